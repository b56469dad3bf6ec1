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
from symbody.writers.llvm.threads import FAR, HEAD, listed_steps, room
from symbody.writers.llvm.write import module
from symbody.writers.source_file import Used

# Values live in registers of each thread; a cut would go through memory of its own.
DEVICE = Style(longest_part=4000, packs=False)
# By measurement: functions of so many operations gain by being put into the loop, up
# to fourfold; long ones need more registers then, and take up to twice as long.
_SHORT = 600
_NEWTON = "@.newton"
_NEWTON_CALL = re.compile(r"@\.newton\(i64 (\d+), ptr @([\w.]+), ")


@final
@dataclass(frozen=True)
class Kernel:
    """The text of a program for a graphics processor, and what belongs to its call."""

    name: str
    text: str  # functions of single rows
    # Behind the number of rows: for each array its address and the step from row to
    # row. Arguments of the program in order, constants k unless rows have their own,
    # results.
    arguments: tuple[str, ...]
    loop: str  # over the rows of a thread
    unit: str  # the source that belongs to the loop
    # Whether the functions are put into the loop: its arrays are registers then.
    together: bool


def kernel(program: Program, *, own_parameters: bool) -> Kernel:
    """Return the text of a program without functions of Python, for the device."""
    inputs = [argument.name for argument in program.arguments]
    constants = ["k"] if program.constants and not own_parameters else []
    arguments = (*inputs, *constants, *(result.name for result in program.results))
    loop = _rows(program, arguments, own_parameters)
    name = f"{program.name}_rows"
    functions, together = functions_text(program), _is_short(program)
    return Kernel(name, functions, arguments, loop, "device_rows", together)


def _is_short(program: Program) -> bool:
    return program.counts.total <= _SHORT and not program.bodies


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


def _declared(program: Program) -> str:
    """Return what a loop calls of the functions of a program."""
    kinds = ["double" if a.scalar else "ptr" for a in program.arguments]
    kinds += ["ptr"] * (1 + len(program.results))
    return (
        f"declare void @{program.name}({', '.join(kinds)})\n"
        f"declare void @{program.name}_constants(ptr, ptr)\n"
    )


def _far(name: str, row: str) -> list[str]:
    """Return what makes `%NAME.far` and `%NAME.there` of an argument at a row."""
    return [
        f"  %{name}.first = mul i64 {row}, %{name}.step",
        f"  %{name}.far = getelementptr double, {FAR} %{name}, i64 %{name}.first",
        f"  %{name}.there = addrspacecast {FAR} %{name}.far to ptr",
    ]


_ROWS = """\
declare i64 @device_count(i64, i64)
declare i64 @device_place(i64)
declare ptr @device_take(ptr, i64, i64, i64, ptr, ptr)
declare void @device_give(ptr, i64, i64, ptr, ptr)
"""


def _rows(program: Program, arguments: Sequence[str], own: bool) -> str:
    """Return the function of one thread: the loop over the rows of its group."""
    work = ["  %lane = call i64 @device_lane()", "  %begin = sub i64 %first, %lane"]
    body = [
        "  %count = call i64 @device_count(i64 %each, i64 %rows)",
        "  %place = call i64 @device_place(i64 %count)",
        "  %row = add i64 %each, %place",
    ]
    passed, gives = [], []
    for argument in program.arguments:
        name = argument.name
        if argument.scalar:
            body += _far(name, "%row")
            body.append(f"  %{name}.here = load double, ptr %{name}.there")
            passed.append(f"double %{name}.here")
            continue
        if name == "p" and not own:
            body += _far(name, "0")
            passed.append("ptr %p.there")
            continue
        work.append(room(f"{name}.own", len(argument.symbols)))
        taken = f"i64 %{name}.step, i64 {len(argument.symbols)}, i64 %count"
        taken = f"ptr %{name}.there, {taken}, ptr %{name}.own, ptr %tile"
        body += _far(name, "%each")
        body.append(f"  %{name}.here = call ptr @device_take({taken})")
        passed.append(f"ptr %{name}.here")
    if "k" in arguments:
        body += _far("k", "0")
    else:
        work.append(room("k.there", len(program.constants)))
        if program.constants:
            called = f"@{program.name}_constants(ptr %p.here, ptr %k.there)"
            body.append(f"  call void {called}")
    passed.append("ptr %k.there")
    for result in program.results:
        name, size = result.name, len(result.nodes)
        work.append(room(f"{name}.own", size))
        operands = f"ptr %{name}.there, i64 {size}, i64 %count, ptr %{name}.own"
        gives += _far(name, "%each")
        gives.append(f"  call void @device_give({operands}, ptr %tile)")
        passed.append(f"ptr %{name}.own")
    body += [f"  call void @{program.name}({', '.join(passed)})", *gives]
    loop = _loop(f"{program.name}_rows", arguments, work, body)
    return f"{_declared(program)}{_ROWS}{loop}"


def _loop(
    name: str, arguments: Sequence[str], work: Sequence[str], body: Sequence[str]
) -> str:
    """Return the function `NAME.of` of one thread, a loop from `%begin` on."""
    head = f"{HEAD}, {listed_steps(arguments)}"
    return "\n".join(
        [
            f"define internal void @{name}.of({head}) {{",
            "begins:",
            *work,
            "  %any = icmp slt i64 %begin, %rows",
            "  br i1 %any, label %rows.each, label %done",
            "rows.each:",
            "  %each = phi i64 [ %begin, %begins ], [ %next, %rows.each ]",
            *body,
            "  %next = add i64 %each, %step",
            "  %more = icmp slt i64 %next, %rows",
            "  br i1 %more, label %rows.each, label %done",
            "done:",
            "  ret void",
            "}",
            "",
        ]
    )


# Of n numbers each, as the loop needs them.
_ARRAYS = 6
_RUN = f"declare void @device_run_of({'ptr, ' * 9}i64, ptr, i64)\n"
_NAMES = ("plan", "times", "y", "u", "p", "k", "states", "failed")


def runs_kernel(
    rates: Program, size: int, quaternions: Sequence[int], *, own_parameters: bool
) -> Kernel:
    """Return whole runs for the device; `quaternions` are first of four states each."""
    arguments = tuple(n for n in _NAMES if n != "k" or not own_parameters)
    name = f"{rates.name}_runs"
    work = [
        "  %begin = add i64 %first, 0",
        room("work", _ARRAYS * size),
        *([] if "k" in arguments else [room("k.there", len(rates.constants))]),
    ]
    body = [line for one in arguments for line in _far(one, "%each")]
    if own_parameters:
        called = f"@{rates.name}_constants(ptr %p.there, ptr %k.there)"
        body.append(f"  call void {called}")
    passed = ", ".join(f"ptr %{one}.there" for one in _NAMES)
    places = f"ptr @.quaternions, i64 {len(quaternions)}"
    body.append(
        f"  call void @device_run_of({passed}, ptr %work, i64 {size}, {places})"
    )
    entries = ", ".join(f"i64 {place}" for place in quaternions) or "i64 0"
    kind = f"[{max(1, len(quaternions))} x i64]"
    listed = f"@.quaternions = internal constant {kind} [{entries}]\n"
    loop_of_runs = _loop(name, arguments, work, body)
    parts = [_declared(rates), _rates(rates), listed, _RUN, loop_of_runs]
    functions, together = functions_text(rates), _is_short(rates)
    return Kernel(name, functions, arguments, "\n".join(parts), "device_runs", together)


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
