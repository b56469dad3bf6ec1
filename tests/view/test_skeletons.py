"""Bodies without visuals are drawn by what they are, also beside others."""

import json
import math

import numpy as np
import pytest
from scipy.spatial import ConvexHull
from scipy.spatial.transform import Rotation

import symbody as sb
from symbody.view.drawing import drawing
from symbody.view.scene import bare_bodies, items_of
from symbody.view.templates import hull_faces


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
    return list(made.moving(rows, made.sizes(rows)))


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


def test_a_hull_is_that_of_scipy_also_of_points_in_planes_and_on_lines(rng):
    grid = np.stack(np.meshgrid(*[np.arange(4.0)] * 3), axis=-1).reshape(-1, 3)
    turn = 2 * np.pi * np.arange(24) / 24
    ring = np.column_stack([np.cos(turn), np.sin(turn), 0 * turn])
    ends = [(0, 0, 1), (0, 0, -1), (3, 0, 1), (3, 0, -1), (6, 0, 1)]
    for points in (grid, 1e-3 * rng.normal(size=(200, 3)), 1e3 * np.concatenate(
        [ring + end for end in ends]
    )):  # fmt: skip
        corners, faces = hull_faces(points)
        a, b, c = (points - points.mean(axis=0))[corners][faces].transpose(1, 0, 2)
        normal = np.cross(b - a, c - a)
        expected = ConvexHull(points)
        assert (a * normal).sum() / 6 == pytest.approx(expected.volume, rel=1e-6)
        area = np.linalg.norm(normal, axis=1)
        assert area.sum() / 2 == pytest.approx(expected.area, rel=1e-6)
        assert area.min() > 0


def parts_of_wheel(inertia, arm):
    """Return the parts of a wheel about z beside an arm of a length [m]."""
    model = sb.Model("wheel", gravity=(0, 0, 0))
    wheel = model.add_body("wheel", mass=2, inertia=inertia)
    other = model.add_body("arm", mass=1, com=(arm, 0, 0))
    model.add_joint("spin", model.world, wheel, "Rz")
    model.add_joint("turn", model.world, other, "Rz")
    made = drawing(sb.compile_model(model))
    rows = made.rows(np.zeros(1), np.zeros((1, 4)))
    parts = made.moving(rows, made.sizes(rows))
    (disc,) = (part for part in parts if part.of.name == "wheel")
    return disc


def test_a_compact_body_is_a_disc_with_its_inertia():
    disc = parts_of_wheel((0.05, 0.05, 0.09), 4)
    assert disc.s[0, 0] == pytest.approx(math.sqrt(2 * 0.09 / 2))
    assert disc.s[0, 2] == pytest.approx(math.sqrt(12 / 2 * (0.05 - 0.09 / 2)))


def test_a_large_wheel_hides_nothing_and_has_the_inertia_of_its_rim():
    wheel = parts_of_wheel((0.05, 0.05, 0.09), 1)
    radius, radii = wheel.s[0, 0], np.linalg.norm(wheel.of.points[:, :2], axis=1)
    inner = radii[radii > 0.5].min()
    outer = radii.max()
    assert 2 * radius**2 * (inner**2 + outer**2) / 2 == pytest.approx(0.09, rel=0.06)
    # Rays along the axis through most of the wheel meet no triangle.
    a, b, c = wheel.of.points[wheel.of.faces][..., :2].transpose(1, 0, 2)
    angles = 2 * np.pi * np.arange(100) / 100
    free = 0
    for p in 0.55 * np.column_stack([np.cos(angles), np.sin(angles)]):
        sides = np.array(
            [np.linalg.det(np.stack([v - u, p - u], axis=1))
             for u, v in ((a, b), (b, c), (c, a))]
        )  # fmt: skip
        free += not ((sides > 0).all(axis=0) | (sides < 0).all(axis=0)).any()
    assert free > 70


def sliding(limits=None):
    model = sb.Model("cart", gravity=(0, 0, -9.81))
    cart = model.add_body("cart", mass=1)
    model.add_joint("s", model.world, cart, "Tx", limits=limits)
    compiled = sb.compile_model(model)
    made = drawing(compiled)
    y = np.array([[0, 1.0], [3, 1], [-2, 1]])
    rows = made.rows(np.arange(3.0), y)
    parts = made.moving(rows, made.sizes(rows))
    (rail,) = (p for p in parts if p.of.name == "s" and p.s[0, 2] > 1)
    middle, half = rail.p[0, 0], rail.s[0, 2] / 2
    return middle - half, middle + half


def test_a_rail_is_as_long_as_the_motion_or_ends_at_its_stops():
    low, high = sliding()
    assert low < -2
    assert high > 3
    low, high = sliding((-1.0, 0.5))
    assert -1.5 < low < -1
    assert 0.5 < high < 1


def test_what_slides_along_a_line_that_turns_hangs_on_a_rope():
    items = drawing(sb.compile_model(sb.library.tower_crane())).items
    (rope,) = (item for item in items if item.style == "rope")
    assert rope.body == "trolley"
    assert rope.visual.shape.to.body.name == "hook"


def test_what_hangs_on_a_spring_has_no_rope_inside():
    model = sb.Model("swing")
    load = model.add_body("load", 1.0)
    model.add_joint("hang", model.world, load, ["Ry", "Tz"], q=(0.3, -1.0))
    spring = sb.loads.SpringDamper(model.world, load, stiffness=50.0, free_length=0.8)
    model.add_load("spring", spring)
    styles = {item.style for item in drawing(sb.compile_model(model)).items}
    assert "spring" in styles
    assert "rope" not in styles


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


def test_pins_and_blocks_stay_on_the_axes_of_a_joint_that_turns_about_several():
    model = sb.Model("cardan")
    body = model.add_body("b", mass=1, com=(0, 0, -0.5), inertia=(0.1, 0.1, 0.01))
    model.add_joint("j", model.world, body, ["Tz", "Rx", "Ry"])
    drawn = drawing(sb.compile_model(model))
    rows = drawn.rows(np.zeros(1), np.array([[0.7, 0.3, 0.9, 0, 0, 0]]))
    found = {
        (part.of.name, *(Rotation.from_quat(part.q[0]).as_matrix()[:, 2].round(9) + 0))
        for part in drawn.moving(rows, drawn.sizes(rows))
        if part.of.name.startswith("j") and np.allclose(part.p[0], [0, 0, 0.7])
    }
    second = (0, round(math.cos(0.3), 9), round(math.sin(0.3), 9))
    assert {("j", 0, 0, 1), ("j pin", 1, 0, 0), ("j pin", *second)} <= found
