"""How nodes of connections move, as formulas."""

from __future__ import annotations

from typing import final

from symbody.dataclass import dataclass
from symbody.spatial.vectors import Vec


@final
@dataclass(frozen=True)
class NodeMotion:
    """The velocity of a node, in the world's axes.

    Attributes:
        velocity: Of its origin [m/s].
        spin: Its angular velocity [rad/s].
        unknown: Why these are not known, for messages; empty if they are.
    """

    velocity: Vec
    spin: Vec
    unknown: str = ""
