"""The text of a model as a file."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from symbody.errors import FileError, SymbodyError
from symbody.expr.definition import ExternalDefinition, NonlinearSystem
from symbody.expr.evaluate import substitute
from symbody.expr.external import Curve
from symbody.expr.node import ZERO, Array, Symbol
from symbody.io.json.codec import Writing, place_text
from symbody.io.json.document import Json, layout
from symbody.io.json.formulas import constants_of, write_formulas
from symbody.io.json.kinds import JOINT_TYPE, write_kind
from symbody.io.json.names import NamesToWrite
from symbody.model.body import Body, ConnectionNode
from symbody.model.joint import Joint
from symbody.model.model import Model
from symbody.model.quantities import Expression, Input, Parameter, State
from symbody.model.visuals import COLORS, Visual
from symbody.spatial.vectors import IDENTITY

VERSION = 1
Element = TypeVar("Element")
Value = TypeVar("Value")

# What a model has that files hold; t and the origin of the world go without saying.
KNOWN = {
    "name", "cut", "t", "world", "parameters", "inputs", "expressions", "undefined",
    "states", "curves", "tables", "bodies", "joints", "nodes", "loops", "constraints",
    "independent", "start_conditions", "loads", "sensors", "visuals",
    "undrawn",
}  # fmt: skip


def write_json(model: Model, path: Path) -> str:
    """Return a model as JSON; paths in it are relative to the folder of the path.

    FileError is raised for what a file cannot hold, such as a load of a kind of the
    user's own.
    """
    for name, value in vars(model).items():
        if not name.startswith("_") and name not in KNOWN and value:
            raise FileError(
                f"model {model.name!r}: it has {name}, which a file cannot hold yet."
            )
    to = Writing(model, NamesToWrite(model), path.parent)
    with _named(f"model {model.name!r}"):
        gravity = write_formulas(model.gravity, to.names)
    sections: dict[str, Json] = {
        "parameters": _all("parameter", model.parameters, _parameter, to),
        "inputs": _all("input", model.inputs, _input, to),
        "states": _all("state", model.states, _state, to),
        "curves": _all("curve", model.curves, _curve, to),
        "world": {"frames": frames} if (frames := _frames(model.world, to)) else None,
        "bodies": _all("body", model.bodies, _body, to),
        "joints": _all("joint", model.joints, _joint, to),
        "nodes": _all("node", model.nodes, _node, to),
        "expressions": _all(
            "expression", {**model.expressions, **model.undefined}, _expression, to
        ),
        "loops": _kinds("loop", model.loops, to),
        "sensors": _kinds("sensor", model.sensors, to),
        "loads": _kinds("load", model.loads, to),
        "constraints": _kinds("constraint", model.constraints, to),
        "independent": model.independent,
        "start_conditions": _start_conditions(to),
        "promises": _promises(to),
        "ranges": _ranges(to),
        "visuals": _all("visual", model.visuals, _visual, to),
        "undrawn": model.undrawn,
    }
    head: dict[str, Json] = {"symbody": VERSION, "name": model.name, "gravity": gravity}
    head |= {"cut": model.cut} if model.cut else {}
    with _named(f"model {model.name!r}"):
        solutions: Json = _solutions(to)
    head |= {"functions": _functions(to), "solutions": solutions}
    document = {**head, **sections}
    return layout({name: value for name, value in document.items() if value}) + "\n"


@contextmanager
def _named(who: str) -> Iterator[None]:
    try:
        yield
    except SymbodyError as error:
        raise FileError(f"{who}: {error}") from error


def _all(
    kind: str,
    table: Mapping[str, Element],
    write: Callable[[Element, Writing], Mapping[str, Json]],
    to: Writing,
) -> list[Json]:
    entries: list[Json] = []
    for name, element in table.items():
        with _named(f"{kind} {name!r}"):
            entry = {"name": name, **write(element, to)}
            unit = getattr(element, "unit", "")
            entries.append({**entry, "unit": unit} if unit else entry)
    return entries


def _kinds(group: str, table: Mapping[str, object], to: Writing) -> list[Json]:
    def write(named: object, to: Writing) -> dict[str, Json]:
        return write_kind(group, getattr(named, group), to)

    return _all(group, table, write, to)


def _start_conditions(to: Writing) -> list[Json]:
    with _named("start_at"):
        return [
            {"formula": write_formulas(one.formula, to.names), "value": one.value}
            for one in to.model.start_conditions
        ]


def _promises(to: Writing) -> list[Json]:
    entries: list[Json] = []
    for one in to.model._promises:
        with _named(one.of):
            formulas: list[Json] = [write_formulas(f, to.names) for f in one.formulas]
        entry: dict[str, Json] = {
            "of": one.of, "names": [*one.names], "formulas": formulas,
            "sign": one.sign, "rule": one.rule,
        }  # fmt: skip
        entries.append(entry)
    return entries


def _ranges(to: Writing) -> list[Json]:
    entries: list[Json] = []
    for name, one in to.model._ranges:
        with _named(name):
            formula = write_formulas(one.formula, to.names)
        entry: dict[str, Json] = {"of": name, "what": one.what, "formula": formula}
        for end in ("least", "greatest"):
            if math.isfinite(getattr(one, end)):
                entry[end] = getattr(one, end)
        entries.append(entry)
    return entries


def _parameter(parameter: Parameter, to: Writing) -> dict[str, Json]:
    signs = {0: "", 1: "positive", -1: "negative"}
    sign = signs[parameter.symbols.ravel()[0].sign]
    entry = {"default": write_formulas(parameter.default, to.names)}
    return {**entry, sign: True} if sign else entry


def _input(element: Input, to: Writing) -> dict[str, Json]:
    entry: dict[str, Json] = _shape(element.symbols)
    if element.limits is not None:
        entry["limits"] = _range(element.limits)
    return entry


def _shape(symbols: Array) -> dict[str, Json]:
    return {"shape": list(symbols.shape)} if symbols.shape else {}


def _range(limits: tuple[float, float] | None) -> Json:
    if limits is None:
        return None
    return [limit if math.isfinite(limit) else None for limit in limits]


def _state(state: State, to: Writing) -> dict[str, Json]:
    entry = {"start": state.start.tolist()}
    if state.rate is not None:
        entry["rate"] = write_formulas(state.rate, to.names)
    return entry


def _curve(curve: Curve, to: Writing) -> dict[str, Json]:
    table = to.model.tables[curve.name]
    kinds = list(table.extrapolation)
    axes = [axis.tolist() for axis in table.x]
    return {
        "x": axes[0] if len(axes) == 1 else axes,
        "y": table.y.tolist(),
        "extrapolation": kinds[0] if len(set(kinds)) == 1 else kinds,
    }


def _body(body: Body, to: Writing) -> dict[str, Json]:
    entry: dict[str, Json] = {}
    if body.mass is not ZERO:
        entry["mass"] = write_formulas(body.mass, to.names)
    if any(c is not ZERO for c in body.com):
        entry["com"] = write_formulas(body.com, to.names)
    xx, xy, xz, yy, yz, zz = body.inertia
    if any(j is not ZERO for j in (xy, xz, yz)):
        entry["inertia"] = write_formulas([xx, yy, zz, xy, xz, yz], to.names)
    elif any(j is not ZERO for j in (xx, yy, zz)):
        entry["inertia"] = write_formulas([xx, yy, zz], to.names)
    if body.as_given:
        entry["as_given"] = True
    if body.frames:
        entry["frames"] = _frames(body, to)
    return entry


def _frames(body: Body, to: Writing) -> list[Json]:
    entries: list[Json] = []
    for name, frame in body.frames.items():
        with _named(f"frame {body.name}.{name}"):
            entry: dict[str, Json] = {"name": name}
            if any(p is not ZERO for p in frame.p):
                entry["at"] = write_formulas(frame.p, to.names)
            if frame.R != IDENTITY:
                entry["rotation"] = write_formulas(frame.R, to.names)
            entries.append(entry)
    return entries


def _node(node: ConnectionNode, to: Writing) -> dict[str, Json]:
    entry: dict[str, Json] = {}
    if node.at is not None:
        entry["at"] = write_formulas(node.at, to.names)
    moves = "".join("xyz"[axis] for axis in node.moves)
    if moves != "xyz":
        entry["moves"] = moves
    if node.turns:
        entry["turns"] = True
    frames = _frames(node.body, to)
    return {**entry, "frames": frames} if frames else entry


def _joint(joint: Joint, to: Writing) -> dict[str, Json]:
    entry: dict[str, Json] = {
        "parent": place_text(joint.parent, to.model),
        "child": place_text(joint.child, to.model),
        "kind": JOINT_TYPE.write(joint.kind, to),
    }
    home = tuple(value for element in joint.elements for value in element.start)
    if joint.q_start != home or any(s.name in joint.given for s in joint.q):
        entry["q"] = _one_or_all(joint.q_start)
    if any(joint.v_start) or any(s.name in joint.given for s in joint.v):
        entry["v"] = _one_or_all(joint.v_start)
    if joint.fixed:
        fixed = [s.name for s in (*joint.q, *joint.v) if s.name in joint.fixed]
        entry["fixed"] = list[Json](fixed)
    if any(joint.limits):
        entry["limits"] = _one_or_all([_range(limits) for limits in joint.limits])
    if any(inertia is not ZERO for inertia in joint.armature):
        entry["armature"] = write_formulas(_one_or_all(joint.armature), to.names)
    if any(drive is not None for drive in joint.drives):
        drives: list[Json] = [
            None if drive is None else write_formulas(drive, to.names)
            for drive in joint.drives
        ]
        entry["drive"] = _one_or_all(drives)
    return entry


def _one_or_all(values: Sequence[Value]) -> Value | list[Value]:
    return values[0] if len(values) == 1 else list(values)


def _expression(expression: Expression, to: Writing) -> dict[str, Json]:
    entry: dict[str, Json] = {}
    if expression.name in to.model.undefined:
        entry = _shape(expression.symbols)
    else:
        entry["formula"] = write_formulas(expression.formula, to.names, whole=False)
    return {**entry, "sensor": True} if expression.is_sensor else entry


def _visual(visual: Visual, to: Writing) -> dict[str, Json]:
    names = {color: name for name, color in COLORS.items()}
    entry: dict[str, Json] = {
        "place": place_text(visual.frame, to.model),
        "shape": write_kind("shape", visual.shape, to),
        "color": names.get(visual.color) or list(visual.color),
    }
    return entry if visual.opacity == 1 else {**entry, "opacity": visual.opacity}


def _functions(to: Writing) -> list[Json]:
    entries: list[Json] = []
    for name, op in to.names.functions.items():
        assert isinstance(op.definition, ExternalDefinition)
        entries.append({"name": name, "arguments": list(op.definition.arguments)})
    return entries


def _solutions(to: Writing) -> list[Json]:
    entries: list[Json] = []
    met = to.names.solutions
    # Equations may hold solutions of others, which are met as they are written.
    while len(entries) < len(met):
        op, name = list(met.items())[len(entries)]
        system = op.definition
        assert isinstance(system, NonlinearSystem)
        named = {s: Symbol(f"z{i}") for i, s in enumerate(system.unknowns)}
        named |= {s: Symbol(f"a{i}") for i, s in enumerate(constants_of(op))}
        equations = substitute(list(system.residuals), named)
        with to.names.local(named.values()):
            written = write_formulas(equations, to.names, whole=False)
        arguments: list[Json] = [s.name for s in named.values()]
        entries.append(
            {
                "name": name,
                "unknowns": arguments[: len(system.unknowns)],
                "given": arguments[len(system.unknowns) :],
                "equations": written,
            }
        )
    return entries
