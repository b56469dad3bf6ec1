"""Designs: which values every run of a study has; and designs of samples."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Self, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, Numbers, counted, listed, real_array, shown
from symbody.errors import ModelError, warn_user
from symbody.model.units import dimension_of
from symbody.pipeline import CompiledModel
from symbody.slow_packages import scipy
from symbody.studies.content import hashed
from symbody.system.system import System
from symbody.with_units import degrees_among, has_units_or_masks, with_its_unit


@final
@dataclass(frozen=True, eq=False)
class Column:
    """The values of one name in all runs, or numbers of options (word and object)."""

    values: Numbers
    options: tuple[tuple[str, object], ...] = ()
    whole: bool = False
    unit: str = ""  # of quantities of pint

    def __post_init__(self) -> None:
        """Take values as they are now, read-only."""
        object.__setattr__(self, "values", self.values.copy())
        self.values.flags.writeable = False

    def __len__(self) -> int:
        return len(self.values)

    def at(self, run: int) -> Any:
        """Return the value in a run, as `simulate` takes it."""
        if self.options:
            return self.options[int(self.values[run])][1]
        value = self.values[run]
        if value.shape:
            return value.copy()
        return int(value) if self.whole else float(value)

    def taken(self, runs: NDArray[np.int64]) -> Self:
        """Return the values of some runs."""
        return replace(self, values=self.values[runs])

    def shown(self, run: int) -> str | float | list[Any]:
        """Return the value in a run, or its word, as a table shows it."""
        if self.options:
            return self.options[int(self.values[run])][0]
        text: str | float | list[object] = self.values[run].tolist()
        return text

    def readable(self) -> NDArray[np.generic]:
        """Return the values in all runs, or their words."""
        if not self.options:
            return self.values
        words = np.array([word for word, _ in self.options], dtype=object)
        result: NDArray[np.object_] = words[self.values.astype(int)]
        return result

    def content(self) -> bytes:
        """Return what tells the column apart from others."""
        values = np.ascontiguousarray(self.values, dtype="<f8").tobytes()
        return values + hashed((self.options, self.whole)).encode()


@final
@dataclass(frozen=True, eq=False)
class Design:
    """The values that every run of a study has, a row a run.

    The product of two designs has every run of one with every run of the other.

    Attributes:
        columns: By the name of what varies.
        shape: Numbers of values of each name if every value meets every other, as in a
            grid; else the number of runs.
    """

    columns: Mapping[str, Column]
    shape: tuple[int, ...]

    def __len__(self) -> int:
        return math.prod(self.shape)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of what varies."""
        return tuple(self.columns)

    @property
    def is_grid(self) -> bool:
        """Whether every value of a name meets every value of the others."""
        return len(self.shape) == len(self.columns)

    def row(self, run: int) -> dict[str, object]:
        """Return the values of a run by name."""
        return {name: column.at(run) for name, column in self.columns.items()}

    def shown(self, run: int) -> dict[str, object]:
        """Return the values of a run by name, as a table shows them."""
        return {name: column.shown(run) for name, column in self.columns.items()}

    def content(self) -> str:
        """Return a number that tells the design apart from others."""
        digest = hashlib.sha256()
        for name, column in self.columns.items():
            digest.update(name.encode() + b"\0" + column.content())
        return digest.hexdigest()

    def __mul__(self, other: Design) -> Design:
        both = [name for name in self.columns if name in other.columns]
        if both:
            raise ModelError(
                f"designs: both vary {listed(both)}. A product has every run of one "
                f"with every run of the other, so a name may vary in one of them only."
            )
        first = np.repeat(np.arange(len(self)), len(other))
        second = np.tile(np.arange(len(other)), len(self))
        columns = {n: c.taken(first) for n, c in self.columns.items()}
        columns |= {n: c.taken(second) for n, c in other.columns.items()}
        if self.is_grid and other.is_grid:
            return Design(columns, (*self.shape, *other.shape))
        return Design(columns, (len(self) * len(other),))

    def __repr__(self) -> str:
        runs = counted(len(self), "run that varies", "runs that vary")
        return f"Design of {runs} {listed(self.columns)}"


