"""The fixed joint: two bodies move as one."""

from __future__ import annotations

from typing import final

from symbody.model.field import value_kind
from symbody.model.joint_types.element import Element


@final
@value_kind
class Fixed:
    """No relative motion: the joint's frames coincide."""

    @property
    def elements(self) -> tuple[Element, ...]:
        """None."""
        return ()
