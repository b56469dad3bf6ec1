"""Cables about cylinders that come from one way round to another are told."""

import numpy as np
import pytest

import symbody as sb


def turning(start, speed):
    """Return a body whose end goes round a cylinder of 0.2 m, with a cable to it."""
    model = sb.Model("turning", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1, inertia=(1, 1, 1))
    model.add_joint("hinge", model.world, body, "Rz", q=start, v=speed)
    axis = model.world.add_frame("axis", at=(0, -0.6, 0))
    end = body.add_frame("end", at=(0.5, 0, 0))
    cable = sb.loads.WrappedCable(model.world, end, axis, 0.2, 1.0, 0.1)
    model.add_load("cable", cable)
    model.add_sensor("tension", sb.sensors.LoadValue("cable"))
    return model


def test_a_cable_whose_length_jumps_is_told_with_the_time():
    with pytest.warns(
        sb.errors.ModelWarning, match=r"The cable 'cable' jumped between t = "
    ):
        motion = sb.simulate(turning(5.5, 1.5), 1.2)
    # The other note tells of the steps that the jump took.
    (jumped,) = (note for note in motion.notes if "jumped" in note)
    tension = motion["tension"].values.ravel()
    k = int(np.argmax(np.abs(np.diff(tension))))
    # By most of the way round: the stiffness is one, three quarters are 0.94 m.
    assert tension[k + 1] - tension[k] > 0.5
    assert f"between t = {motion.time[k]:.6g} s" in jumped


def test_a_cable_that_touches_and_leaves_is_not_told():
    motion = sb.simulate(turning(5.5, -1.5), 1.2)
    assert motion.notes == ()


def test_the_cable_of_a_driven_body_is_told_too():
    model = turning(5.5, 1.5)
    hinge = model.joints["hinge"]
    model.drive(hinge, 5.5 + 1.5 * model.t)
    free = model.add_body("free", mass=1)
    model.add_joint("slide", model.world, free, "Tx")
    with pytest.warns(sb.errors.ModelWarning, match="'cable' jumped"):
        sb.simulate(model, 1.2)
