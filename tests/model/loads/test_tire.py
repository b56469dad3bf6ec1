import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_values, tree_of
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.system import assemble

FORCE, TORQUE = (300.0, -20.0, 900.0), (1.0, 2.0, 3.0)


def joint_forces(load_of):
    """Return the forces that the joints need with loads that are made of bodies."""
    rng = np.random.default_rng(2)
    model = tree_of([(0, "free"), (1, "Ry")], rng)
    carrier = model.bodies["body_0"].add_frame("carrier", at=(0, 1, 0))
    rim = model.bodies["body_1"].add_frame("rim", at=(0.1, 0, 0))
    for i, load in enumerate(load_of(rim, carrier, model.world)):
        model.add_load(f"load_{i}", load)
    system = assemble(model)
    values = random_values(rng, system)
    return evaluate(list(derive_inverse(system).results["tau"]), values)


def test_it_is_a_force_and_a_torque_on_the_rim_in_axes_of_the_carrier():
    actual = joint_forces(lambda rim, c, world: [sb.loads.Tire(rim, c, FORCE, TORQUE)])
    expected = joint_forces(
        lambda rim, c, world: [
            sb.loads.Force(rim, FORCE, expressed_in=c),
            sb.loads.Torque(rim, TORQUE, expressed_in=c),
        ]
    )
    np.testing.assert_allclose(actual, expected, rtol=1e-12)


def test_its_components_may_refer_to_the_ground():
    actual = joint_forces(
        lambda rim, c, world: [sb.loads.Tire(rim, c, FORCE, TORQUE, expressed_in=world)]
    )
    expected = joint_forces(
        lambda rim, c, world: [sb.loads.Force(rim, FORCE), sb.loads.Torque(rim, TORQUE)]
    )
    np.testing.assert_allclose(actual, expected, rtol=1e-12)


@pytest.mark.parametrize(
    ("load", "message"),
    [
        (
            lambda a, b: sb.loads.Tire(a, a, FORCE),
            "rim a and carrier a are on the body 'a'",
        ),
        (lambda a, b: sb.loads.Tire(a, b, (1, 2)), r"shape \(2,\).*a vector of 3"),
        (lambda a, b: sb.loads.Tire(a, b, FORCE, 1), r"shape \(\).*a vector of 3"),
        (lambda a, b: sb.loads.Tire(a, "b", FORCE), "'b' is not a body or frame"),
    ],
)
def test_what_is_no_tire_is_refused(load, message):
    model = sb.Model("m")
    a, b = model.add_body("a", mass=1), model.add_body("b", mass=1)
    with pytest.raises(sb.errors.ModelError, match=r"load 'tire': .*" + message):
        model.add_load("tire", load(a, b))
