"""Equilibria that contacts carry, and linear systems of their modes."""

import pickle

import numpy as np
import pytest

import symbody as sb

G = 9.81


def block(angle, **law):
    model = sb.Model("block", gravity=(G * np.sin(angle), 0, -G * np.cos(angle)))
    body = model.add_body("b", 2.0)
    model.add_joint("j", model.world, body, ["Tx", "Tz"], q=(0.3, 0))
    contact = sb.contacts.PointOnPlane(body, model.world)
    model.add_contact("c", contact, **{"friction": 0.3} | law)
    return model


def forces(found, *names):
    values = dict(zip(found.multipliers.names, found.lam.tolist(), strict=True))
    return [values[name] for name in names]


def test_a_block_stands_on_an_incline_by_friction_or_is_told_to_slide():
    found = sb.equilibrium(block(0.2))
    normal, along = forces(found, "F_c[n]", "F_c[x]")
    np.testing.assert_allclose(normal, 2 * G * np.cos(0.2), rtol=1e-14)
    np.testing.assert_allclose(along, -2 * G * np.sin(0.2), rtol=1e-14)
    np.testing.assert_allclose(found.q, [0.3, 0], atol=1e-15)
    (mode, residual) = found.notes_of("contacts")
    assert "sticking c" in mode
    assert "hold but for" in residual
    again = pickle.loads(pickle.dumps(found))
    np.testing.assert_array_equal(again.lam, found.lam)
    with pytest.raises(sb.errors.AnalysisError, match=r"slides.*coefficient of 0.4228"):
        sb.equilibrium(block(0.4))


def test_stiction_holds_more_than_friction():
    model = block(0.4, stiction=0.5)
    (along,) = forces(sb.equilibrium(model), "F_c[x]")
    np.testing.assert_allclose(along, -2 * G * np.sin(0.4), rtol=1e-14)


def ladder(angle, friction=0.4, wall_friction=0.0):
    """Return a ladder of 2 m and 10 kg on a floor and a wall."""
    model = sb.Model("ladder", gravity=(0, 0, -G))
    body = model.add_body("rungs", 10.0, inertia=(3, 3, 3))
    at = (-np.cos(angle), np.sin(angle), -angle)
    model.add_joint("j", model.world, body, ["Tx", "Tz", "Ry"], q=at)
    foot, top = (body.add_frame(n, (x, 0, 0)) for n, x in (("foot", -1), ("top", 1)))
    wall = model.world.add_frame("wall", rotation=sb.rotation("y", -np.pi / 2))
    floor = sb.contacts.PointOnPlane(foot, model.world, friction=friction)
    model.add_contact("floor", floor)
    against = sb.contacts.PointOnPlane(top, wall, friction=wall_friction)
    model.add_contact("wall", against)
    return model


def test_a_ladder_stands_or_slides_as_by_hand():
    angle = np.radians(65)
    found = sb.equilibrium(ladder(angle))
    # What sticks does so beside this place, too: no fold to follow.
    assert not any("stiffness is singular" in note for note in found.notes)
    wall, normal, along = forces(found, "F_wall[n]", "F_floor[n]", "F_floor[x]")
    push = 0.5 * 10 * G / np.tan(angle)
    np.testing.assert_allclose([wall, normal, along], [push, 10 * G, push], rtol=1e-12)
    with pytest.raises(sb.errors.AnalysisError, match=r"coefficient of 0\.866"):
        sb.equilibrium(ladder(np.radians(30)))
    # With friction at both ends forces are not unique.
    found = sb.equilibrium(ladder(np.radians(65), 0.4, 0.3))
    assert any("not unique" in note for note in found.notes_of("contacts"))
    names = ("F_floor[n]", "F_floor[x]", "F_wall[n]", "F_wall[x]")
    floor, along, wall, up = forces(found, *names)
    np.testing.assert_allclose([floor + up, along - wall], [10 * G, 0], atol=1e-9)
    assert abs(along) <= 0.4 * floor * (1 + 1e-9)
    assert abs(up) <= 0.3 * wall * (1 + 1e-9)


