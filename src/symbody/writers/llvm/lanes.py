"""Programs as LLVM IR that evaluates many rows at once, one in each lane of vectors.

Every number of a row-wise function becomes a vector of eight: entry i of an array is
eight numbers, those of eight rows, side by side. What all rows share, such as
parameters, is read as a number and spread over the lanes. Lanes do not know of each
other, so that a row gives the same bits whatever the others hold.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, final

from symbody.expr.definition import (
    SEVERAL,
    Item,
    LinearSystem,
    Mapped,
    NonlinearSystem,
    Products,
)
from symbody.expr.functions import SIN
from symbody.expr.node import Apply, Const, Node
from symbody.expr.operation import Operation
from symbody.program.program import Assignment, Program
from symbody.writers.angles import Angles, grouped
from symbody.writers.header import header
from symbody.writers.llvm.definitions import definitions
from symbody.writers.llvm.forms import (
    ARITHMETIC,
    COMPARISONS,
    CONNECTIVES,
    EXTREMA,
    LIBM,
    function_text,
    number,
)
from symbody.writers.llvm.sincos import PAIR, VECTOR, WIDTH, sincos
from symbody.writers.llvm.sums import Sums, Term
from symbody.writers.parts import Part, Store, split
from symbody.writers.used import Used

_BITS = f"<{WIDTH} x i1>"
# Measured: of 1000, a humanoid takes a third longer, as every cut goes through memory;
# in one part the text of 100 bodies takes twice as long to compile.
_LONGEST_PART = 6000
_LONGEST_PIECE = 150
# Vectors that registers have no room for lie where they take one access to the cache.
# Measured: derivatives of a 30-joint chain 206 -> 193 ns, in one part 191 -> 146.
_ALIGNED = '"stackrealign"'


# Routines for numerical blocks, which the module declares only: lane_blocks.h.
ROUTINES = {
    "lanes_solve": "i64, i64, ptr, ptr",
    "lanes_solve_definite": "i64, i64, ptr, ptr",
    "lanes_newton": "i64, ptr, ptr, ptr, ptr",
}


def vectorizes(program: Program) -> bool:
    """Return whether a program can be written in lanes.

    Products of matrices are left to single rows, whose routines are nearly as fast.
    """
    nodes = (a.node for a in (*program.assignments(), *program.constants))
    blocks = (Products, Mapped)
    return not any(isinstance(node.op.definition, blocks) for node in nodes) and all(
        vectorizes(body) for body in program.bodies.values()
    )


def lanes_module(program: Program, used: Used, shared: Collection[str]) -> str:
    """Return the text of a module with a program in lanes.

    It has `NAME_lanes(block)`, whose block holds the addresses of the arguments in
    their order, of the constants k, of the results and of scratch memory for
    `NAME_lanes_work` vectors; and `NAME_constants_lanes(p, k)` if rows have parameters
    of their own.

    What solves systems of equations it declares only, see `ROUTINES`.

    Args:
        program: Without products of matrices, see `vectorizes`.
        used: Gets what the functions need beside themselves.
        shared: Names of the arguments that all rows share.
    """
    functions = [*_bodies(program, used), *_main(program, used, shared)]
    if "p" not in shared and program.parameters:
        functions.append(_constants(program, used))
    text = "\n".join(functions)
    helpers = [_each(name, arity) for name, arity in _calls(text)]
    if "@.sincos(" in text:
        helpers.insert(0, sincos())
    top = [f"; {line}" for line in header([program])]
    every = [*definitions(used), *helpers, text]
    return "\n".join([*top, "", *_declarations(), "", *every])


def _declarations() -> list[str]:
    lines = [
        f"declare double @{name}({', '.join(['double'] * arity)})"
        for name, arity in LIBM.items()
    ]
    for name, arity in {"sqrt": 1, "copysign": 2, "floor": 1, "fmuladd": 3}.items():
        kinds = ", ".join([VECTOR] * arity)
        lines.append(f"declare {VECTOR} @llvm.{name}.v{WIDTH}f64({kinds})")
    lines += [f"declare void @{name}({kinds})" for name, kinds in ROUTINES.items()]
    return lines


def _calls(text: str) -> list[tuple[str, int]]:
    """Return the functions that are called lane by lane, with how many arguments."""
    found = re.findall(r"@\.each\.([\w.]+)\(([^)]*)\)", text)
    return sorted({(name, given.count(VECTOR)) for name, given in found})


def _each(name: str, arity: int) -> str:
    """Return the function that calls another one for every lane."""
    given = ", ".join(f"{VECTOR} %a{i}" for i in range(arity))
    lines, total = [f"define internal {VECTOR} @.each.{name}({given}) {{"], "poison"
    for lane in range(WIDTH):
        for i in range(arity):
            taken = f"extractelement {VECTOR} %a{i}, i32 {lane}"
            lines.append(f"  %x{i}.{lane} = {taken}")
        passed = ", ".join(f"double %x{i}.{lane}" for i in range(arity))
        lines += [
            f"  %y{lane} = call double @{name}({passed})",
            f"  %v{lane} = insertelement {VECTOR} {total}, double %y{lane}, i32 {lane}",
        ]
        total = f"%v{lane}"
    return "\n".join([*lines, f"  ret {VECTOR} {total}", "}", ""])


def _main(program: Program, used: Used, shared: Collection[str]) -> Iterator[str]:
    parts = split(program, longest=_LONGEST_PART)
    names = [a.name for a in program.arguments]
    names += ["k", *(result.name for result in program.results), "w"]
    saved = _saved(parts)
    listed = ", ".join(f"ptr noalias %{name}" for name in names)
    calls, size = [], len(saved)
    for index, part in enumerate(parts):
        called = f"@{program.name}_lanes.{index}({listed})"
        lanes = _part(program, part, saved, used, shared)
        yield function_text(f"define internal void {called} {_ALIGNED}", lanes.lines)
        calls.append(f"  call void {called}")
        size = max(size, lanes.work)
    taken = []
    for index, name in enumerate(names):
        taken += [
            f"  %place.{name} = getelementptr ptr, ptr %block, i64 {index}",
            f"  %{name} = load ptr, ptr %place.{name}",
        ]
    yield f"@{program.name}_lanes_work = constant i64 {size}\n"
    yield function_text(
        f"define void @{program.name}_lanes(ptr %block)", [*taken, *calls]
    )


def _saved(parts: Sequence[Part]) -> dict[Node, int]:
    """Return where in the scratch memory values are that later parts read."""
    return {node: i for i, node in enumerate(n for part in parts for n in part.saves)}


def _bodies(program: Program, used: Used) -> Iterator[str]:
    """Yield the functions that the Newton blocks of a program iterate.

    Their scratch memory is that of Newton's method, behind what this needs itself.
    """
    for op, body in program.bodies.items():
        if not used.first(op):
            continue
        yield from _bodies(body, used)
        parts = split(body, longest=_LONGEST_PART)
        saved = _saved(parts)
        given = "ptr noalias %z, ptr noalias %a, ptr noalias %d"
        name, calls, size = step_name(used, op), [], len(saved)
        for index, part in enumerate(parts):
            called = f"@{name}.{index}({given}, ptr noalias %w)"
            lanes = _part(body, part, saved, used, ())
            yield function_text(
                f"define internal void {called} {_ALIGNED}", lanes.lines
            )
            calls.append(f"  call void {called}")
            size = max(size, lanes.work)
        definition = op.definition
        assert isinstance(definition, NonlinearSystem)
        own = 2 * len(definition.unknowns)
        used.work[op] = own + size
        room = f"  %w = getelementptr {VECTOR}, ptr %d, i64 {own}"
        head = f"define internal void @{name}({given.replace(' noalias', '')})"
        yield function_text(head, [room, *calls])


def step_name(used: Used, op: Operation) -> str:
    """Return what the function that a Newton block iterates is called."""
    return f"{used.function(op)}_step_lanes"


def _part(
    program: Program,
    part: Part,
    saved: Mapping[Node, int],
    used: Used,
    shared: Collection[str],
) -> _Lanes:
    lanes = _Lanes(used, {f"%{name}" for name in shared}, len(saved))
    if "p" in shared:
        lanes.shared.add("%k")
    named: set[Node] = {assignment.node for assignment in program.constants}
    named.update(assignment.node for assignment in program.assignments())
    for argument in program.arguments:
        for index, symbol in enumerate(argument.symbols):
            lanes.places[symbol] = (f"%{argument.name}", index)
    for index, assignment in enumerate(program.constants):
        lanes.places[assignment.node] = ("%k", index)
    for node in part.reads:
        if node in saved:
            lanes.places[node] = ("%w", saved[node])
    saves = set(part.saves)
    roots = [*saves, *(s.node for s in part.statements if isinstance(s, Store))]
    lanes.sums = Sums.of(roots, lanes.places)
    for step in grouped(part.statements, named):
        lanes.end_piece()
        match step:
            case Angles():
                lanes.sincos(step)
                done = step.members
            case Store(result, index, node):
                lanes.store(lanes.value(node), f"%{result}", index)
                continue
            case Assignment(_, node) if isinstance(node.op.definition, SEVERAL):
                lanes.block(node)
                continue
            case Assignment(_, node) if node in lanes.sums.absorbed:
                continue
            case Assignment():
                done = (step,)
        for assignment in done:
            value = lanes.value(assignment.node)
            if assignment.node in saves:
                lanes.store(value, "%w", saved[assignment.node])
    return lanes


def _constants(program: Program, used: Used) -> str:
    lanes = _Lanes(used, set(), 0)
    lanes.places = {s: ("%p", i) for i, s in enumerate(program.parameters)}
    for index, assignment in enumerate(program.constants):
        lanes.store(lanes.value(assignment.node), "%k", index)
    head = (
        f"define void @{program.name}_constants_lanes(ptr noalias %p, ptr noalias %k)"
    )
    return function_text(head, lanes.lines)


def _all(value: float) -> str:
    return f"splat (double {number(value)})"


@cache
def _form(form: str) -> str:
    """Return the form of an operation on vectors, from that on numbers."""
    form = form.replace("i1 {}, true", f"i1 {{}}, {_TRUE}")
    form = re.sub(r"\bdouble\b", VECTOR, form)
    form = re.sub(r"\bi1 \{", f"{_BITS} {{", form)
    return form.replace(".f64(", f".v{WIDTH}f64(")


_TRUE = "splat (i1 true)"
_MORE, _LESS, _PRODUCT, _NEGATIVE = (
    _form(ARITHMETIC[name]) for name in ("add", "sub", "mul", "neg")
)
# A product and a sum, in one operation where the processor has one.
_FUSED = (
    f"call contract {VECTOR} @llvm.fmuladd.v{WIDTH}f64"
    f"({', '.join([f'{VECTOR} {{}}'] * 3)})"
)


@final
class _Lanes:
    """The lines of a function in lanes, one operation a line.

    Attributes:
        lines: Written so far.
        values: Operand under which the value of a node is known.
        places: Array and index where the value of a node is read when it is needed.
        shared: Arrays that have a number for all lanes.
        work: How many vectors of scratch memory are taken.
    """

    def __init__(self, used: Used, shared: set[str], work: int) -> None:
        self.work = work
        self.lines: list[str] = []
        self.values: dict[Node, str] = {}
        self.places: dict[Node, tuple[str, int]] = {}
        self.shared = shared
        self._bits: dict[Node, str] = {}
        # Arrays with the numbers of numerical blocks.
        self._blocks: dict[Node, str] = {}
        self._count = 0
        self._used = used
        self.sums = Sums()
        # Where the basic block began, and what it has read from arrays.
        self._piece = 0
        self._read: list[Node] = []

    def line(self, text: str) -> str:
        """Add an instruction and return the operand of its value."""
        operand = f"%.{self._count}"
        self._count += 1
        self.lines.append(f"  {operand} = {text}")
        return operand

    def store(self, operand: str, pointer: str, index: int) -> None:
        """Add the writing of one entry of an array."""
        place = self.line(f"getelementptr {VECTOR}, ptr {pointer}, i64 {index}")
        self.lines.append(f"  store {VECTOR} {operand}, ptr {place}, align 64")

    def value(self, root: Node) -> str:
        """Return the operand of a node, adding what it takes."""
        todo: list[Any] = [root]
        values = self.values
        while todo:
            node = todo[-1]
            if node in values:
                todo.pop()
            elif node in self.places:
                values[todo.pop()] = self._load(*self.places[node])
                self._read.append(node)
            elif node.__class__ is Const:
                values[todo.pop()] = _all(node.value)
            else:
                summed = self.sums.terms.get(node)
                args = node.args
                if summed is not None:
                    args = tuple(f for term in summed for f in term.factors)
                missing = [
                    arg for arg in args if arg not in values and arg not in self._blocks
                ]
                if missing:
                    todo.extend(reversed(missing))
                elif summed is not None:
                    values[todo.pop()] = self._sum(summed)
                else:
                    values[todo.pop()] = self._operation(node)
        return values[root]

    def _sum(self, terms: Sequence[Term]) -> str:
        """Add a sum, whose terms are added in turn."""
        total = ""
        for negative, factors in terms:
            first, *second = [self.values[factor] for factor in factors]
            if second and not total:
                first, second = self.line(_PRODUCT.format(first, *second)), []
            if total and not second:
                total = self.line((_LESS if negative else _MORE).format(total, first))
                continue
            if negative:
                first = self.line(_NEGATIVE.format(first))
            if second:
                first = self.line(_FUSED.format(first, *second, total))
            total = first
        return total

    def end_piece(self) -> None:
        """Begin another basic block if this one is long, and read arrays anew in it.

        What is read when it is needed takes no register meanwhile.
        """
        if len(self.lines) - self._piece < _LONGEST_PIECE:
            return
        label = f"piece.{len(self.lines)}"
        self.lines += [f"  br label %{label}", f"{label}:"]
        self._piece = len(self.lines)
        for node in self._read:
            del self.values[node]
        self._read.clear()

    def block(self, node: Apply) -> None:
        """Add what computes a numerical block."""
        definition, args = node.op.definition, node.args
        match definition:
            case LinearSystem(n, m):
                A, array = self._filled(args[: n * n]), self._filled(args[n * n :])
                routine = f"lanes_solve{'_definite' * definition.definite}"
                given = f"i64 {n}, i64 {m}, ptr {A}, ptr {array}"
            case NonlinearSystem(unknowns):
                n, routine = len(unknowns), "lanes_newton"
                array, a = self._filled(args[:n]), self._filled(args[n:])
                step = f"@{step_name(self._used, node.op)}"
                room = self._room(self._used.work[node.op])
                given = f"i64 {n}, ptr {step}, ptr {a}, ptr {array}, ptr {room}"
            case _:
                raise AssertionError(node.op)
        self.lines.append(f"  call void @{routine}({given})")
        self._blocks[node] = array

    def _filled(self, nodes: Sequence[Node]) -> str:
        """Return an array with the values of nodes."""
        array = self._room(len(nodes))
        for index, node in enumerate(nodes):
            self.store(self.value(node), array, index)
        return array

    def _room(self, count: int) -> str:
        """Return an array of this function's own, in scratch memory."""
        place = f"getelementptr {VECTOR}, ptr %w, i64 {self.work}"
        self.work += count
        return self.line(place)

    def sincos(self, group: Angles) -> None:
        """Add the sines and cosines of a group of angles."""
        pairs = {
            angle: self.line(f"call {PAIR} @.sincos({VECTOR} {self.value(angle)})")
            for angle in group.angles
        }
        for member in group.members:
            half = 0 if member.node.op is SIN else 1
            pair = pairs[member.node.args[0]]
            self.values[member.node] = self.line(f"extractvalue {PAIR} {pair}, {half}")

    def _load(self, pointer: str, index: int) -> str:
        if pointer not in self.shared:
            place = self.line(f"getelementptr {VECTOR}, ptr {pointer}, i64 {index}")
            return self.line(f"load {VECTOR}, ptr {place}, align 64")
        place = self.line(f"getelementptr double, ptr {pointer}, i64 {index}")
        single = self.line(f"load double, ptr {place}")
        first = self.line(f"insertelement {VECTOR} poison, double {single}, i32 0")
        return self.line(
            f"shufflevector {VECTOR} {first}, {VECTOR} poison, "
            f"<{WIDTH} x i32> zeroinitializer"
        )

    def _operation(self, node: Apply) -> str:
        if isinstance(node.op.definition, Item):
            return self._load(self._blocks[node.args[0]], node.op.definition.index)
        name, args = node.op.name, [self.values[arg] for arg in node.args]
        if node.op.definition is not None:
            return self._each(self._used.function(node.op), args)
        if name in ARITHMETIC:
            return self.line(_form(ARITHMETIC[name]).format(*args))
        if name in ("sin", "cos"):
            pair = self.line(f"call {PAIR} @.sincos({VECTOR} {args[0]})")
            return self.line(f"extractvalue {PAIR} {pair}, {0 if name == 'sin' else 1}")
        if name in LIBM:
            return self._each(name, args)
        if name in EXTREMA:
            bit = self.line(_form(EXTREMA[name]).format(*args))
            return self._select(bit, args[1], args[0])
        if name == "where":
            return self._select(self._bit(node.args[0]), args[1], args[2])
        if name == "sign":
            bit = self.line(f"fcmp une {VECTOR} {args[0]}, {_all(0.0)}")
            given = f"{VECTOR} {_all(1.0)}, {VECTOR} {args[0]}"
            size = self.line(f"call {VECTOR} @llvm.copysign.v{WIDTH}f64({given})")
            return self._select(bit, size, _all(0.0))
        if name in COMPARISONS:
            bit = self.line(_form(COMPARISONS[name]).format(*args))
        else:
            bits = map(self._bit, node.args)
            bit = self.line(_form(CONNECTIVES[name]).format(*bits))
        self._bits[node] = bit
        return self.line(f"uitofp {_BITS} {bit} to {VECTOR}")

    def _each(self, name: str, args: Sequence[str]) -> str:
        given = ", ".join(f"{VECTOR} {arg}" for arg in args)
        return self.line(f"call {VECTOR} @.each.{name}({given})")

    def _select(self, bit: str, a: str, b: str) -> str:
        return self.line(f"select {_BITS} {bit}, {VECTOR} {a}, {VECTOR} {b}")

    def _bit(self, node: Node) -> str:
        bit = self._bits.get(node)
        if bit is None:
            given = f"{VECTOR} {self.values[node]}, {_all(0.0)}"
            bit = self._bits[node] = self.line(f"fcmp une {given}")
        return bit
