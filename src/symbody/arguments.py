"""The arguments of public calls, checked where they come in.

Each check returns its argument in the form that the code behind the door expects, or
raises an error that says who was called, what was found, the rule and the remedy. So no
wrong argument reaches NumPy or a C address, which would say none of that.

Rules that mechanics makes, as for masses and names, stay with what knows them.
"""

from __future__ import annotations

import functools
import inspect
import math
import os
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ParamSpec, SupportsFloat, TypeVar, final, get_args, overload

import numpy as np
from numpy.typing import NDArray

from symbody.dataclass import REFUSALS, dataclass
from symbody.errors import CallError, ModelError, SymbodyError, warn_user
from symbody.public_names import by_name, places, spellings
from symbody.with_units import has_units_or_masks, in_unit, is_quantity, without_unit

Numbers = NDArray[np.float64]
Kind = TypeVar("Kind")
Word = TypeVar("Word")
_LONGEST = 80  # characters of a value in a message
_MOST_NEAR = 3
# What other packages call methods and languages of ours.
_SAME = {
    "rk45": "DP54", "rk23": "DP54", "dopri5": "DP54", "ode45": "DP54", "tsit5": "DP54",
    "dop853": "DP853", "ode78": "DP853", "ode89": "DP853", "vern9": "DP853",
    "bdf": "Radau", "lsoda": "Radau", "ode23s": "Radau", "radau5": "Radau",
    "hinge": "Revolute", "slider": "Prismatic", "ball": "Spherical",
    "modes": "modal", "eigenmodes": "modal", "eigenfrequencies": "modal",
    "natural_frequencies": "modal", "export_fmu": "generate", "to_fmu": "generate",
    "revolute": "Rz", "prismatic": "Tx",
    "stiction": "DryFriction", "frictionloss": "DryFriction",
    "k": "stiffness", "c": "damping", "d": "damping", "l0": "free_length",
    "rest_length": "free_length", "m": "mass", "center_of_mass": "com", "cog": "com",
    "damper": "SpringDamper", "motor": "JointForce", "actuator": "JointForce",
    "mu": "friction", "encoder": "JointState", "angle": "JointState", "weld": "fixed",
    "gyro": "AngularVelocity", "accelerometer": "Acceleration", "eom": "derive",
    "equations_of_motion": "derive", "ik": "inverse_kinematics", "solve": "simulate",
    "integrate": "simulate", "compile": "compile_model", "run": "simulate",
    "solve_ivp": "simulate", "frequency_response": "bode", "forward_kinematics": "pose",
    "t_end": "duration", "tend": "duration", "t_final": "duration", "tspan": "duration",
    "initial": "start", "y0": "start", "x0": "start", "q0": "q", "v0": "v",
    "params": "parameters", "solver": "method", "position": "at", "pos": "at",
    "c++": "cpp", "cxx": "cpp", "py": "python", "octave": "matlab", "pytorch": "torch",
    "fmu": "fmu2", "simulink": "sfunction", "rs": "rust", "f90": "fortran",
    "jointposition": "JointState", "jointvelocity": "JointState",
    "jointangle": "JointState", "jointtorque": "JointForce", "pulley": "Cable",
    "jointdamper": "TorsionalSpringDamper", "tyre": "Tire", "cardan": "Universal",
    "floating": "Free", "helical": "Screw", "slidercrank": "CrankSlider",
    "eigenvalues": "modal", "statics": "equilibrium", "trim": "equilibrium",
    "lagrangian": "derive", "lagrange": "derive", "animate": "show",
    "load": "read", "save": "write", "bode": "linearize",
}  # fmt: skip
# What no option says, and where it is said.
_ELSEWHERE = {
    "axis": "An axis belongs to the kind of a joint: sb.joints.Revolute((1, 1, 0)).",
    "at": "A place is a frame, which is given in place of the body: "
    "body.add_frame('tip', at=(x, y, z)).",
    "dt": "Give the times in place of the duration: np.linspace(0, 2, 201).",
}
# A word of a name: CoulombFriction has two.
_WORD = re.compile(r"[A-Z]?[a-z]{2,}(?<!s)")
_FLOAT = np.dtype(np.float64)
_REAL = "fiub"  # kinds of NumPy's types that are real numbers


