"""Designs of samples: of distributions, spread well over what varies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, Numbers, real_array
from symbody.errors import ModelError
from symbody.studies.design import Column, Design, some_mapping

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
    # SciPy's statistics take a second to import, which other studies need not wait for.
    from scipy.stats.qmc import LatinHypercube

    made = LatinHypercube(d=len(quantiles), rng=np.random.default_rng(seed))
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
    # Slow, as above.
    from scipy.stats.qmc import Sobol

    made = Sobol(d=len(quantiles), scramble=True, rng=np.random.default_rng(seed))
    return design_of("sobol", quantiles, made.random(count))


def quantiles_of(
    who: str, values: object, samples: object, seed: object, *, balanced: bool = False
) -> tuple[dict[str, Quantiles], int, int]:
    """Return functions from probabilities to values by name, samples and seed.

    Balanced samples are powers of two. Raises ModelError where a distribution is none,
    or a number is wrong.
    """
    arguments = Arguments(who, ModelError)
    rule, example = "names with distributions", "{'m': (0.9, 1.1)}"
    named = some_mapping(arguments, "values", values, rule, example)
    count = arguments.whole("samples", samples, least=1)
    if balanced and count & (count - 1):
        remedy = f"Give {2 ** round(np.log2(count))}."
        raise arguments.refused("samples", samples, "a power of two", remedy)
    known = {name: _quantiles(arguments, name, one) for name, one in named.items()}
    return known, count, arguments.whole("seed", seed)


def _quantiles(arguments: Arguments, name: str, values: object) -> Quantiles:
    """Return the function from probabilities to values."""
    # Distributions of SciPy have one of the two names for it, the new ones the last.
    for known in ("ppf", "icdf"):
        if hasattr(values, known):
            quantiles: Quantiles = getattr(values, known)
            return quantiles
    bounds = real_array(values)
    if bounds is None or bounds.shape != (2,) or not bounds[0] < bounds[1]:
        rule = "a pair (low, high) with low < high, or a distribution of scipy.stats"
        remedy = "Give for example (0.9, 1.1), or scipy.stats.norm(1.0, 0.05)."
        raise arguments.refused(f"values of {name!r}", values, rule, remedy)
    low, high = bounds.tolist()
    return lambda p: low + (high - low) * p


def design_of(who: str, quantiles: Mapping[str, Quantiles], uniform: Numbers) -> Design:
    """Return the design of samples that are equally likely between 0 and 1."""
    columns = {}
    for i, (name, function) in enumerate(quantiles.items()):
        with np.errstate(all="ignore"):  # what is not finite is told below
            values = real_array(function(uniform[:, i]))
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
        values.flags.writeable = False
        columns[name] = Column(values)
    return Design(columns, (len(uniform),))
