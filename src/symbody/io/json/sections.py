"""The members of the entries of each section, for reader, writer and JSON schema."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias, get_args

from symbody.errors import FileError, SymbodyError
from symbody.expr.node import ZERO, Node
from symbody.io.json.codec import (
    FORMULA,
    PLACE,
    WORD,
    Codec,
    Reading,
    Writing,
    either,
    listed,
    per_freedom,
    plain,
    ref,
)
from symbody.io.json.document import Item, Json, Schema
from symbody.io.json.formulas import write_formulas
from symbody.io.json.kinds import JOINT_TYPE, read_kind, write_kind
from symbody.model.body import Body
from symbody.model.joint import Joint
from symbody.model.loads.load import Sign
from symbody.model.quantities import Direction
from symbody.model.visuals import COLORS
from symbody.spatial.vectors import IDENTITY

_EXTRAPOLATION: Schema = {"enum": ["linear", "constant", "periodic", "error"]}
COUNT: Schema = {"type": "integer", "minimum": 1}
_FORMULAS, _NUMBER, _NAME = FORMULA.schema, ref("number"), WORD.schema


@dataclass(frozen=True)
class Member:
    """A member of an entry: codec, and value of an element; None is left out.

    Files of earlier versions may have it under its former name.
    """

    codec: Codec
    of: Callable[[Any], Any] | None = None
    required: bool = False
    former: str = ""


Members: TypeAlias = Mapping[str, Member]


def _must(codec: Codec, of: Callable[[Any], Any] | None = None) -> Member:
    return Member(codec, of, required=True)


@contextmanager
def named(who: str) -> Iterator[None]:
    """Turn errors raised inside into errors of an element of the model."""
    try:
        yield
    except SymbodyError as error:
        raise FileError(f"{who}: {error}") from error


def write_entry(members: Members, element: object, to: Writing) -> dict[str, Json]:
    """Return an element of a model as an entry of its section."""
    entry: dict[str, Json] = {}
    for name, member in members.items():
        value = member.of(element) if member.of else getattr(element, name)
        written = None if value is None else member.codec.write(value, to)
        if written is not None:
            entry[name] = written
    return entry


def read_entry(
    members: Members, items: Mapping[str, Item], reading: Reading, *but: str
) -> dict[str, Any]:
    """Return the values of an entry that are there, as arguments of the model."""
    return {
        name: members[name].codec.read(item, reading)
        for name, item in items.items()
        if name not in but
    }


def read_shape(item: Item, reading: Reading) -> tuple[int, ...]:
    """Return the shape of a quantity; its entries are counted."""
    shape = tuple(size.whole() for size in item.items())
    reading.names.spend(abs(math.prod(shape)))
    return shape


def _write_range(limits: tuple[float, float] | None, to: Writing) -> Json:
    return None if limits is None else [_finite(limit) for limit in limits]


def read_range(item: Item, reading: Reading) -> tuple[float, float] | None:
    """Return (least, greatest), infinite where there is null."""
    if item.value is None:
        return None
    sides = item.items()
    if len(sides) != 2:
        raise item.error("a range has two sides, [least, greatest], null for none.")
    low, high = (None if side.value is None else side.number() for side in sides)
    return -math.inf if low is None else low, math.inf if high is None else high


def _read_numbers(item: Item, reading: Reading, depth: int = 2) -> Any:
    """Return a number, or numbers in lists, or lists of such lists."""
    if not item.is_a(list) or depth == 0:
        return item.number()
    reading.names.spend(len(item.value))
    return [_read_numbers(entry, reading, depth - 1) for entry in item.items()]


def _read_drive(item: Item, reading: Reading) -> list[Any]:
    several = item.items() if item.is_a(list) else [item]
    return [None if i.value is None else FORMULA.read(i, reading) for i in several]


def write_frames(body: Body, to: Writing) -> Json:
    """Return the frames of a body; None if it has none of its own."""
    entries: list[Json] = []
    for name, frame in body.frames.items():
        with named(f"frame {body.name}.{name}"):
            entries.append(write_entry(FRAME, frame, to))
    return entries or None


def _one_or_all(values: Any) -> Any:
    return values[0] if len(values) == 1 else list(values)


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _unless_zero(nodes: Iterable[Node]) -> list[Node] | None:
    several = list(nodes)
    return several if any(node is not ZERO for node in several) else None


def _inertia(body: Body) -> list[Node] | None:
    xx, xy, xz, yy, yz, zz = body.inertia
    products = _unless_zero([xy, xz, yz])
    return [xx, yy, zz, *products] if products else _unless_zero([xx, yy, zz])


def _start(joint: Joint, which: Literal["q", "v"]) -> object:
    """Return where a joint starts, if it is not its home at rest."""
    home = tuple(x for e in joint.elements for x in e.start) if which == "q" else None
    symbols, values = getattr(joint, which), getattr(joint, f"{which}_start")
    is_home = values == home if home is not None else not any(values)
    if is_home and not any(s.name in joint.given for s in symbols):
        return None
    return _one_or_all(values)


FLAG = Codec(
    lambda value, to: value or None,
    lambda item, reading: item.flag(),
    {"type": "boolean"},
)
_UNIT = Codec(lambda value, to: value or None, WORD.read, _NAME)
_NAMES = plain(lambda item: [entry.text() for entry in item.items()], listed(_NAME))
_SOME_NAMES = replace(_NAMES, schema=listed(_NAME, minItems=1))
_PLACE = replace(PLACE, schema=_NAME)
_SHAPE = Codec(
    lambda shape, to: list(shape) or None, read_shape, listed(COUNT, maxItems=2)
)
_LIMITS = Codec(_write_range, read_range, ref("range"))
_NEST = Codec(lambda value, to: value, _read_numbers, ref("numbers"))
_PER_FREEDOM = Codec(
    lambda value, to: value,
    lambda item, reading: _read_numbers(item, reading, 1),
    either(_NUMBER, listed(_NUMBER)),
)
_ONE = plain(Item.number, _NUMBER)
_LIMITS_OF_JOINT = Codec(
    lambda several, to: _one_or_all([_write_range(limits, to) for limits in several]),
    lambda item, reading: item,  # the kind of the joint says how many there are
    per_freedom(ref("range")),
)
_NODES = Codec(
    lambda nodes, to: [FORMULA.write(one, to) for one in nodes],
    lambda item, reading: [FORMULA.read(one, reading) for one in item.items()],
    listed(_FORMULAS),
)
_DRIVE = Codec(
    lambda drives, to: _one_or_all([FORMULA.write(drive, to) for drive in drives]),
    _read_drive,
    per_freedom(_FORMULAS),
)
_FRAMES = Codec(write_frames, lambda item, reading: item, listed(ref("frame")))
# The formula of a quantity, which its name stands for elsewhere.
_DEFINITION = Codec(
    lambda value, to: write_formulas(value, to.names, whole=False),
    FORMULA.read,
    _FORMULAS,
)
_NODES_OR_NONE = replace(
    _NODES, read=_read_drive, schema=listed(either(_FORMULAS, {"type": "null"}))
)
_OUTSIDE = Codec(
    lambda kinds, to: kinds[0] if len(set(kinds)) == 1 else list(kinds),
    lambda item, reading: (_NAMES if item.is_a(list) else WORD).read(item, reading),
    either(_EXTRAPOLATION, listed(_EXTRAPOLATION)),
)
_COLOR = Codec(
    lambda value, to: next((n for n, c in COLORS.items() if c == value), list(value)),
    lambda item, reading: item.numbers() if item.is_a(list) else item.text(),
    either(
        {"enum": [*COLORS]},
        {"type": "string", "pattern": "^#[0-9a-fA-F]{6}$"},
        listed(_NUMBER, minItems=3, maxItems=3),
    ),
)
_FORM = Codec(
    lambda shape, to: write_kind("shape", shape, to),
    lambda item, reading: read_kind("shape", item.members(), item, reading),
    ref("shape"),
)

NAME = _must(WORD)
FRAME: Members = {
    "name": NAME,
    "at": Member(FORMULA, lambda frame: _unless_zero(frame.p)),
    "rotation": Member(FORMULA, lambda f: None if f.R == IDENTITY else f.R),
}
# The kinds of a group: what an entry holds beside name and kind are their fields.
GROUPS = {
    "loops": "loop", "sensors": "sensor", "loads": "load", "constraints": "constraint",
    "contacts": "contact",
}  # fmt: skip
_OF_KIND: Members = {"name": NAME, "kind": _must(WORD)}
SECTIONS: dict[str, Members] = {
    "functions": {
        "name": NAME,
        "arguments": _must(_SOME_NAMES, lambda op: list(op.definition.arguments)),
    },
    "solutions": {
        "name": NAME,
        "unknowns": _must(_SOME_NAMES),
        "given": _must(_NAMES),
        "equations": _must(FORMULA),
    },
    "parameters": {
        "name": NAME,
        "default": _must(FORMULA),
        "positive": Member(FLAG, lambda p: p.symbols.ravel()[0].sign > 0),
        "negative": Member(FLAG, lambda p: p.symbols.ravel()[0].sign < 0),
        "unit": Member(_UNIT),
    },
    "inputs": {
        "name": NAME,
        "shape": Member(_SHAPE, lambda quantity: quantity.symbols.shape),
        "limits": Member(_LIMITS),
        "unit": Member(_UNIT),
    },
    "states": {
        "name": NAME,
        "start": Member(_NEST, lambda state: state.start.tolist()),
        "rate": Member(FORMULA),
        "unit": Member(_UNIT),
    },
    # Their elements are pairs of name and table.
    "curves": {
        "name": _must(WORD, lambda curve: curve[0]),
        "x": _must(_NEST, lambda c: _one_or_all([axis.tolist() for axis in c[1].x])),
        "y": _must(_NEST, lambda curve: curve[1].y.tolist()),
        "extrapolation": Member(_OUTSIDE, lambda curve: curve[1].extrapolation),
    },
    "bodies": {
        "name": NAME,
        "mass": Member(FORMULA, lambda b: None if b.mass is ZERO else b.mass),
        "com": Member(FORMULA, lambda body: _unless_zero(body.com)),
        "inertia": Member(FORMULA, _inertia),
        "allow_invalid_inertia": Member(FLAG, former="as_given"),
        "frames": Member(_FRAMES, lambda body: body),
    },
    "joints": {
        "name": NAME,
        "parent": _must(_PLACE),
        "child": _must(_PLACE),
        "kind": _must(JOINT_TYPE),
        "q": Member(_PER_FREEDOM, lambda joint: _start(joint, "q")),
        "v": Member(_PER_FREEDOM, lambda joint: _start(joint, "v")),
        "fixed": Member(
            _NAMES,
            lambda j: [s.name for s in (*j.q, *j.v) if s.name in j.fixed] or None,
        ),
        "limits": Member(
            _LIMITS_OF_JOINT, lambda j: j.limits if any(j.limits) else None
        ),
        "armature": Member(
            FORMULA, lambda j: _unless_zero(j.armature) and _one_or_all(j.armature)
        ),
        "drive": Member(
            _DRIVE, lambda j: j.drives if any(d is not None for d in j.drives) else None
        ),
    },
    "nodes": {
        "name": NAME,
        "at": Member(FORMULA),
        "moves": Member(
            replace(WORD, schema={"type": "string", "pattern": "^x?y?z?$"}),
            lambda n: None if len(n.moves) == 3 else "".join("xyz"[k] for k in n.moves),
        ),
        "turns": Member(FLAG),
        "frames": Member(_FRAMES, lambda node: node.body),
    },
    "expressions": {
        "name": NAME,
        "formula": Member(_DEFINITION),
        "shape": Member(_SHAPE, lambda quantity: quantity.symbols.shape),
        "sensor": Member(FLAG, lambda expression: expression.is_sensor),
        "unit": Member(_UNIT),
    },
    "discretes": {"name": NAME, "start": _must(FORMULA), "unit": Member(_UNIT)},
    "whens": {
        "name": NAME,
        "condition": Member(FORMULA),
        "direction": Member(
            replace(WORD, schema={"enum": [*get_args(Direction)]}),
            lambda when: None if when.direction == "rising" else when.direction,
        ),
        "at": Member(_NEST, lambda when: list(when.at) or None),
        "every": Member(_ONE),
        "priority": Member(_ONE, lambda when: when.priority or None),
        "changed": Member(_NODES, lambda when: when.changed or None),
        "values": Member(_NODES, lambda when: when.values or None),
        "pushed": Member(_NODES, lambda when: when.pushed or None),
        "impulses": Member(_NODES, lambda when: when.impulses or None),
        "velocities": Member(
            _NODES_OR_NONE,
            lambda w: None if all(v is None for v in w.velocities) else w.velocities,
        ),
    },
    "loops": _OF_KIND,
    "sensors": _OF_KIND,
    "loads": _OF_KIND,
    "constraints": _OF_KIND,
    "contacts": _OF_KIND,
    "start_conditions": {"formula": _must(FORMULA), "value": _must(_ONE)},
    "promises": {
        "of": _must(WORD),
        "names": _must(_NAMES, lambda promise: list(promise.names)),
        "formulas": _must(_NODES),
        "sign": _must(replace(WORD, schema={"enum": [*get_args(Sign)]})),
        "rule": _must(WORD),
    },
    # Their elements are pairs of the name of an element and its range.
    "ranges": {
        "of": _must(WORD, lambda pair: pair[0]),
        "what": _must(WORD, lambda pair: pair[1].what),
        "formula": _must(FORMULA, lambda pair: pair[1].formula),
        "least": Member(_ONE, lambda pair: _finite(pair[1].least)),
        "greatest": Member(_ONE, lambda pair: _finite(pair[1].greatest)),
    },
    "visuals": {
        "name": NAME,
        "place": _must(_PLACE, lambda visual: visual.frame),
        "shape": _must(_FORM),
        "color": Member(_COLOR),
        "opacity": Member(_ONE, lambda v: None if v.opacity == 1 else v.opacity),
    },
}
