"""Pictures, films, glTF and USD files hold what the mechanism does."""

import json
import re
import struct
import sys
from dataclasses import replace

import numpy as np
import pytest
from PIL import Image
from pxr import Usd, UsdGeom, UsdValidation

import symbody as sb
from symbody.view import files
from symbody.view.drawing import drawing, quaternions
from symbody.view.pictures import of_motion


@pytest.fixture(scope="module")
def motion():
    return sb.simulate(sb.library.crane_crab(), duration=1.0)


def glb(path):
    """Return the description and the numbers of a binary glTF file."""
    data = path.read_bytes()
    magic, version, length = struct.unpack_from("<4sII", data)
    assert (magic, version, length) == (b"glTF", 2, len(data))
    size = struct.unpack_from("<I", data, 12)[0]
    return json.loads(data[20 : 20 + size]), data[28 + size :]


def values(described, numbers, place):
    accessor = described["accessors"][place]
    width = {"SCALAR": 1, "VEC3": 3, "VEC4": 4}[accessor["type"]]
    start = described["bufferViews"][accessor["bufferView"]]["byteOffset"]
    count = accessor["count"] * width
    return np.frombuffer(numbers, "<f4", count, start).reshape(-1, width)


def test_gltf_moves_as_the_motion(motion, tmp_path):
    motion.to_gltf(tmp_path / "crane.glb", fps=10)
    described, numbers = glb(tmp_path / "crane.glb")
    (animation,) = described["animations"]
    names = [node["name"] for node in described["nodes"]]
    moved = {
        (names[c["target"]["node"]], c["target"]["path"]): animation["samplers"][
            c["sampler"]
        ]
        for c in animation["channels"]
    }
    sampler = moved["pendulum", "translation"]
    times = values(described, numbers, sampler["input"]).ravel()
    places = values(described, numbers, sampler["output"])
    np.testing.assert_allclose(times, np.linspace(0, 1, 11), atol=1e-6)
    for t, place in zip(times, places, strict=True):
        q = motion.q[round(float(t) * 500)]
        _, p = motion.compiled.pose("pendulum", q, 0.0)
        np.testing.assert_allclose(place, p, atol=1e-6)  # single precision


def test_times_of_gltf_rise_where_those_of_the_motion_fall(tmp_path):
    motion = sb.simulate(sb.library.pendulum(), np.linspace(1, 0, 11))
    motion.to_gltf(tmp_path / "back.glb", fps=10)
    described, numbers = glb(tmp_path / "back.glb")
    sampler = described["animations"][0]["samplers"][0]
    times = values(described, numbers, sampler["input"]).ravel()
    np.testing.assert_allclose(times, np.linspace(0, 1, 11), atol=1e-6)


def test_a_model_at_rest_has_no_animation(tmp_path):
    sb.library.excavator().to_gltf(tmp_path / "still.glb")
    described, _ = glb(tmp_path / "still.glb")
    assert "animations" not in described
    assert len(described["nodes"]) > 5


def test_what_looks_alike_is_one_mesh_in_gltf(tmp_path):
    # As many as there are colors, and a multiple.
    for bodies in (12, 60):
        sb.library.chain(bodies).to_gltf(tmp_path / f"{bodies}.glb")
    few, many = (glb(tmp_path / f"{n}.glb")[0] for n in (12, 60))
    assert len(many["nodes"]) > 4 * len(few["nodes"])
    assert len(many["meshes"]) == len(few["meshes"]) == len(many["materials"])


def test_quaternions_are_of_the_rotations_and_do_not_jump(rng):
    angles = np.linspace(0, 4 * np.pi, 50)
    R = np.array([np.array(sb.rotation("z", a), float) for a in angles])
    found = quaternions(R)
    _, _, z, w = found.T
    np.testing.assert_allclose(np.abs(w), np.abs(np.cos(angles / 2)), atol=1e-12)
    np.testing.assert_allclose(2 * w * z, np.sin(angles), atol=1e-12)
    assert (np.einsum("ij,ij->i", found[1:], found[:-1]) > 0).all()


