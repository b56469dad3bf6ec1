"""Counting the operations of formulas, each shared one once."""

from __future__ import annotations

from collections import Counter
from dataclasses import astuple
from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Apply
from symbody.expr.traverse import flatten, reachable


@final
@dataclass(frozen=True)
class Counts:
    """The numbers of operations of each kind in one evaluation.

    Attributes:
        multiplications: Products.
        additions: Sums, differences and changes of sign.
        divisions: Quotients.
        functions: Roots, powers, trigonometric and other functions, curves.
        logic: Comparisons, conditionals, extrema, sizes and signs.
    """

    multiplications: int = 0
    additions: int = 0
    divisions: int = 0
    functions: int = 0
    logic: int = 0

    @property
    def total(self) -> int:
        """Operations of all kinds."""
        return sum(astuple(self))

    def __sub__(self, other: Counts) -> Counts:
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Counts(*(mine - theirs for mine, theirs in pairs))

    def __add__(self, other: Counts) -> Counts:
        pairs = zip(astuple(self), astuple(other), strict=True)
        return Counts(*(mine + theirs for mine, theirs in pairs))

    def __str__(self) -> str:
        text = (
            f"{self.multiplications} multiplications, {self.additions} additions, "
            f"{self.divisions} divisions, {self.functions} functions"
        )
        return f"{text}, {self.logic} decisions" if self.logic else text


def count_operations(roots: object) -> Counts:
    """Return the operations needed to evaluate all roots together.

    Args:
        roots: A formula, or a sequence or array of formulas.
    """
    costs = Counter(
        node.op.cost
        for node in reachable(flatten(roots, "count_operations"))
        if isinstance(node, Apply)
    )
    return Counts(
        multiplications=costs["mul"],
        additions=costs["add"],
        divisions=costs["div"],
        functions=costs["function"],
        logic=costs["logic"],
    )
