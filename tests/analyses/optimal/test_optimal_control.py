"""Optimal motions against closed forms, other formalisms and their own conditions."""

import os
import pickle
import signal
import threading
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from scipy.optimize import brentq

import symbody as sb
from symbody.errors import CallError, ModelError
from symbody.library import closed_by_constraints
from symbody.results.plan import PlanStatus


def pushed_cart(**limits):
    """Return a cart of 1 kg on a rail, with the force F on it."""
    model = sb.Model("cart")
    cart = model.add_body("cart", mass=1.0)
    slide = model.add_joint("slide", model.world, cart, "Tx")
    F = model.add_input("F", **limits)
    model.add_load("push", sb.loads.JointForce(slide, F))
    return model


def cart_pole():
    """Return a pole of point mass on a cart, as Kelly (2017), table 2, has it."""
    model = sb.Model("cart_pole", gravity=(0, -9.81, 0))
    cart = model.add_body("cart", 1.0)
    pole = model.add_body("pole", 0.3, inertia=(0, 0, 0), com=(0, -0.5, 0))
    slide = model.add_joint("slide", model.world, cart, "Tx")
    model.add_joint("hinge", cart, pole, "Rz")
    F = model.add_input("F", limits=(-20, 20))
    model.add_load("push", sb.loads.JointForce(slide, F))
    return model


UP = {"q_slide": 1.0, "q_hinge": np.pi, "v_slide": 0, "v_hinge": 0}
REST = {"q_slide": 1, "v_slide": 0}


def swing_up(model=None, **options):
    model = cart_pole() if model is None else model
    F = model.inputs["F"].symbols.item()
    options = {"running": F**2, "bounds": {"q_slide": (-2, 2)}, "at_end": UP} | options
    return sb.OptimalControl(model, 2.0, **options)


def test_the_shortest_time_of_a_double_integrator_is_bang_bang():
    """From rest to rest over 1 m at 1 m/s²: 2 s, with one switch in the middle."""
    model = pushed_cart(limits=(-1, 1))
    plan = sb.OptimalControl(model, (0.1, 10), final=model.t, at_end=REST).solve()
    assert plan.status is PlanStatus.OPTIMAL
    assert plan.duration == pytest.approx(2.0, abs=2e-9)  # tolerance of the barrier
    F = plan.value("F")
    np.testing.assert_allclose(F, np.where(plan.time < 0.999, 1, F), atol=1e-6)
    np.testing.assert_allclose(F, np.where(plan.time > 1.001, -1, F), atol=1e-6)
    assert plan.difference < 1e-8


@pytest.mark.parametrize("scheme", ["radau", "gauss", "hermite-simpson"])
def test_least_effort_of_a_double_integrator_is_a_cubic(scheme):
    """∫F² dt from rest to rest over 1 m in 1 s is 12, with F = 6 - 12 t."""
    model = pushed_cart()
    F = model.inputs["F"].symbols.item()
    problem = sb.OptimalControl(model, 1.0, running=F**2, at_end=REST)
    plan = problem.solve(sb.Collocation(scheme, intervals=3))
    assert plan.cost == pytest.approx(12.0, rel=1e-12)
    np.testing.assert_allclose(plan.value("F"), 6 - 12 * plan.time, atol=1e-8)


@pytest.mark.parametrize("scheme", ["radau", "gauss", "hermite-simpson"])
def test_the_brachistochrone_is_a_cycloid(scheme):
    g = 9.81
    model = sb.Model("wire")
    angle = model.add_input("angle", limits=(0, np.pi))
    v = model.add_state("v", 0.0)
    model.add_state("x", 0.0, rate=v * sb.sin(angle))
    model.add_state("y", 0.0, rate=v * sb.cos(angle))
    model.set_rate("v", g * sb.cos(angle))
    ends = {"x": 1.0, "y": 1.0}
    problem = sb.OptimalControl(model, (0.1, 10), final=model.t, at_end=ends)
    plan = problem.solve(scheme)
    turn = brentq(lambda a: (a - np.sin(a)) / (1 - np.cos(a)) - 1, 0.1, 6)
    radius = 1 / (1 - np.cos(turn))
    assert plan.completed
    assert plan.cost == pytest.approx(turn * np.sqrt(radius / g), abs=1e-9)


def test_both_forms_swing_a_pole_up_alike():
    """Kelly (2017) prints no cost; all ways agree, and the simulation arrives."""
    model = cart_pole()
    plans = [
        swing_up(model, form="inverse").solve(),
        swing_up(model, form="forward").solve(),
    ]
    for plan in plans:
        assert plan.completed
        assert plan.cost == pytest.approx(plans[0].cost, rel=1e-9)
        assert plan.errors.max() < 1e-6
    motion = sb.simulate(model, plans[0].duration, inputs=plans[0].inputs)
    for name, value in UP.items():
        assert motion[name].values[-1] == pytest.approx(value, abs=1e-3)


