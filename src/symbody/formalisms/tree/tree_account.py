"""Derivations of the tree before any formalism: frames, kinematics, loads."""

from __future__ import annotations

from typing import TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.node import next_serial
from symbody.expr.origins import begin_stage
from symbody.formalisms.derivations import Derivations, of_tree
from symbody.formalisms.tree.loads_on_tree import Applied, applied_loads
from symbody.formalisms.tree.tree import Tree, build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics

# (serial, title): formulas built from this serial on belong to the step of this title.
Marks: TypeAlias = tuple[tuple[int, str], ...]


@final
class Steps:
    """The steps of a derivation, with those of what it starts from.

    Attributes:
        marks: Where their formulas begin, in their order.
    """

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
    """A tree, and positions and velocities of frames on it.

    Attributes:
        tree: The tree.
        kinematics: Builds quantities when first asked for.
        marks: Where its formulas begin.
    """

    tree: Tree
    kinematics: TreeKinematics
    marks: Marks


@final
@dataclass(frozen=True)
class MarkedLoads:
    """The loads on a tree.

    Attributes:
        applied: By member.
        marks: Where formulas of kinematics and loads begin.
    """

    applied: Applied
    marks: Marks


@of_tree
def tree_kinematics(of: Derivations, *, merge: bool) -> MarkedTree:
    """Return the tree of a system with its kinematics.

    Args:
        of: The account.
        merge: Whether links with parallel axes share a frame.
    """
    marks = ((next_serial(), "kinematics"),)
    begin_stage("kinematics")
    tree = build_tree(of.system, merge=merge)
    return MarkedTree(tree, TreeKinematics(of.system, tree), marks)


@of_tree
def tree_loads(of: Derivations, *, merge: bool) -> MarkedLoads:
    """Return what all loads do to the members of the tree.

    Args:
        of: The account.
        merge: As of `tree_kinematics`.
    """
    found = tree_kinematics(of, merge=merge)
    # Velocities belong to the kinematics, whatever loads ask for.
    found.kinematics.motion()
    marks = (*found.marks, (next_serial(), "forces"))
    return MarkedLoads(applied_loads(of.system, found.tree, found.kinematics), marks)
