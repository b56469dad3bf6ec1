"""Where the ground is, and what is not drawn though it is a body."""

import numpy as np
import pytest

import symbody as sb
from symbody.view.pictures import at_start, of_motion


def box(z, plane=None):
    """Return a box that may fall upon a plane of the world."""
    model = sb.Model("box")
    body = model.add_body("body", mass=2.0, inertia=(0.01, 0.01, 0.01))
    model.add_visual(body, sb.visuals.Box((0.3, 0.2, 0.1)))
    model.add_joint("way", model.world, body, ["Tx", "Tz"], q=(0, z))
    contact = sb.contacts.BoxOnPlane(body, plane or model.world, (0.3, 0.2, 0.1))
    model.add_contact("floor", contact)
    return model


def floor_of(model, *rest):
    """Return the height of the ground in a picture [m]."""
    return at_start("picture", model, None, None, *rest).sizes.floor


@pytest.mark.parametrize("z", [0.05, 0.5, 1.0])
def test_the_ground_is_the_plane_that_is_touched(z):
    assert floor_of(box(z)) == 0


def test_a_wall_and_a_plane_far_below_are_no_ground():
    model = box(0.05)
    wall = model.world.add_frame("wall", at=(-1, 0, 0.3), rotation=sb.rotation("y", 1))
    touch = sb.contacts.PointOnPlane(model.bodies["body"], wall)
    model.add_contact("touch", touch)
    assert floor_of(model) == 0
    assert floor_of(box(50.0)) > 49


def test_an_excavator_stands_on_its_tracks_wherever_its_arm_is():
    model = sb.library.excavator()
    assert floor_of(model) == pytest.approx(0, abs=1e-12)
    motion = sb.simulate(model, 2.0)
    for times in ([0.0, 1.0, 2.0], [1.0]):
        shot = of_motion("picture", motion, None, np.array(times))
        assert shot.sizes.floor == pytest.approx(0, abs=1e-12)
        assert shot.sizes.low[2] < -1


def test_a_body_without_mass_is_drawn_only_where_nothing_has_a_visual():
    model = sb.Model("slides")
    between = model.add_body("between")
    model.add_joint("x", model.world, between, "Tx")
    body = model.add_body("body", mass=1.0)
    model.add_joint("z", between, body, "Tz")

    def names():
        shot = at_start("picture", model, None, None)
        return {part.of.name.partition(" ")[0] for part in shot.parts}

    assert {"between", "x"} <= names()
    model.add_visual(body, sb.visuals.Sphere(0.1))
    assert not names() & {"between", "x"}


def test_a_rod_is_seen_whole():
    model = sb.Model("rod")
    body = model.add_body(
        "body", mass=1.0, com=(0, 0, 0.5), inertia=(1 / 12, 1 / 12, 0)
    )
    model.add_joint("hinge", model.world, body, "Ry")
    shot = at_start("picture", model, None, None)
    tops = [part.posed(0).points[:, 2].max() for part in shot.parts]
    assert max(tops) < shot.sizes.high[2]


def test_a_title_of_two_lines_is_in_the_picture():
    picture = sb.simulate(box(0.05), 0.1).picture(0.1, arrows=True)
    (axes,) = picture.axes
    picture.draw_without_rendering()
    assert axes.get_title().count("\n") == 1
    assert axes.title.get_window_extent().y1 <= picture.bbox.height