def grid(values: Mapping[str, object]) -> Design:
    """Return the design in which every value meets every value of the others.

    Args:
        values: By the name of what varies: a list of numbers, of arrays for what has
            several entries, of tables (times, values) of an input, or a dictionary from
            words to what they stand for: ``{"F": {"step": (times, values), "no": 0}}``.
            The last name varies fastest.

    Raises:
        ModelError: There is nothing to vary, or a value is not finite.

    Example:
        >>> import symbody as sb
        >>> sb.studies.grid({"m": [1, 2, 3], "q_hip": [0, 0.1]})
        Design of 6 runs that vary m, q_hip
    """
    columns = _columns("grid", values)
    shape = tuple(map(len, columns.values()))
    places = np.indices(shape).reshape(len(shape), -1)
    pairs = zip(columns.items(), places, strict=True)
    return Design({n: c.taken(at) for (n, c), at in pairs}, shape)


def rows(values: Mapping[str, object]) -> Design:
    """Return the design whose runs are the rows of a table.

    Args:
        values: By the name of what varies: a value a run, all lists of one length; a
            data frame of pandas is such a table, too.

    Raises:
        ModelError: The lists have several lengths, or a value is not finite.
    """
    columns = _columns("rows", values)
    lengths = {name: len(column) for name, column in columns.items()}
    if len(set(lengths.values())) > 1:
        raise ModelError(
            f"rows: the lists have the lengths {lengths}. A run takes one value of "
            f"each, so give as many for all; grid() lets every value meet every other."
        )
    return Design(columns, (max(lengths.values()),))


def one_at_a_time(values: Mapping[str, object]) -> Design:
    """Return a first run in the middle, and two for each name, at its low and high end.

    Its results are drawn as a tornado: ``result.plot("end", kind="tornado")``.

    Args:
        values: Three numbers (low, middle, high) by the name of what varies.

    Raises:
        ModelError: They are none, or not in this order.

    Example:
        >>> import symbody as sb
        >>> sb.studies.one_at_a_time({"m": (0.9, 1.0, 1.1), "k": (3.0, 4.0, 6.0)})
        Design of 5 runs that vary m, k
    """
    arguments = Arguments("one_at_a_time", ModelError)
    rule, example = "names with their values", "{'m': (0.9, 1.0, 1.1)}"
    named = some_mapping(arguments, "values", values, rule, example)
    columns = {}
    for i, (name, triple) in enumerate(named.items()):
        own, unit = with_its_unit(f"{arguments.who}: values of {name!r}", triple, "")
        three = real_array(own)
        if three is None or three.shape != (3,) or not three[0] < three[1] < three[2]:
            rule, remedy = "(low, middle, high), which rise", "Give (0.9, 1.0, 1.1)."
            raise arguments.refused(f"values of {name!r}", triple, rule, remedy)
        low, middle, high = three.tolist()
        column = np.full(1 + 2 * len(named), middle)
        column[1 + 2 * i : 3 + 2 * i] = low, high
        columns[name] = Column(column, unit=unit)
    return Design(columns, (1 + 2 * len(named),))


def some_mapping(
    arguments: Arguments, name: str, values: object, rule: str, example: str
) -> Mapping[str, Any]:
    """Return a mapping that is not empty, or raise ModelError."""
    named = arguments.mapping(name, values, example=example, optional=False)
    if not named:
        raise arguments.refused(name, values, rule, f"Give for example {example}.")
    return named


def checked_design(
    arguments: Arguments, vary: Any, compiled: Callable[[], CompiledModel] | None
) -> Design:
    """Return what varies as a design: a dictionary means a grid.

    Units of quantities of pint are those of a model, if one is known.
    """
    example = "{'m': [1.0, 2.0]}"
    design = (
        vary if isinstance(vary, Design)
        else grid(arguments.mapping("vary", vary, example=example, optional=False))
    )  # fmt: skip
    for name, own in design.columns.items():
        if own.unit:
            units = units_of(compiled().system) if compiled else {}
            unit = units.get(name.partition("[")[0], "")
            two = [dimension_of(one or "1") for one in (own.unit, unit)]
            if two[0] != two[1] or ("Hz" in own.unit) != ("Hz" in unit):
                rule = f"in {unit}" if unit else "numbers, as its unit is not known"
                remedy = "Give quantities of that kind."
                raise arguments.refused(f"values of {name!r}", own.unit, rule, remedy)
            continue
        text = degrees_among(f"{arguments.who}: values of {name!r}", own.values)
        if text and compiled and units_of(compiled().system).get(name) == "rad":
            warn_user(text)
    return design


