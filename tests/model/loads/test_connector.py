import numpy as np
import pytest

import symbody as sb
from probes.random_systems import random_values, tree_of
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.dynamics import derive_dynamics, derive_inverse
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.rotation import rotation
from symbody.system import assemble
from symbody.system.system import coordinate_rates

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}


def bar(a, b):
    return [a.distance_to(b) - 0.5]


def two_bodies(load):
    """Return two free bodies, and what a function of two frames on them returns."""
    model = sb.Model("two", gravity=(0, 0, 0))
    a = model.add_body("a", mass=1.0, inertia=(0.1, 0.2, 0.3))
    b = model.add_body("b", mass=2.0, inertia=(0.3, 0.2, 0.2))
    model.add_joint("j_a", model.world, a, "free", v=(0.1, 0.2, 0.3, 1, 0.5, 0))
    model.add_joint("j_b", model.world, b, "free", q=(1, 0, 0, 1, 0, 0, 0))
    ends = a.add_frame("end", at=(0.1, 0.2, 0)), b.add_frame("end", at=(-0.2, 0, 0.1))
    model.add_sensor("F", sb.sensors.LoadValue(model.add_load("load", load(*ends))))
    model.add_sensor("p", sb.sensors.Position(b))
    return model


def own_bar(a, b):
    return sb.loads.Connector([a, b], bar, lambda e, rate: [100 * e[0] + 3 * rate[0]])


def spring(a, b):
    return sb.loads.SpringDamper(a, b, stiffness=100, damping=3, free_length=0.5)


def test_a_bar_moves_its_bodies_as_a_spring_and_damper_does():
    one, other = (
        sb.simulate(two_bodies(load), 2.0, **TIGHT) for load in (own_bar, spring)
    )
    np.testing.assert_allclose(one["p"], other["p"], rtol=0, atol=1e-9)
    # In tension positive; a spring's is positive where it pushes.
    np.testing.assert_allclose(
        one["F"][:, 0], -np.asarray(other["F"]), rtol=0, atol=1e-8
    )


def test_a_bar_costs_no_more_operations_than_a_spring_and_damper():
    counts = [
        sb.count_operations(derive_dynamics(assemble(two_bodies(load))).results["vd"])
        for load in (own_bar, spring)
    ]
    assert counts[0].total <= counts[1].total


def six_springs(a, b, c):
    return [*c.p, b.R[0, 1], b.R[1, 2] * c.R[2, 0], a.distance_to(b) + b.p[2]]


K = np.diag([3.0, 4.0, 5.0, 2.0, 1.0, 6.0]) + 0.5


def test_loads_do_the_work_of_the_variables_in_any_motion(rng):
    model = tree_of([(0, "free"), (0, "ball"), (1, "Rx"), (2, "free")], rng)
    ends = [
        model.bodies[name].add_frame("end", at=rng.normal(size=3))
        for name in ("body_2", "body_1", "body_3")
    ]
    load = sb.loads.Connector(ends, six_springs, lambda e: K @ e)
    held = model.add_load("six", load)
    system = assemble(model)
    values = random_values(rng, system)
    e = held.between(TreeKinematics(system, build_tree(system, merge=False))).values
    N = evaluate(jacobian(coordinate_rates(system), system.v), values)
    work = K @ evaluate(e, values) @ evaluate(jacobian(e, system.q), values) @ N
    loaded = evaluate(list(derive_inverse(system).results["tau"]), values)
    del model.loads["six"]
    unloaded = derive_inverse(assemble(model)).results["tau"]
    # Loads move to the left side of the equations: that is the work with this sign.
    np.testing.assert_allclose(
        loaded - evaluate(list(unloaded), values), work, rtol=1e-10, atol=1e-10
    )


def test_rates_are_the_derivatives_of_the_variables(rng):
    model = tree_of([(0, "free"), (0, "ball"), (1, "Rx"), (2, "free")], rng)
    ends = [model.bodies[f"body_{i}"] for i in (2, 1, 3)]
    held = model.add_load("six", sb.loads.Connector(ends, six_springs, lambda e: K @ e))
    system = assemble(model)
    between = held.between(TreeKinematics(system, build_tree(system, merge=False)))
    values = random_values(rng, system)
    qd = evaluate(list(coordinate_rates(system)), values)
    expected = evaluate(jacobian(between.values, system.q), values) @ qd
    np.testing.assert_allclose(evaluate(between.rates, values), expected, rtol=1e-11)


def beam(a, b):
    return [b.p[0] - 1.0, b.p[1], sb.asin(b.R[1, 0])]


def beam_law(e):
    EA, EI = 500.0, 20.0
    K = np.array([[EA, 0, 0], [0, 12 * EI, -6 * EI], [0, -6 * EI, 4 * EI]])
    return K @ e


def triangle(a, b, c):
    pairs = ((a, b, 0.6), (b, c, 0.5), (a, c, 0.8))
    return [i.distance_to(j) - length for i, j, length in pairs]


def triangle_law(e):
    return np.array([300.0, 200.0, 250.0]) * e