@pytest.mark.slow  # It takes many steps; that words reach Ipopt is tested with others.
def test_without_second_derivatives_the_optimum_is_the_same():
    model = cart_pole()
    exact = swing_up(model, form="inverse").solve()
    plan = swing_up(model, form="forward").solve(hessian="limited-memory")
    assert plan.completed
    assert plan.cost == pytest.approx(exact.cost, rel=1e-9)
    assert plan.errors.max() < 1e-6
    assert exact.iterations < plan.iterations


def test_a_coarse_mesh_is_told_and_a_fine_one_costs_what_the_problem_does():
    coarse = swing_up().solve(sb.Collocation(points=2, intervals=5, refinements=0))
    assert coarse.status is PlanStatus.COARSE
    fine = swing_up().solve(sb.Collocation(points=4, tolerance=1e-8), guess=coarse)
    finer = swing_up().solve(sb.Collocation(points=4, tolerance=1e-10), guess=fine)
    apart = abs(coarse.cost - finer.cost)
    assert abs(fine.cost - finer.cost) < 1e-5 * apart
    assert len(finer.mesh) > len(fine.mesh)


def test_a_plan_is_a_motion_saved_loaded_pickled_and_drawn(tmp_path):
    plan = swing_up().solve()
    motion = plan.motion
    assert motion["F"].values[0] == pytest.approx(plan.value("F")[0])
    assert "kinetic_energy" in motion
    plan.save(tmp_path / "plan.npz")
    loaded = sb.results.Plan.load(tmp_path / "plan.npz")
    np.testing.assert_array_equal(loaded.values, plan.values)
    with pytest.raises(CallError, match="from a file"):
        _ = loaded.motion
    copy = pickle.loads(pickle.dumps(plan))
    np.testing.assert_array_equal(copy.motion.q, motion.q)
    assert len(plan.plot().axes[0].lines) == 1
    assert len(plan.plot_states().axes[0].lines) == 4
    assert "F" in str(plan)
    again = swing_up().solve(guess=loaded)
    assert again.cost == pytest.approx(plan.cost, rel=1e-9)
    assert again.iterations < plan.iterations


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"running": None}, "without a cost"),
        ({"running": 1.0}, "nothing changes"),
        ({"bounds": {"q_slide": (1, -1)}}, "bounds"),
        ({"bounds": {"q_slide": (0.5, 2)}}, "starts at 0"),
        ({"bounds": {"q_slide": (-2, 0.5)}}, "at_end asks that 'q_slide' is 1"),
        ({"at_start": {"v_slide": 1}}, "free=\\['v_slide'\\]"),
        ({"throughout": {"q_slide": 0, "q_hinge": 0}}, "there are 1 controls"),
        ({"at_end": {"q_none": 1}}, "q_none"),
        ({"bounds": {sb.symbol("t_none"): (0, 1)}}, "t_none"),
        ({"free": ["m_none"]}, "m_none"),
        ({"inputs": {"F": lambda t: t}}, "Python functions"),
        ({"inputs": {"F": 0.0}, "running": "q_hinge"}, "nothing can be chosen"),
        ({"form": "upside"}, "form"),
        ({"periodic": ["q_none"]}, "q_none"),
        ({"at_times": {3.0: {"q_slide": 1}}}, "before the end"),
    ],
)
def test_what_cannot_be_is_told_before_a_solver_runs(options, message):
    with pytest.raises(ModelError, match=message):
        swing_up(**options)


@pytest.mark.parametrize("duration", [0, -1.0, (2, 1), (1, 1), "long", (None, None)])
def test_a_duration_is_a_number_or_a_range(duration):
    model = pushed_cart()
    with pytest.raises(ModelError, match="duration"):
        sb.OptimalControl(model, duration, final=model.t)


def test_a_state_that_no_control_reaches_is_named():
    model = pushed_cart(limits=(-1, 1))
    other = model.add_body("other", mass=1.0)
    model.add_joint("free", model.world, other, "Ty", q=0.5)
    F = model.inputs["F"].symbols.item()
    ends = {"q_slide": 1, "q_free": 0.0}
    with pytest.raises(ModelError, match="no control or free value acts on it"):
        sb.OptimalControl(model, 2.5, running=F**2, at_end=ends)


def test_a_control_without_effect_is_named():
    model = pushed_cart()
    F = model.inputs["F"].symbols.item()
    model.add_input("idle")
    with pytest.raises(ModelError, match="idle changes neither"):
        sb.OptimalControl(model, 1.0, running=F**2, at_end=REST)


