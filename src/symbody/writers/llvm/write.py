"""Programs as LLVM IR: what runs by default."""

from __future__ import annotations

from collections.abc import Sequence

from symbody.expr.node import Symbol
from symbody.program.program import Program
from symbody.writers.llvm.body import Body
from symbody.writers.llvm.forms import LIBM

_INTRINSICS = {"sqrt": 1, "fabs": 1, "copysign": 2}


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return one module with a function and its constants for each program.

    Args:
        programs: The programs.
        name: Of the module; gives the file its name.

    Raises:
        WriterError: A program holds an operation that IR has no form for.
    """
    declarations = [
        f"declare double @{function}({', '.join(['double'] * arity)})"
        for function, arity in LIBM.items()
    ] + [
        f"declare double @llvm.{function}.f64({', '.join(['double'] * arity)})"
        for function, arity in _INTRINSICS.items()
    ]
    functions = [
        text for program in programs for text in (_constants(program), _main(program))
    ]
    return {f"{name}.ll": "\n".join(declarations) + "\n\n" + "\n".join(functions)}


def _constants(program: Program) -> str:
    body = Body()
    _load(body, "p", program.parameters, used=_symbols(program, constants=True))
    for index, assignment in enumerate(program.constants):
        body.store(body.value(assignment.node), "%k", index)
    head = f"define void @{program.name}_constants(ptr noalias %p, ptr noalias %k)"
    return _function(head, body)


def _main(program: Program) -> str:
    body = Body()
    used = _symbols(program, constants=False)
    for argument in program.arguments:
        if argument.scalar:
            body.values.update(dict.fromkeys(argument.symbols, f"%{argument.name}"))
        else:
            _load(body, argument.name, argument.symbols, used=used)
    for index, assignment in enumerate(program.constants):
        body.values[assignment.node] = body.load("%k", index)
    for assignment in program.assignments():
        body.value(assignment.node)
    for result in program.results:
        for index, node in enumerate(result.nodes):
            body.store(body.value(node), f"%{result.name}", index)
    parameters = [
        f"double %{a.name}" if a.scalar else f"ptr noalias %{a.name}"
        for a in program.arguments
    ]
    parameters.append("ptr noalias %k")
    parameters += [f"ptr noalias %{result.name}" for result in program.results]
    return _function(f"define void @{program.name}({', '.join(parameters)})", body)


def _function(head: str, body: Body) -> str:
    return "\n".join([f"{head} {{", *body.lines, "  ret void", "}", ""])


def _load(
    body: Body, array: str, symbols: Sequence[Symbol], *, used: set[object]
) -> None:
    for index, symbol in enumerate(symbols):
        if symbol in used:
            body.values[symbol] = body.load(f"%{array}", index)


def _symbols(program: Program, *, constants: bool) -> set[object]:
    """Return the symbols that one of the two functions reads."""
    known = {assignment.node for assignment in program.constants}
    todo: list[object] = (
        [arg for node in known for arg in node.args]
        if constants
        else [
            *(arg for a in program.assignments() for arg in a.node.args),
            *program.outputs(),
        ]
    )
    found: set[object] = set()
    while todo:
        node = todo.pop()
        if node in found or (not constants and node in known):
            continue
        found.add(node)
        todo.extend(getattr(node, "args", ()))
    return {node for node in found if isinstance(node, Symbol)}
