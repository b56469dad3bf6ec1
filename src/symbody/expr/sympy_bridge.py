"""Formulas to SymPy and back.

SymPy is imported when first used, since that takes longer than deriving a model. Both
directions walk the graph with their own list, so only SymPy itself limits the depth: a
few hundred nested functions are too many for its constructors, which recurse.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from decimal import Decimal
from fractions import Fraction
from functools import partial, reduce
from operator import truediv
from textwrap import shorten
from types import ModuleType
from typing import Any, final

import numpy as np

from symbody.arguments import Arguments
from symbody.errors import ExpressionError, from_extra
from symbody.expr import arithmetic, functions, node
from symbody.expr.functions import OPERATIONS, both, build, either, equal, negate, where
from symbody.expr.node import ONE, ZERO, Apply, Const, Node, Symbol, as_node
from symbody.expr.operation import Operation
from symbody.expr.traverse import entrywise, flatten, reachable

# Functions that are one by another one.
_INVERTED = {
    "cot": "tan", "csc": "sin", "sec": "cos",
    "coth": "tanh", "csch": "sinh", "sech": "cosh",
}  # fmt: skip


def _sinc(a: Node) -> Node:
    # As its series at 0, so that the first derivatives there are right as well.
    square = a * a
    return where(
        equal(a, 0), 1 - square / 6 + square * square / 120, functions.sin(a) / a
    )


def _product(*args: Node) -> Node:
    """Return a product; SymPy's powers of -1 become one division."""
    above: list[Node] = []
    below: list[Node] = []
    for arg in args:
        if isinstance(arg, Apply) and arg.op is node.DIV and arg.args[0] is ONE:
            below.append(arg.args[1])
        else:
            above.append(arg)
    top: Node = reduce(arithmetic.mul, above, ONE)
    return top / reduce(arithmetic.mul, below) if below else top


# Functions of SymPy by name, with the function of formulas. SymPy thinks of complex
# numbers where it does not know better, formulas are real.
_SAME = (
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cos", "cosh", "exp",
    "floor", "sign", "sin", "sinh", "tan", "tanh",
)  # fmt: skip
_FUNCTIONS: dict[str, Callable[..., object]] = {
    **{name: partial(build, OPERATIONS[name]) for name in _SAME}, "Abs": abs,
    "Add": lambda *args: reduce(arithmetic.add, args), "Equality": equal,
    "And": lambda *args: reduce(both, args),
    "GreaterThan": lambda a, b: b <= a, "ITE": where, "LessThan": lambda a, b: a <= b,
    "Max": lambda *args: reduce(functions.maximum, args),
    "Min": lambda *args: reduce(functions.minimum, args), "Mul": _product,
    "Not": negate, "Or": lambda *args: reduce(either, args), "Pow": arithmetic.pow_,
    "StrictGreaterThan": lambda a, b: b < a, "StrictLessThan": lambda a, b: a < b,
    "Unequality": lambda a, b: negate(equal(a, b)), "Mod": lambda a, b: a % b,
    "ceiling": lambda a: -functions.floor(-a), "conjugate": lambda a: a,
    "im": lambda a: ZERO,
    "log": lambda a, *base: reduce(arithmetic.div, map(functions.log, (a, *base))),
    "re": lambda a: a, "sinc": _sinc, "frac": lambda a: a - functions.floor(a),
    "Heaviside": lambda a, at=0.5: where(a < 0, 0, where(equal(a, 0), at, 1)),
    "Implies": lambda a, b: either(negate(a), b),
    "Xor": lambda *args: reduce(lambda a, b: negate(equal(a, b)), args),
    "Equivalent": lambda a, *args: reduce(both, (equal(a, b) for b in args)),
}  # fmt: skip
for _name, _of in _INVERTED.items():
    _direct, _inverse = (partial(build, OPERATIONS[n]) for n in (_of, f"a{_of}"))
    _FUNCTIONS[_name] = lambda a, by=_direct: 1 / by(a)
    _FUNCTIONS[f"a{_name}"] = lambda a, by=_inverse: by(1 / a)
_READABLE = {"ExprCondPair", "Piecewise", *_FUNCTIONS}


