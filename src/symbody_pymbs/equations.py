"""world.genEquations: the equations of motion, and assignments that give them.

PyMbs orders coordinates by coordinate systems: it walks the tree level by level, at
each body in the order of addFrame, and takes the joints that it meets. Bodies connected
rigidly lend theirs to their carrier, behind its own. Bodies that no joint carries are
left out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, final

from symbody.errors import ModelError, warn_user
from symbody.expr.functions import build
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.sympy_bridge import to_sympy
from symbody.formalisms.quantities.choose import Formalism
from symbody.model.model import Model
from symbody.pipeline.compile import compile_model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program
from symbody_pymbs.description import Description
from symbody_pymbs.places import Frame, Joint

# What touches bodies, by its table in the model: its word, and the frames it touches.
_TOUCHING: dict[str, tuple[str, Callable[[Any], Sequence[Any]]]] = {
    "joints": ("joint", lambda joint: (joint.parent, joint.child)),
    "visuals": ("visual", lambda visual: (visual.frame,)),
    "sensors": ("sensor", lambda named: named.sensor.frames()),
    "loads": ("load", lambda named: named.load.frames()),
    "loops": ("loop", lambda named: named.loop.frames()),
    "constraints": ("constraint", lambda named: named.constraint.frames()),
}


def _scheme(formalism: Formalism) -> Callable[..., tuple[bool, float]]:
    """Return the method of `GenEquations` for a formalism."""

    def derive(
        self: GenEquations,
        diff: object = 0,
        kinematicsOnly: bool = False,
        simplify: bool = False,
        graphOptimizations: bool = True,
    ) -> tuple[bool, float]:
        it = self._it
        closed = formalism == "articulated" and (it.loops or it.constraints)
        return _generate(it, "recursive" if closed else formalism, diff, kinematicsOnly)

    return derive


@final
class GenEquations:
    """Schemes of derivation; a call chooses as the first PyMbs did.

    Explicit derives by Jacobians, Recursive recursively, OrderN by articulated bodies.
    Each takes diff, the levels 0, 1, 2 on which constraints are wanted, on all of which
    symbody keeps them; kinematicsOnly, which leaves forces and accelerations out, so
    that velocities are constant; and simplify and graphOptimizations, without effect.
    It returns True, and the seconds that it took.
    """

    def __init__(self, it: Description) -> None:
        self._it = it

    def __call__(self, explicit: bool = False, **options: Any) -> tuple[bool, float]:
        """Derive by the explicit scheme, or else by the recursive one."""
        return (self.Explicit if explicit else self.Recursive)(**options)

    Explicit, Recursive = _scheme("kane"), _scheme("recursive")
    OrderN = _scheme("articulated")


def _generate(
    it: Description, formalism: Formalism, diff: object, kinematics_only: bool
) -> tuple[bool, float]:
    levels = diff if isinstance(diff, list | tuple) else [diff]
    if any(level not in (0, 1, 2) for level in levels):
        raise ModelError(
            f"genEquations: diff={diff!r}: levels are 0, 1 and 2, for position, "
            f"velocity and acceleration."
        )
    start = time.perf_counter()
    it.formalism, it.kinematics_only = formalism, bool(kinematics_only)
    it.compiled = None
    compiled = compiled_of(it)
    if not kinematics_only:
        compiled.equations("dynamics")
    return True, time.perf_counter() - start


def compiled_of(it: Description, name: str | None = None) -> CompiledModel:
    """Return the world with its equations, derived if they are not yet."""
    if name is not None and it.model.name != name:
        it.model.name, it.compiled = name, None
    if it.compiled is None:
        for prepare in it.before_equations:
            prepare()
        order_joints(it)
        put_back = leave_out_unconnected(it)
        try:
            it.compiled = compile_model(it.model, formalism=it.formalism)
        finally:
            put_back()
    return it.compiled


@final
@dataclass(frozen=True)
class Equation:
    """An assignment of a formula to a symbol, of SymPy."""

    lhs: object
    rhs: object

    def __repr__(self) -> str:
        return f"{self.lhs} = {self.rhs}"


def motion_equations(it: Description) -> list[Equation]:
    """Return assignments that end with the state's derivatives der_q_…, der_qd_…."""
    program = compiled_of(it).program("derivatives")
    return _equations(it, program, [f"der_{name}" for name in state_names(it)])


def sensor_equations(it: Description) -> list[Equation]:
    """Return the assignments of the sensors."""
    compiled = compiled_of(it)
    if not compiled.equations("sensors").results:
        return []
    program = compiled.program("sensors")
    labels = [label for result in program.results for label in result.labels]
    return _equations(it, program, labels)


def _equations(it: Description, program: Program, names: list[str]) -> list[Equation]:
    """Return the steps of a program, and after them its results under their names."""
    steps = [*program.constants, *program.assignments()]
    known: dict[Node, Symbol] = {step.node: Symbol(step.name) for step in steps}
    for velocity in compiled_of(it).system.v:
        known[velocity] = Symbol(_state_name(velocity.name))
    left = [step.name for step in steps] + names
    right = [_opened(step.node, known) for step in steps]
    right += [_cut(node, known) for node in program.outputs()]
    pairs = zip(left, right, strict=True)
    return [Equation(to_sympy(Symbol(name)), to_sympy(node)) for name, node in pairs]


