"""Contact, impact and friction that holds, against closed forms."""

import concurrent.futures
import copy
import pickle

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.integrate import solve_ivp

import symbody as sb
from probes.touching import thrown_box
from symbody.formalisms.quantities import contacts as formalism_of_contacts
from symbody.program import repetition
from symbody.runtime.functions import OF_MEMBERS

G = 9.81
METHODS = ("DP54", "DP853", "Radau")
TIGHT = {"rtol": 1e-12, "atol": 1e-13}


def planar(name="m", joint=("Tx", "Tz"), gravity=(0, 0, -G), **start):
    """Return a model with one body on a joint from the world."""
    model = sb.Model(name, gravity=gravity)
    body = model.add_body("b", 2.0, inertia=(0.1, 0.1, 0.1))
    model.add_joint("j", model.world, body, list(joint), **start)
    return model, body


def ball(restitution=0.5, **law):
    model, body = planar(q=(0, 1.1))
    contact = sb.contacts.SphereOnPlane(body, model.world, 0.1)
    model.add_contact("floor", contact, restitution=restitution, **law)
    return model


@pytest.mark.parametrize("law", ["newton", "poisson"])
@pytest.mark.parametrize("method", METHODS)
def test_a_bouncing_ball_ends_where_the_series_of_its_flights_does(method, law):
    e, first = 0.5, np.sqrt(2 / G)
    motion = sb.simulate(ball(law=law), 2.5, method=method, save=sb.Save(work=True))
    impacts = motion.events.of(kind="impact")
    flights = first + 2 * first * np.cumsum(e ** np.arange(1, 12))
    np.testing.assert_allclose(impacts.times[:12], [first, *flights[:11]], atol=1e-12)
    np.testing.assert_allclose(impacts[0].impulse, [2 * (1 + e) * G * first], 1e-12)
    np.testing.assert_allclose(impacts[0].energy, (1 - e * e) * 2 * G, 1e-12)
    (rest,) = motion.events.of(kind="rest")
    assert abs(rest.time - (first + 2 * first * e / (1 - e))) < 1e-10
    total = sum(one.impulse[0] for one in [*impacts, rest])
    np.testing.assert_allclose(total, 2 * G * rest.time, rtol=1e-10)
    assert abs(float(motion["q_j_Tz"][-1]) - 0.1) < 1e-14
    np.testing.assert_allclose(float(motion["F_floor[n]"][-1]), 2 * G, 1e-14)
    np.testing.assert_allclose(motion.array("energy_error"), 0, atol=1e-12)
    # What is left of the energy of a series at its limit is of rounding.
    np.testing.assert_allclose(motion.events.energy, 2 * G, 1e-9)
    assert any("a series of impacts" in note for note in motion.notes_of("contacts"))


@pytest.mark.parametrize("begin", [2.0**20, 2.0**30])
def test_a_series_of_impacts_ends_however_few_digits_times_have(begin):
    """At last flights are shorter than what can be told apart, again and again."""
    e, first = 0.95, np.sqrt(2 / G)
    motion = sb.simulate(ball(e), begin + np.arange(21.0))
    (rest,) = motion.events.of(kind="rest")
    exact = begin + first + 2 * first * e / (1 - e)
    assert abs(rest.time - exact) < 1e-12 * begin
    assert abs(motion.q[-1, 1] - 0.1) < 1e-12


@pytest.mark.parametrize("restitution", [0.5, 0.8])
@pytest.mark.parametrize("method", METHODS)
def test_friction_over_a_series_of_impacts_follows_from_its_impulses(
    method, restitution
):
    model = sb.Model("skipping")
    body = model.add_body("body", 2.0)
    model.add_joint("j", model.world, body, ("Tx", "Tz"), q=(0, 1.0), v=(8.0, 0))
    contact = sb.contacts.PointOnPlane(body, model.world)
    model.add_contact("floor", contact, restitution=restitution, friction=0.1)
    motion = sb.simulate(model, 6.0, method=method)
    # From rest to rest the normal impulses are those of the weight.
    assert abs(float(motion["v_j_Tx"][-1]) - (8 - 0.1 * G * 6)) < 1e-10
    (rest,) = motion.events.of(kind="rest")
    parts = [one.impulse for one in motion.events if one.kind in ("impact", "rest")]
    total = np.sum(parts, axis=0)
    wanted = 2 * G * rest.time * np.array([1, -0.1])
    np.testing.assert_allclose(total[:2], wanted, rtol=1e-10)


@pytest.mark.parametrize("method", METHODS)
def test_a_box_slides_to_rest_and_holds(method):
    model, body = planar(joint=("Tx", "Ty", "Tz"), v=(3.0, 4.0, 0))
    model.add_contact("c", sb.contacts.PointOnPlane(body, model.world), friction=0.3)
    motion = sb.simulate(model, 3.0, method=method, save=sb.Save(work=True))
    far, stop = 25 / (0.6 * G), 5 / (0.3 * G)
    (sticks,) = motion.events
    assert sticks.kind == "stick"
    assert abs(sticks.time - stop) < 1e-12
    end = motion.q[-1]
    np.testing.assert_allclose(end, [0.6 * far, 0.8 * far, 0], atol=1e-12)
    np.testing.assert_allclose(motion.v[-1], 0, atol=1e-13)
    force = motion.array("F_c")
    np.testing.assert_allclose(force[0], [2 * G, -0.36 * G, -0.48 * G], 1e-12)
    np.testing.assert_allclose(force[-1], [2 * G, 0, 0], atol=1e-12)
    np.testing.assert_allclose(motion.array("energy_error"), 0, atol=1e-11)


@pytest.mark.parametrize("angle", [0.2, 0.4])
def test_a_block_on_an_incline_stops_or_goes_on(angle):
    pull, press = G * np.sin(angle), G * np.cos(angle)
    model, body = planar(joint=("Tx", "Tz"), gravity=(pull, 0, -press), v=(1.0, 0))
    contact = sb.contacts.PointOnPlane(body, model.world)
    model.add_contact("c", contact, friction=0.3)
    motion = sb.simulate(model, 3.0)
    sliding = pull - 0.3 * press
    if sliding > 0:
        assert not motion.events
        assert abs(float(motion["v_j_Tx"][-1]) - (1 + 3 * sliding)) < 1e-12
        return
    (sticks,) = motion.events
    assert abs(sticks.time + 1 / sliding) < 1e-12
    assert abs(float(motion["q_j_Tx"][-1]) + 0.5 / sliding) < 1e-12
    np.testing.assert_allclose(float(motion["F_c[x]"][-1]), -2 * pull, 1e-12)


def on_belt(kind):
    """Return a block on a spring upon a belt, by friction of one kind."""
    model = sb.Model("belt")
    belt, block = model.add_body("belt", 1.0), model.add_body("block", 2.0)
    run = model.add_joint("run", model.world, belt, "Tx")
    model.drive(run, 0.4 * model.t)
    joints = ["Tx", "Tz"] if kind == "plane" else "Tx"
    start = (0.4, 0) if kind == "plane" else 0.4
    slide = model.add_joint("slide", model.world, block, joints, v=start)
    model.add_load("spring", sb.loads.Force(block, (-50 * slide.q[0], 0, 0)))
    if kind == "plane":
        contact = sb.contacts.PointOnPlane(block, belt, friction=0.2, stiction=0.35)
    else:
        N = 2 * G
        contact = sb.contacts.Clutch(slide, run, 0.2 * N, 0.35 * N)
    model.add_contact("c", contact)
    return model


