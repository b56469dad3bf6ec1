"""Names of ``pymbs.symbolics`` and ``PyMbs.Symbolics``."""

from __future__ import annotations

from typing import Any

import numpy as np

from symbody.expr import node
from symbody.expr.node import Node
from symbody.model.quantities import symbols_of_shape
from symbody_pymbs import functions
from symbody_pymbs.description import VarKind
from symbody_pymbs.expressions import der
from symbody_pymbs.functions import Matrix

_SHARED = (
    "Equal", "Greater", "If", "Less", "acos", "asin", "atan", "atan2", "cos", "element",
    "exp", "eye", "inv", "jacobian", "log", "outer", "scalar", "sign", "sin", "skew",
    "solve", "sqrt", "tan", "transpose", "zeros",
)  # fmt: skip
globals().update({name: getattr(functions, name) for name in _SHARED})
__all__ = [
    *_SHARED, "Basic", "Matrix", "Number", "Symbol", "SymmetricMatrix", "VarKind",
    "Variable", "der",
]  # fmt: skip

SymmetricMatrix = Matrix
Number = float


class _Nodes(type):
    """Makes isinstance true for nodes of a kind, and vectors and matrices of them."""

    kind: type[Node]

    def __instancecheck__(cls, value: object) -> bool:
        entries = value.array.flat if isinstance(value, Matrix) else [value]
        return all(isinstance(entry, cls.kind) for entry in entries)


class Basic(metaclass=_Nodes):
    """Formulas, and vectors and matrices of them."""

    kind = Node


class Symbol(metaclass=_Nodes):
    """Symbols; called it gives one that belongs to no world."""

    kind = node.Symbol

    def __new__(cls, name: str, shape: tuple[int, ...] = ()) -> Any:
        """Return a symbol, or a vector or matrix of them."""
        symbols = symbols_of_shape(name, tuple(shape))
        return Matrix(symbols) if np.ndim(symbols) else symbols[()]


Variable = Symbol
