"""Corners and jumps of the user's kinematic formulas, where velocities jump.

There an impulse acts, which rates have no part of. At a time that is known it follows
from the momenta; where a state comes to a corner, a run ends.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.events.switches import COMPARISONS, corners_of
from symbody.expr import node as nodes
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.functions import MAX, MIN, absolute, where
from symbody.expr.node import ONE, ZERO, Apply, Array, Const, Node, Symbol, neg, sub
from symbody.expr.substitute import substitute
from symbody.expr.text import text
from symbody.expr.traverse import as_vector, reachable, symbols_of
from symbody.formalisms.constraints.rows import time_derivatives
from symbody.formalisms.constraints.state_coordinates import minimal
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.model.constraints.relations import Gear, OfFormulas
from symbody.model.constraints.rods import RigidConnector, Rod
from symbody.model.loops.relations import JointFormula
from symbody.system.system import driven_motion

# Of a corner that lies exactly where a step ends: on one of its sides.
_ASIDE = 1e-300
_LONGEST = 60


@final
@dataclass(frozen=True)
class KinematicFormulas:
    """Formulas of the user's that say where something is, or how fast it moves.

    Attributes:
        owners: Kind and name of the element that has each place.
        places: Coordinates, positions, entries of rotations, residuals.
        turns: Whether a place is an angle, which may jump by whole turns.
        rates: Of conditions on velocities alone.
    """

    owners: tuple[str, ...]
    places: tuple[Node, ...]
    turns: tuple[bool, ...]
    rates: tuple[tuple[str, Node], ...]


def _formulas(of: Derivations) -> KinematicFormulas:
    """Return the formulas in the coordinates of the spanning tree."""
    system, driven = of.system, driven_motion(of.system)
    found: list[tuple[str, Node, bool]] = []
    for joint in system.joints:
        who = f"drive of joint {joint.name!r}"
        for q in joint.q:
            if q in driven:
                found.append((who, driven[q], system.units[q] == "rad"))
    for link in system.links:
        if link.general is not None:
            who = f"joint {system.joints[link.joint].name!r}"
            entries = [*link.general.p, *(n for row in link.general.R for n in row)]
            found += [(who, n, False) for n in entries if isinstance(n, Apply)]
    kinds = {one.name: one.loop for one in system.loops}
    for solved in system.loop_solutions:
        if isinstance(kinds.get(solved.name), JointFormula):
            who = f"loop {solved.name!r}"
            found += [(who, n, False) for n in solved.solution.formulas]
    rates: list[tuple[str, Node]] = []
    for one in system.constraints:
        who, constraint = f"constraint {one.name!r}", one.constraint
        if isinstance(constraint, OfFormulas | RigidConnector | Rod | Gear):
            measured = tree_kinematics(of, merge=False).measured
            found += [(who, n, False) for n in constraint.positions(measured)]
            rates += [(who, n) for n in constraint.velocities(measured)]
    both = [*(n for _, n, _ in found), *(n for _, n in rates)]
    if both:
        measured = tree_kinematics(of, merge=False).measured
        both = measured.resolve(both, "a kinematic formula")
    places = tuple(both[: len(found)])
    return KinematicFormulas(
        tuple(who for who, _, _ in found),
        places,
        tuple(turns for _, _, turns in found),
        tuple(zip((who for who, _ in rates), both[len(places) :], strict=True)),
    )


@derivation
def kinematic_formulas(of: Derivations) -> KinematicFormulas:
    """Return the formulas in the coordinates of the state."""
    found = _formulas(of.opened)
    groups = {"places": found.places, "rates": tuple(n for _, n in found.rates)}
    arrays = {name: as_vector(group) for name, group in groups.items()}
    results = minimal(of, Equations(of.system.name, "kinematic", {}, arrays)).results
    rates = zip((who for who, _ in found.rates), results["rates"], strict=True)
    return KinematicFormulas(
        found.owners, tuple(results["places"]), found.turns, tuple(rates)
    )


@derivation
def corners_in_time(of: Derivations) -> tuple[Node, ...]:
    """Return what changes its sign where a formula of time alone has a corner."""
    found, system = kinematic_formulas(of), of.system
    formulas = [*found.places, *(node for _, node in found.rates)]
    known = {system.t, *system.p}
    zeros = dict.fromkeys(zero for _, zero in corners_below(formulas, {system.t}))
    return tuple(zero for zero in zeros if known.issuperset(symbols_of(zero)))


def corners_below(
    formulas: Sequence[Node], moving: set[Symbol]
) -> Iterator[tuple[Apply, Node]]:
    """Yield operations, and what is zero at a corner of theirs and moves."""
    for node in reachable(list(formulas)):
        # What differs at one value alone has no effect on a motion.
        if isinstance(node, Apply) and node.op is not nodes.EQ:
            for zero in corners_of(node):
                if not moving.isdisjoint(symbols_of(zero)):
                    yield node, zero


def corners_in_states(of: Derivations) -> dict[str, Array]:
    """Return corners that a state may come to, as `coincidences` has ends of loads.

    Args:
        of: The account of the system with all coordinates of its spanning tree.

    Returns:
        By a sentence on each: what changes its sign there, as a vector, and by how much
        places or velocities jump.
    """
    system, found = of.system, _formulas(of)
    moving = {*system.q, *system.v}
    by_corner: dict[Node, tuple[str, Node]] = {}
    places = list(zip(found.owners, found.places, strict=True))
    for formulas, is_place in ((places, True), (found.rates, False)):
        for who, formula in formulas:
            for zero, sides in _sides_of(formula, moving):
                rates = time_derivatives(system, sides) if is_place else sides
                idle = any({*system.v}.isdisjoint(symbols_of(rate)) for rate in rates)
                if who.startswith("constraint") and idle:
                    continue  # It begins to act there, which `keeping` looks at.
                jump = absolute(sub(*sides))
                if is_place:
                    jump = jump + absolute(sub(*rates))
                if jump is not ZERO:
                    owner, before = by_corner.get(zero, (who, ZERO))
                    by_corner[zero] = owner, before + jump
    return {
        _sentence(who, zero): as_vector(
            [where(zero < 0, zero - _ASIDE, zero + _ASIDE), ZERO, ZERO, jump]
        )
        for zero, (who, jump) in by_corner.items()
    }


def _sides_of(formula: Node, moving: set[Symbol]) -> Iterator[tuple[Node, list[Node]]]:
    """Yield what is zero at corners, and a formula as it is on both sides."""
    for node, zero in corners_below([formula], moving):
        yield zero, [substitute(formula, {node: n}) for n in _sides(node, zero)]


def _sides(node: Apply, zero: Node) -> tuple[Node, Node]:
    """Return an operation as it is on both sides of one of its corners."""
    op, args = node.op, node.args
    if isinstance(op.definition, PiecewisePolynomial):
        return node, node + zero  # slopes that differ by some number
    if op in (*COMPARISONS, nodes.AND, nodes.OR, nodes.NOT):
        return ONE, ZERO
    if op in (MIN, MAX):
        return args[0], args[1]
    if op is nodes.ABS:
        return args[0], neg(args[0])
    if op is nodes.SIGN:
        return ONE, Const(-1.0)
    if op is nodes.FLOOR:
        return node, sub(node, ONE)
    return args[1], args[2]


def shortened(zero: Node) -> str:
    """Return what passes zero, for messages."""
    words = text(zero)
    return words if len(words) <= _LONGEST else "one of its conditions"


def _sentence(who: str, zero: Node) -> str:
    return (
        f"the formula of {who} has a corner or a jump, where {shortened(zero)} passes "
        f"0: "
        f"velocities jump there, by an impulse that is not computed. Round the corner, "
        f"as by sqrt(x**2 + r**2) in place of absolute(x), or end the run before."
    )
