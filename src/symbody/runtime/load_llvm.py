"""Programs to machine code through LLVM, without a compiler on the machine."""

from __future__ import annotations

import ctypes
import math
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace

from symbody.errors import CompileError
from symbody.expr.definition import ExternalDefinition
from symbody.program.program import Program, Repeated
from symbody.runtime.functions import packed_text
from symbody.runtime.llvm import binding
from symbody.runtime.machine_code import (
    Code,
    MachineCode,
    code_of,
    machine_code,
    prepare,
)
from symbody.writers.llvm.body import PROCESSOR
from symbody.writers.llvm.forms import LIBM, unfused
from symbody.writers.llvm.write import Which, module
from symbody.writers.source_file import Used

# 32 kB: threads have 512 on some systems, and calls to be nested in. Processors of x86
# have short forms for what is at most 128 bytes away: in a function that is longer than
# their first cache, each byte counts (docs/decisions/0020-lanes.md).
_REACH = 32 if platform.machine() in ("x86_64", "AMD64") else 0
_STYLE = replace(PROCESSOR, most_on_stack=4096, reach=_REACH)


def load_llvm(
    programs: Sequence[Program],
    *,
    seldom: bool = False,
    repeated: Repeated | None = None,
) -> Code:
    """Return the compiled functions of programs, from the cache if they are there.

    Of programs of members it is the function that is `repeated`.
    """
    constants, first = _loaded(programs, "constants", repeated, seldom=True)
    evaluations, second = _loaded(programs, "evaluations", repeated, seldom=seldom)
    names = [one.name for one in ([repeated] if repeated else programs)]
    return code_of(names, constants, evaluations, (*first, *second))


def _loaded(
    programs: Sequence[Program],
    which: Which,
    repeated: Repeated | None,
    *,
    seldom: bool,
) -> tuple[MachineCode, list[object]]:
    """Return some functions of programs, and what must be kept with them."""
    used = Used()
    style = replace(_STYLE, reach=0) if seldom else _STYLE
    text = module(programs, used, which, style, repeated)
    if which == "evaluations":
        text = "\n".join([text, *map(_packed, [repeated] if repeated else programs)])
    if seldom:
        text = unfused(text)
    check_functions(text)
    foreign = {
        name: definition
        for name, _, definition in used.definitions()
        if isinstance(definition, ExternalDefinition)
    }
    for name, definition in foreign.items():
        text = _by_pointer(text, name, len(definition.arguments))
    code = machine_code(text, seldom=seldom)
    return code, [_connect(code, name, f) for name, f in foreign.items()]


def _by_pointer(text: str, name: str, count: int) -> str:
    """Return a module that calls a user's function by an address set after loading."""
    kinds = ", ".join(["double"] * count)
    values = ", ".join(f"double %a{i}" for i in range(count))
    called = "\n".join(
        [
            f"@{name}.address = global ptr null",
            f"define internal double @{name}({values}) {{",
            f"  %f = load ptr, ptr @{name}.address",
            f"  %value = call double %f({values})",
            "  ret double %value",
            "}",
        ]
    )
    return text.replace(f"declare double @{name}({kinds})", called)


def _connect(code: MachineCode, name: str, function: ExternalDefinition) -> object:
    """Let the module call the user's Python function; return what must be kept."""
    kinds = [ctypes.c_double] * (1 + len(function.arguments))
    callback = ctypes.CFUNCTYPE(*kinds)(_reporting(function))
    place = ctypes.c_void_p.from_address(code.find(f"{name}.address"))
    place.value = ctypes.cast(callback, ctypes.c_void_p).value
    return callback


def _reporting(function: ExternalDefinition) -> Callable[..., float]:
    """Return a function that shows an exception and gives NaN, which stops analyses."""

    def value(*arguments: float) -> float:
        try:
            return function.value(*arguments)
        # ctypes would lose Ctrl-C as well, and return what is in a register.
        except (Exception, KeyboardInterrupt):
            sys.excepthook(*sys.exc_info())
            return math.nan

    return value


def check_functions(text: str) -> None:
    """Refuse what LLVM would end the process for."""
    prepare()
    missing = [name for name in LIBM if binding().address_of_symbol(name) is None]
    missing = [name for name in missing if f"call double @{name}(" in text]
    if missing:
        raise CompileError(
            f"the functions {', '.join(missing)} of the C library are not loaded in "
            f"this process, so LLVM cannot call them. Use backend='c' or 'python'."
        )


def _packed(program: Program | Repeated) -> str:
    names = [a.name for a in program.arguments] + ["k"]
    names += [result.name for result in program.results]
    scalars = {a.name for a in program.arguments if a.scalar}
    return packed_text(program.name, names, scalars)
