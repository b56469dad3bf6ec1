"""Steady motions whose linear equations last, and those of which they do not."""

import numpy as np
import pytest

import symbody as sb

RADIUS, TURN = 50.0, 0.4


def car(axes):
    """Return a car on two wheels that turns in the plane."""
    model = sb.Model("car")
    steer, drive = model.add_input("steer"), model.add_input("drive")
    body = model.add_body("chassis", mass=1000, inertia=(0, 0, 1500))
    model.add_joint("base", model.world, body, axes)
    for name, at, stiff in (("front", 1.2, 5e4), ("rear", -1.3, 6e4)):
        axle = body.add_frame(name, at=(at, 0, 0))
        v = model.add_sensor(f"v_{name}", sb.sensors.Velocity(axle, expressed_in=body))
        turned, pushed = (steer, 0) if name == "front" else (0, drive)
        force = (pushed, -stiff * (v[1] / v[0] - turned), 0)
        model.add_load(f"tire_{name}", sb.loads.Force(axle, force, expressed_in=body))
    return sb.compile_model(model)


def turning_along():
    model = car(["Rz", "Ty", "Rz"])
    return model, sb.equilibrium(
        model, start={"q_base_Ty": -RADIUS}, speeds={"v_base_Rz": TURN},
        free=["steer", "drive"], targets={"q_base_Ty": -RADIUS},
    )  # fmt: skip


def turning_in_the_world():
    model = car(["Tx", "Ty", "Rz"])
    return model, sb.equilibrium(
        model, speeds={"v_base_Tx": RADIUS * TURN, "v_base_Rz": TURN},
        free=["steer", "drive"],
        targets={"vd_base_Ty": RADIUS * TURN**2, "vd_base_Tx": 0.0},
    )  # fmt: skip


def test_a_turn_in_world_axes_has_the_same_forces_and_no_word_on_stability():
    (_, along), (_, fixed) = turning_along(), turning_in_the_world()
    assert fixed.solved == pytest.approx(along.solved, rel=1e-9)
    assert along.stable
    assert fixed.stable is None
    assert "eigenvalues are those of a frozen instant" in repr(fixed)
    assert "no small motion grows" not in repr(fixed)


def test_modes_of_a_turn_in_world_axes_are_those_of_an_instant():
    model, found = turning_in_the_world()
    modes = sb.modal(model, found)
    assert modes.status.name == "INSTANT"
    assert "joints that turn along" in repr(modes)
    assert any("frozen instant" in note for note in sb.linearize(model, found).notes)


def test_modes_of_a_turn_in_axes_that_turn_along_are_told_plainly():
    model, found = turning_along()
    modes = sb.modal(model, found)
    assert modes.status.name == "STABLE"
    assert not any("instant" in note for note in modes.notes)


def test_an_orbit_on_springs_keeps_its_linear_equations():
    model = sb.Model("orbit")
    bead = model.add_body("bead", mass=1.0)
    slide = model.add_joint("slide", model.world, bead, ["Tx", "Ty"])
    q = slide.q
    model.add_load("springs", sb.loads.JointForce(slide, (-4.0 * q[0], -4.0 * q[1])))
    found = sb.equilibrium(
        model, speeds={"v_slide_Ty": 2.0}, start={"q_slide_Tx": 1.0},
        free=["vd_slide_Tx"], targets={"q_slide_Tx": 1.0},
    )  # fmt: skip
    assert found["vd_slide_Tx"] == pytest.approx(-4.0, rel=1e-9)
    assert not any("frozen" in note for note in found.notes)


def shaft(turned, tilt=0.0):
    """Return a mass on a spring that a turning shaft makes stiff twice a turn."""
    model = sb.Model("shaft", gravity=(0, 0, 0))
    rotor = model.add_body("rotor", 1.0, inertia=(1, 1, 1))
    turn = model.add_joint("turn", model.world, rotor, "Rz", q=turned)
    mass = model.add_body("mass", 1.0)
    slide = model.add_joint("slide", model.world, mass, "Tx")
    stiff = 4 + 0.04 * sb.cos(2 * turn.q[0])
    push = tilt * (1 - sb.cos(turn.q[0])) - 0.1 * slide.v[0] - stiff * slide.q[0]
    model.add_load("spring", sb.loads.JointForce(slide, push))
    return model


