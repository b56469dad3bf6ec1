"""Forms of operations in LLVM IR."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import Struct

from symbody.errors import WriterError
from symbody.expr.node import Apply, Node
from symbody.writers.source_file import Used

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

# Half as wide as the widest registers: where those are in use, processors of x86 keep
# one of their three units from numbers that stand alone (measured: derivatives of a
# 7-joint chain 171 -> 123 ns, of 30 joints 939 -> 858). Others pass this over. What
# hands vectors to each other needs the same.
NARROW = '"min-legal-vector-width"="256" "prefer-vector-width"="256"'


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


class Operations(Instructions):
    """Instructions on single numbers; `values` are operands of nodes that are known."""

    kind = "double"
    bit = "i1"

    def __init__(self, used: Used) -> None:
        super().__init__()
        self.values: dict[Node, str] = {}
        self.used = used
        # Operands of the same as conditions.
        self._bits: dict[Node, str] = {}

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

    def operation(self, node: Apply) -> str:
        """Add an operation whose arguments are known, but for items of blocks."""
        name, args = node.op.name, [self.values[arg] for arg in node.args]
        if node.op.definition is not None:
            return self.called(self.used.function(node.op), args)
        if name in ARITHMETIC:
            return self.line(self.form(ARITHMETIC[name]).format(*args))
        if name in LIBM:
            return self.called(name, args)
        if name in EXTREMA:
            bit = self.line(self.form(EXTREMA[name]).format(*args))
            return self._select(bit, args[1], args[0])
        if name == "where":
            return self._select(self._bit(node.args[0]), args[1], args[2])
        if name == "sign":
            zero, one = self.constant(0.0), self.constant(1.0)
            bit = self.line(f"fcmp une {self.kind} {args[0]}, {zero}")
            size = self.form("call double @llvm.copysign.f64(double {}, double {})")
            return self._select(bit, self.line(size.format(one, args[0])), zero)
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
