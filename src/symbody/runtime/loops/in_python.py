"""The LLVM text of the loops as Python, for systems without LLVM and a C compiler.

Each function of the text becomes one of Python that works on the same memory, so that
loops do the same there, some hundred times slower. What is read is what clang makes of
C that computes with numbers, or with eight at once; other vectors and functions of the
system are refused by name.

A block of a function that is reached from one place stands there; others are found by
their number.
"""

from __future__ import annotations

import ctypes
import math
import operator
import re
import struct
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, final

from symbody.errors import CompileError

_C_TYPES: Mapping[str, Any] = {
    "double": ctypes.c_double, "i64": ctypes.c_int64, "ptr": ctypes.c_int64,
    "i32": ctypes.c_int32, "i8": ctypes.c_int8, "i1": ctypes.c_bool, "void": None,
}  # fmt: skip
_BLOCK = 8
_EIGHT = "eight_doubles"  # for <8 x double>, to have types of one word
_ALIGNED = 16
_ALL = 2**64 - 1
# What becomes of `OP TYPE A, B` and `OP TYPE A to TYPE`.
_BINARY = {
    "fadd": "{} + {}", "fsub": "{} - {}", "fmul": "{} * {}", "fdiv": "divide({}, {})",
    "add": "{} + {}", "sub": "{} - {}", "mul": "{} * {}", "and": "{} & {}",
    "or": "{} | {}", "xor": "{} ^ {}", "shl": "{} << {}", "sdiv": "quotient({}, {})",
    "srem": "{0} - {1} * quotient({0}, {1})", "lshr": f"({{}} & {_ALL}) >> {{}}",
    "urem": "{} % {}",
}  # fmt: skip
_CONVERTED = {
    "bitcast": "{}", "freeze": "{}", "ptrtoint": "{}", "inttoptr": "{}",
    "sitofp": "float({})", "uitofp i1": "float({})",
    "fptosi": "whole({})", "zext i1": "int({})", "zext i8": "{} & 255",
    "zext i32": f"{{}} & {2**32 - 1}", "sext i1": "-{}", "sext i32": "{}",
    "trunc i32": "{} & 255", "trunc i64": f"({{}} + {2**31} & {2**32 - 1}) - {2**31}",
}  # fmt: skip
_COMPARED = {"eq": "==", "ne": "!=", "gt": ">", "lt": "<", "ge": ">=", "le": "<="}
_OPPOSITE = {"eq": "!=", "ne": "==", "gt": "<=", "lt": ">=", "ge": "<", "le": ">"}
_DEEPEST = 12  # blocks within blocks
_DEFINED = re.compile(r"^define (?:internal )?(\S+) @([\w.]+)\((.*)\) \{$", re.M)
# Between the type of an argument and its value.
_ATTRIBUTES = re.compile(r" +(?:align \d+|dereferenceable\(\d+\)|sret\([^)]*\))")


def _divide(a: float, b: float) -> float:
    """Return a quotient as processors do, also by zero."""
    if b:
        return a / b
    return math.copysign(math.inf, a) * math.copysign(1, b) if a < 0 or a > 0 else a * 0


def _power(a: float, b: float) -> float:
    try:
        return math.pow(a, b)
    except OverflowError:
        return math.inf
    except ValueError:
        return math.nan if a else math.inf


def _rounding(rounded: Callable[[float], int]) -> Callable[[float], float]:
    return lambda x: float(rounded(x)) if math.isfinite(x) else x


@final
class _Eight(tuple[float, ...]):
    """Eight numbers, on which operations work at once."""

    def __add__(self, other: tuple[float, ...]) -> _Eight:  # type: ignore[override]
        return _Eight(map(operator.add, self, other))

    def __sub__(self, other: tuple[float, ...]) -> _Eight:
        return _Eight(map(operator.sub, self, other))

    def __mul__(self, other: tuple[float, ...]) -> _Eight:  # type: ignore[override]
        return _Eight(map(operator.mul, self, other))

    def __neg__(self) -> _Eight:
        return _Eight(map(operator.neg, self))

    def __abs__(self) -> _Eight:
        return _Eight(map(abs, self))


@final
class _EightInMemory(ctypes.Structure):
    _fields_ = (("numbers", ctypes.c_double * _BLOCK),)

    @property
    def value(self) -> _Eight:
        return _Eight(self.numbers)

    @value.setter
    def value(self, numbers: tuple[float, ...]) -> None:
        self.numbers[:] = numbers


