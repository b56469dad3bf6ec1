"""The places of formulas that depend on time, inputs and parameters alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.events.switches import Switch, switches_of
from symbody.expr.definition import ExternalDefinition, NonlinearSystem
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.substitute import substitute
from symbody.expr.traverse import reachable, symbols_of

_FIXED, _MOVING, _OTHER = 0, 1, 2


@final
@dataclass(frozen=True)
class TimeSwitches:
    """Corners and jumps of formulas of time, as far as their form tells.

    Attributes:
        switches: The places, each once.
        calls: External functions of time, whose corners nobody knows.
    """

    switches: tuple[Switch, ...] = ()
    calls: tuple[Apply, ...] = ()

    @property
    def opaque(self) -> tuple[str, ...]:
        """Names of the external functions."""
        return tuple(dict.fromkeys(call.op.name for call in self.calls))

    def given(
        self, formulas: Mapping[Symbol, Node], t: Symbol, fixed: Iterable[Symbol]
    ) -> TimeSwitches:
        """Return the places with formulas in place of inputs, and those within them.

        Args:
            formulas: For each input of which it is known, its formula.
            t: The time.
            fixed: What does not change: parameters.
        """
        known = {t, *fixed}
        within: dict[Node, Node] = {
            u: f for u, f in formulas.items() if known.issuperset(symbols_of(f))
        }

        def of_time(node: Node) -> Node | None:
            """Return a formula without inputs if it moves with time alone."""
            resolved = substitute(node, within)
            found = symbols_of(resolved)
            return resolved if t in found and known.issuperset(found) else None

        own = time_switches(list(formulas.values()), [t], fixed)
        switches = dict.fromkeys(own.switches)
        for switch in self.switches:
            argument = of_time(switch.argument)
            if argument is not None:
                switches[Switch(argument, switch.levels, switch.period)] = None
        calls = [
            call
            for call in self.calls
            if any(of_time(arg) is not None for arg in call.args)
        ]
        return TimeSwitches(tuple(switches), (*own.calls, *calls))


def time_switches(
    roots: Sequence[Node], moving: Iterable[Symbol], fixed: Iterable[Symbol]
) -> TimeSwitches:
    """Return the places of formulas whose arguments depend on some symbols alone.

    Args:
        roots: The formulas.
        moving: The symbols: time, and perhaps inputs.
        fixed: What does not change: parameters.
    """
    rates: dict[Node, int] = dict.fromkeys(moving, _MOVING)
    rates |= dict.fromkeys(fixed, _FIXED)
    return _gathered(roots, rates)


def _gathered(roots: Sequence[Node], rates: dict[Node, int]) -> TimeSwitches:
    """Return the places below the roots; enter what nodes depend on into `rates`."""
    switches: dict[Switch, None] = {}
    calls: list[Apply] = []
    bodies: dict[Apply, NonlinearSystem] = {}
    for node in reachable(list(roots)):
        _rate(node, rates)
        if not isinstance(node, Apply):
            continue
        definition = node.op.definition
        if isinstance(definition, NonlinearSystem):
            bodies[node] = definition
        if _MOVING not in [rates[arg] for arg in node.args]:
            continue
        if isinstance(definition, ExternalDefinition):
            calls.append(node)
        for switch in switches_of(node):
            for part in reachable([switch.argument]):
                _rate(part, rates)
            if rates[switch.argument] == _MOVING:
                switches[switch] = None
    for block, system in bodies.items():
        inner = _of_body(block, system, rates)
        switches |= dict.fromkeys(inner.switches)
        calls += inner.calls
    return TimeSwitches(tuple(switches), tuple(calls))


def _rate(node: Node, rates: dict[Node, int]) -> None:
    """Enter on what a node depends whose arguments are known."""
    if node not in rates:
        match node:
            case Apply(_, args):
                rates[node] = max([rates[arg] for arg in args], default=_FIXED)
            case Const():
                rates[node] = _FIXED
            case _:
                rates[node] = _OTHER


def _of_body(
    block: Apply, system: NonlinearSystem, rates: Mapping[Node, int]
) -> TimeSwitches:
    """Return the places within equations that are solved as the code runs."""
    values = dict(zip(system.known, block.args[len(system.unknowns) :], strict=True))
    inside: dict[Node, int] = {s: rates[value] for s, value in values.items()}
    found = _gathered([*system.residuals, *system.steps], inside)
    switches = (
        Switch(substitute(s.argument, values), s.levels, s.period)
        for s in found.switches
    )
    return TimeSwitches(tuple(switches), found.calls)
