"""Loads by the motion of the links that they look at and act on.

Links are taken as loose: places, axes and velocities of each are symbols, so that the
formulas of a load are as short far out in a tree as at its root.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, final

from symbody.errors import SymbodyError
from symbody.expr.node import Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.tree.kinematics import Motion
from symbody.formalisms.tree.loads_on_tree import OnMember, on_members
from symbody.formalisms.tree.places import Places
from symbody.formalisms.tree.tree_account import tree_kinematics
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.formalisms.tree.user_formulas import UserFormulas
from symbody.model.body import Frame
from symbody.model.kinematics import Slide
from symbody.spatial.rotation import MatrixTurn, Turn
from symbody.spatial.vectors import ZERO_VEC, Vec, transposed
from symbody.system.system import velocity_links


class _UnknownError(SymbodyError):
    """A quantity that loose links do not tell."""


@final
class LooseLinks:
    """Frames on links that move by themselves, as `Kinematics`.

    Attributes:
        symbols: Of each link, from 1, the place, the columns of the axes, velocity and
            angular velocity in these: 18 in all.
        numbers: What symbols stand for in placements of frames.
        places: Frames on these links.

    Args:
        of: The system.
        is_number: Whether a symbol may stand for an entry of a placement.
    """

    def __init__(self, of: Derivations, is_number: Callable[[Node], bool]) -> None:
        self._system = of.system
        real = tree_kinematics(of, merge=False)
        self._measured, members = real.kinematics, real.tree.members
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
        return self._measured.carrier(a, b)

    def slide(self, a: Frame, b: Frame) -> Slide | None:
        """Return the line that joints let the origins move along; None if not one."""
        if not self._slides_between(a, b):
            return None
        return self._measured.slide(a, b)

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
        return self.slide(a, b) is not None and self._measured.is_even(formula, a, b)

    def rate(self, formula: Node) -> Node:
        """Return the rate in time of a formula of the user's."""
        found = self._measured.rate(formula)
        if not self._own.isdisjoint(symbols_of(*self.resolve([formula]))):
            raise _UnknownError
        return found

    def partial_velocities(self, *asked: object) -> list[tuple[Vec, Vec]]:
        """Raise, as loose links follow no joints."""
        raise _UnknownError


def _symbols(number: int) -> Any:
    """Return the symbols of a link."""
    names = ("p", "Rx", "Ry", "Rz", "v", "w")
    return tuple(Symbol(f"{name}_{number}[{k}]") for name in names for k in range(3))


def loads_by_links(
    of: Derivations, is_number: Callable[[Node], bool]
) -> tuple[LooseLinks, list[list[OnMember]]]:
    """Return what each load does to links, by their motion.

    Loads that ask for what loose links do not tell are formulas of the coordinates.

    Args:
        of: The system.
        is_number: See `LooseLinks`.

    Returns:
        The links, and what each load does.
    """
    loose, found = LooseLinks(of, is_number), list[list[OnMember]]()
    real = tree_kinematics(of, merge=False).kinematics
    links = velocity_links(of.system)
    for named in of.system.loads:
        try:
            found.append(list(on_members(links, loose, named)))
        except _UnknownError:
            found.append(list(on_members(links, real, named)))
    return loose, found
