"""Reactions after the fact, against sensors and equations of equilibrium."""

import numpy as np
import pytest

import symbody as sb


def test_the_force_in_a_hinge_moves_the_center_of_mass():
    model = sb.library.pendulum()
    (body,) = [b for name, b in model.bodies.items() if name != "world"]
    center = body.add_frame("center", at=body.com)
    model.add_sensor("a", sb.Acceleration(center))
    motion = sb.simulate(model, 1.0)
    found = sb.reactions(model, motion)
    compiled = sb.compile_model(model)
    mass = model.default_value(body.mass)
    axes = [compiled.pose(body.name, q)[0] for q in motion.q]
    force = np.einsum("tij,tj->ti", axes, found.array("hinge_force"))
    weight = mass * np.array([float(g) for g in compiled.system.gravity])
    assert force + weight == pytest.approx(mass * motion.array("a"), abs=1e-10)


def test_a_force_at_a_frame_is_the_load_in_the_axes_of_the_world():
    model = sb.library.crane_crab()
    motion = sb.simulate(model, 1.0, inputs={"F": 3.0})
    found = sb.reactions(model, motion)
    on_crab = found.array("drive_force_on_crab")
    assert on_crab == pytest.approx(np.tile([3.0, 0, 0], (501, 1)))
    assert found.array("drive_force_on_world") == pytest.approx(-on_crab)


@pytest.mark.parametrize("explicit", [True, False])
def test_forces_of_a_loop_are_opposite_on_both_of_its_ends(explicit):
    model = sb.library.four_bar(explicit=explicit)
    motion = sb.simulate(model, 1.0, inputs={"torque": 2.0})
    found = sb.reactions(model, motion)
    first, second = (found.array(n) for n in found if n.startswith("loop_force_on"))
    assert np.abs(first).max() > 0.1
    assert first == pytest.approx(-second, rel=1e-10, abs=1e-10)


def test_what_acts_in_a_joint_has_the_unit_of_its_force():
    model = sb.library.four_bar(explicit=False)
    found = sb.reactions(model, sb.simulate(model, 1.0, inputs={"torque": 2.0}))
    assert found.array("drive_in_crank") == pytest.approx(np.full(501, 2.0))
    assert found["drive_in_crank"].attrs["units"] == "N m"
    assert found["crank_force"].attrs["units"] == "N"
