"""Models, equations and formulas as notebooks show them."""

from __future__ import annotations

import html

from symbody.equations import Equations
from symbody.errors import SymbodyError
from symbody.expr.node import ZERO, Array, Node
from symbody.expr.traverse import symbols_of
from symbody.model.model import Model
from symbody.results.figure import image
from symbody.system.assemble import assemble
from symbody.system.system import System
from symbody.view.files import model_picture
from symbody.writers.latex.equations import Paper
from symbody.writers.latex.symbols import typeset_name

# Longer listings are for files.
_MOST_ENTRIES = 60
# What is drawn of a model with more bodies tells nothing at this size.
_MOST_BODIES = 60


def model_html(self: Model) -> str:
    """Return a table of bodies and joints, and a picture, for notebooks."""
    try:
        system = assemble(self)
        table = _table(self, system)
    except SymbodyError as error:
        return f"<p>{html.escape(repr(self))}</p><p>{html.escape(str(error))}</p>"
    if len(system.bodies) > _MOST_BODIES:
        return table
    try:
        return f"{table}{image(model_picture(self), 55)}"
    except SymbodyError as error:  # such as loops that do not close
        return f"{table}<p>{html.escape(str(error))}</p>"


def _table(model: Model, system: System) -> str:
    head = ("body", "carried by", "joint", "motion", "coordinates", "start", "mass")
    names = ["world", *(body.name for body in system.bodies)]
    rows = []
    for body, joint, parent in zip(
        system.bodies, system.joints, system.parent, strict=True
    ):
        motion = " ".join(element.label for element in joint.elements) or "fixed"
        coordinates = ", ".join(symbol.name for symbol in joint.q)
        start = ", ".join(f"{value:g}" for value in joint.q_start)
        rows.append(
            (body.name, names[parent], joint.name, motion, coordinates, start,
             str(body.mass))
        )  # fmt: skip
    counted = [
        f"{len(found)} {what}"
        for what, found in (
            ("parameters", model.parameters), ("inputs", model.inputs),
            ("loads", model.loads), ("loops", model.loops),
            ("constraints", model.constraints), ("sensors", model.sensors),
        )
        if found
    ]  # fmt: skip
    cells = "".join(f"<th>{title}</th>" for title in head)
    lines = "".join(
        f"<tr>{''.join(f'<td>{html.escape(cell)}</td>' for cell in row)}</tr>"
        for row in rows
    )
    title = html.escape(f"Model {model.name!r}: {', '.join(counted)}")
    return f"<p>{title}</p><table><tr>{cells}</tr>{lines}</table>"


def node_latex(self: Node) -> str:
    """Return a formula as LaTeX, for notebooks."""
    paper = _paper([self])
    return _displayed([*_definitions(paper), *paper.equation("", self).lines()])


def equations_latex(self: Equations) -> str:
    """Return named arrays of formulas as LaTeX, for notebooks; if long, their size."""
    entries = [
        (f"{typeset_name(name)}_{{{_index(array, i)}}}", node)
        for name, array in self.results.items()
        for i, node in enumerate(array.ravel().tolist())
        if node is not ZERO
    ]
    paper = _paper([node for _, node in entries])
    defined = _definitions(paper)
    if len(entries) + len(defined) > _MOST_ENTRIES:
        return rf"$\text{{{self!r}}}$"
    lines = [line for e in entries for line in paper.equation(*e).lines()]
    return _displayed([*defined, *lines])


def _paper(nodes: list[Node]) -> Paper:
    symbols = sorted(symbols_of(*nodes), key=lambda symbol: symbol.serial)
    return Paper(nodes, symbols)


def _definitions(paper: Paper) -> list[str]:
    return [line for equation in paper.definitions() for line in equation.lines()]


def _displayed(lines: list[str]) -> str:
    if len(lines) == 1:
        return f"$\\displaystyle {lines[0].replace('&', '').removeprefix(' = ')}$"
    inner = " \\\\\n".join(lines)
    return f"$$\\begin{{aligned}}\n{inner}\n\\end{{aligned}}$$"


def _index(array: Array, i: int) -> str:
    """Return the indices of an entry of an array, by its place in the flat one."""
    indices = []
    for size in reversed(array.shape):
        i, last = divmod(i, size)
        indices.append(str(last + 1))
    return " ".join(reversed(indices))
