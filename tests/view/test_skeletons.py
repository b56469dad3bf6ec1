"""Bodies without visuals are drawn by what they are, also beside others."""

import json
import math

import numpy as np
import pytest

import symbody as sb
from symbody.view.drawing import drawing
from symbody.view.scene import bare_bodies, items_of


@pytest.fixture
def chain():
    """Return a chain of three bodies of which the middle one has a visual."""
    model = sb.Model("chain", gravity=(0, 0, -9.81))
    place = model.world
    for name in ("first", "middle", "last"):
        body = model.add_body(name, mass=1, com=(0.5, 0, 0), inertia=(0.01, 0.1, 0.1))
        model.add_joint(f"pin_{name}", place, body, "Ry")
        place = body.add_frame("tip", at=(1, 0, 0))
    model.add_visual(
        model.bodies["middle"], sb.visuals.Box((1, 0.1, 0.1)), name="plate"
    )
    return model


def test_bodies_without_visuals_have_links_joints_and_inertias(chain):
    items = items_of(sb.compile_model(chain).system)
    bare = {item.name for item in items if item.bare}
    links = {"first_pin_first", "first_pin_middle", "last_pin_last"}
    tips = {"last.tip"}
    joints = {"pin_first", "pin_middle", "pin_last"}
    assert bare == {"first", "last"} | links | tips | joints


def test_a_body_where_the_line_of_another_ends_is_seen(chain):
    rope = sb.visuals.Line(chain.bodies["last"])
    chain.add_visual(chain.world, rope, name="rope")
    assert bare_bodies(sb.compile_model(chain).system) == {"first"}


def test_pictures_show_skeletons_beside_visuals(chain):
    names = [part.of.name for part in parts_of(chain)]
    joints = ["pin_first", "pin_middle", "pin_last"]
    # The first pin stands on the ground.
    assert sorted(names) == sorted(["plate", "first", "last", *joints, "pin_first"])


def parts_of(model):
    """Return the surfaces of a model at its zero state."""
    made = drawing(sb.compile_model(model))
    rows = made.rows(np.zeros(1), np.zeros((1, 6)))
    return list(made.moving(rows, made.sizes(rows, np.array([0, 0, -9.81]))))


def test_a_hull_goes_from_joint_to_joint_and_is_convex(chain):
    (first,) = (part.posed(0) for part in parts_of(chain) if part.of.name == "first")
    low, high = first.points.min(axis=0), first.points.max(axis=0)
    radius = (high[0] - 1.0 - low[0]) / 2
    assert 0 < radius < 0.15
    assert (low[0], high[0]) == pytest.approx((-radius, 1 + radius))
    assert low[1] == pytest.approx(-high[1])
    a, b, c = first.points[first.faces].transpose(1, 0, 2)
    normal = np.cross(b - a, c - a)
    heights = first.points @ normal.T - np.einsum("ij,ij->i", a, normal)
    assert heights.max() < 1e-9


def test_a_compact_body_is_a_disc_with_its_inertia():
    model = sb.Model("wheel", gravity=(0, 0, 0))
    wheel = model.add_body("wheel", mass=2, inertia=(0.05, 0.05, 0.09))
    arm = model.add_body("arm", mass=1, com=(1, 0, 0))
    model.add_joint("spin", model.world, wheel, "Rz")
    model.add_joint("turn", model.world, arm, "Rz")
    made = drawing(sb.compile_model(model))
    rows = made.rows(np.zeros(1), np.zeros((1, 4)))
    parts = made.moving(rows, made.sizes(rows, np.array([0, 0, -1.0])))
    (disc,) = (part for part in parts if part.of.name == "wheel")
    assert disc.s[0, 0] == pytest.approx(math.sqrt(2 * 0.09 / 2))
    assert disc.s[0, 2] == pytest.approx(math.sqrt(12 / 2 * (0.05 - 0.045)))


def test_the_mark_of_a_joint_stands_along_its_axis_at_its_place(chain):
    (pin,) = (part.posed(0) for part in parts_of(chain) if part.of.name == "pin_last")
    size = np.ptp(pin.points, axis=0)
    # A cylinder about y, longer than wide.
    np.testing.assert_allclose(pin.points.mean(axis=0), (2, 0, 0), atol=1e-12)
    assert size[1] > 1.5 * max(size[0], size[2])


def test_scenes_in_files_have_skeletons(chain, tmp_path):
    chain.to_gltf(tmp_path / "chain.glb")
    content = (tmp_path / "chain.glb").read_bytes()
    length = int.from_bytes(content[12:16], "little")
    nodes = [node["name"] for node in json.loads(content[20 : 20 + length])["nodes"]]
    assert {"plate", "first", "last", "pin_middle"} <= set(nodes)


def test_a_page_knows_which_bodies_have_skeletons(chain, page_of):
    scene = page_of(chain)["scene"]
    bare = {row["name"] for row in scene if row.get("bare") and row["role"] == "body"}
    assert bare == {"first", "last"}
