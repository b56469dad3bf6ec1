"""One list of laws that every kind of element keeps, those of users as well.

Each law looks at a mechanism that has an element of the kind, on bodies that a free
base carries, at random places and velocities. The element is a sample, which follows
from the types of its fields, unless the caller makes one.
"""

from __future__ import annotations

import copy
import inspect
import pickle
import tempfile
import warnings
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields, replace
from functools import cached_property
from pathlib import Path
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.errors import ModelError, ModelWarning, SymbodyError
from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import evaluate_each
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.io.formats import read, write
from symbody.model.body import Frame
from symbody.model.catalogue import library
from symbody.model.constraints.constraint import Algebraic
from symbody.model.field import field_types, field_units
from symbody.model.fields import Place
from symbody.model.kinds import GROUPS, sample
from symbody.model.loads.beam import Bushing
from symbody.model.loads.joint_loads import TorsionalSpringDamper
from symbody.model.loads.own_law import Connector
from symbody.model.model import Model
from symbody.model.sensors.energy import Power
from symbody.model.sensors.frames import Velocity
from symbody.model.sensors.joints import AnyConstraint, LoadValue
from symbody.pipeline.compile import compile_model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.functions import CompiledFunction
from symbody.runtime.load import compile_programs
from symbody.spatial.rotation import rotation
from symbody.system.assemble import assemble
from symbody.system.system import flow_of
from symbody.system.unit_check import unit_flaws
from symbody.testing.cases import reference
from symbody.view.scene import items_of
from symbody.writers.generate import LANGUAGES, writer_of

# Adds what an element needs to a model, on a frame of a free body, and returns it.
Build: TypeAlias = Callable[[Model, Frame], Any]
Numbers: TypeAlias = Mapping[str, NDArray[np.float64]]

# Of derivatives against differences, and of what differs by rounding only.
_OF_DIFFERENCES, _ROUNDING, _STEP = 1e-6, 1e-10, 1e-5
_JOINTS = {"a": ("Rz",), "b": ("Tx",), "c": ("Tz", "Rx", "Ry")}
# A unit of no field; and how many states are tried until a load acts.
_FOREIGN, _MOST_STATES = "mol", 10
_TIME = 0.4
# The equations that follow from an element, and the program that has its formulas.
_EQUATIONS = {
    "sensor": "sensors", "constraint": "constraints", "contact": "contacts",
    "loop": "dynamics",
}  # fmt: skip
_PROGRAMS = {
    "constraint": "constraints", "contact": "contacts", "loop": "dependents"
}  # fmt: skip
_CLOSING = ("constraint", "loop")
_MECHANICAL = ("joint", "load", *_CLOSING)


def _solid(rng: np.random.Generator) -> dict[str, Any]:
    """Return mass, center of mass and moments of inertia that a body can have."""
    moments = rng.uniform(0.1, 0.15, size=3).tolist()
    return {"mass": 1.0, "com": rng.normal(0, 0.1, size=3).tolist(), "inertia": moments}


def _sampled(kind: type, seed: int) -> Build:
    """Return what puts a sample of a kind between bodies on joints of several sorts."""

    def build(model: Model, ground: Frame) -> Any:
        rng = np.random.default_rng(seed)
        for name, joint in _JOINTS.items():
            body = model.add_body(name, **_solid(rng))
            place = ground.add_frame(f"at_{name}", at=rng.normal(0, 0.4, size=3))
            q, v = rng.uniform(-0.6, 0.6, len(joint)), rng.normal(size=len(joint))
            model.add_joint(f"to_{name}", place, body, joint, q=q, v=v)
        if hasattr(kind, "measure"):
            for load in (TorsionalSpringDamper, Bushing, Connector):
                model.add_load(load.__name__, sample(load, model))
        if AnyConstraint in field_types(kind).values():
            model.add_constraint("cut", Algebraic(model.joints["to_b"].q[0] - 0.2))
        return sample(kind, model)

    return build