def test_a_film_has_its_frames_and_they_differ(motion, tmp_path):
    done = []
    path = tmp_path / "crane.gif"
    motion.to_video(path, fps=5, dpi=40, progress=done.append)
    assert done[-1] == 1.0
    with Image.open(path) as film:
        assert film.n_frames == 6
        assert film.info["duration"] == 200
        first = np.asarray(film.convert("RGB"), int)
        film.seek(5)
        assert np.abs(np.asarray(film.convert("RGB"), int) - first).max() > 50


def shown_for(path):
    """Return how long each frame of a GIF is shown [ms]."""
    with Image.open(path) as film:
        frames = range(film.n_frames)
        return [film.seek(i) or film.info["duration"] for i in frames]


@pytest.mark.parametrize("fps", [8, pytest.param(30, marks=pytest.mark.slow)])
def test_a_gif_lasts_as_long_as_the_motion(motion, tmp_path, fps):
    motion.to_video(tmp_path / "crane.gif", fps=fps, dpi=20)
    until = np.cumsum(shown_for(tmp_path / "crane.gif"))
    wanted = 1000 / fps * np.arange(1, fps + 2)
    # A GIF counts in 10 ms.
    np.testing.assert_allclose(until, wanted, atol=5)


@pytest.mark.slow  # Times of frames are those of the test above.
def test_a_gif_has_no_frames_that_browsers_slow_down(tmp_path):
    motion = sb.simulate(sb.library.crane_crab(), duration=0.2)
    with pytest.warns(sb.errors.ModelWarning, match="50 frames a second, not 60"):
        motion.to_video(tmp_path / "crane.gif", fps=60, dpi=20)
    durations = shown_for(tmp_path / "crane.gif")
    assert durations == [20] * 11


def test_mp4_is_a_film_of_as_many_frames(motion, tmp_path):
    reader = pytest.importorskip("imageio_ffmpeg")
    path = tmp_path / "crane.mp4"
    motion.to_video(path, fps=5, dpi=40)
    count, seconds = reader.count_frames_and_secs(str(path))
    assert (count, seconds) == (6, pytest.approx(1.2, abs=0.05))


def test_pictures_show_the_mechanism_at_the_time(motion, tmp_path):
    pictures = [motion.picture(t)._repr_png_() for t in (0.0, 1.0)]
    assert all(p.startswith(b"\x89PNG") for p in pictures)
    assert pictures[0] != pictures[1]
    motion.picture().savefig(tmp_path / "crane.svg")
    assert "<svg" in (tmp_path / "crane.svg").read_text()


@pytest.mark.parametrize("arrows", [False, True])
def test_a_picture_does_not_depend_on_the_size_of_what_it_shows(arrows):
    images = []
    for size in (1.0, 1e-6):
        model = sb.Model("rod", gravity=(0, 0, -9.81 * size))
        moments = (0.1 * size**2,) * 3
        rod = model.add_body("rod", mass=1, com=(0, 0, -size), inertia=moments)
        model.add_joint("hinge", model.world, rod, "Ry", q=0.4)
        (image,) = model.picture(arrows=arrows).axes[0].images
        images.append(np.asarray(image.get_array(), int))
    # The grid has round cells.
    assert np.abs(images[1] - images[0]).mean() < 1.0


def test_pictures_hold_what_clauses_set_until_they_act():
    model = sb.Model("blow", gravity=(0, 0, 0))
    block = model.add_body("block", mass=1)
    model.add_joint("rail", model.world, block, "Tx")
    blow = model.add_discrete("blow")
    model.add_load("push", sb.loads.Force(block, (0, 0, blow)))
    model.when(at=[0.55], changes={blow: 10.0}, name="begin")
    motion = sb.simulate(model, np.linspace(0, 1, 11))
    times = np.array([0.52, 0.54, 0.6, 0.65])
    shot = of_motion("picture", motion, None, times, "loads")
    np.testing.assert_array_equal(shot.y[:, -1], [0, 0, 10, 10])


