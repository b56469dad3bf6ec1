"""world.genEquations: the equations of motion, and assignments that give them.

PyMbs orders coordinates by coordinate systems: it walks the tree level by level, at
each body in the order of addFrame, and takes the joints that it meets. Bodies connected
rigidly lend theirs to their carrier, behind its own. Bodies that no joint carries are
left out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, final

from symbody.errors import ModelError, warn_user
from symbody.expr.functions import build
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.sympy_bridge import to_sympy
from symbody.model.model import Model
from symbody.pipeline.compile import compile_model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program
from symbody.typing import Formalism
from symbody_pymbs.description import Description
from symbody_pymbs.places import Body, Frame, Joint

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
        it.compiled = compile_model(connected(it), formalism=it.formalism)
    return it.compiled


@final
@dataclass(frozen=True)
class Equation:
    """An assignment of a formula to a symbol, of SymPy."""

    lhs: object
    rhs: object

    def __repr__(self) -> str:
        return f"{self.lhs} = {self.rhs}"


def getMotionEquations(world: Body) -> list[Equation]:
    """Return assignments, in order, that end with the state's derivatives der_q_…."""
    it = world._it
    program = compiled_of(it).program("derivatives")
    return _equations(it, program, [f"der_{name}" for name in state_names(it)])


def getSensorEquations(world: Body) -> list[Equation]:
    """Return assignments, in order, that end with the values of the sensors."""
    it, compiled = world._it, compiled_of(world._it)
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


def order_joints(it: Description) -> None:
    """Put the joints of the model into the order of PyMbs."""
    rigid = [j for j in it.joints.values() if j.dof is None]
    reached: set[Frame] = {it.world}
    result: dict[str, Joint] = {}

    def take(joint: Joint) -> None:
        result[joint.name] = joint
        reached.add(joint.child._body)

    def take_rigid() -> None:
        while ready := [j for j in rigid if j.parent._body in reached]:
            for joint in ready:
                rigid.remove(joint)
                take(joint)

    for joint in _moving_joints(it):
        take_rigid()
        take(joint)
    take_rigid()
    joints = (result | it.joints).values()
    it.model.joints = {joint._joint.name: joint._joint for joint in joints}


def _moving_joints(it: Description) -> list[Joint]:
    """Return the joints that move and that the world carries, in PyMbs's order."""
    bodies: list[Body] = [it.world, *it.bodies.values()]
    # What is defined in a body: all its coordinate systems, nested ones last.
    inner: dict[Frame, list[Frame]] = {}
    for body in bodies:
        places = inner[body] = list(body.coordList)
        for place in places:
            places += place.coordList
            inner[place] = []
    for joint in it.joints.values():
        place, link, body = joint.parent, joint.child, joint.child._body
        # A rigidly connected body hangs below the place that carries it.
        if joint.dof is None and place in inner[place._body]:
            inner[body].remove(link)
            inner[link] = [body]
            inner[place].append(link)
    for body in bodies:
        places = inner[body]
        for place in places:
            places += inner[place]
            inner[place] = []
    at: dict[Frame, list[Joint]] = {}
    for joint in it.joints.values():
        if joint.dof is not None:
            at.setdefault(joint.parent, []).append(joint)
    result: list[Joint] = []
    queue = list(inner[it.world])
    for place in queue:
        for joint in at.get(place, ()):
            result.append(joint)
            queue += inner[joint.child._body]
    return result


def connected(it: Description) -> Model:
    """Return the model, of connected bodies only; warn of what is left out."""
    model, carried = it.model, _carried(it.model)
    lost = [name for name in model.bodies if name not in carried]
    if not lost:
        return model
    part = object.__new__(Model)
    vars(part).update(vars(model))
    part.bodies = {n: body for n, body in model.bodies.items() if n in carried}
    without: list[str] = []
    for table, (word, frames_of) in _TOUCHING.items():
        elements = {
            name: element
            for name, element in getattr(model, table).items()
            if all(frame.body.name in carried for frame in frames_of(element))
        }
        names = getattr(model, table)
        without += [f"{word} {name!r}" for name in names if name not in elements]
        setattr(part, table, elements)
    bodies = " and ".join(f"body {name!r}" for name in lost)
    also = f", and with that {', '.join(without)}" if without else ""
    text = (
        f"{bodies}: no joint leads to the world, so it is left out{also}. Connect it "
        f"with addJoint before genEquations."
    )
    if text not in it.warned:
        it.warned.add(text)
        warn_user(text)
    return part


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