@final
@dataclass(frozen=True)
class Arguments:
    """The arguments of one call of a function, or of an element by its name: `who`."""

    who: str
    error: type[SymbodyError] = CallError

    def refused(self, what: str, value: object, rule: str, remedy: str) -> SymbodyError:
        """Return the error for an argument, whose rule says what it must be."""
        return self.error(
            f"{self.who}: {what}={shown(value)}: it must be {rule}. {remedy}"
        )

    def number(
        self,
        what: str,
        value: object,
        *,
        least: float = -math.inf,
        above: float = -math.inf,
        infinite: bool = False,
        unit: str = "",
        remedy: str = "Give one real number.",
    ) -> float:
        """Return a real number above a bound, or not less than another; never NaN."""
        if unit == "rad" or is_quantity(value):
            value = in_unit(f"{self.who}: {what}", value, unit, self.error)
        number = real(value)
        fits = number is not None and number >= least and number > above
        if number is None or not fits or (math.isinf(number) and not infinite):
            bound = f" of at least {least:g}" if least > -math.inf else ""
            bound = f" greater than {above:g}" if above > -math.inf else bound
            finite = "real number" if infinite else "finite real number"
            unit = f" [{unit}]" if unit else ""
            raise self.refused(what, value, f"one {finite}{bound}{unit}", remedy)
        return number

    def times(self, what: str, value: object) -> object:
        """Return times, or one, as given, or in seconds if they are quantities."""
        if not has_units_or_masks(value):
            return value
        return in_unit(f"{self.who}: {what}", value, "s", self.error)

    def whole(
        self, what: str, value: object, *, least: int = 0, most: float = math.inf
    ) -> int:
        """Return a whole number from a least to a greatest one."""
        number = real(value)
        whole = number is not None and number.is_integer()
        if number is None or not whole or not least <= number <= most:
            rule = f"a whole number of at least {least}"
            rule += f" and at most {most:g}" if most < math.inf else ""
            raise self.refused(what, value, rule, f"Give one, such as {least}.")
        return int(number)

    def numbers(
        self,
        what: str,
        value: object,
        shape: tuple[int, ...] | None = None,
        remedy: str = "",
        unit: str = "",
    ) -> Numbers:
        """Return an array of finite real numbers, of a shape if one is given."""
        array = real_array(value)
        if array is None:
            array = real_array(in_unit(f"{self.who}: {what}", value, unit, self.error))
        words = "an array of finite real numbers"
        if shape is not None:
            words = f"finite real numbers in the shape {shape}"
        if array is None or (shape is not None and array.shape != shape):
            remedy = remedy or "Give a list or array of these."
            raise self.refused(what, value, words, remedy)
        if not np.isfinite(array).all():
            raise self.refused(what, value, words, remedy or "Leave out what has none.")
        return array

    @overload
    def word(self, what: str, value: object, words: Sequence[Word]) -> Word: ...
    @overload
    def word(self, what: str, value: object, words: object) -> Any: ...
    def word(self, what: str, value: object, words: object) -> object:
        """Return one of several words."""
        known = _words(words)
        if not isinstance(value, str) or value not in known:
            rule = f"one of {listed(map(repr, known))}"
            raise self.refused(what, value, rule, f"{near(value, known)}")
        return value

    def words(self, what: str, value: object, words: object) -> tuple[Any, ...]:
        """Return several words, each of those that are known."""
        known = _words(words)
        several = _several(value)
        wrong = [w for w in several if not isinstance(w, str) or w not in known]
        if wrong:
            rule = f"a list of words, each one of {listed(map(repr, known))}"
            raise self.refused(what, value, rule, f"Give for example [{known[0]!r}].")
        return several

    def flag(self, what: str, value: object) -> bool:
        """Return True or False."""
        if not isinstance(value, (bool, np.bool_)):
            raise self.refused(what, value, "True or False", "Give one of the two.")
        return bool(value)

    def text(self, what: str, value: object, remedy: str = 'Give one, as "kg".') -> str:
        """Return a text."""
        if not isinstance(value, str):
            raise self.refused(what, value, "a text", remedy)
        return value

    def path(self, what: str, value: object) -> Path:
        """Return the path of a file or folder."""
        if not isinstance(value, (str, os.PathLike)) or "\0" in os.fspath(value):
            remedy = "Give a text or a pathlib.Path."
            raise self.refused(what, value, "the path of a file or folder", remedy)
        return Path(value)

    def mapping(
        self,
        what: str,
        value: object,
        keys: str = "names",
        example: str = "{'m': 2.0}",
        *,
        optional: bool = True,
    ) -> dict[str, Any]:
        """Return values by name; none of them for None if the argument is optional."""
        if value is None and optional:
            return {}
        one = value if isinstance(value, (dict, Mapping)) else None
        if one is None or not all(map(str.__instancecheck__, one)):
            rule = f"a dictionary from {keys} to values"
            remedy = f"Give for example {example}."
            if isinstance(value, Mapping):
                key = next(k for k in value if not isinstance(k, str))
                # A joint may stand for its coordinates, anything else for its name.
                own = getattr(key, "q", None) or [key]
                names = [str(getattr(one, "name", one)) for one in own]
                remedy = f"Give {' or '.join(map(repr, names))} as the key."
            raise self.refused(what, value, rule, remedy)
        return dict(one)

    def numbers_by_name(
        self, what: str, value: object, known: Mapping[str, str]
    ) -> dict[str, float]:
        """Return real numbers by names of which the units are known; none for None."""
        example = f"{{{next(iter(known))!r}: 1.0}}" if known else "{}"
        values = self.mapping(what, value, "names", example)
        for name, number in values.items():
            if name not in known:
                rule, remedy = f"a value of {listed(known)}", near(name, known)
                raise self.refused(f"{what}[{name!r}]", number, rule, remedy)
            which = f"{what}[{name!r}]"
            values[name] = self.number(which, number, unit=known[name])
        return values

    def ends(
        self, what: str, value: Any, *, optional: bool = False, unit: str = ""
    ) -> tuple[float, float]:
        """Return a least and a greater value; None may stand for no bound."""
        value = in_unit(f"{self.who}: {what}", value, unit, self.error)
        is_list = isinstance(value, (tuple, list)) or getattr(value, "ndim", 0) == 1
        none = (-math.inf, math.inf) if optional else (None, None)
        pair = [*value] if is_list and len(value) == 2 else [math.nan] * 2
        low, high = (
            end if one is None else real(one)
            for one, end in zip(pair, none, strict=True)
        )
        if low is None or high is None or not low < high:
            rule = "a pair of numbers, the least and then the greatest"
            rule += ", None for no bound" if optional else ""
            raise self.refused(what, value, rule, "Give for example (0.0, 0.5).")
        return low, high

    def limits(
        self, what: str, value: object, unit: str = "", *, single: bool = True
    ) -> tuple[float, float]:
        """Return two ends, of which one is finite; of a single number it twice."""
        number = real(in_unit(f"{self.who}: {what}", value, unit, self.error))
        if single and number is not None and math.isfinite(number):
            return number, number
        low, high = self.ends(what, value, optional=True, unit=unit)
        if math.isinf(low) and math.isinf(high):
            rule = "a pair of numbers with one bound at least"
            rule = f"a number, or {rule}" if single else rule
            raise self.refused(what, value, rule, "Give for example (None, 0.5).")
        return low, high

    def items(self, what: str, value: object, kind: type[Kind]) -> tuple[Kind, ...]:
        """Return the objects of a class that a list holds."""
        several = _several(value)
        items = tuple(item for item in several if isinstance(item, kind))
        if len(items) < len(several):
            rule = f"a list of {kind.__name__}"
            raise self.refused(what, value, rule, "Give one, or leave it out.")
        return items

    def names(self, what: str, value: object) -> tuple[str, ...]:
        """Return the names of a list, one at least, or one that stands alone."""
        names = self.items(what, (value,) if isinstance(value, str) else value, str)
        if not names:
            raise self.refused(what, value, "one name at least", "Name one.")
        return names

    def function(
        self, what: str, value: object, arguments: Sequence[str], remedy: str
    ) -> Callable[..., Any]:
        """Return a function of so many arguments, beside those with defaults."""
        if not callable(value) or not takes(value, len(arguments)):
            rule = f"a function of ({', '.join(arguments)}) without defaults"
            raise self.refused(what, value, rule, remedy)
        return value

    def instance(
        self, what: str, value: object, kind: type[Kind] | tuple[type[Kind], ...],
        remedy: str,
    ) -> Kind:  # fmt: skip
        """Return an object of a class, or of one of several."""
        if not isinstance(value, kind):
            kinds = kind if isinstance(kind, tuple) else (kind,)
            names = " or ".join(
                f"{'an' if k.__name__[0] in 'AEIOU' else 'a'} {k.__name__}"
                for k in kinds
            )
            raise self.refused(what, value, names, remedy)
        return value


