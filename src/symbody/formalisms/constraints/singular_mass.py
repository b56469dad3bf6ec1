"""Motions without inertia: links beyond which nothing has mass, and others.

M is looked at in numbers, among the velocities that the constraints allow: where a
motion z of them has zᵀ M z = 0, it moves nothing that has mass, and its accelerations
do not exist.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, fields
from functools import cached_property
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import dataclass
from symbody.errors import DerivationError
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import connected, symbols_of
from symbody.formalisms.constraints.rows import constraint_rows
from symbody.formalisms.derivations import Derivable, Derivations
from symbody.formalisms.dynamics.matrices import NumericMass
from symbody.formalisms.tree.kinematics import partial_velocities
from symbody.formalisms.tree.loads_on_tree import in_member, tree_kinematics
from symbody.model.body import Frame
from symbody.model.contacts.held import ContactForces
from symbody.model.loads.load import NamedLoad
from symbody.spatial.vectors import plus
from symbody.system.links import Link
from symbody.system.spanning_tree import mentions
from symbody.system.system import System, coordinate_rates
from symbody.system.values import parameter_values


@final
@dataclass()
class Group:
    """Links without inertia whose balances depend on each other."""

    links: list[Link]
    forces: list[Node]  # generalized, one a link
    loads: list[str] = field(default_factory=list)  # names of those on their bodies
    reason: str = ""  # why no balance says how they move, or ""


def singular_mass_groups(of: Derivations, light: Sequence[Link]) -> list[Group]:
    """Return links without inertia in groups, with the loads along them."""
    return _Grouping(of, light).groups()


@final
class _Grouping:
    def __init__(self, of: Derivations, light: Sequence[Link]) -> None:
        marked, self._system = tree_kinematics(of, merge=False), of.spanning_tree.system
        self._tree, self._kinematics = marked.tree, marked.kinematics
        self._links = {link.index: link for link in light}
        # The first link without inertia on the way from the world to each.
        self._root: dict[int, int] = {}
        for link in self._system.links:
            if link.index in self._links:
                self._root[link.index] = self._root.get(link.parent, link.index)
            elif link.parent in self._root:
                self._root[link.index] = self._root[link.parent]

    def groups(self) -> list[Group]:
        """Return the groups, those that constraints hold left out."""
        groups = {root: Group([], []) for root in dict.fromkeys(self._root.values())}
        for link in self._links.values():
            groups[self._root[link.index]].links.append(link)
        forces = dict.fromkeys(self._links, ZERO)
        for named in self._system.loads:
            roots = self._touched(named)
            if not roots:
                continue
            try:
                own = self._along(named)
            except DerivationError as error:
                for root in roots:
                    groups[root].reason = str(error)
                continue
            for root in roots:
                groups[root].loads.append(named.name)
            for i, force in own.items():
                forces[i] = plus(forces[i], force)
        for group in groups.values():
            group.forces = [forces[link.index] for link in group.links]
        for root in self._held():
            groups.pop(root, None)
        return _joined(self._system, list(groups.values()))

    def _touched(self, named: NamedLoad) -> list[int]:
        """Return the roots of the links on which a load acts."""
        load: Any = named.load
        if load.gravitates:
            return []
        of: Any = load.named.contact if isinstance(load, ContactForces) else load
        held = [getattr(of, one.name) for one in fields(of)]
        roots = self._roots_of(load.frames())
        for joint in self._system.joints:
            links = self._kinematics.links[joint.name]
            own = [s.index for s in links if s.index in self._links]
            if own and mentions(held, joint):
                roots.append(self._root[own[0]])
        return list(dict.fromkeys(roots))

    def _roots_of(self, frames: Iterable[Frame]) -> list[int]:
        places = self._tree.placements
        links = [places[f.body.name].link for f in frames if f.body.name in places]
        return [self._root[i] for i in links if i in self._root]

    def _along(self, named: NamedLoad) -> dict[int, Node]:
        kinematics, forces = self._kinematics, dict.fromkeys(self._links, ZERO)
        who = f"load {named.name!r}"
        for load in named.load.joint_loads(kinematics):
            i = kinematics.links[load.joint.name][load.index].index
            if i in forces:
                (force,) = kinematics.resolve([load.force], who)
                forces[i] = plus(forces[i], force)
        for wrench in named.load.wrenches(kinematics):
            at = kinematics.places.place(wrench.on).link
            if at not in self._root:
                continue
            push = in_member(kinematics, wrench, who)
            point = kinematics.places.point(wrench.on)
            for i, motion in partial_velocities(self._tree, at, point).items():
                if i in forces:
                    forces[i] = plus(forces[i], push.dot(motion))
        return forces

    def _held(self) -> set[int]:
        """Return the roots of links that loops and constraints touch."""
        system, kinematics = self._system, self._kinematics
        roots: list[int] = []
        for loop in system.loops:
            roots += self._roots_of(loop.loop.frames())
        formulas: list[Node] = []
        for closed in system.loop_solutions:
            formulas += [*closed.solution.rows, *closed.solution.dependent]
        for named in system.constraints:
            roots += self._roots_of(named.constraint.frames())
            formulas += named.constraint.formulas()
        inside = set(symbols_of(*kinematics.resolve(formulas, "constraints")))
        for i, link in self._links.items():
            if not inside.isdisjoint(_symbols(system, link)):
                roots.append(self._root[i])
        return set(roots)


def _symbols(system: System, link: Link) -> set[Symbol]:
    """Return the coordinates that a link moves, and its velocity."""
    rates = zip(system.q, coordinate_rates(system), strict=True)
    moved = {q for q, rate in rates if link.v in symbols_of(rate)}
    assert isinstance(link.v, Symbol)
    return {*moved, link.v}


def _joined(system: System, groups: Sequence[Group]) -> list[Group]:
    """Return groups of which no balance depends on links of another."""
    # As rare as such links.
    from symbody.formalisms.tree.unknowns import dependent_groups

    unknowns = [
        {s for link in one.links for s in _symbols(system, link)} for one in groups
    ]
    result: list[Group] = []
    for numbers in dependent_groups(unknowns, [group.forces for group in groups]):
        into = Group([], [])
        for group in (groups[k] for k in numbers):
            into.links += group.links
            into.forces += group.forces
            into.loads += group.loads
            into.reason = into.reason or group.reason
        result.append(into)
    return result


def free_name(system: System, name: str) -> str:
    """Return a name, made longer until nothing else in the system has it."""
    taken = {*system.parameters, *system.inputs, *system.states, *system.sensors}
    taken |= {*system.expressions, *(one.name for one in system.loads)}
    taken |= {one.name for one in system.constraints}
    while name in taken:
        name += "_"
    return name


Array = NDArray[np.float64]
# What is less, in relation to the inertia of the single velocities and times their
# number, is rounding.
_ROUNDING = 1e-14
_LEAST_COUNT = 10
# Singular values of J that are smaller belong to redundant equations.
_REDUNDANT = 1e-10
# Velocities with a smaller share in a motion are not named.
_SHARE = 1e-6


@final
class InertiaCheck:
    """The mass matrix of a spanning tree, and the motions that constraints allow."""

    def __init__(self, of: Derivable) -> None:
        self._of = of = Derivations.of(of)
        self._system = of.system.spanning_tree
        self.mass = NumericMass(of)

    @cached_property
    def _rows(self) -> int:
        of = self._of
        return len(constraint_rows(of).rates) if of.system.constrained else 0

    @cached_property
    def _J(self) -> list[tuple[int, int, Node]]:
        if not self._of.system.constrained:
            return []
        rows = enumerate(constraint_rows(self._of).entries)
        return [(i, j, entry) for i, row in rows for j, entry in row.items()]

    @property
    def rates(self) -> list[Node]:
        """The entries of J that are not zero; none without constraints."""
        return [entry for *_, entry in self._J]

    def message(
        self, values: Mapping[Symbol, float], when: str = "", little: float = 0.0
    ) -> str | None:
        """Return what moves without inertia, or `little` of it; None if nothing."""
        with np.errstate(invalid="ignore"):  # infinite drives at the end
            M = self.mass.matrix(values)
        if not little and self.is_clear(M):
            return None
        return self.message_of(M, evaluate_all(self.rates, values), when, little)

    def message_of(
        self, M: Array, rates: Sequence[float] | Array, when: str, little: float
    ) -> str | None:
        """Return the same for a mass matrix and values of `rates`."""
        # What constraints leave has no less inertia than the least of all motions.
        if not (little and self._rows) and self.is_clear(M, little):
            return None
        N = self._allowed(rates)
        if not len(M) or not N.shape[1] or not np.isfinite(M).all():
            return None
        own = np.diag(M).copy()
        # What has none by itself counts little beside what moves with it.
        positive = own[own > 0]
        own[own <= 0] = positive.min() if positive.size else 1.0
        size = np.sqrt(own)
        # Scaled, so that every velocity has the inertia one, and orthonormal again.
        scaled, basis = M / np.outer(size, size), N
        if self._rows:
            basis, _ = np.linalg.qr(N * size[:, None])
            scaled = basis.T @ scaled @ basis
        least = _least(little, len(M))
        if _definite(scaled, least):
            return None
        moments, vectors = np.linalg.eigh(scaled)
        if moments[0] < -least * max(1.0, moments[-1]):
            motion = basis @ vectors[:, 0] / size
            energy = float(motion @ M @ motion / np.abs(motion).max() ** 2)
            return (
                f"the mass matrix is indefinite{when}: "
                f"{self._named(_groups(motion[:, None])[0])} moves with the negative "
                f"inertia {energy:.4g}, so that it would accelerate against the "
                f"forces. Correct the inertias of the bodies that it moves: look for "
                f"negative moments, which add_body(allow_invalid_inertia=True) lets "
                f"pass."
            )
        if moments[0] > least:
            return None
        word = "nearly singular" if little else "singular"
        return self._singular(basis @ vectors[:, moments <= least], word + when)

    def is_clear(self, M: Array, little: float = 0.0) -> bool:
        """Return whether M, or each of several, tells that all has inertia."""
        own = np.diagonal(M, axis1=-2, axis2=-1)
        # What is not finite fails the comparison, too.
        if not (own.size and (own > 0).all()):
            return False
        size = np.sqrt(own)
        scaled = M / (size[..., None] * size[..., None, :])
        return _definite(scaled, _least(little, M.shape[-1]))

    @property
    def least(self) -> float:
        """The least pivot of M, of the number on its diagonal, that is clear."""
        return _least(0.0, len(self._system.v))

    def _allowed(self, rates: Sequence[float] | Array) -> Array:
        """Return a basis of the velocities that the constraints allow."""
        n = len(self._system.v)
        if not self._rows:
            return np.eye(n)
        J = np.zeros((self._rows, n))
        for (i, j, _), number in zip(self._J, rates, strict=True):
            J[i, j] = number
        if not np.isfinite(J).all():
            return np.zeros((n, 0))
        # Trees do without.
        from symbody.formalisms.tree.unknowns import free_motions

        return free_motions(J, _REDUNDANT).T

    def _named(self, group: Sequence[int]) -> str:
        names = [self._system.v[j].name.removeprefix("v_") for j in group]
        return names[0] + (
            " together with " + ", ".join(names[1:]) if names[1:] else ""
        )

    def _singular(self, motions: Array, singular: str) -> str:
        groups = _groups(motions)
        names = "; ".join(self._named(group) for group in groups)
        text = (
            f"the mass matrix is {singular}: {names} moves without inertia, so its "
            f"acceleration is undefined. "
        )
        several = [{self._system.v[j] for j in one} for one in groups if len(one) > 1]
        joints = [(joint, {*joint.v}) for joint in self._system.joints]
        for joint in (joint for joint, v in joints for own in several if own <= v):
            text += f"These are coordinates of the joint {joint.name!r}, "
            if any(element.law is not None for element in joint.elements):
                text += (
                    "whose formulas have a lower rank than there are coordinates if "
                    "some move it in the same way: leave such ones out of the "
                    "formulas. "
                )
            elif [element.kind for element in joint.elements].count("R") == 3:
                text += (
                    "whose first and third axis are parallel there (gimbal lock): "
                    "take joints.Spherical() or joints.Free(), by a quaternion. "
                )
            else:
                text += "some of which move its body in the same way there. "
        if any(len(group) > 1 for group in groups):
            text += (
                "Motions that are named together cancel in all that has mass, as those "
                "about parallel axes do: leave one of them out, drive or lock it, or "
                "give mass and inertia to the bodies between them. "
            )
        if any(len(group) == 1 for group in groups):
            text += (
                "Give the bodies that it moves mass, or inertia about its axis, or, "
                "where springs alone hold it, let these meet in a node (add_node), or "
                "drive or lock the joint."
            )
        reasons = self._system.massless.reasons
        if reasons:
            text += (
                f" A balance of loads does not take the place of inertia: "
                f"{'; '.join(reason.rstrip('.') for reason in reasons)}."
            )
        return text.strip()


def start_values(system: System) -> dict[Symbol, float]:
    """Return the values of coordinates, parameters and time at the start."""
    values: dict[Symbol, float] = {system.t: 0.0}
    values |= dict(zip(system.p, parameter_values(system).tolist(), strict=True))
    values |= dict(zip(system.q, system.q_start, strict=True))
    for named in system.loop_solutions:
        values |= dict(zip(named.solution.dependent, named.start, strict=True))
    return values


def _least(little: float, count: int) -> float:
    return max(little, _ROUNDING * (_LEAST_COUNT + count))


def _definite(A: Array, least: float) -> bool:
    """Return whether pivots of a matrix, with ones on the diagonal, are greater."""
    try:
        # From the tips to the root, as the mass matrix is eliminated, nothing is lost.
        factor = np.linalg.cholesky(A[..., ::-1, ::-1])
    except np.linalg.LinAlgError:
        return False
    return bool((np.diagonal(factor, axis1=-2, axis2=-1) ** 2).min() > least)


def _groups(motions: Array) -> list[list[int]]:
    """Return the velocities that take part in motions, those that move together."""
    basis, _ = np.linalg.qr(motions)
    shared = np.abs(basis @ basis.T) > _SHARE
    moving = np.flatnonzero(shared.diagonal())
    among = (np.flatnonzero(row).tolist() for row in shared[np.ix_(moving, moving)])
    return [moving[group].tolist() for group in connected(among)]
