"""JSON: untrusted files read within bounds, each value with its line, and written."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from textwrap import fill
from types import MappingProxyType
from typing import Any, TypeAlias, final

from symbody.arguments import near
from symbody.errors import ReadError
from symbody.expr.operation import number
from symbody.io.source import Source, blamed

Path: TypeAlias = tuple[str | int, ...]
Json: TypeAlias = Mapping[str, "Json"] | Sequence["Json"] | str | float | None
Schema: TypeAlias = Mapping[str, Json]

_STRING = r'"[^"\\]*(?:\\.[^"\\]*)*"'
_BRACKET = re.compile(_STRING + r"|[\[\]{}]", re.DOTALL)
_TOKEN = re.compile(_STRING + r'|[\[\]{},:]|[^\s\[\]{},:"]+|\n', re.DOTALL)
_SURROGATE = re.compile("[\ud800-\udfff]")
_SHOWN = 60  # characters of what is quoted in messages
_WIDTH = 88
_BROKEN = 2  # levels that always take a line an entry
_quoted = json.JSONEncoder(ensure_ascii=False).encode


@final
class Document:
    """A file in JSON and its outermost value."""

    def __init__(self, source: Source) -> None:
        """Read a file; ReadError if it is no JSON, too deeply nested or too long."""
        self.source = source
        self.text = source.text
        self._twice = False
        limits, depth = self.source.limits, 0
        if self.text.count(",") > limits.elements:
            raise self.source.error(
                f"it has more than {limits.elements} values. Allow more with "
                f"read(…, limits=Limits(elements=…))."
            )
        for token in _BRACKET.finditer(self.text):
            bracket = token[0]
            if bracket in "[{":
                depth += 1
                if depth > limits.nesting:
                    raise self.source.error(
                        f"its brackets are nested {limits.nesting} deep, and more is "
                        f"not read. Allow more with read(…, limits=Limits(nesting=…)).",
                        self.text.count("\n", 0, token.start()) + 1,
                    )
            elif bracket in "]}":
                depth -= 1
        try:
            value = json.loads(
                self.text,
                parse_int=float,
                parse_float=float,
                object_pairs_hook=self._object,
            )
        except json.JSONDecodeError as error:
            raise source.error(f"it is no JSON: {error.msg}.", error.lineno) from None
        self.root = Item(value, (), self)
        if self._twice:
            _ = self.lines  # it finds out where

    def _object(self, pairs: list[tuple[str, object]]) -> dict[str, object]:
        result = dict(pairs)
        self._twice |= len(result) < len(pairs)
        return result

    @cached_property
    def lines(self) -> dict[Path, int]:
        """The line of every value; raises ReadError where a name stands twice."""
        result: dict[Path, int] = {}
        path: list[str | int] = []
        line, is_key, last = 1, False, ""
        for token in _TOKEN.findall(self.text):
            if token == "\n":
                line += 1
                continue
            if token in ("]", "}"):
                path.pop()
            elif token == ",":
                step = path[-1]
                is_key = isinstance(step, str)
                if not isinstance(step, str):
                    path[-1] = step + 1
            elif token == ":":
                path[-1], is_key = json.loads(last), False
                if tuple(path) in result:
                    raise self.source.error(
                        f"the name {path[-1]!r} stands twice in one object.", line
                    )
            elif not is_key:
                result[tuple(path)] = line
                if token in ("[", "{"):
                    is_key = token == "{"
                    path.append("" if is_key else 0)
            line += token.count("\n")
            last = token
        return result


@final
class Item:
    """A value of a document as Python's json gives it, and the path to it."""

    def __init__(self, value: Any, path: Path, document: Document) -> None:
        self.value = value
        self.path = path
        self.document = document

    @property
    def where(self) -> str:
        """The way to it, elements of lists by their names."""
        words: list[str] = []
        value = self.document.root.value
        for step in self.path:
            value = value[step]
            name = value.get("name") if isinstance(value, dict) else None
            named = isinstance(step, int) and isinstance(name, str)
            words.append(str(name if named else step)[:_SHOWN])
        return ".".join(words)

    def error(self, message: str) -> ReadError:
        """Return an error at this value, to be raised."""
        return self.document.source.error(
            message, self.document.lines.get(self.path), self.where
        )

    def blamed(self) -> AbstractContextManager[None]:
        """Turn errors raised inside into errors at this value."""
        return blamed(self.error)

    def _wrong(self, rule: str) -> ReadError:
        shown = json.dumps(self.value, ensure_ascii=False)
        shown = shown if len(shown) <= _SHOWN else f"{shown[:_SHOWN]}…"
        return self.error(f"{shown} must be {rule}.")

    def is_a(self, kind: type) -> bool:
        """Return whether it is a str, list, dict, float or bool."""
        return isinstance(self.value, kind)

    def items(self) -> list[Item]:
        """Return the values of a list."""
        if not self.is_a(list):
            raise self._wrong("a list")
        return [
            Item(value, (*self.path, i), self.document)
            for i, value in enumerate(self.value)
        ]

    def members(self) -> dict[str, Item]:
        """Return the values of an object, whatever their names."""
        if not self.is_a(dict):
            raise self._wrong("an object in braces")
        return {
            name: Item(value, (*self.path, name), self.document)
            for name, value in self.value.items()
        }

    def fields(
        self,
        required: Iterable[str],
        optional: Iterable[str] = (),
        former: Mapping[str, str] = MappingProxyType({}),
    ) -> dict[str, Item]:
        """Return the values of an object with known names, or with former ones."""
        members, required = self.members(), list(required)
        known = list(dict.fromkeys([*required, *optional]))
        for name in former.keys() & members.keys():
            if former[name] in members:
                raise members[name].error(
                    f"{name!r} is the former name of {former[name]!r}, which is "
                    f"there, too. Leave it out."
                )
            members[former[name]] = members.pop(name)
        for name, item in members.items():
            if name not in known:
                raise item.error(
                    f"the name {name[:_SHOWN]!r} is unknown here."
                    f" {near(name[:_SHOWN], known)} Known are {', '.join(known)}."
                )
        for name in required:
            if name not in members:
                raise self.error(f"{name!r} is missing.")
        return members

    def text(self) -> str:
        """Return a text."""
        if not isinstance(self.value, str):
            raise self._wrong("a text in quotes")
        if not self.value.isascii() and _SURROGATE.search(self.value):
            raise self._wrong("a text of whole characters")
        return self.value

    def flag(self) -> bool:
        """Return true or false."""
        if not isinstance(self.value, bool):
            raise self._wrong("true or false")
        return self.value

    def number(self) -> float:
        """Return a finite number."""
        if not isinstance(self.value, float) or not math.isfinite(self.value):
            raise self._wrong("a finite number")
        return self.value

    def whole(self) -> int:
        """Return a whole number."""
        if not self.number().is_integer():
            raise self._wrong("a whole number")
        return int(self.value)

    def numbers(self) -> list[float]:
        """Return a list of finite numbers."""
        return [item.number() for item in self.items()]


