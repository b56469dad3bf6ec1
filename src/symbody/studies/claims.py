"""Claims on a store: which of several clients makes it, and does which blocks."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import ModuleType
from typing import Any, final

from symbody.whole_files import telling


@final
class Claims:
    """The blocks that this client does; no other client does them meanwhile.

    A claim is a lock of the system on a file, which ends with its process. A block is
    looked at again after it is claimed: another client may have done it in between.
    """

    def __init__(
        self,
        folder: Path,
        filelock: ModuleType,
        is_done: Callable[[Sequence[int]], bool],
    ) -> None:
        """Claim nothing yet."""
        self._folder, self._filelock, self._is_done = folder, filelock, is_done
        self._held: dict[int, Any] = {}

    def take(self, blocks: Iterable[Sequence[int]]) -> Iterator[Sequence[int]]:
        """Yield the blocks that are neither done nor claimed by others, claimed."""
        for block in blocks:
            lock = self._filelock.FileLock(self._path(block[0]))
            with telling(self._folder):
                try:
                    lock.acquire(timeout=0)
                except self._filelock.Timeout:
                    continue
            self._held[block[0]] = lock
            if self._is_done(block):
                self.done(block[0])
            else:
                yield block

    def done(self, first: int) -> None:
        """Give up the claim on a block that is done."""
        # Who has the file open still finds the block done.
        self._path(first).unlink(missing_ok=True)
        self._held.pop(first).release()

    def drop(self) -> None:
        """Give up all claims; others may do these blocks."""
        while self._held:
            self._held.popitem()[1].release()

    def clear(self) -> None:
        """Remove what is left of the claims of clients that have died."""
        shutil.rmtree(self._folder, ignore_errors=True)

    def _path(self, first: int) -> Path:
        return self._folder / str(first)


@contextmanager
def claims(
    path: Path, filelock: ModuleType, is_done: Callable[[Sequence[int]], bool]
) -> Iterator[Claims]:
    """Give claims on a store's blocks, which end with the context."""
    folder = path.with_name(f".{path.name}.claims")
    with telling(folder):
        folder.mkdir(exist_ok=True)
    own = Claims(folder, filelock, is_done)
    try:
        yield own
    finally:
        own.drop()
        with suppress(OSError):  # another client has claims
            folder.rmdir()


@contextmanager
def making(path: Path, filelock: ModuleType) -> Iterator[None]:
    """Keep other clients waiting while a store is made or looked at."""
    place = path.with_name(f".{path.name}.lock")
    lock = filelock.FileLock(place)
    with telling(path):
        # Locks wait for a file that cannot be made as for one that another holds.
        place.touch()
        lock.acquire()
    try:
        yield
    finally:
        lock.release()
