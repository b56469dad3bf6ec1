"""Predictive controllers against linear theory, plans and their own conditions."""

import numpy as np
import pytest
from scipy.linalg import solve_continuous_are

import symbody as sb
from probes.loops import rod_between_balls
from symbody.errors import AnalysisError, ModelError


def cart(**limits):
    model = sb.Model("cart")
    slide = model.add_joint("x", model.world, model.add_body("cart", 1.0), "Tx", q=1.0)
    F = model.add_input("F", **limits)
    model.add_load("push", sb.loads.JointForce(slide, F))
    return model, slide.q[0], slide.v[0], F


def cart_pole():
    model = sb.Model("cart_pole", gravity=(0, -9.81, 0))
    base = model.add_body("cart", mass=1.0)
    pole = model.add_body("pole", mass=0.3, com=(0, -0.5, 0))
    slide = model.add_joint("slide", model.world, base, "Tx")
    hinge = model.add_joint("hinge", base, pole, "Rz", q=np.pi - 0.4)
    F = model.add_input("F", limits=(-20, 20))
    model.add_load("push", sb.loads.JointForce(slide, F))
    far = (hinge.q[0] - np.pi) ** 2 + slide.q[0] ** 2
    slow = hinge.v[0] ** 2 + slide.v[0] ** 2
    return sb.OptimalControl(
        model, 1.0, running=0.01 * F**2 + far + 0.1 * slow, final=5 * far + 2 * slow
    )


def balanced(problem, controller, **options):
    return sb.simulate(problem._model, 3.0, inputs={"F": controller}, **options)


@pytest.mark.parametrize(("intervals", "error"), [(80, 0.12), (320, 0.03)])
def test_a_long_horizon_gives_the_regulator_of_riccati(intervals, error):
    """With a linear model and squares the control is -K x; held inputs differ by h."""
    model, x, v, F = cart()
    problem = sb.OptimalControl(model, 8.0, running=4 * x**2 + v**2 + F**2)
    law = problem.controller(0.01, intervals=intervals, first_iterations=2).function
    A, B = np.array([[0.0, 1], [0, 0]]), np.array([[0.0], [1]])
    K = (B.T @ solve_continuous_are(A, B, np.diag([4.0, 1]), np.eye(1)))[0]
    for k, y in enumerate(([1.0, 0.0], [0.2, -1.0])):
        wanted = -K @ y
        assert law(k, {"q_x": y[0], "v_x": y[1]}) == pytest.approx(wanted, rel=error)


def test_a_pole_is_balanced_and_the_time_of_cycles_told():
    problem = cart_pole()
    controller = problem.controller(0.01)
    motion = balanced(problem, controller)
    assert abs(motion["q_hinge"][-1] - np.pi) < 0.02
    assert abs(motion["q_slide"][-1]) < 0.05
    law = controller.function
    assert law.cycles == 300
    assert law.failures == law.softened == 0
    assert 0 < law.solver_seconds < law.seconds <= law.longest < 0.5
    again = balanced(problem, controller)
    assert law.cycles == 300  # begun anew
    np.testing.assert_allclose(again["q_hinge"], motion["q_hinge"], atol=1e-9)


def test_a_stepper_takes_it():
    problem = cart_pole()
    stepper = sb.Stepper(problem._model, 0.01)
    law = problem.controller(0.01).function
    for _ in range(300):
        stepper.step({"F": law(stepper.t, stepper.state)})
    motion = balanced(problem, problem.controller(0.01))
    np.testing.assert_allclose(stepper.q, motion.q[-1], atol=1e-4)


def test_the_first_plan_is_that_of_the_solver():
    """From the same state, by collocation, the optimum costs as much as this one."""
    problem = cart_pole()
    law = problem.controller(0.01, intervals=100).function
    law(0.0, {"q_slide": 0, "q_hinge": np.pi - 0.4, "v_slide": 0, "v_hinge": 0})
    plan = problem.solve()
    at = np.linspace(0, 1, 101)
    for k, name in enumerate(law._names):
        planned = np.interp(at, plan.time, plan[name])
        np.testing.assert_allclose(law.states[:, k], planned, atol=0.03)


def test_bounds_hold_and_where_they_cannot_a_note_says_so():
    model, x, _, F = cart(limits=(-1, 1))
    problem = sb.OptimalControl(
        model, 2.0, running=x**2 + 0.01 * F**2, bounds={"v_x": (-0.5, 0.5)}
    )
    controller = problem.controller(0.02, intervals=40)
    motion = sb.simulate(model, 4.0, inputs={"F": controller})
    assert motion["v_x"].min() > -0.5 - 1e-3
    assert motion["v_x"].min() < -0.49  # or nothing is bounded
    few = controller.function.softened  # where it is at the bound to rounding
    assert few < 10
    fast = sb.simulate(model, 4.0, inputs={"F": controller}, start={"v_x": -2.0})
    assert controller.function.softened > few
    assert any("no motion kept all bounds" in n for n in fast.notes)
    assert abs(fast["v_x"][-1]) < 0.5


def test_conditions_hold_at_all_times_and_at_the_end_of_the_horizon():
    model, x, v, F = cart(limits=(-5, 5))
    problem = sb.OptimalControl(
        model, 2.0, running=F**2, throughout={x + v: (0.2, None)},
        at_end={"q_x": 0.3, "v_x": 0},
    )  # fmt: skip
    controller = problem.controller(0.02, intervals=40)
    motion = sb.simulate(model, 4.0, inputs={"F": controller})
    sums = np.asarray(motion["q_x"]) + np.asarray(motion["v_x"])
    assert sums.min() > 0.2 - 1e-3
    assert abs(motion["q_x"][-1] - 0.3) < 0.05


