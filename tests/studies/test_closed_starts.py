"""Starts with constraints, closed many at once: each as if it were alone."""

import numpy as np
import pytest

import symbody as sb
from symbody.closure.close_and_partition import Assembly
from symbody.library import closed_by_constraints
from symbody.studies import runs
from symbody.studies.targets import ClosedStarts


def _starts(compiled, rng, count):
    """Return parameters and starts, near the model's, far, and without a closure."""
    p = np.tile(compiled.parameters, (count, 1))
    y = np.tile(compiled.start_state(), (count, 1))
    nq = len(compiled.system.q)
    y[:, 0] += rng.normal(0.0, 0.02, count)
    far = slice(count // 3, count // 2)
    y[far, :nq] += rng.normal(0.0, 3.0, y[far, :nq].shape)
    y[-3:, nq] = 0.1  # velocities of other patterns
    return p, y


@pytest.mark.parametrize("name", ["windows", "bennett", "spatial_slider_crank"])
def test_many_starts_are_closed_as_each_alone(name, rng):
    kind = getattr(closed_by_constraints, name)
    compiled = sb.compile_model(kind(2) if name == "windows" else kind())
    names = [s.name for s in compiled.system.q[:1]]
    together, alone = (ClosedStarts(compiled, names) for _ in range(2))
    p, y = _starts(compiled, rng, 30)
    whole = together(p, y)
    ones = [alone(p[i : i + 1], y[i : i + 1]) for i in range(len(p))]
    assert (whole.fit == [one.fit[0] for one in ones]).all()
    assert (whole.turned == [one.turned[0] for one in ones]).all()
    assert whole.fit.any()
    # What is told of moves is closed again by whoever tells it.
    assert whole.turned.any() or not whole.fit.all()
    for i in np.flatnonzero(whole.fit):
        assert (whole.states[i] == ones[i].states[0]).all()
        choice = alone.partitions[ones[i].choices[0]]
        assert together.partitions[whole.choices[i]] == choice


def test_starts_that_are_alike_are_closed_in_one_call(rng):
    compiled = sb.compile_model(closed_by_constraints.windows(2))
    starts = ClosedStarts(compiled, [compiled.system.q[0].name])
    calls = []
    close = starts._close
    starts._close = lambda *arguments: calls.append(1) or close(*arguments)
    p = np.tile(compiled.parameters, (3000, 1))
    y = np.tile(compiled.start_state(), (3000, 1))
    y[:, 0] += rng.normal(0.0, 0.01, 3000)
    closed, unmoved, *_ = starts(p, y)
    assert unmoved.all()
    assert len(calls) == 1
    phi = compiled.function("constraints")
    assert max(np.abs(phi(0.0, row, [])).max() for row in closed[::100]) < 1e-9


@pytest.mark.parametrize("name", ["q_j1", "L", "m"])
def test_equations_that_hold_whatever_moves_leave_starts_in_compiled_code(
    name, monkeypatch
):
    """Of a loop in a plane that a cut of five equations closes; as one of two does."""
    motions = []
    for cut in (sb.constraints.HingeCut, sb.constraints.PlanarHingeCut):
        model = sb.Model("four_bar", gravity=(0, 0, -9.81))
        mass, length = model.add_parameter("m", 1.0), model.add_parameter("L", 0.5)
        world, ends = model.world, []
        for joint, place, size, q in (
            ("j1", world, 0.2, 0.5), ("j2", None, length, -0.319402),
            ("j3", world.add_frame("o", (0.5, 0, 0)), 0.25, 0.837209),
        ):  # fmt: skip
            body = model.add_body(f"of_{joint}", mass, (0, 0, 0), (0.01, 0.02, 0.02))
            model.add_joint(joint, place or ends[0], body, "Ry", q=q)
            ends.append(body.add_frame("tip", at=(size, 0, 0)))
        model.add_constraint("cut", cut(*ends[1:], axis="y"))
        compiled = sb.compile_model(model)
        monkeypatch.setattr(Assembly, "closed", None)
        values = {"q_j1": [0.51, 0.7, -1.0], "L": [0.501, 0.502], "m": [2.0, 3.0]}[name]
        way = "start" if name == "q_j1" else "parameters"
        many = sb.simulate_many(compiled, {name: values}, [0, 0.05])
        for states, value in zip(many.states, values, strict=True):
            alone = sb.simulate(compiled, [0, 0.05], **{way: {name: value}})
            assert (states == np.hstack([alone.q, alone.v])).all()
        motions.append(many.states)
        monkeypatch.undo()
    np.testing.assert_allclose(*motions, rtol=0, atol=1e-8)


@pytest.mark.parametrize("name", ["parallel_cranks", "sarrus"])
def test_redundant_loops_that_begin_open_are_closed_in_compiled_code(name, monkeypatch):
    """Where one equation follows from others only where they hold; as Python does."""
    compiled = sb.compile_model(getattr(closed_by_constraints, name)())
    q, value = compiled.system.q[0].name, float(compiled.start_state()[0])
    for start in ({q: value + step} for step in (1e-9, 1e-6, 1e-3)):
        with monkeypatch.context() as only:
            only.setattr(Assembly, "closed", None)
            by_code = sb.simulate(compiled, [0, 0.05], start=start)
        with monkeypatch.context() as only:
            only.setattr(Assembly, "closed_by_code", lambda *_: None)
            by_python = sb.simulate(compiled, [0, 0.05], start=start)
        assert (by_code.q == by_python.q).all()
        assert [*by_code.notes] == [*by_python.notes]


def _rough_windows():
    """Return two four-bars beside each other, the first with a start that moves."""
    model = sb.Model("rough", gravity=(0, -9.81, 0))
    mass, length = model.add_parameter("m", 1.0), model.add_parameter("L", 1.0)
    for i, (start, size) in enumerate(((-1.5, 1.0), (-np.pi / 2, length))):
        cranks = []
        for k in range(2):
            crank = model.add_body(f"crank{i}{k}", mass, (0.5, 0, 0), (0, 0.1, 0.1))
            ground = model.world.add_frame(f"ground{i}{k}", at=(3 * i + k, 0, 0))
            model.add_joint(f"pivot{i}{k}", ground, crank, "Rz", q=np.pi / 2, v=-1.0)
            cranks.append(crank.add_frame("end", at=(size, 0, 0)))
        bar = model.add_body(f"bar{i}", 1, (0.5, 0, 0), (0, 0.1, 0.1))
        model.add_joint(f"pin{i}", cranks[0], bar, "Rz", q=start, v=1.0)
        cut = sb.constraints.PlanarHingeCut(bar.add_frame("end", (1, 0, 0)), cranks[1])
        model.add_constraint(f"window{i}", cut)
    return model


@pytest.mark.parametrize("name", ["m", "L"])
@pytest.mark.filterwarnings("ignore:model 'rough'. the loops do not close")
def test_each_run_tells_of_the_start_that_moved(name):
    """Whether what varies moves it further or not; the states are those of simulate."""
    model = _rough_windows()
    compiled, values = sb.compile_model(model), [1.0, 1.2, 1.5]
    many = sb.simulate_many(model, {name: values}, [0, 0.05])
    (told,) = [note for note in many.notes if "close from another start" in note]
    assert told.startswith("Notes on runs: 0, 1, 2.")
    for run, value in enumerate(values):
        alone = sb.simulate(compiled, [0, 0.05], parameters={name: value})
        assert any("close from another start" in note for note in alone.notes)
        assert (many.states[run] == np.hstack([alone.q, alone.v])).all()


@pytest.mark.parametrize("known", [True, False])
def test_runs_whose_start_moves_little_stay_in_compiled_code(known, monkeypatch):
    """Whether its user gave what moves, or nobody: notes are those of simulate."""
    model = sb.Model("window", gravity=(0, -9.81, 0))
    length, q = model.add_parameter("L", 1.0), np.pi / 2
    model.add_state("wear", 0.3, -1.0)
    ends = []
    for i in range(2):
        crank = model.add_body(f"crank{i}", 1, (0.5, 0, 0), (0, 0.1, 0.1))
        ground = model.world.add_frame(f"ground{i}", at=(i, 0, 0))
        start = {"q": q} if known or not i else {}
        model.add_joint(f"pivot{i}", ground, crank, "Rz", **start)
        ends.append(crank.add_frame("end", at=(1, 0, 0)))
    bar = model.add_body("bar", 1, (0.5, 0, 0), (0, 0.1, 0.1))
    model.add_joint("pin", ends[0], bar, "Rz", **({"q": -q} if known else {}))
    cut = sb.constraints.PlanarHingeCut(bar.add_frame("end", (length, 0, 0)), ends[1])
    model.add_constraint("cut", cut)
    values, calls = 1.0 + 1e-3 * np.arange(1, 9), []
    study = sb.Study(model, {"L": values}, {"end": "q_pin"}, duration=[0, 0.05])
    alone = runs.simulate
    monkeypatch.setattr(
        runs, "simulate", lambda *args, **more: calls.append(1) or alone(*args, **more)
    )
    result = study.run(progress=False, workers=1)
    assert len(calls) == 1  # tells what is known of all runs
    compiled = sb.compile_model(model)
    for i, value in enumerate(values):
        motion = sb.simulate(compiled, [0, 0.05], parameters={"L": value})
        assert "close from another start" in motion.notes[0]
        assert result.arrays["message"][i] == " ".join(motion.notes)
        assert result.array("end")[i] == motion["q_pin"][-1]
