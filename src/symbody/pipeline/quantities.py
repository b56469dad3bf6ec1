"""Quantities and variables of derivatives, under the names that users know.

Quantities are also single results under the labels that a motion shows, such as "tip_z"
or "vd_hip".
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any, TypeAlias, final

import numpy as np

from symbody.arguments import Arguments, listed, near
from symbody.equations import Equations
from symbody.errors import SymbodyError
from symbody.expr.evaluate import substitute
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import indexed
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.formalisms.quantities.outputs import derive_reactions, sensing_expressions
from symbody.formalisms.quantities.solved import state_rates
from symbody.pipeline.compiled_system import CompiledSystem
from symbody.spatial.vectors import plus
from symbody.system.laws import ContactQuantity, contact_quantities
from symbody.system.spellings import entry_spellings, multiplier_forms, sensor_forms
from symbody.system.system import System, coordinate_rates, driven_links

# Formulas with their labels.
_Entries: TypeAlias = list[tuple[str, Node]]
Formulas: TypeAlias = Callable[[], _Entries]
_SUMS = {
    "kinetic_energy": ("kinetic",),
    "potential_energy": ("potential",),
    "total_energy": ("kinetic", "potential"),
}


def _labelled(name: str, of: CompiledSystem) -> Formulas | None:
    """Return what finds a result's formula by its label in any spelling; or None."""
    system = of.system
    sensed = entry_spellings(sensor_forms(system)).get(name)
    if sensed is not None:
        sensor, number = sensed
        return lambda: [_results(of, "sensors", sensor)[number]]
    if name in _SUMS:
        return partial(_energy, of, name)
    accelerations = [s.name for s in system.vd]
    if name in accelerations:
        place = accelerations.index(name)
        return lambda: [(name, _rate(of, "vd")[place][1])]
    multipliers = multiplier_forms(system)
    if name in multipliers:
        return partial(_multipliers, of, name, slice(None))
    inputs = {s.name: s for s in system.u}
    if name in inputs:
        return lambda: [(name, inputs[name])]
    for one in contact_quantities(system):
        part = one.part(name)
        if part is not None and one.kind != "impulse":
            return partial(_of_contact, of, one, part)
    held = entry_spellings(multipliers).get(name)
    if held is not None:
        whole, number = held
        return partial(_multipliers, of, whole, slice(number, number + 1))
    kinds = ["driven", "drives"] if driven_links(of.system) else []
    if of.system.loop_solutions:
        kinds += ["dependents", "dependent accelerations"]
    for kind in kinds:
        entries = dict(_results(of, kind))
        if name in entries:
            return partial(_dependent, of, name, entries[name])
    return None


def _energy(of: CompiledSystem, name: str) -> _Entries:
    first, *others = (node for _, node in _results(of, "energy", *_SUMS[name]))
    return [(name, reduce(plus, others, first))]


def _multipliers(of: CompiledSystem, name: str, part: slice) -> _Entries:
    named = next(c for c in of.system.constraints if c.multiplier == name)
    result = dict(_results(of, "dynamics", "lam"))
    return [(entry, result[entry]) for entry in named.multipliers[part]]


def _of_contact(of: CompiledSystem, one: ContactQuantity, part: slice) -> _Entries:
    nodes: Sequence[Node] = of.system.contact_forces
    if one.kind != "contact force":
        results = of.equations("contact steps").results
        nodes = [*results["gap"], *results["speed"]]
    return [*zip(one.labels, [nodes[i] for i in one.places], strict=True)][part]


def _dependent(of: CompiledSystem, name: str, node: Node) -> _Entries:
    vd = of.equations("dynamics").results["vd"].ravel().tolist()
    return [(name, substitute([node], dict(zip(of.system.vd, vd, strict=True)))[0])]


def _results(of: CompiledSystem, kind: str, *names: str) -> _Entries:
    """Return the entries of some results of a derivation, or all, with their labels."""
    return _labelled_entries(of.equations(kind), names)


def _labelled_entries(equations: Equations, names: Sequence[str] = ()) -> _Entries:
    return [
        entry
        for name in names or equations.results
        for values in [equations.results[name]]
        for entry in zip(
            equations.labels.get(name) or indexed(name, values.shape),
            values.ravel().tolist(),
            strict=True,
        )
    ]


