"""Postures for wanted places: known ones, loops, limits, and what cannot be."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

import symbody as sb
from symbody.analyses.inverse.posture_search import PostureSearch, reach

POSTURE = np.array([0.3, -0.5, 0.9, 0.2, 0.6, -0.4])


@pytest.fixture(scope="module")
def arm():
    return sb.compile_model(sb.library.arm6())


def test_a_pose_gives_the_posture_back(arm):
    wanted = {"tool": arm.pose("tool", POSTURE)}
    near = POSTURE + 0.2
    start = dict(zip(arm.state_labels(), near.tolist(), strict=False))
    found = sb.inverse_kinematics(arm, wanted, start=start)
    assert found.completed
    assert found.notes == ()
    assert found.values[0] == pytest.approx(POSTURE, abs=1e-9)


@pytest.mark.parametrize("count", [9, 81])
def test_a_turn_by_more_than_a_whole_one_is_no_jump(count):
    model, times = sb.library.free_body(), np.linspace(0, 8, count)
    turns = Rotation.from_rotvec(np.outer(times, [0.3, 0.2, 1.0])).as_matrix()
    places = np.stack([times, 0 * times, -times], axis=1)
    (body,) = (name for name in model.bodies if name != "world")
    found = sb.inverse_kinematics(model, {body: (turns, places)}, times=times)
    assert found.completed
    assert found.notes == ()


def quaternion(R):
    """Return (e0, e1, e2, e3) of a rotation by less than half a turn."""
    e0 = 0.5 * np.sqrt(1 + np.trace(R))
    skew = R - R.T
    return np.array([e0, *(np.array([skew[2, 1], skew[0, 2], skew[1, 0]]) / (4 * e0))])


def test_a_quaternion_is_an_attitude(arm):
    R, p = arm.pose("tool", POSTURE)
    start = dict(zip(arm.state_labels(), (POSTURE + 0.2).tolist(), strict=False))
    found = sb.inverse_kinematics(arm, {"tool": (quaternion(R), p)}, start=start)
    assert found.values[0] == pytest.approx(POSTURE, abs=1e-9)
    alone = sb.inverse_kinematics(arm, {"tool": -quaternion(R)}, start=start)
    Rs, _ = arm.pose("tool", alone.values[0])
    assert Rs == pytest.approx(R, abs=1e-9)


@pytest.mark.parametrize("kind", ["matrix", "quaternion"])
def test_a_rounded_attitude_is_the_nearest_rotation_and_told(arm, kind):
    R, p = arm.pose("tool", POSTURE)
    rounded = np.round(R if kind == "matrix" else quaternion(R), 3)
    start = dict(zip(arm.state_labels(), POSTURE.tolist(), strict=False))
    found = sb.inverse_kinematics(arm, {"tool": (rounded, p)}, start=start)
    assert found.completed
    assert found.values[0] == pytest.approx(POSTURE, abs=3e-3)
    assert "The attitude of target 'tool' is no rotation by" in repr(found)
    with pytest.raises(sb.errors.ModelError, match="is no rotation"):
        sb.inverse_kinematics(arm, {"tool": (1.02 * rounded, p)}, start=start)


@pytest.mark.parametrize("kind", ["matrix", "quaternion"])
def test_one_attitude_holds_at_all_times(arm, kind):
    R, _ = arm.pose("tool", POSTURE)
    wanted = R if kind == "matrix" else quaternion(R)
    start = dict(zip(arm.state_labels(), POSTURE.tolist(), strict=False))
    for times in ([0, 1], [0, 1, 2], [0, 1, 2, 3]):
        pair = sb.inverse_kinematics(
            arm, {"tool": (wanted, None)}, times=times, start=start
        )
        if kind == "matrix" and len(times) == 3:
            with pytest.raises(sb.errors.ModelError, match="three places or one"):
                sb.inverse_kinematics(arm, {"tool": wanted}, times=times)
            continue
        alone = sb.inverse_kinematics(arm, {"tool": wanted}, times=times, start=start)
        np.testing.assert_array_equal(alone.values, pair.values)


def test_a_trajectory_keeps_its_branch(arm):
    t = np.linspace(0, 1, 11)
    paths = POSTURE + 0.5 * np.sin(t)[:, None] * np.array([1, -0.5, 0.4, 1, -0.6, 0.8])
    poses = [arm.pose("tool", q) for q in paths]
    R, p = (np.array([pose[k] for pose in poses]) for k in (0, 1))
    start = dict(zip(arm.state_labels(), POSTURE.tolist(), strict=False))
    found = sb.inverse_kinematics(arm, {"tool": (R, p)}, times=t, start=start)
    assert found.values == pytest.approx(paths, abs=1e-8)
    assert found.data["q_elbow"] == pytest.approx(paths[:, 2], abs=1e-8)


def test_formulas_of_time_are_the_same_as_their_values(arm):
    model = sb.library.double_pendulum()
    t = np.linspace(0, 1, 5)
    place = (1 + 0.1 * sb.sin(model.t), 0, -0.8)
    rows = np.column_stack([1 + 0.1 * np.sin(t), 0 * t, -0.8 + 0 * t])
    a = sb.inverse_kinematics(model, {"tip": place}, times=t)
    b = sb.inverse_kinematics(model, {"tip": rows}, times=t)
    assert a.values == pytest.approx(b.values, abs=1e-12)


@pytest.mark.parametrize("explicit", [True, False])
def test_loops_are_closed_by_what_is_wanted_of_a_coordinate(explicit):
    model = sb.library.four_bar(explicit=explicit)
    found = sb.inverse_kinematics(model, {"q_crank": 0.5})
    # Along the branch of the start, where the crank is at -0.6.
    path = {"crank": -0.6 + 1.1 * model.t}
    motion = sb.kinematics(model, path, np.linspace(0, 1, 21))
    for name in found.coordinates.names:
        value = motion.array(name)[-1]
        assert found.value(name)[0] == pytest.approx(value, abs=1e-9)


def test_more_targets_than_freedoms_are_met_in_least_squares_by_weight():
    model = sb.Model("slide")
    slide = model.add_joint("s", model.world, model.add_body("b", mass=1), "Tx")
    q = slide.q[0]
    wanted = {"q_s": 1.0, "b": (4.0, 0, 0)}
    found = sb.inverse_kinematics(model, wanted)
    assert found.value("q_s")[0] == pytest.approx(2.5)
    assert not found.completed
    assert "Missed most is" in found.notes[0]
    heavy = sb.inverse_kinematics(model, wanted, weights={"b": 3.0})
    assert heavy.value("q_s")[0] == pytest.approx((1 + 9 * 4) / 10)
    assert sb.inverse_kinematics(model, {q * q: 4.0}).value("q_s")[0] ** 2 == (
        pytest.approx(4.0)
    )


def test_limits_are_kept_and_told():
    model = sb.Model("slide")
    body = model.add_body("b", mass=1)
    model.add_joint("s", model.world, body, "Tx", limits=(-1, 1))
    found = sb.inverse_kinematics(model, {"b": (4.0, 0, 0)})
    assert found.value("q_s")[0] == pytest.approx(1.0)
    assert found.notes[-1] == "At its limit: q_s."
    found = sb.inverse_kinematics(model, {"b": (4.0, 0, 0)}, limits={"q_s": (-1, 0.5)})
    assert found.value("q_s")[0] == pytest.approx(0.5)


def test_what_targets_leave_free_is_named(arm):
    place = arm.pose("tool", POSTURE)[1]
    start = dict(zip(arm.state_labels(), POSTURE.tolist(), strict=False))
    found = sb.inverse_kinematics(arm, {"tool": place + 0.01}, start=start)
    assert found.completed
    assert any("do not determine the posture" in note for note in found.notes)
    # The place of a tool leaves three of six coordinates free.
    named = "'wrist_roll', 'flange', 'wrist_pitch', too"
    assert any(f"Prescribe {named}" in note for note in found.notes)


def test_one_joint_too_many_is_told_of_the_whole_trajectory():
    model, end = sb.Model("planar"), None
    for name in "abc":
        link = model.add_body(name, mass=1, com=(0.5, 0, 0))
        model.add_joint(f"turn_{name}", end or model.world, link, "Rz", q=0.4)
        end = link.add_frame("end", at=(1, 0, 0))
    model.add_sensor("tip", sb.sensors.Position(end, model.world))
    t = np.linspace(0, 1, 11)
    along = {"tip[x]": 1.5 - 1.4 * t, "tip[y]": 1 - t}
    (note,) = sb.inverse_kinematics(model, along, times=t).notes
    assert note.startswith("The targets do not determine the posture, everywhere: turn")
    stretched = {"tip[x]": 2 + t, "tip[y]": 0 * t}
    always, once = sb.inverse_kinematics(model, stretched, times=t).notes
    assert "everywhere: turn_b could" in always
    assert once.startswith("The posture is singular, first at t = 1 s: turn_c could")


def test_a_stretched_arm_is_told_to_be_singular():
    model = sb.library.double_pendulum()
    reach = float(sum(model.default_value(model.parameters[n].value) for n in
                      ("l_upper", "l_lower")))  # fmt: skip
    t = np.array([0.0, 1.0])
    rows = np.array([[0.9 * reach, 0, 0], [reach, 0, 0]])
    start = {"q_upper": -2.0, "q_lower": 0.8}
    found = sb.inverse_kinematics(
        model, {"tip": rows}, times=t, start=start, tolerance=1e-6
    )
    assert any("singular, first at t = 1 s" in note for note in found.notes)


def test_a_free_body_takes_a_pose_by_its_quaternion():
    model = sb.library.free_body()
    (name,) = [n for n in model.bodies if n != "world"]
    R, place = np.array(sb.rotation("x", 0.7), dtype=float), (1.0, 2.0, 3.0)
    found = sb.inverse_kinematics(model, {name: (R, place)})
    compiled = sb.compile_model(model)
    got = compiled.pose(name, found.values[0])
    assert got[0] == pytest.approx(R, abs=1e-9)
    assert got[1] == pytest.approx(np.array(place), abs=1e-9)


def test_a_start_that_is_no_rotation_is_refused():
    model = sb.library.quaternion_pendulum()
    start = {"q_ball_e0": 1.0, "q_ball_e1": 1.0}
    with pytest.raises(sb.errors.ModelError, match=r"start: the .* has length 1\.41"):
        sb.inverse_kinematics(model, {"rod": (0, 0, -1)}, start=start)


def test_rough_places_of_bodies_assemble_a_loop(rng):
    model = sb.library.four_bar(explicit=False)
    compiled = sb.compile_model(model)
    closed = compiled.start_state()[:3]
    rough = {}
    for body in compiled.system.bodies:
        R, p = compiled.pose(body.name, closed)
        rough[body.name] = (R, p + 0.02 * rng.normal(size=3))
    away = {"q_crank": 2.0, "q_coupler": -1.0, "q_rocker": 0.5}
    found = sb.inverse_kinematics(compiled, rough, start=away)
    y = np.concatenate([found.values[0], np.zeros(3)])
    residuals = compiled.function("constraints")(0.0, y, np.zeros(1))
    assert np.abs(residuals).max() < 1e-12
    # Places that are 2 cm off on bodies of one to three metres.
    turns = (found.values[0] - closed + np.pi) % (2 * np.pi) - np.pi
    assert np.abs(turns).max() < 0.1


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"targets": {}}, "a dictionary from frames"),
        ({"targets": {"hand": (0, 0, 0)}}, "'hand' is no frame, sensor or coordinate"),
        ({"targets": {"bar": (0, 0)}}, r"of the shape \(2,\); it must be \(3,\)"),
        ({"targets": {"bar": (np.ones((3, 3)), None)}}, "is no rotation"),
        ({"targets": {"energy": (1, 2, 3)}}, "Give the sensor another name"),
        ({"times": [1, 0]}, "rising"),
        ({"weights": {"b": 1}}, "of targets"),
        ({"weights": {"q_hinge": -1}}, "greater than 0"),
        ({"limits": {"q_hinge": 1}}, "a pair"),
        ({"start": {"q": 1}}, "value of q_hinge"),
        ({"targets": {"q_hinge": np.nan}}, "has a gap"),
        ({"targets": {"q_hinge": sb.symbol("a")}}, "depends on a"),
    ],
)
def test_targets_that_are_none_are_refused(options, message):
    kinds = {"targets": {"q_hinge": 0.1}} | options
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.inverse_kinematics(sb.library.pendulum(), **kinds)


def test_velocities_are_no_targets():
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    with pytest.raises(sb.errors.ModelError, match="not on positions alone"):
        sb.inverse_kinematics(model, {joint.v[0]: 1.0})


def test_loops_that_cannot_close_within_limits_are_refused():
    model = sb.library.four_bar(explicit=False)
    limits = {"q_crank": (-0.1, 0.1), "q_rocker": (1.0, 1.1), "q_coupler": (0.5, 0.6)}
    with pytest.raises(sb.errors.AnalysisError, match="do not close at t = 0 s"):
        sb.inverse_kinematics(model, {"q_crank": 0.0}, limits=limits)


def test_the_result_is_told_drawn_saved_and_loaded(tmp_path):
    found = sb.inverse_kinematics(sb.library.pendulum(), {"q_hinge": 0.1})
    assert "q_hinge [rad]" in repr(found)
    assert found.plot().axes[0].lines
    found.save(tmp_path / "posture.npz")
    assert (
        sb.results.InverseKinematics.load(tmp_path / "posture.npz").start == found.start
    )


def test_postures_need_no_inertia():
    arms = []
    for inertia in ({}, {"inertia": (1, 1, 1)}):
        model = sb.Model("arm")
        a = model.add_body("a", mass=1, **inertia)
        b = model.add_body("b", mass=1, **inertia)
        model.add_joint("j", model.world, a, "Ry", q=0.1)
        model.add_joint("k", a.add_frame("elbow", at=(1, 0, 0)), b, "Ry", q=0.5)
        b.add_frame("tip", at=(0.7, 0, 0))
        arms.append(sb.inverse_kinematics(model, {"tip": (1.2, 0, 0), "q_j": -0.6224},
                                          weights={"q_j": 1e-6}))  # fmt: skip
    assert arms[0].values == pytest.approx(arms[1].values, abs=1e-9)


def test_a_path_through_what_is_out_of_reach_is_joined_again_beyond_it():
    model = sb.Model("arm")
    a, b = (model.add_body(n, mass=1, inertia=(1, 1, 1)) for n in "ab")
    model.add_joint("j", model.world, a, "Ry", q=0.1)
    model.add_joint("k", a.add_frame("e", at=(1, 0, 0)), b, "Ry", q=0.5)
    b.add_frame("tip", at=(0.7, 0, 0))
    t = np.linspace(0, 1, 21)
    found = sb.inverse_kinematics(model, {"tip": (1.2 - 2.4 * model.t, 0, 0)}, times=t)
    # The arm of 1 m and 0.7 m reaches all but a circle of 0.3 m.
    within = np.abs(1.2 - 2.4 * t) < 0.3
    missed = np.abs(found.residuals).max(axis=1)
    assert ((missed > 1e-9) == within).all()
    assert missed[within] == pytest.approx(0.3 - np.abs(1.2 - 2.4 * t[within]))
    assert "local minimum" in str(found.status)
    told = " ".join(found.notes)
    assert "missed at 5 of 21 times, first at t = 0.4 s, last at t = 0.6 s." in told
    assert "singular, or nearly, at 5 of these times, first at t = 0.4 s" in told
    assert "the posture jumps" in told


@pytest.fixture
def evaluations(monkeypatch):
    calls = []
    evaluated = PostureSearch._evaluated
    monkeypatch.setattr(
        PostureSearch, "_evaluated",
        lambda self, *given: calls.append(1) or evaluated(self, *given),
    )  # fmt: skip
    return calls


def test_a_path_out_of_reach_costs_four_times_one_in_reach_at_most(evaluations):
    model = sb.compile_model(sb.library.double_pendulum())
    s = np.linspace(0, 1, 21)
    counts = []
    for far in (0.2, 2.0):
        evaluations.clear()
        path = np.column_stack([1 + far * s, 0 * s, -0.8 + 0 * s])
        found = sb.inverse_kinematics(model, {"tip": path}, times=s)
        counts.append(len(evaluations))
    assert counts[1] < 4 * counts[0]
    # The nearest posture is stretched towards the target.
    assert found.values[-1, 1] == pytest.approx(0, abs=1e-6)
    assert found.values[-1, 0] == pytest.approx(-np.arctan2(3, 0.8), abs=1e-6)


def test_a_pose_out_of_reach_is_least_after_few_evaluations(arm, evaluations):
    R, p = arm.pose("tool", POSTURE)
    found = sb.inverse_kinematics(arm, {"tool": (R, 3 * p)})
    assert len(evaluations) < 120
    # What dozens of searches of Gauss and Newton had found, and a minimum.
    assert (found.residuals**2).sum() == pytest.approx(1.79200678749821, rel=1e-9)
    evaluations.clear()
    model = sb.library.double_pendulum()
    far = sb.inverse_kinematics(model, {"tip": (3, 0, -0.8)})
    assert len(evaluations) < 40
    missed = np.hypot(3, 0.8) - 1.7
    assert np.linalg.norm(far.residuals) == pytest.approx(missed, rel=1e-9)


def test_poses_in_reach_are_found_within_limits(arm):
    rng = np.random.default_rng(1)
    limits = {s.name: (-2.0, 2.0) for s in arm.system.q}
    for _ in range(12):
        pose = arm.pose("tool", rng.uniform(-2, 2, 6))
        assert sb.inverse_kinematics(arm, {"tool": pose}, limits=limits).completed


def test_the_reach_of_a_frame_is_what_links_and_slides_add_up_to():
    model = sb.Model("slide")
    a, b = (model.add_body(n, mass=1, inertia=(1, 1, 1)) for n in "ab")
    model.add_joint("turn", model.world.add_frame("f", at=(0, 0, 2)), a, "Rz")
    model.add_joint("slide", a.add_frame("e", at=(1, 0, 0)), b, "Tx")
    tip = b.add_frame("tip", at=(0.3, 0, 0.4))
    compiled = sb.compile_model(model)
    low, high = np.array([-np.inf, -0.5]), np.array([np.inf, 2.0])
    center, length = reach(compiled, tip, low, high)
    assert center.tolist() == [0, 0, 2]
    assert length == pytest.approx(1 + 2 + 0.5)
    assert reach(compiled, tip, np.full(2, -np.inf), high)[1] == np.inf


def crab(metre):
    """Return a crab on two rails with two rods below it, of which lengths are known."""
    model = sb.Model("crab", gravity=(0, 0, -9.81 * metre))
    body = model.add_body("crab", mass=200.0)
    rails = ["Tx", "Ty"]
    model.add_joint("rails", model.world, body, rails, q=(0.1 * metre, 0))
    place, J = body.origin, 0.5 * metre**2
    for name in ("upper", "lower"):
        rod = model.add_body(name, 5.0, com=(0, 0, -0.5 * metre), inertia=(J, J, 0))
        model.add_joint(f"knot_{name}", place, rod, ["Rx", "Ry"], q=(0.1, 0.2))
        place = rod.add_frame("end", at=(0, 0, -metre))
    return model, "lower.end", (0.3 * metre, 0.2 * metre, -1.8 * metre)


def press(metre):
    """Return a crank and a ram by a rod, on a slide whose height is free."""
    model = sb.Model("press", gravity=(0, 0, -9.81 * metre))
    crank = model.add_body("crank", 1.0, inertia=(0, 0.1 * metre**2, 0))
    model.add_joint("turn", model.world, crank, "Ry", q=0.4)
    ram = model.add_body("ram", 2.0)
    model.add_joint("slide", model.world, ram, ["Tx", "Tz"], q=(1.2 * metre, 0))
    pin = crank.add_frame("pin", at=(0.3 * metre, 0, 0))
    model.add_constraint("rod", sb.constraints.Rod(pin, ram.origin, metre))
    return model, "ram", (0.8 * metre, 0.1 * metre, 0.05 * metre)


@pytest.mark.parametrize("mechanism", [crab, press])
@pytest.mark.parametrize("metre", [2.0**20, 2.0**10, 2.0**-20, 2.0**-30])
def test_postures_are_the_same_in_other_units(mechanism, metre):
    found = []
    for by in (1.0, metre):
        model, name, wanted = mechanism(by)
        result = sb.inverse_kinematics(model, {name: wanted})
        sizes = [by if unit == "m" else 1.0 for unit in result.coordinates.units]
        found.append((result, result.values[0] / sizes))
    (expected, places), (result, others) = found
    assert result.status is expected.status
    texts = ([n for n in one.notes if n.kind != "missed"] for one, _ in found)
    assert next(texts) == next(texts)
    np.testing.assert_allclose(others, places, rtol=0, atol=1e-7)


@pytest.mark.parametrize("metre", [1e6, 1.0, 1e-8])
def test_a_target_is_met_in_units_of_the_mechanism_if_no_tolerance_is_given(metre):
    model, name, wanted = press(metre)
    off = {name: (wanted[0], 0.06 * metre, wanted[2])}
    assert not sb.inverse_kinematics(model, off).completed
    assert sb.inverse_kinematics(model, off, tolerance=0.1 * metre).completed