def test_a_failure_names_the_worst_condition_and_when():
    """1 m from rest to rest takes 2 s at 1 m/s²."""
    model = pushed_cart(limits=(-1, 1))
    F = model.inputs["F"].symbols.item()
    plan = sb.OptimalControl(model, 1.5, running=F**2, at_end=REST).solve()
    assert plan.status is PlanStatus.INFEASIBLE
    (note,) = plan.notes_of("missed")
    assert "is missed most" in note
    assert note.time is not None


def test_several_starts_tell_how_they_spread():
    plan = swing_up().solve(starts=3, seed=1)
    assert len(plan.costs) == 3
    assert plan.costs[0] == plan.costs.min()
    assert plan.notes_of("search")[0].startswith("Of 3 searches")


def turned_crank(explicit, form=None):
    """Return the least effort of a four-bar's crank over one radian in 1 s."""
    model = sb.library.four_bar(explicit=explicit)
    torque = model.inputs["torque"].symbols.item()
    ends = {"q_crank": 0.4, "v_crank": 0}
    return sb.OptimalControl(model, 1.0, running=torque**2, at_end=ends, form=form)


@pytest.mark.slow  # By formulas and multipliers they are compared below.
def test_a_loop_by_formulas_costs_the_same_in_both_forms():
    plans = [turned_crank(explicit=True, form=f).solve() for f in (None, "inverse")]
    assert plans[1].completed
    assert plans[1].cost == pytest.approx(plans[0].cost, rel=1e-7)
    assert plans[1].difference < 1e-7


def test_loops_by_multipliers_and_by_formulas_cost_the_same():
    by_formulas = turned_crank(explicit=True).solve()
    plan = turned_crank(explicit=False).solve()
    assert plan.completed
    assert plan.cost == pytest.approx(by_formulas.cost, rel=1e-7)
    assert plan.difference < 1e-7
    assert "lam_loop[x]" in plan.quantities.names
    motion = sb.simulate(
        sb.library.four_bar(explicit=False),
        1.0,
        inputs=plan.inputs,
    )
    assert motion["q_crank"].values[-1] == pytest.approx(0.4, abs=1e-6)
    np.testing.assert_allclose(
        plan.motion["lam_loop_x"].values, plan.value("lam_loop[x]"), atol=1e-3
    )


def test_loops_need_an_end_of_each_interval_and_multipliers():
    with pytest.raises(ModelError, match="'radau' for a model with loops"):
        turned_crank(explicit=False).solve("gauss")
    with pytest.raises(ModelError, match="'inverse' for a model with constraints"):
        turned_crank(explicit=False, form="forward")


def turned_body(moments=(1.0, 2.0, 3.0)):
    model = sb.Model("satellite", gravity=(0, 0, 0))
    body = model.add_body("body", 1.0, inertia=moments)
    joint = model.add_joint("turn", model.world, body, "spherical")
    torques = [model.add_input(f"M{axis}") for axis in "xyz"]
    model.add_load("wheels", sb.loads.JointForce(joint, torques))
    return model, torques


@pytest.mark.parametrize("form", ["inverse", "forward"])
@pytest.mark.parametrize("scheme", ["radau", "gauss"])
def test_a_quaternion_turns_about_a_principal_axis_by_a_cubic(form, scheme):
    """∫M² dt over the angle a in the time T is 12 I² a² / T³."""
    model, torques = turned_body()
    angle, rest = 2.0, {f"v_turn_w{axis}": 0 for axis in "xyz"}
    turn = {"q_turn_e1": 0, "q_turn_e2": 0, "q_turn_e3": np.sin(angle / 2)}
    problem = sb.OptimalControl(
        model, 2.0, running=sum(M**2 for M in torques), at_end=turn | rest, form=form
    )
    plan = problem.solve(sb.Collocation(scheme, intervals=10, tolerance=1e-8))
    assert plan.cost == pytest.approx(12 * 9 * angle**2 / 8, rel=1e-8)
    e = np.array([plan.value(f"q_turn_e{k}") for k in range(4)])
    np.testing.assert_allclose(np.linalg.norm(e, axis=0), 1.0, atol=1e-7)


def test_a_whole_quaternion_has_length_one():
    model, torques = turned_body()
    turn = {f"q_turn_e{k}": 0.7 for k in range(4)}
    with pytest.raises(ModelError, match="of length one"):
        sb.OptimalControl(model, 2.0, running=torques[0] ** 2, at_end=turn)


