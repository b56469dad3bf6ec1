"""Runs on a cluster of Dask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager, suppress
from types import ModuleType
from typing import Any

from symbody.errors import ModelError
from symbody.studies.block import Block
from symbody.studies.description import imported
from symbody.studies.processes import LOST, Numbered, modules_by_value, whole
from symbody.studies.runs import Runs

# So many blocks wait for each thread of the cluster.
_AHEAD = 3
# A scheduler that has had nothing to do for so long ends, and its workers with it: its
# client was killed.
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
            if _is_there(client):
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
                yield _one_by_one(client, distributed, there, runs, block)
    finally:
        if _is_there(client):
            client.cancel(list(table))


def _is_there(client: Any) -> bool:
    return bool(client.status == "running")


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
                if not _is_there(client):
                    # Workers end by themselves; closing would ask the scheduler first.
                    closing.pop_all()
                    closing.callback(_close_without_scheduler, made)


def _close_without_scheduler(cluster: Any) -> None:
    """Close a cluster that is told so in vain, in short time."""
    config = imported("dask").config
    with config.set({"distributed.comm.timeouts.connect": _GONE}), suppress(OSError):
        cluster.close()


def client_at(address: str) -> Any:
    """Return a client of the cluster at an address, where somebody must answer."""
    try:
        return imported("distributed").Client(address, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise ModelError(
            f"Study.run: where={address!r}: no scheduler of Dask answers there within "
            f"{_PATIENCE} s ({error}). Give the address that it prints when it starts, "
            f"such as 'tcp://192.168.0.5:8786'."
        ) from None


def _work(runs: Runs, block: Numbered) -> Block:
    return whole(runs.block(block))


def _one_by_one(
    client: Any, distributed: ModuleType, there: object, runs: Runs, block: Numbered
) -> Block:
    """Return a block run by run, as one of them kills its worker."""
    parts = []
    for run in block:
        future = client.submit(_work, there, [run], pure=False)
        try:
            parts.append(future.result())
        except distributed.KilledWorker:
            parts.append(runs.lost(run, LOST))
    return Block.joined(parts)
