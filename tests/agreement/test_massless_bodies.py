"""Loads on bodies without mass move what these are fixed to, by every formalism."""

import numpy as np
import pytest

import symbody as sb
from symbody.formalisms.quantities.choose import derive_by
from symbody.system import assemble


@pytest.mark.parametrize(
    "formalism", ["composite", "recursive", "articulated", "kane", "tmt"]
)
@pytest.mark.parametrize("kind", ["fixed", "Rx"])
def test_a_force_on_a_massless_end_is_felt(formalism, kind):
    model = sb.Model("end", gravity=(0, 0, 0))
    arm = model.add_body("arm", mass=1.0, inertia=(0.1, 0.1, 0.1))
    model.add_joint("hinge", model.world, arm, "Rx", q=0.3)
    end = model.add_body("end")
    tip = arm.add_frame("tip", at=(0, 0.5, 0))
    hand = model.add_joint("hand", tip, end, kind)
    if kind != "fixed":
        model.drive(hand, 0.2)
    model.add_load("pull", sb.loads.Force(end, (0, 0, 3.0)))
    model.add_load("turn", sb.loads.Torque(end, (0.4, 0, 0)))
    system = assemble(model)
    values = dict(zip((*system.q, *system.v), (0.3, 0.0), strict=True))
    (vd,) = sb.evaluate(list(derive_by(system, formalism, merge=False).vd), values)
    # I = 0.1 about the hinge, through the centre of mass.
    expected = (3.0 * 0.5 * np.cos(0.3) + 0.4) / 0.1
    np.testing.assert_allclose(vd, expected, rtol=1e-12)
