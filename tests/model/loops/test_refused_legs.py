"""Legs that are none, cannot reach, or are driven."""

import pytest

import symbody as sb


def leg(kinds=("Rx", "Ry", "Tz"), *, beside=0.0, ahead=0.0, at=(0.3, 0.2, 1.5)):
    """Return a model with a platform, and a leg of three joints to a point of it."""
    model = sb.Model("leg")
    platform = model.add_body("platform", 5, inertia=(1, 1, 1))
    model.add_joint("ride", model.world, platform, "free", q=(*at, 1, 0, 0, 0))
    hub, housing, rod = (model.add_body(n, 1) for n in ("hub", "housing", "rod"))
    inlet = housing.add_frame("inlet", at=(ahead, beside, 0))
    bodies = zip((model.world, hub, inlet), (hub, housing, rod), kinds, strict=True)
    for k, (carrier, body, kind) in enumerate(bodies):
        model.add_joint(f"leg_{k}", carrier, body, kind)
    return model, platform, rod


def refused(model, loop, message):
    model.add_loop("loop", loop)
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.assemble(model)


def test_a_leg_of_other_joints_is_named():
    model, platform, rod = leg(("Rx", "Tz", "Ry"))
    refused(
        model, sb.loops.HexapodLeg(platform, rod), r"leg_0 \(turns\), leg_1 \(slides\)"
    )


@pytest.mark.parametrize(
    ("kinds", "message"),
    [
        (
            ("Rx", sb.joints.Revolute((1, 1, 0)), "Tz"),
            "q_leg_0 and q_leg_1 make an angle of",
        ),
        (
            ("Rx", "Ry", sb.joints.Prismatic((0, 1, 1))),
            "q_leg_1 and q_leg_2 make an angle of",
        ),
    ],
)
def test_axes_that_are_not_perpendicular_are_named(kinds, message):
    model, platform, rod = leg(kinds)
    refused(model, sb.loops.HexapodLeg(platform, rod), message + " 45°")


def test_a_driven_leg_is_refused():
    model, platform, rod = leg()
    model.drive(model.joints["leg_2"], 1.0)
    refused(model, sb.loops.HexapodLeg(platform, rod), "joint 'leg_2' is driven")


def test_a_leg_whose_stroke_runs_too_far_beside_its_axes_cannot_close():
    model, platform, rod = leg(beside=2.0)
    refused(
        model, sb.loops.HexapodLeg(rod, platform), "1.513 m away from the leg's first"
    )
    model, platform, rod = leg(ahead=2.0)
    refused(
        model, sb.loops.HexapodLeg(rod, platform), "1.543 m away from the leg's second"
    )


def test_a_leg_to_the_middle_of_its_own_joint_has_no_direction():
    model, platform, rod = leg(at=(0, 0, 0))
    told = r"it starts at a singular \(dead-centre\) position, with"
    refused(model, sb.loops.HexapodLeg(platform, rod), told)


def offset_leg(twist="Rz", tilt="Rx"):
    model = sb.Model("leg")
    platform = model.add_body("platform", 5, inertia=(1, 1, 1))
    model.add_joint("ride", model.world, platform, "free", q=(0, 0, 1.5, 1, 0, 0, 0))
    names = ("lower", "housing", "rod", "upper")
    lower, housing, rod, upper = (model.add_body(n, 1) for n in names)
    model.add_joint("a", model.world, lower, "Ry")
    model.add_joint("b", lower.add_frame("up", at=(0, 0, 0.1)), housing, tilt)
    model.add_joint("c", housing, rod, ["Tz", twist])
    model.add_joint("d", rod, upper, "Rx")
    return model, platform, upper.add_frame("end", at=(0, 0, 0.1))


def test_a_leg_with_offset_axes_closes():
    model, platform, end = offset_leg()
    model.add_loop("loop", sb.loops.OffsetHexapodLeg(platform, end))
    (named,) = sb.assemble(model).loop_solutions
    assert named.start == pytest.approx((0, 0, 1.3, 0, 0), abs=1e-12)


def test_twist_and_stroke_along_different_lines_are_refused():
    model, platform, end = offset_leg(twist="Ry")
    loop = sb.loops.OffsetHexapodLeg(platform, end)
    refused(model, loop, "q_c_Tz slides and q_c_Ry twists along lines that are not one")


def test_a_tilt_that_is_not_perpendicular_is_refused():
    model, platform, end = offset_leg(tilt=sb.joints.Revolute((1, 1, 0)))
    refused(
        model,
        sb.loops.OffsetHexapodLeg(platform, end),
        "q_a and q_b make an angle of 45",
    )


def test_other_joints_or_axes_are_refused():
    model, platform, rod = leg()
    refused(
        model, sb.loops.OffsetHexapodLeg(platform, rod), "A leg with offset axes ends"
    )
    model, platform, end = offset_leg()
    with pytest.raises(sb.errors.ModelError, match="axis 'n' must be"):
        model.add_loop("loop", sb.loops.OffsetHexapodLeg(platform, end, "n"))
    model.drive(model.joints["a"], 0.0)
    refused(model, sb.loops.OffsetHexapodLeg(platform, end), "'a' is driven")
