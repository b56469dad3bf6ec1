"""Switches of the user's own: when they act, and what jumps, against closed forms."""

import copy
import math
import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.special import ellipk

import symbody as sb
from probes.switching import dropped, thermostat, touched
from symbody.errors import AnalysisError, CallError, ModelError
from symbody.library.closed_by_constraints import windows
from symbody.model.quantities import When

QUIET = sb.Run(progress=False)


def simulated(model, duration, **options):
    return sb.simulate(model, duration, run=QUIET, **options)


def room():
    """A heater with hysteresis; the temperature follows exponentials."""
    model = sb.Model("room")
    heater = model.add_discrete("heater", 1)
    T = model.add_state("T", 15.0)
    model.set_rate(T, -(T - 10) / 20 + heater)
    model.when(T - 21, {heater: 0}, name="too_hot")
    model.when(19 - T, {heater: 1}, name="too_cold")
    model.add_joint("rail", model.world, model.add_body("block", 1.0), "Tx")
    return model


def switching_times(count):
    times, t, T, heat = [], 0.0, 15.0, 1
    for _ in range(count):
        goal, limit = 10 + 20 * heat, 21 if heat else 19
        t += 20 * math.log((goal - T) / (goal - limit))
        times.append(t)
        T, heat = limit, 1 - heat
    return times


def pendulum(start=0.3):
    """A pendulum with a motor, of inertia 0.6 kg m²."""
    model = sb.Model("pendulum")
    rod = model.add_body("rod", 2.0, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.1))
    hinge = model.add_joint("hinge", model.world, rod, "Ry", q=start)
    M = model.add_input("M")
    model.add_load("motor", sb.loads.JointForce(hinge, M))
    return model, hinge, M


def cart():
    model = sb.Model("cart", gravity=(0, 0, 0))
    body = model.add_body("cart", 2.0)
    rail = model.add_joint("rail", model.world, body, "Tx", v=1.0)
    F = model.add_input("F")
    model.add_load("push", sb.loads.Force(body, (F, 0, 0)))
    return model, rail, F


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
def test_hysteresis_switches_at_both_thresholds(method):
    motion = simulated(room(), 40.0, method=method)
    assert [e.contact for e in motion.events] == ["too_hot", "too_cold"] * 4
    np.testing.assert_allclose(motion.events.times, switching_times(8), rtol=1e-9)
    assert {e.kind for e in motion.events} == {"switch"}
    assert motion.record.notes == () or "when clause" not in str(motion.notes)
    heater, T = motion["heater"].to_numpy(), motion["T"].to_numpy()
    # What is on heats until it is too hot, what is off cools.
    rising = np.diff(T) > 0
    inside = np.abs(np.subtract.outer(motion.time[:-1], motion.events.times)) > 0.1
    rows = inside.all(axis=1)
    assert (rising == (heater[:-1] == 1))[rows].all()


def test_switches_of_a_late_run_are_not_taken_for_endless_ones():
    begin = 2.0**30
    motion = simulated(room(), begin + np.arange(201.0))
    times = np.array(switching_times(len(motion.events)))
    assert len(times) > 40
    np.testing.assert_allclose(motion.events.times - begin, times, atol=1e-12 * begin)


def test_an_instant_early_in_a_long_run_is_found_as_well():
    model, rail, _ = cart()
    held = model.add_discrete("held", 0.0)
    model.when(0.3 - rail.q[0], {held: 1.0})
    pull = -2e10 * (1 - held) * rail.q[0] - held * 4e5 * rail.v[0]
    model.add_load("spring", sb.loads.JointForce(rail, pull))
    start, method = {"q_rail": 1.0, "v_rail": 0.0}, sb.Radau(rtol=1e-11, atol=1e-13)
    motion = simulated(model, [0, 1e3], start=start, method=method, inputs={"F": 0})
    (time,) = motion.events.times
    assert abs(time - math.acos(0.3) * 1e-5) < 1e-14


def test_second_runs_threads_and_copies_do_not_share_switches():
    compiled = sb.compile_model(room())
    first = simulated(compiled, 30.0)
    with ThreadPoolExecutor(4) as pool:
        others = [*pool.map(lambda _: simulated(compiled, 30.0), range(4))]
    others += [simulated(pickle.loads(pickle.dumps(compiled)), 30.0)]
    for motion in [simulated(compiled, 30.0), *others]:
        assert motion.events == first.events
        np.testing.assert_array_equal(motion["T"], first["T"])


def test_motions_between_results_have_the_switches():
    motion = simulated(room(), 40.0)
    times = np.linspace(0.013, 39.9, 37)
    values = motion.at(times)
    known = np.searchsorted(switching_times(8), times) % 2 == 0
    np.testing.assert_array_equal(values["heater"], known)


def test_start_values_follow_parameters():
    model = room()
    first = model.add_parameter("first", 2.0)
    gear = model.add_discrete("gear", [first, 3 * first])
    T = model.states["T"].value
    model.when(T - 16, {"gear": gear + 1}, name="shift")
    motion = simulated(model, 10.0, parameters={"first": 5.0})
    np.testing.assert_array_equal(motion["gear"].to_numpy()[0], [5, 15])
    np.testing.assert_array_equal(motion["gear"].to_numpy()[-1], [6, 16])


def state_of(motion):
    return [motion.array(name)[-1] for name in ("q_rail", "v_rail", "T")]


