"""The members of the entries of each section: for the reader, and the schema."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias, final, get_args

from symbody.io.json.layout import Json
from symbody.model.loads.load import Sign
from symbody.model.visuals import COLORS

Schema: TypeAlias = Mapping[str, Json]


@final
@dataclass(frozen=True)
class Entry:
    """The members of an object, each with the JSON schema of its value.

    Attributes:
        required: Those that must be there.
        optional: Those that may.
        kinds: The group of kinds whose fields it has besides; empty for none.
    """

    required: dict[str, Schema]
    optional: dict[str, Schema] = field(default_factory=dict)
    kinds: str = ""


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


NAME: Schema = {"type": "string"}
FLAG: Schema = {"type": "boolean"}
NUMBER = _ref("number")
FORMULAS = _ref("formulas")
RANGE = _ref("range")
WHOLE: Schema = {"type": "integer", "minimum": 1}


def listed(item: Schema, **bounds: int) -> Schema:
    """Return the schema of a list."""
    return {"type": "array", "items": item, **bounds}


def either(*schemas: Schema) -> Schema:
    """Return the schema of what is one of several."""
    return {"anyOf": list(schemas)}


_SHAPE = listed(WHOLE, maxItems=2)
_NUMBERS = either(NUMBER, listed(NUMBER))
_NEST = _ref("numbers")
_NONE: Schema = {"type": "null"}
_EXTRAPOLATION: Schema = {"enum": ["linear", "constant", "periodic", "error"]}

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
