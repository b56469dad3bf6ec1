"""A rod as a loop against the same rod as a constraint, and its reactions."""

import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-11, atol=1e-12)}
LENGTH = 0.9


def linkage(kind, *, explicit, mass=1.0, q=None, **options):
    """Return a swing and a follower, coupled by a rod in space."""
    model = sb.Model("linkage")
    swing = model.add_body("swing", mass=2, com=(0.1, 0, -0.2), inertia=(0.2, 0.1, 0.1))
    ride = model.add_joint("ride", model.world, swing, ["Rx", "Ry"], v=(0.5, 0.2))
    base = model.world.add_frame("base", at=(0.8, 0.3, -0.2))
    follower = model.add_body(
        "follower", mass=mass, com=(0, 0.1, 0), inertia=(0.1, 0.1, 0.1)
    )
    joint = model.add_joint("last", base, follower, kind, q=q)
    ends = (
        swing.add_frame("end", at=(0.1, 0, -0.5)),
        follower.add_frame("end", at=(0.05, 0.3, 0.1)),
    )
    if explicit:
        model.add_loop("rod", sb.loops.RodLoop(*ends, LENGTH, **options))
    else:
        model.add_constraint("rod", sb.constraints.Rod(*ends, LENGTH))
        model.choose_independent(ride)
    model.add_sensor("force", sb.sensors.ConstraintForce(joint))
    return model


KINDS = {
    "turns": sb.joints.Revolute((0.2, 0.1, 1)),
    "slides": sb.joints.Prismatic((0.3, 1, 0.2)),
}


@pytest.mark.covering(1)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("posture", [1, -1])
def test_it_moves_as_the_constraint_does_with_the_same_reactions(kind, posture):
    solved = linkage(KINDS[kind], explicit=True, posture=posture)
    found = sb.simulate(solved, [0, 0.1]).array("q_last")[0]
    cut = linkage(KINDS[kind], explicit=False, q=found)
    times = np.linspace(0, 0.6, 7)
    one, two = (sb.simulate(model, times, **TIGHT) for model in (solved, cut))
    turned = one.array("q_last") - two.array("q_last")
    if kind == "turns":
        # The formula gives angles between -π and π.
        turned = np.remainder(turned + 1, 2 * np.pi) - 1
    np.testing.assert_allclose(turned, 0, atol=1e-8)
    for name in ("q_ride_Rx", "q_ride_Ry", "v_last"):
        np.testing.assert_allclose(one.array(name), two.array(name), atol=1e-8)
    np.testing.assert_allclose(one.array("force"), two.array("force"), atol=1e-6)
    assert len(sb.compile_model(solved).start_state()) == 4


@pytest.mark.parametrize("kind", KINDS)
def test_it_closes_in_two_ways(kind):
    found = []
    for posture in (1, -1):
        model = linkage(KINDS[kind], explicit=True, posture=posture)
        found.append(sb.simulate(model, [0, 0.1], **TIGHT).array("q_last")[0])
    assert abs(found[0] - found[1]) > 0.1


def test_a_rod_that_does_not_reach_is_refused():
    model = linkage(KINDS["slides"], explicit=True)
    model.loops.clear()
    ends = model.bodies["swing"]["end"], model.bodies["follower"]["end"]
    model.add_loop("short", sb.loops.RodLoop(*ends, 0.05))
    with pytest.raises(
        sb.errors.ModelError, match=r"the rod of 0\.05 m does not reach"
    ):
        sb.assemble(model)


def test_a_loop_without_a_last_joint_that_may_follow_is_refused():
    model = linkage("spherical", explicit=True)
    with pytest.raises(sb.errors.ModelError, match="a joint must turn about or slide"):
        sb.assemble(driven(model))


def driven(model):
    """Drive all that could follow: a ball has no single axis."""
    model.drive(model.joints["ride"], (0.1, 0.2))
    return model


def test_a_rod_has_a_length():
    model = linkage(KINDS["turns"], explicit=True)
    with pytest.raises(sb.errors.ModelError, match="the length is -1"):
        model.add_loop("x", sb.loops.RodLoop(model.world, model.bodies["swing"], -1))
