import math
import os
import signal
import threading
from dataclasses import replace

import numpy as np
import pytest

from symbody.analyses.instant.inputs import CompiledInputs, ConstantInputs, PythonInputs
from symbody.analyses.run import driver, methods
from symbody.analyses.run.integrate import integrate
from symbody.analyses.run.methods import DP54, METHODS, RK4, Radau
from symbody.analyses.run.problem import InitialValueProblem
from symbody.errors import AnalysisError, CallError, Interrupted

TIMES = np.linspace(0, 5, 11)
OPTIONS = {
    name: {"method": RK4(0.01) if name == "RK4" else getattr(methods, name)(1e-6, 1e-9)}
    for name in METHODS
    if name != "Taylor"  # for which the problems of this file have no formulas
    if name != "Moreau"  # for contacts alone
}
every_method = pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)


def _interrupt():
    os.kill(os.getpid(), signal.SIGINT)


def _until_interrupted(*args, **options):
    with pytest.raises(Interrupted) as caught:
        integrate(*args, **options)
    assert caught.value.result.status.outcome == "interrupted"
    return caught.value.result


@pytest.fixture(scope="module")
def feedback(compiled_function):
    """Return F = 3 t - v / 2 as compiled inputs and as a Python function."""

    def in_c(t, y, u, p, k, out):
        out[0] = p[0] * t - 0.5 * y[1]

    def in_python(t, y, held):
        return 3.0 * t - 0.5 * y[1]

    return CompiledInputs(compiled_function(in_c, [3.0])), PythonInputs(in_python)


@every_method
def test_a_python_function_gives_the_bits_of_the_compiled_one(
    oscillator, feedback, options
):
    compiled, python = (integrate(oscillator(x), TIMES, **options) for x in feedback)
    assert np.array_equal(compiled.y, python.y)
    assert np.array_equal(compiled.u, python.u)
    assert compiled.statistics.evaluations == python.statistics.evaluations
    assert compiled.u[:, 0] == pytest.approx(3 * TIMES - compiled.y[:, 1] / 2)


@every_method
def test_the_first_row_is_the_start_and_the_status_says_completed(oscillator, options):
    found = integrate(oscillator(ConstantInputs([4.0])), TIMES, **options)
    assert found.y[0].tolist() == [1, 0]
    assert found.y[:, 0] == pytest.approx(1, abs=1e-12)
    assert str(found.status) == "completed: reached t = 5 s."
    assert found.times.tolist() == TIMES.tolist()


@every_method
def test_one_time_gives_the_start_values(oscillator, options):
    found = integrate(oscillator(ConstantInputs([0.0])), [2.0], **options)
    assert found.y.tolist() == [[1, 0]]
    assert found.status.completed


@every_method
def test_an_exception_in_the_inputs_comes_with_what_was_computed(oscillator, options):
    def breaking(t, y, held):
        if t > 3.05:
            raise ZeroDivisionError("no more force")
        return 1.5

    with pytest.raises(
        AnalysisError, match=r"ZeroDivisionError at t = 3\..* s: no more force"
    ) as caught:
        integrate(oscillator(PythonInputs(breaking)), TIMES, **options)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    found = caught.value.result
    assert found.status.outcome == "failed"
    assert found.times[:-1].tolist() == [t for t in TIMES if t < found.times[-1]]
    assert 2 < found.times[-1] <= 3.05
    assert np.isfinite(found.y).all()
    assert found.u.tolist() == [[1.5]] * len(found.times)


def test_an_exception_at_the_very_start_leaves_the_start_values(oscillator):
    def breaking(t, y, held):
        raise RuntimeError("not today")

    with pytest.raises(AnalysisError, match="not today") as caught:
        integrate(oscillator(PythonInputs(breaking)), TIMES)
    assert caught.value.result.y.tolist() == [[1, 0]]
    assert np.isnan(caught.value.result.u).all()


def test_an_exception_at_an_asked_time_only_leaves_the_states(oscillator):
    def only_within_steps(t, y, held):
        if t == TIMES[4]:
            raise RuntimeError("asked after the run")
        return 0.0

    with pytest.raises(AnalysisError, match="asked after the run") as caught:
        integrate(
            oscillator(PythonInputs(only_within_steps)),
            TIMES,
            method=DP54(rtol=1e-3, atol=1e-9),
        )
    found = caught.value.result
    assert np.isfinite(found.y).all()
    assert np.isnan(found.u[:, 0]).tolist() == [i >= 4 for i in range(11)]


