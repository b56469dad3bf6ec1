"""What building one node costs, in nanoseconds, and how many times that SymPy takes.

The time to derive a model is the number of its nodes times this figure. Run with
``python benchmarks/node_cost.py``.
"""

from __future__ import annotations

import operator
import time
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import sympy
from size import run

from symbody.expr.functions import cos, sin, sqrt
from symbody.expr.node import Symbol

SYMBOLS = 71  # 71 · 71 pairs are the 5 000 nodes of a round


class Size(NamedTuple):
    """Rounds, of which the least counts.

    Attributes:
        ours: Of ours.
        sympy: Of SymPy.
    """

    ours: int
    sympy: int


FULL, SMALLEST = Size(15, 3), Size(1, 1)

Times = tuple[float, float]  # for a new node, and for one that exists [ns]
Symbols = Callable[[int], list[Any]]

BINARY: dict[str, Callable[[Any, Any], Any]] = {
    "a + b": operator.add,
    "a - b": operator.sub,
    "a * b": operator.mul,
    "a / b": operator.truediv,
}
UNARY: dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]] = {
    "-a": (operator.neg, operator.neg),
    "sin(a)": (sin, sympy.sin),
    "cos(a)": (cos, sympy.cos),
    "sqrt(a)": (sqrt, sympy.sqrt),
}


def main(size: Size) -> None:
    """Print one line an operation."""
    print(f"{'':10}{'new [ns]':>10}{'hit [ns]':>10}{'SymPy new':>12}{'SymPy hit':>12}")
    for name, function in BINARY.items():
        ours = best(size.ours, lambda f=function: time_pairs(f, our_symbols))
        theirs = best(size.sympy, lambda f=function: time_pairs(f, sympy_symbols))
        report(name, ours, theirs)
    for name, (function, other) in UNARY.items():
        ours = best(size.ours, lambda f=function: time_singles(f, our_symbols))
        theirs = best(size.sympy, lambda f=other: time_singles(f, sympy_symbols))
        report(name, ours, theirs)


def report(name: str, ours: Times, theirs: Times) -> None:
    """Print the times of an operation, and SymPy's as multiples of them."""
    ratios = [other / mine for other, mine in zip(theirs, ours, strict=True)]
    print(
        f"{name:10}{ours[0]:10.0f}{ours[1]:10.0f}{ratios[0]:11.0f}×{ratios[1]:11.0f}×"
    )


def best(rounds: int, measure: Callable[[], Times]) -> Times:
    """Return the least times of several rounds."""
    times = [measure() for _ in range(rounds)]
    return min(new for new, _ in times), min(hit for _, hit in times)


def our_symbols(count: int) -> list[Any]:
    """Return symbols of this package on which no node exists yet."""
    return [Symbol(f"x{i}") for i in range(count)]


def sympy_symbols(count: int) -> list[Any]:
    """Return symbols of SymPy that its cache has not met."""
    return [sympy.Dummy(f"x{i}") for i in range(count)]


def time_pairs(function: Callable[[Any, Any], Any], symbols: Symbols) -> Times:
    """Return the time of an operation on each pair of symbols, and of a second go."""
    left, right = symbols(SYMBOLS), symbols(SYMBOLS)

    def build() -> list[Any]:
        return [function(a, b) for a in left for b in right]

    return timed(build), timed(build)


def time_singles(function: Callable[[Any], Any], symbols: Symbols) -> Times:
    """Return the time of a function of each symbol, and of a second go."""
    arguments = symbols(SYMBOLS * SYMBOLS)

    def build() -> list[Any]:
        return [function(a) for a in arguments]

    return timed(build), timed(build)


def timed(build: Callable[[], Iterable[Any]]) -> float:
    """Return nanoseconds a node."""
    start = time.perf_counter()
    build()
    return (time.perf_counter() - start) * 1e9 / SYMBOLS**2


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
