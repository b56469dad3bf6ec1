"""Forces in the closing joints of explicit loops are those of constraints."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb
from symbody.library.linkages import andrews, four_bar
from symbody.library.robots import hexapod


@pytest.mark.parametrize(
    "build", [four_bar, andrews, pytest.param(hexapod, marks=pytest.mark.slow)]
)
def test_joints_of_explicit_loops_transmit_what_those_of_cuts_do(build):
    values = []
    for explicit in (True, False):
        model = build(explicit=explicit)
        for name in list(model.joints)[:4]:
            joint = model.joints[name]
            model.add_sensor(
                f"F_{name}", sb.sensors.ConstraintForce(joint, model.world)
            )
            model.add_sensor(
                f"T_{name}", sb.sensors.ConstraintTorque(joint, model.world)
            )
        compiled = sb.compile_model(model, backend="python")
        first = compiled.system.v[0].name
        motion = sb.simulate(compiled, [0], start={first: 0.7})
        found = [
            v.to_numpy()[0] for n, v in motion.data.items() if n[:2] in ("F_", "T_")
        ]
        values.append(np.array(found))
    scale = np.abs(values[1]).max()
    np.testing.assert_allclose(values[0], values[1], atol=1e-8 * scale)


def test_a_driven_crank_needs_the_same_torque():
    found = []
    for explicit in (True, False):
        model = four_bar(explicit=explicit)
        model.drive(model.joints["crank"], -0.6 + 2 * model.t)
        motion = sb.simulate(
            model,
            1.0,
            save=sb.Save(drives=True),
            method=sb.DP54(rtol=1e-10, atol=1e-12),
        )
        found.append(motion["drive_crank"].to_numpy())
    np.testing.assert_allclose(found[0], found[1], atol=1e-7)
