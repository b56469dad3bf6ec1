"""Codecs: values of a model in a file, written, read, and described."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

import numpy as np

from symbody.errors import FileError
from symbody.expr.node import Node, as_node
from symbody.io.json.document import Item
from symbody.io.json.entries import Schema
from symbody.io.json.formula_parser import parse_formula
from symbody.io.json.formula_writer import write_formulas
from symbody.io.json.layout import Json
from symbody.io.json.names import NamesToRead, NamesToWrite
from symbody.io.source import Source
from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.model import Model


@final
@dataclass(frozen=True)
class Writing:
    """A model on its way into a file.

    Attributes:
        model: The model.
        names: How its symbols are called there.
        folder: Of the file; paths in it are relative to that.
    """

    model: Model
    names: NamesToWrite
    folder: Path


@final
@dataclass(frozen=True)
class Reading:
    """A model on its way out of a file.

    Attributes:
        model: As far as it is built.
        names: What names mean so far.
        source: The file.
    """

    model: Model
    names: NamesToRead
    source: Source


@final
@dataclass(frozen=True, eq=False)
class Codec:
    """The form of values of one meaning in a file.

    Attributes:
        write: From a value to JSON; None if it stands for nothing.
        read: From JSON to a value.
        schema: What the JSON looks like, as a JSON schema.
    """

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


def place_text(place: Body | Frame, model: Model) -> str:
    """Return the name of a body, or body.frame.

    Raises:
        FileError: The frame was not added to the body.
    """
    if isinstance(place, Body):
        return place.name
    body, name = place.body, place.name
    if body.frames.get(name) is place:
        return f"{body.name}.{name}"
    if name != "origin":
        raise FileError(f"the frame {place!r} was not added to its body.")
    return body.name


def read_place(item: Item, reading: Reading) -> Body | Frame:
    """Return the body or frame of a name.

    Raises:
        ReadError: There is none.
    """
    name, model = item.text(), reading.model
    body_name, dot, frame = name.partition(".")
    body = model.world if body_name == "world" else model.bodies.get(body_name)
    if body_name in model.nodes:
        body = model.nodes[body_name].body
    if body is None:
        raise item.error(f"there is no body {body_name[:60]!r}.")
    with item.blamed():
        return body[frame] if dot else body


def _write_places(value: Any, to: Writing) -> Json:
    if value is None:
        return None
    if isinstance(value, list | tuple):
        return [place_text(place, to.model) for place in value]
    return place_text(value, to.model)


def _read_places(item: Item, reading: Reading) -> object:
    if item.is_a(list):
        return tuple(read_place(entry, reading) for entry in item.items())
    return read_place(item, reading)


def _write_end(value: object, to: Writing) -> Json:
    """Return a place, or the vector of a point."""
    if isinstance(value, Body | Frame):
        return place_text(value, to.model)
    return _write_formula(value, to)


def _read_end(item: Item, reading: Reading) -> object:
    if item.is_a(str):
        return read_place(item, reading)
    return read_formulas(item, reading)


def _write_joints(value: Any, to: Writing) -> Json:
    if isinstance(value, list | tuple):
        return [joint.name for joint in value]
    name: str = value.name
    return name


def _read_joints(item: Item, reading: Reading) -> object:
    if item.is_a(list):
        return tuple(_read_joint(entry, reading) for entry in item.items())
    return _read_joint(item, reading)


def _read_joint(item: Item, reading: Reading) -> Joint:
    found = reading.model.joints.get(item.text())
    if found is None:
        raise item.error(f"there is no joint {item.text()[:60]!r}.")
    return found


def _write_coordinates(value: Any, to: Writing) -> Json:
    if value is None:
        return None
    if isinstance(value, list | tuple):
        return [to.names.symbol(symbol) for symbol in value]
    return to.names.symbol(value)


def _read_coordinates(item: Item, reading: Reading) -> object:
    if item.is_a(list):
        return tuple(_read_coordinate(entry, reading) for entry in item.items())
    return _read_coordinate(item, reading)


def _read_coordinate(item: Item, reading: Reading) -> object:
    """Return the coordinate of a name, or the joint."""
    joint = reading.model.joints.get(item.text())
    if joint is not None:
        return joint
    with item.blamed():
        return reading.names.symbol(item.text())


def _write_load(value: object, to: Writing) -> Json:
    for name, named in to.model.loads.items():
        if named.load is value:
            return name
    raise FileError(f"{value!r} is no load of the model.")


def _read_load(item: Item, reading: Reading) -> object:
    found = reading.model.loads.get(item.text())
    if found is None:
        raise item.error(f"there is no load {item.text()[:60]!r}.")
    return found.load


def _write_axis(value: object, to: Writing) -> Json:
    return value if isinstance(value, str) else _write_formula(value, to)


def _read_axis(item: Item, reading: Reading) -> object:
    if item.value in ("x", "y", "z"):
        return item.text()
    formulas = read_formulas(item, reading)
    return formulas if isinstance(formulas, Node) else tuple(formulas)


def _write_numbers(value: object, to: Writing) -> Json:
    numbers: Json = np.asarray(value, dtype=float).tolist()
    return numbers


_NUMBER = {"$ref": "#/$defs/number"}
_FORMULAS: Schema = {"$ref": "#/$defs/formulas"}
_NAME: Schema = {"type": "string"}
_NAMES: Schema = {"anyOf": [_NAME, {"type": "array", "items": _NAME}]}

FORMULA = Codec(_write_formula, read_formulas, _FORMULAS)
PLACE = Codec(_write_places, _read_places, _NAMES)
END = Codec(_write_end, _read_end, {"anyOf": [_NAME, _FORMULAS]})
JOINT = Codec(_write_joints, _read_joints, _NAMES)
COORDINATE = Codec(_write_coordinates, _read_coordinates, _NAMES)
LOAD = Codec(_write_load, _read_load, _NAME)
AXIS = Codec(_write_axis, _read_axis, _FORMULAS)
WORD = Codec(lambda value, to: value, lambda item, reading: item.text(), _NAME)
WHOLE = Codec(
    lambda value, to: value, lambda item, reading: item.whole(), {"type": "integer"}
)
NUMBERS = Codec(
    _write_numbers,
    lambda item, reading: item.numbers(),
    {"type": "array", "items": _NUMBER},
)
