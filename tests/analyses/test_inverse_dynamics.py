"""Inverse dynamics against forward dynamics, drives, and what cannot be."""

from functools import partial

import numpy as np
import pytest
from scipy.interpolate import make_interp_spline

import symbody as sb
from symbody.analyses.inverse.actuators import Bounds, produced
from symbody.analyses.inverse.wanted_motion import _slopes

TIMES = np.linspace(0, 2, 21)
# Forward of inverse: the loss in the solution for accelerations, of order 1 to 100.
AGAIN = 1e-9


def forward_error(model, motion):
    """Return by how much accelerations under the inputs of a motion are others."""
    compiled = sb.compile_model(model)
    y = np.hstack([motion.q, motion.v, motion.x])
    u = [motion.array(name).reshape(len(y), -1) for name in compiled.system.inputs]
    first = len(compiled.system.q)
    rates = [
        compiled.derivatives(t, row, inputs)
        for t, row, inputs in zip(motion.time, y, np.hstack(u), strict=True)
    ]
    return np.abs(
        np.array(rates)[:, first : first + motion.vd.shape[1]] - motion.vd
    ).max()


def test_forward_with_the_torques_of_an_arm_is_the_prescribed_motion():
    model = sb.library.arm6()
    wanted = {j: sb.sin((k + 1) * model.t / 3) for k, j in enumerate(model.joints)}
    motion = sb.inverse_dynamics(model, wanted, times=TIMES)
    assert forward_error(model, motion) < AGAIN


@pytest.mark.parametrize("explicit", [True, False])
def test_forward_with_the_torque_of_a_crank_is_the_prescribed_motion(explicit):
    model = sb.library.four_bar(explicit=explicit)
    wanted = {"crank": 0.1 + 2 * model.t}
    motion = sb.inverse_dynamics(model, wanted, times=TIMES)
    assert forward_error(model, motion) < AGAIN


def test_a_run_with_the_computed_torque_follows_the_prescribed_motion():
    model = sb.library.double_pendulum()
    first, second = model.joints.values()
    for joint in (first, second):
        load = sb.loads.JointForce(joint, model.add_input(f"M_{joint.name}"))
        model.add_load(f"motor_{joint.name}", load)
    wanted = {first: sb.sin(model.t), second: 0.5 * sb.cos(2 * model.t)}
    times = np.linspace(0, 2, 801)
    motion = sb.inverse_dynamics(model, wanted, times=times)
    torques = {}
    for name in model.inputs:
        values = motion.array(name)
        curve = model.add_curve(f"c_{name}", times, values, extrapolation="error")
        torques[name] = curve(model.t)
    start = {n: motion.array(n)[0] for n in sb.compile_model(model).state_labels()}
    again = sb.simulate(
        model,
        times[:-1],
        inputs=torques,
        start=start,
        method=sb.DP54(rtol=1e-12, atol=1e-12),
    )
    # The cubic spline of the torques is off by its step to the fourth, 4e-11.
    assert np.abs(again.q - motion.q[:-1]).max() < 1e-9


@pytest.mark.parametrize("joint", ["crank", "coupler", "rocker"])
def test_an_actuator_in_any_joint_of_a_loop_gives_the_same_power(joint):
    model = sb.library.four_bar(explicit=False)
    wanted = {"crank": 0.1 + 2 * model.t}
    known = sb.kinematics(model, wanted, TIMES)
    motion = sb.inverse_dynamics(
        model, wanted, times=TIMES, actuators=joint, inputs={"torque": 0}
    )
    power = motion.array(f"drive_{joint}") * motion.array(f"v_{joint}")
    assert power == pytest.approx(known.array("drive_crank") * 2, rel=1e-9, abs=1e-9)


def test_the_partition_follows_a_crank_through_full_turns():
    model = sb.library.four_bar(explicit=False)
    model.choose_independent("q_rocker")
    wanted = {"crank": 0.1 + 4 * model.t}
    known = sb.kinematics(model, wanted, TIMES)
    motion = sb.inverse_dynamics(
        model, wanted, times=TIMES, actuators="crank", inputs={"torque": 0}
    )
    drive = motion.array("drive_crank")
    assert drive == pytest.approx(known.array("drive_crank"), rel=1e-8, abs=1e-8)


def test_a_simulated_motion_needs_the_inputs_that_it_had():
    model = sb.library.crane_crab()
    simulated = sb.simulate(model, 1.0, inputs={"F": sb.sin(3 * model.t)})
    motion = sb.inverse_dynamics(model, simulated)
    expected = np.sin(3 * simulated.time)
    assert motion.array("F") == pytest.approx(expected, abs=1e-12)
    assert "1 of 2 degrees of freedom" in motion.notes[0]


@pytest.mark.parametrize(
    ("make", "duration"),
    [
        (sb.library.andrews, 0.01),
        pytest.param(sb.library.hexapod, 0.2, marks=pytest.mark.slow),
        (sb.library.excavator, 0.3),
        (sb.library.quaternion_pendulum, 0.5),
        (sb.library.gantry, 0.3),
    ],
)
def test_motions_of_all_kinds_of_mechanisms_need_what_they_had(make, duration):
    model = make()
    motion = sb.simulate(model, duration)
    found = sb.inverse_dynamics(model, motion)
    for name in model.inputs:
        assert found.array(name) == pytest.approx(motion.array(name), abs=1e-8)
    drives = [name for name in found if name.startswith("drive_")]
    assert bool(drives) == (not model.inputs)
    for name in drives:
        assert np.abs(found.array(name)).max() < 1e-8


