"""Programs to machine code through C and the system's compiler."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.program.program import Program
from symbody.runtime.compiler import find_compiler
from symbody.runtime.machine_code import Code, addresses_of
from symbody.writers.c.write import write

_NAME = "module"


def load_c(programs: Sequence[Program], *, refused: bool = False) -> Code:
    """Return the functions of programs; if LLVM has `refused` them, C is no way out."""
    compiler = find_compiler(instead="") if refused else find_compiler()
    files = write(programs, _NAME)
    files[f"{_NAME}.c"] += "".join("\n" + _packed(program) for program in programs)
    code = compiler.library(files)
    names = [program.name for program in programs]
    return Code({n: addresses_of(n, code.find, code.find) for n in names}, code)


def _packed(program: Program) -> str:
    """Return the function that takes its pointers from a block."""
    outputs = ["k", *(result.name for result in program.results)]
    inputs = [argument.name for argument in program.arguments if not argument.scalar]
    places = {name: f"block[{index}]" for index, name in enumerate(inputs + outputs)}
    entries = [
        "t" if argument.scalar else places[argument.name]
        for argument in program.arguments
    ]
    entries += [places[name] for name in outputs]
    name = f"{program.name}_packed"
    return "\n".join(
        [
            f"void {name}(double t, double *const *block);",
            "",
            f"void {name}(double t, double *const *block)",
            "{",
            "    (void)t;",
            f"    {program.name}({', '.join(entries)});",
            "}",
            "",
        ]
    )
