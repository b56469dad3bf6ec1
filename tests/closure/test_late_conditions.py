"""Conditions on accelerations, loads and states where a motion starts."""

import warnings

import numpy as np
import pytest

import symbody as sb

G = 9.81


def pendulum():
    """Return a rod of 1 kg, its hinge, and the acceleration of its tip."""
    model = sb.Model("pendulum")
    rod = model.add_body("rod", mass=1, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.1))
    hinge = model.add_joint("hinge", model.world, rod, "Ry")
    tip = rod.add_frame("tip", at=(0, 0, -1))
    return model, hinge, model.add_sensor("a", sb.sensors.Acceleration(tip))


def started(model, **options):
    return sb.simulate(model, [0, 0.01], **options)


def at_start(motion, name):
    return motion.array(name)[0]


def test_an_angle_follows_from_an_angular_acceleration():
    model, hinge, _ = pendulum()
    model.start_at(hinge.vd[0], -3.0)
    motion = started(model)
    # (J + m l²) q'' = -m g l sin q
    assert at_start(motion, "q_hinge") == pytest.approx(np.arcsin(3 * 0.35 / G / 0.5))
    assert at_start(motion, "vd_hinge") == pytest.approx(-3.0)


def test_a_velocity_follows_from_a_centripetal_acceleration_at_rest_too():
    model, hinge, a = pendulum()
    model.fix_start(hinge.q[0])
    model.start_at(a[2], 2.0)
    motion = started(model)
    assert abs(at_start(motion, "v_hinge")) == pytest.approx(np.sqrt(2.0))
    assert at_start(motion, "q_hinge") == 0.0


@pytest.mark.parametrize(
    "T", [2.0, lambda t: 2.0 + t, lambda t, y: 2.0 + 0.1 * y["q_hinge"]]
)
def test_a_steady_state_is_found_with_the_inputs_of_the_run(T):
    model, hinge, _ = pendulum()
    torque = model.add_input("T")
    model.add_load("motor", sb.loads.JointForce(hinge, torque))
    model.start_at(hinge.vd[0], 0.0)
    motion = started(model, inputs={"T": T})
    assert at_start(motion, "vd_hinge") == pytest.approx(0, abs=1e-9)
    q = at_start(motion, "q_hinge")
    there = {0: 2.0, 1: 2.0, 2: 2.0 + 0.1 * q}
    count = 0 if isinstance(T, float) else T.__code__.co_argcount
    assert G * 0.5 * np.sin(q) == pytest.approx(there[count])


def test_states_follow_where_their_rates_shall_vanish():
    model, hinge, _ = pendulum()
    current = model.add_state("current", 0.7)
    rate = 10 - 4 * current - 2 * hinge.v[0]
    model.set_rate(current, rate)
    model.add_load("motor", sb.loads.JointForce(hinge, current))
    model.start_at(rate, 0.0)
    model.start_at(hinge.vd[0], 0.0)
    model.fix_start(hinge.v[0])
    motion = started(model)
    assert at_start(motion, "current") == pytest.approx(2.5)
    assert G * 0.5 * np.sin(at_start(motion, "q_hinge")) == pytest.approx(2.5)


def test_loops_stay_closed_where_an_acceleration_is_asked_for():
    model = sb.library.four_bar(explicit=False)
    crank = next(iter(model.joints.values()))
    for joint in model.joints.values():
        joint.given.clear()
    model.start_at(crank.vd[0], 1.5)
    motion = sb.simulate(model, [0, 0.01], save=sb.Save(constraints=True))
    assert at_start(motion, f"vd_{crank.name}") == pytest.approx(1.5)
    assert at_start(motion, "constraint_residual") == pytest.approx(0, abs=1e-9)


def test_a_force_of_a_spring_may_be_asked_for():
    model = sb.Model("hung", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1)
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    spring = sb.loads.SpringDamper(model.world, body, stiffness=100, free_length=0.5)
    value = model.add_sensor(
        "f", sb.sensors.LoadValue(model.add_load("spring", spring))
    )
    model.start_at(value, -20.0)
    with pytest.warns(sb.errors.ModelWarning, match="start_at"):
        motion = started(model)
    assert at_start(motion, "f") == pytest.approx(-20.0)


def test_parameters_of_a_run_and_files_keep_the_condition(tmp_path):
    model, hinge, _ = pendulum()
    c = model.add_parameter("c", 5.0)
    model.add_load("spring", sb.loads.JointForce(hinge, c * (0.4 - hinge.q[0])))
    model.start_at(hinge.vd[0], 0.0)
    sb.write(model, tmp_path / "m.json")
    for one in (model, sb.read(tmp_path / "m.json")):
        q = at_start(started(one, parameters={"c": 8.0}), "q_hinge")
        assert 8 * (0.4 - q) == pytest.approx(G * 0.5 * np.sin(q))


def test_exported_start_values_meet_the_condition():
    model, hinge, _ = pendulum()
    model.start_at(hinge.vd[0], -3.0)
    state = sb.compile_model(model).start_state()
    assert state[0] == pytest.approx(np.arcsin(3 * 0.35 / G / 0.5))


def test_an_acceleration_that_nothing_gives_is_refused_with_the_way_out():
    model, hinge, _ = pendulum()
    model.start_at(hinge.vd[0], -300.0)
    told = r"start_at\(vd_hinge, -300\) is off by .*sb.equilibrium\(model, free="
    with pytest.raises(sb.errors.AnalysisError, match=told):
        started(model)


def test_an_energy_may_be_a_formula_of_velocities():
    model, hinge, _ = pendulum()
    model.start_at(0.35 * hinge.v[0] ** 2 / 2, 3.0)
    assert abs(at_start(started(model), "v_hinge")) == pytest.approx((6 / 0.35) ** 0.5)


def test_a_stepper_goes_back_to_a_start_that_agrees_with_its_inputs():
    model = sb.library.pendulum()
    (hinge,) = model.joints.values()
    force = model.add_input("F")
    model.add_load("push", sb.loads.JointForce(hinge, force))
    model.start_at(hinge.vd[0], -3.0)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", sb.errors.ModelWarning)
        stepper = sb.Stepper(model, 0.01, inputs={"F": 2.0})
        first = stepper.y
        assert stepper.reset(t=1.0) == pytest.approx(first, abs=1e-9)


@pytest.mark.parametrize("size", [1.0, 1e-3, 1e-5])
def test_conditions_are_met_in_mechanisms_of_any_size(size):
    model = sb.Model("small")
    bob = model.add_body("bob", 1e-3 * size**3, (0, 0, -0.5 * size))
    model.add_joint("hinge", model.world, bob, "Rx", q=0.3)
    energy = model.add_sensor("energy", sb.sensors.Energy())
    model.start_at(energy[0], 0.5 * 1e-3 * size**3 * (0.5 * size) ** 2 * 9)
    assert sb.compile_model(model).start_state() == pytest.approx([0.3, 3.0], rel=1e-9)
    model.start_conditions.clear()
    model.start_at(energy[0] - 0.5 * 1e-3 * size**3 * (0.5 * size) ** 2 * 9, 0.0)
    assert sb.compile_model(model).start_state() == pytest.approx([0.3, 3.0], rel=1e-9)
