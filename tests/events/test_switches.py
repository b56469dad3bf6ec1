import math

import numpy as np
import pytest

import symbody as sb
from symbody.events.switches import Switch, conditions_of, jumps_in, switches_of
from symbody.expr.definition import PiecewisePolynomial
from symbody.expr.external import Curve
from symbody.expr.node import FLOOR
from symbody.expr.traverse import reachable
from symbody.model.quantities import new_curve

a, b = sb.symbol("a"), sb.symbol("b")


@pytest.mark.parametrize(
    ("formula", "argument"),
    [
        (a < b, a - b),
        (a <= b, a - b),
        (sb.equal(a, b), a - b),
        (sb.minimum(a, b), a - b),
        (sb.maximum(a, b), a - b),
        (abs(a), a),
        (sb.sign(a), a),
        (sb.where(a, 1, b), a),
        (sb.both(a, a < b), a),
        (sb.negate(a), a),
        (sb.sqrt(a), a),
        (sb.atan2(a, b), a),
        (a / b, b),
        (a**1.5, a),
    ],
)
def test_a_form_changes_where_an_argument_is_zero(formula, argument):
    assert list(switches_of(formula)) == [Switch(argument)]


def test_a_conditional_whose_condition_is_a_comparison_adds_nothing():
    assert list(switches_of(sb.where(a < b, 1, 2))) == []
    assert list(conditions_of(sb.where(a < b, 1, 2))) == []


def test_functions_have_corners_at_the_ends_of_their_range_and_poles():
    assert list(switches_of(sb.asin(a))) == [Switch(a, (-1.0, 1.0))]
    assert list(switches_of(sb.acosh(a))) == [Switch(a, (1.0,))]
    assert list(switches_of(sb.tan(a))) == [Switch(a, (math.pi / 2,), math.pi)]


def test_floor_and_what_is_made_of_it_jump_at_each_whole_number():
    assert list(switches_of(sb.floor(a))) == [Switch(a, (0.0,), 1.0)]
    for formula in (a // 2, a % 2):
        (floor,) = (n for n in reachable([formula]) if getattr(n, "op", None) is FLOOR)
        assert list(switches_of(floor)) == [Switch(a / 2, (0.0,), 1.0)]


def test_what_changes_its_sign_at_the_levels_of_a_switch():
    assert list(Switch(a, (-1.0, 0.0)).zeros()) == [a + 1, a]
    assert list(conditions_of(sb.floor(a))) == [sb.sin(math.pi * a)]
    (zero,) = Switch(a, (0.5,), 3.0).zeros()
    sides = [sb.evaluate(zero, {a: x}) for x in (0.4, 0.6, 3.4, 3.6, 6.4, 6.6)]
    assert np.sign(sides).tolist() == [-1, 1, 1, -1, -1, 1]


@pytest.mark.parametrize("smooth", [sb.sin(a), sb.exp(a), a * b, a + b, a**3])
def test_smooth_operations_have_none(smooth):
    assert list(switches_of(smooth)) == []


def test_a_curve_changes_at_its_knots():
    curve, _ = new_curve("c", [0, 1, 2, 4], [0, 3, 1, 0], "constant")
    assert list(switches_of(curve(a))) == [Switch(a, (0.0, 1.0, 2.0, 4.0))]


def test_knots_between_pieces_of_one_polynomial_are_none():
    line = PiecewisePolynomial(
        ((0.0, 1.0, 2.0, 3.0),),
        np.array([[0.0, 0.0], [0.0, 0.0], [0.0, 0.0], [0.0, 1.0], [1.0, 1.0]]),
        (False,),
    )
    assert list(switches_of(Curve("line", line)(a))) == [Switch(a, (2.0,))]


def test_a_periodic_curve_repeats_its_knots():
    curve, _ = new_curve("c", [1, 2, 3, 5], [0, 3, 1, 0], "periodic")
    assert list(switches_of(curve(a))) == [Switch(a, (2.0, 3.0, 5.0), 4.0)]


def test_a_curve_of_two_arguments_changes_at_the_knots_of_each():
    table = [[0, 1, 0], [2, 3, 4]]
    curve, _ = new_curve("c", ([0, 1], [3, 4, 6]), table, "constant")
    assert list(switches_of(curve(a, b))) == [
        Switch(a, (0.0, 1.0)),
        Switch(b, (3.0, 4.0, 6.0)),
    ]


@pytest.mark.parametrize(
    ("formula", "jumps"),
    [
        (sb.where(a < 0, sb.maximum(b, 1), 1.0), [a]),
        (sb.where(a < 0, sb.where(b > 20, 2.0, 1.0), 1.0), [a]),
        (sb.where(a < 0, sb.minimum(b, 0.05), b), [a]),
        (sb.where(b * a - 3 < b, b * (b + 3 - b * a), b * a - 3 - b), []),
        (sb.where(a < b, sb.asin(a - b), a * a - b * b), []),
    ],
)
def test_a_choice_jumps_unless_both_sides_have_one_value(formula, jumps):
    assert jumps_in([formula], {a}) == jumps
