"""Nodes on which dampers act in some directions only, wherever these point."""

import numpy as np
import pytest

import symbody as sb

HOOKS = [(-0.6, -0.4, 0), (0.6, -0.4, 0), (0, 0.7, 0)]
STIFF = {"method": sb.Radau(rtol=1e-8, atol=1e-9)}


def web(dampers=1, *, across=0.0, mass=None, at=None, damping=6.0):
    """Return a load that hangs on three ropes, of which the first have dampers."""
    model = sb.Model("web")
    load = model.add_body("load", mass=3.0)
    model.add_joint("hang", model.world, load, ["Tx", "Ty", "Tz"], q=(0.15, 0.1, -0.72))
    if mass is None:
        knot = model.add_node("knot", at=at)
    else:
        knot = model.add_body("knot", mass=mass)
        model.add_joint("free", model.world, knot, ["Tx", "Ty", "Tz"], q=at)
    lengths = []
    for i, place in enumerate(HOOKS):
        hook = model.world.add_frame(f"hook{i}", at=place)
        d = damping if i < dampers else across
        rope = sb.loads.SpringDamper(hook, knot, 300, damping=d, free_length=0.5)
        model.add_load(f"rope{i}", rope)
        lengths.append(model.add_sensor(f"length{i}", sb.sensors.Distance(hook, knot)))
    tail = sb.loads.SpringDamper(knot, load, 1200, free_length=0.5)
    model.add_load("tail", tail)
    lengths.append(model.add_sensor("tail_length", sb.sensors.Distance(knot, load)))
    stored = sum(150 * (d[0] - 0.5) ** 2 for d in lengths[:3])
    stored += 600 * (lengths[3][0] - 0.5) ** 2
    lost = model.add_state("lost")
    rates = [d[1] for d in lengths[:dampers]]
    model.set_rate(lost, damping * sum(rate**2 for rate in rates))
    model.add_expression("elsewhere", stored + lost, sensor=True)
    model.add_sensor("place", sb.sensors.Position(knot))
    model.add_sensor("speed", sb.sensors.Velocity(knot))
    return model


@pytest.mark.parametrize(
    ("dampers", "names"), [(1, ["along"]), (2, ["along1", "along2"])]
)
def test_places_along_dampers_are_states(dampers, names):
    labels = sb.compile_model(web(dampers)).state_labels()
    assert labels[7:] == tuple(f"knot_{name}" for name in names)


