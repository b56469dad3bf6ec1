"""Armatures: what a joint's motion moves besides the bodies."""

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_values
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.formalisms.quantities.outputs import derive_energy
from symbody.system import assemble

mujoco = pytest.importorskip("mujoco")

ALL = ("kane", "tmt", "recursive", "composite", "articulated")
MJCF = """
<mujoco><option gravity="0 0 -9.81"/><compiler angle="radian"/><worldbody>
<body><joint type="hinge" axis="0 1 0" armature="0.7"/>
 <inertial pos="0.1 0 -0.3" mass="2" fullinertia="0.1 0.2 0.15 0.01 0.02 0.03"/>
<body pos="0 0 -0.5"><joint type="ball" armature="0.3"/>
 <inertial pos="0 0.1 0" mass="1" diaginertia="0.1 0.2 0.15"/>
<body pos="0.2 0 0"><joint type="slide" axis="1 0 0" armature="0.4"/>
 <inertial pos="0 0.1 0.1" mass="0.5" diaginertia="0.01 0.02 0.015"/>
</body></body></body></worldbody></mujoco>
"""


def mechanism():
    model = sb.Model("armed")
    rotor = model.add_parameter("rotor", 0.7, unit="kg m²")
    arm = model.add_body(
        "arm", 2, (0.1, 0, -0.3), inertia=(0.1, 0.2, 0.15, 0.01, 0.02, 0.03)
    )
    hand = model.add_body("hand", 1, (0, 0.1, 0), inertia=(0.1, 0.2, 0.15))
    tip = model.add_body("tip", 0.5, (0, 0.1, 0.1), inertia=(0.01, 0.02, 0.015))
    model.add_joint("a", model.world, arm, "Ry", armature=rotor)
    wrist = arm.add_frame("wrist", at=(0, 0, -0.5))
    model.add_joint("b", wrist, hand, "spherical", armature=0.3)
    model.add_joint("c", hand.add_frame("c", at=(0.2, 0, 0)), tip, "Tx", armature=0.4)
    return model


def theirs(system, values):
    twin = mujoco.MjModel.from_xml_string(MJCF)
    data = mujoco.MjData(twin)
    data.qpos[:] = [values[s] for s in system.q]
    data.qvel[:] = [values[s] for s in system.v]
    mujoco.mj_forward(twin, data)
    return data.qacc


@pytest.mark.parametrize("formalism", ALL)
@pytest.mark.parametrize("merge", [True, False])
def test_every_formalism_has_the_accelerations_of_mujoco(rng, formalism, merge):
    system = assemble(mechanism())
    values = random_values(rng, system) | {system.p[0]: 0.7}
    vd = evaluate(list(derive_by(system, formalism, merge=merge).vd), values)
    np.testing.assert_allclose(vd, theirs(system, values), rtol=1e-10)


def test_inverse_dynamics_is_M_vd_plus_c(rng):
    system = assemble(mechanism())
    values = random_values(rng, system)
    tau = evaluate(list(derive_inverse(system).results["tau"]), values)
    derivation = derive_by(system, "recursive", merge=False)
    M, c = evaluate(derivation.M, values), evaluate(list(derivation.c), values)
    vd = np.array([values[s] for s in system.vd])
    np.testing.assert_allclose(tau, M @ vd + c, rtol=1e-11, atol=1e-11)


def test_kinetic_energy_is_half_v_M_v(rng):
    system = assemble(mechanism())
    values = random_values(rng, system)
    M = evaluate(derive_by(system, "composite", merge=False).M, values)
    v = np.array([values[s] for s in system.v])
    kinetic = evaluate(derive_energy(system).results["kinetic"][0], values)
    assert kinetic == pytest.approx(v @ M @ v / 2, rel=1e-12)


def test_a_drive_turns_the_rotor_too():
    model = sb.Model("driven", gravity=(0, 0, 0))
    wheel = model.add_body("wheel", inertia=(0, 0, 0.5))
    joint = model.add_joint("axle", model.world, wheel, "Rz", armature=0.25)
    other = model.add_body("other", mass=1)
    model.add_joint("slide", model.world, other, "Tx")
    model.drive(joint, 2.0 * model.t**2)
    compiled = sb.compile_model(model, backend="python")
    drives = compiled.function("drives")(0.3, compiled.start_state(), ())
    assert drives == pytest.approx([4 * 0.75])


def test_a_negative_armature_is_refused():
    model = sb.Model("armed")
    body = model.add_body("body", 1)
    with pytest.raises(sb.errors.ModelError, match=r"joint 'j': the armature is -1"):
        model.add_joint("j", model.world, body, "Rx", armature=-1)
