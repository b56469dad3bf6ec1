"""A model as a Modelica package, without the standard library.

`Mechanism` is partial, without equations for inputs, which are parameters in `Complete`
and come from outside in `WithInputs`.

References:
    PyMbs manual, section 2.3.3 (code export, Modelica).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from string import Template
from typing import final

from symbody.events.switches import time_switches
from symbody.exports.interface import Files, Options
from symbody.exports.modelica_whens import (
    ClauseNames,
    behind_clauses,
    call_of,
    clause_names,
    declarations,
    equations,
    function_name,
    nested,
    wanted_names,
)
from symbody.exports.tool_functions import (
    closing,
    derivatives_with_feedback,
    switches_of,
    warn_of_zeros,
)
from symbody.expr.arithmetic import less, sub
from symbody.expr.definition import VECTOR_RESULT, LinearSystem, NonlinearSystem
from symbody.expr.functions import build, maximum, minimum
from symbody.expr.node import LE, LT, ZERO, Apply, Array, Node, Symbol, as_node
from symbody.expr.traverse import as_vector, reachable
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.program import Program, identifiers
from symbody.system.system import System
from symbody.writers.curves import signed
from symbody.writers.guards import guarded
from symbody.writers.modelica import (
    FORMS,
    NOTATION,
    RESERVED,
    TEXTS,
    braced,
    comment,
    functions,
    newton_name,
    number,
    package_name,
    package_text,
    sizes,
    solve_name,
)
from symbody.writers.printer import Form, Printer, broken
from symbody.writers.source_file import Used, entries_from_1, header, public_names

_EQUATION_WIDTH = 84
_INDENT = "  "
# Our formulas are evaluated as they are: a choice is no event that a solver looks for,
# but where Booleans of time choose. Of the state, others beside it are events.
_CHOICE = {
    "where": Form(
        "noEvent(if {} then {} else {})", takes=("condition", "number", "number")
    )
}
_TO_NUMBER = Form("noEvent(if {} then 1.0 else 0.0)")


# Conditions of time alone are Booleans, which are events: Modelica makes one of each
# relation outside noEvent. Where a formula has a corner or a jump without one, as
# curves and signs have, a Boolean that nothing else depends on ends the solver's step.


@final
@dataclass
class Steps:
    """Declarations and equations of some programs, while they are written.

    Conditions are Booleans; `parameters` declare what depends on parameters only.
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
            self.add_equation(name, printer.condition(relation))

    def add(
        self, program: Program, names: dict[Node, str], places: Sequence[str], mark: str
    ) -> None:
        """Add a program's steps, with a mark before names, and results at places."""
        printer = self.printer(names)
        for assignment in program.constants:
            name = f"{mark}{assignment.name}"
            text = printer.definition(assignment.node)
            statement = f"final parameter Real {name} = {text};"
            self.parameters += broken(statement, width=_EQUATION_WIDTH, indent=_INDENT)
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
            self.add_equation(place, printer.text(node))

    def _step(self, name: str, node: Apply, printer: Printer) -> None:
        definition = node.op.definition
        if not isinstance(definition, VECTOR_RESULT):
            self.declared.append(name)
            self.add_equation(name, printer.definition(node))
            return
        texts = [printer.text(arg) for arg in node.args]
        if isinstance(definition, LinearSystem):
            n, m = definition.size, definition.sides
            self.declared.append(f"{name}[{n * m}]")
            matrix, sides = braced(texts[: n * n]), braced(texts[n * n :])
            self.add_equation(name, f"{solve_name(n, m)}({matrix}, {sides})")
            return
        assert isinstance(definition, NonlinearSystem)
        n = len(definition.unknowns)
        self.declared.append(f"{name}[{n}]")
        routine = newton_name(self.used.step(node.op))
        passed = f"{braced(texts[n:])}, {braced(texts[:n])}"
        self.add_equation(name, f"{routine}({passed})")

    def add_equation(self, left: str, right: str) -> None:
        """Add an equation."""
        self.equations += broken(
            f"{left} = {right};", width=_EQUATION_WIDTH, indent=_INDENT
        )


def conditions_of_time(
    programs: Sequence[Program], system: System, taken: Collection[str]
) -> tuple[dict[Node, str], dict[Node, str]]:
    """Return the conditions of time alone, and those for corners and jumps."""
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
    return chosen_by, watched


