"""What loads dissipate; that their power is that of their forces is a law of kinds."""

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
K, D = 50.0, 0.8


def swing(load):
    model = sb.Model("swing", gravity=(0, 0, -9.81))
    arm = model.add_body("arm", mass=1, com=(0, 0, -0.4), inertia=(0.1, 0.1, 0.02))
    joint = model.add_joint("hinge", model.world, arm, "Ry", q=0.7, v=0.3)
    model.add_load("it", load(model, arm, joint))
    model.add_sensor("power", sb.sensors.Power("it"))
    model.add_sensor("heat", sb.sensors.Dissipation("it"))
    return model


def spring_and_damper(model, arm, joint):
    hook = model.world.add_frame("hook", at=(0.6, 0.1, 0))
    return sb.loads.SpringDamper(arm.add_frame("tip", at=(0, 0, -0.5)), hook, K, D, 0.4)


def torsional(model, arm, joint):
    return sb.loads.TorsionalSpringDamper(joint, K, D)


def friction(model, arm, joint):
    return sb.loads.CoulombFriction(joint, 0.3, 4.0, 0.2, regularization=0.5)


def test_what_a_damper_dissipates_is_damping_times_rate_squared():
    model = swing(spring_and_damper)
    arm, hook = model.bodies["arm"], model.world["hook"]
    model.add_sensor("d", sb.sensors.Distance(arm["tip"], hook))
    motion = sb.simulate(model, np.linspace(0, 1, 11), **TIGHT)
    rate = motion.array("d")[:, 1]
    np.testing.assert_allclose(motion.array("heat"), D * rate**2, atol=1e-12)


def test_a_law_beside_a_spring_that_is_wound_up_dissipates_by_the_rate_of_the_length():
    model = sb.Model("wound", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0)
    model.add_joint("way", model.world, body, ["Tx", "Ty"], q=(1, 0.3), v=(0.4, -0.2))
    free, law = 0.7 + 0.2 * sb.sin(3 * model.t), lambda length, rate: -3 * rate
    spring = sb.loads.SpringDamper(model.world, body, K, D, free, law=law)
    model.add_load("it", spring)
    model.add_sensor("heat", sb.sensors.Dissipation("it"))
    model.add_sensor("d", sb.sensors.Distance(model.world, body))
    t = np.linspace(0, 1, 6)
    motion = sb.simulate(model, t, **TIGHT)
    rate = motion.array("d")[:, 1]
    heat = D * (rate - 0.6 * np.cos(3 * t)) ** 2 + 3 * rate**2
    np.testing.assert_allclose(motion.array("heat"), heat, atol=1e-12)


def test_all_power_of_friction_is_heat():
    motion = sb.simulate(swing(friction), np.linspace(0, 1, 11), **TIGHT)
    power, heat = motion.array("power"), motion.array("heat")
    np.testing.assert_allclose(power, -heat, atol=1e-12)


def test_a_load_that_measures_no_velocity_dissipates_nothing_that_is_known():
    model = swing(torsional)
    model.add_load("push", sb.loads.JointForce(model.joints["hinge"], 1.0))
    model.add_sensor("loss", sb.sensors.Dissipation("push"))
    with pytest.raises(sb.errors.ModelError, match="JointForce has no part"):
        sb.simulate(model, 0.1)


def test_a_cylinder_that_grows_does_work_that_a_cable_does_not_dissipate():
    model = sb.Model("drum", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0)
    model.add_joint("way", model.world, body, ["Tx", "Ty"], q=(1.2, 0.3), v=(0.1, -0.4))
    far = model.world.add_frame("far", at=(-1, 0.2, 0))
    drum = model.world.add_frame("drum", at=(0, -0.1, 0))
    radius = 0.3 + 0.1 * sb.sin(3 * model.t)
    cable = sb.loads.WrappedCable(drum, far, body, radius, K, 1.5, D, side=-1)
    model.add_load("cable", cable)
    model.add_sensor("heat", sb.sensors.Dissipation("cable"))
    model.add_sensor("length", sb.sensors.Deformation("cable"))
    motion = sb.simulate(model, np.linspace(0, 0.25, 6), **TIGHT)
    rate = motion.array("length")[:, 1, 0]
    np.testing.assert_allclose(motion.array("heat"), D * rate**2, atol=1e-12)


def test_a_cylinder_that_follows_a_joint_is_told():
    model = sb.Model("drum", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0)
    way = model.add_joint("way", model.world, body, "Tx", q=1.2)
    far = model.world.add_frame("far", at=(-1, 0.2, 0))
    drum = model.world.add_frame("drum", at=(0, -0.1, 0))
    cable = sb.loads.WrappedCable(drum, far, body, 0.1 + 0.1 * way.q[0], K, 1.5)
    model.add_load("cable", cable)
    with pytest.warns(sb.errors.ModelWarning, match="its radius follows the joint"):
        sb.assemble(model)
