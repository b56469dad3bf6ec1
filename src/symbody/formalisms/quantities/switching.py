"""Switches of elements; corners and jumps of kinematic formulas; coincident ends.

At a corner or jump of a kinematic formula velocities jump by an impulse, which is no
part of the rates. At a known time it follows
from the momenta; where a state comes to a corner, a run ends.

A force along the line of two ends has no direction where they meet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import final

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.events.switches import (
    COMPARISONS,
    conditions_in,
    corners_of,
    switches_of,
)
from symbody.expr import node as nodes
from symbody.expr.arithmetic import neg, sub
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.evaluate import substitute
from symbody.expr.functions import ATAN2, COS, MAX, MIN, SIN, TAN, absolute, where
from symbody.expr.node import ONE, ZERO, Apply, Array, Const, Node, Symbol
from symbody.expr.traverse import as_vector, depends_on, reachable, symbols_of
from symbody.formalisms.constraints.rows import time_derivatives
from symbody.formalisms.constraints.state_coordinates import dependents, minimal
from symbody.formalisms.derivations import Derivations, derivation
from symbody.formalisms.quantities.dynamics import Results, quantity
from symbody.formalisms.quantities.solved import solved_kinematics
from symbody.formalisms.tree.loads_on_tree import tree_kinematics
from symbody.model.body import place_name
from symbody.model.constraints.constraint import Gear, OfFormulas
from symbody.model.constraints.cuts import RigidConnector, Rod
from symbody.model.loads.load import Load
from symbody.model.loops.relations import JointFormula
from symbody.system.laws import following_forces
from symbody.system.system import System, driven_motion

# Of a corner that lies exactly where a step ends: on one of its sides.
_ASIDE = 1e-300
_LONGEST = 60
# What is compared with more is tested for being finite, and switches nothing.
_FINITE = 1e300


@derivation
def load_formulas(of: Derivations) -> dict[str, list[Node]]:
    """Return forces of loads and rates of states, by element."""
    system, kinematics = of.system, solved_kinematics(of)
    formulas: dict[str, list[Node]] = {}
    for named in system.loads:
        load, by = named.load, kinematics.for_load(named.load)
        nodes = [one.force for one in load.joint_loads(by)]
        for wrench in load.wrenches(by):
            nodes += [*wrench.force, *wrench.torque]
        formulas[f"load {named.name!r}"] = nodes
    for name, state in system.states.items():
        assert state.rate is not None, "assemble refuses states without rate"
        formulas[f"state {name!r}"] = state.rate.ravel().tolist()
    return {who: kinematics.resolve(nodes, who) for who, nodes in formulas.items()}


@quantity("switches")
def derive_switches(of: Derivations) -> Results:
    """Derive what is zero where formulas switch by state or inputs, by element."""
    system, kinematics = of.system, solved_kinematics(of)
    formulas = {who: [*nodes] for who, nodes in load_formulas(of).items()}
    formulas |= law_formulas(of, "kinetic", "static")
    kinematic = kinematic_formulas(of)
    places = zip(kinematic.owners, kinematic.places, strict=True)
    for who, node in (*places, *kinematic.rates):
        formulas.setdefault(who, []).append(node)
    moving = {*system.coordinates.y, *system.u}
    results: dict[str, Array] = {}
    # Of two elements that switch together, the first; where slip ends is an event.
    laws = (law for c in system.contacts for law in c.contact.laws(kinematics))
    slips = [speed for law in laws for speed in law.speeds if speed is not None]
    known, smooth = {*kinematics.resolve(slips)}, set[Node]()
    for who, entries in formulas.items():
        conditions = dict.fromkeys(conditions_in(entries, smooth))
        for one in [*conditions]:
            match one:
                case Apply(_, (Apply(_, (unbounded,)), Const(bound))) if (
                    bound >= _FINITE
                ):
                    conditions.pop(one)
                    conditions.pop(unbounded, None)
        new = [c for c in conditions if c not in known]
        changing = [c for c in new if depends_on(c, moving)]
        known.update(changing)
        if changing:
            results[who] = as_vector(changing)
    return results


@final
@dataclass(frozen=True)
class KinematicFormulas:
    """Formulas of the user's that say where something is, or how fast it moves."""

    owners: tuple[str, ...]  # kind and name of the element of each place
    places: tuple[Node, ...]  # coordinates, positions, rotations, residuals
    turns: tuple[bool, ...]  # whether it is an angle, which may jump by whole turns
    carries: tuple[bool, ...]  # whether it is of a joint that carries inertia
    rates: tuple[tuple[str, Node], ...]  # of conditions on velocities


