"""Slopes of formulas by complex steps: another way to the last digits.

A formula f of real numbers is evaluated at x + i h: its slope is the imaginary part by
h, without the cancellation of differences, so that h may be as small as 1e-40.

References:
    Squire, Trapp (1998), Using complex variables to estimate derivatives of real
    functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symbody.errors import ExpressionError
from symbody.expr.definition import BlockOutput, LinearSystem, Mapped, Products
from symbody.expr.node import Apply, Const, Node, Symbol
from symbody.expr.traverse import reachable

_STEP = 1e-40
_ARITHMETIC = {"add", "sub", "mul", "neg"}
# Conditions ask for real parts; what is chosen keeps its imaginary part.
_CHOSEN: dict[str, Callable[..., Any]] = {
    "div": lambda a, b: a / b,
    "where": lambda c, a, b: a if c.real else b,
    "min": lambda a, b: b if b.real < a.real else a,
    "max": lambda a, b: b if a.real < b.real else a,
    "abs": lambda a: -a if a.real < 0 else a,
    "pow": lambda a, b: a**b,
    "atan2": lambda y, x: np.arctan2(y.real, x.real) + _turned(y, x),
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
}
_NUMPY = {"sin", "cos", "tan", "sinh", "cosh", "tanh", "exp", "log", "sqrt"}
_REAL = {"lt", "le", "eq", "sign", "floor", "and", "or", "not"}


def complex_steps(
    roots: Sequence[Node], wrt: Sequence[Symbol], values: Mapping[Symbol, float]
) -> NDArray[np.float64]:
    """Return the slopes of formulas by symbols, shape (formulas, symbols).

    Args:
        roots: The formulas, with linear systems and products but no iterations.
        wrt: The symbols.
        values: Of all symbols in the formulas.

    Raises:
        ExpressionError: A formula holds what has no complex value here.
    """
    columns = []
    for symbol in wrt:
        point: dict[Symbol, complex] = {s: complex(x) for s, x in values.items()}
        point[symbol] += 1j * _STEP
        found = _evaluated(roots, point)
        columns.append([value.imag / _STEP for value in found])
    return np.array(columns).reshape(len(wrt), len(roots)).T


def _evaluated(
    roots: Sequence[Node], values: Mapping[Symbol, complex]
) -> list[complex]:
    known: dict[Node, Any] = {}
    for node in reachable(list(roots)):
        if isinstance(node, Apply):
            known[node] = _value(node, [known[arg] for arg in node.args])
        elif isinstance(node, Const):
            known[node] = complex(node.value)
        else:
            assert isinstance(node, Symbol)
            known[node] = values[node]
    return [known[root] for root in roots]


def _value(node: Apply, given: list[Any]) -> object:
    name = node.op.name
    match node.op.definition:
        case BlockOutput(index):
            return given[0][index]
        case LinearSystem(n, m):
            A = np.array(given[: n * n]).reshape(n, n)
            return np.linalg.solve(A, np.array(given[n * n :]).reshape(n, m)).ravel()
        case Products() as products:
            return _product(products, np.array(given))
        case Mapped() as found:
            return _of_members(found, given)
        case None if name in _CHOSEN:
            return _CHOSEN[name](*given)
        case None if name in _ARITHMETIC:
            return node.op.value(*given)
        case None if name in _NUMPY:
            return complex(getattr(np, name)(given[0]))
        case None if name in _REAL:
            return complex(node.op.value(*(x.real for x in given)))
    raise ExpressionError(
        f"complex_steps: the operation {name!r} has no complex value here. Check its "
        f"slopes by differences."
    )


def _product(products: Products, entries: NDArray[np.complex128]) -> object:
    split = products.rows * products.inner
    A = entries[:split].reshape(products.rows, products.inner)
    B = entries[split:].reshape(products.inner, products.columns)
    C = np.zeros((products.rows, products.columns), dtype=complex)
    for p in products.parts:
        C[p.row, p.begin : p.end] = (
            A[p.row, p.first : p.last] @ B[p.first : p.last, p.begin : p.end]
        )
    return C.ravel()


def _of_members(found: Mapped, given: list[Any]) -> list[complex]:
    columns = [
        _evaluated(
            found.formulas,
            dict(zip(found.symbols, given[m :: found.members], strict=True)),
        )
        for m in range(found.members)
    ]
    return [value for row in zip(*columns, strict=True) for value in row]


def _turned(y: complex, x: complex) -> complex:
    """Return the imaginary part of the angle of a point."""
    square = x.real**2 + y.real**2
    return 1j * (x.real * y.imag - y.real * x.imag) / square
