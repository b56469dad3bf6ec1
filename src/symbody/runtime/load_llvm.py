"""Programs to machine code through LLVM, without a compiler on the machine."""

from __future__ import annotations

import ctypes
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, final

import llvmlite.binding as llvm

from symbody.errors import CompileError
from symbody.expr.definition import Foreign
from symbody.program.program import Program
from symbody.runtime.code import Addresses, Code
from symbody.writers.llvm.forms import LIBM
from symbody.writers.llvm.write import module
from symbody.writers.used import Used

# Measured on straight-line code of 11 000 operations: level 1 without optimization
# passes compiles twice as fast as level 2, and the code is as fast.
_CODEGEN_LEVEL = 1


@final
@dataclass(frozen=True, eq=False)
class _Owner:
    """What must live as long as the functions."""

    engine: llvm.ExecutionEngine
    callbacks: Sequence[Any]


def load_llvm(programs: Sequence[Program]) -> Code:
    """Return the compiled functions of some programs.

    Raises:
        CompileError: A function of the C library is missing.
    """
    used = Used()
    text = module(programs, used)
    packed = [_packed(program) for program in programs]
    parsed = llvm.parse_assembly("\n".join([text, *packed]))
    engine = llvm.create_mcjit_compiler(parsed, _machine())
    _check_functions(text)
    callbacks = _connect(engine, parsed, used)
    engine.finalize_object()
    find = engine.get_function_address
    return Code(
        {
            program.name: Addresses(
                find(program.name),
                find(f"{program.name}_constants"),
                find(f"{program.name}_packed"),
            )
            for program in programs
        },
        _Owner(engine, callbacks),
    )


def _connect(engine: Any, parsed: Any, used: Used) -> list[Any]:
    """Let the module call the user's Python functions; return what must be kept."""
    callbacks = []
    for name, _, definition in used.definitions():
        if isinstance(definition, Foreign):
            kinds = [ctypes.c_double] * (1 + len(definition.arguments))
            callback = ctypes.CFUNCTYPE(*kinds)(_reporting(definition))
            address = ctypes.cast(callback, ctypes.c_void_p).value
            engine.add_global_mapping(parsed.get_function(name), address)
            callbacks.append(callback)
    return callbacks


def _reporting(function: Foreign) -> Callable[..., float]:
    """Return a function that shows an exception, since machine code cannot raise it.

    Its value then is NaN, at which every analysis stops.
    """

    def value(*arguments: float) -> float:
        try:
            return function.value(*arguments)
        except Exception:
            sys.excepthook(*sys.exc_info())
            return math.nan

    return value


def _machine() -> llvm.TargetMachine:
    _prepare()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=_CODEGEN_LEVEL,
        jit=True,
    )


@cache
def _prepare() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def _check_functions(text: str) -> None:
    """Refuse what LLVM would end the process for; the engine has opened libm."""
    missing = [
        name
        for name in LIBM
        if f"call double @{name}(" in text and llvm.address_of_symbol(name) is None
    ]
    if missing:
        raise CompileError(
            f"the functions {', '.join(missing)} of the C library are not loaded in "
            f"this process, so LLVM cannot call them. Use backend='c' or 'python'."
        )


def _packed(program: Program) -> str:
    """Return the function that takes its pointers from a block."""
    lines = []
    operands = []
    pointers = 0
    names = [a.name for a in program.arguments] + ["k"]
    names += [result.name for result in program.results]
    scalars = {a.name for a in program.arguments if a.scalar}
    for name in names:
        if name in scalars:
            operands.append("double %t")
            continue
        place = f"getelementptr ptr, ptr %block, i64 {pointers}"
        lines += [
            f"  %a{pointers} = {place}",
            f"  %p{pointers} = load ptr, ptr %a{pointers}",
        ]
        operands.append(f"ptr %p{pointers}")
        pointers += 1
    call = f"  call void @{program.name}({', '.join(operands)})"
    head = f"define void @{program.name}_packed(double %t, ptr %block) {{"
    return "\n".join([head, *lines, call, "  ret void", "}", ""])
