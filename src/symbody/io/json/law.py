"""Laws of the user's in loads: a formula of what is measured, with its names."""

from __future__ import annotations

from symbody.expr.node import Node
from symbody.io.json.codec import Codec, Reading, Writing, read_formulas
from symbody.io.json.document import Item
from symbody.io.json.formula_writer import write_formulas
from symbody.io.json.layout import Json
from symbody.model.loads.own_law import OwnLaw


def _write_law(value: object, to: Writing) -> Json:
    if isinstance(value, tuple):
        laws = [_write_law(law, to) for law in value]
        return laws if any(laws) else None
    if not isinstance(value, OwnLaw):
        return None
    with to.names.local(value.arguments):
        formula = write_formulas(value.formula, to.names)
    return {"arguments": [s.name for s in value.arguments], "formula": formula}


def _read_law(item: Item, reading: Reading) -> object:
    if item.is_a(list):
        return [
            None if entry.value is None else _read_law(entry, reading)
            for entry in item.items()
        ]
    members = item.fields(("arguments", "formula"))
    names = [entry.text() for entry in members["arguments"].items()]
    formula = members["formula"]
    # It is called once, with symbols of which there are as many as the law has.
    scope: dict[str, Node] = {}

    def law(*arguments: Node) -> object:
        if len(names) != len(arguments) or len(set(names)) < len(names):
            raise members["arguments"].error(
                f"the law needs {len(arguments)} names that differ."
            )
        scope.update(zip(names, arguments, strict=True))
        with reading.names.local(scope):
            return read_formulas(formula, reading)

    return law


LAW = Codec(_write_law, _read_law, {"$ref": "#/$defs/law"})
