"""Kinds of contact against closed forms: curves, ratchets, friction of every kind."""

import math
from dataclasses import replace

import numpy as np
import pytest

import symbody as sb
from probes.touching import turning
from symbody.errors import ModelError
from symbody.model.kinds import kinds
from symbody.testing.check_kind import Specimen

QUIET = sb.Run(progress=False)
WORDS = {"friction", "coefficient"}


def curve_gap(place, turn, curve_a, curve_b):
    """Return the gap of two curves, the first at a place of the plane, turned."""
    model = sb.Model("curves", gravity=(0, 0, 0))
    body = model.add_body("a", 1.0, inertia=(1, 1, 1))
    model.add_joint("plane", model.world, body, ["Tx", "Ty", "Rz"], q=(*place, turn))
    contact = sb.contacts.CurveOnCurve(body, model.world, curve_a, curve_b)
    model.add_contact("touch", contact)
    compiled = sb.compile_model(model)
    gaps = compiled.function("contact_gaps")
    return float(gaps(0.0, compiled.start_state(), np.zeros(1 + 0))[0])


def ellipse(a, b):
    """Return the support function of an ellipse."""
    return lambda angle: sb.sqrt((a * sb.cos(angle)) ** 2 + (b * sb.sin(angle)) ** 2)


@pytest.mark.slow
def test_curves_are_as_far_apart_as_their_points(rng):
    """Circles have a closed form; ellipses are searched point by point."""
    for _ in range(4):
        x, y, turn = rng.uniform(1.5, 2.5), rng.uniform(-1, 1), rng.uniform(-3, 3)
        circle = curve_gap((x, y), turn, lambda _: 0.3 + 0 * _, lambda _: 0.4 + 0 * _)
        assert circle == pytest.approx(math.hypot(x, y) - 0.7, abs=1e-12)
        beside = curve_gap(
            (x, y), turn, lambda t: 0.3 + 0.1 * sb.cos(t), lambda _: 0.4 + 0 * _
        )
        middle = x + 0.1 * math.cos(turn), y + 0.1 * math.sin(turn)
        assert beside == pytest.approx(math.hypot(*middle) - 0.7, abs=1e-12)
        own = curve_gap((x, y), turn, ellipse(0.5, 0.3), ellipse(0.6, 0.45))
        s = np.linspace(0, 2 * np.pi, 1500)
        c, w = math.cos(turn), math.sin(turn)
        first = np.array([0.5 * np.cos(s), 0.3 * np.sin(s)])
        first = np.array([[c, -w], [w, c]]) @ first + np.array([[x], [y]])
        second = np.array([0.6 * np.cos(s), 0.45 * np.sin(s)])
        far = np.hypot(*(first[:, :, None] - second[:, None, :])).min()
        assert own == pytest.approx(far, abs=1e-5)


def test_curves_that_are_not_convex_are_refused():
    model = sb.Model("curves")
    body = model.add_body("a", 1.0)
    model.add_joint("plane", model.world, body, ["Tx", "Ty"])
    contact = sb.contacts.CurveOnCurve(
        body, model.world, lambda t: 1 + 0.3 * sb.cos(3 * t), lambda t: 1 + 0 * t
    )
    with pytest.raises(ModelError, match=r"'touch'.*curve_a is not convex.*-0\.2 m"):
        model.add_contact("touch", contact)


