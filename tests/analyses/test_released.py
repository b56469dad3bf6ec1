"""Equilibria where neither Newton's method nor falling comes near."""

import numpy as np
import pytest

import symbody as sb
from symbody.analyses.equilibrium import steady_search


@pytest.fixture(scope="module")
def pushed():
    """Return two masses on hardening springs, with forces that have no potential."""
    model = sb.Model("pushed")
    bodies = [model.add_body(f"b{i}", mass=1) for i in range(2)]
    joints = [
        model.add_joint(f"x{i}", model.world, body, "Tx")
        for i, body in enumerate(bodies)
    ]
    a = model.add_parameter("a", np.ones((2, 2)))
    x, y = (joint.q[0] for joint in joints)
    for i, q in enumerate((x, y)):
        others = a[i, 0] * sb.sin(4 * x + i) + a[i, 1] * sb.sin(4 * y + 1 + i)
        model.add_load(f"l{i}", sb.loads.JointForce(joints[i], others - q**3))
    return sb.compile_model(model)


@pytest.mark.parametrize(
    ("a", "start"),
    [
        ([[7, 7], [-1, -3]], (3.5, 3.5)),
        ([[-3, 7], [-5, -3]], (-4.0, 2.0)),
        ([[-7, 9], [-3, -8]], (3.0, 0.0)),
        pytest.param([[-9, -2], [5, 5]], (-2.5, -1.0), marks=pytest.mark.slow),
    ],
)
def test_what_holds_a_mechanism_at_a_rough_start_is_released(
    pushed, a, start, monkeypatch
):
    falls = sb.equilibrium(
        pushed, parameters={"a": a}, start={"q_x0": start[0], "q_x1": start[1]}
    )
    assert falls.way == "relaxation, then Newton"
    # As where falling comes nowhere.
    monkeypatch.setattr(steady_search, "relaxed", lambda steady, at: at)
    found = sb.equilibrium(
        pushed, parameters={"a": a}, start={"q_x0": start[0], "q_x1": start[1]}
    )
    assert found.way == "homotopy, then Newton"
    assert "released step by step" in found.notes[0]
    model = pushed.with_parameters({"a": a})
    np.testing.assert_allclose(model.derivatives(0.0, found.state), 0.0, atol=1e-9)


def pulled():
    """Return two rods that a spring of positive stiffness pulls to a side."""
    model = sb.Model("pulled", gravity=(0, 0, -9.81))
    rods = [model.add_body(name, mass=1, com=(0, 0, -1)) for name in "ab"]
    model.add_joint("first", model.world, rods[0], "Ry")
    model.add_joint("second", rods[0].add_frame("end", at=(0, 0, -1)), rods[1], "Ry")
    tip = rods[1].add_frame("tip", at=(0, 0, -1))
    hook = model.world.add_frame("hook", at=(1.5, 0, -1))
    k = model.add_parameter("k", 5.0, positive=True)
    model.add_load("spring", sb.loads.SpringDamper(tip, hook, k, 1.0, free_length=1.5))
    model.add_sensor("tip", sb.sensors.Position(tip))
    return model


def test_a_positive_stiffness_is_found_from_a_start_at_which_newton_goes_below_zero():
    model = sb.compile_model(pulled())
    there = sb.equilibrium(model, parameters={"k": 30.0})
    found = sb.equilibrium(model, free={"k": 0.5}, targets={"tip_x": there["tip[0]"]})
    assert found["k"] > 0
    assert found["tip[0]"] == pytest.approx(there["tip[0]"], abs=1e-10)


def test_a_stiffness_that_would_have_to_be_negative_is_named():
    # A spring that only pulls cannot push the tip to the other side.
    with pytest.raises(sb.errors.AnalysisError, match="none was found"):
        sb.equilibrium(pulled(), free={"k": 5.0}, targets={"tip_x": -1.9})
