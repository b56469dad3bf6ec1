"""Programs and the loops over them as one module of WebAssembly, without a linker.

All text is joined before it is compiled, so nothing is left to link: an object file
for `wasm32` is a module that browsers run. It imports its memory, its table of
functions and those of libm; it exports nothing. Where its functions and methods are
stands in an array within its memory, behind a mark that is looked for.

Loops are written for pointers of eight bytes. Here these have four, in slots of eight,
so that each field of a structure is where `structures.py` says, on every system.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, final

from symbody.errors import CompileError
from symbody.expr.definition import ExternalDefinition
from symbody.program.content import ProgramRequest
from symbody.program.program import Program
from symbody.runtime.cache import entry_name, processor, read_entry
from symbody.runtime.functions import Signature
from symbody.runtime.load import note, signatures_on_disk, translation
from symbody.runtime.loops.library import loop_text
from symbody.runtime.loops.structures import MethodName
from symbody.runtime.machine_code import OBJECT, joined, llvm_target, object_code

_TRIPLE = "wasm32-unknown-unknown"
# What all browsers have had for years.
_FEATURES = "+bulk-memory,+simd128,+mutable-globals,+sign-ext,+nontrapping-fptoint"
# What browsers optimize themselves LLVM need not: the same speed, in a fourth of the
# time. But then each value is a variable, of which V8 takes 50 000 a function.
_LONGEST = 400_000  # letters
# Two numbers that nothing else in the memory has side by side.
MARK = (0x6C62_6D79_735F_6E65, 0x7472_6965_735F_7731)
_LOOPS = (
    "ode_work", "ode_pivots", "ode_start", "ode_step", "ode_answer", "model_connect",
    "model_advance", "model_map",
)  # fmt: skip
_CONTACTS = (
    "contact_work", "contact_places", "contact_connect", "contact_forces",
    "contact_search", "contact_resolve", "contact_project",
)  # fmt: skip


@final
@dataclass(frozen=True)
class WasmModule:
    """A module of WebAssembly.

    `entries` are what the words behind the mark stand for, in order: functions as
    places in the table, the method `ode_…` as an address. Those of programs have their
    names, and with `_constants` that of what computes their constants.
    """

    code: Callable[[], bytes]  # waits for LLVM, which works in another thread
    entries: tuple[str, ...]


def wasm_module(
    requests: Collection[ProgramRequest],
    lowered: Callable[[], Sequence[Program]],
    method: MethodName,
    *,
    contacts: bool = False,
) -> tuple[WasmModule, Sequence[Signature]]:
    """Return functions, with a method's loops, as WebAssembly, and how they are called.

    Those of contacts come with them if wanted. Each is ``void NAME(double t, const
    double *y, …, const double *k, …)``, with addresses of 32 bits. A CompileError says
    that one calls Python. What is on disk is neither `lowered` nor written.
    """
    names = [name for r in requests for name in (r.name, f"{r.name}_constants")]
    entries = (*names, *_LOOPS, *_CONTACTS * contacts, f"ode_{method}")
    # What of the loops a page needs; others want memory of the system.
    wanted = ["loop", method, *["contact"] * contacts]
    units = [_slotted(loop_text(unit)) for unit in wanted]
    own = [request.content() for request in requests]
    options = _TRIPLE, _FEATURES, str(_LONGEST), *units, translation()
    key = "\0".join([*processor(), *options, *map(str, own)])
    about = f"{key}\0signatures"  # an entry of the cache has one file
    signatures = None if None in own else signatures_on_disk(about)
    known = signatures and read_entry(entry_name(key), OBJECT)
    if signatures and known:
        return WasmModule(partial(bytes, known), entries), signatures
    programs = lowered()
    signatures = [*map(Signature.of, programs)]
    texts = (_text(programs), *units, _entries(entries))
    longest = max(map(len, "".join(texts).split("\ndefine ")))
    machine = wasm_target().create_target_machine(
        opt=2 * (longest > _LONGEST), features=_FEATURES, reloc="static"
    )
    whole = joined(texts, "WebAssembly", "of the module", "")
    whole.triple, whole.data_layout = _TRIPLE, str(machine.target_data)
    # Its thread ends with it.
    code = ThreadPoolExecutor(1).submit(machine.emit_object, whole).result
    if None not in own:
        note(about, signatures)
        code = partial(object_code, key, code)
    return WasmModule(code, entries), signatures


def _text(programs: Sequence[Program]) -> str:
    """Return the text of programs, which do not call Python."""
    # A page whose code is on disk writes no text.
    from symbody.writers.llvm.write import module

    # As above.
    from symbody.writers.source_file import Used

    used = Used()
    text = module(programs, used)
    for _, op, definition in used.definitions():
        if isinstance(definition, ExternalDefinition):
            raise CompileError(
                f"WebAssembly: the formulas call the external function {op!r}, whose "
                f"body is Python and does not run in a page. Write it with symbody's "
                f"own functions, or as a curve."
            )
    return text


def wasm_target() -> Any:
    """Return LLVM's target for browsers."""
    return llvm_target(_TRIPLE, "WebAssembly")


def _slotted(text: str) -> str:
    """Return text of loops whose structures have pointers in slots of eight bytes."""
    lines = text.splitlines()
    for i, line in enumerate(lines):
        if line.startswith("%struct") or re.match(r"@[\w.]+ = .*constant [{%]", line):
            bare = re.sub(r"\bptr\b(?! [@n])", "%slot", line)
            lines[i] = re.sub(r"\bptr (@[\w.]+|null)", r"%slot { ptr \1, i32 0 }", bare)
    return "\n".join(["%slot = type { ptr, i32 }", *lines, ""])


def _entries(entries: Sequence[str]) -> str:
    """Return the array of where everything is, behind its mark."""
    *functions, method = entries
    declared = [f"declare void @{name}()" for name in functions]
    declared.append(f"@{method} = external constant i64")
    places = ", ".join(f"ptr @{name}" for name in entries)
    count = len(entries)
    kind = f"{{ [2 x i64], [{count} x ptr] }}"
    mark = f"[2 x i64] [i64 {MARK[0]}, i64 {MARK[1]}]"
    value = f"{{ {mark}, [{count} x ptr] [{places}] }}"
    return "\n".join([*declared, f"@.entries = constant {kind} {value}, align 16", ""])
