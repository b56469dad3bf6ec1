"""Products of pairs of members: rows and columns of the inverse dynamics."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.formalisms.tree.tree import Member
from symbody.spatial.six import SpatialForce
from symbody.spatial.vectors import Vec


@final
@dataclass(frozen=True)
class Row:
    """The factor of a member's generalized force, in some frame.

    Attributes:
        index: Number of the member.
        inertial: I^C S, which accelerations are paired with.
        coriolis: 2 B^Cᵀ S, which changes of angular velocities are paired with.
    """

    index: int
    inertial: SpatialForce
    coriolis: Vec

    def outward(self, member: Member) -> Row:
        """Return the same in the frame of a member's parent."""
        inertial = outward(member, self.inertial)
        return Row(self.index, inertial, member.turn.outward(self.coriolis))


@final
@dataclass(frozen=True)
class Column:
    """The slope of the wrench on what carries a member, by its motion.

    Attributes:
        by_q: With its coordinate.
        by_v: With its velocity.
    """

    by_q: SpatialForce
    by_v: SpatialForce

    def outward(self, member: Member) -> Column:
        """Return the same in the frame of a member's parent."""
        return Column(outward(member, self.by_q), outward(member, self.by_v))


def outward(member: Member, wrench: SpatialForce) -> SpatialForce:
    """Return a wrench about the parent's origin, in the parent's frame."""
    turn = member.turn
    turned = SpatialForce(turn.outward(wrench.torque), turn.outward(wrench.force))
    return turned.about(member.p)
