"""Places: where the runs of a study are done, a block of runs at a time."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, final

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.pipeline.batches import is_device, processors
from symbody.studies.block import Block
from symbody.studies.dask_engine import client_at, in_dask, is_client
from symbody.studies.processes import Numbered, in_processes, in_threads
from symbody.studies.runs import Runs

Where: TypeAlias = Literal["threads", "processes", "dask", "cuda", "emulated_cuda"]


@final
@dataclass(frozen=True)
class Place:
    """The place where runs are done."""

    # "threads", "processes", "dask", a graphics processor, an address, a client
    where: object
    workers: int
    time_limit: float | None  # after so long a run is given up [s]

    def placed(self, runs: Runs) -> Runs:
        """Return runs made ready for the place, or raise where its device cannot."""
        if not is_device(self.where):
            return runs
        there = replace(runs, device=str(self.where))
        there.engine()
        return there

    @contextmanager
    def reached(self) -> Iterator[Place]:
        """Yield the place with a client of its cluster; ModelError if none answers."""
        if "://" not in str(self.where) or is_client(self.where):
            yield self
            return
        with client_at(str(self.where)) as client:
            yield replace(self, where=client)

    def blocks(self, runs: Runs, waiting: Iterable[Numbered]) -> Iterator[Block]:
        """Yield blocks as they get done; they are taken as workers need them."""
        if self.where == "threads" or is_device(self.where):
            one = self.where != "threads"  # a device does many runs by itself
            return in_threads(runs, waiting, 1 if one else self.workers)
        if self.where == "processes":
            return in_processes(runs, waiting, self.workers, self.time_limit)
        return in_dask(runs, waiting, self.where, self.workers)


def place_for(
    arguments: Arguments, where: object, workers: int | None, time_limit: float | None
) -> Place:
    """Return where runs are done, or raise if it cannot be had."""
    if not (is_client(where) or "://" in str(where) or is_device(where)):
        arguments.word("where", where, Where)
    if workers is not None:
        workers = arguments.whole("workers", workers, least=1)
        if where not in ("threads", "processes", "dask"):
            rule = "left out, as a cluster or a graphics processor has its own"
            remedy = "Leave it out."
            raise arguments.refused("workers", workers, rule, remedy)
    if time_limit is not None:
        time_limit = arguments.number("time_limit", time_limit, above=0, unit="s")
        rule = "given with where='processes' only, on a system with alarms"
        remedy = "Nothing else can end a run that hangs."
        if where != "processes" or not hasattr(signal, "setitimer"):
            raise arguments.refused("time_limit", time_limit, rule, remedy)
    return Place(where, workers or processors(), time_limit)


def check_place(where: object, workers: int | None, time_limit: float | None) -> None:
    """Raise ModelError unless runs can be done at a place, as far as is known."""
    place_for(Arguments("Study.run", ModelError), where, workers, time_limit)
