"""Bars without mass between two balls, against a rod; and what feels their turn."""

import numpy as np
import pytest

import symbody as sb
from symbody.system import assemble

LENGTH, TILT = np.hypot(0.8, 0.5), -np.arctan2(0.5, 0.8)
TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}
NAMED = "no mass moves in the turn of bar about the line of its two balls"


def two_bodies(bar=None, *, mass=0.0, inertia=(0, 0, 0), armature=0, **options):
    """Return a swing and a slider with a rod between them, or a bar on a joint."""
    model = sb.Model("pair", **options)
    swing = model.add_body("swing", 2.0, com=(0, 0, -0.3), inertia=(0.2, 0.2, 0.05))
    model.add_joint("hip", model.world, swing, "spherical", v=(0.3, 0.1, 0.2))
    tip = swing.add_frame("tip", at=(0.1, 0, -0.5))
    slider = model.add_body("slider", 1.0)
    model.add_joint("rail", model.world, slider, "Tx", q=0.9)
    if bar is None:
        model.add_constraint("rod", sb.constraints.Rod(tip, slider, LENGTH))
        return model
    body = model.add_body("bar", mass, inertia=inertia)
    ends = [body.add_frame(n, at=(x, 0, 0)) for n, x in (("a", 0), ("b", LENGTH))]
    if bar == "free":
        start = (0.1, 0, -0.5, *sb.quaternion("y", TILT))
        model.add_joint("fly", model.world, body, "free", q=start)
        model.add_constraint("ball", sb.constraints.BallCut(tip, ends[0]))
    else:
        start = sb.quaternion("y", TILT) if bar == "quaternion" else (0, TILT, 0)
        ball = sb.joints.Spherical(bar)
        model.add_joint("ball", tip, body, ball, q=start, armature=armature)
    model.add_constraint("other", sb.constraints.BallCut(slider, ends[1]))
    return model


@pytest.mark.parametrize("bar", ["quaternion", "cardan", "free"])
def test_a_bar_between_balls_is_a_rod_and_its_turn_is_named(bar):
    times = np.linspace(0, 0.5, 6)
    rod = sb.simulate(two_bodies(), times, **TIGHT)
    with pytest.warns(sb.errors.ModelWarning, match=NAMED):
        compiled = sb.compile_model(two_bodies(bar))
    motion = sb.simulate(compiled, times, **TIGHT)
    for name in ("q_rail", "v_rail", "v_hip_wx"):
        np.testing.assert_allclose(motion.array(name), rod.array(name), atol=1e-9)
    # Nothing feels it: no torque is needed to hold it.
    np.testing.assert_allclose(motion.array("lam_turn_of_bar"), 0, atol=1e-9)
    assert "a constraint holds: bar" in compiled.system.describe()


def test_bars_of_micrometers_are_bars():
    um, ng = 1e-6, 1e-9
    model = sb.Model("small", gravity=(0, 0, -9.81 * um))
    J = (0.2 * ng * um**2, 0.2 * ng * um**2, 0.05 * ng * um**2)
    swing = model.add_body("swing", 2 * ng, (0, 0, -0.3 * um), J)
    model.add_joint("hip", model.world, swing, "spherical", v=(0.3, 0.1, 0.2))
    tip = swing.add_frame("tip", at=(0.1 * um, 0, -0.5 * um))
    slider = model.add_body("slider", ng)
    model.add_joint("rail", model.world, slider, "Tx", q=0.9 * um)
    bar = model.add_body("bar")
    model.add_joint("ball", tip, bar, "spherical", q=sb.quaternion("y", TILT))
    far = bar.add_frame("far", at=(LENGTH * um, 0, 0))
    model.add_constraint("other", sb.constraints.BallCut(slider, far))
    with pytest.warns(sb.errors.ModelWarning, match=NAMED):
        small = sb.compile_model(model)
    with pytest.warns(sb.errors.ModelWarning, match=NAMED):
        large = sb.compile_model(two_bodies("quaternion", gravity=(0, 0, -9.81)))
    one, other = (c.derivatives(0.0, c.start_state()) for c in (small, large))
    at = large.system.coordinates.y.index(large.system.v[3])
    assert one[at] / um == pytest.approx(other[at])
    eye = bar.add_frame("eye", at=(0.3 * um, 0.1 * um, 0))
    model.add_load("string", sb.loads.SpringDamper(model.world, eye, damping=ng))
    assert not sb.assemble(model).bars


def test_formalisms_agree_on_a_bar_between_balls():
    found = []
    for formalism in ("composite", "articulated", "tmt"):
        with pytest.warns(sb.errors.ModelWarning, match=NAMED):
            compiled = sb.compile_model(two_bodies("quaternion"), formalism=formalism)
        found.append(compiled.derivatives(0.0, compiled.start_state()))
    for one in found[1:]:
        np.testing.assert_allclose(one, found[0], rtol=1e-10, atol=1e-10)


def test_a_bar_with_inertia_is_left_alone():
    assert sb.assemble(two_bodies("quaternion")).bars == ("bar",)
    assert not sb.assemble(two_bodies("quaternion", mass=0.1)).bars


def test_what_feels_the_turn_is_not_frozen():
    model = two_bodies("quaternion")
    eye = model.bodies["bar"].add_frame("eye", at=(0.3, 0.1, 0))
    model.add_load("string", sb.loads.SpringDamper(model.world, eye, damping=10))
    assert not sb.assemble(model).bars
    damped = two_bodies("quaternion")
    ball = damped.joints["ball"]
    damped.add_load("grease", sb.loads.TorsionalSpringDamper(ball, damping=0.1))
    assert not sb.assemble(damped).bars
    assert not sb.assemble(two_bodies("cardan", armature=(0.05, 0, 0))).bars


