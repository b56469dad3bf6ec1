"""The JSON schema of a model's file.

It is published beside this file as schema.json; a test holds both equal.
"""

from __future__ import annotations

from dataclasses import MISSING, fields

from symbody.io.json.codec import WORD, either, listed, per_freedom, ref
from symbody.io.json.document import Schema, layout
from symbody.io.json.kinds import codec_of
from symbody.io.json.sections import COUNT, FRAME, GROUPS, SECTIONS, Members
from symbody.io.json.write import VERSION
from symbody.model.joint_types.chain import WORDS
from symbody.model.kinds import kinds

_NAME = WORD.schema
_SCALAR = either(ref("number"), _NAME)
_LAW: Schema = {
    "type": "object",
    "properties": {
        "arguments": listed(_NAME, minItems=1),
        "formula": ref("formulas"),
    },
    "required": ["arguments", "formula"],
    "additionalProperties": False,
}
TOP_REQUIRED: dict[str, Schema] = {"symbody": COUNT, "name": _NAME}
TOP_OPTIONAL: dict[str, Schema] = {
    "gravity": ref("formulas"),
    "cut": {"const": "auto"},
    "world": ref("world"),
    "independent": listed(_NAME),
    "undrawn": listed(_NAME),
    **{name: listed(ref(name)) for name in SECTIONS},
}


def schema() -> Schema:
    """Return the JSON schema of a model's file."""
    top = _object(TOP_REQUIRED | {"symbody": {"const": VERSION}}, TOP_OPTIONAL)
    definitions = _values() | {
        "frame": _entry(FRAME),
        "world": _object({}, {"frames": listed(ref("frame"))}),
        "joint_kind": either(
            {"enum": [*WORDS]},
            listed(ref("joint_kind")),
            *_kinds("joint", {}),
        ),
        "shape": either(*_kinds("shape", {})),
    }
    definitions |= {
        name: either(*_kinds(GROUPS[name], {"name": _NAME}))
        if name in GROUPS
        else _entry(members)
        for name, members in SECTIONS.items()
    }
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
    side = either(ref("number"), {"type": "null"})
    return {
        "number": {"type": "number"},
        "numbers": either(
            ref("number"), listed(either(ref("number"), listed(ref("number"))))
        ),
        "formulas": either(nest, _object({"with": parts, "formula": nest}, {})),
        "range": listed(side, minItems=2, maxItems=2),
        "law": per_freedom(_LAW),
    }


def _object(required: dict[str, Schema], optional: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": required | optional,
        "required": [*required],
        "additionalProperties": False,
    }


def _entry(members: Members) -> Schema:
    schemas = {name: member.codec.schema for name, member in members.items()}
    required = {name: schemas[name] for name in members if members[name].required}
    return _object(required, schemas)


def _kinds(group: str, more: dict[str, Schema]) -> list[Schema]:
    """Return the schema of every kind of a group, with more members in each."""
    schemas = []
    for name, kind in kinds(group, own=False).items():
        required: dict[str, Schema] = {**more, "kind": {"const": name}}
        optional: dict[str, Schema] = {}
        for member in fields(kind):
            target = required if member.default is MISSING else optional
            target[member.name] = codec_of(kind, member.name).schema
        schemas.append(_object(required, optional))
    return schemas
