"""The functions of a model for many rows at once."""

from __future__ import annotations

import os
import re
from typing import Any, Literal, Protocol, TypeAlias, overload

from symbody.arguments import Arguments, among
from symbody.errors import DerivationError
from symbody.pipeline.compiled_functions import CompiledFunctions
from symbody.runtime.batch import Batch
from symbody.runtime.lanes_code import needs_double

Precision: TypeAlias = Literal["double", "single"]
_DEVICES = (
    "Give 'cpu' for the processor's lanes, 'cuda' for a graphics processor of NVIDIA, "
    "'cuda:1' for the second one, 'emulated_cuda' to compare numbers without any."
)


class RowsOnDevice(Protocol):
    """A `DeviceBatch`, without what it needs there."""

    name: str
    where: str
    device: str

    def __call__(
        self, *arguments: object, p: object = None, into: object = None
    ) -> Any:
        """Return the results, a row for each evaluation."""

    def to_device(self, array: object) -> Any:
        """Return a copy of an array in the memory of the device, to call with."""


@overload
def batch(
    model: CompiledFunctions,
    purpose: str,
    *,
    workers: int | None = None,
    device: Literal["cpu"] = "cpu",
    precision: Precision = "double",
) -> Batch: ...
@overload
def batch(
    model: CompiledFunctions,
    purpose: str,
    *,
    workers: None = None,
    device: Literal["cuda", "emulated_cuda"],
) -> RowsOnDevice: ...
@overload
def batch(
    model: CompiledFunctions,
    purpose: str,
    *,
    workers: None = None,
    device: str,
    precision: Precision = "double",
) -> Batch | RowsOnDevice: ...
def batch(
    model: CompiledFunctions,
    purpose: str,
    *,
    workers: int | None = None,
    device: str = "cpu",
    precision: Precision = "double",
) -> Batch | RowsOnDevice:
    """Return a function for many states at once, in lanes and threads, or on a GPU.

    It is called as the function, with arguments that have a row for each evaluation
    or are shared by all: ``compiled.batch("derivatives")(0.0, Y, u)`` for Y of the
    shape (N, number of states). Parameters may have rows, too, as ``p=P``. Lanes
    give what the function gives, up to rounding, and do not know of each other.

    On a graphics processor (``device="cuda"``) arguments may be arrays there, of
    any package with DLPack or ``__cuda_array_interface__``; results are there then.

    Args:
        model: Whose function it is.
        purpose: Of the function, e.g. "derivatives"; see FUNCTIONS. Derivatives
            have names such as "jacobian(vd; q, v)", see `jacobian`.
        workers: Number of threads; as many as processors by default.
        device: What evaluates it: "cpu"; "cuda" or "cuda:1", a graphics processor
            of NVIDIA, by its driver alone; "emulated_cuda", the text for these run
            by the processor, to compare numbers.
        precision: "double", or "single": float32 with some seven digits, twice as many
            rows at once in twice as many lanes. Arguments and results are arrays of
            float32; arguments of another kind are rounded. Parameters become constants
            before they are rounded, unless rows have their own.

    Raises:
        DerivationError: There is no function for this purpose, or the model is
            compiled by another backend than LLVM, or single precision is not enough
            for the function: it solves equations in blocks, has products of matrices
            or constants that no float32 holds, calls Python, or is a loop over links.
        CallError: Parameters, or constants of these, are none of single precision.
        CompileError: There is no such device, its driver is too old, or it cannot
            run the function.

    Example:
        >>> import numpy as np
        >>> import symbody as sb
        >>> compiled = sb.compile_model(sb.library.double_pendulum())
        >>> compiled.batch("derivatives")(0.0, np.zeros((1000, 4)), []).shape
        (1000, 4)
    """
    arguments = Arguments("batch", DerivationError)
    function = model.function(purpose)
    if model.backend != "llvm":
        rule, remedy = "'llvm', which writes vectors", "Compile the model by LLVM."
        raise arguments.refused("backend", model.backend, rule, remedy)
    if workers is not None:
        workers = arguments.whole("workers", workers, least=1)
    arguments.word("precision", precision, Precision)
    if precision == "single":
        why = needs_double(function.entry)
        if why or not among(device, ("cpu",)):
            rule = f"'double' for {purpose!r}, which {why or 'a device evaluates'}"
            raise arguments.refused("precision", precision, rule, "Leave it away.")
    if among(device, ("cpu",)):
        return Batch(function, workers or processors(), precision=precision)
    text = arguments.text("device", device, _DEVICES)
    if not is_device(text):
        rule = "'cpu', 'cuda', 'cuda:N' or 'emulated_cuda'"
        raise arguments.refused("device", device, rule, _DEVICES)
    if workers is not None:
        rule, remedy = "left out where a device evaluates", "Leave it away."
        raise arguments.refused("workers", workers, rule, remedy)
    # It is needed on a device only.
    from symbody.runtime.cuda.batch import DeviceBatch, Kernels

    return DeviceBatch(function, text, model.shared.once(("kernels", purpose), Kernels))


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
