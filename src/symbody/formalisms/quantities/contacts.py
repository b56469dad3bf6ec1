"""Contacts in formulas, and the jumps of when clauses.

Contacts have gaps and relative velocities. With the forces f of all rows, which act as
loads, the accelerations are vd = vd_0 + D f, and the relative velocities s = W v + w
change as

    sd = A f + b,    A = W D,    b = W vd_0 + dW/dt v + dw/dt.

All of it follows from the formulas of the motion by exact differentiation, so that
constraints, loops, driven joints and massless bodies are in it, whatever the formalism.
A is symmetric, as the forces do the virtual work of the relative velocities. An impulse
P of the rows changes the velocities by D P, and coordinates move along N D.

When clauses have conditions, new values, and impulses P of inputs, which change the
velocities by D P likewise, where D is the slope of the accelerations by the inputs:
loads and constraints act as they do over time. A velocity s becomes s + W D P.

References:
    Pfeiffer, Glocker (1996), Multibody Dynamics with Unilateral Contacts, chapter 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import final

import numpy as np

from symbody.arguments import listed
from symbody.dataclass import dataclass
from symbody.equations import Equations, Formalism
from symbody.errors import ModelError, warn_user
from symbody.events.switches import Switch, jumps_in
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.functions import absolute
from symbody.expr.node import ZERO, Array, Node, Symbol, const
from symbody.expr.traverse import as_vector, depends_on, symbols_of
from symbody.formalisms.constraints.rows import time_derivatives
from symbody.formalisms.constraints.state_coordinates import (
    in_state_coordinates,
    minimal,
    put_in,
)
from symbody.formalisms.derivations import Derivations, derivation, of_tree
from symbody.formalisms.dynamics.matrices import filled, written_product
from symbody.formalisms.quantities.choose import (
    best_derivation,
    merges_of,
    running_cost,
)
from symbody.formalisms.quantities.dynamics import (
    Results,
    arguments_of,
    derive_dynamics,
    quantity,
)
from symbody.formalisms.quantities.solved import solved_kinematics
from symbody.formalisms.quantities.switching import corners_below, shortened
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.model.contacts.contact import (
    MOTIONS,
    Law,
    LawKind,
    Rows,
    coefficient_at,
)
from symbody.model.quantities import guarded
from symbody.system.laws import contact_quantities, following_forces
from symbody.system.system import System, coordinate_rates, flow_of, with_fields

# With more products than these in A, loops multiply its factors.
MOST_PRODUCTS = 10_000


@final
@dataclass(frozen=True)
class ContactRows:
    """All laws of a system in formulas of its tree, in the order of contacts and laws.

    Attributes:
        owners: Name of the contact of each law.
        rows: Of each law.
        gaps: One a law; zero where it has none.
        speeds: One a row.
        strengths: Kinetic, static and restitution of each law.
        places: Of the spheres and walls of sets, see `Law`.
    """

    owners: tuple[str, ...]
    rows: tuple[Rows, ...]
    gaps: tuple[Node, ...]
    speeds: tuple[Node, ...]
    strengths: tuple[Node, ...]
    places: tuple[Node, ...]


@of_tree
def contact_rows(of: Derivations) -> ContactRows:
    """Return the laws of a system with all coordinates of its spanning tree."""
    system = of.system
    kinematics = tree_kinematics(of, merge=False).kinematics
    follow = following_forces(system)
    nodes: tuple[list[Node], ...] = [], [], [], []
    gaps, speeds, strengths, places = nodes
    velocities = set(system.v)
    moving = {*system.v, *system.u, *system.x} - {*system.discrete}
    for named in system.contacts:
        who = f"contact {named.name!r}"
        with named.naming_errors():
            laws = named.contact.laws(kinematics)
        for law, own in zip(laws, named.contact.rows, strict=True):
            gap, *known = _gap_and_speeds(kinematics, law, who)
            rebound = coefficient_at(law.restitution, absolute(known[0]))
            bounds = (law.kinetic, law.static, rebound)
            _check(system, velocities, moving, who, gap, known, own)
            gaps.append(gap)
            speeds += known
            # What follows reactions is solved for in `derive_contacts`.
            follows = named.name in follow
            strengths += bounds if follows else kinematics.resolve(bounds, who)
            places += kinematics.resolve(law.place, who)
        own_gaps = [node for order, node in named.contact.formulas() if not order]
        for formula in kinematics.resolve(own_gaps, who):
            _check_smooth(system, who, formula)
    owners = tuple(one.name for one in system.contacts for _ in one.contact.rows)
    rows = tuple(rows for one in system.contacts for rows in one.contact.rows)
    return ContactRows(owners, rows, *map(tuple, nodes))


def _gap_and_speeds(kinematics: TreeKinematics, law: Law, who: str) -> tuple[Node, ...]:
    """Return the gap of a law, and its velocities, the first of which may follow."""
    (gap,) = kinematics.resolve([law.gap], who)
    speeds = kinematics.resolve([ZERO if s is None else s for s in law.speeds], who)
    if law.speeds[0] is None:
        speeds[0] = time_derivatives(kinematics.system, [gap])[0]
    return (gap, *speeds)


@of_tree
def moves_by_time(of: Derivations) -> bool:
    """Return whether drives or formulas of time move what contacts touch.

    Constraints that change with time may.
    """
    still: dict[Symbol, Node] = dict.fromkeys(of.system.v, ZERO)
    if any(s is not ZERO for s in substitute(list(contact_rows(of).speeds), still)):
        return True
    if not of.system.constrained:
        return False
    # A module that trees do without.
    from symbody.formalisms.constraints.constraint_loads import prescribed_rates

    return bool(prescribed_rates(tree_kinematics(of, merge=False).kinematics))


def _check(
    system: System,
    velocities: set[Symbol],
    moving: set[Symbol],
    who: str,
    gap: Node,
    speeds: Sequence[Node],
    rows: Rows,
) -> None:
    """Raise unless a gap is of places, and velocities are linear in velocities."""
    if names := [s.name for s in symbols_of(gap) if s in moving]:
        raise ModelError(
            f"{who}: its gap depends on {', '.join(names)}, but it may depend on "
            f"coordinates, parameters and time only, and on discrete variables where "
            f"no slopes are computed."
        )
    own = [s for s in symbols_of(*speeds) if s in moving]
    if names := [s.name for s in own if s not in velocities]:
        raise ModelError(
            f"{who}: its velocity depends on {', '.join(names)}, whose rate is not "
            f"known, but accelerations follow from it. Give a formula of coordinates, "
            f"velocities, parameters and time."
        )
    slopes = jacobian(speeds, own)
    if names := [s.name for s in symbols_of(*slopes.ravel()) if s in moving]:
        raise ModelError(
            f"{who}: its velocity is not linear in velocities, as its slope depends on "
            f"{', '.join(names)}. Give a velocity, such as that of a sensor or joint."
        )
    without_mass = {*system.massless.velocities}
    massless = [k for k, s in enumerate(own) if s.name in without_mass]
    if _any(slopes[:, massless].ravel().tolist()):
        raise ModelError(
            f"{who}: it acts on {listed(system.massless.bodies)} without mass, whose "
            f"loads are in balance, which the force of a contact is not part of. Give "
            f"mass and inertia to what touches or rubs, a small one is enough."
        )
    if rows.kind == LawKind.UNILATERAL and not _any(slopes[0]):
        raise ModelError(
            f"{who}: no velocity of the mechanism changes its gap, so that no force "
            "can keep it open. Let joints leave its ends free along its normal, as "
            '["Tx", "Tz"] does; friction along a guide is DryFriction.'
        )


def _check_smooth(system: System, who: str, formula: Node) -> None:
    """Raise where a gap jumps, and warn of corners by states; steps end at others."""
    moving = {system.t, *system.q}
    jumps = jumps_in([formula], moving)
    jumps = [c for c in jumps if depends_on(c, moving)]
    if jumps:
        raise ModelError(
            f"{who}: its gap jumps where {shortened(jumps[0])} passes 0, and bodies "
            f"cannot. Let it be continuous, or add a contact for each side."
        )
    corners = [c for _, c in corners_below([formula], {*system.q})]
    if corners:
        warn_user(
            f"{who}: its gap has a corner where {shortened(corners[0])} passes 0: "
            f"while it is closed its velocity jumps there without an impact. Round it, "
            f"or add a contact for each side."
        )


@derivation
def _changes(of: Derivations) -> tuple[tuple[Node, ...], Array]:
    """Return accelerations without forces of contacts, and their slopes by these."""
    forces = list(of.system.contact_forces)
    vd = as_vector(best_derivation(of).vd)
    both = vd, jacobian(vd.tolist(), forces)
    without, D = put_in(both, dict.fromkeys(forces, ZERO))
    return tuple(without), D


@derivation
def derive_contacts(of: Derivations) -> Equations:
    """Derive "gap", "speed", "offset", "A" and "strength"; forces count as zero."""
    laws = derive_contact_laws(of)
    if "A" in laws.results:
        return laws
    W, D = _factors(of.spanning_tree)
    return replace(laws, results={**laws.results, "A": written_product(W, D)})


@derivation
def _factors(of: Derivations) -> tuple[Array, Array]:
    """Return the factors W and D of A."""
    _, D = _changes(of)
    return jacobian(list(contact_rows(of).speeds), of.system.v), D


@derivation
def derive_contact_laws(of: Derivations) -> Equations:
    """Derive the same for loops, which get the entries of A that are not zero.

    Where products in A are many loops get the entries of its factors W and D, behind
    -1, and "A" is not there: they compute it for laws that may act.
    """
    tree = of.spanning_tree
    system, laws = tree.system, contact_rows(of)
    if laws.places:
        raise ModelError(
            f"contact {laws.owners[-1]!r}: it is a set of spheres, whose pairs only "
            f"time stepping looks for: simulate(…, method=sb.Moreau(step)). Elsewhere "
            f"take SphereOnSphere for each pair."
        )
    vd, _ = _changes(tree)
    speeds = list(laws.speeds)
    W, D = _factors(tree)
    # Factors have the velocities of the state as the loops know them.
    products = filled(W).sum(axis=0) @ filled(D).sum(axis=1)
    is_long = products > MOST_PRODUCTS and len(system.v) == len(of.system.v)
    flow = flow_of(system) | dict(zip(system.v, vd, strict=True))
    # The strengths of laws, also of friction alone that follows reactions.
    follow, strengths = following_forces(tree.system), list(laws.strengths)
    forces = set(tree.system.contact_forces)
    for k, (owner, rows) in enumerate(zip(laws.owners, laws.rows, strict=True)):
        if owner not in follow:
            continue
        own, who = slice(3 * k, 3 * k + 3), f"contact {owner!r}"
        strengths[own] = solved_kinematics(tree).resolve(strengths[own], who)
        known = forces.isdisjoint(symbols_of(*strengths[own]))
        if rows.kind != LawKind.FRICTION and not known:
            raise ModelError(
                f"{who}: its friction follows the force of a contact, which follows "
                f"from it. Give a formula of the motion, as its own normal force "
                f"presses; DryFriction may follow reactions."
            )
    results = {
        "gap": as_vector(laws.gaps),
        "speed": as_vector(speeds),
        "offset": as_vector(directional(speeds, flow)),
        "A": written_product(W, D) if not is_long else as_vector([]),
        "strength": as_vector(strengths),
    }
    # Bounds of friction alone may follow forces; the loops evaluate them again.
    moved = {name: nodes for name, nodes in results.items() if name != "strength"}
    still: dict[Symbol, Node] = dict.fromkeys(system.contact_forces, ZERO)
    results |= zip(moved, put_in(moved.values(), still), strict=True)
    members: dict[str, Sequence[int]] = {}
    if is_long:
        L, owners = len(laws.rows), _owners(laws)
        del results["A"]
        results |= _entries_of(both := np.concatenate([W, D.T]))
        results["counts"] = as_vector([const(-1), *results["counts"]])
        of_entries = np.repeat([*owners, *owners], filled(both).sum(axis=1)).tolist()
        members = {
            "gap": range(L), "speed": owners, "offset": owners,
            "strength": np.repeat(range(L), 3).tolist(),
            "counts": [L, *owners, *owners], "columns": of_entries,
            "entries": of_entries,
        }  # fmt: skip
    else:
        results |= _entries_of(results["A"])
    names = tuple(s.name for s in of.system.contact_forces)
    labels = {"gap": laws.owners, "speed": names, "offset": names}
    return replace(in_state(of, "contacts", results, labels), members=members)


def _owners(laws: ContactRows) -> list[int]:
    """Return the number of the law of each row."""
    return [k for k, rows in enumerate(laws.rows) for _ in rows.entries]


def _entries_of(matrix: Array) -> dict[str, Array]:
    """Return how many "entries" not zero each row has, and the "columns" of these."""
    rows = [[(j, a) for j, a in enumerate(row) if a is not ZERO] for row in matrix]
    entries = list(chain.from_iterable(rows))
    return {
        "counts": as_vector([const(len(row)) for row in rows]),
        "columns": as_vector([const(j) for j, _ in entries]),
        "entries": as_vector([a for _, a in entries]),
    }


@in_state_coordinates
def derive_open(
    of: Derivations, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Equations:
    """Derive "qd", "vd" and "xd" of a system as if it had no contacts."""
    alone = Derivations(with_fields(of.system, contacts=()))
    equations = derive_dynamics(alone, formalism, merge=merge)
    names, arguments = ("qd", "vd", "xd"), arguments_of(of.system)
    results = {name: equations.results[name] for name in names}
    labels = {name: equations.labels[name] for name in names}
    return replace(equations, arguments=arguments, results=results, labels=labels)


@in_state_coordinates
def derive_open_ends(
    of: Derivations, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Equations:
    """Derive the same, and "gap" and "rate" of each law, at the least cost.

    They are as its guard is while it is open: without a gap it is the velocity, whose
    rate is unknown and 0.
    """
    candidates = []
    for merged in merges_of(of.system, merge):
        gaps, rates = _open_laws(of, merge=merged)
        equations = derive_open(of, formalism, merge=merged)
        laws = {"gap": as_vector(gaps), "rate": as_vector(rates)}
        candidates.append(replace(equations, results={**equations.results, **laws}))

    def operations(one: Equations) -> float:
        nodes = [n for array in one.results.values() for n in array.ravel().tolist()]
        return running_cost(nodes, of.system.p)

    return min(candidates, key=operations)


def _open_laws(of: Derivations, *, merge: bool) -> tuple[list[Node], list[Node]]:
    kinematics = tree_kinematics(of, merge=merge).kinematics
    out: list[tuple[Node, Node]] = []
    for one in of.system.contacts:
        with one.naming_errors():
            laws = one.contact.laws(kinematics)
        for law, rows in zip(laws, one.contact.rows, strict=True):
            gap, speed, *_ = _gap_and_speeds(kinematics, law, f"contact {one.name!r}")
            has_gap = rows.kind == LawKind.UNILATERAL
            out.append((gap, speed) if has_gap else (speed, ZERO))
    return [gap for gap, _ in out], [rate for _, rate in out]


@derivation
def derive_contact_steps(of: Derivations) -> Equations:
    """Derive "gap", "speed", "strength" and "place" alone, for time stepping."""
    laws = contact_rows(of.spanning_tree)
    results = {
        "gap": as_vector(laws.gaps),
        "speed": as_vector(laws.speeds),
        "strength": as_vector(laws.strengths),
        "place": as_vector(laws.places),
    }
    return in_state(of, "contact steps", results, {})


@derivation
def derive_contact_response(of: Derivations) -> Equations:
    """Derive "Nq" and "D", changes of coordinates and velocities by unit impulses.

    Loops get the entries that are not zero, of both.
    """
    tree, place = of.spanning_tree, of.system.coordinates
    _, D = _changes(tree)
    rates = coordinate_rates(tree.system)
    N = jacobian([rates[i] for i in place.q_in_tree], tree.system.v)
    Nq, D = written_product(N, D), D[list(place.v_in_tree)]
    both = np.concatenate([Nq, D])
    results = {"Nq": Nq, "D": D, **_entries_of(both)}
    laws = contact_rows(tree)
    of_entries = np.array(_owners(laws))[np.nonzero(filled(both))[1]].tolist()
    counts = [len(laws.rows)] * len(both)
    members = {"counts": counts, "columns": of_entries, "entries": of_entries}
    return replace(in_state(of, "contact response", results, {}), members=members)


def in_state(
    of: Derivations,
    title: str,
    results: dict[str, Array],
    labels: dict[str, tuple[str, ...]],
) -> Equations:
    """Return equations of the state, dependent coordinates put in."""
    arguments = arguments_of(of.spanning_tree.system)
    return minimal(of, Equations(of.system.name, title, arguments, results, labels))


def conditions_of_time(system: System) -> list[Switch]:
    """Return the conditions of time alone, whose roots steps can end at."""
    known = {system.t, *system.p}
    own = [w.condition for w in guarded(system.whens) if w.condition is not None]
    return [Switch(c) for c in own if known.issuperset(symbols_of(c))]


@quantity("guards")
def derive_guards(of: Derivations) -> Results:
    """Derive the conditions of when clauses, which act where these pass zero."""
    kinematics, nodes = solved_kinematics(of), []
    touching: dict[Node, Node] = {}
    if of.system.contacts:
        laws = contact_rows(of)
        every, known = [*laws.gaps, *laws.speeds], dict[str, Node]()
        for one in contact_quantities(of.system, *MOTIONS):
            known |= zip(one.labels, [every[i] for i in one.places], strict=True)
        touching = {s: known[s.name] for c in of.system.contacts for s in c.moving}
    for when in guarded(of.system.whens):
        assert when.condition is not None
        condition = substitute([when.condition], touching)
        nodes += kinematics.resolve(condition, f"when clause {when.name!r}")
    names = tuple(when.name for when in guarded(of.system.whens))
    return {"guards": as_vector(nodes)}, {"guards": names}


@derivation
def derive_jumps(of: Derivations) -> Equations:
    """Derive "values", "impulses", "speeds", "A" = W D and "D" of all clauses."""
    tree, place = of.spanning_tree, of.system.coordinates
    system, kinematics = tree.system, solved_kinematics(tree)
    parts: tuple[list[Node], ...] = [], [], []
    values, impulses, speeds = parts
    pushed = [symbol for when in system.whens.values() for symbol in when.pushed]
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
    D = jacobian(list(best_derivation(tree).vd), pushed)
    _check_pushed(system, D, pushed)
    results = {
        "values": as_vector(values),
        "impulses": as_vector(impulses),
        "speeds": as_vector(speeds),
        "A": written_product(jacobian(speeds, system.v), D),
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
