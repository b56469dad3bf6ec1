"""Programs as LLVM IR: what runs by default."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.definition import SEVERAL
from symbody.expr.node import Node
from symbody.program.names import check_reserved
from symbody.program.program import Assignment, Program
from symbody.writers.angles import Angles, grouped
from symbody.writers.angles import Step as GroupedStep
from symbody.writers.header import header
from symbody.writers.llvm.blocks import ROUTINES
from symbody.writers.llvm.body import PROCESSOR, Body, Numbers, Style
from symbody.writers.llvm.definitions import definitions
from symbody.writers.llvm.forms import LIBM, function_text
from symbody.writers.llvm.multiplying import MASKED_STORE, product_routines
from symbody.writers.llvm.room import HEAP, UNKNOWN, Room
from symbody.writers.llvm.sincos import sincos
from symbody.writers.llvm.solving import add_block
from symbody.writers.llvm.work import READ_HERE, Work
from symbody.writers.parts import Part, Statement, Store, split
from symbody.writers.runs import Run, block_of, with_runs
from symbody.writers.used import Used

_INTRINSICS = {"sqrt": 1, "fabs": 1, "copysign": 2}
# An array that a function reads, and nothing writes meanwhile.
_READ = "ptr noalias readonly"
Which: TypeAlias = Literal["all", "constants", "evaluations"]


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return one module with a function and its constants for each program.

    External functions are declared only: whoever links the module provides them.

    Args:
        programs: The programs.
        name: Of the module; gives the file its name.

    Raises:
        WriterError: A program holds an operation that IR has no form for.
    """
    return {f"{name}.ll": module(programs, Used())}


def module(
    programs: Sequence[Program],
    used: Used,
    which: Which = "all",
    style: Style = PROCESSOR,
) -> str:
    """Return the text of a module.

    Args:
        programs: The programs.
        used: Gets what the functions need beside themselves.
        which: Whether it holds the functions of constants, those of evaluations, or
            all: the former run once a run, and are worth no optimization.
        style: What the text is written for.
    """
    declarations = [
        f"declare double @{function}({', '.join(['double'] * arity)})"
        for function, arity in LIBM.items()
    ] + [
        f"declare double @llvm.{function}.f64({', '.join(['double'] * arity)})"
        for function, arity in _INTRINSICS.items()
    ]
    for program in programs:
        check_reserved("LLVM", [program.name], reserved=LIBM)
    functions = [
        text for program in programs for text in _functions(program, used, which, style)
    ]
    if any("@.unknown(" in function for function in functions):
        functions.insert(0, UNKNOWN)
    for name, kind in HEAP.items():
        if any(f"@{name}(" in function for function in functions):
            declarations.append(f"declare {kind}")
    for routine, text in ROUTINES.items():
        if any(f"{routine}(" in function for function in functions):
            functions.insert(0, text)
    products = product_routines(used.operations)
    functions[:0] = products
    if any("masked.store" in text for text in products):
        declarations.append(f"declare void @{MASKED_STORE}")
    if any("@.sincos(" in text for text in functions):
        functions.insert(0, sincos(style.attributes))
    top = [f"; {line}" for line in header(programs)]
    functions = [*definitions(used), *functions]
    return "\n".join([*top, "", *declarations, "", *functions])


def _functions(
    program: Program, used: Used, which: Which, style: Style
) -> Iterator[str]:
    if which != "constants":
        yield from _bodies(program, used, style)
    if which != "evaluations":
        yield _constants(program, used, style)
    if which != "constants":
        yield from _main(program, used, style)


def _bodies(program: Program, used: Used, style: Style) -> Iterator[str]:
    """Yield the functions that the Newton blocks of a program iterate."""
    for op, body in program.bodies.items():
        if not used.first(op):
            continue
        named = replace(body, name=f"{used.function(op)}_step")
        yield from _bodies(named, used, style)
        yield from _main(named, used, style, inner=True)


def _constants(program: Program, used: Used, style: Style) -> str:
    body = Body(used, style)
    body.places = {s: ("%p", i) for i, s in enumerate(program.parameters)}
    for index, assignment in enumerate(program.constants):
        body.store(body.value(assignment.node), "%k", index)
    head = f"define void @{program.name}_constants({_READ} %p, ptr noalias %k)"
    return function_text(f"{head} {style.attributes}", body.lines)


