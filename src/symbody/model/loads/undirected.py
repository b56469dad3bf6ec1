"""Loads along the line of two points, which has no direction where they meet."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from symbody.expr.node import Node
from symbody.model.kinematics import Kinematics
from symbody.spatial.vectors import Vec


@runtime_checkable
class Undirected(Protocol):
    """A load whose force would flip if its ends pass through each other."""

    def undirected(self, kinematics: Kinematics) -> tuple[Vec, Node] | None:
        """Return the vector between the ends, and the force along it.

        The vector is in the world's axes [m]. None if the force has a direction where
        the ends meet, or vanishes there.
        """
        ...