@pytest.mark.slow
@pytest.mark.parametrize("dampers", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_a_damping_across_that_vanishes_leads_to_the_same_motion(dampers):
    exact = np.asarray(
        sb.simulate(web(dampers), 0.4, method=sb.DP54(rtol=1e-9, atol=1e-10))["place"]
    )
    off = [
        np.asarray(
            sb.simulate(web(dampers, across=d, at=exact[0]), 0.4, **STIFF)["place"]
        )[-1]
        - exact[-1]
        for d in (1e-1, 1e-2)
    ]
    # In proportion to the damping.
    assert 1e-6 < np.abs(off[0]).max() < 1e-3
    np.testing.assert_allclose(off[1], off[0] / 10, atol=2e-2 * np.abs(off[0]).max())


def test_a_mass_on_the_node_that_vanishes_leads_to_the_same_motion():
    exact = np.asarray(
        sb.simulate(web(), 0.4, method=sb.DP54(rtol=1e-9, atol=1e-10))["place"]
    )
    off = []
    for mass in (1e-2, 1e-3):
        model = web(mass=mass, across=0.1 * np.sqrt(mass), at=exact[0])
        place = np.asarray(sb.simulate(model, 0.4, **STIFF)["place"])
        off.append(np.abs(place[-1] - exact[-1]).max())
    assert off[1] < 0.2 * off[0] < 1e-3


def test_energy_that_a_node_loses_is_that_in_its_dampers():
    motion = sb.simulate(web(2), 0.5, method=sb.DP54(rtol=1e-10, atol=1e-11))
    total = np.asarray(motion["total_energy"]) + np.asarray(motion["elsewhere"])
    assert np.asarray(motion["lost"])[-1] > 0.01
    np.testing.assert_allclose(total, total[0], atol=1e-8)


def test_velocities_of_a_node_are_slopes_of_its_places():
    times = np.linspace(0, 0.2, 2001)
    motion = sb.simulate(web(), times, method=sb.DP54(rtol=1e-11, atol=1e-12))
    slopes = np.gradient(np.asarray(motion["place"]), times, axis=0)
    speed = np.asarray(motion["speed"])
    # Central differences of steps of 1e-4 s.
    np.testing.assert_allclose(slopes[5:-5], speed[5:-5], rtol=1e-3, atol=1e-4)


def test_a_damper_does_not_give_way_as_the_node_finds_its_place_at_the_start():
    at = np.array([0.1, 0.05, -0.2])
    start = sb.simulate(web(at=at), [0, 1e-3])
    before = np.linalg.norm(at - HOOKS[0])
    # As accurate as the way there is followed.
    assert np.asarray(start["length0"])[0, 0] == pytest.approx(before, abs=1e-6)
    assert np.abs(np.asarray(start["place"])[0] - at).max() > 5e-3


def test_tangents_through_such_nodes_are_exact(rng):
    compiled = sb.compile_model(web())
    y = np.array([0.15, 0.1, -0.72, 0.1, -0.3, 0.2, 0.0, 0.04])
    y += 0.01 * rng.normal(size=8)
    J = np.asarray(compiled.function("jacobian")(0.0, y, []))
    for i, e in enumerate(1e-6 * np.eye(8)):
        ahead, back = (compiled.derivatives(0.0, y + s * e) for s in (1, -1))
        np.testing.assert_allclose(J[:, i], (ahead - back) / 2e-6, rtol=1e-6, atol=1e-4)


@pytest.mark.slow
def test_a_muscle_with_a_rigid_tendon_pulls_a_node_along_its_line():
    model = web(dampers=0)
    # In place of the first rope, which pulls about as much where it starts.
    del model.loads["rope0"]
    ends = [model.world["hook0"], model.nodes["knot"].body]
    size = {"strength": 260.0, "fiber_length": 0.2, "tendon_length": 0.53}
    sb.add_muscle(model, "muscle", ends, activation=0.3, **size)
    motion = sb.simulate(model, 0.3, inputs={"e_muscle": 0.6})
    lengths = np.asarray(motion["length0"])[:, 0]
    assert np.asarray(motion["knot"]).shape[1] == 1
    assert lengths[-1] < lengths[0] - 0.01


def test_a_damper_that_acts_only_at_times_is_refused_with_its_cause():
    model = web(dampers=0)
    knot = model.nodes["knot"].body
    for name, place in (("slack", (0, 0, -0.5)), ("taut", (0, 0, 1.0))):
        hook = model.world.add_frame(name, at=place)
        cable = sb.loads.Cable([hook, knot], stiffness=50, free_length=0.8, damping=3)
        model.add_load(name, cable)
    parameter = model.add_parameter("c", 0.0)
    model.add_load("none", sb.loads.SpringDamper(model.world, knot, damping=parameter))
    with pytest.raises(
        sb.errors.ModelError, match="springs act without a damper"
    ) as raised:
        sb.compile_model(model)
    assert "a damping that is zero" in str(raised.value)
    assert "load 'rope0'" in str(raised.value)
    assert "most of all along knot_" in str(raised.value)


def test_turns_of_small_nodes_are_damped_as_those_of_large_ones():
    sizes = {}
    for unit in (1.0, 1e-5):
        model = sb.Model("fiber", gravity=(0, 0, 0))
        J = 0.1 * unit**2
        body = model.add_body("body", 1.0, inertia=(J, J, J))
        model.add_joint("fly", model.world, body, "free", q=(unit, 0, 0, 1, 0, 0, 0))
        at = (0.5 * unit, 0, 0)
        knot = model.add_node("knot", moves="xyz", at=at, turns=True)
        stiff = (400 * unit, 30 * unit**3, 30 * unit**3, 20 * unit**3)
        for i, ends in enumerate([(model.world, knot), (knot, body)]):
            beam = sb.loads.Beam(*ends, 0.5 * unit, *stiff, damping_time=0.05)
            model.add_load(f"beam_{i}", beam)
        torque = (3 * unit**2 * sb.sin(20 * model.t), 2 * unit**2, unit**2)
        model.add_load("twist", sb.loads.Torque(body, torque))
        method = sb.Radau(rtol=1e-7, atol=1e-9 * unit)
        sizes[unit] = sb.simulate(model, [0, 0.1, 0.2], method=method)
    large, small = sizes.values()
    for name in ("q_fly_e1", "q_fly_e2"):
        first, second = large.array(name), small.array(name)
        np.testing.assert_allclose(first, second, atol=1e-6)
