"""Names of elements, and named quantities: parameters, inputs, states, switches.

Tables become curves: splines with continuous second derivatives. The ends of a spline
fit what follows them: no curvature before a straight line, no slope before a constant,
the same at both ends of a period. So the curve is smooth everywhere, but for the
curvature where a constant begins.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeVar, final, get_args

import numpy as np

from symbody.arguments import Arguments, Numbers, among, real, real_array, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError, NameTakenError
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.evaluate import evaluate, substitute
from symbody.expr.external import Curve
from symbody.expr.node import Array, Node, Symbol
from symbody.expr.traverse import Symbolic, as_vector, indexed, symbols_of


@dataclass(frozen=True)
class ModelQuantity(Symbolic):
    """A quantity with a name, whose symbols, one an entry, stand in formulas."""

    name: str
    symbols: Array

    def by_symbol(self, entries: Array | Numbers) -> dict[Symbol, Any]:
        """Return the entries of an array of its shape by symbol."""
        flat = self.symbols.ravel().tolist(), entries.ravel().tolist()
        return dict(zip(*flat, strict=True))


@final
@dataclass(frozen=True)
class Parameter(ModelQuantity):
    """A quantity that is constant during a run and may change between runs.

    Attributes:
        default: Numbers or formulas of other parameters, of the same shape.
        unit: For tables and plots.
    """

    default: Array
    unit: str = ""

    @property
    def defaults(self) -> dict[Symbol, Node]:
        """The default of each of its symbols."""
        return self.by_symbol(self.default)


@final
@dataclass(frozen=True)
class Input(ModelQuantity):
    """A quantity given from outside while time runs: a force, a voltage.

    Attributes:
        limits: Least and greatest value, applied when simulating; None for none.
        unit: For tables and plots.
    """

    limits: tuple[float, float] | None = None
    unit: str = ""


@final
@dataclass(frozen=True)
class Expression(ModelQuantity):
    """A named formula of anything known, for which its symbols stand.

    Attributes:
        formula: Of the same shape.
        is_sensor: Whether it is a result of simulations.
        unit: For tables and plots.
    """

    formula: Array
    is_sensor: bool = False
    unit: str = ""

    @property
    def formulas(self) -> dict[Symbol, Node]:
        """The formula of each of its symbols."""
        return self.by_symbol(self.formula)


@final
@dataclass(frozen=True)
class State(ModelQuantity):
    """A quantity with a differential equation of its own: a current, a pressure.

    Attributes:
        start: Values at the start, of the same shape.
        rate: Time derivatives, of the same shape; None until they are given.
        unit: For tables and plots.
        formula: Of the start, of a discrete variable in its place; None without one.
    """

    start: Numbers
    rate: Array | None = None
    unit: str = ""
    formula: Array | None = None


_MOST_ENTRIES = 1_000_000

Element = TypeVar("Element", Expression, State)


def element_of(
    who: str, kind: str, table: Mapping[str, Element], wanted: object
) -> Element:
    """Return the element that a name or a value belongs to."""
    for name, element in table.items():
        is_named = isinstance(wanted, str) and wanted == name
        if is_named or wanted is element.value or wanted is element:
            return element
    known = ", ".join(table) or "none"
    raise ModelError(
        f"{who}: {shown(wanted)} is no {kind} of this model; there are: {known}. Give "
        f"the name, or what the add_ function returned."
    )


def symbols_of_shape(name: str, shape: tuple[int, ...], sign: int = 0) -> Array:
    """Return fresh symbols: `name` for a scalar, `name[0]`, `name[0,1]` for entries."""
    return as_vector([Symbol(one, sign) for one in indexed(name, shape)]).reshape(shape)


def checked_shape(kind: str, name: str, shape: Any) -> tuple[int, ...]:
    """Return a shape of none, one or two dimensions."""
    several = isinstance(shape, Iterable) and not isinstance(shape, Mapping)
    sizes = [real(n) for n in (tuple(shape) if several else (shape,))]
    result = tuple(int(n) for n in sizes if n is not None and n.is_integer() and n > 0)
    fits = len(result) == len(sizes) <= 2
    if not fits or math.prod(result) > _MOST_ENTRIES:
        raise ModelError(
            f"{kind} {name!r}: the shape {shown(shape)} must be (), (n,) or (n, m) "
            f"with positive whole numbers: a scalar, a vector or a matrix of at most "
            f"{_MOST_ENTRIES} entries. Give one of these."
        )
    return result


def checked_limits(who: str, limits: object) -> tuple[float, float] | None:
    """Return (least, greatest), or None."""
    if limits is None:
        return None
    pair = real_array(limits)
    if pair is None or pair.shape != (2,) or not pair[0] < pair[1]:
        raise ModelError(
            f"{who}: limits={shown(limits)} must be two numbers (least, greatest), of "
            f"which the first is less than the second. Use math.inf for a side without "
            f"limit."
        )
    low, high = pair.tolist()
    return low, high


def default_value(node: Node, defaults: Mapping[Symbol, Node]) -> float:
    """Return the value of a formula of parameters at their defaults."""
    values: dict[str | Symbol, float] = {}
    needed = symbols_of(node)
    while needed:
        symbol = needed[-1]
        before = [s for s in symbols_of(defaults[symbol]) if s not in values]
        if before:
            needed += before
            continue
        needed.pop()
        if symbol not in values:
            values[symbol] = float(evaluate(defaults[symbol], values))
    return float(evaluate(node, values))


def expanded(
    nodes: Sequence[Node], expressions: Mapping[str, Expression]
) -> list[Node]:
    """Return formulas with expressions replaced, but for rings of them."""
    known: dict[Symbol, Node] = {}
    for expression in expressions.values():
        known |= expression.formulas
    result = list(nodes)
    for _ in expressions:
        if known.keys().isdisjoint(symbols_of(*result)):
            break
        result = substitute(result, known)
    return result


@final
@dataclass(frozen=True)
class StartCondition:
    """A formula, and its value at the start.

    Attributes:
        formula: Of sensors, states and their rates, parameters, inputs and time.
        value: Its value at the start.
    """

    formula: Node
    value: float


_VALID = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
_RESERVED = frozenset({"t", "time", "world"})
# Names of quantities that results have besides the user's.
_OF_RESULTS = frozenset(
    {"axis", "row", "column", "kinetic_energy", "potential_energy", "total_energy"}
    | {"work", "energy_error", "residual", "impact_loss"}
)
_MEASURED = frozenset({"input", "expression", "sensor", "state"})


def check_name(kind: str, name: str) -> None:
    """Raise ModelError unless the name can be used in every language."""
    if not isinstance(name, str) or not _VALID.match(name):
        cleaned = re.sub(r"\W+", "_", str(name), flags=re.ASCII).strip("_")
        if not _VALID.match(cleaned):
            cleaned = f"a_{cleaned}".rstrip("_")
        raise ModelError(
            f"{kind} {shown(name)}: a name is a letter followed by letters, digits and "
            f"underscores, because it appears in generated code. Try {cleaned!r}."
        )
    if name in _RESERVED:
        raise ModelError(
            f"{kind} {name!r}: the name is reserved. 't' is time, 'time' that of "
            f"motions and FMUs, 'world' is body 0; pick another, e.g. {name + '_a'!r}."
        )


class NameBook:
    """The names of one model, each with the kind of element that has it.

    `news` are words for what the model has got since it was compiled last.
    """

    def __init__(self) -> None:
        self._kinds: dict[str, str] = {}
        self.news: list[str] = []

    def copy(self) -> NameBook:
        """Return another one with the same names."""
        other = NameBook()
        other._kinds.update(self._kinds)
        return other

    def check(self, kind: str, name: str) -> None:
        """Raise unless a name of the user's may be taken."""
        check_name(kind, name)
        if kind in _MEASURED and name in _OF_RESULTS:
            raise ModelError(
                f"{kind} {name!r}: a motion has a quantity or dimension of this name "
                f"already, as it has {', '.join(sorted(_OF_RESULTS - {name}))}; pick "
                f"another, e.g. {name + '_2'!r}."
            )
        self.check_free(kind, name)

    def allows(self, kind: str, name: str) -> bool:
        """Return whether a name of the user's may be taken."""
        try:
            self.check(kind, name)
        except ModelError:
            return False
        return True

    def check_free(self, kind: str, name: str) -> None:
        """Raise NameTakenError if a name that follows, as q_hip, is taken."""
        if name in self._kinds:
            raise NameTakenError(kind, name, self._kinds[name])

    def take(self, kind: str, name: str) -> None:
        """Reserve a name that was checked, last, so that what is refused has none."""
        self._kinds[name] = kind
        self.news.append(f"{kind} {name!r}")

    def kind_of(self, name: str) -> str | None:
        """Return the kind of the element of this name."""
        return self._kinds.get(name)


