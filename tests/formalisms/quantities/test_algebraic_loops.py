"""Loads that follow accelerations, reactions and multipliers."""

import numpy as np
import pytest

import symbody as sb
from symbody.formalisms.quantities.solved import loop_unknowns
from symbody.system import assemble

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}


def inerter():
    """Return a mass of 2 kg on a spring of 50 N/m, beside an inerter of 3 kg."""
    model = sb.Model("inerter", gravity=(0, 0, 0))
    body = model.add_body("body", mass=2.0)
    joint = model.add_joint("slide", model.world, body, "Tx", q=1.0)
    a = model.add_sensor("a", sb.sensors.Acceleration(body))
    push = -3.0 * a[0] - 50.0 * joint.q[0]
    model.add_load("inerter", sb.loads.Force(body, (push, 0, 0)))
    return model


def test_an_inerter_beside_a_spring_is_mass_that_has_no_weight():
    motion = sb.simulate(inerter(), 3.0, **TIGHT)
    expected = np.cos(np.sqrt(50 / (2 + 3)) * motion["q_slide"].time)
    np.testing.assert_allclose(motion["q_slide"], expected, rtol=0, atol=1e-9)


@pytest.mark.parametrize("mass", [1e-5, 1e-7])
def test_an_inerter_on_next_to_no_mass_is_nearly_all_of_it(mass):
    model = sb.Model("light")
    tip = model.add_body("tip", mass)
    rail = model.add_joint("rail", model.world, tip, "Tz")
    a = model.add_sensor("a", sb.sensors.Acceleration(tip))
    model.add_load("inerter", sb.loads.Force(tip, -0.4 * a))
    model.add_load("push", sb.loads.JointForce(rail, 5.0))
    compiled = sb.compile_model(model)
    (_, vd) = compiled.derivatives(0.0, compiled.start_state())
    assert vd == pytest.approx((5 - 9.81 * mass) / (0.4 + mass), abs=1e-14 / mass)


def test_a_given_motion_takes_the_force_of_its_own_acceleration():
    compiled = sb.compile_model(inerter())
    tau = compiled.inverse_dynamics(0.0, [0.0], [0.0], [7.0])
    np.testing.assert_allclose(tau, [(2 + 3) * 7.0], rtol=1e-13)


def test_its_jacobian_is_exact():
    compiled = sb.compile_model(inerter())
    J = compiled.jacobian(of="vd", wrt=["q"])(0.0, [0.3, 0.2], [])
    np.testing.assert_allclose(np.asarray(J).item(), -50 / 5, rtol=1e-13)


def block(model, mu, angle=0.4):
    """Return the normal force of a block of 2 kg that slides down a slope."""
    slope = model.world.add_frame("slope", rotation=sb.rotation("y", angle))
    body = model.add_body("block", mass=2.0)
    joint = model.add_joint("slide", slope, body, ["Tx", "Tz"])
    model.add_constraint("ground", sb.constraints.Algebraic(joint.q[1]))
    N = model.add_sensor("N", sb.sensors.Multiplier("ground"))
    force = (-mu * N / (1 + 0.01 * N), 0, 0.1 * N / (1 + 0.01 * N))
    model.add_load("traction", sb.loads.Force(body, force, expressed_in=slope))
    return N


def test_traction_follows_the_multiplier_that_it_changes():
    model = sb.Model("slope")
    block(model, mu=0.2)
    slope = model.world["slope"]
    model.add_sensor("a", sb.sensors.Acceleration(model.bodies["block"], None, slope))
    motion = sb.simulate(model, 0.1)
    N = 16.64428961727444  # the root of N - 2 g cos(0.4) + 0.1 N/(1 + 0.01 N)
    a = 9.81 * np.sin(0.4) - 0.2 * N / (1 + 0.01 * N) / 2
    np.testing.assert_allclose(motion["N"][0], N, rtol=1e-13)
    np.testing.assert_allclose(motion["a"][0, 0], a, rtol=1e-13)


@pytest.mark.parametrize("way", ["projection", "partition", "baumgarte", "dae"])
def test_traction_moves_alike_in_every_way_through_time(way):
    model = sb.Model("slope")
    block(model, mu=0.2)
    motion = sb.simulate(model, 1.0, constraints=way)
    N = 16.64428961727444
    a = 9.81 * np.sin(0.4) - 0.2 * N / (1 + 0.01 * N) / 2
    # The default tolerance is 1e-8 of a step; the DAE takes some hundred of them.
    np.testing.assert_allclose(motion["q_slide_Tx"][-1], a / 2, rtol=1e-6)


def test_the_multiplier_that_a_load_follows_is_not_that_of_a_given_motion():
    model = sb.Model("slope")
    block(model, mu=0.2)
    message = r"loads follow 'N', which follows from multipliers"
    with pytest.raises(sb.errors.DerivationError, match=message):
        sb.compile_model(model).inverse_dynamics(0.0, [0, 0], [0, 0], [1, 0])


