"""Every wrong constraint gets its message."""

from __future__ import annotations

import pytest

import symbody as sb


@pytest.fixture
def parts():
    model = sb.Model("parts")
    one = model.add_body("one", 1, inertia=(1, 1, 1))
    two = model.add_body("two", 1, inertia=(1, 1, 1))
    model.add_joint("first", model.world, one, "Rz")
    model.add_joint("second", one, two, ["Tx", "Rz"])
    return model, one, two


CASES = {
    "both frames": lambda m, a, b: sb.constraints.BallCut(
        a, a.add_frame("other", at=(1, 0, 0))
    ),
    "locks nothing": lambda m, a, b: sb.constraints.Lock(a, b, (0, 0, 0)),
    "Give three numbers": lambda m, a, b: sb.constraints.Lock(a, b, (1, 2, 0)),
    "must be positive, for points": lambda m, a, b: sb.constraints.Rod(a, b, 0),
    "not a joint of one freedom": lambda m, a, b: sb.constraints.Gear(
        m.joints["first"], m.joints["second"], 2
    ),
    "relation needs two": lambda m, a, b: sb.constraints.Gear(
        m.joints["first"], m.joints["first"], 2
    ),
    "positive, as that of any disc": lambda m, a, b: sb.constraints.RollingDisc(
        b, m.world, -1
    ),
    "is not a constraint": lambda m, a, b: sb.sensors.Position(a),
}


@pytest.mark.parametrize("message", CASES)
def test_what_is_wrong_is_said(message, parts):
    model, one, two = parts
    with pytest.raises(sb.errors.ModelError, match=f"constraint 'bad': .*{message}"):
        model.add_constraint("bad", CASES[message](model, one, two))
    assert not model.constraints


def test_foreign_frames_are_refused(parts):
    model, one, _ = parts
    with pytest.raises(sb.errors.ModelError, match="is not in model"):
        model.add_constraint(
            "bad", sb.constraints.BallCut(one, sb.Model("other").world)
        )


def test_conditions_on_positions_hold_no_velocities(parts):
    model, _, _ = parts
    model.add_constraint("bad", sb.constraints.Algebraic(model.joints["first"].v[0]))
    with pytest.raises(sb.errors.ModelError, match=r"depends on v_first.*Nonholonomic"):
        sb.compile_model(model)


def test_conditions_on_velocities_are_linear(parts):
    model, _, _ = parts
    model.add_constraint(
        "bad", sb.constraints.Nonholonomic(model.joints["first"].v[0] ** 2 - 1)
    )
    with pytest.raises(sb.errors.ModelError, match="not linear in the velocities"):
        sb.compile_model(model)


def test_unknown_coordinates_cannot_be_chosen(parts):
    model, _, _ = parts
    with pytest.raises(sb.errors.ModelError, match=r"'third'.*no free coordinate"):
        model.choose_independent("third")


def test_names_are_unique(parts):
    model, one, two = parts
    model.add_constraint("gear", sb.constraints.Rod(one, two, 1.0))
    with pytest.raises(sb.errors.NameTakenError):
        model.add_constraint("gear", sb.constraints.Rod(one, two, 1.0))


@pytest.mark.parametrize("formula", [0.0, 3, [], [1.0, 2.0]])
def test_a_formula_without_coordinates_binds_nothing(formula):
    model = sb.Model("nothing")
    with pytest.raises(sb.errors.ModelError, match=r"constraint .h.: .* binds nothing"):
        model.add_constraint("h", sb.constraints.Algebraic(formula))


@pytest.mark.parametrize("formula", [{}, [], 0.0, [0.0]])
def test_a_condition_on_velocities_without_any_binds_nothing(formula):
    model = sb.Model("m")
    body = model.add_body("body", mass=1.0)
    model.add_joint("x", model.world, body, "Tx")
    with pytest.raises(sb.errors.ModelError, match=r"constraint .h.: .* binds nothing"):
        model.add_constraint("h", sb.constraints.Nonholonomic(formula))


def formulas_without_effect(model):
    """By the word that is said of them, formulas that constraints cannot keep zero."""
    joint, tip = model.joints["first"], model.sensors["tip"].symbols
    place = model.add_expression("place", 2 * joint.q[0])
    for formula in (joint.q[0] - 0.1, tip[1], place, sb.sin(model.t)):
        yield "velocity", sb.constraints.Nonholonomic(formula)
    yield "velocity", sb.constraints.Nonholonomic([joint.v[0], joint.q[0]])
    for formula in (sb.sin(model.t), model.add_parameter("L", 0.0)):
        yield "coordinate", sb.constraints.Algebraic(formula)


@pytest.mark.parametrize("i", range(7))
def test_a_formula_without_what_it_is_to_bind_is_refused(parts, i):
    model, one, _ = parts
    model.add_sensor("tip", sb.sensors.Position(one))
    word, constraint = list(formulas_without_effect(model))[i]
    model.add_constraint("c", constraint)
    with pytest.raises(
        sb.errors.ModelError, match=f"'c': .* holds no {word}, so it binds"
    ):
        sb.compile_model(model)


def test_a_velocity_sensor_is_a_velocity(parts):
    model, one, _ = parts
    speed = model.add_sensor("speed", sb.sensors.Velocity(one))
    model.add_constraint("c", sb.constraints.Nonholonomic(speed[0]))
    sb.compile_model(model)
