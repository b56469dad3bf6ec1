"""Scratch memory of a function: on the stack, or where it is large, of the C library.

Stacks of threads have half a megabyte on some systems, and systems of equations of some
hundred unknowns need more than that.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import final

from symbody.dataclass import dataclass
from symbody.program.program import Result
from symbody.writers.llvm.body import Style
from symbody.writers.llvm.forms import number
from symbody.writers.llvm.numbers import whole_pieces

# What the C library is asked for.
HEAP = {"malloc": "ptr @malloc(i64)", "free": "void @free(ptr)"}
# Vectors begin at multiples of so many bytes.
_ALIGNED = 64

# Without memory there are no results; nobody must take old ones for them.
UNKNOWN = f"""\
define internal void @.unknown(i64 %n, ptr %b) {{
start:
  br label %head
head:
  %i = phi i64 [ 0, %start ], [ %next, %body ]
  %more = icmp slt i64 %i, %n
  br i1 %more, label %body, label %done
body:
  %to = getelementptr double, ptr %b, i64 %i
  store double {number(math.nan)}, ptr %to
  %next = add i64 %i, 1
  br label %head
done:
  ret void
}}
"""


@final
@dataclass(frozen=True)
class Room:
    """The scratch memory of a function in parts.

    Attributes:
        begin: Where the room of single parts begins, behind what they hand on.
        size: How many numbers there are.
        on_heap: Whether it is of the C library, with the room of the parts.
    """

    begin: int
    size: int
    on_heap: bool

    @classmethod
    def of(cls, shared: int, own: Sequence[int], style: Style) -> Room:
        """Return the room of a function.

        Args:
            shared: How many numbers parts hand on.
            own: How many each of them needs for itself.
            style: What the text is written for.
        """
        begin = whole_pieces(max(1, shared))
        size = begin + max(own, default=0)
        most = style.most_on_stack
        on_heap = most is not None and size > most
        return cls(begin, size if on_heap else max(1, shared), on_heap)

    def around(self, lines: Sequence[str], results: Sequence[Result]) -> list[str]:
        """Return what makes the work array `%w`, with lines in which it is used.

        Args:
            lines: The lines.
            results: What is not a number where there is no memory.
        """
        if not self.on_heap:
            return [f"  %w = alloca [{self.size} x double], align 64", *lines]
        unknown = [
            f"  call void @.unknown(i64 {len(result.nodes)}, ptr %{result.name})"
            for result in results
        ]
        return [
            f"  %heap = call ptr @malloc(i64 {8 * self.size + _ALIGNED})",
            "  %lacks = icmp eq ptr %heap, null",
            "  br i1 %lacks, label %lacking, label %enough",
            "lacking:",
            *unknown,
            "  ret void",
            "enough:",
            "  %heap.number = ptrtoint ptr %heap to i64",
            f"  %heap.next = add i64 %heap.number, {_ALIGNED - 1}",
            f"  %heap.begin = and i64 %heap.next, -{_ALIGNED}",
            "  %w = inttoptr i64 %heap.begin to ptr",
            *lines,
            "  call void @free(ptr %heap)",
        ]
