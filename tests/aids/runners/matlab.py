"""Programs in MATLAB, executed by Octave."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from runners import exchange
from runners.exchange import Inputs, Outputs
from symbody.program.program import Program
from symbody.writers.generate import generate

_START = """\
1;
x = load("-ascii", "inputs.txt");
at = 0;
out = fopen("outputs.txt", "w");
"""


def run(programs: Sequence[Program], inputs: Inputs, folder: Path) -> Outputs:
    """Return what the programs give in Octave; see exchange.py.

    Raises:
        SymbodyError: Octave failed.
    """
    for name, text in generate(programs, "matlab").items():
        (folder / name).write_text(text, encoding="utf-8")
    # Octave reads no empty file.
    given = exchange.text_of([*exchange.given_numbers(programs, inputs), 0.0])
    (folder / "inputs.txt").write_text(given, encoding="utf-8")
    calls = "".join(_calls(program, len(inputs[program.name])) for program in programs)
    text = f"{_START}{calls}fclose(out);\n"
    (folder / "run_all.m").write_text(text, encoding="utf-8")
    exchange.execute(["octave-cli", "--no-gui", "--norc", "run_all.m"], folder)
    numbers = exchange.numbers_in((folder / "outputs.txt").read_text(encoding="utf-8"))
    return exchange.outputs_of(programs, inputs, numbers)


def _calls(program: Program, points: int) -> str:
    """Return a loop over the points of a program."""
    lines = [f"for point = 1:{points}"]
    for argument in program.arguments:
        count = 1 if argument.scalar else len(argument.symbols)
        lines.append(f"  {argument.name}_in = x(at+1:at+{count}); at += {count};")
    given = [f"{argument.name}_in" for argument in program.arguments]
    p = "p_in" if "p_in" in given else "[]"
    lines.append(f"  k_in = {program.name}_constants({p});")
    results = [f"{result.name}_out" for result in program.results]
    call = f"{program.name}({', '.join([*given, 'k_in'])})"
    lines.append(f"  [{', '.join(results)}] = {call};")
    for result in results:
        # Octave stores columns one after another; rows are wanted so.
        lines.append(f"  values = permute({result}, ndims({result}):-1:1);")
        lines.append('  fprintf(out, "%.17g\\n", values);')
    return "\n".join([*lines, "end", ""])
