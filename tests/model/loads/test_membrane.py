"""A triangle between three places: patch tests, its energy, and what it refuses."""

import numpy as np
import pytest

import symbody as sb

SIDES = (0.5, 0.4, 0.3)  # right-angled at C
STEEL = {"modulus": 2e6, "thickness": 1e-3, "poisson": 0.25}


def sheet(places, **options):
    """Return a model of three bodies at places, with a membrane between them."""
    model = sb.Model("sheet", gravity=(0, 0, 0))
    bodies = []
    for name, place in zip("ABC", places, strict=True):
        body = model.add_body(name, mass=0.1)
        model.add_joint(f"j_{name}", model.world, body, ["Tx", "Ty", "Tz"], q=place)
        bodies.append(body)
    element = sb.loads.Membrane(*bodies, *SIDES, **{**STEEL, **options})
    load = model.add_load("membrane", element)
    model.add_sensor("F", sb.sensors.LoadValue(load))
    for name, body in zip("ABC", bodies, strict=True):
        model.add_sensor(f"a_{name}", sb.sensors.Acceleration(body))
    return model


NO_STRAIN = ((0, 0), (0, 0))
AS_IT_IS = ((1, 0, 0), (0, 1, 0), (0, 0, 1))


def flat(strain=NO_STRAIN, turn=AS_IT_IS):
    """Return the corners under a small uniform strain, turned in space."""
    x = (0.25 + 0.09 - 0.16) / (2 * 0.5)
    corners = np.array([(0, 0), (0.5, 0), (x, np.sqrt(0.09 - x * x))])
    moved = corners @ (np.eye(2) + np.array(strain)).T
    return np.c_[moved, np.zeros(3)] @ np.array(turn).T


def forces_on_bodies(places, **options):
    motion = sb.simulate(sheet(places, **options), [0, 1e-6])
    return np.array([0.1 * motion.array(f"a_{name}")[0] for name in "ABC"])


@pytest.mark.parametrize(
    "strain", [[[1, 0], [0, 0]], [[0, 0], [0, 1]], [[0, 0.5], [0.5, 0]]]
)
def test_a_uniform_strain_gives_the_nodal_forces_of_plane_stress(strain):
    # Constant-strain triangle (Zienkiewicz): f_i = -t/2 σ n_i of the opposite side.
    small = 1e-7 * np.array(strain, dtype=float)
    E, nu, t = STEEL["modulus"], STEEL["poisson"], STEEL["thickness"]
    trace = np.trace(small) * np.eye(2)
    stress = E / (1 - nu**2) * ((1 - nu) * small + nu * trace)
    corners = flat()[:, :2]
    expected = []
    for i in range(3):
        side = corners[(i + 2) % 3] - corners[(i + 1) % 3]
        outwards = np.array([side[1], -side[0]])
        expected.append(t / 2 * stress @ outwards)
    found = forces_on_bodies(flat(small))
    np.testing.assert_allclose(
        found[:, :2], expected, atol=1e-6 * np.abs(expected).max()
    )


def test_rigid_motion_strains_nothing():
    turn = (sb.rotation("x", 0.7) @ sb.rotation((1, 2, -1), -1.1)).astype(float)
    found = forces_on_bodies(flat(turn=turn) + np.array([1.0, -2.0, 0.5]))
    assert np.abs(found).max() < 1e-9


def test_energy_is_kept_and_forces_balance_in_space():
    model = sheet(flat() + np.array([(0, 0, 0.02), (0.03, 0, 0), (0, -0.02, 0)]))
    motion = sb.simulate(
        model, 0.2, method=sb.DP54(rtol=1e-10, atol=1e-12), save=sb.Save(work=True)
    )
    kinetic = motion.array("total_energy")
    assert kinetic.max() > 1e-3
    assert np.abs(motion.array("energy_error")).max() < 1e-8 * kinetic.max()
    total = sum(motion.array(f"a_{name}") for name in "ABC")
    assert np.abs(total).max() < 1e-9 * np.abs(motion.array("a_A")).max()


def test_damping_takes_energy_alone():
    model = sheet(flat([[0.05, 0], [0, 0]]), damping_time=1e-2)
    motion = sb.simulate(model, 0.2, save=sb.Save(work=True))
    # What is left moves as a rigid body.
    assert (
        np.abs(motion.array("F")[-1]).max() < 0.3 * np.abs(motion.array("F")[0]).max()
    )


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"poisson": 1.0}, "poisson is 1;"),
        ({"modulus": 0}, "modulus is 0"),
        ({"thickness": -1e-3}, "thickness is -0.001"),
        ({"ab": 0.71}, "make no triangle"),
    ],
)
def test_no_material_and_no_triangle_are_refused(wrong, told):
    model = sheet(flat())
    ends = [model.bodies[name] for name in "ABC"]
    given = {**dict(zip(("ab", "bc", "ca"), SIDES, strict=True)), **STEEL, **wrong}
    with pytest.raises(sb.errors.ModelError, match=told):
        model.add_load("other", sb.loads.Membrane(*ends, **given))


def test_two_corners_at_one_place_are_refused():
    model = sheet(flat())
    a, b = model.bodies["A"], model.bodies["B"]
    with pytest.raises(
        sb.errors.ModelError, match="corners A, B, A are not three places"
    ):
        model.add_load("other", sb.loads.Membrane(a, b, a, *SIDES, **STEEL))


def test_two_membranes_share_nodes_and_parameters():
    model = sb.Model("sail", gravity=(0, 0, 0))
    E = model.add_parameter("E", 1e5)
    body = model.add_body("body", mass=1.0)
    model.add_joint("slide", model.world, body, "Tx", q=1.01)
    corners = [
        model.world.add_frame(n, at=p)
        for n, p in (("low", (0, -0.5, 0)), ("high", (0, 0.5, 0)))
    ]
    node = model.add_node("seam", at=(0.5, 0, 0), moves="x")
    long = np.sqrt(0.5)
    model.add_load("one", sb.loads.Membrane(*corners, node, 1.0, long, long, E, 1e-3))
    model.add_load(
        "line", sb.loads.SpringDamper(node, body, stiffness=50, free_length=0.5)
    )
    model.add_sensor("seam_at", sb.sensors.Position(node))
    place = sb.simulate(model, 1e-3).array("seam_at")[0, 0]
    assert 0.5 < place < 0.51
