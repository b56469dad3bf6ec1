"""The interface of connecting elements: endpoints, relevant variables, a law."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Protocol

from symbody.arguments import listed
from symbody.errors import ModelError
from symbody.expr.node import Array, Node, Symbol, as_node
from symbody.expr.substitute import substitute
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame, place_name
from symbody.model.field import Bind
from symbody.model.kinematics import Kinematics
from symbody.model.loads.endpoints import Endpoint, endpoints
from symbody.model.loads.independence import checked_variables
from symbody.model.loads.load import Load, Wrench
from symbody.model.loads.variables import Between, Variables
from symbody.spatial.vectors import array, minus


class Connection(Load, Protocol):
    """An element between two endpoints or more, by its variables and their law.

    A subclass says what its endpoints are, gives its relevant variables ε as formulas
    of relative positions and rotations, and the forces F that are dual to them: the
    element takes the power Σ F_k ε̇_k. What it does to the bodies follows by virtual
    work.

    References:
        Sol (1983), chapter 3.
    """

    unit: str = ""

    @abstractmethod
    def frames_at_ends(self) -> Sequence[Frame]:
        """Return the frames at its endpoints; the first sees the others."""

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
        """Return what variables are without force, a formula for each, or none.

        The law's rates are those of the variables beyond it: what is wound up is not
        stretched.
        """
        return ()

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless variables are independent and each has a force."""
        checked_connected(who, self.frames_at_ends())
        variables = self.variables_between()
        checked_variables(who, variables, bind)
        e, rates = stand_ins(len(variables.formulas))
        checked_forces(who, self.forces(e, rates), len(e))

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
        """Return what the element does at its endpoints."""
        between = self.between(kinematics)
        return between.wrenches(self._forces(between, kinematics))

    def value(self, kinematics: Kinematics) -> Array:
        """Return the forces dual to the variables."""
        return array(self._forces(self.between(kinematics), kinematics))

    def windings(self, kinematics: Kinematics) -> Sequence[tuple[Node, Node]]:
        """Return the forces of variables that are not zero without force."""
        lengths = self.unloaded()
        if not lengths:
            return ()
        forces = self.value(kinematics).tolist()
        return list(zip(forces, lengths, strict=True))

    def _forces(self, between: Between, kinematics: Kinematics) -> list[Node]:
        """Return the forces; velocities are asked for only where the law follows them.

        A node whose balance an input changes has a place, but no known velocity.
        """
        values = between.values
        _, rates = stand_ins(len(values))
        forces = [as_node(f) for f in self.forces(array(values), rates)]
        if set(rates.tolist()).isdisjoint(symbols_of(*forces)):
            return forces
        found = list(between.rates)
        for k, formula in enumerate(self.unloaded()):
            found[k] = minus(found[k], kinematics.rate(formula))
        return substitute(forces, dict(zip(rates.tolist(), found, strict=True)))


def stand_ins(count: int) -> tuple[Array, Array]:
    """Return symbols for the variables of an element, and for their rates."""
    return (
        array([Symbol(f"e{k}") for k in range(count)]),
        array([Symbol(f"rate{k}") for k in range(count)]),
    )


def checked_connected(who: str, ends: Sequence[Frame]) -> None:
    """Raise unless endpoints are on two bodies at least.

    Raises:
        ModelError: They are on one.
    """
    if len({frame.body.name for frame in ends}) < 2:
        names = listed(place_name(frame) for frame in ends)
        raise ModelError(
            f"{who}: its endpoints {names} are all on one body, {ends[0].body.name!r}, "
            f"so that nothing between them changes. Put them on two bodies at least."
        )


def checked_two_bodies(who: str, what: str, a: Frame, b: Frame) -> None:
    """Raise unless what deforms between two frames is between two bodies.

    Args:
        who: The load, for messages.
        what: What it calls the two, such as "ends".
        a: One of them.
        b: The other one.

    Raises:
        ModelError: They are on one.
    """
    if a.body is b.body:
        raise ModelError(
            f"{who}: both {what}, {place_name(a)} and {place_name(b)}, are on the "
            f"body {a.body.name!r}, which does not deform. Put them on two bodies."
        )


def checked_forces(who: str, forces: Sequence[object], count: int) -> None:
    """Raise unless there is one force a variable.

    Raises:
        ModelError: There are fewer or more.
    """
    if len(forces) != count:
        raise ModelError(
            f"{who}: its law returns {len(forces)} forces for {count} variables, but a "
            f"law is a function: each variable has one force, which may depend on all "
            f"of them. Return {count}."
        )
