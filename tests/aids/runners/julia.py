"""Programs in Julia, executed by it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from runners import exchange
from runners.exchange import Inputs, Outputs
from symbody.program.program import Program
from symbody.writers.generate import generate

_START = """\
include("generated.jl")
using .generated

function main()
    given = Iterators.Stateful(parse.(Float64, readlines("inputs.txt")))
"""


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give in Julia; see exchange.py.

    Raises:
        SymbodyError: Julia failed.
    """
    files = generate(programs, "julia", name="generated")
    calls = "".join(_calls(program, len(inputs[program.name])) for program in programs)
    files["main.jl"] = f"{_START}{calls}end\n\nmain()\n"
    exchange.write_files(files, programs, inputs, folder)
    # Compiled once and run a few times: optimization would take longer than it saves.
    text = exchange.execute(["julia", "--startup-file=no", "-O0", "main.jl"], folder)
    return exchange.outputs_of(programs, inputs, exchange.numbers_in(text))


def _calls(program: Program, points: int) -> str:
    """Return a loop over the points of a program."""
    lines = []
    for argument in program.arguments:
        one = "popfirst!(given)"
        count = len(argument.symbols)
        many = f"Float64[{one} for _ in 1:{count}]"
        lines.append(f"{argument.name} = {one if argument.scalar else many}")
    given = [argument.name for argument in program.arguments]
    p = "p" if "p" in given else "zeros(0)"
    lines.append(f"k = zeros({len(program.constants)})")
    lines.append(f"{program.name}_constants!(k, {p})")
    results = [result.name for result in program.results]
    for result in program.results:
        sizes = ", ".join(map(str, result.shape or (1,)))
        lines.append(f"{result.name} = zeros({sizes})")
    arguments = ", ".join([*results, *given, "k"])
    lines.append(f"{program.name}!({arguments})")
    for result in program.results:
        # Julia stores columns one after another; rows are wanted so.
        order = ", ".join(map(str, range(len(result.shape or (1,)), 0, -1)))
        lines.append(f"foreach(println, permutedims({result.name}, ({order},)))")
    body = "".join(f"        {line}\n" for line in lines)
    return f"    for point in 1:{points}\n{body}    end\n"
