"""Programs in Modelica, executed by the compiler Rumoca."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from symbody.program.program import Program, Result
from symbody.testing.runners.exchange import Inputs, Outputs, outputs_of
from symbody.writers.generate import generate


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give in Rumoca; see exchange.py.

    A model calls all functions at the start of a simulation.
    """
    # Rumoca is for tests only, and need not be installed where none uses it.
    import rumoca

    (text,) = generate(programs, "modelica", name="functions").values()
    (folder / "functions.mo").write_text(text, encoding="utf-8")
    lines, names = [], []
    equations = []
    for program in programs:
        for point in range(len(inputs[program.name])):
            declared, called, found = _call(program, inputs[program.name][point], point)
            lines += declared
            equations += called
            names += found
    model = "\n".join(
        ["model All", *lines, "equation", *equations, "end All;", ""],
    )
    (folder / "All.mo").write_text(model, encoding="utf-8")
    loaded = rumoca.Session().loads(text + model, model="All")
    motion = loaded.simulate((0, 1e-6), dt=1e-6)
    return outputs_of(programs, inputs, [float(motion[name][0]) for name in names])


def _call(
    program: Program, point: Sequence[object], number: int
) -> tuple[list[str], list[str], list[str]]:
    """Return declarations and the equation of one call, and what it gives."""
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
    declared = [f"  Real {name}[{_sizes(result)}];" for name, result in pairs]
    left = names[0] if len(names) == 1 else f"({', '.join(names)})"
    equation = f"  {left} = functions.{program.name}({', '.join(texts)});"
    found = [
        f"{name}[{','.join(str(i + 1) for i in index)}]"
        for name, result in pairs
        for index in np.ndindex(result.shape or (1,))
    ]
    return declared, [equation], found


def _sizes(result: Result) -> str:
    return ", ".join(map(str, result.shape or (1,)))