def test_a_box_on_four_points_has_the_least_forces():
    model = sb.Model("box", gravity=(0.5, 0, -G))
    body = model.add_body("b", 2.0, inertia=(0.1, 0.2, 0.15))
    joints = ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"]
    model.add_joint("j", model.world, body, joints, q=(0, 0, 0.1, 0, 0, 0))
    places = [(x, y) for x in (-0.2, 0.2) for y in (-0.2, 0.2)]
    for k, (x, y) in enumerate(places):
        corner = body.add_frame(f"corner{k}", (x, y, -0.1))
        contact = sb.contacts.PointOnPlane(corner, model.world, friction=0.3)
        model.add_contact(f"c{k}", contact)
    found = sb.equilibrium(model)
    normals = forces(found, *(f"F_c{k}[n]" for k in range(4)))
    along = forces(found, *(f"F_c{k}[x]" for k in range(4)))
    # Weight, and the moment of the pull; least where those of a side are alike.
    tilt = 2 * 0.5 * 0.1 / (4 * 0.2)
    expected = [0.5 * G - tilt] * 2 + [0.5 * G + tilt] * 2
    np.testing.assert_allclose(normals, expected, rtol=1e-12)
    np.testing.assert_allclose(along, [-0.25] * 4, atol=1e-12)
    assert any("not unique" in note for note in found.notes_of("contacts"))


def test_a_pendulum_rests_on_a_stop_that_it_would_pass():
    model = sb.library.pendulum()
    stop = sb.contacts.JointStop(model.joints["hinge"], least=0.3)
    model.add_contact("stop", stop)
    found = sb.equilibrium(model, start={"q_hinge": 0.5})
    np.testing.assert_allclose(found["q_hinge"], 0.3, atol=1e-14)
    open_one = sb.equilibrium(model, start={"q_hinge": 2.8})
    np.testing.assert_allclose(open_one["q_hinge"], np.pi, atol=1e-12)
    assert forces(open_one, "F_stop[low]") == [0.0]


def test_a_chain_lies_over_a_stop():
    model = sb.Model("chain", gravity=(0, 0, -G))
    parent, peg = model.world, model.world.add_frame("peg", (0.3, 0, -1.2))
    for k in range(4):
        link = model.add_body(f"link{k}", 1.0, com=(0, 0, -0.25), inertia=(0.02,) * 3)
        joint = model.add_joint(f"h{k}", parent, link, "Ry", q=-0.9 + 0.1 * k)
        parent = link.add_frame(f"end{k}", (0, 0, -0.5))
        model.add_load(f"damping{k}", sb.loads.JointForce(joint, -0.1 * joint.v[0]))
    contact = sb.contacts.SphereOnSphere(parent, peg, 0.05, 0.35)
    model.add_contact("peg_contact", contact)
    found = sb.equilibrium(model, start={f"q_h{k}": -0.4 for k in range(4)})
    motion = sb.simulate(model, [0, 60.0], start=found.start, method="DP853")
    end = [float(motion[f"q_h{k}"][-1]) for k in range(4)]
    np.testing.assert_allclose(end, [found[f"q_h{k}"] for k in range(4)], atol=1e-8)


@pytest.mark.parametrize(("at", "expected"), [(0.05, 0.05), (0.5, 0.3 * 2 * G / 50)])
def test_friction_holds_where_it_began_or_at_its_bound(at, expected):
    model = block(0.0)
    joint, body = model.joints["j"], model.bodies["b"]
    pull = sb.loads.Force(body, (-50 * joint.q[0], 0, 0))
    model.add_load("spring", pull)
    found = sb.equilibrium(model, start={"q_j_Tx": at})
    np.testing.assert_allclose(found["q_j_Tx"], expected, rtol=1e-10)
    np.testing.assert_allclose(forces(found, "F_c[x]"), [50 * expected], rtol=1e-9)


