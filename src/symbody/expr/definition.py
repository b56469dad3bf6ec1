"""Definitions of operations outside the table.

A language has one form for each kind of definition, and with it for any number of
curves and functions of the user's.
"""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import ExpressionError


@final
@dataclass(frozen=True, eq=False)
class PiecewisePolynomial:
    """A polynomial between each two knots, of one or two arguments.

    The n knots x[0] < … < x[n-1] of an argument bound n + 1 pieces. Piece 0 lies below
    the first knot and piece n above the last; piece i in 1 … n-1 lies between knots
    i-1 and i, both included except where the next one begins. Its polynomial is in the
    powers of the distance from knot i-1, for piece 0 from knot 0.

    Attributes:
        knots: Of each argument, strictly increasing.
        coefficients: Pieces of each argument, then rising powers of each: shape
            (n+1, d+1), or (n+1, m+1, d+1, e+1) for two arguments.
        periodic: For each argument, whether it repeats beyond its knots.
    """

    knots: tuple[tuple[float, ...], ...]
    coefficients: NDArray[np.float64]
    periodic: tuple[bool, ...]

    @property
    def degrees(self) -> tuple[int, ...]:
        """The highest power of each argument."""
        return tuple(size - 1 for size in self.coefficients.shape[len(self.knots) :])

    def value(self, *arguments: float) -> float:
        """Return the value; NaN for NaN."""
        pieces, steps = [], []
        for x, knots, periodic in zip(
            arguments, self.knots, self.periodic, strict=True
        ):
            if math.isnan(x):
                return x
            if periodic:
                x = knots[0] + (x - knots[0]) % (knots[-1] - knots[0])
            piece = find_piece(x, knots)
            pieces.append(piece)
            steps.append(x - knots[max(piece - 1, 0)])
        result = self.coefficients[tuple(pieces)]
        with np.errstate(all="ignore"):  # ∞ - ∞ is no number, and no warning
            for step in reversed(steps):
                # The polynomials in the last axis of the coefficients at a step.
                coefficients, result = result, result[..., -1]
                for power in range(coefficients.shape[-1] - 2, -1, -1):
                    result = coefficients[..., power] + step * result
        return float(result)

    def derivative(self, argument: int) -> PiecewisePolynomial:
        """Return the derivative by one argument, one degree less."""
        axis = len(self.knots) + argument
        c = np.moveaxis(self.coefficients, axis, -1)
        slopes = np.moveaxis(c[..., 1:] * np.arange(1, c.shape[-1]), -1, axis)
        return PiecewisePolynomial(self.knots, slopes, self.periodic)


def find_piece(x: float, knots: tuple[float, ...]) -> int:
    """Return in which piece a number lies."""
    return len(knots) if x > knots[-1] else bisect_right(knots, x, 0, len(knots) - 1)


@final
@dataclass(frozen=True, eq=False)
class ExternalDefinition:
    """A function that the user wrote in each language.

    `c` and `bodies`, by the name of the writer, are statements of the body;
    `python_text` is None if it must be found from the function.
    """

    arguments: tuple[str, ...]
    python: Callable[..., float]
    python_text: str | None
    c: str | None
    bodies: Mapping[str, str] = field(default_factory=dict)

    def value(self, *arguments: float) -> float:
        """Return the value; NaN where the function has none."""
        try:
            value = self.python(*arguments)
        except (ValueError, ArithmeticError):
            return math.nan
        try:
            return float(value)
        except (TypeError, ValueError):
            who = getattr(self.python, "__name__", "function")
            values = ", ".join(f"{x:.6g}" for x in arguments)
            raise ExpressionError(
                f"external function {who}({values}): it returns {value!r}, which is no "
                f"real number. Return a number, as by float(...) of an array's entry."
            ) from None


@final
@dataclass(frozen=True)
class LinearSystem:
    """A x = b for some right sides at once, solved with pivots chosen as it runs.

    Its arguments are A, then b, its value is x, row by row. A `definite` A is symmetric
    and positive definite; its rows are in the order of elimination, which keeps zeros.
    """

    size: int
    sides: int
    definite: bool = False

    def value(self, *entries: float) -> tuple[float, ...]:
        """Return the solution; NaN where A is singular."""
        n, m = self.size, self.sides
        A = np.array(entries[: n * n], dtype=float).reshape(n, n)
        b = np.array(entries[n * n :], dtype=float).reshape(n, m)
        try:
            solution = np.linalg.solve(A, b)
        except np.linalg.LinAlgError:
            return (math.nan,) * (n * m)
        return tuple(solution.ravel().tolist())


