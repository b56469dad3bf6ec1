"""Machine code of programs in lanes of vectors."""

from __future__ import annotations

from symbody.expr.definition import ExternalDefinition
from symbody.expr.node import Apply, Node
from symbody.expr.traverse import reachable
from symbody.program.program import Program
from symbody.runtime.load_llvm import check_functions
from symbody.runtime.loops.library import library
from symbody.runtime.machine_code import MachineCode, machine_code
from symbody.writers.llvm.lanes import ROUTINES, lanes_module, vectorizes
from symbody.writers.source_file import Used


def runs_in_lanes(program: Program) -> bool:
    """Return whether a program can be written in lanes."""
    return vectorizes(program) and not calls_out(program)


def lanes_code(program: Program, shared: frozenset[str]) -> MachineCode:
    """Return a program in lanes."""
    text = lanes_module(program, Used(), shared)
    check_functions(text)
    needed = [name for name in ROUTINES if f"call void @{name}(" in text]
    externals = {name: library("lane_blocks").code.find(name) for name in needed}
    return machine_code(text, externals)


def calls_out(program: Program) -> bool:
    """Return whether a program calls functions of Python."""
    roots: list[Node] = [a.node for a in (*program.assignments(), *program.constants)]
    roots += [node for result in program.results for node in result.nodes]
    definitions = (n.op.definition for n in reachable(roots) if isinstance(n, Apply))
    return any(
        isinstance(definition, ExternalDefinition) for definition in definitions
    ) or any(map(calls_out, program.bodies.values()))
