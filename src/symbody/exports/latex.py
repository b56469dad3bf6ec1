"""A model as a paper: tables of its quantities, and M q̈ + c = τ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symbody.exports.interface import Files, Options
from symbody.expr.node import Node, Symbol
from symbody.pipeline.compiled_model import CompiledModel
from symbody.program.lower import lower
from symbody.program.program import Program
from symbody.system.system import System, coordinate_rates
from symbody.writers.latex import equations
from symbody.writers.latex.formulas import Typesetter
from symbody.writers.latex.symbols import escaped, symbol_names
from symbody.writers.source_file import header

_ARGUMENTS = {name: (name,) for name in ("t", "q", "v", "x", "u", "p")}


def package(compiled: CompiledModel, options: Options) -> Files:
    """Return a document about a model, and the equations that it includes."""
    system, typeset_names = compiled.system, _names(compiled.system)
    # M, c and tau, and the rates of states, as one program.
    results: dict[str, tuple[str, ...]] = {"M": ("M",), "c": ("c",), "tau": ("tau",)}
    equations_ = compiled.equations("matrices")
    if len(typeset_names) <= len(system.v):
        results["qd"] = ("qd",)
    if system.x:
        results["xd"] = ("xd",)
    program = lower(equations_, f"{system.name}_motion", _ARGUMENTS, results)
    symbols = [s for argument in program.arguments for s in argument.symbols]
    paper = equations.Paper(program.outputs(), symbols, typeset_names)
    more = [p for p in options.functions if p not in ("derivatives", "sensors")]
    requested = [compiled.program(purpose) for purpose in more]
    lines = [
        rf"\section*{{{escaped(system.name)}}}",
        *_quantities(system, paper.names),
        r"\subsection*{Equations of motion}",
        *_form(system, typeset_names),
        *equations.aligned(paper.definitions()),
        *_results(program, paper),
        *_constraints(compiled, typeset_names),
        *[line for p in requested for line in equations.equations(p)],
    ]
    return dict(equations.files(options.name, header([program, *requested]), lines))


def _names(system: System) -> dict[Symbol, str]:
    """Return the names of time and of velocities that are rates of coordinates."""
    own = symbol_names([*system.p, *system.q])
    names = {system.t: "t"}
    rates = dict(zip(coordinate_rates(system), system.q, strict=True))
    for v in system.v:
        if v in rates:
            names[v] = equations.dotted(own[rates[v]])
    return names


def _quantities(system: System, names: Mapping[Node, str]) -> list[str]:
    """Return tables of coordinates, states, inputs and parameters."""
    states = zip(
        (*system.q, *system.x), (*system.q_start, *system.x_start), strict=True
    )
    typeset = Typesetter(names)
    rows = [(names[s], escaped(s.name), f"{value:g}", "") for s, value in states]
    lines = _table(("coordinate", "name", "at the start", ""), rows)
    rows = [
        (names[symbol], escaped(symbol.name), "", escaped(input.unit))
        for input in system.inputs.values()
        for symbol in input.symbols.ravel().tolist()
    ]
    lines += _table(("input", "name", "", "unit"), rows)
    rows = [
        (
            names[symbol],
            escaped(symbol.name),
            f"${typeset.text(default)}$",
            escaped(parameter.unit),
        )
        for parameter in system.parameters.values()
        for symbol, default in parameter.defaults.items()
    ]
    return lines + _table(("parameter", "name", "default", "unit"), rows)


def _table(head: Sequence[str], rows: Sequence[tuple[str, ...]]) -> list[str]:
    if not rows:
        return []
    columns = [i for i in range(len(head)) if any(row[i] for row in rows)]
    shown = [[f"${row[0]}$", *row[1:]] for row in rows]
    return [
        r"\begin{longtable}{" + "l" * len(columns) + "}",
        " & ".join(head[i] for i in columns) + r" \\ \hline",
        *[" & ".join(row[i] for i in columns) + r" \\" for row in shown],
        r"\end{longtable}",
    ]


def _form(system: System, typeset_names: Mapping[Symbol, str]) -> list[str]:
    """Return the form of the equations, and what its vectors hold."""
    alike = all(v in typeset_names for v in system.v)
    own = symbol_names([*system.p, *system.q, *system.v], dict(typeset_names))
    rate = r"\ddot{\mathbf{q}}" if alike else r"\dot{\mathbf{v}}"
    name, symbols = (r"\mathbf{q}", system.q) if alike else (r"\mathbf{v}", system.v)
    held = r" + \mathbf{J}^{T} \boldsymbol{\lambda}" if system.constraints else ""
    right = rf"\boldsymbol{{\tau}}{held}"
    # In formulas of their own, so that lines can end between them.
    entries = ", ".join(f"${own[s]}$" for s in symbols)
    return [
        rf"\[ \mathbf{{M}} \, {rate} + \mathbf{{c}} = {right} \]",
        rf"with ${name} = ($ {entries} $)^{{T}}$ and",
    ]


def _results(program: Program, paper: equations.Paper) -> list[str]:
    shown: list[equations.Equation] = []
    for result in program.results:
        sides = equations.indexed_sides(result)
        if result.name == "M":
            # The entries on and below the diagonal.
            n = result.shape[0]
            shown += paper.nonzero(
                (
                    " = ".join(dict.fromkeys((sides[i * n + j], sides[j * n + i]))),
                    result.nodes[i * n + j],
                )
                for i in range(n)
                for j in range(i + 1)
            )
        elif result.name in ("c", "tau"):
            shown += paper.nonzero(zip(sides, result.nodes, strict=True))
        else:
            named = zip(equations.left_sides(result), result.nodes, strict=True)
            shown += [paper.equation(side, node) for side, node in named]
    return [*equations.aligned(shown), "Entries that are not given are zero."]


def _constraints(
    compiled: CompiledModel, typeset_names: Mapping[Symbol, str]
) -> list[str]:
    """Return the constraints: what positions and velocities obey, J and gamma."""
    if not compiled.system.constraints:
        return []
    rows = compiled.equations("constraints")
    parts = {name: (name,) for name in ("phi", "rates", "J", "gamma")}
    name = f"{compiled.system.name}_constraints"
    phi, rates, J, gamma = lower(rows, name, _ARGUMENTS, parts).results
    symbols = [s for group in rows.arguments.values() for s in group]
    nonholonomic = rates.nodes[len(phi.nodes) :]
    roots = [*phi.nodes, *nonholonomic, *J.nodes, *gamma.nodes]
    paper = equations.Paper(roots, symbols, typeset_names, "c")
    shown = [
        paper.equation(rf"0 = \varphi_{{{i}}}", node)
        for i, node in enumerate(phi.nodes, 1)
    ]
    shown += [paper.equation("0", node) for node in nonholonomic]
    for result in (J, gamma):
        shown += paper.nonzero(
            zip(equations.indexed_sides(result), result.nodes, strict=True)
        )
    return [
        r"\subsection*{Constraints}",
        r"$\mathbf{J}$ is the Jacobian of all constraints by the velocities,",
        r"and $\mathbf{J} \dot{\mathbf{v}} = \boldsymbol{\gamma}$.",
        *equations.aligned(paper.definitions()),
        *equations.aligned(shown),
    ]