def test_discrete_variables_take_start_values_as_states_do():
    model, begin = thermostat(), {"heater": 0.25}
    alone = simulated(model, 3.0, start=begin)
    late = simulated(model, 3.0, start=begin | {"T": 20.5})
    assert alone.array("heater")[0] == late.array("heater")[0] == 0.25
    # Until it switches: T - 15 falls as an exponential.
    wanted = 15 + 5 * np.exp(-alone.time[:10] / 4)
    np.testing.assert_allclose(alone.array("T")[:10], wanted, rtol=1e-9)
    many = sb.simulate_many(model, {"heater": [0.25, 1.0]}, 3.0)
    np.testing.assert_array_equal(many["T"][0], alone.array("T"))
    np.testing.assert_array_equal(many["T"][1], simulated(model, 3.0).array("T"))
    stepper = sb.Stepper(model, 3.0, start=begin)
    np.testing.assert_allclose(stepper.step(), state_of(alone), rtol=1e-6)
    stepper.reset(start={"T": 20.5})
    np.testing.assert_allclose(stepper.step(), state_of(late), rtol=1e-6)
    stepper.reset(start={"heater": 1.0})
    np.testing.assert_allclose(stepper.step()[-1], many["T"][1][-1], rtol=1e-6)
    data = {"T": alone.array("T")[:100]}
    fit = sb.fit(model, data, ["heater"], alone.time[:100], start={"heater": 0.5})
    again = simulated(model, 3.0, start=fit.start)
    np.testing.assert_allclose(again.array("T"), alone.array("T"), rtol=1e-6)
    with pytest.raises(ModelError, match=r"Known states: .*heater"):
        simulated(model, 1.0, start={"heatr": 1.0})


def test_an_impulse_changes_momentum_and_work():
    model, hinge, M = pendulum()
    model.when(-hinge.q[0], impulses={M: 0.5}, name="hit")
    motion = simulated(model, 1.0, save=sb.Save(work=True))
    speed = -math.sqrt(2 * 2 * 9.81 * 0.5 * (1 - math.cos(0.3)) / 0.6) + 0.5 / 0.6
    (event,) = motion.events
    assert event.impulse == (0.5,)
    after = motion.at(np.array([event.time + 1e-9]))
    np.testing.assert_allclose(float(after["v_hinge"][0]), speed, rtol=1e-7)
    assert np.abs(motion["energy_error"]).max() < 1e-9
    assert "No value was given" not in str(motion.notes)


def test_an_impulse_gives_a_velocity_its_value_and_others_follow():
    """Of a double pendulum the momentum that the motor does not feel is kept."""
    model, hinge, M = pendulum()
    tip = model.add_body("tip", 1.0, com=(0, 0, -0.3), inertia=(0.02, 0.02, 0.02))
    place = model.bodies["rod"].add_frame("end", (0, 0, -1))
    second = model.add_joint("second", place, tip, "Ry", q=0.4)
    model.when(-hinge.q[0], impulses={M: (hinge.v[0], 1.5)}, name="hit")
    motion = simulated(model, 0.6)
    (event,) = motion.events
    # Just before it: whether a run to its very time meets it is rounding.
    before = simulated(model, [0.0, event.time - 1e-10])
    compiled = sb.compile_model(model)
    state = [float(before[n][-1]) for n in ("q_hinge", "q_second")]
    rates = [float(before[n][-1]) for n in ("v_hinge", "v_second")]
    mass = compiled.mass_matrix(np.array(state))
    change = np.linalg.solve(mass, [event.impulse[0], 0.0])
    after = motion.at(np.array([event.time + 1e-10]))
    got = [float(after[n][0]) for n in ("v_hinge", "v_second")]
    np.testing.assert_allclose(got, np.add(rates, change), atol=1e-7)
    np.testing.assert_allclose(got[0], 1.5, atol=1e-7)
    assert second.v is not None


@pytest.mark.parametrize("explicit", [True, False])
def test_an_impulse_keeps_loops_closed(explicit):
    """The work is that of the impulse: E after less before, by the velocities."""
    model = sb.library.four_bar(explicit=explicit)
    model.when(at=[0.2], impulses={"torque": 3.0}, name="blow")
    save = sb.Save(constraints=not explicit, work=True)
    motion = simulated(model, [0.0, 0.2, 0.2, 0.5], save=save)
    assert len(motion.events) == 1
    if not explicit:
        assert motion["constraint_residual"].max() < 1e-7
    assert np.abs(motion["energy_error"]).max() < 1e-6
    speeds = motion["v_crank"].to_numpy()[1:3]
    work = np.diff(motion["work"].to_numpy()[1:3]).item()
    # Impulse times mean velocity of where it acts is its work.
    np.testing.assert_allclose(work, 3.0 * speeds.mean(), rtol=1e-9)
    assert speeds[1] > speeds[0] + 0.1


def test_an_impulse_turns_a_free_body():
    free = sb.Model("free", gravity=(0, 0, 0))
    body = free.add_body("body", 1.0, inertia=(1, 2, 3))
    free.add_joint("joint", free.world, body, "free")
    T = free.add_input("T")
    free.add_load("spin", sb.loads.Torque(body, (0, 0, T)))
    free.add_sensor("w", sb.sensors.AngularVelocity(body))
    free.when(at=[0.5], impulses={T: 1.5}, name="blow")
    motion = simulated(free, 1.0)
    np.testing.assert_allclose(motion["w"].to_numpy()[-1], [0, 0, 0.5], atol=1e-9)


def test_a_ball_that_bounces_by_a_clause_does_as_one_by_contact():
    def ball():
        model = sb.Model("ball")
        body = model.add_body("ball", 1.0)
        fall = model.add_joint("fall", model.world, body, "Tz", q=1.0)
        return model, body, fall

    model, body, fall = ball()
    F = model.add_input("F")
    model.add_load("floor", sb.loads.Force(body, (0, 0, F)))
    model.when(-fall.q[0], impulses={F: (fall.v[0], -0.8 * fall.v[0])}, name="bounce")
    own = simulated(model, 2.0)
    model, body, fall = ball()
    model.add_contact("floor", sb.contacts.PointOnPlane(body, model.world, 0.8))
    other = simulated(model, 2.0)
    np.testing.assert_allclose(own.events.times, other.events.times, rtol=1e-9)
    np.testing.assert_allclose(own["q_fall"], other["q_fall"], atol=1e-8)
    # It ends where flights get as short as rounding, with what was computed.
    with pytest.raises(
        AnalysisError, match=r"'bounce'.*act.*time does not go on"
    ) as info:
        simulated(model_of_bounces(), 6.0)
    assert info.value.result.time[-1] > 3.9


