"""The fixed joint: two bodies move as one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from symbody.model.joint_types.element import Element


@final
@dataclass(frozen=True)
class Fixed:
    """No relative motion: the joint's frames coincide."""

    @property
    def elements(self) -> tuple[Element, ...]:
        """None."""
        return ()
