"""Requests for programs: what `lower` is given, and its checksum.

Two processes that derive the same get the same checksum, whatever else they have built:
it holds formulas in the order in which they were made, and no serial numbers.

Formulas that are alike: the same operations on other symbols and constants.

A thousand springs are one formula and a table of what it is applied to.
"""

from __future__ import annotations

import marshal
from array import array
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import chain
from types import MappingProxyType, MethodType
from typing import Any, final

import numpy as np

from symbody.dataclass import dataclass, values_of
from symbody.equations import Equations
from symbody.expr.definition import (
    BlockOutput,
    ExternalDefinition,
    Mapped,
    NonlinearSystem,
    PiecewisePolynomial,
)
from symbody.expr.node import Apply, Const, Node, Symbol, apply
from symbody.expr.operation import Operation
from symbody.expr.traverse import operations_of, post_order
from symbody.program.program import Program
from symbody.whole_files import checksum


@final
@dataclass(frozen=True)
class ProgramRequest:
    """The arguments of `lower` for one function."""

    equations: Equations
    name: str
    arguments: Mapping[str, tuple[str, ...]]
    results: Mapping[str, tuple[str, ...]]

    def lowered(self) -> Program:
        """Return the program, see `lower`."""
        # A start that finds its code on disk needs no passes.
        from symbody.program.lower import lower

        return lower(self.equations, self.name, self.arguments, self.results)

    def content(self) -> str | None:
        """Return the checksum; None if formulas call functions of this process."""
        of = self.equations
        with suppress(_OfThisProcessError):
            formulas = _Formulas(self._roots())
            groups = {k: formulas.places(v) for k, v in of.arguments.items()}
            marks = [(bisect_left(formulas.serials, at), t) for at, t in of.marks]
            own = (self.name, dict(self.arguments), dict(self.results), self._shapes())
            texts = of.name, of.formalism, groups, marks, dict(of.labels), own
            return formulas.digest(texts)
        return None

    def meaning(self) -> str | None:
        """Return a checksum of the formulas in any order; None where `content` is."""
        with suppress(_OfThisProcessError):
            return _Formulas(self._roots(), by_making=False).digest(self._shapes())
        return None

    def _roots(self) -> list[Node]:
        arrays = self.equations.results.values()
        return [node for array in arrays for node in array.ravel().tolist()]

    def _shapes(self) -> list[tuple[str, tuple[int, ...]]]:
        return [(name, a.shape) for name, a in self.equations.results.items()]


class _OfThisProcessError(Exception):
    """A formula holds a function that another process cannot have."""


_FORMULA, _LATER = (), ("later",)
_ATOMS = frozenset((str, int, float, bool, bytes, type(None), np.float64))
_NODES = frozenset((Apply, Const, Symbol))
_ROOT = __name__.partition(".")[0]


def content_of(value: object) -> str | None:
    """Return the checksum of data of this package's own classes, with their formulas.

    None if some of it is another's, as an element of the user's, or a Python function.
    """
    texts: list[object] = []
    nodes: list[Any] = []
    # By identity; they live as long as that is used.
    known: dict[int, tuple[int, object]] = {}
    todo: list[Any] = [(value,)]
    say = texts.append
    while todo:
        one = todo.pop()
        if id(one) in known:
            say((known[id(one)][0],))
            continue
        known[id(one)] = len(known), one
        parts = _parts(one)
        if parts is None:
            return None
        say((_name_of(one.__class__), len(parts)))
        for part in parts:
            kind = part.__class__
            if kind in _ATOMS:
                say(part)
            elif kind in _NODES:
                say(_FORMULA)
                nodes.append(part)
            elif kind is tuple and _NODES.issuperset(map(type, part)):
                say((_FORMULA, len(part)))
                nodes += part
            else:
                # It follows when all after it in `todo` has.
                say(_LATER)
                todo.append(part)
    with suppress(_OfThisProcessError):
        return _Formulas(nodes).digest(texts)
    return None


