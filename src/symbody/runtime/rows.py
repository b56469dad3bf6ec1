"""Arguments with a row for each evaluation, or shared by all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from symbody.arguments import real_array
from symbody.errors import CallError
from symbody.runtime.arrays import FLOAT, Slot, Vector


class RowsOnDevice(Protocol):
    """A function of many rows on a graphics processor, without what it needs there.

    Attributes:
        name: Of the function.
        where: The name that the device was asked for by.
        device: Name of what runs it.
    """

    name: str
    where: str
    device: str

    def __call__(
        self, *arguments: object, p: object = None, into: object = None
    ) -> Any:
        """Return the results, a row for each evaluation; see `DeviceBatch`.

        Args:
            *arguments: Those of the function, on the device or not.
            p: Parameters, likewise; those of the model by default.
            into: Nothing.
        """

    def to_device(self, array: object) -> Any:
        """Return a copy of an array in the memory of the device, to call with.

        Args:
            array: Real numbers of any shape.
        """


def named(
    function: str, slots: Sequence[Slot], arguments: Sequence[object]
) -> dict[str, object]:
    """Return arguments by their names.

    Args:
        function: Name for messages.
        slots: What the function takes, in order.
        arguments: What was given.

    Raises:
        CallError: There are too many or too few.
    """
    if len(arguments) != len(slots):
        names = ", ".join(slot.name for slot in slots) or "none"
        more = len(arguments) > len(slots)
        raise CallError(
            f"{function}: {len(arguments)} arguments are given, but it takes "
            f"{names}. Give one each, of its shape or with a row for each "
            f"evaluation{', and parameters by name: p=…' if more else ''}."
        )
    return {slot.name: values for slot, values in zip(slots, arguments, strict=True)}


def numbers(function: str, slot: Slot, value: object) -> Vector:
    """Return an argument as an array of real numbers, whose shape is not looked at.

    Args:
        function: Name for messages.
        slot: What is expected.
        value: What was given.

    Raises:
        CallError: There are no real numbers.
    """
    if value.__class__ is np.ndarray and value.dtype is FLOAT:
        # Nothing is written into it, so that it needs not be copied.
        return value
    if value.__class__ is float:
        return np.array(value)
    array = real_array(value)
    if array is None:
        raise _unfit(function, slot, "no real numbers")
    return array


def has_rows(function: str, slot: Slot, shape: tuple[int, ...]) -> bool:
    """Return whether an argument has a row for each evaluation.

    Args:
        function: Name for messages.
        slot: What is expected.
        shape: What was given.

    Raises:
        CallError: It is neither that shape nor rows of it.
    """
    if shape[max(0, len(shape) - len(slot.shape)) :] != slot.shape:
        raise _unfit(function, slot, f"the shape {shape}")
    if len(shape) > len(slot.shape) + 1:
        raise CallError(
            f"{function}: the argument {slot.name!r} has the shape {shape}. "
            f"It may have one index more than {slot.expected()}: that of the row."
        )
    return len(shape) > len(slot.shape)


def row_count(function: str, counts: Mapping[str, int]) -> int:
    """Return how many evaluations there are.

    Args:
        function: Name for messages.
        counts: Rows of each argument that has rows.

    Raises:
        CallError: None has, or they differ.
    """
    if not counts:
        raise CallError(
            f"{function}: no argument has rows, so there is one evaluation only. "
            f"Call the function itself, or give one argument a row for each."
        )
    if len(set(counts.values())) > 1:
        text = ", ".join(f"{name} {count}" for name, count in counts.items())
        raise CallError(
            f"{function}: the arguments have different numbers of rows: {text}. "
            f"Give as many to each, or none to what all share."
        )
    return next(iter(counts.values()))


def _unfit(function: str, slot: Slot, text: str) -> CallError:
    return CallError(
        f"{function}: the argument {slot.name!r} has {text}, but it must "
        f"have {slot.expected()}, or a row of these for each evaluation."
    )
