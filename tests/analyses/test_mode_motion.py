"""Shapes of modes as motions: amplitudes, closed loops, what is refused."""

import numpy as np
import pytest

import symbody as sb
from symbody.library.closed_by_constraints import windows


def test_the_motion_has_the_shape_and_the_period_of_the_mode():
    model = sb.library.double_pendulum()
    modes = sb.modal(model, sb.equilibrium(model))
    motion = sb.mode_motion(model, modes, 1, amplitude=0.2, cycles=2)
    names = [f"q_{name.removeprefix('q_')}" for name in modes.coordinates.names]
    for name, entry in zip(names, modes.shapes[:, 1], strict=True):
        assert motion.array(name)[0] == pytest.approx(0.2 * entry.real, abs=1e-12)
    assert motion.time[-1] == pytest.approx(2 / modes.frequencies[1], rel=1e-12)
    velocity = np.gradient(motion.array("q_upper"), motion.time)
    # The ends are differenced to one side.
    found = motion.array("v_upper")[2:-2]
    assert found == pytest.approx(velocity[2:-2], abs=0.01 * np.abs(found).max())


def test_loops_stay_closed_at_large_amplitudes():
    compiled = sb.compile_model(windows(2))
    modes = sb.modal(compiled, sb.equilibrium(compiled))
    motion = sb.mode_motion(compiled, modes, 0, amplitude=0.3)
    residuals = compiled.function("constraints")
    for row in np.hstack([motion.q, motion.v]):
        found = residuals(0.0, row, ())
        assert np.abs(found[: len(found) // 2]).max() < 1e-9


def test_modes_of_another_model_are_refused():
    modes = sb.modal(sb.library.pendulum(), {"q_hinge": 0.0})
    with pytest.raises(sb.errors.ModelError, match="modes of model 'double_pendulum'"):
        sb.mode_motion(sb.library.double_pendulum(), modes, 0)
    with pytest.raises(sb.errors.ModelError, match="mode=5: it must be a whole number"):
        sb.mode_motion(sb.library.pendulum(), modes, 5)


def test_loops_are_those_of_the_parameters_with_which_the_modes_were_found():
    model = sb.Model("linked", gravity=(0, 0, -9.81))
    length = model.add_parameter("length", 0.9)
    ends = []
    for name, x in (("left", 0), ("right", 1)):
        bar = model.add_body(name, 1.0, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.1))
        foot = model.world.add_frame(f"foot_{name}", at=(x, 0, 0))
        model.add_joint(f"hinge_{name}", foot, bar, "Ry")
        ends.append(bar.add_frame("end", at=(0, 0, -1)))
    model.add_constraint("rod", sb.constraints.Rod(*ends, length))
    model.add_sensor("d", sb.sensors.Distance(*ends))
    modes = sb.modal(model, sb.equilibrium(model, parameters={"length": 0.7}))
    motion = sb.mode_motion(model, modes, 0)
    assert motion.array("d")[:, 0] == pytest.approx(0.7, rel=1e-9)
    motion = sb.mode_motion(model, modes, 0, parameters={"length": 0.71})
    assert motion.array("d")[:, 0] == pytest.approx(0.71, rel=1e-9)


def test_what_time_drives_stands_where_the_modes_were_found():
    model = sb.Model("driven", gravity=(0, 0, -9.81))
    cart, bob = model.add_body("cart", 1.0), model.add_body("bob", 1.0, com=(0, 0, -1))
    model.drive(model.add_joint("rail", model.world, cart, "Tx"), 0.3 * model.t**2)
    hinge = model.add_joint("hinge", cart, bob, "Ry")
    torque = model.add_input("torque")
    model.add_load("motor", sb.loads.JointForce(hinge, torque))
    model.add_sensor("place", sb.sensors.Position(cart))
    modes = sb.modal(model, {"q_hinge": 0.1}, t=2.0, inputs={"torque": 1.0})
    motion = sb.mode_motion(model, modes, 0)
    assert motion.array("place")[:, 0] == pytest.approx(1.2, rel=1e-12)
    assert "No value was given for the input torque" in str(motion)