@pytest.mark.parametrize("scheme", ["radau", "gauss", "hermite-simpson"])
def test_a_quaternion_that_repeats_has_length_one(scheme):
    """A swing about one axis costs what that of a hinge about it does."""
    costs, turns = [], []
    for kind in ("spherical", "Ry"):
        model = sb.Model("swing")
        body = model.add_body("body", 1.0, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.1))
        joint = model.add_joint("turn", model.world, body, kind)
        torques = [model.add_input(f"M{k}") for k in range(len(joint.v))]
        model.add_load("motor", sb.loads.JointForce(joint, torques))
        tip = body.add_frame("tip", at=(0, 0, -1))
        model.add_sensor("place", sb.sensors.Position(tip))
        plan = sb.OptimalControl(
            model, 1.0, running=sum(M**2 for M in torques), periodic="all",
            at_times={0.5: {"place[x]": 0.3}},
        ).solve(scheme)  # fmt: skip
        assert plan.completed
        assert plan.difference < 1e-6
        costs.append(plan.cost)
        turns.append([plan.value(str(q)) for q in joint.q])
    assert costs[0] == pytest.approx(costs[1], rel=1e-7)
    np.testing.assert_allclose(np.linalg.norm(turns[0], axis=0), 1.0, atol=1e-7)


def test_a_quaternion_that_begins_freely_has_length_one():
    """Its tip is best where it is as far along y as it can be, at its radius."""
    model, torques = turned_body()
    tip = model.bodies["body"].add_frame("tip", at=(1, 0, 0))
    place = model.add_sensor("place", sb.sensors.Position(tip))
    effort = sum(M**2 for M in torques)
    plan = sb.OptimalControl(
        model, 1.0, running=effort, final=-place[1], free="all"
    ).solve()
    assert plan.cost == pytest.approx(-1.0, abs=1e-8)


def test_a_quaternion_behind_an_explicit_loop_is_met_at_the_end():
    """Coordinates of the loop, which are states of the inverse form, are no turn."""
    model = sb.library.four_bar(explicit=True)
    body = model.add_body("top", 1.0, inertia=(1, 2, 3))
    joint = model.add_joint("turn", model.world, body, "spherical")
    torques = [model.add_input(f"M{axis}") for axis in "xyz"]
    model.add_load("wheels", sb.loads.JointForce(joint, torques))
    torque = model.inputs["torque"].symbols.item()
    ends = {"q_turn_e1": 0, "q_turn_e2": 0, "q_turn_e3": np.sin(0.5), "v_crank": 0}
    for form in ("inverse", "forward"):
        problem = sb.OptimalControl(
            model, 1.0, running=torque**2 + sum(M**2 for M in torques), form=form,
            at_end=ends,
        )  # fmt: skip
        labels = [one.label for one in problem.formulation.at_end]
        assert labels == ["v_crank", *(f"the turn of q_turn about {a}" for a in "xyz")]


def test_free_parameters_and_what_follows_them():
    """A mass on a spring k = 2 c that swings a quarter in 1 s: ω = π/2."""
    model = sb.Model("spring")
    c = model.add_parameter("c", 0.5, positive=True)
    k = model.add_parameter("k", 2 * c)
    slide = model.add_joint("slide", model.world, model.add_body("m", 1.0), "Tx", q=1.0)
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    problem = sb.OptimalControl(
        model, 1.0, final=(slide.q[0]) ** 2, free={"c": 1.0}, bounds={"c": (0.5, 3)}
    )
    plan = problem.solve()
    assert plan.parameters["c"] == pytest.approx(np.pi**2 / 8, rel=1e-4)
    assert plan.motion["q_slide"].values[-1] == pytest.approx(0, abs=1e-4)


def test_a_periodic_motion_has_the_amplitude_of_its_harmonic():
    """With q = F / (i d) at resonance, ∫(q - cos t)² + r F² is π r d² / (1 + r d²)."""
    model = sb.Model("oscillator")
    slide = model.add_joint("slide", model.world, model.add_body("m", 1.0), "Tx")
    F = model.add_input("F")
    force = F - slide.q[0] - 0.1 * slide.v[0]
    model.add_load("both", sb.loads.JointForce(slide, force))
    running = (slide.q[0] - sb.cos(model.t)) ** 2 + 100 * F**2
    problem = sb.OptimalControl(model, 2 * np.pi, running=running, periodic="all")
    plan = problem.solve("gauss")
    assert plan.completed
    assert plan.cost == pytest.approx(np.pi / 2, rel=1e-9)
    np.testing.assert_allclose(plan["q_slide"], 0.5 * np.cos(plan.time), atol=1e-6)


def test_a_motion_through_a_place_at_a_time():
    """There and back, at rest in the middle by symmetry: two cubics of 12 each."""
    model = pushed_cart()
    F = model.inputs["F"].symbols.item()
    problem = sb.OptimalControl(
        model, 2.0, running=F**2, at_times={1.0: {"q_slide": 1}},
        at_end={"q_slide": 0, "v_slide": 0},
    )  # fmt: skip
    plan = problem.solve(sb.Collocation(intervals=7))
    assert plan.cost == pytest.approx(24.0, rel=1e-9)
    assert 1.0 in plan.mesh


