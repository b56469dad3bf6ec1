"""Results of a run that are asked for: names of quantities, or formulas."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.labels import units_of
from symbody.analyses.tangent.tangent_runs import Run
from symbody.arguments import Arguments
from symbody.errors import DerivationError, ExpressionError, ModelError
from symbody.expr.node import Node, as_node
from symbody.expr.text import text
from symbody.pipeline.quantity_slopes import Direction, cost_slopes, quantity
from symbody.runtime.loops.answers import map_over

Array: TypeAlias = NDArray[np.float64]
_LONGEST = 40


@final
@dataclass(frozen=True)
class Outputs:
    """Formulas over a run, in the coordinates of its state.

    Attributes:
        labels: One a formula.
        units: Likewise; "" where nobody knows.
        formulas: The formulas.
        counts: By name as asked for, how many formulas it has.
    """

    labels: tuple[str, ...]
    units: tuple[str, ...]
    formulas: tuple[Node, ...]
    counts: tuple[tuple[str, int], ...]

    def along(
        self, run: Run, times: Array, y: Array, u: Array, wrt: Sequence[Direction]
    ) -> tuple[Array, Array, Array]:
        """Return values, slopes by states, and by parameters, a row a time.

        Args:
            run: The run.
            times: Shape (N,) [s].
            y: States.
            u: Inputs.
            wrt: Parameters and inputs.
        """
        n, m, count = y.shape[1], len(wrt), len(self.formulas)
        function = cost_slopes(
            run.model.shared, self.formulas, wrt, run.formulas, run.model.parameters
        )
        over = map_over(function, times, y, u, count * (1 + n + m))
        slopes = over[:, count:].reshape(-1, count, n + m)
        return over[:, :count], slopes[:, :, :n], slopes[:, :, n:]


def outputs_of(run: Run, values: object, what: str = "of") -> Outputs:
    """Return what a user asks for.

    Args:
        run: The run.
        values: Names of states, sensors and of what `CompiledModel.jacobian` knows, or
            formulas, one or a list.
        what: The argument that holds them, for messages.

    Raises:
        ModelError: One of them is unknown, or no formula.
    """
    request, model = run.asked, run.model
    system = model.system
    states = {s.name: s for s in system.coordinates.y}
    several = list(values) if isinstance(values, (list, tuple)) else [values]
    if not several:
        rule, remedy = "one or several", "Give names of sensors or states, or formulas."
        raise request.refused(what, values, rule, remedy)
    labels: list[str] = []
    units: list[str] = []
    formulas: list[Node] = []
    counts: list[tuple[str, int]] = []
    entries: list[tuple[str, str, Node]]
    for one in several:
        if isinstance(one, str) and one in states:
            entries = [(one, _unit_of_state(run, one), states[one])]
        elif isinstance(one, str):
            entries = _named(request, run, one, what)
        else:
            entries = [_formula(request, run, one)]
        counts.append((one if isinstance(one, str) else entries[0][0], len(entries)))
        labels += [label for label, _, _ in entries]
        units += [unit for _, unit, _ in entries]
        formulas += [node for _, _, node in entries]
    doubled = [label for i, label in enumerate(labels) if label in labels[:i]]
    if doubled:
        rule = f"each once, but {doubled[0]!r} is among them twice"
        raise request.refused(what, values, rule, "Leave out one of them.")
    return Outputs(tuple(labels), tuple(units), tuple(formulas), tuple(counts))


def _unit_of_state(run: Run, name: str) -> str:
    system = run.model.system
    units = {s.name: unit for s, unit in system.units.items()}
    for state in system.states.values():
        units |= {s.name: state.unit for s in state.symbols.ravel().tolist()}
    return units.get(name, "")


def _named(
    arguments: Arguments, run: Run, name: str, what: str
) -> list[tuple[str, str, Node]]:
    model = run.model
    try:
        told = Arguments(arguments.who, DerivationError)
        labels, nodes = quantity(model.shared, told, name, what)
    except DerivationError as error:
        raise ModelError(str(error)) from None
    units = units_of(model.system, name, len(labels))
    return list(zip(labels, units, nodes, strict=True))


def _formula(arguments: Arguments, run: Run, values: object) -> tuple[str, str, Node]:
    try:
        node = as_node(values, arguments.who)
    except ExpressionError as error:
        raise ModelError(str(error)) from None
    words = text(node)
    label = words if len(words) <= _LONGEST else f"{words[: _LONGEST - 1]}…"
    return label, "", run.resolved([node], arguments.who)[0]
