"""Bodies without mass to which loads that follow accelerations give inertia."""

import numpy as np
import pytest

import symbody as sb

STIFFNESS, INERTANCE, MASS = 100, 2.0, 1.5
FORMALISMS = ["kane", "recursive", "composite", "articulated", "tmt"]


def spring_and_inerter(gain=1.0):
    """Return a spring and an inerter in series with a mass, and nothing between."""
    model = sb.Model("in_series", gravity=(0, 0, 0))
    middle, body = model.add_body("middle"), model.add_body("body", mass=MASS)
    model.add_joint("between", model.world, middle, "Tx", q=0.5)
    model.add_joint("slide", model.world, body, "Tx", q=1.0)
    soft = sb.loads.SpringDamper(
        model.world, middle, stiffness=STIFFNESS, free_length=0.4
    )
    model.add_load("soft", soft)
    a = model.add_sensor("a", sb.sensors.Acceleration(middle))
    a_body = model.add_sensor("a_body", sb.sensors.Acceleration(body))
    force = gain * INERTANCE * (a[0] - a_body[0])
    model.add_load("inerter", sb.loads.PointToPoint(middle, body, force))
    return model


def test_a_spring_and_an_inerter_in_series_follow_the_closed_form():
    motion = sb.simulate(
        spring_and_inerter(), 1.0, method=sb.DP54(rtol=1e-11, atol=1e-13)
    )
    w = np.sqrt(STIFFNESS * (1 / MASS + 1 / INERTANCE))
    exact = 0.4 + 0.1 * np.cos(w * motion["q_between"].coords["time"].values)
    # The integrator's tolerance over 500 points.
    np.testing.assert_allclose(motion["q_between"].values, exact, rtol=0, atol=1e-10)


@pytest.mark.parametrize("formalism", FORMALISMS)
def test_all_formalisms_give_the_same_accelerations(formalism):
    compiled = sb.compile_model(spring_and_inerter(), formalism=formalism)
    vd = compiled.forward_dynamics(0, [0.5, 1.0], [0.3, -0.2])
    exact = -STIFFNESS * 0.1 * np.array([1 / MASS + 1 / INERTANCE, 1 / MASS])
    np.testing.assert_allclose(vd, exact, rtol=1e-12)
    back = compiled.inverse_dynamics(0, [0.5, 1.0], [0.3, -0.2], vd)
    np.testing.assert_allclose(back, 0, atol=1e-12)


@pytest.mark.parametrize("formalism", FORMALISMS)
def test_armatures_beside_inertia_of_loads_count(formalism):
    model = sb.Model("rotor", gravity=(0, 0, 0))
    body = model.add_body("body")
    model.add_joint("both", model.world, body, ["Tx", "Ty"], armature=[0.5, 0])
    a = model.add_sensor("a", sb.sensors.Acceleration(body))
    model.add_load("inerter", sb.loads.Force(body, (1, 3 - INERTANCE * a[1], 0)))
    compiled = sb.compile_model(model, formalism=formalism)
    np.testing.assert_allclose(compiled.derivatives(0, np.zeros(4))[2:], [2, 1.5])


def test_the_mode_of_a_spring_and_an_inerter_has_its_frequency():
    A = sb.linearize(spring_and_inerter()).A
    found = np.abs(np.linalg.eigvals(A)).max()
    exact = np.sqrt(STIFFNESS * (1 / MASS + 1 / INERTANCE))
    # The derivatives are exact.
    assert found == pytest.approx(exact, rel=1e-9)


def test_what_assembly_adds_has_no_energy_and_is_no_result():
    model = spring_and_inerter()
    motion = sb.simulate(model, 0.1)
    assert [name for name in motion if name.startswith("inertia")] == []
    moving = 0.5 * MASS * motion["v_slide"].values ** 2
    np.testing.assert_allclose(motion["kinetic_energy"].values, moving, atol=1e-14)
    told = sb.compile_model(model).system.describe()
    assert "follow accelerations give inertia: between (2)" in told


def test_a_model_in_which_nothing_has_mass_moves_by_its_inerter():
    model = sb.Model("alone", gravity=(0, 0, 0))
    body, b = model.add_body("body"), model.add_parameter("b", 2.0)
    joint = model.add_joint("slide", model.world, body, "Tx", q=0.5)
    a = model.add_sensor("a", sb.sensors.Acceleration(body))
    model.add_load("spring", sb.loads.JointForce(joint, -STIFFNESS * joint.q[0]))
    model.add_load("inerter", sb.loads.JointForce(joint, -b * a[0]))
    for inertance in (2.0, 50.0):
        motion = sb.simulate(
            model, 0.5, parameters={"b": inertance}, method=sb.DP54(rtol=1e-10)
        )
        exact = 0.5 * np.cos(np.sqrt(STIFFNESS / inertance) * 0.5)
        # The integrator's tolerance.
        assert motion["q_slide"].values[-1] == pytest.approx(exact, abs=1e-8)


def test_an_inerter_that_drives_its_body_away_is_refused():
    with pytest.raises(
        sb.errors.DerivationError, match=r"'between' inertia .* with b > 0"
    ):
        sb.simulate(spring_and_inerter(gain=-1.0), 0.1)


def test_a_motion_that_no_load_gives_inertia_is_named():
    model = spring_and_inerter()
    other = model.add_body("other")
    model.add_joint("free", model.world, other, ["Tx", "Ty"], q=(0.2, 0.1))
    a = model.add_sensor("a_other", sb.sensors.Acceleration(other))
    model.add_load("along", sb.loads.Force(other, (-a[0], 0, 0)))
    with pytest.raises(
        sb.errors.DerivationError, match="'free_Tx', 'free_Ty' inertia along"
    ):
        sb.simulate(model, 0.1)


def test_forces_in_joints_act_beside_inertia_of_loads_and_a_loop():
    model = spring_and_inerter()
    third = model.add_body("third", mass=0.5)
    follows = model.add_joint("follows", model.world, third, "Tx", q=2.0)
    slide = model.joints["slide"].q[0]
    model.add_loop("double", sb.loops.JointFormula(follows, 2 * slide))
    J = sb.compile_model(model).jacobian("vd", "tau")(0.0, [0.5, 1.0, 0, 0], [])
    moved = 1 / (MASS + 4 * 0.5)
    expected = [[1 / INERTANCE + moved, moved], [moved, moved]]
    np.testing.assert_allclose(J, expected, rtol=1e-12)
