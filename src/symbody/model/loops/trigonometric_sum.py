"""Vectors in a plane as sums of constants turned by angles: Σ c exp(iψ).

A planar chain with known angles ψ is such a sum. Kept term by term, products of sums
need no more angles than there are, and squares of lengths lose the sines.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.arithmetic import neg, sign_of
from symbody.expr.functions import cos, sin
from symbody.expr.node import ONE, ZERO, Node, as_node
from symbody.spatial.vectors import minus, plus, times

Complex: TypeAlias = tuple[Node, Node]

NONE: Complex = (ZERO, ZERO)
TWO = as_node(2)


def constant_angle(angle: float) -> Node:
    """Return an angle as a formula, zero where only rounding is left [rad]."""
    return ZERO if abs(angle) < 1e-12 else as_node(angle)


def product(a: Complex, b: Complex) -> Complex:
    """Return a*b."""
    return (
        minus(times(a[0], b[0]), times(a[1], b[1])),
        plus(times(a[0], b[1]), times(a[1], b[0])),
    )


def conjugate(a: Complex) -> Complex:
    """Return the mirror image at the real axis."""
    return a[0], neg(a[1])


@final
@dataclass(frozen=True)
class Angle:
    """A sum of coordinates, each as often as its number says, from the inside out."""

    parts: tuple[tuple[Node, int], ...] = ()

    def __add__(self, other: Angle) -> Angle:
        return self._with(other, 1)

    def __sub__(self, other: Angle) -> Angle:
        return self._with(other, -1)

    def _with(self, other: Angle, sign: int) -> Angle:
        counts = dict(self.parts)
        for q, n in other.parts:
            counts[q] = counts.get(q, 0) + sign * n
        return Angle(tuple((q, n) for q, n in counts.items() if n))

    def node(self) -> Node:
        """Return the angle as a formula [rad]."""
        total: Node = ZERO
        for q, n in sorted(self.parts, key=lambda part: part[1] < 0):
            total = plus(total, times(as_node(n), q))
        return total

    def unit(self) -> Complex:
        """Return cosine and sine."""
        if not self.parts:
            return ONE, ZERO
        # The angle and its opposite share sine and cosine: those of the angle in which
        # the oldest coordinate is positive.
        if min(self.parts, key=lambda part: part[0].serial)[1] > 0:
            return cos(self.node()), sin(self.node())
        angle = (Angle() - self).node()
        return cos(angle), neg(sin(angle))


@final
@dataclass(frozen=True)
class TrigonometricSum:
    """A vector in the plane: vectors c, each with the angle it is turned by."""

    terms: Mapping[Angle, Complex]

    def __mul__(self, other: TrigonometricSum) -> TrigonometricSum:
        return total(
            (a + b, product(c, d))
            for a, c in self.terms.items()
            for b, d in other.terms.items()
        )

    def __neg__(self) -> TrigonometricSum:
        return self.scaled((as_node(-1), ZERO))

    def scaled(self, factor: Complex) -> TrigonometricSum:
        """Return the product with a complex number."""
        return total((a, product(c, factor)) for a, c in self.terms.items())

    def turned(self, angle: Angle) -> TrigonometricSum:
        """Return the vector turned by an angle."""
        return total((a + angle, c) for a, c in self.terms.items())

    def mirrored(self) -> TrigonometricSum:
        """Return the complex conjugate."""
        return total((Angle() - a, conjugate(c)) for a, c in self.terms.items())

    def components(self) -> Complex:
        """Return the two components as formulas."""
        x, y = NONE
        for angle, c in self.terms.items():
            dx, dy = product(c, angle.unit())
            x, y = plus(x, dx), plus(y, dy)
        return x, y

    def square(self) -> Complex:
        """Return two summands of the square of the length: steady, and with angles."""
        terms = list(self.terms.items())
        steady: Node = ZERO
        varying: Node = ZERO
        for k, (a, c) in enumerate(terms):
            steady = plus(steady, plus(times(c[0], c[0]), times(c[1], c[1])))
            for b, d in terms[:k]:
                e = product(c, conjugate(d))
                twice = times(TWO, e[0]), times(TWO, e[1])
                varying = plus(varying, product(twice, (a - b).unit())[0])
        return steady, varying

    def direction(self) -> TrigonometricSum:
        """Return a vector of the same direction, cheaper where it is along an axis."""
        if len(self.terms) != 1:
            return self
        ((angle, c),) = self.terms.items()
        for k in (0, 1):
            sign = sign_of(c[k])
            if c[1 - k] is ZERO and sign:
                unit = (as_node(sign), ZERO) if k == 0 else (ZERO, as_node(sign))
                return TrigonometricSum({angle: unit})
        return self


def total(terms: Iterable[tuple[Angle, Complex]]) -> TrigonometricSum:
    """Return a sum with one term an angle."""
    vectors: dict[Angle, Complex] = {}
    for angle, c in terms:
        # The angle as it stands in the sum, whatever the order of its parts.
        parts = dict(angle.parts)
        a = next((a for a in vectors if dict(a.parts) == parts), angle)
        x, y = vectors.get(a, NONE)
        vectors[a] = plus(x, c[0]), plus(y, c[1])
    return TrigonometricSum({a: c for a, c in vectors.items() if c != NONE})
