"""The inertia in compiled code is that of the slow way, at any state and parameters."""

import gc
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import symbody as sb
from symbody.formalisms.derivations import Derivations
from symbody.library.catalog import YARDSTICKS
from symbody.library.zoo import zoo
from symbody.pipeline import inertia
from symbody.pipeline.inertia import InertiaOfStates
from symbody.system.values import parameter_values

MODELS = {**YARDSTICKS, "zoo": zoo}


@pytest.mark.parametrize("name", MODELS)
def test_the_mass_matrix_is_that_in_python(name, rng):
    compiled = sb.compile_model(MODELS[name]())
    fast = InertiaOfStates(compiled.derivations, compiled.shared.compiled)
    check = fast.check
    p = compiled.parameters * rng.uniform(0.99, 1.01, compiled.parameters.shape)
    y = compiled.start_state()
    M, rates = fast.compiled.at(0.2, y, p)
    expected = check.mass.matrix(fast.values(0.2, y, p))
    # Two orders of the same sums.
    np.testing.assert_allclose(M, expected, rtol=0, atol=1e-13 * np.abs(expected).max())
    assert len(rates) == len(check.rates)


def test_threads_have_memory_of_their_own():
    compiled = sb.compile_model(sb.library.chain(2))
    fast = InertiaOfStates(compiled.derivations, compiled.shared.compiled)
    with ThreadPoolExecutor(1) as other:
        mine = fast.compiled.at(0.0, np.array([0.1, 0.2]), compiled.parameters)[0]
        before = mine.copy()
        at = 0.0, np.array([0.1, 2.0]), compiled.parameters
        theirs = other.submit(lambda: fast.compiled.at(*at)).result()[0]
    assert not np.shares_memory(mine, theirs)
    np.testing.assert_array_equal(mine, before)


def arm():
    model = sb.Model("arm", gravity=(0, 0, -9.81))
    mass = model.add_parameter("mass", 1.0)
    upper = model.add_body("upper", mass=1.0, com=(0, 0, -1), inertia=(1, 1, 1))
    tip = model.add_body("tip", mass=mass, com=(0, 0, -1), allow_invalid_inertia=True)
    model.add_joint("shoulder", model.world, upper, "Ry")
    model.add_joint("elbow", upper.add_frame("end", at=(0, 0, -2)), tip, "Ry", q=0.3)
    return model


def test_the_message_is_the_same_however_often_it_is_asked_for():
    compiled = sb.compile_model(arm())
    y = compiled.start_state()
    said = []
    for run in range(2 * inertia._PAYS):
        assert (
            compiled.with_parameters({"mass": 1.0 + run}).without_inertia(0, y) is None
        )
        said.append(compiled.with_parameters({"mass": 0.0}).without_inertia(0, y))
    assert set(said) == {said[0]}
    assert "elbow moves without inertia" in said[0]


def test_what_is_certain_at_some_parameters_is_so_at_these_alone(rng):
    compiled = sb.compile_model(arm())
    masses = np.array([1.0, 1.0, 0.0, 1.0, -1.0, 2.0])
    clear = compiled.shared.inertia.clear()
    Y = rng.normal(size=(6, len(compiled.start_state())))
    assert clear(0.0, Y, masses[:, None]).tolist() == (masses > 0).tolist()
    # The mass matrix in between is at others.
    own = compiled.shared.inertia.compiled
    assert own.are_clear(0.0, Y[:1], masses[:1, None])
    own.at(0.0, Y[0], masses[2:3])
    assert not own.are_clear(0.0, Y[:1], masses[2:3, None])


def arm_of(axes):
    """An arm whose joints have these axes, and whose bodies are its parameters."""
    model = sb.Model("arm")
    frame = model.world
    for i, axis in enumerate(axes):
        mass = model.add_parameter(f"mass{i}", 1.0)
        com = model.add_parameter(f"com{i}", (0.0, 0.0, 0.0))
        moments = model.add_parameter(f"moments{i}", (1.0, 1.0, 1.0))
        body = model.add_body(f"rod{i}", mass, com, moments, allow_invalid_inertia=True)
        model.add_joint(f"joint{i}", frame, body, axis)
        frame = body.add_frame("end", at=(0.3, -2.0, 0.5))
    return model


@pytest.mark.parametrize("axes", [("Rx", "Ry", "Rz"), ("Rz", "Tx", "Ry")])
def test_what_is_certain_of_each_member_holds_of_the_mass_matrix(axes, rng):
    compiled = sb.compile_model(arm_of(axes))
    fast, agreed = compiled.shared.inertia, set()
    for _ in range(300):
        values = {}
        for i in range(3):
            mass = 10.0 ** (rng.uniform(-18, 6) if rng.random() < 0.2 else 0.0)
            size = rng.normal(size=3)
            moments = mass * (size @ size - size**2)
            values[f"moments{i}"] = moments * rng.choice(
                [1, 0, -1], p=[0.9, 0.05, 0.05]
            )
            values[f"mass{i}"] = mass * rng.choice([1, 0], p=[0.95, 0.05])
            values[f"com{i}"] = rng.choice([1, 0]) * rng.normal(size=3)
        p = parameter_values(compiled.system, values)
        y = 10.0 ** rng.uniform(-1, 2) * rng.normal(size=6)
        expected = fast.check.is_clear(fast.check.mass.matrix(fast.values(0, y, p)))
        assert fast.compiled.are_clear(0, y[None], p[None]) == expected
        agreed.add((expected, fast.compiled._structure.is_certain))
    # Where a member slides, positions count, too.
    assert ((True, 1) in agreed) == ("Tx" not in axes)
    assert {(True, 0), (False, 0)} <= agreed


def test_a_closed_loop_without_inertia_is_found_by_compiled_code():
    from symbody.library.closed_by_constraints import double_four_bar

    compiled = sb.compile_model(double_four_bar())
    y = compiled.start_state()
    expected = compiled.without_inertia(0.0, y, nearly=True)
    for _ in range(inertia._PAYS):
        assert compiled.without_inertia(0.0, y, nearly=True) == expected
    assert Derivations(compiled.system).system.constrained


def test_memory_of_mass_matrices_keeps_their_code():
    compiled = sb.compile_model(sb.library.chain(2))
    own = InertiaOfStates(compiled.derivations, compiled.shared.compiled)
    memory = own._in_memory_of_its_own()
    entry = weakref.ref(own._entry)
    # As where another thread has compiled it at the same time.
    own._entry = None
    gc.collect()
    assert entry() is not None
    M, _ = memory.at(0.0, np.zeros(2), compiled.parameters)
    assert (np.linalg.eigvalsh(M) > 0).all()
