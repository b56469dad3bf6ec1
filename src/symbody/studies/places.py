"""Places where runs are done a block at a time, among them a cluster of Dask."""

from __future__ import annotations

import signal
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, replace
from types import ModuleType
from typing import Any, Literal, TypeAlias, final

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.pipeline.batches import is_device, processors
from symbody.studies.description import imported
from symbody.studies.keep import Block
from symbody.studies.processes import (
    LOST,
    Numbered,
    in_processes,
    in_threads,
    modules_by_value,
    whole,
)
from symbody.studies.runs import Runs

# So many blocks wait for each thread of the cluster.
_AHEAD = 3
# A scheduler idle for so long ends, and its workers with it: its client was killed.
_ALONE = "60 s"
_OF_SCHEDULER = {"dashboard": False, "idle_timeout": _ALONE}
# How long a scheduler that was lost is asked to close.
_GONE = "1 s"
# How long an address may take to answer [s].
_PATIENCE = 10


def is_client(where: object) -> bool:
    """Return whether something is a client of Dask."""
    return type(where).__module__.startswith("distributed.")


def in_dask(
    runs: Runs, blocks: Iterable[Numbered], where: Any, workers: int
) -> Iterator[Block]:
    """Yield blocks as a cluster gets them done."""
    distributed = imported("distributed")
    with ExitStack() as closing:
        client = where
        if not is_client(where):
            client = closing.enter_context(_own_client(distributed, workers))
        try:
            yield from _of_client(client, distributed, runs, blocks)
        except (CancelledError, OSError) as error:
            if client.status == "running":
                raise
            raise ModelError(
                f"study: the scheduler of Dask at {client.scheduler.address!r} does "
                f"not answer any more. What is in a store stays there: run the study "
                f"with it again, once there is a scheduler."
            ) from error


def _of_client(
    client: Any, distributed: ModuleType, runs: Runs, blocks: Iterable[Numbered]
) -> Iterator[Block]:
    with modules_by_value(runs):
        there = client.scatter(runs, broadcast=True, hash=False)
    waiting = distributed.as_completed()
    table: dict[object, Numbered] = {}
    coming = iter(blocks)

    def submit() -> None:
        block = next(coming, None)
        if block is not None:
            future = client.submit(_work, there, block, pure=False)
            table[future] = block
            waiting.add(future)

    try:
        for _ in range(_AHEAD * max(1, sum(client.nthreads().values()))):
            submit()
        while table:
            future = next(waiting)
            block = table.pop(future)
            submit()
            try:
                yield future.result()
            except distributed.KilledWorker:
                parts = []
                for run in block:
                    future = client.submit(_work, there, [run], pure=False)
                    try:
                        parts.append(future.result())
                    except distributed.KilledWorker:
                        parts.append(runs.lost(run, LOST))
                yield Block.joined(parts)
    finally:
        if client.status == "running":
            client.cancel(list(table))


@contextmanager
def _own_client(distributed: ModuleType, workers: int) -> Iterator[Any]:
    """Give a client of a cluster on this machine, which is closed in the end."""
    # Functions in Python do not run side by side in threads. Workers begun so do not
    # import the user's script, which then needs no guard.
    made = imported("distributed.deploy.subprocess").SubprocessCluster(
        n_workers=workers, threads_per_worker=1, scheduler_kwargs=_OF_SCHEDULER
    )
    with ExitStack() as closing:
        closing.callback(made.close)
        with distributed.Client(made) as client:
            try:
                yield client
            finally:
                if client.status != "running":
                    # Workers end by themselves; closing would ask the scheduler first.
                    closing.pop_all()
                    closing.callback(_close_without_scheduler, made)


def _close_without_scheduler(cluster: Any) -> None:
    """Close a cluster that is told so in vain, in short time."""
    config = imported("dask").config
    with config.set({"distributed.comm.timeouts.connect": _GONE}), suppress(OSError):
        cluster.close()


def _work(runs: Runs, block: Numbered) -> Block:
    return whole(runs.block(block))


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
        try:
            client = imported("distributed").Client(self.where, timeout=_PATIENCE)
        except (OSError, ValueError) as error:
            raise ModelError(
                f"Study.run: where={self.where!r}: no scheduler of Dask answers there "
                f"within {_PATIENCE} s ({error}). Give the address that it prints when "
                f"it starts, such as 'tcp://192.168.0.5:8786'."
            ) from None
        with client:
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
