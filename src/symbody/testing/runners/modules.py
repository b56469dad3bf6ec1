"""Programs written as Python modules, run in this process."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from symbody.program.program import Program
from symbody.testing.runners.exchange import Inputs, Outputs
from symbody.writers.generate import generate


def run_module(
    programs: Sequence[Program],
    inputs: Inputs,
    folder: Path,
    *,
    language: str,
    given: Callable[[Any], Any],
) -> Outputs:
    """Return what the programs give in a Python module; see exchange.py.

    Args:
        programs: The programs.
        inputs: Values of the arguments.
        folder: Where the module is written.
        language: Of the writer.
        given: Makes what the functions take of an array.
    """
    scope: dict[str, Any] = {}
    for name, text in generate(programs, language).items():
        (folder / name).write_text(text, encoding="utf-8")
        exec(compile(text, str(folder / name), "exec"), scope)
    return {
        program.name: [
            _results(program, scope, point, given) for point in inputs[program.name]
        ]
        for program in programs
    }


def _results(
    program: Program,
    scope: Mapping[str, Any],
    point: Sequence[Any],
    given: Callable[[Any], Any],
) -> dict[str, Any]:
    values = {
        argument.name: given(np.asarray(value, dtype=float))
        for argument, value in zip(program.arguments, point, strict=True)
    }
    p = values.get("p", given(np.zeros(0)))
    k = scope[f"{program.name}_constants"](p)
    found = scope[program.name](*values.values(), k)
    several = found if len(program.results) > 1 else (found,)
    return {
        result.name: np.array(value.tolist(), dtype=float).reshape(result.shape)
        for result, value in zip(program.results, several, strict=True)
    }