@final
class Specimen:
    """An element of a kind in a mechanism; a load is sought a state in which it acts.

    Attributes:
        kind: The kind.
        group: That of the kind: "joint", "load", "sensor", ….
        element: The element, as it was written.
    """

    def __init__(self, kind: type, build: Build | None = None) -> None:
        self.kind = kind
        self.group = next(name for name, belongs in GROUPS.items() if belongs(kind))
        self.element: Any = None
        self._seed, self._build = 0, build
        while self.group == "load" and self._seed < _MOST_STATES and not self.acts:
            self._seed += 1
            del self.compiled, self.values, self.forces

    def model(
        self, change: Callable[[Model, Any], Any] | None = None, *, moved: bool = False
    ) -> Model:
        """Return the mechanism.

        Args:
            change: Returns another element for the one that was built.
            moved: Whether all that is on the world stands on another frame of it.
        """
        rng = np.random.default_rng(1)
        turn = np.array(rotation((3, -1, 2), 0.8 * moved), dtype=float)
        model = Model("bench", gravity=turn @ (0.5, -1.0, -9.0))
        at = (0.3, -0.7, 0.4) if moved else (0, 0, 0)
        ground = model.world.add_frame("ground", at=at, rotation=turn)
        base = model.add_body("base", **_solid(rng))
        model.add_joint("to_base", ground, base, "free", v=rng.normal(size=6))
        element = (self._build or _sampled(self.kind, self._seed))(model, base.origin)
        self.element = element = element if change is None else change(model, element)
        if self.group == "joint":
            body = model.add_body("hand", **_solid(rng))
            n = sum(len(part.velocities) for part in element.elements)
            model.add_joint("it", base, body, element, v=rng.normal(size=n))
            model.add_sensor("value", Velocity(body))
        elif self.group == "shape":
            model.add_visual(base, element, name="it")
        else:
            getattr(model, f"add_{self.group}")("it", element)
        if self.group == "load":
            model.add_sensor("value", LoadValue("it"))
            model.add_sensor("power", Power("it"))
        return model

    @cached_property
    def compiled(self) -> CompiledModel:
        """The mechanism, by the backend that is ready at once."""
        return compile_model(self.model(), backend="python")

    @cached_property
    def values(self) -> dict[str, float]:
        """The state at which the mechanism starts, and accelerations, by name.

        Accelerations are those of the mechanism where the element closes it, and else
        random ones, by which nothing need be solved.
        """
        values, system = _start(self.compiled), self.compiled.system
        if self.group in _CLOSING:
            vd = self.numbers(self.compiled, "dynamics")["vd"].tolist()
            values |= dict(zip((s.name for s in system.vd), vd, strict=True))
        return values

    @cached_property
    def forces(self) -> NDArray[np.float64]:
        """Forces by velocities that the motion needs more without the element."""
        bare = derive_inverse(replace(self.compiled.system, loads=())).results
        needed = evaluate_each(bare, self.values)["tau"]
        if self.group == "load":
            needed = needed - self.numbers(self.compiled, "inverse")["tau"]
        return needed

    @property
    def acts(self) -> bool:
        """Whether the element has forces at the state."""
        return bool(np.abs(self.forces).max() > _ROUNDING)

    def numbers(self, compiled: CompiledModel, kind: str = "") -> Numbers:
        """Return equations of a model where it starts; by default the element's."""
        equations = compiled.equations(kind or _EQUATIONS.get(self.group, "inverse"))
        return evaluate_each(equations.results, _start(compiled))


def _start(compiled: CompiledModel) -> dict[str, float]:
    """Return the state at which a model starts by name, and random accelerations."""
    system, rng = compiled.system, np.random.default_rng(2)
    names = [s.name for s in (*system.q, *system.v, *system.x)]
    values = dict(zip(names, compiled.start_state().tolist(), strict=True))
    return values | {"t": _TIME} | {s.name: float(rng.normal()) for s in system.vd}


def _differing(one: Numbers, other: Numbers, rtol: float, what: str) -> str:
    """Return which results of two mechanisms differ, and by how much."""
    for name, values in one.items():
        size = float(np.abs(values).max(initial=1e-3))
        apart = float(np.abs(values - other[name]).max(initial=0.0))
        if not apart <= rtol * size:
            return f"{name} differs by {apart:.1e} of {size:.1e} {what}"
    return ""


