"""Angles of explicit loops that jump by a turn, where loads act by the angle itself."""

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.run.integrate import BetweenResults
from symbody.analyses.run.observers import angles_with_turns

TIMES = np.linspace(0, 3, 301)
TIGHT = sb.DP54(rtol=1e-9, atol=1e-11)
LONG_GROUND, LONG_CRANK = {"G": 1.0, "A": 0.3}, {"G": 0.2, "A": 1.0}


def four_bar(loop, own, stiffness=0.5):
    """A crank, a follower of 1 m and a coupler of 0.9 m; a spring on the follower."""
    model = sb.Model("four_bar", gravity=(0, 0, 0))
    ground, length = (model.add_parameter(n, own[n], unit="m") for n in "GA")
    crank, follower = (
        model.add_body(n, 1, inertia=(0.1, 0.1, 0.1)) for n in ("crank", "follower")
    )
    model.add_joint("a", model.world, crank, "Rz", q=0.3, v=5.0)
    base = model.world.add_frame("base", (ground, 0, 0))
    b = model.add_joint("b", base, follower, "Rz", q=1.5)
    tip = crank.add_frame("tip", (length, 0, 0))
    end = follower.add_frame("end", (1, 0, 0))
    if loop is sb.loops.FourBar:
        coupler = model.add_body("coupler")
        model.add_joint("c", tip, coupler, "Rz", q=1.0)
        model.add_loop("loop", loop(coupler.add_frame("pin", (0.9, 0, 0)), end))
    elif loop is sb.loops.RodLoop:
        model.add_loop("loop", loop(tip, end, 0.9))
    else:
        model.add_constraint("loop", loop(tip, end, 0.9))
    if stiffness:
        model.add_load("spring", sb.loads.JointForce(b, -stiffness * b.q[0]))
    return model


def last_angle(model, times=TIMES, **options):
    motion = sb.simulate(model, times, method=TIGHT, **options)
    return motion["q_a"].values[-1], motion.notes_of("jump")


@pytest.mark.filterwarnings("ignore:.*loops do not close where")
def test_a_rod_loop_that_turns_round_tells_that_its_spring_jumps():
    right, _ = last_angle(four_bar(sb.constraints.Rod, LONG_CRANK))
    with pytest.warns(sb.errors.ModelWarning, match=r"q_b.*'loop'.*jumped by a turn"):
        wrong, (note,) = last_angle(four_bar(sb.loops.RodLoop, LONG_CRANK))
    assert (note.element, note.time) == ("loop", pytest.approx(0.39))
    assert abs(wrong - right) > 1
    free = four_bar(sb.loops.RodLoop, LONG_CRANK, stiffness=0)
    # Sines and cosines do not see whole turns.
    assert not last_angle(free)[1]


@pytest.mark.filterwarnings("ignore:.*loops do not close where")
def test_a_force_that_is_the_angle_itself_acts_by_it_too():
    model = four_bar(sb.loops.RodLoop, LONG_GROUND, stiffness=1)
    assert angles_with_turns(sb.compile_model(model)) == ("q_b",)


@pytest.mark.filterwarnings("ignore:.*loops do not close where")
@pytest.mark.parametrize("other", [LONG_GROUND, LONG_CRANK])
def test_planar_loops_count_turns_by_the_lengths_of_the_model(other):
    own = LONG_CRANK if other is LONG_GROUND else LONG_GROUND
    assert not last_angle(four_bar(sb.loops.FourBar, other))[1]
    with pytest.warns(sb.errors.ModelWarning, match="jumped by a turn"):
        last_angle(four_bar(sb.loops.FourBar, own), parameters=other)


def by_state(model, a, b):
    model.add_state("z", start=0.0, rate=b.q[0])


def by_a_clause(model, a, b):
    model.add_discrete("n", 0)
    model.when(b.q[0] - 2.5, {"n": 1})


def by_a_gear(model, a, b):
    wheel = model.add_body("wheel", 1, com=(0.3, 0, 0), inertia=(0.1, 0.1, 0.1))
    gear = model.add_joint("g", model.world, wheel, "Rz")
    model.add_loop("gear", sb.loops.JointFormula(gear, 0.5 * b.q[0]))


def by_a_formula_of_an_input(model, a, b):
    model.add_load("motor", sb.loads.JointForce(a, model.add_input("M")))
    return {"M": -0.5 * b.q[0]}


def by_a_function_of_a_sensor(model, a, b):
    by_a_formula_of_an_input(model, a, b)
    model.add_sensor("s", sb.sensors.JointState(b))
    return {"M": lambda t, measured: -0.5 * measured["s"][0]}


@pytest.mark.filterwarnings("ignore:.*loops do not close where")
@pytest.mark.parametrize(
    "told",
    [
        by_state,
        by_a_clause,
        by_a_gear,
        by_a_formula_of_an_input,
        by_a_function_of_a_sensor,
    ],
)
def test_whatever_acts_by_the_angle_jumps_with_it(told):
    model = four_bar(sb.loops.RodLoop, LONG_CRANK, stiffness=0)
    inputs = told(model, model.joints["a"], model.joints["b"])
    with pytest.warns(sb.errors.ModelWarning, match="q_b.*jumped by a turn"):
        assert last_angle(model, inputs=inputs)[1]


@pytest.mark.filterwarnings("ignore:.*loops do not close where")
def test_a_wheel_of_twice_the_angle_does_not_feel_its_turns():
    model = four_bar(sb.loops.RodLoop, LONG_CRANK, stiffness=0)
    wheel = model.add_body("wheel", 1, com=(0.3, 0, 0), inertia=(0.1, 0.1, 0.1))
    gear = model.add_joint("g", model.world, wheel, "Rz")
    model.add_loop("gear", sb.loops.JointFormula(gear, 2 * model.joints["b"].q[0]))
    assert not last_angle(model)[1]


@pytest.mark.filterwarnings("ignore:.*loops do not close where")
def test_a_run_with_few_times_tells_of_jumps_between_them():
    model = four_bar(sb.loops.RodLoop, LONG_CRANK)
    with pytest.warns(sb.errors.ModelWarning, match="jumped by a turn"):
        _, (note,) = last_angle(model, [0.0, 1.0, 2.0, 3.0])
    assert 0.2 < note.time < 0.4


@pytest.mark.filterwarnings("ignore:.*loops do not close where")
def test_between_many_times_a_run_is_made_again_as_a_whole(monkeypatch):
    """Begun at each of its times anew it would take twenty times as long."""
    begun, led = [], BetweenResults.led
    monkeypatch.setattr(
        BetweenResults, "led", lambda *given: begun.append(1) or led(*given)
    )
    model = four_bar(sb.loops.RodLoop, LONG_GROUND)
    _, notes = last_angle(model, np.linspace(0, 10, 101), start={"v_a": 30.0})
    assert not notes
    assert 1 <= len(begun) <= 2
    for times in (np.linspace(0, 10, 101), np.linspace(0, -10, 101)):
        with pytest.warns(sb.errors.ModelWarning, match="jumped by a turn"):
            last_angle(four_bar(sb.loops.RodLoop, LONG_CRANK), times)
    assert len(begun) <= 8
