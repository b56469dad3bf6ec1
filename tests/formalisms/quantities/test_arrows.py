"""Forces as arrows: the points and vectors that `reactions` tells, in the world."""

import numpy as np
import pytest

import symbody as sb
from symbody.formalisms.quantities.scene import arrows_of
from symbody.library import closed_by_constraints as closed


def arrows_along(motion):
    """Return each arrow with its points and vectors over time, shape (N, 6)."""
    compiled = motion.compiled
    rows = np.array(
        [
            compiled.function("arrows")(t, y, np.zeros(len(compiled.system.u)))
            for t, y in zip(motion.time, np.hstack([motion.q, motion.v]), strict=True)
        ]
    )
    return dict(zip(arrows_of(compiled.system), rows.swapaxes(0, 1), strict=True))


def called(frame, between):
    """Return the name of a frame, which is that of its body if it is the body's own."""
    body = frame.body
    own = frame.name == body.origin.name
    return body.name if own else f"{body.name}{between}{frame.name}"


@pytest.fixture(
    params=[sb.library.furuta_pendulum, sb.library.four_bar, lambda: closed.windows(1)],
    ids=["tree", "formula of a loop", "constraints"],
)
def motion(request):
    return sb.simulate(request.param(), np.linspace(0.0, 0.3, 4))


def test_reactions_are_those_of_the_joints_in_the_axes_of_the_world(motion):
    told = sb.reactions(motion.compiled, motion)
    found = {
        (a.name, a.part): (a, rows)
        for a, rows in arrows_along(motion).items()
        if a.role == "reaction"
    }
    for (joint, part), (arrow, rows) in found.items():
        locals_ = told.array(f"{joint}_{part}")
        for row, q, local in zip(rows, motion.q, locals_, strict=True):
            R, p = motion.compiled.pose(called(arrow.on, "."), q)
            np.testing.assert_allclose(row[:3], p, atol=1e-12)
            np.testing.assert_allclose(row[3:], R @ local, rtol=1e-9, atol=1e-9)
    assert {joint for joint, _ in found} == {
        j.name for j in motion.compiled.system.joints
    }


def test_forces_of_loads_and_constraints_are_those_that_reactions_tells(motion):
    told = sb.reactions(motion.compiled, motion)
    for arrow, rows in arrows_along(motion).items():
        if arrow.role == "reaction":
            continue
        where = f"{arrow.name}_{arrow.part}_on_{called(arrow.on, '_')}"
        if where not in told:
            # What acts in a joint is told by its coordinate; see the next tests.
            continue
        values = told.array(where)
        np.testing.assert_allclose(rows[:, 3:], values, rtol=1e-10, atol=1e-10)


def load_arrows(kind, force, **options):
    """Return the vectors of a load in a joint at its start, by "force" and "torque"."""
    model = sb.Model("moved", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0, inertia=(1.0, 2.0, 3.0))
    place = model.world.add_frame("place", at=(1.0, 2.0, 3.0))
    joint = model.add_joint("joint", place, body, kind, **options)
    model.add_load("motor", sb.loads.JointForce(joint, force))
    motion = sb.simulate(model, [0.0, 1e-3])
    return {
        arrow.part: rows[0]
        for arrow, rows in arrows_along(motion).items()
        if arrow.name == "motor"
    }


def test_a_force_in_a_joint_is_an_arrow_along_the_axis_on_its_child():
    slide = load_arrows("Ty", -3.0, q=0.5)
    np.testing.assert_allclose(slide["force"], [1, 2.5, 3, 0, -3, 0], atol=1e-12)
    hinge = load_arrows(sb.joints.Revolute((0, 3, 4)), 10.0, q=0.7)
    np.testing.assert_allclose(hinge["torque"], [1, 2, 3, 0, 6, 8], atol=1e-12)
    assert [*slide, *hinge] == ["force", "torque"]


def test_each_freedom_of_a_joint_has_its_part_in_the_arrows():
    found = load_arrows(["Rz", "Tx", "Ry"], (5.0, 2.0, 3.0), q=(0.3, 0.1, 0.8))
    c, s = np.cos(0.3), np.sin(0.3)
    np.testing.assert_allclose(found["force"][3:], [2 * c, 2 * s, 0], atol=1e-12)
    np.testing.assert_allclose(found["torque"][3:], [-3 * s, 3 * c, 5], atol=1e-12)


def test_a_torque_in_a_ball_joint_turns_with_its_child():
    half = np.sqrt(0.5)
    ball = sb.joints.Spherical("quaternion")
    found = load_arrows(ball, (1.0, 2.0, 3.0), q=(half, 0, 0, half))
    np.testing.assert_allclose(found["torque"][3:], [-2, 1, 3], atol=1e-12)


def test_a_force_in_a_screw_has_no_axis_and_no_arrow_but_is_named():
    assert load_arrows(sb.joints.Screw("z", 0.1), 1.0) == {}


def test_arrows_of_joint_forces_follow_expressions_and_sensors():
    model = sb.Model("sprung", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("slide", model.world, body, "Tx", q=0.5)
    pull = model.add_expression("pull", -4.0 * joint.q[0])
    where = model.add_sensor("where", sb.sensors.Position(body))
    model.add_load("spring", sb.loads.JointForce(joint, pull - where[0]))
    found = arrows_along(sb.simulate(model, [0.0, 1e-3]))
    rows = {arrow.name: rows[0] for arrow, rows in found.items()}
    np.testing.assert_allclose(rows["spring"], [0.5, 0, 0, -2.5, 0, 0], atol=1e-12)
