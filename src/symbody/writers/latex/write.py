r"""Programs as equations fit for a paper: abbreviations first, then the results.

It needs amsmath, and longtable for tables. One file holds the equations, for \input
into a paper, another is a document of its own around them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

from symbody.program.program import Program, Result
from symbody.program.written_out import without_products
from symbody.writers.latex.equations import Paper, aligned
from symbody.writers.latex.symbols import escaped, typeset_name
from symbody.writers.source_file import header

_DOCUMENT = r"""\documentclass{article}
\usepackage[utf8]{inputenc}
\usepackage{amsmath,longtable}
\usepackage[margin=2cm]{geometry}
\allowdisplaybreaks
\begin{document}
\input{%s}
\end{document}
"""
_RATE = re.compile(r"d/dt (.+)")


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a document, and the equations that it includes."""
    lines = [line for program in programs for line in equations(program)]
    return files(name, header(programs), lines)


def files(name: str, top: Sequence[str], lines: Sequence[str]) -> dict[str, str]:
    """Return a document, and the file that it includes; both begin with a comment."""
    comment = "".join(f"% {line}\n" for line in top)
    body = "\n".join(lines) + "\n"
    return {
        f"{name}.tex": comment + _DOCUMENT % f"{name}_equations",
        f"{name}_equations.tex": comment + body,
    }


def equations(program: Program) -> list[str]:
    """Return the lines of one program."""
    program = without_products(program)
    symbols = [s for argument in program.arguments for s in argument.symbols]
    paper = Paper(program.outputs(), symbols)
    title = escaped(f"{program.model}: {program.name}")
    lines = [rf"\paragraph{{{title}}}", *aligned(paper.definitions())]
    for result in program.results:
        entries = [*zip(left_sides(result), result.nodes, strict=True)]
        alone = len(entries) == 1
        shown = [paper.equation(*entries[0])] if alone else paper.nonzero(entries)
        if len(shown) < len(result.nodes):
            lines.append(rf"All other entries of ${typeset_name(result.name)}$ are 0.")
        lines += aligned(shown)
    return lines


def left_sides(result: Result) -> list[str]:
    r"""Return how the entries of a result are typeset.

    Example:
        >>> from symbody.expr.node import ZERO
        >>> print(*left_sides(Result("yd", (1,), (ZERO,), ("d/dt q_hip",))))
        \dot{q}_{\mathrm{hip}}
    """
    places = list(product(*map(range, result.shape)))
    indexed = [",".join(str(i + 1) for i in place) for place in places]
    symbol = typeset_name(result.name)
    own = [f"{symbol}_{{{index}}}" if index else symbol for index in indexed]
    generic = [f"{result.name}[{','.join(map(str, place))}]" for place in places]
    return [
        side if label == named else _labelled(label)
        for side, label, named in zip(own, result.labels, generic, strict=True)
    ]


def _labelled(label: str) -> str:
    rate = _RATE.fullmatch(label)
    if rate:
        return dotted(typeset_name(rate[1]))
    if label.startswith("vd_"):
        return dotted(typeset_name(label.replace("vd_", "v_", 1)))
    return typeset_name(label)


def dotted(name: str, dots: int = 1) -> str:
    """Return a name with dots over its letter, not over its indices."""
    letter, under, index = name.partition("_")
    return rf"\{'d' * dots}ot{{{letter}}}{under}{index}"
