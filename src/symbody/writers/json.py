"""Programs as JSON: the expression graph, node after node; with a schema beside it."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from typing import Any, final

from symbody.expr.definition import (
    BlockOutput,
    ExternalDefinition,
    LinearSystem,
    Mapped,
    NonlinearSystem,
    PiecewisePolynomial,
    Products,
)
from symbody.expr.functions import OPERATIONS
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.operation import Operation
from symbody.program.program import Argument, Program, Result
from symbody.program.written_out import without_products
from symbody.writers.source_file import Used, header

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


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a file with all programs, and its schema."""
    used = Used()
    bodies: dict[str, object] = {}
    written = [_program(program, used, bodies) for program in programs]
    defined = used.definitions()
    content = {
        "$schema": FILE,
        "version": 1,
        "tool": header(programs)[0].partition(":")[0],
        "programs": written,
        "curves": {
            name: _curve(shown, definition)
            for name, shown, definition in defined
            if isinstance(definition, PiecewisePolynomial)
        },
        "externals": {
            name: _external(shown, definition)
            for name, shown, definition in defined
            if isinstance(definition, ExternalDefinition)
        },
        "bodies": bodies,
    }
    return {
        f"{name}.json": _text(content) + "\n",
        FILE: json.dumps(SCHEMA, indent=1, ensure_ascii=False) + "\n",
    }


def _program(
    program: Program, used: Used, bodies: dict[str, object]
) -> dict[str, object]:
    program = without_products(program)
    nodes = _Nodes(program, used)
    for operation, body in program.bodies.items():
        name = used.function(operation)
        if name not in bodies:
            bodies[name] = None  # keeps the order of the first use
            bodies[name] = _program(body, used, bodies)
    return {
        "name": program.name,
        "model": program.model,
        "formalism": program.formalism,
        "arguments": [_argument(argument) for argument in program.arguments],
        "nodes": nodes.records,
        "results": [_result(result, nodes.places) for result in program.results],
    }


def _argument(argument: Argument) -> dict[str, object]:
    entries = [symbol.name for symbol in argument.symbols]
    return {"name": argument.name, "scalar": argument.scalar, "entries": entries}


def _result(result: Result, places: Mapping[Node, int]) -> dict[str, object]:
    return {
        "name": result.name,
        "shape": list(result.shape),
        "labels": list(result.labels),
        "nodes": [places[node] for node in result.nodes],
    }


@final
class _Nodes:
    """Records of the nodes of a program in the order of its steps, with places."""

    def __init__(self, program: Program, used: Used) -> None:
        self.records: list[dict[str, object]] = []
        self.places: dict[Node, int] = {}
        self._used = used
        self._arguments = {
            symbol: (argument.name, index)
            for argument in program.arguments
            for index, symbol in enumerate(argument.symbols)
        }
        for assignment in program.constants:
            self._add(assignment.node, assignment.name, "", "parameters")
        for section in program.sections:
            for assignment in section.assignments:
                title, rate = section.title, section.rate
                self._add(assignment.node, assignment.name, title, rate)
        for node in program.outputs():
            self._add(node)

    def _add(
        self, root: Node, name: str = "", section: str = "", rate: str = ""
    ) -> None:
        """Add a node after those below it; its name is what generated code uses."""
        todo: list[tuple[Node, bool]] = [(root, False)]
        while todo:
            node, below_done = todo.pop()
            if node in self.places:
                continue
            if below_done or not isinstance(node, Apply):
                self.places[node] = len(self.records)
                self.records.append(self._record(node))
            else:
                todo.append((node, True))
                todo.extend((arg, False) for arg in reversed(node.args))
        if name:
            more = {"name": name, "section": section, "rate": rate}
            record = self.records[self.places[root]]
            record.update({key: value for key, value in more.items() if value})

    def _record(self, node: Node) -> dict[str, object]:
        match node:
            case Const(value):
                return {"op": "constant", "value": _number(value)}
            case Symbol():
                argument, index = self._arguments[node]
                return {"op": "argument", "argument": argument, "index": index}
            case Apply(op, args):
                places = [self.places[arg] for arg in args]
                return {**self._operation(op), "args": places}
        raise AssertionError(f"{node!r} is of no known kind")

    def _operation(self, op: Operation) -> dict[str, object]:
        match op.definition:
            case None:
                return {"op": op.name}
            case PiecewisePolynomial():
                return {"op": "curve", "curve": self._used.function(op)}
            case ExternalDefinition():
                return {"op": "external", "function": self._used.function(op)}
            case LinearSystem(size, sides):
                return {"op": "linear", "size": size, "sides": sides}
            case NonlinearSystem(unknowns):
                body = self._used.function(op)
                return {"op": "newton", "body": body, "unknowns": len(unknowns)}
            case Products() | Mapped():
                raise AssertionError(f"{op!r} is written out")
            case BlockOutput(index):
                return {"op": "item", "index": index}


def _curve(shown: str, curve: PiecewisePolynomial) -> dict[str, object]:
    return {
        "shown": shown,
        "knots": [list(knots) for knots in curve.knots],
        "periodic": list(curve.periodic),
        "coefficients": _numbers(curve.coefficients.tolist()),
    }


def _external(shown: str, function: ExternalDefinition) -> dict[str, object]:
    bodies = {"python": function.python_text, "c": function.c, **function.bodies}
    return {
        "shown": shown,
        "arguments": list(function.arguments),
        "bodies": {key: text for key, text in bodies.items() if text is not None},
    }


def _numbers(values: Any) -> object:
    if isinstance(values, list):
        return [_numbers(value) for value in values]
    return _number(values)


def _number(value: float) -> float | str:
    if math.isfinite(value):
        return value
    return "nan" if math.isnan(value) else "inf" if value > 0 else "-inf"


def _text(value: object, depth: int = 0) -> str:
    """Return JSON with a line for each node, argument, result and curve."""
    inner = "\n" + " " * (depth + 1)
    if isinstance(value, dict) and depth < 4 and value and "op" not in value:
        entries = [
            f"{json.dumps(key)}: {_text(entry, depth + 1)}"
            for key, entry in value.items()
        ]
        return "{" + inner + f",{inner}".join(entries) + "\n" + " " * depth + "}"
    if isinstance(value, list) and depth < 4 and value and isinstance(value[0], dict):
        entries = [_text(entry, depth + 1) for entry in value]
        return "[" + inner + f",{inner}".join(entries) + "\n" + " " * depth + "]"
    return json.dumps(value, ensure_ascii=False)
