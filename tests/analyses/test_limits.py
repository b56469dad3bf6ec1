"""Limits of joints, which stop nothing, are told when a motion passes them."""

from __future__ import annotations

import inspect

import pytest

import symbody as sb


def pendulum(limits, kind="Ry", q=0.3) -> sb.Model:
    model = sb.Model("pendulum")
    body = model.add_body("bob", 1, (0, 0, -1))
    model.add_joint("hinge", model.world, body, kind, q=q, limits=limits)
    return model


def test_a_limit_that_is_passed_is_told_with_coordinate_and_time(tmp_path):
    text = r"q_hinge is below -0.2 rad from t = 0\.7\d* s on"
    with pytest.warns(sb.errors.ModelWarning, match=text) as told:
        motion = sb.simulate(pendulum((-0.2, 1)), 3.0)
    line = inspect.currentframe().f_lineno - 1
    assert [(w.filename, w.lineno) for w in told] == [(__file__, line)]
    motion.to_netcdf(tmp_path / "m.nc")
    (note,) = sb.results.Motion.from_netcdf(tmp_path / "m.nc").notes
    assert "Limits of joints stop nothing, and are passed: q_hinge is below" in note
    first = float(note.split("t = ")[1].split()[0])
    q = motion["q_hinge"].to_numpy()
    at = list(motion.time).index(pytest.approx(first, rel=1e-4))
    assert q[at] < -0.2 <= q[at - 1]


def test_both_sides_and_every_joint_are_told():
    model = pendulum((-0.2, 0.31))
    model.add_load("push", sb.loads.JointForce(model.joints["hinge"], 3.0))
    slider = model.add_body("slider", 1)
    model.add_joint("slide", model.world, slider, "Tz", limits=(-1, 1))
    with pytest.warns(sb.errors.ModelWarning) as told:
        sb.simulate(model, 3.0)
    (warning,) = told
    text = str(warning.message)
    assert "q_slide is below -1 m from" in text
    assert "q_hinge is above 0.31 rad from" in text


@pytest.mark.parametrize("limits", [None, (-1, 1), (-0.3000001, 0.3)])
def test_a_motion_within_its_limits_says_nothing(limits):
    assert sb.simulate(pendulum(limits), 3.0, method=sb.DP54(rtol=1e-10)).notes == ()


def test_coordinates_that_follow_from_loops_have_limits_too():
    model = sb.library.four_bar()
    name = next(n for n in sb.assemble(model).joints if n.name == "rocker").name
    model.joints[name].limits = ((-10.0, -9.0),)
    with pytest.warns(
        sb.errors.ModelWarning, match="q_rocker is above -9 rad from t = 0 s"
    ):
        sb.simulate(model, 0.1)