@pytest.mark.parametrize("kind", ["plane", "clutch"])
def test_a_stick_slip_oscillator_has_the_period_of_the_closed_form(kind):
    motion = sb.simulate(on_belt(kind), 6.0, method=sb.DP853(**TIGHT))
    w, far, v = np.sqrt(50 / 2), 0.15 * 2 * G / 50, 0.4
    period = 2 * far / v + 2 * (np.pi - np.arctan(far * w / v)) / w
    slips = motion.events.of(kind="slip").times
    assert len(slips) > 3
    np.testing.assert_allclose(np.diff(slips), period, atol=1e-10)


def test_a_thrown_disc_rolls_after_it_has_slipped():
    r, m = 0.2, 2.0
    J = m * r * r / 2
    model = sb.Model("disc")
    disc = model.add_body("disc", m, inertia=(J / 2, J, J / 2))
    start = {"q": (0, r, 0), "v": (2.0, 0, 0)}
    model.add_joint("j", model.world, disc, ["Tx", "Tz", "Ry"], **start)
    model.add_contact("c", sb.contacts.DiscOnPlane(disc, model.world, r), friction=0.25)
    motion = sb.simulate(model, 1.0)
    (rolls,) = motion.events
    assert rolls.kind == "stick"
    # Slip 2 - 3 mu g t ends; then v = 2/3 of the first.
    assert abs(rolls.time - 2 / (3 * 0.25 * G)) < 1e-12
    np.testing.assert_allclose(motion.v[-1], [4 / 3, 0, 4 / 3 / r], atol=1e-11)


def cradle(law, count=4):
    model = sb.Model("cradle", gravity=(0, 0, 0))
    balls = [model.add_body(f"b{i}", 1.0) for i in range(count)]
    for i, one in enumerate(balls):
        start = {"q": 0.2 * i - 0.5 * (i == 0), "v": 1.0 * (i == 0)}
        model.add_joint(f"j{i}", model.world, one, "Tx", **start)
    for i in range(count - 1):
        contact = sb.contacts.SphereOnSphere(balls[i], balls[i + 1], 0.1, 0.1)
        model.add_contact(f"c{i}", contact, restitution=1.0, law=law)
    return model


@pytest.mark.parametrize("law", ["newton", "poisson"])
def test_newtons_cradle_keeps_momentum_and_energy(law):
    motion = sb.simulate(cradle(law), 1.0)
    before, after = motion.v[0], motion.v[-1]
    assert abs(after.sum() - before.sum()) < 1e-12
    assert abs((after**2).sum() - 1) < 1e-12
    assert abs(motion.events.of(kind="impact")[0].time - 0.5) < 1e-12


def test_a_stop_a_rope_and_a_gap_of_ones_own_do_the_same():
    ends = []
    for kind in ("stop", "rope", "gap", "sensor"):
        model = sb.Model(kind, gravity=(0, 0, 0))
        body = model.add_body("b", 2.0)
        joint = model.add_joint("j", model.world, body, "Tx", q=0.2, v=1.0)
        if kind == "stop":
            contact = sb.contacts.JointStop(joint, greatest=0.7)
        elif kind == "rope":
            contact = sb.contacts.Rope(model.world, body, 0.7)
        elif kind == "gap":
            contact = sb.contacts.Gap(0.7 - joint.q[0])
        else:
            place = model.add_sensor("place", sb.sensors.Position(body))
            contact = sb.contacts.Gap(0.7 - place[0])
        model.add_contact("c", contact, restitution=0.25)
        motion = sb.simulate(model, 1.0)
        (impact,) = motion.events
        np.testing.assert_allclose(impact.impulse, [2.5], 1e-12)
        ends.append([*motion.q[-1], *motion.v[-1], impact.time])
    np.testing.assert_allclose(ends, [[0.7 - 0.125, -0.25, 0.5]] * 4, atol=1e-12)


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau", sb.Moreau(1e-4)])
def test_a_rope_whose_ends_meet_is_slack(method):
    model = sb.Model("jump", gravity=(0, 0, -9.81))
    length = model.add_parameter("length", 2.0, unit="m")
    model.add_joint("j", model.world, model.add_body("b", 3.0), ["Tx", "Tz"])
    rope = sb.contacts.Rope(model.world, model["b"], length)
    model.add_contact("rope", rope, restitution=0.5)
    motion = sb.simulate(model, 0.7, method=method)
    impact = motion.events.of("rope", kind="impact")[0]
    by_steps = isinstance(method, sb.Moreau)
    assert impact.time == pytest.approx(np.sqrt(4 / 9.81), abs=2e-4 * by_steps + 1e-9)
    assert motion["gap_rope"].values[0] == 2
    if not by_steps:
        speed = 0.5 * np.sqrt(4 * 9.81) - 9.81 * (0.7 - impact.time)
        assert motion["v_j_Tz"].values[-1] == pytest.approx(speed, rel=1e-6)
    if method == "DP853":
        found = sb.sensitivities(model, "q_j_Tz", "length", 0.7)
        slope = found.slope("q_j_Tz", "length")[-1]
        higher = sb.simulate(model, 0.7, parameters={"length": 2.0 + 1e-5}).q[-1, 1]
        difference = (higher - motion.q[-1, 1]) / 1e-5
        assert slope == pytest.approx(difference, rel=1e-4)


def drive_train():
    """Return two discs with a clutch, whose capacity is an input."""
    model = sb.Model("train", gravity=(0, 0, 0))
    capacity = model.add_input("capacity", unit="N m")
    joints = []
    for name, v in (("motor", 10.0), ("load", 0.0)):
        disc = model.add_body(name, 1.0, inertia=(1, 1, 0.5 if v else 1.5))
        joints.append(model.add_joint(f"to_{name}", model.world, disc, "Rz", v=v))
    motor, load = joints
    model.add_contact("clutch", sb.contacts.Clutch(load, motor, capacity))
    return model


def test_a_clutch_that_an_input_closes_brings_both_to_one_speed():
    motion = sb.simulate(
        drive_train(), 3.0, inputs={"capacity": ([0, 1, 1, 3], [0, 0, 3, 3])}
    )
    (sticks,) = motion.events.of(kind="stick")
    # 10 = 3 t (1/0.5 + 1/1.5) after a second.
    assert abs(sticks.time - 1 - 10 / (3 * (2 + 2 / 3))) < 1e-11
    np.testing.assert_allclose(motion.v[-1], [2.5, 2.5], atol=1e-11)
    assert float(motion["F_clutch"].sel(time=0.5, method="nearest")[0]) == 0


def test_a_freewheel_drives_and_lets_overrun():
    model = sb.Model("hub", gravity=(0, 0, 0))
    pedal, wheel = (
        model.add_body(n, 1.0, inertia=(1, 1, 1)) for n in ("pedal", "wheel")
    )
    a = model.add_joint("a", model.world, pedal, "Rz")
    b = model.add_joint("b", model.world, wheel, "Rz")
    model.add_load("push", sb.loads.JointForce(a, sb.where(model.t < 1, 2.0, -2.0)))
    model.add_contact("hub", sb.contacts.Freewheel(b, a))
    motion = sb.simulate(model, 2.0)
    np.testing.assert_allclose(motion.v[-1], [1 - 2, 1.0], atol=1e-12)
    (opened,) = motion.events.of(kind="separation")
    assert abs(opened.time - 1) < 1e-12


