"""Formulas and long lines as text: what languages with infix operators share."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any, Literal, TypeAlias, final

from symbody.errors import WriterError
from symbody.expr.definition import VECTOR_RESULT, BlockOutput
from symbody.expr.node import ADD, DIV, MUL, SUB, Apply, Const, Node
from symbody.expr.operation import Operation
from symbody.program.program import ANY_NAMES, Program, Rules, identifiers
from symbody.writers.source_file import Used

# A condition is a truth value of the language; everything else is a number.
Kind: TypeAlias = Literal["number", "condition"]
_NUMBER: Kind = "number"
_BOTH: tuple[Kind, ...] = ("condition", "condition")

# A form of its own for quotients that cannot fail, if the language has one.
_BY_NUMBER = "div by number"


class Binding(IntEnum):
    """The strength by which operations bind; higher binds tighter.

    SIGNED is a sum that begins with a sign, which may not follow another sign.
    """

    CHOICE, OR, AND, NOT, COMPARE, SIGNED, SUM, SIGN, PRODUCT, ATOM = (
        1, 2, 3, 4, 5, 9, 10, 15, 20, 100,
    )  # fmt: skip


_ATOM, _SIGN, _SUM = Binding.ATOM, Binding.SIGN, Binding.SUM


@final
@dataclass(frozen=True)
class Form:
    """The form of an operation: a template with ``{}`` or ``{0}``, ``{1}``, …."""

    template: str
    precedence: int = Binding.ATOM  # of the result
    needs: tuple[int, ...] = (0, 0, 0)  # the least of arguments without parentheses
    gives: Kind = "number"
    takes: tuple[Kind, ...] = ()  # numbers by default


INFIX: dict[str, Form] = {
    "add": Form("{} + {}", Binding.SUM, (Binding.SIGNED, Binding.SUM)),
    "sub": Form("{} - {}", Binding.SUM, (Binding.SIGNED, Binding.SUM + 1)),
    "mul": Form("{}*{}", Binding.PRODUCT, (Binding.PRODUCT, Binding.PRODUCT)),
    "div": Form("{}/{}", Binding.PRODUCT, (Binding.PRODUCT, Binding.PRODUCT + 1)),
    "neg": Form("-{}", Binding.SIGN, (Binding.PRODUCT,)),
    "lt": Form("{} < {}", Binding.COMPARE, (Binding.SIGNED,) * 2, "condition"),
    "le": Form("{} <= {}", Binding.COMPARE, (Binding.SIGNED,) * 2, "condition"),
    "eq": Form("{} == {}", Binding.COMPARE, (Binding.SIGNED,) * 2, "condition"),
}


def connective(template: str, precedence: int, need: int = Binding.COMPARE) -> Form:
    """Return the form of "and" and "or" between signs."""
    return Form(template, precedence, (need, need), "condition", _BOTH)


def choice(
    template: str, precedence: int = Binding.ATOM, needs: tuple[int, ...] = (0, 0, 0)
) -> Form:
    """Return the form of "where", which takes a condition and two numbers."""
    return Form(template, precedence, needs, takes=("condition", "number", "number"))


def logical(package: str) -> dict[str, Form]:
    """Return the forms of what combines conditions in packages that follow NumPy."""
    words = {"and": "_and({}, {})", "or": "_or({}, {})", "not": "_not({})"}
    return {
        name: Form(f"{package}.logical{word}", gives="condition", takes=_BOTH)
        for name, word in words.items()
    }


# Of two numbers, by functions that a file brings along: what is no number stays first.
EXTREMA: dict[str, Form] = {
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
}

# Functions of one number that most languages have under these names.
ELEMENTARY = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "log", "sqrt",
)  # fmt: skip

# Conditions as C writes them, and languages that follow it.
C_LIKE: dict[str, Form] = {
    "and": connective("{} && {}", Binding.AND),
    "or": connective("{} || {}", Binding.OR),
    "not": Form("!({})", gives="condition", takes=("condition",)),
    "where": choice(
        "{} ? {} : {}", Binding.CHOICE, (Binding.COMPARE, Binding.OR, Binding.OR)
    ),
}
NOT_ZERO = Form("{} != 0.0", Binding.COMPARE, (Binding.PRODUCT,))
# The same where comparisons bind less than logical operations, or may be chained.
NOT_ZERO_IN_PYTHON = Form("{} != 0.0", Binding.COMPARE, (Binding.COMPARE + 1,))


@final
@dataclass(frozen=True)
class Notation:
    """The notation of formulas in one language."""

    language: str
    forms: Mapping[str, Form]  # by operation
    number: Callable[[float], str]  # of a constant that is not negative, or NaN
    to_number: Form
    to_condition: Form
    reserved: frozenset[str] = frozenset()  # names that symbols must not have
    item: Callable[[str, int], str] = "{}[{}]".format  # of a block, from 0
    # of a block, where that is an expression
    solve: Callable[[Apply, Printer], str] | None = None
    # Around NaN in a formula, where compilers refuse it as it stands in tables.
    no_number: Form = Form("{}")

    @cached_property
    def pairs(self) -> dict[Operation, tuple[str, int, int, int, Kind]]:
        """Of arithmetic with two numbers templates for %, bindings and results."""
        forms = {op: self.forms.get(op.name) for op in (ADD, SUB, MUL, DIV)}
        return {
            op: (f.template.format("%s", "%s"), a, b, f.precedence, f.gives)
            for op, f in forms.items()
            if f and not f.takes and "%" not in f.template
            for a, b in [f.needs[:2]]
        }


@final
@dataclass(frozen=True)
class Printer:
    """Writes formulas in one language."""

    notation: Notation
    names: dict[Node, str] = field(default_factory=dict)  # of the nodes that have one
    used: Used = field(default_factory=Used)
    # names of truth values
    conditions: Mapping[Node, str] = field(default_factory=dict)

    @cached_property
    def _lookups(self) -> tuple[Callable[..., Any], ...]:
        pairs = {} if self.conditions else self.notation.pairs
        return pairs.get, self.names.get, self.used.operations.add

    def text(self, node: Node) -> str:
        """Return the text of a formula, its name if it has one."""
        return self._written(node, 0, "number")

    def definition(self, node: Apply) -> str:
        """Return the text of the operation itself, for the statement that names it."""
        if node in self.conditions:
            return self.text(node)
        text, precedence, kind = self._unnamed(node)
        return text if kind is _NUMBER else self._as_kind(text, precedence, kind)[0]

    def condition(self, node: Apply) -> str:
        """Return the text of a condition, for the statement that names it."""
        text, precedence, kind = self._unnamed(node)
        return self._as_kind(text, precedence, kind, "condition")[0]

    def _written(self, node: Node, least: int, kind: Kind) -> str:
        """Return the text of an argument, in parentheses if it binds less than that."""
        written: tuple[str, int, Kind]
        if node in self.conditions:
            written = self.conditions[node], _ATOM, "condition"
        elif node in self.names:
            written = self.names[node], _ATOM, "number"
        elif node.__class__ is Const:
            sign, size = ("-", _SIGN) if node.value < 0 else ("", _ATOM)
            text = self.notation.number(-node.value if sign else node.value)
            written = f"{sign}{text}", size, "number"
        else:
            assert isinstance(node, Apply), f"{node!r} has no name"
            written = self._unnamed(node)
        text, precedence, own = written
        if precedence == _SUM and text[0] == "-":
            precedence = Binding.SIGNED
        if own is not kind:
            text, precedence = self._as_kind(text, precedence, own, kind)
        return f"({text})" if precedence < least else text

    def _unnamed(self, node: Apply) -> tuple[str, int, Kind]:
        pairs, named, uses = self._lookups
        args, pair = node.args, pairs(node.op)
        if pair is not None and args[1].__class__ is not Const:
            # Most operations are of two numbers, and most of these have names.
            template, first, second, binding, gives = pair
            a, b = args
            uses(node.op.name)
            text = template % (
                named(a) or self._written(a, first, _NUMBER),
                named(b) or self._written(b, second, _NUMBER),
            )
            return text, binding, gives
        if node.op.definition is not None:
            return self._defined(node), _ATOM, "number"
        if all(arg.__class__ is Const for arg in args):
            # It has no value, or it would have been computed.
            nan = self.notation.number(math.nan)
            return self.notation.no_number.template.format(nan), _ATOM, "number"
        forms, name = self.notation.forms, node.op.name
        if args[-1].__class__ is Const:
            value = args[-1].value  # a + (-2) is a - 2, a - (-2) is a + 2
            if name in ("add", "sub") and value < 0:
                name = "sub" if name == "add" else "add"
                args = (args[0], Const(-value))
            if name == "div" and value and _BY_NUMBER in forms:
                name = _BY_NUMBER
        if name not in forms:
            raise WriterError(
                f"the {self.notation.language} writer has no form for the operation "
                f"{name!r}. Add a row to its FORMS table, or replace the operation in "
                f"the formulas."
            )
        form = forms[name]
        self.used.operations.add(name)
        takes = form.takes or (_NUMBER,) * len(args)
        texts = [
            self._written(arg, least, kind)
            for arg, least, kind in zip(args, form.needs, takes, strict=False)
        ]
        return form.template.format(*texts), form.precedence, form.gives

    def _defined(self, node: Apply) -> str:
        """Return the text of an operation outside the table."""
        definition = node.op.definition
        if isinstance(definition, BlockOutput):
            return self.notation.item(self.names[node.args[0]], definition.index)
        if not isinstance(definition, VECTOR_RESULT):
            shown = ", ".join(map(self.text, node.args))
            return f"{self.used.function(node.op)}({shown})"
        if self.notation.solve is None:
            raise WriterError(
                f"the {self.notation.language} writer cannot express the numerical "
                f"block {node.op.name!r}. Write it as a statement, or give its "
                f"Notation a form for it in `solve`."
            )
        return self.notation.solve(node, self)

    def _as_kind(
        self, text: str, precedence: int, kind: Kind, wanted: Kind = _NUMBER
    ) -> tuple[str, int]:
        if kind == wanted:
            return text, precedence
        notation = self.notation
        form = notation.to_number if wanted == "number" else notation.to_condition
        if precedence < form.needs[0]:
            text = f"({text})"
        return form.template.format(text), form.precedence


def argument_names(
    program: Program,
    notation: Notation,
    rules: Rules = ANY_NAMES,
    taken: frozenset[str] = frozenset(),
) -> dict[Node, str]:
    """Return the names of a program's symbols; a scalar's is its argument's."""
    own = {*program.names, f"{program.name}_constants", "k", "p"}
    symbols = [s for a in program.arguments if not a.scalar for s in a.symbols]
    reserved = notation.reserved | own | taken
    names: dict[Node, str] = {}
    names.update(identifiers(symbols, reserved=reserved, rules=rules).items())
    for argument in program.arguments:
        if argument.scalar:
            names.update(dict.fromkeys(argument.symbols, argument.name))
    return names


