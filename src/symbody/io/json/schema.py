"""The members of the entries of each section, for the reader and the JSON schema.

The schema is published beside this file as schema.json; a test holds both equal.
"""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import final, get_args

from symbody.io.json.document import Schema, layout
from symbody.io.json.kinds import codec_of
from symbody.io.json.write import VERSION
from symbody.model.joint_types.chain import WORDS
from symbody.model.kinds import kinds
from symbody.model.loads.load import Sign
from symbody.model.visuals import COLORS

NAME: Schema = {"type": "string"}
FLAG: Schema = {"type": "boolean"}
WHOLE: Schema = {"type": "integer", "minimum": 1}
_NONE: Schema = {"type": "null"}
_EXTRAPOLATION: Schema = {"enum": ["linear", "constant", "periodic", "error"]}


@final
@dataclass(frozen=True)
class Entry:
    """The members of an object, each with the JSON schema of its value.

    With a group of kinds it has besides the fields of these kinds.
    """

    required: dict[str, Schema]
    optional: dict[str, Schema] = field(default_factory=dict)
    kinds: str = ""


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


NUMBER = _ref("number")
FORMULAS = _ref("formulas")
RANGE = _ref("range")


def listed(item: Schema, **bounds: int) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": item, **bounds}


def either(*schemas: Schema) -> Schema:
    """Return the schema of an alternative."""
    return {"anyOf": list(schemas)}


_SHAPE = listed(WHOLE, maxItems=2)
_NUMBERS = either(NUMBER, listed(NUMBER))
_NEST = _ref("numbers")

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

FRAME = Entry({"name": NAME}, {"at": FORMULAS, "rotation": FORMULAS})
SECTIONS: dict[str, Entry] = {
    "functions": Entry({"name": NAME, "arguments": listed(NAME, minItems=1)}),
    "solutions": Entry(
        {
            "name": NAME,
            "unknowns": listed(NAME, minItems=1),
            "given": listed(NAME),
            "equations": FORMULAS,
        }
    ),
    "parameters": Entry(
        {"name": NAME, "default": FORMULAS},
        {"positive": FLAG, "negative": FLAG, "unit": NAME},
    ),
    "inputs": Entry({"name": NAME}, {"shape": _SHAPE, "limits": RANGE, "unit": NAME}),
    "states": Entry({"name": NAME}, {"start": _NEST, "rate": FORMULAS, "unit": NAME}),
    "curves": Entry(
        {"name": NAME, "x": _NEST, "y": _NEST},
        {"extrapolation": either(_EXTRAPOLATION, listed(_EXTRAPOLATION))},
    ),
    "bodies": Entry(
        {"name": NAME},
        {
            "mass": FORMULAS,
            "com": FORMULAS,
            "inertia": FORMULAS,
            "as_given": FLAG,
            "frames": listed(_ref("frame")),
        },
    ),
    "joints": Entry(
        {"name": NAME, "parent": NAME, "child": NAME, "kind": _ref("joint_kind")},
        {
            "q": _NUMBERS,
            "v": _NUMBERS,
            "fixed": listed(NAME),
            "limits": either(RANGE, listed(either(RANGE, _NONE))),
            "armature": FORMULAS,
            "drive": either(FORMULAS, listed(either(FORMULAS, _NONE))),
        },
    ),
    "nodes": Entry(
        {"name": NAME},
        {
            "at": FORMULAS,
            "moves": {"type": "string", "pattern": "^x?y?z?$"},
            "turns": FLAG,
            "frames": listed(_ref("frame")),
        },
    ),
    "expressions": Entry(
        {"name": NAME},
        {"formula": FORMULAS, "shape": _SHAPE, "sensor": FLAG, "unit": NAME},
    ),
    "loops": Entry({"name": NAME, "kind": NAME}, kinds="loop"),
    "sensors": Entry({"name": NAME, "kind": NAME}, kinds="sensor"),
    "loads": Entry({"name": NAME, "kind": NAME}, kinds="load"),
    "constraints": Entry({"name": NAME, "kind": NAME}, kinds="constraint"),
    "start_conditions": Entry({"formula": FORMULAS, "value": NUMBER}),
    "promises": Entry(
        {
            "of": NAME,
            "names": listed(NAME),
            "formulas": listed(FORMULAS),
            "sign": {"enum": [*get_args(Sign)]},
            "rule": NAME,
        }
    ),
    "ranges": Entry(
        {"of": NAME, "what": NAME, "formula": FORMULAS},
        {"least": NUMBER, "greatest": NUMBER},
    ),
    "visuals": Entry(
        {"name": NAME, "place": NAME, "shape": _ref("shape")},
        {
            "color": either(
                {"enum": [*COLORS]},
                {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"},
                listed(NUMBER, minItems=3, maxItems=3),
            ),
            "opacity": NUMBER,
        },
    ),
}
TOP = Entry(
    {"symbody": WHOLE, "name": NAME},
    {
        "gravity": FORMULAS,
        "cut": {"const": "auto"},
        "world": _ref("world"),
        "independent": listed(NAME),
        "undrawn": listed(NAME),
        **{name: listed(_ref(name)) for name in SECTIONS},
    },
)


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
    schemas = []
    for name, kind in kinds(group, own=False).items():
        required: dict[str, Schema] = {**more, "kind": {"const": name}}
        optional: dict[str, Schema] = {}
        for member in fields(kind):
            target = required if member.default is MISSING else optional
            target[member.name] = codec_of(kind, member.name).schema
        schemas.append(_object(required, optional))
    return schemas
