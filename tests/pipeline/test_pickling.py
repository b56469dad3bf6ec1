"""What a user holds goes into another process, and is the same there."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pytest

import symbody as sb
from symbody.library import closed_by_constraints as known
from symbody.program.lower import lower
from symbody.system.assemble import assemble
from symbody.writers.c.write import write


def again(thing):
    return pickle.loads(pickle.dumps(thing))


def twice(x):
    return 2 * x


def driven():
    """Return a mechanism with a function of the user's, a curve, states and tables."""
    model = sb.Model("odd")
    k = model.add_parameter("k", [1.0, 2.0])
    late = model.add_parameter("late", 3 * k[1])
    u = model.add_input("u", limits=(-1, 1))
    body = model.add_body("b", mass=late)
    joint = model.add_joint("slide", model.world, body, "Tx")
    bump = model.add_curve("bump", [0, 1, 2], [0, 1, 0])
    spring = sb.ExternalFunction("spring", twice, c="return 2*x;", derivatives=[2])
    x = model.add_state("x", 0.1)
    model.set_rate(x, u - x)
    force = -k[0] * spring(joint.q[0]) + bump(x) + u
    model.add_load("f", sb.loads.JointForce(joint, force))
    return model


HUMANOID = pytest.param(sb.library.humanoid, marks=pytest.mark.slow)
ZOO = pytest.param(sb.library.zoo, marks=pytest.mark.slow)
MODELS = [ZOO, HUMANOID, sb.library.loader, known.double_four_bar]


@pytest.mark.parametrize("make", [*MODELS, driven])
def test_a_model_moves_as_it_did_before(make):
    model = make()
    first = sb.simulate(model, 0.1)
    second = sb.simulate(again(model), 0.1)
    np.testing.assert_array_equal(first.q, second.q)
    np.testing.assert_array_equal(first.v, second.v)


@pytest.mark.parametrize("make", [*MODELS, driven])
def test_a_compiled_model_gives_the_same_bits(make):
    compiled = sb.compile_model(make())
    y, u = compiled.start_state(), np.zeros(len(compiled.system.u))
    wanted = compiled.derivatives(0.3, y, u)
    np.testing.assert_array_equal(again(compiled).derivatives(0.3, y, u), wanted)
    function = again(compiled.function("derivatives"))
    np.testing.assert_array_equal(function(0.3, y, u), wanted)


def test_a_compiled_model_keeps_the_parameters_it_was_given():
    compiled = sb.compile_model(sb.library.crane_crab()).with_parameters({"m2": 5.0})
    copied = again(compiled)
    np.testing.assert_array_equal(copied.parameters, compiled.parameters)
    assert copied.overrides == {"m2": 5.0}


def test_symbols_stay_the_same_symbols_within_a_pickle():
    model = driven()
    joint = model.joints["slide"]
    formula = joint.q[0] * model.parameters["late"].value
    again_model, again_joint, again_formula = again((model, joint, formula))
    assert again_model.joints["slide"] is again_joint
    slide, late = again_joint.q[0], again_model.parameters["late"].value
    assert again_formula is slide * late
    assert slide is not joint.q[0]


def test_free_symbols_are_the_same_everywhere():
    a = sb.symbol("a")
    assert again(a) is a
    assert again(2 * sb.sin(a)) is 2 * sb.sin(a)


def test_formulas_may_be_deeper_than_the_stack():
    node = sb.symbol("a")
    for i in range(20_000):
        node = sb.sin(node + i)
    assert again(node) is node


@pytest.mark.parametrize("make", [sb.library.arm6, known.double_four_bar])
def test_equations_make_the_same_text(make):
    equations = sb.derive(make())

    def text(equations):
        arguments = {name: (name,) for name in equations.arguments}
        program = lower(equations, "f", arguments, {"vd": ("vd",)})
        return write([program], "m")["m.c"], write([again(program)], "m")["m.c"]

    first, of_program = text(equations)
    second, _ = text(again(equations))
    assert first == second == of_program


def test_a_system_keeps_its_numbers():
    system = assemble(sb.library.zoo())
    assert again(system).describe() == system.describe()


def test_copies_of_a_model_change_apart_but_share_their_symbols():
    model = driven()
    for made in (copy.copy(model), copy.deepcopy(model)):
        made.add_sensor("where", sb.sensors.Position(made.bodies["b"]))
        made.add_load("more", sb.loads.JointForce(made.joints["slide"], model.t))
        assert "where" not in model.sensors
        assert made.joints["slide"] is not model.joints["slide"]
        sb.simulate(made, 0.1)
    sb.simulate(model, 0.1)


def test_what_never_changes_is_its_own_copy():
    compiled = sb.compile_model(sb.library.pendulum())
    function = compiled.function("derivatives")
    assert copy.copy(compiled) is copy.deepcopy(compiled) is compiled
    assert copy.copy(function) is copy.deepcopy(function) is function


SCRIPT = """
import pickle, sys, symbody as sb
compiled = pickle.load(sys.stdin.buffer)
print(sb.simulate(compiled, 0.5, parameters={"m2": 2.0}).q[-1].tolist())
"""


def test_a_process_that_begins_from_nothing_gives_the_same_results():
    compiled = sb.compile_model(sb.library.crane_crab())
    compiled.function("derivatives")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], input=pickle.dumps(compiled),
        capture_output=True, check=True,
    )  # fmt: skip
    wanted = sb.simulate(compiled, 0.5, parameters={"m2": 2.0}).q[-1].tolist()
    assert done.stdout.decode().strip() == str(wanted)


def test_workers_of_a_pool_take_compiled_models_as_arguments():
    compiled = sb.compile_model(sb.library.crane_crab())
    values = [{"m2": 1.0}, {"m2": 2.0}, {"m2": 3.0}]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        runs = [
            pool.submit(sb.simulate, compiled, 0.5, parameters=value)
            for value in values
        ]
        found = [run.result().q[-1].tolist() for run in runs]
    alone = [sb.simulate(compiled, 0.5, parameters=value) for value in values]
    assert found == [motion.q[-1].tolist() for motion in alone]


def test_a_formula_with_the_time_of_the_model_before_the_pickle_is_refused():
    model = sb.Model("slider")
    joint = model.add_joint("j", model.world, model.add_body("b", mass=1.0), "Tx")
    model.add_load("push", sb.loads.JointForce(joint, model.add_input("u")))
    other = again(sb.compile_model(model))
    with pytest.raises(sb.errors.ModelError, match=r"input 'u': .*'t' of another"):
        sb.simulate(other, 1.0, inputs={"u": sb.sin(model.t)})
    sb.simulate(other, 1.0, inputs={"u": sb.sin(other.system.t)})
