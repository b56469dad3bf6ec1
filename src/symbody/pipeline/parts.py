"""Parts of a system that are alike, found before anything is derived.

Mechanisms side by side are flattened: the formulas in their links, constraints and
loads, and what stands between these. Where that is equal, one of them is derived with
symbols for the numbers that differ, and its program is called for all, with tables.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from operator import is_
from typing import Any, TypeAlias, final

import numpy as np

from symbody.closure.numbers import Numbers, rates_of, row_shape
from symbody.dataclass import dataclass
from symbody.expr.evaluate import Evaluation, substitute
from symbody.expr.node import ZERO, Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations, of_state
from symbody.formalisms.keeping.closure import state_rows
from symbody.formalisms.quantities.choose import ALIKE, part_of, simple_parts
from symbody.formalisms.quantities.dynamics import arguments_of
from symbody.model.body import Frame
from symbody.model.constraints.constraint import NamedConstraint
from symbody.model.joint import Joint
from symbody.model.loads.load import NamedLoad
from symbody.model.loads.own_law import OwnLaw
from symbody.model.quantities import Parameter
from symbody.pipeline.functions import Compile, FunctionSpec, derive_kind
from symbody.pipeline.rolled import signature_of
from symbody.program.content import Alike, alike
from symbody.program.program import Argument, Repeated, Result
from symbody.program.repetition import of_kinds
from symbody.runtime.arrays import Vector
from symbody.spatial.vectors import IDENTITY
from symbody.system.coordinates import ConstraintBlock, Partition
from symbody.system.links import Link, Placement
from symbody.system.system import System

_Blocks: TypeAlias = tuple[ConstraintBlock, ...]
_ATOMS = (str, int, float, bool, type(None))


@final
@dataclass(frozen=True, eq=False)
class _Part:
    """Elements of a part, and where in the system its coordinates and rows are."""

    elements: Sequence[Any]
    q: Sequence[int]
    v: Sequence[int]
    rows: Sequence[int]

    def place(self, name: str, entry: int) -> int:
        """Return the place in the system of an entry of a result of the part."""
        groups = {"q": self.q, "qd": self.q, "v": self.v, "vd": self.v}
        return {**groups, "lam": self.rows, "growth": (0,)}[name][entry]

    def local(self, blocks: _Blocks, of_velocity: Mapping[int, int]) -> _Blocks:
        """Return the blocks of its velocities in its own numbers; -1 for others."""
        row, column = ({i: k for k, i in enumerate(o)} for o in (self.rows, self.v))
        return tuple(
            ConstraintBlock(
                tuple(row.get(i, -1) for i in blocks[k].rows),
                tuple(column.get(j, -1) for j in blocks[k].dependent),
                blocks[k].holonomic,
            )
            for k in sorted({of_velocity[j] for j in self.v if j in of_velocity})
        )


@final
@dataclass(frozen=True, eq=False)
class Kind:
    """Parts that are alike: one of them with symbols for numbers, and all of them.

    `leaves` are what stands for the symbols in each part, in their `columns`.
    """

    of: Derivations
    parts: Sequence[_Part]
    columns: Mapping[Node, int]
    leaves: Sequence[tuple[Node, ...]]

    def values(self, system: System) -> Callable[[Vector, Vector], dict[Symbol, Any]]:
        """Return what gives the values of symbols in all parts, by those of q and p."""
        place: dict[Node, int] = {s: i for i, s in enumerate((*system.q, *system.p))}
        begin, columns = len(place), zip(*self.leaves, strict=True)
        table = [[place.setdefault(n, len(place)) for n in one] for one in columns]
        at, others = np.array(table, dtype=np.int64), list(place)[begin:]
        # Velocities stand still.
        added = [n.value if isinstance(n, Const) else 0.0 for n in others]

        def values(q: Vector, p: Vector) -> dict[Any, Any]:
            own = np.concatenate([q, p, added])[at]
            shared = zip(system.p, p.tolist(), strict=True)
            return {**dict(shared), **dict(zip(self.columns, own, strict=True))}

        return values


def kinds_of(of: Derivations) -> list[Kind]:
    """Return the kinds of parts of a system; none if few of these are alike.

    Nothing in them follows time or inputs.
    """
    partition, kinds = of.system.partition, _kinds(of)
    if of.system.stabilization or (partition and partition.redundant):
        return []
    if partition is None:
        return kinds
    blocks = partition.blocks
    of_velocity = {j: k for k, one in enumerate(blocks) for j in one.dependent}
    result = []
    for kind in kinds:
        same: defaultdict[_Blocks, list[Any]] = defaultdict(list)
        for part, leaves in zip(kind.parts, kind.leaves, strict=True):
            same[part.local(blocks, of_velocity)].append((part, leaves))
        for own, some in same.items():
            if any(-1 in (*b.rows, *b.dependent) for b in own):
                return []
            chosen = Partition(len(kind.of.system.v), own)
            variant = kind.of.variant(replace(kind.of.system, partition=chosen))
            parts, of_parts = zip(*some, strict=True)
            result.append(Kind(variant, parts, kind.columns, of_parts))
    return result if ALIKE * len(result) <= sum(len(k.parts) for k in result) else []


@of_state
def _kinds(of: Derivations) -> list[Kind]:
    """Return the same before a partition is chosen."""
    system = of.system
    known, felt = set(system.p), symbols_of(*system.gravity)
    other = any(link.driven for link in system.links)
    if other or not system.holonomic or not known.issuperset(felt):
        return []
    known.update(system.q, system.v, system.vd)
    kinds: defaultdict[Hashable, list[tuple[_Part, list[Node]]]] = defaultdict(list)
    parts = list(_parts(of))
    if not all(part.v for part in parts):
        return []
    for part in parts:
        nodes, said = _flattened(system, part, known)
        kinds[said].append((part, nodes))
    result = []
    for members in kinds.values():
        for same in alike([nodes for _, nodes in members], (), {}):
            own = (s for row in same.leaves for s in row if isinstance(s, Symbol))
            if not known.issuperset(own):
                return []
            result.append((same, [members[i][0] for i in same.groups]))
    if ALIKE * len(result) > len(parts):
        return []
    return [_kind(system, some, same) for same, some in result]


def _parts(of: Derivations) -> Iterator[_Part]:
    """Yield the parts of a system, with their coordinates and equations."""
    system = of.system
    q = {s: i for i, s in enumerate(system.q)}
    v: dict[Node, int] = {s: j for j, s in enumerate(system.v)}
    rows, count = dict[int, range](), 0
    for named in system.constraints:
        rows[id(named)] = range(count, count + len(named.multipliers))
        count += len(named.multipliers)
    for kind in simple_parts(of):
        for elements in kind:
            links = [one for one in elements if isinstance(one, Link)]
            turns = [s for link in links for s in link.quaternion or ()]
            own_q = sorted({q[s] for s in (*turns, *(k.q for k in links)) if s in q})
            own_v = sorted(v[link.v] for link in links)
            own = [i for one in elements for i in rows.get(id(one), ())]
            yield _Part(elements, own_q, own_v, own)


def rows_by_parts(of: Derivations, p: Vector) -> Numbers | None:
    """Return constraints, evaluated for all parts at once; None without kinds."""
    system, kinds = of.system, _kinds(of)
    if not kinds:
        return None
    names = [m for named in system.constraints for m in named.multipliers]
    # Residuals stand behind the entries of J.
    still, pattern = np.zeros(len(names)), np.zeros((len(names), len(system.v) + 1))
    of_kinds = []
    for kind in kinds:
        rows = state_rows(kind.of)
        own = np.array([part.rows for part in kind.parts]).T
        v = np.array([part.v for part in kind.parts]).T
        at: list[Any] = [(i, -1) for i in own]
        at += [(own[i], v[j]) for i, row in enumerate(rows.entries) for j in row]
        for place in at:
            pattern[place] = 1.0
        entries = (entry for row in rows.entries for entry in row.values())
        of_kinds.append((Evaluation([*rows.phi, *entries]), kind.values(system), at))

    def values(q: Vector) -> tuple[Vector, Vector, Vector]:
        numbers = np.zeros(pattern.shape)
        for formulas, symbols_at, at in of_kinds:
            for place, entry in zip(at, formulas.over(symbols_at(q, p)), strict=True):
                numbers[place] = entry
        # No equation changes with time alone.
        return numbers[:, -1], numbers[:, :-1], still

    shape = row_shape(system, names, pattern[:, :-1] != 0.0, len(names))
    return Numbers(system, shape, values, rates_of(system))


def _flattened(
    system: System, part: _Part, known: set[Symbol]
) -> tuple[list[Node], Hashable]:
    """Return the formulas of a part, and all else that it consists of.

    Arguments of laws in it, which are in no other formula, become `known`.
    """
    nodes: list[Node] = []
    said: list[Hashable] = [len(part.rows)]

    def each(node: Node) -> Node:
        nodes.append(node)
        return node

    walk = _Walk(system, part, each, said.append)
    for one in part.elements:
        walk.through(one)
    known |= walk.arguments
    moving: dict[Node, int] = {system.q[i]: k for k, i in enumerate(part.q)}
    moving.update((system.v[j], k) for k, j in enumerate(part.v))
    said += [moving.get(node) for node in nodes if isinstance(node, Symbol)]
    return nodes, tuple(said)


class _Walk:
    """A walk through elements, which may give them other formulas."""

    def __init__(
        self,
        system: System,
        part: _Part,
        each: Callable[[Node], Node],
        say: Callable[[Hashable], None],
    ) -> None:
        links = [one for one in part.elements if isinstance(one, Link)]
        self._numbers = {0: 0, **{link.index: i for i, link in enumerate(links, 1)}}
        self.placements: dict[str, Placement] = {}
        self._placed, self._each, self._say = system.placements, each, say
        self._own = {link.v: i for i, link in enumerate(links)}
        self._first = links[0].joint
        self.arguments: set[Symbol] = set()

    def through(self, held: Any, *, at_rest: bool = False) -> Any:
        """Return what is held with other formulas; what is `at_rest` is in the world.

        Elsewhere a zero is no number: formulas are shorter by what it multiplies.
        """
        kind = held.__class__
        # Formalisms know what is zero or the identity as these objects.
        if held is IDENTITY or (held is ZERO and not at_rest):
            self._say(id(held))
            return held
        if isinstance(held, Node):
            self._say(kind)
            return self._each(held)
        if isinstance(held, tuple | np.ndarray):
            new = [self.through(one, at_rest=at_rest) for one in held]
            if all(map(is_, new, held)):
                return held
            if isinstance(held, np.ndarray):
                return np.array(new, dtype=held.dtype)
            return tuple(new) if kind is tuple else kind(*new)
        if kind in _ATOMS:
            self._say(held)
            return held
        if kind is Joint:
            self._say((tuple(self._own[v] for v in held.v), held.limits))
            return held
        if kind is Frame:
            name = held.body.name
            place = self._placed[name]
            p, R = self.through(place.p, at_rest=not place.link), self.through(place.R)
            self.placements[name] = Placement(place.link, R, p)
            changed = {"p": self.through(held.p, at_rest=not place.link)}
            changed["R"] = self.through(held.R)
            self._say(self._numbers[place.link])
        elif is_dataclass(held) and kind.__module__.startswith("symbody."):
            own = {field.name: getattr(held, field.name) for field in fields(held)}
            changed = {}
            if isinstance(held, OwnLaw):
                self.arguments.update(held.arguments)
            if kind in (NamedConstraint, NamedLoad):
                del own["name"]
            if kind is Link:
                self._say(own.pop("joint") - self._first)
                base = own.pop("parent")
                self._say((self._numbers[own.pop("index")], self._numbers[base]))
                changed["p"] = self.through(own.pop("p"), at_rest=not base)
            changed |= {name: self.through(one) for name, one in own.items()}
            self._say(kind)
        else:
            self._say(id(held))
            return held
        same = all(getattr(held, name) is one for name, one in changed.items())
        return held if same else replace(held, **changed)


def _kind(system: System, parts: Sequence[_Part], same: Alike) -> Kind:
    """Return parts that are alike, with the first one as a system."""
    first, part = same.leaves[0], parts[0]
    pairs = list(zip(same.symbols, first, strict=True))
    # Symbols of the first part stand for themselves, new ones for numbers.
    names: dict[Symbol, Node] = {s: n for s, n in pairs if isinstance(n, Symbol)}
    formulas = iter(substitute(same.formulas, names))
    walk = _Walk(system, part, lambda _: next(formulas), lambda _: None)
    elements = [walk.through(one) for one in part.elements]
    numbers = {
        s.name: Parameter(s.name, np.array([s]), np.array([n]))
        for s, n in pairs
        if s not in names
    }
    own = part_of(
        system,
        [one for one in elements if isinstance(one, Link)],
        placements=walk.placements,
        parameters={**system.parameters, **numbers},
        constraints=tuple(one for one in elements if isinstance(one, NamedConstraint)),
        loads=tuple(one for one in elements if isinstance(one, NamedLoad)),
    )
    columns = {n if s in names else s: k for k, (s, n) in enumerate(pairs)}
    return Kind(Derivations(own), parts, columns, same.leaves)


def repeated_kinds(
    system: System, kinds: Sequence[Kind], spec: FunctionSpec, options: Compile
) -> Repeated | None:
    """Return a function of a system by its parts; None if they do not make it."""
    sizes = {
        "q": len(system.q), "v": len(system.v), "x": 0, "growth": 1,
        "lam": sum(len(named.multipliers) for named in system.constraints),
    }  # fmt: skip
    sizes |= {"qd": sizes["q"], "vd": sizes["v"], "xd": 0}
    if not kinds or not sizes.keys() >= set(spec.parts):
        return None
    begins, end = dict[str, int](), 0
    for part in spec.parts:
        begins[part], end = end, end + sizes[part]
    shared = {*symbols_of(*system.gravity)}
    alikes: list[Alike] = []
    writes: list[list[list[int]]] = []
    for kind in kinds:
        results = derive_kind(spec.equations, kind.of, options).results
        entries = [
            (part, i, node)
            for part in spec.parts
            for i, node in enumerate(results[part].ravel().tolist())
            if node is not ZERO
        ]
        formulas = tuple(node for _, _, node in entries)
        used, column = tuple(symbols_of(*formulas)), kind.columns
        if not shared.issuperset(s for s in used if s not in column):
            return None
        rows = kind.leaves
        leaves = (tuple(r[column[s]] if s in column else s for s in used) for r in rows)
        alikes.append(Alike(tuple(range(len(rows))), formulas, used, tuple(leaves)))
        at = [(begins[name], name, i) for name, i, _ in entries]
        writes.append([[b + one.place(n, i) for b, n, i in at] for one in kind.parts])
    slot = signature_of(spec, system, 0).results[0]
    result = Result(slot.name, slot.shape, (ZERO,) * end, slot.labels)
    symbols = arguments_of(system)
    inputs = [
        Argument(name, tuple(s for g in groups for s in symbols[g]), scalar=name == "t")
        for name, groups in spec.arguments_for(system).items()
    ]
    return of_kinds(f"{system.name}_{spec.name}", inputs, result, alikes, writes)
