"""Masses and inertias of many runs at once agree with those looked at one by one."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelError
from symbody.system.checks import BodiesOfRuns, check_body


def system_with(inertia):
    model = sb.Model("thrown")
    m, J, k = (model.add_parameter(name, 1.0) for name in ("m", "J", "k"))
    body = model.add_body("body", mass=m, inertia=inertia(m, J, k))
    model.add_joint("lift", model.world, body, "Tz")
    return sb.compile_model(model).system


def one_by_one(system, values):
    clear = []
    for row in values:
        try:
            at = dict(zip(system.p, row.tolist(), strict=True))
            for body in system.bodies:
                check_body(body, at, "given")
            clear.append(True)
        except ModelError:
            clear.append(False)
    return clear


@pytest.mark.parametrize(
    "inertia",
    [
        lambda m, J, k: (J, J, k),
        lambda m, J, k: (J + 1, 2 * m * k**2, 1.0),
        lambda m, J, k: (1.0, 1.0, 1.0, k**2 / 2, 0.0, 0.0),
        lambda m, J, k: (J, J, k, 0.5, 0.0, 0.0),
        lambda m, J, k: (0.0, m * J * J / 12, m * (J * J + k) / 24),
        lambda m, J, k: (m / (J * k), m * J * k, sb.sqrt(m / k) - 0.5),
    ],
)
def test_values_are_clear_where_bodies_are_taken_one_by_one(inertia, rng):
    system = system_with(inertia)
    values = rng.uniform(-0.5, 2.0, (60, len(system.p)))
    values[0, 0], values[1, 1], values[2] = np.nan, np.inf, 0.0
    looks = BodiesOfRuns(system, system.bodies)
    clear = looks.are_clear(values)
    assert clear.tolist() == one_by_one(system, values)
    assert clear.tolist() == [looks.is_clear(row) for row in values]
    assert 0 < clear.sum() < len(clear)


def test_what_is_too_large_is_looked_at_more_closely():
    system = system_with(lambda m, J, k: (m * J * J / 12, m / (J * k), m * k * k))
    values = np.array([(1.0, 1e200, 1.0), (1.0, 1e-300, 1e-300), (1.0, 2.0, 3.0)])
    looks = BodiesOfRuns(system, system.bodies)
    expected = [False, False, True]
    assert one_by_one(system, values) == expected
    assert looks.are_clear(values).tolist() == expected
    assert [looks.is_clear(row) for row in values] == expected