Extrapolation: TypeAlias = Literal["linear", "constant", "periodic", "error"]
_FAR = 60  # knots behind which an end does not matter


@final
@dataclass(frozen=True, eq=False)
class Table:
    """The points that a curve was made of."""

    x: tuple[Numbers, ...]
    y: Numbers
    extrapolation: tuple[Extrapolation, ...]


def new_curve(
    name: str, x: object, y: object, extrapolation: object
) -> tuple[Curve, Table]:
    """Return the curve through the points of a table, and the table."""
    who = f"curve {name!r}"
    values = _numbers(who, "ordinates", y)
    if values.ndim not in (1, 2):
        raise ModelError(
            f"{who}: its ordinates have the shape {values.shape}. Give a list of n "
            f"numbers, or an n x m table for a curve of two arguments."
        )
    axes = [x]
    if values.ndim == 2:
        if not isinstance(x, tuple | list) or len(x) != 2 or any(map(np.isscalar, x)):
            raise ModelError(
                f"{who}: its table has two dimensions, so it needs a pair of "
                f"abscissae: add_curve(name, (x, y), table)."
            )
        axes = list(x)
    kinds = _kinds(who, extrapolation, values.ndim)
    knots = [_abscissae(who, axis) for axis in axes]
    sizes = tuple(len(k) for k in knots)
    if sizes != values.shape:
        raise ModelError(
            f"{who}: {' and '.join(map(str, sizes))} abscissae do not fit the shape "
            f"{values.shape} of the ordinates. Each abscissa needs its ordinate."
        )
    for axis, kind in enumerate(kinds):
        ordinates = np.moveaxis(values, axis, 0)
        if kind == "periodic" and not np.array_equal(ordinates[0], ordinates[-1]):
            raise ModelError(
                f"{who}: it is periodic, but begins with {ordinates[0]} and ends with "
                f"{ordinates[-1]}. The last point repeats the first, one period later."
            )
    coefficients = _pieces(knots[0], values, kinds[0])
    if len(knots) == 2:
        both = _pieces(knots[1], np.moveaxis(coefficients, 2, 0), kinds[1])
        coefficients = both.transpose(2, 0, 3, 1)
    for axis, kind in enumerate(kinds):
        if kind == "error":
            np.moveaxis(coefficients, axis, 0)[[0, -1]] = np.nan
    places = tuple(tuple(k.tolist()) for k in knots)
    repeats = tuple(kind == "periodic" for kind in kinds)
    curve = Curve(name, PiecewisePolynomial(places, coefficients, repeats))
    return curve, Table(tuple(knots), values, tuple(kinds))