def test_it_follows_what_changes_with_time():
    model, x, _, F = cart()
    wanted = sb.sin(model.t)
    problem = sb.OptimalControl(
        model, 1.0, running=1e3 * (x - wanted) ** 2 + 1e-3 * F**2
    )
    motion = sb.simulate(
        model, 7.0, inputs={"F": problem.controller(0.01)}, start={"q_x": 0, "v_x": 1}
    )
    np.testing.assert_allclose(motion["q_x"], np.sin(motion.time), atol=0.01)


@pytest.mark.slow
def test_a_horizon_beyond_the_end_of_a_table_is_told():
    model, *_, F = cart()
    table = np.linspace(0, 2, 21), np.linspace(0, 1, 21)
    problem = sb.OptimalControl(model, 1.0, running=F**2, track={"q_x": table})
    for duration, notes in ((1.5, 0), (2.0, 1)):
        controller = problem.controller(0.5, intervals=2)
        motion = sb.simulate(model, duration, inputs={"F": controller})
        assert len([n for n in motion.notes if "table of track= ends" in n]) == notes


def test_a_cycle_longer_than_an_interval_is_refused():
    """Held for four intervals by which it is planned, a control lets the pole fall."""
    rule = r"period=0\.2: it must be no longer than an interval, 0\.05 s"
    with pytest.raises(ModelError, match=rule):
        cart_pole().controller(0.2)
    motion = balanced(cart_pole(), cart_pole().controller(0.2, intervals=5))
    assert abs(motion["q_hinge"][-1] - np.pi) < 0.02


def test_vectors_of_controls_have_their_shape():
    arm = sb.library.arm7()
    torques = arm.inputs["torque"].symbols
    problem = sb.OptimalControl(
        arm, 0.5, final="kinetic", running=1e-3 * sum(u**2 for u in torques)
    )
    controller = problem.controller(0.005)
    motion = sb.simulate(arm, 0.02, inputs={"torque": controller})
    assert motion.array("torque").shape == (len(motion.time), 7)
    assert controller.function.controls.shape == (20, 7)


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"duration": (0.1, 2.0)}, "duration"),
        ({"free": ["x_goal"]}, "free"),
        ({"periodic": ["q_x"]}, "periodic"),
        ({"at_times": {0.5: {"q_x": 0.5}}}, "at_times"),
        ({"form": "inverse"}, "form"),
        ({"inputs": {"F": 0.0}, "free": ["q_x"]}, "inputs"),
    ],
)
def test_what_has_no_meaning_from_any_state_on_is_refused(options, word):
    model, x, _, F = cart()
    goal = model.add_parameter("x_goal", 0.0)
    problem = sb.OptimalControl(
        model, running=(x - goal) ** 2 + F**2, **({"duration": 1.0} | options)
    )
    with pytest.raises(ModelError, match=rf"controller.*{word}"):
        problem.controller(0.01)


def test_a_model_with_constraints_is_refused_by_name():
    model = rod_between_balls()
    M = model.add_input("M")
    joint = next(iter(model.joints.values()))
    model.add_load("drive", sb.loads.JointForce(joint, [M] * len(joint.v)))
    with pytest.raises(ModelError, match="explicit"):
        sb.OptimalControl(model, 1.0, running=M**2).controller(0.01)


def test_an_older_casadi_is_refused(monkeypatch):
    """Its interface to the solver gives wrong results without an error."""
    casadi = pytest.importorskip("casadi")
    model, x, _, F = cart()
    problem = sb.OptimalControl(model, 1.0, running=x**2 + F**2)
    monkeypatch.setattr(casadi, "__version__", "3.8.0")
    with pytest.raises(AnalysisError, match=r"CasADi 3.8.0 is too old.*casadi>=3.8.2"):
        problem.controller(0.01)


def test_a_run_that_begins_later_begins_from_the_guess_too():
    problem = cart_pole()
    used, fresh = problem.controller(0.05), problem.controller(0.05)
    sb.simulate(problem._model, 0.5, inputs={"F": used})
    times, start = np.linspace(3.0, 3.5, 3), {"q_hinge": np.pi + 0.4}
    motions = [
        sb.simulate(problem._model, times, inputs={"F": one}, start=start)
        for one in (used, fresh)
    ]
    assert used.function.cycles == fresh.function.cycles
    assert motions[0].q.tolist() == motions[1].q.tolist()


@pytest.mark.parametrize("mass", [1.0, 1e-9])
def test_a_cart_in_micrometres_is_led_as_one_in_metres(mass):
    ends = []
    for size, m in ((1.0, 1.0), (1e-6, mass)):
        model = sb.Model("cart", gravity=(0, 0, 0))
        cart = model.add_body("cart", mass=m)
        slide = model.add_joint("slide", model.world, cart, "Tx", q=size)
        F = model.add_input("F", limits=(-0.3 * size * m, 0.3 * size * m))
        model.add_load("force", sb.loads.JointForce(slide, F))
        running, low = slide.q[0] ** 2 + (F / m) ** 2, {"v_slide": (-0.25 * size, None)}
        problem = sb.OptimalControl(model, 5.0, running=running, bounds=low)
        law = {"F": problem.controller(0.1, intervals=40)}
        ends.append(
            sb.simulate(model, [0, 1, 2, 4], inputs=law).array("q_slide") / size
        )
    np.testing.assert_allclose(ends[1], ends[0], atol=1e-5)
