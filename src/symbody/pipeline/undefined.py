"""Quantities without a value at a state: loads, algebraic loops, accelerations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments
from symbody.errors import AnalysisError
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.quantities.undefined_loads import (
    curves_left as curves_left_at,
)
from symbody.formalisms.quantities.undefined_loads import (
    laws_with_several,
    laws_without_value,
    loop_solutions,
    may_have_equations,
    nodes_without_place,
    nodes_without_velocity,
)
from symbody.formalisms.quantities.undefined_loads import (
    undefined_loads as loads_without_value,
)
from symbody.pipeline.compiled_functions import (
    CompiledFunctions,
    Values,
)
from symbody.pipeline.diagnosis import (
    end_of_equilibrium,
    law_with_several,
    law_without_value,
    meeting_at,
    no_equilibrium,
    no_solution,
    no_velocity,
    several_solutions,
)


class UndefinedQuantities(CompiledFunctions):
    """The functions of a model, and what has no value at a state."""

    def undefined_loads(self, t: float, y: Values, u: Values = ()) -> list[str]:
        """Return the names of the loads that are not finite at one time and state."""
        values = _checked_values(self, "undefined_loads", t, y, u)
        with building_graph():
            return loads_without_value(self.derivations, values)

    def loops_without_value(self, t: float, y: Values, u: Values = ()) -> str:
        """Return why algebraic loops have no solution there; "" if they have one.

        They are the balances of nodes, laws that are equations, and those of loads that
        follow accelerations, reactions or multipliers.
        """
        if self.system.nodes:
            values = _checked_values(self, "nodes", t, y, u)
            with building_graph():
                nodes = nodes_without_place(self.derivations, values)
                still = (
                    [] if nodes else nodes_without_velocity(self.derivations, values)
                )
            if nodes:
                return no_equilibrium(nodes)
            if still:
                return no_velocity(still)
        laws = self._laws(laws_without_value, t, y, u)
        if laws:
            return law_without_value(laws)
        solutions = self._loop_solutions("loops_without_value", t, y, u)
        return no_solution(self.system) if solutions == [] else ""

    def loops_with_several(self, t: float, y: Values, u: Values = ()) -> str:
        """Return the algebraic loops with several solutions there; "" if none has."""
        laws = self._laws(laws_with_several, t, y, u)
        if laws:
            return law_with_several(laws)
        solutions = self._loop_solutions("loops_with_several", t, y, u)
        return (
            several_solutions(self.system, solutions)
            if solutions and solutions[1:]
            else ""
        )

    def check_inertia(self, t: float, y: Values) -> None:
        """Raise unless every motion has inertia, at one time and state.

        Raises:
            AnalysisError: The mass matrix is singular, or indefinite; the message names
                the velocities.
        """
        message = self.without_inertia(t, y)
        if message is not None:
            raise AnalysisError(message)

    def without_inertia(
        self, t: float, y: Values, *, nearly: bool = False
    ) -> str | None:
        """Return a message that names what moves without inertia; None if nothing does.

        Args:
            t: Time [s].
            y: Coordinates, velocities, extra states.
            nearly: Whether what has little inertia is named, too.
        """
        arguments = Arguments("without_inertia")
        t, y = arguments.number("t", t, unit="s"), self._state(arguments.who, y)
        nearly = arguments.flag("nearly", nearly)
        return self._shared.inertia.message(t, y, self.parameters, nearly)

    def _laws(self, ask: Callable[..., object], t: float, y: Values, u: Values) -> Any:
        if not self._shared.once(
            may_have_equations, lambda: may_have_equations(self.system)
        ):
            return ()
        values = _checked_values(self, "laws", t, y, u)
        with building_graph():
            return ask(self.derivations, values)

    def _loop_solutions(
        self, who: str, t: float, y: Values, u: Values
    ) -> list[NDArray[np.float64]] | None:
        values = _checked_values(self, who, t, y, u)
        if not self.system.algebraic.starts:
            return None
        with building_graph():
            return loop_solutions(self.derivations, values)

    def _meeting(self, t: float, y: object) -> str:
        """Return which load has ends that meet, as a sentence; "" if none has."""
        names = list(self.equations("coincidences").results)
        if not names:
            return ""
        ends = self.function("coincidences")(t, y, self._inputs(()))
        return meeting_at(self.system, names, ends)


def curves_left(model: UndefinedQuantities, t: float, y: Values, u: Values = ()) -> str:
    """Return which curves loads and rates are without value beyond, or ""."""
    values = _checked_values(model, "curves_left", t, y, u)
    with building_graph():
        return curves_left_at(model.derivations, values)


def ends_of_nodes(
    model: UndefinedQuantities,
    before: tuple[float, Values],
    after: tuple[float, Values],
    u: Values = (),
) -> str:
    """Return where equilibria of nodes end between two times and states, in sentences.

    It is "" if none ends, or no reason but its end is known.
    """
    if not model.system.nodes:
        return ""
    # It is needed where a run has ended.
    from symbody.formalisms.quantities.node_ends import node_ends

    (t, y), (late, y_late) = before, after
    first = _checked_values(model, "nodes", t, y, u)
    last = _checked_values(model, "nodes", late, y_late, u)
    with building_graph():
        if any(nodes_without_place(model.derivations, last).values()):
            return ""
        ends = node_ends(model.derivations, first, last)
    entries = [end_of_equilibrium(end, t + end.share * (late - t)) for end in ends]
    return " ".join(entries)


def _checked_values(
    model: CompiledFunctions, who: str, t: float, y: Values, u: Values
) -> dict[Symbol, float]:
    arguments = Arguments(who)
    u = arguments.numbers("u", model._inputs(u), (len(model.system.u),))
    t, y = arguments.number("t", t, unit="s"), model._state(who, y)
    return values_at(model, t, y, u)


def values_at(
    model: CompiledFunctions, t: float, y: Any, u: Any
) -> dict[Symbol, float]:
    """Return the values of all symbols of a system."""
    system = model.system
    symbols = (system.t, *system.coordinates.y, *system.u, *system.p)
    return dict(zip(symbols, [t, *y, *u, *model.parameters.tolist()], strict=True))