def _formulas(of: Derivations) -> KinematicFormulas:
    """Return the formulas in the coordinates of the spanning tree."""
    system, driven = of.system, driven_motion(of.system)
    carrying = _carrying(system)
    formulas: list[tuple[str, Node, bool, bool]] = []
    for joint in system.joints:
        who, carries = f"drive of joint {joint.name!r}", joint.name in carrying
        for q in joint.q:
            if q in driven:
                formulas.append((who, driven[q], system.units[q] == "rad", carries))
    for link in system.links:
        if link.general is not None:
            name = system.joints[link.joint].name
            who, carries = f"joint {name!r}", name in carrying
            entries = [*link.general.p, *(n for row in link.general.R for n in row)]
            moving = [n for n in entries if isinstance(n, Apply)]
            formulas += [(who, n, False, carries) for n in moving]
    kinds = {one.name: one.loop for one in system.loops}
    for solved in system.loop_solutions:
        if isinstance(kinds.get(solved.name), JointFormula):
            who = f"loop {solved.name!r}"
            formulas += [(who, n, False, False) for n in solved.solution.formulas]
    rates: list[tuple[str, Node]] = []
    for one in system.constraints:
        who, constraint = f"constraint {one.name!r}", one.constraint
        if isinstance(constraint, OfFormulas | RigidConnector | Rod | Gear):
            kinematics = tree_kinematics(of, merge=False).kinematics
            positions = constraint.positions(kinematics)
            formulas += [(who, n, False, False) for n in positions]
            rates += [(who, n) for n in constraint.velocities(kinematics)]
    both = [*(n for _, n, *_ in formulas), *(n for _, n in rates)]
    if both:
        kinematics = tree_kinematics(of, merge=False).kinematics
        both = kinematics.resolve(both, "a kinematic formula")
    owners = tuple(who for who, *_ in formulas)
    marks = zip(*(entry[2:] for entry in formulas), strict=True)
    turns, carries = tuple(marks) or ((), ())
    behind = zip((who for who, _ in rates), both[len(owners) :], strict=True)
    places = tuple(both[: len(owners)])
    return KinematicFormulas(owners, places, turns, carries, tuple(behind))


def _carrying(system: System) -> set[str]:
    """Return the names of joints that carry inertia."""
    bodies = {
        body.name
        for body in system.bodies
        if not all(entry is ZERO for entry in (body.mass, *body.inertia))
    }
    result = set()
    for joint in reversed(system.joints):
        if joint.child.body.name in bodies:
            result.add(joint.name)
            bodies.add(joint.parent.body.name)
    return result


@derivation
def kinematic_formulas(of: Derivations) -> KinematicFormulas:
    """Return the formulas in the coordinates of the state."""
    formulas = _formulas(of.spanning_tree)
    groups = {"places": formulas.places, "rates": tuple(n for _, n in formulas.rates)}
    arrays = {name: as_vector(group) for name, group in groups.items()}
    results = minimal(of, Equations(of.system.name, "kinematic", {}, arrays)).results
    rates = zip((who for who, _ in formulas.rates), results["rates"], strict=True)
    return replace(formulas, places=tuple(results["places"]), rates=tuple(rates))


def law_formulas(of: Derivations, *parts: str) -> dict[str, list[Node]]:
    """Return parts of the laws of contacts, whose forces stand in no rates."""
    kinematics, follow = solved_kinematics(of), following_forces(of.system)
    results: dict[str, list[Node]] = {}
    for one in of.system.contacts:
        with one.naming_errors():
            laws = one.contact.laws(kinematics)
        nodes = [getattr(law, part) for law in laws for part in parts]
        who = f"contact {one.name!r}"  # reactions that it may follow have no corners
        results[who] = nodes if one.name in follow else kinematics.resolve(nodes, who)
    return results


