"""Set-valued laws of a system's contacts, as loops and exports have them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.model.contacts.contact import MOTIONS, QuantityKind, labels_of, parts_of
from symbody.system.checks import derivative_order
from symbody.system.formulas_in_fields import followed
from symbody.system.spellings import Form, entry_spellings
from symbody.system.system import System, scales_of

# What counts as closed and as still, in relation to a length and its ratio to a time.
_ZERO, _ZERO_OF_STEPS = 2e-9, 1e-8
# Of what may be passed, at least and where no length is known; of a span.
_LITTLE, _PART = 1e-6, 0.1
_POISSON, _FOLLOWS = 1, 2
# What follows accelerations, as `derivative_order` counts.
_OF_FORCES = 2
_MOST_ROWS = 3  # of a law or a pair: the normal, and two tangents
# Why laws cannot be obeyed, by the numbers of contact_law.h; `{value}` is the status's.
WHY_NOT_OBEYED = {
    1: (
        "no forces obey the laws of contact and friction (Painlevé's paradox): bodies "
        "that are rigid jam there. Lower the friction, or take a compliant contact, "
        "such as loads.CompliantContact"
    ),
    2: (
        "the laws of contact and friction are not solved: the residual is {value}. "
        "Look for contacts that say the same twice"
    ),
    3: (
        "an impact by Newton's law with friction would raise the kinetic energy by "
        "{value} J (Kane's paradox). Take law='poisson', or a lower restitution"
    ),
    4: (
        "contacts change their modes again and again without any time going by. Give "
        "a stiction that is larger than the friction, or look for stops that "
        "contradict each other"
    ),
    5: (
        "the gap is {value}: bodies overlap. Start with gaps that are closed or "
        "open, or move the start by start_at"
    ),
    6: (
        "its formulas are not finite there. Check where its shape or its friction is "
        "defined"
    ),
    7: (
        "its bound follows reactions that it changes as much itself, so that no force "
        "is found. Lower the friction, or give a bound that is a formula of the motion"
    ),
    8: (
        "no velocities after an impact obey Newton's law: friction jams what is to "
        "part, or stops close on each other. Take law='poisson', less friction or no "
        "restitution; leave room between stops"
    ),
}


@final
@dataclass(frozen=True)
class LawName:
    """A law as messages and results call it, and its forces' names."""

    contact: str
    entries: tuple[str, ...]
    undefined: str = ""  # where its formulas have no value


def law_names(system: System) -> tuple[LawName, ...]:
    """Return the laws of a system, in the order of the loops."""
    names = []
    for one in system.contacts:
        several, undefined = len(one.contact.rows) > 1, one.contact.undefined
        for i, rows in enumerate(one.contact.rows):
            name = f"{one.name}[{i}]" if several else one.name
            names.append(LawName(name, rows.entries, undefined))
    return tuple(names)


def rows_by_law(system: System) -> dict[str, slice]:
    """Return where the rows of each law stand, by its name."""
    result, first = {}, 0
    for law in law_names(system):
        result[law.contact] = slice(first, first + len(law.entries))
        first += len(law.entries)
    return result


def law_name(names: Sequence[LawName], law: int) -> tuple[str, int]:
    """Return the name of a law, or of a pair of a set, and the number of its rows."""
    if law < len(names):
        return names[law].contact, min(len(names[law].entries), _MOST_ROWS)
    first, second = divmod(law - len(names), len(names))
    number = names[second].contact.rpartition("[")[2]
    return f"{names[first].contact[:-1]},{number}", _MOST_ROWS


def has_sets(system: System) -> bool:
    """Return whether a contact is a set of spheres."""
    return any(one.contact.is_set for one in system.contacts)


def following_forces(system: System) -> frozenset[str]:
    """Return the names of contacts whose formulas follow reactions or other loads."""
    elements = [(one.name, one.contact) for one in system.contacts]
    own = {*system.x, *system.u}
    return frozenset(
        one.who
        for one in followed(elements, system.expressions)
        if any(derivative_order(system, s) == _OF_FORCES for s in one.symbols - own)
    )


def refuse_following(who: str, system: System, remedy: str) -> None:
    """Raise ModelError where friction follows reactions, which `who` does not know."""
    for name in sorted(following_forces(system)):
        raise ModelError(
            f"{who}: the friction of contact {name!r} follows reactions, which this "
            f"does not. {remedy}, or give a bound that is a formula of the motion."
        )


# In the order in which outputs of other tools have them.
CONTINUOUS_KINDS: tuple[QuantityKind, ...] = ("contact force", *MOTIONS)
_PREFIXES: Mapping[QuantityKind, str] = {"contact force": "F"}
_UNITS: Mapping[QuantityKind, Mapping[str, str]] = {
    "gap": {"N": "m", "N m": "rad"},
    "slip": {"N": "m/s", "N m": "rad/s"},
    "impulse": {"N": "N s", "N m": "N m s"},
}