_CLASSES = frozenset({"Complete", "Mechanism", "WithInputs"})


@final
@dataclass(frozen=True)
class Names:
    """Names of quantities, and of the entries that formulas hold.

    `starts` are parameters of the states' start values, `outside` variables for inputs,
    `taken` all names but those of time and entries, `switching` those of what is zero
    where formulas switch by the state, and of its signs.
    """

    parameters: dict[str, str]
    inputs: dict[str, str]
    sensors: dict[str, str]
    states: tuple[str, ...]
    starts: tuple[str, ...]
    outside: dict[str, str]
    nodes: dict[Node, str]
    taken: frozenset[str]
    switching: tuple[str, str]
    clauses: ClauseNames


def names_of(
    system: System, sensors: Sequence[str], functions: Collection[str]
) -> Names:
    """Return the names of a system's quantities, no two alike, none a function's."""
    states = system.coordinates.y
    wanted = [
        *system.parameters,
        *system.inputs,
        *sensors,
        *(s.name for s in states),
        *(f"{s.name}_start" for s in states),
        *(f"{name}_in" for name in system.inputs),
        "zeros_of_switches",
        "behind_switches",
        *wanted_names(system),
    ]
    symbols = [Symbol(name) for name in wanted]
    identified = identifiers(symbols, reserved=RESERVED | _CLASSES | {*functions})
    left = iter([identified[symbol] for symbol in symbols])

    def mapped(keys: Iterable[str]) -> dict[str, str]:
        return {key: next(left) for key in keys}

    parameters, inputs = mapped(system.parameters), mapped(system.inputs)
    measured = mapped(sensors)
    state_names = tuple(next(left) for _ in states)
    starts = tuple(next(left) for _ in states)
    nodes: dict[Node, str] = {system.t: "time"}
    nodes.update(zip(states, state_names, strict=True))
    for name, parameter in system.parameters.items():
        nodes |= entries(parameters[name], parameter.symbols)
    for name, entry in system.inputs.items():
        nodes |= entries(inputs[name], entry.symbols)
    outside, taken = mapped(system.inputs), frozenset(identified.values())
    switching = next(left), next(left)
    clauses = clause_names(system, left)
    for name, quantity in system.discretes.items():
        nodes |= entries(clauses.discretes[name], quantity.symbols)
    return Names(
        parameters, inputs, measured, state_names, starts, outside, nodes, taken,
        switching, clauses,
    )  # fmt: skip


def entries(name: str, symbols: Array) -> dict[Node, str]:
    """Return how each entry of a quantity is written."""
    texts = entries_from_1(name, symbols.shape)
    return dict(zip(symbols.ravel().tolist(), texts, strict=True))


_WIDTH = 86


def package(compiled: CompiledModel, options: Options) -> Files:
    """Return a file with the package of a model."""
    system = compiled.system
    programs = [guarded(derivatives_with_feedback(compiled))]
    sensors = compiled.equations("sensors").results
    if sensors:
        programs.append(guarded(compiled.program("sensors")))
    switches = switches_of(system)
    events: dict[str, Program] = {}
    if switches:
        purposes = ["jumps", *(["guards"] if switches.conditions else [])]
        events = {purpose: compiled.program(purpose) for purpose in purposes}
        warn_of_zeros(compiled, switches, "a Modelica tool", ahead=0.0)
    if compiled.equations("switches").results:
        events["switches"] = _switches(compiled)
    loops = closing(compiled)
    more = [p for p in options.functions if p not in ("derivatives", "sensors")]
    called_for = (*map(compiled.program, more), *events.values(), *loops)
    requested = [*{program.name: program for program in called_for}.values()]
    own = {*public_names(requested), f"{system.name}_closed", function_name(system)}
    names, steps = names_of(system, list(sensors), own), Steps()
    mechanism = _mechanism(system, names, sensors, programs, steps, events)
    called = functions(requested, steps.used, elsewhere=programs)
    if loops:
        called.append(_closed(system, *loops))
    if switches:
        called += behind_clauses(system, switches, events)
    top = "".join(f"// {line}\n" for line in header(programs))
    blocks = [*called, mechanism, *_complete(system, names)]
    name = package_name(options.name)
    return {f"{name}.mo": top + package_text(name, blocks, f"the model {system.name}")}


