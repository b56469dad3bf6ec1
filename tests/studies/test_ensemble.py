"""Ensembles: every run is that of `simulate`, whatever the others do."""

import numpy as np
import pytest

import symbody as sb
import symbody.studies.ensemble as ensembles
from symbody.errors import Interrupted, ModelError
from symbody.library import closed_by_constraints as known
from symbody.runtime.arrays import free_memory
from symbody.runtime.repeat import LaneRuns

STEPS = {"method": sb.RK4(0.01)}
# Lanes round otherwise than single rows do, and a second of motion makes more of it.
ROUNDED = 1e-10


def alone(compiled, design, run, times, **options):
    """Return the states of a run by `simulate`."""
    given = design.row(run)
    system = compiled.system
    parts = {"parameters": system.parameters, "inputs": system.inputs}
    for word, own in parts.items():
        options[word] = {name: given.pop(name) for name in list(given) if name in own}
    motion = sb.simulate(compiled, times, start=given, **options)
    return np.column_stack([motion[s.name] for s in system.coordinates.y])


@pytest.fixture(scope="module")
def crane():
    return sb.compile_model(sb.library.crane_crab())


def crane_runs(rng, count):
    return sb.studies.rows(
        {
            "F": rng.uniform(-5, 5, count),
            "m2": rng.uniform(1, 3, count),
            "q_rot_pendulum": rng.uniform(-1, 1, count),
        }
    )


def falling():
    """Return a body on a line whose force has no value above the height 1."""
    model = sb.Model("falling", gravity=(0, 0, -9.81))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("s", model.world, body, sb.joints.Prismatic("z"))
    force = sb.loads.JointForce(joint, sb.sqrt(1 - joint.q[0]))
    model.add_load("force", force)
    return model


@pytest.mark.parametrize("times", [[0, 0.5, 1], [0, 0.0137, 0.6421, 1], [1, 0.333, 0]])
def test_runs_in_lanes_are_those_of_simulate(crane, times, rng):
    design = crane_runs(rng, 11)
    many = sb.simulate_many(crane, design, times, **STEPS)
    assert many.way == "lanes"
    assert len(many) == 11
    for run in range(11):
        wanted = alone(crane, design, run, times, **STEPS)
        np.testing.assert_allclose(many.states[run], wanted, rtol=0, atol=ROUNDED)


def test_quaternions_stay_of_length_one_in_lanes(rng):
    compiled = sb.compile_model(sb.library.free_body())
    spin = compiled.system.coordinates.v[-1].name
    design = sb.studies.rows({spin: rng.normal(size=9)})
    many = sb.simulate_many(compiled, design, 1.0, **STEPS)
    assert many.way == "lanes"
    first = compiled.system.quaternions[0]
    sizes = np.linalg.norm(many.states[..., first : first + 4], axis=-1)
    np.testing.assert_allclose(sizes, 1.0, rtol=0, atol=1e-14)
    wanted = alone(compiled, design, 5, many.time, **STEPS)
    np.testing.assert_allclose(many.states[5], wanted, rtol=0, atol=ROUNDED)


@pytest.mark.parametrize("options", [{}, STEPS, {"method": "Radau"}])
def test_runs_do_not_depend_on_others_or_on_threads(crane, options, rng):
    design = crane_runs(rng, 21)
    every = sb.simulate_many(crane, design, 0.5, workers=2, **options)
    some = sb.studies.rows({n: c.values[13:] for n, c in design.columns.items()})
    part = sb.simulate_many(crane, some, 0.5, workers=1, **options)
    assert (every.states[13:] == part.states).all()


def test_adaptive_runs_are_those_of_simulate_to_the_last_bit(crane, rng):
    design, times = crane_runs(rng, 3), np.linspace(0, 1, 7)
    many = sb.simulate_many(crane, design, times)
    assert many.way == "loops"
    for run in range(3):
        assert (many.states[run] == alone(crane, design, run, times)).all()


@pytest.mark.parametrize("explicit", [True, False])
def test_closed_loops_go_with_the_loops_to_the_last_bit(explicit):
    compiled = sb.compile_model(sb.library.four_bar(explicit=explicit))
    speed = compiled.system.coordinates.v[0].name
    design = sb.studies.grid({speed: [0.0, 1.0]})
    many = sb.simulate_many(compiled, design, [0, 0.1, 0.2])
    assert many.way == "loops"
    for run in range(2):
        assert (many.states[run] == alone(compiled, design, run, many.time)).all()


def test_rolling_bodies_are_simulated_in_compiled_loops():
    compiled = sb.compile_model(known.disc())
    speed = compiled.system.coordinates.v[-1].name
    own = float(compiled.start_state()[-1])
    design = sb.studies.grid({speed: [own, own - 0.02, own + 0.02]})
    many = sb.simulate_many(compiled, design, [0, 0.1, 2.0])
    assert many.way == "loops"
    for run in range(3):
        wanted = alone(compiled, design, run, many.time)
        assert (many.states[run] == wanted).all()