def test_backlash_lets_the_load_wait():
    model = sb.Model("claw", gravity=(0, 0, 0))
    ends = [model.add_body(n, 1.0, inertia=(1, 1, 1)) for n in ("drive", "claw")]
    a, b = (
        model.add_joint(f"j{i}", model.world, one, "Rz", v=1.0 - i)
        for i, one in enumerate(ends)
    )
    model.add_contact("teeth", sb.contacts.Backlash(b, a, 0.4))
    motion = sb.simulate(model, 1.0)
    (impact,) = motion.events.of(kind="impact")
    assert abs(impact.time - 0.2) < 1e-12
    np.testing.assert_allclose(motion.v[-1], [0.5, 0.5], atol=1e-12)


def rough(explicit):
    """Return a four-bar with a spring whose hinge has dry friction and a stop."""
    model = sb.library.four_bar(explicit=explicit)
    joint = next(j for j in model.joints.values() if len(j.v) == 1)
    model.add_contact("dry", sb.contacts.DryFriction(joint, 0.4, 10.0))
    return model


@pytest.mark.parametrize("method", METHODS)
def test_loops_by_formulas_and_by_constraints_stick_at_the_same_time(method):
    motions = [
        sb.simulate(rough(e), 4.0, method=method, save=sb.Save(work=True))
        for e in (True, False)
    ]
    names = [s for s in motions[0] if s.startswith("q_") and s in motions[1]]
    for name in names:
        ours, theirs = (m.array(name) for m in motions)
        np.testing.assert_allclose(ours, theirs, atol=2e-6)
    one, other = (m.events for m in motions)
    assert one
    assert [e.kind for e in one] == [e.kind for e in other]
    np.testing.assert_allclose(one.times, other.times, atol=1e-6)
    for motion in motions:
        assert np.abs(motion.array("energy_error")).max() < 1e-6


def rocking():
    """Return a box in the plane that falls on a corner."""
    model, box = planar(joint=("Tx", "Tz", "Ry"), q=(0, 0.5, 0.3), v=(1, 0, 0.3))
    contact = sb.contacts.BoxOnPlane(box, model.world, (0.4, 0, 0.2))
    model.add_contact("c", contact, friction=0.3, restitution=0.2)
    return model


def thrown(joint="free"):
    """Return a box in space that falls and comes to rest on its corners."""
    model = sb.Model("thrown")
    box = model.add_body("body", 2.0, inertia=(0.05, 0.06, 0.07))
    q = (0, 0, 0.5, 0.9238795325112867, 0.2, 0.3, 0.1414213562373095)
    q = (*q[:3], *(np.array(q[3:]) / np.linalg.norm(q[3:])))
    model.add_joint("j", model.world, box, joint, q=q, v=(0.5, 0, 0, 1, 2, 0.5))
    contact = sb.contacts.BoxOnPlane(box, model.world, (0.3, 0.4, 0.2))
    model.add_contact("box", contact, friction=0.4, restitution=0.1, law="poisson")
    return model


def test_a_thrown_box_comes_to_rest_on_a_side_and_its_forces_carry_it():
    motion = sb.simulate(thrown(), 6.0, save=sb.Save(work=True))
    np.testing.assert_allclose(motion.v[-1], 0, atol=1e-9)
    height = float(motion["q_j_Tz"][-1])
    assert min(abs(height - h) for h in (0.1, 0.15, 0.2)) < 1e-8
    forces = motion.array("F_box")[-1].reshape(8, 3).sum(axis=0)
    np.testing.assert_allclose(forces, [2 * G, 0, 0], atol=1e-7)
    assert np.abs(motion.array("energy_error")).max() < 1e-6
    lost = np.diff(motion.array("impact_loss"))
    assert lost.min() > -1e-9


def test_runs_repeat_in_threads_in_pickles_and_a_second_time():
    compiled = sb.compile_model(rocking())
    first = sb.simulate(compiled, 2.0)

    def same(other):
        np.testing.assert_array_equal(other.q, first.q)
        np.testing.assert_array_equal(other.array("F_c"), first.array("F_c"))
        assert other.events == first.events

    same(sb.simulate(compiled, 2.0))
    with concurrent.futures.ThreadPoolExecutor(3) as pool:
        for one in pool.map(lambda _: sb.simulate(compiled, 2.0), range(3)):
            same(one)
    same(sb.simulate(pickle.loads(pickle.dumps(compiled)), 2.0))
    same(sb.simulate(copy.deepcopy(rocking()), 2.0))
    same(pickle.loads(pickle.dumps(first)))


def test_files_keep_the_contacts_and_motions_their_events(tmp_path):
    model = on_belt("plane")
    again = sb.read(sb.write(model, tmp_path / "belt.json"))
    one, other = sb.simulate(model, 3.0), sb.simulate(again, 3.0)
    np.testing.assert_array_equal(one.q, other.q)
    one.save(tmp_path / "belt.nc")
    loaded = sb.results.Motion.load(tmp_path / "belt.nc")
    assert loaded.events == one.events
    assert loaded["F_c[x]"].equals(one["F_c[x]"])


@pytest.mark.parametrize("method", METHODS)
def test_a_stepper_goes_the_way_of_simulate(method):
    motion = sb.simulate(ball(), np.linspace(0, 2, 41), method=method)
    stepper = sb.Stepper(ball(), 0.05, method=method)
    states = [stepper.y] + [stepper.step() for _ in range(40)]
    np.testing.assert_allclose(np.array(states)[:, :2], motion.q, atol=1e-11)
    assert [e.kind for e in stepper.events] == [e.kind for e in motion.events]


def test_a_stepper_that_goes_back_bounces_the_same_way():
    stepper = sb.Stepper(ball(), 0.05)
    for _ in range(8):
        stepper.step()
    saved = stepper.save()
    ahead = [stepper.step() for _ in range(10)]
    stepper.restore(saved)
    np.testing.assert_array_equal([stepper.step() for _ in range(10)], ahead)
    other = pickle.loads(pickle.dumps(stepper))
    np.testing.assert_array_equal(other.step(), stepper.step())


def test_copies_of_a_stepper_after_an_impact_share_no_memory_with_it():
    stepper = sb.Stepper(ball(), 0.05)
    while not stepper.events:
        stepper.step()
    copies = [pickle.loads(pickle.dumps(stepper)), copy.copy(stepper)]
    others = [[other.step() for _ in range(30)] for other in copies]
    ahead = [stepper.step() for _ in range(30)]
    assert len(stepper.events) > 2
    for states in others:
        np.testing.assert_array_equal(states, ahead)
    # One that has run before, and turns with the one that has saved.
    begun, saved = copies[0], stepper.save()
    stepper.restore(saved)
    begun.restore(saved)
    for _ in range(10):
        np.testing.assert_array_equal(begun.step(), stepper.step())


def test_motions_are_known_between_results():
    coarse = sb.simulate(ball(), np.linspace(0, 2, 5))
    fine = sb.simulate(ball(), np.linspace(0, 2, 41))
    at = coarse.at(fine.time)
    np.testing.assert_allclose(at["q_j_Tz"], fine["q_j_Tz"], atol=1e-10)