_ROUNDED: Mapping[str, Callable[[float], int]] = {
    "ceil": math.ceil, "floor": math.floor, "trunc": math.trunc, "rint": round
}  # fmt: skip
_SCOPE: Mapping[str, object] = {
    "divide": _divide,
    "quotient": lambda a, b: a // b if (a < 0) == (b < 0) else -(-a // b),
    "whole": lambda x: int(x) if math.isfinite(x) else 0,
    "inf": math.inf,
    "nan": math.nan,
    "room": ctypes.create_string_buffer,
    "place": ctypes.addressof,
    **{f"at_{k}": kind.from_address for k, kind in _C_TYPES.items() if kind},
    f"at_{_EIGHT}": _EightInMemory.from_address,
    "eight": lambda x: _Eight((x,) * _BLOCK),
    "f_llvm_fmuladd_v8f64": lambda a, b, c: a * b + c,
    "f_bcmp": lambda a, b, n: int(ctypes.string_at(a, n) != ctypes.string_at(b, n)),
    "f_hypot": math.hypot,
    "f_cbrt": math.cbrt,
    **{f"f_llvm_{word}_f64": _rounding(rounded) for word, rounded in _ROUNDED.items()},
    **{f"f_llvm_{word}_i64": min for word in ("umin", "smin")},
    **{f"f_llvm_{word}_i64": max for word in ("umax", "smax")},
    **dict.fromkeys(("f_llvm_fabs_f64", "f_llvm_fabs_v8f64"), abs),
    "f_llvm_sin_f64": math.sin,
    "f_llvm_cos_f64": math.cos,
    "f_llvm_sqrt_f64": lambda x: math.nan if x < 0 else math.sqrt(x),
    "f_llvm_pow_f64": _power,
    "f_llvm_maxnum_f64": lambda a, b: b if a != a or b > a else a,
    "f_llvm_minnum_f64": lambda a, b: b if a != a or b < a else a,
    "f_llvm_copysign_f64": math.copysign,
    "f_llvm_fmuladd_f64": lambda a, b, c: a * b + c,
    "f_llvm_memcpy_p0_p0_i64": lambda to, start, n, _: ctypes.memmove(to, start, n),
    "f_llvm_memset_p0_i64": lambda to, value, n, _: ctypes.memset(to, value, n),
}


# Functions of all modules by their addresses, with what has these: called as they are,
# as their errors end at a function of C, which knows of none and goes on.
_FUNCTIONS: dict[int, tuple[Callable[..., Any], object]] = {}