def test_states_that_loads_have_of_their_own_are_there(crane):
    model = sb.library.crane_crab()
    model.add_state("x", rate=-model.joints["trans_crab"].q[0], start=1.0)
    many = sb.simulate_many(
        model, {"F": [1.0, 2.0]}, [0, 1], method=sb.DP54(input_times=[0.5]), inputs={}
    )
    assert many["x"].shape == (2, 2)
    assert many.way == "simulate"


def test_a_run_that_fails_harms_no_other_and_is_told():
    heights = [0.0, -0.2, 0.3, 0.1, -0.5, 0.2, 0.4, -0.1, 0.0]
    speeds = [0.0] * 9
    speeds[2] = 10.0
    design = sb.studies.rows({"q_s": heights, "v_s": speeds})
    many = sb.simulate_many(falling(), design, np.linspace(0, 1, 5), **STEPS)
    assert many.way == "lanes"
    (failed,) = many.failures
    assert failed.run == 2
    assert 0.05 < failed.time < 0.15
    assert "Run 2: " in many.notes[0]
    assert list(many.completed_runs) == [0, 1, 3, 4, 5, 6, 7, 8]
    calm = sb.studies.rows({"q_s": heights[3:], "v_s": speeds[3:]})
    others = sb.simulate_many(falling(), calm, many.time, **STEPS)
    assert (many.states[3:] == others.states).all()
    assert np.isnan(many.states[2, -1]).all()


def with_force(make):
    """Return a crane with one more force, made of where it is."""
    model = sb.library.crane_crab()
    crab = model.joints["trans_crab"]
    model.add_load("extra", sb.loads.JointForce(crab, make(crab.q[0])))
    return model


def test_runs_with_numerical_blocks_are_in_lanes():
    y = sb.symbol("y")
    model = with_force(lambda q: sb.implicit(y**3 + y - q, y))
    many = sb.simulate_many(model, {"F": [0.0, 1.0]}, 0.5, **STEPS)
    assert many.way == "lanes"
    alone = sb.simulate(model, many.time, inputs={"F": 1.0}, **STEPS)
    found = many["q_trans_crab"][1]
    np.testing.assert_allclose(found, alone["q_trans_crab"], rtol=0, atol=ROUNDED)


def test_runs_that_call_python_are_not_in_lanes_and_that_is_told():
    drag = sb.ExternalFunction("drag", lambda x: -0.1 * x, derivatives=[lambda x: -0.1])
    model = with_force(drag)
    many = sb.simulate_many(model, {"F": [0.0, 1.0]}, 0.1, method=sb.DP54(max_step=1.0))
    assert many.way in ("loops", "simulate")
    many = sb.simulate_many(model, {"F": [0.0, 1.0]}, 0.1, **STEPS)
    assert many.way == "loops"
    assert "its rates call Python, or are a loop over links" in many.notes[0]


def test_limits_that_runs_pass_are_told():
    model = sb.Model("slide", gravity=(0, 0, -9.81))
    body = model.add_body("body", mass=1.0)
    model.add_joint("s", model.world, body, sb.joints.Prismatic("z"), limits=(-1, 1))
    many = sb.simulate_many(model, {"v_s": [5.0, 4.0, 10.0]}, 0.5, **STEPS)
    assert "q_s is beyond its own in 2 runs, the first of them run 0" in many.notes[0]


@pytest.mark.parametrize(
    ("given", "options", "said"),
    [
        ({"F": [1.0]}, {"save": sb.Save(work=True)}, "option 'save' is unknown"),
        ({"f": [1.0]}, {}, "'f' cannot vary"),
        ({"F": [1.0]}, {"method": "RK4"}, "RK4 does not choose it"),
        ({"F": [1.0]}, {"step": 0.1}, "step is no option of its own.*RK4"),
        ({"F": [1.0]}, {"every": 0.1}, r"every is no option of its own.*sb\.Save"),
        ({"m2": [-1.0, -2.0]}, {}, "none of 2 runs begins. Run 0: "),
    ],
)
def test_what_makes_no_sense_is_an_error(crane, given, options, said):
    with pytest.raises(sb.errors.SymbodyError, match=said):
        sb.simulate_many(crane, given, 0.1, **options)


def test_states_that_do_not_fit_into_memory_are_an_error_before(crane, monkeypatch):
    monkeypatch.setattr(ensembles, "free_memory", lambda: 1000)
    with pytest.raises(ModelError, match=r"2 runs at 501 times, 4 each, need 3.21e-05"):
        sb.simulate_many(crane, {"F": [0.0, 1.0]}, 1.0)
    with pytest.raises(ModelError, match=r"6 runs \(a grid of 2 x 3; sb.studies.rows"):
        sb.simulate_many(crane, {"F": [0, 1], "m1": [1, 2, 3]}, 1.0)


def test_memory_that_is_free_is_known_to_be_more_than_nothing():
    assert free_memory() > 1e6


