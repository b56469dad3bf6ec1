"""Analyses of rolled trees: their slopes in numbers are those of the formulas."""

import numpy as np
import pytest

import symbody as sb
from symbody.errors import ModelWarning
from symbody.library.catalog import YARDSTICKS
from symbody.pipeline.compiled_system import MANY_LINKS


def both(model):
    return [sb.compile_model(model, rolled=rolled) for rolled in (True, False)]


def filtered():
    """Return a driven pendulum on a cart with a state that its spring follows."""
    model = sb.library.cart_pole()
    u, x = model.add_input("u_x"), model.add_state("x", start=0.3)
    body = list(model.bodies.values())[-1]
    place = body.add_frame("end", at=(0.2, 0.1, -0.7))
    spring = sb.loads.SpringDamper(model.world, place, 5.0 + x, 0.3, 0.4)
    model.add_load("spring", spring)
    model.set_rate("x", u - x * x + sb.sin(model.t))
    return model


@pytest.mark.parametrize("name", ["arm7", "quaternion_pendulum", "crane_crab"])
def test_linearized_trees_are_those_of_the_formulas(name):
    found, wanted = (sb.linearize(compiled) for compiled in both(YARDSTICKS[name]()))
    for one in "ABCD":
        a, b = getattr(found, one), getattr(wanted, one)
        # Differences of fourth order have some 1e-12.
        np.testing.assert_allclose(a, b, rtol=0, atol=1e-10 * np.abs(b).max(initial=1))


def test_states_inputs_and_time_have_their_slopes():
    found, wanted = (sb.linearize(compiled) for compiled in both(filtered()))
    assert np.abs(wanted.B).max() > 0.5
    np.testing.assert_allclose(found.A, wanted.A, rtol=0, atol=1e-9)
    np.testing.assert_allclose(found.B, wanted.B, rtol=0, atol=1e-9)


def test_modes_of_a_tree_are_those_of_the_formulas():
    found, wanted = (sb.modal(c) for c in both(sb.library.chain(6)))
    np.testing.assert_allclose(
        np.sort_complex(found.eigenvalues),
        np.sort_complex(wanted.eigenvalues),
        atol=1e-8,
    )


def test_equilibria_of_a_tree_are_those_of_the_formulas():
    found, wanted = (sb.equilibrium(c) for c in both(YARDSTICKS["crane_crab"]()))
    np.testing.assert_allclose(found.q, wanted.q, rtol=0, atol=1e-9)


def test_equilibria_of_a_moment_are_told_whenever_forces_act():
    model = sb.library.double_pendulum()
    joint, t = next(iter(model.joints.values())), model.t
    push = sb.where((t > 2) & (t < 10), sb.sin(t), 0.0)
    model.add_load("push", sb.loads.JointForce(joint, push))
    for compiled in both(model):
        text = str(sb.equilibrium(compiled, t=5.0))
        assert "this is the equilibrium at t = 5 s alone" in text


def test_corners_near_a_state_are_told():
    model = sb.library.pendulum()
    (joint,) = model.joints.values()
    (q,) = joint.q
    stop = sb.where(q > 0, 1e4 * q, 0.0)
    model.add_load("stop", sb.loads.JointForce(joint, -stop))
    compiled = sb.compile_model(model, rolled=True)
    with pytest.warns(
        ModelWarning, match="forces have a corner or a jump near"
    ) as told:
        sb.linearize(compiled, {q.name: 0.0})
    assert told[0].filename == __file__


def test_large_trees_are_linearized_without_their_formulas():
    compiled = sb.compile_model(sb.library.chain(MANY_LINKS))
    found = sb.linearize(compiled)
    assert found.A.shape == (2 * MANY_LINKS, 2 * MANY_LINKS)
    assert not any("jacobian" in stage for stage in compiled.timings)
