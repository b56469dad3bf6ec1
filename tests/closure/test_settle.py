"""Loops closed from rough starts, and what cannot be closed."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import symbody as sb
from symbody.closure import close_and_partition
from symbody.library import closed_by_constraints as known


def arm(length: float = 1.0, **joint) -> tuple[sb.Model, sb.Frame]:
    model = sb.Model("arm", gravity=(0, -9.81, 0))
    place: object = model.world
    for i in range(2):
        body = model.add_body(f"link{i}", 1, (length / 2, 0, 0), (0, 0, 0.1))
        model.add_joint(f"joint{i}", place, body, "Rz", q=0.3 + 0.4 * i, **joint)
        place = body.add_frame("end", at=(length, 0, 0))
    return model, place


@pytest.mark.parametrize("seed", range(5))
def test_loops_close_from_rough_starts(seed):
    rng = np.random.default_rng(seed)
    model = known.spatial_slider_crank()
    system = sb.assemble(model)
    rough = {s.name: q + rng.normal(scale=0.3) for s, q in
             zip(system.q, system.q_start, strict=True)}  # fmt: skip
    with pytest.warns(sb.errors.ModelWarning, match=r"to start: .*q_C_R.* in place of"):
        motion = sb.simulate(model, [0], start=rough, save=sb.Save(constraints=True))
    assert motion["constraint_residual"].to_numpy()[0] < 1e-12
    assert motion["q_theta"].to_numpy()[0] == pytest.approx(rough["q_theta"], abs=1e-12)


@pytest.mark.parametrize("seed", range(5))
def test_starts_far_off_close_without_winding_joints_by_turns(seed):
    system = sb.assemble(known.spatial_slider_crank())
    rng = np.random.default_rng(seed)
    for _ in range(8):
        rough = system.q_start + rng.normal(size=len(system.q))
        moved = close_and_partition(replace(system, q_start=tuple(rough))).q_start
        turned = np.abs(moved - rough)[[system.units[q] == "rad" for q in system.q]]
        assert (turned < np.pi).all()


def test_out_of_reach_is_told_with_the_nearest_configuration():
    model, end = arm()
    model.add_constraint(
        "pin",
        sb.constraints.PlanarHingeCut(model.world.add_frame("far", at=(3, 0, 0)), end),
    )
    with pytest.raises(
        sb.errors.AnalysisError, match=r"do not close.*pin\[x\] is off by"
    ):
        sb.compile_model(model)


def test_contradictory_constraints_are_named():
    model, end = arm()
    for x in (1.0, 1.5):
        there = model.world.add_frame(f"at_{int(10 * x)}", at=(x, 0, 0))
        model.add_constraint(
            f"pin_{int(10 * x)}", sb.constraints.PlanarHingeCut(there, end)
        )
    with pytest.raises(sb.errors.AnalysisError, match=r"pin_1[05]\[x\] is off"):
        sb.compile_model(model)


def test_redundant_equations_are_named():
    model, end = arm()
    place = model.world.add_frame("there", at=(1.2, 0.9, 0))
    model.add_constraint("pin", sb.constraints.BallCut(place, end))
    found = sb.mobility(model)
    assert found.redundant == ("lam_pin[z]",)
    assert found.degrees_of_freedom == 0
    assert "redundant, set aside: lam_pin[z]" in str(found)


def test_a_choice_that_cannot_be_is_refused():
    model = known.parallel_cranks()
    model.choose_independent("pivot0", "pivot1")
    with pytest.raises(sb.errors.AnalysisError, match="cannot all be independent"):
        sb.compile_model(model)


def test_a_choice_that_cannot_be_at_a_dead_centre_names_what_would_do():
    model = sb.Model("slider_crank")
    arm, rod, piston = (model.add_body(n, 1) for n in ("arm", "rod", "piston"))
    model.add_joint("crank", model.world, arm, "Rz")
    model.add_joint("pin", arm.add_frame("end", at=(0.2, 0, 0)), rod, "Rz")
    slide = model.add_joint("slide", model.world, piston, "Tx", q=0.7)
    eye = rod.add_frame("eye", at=(0.5, 0, 0))
    model.add_constraint("loop", sb.constraints.PlanarHingeCut(eye, piston))
    model.choose_independent(slide)
    told = "v_slide cannot be independent: it follows .* There v_(crank|pin) would do"
    with pytest.raises(sb.errors.AnalysisError, match=told) as caught:
        sb.mobility(model)
    model.independent.clear()
    model.choose_independent("crank" if "v_crank" in str(caught.value) else "pin")
    assert sb.mobility(model).degrees_of_freedom == 1


def test_the_users_choice_is_taken():
    model = known.parallel_cranks()
    model.choose_independent("pivot2")
    assert sb.mobility(model).independent == ("v_pivot2",)


def test_a_singular_start_is_reported_with_what_could_move():
    model = known.parallel_cranks()
    upright = {
        "q_pivot0": np.pi / 2,
        "q_pin0": -np.pi / 2,
        "q_pivot1": np.pi / 2,
        "q_pivot2": np.pi / 2,
    }
    found = sb.mobility(model, start=upright)
    assert found.singular
    assert "singular position" in str(found)


def test_contradictory_velocities_are_named():
    model, end = arm()
    place = model.world.add_frame("there", at=(1.2, 0.9, 0))
    model.add_constraint("pin", sb.constraints.PlanarHingeCut(place, end))
    model.add_constraint(
        "turn", sb.constraints.Nonholonomic(model.joints["joint0"].v[0] - 1)
    )
    with pytest.raises(
        sb.errors.AnalysisError, match="no velocities keep all constraints"
    ):
        sb.compile_model(model)


def test_a_tree_is_returned_as_it_is():
    system = sb.assemble(sb.library.pendulum())
    assert close_and_partition(system) is system


def test_given_velocities_that_do_not_fit_do_not_make_others_large():
    """A wheel that rolls along x, nearly: its two speeds along x disagree."""
    model = sb.Model("wheel")
    wheel = model.add_body("wheel", 2, (0, 0, 0), (0.03, 0.06, 0.03))
    model.add_joint(
        "free", model.world, wheel, ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"],
        q=(0, 0, 0.3, 0.02, 0.05, 0), v=(2.0, 0, 0, 0.3, 0, 6.0),
    )  # fmt: skip
    model.add_constraint("rolling", sb.constraints.RollingDisc(wheel, model.world, 0.3))
    v = np.array(close_and_partition(sb.assemble(model)).v_start)
    np.testing.assert_allclose(v, (2.0, 0, 0, 0.3, 0, 6.0), atol=1.0)


@pytest.mark.filterwarnings("ignore::symbody.errors.ModelWarning")
@pytest.mark.parametrize("height", [0.0, 0.4, 0.5, 0.51])
@pytest.mark.parametrize("compiled", [False, True])
def test_a_disc_is_put_on_its_plane_by_its_height_and_keeps_its_lean(height, compiled):
    model = sb.Model("disc")
    wheel = model.add_body("wheel", 1, inertia=(0.1, 0.2, 0.1))
    free, q = ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"], (0, 0, height, 0, 0.3, 0)
    joint = model.add_joint("free", model.world, wheel, free, q=q)
    if compiled:  # a condition of positions alone is closed by compiled code
        tall = joint.q[2] - 0.5 * sb.cos(joint.q[4])
        model.add_constraint("rolling", sb.constraints.Algebraic(tall))
    else:
        model.add_constraint(
            "rolling", sb.constraints.RollingDisc(wheel, model.world, 0.5)
        )
    start = sb.compile_model(model).system.q_start
    # At 0.5 m an upright disc would be a double root; 0.2 rad are 0.1 m at the rim.
    assert start[4] == 0.3
    assert start[2] == pytest.approx(0.5 * np.cos(0.3), abs=1e-12)


TURNED = (0, 40, 80, 110, 120, 150, 180)
LOCKS = (sb.constraints.BodyCut, sb.constraints.PrismaticCut)


def turned_bodies(lock, angle):
    """Return a free body that starts turned to the hinged one, to which it is tied."""
    half, axis = np.radians(angle) / 2, np.array([1, 1, 1]) / np.sqrt(3)
    start = [0, 0, 0, np.cos(half), *(np.sin(half) * axis)]
    model = sb.Model("turned")
    free = model.add_body("free", mass=1, inertia=(1, 2, 3))
    hinged = model.add_body("hinged", mass=1, inertia=(1, 1, 1))
    model.add_joint("joint", model.world, free, "free", q=start)
    model.add_joint("hinge", model.world, hinged, "Rx")
    model.add_sensor("seen", sb.sensors.Orientation(free, seen_from=hinged))
    model.add_constraint("tie", lock(free, hinged))
    return model


@pytest.mark.parametrize("angle", TURNED)
@pytest.mark.parametrize("lock", LOCKS)
@pytest.mark.filterwarnings("ignore:.*do not close where")
def test_locked_frames_close_without_being_turned(lock, angle):
    """Axes are perpendicular also where they change places, or turn by 180°."""
    motion = sb.simulate(turned_bodies(lock, angle), 0.01)
    assert motion["seen"][0].to_numpy() == pytest.approx(np.eye(3), abs=1e-9)


def turned_chain():
    """Return a free body by six freedoms, tied to a hinged one."""
    model = sb.Model("chain")
    free = model.add_body("free", mass=1, inertia=(1, 2, 3))
    hinged = model.add_body("hinged", mass=1, inertia=(1, 1, 1))
    joints = ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"]
    model.add_joint("j", model.world, free, joints)
    model.add_joint("k", model.world, hinged, "Rx")
    model.add_sensor("seen", sb.sensors.Orientation(free, seen_from=hinged))
    model.add_constraint("tie", sb.constraints.BodyCut(free, hinged))
    return sb.compile_model(model)


@pytest.mark.filterwarnings("ignore")
def test_compiled_code_does_not_close_frames_turned():
    compiled = turned_chain()
    for step in range(8):
        start = {"q_j_Ry": 2.0 + 0.1 * step, "q_j_Rz": 1.5 + 0.2 * step}
        motion = sb.simulate(compiled, 0.01, start=start)
        assert motion["seen"][0].to_numpy() == pytest.approx(np.eye(3), abs=1e-9)


@pytest.mark.filterwarnings("ignore")
def test_many_runs_do_not_close_frames_turned():
    steps = np.arange(8)
    varied = {"q_j_Ry": 2.0 + 0.1 * steps, "q_j_Rz": 1.5 + 0.2 * steps}
    runs = sb.simulate_many(turned_chain(), varied, 0.01)
    for state in runs.states[:, 0]:
        free = sb.rotation("x", state[3]) @ sb.rotation("y", state[4])
        free = free @ sb.rotation("z", state[5])
        hinged = sb.rotation("x", state[6])
        seen = np.array(hinged.T @ free, dtype=float)
        assert seen == pytest.approx(np.eye(3), abs=1e-9)


def test_frames_that_only_close_turned_are_refused_by_name():
    model = sb.Model("flip")
    ends = []
    for name, angle in (("a", np.pi), ("b", 0)):
        body = model.add_body(name, mass=1, inertia=(1, 1, 1))
        model.add_joint(f"j_{name}", model.world, body, "Tx")
        ends.append(body.add_frame("end", rotation=sb.rotation("z", angle)))
    model.add_constraint("lock", sb.constraints.BodyCut(*ends))
    text = "close only turned to each other, those of constraint 'lock' by 180°"
    with pytest.raises(sb.errors.AnalysisError, match=text):
        sb.simulate(model, 0.1)


@pytest.mark.parametrize("metre", [1e3, 1e6, 1e-6, 1e-9])
def test_lengths_and_angles_are_told_apart_in_whatever_units(metre):
    def press(metre: float) -> sb.Model:
        """Return a crank of 0.1 m, in another unit."""
        model = sb.Model("press", gravity=(0, 0, -9.81 * metre))
        place: object = model.world
        for name, far in (("crank", 0.1 * metre), ("rod", 0.3 * metre)):
            body = model.add_body(name, 1, (far / 2, 0, 0), (0, 0.01 * metre**2, 0))
            given = {"q": 0.3, "v": 6.0} if name == "crank" else {}
            model.add_joint(f"turn_{name}", place, body, "Ry", **given)
            place = body.add_frame("end", at=(far, 0, 0))
        ram = model.add_body("ram", 2)
        model.add_joint("slide", model.world, ram, "Tx")
        model.add_constraint("pin", sb.constraints.PlanarHingeCut(place, ram, axis="y"))
        return model

    expected, found = (sb.mobility(press(by)) for by in (1.0, metre))
    assert found.independent == expected.independent == ("v_turn_crank",)
    starts, ends = [], []
    for by in (1.0, metre):
        method = sb.DP853(rtol=1e-8, atol=1e-10 * np.array([1, 1, by] * 2))
        motion = sb.simulate(press(by), [0, 0.2], method=method)
        states = np.hstack([motion.q, motion.v]) / ([1, 1, by] * 2)
        starts.append(states[0])
        ends.append(states[1])
    assert np.allclose(starts[1], starts[0], rtol=0, atol=1e-13)
    assert np.allclose(ends[1], ends[0], rtol=0, atol=1e-7)


def test_a_drive_without_a_value_where_compiling_closes_loops_is_told():
    """It ended in a bare ValueError of a least-squares method."""
    model = sb.Model("crank")
    crank = model.add_body("crank", 1, inertia=(1, 1, 1))
    rod = model.add_body("rod", 1, inertia=(1, 1, 1))
    turns = model.add_joint("turns", model.world, crank, "Rz")
    swings = model.add_joint("swings", crank.add_frame("tip", (1, 0, 0)), rod, "Rz")
    model.drive(turns, sb.log(model.t))
    height = sb.sin(turns.q[0]) + 1.2 * sb.sin(turns.q[0] + swings.q[0])
    model.add_constraint("slot", sb.constraints.Algebraic(height))
    words = r"slot is off by nan.*What follows time must close at t = 0, too"
    with pytest.raises(sb.errors.AnalysisError, match=words):
        sb.compile_model(model)
