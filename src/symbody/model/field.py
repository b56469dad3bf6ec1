"""Elements as classes whose fields have types, from which the rest follows.

A load, sensor, constraint, loop or shape is a frozen dataclass. The type of a field
says what the user may write into it, what it holds once the element belongs to a model,
how the one becomes the other, and which frames it touches; files and reference pages
follow from it, too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from dataclasses import field as dataclass_field
from functools import cache
from operator import attrgetter
from typing import (
    Annotated,
    Any,
    ClassVar,
    Generic,
    NamedTuple,
    Protocol,
    Self,
    TypeVar,
    dataclass_transform,
    final,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np

from symbody.arguments import listed, saying_unknown
from symbody.dataclass import SAYING, dataclass
from symbody.errors import ModelError, warn_user
from symbody.expr.node import ZERO, Array, Const, Node, Symbol
from symbody.expr.traverse import Symbolic
from symbody.model.body import Apart, Body, Frame
from symbody.model.formulas import Sign
from symbody.with_units import has_units_or_masks, in_unit, likely_degrees

Written = TypeVar("Written", contravariant=True)
Bound = TypeVar("Bound", covariant=True)
Class = TypeVar("Class")
# From a model and the number of such fields before, to what a user may write.
Sample = Callable[[Any, int], object]
_INSTEAD = "instead"


@final
@dataclass(frozen=True)
class Bind:
    """The services of a model that bind the fields of one of its elements.

    Attributes:
        who: Kind and name of the element, for messages.
        formulas: From whose formulas they are, the value as the user wrote it, the
            shape it must have, and the kinds of symbols that may occur in it, none for
            any, to nodes.
        default: From a formula to its value at the defaults of the parameters; None if
            it depends on anything else.
        coordinate: From a joint of one coordinate, or a coordinate, to its symbol.
        load: From a load of the model, or the name of one, to the load.
    """

    who: str
    formulas: Callable[[str, object, tuple[int, ...], tuple[str, ...]], Array]
    default: Callable[[Node], float | None]
    coordinate: Callable[[object], Symbol]
    load: Callable[[Any], Any]


@final
@dataclass(frozen=True)
class Entry:
    """A field of an element that is being bound.

    Attributes:
        name: Of the field.
        bind: Services of the model.
        before: Values of the fields before it, by name.
    """

    name: str
    bind: Bind
    before: Mapping[str, Any]

    @property
    def who(self) -> str:
        """Kind and name of the element, for messages."""
        return self.bind.who

    def formulas(
        self, value: object, shape: tuple[int, ...], allowed: tuple[str, ...] = ()
    ) -> Array:
        """Return a value of the user's as nodes of a shape."""
        return self.bind.formulas(f"{self.name} of {self.who}", value, shape, allowed)


class Field(Generic[Written, Bound]):
    """The type of a field: what the user may write, and what it holds when bound.

    For type checkers it is the protocol of both sides: they take the parameter of a
    constructor from `__set__`, and what an attribute is from `__get__`.

    Attributes:
        words: What may be written, for the reference.
        of: Of a field that may be None or hold several: the type of what else it may
            be, or of each.
        form: Name of its codec, which says how it stands in files.
        sample: What gives a sample of it in a model of three bodies and some joints;
            fields that share it count together.
    """

    words: str = ""
    of: ClassVar[FieldType | None] = None
    form: ClassVar[str] = ""
    sample: ClassVar[Sample | None] = None

    def __get__(self, element: object, owner: type) -> Bound:
        """Return the value of the field of a bound element."""
        raise NotImplementedError

    def __set__(self, element: object, value: Written) -> None:
        """Take what the user wrote."""
        raise NotImplementedError

    @classmethod
    def bound(cls, value: object, entry: Entry) -> object:
        """Return the value that the field holds for the user's; the same by default."""
        return value if cls.of is None or value is None else cls.of.bound(value, entry)

    @classmethod
    def frames(cls, value: Any) -> Sequence[Frame]:
        """Return the frames that belong to what a bound field holds, one or several."""
        if isinstance(value, Body | Frame):
            return (value if isinstance(value, Frame) else value.origin,)
        if isinstance(value, list | tuple):
            return [frame for one in value for frame in cls.frames(one)]
        return () if cls.of is None or value is None else cls.of.frames(value)


FieldType = type[Field[Any, Any]]


