"""In which order the multipliers of a large tree are eliminated, and with which others.

The forces of a constraint act at its ends and reach all links from these to the nearest
one that carries both. There the multiplier is eliminated, as no motion further in has
anything to do with it; in a chain of loops that is a few links away, so that work grows
with their number and not with its cube. Multipliers whose forces meet at the same link
and share links on the way are one dense front.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.traverse import connected
from symbody.runtime.rolled_tree import PACK, Elimination, Integers

_OUTER = 2  # vectors beside a multiplier before those of packs coupled with it


@final
@dataclass(frozen=True)
class RowOfTree:
    """An equation by the motions of links: of its constraint, in whose order they come.

    `entries` are places of motions, six an end; `links` those of the ends of its
    constraint, with the world (0) if it feels what moves all of these together.
    """

    constraint: int
    links: tuple[int, ...]
    entries: tuple[int, ...]


def elimination_of(
    parents: Sequence[int],
    rows: Sequence[RowOfTree],
    ends: Sequence[int],
    velocities: Sequence[int],
    dependent: Iterable[int],
    normal: int,
) -> Elimination:
    """Return the tables of equations between links, whose `parents` come before them.

    `ends` are the links of all ends, `velocities` the places of the links' own motions,
    `dependent` which of these follow from the others: none, or one a row. `normal` is
    the axis of the world normal to all motions, or -1.
    """
    packs = _packed(parents, rows)
    present = _Present(parents, rows, packs, ends, normal)
    blocks = _Blocks(len(packs))
    pairs = [blocks.lower(one) for one in present.active]
    fronts = _Fronts(packs, present, blocks)
    parts = _Parts(packs, present, velocities, set(dependent))
    flat = [pack for link in present.all for pack in link]
    return Elimination(
        places=present.places, slots=_integers(_slots(packs, len(rows))),
        entries=_integers(present.entries, 3),
        lanes=_integers(len(pack.rows) for pack in packs),
        first=_integers(accumulate(map(len, present.all), initial=0)),
        active=_integers(map(len, present.active)), packs=_integers(flat),
        up=_integers(present.up), pushes=_integers(present.pushes),
        block_count=blocks.count,
        first_pair=_integers(accumulate(map(len, pairs), initial=0)),
        pairs=_integers(block for own in pairs for block in own),
        first_front=_integers(fronts.first), fronts=_integers(fronts.heads, 5),
        front_data=_integers(fronts.data), result_count=fronts.result_count,
        parts=_integers(parts.heads, 5), part_rows=_integers(parts.rows),
        part_columns=_integers(parts.columns), dependent=_integers(parts.dependent),
        pack_parts=_integers(parts.of_pack), pack_rows=_integers(parts.row_of_pack),
        columns=_integers(parts.column), J_count=parts.entries,
        part_memory=parts.memory,
    )  # fmt: skip


@final
@dataclass(frozen=True)
class _Pack:
    """Rows that are taken together, the links that they reach, and where they meet."""

    rows: tuple[int, ...]
    reached: frozenset[int]
    meeting: int


def _packed(parents: Sequence[int], rows: Sequence[RowOfTree]) -> list[_Pack]:
    """Return rows as packs: those of a constraint, with others along its way."""
    by_constraint: defaultdict[int, list[int]] = defaultdict(list)
    for number, row in enumerate(rows):
        by_constraint[row.constraint].append(number)
    result: list[_Pack] = []
    last: dict[int, int] = {}  # by meeting: the pack that may take more
    for own in by_constraint.values():
        links = rows[own[0]].links
        meeting = meeting_link(parents, links)
        reached = reached_links(parents, links, meeting)
        at = last.get(meeting)
        if at is not None and len(result[at].rows) + len(own) <= PACK:
            other = result[at]
            if 2 * len(other.reached & reached) > min(len(other.reached), len(reached)):
                both = other.reached | reached
                result[at] = _Pack((*other.rows, *own), both, meeting)
                continue
        for first in range(0, len(own), PACK):
            result.append(_Pack(tuple(own[first : first + PACK]), reached, meeting))
        last[meeting] = len(result) - 1
    return result


def meeting_link(parents: Sequence[int], links: Iterable[int]) -> int:
    """Return the last link that carries all of these; 0 for the world."""
    left = set(links) or {0}
    while len(left) > 1:
        last = max(left)
        left.remove(last)
        left.add(parents[last])
    return left.pop()


def reached_links(
    parents: Sequence[int], links: Iterable[int], meeting: int
) -> frozenset[int]:
    """Return links on the ways to where they meet, without that."""
    result: set[int] = set()
    for link in links:
        at = link
        while at != meeting and at not in result:
            result.add(at)
            at = parents[at]
    return frozenset(result)


def _slots(packs: Sequence[_Pack], count: int) -> list[int]:
    slots = [0] * count
    for number, pack in enumerate(packs):
        for lane, row in enumerate(pack.rows):
            slots[row] = PACK * number + lane
    return slots


@final
class _Present:
    """The packs that are present at each link, from the world on."""

    def __init__(
        self,
        parents: Sequence[int],
        rows: Sequence[RowOfTree],
        packs: Sequence[_Pack],
        ends: Sequence[int],
        normal: int,
    ) -> None:
        self._normal = normal
        self.active: list[list[int]] = [[] for _ in parents]
        self.meeting: list[list[int]] = [[] for _ in parents]
        for number, pack in enumerate(packs):
            for link in pack.reached:
                self.active[link].append(number)
            self.meeting[pack.meeting].append(number)
        both = zip(self.active, self.meeting, strict=True)
        self.all = [active + meeting for active, meeting in both]
        firsts = list(accumulate(map(len, self.all), initial=0))
        self.up: list[int] = []
        of_link = dict(zip(ends, range(len(ends)), strict=True))
        self.entries: list[int] = []
        self.places: dict[tuple[int, int], int] = {}
        self.pushes = [0]
        self.at = [
            {pack: first + k for k, pack in enumerate(own)}
            for first, own in zip(firsts, self.all, strict=False)
        ]
        for link, own in enumerate(self.all):
            above = self.at[parents[link]]
            for k, number in enumerate(own):
                self.up.append(above[number] if k < len(self.active[link]) else 0)
                if link in of_link:
                    self._add(rows, packs[number].rows, number, of_link[link])
                self.pushes.append(len(self.places))

    def _add(
        self, rows: Sequence[RowOfTree], own: Sequence[int], pack: int, end: int
    ) -> None:
        """Add the entries of the rows of a pack by the motion of an end."""
        for lane, row in enumerate(own):
            for motion in rows[row].entries:
                if motion // 6 == end:
                    place, part = len(self.places), (motion % 6 - self._normal + 2) % 3
                    if self._normal >= 0:
                        place = PACK * (3 * (len(self.up) - 1) + part) + lane
                    self.places[row, motion] = place
                    self.entries += [PACK * pack + lane, motion, motion % 6]


@final
class _Blocks:
    """Matrices between two packs, with the rows of the one behind."""

    def __init__(self, packs: int) -> None:
        self._numbers = {(i, i): i for i in range(packs)}
        self._lower: dict[tuple[int, ...], list[int]] = {}
        self.coupled: list[set[int]] = [{i} for i in range(packs)]

    @property
    def count(self) -> int:
        return len(self._numbers)

    def between(self, a: int, b: int) -> int:
        self.coupled[a].add(b)
        self.coupled[b].add(a)
        return self._numbers.setdefault((max(a, b), min(a, b)), len(self._numbers))

    def lower(self, packs: Sequence[int]) -> list[int]:
        """Return the blocks of the lower half of a matrix of packs."""
        key = tuple(packs)
        if key not in self._lower:
            self._lower[key] = [
                self.between(a, b) for k, a in enumerate(key) for b in key[: k + 1]
            ]
        return self._lower[key]


@final
class _Fronts:
    """Packs that are eliminated together at each link, from the world on."""

    def __init__(
        self, packs: Sequence[_Pack], present: _Present, blocks: _Blocks
    ) -> None:
        self.first, self.heads, self.data = [0], list[int](), list[int]()
        self.result_count = 0
        for link, meeting in enumerate(present.meeting):
            at = present.at[link]
            for inner in _together(meeting, blocks):
                coupled = set[int]().union(*(blocks.coupled[one] for one in inner))
                outer = [one for one in present.active[link] if one in coupled]
                n = sum(len(packs[one].rows) for one in inner)
                heads = len(inner), len(outer), n, len(self.data), self.result_count
                self.heads += heads
                self.data += [*inner, *outer]
                self.data += [at[one] for one in (*inner, *outer)]
                self.data += blocks.lower(inner)
                self.data += [blocks.between(a, b) for a in outer for b in inner]
                self.data += blocks.lower(outer)
                beside = n * (_OUTER + len(outer))
                self.result_count += beside + -(-n * n // PACK)
            self.first.append(len(self.heads) // 5)


def _together(packs: Sequence[int], blocks: _Blocks) -> list[list[int]]:
    """Return packs in groups that are coupled, also by others of a group."""
    own = set(packs)
    pairs = ({(min(a, b), max(a, b)) for b in blocks.coupled[a] & own} for a in packs)
    return [[packs[k] for k in group] for group in connected(pairs)]


@final
class _Parts:
    """Parts of the Jacobian that have nothing to do with each other."""

    def __init__(
        self,
        packs: Sequence[_Pack],
        present: _Present,
        velocities: Sequence[int],
        dependent: set[int],
    ) -> None:
        groups = connected(pack.reached for pack in packs)
        of = {pack: part for part, group in enumerate(groups) for pack in group}
        self.of_pack = [of[pack] for pack in range(len(packs))]
        rows: list[list[int]] = [[] for _ in groups]
        columns: list[dict[int, int]] = [{} for _ in groups]
        self.row_of_pack = []
        for one, part in zip(packs, self.of_pack, strict=True):
            self.row_of_pack.append(len(rows[part]))
            rows[part] += one.rows
        self.column: list[int] = []
        for link, active in enumerate(present.active):
            for pack in active:
                own = columns[self.of_pack[pack]]
                self.column.append(own.setdefault(velocities[link - 1], len(own)))
            self.column += [0] * len(present.meeting[link])
        self.heads, self.rows, self.columns = list[int](), list[int](), list[int]()
        self.dependent: list[int] = []
        self.entries = self.memory = 0
        for own_rows, own in zip(rows, columns, strict=True):
            m, n = len(own_rows), len(own)
            self.heads += m, n, len(self.rows), len(self.columns), self.entries
            self.rows += own_rows
            self.columns += own
            follow = [place for v, place in own.items() if v in dependent]
            assert not dependent or len(follow) == m, "a row a dependent velocity"
            self.dependent += follow or [0] * m
            self.entries += m * n
            self.memory = max(self.memory, 2 * m * m + m)


def _integers(numbers: Iterable[int], width: int = 0) -> Integers:
    result = np.array(list(numbers), dtype=np.int32)
    return result.reshape(-1, width) if width else result
