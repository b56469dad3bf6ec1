"""Reasons why rates do not exist: motions without inertia, rates without a value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.expr.node import Symbol
from symbody.formalisms.constraints.state_coordinates import closed_values
from symbody.formalisms.constraints.without_inertia import InertiaCheck
from symbody.formalisms.derivations import Derivations
from symbody.pipeline.compiled_inertia import CompiledInertia
from symbody.pipeline.graph_lock import building_graph
from symbody.runtime.load import Backend
from symbody.system.system import System

# A motion with so little inertia, in relation to that of single velocities, may be why
# a run has failed.
_LITTLE = 1e-9
# From so many states on, compiling what is asked is quicker than to go on in Python.
_PAYS = 5


@final
class InertiaOfStates:
    """The motions without inertia at states of a compiled model."""

    def __init__(self, of: Derivations, backend: Backend) -> None:
        self._of = of
        self._system = of.system
        self._backend: Backend = backend
        self._check = InertiaCheck(of)
        self._asked = 0
        self._compiled: CompiledInertia | None = None
        # Runs from one start ask again and again.
        self._found: tuple[float, bytes, bytes] | None = None

    def message(
        self, t: float, y: NDArray[np.float64], p: NDArray[np.float64], nearly: bool
    ) -> str | None:
        """Return what moves without inertia; None if nothing does.

        Args:
            t: Time [s].
            y: Coordinates, and what follows them in a state.
            p: Parameters.
            nearly: Whether what has little inertia is named, too.
        """
        at = (t, np.asarray(y, dtype=float).tobytes(), p.tobytes())
        if at == self._found and not nearly:
            return None
        when, little = f" at t = {t:.6g} s", _LITTLE if nearly else 0.0
        self._asked += 1
        if self._asked < _PAYS:
            result = self._check.message(self._values(t, y, p), when, little)
        else:
            M, rates = self._fast().at(t, y[self._system.coordinates.q_in_y], p)
            result = self._check.message_of(M, rates, when, little)
        if result is None:
            self._found = at
            return None
        return f"model {self._system.name!r}: {result}"

    def clear(
        self,
    ) -> Callable[[float, NDArray[np.float64], NDArray[np.float64]], NDArray[np.bool_]]:
        """Return what tells quickly whether all has inertia, by time, states and p.

        States and parameters have a row a run. It is for one thread. Where it says no,
        `message` says whether that is so.
        """
        own, n = self._fast().of_run(), len(self._system.q)

        def clear(
            t: float, y: NDArray[np.float64], p: NDArray[np.float64]
        ) -> NDArray[np.bool_]:
            M = [own.at(t, y[i, :n], p[i])[0].copy() for i in range(len(y))]
            return self._check.are_clear(np.array(M))

        return clear

    def _values(
        self, t: float, y: NDArray[np.float64], p: NDArray[np.float64]
    ) -> dict[Symbol, float]:
        system = self._system
        values: dict[Symbol, float] = {system.t: t}
        values |= dict(zip(system.q, y, strict=False))
        values |= dict(zip(system.p, p.tolist(), strict=True))
        return closed_values(self._of, values)

    def _fast(self) -> CompiledInertia:
        if self._compiled is None:
            with building_graph():
                made = CompiledInertia(self._of, self._check, self._backend)
            self._compiled = made
        return self._compiled


def undefined_rates(
    system: System,
    t: float,
    y: NDArray[np.float64],
    yd: NDArray[np.float64],
    loads: Sequence[str],
    unsolved: str = "",
    curves: str = "",
) -> str:
    """Return a message that names the states whose rates are not finite.

    Args:
        system: The system.
        t: Time [s].
        y: The state.
        yd: Its rates.
        loads: Names of loads that are not finite there.
        unsolved: Why algebraic loops have no solution there, if they have none.
        curves: That are left there, as a sentence.
    """
    states = [symbol.name for symbol in system.coordinates.y]
    at = ", ".join(f"{s} = {value:.6g}" for s, value in zip(states, y, strict=True))
    bad = [s for s, rate in zip(states, yd, strict=True) if not np.isfinite(rate)]
    cause = (
        "Look for a formula that is undefined there: the root of a negative number, a "
        "division by zero."
    )
    return (
        f"model {system.name!r}: the rates of {', '.join(bad)} are not finite at "
        f"t = {t:.6g} s ({at}). {unsolved or cause_in(loads, curves) or cause}"
    )


def cause_in(loads: Sequence[str], curves: str = "") -> str:
    """Return what is the cause, and what to look for; "" if nothing is known.

    Args:
        loads: That are not finite.
        curves: That are left, as a sentence.
    """
    if not loads:
        return f"There {curves}" if curves else ""
    named = f"load {loads[0]!r} is" if len(loads) == 1 else f"loads {listed(loads)} are"
    if curves:
        return f"There the {named} not finite: {curves}"
    return (
        f"There the {named} not finite: look for a force along the line of two points "
        f"that coincide, an end of a WrappedCable inside its cylinder, the root of a "
        f"negative number, a division by zero."
    )
