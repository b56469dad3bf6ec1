"""Scenes of no size, of 1e5 m, with what is no number; folders that refuse files."""

import os

import numpy as np
import pytest
import trimesh
from PIL import Image

import symbody as sb


def pixels(model):
    """Return how many pixels of a picture have a color, as bodies have."""
    image = np.asarray(model.picture().axes[0].images[0].get_array(), int)
    return (np.ptp(image, axis=2) > 60).sum()


def point_of_mass():
    """Return a body of no size in the origin, which nothing moves."""
    model = sb.Model("point", gravity=(0, 0, 0))
    model.add_joint("slide", model.world, model.add_body("point", mass=1), "Tx")
    return model


def test_a_scene_of_no_size_is_seen(page_of):
    assert pixels(point_of_mass()) > 500
    measures = page_of(point_of_mass())["measures"]
    assert measures["extent"] > 0
    assert np.isfinite(np.concatenate([np.ravel(v) for v in measures.values()])).all()


@pytest.mark.parametrize("length", [1e-5, 1e5])
def test_scenes_of_any_size_look_alike(length):
    def rod(length):
        model = sb.Model("rod", gravity=(0, 0, -9.81))
        body = model.add_body("rod", mass=1, com=(0, 0, -length / 2))
        model.add_joint("pin", model.world, body, "Ry")
        return model

    assert pixels(rod(length)) == pytest.approx(pixels(rod(1.0)), rel=0.02)


@pytest.fixture
def broken():
    """Return a model with a place that is not a number at its start, and another."""
    model = sb.Model("broken", gravity=(0, 0, -9.81))
    body = model.add_body("arm", mass=1, com=(0.5, 0, 0))
    joint = model.add_joint("pin", model.world, body, "Ry", q=0.5)
    good = model.add_body("cart", mass=1)
    model.add_joint("rail", model.world, good, "Tx")
    model.add_visual(good, sb.visuals.Box((0.5, 0.2, 0.2)), name="box", color="red")
    bad = sb.sqrt(-1 - joint.q[0] ** 2)
    model.add_visual(body, sb.visuals.Arrow((bad, 0, 0)), name="arrow")
    return model


def test_what_has_no_place_is_told_and_the_rest_is_seen(broken, page_of):
    with pytest.warns(sb.errors.ModelWarning, match="visual 'arrow': not drawn, as"):
        assert pixels(broken) > 500
    data = page_of(broken)
    assert any("visual 'arrow': not drawn, as" in note for note in data["notes"])
    assert {r["name"] for r in data["scene"] if r.get("parts")} >= {"box", "pin"}


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write anywhere")
def test_a_folder_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "closed").mkdir(mode=0o500)
    for name, write in (("a.html", "to_html"), ("a.glb", "to_gltf")):
        with pytest.raises(sb.errors.FileError, match="closed"):
            getattr(sb.library.pendulum(), write)(tmp_path / "closed" / name)


def test_a_folder_that_is_a_file_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    for name, write in (("a.html", "to_html"), ("a.glb", "to_gltf")):
        with pytest.raises(sb.errors.FileError, match="file"):
            getattr(sb.library.pendulum(), write)(tmp_path / "file" / name)


def test_pictures_are_lit_from_above_and_cast_a_shadow(tmp_path):
    model = point_of_mass()
    model.add_visual(model.bodies["point"], sb.visuals.Box((1, 1, 1)), color="white")
    model.picture().savefig(tmp_path / "box.png")
    seen = np.asarray(Image.open(tmp_path / "box.png").convert("L"), float)
    # White sides, one in the shade, on a floor that is darker where the box shades it.
    assert seen.max() > 250
    assert seen[300:].min() < 150


def test_a_scene_is_as_large_as_its_meshes(page_of, tmp_path):
    corners = trimesh.creation.box((10, 6, 2)).apply_translation((0, 3, 0))
    corners.export(tmp_path / "plate.stl")
    model = sb.Model("plate")
    plate = model.add_body("plate", mass=1, inertia=(1, 1, 1))
    model.add_joint("hinge", model.world, plate, "Rz", q=np.pi / 2)
    mesh = sb.visuals.Mesh(tmp_path / "plate.stl", scale=0.5)
    model.add_visual(plate, mesh)
    for _ in range(2):
        measures = page_of(model)["measures"]
        np.testing.assert_allclose(measures["low"], (-3, -2.5, -0.5), atol=1e-12)
        np.testing.assert_allclose(measures["high"], (0, 2.5, 0.5), atol=1e-12)
    # A file that has changed is read again.
    corners.apply_scale(2).export(tmp_path / "plate.stl")
    os.utime(tmp_path / "plate.stl", (0, 0))
    assert page_of(model)["measures"]["low"][0] == pytest.approx(-6)


def test_axes_may_be_formulas_of_parameters(page_of):
    model = sb.Model("slanted", gravity=(0, 0, -9.81))
    slant = model.add_parameter("slant", 0.3)
    rod = model.add_body("rod", mass=1, com=(0.1, 0, -0.2), inertia=(0.1, 0.1, 0.1))
    about = sb.joints.Revolute((0, sb.sin(slant), sb.cos(slant)))
    model.add_joint("pin", model.world, rod, about)
    (pin,) = (row for row in page_of(model)["scene"] if row["role"] == "joint")
    assert pin["axes"][0][1] == pytest.approx((0, np.sin(0.3), np.cos(0.3)))


def test_what_hangs_has_no_column_above_it(page_of):
    scene = page_of(sb.library.chain(2))["scene"]
    of = [part["of"] for row in scene for part in row.get("parts", ())]
    assert "foot" in of
    assert "cylinder" not in of