def model_of_bounces():
    model = sb.Model("ball")
    body = model.add_body("ball", 1.0)
    fall = model.add_joint("fall", model.world, body, "Tz", q=1.0)
    F = model.add_input("F")
    model.add_load("floor", sb.loads.Force(body, (0, 0, F)))
    model.when(-fall.q[0], impulses={F: (fall.v[0], -0.8 * fall.v[0])}, name="bounce")
    return model


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
def test_a_condition_that_dips_within_a_step_is_seen(method):
    """A cart in uniform motion, whose steps are as long as they may be."""
    model, rail, _ = cart()
    count = model.add_discrete("count", 0)
    model.when(1e-6 - (rail.q[0] - 5.0) ** 2, {count: count + 1}, name="in")
    options = getattr(sb, method)(max_step=10.0)
    motion = simulated(model, 10.0, method=options)
    np.testing.assert_allclose(motion.events.times, [5 - 1e-3], rtol=1e-9)


@settings(max_examples=6)
@given(st.floats(-3, 3), st.floats(-3, 3), st.floats(0.3, 6), st.integers(0, 2))
def test_no_zero_is_missed_or_seen_twice(first, second, rate, method):
    """As many as a fine run of the same motion has, in both directions."""
    model = sb.library.double_pendulum()
    q = [s for joint in model.joints.values() for s in joint.q]
    v = [s for joint in model.joints.values() for s in joint.v]
    count = model.add_discrete("count", 0)
    condition = sb.sin(rate * q[0]) + sb.cos(q[1]) - 0.1 * v[1] + 0.3 * model.t
    model.add_expression("g", condition, sensor=True)
    model.when(condition, {count: count + 1}, direction="both", name="passes")
    start = {q[0].name: first, q[1].name: second}
    times = np.linspace(0, 3, 6001)
    motion = simulated(
        model, times, start=start, method=("DP54", "DP853", "Radau")[method]
    )
    g, number = motion["g"].to_numpy(), motion["count"].to_numpy()
    changes = np.cumsum(np.sign(g[1:]) != np.sign(g[:-1]))
    # Where it only touches zero between two results these may see less.
    assert (np.diff(number) >= 0).all()
    assert ((number[1:] - changes) % 2 == 0).all()
    assert number[-1] - changes[-1] <= 2 * (np.abs(g) < 1e-4).sum()
    at = motion.at(motion.events.times)["g"].to_numpy()
    assert np.abs(at).max(initial=0.0) < 1e-7


@pytest.mark.parametrize("constraints", ["projection", "partition", "baumgarte"])
def test_conditions_are_located_on_the_constraints(constraints):
    """Dense output is beside them, by more than a condition may be off."""
    model = sb.library.four_bar(explicit=False)
    a = model.add_discrete("a", 1.0)
    q = next(iter(model.joints.values())).q[0]
    hit = {"torque": 0.5 * a}
    model.when(sb.sin(q), {a: -a}, impulses=hit, name="turns")
    motion = simulated(model, 2.0, constraints=constraints)
    np.testing.assert_allclose(
        motion.events.times, [0.2201932747, 1.3389935775], rtol=1e-7
    )
    assert len(sb.reactions(model, motion).array("crank_force")) == 501


def test_many_runs_switch_as_single_ones_do():
    model = room()
    ensemble = sb.simulate_many(model, {"T": [14.0, 16.0]}, 20.0)
    for row, T in zip(ensemble["T"], (14.0, 16.0), strict=True):
        one = simulated(model, 20.0, start={"T": T})
        np.testing.assert_array_equal(row, one["T"])


def test_directions():
    for direction, times in (
        ("rising", [2.0]), ("falling", [1.0, 3.0]), ("both", [1.0, 2.0, 3.0]),
    ):  # fmt: skip
        model, rail, _ = cart()
        count = model.add_discrete("count", 0)
        x = rail.q[0]
        model.when(-(x - 1) * (x - 2) * (x - 3), {count: count + 1},
                   direction=direction, name="pass")  # fmt: skip
        motion = simulated(model, 4.0)
        np.testing.assert_allclose(motion.events.times, times, rtol=1e-10)
        assert motion["count"].to_numpy()[-1] == len(times)


def test_times_and_periods():
    model, _, F = cart()
    g = model.add_discrete("g", 0)
    model.when(every=0.25, changes={g: g + 1}, name="tick")
    model.when(at=[0.3, 0.6], impulses={F: g}, name="kick")
    model.when(sb.sin(20 * model.t), {g: g}, direction="falling", name="sine")
    motion = simulated(model, 1.0)
    expected = [
        (0.0, "tick"), (math.pi / 20, "sine"), (0.25, "tick"), (0.3, "kick"),
        (3 * math.pi / 20, "sine"), (0.5, "tick"), (0.6, "kick"), (0.75, "tick"),
        (5 * math.pi / 20, "sine"),
    ]  # fmt: skip
    assert [e.contact for e in motion.events] == [n for _, n in expected]
    np.testing.assert_allclose(motion.events.times, [t for t, _ in expected])
    assert [float(motion["v_rail"][k]) for k in (0, 160, -1)] == [1.0, 2.0, 3.5]


def test_of_several_at_one_instant_the_largest_priority_acts_first():
    model, rail, _ = cart()
    a, b = model.add_discrete("a", 0), model.add_discrete("b", 0)
    x = rail.q[0]
    model.when(x - 1 - b, {a: a + 10}, name="late")
    model.when((x - 1) / 3, {a: a + 1, b: 5}, priority=1, name="early")
    model.when(a - 0.5, {b: b + 100}, name="follows")
    motion = simulated(model, 2.0)
    # The first moves the condition of the late one, which does not act then.
    assert [e.contact for e in motion.events] == ["early", "follows"]
    assert motion["a"].to_numpy()[-1] == 1
    assert motion["b"].to_numpy()[-1] == 105