def real(value: object) -> float | None:
    """Return a real number as a float; None for a text, a complex number, a formula."""
    if isinstance(value, (float, int)):
        try:
            return float(value)
        except OverflowError:
            return None
    array = real_array(value)
    return None if array is None or array.shape != () else float(array)


def real_array(value: object) -> Numbers | None:
    """Return numbers, nested in any way, as an array of floats; None if they are none.

    Entries of classes that NumPy does not know, such as fractions, count as numbers if
    they are real ones to Python.
    """
    if value.__class__ is np.ndarray and value.dtype is _FLOAT:
        return value.copy()
    if has_units_or_masks(value):
        # NumPy would take the numbers and leave their units.
        value = without_unit(value)
    try:
        array = np.asarray(value)
    except (TypeError, ValueError, OverflowError):
        return None
    if array.dtype.kind in _REAL:
        other = not isinstance(value, (list, tuple))  # whose memory this may be
        return array.astype(np.float64, copy=other)
    if array.dtype.kind != "O":
        return None
    numbers = [_exact(entry) for entry in array.ravel().tolist()]
    if any(number is None for number in numbers):
        return None
    return np.array(numbers, dtype=np.float64).reshape(array.shape)


def _exact(value: object) -> float | None:
    """Return a number of a class of its own, such as a fraction, as a float."""
    if not isinstance(value, SupportsFloat):
        return None
    try:
        return float(value)
    except (TypeError, ValueError, OverflowError):
        return None


