"""The model of a file, from its text.

Solutions of equations (`implicit`) are read when first named: `solution0.z1(…)` is the
second unknown; arguments are where each begins, then the values of a0, a1, ….
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any, final, get_args

import numpy as np

from symbody.errors import ExpressionError, FileError
from symbody.expr.blocks import newton_solve, newton_steps
from symbody.expr.evaluate import substitute
from symbody.expr.external import ExternalFunction
from symbody.expr.node import Node, Symbol, as_node
from symbody.io.json.codec import Reading, read_formulas
from symbody.io.json.document import Document, Item
from symbody.io.json.kinds import read_kind
from symbody.io.json.names import NamesToRead
from symbody.io.json.sections import FRAME, GROUPS, SECTIONS, read_entry, read_range
from symbody.io.json.write import TOP_OPTIONAL, TOP_REQUIRED, VERSION
from symbody.io.source import Source
from symbody.model.adding.motion import fix
from symbody.model.body import Body
from symbody.model.loads.load import Promise, Range, Sign
from symbody.model.model import Model
from symbody.spatial.vectors import IDENTITY, mat


def read_json(
    source: Source, *, functions: Mapping[str, ExternalFunction] | None = None
) -> Model:
    """Return the model of a file in JSON, which gets external functions by name."""
    own = dict(functions or {})
    for name, function in own.items():
        if not isinstance(function, ExternalFunction) or function.name != name:
            raise FileError(
                f"read(functions=…): {name!r} is {function!r}. Give external functions "
                f"under their own names, such as {{'drag': drag}}."
            )
    root = Document(source).root
    if not root.is_a(dict) or "symbody" not in root.value:
        raise root.error("it is no model of symbody: it has no member 'symbody'.")
    version = root.members()["symbody"].whole()
    if version != VERSION:
        raise root.error(
            f"it has the version {version} of the format, but this symbody reads "
            f"{VERSION}. Read it with the symbody that wrote it."
        )
    top = root.fields(TOP_REQUIRED, TOP_OPTIONAL)
    with top["name"].blamed():
        model = Model(top["name"].text())
    if "cut" in top:
        if top["cut"].text() != "auto":
            raise top["cut"].error("it must be 'auto', or be left out.")
        model.cut = "auto"
    _fill(top, Reading(model, NamesToRead(model, own, source.limits.elements), source))
    return model


def _fill(top: Mapping[str, Item], reading: Reading) -> None:
    """Add all elements to the model, each behind those it refers to, formulas last.

    A sensor may measure a load, a load may follow a sensor.
    """
    model = reading.model
    each, add = partial(_entries, top), partial(_add, top, reading)
    _check_functions(each("functions"), reading)
    for item, members in each("solutions"):
        with item.blamed():
            name = members["name"].text()
            reading.names.solutions[name] = Solution(name, members, reading).at
    add("parameters", model.add_parameter)
    add("inputs", model.add_input)
    if "gravity" in top:
        with top["gravity"].blamed():
            model.gravity = read_formulas(top["gravity"], reading)
    add("states", model.add_state, "rate")
    add("discretes", model.add_discrete)
    add("curves", model.add_curve)
    if "world" in top:
        _add_frames(model.world, top["world"].fields((), ("frames",)), reading)
    add("bodies", model.add_body, "frames")
    for item, members in each("joints"):
        with item.blamed():
            _add_joint(members, reading)
    add("nodes", model.add_node, "frames")
    for item, members in each("expressions"):
        with item.blamed():
            _declare(members, reading)
    sensors = list(each("sensors"))
    _add_kinds("loop", each("loops"), reading)
    _add_kinds("sensor", (s for s in sensors if "load" not in s[1]), reading)
    _add_kinds("load", each("loads"), reading)
    _add_kinds("sensor", (s for s in sensors if "load" in s[1]), reading)
    order = [members["name"].text() for _, members in sensors]
    model.sensors = {name: model.sensors[name] for name in order}
    _add_kinds("constraint", each("constraints"), reading)
    _add_kinds("contact", each("contacts"), reading)
    for entry in top["independent"].items() if "independent" in top else ():
        with entry.blamed():
            model.choose_independent(entry.text())
    if "undrawn" in top:
        model.undrawn = [entry.text() for entry in top["undrawn"].items()]
    add("start_conditions", lambda formula, value: model.start_at(formula, value))
    _define(each("expressions"), "formula", model.define, reading)
    for item, members in each("promises"):
        with item.blamed():
            model._promises.append(_promise(members, reading))
    add("ranges", partial(_add_range, model))
    _define(each("states"), "rate", model.set_rate, reading)
    add("whens", partial(_add_when, model))
    add("visuals", model.add_visual)


def _entries(
    top: Mapping[str, Item], section: str
) -> Iterator[tuple[Item, dict[str, Item]]]:
    known = SECTIONS[section]
    required = [name for name, member in known.items() if member.required]
    for item in top[section].items() if section in top else ():
        if section not in GROUPS:
            former = {m.former: name for name, m in known.items() if m.former}
            yield item, item.fields(required, known, former)
            continue
        members = item.members()
        for name in required:
            if name not in members:
                raise item.error(f"{name!r} is missing.")
        yield item, members


def _add(
    top: Mapping[str, Item], reading: Reading, section: str, add: Any, later: str = ""
) -> None:
    """Call a function with the members of each entry, but for one that comes later."""
    for item, members in _entries(top, section):
        with item.blamed():
            made = add(**read_entry(SECTIONS[section], members, reading, later))
            if later == "frames":
                _add_frames(getattr(made, "body", made), members, reading)


def _define(entries: Any, member: str, define: Any, reading: Reading) -> None:
    for item, members in entries:
        if member in members:
            with item.blamed():
                define(members["name"].text(), read_formulas(members[member], reading))


def _add_kinds(group: str, entries: Any, reading: Reading) -> None:
    for item, members in entries:
        with item.blamed():
            fields = {name: value for name, value in members.items() if name != "name"}
            element = read_kind(group, fields, item, reading)
            getattr(reading.model, f"add_{group}")(members["name"].text(), element)


def _add_frames(body: Body, members: Mapping[str, Item], reading: Reading) -> None:
    for item in members["frames"].items() if "frames" in members else ():
        fields = item.fields(("name",), FRAME)
        with item.blamed():
            values = read_entry(FRAME, fields, reading)
            name, rotation = values["name"], values.get("rotation")
            who = f"{body.name}.{name}"
            p, _ = body.placement_of(who, values.get("at", (0, 0, 0)), rotation)
            # Unrounded: the check above rounds entries near zero.
            R = IDENTITY if rotation is None else mat(rotation)
            body.register_frame(name, p, R)


def _add_joint(members: dict[str, Item], reading: Reading) -> None:
    values = read_entry(SECTIONS["joints"], members, reading, "fixed", "drive")
    if "limits" in members:
        single = sum(len(e.coordinates) for e in values["kind"].elements) == 1
        limits = members["limits"]
        several = [limits] if single else limits.items()
        values["limits"] = [read_range(one, reading) for one in several]
    joint = reading.model.add_joint(**values)
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
    if "drive" in members:
        drive = SECTIONS["joints"]["drive"].codec.read(members["drive"], reading)
        reading.model.drive(joint, drive)


def _declare(members: Mapping[str, Item], reading: Reading) -> None:
    """Add an expression, of which the formula comes later."""
    values = read_entry(SECTIONS["expressions"], members, reading, "formula")
    if "formula" in members:
        if "shape" in members:
            raise members["shape"].error("the shape follows from the formula; drop it.")
        values["shape"] = _shape_of(members["formula"])
        reading.names.spend(math.prod(values["shape"]))
    reading.model.add_expression(**values)


def _shape_of(item: Item) -> tuple[int, ...]:
    if item.is_a(dict):
        item = item.fields(("with", "formula"))["formula"]
    shape: list[int] = []
    while item.is_a(list) and len(shape) < 3 and item.value:
        shape.append(len(item.value))
        item = item.items()[0]
    return tuple(shape)


def _promise(members: Mapping[str, Item], reading: Reading) -> Promise:
    values = read_entry(SECTIONS["promises"], members, reading)
    names, sign = tuple(values["names"]), values["sign"]
    formulas = tuple(as_node(one, "promise") for one in values["formulas"])
    if sign not in get_args(Sign) or len(names) != len(formulas):
        raise members["sign"].error(
            f"{sign!r} for {len(names)} names and {len(formulas)} formulas is no "
            f"promise. Give one of {', '.join(get_args(Sign))}, and a name each."
        )
    return Promise(values["of"], names, formulas, sign, values["rule"])


def _add_range(
    model: Model, of: str, what: str, formula: object, **ends: float
) -> None:
    ends = {"least": -math.inf, "greatest": math.inf} | ends
    model._ranges.append((of, Range(what, as_node(formula, "range"), **ends)))


def _add_when(
    model: Model,
    name: str,
    changed: Sequence[Any] = (),
    values: Sequence[Any] = (),
    pushed: Sequence[Any] = (),
    impulses: Sequence[Any] = (),
    velocities: Sequence[Any] = (),
    **options: Any,
) -> None:
    """Add a when clause by the lists that files have."""
    known = [*velocities] + [None] * (len(impulses) - len(velocities))
    each = zip(known, impulses, strict=True)
    sizes = [value if v is None else (v, value) for v, value in each]
    if "priority" in options:
        options["priority"] = int(options["priority"])
    model.when(
        changes=dict(zip(map(_symbol, changed), values, strict=True)),
        impulses=dict(zip(map(_symbol, pushed), sizes, strict=True)),
        name=name,
        **options,
    )


def _symbol(entry: Any) -> Any:
    return np.asarray(entry, dtype=object).item()


def _check_functions(
    entries: Iterator[tuple[Item, dict[str, Item]]], reading: Reading
) -> None:
    for item, members in entries:
        name = members["name"].text()
        arguments = [entry.text() for entry in members["arguments"].items()]
        function = reading.names.functions.get(name)
        if function is None:
            raise item.error(
                f"the formulas call the function {name}({', '.join(arguments)}), which "
                f"no file can hold, because nothing in one is executed. Give it: "
                f"read(…, functions={{{name!r}: ExternalFunction({name!r}, …)}})."
            )
        if function.operation.arity != len(arguments):
            raise item.error(
                f"the function {name!r} has the arguments {', '.join(arguments)} here, "
                f"but {function!r} was given."
            )


@final
class Solution:
    """The solution of equations of a file, which are read when it is first used."""

    def __init__(
        self, name: str, members: Mapping[str, Item], reading: Reading
    ) -> None:
        self._name, self._members, self._reading = name, members, reading
        self._unknowns = [Symbol(item.text()) for item in members["unknowns"].items()]
        self._constants = [Symbol(item.text()) for item in members["given"].items()]
        self._starts = [Symbol(f"start{i}") for i in range(len(self._unknowns))]
        self._solution: list[Node] = []
        self._busy = False

    def at(self, index: int, arguments: Sequence[Node]) -> Node:
        """Return one unknown, for arguments of a formula."""
        symbols = [*self._starts, *self._constants]
        if index >= len(self._starts) or len(arguments) != len(symbols):
            raise ExpressionError(
                f"{self._name}.z{index} has {len(arguments)} arguments, but the "
                f"solution {self._name!r} has {len(self._starts)} unknowns and "
                f"{len(symbols)} arguments."
            )
        if not self._solution:
            self._solution = self._solved()
        return substitute(
            self._solution[index], dict(zip(symbols, arguments, strict=True))
        )

    def _solved(self) -> list[Node]:
        if self._busy:
            raise ExpressionError(
                f"the solution {self._name!r} is needed for its own equations."
            )
        self._busy = True
        names = self._reading.names
        names.spend(len(self._unknowns) ** 2)
        scope: dict[str, Node] = {
            s.name: s for s in (*self._unknowns, *self._constants)
        }
        with names.local(scope):
            equations = read_formulas(self._members["equations"], self._reading)
        self._busy = False
        if not isinstance(equations, list) or len(equations) != len(self._unknowns):
            raise ExpressionError(
                f"the solution {self._name!r} has {len(self._unknowns)} unknowns, and "
                f"must have as many equations, in a list."
            )
        steps = newton_steps(equations, self._unknowns)
        begin = dict(zip(self._unknowns, self._starts, strict=True))
        return newton_solve(equations, begin, steps, "implicit")