def test_of_many_clauses_none_is_compared_with_another(monkeypatch):
    model = sb.Model("many")
    x, count = model.add_state("x", 0.0), model.add_discrete("count", 0)
    model.set_rate(x, 1)
    for i in range(30):
        model.when(x - 0.02 * (i % 10) - 0.01, {count: count + 1})
    compiled = sb.compile_model(model)
    monkeypatch.setattr(When, "__eq__", lambda *_: pytest.fail("compared"))
    names = [event.contact for event in simulated(compiled, 1.0).events]
    order = sorted(range(30), key=lambda i: (i % 10, i))
    assert names == [f"when_{i + 1}" for i in order]


@pytest.mark.parametrize("method", ["DP853", "Radau", sb.Moreau(0.05)])
def test_a_condition_that_stays_at_zero_has_passed_it_once(method):
    model, rail, _ = cart()
    if not isinstance(method, str):
        model.add_contact("drag", sb.contacts.DryFriction(rail, 0.1, 1.0))
    count, start = model.add_discrete("count", 0), model.add_discrete("start", 0)
    model.when(at=[0.25, 0.5, 0.75, 1.0, 2.2, 2.5], changes={count: count + 1})
    model.when(at=[1.3, 1.6, 1.9], changes={count: count - 1})
    for k, level in enumerate((2, 1.5, 3)):
        for direction in ("rising", "falling", "both"):
            number = model.add_discrete(f"{direction}_{k}", 0)
            model.when(count - level, {number: number + 1}, direction=direction)
    model.when(count, {start: start + 1}, name="from_start")
    motion = simulated(model, 3.0, method=method)
    for word, times in (("rising", 2), ("falling", 1), ("both", 3)):
        assert [motion[f"{word}_{k}"].to_numpy()[-1] for k in range(3)] == [times] * 3
    assert not motion.events.of("from_start")
    sim = sb.Stepper(model, 0.05, method=method)
    for _ in range(60):
        sim.step()
    assert len(sim.events) == len(motion.events)


def test_what_rests_at_zero_leaves_it_without_passing_it():
    model = sb.Model("cart", gravity=(0, 0, 0))
    rail = model.add_joint("rail", model.world, model.add_body("cart", 2.0), "Tx")
    push = sb.where(model.t > 0.5, sb.cos(4 * (model.t - 0.5)), 0)
    model.add_load("push", sb.loads.JointForce(rail, push))
    model.when(rail.q[0], direction="both", name="passes")
    model.when(rail.q[0] - 0.03, direction="both", name="above")
    assert [e.contact for e in simulated(model, 2.0).events] == ["above"] * 2


def test_impulses_of_an_instant_are_told_of_the_clauses_that_give_them():
    model, _, _ = cart()
    other = model.add_joint("other", model.world, model.add_body("b", 2.0), "Ty")
    G, on = model.add_input("G"), model.add_discrete("on", 0)
    model.add_load("push_other", sb.loads.JointForce(other, G))
    model.when(on - 0.5, impulses={"F": 1.0}, name="guarded")
    model.when(at=1.0, impulses={G: 7.0}, name="timed")
    model.when(at=1.0, changes={on: 1}, priority=1, name="first")
    events = simulated(model, 2.0).events
    impulses = {event.contact: event.impulse for event in events}
    assert impulses == {"first": (), "guarded": (1.0,), "timed": (7.0,)}


def test_contradictions_and_endless_events_are_named():
    model, rail, _ = cart()
    a = model.add_discrete("a", 0)
    model.when(rail.q[0] - 1, {a: 1}, name="one")
    model.when((rail.q[0] - 1) * 2, {a: 2}, name="two")
    with pytest.raises(AnalysisError, match=r"'one' and 'two'.*1 and 2 at once.*prior"):
        simulated(model, 2.0)
    model, rail, _ = cart()
    a = model.add_discrete("a", 1)
    model.when(rail.q[0] - 1, {a: -a}, name="begin")
    model.when(a, {a: -a}, name="up")
    model.when(-a, {a: -a}, name="down")
    with pytest.raises(AnalysisError, match=r"'up', 'down'.*again and again") as info:
        simulated(model, 2.0)
    assert info.value.result.time[-1] == pytest.approx(1.0)
    # A relay without hysteresis, which holds the cart where it switches.
    model, rail, _ = cart()
    relay = model.add_discrete("relay", 1)
    model.add_load("motor", sb.loads.Force(model.bodies["cart"], (10 * relay, 0, 0)))
    model.when(rail.v[0] - 1.1, {relay: -1}, name="fast")
    model.when(1.1 - rail.v[0], {relay: 1}, name="slow")
    with pytest.raises(AnalysisError, match=r"'fast'.*hysteresis"):
        simulated(model, 2.0)


def test_a_switch_and_a_contact_go_together():
    """A latch is dry friction that holds until it is released at the lowest point."""
    model, hinge, _ = pendulum(0.5)
    latch = model.add_discrete("latch", 1)
    bob = model.add_body("bob", 0.5)
    end = model.bodies["rod"].add_frame("end", (0, 0, -1))
    slide = model.add_joint("slide", end, bob, "Tx")
    model.add_contact("grip", sb.contacts.DryFriction(slide, 1.0, 1e4 * latch))
    model.when(-hinge.q[0], {latch: 0}, name="release")
    for method in ("DP54", "DP853", "Radau"):
        motion = simulated(model, 1.0, method=method)
        assert [e.contact for e in motion.events] == ["release", "grip"]
        # Until then the two are one pendulum, of 1.1 kg m² and 15 J.
        speed = float(motion.at(motion.events.times[:1])["v_hinge"][0])
        exact = math.sqrt(2 * (10 + 5) / 10 * 9.81 * (1 - math.cos(0.5)) / 1.1)
        np.testing.assert_allclose(-speed, exact, rtol=1e-8)
        assert abs(motion["q_slide"][-1]) > 0.1


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
def test_a_floor_that_a_clause_lowers_lets_fall_what_lay_on_it(method):
    """It opens the contact, and does not take the ball along; lifted it overlaps."""
    motion = simulated(dropped(), [0.0, 0.51, 0.71], method=method)
    opened = motion.events.of("floor", kind="separation")[-1]
    assert opened.time == pytest.approx(0.51, abs=1e-12)
    places = [0.02, 0.02 + 0.1 * 0.2 - 9.81 / 2 * 0.2**2]
    np.testing.assert_allclose(motion["q_fall"].values[1:], places, atol=1e-12)
    model = dropped()
    model.when(at=[0.45], changes={model.discretes["down"].symbols.item(): -0.1})
    with pytest.raises(AnalysisError, match=r"'floor'.*the gap is -0.1"):
        simulated(model, 0.6, method=method)


