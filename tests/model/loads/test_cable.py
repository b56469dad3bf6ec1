import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-13, max_step=1e-3)}
R, K = 0.3, 400.0


def over_a_drum(p_a, p_b, side=1, free_length=0.1, rotation=None, drum=None):
    """Return a compiled model of two free points and a drum."""
    model = sb.Model("drum", gravity=(0, 0, 0))
    axle = model.add_body("axle", mass=1, inertia=(1, 1, 1))
    kind = sb.joints.Free("cardan")
    model.add_joint("j_axle", model.world, axle, kind, q=drum or (0,) * 6)
    places = [axle.add_frame("drum", rotation=rotation)]
    for name, p in (("a", p_a), ("b", p_b)):
        body = model.add_body(name, mass=1)
        model.add_joint(f"j_{name}", model.world, body, ["Tx", "Ty", "Tz"], q=p)
        places.append(body)
    cable = sb.loads.WrappedCable(*places, R, K, free_length, side=side)
    model.add_load("cable", cable)
    model.add_sensor("length", sb.sensors.Deformation("cable"))
    return sb.compile_model(model)


def length_of(compiled, q=None):
    y = np.array(compiled.start_state())
    if q is not None:
        y[: len(q)] = q
    return compiled.sensor_values(0.0, y)["length"][0, 0]


@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize("height", [0.0, 0.4])
def test_it_wraps_along_tangents_and_a_helix(side, height):
    a, b = (-0.5, 0.1 * side, 0.0), (0.4, -0.05 * side, height)
    compiled = over_a_drum(a, b, side)
    far = np.hypot(a[0], a[1]), np.hypot(b[0], b[1])
    # From A over the lower side to B, counterclockwise for side 1.
    turn = side * (np.arctan2(b[1], b[0]) - np.arctan2(a[1], a[0])) % (2 * np.pi)
    wrapped = turn - np.arccos(R / far[0]) - np.arccos(R / far[1])
    plane = np.sqrt(far[0] ** 2 - R**2) + np.sqrt(far[1] ** 2 - R**2) + R * wrapped
    assert wrapped > 0.1
    assert length_of(compiled) == pytest.approx(np.hypot(plane, height), rel=1e-12)


def test_past_the_drum_it_is_straight():
    compiled = over_a_drum((-0.5, -0.4, 0), (0.4, -0.35, 0.2))
    expected = np.linalg.norm([0.9, 0.05, 0.2])
    assert length_of(compiled) == pytest.approx(expected, rel=1e-12)


@pytest.mark.parametrize("b", [(0.4, 0.0, -0.2), (0.4, -0.5, 0.3)])
def test_its_forces_are_the_variation_of_its_energy(b):
    """On the drum, and straight past it."""
    turned = sb.rotation("x", 0.2)
    drum = (0.01, -0.02, 0.03, 0.1, 0.05, -0.1)
    compiled = over_a_drum((-0.5, 0.1, 0.1), b, rotation=turned, drum=drum)
    q = np.array(compiled.system.q_start)
    zero, steps = np.zeros(12), 1e-6 * np.eye(12)

    def energy(at):
        return K / 2 * (length_of(compiled, at) - 0.1) ** 2

    slopes = [(energy(q + d) - energy(q - d)) / 2e-6 for d in steps]
    needed = compiled.inverse_dynamics(0.0, q, zero, zero)
    np.testing.assert_allclose(needed, slopes, rtol=1e-6, atol=1e-5)
    assert (np.abs(slopes[:3]) > 1).all() or b[1] < 0


def hanging(**options):
    """Return a weight on a cable over two pulleys, and a counterweight."""
    model = sb.Model("hoist")
    ends = []
    for name, x, mass in (("left", 0.0, 1.0), ("right", 1.0, 1.5)):
        body = model.add_body(name, mass=mass)
        place = model.world.add_frame(f"{name}_pulley", at=(x, 0, 0))
        model.add_joint(f"{name}_way", place, body, "Tz", q=-1.0)
        ends += [place, body]
    eyes = [ends[1], ends[0], ends[2], ends[3]]
    model.add_load("cable", sb.loads.Cable(eyes, 1e5, 3.0, **options))
    return model


def test_two_weights_over_pulleys_fall_as_atwood_says():
    motion = sb.simulate(hanging(damping=300), [0, 0.5], **TIGHT)
    a = 9.81 * (1.5 - 1.0) / (1.5 + 1.0)
    # At first the cable stretches, by the tension 11.8 N over 1e5 N/m.
    assert motion.array("q_left_way")[-1] == pytest.approx(-1 + a / 8, abs=3e-4)


def test_a_loose_cable_does_nothing():
    model = hanging(damping=5.0)
    model.joints["left_way"].q_start = (-0.5,)
    motion = sb.simulate(model, [0, 0.1], **TIGHT)
    fallen = -0.5 - 9.81 * 0.01 / 2
    assert motion.array("q_left_way")[-1] == pytest.approx(fallen, abs=1e-12)


def test_a_cable_that_pushes_or_leads_nowhere_is_refused():
    model = hanging()
    left, right = model.bodies.values()
    for cable, words in (
        (sb.loads.Cable([left, right], -1, 1), "the stiffness is -1"),
        (sb.loads.Cable([left, left, right], 1, 1), "are the same point"),
        (sb.loads.Cable([left], 1, 1), "two endpoints or more"),
        (sb.loads.WrappedCable(left, right, model.world, 0, 1, 1), "the radius is 0"),
    ):
        with pytest.raises(sb.errors.ModelError, match=words):
            model.add_load("wrong", cable)


