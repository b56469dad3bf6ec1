"""C code that is made fast, as it runs for some milliseconds only."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from symbody.runtime import compiler


@contextmanager
def quick_c() -> Iterator[None]:
    """Let no C compiler optimize."""
    flags = ["-O0" if flag == "-O2" else flag for flag in compiler._FLAGS]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiler, "_FLAGS", tuple(flags))
        patch.setattr(compiler, "_LONG_FLAG", "-O0")
        yield
