"""Corners of kinematic formulas: impulses where times are known, else an error."""

from math import pi

import numpy as np
import pytest

import symbody as sb

TIMES = [0.0, 0.5, 0.5, 1.0]


def ramp(t):
    return sb.maximum(t - 0.5, 0)


def driven(model, joint):
    model.drive(joint, ramp(model.t))


def of_formula(model, joint):
    model.add_loop("corner", sb.loops.JointFormula(joint, ramp(model.t)))


def constrained(model, joint):
    model.add_constraint("corner", sb.constraints.Algebraic(joint.q[0] - ramp(model.t)))


def rolling(model, joint):
    speed = sb.where(model.t > 0.5, 1, 0)
    model.add_constraint("corner", sb.constraints.Nonholonomic(joint.v[0] - speed))


WAYS = [driven, of_formula, constrained, rolling]


def pendulum_on_cart(way=driven, kind="Tx"):
    """A point mass of 1 kg hangs 1 m below a cart that goes at 1 m/s from 0.5 s on."""
    model = sb.Model("cart")
    cart = model.add_body("cart", mass=3.0, inertia=(1, 1, 1))
    bob = model.add_body("bob", mass=1.0, com=(0, 0, -1), inertia=(0, 0, 0))
    joint = model.add_joint("slide", model.world, cart, kind)
    model.add_joint("hinge", cart, bob, "Ry")
    if way is not None:
        way(model, joint)
    return model


def of_time(model):
    return sb.joints.CustomJoint([s := sb.symbol("s")], position=(ramp(model.t), s, 0))


@pytest.mark.parametrize("way", WAYS)
def test_what_hangs_on_a_cart_that_starts_at_once_stays_where_it_is(way):
    motion = sb.simulate(pendulum_on_cart(way), TIMES, save=sb.Save(work=True))
    # The bob's horizontal velocity is that of the cart less the angular one.
    assert motion.array("v_hinge")[:3] == pytest.approx([0, 0, 1], abs=1e-9)
    assert motion.array("v_slide") == pytest.approx([0, 0, 1, 1], abs=1e-9)
    assert abs(motion.array("energy_error")).max() < 1e-7
    # In the frame of the cart energy stays: 1/2 = 1/2 w² + g (1 - cos q).
    q, w = motion.array("q_hinge")[-1], motion.array("v_hinge")[-1]
    assert w**2 / 2 + 9.81 * (1 - np.cos(q)) == pytest.approx(0.5, abs=1e-7)
    assert "velocities jump" in " ".join(motion.notes)


def test_a_joint_that_time_moves_gives_impulses_too():
    model = sb.Model("cart")
    cart, bob = (model.add_body(name, mass=1.0) for name in ("cart", "bob"))
    model.add_joint("slide", model.world, cart, of_time(model))
    model.add_joint("hinge", cart, bob, "Tx")
    motion = sb.simulate(model, TIMES)
    assert motion.array("v_hinge") == pytest.approx([0, 0, -1, -1], abs=1e-12)


@pytest.mark.parametrize("method", ["DP853", "RK4", "Radau"])
def test_all_methods_pass_the_corner(method):
    own = sb.RK4(1e-3) if method == "RK4" else method
    motion = sb.simulate(pendulum_on_cart(), TIMES, method=own)
    reference = sb.simulate(pendulum_on_cart(), TIMES)
    assert motion.v == pytest.approx(reference.v, abs=1e-6)


@pytest.mark.parametrize("way", ["projection", "partition", "baumgarte", "dae"])
def test_all_ways_to_keep_constraints_pass_the_corner(way):
    if way == "dae":
        pytest.importorskip("sksundae")
    model = pendulum_on_cart(constrained)
    motion = sb.simulate(model, TIMES, constraints=way)
    reference = sb.simulate(pendulum_on_cart(), TIMES)
    hinge = reference.array("v_hinge")
    assert motion.array("v_hinge") == pytest.approx(hinge, abs=1e-6)


def test_a_run_back_in_time_ends_where_the_other_began():
    forward = sb.simulate(pendulum_on_cart(), TIMES)
    start = {name: forward.array(name)[-1] for name in ("q_hinge", "v_hinge")}
    back = sb.simulate(pendulum_on_cart(), TIMES[::-1], start=start)
    assert back.v[:, 0] == pytest.approx(forward.v[::-1, 0], abs=1e-7)


