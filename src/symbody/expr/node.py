"""The nodes of the expression graph and their arithmetic.

Nodes are interned: two nodes of equal content are one object, so equality is identity
and every shared subexpression exists once. Construction applies only what never needs
a choice: x + 0, 0·x, 1·x, -(-x), constants, and signs pulled out of products and sums.

Building a node is the unit of cost of the whole package, hence the form of this file:
arithmetic functions are the operator methods themselves, and each tries the table of
its operation first, before it looks at its arguments. It is longer than the others
because a class and its operators are one thing.

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
from typing import Any, TypeAlias, TypeVar, final, overload

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import among, shown
from symbody.errors import ExpressionError
from symbody.expr.operation import (
    ATOM,
    Operation,
    Piece,
    divide,
    drop_unused,
    floored,
    ieee,
    infix,
    living_nodes,
    logarithm,
    number,
    power,
    signum,
)
from symbody.public_names import Later

Number: TypeAlias = int | float | np.integer | np.floating
Array: TypeAlias = NDArray[np.object_]

ADD = Operation("add", 2, lambda a, b: a + b, "add", lambda a, b, y: (1, 1))
SUB = Operation("sub", 2, lambda a, b: a - b, "add", lambda a, b, y: (1, -1))
MUL = Operation("mul", 2, lambda a, b: a * b, "mul", lambda a, b, y: (b, a))
DIV = Operation("div", 2, divide, "div", lambda a, b, y: (1 / b, -(y / b)))
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
SIGN = Operation("sign", 1, signum, "logic", lambda a, y: (0,))
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
FLOOR = Operation("floor", 1, floored, "logic", lambda a, y: (0,))
SQRT = Operation("sqrt", 1, ieee(math.sqrt), "function", lambda a, y: (0.5 / y,))
LOG = Operation("log", 1, logarithm, "function", lambda a, y: (1 / a,))
POW = Operation("pow", 2, power, "function", lambda a, b, y: _power_partials(a, b, y))

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
_find_add = ADD.nodes.get
_find_sub = SUB.nodes.get
_find_mul = MUL.nodes.get
_find_div = DIV.nodes.get
_find_neg = NEG.nodes.get


def next_serial() -> int:
    """Return a number greater than the serial of every node built so far."""
    return _serial()


@overload
def add(a: Scalar, b: Scalar) -> Node: ...
@overload
def add(a: Scalar, b: NDArray[np.generic]) -> Array: ...
def add(a: Any, b: Any) -> object:
    """Return a + b."""
    try:
        node = _find_add((a, b))
        if node is None:
            node = _find_add((b, a))
    except TypeError:
        return NotImplemented
    if node is not None:
        return node
    kind = b.__class__
    if kind is not Apply and kind is not Symbol:
        if kind is not Const:
            b = _operand(b)
            return b if b is NotImplemented else add(a, b)
        if b.value == 0:
            return as_node(a)
        if a.__class__ is Const:
            return _fold(ADD, a, b)
        if b.value < 0:
            return sub(a, const(-b.value))
    elif kind is Apply and b.op is NEG:
        return sub(a, b.args[0])
    kind = a.__class__
    if kind is Const:
        if a.value == 0:
            return b
        if a.value < 0:
            return sub(b, const(-a.value))
    elif kind is Apply:
        if a.op is NEG:
            return sub(b, a.args[0])
    elif kind is not Symbol:
        return add(as_node(a), b)
    return _new(ADD, (a, b))


@overload
def sub(a: Scalar, b: Scalar) -> Node: ...
@overload
def sub(a: Scalar, b: NDArray[np.generic]) -> Array: ...
def sub(a: Any, b: Any) -> object:
    """Return a - b."""
    if a is b:
        return ZERO
    try:
        node = _find_sub((a, b))
    except TypeError:
        return NotImplemented
    if node is not None:
        return node
    kind = b.__class__
    if kind is not Apply and kind is not Symbol:
        if kind is not Const:
            b = _operand(b)
            return b if b is NotImplemented else sub(a, b)
        if b.value == 0:
            return as_node(a)
        if a.__class__ is Const:
            return _fold(SUB, a, b)
        if b.value < 0:
            return add(a, const(-b.value))
    elif kind is Apply and b.op is NEG:
        return add(a, b.args[0])
    kind = a.__class__
    if kind is Const:
        if a.value == 0:
            return neg(b)
    elif kind is Apply:
        if a.op is NEG:
            return neg(add(a.args[0], b))
    elif kind is not Symbol:
        return sub(as_node(a), b)
    return _new(SUB, (a, b))


@overload
def mul(a: Scalar, b: Scalar) -> Node: ...
@overload
def mul(a: Scalar, b: NDArray[np.generic]) -> Array: ...
def mul(a: Any, b: Any) -> object:
    """Return a * b."""
    try:
        node = _find_mul((a, b))
        if node is None:
            node = _find_mul((b, a))
    except TypeError:
        return NotImplemented
    if node is not None:
        return node
    kind = b.__class__
    if kind is not Apply and kind is not Symbol:
        if kind is not Const:
            b = _operand(b)
            return b if b is NotImplemented else mul(a, b)
        if a.__class__ is Const:
            return _fold(MUL, a, b)
        return _scaled(b, a) if isinstance(a, Node) else mul(as_node(a), b)
    if kind is Apply and b.op is NEG:
        return neg(mul(a, b.args[0]))
    kind = a.__class__
    if kind is Apply:
        if a.op is NEG:
            return neg(mul(a.args[0], b))
    elif kind is Const:
        return _scaled(a, b)
    elif kind is not Symbol:
        return mul(as_node(a), b)
    return _new(MUL, (a, b))


@overload
def div(a: Scalar, b: Scalar) -> Node: ...
@overload
def div(a: Scalar, b: NDArray[np.generic]) -> Array: ...
def div(a: Any, b: Any) -> object:
    """Return a / b."""
    try:
        node = _find_div((a, b))
    except TypeError:
        return NotImplemented
    if node is not None:
        return node
    a, b = _operand(a), _operand(b)
    if a is NotImplemented or b is NotImplemented:
        return NotImplemented
    if b.__class__ is Const:
        if b.value == 0:
            raise ExpressionError(
                f"formula {a!r}/0: division by the constant zero. A formula must have "
                f"a value for every state; use where(condition, a, b) around the case."
            )
        if a.__class__ is Const:
            return _fold(DIV, a, b)
        if b.value == 1:
            return a
        if b.value < 0:
            return neg(div(a, const(-b.value)))
    elif b.__class__ is Apply and b.op is NEG:
        return neg(div(a, b.args[0]))
    if a.__class__ is Const:
        if a.value == 0:
            return a
        if a.value < 0:
            return neg(div(const(-a.value), b))
    elif a.__class__ is Apply and a.op is NEG:
        return neg(div(a.args[0], b))
    if a is b:
        return ONE
    return _new(DIV, (a, b))


def neg(a: Any) -> Node:
    """Return -a."""
    node: Node | None = _find_neg((a,))
    if node is not None:
        return node
    kind = a.__class__
    if kind is Const:
        return const(-a.value)
    if kind is Apply:
        first: Node = a.args[0]
        if a.op is NEG:
            return first
        if a.op is SUB:
            second: Node = a.args[1]
            return sub(second, first)
    elif kind is not Symbol:
        return neg(as_node(a))
    return _new(NEG, (a,))


@overload
def pow_(a: Scalar, b: Scalar) -> Node: ...
@overload
def pow_(a: Scalar, b: NDArray[np.generic]) -> Array: ...
def pow_(a: Any, b: Any) -> object:
    """Return a ** b; small whole exponents become products, one half the root."""
    a, b = _operand(a), _operand(b)
    if a is NotImplemented or b is NotImplemented:
        return NotImplemented
    if b.__class__ is Const:
        n = b.value
        if a.__class__ is Const:
            return _fold(POW, a, b)
        if n.is_integer() and abs(n) <= _MOST_FACTORS:
            return _whole_power(a, int(n))
        if n == 0.5:
            return apply(SQRT, a)
        if n == -0.5:
            return div(ONE, apply(SQRT, a))
    return apply(POW, a, b)


_MOST_FACTORS = 16


def _whole_power(a: Node, n: int) -> Node:
    if n < 0:
        return div(ONE, _whole_power(a, -n))
    result: Node | None = None
    while n:
        if n & 1:
            result = a if result is None else mul(a, result)
        n >>= 1
        if n:
            a = mul(a, a)
    return ONE if result is None else result


def _power_partials(a: Node, b: Node, y: Node) -> tuple[object, object]:
    """Return b·a^(b-1) and y·log(a), which both vanish where 0·∞ would be NaN."""
    if isinstance(b, Const):
        return b * a ** (b - 1), 0
    by_base = apply(WHERE, apply(EQ, b, ZERO), ZERO, b * a ** (b - 1))
    return by_base, apply(WHERE, apply(EQ, a, ZERO), ZERO, y * apply(LOG, a))


def floor_(a: Scalar) -> Node:
    """Return the greatest whole number that is not above a."""
    a = as_node(a, "floor")
    return a if isinstance(a, Apply) and a.op is FLOOR else apply(FLOOR, a)


@overload
def floor_div(a: Scalar, b: Scalar) -> Node: ...
@overload
def floor_div(a: Scalar, b: NDArray[np.generic]) -> Array: ...
def floor_div(a: Any, b: Any) -> object:
    """Return a // b, the quotient rounded down to a whole number."""
    quotient = div(a, b)
    return quotient if quotient is NotImplemented else floor_(quotient)