def as_named(values: Any, names: Sequence[str]) -> Any:
    """Return values in the order of names, if pandas or xarray has just these."""
    for axis in getattr(values, "dims", ()):
        own: Any = values.indexes.get(axis, ())
        if len(own) == len(names) and set(own) == set(names):
            return values.sel({axis: [*names]})
    own = getattr(values, "columns", getattr(values, "index", None))
    is_named = hasattr(own, "to_numpy") and len(own) == len(names)
    return values[[*names]] if is_named and set(own) == set(names) else values


TIMES = ("time", "t")


def own_times(values: Any) -> Any:
    """Return the times that values of xarray or pandas have beside them, or None."""
    known = getattr(values, "coords", None)
    if known is not None:
        return next((known[n].to_numpy() for n in TIMES if n in known), None)
    index: Any = getattr(values, "index", None)
    return index.to_numpy() if getattr(index, "name", None) in TIMES else None


def check_own_times(who: str, values: object, times: Numbers) -> None:
    """Raise ModelError where values have other times, in numbers, than those given.

    `who` ends with the name of the values.
    """
    own = real_array(own_times(values))
    if own is None or own.shape == () or not times.size:
        return
    most = 1e-9 * np.abs(times).max()
    if own.shape == times.shape and np.abs(own - times).max() <= most:
        return
    spans = [
        f"{t.size} from {t.flat[0]:.9g} to {t.flat[-1]:.9g} s" for t in (own, times)
    ]
    raise ModelError(
        f"{who}: its own times are {spans[0]}, those given {spans[1]}. Give its own "
        f"as times, or the values alone, by .to_numpy()."
    )


def among(value: object, known: Sequence[object]) -> bool:
    """Return whether a value is one of a few; arrays, compared by entries, are none."""
    return not isinstance(value, np.ndarray) and value in known


def takes(function: Callable[..., object], count: int) -> bool:
    """Return whether a function has so many arguments without a default.

    Arguments with defaults are the user's: ``lambda x, k=k: k*x`` takes one, and k
    keeps the value that it had where the function was made.
    """
    try:
        wanted = inspect.signature(function).parameters.values()
    except TypeError:
        return False
    except ValueError:
        # Some functions written in C have no signature.
        return True
    kinds = [one.kind for one in wanted if one.default is one.empty]
    if inspect.Parameter.KEYWORD_ONLY in kinds:
        return False
    required = sum(kind <= inspect.Parameter.POSITIONAL_OR_KEYWORD for kind in kinds)
    more = inspect.Parameter.VAR_POSITIONAL in kinds
    return required == count or (more and required < count)


