"""Convex hulls that touch a plane, against boxes and the weight that they carry."""

import itertools
import pickle
import warnings

import numpy as np
import pytest
import trimesh

import symbody as sb
from symbody.errors import ModelWarning

G = 9.81
CUBE = [*itertools.product((-0.15, 0.15), (-0.2, 0.2), (-0.1, 0.1))]
TETRAHEDRON = [(0.2, 0, -0.05), (-0.1, 0.15, -0.05), (-0.1, -0.15, -0.05), (0, 0, 0.2)]


def fallen(shape, height=0.5):
    """Return a free body that falls on the plane of the world."""
    model = sb.Model("fallen")
    body = model.add_body("body", 2.0, inertia=(0.05, 0.06, 0.07))
    q, v = (0, 0, height, 1, 0, 0, 0), (0.5, 0, 0, 1, 2, 0.5)
    model.add_joint("j", model.world, body, "free", q=q, v=v)
    model.add_contact("c", shape(body, model.world), friction=0.4, restitution=0.1)
    return model


def hull(points):
    return lambda body, plane: sb.contacts.HullOnPlane(body, plane, points)


def box(body, plane):
    return sb.contacts.BoxOnPlane(body, plane, (0.3, 0.4, 0.2))


@pytest.mark.parametrize("method", ["DP54", "Moreau"])
def test_a_hull_of_eight_corners_moves_as_the_box(method):
    method = sb.Moreau(1e-3) if method == "Moreau" else method
    of_box, of_hull = (
        sb.simulate(fallen(shape), 1.0, method=method) for shape in (box, hull(CUBE))
    )
    assert of_box.array("F_c").any()
    np.testing.assert_allclose(of_hull.q, of_box.q, rtol=0, atol=1e-10)
    assert of_hull.events == of_box.events


@pytest.mark.parametrize("method", ["DP54", "Moreau"])
def test_a_tetrahedron_comes_to_rest_and_its_forces_carry_it(method):
    method = sb.Moreau(1e-3) if method == "Moreau" else method
    motion = sb.simulate(fallen(hull(TETRAHEDRON)), 6.0, method=method)
    np.testing.assert_allclose(motion.v[-1], 0, atol=1e-6)
    forces = motion.array("F_c")[-1].reshape(4, 3)
    # It lies on one of its faces: one vertex carries nothing.
    assert (forces[:, 0] > 0.01).sum() == 3
    assert abs(forces[:, 0].sum() - 2 * G) < 1e-6


def test_inner_points_are_left_out_and_told_and_the_order_is_kept():
    grid = [*itertools.product((-0.15, 0, 0.15), (-0.2, 0, 0.2), (-0.1, 0, 0.1))]
    with pytest.warns(ModelWarning, match="19 of the 27 points are no vertices"):
        model = fallen(hull(grid))
    vertices = model.contacts["c"].contact.vertices
    assert [tuple(x.value for x in vertex) for vertex in vertices] == CUBE


def test_a_hull_has_the_vertices_of_a_mesh_and_a_small_one_counts():
    mesh = trimesh.creation.icosahedron()
    for size in (1e-4, 1.0, 1e4):
        model = fallen(hull(size * mesh.convex_hull.vertices), height=2 * size)
        assert len(model.contacts["c"].contact.corners) == 12


def test_files_and_pickles_keep_a_hull(tmp_path):
    model = fallen(hull(TETRAHEDRON))
    first = sb.simulate(model, 0.5)
    sb.write(model, tmp_path / "hull.json")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        read = sb.read(tmp_path / "hull.json")
    copy = pickle.loads(pickle.dumps(sb.compile_model(model)))
    for other in (read, copy):
        np.testing.assert_array_equal(sb.simulate(other, 0.5).q, first.q)


TWO_CIRCLES = [
    (np.cos(a), np.sin(a), z)
    for z in (-0.1, 0.1)
    for a in np.linspace(0, 2 * np.pi, 17, endpoint=False)
]


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (TETRAHEDRON[:3], "a 4x3 matrix is needed"),
        ([], "a 4x3 matrix is needed"),
        ([(x, y, 0.1) for x, y, _ in CUBE], "not in one plane"),
        ([(0, 0, 0)] * 5, "enclose no volume"),
        ([*TETRAHEDRON, (np.nan, 0, 0)], "NaN"),
        ([*TETRAHEDRON, (np.inf, 0, 0)], "inf"),
        ([(0, 0), (1, 0), (0, 1), (1, 1)], "shape"),
        ("cube.stl", "vertices of contact 'c'"),
        (0.3, "vertices of contact 'c'"),
        (None, "vertices of contact 'c'"),
        (TWO_CIRCLES, "has 34 vertices; at most 32"),
    ],
)
def test_points_that_are_no_hull_are_refused(points, text):
    with pytest.raises(sb.errors.ModelError, match=text):
        fallen(hull(points))


def test_points_of_parameters_are_refused():
    model, points = sb.Model("m"), [*TETRAHEDRON[:3]]
    body = model.add_body("body", 2.0, inertia=(0.05, 0.06, 0.07))
    high = (0, 0, model.add_parameter("high", 0.2))
    contact = sb.contacts.HullOnPlane(body, model.world, [*points, high])
    with pytest.raises(sb.errors.ModelError, match="depend on parameters"):
        model.add_contact("c", contact)
