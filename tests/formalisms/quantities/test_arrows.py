"""Forces as arrows: the points and vectors that `reactions` tells, in the world."""

import numpy as np
import pytest

import symbody as sb
from symbody.formalisms.quantities.arrows import arrows_of
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
    return sb.simulate(request.param(), times=np.linspace(0.0, 0.3, 4))


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
        values = told.array(where)
        np.testing.assert_allclose(rows[:, 3:], values, rtol=1e-10, atol=1e-10)
