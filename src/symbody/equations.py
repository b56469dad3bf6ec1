"""Equations: where mechanics hands over to translation.

Everything before this type knows mechanics and nothing of languages; everything after
it knows expressions and has never heard of a joint.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Literal, TypeAlias, final

import numpy as np

from symbody.dataclass import dataclass
from symbody.expr.node import ZERO, Array, Symbol, next_serial
from symbody.expr.text import text
from symbody.expr.traverse import Packed, as_vector, pack
from symbody.public_names import Later

# Ways to derive equations of motion.
Formalism: TypeAlias = Literal[
    "auto", "kane", "recursive", "composite", "articulated", "tmt"
]
# A longer listing is for a file, not for a terminal.
_LONGEST_LISTING = 60


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
        members: For the entries of some results, the number of the element that each
            is of: formulas of elements that are alike may be computed in a loop.
    """

    name: str
    formalism: str
    arguments: Mapping[str, tuple[Symbol, ...]]
    results: Mapping[str, Array]
    labels: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    marks: tuple[tuple[int, str], ...] = ()
    members: Mapping[str, Sequence[int]] = field(default_factory=dict)

    _repr_latex_ = Later("symbody.view.notebook", "equations_latex")

    def __reduce__(self) -> tuple[object, ...]:
        arrays = list(self.results.values())
        packed = pack([node for array in arrays for node in array.ravel().tolist()])
        shapes = {name: array.shape for name, array in self.results.items()}
        names = self.name, self.formalism, self.arguments
        known = self.labels, self.marks, self.members
        return _unpacked, (*names, shapes, packed, *known)

    def __repr__(self) -> str:
        sizes = ", ".join(f"{k}[{len(v)}]" for k, v in self.arguments.items())
        results = ", ".join(f"{k}{list(v.shape)}" for k, v in self.results.items())
        return f"Equations({self.name!r}, {self.formalism}: {sizes} -> {results})"

    def __str__(self) -> str:
        law = "M vd + c = tau" if "M" in self.results else "results"
        return (
            f"{self.name}: {law}, by the {self.formalism} formalism:\n{self.listing()}"
        )

    def listing(
        self, *, full: bool = False, more: str = "print(equations.listing(full=True))"
    ) -> str:
        """Return M, c and tau as text, or all results where there is no M.

        What occurs twice is named first; zeros are left out. A listing of more than 60
        lines is cut, unless `full`, and says its length and that `more` shows all.
        """
        v = [symbol.name for symbol in self.arguments.get("v", ())]
        keys = ("M", "c", "tau") if "M" in self.results else tuple(self.results)
        named = [
            (self._entry(key, place, v), node)
            for key in keys
            for place, node in np.ndenumerate(self.results[key])
            if node is not ZERO and (key != "M" or place[1] <= place[0])
        ]
        lines = text(as_vector(node for _, node in named)).splitlines()
        start = len(lines) - len(named)
        for i, (name, _) in enumerate(named, start):
            lines[i] = f"{name} = {lines[i].split(' = ', 1)[1]}"
        if len(lines) <= _LONGEST_LISTING or full:
            return "\n".join(lines)
        return "\n".join([f"({len(lines)} lines; {more} shows them)", *lines[:3], "…"])

    def _entry(self, key: str, place: tuple[int, ...], v: Sequence[str]) -> str:
        """Return what an entry is called: by velocities, by its label, or by place."""
        if key in ("M", "c", "tau") and len(v) == len(self.results[key]):
            return f"{key}[{', '.join(v[i] for i in place)}]"
        labels = self.labels.get(key, ())
        if not labels:
            return f"{key}{list(place)}"
        return labels[int(np.ravel_multi_index(place, self.results[key].shape))]


def _unpacked(
    name: str,
    formalism: str,
    arguments: Mapping[str, tuple[Symbol, ...]],
    shapes: Mapping[str, tuple[int, ...]],
    packed: Packed,
    labels: Mapping[str, tuple[str, ...]],
    marks: tuple[tuple[int, str], ...],
    members: Mapping[str, Sequence[int]],
) -> Equations:
    formulas = packed.formulas()
    results: dict[str, Array] = {}
    for key, shape in shapes.items():
        size = math.prod(shape)
        results[key] = as_vector(formulas[:size]).reshape(shape)
        formulas = formulas[size:]
    ages = [node.serial for node in packed.nodes()]
    result = []
    for serial, title in marks:
        later = (a for a, s in zip(ages, packed.serials, strict=True) if s >= serial)
        result.append((next(later, next_serial()), title))
    own = arguments, results, labels, tuple(result), members
    return Equations(name, formalism, *own)