def shown(value: object) -> str:
    """Return a value as a message shows it: short, with its class if that helps."""
    try:
        text = repr(value)
    except Exception:  # a repr of the user's own may raise anything
        text = f"<{type(value).__name__}>"
    text = " ".join(text.split())
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def near(
    name: object, known: Iterable[str], spelled: Callable[[str], str] = str
) -> str:
    """Return a sentence that proposes names like the one given, or one of the known.

    Names that hold it as a word, as SpringDamper holds Spring, go before others.
    """
    # Slow to import, and for errors only.
    from difflib import get_close_matches

    names = list(known)
    written = {other.lower(): other for other in names}
    word = _own_word(name, written)
    if word in written:
        return f"Did you mean {spelled(written[word])!r}?"
    words = [n for n in names if word.rstrip("s") in map(str.lower, _WORD.findall(n))]
    written = {other.lower(): other for other in words or names}
    least = 0.0 if words else 0.5
    likely = get_close_matches(word, written, n=_MOST_NEAR, cutoff=least)
    proposals = [spelled(written[other]) for other in likely]
    if proposals:
        return f"Did you mean {' or '.join(map(repr, proposals))}?"
    return f"Give for example {spelled(names[0])!r}." if names else ""


def _own_word(name: object, written: Collection[str]) -> str:
    """Return a name in lower letters, or what is ours of the same meaning."""
    word = str(name).lower()
    while word in _SAME and word not in written:
        word = _SAME[word].lower()
    return word


def near_public(name: str) -> str:
    """Return a sentence that proposes public names, or the method of that name."""
    known = spellings()
    word = _own_word(name, known) if name.islower() else name
    for kind in ("Model", "Motion", "CompiledModel"):
        if word not in known and callable(getattr(by_name(kind), word, None)):
            owner = kind.removesuffix("Model").lower() or "model"
            return f"Write {owner}.{word}(…)."
    return near(word if word in known else name, known, lambda n: f"sb.{known[n]}")


_P = ParamSpec("_P")
_R = TypeVar("_R")
_C = TypeVar("_C")


def refuse_unknown(who: str, name: str, known: Collection[str]) -> None:
    """Raise of an option that a call does not have, with those like it."""
    remedy, own = near(name, known), _own_word(name, known)
    remedy = remedy if own in known else _ELSEWHERE.get(own, remedy)
    raise ModelError(
        f"{who}: the option {name!r} is unknown. Known are {listed(known)}. {remedy}"
    )


REFUSALS.append(refuse_unknown)


def saying_unknown(
    function: Callable[_P, _R],
    who: str,
    refuse: Callable[[str, str, Collection[str]], None] = refuse_unknown,
) -> Callable[_P, _R]:
    """Return a function whose error for an unknown option names those it has."""
    code = getattr(function, "__code__", None)
    if code is None or code.co_flags & inspect.CO_VARKEYWORDS:
        return function
    named = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    known = [name for name in named if name != "self"]
    has_all = frozenset(known).issuperset

    @functools.wraps(function)
    def call(*args: _P.args, **options: _P.kwargs) -> _R:
        if not has_all(options):
            refuse(who, next(n for n in options if n not in known), known)
        try:
            return function(*args, **options)
        except TypeError as error:
            if error.__traceback__ is None or error.__traceback__.tb_next:
                raise
            # Python's own words on a call that does not fit.
            order = code.co_argcount - len(named) + len(known)
            more = f"; by name {listed(known[order:])}" if known[order:] else ""
            text = f"{error}. It takes {listed(known[:order])}{more}."
            raise TypeError(text) from None

    return call


def saying_unknown_options(kind: type[_C]) -> type[_C]:
    """Have constructor and methods of a class name their options, if one is unknown."""
    for name, method in {"__init__": kind.__init__, **vars(kind)}.items():
        if inspect.isfunction(method) and (name[0] != "_" or name == "__init__"):
            who = kind.__name__ if name == "__init__" else name
            setattr(kind, name, saying_unknown(method, who))
    return kind if hasattr(kind, "__getattr__") else hinting({})(kind)


def former_options(**former: str) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """Return a decorator that takes options under their former names, deprecated."""

    def decorated(function: Callable[_P, _R]) -> Callable[_P, _R]:
        checked = saying_unknown(function, function.__qualname__)

        @functools.wraps(function)
        def call(*args: _P.args, **options: _P.kwargs) -> _R:
            for name in former.keys() & options:
                who = f"{function.__name__}({name}=…)"
                if former[name] in options:
                    raise CallError(
                        f"{who}: {name} is the former name of {former[name]}, which "
                        f"is there, too. Leave {name} out."
                    )
                warn_user(
                    f"{who} is deprecated: write {former[name]}={options[name]!r}.",
                    of_all=True,
                    category=DeprecationWarning,
                )
                options[former[name]] = options.pop(name)
            return checked(*args, **options)

        return call

    return decorated


