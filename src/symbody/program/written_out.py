"""Blocks of sums and products written out, for languages that have no routine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice

from symbody.expr.definition import BlockOutput, Mapped, Products
from symbody.expr.evaluate import substitute
from symbody.expr.node import Apply, Node
from symbody.expr.product_blocks import mapped_item, product_item
from symbody.expr.traverse import operations_of
from symbody.program.program import Assignment, Program, free_names, name_long_parts


def without_products(program: Program) -> Program:
    """Return a program whose products of matrices and `Mapped` are written out."""
    return _without(program, (Products, Mapped))


def without_mapped(program: Program) -> Program:
    """Return a program whose formulas for several members are written for each."""
    return _without(program, (Mapped,))


_Kinds = tuple[type[Products] | type[Mapped], ...]


def _without(program: Program, kinds: _Kinds) -> Program:
    if not any(_is_of(step.node, kinds) for step in program.assignments()):
        return program
    while any(_is_of(step.node, kinds) for step in program.assignments()):
        program = _written_out(program, kinds)
    return _in_order(_without_unread(program))


def _in_order(program: Program) -> Program:
    """Return a program in which all that a statement reads is before it."""
    waiting: dict[Node, Assignment] = {a.node: a for a in program.assignments()}
    named = {*waiting, *(a.node for a in program.constants)}

    def placed(assignments: Iterable[Assignment]) -> Iterator[Assignment]:
        for assignment in assignments:
            todo: list[Node] = [assignment.node]
            while todo:
                inner = _waiting_below(todo[-1], waiting, named)
                todo += inner
                if not inner and (done := waiting.pop(todo.pop(), None)) is not None:
                    yield done

    return program.with_steps(placed)


def _waiting_below(
    root: Node, waiting: Mapping[Node, Assignment], named: set[Node]
) -> list[Node]:
    """Return the nodes that a statement reads and that are not placed yet."""
    if root not in waiting or not isinstance(root, Apply):
        return []
    below: list[Node] = []
    todo = list(root.args)
    visited: set[Node] = set()
    while todo:
        node = todo.pop()
        if node in visited or not isinstance(node, Apply):
            continue
        visited.add(node)
        if node in waiting:
            below.append(node)
        elif node not in named:
            todo += node.args
    return below


def _without_unread(program: Program) -> Program:
    """Return a program without the factors that only meet zeros in the sums."""
    named = program.named()
    read: set[Node] = set()

    def reads(nodes: Iterable[Node]) -> None:
        todo = [*nodes]
        while todo:
            node = todo.pop()
            if node in named:
                read.add(node)
            elif isinstance(node, Apply):
                todo += node.args

    reads(program.outputs())
    for step in reversed([*program.assignments()]):
        if step.node in read:
            reads(step.node.args)
    return program.with_steps(lambda steps: (a for a in steps if a.node in read))


def _written_out(program: Program, kinds: _Kinds) -> Program:
    """Return the program without the blocks whose arguments hold no other one."""
    steps = [*program.assignments()]
    sums: dict[Node, Node] = {}
    for step in steps:
        definition = step.node.op.definition
        if isinstance(definition, BlockOutput):
            block = step.node.args[0]
            if isinstance(block, Apply) and _is_of(block, kinds):
                is_product = isinstance(block.op.definition, Products)
                own = product_item if is_product else mapped_item
                sums[step.node] = own(block, definition.index)
    first = _with_no_sum_inside(sums)
    roots = [*(step.node for step in steps), *program.outputs()]
    new = iter(substitute(roots, {item: sums[item] for item in first}))
    named: set[Node] = {a.node for a in program.constants}
    blocks = {item.args[0] for item in first if isinstance(item, Apply)}
    symbols = [s for argument in program.arguments for s in argument.symbols]
    taken = {step.name for step in steps}
    names = (n for n in free_names("t", symbols, len(steps)) if n not in taken)

    def statements(assignments: tuple[Assignment, ...]) -> Iterator[Assignment]:
        for step, node in zip(assignments, islice(new, len(assignments)), strict=True):
            if step.node in blocks:
                if isinstance(step.node.op.definition, Mapped):
                    formulas = [sums[item] for item in first]
                    yield from _shared(formulas, named, names)
                continue
            if not isinstance(node, Apply) or node in named:
                continue
            named.add(node)
            yield Assignment(step.name, node)

    program = program.with_steps(statements)
    results = tuple(
        replace(result, nodes=tuple(islice(new, len(result.nodes))))
        for result in program.results
    )
    return replace(program, results=results)


def _shared(
    roots: Sequence[Node], named: set[Node], names: Iterator[str]
) -> Iterator[Assignment]:
    """Yield what formulas share, and parts of long ones; `named` gets new names."""
    order = operations_of(roots, known=named)
    uses = Counter(arg for node in order for arg in node.args)
    chosen: set[Node] = {node for node in order if uses[node] > 1}
    name_long_parts(((node, node.args) for node in order), chosen)
    for node in order:
        if node in chosen:
            named.add(node)
            yield Assignment(next(names), node)


def _with_no_sum_inside(sums: dict[Node, Node]) -> list[Node]:
    """Return the items of the first block: those of others may be made of them."""
    (first, *_) = sums
    assert isinstance(first, Apply)
    return [s for s in sums if isinstance(s, Apply) and s.args[0] is first.args[0]]


def _is_of(node: Apply, kinds: _Kinds) -> bool:
    return isinstance(node.op.definition, kinds)
