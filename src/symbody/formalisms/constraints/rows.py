"""The equations of constraints, phi, J and gamma, and their elimination.

    phi(q, t) = 0,    J v + p0 = 0,    J vd = gamma

Holonomic equations come first; for the nonholonomic ones that follow there is no phi.
Dependent velocities and accelerations are eliminated as

    v_j = B_j v_u + w_j,    vd_j = B_j vd_u + b_j

with the affine velocity w and acceleration b. Each block solves a few equations for as
many velocities, so that a mechanism with many loops costs as much a loop as one with
few. With vd = B vd_u + b the system M vd + c = tau + Jᵀ lam becomes M_r vd_u = F_r,

    M_r = Bᵀ M B,    F_r = Bᵀ (tau - c - M b)

for any velocities, not only for those that keep the constraints.

References:
    Wehage and Haug (1982), Generalized coordinate partitioning.
    Samin and Fisette (2003), section 2.3; PyMbs, explicit handling of loops.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, reduce
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.arithmetic import less, neg
from symbody.expr.differentiate import directional, jacobian
from symbody.expr.evaluate import substitute
from symbody.expr.functions import where
from symbody.expr.node import ONE, ZERO, Array, Node, Symbol, as_node
from symbody.expr.origins import part_by_part
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations, derivation, of_tree
from symbody.formalisms.dynamics.matrices import inverse, solve
from symbody.formalisms.tree.loads_on_tree import Marks, Steps, tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.vectors import inner, minus, plus, times, total
from symbody.system.coordinates import ConstraintBlock, Partition
from symbody.system.system import System, flow_of

# An equation that was set aside is off by more than this [m, rad, m/s or rad/s], and by
# so many times what those are off that were kept: far more than singular positions
# nearby make of rounding, or Baumgarte's feedback leaves.
OFF, MAGNIFIED = 1e-7, 100.0


@final
@dataclass(frozen=True)
class Constraints:
    """All equations of the loops and constraints of a system."""

    names: tuple[str, ...]  # of the multipliers, one an equation
    owners: tuple[str, ...]  # name of the constraint of each
    phi: tuple[Node, ...]  # residuals of the holonomic equations
    rates: tuple[Node, ...]  # J v + p0 of all equations
    J: Array  # shape (nc, nv)
    p0: tuple[Node, ...]
    gamma: tuple[Node, ...]  # right sides at acceleration level
    states: Mapping[Symbol, Node]  # rates of the extra states in them
    marks: Marks = ()  # (serial, title) of the steps
    # Of friction that slips: slopes of a velocity by v, the force along it by a
    # multiplier, and the number of that one, or -1 for a force of its own.
    friction: tuple[tuple[Array, Node, int], ...] = ()

    @cached_property
    def entries(self) -> tuple[Row, ...]:
        """The entries of each row of J by their columns, zeros left out."""
        return tuple(
            {j: entry for j, entry in enumerate(row) if entry is not ZERO}
            for row in self.J.tolist()
        )

    def forces(self, lam: Sequence[Node]) -> list[Node]:
        """Return Jᵀ lam, with the friction that follows it."""
        forces = [inner(column, lam) for column in self.J.T]
        for slopes, force, number in self.friction:
            value = force if number < 0 else times(force, lam[number])
            forces = [
                plus(f, times(s, value)) for f, s in zip(forces, slopes, strict=True)
            ]
        return forces


@of_tree
def constraint_rows(of: Derivations) -> Constraints:
    """Return loop and constraint equations in tree coordinates, without feedback."""
    system = of.system
    marked = tree_kinematics(of, merge=False)
    steps = Steps(marked.marks)
    steps.begin("constraints")
    kinematics = marked.kinematics
    phi: list[Node] = []
    nonholonomic_rows: list[Node] = []
    holonomic: list[tuple[str, str]] = []
    sliding: list[tuple[Node, Node, str]] = []
    for closed in part_by_part(
        system.loop_solutions, "constraints", lambda one: f"loop {one.name}"
    ):
        rows = kinematics.resolve(closed.solution.rows, f"loop {closed.name!r}")
        phi += rows
        holonomic += [
            (f"lam_{closed.name}[{i}]", closed.name) for i in range(len(rows))
        ]
    others: list[tuple[str, str]] = []
    for named in part_by_part(
        system.constraints, "constraints", lambda one: f"constraint {one.name}"
    ):
        who = f"constraint {named.name!r}"
        first = kinematics.resolve(named.constraint.positions(kinematics), who)
        second = kinematics.resolve(named.constraint.velocities(kinematics), who)
        _check(system, who, first, second)
        labels = [(m, named.name) for m in named.multipliers]
        holonomic += labels[: len(first)]
        others += labels[len(first) :]
        phi += first
        nonholonomic_rows += second
        for speed, force, i in named.constraint.friction(kinematics):
            speed, force = kinematics.resolve([speed, force], who)
            sliding.append((speed, force, "" if i < 0 else named.multipliers[i]))
    rates = [*time_derivatives(system, phi), *nonholonomic_rows]
    J = jacobian(rates, system.v)
    _check_linear(system, others, J[len(phi) :])
    states = _rates_of_states(kinematics, nonholonomic_rows, others)
    gamma = [neg(change) for change in time_derivatives(system, rates, states)]
    labels = [*holonomic, *others]
    names = tuple(name for name, _ in labels)
    return Constraints(
        names=names,
        owners=tuple(owner for _, owner in labels),
        phi=tuple(phi),
        rates=tuple(rates),
        J=J,
        p0=without_velocities(system, rates),
        gamma=tuple(gamma),
        states=states,
        marks=steps.marks,
        friction=tuple(
            (
                jacobian([speed], list(system.v))[0],
                force,
                names.index(name) if name else -1,
            )
            for speed, force, name in sliding
        ),
    )


def without_velocities(system: System, rates: Sequence[Node]) -> tuple[Node, ...]:
    """Return p0 of J v + p0."""
    still: dict[Symbol, Node] = dict.fromkeys(system.v, ZERO)
    return tuple(substitute(rates, still))


def _rates_of_states(
    kinematics: TreeKinematics,
    nonholonomic_rows: Sequence[Node],
    labels: Sequence[tuple[str, str]],
) -> dict[Symbol, Node]:
    """Return the rates of the extra states that nonholonomic equations depend on."""
    formulas: dict[Symbol, tuple[str, Node]] = {}
    for state in kinematics.system.states.values():
        assert state.rate is not None, "assemble refuses states without rate"
        entries = state.by_symbol(state.rate).items()
        formulas |= {symbol: (state.name, rate) for symbol, rate in entries}
    result: dict[Symbol, Node] = {}
    for (_, owner), row in zip(labels, nonholonomic_rows, strict=True):
        for symbol in symbols_of(row):
            if symbol in formulas and symbol not in result:
                name, rate = formulas[symbol]
                who = f"constraint {owner!r}, which needs the rate of state {name!r}"
                result[symbol] = kinematics.resolve([rate], who)[0]
    return result


def time_derivatives(
    system: System, nodes: Sequence[Node], states: Mapping[Symbol, Node] | None = None
) -> list[Node]:
    """Return total derivatives in time, v held; `states` are rates of extra states."""
    return directional(nodes, flow_of(system) | dict(states or {}))


def _names_among(symbols: Iterable[Symbol], rows: Iterable[Node]) -> list[str]:
    among = set(symbols)
    return [s.name for s in symbols_of(*rows) if s in among]


def _check(
    system: System, who: str, positions: Sequence[Node], velocities: Sequence[Node]
) -> None:
    if names := _names_among((*system.v, *system.u, *system.x), positions):
        raise ModelError(
            f"{who}: its condition on positions depends on {', '.join(names)}, but it "
            f"may depend on coordinates, parameters and time only. Conditions on "
            f"velocities are Nonholonomic(formula)."
        )
    if names := _names_among(system.u, velocities):
        raise ModelError(
            f"{who}: its condition on velocities depends on the input {names[0]!r}, "
            f"whose rate is not known, but the accelerations follow from it. Let a "
            f"state follow the input (add_state), or give a formula of time in place "
            f"of it."
        )


def _check_linear(system: System, labels: Sequence[tuple[str, str]], J: Array) -> None:
    for (_, owner), row in zip(labels, J, strict=True):
        if names := _names_among((*system.v, *system.u, *system.x), row):
            raise ModelError(
                f"constraint {owner!r}: its derivative with respect to the velocities "
                f"depends on {', '.join(names)}, so it is not linear in the "
                f"velocities. It must have the form P(q, t) v + p0(q, t)."
            )


def less_where_off(
    phi: Sequence[Node], rates: Sequence[Node], partition: Partition, value: Node
) -> Node:
    """Return -1 less the number of a redundant equation that is off, or `value`."""
    for i in reversed(partition.redundant):
        # Of coordinates; of velocities where an equation binds these alone.
        residuals = phi if i < len(phi) else rates
        bound = as_node(OFF**2)
        for k in partition.rows:
            if k < len(residuals):
                share = times(residuals[k], residuals[k])
                bound = plus(bound, times(as_node(MAGNIFIED**2), share))
        is_off = less(bound, times(residuals[i], residuals[i]))
        value = where(is_off, as_node(-1.0 - i), value)
    return value


Row = dict[int, Node]


@final
@dataclass(frozen=True)
class Elimination:
    """All velocities and accelerations in terms of the independent ones."""

    partition: Partition
    B: tuple[Row, ...]  # by number among all velocities, zeros left out
    affine_velocity: tuple[Node, ...]  # velocities where the independent ones are zero
    affine_acceleration: tuple[Node, ...]  # accelerations where those are zero
    inverses: tuple[Array, ...]  # of the blocks' matrices

    def by_independent(
        self, j: int, rest: Sequence[Node], unknowns: Mapping[int, Node]
    ) -> Node:
        """Return a velocity or acceleration by independent ones and a `rest`."""
        terms = (times(factor, unknowns[u]) for u, factor in self.B[j].items())
        return reduce(plus, terms, rest[j])


def eliminate(rows: Constraints, partition: Partition) -> Elimination:
    """Return the elimination of the dependent velocities."""
    n = partition.size
    B: list[Row] = [{j: ONE} for j in range(n)]
    rate, bias = [ZERO] * n, [ZERO] * n
    inverses = []
    # Velocities that are solved for, by others that they still follow.
    followers: defaultdict[int, list[int]] = defaultdict(list)
    for block in partition.blocks:
        sides: dict[int | str, list[Node]] = {}
        for place, i in enumerate(block.rows):
            terms = _row_terms(rows.entries[i], B, rate, bias)
            terms["rate"] = plus(terms.get("rate", ZERO), rows.p0[i])
            terms["bias"] = minus(terms.get("bias", ZERO), rows.gamma[i])
            for key, value in terms.items():
                sides.setdefault(key, [ZERO] * len(block.rows))[place] = value
        own = [sides.pop(j, [ZERO] * len(block.rows)) for j in block.dependent]
        inverses.append(inverse(np.array(own, dtype=object).T))
        solved = {key: applied(inverses[-1], side) for key, side in sides.items()}
        for place, j in enumerate(block.dependent):
            B[j] = {
                key: x[place]
                for key, x in solved.items()
                if isinstance(key, int) and x[place] is not ZERO
            }
            rate[j], bias[j] = solved["rate"][place], solved["bias"][place]
        for d in block.dependent:
            for j in followers.pop(d, ()):
                factor = B[j].pop(d)
                for u, entry in B[d].items():
                    if u not in B[j]:
                        followers[u].append(j)
                    B[j][u] = plus(B[j].get(u, ZERO), times(factor, entry))
                rate[j] = plus(rate[j], times(factor, rate[d]))
                bias[j] = plus(bias[j], times(factor, bias[d]))
        for d in block.dependent:
            for u in B[d]:
                followers[u].append(d)
    return Elimination(partition, tuple(B), tuple(rate), tuple(bias), tuple(inverses))


def _row_terms(
    row: Row, B: Sequence[Row], rate: Sequence[Node], bias: Sequence[Node]
) -> dict[int | str, Node]:
    """Return one equation by velocities that are not solved for yet."""
    terms: dict[int | str, Node] = {}
    for j, entry in row.items():
        for u, factor in B[j].items():
            terms[u] = plus(terms.get(u, ZERO), times(entry, factor))
        terms["rate"] = plus(terms.get("rate", ZERO), times(entry, rate[j]))
        terms["bias"] = plus(terms.get("bias", ZERO), times(entry, bias[j]))
    return terms


def applied(A: Array, side: Sequence[Node]) -> list[Node]:
    """Return -A times a column."""
    return [reduce(minus, map(times, row, side), ZERO) for row in A]


def multipliers(
    rows: Constraints, elimination: Elimination, forces: dict[int, Node]
) -> dict[str, Node]:
    """Return lam of Jᵀ lam = forces M vd + c - tau by name, zero if set aside."""
    # By dependent velocity: the coefficients of the multipliers, and the force.
    table: dict[int, Row] = {j: {} for j in forces}
    # By row: the velocities in whose equations its multiplier may be.
    holders: defaultdict[int, list[int]] = defaultdict(list)
    for i in {i for block in elimination.partition.blocks for i in block.rows}:
        for j, entry in rows.entries[i].items():
            if j in table:
                table[j][i] = entry
                holders[i].append(j)
    right, order = dict(forces), {j: place for place, j in enumerate(forces)}
    blocks = list(zip(elimination.partition.blocks, elimination.inverses, strict=True))
    done: set[int] = set()
    for block, A in blocks:
        done.update(block.dependent)
        for j in sorted(
            {j for i in block.rows for j in holders[i]}, key=order.__getitem__
        ):
            if j not in done and not table[j].keys().isdisjoint(block.rows):
                before = {*table[j]}
                _without(j, block, A, table, right)
                for i in table[j].keys() - before:
                    holders[i].append(j)
    lam = [ZERO] * len(rows.names)
    for block, A in reversed(blocks):
        side = []
        for j in block.dependent:
            value = right[j]
            for i, entry in table[j].items():
                if i not in block.rows:
                    value = minus(value, times(entry, lam[i]))
            side.append(value)
        for column, i in zip(A.T, block.rows, strict=True):
            lam[i] = reduce(plus, map(times, column, side), ZERO)
    return dict(zip(rows.names, lam, strict=True))


def _without(
    j: int,
    block: ConstraintBlock,
    A: Array,
    table: dict[int, Row],
    right: dict[int, Node],
) -> None:
    """Take the multipliers of a block out of the equation of a later velocity."""
    row = [table[j].pop(i, ZERO) for i in block.rows]
    for d, column in zip(block.dependent, A, strict=True):
        factor = reduce(plus, map(times, row, column), ZERO)
        if factor is ZERO:
            continue
        right[j] = minus(right[j], times(factor, right[d]))
        for i, entry in table[d].items():
            if i not in block.rows:
                table[j][i] = minus(table[j].get(i, ZERO), times(factor, entry))


@final
@dataclass(frozen=True)
class Reduced:
    """The reduced system M_r, F_r and the accelerations of all velocities."""

    M: Array
    F: tuple[Node, ...]
    vd: tuple[Node, ...]


@derivation
def rows_with_feedback(of: Derivations) -> Constraints:
    """Return the equations of all loops and constraints, stabilized on request.

    Then gamma has -2α (J v + p0) - β² phi besides, α and β in 1/s, but for explicit
    loops, which have no error. See Baumgarte (1972), Stabilization of constraints and
    integrals of motion.
    """
    rows, gains = constraint_rows(of), of.system.stabilization
    if gains is None:
        return rows
    (alpha, beta), gamma = gains, list(rows.gamma)
    for i in range(of.system.coordinates.loop_rows, len(rows.rates)):
        gamma[i] = gamma[i] - 2 * alpha * rows.rates[i]
        if i < len(rows.phi):
            gamma[i] = gamma[i] - beta * beta * rows.phi[i]
    return replace(rows, gamma=tuple(gamma))


@derivation
def chosen_elimination(of: Derivations) -> Elimination:
    """Return the elimination of the dependent velocities by the chosen partition."""
    return eliminate(rows_with_feedback(of), of.system.coordinates.chosen)


def reduce_dynamics(
    M: Array,
    c: Sequence[Node],
    tau: Sequence[Node],
    elimination: Elimination,
    *,
    solved: bool = True,
) -> Reduced:
    """Return the reduced system, its accelerations only if it is to be solved."""
    n = len(c)
    B, bias = elimination.B, elimination.affine_acceleration
    free = elimination.partition.independent
    place = {u: k for k, u in enumerate(free)}
    entries = [{k: M[j, k] for k in range(n) if M[j, k] is not ZERO} for j in range(n)]
    right = []
    for j, row in enumerate(entries):
        lacking = total(*(times(entry, bias[k]) for k, entry in row.items()))
        right.append(minus(minus(tau[j], c[j]), lacking))
    products: list[dict[int, Node]] = []
    for row in entries:
        product: dict[int, Node] = {}
        for k, entry in row.items():
            for u, factor in B[k].items():
                product[u] = plus(product.get(u, ZERO), times(entry, factor))
        products.append(product)
    M_r: Array = np.full((len(free), len(free)), ZERO, dtype=object)
    F = [ZERO] * len(free)
    for j in range(n):
        for u, factor in B[j].items():
            F[place[u]] = plus(F[place[u]], times(factor, right[j]))
            for w, entry in products[j].items():
                if w <= u:
                    a, b = place[u], place[w]
                    M_r[a, b] = plus(M_r[a, b], times(factor, entry))
                    M_r[b, a] = M_r[a, b]
    if not solved:
        return Reduced(M_r, tuple(F), ())
    (vd_u,) = solve(M_r, [F])
    known = dict(zip(free, vd_u, strict=True))
    vd = (elimination.by_independent(j, bias, known) for j in range(n))
    return Reduced(M_r, tuple(F), tuple(vd))
