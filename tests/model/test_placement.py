import math

import numpy as np
import pytest

from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.model.model import Model


@pytest.fixture
def model():
    return Model("m")


@pytest.mark.parametrize(
    ("mass", "found"),
    [
        (-1, "the mass is -1 kg. A mass is zero or positive"),
        (math.inf, "inf is not finite"),
        (math.nan, "NaN"),
        ([1], "a single number or formula is needed"),
        ("heavy", "'heavy' of type str"),
        (None, "None of type NoneType"),
        (1j, "complex"),
    ],
)
def test_a_mass_that_is_none_is_refused(model, mass, found):
    with pytest.raises(ModelError, match=rf"body 'arm'.*{found}"):
        model.add_body("arm", mass=mass)


@pytest.mark.parametrize(
    ("inertia", "expected"),
    [
        ((1, 2, 3), np.diag([1, 2, 3])),
        ((1, 2, 3, 4, 5, 6), [[1, 4, 5], [4, 2, 6], [5, 6, 3]]),
        ([[1, 4, 5], [4, 2, 6], [5, 6, 3]], [[1, 4, 5], [4, 2, 6], [5, 6, 3]]),
        (None, np.zeros((3, 3))),
    ],
)
def test_an_inertia_may_be_written_in_four_ways(model, inertia, expected):
    body = model.add_body("arm", mass=1, inertia=inertia)
    xx, xy, xz, yy, yz, zz = evaluate(body.inertia, {})
    assert np.array_equal([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]], expected)


@pytest.mark.parametrize(
    ("inertia", "found"),
    [
        ([[1, 0, 0], [0, 1, 0.5], [0, 0, 1]], r"yz = 0.5 and zy = 0 differ"),
        ([[1, 2, 0], [-2, 1, 0], [0, 0, 1]], r"xy = 2 and yx = -2 differ"),
        ((1, 2), r"has the shape \(2,\). Give a symmetric 3x3 matrix, six"),
        (1.0, r"has the shape \(\)"),
        ([[1, 2], [3, 4]], r"has the shape \(2, 2\)"),
        ((1, math.inf, 1), "inf is not finite"),
        ("abc", "'abc' of type str"),
        ([[1], [1, 2]], "lists of different lengths"),
    ],
)
def test_an_inertia_that_is_none_is_refused(model, inertia, found):
    with pytest.raises(ModelError, match=rf"body 'arm'.*{found}"):
        model.add_body("arm", mass=1, inertia=inertia)


def test_a_matrix_of_parameters_is_symmetric_if_its_defaults_are(model):
    J = model.add_parameter("J", [[3, 1, 0], [1, 4, 0], [0, 0, 5]])
    body = model.add_body("arm", mass=1, inertia=J)
    assert [str(entry) for entry in body.inertia[:2]] == ["J[0,0]", "J[0,1]"]


def test_a_matrix_of_parameters_with_unequal_defaults_is_refused(model):
    a = model.add_parameter("a", 1.0)
    b = model.add_parameter("b", 2 * a)
    with pytest.raises(ModelError, match="xy = 1 and yx = 2 differ"):
        model.add_body("arm", mass=1, inertia=[[9, a, 0], [b, 9, 0], [0, 0, 9]])


@pytest.mark.parametrize("com", [(1, 2), 1, [[1, 2, 3]], (1, 2, "3")])
def test_a_center_of_mass_that_is_no_vector_is_refused(model, com):
    with pytest.raises(ModelError, match=r"body 'arm'.*(vector of 3|of type str)"):
        model.add_body("arm", com=com)