# Where functions have values.
_DOMAINS: Mapping[str, Callable[[Node], Node]] = {
    "sqrt": lambda x: maximum(x, 0),
    "log": lambda x: maximum(x, sys.float_info.min),
    "acosh": lambda x: maximum(x, 1),
    **dict.fromkeys(("asin", "acos", "atanh"), lambda x: minimum(maximum(x, -1), 1)),
}


def _switches(compiled: CompiledModel) -> Program:
    """Return the program switches, whose formulas have values in any branch.

    What is zero in a branch that is not taken is of no account, but Modelica has no
    NaN.
    """
    request = compiled.shared.request("switches")
    new: dict[Node, Node] = {}
    for node in reachable(list(request.equations.results.values())):
        new[node] = node
        if isinstance(node, Apply):
            args = [new[arg] for arg in node.args]
            if node.op.name in _DOMAINS:
                args = [_DOMAINS[node.op.name](args[0])]
            new[node] = build(node.op, *args)
    results = {
        name: as_vector(new[node] for node in array.ravel().tolist())
        for name, array in request.equations.results.items()
    }
    return replace(
        request, equations=replace(request.equations, results=results)
    ).lowered()


def _closed(system: System, closure: Program, correction: Program) -> str:
    """Return the function of the state with closed loops from that at the start."""
    n, u = len(system.coordinates.y), f"fill(0.0, {len(system.u)})"
    at = [f"y[{first + 1}:{first + 4}]" for first in system.quaternions]
    return Template(TEXTS["closed"]).substitute(
        name=system.name, n=n, n_1=n + 1, parameters=len(system.p),
        closure=call_of(closure, "t", "start", u, "p"),
        correction=call_of(correction, "t", "y", u, "p"),
        unit="".join(f"\n      {e} := {e}/sqrt({e}*{e});" for e in at),
    )  # fmt: skip


def _mechanism(
    system: System,
    names: Names,
    sensors: Mapping[str, Array],
    programs: Sequence[Program],
    steps: Steps,
    events: Mapping[str, Program],
) -> str:
    """Return the partial model."""
    rates = [f"der({name})" for name in names.states]
    places = [
        entry
        for name, nodes in sensors.items()
        for entry in entries_from_1(names.sensors[name], nodes.shape)
    ]
    taken = {s.name for p in programs for s in (*p.constants, *p.assignments())}
    chosen_by, watched = conditions_of_time(programs, system, names.taken | taken)
    steps.conditions |= chosen_by
    booleans = {**chosen_by, **watched}
    steps.add_events(booleans, names.nodes)
    # What only sensors need has names of its own.
    for program, mark in zip(programs, ("", "_"), strict=False):
        steps.add(program, names.nodes, places if mark else rates, mark)
    switches = switches_of(system)
    if switches:
        steps.equations += ["", "// when clauses"]
        steps.equations += equations(system, names.clauses, events, names.nodes)
    flags = [*booleans.values()]
    if "switches" in events:
        program, (zeros, behind) = events["switches"], names.switching
        n = len(program.outputs())
        groups = system.coordinates.y, system.u, system.p
        known = [braced([names.nodes[s] for s in group]) for group in groups]
        sides = braced([f"{zeros}[{i + 1}] < 0.0" for i in range(n)])
        steps.equations += ["", "// signs change where formulas switch by the state"]
        steps.add_equation(zeros, call_of(program, "time", *known))
        steps.add_equation(behind, sides)
        steps.declared.append(f"{zeros}[{n}]")
        flags.append(f"{behind}[{n}]")
    lines = [
        "partial model Mechanism",
        '  "Extend it, and give an equation for each input"',
        *_parameters(system, names, steps),
        *(
            f"  Real {names.inputs[n]}{sizes(a.symbols.shape)} {_said(n, a.unit)};"
            for n, a in system.inputs.items()
        ),
        *_states(system, names),
        *_discretes(system, names, steps),
        *(f"  output Real {names.sensors[n]}{sizes(a.shape)} {comment(n)};"
          for n, a in sensors.items()),
    ]  # fmt: skip
    if steps.parameters or steps.declared or flags or switches:
        lines += ["protected", *(f"{_INDENT}{line}" for line in steps.parameters)]
        declared = f"  Real {', '.join(steps.declared)};" if steps.declared else ""
        lines += broken(declared, width=_WIDTH, indent="    ") if declared else []
        lines += [f"  Boolean {name};" for name in flags]
    if switches:
        own = declarations(system, names.clauses, switches)
        lines += [f"{_INDENT}{line}" for line in own]
    if system.constraints:
        starts, p = braced(names.starts), braced([names.nodes[s] for s in system.p])
        lines.append("initial equation")
        text = f"{braced(names.states)} = {system.name}_closed(time, {starts}, {p});"
        lines += broken(f"  {text}", width=_EQUATION_WIDTH, indent="    ")
    lines += ["equation", *(f"  {line}".rstrip() for line in steps.equations)]
    return "\n".join([*lines, "end Mechanism;", ""])


