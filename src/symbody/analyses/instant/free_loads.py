"""Forces and torques as unknowns of an equilibrium, or as inputs of a finished motion.

Each becomes a parameter or input of a system of its own: "drive_hip" is a force along
the velocity of a joint, beside all loads; the name of a `Force`, `Torque` or
`JointForce` stands for its value, in place of the formula that the model has.

Discrete variables are parameters or extra states: what looks at an instant has
parameters for them; what differentiates a motion, extra states that have no rate and
jump.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed
from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import indexed
from symbody.formalisms.derivations import building_graph
from symbody.model.joint import Joint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.load import NamedLoad
from symbody.model.loads.springs import Force, Torque
from symbody.model.model import Model
from symbody.model.quantities import Input, Parameter, State
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.pipeline.compile import compile_quietly
from symbody.pipeline.compiled_model import with_sought
from symbody.pipeline.functions import Compile
from symbody.system.assemble import assemble
from symbody.system.spellings import AXES, Form, entry_spellings
from symbody.system.system import System, with_fields
from symbody.system.values import parameter_values, starts_of_discrete

_SIMPLE = (Force, Torque, JointForce)


@final
@dataclass(frozen=True)
class FreeLoads:
    """A model in which some forces are parameters, their names, and what is free."""

    model: CompiledModel
    names: tuple[str, ...]
    free: dict[str, Any]


def with_free_loads(
    arguments: Arguments, model: CompiledModel, free: Mapping[str, object]
) -> FreeLoads:
    """Return a model in which the forces among what is free are parameters."""
    if not free:
        return FreeLoads(model, (), {})
    system = model.derivations.unsettled.system
    known = {s.name for s in (*system.p, *system.u, *system.v, *system.vd)}
    labels = {name: label for name, label in load_labels(system) if name not in known}
    chosen: dict[str, object] = {}
    for name, value in free.items():
        label = labels.get(name, name)
        if label in chosen:
            rule = f"each once, but {label!r} is among them twice"
            raise arguments.refused("free", list(free), rule, "Leave out one of them.")
        chosen[label] = value
    names = [labels[name] for name in free if name in labels]
    if not names:
        return FreeLoads(model, (), chosen)
    if system.nodes:
        rule = "none of a model with nodes, whose forces are solved before"
        remedy = "Write the load with a parameter, and let that be free."
        raise arguments.refused("free", names, rule, remedy)
    return FreeLoads(_compiled(model, tuple(names)), tuple(names), chosen)


def with_driving_inputs(model: CompiledModel, entries: Iterable[str]) -> CompiledModel:
    """Return a model in which the forces of drives among some names are inputs."""
    system = model.derivations.unsettled.system
    drives = _drives(system)
    names = tuple(name for name in entries if name in drives)
    if not names or not {*names}.isdisjoint(system.inputs):
        return model
    return _compiled(model, names, Input)


def compiled_like(
    model: CompiledModel, key: Hashable, change: Callable[[System], System]
) -> CompiledModel:
    """Return a changed system compiled as a model is, with its parameters; made once.

    The key says which change it is.
    """

    def compiled() -> CompiledModel:
        with building_graph():
            system = change(model.derivations.unsettled.system)
        how = Compile(backend=model.backend, formalism=model.formalism)
        made = compile_quietly(system, how)
        made.shared.timings = model.timings
        return made

    own = model.shared.once(key, compiled)
    return with_sought(own, model.overrides) if model.overrides else own


def _compiled(
    model: CompiledModel,
    names: tuple[str, ...],
    kind: type[Parameter] | type[Input] = Parameter,
) -> CompiledModel:
    change = partial(_freed, names=names, kind=kind)
    return compiled_like(model, ("free loads", names, kind), change)


def load_labels(system: System) -> Iterator[tuple[str, str]]:
    """Yield each spelling of a force, and its label."""
    # Shape and names of entries of all forces that can be unknowns.
    forms: dict[str, Form] = dict.fromkeys(_drives(system), ((), ()))
    for named in system.loads:
        if isinstance(named.load, _SIMPLE):
            in_joint = isinstance(named.load, JointForce)
            forms[named.name] = named.load.shape, () if in_joint else AXES
    yield from ((name, name) for name, (shape, _) in forms.items() if not shape)
    for name, (whole, number) in entry_spellings(forms).items():
        yield name, indexed(whole, forms[whole][0])[number]


def _drives(system: System) -> dict[str, tuple[Joint, int]]:
    """Return the joint and the number of each velocity that is not prescribed."""
    free = {*system.spanning_tree.v}
    return {
        f"drive_{v.name.removeprefix('v_')}": (joint, i)
        for joint in system.joints
        for i, v in enumerate(joint.v)
        if v in free
    }


def _freed(
    system: System, names: tuple[str, ...], kind: type[Parameter] | type[Input]
) -> System:
    """Return a system in which forces are parameters, zero by default, or inputs."""
    symbols = {name: Symbol(name) for name in names}
    loads = [_with_symbols(named, symbols) for named in system.loads]
    units = {f"drive_{s.name[2:]}": u for s, u in system.force_units.items()}
    for named in system.loads:
        if isinstance(named.load, _SIMPLE):
            labels = indexed(named.name, named.load.shape)
            units |= dict.fromkeys(labels, named.load.unit)
    for name, (joint, i) in _drives(system).items():
        if name in symbols:
            forces: list[Node] = [ZERO] * len(joint.v)
            forces[i] = symbols[name]
            loads.append(NamedLoad(name, JointForce(joint, tuple(forces))))
    freed: dict[str, Any] = {}
    for name, symbol in symbols.items():
        default: dict[str, Any] = {} if kind is Input else {"default": _array(ZERO)}
        freed[name] = kind(name, _array(symbol), unit=units[name], **default)
    group = "inputs" if kind is Input else "parameters"
    known = getattr(system, group)
    return with_fields(system, loads=tuple(loads), **{group: {**known, **freed}})


def _with_symbols(named: NamedLoad, symbols: Mapping[str, Symbol]) -> NamedLoad:
    load = named.load
    if not isinstance(load, _SIMPLE):
        return named
    labels = indexed(named.name, load.shape)
    if isinstance(load, JointForce):
        values = zip(labels, load.force, strict=True)
        forces = tuple(symbols.get(label, value) for label, value in values)
        return replace(named, load=replace(load, force=forces))
    x, y, z = (
        symbols.get(label, value)
        for label, value in zip(labels, load.vector, strict=True)
    )
    return replace(named, load=replace(load, vector=(x, y, z)))


def _array(node: Node) -> NDArray[np.object_]:
    array = np.empty((), dtype=object)
    array[()] = node
    return array


def as_parameters(system: System) -> System:
    """Return a system with parameters for discrete variables, as these start."""
    own = {
        d.name: Parameter(d.name, d.symbols, d.start, d.unit)
        for d in system.discretes.values()
    }
    return with_fields(system, parameters={**system.parameters, **own}, discretes={})


def as_states(system: System) -> System:
    """Return a system with states behind the others for discrete variables."""
    values, own = iter(starts_of_discrete(system, parameter_values(system))), {}
    for d in system.discretes.values():
        start = np.reshape([next(values) for _ in d.symbols.flat], d.symbols.shape)
        still = np.full(start.shape, ZERO, dtype=object)
        own[d.name] = State(d.name, d.symbols, start, still, d.unit, d.start)
    return with_fields(system, states={**system.states, **own}, discretes={})


def without_discretes(
    model: Model | CompiledModel, turned: Callable[[System], System] = as_parameters
) -> Model | System | CompiledModel:
    """Return a model, compiled or not, whose discrete variables are `turned`."""
    if isinstance(model, Model):
        if not model.discretes:
            return model
        with building_graph():
            return turned(assemble(model))
    return compiled_like(model, turned, turned) if model.system.discretes else model


def with_states(model: CompiledModel) -> CompiledModel:
    """Return a compiled model with states behind the others for discrete variables."""
    known = model.system.discretes
    return compiled_like(model, as_states, as_states) if known else model


def note_of_held(model: CompiledModel, varied: str = "") -> tuple[Note, ...]:
    """Return which discrete variables are held, but for what an analysis varies."""
    if not model.system.whens:
        return ()
    values = dict(zip(model.system.p, model.parameters.tolist(), strict=True))
    held = {s: values[s] for w in model.system.whens.values() for s in w.changed
            if s in values and s.name != varied}  # fmt: skip
    at = listed([f"{symbol.name} = {value:g}" for symbol, value in held.items()])
    text = (
        f"The when clauses {listed([*map(repr, model.system.whens)])} do not act"
        f"{f'; held are {at}' if held else ''}. Other values are parameters."
    )
    return (Note(text, "when clause"),)