def test_times_beside_each_other_have_nodes_of_their_own():
    model = pushed_cart()
    F = model.inputs["F"].symbols.item()
    times = {0.5: {"q_slide": 0.2}, 0.51: {"v_slide": 0.0}, 0.25: {"v_slide": 0.5}}
    plan = sb.OptimalControl(model, 1.0, running=F**2, at_times=times).solve()
    assert {*times} <= {*plan.mesh.tolist()}
    for t, conditions in times.items():
        ((name, value),) = conditions.items()
        at = plan.value(name)[plan.time == t]
        assert at == pytest.approx(value, abs=1e-9)


def test_the_time_in_formulas_and_other_inputs_are_known():
    """A disturbance sin t is cancelled where the position shall not change."""
    model = pushed_cart()
    wind = model.add_input("wind")
    slide = model.joints["slide"]
    model.add_load("gust", sb.loads.JointForce(slide, wind))
    F = model.inputs["F"].symbols.item()
    for form in ("inverse", "forward"):
        problem = sb.OptimalControl(
            model, 3.0, running=slide.q[0] ** 2 + 1e-6 * F**2 * (1 + model.t),
            inputs={"wind": sb.sin(model.t)}, form=form,
        )  # fmt: skip
        plan = problem.solve(sb.Collocation(points=4, intervals=30))
        inner = (plan.time > 0.5) & (plan.time < 2.5)
        error = (plan.value("F") + np.sin(plan.time))[inner]
        assert np.abs(error).max() < 0.02
        np.testing.assert_allclose(plan.motion["wind"].values, np.sin(plan.time))


def test_sensors_and_accelerations_are_limited_throughout():
    model = cart_pole()
    tip = model.bodies["pole"].add_frame("tip", (0, -0.5, 0))
    model.add_sensor("tip", sb.sensors.Position(tip))
    problem = swing_up(
        model, throughout={"tip[x]": (-0.4, None), "vd_slide": (-12, 12)}
    )
    plan = problem.solve()
    assert plan.completed
    assert plan.motion["tip[x]"].values.min() > -0.4 - 1e-3
    assert np.abs(plan.motion["vd_slide"].values).max() < 12.5  # at ends of intervals
    assert plan.cost > swing_up().solve().cost


def test_a_problem_is_pickled_and_solved_by_threads():
    problem = swing_up()
    cost = problem.solve().cost
    copy = pickle.loads(pickle.dumps(problem))
    assert copy.solve().cost == pytest.approx(cost, rel=1e-9)
    with ThreadPoolExecutor(3) as pool:
        plans = list(pool.map(lambda _: problem.solve(), range(3)))
    assert {plan.cost for plan in plans} == {cost}


@pytest.mark.parametrize(
    "backend", ["python", pytest.param("c", marks=pytest.mark.compiler("c"))]
)
def test_other_backends_plan_alike(backend):
    model = sb.compile_model(pushed_cart(limits=(-1, 1)), backend=backend)
    t = model.system.t
    plan = sb.OptimalControl(model, (0.1, 10), final=t, at_end=REST).solve()
    assert plan.duration == pytest.approx(2.0, abs=2e-9)


def test_ctrl_c_ends_loops_of_searches_with_the_best_so_far(ctrl_c):
    problem = swing_up()
    problem.solve()  # compiled
    timer = threading.Timer(0.2, lambda: os.kill(os.getpid(), signal.SIGINT))
    timer.start()
    try:
        with pytest.raises(sb.errors.Interrupted) as caught:
            problem.solve(sb.Collocation(intervals=400), hessian="limited-memory")
    finally:
        timer.join()
    plan = caught.value.result
    assert plan.status is PlanStatus.INTERRUPTED
    assert plan.notes_of("missed")


def test_a_guess_is_a_table_a_motion_or_a_plan_and_others_are_refused():
    model = pushed_cart()
    F = model.inputs["F"].symbols.item()
    problem = sb.OptimalControl(model, (0.5, 2), running=F**2 + 12, at_end=REST)
    plan = problem.solve()
    motion = sb.simulate(model, 1.0, inputs={"F": 1.0})
    for guess in (plan, motion, {"q_slide": ([0, 1], [0, 1]), "duration": 1.0}):
        assert problem.solve(guess=guess).cost == pytest.approx(plan.cost, rel=1e-8)
    for wrong in ({"q_none": 1}, {"F": "high"}, {"F": ([1, 0], [0, 1])}, 3.0):
        with pytest.raises(ModelError, match="guess"):
            problem.solve(guess=wrong)


def test_controls_at_nodes_without_points_are_refused():
    model = pushed_cart()
    F = model.inputs["F"].symbols.item()
    ends = {"running": F**2, "at_end": {**REST, "F": 0}}
    problem = sb.OptimalControl(model, 1.0, **ends)
    plans = [problem.solve(method) for method in ("radau", "hermite-simpson")]
    for plan in plans:
        assert plan["F"][-1] == pytest.approx(0, abs=1e-9)
    for method in ("gauss", "shooting"):
        with pytest.raises(ModelError, match="at the end is of 'F'"):
            problem.solve(method)