def preset(value: object, *, instead: str = "") -> Any:
    """Return the value that a field has unless the user gives another.

    Args:
        value: The value.
        instead: Where that is None: the field whose value it takes when it is bound,
            "seen_from" for example, or an attribute of that, "joint.child".
    """
    return dataclass_field(default=value, metadata={_INSTEAD: instead})


_REGISTERED: dict[str, type] = {}
# By class, the types of the fields that kinds have behind their own.
_LAST: dict[type, dict[str, Any]] = {}


def registered() -> tuple[type, ...]:
    """Return the kinds of elements that have been made so far."""
    return tuple(_REGISTERED.values())


def _register(kind: type) -> None:
    """Note a kind; one made again, as in a notebook, takes the place of the first."""
    SAYING[kind] = saying_unknown
    if getattr(kind, "__abstractmethods__", None):
        return
    _REGISTERED[f"{kind.__module__}.{kind.__qualname__}"] = kind


@dataclass_transform(frozen_default=True)
def elements_base(kind: type[Class]) -> type[Class]:
    """Make a class what kinds of elements have in common, their first fields too."""
    return dataclass(frozen=True, eq=False)(kind)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def last_fields(kind: type[Class]) -> type[Class]:
    """Let kinds of elements have the fields of a class, all preset, behind their own.

    Type checkers take them as arguments by name only.
    """
    types = get_type_hints(kind, include_extras=True)
    _LAST[kind] = {name: types[name] for name in kind.__annotations__}
    return kind


@dataclass_transform(frozen_default=True, eq_default=False)
def element(kind: type[Class]) -> type[Class]:
    """Make a class a kind of element: a frozen dataclass, compared by identity."""
    for base in kind.__mro__:
        kind.__annotations__ |= _LAST.get(base, {})
    made = dataclass(frozen=True, eq=False)(kind)
    _register(made)
    return made


def inheriting(kind: type[Class]) -> type[Class]:
    """Make a class a kind with its base's fields, whose types mypy then takes."""
    own = vars(kind).get("__annotations__", {})
    assert not own, f"{kind.__name__} has fields of its own: {own}. Take @element."
    return element(kind)


@dataclass_transform(frozen_default=True)
def value_kind(kind: type[Class]) -> type[Class]:
    """Make a class a kind that is compared by its fields, as the kinds of joints."""
    made = dataclass(frozen=True)(kind)
    _register(made)
    return made


@cache
def field_types(kind: type) -> Mapping[str, FieldType]:
    """Return the types of the fields of a kind, by name."""
    return {name: said.type for name, said in _described_fields(kind).items()}


def field_units(kind: type) -> Mapping[str, tuple[str, ...]]:
    """Return the units of the fields of a kind, by name, where they are declared.

    They stand beside the type: `stiffness: Annotated[Formula, "N/m"]`. "N m or N"
    is for a freedom that turns and for one that slides, and a field in braces, such as
    "{joint}" or "N/m^{exponent}", stands for the unit of the coordinate that it holds,
    or for its number; "{unit}" stands for the kind's own. Behind the unit of a law
    stand those of its arguments.
    """
    entries = [(n, said.units) for n, said in _described_fields(kind).items()]
    own = (getattr(kind, "unit", ""),)
    return {n: own if units == ("{unit}",) else units for n, units in entries if units}


class _Described(NamedTuple):
    """The type of a field, and what stands beside it in `Annotated`."""

    type: FieldType
    units: tuple[str, ...]
    signs: tuple[Sign, ...]


@cache
def _described_fields(kind: type) -> Mapping[str, _Described]:
    """Return for each field its type, and what stands beside it."""
    try:
        hints = get_type_hints(kind, include_extras=True)
    except NameError as error:
        raise ModelError(
            f"{kind.__name__}: the type of one of its fields is not known: {error}. "
            f"Import it in the module where the class is."
        ) from None
    described: dict[str, _Described] = {}
    for entry in fields(kind):
        hint = hints[entry.name]
        beside: list[object] = []
        if get_origin(hint) is Annotated:
            hint, *beside = get_args(hint)
        if not isinstance(hint, type) or not issubclass(hint, Field):
            raise ModelError(
                f"{kind.__name__}.{entry.name}: its type {entry.type} is not a type of "
                f"a field, so it cannot be bound. Give one of those in "
                f"model/fields.py, such as Formula or Place, or a subclass of Field."
            )
        units = tuple(one for one in beside if isinstance(one, str))
        signs = tuple(one for one in beside if isinstance(one, Sign))
        described[entry.name] = _Described(hint, units, signs)
    return described