@pytest.mark.parametrize("method", ["DP853", "Radau"])
def test_forces_and_impulses_are_known_at_an_instant(method):
    def row(times, down):
        model = sb.Model("ball", gravity=(0, 0, -10))
        ball = model.add_body("ball", mass=0.5)
        model.add_joint("fall", model.world, ball, "Tz", q=0.1, v=down)
        weight = sb.loads.Force(ball, (0, 0, -sb.where(model.t >= 0.5, 3, 1)))
        model.add_load("weight", weight)
        floor = sb.contacts.SphereOnPlane(ball, model.world, radius=0.1)
        model.add_contact("floor", floor, restitution=0.5)
        motion = sb.simulate(model, times, method=method)
        names = "F_floor[n]", "v_fall", "impulse_floor[n]"
        return [motion.array(name)[-1] for name in names]

    assert row([0.0], 0) == pytest.approx([6, 0, 0])
    assert row([0.0], -1) == pytest.approx([0, 0.5, 0.75])
    assert row([0, 0.5, 0.5], 0) == pytest.approx([8, 0, 0])


def test_reactions_and_sensors_know_the_forces():
    model, body = planar(joint=("Tx", "Tz", "Ry"), q=(0, 0.1, 0))
    model.add_sensor("a", sb.sensors.Acceleration(body))
    contact = sb.contacts.SphereOnPlane(body, model.world, 0.1)
    model.add_contact("c", contact, friction=0.2)
    motion = sb.simulate(model, 0.5)
    np.testing.assert_allclose(motion.array("a"), 0, atol=1e-12)
    passed = sb.reactions(model, motion)
    # The joint is free in the plane: it transmits nothing, as the contact does all.
    np.testing.assert_allclose(passed.array("j_force"), 0, atol=1e-9)


def test_many_runs_are_those_of_simulate():
    ensemble = sb.simulate_many(ball(), {"q_j_Tz": [0.6, 1.1]}, 1.0)
    for i, z in enumerate((0.6, 1.1)):
        one = sb.simulate(ball(), 1.0, start={"q_j_Tz": z})
        np.testing.assert_array_equal(ensemble["q_j_Tz"][i], one["q_j_Tz"])


def test_methods_that_do_not_go_back_to_events_are_refused():
    text = "whose events the steps of method='RK4'"
    with pytest.raises(sb.errors.SymbodyError, match=text):
        sb.simulate(ball(), 1.0, method=sb.RK4(1e-3))


def test_a_start_that_overlaps_is_refused_with_its_size():
    model, body = planar(q=(0, 0.05))
    model.add_contact("floor", sb.contacts.SphereOnPlane(body, model.world, 0.1))
    with pytest.raises(sb.errors.AnalysisError, match=r"'floor'.*the gap is -0\.05"):
        sb.simulate(model, 1.0)


def test_a_start_that_approaches_has_its_impact_there():
    model, body = planar(q=(0, 0.1), v=(0, -1.0))
    contact = sb.contacts.SphereOnPlane(body, model.world, 0.1)
    model.add_contact("floor", contact, restitution=0.5)
    motion = sb.simulate(model, 0.01)
    assert motion.events[0].time == 0
    np.testing.assert_allclose(motion.events[0].impulse, [3.0])


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"friction": -0.1}, r"the friction is -0\.1; it must be at least 0"),
        (
            {"restitution": 1.1},
            r"restitution is 1\.1; it must be at least 0 and at most 1",
        ),
        ({"restitution": -0.1}, r"restitution is -0\.1"),
        ({"friction": 0.5, "stiction": 0.4}, r"stiction 0\.4 is less than"),
        ({"law": "hertz"}, "must be 'newton'"),
    ],
)
def test_laws_out_of_range_are_refused(change, text):
    model, body = planar()
    contact = sb.contacts.PointOnPlane(body, model.world)
    with pytest.raises(sb.errors.ModelError, match=text):
        model.add_contact("c", contact, **change)


@pytest.mark.parametrize("method", ["DP54", sb.Moreau(1e-2)])
def test_coefficients_are_those_where_a_run_begins(method):
    model = sb.Model("brake", gravity=(0, 0, 0))
    joint = model.add_joint("x", model.world, model.add_body("b", 2.0), "Tx", v=1.0)
    lining = model.add_discrete("lining", 1.0)
    bound = 0.3 * (model.t - 1) * (lining - 0.5)
    model.add_contact("brake", sb.contacts.DryFriction(joint, bound, 1.0))
    motion = sb.simulate(model, [2.0, 2.5, 3.0], method=method)
    speeds = [1 - 0.0375 * ((t - 1) ** 2 - 1) for t in motion.time.tolist()]
    np.testing.assert_allclose(motion["v_x"], speeds, rtol=1e-3)
    with pytest.raises(sb.errors.ModelError, match=r"bound .*'brake' is -0\.15 with"):
        sb.simulate(model, 1.0, method=method)


def test_a_contact_of_a_body_with_itself_is_refused():
    model, body = planar()
    tip = body.add_frame("tip", at=(0, 0, 1))
    with pytest.raises(sb.errors.ModelError, match=r"both ends, b and b\.tip, are on"):
        model.add_contact("c", sb.contacts.PointOnPlane(body, tip))


@pytest.mark.parametrize("joint", ["fixed", "spherical"])
def test_spheres_around_one_point_are_refused_by_name(joint, tmp_path):
    model, body = planar()
    other = model.add_body("other", 1.0, inertia=(1.0, 1.0, 1.0))
    model.add_joint("k", body, other, joint)
    model.add_contact("pair", sb.contacts.SphereOnSphere(body, other, 0.1, 0.2))
    text = "contact 'pair': the spheres have one center"
    for analysis in (lambda: sb.simulate(model, 0.1), lambda: sb.equilibrium(model),
                     lambda: sb.generate(model, "fmu2", tmp_path)):  # fmt: skip
        with pytest.raises(sb.errors.ModelError, match=text):
            analysis()


def test_a_kind_without_restitution_refuses_one():
    model, _ = planar()
    dry = sb.contacts.DryFriction(model.joints["j"], 0.3, 1.0)
    with pytest.raises(sb.errors.ModelError, match="a DryFriction has no restitution"):
        model.add_contact("c", dry, restitution=0.3)


