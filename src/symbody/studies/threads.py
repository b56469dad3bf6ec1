"""Blocks of runs by threads; and what other workers of blocks need, too."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import contextmanager
from types import ModuleType
from typing import Any, TypeAlias, final

from symbody.errors import warn_user
from symbody.studies.block import Block
from symbody.studies.content import is_own_module
from symbody.studies.run_options import imported
from symbody.studies.runs import Runs, error_text

Numbered: TypeAlias = Sequence[int]
# So many blocks wait for a worker, each: it never waits for its next one, and memory
# stays bounded.
_AHEAD = 2
LOST = "its worker process died, each time."


def in_threads(runs: Runs, blocks: Iterable[Numbered], workers: int) -> Iterator[Block]:
    """Yield blocks as threads get them done, side by side in compiled code."""
    halt = threading.Event()
    if workers == 1:
        for block in blocks:
            yield whole(runs.block(block))
        return
    with ThreadPoolExecutor(workers) as pool:
        pump = Pump(lambda b: pool.submit(runs.block, b, halt.is_set), blocks, workers)
        try:
            for _, entry in pump.done():
                yield whole(entry.result())
        finally:
            halt.set()
            pump.cancel()


@final
class Pump:
    """Keeps workers busy with blocks, and memory bounded."""

    def __init__(
        self,
        submit: Callable[[Numbered], Future[object]],
        blocks: Iterable[Numbered],
        workers: int,
    ) -> None:
        self._submit, self._coming, self._workers = submit, iter(blocks), workers
        self._waiting: dict[Future[object], Numbered] = {}
        self._last: Numbered | None = None
        self._taken: Numbered | None = None

    @property
    def taken(self) -> list[Numbered]:
        """The blocks that were taken and are not done."""
        entries = [self._last, self._taken]
        return [*(b for b in entries if b is not None), *self._waiting.values()]

    def done(self) -> Iterator[tuple[Numbered, Future[Any]]]:
        """Yield blocks that are done."""
        more = True
        while more or self._waiting:
            while more and len(self._waiting) < _AHEAD * self._workers:
                self._taken = block = next(self._coming, None)
                more = block is not None
                if block is not None:
                    self._waiting[self._submit(block)] = block
                    self._taken = None
            if self._waiting:
                done, _ = wait(self._waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    self._last = self._waiting.pop(future)
                    yield self._last, future
                    self._last = None

    def cancel(self) -> None:
        """Forget the blocks that no worker has begun."""
        for future in self._waiting:
            future.cancel()


def whole(block: Block | None) -> Block:
    """Return a block that nobody has stopped."""
    assert block is not None, "nobody has stopped it"
    return block


@contextmanager
def modules_by_value(runs: Runs) -> Iterator[bytes]:
    """Let the user's modules be sent with what they hold now, not by their names.

    A worker that imported them anew would not have what was changed since they were
    read, and its runs would differ from those in threads. Where something in them
    cannot be sent, they go by name, and the user is warned.
    """
    cloudpickle = imported("cloudpickle")
    before = cloudpickle.list_registry_pickle_by_value()
    mine = [m for m in _own_modules() if m.__name__ not in before]
    for module in mine:
        cloudpickle.register_pickle_by_value(module)
    try:
        try:
            pickled: bytes = cloudpickle.dumps(runs)
        except Exception as error:  # any, of the user's own objects
            for module in mine:
                cloudpickle.unregister_pickle_by_value(module)
            mine = []
            pickled = cloudpickle.dumps(runs)
            warn_user(
                f"study: the user's modules cannot be sent to workers as they are "
                f"({error_text(error)}). Workers import them anew, without what was "
                f"changed in them since. Keep what cannot be sent out of modules that "
                f"the study uses, or take where='threads'."
            )
        yield pickled
    finally:
        for module in mine:
            cloudpickle.unregister_pickle_by_value(module)


def _own_modules() -> list[ModuleType]:
    modules = [m for m in [*sys.modules.values()] if isinstance(m, ModuleType)]
    return [m for m in modules if "__main__" not in m.__name__ and is_own_module(m)]