def _opened(node: Apply, known: Mapping[Node, Symbol]) -> Node:
    """Return an operation with the names of its arguments."""
    return build(node.op, *(_cut(arg, known) for arg in node.args))


def _cut(node: Node, known: Mapping[Node, Symbol]) -> Node:
    """Return a formula with its named parts replaced; statements are not deep."""
    if node in known:
        return known[node]
    return _opened(node, known) if isinstance(node, Apply) else node


def state_names(it: Description) -> list[str]:
    """Return the names of the states as PyMbs has them: q_…, then qd_…."""
    return [_state_name(label) for label in compiled_of(it).state_labels()]


def _state_name(label: str) -> str:
    return f"qd_{label[2:]}" if label.startswith("v_") else label


@final
@dataclass(eq=False)
class _Place:
    """A body or coordinate system, with those that are defined in it."""

    what: object
    inner: list[_Place] = field(default_factory=list)


def order_joints(it: Description) -> None:
    """Put the joints of the model into the order of PyMbs."""
    moving = _moving_joints(it)
    rigid = [j for j in it.joints.values() if j.dof is None]
    reached = {id(it.model.world)}
    result: list[Joint] = []

    def take(joint: Joint) -> None:
        result.append(joint)
        reached.add(id(joint.child._body._place))

    def take_rigid() -> None:
        while ready := [j for j in rigid if id(j.parent._body._place) in reached]:
            for joint in ready:
                rigid.remove(joint)
                take(joint)

    for joint in moving:
        take_rigid()
        take(joint)
    take_rigid()
    known = {id(joint) for joint in result}
    result += [j for j in it.joints.values() if id(j) not in known]
    it.model.joints = {joint._joint.name: joint._joint for joint in result}


def _moving_joints(it: Description) -> list[Joint]:
    """Return the joints that move and that the world carries, in PyMbs's order."""
    bodies = {id(body): _nested(body) for body in (it.world, *it.bodies.values())}
    for place in bodies.values():
        _flatten(place)
    for joint in it.joints.values():
        if joint.dof is None:
            _merge(bodies, joint)
    for place in bodies.values():
        _flatten(place)
    at: dict[int, list[Joint]] = {}
    for joint in it.joints.values():
        if joint.dof is not None:
            at.setdefault(id(joint.parent), []).append(joint)
    result: list[Joint] = []
    queue = list(bodies[id(it.world)].inner)
    for place in queue:
        for joint in at.get(id(place.what), ()):
            result.append(joint)
            queue.extend(bodies[id(joint.child._body)].inner)
    return result


def _nested(frame: Frame) -> _Place:
    return _Place(frame, [_nested(inner) for inner in frame.coordList])


def _flatten(body: _Place) -> None:
    """Define all coordinate systems in the body, those nested after the others."""
    queue = list(body.inner)
    for place in queue:
        while place.inner:
            inner = place.inner.pop(0)
            body.inner.append(inner)
            queue.append(inner)


def _merge(bodies: dict[int, _Place], joint: Joint) -> None:
    """Hang a rigidly connected body below the place that carries it."""
    carrier = bodies[id(joint.parent._body)]
    child = bodies[id(joint.child._body)]
    place = _find(carrier, joint.parent)
    link = next((p for p in child.inner if p.what is joint.child), None)
    if place is None or link is None:
        return
    child.inner.remove(link)
    link.inner = [child]
    place.inner.append(link)


def _find(place: _Place, frame: object) -> _Place | None:
    stack = [place]
    while stack:
        candidate = stack.pop()
        if candidate.what is frame:
            return candidate
        stack.extend(candidate.inner)
    return None


def leave_out_unconnected(it: Description) -> Callable[[], None]:
    """Leave only connected bodies in the model, warn, and return what undoes it."""
    model = it.model
    carried = _carried(model)
    lost = [name for name in model.bodies if name not in carried]
    if not lost:
        return lambda: None
    before: dict[str, Mapping[str, object]] = {"bodies": model.bodies}
    model.bodies = {n: body for n, body in model.bodies.items() if n in carried}
    without: list[str] = []
    for table, (word, frames_of) in _TOUCHING.items():
        elements = before[table] = getattr(model, table)
        connected = {
            name: element
            for name, element in elements.items()
            if all(frame.body.name in carried for frame in frames_of(element))
        }
        without += [f"{word} {name!r}" for name in elements if name not in connected]
        setattr(model, table, connected)
    _warn(it, lost, without)

    def put_back() -> None:
        for table, elements in before.items():
            setattr(model, table, elements)

    return put_back


def _carried(model: Model) -> set[str]:
    """Return the names of the bodies that hang on the world, and of the world."""
    carried, reached = {"world"}, {"world"}
    while reached:
        reached = {
            joint.child.body.name
            for joint in model.joints.values()
            if joint.parent.body.name in carried
        } - carried
        carried |= reached
    return carried


def _warn(it: Description, lost: Sequence[str], without: Sequence[str]) -> None:
    bodies = " and ".join(f"body {name!r}" for name in lost)
    also = f", and with that {', '.join(without)}" if without else ""
    text = (
        f"{bodies}: no joint leads to the world, so it is left out{also}. Connect it "
        f"with addJoint before genEquations."
    )
    if text not in it.warned:
        it.warned.add(text)
        warn_user(text)
