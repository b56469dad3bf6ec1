"""Elements with symbols of their own, which stand in formulas as these do."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import numpy as np

from symbody.expr.node import Array

_Method: TypeAlias = Callable[["Symbolic", Any], Any]


def _forward(function: Callable[[Any, Any], Any]) -> _Method:
    return lambda self, other: function(self.value, other)


def _reflected(function: Callable[[Any, Any], Any]) -> _Method:
    return lambda self, other: function(other, self.value)


class Symbolic:
    """An element with symbols of its own, which stands in formulas as they do.

    Attributes:
        symbols: One symbol an entry, shape () for a scalar.
    """

    symbols: Array

    @property
    def value(self) -> Any:
        """Symbols to write formulas with: a node, or an array of nodes."""
        return self.symbols[()] if self.symbols.shape == () else self.symbols

    def __array__(self, dtype: object = None, copy: bool | None = None) -> Array:
        return np.array(self.symbols, dtype=object)

    def __getitem__(self, index: Any) -> Any:
        return self.symbols[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.symbols)

    __add__, __radd__ = _forward(operator.add), _reflected(operator.add)
    __sub__, __rsub__ = _forward(operator.sub), _reflected(operator.sub)
    __mul__, __rmul__ = _forward(operator.mul), _reflected(operator.mul)
    __truediv__, __rtruediv__ = _forward(operator.truediv), _reflected(operator.truediv)
    __floordiv__ = _forward(operator.floordiv)
    __rfloordiv__ = _reflected(operator.floordiv)
    __mod__, __rmod__ = _forward(operator.mod), _reflected(operator.mod)
    __pow__, __rpow__ = _forward(operator.pow), _reflected(operator.pow)
    __matmul__, __rmatmul__ = _forward(operator.matmul), _reflected(operator.matmul)
    __lt__, __le__ = _forward(operator.lt), _forward(operator.le)
    __gt__, __ge__ = _forward(operator.gt), _forward(operator.ge)

    def __neg__(self) -> Any:
        return -self.value

    def __pos__(self) -> Any:
        return self.value

    def __abs__(self) -> Any:
        return abs(self.value)
