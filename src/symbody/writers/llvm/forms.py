"""Forms of operations in LLVM IR; sine and cosine of all lanes at a time.

To some unit in the last place the angle is reduced to [-π/4, π/4] with π/2 in three
parts (Cody and Waite): the first two have 33 bits, so products with up to 2^17 quarter
turns are exact, fused or not; the loss is a second, small part. Polynomials are
fdlibm's; beyond 100 000 rad libm's. Single precision has parts of 11 and 12 bits,
Cephes' polynomials up to 6000 rad, and twice as many lanes: within 2.4 units.

References:
    Cody and Waite (1980), Software Manual for the Elementary Functions, chapter 8.
    Moshier (1992), Cephes Mathematical Library, single precision, sinf.c.
    fdlibm (Sun Microsystems 1993), k_sin.c and k_cos.c.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from struct import Struct
from typing import Any, ClassVar

from symbody.errors import WriterError
from symbody.expr.definition import VECTOR_RESULT, BlockOutput
from symbody.expr.functions import OPERATIONS, SIN
from symbody.expr.node import ADD, MUL, NEG, SUB, Apply, Const, Node
from symbody.expr.operation import Operation
from symbody.program.program import Program
from symbody.writers.llvm import WIDTH
from symbody.writers.parts import Angles, Step, Store
from symbody.writers.source_file import Used, routines

VECTOR = f"<{WIDTH} x double>"
PAIR = f"{{{VECTOR}, {VECTOR}}}"
SINGLES = f"<{2 * WIDTH} x float>"
_DOUBLE = Struct("<d")
_BITS = Struct("<Q")

# `contract` lets the processor fuse a product and a sum, which rounds once less.
ARITHMETIC: dict[str, str] = {
    "add": "fadd contract double {}, {}",
    "sub": "fsub contract double {}, {}",
    "mul": "fmul contract double {}, {}",
    "div": "fdiv contract double {}, {}",
    "neg": "fneg double {}",
    "floor": "call double @llvm.floor.f64(double {})",
    "abs": "call double @llvm.fabs.f64(double {})",
    "sqrt": "call double @llvm.sqrt.f64(double {})",
}


def unfused(text: str) -> str:
    """Return text whose products and sums are rounded one by one.

    At level 0, LLVM fuses some of those that its fast selection leaves over.
    """
    return text.replace(" contract ", " ")


# Functions of libm, found in the process by the loader.
_OF_ONE = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "log",
)  # fmt: skip
LIBM: dict[str, int] = {**dict.fromkeys(_OF_ONE, 1), "atan2": 2, "pow": 2}

# Comparisons give a bit; ordered ones are false for NaN, as in every other language.
COMPARISONS: dict[str, str] = {
    "lt": "fcmp olt double {}, {}",
    "le": "fcmp ole double {}, {}",
    "eq": "fcmp oeq double {}, {}",
}

# Operations on conditions: bits in, a bit out.
CONNECTIVES: dict[str, str] = {
    "and": "and i1 {}, {}",
    "or": "or i1 {}, {}",
    "not": "xor i1 {}, true",
}

# A comparison of the two arguments in this order decides for the second.
EXTREMA: dict[str, str] = {
    "min": "fcmp olt double {1}, {0}",
    "max": "fcmp ogt double {1}, {0}",
}


class Instructions:
    """Instructions of a function, one operation a line."""

    def __init__(self) -> None:
        """Begin without instructions."""
        self.lines: list[str] = []
        self._count = 0

    def line(self, text: str) -> str:
        """Add an instruction and return the operand of its value."""
        operand = f"%.{self._count}"
        self._count += 1
        self.lines.append(f"  {operand} = {text}")
        return operand


class Operations(Instructions, ABC):
    """Instructions on numbers, or on vectors of them.

    A node's value is an operand (`values`) or read when needed: from `places`, arrays
    and indices, or as an item of `blocks`.
    """

    kind, bit, aligned = "double", "i1", ""
    takes_numbers = True  # by value, where all else is in arrays
    # By operation, as most of what is written is one of these.
    arithmetic: ClassVar[Mapping[Operation, str]] = {}
    pair, sincos_name = "{ double, double }", "@math_sincos"

    def __init__(self, used: Used) -> None:
        super().__init__()
        self.values: dict[Node, str] = {}
        self.places: dict[Node, tuple[str, int]] = {}
        self.blocks: dict[Node, Any] = {}
        self.used = used
        # Operands of the same as conditions.
        self._bits: dict[Node, str] = {}
        # Steps that are one vector, by the first; vectors of values; and of values that
        # are in vectors which vector, at which place, of what length.
        self.alike: Mapping[Node, tuple[Node, ...]] = {}
        self.vectors: dict[tuple[Node, ...], str] = {}
        self.once: set[Node] = set()  # what is read once
        self.rounds: set[Node] = set()  # products that are fused with nothing
        self.lanes: dict[Node, tuple[str, int, int]] = {}

    def constant(self, value: float) -> str:
        """Return the operand of a constant."""
        return number(value)

    def form(self, form: str) -> str:
        """Return the form of an operation on such numbers, from that on single ones."""
        return form

    def called(self, name: str, args: Sequence[str]) -> str:
        """Add the call of a function of single numbers."""
        passed = ", ".join(f"double {arg}" for arg in args)
        return self.line(f"call double @{name}({passed})")

    def entry(self, pointer: str, index: int) -> str:
        """Return the pointer to one entry of an array."""
        return self.line(f"getelementptr {self.kind}, ptr {pointer}, i64 {index}")

    def load(self, pointer: str, index: int) -> str:
        """Add the reading of one entry of an array."""
        place = self.entry(pointer, index)
        return self.line(f"load {self.kind}, ptr {place}{self.aligned}")

    def store(self, operand: str, pointer: str, index: int) -> None:
        """Add the writing of one entry of an array."""
        place = self.entry(pointer, index)
        self.lines.append(f"  store {self.kind} {operand}, ptr {place}{self.aligned}")

    @abstractmethod
    def item(self, block: Node, index: int) -> str:
        """Add the reading of an item of a block."""

    def read(self, node: Node) -> str:
        """Add the reading of what has a place."""
        return self.load(*self.places[node])

    def value(self, root: Node) -> str:
        """Return the operand of a node, adding the instructions for it."""
        operand = self.values.get(root)
        if operand is not None:
            return operand
        todo: list[Any] = [root]
        values, places, blocks = self.values, self.places, self.blocks
        lanes, rounds = self.lanes, self.rounds
        forms, find = self.arithmetic, values.get
        while todo:
            node = todo[-1]
            if node in values:
                todo.pop()
            elif node in lanes:
                vector, lane, count = lanes[node]
                values[todo.pop()] = self.line(
                    f"extractelement <{count} x double> {vector}, i32 {lane}"
                )
            elif node in places:
                values[todo.pop()] = self.read(node)
            elif node.__class__ is Const:
                values[todo.pop()] = self.constant(node.value)
            elif (form := forms.get(node.op)) is not None:
                for arg in node.args:
                    if arg not in values:
                        if arg not in places or arg in lanes:
                            todo.append(arg)
                            break
                        values[arg] = self.read(arg)
                else:
                    form = unfused(form) if node in rounds else form
                    values[todo.pop()] = self.line(form % tuple(map(find, node.args)))
            else:
                args = node.args
                missing = [a for a in args if a not in values and a not in blocks]
                if missing:
                    todo.extend(reversed(missing))
                elif isinstance(node.op.definition, BlockOutput):
                    values[todo.pop()] = self.item(args[0], node.op.definition.index)
                else:
                    values[todo.pop()] = self.operation(node)
        return values[root]

    def arguments(self, program: Program) -> None:
        """Give arguments and constants of a program their operands and places."""
        for argument in program.arguments:
            pointer = f"%{argument.name}"
            if argument.scalar and self.takes_numbers:
                self.values.update(dict.fromkeys(argument.symbols, pointer))
            else:
                places = enumerate(argument.symbols)
                self.places.update((symbol, (pointer, i)) for i, symbol in places)
        self.places.update((c.node, ("%k", i)) for i, c in enumerate(program.constants))

    def constants(
        self, program: Program, first: int = 0, end: int | None = None
    ) -> None:
        """Add constants of a program, all or some behind others, from %p into %k."""
        self.places = {s: ("%p", i) for i, s in enumerate(program.parameters)}
        for i, (_, node) in enumerate(program.constants[:end]):
            if i < first:
                self.places[node] = "%k", i
            else:
                self.store(self.value(node), "%k", i)

    def statements(
        self,
        steps: Iterable[Step],
        block: Callable[[Apply], None],
        saved: Mapping[Node, Sequence[int]],
    ) -> None:
        """Add steps, blocks by a function; `saved` nodes go to places in %w."""
        done: set[Node] = set()
        for step in steps:
            if isinstance(step, Angles):
                self.sincos(step)
                nodes = [member.node for member in step.members]
            elif isinstance(step, Store):
                self.store(self.value(step.node), f"%{step.result}", step.index)
                continue
            elif isinstance(step.node.op.definition, VECTOR_RESULT):
                block(step.node)
                continue
            else:
                nodes = [step.node]
            for node in nodes:
                if node in self.alike:
                    done.update(self.together(self.alike[node], saved))
                if node in done:
                    continue
                value = self.value(node)
                for entry in saved.get(node, ()):
                    self.store(value, "%w", entry)

    def together(
        self, nodes: tuple[Node, ...], saved: Mapping[Node, Sequence[int]]
    ) -> tuple[Node, ...]:
        """Add steps that are alike as one; return those that need no place in %w.

        A sum that stands alone is fused with a product that stands alone.
        """
        vector, count = self.vector(nodes), len(nodes)
        for lane, node in enumerate(nodes):
            if not self.is_fused(node):
                self.lanes.setdefault(node, (vector, lane, count))
        places = [*chain.from_iterable([saved.get(node, ()) for node in nodes])]
        if not places or places != [*range(places[0], places[0] + count)]:
            return tuple(node for node in nodes if node not in saved)
        place = self.entry("%w", places[0])
        self.lines.append(f"  store <{count} x double> {vector}, ptr {place}, align 8")
        return nodes

    def vector(self, nodes: tuple[Any, ...]) -> str:
        """Return the operand of several numbers side by side, adding what it needs."""
        operand = self.vectors.get(nodes)
        if operand is not None:
            return operand
        count = len(nodes)
        kind = f"<{count} x double>"
        if {*map(type, nodes)} == {Const}:
            return self.signed(nodes, (1.0,) * count)
        lanes = [self.lanes.get(node, ("", 0, 0)) for node in nodes]
        source, _, size = lanes[0]
        places = [self.places.get(node, ("", -1)) for node in nodes]
        array, place = places[0]
        if source and {lane[0] for lane in lanes} == {source}:
            mask = ", ".join(f"i32 {lane}" for _, lane, _ in lanes)
            both = f"<{size} x double> {source}, <{size} x double> poison"
            operand = self.line(f"shufflevector {both}, <{count} x i32> <{mask}>")
        elif array and places == [(array, place + i) for i in range(count)]:
            pointer = self.entry(array, place)
            operand = self.line(f"load {kind}, ptr {pointer}, align 8")
        elif self.is_one(nodes):
            columns = [*zip(*[node.args for node in nodes], strict=True)]
            signs = [-1.0 if node.op is SUB else 1.0 for node in nodes]
            op = nodes[0].op if len({*signs}) == 1 else ADD
            if len({*signs}) > 1:
                operands = [self.vector(columns[0]), self.signed(columns[1], signs)]
            else:
                operands = [self.vector(column) for column in columns]
            form = self.arithmetic[op].replace("double", kind)
            form = form if self.rounds.isdisjoint(nodes) else unfused(form)
            operand = self.line(form % tuple(operands))
        else:
            operand = "poison"
            for lane, node in enumerate(nodes):
                value = self.value(node)
                operand = self.line(
                    f"insertelement {kind} {operand}, double {value}, i32 {lane}"
                )
        self.vectors[nodes] = operand
        return operand

    def signed(self, nodes: tuple[Any, ...], signs: Sequence[float]) -> str:
        """Return the operand of several terms, of which some are subtracted.

        A product that its sum is fused with is built anew, with the signs in a factor.
        """
        kind = f"<{len(nodes)} x double>"
        if all(node.__class__ is Const for node in nodes):
            own = [node.value * sign for node, sign in zip(nodes, signs, strict=True)]
            return f"<{', '.join(f'double {number(value)}' for value in own)}>"
        form = self.arithmetic[MUL].replace("double", kind)
        here = self.places.keys().isdisjoint(nodes)
        ops = {getattr(node, "op", None) for node in nodes} if here else set()
        if ops == {NEG}:
            own = [-sign for sign in signs]
            return self.signed(tuple(node.args[0] for node in nodes), own)
        if ops == {MUL} and self.once.issuperset(nodes):
            x, y = zip(*[node.args for node in nodes], strict=True)
            if all(node.__class__ is Const for node in x):
                x, y = y, x
            return self.line(form % (self.vector(x), self.signed(y, signs)))
        listed = ", ".join(f"double {number(sign)}" for sign in signs)
        return self.line(form % (self.vector(nodes), f"<{listed}>"))

    def is_one(self, nodes: tuple[Any, ...]) -> bool:
        """Return whether steps without names are alike, and one operation.

        What is fused with them must be alike as well, or results would round otherwise.
        """
        ops: set[Any] = {getattr(node, "op", None) for node in nodes}
        known = (self.values, self.places, self.lanes)
        if not all(one.keys().isdisjoint(nodes) for one in known):
            return False
        if any("call" in self.arithmetic.get(op, "call") for op in ops):
            return False
        if ops != {nodes[0].op} and ops != {ADD, SUB}:
            return False
        return not ops <= {ADD, SUB, NEG} or all(
            self.alike.get(own[0]) == own or self.is_one(own)
            for own in zip(*[node.args for node in nodes], strict=True)
            if any(map(self.is_fused, own))
        )

    def is_fused(self, node: Any) -> bool:
        """Return whether a term is fused with the sum that it is in."""
        ops = (MUL, NEG) if node in self.once and node not in self.places else ()
        return getattr(node, "op", None) in ops

    def sincos(self, group: Angles) -> None:
        """Add the sines and cosines of a group of angles, of one after the other."""
        pairs = {
            angle: self.line(
                f"call {self.pair} {self.sincos_name}({self.kind} {self.value(angle)})"
            )
            for angle in group.angles
        }
        for member in group.members:
            half = 0 if member.node.op is SIN else 1
            pair = pairs[member.node.args[0]]
            self.values[member.node] = self.line(
                f"extractvalue {self.pair} {pair}, {half}"
            )

    def operation(self, node: Apply) -> str:
        """Add an operation whose arguments are known, but for items of blocks."""
        name, args = node.op.name, [self.values[arg] for arg in node.args]
        if node.op.definition is not None:
            return self.called(self.used.function(node.op), args)
        if name in LIBM:
            return self.called(name, args)
        if name in EXTREMA:
            bit = self.line(self.form(EXTREMA[name]).format(*args))
            return self._select(bit, args[1], args[0])
        if name == "where":
            return self._select(self._bit(node.args[0]), args[1], args[2])
        if name == "sign":
            zero, one = self.constant(0.0), self.constant(1.0)
            bit = self.line(f"fcmp ueq {self.kind} {args[0]}, {zero}")
            size = self.form("call double @llvm.copysign.f64(double {}, double {})")
            return self._select(bit, args[0], self.line(size.format(one, args[0])))
        if name in COMPARISONS:
            bit = self.line(self.form(COMPARISONS[name]).format(*args))
        elif name in CONNECTIVES:
            bits = map(self._bit, node.args)
            bit = self.line(self.form(CONNECTIVES[name]).format(*bits))
        else:
            raise WriterError(
                f"the LLVM writer has no form for the operation {name!r}. Add a row to "
                f"the tables of its forms.py, or replace the operation in the formulas."
            )
        self._bits[node] = bit
        return self.line(f"uitofp {self.bit} {bit} to {self.kind}")

    def _select(self, bit: str, a: str, b: str) -> str:
        return self.line(f"select {self.bit} {bit}, {self.kind} {a}, {self.kind} {b}")

    def _bit(self, node: Node) -> str:
        bit = self._bits.get(node)
        if bit is None:
            operands = f"{self.kind} {self.values[node]}, {self.constant(0.0)}"
            bit = self._bits[node] = self.line(f"fcmp une {operands}")
        return bit


def by_operation(form: Callable[[str], str] = str) -> dict[Operation, str]:
    """Return the forms of arithmetic for operands in their order, each changed."""
    return {
        OPERATIONS[name]: form(text).format(*["%s"] * OPERATIONS[name].arity)
        for name, text in ARITHMETIC.items()
    }


def declarations(functions: Mapping[str, int], prefix: str = "") -> list[str]:
    """Return declarations of functions of numbers, with how many each takes."""
    end = ".f64" if prefix else ""
    return [
        f"declare double @{prefix}{name}{end}({', '.join(['double'] * arity)})"
        for name, arity in functions.items()
    ]


def function_text(head: str, lines: Sequence[str]) -> str:
    """Return a function that gives nothing back, from its head and its statements."""
    return "\n".join([f"{head} {{", *lines, "  ret void", "}", ""])


def number(value: float) -> str:
    """Return a constant, exactly."""
    (bits,) = _BITS.unpack(_DOUBLE.pack(value))
    return f"0x{bits:016X}"


def sincos(attributes: str = "", *, single: bool = False) -> str:
    """Return the function `.sincos` of all lanes, and what it calls; if single, too."""
    name, pair = "sincos", PAIR
    if single:
        name, pair = "sincos.single", PAIR.replace(VECTOR, SINGLES)
    text = routines("writers/llvm/routines.ll", number)[name]
    return text.replace("PAIR", pair).replace("ATTRIBUTES", attributes)