def test_a_gap_that_jumps_is_refused_and_one_with_a_corner_is_told():
    model, _ = planar()
    x, z = model.joints["j"].q
    model.add_contact("step", sb.contacts.Gap(z - sb.where(x < 0.1, 0.0, -0.01)))
    with pytest.raises(sb.errors.ModelError, match=r"'step': its gap jumps where"):
        sb.simulate(model, 0.1)
    model, _ = planar(q=(0, 1.0))
    x, z = model.joints["j"].q
    model.add_contact("roof", sb.contacts.Gap(z + sb.absolute(x)))
    with pytest.warns(sb.errors.ModelWarning, match=r"'roof': its gap has a corner"):
        sb.simulate(model, 0.1)


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
@pytest.mark.parametrize("brief", [1e-2, 1e-5])
def test_laws_that_change_with_time_end_steps(brief, method):
    """A box is let go briefly; a rope that is wound up from then on jerks its load."""
    model = sb.Model("model")
    box, load = model.add_body("box", 2.0), model.add_body("load", 1.0)
    slide = model.add_joint("slide", model.world, box, "Tx")
    model.add_joint("fall", model.world, load, "Tz", q=-1.0)
    t = model.t
    bound = sb.where(sb.both(t > 0.5, t < 0.5 + brief), 0, 10)
    model.add_contact("dry", sb.contacts.DryFriction(slide, 0.4, normal_force=bound))
    model.add_load("pull", sb.loads.JointForce(slide, 3.0))
    length = 1 - 0.4 * sb.maximum(0, t - 0.3)
    model.add_contact("rope", sb.contacts.Rope(model.world, load, length=length))
    motion = sb.simulate(model, [0.0, 1.0], method=method)
    speed = 1.5 * brief
    place = speed * brief / 2 + speed**2 / 2 / 0.5
    assert motion["q_slide"].values[-1] == pytest.approx(place, rel=1e-9)
    assert motion["q_fall"].values[-1] == pytest.approx(-0.72, abs=1e-12)
    (jerk,) = motion.events.of("rope", kind="impact")
    assert (jerk.time, jerk.impulse[0]) == pytest.approx((0.3, 0.4), abs=1e-12)


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
@pytest.mark.parametrize("width", [1e-3, 1e-2])
def test_a_rough_patch_is_not_stepped_over(width, method):
    """A box slides over it; another one, at rest, is let go while it does."""
    model = sb.Model("model")
    places = {}
    for name, axis, v in (("box", "Tx", 1.0), ("other", "Ty", 0.0)):
        body = model.add_body(name, 2.0)
        places[name] = model.add_joint(f"{name}_slide", model.world, body, axis, v=v)
    q = places["box"].q[0]
    on = sb.both(q > 0.1, q < 0.1 + width)
    dry = sb.contacts.DryFriction(places["box"], sb.where(on, 0.8, 0.1), 10.0)
    model.add_contact("dry", dry)
    lid = sb.contacts.DryFriction(places["other"], 0.4, sb.where(on, 0, 10.0))
    model.add_contact("lid", lid)
    model.add_load("pull", sb.loads.JointForce(places["other"], 3.0))
    motion = sb.simulate(model, [0.0, 0.5], method=method)
    # Speed at the patch, behind it, and how long that takes.
    first = np.sqrt(1 - 2 * 0.5 * 0.1)
    second = np.sqrt(first**2 - 2 * 4 * width)
    over, rest = (first - second) / 4, 0.5 - (1 - first) / 0.5
    left = rest - over
    x = 0.1 + width + second * left - 0.25 * left**2
    speed = 1.5 * over
    y = speed * over / 2 + speed**2 / 2 / 0.5
    assert motion["q_box_slide"].values[-1] == pytest.approx(x, abs=1e-9)
    assert motion["q_other_slide"].values[-1] == pytest.approx(y, rel=1e-8)


@settings(max_examples=4)
@given(
    st.tuples(st.floats(-4, 4), st.floats(-4, 4)).filter(lambda v: np.hypot(*v) > 0.1),
    st.tuples(st.floats(0.02, 0.05), st.floats(0.02, 0.05)),
)
def test_a_box_on_its_corners_stops_at_once(v, inertia):
    """All corners stick together, when the closed form says, and none later."""
    model = sb.Model("box")
    box = model.add_body("box", mass=2.0, inertia=(*inertia, 0.03))
    q = (0, 0, 0.05, 1, 0, 0, 0)
    model.add_joint("j", model.world, box, "free", q=q, v=(*v, 0, 0, 0, 0))
    law = sb.contacts.BoxOnPlane(box, model.world, (0.3, 0.2, 0.1))
    model.add_contact("floor", law, friction=0.4)
    motion = sb.simulate(model, 3.0)
    times = [event.time for event in motion.events.of(kind="stick")]
    speed = np.hypot(*v)
    # The tolerances of the run are 1e-8.
    assert times == pytest.approx([speed / (0.4 * 9.81)] * 4, abs=1e-9)
    way = np.hypot(motion["q_j_Tx"][-1], motion["q_j_Ty"][-1])
    assert float(way) == pytest.approx(speed**2 / (2 * 0.4 * 9.81), abs=1e-9)


def test_what_happens_again_and_again_is_one_line():
    model = sb.Model("ball", gravity=(0, 0, -9.81))
    ball = model.add_body("ball", mass=1.0)
    model.add_joint("fall", model.world, ball, "Tz", q=1.0)
    touching = sb.contacts.SphereOnPlane(ball, model.world, radius=0.1)
    model.add_contact("floor", touching, restitution=0.8)
    events = sb.simulate(model, 5).events
    lines = str(events).splitlines()
    assert len(events) > 60
    assert [line.split()[0] for line in lines[2:5]] == ["floor"] * 3
    assert f"impact   {len(events) - 2:10}".split() == lines[2].split()[3:5]
    assert lines[5] == (
        f"{len(events)} events ({len(events) - 2} impact, 1 contact, 1 rest); "
        f"print(motion.events.table()) has each."
    )
    assert float(lines[2].split()[-1]) == pytest.approx(9.81 * 0.9, rel=1e-5)
    assert len(str(events.table()).splitlines()) == len(events) + 2


@pytest.mark.parametrize(("friction", "angle"), [(0.2, 0.66), (0.6, 1.2), (1.0, 1.0)])
def test_a_lever_parts_from_the_floor_when_nothing_presses_it(friction, angle):
    """Its normal and its friction move it alike, so that forces are not unique."""
    model, body = planar(joint=("Ry",), q=angle)
    tip = body.add_frame("tip", at=(0.5, 0, 0))
    floor = model.world.add_frame("floor", at=(0, 0, -0.5 * np.sin(angle)))
    touch = sb.contacts.PointOnPlane(tip, floor)
    model.add_contact("touch", touch, friction=friction)
    down = sb.loads.JointForce(model.joints["j"], 4.0 - 9 * model.t)
    model.add_load("down", down)
    (parts,) = sb.simulate(model, 1.0).events
    assert parts.kind == "separation"
    assert parts.time == pytest.approx(4 / 9, abs=1e-12)


@pytest.mark.parametrize("angle", [0.3, 1.0])
def test_newtons_law_is_refused_where_friction_jams_a_lever_and_poissons_is_not(angle):
    """It rebounds by an impulse P if P (cos - friction sin) > 0, and else stops."""

    def falls(law):
        model, body = planar(joint=("Ry",), q=angle - 0.1, v=2.0)
        tip = body.add_frame("tip", at=(0.5, 0, 0))
        floor = model.world.add_frame("floor", at=(0, 0, -0.5 * np.sin(angle)))
        touch = sb.contacts.PointOnPlane(tip, floor)
        model.add_contact("touch", touch, friction=1.0, restitution=0.5, law=law)
        return float(sb.simulate(model, 0.1)["v_j"][-1])

    if np.tan(angle) < 1:
        assert max(falls("newton"), falls("poisson")) < -0.1
        return
    assert abs(falls("poisson")) < 1e-12
    with pytest.raises(sb.errors.AnalysisError, match="friction jams"):
        falls("newton")


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
def test_feet_of_a_box_that_an_impact_stops_pull_at_none(method):
    """Slip that had just begun is over then: forces at rest have the least squares."""
    motion = sb.simulate(thrown_box(), [0, 0.5, 0.8, 1.4], method=method)
    assert any("not unique" in note for note in motion.notes)
    for foot in ("foot0", "foot1"):
        np.testing.assert_allclose(motion[f"F_{foot}[n]"][1:], 9.81 / 2, rtol=1e-9)
        np.testing.assert_allclose(motion[f"F_{foot}[x]"][1:], 0, rtol=0, atol=1e-9)


