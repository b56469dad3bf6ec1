"""Models without a state: all coordinates are driven, sensors and loads follow time."""

import numpy as np
import pytest

import symbody as sb

PERIOD = 2 * np.pi / 100


@pytest.fixture(scope="module")
def engine():
    """Return an engine whose counterweight is to balance its bearing force."""
    model = sb.Model("engine")
    mass = model.add_parameter("counterweight", 0.0)
    crank = model.add_body("crank", mass=2.0, com=(0, 0, 0.025), inertia=(0.01,) * 3)
    weight = model.add_body("weight", mass=mass, com=(0, 0, -0.05))
    piston = model.add_body("piston", mass=0.4)
    main = model.add_joint("main", model.world, crank, "Ry")
    model.add_joint("fix", crank, weight, sb.joints.Fixed())
    slide = model.add_joint("slide", model.world, piston, "Tz")
    s, c = sb.sin(100 * model.t), sb.cos(100 * model.t)
    model.drive(main, 100 * model.t)
    model.drive(slide, 0.05 * c + sb.sqrt(0.04 - (0.05 * s) ** 2))
    for name, joint in (("F", main), ("P", slide)):
        model.add_sensor(name, sb.sensors.ConstraintForce(joint, model.world))
    return model


@pytest.fixture(scope="module")
def shaking(engine):
    """Return the square of the force on the ground."""
    F, P = (engine.sensors[name].symbols for name in "FP")
    return (F[0] + P[0]) ** 2 + (F[2] + P[2]) ** 2


def cost(engine, weight):
    times = np.linspace(0, PERIOD, 2001)
    found = sb.simulate(engine, times, parameters={"counterweight": weight})
    force = found.array("F") + found.array("P")
    return np.trapezoid(force[:, 0] ** 2 + force[:, 2] ** 2, times)


@pytest.mark.parametrize("by", ["forward", "adjoint"])
def test_the_gradient_of_a_force_is_that_of_differences(engine, shaking, by):
    found = sb.cost_gradient(engine, ["counterweight"], PERIOD, running=shaking, by=by)
    # The cost is a square of the parameter, so that differences are exact.
    slope = (cost(engine, 0.5) - cost(engine, -0.0)) / 0.5
    second = cost(engine, 1.0) - 2 * cost(engine, 0.5) + cost(engine, 0.0)
    assert found.value == pytest.approx(cost(engine, 0.0), rel=1e-6)
    assert found.gradient[0] == pytest.approx(slope - second, rel=1e-6)


def test_an_engine_is_balanced_by_its_bearing_force(engine, shaking):
    found = sb.optimize(engine, ["counterweight"], PERIOD, running=shaking)
    best = found.values[0]
    assert cost(engine, best) < min(cost(engine, best + d) for d in (-0.01, 0.01))
    at_end = sb.cost_gradient(engine, ["counterweight"], PERIOD, final=shaking)
    assert np.isfinite(at_end.gradient).all()


@pytest.mark.parametrize("method", ["DP54", "Radau"])
def test_a_force_is_fitted_and_has_slopes(engine, method):
    times = np.linspace(0, PERIOD, 51)
    data = sb.simulate(engine, times, parameters={"counterweight": 0.7})
    free = {"counterweight": 0.2}
    found = sb.fit(engine, {"F": data.array("F")}, free, times, method=method)
    assert found.values[0] == pytest.approx(0.7, rel=1e-6)
    slopes = sb.sensitivities(engine, ["F"], ["counterweight"], times)
    # m a of the weight, which goes round, and gravity.
    expected = 0.05 * 100**2 * np.cos(100 * times) + 9.81
    of = slopes.slope("F[z]", "counterweight")
    assert of == pytest.approx(expected, rel=1e-6, abs=1e-4)


def test_stiff_methods_have_nothing_to_do(engine):
    times = np.linspace(0, PERIOD, 11)
    found, expected = (sb.simulate(engine, times, method=m) for m in ("Radau", "DP54"))
    assert found.array("F") == pytest.approx(expected.array("F"))


def test_many_runs_and_linear_systems_have_no_states(engine):
    vary = {"counterweight": [0.0, 0.5]}
    found = sb.simulate_many(engine, vary, [0, 0.01])
    assert found.states.shape == (2, 2, 0)
    assert any("All coordinates are driven" in note for note in found.notes)
    assert sb.linearize(engine).C.shape == (6, 0)


def test_driven_coordinates_are_the_same_without_accelerations(engine):
    every = sb.simulate(engine, [0, 0.01])
    motion = sb.simulate(engine, [0, 0.01], save=sb.Save(accelerations=False))
    assert "vd_main" not in motion
    for name in ("q_main", "v_main", "q_slide", "v_slide"):
        assert motion.array(name) == pytest.approx(every.array(name))


def test_cuts_that_follow_from_all_drives_transmit_nothing():
    model = sb.Model("lift")
    cabin = model.add_body("cabin", 2.0, inertia=(1, 1, 1))
    rail = model.add_joint("rail", model.world, cabin, "Tz")
    model.drive(rail, 0.1 * sb.sin(model.t))
    model.add_constraint("rope", sb.constraints.Lock(model.world, cabin, (1, 0, 0)))
    model.add_sensor("force", sb.sensors.ConstraintForce(rail, model.world))
    motion = sb.simulate(model, [0, 0.5])
    weight = 2 * (9.81 - 0.1 * np.sin(motion.time))
    assert motion.array("force")[:, 2] == pytest.approx(weight)
    assert sb.reactions(model, motion).array("rail_force")[:, 2] == pytest.approx(
        weight
    )
    assert sb.compile_model(model).function("drives")(0.0, [], []) == [2 * 9.81]
    with pytest.raises(sb.errors.ModelError, match="no degree of freedom"):
        sb.inverse_dynamics(model, motion)
