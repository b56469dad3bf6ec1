"""Legs whose universal joints have offset axes, to a hinge on a moving body."""

import numpy as np
import pytest

from symbody.expr.evaluate import evaluate_all
from symbody.model.joint_types.pairs import Prismatic, Revolute
from symbody.model.loops.offset_leg import OffsetHexapodLeg
from symbody.model.model import Model
from symbody.system import assemble


def turn(rng):
    Q, R = np.linalg.qr(rng.normal(size=(3, 3)))
    Q = Q * np.sign(np.diag(R))
    return Q * np.linalg.det(Q)


def leg(rng, *, twist_first, place_of, axis="y", offset=0.1):
    """Return a model with a leg that closes at the start, and both ends of the loop."""
    model = Model("leg")
    lower, cylinder, rod, upper = (
        model.add_body(n, 1) for n in ("lower", "cylinder", "rod", "upper")
    )
    e1, e2, e3 = turn(rng).T
    angle, sign = rng.uniform(0, 6), rng.choice([-1, 1])
    d = np.cos(angle) * e3 + np.sin(angle) * e1
    start = dict(zip("abcde", rng.uniform(-0.4, 0.4, size=5), strict=True))
    base = model.world.add_frame("base", at=rng.normal(size=3), rotation=turn(rng))
    model.add_joint("a", base, lower, Revolute(tuple(e1)), q=start["a"])
    tilt = lower.add_frame("tilt", at=offset * (rng.normal() * e1 + e3))
    model.add_joint("b", tilt, cylinder, Revolute(tuple(e2)), q=start["b"])
    inlet = cylinder.add_frame("inlet", at=0.8 * d)
    motions = [Prismatic(tuple(d)), Revolute(tuple(sign * d))]
    motions, names = (motions[::-1], "dc") if twist_first else (motions, "cd")
    carrier = inlet
    for name, motion, body in zip(
        names, motions, (model.add_body("m"), rod), strict=True
    ):
        model.add_joint(name, carrier, body, motion, q=start[name])
        carrier = body
    R = turn(rng)
    e5 = np.cross(d, e1 + 0.3 * e2)
    e5 /= np.linalg.norm(e5)
    model.add_joint("e", rod.add_frame("eye", at=0.2 * d), upper, Revolute(tuple(e5)),
                    q=start["e"])  # fmt: skip
    # The hinge's axis is perpendicular to the upper tilt, as in a universal joint.
    h = np.cross(e5, R[:, 0])
    h /= np.linalg.norm(h)
    k = "xyz".index(axis)
    columns = {k: h, (k + 1) % 3: e5, (k + 2) % 3: np.cross(h, e5)}
    rotation = np.column_stack([columns[i] for i in range(3)])
    at = offset * (np.cross(h, e5) + 0.5 * h)
    end = upper.add_frame("end", at=at, rotation=rotation)
    platform = model.add_body("platform", 3)
    ride = ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"]
    model.add_joint("ride", model.world.add_frame("dock"), platform, ride)
    joints = model.joints.values()
    values = {q: x for j in joints for q, x in zip(j.q, j.q_start, strict=True)}
    R_E, p_E = place_of(model, end, values)
    swing = np.eye(3)
    c, s = np.cos(0.3), np.sin(0.3)
    i, j = (k + 1) % 3, (k + 2) % 3
    swing[i, i] = swing[j, j] = c
    swing[j, i], swing[i, j] = s, -s
    point = platform.add_frame("point", at=p_E, rotation=R_E @ swing)
    return model, point, end, [start[n] for n in "ab" + names + "e"]


@pytest.mark.covering(1)
@pytest.mark.parametrize("twist_first", [False, True])
@pytest.mark.parametrize("axis", "xyz")
@pytest.mark.parametrize("seed", range(3))
def test_the_leg_follows_the_platform(twist_first, axis, seed, place_of, start_of):
    rng = np.random.default_rng(seed)
    model, point, end, start = leg(
        rng, twist_first=twist_first, place_of=place_of, axis=axis
    )
    model.add_loop("leg", OffsetHexapodLeg(point, end, axis))
    system = assemble(model)
    (named,) = system.loop_solutions
    solution, values = named.solution, start_of(system)
    assert named.start == pytest.approx(start, abs=1e-10)
    for _ in range(3):
        values |= {q: values[q] + 0.05 * rng.normal() for q in system.q}
        solved = evaluate_all(list(solution.formulas), values)
        values |= dict(zip(solution.dependent, solved, strict=True))
        rows = evaluate_all(list(solution.rows), values)
        assert rows == pytest.approx([0] * 5, abs=1e-12)
        (R_a, p_a), (R_b, p_b) = (place_of(model, f, values) for f in (point, end))
        k = "xyz".index(axis)
        assert p_a == pytest.approx(p_b, abs=1e-11)
        assert R_a[:, k] == pytest.approx(R_b[:, k], abs=1e-11)
