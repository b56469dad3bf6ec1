"""The functions of a model for many rows at once."""

from __future__ import annotations

import os
import re
from dataclasses import field
from typing import TYPE_CHECKING, Any, final

from symbody.arguments import Arguments, among
from symbody.dataclass import dataclass
from symbody.errors import DerivationError
from symbody.runtime.batch import Batch
from symbody.runtime.batch_task import Lanes
from symbody.runtime.functions import CompiledFunction

if TYPE_CHECKING:
    # For annotations; it is needed on a device only.
    from symbody.runtime.cuda.batch import DeviceBatch

_DEVICES = (
    "Give 'cpu' for the processor's lanes, 'cuda' for a graphics processor of NVIDIA, "
    "'cuda:1' for the second one, 'emulated_cuda' to compare numbers without any."
)


@final
@dataclass(frozen=True)
class Made:
    """Machine code of a function, for all values of parameters.

    Attributes:
        lanes: For the processor.
        kernels: For graphics processors.
    """

    lanes: dict[frozenset[str], Lanes] = field(default_factory=dict)
    kernels: dict[tuple[str, bool], Any] = field(default_factory=dict)


def batch_of(
    function: CompiledFunction,
    backend: str,
    workers: int | None,
    device: str,
    made: Made,
) -> Batch | DeviceBatch:
    """Return a function for many rows at once.

    Args:
        function: The function, with values of its parameters.
        backend: What made it.
        workers: Number of threads; as many as processors by default.
        device: What evaluates it.
        made: Keeps its machine code.

    Raises:
        DerivationError: LLVM has not made it, or arguments are wrong.
        CompileError: There is no such device.
    """
    arguments = Arguments("batch", DerivationError)
    if backend != "llvm":
        rule, remedy = "'llvm', which writes vectors", "Compile the model by LLVM."
        raise arguments.refused("backend", backend, rule, remedy)
    if workers is not None:
        workers = arguments.whole("workers", workers, least=1)
    if among(device, ("cpu",)):
        return Batch(function, workers or processors(), made.lanes)
    text = arguments.text("device", device, _DEVICES)
    if not is_device(text):
        rule = "'cpu', 'cuda', 'cuda:N' or 'emulated_cuda'"
        raise arguments.refused("device", device, rule, _DEVICES)
    if workers is not None:
        rule, remedy = "left out where a device evaluates", "Leave it away."
        raise arguments.refused("workers", workers, rule, remedy)
    # As above.
    from symbody.runtime.cuda.batch import DeviceBatch

    return DeviceBatch(function, text, made.kernels)


def is_device(word: object) -> bool:
    """Return whether a word is the name of a graphics processor."""
    return isinstance(word, str) and bool(
        re.fullmatch(r"cuda(:\d{1,3})?|emulated_cuda", word)
    )


def processors() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
