"""Functions of the implicit form, compiled when an analysis first asks for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import final

import numpy as np

from symbody import formalisms
from symbody.equations import Equations
from symbody.errors import warn_user
from symbody.expr.node import Node, Symbol
from symbody.expr.traverse import as_vector
from symbody.formalisms.derivations import Derivations, building_graph
from symbody.pipeline.assembled import AssembledMatrix, Plan, assembly
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.content import ProgramRequest
from symbody.program.program import Program
from symbody.runtime.arrays import Vector
from symbody.runtime.functions import CompiledFunction, Entry
from symbody.system.system import System

# The first step, in relation to a variable or one; and how often it gets smaller where
# the difference is not good enough.
_STEP, _SMALLER, _TIMES = 1e-3, 0.1, 4
# In relation to the largest slopes of the row's variables.
_GOOD, _WARNED = 1e-9, 1e-6


@final
class _RolledImplicit:
    """Residuals of a tree without constraints, called with t, q, v, vd, x, u."""

    def __init__(self, model: CompiledModel) -> None:
        self._inverse = model.function("inverse_dynamics")
        self._rates = model.function("derivatives") if model.system.x else None
        self._name = model.system.name
        self._last: tuple[bytes, Vector] | None = None

    def residuals(
        self, t: float, q: Vector, v: Vector, vd: Vector, x: Vector, u: Vector
    ) -> Vector:
        """Return the forces that accelerations need, then the rates of states."""
        if self._rates is None:
            forces: Vector = np.asarray(self._inverse(t, q, v, vd, u))
            return forces
        y = np.concatenate([q, v, x])
        rates = np.asarray(self._rates(t, y, u))[len(q) + len(v) :]
        return np.concatenate([np.asarray(self._inverse(t, q, v, vd, x, u)), rates])

    def jacobian(
        self, t: float, q: Vector, v: Vector, vd: Vector, x: Vector, u: Vector
    ) -> Vector:
        """Return the derivatives by q, v, vd, x, u and t, one after the other."""
        entries = [q, v, vd, x, u, np.array([t])]
        at = np.concatenate(entries)
        if self._last is not None and self._last[0] == at.tobytes():
            return self._last[1]
        sizes = np.cumsum([len(part) for part in entries])
        accelerations = range(sizes[1], sizes[2])

        def residuals(values: Vector) -> Vector:
            q, v, vd, x, u, t = np.split(values, sizes[:-1])
            return self.residuals(float(t[0]), q, v, vd, x, u)

        J = np.empty((len(residuals(at)), len(at)))
        rest = residuals(_with(at, accelerations, 0.0))
        for i in accelerations:
            one = _with(_with(at, accelerations, 0.0), [i], 1.0)
            J[:, i] = residuals(one) - rest
        moving = [i for i in range(len(at)) if i not in accelerations]
        errors = [self._difference(residuals, at, i, J) for i in moving]
        size = float(np.abs(J).max(initial=0.0))
        worst = int(np.argmax(errors))
        if errors[worst] > _WARNED * size:
            warn_user(
                f"model {self._name!r}: slopes of a large model are differences, and "
                f"one by variable number {moving[worst]} of q, v, vd, x, u, t is good "
                f"to {errors[worst]:.2g} only, where the largest slope is {size:.2g}: "
                f"forces have a corner or a jump near this state. Move the state away "
                f"from it, or compile with rolled=False for exact slopes."
            )
        self._last = at.tobytes(), J
        return J

    def _difference(
        self, result: Callable[[Vector], Vector], at: Vector, i: int, J: Vector
    ) -> float:
        """Write a column of J; return its error, at a corner linear in the step."""
        step, error, here = _STEP * max(1.0, abs(at[i])), np.inf, result(at)
        for _ in range(_TIMES):
            pairs = [
                [result(_with(at, [i], at[i] + k * step)) for k in (-size, size)]
                for size in (0.5, 1.0, 2.0)
            ]
            half, one, two = (after - before for before, after in pairs)
            bent, more, _ = (
                (before - here) + (after - here) for before, after in pairs
            )
            coarse, fine = (8 * one - two) / (12 * step), (8 * half - one) / (6 * step)
            differences = np.abs([coarse - fine, (more - 4 * bent) / step])
            off = float(differences.max(initial=0.0))
            if off < error:
                J[:, i], error = fine, off
            if off <= _GOOD * np.abs(fine).max(initial=0.0):
                break
            step *= _SMALLER
        return error


def _with(values: Vector, places: Sequence[int], value: float) -> Vector:
    changed = values.copy()
    changed[places] = value
    return changed


_GROUPS = ("t", "q", "v", "vd", "lam", "x", "u", "p")


@final
class ImplicitValues:
    """Residuals at a point, and their derivatives once they are asked for."""

    def __init__(self, residuals: Vector, slopes: Callable[[], Vector]) -> None:
        self.residuals = residuals
        self._slopes = slopes

    @cached_property
    def jacobian(self) -> Vector:
        """The derivatives by q, v, vd, lam, x, u, t."""
        return self._slopes()


@final
class ImplicitFunctions:
    """The residuals of the implicit form and derivatives, of t, q, v, vd, lam, x, u."""

    def __init__(self, model: CompiledModel) -> None:
        self._backend, self._shared = model.backend, model.shared
        self.parameters = model.parameters
        if model.system.constraints or not model.rolled:
            model.shared.warn_of_many("its equations with their slopes")
        before = model.derivations.unsettled
        self._of = before
        with building_graph():
            if before.system.algebraic.sensors:
                self._of = before.once(
                    "given accelerations",
                    lambda: formalisms.with_prescribed_accelerations(before),
                )
            tree = model.rolled and not model.system.constraints
            self._rolled = _RolledImplicit(model) if tree else None
        # With all coordinates of the spanning tree.
        self.system: System = self._of.unsettled.spanning_tree.system
        names, *counts = self._shared.noted("implicit form", make=self._outline)
        # Names of the multipliers, and how many equations are of positions and rates.
        self.multipliers, (self.holonomic, self.rates) = tuple(names), counts
        self._functions: dict[str, CompiledFunction] = {}
        self._both: tuple[Callable[..., Vector], AssembledMatrix] | None = None

    @cached_property
    def form(self) -> formalisms.ImplicitForm:
        """The equations, derived when they are first looked at."""
        with building_graph():
            if self._rolled is not None:
                return formalisms.implicit_form_of_tree(self._of)
            return formalisms.implicit_form(self._of)

    def _outline(self) -> tuple[tuple[str, ...], int, int]:
        rows = self.form.rows
        names = () if self._rolled is not None else rows.names
        return names, len(rows.phi), len(rows.rates)

    def residuals(self, *arguments: Vector | float) -> Vector:
        """Return all residuals."""
        return self.at(*arguments).residuals

    def jacobian(self, *arguments: Vector | float) -> Vector:
        """Return derivatives by q, v, vd, lam, x, u, t; differences of large trees."""
        return self.at(*arguments).jacobian

    def at(self, *arguments: Vector | float) -> ImplicitValues:
        """Return the residuals and their derivatives, where they are looked at."""
        if self._rolled is not None:
            t, q, v, vd, _, x, u = arguments
            rolled, own = self._rolled, (t, q, v, vd, x, u)
            return ImplicitValues(
                rolled.residuals(*own),  # type: ignore[arg-type]
                partial(rolled.jacobian, *own),  # type: ignore[arg-type]
            )
        if self._both is None:
            self._both = self._residuals_with_slopes()
        function, matrix = self._both
        residuals, values = function(*arguments)
        return ImplicitValues(residuals, partial(matrix, values))

    def _residuals_with_slopes(self) -> tuple[Callable[..., Vector], AssembledMatrix]:
        """Return residuals and what slopes are assembled from, which share much."""

        def assembled() -> tuple[Plan, tuple[Node, ...]]:
            with self._shared.timed("derive slopes of the implicit form"):
                return assembly(
                    formalisms.derive_implicit_jacobian(self._of).results["J"]
                )

        def both() -> tuple[Plan, tuple[Node, ...]]:
            with building_graph():
                return self._of.once("assembled slopes", assembled)

        def derive(of: Derivations) -> Equations:
            return self.form.equations(
                "implicit form",
                residuals=as_vector(self.form.residuals),
                slopes=as_vector(both()[1]),
            )

        plan: Plan = self._shared.noted("implicit slopes", make=lambda: both()[0])
        matrix = AssembledMatrix(plan)
        return self._function("slopes", ("residuals", "slopes"), derive), matrix

    def by(self, wrt: tuple[Symbol, ...], *arguments: Vector | float) -> Vector:
        """Return their derivatives by some parameters."""
        key = f"by {', '.join(s.name for s in wrt)}"
        derive = "derive_implicit_jacobian"
        return self._function(key, "J", derive, wrt=wrt)(*arguments)

    @property
    def output_labels(self) -> tuple[str, ...]:
        """A label for each entry of each sensor."""

        def labels() -> tuple[str, ...]:
            with building_graph():
                return formalisms.implicit_outputs(self._of)[0]

        noted = partial(self._shared.noted, "implicit outputs", make=labels)
        return self._of.once("labels of implicit outputs", lambda: tuple(noted()))

    def outputs(self, *arguments: Vector | float) -> Vector:
        """Return the values of all sensors."""
        return self._function("outputs", "outputs", "derive_implicit_outputs")(
            *arguments
        )

    def outputs_by(
        self, wrt: tuple[Symbol, ...] | None, *arguments: Vector | float
    ) -> Vector:
        """Return their derivatives; by q, v, vd, lam, x, u and t if `wrt` is None."""
        names = "the variables" if wrt is None else ", ".join(s.name for s in wrt)
        derive = "derive_implicit_outputs_by"
        return self._function(f"outputs by {names}", "J", derive, wrt=wrt)(*arguments)

    def body_energies(self, t: float, q: Vector, v: Vector) -> Vector:
        """Return the kinetic energy of each body [J]."""
        energies = self._function("energies", "energies", "derive_body_energies")
        still = (0 * v, np.zeros(len(self.multipliers)))
        rest = (np.zeros(len(self.system.x)), np.zeros(len(self.system.u)))
        return energies(t, q, v, *still, *rest)

    def curvature(self, *arguments: Vector | float) -> Vector:
        """Return ∂(weightsᵀ J direction) by all; weights and direction come last."""
        derive, more = "derive_implicit_curvature", ("weights", "direction")
        return self._function("curvature", "curvature", derive, *more)(*arguments)

    def _function(
        self,
        key: str,
        results: str | tuple[str, ...],
        derive: Callable[[Derivations], Equations] | str,
        *more: str,
        **options: object,
    ) -> Callable[..., Vector]:
        function = self._functions.get(key)
        names = (results,) if isinstance(results, str) else results
        if function is None:
            what = f"{key} of the implicit form"

            def request() -> ProgramRequest:
                # By name, as most processes find the code on disk.
                by = getattr(formalisms, derive) if isinstance(derive, str) else derive
                with self._shared.timed(f"derive {what}"):
                    equations = by(self._of, **options)
                return ProgramRequest(
                    equations,
                    f"{self.system.name}_implicit",
                    {group: (group,) for group in (*_GROUPS, *more)},
                    {name: (name,) for name in names},
                )

            def lowered() -> Program:
                with building_graph():
                    return request().lowered()

            def make() -> Entry:
                return self._shared.underived(what, request, lowered, seldom=True)

            with building_graph():
                entry = self._of.once(("implicit", self._backend, key), make)
            function = CompiledFunction.of(entry, self.parameters)
            self._functions[key] = function
        return function
