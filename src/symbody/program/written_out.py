"""Products of matrices written out as sums, for languages that have no routine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice

from symbody.expr.definition import Item, Products
from symbody.expr.node import Apply, Node
from symbody.expr.products import written_out
from symbody.expr.substitute import substitute
from symbody.program.program import Assignment, Program, Section


def without_products(program: Program) -> Program:
    """Return a program whose products of matrices are sums of products of numbers.

    Args:
        program: The program; itself is returned where there are none.
    """
    if not any(_is_product(step.node) for step in program.assignments()):
        return program
    while any(_is_product(step.node) for step in program.assignments()):
        program = _written_out(program)
    return _without_unread(program)


def _without_unread(program: Program) -> Program:
    """Return a program without the factors that only meet zeros in the sums."""
    named = {step.node for step in (*program.constants, *program.assignments())}
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
    sections = tuple(
        replace(s, assignments=tuple(a for a in s.assignments if a.node in read))
        for s in program.sections
    )
    return replace(program, sections=sections)


def _written_out(program: Program) -> Program:
    """Return the program without the products whose factors hold no other product."""
    steps = [*program.assignments()]
    sums: dict[Node, Node] = {}
    for step in steps:
        definition = step.node.op.definition
        if isinstance(definition, Item):
            block = step.node.args[0]
            if isinstance(block, Apply) and _is_product(block):
                sums[step.node] = written_out(block, definition.index)
    first = _with_no_sum_inside(sums)
    roots = [*(step.node for step in steps), *program.outputs()]
    new = iter(substitute(roots, {item: sums[item] for item in first}))
    named = {a.node for a in program.constants}
    blocks = {item.args[0] for item in first if isinstance(item, Apply)}

    def kept(assignments: tuple[Assignment, ...]) -> Iterator[Assignment]:
        for step, node in zip(assignments, islice(new, len(assignments)), strict=True):
            if step.node in blocks or not isinstance(node, Apply) or node in named:
                continue
            named.add(node)
            yield Assignment(step.name, node)

    sections = tuple(
        Section(s.title, s.rate, tuple(kept(s.assignments))) for s in program.sections
    )
    results = tuple(
        replace(result, nodes=tuple(islice(new, len(result.nodes))))
        for result in program.results
    )
    return replace(program, sections=sections, results=results)


def _with_no_sum_inside(sums: dict[Node, Node]) -> list[Node]:
    """Return the items of the first block: those of others may be made of them."""
    (first, *_) = sums
    assert isinstance(first, Apply)
    return [s for s in sums if isinstance(s, Apply) and s.args[0] is first.args[0]]


def _is_product(node: Apply) -> bool:
    return isinstance(node.op.definition, Products)