# With what these models have.
_HAD_WITH = {
    "drives": "driven joints",
    "constraints": "constraints",
    "multipliers": "constraints",
    "reactions": "joints",
    "sensors": "sensors",
}


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
    arguments: Arguments, names: object, of: CompiledSystem, what: str = "of"
) -> dict[str, Formulas]:
    """Return what finds formulas by name, on a tree perhaps of accelerations.

    Unknown, ambiguous and repeated names are refused, as of the argument `what`.
    """
    names = [names] if isinstance(names, str) else _several(arguments, "of", names)
    known, sensors = _quantities(of), _sensors(of)
    result: dict[str, Formulas] = {}
    for name in names:
        find: Formulas | None = None
        if isinstance(name, str):
            find = known.get(name) or sensors.get(name)
            find = find or _labelled(name, of)
        if find is None:
            missing = _HAD_WITH.get(name) if isinstance(name, str) else None
            if missing is not None:
                rule = f"a quantity of this model, which has no {missing}"
                raise arguments.refused(what, name, rule, "Leave it out.")
            # Quantities along a motion may be states and inputs, too.
            own = [] if what == "of" else list(_elements(of.system))
            touching = [
                c.name for c in contact_quantities(of.system) if c.kind != "impulse"
            ]
            raise _unknown(arguments, what, name, [*own, *known, *sensors, *touching])
        if name in known and name in sensors:
            rule = "clear, but it is a quantity of every model and a sensor of this one"
            raise arguments.refused(what, name, rule, "Give the sensor another name.")
        if name in result:
            rule = f"each name once, but {name!r} is among them twice"
            raise arguments.refused("of", names, rule, "Leave out one of them.")
        result[name] = find
    if INVERSE in result and len(result) > 1:
        rule = f"{INVERSE!r} alone, which takes accelerations as an argument"
        remedy = "Ask for the others in a call of their own."
        raise arguments.refused("of", names, rule, remedy)
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
    """Return the symbols to differentiate by; `more` are those of "tau" and "dq"."""
    alone = isinstance(wrt, (str, Symbol))
    names = [wrt] if alone else _several(arguments, what, wrt)
    groups = {**arguments_of(system), "y": system.coordinates.y}
    groups |= {name: tuple(symbols) for name, symbols in more.items()}
    elements = _elements(system)
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
        if not isinstance(name, str) or name not in known:
            raise _unknown(arguments, what, name, known)
        if name in groups and name in elements:
            rule = "clear, but it is the name of a group and of an element"
            remedy = f"Give the symbols of the one that is meant, as in {what}=[m, k]."
            raise arguments.refused(what, name, rule, remedy)
        symbols = groups.get(name) or elements.get(name, ())
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
        result += entry.ravel().tolist() if isinstance(entry, np.ndarray) else [entry]
    return result


_OF = ("a name or a list of names", 'Give for example "vd" or ["vd", "energy"].')
_VARIABLES = (
    "a name, a symbol, or a list of them",
    'Give for example "q" or ["q", "v", m].',
)
_RULES = {"of": _OF, "wrt": _VARIABLES, "free": _VARIABLES}


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


def _elements(system: System) -> dict[str, tuple[Symbol, ...]]:
    """Return the symbols of coordinates, velocities, states, inputs and parameters."""
    return {
        **{s.name: (s,) for s in (*system.q, *system.v)},
        **{
            name: tuple(quantity.symbols.ravel().tolist())
            for quantities in (system.states, system.inputs, system.parameters)
            for name, quantity in quantities.items()
        },
    }


def _quantities(of: CompiledSystem) -> dict[str, Formulas]:
    """Return what finds the formulas of each quantity but sensors, by name."""
    system, entries = of.system, partial(_results, of)
    known: dict[str, Formulas] = {
        name: partial(_rate, of, name) for name in ("qd", "vd", "xd")
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
        known["reactions"] = lambda: _labelled_entries(derive_reactions(system))
    if driven_links(system):
        known["drives"] = partial(entries, "drives", "drives")
    if system.constraints:
        known["constraints"] = partial(entries, "constraints", "phi", "rates")
        known["multipliers"] = partial(entries, "dynamics", "lam")
    if _sensors(of):
        known["sensors"] = partial(entries, "sensors")
    return known


def _sensors(of: CompiledSystem) -> dict[str, Formulas]:
    """Return what finds the formulas of each sensor, by name."""
    names = [*of.system.measuring, *sensing_expressions(of.system)]
    return {name: partial(_results, of, "sensors", name) for name in names}


def _rate(of: CompiledSystem, name: str) -> _Entries:
    """Return the rates of coordinates, velocities or extra states."""
    system = of.system
    if system.constrained:
        return _results(of, "dynamics", name)
    if name == "vd":
        return [(vd.name, vd) for vd in system.vd]
    symbols, rates = system.q, coordinate_rates(system)
    if name == "xd":
        symbols, rates = system.x, state_rates(system, system.vd, merge=False)
    return [(f"d/dt {s.name}", r) for s, r in zip(symbols, rates, strict=True)]
