import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
L, EA, EIY, EIZ, GJ = 0.8, 500.0, 20.0, 30.0, 12.0
STIFF = {"axial": EA, "bending_y": EIY, "bending_z": EIZ, "torsion": GJ}


def cantilever(**options):
    model = sb.Model("cantilever", gravity=(0, 0, 0))
    tip = model.add_body("tip", mass=0.5, inertia=(0.02, 0.03, 0.04))
    model.add_joint(
        "way", model.world, tip, sb.joints.Free("cardan"), q=(L, 0, 0, 0, 0, 0)
    )
    model.add_load("beam", sb.loads.Beam(model.world, tip, L, **(STIFF | options)))
    return model, tip


def two_free(**options):
    model = sb.Model("two", gravity=(0, 0, 0))
    ends = []
    for name, x in (("a", 0.0), ("b", L)):
        body = model.add_body(name, mass=0.5, inertia=(0.02, 0.03, 0.04))
        q = (x, 0.01 * (x > 0), -0.02 * (x > 0), 0.03 * (x > 0), 0.02, -0.01)
        model.add_joint(f"fly_{name}", model.world, body, sb.joints.Free("cardan"), q=q)
        ends.append(body)
    model.joints["fly_a"].q_start = (0.0,) * 6
    beam = model.add_load("beam", sb.loads.Beam(*ends, L, **(STIFF | options)))
    model.add_sensor("c", sb.sensors.Position(ends[1], seen_from=ends[0]))
    model.add_sensor("R", sb.sensors.Orientation(ends[1], seen_from=ends[0]))
    model.add_sensor("F", sb.sensors.LoadValue(beam))
    return model


def elastic_energy(c, R):
    """Return the energy of the beam by the stiffness matrix of the textbooks."""
    e = c - (L, 0, 0)
    r = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / 2
    y = EIZ / L**3 * np.array([[12, -6 * L], [-6 * L, 4 * L**2]])
    z = EIY / L**3 * np.array([[12, 6 * L], [6 * L, 4 * L**2]])
    by, bz = np.array([e[1], r[2]]), np.array([e[2], r[1]])
    axial = EA / L * e[0] ** 2 + GJ / L * r[0] ** 2
    return (axial + by @ y @ by + bz @ z @ bz) / 2


@pytest.mark.parametrize(
    ("force", "way"),
    [
        ((3, 0, 0, 0, 0, 0), (3 * L / EA, 0, 0, 0, 0, 0)),
        ((0, 1e-3, 0, 0, 0, 0),
         (0, 1e-3 * L**3 / 3 / EIZ, 0, 0, 0, 1e-3 * L**2 / 2 / EIZ)),
        ((0, 0, 1e-3, 0, 0, 0),
         (0, 0, 1e-3 * L**3 / 3 / EIY, 0, -1e-3 * L**2 / 2 / EIY, 0)),
        ((0, 0, 0, 1e-3, 0, 0), (0, 0, 0, 1e-3 * L / GJ, 0, 0)),
        ((0, 0, 0, 0, 0, 1e-3),
         (0, 1e-3 * L**2 / 2 / EIZ, 0, 0, 0, 1e-3 * L / EIZ)),
    ],
)  # fmt: skip
def test_a_cantilever_bends_as_tables_say(force, way):
    model, _ = cantilever()
    q = np.array([L, 0, 0, 0, 0, 0]) + way
    zero = np.zeros(6)
    needed = sb.compile_model(model).inverse_dynamics(0.0, q, zero, zero)
    # Turns of 1e-4 rad are small to their square.
    np.testing.assert_allclose(needed, force, atol=1e-9)


def test_its_forces_are_the_variation_of_its_energy(rng):
    model = two_free()
    compiled = sb.compile_model(model)
    q = np.array(compiled.system.q_start) + 0.02 * rng.normal(size=12)
    zero, steps = np.zeros(12), 1e-6 * np.eye(12)

    def energy(at):
        found = compiled.sensor_values(0.0, [*at, *zero])
        return elastic_energy(found["c"], found["R"])

    slopes = [(energy(q + d) - energy(q - d)) / 2e-6 for d in steps]
    needed = compiled.inverse_dynamics(0.0, q, zero, zero)
    np.testing.assert_allclose(needed, slopes, rtol=1e-6, atol=1e-6)


def test_two_free_bodies_keep_energy_and_momentum():
    motion = sb.simulate(two_free(), np.linspace(0, 1, 11), **TIGHT)
    c, R = motion.array("c"), motion.array("R")
    elastic = np.array([elastic_energy(*at) for at in zip(c, R, strict=True)])
    total = motion.array("kinetic_energy") + elastic
    np.testing.assert_allclose(total, total[0], rtol=0, atol=1e-8)
    assert np.ptp(elastic) > 0.1 * total[0]


def test_damping_in_proportion_to_stiffness_takes_energy():
    model = two_free(damping_time=1e-3)
    model.add_sensor("heat", sb.sensors.Dissipation("beam"))
    motion = sb.simulate(model, np.linspace(0, 0.2, 2001), **TIGHT)
    c, R, heat = motion.array("c"), motion.array("R"), motion.array("heat")
    elastic = np.array([elastic_energy(*at) for at in zip(c, R, strict=True)])
    total = motion.array("kinetic_energy") + elastic
    assert (heat >= 0).all()
    # The trapezoidal rule of 0.1 ms.
    assert total[0] - total[-1] == pytest.approx(
        np.trapezoid(heat, motion.time), rel=1e-4
    )


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"axial": -1}, "the stiffness axial is -1"),
        (dict.fromkeys(STIFF, 0), "axial, bending_y, bending_z, torsion are zero"),
        ({"damping_time": -1e-3}, "the damping_time is -0.001"),
    ],
)
def test_what_is_no_beam_is_refused(options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        cantilever(**options)