@final
class Reader:
    """Turns SymPy expressions into formulas; what occurs twice is read once."""

    def __init__(self, sympy: ModuleType, symbols: Mapping[object, object]) -> None:
        self.sympy = sympy
        replacements = {
            key: as_node(value, "from_sympy") for key, value in symbols.items()
        }
        self.by_name = {
            key: val for key, val in replacements.items() if isinstance(key, str)
        }
        self.by_object = {
            key: val for key, val in replacements.items() if not isinstance(key, str)
        }
        self._kinds = {type(key) for key in self.by_object}
        # By identity, as hashing a deep expression recurses in SymPy. The expression
        # and its arguments are kept, so that no identity is used twice.
        self._arguments: dict[str, object] = {}
        self._known: dict[int, Any] = {}
        self._parts: dict[int, tuple[object, tuple[object, ...]]] = {}

    def read(self, expression: object) -> Node:
        """Return one SymPy expression, number or formula as a formula."""
        if not isinstance(expression, self.sympy.Basic):
            return as_node(expression, "from_sympy")
        known, parts = self._known, self._parts
        todo = [expression]
        while todo:
            one = todo[-1]
            if id(one) in known:
                todo.pop()
                continue
            if id(one) not in parts:
                leaf = self._leaf(one)
                if leaf is not None:
                    parts[id(one)] = one, ()
                    known[id(one)] = leaf
                    continue
                if type(one).__name__ not in _READABLE:
                    raise _unreadable(one, "which formulas do not have")
                parts[id(one)] = one, tuple(one.args)
            args = parts[id(one)][1]
            missing = [arg for arg in args if id(arg) not in known]
            if missing:
                todo.extend(reversed(missing))
            else:
                known[id(one)] = _read_operation(one, [known[id(arg)] for arg in args])
        formula: Node = known[id(expression)]
        return formula

    def _leaf(self, one: Any) -> Node | None:
        """Return a symbol or number as a formula, or None."""
        sympy = self.sympy
        if type(one) in self._kinds and one in self.by_object:
            return self.by_object[one]
        if one.is_Symbol:
            if one.name in self.by_name:
                return self.by_name[one.name]
            if isinstance(one, (sympy.Dummy, sympy.Wild)):
                raise _unreadable(one, "whose name does not identify it")
            return node.free_symbol(
                one.name, 1 if one.is_positive else -1 if one.is_negative else 0
            )
        if isinstance(one, sympy.core.function.AppliedUndef):
            name = one.func.__name__
            if name not in self.by_name:
                raise _unreadable(one, "which is not known as a formula")
            same = self._arguments.setdefault(name, one.args) == one.args
            if not same or not all(arg.is_Symbol for arg in one.args):
                raise _unreadable(one, f"but {name!r} is it at one place, as at t")
            return self.by_name[name]
        if one.is_Rational:
            return as_node(one.p / one.q)
        if one.is_Number or one.is_NumberSymbol:
            return as_node(float(one))
        if one in (sympy.true, sympy.false):
            return ONE if one is sympy.true else ZERO
        return None


def _read_operation(one: object, args: list[Any]) -> object:
    kind = type(one).__name__
    if kind == "ExprCondPair":
        return tuple(args)
    return _piecewise(one, args) if kind == "Piecewise" else _FUNCTIONS[kind](*args)


def _piecewise(one: object, cases: list[tuple[Node, Node]]) -> Node:
    value, condition = cases[-1]
    if condition is not ONE:
        raise _unreadable(
            one, "which leaves open what holds if no condition does", "add (0, True)"
        )
    for case, condition in reversed(cases[:-1]):
        value = where(condition, case, value)
    return value


def _unreadable(
    one: object, why: str, remedy: str = "give a formula for it: symbols={...}"
) -> ExpressionError:
    return ExpressionError(
        f"from_sympy: {shorten(str(one), 80)} is of SymPy's kind {type(one).__name__}, "
        f"{why}. Formulas are made of real numbers, symbols and the operations in "
        f"OPERATIONS; {remedy}."
    )


_LARGEST_DENOMINATOR = 1000
_MOST_DIGITS = 10
_MOST_DECIMALS = 15
_LARGEST_INTEGER = 1e15

# Operations that have a function of their own in SymPy.
_NAMES: dict[Operation, str] = {
    **{OPERATIONS[name]: name for name in _SAME},
    node.POW: "Pow",
    node.SQRT: "sqrt",
    node.LOG: "log",
    node.ABS: "Abs",
    functions.MIN: "Min",
    functions.MAX: "Max",
}
_ARITHMETIC: dict[Operation, Callable[..., object]] = {
    **{op: op.value for op in (node.ADD, node.SUB, node.MUL, node.NEG)},
    node.DIV: truediv,
}
_CONNECTIVES = {node.AND: "And", node.OR: "Or", node.NOT: "Not"}
_CONDITIONS = {node.LT: "Lt", node.LE: "Le", node.EQ: "Eq", **_CONNECTIVES}


