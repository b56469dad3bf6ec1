"""Loads on the members of the tree, and on links taken as loose.

Loose links: places, axes and velocities of each are symbols, so that the
formulas of a load are as short far out in a tree as at its root.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.errors import SymbodyError
from symbody.expr.node import ZERO, Const, Node, Symbol, next_serial
from symbody.expr.origins import begin_stage, part_by_part
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations, of_tree
from symbody.formalisms.tree.kinematics import Motion, Places
from symbody.formalisms.tree.tree import Tree, build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.formalisms.tree.user_formulas import UserFormulas
from symbody.model.body import Frame
from symbody.model.loads.load import NamedLoad, Slide, Wrench
from symbody.spatial.rotation import MatrixTurn, Turn
from symbody.spatial.vectors import (
    ZERO_VEC,
    Vec,
    add3,
    cross,
    matvec,
    plus,
    transposed,
    vec,
)
from symbody.system.links import Link
from symbody.system.system import velocity_links

# Kinematics of frames on members.
Measuring: TypeAlias = "TreeKinematics | LooseLinks"
# (serial, title): formulas built from this serial on belong to the step of this title.
Marks: TypeAlias = tuple[tuple[int, str], ...]


@final
@dataclass(frozen=True)
class Applied:
    """External loads by member; entry 0 is the world, whose loads do nothing."""

    force: tuple[Vec, ...]  # in C [N]
    torque: tuple[Vec, ...]  # about the member's origin, in C [N m]
    joint: tuple[Node, ...]  # along the member's own motion [N m or N]


@final
@dataclass(frozen=True)
class OnMember:
    """The effect of a load on a member of that number."""

    member: int
    joint: Node  # along its own motion [N m or N]
    force: Vec  # in C [N]
    torque: Vec  # about its origin, in C [N m]


def applied_loads(kinematics: TreeKinematics) -> Applied:
    """Return all loads, sensors and expressions in them replaced by their formulas."""
    system, n = kinematics.system, len(kinematics.tree.members) + 1
    force, torque = [ZERO_VEC] * n, [ZERO_VEC] * n
    joint = [ZERO] * n
    links = velocity_links(system)
    for named in part_by_part(system.loads, "loads", lambda one: f"load {one.name}"):
        for on in on_members(links, kinematics, named):
            i = on.member
            joint[i] = plus(joint[i], on.joint)
            force[i] = add3(force[i], on.force)
            torque[i] = add3(torque[i], on.torque)
    return Applied(tuple(force), tuple(torque), tuple(joint))


def on_members(
    links: Mapping[str, Sequence[Link]], kinematics: Measuring, named: NamedLoad
) -> Iterator[OnMember]:
    """Yield what a load does to members; the world is none."""
    for load in named.load.joint_loads(kinematics):
        i = links[load.joint.name][load.index].index
        (along,) = kinematics.resolve([load.force], f"load {named.name!r}")
        yield OnMember(i, along, ZERO_VEC, ZERO_VEC)
    for wrench in named.load.wrenches(kinematics):
        i = kinematics.places.place(wrench.on).link
        if i:
            f, t = in_member(kinematics, wrench, named.name)
            about = add3(t, cross(kinematics.places.point(wrench.on), f))
            yield OnMember(i, ZERO, f, about)


def in_world(kinematics: Measuring, wrench: Wrench, who: str) -> tuple[Vec, Vec]:
    """Return force and torque about a wrench's frame, in the world's axes."""
    force, torque = _resolved(kinematics, wrench, who)
    if wrench.expressed_in is None:
        return force, torque
    R = kinematics.places.attitude(wrench.expressed_in)
    return matvec(R, force), matvec(R, torque)


def in_member(kinematics: Measuring, wrench: Wrench, load: str) -> tuple[Vec, Vec]:
    """Return force and torque of a wrench, by a load of this name, in C."""
    force, torque = _resolved(kinematics, wrench, f"load {load!r}")
    into, axes = kinematics.places.into_member, wrench.expressed_in
    return into(wrench.on, axes, force), into(wrench.on, axes, torque)


def _resolved(kinematics: Measuring, wrench: Wrench, who: str) -> tuple[Vec, Vec]:
    nodes = kinematics.resolve([*wrench.force, *wrench.torque], who)
    return vec(nodes[:3]), vec(nodes[3:])


@final
class Steps:
    """The steps of a derivation, with those of what it starts from, in their order."""

    def __init__(self, marks: Marks = ()) -> None:
        self.marks = marks

    def begin(self, title: str) -> None:
        """Let the formulas from here on belong to a step of this title."""
        self.include(((next_serial(), title),))
        begin_stage(title)

    def include(self, marks: Marks) -> None:
        """Add the steps of another derivation."""
        self.marks = tuple(sorted({*self.marks, *marks}))


@final
@dataclass(frozen=True)
class MarkedTree:
    """A tree, its kinematics built on demand, and where its formulas begin."""

    tree: Tree
    kinematics: TreeKinematics
    marks: Marks


@final
@dataclass(frozen=True)
class MarkedLoads:
    """The loads on a tree, and where formulas of kinematics and loads begin."""

    applied: Applied
    marks: Marks


@of_tree
def tree_kinematics(of: Derivations, *, merge: bool) -> MarkedTree:
    """Return the tree of a system with its kinematics."""
    marks = ((next_serial(), "kinematics"),)
    begin_stage("kinematics")
    tree = build_tree(of.system, merge=merge)
    return MarkedTree(tree, TreeKinematics(of.system, tree), marks)


@of_tree
def tree_loads(of: Derivations, *, merge: bool) -> MarkedLoads:
    """Return what all loads do to the members of the tree."""
    marked = tree_kinematics(of, merge=merge)
    # Velocities belong to the kinematics, whatever loads ask for.
    marked.kinematics.motion()
    marks = (*marked.marks, (next_serial(), "forces"))
    return MarkedLoads(applied_loads(marked.kinematics), marks)


class _UnknownError(SymbodyError):
    """A quantity that loose links do not tell."""


@final
class LooseLinks:
    """Frames on links that move by themselves, as `Kinematics`.

    `symbols` of a link, from 1, are its place, the columns of its axes, velocity and
    angular velocity in these: 18 in all; `numbers` are entries of placements that are
    symbols, which `is_number` decides.
    """

    def __init__(self, of: Derivations, is_number: Callable[[Node], bool]) -> None:
        self._system = of.system
        real = tree_kinematics(of, merge=False)
        self._kinematics, members = real.kinematics, real.tree.members
        self.symbols = [_symbols(i) for i in range(1, len(members) + 1)]
        turns = [
            MatrixTurn(transposed((motion[3:6], motion[6:9], motion[9:12])))
            for motion in self.symbols
        ]
        loose = [
            replace(member, parent=0, p=motion[:3], turn=Turn((turn,)))
            for member, motion, turn in zip(members, self.symbols, turns, strict=True)
        ]
        tree = replace(real.tree, members=tuple(loose))
        w: list[Vec] = [ZERO_VEC, *(motion[15:] for motion in self.symbols)]
        speeds: list[Vec] = [ZERO_VEC, *(motion[12:15] for motion in self.symbols)]
        motion = Motion(tuple(w), (), (), (), ())
        self.places = Places(tree, self._named)
        self._loose = TreeKinematics(
            of.system, tree, motion, speeds=speeds, places=self.places
        )
        self.numbers: dict[Symbol, Node] = {}
        self._is_number = is_number
        self._user = UserFormulas(of.system)
        self._own = {symbol for motion in self.symbols for symbol in motion}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loose, name)

    def resolve(self, nodes: Sequence[Node], who: str = "") -> list[Node]:
        """Return formulas with sensors and expressions replaced by what they are."""
        return self._user.resolve(nodes, self, who)

    def _named(self, number: Node) -> Node:
        """Return a symbol for a number, whose sign formulas do not take apart then."""
        trivial = isinstance(number, Const) and abs(number.value) in (0, 1)
        if trivial or not self._is_number(number):
            return number
        symbol = Symbol(f"place[{len(self.numbers)}]")
        self.numbers[symbol] = number
        return symbol

    def carrier(self, a: Frame, b: Frame) -> int:
        """Return the number of the last member that carries both; 0 for the world."""
        return self._kinematics.carrier(a, b)

    def slide(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line that joints let the origins move along; None if not one."""
        if not self._slides_between(a, b):
            return None
        return self._kinematics.slide(a, b)

    def _slides_between(self, a: Frame, b: Frame) -> bool:
        """Return whether anything on the way from one frame to the other slides."""
        links, top = self._system.links, self.carrier(a, b)
        for frame in (a, b):
            i = self.places.place(frame).link
            while i != top:
                if links[i - 1].kind == "T":
                    return True
                i = links[i - 1].parent
        return False

    def is_even(self, formula: Node, a: Frame, b: Frame) -> bool:
        """Return whether a formula is one of the distance of two origins on a line."""
        return self.slide(a, b) is not None and self._kinematics.is_even(formula, a, b)

    def rate(self, formula: Node) -> Node:
        """Return the rate in time of a formula of the user's."""
        rate = self._kinematics.rate(formula)
        if not self._own.isdisjoint(symbols_of(*self.resolve([formula]))):
            raise _UnknownError
        return rate

    def partial_velocities(self, *arguments: object) -> list[tuple[Vec, Vec]]:
        """Raise, as loose links follow no joints."""
        raise _UnknownError


def _symbols(number: int) -> Any:
    names = ("p", "Rx", "Ry", "Rz", "v", "w")
    return tuple(Symbol(f"{name}_{number}[{k}]") for name in names for k in range(3))


def loads_by_links(
    of: Derivations, is_number: Callable[[Node], bool]
) -> tuple[LooseLinks, list[list[OnMember]]]:
    """Return loose links, and what loads do to them by their motion, or by q."""
    loose, by_element = LooseLinks(of, is_number), list[list[OnMember]]()
    real = tree_kinematics(of, merge=False).kinematics
    links = velocity_links(of.system)
    for named in of.system.loads:
        try:
            by_element.append(list(on_members(links, loose, named)))
        except _UnknownError:
            by_element.append(list(on_members(links, real, named)))
    return loose, by_element