@pytest.mark.parametrize("dt", [0.25, 0.3, 0.5])
def test_a_stepper_passes_corners_within_and_between_its_steps(dt):
    sim = sb.Stepper(pendulum_on_cart(), dt)
    for _ in range(round(1.5 / dt)):
        sim.step()
    motion = sb.simulate(pendulum_on_cart(), 1.5)
    assert sim.v == pytest.approx(motion.v[-1], abs=1e-7)


def test_many_runs_pass_the_corner():
    starts = [0.0, 0.1]
    found = sb.simulate_many(pendulum_on_cart(), {"q_hinge": starts}, TIMES)
    for i, q in enumerate(starts):
        alone = sb.simulate(pendulum_on_cart(), TIMES, start={"q_hinge": q})
        hinge = alone.array("v_hinge")
        assert found["v_hinge"][i] == pytest.approx(hinge, abs=1e-12)


def test_a_closed_loop_gets_the_impulses_of_its_multipliers():
    model = pendulum_on_cart()
    model.gravity = (0, 0, 0)
    body = model.add_body("body", mass=2.0)
    across = model.add_joint("across", model.world, body, "Tz")
    hinge = model.joints["hinge"]
    model.add_constraint("tie", sb.constraints.Algebraic(across.q[0] - 2 * hinge.q[0]))
    motion = sb.simulate(model, TIMES, save=sb.Save(work=True))
    # (1 + 2·2²) w = 1 by the momentum of both along the freedom.
    assert motion.array("v_hinge")[2] == pytest.approx(1 / 9, abs=1e-12)
    assert motion.array("v_across")[2] == pytest.approx(2 / 9, abs=1e-12)
    assert abs(motion.array("energy_error")).max() < 1e-7


def test_the_work_of_what_is_driven_alone_has_the_impulse():
    model = sb.Model("cart")
    cart = model.add_body("cart", mass=3.0)
    driven(model, model.add_joint("slide", model.world, cart, "Tx"))
    motion = sb.simulate(model, TIMES, save=sb.Save(work=True))
    assert motion.array("work") == pytest.approx([0, 0, 1.5, 1.5])


def test_what_is_driven_alone_and_turns_back_as_fast_is_told_of():
    model = sb.library.double_pendulum()
    first, second = model.joints.values()
    back = sb.absolute(model.t - 0.5)
    motion = sb.kinematics(model, {first: back, second: 0.5}, TIMES)
    # Its energy stays, though drives give 2 rad/s.
    assert motion.array("v_upper") == pytest.approx([-1, -1, 1, 1])
    assert [note.kind for note in motion.notes] == ["jump"]


def test_a_road_without_mass_turns_back_without_an_impulse():
    model = sb.Model("quarter_car", gravity=(0, 0, 0))
    road, wheel = model.add_body("road"), model.add_body("wheel", mass=40.0)
    model.drive(model.add_joint("shape", model.world, road, "Tz"), abs(model.t - 0.5))
    model.add_joint("travel", model.world, wheel, "Tz")
    axle = wheel.add_frame("axle", (0, 0, 1))
    tire = sb.loads.SpringDamper(road, axle, stiffness=1000, free_length=1)
    model.add_load("tire", tire)
    assert not sb.simulate(model, TIMES).notes


def test_an_angle_may_jump_by_whole_turns():
    ends = []
    for angle in (lambda t: 7 * t, lambda t: (7 * t) % (2 * pi)):
        model = pendulum_on_cart(None, "Ry")
        model.drive(model.joints["slide"], angle(model.t))
        ends.append(sb.simulate(model, [0, 2]).v[-1])
    assert ends[0] == pytest.approx(ends[1], abs=1e-6)


@pytest.mark.parametrize("form", [lambda t: sb.floor(2 * t), lambda t: (3 * t) % 1.0])
def test_a_place_does_not_jump(form):
    model = pendulum_on_cart(None)
    model.drive(model.joints["slide"], form(model.t))
    with pytest.raises(
        sb.errors.AnalysisError, match=r"drive of joint 'slide' jumps by"
    ) as it:
        sb.simulate(model, 1.0)
    assert it.value.result.time[-1] < 0.6