def on_cart(kind):
    """Return a pendulum on a base that stands by friction, or is fixed or pinned."""
    model = sb.Model(kind, gravity=(0, 0, -G))
    base = model.add_body("base", 2.0, inertia=(0.1,) * 3)
    bob = model.add_body("bob", 1.0, com=(0, 0, -0.5), inertia=(0.01,) * 3)
    if kind == "fixed":
        model.add_joint("j", model.world, base, "fixed")
    else:
        model.add_joint("j", model.world, base, ["Tx", "Tz", "Ry"])
        for name, x in (("a", -0.3), ("b", 0.3)):
            end = base.add_frame(f"{name}_end", (x, 0, 0))
            contact = sb.contacts.PointOnPlane(end, model.world, friction=0.5)
            model.add_contact(name, contact)
    model.add_joint("h", base, bob, "Ry")
    push = model.add_input("push")
    model.add_load("load", sb.loads.JointForce(model.joints["h"], push))
    model.add_sensor("height", sb.sensors.Position(bob))
    return model


def test_the_linear_system_of_a_mode_is_that_with_a_joint_in_place_of_contacts():
    found, fixed = (sb.linearize(on_cart(kind)) for kind in ("stands", "fixed"))
    own = [found.states.names.index(name) for name in fixed.states.names]
    np.testing.assert_allclose(found.A[np.ix_(own, own)], fixed.A, atol=1e-13)
    np.testing.assert_allclose(found.B[own], fixed.B, atol=1e-13)
    np.testing.assert_allclose(found.C[:, own], fixed.C, atol=1e-13)
    assert found.inputs.names == ("push",)
    # Friction holds anywhere: the place is a rigid motion that nothing drives.
    others = [k for k in range(len(found.A)) if k not in own]
    assert not found.A[others].any()
    assert any("sticking a, b" in note for note in found.notes_of("contacts"))
    shown = sb.mode_motion(on_cart("stands"), sb.modal(on_cart("stands")), 1)
    assert np.ptp(shown.array("q_h")) > 0.1
    assert np.ptp(shown.array("q_j_Tx")) == 0
    modes = [sb.modal(on_cart(kind)).eigenvalues for kind in ("stands", "fixed")]
    np.testing.assert_allclose(modes[0][-1], modes[1][-1], rtol=1e-12)


def test_a_mode_that_a_user_gives():
    model = on_cart("stands")
    opened = sb.linearize(model, mode={"a": "open", "b": "open"})
    assert len(opened.states) == 8
    one = sb.linearize(model, mode={"a": "open"})
    assert len(one.states) == 5
    with pytest.raises(sb.errors.ModelError, match="direction is not known"):
        sb.linearize(model, mode={"a": "slip"})
    with pytest.raises(sb.errors.ModelError, match="modes of contacts"):
        sb.linearize(model, mode={"c": "open"})
    with pytest.raises(sb.errors.ModelError, match="no contacts"):
        sb.modal(on_cart("fixed"), mode={"a": "open"})


def test_a_mode_is_shown_with_the_contacts_of_its_analysis():
    model = block(0.0)
    spring = (0, 0, -400 * model.joints["j"].q[1])
    model.add_load("spring", sb.loads.Force(model.bodies["b"], spring))
    modes = sb.modal(model, mode={"c": "open"})
    (heave,) = np.flatnonzero(modes.eigenvalues.imag)
    shown = sb.mode_motion(model, modes, int(heave), amplitude=0.01)
    np.testing.assert_allclose(shown.array("q_j_Tz")[0], 0.01, rtol=1e-9)