def _parameters(system: System, names: Names, steps: Steps) -> list[str]:
    """Return the parameters with their defaults, some of which depend on others."""
    lines = []
    for name, parameter in system.parameters.items():
        printer = steps.printer(names.nodes)
        texts = [printer.text(node) for node in parameter.default.ravel().tolist()]
        shape = parameter.symbols.shape
        declared = f"parameter Real {names.parameters[name]}{sizes(shape)}"
        said = _said(name, parameter.unit)
        lines += _declaration(f"{declared} = {nested(texts, shape)} {said};")
    states = system.coordinates.y
    values = (*system.q_start, *system.v_start, *system.x_start)
    for symbol, start, value in zip(states, names.starts, values, strict=True):
        said = comment(f"{symbol.name} at the start")
        lines.append(f"  parameter Real {start} = {signed(value, number)} {said};")
    return lines


def _states(system: System, names: Names) -> list[str]:
    symbols = system.coordinates.y
    lines = []
    for symbol, name, start in zip(symbols, names.states, names.starts, strict=True):
        fixed = "" if system.constraints else "fixed = true, "
        how = f"start = {start}, {fixed}stateSelect = StateSelect.prefer"
        lines += _declaration(f"Real {name}({how}) {comment(symbol.name)};")
    return lines


def _discretes(system: System, names: Names, steps: Steps) -> list[str]:
    lines, printer = [], steps.printer(names.nodes)
    for name, quantity in system.discretes.items():
        shape, own = quantity.symbols.shape, names.clauses.discretes[name]
        texts = [printer.text(as_node(n)) for n in quantity.start.ravel().tolist()]
        each = "each " if shape else ""
        how = f"start = {nested(texts, shape)}, {each}fixed = true"
        said = _said(name, quantity.unit)
        lines += _declaration(f"discrete Real {own}{sizes(shape)}({how}) {said};")
    return lines


def _complete(system: System, names: Names) -> list[str]:
    """Return the models in which nothing is missing."""
    complete = [
        "model Complete",
        '  "Inputs are parameters; it can be simulated as it is"',
        "  extends Mechanism;",
    ]
    outside = [
        "model WithInputs",
        '  "Inputs come from outside"',
        "  extends Mechanism;",
    ]
    equations = []
    for name, entry in system.inputs.items():
        shape, own = entry.symbols.shape, names.outside[name]
        said = _said(name, entry.unit)
        zero = nested(["0.0"] * entry.symbols.size, shape)
        each = "each " if shape else ""
        complete += [f"  parameter Real {own}{sizes(shape)} = {zero} {said};"]
        outside += [f"  input Real {own}{sizes(shape)}({each}start = 0.0) {said};"]
        limited = _limited(own, entry.limits, shape)
        equations.append(f"  {names.inputs[name]} = {limited};")
    equations = ["equation", *equations] if equations else []
    return [
        "\n".join([*complete, *equations, "end Complete;", ""]),
        "\n".join([*outside, *equations, "end WithInputs;", ""]),
    ]


def _limited(
    name: str, limits: tuple[float, float] | None, shape: tuple[int, ...]
) -> str:
    """Return an input within its limits."""
    if limits is None:
        return name
    low, high = (signed(limit, number) for limit in limits)
    texts = [f"min(max({e}, {low}), {high})" for e in entries_from_1(name, shape)]
    return nested(texts, shape)


def _said(name: str, unit: str) -> str:
    return comment(f"{name} [{unit}]" if unit else name)


def _declaration(text: str) -> list[str]:
    return broken(f"{_INDENT}{text}", width=_WIDTH, indent="    ")
