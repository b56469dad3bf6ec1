"""Multipliers of constraints along a motion that actuators produce."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.implicit_point import ImplicitModel, Point
from symbody.analyses.inverse.actuators import Actuators
from symbody.analyses.inverse.given_motion import GivenMotion
from symbody.analyses.run.multiplier_quantities import multiplier_quantities
from symbody.results.quantity import Quantity

Array: TypeAlias = NDArray[np.float64]


def multipliers(
    values: GivenMotion, chosen: Actuators, forces: Array, u: Array
) -> list[Quantity]:
    """Return what keeps the constraints while actuators produce a motion.

    What masses, loads and actuators leave of the forces along all velocities of the
    spanning tree, the constraints give; NaN for redundant equations, as of `simulate`.

    Args:
        values: The motion.
        chosen: The actuators.
        forces: Theirs, shape (N, number of actuators).
        u: All inputs, those that are actuators with their values.
    """
    system = values.model.system
    if not system.constraints:
        return []
    implicit = ImplicitModel(values.model)
    first = system.coordinates.loop_rows
    count = len(implicit.multiplier_names)
    redundant = {first + i for i in system.coordinates.by_constraints.redundant}
    entries = [i for i in range(count) if i not in redundant]
    result = np.full((values.times.size, count), np.nan)
    acting = forces[:, : len(chosen.joints)]
    for k, t in enumerate(values.times.tolist()):
        point = _moving(implicit, values, k, implicit.point_of(t, values.y[k], u[k]))
        left = implicit.residuals(point)[implicit.rows["force"]]
        np.subtract.at(left, list(chosen.joints), acting[k])
        J = implicit.slopes(point).by("lam", implicit.rows["force"])
        result[k, entries] = np.linalg.lstsq(J[:, entries], -left, rcond=1e-12)[0]
    names = implicit.multiplier_names[first:]
    return multiplier_quantities(system, names, result[:, first:])


def _moving(
    implicit: ImplicitModel, values: GivenMotion, row: int, point: Point
) -> Point:
    """Return a point with its accelerations, those of explicit loops as well."""
    tree = implicit.system.v
    number = {v.name: j for j, v in enumerate(tree)}
    own = [number[v.name] for v in values.model.system.v]
    vd = np.zeros(len(tree))
    vd[own] = values.vd[row]
    point = replace(point, vd=vd)
    others = [j for j in range(len(tree)) if j not in own]
    if others:
        rows = implicit.rows["accelerations"]
        J = implicit.slopes(point).by("vd", rows)[:, others]
        missing = np.linalg.lstsq(J, -implicit.residuals(point)[rows], rcond=1e-12)[0]
        vd[others] = missing
        point = replace(point, vd=vd)
    return point
