"""Links beyond which nothing has mass, and the generalized forces along them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import field, fields
from typing import Any, final

from symbody.dataclass import dataclass
from symbody.errors import DerivationError
from symbody.expr.node import ZERO, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.tree.kinematics import partial_velocities
from symbody.formalisms.tree.loads_on_tree import in_member, tree_kinematics
from symbody.formalisms.tree.unknowns import dependent_groups
from symbody.model.body import Frame
from symbody.model.loads.load import NamedLoad
from symbody.spatial.six import MASSLESS, SpatialForce
from symbody.spatial.vectors import plus
from symbody.system.auto_cut import mentions
from symbody.system.links import Link
from symbody.system.system import System, coordinate_rates, velocity_links


@final
@dataclass()
class Group:
    """Links without inertia whose balances depend on each other."""

    links: list[Link]
    forces: list[Node]  # generalized, one a link
    loads: list[str] = field(default_factory=list)  # names of those on their bodies
    reason: str = ""  # why no balance says how they move, or ""


def singular_mass_links(system: System) -> list[Link]:
    """Return the free links beyond which nothing has inertia; none if nothing has."""
    return without_mass(system) if _heavy(system) - {0} else []


def without_mass(system: System) -> list[Link]:
    """Return the free links beyond which nothing has inertia."""
    heavy, free = _heavy(system), set(system.v)
    return [s for s in system.links if s.index not in heavy and s.v in free]


def _heavy(system: System) -> set[int]:
    """Return the numbers of links that have inertia, or beyond which something has."""
    heavy: set[int] = set()
    for link in reversed(system.links):
        if link.mass != MASSLESS or link.armature is not ZERO or link.index in heavy:
            heavy |= {link.index, link.parent}
    return heavy


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
        held = [getattr(load, one.name) for one in fields(load)]
        roots = self._roots_of(load.frames())
        for joint in self._system.joints:
            links = velocity_links(self._system)[joint.name]
            own = [s.index for s in links if s.index in self._links]
            if own and mentions(held, joint, set()):
                roots.append(self._root[own[0]])
        return list(dict.fromkeys(roots))

    def _roots_of(self, frames: Iterable[Frame]) -> list[int]:
        places = self._tree.placements
        links = [places[f.body.name].link for f in frames if f.body.name in places]
        return [self._root[i] for i in links if i in self._root]

    def _along(self, named: NamedLoad) -> dict[int, Node]:
        kinematics, forces = self._kinematics, dict.fromkeys(self._links, ZERO)
        velocities = velocity_links(self._system)
        who = f"load {named.name!r}"
        for load in named.load.joint_loads(kinematics):
            i = velocities[load.joint.name][load.index].index
            if i in forces:
                (force,) = kinematics.resolve([load.force], who)
                forces[i] = plus(forces[i], force)
        for wrench in named.load.wrenches(kinematics):
            at = kinematics.places.place(wrench.on).link
            if at not in self._root:
                continue
            push, torque = in_member(kinematics, wrench, named.name)
            point = kinematics.places.point(wrench.on)
            wrench_at = SpatialForce(torque, push)
            for i, motion in partial_velocities(self._tree, at, point).items():
                if i in forces:
                    forces[i] = plus(forces[i], wrench_at.dot(motion))
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