@pytest.mark.parametrize("method", ["DP54", "Radau"])
def test_an_eccentric_lifts_a_round_follower_along_the_closed_form(method):
    """The middles are R + r apart while they touch."""
    R, e, r, speed = 0.05, 0.01, 0.02, 20.0
    model = sb.Model("eccentric", gravity=(0, 0, 0))
    cam = model.add_body("cam", 1.0, inertia=(1, 1, 1))
    model.drive(model.add_joint("turn", model.world, cam, "Rz"), speed * model.t)
    follower = model.add_body("follower", 0.3)
    lift = model.add_joint("lift", model.world, follower, "Tx", q=R + e + r)
    spring = sb.loads.JointForce(lift, -50.0 - 2000.0 * lift.q[0])
    model.add_load("spring", spring)
    curves = sb.contacts.CurveOnCurve(
        follower, cam, lambda t: r + 0 * t, lambda t: R + e * sb.cos(t)
    )
    model.add_contact("touch", curves)
    motion = sb.simulate(model, 0.5, method=method, run=QUIET)
    phi = speed * motion.time
    exact = e * np.cos(phi) + np.sqrt((R + r) ** 2 - (e * np.sin(phi)) ** 2)
    np.testing.assert_allclose(motion["q_lift"], exact, atol=1e-8)
    assert not motion.events.of(kind="separation")
    # The normal leans by the eccentric's place, and balances spring and inertia.
    q = motion["q_lift"].to_numpy()
    acceleration = motion["vd_lift"].to_numpy()
    lean = (q - e * np.cos(phi)) / (R + r)
    needed = (0.3 * acceleration + 50 + 2000 * q) / lean
    np.testing.assert_allclose(motion.array("F_touch[n]"), needed, rtol=1e-6)


def test_a_ratchet_turns_on_and_falls_back_to_its_last_tooth():
    """A pawl is a gap whose place a clause moves from tooth to tooth."""
    pitch = 0.2
    model = sb.Model("ratchet", gravity=(0, 0, 0))
    wheel = model.add_body("wheel", 1.0, inertia=(0.1, 0.1, 0.1))
    hinge = model.add_joint("hinge", model.world, wheel, "Rz", v=3.0)
    model.add_load("spring", sb.loads.JointForce(hinge, -0.6))
    tooth = model.add_discrete("tooth", 0)
    q = hinge.q[0]
    model.when(q - pitch * (tooth + 1), {tooth: tooth + 1}, name="click")
    model.add_contact("pawl", sb.contacts.Gap(q - pitch * tooth))
    for method in ("DP54", "DP853", "Radau"):
        motion = sb.simulate(model, 2.0, method=method, run=QUIET)
        # It comes to 3²/(2·6) = 0.75, beyond three teeth.
        clicks = motion.events.of("click").times
        exact = [(3 - math.sqrt(9 - 12 * 0.2 * k)) / 6 for k in (1, 2, 3)]
        np.testing.assert_allclose(clicks, exact, rtol=1e-9)
        assert float(motion["q_hinge"][-1]) == pytest.approx(0.6, abs=1e-9)
        assert motion.array("F_pawl[n]")[-1] == pytest.approx(0.6, rel=1e-9)
        (hit,) = motion.events.of("pawl", "impact")
        assert hit.time == pytest.approx(0.5 + math.sqrt(0.15 / 3), rel=1e-9)


@pytest.mark.parametrize("method", [sb.DP853(), sb.DP54(), sb.Radau(rtol=1e-8)])
def test_slip_that_turns_by_a_right_angle_in_a_step_goes_on(method):
    motion = sb.simulate(turning(), [0.0, 2.0], method=method)
    end = [motion.array(f"v_slide_{axis}")[-1] for axis in ("Tx", "Ty")]
    np.testing.assert_allclose(end, [1.0, 0.02], rtol=0, atol=1e-7)


def test_slip_that_ends_in_a_loose_step_comes_to_rest():
    """There it seems to turn, by what is interpolated."""
    model = sb.Model("ellipsoid")
    body = model.add_body("b", 1.0, inertia=(0.02, 0.03, 0.025))
    start = {"q": (0, 0, 0.6, 1, 0, 0, 0), "v": (1.0, 0.3, 0, 1.0, 2.0, 0.5)}
    model.add_joint("j", model.world, body, sb.joints.Free(), **start)
    floor = sb.contacts.EllipsoidOnPlane(body, model.world, (0.3, 0.2, 0.1))
    model.add_contact("floor", floor, restitution=0.2, friction=0.3)
    ends = [
        sb.simulate(model, [0.0, 1.0], method=sb.DP853(rtol, rtol / 100)).array(
            "v_j_wx"
        )[-1]
        for rtol in (1e-6, 1e-10)
    ]
    assert ends[0] == pytest.approx(ends[1], abs=1e-3)


