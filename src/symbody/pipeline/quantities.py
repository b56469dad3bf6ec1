"""Quantities and variables of derivatives, under the names that users know."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, final

import numpy as np

from symbody.arguments import Arguments, listed, near
from symbody.equations import Equations
from symbody.errors import SymbodyError
from symbody.expr.node import Node, Symbol
from symbody.formalisms.quantities.outputs import derive_reactions, sensing_expressions
from symbody.formalisms.quantities.solved import state_rates
from symbody.pipeline.motion_labels import (
    Derived,
    Formulas,
    check_present,
    entries_of,
    labelled,
)
from symbody.system.system import System, coordinate_rates, driven_links

JOINT_FORCES = "tau"
# The variables that are changed with what they stand for: small motions.
MOTIONS = "dq"
# Takes accelerations as an argument, so that nothing else goes with it.
INVERSE = "inverse_dynamics"
_ENERGIES = ("kinetic", "potential", "power")


@final
@dataclass(frozen=True)
class Chosen:
    """Quantities or variables that were asked for, with how many entries each has."""

    names: tuple[str, ...]
    counts: tuple[int, ...]
    labels: tuple[str, ...]
    entries: tuple[Node, ...]

    def parts(self) -> Iterator[tuple[str, slice]]:
        """Yield each name with where its entries are."""
        at = 0
        for name, count in zip(self.names, self.counts, strict=True):
            yield name, slice(at, at + count)
            at += count


def quantities_of(
    arguments: Arguments,
    of: object,
    system: System,
    derived: Derived,
    what: str = "of",
) -> dict[str, Formulas]:
    """Return what finds the formulas of some quantities, by name.

    On a tree these may hold the symbols of the accelerations. `what` is the argument
    that holds the names, for messages; a name that is unknown, has two meanings or
    stands twice is refused.
    """
    names = [of] if isinstance(of, str) else _several(arguments, "of", of)
    known, sensors = _quantities(system, derived), _sensors(system, derived)
    result: dict[str, Formulas] = {}
    for name in names:
        find: Formulas | None = None
        if isinstance(name, str):
            find = known.get(name) or sensors.get(name)
            find = find or labelled(name, system, derived)
        if find is None:
            check_present(arguments, what, name)
            # Quantities along a motion may be states and inputs, too.
            own = [] if what == "of" else list(_elements(system))
            raise _unknown(arguments, what, name, [*own, *known, *sensors])
        if name in known and name in sensors:
            rule = "clear, but it is a quantity of every model and a sensor of this one"
            raise arguments.refused(what, name, rule, "Give the sensor another name.")
        if name in result:
            rule = f"each name once, but {name!r} is among them twice"
            raise arguments.refused("of", of, rule, "Leave out one of them.")
        result[name] = find
    if INVERSE in result and len(result) > 1:
        rule = f"{INVERSE!r} alone, which takes accelerations as an argument"
        raise arguments.refused(
            "of", of, rule, "Ask for the others in a call of their own."
        )
    return result


def functions_of(arguments: Arguments, quantities: dict[str, Formulas]) -> Chosen:
    """Return the formulas of what `quantities_of` returned."""
    parts = [find() for find in quantities.values()]
    return _chosen(arguments, "of", list(quantities), parts)


def variables_of(
    arguments: Arguments,
    wrt: Any,
    system: System,
    more: Mapping[str, Sequence[Symbol]],
    quantities: Collection[str] = (),
    what: str = "wrt",
) -> Chosen:
    """Return the symbols by which to differentiate.

    `more` is what "tau" and "dq" stand for, `quantities` are those that are
    differentiated. A name that is unknown, has two meanings or stands twice is refused.
    """
    alone = isinstance(wrt, (str, Symbol))
    names = [wrt] if alone else _several(arguments, what, wrt)
    groups, elements = _groups(system, more), _elements(system)
    entries = {s.name: s for symbols in elements.values() for s in symbols}
    entries = {name: s for name, s in entries.items() if name not in elements}
    if INVERSE in quantities:
        groups["vd"] = system.vd
    own = {s: s.name for group in groups.values() for s in group}
    parts = []
    for name in names:
        if isinstance(name, Symbol) and name in own:
            parts.append([(name.name, name)])
            continue
        if isinstance(name, str) and name in entries:
            parts.append([(name, entries[name])])
            continue
        known = [*groups, *elements]
        if what == "free":
            # Parameters come last, and are what a search is most likely to free.
            known.reverse()
        result = _known(arguments, what, name, known)
        if result in groups and result in elements:
            rule = "clear, but it is the name of a group and of an element"
            remedy = f"Give the symbols of the one that is meant, as in {what}=[m, k]."
            raise arguments.refused(what, name, rule, remedy)
        symbols = groups.get(result) or elements.get(result, ())
        parts.append([(s.name, s) for s in symbols])
    chosen = _chosen(arguments, what, [getattr(n, "name", n) for n in names], parts)
    doubled = [s for i, s in enumerate(chosen.entries) if s in chosen.entries[:i]]
    if doubled:
        rule = f"each symbol once, but {doubled[0]} is among them twice"
        raise arguments.refused(what, wrt, rule, "Leave out one of the names.")
    return chosen


def _several(arguments: Arguments, what: str, value: object) -> list[Any]:
    if isinstance(value, np.ndarray):
        value = value.ravel().tolist()
    if not isinstance(value, (list, tuple)) or not value:
        raise arguments.refused(what, value, *_RULES[what])
    result: list[object] = []
    for entry in value:
        nested = isinstance(entry, np.ndarray)
        result += entry.ravel().tolist() if nested else [entry]
    return result


_OF = ("a name or a list of names", 'Give for example "vd" or ["vd", "energy"].')
_VARIABLES = (
    "a name, a symbol, or a list of them",
    'Give for example "q" or ["q", "v", m].',
)
_RULES = {"of": _OF, "wrt": _VARIABLES, "free": _VARIABLES}


def _known(
    arguments: Arguments, what: str, name: object, known: Collection[str]
) -> str:
    if isinstance(name, str) and name in known:
        return name
    raise _unknown(arguments, what, name, known)


def _unknown(arguments: Arguments, what: str, name: object, known: Any) -> SymbodyError:
    rule = f"one of {listed(map(repr, known), most=40)}"
    return arguments.refused(what, name, rule, near(name, known))


def _chosen(
    arguments: Arguments, what: str, names: list[str], parts: Sequence[list[Any]]
) -> Chosen:
    if not any(parts):
        rule = "something that this model has, which has no entries of these"
        raise arguments.refused(what, names, rule, _RULES[what][1])
    return Chosen(
        tuple(names),
        tuple(len(part) for part in parts),
        tuple(label for part in parts for label, _ in part),
        tuple(node for part in parts for _, node in part),
    )


def _groups(
    system: System, more: Mapping[str, Sequence[Symbol]]
) -> dict[str, tuple[Symbol, ...]]:
    return {
        "t": (system.t,),
        "q": system.q,
        "v": system.v,
        "x": system.x,
        "y": system.coordinates.y,
        "u": system.u,
        "p": system.p,
        **{name: tuple(symbols) for name, symbols in more.items()},
    }


def _elements(system: System) -> dict[str, tuple[Symbol, ...]]:
    """Return the symbols of coordinates, velocities, states, inputs and parameters."""
    named = (system.states, system.inputs, system.parameters)
    return {
        **{s.name: (s,) for s in (*system.q, *system.v)},
        **{
            name: tuple(quantity.symbols.ravel().tolist())
            for quantities in named
            for name, quantity in quantities.items()
        },
    }


def _quantities(system: System, derived: Derived) -> dict[str, Formulas]:
    """Return what finds the formulas of each quantity but sensors, by name."""

    def entries(kind: str, *names: str) -> list[tuple[str, Node]]:
        return entries_of(derived(kind), names)

    known: dict[str, Formulas] = {
        name: partial(_rate, system, derived, name) for name in ("qd", "vd", "xd")
    }
    rates = list(known.values())
    known["derivatives"] = lambda: [entry for rate in rates for entry in rate()]
    known["energy"] = partial(entries, "energy", *_ENERGIES)
    for name in _ENERGIES:
        known[name] = partial(entries, "energy", name)
    known["mass_matrix"] = partial(entries, "matrices", "M")
    known["bias"] = partial(entries, "matrices", "c")
    known[INVERSE] = partial(entries, "inverse", "tau")
    known["joint_forces"] = partial(entries, "dynamics", "tau")
    if system.joints:
        known["reactions"] = lambda: _all(derive_reactions(system))
    if driven_links(system):
        known["drives"] = partial(entries, "drives", "drives")
    if system.constraints:
        known["constraints"] = partial(entries, "constraints", "phi", "rates")
        known["multipliers"] = partial(entries, "dynamics", "lam")
    if _sensors(system, derived):
        known["sensors"] = lambda: _all(derived("sensors"))
    return known


def _sensors(system: System, derived: Derived) -> dict[str, Formulas]:
    """Return what finds the formulas of each sensor, by name."""

    def entries(name: str) -> list[tuple[str, Node]]:
        return entries_of(derived("sensors"), [name])

    names = [*system.measuring, *sensing_expressions(system)]
    return {name: partial(entries, name) for name in names}


def _rate(system: System, derived: Derived, name: str) -> list[tuple[str, Node]]:
    """Return the rates of coordinates, velocities or extra states."""
    if system.constrained:
        return entries_of(derived("dynamics"), [name])
    if name == "vd":
        return [(vd.name, vd) for vd in system.vd]
    symbols, rates = system.q, coordinate_rates(system)
    if name == "xd":
        symbols, rates = system.x, state_rates(system, system.vd, merge=False)
    return [(f"d/dt {s.name}", r) for s, r in zip(symbols, rates, strict=True)]


def _all(equations: Equations) -> list[tuple[str, Node]]:
    return entries_of(equations, list(equations.results))
