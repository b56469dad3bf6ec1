"""Masses and inertias at many values of the parameters at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.evaluate import Evaluation
from symbody.expr.node import Const, Node, Symbol
from symbody.model.body import Body
from symbody.system.checks import ROUNDING, inertial_roots
from symbody.system.system import System

Array = NDArray[np.float64]


@final
class BodiesOfRuns:
    """A quick check of inertias that follow parameters; `check_bodies` has the rest."""

    def __init__(self, system: System, bodies: Sequence[Body]) -> None:
        self._symbols = system.p
        places = {symbol: i for i, symbol in enumerate(system.p)}
        self._formulas = [_Formulas(inertial_roots(body), places) for body in bodies]

    def are_clear(self, p: Array) -> NDArray[np.bool_]:
        """Return for which rows of parameters all masses and inertias are possible."""
        clear = np.ones(len(p), dtype=bool)
        for formulas in self._formulas:
            numbers = formulas.at(p)
            clear &= numbers[:, 0] >= 0
            if numbers.shape[1] > 1:
                clear &= _are_inertias(numbers[:, 1:])
        return clear


@final
class _Formulas:
    """Formulas at many values of the parameters."""

    def __init__(self, roots: Sequence[Node], places: dict[Symbol, int]) -> None:
        self._columns = [
            (k, places[root]) for k, root in enumerate(roots) if root in places
        ]
        self._constant = [
            root.value if isinstance(root, Const) else np.nan for root in roots
        ]
        self._symbols = [*places]
        constant = all(isinstance(root, Const) or root in places for root in roots)
        self._evaluation = None if constant else Evaluation(roots)

    def at(self, p: Array) -> Array:
        """Return their values, shape (runs, formulas)."""
        if self._evaluation is not None:
            return np.array([
                self._evaluation(dict(zip(self._symbols, row, strict=True)))
                for row in p.tolist()
            ])  # fmt: skip
        numbers = np.tile(np.array(self._constant, dtype=float), (len(p), 1))
        for k, place in self._columns:
            numbers[:, k] = p[:, place]
        return numbers


def _are_inertias(numbers: Array) -> NDArray[np.bool_]:
    """Return which rows xx, xy, xz, yy, yz, zz have no negative principal moment."""
    finite = np.logical_and.reduce(np.isfinite(numbers), axis=1)
    J = numbers[:, [0, 1, 2, 1, 3, 4, 2, 4, 5]].reshape(-1, 3, 3)
    moments = np.linalg.eigvalsh(np.where(finite[:, None, None], J, 0.0))
    scale = np.abs(moments).max(axis=1)
    fit: NDArray[np.bool_] = finite & (moments[:, 0] >= -ROUNDING * scale)
    return fit
