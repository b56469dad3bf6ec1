"""Several functions of a model as one: lowered, compiled and evaluated together.

What they have in common, such as the kinematics, is computed once, and there is one
program to lower and to compile. What runs in a time loop stays a function of its own:
it carries nothing that the loop does not need.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.equations import Equations
from symbody.errors import DerivationError
from symbody.expr.node import Array, Symbol
from symbody.pipeline.function_spec import FunctionSpec
from symbody.pipeline.functions import FUNCTIONS
from symbody.program.content import Asked
from symbody.program.program import indexed
from symbody.runtime.functions import CompiledFunction
from symbody.system.system import System


@final
@dataclass(frozen=True)
class Outputs:
    """A function with the results of several as one array, and where each is in it."""

    function: CompiledFunction
    places: Mapping[str, slice]


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Return names of functions once each, in the order of the table."""
    wanted = set(names)
    return tuple(name for name in FUNCTIONS if name in wanted)


def joint_function(
    system: System, specs: Sequence[FunctionSpec], equations: Sequence[Equations]
) -> Asked:
    """Return what several functions are lowered from as one.

    It raises a DerivationError unless their arguments are the same, up to what some
    leave out at the end.
    """
    results: dict[str, Array] = {}
    labels: dict[str, tuple[str, ...]] = {}
    symbols: dict[str, tuple[Symbol, ...]] = {}
    marks: set[tuple[int, str]] = set()
    for spec, own in zip(specs, equations, strict=True):
        for part in spec.output.parts or own.results:
            name, array = f"{spec.name}: {part}", own.results[part]
            results[name] = array
            labels[name] = own.labels.get(part) or indexed(part, array.shape)
        symbols |= own.arguments
        marks.update(own.marks)
    joint = Equations(
        system.name, "outputs", symbols, results, labels, tuple(sorted(marks))
    )
    arguments = _joint_arguments(system, specs)
    name = f"{system.name}_outputs"
    return Asked(joint, name, arguments, {"outputs": tuple(results)})


def _joint_arguments(
    system: System, specs: Sequence[FunctionSpec]
) -> dict[str, tuple[str, ...]]:
    result: dict[str, tuple[str, ...]] = {}
    for spec in specs:
        own = spec.arguments_for(system)
        longest = {
            name: max(own.get(name, ()), group, key=len)
            for name, group in (result or own).items()
        }
        fits = [longest[n][: len(g)] == g for n, g in own.items() if n in longest]
        if own.keys() != longest.keys() or not all(fits):
            names = ", ".join(spec.name for spec in specs)
            raise DerivationError(
                f"outputs {names}: {spec.name!r} has the arguments "
                f"{', '.join(own)}, the ones before have {', '.join(longest)}. "
                f"Functions of the same arguments can be had together; ask for the "
                f"others one by one."
            )
        result = longest
    return result


def places_of(specs: Sequence[FunctionSpec], sizes: Sequence[int]) -> dict[str, slice]:
    """Return where the results of functions are, one after another."""
    places: dict[str, slice] = {}
    at = 0
    for spec, size in zip(specs, sizes, strict=True):
        places[spec.name] = slice(at, at + size)
        at += size
    return places
