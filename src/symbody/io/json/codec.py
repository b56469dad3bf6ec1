"""Codecs: values of a model in a file, written, read, and described by a schema."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

import numpy as np

from symbody.errors import FileError
from symbody.expr.node import Node, as_node
from symbody.io.json.document import Item, Json, Schema
from symbody.io.json.formulas import parse_formula, write_formulas
from symbody.io.json.names import NamesToRead, NamesToWrite
from symbody.io.source import Source
from symbody.model.body import Body, Frame
from symbody.model.loads.own_law import OwnLaw, arguments_of
from symbody.model.model import Model


def ref(name: str) -> Schema:
    """Return the schema that is defined under a name."""
    return {"$ref": f"#/$defs/{name}"}


def listed(item: Schema, **bounds: int) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": item, **bounds}


def either(*schemas: Schema) -> Schema:
    """Return the schema of an alternative."""
    return {"anyOf": list(schemas)}


def per_freedom(item: Schema) -> Schema:
    """Return the schema of one value, or of one or null for each freedom."""
    return either(item, listed(either(item, {"type": "null"})))


_FORMULAS, _NAME = ref("formulas"), {"type": "string"}
_NAMES = ref("names")


@final
@dataclass(frozen=True)
class Writing:
    """A model on its way into a file; paths in it are relative to the folder."""

    model: Model
    names: NamesToWrite
    folder: Path


@final
@dataclass(frozen=True)
class Reading:
    """A model on its way out of a file, as far as it is built, and the names so far."""

    model: Model
    names: NamesToRead
    source: Source


@final
@dataclass(frozen=True, eq=False)
class Codec:
    """The form of values of one meaning in a file; None written stands for nothing."""

    write: Callable[[Any, Writing], Json]
    read: Callable[[Item, Reading], Any]
    schema: Schema


def _write_formula(value: object, to: Writing) -> Json:
    return None if value is None else write_formulas(value, to.names)


def read_formulas(item: Item, reading: Reading) -> Any:
    """Return numbers and formulas, or nested lists of them."""
    if not item.is_a(dict):
        return _nest(item, reading, 0)
    fields = item.fields(("with", "formula"))
    parts: dict[str, Node] = {}
    with reading.names.local(parts):
        for name, part in fields["with"].members().items():
            parts[name] = _scalar(part, reading)
        return _nest(fields["formula"], reading, 0)


def _nest(item: Item, reading: Reading, depth: int) -> object:
    if item.is_a(list):
        if depth == 2:
            raise item.error(
                "it is a list in a list in a list. Formulas are single, vectors or "
                "matrices."
            )
        with item.blamed():
            reading.names.spend(len(item.value))
        return [_nest(entry, reading, depth + 1) for entry in item.items()]
    if item.is_a(str) and depth == 0:
        whole = reading.names.quantity(item.text())
        if whole is not None:
            return whole
    return _scalar(item, reading)


def _scalar(item: Item, reading: Reading) -> Node:
    if not item.is_a(str):
        return as_node(item.number())
    with item.blamed():
        return parse_formula(item.text(), reading.names)


def place_text(place: Body | Frame) -> str:
    """Return the name of a body, or body.frame."""
    if isinstance(place, Body):
        return place.name
    body, name = place.body, place.name
    if body.frames.get(name) is place:
        return f"{body.name}.{name}"
    if name != "origin":
        raise FileError(f"the frame {place!r} was not added to its body.")
    return body.name


def read_place(item: Item, reading: Reading) -> Body | Frame:
    """Return the body or frame of a name."""
    name, model = item.text(), reading.model
    body_name, dot, frame = name.partition(".")
    body = model.world if body_name == "world" else model.bodies.get(body_name)
    if body_name in model.nodes:
        body = model.nodes[body_name].body
    if body is None:
        raise item.error(f"there is no body {body_name[:60]!r}.")
    with item.blamed():
        return body[frame] if dot else body


def _write_each(write: Callable[[Any, Writing], Json]) -> Callable[..., Json]:
    """Return a function that writes one value, several in a list, or none."""

    def write_each(value: Any, to: Writing) -> Json:
        if isinstance(value, list | tuple):
            return [write(entry, to) for entry in value]
        return None if value is None else write(value, to)

    return write_each


def _read_each(read: Callable[[Item, Reading], Any]) -> Callable[..., Any]:
    """Return a function that reads one value, or several of a list."""

    def read_each(item: Item, reading: Reading) -> object:
        if item.is_a(list):
            return tuple(read(entry, reading) for entry in item.items())
        return read(item, reading)

    return read_each


def _element(item: Item, table: Mapping[str, Any], kind: str) -> Any:
    """Return the element of the model that a name in a file means."""
    name = item.text()
    if name not in table:
        raise item.error(f"there is no {kind} {name[:60]!r}.")
    return table[name]


def _read_coordinate(item: Item, reading: Reading) -> object:
    """Return the coordinate of a name, or the joint."""
    if item.text() in reading.model.joints:
        return reading.model.joints[item.text()]
    with item.blamed():
        return reading.names.symbol(item.text())


def _write_load(value: object, to: Writing) -> Json:
    for name, named in to.model.loads.items():
        if named.load is value:
            return name
    raise FileError(f"{value!r} is no load of the model.")


def _read_axis(item: Item, reading: Reading) -> object:
    if item.value in ("x", "y", "z"):
        return item.text()
    formulas = read_formulas(item, reading)
    return formulas if isinstance(formulas, Node) else tuple(formulas)


FORMULA = Codec(_write_formula, read_formulas, _FORMULAS)
PLACE = Codec(
    _write_each(lambda place, to: place_text(place)),
    _read_each(read_place),
    _NAMES,
)
# A place, or the vector of a point.
END = Codec(
    lambda end, to: (PLACE if isinstance(end, Body | Frame) else FORMULA).write(
        end, to
    ),
    lambda item, reading: (PLACE if item.is_a(str) else FORMULA).read(item, reading),
    either(_NAME, _FORMULAS),
)
JOINT = Codec(
    _write_each(lambda joint, to: joint.name),
    _read_each(lambda item, reading: _element(item, reading.model.joints, "joint")),
    _NAMES,
)
COORDINATE = Codec(
    _write_each(lambda symbol, to: to.names.symbol(symbol)),
    _read_each(_read_coordinate),
    _NAMES,
)
LOAD = Codec(
    _write_load,
    lambda item, reading: _element(item, reading.model.loads, "load").load,
    _NAME,
)
AXIS = Codec(
    lambda axis, to: axis if isinstance(axis, str) else _write_formula(axis, to),
    _read_axis,
    _FORMULAS,
)


def plain(read: Callable[[Item], Any], schema: Schema) -> Codec:
    """Return the codec of values that stand in files as they are."""
    return Codec(lambda value, to: value, lambda item, reading: read(item), schema)


WORD = plain(Item.text, _NAME)
WHOLE = plain(Item.whole, {"type": "integer"})
NUMBERS = Codec(
    lambda value, to: np.asarray(value, dtype=float).tolist(),
    lambda item, reading: item.numbers(),
    listed(ref("number")),
)


def _write_law(value: object, to: Writing) -> Json:
    if isinstance(value, tuple):
        laws = [_write_law(law, to) for law in value]
        return laws if any(laws) else None
    if not isinstance(value, OwnLaw):
        return None
    with to.names.local(value.arguments):
        formula = write_formulas(value.formula, to.names)
    return {"arguments": [s.name for s in value.arguments], "formula": formula}


def _read_law(item: Item, reading: Reading) -> object:
    if item.is_a(list):
        return [
            None if entry.value is None else _read_law(entry, reading)
            for entry in item.items()
        ]
    members = item.fields(("arguments", "formula"))
    names = [entry.text() for entry in members["arguments"].items()]
    formula = members["formula"]
    # It is called once, with symbols of which there are as many as the law has.
    scope: dict[str, Node] = {}

    def law(*arguments: Node) -> object:
        if len(names) != len(arguments) or len(set(names)) < len(names):
            raise members["arguments"].error(
                f"the law needs {len(arguments)} names that differ."
            )
        scope.update(zip(names, arguments, strict=True))
        with reading.names.local(scope):
            return read_formulas(formula, reading)

    return law


LAW = Codec(_write_law, _read_law, ref("law"))


# A formula, or a function of the user's.
FORMULA_OR_LAW = Codec(
    lambda value, to: (LAW if isinstance(value, OwnLaw) else FORMULA).write(value, to),
    lambda item, reading: (
        LAW if item.is_a(dict) and "arguments" in item.value else FORMULA
    ).read(item, reading),
    ref("formula_or_law"),
)


def _write_own_formulas(value: OwnLaw, to: Writing) -> Json:
    with to.names.local(value.arguments):
        return write_formulas(list(value.formulas), to.names)


def _read_own_formulas(item: Item, reading: Reading) -> object:
    def function(*arguments: Any) -> object:
        with reading.names.local({s.name: s for s in arguments_of(arguments)}):
            return read_formulas(item, reading)

    return function


OWN_FORMULAS = Codec(_write_own_formulas, _read_own_formulas, _FORMULAS)
# By the forms of types of fields.
CODECS = {
    "axis": AXIS, "coordinate": COORDINATE, "end": END, "formula": FORMULA,
    "formula or law": FORMULA_OR_LAW, "joint": JOINT, "law": LAW, "load": LOAD,
    "numbers": NUMBERS, "own formulas": OWN_FORMULAS, "place": PLACE, "whole": WHOLE,
    "word": WORD,
}  # fmt: skip
