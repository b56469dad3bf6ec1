"""The steps of a program as declarations and equations of a Modelica model.

Conditions of time alone are Booleans, which are its events: Modelica makes an event of
each relation outside noEvent. Where a formula has a corner or a jump without one, as
curves and signs have, a Boolean that nothing else depends on ends the solver's step.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import NamedTuple, final

from symbody.events.switches import time_switches
from symbody.expr.definition import VECTOR_RESULT, LinearSystem, NonlinearSystem
from symbody.expr.node import LE, LT, ZERO, Apply, Node, less, sub
from symbody.expr.traverse import reachable
from symbody.program.program import Program
from symbody.system.system import System
from symbody.writers.modelica.forms import FORMS, NOTATION, newton_name, solve_name
from symbody.writers.modelica.write import braced
from symbody.writers.printer import Form, Printer, broken
from symbody.writers.source_file import Used

_WIDTH = 84
_INDENT = "  "
# Our formulas are evaluated as they are: a choice is no event that a solver looks for,
# but where Booleans choose, those of time alone.
_CHOICE = {
    "where": Form(
        "noEvent(if {} then {} else {})", takes=("condition", "number", "number")
    )
}
_TO_NUMBER = Form("noEvent(if {} then 1.0 else 0.0)")


@final
@dataclass
class Steps:
    """Declarations and equations of some programs, while they are written.

    `conditions` are names of those that are Booleans; `parameters` declare values that
    depend on parameters only; `declared` variables have sizes.
    """

    used: Used = field(default_factory=Used)
    conditions: dict[Node, str] = field(default_factory=dict)
    parameters: list[str] = field(default_factory=list)
    declared: list[str] = field(default_factory=list)
    equations: list[str] = field(default_factory=list)

    def printer(self, names: dict[Node, str]) -> Printer:
        """Return a printer of formulas in equations."""
        notation = replace(NOTATION, forms=FORMS | _CHOICE, to_number=_TO_NUMBER)
        return Printer(notation, dict(names), self.used, self.conditions)

    def add_events(self, events: Mapping[Node, str], names: dict[Node, str]) -> None:
        """Add equations of Booleans, whose changes are events."""
        printer = self.printer(names)
        if events:
            self.equations += ["", "// conditions of time alone"]
        for relation, name in events.items():
            assert isinstance(relation, Apply), "a relation depends on time"
            self._equation(name, printer.condition(relation))

    def add(
        self, program: Program, names: dict[Node, str], places: Sequence[str], mark: str
    ) -> None:
        """Add the steps of a program, and an equation for each entry of its results.

        `places` are what these entries are the values of; `mark` stands before the
        names of its steps.
        """
        printer = self.printer(names)
        for assignment in program.constants:
            name = f"{mark}{assignment.name}"
            text = printer.definition(assignment.node)
            statement = f"final parameter Real {name} = {text};"
            self.parameters += broken(statement, width=_WIDTH, indent=_INDENT)
            printer.names[assignment.node] = name
        for section in program.sections:
            if section.title:
                self.equations += ["", f"// {section.title}"]
            for assignment in section.assignments:
                name = f"{mark}{assignment.name}"
                self._step(name, assignment.node, printer)
                printer.names[assignment.node] = name
        self.equations += ["", f"// {', '.join(r.name for r in program.results)}"]
        for place, node in zip(places, program.outputs(), strict=True):
            self._equation(place, printer.text(node))

    def _step(self, name: str, node: Apply, printer: Printer) -> None:
        definition = node.op.definition
        if not isinstance(definition, VECTOR_RESULT):
            self.declared.append(name)
            self._equation(name, printer.definition(node))
            return
        texts = [printer.text(arg) for arg in node.args]
        if isinstance(definition, LinearSystem):
            n, m = definition.size, definition.sides
            self.declared.append(f"{name}[{n * m}]")
            matrix, sides = braced(texts[: n * n]), braced(texts[n * n :])
            self._equation(name, f"{solve_name(n, m)}({matrix}, {sides})")
            return
        assert isinstance(definition, NonlinearSystem)
        n = len(definition.unknowns)
        self.declared.append(f"{name}[{n}]")
        routine = newton_name(self.used.step(node.op))
        passed = f"{braced(texts[n:])}, {braced(texts[:n])}"
        self._equation(name, f"{routine}({passed})")

    def _equation(self, left: str, right: str) -> None:
        self.equations += broken(f"{left} = {right};", width=_WIDTH, indent=_INDENT)


class Conditions(NamedTuple):
    """Conditions of time alone in formulas, and those made for corners and jumps."""

    chosen_by: dict[Node, str]
    watched: dict[Node, str]


def conditions_of_time(
    programs: Sequence[Program], system: System, taken: Collection[str]
) -> Conditions:
    """Return the conditions of time alone below the results of programs."""
    roots = [node for program in programs for node in program.outputs()]
    places = time_switches(roots, [system.t], system.p).switches
    arguments = {place.argument for place in places}
    free = (name for i in count(1) if (name := f"event_{i}") not in taken)
    chosen_by: dict[Node, str] = {
        node: next(free)
        for node in reachable(roots)
        if isinstance(node, Apply)
        and node.op in (LT, LE)
        and sub(*node.args) in arguments
    }
    compared = {sub(*node.args) for node in chosen_by if isinstance(node, Apply)}
    zeros = dict.fromkeys(zero for place in places for zero in place.zeros())
    watched = {less(ZERO, zero): next(free) for zero in zeros if zero not in compared}
    return Conditions(chosen_by, watched)