def laws_in_time(of: Derivations) -> list[Node]:
    """Return formulas, in perhaps no acceleration, at whose corners steps end."""
    laws = law_formulas(of, "gap", "kinetic", "static")
    # Drives, constraints and joints hold against loads that nothing else feels.
    return [*chain(*laws.values(), *load_formulas(of).values())]


@derivation
def corners_in_time(of: Derivations) -> tuple[Node, ...]:
    """Return what changes its sign where a formula of time alone has a corner."""
    kinematic, system = kinematic_formulas(of), of.system
    formulas = [*kinematic.places, *(node for _, node in kinematic.rates)]
    zeros = dict.fromkeys(zero for _, zero in corners_below(formulas, {system.t}))
    return tuple(z for z in zeros if {system.t, *system.p}.issuperset(symbols_of(z)))


@derivation
def may_have_poles(of: Derivations) -> bool:
    """Return whether what is prescribed may be infinite at some time."""
    return any(
        of.system.t in symbols_of(switch.argument)
        for node in reachable([*driven_motion(of.system).values()])
        if isinstance(node, Apply) and node.op in (nodes.DIV, nodes.POW, TAN)
        for switch in switches_of(node)
    )


def corners_below(
    formulas: Sequence[Node], moving: set[Symbol]
) -> Iterator[tuple[Apply, Node]]:
    """Yield operations, and what is zero at a corner of theirs and moves."""
    for node in reachable(formulas):
        # What differs at one value alone has no effect on a motion.
        if isinstance(node, Apply) and node.op is not nodes.EQ:
            for zero in corners_of(node):
                if depends_on(zero, moving):
                    yield node, zero


def corners_in_states(of: Derivations) -> dict[str, Array]:
    """Return corners that a state may come to, by a sentence on each.

    As coincident ends of loads, each is what changes its sign there, as a vector, and
    by how much places or velocities jump.
    """
    system, kinematic = of.system, _formulas(of)
    moving = {*system.q, *system.v}
    by_corner: dict[Node, tuple[str, Node]] = {}
    places = list(zip(kinematic.owners, kinematic.places, strict=True))
    for formulas, is_place in ((places, True), (kinematic.rates, False)):
        for who, formula in formulas:
            for node, zero in corners_below([formula], moving):
                sides = [substitute(formula, {node: n}) for n in _sides(node, zero)]
                rates = time_derivatives(system, sides) if is_place else sides
                idle = not all(depends_on(rate, {*system.v}) for rate in rates)
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
    # Most motions pass nothing that has a corner.
    from symbody.expr.text import text

    words = text(zero)
    return words if len(words) <= _LONGEST else "one of its conditions"


def _sentence(who: str, zero: Node) -> str:
    return (
        f"the formula of {who} has a corner or a jump, where {shortened(zero)} passes "
        f"0: velocities jump there, by an impulse that is not computed. Round the "
        f"corner, as by sqrt(x**2 + r**2) in place of absolute(x), or end the run "
        f"before."
    )


@quantity("coincident_ends")
def derive_coincident_ends(of: Derivations) -> Results:
    """Derive vectors between ends of loads [m], and forces along them [N].

    One result a load whose ends can move apart, in world axes, and one a corner.
    """
    system, results = of.system, dict[str, Array]()
    moving = {*system.q, system.t}
    for named in system.loads:
        if type(named.load).unsigned_line is Load.unsigned_line:
            continue
        kinematics = tree_kinematics(of, merge=False).kinematics
        lengths = named.load.unsigned_line(kinematics)
        if lengths is not None and depends_on(lengths[0], moving):
            p, force = lengths
            own = kinematics.resolve([*p, force], f"load {named.name!r}")
            results[named.name] = as_vector(own)
    return results | corners_in_states(of)


