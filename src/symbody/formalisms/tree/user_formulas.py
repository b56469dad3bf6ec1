"""The user's formulas with sensors and expressions put in, and their rates in time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias, final

from symbody.errors import DerivationError, warn_user
from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Array, Node, Symbol, as_node
from symbody.expr.traverse import post_order, symbols_of
from symbody.model.loads.load import Kinematics
from symbody.model.sensors.frames import NamedSensor
from symbody.spatial.vectors import array
from symbody.system.system import System, driven_motion, flow_of

# Puts sensors and expressions into formulas.
Resolve: TypeAlias = Callable[[Sequence[Node]], Sequence[Node]]


@final
class AlgebraicLoopError(DerivationError):
    """A sensor is asked for that follows from accelerations, before these are known."""


@final
class UserFormulas:
    """Sensors, expressions and driven coordinates, defined when first asked for.

    Sensors of accelerations have symbols in `unknowns`, or are an error if it is None.
    """

    def __init__(
        self, system: System, unknowns: dict[str, Array] | None = None
    ) -> None:
        self._system = system
        self._unknowns = unknowns
        self._formulas: dict[Symbol, Node] = {}
        self._owner: dict[Symbol, tuple[str, str]] = {}
        # Formulas seen to hold none of these: many share what is far below them.
        self._without: set[Node] = set()
        # Who asks, and which sensor is being measured for it.
        self._asking = ("", "")
        for name, sensor in system.sensors.items():
            self._owner.update(
                dict.fromkeys(sensor.symbols.ravel().tolist(), ("sensor", name))
            )
        for name, expression in system.expressions.items():
            entries = expression.symbols.ravel().tolist()
            self._owner.update(dict.fromkeys(entries, ("expression", name)))
        driven = driven_motion(system)
        self._formulas.update(driven)
        self._owner.update({s: ("coordinate", s.name) for s in driven})
        self._formulas.update(system.algebraic.values)

    def resolve(
        self, nodes: Sequence[Node], kinematics: Kinematics, who: str
    ) -> list[Node]:
        """Return formulas of q, v, inputs, parameters and t; messages name `who`."""
        new = post_order(nodes, known=self._without)
        if self._owner.keys().isdisjoint(new):
            self._without.update(new)
            return list(nodes)
        wanted = [s for s in symbols_of(*nodes) if s in self._owner]
        self._asking = (who, "")
        for symbol in wanted:
            self._define(symbol, (), kinematics)
        return substitute(nodes, {s: self._formulas[s] for s in wanted})

    def _sensed(self, sensor: NamedSensor, kinematics: Kinematics) -> Array:
        """Return the value of a sensor, or unknowns for one that has none yet."""
        try:
            return sensor.sensor.measure(kinematics)
        except AlgebraicLoopError:
            if self._unknowns is None:
                raise
        if sensor.name not in self._unknowns:
            # With a prefix that no name of the user's begins with in generated code.
            flat = [Symbol(f"loop_{s.name}") for s in sensor.symbols.ravel().tolist()]
            self._unknowns[sensor.name] = array(flat).reshape(sensor.symbols.shape)
        return self._unknowns[sensor.name]

    def algebraic_loop(self) -> AlgebraicLoopError:
        """Return the error of who asks for what follows from accelerations."""
        who, sensor = self._asking
        return AlgebraicLoopError(
            f"{who or 'a formula'}: it depends on the sensor {sensor!r}, which follows "
            f"from the accelerations, and these follow from it: an algebraic loop. Use "
            f"sensors of positions and velocities, or let a state follow the value "
            f"(add_state)."
        )

    def _define(
        self, symbol: Symbol, using: tuple[tuple[str, str], ...], kinematics: Kinematics
    ) -> None:
        if symbol in self._formulas:
            return
        kind, name = owner = self._owner[symbol]
        if owner in using:
            ring = " -> ".join(n for _, n in (*using[using.index(owner) :], owner))
            raise DerivationError(
                f"{kind} {name!r}: it depends on itself: {ring}. Break the ring, for "
                f"example by an input or a state."
            )
        if kind == "sensor":
            self._asking = (self._asking[0], name)
            sensor = self._system.sensors[name]
            symbols, formula = sensor.symbols, self._sensed(sensor, kinematics)
        else:
            expression = self._system.expressions[name]
            symbols, formula = expression.symbols, expression.formula
        formulas = [as_node(value) for value in formula.ravel().tolist()]
        inner = [s for s in symbols_of(*formulas) if s in self._owner]
        for s in inner:
            self._define(s, (*using, owner), kinematics)
        resolved = substitute(formulas, {s: self._formulas[s] for s in inner})
        self._formulas.update(zip(symbols.ravel().tolist(), resolved, strict=True))


@final
class UserRates:
    """Rates of formulas of time, coordinates and extra states."""

    def __init__(self, system: System) -> None:
        self._system = system
        self._cache: dict[Node, Node] = {}
        self._pending: set[Node] = set()

    def of(self, formula: Node, resolve: Resolve) -> Node:
        """Return the rate of a formula; inputs and v are held, with a warning."""
        if formula in self._cache:
            return self._cache[formula]
        if formula in self._pending:
            raise DerivationError(
                f"the rate of the free length {formula!r}: it follows from the force "
                f"of its own load, whose damping follows from that rate. Leave the "
                f"damping out, or let the free length follow another state."
            )
        self._pending.add(formula)
        try:
            self._cache[formula] = self._rate(formula, resolve)
        finally:
            self._pending.discard(formula)
        return self._cache[formula]

    def _rate(self, formula: Node, resolve: Resolve) -> Node:
        system = self._system
        (resolved,) = resolve([formula])
        inside = set(symbols_of(resolved))
        unknown = [s.name for s in (*system.u, *system.v) if s in inside]
        if unknown:
            warn_user(
                f"the free length {formula!r} depends on {', '.join(unknown)}, whose "
                f"rate is not known: it counts as zero in the damping of the load. "
                f"Let a state be the free length, with its speed as the input "
                f"(set_rate), or leave the damping out."
            )
        rates = with_states(system, inside, resolve)
        known = {symbol: rate for symbol, rate in rates.items() if symbol in inside}
        if not known:
            return ZERO
        slope: Node = time_derivative(resolved, known)
        return slope


def with_states(
    system: System, inside: Collection[Symbol], resolve: Resolve
) -> dict[Symbol, Node]:
    """Return the rates of time, coordinates, and of extra states among some symbols."""
    rates = flow_of(system)
    for state in system.states.values():
        if state.rate is not None:
            for symbol, rate in state.by_symbol(state.rate).items():
                if symbol in inside:
                    (rates[symbol],) = resolve([rate])
    return rates
