"""Messages about the element that switches where a run does not get on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, final

import numpy as np

from symbody.analyses.instant.inputs import (
    Array,
    ConstantInputs,
    PythonInputs,
    as_function,
)
from symbody.analyses.run.driving import Driving
from symbody.events.switches import conditions_in, jumps_in
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Node, Symbol
from symbody.expr.text import text
from symbody.formalisms.derivations import building_graph
from symbody.pipeline import CompiledModel
from symbody.results.status import Statistics

# How far before and behind a state the conditions are looked at, in time [s], beside
# the time itself; and how much nearer a jump is still one.
_AROUND, _NEARER = 1e-6, 1e-2
# Rejected steps that are told: so many, and so large a part of the others.
_FEW, _MANY = 10, 0.3
_LONGEST = 60  # text of a condition that is shown


class _Crossing(NamedTuple):
    """A condition that changes its sign near by.

    Attributes:
        offset: When that is, from now [s].
        who: Kind and name of the element.
        condition: What changes its sign.
    """

    offset: float
    who: str
    condition: Node


@final
class Switching:
    """Looks for a jump of the rates at a time and state: called when a run fails."""

    def __init__(self, model: CompiledModel, driving: Driving) -> None:
        self._model = model
        self._driving = driving
        self._inputs = driving.inputs
        self._held: Array | None = driving.held

    def __call__(self, t: float, y: Array) -> str:
        """Return which element switches there, for a message; "" if none does.

        Args:
            t: The time [s].
            y: The last state that a run has reached.
        """
        with building_graph():
            return self._crossing(t, y[: len(self._model.state_labels())])

    def _crossing(self, t: float, y: Array) -> str:
        # A Python function may raise where the run has not been.
        self._inputs, self._held = self._driving.inputs, self._driving.held
        if isinstance(self._inputs, PythonInputs):
            self._inputs, self._held = ConstantInputs(self._u(t, y)), None
        yd = self._rates(t, y)
        if not np.isfinite(yd).all():
            return ""
        step = _AROUND * max(1.0, abs(t))
        for result in self._crossings(t, y, yd, step):
            wide = self._change(t, y, yd, result.offset, step)
            narrow = self._change(t, y, yd, result.offset, _NEARER * step)
            if narrow > 0.5 * wide:
                return _sentence(result)
        return ""

    def _u(self, t: float, y: Array) -> Array:
        return as_function(self._inputs, self._held)(t, y)

    def _rates(self, t: float, y: Array) -> Array:
        u = self._u(t, y)
        rates: Array = self._model.function("derivatives")(t, y, u)
        return rates

    def _change(self, t: float, y: Array, yd: Array, offset: float, by: float) -> float:
        """Return how much the rates change around a time not far off."""
        sides = (offset - by, offset + by)
        before, after = (self._rates(t + s, y + s * yd) for s in sides)
        return float(np.abs(after - before).max(initial=0.0))

    def _crossings(self, t: float, y: Array, yd: Array, step: float) -> list[_Crossing]:
        """Return what changes its sign within a step to either side, nearest first."""
        known = self.conditions()
        nodes = [node for _, node in known]
        sides = [
            evaluate_all(nodes, self._values(t + s, y + s * yd))
            for s in (-step, 0.0, step)
        ]
        entries = [
            _Crossing(-2 * step * now / (after - before), who, node)
            for (who, node), before, now, after in zip(known, *sides, strict=True)
            if before * after < 0
        ]
        return sorted(entries, key=lambda crossing: abs(crossing.offset))

    def conditions(self) -> list[tuple[str, Node]]:
        """Return what changes its sign where formulas switch, with whose it is."""
        results = self._model.equations("switches").results
        entries: list[tuple[str, Node]] = []
        for who, nodes in results.items():
            entries += [(who, node) for node in nodes.tolist()]
        for symbol, formula in self._driving.formulas.items():
            who = f"input {symbol.name!r}"
            entries += [(who, node) for node in conditions_in([formula])]
        return entries

    def _values(self, t: float, y: Array) -> Mapping[Symbol, float]:
        system = self._model.system
        u: Sequence[float] = self._u(t, y).tolist()
        symbols = (system.t, *system.coordinates.y, *system.u, *system.p)
        numbers = (t, *y.tolist(), *u, *self._model.parameters.tolist())
        return dict(zip(symbols, numbers, strict=True))


def notes_of_rejections(
    model: CompiledModel, driving: Driving, statistics: Statistics
) -> tuple[str, ...]:
    """Return that jumps by the state cost steps and accuracy, if they may well do so.

    Args:
        model: The model.
        driving: What gives the inputs.
        statistics: Of a run.
    """
    rejected, steps = statistics.rejected or 0, statistics.steps
    if rejected < max(_FEW, _MANY * steps):
        return ()
    moving = {*model.system.coordinates.y, *model.system.u}
    with building_graph():
        roots = [*model.shared.formulas_of("derivatives"), *driving.formulas.values()]
        jumps = dict.fromkeys(jumps_in(roots, moving))
        if not jumps:
            return ()
        owners = {node: who for who, node in Switching(model, driving).conditions()}
    named = next((node for node in jumps if node in owners), next(iter(jumps)))
    owner, what = owners.get(named, "formula of an element"), _short(named)
    sentence = (
        f"{rejected} of {steps + rejected} steps were rejected. The {owner} jumps "
        f"where {what} changes its sign, and jumps by the state are not located: a "
        f"step over one is shortened until its error is allowed, which may add up to "
        f"some hundred times what rtol and atol say. Where digits matter, set them "
        f"lower, or make the formula continuous, for example by a steep slope."
    )
    return (sentence,)


def _short(node: Node) -> str:
    words = text(node)
    return words if len(words) <= _LONGEST else "one of its conditions"


def _sentence(result: _Crossing) -> str:
    what = _short(result.condition)
    return (
        f"The {result.who} jumps there, where {what} changes its sign, and so drives "
        f"the motion back to where it came from. Make its formula continuous, for "
        f"example by tanh or a steep slope in place of the jump"
    )
