"""Programs to machine code through C and the system's compiler."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from pathlib import Path

from symbody.errors import CompileError
from symbody.program.program import Program
from symbody.runtime.cache import entry
from symbody.runtime.compiler import find_compiler
from symbody.runtime.machine_code import Addresses, Code
from symbody.writers.c.write import write

_NAME = "module"


def load_c(programs: Sequence[Program], *, refused: bool = False) -> Code:
    """Return the functions of programs; if LLVM has `refused` them, C is no way out."""
    compiler = find_compiler(instead="") if refused else find_compiler()
    files = write(programs, _NAME)
    files[f"{_NAME}.c"] += "".join("\n" + _packed(program) for program in programs)

    def make(target: Path) -> None:
        for name, text in files.items():
            (target.parent / name).write_text(text, encoding="utf-8")
        compiler.compile([target.parent / f"{_NAME}.c"], target)

    parts = [*compiler.flags, compiler.identity, *files.values()]
    library = _loaded(entry("\0".join(parts), ".so", make))
    return Code(
        {
            program.name: Addresses(
                _address(library, program.name),
                _address(library, f"{program.name}_constants"),
                _address(library, f"{program.name}_packed"),
            )
            for program in programs
        },
        library,
    )


def _loaded(file: Path) -> ctypes.CDLL:
    try:
        return ctypes.CDLL(str(file))
    except OSError as error:
        raise CompileError(
            f"the compiled library cannot be loaded: {error}. If programs may not be "
            f"run from that folder, set SYMBODY_CACHE_DIR to another one."
        ) from error


def _address(library: ctypes.CDLL, name: str) -> int:
    address = ctypes.cast(getattr(library, name), ctypes.c_void_p).value
    assert address is not None
    return address


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
