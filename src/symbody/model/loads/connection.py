"""The interface of connecting elements: endpoints, relevant variables, a law."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

import numpy as np

from symbody.arguments import Numbers, shown
from symbody.errors import ModelError
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate_all, substitute
from symbody.expr.node import Array, Node, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.body import ENDPOINTS, Apart
from symbody.model.field import Bind
from symbody.model.loads.load import Kinematics, Load, Wrench
from symbody.model.loads.variables import (
    Between,
    Endpoint,
    Variables,
    distances_between,
    endpoints,
    symbols_between,
)
from symbody.spatial.vectors import array, minus


class Connection(Load, Protocol):
    """An element between two endpoints or more, by its variables and their law.

    Its endpoints are the places in its fields, unless a subclass gives others by
    `frames_at_ends`. The subclass gives its relevant variables ε as formulas
    of relative positions and rotations, and the forces F that are dual to them: the
    element takes the power Σ F_k ε̇_k. What it does to the bodies follows by virtual
    work.

    References:
        Sol (1983), chapter 3.
    """

    unit: str = ""
    apart: ClassVar[Apart | None] = ENDPOINTS
    is_relative: bool = True
    # Whether its variables and their forces need no look.
    is_known: ClassVar[bool] = False

    @abstractmethod
    def relevant(self, ends: Sequence[Endpoint]) -> Sequence[object]:
        """Return its variables, formulas of endpoints and parameters."""

    @abstractmethod
    def forces(self, variables: Array, rates: Array) -> Sequence[object]:
        """Return the force of each variable, formulas of all and of their rates."""

    def slopes(self, ends: Sequence[Endpoint]) -> Sequence[Mapping[Symbol, Node]]:
        """Return the slopes of each variable by symbols of endpoints, or none.

        Without them its formulas are differentiated, which costs more where geometry
        knows a shorter way.
        """
        return ()

    def unloaded(self) -> Sequence[Node]:
        """Return the values of the variables without force, one for each, or none.

        The law's rates are those of the variables beyond it: what is wound up is not
        stretched.
        """
        return ()

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless variables are independent and each has a force."""
        if self.is_known:
            return
        variables = self.variables_between()
        checked_variables(who, variables, bind)
        e, rates = stand_ins(len(variables.formulas))
        forces = self.forces(e, rates)
        if len(forces) != len(e):
            raise ModelError(
                f"{who}: its law returns {len(forces)} forces for {len(e)} variables, "
                f"but a law is a function: each variable has one force, which may "
                f"depend on all of them. Return {len(e)}."
            )

    def variables_between(self) -> Variables:
        """Return the variables, of the symbols of endpoints."""
        ends = endpoints(len(self.frames_at_ends()))
        formulas = tuple(map(as_node, self.relevant(ends)))
        return Variables(ends, formulas, tuple(self.slopes(ends)))

    @property
    def shape(self) -> tuple[int, ...]:
        """One force a variable."""
        return (len(self.variables_between().formulas),)

    def between(self, kinematics: Kinematics) -> Between:
        """Return the variables where the endpoints are."""
        return Between(self.variables_between(), self.frames_at_ends(), kinematics)

    def wrenches(self, kinematics: Kinematics) -> Sequence[Wrench]:
        """Return the wrenches of the element at its endpoints."""
        between = self.between(kinematics)
        return between.wrenches(self._forces(between, kinematics))

    def value(self, kinematics: Kinematics) -> Array:
        """Return the forces dual to the variables."""
        return array(self._forces(self.between(kinematics), kinematics))

    def windings(self, kinematics: Kinematics) -> Sequence[tuple[Node, Node]]:
        """Return the forces of what changes with no motion of the endpoints."""
        between = self.between(kinematics)
        forces = self._forces(between, kinematics)
        # Of a free length for each variable, or none.
        free = zip(forces, self.unloaded(), strict=False)
        return [*free, *between.windings(forces)]

    def _forces(self, between: Between, kinematics: Kinematics) -> list[Node]:
        """Return the forces; velocities are derived only where the law follows them.

        A node whose balance an input changes has a place, but no known velocity.
        """
        values = between.values
        _, rates = stand_ins(len(values))
        forces = [as_node(f) for f in self.forces(array(values), rates)]
        if set(rates.tolist()).isdisjoint(symbols_of(*forces)):
            return forces
        beyond = list(between.rates)
        for k, formula in enumerate(self.unloaded()):
            beyond[k] = minus(beyond[k], kinematics.rate(formula))
        return substitute(forces, dict(zip(rates.tolist(), beyond, strict=True)))


