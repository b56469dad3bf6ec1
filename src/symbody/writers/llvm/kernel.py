"""Programs as LLVM IR for graphics processors: a thread evaluates row after row.

Elementary functions are `math_…`, only declared. Each argument comes with its step from
one row to the next, zero for what all rows share.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import final

from symbody.program.program import Program
from symbody.writers.llvm.blocks import ROUTINES
from symbody.writers.llvm.body import Style
from symbody.writers.llvm.forms import LIBM
from symbody.writers.llvm.write import module
from symbody.writers.source_file import Used

# Values live in registers of each thread; a cut would go through memory of its own.
DEVICE = Style(longest_part=4000, packs=False)
FAR = "ptr addrspace(1)"
_NEWTON = "@.newton"
_NEWTON_CALL = re.compile(r"@\.newton\(i64 (\d+), ptr @([\w.]+), ")


@final
@dataclass(frozen=True)
class Kernel:
    """The text of a program for a graphics processor, and what belongs to its call."""

    name: str
    text: str  # without what begins the functions
    # Behind the number of rows: for each array its address and the step from row to
    # row. Arguments of the program in order, constants k unless rows have their own,
    # results.
    arguments: tuple[str, ...]
    on_device: str  # a kernel
    # A function `NAME_thread(arguments, first, step)`: the part of one thread.
    on_processor: str
    units: tuple[str, ...] = ("device_math",)  # sources that are linked to it


def kernel(program: Program, *, own_parameters: bool) -> Kernel:
    """Return the text of a program without functions of Python, for the device."""
    text = functions_text(program)
    inputs = [argument.name for argument in program.arguments]
    constants = ["k"] if program.constants and not own_parameters else []
    arguments = (*inputs, *constants, *(result.name for result in program.results))
    name = f"{program.name}_rows"
    return Kernel(
        name,
        f"{text}\n{_rows(program, arguments, own_parameters)}",
        arguments,
        on_device(name, arguments),
        on_processor(name, arguments),
    )


def functions_text(program: Program) -> str:
    """Return the functions of single rows, without a C library."""
    text = _without_addresses(module([program], Used(), style=DEVICE))
    functions = "|".join(LIBM)
    text = re.sub(rf"call double @({functions})\(", r"call double @math_\1(", text)
    text = re.sub(rf"^declare double @({functions})\(.*\n", "", text, flags=re.M)
    for name, arity in LIBM.items():
        if f"@math_{name}(" in text:
            text += f"declare double @math_{name}({', '.join(['double'] * arity)})\n"
    if "@math_sincos(" in text:
        text += "declare { double, double } @math_sincos(double)\n"
    return text


def _without_addresses(text: str) -> str:
    """Return text in which Newton calls its step by name, so that stacks are known."""
    routine = ROUTINES[_NEWTON]
    copies = []
    for step in dict.fromkeys(call[1] for call in _NEWTON_CALL.findall(text)):
        copy = routine.replace(
            "@.newton(i64 %n, ptr %step, ", f"@.newton.{step}(i64 %n, "
        )
        copies.append(copy.replace("call void %step(", f"call void @{step}("))
    text = text.replace(routine, "\n".join(copies))
    return _NEWTON_CALL.sub(r"@.newton.\2(i64 \1, ", text)


def _listed_steps(arguments: Sequence[str]) -> str:
    """Return arrays with their steps, as they stand in brackets."""
    return ", ".join(f"{FAR} %{name}, i64 %{name}.step" for name in arguments)


def _of_row(name: str, scalar: bool) -> list[str]:
    """Return what makes `%NAME.here` of an argument, in the loop over rows."""
    here = f"addrspacecast {FAR} %{name}.far to ptr"
    if scalar:
        here = f"load double, {FAR} %{name}.far"
    return [
        f"  %{name}.first = mul i64 %row, %{name}.step",
        f"  %{name}.far = getelementptr double, {FAR} %{name}, i64 %{name}.first",
        f"  %{name}.here = {here}",
    ]


def _rows(program: Program, arguments: Sequence[str], own: bool) -> str:
    """Return the function of one thread: the loop over its rows."""
    scalars = [a.name for a in program.arguments if a.scalar]
    arrays = [a.name for a in program.arguments if not a.scalar]
    arrays += ["k", *(result.name for result in program.results)]
    passed = [f"double %{name}.here" for name in scalars]
    passed += [f"ptr %{name}.here" for name in arrays]
    called = f"@{program.name}({', '.join(passed)})"
    name = f"{program.name}_rows"
    return _loop(name, program, arguments, own, called, scalars=scalars)


def _loop(
    name: str,
    program: Program,
    arguments: Sequence[str],
    own: bool,
    called: str,
    *,
    work: Sequence[str] = (),
    scalars: Sequence[str] = (),
) -> str:
    """Return the function `NAME.of` of one thread, a loop over its rows `%row`."""
    head = f"i64 %first, i64 %step, i64 %rows, {_listed_steps(arguments)}"
    lines = [line for one in arguments for line in _of_row(one, one in scalars)]
    if own:
        lines.append(f"  call void @{program.name}_constants(ptr %p.here, ptr %k.here)")
    room = f"  %k.here = alloca [{max(1, len(program.constants))} x double], align 64"
    return "\n".join(
        [
            f"define internal void @{name}.of({head}) {{",
            "begin:",
            *work,
            *([] if "k" in arguments else [room]),
            "  %any = icmp slt i64 %first, %rows",
            "  br i1 %any, label %each, label %done",
            "each:",
            "  %row = phi i64 [ %first, %begin ], [ %row.next, %each ]",
            *lines,
            f"  call void {called}",
            "  %row.next = add i64 %row, %step",
            "  %more = icmp slt i64 %row.next, %rows",
            "  br i1 %more, label %each, label %done",
            "done:",
            "  ret void",
            "}",
            "",
        ]
    )


def on_device(name: str, arguments: Sequence[str]) -> str:
    """Return the entry of a kernel on a graphics processor."""
    places = ("tid", "ntid", "ctaid", "nctaid")
    lines = []
    for place in places:
        called = f"@llvm.nvvm.read.ptx.sreg.{place}.x()"
        lines += [
            f"  %{place}.short = call i32 {called}",
            f"  %{place} = zext i32 %{place}.short to i64",
        ]
    declared = [f"declare i32 @llvm.nvvm.read.ptx.sreg.{place}.x()" for place in places]
    listed = _listed_steps(arguments)
    return "\n".join(
        [
            *declared,
            f"define ptx_kernel void @{name}(i64 %rows, {listed}) {{",
            *lines,
            "  %before = mul i64 %ctaid, %ntid",
            "  %first = add i64 %before, %tid",
            "  %step = mul i64 %ntid, %nctaid",
            f"  call void @{name}.of(i64 %first, i64 %step, i64 %rows, {listed})",
            "  ret void",
            "}",
            "",
        ]
    )


def on_processor(name: str, arguments: Sequence[str]) -> str:
    """Return its entry on a processor."""
    kinds = [("rows", "i64")]
    for argument in arguments:
        kinds += [(argument, FAR), (f"{argument}.step", "i64")]
    lines = []
    for i, (argument, kind) in enumerate(kinds):
        lines += [
            f"  %{argument}.slot = getelementptr ptr, ptr %arguments, i64 {i}",
            f"  %{argument}.at = load ptr, ptr %{argument}.slot",
            f"  %{argument} = load {kind}, ptr %{argument}.at",
        ]
    passed = f"i64 %first, i64 %step, i64 %rows, {_listed_steps(arguments)}"
    return "\n".join(
        [
            f"define void @{name}_thread(ptr %arguments, i64 %first, i64 %step) {{",
            *lines,
            f"  call void @{name}.of({passed})",
            "  ret void",
            "}",
            "",
        ]
    )


# Of n numbers each, as the loop needs them.
_ARRAYS = 11
_LOOP = f"declare void @device_run_of({'ptr, ' * 9}i64, ptr, i64)\n"
_NAMES = ("plan", "times", "y", "u", "p", "k", "states", "failed")


def runs_kernel(
    rates: Program, size: int, quaternions: Sequence[int], *, own_parameters: bool
) -> Kernel:
    """Return whole runs for the device; `quaternions` are first of four states each."""
    arguments = tuple(n for n in _NAMES if n != "k" or not own_parameters)
    name = f"{rates.name}_runs"
    parts = [
        functions_text(rates),
        _rates(rates),
        _quaternions(quaternions),
        _LOOP,
        _runs(rates, name, arguments, size, len(quaternions)),
    ]
    begins = on_device(name, arguments), on_processor(name, arguments)
    units = ("device_math", "device_runs")
    return Kernel(name, "\n".join(parts), arguments, *begins, units)


def _rates(rates: Program) -> str:
    """Return the rates under the name by which the loop calls them."""
    declared = [f"double %{a.name}" for a in rates.arguments if a.scalar]
    declared += [f"ptr %{a.name}" for a in rates.arguments if not a.scalar]
    listed = ", ".join([*declared, "ptr %k", "ptr %yd"])
    taken = "double %t, ptr %y, ptr %u, ptr %p, ptr %k, ptr %yd"
    return "\n".join(
        [
            f"define void @device_rates({taken}) {{",
            f"  call void @{rates.name}({listed})",
            "  ret void",
            "}",
            "",
        ]
    )


def _quaternions(places: Sequence[int]) -> str:
    entries = ", ".join(f"i64 {place}" for place in places) or "i64 0"
    count = max(1, len(places))
    return f"@.quaternions = internal constant [{count} x i64] [{entries}]\n"


def _runs(
    rates: Program, name: str, arguments: Sequence[str], size: int, count: int
) -> str:
    """Return the function of one thread: the loop over its runs."""
    work = f"  %work = alloca [{_ARRAYS * size} x double], align 64"
    passed = ", ".join(f"ptr %{one}.here" for one in _NAMES)
    passed += f", ptr %work, i64 {size}, ptr @.quaternions, i64 {count}"
    own, called = "k" not in arguments, f"@device_run_of({passed})"
    return _loop(name, rates, arguments, own, called, work=[work])
