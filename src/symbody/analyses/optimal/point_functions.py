"""Formulas at many points at once, with exact sparse first and second derivatives.

A function of variables z and of weights w gives the formulas f, the entries of ∂f/∂z
that may differ from zero, and those of the lower triangle of ∂²(wᵀ f)/∂z²: compiled,
in lanes over the points.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar, final

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
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.spatial.vectors import inner

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]
T = TypeVar("T")
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
        count: The number of formulas.
        width: That of variables.
        parameters: The values of other symbols.
    """

    def __init__(
        self,
        model: CompiledModel,
        formulas: PointFormulas,
        fixed: Mapping[Symbol, float],
    ) -> None:
        self._model, self._formulas = model, formulas
        self._fixed = {s: x for s, x in fixed.items() if s not in formulas.variables}
        self.parameters = np.array([*self._fixed.values()], dtype=float)
        self.count, self.width = len(formulas.formulas), len(formulas.variables)
        self._batches: dict[str, Batch | None] = {}

    def values(self, z: Floats) -> Floats:
        """Return f at points, shape (points, formulas), for z (points, variables)."""
        return self._call("values", z, np.zeros(0))

    def slopes(self, z: Floats) -> Floats:
        """Return the entries of the Jacobian at points, shape (points, entries)."""
        return self._call("slopes", z, np.zeros(0))

    def curvatures(self, z: Floats, weights: Floats) -> Floats:
        """Return the entries of the Hessian, for weights (points, formulas)."""
        return self._call("curvatures", z, weights)

    def _call(self, word: str, z: Floats, weights: Floats) -> Floats:
        if word not in self._batches:
            self._batches[word] = self._batch(word)
        batch = self._batches[word]
        if batch is None or not len(z):
            return np.zeros((len(z), 0))
        return np.asarray(batch(0.0, z, weights))

    @cached_property
    def jacobian_places(self) -> tuple[Numbers, Numbers]:
        """Rows and columns of the entries of the Jacobian."""
        return _places(self._slopes)

    @cached_property
    def hessian_places(self) -> tuple[Numbers, Numbers]:
        """Rows and columns of those of the Hessian's lower triangle."""
        rows, columns = _places(self._weighted[1])
        return rows[rows >= columns], columns[rows >= columns]

    @cached_property
    def _weighted(self) -> tuple[tuple[Symbol, ...], Array]:
        """Weights of the formulas, and the Hessian of their sum."""

        def derived() -> tuple[tuple[Symbol, ...], Array]:
            weights = tuple(Symbol(f"weight_{i}") for i in range(self.count))
            return weights, self._formulas.hessian(weights)

        return self._once("H", derived)

    @cached_property
    def _slopes(self) -> Array:
        return self._once("J", self._formulas.jacobian)

    def _once(self, word: str, make: Callable[[], T]) -> T:
        return self._model.shared.once((word, *self._formulas.key), make)

    def _roots(self, word: str) -> tuple[tuple[Symbol, ...], Array]:
        """Return weights, and the values, slopes or curvatures as formulas."""
        if word == "slopes":
            return (), self._slopes[self.jacobian_places]
        if word == "curvatures":
            weights, H = self._weighted
            return weights, H[self.hessian_places]
        return (), as_vector(self._formulas.formulas)

    def request(self, word: str) -> ProgramRequest:
        """Return what the values, slopes or curvatures are lowered from."""
        weights, roots = self._roots(word)
        system, formulas = self._model.system, self._formulas
        array = as_vector(substitute(roots.tolist(), {system.t: _CLOCK}))
        clocked = tuple(_CLOCK if s is system.t else s for s in formulas.variables)
        arguments = {
            "t": (system.t,), "y": clocked, "u": weights, "p": tuple(self._fixed)
        }  # fmt: skip
        name = f"{formulas.title} {word}"
        equations = Equations(system.name, name, arguments, {"values": array})
        title = f"{system.name}_{name}".replace(" ", "_")
        groups = {group: (group,) for group in arguments}
        return ProgramRequest(equations, title, groups, {"values": ("values",)})

    def _batch(self, word: str) -> Batch | None:
        """Return the function of some formulas, in lanes; None if there are none."""
        shared = self._model.shared
        if not self._roots(word)[1].size:
            return None

        def compiled() -> Entry:
            name = f"{self._formulas.title} {word}"
            return shared.compiled(name, self.request(word))

        entry = shared.once((word, tuple(self._fixed), *self._formulas.key), compiled)
        return Batch(CompiledFunction.of(entry, self.parameters), processors())


def _places(array: Array) -> tuple[Numbers, Numbers]:
    """Return rows and columns of entries that may differ from zero."""
    rows, columns = np.nonzero(filled(array))
    return rows.astype(np.int64), columns.astype(np.int64)
