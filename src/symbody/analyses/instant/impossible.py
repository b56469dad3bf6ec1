"""Masses and inertias that no body has, where an analysis has chosen parameters."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import listed
from symbody.expr.evaluate import evaluate_all
from symbody.pipeline import CompiledModel
from symbody.system.system import System

_ROUNDING = 1e-9


def note_of_impossible(
    model: CompiledModel, result: Collection[str]
) -> tuple[str, ...]:
    """Return a note on masses and inertias that are negative; none if there are none.

    Args:
        model: The model, with the parameters that were found.
        result: Their names.
    """
    wrong = list(_negative(model.system, model.parameters)) if result else []
    if not wrong:
        return ()
    text = (
        f"No body is like that: with {listed(sorted(result))} as found "
        f"{listed(wrong)}. What is aimed at cannot be had by such parameters alone. "
        f"Those that add_parameter(…, positive=True) promises to be positive stay so."
    )
    return (text,)


def _negative(system: System, values: NDArray[np.float64]) -> Iterator[str]:
    at = dict(zip(system.p, values.tolist(), strict=True))
    for body in system.bodies:
        mass, xx, xy, xz, yy, yz, zz = evaluate_all([body.mass, *body.inertia], at)
        if mass < 0:
            yield f"{body.name!r} has the mass {mass:.4g} kg"
        J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        if np.isfinite(J).all():
            moments = np.linalg.eigvalsh(J)
            if moments[0] < -_ROUNDING * np.abs(moments).max():
                yield f"{body.name!r} has the moment of inertia {moments[0]:.4g} kg m²"
