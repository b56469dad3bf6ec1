"""One way of derivation, and the choice among all: M, c, tau, and the accelerations."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import field, replace
from functools import cache
from typing import Any, TypeAlias, final, get_args

import numpy as np

from symbody.dataclass import dataclass
from symbody.equations import Formalism
from symbody.errors import DerivationError
from symbody.expr.definition import LinearSystem, Products
from symbody.expr.node import NEG, ZERO, Array, Const, Node, Symbol
from symbody.expr.traverse import connected, operations_of
from symbody.formalisms.constraints.rows import (
    Constraints,
    Reduced,
    chosen_elimination,
    constraint_rows,
    multipliers,
    reduce_dynamics,
    rows_with_feedback,
)
from symbody.formalisms.constraints.singular_mass import InertiaCheck, start_values
from symbody.formalisms.derivations import Derivable, Derivations, derivation, of_state
from symbody.formalisms.dynamics.matrices import ZeroPivotError, solve
from symbody.formalisms.dynamics.newton_euler import (
    inverse_dynamics,
    mass_matrix,
    recursive_mass_matrix,
)
from symbody.formalisms.tree.kinematics import forward_pass
from symbody.formalisms.tree.loads_on_tree import Steps, tree_kinematics, tree_loads
from symbody.formalisms.tree.tree import Tree, parallel_groups, with_accelerations
from symbody.spatial.vectors import inner, minus, plus
from symbody.system.coordinates import ConstraintBlock, Partition
from symbody.system.links import Link
from symbody.system.system import System

# Beyond this size M has so many entries that order n wins without looking.
_LARGEST_DENSE = 60
# Operations by composite per one by articulated bodies, as estimated: between the first
# two the former win in trees of turns, of 120 random ones in all but one, where they
# take 1.09 times as many; beyond the third the latter won in the half dozen tried.
_DENSE = 0.8, 1.1, 1.4
# With loops, too: the reduced system is as full as M.
_LARGEST_REDUCED = 24
# Parts that are alike are compiled once: so many a kind, of fewer elements than that.
ALIKE, _MOST_ELEMENTS = 4, 150
_MASS_MATRIX: dict[str, Callable[[Tree], Array]] = {
    "composite": mass_matrix,
    "recursive": recursive_mass_matrix,
}


@final
@dataclass(frozen=True)
class Dynamics:
    """The equations of motion M vd + c = tau + Jᵀ lam by one formalism, and solved."""

    formalism: str
    merged: bool  # whether parallel axes share a frame
    vd: tuple[Node, ...]
    M: Array | None
    c: tuple[Node, ...] | None
    tau: tuple[Node, ...]
    marks: tuple[tuple[int, str], ...]  # (serial, title) of the steps
    lam: Mapping[str, Node] = field(default_factory=dict)  # by name
    reduced: Reduced | None = None


@derivation
def best_derivation(
    of: Derivations, formalism: Formalism = "auto", *, merge: bool | None = None
) -> Dynamics:
    """Return the requested derivation with the least cost, see `running_cost`."""
    if formalism not in get_args(Formalism):
        known = ", ".join(get_args(Formalism))
        raise DerivationError(
            f"formalism {formalism!r}: unknown. Known formalisms: {known}."
        )
    names, merges = _formalisms(of.system, formalism), merges_of(of.system, merge)
    several = len(names) * len(merges) > 1 and len(of.system.links) > _LARGEST_DENSE
    examples = _one_of_each_kind(of) if several else None
    best = _cheapest([_best_of(examples or of, names, merge=m) for m in merges])[0]
    return derive_by(of, best.formalism, merge=best.merged) if examples else best


# A derivation, and its cost, which is counted if it is compared with others.
_Candidate: TypeAlias = tuple[Dynamics, Callable[[], float]]


@derivation
def _best_of(
    of: Derivations, formalisms: tuple[str, ...], *, merge: bool
) -> _Candidate:
    """Return the best of some formalisms; the others are not kept."""

    def candidate(name: str) -> _Candidate:
        dynamics = derive_by(of, name, merge=merge)
        return dynamics, cache(lambda: running_cost(dynamics.vd, of.system.p))

    return _cheapest([candidate(name) for name in formalisms])


def _one_of_each_kind(of: Derivations) -> Derivations | None:
    """Return one part of each kind as a system, by which to choose; None for others.

    Parts that share more than time, inputs and parameters are not taken apart.
    """
    system = of.system
    kinds = simple_parts(of)
    if not kinds:
        return None
    chosen = {id(one) for parts in kinds for one in parts[0]}
    links = [link for link in system.links if id(link) in chosen]
    moved = _moved_by(links)
    constraints = [one for one in system.constraints if id(one) in chosen]
    loads = [one for one in system.loads if id(one) in chosen]
    felt = _symbols_by_element(system)
    elements = [one.constraint for one in constraints] + [one.load for one in loads]
    symbols = [s for one in elements for s in felt.get(id(one), ())]
    if not {*moved, system.t, *system.u, *system.p}.issuperset(symbols):
        return None
    v = {j: k for k, j in enumerate(j for j, s in enumerate(system.v) if s in moved)}
    partition = system.partition
    if partition is not None:
        owners, own = constraint_rows(of).owners, {one.name for one in constraints}
        row = {i: k for k, i in enumerate(i for i, o in enumerate(owners) if o in own)}
        blocks = [
            ConstraintBlock(rows, dependent, block.holonomic)
            for block in partition.blocks
            if (rows := tuple(row[i] for i in block.rows if i in row))
            and (dependent := tuple(v[j] for j in block.dependent if j in v))
        ]
        partition = Partition(len(v), tuple(blocks))
    fields: Any = {"constraints": tuple(constraints), "loads": tuple(loads)}
    return Derivations(part_of(system, links, partition=partition, **fields))


def part_of(system: System, links: Sequence[Link], **others: Any) -> System:
    """Return some links of a system, with other fields, as one of its own."""
    number = {0: 0, **{link.index: i for i, link in enumerate(links, start=1)}}
    moved, turns = _moved_by(links), set(system.quaternions)
    q = [i for i, s in enumerate(system.q) if s in moved]
    v = [j for j, s in enumerate(system.v) if s in moved]
    placements = system.placements | others.pop("placements", {})
    return replace(
        system,
        links=tuple(
            replace(link, index=number[link.index], parent=number[link.parent])
            for link in links
        ),
        placements={
            name: replace(place, link=number[place.link])
            for name, place in placements.items()
            if place.link in number
        },
        q=tuple(system.q[i] for i in q),
        q_start=tuple(system.q_start[i] for i in q),
        quaternions=tuple(k for k, i in enumerate(q) if i in turns),
        v=tuple(system.v[j] for j in v),
        vd=tuple(system.vd[j] for j in v),
        v_start=tuple(system.v_start[j] for j in v),
        **others,
    )


def _moved_by(links: Sequence[Link]) -> set[Node | None]:
    return {s for link in links for s in (link.q, link.v, *(link.quaternion or ()))}


def simple_parts(of: Derivations) -> list[list[list[Any]]]:
    """Return `parts_alike` of links, constraints and loads; none of other systems."""
    system = of.system
    more = (
        system.loops, system.nodes, system.states, system.contacts,
        system.algebraic.sensors, system.massless.bodies, system.stabilization,
    )  # fmt: skip
    return [] if any(more) else parts_alike(of)


@of_state
def parts_alike(of: Derivations) -> list[list[list[Any]]]:
    """Return the parts of each kind of a system of small parts, many of them alike.

    Their links, constraints, loads and contacts; there are none if few are alike. What
    is alike is compiled once: by what these are, and by which links of the part.
    """
    system = of.system
    places: dict[Node, int] = {link.v: link.index for link in system.links}
    places.update((link.q, link.index) for link in system.links if link.q is not None)
    named: list[tuple[str, Sequence[Any]]] = [("constraint", system.constraints)]
    named += [("load", system.loads), ("contact", system.contacts)]
    elements: list[Any] = [*system.links, *(one for _, ones in named for one in ones)]
    heads, felt = parallel_groups(list(system.links)), _symbols_by_element(system)
    shapes: list[object] = [(link.kind, link.axis) for link in system.links]
    touched = [[link.index, link.parent, heads[link.index]] for link in system.links]
    for one in (getattr(one, kind) for kind, ones in named for one in ones):
        names = [frame.body.name for frame in one.frames()]
        if not system.placements.keys() >= set(names):
            return []
        links = [system.placements[name].link for name in names]
        own = felt.get(id(one), ())
        touched.append([*links, *sorted(places[s] for s in own if s in places)])
        shapes.append(type(one))
    parts = connected([link for link in own if link] for own in touched)
    kinds: defaultdict[object, list[list[Any]]] = defaultdict(list)
    for part in parts:
        at = min((link for i in part for link in touched[i] if link), default=0)
        places_in_part = ([max(link - at, -1) for link in touched[i]] for i in part)
        kind = ((shapes[i], *own) for i, own in zip(part, places_in_part, strict=True))
        kinds[tuple(kind)].append([elements[i] for i in part])
    if ALIKE * len(kinds) > len(parts) or max(map(len, parts)) >= _MOST_ELEMENTS:
        return []
    return list(kinds.values())


def _symbols_by_element(system: System) -> dict[int, frozenset[Symbol]]:
    return {id(one.element): one.symbols for one in system.element_symbols}


def _cheapest(candidates: Sequence[_Candidate]) -> _Candidate:
    alone = len(candidates) == 1
    return candidates[0] if alone else min(candidates, key=lambda one: one[1]())


def _formalisms(system: System, formalism: Formalism) -> tuple[str, ...]:
    """Return the formalisms to try.

    Closed formulas and single columns of M are never the shortest, of 45 mechanisms.
    """
    if formalism != "auto":
        return (formalism,)
    if len(system.v) > (_LARGEST_REDUCED if system.constrained else _LARGEST_DENSE):
        return ("articulated",)
    if system.constrained:
        return ("composite", "articulated")
    # Fitted to 7 to 30 links.
    depth = [0]
    for link in system.links:
        depth.append(depth[link.parent] + 1)
    dense = sum(165 + 22 * d + d * d for d in depth[1:]) / (280 * len(depth[1:]) or 1)
    if _DENSE[0] < dense < _DENSE[1] and all(link.kind == "R" for link in system.links):
        return ("composite",)
    return ("articulated",) if dense > _DENSE[2] else ("composite", "articulated")


def merges_of(system: System, merge: bool | None) -> tuple[bool, ...]:
    """Return the ways to try: with merged frames, without, or both."""
    if merge is not None:
        return (merge,)
    return (True, False) if any(parallel_groups(list(system.links))) else (False,)


def derive_by(of: Derivable, formalism: str, *, merge: bool) -> Dynamics:
    """Derive the accelerations by one formalism, but not "auto"."""
    of = Derivations.of(of)
    try:
        return _derive_by(of, formalism, merge=merge)
    except ZeroPivotError as error:
        message = InertiaCheck(of).message(start_values(of.system))
        if message is None:
            raise
        raise DerivationError(f"model {of.system.name!r}: {message}") from error


def _derive_by(of: Derivations, formalism: str, *, merge: bool) -> Dynamics:
    system = of.system
    if not system.v:
        nothing = np.empty((0, 0), dtype=object)
        names = constraint_rows(of).names if system.constrained else ()
        lam = dict.fromkeys(names, ZERO)
        return Dynamics(formalism, merge, (), nothing, (), (), (), lam)
    if formalism == "articulated":
        return _articulated(of, merge)
    marked = tree_kinematics(of, merge=merge)
    if formalism in ("kane", "tmt"):
        # Formalisms that are not chosen by themselves.
        from symbody.formalisms.dynamics.virtual_work import (
            kane_equations,
            tmt_equations,
        )

        equations = kane_equations if formalism == "kane" else tmt_equations
        M, c, tau = equations(marked.kinematics)
        return _solved(of, formalism, merge, M, c, tau, Steps(marked.marks))
    loads, tree = tree_loads(of, merge=merge), marked.tree
    steps = Steps(loads.marks)
    tau = [loads.applied.joint[member.index] for member in tree.free()]
    steps.begin("bias")
    bias = inverse_dynamics(tree, marked.kinematics.motion(), loads.applied)
    c = [bias[member.index - 1] for member in tree.free()]
    steps.begin("mass matrix")
    M = _MASS_MATRIX[formalism](tree)
    return _solved(of, formalism, merge, M, c, tau, steps)


def _solved(
    of: Derivations,
    formalism: str,
    merge: bool,
    M: Array,
    c: Sequence[Node],
    tau: Sequence[Node],
    steps: Steps,
) -> Dynamics:
    lam: dict[str, Node] = {}
    reduced: Reduced | None = None
    if of.system.constrained:
        rows, elimination = _constraints(of, steps), chosen_elimination(of)
        steps.begin("reduction")
        reduced = reduce_dynamics(M, c, tau, elimination)
        vd = reduced.vd
        steps.begin("multipliers")
        forces = {
            j: minus(plus(inner(M[j], vd), c[j]), tau[j])
            for j in elimination.partition.dependent
        }
        lam = multipliers(rows, elimination, forces)
    else:
        joints = [m.joint for m in tree_kinematics(of, merge=merge).tree.free()]
        steps.begin("accelerations")
        right = [minus(t, b) for t, b in zip(tau, c, strict=True)]
        (accelerations,) = solve(M, [right], joints.__getitem__, len(M))
        vd = tuple(accelerations)
    return Dynamics(
        formalism, merge, vd, M, tuple(c), tuple(tau), steps.marks, lam, reduced
    )


def _articulated(of: Derivations, merge: bool) -> Dynamics:
    marked, loads = tree_kinematics(of, merge=merge), tree_loads(of, merge=merge)
    tree, motion, applied = marked.tree, marked.kinematics.motion(), loads.applied
    # Mass matrices do without.
    from symbody.formalisms.constraints.articulated_bodies import ArticulatedBodies

    steps, lam = Steps(loads.marks), dict[str, Node]()
    numbers = [member.index for member in tree.free()]
    tau = [applied.joint[i] for i in numbers]
    elimination = None
    if of.system.constrained:
        rows, elimination = _constraints(of, steps), chosen_elimination(of)
    steps.begin("articulated bodies")
    vd = ArticulatedBodies(tree, motion, applied, elimination).accelerations()
    if elimination is not None:
        steps.begin("multipliers")
        moving = with_accelerations(tree, vd)
        motion = forward_pass(moving, accelerated=True)
        needed = inverse_dynamics(moving, motion, applied)
        forces = {
            j: minus(needed[numbers[j] - 1], tau[j])
            for j in elimination.partition.dependent
        }
        lam = multipliers(rows, elimination, forces)
    return Dynamics(
        "articulated", merge, tuple(vd), None, None, tuple(tau), steps.marks, lam
    )


def _constraints(of: Derivations, steps: Steps) -> Constraints:
    """Return the equations of the constraints, which may have been derived before."""
    steps.begin("constraints")
    rows = rows_with_feedback(of)
    steps.include(rows.marks)
    return rows


# What waits for what came before takes longer: of 58 mechanisms, an operation of the
# longest chain takes as long as five others, of which processors begin several at once;
# short chains are hidden. Quotients and functions take as long as some products.
_WAITING, _HIDDEN, _WAITS = 5.0, 35.0, {"div": 3.5, "function": 4.0, "none": 0.0}


def running_cost(roots: Sequence[Node], parameters: Sequence[Symbol]) -> float:
    """Return how long what depends on more than parameters takes, in operations."""
    ready: dict[Node, float] = {**dict.fromkeys(parameters, -1.0)}
    count, known, waiting = 0, ready.get, _WAITS.get
    for node in operations_of(roots):
        begin = -1.0
        for arg in node.args:
            if (at := known(arg)) is None:
                at = -1.0 if arg.__class__ is Const else 0.0
            if at > begin:
                begin = at
        ready[node] = begin
        if begin < 0.0:
            continue
        op = node.op
        count += op is not NEG
        ready[node] += waiting(op.cost, 1.0)
        system = op.definition
        if isinstance(system, LinearSystem):
            count += system.size**2 * (system.size // 3 + system.sides)
            ready[node] += _WAITS["div"] * system.size
        elif isinstance(system, Products):
            count += sum((p.end - p.begin) * (p.last - p.first) for p in system.parts)
    last = max(ready.values(), default=0.0)
    return count + _WAITING * max(0.0, last - _HIDDEN)