def layout(value: Json, indent: int = 0, level: int = 0, before: int = 0) -> str:
    """Return a value as text that begins after `before` characters of a line."""
    flat = _flat(value)
    if not isinstance(value, list | dict) or not value:
        return flat
    nested = isinstance(value, dict) or any(isinstance(v, list | dict) for v in value)
    if before + len(flat) < _WIDTH and (level >= _BROKEN or not nested):
        return flat
    inner = indent + 2
    if not nested and not any(isinstance(entry, str) for entry in value):
        # Of numbers as many in a line as fit.
        margin = " " * inner
        body = fill(
            flat[1:-1], _WIDTH, initial_indent=margin, subsequent_indent=margin,
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip
        return f"[\n{body}\n{' ' * indent}]"
    pairs: Iterable[tuple[str, Json]] = (("", entry) for entry in value)
    opening, closing = "[]"
    if isinstance(value, dict):
        pairs = ((f"{_quoted(name)}: ", entry) for name, entry in value.items())
        opening, closing = "{}"
    lines = []
    for name, entry in pairs:
        head = " " * inner + name
        lines.append(head + layout(entry, inner, level + 1, len(head) + 1))
    return opening + "\n" + ",\n".join(lines) + "\n" + " " * indent + closing


def _flat(value: Json) -> str:
    if isinstance(value, bool) or value is None:
        return "null" if value is None else str(value).lower()
    if isinstance(value, int | float):
        negative_zero = value == 0 and math.copysign(1, value) < 0
        return "-0.0" if negative_zero else number(float(value))[0]
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, dict):
        entries = (f"{_quoted(name)}: {_flat(entry)}" for name, entry in value.items())
        return "{" + ", ".join(entries) + "}"
    return "[" + ", ".join(map(_flat, value)) + "]"
