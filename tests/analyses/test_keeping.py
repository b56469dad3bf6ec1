"""What keeps constraints holds all of them, those that were set aside as well."""

from __future__ import annotations

import re
from itertools import product

import numpy as np
import pytest

import symbody as sb
from symbody.expr.node import Apply
from symbody.expr.traverse import post_order
from symbody.library.closed_by_constraints import bennett, parallel_cranks

KEPT = [
    {},
    {"constraints": "partition"},
    {"constraints": "baumgarte"},
    {"constraints": "dae"},
    {"method": "DP54"},
    {"method": sb.RK4(0.01)},
    {"method": "Radau"},
]


def rods(third=1.5):
    """A bar on three parallel rods; it is locked unless all are equally long."""
    model = sb.Model("rods", gravity=(0, 0, 0))
    bar = model.add_body("bar", 1, (1, 0, 0), (0, 0, 0.1))
    model.add_joint("plane", model.world, bar, ["Tx", "Ty", "Rz"], v=(1.0, 0, 0))
    for i, length in enumerate((1, 1, third)):
        above = model.world.add_frame(f"above{i}", at=(i, length, 0))
        hole = bar.add_frame(f"hole{i}", at=(i, 0, 0))
        model.add_constraint(f"rod{i}", sb.constraints.Rod(above, hole, length))
    return model


def between():
    """A point between two rods in line, which is pushed sideways."""
    model = sb.Model("between", gravity=(0, 0, 0))
    point = model.add_body("point", 1)
    model.add_joint("plane", model.world, point, ["Tx", "Ty"], v=(0, 1.0))
    for i, x in enumerate((-1, 1)):
        wall = model.world.add_frame(f"wall{i}", at=(x, 0, 0))
        model.add_constraint(f"rod{i}", sb.constraints.Rod(wall, point, 1.0))
    return model


def stopped(formula):
    """A pendulum that falls towards 0, where a formula begins to act."""
    model = sb.Model("stopped", gravity=(0, -9.81, 0))
    body = model.add_body("body", 1, (0, -1, 0), (0, 0, 0.1))
    joint = model.add_joint("hinge", model.world, body, "Rz", q=0.3)
    model.add_constraint("stop", sb.constraints.Algebraic(formula(joint.q[0])))
    return model


def linked():
    """Two pendulums with a rod between their ends, of which nothing is redundant."""
    model = sb.Model("linked", gravity=(0, -9.81, 0))
    ends = []
    for i in range(2):
        body = model.add_body(f"body{i}", 1, (0, -0.5, 0), (0, 0, 0.1))
        place = model.world.add_frame(f"place{i}", at=(i, 0, 0))
        model.add_joint(f"pin{i}", place, body, "Rz", q=1.0 - 0.5 * i)
        ends.append(body.add_frame("end", at=(0, -1, 0)))
    apart = 1 + np.sin(0.5) - np.sin(1.0), np.cos(0.5) - np.cos(1.0)
    model.add_constraint("rod", sb.constraints.Rod(*ends, np.hypot(*apart)))
    return model


# Methods that see corners of formulas name these, others what does not hold.
ENDS = r"'{}'( would be broken|.* has a corner or a jump)"
STOPS = {
    "minimum": lambda q: sb.minimum(q, 0),
    "where": lambda q: sb.where(q < 0, q, 0),
    "floor": sb.floor,
}


@pytest.mark.covering(1)
@pytest.mark.parametrize("options", KEPT, ids=str)
@pytest.mark.parametrize("make", [rods, between])
def test_a_locked_mechanism_that_seems_to_move_ends_by_name(make, options):
    name = "rod2" if make is rods else "rod1"
    with pytest.raises(
        sb.errors.AnalysisError, match=f"constraint '{name}' would be broken"
    ):
        sb.simulate(make(), 0.78, **options)


