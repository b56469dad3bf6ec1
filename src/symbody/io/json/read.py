"""The model of a file, from its text.

Solutions of equations, which `implicit` returns, are read when a formula first names
one: `solution0.z1(…)` is its second unknown. The arguments are where each unknown
begins, then the values of a0, a1, …, which the equations hold besides.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, cast, final, get_args

from symbody.errors import ExpressionError
from symbody.expr.blocks import newton_solve, newton_steps
from symbody.expr.evaluate import substitute
from symbody.expr.external import ExternalFunction
from symbody.expr.node import Node, Symbol, as_node
from symbody.io.json.codec import Reading, read_formulas
from symbody.io.json.document import Document, Item
from symbody.io.json.elements import (
    add_body,
    add_curve,
    add_frames,
    add_input,
    add_joint,
    add_node,
    add_parameter,
    add_state,
    add_visual,
    adds,
    declare_expression,
    define_expression,
    set_rate,
)
from symbody.io.json.names import NamesToRead, checked_functions
from symbody.io.json.schema import SECTIONS, TOP
from symbody.io.json.write import VERSION
from symbody.io.source import Source
from symbody.model.loads.load import Promise, Range, Sign
from symbody.model.model import Model


def read_json(
    source: Source, *, functions: Mapping[str, ExternalFunction] | None = None
) -> Model:
    """Return the model of a file in JSON.

    `functions` are the external functions that its formulas call, by name: a file never
    brings code of its own.
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
    """Add all elements to the model, each after those it refers to.

    Expressions and states can depend on all else, and on each other: they get their
    formulas last. A sensor may measure a load, a load may follow a sensor.
    """
    model = reading.model
    each = partial(_entries, top)
    _check_functions(each("functions"), reading)
    for item, members in each("solutions"):
        with item.blamed():
            name = members["name"].text()
            reading.names.solutions[name] = Solution(name, members, reading).at
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
    _add_all(adds("loop"), each("loops"), reading)
    sensors = list(each("sensors"))
    _add_all(adds("sensor"), (s for s in sensors if "load" not in s[1]), reading)
    _add_all(adds("load"), each("loads"), reading)
    _add_all(adds("sensor"), (s for s in sensors if "load" in s[1]), reading)
    order = [members["name"].text() for _, members in sensors]
    model.sensors = {name: model.sensors[name] for name in order}
    _add_all(adds("constraint"), each("constraints"), reading)
    for entry in top["independent"].items() if "independent" in top else ():
        with entry.blamed():
            model.choose_independent(entry.text())
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
        if not entry.kinds:
            yield item, item.fields(entry.required, entry.optional)
            continue
        members = item.members()
        for name in entry.required:
            if name not in members:
                raise item.error(f"{name!r} is missing.")
        yield item, members


def _add_all(add: Any, entries: Any, reading: Reading) -> None:
    for item, members in entries:
        with item.blamed():
            add(members, item, reading)


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