def test_titles_tell_times_of_late_and_of_short_motions(monkeypatch, tmp_path):
    model = sb.library.pendulum()
    late = sb.simulate(model, [12345.6, 12345.7])
    assert "t = 12345.6 s" in late.picture(12345.6).axes[0].get_title()
    titles = []
    draw = files.picture
    monkeypatch.setattr(
        files,
        "picture",
        lambda p, s, title, **o: titles.append(title) or draw(p, s, **o),
    )
    sb.simulate(model, 0.004).to_video(tmp_path / "a.gif", fps=2, speed=0.004, dpi=10)
    assert titles == [f"pendulum, t = {t} s" for t in ("0.000", "0.002", "0.004")]


def test_a_time_outside_of_the_motion_is_refused(motion):
    with pytest.raises(sb.errors.CallError, match="between 0 and 1 s"):
        motion.picture(1.5)


def test_a_motion_from_a_file_asks_for_its_model(motion, tmp_path):
    motion.save(tmp_path / "crane.nc")
    read = sb.results.Motion.load(tmp_path / "crane.nc")
    with pytest.raises(sb.errors.ModelError, match="Give the model: model="):
        read.to_gltf(tmp_path / "crane.glb")
    read.to_gltf(tmp_path / "crane.glb", model=sb.library.crane_crab())
    with pytest.raises(sb.errors.ModelError, match="Give the model that moved"):
        read.to_gltf(tmp_path / "crane.glb", model=sb.library.pendulum())


def test_the_ellipsoid_of_a_box_has_its_inertia():
    model = sb.Model("block")
    body = model.add_body("block", mass=3.0, inertia=(0.5, 0.7, 0.9))
    model.add_joint("slide", model.world, body, "Tx")
    compiled = sb.compile_model(model)
    made = drawing(compiled)
    rows = made.rows(np.zeros(1), np.zeros((1, 2)))
    sizes = made.sizes(rows)
    (ball,) = made.moving(rows, replace(sizes, extent=10.0), ["inertias"])
    half = np.ptp(ball.posed(0).points, axis=0) / 2
    squares = half**2
    expected = 3.0 / 5 * (squares.sum() - squares)
    # The ball has 28 points around, of which none need be at its widest.
    np.testing.assert_allclose(expected, (0.5, 0.7, 0.9), rtol=1e-2)


@pytest.mark.parametrize("ending", [".usda", ".usdc", ".usd"])
def test_usd_moves_as_the_motion(motion, tmp_path, ending):
    file = tmp_path / f"crane{ending}"
    motion.to_usd(file, fps=10)
    stage = Usd.Stage.Open(str(file))
    assert (stage.GetStartTimeCode(), stage.GetEndTimeCode()) == (0, 10)
    assert stage.GetTimeCodesPerSecond() == 10
    meshes = [prim for prim in stage.Traverse() if prim.GetTypeName() == "Mesh"]
    (prim,) = (p for p in meshes if re.match(r"pendulum_\d", p.GetName()))
    for frame in range(11):
        to_world = UsdGeom.Xformable(prim).ComputeLocalToWorldTransform(frame)
        x, y, z = to_world.ExtractTranslation()
        _, p = motion.compiled.pose("pendulum", motion.q[50 * frame], 0.0)
        # What is up is +y there; single precision.
        np.testing.assert_allclose([x, -z, y], p, atol=1e-6)


def test_a_usd_file_of_a_model_at_rest_passes_the_checks_of_usd(tmp_path):
    file = tmp_path / "still.usda"
    sb.library.excavator().to_usd(file)
    validators = UsdValidation.ValidationRegistry().GetOrLoadAllValidators()
    context = UsdValidation.ValidationContext(validators)
    assert len(validators) > 5
    assert [e.GetMessage() for e in context.Validate(Usd.Stage.Open(str(file)))] == []
    assert "timeSamples" not in file.read_text()


def test_without_usd_core_the_extra_is_named(motion, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pxr.UsdGeom", None)
    with pytest.raises(sb.errors.CallError, match=r"usd-core .*symbody\[usd\]"):
        motion.to_usd(tmp_path / "crane.usda")


def test_a_scene_with_another_ending_is_refused(motion, tmp_path):
    with pytest.raises(sb.errors.CallError, match=r"\.usd or \.usdc or \.usda"):
        motion.to_usd(tmp_path / "crane.obj")
