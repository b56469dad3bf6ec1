"""Transmissions, and coordinates given by formulas."""

import pytest

import symbody as sb


def two_wheels():
    model = sb.Model("wheels")
    wheels = [model.add_body(name, 1, inertia=(1, 1, 1)) for name in ("one", "two")]
    joints = [
        model.add_joint(f"turn_{w.name}", model.world, w, "Rz", q=0.5) for w in wheels
    ]
    return model, *joints


def closed(model):
    (named,) = sb.assemble(model).loop_solutions
    return named


def test_a_transmission_makes_the_second_joint_follow_the_first():
    model, one, two = two_wheels()
    z = model.add_parameter("z", -3.0)
    model.add_loop("gears", sb.loops.Transmission(one, two, z / 2, offset=0.1))
    named = closed(model)
    assert named.solution.dependent == two.q
    assert named.solution.formulas == (z / 2 * one.q[0] + 0.1,)
    assert named.solution.rows == (two.q[0] - (z / 2 * one.q[0] + 0.1),)
    assert named.start == pytest.approx((-0.65,))


def test_the_ratio_zero_holds_a_joint_still():
    model, one, two = two_wheels()
    model.add_loop("lock", sb.loops.Transmission(one, two, 0))
    assert closed(model).start == (0.0,)


def test_a_transmission_may_follow_a_driven_joint():
    model, one, two = two_wheels()
    model.drive(one, 1 + 3 * model.t)
    model.add_loop("gears", sb.loops.Transmission(one, two, 2))
    named = closed(model)
    assert named.solution.formulas == (2 * (3 * model.t + 1),)
    assert named.start == (2.0,)


def test_a_formula_holds_expressions_curves_and_time():
    model, one, two = two_wheels()
    cam = model.add_curve("cam", [0, 1, 2, 3], [0, 2, 1, 0])
    phase = model.add_expression("phase", one.q[0] + model.t)
    twice = model.add_expression("twice", 2 * phase)
    model.add_loop("cam_follower", sb.loops.JointFormula(two, cam(twice)))
    named = closed(model)
    assert named.solution.formulas == (cam(2 * (one.q[0] + model.t)),)
    assert named.start == pytest.approx((sb.evaluate(cam(sb.symbol("s")), {"s": 1.0}),))


@pytest.mark.parametrize(
    ("formula", "message"),
    [
        (lambda m, one, two: 2 * two.q[0] - one.q[0], "holds q_turn_two itself"),
        (lambda m, one, two: one.v[0], "holds the velocity 'v_turn_one'"),
        (lambda m, one, two: m.add_input("F"), "holds the input 'F'"),
        (
            lambda m, one, two: m.add_expression("e", one.v[0] + one.q[0]),
            "holds v_turn_one",
        ),
        (
            lambda m, one, two: m.add_sensor("d", sb.sensors.JointState(one))[0],
            "holds the sensor 'd",
        ),
    ],
)
def test_a_formula_of_anything_else_is_refused(formula, message):
    model, one, two = two_wheels()
    loop = sb.loops.JointFormula(two, formula(model, one, two))

    def add_and_assemble():
        model.add_loop("bad", loop)
        sb.assemble(model)

    with pytest.raises(sb.errors.ModelError, match=message):
        add_and_assemble()


def test_a_driven_joint_cannot_follow():
    model, one, two = two_wheels()
    model.drive(two, model.t)
    model.add_loop("gears", sb.loops.Transmission(one, two))
    with pytest.raises(
        sb.errors.ModelError, match="'turn_two' is driven, but would follow"
    ):
        sb.assemble(model)


def test_a_joint_cannot_be_coupled_to_itself():
    model, one, _ = two_wheels()
    with pytest.raises(sb.errors.ModelError, match="both joints are 'q_turn_one'"):
        model.add_loop("gears", sb.loops.Transmission(one, one, 2))


def test_what_is_no_single_coordinate_is_refused():
    model, one, _ = two_wheels()
    ball = model.add_joint("ball", model.world, model.add_body("b", 1), "spherical")
    fork = model.add_joint("fork", model.world, model.add_body("f", 1), ["Rx", "Ry"])
    other = two_wheels()[1]
    for place, message in [
        (fork, "joint 'fork' has 2 coordinates: q_fork_Rx, q_fork_Ry"),
        (ball.q[1], "an entry of the quaternion of joint 'ball'"),
        (other, "neither a joint nor a coordinate"),
        ("turn_two", "neither a joint nor a coordinate"),
    ]:
        with pytest.raises(sb.errors.ModelError, match=message):
            model.add_loop("gears", sb.loops.Transmission(one, place))
    model.add_loop("gears", sb.loops.Transmission(one, fork.q[1]))
    assert closed(model).solution.dependent == (fork.q[1],)
