"""The functions of a model for many rows at once."""

from __future__ import annotations

import os

from symbody.arguments import Arguments
from symbody.errors import DerivationError
from symbody.runtime.batch import Batch, Lanes
from symbody.runtime.functions import CompiledFunction


def batch_of(
    function: CompiledFunction,
    backend: str,
    workers: int | None,
    made: dict[frozenset[str], Lanes],
) -> Batch:
    """Return a function for many rows at once.

    Args:
        function: The function, with values of its parameters.
        backend: What made it.
        workers: Number of threads; as many as processors by default.
        made: Keeps its machine code, for all values of parameters.

    Raises:
        DerivationError: LLVM has not made it.
    """
    asked = Arguments("batch", DerivationError)
    if backend != "llvm":
        rule, remedy = "'llvm', which writes vectors", "Compile the model by LLVM."
        raise asked.refused("backend", backend, rule, remedy)
    if workers is not None:
        workers = asked.whole("workers", workers, least=1)
    count = workers or processors()
    return Batch(function, count, made)


def processors() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