def wrapped(line: str, *, width: int, indent: str) -> list[str]:
    """Return a line broken before + and - where it is too long."""
    lines = []
    while len(line) > width:
        at = max(line.rfind(f" {sign} ", len(indent), width) for sign in "+-")
        if at <= len(indent):
            at = line.find(" + ", width)
            if at < 0:
                break
        lines.append(line[:at])
        line = indent + line[at + 1 :]
    return [*lines, line]


# Where a line may end, the better places first: before a sum's sign and after a comma,
# then around other marks. A number such as 1e-05 has no spaces around its sign, and **
# stays together.
_BEFORE_MARKS = (
    re.compile(r"(?= [+-] )|(?<=, )"),
    re.compile(r"(?<!\*)(?=[*/](?!\*))|(?= )|(?<=\()"),
)
# Where a line goes on only if it ends with a mark.
_AFTER_MARKS = (re.compile(r"(?<= [+-] )|(?<=, )"), re.compile(r"(?<=[*/(])"))


def broken(
    text: str, *, width: int, indent: str, tail: str = "", marks_last: bool = False
) -> list[str]:
    """Return a statement on short lines, which end with `tail` where they go on."""
    places = _AFTER_MARKS if marks_last else _BEFORE_MARKS
    lines = []
    while len(text) > width:
        at = _place(text, places, len(indent) + 1, width - len(tail))
        if at is None:
            break
        lines.append(text[:at].rstrip() + tail)
        text = indent + text[at:].lstrip()
    return [*lines, text]


def _place(
    text: str, places: Sequence[re.Pattern[str]], first: int, last: int
) -> int | None:
    """Return the last good place between two, or the first one behind them."""
    for pattern in places:
        ends = [match.end() for match in pattern.finditer(text, first, last + 1)]
        if ends:
            return ends[-1]
    behind = places[0].search(text, last)
    return behind.end() if behind else None


def shortest(infinity: str, not_a_number: str = "") -> Callable[[float], str]:
    """Return a function from numbers that are not negative to their shortest texts."""

    def text(value: float) -> str:
        if math.isnan(value) and not_a_number:
            return not_a_number
        return repr(value) if math.isfinite(value) else infinity

    return text