@pytest.mark.parametrize("turned", [0.0, np.pi / 2, 0.3])
def test_a_shaft_of_two_stiffnesses_is_told_also_where_they_are_extreme(turned):
    """There their first derivative is zero, and the motion is no less parametric."""
    found = sb.equilibrium(shaft(turned), speeds={"v_turn": 2.0})
    assert found.status.name == "FOUND"
    assert found.stable is None
    assert sb.modal(shaft(turned), found).status.name == "INSTANT"


def test_a_force_that_is_least_now_balances_for_an_instant():
    found = sb.equilibrium(shaft(0.0, tilt=1.0), speeds={"v_turn": 2.0})
    assert found.status.name == "INSTANT"


def test_a_pendulum_that_whirls_in_fixed_axes_is_told():
    model = sb.Model("cone", gravity=(0, 0, -9.81))
    bob = model.add_body("bob", mass=1, com=(0, 0, -1))
    model.add_joint("pin", model.world, bob, ["Rx", "Ry"])
    tilt = 0.5
    turn = np.sqrt(9.81 / np.cos(tilt))
    found = sb.equilibrium(
        model, speeds={"v_pin_Rx": turn * np.tan(tilt)}, free=["vd_pin_Ry"],
        start={"q_pin_Ry": tilt}, targets={"q_pin_Ry": tilt},
    )  # fmt: skip
    # The bob moves on a circle about the vertical.
    assert found["vd_pin_Ry"] == pytest.approx(-np.tan(tilt) * turn**2, rel=1e-9)
    assert found.stable is None
    assert any("frozen instant" in note for note in found.notes)


def test_a_crank_that_is_turned_by_a_constant_force_is_balanced_for_an_instant():
    found = sb.equilibrium(
        sb.library.crank_slider(), speeds={"v_crank": 3.0}, free=["force"],
        targets={"q_crank": 0.7},
    )  # fmt: skip
    assert found.status.name == "INSTANT"
    assert any("vd_piston = " in note for note in found.notes)


@pytest.mark.parametrize(("second", "status"), [(2.0, "FOUND"), (1.0, "INSTANT")])
def test_rods_that_whirl_in_line_are_steady_and_others_are_not(second, status):
    model = sb.Model("whirl", gravity=(0, 0, 0))
    held = model.world.add_frame("held")
    for name, x in (("a", 1), ("b", 3)):
        rod = model.add_body(name, mass=1, inertia=(0, 0, 0.1))
        axes = ["Tx", "Ty", "Rz"]
        model.add_joint(f"of_{name}", model.world, rod, axes, q=(x, 0, 0))
        near = rod.add_frame(f"near_{name}", at=(-1, 0, 0))
        model.add_constraint(f"pin_{name}", sb.constraints.BallCut(held, near))
        held = rod.add_frame(f"far_{name}", at=(1, 0, 0))
    found = sb.equilibrium(model, speeds={"v_of_a_Rz": 2.0, "v_of_b_Rz": second})
    assert found.status.name == status
    # Both centers go around the pin, 1 m and 3 m off.
    if status == "FOUND":
        assert found["lam_pin_a[x]"] == pytest.approx(-16.0, rel=1e-9)
    assert any("vd_of_b_Tx" in n for n in found.notes) == (status == "INSTANT")


@pytest.mark.parametrize("speed", [3.2, 3.6, 4.2])
def test_a_bicycle_that_rides_straight_keeps_its_linear_equations(speed):
    model = sb.library.bicycle()
    found = sb.equilibrium(model, speeds={"v_rear": speed / 0.3})
    modes = sb.modal(model, found)
    assert modes.status.name == "UNSTABLE"
    assert found.stable is False
    assert not any("change along" in note for note in modes.notes)