def _power(at: Specimen) -> str:
    """Energy changes by the power of what acts; that of a load is what `Power` says."""
    if at.group == "load" and not at.acts:
        return "it has no force where the mechanism starts"
    compiled, system = at.compiled, at.compiled.system
    energy = compiled.equations("energy").results
    v = np.array([at.values[s.name] for s in system.v])
    flow = {**flow_of(system), **dict(zip(system.v, system.vd, strict=True))}
    if at.group in _CLOSING:
        rates = at.numbers(compiled, "dynamics")
        flow = dict(zip(system.q, rates["qd"], strict=True))
        flow |= dict(zip(system.v, rates["vd"], strict=True))
    stored = [energy[name].item() for name in ("kinetic", "potential")]
    formulas = {"rate": np.array(time_derivative(stored, flow)), "of": energy["power"]}
    numbers = evaluate_each(formulas, at.values)
    power = numbers["of"]
    if at.group not in _CLOSING:
        power = power + at.numbers(compiled, "inverse")["tau"] @ v
    ours = {"the rate of energy": numbers["rate"].sum(keepdims=True)}
    theirs = {"the rate of energy": power}
    if at.group == "load":
        ours["Power"] = np.atleast_1d(at.numbers(compiled, "sensors")["power"])
        theirs["Power"] = at.forces @ v
    return _differing(ours, theirs, _ROUNDING, "from what the forces do")


def _reaction(at: Specimen) -> str:
    """Forces between bodies give their free base neither force nor torque."""
    n = len(at.compiled.system.joints[0].v)
    rest, size = np.abs(at.forces[:n]).max(), max(1.0, np.abs(at.forces).max())
    return "" if rest <= _ROUNDING * size else f"{rest:.1e} of {size:.1e} is left over"


def _frames(at: Specimen) -> str:
    """It is alike wherever the whole mechanism stands."""
    moved = at.numbers(compile_model(at.model(moved=True), backend="python"))
    return _differing(at.numbers(at.compiled), moved, _ROUNDING, "elsewhere")


def _derivatives(at: Specimen) -> str:
    """The Jacobian of the rates is what their differences say."""
    names = [s.name for s in (*at.compiled.system.q, *at.compiled.system.v)]
    way = np.random.default_rng(3).normal(size=len(names))
    ends = []
    for step in (_STEP, -_STEP):
        shift = zip(names, way, strict=True)
        there = at.values | {name: at.values[name] + step * w for name, w in shift}
        rates = evaluate_each(at.compiled.equations("dynamics").results, there)
        ends.append(np.concatenate([rates["qd"], rates["vd"]]))
    slopes = {"a slope": (ends[0] - ends[1]) / (2 * _STEP)}
    J = at.numbers(at.compiled, "jacobian")["J"]
    return _differing(slopes, {"a slope": J @ way}, _OF_DIFFERENCES, "from differences")


def _files(at: Specimen) -> str:
    """A model from its file gives the same numbers to the last digit."""
    with tempfile.TemporaryDirectory() as folder:
        again = read(write(at.model(), Path(folder) / "bench.json"), folders=["/"])
    numbers = at.numbers(compile_model(again, backend="python"))
    return _differing(at.numbers(at.compiled), numbers, 0, "after a file")


def _units(at: Specimen) -> str:
    """Each formula in a field has a unit; fields take theirs, and another is told."""
    units, types = field_units(at.kind), field_types(at.kind).items()
    right = {k: u[0].partition(" or ")[0] for k, u in units.items() if "{" not in u[0]}
    told = _told(at, right)
    flaws = [f"it is told of {right}: {told}"] if told else []
    formulas = [name for name, kind in types if kind.form in ("formula", "law")]
    flaws += [f"{name} has no unit" for name in formulas if name not in units]
    for name in units:
        if not _told(at, {name: _FOREIGN}):
            flaws.append(f"{name} may be in {_FOREIGN}")
    return "; ".join(flaws)


def _told(at: Specimen, units: Mapping[str, str]) -> str:
    """Return what is said of parameters in units in the place of fields."""

    def change(model: Model, element: Any) -> Any:
        values: dict[str, Any] = {}
        for name, unit in units.items():
            written = getattr(element, name)
            default = written if isinstance(written, float) else 0.5
            p = values[name] = model.add_parameter(f"p_{name}", default, unit=unit)
            if np.shape(written) == (3,):
                values[name] = [p, p, p]
            elif len(field_units(at.kind)[name]) > 1:
                values[name] = lambda *_, p=p: p
        return replace(element, **values)

    try:
        flaws = unit_flaws(assemble(at.model(change)))
    except ModelError as error:
        return str(error)
    return "; ".join(flaw.text for flaw in flaws if flaw.is_certain)


