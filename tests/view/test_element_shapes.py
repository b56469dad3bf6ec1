"""Springs, cables, rods, contacts, discs, gears and cams are drawn without visuals."""

import math

import numpy as np
import pytest

import symbody as sb
from symbody.library.zoo import zoo
from symbody.model.visuals import Cylinder, FrameAxes, Line, Sphere
from symbody.view.drawing import drawing
from symbody.view.parts import semi_axes
from symbody.view.pictures import at_start
from symbody.view.scene import element_shapes, items_of
from symbody.view.templates import corner_normals, template


def shapes_of(model):
    """Return the shapes of each element by its name, without the number behind it."""
    found = {}
    for item in element_shapes(sb.compile_model(model).system):
        found.setdefault(item.name.rpartition("_")[0], []).append(item.visual)
    return found


def test_a_thick_line_to_another_body_is_a_cylinder_with_its_rod():
    model = sb.library.excavator()
    shot = at_start("picture", model, None, None)
    lift = [part for part in shot.parts if part.of.name.startswith("left_lift")]
    assert sorted(part.s[0, 0] for part in lift) == pytest.approx([0.045, 0.09])
    # It shows none of its bodies.
    bare = {item.body for item in shot.drawing.items if item.role == "body"}
    assert {"boom_body", "stick_body"} <= bare


def rows_of(model):
    """Return the rows of what is drawn of elements, by their names."""
    compiled = sb.compile_model(model)
    made = drawing(compiled)
    (rows,) = made.rows(np.zeros(1), compiled.start_state()[None, :])
    pairs = zip(made.items, rows, strict=True)
    return {item.name: row for item, row in pairs if item.role == "element"}


@pytest.fixture
def pair():
    """Return a model with two bodies on slides, 1 m apart."""
    model = sb.Model("pair", gravity=(0, 0, 0))
    for name, at in (("left", 0.0), ("right", 1.0)):
        body = model.add_body(name, mass=1)
        foot = model.world.add_frame(f"foot_{name}", at=(at, 0, 0))
        model.add_joint(f"slide_{name}", foot, body, "Tz")
    return model


def test_a_spring_is_a_line_between_its_ends_as_they_move(pair):
    left, right = pair.bodies.values()
    pair.add_load("spring", sb.loads.SpringDamper(left, right, 10, free_length=1))
    made = drawing(sb.compile_model(pair))
    rows = made.rows(np.zeros(2), np.array([[0.25, 0.5, 0, 0], [0, 0, 0, 0]]))
    parts = made.moving(rows, made.sizes(rows))
    (coil,) = (part for part in parts if part.of.name == "spring_0")
    for i, length in enumerate((math.hypot(1, 0.25), 1.0)):
        low, high = (f(coil.posed(i).points[:, 0]) for f in (np.min, np.max))
        assert (low, high) == pytest.approx((0, 1), abs=0.05)
        assert coil.s[i, 2] == pytest.approx(length, rel=1e-12)


def test_a_slack_rope_sags_and_a_taut_one_is_straight():
    depths = {}
    for free_length in (0.9, 1.05):
        model = sb.Model("rope", gravity=(0, 0, -9.81))
        body = model.add_body("body", mass=1)
        model.add_joint("slide", model.world, body, "Tx", q=1.0)
        model.add_load("rope", sb.loads.Cable((model.world, body), 100, free_length))
        pieces = [
            p
            for p in at_start("picture", model, None, None).pieces(0)
            if p.name.startswith("rope")
        ]
        depths[free_length] = -min(p.points[:, 2].min() for p in pieces)
        length = sum(float(np.ptp(p.points @ _along(p))) for p in pieces)
        # The chords of a parabola are as long as the rope.
        assert length == pytest.approx(max(1, free_length), rel=0.01)
    assert depths[1.05] == pytest.approx(math.sqrt(3 / 8 * 0.05), rel=0.1)
    assert depths[0.9] < 0.02


def _along(piece):
    """Return the direction in which a piece of a rope is longest."""
    return np.linalg.svd(piece.points - piece.points.mean(axis=0))[2][0]


