"""Single results under the labels that a motion shows, such as "tip_z" or "vd_hip"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from typing import TypeAlias

from symbody.arguments import Arguments
from symbody.equations import Equations
from symbody.expr.evaluate import substitute
from symbody.expr.node import Array, Node
from symbody.spatial.vectors import plus
from symbody.system.spellings import entry_spellings, multiplier_forms, sensor_forms
from symbody.system.system import System, driven_links

# Returns one derivation of a system, by its kind.
Derived: TypeAlias = Callable[[str], Equations]
# Finds formulas with their labels.
Formulas: TypeAlias = Callable[[], list[tuple[str, Node]]]

_ENERGIES = {
    "kinetic_energy": ("kinetic",),
    "potential_energy": ("potential",),
    "total_energy": ("kinetic", "potential"),
}


def labelled(name: str, system: System, derived: Derived) -> Formulas | None:
    """Return what finds the formula of a result by its label; None if none has it.

    The label may be an entry of a sensor or of multipliers in any spelling. On a tree
    the formula may hold the symbols of the accelerations.
    """
    sensed = entry_spellings(sensor_forms(system)).get(name)
    if sensed is not None:
        return partial(_entry, derived, sensed)
    if name in _ENERGIES:
        return partial(_energy, derived, name)
    accelerations = [s.name for s in system.vd]
    if name in accelerations:
        return partial(_acceleration, system, derived, accelerations.index(name))
    multipliers = multiplier_forms(system)
    if name in multipliers:
        return partial(_multipliers, system, derived, name, slice(None))
    inputs = {s.name: s for s in system.u}
    if name in inputs:
        return partial(list, [(name, inputs[name])])
    held = entry_spellings(multipliers).get(name)
    if held is not None:
        whole, number = held
        part = slice(number, number + 1)
        return partial(_multipliers, system, derived, whole, part)
    return _of_joints(name, system, derived)


def _entry(derived: Derived, entry: tuple[str, int]) -> list[tuple[str, Node]]:
    sensor, number = entry
    return [entries_of(derived("sensors"), [sensor])[number]]


def _energy(derived: Derived, name: str) -> list[tuple[str, Node]]:
    first, *others = entries_of(derived("energy"), _ENERGIES[name])
    node = first[1]
    for _, other in others:
        node = plus(node, other)
    return [(name, node)]


def _acceleration(
    system: System, derived: Derived, number: int
) -> list[tuple[str, Node]]:
    symbol = system.vd[number]
    if not system.constrained:
        return [(symbol.name, symbol)]
    return [(symbol.name, derived("dynamics").results["vd"].ravel()[number])]


def _multipliers(
    system: System, derived: Derived, name: str, part: slice
) -> list[tuple[str, Node]]:
    named = next(c for c in system.constraints if f"lam_{c.name}" == name)
    result = dict(entries_of(derived("dynamics"), ["lam"]))
    return [(entry, result[entry]) for entry in named.multipliers[part]]


def _of_joints(name: str, system: System, derived: Derived) -> Formulas | None:
    """Return what follows from drives or explicit loops, or what drives need."""
    kinds = ["driven", "drives"] if driven_links(system) else []
    if system.loop_solutions:
        kinds += ["dependents", "dependent accelerations"]
    for kind in kinds:
        (result,) = derived(kind).results
        entries = dict(entries_of(derived(kind), [result]))
        if name in entries:
            return partial(_dependent, system, derived, name, entries[name])
    return None


def _dependent(
    system: System, derived: Derived, name: str, node: Node
) -> list[tuple[str, Node]]:
    vd = derived("dynamics").results["vd"].ravel().tolist()
    return [(name, substitute([node], dict(zip(system.vd, vd, strict=True)))[0])]


def entries_of(equations: Equations, names: Sequence[str]) -> list[tuple[str, Node]]:
    """Return the entries of some results with their labels."""
    return [
        entry
        for name in names
        for entry in zip(
            equations.labels.get(name) or _indices(name, equations.results[name]),
            equations.results[name].ravel().tolist(),
            strict=True,
        )
    ]


def _indices(name: str, array: Array) -> list[str]:
    if not array.shape:
        return [name]
    places = product(*map(range, array.shape))
    return [f"{name}[{','.join(map(str, place))}]" for place in places]


# With what these models have.
_HAD_WITH = {
    "drives": "driven joints",
    "constraints": "constraints",
    "multipliers": "constraints",
    "reactions": "joints",
    "sensors": "sensors",
}


def check_present(arguments: Arguments, what: str, name: object) -> None:
    """Raise if a name is that of a quantity that a model does not have."""
    missing = _HAD_WITH.get(name) if isinstance(name, str) else None
    if missing is not None:
        rule = f"a quantity of this model, which has no {missing}"
        raise arguments.refused(what, name, rule, "Leave it out.")
