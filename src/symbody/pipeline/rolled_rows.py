"""Constraints of large trees as tables: one formula for all constraints alike."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate, islice
from typing import cast, final

import numpy as np
from numpy.typing import NDArray

from symbody.closure.numbers import Numbers, rates_of, row_shape
from symbody.dataclass import dataclass
from symbody.expr.evaluate import Evaluation, substitute
from symbody.expr.node import ONE, ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.constraints.rows import MAGNIFIED, OFF
from symbody.formalisms.constraints.rows_by_ends import (
    END_MOTION,
    END_NUMBERS,
    DerivedRows,
    End,
    LooseRows,
    NotByEndsError,
    derived_rows,
    loose_rows,
)
from symbody.formalisms.derivations import Derivations, of_state
from symbody.pipeline.functions import STATE, request_of
from symbody.pipeline.rolled_elimination import RowOfTree, elimination_of
from symbody.pipeline.rolled_tables import (
    Array,
    NotRolledError,
    check_rolled,
    entry_check,
    normals_of,
    plane_axes,
    table_axes,
    tables_of,
    velocity_places,
)
from symbody.program.content import ProgramRequest, alike
from symbody.runtime.functions import Entry
from symbody.runtime.load import compiled_entry
from symbody.runtime.rolled_tree import (
    FLAT_BODY,
    PACK,
    ClosingTables,
    Elimination,
    RolledTree,
    TableKind,
)
from symbody.system.system import System, normalized

_ARGUMENTS = {**STATE, "y": ("leaves",)}
# What is smaller in relation to the largest entry is zero wherever it moves.
_ZERO = 1e-12
# Of what rigid motions do to equations that feel none of them.
_ROUNDING = 1e-10
_SPREAD = 0.5


@final
@dataclass(frozen=True)
class _Kind:
    """Constraints that are alike: equations by ends and by leaves of each for symbols.

    `ends` are the symbols of their numbers, as they stand in memory.

    `chosen` are the equations that count, of whose values `derived` are derived.
    `is_relative` if they feel nothing of what moves all ends together.
    """

    constraints: tuple[int, ...]
    ends: tuple[Sequence[Symbol], ...]
    symbols: tuple[Symbol, ...]
    leaves: tuple[tuple[Node, ...], ...]
    chosen: tuple[int, ...]
    phi: tuple[Node, ...]
    derived: DerivedRows
    is_relative: bool

    @property
    def formulas(self) -> tuple[Node, ...]:
        """Residuals of all; rates, right sides and entries of those chosen."""
        of = self.derived
        return (*self.phi, *of.rates, *of.gamma, *of.J.values())


def _is_relative(
    rows: int, ends: Sequence[End], symbols: Sequence[Symbol], derived: DerivedRows
) -> bool:
    """Whether so many equations feel nothing of what moves all ends together."""
    rng = np.random.default_rng(1)
    values: dict[Symbol | str, float] = {s: rng.uniform(1, 2) for s in symbols}
    motions = []
    for end in ends:
        R = np.linalg.qr(rng.normal(size=(3, 3)))[0]
        p = rng.normal(size=3)
        numbers = map(float, (*p, *R.T.ravel(), *np.zeros(END_MOTION)))
        values |= dict(zip(end.symbols, numbers, strict=True))
        turning = np.cross(np.eye(3), p)
        motions += [[*np.eye(3)[k], *turning[:, k]] for k in range(3)]
        motions += [[0.0, 0.0, 0.0, *row] for row in np.eye(3)]
    J = np.zeros((rows, len(motions)))
    entries = Evaluation(list(derived.J.values()))(values)
    for place, entry in zip(derived.J, entries, strict=True):
        J[place] = entry
    together = np.abs(J @ np.reshape(motions, (-1, END_MOTION))).max(initial=0.0)
    return bool(together <= _ROUNDING * np.abs(J).max(initial=0.0))


def _in_plane(
    phi: Sequence[Node],
    derived: DerivedRows,
    ends: Sequence[End],
    normals: Sequence[int],
) -> tuple[tuple[Node, ...], DerivedRows, list[Sequence[Symbol]]]:
    """Return equations by motions in a plane, and the symbols that they read of ends.

    `normals` are those of the world and of the ends, see `normals_of`.
    """
    (x, y, n), values = plane_axes(normals[0]), dict[Symbol, Node]()
    symbols: list[Sequence[Symbol]] = []
    for end, normal in zip(ends, normals[1:], strict=True):
        (a, b, own), p, v = plane_axes(normal), end.p, end.v
        R = cast(Sequence[Sequence[Symbol]], end.R)
        zeros = R[x][own], R[y][own], R[n][a], R[n][b], v[n], end.w[x], end.w[y]
        values |= dict.fromkeys(zeros, ZERO)
        values |= {R[x][b]: -R[y][a], R[y][b]: R[x][a]}
        values[R[n][own]] = ONE if normal < 3 else -ONE
        symbols.append((p[x], p[y], p[n], R[x][a], R[y][a], v[x], v[y], end.w[n]))
    moved, m = (x, y, 3 + n), len(derived.rates)
    J = {at: entry for at, entry in derived.J.items() if at[1] % END_MOTION in moved}
    new = iter(substitute([*phi, *derived.rates, *derived.gamma, *J.values()], values))
    of = [tuple(islice(new, size)) for size in (len(phi), m, m)]
    left = {at: entry for at, entry in zip(J, new, strict=True) if entry is not ZERO}
    return of[0], DerivedRows(of[1], of[2], left), symbols


def _kinds(
    system: System,
    rows: LooseRows,
    chosen: Sequence[tuple[int, ...]],
    normals: Sequence[int],
) -> list[_Kind]:
    """Return constraints by kinds; of `chosen` equations of each."""
    groups: defaultdict[tuple[tuple[int, ...], ...], list[int]] = defaultdict(list)
    for number, own in enumerate(chosen):
        groups[own, tuple(normals[i] for i in rows.links(number))].append(number)
    fixed = {symbol for end in rows.ends for symbol in end.symbols}
    result = []
    for (own, sides), members in groups.items():
        ends = rows.ends[: len(sides)]
        formulas = [rows.constraints[i].rows for i in members]
        for kind in alike(formulas, fixed, rows.numbers):
            derived = derived_rows(system, ends, [kind.formulas[i] for i in own])
            numbers = tuple(members[i] for i in kind.groups)
            relative = _is_relative(len(own), ends, kind.symbols, derived)
            phi = kind.formulas
            of_ends: list[Sequence[Symbol]] = [end.symbols for end in ends]
            if normals[0] >= 0:
                around = normals[0], *sides
                phi, derived, of_ends = _in_plane(phi, derived, ends, around)
            leaves = kind.symbols, kind.leaves
            one = _Kind(numbers, tuple(of_ends), *leaves, own, phi, derived, relative)
            result.append(one)
    return result


def closing_of(
    of: Derivations,
    compiled: Callable[[ProgramRequest], Entry],
    constants: Sequence[Node] = (),
    *,
    settled: bool,
) -> tuple[ClosingTables, list[Node]]:
    """Return used constraints, or all, as tables, and what they add to `constants`.

    A NotRolledError says which does not follow from the motion of what it connects.
    """
    system, loose = of.system, _loose_rows(of)
    if isinstance(loose, str):
        raise NotRolledError(loose)
    sizes = [len(one.rows) for one in loose.constraints]
    firsts = [0, *accumulate(sizes)]
    partition = system.coordinates.by_constraints if settled else None
    used = range(firsts[-1]) if partition is None else sorted(partition.rows)
    which = set(used)
    chosen = [
        tuple(i for i in range(size) if first + i in which)
        for first, size in zip(firsts, sizes, strict=False)
    ]
    normals = normals_of(system.links)
    kinds = _kinds(system, loose, chosen, normals)
    links = list(dict.fromkeys(link for one in loose.constraints for link in one.links))
    ends = {link: i for i, link in enumerate(links)}
    places = _Places(loose, firsts, used, ends, normals[0])
    elimination = elimination_of(
        [0, *(link.parent for link in system.links)],
        _rows_of_tree(kinds, places),
        links,
        velocity_places(system),
        () if partition is None else partition.dependent,
        places.normal,
    )
    results = _Tables(
        places, elimination, {node: i for i, node in enumerate(constants)}
    )
    row_kinds = tuple(results.kinds(system, kinds, compiled))
    aside = () if partition is None else sorted(partition.redundant)
    tables = ClosingTables(
        np.array(links, dtype=np.int32), row_kinds, firsts[-1],
        np.array(used, dtype=np.int32), np.array(aside, dtype=np.int32),
        OFF, MAGNIFIED, elimination,
    )  # fmt: skip
    return tables, list(results.constants)[len(constants) :]


@of_state
def _loose_rows(of: Derivations) -> LooseRows | str:
    """Return constraints by the motion of links, or why they do not follow from it."""
    system = of.system
    orders = {link.index: table_axes(link) for link in system.links}
    try:
        return loose_rows(of, orders, entry_check(system))
    except NotByEndsError as reason:
        return str(reason)


@final
@dataclass(frozen=True)
class _Places:
    """Places of constraints: their first rows, rows that count, ends by link.

    `normal` is the axis of the world normal to all motions, or -1.
    """

    loose: LooseRows
    firsts: Sequence[int]
    used: Sequence[int]
    ends: dict[int, int]
    normal: int

    def motion(self, number: int, place: int) -> int:
        """Return the place among all motions of one of the ends of a constraint."""
        end, part = divmod(place, END_MOTION)
        return END_MOTION * self.ends[self.loose.links(number)[end]] + part

    def rows(self, kind: _Kind, number: int) -> list[int]:
        """Return the numbers of the equations of a constraint that count."""
        first = self.firsts[number]
        return [bisect_left(self.used, first + i) for i in kind.chosen]


def _rows_of_tree(kinds: Sequence[_Kind], places: _Places) -> list[RowOfTree]:
    rows: dict[int, RowOfTree] = {}
    for kind in kinds:
        others = () if kind.is_relative else (0,)
        for number in kind.constraints:
            links = places.loose.links(number) + others
            for i, row in enumerate(places.rows(kind, number)):
                own = [at for of, at in kind.derived.J if of == i]
                entries = tuple(places.motion(number, at) for at in own)
                rows[row] = RowOfTree(number, links, entries)
    return [rows[i] for i in range(len(rows))]


@final
@dataclass(frozen=True)
class _Tables:
    """Makes the tables of kinds; `constants` are formulas that leaves may be."""

    places: _Places
    elimination: Elimination
    constants: dict[Node, int]

    def kinds(
        self,
        system: System,
        kinds: Sequence[_Kind],
        compiled: Callable[[ProgramRequest], Entry],
    ) -> Iterator[TableKind]:
        """Yield the tables of all kinds, of those of one constraint as one."""
        single = [kind for kind in kinds if len(kind.constraints) == 1]
        several = [[kind] for kind in kinds if len(kind.constraints) > 1]
        for group in [single, *several] if single else several:
            formulas: list[Node] = []
            symbols: list[Symbol] = []
            leaves: list[list[int]] = [[] for _ in group[0].constraints]
            outs: list[list[int]] = [[] for _ in group[0].constraints]
            for kind in group:
                used = symbols_of(*kind.formulas)
                read = [s for end in kind.ends for s in end if s in used]
                own = [*read, *kind.symbols]
                new = [Symbol(f"leaf[{len(symbols) + i}]") for i in range(len(own))]
                formulas += substitute(kind.formulas, dict(zip(own, new, strict=True)))
                symbols += new
                for i, number in enumerate(kind.constraints):
                    leaves[i] += self._leaves(kind, i, read)
                    outs[i] += self._outs(kind, number)
            arguments = {"t": (system.t,), "leaves": tuple(symbols), "u": (), "p": ()}
            name = f"rows {group[0].constraints[0]}"
            entry = compiled(request_of(system, name, formulas, arguments, _ARGUMENTS))
            yield TableKind(entry, np.array(leaves, np.int32), np.array(outs, np.int32))

    def _leaves(self, kind: _Kind, which: int, read: Sequence[Symbol]) -> list[int]:
        """Return what a constraint reads: numbers of ends, and, odd, constants."""
        links = self.places.loose.links(kind.constraints[which])
        in_plane, ends = self.places.normal >= 0, self.places.ends
        numbers = {
            symbol: 2
            * (k + (FLAT_BODY * link if in_plane else END_NUMBERS * ends[link]))
            for end, link in zip(kind.ends, links, strict=True)
            for k, symbol in enumerate(end)
        }
        constants = self.constants
        own = [constants.setdefault(n, len(constants)) for n in kind.leaves[which]]
        return [*(numbers[s] for s in read), *(2 * number + 1 for number in own)]

    def _outs(self, kind: _Kind, number: int) -> list[int]:
        """Return where the results of a constraint go."""
        places, plan = self.places, self.elimination
        first, rows = places.firsts[number], places.rows(kind, number)
        rates = places.firsts[-1]
        sides = -(-(rates + len(places.used)) // PACK) * PACK
        entries = sides + PACK * len(plan.lanes)
        return [
            *(first + i for i in range(len(kind.phi))),
            *(rates + row for row in rows),
            *(sides + int(plan.slots[row]) for row in rows),
            *(
                entries + plan.places[rows[i], places.motion(number, at)]
                for i, at in kind.derived.J
            ),
        ]


def rolled_rows(
    of: Derivations,
    p: Sequence[float] | Array,
    t: float = 0.0,
    x: Sequence[float] | Array | None = None,
) -> Numbers | None:
    """Return constraints in a loop over the links of a tree; None if there is none."""
    tree, system = _tree_of_rows(of), of.system
    if tree is None:
        return None
    p = np.asarray(p, dtype=float)
    x = np.asarray(system.x_start if x is None else x, dtype=float)
    rest = np.concatenate([np.zeros(len(system.v)), x])
    names = [m for named in system.constraints for m in named.multipliers]
    still, count = np.zeros(len(names)), len(names)

    def values(q: Array) -> tuple[Array, Array, Array]:
        phi, J = tree.rows(t, np.concatenate([q, rest]), p)
        return phi, J, still  # no equation changes with time alone

    # What is not zero where all joints are moved anyhow.
    rng = np.random.default_rng(1)
    q = np.array(system.q_start) + rng.normal(scale=_SPREAD, size=len(system.q))
    J = np.abs(values(normalized(system, q))[1])
    pattern: NDArray[np.bool_] = _ZERO * J.max(initial=0.0) < J
    shape = row_shape(system, names, pattern, count)
    return Numbers(system, shape, values, rates_of(system))


@of_state
def _tree_of_rows(of: Derivations) -> RolledTree | None:
    try:
        check_rolled(of.system)
        compiled = partial(compiled_entry, backend="llvm", seldom=True)
        closing, constants = closing_of(of, compiled, settled=False)
        return RolledTree(tables_of(of.system, None, constants, None, closing))
    except NotRolledError:
        return None
