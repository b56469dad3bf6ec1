"""Pivots that are zero for all values of all symbols, and stop an elimination."""

from __future__ import annotations

from symbody.errors import DerivationError


class ZeroPivotError(DerivationError):
    """A system of equations is singular whatever the parameters and the motion are."""

    def __init__(self) -> None:
        super().__init__(
            "a system of equations is singular whatever the parameters are: a motion "
            "has no inertia, or constraints bind nothing. Look for bodies without mass "
            "and for joints whose axes are parallel or in line."
        )
