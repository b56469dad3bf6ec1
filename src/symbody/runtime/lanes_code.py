"""Machine code of functions in lanes of vectors, kept on disk by their formulas."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeAlias

import numpy as np

from symbody.errors import CompileError
from symbody.expr.definition import ExternalDefinition
from symbody.expr.node import Apply, Const, Node
from symbody.expr.traverse import reachable
from symbody.program.program import Program
from symbody.runtime.batch_task import Lanes
from symbody.runtime.cache import processor
from symbody.runtime.functions import Entry
from symbody.runtime.load import note, noted, translation
from symbody.runtime.loops.library import library
from symbody.runtime.machine_code import kept_code, machine_code

# Whether a program can be written in lanes, and whether these give the bits of single
# rows: numerical blocks are solved in another order.
Kind: TypeAlias = Literal["none", "rounded", "equal"]


def kind_of(entry: Entry) -> Kind:
    """Return what lanes a function has, without its program if it was known before."""
    result: Kind = _of_program(entry, "kind", _kind_of)
    return result


def needs_double(entry: Entry) -> str:
    """Return why a function has no lanes of single precision; "" if it has."""
    if not entry.is_written:
        return "is a loop over links"
    result: str = _of_program(entry, "needs double", _needs_double)
    return result


def _of_program(entry: Entry, word: str, look: Callable[[Program], str]) -> Any:
    """Return what is to be known of a program, from the disk if it was known before."""
    result = entry.of_rows.get(word)
    if result is None:
        key = _key(entry, word)
        result = None if key is None else noted(key)
        if result is None:
            result = look(entry.program)
            if key is not None:
                note(key, result)
        entry.of_rows[word] = result
    return result


def lanes_of(entry: Entry, shared: frozenset[str], *, single: bool = False) -> Lanes:
    """Return the machine code in lanes, by the arguments that all rows share."""
    result = lanes_on_disk(entry, shared, single=single)
    if result is None:
        own = entry.of_program
        result = None if own is entry else lanes_on_disk(own, shared, single=single)
        result = result or _compiled(own, shared, single=single)
        entry.of_rows[_place(shared, single)] = result
    return result


def lanes_on_disk(
    entry: Entry, shared: frozenset[str], *, single: bool = False
) -> Lanes | None:
    """Return machine code in lanes that was made or kept before, or None."""
    place = _place(shared, single)
    result: Lanes | None = entry.of_rows.get(place)
    if result is not None:
        return result
    key = _key(entry, "single" if single else "shared", *sorted(shared))
    record = None if key is None else noted(key)
    if record is None:
        return None
    name, routines = record
    try:
        code = kept_code(name, _externals(routines))
    except CompileError:  # of the folder; who compiles tells it
        return None
    if code is None:
        return None
    entry.of_rows[place] = result = Lanes.of(entry, shared, code, single=single)
    return result


def _compiled(entry: Entry, shared: frozenset[str], *, single: bool) -> Lanes:
    # Writers, without which starts find all code on disk.
    from symbody.runtime.load_llvm import check_functions

    # As above.
    from symbody.writers.llvm.lanes import ROUTINES, lanes_module

    # As above.
    from symbody.writers.source_file import Used

    fused = not entry.seldom
    text = lanes_module(entry.program, Used(), shared, fused=fused, single=single)
    check_functions(text)
    routines = [name for name in ROUTINES if f"call void @{name}(" in text]
    code = machine_code(text, _externals(routines))
    key = _key(entry, "single" if single else "shared", *sorted(shared))
    if key is not None:
        note(key, (code.name, routines))
    return Lanes.of(entry, shared, code, single=single)


def _place(shared: frozenset[str], single: bool) -> object:
    return ("single", shared) if single else shared


def _externals(routines: list[str]) -> dict[str, int]:
    return {name: library("lane_blocks").code.find(name) for name in routines}


def _key(entry: Entry, *words: str) -> str | None:
    """Return under which key lanes are kept; None if formulas have no content."""
    if entry.content is None:
        return None
    names = "lanes", str(entry.seldom), *words
    return "\0".join([*processor(), translation(), entry.content, *names])


def _kind_of(program: Program) -> Kind:
    # As above.
    from symbody.writers.llvm.lanes import solves, vectorizes

    if calls_out(program) or not vectorizes(program):
        return "none"
    return "rounded" if solves(program) else "equal"


def _needs_double(program: Program) -> str:
    # As above.
    from symbody.writers.llvm.lanes import solves, vectorizes

    if calls_out(program):
        return "calls functions of Python"
    if not vectorizes(program):
        return "has products of matrices"
    if solves(program):
        return "solves equations in numerical blocks"
    limits = np.finfo(np.float32)
    tiny, largest = float(limits.tiny), float(limits.max)
    for node in _nodes(program):
        size = abs(node.value) if isinstance(node, Const) else 0.0
        if 0 < size < tiny or largest < size < np.inf:
            return f"has a constant of the size {size:g}, which float32 cannot hold"
    return ""


def calls_out(program: Program) -> bool:
    """Return whether a program calls functions of Python."""
    definitions = (n.op.definition for n in _nodes(program) if isinstance(n, Apply))
    return any(
        isinstance(definition, ExternalDefinition) for definition in definitions
    ) or any(map(calls_out, program.bodies.values()))


def _nodes(program: Program) -> Iterable[Node]:
    roots: list[Node] = [a.node for a in (*program.assignments(), *program.constants)]
    roots += [node for result in program.results for node in result.nodes]
    return reachable(roots)