def test_a_broken_constraint_is_located_where_feedback_lets_others_drift():
    """What the others are off grew step by step, and steps shrank to rounding."""
    model = sb.Model("swing")
    beam = model.add_body("beam", 5.0, inertia=np.eye(3))
    model.add_joint("plane", model.world, beam, ["Tx", "Tz", "Ry"], q=(0, -1, 0))
    for i, (x, length) in enumerate(((-1, 1), (0, 1), (1, 1.5))):
        top = model.world.add_frame(f"top{i}", at=(x, 0, length - 1))
        hole = beam.add_frame(f"hole{i}", at=(x, 0, 0))
        model.add_constraint(f"rod{i}", sb.constraints.Rod(top, hole, length))
    with pytest.raises(
        sb.errors.AnalysisError, match="constraint 'rod2' would be broken"
    ):
        sb.simulate(model, 1.0, start={"v_plane_Tx": 1.0}, constraints="baumgarte")


@pytest.mark.covering(1)
@pytest.mark.parametrize("options", KEPT, ids=str)
@pytest.mark.parametrize("word", STOPS)
def test_a_constraint_that_begins_to_act_ends_the_run_by_name(word, options):
    with pytest.raises(sb.errors.AnalysisError, match=ENDS.format("stop")) as caught:
        sb.simulate(stopped(STOPS[word]), 1.0, **options)
    last = caught.value.result
    assert 0.3 < last.time[-1] <= 0.53
    assert last.array("q_hinge").min() > -2e-7


@pytest.mark.parametrize("options", [{}, {"constraints": "baumgarte"}], ids=str)
def test_a_constraint_that_acts_within_a_step_is_noticed_at_an_output(options):
    # A narrow bump, which is over where the step of RK4 ends.
    model = sb.Model("within", gravity=(0, 0, 0))
    a, b = (
        model.add_joint(f"slide_{n}", model.world, model.add_body(n, 1), "Tx").q[0]
        for n in "ab"
    )
    model.add_constraint("pair", sb.constraints.Algebraic(a - b))
    model.add_constraint(
        "bump", sb.constraints.Algebraic(sb.exp(-(((a - 0.05) / 1e-4) ** 2)))
    )
    assert sb.mobility(model).redundant == ("lam_bump",)
    with pytest.raises(sb.errors.AnalysisError, match="'bump' would be broken"):
        sb.simulate(
            model,
            [0, 0.05, 0.2],
            method=sb.RK4(0.1),
            start={"v_slide_a": 1.0},
            **options,
        )


def test_constraints_of_velocities_are_watched_as_well():
    model = sb.Model("lane", gravity=(0, 0, 0))
    body = model.add_body("body", 1)
    joint = model.add_joint("slide", model.world, body, "Tx", v=1.0)
    acts = sb.where(joint.q[0] < 0.5, 0, 1)
    model.add_constraint("brake", sb.constraints.Nonholonomic(acts * joint.v[0]))
    with pytest.raises(sb.errors.AnalysisError, match=ENDS.format("brake")):
        sb.simulate(model, 1.0)


@pytest.mark.parametrize("options", KEPT[:-3], ids=str)
def test_what_is_redundant_in_truth_runs_through_dead_centres(options):
    motion = sb.simulate(
        parallel_cranks(),
        2.0,
        start={"v_pivot0": 3.0},
        save=sb.Save(constraints=True),
        **options,
    )
    assert motion["q_pivot0"].values[-1] > 2 * np.pi
    # Feedback takes back slowly what steps across dead centres leave: stages of DP853,
    # whose coefficients are up to 43, magnify rounding there: starts of 2.9 to 3.1
    # leave 1e-10 to 1.3e-7.
    most = 2e-7 if options.get("constraints") == "baumgarte" else 1e-9
    assert motion["constraint_residual"].max() < most


@pytest.mark.parametrize("make", [rods, between, parallel_cranks])
def test_a_loop_over_links_watches_them_as_well(make):
    compiled = sb.compile_model(make(), rolled=True)
    assert compiled.rolled
    if make is parallel_cranks:
        assert sb.simulate(compiled, 0.5).status.completed
    else:
        with pytest.raises(sb.errors.AnalysisError, match="would be broken"):
            sb.simulate(compiled, 0.5)


