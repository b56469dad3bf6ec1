"""Accelerations are solved for only when asked for, and never for themselves."""

import pytest

from symbody.analyses.run.driving import connect_inputs
from symbody.errors import DerivationError
from symbody.expr.evaluate import evaluate
from symbody.expr.traverse import count_operations
from symbody.formalisms.derivatives.of_formulas import derive_jacobian
from symbody.formalisms.quantities import solved
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_dynamics, derive_inverse
from symbody.formalisms.quantities.outputs import derive_energy, derive_sensors
from symbody.model.loads.joint_loads import JointForce
from symbody.model.loads.springs import Force
from symbody.model.model import Model
from symbody.model.sensors.energy import CenterOfMass, Energy, Jacobian
from symbody.model.sensors.frames import (
    Acceleration,
    AngularAcceleration,
    Position,
    Velocity,
)
from symbody.model.sensors.joints import ConstraintForce, ConstraintTorque
from symbody.pipeline import compile_model
from symbody.system import assemble

NEED_ACCELERATIONS = (
    lambda model: Acceleration(model.bodies["lower"]),
    lambda model: AngularAcceleration(model.bodies["lower"], model.bodies["upper"]),
    lambda model: ConstraintForce(model.joints["knee"]),
    lambda model: ConstraintTorque(model.joints["knee"]),
)


@pytest.fixture
def model():
    model = Model("leg")
    upper = model.add_body("upper", mass=2, com=(0, 0, -0.2), inertia=(0.1, 0.1, 0.1))
    lower = model.add_body("lower", mass=1, com=(0, 0, -0.2), inertia=(0.1, 0.1, 0.1))
    model.add_joint("hip", model.world, upper, "Ry")
    model.add_joint("knee", upper.add_frame("end", at=(0, 0.1, -0.4)), lower, "Rx")
    return model


def operations(nodes):
    return count_operations(list(nodes))


def test_sensors_of_positions_and_velocities_solve_nothing(model, monkeypatch):
    def refuse(*arguments, **options):
        raise AssertionError("the equations of motion were derived")

    monkeypatch.setattr(solved, "best_derivation", refuse)
    lower = model.bodies["lower"]
    model.add_sensor("p", Position(lower))
    model.add_sensor("v", Velocity(lower))
    model.add_sensor("c", CenterOfMass())
    model.add_sensor("J", Jacobian(lower, model.joints.values()))
    model.add_sensor("E", Energy())
    assert set(derive_sensors(assemble(model)).results) == {"p", "v", "c", "J", "E"}
    model.add_sensor("a", Acceleration(lower))
    with pytest.raises(AssertionError, match="were derived"):
        derive_sensors(assemble(model))


def test_reactions_cost_the_other_functions_nothing(model):
    model.add_sensor("v", Velocity(model.bodies["lower"]))
    before = assemble(model)
    for i, sensor in enumerate(NEED_ACCELERATIONS):
        model.add_sensor(f"needs_{i}", sensor(model))
    after = assemble(model)
    for derive, name in (
        (derive_dynamics, "vd"), (derive_inverse, "tau"), (derive_energy, "power"),
        (derive_sensors, "v"),
    ):  # fmt: skip
        counts = [operations(derive(s).results[name].flat) for s in (before, after)]
        assert counts[0] == counts[1]


@pytest.mark.parametrize("sensor", NEED_ACCELERATIONS)
@pytest.mark.parametrize("formalism", ["composite", "articulated", "kane", "tmt"])
def test_a_load_that_needs_what_it_causes_is_named_with_the_sensor(
    model, sensor, formalism
):
    felt = model.add_sensor("felt", sensor(model))
    model.add_load("push", Force(model.bodies["upper"], (felt[0], 0, 0)))
    message = (
        r"load 'push': it depends on the sensor 'felt', which follows from the "
        r"accelerations, .*algebraic loop\. Use sensors of positions"
    )
    with pytest.raises(DerivationError, match=message):
        derive_by(assemble(model), formalism, merge=False)


def test_a_load_in_a_joint_is_named_too_through_an_expression(model):
    felt = model.add_sensor("felt", ConstraintForce(model.joints["hip"]))
    size = model.add_expression("size", 2 * felt[0])
    model.add_load("motor", JointForce(model.joints["knee"], size))
    with pytest.raises(DerivationError, match=r"load 'motor': .* sensor 'felt'"):
        derive_inverse(assemble(model))


def test_an_expression_that_is_only_measured_may_hold_anything(model):
    a = model.add_sensor("a", Acceleration(model.bodies["lower"]))
    model.add_expression("twice", 2 * a, sensor=True)
    system = assemble(model)
    results = derive_sensors(system).results
    state = (*system.q, *system.v)
    values = dict(zip(state, (0.3, -0.2, 1.0, 2.0), strict=True))
    twice, once = (evaluate(results[name], values) for name in ("twice", "a"))
    assert twice == pytest.approx(2 * once)
    assert len(derive_dynamics(system).results["vd"]) == 2


def test_an_input_cannot_follow_the_accelerations_that_it_causes(model):
    a = model.add_sensor("a", Acceleration(model.bodies["lower"]))
    push = model.add_input("push")
    model.add_load("push_load", Force(model.bodies["upper"], (push, 0, 0)))
    with pytest.raises(DerivationError, match=r"of an input: it depends on .*'a'"):
        connect_inputs(compile_model(model), {"push": a[0]})


def test_a_state_may_follow_them(model):
    a = model.add_sensor("a", Acceleration(model.bodies["lower"]))
    speed = model.add_state("speed", 0.0)
    model.set_rate(speed, a[0] - speed)
    model.add_load("push", Force(model.bodies["upper"], (speed, 0, 0)))
    system = assemble(model)
    state = (*system.q, *system.v, *system.x)
    values = dict(zip(state, (0.3, -0.2, 1.0, 2.0, 0.5), strict=True))
    for merge in (False, True):
        xd = evaluate(derive_dynamics(system, merge=merge).results["xd"], values)
        a_x = evaluate(derive_sensors(system).results["a"], values)[0]
        assert xd == pytest.approx([a_x - 0.5])
    assert derive_jacobian(system).results["J"].shape == (5, 5)
