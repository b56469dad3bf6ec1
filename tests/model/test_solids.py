import numpy as np
import pytest
import trimesh

import symbody as sb
from symbody.expr.evaluate import evaluate


def matrix(properties):
    xx, yy, zz, xy, xz, yz = (float(evaluate(sb.symbol("x") * 0 + e, {"x": 0}))
                              for e in properties["inertia"])  # fmt: skip
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


SHAPES = {
    "box": (
        sb.visuals.Box((0.1, 0.2, 0.3)),
        trimesh.creation.box((0.1, 0.2, 0.3)),
        1e-12,
    ),
    # Facets of the meshes that stand for round bodies.
    "cylinder": (
        sb.visuals.Cylinder(0.1, 0.4),
        trimesh.creation.cylinder(0.1, 0.4, sections=400),
        1e-3,
    ),
    "sphere": (sb.visuals.Sphere(0.2), trimesh.creation.icosphere(5, 0.2), 3e-3),
}


@pytest.mark.parametrize("name", SHAPES)
def test_a_shape_has_the_mass_properties_of_its_surface(name, tmp_path):
    shape, mesh, rel = SHAPES[name]
    mesh.density = 800.0
    ours = sb.solid(shape, 800)
    assert float(ours["mass"]) == pytest.approx(mesh.mass, rel=rel)
    np.testing.assert_allclose(matrix(ours), mesh.moment_inertia, rtol=rel, atol=1e-12)


@pytest.mark.parametrize("ending", ["stl", "obj"])
def test_a_mesh_has_the_mass_properties_of_its_inside(ending, tmp_path):
    mesh = trimesh.creation.annulus(0.05, 0.1, 0.3)
    mesh.apply_transform(
        trimesh.transformations.rotation_matrix(0.7, (1, 2, 3), (1, 0, 0))
    )
    path = tmp_path / f"part.{ending}"
    mesh.export(path)
    mesh.density = 7850.0
    ours = sb.solid(sb.visuals.Mesh(path), 7850)
    # A binary STL has numbers of single precision.
    assert float(ours["mass"]) == pytest.approx(mesh.mass, rel=1e-5)
    np.testing.assert_allclose(ours["com"], mesh.center_mass, atol=1e-6)
    np.testing.assert_allclose(matrix(ours), mesh.moment_inertia, rtol=1e-4, atol=1e-5)


def test_a_tube_is_a_cylinder_less_its_hole():
    whole, hole = (
        sb.solid(sb.visuals.Cylinder(r, 0.5, "x"), 1000) for r in (0.1, 0.06)
    )
    tube = sb.solid(sb.visuals.Cylinder(0.1, 0.5, "x"), 1000, hollow=0.06)
    assert float(tube["mass"]) == pytest.approx(
        float(whole["mass"]) - float(hole["mass"])
    )
    np.testing.assert_allclose(matrix(tube), matrix(whole) - matrix(hole), rtol=1e-12)


def test_sizes_may_be_parameters_that_remain():
    model = sb.Model("arm")
    length = model.add_parameter("length", 1.0)
    box = sb.visuals.Box((length, 0.1, 0.1))
    arm = model.add_body("arm", **sb.solid(box, 7850))
    model.add_joint("hinge", model.world, arm, "Rz")
    compiled = sb.compile_model(model, backend="python")
    expected = [7850 * 0.01 * x * (x * x + 0.01) / 12 for x in (1.0, 2.0)]
    longer = compiled.with_parameters({"length": 2.0})
    found = [m.mass_matrix([0.0]).item() for m in (compiled, longer)]
    np.testing.assert_allclose(found, expected, rtol=1e-12)


def test_the_mass_stands_for_the_density():
    tube = sb.visuals.Cylinder(0.1, 0.5, "x")
    by_density = sb.solid(tube, 7850, hollow=0.06)
    by_mass = sb.solid(tube, mass=by_density["mass"], hollow=0.06)
    np.testing.assert_allclose(
        np.array(by_mass["inertia"], float), np.array(by_density["inertia"], float)
    )
    model = sb.Model("m")
    m = model.add_parameter("m", 3.0)
    arm = model.add_body("arm", **sb.solid(sb.visuals.Box((1, 1, 1)), mass=m))
    model.add_joint("j", model.world, arm, "Rz")
    assert sb.compile_model(model).mass_matrix([0.0])[0, 0] == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("arguments", "options", "words"),
    [
        ((sb.visuals.Box((1, 1, 1)), -1), {}, "the density is -1"),
        ((sb.visuals.Box((1, 0, 1)), 1), {}, "the edge is 0"),
        ((sb.visuals.Box((1, 2)), 1), {}, "three edges"),
        ((sb.visuals.Box((1, 1, 1)), 1), {"hollow": 0.1}, "no radius"),
        ((sb.visuals.Sphere(1), 1), {"hollow": 1}, "less than the radius"),
        ((sb.visuals.FrameAxes(1), 1), {}, "a shape with a volume"),
        ((sb.visuals.Sphere(1),), {}, "density=None and mass=None"),
        ((sb.visuals.Sphere(1), 1), {"mass": 1}, "one of them says the other"),
        ((sb.visuals.Sphere(1),), {"mass": -1}, "the mass is -1"),
        ((sb.visuals.Mesh("none.stl"), 1), {}, "cannot be read"),
        ((sb.visuals.Mesh("part.step"), 1), {}, r"read from \.stl, \.obj"),
    ],
)
def test_what_is_no_solid_is_refused(arguments, options, words):
    with pytest.raises(sb.errors.ModelError, match=words):
        sb.solid(*arguments, **options)


def test_an_open_surface_has_no_inside(tmp_path):
    mesh = trimesh.creation.box((1, 1, 1))
    mesh.update_faces(np.arange(len(mesh.faces)) > 0)
    mesh.export(tmp_path / "open.stl")
    with pytest.raises(sb.errors.ModelError, match="not closed"):
        sb.solid(sb.visuals.Mesh(tmp_path / "open.stl"), 1000)


@pytest.mark.parametrize("all_sides", [False, True])
def test_openings_that_face_each_other_are_no_closed_surface(all_sides, tmp_path):
    """Their triangles sum up to zero; windows in all sides alike do so in more ways."""
    cut = trimesh.creation.box((1, 1, 1)).subdivide().subdivide()
    inside = np.abs(cut.triangles_center) < 0.3
    windows = inside.sum(axis=1) == 2 if all_sides else np.abs(cut.face_normals[:, 2])
    cut.update_faces(windows < 0.5)
    cut.export(tmp_path / "open.stl")
    with pytest.raises(sb.errors.ModelError, match="openings that face each other"):
        sb.solid(sb.visuals.Mesh(tmp_path / "open.stl"), 1000)


def test_a_small_part_far_from_its_origin_keeps_its_mass(tmp_path):
    mesh = trimesh.creation.box((1e-3, 1e-3, 1e-3))
    mesh.apply_translation((64, 64, 64))
    mesh.export(tmp_path / "far.obj", digits=15)
    properties = sb.solid(sb.visuals.Mesh(tmp_path / "far.obj"), 1e9)
    # Coordinates have an error of 1e-14, which is 1e-11 of the part.
    assert float(properties["mass"]) == pytest.approx(1.0, rel=1e-9)