def units_of(system: System) -> dict[str, str]:
    """Return the units of what may vary, by the names of coordinates and arrays."""
    units = {symbol.name: unit for symbol, unit in system.units.items()}
    for group in (system.inputs, system.parameters):
        units |= {name: entry.unit for name, entry in group.items()}
    return units


def column(arguments: Arguments, name: str, values: Any) -> Column:
    """Return the values of one name; see `grid`."""
    if isinstance(values, Mapping):
        named = arguments.mapping(f"values of {name!r}", values, "words")
        places = np.arange(len(named), dtype=float)
        return Column(_some(arguments, name, places), tuple(named.items()))
    rule = (
        "a list of finite numbers or of tables (times, values), one a run, or a "
        "dictionary from words to values"
    )
    remedy = f"Give for example {{{name!r}: [1.0, 2.0]}}."
    listed_values = values
    if isinstance(values, Iterable) and not isinstance(values, str):
        listed_values = list(values)
    if isinstance(listed_values, list) and any(map(_is_table, listed_values)):
        places = np.arange(len(listed_values), dtype=float)
        words = tuple(
            (f"table {i}" if _is_table(value) else f"{i}: {shown(value)}", value)
            for i, value in enumerate(listed_values)
        )
        return Column(_some(arguments, name, places), words)
    who, unit = f"{arguments.who}: values of {name!r}", ""
    if has_units_or_masks(values):
        listed_values, unit = with_its_unit(who, values, "")
    array = real_array(listed_values)
    if array is None or array.ndim == 0 or not np.isfinite(array).all():
        raise arguments.refused(f"values of {name!r}", values, rule, remedy)
    integers = (isinstance(x, (int, np.integer)) for x in listed_values)
    whole = array.ndim == 1 and all(integers) and bool not in map(type, listed_values)
    return Column(_some(arguments, name, array), whole=whole, unit=unit)


def _some(arguments: Arguments, name: str, values: Numbers) -> Numbers:
    if len(values):
        return values
    rule, remedy = "a list with entries", "Give one value or more."
    raise arguments.refused(f"values of {name!r}", [], rule, remedy)


def _columns(who: str, values: Any) -> dict[str, Column]:
    arguments = Arguments(who, ModelError)
    if not isinstance(values, Mapping) and hasattr(values, "to_dict"):
        values = {name: list(values[name]) for name in values}
    rule, example = "names with their values", "{'m': [1.0, 2.0]}"
    named = some_mapping(arguments, "values", values, rule, example)
    return {name: column(arguments, name, some) for name, some in named.items()}


def _is_table(value: object) -> bool:
    """Return whether a value is a pair of lists, as tables of inputs are."""
    if not isinstance(value, tuple) or len(value) != 2:
        return False
    # Of pint's quantities, what they are in is looked at with the input.
    times = real_array(getattr(value[0], "magnitude", value[0]))
    return times is not None and times.ndim == 1


# From probabilities to values.
Quantiles: TypeAlias = Callable[[NDArray[np.float64]], Any]


def random(values: Mapping[str, object], samples: int, seed: int) -> Design:
    """Return independent samples, as in a Monte Carlo study.

    Args:
        values: By the name of what varies: a pair (low, high) for values that are
            equally likely between the two, or a distribution of scipy.stats.
        samples: Number of runs.
        seed: The same seed gives the same samples, on every machine.

    Raises:
        ModelError: A distribution is none, or has no finite samples.
    """
    quantiles, count, seed = quantiles_of("random", values, samples, seed)
    uniform = np.random.default_rng(seed).random((count, len(quantiles)))
    # Neither 0 nor 1, at which many distributions are infinite.
    return design_of("random", quantiles, uniform * (1 - 2**-52) + 2**-53)


