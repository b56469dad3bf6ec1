"""Equations: where mechanics hands over to translation.

Everything before this type knows mechanics and nothing of languages; everything after
it knows expressions and has never heard of a joint.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import final

from symbody.expr.node import Array, Symbol


@final
@dataclass(frozen=True)
class Equations:
    """Named arrays of formulas, and the symbols they depend on.

    Attributes:
        name: Of the model.
        formalism: By which the equations were derived.
        arguments: Groups of symbols by their letter in notation.md, in call order:
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

    def __repr__(self) -> str:
        sizes = ", ".join(f"{k}[{len(v)}]" for k, v in self.arguments.items())
        results = ", ".join(f"{k}{list(v.shape)}" for k, v in self.results.items())
        return f"Equations({self.name!r}, {self.formalism}: {sizes} -> {results})"