def test_arms_that_hang_along_one_line_have_no_growth_rather_than_an_error():
    """The governor at rest: its loops lose a rank there, and not beside it."""
    result = sb.equilibrium(sb.library.governor())
    assert result["q_sleeve"] == pytest.approx(-0.5)
    assert result["lam_left_rod"] == pytest.approx(-4 * 9.81, rel=1e-9)


def swing(force):
    """Return a mass on a rail, with a force by its model and its joint."""
    model = sb.Model("swing", gravity=(0, 0, 0))
    joint = model.add_joint("x", model.world, model.add_body("m", mass=1), "Tx")
    k = model.add_parameter("k", 1.0)
    push = -k * joint.q[0] - 0.01 * joint.v[0] + force(model, joint)
    model.add_load("push", sb.loads.JointForce(joint, push))
    model.add_input("F")
    return model


def driven(heavy):
    """Return a pendulum on a shaft that a drive turns, about the vertical or not."""
    model = sb.Model("shaft", gravity=heavy)
    shaft, rod = model.add_body("shaft"), model.add_body("rod", 1.0, com=(0.1, 0, -1))
    turn = model.add_joint("turn", model.world, shaft, "Rz")
    model.add_joint("tilt", shaft.add_frame("side", at=(0.2, 0, 0)), rod, "Ry")
    model.drive(turn, 2 * model.t)
    return model


@pytest.mark.parametrize(
    ("make", "changes"),
    [
        # Mathieu's equation, unstable though each instant is stable.
        (lambda: swing(lambda m, j: 0.4 * sb.cos(2 * m.t) * j.q[0]), True),
        (lambda: swing(lambda m, j: sb.cos(m.t)), False),
        (lambda: swing(lambda m, j: 0), False),
        (lambda: driven((0, 0, -9.81)), False),
        (lambda: driven((-9.81, 0, -9.81)), True),
    ],
    ids=["stiffness", "force", "constant", "vertical", "oblique"],
)
@pytest.mark.parametrize("rolled", [False, True])
def test_equations_that_change_with_time_tell_no_stability(make, changes, rolled):
    model = sb.compile_model(make(), rolled=rolled)
    found = sb.equilibrium(model)
    # At t = 0 the cosine has no slope.
    told = [note for note in found.notes if "linear equations change with" in note]
    assert (found.stable is None, len(told)) == (changes, int(changes))
    modes = sb.modal(model, found)
    assert (modes.status.name == "INSTANT") == changes
    assert sb.linearize(model, found).notes_of("instant") == tuple(told)


def test_a_force_that_is_greatest_now_is_told_as_one_of_this_time():
    for force, count in ((lambda m, j: sb.cos(m.t), 1), (lambda m, j: 1.0, 0)):
        found = sb.equilibrium(swing(force))
        assert len(found.notes_of("instant")) == count


def test_paths_and_responses_tell_what_their_linear_systems_do():
    model = swing(lambda m, j: 0.4 * sb.cos(2 * m.t) * j.q[0])
    path = sb.equilibrium_path(model, "k", (1.0, 1.5))
    assert np.isnan(path.growth).all()
    (line, *_) = path.plot().axes[0].lines
    assert line.get_label() == "stability not known"
    modes = sb.modal_path(model, "k", [-1.0, 1.5])
    assert not modes.limits
    assert modes.table().rows[0][0] == "begin, of one instant"
    response = sb.linearize(model).bode("q_x", frequencies=[0.1])
    for result in (path, modes, response):
        (note,) = result.notes_of("instant")
        assert "periodic_motion and stability_chart" in note
    falling = sb.linearize(swing(lambda m, j: 0), {"q_x": 1.0})
    for result in (falling.bode("q_x"), falling.step_response("q_x")):
        assert "d/dt v_x = -1. The responses" in result.notes_of("instant")[0]