def _languages(at: Specimen) -> str:
    """Every language writes its formulas, and LLVM gives the reference values."""
    program = at.compiled.program(_PROGRAMS.get(at.group, "sensors"))
    for language in LANGUAGES:
        writer_of(language)([program], "bench")
    u = np.zeros(len(at.compiled.system.u))
    point, p = (_TIME, at.compiled.start_state(), u), at.compiled.parameters
    expected = reference(program, (*point, p)).values()
    values = {"its value": np.concatenate([np.ravel(value) for value in expected])}
    (entry,) = compile_programs([program], seldom=True)
    found = {"its value": np.ravel(CompiledFunction.of(entry, p)(*point))}
    return _differing(values, found, _ROUNDING, "in LLVM")


def _picture(at: Specimen) -> str:
    """It is drawn, unless it is in one place only, which has a mark."""
    drawn = {item.name.partition("_")[0] for item in items_of(at.compiled.system)}
    types = field_types(at.kind).items()
    places = [name for name, kind in types if issubclass(kind, Place)]
    return "nothing is drawn" if len(places) > 1 and "it" not in drawn else ""


def _card(at: Specimen) -> str:
    """The library and its docstring say what it is, and what its fields are."""
    name, texts = at.kind.__name__, [base.__doc__ or "" for base in at.kind.__mro__]
    meant = "".join(map(inspect.cleandoc, texts))
    unsaid = [f.name for f in fields(at.kind) if f"\n    {f.name}: " not in meant]
    flaws = [f"its docstring says nothing of {', '.join(unsaid)}"] if unsaid else []
    if len(texts[0].partition("\n")[0].split()) < 2:
        flaws.append("its docstring does not begin with a line that says what it is")
    listed = {name for names in library().values() for name in names}
    public = at.kind.__module__.startswith("symbody.")
    if public and at.group in ("load", "constraint") and name not in listed:
        flaws.append("the library does not list it")
    if not repr(at.element).startswith(f"{name}("):
        flaws.append(f"it shows itself as {at.element!r}")
    return "; ".join(flaws)


def _copies(at: Specimen) -> str:
    """A pickle and a copy of the model give the same numbers to the last digit."""
    again = copy.deepcopy(pickle.loads(pickle.dumps(at.model())))
    numbers = at.numbers(compile_model(again, backend="python"))
    return _differing(at.numbers(at.compiled), numbers, 0, "in a copy")


# By name: the law, and the groups of kinds that it is meant for.
LAWS: Mapping[str, tuple[Callable[[Specimen], str], Collection[str]]] = {
    "power": (_power, _MECHANICAL),
    "reaction": (_reaction, ("load", "constraint")),
    "frames": (_frames, (*_MECHANICAL, "sensor", "contact")),
    "derivatives": (_derivatives, _MECHANICAL),
    "files": (_files, GROUPS),
    "units": (_units, GROUPS),
    "languages": (_languages, (*_MECHANICAL, "sensor", "contact")),
    "picture": (_picture, (*_MECHANICAL, "shape")),
    "card": (_card, GROUPS),
    "copies": (_copies, GROUPS),
}


def broken_laws(kind: type, build: Build | None = None) -> dict[str, str]:
    """Return the laws that a kind breaks, with what was found; see `check_kind`."""
    broken = {}
    with warnings.catch_warnings(), building_graph():
        warnings.simplefilter("ignore", ModelWarning)
        specimen = Specimen(kind, build)
        for law, (holds, groups) in LAWS.items():
            try:
                flaw = holds(specimen) if specimen.group in groups else ""
            except SymbodyError as error:
                flaw = str(error)
            if flaw:
                broken[law] = flaw
    return broken


def check_kind(
    kind: type, build: Build | None = None, *, but: Collection[str] = ()
) -> None:
    """Hold a kind of element to the laws that all kinds keep.

    Args:
        kind: A joint, load, sensor, constraint, loop or shape, as a class.
        build: Adds what an element of the kind needs to a model, on a frame of a free
            body, and returns the element; by default a sample of the kind stands
            between bodies on joints of several sorts.
        but: Laws that the kind need not keep, among "power", "reaction", "frames",
            "derivatives", "files", "units", "languages", "picture", "card" and
            "copies".

    Raises:
        ModelError: It breaks a law; the message says which, and how.
        CallError: There is no law of a name in `but`.
    """
    but = Arguments("check_kind").words("but", but, LAWS)
    broken = {k: v for k, v in broken_laws(kind, build).items() if k not in but}
    if broken:
        lines = "\n".join(f"  {law}: {flaw}" for law, flaw in broken.items())
        raise ModelError(
            f"check_kind: {kind.__name__} breaks {len(broken)} of {len(LAWS)} laws:\n"
            f"{lines}\nMend it, or name under `but` what it need not keep."
        )
