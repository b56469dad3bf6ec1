"""Memory of a device, and what is said where there is too little."""

from __future__ import annotations

from typing import final


@final
class Memory:
    """Memory that is freed when nobody has it any more.

    Attributes:
        address: Where it is.
        size: How many bytes.
        kept: What must live as long.
    """

    def __init__(self, address: int, size: int, stored: object = None) -> None:
        """Keep what is known.

        Args:
            address: Where it is.
            size: How many bytes.
            stored: What must live as long.
        """
        self.address, self.size, self.kept = address, size, stored


@final
class OutOfMemoryError(Exception):
    """A device has no room for so much.

    Attributes:
        size: How many bytes were asked for.
    """

    def __init__(self, size: int) -> None:
        super().__init__(f"{size} bytes")
        self.size = size
