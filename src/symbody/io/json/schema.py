"""The JSON schema of the format, made of the tables that reader and writer use.

It is published beside this file as schema.json; a test holds both equal.
"""

from __future__ import annotations

from dataclasses import MISSING, fields

from symbody.io.json.entries import (
    FRAME,
    NAME,
    NUMBER,
    SECTIONS,
    TOP,
    Entry,
    Schema,
    either,
    listed,
)
from symbody.io.json.kinds import codec_of
from symbody.io.json.layout import layout
from symbody.io.json.write import VERSION
from symbody.model.joint_types.chain import WORDS
from symbody.model.kinds import kinds

_NONE: Schema = {"type": "null"}
_SCALAR = either(NUMBER, NAME)
_LAW: Schema = {
    "type": "object",
    "properties": {
        "arguments": listed(NAME, minItems=1),
        "formula": {"$ref": "#/$defs/formulas"},
    },
    "required": ["arguments", "formula"],
    "additionalProperties": False,
}


def schema() -> Schema:
    """Return the JSON schema of a model's file."""
    top = _object(TOP.required | {"symbody": {"const": VERSION}}, TOP.optional)
    definitions = _values() | {
        "frame": _object(FRAME.required, FRAME.optional),
        "world": _object({}, {"frames": listed({"$ref": "#/$defs/frame"})}),
        "joint_kind": either(
            {"enum": [*WORDS]},
            listed({"$ref": "#/$defs/joint_kind"}),
            *_kinds("joint", {}),
        ),
        "shape": either(*_kinds("shape", {})),
    }
    definitions |= {name: _entry(entry) for name, entry in SECTIONS.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:symbody:model:{VERSION}",
        "title": "A symbody model",
        **top,
        "$defs": definitions,
    }


def schema_text() -> str:
    """Return the JSON schema as it is published."""
    return layout(schema()) + "\n"


def _values() -> dict[str, Schema]:
    nest = either(_SCALAR, listed(either(_SCALAR, listed(_SCALAR))))
    parts: Schema = {"type": "object", "additionalProperties": _SCALAR}
    side = either(NUMBER, _NONE)
    return {
        "number": {"type": "number"},
        "numbers": either(NUMBER, listed(either(NUMBER, listed(NUMBER)))),
        "formulas": either(nest, _object({"with": parts, "formula": nest}, {})),
        "range": listed(side, minItems=2, maxItems=2),
        "law": either(_LAW, listed(either(_LAW, _NONE))),
    }


def _object(required: dict[str, Schema], optional: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": required | optional,
        "required": [*required],
        "additionalProperties": False,
    }


def _entry(entry: Entry) -> Schema:
    if not entry.kinds:
        return _object(entry.required, entry.optional)
    return either(*_kinds(entry.kinds, {"name": NAME}))


def _kinds(group: str, more: dict[str, Schema]) -> list[Schema]:
    """Return the schema of every kind of a group, with more members in each."""
    found = []
    for name, kind in kinds(group, own=False).items():
        required: dict[str, Schema] = {**more, "kind": {"const": name}}
        optional: dict[str, Schema] = {}
        for field in fields(kind):
            target = required if field.default is MISSING else optional
            target[field.name] = codec_of(kind, field.name).schema
        found.append(_object(required, optional))
    return found