@overload
def mod(a: Scalar, b: Scalar) -> Node: ...
@overload
def mod(a: Scalar, b: NDArray[np.generic]) -> Array: ...
def mod(a: Any, b: Any) -> object:
    """Return a % b = a - b*(a // b), which has the sign of b, as Python's."""
    whole = floor_div(a, b)
    return whole if whole is NotImplemented else sub(a, mul(b, whole))


def less(a: Scalar, b: Scalar) -> Node:
    """Return 1 where a < b, else 0."""
    relation: Node = _compare(LT, a, b)
    return relation


def less_equal(a: Scalar, b: Scalar) -> Node:
    """Return 1 where a <= b, else 0."""
    relation: Node = _compare(LE, a, b)
    return relation


def _compare(op: Operation, a: Any, b: Any) -> Any:
    a, b = _operand(a), _operand(b)
    if a is NotImplemented or b is NotImplemented:
        return NotImplemented
    return apply(op, a, b)


_CONDITIONS = frozenset((LT, LE, EQ, AND, OR, NOT))


def _connected(op: Operation, sign: str, *operands: Any) -> Any:
    """Return a connection of conditions; 0 & v, as in q > 0 & v > 0, does not pass."""
    for operand in operands:
        if _operand(operand) is NotImplemented:
            return NotImplemented
        connects = isinstance(operand, Apply) and operand.op in _CONDITIONS
        if not (connects or operand is ZERO or operand is ONE):
            raise ExpressionError(
                f"{sign} with {operand!r}: it stands between conditions, and binds "
                f"closer than comparisons. Write each condition in parentheses, as "
                f"(a > 0) & (b > 0), or use both, either and negate with numbers."
            )
    return apply(op, *operands)


