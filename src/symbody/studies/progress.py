"""Progress of a study, in a terminal or notebook or by a function."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TypeAlias

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.studies.optional import imported

# Of the runs done, of all runs.
Progress: TypeAlias = Callable[[int, int], object]


@contextmanager
def telling(
    progress: Progress | bool | None, done: int, runs: int, name: str
) -> Iterator[Callable[[int], None]]:
    """Give a function that is told how many more runs are done.

    Args:
        progress: What tells the user; True for a bar, None for one where there is a
            terminal or notebook and tqdm is installed, False for none.
        done: Runs done before.
        runs: All runs.
        name: Of the model.
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