def test_friction_that_falls_with_speed_makes_a_slider_squeal():
    model = sb.Model("slider", gravity=(0, 0, -G))
    body = model.add_body("b", 2.0, com=(0, 0, 0.2), inertia=(0.1,) * 3)
    belt = model.add_body("belt", 1.0)
    run = model.add_joint("run", model.world, belt, "Tx")
    model.drive(run, 1.0 * model.t)
    joint = model.add_joint("j", model.world, body, ["Tx", "Tz", "Ry"])
    d = model.add_parameter("d", 2.0)
    pull = sb.loads.Force(body, (-100 * joint.q[0] - d * joint.v[0], 0, 0))
    model.add_load("spring", pull)
    for name, x in (("left", -0.3), ("right", 0.3)):
        end = body.add_frame(f"{name}_end", (x, 0, 0))
        contact = sb.contacts.PointOnPlane(
            end, belt, friction=lambda v: 0.3 + 0.2 * sb.exp(-2 * v)
        )
        model.add_contact(name, contact)
    found = sb.equilibrium(model, start={"q_j_Tx": 0.1})
    mu, slope = 0.3 + 0.2 * np.exp(-2), -0.4 * np.exp(-2)
    np.testing.assert_allclose(found["q_j_Tx"], mu * 2 * G / 100, rtol=1e-12)
    for damping in (2.0, 0.5):
        expected = np.roots([2, damping + slope * 2 * G, 100])
        system = sb.linearize(model, found, parameters={"d": damping})
        found_ones = np.linalg.eigvals(system.A)
        np.testing.assert_allclose(
            np.sort_complex(found_ones), np.sort_complex(expected), rtol=1e-10
        )
    modes = sb.modal(model, found, parameters={"d": 0.5})
    assert "unstable" in str(modes)


def test_a_slip_that_begins_has_a_linear_system():
    model = block(0.4)
    k = model.add_parameter("k", 50.0)
    joint, body = model.joints["j"], model.bodies["b"]
    pull = sb.loads.Force(body, (-k * (joint.q[0] - 0.3), 0, 0))
    model.add_load("spring", pull)
    system = sb.linearize(model)
    assert any("slipping c" in note for note in system.notes_of("contacts"))
    np.testing.assert_allclose(system.A, [[0, 1], [-25, 0]], atol=1e-12)


def test_loops_quaternions_and_joints_stand_by_contacts():
    for explicit in (False, True):
        model = sb.library.four_bar(explicit=explicit)
        gap = sb.contacts.Gap(model.joints["rocker"].q[0] + 1.3)
        model.add_contact("stop", gap)
        found = sb.equilibrium(model)
        np.testing.assert_allclose(found["q_rocker"], -1.3, atol=1e-12)
        assert forces(found, "F_stop[n]")[0] > 0
        assert sb.linearize(model, found).A.shape == (0, 0)
        assert sb.linearize(model, mode={"stop": "open"}).A.shape == (2, 2)
    model = sb.Model("ball", gravity=(0, 0, -G))
    body = model.add_body("b", 1.0, inertia=(0.1,) * 3)
    at = (0, 0, 0.1, 0.6, 0.8, 0, 0)
    model.add_joint("j", model.world, body, "free", q=at)
    contact = sb.contacts.SphereOnPlane(body, model.world, 0.1, friction=0.3)
    model.add_contact("floor", contact)
    found = sb.equilibrium(pickle.loads(pickle.dumps(sb.compile_model(model))))
    np.testing.assert_allclose(forces(found, "F_floor[n]"), [G], rtol=1e-13)
    np.testing.assert_allclose(found.q, at, atol=1e-12)
    dry = sb.library.pendulum()
    brake = sb.contacts.DryFriction(dry.joints["hinge"], 0.3, normal_force=30)
    dry.add_contact("dry", brake)
    found = sb.equilibrium(dry, start={"q_hinge": 0.5})
    np.testing.assert_allclose(found["q_hinge"], 0.5, atol=1e-12)


def test_linear_systems_along_a_motion_change_with_the_modes():
    model = sb.library.pendulum()
    stop = sb.contacts.JointStop(model.joints["hinge"], least=0.3)
    model.add_contact("stop", stop, restitution=0.0)
    motion = sb.simulate(model, [0, 0.1, 3.0], start={"q_hinge": 0.6})
    first, *_, last = sb.linearize_along(model, motion)
    assert len(first.states) == 2
    assert len(last.states) == 0