@pytest.mark.parametrize("form", ["1 / (t - 1)", "1 / (t - 0.7)**2", "sb.tan(2 * t)"])
@pytest.mark.parametrize("analysis", [sb.kinematics, sb.inverse_dynamics])
def test_what_is_prescribed_does_not_pass_its_pole(analysis, form):
    model = sb.Model("cart")
    slide = model.add_joint("slide", model.world, model.add_body("cart", 1.0), "Tx")
    with pytest.raises(
        sb.errors.AnalysisError, match=r"formula of drive of joint 'slide' has a pole"
    ):
        analysis(model, {slide: eval(form, {"sb": sb, "t": model.t})}, 1.5)


@pytest.mark.parametrize("form", ["sb.sin(x) / x", "(1 - sb.cos(x)) / x**2", "x**1.5"])
def test_a_removable_pole_and_a_power_are_passed(form):
    model = sb.Model("cart")
    slide = model.add_joint("slide", model.world, model.add_body("cart", 1.0), "Tx")
    formula = eval(form, {"sb": sb, "x": sb.absolute(model.t - 1)})
    motion = sb.kinematics(model, {slide: formula}, [0.0, 0.9, 1.1, 2.0])
    ends = motion.array("q_slide")
    assert ends[[0, 1]] == pytest.approx(ends[[3, 2]], rel=1e-9)


@pytest.mark.parametrize("analysis", [sb.kinematics, sb.inverse_dynamics])
def test_a_place_that_is_prescribed_does_not_jump(analysis):
    model = sb.Model("cart")
    slide = model.add_joint("slide", model.world, model.add_body("cart", 1.0), "Tx")
    with pytest.raises(
        sb.errors.AnalysisError, match=r"drive of joint 'slide' jumps by"
    ) as it:
        analysis(model, {slide: sb.floor(2 * model.t)}, 1.0)
    assert it.value.result.time[-1] == 0.5


def test_slopes_of_a_motion_over_a_corner_are_refused():
    model = pendulum_on_cart()
    with pytest.raises(sb.errors.AnalysisError, match=r"t = 0.5 s .*corner"):
        sb.sensitivities(model, "q_hinge", ["q_hinge"], duration=1.0)
    before = sb.sensitivities(model, "q_hinge", ["q_hinge"], duration=0.4)
    assert before.slope("q_hinge", "q_hinge")[0] == 1


@pytest.mark.parametrize("times", [[0.0, 0.8], [0.2, 0.8], [0.8, 0.2], [0.8, 0.0]])
def test_slopes_are_refused_behind_a_corner_at_the_begin_and_back_in_time(times):
    model = pendulum_on_cart(None)
    model.drive(model.joints["slide"], sb.absolute(sb.sin(2 * pi * model.t)))
    with pytest.raises(sb.errors.AnalysisError, match=r"t = 0.5 s .*corner"):
        sb.sensitivities(model, "q_hinge", ["q_hinge"], times)


def test_what_other_tools_simulate_is_told_of(tmp_path):
    with pytest.warns(sb.errors.ModelWarning, match="fmu2 of model .* may go on where"):
        sb.generate(pendulum_on_cart(), "fmu2", tmp_path)


# Corners in states: (form, whether it has one).
FORMS = {
    "absolute": (lambda q: 3 * sb.absolute(q), True),
    "maximum": (lambda q: 3 * sb.maximum(q, 0), True),
    "where": (lambda q: sb.where(q > 0, 3 * q, 0), True),
    "floor": (lambda q: sb.floor(q + 0.25), True),
    "remainder": (lambda q: (q + 10) % 0.7, True),
    "smooth where": (lambda q: sb.where(q > 0, 3 * q * q, -2 * q * q), False),
    "smooth absolute": (lambda q: sb.absolute(q) * q, False),
    "smooth maximum": (lambda q: sb.maximum(q, 0) ** 2, False),
    "equality": (lambda q: q + sb.where(sb.equal(q, 0.3), 1, 0), False),
}
START = {"q_a": -0.5, "v_a": 1.0}
STARTS = {"q_a": [-0.5, 0.5]}


def bead(form):
    model = sb.Model("bead", gravity=(0, 0, 0))
    joint = sb.joints.CustomJoint([s := sb.symbol("s")], position=(s, 0, form(s)))
    model.add_joint("a", model.world, model.add_body("bead", mass=1.0), joint)
    return model


