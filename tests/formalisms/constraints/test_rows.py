"""gamma of J vd = gamma, also where p0 follows extra states."""

import numpy as np
import pytest

import symbody as sb
from symbody.formalisms.keeping.closure import partitioned_constraints
from symbody.formalisms.quantities.dynamics import derive_dynamics

FORMALISMS = ("composite", "recursive", "articulated", "kane", "tmt")
WAYS = ("projection", "partition", "baumgarte", "dae")


def followed(rate=1.0, start=0.0) -> sb.Model:
    """A mass of 2 kg whose velocity is held to a state by v - s = 0."""
    model = sb.Model("followed", gravity=(0, 0, 0))
    joint = model.add_joint("j", model.world, model.add_body("b", 2), "Tx")
    s = model.add_state("s", start=start, rate=rate)
    model.add_constraint("c", sb.constraints.Nonholonomic(joint.v[0] - s))
    return model


@pytest.mark.parametrize("formalism", FORMALISMS)
def test_a_velocity_held_to_a_state_has_the_acceleration_of_its_rate(formalism):
    compiled = sb.compile_model(followed(), formalism=formalism, backend="python")
    at = {"s": 0.0, "v_j": 0.0, "q_j": 0.0}
    found = derive_dynamics(compiled.system, formalism).results
    values = {s: at[s.name] for s in (*compiled.system.v, *compiled.system.x)}
    assert sb.evaluate(found["vd"].tolist(), values) == [1.0]
    assert sb.evaluate(found["lam"].tolist(), values) == [2.0]


@pytest.mark.parametrize("way", WAYS)
def test_a_velocity_held_to_a_state_follows_it_in_every_way_through_time(way):
    motion = sb.simulate(
        followed(start=3.0),
        [0, 0.5, 1],
        constraints=way,
        method=sb.DP54(rtol=1e-10, atol=1e-12),
    )
    np.testing.assert_allclose(motion["v_j"], [3, 3.5, 4], rtol=1e-8)
    np.testing.assert_allclose(motion["q_j"], [0, 1.625, 3.5], rtol=1e-8)
    np.testing.assert_allclose(motion["lam_c"], 2, rtol=1e-6)


@pytest.mark.parametrize("method", ["Radau", "DP54", "RK4"])
def test_a_velocity_held_to_a_state_follows_it_by_every_method(method):
    own = sb.RK4(0.01) if method == "RK4" else method
    motion = sb.simulate(followed(start=3.0), [0, 1], method=own)
    assert motion["v_j"][-1].item() == pytest.approx(4, rel=1e-6)


@pytest.mark.parametrize("function", ["correction", "closure"])
def test_what_exports_keep_constraints_by_takes_the_velocity_of_the_state(function):
    kept = sb.compile_model(followed()).function(function)(0.0, [7.0, 2.0, 3.0], [])
    assert kept[:3].tolist() == [7.0, 3.0, 3.0]


def test_velocities_are_closed_with_the_states_of_the_start():
    compiled = sb.compile_model(followed(start=3.0))
    assert compiled.start_state().tolist() == [0, 3, 3]
    motion = sb.simulate(compiled, [0], start={"s": -1.5})
    assert motion["v_j"].item() == pytest.approx(-1.5, abs=1e-12)


def test_the_rate_of_a_state_may_hold_sensors_velocities_and_inputs():
    """v = s, ds/dt = F - 2 v - 3 x with the position by a sensor."""
    model = sb.Model("servo", gravity=(0, 0, 0))
    body = model.add_body("b", 2)
    joint = model.add_joint("j", model.world, body, "Tx", q=0.7)
    place = model.add_sensor("place", sb.sensors.Position(body))
    force = model.add_input("F")
    s = model.add_state("s", start=0.4)
    model.set_rate(s, force - 2 * joint.v[0] - 3 * place[0])
    model.add_constraint("c", sb.constraints.Nonholonomic(joint.v[0] - s))
    motion = sb.simulate(
        model, [0, 2], inputs={"F": 1.2}, method=sb.DP54(rtol=1e-11, atol=1e-12)
    )
    w, shift = np.sqrt(2), 0.4  # x'' + 2 x' + 3 x = F has the roots -1 ± i√2
    a, t = 0.7 - shift, 2.0
    b = (0.4 + a) / w
    expected = shift + np.exp(-t) * (a * np.cos(w * t) + b * np.sin(w * t))
    assert motion["q_j"][-1].item() == pytest.approx(expected, rel=1e-8)


def test_a_state_in_a_loop_of_other_coordinates_is_followed_too():
    """With an explicit loop beside it, the rate is one of the coordinates left."""
    model = followed()
    state, joint = model.states["s"].symbols.item(), model.joints["j"]
    other = model.add_joint("k", model.world, model.add_body("other", 1), "Tx")
    model.add_loop("pair", sb.loops.Transmission(joint, other, 2))
    model.set_rate("s", 1 + other.v[0] - 2 * state)
    compiled = sb.compile_model(model, backend="python")
    assert compiled.derivatives(0.0, [0.0, 0.5, 0.5])[1] == pytest.approx(1.0)
    rows = partitioned_constraints(compiled.system).rows
    at = {compiled.system.v[0]: 0.5, compiled.system.x[0]: 0.5}
    assert sb.evaluate(list(rows.gamma), at) == [1.0]


def test_an_input_in_a_condition_on_velocities_is_refused_with_the_remedy():
    model = sb.Model("driven", gravity=(0, 0, 0))
    joint = model.add_joint("j", model.world, model.add_body("b", 2), "Tx")
    speed = model.add_input("speed")
    model.add_constraint("c", sb.constraints.Nonholonomic(joint.v[0] - speed))
    with pytest.raises(
        sb.errors.ModelError, match=r"constraint 'c'.*'speed'.*add_state"
    ):
        sb.compile_model(model)


def test_a_rate_that_follows_from_the_accelerations_is_an_algebraic_loop():
    model = followed()
    felt = model.add_sensor("felt", sb.sensors.Acceleration(model.bodies["b"]))
    model.set_rate("s", felt[0])
    found = r"constraint 'c'.*state 's'.*'felt'.*algebraic loop"
    with pytest.raises(sb.errors.DerivationError, match=found):
        sb.compile_model(model)


def test_gamma_is_among_the_functions_of_constraints():
    """For q = a t²/2 by a relation of coordinates, J vd = gamma is vd = a."""
    model = sb.Model("pushed", gravity=(0, 0, 0))
    joint = model.add_joint("j", model.world, model.add_body("b", 2), "Tx")
    model.add_constraint("c", sb.constraints.Algebraic(2 * joint.q[0] - 3 * model.t**2))
    compiled = sb.compile_model(model)
    J = compiled.function("constraint_jacobian")(0.5, [0.375, 1.5], [])
    gamma = compiled.function("constraint_gamma")(0.5, [0.375, 1.5], [])
    assert (J.item(), gamma.item()) == (2.0, 6.0)
    equations = compiled.equations("constraints")
    assert equations.labels["gamma"] == ("c",)
