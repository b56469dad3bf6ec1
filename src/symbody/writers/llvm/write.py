"""Programs as LLVM IR: what runs by default."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Literal, TypeAlias, final

from symbody.dataclass import dataclass
from symbody.expr.definition import VECTOR_RESULT
from symbody.expr.node import Const, Node
from symbody.expr.traverse import operations_of
from symbody.program.program import ARRAYS, Program, Repeated, Result, check_reserved
from symbody.writers.llvm import blocks
from symbody.writers.llvm.body import (
    FEWEST_PARTS,
    PROCESSOR,
    Body,
    Numbers,
    Style,
    shared_nodes,
)
from symbody.writers.llvm.definitions import definitions
from symbody.writers.llvm.forms import LIBM, declarations, function_text, number, sincos
from symbody.writers.llvm.sharing import whole_pieces
from symbody.writers.llvm.solving import add_block
from symbody.writers.llvm.work import READ_HERE, Work
from symbody.writers.parts import Part, Run, Step, block_of, has, split, steps
from symbody.writers.source_file import Used, header, new_bodies

# Functions of the C library.
HEAP = {"malloc": "ptr @malloc(i64)", "free": "void @free(ptr)"}
_CALL = re.compile(r"call [^@\n]* @([\w.]+)\(")
_CONSTANTS = 200  # in one function, of a few operations each
_IN_CACHE = 7  # parts, which gain nothing by short addresses
_LEAST_MIRRORED = 12  # rows of a symmetric result
# Vectors begin at multiples of so many bytes.
_ALIGNED = 64


@final
@dataclass(frozen=True)
class Room:
    """The scratch memory of a function in parts."""

    begin: int  # of the room of single parts, behind the shared values
    size: int
    on_heap: bool  # with the room of the parts, of the C library

    @classmethod
    def of(cls, shared: int, own: Sequence[int], style: Style) -> Room:
        """Return the room for `shared` numbers and for those of each part itself."""
        begin = whole_pieces(max(1, shared))
        size = begin + max(own, default=0)
        most = style.most_on_stack
        on_heap = most is not None and size > most
        return cls(begin, size if on_heap else max(1, shared), on_heap)

    def around(self, lines: Sequence[str], results: Sequence[Result]) -> list[str]:
        """Return the lines, with `%w` made around; without memory results are NaN."""
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


_INTRINSICS = {"sqrt": 1, "fabs": 1, "copysign": 2}
# An array that a function reads, and nothing writes meanwhile.
_READ = "ptr noalias readonly"
Which: TypeAlias = Literal["all", "constants", "evaluations"]


def write(programs: Sequence[Program], name: str) -> dict[str, str]:
    """Return one module; who links it provides the external functions."""
    return {f"{name}.ll": module(programs, Used())}


def module(
    programs: Sequence[Program],
    used: Used,
    which: Which = "all",
    style: Style = PROCESSOR,
    repeated: Repeated | None = None,
) -> str:
    """Return the text of a module; constants, which run once, may stand apart.

    Programs of members are those of a function which is `repeated`.
    """
    declared = [*declarations(LIBM), *declarations(_INTRINSICS, "llvm.")]
    for program in programs:
        check_reserved("LLVM", [program.name], reserved=LIBM)
    functions = [
        text for program in programs for text in _functions(program, used, which, style)
    ]
    if repeated is not None:
        functions += _calling(repeated, which == "constants")
    called = _called(functions)
    declared += [f"declare {kind}" for name, kind in HEAP.items() if name in called]
    for routine, text in blocks.ROUTINES.items():
        if routine.removeprefix("@") in called:
            functions.insert(0, text)
            called |= _called([text])
    rows = [name for name in blocks.ROWS if f".{name}" in called]
    functions[:0] = [blocks.row_routine(name, max(used.rows)) for name in rows]
    names = (name for name in sorted(used.operations) if name.startswith(".product."))
    products = [*map(blocks.product_routine, names)]
    functions[:0] = products
    if any("masked.store" in text for text in products):
        declared.append(f"declare void @{blocks.MASKED_STORE}")
    if ".sincos" in called:
        functions.insert(0, sincos(style.attributes))
    top = [f"; {line}" for line in header(programs)]
    functions = [*definitions(used), *functions]
    return "\n".join([*top, "", *declared, "", *functions])


def _called(functions: Sequence[str]) -> set[str]:
    return {name for text in functions for name in _CALL.findall(text)}


def _functions(
    program: Program, used: Used, which: Which, style: Style
) -> Iterator[str]:
    if which != "constants":
        for _, body in new_bodies(program, used):
            yield from _main(body, used, style, inner=True)
    if which != "evaluations":
        yield from _constants(program, used, style)
    if which != "constants":
        yield from _main(program, used, style)


def _constants(program: Program, used: Used, style: Style) -> Iterator[str]:
    name, listed = f"@{program.name}_constants", f"({_READ} %p, ptr noalias %k)"
    calls = []
    for first in range(0, len(program.constants), _CONSTANTS):
        body, called = Body(used, style), f"void {name}.{first}{listed}"
        body.constants(program, first, first + _CONSTANTS)
        yield function_text(f"define internal {called} {style.attributes}", body.lines)
        calls.append(f"  call {called}")
    yield function_text(f"define void {name}{listed} {style.attributes}", calls)


def _calling(of: Repeated, constants: bool) -> Iterator[str]:
    """Yield the function that calls the programs of members, behind their tables."""
    pools = [f"%{a.name}" for a in of.arguments if not a.scalar]
    time = next((f"%{a.name}" for a in of.arguments if a.scalar), number(0.0))
    (result,) = (f"%{result.name}" for result in of.results)
    values: dict[Node, int] = {}
    if constants:
        pools = ["%p", f"@{of.name}.values"]
        p = next((a.symbols for a in of.arguments if a.name == "p"), ())
        values.update((s, ARRAYS * i) for i, s in enumerate(p))
    lines = [f"  %arrays = alloca [{ARRAYS} x ptr]"]
    for i, pool in enumerate(pools):
        lines.append(f"  %array.{i} = getelementptr ptr, ptr %arrays, i64 {i}")
        lines.append(f"  store ptr {pool}, ptr %array.{i}")
    behind, first, room = len(values), 0, 1
    for i, kind in enumerate(of.kinds):
        name, k = f"@{kind.program.name}", f"ptr %k.{i}"
        sizes = [len(kind.numbers[0]), len(kind.program.constants)]
        lines.append(f"  %k.{i} = getelementptr double, ptr %k, i64 {first}")
        first += len(kind.reads) * sum(sizes)
        if constants:
            places = [
                values.setdefault(node, ARRAYS * (len(values) - behind) + 1)
                for node in chain.from_iterable(kind.numbers)
            ]
            yield _table(f"{name}.numbers", "i32", places)
            words = f".constants(ptr %arrays, {k}, ptr {name}_constants"
            words += f", ptr {name}.numbers"
        else:
            sizes[:0] = kind.reads.shape[1], kind.writes.shape[1]
            room = max(room, sum(sizes[:2]))
            yield _table(f"{name}.reads", "i32", kind.reads.ravel())
            yield _table(f"{name}.writes", "i32", kind.writes.ravel())
            words = f"(double {time}, ptr %arrays, ptr {result}, {k}, ptr {name}"
            words += f", ptr {name}.reads, ptr {name}.writes, ptr %w"
        sizes.insert(0, len(kind.reads))
        shape = ", ".join(f"i64 {size}" for size in sizes)
        lines.append(f"  call void @.members{words}, {shape})")
    if constants:
        own = [number(float(v)) for v in values if isinstance(v, Const)]
        yield _table(pools[1], "double", own)
        yield function_text(f"define void @{of.name}_constants(ptr %p, ptr %k)", lines)
        return
    cleared = f"  call void @.clear(i64 {len(of.results[0].nodes)}, ptr {result})"
    lines[:0] = [f"  %w = alloca [{room} x double], align 64", cleared]
    arguments = [f"{'double' if a.scalar else 'ptr'} %{a.name}" for a in of.arguments]
    listed = ", ".join([*arguments, "ptr %k", f"ptr {result}"])
    yield function_text(f"define void @{of.name}({listed})", lines)


def _table(name: str, kind: str, entries: Collection[object]) -> str:
    listed = ", ".join(f"{kind} {entry}" for entry in entries)
    return f"{name} = private constant [{len(entries)} x {kind}] [{listed}]"


def _main(
    program: Program, used: Used, style: Style, *, inner: bool = False
) -> Iterator[str]:
    alike = program.alike if style.packs else {}
    symmetric = filter(_is_symmetric, program.results) if style.packs else ()
    lower = {result.name: result.shape[0] for result in symmetric}
    most = style.longest_part
    parts = split(program, longest=most, fewest=FEWEST_PARTS, alike=alike, lower=lower)
    work = Work.of(program.name, parts, program.named, alike)
    arrays = [argument.name for argument in program.arguments if not argument.scalar]
    arguments = [f"double %{a.name}" for a in program.arguments if a.scalar]
    arguments += [f"{_READ} %{name}" for name in arrays]
    arguments += [] if inner else [f"{_READ} %k"]
    arguments += [f"ptr noalias %{result.name}" for result in program.results]
    kind = "define internal void" if inner else "define void"
    head = f"{kind} @{program.name}({', '.join(arguments)}) {style.attributes}"
    shared = Body(used)
    shared.arguments(program)
    if alike:
        outputs = program.outputs()
        uses = Counter(chain(outputs, *[node.args for node in operations_of(outputs)]))
        shared.rounds = shared_nodes(program, parts, {})
        once = {node for node, count in uses.items() if count == 1}
        shared.once = once - shared.rounds
    # Routines of blocks reach whole arrays, and short functions stay in the cache.
    if len(parts) <= _IN_CACHE or has(program, VECTOR_RESULT):
        style = replace(style, reach=0)
    bodies = [_part(part, shared, program, work, used, style) for part in parts]
    for name, n in lower.items():
        bodies[-1].call(f"@.mirror(i64 {n}, ptr %{name})")
    room = Room.of(work.size, [body.own_size() for body in bodies], style)
    if len(parts) == 1 and not room.on_heap:
        yield function_text(head, bodies[0].on_stack())
        yield from work.constants
        return
    listed = ", ".join([*arguments, f"{_READ} {READ_HERE}", "ptr noalias %w"])
    calls = []
    for position, body in enumerate(bodies):
        called = f"@{program.name}.{position}({listed})"
        lines = body.behind(room.begin) if room.on_heap else body.on_stack()
        yield function_text(f"define internal void {called} {style.attributes}", lines)
        calls.append(f"  call void {called}".replace(READ_HERE, "%w"))
    yield from work.constants
    # Arrays are set to zero that are filled here and there.
    cleared = Body(used)
    for begin, count in work.cleared:
        cleared.call(f"@.clear(i64 {count}, ptr {cleared.entry('%w', begin)})")
    yield function_text(head, room.around([*cleared.lines, *calls], program.results))


def _is_symmetric(result: Result) -> bool:
    (n, *other), nodes = result.shape or (0,), result.nodes
    if n < _LEAST_MIRRORED or other != [n]:
        return False
    return nodes == (*chain.from_iterable([nodes[i::n] for i in range(n)]),)


def _part(
    part: Part, shared: Body, program: Program, work: Work, used: Used, style: Style
) -> Body:
    body = Body(used, style)
    body.values.update(shared.values)
    body.places.update(shared.places)
    body.alike, body.once, body.rounds = work.alike, shared.once, shared.rounds
    saves = {node for node in part.saves if node in work.places}
    for node in part.reads:
        if node in work.places:
            body.places[node] = work.read(node)
        elif (block := block_of(node)) is not None and block not in body.blocks:
            place = body.entry(*work.read_block(block))
            body.blocks[block] = Numbers(place, work.sharing.layout(block))
    saved = {node: work.stored(node) for node in saves}

    def single() -> Iterator[Step]:
        for _, step in steps(part, program.contents, saves):
            if isinstance(step, Run):
                body.run(step)
            else:
                yield step

    body.statements(single(), lambda node: add_block(body, node, work), saved)
    return body
