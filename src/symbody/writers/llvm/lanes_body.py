"""The body of a function in LLVM IR that works on many rows, one in each lane.

With fused operations m products and s > 0 other terms take m + s - 1 of them, if all
are added to one value in turn; a product that only sums read is computed in each.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.definition import LinearSystem, NonlinearSystem
from symbody.expr.node import ADD, MUL, SUB, Apply, Node
from symbody.expr.operation import Operation
from symbody.passes.terms import terms_of
from symbody.writers.llvm.forms import (
    ARITHMETIC,
    Operations,
    Term,
    by_operation,
    number,
)
from symbody.writers.llvm.sincos import PAIR, VECTOR, WIDTH
from symbody.writers.source_file import Used

_BITS = f"<{WIDTH} x i1>"
_LONGEST_PIECE = 150


@final
@dataclass(frozen=True)
class Sums:
    """Sums with terms in their best order: values before products, early before late.

    `absorbed` sums and products have no value of their own.
    """

    terms: Mapping[Node, Sequence[Term]]
    absorbed: Collection[Node]

    @classmethod
    def of(cls, roots: Iterable[Node], leaves: Collection[Node]) -> Sums:
        """Return the sums between `leaves`, which are known, and needed `roots`."""
        outputs = dict.fromkeys(roots)
        order, depth = _order(outputs, leaves)
        readers: dict[Node, list[Apply]] = {}
        for node in order:
            for arg in node.args:
                readers.setdefault(arg, []).append(node)
        added = {
            node
            for node in order
            if node not in outputs and all(map(_is_sum, readers[node]))
        }
        inner = {n for n in added if _is_sum(n) and len(readers[n]) == 1}
        products = {n for n in added if n.op is MUL}
        whole = [node for node in order if _is_sum(node) and node not in inner]
        signed = {node: terms_of(node, inner) for node in whole}
        products -= _better_values(signed, products)
        return cls(
            {node: _terms(signed[node], products, depth) for node in whole},
            inner | products,
        )


def _better_values(
    sums: Mapping[Apply, Sequence[tuple[int, Node]]], products: Collection[Node]
) -> set[Node]:
    """Return products to compute once, as several sums begin with nothing else."""
    readers: dict[Node, list[Apply]] = {}
    values = dict.fromkeys(sums, 0)
    for root, terms in sums.items():
        for _, node in terms:
            if node in products:
                readers.setdefault(node, []).append(root)
            else:
                values[root] += 1
    several = set()
    for product, roots in readers.items():
        if len([root for root in roots if not values[root]]) > 1:
            several.add(product)
            for root in roots:
                values[root] += 1
    return several


def _is_sum(node: Apply) -> bool:
    return node.op is ADD or node.op is SUB


def _order(
    roots: Iterable[Node], leaves: Collection[Node]
) -> tuple[list[Apply], dict[Node, int]]:
    """Return the operations, arguments first, and the depth of each."""
    order: list[Apply] = []
    depth: dict[Node, int] = {}
    todo = list(roots)
    while todo:
        node = todo[-1]
        if node in depth:
            todo.pop()
        elif node in leaves or not isinstance(node, Apply):
            depth[todo.pop()] = 0
        elif missing := [arg for arg in node.args if arg not in depth]:
            todo += missing
        else:
            depth[node] = 1 + max((depth[arg] for arg in node.args), default=0)
            order.append(node)
            todo.pop()
    return order, depth


def _terms(
    signed: Sequence[tuple[int, Node]],
    products: Collection[Node],
    depth: Mapping[Node, int],
) -> list[Term]:
    """Return the terms of a sum in their order."""

    def late(term: Term) -> tuple[int, int]:
        return len(term.factors), max(depth[factor] for factor in term.factors)

    terms = [
        Term(
            sign < 0,
            node.args if isinstance(node, Apply) and node in products else (node,),
        )
        for sign, node in signed
    ]
    return sorted(terms, key=late)


def step_name(used: Used, op: Operation) -> str:
    """Return the name of the function that a Newton block iterates."""
    return f"{used.function(op)}_step_lanes"


@cache
def _form(form: str) -> str:
    """Return the form of an operation on vectors, from that on numbers."""
    form = form.replace("i1 {}, true", f"i1 {{}}, {_TRUE}")
    form = re.sub(r"\bdouble\b", VECTOR, form)
    form = re.sub(r"\bi1 \{", f"{_BITS} {{", form)
    return form.replace(".f64(", f".v{WIDTH}f64(")


_TRUE = "splat (i1 true)"
_MORE, _LESS, _PRODUCT, _NEGATIVE = (
    _form(ARITHMETIC[name]) for name in ("add", "sub", "mul", "neg")
)
# A product and a sum, in one operation where the processor has one.
_FUSED = (
    f"call contract {VECTOR} @llvm.fmuladd.v{WIDTH}f64"
    f"({', '.join([f'{VECTOR} {{}}'] * 3)})"
)


@final
class Lanes(Operations):
    """The lines of a function in lanes, one operation a line.

    `blocks` are arrays with their numbers; `shared` arrays have a number for all lanes,
    `work` counts vectors of scratch memory.
    """

    kind, bit, aligned = VECTOR, _BITS, ", align 64"
    takes_numbers = False
    arithmetic = by_operation(_form)
    pair, sincos_name = PAIR, "@.sincos"

    def __init__(self, used: Used, shared: set[str], work: int) -> None:
        super().__init__(used)
        self.work = work
        self.shared = shared
        # Where the basic block began, and what it has read from arrays.
        self._piece = 0
        self._read: list[Node] = []

    def read(self, node: Node) -> str:
        """Add the reading of what has a place, until another basic block begins."""
        self._read.append(node)
        return super().read(node)

    def item(self, block: Node, index: int) -> str:
        """Add the reading of an item of a block."""
        return self.load(self.blocks[block], index)

    def added(self, terms: Sequence[Term]) -> str:
        """Add a sum, whose terms are added in turn."""
        total = ""
        for negative, factors in terms:
            first, *second = [self.values[factor] for factor in factors]
            if second and not total:
                first, second = self.line(_PRODUCT.format(first, *second)), []
            if total and not second:
                total = self.line((_LESS if negative else _MORE).format(total, first))
                continue
            if negative:
                first = self.line(_NEGATIVE.format(first))
            if second:
                first = self.line(_FUSED.format(first, *second, total))
            total = first
        return total

    def end_piece(self) -> None:
        """Begin another basic block if this is long; reading anew frees registers."""
        if len(self.lines) - self._piece < _LONGEST_PIECE:
            return
        label = f"piece.{len(self.lines)}"
        self.lines += [f"  br label %{label}", f"{label}:"]
        self._piece = len(self.lines)
        for node in self._read:
            del self.values[node]
        self._read.clear()

    def block(self, node: Apply) -> None:
        """Add what computes a numerical block."""
        definition, args = node.op.definition, node.args
        match definition:
            case LinearSystem(n, m):
                A, array = self._filled(args[: n * n]), self._filled(args[n * n :])
                routine = f"lanes_solve{'_definite' * definition.definite}"
                passed = f"i64 {n}, i64 {m}, ptr {A}, ptr {array}"
            case NonlinearSystem(unknowns):
                n, routine = len(unknowns), "lanes_newton"
                array, a = self._filled(args[:n]), self._filled(args[n:])
                step = f"@{step_name(self.used, node.op)}"
                room = self._room(self.used.work[node.op])
                passed = f"i64 {n}, ptr {step}, ptr {a}, ptr {array}, ptr {room}"
            case _:
                raise AssertionError(node.op)
        self.lines.append(f"  call void @{routine}({passed})")
        self.blocks[node] = array

    def _filled(self, nodes: Sequence[Node]) -> str:
        """Return an array with the values of nodes."""
        array = self._room(len(nodes))
        for index, node in enumerate(nodes):
            self.store(self.value(node), array, index)
        return array

    def _room(self, count: int) -> str:
        """Return an array of this function's own, in scratch memory."""
        self.work += count
        return self.entry("%w", self.work - count)

    def load(self, pointer: str, index: int) -> str:
        """Add the reading of one entry of an array."""
        if pointer not in self.shared:
            return super().load(pointer, index)
        place = self.line(f"getelementptr double, ptr {pointer}, i64 {index}")
        single = self.line(f"load double, ptr {place}")
        first = self.line(f"insertelement {VECTOR} poison, double {single}, i32 0")
        return self.line(
            f"shufflevector {VECTOR} {first}, {VECTOR} poison, "
            f"<{WIDTH} x i32> zeroinitializer"
        )

    def constant(self, value: float) -> str:
        """Return the operand of a constant."""
        return f"splat (double {number(value)})"

    def form(self, form: str) -> str:
        """Return the form of an operation on vectors, from that on numbers."""
        return _form(form)

    def called(self, name: str, args: Sequence[str]) -> str:
        """Add the call of a function for each lane."""
        if name in ("sin", "cos"):
            pair = self.line(f"call {PAIR} @.sincos({VECTOR} {args[0]})")
            return self.line(f"extractvalue {PAIR} {pair}, {0 if name == 'sin' else 1}")
        passed = ", ".join(f"{VECTOR} {arg}" for arg in args)
        return self.line(f"call {VECTOR} @.each.{name}({passed})")
