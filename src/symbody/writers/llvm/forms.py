"""Forms of operations in LLVM IR."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from struct import Struct

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
    """Instructions of a function, one operation a line.

    Attributes:
        lines: Written so far.
    """

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
