"""Derivatives of eigenvalues against closed forms and differences."""

import math

import numpy as np
import pytest

import symbody as sb
from symbody.library.closed_by_constraints import windows


def differenced(compiled, name, speeds=None, start=None):
    """Return eigenvalues' differences over a parameter, equilibria found anew."""
    at = {s.name: k for k, s in enumerate(compiled.system.p)}[name]
    value = compiled.parameters[at]
    step = 1e-5 * max(abs(value), 1e-2)
    found = []
    for h in (step, -step):
        varied = compiled.with_parameters({name: value + h})
        ride = sb.equilibrium(varied, speeds=speeds, start=start)
        found.append(sb.modal(varied, ride).eigenvalues)
    return (found[0] - found[1]) / (2 * step)


def check(model, names, speeds=None, start=None):
    compiled = sb.compile_model(model)
    ride = sb.equilibrium(compiled, speeds=speeds, start=start)
    modes = sb.modal(compiled, ride, sensitivities=names)
    assert modes.parameters.names == tuple(names)
    for j, name in enumerate(names):
        slope = differenced(compiled, name, speeds, start)
        found = modes.sensitivities[:, j]
        size = np.abs(slope).max()
        assert found == pytest.approx(slope, rel=1e-5, abs=1e-6 * size)


def test_an_oscillator_has_its_closed_form():
    model = sb.Model("oscillator")
    k, m = model.add_parameter("k", 50.0), model.add_parameter("m", 2.0)
    body = model.add_body("body", mass=m)
    slide = model.add_joint("x", model.world, body, "Tx")
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    modes = sb.modal(model, sensitivities=["k", "m"])
    w = math.sqrt(50 / 2)
    expected = [1j * w / (2 * 50), -1j * w / (2 * 2)]
    assert modes.sensitivities[0] == pytest.approx(expected, rel=1e-12)


def test_the_equilibrium_moves_along():
    model = sb.Model("swing", gravity=(0, 0, -9.81))
    moment = model.add_parameter("M", 4.0)
    length = model.add_parameter("l", 0.5)
    mass = model.add_parameter("m", 2 * length / 0.5)
    bob = model.add_body("bob", mass=mass, com=(0, 0, -length))
    hinge = model.add_joint("hinge", model.world, bob, "Ry", q=-0.3)
    model.add_load("motor", sb.loads.JointForce(hinge, moment - 0.2 * hinge.v[0]))
    check(model, ["M", "l"])


def test_loops_and_steady_motion_are_differentiated_too():
    bicycle = sb.library.bicycle()
    check(bicycle, ["trail", "rear_radius"], speeds={"v_rear": 5.0 / 0.3})


def test_quaternions_have_slopes():
    model = sb.Model("top", gravity=(0, 0, -9.81))
    m, k = model.add_parameter("m", 1.0), model.add_parameter("k", 30.0)
    body = model.add_body("body", mass=m, com=(0.1, 0, -0.5), inertia=(0.2, 0.3, 0.4))
    ball = model.add_joint("ball", model.world, body, "spherical")
    forces = [-0.3 * v for v in ball.v]
    model.add_load("damper", sb.loads.JointForce(ball, forces))
    anchor = model.world.add_frame("anchor", at=(1, 0.5, 0.2))
    tip = body.add_frame("tip", at=(0.3, 0.2, 0.1))
    model.add_load("spring", sb.loads.SpringDamper(anchor, tip, k, free_length=0.4))
    check(model, ["m", "k"])


@pytest.mark.parametrize("gears", [0, 1, 2])
def test_each_spring_of_a_line_has_its_closed_form(gears):
    model, n = sb.Model("line"), 8
    names = [f"k_{i}" for i in range(n)]
    joints = []
    for i, name in enumerate(names):
        k, body = model.add_parameter(name, 50.0 + i), model.add_body(f"b{i}", mass=2)
        joint = model.add_joint(f"x{i}", model.world, body, "Tx")
        force = k * ((joints[-1].q[0] if i else 0.0) - joint.q[0])
        model.add_load(f"spring_{i}", sb.loads.JointForce(joint, force))
        if i:
            model.add_load(f"back_{i}", sb.loads.JointForce(joints[-1], -force))
        joints.append(joint)
    for i in range(gears):  # the second is redundant
        model.add_constraint(f"gear_{i}", sb.constraints.Gear(*joints[-2:], 2.0))
    modes = sb.modal(model, sensitivities=names)
    s, q = modes.eigenvalues, modes.shapes.real
    stretches = np.diff(q, axis=0, prepend=0.0)
    expected = -(stretches**2).T / (4 * s * (q**2).sum(axis=0))[:, None]
    assert len(s) == n - (gears > 0)
    np.testing.assert_allclose(modes.sensitivities, expected, rtol=1e-9, atol=1e-12)


def test_repeated_eigenvalues_have_none():
    model = sb.Model("two")
    k = model.add_parameter("k", 50.0)
    for name in ("x", "y"):
        body = model.add_body(f"body_{name}", mass=1)
        slide = model.add_joint(name, model.world, body, "Tx")
        model.add_load(f"spring_{name}", sb.loads.JointForce(slide, -k * slide.q[0]))
    modes = sb.modal(model, sensitivities=["k"])
    assert np.isnan(modes.sensitivities).all()


def test_only_equilibria_have_sensitivities():
    model = sb.library.double_pendulum()
    name = next(iter(model.parameters))
    with pytest.raises(sb.errors.ModelError, match="the state is no equilibrium"):
        sb.modal(model, sensitivities=[name])
    with pytest.raises(sb.errors.ModelError, match="a list of names of parameters"):
        sb.modal(model, sensitivities=["zz"])


def test_a_mechanism_without_parameters_named_has_no_columns():
    assert sb.modal(windows(1)).sensitivities.shape[1] == 0
