"""Programs run by the backends of the package: LLVM, C and generated Python."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from probes.load import load
from runners.exchange import Inputs, Outputs
from symbody.program.program import Program
from symbody.runtime.load import Backend


def run(
    programs: Sequence[Program],
    inputs: Inputs,
    folder: Path,
    *,
    backend: Backend = "llvm",
) -> Outputs:
    """Return what the programs give when they are loaded; see exchange.py.

    Args:
        programs: The programs.
        inputs: Points by program.
        folder: Is not used, since backends keep files of their own.
        backend: Which one.
    """
    functions = load(programs, backend)
    outputs: Outputs = {}
    for program in programs:
        function = functions[program.name]
        outputs[program.name] = found = []
        for point in inputs[program.name]:
            values = dict(zip((a.name for a in program.arguments), point, strict=True))
            if "p" in values:
                function = function.with_parameters(values.pop("p"))
            results = function(*values.values())
            several = results if len(program.results) > 1 else (results,)
            found.append(
                {
                    result.name: np.array(value, dtype=float)
                    for result, value in zip(program.results, several, strict=True)
                }
            )
    return outputs