def test_an_impact_that_lets_a_condition_pass_zero_is_seen():
    """A ball counts its bounces: its velocity jumps through zero."""
    model = sb.Model("ball")
    body = model.add_body("ball", 1.0)
    fall = model.add_joint("fall", model.world, body, "Tz", q=1.0)
    count = model.add_discrete("count", 0)
    model.add_contact("floor", sb.contacts.PointOnPlane(body, model.world, 0.8))
    model.when(fall.v[0], {count: count + 1}, name="up")
    motion = simulated(model, 2.0)
    impacts = motion.events.of(kind="impact")
    assert len(impacts) == 3
    np.testing.assert_array_equal(motion.events.of("up").times, impacts.times)


def test_a_stepper_switches_as_a_motion_does():
    model = room()
    kick = model.add_input("kick")
    model.when(kick - 0.5, {model.states["T"].value: 15.0}, name="window")
    motion = simulated(model, 30.0)
    stepper = sb.Stepper(model, 0.1)
    for _ in range(300):
        stepper.step()
    np.testing.assert_allclose(stepper.events.times, motion.events.times, rtol=1e-9)
    assert stepper.state["T"] == pytest.approx(float(motion["T"][-1]), abs=1e-7)
    saved, twin = stepper.save(), copy.copy(stepper)
    other = pickle.loads(pickle.dumps(stepper))
    runs = []
    for one in (stepper, twin, other):
        runs.append([one.step() for _ in range(60)][-1])
    stepper.restore(saved)
    runs.append([stepper.step() for _ in range(60)][-1])
    for run in runs[1:]:
        np.testing.assert_array_equal(run, runs[0])
    stepper.step([1.0])  # an input lets a condition pass zero
    last = [e.contact for e in stepper.events[-2:]]
    assert last[0] == "window" or last[1] == "window"
    assert stepper.state["T"] == pytest.approx(15.0, abs=0.2)
    stepper.reset()
    assert stepper.u[-1] == 1.0
    assert len(stepper.events) == 0


def test_a_sampled_controller_and_a_function_see_switches():
    model, rail, _ = cart()
    limit = model.add_discrete("limit", 0)
    model.when(rail.q[0] - 0.5, {limit: 1}, name="limit_switch")
    stop = sb.where(limit > 0.5, -8 * rail.v[0], 0)
    by_formula = simulated(model, 2.0, inputs={"F": stop})
    exact = np.exp(-4 * (2.0 - 0.5))
    assert float(by_formula["v_rail"][-1]) == pytest.approx(exact, rel=1e-6)
    controller = sb.Sampled(lambda t: 0.0, 0.1)
    motion = simulated(model, 2.0, inputs={"F": controller})
    np.testing.assert_allclose(motion.events.times, [0.5], rtol=1e-9)
    motion = simulated(model, 2.0, inputs={"F": lambda t: 0.0})
    np.testing.assert_allclose(motion.events.times, [0.5], rtol=1e-9)


def test_what_a_controller_measures_depends_on_what_is_held():
    model, rail, _ = cart()
    gear = model.add_discrete("gear", 2.0)
    model.add_load("drag", sb.loads.JointForce(rail, -gear))
    model.add_sensor("felt", sb.sensors.LoadValue("drag"))
    model.when(at=0.5, changes={gear: 5.0})
    measured = []

    def law(t, values):
        measured.append(float(values["felt"]))
        return 0.0

    motion = simulated(model, 1.0, inputs={"F": sb.Sampled(law, 0.4)})
    assert measured == [-2.0, -2.0, -5.0]
    assert motion["felt"].to_numpy()[[0, -1]].tolist() == [-2.0, -5.0]
    measured.clear()
    simulated(model, 1.0, inputs={"F": law})
    assert {*measured} == {-2.0, -5.0}


def test_files_hold_switches(tmp_path):
    model, rail, F = cart()
    gear = model.add_discrete("gear", [1.0, 2.0], unit="m")
    model.when(rail.q[0] - gear[0], {"gear": [gear[1], 9.0]}, impulses={F: 0.5},
               priority=2, direction="both", name="shift")  # fmt: skip
    model.when(at=[0.5, 0.7], impulses={F: (rail.v[0], 2.0)})
    model.when(every=0.4, changes={"gear[0]": 1.5})
    path = tmp_path / "model.json"
    sb.write(model, path)
    again = sb.read(path)
    sb.write(again, tmp_path / "again.json")
    assert path.read_text() == (tmp_path / "again.json").read_text()
    first, second = simulated(model, 2.0), simulated(again, 2.0)
    assert first.events == second.events
    assert len(first.events) > 5
    np.testing.assert_array_equal(first["gear"], second["gear"])


def test_conditions_that_hold_at_the_start_are_told():
    model, rail, _ = cart()
    a = model.add_discrete("a", 0)
    model.when(rail.q[0] + 1, {a: 1}, name="beyond")
    motion = simulated(model, 1.0)
    (note,) = motion.notes_of("when clause")
    assert note.element == "beyond"
    assert "positive at the start already" in note


def test_a_clause_without_changes_marks_an_instant():
    """It is where a pendulum let go turns back: after half a period and a whole one."""
    model = sb.Model("pendulum")
    bob = model.add_body("bob", mass=1.0, com=(0, 0, -0.8))
    hinge = model.add_joint("hinge", model.world, bob, "Ry", q=2.0)
    alone = sb.simulate(model, 2.5)
    model.when(hinge.v[0], direction="both", name="back")
    motion = sb.simulate(model, 2.5)
    quarter = ellipk(np.sin(1.0) ** 2) * np.sqrt(0.8 / 9.81)
    times = [event.time for event in motion.events.of("back")]
    assert times == pytest.approx([2 * quarter, 4 * quarter], abs=1e-7)
    after = [float(of["q_hinge"][-1]) for of in (alone, motion)]
    assert after[0] == pytest.approx(after[1], abs=1e-7)


