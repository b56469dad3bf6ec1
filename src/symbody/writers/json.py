"""Programs as JSON: the expression graph, node after node; with a schema beside it."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
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
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.operation import Operation
from symbody.expr.traverse import post_order
from symbody.program.program import Program
from symbody.program.repetition import without_products
from symbody.public_names import file_of
from symbody.writers.source_file import Used, header

# The schema, which stands beside this module and beside each file.
FILE = "symbody-programs-1.schema.json"


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a file with all programs, and its schema."""
    used = Used()
    bodies: dict[str, object] = {}
    written = [_program(program, used, bodies) for program in programs]
    defined = used.definitions()
    schema = file_of("symbody.writers", FILE)
    content = {
        "$schema": FILE,
        "version": 1,
        "tool": header(programs)[0].partition(":")[0],
        "programs": written,
        "curves": {
            name: {
                "shown": shown,
                "knots": [list(knots) for knots in curve.knots],
                "periodic": list(curve.periodic),
                "coefficients": _number(curve.coefficients.tolist()),
            }
            for name, shown, curve in defined
            if isinstance(curve, PiecewisePolynomial)
        },
        "externals": {
            name: _external(shown, definition)
            for name, shown, definition in defined
            if isinstance(definition, ExternalDefinition)
        },
        "bodies": bodies,
    }
    return {f"{name}.json": _text(content) + "\n", FILE: schema.decode()}


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
        "arguments": [
            {"name": a.name, "scalar": a.scalar, "entries": [s.name for s in a.symbols]}
            for a in program.arguments
        ],
        "nodes": nodes.records,
        "results": [
            {
                "name": result.name,
                "shape": list(result.shape),
                "labels": list(result.labels),
                "nodes": [nodes.places[node] for node in result.nodes],
            }
            for result in program.results
        ],
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
        for node in post_order(root, known=self.places):
            self.places[node] = len(self.records)
            self.records.append(self._record(node))
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


def _external(shown: str, function: ExternalDefinition) -> dict[str, object]:
    bodies = {"python": function.python_text, "c": function.c, **function.bodies}
    return {
        "shown": shown,
        "arguments": list(function.arguments),
        "bodies": {key: text for key, text in bodies.items() if text is not None},
    }


def _number(value: Any) -> object:
    if isinstance(value, list):
        return [_number(entry) for entry in value]
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