def test_inverse_dynamics_with_contacts_finds_what_moved_a_pendulum():
    model = on_cart("stands")
    times = np.linspace(0, 1, 21)
    law = 0.5 * sb.sin(5 * model.t)
    how = {"inputs": {"push": law}, "method": sb.DP853(rtol=1e-12, atol=1e-13)}
    motion = sb.simulate(model, times, **how)
    expected = 0.5 * np.sin(5 * times)
    # The forces of contacts are known.
    found = sb.inverse_dynamics(model, motion)
    np.testing.assert_allclose(found.array("push"), expected, atol=1e-9)
    # They are those of a mode.
    names = ["q_j_Tx", "q_j_Tz", "q_j_Ry", "q_h"]
    names += [f"{kind}{name[1:]}" for name in names for kind in ("v", "vd")]
    data = {name: motion.array(name) for name in names}
    mode = {"a": "stick", "b": "stick"}
    found = sb.inverse_dynamics(model, data, times=times, mode=mode)
    np.testing.assert_allclose(found.array("push"), expected, atol=1e-9)
    normal = motion.array("F_a")[:, 0]
    own = next(n for n in found if n.startswith("F_a"))
    np.testing.assert_allclose(
        found.array(own).reshape(21, -1)[:, 0], normal, atol=1e-8
    )
    assert any("sticking a, b" in note for note in found.notes)
    # Formulas of the motion, with forces that are given.
    weights = {f"F_{n}": np.array([1.5 * G, 0, 0]) for n in ("a", "b")}
    zero = 0 * model.t
    still = {model.joints["j"]: [zero] * 3, model.joints["h"]: zero}
    found = sb.inverse_dynamics(
        model, still, times=[0, 1], inputs={**weights, "push": 0}, actuators=["j", "h"]
    )
    np.testing.assert_allclose(found.array("drive_j_Tz"), 0, atol=1e-12)
    found = sb.inverse_dynamics(
        model, still, times=[0, 1], actuators=["j", "h"],
        inputs={n: 0 * w for n, w in weights.items()} | {"push": 0},
    )  # fmt: skip
    np.testing.assert_allclose(found.array("drive_j_Tz"), 3 * G, rtol=1e-12)


def test_slopes_of_contact_forces_stand_under_their_names():
    model = sb.Model("ladder")
    mass, w = model.add_parameter("mass", 10.0), model.add_parameter("w", 0.3)
    ladder = model.add_body("rungs", mass, com=(w, 0, 0), inertia=(3, 3, 3))
    angle = np.radians(65)
    at = (-np.cos(angle), np.sin(angle), -angle)
    model.add_joint("j", model.world, ladder, ["Tx", "Tz", "Ry"], q=at)
    wall = model.world.add_frame("wall", rotation=sb.rotation("y", -np.pi / 2))
    foot, top = ladder.add_frame("foot", (-1, 0, 0)), ladder.add_frame("top", (1, 0, 0))
    floor = sb.contacts.PointOnPlane(foot, model.world, friction=0.5)
    model.add_contact("floor", floor)
    model.add_contact("wall_contact", sb.contacts.PointOnPlane(top, wall))
    model.add_sensor("top", sb.sensors.Position(top))
    found = sb.equilibrium(model, sensitivities=["mass", "w"])
    lever = (1 + 0.3) / (2 * np.tan(angle))  # of the center from the foot
    slopes = {
        ("F_floor[n]", "mass"): G, ("F_floor[n]", "w"): 0,
        ("F_wall_contact[n]", "mass"): G * lever,
        ("F_wall_contact[n]", "w"): 10 * G / (2 * np.tan(angle)),
        ("F_floor[x]", "mass"): G * lever, ("top_z", "mass"): 0,
    }  # fmt: skip
    for (of, by), slope in slopes.items():
        found_slope = found.sensitivity(of, by)
        assert found_slope == pytest.approx(slope, rel=1e-10, abs=1e-12), of


def test_of_friction_that_slips_no_slope_is_shown():
    model = sb.Model("belt")
    body, belt = model.add_body("body", 2.0), model.add_body("belt", 1.0)
    k = model.add_parameter("k", 80.0)
    joint = model.add_joint("j", model.world, body, ["Tx", "Tz"], q=(0.05, 0))
    model.drive(model.add_joint("run", model.world, belt, "Tx"), model.t)
    model.add_load("spring", sb.loads.Force(body, (-k * joint.q[0], 0, 0)))
    contact = sb.contacts.PointOnPlane(body, belt)
    model.add_contact("c", contact, friction=0.3)
    found = sb.equilibrium(model, sensitivities=["k"])
    slope = found.sensitivity("q_j_Tx", "k")
    assert slope == pytest.approx(-0.3 * 2 * G / 80**2, rel=1e-10)
    assert found.sensitivity("F_c[n]", "k") == pytest.approx(0, abs=1e-12)
    assert np.isnan(found.sensitivity("F_c[x]", "k"))


