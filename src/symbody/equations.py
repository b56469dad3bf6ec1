"""Equations: where mechanics hands over to translation.

Everything before this type knows mechanics and nothing of languages; everything after
it knows expressions and has never heard of a joint.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import field
from typing import final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.node import Array, Symbol, next_serial
from symbody.expr.traverse import Packed, pack
from symbody.public_names import Later


@final
@dataclass(frozen=True)
class Equations:
    """Named arrays of formulas, and the symbols they depend on.

    Attributes:
        name: Of the model.
        formalism: By which the equations were derived.
        arguments: Groups of symbols by their letter in NOTATION.md, in call order:
            "t", "q", "v", "x", "u", "p"; "vd" where accelerations are given.
        results: Arrays of nodes by name: "qd", "vd", "M", "c", "tau", ….
        labels: For the entries of a result, what each is called by the user; a
            result without labels is known by its indices.
        marks: (serial, title): formulas built from this serial on belong to the step
            of this title; gives generated code its headings.
    """

    name: str
    formalism: str
    arguments: Mapping[str, tuple[Symbol, ...]]
    results: Mapping[str, Array]
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    marks: tuple[tuple[int, str], ...] = ()

    _repr_latex_ = Later("symbody.view.notebook", "equations_latex")

    def __reduce__(self) -> tuple[object, ...]:
        arrays = list(self.results.values())
        packed = pack([node for array in arrays for node in array.ravel().tolist()])
        shapes = {name: array.shape for name, array in self.results.items()}
        names = self.name, self.formalism, self.arguments
        return _unpacked, (*names, shapes, packed, self.labels, self.marks)

    def __repr__(self) -> str:
        sizes = ", ".join(f"{k}[{len(v)}]" for k, v in self.arguments.items())
        results = ", ".join(f"{k}{list(v.shape)}" for k, v in self.results.items())
        return f"Equations({self.name!r}, {self.formalism}: {sizes} -> {results})"


def _unpacked(
    name: str,
    formalism: str,
    arguments: Mapping[str, tuple[Symbol, ...]],
    shapes: Mapping[str, tuple[int, ...]],
    packed: Packed,
    labels: Mapping[str, tuple[str, ...]],
    marks: tuple[tuple[int, str], ...],
) -> Equations:
    formulas = packed.formulas()
    results: dict[str, Array] = {}
    for key, shape in shapes.items():
        flat = np.empty(math.prod(shape), dtype=object)
        flat[:] = formulas[: flat.size]
        results[key], formulas = flat.reshape(shape), formulas[flat.size :]
    return Equations(name, formalism, arguments, results, labels, _dated(packed, marks))


def _dated(
    packed: Packed, marks: tuple[tuple[int, str], ...]
) -> tuple[tuple[int, str], ...]:
    """Return where steps begin, by the ages that nodes have here."""
    ages = [node.serial for node in packed.nodes()]
    result = []
    for serial, title in marks:
        later = (a for a, s in zip(ages, packed.serials, strict=True) if s >= serial)
        result.append((next(later, next_serial()), title))
    return tuple(result)
