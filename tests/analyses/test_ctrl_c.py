"""Ctrl-C in analyses of many runs: a run cut short is no result, and none is lost."""

import os
import signal

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.instant.newton import Path
from symbody.analyses.linear import modal_path
from symbody.analyses.periodic import periodic_path


class Presser:
    """A function of zero that presses Ctrl-C at one of its calls."""

    def __init__(self):
        self.left = 0

    def __call__(self, t):
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGINT)
        return 0.0


@pytest.fixture(scope="module")
def spring():
    """Return a driven oscillator, what presses Ctrl-C in it, and its measurements."""
    press = Presser()
    zero = sb.ExternalFunction("zero", press, derivatives=[lambda t: 0.0 * t])
    model = sb.Model("spring", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    slide = model.add_joint("slide", model.world, body, "Tx", q=0.5)
    k = model.add_parameter("k", 4.0, positive=True)
    x, v, t = slide.q[0], slide.v[0], model.t
    force = -k * (x - 0.1) - x**3 - 0.2 * v + 0.3 * sb.cos(t) + zero(t)
    model.add_load("spring", sb.loads.JointForce(slide, force))
    compiled = sb.compile_model(model)
    motion = sb.simulate(compiled, 3.0, parameters={"k": 4.5})
    return compiled, press, motion.data[["q_slide"]]


RUNS = {
    "sensitivities": lambda m, d: sb.sensitivities(m, "q_slide", "k", 3.0),
    "cost_gradient": lambda m, d: sb.cost_gradient(m, "k", 3.0, final="q_slide"),
    "adjoint": lambda m, d: sb.cost_gradient(
        m, "k", 3.0, final="q_slide", by="adjoint"
    ),
    "periodic_motion": lambda m, d: sb.periodic_motion(m, 2 * np.pi),
}


@pytest.mark.parametrize("name", RUNS)
def test_a_run_cut_short_gives_no_number(spring, ctrl_c, name):
    model, press, data = spring
    press.left = 1000
    with pytest.raises(KeyboardInterrupt):
        RUNS[name](model, data)
    assert press.left <= 0


def test_ctrl_c_in_a_function_of_the_users_gives_no_number(spring, ctrl_c, capsys):
    model, press, _ = spring
    press.left = 1
    with pytest.raises(sb.errors.AnalysisError, match="v_slide are not finite"):
        model.derivatives(0.0, [0.5, 0.0])
    assert "KeyboardInterrupt" in capsys.readouterr().err


SEARCHES = {
    "fit": lambda m, d: sb.fit(m, d, "k"),
    "optimize": lambda m, d: sb.optimize(
        m, "k", 3.0, final="q_slide", bounds={"k": (1, 9)}
    ),
}


@pytest.mark.parametrize("name", SEARCHES)
def test_a_search_cut_short_has_the_best_until_then(spring, ctrl_c, name):
    model, press, data = spring
    press.left = 17_500
    with pytest.raises(
        sb.errors.Interrupted, match="interrupted by the user"
    ) as caught:
        SEARCHES[name](model, data)
    result = caught.value.result
    assert result.status.name == "INTERRUPTED"
    assert result.value("k") != 4.0  # where it began
    if name == "fit":
        assert result.value("k") == pytest.approx(4.5, rel=0.05)
        assert result.fitted == pytest.approx(result.data, abs=0.01)
    else:
        assert result.cost == result.costs[-1] < result.costs[0]


def _raising_at(call, function):
    left = [call]

    def raising(*args, **options):
        left[0] -= 1
        if left[0] == 0:
            raise KeyboardInterrupt
        return function(*args, **options)

    return raising


PATHS = {
    "equilibrium_path": lambda m: sb.equilibrium_path(m, "k", 9.0),
    "periodic_path": lambda m: sb.periodic_path(m, "k", 9.0, period=2 * np.pi),
    "modal_path": lambda m: sb.modal_path(m, "k", np.linspace(4.0, 9.0, 20)),
}


@pytest.mark.parametrize("name", PATHS)
def test_a_path_cut_short_has_its_points(spring, monkeypatch, name):
    whole = PATHS[name](spring[0])
    monkeypatch.setattr(Path, "step", _raising_at(7, Path.step))
    monkeypatch.setattr(modal_path, "eigen", _raising_at(7, modal_path.eigen))
    with pytest.raises(sb.errors.Interrupted, match="these are the points") as caught:
        PATHS[name](spring[0])
    path = caught.value.result
    assert 1 < len(path.values) < len(whole.values)
    assert path.values.tolist() == whole.values[: len(path.values)].tolist()


def test_a_chart_cut_short_has_its_values(monkeypatch):
    model = sb.Model("swing")
    rail = model.add_joint("x", model.world, model.add_body("mass", 1.0), "Tx")
    a, q = model.add_parameter("a", 1.0), model.add_parameter("q", 0.5)
    force = -(a - 2 * q * sb.cos(2 * model.t)) * rail.q[0]
    model.add_load("spring", sb.loads.JointForce(rail, force))
    grid = {"a": [1.2, 2.0, 3.0], "q": [0.1, 0.2]}
    whole = sb.stability_chart(model, grid, period=np.pi)
    cut_short = _raising_at(5, periodic_path.converged)
    monkeypatch.setattr(periodic_path, "converged", cut_short)
    with pytest.raises(sb.errors.Interrupted, match="these are the values") as caught:
        sb.stability_chart(model, grid, period=np.pi)
    chart = caught.value.result
    assert not chart.completed
    assert chart.growth[0].tolist() == whole.growth[0].tolist()
    assert np.isfinite(chart.growth).tolist() == [[True] * 3, [True, False, False]]
