"""Loads on the members of the tree, and on links taken as loose.

Loose links: places, axes and velocities of each are symbols, so that the
formulas of a load are as short far out in a tree as at its root.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
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
from symbody.model.loads.load import JointLoad, NamedLoad, Slide, Wrench
from symbody.spatial.rotation import MatrixTurn, Turn
from symbody.spatial.six import NO_FORCE, SpatialForce
from symbody.spatial.vectors import (
    ZERO_VEC,
    Mat,
    Vec,
    add3,
    matmul,
    matvec,
    plus,
    transposed,
    vec,
)

# Kinematics of frames on members.
Measuring: TypeAlias = "TreeKinematics | LooseLinks"
# (serial, title): formulas built from this serial on belong to the step of this title.
Marks: TypeAlias = tuple[tuple[int, str], ...]


@final
@dataclass(frozen=True)
class Applied:
    """External loads by member; entry 0 is the world, whose loads do nothing."""

    wrench: tuple[SpatialForce, ...]  # about the member's origin, in C
    joint: tuple[Node, ...]  # along the member's own motion [N m or N]

    def plus(self, more: Iterable[OnMember]) -> Applied:
        """Return these loads with others."""
        wrench, joint = list(self.wrench), list(self.joint)
        for on in more:
            joint[on.member] = plus(joint[on.member], on.joint)
            torque, force = wrench[on.member]
            force = add3(force, on.wrench.force)
            wrench[on.member] = SpatialForce(add3(torque, on.wrench.torque), force)
        return Applied(tuple(wrench), tuple(joint))


@final
@dataclass(frozen=True)
class OnMember:
    """The effect of a load on a member of that number."""

    member: int
    joint: Node  # along its own motion [N m or N]
    wrench: SpatialForce  # about its origin, in C


def applied_loads(
    kinematics: TreeKinematics, some: Sequence[NamedLoad] | None = None
) -> Applied:
    """Return loads, sensors and expressions in them replaced by their formulas."""
    system, n = kinematics.system, len(kinematics.tree.members) + 1
    some = system.acting if some is None else some
    loads = part_by_part(some, "loads", lambda one: f"load {one.name}")
    return Applied((NO_FORCE,) * n, (ZERO,) * n).plus(
        on for one in loads for on in of_load(kinematics.for_load(one.load), one)
    )


def of_load(kinematics: Measuring, named: NamedLoad) -> Iterator[OnMember]:
    """Yield what a load does to members."""
    in_joints = named.load.joint_loads(kinematics)
    wrenches = named.load.wrenches(kinematics)
    return on_members(kinematics, in_joints, wrenches, f"load {named.name!r}")


def on_members(
    kinematics: Measuring,
    in_joints: Iterable[JointLoad],
    wrenches: Iterable[Wrench],
    who: str,
) -> Iterator[OnMember]:
    """Yield what forces in joints and wrenches do to members; the world is none."""
    for load in in_joints:
        i = kinematics.links[load.joint.name][load.index].index
        (along,) = kinematics.resolve([load.force], who)
        yield OnMember(i, along, NO_FORCE)
    for wrench in wrenches:
        i = kinematics.places.place(wrench.on).link
        if i:
            at = kinematics.places.point(wrench.on)
            yield OnMember(i, ZERO, in_member(kinematics, wrench, who).about(at))


def in_world(kinematics: Measuring, wrench: Wrench, who: str) -> SpatialForce:
    """Return a wrench about its frame, in the world's axes."""
    torque, force = _resolved(kinematics, wrench, who)
    out, axes = kinematics.places.into_world, wrench.expressed_in
    return SpatialForce(out(axes, torque), out(axes, force))


def in_member(kinematics: Measuring, wrench: Wrench, who: str) -> SpatialForce:
    """Return a wrench about its frame, in C."""
    torque, force = _resolved(kinematics, wrench, who)
    into, axes = kinematics.places.into_member, wrench.expressed_in
    return SpatialForce(into(wrench.on, axes, torque), into(wrench.on, axes, force))


def _resolved(kinematics: Measuring, wrench: Wrench, who: str) -> SpatialForce:
    nodes = kinematics.resolve([*wrench.force, *wrench.torque], who)
    return SpatialForce(vec(nodes[3:]), vec(nodes[:3]))


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


class LooseLinksError(SymbodyError):
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
        motion = Motion(w, (), (), (), (), ())
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

    def gap(self, a: Frame, b: Frame) -> Vec:
        """Return the vector from A's origin to B's, in C of their carrier [m]."""
        p = self._loose.position(b, a, None)
        return matvec(transposed(self.places.pose(self.carrier(a, b))[0]), p)

    def attitudes(self, a: Frame, b: Frame) -> tuple[Mat, Mat]:
        """Return R_CA and R_CB; entries that are constant in the tree are so here."""
        R = transposed(self.places.pose(self.carrier(a, b))[0])
        of_a, of_b = self._kinematics.attitudes(a, b)
        return (
            _as_constant(matmul(R, self.places.attitude(a)), of_a),
            _as_constant(matmul(R, self.places.attitude(b)), of_b),
        )

    def slide(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line that joints let the origins move along; None if not one."""
        return self._kinematics.slide(a, b) if self._slides_between(a, b) else None

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
            raise LooseLinksError
        return rate

    def partial_velocities(self, *arguments: object) -> list[tuple[Vec, Vec]]:
        """Raise, as loose links follow no joints."""
        raise LooseLinksError


def _as_constant(loose: Mat, real: Mat) -> Mat:
    rows = (
        tuple(y if isinstance(y, Const) else x for x, y in zip(*pair, strict=True))
        for pair in zip(loose, real, strict=True)
    )
    return tuple(rows)  # type: ignore[return-value]


def _symbols(number: int) -> Any:
    names = ("p", "Rx", "Ry", "Rz", "v", "w")
    return tuple(Symbol(f"{name}_{number}[{k}]") for name in names for k in range(3))


def loads_by_links(
    of: Derivations, is_number: Callable[[Node], bool]
) -> tuple[LooseLinks, list[list[OnMember]]]:
    """Return loose links, and what loads do to them by their motion, or by q."""
    loose, by_element = LooseLinks(of, is_number), list[list[OnMember]]()
    real = tree_kinematics(of, merge=False).kinematics
    for named in of.system.acting:
        try:
            by_element.append(list(of_load(loose, named)))
        except LooseLinksError:
            by_element.append(list(of_load(real, named)))
    return loose, by_element
