"""Inputs that have no value: zero is taken, and every result says so."""

import numpy as np
import pytest

import symbody as sb

TOLD = "No value was given for the input F: zero was taken."


def cart():
    """Return a cart on a spring, and a force on it."""
    model = sb.Model("pushed")
    F = model.add_input("F")
    k = model.add_parameter("k", 4.0)
    slide = model.add_joint("x", model.world, model.add_body("cart", mass=1), "Tx")
    model.add_load("spring", sb.loads.JointForce(slide, F - k * slide.q[0]))
    return model


@pytest.fixture(scope="module")
def pushed():
    return sb.compile_model(cart())


CALLS = {
    "simulate": lambda m, **u: sb.simulate(m, 0.1, **u),
    "equilibrium": lambda m, **u: sb.equilibrium(m, **u),
    "equilibrium_path": lambda m, **u: sb.equilibrium_path(m, "k", 5.0, **u),
    "linearize": lambda m, **u: sb.linearize(m, **u),
    "modal": lambda m, **u: sb.modal(m, **u),
    "modal_path": lambda m, **u: sb.modal_path(m, "k", [4.0, 5.0], **u),
    "sensitivities": lambda m, **u: sb.sensitivities(
        m, of="q_x", wrt="k", duration=0.1, **u
    ),
    "fit": lambda m, **u: sb.fit(
        m, {"q_x": [1.0, 0.98, 0.92]}, times=[0, 0.1, 0.2], free=["q_x"], **u
    ),
}


@pytest.mark.parametrize("name", CALLS)
def test_an_input_without_a_value_is_told(pushed, name):
    result = CALLS[name](pushed)
    assert result.notes.count(TOLD) == 1
    assert TOLD in repr(result)
    assert TOLD not in CALLS[name](pushed, inputs={"F": 0.0}).notes


def test_an_input_that_is_found_or_belongs_to_an_equilibrium_is_not_told(pushed):
    found = sb.equilibrium(pushed, free=["F"], targets={"q_x": 0.5})
    assert not found.notes
    assert not sb.modal(pushed, found).notes


def pushed_twice(*names):
    """Return a cart on a cubic spring, whose inputs stand in an order."""
    model = sb.Model("twice")
    u = {name: model.add_input(name) for name in names}
    slide = model.add_joint("x", model.world, model.add_body("cart", mass=1), "Tx")
    force = u["F"] + 3 * u["G"] - slide.q[0] ** 3
    model.add_load("push", sb.loads.JointForce(slide, force))
    return model


@pytest.mark.parametrize("analysis", [sb.linearize, sb.modal])
def test_inputs_of_an_equilibrium_are_those_that_are_not_given(analysis):
    model = pushed_twice("F", "G")
    found = sb.equilibrium(model, inputs={"F": 2.0, "G": 2.0})
    for one, inputs in ((model, {"F": 2.0}), (pushed_twice("G", "F"), None)):
        result = analysis(one, found, inputs=inputs)
        system = getattr(result, "system", result)
        assert system.status is sb.linearize(model, found).status
        assert not result.notes
    changed = sb.linearize(model, found, inputs={"G": 1.0})
    np.testing.assert_allclose(changed.rates, [0, -3.0], atol=1e-9)


def test_several_inputs_without_a_value_are_told_together():
    model = sb.Model("two")
    F, G = model.add_input("F"), model.add_input("G")
    slide = model.add_joint("x", model.world, model.add_body("cart", mass=1), "Tx")
    model.add_load("push", sb.loads.JointForce(slide, F + G))
    motion = sb.simulate(model, 0.1, inputs={})
    assert "the inputs F, G: zero was taken" in repr(motion)


def test_many_simulations_tell_it_once(pushed):
    runs = {"k": [1.0, 2.0]}
    assert sb.simulate_many(pushed, runs, 0.1).notes == (TOLD,)
    assert sb.simulate_many(pushed, {"F": [1.0, 2.0]}, 0.1).notes == ()
    assert sb.simulate_many(pushed, runs, 0.1, inputs={"F": 1.0}).notes == ()


def test_runs_of_a_study_do_not_repeat_it():
    kept = {"end": lambda motion: motion.array("q_x")[-1]}
    study = sb.Study(cart(), {"k": [1.0, 2.0]}, kept, duration=0.1)
    result = study.run(progress=False)
    assert result.notes == (TOLD,)
    assert not any(result.arrays["message"])


def q_at_end(model, **inputs):
    return sb.simulate(model, 0.1, **inputs).array("q_x")[-1]


@pytest.mark.parametrize(
    "of",
    [
        q_at_end,
        lambda m, inputs: q_at_end(m, inputs={"F": lambda t, y: inputs["F"]}),
        lambda m, inputs: sb.equilibrium(m, inputs=inputs)["q_x"],
        lambda m, inputs: sb.linearize(m, inputs=inputs).A.sum(),
        lambda m, inputs: sb.Stepper(m, 0.1).step(inputs)[0],
    ],
)
def test_one_number_is_taken_for_all_entries_of_an_input(of):
    model = sb.Model("pushed")
    F = model.add_input("F", shape=(2,))
    slide = model.add_joint("x", model.world, model.add_body("cart", mass=1), "Tx")
    force = (F[0] + 2 * F[1]) * (1 - slide.q[0]) - 5 * slide.q[0]
    model.add_load("spring", sb.loads.JointForce(slide, force))
    compiled = sb.compile_model(model)
    assert of(compiled, inputs={"F": 0.3}) == of(compiled, inputs={"F": [0.3, 0.3]})
    with pytest.raises(sb.errors.SymbodyError, match=r"\(2,\)|2 numbers"):
        of(compiled, inputs={"F": [0.3, 0.3, 0.3]})