@final
class PythonCode:
    """A module of LLVM text as functions of Python, which have addresses, too."""

    def __init__(self, text: str, externals: Mapping[str, int]) -> None:
        """Read a text; a CompileError names what is not read."""
        self.name = text[2 : text.index("\n")].partition(":")[0]
        text = text.replace("<8 x double>", _EIGHT)
        self.types = dict(re.findall(r"^(%\S+) = type (.*)$", text, re.M))
        self.addressed: set[str] = set()
        self._memory: list[object] = []
        self._addresses: dict[str, int] = {}
        self._called = cache(_pointer)
        data = r"^@([\w.]+) = .*?(?:constant|global) (.*?)(?:, align \d+)?$"
        self._data = dict(re.findall(data, text, re.M))
        self._scope: dict[str, Any] = {**_SCOPE, "called": self._function_at}
        functions = list(_DEFINED.finditer(text))
        self._signatures = {f[2]: f"{f[1]} {_kinds(f[3])}" for f in functions}
        for result, name, arguments in re.findall(
            r"^declare (\S+) @([\w.]+)\((.*)\)", text, re.M
        ):
            if f"f_{_identifier(name)}" not in _SCOPE:
                if name not in externals:
                    raise self.refused(f"they call {name!r}")
                pointer = _pointer(externals[name], f"{result} {_kinds(arguments)}")
                self._scope[f"f_{_identifier(name)}"] = pointer
        lines: list[str] = []
        for one in functions:
            body = text[one.end() : text.index("\n}", one.end())]
            lines += _Function(self, one[2], len(_parts(one[3])), body).lines()
        exec(compile("\n".join(lines), f"<{self.name} in Python>", "exec"), self._scope)
        for name in self.addressed:
            self._scope[f"of_{_identifier(name)}"] = self.find(name)

    def find(self, name: str) -> int:
        """Return the address of a function or of data."""
        if name in self._data and name not in self._addresses:
            kind, value = _typed(self._data[name])
            memory = ctypes.create_string_buffer(self.size(kind)[0] + _ALIGNED)
            self._memory.append(memory)
            start = -(-ctypes.addressof(memory) // _ALIGNED) * _ALIGNED
            self._addresses[name] = start
            self._fill(start, kind, value)
        if name not in self._addresses:
            function = self._scope[f"f_{_identifier(name)}"]
            result, *kinds = (_C_TYPES[k] for k in self._signatures[name].split())
            callback = ctypes.CFUNCTYPE(result, *kinds)(function)
            address = ctypes.cast(callback, ctypes.c_void_p).value or 0
            self._addresses[name], _FUNCTIONS[address] = address, (function, callback)
        return self._addresses[name]

    def function(self, name: str) -> Callable[..., Any]:
        """Return a function itself, whose errors its caller sees."""
        function = self._scope[f"f_{_identifier(name)}"]
        _, *kinds = self._signatures[name].split()
        exact = [float if kind == "double" else int for kind in kinds]
        return lambda *values: function(
            *(kind(value or 0) for kind, value in zip(exact, values, strict=True))
        )

    def refused(self, what: str) -> CompileError:
        """Return the error that something is not read."""
        return CompileError(
            f"the loops {self.name!r} do not run as Python: {what}. Install llvmlite, "
            f"or a C compiler."
        )

    def size(self, kind: str) -> tuple[int, int]:
        """Return the bytes of a type, and to what they are aligned."""
        if kind in _C_TYPES:
            return (ctypes.sizeof(_C_TYPES[kind]),) * 2
        if kind == _EIGHT:
            return 64, 8
        if kind.startswith("["):
            count, element = kind[1:-1].split(" x ", 1)
            size, alignment = self.size(element)
            return int(count) * size, alignment
        *members, (end, _) = self.members(kind)
        alignment = max(self.size(member)[1] for _, member in members)
        return -(-end // alignment) * alignment, alignment

    def members(self, kind: str) -> list[tuple[int, str]]:
        """Return where members of a structure are, and their types; its end with ""."""
        body = self.types.get(kind, kind)
        if not body.startswith("{"):
            raise self.refused(f"they have the type {kind}")
        result, end = [], 0
        for member in _parts(body[1:-1]):
            size, alignment = self.size(member)
            end = -(-end // alignment) * alignment
            result.append((end, member))
            end += size
        return [*result, (end, "")]

    def _function_at(self, address: int, signature: str) -> Callable[..., Any]:
        if address in _FUNCTIONS:
            return _FUNCTIONS[address][0]
        return self._called(address, signature)

    def _fill(self, address: int, kind: str, value: str) -> None:
        if kind in _C_TYPES:
            known = value[1:] if value.startswith("@") else ""
            number = self.find(known) if known else eval(_constant(value), dict(_SCOPE))
            _C_TYPES[kind].from_address(address).value = number
        elif value != "zeroinitializer":
            entries = [_typed(entry) for entry in _parts(value[1:-1])]
            if kind.startswith("["):
                size = self.size(entries[0][0])[0]
                places = [size * i for i in range(len(entries))]
            else:
                places = [place for place, _ in self.members(kind)]
            for place, entry in zip(places, entries, strict=False):
                self._fill(address + place, *entry)


@final
class _Function:
    """A function of the text becoming one of Python."""

    def __init__(self, code: PythonCode, name: str, arguments: int, body: str) -> None:
        self.code, self.name, self.count = code, name, arguments
        self.blocks: dict[str, list[str]] = {}
        label = str(arguments)
        lists = re.compile(r"\[\n(.*?)\n  \]", re.S)
        for line in lists.sub(lambda m: m[0].replace("\n", " "), body).split("\n"):
            if line.endswith(":"):
                label = line[:-1]
            elif line:
                self.blocks.setdefault(label, []).append(line.strip())
        ends = [one[-1] for one in self.blocks.values()]
        reached = [
            label for end in ends for label in re.findall(r"label %([\w.]+)", end)
        ]
        self.once = {label for label in reached if reached.count(label) == 1}
        self.roots = [str(arguments)]

    def lines(self) -> Iterator[str]:
        """Give the lines of the function."""
        arguments = ", ".join(f"v{i}" for i in range(self.count))
        yield f"def f_{_identifier(self.name)}({arguments}):"
        bodies: list[list[str]] = []
        while len(bodies) < len(self.roots):
            bodies.append(list(self._block(self.roots[len(bodies)], 0)))
        yield "    block = 0"
        yield "    while True:"
        yield from self._dispatched(bodies, 0, "        ")

    def _dispatched(
        self, bodies: list[list[str]], first: int, space: str
    ) -> Iterator[str]:
        """Give blocks where their numbers lead, by halves."""
        if len(bodies) == 1:
            yield from (space + line for line in bodies[0])
            return
        half = len(bodies) // 2
        yield f"{space}if block < {first + half}:"
        yield from self._dispatched(bodies[:half], first, space + " ")
        yield f"{space}else:"
        yield from self._dispatched(bodies[half:], first + half, space + " ")

    def _block(self, label: str, depth: int) -> Iterator[str]:
        *lines, end = self.blocks[label]
        for line in lines:
            if " = phi " not in line:
                yield self._statement(line)
        word, *rest = re.findall(r"[^\s,\[\]]+", end)
        if word == "ret":
            yield f"return {self._value(rest[1])}" if rest[1:] else "return"
        elif word == "unreachable":
            yield "raise AssertionError"
        elif word == "switch":
            value, cases = self._value(rest[1]), rest[4:]
            for number, other in zip(cases[1::4], cases[3::4], strict=True):
                yield f"if {value} == {number}:"
                yield from self._edge(label, other, depth)
            yield from (line[1:] for line in self._edge(label, rest[3], depth))
        elif len(rest) == 2:
            yield from (line[1:] for line in self._edge(label, rest[1], depth))
        else:
            yield f"if {self._value(rest[1])}:"
            yield from self._edge(label, rest[3], depth)
            yield from (line[1:] for line in self._edge(label, rest[5], depth))

    def _edge(self, label: str, target: str, depth: int) -> Iterator[str]:
        """Give the indented lines that lead from a block to another."""
        target = target.removeprefix("%")
        names, values = [], []
        for line in self.blocks[target]:
            name, _, content = line.partition(" = phi ")
            if content:
                pairs = re.findall(r"\[ (\S+), %([\w.]+) \]", content)
                names.append(self._value(name))
                values.append(
                    next(self._value(v) for v, block in pairs if block == label)
                )
        if names:
            yield f" {', '.join(names)} = {', '.join(values)}"
        if target in self.once and depth < _DEEPEST:
            yield from (f" {line}" for line in self._block(target, depth + 1))
            return
        if target not in self.roots:
            self.roots.append(target)
        yield f" block = {self.roots.index(target)}"
        yield " continue"

    def _value(self, word: str) -> str:
        """Return a value in Python."""
        if word.startswith("%"):
            return f"v{_identifier(word[1:])}"
        if word.startswith("@"):
            self.code.addressed.add(word[1:])
            return f"of_{_identifier(word[1:])}"
        return _constant(word)

    def _statement(self, line: str) -> str:
        name, _, content = line.rpartition(" = ") if line[0] == "%" else ("", "", line)
        words = re.sub(r"\b(?:exact|volatile)\b ?", "", content)
        operation, _, rest = words.partition(" ")
        if operation == "call":
            text = self._call(rest)
        elif operation == "store":
            kind, value, _, place, *_ = rest.replace(",", "").split()
            return f"at_{kind}({self._value(place)}).value = {self._value(value)}"
        else:
            text = self._expression(operation, rest, name)
        return f"{self._value(name)} = {text}" if name else text

    def _expression(self, operation: str, rest: str, name: str) -> str:
        """Return what one operation becomes."""
        if operation == "getelementptr":
            return self._place(*_parts(rest))
        if operation == "alloca":
            size, _ = self.code.size(_parts(rest)[0])
            # The memory lives as long as the call does.
            memory = f"m{_identifier(name[1:])}"
            start = f"place({memory} := room({size + _ALIGNED})) + {_ALIGNED - 1}"
            return f"{start} & -{_ALIGNED}"
        kind, *words = rest.replace(",", "").split()
        if operation == "load":
            return f"at_{kind}({self._value(words[1])}).value"
        if operation == "fneg":
            return f"-{self._value(words[0])}"
        if operation == "select":
            condition, _, yes, _, no = map(self._value, words)
            return f"{yes} if {condition} else {no}"
        if operation in ("icmp", "fcmp"):
            return _comparison(operation, kind, *map(self._value, words[1:]))
        if operation == "insertelement" and words[0] == "poison":
            return f"eight({self._value(words[2])})"
        if operation == "shufflevector" and words[-1] == "zeroinitializer":
            return self._value(words[0])
        text = _BINARY.get(operation) or _CONVERTED.get(f"{operation} {kind}")
        text = text or _CONVERTED.get(operation)
        if text is None or kind not in (*_C_TYPES, _EIGHT):
            raise self.code.refused(f"{self.name!r} has {operation} of {kind}")
        values = words[:1] if "to" in words else words
        return text.format(*map(self._value, values))

    def _call(self, rest: str) -> str:
        result, function, arguments = re.findall(r"(\S+) ([@%][\w.]+)\((.*)\)", rest)[0]
        passed = ", ".join([self._value(one.split()[-1]) for one in _parts(arguments)])
        if function.startswith("@"):
            return f"f_{_identifier(function[1:])}({passed})"
        signature = f"{result} {_kinds(arguments)}"
        return f"called({self._value(function)}, {signature!r})({passed})"

    def _place(self, kind: str, pointer: str, first: str, *others: str) -> str:
        """Return the address of an entry."""
        terms = [self._value(pointer.split()[-1])]
        terms += self._times(first, self.code.size(kind)[0])
        for other in others:
            if kind == _EIGHT or kind.startswith("["):
                kind = "double" if kind == _EIGHT else kind[1:-1].split(" x ", 1)[1]
                terms += self._times(other, self.code.size(kind)[0])
            else:
                place, kind = self.code.members(kind)[int(other.split()[-1])]
                terms += [str(place)] if place else []
        return " + ".join(terms)

    def _times(self, index: str, size: int) -> list[str]:
        value = self._value(index.split()[-1])
        if value.lstrip("-").isdigit():
            return [str(int(value) * size)] if int(value) else []
        return [f"{value} * {size}" if size > 1 else value]


def _pointer(address: int, signature: str) -> Callable[..., Any]:
    result, *kinds = (_C_TYPES[kind] for kind in signature.split())
    return ctypes.CFUNCTYPE(result, *kinds)(address)


def _comparison(operation: str, condition: str, a: str, b: str) -> str:
    if operation == "icmp":
        if condition[0] == "u":
            return f"{a} & {_ALL} {_COMPARED[condition[1:]]} {b} & {_ALL}"
        return f"{a} {_COMPARED[condition[-2:]]} {b}"
    if condition in ("ord", "uno"):
        text = f"{a} == {a} and {b} == {b}"
        return text if condition == "ord" else f"not ({text})"
    # An unordered one is true of what is no number, as the opposite of an ordered one.
    if condition == "une":
        return f"{a} != {b}"
    if condition == "ueq":
        return f"not ({a} < {b} or {a} > {b})"
    if condition[0] == "u":
        return f"not {a} {_OPPOSITE[condition[1:]]} {b}"
    return f"{a} {_COMPARED[condition[1:]]} {b}"


def _identifier(name: str) -> str:
    return re.sub(r"\W", "_", name)


def _parts(text: str) -> list[str]:
    """Return what commas part, but not those within brackets."""
    parts = re.findall(
        r"(?:[^,\[\]{}]|\[(?:[^\[\]]|\[[^\[\]]*\])*\]|\{[^{}]*\})+", text
    )
    return [part.strip() for part in parts if part.strip()]


def _typed(text: str) -> tuple[str, str]:
    """Return the type and the value of what is written as both."""
    kind = re.match(r"\[(?:[^\[\]]|\[[^\[\]]*\])*\]|\{[^{}]*\}|\S+", text)
    assert kind is not None
    return kind[0], text[kind.end() :].strip()


def _kinds(arguments: str) -> str:
    return " ".join(one.split()[0] for one in _parts(_ATTRIBUTES.sub("", arguments)))


def _constant(word: str) -> str:
    """Return a number in Python."""
    if word.startswith("0x"):
        return repr(struct.unpack("<d", int(word, 16).to_bytes(8, "little"))[0])
    words = {"true": "True", "false": "False"}
    words |= dict.fromkeys(("null", "undef", "poison"), "0")
    words["zeroinitializer"] = "eight(0.0)"
    return words.get(word, word)