@pytest.mark.parametrize("method", METHODS)
def test_what_rests_has_no_impact_where_something_else_bounces(method):
    """On a lift and on a stop, where velocities are zero but for rounding."""
    model, block = planar(v=(0.3, 0.6))
    lift, arm = model.add_body("lift", 1.0), model.add_body("arm", 1.0, com=(0.3, 0, 0))
    up = model.add_joint("up", model.world, lift, "Tz")
    model.drive(up, 0.3 * sb.sin(2 * model.t))
    on_lift = sb.contacts.PointOnPlane(block, lift, friction=0.2, restitution=0.5)
    model.add_contact("on_lift", on_lift)
    turn = model.add_joint("turn", model.world, arm, "Ry", q=0.2)
    model.add_contact("stop", sb.contacts.JointStop(turn, None, 0.2, restitution=0.5))
    ball = model.add_body("ball", 1.0)
    model.add_joint("fall", model.world, ball, "Tz", q=1.0)
    floor = sb.contacts.SphereOnPlane(ball, model.world, 0.1, restitution=0.8)
    model.add_contact("floor", floor)
    impacts = sb.simulate(model, 2.5, method=method).events.of(kind="impact")
    assert {one.contact for one in impacts} == {"floor"}
    assert len(impacts) == 5


def boxes_in_a_row(numbers):
    """Return plane boxes that drop, slide and stop; each stands on two feet."""
    model = sb.Model("boxes")
    for i in numbers:
        box = model.add_body(f"b{i}", 1.0 + 0.1 * i, inertia=(0.02,) * 3)
        start = {"q": (0.5 * i, 0.1 + 0.001 * (i % 3), 0), "v": (0.2 * (i % 4), 0, 0)}
        model.add_joint(f"j{i}", model.world, box, ["Tx", "Tz", "Ry"], **start)
        for side, x in enumerate((-0.1, 0.1)):
            foot = box.add_frame(f"foot{side}", at=(x, 0, -0.1))
            one = sb.contacts.PointOnPlane(foot, model.world)
            model.add_contact(f"c{i}_{side}", one, friction=0.3)
    return model


@pytest.mark.parametrize("count", [12, pytest.param(30, marks=pytest.mark.slow)])
def test_many_boxes_on_a_floor_move_as_each_alone(count):
    method, times = "DP54", np.linspace(0, 0.6, 61)
    motion = sb.simulate(boxes_in_a_row(range(count)), times, method=method)
    for i in (0, count - 1):
        alone = sb.simulate(boxes_in_a_row([i]), times, method=method)
        own = motion.q[:, 3 * i : 3 * i + 3]
        np.testing.assert_allclose(own, alone.q, rtol=0, atol=1e-12)
    forces = [motion[f"F_c{i}_{side}"][-1, 0] for i in range(count) for side in (0, 1)]
    weight = 9.81 * sum(1.0 + 0.1 * i for i in range(count))
    assert float(sum(forces)) == pytest.approx(weight, rel=1e-12)


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("stiction", [0.3, 0.4])
@pytest.mark.parametrize("count", [2, 3])
def test_what_breaks_loose_at_one_instant_slips_together(count, stiction, method):
    """Springs that are drawn alike; what was loose held again when the next one was."""
    k, speed, time = 20.0, 0.2, 0.8
    model = sb.Model("twins")
    for i in range(count):
        box = model.add_body(f"box{i}", 1.0)
        slide = model.add_joint(f"s{i}", model.world, box, "Tx")
        pull = k * (speed * model.t - slide.q[0])
        model.add_load(f"spring{i}", sb.loads.JointForce(slide, pull))
        hold = sb.contacts.DryFriction(slide, 0.3, G, stiction)
        model.add_contact(f"hold{i}", hold)
    begin, w = stiction * G / (k * speed), np.sqrt(k)
    motion = sb.simulate(model, [0, begin + time], method=method)
    drop = (stiction - 0.3) * G / k * (1 - np.cos(w * time))
    way = speed * (time - np.sin(w * time) / w) + drop
    np.testing.assert_allclose(motion.q[-1], way, rtol=0, atol=1e-7)
    np.testing.assert_allclose(motion.events.times, [begin] * count, rtol=1e-11)


@pytest.mark.parametrize("turned", [0.0, 0.3])
def test_a_box_that_is_pulled_on_the_ground_slides_and_tips_as_in_the_plane(turned):
    """Its corners let go at one instant, and then those of an edge do."""
    a, b, c, mass, mu, k = 0.2, 0.5, 0.8, 2.0, 0.5, 20.0
    inertia = mass / 12 * np.array([b * b + c * c, a * a + c * c, a * a + b * b])
    motions = []
    for kind in (["Tx", "Tz", "Ry"], "free"):
        model = sb.Model("box")
        side = sb.rotation("z", turned) if kind == "free" else np.eye(3)
        ground = model.world.add_frame("ground", rotation=side)
        box = model.add_body("box", mass, inertia=inertia)
        model.add_joint("j", ground, box, kind)
        model.start_at(model.joints["j"].q[1 if kind != "free" else 2], c / 2)
        low = box.add_frame("low", at=(0, 0, -c / 2))
        pull = sb.loads.Force(low, (k * model.t, 0, 0), expressed_in=ground)
        model.add_load("pull", pull)
        if kind == "free":
            corners = sb.contacts.BoxOnPlane(box, model.world, (a, b, c))
            model.add_contact("c", corners, friction=mu)
        for x in (-a / 2, a / 2) if kind != "free" else ():
            end = box.add_frame(f"at_{x > 0}", at=(x, 0, -c / 2))
            one = sb.contacts.PointOnPlane(end, model.world)
            model.add_contact(f"c_{x > 0}", one, friction=mu)
        motions.append(sb.simulate(model, [0, 0.9], method=sb.DP853(rtol=1e-10)))
    plane, space = motions
    assert plane.events.of(kind="separation")
    assert len(space.events) < 20
    np.testing.assert_allclose(space.q[-1][[0, 2]], plane.q[-1][:2], atol=1e-9)


@pytest.mark.slow  # 102 rows that all move each other
def test_a_pile_of_twenty_spheres_stands_by_its_weight():
    model, radius, below = sb.Model("pile"), 0.1, []
    wide, high = 2.04 * radius, radius * np.sqrt(4 - 1.02**2)
    for k in range(5):
        layer = []
        for i in range(6 - k):
            body = model.add_body(f"b{k}_{i}", 1.0, inertia=(0.4 * radius**2,) * 3)
            at = (wide * (i + 0.5 * k), radius + high * k, 0)
            model.add_joint(f"j{k}_{i}", model.world, body, ["Tx", "Tz", "Ry"], q=at)
            kinds = [sb.contacts.SphereOnSphere(body, other, radius, radius)
                     for other in below[i : i + 2]]  # fmt: skip
            if k == 0:
                kinds = [sb.contacts.SphereOnPlane(body, model.world, radius)]
            for side, kind in enumerate(kinds):
                model.add_contact(f"c{k}_{i}_{side}", kind, friction=0.6)
            layer.append(body)
        below = layer
    motion = sb.simulate(model, 0.002, method="DP54")
    forces = sum(motion[f"F_c0_{i}_0"][:, 0] for i in range(6))
    np.testing.assert_allclose(forces, 20 * 9.81, rtol=1e-12)
    assert np.abs(motion.v).max() < 1e-11


def moves_along(model):
    """Add a body whose motion lets steps be long."""
    body = model.add_body("along", mass=1.0)
    model.add_joint("moves", model.world, body, "Ty", v=1.0)


