"""The graph that passes work on: the roots, and every step in evaluation order.

The order in which the derivation made its steps is the best order for compilers, so
passes keep it: a step that replaces another takes its place.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable
from copy import copy
from dataclasses import field, replace
from functools import cached_property
from itertools import chain
from typing import Any, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.definition import VECTOR_RESULT
from symbody.expr.functions import builder
from symbody.expr.node import ADD, MUL, NEG, SUB, Apply, Const, Node, Symbol
from symbody.expr.traverse import Counts, operations_of

# From a step, and a function from an old node to the one that replaces it, to the
# replacement of the step; None if the operation stays.
Rule: TypeAlias = Callable[[Apply, Callable[[Node], Node]], Node | None]
SUMS = frozenset((ADD, SUB, NEG))


@final
@dataclass(frozen=True)
class Graph:
    """Steps in evaluation order, and the requested nodes.

    Attributes:
        roots: The requested nodes.
        steps: Every operation, arguments before their users. The value is the place
            of the step: the serial number of the node that the derivation made,
            which tells to which part of the derivation the step belongs.
        parameters: Symbols that keep their values during a run.
        condensed: Whether what depends on parameters only is computed once a run,
            and so does not count.
    """

    roots: tuple[Node, ...]
    steps: dict[Apply, int]
    parameters: frozenset[Symbol] = field(default_factory=frozenset)
    condensed: bool = False

    def __repr__(self) -> str:
        return f"Graph({len(self.steps)} steps, {len(self.roots)} roots)"

    @cached_property
    def uses(self) -> Counter[Node]:
        """The number of times each node is an argument or a root."""
        arguments = chain.from_iterable([step.args for step in self.steps])
        return Counter(chain(arguments, self.roots))

    @cached_property
    def constants(self) -> set[Node]:
        """The steps that depend on parameters only, if these are condensed.

        Numerical blocks are not among them: a constant is a single number.
        """
        known: set[Node] = set()
        if self.condensed:
            leaves = self.parameters.union(self.numbers)
            known = fixed_steps(self.steps, leaves, blocks=False)
            known.difference_update(leaves)
        return known

    @cached_property
    def numbers(self) -> list[Node]:
        """The numbers among the arguments and roots."""
        return [node for node in self.uses if node.__class__ is Const]

    @cached_property
    def counts(self) -> Counts:
        """The operations of one evaluation."""
        known = [step for step in self.constants if isinstance(step, Apply)]
        return Counts.of(self.steps) - Counts.of(known)

    @cached_property
    def inner(self) -> tuple[set[Node], set[Node]]:
        """The sums that are part of one larger sum only, and likewise products."""
        single: list[Any] = [
            n for n, uses in self.uses.items() if uses == 1 and n.__class__ is Apply
        ]
        sums: set[Node] = {node for node in single if node.op in SUMS}
        products: set[Node] = {node for node in single if node.op is MUL}
        in_sums = [step.args for step in self.steps if step.op in SUMS]
        in_products = [step.args for step in self.steps if step.op is MUL]
        return (
            sums.intersection(chain.from_iterable(in_sums)),
            products.intersection(chain.from_iterable(in_products)),
        )

    def rewritten(self, chosen: Container[Node], rule: Rule) -> Graph:
        """Return the graph with chosen steps replaced by a rule, in the old order.

        The arguments of a step are replaced before it.
        """
        new: dict[Node, Node] = {}
        steps: dict[Apply, int] = {}
        changed, unchanged = new.get, new.keys().isdisjoint

        def current(node: Node) -> Node:
            return changed(node, node)

        for step, place in self.steps.items():
            node = rule(step, current) if step in chosen else None
            if node is None:
                args = step.args
                if unchanged(args):
                    if step not in steps:
                        steps[step] = place
                    continue
                node = builder(step.op)(*map(changed, args, args))
            new[step] = node
            if node.__class__ is Apply and node not in steps:
                for arg in node.args:  # most have all of them there
                    if arg.__class__ is Apply and arg not in steps:
                        append_steps(steps, node, place)
                        break
                else:
                    steps[node] = place
        if not new:
            return self
        roots = tuple([changed(root, root) for root in self.roots])
        needed: set[Node] = set(roots)
        for step in reversed(steps):
            if step in needed:
                needed.update(step.args)
        if not needed.issuperset(steps):
            steps = {step: place for step, place in steps.items() if step in needed}
        return replace(self, roots=roots, steps=steps)

    def reordered(self, steps: dict[Apply, int]) -> Graph:
        """Return the graph of the same steps in another order."""
        result = copy(self)  # with what is known of it
        vars(result)["steps"] = steps
        return result


def graph_of(roots: Iterable[Node], parameters: Iterable[Symbol] = ()) -> Graph:
    """Return the graph of some nodes and all below them, in the order of building."""
    roots = tuple(roots)
    steps = {node: node.serial for node in operations_of(roots)}
    return Graph(roots, steps, frozenset(parameters))


def fixed_steps(
    steps: Iterable[Apply], leaves: Iterable[Node], *, blocks: bool = True
) -> set[Node]:
    """Return some nodes, and the steps that depend on them only."""
    fixed = set(leaves)
    is_fixed = fixed.issuperset
    for step in steps:
        if is_fixed(step.args) and (
            blocks or not isinstance(step.op.definition, VECTOR_RESULT)
        ):
            fixed.add(step)
    return fixed


def append_steps(steps: dict[Apply, int], root: Apply, place: int) -> None:
    """Add the steps below a node that are not there yet, arguments first."""
    todo: list[Any] = [root]
    while todo:
        node = todo[-1]
        missing = [
            arg for arg in node.args if arg.__class__ is Apply and arg not in steps
        ]
        if missing:
            todo.extend(reversed(missing))
            continue
        todo.pop()
        steps.setdefault(node, place)
