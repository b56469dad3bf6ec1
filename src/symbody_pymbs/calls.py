"""Arguments of calls, sorted by type, in any of the orders that PyMbs has had."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import signature
from typing import Any, ClassVar, TypeVar, final

from symbody.errors import ModelError
from symbody_pymbs.description import Description
from symbody_pymbs.places import Frame, Joint, Place

One = TypeVar("One")
_ENDS = (
    "CS1", "CS2", "CSref", "body", "Bodies", "joint", "thejoint", "j", "j1", "j2",
)  # fmt: skip
# Other words for an argument.
_ALIASES = {"loadSymb": "symbol", "symbol_str": "symbol", "setUp": "setUpH"}


def pymbs_call(
    texts: int, of: str = ""
) -> Callable[[Callable[..., One]], Callable[..., One]]:
    """Return a decorator that brings arguments into the reference's order.

    In the first PyMbs a name came first: so does one where that many texts begin a
    call, and it goes by keyword.
    """

    def decorated(method: Callable[..., One]) -> Callable[..., One]:
        who, own = of + method.__name__, signature(method)
        order = ", ".join([*own.parameters][1:])

        @wraps(method)
        def call(self: object, *args: object, **named: object) -> One:
            first = [value for value in args[:texts] if isinstance(value, str)]
            if len(first) == texts and (texts > 1 or "name" not in named):
                args, named = args[1:], {**named, "name": first[0]}
            try:
                bound = own.bind(self, *args, **named)
            except TypeError as error:
                words = [*map(repr, args), *(f"{k}={v!r}" for k, v in named.items())]
                raise ModelError(
                    f"{who}({', '.join(words)}): {error}. The call is {who}({order})."
                ) from None
            return method(**bound.arguments)

        return call

    return decorated


@final
class Call:
    """The arguments of a call: places, joints and texts in their order, others by name.

    Of these `names` has the order of what comes without a name.
    """

    def __init__(
        self,
        who: str,
        args: Sequence[object],
        named: Mapping[str, object],
        names: Sequence[str],
    ) -> None:
        self.who = who
        self.places: list[Frame] = []
        self.joints: list[Joint] = []
        self.words: list[str] = []
        values = {_ALIASES.get(word, word): value for word, value in named.items()}
        allowed = (*_ENDS, "name", *names)
        for word in values:
            if word not in allowed:
                raise ModelError(
                    f"{who}: there is no argument {word!r}. Known are "
                    f"{', '.join(allowed)}."
                )
        rest = []
        for value in (*args, *(values.pop(word, None) for word in _ENDS)):
            ends = value if isinstance(value, list) else [value]
            if all(isinstance(end, Frame | Joint) for end in ends):
                self.places += [end for end in ends if isinstance(end, Frame)]
                self.joints += [end for end in ends if isinstance(end, Joint)]
            elif isinstance(value, str):
                self.words.append(value)
            elif value is not None:
                rest.append(value)
        if len(rest) > len(names):
            raise ModelError(f"{who}: there are too many arguments: {rest!r}.")
        known = {word: value for word, value in values.items() if value is not None}
        self.values: dict[str, Any] = {**dict(zip(names, rest, strict=False)), **known}

    @property
    def name(self) -> Any:
        """The name of the element, if it has one: by keyword, or the first text."""
        return self.values.get("name", next(iter(self.words), None)) or None

    def ends_and_axes(self) -> tuple[Place, Place, Place]:
        """Return CS1, CS2, and CSref or else CS1, as places of the model."""
        if len(self.places) not in (2, 3):
            raise ModelError(
                f"{self.who}: {len(self.places)} coordinate systems are given; it "
                f"needs CS1 and CS2, and may have CSref."
            )
        a, b, *axes = (place._place for place in self.places)
        return a, b, axes[0] if axes else a

    def only(self, what: str, values: Sequence[One]) -> One:
        """Return the one value that is needed."""
        if not values:
            raise ModelError(f"{self.who}: {what} is missing.")
        if len(values) > 1:
            raise ModelError(
                f"{self.who}: {what} is one argument, but "
                f"{', '.join(map(repr, values))} could each be it."
            )
        return values[0]

    def moving_joint(self, why: str) -> Joint:
        """Return the one joint, which is not rigid."""
        joint = self.only("the joint", self.joints)
        if joint.dof is None:
            raise ModelError(f"{self.who}: {joint.name!r} is rigid {why}.")
        return joint


class Adding:
    """What adds elements of one group to a world, by a method a kind."""

    _group: ClassVar[str]
    # The values that every kind takes.
    _names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, it: Description) -> None:
        self._it = it

    def _add(self, call: Call, element: Any) -> Any:
        """Add the element that a call describes; return what the script gets."""
        raise NotImplementedError


def kind(*names: str) -> Callable[[Callable[[Any, Call], object]], Callable[..., Any]]:
    """Return a decorator for what makes elements of a kind: it sorts the arguments."""

    def decorated(make: Callable[[Any, Call], object]) -> Callable[..., Any]:
        @wraps(make)
        def add(self: Adding, *args: object, **named: object) -> Any:
            who = f"{self._group}.{make.__name__}"
            call = Call(who, args, named, (*self._names, *names))
            return self._add(call, make(self, call))

        return add

    return decorated