@pytest.mark.parametrize(
    "name",
    [
        "ball",
        "block",
        "box",
        "coil",
        "cylinder x",
        "disc",
        "gear 20",
        "pin",
        "tire",
        "foot",
    ],
)
def test_surfaces_are_closed_and_their_normals_point_outward(name):
    points, faces = template(name)
    a, b, c = points[faces].transpose(1, 0, 2)
    normal = np.cross(b - a, c - a)
    # Of a closed surface the areas add to zero, and the volume is positive.
    np.testing.assert_allclose(normal.sum(axis=0), 0, atol=1e-9)
    assert np.einsum("ij,ij->", a, normal) > 0
    smooth = corner_normals(points, faces)
    np.testing.assert_allclose(np.linalg.norm(smooth, axis=2), 1, atol=1e-9)
    flat = normal / np.linalg.norm(normal, axis=1, keepdims=True)
    assert (np.einsum("ijk,ik->ij", smooth, flat) > 0.5).all()


def test_a_cable_goes_through_all_its_places_and_through_nodes(pair):
    left, right = pair.bodies.values()
    knot = pair.add_node("knot", at=(0.5, 0, 0))
    pair.add_load("rope", sb.loads.Cable((left, knot), 10, 0.3))
    pair.add_load(
        "other",
        sb.loads.Cable(
            (knot, pair.world.add_frame("eye", at=(0, 1, 0)), right), 9, 0.3
        ),
    )
    shapes = shapes_of(pair)
    assert {name: len(found) for name, found in shapes.items()} == {
        "rope": 1,
        "other": 2,
    }


def test_what_a_visual_shows_already_is_not_drawn_twice(pair):
    left, right = pair.bodies.values()
    pair.add_load("spring", sb.loads.SpringDamper(left, right, 10, free_length=1))
    pair.add_load("bump", sb.loads.SphereContact(left, right, 0.2, 0.1, 1e5))
    assert [len(found) for found in shapes_of(pair).values()] == [1, 2]
    pair.add_visual(right, sb.visuals.Line(left))
    pair.add_visual(left, sb.visuals.Box((0.1, 0.1, 0.1)))
    assert shapes_of(pair) == {}


@pytest.mark.parametrize(
    ("ratio", "radii"), [(-1 / 3, (0.2, 0.6)), (3.0, (1.2, 0.4)), (-1.0, (0.4, 0.4))]
)
def test_gears_touch_at_the_point_that_their_ratio_gives(ratio, radii):
    model = sb.Model("gears", gravity=(0, 0, 0))
    joints = []
    for name, at in (("small", 0.0), ("large", 0.8)):
        body = model.add_body(name, mass=1, inertia=(1, 1, 1))
        foot = model.world.add_frame(f"foot_{name}", at=(at, 0, 0.1 * at))
        joints.append(model.add_joint(f"turn_{name}", foot, body, "Rz"))
    model.add_constraint("gear", sb.constraints.Gear(joints[1], joints[0], ratio))
    rows = rows_of(model)
    found = [rows[name][12] for name in ("gear_0", "gear_1")]
    np.testing.assert_allclose(found, radii)


def test_a_rack_has_one_wheel_as_large_as_its_ratio():
    model = sb.Model("rack", gravity=(0, 0, 0))
    pinion = model.add_body("pinion", mass=1, inertia=(1, 1, 1))
    turn = model.add_joint("turn", model.world, pinion, "Ry")
    slide = model.add_joint("slide", model.world, model.add_body("rack", mass=1), "Tx")
    model.add_constraint("teeth", sb.constraints.RackAndPinion(slide, turn, -0.3))
    ((wheel,),) = shapes_of(model).values()
    assert (wheel.frame.body.name, rows_of(model)["teeth_0"][12]) == ("pinion", 0.3)
    # The axis of the cylinder is the z of its frame, along the joint's y.
    np.testing.assert_allclose(rows_of(model)["teeth_0"][[2, 5, 8]], (0, 1, 0))


def chords_of(kind, profile, start, *more):
    """Return the lines that are drawn of a cam, start and end of each."""
    model = sb.Model("cam", gravity=(0, 0, 0))
    cam = model.add_body("cam", mass=1, inertia=(1, 1, 1))
    model.add_joint("turn", model.world, cam, "Rz")
    tappet = model.add_body("tappet", mass=1)
    model.add_joint("lift", model.world, tappet, "Tx", q=start)
    model.add_constraint("contact", kind(cam, tappet, profile, *more))
    rows = [row for name, row in rows_of(model).items() if name.startswith("contact")]
    return np.array([row[9:15] for row in rows if row[14] == 0][:48])


