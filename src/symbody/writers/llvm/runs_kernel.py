"""Whole runs as LLVM IR for graphics processors: a thread does run after run.

The loop over the steps is C (`device_runs.c`), linked to the functions of single rows;
it calls the rates by one name, which stands for those of the mechanism.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.program.program import Program
from symbody.writers.llvm.kernel import (
    FAR,
    Kernel,
    functions_text,
    loop_over_rows,
    on_device,
    on_processor,
)

# Of n numbers each, as the loop needs them.
_ARRAYS = 11
_LOOP = f"declare void @device_run_of({'ptr, ' * 9}i64, ptr, i64)\n"
_NAMES = ("plan", "times", "y", "u", "p", "k", "states", "failed")


def runs_kernel(
    rates: Program, size: int, quaternions: Sequence[int], *, own_parameters: bool
) -> Kernel:
    """Return the text of whole runs for a graphics processor.

    Args:
        rates: From t, y, u and p to the rates of the state, without functions of
            Python.
        size: Number of states.
        quaternions: Index of the first of the four entries of each.
        own_parameters: Whether runs have parameters of their own.
    """
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
    given = [f"double %{a.name}" for a in rates.arguments if a.scalar]
    given += [f"ptr %{a.name}" for a in rates.arguments if not a.scalar]
    listed = ", ".join([*given, "ptr %k", "ptr %yd"])
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
    lines = []
    for one in arguments:
        lines += [
            f"  %{one}.first = mul i64 %row, %{one}.step",
            f"  %{one}.far = getelementptr double, {FAR} %{one}, i64 %{one}.first",
            f"  %{one}.here = addrspacecast {FAR} %{one}.far to ptr",
        ]
    begins = [f"  %work = alloca [{_ARRAYS * size} x double], align 64"]
    if "k" not in arguments:
        room = max(1, len(rates.constants))
        begins.append(f"  %k.here = alloca [{room} x double], align 64")
        lines.append(f"  call void @{rates.name}_constants(ptr %p.here, ptr %k.here)")
    given = ", ".join(f"ptr %{one}.here" for one in _NAMES)
    given += f", ptr %work, i64 {size}, ptr @.quaternions, i64 {count}"
    lines.append(f"  call void @device_run_of({given})")
    return loop_over_rows(name, arguments, begins, lines)
