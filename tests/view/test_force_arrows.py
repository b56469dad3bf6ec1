"""Arrows of forces in pictures and files."""

import json
import struct

import numpy as np
import pytest

import symbody as sb
from probes.touching import ball
from symbody.formalisms.quantities.scene import arrows_of
from symbody.view import computing
from symbody.view.drawing import drawing, drawn_forces
from symbody.view.pages import states_of
from symbody.view.pictures import at_start, of_motion


@pytest.fixture
def hanging():
    """Return a pendulum at rest, which its hinge carries."""
    return sb.library.pendulum()


def test_contacts_push_at_the_start_of_a_model_as_at_that_of_its_run():
    model = ball(height=0.1)
    motion = sb.simulate(model, 0.1)
    wanted = of_motion("picture", motion, None, np.zeros(1), True).forces.legend
    assert at_start("picture", model, None, None, True).forces.legend == wanted
    assert "longest force: 5.12 N" in wanted


def test_the_longest_arrow_is_what_the_title_says_and_points_along_the_force(hanging):
    shot = at_start("picture", hanging, None, {"q_hinge": 0.0}, "reactions")
    m, g = 1.0, 9.81
    shaft, head = shot.forces.parts
    assert f"longest force: {m * g:.3g} N" in shot.forces.legend
    tip = head.p[0] + head.s[0, 2] * np.array([0, 1.0, 0])
    low, high = shot.around
    assert np.linalg.norm(tip - shaft.p[0]) == pytest.approx(
        0.22 * np.linalg.norm(high - low)
    )


def test_recorded_inputs_act_in_the_arrows(make_cart):
    motion = sb.simulate(make_cart, 1.0, inputs={"F": lambda t, y: 7.0 * (t > 0.5)})
    shot = of_motion("picture", motion, None, np.array([0.2, 0.8]), "loads")
    assert "longest force: 7 N" in shot.forces.legend
    assert len(list(shot.forces.at(0))) == 0
    assert len(list(shot.forces.at(1))) == 2


@pytest.fixture
def make_cart():
    model = sb.Model("cart")
    body = model.add_body("cart", mass=1.0, inertia=(1, 1, 1))
    model.add_joint("slide", model.world, body, "Tx")
    force = model.add_input("F")
    model.add_load("push", sb.loads.Force(body.origin, (force, 0, 0)))
    return model


def test_gltf_holds_arrows_under_the_names_of_the_forces(make_cart, tmp_path):
    motion = sb.simulate(make_cart, 0.2, inputs={"F": 2.0})
    motion.to_gltf(tmp_path / "cart.glb", arrows=["loads"])
    content = (tmp_path / "cart.glb").read_bytes()
    (length,) = struct.unpack("<I", content[12:16])
    names = [node["name"] for node in json.loads(content[20 : 20 + length])["nodes"]]
    assert "load:push:force:cart.origin shaft" in names


def turned_by_a_motor(kind):
    """Return a crank that a motor moves, which has no other load."""
    model = sb.Model("crank", gravity=(0, 0, 0))
    body = model.add_body("crank", mass=1.0, inertia=(1, 1, 1), com=(1, 0, 0))
    joint = model.add_joint("hinge", model.world, body, kind)
    model.add_load("motor", sb.loads.JointForce(joint, 3.0))
    return model


def test_a_motor_has_the_arrow_of_its_torque(page_of):
    crank = turned_by_a_motor("Rz")
    assert page_of(crank)["without_arrows"] == ""
    alone = at_start("picture", crank, None, None, "loads").forces
    assert alone.legend == "longest torque: 3 N m"
    assert "load:motor:torque:crank.origin shaft" in {p.of.name for p in alone.parts}
    both = at_start("picture", crank, None, None, True).forces
    # The center of mass, 1 m from the hinge, begins to move with 3 N m / 2 kg m² · 1 m.
    assert both.legend == "longest force: 1.5 N, longest torque: 3 N m"


def test_loads_in_joints_without_axis_are_named_and_seen_in_reactions(page_of):
    screw = turned_by_a_motor(sb.joints.Screw("z", 0.1))
    told = "without motor, in joints without axis: see their reactions"
    assert at_start("picture", screw, None, None, "loads").forces.legend.endswith(told)
    assert page_of(screw)["without_arrows"] == told


def test_other_words_are_refused(hanging):
    with pytest.raises(sb.errors.CallError, match="'loads', 'contacts', 'reactions'"):
        hanging.picture(arrows="weights")


def test_large_pages_have_arrows_on_request(monkeypatch, page_of):
    monkeypatch.setattr(computing, "MOST_WITH_ARROWS", 1)
    model = sb.library.double_pendulum()
    assert page_of(model)["arrows"] == []
    assert len(page_of(model, arrows=["loads"])["arrows"]) > 0


def test_pages_open_with_the_arrows_that_were_asked_for(page_of, hanging):
    shown = [
        page_of(hanging, arrows=arrows)["shown_arrows"]
        for arrows in (None, False, True, "loads", ["contacts", "reactions"])
    ]
    every = ["loads", "contacts", "constraints", "reactions"]
    assert shown == [[], [], every, ["loads"], ["contacts", "reactions"]]
    assert page_of(hanging, arrows=False)["arrows"] == []
    assert page_of(hanging, arrows=[])["arrows"] == []
    with pytest.raises(sb.errors.ModelError, match="'loads', 'contacts', 'reactions'"):
        page_of(hanging, arrows=["weights"])


def test_forces_of_contacts_are_drawn_where_bodies_touch():
    motion = sb.simulate(ball(), [0.0, 2.0])
    arrows = arrows_of(motion.compiled.system)
    (floor,) = [i for i, arrow in enumerate(arrows) if arrow.role == "contact"]
    y = states_of(motion, motion.compiled)[-1]
    u = [float(motion[name][-1]) for name in ("F_floor[n]", "F_floor[x]", "F_floor[y]")]
    rows = motion.compiled.function("arrows")(2.0, y, u).reshape(-1, 6)
    # At rest, a radius below the center.
    np.testing.assert_allclose(rows[floor, :3], [y[0], 0, y[1] - 0.1], atol=1e-12)
    np.testing.assert_allclose(rows[floor, 3:], [0, 0, 0.5 * 9.81], atol=1e-9)
    assert not any(arrow.name == "floor" for arrow in arrows if arrow.role == "load")


def test_arrows_of_a_small_mechanism_are_as_those_of_a_large_one():
    shapes = []
    for length in (1.0, 1e-8):
        model = sb.Model("swing")
        body = model.add_body("b", 1.0, com=(0, 0, -length), inertia=(length**2,) * 3)
        model.add_joint("j", model.world, body, "Ry")
        model.add_load("push", sb.loads.Force(body, (3.0, 0, 0)))
        made, state = drawing(sb.compile_model(model)), np.array([[0.3, 0.0]])
        extent = made.sizes(made.rows(np.zeros(1), state)).extent
        of = np.zeros(1), state, np.zeros((1, 0)), extent, ("load",)
        arrows = drawn_forces(made, *of).at(0)
        shapes.append([np.ptp(one.points, axis=0) / length for one in arrows])
    np.testing.assert_allclose(shapes[1], shapes[0], rtol=1e-9)
