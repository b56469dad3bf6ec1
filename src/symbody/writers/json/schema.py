"""The schema of the JSON files, as JSON Schema 2020-12."""

from __future__ import annotations

from symbody.expr.operations import OPERATIONS

FILE = "symbody-programs-1.schema.json"

_TEXT: dict[str, object] = {"type": "string"}
_COUNT: dict[str, object] = {"type": "integer", "minimum": 0}
_TEXTS: dict[str, object] = {"type": "array", "items": _TEXT}
_NODES: dict[str, object] = {
    "type": "array",
    "items": _COUNT,
    "description": "Positions in the list of nodes, all before this one.",
}
_NUMBER: dict[str, object] = {
    "description": "A number; a text stands for what JSON has no number for.",
    "anyOf": [{"type": "number"}, {"enum": ["inf", "-inf", "nan"]}],
}


def _record(
    description: str, required: dict[str, object], **optional: object
) -> dict[str, object]:
    return {
        "type": "object",
        "description": description,
        "properties": {**required, **optional},
        "required": list(required),
        "additionalProperties": False,
    }


def _node(description: str, op: object, **required: object) -> dict[str, object]:
    return _record(
        description,
        {"op": op, **required},
        name=_TEXT | {"description": "Of the step in generated code: t0, k1."},
        section=_TEXT | {"description": "Heading of the derivation, with a name."},
        rate={
            "enum": ["parameters", "time", "state"],
            "description": "What it depends on at most, with a name.",
        },
    )


_KINDS: list[dict[str, object]] = [
    _node("A number.", {"const": "constant"}, value=_NUMBER),
    _node(
        "An entry of an argument.", {"const": "argument"}, argument=_TEXT, index=_COUNT
    ),
    _node(
        "An operation; docs/languages/json.md says what each gives.",
        {"enum": list(OPERATIONS)},
        args=_NODES,
    ),
    _node("A curve.", {"const": "curve"}, curve=_TEXT, args=_NODES),
    _node("An external function.", {"const": "external"}, function=_TEXT, args=_NODES),
    _node(
        "x of A x = b for some right sides at once. args: A row by row, then b row by "
        "row. It has size·sides values, x row by row, that items take.",
        {"const": "linear"},
        size=_COUNT,
        sides=_COUNT,
        args=_NODES,
    ),
    _node(
        "z of f(z, a) = 0 near start values. args: the start values of z, then a. It "
        "has as many values as there are unknowns, that items take.",
        {"const": "newton"},
        body=_TEXT,
        unknowns=_COUNT,
        args=_NODES,
    ),
    _node(
        "One value of a linear or newton node, its only arg.",
        {"const": "item"},
        index=_COUNT,
        args=_NODES | {"minItems": 1, "maxItems": 1},
    ),
]

_CURVE = _record(
    "A polynomial between each two knots, of one or two arguments. Piece 0 lies below "
    "the first knot, piece n above the last of n; piece i between knots i-1 and i. Its "
    "polynomial is in the powers of the distance from knot i-1, for piece 0 from knot "
    "0. A periodic argument is first moved between the knots.",
    {
        "shown": _TEXT | {"description": "The user's name."},
        "knots": {
            "description": "Of each argument.",
            "type": "array",
            "items": {"type": "array", "items": {"type": "number"}},
        },
        "periodic": {"type": "array", "items": {"type": "boolean"}},
        "coefficients": {
            "description": "Nested: pieces of each argument, then powers of each.",
            "type": "array",
        },
    },
)
_EXTERNAL = _record(
    "A function of the user's, in the languages that it was given in.",
    {
        "shown": _TEXT | {"description": "The user's name."},
        "arguments": _TEXTS,
        "bodies": {"type": "object", "additionalProperties": _TEXT},
    },
)
_PROGRAM = _record(
    "A function: its nodes are evaluated in order.",
    {
        "name": _TEXT,
        "model": _TEXT,
        "formalism": _TEXT,
        "arguments": {
            "type": "array",
            "items": _record(
                "An argument; only time is a scalar.",
                {"name": _TEXT, "scalar": {"type": "boolean"}, "entries": _TEXTS},
            ),
        },
        "nodes": {"type": "array", "items": {"oneOf": _KINDS}},
        "results": {
            "type": "array",
            "items": _record(
                "A result: an array, its entries row by row.",
                {
                    "name": _TEXT,
                    "shape": {"type": "array", "items": _COUNT},
                    "labels": _TEXTS,
                    "nodes": _NODES,
                },
            ),
        },
    },
)


def _named(entry: dict[str, object], description: str) -> dict[str, object]:
    return {
        "type": "object",
        "description": description,
        "additionalProperties": entry,
    }


SCHEMA: dict[str, object] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "symbody programs",
    **_record(
        "Programs as data.",
        {
            "$schema": _TEXT,
            "version": {"const": 1},
            "tool": _TEXT,
            "programs": {"type": "array", "items": {"$ref": "#/$defs/program"}},
            "curves": _named(_CURVE, "By the names that nodes use."),
            "externals": _named(_EXTERNAL, "By the names that nodes use."),
            "bodies": _named(
                {"$ref": "#/$defs/program"},
                "By the names that newton nodes use: from z and a to d = (df/dz)⁻¹ f, "
                "what Newton's method takes off z.",
            ),
        },
    ),
    "$defs": {"program": _PROGRAM},
}