def test_shooting_gives_the_best_constant_controls():
    """Of a double integrator the optimum is least squares: F = Aᵀ (A Aᵀ)⁻¹ b."""
    model = pushed_cart()
    F = model.inputs["F"].symbols.item()
    problem = sb.OptimalControl(model, 1.0, running=F**2, at_end=REST)
    plan = problem.solve(sb.Shooting(intervals=5))
    h = 0.2
    A = np.array([h * (1 - h * (np.arange(5) + 0.5)), np.full(5, h)])
    least = A.T @ np.linalg.solve(A @ A.T, [1, 0])
    np.testing.assert_allclose(plan["F"], np.repeat(least, 2), atol=1e-8)
    assert plan.cost == pytest.approx(h * least @ least, rel=1e-10)
    assert plan.difference < 1e-9


def test_shooting_swings_a_pole_up_and_costs_a_little_more():
    best = swing_up().solve()
    plan = swing_up().solve("shooting")
    assert plan.completed
    assert best.cost < plan.cost < 1.01 * best.cost
    assert plan.difference < 1e-4
    approximate = swing_up().solve("shooting", hessian="limited-memory")
    assert approximate.cost == pytest.approx(plan.cost, rel=1e-6)


def test_shooting_needs_the_forward_form_and_no_loops():
    with pytest.raises(ModelError, match="whose steps need rates"):
        swing_up(form="inverse").solve("shooting")
    with pytest.raises(ModelError, match="'radau' for a model with loops"):
        turned_crank(explicit=False).solve("shooting")
    plan = turned_crank(explicit=True).solve(sb.Shooting(intervals=20))
    best = turned_crank(explicit=True).solve()
    assert best.cost < plan.cost < 1.05 * best.cost


@pytest.mark.parametrize("method", ["radau", "gauss", "hermite-simpson"])
def test_a_cost_at_a_time_is_weighed_against_the_rest(method):
    """There and back, x in the middle costs 24 x² + w (x - 1)²: x = w / (24 + w)."""
    model = pushed_cart()
    slide, F = model.joints["slide"], model.inputs["F"].symbols.item()
    problem = sb.OptimalControl(
        model, 2.0, running=F**2, costs_at={1.0: 8 * (slide.q[0] - model.t) ** 2},
        at_end={"q_slide": 0, "v_slide": 0},
    )  # fmt: skip
    plan = problem.solve(method)
    middle = plan["q_slide"][np.searchsorted(plan.time, 1.0)]
    assert middle == pytest.approx(8 / 32, rel=1e-7)
    assert plan.cost == pytest.approx(24 / 16 + 8 * 9 / 16, rel=1e-8)
    with pytest.raises(ModelError, match="costs_at=2"):
        sb.OptimalControl(model, 2.0, costs_at={2.0: slide.q[0]})


@pytest.mark.parametrize("intervals", [7, 10])
def test_a_switch_is_found_wherever_the_nodes_are(intervals, tmp_path):
    """From rest to 1 m, at 1 to -2 m/s²: √3 s, with the switch at 2/√3 s."""
    model = pushed_cart(limits=(-2, 1))
    problem = sb.OptimalControl(model, (0.1, 10), final=model.t, at_end=REST)
    plan = problem.solve(sb.Collocation(intervals=intervals))
    assert plan.duration == pytest.approx(np.sqrt(3), abs=1e-6)
    assert plan.switches["F"] == pytest.approx([2 / np.sqrt(3)], abs=1e-5)
    assert plan.notes_of("limits")[0].element == "F"
    plan.save(tmp_path / "plan.npz")
    loaded = sb.results.Plan.load(tmp_path / "plan.npz")
    np.testing.assert_array_equal(loaded.switches["F"], plan.switches["F"])


@pytest.mark.parametrize(
    ("name", "joint"),
    [
        ("parallel_cranks", "pivot0"), ("sarrus", "foot_a"),
        pytest.param("bennett", "hinge1", marks=pytest.mark.slow),
        pytest.param("spatial_slider_crank", "theta", marks=pytest.mark.slow),
        pytest.param("double_four_bar", "pivot0", marks=pytest.mark.slow),
    ],
)  # fmt: skip
def test_loops_with_redundant_equations_arrive_where_they_shall(name, joint):
    model = getattr(closed_by_constraints, name)()
    moved = model.joints[joint]
    M = model.add_input("M")
    model.add_load("drive", sb.loads.JointForce(moved, M))
    compiled = sb.compile_model(model)
    q, v = str(moved.q[0]), str(moved.v[0])
    start = dict(zip(compiled.state_labels(), compiled.start_state(), strict=True))
    ends = {q: start[q] + 0.4, v: 0}
    plan = sb.OptimalControl(compiled, 1.0, running=M**2, at_end=ends).solve()
    assert plan.completed
    assert plan.difference < 1e-6
    assert plan.motion[q].values[-1] == pytest.approx(start[q] + 0.4)