def test_an_end_inside_the_drum_is_told():
    compiled = over_a_drum((-0.5, 0.1, 0), (0.1, 0.1, 0))
    with pytest.raises(sb.errors.AnalysisError, match="WrappedCable inside its cyl"):
        compiled.derivatives(0.0, compiled.start_state())


def test_an_end_on_the_drum_is_outside():
    # A quarter of a turn between the two.
    assert length_of(over_a_drum((R, 0, 0), (0, R, 0))) == pytest.approx(R * np.pi / 2)


def hoisted(free_length, **given):
    """Return a weight that a damped cable or spring hoists steadily by 0.2 m/s."""
    model = sb.Model("hoist", **given)
    body = model.add_body("load", mass=100)
    model.add_joint("way", model.world, body, "Tz", q=-2.0, v=0.2)
    load = model.add_load("rope", free_length(model, body))
    model.add_sensor("heat", sb.sensors.Dissipation(load))
    return model


def test_winding_up_steadily_takes_no_damping():
    """The stretch stays mg/k, whatever says how the free length changes."""
    k, begin = 5e4, 2 - 981 / 5e4

    def by_time(model, body):
        return sb.loads.Cable(
            [model.world, body], k, begin - 0.2 * model.t, damping=500
        )

    def by_state(model, body):
        wound = model.add_state("l0", start=begin)
        model.set_rate(wound, -0.2)
        return sb.loads.Cable([model.world, body], k, wound, damping=500)

    def of_spring(model, body):
        wound = begin - 0.2 * model.t
        spring = {"stiffness": k, "damping": 500, "free_length": wound}
        return sb.loads.SpringDamper(model.world, body, **spring)

    for cable in (by_time, by_state, of_spring):
        motion = sb.simulate(hoisted(cable), [0, 2.0, 4.0], **TIGHT)
        np.testing.assert_allclose(motion["q_way"], [-2, -1.6, -1.2], atol=1e-9)
        np.testing.assert_allclose(motion["heat"], 0, atol=1e-6)


def test_winding_against_ends_that_rest_turns_power_into_heat():
    def cable(model, body):
        wound = 1.5 - 0.2 * model.t
        return sb.loads.Cable([model.world, body], 5e4, wound, damping=500)

    model = hoisted(cable)
    model.joints["way"].v_start = (0.0,)
    compiled = sb.compile_model(model)
    heat = compiled.sensor_values(0.0, compiled.start_state())["heat"]
    np.testing.assert_allclose(heat, 500 * 0.2**2, rtol=1e-12)


def test_a_free_length_whose_rate_is_unknown_is_told():
    def cable(model, body):
        return sb.loads.Cable(
            [model.world, body], 5e4, model.add_input("l0"), damping=500
        )

    with pytest.warns(
        sb.errors.ModelWarning, match="depends on l0, whose rate is not known"
    ):
        sb.compile_model(hoisted(cable))


@pytest.mark.parametrize("side", [0, 2, None, True, "left"])
def test_a_side_that_no_cylinder_has_is_refused(side):
    model = sb.Model("drum")
    body = model.add_body("body", mass=1)
    model.add_joint("way", model.world, body, ["Tx", "Ty"], q=(1, 0))
    far = model.world.add_frame("far", at=(-1, 0, 0))
    rope = sb.loads.WrappedCable(model.world, far, body, 0.1, 10, 1, side=side)
    with pytest.raises(sb.errors.ModelError, match=r"load 'rope': side=.*two sides"):
        model.add_load("rope", rope)


def test_a_cylinder_that_grows_lengthens_the_cable_on_it():
    """Deformation measures it, and a damper feels it."""
    model = sb.Model("drum", gravity=(0, 0, 0))
    left = model.world.add_frame("left", (-1.5, -0.2, 0))
    right = model.world.add_frame("right", (1.5, -0.2, 0))
    drum = model.add_body("drum", 1.0, inertia=(1, 1, 1))
    model.add_joint("turn", model.world, drum, "Rz")
    radius = 0.5 + 0.1 * model.t
    for name, damping in (("elastic", 0.0), ("damped", 2.0)):
        cable = sb.loads.WrappedCable(
            drum, right, left, radius, 10.0, 1.0, damping=damping
        )
        load = model.add_load(name, cable)
        model.add_sensor(f"d_{name}", sb.sensors.Deformation(load))
        model.add_sensor(f"F_{name}", sb.sensors.LoadValue(load))
    motion = sb.simulate(model, np.linspace(0, 1, 201))
    length, rate = motion.array("d_elastic").reshape(-1, 2).T
    slope = np.gradient(length, motion.time)[1:-1]
    np.testing.assert_allclose(rate[1:-1], slope, rtol=1e-5)
    beyond = motion.array("F_damped") - motion.array("F_elastic")
    np.testing.assert_allclose(beyond.ravel(), 2 * rate, rtol=1e-9)


def test_inside_the_drum_a_damped_cable_has_no_tension():
    model = sb.Model("drum", gravity=(0, 0, 0))
    ends = [model.world.add_frame("drum"), model.world.add_frame("a", at=(-1, 0, 0))]
    body = model.add_body("b", mass=1)
    model.add_joint("way", model.world, body, ["Tx", "Ty"], q=(R / 2, 0))
    model.add_load("cable", sb.loads.WrappedCable(*ends, body, R, K, 0.1, damping=2.0))
    model.add_sensor("tension", sb.sensors.LoadValue("cable"))
    compiled = sb.compile_model(model)
    assert np.isnan(compiled.sensor_values(0.0, compiled.start_state())["tension"])
