"""Motions of nodes of connections, as formulas."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.expr.node import Node, Symbol
from symbody.spatial.vectors import Vec


@final
@dataclass(frozen=True)
class LoadsOnNodes:
    """The forces of loads on nodes that depend on each other, wherever they are.

    Attributes:
        coordinates: Of the nodes [m or rad].
        rates: Theirs.
        guesses: For each coordinate a formula of about what it is.
        parts: By load, its forces and torques along the coordinates [N or N m].
        forces: For each node, which of these are forces.
        along: Directions of dampers at the start, a row each, where they act in some
            directions only; their places are states.
        places: What the coordinates are, as formulas of the state.
        flow: What the rates are; zero for those that are not known.
    """

    coordinates: tuple[Symbol, ...]
    rates: tuple[Symbol, ...]
    guesses: tuple[Node, ...]
    parts: tuple[tuple[str, tuple[Node, ...]], ...]
    forces: tuple[tuple[int, ...], ...]
    along: tuple[tuple[float, ...], ...] = ()
    places: tuple[Node, ...] = ()
    flow: tuple[Node, ...] = ()


@final
@dataclass(frozen=True)
class NodeMotion:
    """The velocity of a node, in the world's axes.

    Attributes:
        velocity: Of its origin [m/s].
        spin: Its angular velocity [rad/s].
        unknown: Why these are not known, for messages; empty if they are.
        loads: On it, and on the nodes on which it depends, for messages.
    """

    velocity: Vec
    spin: Vec
    unknown: str = ""
    loads: LoadsOnNodes | None = None
