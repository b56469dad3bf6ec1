"""A joint by a law of time has an inner freedom that belongs to the clock only."""

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate
from symbody.expr.functions import sin
from symbody.expr.node import symbol
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.formalisms.quantities.outputs import derive_drives, derive_sensors
from symbody.model.joint_types.element import CustomJoint
from symbody.model.loads.joint_loads import JointForce
from symbody.model.model import Model
from symbody.model.sensors.joints import JointState
from symbody.spatial.rotation import rotation
from symbody.system import assemble


@pytest.fixture
def shaken():
    """Return a model whose one joint turns by x on a shaken base, then about x."""
    model = Model("shaken")
    body = model.add_body("body", 2.0, (0.3, 0.1, 0.2), (0.1, 0.2, 0.25))
    x = symbol("x")
    law = CustomJoint([x], (0, 0, sin(3 * model.t)), rotation("z", x + model.t))
    model.add_joint("joint", model.world, body, [law, "Rx"])
    return model


def test_forces_act_along_the_velocities_they_were_given_for(shaken):
    shaken.add_load("motor", JointForce(shaken.joints["joint"], (10.0, 20.0)))
    system = assemble(shaken)
    for formalism in ("composite", "articulated", "kane"):
        tau = derive_by(system, formalism, merge=False).tau
        assert [float(entry) for entry in tau] == [10, 20]


def test_the_state_of_the_joint_holds_its_own_coordinates_only(shaken):
    shaken.add_sensor("state", JointState(shaken.joints["joint"]))
    system = assemble(shaken)
    state = derive_sensors(system).results["state"]
    assert state.tolist() == [*system.q, *system.v]


def test_drives_are_those_of_the_user(shaken):
    shaken.drive(shaken.joints["joint"], [None, 0.5 * shaken.t])
    system = assemble(shaken)
    inverse = derive_inverse(system)
    assert inverse.labels["drive"] == ("v_joint_Rx",)
    drives = derive_drives(system)
    assert drives.labels["drives"] == ("drive_joint_Rx",)
    values = {system.t: 0.3, system.q[0]: 0.2, system.v[0]: 0.7}
    vd = evaluate(list(derive_by(system, "composite", merge=False).vd), values)
    expected = evaluate(
        inverse.results["drive"], values | dict(zip(system.vd, vd, strict=True))
    )
    np.testing.assert_allclose(
        evaluate(drives.results["drives"], values), expected, rtol=1e-12
    )