@pytest.mark.parametrize("explicit", [True, False])
def test_loops_begin_freely_and_repeat(explicit):
    """Both treatments of the loop agree; see the costs of the other."""
    model = sb.library.four_bar(explicit=explicit)
    torque = model.inputs["torque"].symbols.item()
    begun = sb.OptimalControl(
        model, 1.0, running=torque**2, free=["q_crank"], at_start={"q_crank": (-1, 0)},
        at_end={"q_crank": 0.4, "v_crank": 0},
    )  # fmt: skip
    assert begun.solve().cost == pytest.approx(29.0051137, rel=1e-7)
    repeated = sb.OptimalControl(
        model, 1.0, running=torque**2, periodic="all", at_start={"q_crank": -0.6},
        at_times={0.5: {"q_crank": 0.4}},
    )  # fmt: skip
    assert repeated.solve().cost == pytest.approx(81.8620873, rel=1e-7)


def test_a_constraint_that_moves_is_closed_where_time_begins():
    model = pushed_cart()
    other = model.add_joint("side", model.world, model.add_body("mass", 1.0), "Ty")
    apart = model.joints["slide"].q[0] - other.q[0] - sb.sin(model.t)
    model.add_constraint("apart", sb.constraints.Algebraic(apart))
    F = model.inputs["F"].symbols.item()
    at_end = {"q_slide": 2.0}
    problem = sb.OptimalControl(model, 1.0, running=F**2, free="all", at_end=at_end)
    plan = problem.solve()
    gap = plan.value("q_slide") - plan.value("q_side")
    np.testing.assert_allclose(gap, np.sin(plan.time), atol=1e-9)
    assert plan.completed


@pytest.mark.parametrize("explicit", [True, False])
def test_a_free_parameter_of_a_loop_moves_what_depends_at_the_start(explicit):
    """As in all analyses the crank stays; the loop is closed from the start on."""
    model = sb.library.four_bar(explicit=explicit)
    length = model.parameters["l_coupler"].symbols.item()
    torque = model.inputs["torque"].symbols.item()
    plan = sb.OptimalControl(
        model, 0.2, running=1e-6 * torque**2, final=100 * (length - 1.15) ** 2,
        free=["l_coupler"], form="inverse",
    ).solve()  # fmt: skip
    assert plan.completed
    assert plan.parameters["l_coupler"] == pytest.approx(1.15, abs=1e-6)
    motion = sb.simulate(
        sb.library.four_bar(explicit=True), 0.1, parameters=plan.parameters
    )
    for name in ("q_crank", "q_coupler", "q_rocker"):
        assert plan[name][0] == pytest.approx(motion.array(name)[0], abs=1e-7)


def test_driven_joints_and_inputs_of_several_entries():
    model = sb.Model("lift", gravity=(0, 0, -9.81))
    base = model.add_body("base", 1.0, inertia=(1, 1, 1))
    model.drive(
        model.add_joint("lift", model.world, base, "Tz"), 0.1 * sb.sin(3 * model.t)
    )
    arm = model.add_body("arm", 1.0, com=(0.3, 0, 0), inertia=(0.1, 0.1, 0.1))
    hinge = model.add_joint("hinge", base, arm, ["Rx", "Ry"])
    M = model.add_input("M", shape=(2,), limits=(-8, 8))
    model.add_load("motors", sb.loads.JointForce(hinge, list(M)))
    ends = dict(zip(map(str, [*hinge.q, *hinge.v]), (0.5, -0.7, 0, 0), strict=True))
    plans = [
        sb.OptimalControl(model, 1.0, running=M @ M, at_end=ends, form=form).solve()
        for form in ("inverse", "forward")
    ]
    assert plans[0].cost == pytest.approx(plans[1].cost, rel=1e-9)
    assert plans[0].difference < 1e-7
    assert plans[0].motion["M"].shape == (len(plans[0].time), 2)
    motion = sb.simulate(model, 1.0, inputs=plans[0].inputs)
    assert motion["q_hinge_Rx"].values[-1] == pytest.approx(0.5, abs=1e-5)


@pytest.mark.slow
def test_workers_find_what_one_process_finds():
    """The places at which searches begin depend on seed and number alone."""
    options = {"method": sb.Collocation(refinements=0), "starts": 3, "seed": 1}
    alone = swing_up().solve(**options)
    together = swing_up().solve(**options, workers=2)
    np.testing.assert_array_equal(together.costs, alone.costs)
    np.testing.assert_array_equal(together.values, alone.values)


