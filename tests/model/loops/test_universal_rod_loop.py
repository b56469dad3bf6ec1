"""A rod on a universal joint as a loop against the same ball as a constraint."""

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
KINDS = {
    "turns": sb.joints.Revolute((0.2, 0.1, 1)),
    "slides": sb.joints.Prismatic((0.3, 1, 0.2)),
}


def linkage(kind, *, explicit, q=(None, None), beside=0.0, **options):
    """Return a swing that carries a rod, whose ball leads a follower."""
    model = sb.Model("linkage")
    swing = model.add_body("swing", mass=2, com=(0.1, 0, -0.2), inertia=(0.2, 0.1, 0.1))
    ride = model.add_joint("ride", model.world, swing, ["Rx", "Ry"], v=(0.5, 0.2))
    hub = swing.add_frame("hub", at=(0.1, 0, -0.5), rotation=sb.rotation("x", 0.4))
    rod = model.add_body("rod", mass=0.7, com=(0.1, 0, 0.4), inertia=(0.1, 0.1, 0.01))
    if beside:
        cross = model.add_body("cross")
        model.add_joint("one", hub, cross, "Rx")
        eye = cross.add_frame("eye", at=(0, 0, beside))
        model.add_joint("two", eye, rod, "Ry")
    else:
        model.add_joint("cardan", hub, rod, ["Rx", "Ry"], q=q[0])
    base = model.world.add_frame("base", at=(0.8, 0.3, -0.2))
    led = model.add_body("led", mass=1, com=(0, 0.1, 0), inertia=(0.1, 0.1, 0.1))
    last = model.add_joint("last", base, led, kind, q=q[1])
    ends = (
        rod.add_frame("end", at=(0.1, 0.05, 0.9)),
        led.add_frame("end", at=(0.05, 0.3, 0.1)),
    )
    if explicit:
        model.add_loop("loop", sb.loops.UniversalRodLoop(*ends, **options))
    else:
        model.add_constraint("ball", sb.constraints.Lock(*ends))
        model.choose_independent(ride)
    model.add_sensor("force", sb.sensors.ConstraintForce(last))
    model.add_sensor("torque", sb.sensors.ConstraintTorque(last))
    return model


@pytest.mark.covering(1)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("posture", [1, -1])
@pytest.mark.parametrize("tilt", [1, -1])
def test_it_moves_as_the_constraint_does_with_the_same_reactions(kind, posture, tilt):
    solved = linkage(KINDS[kind], explicit=True, posture=posture, tilt=tilt)
    times = np.linspace(0, 0.5, 6)
    one = sb.simulate(solved, times, **TIGHT)
    names = ["q_cardan_Rx", "q_cardan_Ry", "q_last"]
    rod, end = one.array(names[0])[0], one.array(names[2])[0]
    start = (rod, one.array(names[1])[0]), end
    two = sb.simulate(linkage(KINDS[kind], explicit=False, q=start), times, **TIGHT)
    for name in (*names, "q_ride_Rx", "q_ride_Ry", "v_last"):
        difference = one.array(name) - two.array(name)
        if name == "q_last" and kind == "turns":
            # The formula gives angles between -π and π.
            difference = np.remainder(difference + 1, 2 * np.pi) - 1
        np.testing.assert_allclose(difference, 0, atol=1e-8)
    for name in ("force", "torque"):
        # Reactions follow accelerations of motions that agree to 1e-8.
        np.testing.assert_allclose(one.array(name), two.array(name), atol=1e-6)
    assert len(sb.compile_model(solved).start_state()) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_the_solution_nearest_to_the_start_values_is_taken(kind):
    for posture in (1, -1):
        for tilt in (1, -1):
            chosen = linkage(KINDS[kind], explicit=True, posture=posture, tilt=tilt)
            (loop,) = sb.assemble(chosen).loop_solutions
            last, *rod = loop.start
            near = linkage(
                KINDS[kind], explicit=True, q=(np.add(rod, 0.05), last + 0.05)
            )
            (found,) = sb.assemble(near).loop_solutions
            assert found.start == pytest.approx(loop.start)


def test_angles_begin_with_the_whole_turns_of_the_start_values():
    plain = linkage(KINDS["turns"], explicit=True, posture=1, tilt=1)
    (loop,) = sb.assemble(plain).loop_solutions
    turned = np.add(loop.start, [4 * np.pi, 0, -2 * np.pi])
    more = linkage(KINDS["turns"], explicit=True, q=(turned[1:], turned[0]))
    assert sb.assemble(more).loop_solutions[0].start == pytest.approx(turned)


def refused(model, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.assemble(model)


def test_axes_that_do_not_cross_are_refused():
    model = linkage(KINDS["turns"], explicit=True, beside=0.1)
    refused(model, r"the joint of q_two lies 0\.1 m beside the one that carries it")


def test_a_rod_that_ends_elsewhere_and_a_driven_follower_are_refused():
    model = linkage(KINDS["slides"], explicit=True)
    model.drive(model.joints["last"], 0.1)
    refused(model, "joint 'last' is driven, but would follow")
    model = linkage("spherical", explicit=True)
    refused(model, r"To frame a leads a rod with two freedoms that turn")


def test_a_rod_that_does_not_reach_is_refused():
    model = linkage(KINDS["slides"], explicit=True)
    model.loops.clear()
    short = model.bodies["rod"].add_frame("short", at=(0, 0, 0.05))
    model.add_loop(
        "other", sb.loops.UniversalRodLoop(short, model.bodies["led"]["end"])
    )
    refused(model, r"the rod of 0\.05 m does not reach the line")


def test_a_rod_that_just_does_not_reach_is_told_in_its_lengths():
    model = sb.Model("straight")
    rod, lever = (model.add_body(name, mass=1) for name in ("rod", "lever"))
    pivot = model.world.add_frame("pivot", at=(0.5, 0, 0))
    model.add_joint("led", pivot, lever, "Ry", q=0.1)
    model.add_joint("cardan", model.world, rod, ["Ry", "Rz"])
    ends = rod.add_frame("end", at=(0.9, 0, 0)), lever.add_frame("end", at=(0.4, 0, 0))
    # 0.9 = 0.5 + 0.4 but for rounding, which leaves a root of less than nothing.
    model.add_loop("loop", sb.loops.UniversalRodLoop(*ends))
    refused(model, r"the rod of 0\.9 m meets nowhere|singular .* position")