def latin_hypercube(values: Mapping[str, object], samples: int, seed: int) -> Design:
    """Return samples of which one lies in each of equally likely intervals of a name.

    Args:
        values: What varies, see `random`.
        samples: Number of runs, which is the number of intervals, too.
        seed: The same seed gives the same samples.

    Raises:
        ModelError: A distribution is none, or has no finite samples.
    """
    quantiles, count, seed = quantiles_of("latin_hypercube", values, samples, seed)
    rng = np.random.default_rng(seed)
    made = scipy.stats.qmc.LatinHypercube(d=len(quantiles), rng=rng)
    return design_of("latin_hypercube", quantiles, made.random(count))


def sobol(values: Mapping[str, object], samples: int, seed: int) -> Design:
    """Return Sobol's points, scrambled: means converge faster than with `random`.

    Args:
        values: What varies, see `random`.
        samples: Number of runs, a power of two: only then are they balanced.
        seed: Of the scrambling; the same seed gives the same samples.

    Raises:
        ModelError: The number is no power of two, or a distribution is none or has no
            finite samples.
    """
    quantiles, count, seed = quantiles_of("sobol", values, samples, seed, balanced=True)
    rng = np.random.default_rng(seed)
    made = scipy.stats.qmc.Sobol(d=len(quantiles), scramble=True, rng=rng)
    return design_of("sobol", quantiles, made.random(count))


def quantiles_of(
    who: str, values: object, samples: object, seed: object, *, balanced: bool = False
) -> tuple[dict[str, Quantiles], int, int]:
    """Return quantile functions by name, samples and seed, or raise ModelError."""
    arguments = Arguments(who, ModelError)
    rule, example = "names with distributions", "{'m': (0.9, 1.1)}"
    named = some_mapping(arguments, "values", values, rule, example)
    count = arguments.whole("samples", samples, least=1)
    if balanced and count & (count - 1):
        remedy = f"Give {2 ** round(np.log2(count))}."
        raise arguments.refused("samples", samples, "a power of two", remedy)
    known = {name: _quantiles(arguments, name, one) for name, one in named.items()}
    return known, count, arguments.whole("seed", seed)


def _quantiles(arguments: Arguments, name: str, values: Any) -> Quantiles:
    """Return the function from probabilities to values."""
    # Distributions of SciPy have one of the two names for it, the new ones the last.
    for known in ("ppf", "icdf"):
        if hasattr(values, known):
            quantiles: Quantiles = getattr(values, known)
            return quantiles
    bounds = real_array(with_its_unit(f"{arguments.who}: {name!r}", values, "")[0])
    if bounds is None or bounds.shape != (2,) or not bounds[0] < bounds[1]:
        rule = "a pair (low, high) with low < high, or a distribution of scipy.stats"
        remedy = "Give for example (0.9, 1.1), or scipy.stats.norm(1.0, 0.05)."
        raise arguments.refused(f"values of {name!r}", values, rule, remedy)
    # Quantities of pint stay what they are, until a column knows their unit.
    low, high = values if has_units_or_masks(values) else bounds.tolist()
    return lambda p: low + (high - low) * p


def design_of(who: str, quantiles: Mapping[str, Quantiles], uniform: Numbers) -> Design:
    """Return the design of samples that are equally likely between 0 and 1."""
    columns = {}
    for i, (name, function) in enumerate(quantiles.items()):
        with np.errstate(all="ignore"):  # what is not finite is told below
            own, unit = with_its_unit(f"{who}: {name!r}", function(uniform[:, i]), "")
            values = real_array(own)
        if values is None or values.shape != (len(uniform),):
            raise ModelError(
                f"{who}: the distribution of {name!r} does not give one number a "
                f"sample. Give a distribution of one number, with its values put in."
            )
        if not np.isfinite(values).all():
            first = int(np.argmin(np.isfinite(values)))
            raise ModelError(
                f"{who}: the distribution of {name!r} gives {values[first]} at the "
                f"probability {uniform[first, i]:.6g}. Samples must be finite: check "
                f"its values, or truncate it."
            )
        columns[name] = Column(values, unit=unit)
    return Design(columns, (len(uniform),))
