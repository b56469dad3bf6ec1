"""Legs of random geometry to a point of a body of any motion."""

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate_all
from symbody.joints import Free
from symbody.model.joint_types.pairs import Prismatic, Revolute
from symbody.model.loops.hexapod_leg import HexapodLeg
from symbody.model.model import Model
from symbody.system import assemble

PLATFORMS = {
    "angles": ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"],
    "quaternion": Free("quaternion"),
    "swing": "Ry",
}


def turn(rng):
    Q, R = np.linalg.qr(rng.normal(size=(3, 3)))
    Q = Q * np.sign(np.diag(R))
    return Q * np.linalg.det(Q)


def leg_on_platform(rng, motion, *, offset, start, place_of, reverse=False):
    """Return a model with a leg that closes at the start, and both ends of the loop."""
    model = Model("leg")
    lower, upper = model.add_body("lower", 1), model.add_body("upper", 1)
    R = turn(rng)
    e1, e2, e3 = R.T
    base = model.world.add_frame("base", at=rng.normal(size=3), rotation=turn(rng))
    hub = model.add_body("hub")
    model.add_joint("first", base, hub, Revolute(tuple(e1)), q=start[0])
    at = offset * rng.normal(size=3)
    model.add_joint(
        "second", hub.add_frame("at", at=at), lower, Revolute(tuple(e2)), q=start[1]
    )
    angle = rng.uniform(0, 6)
    d = np.cos(angle) * e3 + np.sin(angle) * e1
    beside = offset * rng.normal(size=3)
    stroke = lower.add_frame("stroke", at=beside)
    model.add_joint("third", stroke, upper, Prismatic(tuple(d)), q=start[2])
    end = upper.add_frame("end", at=0.3 * d + 0.3 * offset * rng.normal(size=3))
    platform = model.add_body("platform", 3)
    model.add_joint("ride", model.world.add_frame("dock"), platform, motion)
    joints = model.joints.values()
    values = {q: x for j in joints for q, x in zip(j.q, j.q_start, strict=True)}
    _, p = place_of(model, end, values)
    point = platform.add_frame("point", at=p)
    return model, (end, point) if reverse else (point, end)


@pytest.mark.covering(1)
@pytest.mark.parametrize("motion", PLATFORMS)
@pytest.mark.parametrize("offset", [0.0, 0.2])
@pytest.mark.parametrize("seed", range(4))
def test_the_leg_follows_the_platform(motion, offset, seed, place_of, start_of):
    rng = np.random.default_rng(seed)
    start = rng.uniform([-4, -4, 1], [4, 4, 2]) * [1, 1, rng.choice([-1, 1])]
    model, (a, b) = leg_on_platform(
        rng, PLATFORMS[motion], offset=offset, start=start, place_of=place_of,
        reverse=seed % 2 == 1,
    )  # fmt: skip
    model.add_loop("leg", HexapodLeg(a, b))
    system = assemble(model)
    (named,) = system.loop_solutions
    solution, values = named.solution, start_of(system)
    assert [q.name for q in solution.dependent] == ["q_first", "q_second", "q_third"]
    assert named.start == pytest.approx(start)
    ride = model.joints["ride"].q
    for _ in range(4):
        values |= {q: values[q] + 0.1 * rng.normal() for q in ride}
        if len(ride) == 7:
            length = np.linalg.norm([values[q] for q in ride[3:]])
            values |= {q: values[q] / length for q in ride[3:]}
        solved = evaluate_all(list(solution.formulas), values)
        values |= dict(zip(solution.dependent, solved, strict=True))
        assert evaluate_all(list(solution.rows), values) == pytest.approx([0, 0, 0])
        (_, p_a), (_, p_b) = (place_of(model, f, values) for f in (a, b))
        assert p_a == pytest.approx(p_b, abs=1e-12)
