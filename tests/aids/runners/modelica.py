"""Programs in Modelica, executed by the compiler Rumoca."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, final

import numpy as np

from runners import exchange
from runners.exchange import Inputs, Outputs
from symbody.program.program import Program, Result
from symbody.writers.generate import generate

# Rumoca takes longer for one large model than for some small ones [assignments].
_TOGETHER = 150


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give in Rumoca; see exchange.py.

    Models call the functions at the start of a simulation. Modelica has no NaN: where
    a function stops with an assertion, its results are given as NaN.
    """
    numbers: list[float] = []
    for place, together in enumerate(_small_groups(programs)):
        text = _text(together)
        (folder / f"functions_{place}.mo").write_text(text, encoding="utf-8")
        calls = [
            _call(program, point, number)
            for program in together
            for number, point in enumerate(inputs[program.name])
        ]
        numbers += _values(text, calls)
    return exchange.outputs_of(programs, inputs, numbers)


def _text(programs: Sequence[Program]) -> str:
    (text,) = generate(programs, "modelica", name="functions").values()
    return text


def _small_groups(programs: Sequence[Program]) -> list[list[Program]]:
    """Return programs in their order; what may stop has a group of its own."""
    groups: list[list[Program]] = []
    left = 0
    for program in programs:
        length = 1 + sum(1 for _ in program.assignments())
        stops = "assert(" in _text([program])
        if length > left or stops:
            groups.append([])
            left = length if stops else _TOGETHER
        groups[-1].append(program)
        left -= length
    return groups


def _values(text: str, calls: Sequence[_Call]) -> list[float]:
    """Return what calls give; NaN for those that stop with an assertion."""
    # Rumoca is for tests only, and need not be installed where none uses it.
    import rumoca

    declared = [line for call in calls for line in call.declared]
    equations = [call.equation for call in calls]
    model = "\n".join(["model All", *declared, "equation", *equations, "end All;", ""])
    try:
        loaded = rumoca.Session().loads(text + model, model="All")
        motion = loaded.simulate((0, 1e-6), dt=1e-6)
    except rumoca.SimulationError as error:
        if "function assertion failed" not in str(error):
            raise
        if len(calls) == 1:
            return [math.nan] * len(calls[0].found)
        half = len(calls) // 2
        return _values(text, calls[:half]) + _values(text, calls[half:])
    return [float(motion[name][0]) for call in calls for name in call.found]


@final
@dataclass(frozen=True)
class _Call:
    """One call of a function: declarations, the equation, names of what it gives."""

    declared: tuple[str, ...]
    equation: str
    found: tuple[str, ...]


def _call(program: Program, point: Sequence[Any], number: int) -> _Call:
    texts = []
    constants = "fill(0.0, 0)"
    for argument, value in zip(program.arguments, point, strict=True):
        entries = [repr(x) for x in np.asarray(value, dtype=float).ravel().tolist()]
        array = f"{{{', '.join(entries)}}}" if entries else "fill(0.0, 0)"
        texts.append(entries[0] if argument.scalar else array)
        if argument.name == "p":
            constants = array
    # Rumoca knows no function that returns nothing.
    k = f"functions.{program.name}_constants({constants})"
    texts.append(k if program.constants else "fill(0.0, 0)")
    names = [f"{program.name}_{number}_{r.name}" for r in program.results]
    pairs = list(zip(names, program.results, strict=True))
    declared = tuple(f"  Real {name}[{_sizes(result)}];" for name, result in pairs)
    left = names[0] if len(names) == 1 else f"({', '.join(names)})"
    equation = f"  {left} = functions.{program.name}({', '.join(texts)});"
    found = tuple(
        f"{name}[{','.join(str(i + 1) for i in index)}]"
        for name, result in pairs
        for index in np.ndindex(result.shape or (1,))
    )
    return _Call(declared, equation, found)


def _sizes(result: Result) -> str:
    return ", ".join(map(str, result.shape or (1,)))