def _scaled(factor: Const, a: Node) -> Node:
    """Return factor * a, the constant in front and its sign outside."""
    value = factor.value
    if value == 1:
        return a
    if value == 0:
        return ZERO
    if value < 0:
        return neg(_scaled(const(-value), a))
    if a.__class__ is Apply:
        op, args = a.op, a.args
        if op is NEG:
            return neg(_scaled(factor, args[0]))
        if op is MUL and args[0].__class__ is Const:
            return _scaled(const(value * args[0].value), args[1])
    key = (factor, a)
    node: Node | None = _find_mul(key)
    return _new(MUL, key) if node is None else node


def _fold(op: Operation, a: Const, b: Const) -> Node:
    """Return the value; what has none, as ∞ - ∞ in a dead branch, stays as it is."""
    value = op.value(a.value, b.value)
    if value == value:
        return const(value)
    node: Node | None = op.nodes.get((a, b))
    return _new(op, (a, b)) if node is None else node


def _new(op: Operation, args: tuple[Node, ...]) -> Apply:
    node = Apply()
    node.op = op
    node.args = args
    node.serial = serial = _serial()
    if serial > _limit:
        sweep()
    interned: Apply = op.nodes.setdefault(args, node)
    return interned


_DEEPEST_SIGN = 8


def sign_of(node: Any, depth: int = _DEEPEST_SIGN) -> int:
    """Return 1 or -1 for a node of sure sign, followed a few levels deep, else 0."""
    kind = node.__class__
    if kind is Symbol:
        own_sign: int = node.sign
        return own_sign
    if kind is Const:
        value: float = node.value
        return (value > 0) - (value < 0)
    if not depth:
        return 0
    op, args = node.op, node.args
    if op is NEG:
        return -sign_of(args[0], depth - 1)
    if op is SQRT:
        return int(sign_of(args[0], depth - 1) > 0)
    if op is MUL or op is DIV:
        first = sign_of(args[0], depth - 1)
        return first and first * sign_of(args[1], depth - 1)
    if op is ADD or op is SUB:
        first, second = sign_of(args[0], depth - 1), sign_of(args[1], depth - 1)
        return first if first == (second if op is ADD else -second) else 0
    return 0