def test_a_joint_that_holds_beside_a_driven_one_is_not_singular():
    """What is driven is no unknown, so that the forces of the laws are unique."""
    model = sb.Model("arm", gravity=(0, 0, 0))
    base = model.add_body("base", 1.0, inertia=(1, 1, 1))
    drive = 0.3 * sb.sin(2 * model.t)
    turn = model.add_joint("turn", model.world, base, "Rz")
    model.drive(turn, drive)
    tip = model.add_body("tip", 2.0, com=(0.5, 0, 0), inertia=(0.1, 0.1, 0.1))
    place = base.add_frame("elbow", (1, 0, 0))
    elbow = model.add_joint("elbow", place, tip, "Rz")
    last = model.add_body("last", 0.5)
    model.add_joint("wrist", tip, last, "Tx", q=0.2)
    model.add_contact("dry", sb.contacts.DryFriction(elbow, 1.0, 50.0))
    model.add_contact("rail", sb.contacts.DryFriction(model.joints["wrist"], 1.0, 50.0))
    motion = sb.simulate(model, 2.0, run=QUIET)
    assert not motion.events
    assert np.abs(motion["q_elbow"]).max() < 1e-12
    # The torque that turns the rest as one: J w' - centrifugal forces along it.
    t = motion.time
    w, wd = 0.6 * np.cos(2 * t), -1.2 * np.sin(2 * t)
    about_elbow = (0.1 + 2 * 0.5**2 + 0.5 * 0.2**2) * wd
    about_elbow += (2 * 0.5 + 0.5 * 0.2) * wd
    held = motion["F_dry"].to_numpy().ravel()
    np.testing.assert_allclose(held, about_elbow, atol=1e-9)
    pull = -0.5 * (1.0 + 0.2) * w**2
    np.testing.assert_allclose(motion["F_rail"].to_numpy().ravel(), pull, atol=1e-9)


def block_on_a_belt(driven, speed, pull, turned):
    """Return a block on rails, that are turned, and a belt driven across these."""
    model = sb.Model("belt")
    c, s = math.cos(turned), math.sin(turned)
    along = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    rails = model.world.add_frame("rails", rotation=along)
    belt, block = model.add_body("belt", 1.0), model.add_body("block", 2.0)
    model.drive(model.add_joint("across", rails, belt, "Ty"), driven(model.t))
    model.add_joint("slide", rails, block, ["Tx", "Tz"], v=(speed, 0))
    top = belt.add_frame("top", rotation=along.T)
    model.add_contact("c", sb.contacts.PointOnPlane(block, top, friction=0.5))
    model.add_load("pull", sb.loads.Force(block, (pull * c, pull * s, 0)))
    return model


@pytest.mark.parametrize("turned", [0.0, 0.7])
def test_a_block_on_rails_creeps_on_a_belt_that_moves_across(turned):
    """Friction is against the whole slip, of which no force stops what rails hold."""
    w, most, exact = 0.5, 0.5 * 9.81, sb.DP54(rtol=1e-10, atol=1e-12)
    model = block_on_a_belt(lambda t: w * t, 1.0, 0.0, turned)
    motion = sb.simulate(model, 1.0, method=exact, run=QUIET)
    assert not motion.events
    force = np.asarray(motion["F_c"])
    np.testing.assert_allclose(np.hypot(*force[:, 1:].T), 2 * most, rtol=1e-12)
    # v' = -mu g v/s with s = sqrt(v^2 + w^2) gives the time by v.
    v = motion.v[:, 0]
    s = np.hypot(v, w)
    t = s - w * np.log((w + s) / v)
    np.testing.assert_allclose((t[0] - t) / most, motion.time, atol=1e-8)

    def begins(t):
        return sb.where(t > 1, w * (t - 1.2 + sb.exp(5 - 5 * t) / 5), 0 * t)

    # What sticks creeps when the belt does, until friction along balances the pull.
    model = block_on_a_belt(begins, 0.1, 5.0, turned)
    motion = sb.simulate(model, 5.0, method=exact, run=QUIET)
    assert [event.kind for event in motion.events] == ["stick", "slip"]
    assert 1 <= motion.events[1].time <= 1 + 1e-6
    share = 5.0 / (2 * most)
    creep = w * share / math.sqrt(1 - share**2)
    assert motion.v[-1, 0] == pytest.approx(creep, rel=1e-7)
    for step in (1e-2, 1e-3):
        stepped = sb.simulate(model, 5.0, method=sb.Moreau(step), run=QUIET)
        assert abs(stepped.v[-1, 0] - creep) <= 2.6 * step  # of order 1