def test_a_stepper_ends_by_name():
    stepper = sb.Stepper(rods(), 0.01)
    with pytest.raises(sb.errors.AnalysisError, match="'rod2' would be broken"):
        stepper.step()


def test_many_runs_end_where_one_does():
    runs = sb.simulate_many(rods(), {"v_plane_Tx": [0.0, 1.0, 2.0]}, 0.5)
    assert runs.way == "loops"
    assert list(runs.completed_runs) == [0]
    assert "'rod2' would be broken" in str(runs.failures[0])


def test_a_study_keeps_why_its_runs_ended():
    model = stopped(STOPS["minimum"])
    done = sb.Study(
        model, {"q_hinge": [0.0, 0.3]}, {"end": "q_hinge"}, duration=1.0
    ).run()
    assert [one.run for one in done.failures] == [1]
    assert re.search(ENDS.format("stop"), done.failures[0].message)


def test_nothing_is_added_where_nothing_is_set_aside():
    def operations(model):
        nodes = sb.compile_model(model).equations("correction").results["growth"]
        return {node.op.name for node in post_order(*nodes) if isinstance(node, Apply)}

    assert "where" in operations(parallel_cranks())
    assert "where" not in operations(linked())


def test_residuals_beyond_tolerance_are_told():
    motion = sb.simulate(
        linked(),
        1.0,
        constraints="baumgarte",
        method=sb.DP54(rtol=1e-3, atol=1e-3),
        save=sb.Save(constraints=True),
    )
    assert motion["constraint_residual"].max() > 1e-6
    assert any("the constraints are off: " in note for note in motion.notes)


def test_mobility_tells_what_is_redundant_at_the_start_only():
    locked = sb.mobility(rods())
    assert locked.unkept == ("lam_rod2",)
    assert "counted at a singular position: beside it lam_rod2" in str(locked)
    assert sb.mobility(between()).unkept
    beside_a_loop = rods()
    turns = []
    for name in ("one", "other"):
        wheel = beside_a_loop.add_body(f"{name}_wheel", 1, inertia=(1, 1, 1))
        turns.append(beside_a_loop.add_joint(name, beside_a_loop.world, wheel, "Rz"))
    beside_a_loop.add_loop("belt", sb.loops.Transmission(*turns))
    assert sb.mobility(beside_a_loop).unkept == ("lam_rod2",)
    free = sb.mobility(rods(third=1))
    assert free.redundant == ("lam_rod2",)
    assert free.unkept == ()
    assert "counted at" not in str(free)


def test_feedback_decays_back_in_time_as_well():
    """With the sign of forward runs residuals would grow by exp(α 3 s) = 1e13."""
    model = sb.compile_model(bennett())
    options = {"constraints": "baumgarte", "save": sb.Save(constraints=True)}
    for _ in range(2):  # the second one by what the first has made ready
        there = sb.simulate(model, 3.0, **options)
    end = dict(zip(model.state_labels(), [*there.q[-1], *there.v[-1]], strict=True))
    back = sb.simulate(model, [3.0, 1.5, 0.0], start=end, **options)
    assert back["constraint_residual"].max() < 1e-8  # the tolerance of steps
    np.testing.assert_allclose(back.q[-1], there.q[0], atol=1e-7)
    again = sb.simulate(model, 3.0, **options)
    assert (again.q == there.q).all()