def test_leaving_the_program_in_the_inputs_leaves_it(oscillator):
    def leave(t, y, held):
        raise SystemExit(3)

    with pytest.raises(SystemExit):
        integrate(oscillator(PythonInputs(leave)), TIMES)


def test_the_state_that_inputs_get_is_theirs_to_keep_and_change(oscillator):
    seen = []

    def spoiling(t, y, held):
        seen.append((y, y.copy()))
        y[:] = np.nan if t < 0 else y
        return 0.0

    def greedy(t, y, held):
        y[:] = np.nan
        return 0.0

    plain = integrate(oscillator(PythonInputs(spoiling)), TIMES)
    assert all(np.array_equal(kept, copy) for kept, copy in seen)
    spoiled = integrate(oscillator(PythonInputs(greedy)), TIMES)
    assert np.array_equal(plain.y, spoiled.y)


@every_method
def test_ctrl_c_in_the_inputs_returns_what_was_computed(oscillator, options, ctrl_c):
    def pressing(t, y, held):
        if 3.05 < t < 4:
            _interrupt()
        return 0.0

    found = _until_interrupted(oscillator(PythonInputs(pressing)), TIMES, **options)
    assert "of 5 s" in found.status.message
    assert 2 < found.times[-1] <= 3.05
    assert found.y[:, 0] == pytest.approx(np.cos(2 * found.times), abs=1e-3)


@pytest.mark.parametrize(
    "options",
    [
        {"method": RK4(1e-7, max_steps=10**15)},
        {"method": DP54(max_step=1e-7, max_steps=10**15)},
        {"method": Radau(max_step=1e-7, max_steps=10**15)},
    ],
    ids=["RK4", "DP54", "Radau"],
)
def test_ctrl_c_in_compiled_code_returns_what_was_computed(oscillator, options, ctrl_c):
    problem = oscillator(ConstantInputs([0.0]))
    integrate(problem, [0, 1e-6], **options)  # compiles, if that is still to do
    timer = threading.Timer(0.2, _interrupt)
    timer.start()
    found = _until_interrupted(
        problem,
        [0, 1e6],
        **options,
    )
    timer.join()
    assert 0 < found.times[-1] < 1e6
    assert found.y[-1, 0] == pytest.approx(math.cos(2 * found.times[-1]), abs=1e-4)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_keyboard_interrupt_that_somebody_else_raises_is_one_too(oscillator):
    def raising(t, y, held):
        if t > 3.05:
            raise KeyboardInterrupt
        return 0.0

    _until_interrupted(oscillator(PythonInputs(raising)), TIMES)


def test_a_second_ctrl_c_frees_from_inputs_that_hang(oscillator, ctrl_c):
    def hanging(t, y, held):
        _interrupt()
        _interrupt()
        while True:
            pass

    _until_interrupted(oscillator(PythonInputs(hanging)), TIMES)


