"""Broken files, made of good ones, for tests of readers.

A reader gives a model or a `ReadError`, whatever the bytes are: never another
exception, never a model that cannot be written again.
"""

from __future__ import annotations

import re
import tempfile
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from probes.bent_files import NUMBERS, WORDS, bent_json, bent_xml
from symbody.errors import ModelWarning, ReadError
from symbody.io.formats import read_source
from symbody.io.json.read import read_json
from symbody.io.json.write import write_json
from symbody.io.source import Limits, Source

_TOKEN = re.compile(
    r"[A-Za-z_][\w.]*|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|\s+|.", re.DOTALL
)
_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?\Z")
SMALL = Limits(size=2**22, nesting=100, elements=50_000)


def _tokens(rng: Random, text: str) -> str:
    """Replace, remove, swap or repeat a few words and signs."""
    tokens = _TOKEN.findall(text)
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        i, j = rng.randrange(len(tokens)), rng.randrange(len(tokens))
        tokens[i] = rng.choice((tokens[j], tokens[j], "", tokens[i] * 2))
    return "".join(tokens)


def _numbers(rng: Random, text: str) -> str:
    """Replace numbers by those that make trouble."""
    tokens = _TOKEN.findall(text)
    numbers = [i for i, token in enumerate(tokens) if _NUMBER.match(token)]
    for i in rng.sample(numbers, min(len(numbers), rng.choice((1, 1, 2, 4)))):
        tokens[i] = rng.choice(NUMBERS)
    return "".join(tokens)


def _words(rng: Random, text: str) -> str:
    """Replace a word by one that makes trouble."""
    tokens = _TOKEN.findall(text)
    tokens[rng.randrange(len(tokens))] = rng.choice(WORDS)
    return "".join(tokens)


def _lines(rng: Random, text: str) -> str:
    """Remove, repeat, move or swap lines."""
    lines = text.splitlines(keepends=True)
    for _ in range(rng.choice((1, 1, 2, 4))):
        i, j = rng.randrange(len(lines)), rng.randrange(len(lines))
        match rng.randrange(4):
            case 0:
                lines[i] = ""
            case 1:
                lines.insert(j, lines[i])
            case 2:
                lines[i], lines[j] = lines[j], lines[i]
            case _:
                lines.insert(j, lines.pop(i))
    return "".join(lines)


def _slices(rng: Random, text: str) -> str:
    """Truncate, or remove or repeat a part."""
    i, j = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return rng.choice((text[:i], text[:i] + text[j:], text[:j] + text[i:], text[i:j]))


def _nested(rng: Random, text: str) -> str:
    """Put something nested very deeply somewhere."""
    depth = rng.choice((3, 30, 99, 101, 3000))
    opening, closing = rng.choice(
        (
            ("[", "]"),
            ('{"a":', "}"),
            ("<a>", "</a>"),
            ("(", ")"),
            ("-", ""),
            ("sin(", ")"),
        )
    )
    inside = rng.choice(("", "1", "x", "1,"))
    tokens = _TOKEN.findall(text)
    at = rng.randrange(len(tokens))
    tokens[at] = opening * depth + inside + closing * rng.choice((depth, depth, 0))
    return "".join(tokens)


CHANGES: tuple[Callable[[Random, str], str], ...] = (
    _tokens, _numbers, _numbers, _words, _lines, _slices, _nested,
)  # fmt: skip


def broken(rng: Random, originals: Sequence[bytes]) -> bytes:
    """Return one of some files with something broken in it: its text, or its sense."""
    data = rng.choice(originals)
    if rng.random() < 0.05:
        changed = bytearray(data)
        for _ in range(rng.choice((1, 3, 30))):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        return bytes(changed)
    text = data.decode()
    times = rng.choice((1, 1, 1, 2, 3))
    if rng.random() < 0.7:
        change = bent_json if text.lstrip().startswith("{") else bent_xml
        return change(rng, text, times).encode("utf-8", "surrogatepass")
    for _ in range(times):
        text = rng.choice(CHANGES)(rng, text or " ")
    return text.encode("utf-8", "surrogatepass")


def broken_files(seed: int, originals: Sequence[bytes], count: int) -> Iterator[bytes]:
    """Return broken files made of good ones."""
    rng = Random(seed)
    for _ in range(count):
        yield broken(rng, originals)


def refused(
    data: bytes,
    format_name: str,
    folder: Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> ReadError | None:
    """Read a file that may be broken; return the error, or None if it is a model.

    A model that comes out is written as JSON and read again, which must work.

    Args:
        data: The bytes of the file.
        format_name: Its format.
        folder: Where files that it names may lie.
        options: Of the reader.

    Raises:
        AssertionError: The model does not come back from JSON.
        Exception: The reader does what it must not.
    """
    folders = (folder or Path(tempfile.gettempdir()),)
    source = Source("broken", data, folders, SMALL)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.simplefilter("ignore", ModelWarning)
        try:
            model = read_source(source, format_name, **(options or {}))
        except ReadError as error:
            return error
    own = {"functions": (options or {}).get("functions")}
    text = write_json(model, folders[0] / "again.json")
    again = read_json(Source("again", text.encode(), folders), **own)
    assert write_json(again, folders[0] / "again.json") == text
    return None
