"""Cuts of planar loops across a wrong axis."""

import pytest

import symbody as sb


def linkage(**axis):
    model = sb.Model("linkage")
    ends = []
    for name, length in (("crank", 0.5), ("coupler", 1.3), ("rocker", 0.9)):
        body = model.add_body(name, mass=1, inertia=(0.1, 0.1, 0.1))
        ends.append(body.add_frame("end", at=(length, 0, 0)))
    crank, coupler, rocker = model.bodies.values()
    wall = model.world.add_frame("wall", at=(1.2, 0, 0))
    model.add_joint("motor", model.world, crank, "Ry", q=-1.0)
    model.add_joint("knee", ends[0], coupler, "Ry", q=0.66)
    model.add_joint("hip", wall, rocker, "Ry", q=-1.23)
    model.add_constraint(
        "close", sb.constraints.PlanarHingeCut(ends[1], ends[2], **axis)
    )
    return model


def test_a_cut_across_another_axis_than_that_of_the_hinges_is_warned_of():
    with pytest.warns(
        sb.errors.ModelWarning, match=r"'close': .*lam_close\[y\].*axis='y'"
    ):
        sb.compile_model(linkage())


def test_a_cut_across_the_axis_of_the_hinges_is_not():
    compiled = sb.compile_model(linkage(axis="y"))
    assert len(compiled.system.coordinates.by_constraints.redundant) == 0


def test_an_edge_along_the_rail_of_its_ground_binds_nothing():
    """Seen from a moving ground, its sideways velocity is rounding, not a pivot."""
    model = sb.Model("sledge", gravity=(1, 2, -3))
    arm, sledge = (
        model.add_body(name, mass=1, inertia=(0.1, 0.1, 0.1))
        for name in ("arm", "sledge")
    )
    model.add_joint(
        "turn", model.world, arm, sb.joints.Revolute((1, 0.4, -0.3)), q=0.7, v=1.0
    )
    rail = arm.add_frame(
        "rail", at=(0.1, 0.2, 0.3), rotation=sb.rotation((0.3, 1, 0.2), 0.9)
    )
    model.add_joint("slide", rail, sledge, "Tx", q=0.2, v=0.5)
    ice = arm.add_frame(
        "ice", at=(0.3, -0.2, 0.4), rotation=sb.rotation((1, 0.7, -0.2), 1.3)
    )
    model.add_constraint("edge", sb.constraints.KnifeEdge(sledge, ice))
    result = sb.mobility(model)
    assert (result.degrees_of_freedom, result.redundant) == (2, ("lam_edge",))
    free = sb.simulate(model, 0.5)
    del model.constraints["edge"]
    alone = sb.simulate(model, 0.5)
    for name in ("q_turn", "q_slide"):
        assert free.array(name)[-1] == pytest.approx(alone.array(name)[-1], abs=1e-7)


def welded_cam(speed: float) -> sb.Model:
    """A cam on a skew shaft whose follower is fixed to it, or driven along it."""
    model = sb.Model("cam")
    cam, follower = (
        model.add_body(name, mass=1, inertia=(0.1, 0.1, 0.1))
        for name in ("cam", "follower")
    )
    shaft = sb.joints.Revolute((1, 0.4, -0.3))
    model.add_joint("shaft", model.world, cam, shaft, q=0.7, v=1.0)
    place = cam.add_frame("place", (0.3, 0.1, 0.2), sb.rotation((0.3, 1, 0.2), 0.9))
    radial = model.add_joint("radial", place, follower, "Tx")
    model.drive(radial, 0.3 + speed * model.t)
    contact = sb.constraints.RollerCam(place, follower, lambda angle: 0.3)
    model.add_constraint("contact", contact)
    return model


def test_a_cam_whose_follower_is_fixed_to_it_binds_nothing():
    result = sb.mobility(welded_cam(0.0))
    assert (result.degrees_of_freedom, result.redundant) == (1, ("lam_contact",))
    assert sb.simulate(welded_cam(0.0), 0.1).array("v_shaft")[0] == 1.0


def test_a_cam_whose_follower_is_driven_off_it_is_named():
    with pytest.raises(sb.errors.AnalysisError, match="contact is off by"):
        sb.simulate(welded_cam(0.1), 0.1)