def stand_ins(count: int) -> tuple[Array, Array]:
    """Return symbols for the variables of an element, and for their rates."""
    return (
        array([Symbol(f"e{k}") for k in range(count)]),
        array([Symbol(f"rate{k}") for k in range(count)]),
    )


# At how many random places variables are compared, and the tolerance of their rank:
# far above rounding, far below what anybody means.
_PLACES, _RANK = 4, 1e-8


def checked_variables(who: str, variables: Variables, bind: Bind) -> None:
    """Raise unless variables depend on the endpoints, and not on each other.

    F·δε leaves the force of a dependent one undefined. The slopes by positions and
    small turns must be independent rows at one random place at least.
    """
    between = set(symbols_between(variables.ends))
    for k, formula in enumerate(variables.formulas):
        if between.isdisjoint(symbols_of(formula)):
            raise ModelError(
                f"{who}: its variable {k}, {shown(formula)}, is the same wherever the "
                f"endpoints are, so that no force belongs to it. Give formulas of "
                f"distance_to, p and R of the endpoints."
            )
    constants = {
        # At any time: that of a drive does not make variables follow from each other.
        s: 0.0 if (value := bind.default(s)) is None else value
        for s in variables.others
    }
    dependent = _dependent(variables, constants)
    if dependent is not None:
        raise ModelError(
            f"{who}: its variable {dependent}, {shown(variables.formulas[dependent])}, "
            "follows from the variables before it wherever the endpoints are, so that "
            "its force is not defined beside theirs. Leave it out, and let the law of "
            "the others hold what it does."
        )


def _dependent(variables: Variables, constants: Mapping[Symbol, Any]) -> int | None:
    """Return the first variable that follows from those before it, in all places."""
    symbols = symbols_between(variables.ends)
    slopes = jacobian(variables.formulas, symbols).ravel().tolist()
    rng = np.random.default_rng(3)
    count, most = len(variables.formulas), 0
    for _ in range(_PLACES):
        values, motions = _place(variables, rng)
        numbers = evaluate_all(slopes, {**constants, **values})
        rows = np.array(numbers).reshape(count, -1) @ motions
        if not np.isfinite(rows).all():
            return None
        most = max(most, _leading_rank(rows))
    return most if most < count else None


def _leading_rank(rows: Numbers) -> int:
    """Return the number of rows, from the first on, that are independent."""
    size = np.linalg.norm(rows, axis=1, keepdims=True)
    rows = rows / np.where(size > 0, size, 1)
    for k in range(len(rows)):
        if np.linalg.matrix_rank(rows[: k + 1], tol=_RANK) <= k:
            return k
    return len(rows)


def _place(
    variables: Variables, rng: np.random.Generator
) -> tuple[dict[Symbol, float], Numbers]:
    """Return values at random places of the endpoints, and slopes by small motions."""
    ends = variables.ends
    p = np.vstack([np.zeros(3), rng.uniform(0.3, 1, (len(ends) - 1, 3))])
    values: dict[Symbol, float] = {}
    slopes: dict[Symbol, Numbers] = {}
    for i, j, symbol in distances_between(ends):
        values[symbol] = float(np.linalg.norm(p[j] - p[i]))
        slope = np.zeros((2, len(ends), 3))
        slope[0, j] = (p[j] - p[i]) / values[symbol]
        slope[0, i] = -slope[0, j]
        slopes[symbol] = slope
    for end in ends[1:]:
        n = end.number - 1
        # A turn by less than a right angle, where sines have inverses.
        x, y, z = rng.uniform(0.1, 0.5, 3)
        half = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]]) / 2
        R = np.linalg.solve(np.eye(3) - half, np.eye(3) + half)
        for i, a in enumerate(end.p.tolist()):
            values[a], slopes[a] = float(p[n, i]), np.zeros((2, len(ends), 3))
            slopes[a][0, n, i] = 1
        for (i, j), a in np.ndenumerate(end.R):
            values[a], slopes[a] = float(R[i, j]), np.zeros((2, len(ends), 3))
            slopes[a][1, n] = np.cross(R[:, j], np.eye(3)[i])
    return values, np.array([slopes[s][:, 1:].ravel() for s in symbols_between(ends)])
