"""Viscoelastic elements between two points: relaxation as states."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import final

import numpy as np

from symbody.arguments import Arguments, Numbers, listed, real_array, shown
from symbody.errors import ModelError
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import substitute
from symbody.expr.node import ZERO, Node, Scalar, Symbol, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.body import Body, Frame
from symbody.model.formulas import NumbersLike
from symbody.model.loads.springs import PointToPoint
from symbody.model.model import Model
from symbody.model.quantities import expanded
from symbody.model.sensors.frames import Distance
from symbody.model.sets.slots import check_set, keep_sign
from symbody.slow_packages import scipy

# From the stretch [m] to the tension [N] that it causes at once.
Elastic = Callable[[Node], Scalar]
# Shares and times of the parts of a relaxation.
Relaxation = Sequence[tuple[float, float]]
# The largest deviation from a relaxation curve that is accepted as a fit.
_FITTED = 0.02
_NO_SHARE = 1e-9
_PER_DECADE = 6
_MOST_STEPS = 10_000
_RELAXES = "; it must be positive and finite, or relaxing adds energy. Check its sign."
_IS_LENGTH = " m; it cannot be negative, as no length can. Check its sign."
# Kinds of symbols with a known rate.
_KNOWN = ("parameter", "time")


@final
@dataclass(frozen=True, eq=False)
class Viscoelastic:
    """The symbols of a viscoelastic element.

    Attributes:
        length: Distance of the ends [m].
        tension: Positive if it pulls the ends together [N].
        parts: The states: tension of each part that relaxes [N].
        dissipated: The power that becomes heat [W]; None where `elastic` is a function,
            as the integral over a curved tension does not say what of it is stored, or
            follows the time.
    """

    length: Node
    tension: Node
    parts: tuple[Symbol, ...]
    dissipated: Node | None


def add_viscoelastic(
    model: Model,
    name: str,
    a: Body | Frame,
    b: Body | Frame,
    *,
    elastic: Scalar | Elastic,
    relaxation: Relaxation,
    free_length: Scalar,
) -> Viscoelastic:
    """Add a viscoelastic element between two points, Kelvin and Voigt's to Fung's.

    The tension is Fung's hereditary integral over the elastic tension E of the stretch,

        F(t) = ∫ G(t - τ) dE/dτ dτ,    G = g∞ + Σ g_i exp(-t/τ_i),    G(0) = 1,

    with a state a part: ẋ_i = -x_i/τ_i + g_i Ė and F = g∞ E + Σ x_i. A Maxwell element
    of spring k and damper c is elastic=k, relaxation=[(1, c/k)]; a standard linear
    solid of springs k0 beside k and c is elastic=k0 + k with [(k/(k0 + k), c/k)].
    (Kelvin and Voigt's solid is a `SpringDamper`.) At the start all parts have relaxed,
    as after a long rest. They are the sensor d_name, the states x_name_1 …, the tension
    F_name and the load L_name.

    Args:
        model: The model.
        name: Of the element.
        a: Body or frame at one end.
        b: Body or frame at the other end, on another body.
        elastic: Stiffness [N/m], or function from the formula of the stretch [m] to
            that of the tension it causes at once [N], called once; of parameters and
            time.
        relaxation: Pairs of share g_i and time τ_i [s]; `fit_relaxation` finds them.
        free_length: Length without tension [m]; of parameters and time.

    Raises:
        ModelError: A name is taken, the relaxation would grow, a stiffness is not
            positive, the free length is negative, or one of them or the elastic tension
            depends on what has no known rate.

    References:
        Fung (1993), Biomechanics, section 7.6; Sol (1983), section 3.2.
    """
    check_set("add_viscoelastic", model, name)
    who = f"viscoelastic element {name!r}"
    pairs = _checked(who, relaxation)
    unloaded = _of_time(who, model, "free_length", free_length)
    s = Symbol("stretch")
    tension = _of_time(who, model, "elastic", _elastic(who, elastic, s), s)
    slopes = [derivative(tension, s), derivative(tension, model.t)]
    keep_sign(model, who, {"free_length": unloaded}, "not negative", _IS_LENGTH)
    if s not in symbols_of(slopes[0]):
        keep_sign(model, who, {"stiffness": slopes[0]}, "positive", _RELAXES)
    length, rate = model.add_sensor(f"d_{name}", Distance(a, b))
    rate = rate - derivative(unloaded, model.t)
    force, slope, drift = substitute([tension, *slopes], {s: length - unloaded})
    parts = []
    dissipated = ZERO
    tension = (1 - sum(share for share, _ in pairs)) * force
    for i, (share, time) in enumerate(pairs, 1):
        part = model.add_state(f"x_{name}_{i}", unit="N")
        model.set_rate(part, share * slope * rate + share * drift - part / time)
        parts.append(part)
        tension = tension + part
        # A part is a spring of stiffness share*slope and a damper of that times time.
        dissipated = dissipated + part * part / (share * slope * time)
    value = model.add_expression(f"F_{name}", tension, sensor=True, unit="N")
    model.add_load(f"L_{name}", PointToPoint(a, b, -value))
    heat = None if callable(elastic) or drift is not ZERO else dissipated
    return Viscoelastic(length, value, tuple(parts), heat)


def _of_time(
    who: str, model: Model, name: str, value: Scalar, *arguments: Symbol
) -> Node:
    """Return a formula, whose rate must be known, without expressions."""
    (result,) = expanded([as_node(value, f"{who}: {name}")], model.expressions)
    known = {s for s, kind in model.kinds_of_symbols().items() if kind in _KNOWN}
    others = [s.name for s in symbols_of(result) if s not in known.union(arguments)]
    if others:
        raise ModelError(
            f"{who}: {name}={value!r} depends on {listed(others)}, but its rate, which "
            f"relaxes as that of the length, is known of parameters and time only. "
            f"Give a formula of these."
        )
    return result


def _elastic(who: str, elastic: Scalar | Elastic, stretch: Symbol) -> Node:
    """Return the formula of the tension of a stretch."""
    if callable(elastic):
        Arguments(who, ModelError).function(
            "elastic", elastic, ("stretch",), "Give one, or a stiffness."
        )
        force = as_node(elastic(stretch), f"{who}: elastic(stretch)")
    else:
        force = as_node(elastic, f"{who}: elastic") * stretch
    if stretch not in symbols_of(force):
        raise ModelError(
            f"{who}: elastic(stretch) = {force!r} does not depend on the stretch, so "
            f"nothing relaxes. Return a formula of it, such as 1000*stretch."
        )
    return force


def _checked(who: str, relaxation: object) -> list[tuple[float, float]]:
    pairs = real_array(relaxation)
    if pairs is None or pairs.ndim != 2 or pairs.shape[1] != 2:
        raise ModelError(
            f"{who}: relaxation={shown(relaxation)} must be pairs of share and time, "
            f"numbers, as they say whether the tension grows. Give for example "
            f"[(0.3, 0.1), (0.2, 2.0)]."
        )
    shares, times = pairs.T
    if not ((shares > 0) & (times > 0) & np.isfinite(pairs).all()).all():
        raise ModelError(
            f"{who}: relaxation={shown(relaxation)}: with a share or time that is not "
            f"positive the tension would grow by itself. Give shares and times above "
            f"zero."
        )
    # Shares that come from divisions miss one by rounding.
    if shares.sum() > 1 + 1e-9:
        raise ModelError(
            f"{who}: the shares of relaxation sum up to {shares.sum():g}; together "
            f"with what stays they are 1, so that the tension does not become a push "
            f"as it relaxes. Give shares whose sum is at most 1."
        )
    return [(float(share), float(time)) for share, time in pairs]


def fit_relaxation(
    times: NumbersLike, tensions: NumbersLike, *, parts: int = 4
) -> list[tuple[float, float]]:
    """Return the shares and times of the parts of a measured relaxation.

    The curve is that of the tension after a step, divided by its first value. A curve
    that is a sum of so many exponentials is found to the digits of its values; of
    others the best ones, by least squares with shares that are not negative.

    Args:
        times: After the step, the first one the smallest [s].
        tensions: At these times, positive and never growing.
        parts: At most so many.

    Returns:
        Pairs (share, time) for `add_viscoelastic`.

    Raises:
        ModelError: The relaxation grows, or is not fitted to 2 %.

    Example:
        >>> fit_relaxation([0, 1e9], [1.0, 1.0])
        []
    """
    arguments = Arguments("fit_relaxation", ModelError)
    t, G = arguments.numbers("times", times), arguments.numbers("tensions", tensions)
    parts = arguments.whole("parts", parts, least=1)
    _check_curve(t, G)
    G = G / G[0]
    after = t - t[0]
    shares, times_of_parts = _parts(after, G, parts)
    columns = np.exp(-after[:, None] / times_of_parts)
    missed = float(np.abs(1 - (1 - columns) @ shares - G).max())
    if missed > _FITTED:
        raise ModelError(
            f"fit_relaxation: {parts} parts miss the curve by {missed:.3g} of its "
            f"first value; at most {_FITTED} is allowed. Give more parts, or a "
            f"smoother curve."
        )
    if shares.sum() > 1:
        shares = shares / shares.sum()
    pairs = zip(shares.tolist(), times_of_parts.tolist(), strict=True)
    return [(share, time) for share, time in pairs if share > _NO_SHARE]


def _parts(t: Numbers, G: Numbers, most: int) -> tuple[Numbers, Numbers]:
    """Return the shares and times of the parts that fit a curve best.

    Non-negative least squares over a grid of times gives Newton's method its start.
    """
    ends = np.log([t[1], max(t[-1], 2 * t[1])])
    decades = float(ends[1] - ends[0]) / np.log(10)
    fine = np.linspace(ends[0] - 1, ends[1] + 1, int(_PER_DECADE * (decades + 1)))
    columns = 1 - np.exp(-t[:, None] / np.exp(fine))
    share, _ = scipy.optimize.nnls(columns, 1 - G, maxiter=_MOST_STEPS)
    # Two neighbors on the grid are one part between them.
    groups: list[list[int]] = []
    for k in np.flatnonzero(share > _NO_SHARE).tolist():
        if groups and groups[-1] == [k - 1]:
            groups[-1].append(k)
        else:
            groups.append([k])
    if not groups:
        return np.zeros(0), np.zeros(0)
    total = np.array([share[group].sum() for group in groups])
    middle = np.array([share[group] @ fine[group] for group in groups]) / total
    if len(total) > most:
        middle = np.linspace(float(ends[0]), float(ends[1]), most)
        total, _ = scipy.optimize.nnls(1 - np.exp(-t[:, None] / np.exp(middle)), 1 - G)
    n = len(total)

    def missed(x: Numbers) -> Numbers:
        return np.asarray(1 - G - (1 - np.exp(-t[:, None] / np.exp(x[:n]))) @ x[n:])

    low = np.repeat([ends[0] - 2, 0.0], n)
    high = np.repeat([ends[1] + 2, 1.0], n)
    start = np.clip(np.concatenate([middle, total]), low + 1e-9, high - 1e-9)
    x = scipy.optimize.least_squares(
        missed, start, bounds=(low, high), x_scale="jac",
        xtol=1e-15, ftol=1e-15, gtol=1e-15,
    ).x  # fmt: skip
    order = np.argsort(x[:n])
    return x[n:][order], np.exp(x[:n][order])


def _check_curve(t: Numbers, G: Numbers) -> None:
    if t.shape != G.shape or t.ndim != 1 or len(t) < 2 or not (np.diff(t) > 0).all():
        raise ModelError(
            f"fit_relaxation: times of shape {t.shape} and tensions of shape {G.shape} "
            f"are no curve. Give as many of both, two at least, with times that grow."
        )
    if not (G > 0).all() or not np.isfinite(G).all():
        raise ModelError(
            "fit_relaxation: tensions must be positive and finite, because they are "
            "divided by the first one. Give those after the step alone."
        )
    grown = int(np.argmax(np.diff(G)))
    if G[grown + 1] > G[grown]:
        raise ModelError(
            f"fit_relaxation: the tension grows from {G[grown]:g} at {t[grown]:g} s to "
            f"{G[grown + 1]:g} at {t[grown + 1]:g} s, but a relaxation never does. "
            f"Smooth the curve, or leave out what comes before the step ends."
        )
