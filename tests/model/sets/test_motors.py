import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}
R, K, L, N, J = 2.0, 0.05, 1e-3, 20.0, 0.4


def turned(add, **options):
    model = sb.Model("drive", gravity=(0, 0, 0))
    arm = model.add_body("arm", mass=1, inertia=(J, J, J))
    joint = model.add_joint("axle", model.world, arm, "Rz")
    own = {"resistance": R, "constant": K, "ratio": N} | options
    return model, add(model, "m", joint, **own)


def test_a_motor_reaches_the_speed_where_its_voltage_is_met():
    model, motor = turned(sb.add_dc_motor, inductance=L)
    times = np.linspace(0, 4, 9)
    motion = sb.simulate(model, times, inputs={"u_m": 24.0}, **TIGHT)
    poles = np.roots([L * J, R * J, (K * N) ** 2])
    a = np.array([[1, 1], poles])
    parts = np.linalg.solve(a, [-24 / (K * N), 0])
    expected = 24 / (K * N) + np.exp(np.outer(times, poles)) @ parts
    np.testing.assert_allclose(motion.array("v_axle"), expected, atol=1e-8)
    assert str(motor.current) == "i_m"


def test_without_inductance_the_current_follows_at_once():
    model, _ = turned(sb.add_dc_motor)
    motion = sb.simulate(model, [0, 0.5], inputs={"u_m": 24.0}, **TIGHT)
    speed = 24 / (K * N) * (1 - np.exp(-0.5 * (K * N) ** 2 / (R * J)))
    assert motion.array("v_axle")[-1] == pytest.approx(speed, rel=1e-8)
    current = (24 - K * N * speed) / R
    assert motion.array("i_m")[-1] == pytest.approx(current, rel=1e-8)
    assert motion.array("M_m")[-1] == pytest.approx(K * N * current, rel=1e-8)


def test_what_the_motor_takes_becomes_motion_heat_and_field():
    model, motor = turned(sb.add_dc_motor, inductance=L)
    supplied = motor.voltage * motor.current - motor.heat
    gained = model.add_state("energy", 0.0, supplied)
    motion = sb.simulate(model, [0, 0.7], inputs={"u_m": 24.0}, **TIGHT)
    field = L / 2 * motion.array("i_m")[-1] ** 2
    kept = motion.array("kinetic_energy")[-1] + field
    assert motion.array(str(gained))[-1] == pytest.approx(kept, rel=1e-7)


@pytest.mark.parametrize("greatest", [None, 5.0])
def test_a_servo_takes_its_position(greatest):
    model, _ = turned(
        sb.add_position_servo, gain=100.0, inductance=L, greatest_voltage=greatest
    )
    motion = sb.simulate(model, 20.0, inputs={"w_m": 1.2}, **TIGHT)
    assert motion.array("q_axle")[-1] == pytest.approx(1.2, abs=1e-4)
    most = np.abs(motion.array("u_m")).max()
    assert most == pytest.approx(120 if greatest is None else 5, rel=1e-9)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"resistance": 0}, "the resistance is 0"),
        ({"inductance": -1}, "the inductance is -1"),
        ({"constant": 0}, "the constant is 0, with which the motor turns nothing"),
        ({"ratio": 0}, "the ratio is 0, with which the motor turns nothing"),
    ],
)
def test_a_motor_that_is_none_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        turned(sb.add_dc_motor, **options)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"gain": -100}, "gain=-100, constant=0.05, ratio=20 drive it away"),
        ({"gain": 100, "ratio": -N}, "gain=100, constant=0.05, ratio=-20 drive it"),
        ({"gain": 0}, "gain=0, constant=0.05, ratio=20 drive it away"),
        ({"gain": 100, "greatest_voltage": -5}, "the greatest_voltage is -5"),
        ({"gain": 100, "greatest_voltage": 0}, "the greatest_voltage is 0"),
    ],
)
def test_a_servo_that_takes_no_position_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        turned(sb.add_position_servo, **options)


def test_a_servo_on_a_gear_that_reverses_takes_its_position():
    model, _ = turned(sb.add_position_servo, gain=-100.0, ratio=-N)
    motion = sb.simulate(model, 20.0, inputs={"w_m": 1.2}, **TIGHT)
    assert motion.array("q_axle")[-1] == pytest.approx(1.2, abs=1e-4)


def test_the_gain_of_a_servo_may_follow_the_motion():
    model = sb.Model("drive", gravity=(0, 0, 0))
    arm = model.add_body("arm", mass=1, inertia=(J, J, J))
    joint = model.add_joint("axle", model.world, arm, "Rz")
    gain, most = model.add_input("gain"), 20 + sb.cos(model.t)
    own = {"resistance": R, "constant": K, "ratio": N, "greatest_voltage": most}
    sb.add_position_servo(model, "m", joint, gain=gain, **own)
    motion = sb.simulate(model, [0, 1e-3], inputs={"w_m": 1.2, "gain": 10.0})
    assert motion.array("u_m")[0] == pytest.approx(12.0, rel=1e-12)


def test_a_joint_of_several_freedoms_has_no_motor():
    model = sb.Model("m")
    arm = model.add_body("arm", mass=1, inertia=(1, 1, 1))
    joint = model.add_joint("j", model.world, arm, ["Rx", "Ry"])
    with pytest.raises(sb.errors.ModelError, match="has 2 velocities"):
        sb.add_dc_motor(model, "m", joint, resistance=1, constant=1)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"gain": -20.0}, "gain=-20, constant=0.1, ratio=3 drive it away"),
        ({"resistance": -1.0}, "the resistance is -1; it must be positive"),
        ({"inductance": 0.0}, "the inductance is 0; it must be positive"),
        ({"most": -5.0}, "the greatest_voltage is -5; it must be positive"),
    ],
)
def test_values_of_a_run_are_those_of_a_servo_too(given, words):
    model = sb.Model("drive", gravity=(0, 0, 0))
    arm = model.add_body("arm", mass=1, inertia=(J, J, J))
    joint = model.add_joint("axle", model.world, arm, "Rz")
    values = {"gain": 20.0, "resistance": 1.0, "inductance": 0.01}
    own = {name: model.add_parameter(name, x) for name, x in values.items()}
    most = model.add_parameter("most", 5.0)
    sb.add_position_servo(
        model, "m", joint, **own, constant=0.1, ratio=3, greatest_voltage=most
    )
    with pytest.raises(sb.errors.ModelError, match=words):
        sb.simulate(model, 0.1, parameters=given)
