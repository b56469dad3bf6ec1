"""world.genEquations: the equations of motion, and assignments that give them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, final

from symbody.compat.pymbs.description import Description
from symbody.compat.pymbs.order import order_joints
from symbody.compat.pymbs.unconnected import leave_out_unconnected
from symbody.errors import ModelError
from symbody.expr.node import Apply, Node, Symbol
from symbody.expr.operations import build
from symbody.expr.sympy_bridge import to_sympy
from symbody.formalisms.quantities.choose import Formalism
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.stages import compile_model
from symbody.program.program import Program


@final
class GenEquations:
    """Schemes of derivation; a call chooses as the first PyMbs did."""

    def __init__(self, it: Description) -> None:
        self._it = it

    def __call__(self, explicit: bool = False, **options: Any) -> tuple[bool, float]:
        """Derive by the explicit scheme, or else by the recursive one."""
        return (self.Explicit if explicit else self.Recursive)(**options)

    def Explicit(
        self,
        diff: object = 0,
        kinematicsOnly: bool = False,
        simplify: bool = False,
        graphOptimizations: bool = False,
    ) -> tuple[bool, float]:
        """Derive by Jacobians; see `Recursive`."""
        return _generate(self._it, "kane", diff, kinematicsOnly)

    def Recursive(
        self,
        diff: object = 0,
        kinematicsOnly: bool = False,
        simplify: bool = False,
        graphOptimizations: bool = True,
    ) -> tuple[bool, float]:
        """Derive recursively.

        Args:
            diff: Levels 0, 1, 2 on which constraints are wanted; symbody keeps them on
                all, so that nothing depends on it.
            kinematicsOnly: Leave forces and accelerations out: velocities are constant.
            simplify: No effect: formulas simplify themselves.
            graphOptimizations: No effect: the graph is always reduced.

        Returns:
            True, and the seconds it took.

        Raises:
            ModelError: The world contradicts itself, or a level is none.
        """
        return _generate(self._it, "recursive", diff, kinematicsOnly)

    def OrderN(
        self,
        diff: object = 0,
        kinematicsOnly: bool = False,
        simplify: bool = False,
        graphOptimizations: bool = True,
    ) -> tuple[bool, float]:
        """Derive by articulated bodies, for many joints; see `Recursive`."""
        formalism: Formalism = "articulated"
        if self._it.loops or self._it.constraints:
            formalism = "recursive"
        return _generate(self._it, formalism, diff, kinematicsOnly)


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
    it.formalism, it.kinematics_only, it.compiled = (
        formalism,
        bool(kinematics_only),
        None,
    )
    compiled = compiled_of(it)
    if not kinematics_only:
        compiled.equations("dynamics")
    return True, time.perf_counter() - start


def compiled_of(it: Description, name: str | None = None) -> CompiledModel:
    """Return the world with its equations, derived if they are not yet.

    Args:
        it: The description.
        name: Of the model, which generated code contains; None for any.
    """
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
    """An assignment.

    Attributes:
        lhs: Symbol on its left, of SymPy.
        rhs: Formula on its right, of SymPy, with symbols of earlier assignments.
    """

    lhs: object
    rhs: object

    def __repr__(self) -> str:
        return f"{self.lhs} = {self.rhs}"


def motion_equations(it: Description) -> list[Equation]:
    """Return assignments that end with the state's derivatives der_q_…, der_qd_…."""
    program = compiled_of(it).program("derivatives")
    return _equations(it, program, [f"der_{name}" for name in state_names(it)])


def sensor_equations(it: Description) -> list[Equation]:
    """Return assignments that give what the sensors measure."""
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
    """Return an operation with the names of what it is made of."""
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
