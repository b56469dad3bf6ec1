"""Programs written as Python modules, run in this process."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from runners.exchange import Inputs, Outputs
from symbody.program.program import Program
from symbody.writers.generate import generate


def run_module(
    programs: Sequence[Program],
    inputs: Inputs,
    folder: Path,
    *,
    language: str,
    given: Callable[[Any], Any],
    batch: bool = False,
) -> Outputs:
    """Return what the programs give in a Python module; see exchange.py.

    Args:
        programs: The programs.
        inputs: Values of the arguments.
        folder: Where the module is written.
        language: Of the writer.
        given: Makes what the functions take of an array.
        batch: Whether all points of a program are given in one call, the number of
            the point as first dimension.
    """
    scope: dict[str, Any] = {}
    for name, text in generate(programs, language).items():
        (folder / name).write_text(text, encoding="utf-8")
        exec(compile(text, str(folder / name), "exec"), scope)
    outputs: Outputs = {}
    for program in programs:
        points = inputs[program.name]
        if not batch:
            outputs[program.name] = [
                _results(program, scope, point, given, ()) for point in points
            ]
            continue
        columns = [
            np.array([np.asarray(point[place], dtype=float) for point in points])
            for place in range(len(program.arguments))
        ]
        count = len(points)
        found = _results(program, scope, columns, given, (count,))
        outputs[program.name] = [
            {name: values[number] for name, values in found.items()}
            for number in range(count)
        ]
    return outputs


def _results(
    program: Program,
    scope: Mapping[str, Any],
    point: Sequence[Any],
    given: Callable[[Any], Any],
    batch: tuple[int, ...],
) -> dict[str, Any]:
    values = {
        argument.name: given(np.asarray(value, dtype=float))
        for argument, value in zip(program.arguments, point, strict=True)
    }
    p = values.get("p", given(np.zeros((*batch, 0))))
    k = scope[f"{program.name}_constants"](p)
    found = scope[program.name](*values.values(), k)
    several = found if len(program.results) > 1 else (found,)
    return {
        result.name: _filled(value.tolist(), (*batch, *result.shape), len(result.shape))
        for result, value in zip(program.results, several, strict=True)
    }


def _filled(value: Any, shape: tuple[int, ...], own: int) -> Any:
    """Return an array; what is the same for all points is repeated."""
    array = np.array(value, dtype=float)
    return np.broadcast_to(array, shape) if array.ndim == own else array.reshape(shape)
