"""Programs in LaTeX, read as a reader of the paper would, and computed.

No tool executes LaTeX. This reads the equations from the text alone: fractions, powers,
juxtaposed factors, cases, matrices, and the equations that a root solves. A paper shows
ten digits of a number, so results agree to about as many.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import root

from runners import exchange
from runners.exchange import Inputs, Outputs
from runners.latex_reader import Reader
from symbody.expr.definition import Definition
from symbody.expr.traverse import reachable
from symbody.program.program import Program
from symbody.writers.latex.equations import write
from symbody.writers.latex.symbols import symbol_names

_ALIGN = re.compile(r"\\begin\{align\*\}\n(.*?)\n\\end\{align\*\}", re.S)
_ROOT = re.compile(r"\\text\{the root near \} \\left\((.*)\\right\) \\text\{ of\}")


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the equations give; see exchange.py."""
    numbers: list[float] = []
    for program in programs:
        text = write([program], program.name)[f"{program.name}_equations.tex"]
        (folder / f"{program.name}.tex").write_text(text, encoding="utf-8")
        symbols = [s for argument in program.arguments for s in argument.symbols]
        names = list(symbol_names(symbols).values())
        for point in inputs[program.name]:
            values = [float(x) for part in point for x in np.ravel(part)]
            numbers += _results(program, text, dict(zip(names, values, strict=True)))
    return exchange.outputs_of(programs, inputs, numbers)


def _results(program: Program, text: str, values: dict[str, float]) -> list[float]:
    """Return the results: the last equations; entries without one are zero."""
    definitions = {
        op.name: op.definition
        for op in (getattr(node, "op", None) for node in reachable(program.outputs()))
        if op is not None and op.definition is not None
    }
    wanted = [
        (node, len(result.nodes) == 1 or getattr(node, "value", 1.0) != 0.0)
        for result in program.results
        for node in result.nodes
    ]
    equations = [e for body in _ALIGN.findall(text) for e in _equations(body)]
    count = sum(shown for _, shown in wanted)
    _define(equations[: len(equations) - count], values, definitions)
    rights = iter(equations[len(equations) - count :])
    return [
        float(Reader(next(rights)[1], values, definitions).formula()) if shown else 0.0
        for _, shown in wanted
    ]


def _equations(body: str) -> list[tuple[str, str]]:
    """Return left and right sides."""
    joined = re.sub(r" \\\\\n\s*&\\quad ", " ", body)
    pairs = (line.strip().split(" &= ", 1) for line in joined.split(" \\\\\n"))
    return [(left, right) for left, right in pairs]


def _define(
    equations: Sequence[tuple[str, str]],
    values: dict[str, Any],
    definitions: Mapping[str, Definition],
) -> None:
    """Compute abbreviations one after another."""
    left = list(equations)
    while left:
        name, right = left.pop(0)
        near = _ROOT.fullmatch(right)
        if near:
            start = Reader(near[1], values, definitions).arguments()
            inner: list[tuple[str, str]] = []
            while sum(own == "0" for own, _ in inner) < len(start):
                inner.append(left.pop(0))
            _solve(name, start, inner, values, definitions)
            continue
        value = Reader(right, values, definitions).formula()
        values[name] = value
        if np.ndim(value):
            _keep(name, np.ravel(value).tolist(), values)


def _keep(name: str, entries: Sequence[float], values: dict[str, Any]) -> None:
    for index, entry in enumerate(entries, 1):
        values[f"{name.removesuffix('}')},{index}}}"] = float(entry)


def _solve(
    name: str,
    start: Sequence[float],
    equations: Sequence[tuple[str, str]],
    values: dict[str, Any],
    definitions: Mapping[str, Definition],
) -> None:
    def residuals(z: NDArray[np.float64]) -> list[float]:
        known = dict(values)
        _keep(name, z.tolist(), known)
        _define([e for e in equations if e[0] != "0"], known, definitions)
        zeros = [right for own, right in equations if own == "0"]
        return [float(Reader(right, known, definitions).formula()) for right in zeros]

    solution = root(residuals, start, tol=1e-13)
    _keep(name, solution.x.tolist() if solution.success else [math.nan] * len(start),
          values)  # fmt: skip
