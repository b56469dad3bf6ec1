"""Users' functions of connecting elements: formulas with names of their arguments."""

from __future__ import annotations

from typing import Any

from symbody.expr.node import Node
from symbody.io.json.codec import Codec, Reading, Writing, read_formulas
from symbody.io.json.document import Item
from symbody.io.json.formula_writer import write_formulas
from symbody.io.json.layout import Json
from symbody.model.loads.own_law import OwnFormulas, arguments_of


def _write(value: object, to: Writing) -> Json:
    if not isinstance(value, OwnFormulas):
        return None
    with to.names.local(value.arguments):
        return write_formulas(list(value.formulas), to.names)


def _read(item: Item, reading: Reading) -> object:
    def function(*given: Any) -> object:
        scope: dict[str, Node] = {s.name: s for s in arguments_of(given)}
        with reading.names.local(scope):
            return read_formulas(item, reading)

    return function


OWN_FORMULAS = Codec(_write, _read, {"$ref": "#/$defs/formulas"})
