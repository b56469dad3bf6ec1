"""Names, units and notes of what analyses return."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from symbody import formalisms
from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.arguments import Arguments, listed
from symbody.errors import DerivationError, ModelError
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Node, Symbol
from symbody.model.quantities import Expression
from symbody.notes import Note
from symbody.pipeline import CompiledModel
from symbody.results.result import Labels
from symbody.system.laws import contact_quantities
from symbody.system.spellings import entry_spellings, multiplier_forms, sensor_forms
from symbody.system.system import System


def symbol_units(system: System) -> dict[str, str]:
    """Return units by the names of symbols of joints, parameters, inputs and states."""
    units = {s.name: unit for s, unit in system.units.items()}
    for group in (system.parameters, system.inputs, system.states):
        for entry in group.values():
            names = [s.name for s in entry.symbols.ravel().tolist()]
            units |= dict.fromkeys(names, entry.unit)
    return units


def labels_of(system: System, names: Iterable[Symbol | str]) -> Labels:
    """Return names and units of symbols of joints, parameters, inputs and states."""
    units, own = symbol_units(system), tuple(map(str, names))
    return Labels(own, shown_units([units.get(name, "") for name in own]))


def shown_units(units: Sequence[str]) -> tuple[str, ...]:
    """Return units, "" for those of plain numbers."""
    return tuple("" if unit == "1" else unit for unit in units)


def output_labels(model: ImplicitModel) -> Labels:
    """Return names and units of all entries of sensors."""
    names = model.functions.output_labels
    units = [units_of(model.system, name, 1)[0] for name in names]
    return Labels(names, shown_units(units))


def units_of(system: System, name: str, count: int) -> list[str]:
    """Return the units of the entries of a result by its label; "" where unknown."""
    for one in contact_quantities(system):
        part = one.part(name)
        if part is not None:
            return list(one.units[part])
    sensed = entry_spellings(sensor_forms(system)).get(name)
    whole, number = sensed if sensed is not None else (name, None)
    measured = system.sensors.get(whole) or system.expressions.get(whole)
    if measured is None:
        return [_other_unit(system, name)] * count
    unit = measured.unit if isinstance(measured, Expression) else measured.sensor.unit
    size = measured.symbols.size
    parts = [part.strip() for part in unit.split(",")]
    whole_unit = "" if "," in unit and size > 1 else unit.strip()
    units = parts if len(parts) == size else [whole_unit] * size
    return units if number is None else [units[number]]


def named_entries(
    arguments: Arguments, model: CompiledModel, name: str, what: str = "of"
) -> list[tuple[str, str, Node]]:
    """Return label, unit and formula of each entry of a quantity, by its name."""
    # What derives tangents takes 20 ms, which equilibria and modes do not need.
    from symbody.pipeline.tangent import quantity

    try:
        labels, nodes = quantity(model.shared, arguments, name, what)
    except DerivationError as error:
        raise ModelError(str(error)) from None
    units = units_of(model.system, name, len(labels))
    return list(zip(labels, units, nodes, strict=True))


def _other_unit(system: System, name: str) -> str:
    if name.removesuffix("_energy") in ("kinetic", "potential", "total", "energy"):
        return "J"
    by_name = symbol_units(system)
    by_name |= {f"drive_{s.name[2:]}": u for s, u in system.force_units.items()}
    if name in by_name or not system.constraints:
        return by_name.get(name, "")
    whole, number = entry_spellings(multiplier_forms(system)).get(name, (name, None))
    entries = [c for c in system.constraints if c.multiplier == whole]
    if not entries:
        return ""
    own = formalisms.multiplier_units(system)
    chosen = entries[0].multipliers
    if number is not None:
        chosen = chosen[number : number + 1]
    units = {own[lam] for lam in chosen}
    return units.pop() if len(units) == 1 else ""


_ROUNDING = 1e-9


def note_of_impossible(
    model: CompiledModel, result: Collection[str]
) -> tuple[Note, ...]:
    """Return a note on masses and inertias that are negative as found, or none."""
    wrong = list(_negative(model.system, model.parameters)) if result else []
    if not wrong:
        return ()
    text = (
        f"No body is like that: with {listed(sorted(result))} as found "
        f"{listed(wrong)}. These parameters alone cannot meet the targets. Those that "
        f"add_parameter(…, positive=True) promises to be positive stay so."
    )
    return (Note(text, "impossible"),)


def notes_beyond_limits(
    system: System, values: Mapping[int, NDArray[np.float64] | float]
) -> Iterator[Note]:
    """Yield a note on each input, by its number, that as found passes its limits."""
    limits = [u.limits for u in system.inputs.values() for _ in range(u.symbols.size)]
    for i, value in values.items():
        low, high = limits[i] or (-np.inf, np.inf)
        every = np.atleast_1d(value)
        beyond = np.maximum(low - every, every - high)
        if (beyond > _ROUNDING * np.maximum(1.0, np.abs(every))).any():
            name, worst = system.u[i].name, every[int(np.nanargmax(beyond))]
            text = (
                f"The input {name} = {worst:.6g} as found is beyond its limits "
                f"({low:g}, {high:g}), at which a simulation would hold it."
            )
            yield Note(text, "limits", name)


def _negative(system: System, values: NDArray[np.float64]) -> Iterator[str]:
    at = dict(zip(system.p, values.tolist(), strict=True))
    for body in system.bodies:
        mass, xx, xy, xz, yy, yz, zz = evaluate_all([body.mass, *body.inertia], at)
        if mass < 0:
            yield f"{body.name!r} has the mass {mass:.4g} kg"
        J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        if np.isfinite(J).all():
            moments = np.linalg.eigvalsh(J)
            if moments[0] < -_ROUNDING * np.abs(moments).max():
                yield f"{body.name!r} has the moment of inertia {moments[0]:.4g} kg m²"