@quantity("sides")
def derive_sides(of: Derivations) -> Results:
    """Derive lengths between the ends of loads [m] that keep a direction.

    One result a load whose direction is that at the start of the model, negative where
    the ends are on the other side.
    """
    results = dict[str, Array]()
    for named in of.system.loads:
        if type(named.load).signed_line is not Load.signed_line:
            kinematics = tree_kinematics(of, merge=False).kinematics
            side = named.load.signed_line(kinematics)
            if side is not None:
                own = kinematics.resolve([side], f"load {named.name!r}")
                results[named.name] = as_vector(own)
    return results


def angles_with_turns(of: Derivations, inputs: Iterable[Node] = ()) -> list[str]:
    """Return dependent angles of explicit loops whose whole turns something tells.

    As springs, gears and rates of states do; sines and cosines do not. Formulas of
    inputs are in the coordinates of the state.
    """
    solutions = [solved.solution for solved in of.system.loop_solutions]
    pairs = [
        pair for one in solutions
        for pair in zip(one.dependent, one.formulas, strict=True)
    ]  # fmt: skip
    names: dict[Node, set[str]] = {
        q: {q.name}
        for q, formula in pairs
        if any(isinstance(n, Apply) and n.op is ATAN2 for n in reachable([formula]))
    }
    if not names:
        return []
    kinematics, result = solved_kinematics(of), set[str]()

    def looked_at(formulas: Sequence[Node]) -> None:
        """Note what is told apart; sums and whole multiples are angles themselves."""
        for node in reachable(formulas):
            if not isinstance(node, Apply) or node.op in (SIN, COS):
                continue
            own = set[str]().union(*(names.get(arg, ()) for arg in node.args))
            if node.op in (nodes.ADD, nodes.SUB, nodes.NEG) or _is_multiple(node):
                names[node] = names.get(node, set()) | own
            else:
                result.update(own)

    for q, formula in pairs:
        if q not in names:  # a coordinate that follows an angle
            looked_at([formula])
            names[q] = names.get(formula, set())
    formulas = [*chain(*load_formulas(of).values()), *laws_in_time(of)]
    for when in of.system.whens.values():
        guards = [] if when.condition is None else [when.condition]
        own = [*guards, *when.values, *when.impulses]
        formulas += kinematics.resolve(own, f"when clause {when.name!r}")
    names |= {f: names[q] for q, f in dependents(of).items() if q in names}
    formulas += inputs
    looked_at(formulas)
    return sorted(result.union(*(names.get(node, ()) for node in formulas)))


def _is_multiple(node: Apply) -> bool:
    """Return whether a node is a whole multiple of another one."""
    factors = [n.value for n in node.args if isinstance(n, Const)]
    return node.op is nodes.MUL and len(factors) == 1 and factors[0] % 1 == 0


def coincident_end_messages(system: System, names: Iterable[str]) -> tuple[str, ...]:
    """Return what is wrong where a run comes to results of `coincident_ends`.

    A node that springs alone hold may jump to another place, and so change sides.
    """
    loads = {named.name: named.load for named in system.loads}
    jumping = {node.name for node in system.nodes} - {*system.states}
    entries = []
    for name in names:
        if name not in loads:
            entries.append(name)
            continue
        frames = list(loads[name].frames())
        ends = " and ".join(place_name(frame) for frame in frames)
        nodes = [f.body.name for f in frames if f.body.name in jumping]
        if nodes:
            ends += (
                f"; or the equilibrium of node {nodes[0]!r} ends, and it jumps to the "
                f"other side: then give it a damper"
            )
        entries.append(
            f"the ends of load {name!r} ({ends}) meet, where the force along their "
            "line has no direction and would flip. If it is meant to act along a "
            "joint, give it as JointForce or TorsionalSpringDamper; else as Force with "
            "components, or let it vanish where the ends meet, or end the run before."
        )
    return tuple(entries)


def nodes_on_springs(system: System) -> list[tuple[str, ...]]:
    """Return groups of nodes whose places each state searches; none of them turns."""
    groups: dict[int, list[str]] = {}
    for node in system.nodes:
        loads = system.node_motions[node.name].loads
        if loads is not None:
            groups.setdefault(id(loads), []).append(node.name)
    other = {node.name for node in system.nodes if node.turns} | {*system.states}
    return [tuple(names) for names in groups.values() if other.isdisjoint(names)]