def _parts(one: Any) -> Sequence[Any] | None:
    """Return what an object consists of; None if that is not known."""
    kind = one.__class__
    if kind in (list, tuple):
        return one  # type: ignore[no-any-return]
    of_fields = _fields_of(kind)
    if of_fields is not None:
        return of_fields(one)
    if kind is dict or kind is MappingProxyType:
        return [part for pair in one.items() for part in pair]
    if kind in (set, frozenset):
        return sorted(one) if all(isinstance(name, str) for name in one) else None
    if isinstance(one, np.ndarray):
        return [str(one.shape), *one.ravel().tolist()]
    if not kind.__module__.startswith(f"{_ROOT}."):
        # Methods of the model's, by which a user's call places bodies.
        own = isinstance(one, MethodType) and one.__module__.startswith(f"{_ROOT}.")
        return [one.__qualname__] if own else None
    return [*one] if isinstance(one, tuple) else None


@cache
def _name_of(kind: type) -> str:
    return f"{kind.__module__} {kind.__qualname__}"


@cache
def _fields_of(kind: type) -> Callable[[object], Sequence[Any]] | None:
    """Return what gives the fields of data classes of this package; else None."""
    names = getattr(kind, "__dataclass_fields__", None)
    if names is None or not kind.__module__.startswith(f"{_ROOT}."):
        return None
    return values_of([*names])


class _Formulas:
    """Formulas as numbers: each operation's own and the places of its arguments."""

    def __init__(self, roots: Sequence[Node], *, by_making: bool = True) -> None:
        """Number formulas in the order in which they were made, or of their use."""
        order = operations_of(roots) if by_making else post_order(*roots)
        steps: Any = [node for node in order if node.__class__ is Apply]
        ops = [node.op for node in steps]
        args = [*chain.from_iterable([node.args for node in steps])]
        number = {op: k for k, op in enumerate(dict.fromkeys(ops))}
        self.operations = [(op.name, op.arity, _defined(op)) for op in number]
        self.serials = [node.serial for node in steps]
        self.leaves, self.values = list[object](), array("d")
        self._place: dict[Node, int] = dict(zip(steps, range(len(steps)), strict=True))
        codes = [len(steps), *map(number.__getitem__, ops), *self.places(args)]
        self.codes = array("q", [*codes, *self.places(roots)])

    def places(self, nodes: Sequence[Node]) -> list[int]:
        """Return where nodes are: operations from zero on, others below."""
        place = self._place
        return [place[n] if n in place else self._leaf(n) for n in nodes]

    def digest(self, texts: object) -> str:
        """Return the checksum of all that was added, and of some texts."""
        words: Any = texts, self.leaves, self.operations
        # The second version of this form writes equal contents alike.
        words = marshal.dumps(words, 2)
        return checksum(words, self.codes.tobytes(), self.values.tobytes())

    def _leaf(self, node: Node) -> int:
        if isinstance(node, Symbol):
            self.leaves.append((node.name, node.sign))
        else:
            assert isinstance(node, Const)
            self.leaves.append(len(self.values))
            self.values.append(node.value)
        self._place[node] = -len(self.leaves)
        return self._place[node]


def _defined(op: Operation) -> object:
    """Return the definition of an operation, unless it calls a Python function."""
    match op.definition:
        case None:
            return ""
        case BlockOutput(index):  # most of all
            return index
        case ExternalDefinition():
            raise _OfThisProcessError
        case PiecewisePolynomial() as curve:
            numbers = np.ascontiguousarray(curve.coefficients)
            return curve.knots, curve.periodic, (numbers.shape, numbers.tobytes())
        case NonlinearSystem() as system:
            roots = [*system.steps, *system.unknowns, *system.known]
            return len(system.unknowns), _Formulas(roots, by_making=False).digest("")
        case Mapped() as mapped:
            roots = [*mapped.formulas, *mapped.symbols]
            return mapped.members, _Formulas(roots).digest("")
        case definition:
            return repr(definition)


@final
@dataclass(frozen=True, eq=False)
class Alike:
    """Groups of formulas that are alike, with the `leaves` of each for the symbols."""

    groups: tuple[int, ...]
    formulas: tuple[Node, ...]
    symbols: tuple[Symbol, ...]
    leaves: tuple[tuple[Node, ...], ...]