Operator = TypeVar("Operator", bound=Callable[..., object])


def _flipped(function: Operator) -> Operator:
    def operator(self: Node, other: object) -> object:
        other = _operand(other)
        return other if other is NotImplemented else function(other, self)

    return operator  # type: ignore[return-value]


class Node:
    """A scalar formula: a constant, a symbol, or an operation on nodes.

    Comparison with == is identity, as nodes of equal content are one object; the
    orders < <= > >= build comparison nodes for `where`, which & | ~ connect.
    """

    __slots__ = ("serial",)
    serial: int
    _repr_latex_ = Later("symbody.view.notebook", "node_latex")
    __reduce__ = Later("symbody.expr.traverse", "reduced")

    __add__ = add
    __sub__ = sub
    __mul__ = mul
    __truediv__ = div
    __floordiv__ = floor_div
    __mod__ = mod
    __neg__ = neg
    __pow__ = pow_
    __lt__ = less
    __le__ = less_equal
    __radd__ = _flipped(add)
    __rsub__ = _flipped(sub)
    __rmul__ = _flipped(mul)
    __rtruediv__ = _flipped(div)
    __rfloordiv__ = _flipped(floor_div)
    __rmod__ = _flipped(mod)
    __rpow__ = _flipped(pow_)
    __gt__ = _flipped(less)
    __ge__ = _flipped(less_equal)

    def __pos__(self) -> Node:
        return self

    def __abs__(self) -> Node:
        known = sign_of(self)
        if known:
            return self if known > 0 else neg(self)
        if self.__class__ is Apply:
            if self.op is ABS:
                return self
            if self.op is NEG:
                return abs(self.args[0])
        return apply(ABS, self)

    def __and__(self, other: Node) -> Node:
        return _connected(AND, "&", self, other)  # type: ignore[no-any-return]

    def __or__(self, other: Node) -> Node:
        return _connected(OR, "|", self, other)  # type: ignore[no-any-return]

    def __rand__(self, other: Node) -> Node:
        return _connected(AND, "&", other, self)  # type: ignore[no-any-return]

    def __ror__(self, other: Node) -> Node:
        return _connected(OR, "|", other, self)  # type: ignore[no-any-return]

    def __invert__(self) -> Node:
        return _connected(NOT, "~", self)  # type: ignore[no-any-return]

    def __floor__(self) -> Node:
        return floor_(self)

    def __ceil__(self) -> Node:
        return neg(floor_(neg(self)))

    def __bool__(self) -> bool:
        raise ExpressionError(
            f"formula {self!r}: it has no truth value, because its symbols have no "
            f"values yet. Use where(condition, a, b) in place of 'if' and np.where, "
            f"& | ~ in place of 'and', 'or', 'not', symbody's minimum, maximum, "
            f"absolute or sign in place of NumPy's and Python's, and 'is' to compare "
            f"nodes."
        )

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

    def __round__(self, digits: int | None = None) -> Node:
        if digits is not None:
            raise ExpressionError(
                f"formula {self!r}: it is rounded to {digits} digits, but formulas are "
                f"rounded to whole numbers only. Write floor(a*scale + 0.5)/scale."
            )
        return floor_(add(self, const(0.5)))

    def __copy__(self) -> Node:
        return self

    def __deepcopy__(self, memo: object) -> Node:
        return self


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

    def __repr__(self) -> str:
        return _short_text(self)