@pytest.mark.covering(1)
@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-8])
@pytest.mark.parametrize("method", [sb.DP54, sb.DP853, sb.Radau])
@pytest.mark.parametrize("kind", ["slip", "separation"])
def test_forces_that_hold_are_resolved_where_what_moves_is_slow(kind, method, rtol):
    """First steps were up to 50 periods long here, and 0 to 60 of 63 events seen."""
    model, w = sb.Model("shaken"), 3000.0 if kind == "slip" else 300.0
    box = model.add_body("box", mass=1.0)
    joint = model.add_joint(
        "j", model.world, box, "Tz" if kind == "separation" else "Tx"
    )
    if kind == "slip":
        law = sb.contacts.DryFriction(joint, 1.0, normal_force=G)
    else:
        law = sb.contacts.PointOnPlane(box, model.world)
    model.add_contact("holds", law)
    shake = 1.001 * G * sb.sin(w * model.t)
    model.add_load("shake", sb.loads.JointForce(joint, shake))
    moves_along(model)
    motion = sb.simulate(model, 63.2 * np.pi / w, method=method(rtol, 0.01 * rtol))
    turns = np.arange(63) if kind == "slip" else np.arange(0, 63, 2)
    begins = (np.arcsin(1 / 1.001) + np.pi * turns) / w
    times = motion.events.of("holds", kind=kind).times
    np.testing.assert_allclose(times, begins, rtol=1e-9)


@pytest.mark.covering(2)
@pytest.mark.parametrize("beside", [None, "stiff", "free"])
@pytest.mark.parametrize("method", [None, "DP54", "DP853", "Radau"])
@pytest.mark.parametrize("w", [10.0, 130.0])
@pytest.mark.parametrize("pull", [1.02, 1.001, 1.00001])
def test_slips_that_are_short_beside_steps_are_all_found(pull, w, method, beside):
    """While friction holds a box that is shaken, nothing moves and no error says so."""
    model = sb.Model("shaken")
    box = model.add_body("box", mass=1.0)
    slide = model.add_joint("slide", model.world, box, "Tx")
    dry = sb.contacts.DryFriction(slide, 1.0, normal_force=1.0)
    model.add_contact("dry", dry)
    shake = sb.loads.JointForce(slide, pull * sb.sin(w * model.t))
    model.add_load("shake", shake)
    if beside == "free":
        moves_along(model)
    if beside == "stiff":
        slow = model.add_body("slow", mass=1.0)
        damped = model.add_joint("damped", model.world, slow, "Ty", q=1.0)
        force = -3e3 * (damped.q[0] + damped.v[0])
        model.add_load("damper", sb.loads.JointForce(damped, force))
    end = 20.2 * np.pi / w
    motion = sb.simulate(model, end, method=method)
    slips = motion.events.of("dry", kind="slip").times
    begins = (np.arcsin(1 / pull) + np.pi * np.arange(20)) / w
    np.testing.assert_allclose(slips, begins, rtol=1e-7)
    sticks = motion.events.of("dry", kind="stick").times
    assert len(sticks) == len(slips)


@pytest.mark.covering(2)
@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
@pytest.mark.parametrize("way", [1.0, -1.0])
@pytest.mark.parametrize("kind", ["loop", "constraint"])
@pytest.mark.parametrize("begin", [0.0, 0.3])
def test_friction_of_a_follower_slips_where_its_dwell_ends(begin, kind, way, method):
    """In a dwell no force moves it; behind it, sticking would need any force."""
    model = sb.Model("cam", gravity=(0, 0, 0))
    cam, follower = (model.add_body(name, mass=m) for name, m in (("a", 1), ("b", 0.5)))
    slide = model.add_joint("x", model.world, cam, "Tx", q=begin, v=1.0)
    rise = model.add_joint("y", model.world, follower, "Ty")
    height = way * sb.where(slide.q[0] > 0.3, (slide.q[0] - 0.3) ** 2, 0)
    if kind == "loop":
        model.add_loop("cam", sb.loops.JointFormula(rise, height))
    else:
        model.add_constraint("cam", sb.constraints.Algebraic(rise.q[0] - height))
    dry = sb.contacts.DryFriction(rise, 0.05, normal_force=1.0)
    model.add_contact("dry", dry)
    motion = sb.simulate(model, [0, 0.3, 1.0 - begin], method=method)
    (slip,) = motion.events
    assert (slip.kind, slip.time) == ("slip", pytest.approx(0.3 - begin, abs=1e-9))

    def rates(_, y):
        J = 2 * (y[0] - 0.3)
        return y[1], -(0.05 * J + 0.5 * J * 2 * y[1] ** 2) / (1 + 0.5 * J**2)

    known = solve_ivp(rates, (0.3, 1.0), (0.3, 1.0), rtol=1e-10, atol=1e-12)
    assert motion.array("v_x")[-1] == pytest.approx(known.y[1, -1], abs=1e-7)


def test_slip_that_begins_is_not_stopped_by_what_a_long_step_interpolates():
    """Radau stopped it 7 000 times here, and lost 4e-4 s of it."""
    model = sb.Model("pair")
    lower = model.add_body(
        "lower", 1.424, com=(-0.016, 0.003, -0.037), inertia=(0.025, 0.023, 0.028)
    )
    upper = model.add_body(
        "upper", 0.957, com=(0.04, -0.005, -0.012), inertia=(0.021, 0.021, 0.027)
    )
    model.add_joint(
        "falls", model.world, lower, "free", q=(0, 0, 1, 0.9, 0.1, 0.3, -0.3),
        v=(0.266, 0.209, -0.085, 1.767, 0.752, 0.134),
    )  # fmt: skip
    place = lower.add_frame("place", at=(0.09, -0.146, -0.001))
    slides = ["Tx", "Ty", "Tz"]
    model.add_joint("slides", place, upper, slides, v=(0.735, -0.04, 2.081))
    ball = lower.add_frame("ball", at=(-0.135, 0.077, 0.145))
    tip = lower.add_frame("tip", at=(-0.197, 0.215, -0.136))
    foot = upper.add_frame("foot", at=(0.106, 0.212, 0.166))
    rolls = sb.contacts.SphereOnPlane(ball, model.world, 0.05)
    model.add_contact("rolls", rolls, friction=0.9)
    hits = sb.contacts.PointOnPlane(tip, model.world)
    model.add_contact("hits", hits, restitution=0.3)
    rubs = sb.contacts.PointOnPlane(foot, model.world)
    model.add_contact("rubs", rubs, friction=0.5)
    times = [0, 0.568, 0.569, 0.57, 0.58]
    exact = sb.simulate(model, times, method=sb.DP853(rtol=1e-11, atol=1e-12))
    motion = sb.simulate(model, times, method="Radau")
    np.testing.assert_allclose(motion.v, exact.v, atol=1e-5)


@pytest.mark.parametrize(
    ("com", "speed"), [((0, 0, 0), 0.350296455793), ((0.03, 0.02, -0.02), None)]
)
def test_a_ball_that_two_planes_hold_rolls_in_their_groove(com, speed):
    model = sb.Model("groove")
    ball = model.add_body("ball", 1.0, com=com, inertia=(0.01, 0.012, 0.011))
    model.add_joint("j", model.world, ball, "free", v=(0, 0.5, 0, 0, 0, 0))
    for name, tilt in (("left", 0.7), ("right", -0.7)):
        turn, at = sb.rotation("y", tilt), (-np.sin(tilt), 0, -np.cos(tilt))
        side = model.world.add_frame(name, at=0.2 * np.array(at), rotation=turn)
        touch = sb.contacts.SphereOnPlane(ball, side, 0.2)
        model.add_contact(f"on_{name}", touch, friction=0.3)
    # Friction pulls below the center by the depth of the line through both places.
    assert speed in (None, pytest.approx(0.5 / (1 + 0.01 / (0.2 * np.cos(0.7)) ** 2)))
    tight = sb.DP853(rtol=1e-9, atol=1e-11, max_steps=5000)
    motion = sb.simulate(model, 2.0, method=tight)
    if speed:
        assert motion.array("v_j_Ty")[-1] == pytest.approx(speed, rel=1e-9)
    for name in ("on_left", "on_right"):
        n, x, y = motion.array(f"F_{name}").T
        assert np.all(np.hypot(x, y) <= 0.3 * n * (1 + 1e-9))
        rolls = motion.time > motion.events.of(name, kind="stick")[-1].time
        assert np.all(np.abs(motion.array(f"slip_{name}"))[rolls] < 1e-9)


