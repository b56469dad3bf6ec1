"""Formulas at many points at once, with exact sparse first and second derivatives.

A function of variables z and of weights w gives the formulas f, the entries of ∂f/∂z
that may differ from zero, and those of the lower triangle of ∂²(wᵀ f)/∂z²: compiled,
in lanes over the points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.gradient import gradient
from symbody.expr.node import Array, Node, Symbol
from symbody.expr.traverse import as_vector
from symbody.formalisms.derivatives.of_formulas import Held
from symbody.formalisms.dynamics.matrices import filled
from symbody.pipeline import CompiledModel
from symbody.pipeline.batches import processors
from symbody.program.content import ProgramRequest
from symbody.runtime.batch import Batch
from symbody.runtime.batch_task import Lanes
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.spatial.vectors import inner

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
# What stands for the time where it is a variable, as functions have one of their own.
_CLOCK = Symbol("clock")


@final
@dataclass(frozen=True)
class PointFormulas:
    """Formulas, by which variables they are differentiated, and all other values.

    `held` has the same formulas as their derivatives are taken through accelerations;
    None where the formulas say all.
    """

    title: str
    formulas: tuple[Node, ...]
    variables: tuple[Symbol, ...]
    held: Held | None = None

    @property
    def key(self) -> tuple[object, ...]:
        """The key by which functions are the same."""
        return self.title, self.formulas, self.variables

    def jacobian(self) -> Array:
        """Return ∂f/∂z."""
        if self.held is not None:
            return self.held.jacobian(self.variables)
        return jacobian(list(self.formulas), list(self.variables))

    def hessian(self, weights: Sequence[Symbol]) -> Array:
        """Return ∂²(wᵀ f)/∂z²."""
        if self.held is not None:
            return self.held.hessian(self.variables, weights)
        slopes = gradient(inner(list(weights), self.formulas), list(self.variables))
        return jacobian(slopes, list(self.variables))


@final
class PointFunctions:
    """The compiled functions of formulas; `fixed` has the values of other symbols.

    Attributes:
        jacobian_places: Rows and columns of the entries of the Jacobian.
        hessian_places: Rows and columns of those of the Hessian, rows not smaller.
    """

    def __init__(
        self,
        model: CompiledModel,
        formulas: PointFormulas,
        fixed: Mapping[Symbol, float],
    ) -> None:
        self._model, self._formulas = model, formulas
        self._fixed = {s: x for s, x in fixed.items() if s not in formulas.variables}
        self._values = np.array([*self._fixed.values()], dtype=float)
        self.count, self.width = len(formulas.formulas), len(formulas.variables)

    def values(self, z: Floats) -> Floats:
        """Return f at points, shape (points, formulas), for z (points, variables)."""
        return self._call(self._value, z, np.zeros(0))

    def slopes(self, z: Floats) -> Floats:
        """Return the entries of the Jacobian at points, shape (points, entries)."""
        return self._call(self._jacobian[0], z, np.zeros(0))

    def curvatures(self, z: Floats, weights: Floats) -> Floats:
        """Return the entries of the Hessian, for weights (points, formulas)."""
        return self._call(self._hessian[0], z, weights)

    @property
    def jacobian_places(self) -> tuple[Numbers, Numbers]:
        """Rows and columns of the entries of the Jacobian."""
        return self._jacobian[1]

    @property
    def hessian_places(self) -> tuple[Numbers, Numbers]:
        """Rows and columns of the entries of the Hessian's lower triangle."""
        return self._hessian[1]

    def _call(self, batch: Batch | None, z: Floats, weights: Floats) -> Floats:
        if batch is None or not len(z):
            return np.zeros((len(z), 0))
        result: Floats = batch(0.0, z, weights)
        return result

    @cached_property
    def _value(self) -> Batch | None:
        nodes = as_vector(self._formulas.formulas)
        return self._batch("values", nodes, ())

    @cached_property
    def _jacobian(self) -> tuple[Batch | None, tuple[Numbers, Numbers]]:
        J = self._once("J", self._formulas.jacobian)
        places = _places(J)
        return self._batch("slopes", J[places], ()), places

    @cached_property
    def _hessian(self) -> tuple[Batch | None, tuple[Numbers, Numbers]]:
        weights = tuple(Symbol(f"weight_{i}") for i in range(self.count))
        H = self._once("H", lambda: self._formulas.hessian(weights))
        rows, columns = _places(H)
        places = rows[rows >= columns], columns[rows >= columns]
        return self._batch("curvatures", H[places], weights), places

    def _once(self, word: str, make: Callable[[], Array]) -> Array:
        return self._model.shared.once((word, *self._formulas.key), make)

    def _batch(
        self, word: str, roots: Array, weights: tuple[Symbol, ...]
    ) -> Batch | None:
        """Return the function of some formulas, in lanes; None if there are none."""
        model, formulas = self._model, self._formulas
        if not roots.size:
            return None

        def compiled() -> tuple[Entry, dict[frozenset[str], Lanes]]:
            system = model.system
            array = as_vector(substitute(roots.tolist(), {system.t: _CLOCK}))
            clocked = tuple(_CLOCK if s is system.t else s for s in formulas.variables)
            arguments = {
                "t": (system.t,), "y": clocked, "u": weights, "p": tuple(self._fixed)
            }  # fmt: skip
            name = f"{formulas.title} {word}"
            equations = Equations(system.name, name, arguments, {"values": array})
            title = f"{system.name}_{name}".replace(" ", "_")
            groups = {group: (group,) for group in arguments}
            request = ProgramRequest(equations, title, groups, {"values": ("values",)})
            return model.shared.compiled(name, request), {}

        key = (word, tuple(self._fixed), *formulas.key)
        entry, lanes = model.shared.once(key, compiled)
        function = CompiledFunction.of(entry, self._values)
        return Batch(function, processors(), lanes)


def _places(array: Array) -> tuple[Numbers, Numbers]:
    """Return rows and columns of entries that may differ from zero."""
    rows, columns = np.nonzero(filled(array))
    return rows.astype(np.int64), columns.astype(np.int64)
