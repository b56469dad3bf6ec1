"""Rates in time of the user's formulas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, final

from symbody.errors import DerivationError, warn_user
from symbody.expr.differentiate import time_derivative
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.system.system import System, coordinate_rates


class Resolving(Protocol):
    """A map from sensors and expressions to their formulas."""

    def resolve(self, nodes: Sequence[Node], who: str = "") -> list[Node]:
        """Return formulas of coordinates, velocities, states, inputs and time."""
        ...


@final
class UserRates:
    """Rates of formulas of time, coordinates and extra states.

    Args:
        system: The system.
    """

    def __init__(self, system: System) -> None:
        self._system = system
        self._found: dict[Node, Node] = {}
        self._asked: set[Node] = set()

    def of(self, formula: Node, formulas: Resolving) -> Node:
        """Return the rate of a formula.

        Inputs and velocities in it count as constant, which a warning tells.

        Args:
            formula: Of the user's.
            formulas: Says what sensors and expressions are.

        Raises:
            DerivationError: The rate follows from itself.
        """
        if formula in self._found:
            return self._found[formula]
        if formula in self._asked:
            raise DerivationError(
                f"the rate of the free length {formula!r}: it follows from the force "
                f"of its own load, whose damping follows from that rate. Leave the "
                f"damping out, or let the free length follow another state."
            )
        self._asked.add(formula)
        try:
            self._found[formula] = self._rate(formula, formulas)
        finally:
            self._asked.discard(formula)
        return self._found[formula]

    def _rate(self, formula: Node, formulas: Resolving) -> Node:
        system = self._system
        (resolved,) = formulas.resolve([formula])
        inside = set(symbols_of(resolved))
        unknown = [s.name for s in (*system.u, *system.v) if s in inside]
        if unknown:
            warn_user(
                f"the free length {formula!r} depends on {', '.join(unknown)}, whose "
                f"rate is not known: it counts as zero in the damping of the load. "
                f"Let a state be the free length, with its speed as the input "
                f"(set_rate), or leave the damping out."
            )
        rates: dict[Symbol, Node] = {system.t: ONE}
        rates.update(zip(system.q, coordinate_rates(system), strict=True))
        for state in system.states.values():
            pairs = zip(state.symbols.ravel().tolist(), _rates(state.rate), strict=True)
            for symbol, rate in pairs:
                if symbol in inside:
                    (rates[symbol],) = formulas.resolve([rate])
        known = {symbol: rate for symbol, rate in rates.items() if symbol in inside}
        if not known:
            return ZERO
        found: Node = time_derivative(resolved, known)
        return found


def _rates(rate: Array | None) -> list[Node]:
    assert rate is not None, "assemble refuses states without rate"
    return list(rate.ravel().tolist())
