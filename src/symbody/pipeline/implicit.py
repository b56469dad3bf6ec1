"""Functions of the implicit form, compiled when an analysis first asks for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.equations import Equations
from symbody.expr.node import Symbol
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.derivatives.implicit import (
    ImplicitForm,
    derive_body_energies,
    derive_implicit,
    derive_implicit_curvature,
    derive_implicit_jacobian,
    derive_implicit_outputs,
    derive_implicit_outputs_by,
    implicit_form,
    implicit_form_of_tree,
    implicit_outputs,
)
from symbody.formalisms.quantities.algebraic_loops import with_prescribed_accelerations
from symbody.pipeline.compiled_model import CompiledModel
from symbody.pipeline.rolled_implicit import RolledImplicit
from symbody.program.content import Asked
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.runtime.kept_entries import compiled_entry

_GROUPS = ("t", "q", "v", "vd", "lam", "x", "u", "p")


@final
class ImplicitFunctions:
    """The residuals of the implicit form and their derivatives, with parameters.

    Each is called with t, q, v, vd, lam, x and u.
    """

    def __init__(self, model: CompiledModel) -> None:
        self._backend = model.backend
        self.parameters = model.parameters
        if model.system.constraints or not model.rolled:
            model.shared.warn_of_many("its equations with their slopes")
        before = model.derivations.unsettled
        with building_graph():
            self._of = before.once(
                "given accelerations", lambda: with_prescribed_accelerations(before)
            )
            self._rolled = (
                RolledImplicit(model)
                if model.rolled and not model.system.constraints
                else None
            )
            self.form: ImplicitForm = (
                implicit_form(self._of)
                if self._rolled is None
                else implicit_form_of_tree(self._of)
            )
        self._functions: dict[str, CompiledFunction] = {}

    def residuals(self, *arguments: NDArray[np.float64] | float) -> NDArray[np.float64]:
        """Return all residuals."""
        if self._rolled is not None:
            t, q, v, vd, _, x, u = arguments
            return self._rolled.residuals(t, q, v, vd, x, u)  # type: ignore[arg-type]
        made = self._function("residuals", "residuals", derive_implicit)
        return _numbers(made(*arguments))

    def jacobian(self, *arguments: NDArray[np.float64] | float) -> NDArray[np.float64]:
        """Return derivatives by q, v, vd, lam, x, u, t; differences of large trees."""
        if self._rolled is not None:
            t, q, v, vd, _, x, u = arguments
            return self._rolled.jacobian(t, q, v, vd, x, u)  # type: ignore[arg-type]
        made = self._function("jacobian", "J", derive_implicit_jacobian)
        return _numbers(made(*arguments))

    def by(
        self, wrt: tuple[Symbol, ...], *arguments: NDArray[np.float64] | float
    ) -> NDArray[np.float64]:
        """Return their derivatives by some parameters."""
        key = f"by {', '.join(s.name for s in wrt)}"
        made = self._function(key, "J", lambda of: derive_implicit_jacobian(of, wrt))
        return _numbers(made(*arguments))

    @property
    def output_labels(self) -> tuple[str, ...]:
        """A label for each entry of each sensor."""
        with building_graph():
            return implicit_outputs(self._of)[0]

    def outputs(self, *arguments: NDArray[np.float64] | float) -> NDArray[np.float64]:
        """Return the values of all sensors."""
        made = self._function("outputs", "outputs", derive_implicit_outputs)
        return _numbers(made(*arguments))

    def outputs_by(
        self, wrt: tuple[Symbol, ...] | None, *arguments: NDArray[np.float64] | float
    ) -> NDArray[np.float64]:
        """Return their derivatives; by q, v, vd, lam, x, u and t if `wrt` is None."""
        names = "the variables" if wrt is None else ", ".join(s.name for s in wrt)
        key = f"outputs by {names}"
        made = self._function(key, "J", lambda of: derive_implicit_outputs_by(of, wrt))
        return _numbers(made(*arguments))

    def body_energies(
        self, t: float, q: NDArray[np.float64], v: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        """Return the kinetic energy of each body [J]."""
        form = self.form
        made = self._function("energies", "energies", derive_body_energies)
        still = (0 * v, np.zeros(len(form.lam)))
        rest = (np.zeros(len(form.system.x)), np.zeros(len(form.system.u)))
        return _numbers(made(t, q, v, *still, *rest))

    def curvature(self, *arguments: NDArray[np.float64] | float) -> NDArray[np.float64]:
        """Return ∂(weightsᵀ J direction) by all; weights and direction come last."""
        made = self._function(
            "curvature", "curvature", derive_implicit_curvature, "weights", "direction"
        )
        return _numbers(made(*arguments))

    def _function(
        self,
        key: str,
        result: str,
        derive: Callable[..., Equations],
        *more: str,
    ) -> CompiledFunction:
        function = self._functions.get(key)
        if function is None:

            def make() -> Entry:
                request = Asked(
                    derive(self._of),
                    f"{self.form.system.name}_implicit",
                    {group: (group,) for group in (*_GROUPS, *more)},
                    {result: (result,)},
                )
                return compiled_entry(request, self._backend, seldom=True)

            with building_graph():
                entry = self._of.once(("implicit", self._backend, key), make)
            function = CompiledFunction.of(entry, self.parameters)
            self._functions[key] = function
        return function


def _numbers(values: object) -> NDArray[np.float64]:
    """Return the results of a function of one result, which are an array."""
    assert isinstance(values, np.ndarray)
    return values
