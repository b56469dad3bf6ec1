"""The names of the entries of vectors and matrices, in each of their spellings.

The third entry of a position "tip" is "tip[2]", "tip[z]" or "tip_z"; an entry of a
matrix "R" is "R[0,1]" or "R_xy"; the second one of a distance "d" is "d[1]", "d[rate]"
or "d_rate".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

import numpy as np

from symbody.expr.traverse import indexed
from symbody.system.system import System

AXES = ("x", "y", "z")
_IN_SPACE = ((3,), (3, 3))
_LABEL = re.compile(r"(.+)\[([^\]]+)\]")
_NUMBERED = re.compile(r"(.+)\[([\d,]+)\]")
# Shape and names of entries, if they have any.
Form: TypeAlias = tuple[tuple[int, ...], Sequence[str]]


def suffixes(shape: tuple[int, ...], entries: Sequence[str] = ()) -> list[str]:
    """Return what stands behind the name in columns of tables: "z", "xy", "rate"."""
    if len(shape) == 1 and len(entries) == shape[0] > 0:
        return list(entries)
    places = np.ndindex(shape)
    if shape in _IN_SPACE:
        return ["".join(AXES[i] for i in place) for place in places]
    return ["_".join(map(str, place)) for place in places]


def entry_spellings(forms: Mapping[str, Form]) -> dict[str, tuple[str, int]]:
    """Return quantity and number of each entry by spelling; ambiguous ones are none."""
    spellings: dict[str, tuple[str, int]] = {}
    unclear = set(forms)
    for name, (shape, entries) in forms.items():
        for spelling, number in _spellings(name, shape, entries):
            if spellings.setdefault(spelling, (name, number)) != (name, number):
                unclear.add(spelling)
    return {s: entry for s, entry in spellings.items() if s not in unclear}


def quantities_of(labels: Iterable[str]) -> dict[str, tuple[tuple[int, ...], slice]]:
    """Return shape and place of each quantity whose entries `indexed` has named."""
    table: dict[str, tuple[tuple[int, ...], slice]] = {}
    for place, label in enumerate(labels):
        entry = _NUMBERED.fullmatch(label)
        name, last = (entry[1], entry[2].split(",")) if entry else (label, [])
        begin = table[name][1].start if name in table else place
        table[name] = tuple(int(i) + 1 for i in last), slice(begin, place + 1)
    return table


def _spellings(
    name: str, shape: tuple[int, ...], entries: Sequence[str]
) -> Iterator[tuple[str, int]]:
    if not shape:
        return
    words = suffixes(shape, entries)
    for number, label in enumerate(indexed(name, shape)):
        yield label, number
        if len(shape) == 1:
            yield f"{name}[{words[number]}]", number
        elif shape in _IN_SPACE:
            yield f"{name}[{','.join(words[number])}]", number
        yield f"{name}_{words[number]}", number


def sensor_forms(system: System) -> dict[str, Form]:
    """Return shape and names of entries of all sensors, by name."""
    forms: dict[str, Form] = {
        name: (named.symbols.shape, named.sensor.entries)
        for name, named in system.sensors.items()
    }
    forms |= {
        name: (expression.symbols.shape, ())
        for name, expression in system.expressions.items()
        if expression.is_sensor
    }
    return forms


def multiplier_forms(system: System) -> dict[str, Form]:
    """Return shape and names of entries of the multipliers of each constraint."""
    return {
        named.multiplier: (
            (len(named.multipliers),) if len(named.multipliers) > 1 else (),
            named.constraint.entries,
        )
        for named in system.constraints
    }


def spelled_label(name: str, labels: Sequence[str]) -> int | None:
    """Return the number of the label, as "tip[2]", that "tip_z" means, or None."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for place, label in enumerate(labels):
        entry = _LABEL.fullmatch(label)
        if entry:
            groups.setdefault(entry[1], []).append((place, entry[2]))
    forms: dict[str, Form] = {}
    for whole, entries in groups.items():
        words = [word for _, word in entries]
        last = words[-1].split(",")
        numbers = all(part.isdigit() for part in last)
        shape = tuple(int(part) + 1 for part in last) if numbers else (len(words),)
        complete = [f"{whole}[{word}]" for word in words] == indexed(whole, shape)
        if not numbers or complete:
            forms[whole] = shape, () if numbers else words
    spelling = entry_spellings(forms).get(name)
    if spelling is None:
        return None
    whole, number = spelling
    return groups[whole][number][0]