LATER = "_later_"


@final
@dataclass(frozen=True)
class Later:
    """The value of an attribute, under its name behind `LATER`, until it is asked for.

    Classes under `hinting` compute it then; nothing that it depends on may change.
    """

    make: Callable[[], object]


def hinting(hints: Mapping[str, str]) -> Callable[[type[Kind]], type[Kind]]:
    """Return a decorator of classes whose errors of missing attributes have hints.

    `hints` says what to write, by attribute; others are made of public names.
    """

    def decorated(kind: type[Kind]) -> type[Kind]:
        def missing(self: object, name: str) -> object:
            later = vars(self).get(LATER + name)
            if later is not None:
                value = vars(self)[name] = later.make()
                return value
            if hasattr(kind, name):
                object.__getattribute__(self, name)  # a property's own error
            raise MissingAttributeError(hints, name=name, obj=self)

        # Type checkers would take any attribute if the class had it in its body.
        kind.__getattr__ = missing  # type: ignore[attr-defined]
        return kind

    return decorated


class MissingAttributeError(AttributeError):
    """An attribute that an object does not have; hints are made when it is shown."""

    def __str__(self) -> str:
        name = str(self.name)
        hint = "" if name[0] == "_" else _hint(self.obj, name, self.args[0])
        return f"{type(self.obj).__name__!r} object has no attribute {name!r}{hint}"

    def __reduce__(self) -> tuple[type[AttributeError], tuple[str]]:
        return AttributeError, (str(self),)


def _hint(owner: Any, name: str, hints: Mapping[str, str]) -> str:
    """Return what to write in place of an attribute that an object does not have."""
    kind = type(owner)
    word = kind.__name__.lower()
    if name in hints:
        return f". Write {hints[name]}."
    same = _SAME.get(name.lower(), name)
    if places().get(same, "symbody") != "symbody":  # where its modules stand
        return f". Write sb.{same}({word}, …)."
    if hasattr(kind, same) and same != name:
        return f". Write {word}.{same}."
    sensor = f"sensors.{name.title().replace('_', '')}"
    if sensor in spellings().values():
        return f". Write model.add_sensor(…, sb.{sensor}({word}))."
    calls = {
        one: f"{word}.add_{group}(…, sb.{spelling}(…))"
        for one, spelling in (spellings() if name[:4] == "add_" else {}).items()
        if hasattr(kind, f"add_{(group := spelling.partition('s.')[0])}")
    }
    if calls:
        return f". {near(name[4:], calls, calls.__getitem__)}"
    try:
        owner[name]
    except (SymbodyError, AttributeError, TypeError):
        # It is no name of a quantity either.
        return ""
    return f". Write {word}[{name!r}]."


def not_in_model(kind: str, name: str, model: str, known: Iterable[str]) -> str:
    """Return the message that a model has nothing of a kind under a name."""
    names = list(known)
    return (
        f"{kind} {name!r}: not in model {model!r}. Known {kind}s: "
        f"{', '.join(names) or 'none'}. {near(name, names) or f'See add_{kind}.'}"
    )


def listed(names: Iterable[object], most: int = 20) -> str:
    """Return names with commas between, the first ones if there are many."""
    shown_names = [str(name) for name in names]
    more = ", …" if len(shown_names) > most else ""
    return (", ".join(shown_names[:most]) + more) or "none"


def first_of(names: Iterable[object], most: int, separator: str = ", ") -> str:
    """Return names as text: of many the first ones, and how many there are more."""
    texts = [str(name) for name in names]
    more = f" and {len(texts) - most} more" if len(texts) > most else ""
    return separator.join(texts[:most]) + more


def counted(number: int, one: str, several: str = "") -> str:
    """Return a number with its noun: "1 body", "2 bodies"."""
    return f"{number} {one if number == 1 else several or one + 's'}"


def _words(words: Any) -> Sequence[str]:
    is_list = isinstance(words, Collection)
    return tuple(words) if is_list else _words_of(words) or tuple(words)


_words_of = functools.lru_cache(maxsize=64)(get_args)


def _several(value: object) -> tuple[object, ...]:
    """Return the entries of a list, set or iterator; None alone for anything else."""
    if isinstance(value, Iterable) and not isinstance(value, str | Mapping):
        return tuple(value)
    return (None,)
