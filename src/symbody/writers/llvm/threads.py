"""Entries of a loop over rows: threads of a graphics processor, or one of a processor.

The loop is `NAME.of(first, step, rows, tile, arrays…)`: its thread, how many there are,
and memory that a group of threads shares.
"""

from __future__ import annotations

from collections.abc import Sequence

# Threads that share a processor's registers: two such groups have 255 each. Of them so
# many go on together, with a tile of 16 columns of their rows.
THREADS, _LANES = 128, 32
_TILE = 17
FAR, _NEAR = "ptr addrspace(1)", "addrspace(3)"
HEAD = "i64 %first, i64 %step, i64 %rows, ptr %tile"


def listed_steps(arguments: Sequence[str]) -> str:
    """Return arrays with their steps, as they stand in brackets."""
    return ", ".join(f"{FAR} %{name}, i64 %{name}.step" for name in arguments)


def room(name: str, size: int) -> str:
    """Return the line that makes an array of a function's own."""
    return f"  %{name} = alloca [{max(1, size)} x double], align 64"


_GROUPED = f"""\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @llvm.nvvm.bar.warp.sync(i32)
define i64 @device_lane() {{
  %tid = call i32 asm sideeffect "mov.u32 $0, %tid.x;", "=r"()
  %lane = and i32 %tid, {_LANES - 1}
  %long = zext i32 %lane to i64
  ret i64 %long
}}
define i64 @device_lanes() {{
  ret i64 {_LANES}
}}
define void @device_wait() {{
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  ret void
}}
"""
_ALONE = """\
define i64 @device_lane() {
  ret i64 0
}
define i64 @device_lanes() {
  ret i64 1
}
define void @device_wait() {
  ret void
}
"""


def on_device(name: str, arguments: Sequence[str]) -> str:
    """Return what begins a loop on a graphics processor: a kernel."""
    listed = listed_steps(arguments)
    lines = []
    for place in ("tid", "ntid", "ctaid", "nctaid"):
        called = f"@llvm.nvvm.read.ptx.sreg.{place}.x()"
        lines += [
            f"  %{place}.short = call i32 {called}",
            f"  %{place} = zext i32 %{place}.short to i64",
        ]
    tiles = f"[{THREADS * _TILE} x double]"
    return "\n".join(
        [
            _GROUPED,
            f"@{name}.tiles = internal {_NEAR} global {tiles} undef, align 16",
            f"define ptx_kernel void @{name}(i64 %rows, {listed}) {{",
            *lines,
            "  %before = mul i64 %ctaid, %ntid",
            "  %first = add i64 %before, %tid",
            "  %step = mul i64 %ntid, %nctaid",
            f"  %group = and i64 %tid, -{_LANES}",
            f"  %at = mul i64 %group, {_TILE}",
            f"  %near = getelementptr double, ptr {_NEAR} @{name}.tiles, i64 %at",
            f"  %tile = addrspacecast ptr {_NEAR} %near to ptr",
            f"  call void @{name}.of({HEAD}, {listed})",
            "  ret void",
            "}",
            "",
        ]
    )


def on_processor(name: str, arguments: Sequence[str]) -> str:
    """Return what begins a loop on a processor.

    It is a function `NAME_thread(arguments, first, step)`, the part of one thread.
    """
    listed = listed_steps(arguments)
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
    return "\n".join(
        [
            _ALONE,
            f"define void @{name}_thread(ptr %arguments, i64 %first, i64 %step) {{",
            room("tile", _TILE),
            *lines,
            f"  call void @{name}.of({HEAD}, {listed})",
            "  ret void",
            "}",
            "",
        ]
    )
