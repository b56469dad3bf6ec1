"""Reading SymPy expressions: what each class of SymPy becomes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import reduce
from textwrap import shorten
from types import ModuleType
from typing import Any, final

from symbody.errors import ExpressionError
from symbody.expr import functions, node
from symbody.expr.functions import both, either, equal, negate, where
from symbody.expr.node import ONE, ZERO, Apply, Node, as_node, free_symbol


def _sum(*args: Node) -> Node:
    return reduce(node.add, args)


def _product(*args: Node) -> Node:
    """Return a product; SymPy's powers of -1 become one division."""
    above: list[Node] = []
    below: list[Node] = []
    for arg in args:
        if isinstance(arg, Apply) and arg.op is node.DIV and arg.args[0] is ONE:
            below.append(arg.args[1])
        else:
            above.append(arg)
    top: Node = reduce(node.mul, above, ONE)
    return top / reduce(node.mul, below) if below else top


# Functions of SymPy by name, with the function of formulas. SymPy thinks of complex
# numbers where it does not know better, formulas are real.
_FUNCTIONS: dict[str, Callable[..., object]] = {
    "Abs": functions.absolute,
    "Add": _sum,
    "And": lambda *args: reduce(both, args),
    "Equality": equal,
    "GreaterThan": lambda a, b: b <= a,
    "ITE": where,
    "LessThan": lambda a, b: a <= b,
    "Max": lambda *args: reduce(functions.maximum, args),
    "Min": lambda *args: reduce(functions.minimum, args),
    "Mul": _product,
    "Not": negate,
    "Or": lambda *args: reduce(either, args),
    "Pow": node.pow_,
    "StrictGreaterThan": lambda a, b: b < a,
    "StrictLessThan": lambda a, b: a < b,
    "Unequality": lambda a, b: negate(equal(a, b)),
    "Mod": lambda a, b: a % b,
    "acos": functions.acos,
    "acosh": functions.acosh,
    "asin": functions.asin,
    "asinh": functions.asinh,
    "atan": functions.atan,
    "atan2": functions.atan2,
    "atanh": functions.atanh,
    "ceiling": lambda a: -functions.floor(-a),
    "conjugate": lambda a: a,
    "cos": functions.cos,
    "cosh": functions.cosh,
    "cot": lambda a: 1 / functions.tan(a),
    "csc": lambda a: 1 / functions.sin(a),
    "exp": functions.exp,
    "floor": functions.floor,
    "im": lambda a: ZERO,
    "log": lambda a, *base: reduce(node.div, map(functions.log, (a, *base))),
    "re": lambda a: a,
    "sec": lambda a: 1 / functions.cos(a),
    "sign": functions.sign,
    "sin": functions.sin,
    "sinh": functions.sinh,
    "tan": functions.tan,
    "tanh": functions.tanh,
}


_READABLE = {"ExprCondPair", "Piecewise", *_FUNCTIONS}


@final
class Reader:
    """Turns SymPy expressions into formulas; what occurs twice is read once.

    Attributes:
        sympy: The module.
        by_name: Formulas for symbols and functions of time, by their names.
        by_object: Formulas for SymPy objects.
    """

    def __init__(self, sympy: ModuleType, symbols: Mapping[object, object]) -> None:
        self.sympy = sympy
        given = {key: as_node(value, "from_sympy") for key, value in symbols.items()}
        self.by_name = {key: val for key, val in given.items() if isinstance(key, str)}
        self.by_object = {
            key: val for key, val in given.items() if not isinstance(key, str)
        }
        self._kinds = {type(key) for key in self.by_object}
        # By identity, as hashing a deep expression recurses in SymPy. The expression
        # and its arguments are kept, so that no identity is used twice.
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
                known[id(one)] = _apply(one, [known[id(arg)] for arg in args])
        found: Node = known[id(expression)]
        return found

    def _leaf(self, one: Any) -> Node | None:
        """Return what is not made of other formulas, or None."""
        sympy = self.sympy
        if type(one) in self._kinds and one in self.by_object:
            return self.by_object[one]
        if one.is_Symbol:
            return self._symbol(one)
        if isinstance(one, sympy.core.function.AppliedUndef):
            if one.func.__name__ in self.by_name:
                return self.by_name[one.func.__name__]
            raise _unreadable(one, "which is not known as a formula")
        if one.is_Rational:
            return as_node(one.p / one.q)
        if one.is_Number or one.is_NumberSymbol:
            return as_node(float(one))
        if one in (sympy.true, sympy.false):
            return ONE if one is sympy.true else ZERO
        return None

    def _symbol(self, one: Any) -> Node:
        if one.name in self.by_name:
            return self.by_name[one.name]
        if isinstance(one, (self.sympy.Dummy, self.sympy.Wild)):
            raise _unreadable(one, "whose name does not identify it")
        return free_symbol(
            one.name, 1 if one.is_positive else -1 if one.is_negative else 0
        )


def _apply(one: object, args: list[Any]) -> object:
    kind = type(one).__name__
    if kind == "ExprCondPair":
        return tuple(args)
    if kind == "Piecewise":
        return _piecewise(one, args)
    return _FUNCTIONS[kind](*args)


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
