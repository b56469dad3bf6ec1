"""The elements of a model, one entry of a section after the other."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from typing import Any

from symbody.io.json.codec import Reading, read_formulas, read_place
from symbody.io.json.document import Item
from symbody.io.json.kinds import JOINT_TYPE, read_kind
from symbody.io.json.schema import FRAME
from symbody.model.adding.motion import fix
from symbody.model.body import Body
from symbody.model.joint import Joint
from symbody.spatial.vectors import IDENTITY, mat


def _unit(members: Mapping[str, Item]) -> str:
    return members["unit"].text() if "unit" in members else ""


def _flag(members: Mapping[str, Item], name: str) -> bool:
    return members[name].flag() if name in members else False


def add_parameter(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add a parameter."""
    reading.model.add_parameter(
        members["name"].text(),
        read_formulas(members["default"], reading),
        positive=_flag(members, "positive"),
        negative=_flag(members, "negative"),
        unit=_unit(members),
    )


def add_input(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add an input."""
    limits = _range(members["limits"]) if "limits" in members else None
    reading.model.add_input(
        members["name"].text(),
        shape=_shape(members, reading),
        limits=limits,
        unit=_unit(members),
    )


def _shape(members: Mapping[str, Item], reading: Reading) -> tuple[int, ...]:
    if "shape" not in members:
        return ()
    shape = tuple(size.whole() for size in members["shape"].items())
    reading.names.spend(abs(math.prod(shape)))
    return shape


def _range(item: Item) -> tuple[float, float] | None:
    """Return (least, greatest), infinite where there is null."""
    if item.value is None:
        return None
    sides = item.items()
    if len(sides) != 2:
        raise item.error("a range has two sides, [least, greatest], null for none.")
    low, high = (None if side.value is None else side.number() for side in sides)
    return -math.inf if low is None else low, math.inf if high is None else high


def add_state(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add a state; `set_rate` gives its equation."""
    start = _numbers(members["start"], reading) if "start" in members else 0.0
    reading.model.add_state(members["name"].text(), start, unit=_unit(members))


def _numbers(item: Item, reading: Reading, depth: int = 2) -> Any:
    """Return a number, or numbers in lists, or lists of such lists."""
    if not item.is_a(list) or depth == 0:
        return item.number()
    reading.names.spend(len(item.value))
    return [_numbers(entry, reading, depth - 1) for entry in item.items()]


def set_rate(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Give a state its equation."""
    if "rate" in members:
        rate = read_formulas(members["rate"], reading)
        reading.model.set_rate(members["name"].text(), rate)


def add_curve(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add a curve."""
    kind: Any = "linear"
    if "extrapolation" in members:
        extrapolation = members["extrapolation"]
        several = extrapolation.is_a(list)
        kind = (
            [k.text() for k in extrapolation.items()]
            if several
            else extrapolation.text()
        )
    x, y = (_numbers(members[axis], reading) for axis in "xy")
    reading.model.add_curve(members["name"].text(), x, y, extrapolation=kind)


def add_body(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add a body with its frames."""
    properties = {
        name: read_formulas(members[name], reading)
        for name in ("mass", "com", "inertia")
        if name in members
    }
    as_given = _flag(members, "as_given")
    body = reading.model.add_body(
        members["name"].text(), as_given=as_given, **properties
    )
    add_frames(body, members, reading)


def add_node(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add a node of connections with its frames."""
    at = read_formulas(members["at"], reading) if "at" in members else None
    moves = members["moves"].text() if "moves" in members else "xyz"
    turns = _flag(members, "turns")
    name = members["name"].text()
    body = reading.model.add_node(name, at, moves=moves, turns=turns)
    add_frames(body, members, reading)


def add_frames(body: Body, members: Mapping[str, Item], reading: Reading) -> None:
    """Add the frames of a body."""
    for item in members["frames"].items() if "frames" in members else ():
        fields = item.fields(FRAME.required, FRAME.optional)
        with item.blamed():
            name, R = fields["name"].text(), IDENTITY
            at = read_formulas(fields["at"], reading) if "at" in fields else (0, 0, 0)
            rotation = None
            if "rotation" in fields:
                rotation = read_formulas(fields["rotation"], reading)
            p, _ = body.placement_of(f"{body.name}.{name}", at, rotation)
            if rotation is not None:
                R = mat(rotation)  # unrounded: the check above rounds entries near zero
            body.register_frame(name, p, R)


def add_joint(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add a joint, and drive it."""
    model = reading.model
    kind = JOINT_TYPE.read(members["kind"], reading)
    count = sum(len(element.coordinates) for element in kind.elements)
    options: dict[str, Any] = {}
    for name in ("q", "v"):
        if name in members:
            options[name] = _numbers(members[name], reading, 1)
    if "limits" in members:
        limits = members["limits"]
        options["limits"] = (
            [_range(limits)] if count == 1 else [_range(one) for one in limits.items()]
        )
    if "armature" in members:
        options["armature"] = read_formulas(members["armature"], reading)
    parent, child = (read_place(members[end], reading) for end in ("parent", "child"))
    joint = model.add_joint(members["name"].text(), parent, child, kind, **options)
    _fix_start(joint, members)
    if "drive" in members:
        drive = members["drive"]
        several = drive.items() if drive.is_a(list) else [drive]
        model.drive(
            joint,
            [
                None if one.value is None else read_formulas(one, reading)
                for one in several
            ],
        )


def _fix_start(joint: Joint, members: dict[str, Item]) -> None:
    own = {s.name for s in (*joint.q, *joint.v)}
    items = members["fixed"].items() if "fixed" in members else ()
    names = {item.text(): item for item in items}
    for name, item in names.items():
        if name not in own:
            raise item.error(
                f"{name!r} is not among the start values of the joint: "
                f"{', '.join(sorted(own)) or 'none'}."
            )
    with members["fixed"].blamed() if names else nullcontext():
        fix(joint, set(names))


def declare_expression(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add an expression; `define_expression` gives its formula."""
    if "formula" in members:
        if "shape" in members:
            raise members["shape"].error("the shape follows from the formula; drop it.")
        shape = _shape_of(members["formula"])
        reading.names.spend(math.prod(shape))
    else:
        shape = _shape(members, reading)
    reading.model.add_expression(
        members["name"].text(),
        shape=shape,
        sensor=_flag(members, "sensor"),
        unit=_unit(members),
    )


def _shape_of(item: Item) -> tuple[int, ...]:
    if item.is_a(dict):
        item = item.fields(("with", "formula"))["formula"]
    shape: list[int] = []
    while item.is_a(list) and len(shape) < 3 and item.value:
        shape.append(len(item.value))
        item = item.items()[0]
    return tuple(shape)


def define_expression(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Give an expression its formula."""
    if "formula" in members:
        formula = read_formulas(members["formula"], reading)
        reading.model.define(members["name"].text(), formula)


def adds(group: str) -> Callable[[Mapping[str, Item], Item, Reading], None]:
    """Return the function that adds an element of a group of kinds, such as "load"."""

    def add(members: Mapping[str, Item], item: Item, reading: Reading) -> None:
        fields = {name: value for name, value in members.items() if name != "name"}
        element = read_kind(group, fields, item, reading)
        getattr(reading.model, f"add_{group}")(members["name"].text(), element)

    return add


def add_visual(members: dict[str, Item], item: Item, reading: Reading) -> None:
    """Add something to look at."""
    shape = members["shape"]
    parts = shape.members()
    if "kind" not in parts:
        raise shape.error("'kind' is missing.")
    looks: dict[str, Any] = {}
    if "color" in members:
        color = members["color"]
        looks["color"] = color.numbers() if color.is_a(list) else color.text()
    if "opacity" in members:
        looks["opacity"] = members["opacity"].number()
    reading.model.add_visual(
        read_place(members["place"], reading),
        read_kind("shape", parts, shape, reading),
        name=members["name"].text(),
        **looks,
    )
