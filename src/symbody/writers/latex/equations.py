r"""Programs as equations fit for a paper: abbreviations first, then the results.

It needs amsmath, and longtable for tables.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import final

import numpy as np

from symbody.arguments import shown
from symbody.equations import Equations
from symbody.errors import ExpressionError
from symbody.expr.definition import (
    VECTOR_RESULT,
    BlockOutput,
    LinearSystem,
    NonlinearSystem,
)
from symbody.expr.node import NEG, WHERE, ZERO, Apply, Const, Node, Symbol, as_node
from symbody.expr.traverse import indexed, reachable, symbols_of
from symbody.program.program import Program, Result
from symbody.program.repetition import without_products
from symbody.writers.latex.formulas import ATOM, Typesetter, entry_of, number
from symbody.writers.latex.symbols import escaped, symbol_names, typeset_name
from symbody.writers.source_file import header

# What is used twice gets a letter, unless it is as short as a letter's index: the sine
# of a coordinate, the product of two parameters.
_SHORT = 2
# The greatest width of one formula, in names of one letter with an index.
_WIDEST = 22


def abbreviations(
    roots: Sequence[Node], width: Callable[[Symbol | Const], float]
) -> list[Apply]:
    """Return the nodes to name, each after those that it needs.

    A root has a name anyway: it is named if it is part of another, or a root twice.
    `width` is that of a symbol or number, in names of one letter with an index.
    """
    order = reachable(roots)
    uses: Counter[Node] = Counter(roots)
    for node in order:
        if isinstance(node, Apply):
            uses.update(node.args)
    named: set[Node] = set()
    letters: dict[Node, int] = {}
    widths: dict[Node, float] = {}
    for node in order:
        if not isinstance(node, Apply):
            letters[node] = 0 if isinstance(node, Const) else 1
            assert isinstance(node, Symbol | Const)
            widths[node] = width(node)
            continue
        letters[node] = sum(1 if arg in named else letters[arg] for arg in node.args)
        widths[node] = _formula_width(node, widths, named)
        if _deserves(node, uses[node], letters[node]):
            named.add(node)
    return [node for node in order if node in named and isinstance(node, Apply)]


def _deserves(node: Apply, uses: int, letters: int) -> bool:
    definition = node.op.definition
    if isinstance(definition, VECTOR_RESULT):
        return True
    if isinstance(definition, BlockOutput) or node.op is NEG:
        return False
    return node.op is WHERE or (uses > 1 and letters > _SHORT)


def _formula_width(node: Apply, widths: dict[Node, float], named: set[Node]) -> float:
    """Return the width of a formula; name its widest parts if it is too wide."""

    def own(arg: Node) -> float:
        return 1.0 if arg in named else widths[arg]

    # A function has a name of about two letters.
    total = sum(map(own, node.args)) + (node.op.cost == "function")
    inner = [arg for arg in node.args if isinstance(arg, Apply) and arg not in named]
    while total > _WIDEST and inner:
        widest = max(inner, key=own)
        inner.remove(widest)
        if isinstance(widest.op.definition, BlockOutput):
            continue
        total -= own(widest) - 1.0
        # The letter stands for what is below a sign.
        below = widest.args[0] if widest.op is NEG else widest
        if isinstance(below, Apply):
            named.add(below)
    return total


# Letters on one line of a page.
_WIDTH = 72
# Of these a name of one letter with an index, and the space around it, takes.
_LETTER = 3.0
# TeX keeps an environment in its memory until it ends.
_MOST_TOGETHER = 60
_COMMAND = re.compile(r"\\(?:left|right|mathrm|mathit|operatorname|,|text)|[{}_^ ]")
_OTHER = re.compile(r"\\[A-Za-z]+")
_LETTERS = ("a", "b", "h", "w", "z", r"\xi", r"\zeta")


@final
@dataclass(frozen=True)
class Equation:
    """A left side, and the terms of the right one with signs after the first."""

    left: str
    terms: tuple[str, ...]

    def lines(self) -> list[str]:
        """Return the lines of the equation in an align environment."""
        lines = [f"{self.left} &= {self.terms[0]}"]
        width = _width(lines[0])
        for term in self.terms[1:]:
            width += _width(term)
            if width > _WIDTH:
                lines.append(rf"&\quad {term}")
                width = _width(term) + 4
            else:
                lines[-1] += f" {term}"
        return lines


def _width(text: str) -> int:
    """Return about how many letters a text shows."""
    return len(_OTHER.sub("mm", _COMMAND.sub("", text)))


@final
class Latex(str):
    """LaTeX of a formula, which a notebook typesets; text as any other."""

    __slots__ = ()

    def _repr_latex_(self) -> str:
        return f"$\\displaystyle {self}$"


def latex(formulas: object) -> Latex:
    """Return a formula, a vector or matrix of formulas, or equations, as LaTeX.

    What occurs several times is an equation of its own below the others; in equations
    of `derive`, above.

    Args:
        formulas: A formula, an array or nested lists of formulas and numbers, or what
            `derive` returns, of which each entry is an equation.

    Raises:
        ExpressionError: It is none of these.

    Example:
        >>> import symbody as sb
        >>> sb.latex(sb.symbol("x") ** 2)
        'x^{2}'
    """
    if isinstance(formulas, Equations):
        below = [line for equation in on_paper(formulas) for line in equation.lines()]
        return Latex(_aligned(below))
    array = np.asarray(formulas, dtype=object)
    if array.ndim == 0 and hasattr(formulas, "_repr_html_"):
        raise ExpressionError(
            f"latex: {shown(formulas)} is no formula. Give sb.derive(model), which has "
            f'the equations of a model, or one of them, sb.derive(model).results["M"].'
        )
    nodes = [as_node(entry, "latex") for entry in array.ravel().tolist()]
    if array.ndim > 2:
        raise ExpressionError(
            f"latex: an array of the shape {array.shape} has no form on paper. Give a "
            f"formula, a vector or a matrix."
        )
    paper = Paper(nodes, symbols_of(*nodes))
    cells = [Typesetter(paper.names).text(node) for node in nodes]
    rows = np.array(cells, dtype=object).reshape(array.shape or (1, 1))
    table = [[cell] for cell in cells] if array.ndim == 1 else rows.tolist()
    first = _matrix(table) if array.ndim else cells[0]
    below = [line for equation in paper.definitions() for line in equation.lines()]
    return Latex(_aligned([f"& {first}", *below])) if below else Latex(first)


def on_paper(equations: Equations) -> list[Equation]:
    """Return an equation for each shared part and each entry that is not zero."""
    entries = [
        (left, node)
        for name, a in equations.results.items()
        for left, node in zip(_sides(name, a.shape), a.ravel().tolist(), strict=True)
        if node is not ZERO
    ]
    nodes = [node for _, node in entries]
    paper = Paper(nodes, symbols_of(*nodes))
    return [*paper.definitions(), *(paper.equation(*entry) for entry in entries)]


def _aligned(lines: Sequence[str]) -> str:
    inner = r" \\ ".join(lines)
    return rf"\begin{{aligned}} {inner} \end{{aligned}}"


def aligned(equations: Iterable[Equation]) -> list[str]:
    """Return equations in align environments, none of them too long for TeX."""
    end = " \\\\\n  "
    texts = [end.join(equation.lines()) for equation in equations]
    lines = []
    for start in range(0, len(texts), _MOST_TOGETHER):
        together = end.join(texts[start : start + _MOST_TOGETHER])
        lines += [r"\begin{align*}", f"  {together}", r"\end{align*}"]
    return lines


@final
class Paper:
    """Formulas with abbreviations that belong together, in their order."""

    def __init__(
        self,
        roots: Sequence[Node],
        symbols: Iterable[Symbol],
        typeset: Mapping[Symbol, str] | None = None,
        prefix: str = "",
    ) -> None:
        own = symbol_names(symbols, typeset)
        self.names: dict[Node, str] = {}
        self.names.update(own.items())

        def width(node: Symbol | Const) -> float:
            text = own[node] if isinstance(node, Symbol) else number(node.value)
            return max(1.0, _width(text) / _LETTER)

        self.abbreviations = abbreviations(roots, width)
        used = {name.partition("_")[0] for name in own.values()}
        letter = next((x for x in _LETTERS if x not in used), r"\mathcal{A}")
        for place, node in enumerate(self.abbreviations, 1):
            several = isinstance(node.op.definition, VECTOR_RESULT)
            bold = rf"\mathbf{{{letter}}}" if several else letter
            self.names[node] = f"{bold}_{{{prefix}{place}}}"

    def equation(self, left: str, node: Node) -> Equation:
        """Return an equation for a result."""
        return Equation(left, tuple(Typesetter(self.names).terms(node)))

    def nonzero(self, entries: Iterable[tuple[str, Node]]) -> list[Equation]:
        """Return an equation for each entry, left side and node, that is not zero."""
        return [self.equation(left, node) for left, node in entries if node is not ZERO]

    def definitions(self) -> list[Equation]:
        """Return the equations of the abbreviations."""
        return [e for node in self.abbreviations for e in self._definition(node)]

    def _definition(self, node: Apply) -> list[Equation]:
        match node.op.definition:
            case LinearSystem(n, m):
                return [self._linear(node, n, m)]
            case NonlinearSystem() as system:
                return self._nonlinear(node, system)
        terms = Typesetter(self.names).definition(node)
        return [Equation(self.names[node], tuple(terms))]

    def _linear(self, node: Apply, n: int, m: int) -> Equation:
        write = Typesetter(self.names).text
        A = _matrix([[write(node.args[i * n + j]) for j in range(n)] for i in range(n)])
        at = n * n
        b = _matrix(
            [[write(node.args[at + i * m + c]) for c in range(m)] for i in range(n)]
        )
        return Equation(self.names[node], (f"{A}^{{-1}} {b}",))

    def _nonlinear(self, node: Apply, system: NonlinearSystem) -> list[Equation]:
        """Return the equations that hold at the solution, with its entries in them."""
        n, own = len(system.unknowns), self.names[node]
        write = Typesetter(self.names).text
        start = ", ".join(write(arg) for arg in node.args[:n])
        inner: dict[Symbol, str] = {
            symbol: entry_of(own, i) for i, symbol in enumerate(system.unknowns)
        }
        for symbol, arg in zip(system.known, node.args[n:], strict=True):
            inner[symbol] = write(arg, ATOM)
        which = rf"\text{{the root near }} \left({start}\right) \text{{ of}}"
        place = self.abbreviations.index(node) + 1
        paper = Paper(system.residuals, inner, inner, f"{place}.")
        zeros = [paper.equation("0", residual) for residual in system.residuals]
        return [Equation(own, (which,)), *paper.definitions(), *zeros]


def _matrix(rows: Sequence[Sequence[str]]) -> str:
    inner = r" \\ ".join(" & ".join(row) for row in rows)
    return rf"\begin{{pmatrix}} {inner} \end{{pmatrix}}"


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
    generic = indexed(result.name, result.shape)
    return [
        side if label == named else _labelled(label)
        for side, label, named in zip(
            indexed_sides(result), result.labels, generic, strict=True
        )
    ]


def indexed_sides(result: Result) -> list[str]:
    """Return the entries of a result by their indices, which begin with 1."""
    return _sides(result.name, result.shape)


def _sides(name: str, shape: tuple[int, ...]) -> list[str]:
    # Behind the indices that a name has itself: TeX takes one subscript.
    places = product(*(range(1, size + 1) for size in shape))
    return [typeset_name("_".join([name, *map(str, place)])) for place in places]


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
