"""Programs as LLVM IR that evaluates many rows at once, one in each lane of vectors.

Entry i of an array is eight numbers of eight rows, side by side; of single precision,
sixteen of sixteen. Lanes do not know of each other, so a row gives the same bits
whatever the others hold. Functions of the C library, curves among them, are called lane
by lane and always of double precision.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from struct import Struct

from symbody.expr.definition import LinearSystem, Mapped, NonlinearSystem, Products
from symbody.expr.node import Node
from symbody.program.program import Program
from symbody.writers.llvm import WIDTH, forms
from symbody.writers.llvm.body import FEWEST_PARTS, PROCESSOR, shared_nodes
from symbody.writers.llvm.definitions import definitions
from symbody.writers.llvm.forms import (
    LIBM,
    SINGLES,
    VECTOR,
    declarations,
    function_text,
    sincos,
    unfused,
)
from symbody.writers.llvm.lanes_body import Lanes, step_name
from symbody.writers.parts import Part, grouped, has, split
from symbody.writers.source_file import Used, header

# So many parts of single rows are one function: what functions hand on goes through
# memory (30 joints, humanoid: a tenth longer with 12 each), and in one function, the
# text of 100 bodies takes twice as long to compile.
_TOGETHER = 24
# Vectors that registers have no room for lie where they take one access to the cache.
# Derivatives of a chain of 30 joints took 206 ns and take 193; in one part 191 and 146.
_ALIGNED = '"stackrealign"'
_DOUBLE, _SINGLE = Struct(">d"), Struct(">f")


# Routines for numerical blocks, which the module declares only: lane_blocks.h.
ROUTINES = {
    "lanes_solve": "i64, i64, ptr, ptr",
    "lanes_solve_definite": "i64, i64, ptr, ptr",
    "lanes_newton": "i64, ptr, ptr, ptr, ptr",
}


def vectorizes(program: Program) -> bool:
    """Return whether a program has lanes; products are nearly as fast in rows."""
    bodies = program.bodies.values()
    return not has(program, (Products, Mapped)) and all(map(vectorizes, bodies))


def solves(program: Program) -> bool:
    """Return whether a program has numerical blocks; lanes solve them by their own."""
    return has(program, (LinearSystem, NonlinearSystem))


def lanes_module(
    program: Program,
    used: Used,
    shared: Collection[str],
    *,
    fused: bool = True,
    single: bool = False,
) -> str:
    """Return the text of a module with a program, without products, in lanes.

    The block of `NAME_lanes(block)` holds the addresses of the arguments in their
    order, of k, the results and `NAME_lanes_work` vectors of scratch memory, and behind
    these, in the same order, where the rows are that will be evaluated next. If rows
    have their own parameters there is `NAME_constants_lanes(p, k)`. Solvers are
    declared, see `ROUTINES`. Not `fused`, results are rounded as at level 0 of LLVM. In
    `single` precision all arrays are, and there are twice as many lanes.
    """
    functions = [*_bodies(program, used), *_main(program, used, shared)]
    if "p" not in shared and program.parameters:
        lanes = Lanes(used, set(), 0)
        lanes.constants(program)
        head = f"@{program.name}_constants_lanes(ptr noalias %p, ptr noalias %k)"
        # As those of single rows, which are compiled at level 0.
        functions.append(unfused(function_text(f"define void {head}", lanes.lines)))
    for name, arity in {"sqrt": 1, "copysign": 2, "floor": 1}.items():
        kinds = ", ".join([VECTOR] * arity)
        functions.append(f"declare {VECTOR} @llvm.{name}.v{WIDTH}f64({kinds})")
    text = "\n".join(functions)
    if single:
        text = _in_single(text)
    if "@.sincos(" in text:
        text = f"{sincos(single=single)}\n{text}"
    vector = SINGLES if single else VECTOR
    # The functions that are called lane by lane, with how many arguments.
    calls = re.findall(r"@\.each\.([\w.]+)\((.*)\)", text)
    called = sorted({(name, operands.count(vector)) for name, operands in calls})
    helpers = [_each(name, arity, vector) for name, arity in called]
    top = [f"; {line}" for line in header([program])]
    every = [*definitions(used), *helpers, text]
    lines = declarations(LIBM)
    lines += [f"declare void @{name}({kinds})" for name, kinds in ROUTINES.items()]
    lines.append("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)")
    whole = "\n".join([*top, "", *lines, "", *every])
    return whole if fused else unfused(whole)


def _in_single(text: str) -> str:
    """Return functions in lanes with twice as many numbers of single precision."""

    def rounded(bits: re.Match[str]) -> str:
        single = _SINGLE.pack(*_DOUBLE.unpack(bytes.fromhex(bits[1])))
        return forms.number(*_SINGLE.unpack(single))

    text = re.sub("0x([0-9A-F]{16})", rounded, text)
    text = text.replace(f"<{WIDTH} x ", f"<{2 * WIDTH} x ")
    text = text.replace(f".v{WIDTH}f64(", f".v{2 * WIDTH}f32(")
    return re.sub(r"(?<![\w.@%])double(?![\w.])", "float", text)


def _each(name: str, arity: int, vector: str) -> str:
    """Return the function that calls another one for every lane."""
    extend, round_off, count = "bitcast", "bitcast", WIDTH
    if vector == SINGLES:
        extend, round_off, count = "fpext", "fptrunc", 2 * WIDTH
    wide = f"<{count} x double>"
    declared = ", ".join(f"{vector} %a{i}" for i in range(arity))
    lines, total = [f"define internal {vector} @.each.{name}({declared}) {{"], "poison"
    lines += [f"  %d{i} = {extend} {vector} %a{i} to {wide}" for i in range(arity)]
    for lane in range(count):
        for i in range(arity):
            taken = f"extractelement {wide} %d{i}, i32 {lane}"
            lines.append(f"  %x{i}.{lane} = {taken}")
        passed = ", ".join(f"double %x{i}.{lane}" for i in range(arity))
        lines += [
            f"  %y{lane} = call double @{name}({passed})",
            f"  %v{lane} = insertelement {wide} {total}, double %y{lane}, i32 {lane}",
        ]
        total = f"%v{lane}"
    lines.append(f"  %result = {round_off} {wide} {total} to {vector}")
    return "\n".join([*lines, f"  ret {vector} %result", "}", ""])


def _main(program: Program, used: Used, shared: Collection[str]) -> Iterator[str]:
    names = [a.name for a in program.arguments]
    names += ["k", *(result.name for result in program.results), "w"]
    sizes = {a.name: len(a.symbols) for a in program.arguments if a.name not in shared}
    sizes.update((result.name, len(result.nodes)) for result in program.results)
    places = {argument: index for index, argument in enumerate(names)}
    places |= {f"{array}.next": len(names) + places[array] for array in sizes}
    listed = ", ".join(f"ptr noalias %{argument}" for argument in places)
    name = f"{program.name}_lanes"
    # As many lines as entries, of which the first is the last one of the rows before.
    requests = [
        f"  %{array}.{i} = getelementptr i8, ptr %{array}.next, i64 {64 * i + 64}\n"
        f"  call void @llvm.prefetch.p0(ptr %{array}.{i}, i32 0, i32 2, i32 1)"
        for array, n in sizes.items() for i in range(n)
    ]  # fmt: skip
    texts, calls, size = _parts(program, f"@{name}", listed, used, shared)
    for at, text in enumerate(texts):
        yield _with_requests(text, requests[at :: len(texts)])
    taken = []
    for argument, index in places.items():
        taken += [
            f"  %place.{argument} = getelementptr ptr, ptr %block, i64 {index}",
            f"  %{argument} = load ptr, ptr %place.{argument}",
        ]
    yield f"@{name}_work = constant i64 {size}\n"
    yield function_text(f"define void @{name}(ptr %block)", [*taken, *calls])


def _with_requests(text: str, requests: Sequence[str]) -> str:
    """Return a function that makes requests of memory all along.

    All at once they would be more than processors have under way.
    """
    lines = text.split("\n")
    # What gives a value does not end a block.
    values = [at for at, line in enumerate(lines) if line.startswith("  %")]
    for i, request in enumerate(requests):
        lines[values[i * len(values) // len(requests)]] += f"\n{request}"
    return "\n".join(lines)


def _parts(
    program: Program, name: str, listed: str, used: Used, shared: Collection[str]
) -> tuple[list[str], list[str], int]:
    """Return the functions of the parts, their calls, and how much room they need."""
    parts = split(program, longest=PROCESSOR.longest_part, fewest=FEWEST_PARTS)
    groups = [parts[i : i + _TOGETHER] for i in range(0, len(parts), _TOGETHER)]
    # Where in the scratch memory values are that later functions read.
    made = {n: at for at, group in enumerate(groups) for p in group for n in p.saves}
    read = {n: at for at, group in enumerate(groups) for p in group for n in p.reads}
    lasting = [node for node, at in made.items() if read[node] > at]
    saved = {node: place for place, node in enumerate(lasting)}
    rounds = shared_nodes(program, parts, program.alike)
    texts, calls, size = [], [], len(saved)
    for index, group in enumerate(groups):
        called = f"{name}.{index}({listed})"
        lanes = Lanes(used, {f"%{name}" for name in shared}, len(saved))
        lanes.shared.update(["%k"] * ("p" in shared))
        lanes.rounds = rounds
        _fill(lanes, program, group, saved)
        head = f"define internal void {called} {_ALIGNED}"
        texts.append(function_text(head, lanes.lines))
        calls.append(f"  call void {called}")
        size = max(size, lanes.work)
    return texts, calls, size


def _bodies(program: Program, used: Used) -> Iterator[str]:
    """Yield the functions that Newton blocks iterate, with memory behind Newton."""
    for op, body in program.bodies.items():
        if not used.first(op):
            continue
        yield from _bodies(body, used)
        arrays = "ptr noalias %z, ptr noalias %a, ptr noalias %d"
        name, listed = step_name(used, op), f"{arrays}, ptr noalias %w"
        texts, calls, size = _parts(body, f"@{name}", listed, used, ())
        yield from texts
        definition = op.definition
        assert isinstance(definition, NonlinearSystem)
        own = 2 * len(definition.unknowns)
        used.work[op] = own + size
        room = f"  %w = getelementptr {VECTOR}, ptr %d, i64 {own}"
        head = f"define internal void @{name}({arrays.replace(' noalias', '')})"
        yield function_text(head, [room, *calls])


def _fill(
    lanes: Lanes, program: Program, group: Sequence[Part], saved: Mapping[Node, int]
) -> None:
    """Add the statements of some parts to a function."""
    lanes.arguments(program)
    contents, own = program.contents, {node for part in group for node in part.saves}
    read = {node for part in group for node in part.reads if node in saved}
    lanes.places.update((node, ("%w", saved[node])) for node in read - own)
    for part in group:
        lanes.begin_piece(part.saves)
        places = {node: (saved[node],) for node in part.saves if node in saved}
        lanes.statements(grouped(part.statements, contents), lanes.block, places)
