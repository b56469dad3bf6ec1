"""Formulas as the user wrote them become nodes; the ranges that their values have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, final

import numpy as np

from symbody.arguments import listed, shown
from symbody.dataclass import dataclass
from symbody.errors import ExpressionError, ModelError, warn_user
from symbody.expr.node import Array, Const, Node, Scalar, Several, Symbol, as_node
from symbody.expr.traverse import as_vector, symbols_of
from symbody.with_units import in_unit


class SymPyFormula(Protocol):
    """A formula or matrix of SymPy, which is taken wherever a formula is."""

    @property
    def free_symbols(self) -> object:
        """Its symbols."""

    def xreplace(self, rule: object) -> object:
        """Return it with others in their place."""


# Types of arguments for one formula, for three, and for a matrix of them.
FormulaLike: TypeAlias = Scalar | SymPyFormula
VectorLike: TypeAlias = Sequence[FormulaLike] | Several | SymPyFormula
MatrixLike: TypeAlias = (
    Sequence[Sequence[FormulaLike] | Several] | Several | SymPyFormula
)
# A vector or a matrix; without SymPy's, whose type says nothing of the shape.
ArrayLike: TypeAlias = Sequence[FormulaLike | Sequence[FormulaLike] | Several] | Several

# Type of arguments for arrays of numbers.
NumbersLike: TypeAlias = Sequence[float | Sequence[float] | Several] | Several
# Kind of the symbols of gaps, slips and forces.
OF_CONTACT = "result of a contact"
# Entries that need no look, numbers up to a size.
_PLAIN, _HUGE = frozenset((float, int, Const, Symbol)), 1e300


def checked_formula(
    who: str,
    value: object,
    shape: tuple[int, ...] | None,
    kinds: Mapping[Symbol, str],
    model_name: str,
    allowed: tuple[str, ...],
    kind_of: Callable[[str], str | None],
    used: set[Symbol],
    *,
    contacts: bool = False,
) -> Array:
    """Return an array of nodes; a `shape` None is any, and empty `allowed` any kind.

    `kind_of` gives the kind of the element that has a name; `used` takes the symbols;
    `contacts` says whether results of contacts may stand there.
    """
    plain = _plain_nodes(value, shape)
    array = _as_array(who, value, kinds) if plain is None else plain
    if is_sympy(value) and shape is not None and array.shape == (*shape, 1):
        array = array.reshape(shape)
    if shape is not None and array.shape != shape:
        words = ("a single number or formula", "a vector of {}", "a {}x{} matrix")
        remedy = "Give as many entries."
        if not array.shape and shape == (3,):
            remedy = f"Give as many entries, such as (0, 0, {shown(value)})."
        elif shape == (3, 3):
            remedy = "Give as many entries, or for a rotation sb.rotation('x', angle)."
        raise ModelError(
            f"{who}: {shown(value)} has the shape {array.shape}, but "
            f"{words[len(shape)].format(*shape)} is needed here. {remedy}"
        )
    nodes: list[object] = array.ravel().tolist()
    if plain is not None and Symbol not in map(type, nodes):
        return plain
    # All at once: entries may share most of a large graph.
    symbols = symbols_of(*nodes)
    used.update(symbols)
    if contacts:
        symbols = [s for s in symbols if kinds.get(s) != OF_CONTACT]
    _check_symbols(who, symbols, kinds, model_name, allowed, kind_of)
    for node in nodes if plain is None else ():
        if isinstance(node, Const) and not np.isfinite(node.value):
            raise ModelError(
                f"{who}: the number {node.value} is not finite. Every quantity of a "
                f"model must be a finite number or a formula."
            )
    return array


def _plain_nodes(value: Any, shape: tuple[int, ...] | None) -> Array | None:
    """Return numbers and symbols, one or a vector; None of what needs a look."""
    if value.__class__ is np.ndarray and value.ndim == 1:
        value = value.tolist()
    several = value.__class__ in (list, tuple)
    entries = value if several else (value,)
    own = (len(entries),) if several else ()
    if shape not in (None, own) or not _PLAIN.issuperset(map(type, entries)):
        return None
    numbers = (getattr(e, "value", e) for e in entries if e.__class__ is not Symbol)
    if not all(-_HUGE < number < _HUGE for number in numbers):
        return None
    nodes = (one if isinstance(one, Node) else as_node(one) for one in entries)
    return as_vector(nodes).reshape(own)


def _as_array(who: str, value: object, kinds: Mapping[Symbol, str]) -> Array:
    if is_sympy(value):
        value = _from_sympy(who, value, kinds)
    value = in_unit(who, value, "")
    try:
        raw: Array | None = np.asarray(value, dtype=object)
    except ValueError:
        raw = None
    ragged = (list, tuple, np.ndarray)
    if raw is None or any(isinstance(entry, ragged) for entry in raw.flat):
        raise ModelError(
            f"{who}: {shown(value)} is a nest of lists of different lengths. Give a "
            f"number, a formula, or a vector or matrix of them."
        )
    nodes: list[Node] = []
    for entry in raw.ravel().tolist():
        try:
            converted = _from_sympy(who, entry, kinds) if is_sympy(entry) else entry
            nodes.append(as_node(converted, who))
        except ExpressionError as error:
            raise ModelError(str(error)) from None
    return as_vector(nodes).reshape(raw.shape)


def is_sympy(value: object) -> bool:
    """Return whether something is a formula or matrix of SymPy."""
    return type(value).__module__.partition(".")[0] == "sympy"


def _from_sympy(who: str, value: object, kinds: Mapping[Symbol, str]) -> object:
    # Imported when the first SymPy object comes, which has paid for SymPy already.
    from symbody.expr.sympy_bridge import from_sympy

    try:
        return from_sympy(value, {symbol.name: symbol for symbol in kinds})
    except ExpressionError as error:
        raise ModelError(f"{who}: {error}") from None


def _check_symbols(
    who: str,
    symbols: list[Symbol],
    kinds: Mapping[Symbol, str],
    model_name: str,
    allowed: tuple[str, ...],
    kind_of: Callable[[str], str | None],
) -> None:
    for symbol in symbols:
        kind = kinds.get(symbol)
        if kind in (None, OF_CONTACT):
            hidden = ("acceleration", OF_CONTACT)
            names = [s.name for s, k in kinds.items() if k not in hidden]
            remedy = (
                "Add it with add_parameter, add_input, add_state or add_expression and "
                f"use what that returns; known symbols: {listed(names)}."
            )
            if kind_of(symbol.name.partition("[")[0]) == OF_CONTACT:
                remedy = (
                    "Gaps, slips and forces of contacts, as model['gap_heel'], follow "
                    "from the motion and stand in conditions of when clauses alone; "
                    "impulses, which jump, nowhere. Else take a sensor, as Position of "
                    "what touches, or ConstraintForce of a joint that transmits it."
                )
            elif symbol.name in names:
                remedy = (
                    f"It is of another model, although this one has a symbol of that "
                    f"name, too: take that of model {model_name!r}."
                )
            raise ModelError(
                f"{who}: the formula holds the symbol {symbol.name!r}, which is not of "
                f"model {model_name!r}. {remedy}"
            )
        if allowed and kind not in allowed:
            words = " and ".join("time" if a == "time" else f"{a}s" for a in allowed)
            raise ModelError(
                f"{who}: the formula holds the {kind} {symbol.name!r}, but only "
                f"{words} can stand here, because the value must be known before the "
                f"motion is."
            )


@final
@dataclass(frozen=True)
class Sign:
    """The range of the values of a field, at the defaults of the parameters."""

    rule: str  # what it must be; "" where less than zero only warns, as a damping
    why: str = ""
    what: str = "the {}"  # the field, with braces for its name
    holds: Callable[[float], bool] = lambda value: value >= 0
    unit: str = ""  # behind the value, in messages

    def check(
        self, who: str, name: str, held: Any, default: Callable[[Node], float | None]
    ) -> None:
        """Raise or warn if a field has a value out of its range."""
        for value in held if isinstance(held, tuple | np.ndarray) else (held,):
            number = None if value is None else default(value)
            if number is None or self.holds(number):
                continue
            if not self.rule:
                if number < 0:
                    warn_user(adds_energy(who, name, value, number))
                return
            text = f"{_value_text(value, number)} {self.unit}".rstrip()
            raise ModelError(
                f"{who}: {self.what.format(name)} is {text}; it {self.rule}, "
                f"{self.why}."
            )


def positive(why: str, what: str = "the {}", unit: str = "") -> Sign:
    """Return that a field is positive, for `Annotated` beside its unit."""
    return Sign("must be positive", why, what, lambda value: value > 0, unit)


def not_negative(why: str, what: str = "the {}") -> Sign:
    """Return that a field is positive or zero; as `positive`."""
    return Sign("cannot be negative", why, what)


# Of a damping: it may be negative, which a warning tells.
DAMPING = Sign("")
STEEP = Sign(
    "must be at least 1",
    "or the force would begin infinitely steep; 1 is a spring, 1.5 a sphere on a plane",
    holds=lambda value: value >= 1,
)
IN_FILM = positive("or there is no film")
BRAKES = not_negative("because it brakes")
TAKES_ENERGY = not_negative("because friction and impacts take energy")
# Of the velocity that makes a friction smooth.
TURNS_ROUND = positive(
    "because the friction turns round within it; take a hundredth of a velocity that "
    "matters"
)


def adds_energy(who: str, what: str, value: Node, number: float) -> str:
    """Return that a negative damping adds energy."""
    return (
        f"{who}: {what} is {_value_text(value, number)}: a negative damping adds "
        f"energy, and motions grow. If it is not meant so, change its sign."
    )


def _value_text(value: Node, number: float) -> str:
    return repr(value) if isinstance(value, Const) else f"{value!r} = {number:g}"
