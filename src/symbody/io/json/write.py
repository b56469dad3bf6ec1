"""The text of a model as a file, and the JSON schema of such files (schema.json)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

from symbody.errors import FileError
from symbody.expr.definition import NonlinearSystem
from symbody.expr.evaluate import substitute
from symbody.expr.node import Symbol
from symbody.io.json import codec, sections
from symbody.io.json.codec import Writing, either, listed, ref
from symbody.io.json.document import Json, Schema, layout
from symbody.io.json.formulas import constants_of, write_formulas
from symbody.io.json.kinds import codec_of, write_kind
from symbody.io.json.names import NamesToWrite
from symbody.model.joint_types.pairs import WORDS
from symbody.model.kinds import kinds
from symbody.model.model import Model

VERSION = 1

# What a model has that files hold; t and the origin of the world go without saying.
KNOWN = {
    "name", "cut", "t", "world", "parameters", "inputs", "expressions", "undefined",
    "states", "curves", "tables", "bodies", "joints", "nodes", "loops", "constraints",
    "contacts", "discretes", "whens", "independent", "start_conditions", "loads",
    "sensors", "visuals", "undrawn",
}  # fmt: skip


def write_json(model: Model, path: Path) -> str:
    """Return a model as JSON; FileError for what a file cannot hold."""
    for name, value in vars(model).items():
        if not name.startswith("_") and name not in KNOWN and value:
            raise FileError(
                f"model {model.name!r}: it has {name}, which a file cannot hold yet."
            )
    to = Writing(model, NamesToWrite(model), path.parent)
    with sections.named(f"model {model.name!r}"):
        gravity = codec.FORMULA.write(model.gravity, to)
    curves = {name: (name, model.tables[name]) for name in model.curves}
    tables: dict[str, Any] = vars(model) | {"curves": curves}

    def named(*sections: str) -> dict[str, Json]:
        return {name: _named(name, tables[name], to) for name in sections}

    world = sections.write_frames(model.world, to)
    content: dict[str, Json] = {
        **named("parameters", "inputs", "states", "curves"),
        "world": {"frames": world} if world else None,
        **named("bodies", "joints", "nodes"),
        "expressions": [
            *_named("expressions", model.expressions, to, but="shape"),
            *_named("expressions", model.undefined, to, but="formula"),
        ],
        **named("discretes", "whens"),
        **{name: _of_kinds(name, group, to) for name, group in sections.GROUPS.items()},
        "independent": model.independent,
        "start_conditions": _entries(
            "start_conditions", [("start_at", c) for c in model.start_conditions], to
        ),
        "promises": _entries("promises", [(p.of, p) for p in model._promises], to),
        "ranges": _entries("ranges", [(pair[0], pair) for pair in model._ranges], to),
        **named("visuals"),
        "undrawn": model.undrawn,
    }
    head: dict[str, Json] = {"symbody": VERSION, "name": model.name, "gravity": gravity}
    head |= {"cut": model.cut} if model.cut else {}
    with sections.named(f"model {model.name!r}"):
        solutions: Json = _solutions(to)
    functions = _named("functions", to.names.functions, to)
    head |= {"functions": functions, "solutions": solutions}
    document = {**head, **content}
    return layout({name: value for name, value in document.items() if value}) + "\n"


def _entries(
    section: str, elements: Iterable[tuple[str, object]], to: Writing, but: str = ""
) -> list[Json]:
    """Return the entries of elements, each with what messages call it."""
    members = {name: m for name, m in sections.SECTIONS[section].items() if name != but}
    entries: list[Json] = []
    for who, element in elements:
        with sections.named(who):
            entries.append(sections.write_entry(members, element, to))
    return entries


def _named(
    section: str, table: Mapping[str, object], to: Writing, but: str = ""
) -> list[Json]:
    kind = "body" if section == "bodies" else section.removesuffix("s")
    elements = [(f"{kind} {name!r}", element) for name, element in table.items()]
    return _entries(section, elements, to, but)


def _of_kinds(section: str, group: str, to: Writing) -> list[Json]:
    entries: list[Json] = []
    for name, element in getattr(to.model, section).items():
        with sections.named(f"{group} {name!r}"):
            kind = write_kind(group, getattr(element, group), to)
            entries.append({"name": name, **kind})
    return entries


def _solutions(to: Writing) -> list[Json]:
    entries: list[Json] = []
    met = to.names.solutions
    # Equations may hold solutions of others, which are met as they are written.
    while len(entries) < len(met):
        op, name = list(met.items())[len(entries)]
        system = op.definition
        assert isinstance(system, NonlinearSystem)
        symbols = {s: Symbol(f"z{i}") for i, s in enumerate(system.unknowns)}
        symbols |= {s: Symbol(f"a{i}") for i, s in enumerate(constants_of(op))}
        equations = substitute(system.residuals, symbols)
        with to.names.local(symbols.values()):
            written = write_formulas(equations, to.names, whole=False)
        arguments: list[Json] = [s.name for s in symbols.values()]
        entries.append(
            {
                "name": name,
                "unknowns": arguments[: len(system.unknowns)],
                "given": arguments[len(system.unknowns) :],
                "equations": written,
            }
        )
    return entries


_NAME = codec.WORD.schema
TOP_REQUIRED: dict[str, Schema] = {"symbody": sections.COUNT, "name": _NAME}
TOP_OPTIONAL: dict[str, Schema] = {
    "gravity": ref("formulas"),
    "cut": {"const": "auto"},
    "world": ref("world"),
    "independent": listed(_NAME),
    "undrawn": listed(_NAME),
    **{name: listed(ref(name)) for name in sections.SECTIONS},
}


def schema() -> Schema:
    """Return the JSON schema of a model's file."""
    top = _object(TOP_REQUIRED | {"symbody": {"const": VERSION}}, TOP_OPTIONAL)
    definitions = _values() | {
        "frame": _entry(sections.FRAME),
        "world": _object({}, {"frames": listed(ref("frame"))}),
        "joint_kind": either(
            {"enum": [*WORDS]}, listed(ref("joint_kind")), _kinds("joint", {})
        ),
        "shape": _kinds("shape", {}),
    }
    definitions |= {
        name: _kinds(sections.GROUPS[name], {"name": _NAME})
        if name in sections.GROUPS
        else _entry(members)
        for name, members in sections.SECTIONS.items()
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
    scalar = ref("formula")
    parts: Schema = {"type": "object", "additionalProperties": scalar}
    side = either(ref("number"), {"type": "null"})
    law = {"arguments": listed(_NAME, minItems=1), "formula": ref("formulas")}
    return {
        "number": {"type": "number"},
        "names": either(_NAME, listed(_NAME)),
        "numbers": either(
            ref("number"), listed(either(ref("number"), listed(ref("number"))))
        ),
        "formula": either(ref("number"), _NAME),
        "nest": either(scalar, listed(either(scalar, listed(scalar)))),
        "formulas": either(
            ref("nest"), _object({"with": parts, "formula": ref("nest")}, {})
        ),
        "range": listed(side, minItems=2, maxItems=2),
        "function": _object(law, {}),
        "law": codec.per_freedom(ref("function")),
        "formula_or_law": either(ref("law"), ref("formulas")),
    }


def _object(required: dict[str, Schema], optional: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": required | optional,
        "required": [*required],
        "additionalProperties": False,
    }


def _entry(members: sections.Members) -> Schema:
    schemas = {name: member.codec.schema for name, member in members.items()}
    required = {name: schemas[name] for name in members if members[name].required}
    former = {
        member.former: {**member.codec.schema, "deprecated": True}
        for member in members.values()
        if member.former
    }
    return _object(required, schemas | former)


def _kinds(group: str, more: dict[str, Schema]) -> Schema:
    """Return the schema of any kind of a group, with more members in each."""
    alternatives: list[Schema] = []
    for name, kind in kinds(group, own=False).items():
        required: dict[str, Schema] = {"kind": {"const": name}}
        optional: dict[str, Schema] = {}
        for member in fields(kind):
            target = required if member.default is MISSING else optional
            target[member.name] = codec_of(kind, member.name).schema
        alternatives.append(
            {"properties": required | optional, "required": [*required]}
        )
    return {
        "type": "object",
        "properties": more,
        "required": [*more],
        "anyOf": alternatives,
        "unevaluatedProperties": False,
    }