def test_wrong_clauses_are_refused():
    model, rail, F = cart()
    a = model.add_discrete("a", 0)
    x, v = rail.q[0], rail.v[0]
    refused = [
        ({"changes": {a: 1}}, "no condition"),
        ({"condition": x, "at": 1.0, "changes": {a: 1}}, "several"),
        ({"condition": 1.0, "changes": {a: 1}}, "never passes zero"),
        ({"condition": x > 1, "changes": {a: 1}}, "a comparison"),
        ({"condition": x, "changes": {v: 1}}, "Velocities jump by impulses"),
        ({"condition": x, "changes": {x: 1}}, "Bodies do not jump"),
        ({"condition": x, "changes": {"b": 1}}, "no discrete variable or state"),
        ({"condition": x, "changes": {a: [1, 2]}}, "shape"),
        ({"condition": x, "changes": 3}, "dictionary"),
        ({"condition": x, "impulses": {a: 1}}, "no input"),
        ({"condition": x, "impulses": {F: (1, 2, 3)}}, "velocity, value"),
        ({"every": 0.0, "changes": {a: 1}}, "every"),
        ({"every": 1.0, "direction": "both", "changes": {a: 1}}, "direction"),
        ({"at": [2.0, 1.0], "changes": {a: 1}}, "increase"),
        ({"condition": x, "changes": {a: 1}, "priority": 0.5}, "whole number"),
        ({"condition": x, "changes": {a: 1}, "name": "F"}, "taken|already"),
    ]
    for options, words in refused:
        with pytest.raises(ModelError, match=words):
            model.when(**options)
    assert not model.whens
    for words in ("must be a velocity", "linear in velocities"):
        model, rail, F = cart()
        x, v = rail.q[0], rail.v[0]
        model.when(x - 0.5, impulses={F: (x if words[0] == "m" else v * v, 1)})
        with pytest.raises(ModelError, match=words):
            simulated(model, 1.0)
    model, rail, F = cart()
    model.when(rail.q[0] - 0.5, impulses={model.add_input("G"): 1.0})
    with pytest.raises(ModelError, match="no load follows the input"):
        simulated(model, 1.0)
    model, rail, F = cart()
    G = model.add_input("G")
    model.add_load("square", sb.loads.JointForce(rail, G * G))
    model.when(rail.q[0] - 0.5, impulses={G: 1.0})
    with pytest.raises(ModelError, match="not linear"):
        simulated(model, 1.0)


def test_what_does_not_jump_refuses():
    model = room()
    with pytest.raises(ModelError, match="discrete variables and when clauses"):
        sb.inverse_dynamics(model, simulated(model, 1.0))
    with pytest.raises(ModelError, match="when clauses"):
        simulated(model, 1.0, method=sb.RK4(0.1))


def test_models_without_switches_have_no_guards():
    compiled = sb.compile_model(sb.library.pendulum())
    simulated(compiled, 0.1)
    assert not {"guards", "jumps"} & {*compiled.shared.made()}


def rippled(number):
    """Return a block that passes so many ripples in a second."""
    model = sb.Model("rippled")
    rail = model.add_joint("rail", model.world, model.add_body("b", 1.0), "Tx", v=1.0)
    model.when(sb.sin(2 * np.pi * number * rail.q[0]) - 0.5, name="ripple")
    return model


def test_a_condition_that_turns_within_a_step_is_told():
    coarse = sb.simulate(rippled(1600), 1.0)
    assert len(coarse.events) < 1600
    (note,) = coarse.notes_of("when clause")
    assert "'ripple' goes up and down within a step" in note
    assert not sb.simulate(rippled(10), 1.0).notes_of("when clause")


def test_more_events_than_slices_can_double_are_all_seen():
    fine = sb.simulate(rippled(700), 1.0, method=sb.DP54(max_step=4e-4))
    assert len(fine.events) == 700
    assert not fine.notes_of("when clause")


def counter():
    model = sb.Model("counter", gravity=(0, 0, 0))
    model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx", v=1.0)
    count = model.add_discrete("count", start=0)
    model.when(every=0.2, changes={count: count + 1}, name="tick")
    return model


@pytest.mark.parametrize(
    "times", [np.arange(21) / 10, np.linspace(0, 2, 21), 0.1 * np.arange(21)]
)
def test_times_that_are_those_of_a_schedule_but_for_rounding_are_behind_it(times):
    # 3*0.2 is 0.6000000000000001.
    counts = simulated(counter(), times)["count"].to_numpy()
    expected = 1 + np.arange(21) // 2
    expected[-1] -= 1  # The run ends before what would happen then.
    np.testing.assert_array_equal(counts, expected)


def test_a_run_that_begins_at_a_time_of_a_schedule_begins_behind_it():
    for begin in (0.6, 3 * 0.2, 1.4, 7 * 0.2):
        motion = simulated(counter(), (begin, begin + 0.1))
        assert motion["count"].to_numpy()[[0, -1]].tolist() == [1, 1]


@pytest.mark.parametrize(
    "split", [0.2, 1.0, 1.4, 7 * 0.2, np.nextafter(1.4, 0), np.nextafter(1.4, 2), 1.5]
)
@pytest.mark.parametrize("schedule", [{"every": 0.2}, {"at": [0, 0.2, 1, 1.4, 2]}])
def test_two_runs_act_as_often_as_one(schedule, split):
    model = sb.Model("counter", gravity=(0, 0, 0))
    model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx", v=1.0)
    count = model.add_discrete("count", start=0)
    model.when(**schedule, changes={count: count + 1}, name="tick")
    whole = simulated(model, 2.0)
    first = simulated(model, split)
    start = {name: first.array(name)[-1].item() for name in ("q_x", "v_x", "count")}
    second = simulated(model, (split, 2.0), start=start)
    # Neither acts at its end, 2 s, which is that of the schedule.
    times = [event.time for event in (*first.events, *second.events)]
    expected = [event.time for event in whole.events]
    np.testing.assert_allclose(times, expected, rtol=1e-15)
    assert len(expected) == (10 if "every" in schedule else 4)
    assert second.array("count")[-1] == whole.array("count")[-1] == len(expected)


