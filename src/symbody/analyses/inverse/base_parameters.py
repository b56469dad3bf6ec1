"""Base parameters: the combinations of inertial parameters that motions determine.

References:
    Gautier (1991), Numerical calculation of the base inertial parameters of robots.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.preparation import compiled_for
from symbody.arguments import Arguments
from symbody.errors import AnalysisError
from symbody.formalisms.derivatives.residual import INERTIAL_PARAMETERS
from symbody.model.model import Model
from symbody.pipeline import CompiledModel
from symbody.results.free_variables import BaseParameters, BaseParametersStatus
from symbody.results.result import Labels
from symbody.system.system import normalized

# Rows of the regressor for each of its columns, so that none is dependent by chance.
_ROWS_EACH = 4
_LEAST = 20
_TOLERANCE = 1e-9
# So many columns are compared with earlier ones by one product.
_TOGETHER = 64


def base_parameters(
    model: Model | CompiledModel,
    *,
    parameters: Mapping[str, object] | None = None,
    spread: float = 1.0,
    seed: int = 0,
    tolerance: float = _TOLERANCE,
) -> BaseParameters:
    """Return the combinations of inertial parameters that forces of motions determine.

    Random motions are looked at. The columns of the regressor that others do not
    follow from, first moments and inertias before masses, stand for the base
    parameters. Lengths and directions have the values of the model.

    Args:
        model: A tree, or a mechanism whose loops are closed by formulas.
        parameters: Values by name in place of the defaults.
        spread: How far coordinates are from the start at most, and how fast they
            change [rad or m, rad/s or m/s].
        seed: Of the random motions.
        tolerance: A column counts as following from others if what is left of its
            length is less than this part.

    Raises:
        AnalysisError: The model has constraints, or no motion within the spread has a
            regressor.
    """
    arguments = Arguments("base_parameters", AnalysisError)
    spread = arguments.number("spread", spread, above=0)
    seed = arguments.whole("seed", seed)
    tolerance = arguments.number("tolerance", tolerance, above=0)
    compiled = compiled_for(arguments, model, parameters)
    if compiled.system.constraints:
        raise AnalysisError(
            f"base_parameters: model {compiled.system.name!r} has constraints, whose "
            f"multipliers balance some forces. Close its loops by formulas, with "
            f"add_loop, or leave the constraints out."
        )
    Y = _motions(compiled, spread, seed)
    pi = compiled.inertial_parameters()
    independent, combinations, sizes = _combinations(Y, tolerance)
    labels = Labels(
        tuple(pi), tuple(INERTIAL_PARAMETERS.values()) * len(compiled.system.bodies)
    )
    return BaseParameters(
        compiled.system.name,
        BaseParametersStatus.FOUND,
        (),
        labels,
        tuple(independent),
        combinations,
        combinations @ np.array(list(pi.values())),
        sizes,
    )


def _motions(compiled: CompiledModel, spread: float, seed: int) -> Array:
    """Return the regressors of random motions, one below the other."""
    system, rng = compiled.system, np.random.default_rng(seed)
    columns = len(INERTIAL_PARAMETERS) * len(system.bodies)
    count = max(_LEAST, -(-_ROWS_EACH * columns // max(1, len(system.v))))
    start = compiled.start_state()[system.coordinates.q_in_y]
    rows = []
    for _ in range(count):
        q = normalized(system, start + spread * rng.uniform(-1, 1, size=len(start)))
        v, vd = spread * rng.uniform(-1, 1, size=(2, len(system.v)))
        Y = compiled.regressor(float(rng.uniform(0, 1)), q, v, vd)
        if np.isfinite(Y).all():
            rows.append(Y)
    if 2 * len(rows) < count or not columns or not len(system.v):
        raise AnalysisError(
            f"base_parameters: of {count} random motions of model {system.name!r} "
            f"{len(rows)} have a regressor; the others are out of the range of its "
            f"loops. Give a smaller spread than {spread:g}, and a model that moves."
        )
    return np.concatenate(rows)


def _beside(basis: Array, columns: Array) -> Array:
    """Return what is left of columns without their parts along a basis."""
    for _ in range(2):
        columns = columns - basis @ (basis.T @ columns)
    return columns


def _combinations(Y: Array, tolerance: float) -> tuple[list[int], Array, Array]:
    """Return independent columns, the combinations that they stand for, and sizes."""
    # Its columns have the lengths and angles of those of Y, in a quarter of the rows.
    Y = np.asarray(np.linalg.qr(Y, mode="r"), float)
    lengths = np.linalg.norm(Y, axis=0)
    felt = lengths > tolerance * lengths.max(initial=0.0)
    scaled = Y / np.where(felt, lengths, 1.0)
    independent: list[int] = []
    # Room for all: a basis that grew would be copied each time.
    basis: Array = np.empty((len(Y), Y.shape[1]), order="F")
    # Masses last, which join the moments of what carries them.
    count = len(INERTIAL_PARAMETERS)
    order = np.array(sorted(np.flatnonzero(felt), key=lambda j: (j % count == 0, j)))
    for some in np.split(order, range(_TOGETHER, len(order), _TOGETHER)):
        begin = len(independent)
        rest = _beside(basis[:, :begin], scaled[:, some])
        for j, column in zip(some.tolist(), rest.T, strict=True):
            left = _beside(basis[:, begin : len(independent)], column)
            size = np.linalg.norm(left)
            if size > tolerance:
                left, before = left / size, basis[:, :begin]
                # Rounding along earlier columns has grown, too.
                left -= before @ (before.T @ left)
                basis[:, len(independent)] = left / np.linalg.norm(left)
                independent.append(j)
    basis = basis[:, : len(independent)]
    combinations = np.linalg.solve(
        basis.T @ Y[:, independent], basis.T @ np.where(felt, Y, 0.0)
    )
    places = np.argsort(independent)
    independent, combinations = sorted(independent), combinations[places]
    sizes = np.linalg.svd(scaled, compute_uv=False)
    return independent, np.asarray(combinations, float), np.asarray(sizes, float)
