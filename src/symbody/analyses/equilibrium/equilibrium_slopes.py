"""Exact derivatives of an equilibrium by parameters: the implicit function theorem.

Where the residuals r(y, p) of an equilibrium are zero, its unknowns y change with the
parameters p by (∂r/∂y) dy/dp = -∂r/∂p. What describes motions that change no force
stays where it is.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symbody.analyses.instant.implicit_point import Array
from symbody.analyses.instant.newton import Linear
from symbody.analyses.instant.steady import Steady, Tried

# What is left of an equation, in relation to its change: then no equilibrium follows.
_LEFT = 1e-6


def equilibrium_slopes(
    steady: Steady, at: Tried, neutral: Sequence[int], names: Sequence[str]
) -> Array:
    """Return derivatives of all quantities of an equilibrium, then of what is free.

    They are NaN by parameters with which the equilibrium ends, as at a fold.

    Args:
        steady: The equations.
        at: The equilibrium.
        neutral: Numbers of the unknowns that describe motions that change no force.
        names: Of scalar parameters or entries of them.
    """
    held, columns = steady.without(neutral), steady.columns
    J = held.jacobian(at)
    by_p, outputs_by_p = at.model.by_parameters(at.point, names)
    aimed = [
        outputs_by_p[t.index] if t.kind == "output" else np.zeros(len(names))
        for t in steady.targets
    ]
    values = np.zeros((len(J) - len(by_p) - len(aimed), len(names)))
    right = np.vstack([by_p, values, *aimed])
    linear = Linear(J, steady.sizes)
    moves = np.array([linear.step(column) for column in right.T]).T
    left = np.abs(J @ moves + right) * linear.rows[:, None]
    ends = left.max(axis=0) > _LEFT * (np.abs(right) * linear.rows[:, None]).max(axis=0)
    moves[:, ends] = np.nan
    own = iter(moves[columns["free"]])
    inputs = np.zeros((len(at.point.u), len(names)))
    solved = []
    for f in steady.free:
        if f.kind in ("velocity", "acceleration"):
            kind = "v" if f.kind == "velocity" else "vd"
            solved.append(moves[columns[kind].start + f.index])
            continue
        solved.append(next(own))
        if f.kind == "input":
            inputs[f.index] = solved[-1]
    first = at.model.system.coordinates.loop_rows
    return np.vstack(
        [
            at.model.tangent(at.point.q) @ moves[columns["q"]],
            moves[columns["v"]],
            moves[columns["x"]],
            inputs,
            moves[columns["lam"]][first:],
            steady.output_rows(at) @ moves + outputs_by_p,
            *solved,
        ]
    )