@pytest.mark.parametrize(
    ("free", "value"),
    [
        ("P", 8 / 0.3 - 2 * G), ("mass", 8 / 0.3 / G), ("mu", 8 / (2 * G)),
        ("drive_j_Tz", 2 * G - 8 / 0.3),
    ],
)  # fmt: skip
def test_contact_forces_are_those_of_what_was_solved_for(free, value):
    model = sb.Model("belt")
    P, mass = model.add_input("P"), model.add_parameter("mass", 2.0)
    mu = model.add_parameter("mu", 0.3)
    body, belt = model.add_body("body", mass), model.add_body("belt", 1.0)
    joint = model.add_joint("j", model.world, body, ["Tx", "Tz"], q=(0.05, 0))
    model.drive(model.add_joint("run", model.world, belt, "Tx"), model.t)
    model.add_load("spring", sb.loads.Force(body, (-80 * joint.q[0], 0, -P)))
    model.add_contact("c", sb.contacts.PointOnPlane(body, belt), friction=mu)
    found = sb.equilibrium(
        model, inputs={"P": 0.0} if free != "P" else None, free=[free],
        targets={"q_j_Tx": 0.1},
    )  # fmt: skip
    assert found.solved[free] == pytest.approx(value, rel=1e-10)
    normal = 8 / (value if free == "mu" else 0.3)
    expected = [normal, 8.0]
    assert forces(found, "F_c[n]", "F_c[x]") == pytest.approx(expected, rel=1e-10)


def test_targets_beyond_what_friction_holds_are_told():
    model = sb.Model("pushed")
    F = model.add_input("F")
    body = model.add_body("body", 2.0)
    model.add_joint("j", model.world, body, ["Tx", "Tz"])
    model.add_load("push", sb.loads.Force(body, (F, 0, 0)))
    contact = sb.contacts.PointOnPlane(body, model.world)
    model.add_contact("c", contact, friction=0.3)
    found = sb.equilibrium(model, free=["F"], targets={"F_c[x]": -4.0})
    assert found.solved["F"] == pytest.approx(4.0, rel=1e-12)
    assert found["F_c[x]"] == pytest.approx(-4.0, rel=1e-12)
    with pytest.raises(sb.errors.AnalysisError, match=r"slides.*coefficient of 0.3568"):
        sb.equilibrium(model, free=["F"], targets={"F_c[x]": -7.0})


def tilted_box(gravity=-G):
    model = sb.Model("box", gravity=(0, 0, gravity))
    body = model.add_body("box", mass=2.0, inertia=(0.1, 0.1, 0.1))
    model.add_joint("j", model.world, body, ["Tx", "Tz", "Ry"], q=(0, 1.5, 0.1))
    for k, at in enumerate([(-0.5, 0, -0.2), (0.5, 0, -0.2), (0.5, 0, 0.2)]):
        corner = sb.contacts.PointOnPlane(body.add_frame(f"f{k}", at), model.world)
        model.add_contact(f"c{k}", corner, friction=0.5)
    return model


def test_what_nothing_carries_falls_until_it_rests_on_contacts():
    found = sb.equilibrium(tilted_box())
    np.testing.assert_allclose(found.q[1:], [0.2, 0.0], atol=1e-9)
    values = forces(found, "F_c0[n]", "F_c1[n]", "F_c2[n]")
    np.testing.assert_allclose(values, [G, G, 0], atol=1e-9)
    assert "sticking c0, c1; open c2" in found.notes_of("contacts")[0]
    still = sb.simulate(tilted_box(), [0.0, 0.5], start=found.start)
    np.testing.assert_allclose(still.q[1], found.q, atol=1e-9)


def test_contacts_that_are_not_met_are_named():
    with pytest.raises(sb.errors.AnalysisError, match="Open are left c0, c1, c2"):
        sb.equilibrium(tilted_box(gravity=G))
