"""Switches of the user's own in formulas: conditions, new values, and impulses.

An impulse P of inputs changes the velocities by D P, where D is the slope of the
accelerations by the inputs: loads and constraints act as they do over time. A velocity
s = W v + w becomes s + W D P.
"""

from __future__ import annotations

from symbody.equations import Equations
from symbody.errors import ModelError
from symbody.events.switches import Switch
from symbody.expr.differentiate import jacobian
from symbody.expr.node import ZERO, Array, Node, Symbol
from symbody.expr.traverse import as_vector, symbols_of
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.quantities.choose import best_derivation
from symbody.formalisms.quantities.contacts import in_state, product
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.quantities.solved import solved_kinematics
from symbody.model.switches import When
from symbody.system.system import System


def guarded(system: System) -> tuple[When, ...]:
    """Return the when clauses that have a condition, in order."""
    return tuple(w for w in system.whens.values() if w.condition is not None)


def conditions_of_time(system: System) -> list[Switch]:
    """Return the conditions of time alone, whose roots steps can end at."""
    known = {system.t, *system.p}
    return [
        Switch(w.condition)
        for w in guarded(system)
        if w.condition is not None and known.issuperset(symbols_of(w.condition))
    ]


@quantity("guards")
def derive_guards(of: Derivations) -> Results:
    """Derive the conditions of when clauses, which act where these pass zero."""
    kinematics, nodes = solved_kinematics(of), []
    for when in guarded(of.system):
        assert when.condition is not None
        nodes += kinematics.resolve([when.condition], f"when clause {when.name!r}")
    names = tuple(when.name for when in guarded(of.system))
    return {"guards": as_vector(nodes)}, {"guards": names}


@derivation
def derive_jumps(of: Derivations) -> Equations:
    """Derive "values", "impulses", "speeds", "A" = W D and "D" of all clauses."""
    tree, place = of.spanning_tree, of.system.coordinates
    system, kinematics = tree.system, solved_kinematics(tree)
    values: list[Node] = []
    impulses: list[Node] = []
    speeds: list[Node] = []
    pushed: list[Symbol] = []
    for when in system.whens.values():
        who = f"when clause {when.name!r}"
        values += kinematics.resolve(when.values, who)
        impulses += kinematics.resolve(when.impulses, who)
        wanted = [ZERO if v is None else v for v in when.velocities]
        own = kinematics.resolve(wanted, who)
        for velocity, known in zip(own, when.velocities, strict=True):
            if known is not None:
                _check_velocity(system, who, velocity)
        speeds += own
        pushed += when.pushed
    D = jacobian(list(best_derivation(tree).vd), pushed)
    _check_pushed(system, D, pushed)
    A = product(jacobian(speeds, list(system.v)), D)
    results = {
        "values": as_vector(values),
        "impulses": as_vector(impulses),
        "speeds": as_vector(speeds),
        "A": A,
        "D": D[list(place.v_in_tree)],
    }
    return in_state(of, "jumps", results, {})


def _check_velocity(system: System, who: str, velocity: Node) -> None:
    """Raise unless a formula is linear in velocities."""
    slopes = jacobian([velocity], list(system.v)).ravel().tolist()
    moving = {*system.v, *system.u, *system.x}
    rest = {*system.u, *system.x}.intersection(symbols_of(velocity))
    if rest or not moving.isdisjoint(symbols_of(*slopes)) or not _any(slopes):
        raise ModelError(
            f"{who}: what an impulse is to change must be a velocity, linear in "
            f"velocities of the mechanism. Give that of a joint or sensor."
        )


def _check_pushed(system: System, D: Array, pushed: list[Symbol]) -> None:
    """Raise unless accelerations are linear in the inputs that get impulses."""
    for column, symbol in zip(D.T.tolist(), pushed, strict=True):
        if not _any(column):
            raise ModelError(
                f"impulse of input {symbol.name!r}: no load follows the input, or what "
                f"it moves is driven, so that its impulse changes no velocity. Give it "
                f"to a load on what is free, such as a force."
            )
        if symbol in symbols_of(*column):
            raise ModelError(
                f"impulse of input {symbol.name!r}: the loads are not linear in it, so "
                f"that its impulse is not defined. Let a load be a factor times it."
            )


def _any(nodes: list[Node]) -> bool:
    return any(node is not ZERO for node in nodes)