def test_flights_go_back_in_time_but_impacts_do_not():
    model = ball()
    start = {"q_j_Tz": 0.2, "v_j_Tz": -1.0}
    motion = sb.simulate(model, [0.1, 0.0], start=start)
    height = 0.2 + 0.1 - G / 2 * 0.1**2
    assert motion.array("q_j_Tz")[-1] == pytest.approx(height, rel=1e-12)
    with pytest.raises(sb.errors.AnalysisError, match=r"s: the times dec.* undone\.$"):
        sb.simulate(model, [1.0, 0.0], start=start)


def test_what_holds_has_no_past_where_times_decrease():
    model = sb.Model("block")
    block = model.add_body("block", mass=2.0)
    slide = model.add_joint("slide", model.world, block, "Tx")
    model.add_contact("rail", sb.contacts.DryFriction(slide, 0.5, 10.0))
    model.add_load("push", sb.loads.JointForce(slide, 3 * sb.cos(9 * model.t)))
    ways = [sb.simulate(model, times).notes for times in ([0, 1], [1, 0], [1, 0])]
    told = [[note.kind for note in notes] for notes in ways]
    assert told == [[], ["contacts"], ["contacts"]]
    assert "no state tells since when" in ways[1][0]


def tumbling():
    """Return a box that falls onto its corners, and a ball that falls onto the box."""
    model = sb.Model("tumbling", gravity=(0, 0, -G))
    box = model.add_body("box", 1.0, inertia=(0.1, 0.2, 0.15))
    start = {"q": (0, 0, 0.6, 0.8, 0.36, 0.48, 0), "v": (0.3, 0.1, 0, 1, 2, 0.5)}
    model.add_joint("fall", model.world, box, "free", **start)
    ball = model.add_body("ball", 0.5, inertia=(0.002,) * 3)
    model.add_joint("above", model.world, ball, "free", q=(0, 0, 1.4, 1, 0, 0, 0))
    for i in range(4):
        at = (0.3 * (-1) ** i, 0.2 * (-1) ** (i // 2), -0.1)
        corner, laws = box.add_frame(f"corner{i}", at=at), {"restitution": 0.3}
        ground = sb.contacts.PointOnPlane(corner, model.world, friction=0.4, **laws)
        model.add_contact(f"corner{i}", ground)
        both = sb.contacts.SphereOnSphere(ball, corner, 0.2, 0.05, friction=0.3, **laws)
        model.add_contact(f"ball{i}", both)
    return model


def test_factors_of_a_matrix_give_the_motion_of_its_formulas(monkeypatch, tmp_path):
    """As of models of many contacts; formulas of contacts that are alike are a loop."""
    motions, laws = [], []
    for most, shorter in ((np.inf, np.inf), (0, 1)):
        monkeypatch.setenv("SYMBODY_CACHE_DIR", str(tmp_path / str(most)))
        monkeypatch.setattr(formalism_of_contacts, "MOST_PRODUCTS", most)
        monkeypatch.setattr(repetition, "_LONG", 1)
        monkeypatch.setattr(repetition, "_SHORTER", shorter)
        compiled = sb.compile_model(tumbling())
        motions.append(sb.simulate(compiled, 1.0))
        again = sb.simulate(pickle.loads(pickle.dumps(compiled)), 1.0)
        np.testing.assert_array_equal(again.q, motions[-1].q)
        np.testing.assert_array_equal(sb.simulate(compiled, 1.0).q, again.q)
        laws.append(compiled.shared.entry("contact_laws").content)
    formulas, factors = motions
    assert [OF_MEMBERS in content for content in laws] == [False, True]
    what = [[(one.kind, one.contact) for one in m.events] for m in motions]
    assert len(what[0]) > 20
    assert what[0] == what[1]
    times = [[one.time for one in m.events] for m in motions]
    np.testing.assert_allclose(times[1], times[0], rtol=0, atol=1e-7)
    np.testing.assert_allclose(factors.q, formulas.q, rtol=0, atol=1e-7)


def scene(kind, length, mass, second):
    """Return a model with numbers in other units, its duration and sizes of states."""
    speed, turns = length / second, 1 / second
    model = sb.Model(kind, gravity=(0, 0, -G * speed / second))
    body = model.add_body("b", mass, inertia=[x * mass * length**2 for x in (3, 4, 5)])
    if kind == "tumbling":
        q, v = (0, 0, 3 * length, *np.array((1, 0.1, 0.05, 0)) / np.sqrt(1.0125)), (
            *np.array((5, 2, 0)) * speed, 0, turns, 0,
        )  # fmt: skip
        model.add_joint("j", model.world, body, "free", q=q, v=v)
        size = tuple(length * x for x in (3, 2, 1))
        shape = sb.contacts.BoxOnPlane(body, model.world, size)
        model.add_contact("c", shape, friction=0.4, restitution=0.1)
        return model, 4 * second, [length] * 3 + [1] * 4 + [speed] * 3 + [turns] * 3
    if kind == "stop":
        low = body.add_frame("low", at=(0, 0, 0.5 * length))
        joint = model.add_joint("j", model.world, low, "Ry", q=1.0)
        stop = sb.contacts.JointStop(joint, -0.4, 2.0)
        model.add_contact("c", stop, restitution=0.7)
        return model, 9 * second, [1, turns]
    joint = model.add_joint("j", model.world, body, "Tx", q=0.33 * length)
    force = 100 * mass / second**2 * (0.2 * speed * model.t - joint.q[0])
    model.add_load("spring", sb.loads.JointForce(joint, force))
    dry = sb.contacts.DryFriction(joint, 0.3, 10 * mass * speed / second, 0.5)
    model.add_contact("c", dry)
    return model, 3 * second, [length, speed]


@pytest.mark.parametrize("kind", ["tumbling", "stop", "stick_slip"])
@pytest.mark.parametrize(
    "units",
    [(1e3, 1, 1), (1e6, 1, 1e3), (1e-6, 1, 1), (1, 1e9, 1e6), (1e-3, 1e-6, 1e-6)],
    ids=["mm", "um, ms", "Mm", "ug, us", "km, Gg, Ms"],
)
def test_a_scene_has_the_same_events_in_other_units(kind, units):
    motions = []
    for own in ((1, 1, 1), units):
        model, duration, sizes = scene(kind, *own)
        method = sb.DP853(rtol=1e-10, atol=tuple(1e-12 * np.array(sizes)))
        motion = sb.simulate(model, np.linspace(0, duration, 9), method=method)
        motions.append((np.hstack([motion.q, motion.v]) / sizes, motion.events, own[2]))
    (y, events, _), (scaled, others, second) = motions
    named = [[(one.kind, one.contact) for one in own] for own in (events, others)]
    assert named[0] == named[1]
    assert len(events) >= 2
    np.testing.assert_allclose(others.times / second, events.times, atol=1e-7)
    np.testing.assert_allclose(scaled, y, atol=1e-7)
