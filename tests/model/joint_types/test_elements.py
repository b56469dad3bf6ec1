import math

import pytest

from symbody.errors import ModelError
from symbody.expr.evaluate import evaluate
from symbody.model.joint_types.pairs import Free, Prismatic, Revolute, Spherical


@pytest.mark.parametrize("kind", [Revolute, Prismatic])
@pytest.mark.parametrize(
    ("axis", "found"),
    [
        ((0, 0, 0), "has length 0.0, so it has no direction"),
        ((1, 2), "has 2 components"),
        ("w", "the axis must be 'x', 'y', 'z' or a vector"),
        (5, "must be 'x', 'y', 'z' or a vector"),
        ((1, math.nan, 0), "NaN"),
        ((math.inf, 0, 0), "has length inf"),
        (("a", "b", "c"), "'a' of type str"),
        (None, "must be 'x', 'y', 'z' or a vector"),
    ],
)
def test_an_axis_that_is_none_is_refused_at_once(kind, axis, found):
    with pytest.raises(ModelError, match=rf"{kind.__name__}.*{found}"):
        kind(axis)


def test_the_length_of_an_axis_does_not_matter():
    (element,) = Prismatic((0, -3, 4)).elements
    assert evaluate(element.axis, {}).tolist() == [0, -0.6, 0.8]


@pytest.mark.parametrize(
    ("axis", "label"), [("y", "Ry"), ((0, 2, 0), "Ry"), ((0, -1, 0), "R")]
)
def test_a_motion_along_a_coordinate_axis_is_called_by_it(axis, label):
    (element,) = Revolute(axis).elements
    assert element.label == label


@pytest.mark.parametrize("kind", [Spherical, Free])
def test_an_unknown_description_of_rotation_is_refused(kind):
    with pytest.raises(ModelError, match=r"'euler'.*'cardan' \(three.*'quaternion'"):
        kind("euler")


def test_units_of_coordinates_are_known():
    units = [element.unit for element in Free().elements]
    assert units == ["m", "m", "m", "1"]
    assert Revolute("x").elements[0].unit == "rad"
