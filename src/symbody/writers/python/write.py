"""Programs as Python, for single numbers: the readable reference.

It runs with the standard library alone, and gives NaN and infinity where C does.
"""

from __future__ import annotations

from collections.abc import Sequence

from symbody.program.program import Program
from symbody.writers.header import header
from symbody.writers.python.forms import NOTATION, helpers
from symbody.writers.python_frame import assign, function
from symbody.writers.script import Dialect, functions, unprepared
from symbody.writers.used import Used


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return a module with two functions for each program.

    Args:
        programs: The programs.
        name: Of the file, without extension.

    Raises:
        WriterError: A program holds an operation that Python has no form for.
    """
    used = Used()
    texts = [t for program in programs for t in functions(program, _DIALECT, used)]
    first, *rest = header(programs)
    about = "\n".join([f'"""{first}', "", *rest, '"""'])
    blocks = [*helpers(used), *texts]
    return {f"{name}.py": f"{about}\n\nimport math\n\n\n" + "\n\n".join(blocks)}


def _create(shape: tuple[int, ...]) -> str:
    text = "0.0"
    for place, size in enumerate(reversed(shape)):
        text = (
            f"[{text}] * {size}" if place == 0 else f"[{text} for _ in range({size})]"
        )
    return text


def _entry(name: str, indices: Sequence[int]) -> str:
    return name + "".join(f"[{index}]" for index in indices)


_DIALECT = Dialect(NOTATION, unprepared, _create, _entry, assign, function)