def word_of_friction(kind):
    """Return the field of a kind with a curve of the speed, if it has one."""
    fields = {*kind.__dataclass_fields__}
    return next(iter(WORDS & fields), None) if "stiction" in fields else None


KINDS = kinds("contact", own=False)
CASES = [name for name, kind in KINDS.items() if word_of_friction(kind)]


@pytest.mark.parametrize("name", CASES)
def test_every_kind_with_friction_has_a_peak_and_a_curve(name):
    """The bounds are those of the curve at the speed of slip, and of the peak."""
    kind = KINDS[name]
    word = word_of_friction(kind)
    values = {}
    for label, changes in (
        ("plain", {word: 1.0, "stiction": 1.0}),
        ("curve", {word: lambda s: 0.2 + 0.3 * sb.exp(-s / 0.5), "stiction": 0.7}),
    ):
        model = Specimen(kind).model(
            lambda _, one, changes=changes: replace(one, **changes)
        )
        compiled = sb.compile_model(model, backend="python")
        y = compiled.start_state()
        u = np.zeros(len(compiled.system.u))
        out = compiled.function("contacts")(0.3, y, u)
        laws = sum(len(c.contact.rows) for c in compiled.system.contacts)
        rows = len(compiled.system.contact_forces)
        values[label] = out[-3 * laws :].reshape(laws, 3), out[laws : laws + rows]
        own = [r for c in compiled.system.contacts for r in c.contact.rows]
    first = 0
    plain, speeds = values["plain"]
    curve, _ = values["curve"]
    for law, rows_of in enumerate(own):
        n, tangents = len(rows_of.entries), rows_of.tangents
        slip = np.linalg.norm(speeds[first + n - tangents : first + n])
        first += n
        if not tangents:
            continue
        ratio = 0.2 + 0.3 * math.exp(-slip / 0.5)
        np.testing.assert_allclose(
            curve[law, :2], plain[law, :2] * [ratio, 0.7], rtol=1e-9
        )


def on_a_stop(stop, restitution=0, **start):
    """Return a body of 1 kg that falls along z, upon a stop of its joint."""
    model = sb.Model("stop")
    body = model.add_body("body", 1.0)
    joint = model.add_joint("fall", model.world, body, "Tz", **start)
    contact = sb.contacts.JointStop(joint, stop(model.t), restitution=restitution)
    model.add_contact("stop", contact)
    return model


def test_what_rests_on_a_stop_that_moves_goes_with_it():
    model = on_a_stop(lambda t: 0.1 * sb.sin(t), q=0.0, v=0.1)
    motion = sb.simulate(model, np.linspace(0, 4, 41), run=QUIET)
    t = motion.time
    np.testing.assert_allclose(motion.array("v_fall"), 0.1 * np.cos(t), atol=1e-9)
    pushes = motion.array("F_stop").ravel()
    np.testing.assert_allclose(pushes, 9.81 - 0.1 * np.sin(t), atol=1e-9)


def test_a_stop_that_rises_throws_a_ball_by_the_velocity_between_them():
    motion = sb.simulate(on_a_stop(lambda t: t, 0.5, q=1.0), 0.6, run=QUIET)
    meets = (-1 + math.sqrt(1 + 2 * 9.81)) / 9.81
    after = 1 - 0.5 * (-9.81 * meets - 1)
    end = after - 9.81 * (0.6 - meets)
    assert motion.array("v_fall")[-1] == pytest.approx(end, abs=1e-9)