def to_sympy(formulas: object) -> Any:
    """Return a formula as a SymPy expression, an array as a SymPy matrix.

    Symbols keep their names, and whether they are positive or negative. Conditions
    used as numbers become Piecewise. An operation that SymPy does not know, such as a
    curve, becomes an undefined function of its name.

    Args:
        formulas: A formula, or a nested sequence or array. One dimension gives a
            column, more than two give a SymPy array.

    Raises:
        ExpressionError: Two different symbols have the same name, or SymPy is not
            installed.
    """
    sympy = from_extra("to_sympy", "sympy", "sympy", ExpressionError, name="SymPy")
    if not isinstance(formulas, (np.ndarray, list, tuple)):
        return _expressions(flatten(formulas, "to_sympy"), sympy)[0]
    array = np.array(formulas, dtype=object)
    entries = _expressions(flatten(array, "to_sympy"), sympy)
    if array.ndim == 0:
        return entries[0]
    if array.ndim > 2:
        return sympy.Array(entries, array.shape)
    columns = 1 if array.ndim == 1 else array.shape[1]
    return sympy.Matrix(array.shape[0], columns, entries)


def from_sympy(expression: object, symbols: object = None) -> Any:
    """Return a SymPy expression as a formula, a matrix or sequence as an array.

    Args:
        expression: A SymPy expression, matrix or array, or a nested sequence of them;
            numbers and formulas are accepted too.
        symbols: What stands for each SymPy symbol, function of time or derivative:
            formulas by SymPy object, or by name at one place. Symbols not listed
            become free ones of their name, positive or negative as SymPy knows them.

    Raises:
        ExpressionError: SymPy has something here that formulas have not, such as
            an integral, or a Piecewise that leaves a case open; or SymPy is not
            installed.
    """
    if symbols is not None and not isinstance(symbols, Mapping):
        arguments = Arguments("from_sympy", ExpressionError)
        remedy = "Give {'x': node}."
        raise arguments.refused("symbols", symbols, "a dictionary", remedy)
    sympy = from_extra("from_sympy", "sympy", "sympy", ExpressionError, name="SymPy")
    read = Reader(sympy, symbols or {}).read
    if isinstance(expression, (list, tuple, np.ndarray)):
        array = np.array(expression, dtype=object)
    elif isinstance(expression, (sympy.MatrixBase, sympy.NDimArray)):
        array = np.array(expression.tolist(), dtype=object).reshape(expression.shape)
    else:
        return read(expression)
    return entrywise(read, array)


def _expressions(roots: list[Node], sympy: ModuleType) -> list[object]:
    known: dict[Node, object] = {}
    truths: dict[Node, object] = {}
    named: dict[str, Symbol] = {}

    def truth(condition: Node) -> object:
        if condition in truths:
            return truths[condition]
        return sympy.Ne(known[condition], 0)

    for one in reachable(roots):
        match one:
            case Const(value):
                known[one] = _number(value, sympy)
            case Symbol(name):
                if named.setdefault(name, one) is not one:
                    raise ExpressionError(
                        f"to_sympy: two different symbols are called {name!r}. SymPy "
                        f"would take them for one; give one of them another name with "
                        f"substitute."
                    )
                sign = {1: {"positive": True}, -1: {"negative": True}}.get(one.sign, {})
                known[one] = sympy.Symbol(name, **sign)
            case Apply(op, args) if op in _CONDITIONS:
                part = truth if op in _CONNECTIVES else known.__getitem__
                truths[one] = getattr(sympy, _CONDITIONS[op])(*map(part, args))
                known[one] = sympy.Piecewise((1, truths[one]), (0, True))
            case Apply(op, (condition, a, b)) if op is node.WHERE:
                cases = (known[a], truth(condition)), (known[b], True)
                known[one] = sympy.Piecewise(*cases)
            case Apply(op, args):
                function = _ARITHMETIC.get(op)
                if function is None and op in _NAMES:
                    function = getattr(sympy, _NAMES[op])
                function = function or sympy.Function(op.name)
                known[one] = function(*(known[arg] for arg in args))
    return [known[root] for root in roots]


def _number(value: float, sympy: ModuleType) -> object:
    """Return a number exactly if it is short as a fraction or decimal."""
    if math.isinf(value):
        return sympy.oo if value > 0 else -sympy.oo
    if value.is_integer() and abs(value) < _LARGEST_INTEGER:
        return sympy.Integer(int(value))
    simple = Fraction(value).limit_denominator(_LARGEST_DENOMINATOR)
    if float(simple) == value and abs(value) < _LARGEST_INTEGER:
        return sympy.Rational(simple.numerator, simple.denominator)
    decimal = Decimal(repr(value)).as_tuple()
    few = len(decimal.digits) <= _MOST_DIGITS
    if few and -_MOST_DECIMALS <= int(decimal.exponent) <= 0:
        return sympy.Rational(repr(value))
    return sympy.Float(value)
