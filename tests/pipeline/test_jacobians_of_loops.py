"""Jacobians of random mechanisms with loops, beside differences of fourth order."""

import warnings

import numpy as np
import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

import symbody as sb
from probes.random_loops import random_planar_loop

STEP = 1e-3
OF = ["derivatives", "sensors", "multipliers"]
BRANCHES = [("RR", "RR"), ("RR", "R"), ("RT", "RR"), ("RRR", "RT")]


def mechanism(seed, branches):
    """Return a closed loop with a force and sensors."""
    rng = np.random.default_rng(seed)
    model, a, b = random_planar_loop(rng, branches, parameters=True)
    model.add_constraint("cut", sb.constraints.BallCut(a, b))
    push = model.add_input("push")
    first = next(iter(model.joints.values()))
    model.add_load("pushed", sb.loads.JointForce(first, push * sb.cos(first.q[0])))
    model.add_sensor("end", sb.sensors.Acceleration(a.body))
    model.add_sensor("place", sb.sensors.Position(b))
    return sb.compile_model(model), rng


def differences(f, point):
    """Return slopes from four points: their error is of fourth order."""
    columns = []
    for j in range(len(point)):
        step = np.zeros(len(point))
        step[j] = STEP
        one = f(point + step) - f(point - step)
        two = f(point + 2 * step) - f(point - 2 * step)
        columns.append((8 * one - two) / (12 * STEP))
    return np.array(columns).T


@given(seed=st.integers(0, 10_000), branches=st.sampled_from(BRANCHES))
@settings(max_examples=settings.get_profile("mechanisms").max_examples // 4)
def test_they_are_the_slopes_of_the_quantities(seed, branches):
    compiled, rng = mechanism(seed, branches)
    n, p = len(compiled.start_state()), compiled.parameters
    quantities = [compiled.function(of) for of in OF]
    y = compiled.start_state() + 0.05 * rng.normal(size=n)
    u = np.array([1.3])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", sb.errors.ModelWarning)
        J = compiled.jacobian(OF, ["y", "u"])(0.0, y, u)
        back = compiled.vjp(OF, "p")
        along = compiled.jvp(OF, "p")

    def value(z):
        return np.concatenate([f(0.0, z[:n], z[n:]) for f in quantities])

    wanted = differences(value, np.array([*y, *u]))
    scale = max(1.0, np.abs(wanted).max())
    # The fourth power of the step, times derivatives of fifth order.
    np.testing.assert_allclose(J, wanted, rtol=1e-5, atol=1e-6 * scale)
    s, w = rng.normal(size=len(p)), rng.normal(size=len(J))
    product = w @ along(0.0, y, u, s)
    assert product == pytest.approx(back(0.0, y, u, w) @ s, rel=1e-8, abs=1e-8 * scale)


def tower(loops):
    """Return a tower of four-bars with sensors, one of which is pushed."""
    model = sb.library.loop_chain(loops)
    push = model.add_input("push")
    model.add_load("pushed", sb.loads.JointForce(model.joints["swing_1"], push))
    model.add_sensor("end", sb.sensors.Acceleration(model.bodies[f"coupler_{loops}"]))
    return model


def squeezer_with_pendulums():
    """Return three explicit loops beside a pendulum of three links."""
    model = sb.library.andrews()
    place = model.world
    for i in range(3):
        link = model.add_body(f"link_{i}", 1.0, (0.2, 0.1, 0), (0.1, 0.1, 0.1))
        model.add_joint(f"hang_{i}", place, link, "Rz", q=0.3)
        place = link.add_frame("end", at=(0.4, 0, 0))
    spring = sb.loads.SpringDamper(model.bodies["K3"], link, 2.0, 0.3, 0.1)
    model.add_load("between", spring)
    return model


# Explicit loops and constraints, large enough for the implicit function theorem.
LARGE = {
    "constraints": lambda: (tower(4), [*OF, "reactions"]),
    "explicit loops": lambda: (squeezer_with_pendulums(), ["derivatives"]),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", LARGE)
def test_those_of_large_mechanisms_are_slopes_as_well(name, rng):
    model, of = LARGE[name]()
    compiled = sb.compile_model(model)
    y = compiled.start_state()
    y += 0.05 * rng.normal(size=len(y))
    u, n = np.full(len(compiled.system.u), 0.7), len(y)
    J = compiled.jacobian(of, ["y", *compiled.system.u])(0.0, y, u)

    def value(z):
        return np.concatenate(
            [np.ravel(compiled.function(f)(0.0, z[:n], z[n:])) for f in of]
        )

    wanted = differences(value, np.array([*y, *u]))
    scale = max(1.0, np.abs(wanted).max())
    # The fourth power of the step, times derivatives of fifth order.
    np.testing.assert_allclose(J, wanted, rtol=1e-5, atol=1e-6 * scale)


def test_the_function_jacobian_is_the_same_as_that_of_the_quantities(rng):
    compiled = sb.compile_model(tower(4))
    y = compiled.start_state() + 0.1 * rng.normal(size=24)
    both = compiled.function("jacobian"), compiled.jacobian("derivatives", "y")
    found = [J(0.0, y, [0.3]) for J in both]
    np.testing.assert_allclose(*found, rtol=1e-12, atol=1e-10)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*every entry is zero")
@given(seed=st.integers(0, 10_000), branches=st.sampled_from(BRANCHES))
@settings(max_examples=2, deadline=None, phases=[Phase.generate])
def test_further_quantities_and_parameters_have_slopes_as_well(seed, branches):
    compiled, rng = mechanism(seed, branches)
    of = ["derivatives", "energy", "reactions", "constraints"]
    y = compiled.start_state()
    y, p, n = y + 0.05 * rng.normal(size=len(y)), compiled.parameters, len(y)
    some = rng.choice(len(p), 4, replace=False)
    J = compiled.jacobian(of, ["y", "u", *(compiled.system.p[i] for i in some)])

    def value(z):
        given = p.copy()
        given[some] = z[n + 1 :]
        found = [compiled.function(f)(0.0, z[:n], z[n : n + 1], p=given) for f in of]
        return np.concatenate([np.ravel(f) for f in found])

    wanted = differences(value, np.array([*y, 1.3, *p[some]]))
    scale = max(1.0, np.abs(wanted).max())
    # Near dead points derivatives of fifth order are too large for differences.
    assume(scale < 1e3)
    np.testing.assert_allclose(J(0.0, y, [1.3]), wanted, rtol=1e-5, atol=1e-6 * scale)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*every entry is zero")
@given(seed=st.integers(0, 10_000), branches=st.sampled_from(BRANCHES))
@settings(max_examples=2, deadline=None, phases=[Phase.generate])
def test_second_derivatives_are_the_slopes_of_the_first(seed, branches):
    compiled, rng = mechanism(seed, branches)
    y = compiled.start_state()
    y, n = y + 0.05 * rng.normal(size=len(y)), len(y)
    of = ["vd", "kinetic", "multipliers"]
    first = compiled.jacobian(of, ["y", "u"])
    weights = rng.normal(size=len(first.rows))
    H = compiled.hessian(of, ["y", "u"])(0.0, y, [1.3], weights)
    wanted = differences(
        lambda z: weights @ first(0.0, z[:n], z[n:]), np.array([*y, 1.3])
    )
    scale = max(1.0, np.abs(wanted).max())
    assume(scale < 1e3)  # as above
    np.testing.assert_allclose(H, wanted, rtol=1e-5, atol=1e-6 * scale)
