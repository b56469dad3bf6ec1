"""Options that all runs of a study or an ensemble share, and its progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, TypeAlias, TypedDict

from symbody.analyses.run.driving import InputsLike
from symbody.analyses.run.keeping import StartLike
from symbody.analyses.run.methods import ConstraintsLike, MethodLike
from symbody.analyses.run.options import Save
from symbody.arguments import Arguments
from symbody.errors import ModelError, from_extra
from symbody.pipeline.functions import Compile


class EnsembleOptions(TypedDict, total=False):
    """Options of every run of an ensemble, as `simulate` has them."""

    parameters: Mapping[str, object] | None
    start: StartLike | None
    inputs: InputsLike | None
    method: MethodLike
    constraints: ConstraintsLike
    compile: Compile


class RunOptions(EnsembleOptions, total=False):
    """Options of every run of a study, as `simulate` has them."""

    save: Save


def imported(module: str, extra: str = "studies") -> Any:
    """Return an optional package of an extra, or raise ModelError how to get it."""
    return from_extra("study", module, extra, ModelError)


# Of the runs done, of all runs.
Progress: TypeAlias = Callable[[int, int], object]


@contextmanager
def telling(
    progress: Progress | bool | None, done: int, runs: int, name: str
) -> Iterator[Callable[[int], None]]:
    """Give a function that is told how many more runs are done, beside some before.

    `progress` tells the user: True is for a bar, None for one where there is a terminal
    or notebook and tqdm is installed, False for none.
    """
    if progress is False or (progress is None and find_spec("tqdm") is None):
        yield lambda more: None
    elif progress is None or progress is True:
        bar = imported("tqdm.auto").tqdm(
            total=runs, initial=done, unit="run", desc=name, smoothing=0.1,
            disable=None if progress is None else False,
        )  # fmt: skip
        with bar:
            yield bar.update
    else:
        arguments = Arguments("Study.run", ModelError)
        remedy = "Give True or False for a bar or none."
        text = arguments.function("progress", progress, ("done", "runs"), remedy)
        at = [done]

        def tell(more: int) -> None:
            at[0] += more
            text(at[0], runs)

        yield tell
