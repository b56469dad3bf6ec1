"""Motions by Taylor series: against DP853, closed forms, and each other."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.problem import InitialValueProblem
from symbody.errors import CallError, ModelError

TAYLOR, EXACT = sb.Taylor(1e-11, 1e-12), sb.DP853(1e-13, 1e-14)
SHAPES = {
    "pendulum": lambda: sb.library.pendulum(),
    "crane": lambda: sb.library.crane_crab(),
    "chain": lambda: sb.library.chain(3),
    "turning": lambda: sb.library.quaternion_pendulum(),
    "loop": lambda: sb.library.four_bar(),
    "constraints": lambda: sb.library.four_bar(explicit=False),
    "spatial loops": lambda: sb.library.delta_robot(),
}


def difference(model, times, **options):
    """Return how far motions by Taylor and DP853 are apart, and their steps."""
    compiled = sb.compile_model(model)
    motions = [
        sb.simulate(compiled, times, method=method, **options)
        for method in (TAYLOR, EXACT)
    ]
    labels = compiled.state_labels()
    one, other = (np.array([m.array(name) for name in labels]) for m in motions)
    apart = np.abs(one - other).max() / (1 + np.abs(other).max())
    return apart, *(motion.statistics.steps for motion in motions)


@pytest.mark.parametrize("shape", SHAPES)
def test_motions_are_those_of_dp853_in_fewer_steps(shape):
    apart, own, others = difference(SHAPES[shape](), 0.8)
    assert apart < 1e-9
    assert own < 0.5 * others


@pytest.mark.parametrize("way", ["projection", "baumgarte"])
def test_constraints_are_kept_through_turns_of_the_crank(way):
    model = sb.library.four_bar(explicit=False)
    apart, *_ = difference(model, 2.5, constraints=way)
    assert apart < 1e-9


def sliding(force):
    model = sb.Model("sliding")
    body = model.add_body("mass", mass=2.0)
    joint = model.add_joint("x", model.world, body, "Tx", q=0.0, v=0.0)
    model.add_load("push", sb.loads.JointForce(joint, force(model)))
    return sb.compile_model(model)


def test_a_force_whose_first_derivatives_vanish_is_seen():
    model = sliding(lambda model: 2.0 * model.t**40)
    for end in (1.0, -1.0):
        motion = sb.simulate(model, [0, 0.5 * end, end], method=TAYLOR)
        wanted = np.array([0.0, 0.5**42, 1.0]) / (41 * 42)
        assert motion.array("q_x") == pytest.approx(wanted, abs=1e-11)


def test_the_error_follows_the_tolerance():
    model = sliding(lambda model: -8.0 * model.joints["x"].q[0] + 2.0)
    times = np.linspace(0, 20, 201)
    errors = []
    for rtol in (1e-5, 1e-8, 1e-11, 1e-13):
        motion = sb.simulate(model, times, method=sb.Taylor(rtol, rtol))
        errors.append(
            np.abs(motion.array("q_x") - 0.25 * (1 - np.cos(2 * times))).max()
        )
        assert errors[-1] < 100 * rtol
    assert errors == sorted(errors, reverse=True)


@pytest.mark.parametrize(
    "force",
    [
        lambda t: 2 * sb.sin(3 * t),
        lambda t: sb.where(t > 0.31, 2.0, t),
        lambda t: abs(sb.sin(9 * t)) + sb.minimum(t, 0.5),
        lambda t: ([0, 0.3, 0.3, 0.7, 1], [0, 1, 2, 0, 3]),
        lambda t: 1.5,
        lambda t: sb.Sampled(lambda s: np.cos(7 * s), period=0.1),
    ],
    ids=["sine", "where", "corners", "table", "number", "sampled"],
)
def test_inputs_are_those_of_dp853(force):
    model = sb.library.four_bar()
    apart, *_ = difference(model, 1.0, inputs={"torque": force(model.t)})
    assert apart < 1e-9


def test_inputs_may_follow_the_state():
    model = sb.library.crane_crab()
    law = {"F": -3.0 * model.joints["crab"].v[0] if "crab" in model.joints else 1.0}
    assert difference(model, 1.0, inputs=law)[0] < 1e-9


def test_work_is_integrated_beside_the_states():
    model = sb.library.four_bar()
    options = {"inputs": {"torque": 2.0}, "save": sb.Save(work=True)}
    one, other = (
        sb.simulate(model, 1.0, method=m, **options).array("work")
        for m in (TAYLOR, EXACT)
    )
    assert one == pytest.approx(other, abs=1e-9)


def test_a_second_run_other_parameters_threads_and_pickles():
    model = sb.compile_model(sb.library.four_bar())
    times = np.linspace(0, 0.5, 11)

    def run(own, length):
        parameters = {"l_crank": length}
        motion = sb.simulate(own, times, parameters=parameters, method=TAYLOR)
        return motion.q.tolist()

    lengths = [0.3, 0.35, 0.4, 0.3]
    wanted = [run(sb.compile_model(sb.library.four_bar()), one) for one in lengths]
    assert [run(model, one) for one in lengths] == wanted
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda one: run(model, one), lengths)) == wanted
    again = pickle.loads(pickle.dumps(model))
    assert [run(again, one) for one in lengths] == wanted
    assert wanted[0] != wanted[2]


def test_runs_of_a_study_are_those_of_simulate():
    model = sb.compile_model(sb.library.four_bar())
    lengths, times = [0.3, 0.4], np.linspace(0, 0.5, 6)
    many = sb.simulate_many(model, {"l_crank": lengths}, times, method=TAYLOR)
    for i, length in enumerate(lengths):
        one = sb.simulate(model, times, parameters={"l_crank": length}, method=TAYLOR)
        own = np.asarray(many["q_crank"])[i]
        assert own.tolist() == one.array("q_crank").tolist()


@pytest.mark.parametrize("backend", ["c", "python"])
def test_all_backends_give_the_same(backend):
    model = sb.library.four_bar()
    one, other = (
        sb.simulate(model, 0.1, method=TAYLOR, compile=sb.Compile(backend=own))
        for own in ("llvm", backend)
    )
    assert one.q == pytest.approx(other.q, rel=1e-11)


def test_results_do_not_depend_on_when_they_are_wanted():
    model = sb.compile_model(sb.library.crane_crab())
    few = sb.simulate(model, [0, 1.0], method=TAYLOR)
    many = sb.simulate(model, np.linspace(0, 1, 1001), method=TAYLOR)
    assert few.q[-1].tolist() == many.q[-1].tolist()
    assert few.statistics.steps == many.statistics.steps


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("rattleback", {}, "'max' has no Taylor series.*Take 'DP853'"),
        (
            "four_bar",
            {"inputs": {"torque": lambda t: t}},
            "input 'torque' is a Python function.*or take 'DP853'",
        ),
        ("chain", {"compile": sb.Compile(rolled=True)}, "a loop over links"),
    ],
)
def test_what_has_no_series_is_refused_with_the_remedy(name, options, words):
    model = sb.library.chain(20) if name == "chain" else getattr(sb.library, name)()
    with pytest.raises(ModelError, match=words):
        sb.simulate(model, 0.1, method="Taylor", **options)


def test_dependent_coordinates_that_are_solved_for_are_refused():
    model = sb.library.four_bar(explicit=False)
    with pytest.raises(ModelError, match="no Taylor series"):
        sb.simulate(model, 0.1, method="Taylor", constraints="partition")


@pytest.mark.parametrize(
    "call",
    [
        lambda model: sb.Stepper(model, 0.1, method="Taylor"),
        lambda model: sb.sensitivities(model, "position", "l", 1.0, method="Taylor"),
    ],
)
def test_other_analyses_refuse_it(call):
    with pytest.raises(ModelError, match="Taylor"):
        call(sb.library.pendulum())


def test_a_problem_without_formulas_is_refused():
    compiled = sb.compile_model(sb.library.pendulum())
    problem = InitialValueProblem(
        compiled.function("derivatives"), compiled.start_state(), ("q", "v")
    )
    with pytest.raises(CallError, match="formulas of the rates are not known"):
        integrate(problem, [0, 1], TAYLOR)


def test_a_singularity_ends_the_run_where_it_is():
    model = sliding(lambda model: 2.0 / (1.0 - model.t) ** 2)
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.simulate(model, 2.0, method=TAYLOR)
    assert caught.value.result.time[-1] == pytest.approx(1.0, abs=1e-6)
