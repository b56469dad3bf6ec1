"""Tables of what a model holds, and of how it can move."""

from __future__ import annotations

from typing import Literal, TypeAlias

from symbody.arguments import Arguments
from symbody.closure.mobility import Mobility
from symbody.expr.node import Const
from symbody.expr.text import text
from symbody.model.model import Model
from symbody.results.tabulated import Cell, Table

TableKind: TypeAlias = Literal["parameters", "inputs", "states"]


def model_table(self: Model, kind: TableKind = "parameters") -> Table:
    """Return a table of the parameters, inputs or states of a model, entry by entry.

    Args:
        self: The model.
        kind: "parameters", with their defaults and the formulas that these follow;
            "inputs", with their limits; or "states", with their start values.
    """
    Arguments(f"table of model {self.name!r}").word("kind", kind, TableKind)
    rows: list[tuple[Cell, ...]] = []
    if kind == "parameters":
        for p in self.parameters.values():
            defaults = p.default.ravel().tolist()
            for s, node in zip(p.symbols.ravel().tolist(), defaults, strict=True):
                formula = "" if isinstance(node, Const) else text(node)
                rows.append((s.name, self.default_value(node), p.unit, formula))
        return Table(("parameter", "default", "unit", "formula"), tuple(rows))
    if kind == "inputs":
        for u in self.inputs.values():
            low, high = u.limits or (None, None)
            rows += [(s.name, u.unit, low, high) for s in u.symbols.ravel().tolist()]
        return Table(("input", "unit", "least", "greatest"), tuple(rows))
    for x in self.states.values():
        pairs = zip(x.symbols.ravel().tolist(), x.start.flat, strict=True)
        rows += [(s.name, float(start), x.unit) for s, start in pairs]
    return Table(("state", "start", "unit"), tuple(rows))


def mobility_table(self: Mobility) -> Table:
    """Return a table of velocities and redundant equations, with what each is."""
    roles = (
        ("independent", self.independent), ("dependent", self.dependent),
        ("redundant equation", self.redundant),
        ("moves at the singular start only", self.momentary),
        ("follows from others at the start only", self.unkept),
    )  # fmt: skip
    rows = tuple((name, role) for role, names in roles for name in names)
    return Table(("name", "role"), rows)