def _main(
    program: Program, used: Used, style: Style, *, inner: bool = False
) -> Iterator[str]:
    parts = split(program, longest=style.longest_part)
    given = _Given.of(program, parts)
    work = given.work
    arrays = [argument.name for argument in program.arguments if not argument.scalar]
    arguments = [f"double %{a.name}" for a in program.arguments if a.scalar]
    arguments += [f"{_READ} %{name}" for name in arrays]
    arguments += [] if inner else [f"{_READ} %k"]
    arguments += [f"ptr noalias %{result.name}" for result in program.results]
    kind = "define internal void" if inner else "define void"
    head = f"{kind} @{program.name}({', '.join(arguments)}) {style.attributes}"
    bodies = [_part(part, given, used, style) for part in parts]
    room = Room.of(work.size, [body.own_size() for body in bodies], style)
    if len(parts) == 1 and not room.on_heap:
        yield function_text(head, bodies[0].on_stack())
        yield from work.constants
        return
    listed = ", ".join([*arguments, f"{_READ} {READ_HERE}", "ptr noalias %w"])
    calls = []
    for number, body in enumerate(bodies):
        called = f"@{program.name}.{number}({listed})"
        lines = body.behind(room.begin) if room.on_heap else body.on_stack()
        head_of_part = f"define internal void {called} {style.attributes}"
        yield function_text(head_of_part, lines)
        calls.append(f"  call void {called}".replace(READ_HERE, "%w"))
    yield from work.constants
    inside = [*_cleared(work, used), *calls]
    yield function_text(head, room.around(inside, program.results))


def _cleared(work: Work, used: Used) -> list[str]:
    """Return what sets arrays to zero that are filled here and there."""
    body = Body(used)
    for begin, count in work.cleared:
        body.call(f"@.clear(i64 {count}, ptr {body.entry('%w', begin)})")
    return body.lines


@final
@dataclass(frozen=True)
class _Given:
    """Arguments that all parts of a function are given.

    Attributes:
        named: What has a name, and so a value of its own.
        values: Operands of numbers.
        places: Array and index of numbers in arrays.
        work: The work array.
    """

    named: set[Node]
    values: Mapping[Node, str]
    places: Mapping[Node, tuple[str, int]]
    work: Work

    @classmethod
    def of(cls, program: Program, parts: Sequence[Part]) -> _Given:
        """Return what the parts of a program are given."""
        named: set[Node] = {constant.node for constant in program.constants}
        named.update(assignment.node for assignment in program.assignments())
        values: dict[Node, str] = {}
        places: dict[Node, tuple[str, int]] = {}
        for argument in program.arguments:
            given = f"%{argument.name}"
            if argument.scalar:
                values.update((symbol, given) for symbol in argument.symbols)
            else:
                places.update((s, (given, i)) for i, s in enumerate(argument.symbols))
        places.update((c.node, ("%k", i)) for i, c in enumerate(program.constants))
        return cls(named, values, places, Work.of(program.name, parts, named))


def _part(part: Part, given: _Given, used: Used, style: Style) -> Body:
    body, work = Body(used, style), given.work
    body.values.update(given.values)
    body.places.update(given.places)
    saves = {node for node in part.saves if node in work.places}
    for node in part.reads:
        if node in work.places:
            body.places[node] = work.read(node)
        elif (block := block_of(node)) is not None and block not in body.blocks:
            place = body.entry("%w", work.blocks[block])
            body.blocks[block] = Numbers(place, work.sharing.layout(block))
    for step in _steps(part, given.named, saves):
        match step:
            case Run():
                body.run(step)
                continue
            case Angles():
                body.sincos(step)
                done = step.members
            case Store(result, index, node):
                body.store(body.value(node), f"%{result}", index)
                continue
            case Assignment(_, node) if isinstance(node.op.definition, SEVERAL):
                add_block(body, node, work)
                continue
            case Assignment():
                done = (step,)
        for assignment in done:
            value = body.value(assignment.node)
            if assignment.node in saves:
                for entry in work.stored(assignment.node):
                    body.store(value, "%w", entry)
    return body


def _steps(
    part: Part, named: set[Node], kept: set[Node]
) -> Iterator[Run | GroupedStep]:
    """Yield the statements of a part, what can be done at once together."""
    waiting: list[Statement] = []
    for step in with_runs(part.statements, kept):
        if isinstance(step, Run):
            yield from grouped(waiting, named)
            waiting = []
            yield step
        else:
            waiting.append(step)
    yield from grouped(waiting, named)
