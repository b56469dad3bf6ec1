"""Rotations against products of numerical matrices. Identities hold to 1e-14."""

import math

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from symbody.errors import ModelError, ModelWarning
from symbody.expr.evaluate import evaluate
from symbody.expr.node import ONE, ZERO, as_node, symbol
from symbody.spatial.rotation import (
    AxisTurn,
    MatrixTurn,
    Turn,
    aligning,
    axis_turn,
    rotation,
    sine_cosine,
    unit_vector,
)
from symbody.spatial.vectors import IDENTITY, full, mat, vec

ANGLE = 0.7
q = symbol("q")
a = symbol("a"), symbol("b"), symbol("c")
entries = [symbol(f"m{i}{j}") for i in range(3) for j in range(3)]
m = mat(np.array(entries, dtype=object).reshape(3, 3))
s = tuple(symbol(f"s_{i}") for i in range(6))


@pytest.fixture
def values(rng):
    names = [node.name for node in (*a, *entries, *s)]
    return {"q": ANGLE, **dict(zip(names, rng.normal(size=len(names)), strict=True))}


def about(axis, angle=ANGLE):
    return Rotation.from_rotvec(angle * np.array(axis, dtype=float)).as_matrix()


def turns():
    """Return turns of each kind with the matrix each stands for."""
    cases = {f"axis {n}": (axis_turn(n, q), about(np.eye(3)[n])) for n in range(3)}
    skew = about((0.6, 0, 0.8))
    cases["matrix"] = MatrixTurn(mat(skew)), skew
    factors = (cases["axis 0"], cases["matrix"], cases["axis 2"])
    product = np.linalg.multi_dot([matrix for _, matrix in factors])
    cases["product"] = Turn(tuple(turn for turn, _ in factors)), product
    cases["none"] = Turn(), np.eye(3)
    return cases


TURNS = turns()


@pytest.fixture(params=TURNS)
def turn(request):
    return TURNS[request.param]


def assert_close(actual, expected):
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-14)


def test_a_turn_knows_its_matrix(turn, values):
    assert_close(evaluate(turn[0].matrix(), values), turn[1])


def test_components_go_outward_by_the_matrix_and_inward_by_its_transpose(turn, values):
    turn, R = turn
    vector = evaluate(a, values)
    assert_close(evaluate(turn.outward(a), values), R @ vector)
    assert_close(evaluate(turn.inward(a), values), R.T @ vector)


def test_matrices_go_outward_from_both_sides(turn, values):
    turn, R = turn
    block = evaluate(m, values)
    assert_close(evaluate(turn.outward_block(m), values), R @ block @ R.T)


def test_symmetric_matrices_stay_symmetric(turn, values):
    turn, R = turn
    expected = R @ evaluate(full(s), values) @ R.T
    assert_close(evaluate(full(turn.outward_sym(s)), values), expected)


@pytest.mark.parametrize("n", range(3))
def test_a_turn_leaves_the_unit_matrix_alone_without_a_formula(n):
    assert axis_turn(n, q).outward_block(IDENTITY) == IDENTITY


@pytest.mark.parametrize("n", range(3))
def test_turning_about_an_axis_keeps_the_component_along_it(n):
    assert axis_turn(n, q).outward(a)[n] is a[n]


@pytest.mark.parametrize("axis", ["x", "y", "z", (1, 2, 3), (0, 0, -2), (-1, 0, 1e-3)])
def test_a_rotation_turns_right_handed_about_its_axis(axis):
    unit = np.eye(3)["xyz".index(axis)] if isinstance(axis, str) else np.array(axis)
    unit = unit / np.linalg.norm(unit)
    assert_close(evaluate(rotation(axis, q), {"q": ANGLE}), about(unit))
    assert_close(evaluate(rotation(axis, ANGLE), {}), about(unit))


def test_an_axis_may_be_a_formula():
    R = rotation((a[0], a[1], a[2]), q)
    values = {"a": 1.0, "b": -2.0, "c": 0.5, "q": ANGLE}
    assert_close(evaluate(R, values), about(np.array([1, -2, 0.5]) / math.sqrt(5.25)))


@pytest.mark.parametrize("quarters", range(-5, 6))
def test_quarter_turns_are_exact(quarters):
    sine, cosine = sine_cosine(as_node(quarters * math.pi / 2))
    assert (float(sine), float(cosine)) == (
        round(math.sin(quarters * math.pi / 2)),
        round(math.cos(quarters * math.pi / 2)),
    )


@pytest.mark.parametrize(
    ("axis", "found"),
    [
        ("w", r"rotation\('w', …\): the axis must be"),
        ((0, 0, 0), "has length 0.0, so it has no direction"),
        ((1, 2), "has 2 components"),
        (7, "must be 'x', 'y', 'z' or a vector"),
        ((math.inf, 0, 0), "has length inf"),
        ((math.nan, 0, 0), "NaN"),
    ],
)
def test_an_axis_that_is_none_is_refused(axis, found):
    with pytest.raises(ModelError, match=found):
        rotation(axis, 0.3)


@pytest.mark.parametrize(
    "axis",
    [
        (0, 0, 1),
        (0, 0, -1),
        (1, 0, 0),
        (0, -1, 0),
        (1, 1, 1),
        (1e-9, 0, -1),
        (-3, 4, 12),
    ],
)
def test_a_numerical_axis_is_aligned_wherever_it_points(axis):
    unit = unit_vector(axis, who="test")
    R = evaluate(aligning(unit), {})
    assert_close(R @ R.T, np.eye(3))
    assert_close(np.linalg.det(R), 1)
    assert_close(R[:, 2], evaluate(unit, {}))


@pytest.mark.parametrize("opposite", [False, True])
@pytest.mark.parametrize(
    "axis", [(0, 0, 1), (2, -1, 2), (0.3, 0.4, 0), (-1, 2, 0.1), (1e-7, 2e-7, -1)]
)
def test_an_axis_of_formulas_is_aligned_from_its_own_side(axis, opposite):
    if opposite:
        axis = tuple(-component for component in axis)
    values = dict(zip("abc", np.array(axis) / np.linalg.norm(axis), strict=True))
    R = evaluate(aligning(vec(a)), values)
    assert_close(R @ R.T, np.eye(3))
    assert_close(np.linalg.det(R), 1)
    assert_close(R[:, 2], list(values.values()))


def test_a_turn_without_angle_is_none():
    assert axis_turn(1, as_node(0)) == AxisTurn(1, ONE, ZERO)


@pytest.mark.parametrize("axis", ["x", (1, 1, 0)])
def test_an_angle_in_degrees_is_warned_of(axis):
    with pytest.warns(ModelWarning, match=r"angle = 90 rad.*math\.radians\(90\)") as w:
        rotation(axis, 90)
    assert [one.filename for one in w] == [__file__]
    for angle in (7.0, -2 * math.pi, 90 * symbol("a")):
        rotation(axis, angle)