def _pieces(x: Numbers, y: Numbers, kind: Extrapolation) -> Numbers:
    """Return the spline in the first axis of y, as `PiecewisePolynomial` has it."""
    h = np.diff(x).reshape(-1, *[1] * (y.ndim - 1))
    d = np.diff(y, axis=0) / h
    s = _slopes(h, d, kind)
    bend = (s[:-1] + s[1:] - 2 * d) / h
    result = np.zeros((len(x) + 1, 4, *y.shape[1:]))
    result[1:-1] = np.stack([y[:-1], s[:-1], (d - s[:-1]) / h - bend, bend / h], axis=1)
    result[0, 0], result[-1, 0] = y[0], y[-1]
    if kind != "constant":
        result[[0, -1], 1] = s[[0, -1]]
    return result


def _slopes(h: Numbers, d: Numbers, kind: Extrapolation) -> Numbers:
    """Return the slopes of a spline at its knots, from steps and slopes of chords.

    SciPy has it, but takes 0.7 s to import. A period stands between others, so many
    that their ends do not matter: what an end does at least halves from knot to knot.
    """
    n = len(h)
    if kind == "periodic":
        count = -(-_FAR // n)
        h, d = (np.concatenate([one] * (2 * count + 1)) for one in (h, d))
        return _slopes(h, d, "linear")[count * n : count * n + n + 1]
    main, above, below = (np.zeros((n + 1, *h.shape[1:])) for _ in range(3))
    right = np.zeros((n + 1, *d.shape[1:]))
    main[1:-1], above[1:-1], below[1:-1] = 2 * (h[:-1] + h[1:]), h[:-1], h[1:]
    right[1:-1] = 3 * (h[1:] * d[:-1] + h[:-1] * d[1:])
    for way, beside in ((1, above), (-1, below)):
        a, b = h[::way][[0, min(1, n - 1)]]
        first, second = d[::way][[0, min(1, n - 1)]]
        own: tuple[Any, Any, Any] = 2, 1, 3 * first  # without curvature
        if kind == "constant":
            own = 1, 0, 0
        elif kind == "error" and n == 2:
            own = 1, 1, 2 * first  # of one parabola
        elif kind == "error" and n > 2:
            both = ((3 * a + 2 * b) * b * first + a**2 * second) / (a + b)
            own = b, a + b, both  # of the next piece's third derivative
        main[::way][0], beside[::way][0], right[::way][0] = own
    for i in range(n):
        ratio = below[i + 1] / main[i]
        main[i + 1] -= ratio * above[i]
        right[i + 1] -= ratio * right[i]
    right[n] /= main[n]
    for i in reversed(range(n)):
        right[i] = (right[i] - above[i] * right[i + 1]) / main[i]
    return right


def _numbers(who: str, what: str, values: object) -> Numbers:
    remedy = (
        "A curve is a table of numbers; leave out points without value, and scale it "
        "in the formula to make it depend on parameters."
    )
    return Arguments(who, ModelError).numbers(what, values, remedy=remedy)


def _kinds(who: str, extrapolation: Any, count: int) -> list[Extrapolation]:
    several = isinstance(extrapolation, tuple | list)
    kinds = list(extrapolation) if several else [extrapolation] * count
    known = get_args(Extrapolation)
    if len(kinds) != count or not all(among(kind, known) for kind in kinds):
        raise ModelError(
            f"{who}: extrapolation={shown(extrapolation)} must be one of "
            f"{', '.join(map(repr, known))}. Give one, or one for each of its {count} "
            f"arguments."
        )
    return kinds


def _abscissae(who: str, values: object) -> Numbers:
    x = _numbers(who, "abscissae", values)
    if x.ndim != 1 or len(x) < 2:
        raise ModelError(
            f"{who}: its abscissae have the shape {x.shape}, but a list of two or more "
            f"is needed."
        )
    steps = np.diff(x)
    at = int(np.argmax(steps <= 0))
    if steps[at] == 0:
        raise ModelError(
            f"{who}: the abscissa {x[at]:g} stands twice, at the indices {at} and "
            f"{at + 1}, and a function has one value. Remove one of the points; for a "
            f"jump use where."
        )
    if steps[at] < 0:
        raise ModelError(
            f"{who}: its abscissae do not increase: {x[at + 1]:g} follows {x[at]:g} at "
            f"the index {at + 1}. Sort the table by its abscissae."
        )
    return x


Direction: TypeAlias = Literal["rising", "falling", "both"]


@final
@dataclass(frozen=True)
class Discrete(ModelQuantity):
    """A quantity that keeps its value until a when clause gives it another.

    Attributes:
        start: Numbers or formulas of parameters, of the same shape.
        unit: For tables and plots.
    """

    start: Array
    unit: str = ""


@final
@dataclass(frozen=True)
class When:
    """A clause: jumps when a condition passes zero, or at certain times.

    Attributes:
        name: In the table of events.
        condition: It acts where this passes zero; None if it acts at times.
        direction: In which the condition passes zero.
        at: Times at which it acts [s].
        every: From one time to the next, from zero on [s]; None if not so.
        priority: Of several at one instant those with the largest act first.
        changed: Discrete variables and extra states that get new values.
        values: These values, of what was before.
        pushed: Inputs that get an impulse.
        impulses: Their impulses, in the unit of the input times s; or what the velocity
            becomes.
        velocities: What becomes so by the impulse; None where the impulse is known.
    """

    name: str
    condition: Node | None
    direction: Direction = "rising"
    at: tuple[float, ...] = ()
    every: float | None = None
    priority: int = 0
    changed: tuple[Symbol, ...] = ()
    values: tuple[Node, ...] = ()
    pushed: tuple[Symbol, ...] = ()
    impulses: tuple[Node, ...] = ()
    velocities: tuple[Node | None, ...] = ()


def guarded(whens: Mapping[str, When]) -> tuple[When, ...]:
    """Return the when clauses that have a condition, in order."""
    return tuple(w for w in whens.values() if w.condition is not None)
