"""The model of a file, from its text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any, cast, get_args

from symbody.expr.external import ExternalFunction
from symbody.expr.node import as_node
from symbody.io.json.codec import Reading, read_formulas
from symbody.io.json.document import Document, Item
from symbody.io.json.elements import (
    add_body,
    add_constraint,
    add_curve,
    add_frames,
    add_input,
    add_joint,
    add_load,
    add_loop,
    add_node,
    add_parameter,
    add_sensor,
    add_state,
    add_visual,
    declare_expression,
    define_expression,
    set_rate,
)
from symbody.io.json.entries import SECTIONS, TOP, Entry
from symbody.io.json.names import NamesToRead, checked_functions
from symbody.io.json.solutions import Solution
from symbody.io.json.write import VERSION
from symbody.io.source import Source
from symbody.model.loads.load import Promise, Range, Sign
from symbody.model.model import Model


def read_json(
    source: Source, *, functions: Mapping[str, ExternalFunction] | None = None
) -> Model:
    """Return the model of a file in JSON.

    Args:
        source: The file.
        functions: The external functions that its formulas call, by name; a file never
            brings code of its own.

    Raises:
        ReadError: The file is no model, or a function is missing.
        FileError: The functions are none.
    """
    own = checked_functions(functions)
    root = Document(source).root
    if not root.is_a(dict) or "symbody" not in root.value:
        raise root.error("it is no model of symbody: it has no member 'symbody'.")
    version = root.members()["symbody"].whole()
    if version != VERSION:
        raise root.error(
            f"it has the version {version} of the format, but this symbody reads "
            f"{VERSION}. Read it with the symbody that wrote it."
        )
    top = root.fields(TOP.required, TOP.optional)
    with top["name"].blamed():
        model = Model(top["name"].text())
    if "cut" in top:
        if top["cut"].text() != "auto":
            raise top["cut"].error("it must be 'auto', or be left out.")
        model.cut = "auto"
    names = NamesToRead(model, own, source.limits.elements)
    _fill(top, Reading(model, names, source))
    return model


def _fill(top: Mapping[str, Item], reading: Reading) -> None:
    """Add everything to the model, what others refer to before them.

    Expressions and states can depend on all else, and on each other: they get their
    formulas last. A sensor may measure a load, a load may follow a sensor.
    """
    model = reading.model

    def each(section: str) -> Iterator[tuple[Item, dict[str, Item]]]:
        return _entries(top, section)

    _check_functions(each("functions"), reading)
    _add_all(_declare_solution, each("solutions"), reading)
    for add, section in ((add_parameter, "parameters"), (add_input, "inputs")):
        _add_all(add, each(section), reading)
    if "gravity" in top:
        with top["gravity"].blamed():
            model.gravity = read_formulas(top["gravity"], reading)
    _add_all(add_state, each("states"), reading)
    _add_all(add_curve, each("curves"), reading)
    if "world" in top:
        add_frames(model.world, top["world"].fields((), ("frames",)), reading)
    _add_all(add_body, each("bodies"), reading)
    _add_all(add_joint, each("joints"), reading)
    _add_all(add_node, each("nodes"), reading)
    _add_all(declare_expression, each("expressions"), reading)
    _add_all(add_loop, each("loops"), reading)
    sensors = list(each("sensors"))
    _add_all(add_sensor, (s for s in sensors if "load" not in s[1]), reading)
    _add_all(add_load, each("loads"), reading)
    _add_all(add_sensor, (s for s in sensors if "load" in s[1]), reading)
    order = [members["name"].text() for _, members in sensors]
    model.sensors = {name: model.sensors[name] for name in order}
    _add_all(add_constraint, each("constraints"), reading)
    for name in top["independent"].items() if "independent" in top else ():
        with name.blamed():
            model.choose_independent(name.text())
    if "undrawn" in top:
        model.undrawn = [entry.text() for entry in top["undrawn"].items()]
    for item, members in each("start_conditions"):
        with item.blamed():
            formula = read_formulas(members["formula"], reading)
            model.start_at(formula, members["value"].number())
    _add_all(define_expression, each("expressions"), reading)
    for item, members in each("promises"):
        with item.blamed():
            model._promises.append(_promise(members, reading))
    for item, members in each("ranges"):
        with item.blamed():
            model._ranges.append((members["of"].text(), _range(members, reading)))
    _add_all(set_rate, each("states"), reading)
    _add_all(add_visual, each("visuals"), reading)


def _promise(members: Mapping[str, Item], reading: Reading) -> Promise:
    entries = members["formulas"].items()
    formulas = [as_node(read_formulas(one, reading), "promise") for one in entries]
    names = tuple(name.text() for name in members["names"].items())
    sign = members["sign"].text()
    if sign not in get_args(Sign) or len(names) != len(formulas):
        raise members["sign"].error(
            f"{sign!r} for {len(names)} names and {len(formulas)} formulas is no "
            f"promise. Give one of {', '.join(get_args(Sign))}, and a name each."
        )
    of, rule = members["of"].text(), members["rule"].text()
    return Promise(of, names, tuple(formulas), cast(Sign, sign), rule)


def _range(members: Mapping[str, Item], reading: Reading) -> Range:
    ends = {"least": -math.inf, "greatest": math.inf}
    ends |= {end: members[end].number() for end in ends if end in members}
    formula = as_node(read_formulas(members["formula"], reading), "range")
    return Range(members["what"].text(), formula, **ends)


def _entries(
    top: Mapping[str, Item], section: str
) -> Iterator[tuple[Item, dict[str, Item]]]:
    entry = SECTIONS[section]
    for item in top[section].items() if section in top else ():
        yield item, _members(item, entry)


def _members(item: Item, entry: Entry) -> dict[str, Item]:
    if not entry.kinds:
        return item.fields(entry.required, entry.optional)
    members = item.members()
    for name in entry.required:
        if name not in members:
            raise item.error(f"{name!r} is missing.")
    return members


def _add_all(add: Any, entries: Any, reading: Reading) -> None:
    for item, members in entries:
        with item.blamed():
            add(members, item, reading)


def _declare_solution(members: Mapping[str, Item], _: Item, reading: Reading) -> None:
    name = members["name"].text()
    reading.names.solutions[name] = Solution(name, members, reading).at


def _check_functions(
    entries: Iterator[tuple[Item, dict[str, Item]]], reading: Reading
) -> None:
    for item, members in entries:
        name = members["name"].text()
        arguments = [entry.text() for entry in members["arguments"].items()]
        given = reading.names.functions.get(name)
        if given is None:
            raise item.error(
                f"the formulas call the function {name}({', '.join(arguments)}), which "
                f"no file can hold, because nothing in one is executed. Give it: "
                f"read(…, functions={{{name!r}: ExternalFunction({name!r}, …)}})."
            )
        if given.operation.arity != len(arguments):
            raise item.error(
                f"the function {name!r} has the arguments {', '.join(arguments)} here, "
                f"but {given!r} was given."
            )