def alike(
    groups: Sequence[Sequence[Node]],
    constant_symbols: Collection[Symbol],
    numbers: Mapping[Symbol, Node],
    shorter: float = 0.0,
) -> list[Alike]:
    """Return groups of formulas that are alike, with the same constant symbols.

    There are none if one of each kind is not so much shorter than all.
    """
    groups_by_shape: defaultdict[tuple[object, ...], list[int]] = defaultdict(list)
    leaves: list[tuple[Node, ...]] = []
    for number, group in enumerate(groups):
        shape, own = _shape(group, constant_symbols)
        groups_by_shape[shape].append(number)
        leaves.append(
            tuple(numbers.get(n, n) if isinstance(n, Symbol) else n for n in own)
        )
    lengths = [(len(shape), len(same)) for shape, same in groups_by_shape.items()]
    if shorter * sum(n for n, _ in lengths) > sum(n * count for n, count in lengths):
        return []
    return [
        _together(
            tuple(same), groups[same[0]], [leaves[i] for i in same], constant_symbols
        )
        for same in groups_by_shape.values()
    ]


def _shape(
    group: Sequence[Node], constant_symbols: Collection[Symbol]
) -> tuple[tuple[object, ...], tuple[Node, ...]]:
    """Return the common shape of alike groups, and the leaves of one."""
    place: dict[Node, object] = {}
    shape: list[object] = []
    leaves: list[Node] = []

    def entry(node: Node) -> object:
        # Constants are leaves wherever they are used: equal ones by chance are not.
        if node.__class__ is Const:
            leaves.append(node)
            return None
        return place[node]

    for node in post_order(*group):
        if isinstance(node, Apply):
            shape.append((node.op, *(entry(arg) for arg in node.args)))
            place[node] = len(shape)
        elif isinstance(node, Symbol):
            if node in constant_symbols:
                place[node] = node
            else:
                leaves.append(node)
                place[node] = -len(leaves)
    shape.append(tuple(entry(root) for root in group))
    return tuple(shape), tuple(leaves)


def _together(
    numbers: tuple[int, ...],
    first: Sequence[Node],
    leaves: Sequence[tuple[Node, ...]],
    constant_symbols: Collection[Symbol],
) -> Alike:
    symbols: dict[tuple[Node, ...], Symbol] = {}
    stand_for: list[Node] = []
    for column in zip(*leaves, strict=True):
        if column[0].__class__ is Const and len(set(column)) == 1:
            stand_for.append(column[0])
        else:
            name = f"leaf_{numbers[0]}[{len(symbols)}]"
            stand_for.append(symbols.setdefault(column, Symbol(name)))
    used = list(symbols)
    return Alike(
        numbers,
        tuple(_rebuilt(first, iter(stand_for), constant_symbols)),
        tuple(symbols.values()),
        tuple(tuple(column[i] for column in used) for i in range(len(numbers))),
    )


def _rebuilt(
    group: Sequence[Node], leaves: Iterator[Node], constant_symbols: Collection[Symbol]
) -> list[Node]:
    """Return formulas with other leaves, in the order of `_shape`."""
    place: dict[Node, Node] = {symbol: symbol for symbol in constant_symbols}

    def entry(node: Node) -> Node:
        return next(leaves) if node.__class__ is Const else place[node]

    for node in post_order(*group):
        if isinstance(node, Apply):
            place[node] = apply(node.op, *(entry(arg) for arg in node.args))
        elif isinstance(node, Symbol) and node not in constant_symbols:
            place[node] = next(leaves)
    return [entry(root) for root in group]


def joined(kinds: Sequence[Alike]) -> list[Alike]:
    """Return kinds with those of a single group as one."""
    single = [kind for kind in kinds if len(kind.groups) == 1]
    several = [kind for kind in kinds if len(kind.groups) > 1]
    if not single:
        return several
    formulas = tuple(node for kind in single for node in kind.formulas)
    symbols = tuple(symbol for kind in single for symbol in kind.symbols)
    leaves = tuple(leaf for kind in single for leaf in kind.leaves[0])
    numbers = tuple(kind.groups[0] for kind in single)
    return [*several, Alike(numbers, formulas, symbols, (leaves,))]
