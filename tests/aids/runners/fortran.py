"""Programs in Fortran, built with all warnings as errors and executed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from runners import exchange
from runners.exchange import Inputs, Outputs
from symbody.program.program import Program, Result
from symbody.writers.generate import generate

_FLAGS = (
    "-std=f2008",
    "-O0",
    "-fcheck=all",
    "-Wall",
    "-Wextra",
    "-pedantic",
    "-Wconversion",
    "-Werror",
)
_START = """\
program main
  use, intrinsic :: iso_fortran_env, only: dp => real64
  use generated
  implicit none
  integer :: i1, i2, i3, point
  open(unit=10, file="inputs.txt", action="read")
"""


def run(
    programs: Sequence[Program],
    inputs: Inputs,
    folder: Path,
    *,
    compiler: str = "gfortran",
) -> Outputs:
    """Return what the programs give in Fortran; see exchange.py.

    Args:
        programs: The programs.
        inputs: Points by program.
        folder: Where the files go.
        compiler: The compiler.

    Raises:
        SymbodyError: The compiler warned or refused, or the program failed.
    """
    files = generate(programs, "fortran", name="generated")
    names = "".join(f"  call run_{program.name}()\n" for program in programs)
    calls = "".join(_calls(program, len(inputs[program.name])) for program in programs)
    files["main.f90"] = f"{_START}{names}contains\n{calls}end program main\n"
    exchange.write_files(files, programs, inputs, folder)
    exchange.execute([compiler, *_FLAGS, "-c", "generated.f90"], folder)
    exchange.execute([compiler, "-o", "main", "main.f90", "generated.o"], folder)
    return exchange.outputs_of_command(programs, inputs, ["./main"], folder)


def _calls(program: Program, points: int) -> str:
    """Return a subroutine with a loop over the points of a program."""
    declared, lines = [], []
    for argument in program.arguments:
        name, size = argument.name, len(argument.symbols)
        declared.append(name if argument.scalar else f"{name}({size})")
        if argument.scalar or size:
            lines.append(f"read(10, *) {name}")
    given = [argument.name for argument in program.arguments]
    declared.append(f"k({program.name}_size_of_k)")
    p = "p" if "p" in given else "[real(dp) ::]"
    lines.append(f"call {program.name}_constants({p}, k)")
    results = [result.name for result in program.results]
    declared += [
        f"{r.name}({', '.join(map(str, r.shape or (1,)))})" for r in program.results
    ]
    arguments = ", ".join([*given, "k", *results])
    lines.append(f"call {program.name}({arguments})")
    lines += [line for result in program.results for line in _printed(result)]
    return "\n".join(
        [
            f"  subroutine run_{program.name}()",
            *(f"    real(dp) :: {shown}" for shown in declared),
            f"    do point = 1, {points}",
            *(f"      {line}" for line in lines),
            "    end do",
            f"  end subroutine run_{program.name}",
            "",
        ]
    )


def _printed(result: Result) -> list[str]:
    """Return the loops that print a result row by row."""
    shape = result.shape or (1,)
    indices = [f"i{place}" for place in range(1, len(shape) + 1)]
    starts = [f"do {i} = 1, {size}" for i, size in zip(indices, shape, strict=True)]
    inner = f"write(*, '(es25.17e3)') {result.name}({', '.join(indices)})"
    return [*starts, inner, *["end do"] * len(shape)]
