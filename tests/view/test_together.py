"""Several motions in one scene."""

import base64

import numpy as np
import pytest

import symbody as sb


@pytest.fixture(scope="module")
def swings():
    model = sb.library.double_pendulum()
    return {
        f"{q} rad": sb.simulate(model, 1.0, start={"q_upper": q}) for q in (0.5, 1.0)
    }


def ends_of(ghost):
    """Return times, and where the lines of a ghost end, by their names."""
    time = np.frombuffer(base64.b64decode(ghost["time"]))
    rows = np.frombuffer(base64.b64decode(ghost["rows"]), "<f4")
    rows = rows.reshape(len(time), -1, 15)
    names = [row["name"] for row in ghost["scene"]]
    return time, {name: rows[:, i, 12:15] for i, name in enumerate(names)}


def test_a_ghost_on_a_page_is_where_its_motion_was_moved_aside(swings, page_of):
    scene = sb.together(swings, apart=(0, 2.0, 0))
    (ghost,) = page_of(scene)["ghosts"]
    motion, shift = swings["1.0 rad"], np.array([0.0, 2.0, 0.0])
    time, ends = ends_of(ghost)
    for at in (0, len(time) // 2, -1):
        q = motion.q[np.abs(motion.time - time[at]).argmin()]
        elbow = motion.compiled.pose("lower_rod", q)[1] + shift
        assert ends["upper_rod_lower"][at] == pytest.approx(elbow, abs=1e-6)
        assert ends["upper_rod_upper"][at] == pytest.approx(shift, abs=1e-6)


def test_ghosts_have_numbers_of_their_own_and_the_sizes_of_their_bodies(page_of):
    model = sb.Model("slides", gravity=(0, 0, 0))
    cart = model.add_body("cart", mass=1, inertia=(0.01, 0.02, 0.025))
    model.add_joint("rail", model.world, cart, "Tx", v=1.0)
    rod = model.add_body("rod", mass=1, com=(0, 0, -1), inertia=(0.3, 0.3, 0.001))
    model.add_joint("hinge", cart, rod, "Ry")
    motion = sb.simulate(model, 0.1)
    ghosts = page_of(sb.together({"a": motion, "b": motion, "c": motion}))["ghosts"]
    first, second = (
        [part for row in ghost["scene"] for part in row.get("parts", ())]
        for ghost in ghosts
    )
    count = len(ghosts[0]["scene"])
    for a, b in zip(first, second, strict=True):
        if "slides" in a:
            assert b["slides"] == a["slides"] + count
        if "skin" in a:
            places = [[k + count, f] for k, f in a["skin"]["places"]]
            assert b["skin"]["places"] == places
    (block,) = [part for part in first if part["of"] == "block" and "mass" in part]
    at = np.reshape(block["at"], (3, 4))[:, :3]
    half = np.sort(np.linalg.norm(at, axis=0))
    # Half edges of the box with these moments.
    box = np.sqrt(1.5 * (0.055 - 2 * np.array([0.025, 0.02, 0.01])))
    np.testing.assert_allclose(half, box, rtol=1e-5)


def test_a_page_tells_of_motions_that_last_longer_than_the_first(page_of):
    model = sb.library.pendulum()
    swings = {str(end): sb.simulate(model, end) for end in (1, 2)}
    (note,) = page_of(sb.together(swings))["notes"]
    assert note == "Time goes from 0 to 1 s, as of '1'; all together go from 0 to 2 s."


def test_a_motion_back_in_time_is_played_forward(page_of):
    model = sb.library.pendulum()
    motion = sb.simulate(model, np.linspace(2, 0, 101), start={"q_hinge": 1.0})
    for page in (page_of(motion), page_of(sb.together({"a": motion, "b": motion}))):
        t, y = (
            np.frombuffer(base64.b64decode(page["motion"][key]))
            for key in ("time", "states")
        )
        np.testing.assert_array_equal(t, motion.time[::-1])
        np.testing.assert_array_equal(y.reshape(len(t), -1)[:, 0], motion.q[::-1, 0])
        for ghost in page["ghosts"]:
            assert (np.diff(np.frombuffer(base64.b64decode(ghost["time"]))) > 0).all()


def test_a_picture_names_all_and_shows_each(swings):
    figure = sb.together(swings).picture(0.5)
    assert [text.get_text() for text in figure.texts] == ["0.5 rad", "1.0 rad"]
    alone = sb.together({"one": swings["0.5 rad"]}).picture(0.5)
    both, one = (
        np.asarray(f.axes[0].images[0].get_array(), int) for f in (figure, alone)
    )
    # The other one is red, as its label.
    redder = [i[..., 0] - i[..., 1:].max(axis=2) > 25 for i in (both, one)]
    colors = [both[red & (abs(both[..., 1] - both[..., 2]) < 25)] for red in redder]
    assert len(colors[0]) > len(colors[1]) + 500


@pytest.mark.slow
def test_a_film_lasts_as_long_as_the_longest(swings, tmp_path):
    from PIL import Image

    longer = sb.simulate(sb.library.double_pendulum(), 2.0)
    scene = sb.together({**swings, "longer": longer})
    scene.to_video(tmp_path / "swings.gif", fps=4)
    with Image.open(tmp_path / "swings.gif") as film:
        assert film.n_frames == 9


def test_dots_an_inch_are_those_of_the_scene(swings):
    scene = sb.together(swings)
    sizes = [
        next(scene._drawn(np.array([0.0]), dpi)).axes[0].images[0].get_size()
        for dpi in (50.0, 100.0)
    ]
    assert sizes == [(300, 350), (600, 700)]


def test_what_cannot_be_shown_is_refused(swings):
    with pytest.raises(sb.errors.CallError, match="motions"):
        sb.together(list(swings.values()))
    with pytest.raises(sb.errors.CallError, match="from 1 to 30"):
        sb.together({})