@pytest.mark.parametrize("kind", ["touches", "rubs", "binds", "keeps_off", "plane"])
def test_a_turn_that_a_contact_or_a_condition_feels_is_not_frozen(kind):
    model = two_bodies("quaternion")
    bar, ball = model.bodies["bar"], model.joints["ball"]
    eye = bar.add_frame("eye", at=(0.4, 0, 0.1))
    height = model.add_sensor("height", sb.sensors.Position(eye))[2]
    if kind == "binds":
        model.add_constraint("level", sb.constraints.Algebraic(height + 0.2))
    else:
        contact = {
            "touches": sb.contacts.PointOnPlane(eye, model.world),
            "rubs": sb.contacts.DryFriction(ball, 0.2, 1.0),
            "keeps_off": sb.contacts.Gap(height + 0.5),
            "plane": sb.contacts.PointOnPlane(model.world, bar.frames["a"]),
        }[kind]
        model.add_contact("contact", contact)
    assert not sb.assemble(model).bars


def test_a_contact_on_the_line_of_its_balls_does_not_turn_a_bar():
    model = two_bodies("quaternion")
    middle = model.bodies["bar"].add_frame("middle", at=(0.4, 0, 0))
    floor = model.world.add_frame("floor", at=(0, 0, -0.2885))
    touch = sb.contacts.PointOnPlane(middle, floor, friction=0.3)
    model.add_contact("touch", touch)
    model.add_load("weight", sb.loads.Force(middle, (0, 0, -20.0)))
    with pytest.warns(sb.errors.ModelWarning, match=NAMED):
        motion = sb.simulate(model, [0, 0.05, 0.1])
    assert motion.array("F_touch")[-1, 0] > 1
    np.testing.assert_allclose(motion.array("lam_turn_of_bar"), 0, atol=1e-9)


def test_a_turn_that_a_run_prescribes_is_not_frozen():
    model = two_bodies("cardan")
    assert assemble(model).bars == ("bar",)
    assert not assemble(model, {"ball": (0.5 * model.t, None, None)}).bars


def test_the_constraint_takes_a_name_that_is_free():
    model = two_bodies("quaternion")
    model.add_parameter("turn_of_bar", 1.0)
    names = [named.name for named in sb.assemble(model).constraints]
    assert names == ["other", "turn_of_bar_"]
    assert list(model.constraints) == ["other"]


def hanging(*, bars):
    """Return a plate on three rods, or on three bars without mass."""
    model = sb.Model("hanging", cut="auto" if bars else None)
    plate = model.add_body("plate", 3.0, inertia=(0.2, 0.2, 0.3))
    if not bars:
        start = (0, 0, -1, 1, 0, 0, 0)
        model.add_joint("fly", model.world, plate, "free", q=start)
    for i, at in enumerate([(-0.3, -0.2, 0), (0.3, -0.2, 0), (0, 0.3, 0)]):
        top, eye = (b.add_frame(f"at{i}", at=at) for b in (model.world, plate))
        if bars:
            bar = model.add_body(f"bar{i}")
            end = bar.add_frame("end", at=(0, 0, -1.0))
            model.add_joint(f"upper{i}", top, bar, "spherical")
            model.add_joint(f"lower{i}", end, eye, "spherical")
        else:
            model.add_constraint(f"rod{i}", sb.constraints.Rod(top, eye, 1.0))
    model.add_load("push", sb.loads.Force(plate, (2.0, 1.0, 0)))
    model.add_sensor("place", sb.sensors.Position(plate))
    return model


def test_a_plate_hangs_on_bars_of_which_one_carries_it_as_on_rods():
    times = [0, 0.2, 0.4]
    with pytest.warns(
        sb.errors.ModelWarning, match="the turn of bar0, bar1, bar2 about"
    ):
        found = sb.simulate(hanging(bars=True), times, **TIGHT)
    expected = sb.simulate(hanging(bars=False), times, **TIGHT)
    np.testing.assert_allclose(found["place"], expected["place"], atol=1e-8)
    assert np.abs(found.array("place")[-1, 0]) > 0.01


def pulled_bar(at, **options):
    """Return two bodies with a bar, and a spring from the world to a place on it."""
    model = two_bodies("quaternion", **options)
    bar = model.bodies["bar"]
    hook = model.world.add_frame("hook", at=(0.2, 0.4, 0.3))
    place = bar.add_frame("middle", at=at)
    spring = sb.loads.SpringDamper(hook, place, 80, damping=0.5, free_length=0.2)
    model.add_load("spring", spring)
    return model


def test_a_spring_on_the_line_of_its_balls_moves_a_bar_without_mass():
    times = np.linspace(0, 0.5, 6)
    with pytest.warns(sb.errors.ModelWarning, match=NAMED):
        motion = sb.simulate(pulled_bar((0.4, 0, 0)), times, **TIGHT)
    thin = pulled_bar((0.4, 0, 0), inertia=(1e-7, 0, 0))
    thin = sb.simulate(thin, times, **TIGHT)
    for name in ("q_rail", "v_rail", "v_hip_wx"):
        np.testing.assert_allclose(motion.array(name), thin.array(name), atol=1e-7)


def test_a_spring_beside_the_line_of_its_balls_is_refused_with_a_remedy():
    with pytest.raises(sb.errors.AnalysisError, match="inertia about its axis"):
        sb.simulate(pulled_bar((0.4, 0.1, 0)), 0.1)
    assert sb.simulate(pulled_bar((0.4, 0.1, 0), inertia=(1e-3, 0, 0)), 0.1)