@final
@dataclass(frozen=True)
class ContactQuantity:
    """A quantity of a contact in results, and where its entries stand.

    Attributes:
        name: As "gap_heel".
        kind: Force, gap, sliding velocity, or impulse until now.
        entries: Their names; none of one number.
        units: One a place.
        places: Among gaps, one a law, and then speeds, one a row; of forces and
            impulses among rows.
    """

    name: str
    kind: QuantityKind
    entries: tuple[str, ...]
    units: tuple[str, ...]
    places: tuple[int, ...]

    @property
    def unit(self) -> str:
        """Unit of the entries; several, separated by commas, if they differ."""
        return self.units[0] if len({*self.units}) == 1 else ", ".join(self.units)

    @property
    def form(self) -> Form:
        """Shape and names of the entries."""
        return (len(self.entries),) if self.entries else (), self.entries

    @property
    def labels(self) -> tuple[str, ...]:
        """The name of each entry, as "F_heel[n]"."""
        return labels_of(self.name, self.entries or ("",))

    def part(self, name: str) -> slice | None:
        """Return which entries a name in any spelling means: all, one, or None."""
        if name == self.name:
            return slice(None)
        spelled = entry_spellings({self.name: self.form}).get(name)
        return spelled and slice(spelled[1], spelled[1] + 1)


def contact_quantities(
    system: System, *kinds: QuantityKind
) -> tuple[ContactQuantity, ...]:
    """Return forces of all contacts; gaps, slips and impulses of all but sets.

    With kinds only these, kind by kind.
    """
    result: list[ContactQuantity] = []
    laws = sum(len(one.contact.rows) for one in system.contacts)
    law = first = 0
    for one in system.contacts:
        begin = {"gap": law, "slip": laws + first}
        for kind, entries in parts_of(one.contact).items():
            if not entries:
                continue
            names, forces, places = zip(*entries, strict=True)
            places = tuple(begin.get(kind, first) + i for i in places)
            units = _UNITS.get(kind)
            result.append(
                ContactQuantity(
                    f"{_PREFIXES.get(kind, kind)}_{one.name}", kind,
                    names if any(names) else (),
                    tuple(units.get(u, "") if units else u for u in forces), places,
                )
            )  # fmt: skip
        law, first = law + len(one.contact.rows), first + len(one.symbols)
    if kinds:
        result = [one for kind in kinds for one in result if one.kind == kind]
    return tuple(result)


def places_of(system: System, *kinds: QuantityKind) -> tuple[int, ...]:
    """Return the places of all entries of these kinds."""
    return tuple(i for one in contact_quantities(system, *kinds) for i in one.places)


def law_table(system: System) -> NDArray[np.int64]:
    """Return kind, first row, tangent rows and flags of each law, shape (L, 4)."""
    table, first, follow = [], 0, following_forces(system)
    for one in system.contacts:
        flags = _POISSON * one.contact.poisson + _FOLLOWS * (one.name in follow)
        for rows in one.contact.rows:
            table.append((int(rows.kind), first, rows.tangents, flags))
            first += len(rows.entries)
    return np.array(table, dtype=np.int64).reshape(-1, 4)


def tolerances_of(
    system: System,
    y0: NDArray[np.float64],
    p: NDArray[np.float64],
    span: float = 1.0,
    *,
    steps: bool = False,
) -> NDArray[np.float64]:
    """Return the gap and the speed that are zero for each law, shape (runs, L, 2).

    They are those of several runs of so long a span [s] from states with parameters,
    each a row, also by `steps`.

    Both are parts of a length, how far frames are apart, and of its ratio to a time,
    that of a fall by it, or without gravity a part of the span, so that a model has the
    same motion in other units. Without lengths a part of what may be passed is one.
    """
    reach, gravity = scales_of(system, p)
    at, units = system.coordinates, system.units
    slides = [units.get(s) == "m" for s in system.q]
    places = np.abs(y0[:, at.q_in_y][:, slides]).max(axis=1, initial=0.0)
    places = np.maximum(places, reach)
    slides = [units.get(s) == "m/s" for s in system.v]
    speeds = np.abs(y0[:, at.v_in_y][:, slides]).max(axis=1, initial=0.0)
    passed = (speeds + gravity * span) * span
    some = np.maximum(places, _LITTLE * passed)
    lengths = np.where(places > 0, some, _PART * passed)[:, None]
    lengths[lengths == 0] = 1.0
    falls = np.reshape(gravity, (-1, 1))
    times = np.sqrt(lengths / np.where(falls > 0, falls, 1.0))
    times = np.where(falls > 0, times, _PART * span)
    laws = [rows for one in system.contacts for rows in one.contact.rows]
    turns = [rows.units[0] == "N m" for rows in laws]
    gaps = (_ZERO_OF_STEPS if steps else _ZERO) * np.where(turns, 1.0, lengths)
    result = np.empty((*gaps.shape, 2))
    result[..., 0], result[..., 1] = gaps, gaps / times
    return result
