"""C code that is made fast, as it runs for some milliseconds only."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from symbody.runtime import compiler
from symbody.runtime.compiler import Compiler

_run = Compiler.run
# By all that they are made of; FMUs of both versions of FMI have most in common.
_objects: dict[tuple[str, ...], bytes] = {}


def _texts(folder: Path, name: str, into: dict[str, str]) -> dict[str, str]:
    """Return the texts of a source and of what it includes, by name."""
    if name not in into and (folder / name).exists():
        into[name] = (folder / name).read_text("utf-8")
        for other in re.findall(r'#\s*include\s+"(.*)"', into[name]):
            _texts(folder, other, into)
    return into


def _run_once(
    self: Compiler, arguments: Sequence[str], folder: str | None = None
) -> None:
    """Call the compiler, but take an object that it has made of the same texts."""
    if "-c" not in arguments:
        return _run(self, arguments, folder)
    assert folder is not None
    target, source = (Path(folder) / name for name in arguments[-2:])
    texts = _texts(source.parent, source.name, {})
    key = (*self.command, *arguments, *texts, *texts.values())
    if key not in _objects:
        _run(self, arguments, folder)
        _objects[key] = target.read_bytes()
    target.write_bytes(_objects[key])
    return None


@contextmanager
def quick_c() -> Iterator[None]:
    """Let no C compiler optimize, nor make an object again."""
    flags = ["-O0" if flag == "-O2" else flag for flag in compiler._FLAGS]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiler, "_FLAGS", tuple(flags))
        patch.setattr(compiler, "_LONG_FLAG", "-O0")
        patch.setattr(Compiler, "run", _run_once)
        yield
