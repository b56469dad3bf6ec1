"""Joints of a graph that are not in its tree."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass


@final
@dataclass(frozen=True)
class Chord:
    """A joint that was cut, or that a body on no path to the world was given.

    Attributes:
        joint: Name of the joint.
        parent: Name of the body that it is on.
        child: Name of the other body.
        constraint: Name of what takes its place; empty for a joint that was added.
        keeps: Whether the coordinates of the joint stay, as something refers to them.
    """

    joint: str
    parent: str
    child: str
    constraint: str = ""
    keeps: bool = False

    def text(self) -> str:
        """Return what was done, as a line of a description."""
        between = f"joint {self.joint!r} from {self.parent!r} to {self.child!r}"
        if not self.constraint:
            return (
                f"no joint leads from the world to body {self.child!r}, so it moves by "
                f"the free joint {self.joint!r}"
            )
        if self.keeps:
            return (
                f"{between} was cut, its coordinates stay: constraint "
                f"{self.constraint!r}"
            )
        return f"{between} was cut: constraint {self.constraint!r}"
