"""Solutions of equations in formulas: what `implicit` returns.

A file lists the equations of each with names of its own, unknowns z0, z1, … and what
else they hold, a0, a1, …. In formulas `solution0.z1(…)` is the second unknown; its
arguments are where each unknown begins, then what a0, a1, … are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from symbody.errors import ExpressionError
from symbody.expr.blocks import newton_solve, newton_steps
from symbody.expr.definition import NonlinearSystem
from symbody.expr.node import Node, Symbol
from symbody.expr.substitute import substitute
from symbody.io.json.codec import Reading, Writing, read_formulas
from symbody.io.json.document import Item
from symbody.io.json.formula_writer import given_of, write_formulas
from symbody.io.json.layout import Json


def write_solutions(to: Writing) -> list[Json]:
    """Return the equations of the solutions that formulas hold."""
    entries: list[Json] = []
    met = to.names.solutions
    # Equations may hold solutions of others, which are met as they are written.
    while len(entries) < len(met):
        op, name = list(met.items())[len(entries)]
        system = op.definition
        assert isinstance(system, NonlinearSystem)
        named = {s: Symbol(f"z{i}") for i, s in enumerate(system.unknowns)}
        named |= {s: Symbol(f"a{i}") for i, s in enumerate(given_of(op))}
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


@final
class Solution:
    """The solution of equations of a file, which are read when it is first used.

    Args:
        name: Of the solution.
        members: Of its entry in the file.
        reading: The model so far.
    """

    def __init__(
        self, name: str, members: Mapping[str, Item], reading: Reading
    ) -> None:
        self._name, self._members, self._reading = name, members, reading
        self._unknowns = [Symbol(item.text()) for item in members["unknowns"].items()]
        self._given = [Symbol(item.text()) for item in members["given"].items()]
        self._starts = [Symbol(f"start{i}") for i in range(len(self._unknowns))]
        self._found: list[Node] = []
        self._busy = False

    def at(self, index: int, arguments: Sequence[Node]) -> Node:
        """Return one unknown, for arguments of a formula.

        Raises:
            ExpressionError: There is no such unknown, the arguments are too many or
                too few, or its equations cannot be solved.
        """
        symbols = [*self._starts, *self._given]
        if index >= len(self._starts) or len(arguments) != len(symbols):
            raise ExpressionError(
                f"{self._name}.z{index} has {len(arguments)} arguments, but the "
                f"solution {self._name!r} has {len(self._starts)} unknowns and "
                f"{len(symbols)} arguments."
            )
        if not self._found:
            self._found = self._solved()
        return substitute(
            self._found[index], dict(zip(symbols, arguments, strict=True))
        )

    def _solved(self) -> list[Node]:
        if self._busy:
            raise ExpressionError(
                f"the solution {self._name!r} is needed for its own equations."
            )
        self._busy = True
        names = self._reading.names
        names.spend(len(self._unknowns) ** 2)
        scope: dict[str, Node] = {s.name: s for s in (*self._unknowns, *self._given)}
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