@pytest.mark.parametrize("way", ["projection", "partition", "baumgarte"])
def test_starts_are_closed_where_time_begins(way):
    model, t0 = sb.Model("moved", gravity=(0, 0, 0)), 1.3
    joints = [
        model.add_joint(f"x{i}", model.world, model.add_body(f"b{i}", 1.0), "Tx")
        for i in range(2)
    ]
    late = (model.t + model.add_parameter("t0", 0.0)) ** 2
    apart = joints[0].q[0] - joints[1].q[0]
    model.add_constraint("apart", sb.constraints.Algebraic(apart - late))
    compiled, start = sb.compile_model(model), {"v_x0": 0.5}
    end = {"end": sb.studies.Final("q_x1")}
    shifted = compiled.with_parameters({"t0": t0})
    wanted = sb.simulate(shifted, [0, 0.5, 1], start=start, constraints=way)
    for _ in range(2):
        times = [t0, t0 + 0.5, t0 + 1]
        found = sb.simulate(compiled, times, start=start, constraints=way)
        np.testing.assert_allclose(found.q, wanted.q, rtol=1e-7)
        np.testing.assert_allclose(found.v, wanted.v, rtol=1e-7)
        assert found.notes == wanted.notes
        # Neither takes the start of the other.
        own = sb.simulate(compiled, [0, 1], constraints=way)
        there = sb.simulate(compiled, [t0, t0 + 1], constraints=way)
        assert own.q[0, 0] == own.q[0, 1]
        assert there.q[0, 0] - there.q[0, 1] == pytest.approx(t0**2, rel=1e-12)
    rows = sb.studies.rows({"v_x0": [0.1, 0.5]})
    study = sb.Study(compiled, rows, end, duration=times, constraints=way)
    ends = study.run(progress=False).array("end")
    assert ends[1] == pytest.approx(wanted.q[-1, 1], rel=1e-7)
    rows = sb.studies.rows({"v_x0": [0.1, 0.5]})
    study = sb.Study(compiled, rows, end, duration=times)  # in compiled loops
    ends = study.run(progress=False).array("end")
    assert ends[1] == pytest.approx(wanted.q[-1, 1], rel=1e-7)
    stepper = sb.Stepper(compiled, 0.5, start=start, t=t0, constraints=way)
    for t in None, 0.0, None:
        y = stepper.reset(t=t)
        apart = y[0] - y[1]
        assert apart == pytest.approx(t0**2 if t is None else 0, abs=1e-12)
    np.testing.assert_allclose(stepper.step()[:2], wanted.q[1], rtol=1e-5)


def test_derivatives_are_those_of_loops_closed_at_their_time():
    model, t0 = sb.Model("rod", gravity=(0, 0, -9.81)), 1.0
    t = model.t + model.add_parameter("t0", 0.0)
    mass = model.add_parameter("mass", 1.0, positive=True)
    inertia, down = (0.1,) * 3, (0, 0, -1)
    a = model.add_body("a", mass, com=(0, 0, -0.5), inertia=inertia)
    b = model.add_body("b", 1.0, com=(0, 0, -0.5), inertia=inertia)
    model.add_joint("A", model.world, a, "Ry", q=0.3)
    model.add_joint("B", a.add_frame("tip", at=down), b, "Ry", q=2.8)
    foot, end = model.world.add_frame("foot", at=(1.2, 0, 0)), b.add_frame("end", down)
    length = 1.5 + 0.1 * sb.sin(2 * t)
    model.add_constraint("rod", sb.constraints.Rod(foot, end, length))
    compiled = sb.compile_model(model)
    shifted = compiled.with_parameters({"t0": t0})
    motion = sb.simulate(shifted, [0, 0.2])
    at = np.concatenate([motion.q[-1], motion.v[-1]])
    found = sb.linearize(compiled, at, t=t0 + 0.2)
    (wanted,) = sb.linearize_along(shifted, motion, [0.2])
    assert found.states.names == wanted.states.names
    np.testing.assert_allclose(found.A, wanted.A, rtol=1e-8, atol=1e-8)
    assert not found.notes
    request, times = (["q_A", "q_B"], ["mass", "q_A"]), np.array([0, 0.3])
    found = sb.sensitivities(compiled, *request, times + t0)
    wanted = sb.sensitivities(shifted, *request, times)
    for of, by in product(*request):
        got, want = found.slope(of, by), wanted.slope(of, by)
        np.testing.assert_allclose(got, want, rtol=1e-6, atol=1e-9)
