"""Kinds of joints, loops, loads, sensors and so on: objects as their fields.

A new kind needs nothing here; a new type of a field names its form.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext
from dataclasses import MISSING, Field, fields
from typing import Any

from symbody.errors import FileError
from symbody.expr.node import Node, Symbol
from symbody.io.json.codec import CODECS, WORD, Codec, Reading, Writing, listed, ref
from symbody.io.json.document import Item, Json
from symbody.io.json.names import is_name
from symbody.io.source import relative_to
from symbody.model.field import field_types, registered
from symbody.model.joint_types.pairs import WORDS, Chain
from symbody.model.kinds import kinds

# By group: how kinds were called in earlier versions.
_FORMER = {("load", "Contact"): "CompliantContact"}
_DEEPEST = 24  # steps from the outermost object to a link of a chain


def write_kind(group: str, value: Any, to: Writing) -> dict[str, Json]:
    """Return an object as its kind and the fields that differ from their defaults."""
    kind = type(value)
    known = kinds(group)
    if known.get(kind.__name__) is not kind:
        raise FileError(
            f"the {group} {value!r} is of a kind of your own, which a file cannot "
            f"hold: it is no element, or another kind has its name. Known kinds: "
            f"{', '.join(known)}."
        )
    result: dict[str, Json] = {"kind": kind.__name__}
    with to.names.local(getattr(value, "coordinates", ())):
        for field in fields(kind):
            codec = codec_of(kind, field.name)
            written = codec.write(getattr(value, field.name), to)
            if written is not None and not _is_default(field, codec, written, to):
                result[field.name] = written
    return result


def _is_default(field: Field[object], codec: Codec, written: Json, to: Writing) -> bool:
    if field.default is MISSING:
        return False
    default = codec.write(field.default, to)
    if isinstance(written, list) and isinstance(default, int | float):
        return all(entry == default for entry in written)
    return bool(written == default)


def read_kind(
    group: str, members: Mapping[str, Item], item: Item, reading: Reading
) -> Any:
    """Return the object that a kind of a group and members of an item describe."""
    if "kind" not in members:
        raise item.error("'kind' is missing.")
    name = members["kind"].text()
    kind = kinds(group).get(_FORMER.get((group, name), name))
    if kind is None:
        same = [kind.__module__ for kind in registered() if kind.__name__ == name]
        several = f"one of several: of {' and '.join(same)}"
        raise members["kind"].error(
            f"the {group} kind {name[:60]!r} is "
            f"{several if len(same) > 1 else 'unknown'}. Known: "
            f"{', '.join(kinds(group))}."
        )
    known = {field.name: field for field in fields(kind)}
    for member, value in members.items():
        if member != "kind" and member not in known:
            raise value.error(
                f"a {name} has no {member[:60]!r}. It has: "
                f"{', '.join(known) or 'nothing'}."
            )
    for field in known.values():
        if field.default is MISSING and field.name not in members:
            raise item.error(f"{field.name!r} is missing, which a {name} needs.")
    symbols: dict[str, Node] = {}
    if "coordinates" in members and "coordinates" in known:
        symbols = _own_symbols(members["coordinates"])
    scope = reading.names.local(symbols) if symbols else nullcontext()
    with scope, item.blamed():
        values = {
            field: codec_of(kind, field).read(value, reading)
            for field, value in members.items()
            if field in known
        }
        if symbols:
            values["coordinates"] = tuple(symbols.values())
        return kind(**values)


def _own_symbols(item: Item) -> dict[str, Node]:
    names = [entry.text() for entry in item.items()]
    if len(set(names)) < len(names):
        raise item.error("a name stands twice in it.")
    for name in names:
        if not is_name(name):
            raise item.error(
                f"{name[:60]!r} is no name: a letter, then letters, digits and "
                f"underscores."
            )
    return {name: Symbol(name) for name in names}


def _write_joint_type(value: object, to: Writing) -> Json:
    kind = value.links if isinstance(value, Chain) else value
    if isinstance(kind, str):
        return kind
    if isinstance(kind, list | tuple):
        return [_write_joint_type(link, to) for link in kind]
    for word, known in WORDS.items():
        same = type(known) is type(kind) and isinstance(getattr(kind, "axis", ""), str)
        if same and known == kind:
            return word
    return write_kind("joint", kind, to)


def _read_joint_type(item: Item, reading: Reading) -> Any:
    if item.is_a(str):
        word = item.text()
        if word not in WORDS:
            raise item.error(
                f"the joint {word[:60]!r} is unknown. Known words: {', '.join(WORDS)}."
            )
        return WORDS[word]
    if len(item.path) > _DEEPEST:
        raise item.error("its joints are chains of chains, nested too deeply.")
    if item.is_a(list):
        return Chain(tuple(_read_joint_type(link, reading) for link in item.items()))
    return read_kind("joint", item.members(), item, reading)


JOINT_TYPE = Codec(_write_joint_type, _read_joint_type, ref("joint_kind"))
_CODECS = CODECS | {
    "links": Codec(
        lambda links, to: [_write_joint_type(link, to) for link in links],
        lambda item, reading: tuple(_read_joint_type(i, reading) for i in item.items()),
        listed(ref("joint_kind")),
    ),
    "path": Codec(
        lambda path, to: relative_to(to.folder, path),
        # The element itself warns of a file that is missing.
        lambda item, reading: reading.source.file(
            item.text(), item.document.lines.get(item.path), item.where,
            must_exist=False,
        ),
        WORD.schema,
    ),
    "own coordinates": Codec(
        lambda value, to: [symbol.name for symbol in value],
        # `read_kind` has made them symbols already.
        lambda item, reading: [entry.text() for entry in item.items()],
        listed(WORD.schema, minItems=1),
    ),
}  # fmt: skip


def codec_of(kind: type, field: str) -> Codec:
    """Return how a field of a kind stands in a file, by its type."""
    field_type = field_types(kind)[field]
    if field_type.form in _CODECS:
        return _CODECS[field_type.form]
    raise FileError(
        f"{kind.__name__}.{field}: files know no {field_type.__name__}. Take a type of "
        f"symbody's for the field, or make this one a subclass of such a type."
    )