def test_results_of_contacts_stand_in_conditions_and_sensors_elsewhere():
    model = sb.Model("drop")
    body, foot = model.add_body("body", 2.0), model.add_body("foot", 1.0)
    model.add_joint("rail", model.world, body, "Tz", q=1.0)
    ankle = model.add_joint("ankle", body, foot, "fixed")
    floor = sb.contacts.SphereOnPlane(foot, model.world, radius=0.1)
    feet = model.add_contact("feet", floor)
    text = r"conditions of when clauses alone; .*Position.*ConstraintForce"
    for wrong in (feet.symbols[0], model["gap_feet"], sb.symbol("gap_feet")):
        with pytest.raises(ModelError, match=text):
            model.add_expression("wrong", wrong - 0.1)
    for held in (2 * model["F_feet[n]"], model["gap_feet"]):
        with pytest.raises(ModelError, match="Give a threshold beside zero"):
            model.when(held, name="touch")
    model.when(model["gap_feet"] - 0.5, direction="falling", name="own_near")
    model.when(feet[0] - 10.0, name="own_pressed")
    height = model.add_sensor("height", sb.sensors.Position(foot))
    force = model.add_sensor("force", sb.sensors.ConstraintForce(ankle))
    model.when(height[2] - 0.6, direction="falling", name="near")
    model.when(sb.absolute(force[2]) - 10.0, name="pressed")
    motion = simulated(model, 1.0)
    names = ("near", "pressed", "own_near", "own_pressed")
    times = [motion.events.of(name)[0].time for name in names]
    expected = [math.sqrt(2 * fall / 9.81) for fall in (0.4, 0.9, 0.4, 0.9)]
    np.testing.assert_allclose(times, expected, rtol=1e-9)
    with pytest.raises(ModelError, match="mean over a step of Moreau"):
        sb.simulate(model, 1.0, method=sb.Moreau(1e-3))


@pytest.mark.parametrize("method", [sb.DP54(), sb.DP853(), sb.Radau()])
def test_clauses_on_gaps_forces_and_slips_act_at_closed_forms(method, tmp_path):
    sb.write(touched(), tmp_path / "touched.json")
    model = sb.read(tmp_path / "touched.json")
    motion = sb.simulate(model, 2.0, method=method)
    switches = motion.events.of(kind="switch")
    # It falls by 9.81 t^2/2 + 1.25 t^3, as 5 x is 15 t in flight.
    falls = [np.roots([1.25, 4.905, 0, -h]).real.max() for h in (0.2, 0.4)]
    x = (26 - 2 * 9.81) / 5
    assert switches.times[:2] == pytest.approx(falls, rel=1e-9)
    assert [e.contact for e in switches][1:] == ["landed", "pressed", "slow"]
    between = motion.at(switches.times[2:])
    np.testing.assert_allclose(between["q_j_Tx"][0], x, rtol=1e-6)
    np.testing.assert_allclose(between["v_j_Tx"][1], 1.0, rtol=1e-6)
    assert float(motion["count"][-1]) == 1111


def test_a_sampled_controller_acts_beside_clauses():
    model = sb.Model("cart", gravity=(0, 0, 0))
    rail = model.add_joint("rail", model.world, model.add_body("b", 2.0), "Tx")
    push, gain = model.add_input("push"), model.add_discrete("gain", start=1.0)
    model.add_load("motor", sb.loads.JointForce(rail, push * gain))
    model.when(rail.v[0] - 1.03, {gain: 0.5}, name="shift")
    controller = sb.Sampled(lambda t, measured: 2.0 + t, period=0.1, delay=0.05)
    motion = sb.simulate(model, 2.0, inputs={"push": controller})
    # The same by hand: the force is a staircase, halved behind the event.
    begins = 0.05 + 0.1 * np.arange(20)
    a = (2.0 + begins - 0.05) / 2
    before = np.concatenate([[0.0], 0.1 * np.cumsum(a)])
    k = int(np.searchsorted(before, 1.03)) - 1
    at = begins[k] + (1.03 - before[k]) / a[k]
    left = np.clip(2.0 - np.maximum(begins, at), 0, np.append(np.diff(begins), 0.05))
    left[:k], left[k] = 0, begins[k + 1] - at
    end = 1.03 + left @ a / 2
    (event,) = motion.events
    assert event.time == pytest.approx(at, abs=1e-12)
    assert motion.array("v_rail")[-1] == pytest.approx(end, abs=1e-10)
    between = motion.at([0.5 * (at + 2.0), 1.999])
    assert between["gain"].to_numpy().tolist() == [0.5, 0.5]
    assert between["push"].to_numpy()[1] == pytest.approx(3.9)
    last = between["v_rail"].to_numpy()[1]
    assert last == pytest.approx(end - 0.001 * 3.9 / 4, abs=1e-10)


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
@pytest.mark.parametrize("end", [6.0, 7.0])
def test_a_condition_passes_once_though_within_rounding_of_the_end(method, end):
    model = sb.Model("shafts", gravity=(0, 0, 0))
    shafts = []
    for i in range(3):
        body = model.add_body(f"b{i}", 1.0, inertia=(2, 2, 1 + i))
        shafts.append(model.add_joint(f"j{i}", model.world, body, "Rz"))
    a, b, c = shafts
    model.add_load("motor", sb.loads.JointForce(a, 2.0))
    gear = model.add_discrete("gear", start=0.0)
    model.when(a.v[0] - 2, {gear: 1}, name="shift")
    model.add_contact("clutch", sb.contacts.Clutch(b, a, 3.0 * gear))
    lash = sb.contacts.Backlash(c, b, 0.1)
    model.add_contact("lash", lash, restitution=0.2)
    # At 6 s all turn with 12 N m s / 6 kg m² = 2 rad/s again.
    motion = sb.simulate(model, end, method=method)
    times = motion.events.of("shift").times
    np.testing.assert_allclose(times, [1.0, 6.0][: len(times)], atol=1e-12)
    np.testing.assert_allclose(motion.v[-1], end / 3, rtol=1e-12)
    assert len(times) == 2 or end == 6.0


