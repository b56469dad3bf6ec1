"""The nodes of the expression graph, and the tables that hold them.

Nodes are interned: two nodes of equal content are one object, so equality is identity
and every shared subexpression exists once. Their operators are in `arithmetic.py`.

The tables hold nodes strongly. When they have doubled, `sweep` drops those that
nothing else refers to. What is dropped and needed again is built again, behind others,
so that a sweep changes the order of formulas. That must not depend on what else the
process has built: between `begin_building` and `end_building` a sweep comes after so
many nodes of the derivation's own; what nothing uses is dropped where either is called;
and a system holds all that was built for it, which later derivations find.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from numbers import Real
from typing import Any, ClassVar, NoReturn, Protocol, TypeAlias, final, overload

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import among, shown
from symbody.dataclass import Shared
from symbody.errors import ExpressionError
from symbody.expr import operation
from symbody.expr.operation import Operation, ieee
from symbody.public_names import Later

Number: TypeAlias = int | float | np.integer | np.floating
Array: TypeAlias = NDArray[np.object_]

ADD = Operation("add", 2, lambda a, b: a + b, "add", lambda a, b, y: (1, 1))
SUB = Operation("sub", 2, lambda a, b: a - b, "add", lambda a, b, y: (1, -1))
MUL = Operation("mul", 2, lambda a, b: a * b, "mul", lambda a, b, y: (b, a))
DIV = Operation("div", 2, operation.divide, "div", lambda a, b, y: (1 / b, -(y / b)))
NEG = Operation("neg", 1, lambda a: -a, "add", lambda a, y: (-1,))
LT = Operation("lt", 2, lambda a, b: float(a < b), "logic", lambda a, b, y: (0, 0))
LE = Operation("le", 2, lambda a, b: float(a <= b), "logic", lambda a, b, y: (0, 0))
EQ = Operation("eq", 2, lambda a, b: float(a == b), "logic", lambda a, b, y: (0, 0))
AND = Operation(
    "and", 2, lambda a, b: float(a != 0 and b != 0), "logic", lambda a, b, y: (0, 0)
)
OR = Operation(
    "or", 2, lambda a, b: float(a != 0 or b != 0), "logic", lambda a, b, y: (0, 0)
)
NOT = Operation("not", 1, lambda a: float(a == 0), "logic", lambda a, y: (0,))
SIGN = Operation("sign", 1, operation.signum, "logic", lambda a, y: (0,))
WHERE: Operation = Operation(
    "where",
    3,
    lambda c, a, b: a if c != 0 else b,
    "logic",
    lambda c, a, b, y: (0, apply(WHERE, c, ONE, ZERO), apply(WHERE, c, ZERO, ONE)),
)
# At 0 the slope is that of where(a < 0, -a, a): of the side of greater a.
ABS = Operation(
    "abs",
    1,
    abs,
    "logic",
    lambda a, y: (apply(WHERE, apply(LT, a, ZERO), const(-1.0), ONE),),
)
FLOOR = Operation("floor", 1, operation.floored, "logic", lambda a, y: (0,))
SQRT = Operation("sqrt", 1, ieee(math.sqrt), "function", lambda a, y: (0.5 / y,))
LOG = Operation("log", 1, operation.logarithm, "function", lambda a, y: (1 / a,))
POW = Operation(
    "pow", 2, operation.power, "function", lambda a, b, y: _power_partials(a, b, y)
)

_serial = count(1).__next__
_SWEEP_FLOOR = 200_000
_limit = _SWEEP_FLOOR
# From which number on a new model is a reason to sweep: half way to the limit, so that
# few sweeps come while a model is at work.
_due = _SWEEP_FLOOR // 2
# The first number of what is being built; 0 outside a derivation.
_begun = 0
# Up to this number what nothing uses has been dropped, or is held on purpose.
_young = 0


def next_serial() -> int:
    """Return a number greater than the serial of every node built so far."""
    return _serial()


def _power_partials(a: Node, b: Node, y: Node) -> tuple[object, object]:
    """Return b·a^(b-1) and y·log(a), which both vanish where 0·∞ would be NaN."""
    if isinstance(b, Const):
        return b * a ** (b - 1), 0
    at_zero = apply(EQ, a, ZERO)
    nowhere = apply(AND, at_zero, apply(EQ, b, ZERO))
    by_base = apply(WHERE, nowhere, ZERO, b * a ** (b - 1))
    return by_base, apply(WHERE, at_zero, ZERO, y * apply(LOG, a))


def new_node(op: Operation, args: tuple[Node, ...]) -> Apply:
    """Return the interned node of an operation that is not in its table yet."""
    node = Apply()
    node.op = op
    node.args = args
    node.serial = serial = _serial()
    if serial > _limit:
        sweep()
    interned: Apply = op.nodes.setdefault(args, node)
    return interned


def detached(op: Operation, args: tuple[Node, ...]) -> Apply:
    """Return a node that is not interned, for a program that nobody builds on."""
    node = Apply()
    node.op = op
    node.args = args
    node.serial = _serial()
    return node


class _Operator(Protocol):
    """The type of an operator, entry by entry where an array stands on the right."""

    @overload
    def __call__(self, other: Scalar, /) -> Node: ...
    @overload
    def __call__(self, other: NDArray[np.generic], /) -> Array: ...


class Node(Shared):
    """A scalar formula: a constant, a symbol, or an operation on nodes.

    Comparison with == is identity, as nodes of equal content are one object; the
    orders < <= > >= build comparison nodes for `where`, which & | ~ connect.
    """

    __slots__ = ("serial",)
    serial: int
    _repr_latex_ = Later("symbody.view.notebook", "node_latex")
    __reduce__ = Later("symbody.expr.traverse", "reduced")

    # The operators are functions of `arithmetic.py`.
    __add__: _Operator
    __sub__: _Operator
    __mul__: _Operator
    __truediv__: _Operator
    __floordiv__: _Operator
    __mod__: _Operator
    __pow__: _Operator
    __radd__: _Operator
    __rsub__: _Operator
    __rmul__: _Operator
    __rtruediv__: _Operator
    __rfloordiv__: _Operator
    __rmod__: _Operator
    __rpow__: _Operator
    __lt__: Callable[[Node, Scalar], Node]
    __le__: Callable[[Node, Scalar], Node]
    __gt__: Callable[[Node, Scalar], Node]
    __ge__: Callable[[Node, Scalar], Node]
    __and__: Callable[[Node, Node], Node]
    __or__: Callable[[Node, Node], Node]
    __rand__: Callable[[Node, Node], Node]
    __ror__: Callable[[Node, Node], Node]
    __neg__: Callable[[Node], Node]
    __abs__: ClassVar[Callable[[Node], Node]]
    __invert__: Callable[[Node], Node]
    __floor__: ClassVar[Callable[[Node], Node]]
    __ceil__: ClassVar[Callable[[Node], Node]]
    __round__: ClassVar[Callable[..., Node]]

    def __pos__(self) -> Node:
        return self

    def __bool__(self) -> bool:
        raise ExpressionError(
            f"formula {self!r}: it has no truth value, because its symbols have no "
            "values yet. Use where(condition, a, b) in place of 'if' and np.where, & | "
            "~ in place of 'and', 'or', 'not', symbody's minimum, maximum, absolute or "
            "sign in place of NumPy's and Python's, and 'is' to compare nodes."
        )

    def __xor__(self, other: object) -> NoReturn:
        raise ExpressionError(f"formula {self!r}^{other}: a power is written **.")

    def __float__(self) -> float:
        raise ExpressionError(
            f"formula {self!r}: it cannot become a number, because its symbols have no "
            f"values. In formulas use symbody's sin, sqrt, … in place of those of "
            f"math; a value comes from evaluate(formula, values)."
        )

    def __int__(self) -> int:
        return int(float(self))

    def __complex__(self) -> complex:
        return complex(float(self))


@final
class Const(Node):
    """A number.

    Attributes:
        value: The number, finite or not.
    """

    __slots__ = ("value",)
    __match_args__ = ("value",)

    def __init__(self, value: float) -> None:
        self.value = value
        self.serial = 0

    def __float__(self) -> float:
        return self.value

    def __repr__(self) -> str:
        value = self.value
        return (
            repr(int(value))
            if value.is_integer() and abs(value) < 1e15
            else repr(value)
        )


@final
class Symbol(Node):
    """A named unknown: a parameter, a coordinate, an input, time.

    Two symbols are the same only if they are one object: two models may both have a
    mass "m" without sharing it.

    Attributes:
        name: What the user called it; the name it has in generated code.
        sign: 1 if positive, -1 if negative, 0 if not known; used to simplify.
    """

    __slots__ = ("name", "sign")
    __match_args__ = ("name",)

    def __init__(self, name: str, sign: int = 0) -> None:
        self.name = name
        self.sign = sign
        self.serial = _serial()

    def __repr__(self) -> str:
        return self.name


@final
class Apply(Node):
    """An operation applied to nodes. Build it with operators and functions.

    It has no __init__, as that would add a tenth to the cost of a node.

    Attributes:
        op: The operation.
        args: Its arguments.
    """

    __slots__ = ("args", "op")
    __match_args__ = ("op", "args")
    op: Operation
    args: tuple[Node, ...]

    __repr__ = Later("symbody.expr.text", "short_text")


# What arithmetic takes: a node or a number.
Scalar: TypeAlias = Node | Number
# What functions take entry by entry.
Several: TypeAlias = NDArray[np.generic]
Entries: TypeAlias = Sequence[Scalar | Sequence[Scalar] | Several] | Several

_constants: dict[float, Const] = {}
_symbols: dict[tuple[str, int], Symbol] = {}


def const(value: float) -> Const:
    """Return the node of a number."""
    value = float(value)
    node = _constants.get(value)
    if node is None:
        if value != value:
            raise ExpressionError(
                "constant NaN: every number in a formula must be defined, and this is "
                "not a number. Look for 0/0 or the root of a negative number."
            )
        node = _constants[value] = Const(value)
    return node


def symbol(name: str, sign: int = 0) -> Symbol:
    """Return the free symbol of this name and sign; the same object every time.

    Args:
        name: A letter, then letters, digits and underscores, as generated code has.
        sign: 1 if it is positive, -1 if it is negative, 0 if nothing is known.

    Raises:
        ExpressionError: The name or the sign is none.
    """
    if not isinstance(name, str) or not name.isidentifier():
        raise ExpressionError(
            f"symbol: name={shown(name)}: it must be a letter followed by letters, "
            f"digits and underscores, because it appears in generated code. Give for "
            f"example 'q1'."
        )
    if not among(sign, (-1, 0, 1)):
        raise ExpressionError(
            f"symbol {name!r}: sign={shown(sign)}: it must be 1, -1 or 0, for "
            f"positive, negative and unknown. Give one of these."
        )
    return free_symbol(name, int(sign))


def free_symbol(name: str, sign: int = 0) -> Symbol:
    """Return the free symbol of a name of any form, such as those of SymPy."""
    key = name, sign
    node = _symbols.get(key)
    return _symbols.setdefault(key, Symbol(name, sign)) if node is None else node


def is_free(node: Symbol) -> bool:
    """Return whether a symbol is the one that `symbol` gives for its name."""
    return _symbols.get((node.name, node.sign)) is node


ZERO: Node = const(0.0)
ONE: Node = const(1.0)


def as_node(value: object, who: str = "formula") -> Node:
    """Return a number or a node as a node, or raise ExpressionError about `who`."""
    try:
        node = operand(value)
    except ExpressionError as error:
        raise ExpressionError(f"{who}: {error}") from None
    if node is NotImplemented:
        remedy = "SymPy expressions go through from_sympy"
        if callable(value):
            remedy = "a function of time is called with it, as f(model.t)"
        elif isinstance(value, dict):
            remedy = "what sb.solid returns goes behind two stars, **sb.solid(…)"
        raise ExpressionError(
            f"{who}: {shown(value)} of type {type(value).__name__} cannot stand in a "
            f"formula. Formulas are made of numbers, symbols and operations on them; "
            f"{remedy}."
        )
    formula: Node = node
    return formula


def operand(value: object) -> Any:
    """Return a number or a node as a node; NotImplemented for anything else."""
    if isinstance(value, Node):
        return value
    if isinstance(value, (bool, np.bool_)):
        raise ExpressionError(
            f"the truth value {value} stands where a number or formula must. In Python "
            f"a == b asks whether two formulas are one object; sb.equal(a, b) compares "
            f"their values, and sb.negate(…) is its opposite. For a number write 1.0 "
            f"or 0.0."
        )
    if isinstance(value, (int, float, np.integer, np.floating, Real)):
        try:
            return const(float(value))
        except OverflowError:
            raise ExpressionError(
                f"constant {shown(value)}: it is too large. Formulas hold numbers in "
                f"double precision, up to 1.8e308; take larger units."
            ) from None
    # A scalar parameter or input of a model stands for its symbol.
    symbols = getattr(value, "symbols", None)
    if isinstance(symbols, np.ndarray) and symbols.shape == ():
        return symbols[()]
    return NotImplemented


def apply(op: Operation, *args: Node) -> Node:
    """Return the interned node of an operation; constants are folded."""
    node: Node | None = op.nodes.get(args)
    if node is not None:
        return node
    for arg in args:
        if arg.__class__ is not Const:
            return new_node(op, args)
    value: Any = op.value(*[arg.value for arg in args])  # type: ignore[attr-defined]
    # A block has several values; its items are what formulas hold.
    folds = value == value and value.__class__ is not tuple
    return const(value) if folds else new_node(op, args)


def sweep() -> int:
    """Drop unused interned nodes, in a derivation its own; return how many are left."""
    global _limit, _due
    left = operation.drop_unused((_constants, _symbols), _begun)
    now = _serial()
    _limit = now + max(_SWEEP_FLOOR, left)
    if not _begun:
        _due = now + max(_SWEEP_FLOOR, left) // 2
    return left


def sweep_if_due() -> None:
    """Drop interned nodes that nothing refers to, if many were built since."""
    if not _begun and _serial() > _due:
        sweep()


def begin_building() -> tuple[int, int]:
    """Sweep by what is built from here on only; return what `end_building` needs."""
    global _limit, _begun
    before = _limit, _begun
    if not _begun:
        _begun = drop_young()
        _limit = _begun + _SWEEP_FLOOR
    return before


def end_building(before: tuple[int, int]) -> None:
    """Sweep by what the whole process builds again, where a derivation ends."""
    global _limit, _begun
    if before[1]:
        return
    drop_young()
    _limit, _begun = before


def drop_young() -> int:
    """Drop what was built since the last call and nothing uses; return a serial."""
    global _young
    now = _serial()
    if now > _young + 1:
        operation.drop_unused((), _young)
    _young = now
    return now


def forget(nodes: Iterable[Any], first: int) -> None:
    """Take nodes from serial `first` on out of the tables, to be built anew."""
    for node in nodes:
        if node.serial > first and node.op.nodes.get(node.args) is node:
            del node.op.nodes[node.args]


def take_young() -> list[Node]:
    """Return what was built since `drop_young`; no sweep drops it while it is held."""
    global _young
    nodes = operation.living_nodes(_young)
    _young = _serial()
    return nodes
