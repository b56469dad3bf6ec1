"""Programs in CasADi, as the casadi.Function objects that their texts make."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from runners.exchange import Inputs, Outputs
from symbody.program.program import Program
from symbody.writers.generate import generate


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give in CasADi; see exchange.py."""
    scope: dict[str, Any] = {}
    for name, text in generate(programs, "casadi").items():
        (folder / name).write_text(text, encoding="utf-8")
        exec(compile(text, str(folder / name), "exec"), scope)
    outputs: Outputs = {}
    for program in programs:
        function = scope[f"{program.name}_function"]()
        outputs[program.name] = [
            {
                result.name: np.array(value).reshape(result.shape)
                for result, value in zip(
                    program.results, _called(function, point), strict=True
                )
            }
            for point in inputs[program.name]
        ]
    return outputs


def _called(function: Any, point: Sequence[Any]) -> Any:
    return function.call([np.asarray(value, dtype=float) for value in point])