def sled():
    """A sled whose motor goes on at 1 m, off at 2 m/s and is struck by a hammer."""
    model = sb.Model("sled")
    body = model.add_body("sled", 2.0)
    rail = model.add_joint("rail", model.world, body, ["Tx", "Tz"], v=(3.0, 0.0))
    floor = sb.contacts.PointOnPlane(body, model.world, friction=0.4)
    model.add_contact("floor", floor)
    motor, blow = model.add_discrete("motor", 0.0), model.add_input("blow")
    model.add_load("push", sb.loads.JointForce(rail, (motor + blow, 0)))
    return model, rail, motor, blow


def fast_and_slow(first, second):
    """Return a sled whose motor is on between two places, and what it passes there."""
    model, rail, motor, _ = sled()
    model.when(rail.q[0] - first, {motor: 30.0}, name="on")
    model.when(rail.q[0] - second, {motor: 0.0}, name="off")
    return model


@settings(max_examples=8, deadline=None)
@given(st.floats(0.3, 0.9), st.floats(0.05, 0.6))
def test_clauses_act_at_the_ends_of_time_steps_with_order_1(first, further):
    model = fast_and_slow(first, first + further)
    times = np.linspace(0, 1.5, 7)
    exact = simulated(model, times, method=sb.DP54(1e-12, 1e-12))
    assert [one.contact for one in exact.events.of(kind="switch")] == ["on", "off"]
    located = exact.events.of(kind="switch").times
    for step in (4e-3, 1e-3):
        motion = simulated(model, times, method=sb.Moreau(step))
        ends = motion.events.of(kind="switch").times
        # An event is at the end of its step; places before it are of order 2.
        assert ((ends - located > -1e-3 * step) & (ends - located < 1.6 * step)).all()
        # The motor gives 15 m/s² for a time that is wrong by two steps at most.
        assert np.abs(motion.q - exact.q).max() < 2 * 15 * step * 1.5 + 10 * step
        (note,) = (n for n in motion.notes if "ends of steps" in n)
        assert note.kind == "when clause"
        assert "comes back within a step is not seen" in note


def test_velocities_jump_by_impulses_and_clauses_keep_their_times_in_time_steps():
    model, rail, motor, blow = sled()
    model.when(rail.v[0] - 1.0, impulses={blow: 4.0}, direction="falling", name="hit")
    model.when(at=[0.123], name="start", changes={motor: 5.0})
    step = 1e-3
    exact = simulated(model, 2.0, method=sb.DP54(1e-12, 1e-12))
    motion = simulated(model, 2.0, method=sb.Moreau(step))
    hits, start = (motion.events.of(contact=name) for name in ("hit", "start"))
    assert start.times.tolist() == [0.123]
    assert len(hits) == len(exact.events.of(contact="hit")) > 0
    assert all(one.impulse == (4.0,) for one in hits)
    np.testing.assert_allclose(motion.q, exact.q, atol=20 * step)
    again = simulated(model, 2.0, method=sb.Moreau(step, estimate=True))
    assert (again.q == motion.q).all()
    assert any("Half the step" in note for note in again.notes)


def test_steppers_and_many_runs_in_time_steps_let_clauses_act():
    model = sb.compile_model(fast_and_slow(0.5, 0.8))
    method, times = sb.Moreau(0.01), np.arange(0, 1.005, 0.01)
    motion = sb.simulate(model, times, method=method)
    stepper = sb.Stepper(model, 0.01, method=method)
    rows = np.array([stepper.step() for _ in times[1:]])
    np.testing.assert_allclose(rows[-1, :2], motion.q[-1], rtol=1e-12, atol=1e-14)
    assert len(stepper.events.of(kind="switch")) == 2
    many = sb.simulate_many(model, {"v_rail_Tx": [3.0, 3.0]}, times, method=method)
    assert (many.states[1, :, :2] == motion.q).all()
    assert many.events(1) == motion.events


@pytest.mark.filterwarnings("ignore:.*so near to a singular position")
@pytest.mark.parametrize("method", ["DP853", "DP54"])
def test_no_clause_is_lost_where_other_dependent_coordinates_are_chosen(method):
    """The windows change theirs where all links are in line, about pivot0 = 0."""
    model = windows(1)
    place, passed = model.add_parameter("place", 0.0), model.add_discrete("passed", 0.0)
    angle = model.joints["pivot0"].q[0]
    model.when(angle - place, {passed: passed + 1}, direction="falling")
    compiled = sb.compile_model(model)
    for speed in (-9.0, -7.0, -5.5):
        for at in np.linspace(-0.1, 0.2, 32):
            motion = sb.simulate(
                compiled,
                [0.0, 0.6],
                start={"q_pivot0": 1.5, "v_pivot0": speed},
                parameters={"place": at},
                method=method,
            )
            assert motion.array("passed")[-1] == 1, (speed, at)


@pytest.mark.parametrize("when", [{"at": 0.5}, {"every": 0.25}, {"condition": None}])
def test_times_that_decrease_are_refused(when):
    """What a clause has done cannot be undone, and left out it would be a wrong end."""
    model, rail, _ = cart()
    count = model.add_discrete("count", 0.0)
    if "condition" in when:
        when = {"condition": rail.q[0] + 0.5, "direction": "both"}
    model.when(**when, changes={count: count + 1})
    assert simulated(model, [0.0, 1.0]).array("q_rail")[-1] == pytest.approx(1)
    with pytest.raises(CallError, match="when clauses cannot be undone"):
        simulated(model, [1.0, 0.0])
