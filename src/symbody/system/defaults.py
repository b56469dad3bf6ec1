"""Defaults of parameters as an array, so that a set of values costs what it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

import numpy as np
from numpy.typing import NDArray

from symbody.expr.node import Const, Node, Symbol
from symbody.model.quantities import Parameter


@final
class Defaults:
    """The defaults of all parameters, in order of definition.

    Attributes:
        values: Of every symbol, read-only; NaN where the default is a formula.
        places: Where the entries of each parameter are, by its name.
        signs: What is promised of each symbol: 1, -1, or 0 for nothing.
        least: What a value times its sign must exceed.
        formulas: Of each parameter of which some defaults are formulas, their places,
            their symbols and themselves.
    """

    def __init__(self, parameters: Mapping[str, Parameter]) -> None:
        self.places: dict[str, slice] = {}
        self.formulas: dict[str, list[tuple[int, Symbol, Node]]] = {}
        numbers: list[float] = []
        for name, parameter in parameters.items():
            first = len(numbers)
            symbols = parameter.symbols.ravel().tolist()
            defaults = parameter.default.ravel().tolist()
            for at, (symbol, default) in enumerate(
                zip(symbols, defaults, strict=True), first
            ):
                if isinstance(default, Const):
                    numbers.append(default.value)
                else:
                    numbers.append(np.nan)
                    self.formulas.setdefault(name, []).append((at, symbol, default))
            self.places[name] = slice(first, len(numbers))
        self.values: NDArray[np.float64] = np.array(numbers, dtype=float)
        self.values.flags.writeable = False
        symbols = [s for p in parameters.values() for s in p.symbols.ravel().tolist()]
        self.signs = np.array([float(s.sign) for s in symbols])
        self.least = np.where(self.signs == 0, -np.inf, 0.0)