def test_a_plan_tells_of_jumps_that_its_derivatives_do_not_know():
    model = sb.Model("cart")
    late, F = model.add_parameter("late", 0.4), model.add_input("F")
    joint = model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
    force = F + sb.where(model.t > late, 3.0, 0.0)
    model.add_load("push", sb.loads.JointForce(joint, force))
    ends = {"q_j": 1.0, "v_j": 0.0}
    for free, count in ((), 0), (["late"], 1):
        problem = sb.OptimalControl(model, 1.0, running=F**2, at_end=ends, free=free)
        notes = [n for n in problem.solve().notes if "late - t passes 0" in n]
        assert len(notes) == count


@pytest.mark.parametrize(("limits", "sign"), [((-1, 0), -1), ((0, 1), 1)])
def test_a_turn_at_the_end_lies_in_the_range_of_its_fourth_entry(limits, sign):
    """Three entries fix a turn but for the sign of the fourth one."""
    model = sb.Model("top")
    body = model.add_body("top", mass=1.0, inertia=np.diag([1.0, 2.0, 3.0]))
    joint = model.add_joint("turn", model.world, body, "spherical")
    torques = [model.add_input(f"T{axis}") for axis in "xyz"]
    model.add_load("torque", sb.loads.JointForce(joint, torques))
    names = [s.name for s in joint.q]
    wanted = {**dict.fromkeys(names[:3], 0.5), names[3]: limits}
    running = sum(torque**2 for torque in torques)
    plan = sb.OptimalControl(model, 2.0, running=running, at_end=wanted).solve()
    assert plan[names[3]][-1].item() == pytest.approx(0.5 * sign, abs=1e-6)
    wanted[names[3]] = (-0.1, 0.1)
    with pytest.raises(ModelError, match="length one"):
        sb.OptimalControl(model, 2.0, running=running, at_end=wanted)


@pytest.mark.parametrize("method", ["radau", "shooting"])
def test_a_small_model_has_the_plan_of_a_large_one(method):
    """Errors are parts of the size of the states, also of those of micrometres."""
    costs = []
    for s in (1.0, 1e-6):
        model = sb.Model("cart")
        cart = model.add_body("cart", mass=1.0)
        slide = model.add_joint("slide", model.world, cart, "Tx", q=s)
        F, x = model.add_input("F"), slide.q[0]
        model.add_load("force", sb.loads.JointForce(slide, F - 50 * x**3 / s**2))
        running, ends = (F**2 + x**2) / s**2, {"q_slide": 0.3 * s, "v_slide": 0}
        plan = sb.OptimalControl(model, 2.0, running=running, at_end=ends).solve(method)
        assert plan.status.name == "OPTIMAL"
        costs.append(plan.cost)
    assert costs[1] == pytest.approx(costs[0], rel=1e-6)


@pytest.mark.parametrize("size", [1e-6, 1e-4])
def test_a_limit_costs_in_micrometres_what_it_does_in_metres(size):
    """Bryson, Ho (1975), section 3.11: at x <= l least effort is 4 / (9 l)."""
    model = sb.Model("cart")
    cart = model.add_body("cart", mass=1.0)
    slide = model.add_joint("slide", model.world, cart, "Tx", v=size)
    F = model.add_input("F")
    model.add_load("force", sb.loads.JointForce(slide, F))
    limit, ends = {"q_slide": (None, size / 9)}, {"q_slide": 0, "v_slide": -size}
    kinds = {"running": F**2 / 2, "at_end": ends}
    for where in ("bounds", "throughout"):
        plan = sb.OptimalControl(model, 1.0, **kinds, **{where: limit}).solve()
        assert plan.cost == pytest.approx(4 * size**2, rel=1e-6)


@pytest.mark.parametrize("size", [1.0, 1e-6])
def test_a_narrow_obstacle_between_points_makes_the_mesh_finer(size):
    model = sb.Model("cart")
    cart = model.add_body("cart", mass=1.0)
    slide = model.add_joint("slide", model.world, cart, "Tx", q=size)
    F, x = model.add_input("F"), slide.q[0]
    model.add_load("force", sb.loads.JointForce(slide, F))
    above = x - 1.5 * size * sb.exp(-(((model.t - 0.47) / 0.02) ** 2))
    problem = sb.OptimalControl(
        model, 1.0, running=F**2 / size**2, throughout={above: (0, None)},
        at_end={"q_slide": size, "v_slide": 0},
    )  # fmt: skip
    plan = problem.solve(sb.Collocation(intervals=6))
    # As a beam clamped at both ends that is pushed aside by 0.5 there.
    assert plan.cost == pytest.approx(0.5**2 * 3 / (0.47 * 0.53) ** 3, rel=1e-4)


def test_inputs_by_other_keys_than_names_are_refused():
    with pytest.raises(sb.errors.ModelError, match="Give inputs by name"):
        sb.OptimalControl(sb.library.cart_pole(), 1.0, running=0, inputs={1: 2.0})