def test_a_rope_and_a_stop_act_on_the_coordinates_that_they_follow():
    """A weight unwinds a drum; a body on a stop pushes the body that carries this."""
    model = sb.Model("drum")
    drum = model.add_body("drum", 1.0, inertia=(0.5, 0.5, 0.5))
    turn = model.add_joint("turn", model.world, drum, "Ry")
    weight = model.add_body("weight", 2.0)
    model.add_joint("fall", model.world, weight, "Tz", q=-1.0)
    rope = sb.contacts.Rope(model.world, weight, 1 + 0.1 * turn.q[0])
    model.add_contact("rope", rope)
    motion = sb.simulate(model, 1.0, run=QUIET)
    falls = 9.81 * 2 / (2 + 0.5 / 0.1**2)
    assert motion.array("q_fall")[-1] == pytest.approx(-1 - falls / 2, abs=1e-9)
    assert motion.array("F_rope").ravel()[-1] == pytest.approx(2 * (9.81 - falls))
    model = sb.Model("lift")
    for name, mass in (("lift", 3.0), ("load", 1.0)):
        model.add_joint(f"{name}_z", model.world, model.add_body(name, mass), "Tz")
    lift, load = model.joints.values()
    model.add_load("pull", sb.loads.JointForce(lift, 50.0))
    model.add_contact("floor", sb.contacts.JointStop(load, lift.q[0]))
    motion = sb.simulate(model, 1.0, run=QUIET)
    for joint in ("lift_z", "load_z"):
        assert motion.array(f"v_{joint}")[-1] == pytest.approx(50 / 4 - 9.81)


def test_a_stop_that_jumps_is_refused():
    model = on_a_stop(lambda t: sb.where(t > 1, 0.1, 0.0), q=1.0)
    with pytest.raises(ModelError, match=r"contact 'stop': its gap jumps"):
        sb.simulate(model, 2.0, run=QUIET)


def test_a_drive_feels_the_friction_of_what_slides():
    """No force changes a driven motion, but a force of friction there is known."""

    def needed(kind, method):
        model = sb.Model("driven", gravity=(0, 0, 0))
        body = model.add_body("body", 1.0, inertia=(1, 1, 1))
        joint = model.add_joint("turn", model.world, body, "Rz")
        model.drive(joint, 0.3 * sb.sin(2 * model.t))
        if kind == "dry":
            model.add_contact("dry", sb.contacts.DryFriction(joint, 1.0, 0.7))
        elif kind == "clutch":
            shaft = model.add_body("shaft", 1.0, inertia=(1, 1, 1))
            held = model.add_joint("held", model.world, shaft, "Rz")
            model.drive(held, 0)
            model.add_contact("clutch", sb.contacts.Clutch(joint, held, 0.7))
        else:
            model.gravity = (0, 0, -10)
            foot = model.add_body("foot", 1.0)
            tip = body.add_frame("tip", (1, 0, 0))
            model.add_joint("down", tip, foot, "Tz")
            point = sb.contacts.PointOnPlane(foot, model.world, friction=0.07)
            model.add_contact("touch", point)
        save = sb.Save(drives=True)
        return sb.simulate(model, 4.0, method=method, save=save, run=QUIET)

    cases = [(kind, 1.0, sb.DP853()) for kind in ("dry", "clutch")]
    cases += [("foot", 2.0, method) for method in (sb.DP853(), sb.Moreau(1e-3))]
    for kind, inertia, method in cases:
        motion = needed(kind, method)
        rubs = 0.7 * np.sign(motion.array("v_turn"))
        exact = inertia * -1.2 * np.sin(2 * motion.time) + rubs
        moving = np.abs(motion.array("v_turn")) > 1e-6
        moving[0] = False  # before the first step no impulse is known
        drive = motion.array("drive_turn")
        np.testing.assert_allclose(drive[moving], exact[moving], atol=1e-6)


