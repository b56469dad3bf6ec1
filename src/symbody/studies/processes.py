"""Blocks of runs by threads, or by other processes, which may die."""

from __future__ import annotations

import os
import pickle
import shutil
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager
from itertools import chain
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from types import ModuleType
from typing import Any, TypeAlias, final

from symbody.analyses.run.integrate import interrupts_noted
from symbody.errors import FileError, ModelError, warn_user
from symbody.studies.content import is_own_module
from symbody.studies.description import imported
from symbody.studies.keep import Block
from symbody.studies.runs import Runs, error_text

Numbered: TypeAlias = Sequence[int]
# So many blocks wait for each worker: it need not wait, and memory stays bounded.
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

    Workers that import them anew miss what has changed; by name they go with a warning.
    """
    cloudpickle = imported("cloudpickle")
    before = cloudpickle.list_registry_pickle_by_value()
    modules = [m for m in [*sys.modules.values()] if isinstance(m, ModuleType)]
    others = [m for m in modules if "__main__" not in m.__name__]
    mine = [m for m in others if is_own_module(m) and m.__name__ not in before]
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


# A block at which workers died so often is done run by run, to find the one that kills.
_DEATHS = 2
# So often must a run alone kill its worker until it is given up: others kill, too.
_DEATHS_ALONE = 3
# So often in a row may workers die before they have begun anything.
_DEATHS_EARLY = 8
# So often a worker looks whether its client lives [s].
_LOOK = 1.0


def in_processes(
    runs: Runs,
    blocks: Iterable[Numbered],
    workers: int,
    time_limit: float | None,
    *,
    alone: bool = False,
) -> Iterator[Block]:
    """Yield blocks as other processes of this machine get them done.

    Blocks of a worker that dies are done again, `alone` run by run; a run that kills
    each time, or passes `time_limit` [s], is a failure.
    """
    coming, left, deaths = iter(blocks), list[Numbered](), _Deaths()
    most = _DEATHS_ALONE if alone else _DEATHS
    while True:
        with _pool(runs, workers, time_limit) as (submit, begun):
            again = (left.pop(0) for _ in range(len(left)))
            pump = Pump(submit, chain(again, coming), workers)
            try:
                for _, entry in pump.done():
                    yield entry.result()
                return
            except BrokenProcessPool:
                deaths.blame(pump.taken, begun_in(begun))
                left = [*pump.taken, *left]
        for block in [b for b in left if deaths.of(b) >= most]:
            if alone:
                yield runs.lost(block[0], LOST)
            else:
                each = [[run] for run in block]
                parts = in_processes(runs, each, 1, time_limit, alone=True)
                yield Block.joined([*parts])
            left.remove(block)


@final
class _Deaths:
    """Counts of the deaths of workers, block by block."""

    def __init__(self) -> None:
        self._of = Counter[int]()
        self._early = 0

    def of(self, block: Numbered) -> int:
        """Return how often one died at a block."""
        return self._of[block[0]]

    def blame(self, taken: Iterable[Numbered], begun: set[int]) -> None:
        """Count a death at begun blocks; ModelError if workers never begin."""
        self._of.update(block[0] for block in taken if block[0] in begun)
        self._early = 0 if begun else self._early + 1
        if self._early >= _DEATHS_EARLY:
            raise ModelError(
                f"study: worker processes died {self._early} times in a row while they "
                f"started, before any run. Something ends them, such as a machine that "
                f"is out of memory: take fewer workers, or where='threads'."
            )


@contextmanager
def _pool(
    runs: Runs, workers: int, time_limit: float | None
) -> Iterator[tuple[Callable[[Numbered], Future[Any]], Path]]:
    """Give what submits blocks to worker processes, and the file of those begun.

    Workers read what they need from a file, as more than some tens of kilobytes in the
    pipe that starts one would block who starts it.
    """
    loky = imported("loky")
    with ExitStack() as closing:
        try:
            folder = Path(mkdtemp(prefix="symbody-study-"))
            closing.callback(shutil.rmtree, folder, ignore_errors=True)
            values, begun = folder / "runs", folder / "begun"
            with modules_by_value(runs) as pickled:
                values.write_bytes(pickled)
            begun.touch()
        except OSError as error:
            raise FileError(
                f"folder {gettempdir()!r}: what the worker processes of a study need "
                f"cannot be written ({error.strerror or error}). Make room, or name "
                f"another folder in TMPDIR."
            ) from None
        own = values, time_limit, begun, os.getpid()
        pool = loky.ProcessPoolExecutor(workers, initializer=_prepare, initargs=own)

        def submit(block: Numbered) -> Future[Any]:
            # A worker that has started while Ctrl-C ends the start is known to nobody
            # who would end it, and Python waits for it when it ends.
            with interrupts_noted() as pressed:
                future: Future[Any] = pool.submit(_work, block)
            if pressed:
                signal.raise_signal(signal.SIGINT)
            return future

        try:
            yield submit, begun
        finally:
            pool.shutdown(wait=False, kill_workers=True)


def note_begun(path: Path, first: int) -> None:
    """Write down that a block is begun."""
    # A whole line, at the end of the file, whoever writes meanwhile.
    with path.open("ab", buffering=0) as file:
        file.write(b"%d\n" % first)


def begun_in(path: Path) -> set[int]:
    """Return the numbers of the first runs of the blocks that were begun."""
    return set(map(int, path.read_bytes().split()))


# What a worker process keeps: the runs or why there are none, how long one may take
# [s], and the file for what it begins.
_AT_WORK: dict[str, Any] = {}


def _prepare(path: Path, time_limit: float | None, begun: Path, client: int) -> None:
    """Make a worker process ready. Ctrl-C is for the process that waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if os.name == "posix":  # elsewhere the parent's number outlives it
        threading.Thread(target=_end_with, args=(client,), daemon=True).start()
    _AT_WORK["time_limit"], _AT_WORK["begun"] = time_limit, begun
    try:
        _AT_WORK["runs"] = pickle.loads(path.read_bytes())
    except Exception as error:  # any, while the user's modules are imported
        _AT_WORK["error"] = error_text(error)


def _end_with(client: int) -> None:
    """End this process after its client, as workers hold the queue open themselves."""
    while os.getppid() == client:
        time.sleep(_LOOK)
    os._exit(1)


def _work(block: Numbered) -> Block:
    if "runs" not in _AT_WORK:
        raise ModelError(
            f"study: a worker process cannot load the model or a function of the study "
            f"({_AT_WORK['error']}). Put what it cannot import into an installed "
            f"package or into the script itself, or take where='threads'."
        )
    note_begun(_AT_WORK["begun"], block[0])
    runs: Runs = _AT_WORK["runs"]
    limit = _AT_WORK["time_limit"]
    if limit is None:
        return whole(runs.block(block))
    return Block.joined([_limited(runs, run, limit) for run in block])


def _limited(runs: Runs, run: int, limit: float) -> Block:
    """Return one run, or its failure if it takes longer than it may."""
    try:
        with _alarm(limit):
            return whole(runs.block([run]))
    except _TooLong:
        return runs.lost(run, f"it took longer than the limit of {limit:g} s.")


class _TooLong(BaseException):
    """A run takes longer than it may; nobody but the worker takes it."""


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Raise _TooLong in the main thread after some time."""

    def ring(number: int, frame: object) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