def two_slides(form, kind):
    model = sb.Model("slides", gravity=(0, 0, 0))
    one, other = (model.add_body(name, mass=1.0) for name in ("one", "other"))
    a = model.add_joint("a", model.world, one, "Tx")
    b = model.add_joint("b", model.world, other, "Tz")
    if kind == "loop":
        model.add_loop("corner", sb.loops.JointFormula(b, form(a.q[0])))
    else:
        model.add_constraint("corner", sb.constraints.Algebraic(b.q[0] - form(a.q[0])))
    return model


MODELS = {
    "joint 'a'": bead,
    "loop 'corner'": lambda form: two_slides(form, "loop"),
    "constraint 'corner'": lambda form: two_slides(form, "constraint"),
}


@pytest.mark.covering(1)
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("who", MODELS)
def test_a_run_ends_where_a_state_comes_to_a_corner(who, form):
    formula, is_corner = FORMS[form]
    model = MODELS[who](formula)
    if is_corner:
        words = f"formula of {who} has a corner or a jump, where .* passes 0"
        with pytest.raises(sb.errors.AnalysisError, match=words) as raised:
            sb.simulate(model, 2.0, start=START)
        assert raised.value.result.time[-1] <= 0.5 + 1e-6
    else:
        energy = sb.simulate(model, 2.0, start=START).array("kinetic_energy")
        assert energy[-1] == pytest.approx(energy[0], rel=1e-5)


@pytest.mark.parametrize("method", ["DP853", "RK4", "Radau"])
def test_all_methods_end_there(method):
    own = sb.RK4(1e-3) if method == "RK4" else method
    with pytest.raises(sb.errors.AnalysisError, match="has a corner or a jump"):
        sb.simulate(bead(sb.absolute), 2.0, start=START, method=own)


def test_steppers_and_many_runs_end_there():
    sim = sb.Stepper(bead(sb.absolute), 0.7, start=START)
    with pytest.raises(sb.errors.AnalysisError, match="has a corner or a jump"):
        sim.step()
    found = sb.simulate_many(bead(sb.absolute), STARTS, 1.0, start={"v_a": 1.0})
    assert found.completed_runs.tolist() == [1]


@pytest.mark.parametrize("slope", [0.0, 1e-3])
@pytest.mark.parametrize("dt", [1e-13, 1e-11, 1e-9, 1e-3])
def test_steps_of_few_roundings_tell_a_corner_from_a_change_of_curvature(slope, dt):
    model = sb.Model("track", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("plane", model.world, body, ["Tx", "Ty"], v=(100.0, 0))
    x, y = joint.q
    beyond = sb.where(x > 0.7, x - 0.7, 0)
    height = sb.sqrt(1.29**2 - (1.7 * sb.sin(beyond)) ** 2) + 1.7 * sb.cos(beyond)
    track = slope * beyond + height - 2.99
    model.add_constraint("track", sb.constraints.Algebraic(y - track))
    start = {"q_plane_Tx": 0.7 - 150 * dt}
    if slope == 0:
        sb.simulate(model, np.linspace(0, 4 * dt, 8), start=start)
    else:
        with pytest.raises(sb.errors.AnalysisError, match="a corner or a jump"):
            sb.simulate(model, np.linspace(0, 4 * dt, 8), start=start)


@pytest.mark.parametrize("e", [0.0, 0.5])
def test_impacts_at_a_corner_are_behind_what_is_asked_for_before_it(e):
    model = sb.Model("anvil")
    anvil, ball = (model.add_body(name, mass=1.0) for name in ("anvil", "ball"))
    model.drive(
        model.add_joint("up", model.world, anvil, "Tz"), sb.absolute(model.t - 0.5)
    )
    model.add_joint("fly", model.world, ball, "Tz", q=0.5, v=-1.0)
    contact = sb.contacts.PointOnPlane(ball, anvil)
    model.add_contact("rests", contact, restitution=e)
    motion = sb.simulate(model, [0.0, 0.5, 0.5, 0.501], save=sb.Save(work=True))
    # The anvil comes at 2 m/s, and gives the ball (1 + e) times as much.
    assert motion.array("v_fly")[:3] == pytest.approx([-1, -1, 1 + 2 * e], abs=1e-9)
    impulse = [0, 0, 2 * (1 + e)]
    assert motion.array("impulse_rests")[:3].ravel() == pytest.approx(impulse, abs=1e-9)
    loss = [0, 0, 2 * (1 - e**2)]
    assert motion.array("impact_loss")[:3] == pytest.approx(loss, abs=1e-9)
    assert motion.array("energy_error") == pytest.approx(0, abs=1e-9)