@cache
def signs_of(kind: type) -> Sequence[tuple[str, Sign]]:
    """Return the rules of sign of a kind's fields, with their names."""
    described = _described_fields(kind).items()
    return [(name, sign) for name, said in described for sign in said.signs]


@cache
def _angles(kind: type) -> Sequence[tuple[str, tuple[str, ...]]]:
    """Return the fields of a kind that are or may be angles, with their units."""
    return [
        (name, units)
        for name, units in field_units(kind).items()
        if units[0].partition(" or ")[0] == "rad"
    ]


def required(kind: type) -> tuple[str, ...]:
    """Return the names of the fields that a user must give."""
    return tuple(entry.name for entry in fields(kind) if entry.default is MISSING)


def _unit_beside(units: Sequence[str], held: Mapping[str, Any]) -> str:
    """Return the one unit of all entries of a field; "" where they have none."""
    unit = units[0] if units else ""
    turning, _, sliding = unit.partition(" or ")
    if sliding:
        motions = (getattr(value, "elements", ()) for value in held.values())
        kinds = {m.force_unit for own in motions for m in own if m.velocities}
        by_kind = {"N m": turning, "N": sliding}
        unit = by_kind.get(kinds.pop(), "") if len(kinds) == 1 else ""
    return "" if "{" in unit else unit


class ModelElement(Protocol):
    """An element of a model, whose fields are bound, and touch frames.

    Attributes:
        apart: What says that its places are on different bodies; None if they may be on
            one.
        acts_by: Fields of which one at least is neither zero nor None; none for any.
    """

    apart: ClassVar[Apart | None] = None
    acts_by: ClassVar[tuple[str, ...]] = ()

    def bound(self, who: str, bind: Bind) -> Self:
        """Return the element as the model holds it: each field bound, all checked.

        Args:
            who: Kind and name of the element, for messages.
            bind: Services of the model.
        """
        held: dict[str, object] = {}
        for name, kind in field_types(type(self)).items():
            value = getattr(self, name)
            value = value.value if isinstance(value, Symbolic) else value
            if has_units_or_masks(value):
                unit = _unit_beside(field_units(type(self)).get(name, ()), held)
                value = in_unit(f"{name} of {who}", value, unit)
            held[name] = kind.bound(value, Entry(name, bind, held))
        own_kind: type = type(self)
        for entry in fields(own_kind):
            name, other = entry.name, entry.metadata.get(_INSTEAD)
            if other and held[name] is None:
                first, _, rest = other.partition(".")
                held[name] = attrgetter(rest)(held[first]) if rest else held[first]
        make: Callable[..., Self] = type(self)
        element = make(**held)
        if element.apart is not None:
            element.apart.check(who, element.frames_at_ends())
        element.verify(who, bind)
        return element

    def verify(self, who: str, bind: Bind) -> None:
        """Raise if a value of a bound field is out of range, or `check` raises."""
        for name, sign in signs_of(type(self)):
            sign.check(who, name, getattr(self, name), bind.default)
        held = [getattr(self, name) for name in self.acts_by]
        if held and all(one is None or one is ZERO for one in np.hstack(held)):
            raise ModelError(
                f"{who}: {listed(self.acts_by)} are zero or left out, so it does "
                f"nothing. Give at least one of them."
            )
        self._warn_of_degrees(who)
        self.check(who, bind)

    def _warn_of_degrees(self, who: str) -> None:
        for name, units in _angles(type(self)):
            value = getattr(self, name)
            several = (
                value.ravel().tolist() if isinstance(value, np.ndarray) else [value]
            )
            for angle in [one.value for one in several if isinstance(one, Const)]:
                # As limits of joints: larger numbers mean that there is no end.
                likely = 15 <= abs(angle) <= 360 and angle % 15 == 0
                if likely and _unit_beside(units, vars(self)) == "rad":
                    warn_user(likely_degrees(f"{who}: {name}", angle))

    def check(self, who: str, bind: Bind) -> None:
        """Raise if the fields do not fit each other; they are bound already."""
        return

    def frames_at_ends(self) -> Sequence[Frame]:
        """Return the frames at its ends; those of its fields by default."""
        return self.frames()

    def frames(self) -> Sequence[Frame]:
        """Return the frames that the fields touch, in the order of the fields."""
        kinds = field_types(type(self)).items()
        touched = (kind.frames(getattr(self, name)) for name, kind in kinds)
        return tuple(frame for frames in touched for frame in frames)
