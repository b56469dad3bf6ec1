"""An analysis changes nothing that it is given, whoever else uses it meanwhile."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints as known
from symbody.library.machines import crane_crab

TIMES = np.linspace(0.0, 0.5, 6)


def ends(compiled, values, threads):
    """Return the last state of a run for each value of a parameter."""

    def end(value):
        motion = sb.simulate(compiled, TIMES, parameters={"friction": value})
        return [*motion.q[-1], *motion.v[-1]]

    if threads == 1:
        return [end(value) for value in values]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(end, values))


@pytest.mark.parametrize("make", [crane_crab, known.double_four_bar])
def test_threads_with_their_own_parameters_get_their_own_results(make):
    model = make()
    rail = next(iter(model.joints.values()))
    friction = model.add_parameter("friction", 1.0)
    model.add_load("rub", sb.loads.JointForce(rail, -friction * rail.v[0]))
    compiled = sb.compile_model(model)
    values = [1.0 + 0.01 * (i % 10) for i in range(60)]
    alone = ends(compiled, values, threads=1)
    assert ends(compiled, values, threads=4) == alone
    assert len({end[0] for end in alone}) == 10


def test_models_are_derived_and_compiled_in_threads_at_once():
    def accelerations(_):
        compiled = sb.compile_model(sb.library.arm6())
        return compiled.derivatives(0.0, 0.1 + np.arange(12)).tolist()

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(accelerations, range(8)))
    assert found == found[:1] * 8


def test_a_run_leaves_the_parameters_of_a_compiled_model_as_they_were():
    compiled = sb.compile_model(crane_crab(), parameters={"m2": 2.0})
    first = sb.simulate(compiled, 0.5)
    sb.simulate(compiled, 0.5, parameters={"l2": 3.0, "m2": 7.0})
    again = sb.simulate(compiled, 0.5)
    np.testing.assert_array_equal(first.q, again.q)


def test_parameters_that_a_run_does_not_name_stay_those_of_the_compiled_model():
    compiled = sb.compile_model(crane_crab(), parameters={"m2": 2.0})
    both = sb.simulate(compiled, 0.5, parameters={"l2": 3.0})
    fresh = sb.simulate(crane_crab(), 0.5, parameters={"m2": 2.0, "l2": 3.0})
    np.testing.assert_array_equal(both.q, fresh.q)


def test_kinematics_never_shows_its_drives_to_others():
    model = sb.library.double_pendulum()
    first, second = model.joints.values()
    seen = []

    def formula_seen_meanwhile(fraction):
        seen.append([list(joint.drives) for joint in model.joints.values()])

    def prescribed(_):
        motion = sb.kinematics(model, {first: model.t, second: 0.5}, [0.0, 1.0])
        formula_seen_meanwhile(1.0)
        return motion.status.outcome

    with ThreadPoolExecutor(4) as pool:
        runs = [pool.submit(prescribed, i) for i in range(8)]
        free = sb.simulate(model, 0.2)
        assert {run.result() for run in runs} == {"completed"}
    assert "q_" + first.name in free
    assert all(drives == [[None], [None]] for drives in seen)