def test_runs_in_threads_do_not_disturb_each_other(oscillator):
    def run(index):
        inputs = PythonInputs(lambda t, y, held: index * t)
        results[index] = integrate(oscillator(inputs), TIMES).y

    results = {}
    threads = [threading.Thread(target=run, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for i in range(4):
        exact = np.cos(2 * TIMES) + i * (TIMES / 4 - np.sin(2 * TIMES) / 8)
        assert results[i][:, 0] == pytest.approx(exact, abs=1e-4)


@every_method
def test_a_rate_that_is_not_finite_is_named_with_its_time(compiled_function, options):
    def growing(t, y, u, p, k, yd):
        yd[0] = 1.0
        yd[1] = 1.0 if y[0] < 2.0 else math.nan

    problem = InitialValueProblem(
        compiled_function(growing), [0.0, 0.0], ("clock", "level")
    )
    with pytest.raises(
        AnalysisError,
        match=r"the rate of 'level' is nan at t = (2|2\.0.*|1\.99.*) s",
    ) as caught:
        integrate(problem, TIMES, **options)
    found = caught.value.result
    assert found.status.message == str(caught.value)
    assert found.times[:3].tolist() == TIMES[:3].tolist()
    assert found.times[-1] == pytest.approx(2, abs=0.02)
    assert np.isfinite(found.y).all()


def test_a_rate_that_is_not_finite_at_the_start_is_named(compiled_function):
    def broken(t, y, u, p, k, yd):
        yd[0] = math.nan

    problem = InitialValueProblem(compiled_function(broken), [0.5], ("x",))
    with pytest.raises(AnalysisError, match=r"'x' is nan at t = 1 s.*x = 0\.5"):
        integrate(problem, [1, 2])


@every_method
def test_an_input_that_is_not_finite_is_named(oscillator, options):
    inputs = PythonInputs(lambda t, y, held: math.inf if t > 3 else 0.0)
    with pytest.raises(AnalysisError, match="the input 'F' is inf at t = 3"):
        integrate(oscillator(inputs), TIMES, **options)


def test_a_singularity_ends_with_the_smallest_step(compiled_function):
    def blow_up(t, y, u, p, k, yd):
        yd[0] = y[0] * y[0]

    problem = InitialValueProblem(compiled_function(blow_up), [1.0], ("x",))
    with pytest.raises(
        AnalysisError, match=r"smaller than rounding allows at t = 1 s.*method='Radau'"
    ) as caught:
        integrate(problem, [0, 2])
    assert caught.value.result.times[-1] == pytest.approx(1, abs=1e-5)


def test_too_many_steps_of_a_stiff_problem_advise_the_stiff_method(compiled_function):
    def stiff(t, y, u, p, k, yd):
        yd[0] = -1e6 * (y[0] - math.cos(t))

    problem = InitialValueProblem(compiled_function(stiff), [0.0], ("x",))
    with pytest.raises(
        AnalysisError,
        match=r"5000 steps .* only to t = .*is stiff: take method='Radau'",
    ) as caught:
        integrate(problem, [0, 2], method=DP54(rtol=1e-6, atol=1e-9, max_steps=5000))
    statistics = caught.value.result.statistics
    assert statistics.stiff
    assert statistics.steps + statistics.rejected == 5000


@every_method
def test_just_enough_steps_are_enough(oscillator, options):
    problem = oscillator(ConstantInputs([0.0]))
    needed = integrate(problem, TIMES, **options).statistics
    tried = needed.steps + (needed.rejected or 0)
    method = options["method"]
    enough, few = (replace(method, max_steps=most) for most in (tried, tried - 1))
    assert integrate(problem, TIMES, enough).status.completed
    with pytest.raises(AnalysisError, match="raise max_steps"):
        integrate(problem, TIMES, few)


@pytest.mark.parametrize("budget", [64, 7001])
def test_the_clock_does_not_decide_when_a_run_gets_nowhere(
    oscillator, budget, monkeypatch
):
    monkeypatch.setattr(driver, "FIRST_BUDGET", budget)
    problem = oscillator(ConstantInputs([0.0]))
    with pytest.raises(AnalysisError, match="100000 steps have led only to"):
        integrate(problem, [0, 1e6], method=DP54(max_step=1e-7))


def test_progress_grows_from_zero_to_one(oscillator):
    seen = []
    problem = oscillator(ConstantInputs([0.0]))
    integrate(problem, [0, 100], method=RK4(0.001), progress=seen.append)
    assert len(seen) > 1
    assert seen == sorted(seen)
    assert 0 < seen[0] < 1
    assert seen[-1] == pytest.approx(1)


def test_parameters_changed_between_runs_count(oscillator, functions):
    problem = oscillator(ConstantInputs([0.0]))
    before = integrate(problem, [0, 1]).y[-1, 0]
    functions.oscillator.parameters[0] = 9.0
    after = integrate(problem, [0, 1]).y[-1, 0]
    functions.oscillator.parameters[0] = 4.0
    assert (before, after) == pytest.approx((math.cos(2), math.cos(3)), abs=1e-5)


def test_a_system_without_states_has_its_times_and_inputs(compiled_function):
    def nothing(t, y, u, p, k, yd):
        pass

    problem = InitialValueProblem(
        compiled_function(nothing),
        [],
        (),
        input_labels=("F",),
        inputs=PythonInputs(lambda t, y, held: t),
    )
    found = integrate(problem, TIMES)
    assert found.y.shape == (11, 0)
    assert found.u[:, 0].tolist() == TIMES.tolist()


@pytest.mark.parametrize(
    ("times", "message"),
    [
        ([], r"shape \(0,\)"),
        ([[0, 1]], r"shape \(1, 2\)"),
        ([0, math.nan], "not all finite"),
        ([0, 2, 1, 3], "t = 1 s follows t = 2 s"),
        ([0, 1, 1, 1], "t = 1 s follows t = 1 s"),
    ],
)
def test_times_out_of_order_are_refused(oscillator, times, message):
    with pytest.raises(CallError, match=message):
        integrate(oscillator(ConstantInputs([0.0])), times)


def test_a_trajectory_says_what_it_is(oscillator):
    found = integrate(oscillator(ConstantInputs([0.0])), TIMES)
    assert repr(found).startswith(
        "Trajectory(2 states, 1 inputs at 11 times from 0 to 5 s, completed; DP54: "
    )