def test_more_actuators_than_freedoms_share_with_least_squares_and_tell():
    model = sb.library.four_bar(explicit=False)
    options = {"times": TIMES, "inputs": {"torque": 0}}
    wanted = {"crank": 0.1 + 2 * model.t}
    one = sb.inverse_dynamics(model, wanted, actuators="crank", **options)
    two = sb.inverse_dynamics(model, wanted, actuators=["crank", "rocker"], **options)
    a, b = two.array("drive_crank"), two.array("drive_rocker")
    ratio = two.array("v_rocker") / 2
    assert a + ratio * b == pytest.approx(one.array("drive_crank"), rel=1e-9)
    assert b == pytest.approx(ratio * a, rel=1e-9, abs=1e-12)
    assert "2 actuators for 1 degree of freedom" in two.notes[0]


def test_passive_forces_are_told_apart_from_those_of_actuators():
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    kinds = {"times": TIMES, "actuators": joint.name}
    wanted = {joint: 0.3 + 0 * model.t}
    without = sb.inverse_dynamics(model, wanted, **kinds)
    model.add_load("spring", sb.loads.TorsionalSpringDamper(joint, stiffness=5.0))
    motion = sb.inverse_dynamics(model, wanted, **kinds)
    passive = motion.array(f"passive_{joint.name}")
    drive = motion.array(f"drive_{joint.name}")
    assert passive == pytest.approx(np.full(21, -1.5))
    assert drive + passive == pytest.approx(without.array(f"drive_{joint.name}"))


@pytest.mark.parametrize("degree", [3, 5])
@pytest.mark.parametrize(
    ("rows", "columns"),
    [(6, 1), (6, 3), (8, 7), (8, 8), (7, 15), (7, 32), (9, 33), (90, 65)],
)
def test_slopes_are_those_of_the_splines_of_scipy(degree, rows, columns, rng):
    grid = np.cumsum(rng.uniform(0.1, 1.0, rows))
    values = rng.normal(size=(rows, columns))
    spline = make_interp_spline(grid, values, k=degree)
    for k, slopes in enumerate(_slopes(grid, values, degree, 2), 1):
        scale = np.abs(slopes).max()
        np.testing.assert_allclose(slopes, spline(grid, nu=k), atol=1e-11 * scale)


def test_data_have_the_entries_of_a_state_by_their_names():
    model = sb.library.pendulum()
    state = model.add_state("memory", start=[0.0, 1.0])
    model.set_rate(state, [-state[0], -state[1]])
    model.add_load("motor", sb.loads.JointForce(model.joints["hinge"], state[1]))
    data = {"q_hinge": np.zeros(21), "memory[0]": TIMES, "memory[1]": 2 * TIMES}
    motion = sb.inverse_dynamics(sb.compile_model(model), data, times=TIMES)
    np.testing.assert_allclose(motion.array("drive_hinge"), -2 * TIMES, atol=1e-12)


def test_data_without_rates_become_splines():
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    times = np.linspace(0, 1, 101)
    exact = sb.inverse_dynamics(
        model, {joint: sb.sin(model.t)}, times=times, actuators=joint
    )
    data = {joint.q[0].name: np.sin(times)}
    motion = sb.inverse_dynamics(model, data, times=times, actuators=joint)
    name = f"drive_{joint.name}"
    # Second derivative of a spline of fifth degree: the step to the fourth, 1e-8.
    assert motion.array(name) == pytest.approx(exact.array(name), abs=1e-6)


def test_one_instant_at_rest_needs_what_holds_it():
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    at_rest = sb.inverse_dynamics(model, {joint.q[0].name: 0.5}, actuators=joint)
    slow = sb.inverse_dynamics(
        model, {joint: (times := [0.0, 1, 2, 3], [0.5] * 4)}, times=times,
        actuators=joint,
    )  # fmt: skip
    name = f"drive_{joint.name}"
    assert at_rest.array(name)[0] == pytest.approx(slow.array(name)[0], rel=1e-12)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            {"actuators": "F"},
            "cannot produce the motion: at t = .* Name 'rot_pendulum'",
        ),
        ({"actuators": "G"}, "actuator 'G' is neither an input nor a joint"),
        ({"actuators": ["F", "F"]}, "each one once"),
        ({"actuators": "rot_pendulum"}, "input 'F' .* neither an actuator"),
        ({"inputs": {"F": 1.0}}, "left out for an actuator"),
    ],
)
def test_a_crane_refuses_what_cannot_be(options, message):
    model = sb.library.crane_crab()
    wanted = {"trans_crab": model.t, "rot_pendulum": sb.sin(model.t)}
    with pytest.raises(sb.errors.SymbodyError, match=message):
        sb.inverse_dynamics(model, wanted, times=TIMES, **options)