# What arithmetic takes: a node or a number.
Scalar: TypeAlias = Node | Number
# What functions take entry by entry.
Several: TypeAlias = NDArray[np.generic]
Entries: TypeAlias = Sequence[Scalar | Sequence[Scalar] | Several] | Several

_LARGEST_SHOWN = 40  # nodes


def _short_text(root: Apply) -> str:
    """Return the formula, with … for what lies below its first nodes."""
    shown: list[Node] = [root]
    below: dict[int, range] = {}
    for i, node in enumerate(shown):
        if isinstance(node, Apply) and len(shown) + len(node.args) <= _LARGEST_SHOWN:
            below[i] = range(len(shown), len(shown) + len(node.args))
            shown.extend(node.args)
    pieces: list[Piece] = [("…", ATOM)] * len(shown)
    for i in reversed(range(len(shown))):
        match shown[i]:
            case Const(value):
                pieces[i] = number(value)
            case Symbol(name):
                pieces[i] = name, ATOM
            case Apply(op) if i in below:
                pieces[i] = infix(op.name, *(pieces[j] for j in below[i]))
    return pieces[0][0]


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
        node = _operand(value)
    except ExpressionError as error:
        raise ExpressionError(f"{who}: {error}") from None
    if node is NotImplemented:
        raise ExpressionError(
            f"{who}: {shown(value)} of type {type(value).__name__} cannot stand in a "
            f"formula. Formulas are made of numbers, symbols and operations on them; "
            f"SymPy expressions go through from_sympy."
        )
    formula: Node = node
    return formula


def _operand(value: object) -> Any:
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
            return _new(op, args)
    value: Any = op.value(*[arg.value for arg in args])  # type: ignore[attr-defined]
    # A block has several values; its items are what formulas hold.
    folds = value == value and value.__class__ is not tuple
    return const(value) if folds else _new(op, args)


def sweep() -> int:
    """Drop unused interned nodes, in a derivation its own; return how many are left."""
    global _limit, _due
    left = drop_unused((_constants, _symbols), _begun)
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
        drop_unused((), _young)
    _young = now
    return now


def forget(nodes: Iterable[Apply], first: int) -> None:
    """Take nodes from serial `first` on out of the tables, to be built anew."""
    for node in nodes:
        if node.serial > first:
            node.op.nodes.pop(node.args, None)


def take_young() -> list[Node]:
    """Return what was built since `drop_young`; no sweep drops it while it is held."""
    global _young
    nodes = living_nodes(_young)
    _young = _serial()
    return nodes
