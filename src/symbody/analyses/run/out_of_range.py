"""Motions beyond the meaning of their model, as notes and warnings.

Quantities without a value, laws beyond the range that they hold in, contacts that
would pull, inputs at their limits, joints beyond theirs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.inputs import Array
from symbody.errors import warn_user
from symbody.expr.node import Symbol
from symbody.model.constraints.cams import FlatCam, RollerCam
from symbody.model.constraints.rolling import RollingDisc
from symbody.model.loads.load import Load, Range
from symbody.results.record import Quantity
from symbody.system.formulas_in_fields import ending_curves, named_ends
from symbody.system.formulas_with_units import formulas_of
from symbody.system.system import System

# Contacts by constraint; the first multiplier of each presses both apart.
_CONTACTS = (RollerCam, FlatCam, RollingDisc)
_HAVE_VALUES = ("sensor", "driven", "dependent")
_ROUNDING = 1e-9
_SHOWN = 6


def out_of_range(
    system: System, times: Array, u: Array, quantities: Sequence[Quantity]
) -> list[str]:
    """Return notes of what is out of its range; of values and laws the user is warned.

    Args:
        system: The system.
        times: Of the motion [s].
        u: Inputs, a row a time, kept within their limits.
        quantities: Of the motion.
    """
    entries = []
    if quantities:
        missing = _without_value(system, times, quantities)
        notes = [missing, _laws(system, times, quantities)]
        entries = [note for note in notes if note]
    for note in entries:
        warn_user(f"model {system.name!r}: {note}")
    pulled = _pulled(system, times, quantities) if quantities else ""
    held = _at_limits(system, times, u)
    return [*entries, *(note for note in (pulled, held) if note)]


def _without_value(system: System, times: Array, quantities: Sequence[Quantity]) -> str:
    """Return which quantities are not numbers, since when, and a likely cause."""
    entries = []
    for quantity in quantities:
        if quantity.kind in _HAVE_VALUES and len(times):
            rows = np.asarray(quantity.values).reshape(len(times), -1)
            undefined = np.asarray(np.isnan(rows).any(axis=1))
            if undefined.any():
                entries.append(_since(quantity.name, times, undefined))
    if not entries:
        return ""
    curves = named_ends(ending_curves(one.formula for one in formulas_of(system)))
    ends = f"; {curves}, without values beyond" if curves else ""
    return (
        f"Not numbers are {_listed(entries)}. Look for a formula that is not "
        f"defined there, or for a node or an implicit law without a solution{ends}."
    )


def has_ranges(system: System) -> bool:
    """Return whether there are laws that may hold in a range only, or contacts."""
    limited = any(type(n.load).ranges is not Load.ranges for n in system.loads)
    return (
        limited
        or bool(system.ranges)
        or any(isinstance(named.constraint, _CONTACTS) for named in system.constraints)
    )


def _pulled(system: System, times: Array, quantities: Sequence[Quantity]) -> str:
    """Return which contacts would have to pull, where bodies lift off."""
    values = _by_symbol(quantities)
    entries = []
    for named in system.constraints:
        name = f"lam_{named.name}"
        name += "[0]" if len(named.multipliers) > 1 else ""
        if not isinstance(named.constraint, _CONTACTS) or name not in values:
            continue
        force = values[name]
        pulls = force < -_ROUNDING * max(1.0, np.abs(force).max(initial=0.0))
        if pulls.any():
            first = _since(f"{named.name!r} pulls, as {name} tells", times, pulls)
            entries.append(f"{first}, by up to {-force.min():.6g} N")
    if not entries:
        return ""
    return f"Real bodies lift off where these contacts would pull: {_listed(entries)}."


def _laws(system: System, times: Array, quantities: Sequence[Quantity]) -> str:
    """Return which loads have left the range in which their law holds."""
    watched = [
        (named.name, one)
        for named in system.loads
        for one in named.load.ranges()
        if isinstance(one.formula, Symbol)
    ]
    watched += system.ranges
    if not watched:
        return ""
    values = _by_symbol(quantities)
    entries = [
        words
        for name, one in watched
        for words in _left(f"{one.what} of {name!r}", one, times, values)
    ]
    if not entries:
        return ""
    return f"Laws are used beyond what they hold for: {_listed(entries)}."


def _by_symbol(quantities: Sequence[Quantity]) -> Mapping[str, Array]:
    symbol: dict[str, Array] = {}
    for quantity in quantities:
        values = np.asarray(quantity.values)
        if values.ndim == 1:
            symbol[quantity.name] = values
        elif values.ndim == 2:
            columns = enumerate(values.T)
            symbol |= {f"{quantity.name}[{i}]": column for i, column in columns}
    return symbol


def _left(
    what: str, one: Range, times: Array, values: Mapping[str, Array]
) -> list[str]:
    assert isinstance(one.formula, Symbol)
    name = one.formula.name
    if name not in values:
        return []
    left = []
    for bound, sign, words in ((one.least, -1, "below"), (one.greatest, 1, "above")):
        beyond = sign * (values[name] - bound)
        size = np.nanmax(np.abs(values[name]), initial=max(1.0, abs(bound)))
        outside = beyond > _ROUNDING * size
        if outside.any():
            worst = values[name][int(np.argmax(beyond))]
            first = _since(f"{what} ({name}) is {words} {bound:g}", times, outside)
            left.append(f"{first}, up to {worst:.6g}")
    return left


def _at_limits(system: System, times: Array, u: Array) -> str:
    """Return which inputs are at their limits, where they are kept."""
    result, at = [], 0
    for entry in system.inputs.values():
        columns = u[:, at : at + entry.symbols.size]
        at += entry.symbols.size
        if entry.limits is None:
            continue
        # What rests at zero is not in use.
        columns = columns[:, (columns != 0).any(axis=0)]
        for bound, sign in zip(entry.limits or (), (-1, 1), strict=False):
            held = np.asarray((sign * (columns - bound) >= 0).any(axis=1))
            if held.any():
                result.append(_since(f"{entry.name} at {bound:g}", times, held))
    if not result:
        return ""
    return f"Inputs are at their limits, which hold them: {_listed(result)}."


def _since(words: str, times: Array, where: NDArray[np.bool_]) -> str:
    return f"{words}, first at t = {times[int(where.argmax())]:.6g} s"


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _SHOWN} more" if len(names) > _SHOWN else ""
    return "; ".join(names[:_SHOWN]) + more


# A coordinate is beyond its limit by more than this, in relation to its size.


def passed_limits(
    system: System, times: Array, quantities: Sequence[Quantity]
) -> list[str]:
    """Return which coordinates are beyond their limits, and since when, as a note.

    The user is warned of them, because limits stop nothing.

    Args:
        system: The system.
        times: Of the motion [s].
        quantities: Its coordinates, and others.
    """
    by_name = {quantity.name: quantity for quantity in quantities}
    entries = []
    for joint in system.joints:
        for symbol, limits in zip(joint.q, joint.limits, strict=True):
            quantity = by_name.get(symbol.name)
            if limits is not None and quantity is not None:
                entries += _first(symbol.name, quantity, limits, times)
    if not entries:
        return []
    shown = ", ".join(entries[:_SHOWN])
    more = f" and {len(entries) - _SHOWN} more" if len(entries) > _SHOWN else ""
    note = f"Limits of joints stop nothing, and are passed: {shown}{more}."
    warn_user(
        f"model {system.name!r}: {note} Add a load that acts beyond them, for "
        f"example a spring by where(…), or leave limits out."
    )
    return [note]


def _first(
    name: str, quantity: Quantity, limits: tuple[float, float], times: Array
) -> list[str]:
    """Return where a coordinate is first beyond a limit, for either of them."""
    q, text = np.asarray(quantity.values), []
    for limit, sign, words in zip(limits, (-1, 1), ("below", "above"), strict=True):
        beyond = sign * (q - limit) > _ROUNDING * max(1.0, abs(limit))
        if beyond.any():
            t = times[int(beyond.argmax())]
            text.append(
                f"{name} is {words} {limit:.6g} {quantity.unit} from t = {t:.6g} s on"
            )
    return text
