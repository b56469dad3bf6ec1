"""Programs to callable functions, by one of the backends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, TypeAlias, get_args

from numpy.typing import ArrayLike

from symbody.errors import CompileError
from symbody.program.program import Program
from symbody.runtime.functions import CompiledFunction, Entry, Signature
from symbody.runtime.machine_code import Code, TextRefusedError

Backend: TypeAlias = Literal["llvm", "c", "python"]


def load(
    programs: Sequence[Program],
    backend: Backend = "llvm",
    parameters: ArrayLike | None = None,
) -> dict[str, CompiledFunction]:
    """Return the compiled functions, by name; those loaded together compile together.

    "llvm" needs nothing but the package; "c" takes the system's compiler and keeps what
    it made for the next time; "python" runs generated Python, a hundred times slower,
    where nothing else works. Without parameters results are NaN.
    """
    return {
        program.name: CompiledFunction.of(
            entry, parameters if entry.p.shape != (0,) else None
        )
        for program, entry in zip(
            programs, compile_programs(programs, backend), strict=True
        )
    }


def compile_programs(
    programs: Sequence[Program], backend: Backend = "llvm", *, seldom: bool = False
) -> list[Entry]:
    """Return the machine code of programs, in their order, compiled together.

    `seldom` says that compiling fast matters more than code that runs fast.
    """
    code = _loaded(programs, backend, seldom)
    again = partial(entry_again, backend, seldom)
    return [
        Entry(Signature.of(program), code, again, partial(_itself, program))
        for program in programs
    ]


def _loaded(programs: Sequence[Program], backend: Backend, seldom: bool) -> Code:
    match backend:
        case "llvm":
            # LLVM is slow to load; the other backends do without.
            from symbody.runtime.load_llvm import load_llvm

            try:
                return load_llvm(programs, seldom=seldom)
            except TextRefusedError as refused:
                # A writer and what runs compilers: 20 ms for who has no use for them.
                from symbody.runtime.compiler import made_from_c

                # As above.
                from symbody.runtime.load_c import load_c

                with made_from_c(refused, "functions of models"):
                    return load_c(programs, refused=True)
        case "c":
            # As above.
            from symbody.runtime.load_c import load_c

            return load_c(programs)
        case "python":
            # As above.
            from symbody.runtime.load_python import load_python

            return load_python(programs)
    raise CompileError(
        f"load: there is no backend {backend!r}; there are "
        f"{', '.join(get_args(Backend))}."
    )


def _itself(program: Program) -> Program:
    return program


def entry_again(backend: Backend, seldom: bool, program: Program) -> Entry:
    """Return what `compile_programs` makes of one program, for another process."""
    return compile_programs([program], backend, seldom=seldom)[0]