def test_a_cam_is_the_curve_on_which_its_roller_or_face_touches():
    # An eccentric circle of radius 0.2, 0.05 off: pitch curve and support function.
    def circle(r):
        return lambda a: 0.05 * sb.cos(a) + sb.sqrt(r**2 - (0.05 * sb.sin(a)) ** 2)

    for chords in (
        chords_of(sb.constraints.RollerCam, circle(0.2), 0.25),
        chords_of(sb.constraints.RollerCam, circle(0.3), 0.35, 0.1),
        chords_of(sb.constraints.FlatCam, lambda a: 0.2 + 0.05 * sb.cos(a), 0.25),
    ):
        assert len(chords) == 48
        np.testing.assert_allclose(
            chords[:, 3:], np.roll(chords[:, :3], -1, axis=0), atol=1e-12
        )
        distance = np.linalg.norm(chords[:, :2] - [0.05, 0], axis=1)
        np.testing.assert_allclose(distance, 0.2, atol=1e-9)


def test_rolling_discs_rods_contacts_and_tires_have_shapes():
    shapes = shapes_of(zoo())
    kinds = {type(visual.shape) for found in shapes.values() for visual in found}
    assert kinds == {Line, Cylinder, Sphere, FrameAxes}
    model = sb.Model("roll", gravity=(0, 0, -9.81))
    disc = model.add_body("disc", mass=1, inertia=(1, 2, 1))
    free = ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"]
    model.add_joint("free", model.world, disc, free, q=(0, 0, 0.3, 0, 0, 0))
    model.add_constraint("rolls", sb.constraints.RollingDisc(disc, model.world, 0.3))
    row = rows_of(model)["rolls_0"]
    np.testing.assert_allclose(row[12:14], (0.3, 0.06))


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("hexapod", marks=pytest.mark.slow),
        "cardan_shaft",
        "crane_crab",
        "four_bar",
    ],
)
def test_marks_and_lines_are_in_pictures_and_pages(name, page_of):
    model = getattr(sb.library, name)()
    elements = [
        i for i in items_of(sb.compile_model(model).system) if i.role == "element"
    ]
    told = [row for row in page_of(model)["scene"] if row["role"] == "element"]
    assert [row["name"] for row in told] == [item.name for item in elements]
    assert model.picture() is not None


def test_equations_that_assembly_adds_are_drawn_as_nothing(page_of):
    """The balance of a body without mass, and a turn of a bar that is frozen."""
    model = sb.Model("light")
    arm, load = model.add_body("arm", 1.0, inertia=(1, 1, 1)), model.add_body("load", 1)
    bar, plate = model.add_body("bar"), model.add_body("plate")
    model.add_joint("hinge", model.world, arm, "Ry")
    model.add_joint("ball", arm.add_frame("end", at=(0.3, 0, 0)), bar, "spherical")
    foot = model.world.add_frame("foot", at=(0.3, 0, -1))
    model.add_joint("rail", foot, load, "Tx")
    other = bar.add_frame("other", at=(0, 0, -1))
    model.add_constraint("cut", sb.constraints.BallCut(other, load))
    slide = model.add_joint("slide", arm, plate, "Tz", q=0.1)
    spring = sb.loads.TorsionalSpringDamper(slide, 40.0, damping=3.0)
    model.add_load("spring", spring)
    with pytest.warns(sb.errors.ModelWarning, match="mass"):
        rows = page_of(model)["scene"]
    assert not [row for row in rows if row["role"] == "element"]


def test_an_ellipsoid_of_inertia_hides_no_mechanism():
    axes = semi_axes(1.0, 100 * np.eye(3), 1.0)
    np.testing.assert_allclose(np.linalg.norm(axes, axis=0), 0.12)
    # A rod is as long as it is: the bound is on how thick it is.
    rod = np.diag([1e-6, 1 / 12, 1 / 12])
    axes = semi_axes(1.0, rod, 2 * math.sqrt(5 / 12))
    assert abs(axes[0]).max() == pytest.approx(math.sqrt(5 / 12), rel=1e-2)
    assert np.linalg.det(axes) > 0