@pytest.mark.parametrize(
    ("variables", "law", "count"),
    [(beam, beam_law, 2), (triangle, triangle_law, 3)],
    ids=["beam", "triangle"],
)
def test_motion_and_stored_energy_stay_constant_in_sum(variables, law, count):
    model = sb.Model("plane", gravity=(0, -9.81, 0))
    bodies = [
        model.add_body(f"b{i}", mass=1.0 + i, inertia=(1, 1, 0.1)) for i in range(count)
    ]
    for i, body in enumerate(bodies):
        start = (1.02 * i, 0.3 * (i % 2), 0.1 * i)
        model.add_joint(f"j{i}", model.world, body, "planar", q=start, v=(0.2, i, 0.3))
    load = model.add_load("element", sb.loads.Connector(bodies, variables, law))
    e = model.add_sensor("e", sb.sensors.Deformation(load))[0]
    work = 0.5 * e @ np.asarray(law(e))
    model.add_expression("stored", work, sensor=True)
    model.add_sensor("moving", sb.sensors.Energy())
    motion = sb.simulate(model, 1.0, method=sb.DP853(rtol=1e-12, atol=1e-13))
    energies = np.asarray(motion["moving"])[:, :2].sum(axis=1)
    total = energies + np.asarray(motion["stored"])
    # In joules, of 15 J and 269 J.
    np.testing.assert_allclose(total, total[0], rtol=0, atol=1e-8)


def test_its_first_endpoint_may_be_the_world_and_its_frames_turned():
    model = sb.Model("held")
    frame = model.world.add_frame("wall", rotation=rotation("z", 0.3))
    body = model.add_body("body", mass=1.0)
    model.add_joint("fall", model.world, body, ["Tx", "Ty", "Tz"])
    model.add_load(
        "hold",
        sb.loads.Connector(
            [frame, body], lambda a, b: list(b.p), lambda e, rate: 100 * e + 20 * rate
        ),
    )
    motion = sb.simulate(model, 10.0)
    np.testing.assert_allclose(motion["q_fall_Tz"][-1], -0.0981, atol=1e-6)


def connected(variables, law=lambda e: 1.0 * e, ends=None):
    model = sb.Model("wrong")
    body = model.add_body("body", mass=1.0)
    model.add_joint("fall", model.world, body, "Tz")
    model.add_load(
        "bad", sb.loads.Connector(ends or [model.world, body], variables, law)
    )


@pytest.mark.parametrize(
    ("variables", "message"),
    [
        (lambda a, b: [b.p[0], b.p[1], 2 * b.p[0]], "variable 2.*follows from the var"),
        (
            lambda a, b: [a.distance_to(b), b.p @ b.p],
            "variable 1.*follows from the var",
        ),
        (lambda a, b: [1.0], "variable 0, 1, is the same wherever"),
        (lambda a, b: [a.distance_to(a)], "distance to itself"),
        (lambda a, b: [a.distance_to(3)], "distance to 3 is asked for"),
        (lambda a: [1], r"cannot be called as variables\(a, b\)"),
        (lambda a, b: ["x"], "no list of formulas"),
        (lambda a, b: [], "no list of formulas"),
    ],
)
def test_variables_that_are_none_are_refused(variables, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        connected(variables)


def test_a_law_has_one_value_for_each_variable():
    with pytest.raises(
        sb.errors.ModelError, match=r"2 forces for 1 variables.*a function"
    ):
        connected(lambda a, b: [a.distance_to(b)], lambda e: [e[0], -e[0]])


def test_arguments_with_defaults_keep_them():
    """A loop's variable is bound so."""
    model = sb.Model("springs")
    for i, k in enumerate((100.0, 300.0)):
        body = model.add_body(f"body_{i}", mass=1.0)
        model.add_joint(f"rail_{i}", model.world, body, "Tx", q=0.1, v=2.0)
        ends = [model.world, body]
        law = lambda e, k=k: k * e  # noqa: E731
        model.add_load(
            f"spring_{i}", sb.loads.Connector(ends, lambda a, b: [b.p[0]], law)
        )
    found = sb.compile_model(model).derivatives(0.0, [0.1, 0.1, 2.0, 2.0])
    np.testing.assert_allclose(found[2:], [-10.0, -30.0], rtol=1e-13)


def test_endpoints_are_two_at_least_and_on_two_bodies():
    with pytest.raises(sb.errors.ModelError, match="two endpoints or more"):
        connected(bar, ends=[sb.Model("m").world])
    model = sb.Model("m")
    twice = [model.world, model.world.add_frame("f", at=(1, 0, 0))]
    with pytest.raises(sb.errors.ModelError, match="all on one body, 'world'"):
        model.add_load("bad", sb.loads.Connector(twice, bar, lambda e: e))


def test_a_file_holds_variables_and_law(tmp_path):
    model = two_bodies(own_bar)
    model.add_sensor("e", sb.sensors.Deformation("load"))
    sb.write(model, tmp_path / "two.json")
    again = sb.simulate(sb.read(tmp_path / "two.json"), 0.5)
    np.testing.assert_array_equal(again["e"], sb.simulate(model, 0.5)["e"])


def test_a_deformation_is_one_of_a_connecting_element():
    model = two_bodies(spring)
    with pytest.raises(
        sb.errors.ModelError, match=r"SpringDamper.*no variables between"
    ):
        model.add_sensor("e", sb.sensors.Deformation("load"))