def test_ctrl_c_gives_what_was_done(crane, monkeypatch):
    calls, usual = [], LaneRuns.states

    def interrupted(*arguments):
        calls.append(1)
        if len(calls) > 1:
            raise KeyboardInterrupt
        return usual(*arguments)

    monkeypatch.setattr(LaneRuns, "states", interrupted)
    with pytest.raises(Interrupted) as raised:
        sb.simulate_many(crane, {"F": list(range(20))}, 0.1, workers=1, **STEPS)
    found = raised.value.result
    assert list(found.completed_runs) == list(range(8))
    assert str(found.status).startswith("interrupted")


def test_an_ensemble_is_saved_shown_and_drawn(crane, tmp_path):
    many = sb.simulate_many(crane, {"F": [0.0, 1.0, 2.0]}, 0.5, **STEPS)
    many.save(tmp_path / "many.npz")
    again = sb.results.Ensemble.load(tmp_path / "many.npz")
    assert (again.states == many.states).all()
    assert again.way == "lanes"
    ends = many["q_trans_crab"][:, -1]
    assert many.table().rows[0][3:] == (ends.min(), ends.max())
    assert len(many.plot().axes[0].lines) == 3
    assert many.start(2)["q_trans_crab"] == many["q_trans_crab"][2, 0]
    assert "3 runs that vary F, eight at once" in repr(many)
    assert "q_trans_crab" in many
    assert "q_other" not in many
    with pytest.raises(TypeError, match="'Ensemble' object is not iterable"):
        list(many)


@pytest.mark.parametrize("common", [{}, {"inputs": {"F": 1.0}}])
def test_values_without_effect_are_told_as_simulate_tells_them(common):
    model = sb.Model("pushed")
    joint = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx")
    force, scale, idle = model.add_input("F"), model.add_parameter("s", 1.0), "idle"
    model.add_parameter(idle, 1.0)
    model.add_load("push", sb.loads.JointForce(joint, scale * force))

    def told(result):
        return [n for n in result.notes if "no effect" in n]

    said = told(sb.simulate(model, [0, 1.0], parameters={idle: 2.0}, **common))
    assert len(said) == 1
    assert told(sb.simulate_many(model, {idle: [1.0, 2.0]}, [0, 1.0], **common)) == said
    study = sb.Study(model, {idle: [1.0, 2.0]}, {"x": "q_x"}, duration=1.0, **common)
    assert told(study.run()) == said
    by_input = {"inputs": {"F": model.t * model.parameters[idle].symbols.item()}}
    both = sb.simulate_many(model, {idle: [1.0, 2.0]}, [0, 1.0], **by_input)
    assert not told(both)


def test_inputs_that_clauses_push_are_not_missed():
    model = sb.Model("pushed")
    joint = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx")
    force, scale = model.add_input("F"), model.add_parameter("s", 1.0)
    model.add_load("push", sb.loads.JointForce(joint, scale * force))
    model.when(at=0.5, impulses={force: 2.0})
    assert not sb.simulate(model, [0, 1.0]).notes
    many = sb.simulate_many(model, {"s": [1.0, 2.0]}, [0, 1.0])
    assert not [n for n in many.notes if "zero was taken" in n]


def test_notes_on_runs_are_told_with_the_ensemble():
    model = sb.library.four_bar(explicit=False)
    many = sb.simulate_many(model, {"q_crank": [-0.5, 0.2]}, 0.01)
    assert any("Notes on runs: 1. Run 1: The loops close" in n for n in many.notes)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("K", [1.0, 2.0]),
        ("A", np.ones((2, 3, 2))),
        ("A", np.ones((2, 6))),
        ("F", np.ones((2, 3))),
        ("q_x", np.ones((2, 1))),
    ],
)
def test_values_of_other_shapes_than_simulate_takes_are_an_error(name, values):
    """One number for three entries was that of all, and turned matrices as they lie."""
    model = sb.Model("cart")
    K, A = model.add_parameter("K", [1.0, 2, 3]), model.add_parameter("A", np.eye(2, 3))
    F = model.add_input("F", shape=(2,))
    joint = model.add_joint("x", model.world, model.add_body("b", 1.0), "Tx")
    force = F[0] + F[1] + K[2] * joint.q[0] + A[0, 1] + A[1, 0]
    model.add_load("force", sb.loads.JointForce(joint, force))
    inputs = {} if name == "F" else {"F": [0.0, 0.0]}
    with pytest.raises(ModelError, match="none of 2 runs begins"):
        sb.simulate_many(model, sb.studies.rows({name: values}), 0.1, inputs=inputs)


def test_lists_for_one_entry_of_a_parameter_are_refused():
    model = sb.Model("p")
    K = model.add_parameter("K", [1.0, 2.0])
    way = model.add_joint("way", model.world, model.add_body("b", 1.0), "Tx", q=1.0)
    model.add_load("f", sb.loads.JointForce(way, -K[0] * way.q[0] - K[1] * way.v[0]))
    with pytest.raises(ModelError, match=r"K\[0\]=array.*must be one finite real"):
        sb.simulate_many(model, {"K[0]": [[1, 2], [3, 4]]}, 1.0)
