"""Formulas as readable text that shows shared parts."""

from __future__ import annotations

from collections import Counter
from itertools import count

import numpy as np

from symbody.expr.node import NEG, Apply, Const, Node, Symbol
from symbody.expr.operation import ATOM, Piece, infix, number
from symbody.expr.traverse import flatten, reachable

_LONGEST = 100  # characters of a formula before a part of it gets a name


def text(formulas: object) -> str:
    """Return formulas as text, subexpressions used twice as t0, t1, ….

    Parts that would make a line long are named as well, so that the text of a deep
    graph stays readable and short.

    Args:
        formulas: A formula, or a nested sequence or array of formulas.

    Returns:
        One assignment a line, the names first; then the formula itself, or for an
        array one line an entry with its index in brackets.

    Example:
        >>> from symbody.expr.functions import sin
        >>> from symbody.expr.node import symbol
        >>> s = sin(symbol("x"))
        >>> print(text(s / (1 + s)))
        t0 = sin(x)
        t0/(1 + t0)
    """
    roots = flatten(formulas, "text")
    names, pieces = _pieces(roots)
    lines = [f"{name} = {pieces[node][0]}" for node, name in names.items()]
    results = [names.get(root) or pieces[root][0] for root in roots]
    if isinstance(formulas, (np.ndarray, list, tuple)):
        indices = _indices(formulas)
        results = [f"{i} = {line}" for i, line in zip(indices, results, strict=True)]
    return "\n".join(lines + results)


def _indices(formulas: object) -> list[str]:
    """Return the index of each entry: [0, 1] in an array, [0][1] in nested lists."""
    if isinstance(formulas, np.ndarray):
        return [str(list(index)) for index in np.ndindex(formulas.shape)]
    if isinstance(formulas, (list, tuple)):
        return [
            f"[{i}]{rest}"
            for i, entry in enumerate(formulas)
            for rest in _indices(entry)
        ]
    return [""]


def _pieces(roots: list[Node]) -> tuple[dict[Node, str], dict[Node, Piece]]:
    """Return the named nodes with their names, and the text of every node."""
    order = reachable(roots)
    taken = {node.name for node in order if isinstance(node, Symbol)}
    free = (name for i in count() if (name := f"t{i}") not in taken)
    uses = Counter(
        arg for node in order if isinstance(node, Apply) for arg in node.args
    )
    results = set(roots)
    names: dict[Node, str] = {}
    pieces: dict[Node, Piece] = {}
    for node in order:
        match node:
            case Const(value):
                pieces[node] = number(value)
            case Symbol(name):
                pieces[node] = name, ATOM
            case Apply(op, args):
                shown = [(names[a], ATOM) if a in names else pieces[a] for a in args]
                pieces[node] = infix(op.name, *shown)
                long = len(pieces[node][0]) > _LONGEST
                is_short = op is NEG and not isinstance(args[0], Apply)
                often = uses[node] + (node in results) > 1
                if uses[node] and not is_short and (long or often):
                    names[node] = next(free)
    return names, pieces


_LARGEST_SHOWN = 40  # nodes


def short_text(root: Apply) -> str:
    """Return the formula, with … for what lies below its first nodes."""
    shown: list[Node] = [root]
    below: dict[int, range] = {}
    for i, node in enumerate(shown):
        if isinstance(node, Apply) and len(shown) + len(node.args) <= _LARGEST_SHOWN:
            below[i] = range(len(shown), len(shown) + len(node.args))
            shown.extend(node.args)
    pieces: list[Piece] = [("…", ATOM)] * len(shown)
    for i in reversed(range(len(shown))):
        match shown[i]:
            case Const(value):
                pieces[i] = number(value)
            case Symbol(name):
                pieces[i] = name, ATOM
            case Apply(op) if i in below:
                pieces[i] = infix(op.name, *(pieces[j] for j in below[i]))
    return pieces[0][0]