@pytest.mark.parametrize("method", [sb.DP853(), sb.Moreau(1e-3)])
def test_a_drive_feels_its_part_of_friction_that_turns(method):
    """A block is driven across the way along which it slides freely."""
    model = sb.Model("across", gravity=(0, 0, -10))
    slide = model.add_body("slide", 1.0)
    model.drive(model.add_joint("x", model.world, slide, "Tx"), 0.5 * model.t)
    block = model.add_body("block", 1.0)
    model.add_joint("yz", slide, block, ["Ty", "Tz"], v=(1.0, 0.0))
    point = sb.contacts.PointOnPlane(block, model.world, friction=0.3)
    model.add_contact("touch", point)
    save = sb.Save(drives=True)
    motion = sb.simulate(model, 0.3, method=method, save=save, run=QUIET)
    v = motion.array("v_yz_Ty")[1:]
    exact = 3 * 0.5 / np.hypot(0.5, v)
    np.testing.assert_allclose(motion.array("drive_x")[1:], exact, rtol=2e-3)


@pytest.mark.parametrize("kind", ["box", "ellipsoid", "spheres"])
def test_shapes_that_grow_are_refused(kind):
    """Velocities at a contact are those of bodies, which are rigid."""
    model = sb.Model("growing")
    body = model.add_body("body", 1.0, inertia=(1, 1, 1))
    model.add_joint("fall", model.world, body, "Tz", q=0.5)
    h = 1 + 0.2 * sb.sin(model.t)
    contact = {
        "box": lambda: sb.contacts.BoxOnPlane(body, model.world, (1, 1, h)),
        "ellipsoid": lambda: sb.contacts.EllipsoidOnPlane(body, model.world, (1, 1, h)),
        "spheres": lambda: sb.contacts.Spheres(body, h, model.world),
    }[kind]()
    with pytest.raises(ModelError, match=r"holds the time 't', but only parameters"):
        model.add_contact("touch", contact)


def test_a_gap_of_what_no_force_acts_on_is_refused():
    model = sb.Model("energy")
    body = model.add_body("body", 1.0)
    model.add_joint("fall", model.world, body, "Tz", q=1.0)
    energy = model.add_sensor("energy", sb.sensors.Energy(body))
    model.add_contact("floor", sb.contacts.Gap(energy[1]))
    with pytest.raises(ModelError, match=r"'floor'.*sensor 'energy'.*Energy.*Position"):
        sb.simulate(model, 2.0, run=QUIET)


def way_and_wall(contact):
    model = sb.Model("rebound", gravity=(0, 0, 0))
    ways = []
    for name, q, v in (("ball", 1.0, -3.0), ("wall", 0.0, 0.2)):
        body = model.add_body(name, 1.0 if name == "ball" else 1e9)
        ways.append(model.add_joint(f"j_{name}", model.world, body, "Tx", q=q, v=v))
    model.add_contact("touch", contact(model.world, *ways))
    return model


FAST = {"restitution": lambda speed: 0.8 / (1 + 0.2 * speed)}
REBOUNDS = {
    "Backlash": lambda world, j, k: sb.contacts.Backlash(j, k, 2.0, **FAST),
    "Gap": lambda world, j, k: sb.contacts.Gap(j.q[0] - k.q[0], **FAST),
    "JointStop": lambda world, j, k: sb.contacts.JointStop(j, k.q[0], **FAST),
    "Rope": lambda world, j, k: sb.contacts.Rope(
        world.add_frame("far", at=(4, 0, 0)), j.child, 4.0 - k.q[0], **FAST
    ),
}


@pytest.mark.parametrize("method", ["DP853", sb.Moreau(step=1e-3)])
@pytest.mark.parametrize("kind", REBOUNDS)
def test_restitution_is_that_of_the_approach_velocity(kind, method):
    """Relative to the wall, at -3.2 m/s: 0.8/(1 + 0.64)."""
    model = way_and_wall(REBOUNDS[kind])
    motion = sb.simulate(model, [0, 0.8], method=method)
    after = 0.2 + 3.2 * 0.8 / 1.64
    assert motion.array("v_j_ball")[-1] == pytest.approx(after, rel=1e-6)