@final
@dataclass(frozen=True)
class Part:
    """Entries `begin` to before `end` of a row, each the sum of a range of terms."""

    row: int
    begin: int
    end: int
    first: int
    last: int


@final
@dataclass(frozen=True)
class Products:
    """Parts of C = A B, each a sum over some of the terms A_ik B_kj.

    Its arguments are A, then B, its value the parts of C, row by row; none overlap.
    """

    rows: int
    inner: int
    columns: int
    parts: tuple[Part, ...]

    def value(self, *entries: float) -> tuple[float, ...]:
        """Return the product, with zeros for what belongs to no part."""
        split = self.rows * self.inner
        A = np.array(entries[:split], dtype=float).reshape(self.rows, self.inner)
        B = np.array(entries[split:], dtype=float).reshape(self.inner, self.columns)
        C = np.zeros((self.rows, self.columns))
        for p in self.parts:
            factors, chosen = A[p.row, p.first : p.last], B[p.first : p.last]
            C[p.row, p.begin : p.end] = factors @ chosen[:, p.begin : p.end]
        return tuple(C.ravel().tolist())


@final
@dataclass(frozen=True, eq=False)
class Mapped:
    """The same formulas (sums, differences, products) for several members at once.

    Its arguments are the values of the first symbol for each member, then those of the
    second, and so on; its value is ordered alike.
    """

    symbols: tuple[Any, ...]
    formulas: tuple[Any, ...]
    members: int
    values: Callable[[Sequence[float]], Sequence[float]]

    def value(self, *entries: float) -> tuple[float, ...]:
        """Return the values of the formulas for all members."""
        n = self.members
        columns = [self.values(entries[m::n]) for m in range(n)]
        return tuple(value for row in zip(*columns, strict=True) for value in row)


@final
@dataclass(frozen=True, eq=False)
class NonlinearSystem:
    """f(z, a) = 0, solved for z by Newton's method from start values.

    Its arguments are the start values of z (`unknowns`), then a (`known`), its value is
    z. The steps are formulas of (∂f/∂z)⁻¹ f; `values` computes them by z and a.
    """

    unknowns: tuple[Any, ...]
    known: tuple[Any, ...]
    residuals: tuple[Any, ...]
    steps: tuple[Any, ...]
    values: Callable[[Sequence[float], Sequence[float]], Sequence[float]]

    def value(self, *entries: float) -> tuple[float, ...]:
        """Return the solution; NaN if Newton's method does not converge."""
        n = len(self.unknowns)
        z, a = list(entries[:n]), entries[n:]
        before, part, last = math.inf, 1.0, [0.0] * n
        for _ in range(NEWTON_ROUNDS):
            d = self.values(z, a)
            size = sum(x * x for x in d)
            scale = 1.0 + sum(x * x for x in z)
            if size <= CONVERGED * scale:
                return tuple(x - y for x, y in zip(z, d, strict=True))
            if size < before:
                before, part, last = size, 1.0, list(d)
                z = [x - y for x, y in zip(z, d, strict=True)]
                continue
            if before <= STALLED * scale:
                return tuple(z)
            part *= 0.5
            if before == math.inf or part < SMALLEST_PART:
                break
            z = [x + part * y for x, y in zip(z, last, strict=True)]
        return (math.nan,) * n


# Newton's method in every language: squares of steps in relation to 1 + z·z. A step
# of 1e-10 leaves an error near 1e-20; one that no longer shrinks is as good as rounding
# allows if it is below 1e-6. A step that grows is halved, at most ten times.
NEWTON_ROUNDS = 60
CONVERGED = 1e-20
STALLED = 1e-12
SMALLEST_PART = 1e-3


@final
@dataclass(frozen=True)
class BlockOutput:
    """One number of a block, its only argument."""

    index: int


Definition: TypeAlias = (
    PiecewisePolynomial
    | ExternalDefinition
    | LinearSystem
    | NonlinearSystem
    | Products
    | Mapped
    | BlockOutput
)
# What has several values, and what takes one of them.
VECTOR_RESULT = (LinearSystem, NonlinearSystem, Products, Mapped)
BLOCKS = (*VECTOR_RESULT, BlockOutput)