@pytest.mark.parametrize(
    ("motion", "message"),
    [
        ({"q_trans_crab": [0, 1], "q_rot_pendulum": 0}, r"shape \(2,\), for 21 times"),
        ({"q_trans_crab": np.where(TIMES == 1, np.nan, 1)}, "gap: .* at t = 1 s"),
        ({"q_trans_crab": 1.0}, "has no 'q_rot_pendulum'"),
        ({"q_trans": 1.0}, "Give data by names of all coordinates"),
        ({}, "tells how joints move"),
    ],
)
def test_data_that_do_not_fit_are_refused(motion, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.inverse_dynamics(sb.library.crane_crab(), motion, times=TIMES)


def test_data_that_violate_constraints_are_refused_with_how_much_and_when():
    model = sb.library.four_bar(explicit=False)
    motion = sb.kinematics(model, {"crank": 0.1 + 2 * model.t}, TIMES)
    data = {n: motion.array(n) for n in motion if n.split("_")[0] in ("q", "v", "vd")}
    data["q_rocker"] = data["q_rocker"] + 0.01 * (TIMES > 0.95)
    with pytest.raises(
        sb.errors.AnalysisError, match=r"violates .* at t = .* position of '"
    ):
        sb.inverse_dynamics(model, data, times=TIMES)


def test_an_input_that_acts_by_its_square_is_no_actuator():
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    current = model.add_input("i")
    model.add_load("magnet", sb.loads.JointForce(joint, current * current))
    with pytest.raises(sb.errors.ModelError, match="not proportional to it"):
        sb.inverse_dynamics(model, {joint: model.t}, times=TIMES)


@pytest.mark.parametrize(
    ("make", "duration"),
    [
        (lambda: sb.library.four_bar(explicit=False), 1.0),
        pytest.param(sb.library.bicycle, 0.2, marks=pytest.mark.slow),
    ],
)
def test_constraints_hold_as_in_the_simulation_of_the_motion(make, duration):
    model = make()
    motion = sb.simulate(model, duration)
    joints = {} if model.inputs else {"actuators": "rear"}
    again = sb.inverse_dynamics(model, motion, **joints)
    names = [name for name in motion if name.startswith("lam_")]
    assert names
    for name in names:
        np.testing.assert_allclose(
            again.array(name), motion.array(name), rtol=1e-7, atol=1e-6
        )


def test_constraints_hold_the_rest_whichever_joint_of_a_loop_drives():
    model = sb.library.four_bar(explicit=False)
    given = {"crank": 0.1 + 2 * model.t}, [0.0, 0.4]
    found = [
        sb.inverse_dynamics(model, given[0], times=given[1], actuators=joint,
                            inputs={"torque": 0.0})
        for joint in ("crank", "rocker")
    ]  # fmt: skip
    loops = [motion.array("lam_loop") for motion in found]
    assert abs(loops[0] - loops[1]).max() > 1
    # The sum of all forces on the bodies is the same: what differs does no work.
    rates = [model.joints[j].q[0].name for j in ("crank", "rocker")]
    power = [
        motion.array(f"drive_{j}") * motion.array("v" + q[1:])
        for motion, j, q in zip(found, ("crank", "rocker"), rates, strict=True)
    ]
    np.testing.assert_allclose(power[0], power[1], rtol=1e-9)


def test_forward_with_shared_torques_is_the_prescribed_motion():
    model = sb.library.four_bar(explicit=False)
    for name in ("coupler", "rocker"):
        motor = sb.loads.JointForce(model.joints[name], model.add_input(f"M_{name}"))
        model.add_load(f"motor_{name}", motor)
    wanted = {"crank": 0.1 + 2 * model.t}
    motion = sb.inverse_dynamics(model, wanted, times=TIMES)
    assert "least sum of squares" in motion.notes[0]
    assert forward_error(model, motion) < AGAIN
    # Multipliers are those of the forward motion with these torques.
    again = sb.inverse_dynamics(model, motion)
    np.testing.assert_allclose(
        again.array("lam_loop"), motion.array("lam_loop"), rtol=1e-9, atol=1e-9
    )


def test_how_formulas_closed_the_loops_is_told():
    model = sb.library.four_bar(explicit=False)
    still = 0.4 + 0 * model.t
    found = sb.inverse_dynamics(model, {"crank": still}, times=[0, 1])
    assert any("close from another start: q_coupler" in note for note in found.notes)


def motor_cart():
    """Return a cart whose motor has a current that follows a voltage."""
    model = sb.Model("motor_cart")
    voltage, push = model.add_input("U"), model.add_input("push")
    current = model.add_state("i", 0.0)
    slide = model.add_joint("x", model.world, model.add_body("cart", mass=2.0), "Tx")
    model.add_load("motor", sb.loads.JointForce(slide, 5.0 * current + push))
    model.set_rate("i", voltage - 2.0 * current)
    return model


def test_extra_states_follow_the_inputs_that_are_given():
    model = motor_cart()
    t = np.linspace(0, 1, 21)
    found = sb.inverse_dynamics(
        model, {"x": model.t**2}, times=t, inputs={"U": 6.0}, actuators="push"
    )
    current = 3 * (1 - np.exp(-2 * t))
    np.testing.assert_allclose(found.array("i"), current, atol=1e-8)
    np.testing.assert_allclose(found.array("push"), 4.0 - 5 * current, atol=1e-7)
    assert found.notes == ()


def test_a_state_that_follows_what_is_asked_for_is_refused():
    model = motor_cart()
    model.set_rate("i", model.inputs["push"].value - 2.0 * model.states["i"].value)
    with pytest.raises(sb.errors.ModelError, match=r"state 'i' .* actuator 'push'"):
        sb.inverse_dynamics(
            model, {"x": model.t**2}, duration=1.0, inputs={"U": 0.0}, actuators="push"
        )


def test_kinematics_takes_inputs_for_extra_states():
    model = motor_cart()
    motion = sb.kinematics(
        model, {"x": model.t}, [0.0, 1.0], inputs={"U": 6.0, "push": 1.0}
    )
    current = 3 * (1 - np.exp(-2.0))
    assert motion.array("i")[-1] == pytest.approx(current, rel=1e-8)
    assert motion.array("drive_x")[-1] == pytest.approx(-5 * current - 1, rel=1e-8)
    with pytest.raises(sb.errors.ModelError, match="not in model 'motor_cart'"):
        sb.kinematics(model, {"x": model.t}, [0, 1], inputs={"F": 1})


def slider():
    """Return a mass of 1 kg that slides, and times."""
    model = sb.Model("p", gravity=(0, 0, 0))
    model.add_joint("x", model.world, model.add_body("b", mass=1), "Tx")
    return model, np.linspace(0, 2, 41)


def test_accelerations_that_are_given_without_velocities_are_taken():
    model, t = slider()
    data = {"q_x": np.sin(t), "vd_x": 7 + 0 * t}
    found = sb.inverse_dynamics(model, data, times=t)
    np.testing.assert_allclose(found.array("drive_x"), 7.0, rtol=1e-12)
    (note,) = found.notes
    assert "vd_x is not the slope of v_x: at t = 1.55 s it is 7 as given, -0.99" in note


@pytest.mark.parametrize("noise", [0.0, 1e-4])
def test_velocities_that_are_not_the_slope_of_coordinates_are_told(rng, noise):
    model, t = slider()
    q = np.sin(t) + noise * rng.normal(size=t.size)
    wrong = {"q_x": q, "v_x": 5 * np.cos(t)}
    (note,) = sb.inverse_dynamics(model, wrong, times=t).notes
    assert "v_x is not the slope of q_x: at t = " in note
    right = {"q_x": q, "v_x": np.cos(t), "vd_x": -np.sin(t)}
    assert sb.inverse_dynamics(model, right, times=t).notes == ()


def test_rates_that_come_from_splines_are_not_said_to_be_given(rng):
    """Of noise, splines of coordinates and those of velocities differ by much."""
    model, t = sb.compile_model(slider()[0]), np.linspace(0, 1, 60)
    for _ in range(60):
        data = {"q_x": rng.normal(size=60)}
        (note,) = sb.inverse_dynamics(model, data, times=t).notes
        assert note.startswith("vd_x follows by a spline from data too coarse or too")


@pytest.mark.parametrize("width", [1.0, 3e-3])
def test_data_too_coarse_for_accelerations_are_told(width):
    """The spline is off by 0.4 of the greatest, if 1 rad of a wave is a step."""
    model, t = sb.compile_model(slider()[0]), width * np.linspace(0, 1, 41) ** 1.2
    waves, step = {}, np.diff(t).max()
    for size in (0.3, 1.0):
        data = {"q_x": 2.0 + 0.1 * np.sin(size / step * t)}
        waves[size] = sb.inverse_dynamics(model, data, times=t).notes
    assert waves[0.3] == ()
    assert "vd_x follows by a spline from data too coarse" in waves[1.0][0]
    constant = {"q_x": 2.0 + 0.1 * t / t[-1]}
    assert sb.inverse_dynamics(model, constant, times=t).notes == ()


def test_jumps_of_accelerations_between_data_are_told():
    """Beside them a spline is off by 7 % of the jump, however close the data are."""
    model = sb.compile_model(slider()[0])
    for n in (41, 401):
        t = np.linspace(0, 1, n)
        data = {"q_x": 1.5 * np.maximum(t - 0.5, 0) ** 2}
        (note,) = sb.inverse_dynamics(model, data, times=t).notes
        assert "differences of the data are off by 0.12, its greatest value" in note


def test_few_times_cannot_tell_slopes():
    model, t = slider()
    data = {"q_x": np.sin(t), "v_x": 5 * np.cos(t), "vd_x": 0 * t}
    few = {name: values[:5] for name, values in data.items()}
    (note,) = sb.inverse_dynamics(model, few, times=t[:5]).notes
    assert "5 times are too few to tell" in note


def test_accelerations_of_a_quaternion_follow_from_its_velocities():
    model = sb.Model("top", gravity=(0, 0, 0))
    body = model.add_body("top", 1.0, inertia=(1, 2, 3))
    joint = model.add_joint("turn", model.world, body, "spherical")
    torques = [model.add_input(f"M{axis}") for axis in "xyz"]
    model.add_load("motors", sb.loads.JointForce(joint, torques))
    given = {"Mx": 0.3, "My": -0.2, "Mz": 0.1}
    motion = sb.simulate(model, 1.0, inputs=given, start={"v_turn_wx": 1.0})
    names = sb.compile_model(model).state_labels()
    data = {name: motion.array(name) for name in names}
    found = sb.inverse_dynamics(model, data, times=motion.time, actuators=[*given])
    for name, torque in given.items():
        assert found.array(name) == pytest.approx(torque, abs=1e-6)


@pytest.mark.parametrize("factor", [1.0, 1.1])
def test_rates_of_a_quaternion_are_compared_with_the_angular_velocity(factor):
    model = sb.library.quaternion_pendulum()
    motion = sb.simulate(model, np.linspace(0, 1, 201))
    names = [n for n in motion if n.split("_")[0] in ("q", "v", "vd")]
    data = {name: motion.array(name) for name in names}
    data |= {n: factor * data[n] for n in names if n.split("_")[0] != "q"}
    notes = sb.inverse_dynamics(model, data, times=motion.time).notes
    assert any("as of the angular velocity" in n for n in notes) == (factor > 1)


def test_quaternions_of_a_motion_have_length_one():
    model = sb.library.quaternion_pendulum()
    motion = sb.simulate(model, np.linspace(0, 1, 21))
    data = {n: motion.array(n) for n in motion if n.split("_")[0] in ("q", "v", "vd")}
    # With e0 times 1.3 the torques, zero without it, were some N m.
    data["q_ball_e0"] = data["q_ball_e0"] * (1 + 0.3 * (motion.time == 0.5))
    with pytest.raises(sb.errors.AnalysisError, match=r"0\.5 s the length of the quat"):
        sb.inverse_dynamics(model, data, times=motion.time)
    sb.inverse_dynamics(model, data, times=motion.time, tolerance=1)


def test_a_table_that_ends_before_the_times_is_refused():
    model, t = slider()
    late = np.linspace(0, 3, 31)
    with pytest.raises(
        sb.errors.ModelError, match=r"from 0 to 2 s, but .* go from 0 to 3 s"
    ):
        sb.inverse_dynamics(model, {"x": (t, np.sin(t))}, times=late)
    with pytest.raises(
        sb.errors.ModelError, match=r"from 0 to 2 s, but .* go from 0 to 3 s"
    ):
        sb.inverse_dynamics(model, {"x": (t, np.sin(t))}, 3.0)
    curve = model.add_curve("c", t, np.sin(t), extrapolation="error")
    told = r"to q_x is not a number from t = 2\.1 s on\. 'c' is a curve from 0 to 2"
    with (
        pytest.warns(sb.errors.ModelWarning),
        pytest.raises(sb.errors.AnalysisError, match=told),
    ):
        sb.inverse_dynamics(model, {"x": curve(model.t)}, times=late)


ARMS, STRONGEST = np.array([0.3, 0.2]), np.array([100.0, 400.0])


def arm(*arms):
    """Return a horizontal arm with an input for the force of each muscle."""
    model = sb.Model("arm", gravity=(0, 0, 0))
    bone = model.add_body("bone", mass=1.0, com=(0.3, 0, 0), inertia=(0, 0, 0.11))
    elbow = model.add_joint("elbow", model.world, bone, "Rz")
    forces = [model.add_input(f"F{i}", unit="N") for i in range(len(arms))]
    torque = sum(r * F for r, F in zip(arms, forces, strict=True))
    model.add_load("muscles", sb.loads.JointForce(elbow, torque))
    return model


def shared(arms, bounds=None, criterion="least squares"):
    """Return forces and torque where q = sin(t) with an inertia of 0.2 kg m²."""
    model = arm(*arms)
    motion = sb.inverse_dynamics(
        model, {"elbow": 6 * sb.sin(model.t)}, times=np.linspace(0.1, 3, 20),
        bounds=bounds, criterion=criterion,
    )  # fmt: skip
    forces = np.array([motion.array(name) for name in model.inputs])
    return forces, -1.2 * np.sin(motion.time), motion


def test_muscles_only_pull_within_bounds():
    model_forces, torque, _ = shared((0.3, -0.2), {"F0": (0, 50), "F1": (0, 50)})
    expected = [np.maximum(torque, 0) / 0.3, np.maximum(-torque, 0) / 0.2]
    np.testing.assert_allclose(model_forces, expected, atol=1e-9)


def test_least_activation_and_min_max_have_their_closed_forms():
    bounds = {f"F{i}": (-F, F) for i, F in enumerate(STRONGEST)}
    forces, torque, _ = shared(ARMS, bounds, "least activation")
    weight = ARMS * STRONGEST**2
    expected = torque * weight[:, None] / (ARMS @ weight)
    np.testing.assert_allclose(forces, expected, rtol=1e-9, atol=1e-12)
    forces, torque, motion = shared(ARMS, bounds, "min-max")
    expected = torque * STRONGEST[:, None] / (ARMS @ STRONGEST)
    np.testing.assert_allclose(forces, expected, rtol=1e-7, atol=1e-9)
    assert "whose greatest one is least" in str(motion)
    forces, torque, _ = shared(ARMS, None, "min-max")
    np.testing.assert_allclose(forces, [torque / 0.5] * 2, rtol=1e-7, atol=1e-9)


def test_an_actuator_at_its_bound_leaves_the_rest_to_the_others():
    free, torque, _ = shared(ARMS)
    np.testing.assert_allclose(free, torque * ARMS[:, None] / (ARMS @ ARMS))
    forces, _, _ = shared(ARMS, {"F0": (-1.5, 1.5)})
    first = np.clip(free[0], -1.5, 1.5)
    np.testing.assert_allclose(forces, [first, (torque - 0.3 * first) / 0.2], atol=1e-9)


def test_bounds_that_cannot_produce_the_motion_are_told():
    with pytest.raises(
        sb.errors.AnalysisError, match=r"at their bounds: F0 = -1, F1 = -1"
    ):
        shared(ARMS, {"F0": (-1, 1), "F1": (-1, 1)})


@pytest.mark.parametrize("size", [1e-12, 1e-8, 1e6])
def test_min_max_is_the_same_in_any_size_of_forces(size):
    effect, needed = np.array([[ARMS]]), np.array([[0.7 * size]])
    found = produced(needed, effect, None, "min-max")
    np.testing.assert_allclose(found.forces, [[1.4 * size] * 2], rtol=1e-7)


@pytest.mark.parametrize(
    ("bounds", "criterion", "words"),
    [
        ({"F9": (0, 1)}, "least squares", "'F9': it is no actuator"),
        ({"F0": (1, 0)}, "least squares", "a pair of numbers"),
        ({"F0": 3}, "least squares", "a pair of numbers"),
        (None, "least activation", "without bounds"),
        (None, "least", "min-max"),
    ],
)
def test_bounds_and_criteria_that_make_no_sense_are_refused(bounds, criterion, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        shared(ARMS, bounds, criterion)


def test_an_effect_that_never_changes_gives_what_its_copies_give(rng):
    needed, effect = rng.normal(size=(9, 3)), rng.normal(size=(1, 3, 5))
    effect[:, :, 4] = effect[:, :, 3]
    copies = np.repeat(effect, 9, axis=0)
    bounds = Bounds(np.full(5, -0.5), np.full(5, 0.5))
    for limits, criterion in ((None, "least squares"), (bounds, "least squares")):
        one = produced(needed, effect, limits, criterion)
        each = produced(needed, copies, limits, criterion)
        assert one.rank.tolist() == each.rank.tolist() == [3] * 9
        # Products are summed in another order.
        np.testing.assert_allclose(one.forces, each.forces, rtol=0, atol=1e-13)
        np.testing.assert_allclose(one.left, each.left, rtol=0, atol=1e-13)


@pytest.mark.filterwarnings("ignore:model 'sledge'")
def test_nodes_with_dampers_contacts_and_bodies_without_mass_need_what_they_had():
    model = sb.Model("sledge")
    pull = model.add_input("pull", unit="N")
    body = model.add_body("body", mass=2, inertia=(1, 1, 1))
    rail = model.add_joint("rail", model.world, body, sb.joints.Planar("y"))
    model.add_load("pulled", sb.loads.JointForce(rail, [pull, 0, 0]))
    light = model.add_body("light")
    between = model.add_joint("between", body, light, "Tx")
    model.add_load("soft", sb.loads.TorsionalSpringDamper(between, 30, 2))
    model.add_load("weight", sb.loads.Force(light, (3, 0, 0)))
    node = model.add_node("knot", at=(0.3, 0.1, 0.2))
    corners = [(1, 0, 0.3), (0, 1, 0), (0, -1, 0.5)]
    places = [model.world.add_frame(f"c{i}", at=at) for i, at in enumerate(corners)]
    for i, place in enumerate([*places, body]):
        held = sb.loads.SpringDamper(node, place, 10, 1, free_length=0.1)
        model.add_load(f"line_{i}", held)
    foot = body.add_frame("foot", at=(0, 0, -0.1))
    floor = model.world.add_frame("floor", at=(0, 0, -0.1))
    model.add_contact("ground", sb.contacts.PointOnPlane(foot, floor))
    compiled = sb.compile_model(model)
    motion = sb.simulate(
        compiled, [0, 0.1, 0.25, 0.4], inputs={"pull": 5 * sb.sin(8 * model.t)},
        method="Radau",
    )  # fmt: skip
    needed = sb.inverse_dynamics(compiled, motion, actuators=["pull"])
    wanted = 5 * np.sin(8 * motion.time)
    assert needed.array("pull") == pytest.approx(wanted, abs=1e-8)
    along = sb.linearize_along(compiled, motion)
    states = [motion.array(name)[2] for name in compiled.state_labels()]
    assert along[2].state == pytest.approx(np.array(states), abs=1e-12)


def set_on_an_arm(add):
    """Return an arm on a damped spring, driven by a set on its joint."""
    model = sb.Model("arm")
    arm = model.add_body("arm", 2.0, com=(0, 0, -0.4), inertia=(0.1, 0.1, 0.1))
    joint = model.add_joint("turn", model.world, arm, "Ry", q=0.3)
    tip = arm.add_frame("tip", at=(0.1, 0, -0.8))
    rod = model.add_body("rod", 1.0, com=(0, 0, -0.3), inertia=(0.1, 0.1, 0))
    hinge = model.add_joint("swing", tip, rod, "Ry", q=0.2)
    model.add_load("damper", sb.loads.JointForce(hinge, -0.3 * hinge.v[0]))
    add(model, joint)
    return model


@pytest.mark.parametrize(
    ("add", "name", "joints"),
    [
        (
            lambda model, joint: sb.add_dc_motor(
                model, "m", joint, resistance=2, constant=0.3, inductance=0.02, ratio=7
            ),
            "u_m",
            ("turn", "swing"),
        ),
        (
            lambda model, joint: sb.add_filtered_drive(model, "m", joint, frequency=5),
            "w_m",
            ("swing",),
        ),
    ],
    ids=["motor", "filter"],
)
def test_inputs_of_rates_are_known_and_no_forces(add, name, joints):
    model = set_on_an_arm(add)
    motion = sb.simulate(model, np.linspace(0, 0.5, 11), inputs={name: 0.7})
    found = sb.inverse_dynamics(model, motion)
    assert {n for n in found if n.startswith("drive")} == {f"drive_{j}" for j in joints}
    np.testing.assert_array_equal(found.array(name), 0.7)
    for joint in joints:
        np.testing.assert_allclose(found.array(f"drive_{joint}"), 0, atol=1e-9)
    if "lam_m" in motion:
        lam = motion.array("lam_m")
        np.testing.assert_allclose(found.array("lam_m"), lam, rtol=1e-9)
    with pytest.raises(sb.errors.ModelError, match=f"'{name}' has no effect on any"):
        sb.inverse_dynamics(model, motion, actuators=name)
    # Another command than that of the motion asks for another acceleration.
    if name == "w_m":
        with pytest.raises(sb.errors.AnalysisError, match="acceleration of 'm'"):
            sb.inverse_dynamics(model, motion, inputs={name: 0.0})


@pytest.mark.parametrize("saved", [False, True])
@pytest.mark.parametrize(
    "times", [(0, 0.5, 1, 1, 1.5), (0, 0.5, 1), (0, 1, 1), (1.5, 1, 0.5), (1, 1, 0.5)]
)
def test_a_motion_needs_at_a_jump_what_it_had_on_that_side(times, saved, tmp_path):
    model = sb.Model("pushed", gravity=(0, 0, 0))
    joint = model.add_joint("slide", model.world, model.add_body("box", 2.0), "Tx")
    push = sb.where(model.t < 1, 0, 10)
    model.add_load("push", sb.loads.JointForce(joint, push))
    model.add_load("force", sb.loads.JointForce(joint, model.add_input("F")))
    inputs = {"F": ([0, 1, 1, 2], [0, 0, 4, 4])}
    motion = sb.simulate(model, times, inputs=inputs)
    if saved:
        motion.save(tmp_path / "motion.nc")
        motion = sb.results.Motion.load(tmp_path / "motion.nc")
    motion = sb.inverse_dynamics(model, motion, actuators=[joint], inputs=inputs)
    assert np.abs(motion.array("drive_slide")).max() < 1e-12
    np.testing.assert_allclose(motion.array("passive_slide"), 2 * motion.vd[:, 0])


@pytest.mark.parametrize("choice", [slice(None, None, -1), slice(3, None)])
def test_values_that_have_other_times_of_their_own_are_refused(choice):
    model = sb.library.double_pendulum()
    motion = sb.simulate(model, np.linspace(0, 1, 41))
    data = {s: motion[s].isel(time=choice) for s in ("q_upper", "q_lower")}
    times = motion.time[: data["q_upper"].size]
    with pytest.raises(sb.errors.ModelError, match=r"'q_upper': its own times"):
        sb.inverse_dynamics(sb.compile_model(model), data, times=times)
    mass = model.add_parameter("m", 1.0)
    load = model.add_body("load", mass)
    model.add_joint("weld", model.bodies["lower_rod"], load, [])
    with pytest.raises(sb.errors.ModelError, match=r"'q_upper': its own times"):
        sb.fit(model, data, ["m"], times)


def test_data_and_tables_may_have_units():
    pint = pytest.importorskip("pint")
    Quantity = pint.UnitRegistry().Quantity
    model = sb.Model("cart")
    joint = model.add_joint("x", model.world, model.add_body("cart", 2.0), "Tx")
    times, ends = np.linspace(0, 1, 41), Quantity([0.0, 500.0, 1000.0], "ms")
    data = {
        "q_x": Quantity(1e3 * np.sin(times), "mm"),
        "v_x": Quantity(60 * np.cos(times), "m/min"),
    }
    data["vd_x"] = -np.sin(times)
    motion = sb.inverse_dynamics(sb.compile_model(model), data, times=times)
    np.testing.assert_allclose(motion.array("drive_x"), -2 * np.sin(times), atol=1e-12)
    np.testing.assert_allclose(motion.v[:, 0], np.cos(times))
    table = {joint: (ends, Quantity([0.0, 25.0, 100.0], "cm"))}
    motion = sb.inverse_dynamics(model, table, times=times)
    assert abs(motion.q[20, 0] - 0.25) < 1e-12
    masked = {joint: ([0, 1, 2], np.ma.array([0, 1, 2], mask=[0, 1, 0]))}
    with pytest.raises(sb.errors.ModelError, match=r"an entry is masked"):
        sb.inverse_dynamics(model, masked, times=times)


def test_other_parameters_than_those_of_a_motion_are_told():
    model = sb.Model("cart")
    body = model.add_body("cart", model.add_parameter("M", 2.0))
    joint = model.add_joint("x", model.world, body, "Tx")
    model.add_load("force", sb.loads.JointForce(joint, model.add_input("F")))
    motion = sb.simulate(model, [0, 1], inputs={"F": 3.0}, parameters={"M": 6.0})
    found = sb.inverse_dynamics(model, motion)
    assert found.array("F") == pytest.approx(1.0)
    assert "M = 6 in the motion, 2 in the model" in found.notes[0]
    found = sb.inverse_dynamics(model, motion, parameters={"M": 6.0})
    assert found.array("F") == pytest.approx(3.0)
    assert not found.notes
    usual = sb.simulate(model, [0, 1], inputs={"F": 3.0}, parameters={"M": 2.0})
    assert not sb.inverse_dynamics(model, usual).notes


@pytest.mark.parametrize(
    ("push", "words"), [(5.0, "F at 1, first at t = 0 s"), (0.5, None)]
)
def test_inputs_that_limits_hold_are_told(push, words):
    model = sb.Model("cart")
    joint = model.add_joint("x", model.world, model.add_body("cart", 2.0), "Tx")
    limited = model.add_input("F", limits=(-1, 1))
    model.add_load("force", sb.loads.JointForce(joint, limited))
    at = {"q_x": [0.0, 1.0], "v_x": 1.0, "vd_x": 0.0}
    find = partial(sb.inverse_dynamics, times=[0, 1], actuators=[joint])
    found = find(sb.compile_model(model), at, inputs={"F": push})
    assert found.array("drive_x") == pytest.approx(-min(push, 1))
    told = [note for note in found.notes if note.kind == "limits"]
    assert [words in note for note in told] == ([True] if words else [])


def test_names_among_data_that_are_no_states_are_told():
    model, times = sb.library.double_pendulum(), [0.0, 1.0]
    data = {"q_upper": times, "q_lowr": times}
    with pytest.raises(sb.errors.ModelError, match=r"have 'q_lowr'.*mean 'q_lower'"):
        sb.inverse_dynamics(model, data, times=times)
    with pytest.raises(sb.errors.ModelError, match=r"at least one\. Name a joint"):
        sb.inverse_dynamics(model, sb.simulate(model, times), actuators=[])


@pytest.mark.parametrize("factor", [1.0, 1e10, 1e-10])
def test_factors_of_equations_neither_hide_nor_make_a_violation(factor):
    model = sb.Model("pair", gravity=(0, 0, -9.81))
    for name, length in (("a", 0.2), ("b", 0.3)):
        body = model.add_body(name, 1.0, com=(length / 2, 0, 0), inertia=(0, 0.01, 0))
        model.add_joint(f"j{name}", model.world, body, "Ry", q=0.3)
    one, other = (model.joints[name].q[0] for name in ("ja", "jb"))
    model.add_constraint("pair", sb.constraints.Algebraic(factor * (one - other)))
    times = np.linspace(0, 0.2, 21)
    turn = 0.3 + times**2
    sb.inverse_dynamics(model, {"q_ja": turn, "q_jb": turn}, times=times)
    with pytest.raises(sb.errors.AnalysisError, match=r"position of 'pair' by 1e-05"):
        sb.inverse_dynamics(model, {"q_ja": turn, "q_jb": turn + 1e-5}, times=times)
    motion = sb.simulate(model, times)
    assert sb.inverse_dynamics(model, motion).time.size == 21


@pytest.mark.filterwarnings("ignore::symbody.errors.ModelWarning")  # start moves
@pytest.mark.parametrize(
    "units", [(1e6, 1, 1), (1, 1, 1e6), (1e-6, 1, 1), (1e6, 1e3, 1e6)]
)
def test_what_cannot_be_is_refused_in_other_units(units):
    metre, kilogram, second = units
    inertia = 0.1 * kilogram * metre**2
    model = sb.Model("press", gravity=(0, 0, -9.81 * metre / second**2))
    crank = model.add_body("crank", kilogram, inertia=(0, inertia, 0))
    model.add_joint("turn", model.world, crank, "Ry", q=0.4)
    ram = model.add_body("ram", 2 * kilogram)
    joint = model.add_joint(
        "slide", model.world, ram, ["Tx", "Tz"], q=(1.27 * metre, 0)
    )
    pull = -40 * kilogram / second**2 * joint.q[1]
    model.add_load("spring", sb.loads.JointForce(joint, (0, pull)))
    pin = crank.add_frame("pin", at=(0.3 * metre, 0, 0))
    model.add_constraint("rod", sb.constraints.Rod(pin, ram.origin, metre))
    t = np.linspace(0, 0.5, 101)
    turn, height, turns, rises = 0.4 + t**2, 0.02 * t**3, 2 * t, 0.06 * t**2
    across, up = 0.3 * np.cos(turn), -0.3 * np.sin(turn)
    rod = np.sqrt(1 - (height - up) ** 2)
    along = up * turns - (height - up) * (rises + across * turns) / rod
    system, times = sb.compile_model(model).system, t * second
    q, v = ([s.name for s in of] for of in (system.q, system.v))
    places = turn, (across + rod) * metre, height * metre
    data = dict(zip(q, places, strict=True))
    rates = turns, along * metre, rises * metre
    data |= dict(zip(v, [rate / second for rate in rates], strict=True))
    sb.inverse_dynamics(model, data, times=times, actuators=["turn", q[2]])
    for name, off in ((q[1], 3e-6 * metre), (v[1], 1e-4 * metre / second)):
        wrong = {**data, name: data[name] + off}
        with pytest.raises(sb.errors.AnalysisError, match="violates the constraints"):
            sb.inverse_dynamics(model, wrong, times=times)
    for name in ("turn", q[2]):
        with pytest.raises(sb.errors.AnalysisError, match="cannot produce"):
            sb.inverse_dynamics(model, data, times=times, actuators=[name])