def test_friction_follows_the_reaction_of_its_own_joint():
    model = sb.Model("rail")
    cart = model.add_body("cart", mass=2.0)
    rail = model.world.add_frame("rail", rotation=sb.rotation("y", 0.5))
    joint = model.add_joint("rail", rail, cart, "Tx", v=1.0)
    R = model.add_sensor("R", sb.sensors.ConstraintForce(joint))
    k = model.add_parameter("k", 0.15)
    press = (0, 0, -k * sb.absolute(R[2]))
    model.add_load("press", sb.loads.Force(cart, press, expressed_in=rail))
    model.add_load("dry", sb.loads.JointForce(joint, -0.3 * sb.absolute(R[2])))
    compiled = sb.compile_model(model)
    N = 2 * 9.81 * np.cos(0.5) / (1 - 0.15)
    vd = compiled.derivatives(0.0, [0.0, 1.0])[1]
    np.testing.assert_allclose(vd, 9.81 * np.sin(0.5) - 0.3 * N / 2, rtol=1e-12)


def felt(b):
    """Return a mass with |N| in the equation N = 10 + b |N| of its own reaction."""
    model = sb.Model("painleve", gravity=(0, 0, -10.0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("slide", model.world, body, "Tx")
    R = model.add_sensor("R", sb.sensors.ConstraintForce(joint))
    press = -b * sb.sqrt(R[2] ** 2 + 1e-9)
    model.add_load("press", sb.loads.Force(body, (0, 0, press)))
    return model


def test_a_load_that_jumps_with_what_it_follows_is_no_linear_one():
    model = sb.Model("jumping")
    joint = model.add_joint("j", model.world, model.add_body("b", 1.0), "Tx")
    push = 3.2 - 0.3 * sb.floor(joint.vd[0])
    model.add_load("push", sb.loads.JointForce(joint, push))
    compiled = sb.compile_model(model)
    (_, vd) = compiled.derivatives(0.0, compiled.start_state())
    assert vd == pytest.approx(2.6)  # 2.6 = 3.2 - 0.3*2


def test_a_loop_without_a_solution_is_named_with_its_sensor():
    message = r"follow sensor 'R', which follows from .*: an algebraic loop, and no"
    with pytest.raises(sb.errors.AnalysisError, match=message):
        sb.simulate(felt(2.0), 1.0)


def test_a_loop_with_two_solutions_warns_of_both():
    model = felt(0.0)
    R = model.sensors["R"].symbols
    # N = 10 + 0.02 N²/2 - 4: two of a parabola.
    model.add_load(
        "more", sb.loads.Force(model.bodies["body"], (0, 0, -0.02 * R[2] ** 2 + 4))
    )
    with pytest.warns(
        sb.errors.ModelWarning, match="2 solutions satisfy both at the start"
    ):
        sb.simulate(model, 0.1)


def test_a_stable_loop_warns_of_nothing():
    motion = sb.simulate(felt(0.5), 0.1)
    np.testing.assert_allclose(motion["R"][-1, 2], 20.0, rtol=1e-6)


@pytest.mark.parametrize("backend", ["c", "python"])
def test_a_loop_is_solved_in_the_code_of_every_backend(backend):
    model = sb.Model("slope")
    block(model, mu=0.2)
    expected = sb.compile_model(model).derivatives(0.0, np.zeros(4))
    found = sb.compile_model(model, backend=backend).derivatives(0.0, np.zeros(4))
    np.testing.assert_allclose(found, expected, rtol=1e-13)


def test_a_sensor_that_no_load_follows_is_no_loop():
    model = inerter()
    del model.loads["inerter"]
    assert loop_unknowns(assemble(model)) == {}


def test_a_multiplier_of_an_unknown_constraint_is_named():
    model = sb.Model("slope")
    block(model, mu=0.2)
    model.add_sensor("wrong", sb.sensors.Multiplier("grund"))
    with pytest.raises(
        sb.errors.ModelError, match=r"'grund': there is no such.*ground"
    ):
        sb.simulate(model, 0.1)


def test_a_multiplier_has_an_entry_of_its_constraint():
    model = sb.Model("slope")
    block(model, mu=0.2)
    model.add_sensor("wrong", sb.sensors.Multiplier("ground", 3))
    with pytest.raises(sb.errors.ModelError, match=r"1 equations.*no entry 3"):
        sb.simulate(model, 0.1)


def test_a_file_holds_loads_that_follow_multipliers(tmp_path):
    model = sb.Model("slope")
    block(model, mu=0.2)
    sb.write(model, tmp_path / "slope.json")
    again = sb.simulate(sb.read(tmp_path / "slope.json"), 0.1)
    np.testing.assert_array_equal(again["N"], sb.simulate(model, 0.1)["N"])
