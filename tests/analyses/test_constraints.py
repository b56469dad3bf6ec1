"""Constraints kept through time in four ways, and inside compiled code."""

from __future__ import annotations

import re

import numpy as np
import pytest

import symbody as sb
from probes.load import load
from symbody.library import closed_by_constraints as known


def four_bar(kind: str = "cut") -> sb.Model:
    model = sb.Model("four_bar", gravity=(0, -9.81, 0))
    inertia = (0, 0, 0.02)
    crank = model.add_body("crank", 1, (0.2, 0, 0), inertia)
    rod = model.add_body("rod", 1, (0.4, 0, 0), inertia)
    rocker = model.add_body("rocker", 1, (0.3, 0, 0), inertia)
    ground = model.world.add_frame("ground", at=(1, 0, 0))
    model.add_joint("a", model.world, crank, "Rz", q=1.0, v=2.0)
    model.add_joint("b", crank.add_frame("end", at=(0.4, 0, 0)), rod, "Rz", q=-0.5)
    model.add_joint("c", ground, rocker, "Rz", q=1.5)
    left = rod.add_frame("end", at=(0.9, 0, 0))
    right = rocker.add_frame("end", at=(0.7, 0, 0))
    if kind == "loop":
        model.add_loop("loop", sb.loops.FourBar(left, right))
    else:
        model.add_constraint("loop", sb.constraints.PlanarHingeCut(left, right))
    return model


@pytest.fixture(scope="module")
def explicit():
    return sb.simulate(four_bar("loop"), 2.0, method=sb.DP54(rtol=1e-11, atol=1e-13))


@pytest.mark.parametrize(
    ("way", "error"),
    [("projection", 1e-8), ("partition", 1e-8), ("baumgarte", 1e-7), ("dae", 1e-7)],
)
def test_all_ways_give_the_motion_of_the_explicit_loop(way, error, explicit):
    motion = sb.simulate(
        four_bar(),
        2.0,
        method=sb.DP54(rtol=1e-10, atol=1e-12),
        constraints=way,
        save=sb.Save(constraints=True),
    )
    found, expected = motion["q_a"].to_numpy(), explicit["q_a"].to_numpy()
    np.testing.assert_allclose(found, expected, atol=error)
    np.testing.assert_allclose(
        motion["q_c"].to_numpy(), explicit["q_c"].to_numpy(), atol=error
    )
    kept = 1e-6 if way == "baumgarte" else 1e-12
    assert motion["constraint_residual"].to_numpy().max() < kept
    assert motion["lam_loop"].shape == (501, 2)


@pytest.mark.parametrize("rtol", [1e-6, 1e-9])
def test_all_equations_together_are_as_accurate_as_projection(rtol):
    exact = sb.simulate(four_bar("loop"), 3.0, method=sb.DP54(rtol=1e-12, atol=1e-14))
    motions = [
        sb.simulate(
            four_bar(),
            3.0,
            method=sb.DP54(rtol=rtol, atol=0.01 * rtol),
            constraints=way,
        )
        for way in ("projection", "dae")
    ]
    errors = [np.abs(m.array("q_a") - exact.array("q_a")).max() for m in motions]
    # The motion multiplies errors by a hundred; a method adds as many as it has steps.
    assert errors[1] < max(10 * errors[0], 100 * rtol)


def test_residuals_stay_at_rounding_for_a_minute_and_energy_is_kept():
    motion = sb.simulate(
        four_bar(),
        60.0,
        method=sb.DP54(rtol=1e-10, atol=1e-12),
        save=sb.Save(constraints=True),
    )
    assert motion["constraint_residual"].to_numpy().max() < 1e-10
    energy = motion["total_energy"].to_numpy()
    assert np.ptp(energy) < 1e-5 * np.ptp(motion["kinetic_energy"].to_numpy())


@pytest.mark.parametrize("method", ["RK4", "Radau"])
def test_other_integrators_keep_constraints_too(method, explicit):
    own = sb.RK4(1e-3) if method == "RK4" else getattr(sb, method)(1e-8, 1e-10)
    motion = sb.simulate(
        four_bar(), 2.0, method=own, save=sb.Save(constraints=True)
    )  # fmt: skip
    error = motion["q_a"].to_numpy() - explicit["q_a"].to_numpy()
    assert np.abs(error).max() < 1e-5


def test_the_balance_of_energy_closes_with_loops():
    model = four_bar()
    model.add_load("motor", sb.loads.JointForce(model.joints["a"], 3.0))
    motion = sb.simulate(
        model, 2.0, save=sb.Save(work=True), method=sb.DP54(rtol=1e-10, atol=1e-12)
    )
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-6


@pytest.mark.parametrize("constraints", ["projection", "partition"])
def test_what_is_carried_behind_the_states_is_not_corrected(constraints):
    options = {"method": sb.RK4(1e-3), "constraints": constraints}
    alone = sb.simulate(four_bar(), 1.0, **options)
    carried = sb.simulate(four_bar(), 1.0, save=sb.Save(work=True), **options)
    np.testing.assert_array_equal(carried.q, alone.q)
    np.testing.assert_array_equal(carried.v, alone.v)


@pytest.mark.parametrize(
    "torque", [lambda t: 0.2 * t, lambda t, z: 0.1 * z["curve"][0] - z["v_crank"]]
)
def test_functions_of_inputs_see_the_states_without_the_work(torque):
    model = sb.compile_model(sb.library.four_bar())
    options = {"method": sb.RK4(1e-3), "inputs": {"torque": torque}}
    alone = sb.simulate(model, 0.5, **options)
    carried = sb.simulate(model, 0.5, save=sb.Save(work=True), **options)
    np.testing.assert_array_equal(carried.q, alone.q)
    # RK4's own error in half a second with steps of a millisecond.
    assert np.abs(carried["energy_error"].to_numpy()).max() < 1e-8


@pytest.mark.parametrize(
    "backend", ["llvm", pytest.param("c", marks=pytest.mark.compiler("c")), "python"]
)
def test_every_backend_has_every_function_of_a_constrained_system(backend):
    compiled = sb.compile_model(four_bar())
    y = compiled.start_state() + np.array([0, 0.01, -0.02, 0, 0.1, 0.2])
    for purpose in ("constraints", "correction", "closure", "closed_derivatives",
                    "multipliers", "reduced_mass_matrix", "dae_residual"):  # fmt: skip
        program = compiled.program(purpose)
        values = [np.zeros(len(a.symbols)) for a in program.arguments]
        values[0] = 0.3
        values[1][: len(y)] = y
        values = values[: len([a for a in program.arguments if a.name != "p"])]
        expected = compiled.function(purpose)(*values)
        found = load([program], backend)[program.name](*values)
        np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-11)


def test_other_coordinates_are_chosen_where_the_first_ones_fail():
    """A parallelogram's coupler angle cannot stay independent for a turn."""
    model = known.double_four_bar()
    model.choose_independent("pin0")
    motion = sb.simulate(
        model, 2.0, method=sb.DP54(rtol=1e-9, atol=1e-11), constraints="partition"
    )
    reference = sb.simulate(
        known.double_four_bar(), 2.0, method=sb.DP54(rtol=1e-11, atol=1e-12)
    )
    difference = motion["q_pivot0"].to_numpy() - reference["q_pivot0"].to_numpy()
    assert np.abs(difference).max() < 1e-5


def test_reactions_in_a_loop_balance_the_coupler():
    """Newton's law for the rod by forces at both of its ends."""
    model = four_bar()
    rod = model.bodies["rod"]
    model.add_sensor(
        "F", sb.sensors.ConstraintForce(model.joints["b"], expressed_in=model.world)
    )
    model.add_sensor(
        "acc", sb.sensors.Acceleration(rod.add_frame("com", at=(0.4, 0, 0)))
    )
    motion = sb.simulate(model, 1.0, method=sb.DP54(rtol=1e-10, atol=1e-12))
    # The multipliers are the force on the rocker.
    at_end = -motion["lam_loop"].to_numpy()
    weight = np.array([0, -9.81])
    total = motion["F"].to_numpy()[:, :2] + at_end + weight
    np.testing.assert_allclose(motion["acc"].to_numpy()[:, :2], total, atol=1e-8)


def test_a_driven_crank_needs_the_torque_that_gives_its_power():
    model = four_bar()
    model.drive(model.joints["a"], 1 + 2 * sb.sin(model.t))
    motion = sb.simulate(
        model,
        3.0,
        save=sb.Save(work=True, drives=True),
        method=sb.DP54(rtol=1e-10, atol=1e-12),
    )
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-8
    t = motion.time
    power = motion["drive_a"].to_numpy() * 2 * np.cos(t)
    energy = motion["total_energy"].to_numpy()
    slope = np.gradient(energy, t, edge_order=2)
    assert np.abs(power - slope)[1:-1].max() < 1e-2 * np.abs(power).max()


def test_an_unknown_way_is_refused():
    with pytest.raises(sb.errors.ModelError, match="one of 'projection', 'partition'"):
        sb.simulate(four_bar(), 1.0, constraints="penalty")


def locking(quaternion: bool = False, across: float = 0.02) -> sb.Model:
    """A crank that comes to the end of its range, and back, while a rocker swings."""
    model = sb.Model("locking", gravity=(0, 0, 0))
    crank = model.add_body("crank", 1, inertia=(0, 0, 0.5))
    rocker = model.add_body("rocker", 1, (0.2, 0, 0), (across, across, 0.02))
    ground = model.world.add_frame("ground", at=(1, 0, 0))
    model.add_joint("turn", model.world, crank, "Rz", q=0.3, v=3.0)
    kind = "spherical" if quaternion else "Rz"
    start = {} if quaternion else {"q": 1.515}
    model.add_joint("swing", ground, rocker, kind, **start)
    pin, end = (
        crank.add_frame("pin", at=(0.5, 0, 0)),
        rocker.add_frame("e", (0.4, 0, 0)),
    )
    model.add_constraint("rod", sb.constraints.Rod(pin, end, 0.6))
    return model


def test_other_coordinates_are_chosen_each_time_the_first_ones_end():
    model = sb.compile_model(locking())
    motions = [
        sb.simulate(model, 6.0, constraints=way, method=sb.DP54(rtol=1e-9, atol=1e-11))
        for way in ("projection", "partition")
    ]
    for motion in motions:
        assert np.sign(motion["v_turn"].to_numpy()).min() < 0  # it has turned back
        energy = motion["total_energy"].to_numpy()
        np.testing.assert_allclose(energy, energy[0], rtol=1e-6)
    projected, parted = (motion.q for motion in motions)
    np.testing.assert_allclose(parted, projected, atol=1e-5)


@pytest.mark.covering(1)
@pytest.mark.parametrize("work", [False, True])
def test_radau_goes_on_where_other_coordinates_are_chosen(work):
    model = sb.compile_model(locking())
    expected = sb.simulate(model, 3.0, method=sb.DP54(rtol=1e-10, atol=1e-12))
    found = sb.simulate(
        model, 3.0, method=sb.Radau(1e-9, 1e-11), save=sb.Save(work=work)
    )
    np.testing.assert_allclose(found.q, expected.q, atol=1e-6)


@pytest.mark.parametrize("rtol", [1e-5, 1e-6, 1e-7, 1e-8, 1e-9])
def test_radau_passes_a_singular_position_rightly(rtol):
    model, times = known.double_four_bar(), np.linspace(0, 3, 31)
    expected = sb.simulate(model, times, method=sb.DP54(rtol=1e-11, atol=1e-12))
    found = sb.simulate(model, times, method=sb.Radau(rtol=rtol, atol=0.01 * rtol))
    # Errors of hundreds of steps, magnified near the position.
    np.testing.assert_allclose(found.q, expected.q, atol=100 * rtol)


@pytest.mark.covering(1)
@pytest.mark.parametrize("share", [0.1, 0.01])
@pytest.mark.parametrize("rtol", [1e-4, 1e-6, 1e-8, 1e-10])
def test_dp853_takes_radau_over_a_singular_position(rtol, share):
    model = sb.library.peaucellier()
    passed = model.add_discrete("passed", 0.0)
    crank = model.joints["crank"]
    model.when(1.0 - crank.q[0], {passed: 1.0}, name="beyond", direction="both")
    compiled = sb.compile_model(model)
    expected = sb.simulate(compiled, 1.0, method=sb.DP853(1e-12, 1e-13))
    found = sb.simulate(compiled, 1.0, method=sb.Radau(rtol, share * rtol))
    assert found.statistics.method == "DP853"
    (note,) = found.notes_of("accuracy")
    assert note == (
        f"DP853 went on from t = {note.time:.6g} s, as there is a singular position."
    )
    assert note.time == pytest.approx(0.2035, abs=3e-3)
    np.testing.assert_allclose(found.q, expected.q, atol=1e3 * rtol)
    assert len(found.events) == len(expected.events) > 0
    times = [[event.time for event in m.events] for m in (found, expected)]
    np.testing.assert_allclose(*times, atol=1e3 * rtol)


@pytest.mark.parametrize("times", [[0.0, 0.4], [0.4, 0.0], [0.0, 0.0, 0.4], [0.3]])
def test_all_equations_together_answer_any_number_of_times(times):
    found = sb.simulate(four_bar(), times, constraints="dae", method=sb.DP54(rtol=1e-9))
    expected = sb.simulate(four_bar(), times)
    assert found.time.tolist() == times
    np.testing.assert_allclose(found.q, expected.q, atol=1e-6)


def test_ctrl_c_interrupts_all_equations_together_as_well():
    def pressing(t):
        if t > 0.3:
            raise KeyboardInterrupt
        return 0.0

    model = four_bar()
    F = model.add_input("F")
    model.add_load("motor", sb.loads.JointForce(model.joints["a"], F))
    options = {
        "inputs": {"F": pressing},
        "method": sb.DP54(input_times=[0.2]),
        "constraints": "dae",
    }
    with pytest.raises(sb.errors.Interrupted, match="interrupted") as caught:
        sb.simulate(model, [0.0, 0.1, 0.4], **options)
    *asked, last = caught.value.result.time
    assert asked == [0.0, 0.1]
    assert 0.2 <= last < 0.4  # the last state that was reached


def test_partition_tells_which_joint_has_the_quaternion():
    model = locking(quaternion=True)
    model.choose_independent("turn")
    with pytest.raises(
        sb.errors.DerivationError, match="a quaternion of joint 'swing'"
    ):
        sb.simulate(model, 0.1, constraints="partition")


def test_what_moves_without_inertia_is_named_among_independent_ones():
    model = locking(quaternion=True, across=0)
    with pytest.raises(
        sb.errors.AnalysisError, match=r"swing_wx.* moves without inertia"
    ):
        sb.simulate(model, 0.1)


def hanging_rhombus(damping: float) -> sb.Model:
    """A rhombus that comes to rest where its rods are in line."""
    model = known.windows(1)
    model.gravity = (9.81, 0, 0)
    pivot = model.joints["pivot0"]
    model.add_load("damper", sb.loads.JointForce(pivot, -damping * pivot.v[0]))
    return model


@pytest.mark.parametrize("way", ["projection", "partition", "baumgarte"])
def test_a_run_that_fails_beside_a_singular_position_names_it(way):
    near = {"q_pivot0": 1e-4, "q_pivot1": 1e-4, "q_pin0": -1e-4}
    with pytest.raises(sb.errors.AnalysisError, match="have led only to") as caught:
        sb.simulate(
            hanging_rhombus(0),
            5.0,
            start=near,
            method=sb.DP54(max_steps=2),
            constraints=way,
        )
    text = str(caught.value)
    assert "It is nearly a singular position" in text
    assert re.search(r"there (\w+, )*(pivot1, pin0|pin0, pivot1)", text)
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.simulate(
            hanging_rhombus(0), 5.0, method=sb.DP54(max_steps=2), constraints=way
        )
    assert "singular" not in str(caught.value)


def test_it_is_told_where_rounding_decides_how_a_motion_goes_on():
    """It creeps towards the position in which it could fold both ways."""
    start = {"q_pivot0": 1.0}
    told = "so near to a singular position that rounding decides"
    with pytest.warns(sb.errors.ModelWarning, match=told):
        motion = sb.simulate(
            hanging_rhombus(20),
            20.0,
            start=start,
            method=sb.DP54(rtol=1e-10, atol=1e-12),
        )
    assert told in str(motion)
    passed = sb.simulate(known.windows(1), 5.0)
    assert passed.notes == ()


def test_it_is_told_what_rounding_costs_at_a_singular_position():
    motion = sb.simulate(known.windows(10), 2.0, method=sb.DP54(rtol=1e-13, atol=1e-14))
    (note,) = motion.notes
    assert re.search(r"at t = 0\.71\d* s rounding makes errors up to \d+", note)


def test_ida_names_the_singular_position_where_it_stops():
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.simulate(
            known.windows(1),
            10.0,
            method=sb.DP54(rtol=1e-10, atol=1e-12),
            constraints="dae",
        )
    text, motion = str(caught.value), caught.value.result
    assert re.search(r"there .*pin0.* could also move otherwise", text)
    end = motion.time[-1]
    assert f"it stopped at t = {end:.6g} s" in text
    # Its last row is where it stopped: nearly a multiple of half a turn.
    assert np.sin(motion["q_pivot0"].to_numpy()[-1]) == pytest.approx(0, abs=0.1)


@pytest.mark.parametrize("times", [[0, 1], [1, 0], [0, 0.5, 1]])
def test_ida_answers_any_number_of_times_in_any_direction(times):
    found = sb.simulate(
        four_bar(), times, constraints="dae", method=sb.DP54(rtol=1e-9, atol=1e-11)
    )
    exact = sb.simulate(four_bar(), times, method=sb.DP54(rtol=1e-10, atol=1e-12))
    assert found.time.tolist() == times
    np.testing.assert_allclose(found.q, exact.q, atol=1e-5)


def test_ida_stops_after_so_many_steps_in_all():
    with pytest.raises(sb.errors.AnalysisError, match="100 steps have led no further"):
        sb.simulate(
            four_bar(), 2.0, constraints="dae", method=sb.DP54(rtol=1e-9, max_steps=100)
        )


@pytest.mark.parametrize(
    ("method", "way", "told"),
    [
        ("DP54", "projection", []),
        ("Radau", "projection", []),
        ("Radau", "partition", ["Radau keeps the constraints by projection"]),
    ],
)
def test_another_way_to_keep_constraints_than_asked_for_is_told(method, way, told):
    motion = sb.simulate(four_bar(), 0.1, method=method, constraints=way)
    found = [note for note in motion.notes if "constraints by" in note]
    assert [note.split(" in place of ")[0] for note in found] == told


def test_constraints_that_leave_nothing_to_move_are_told():
    model = four_bar()
    model.add_constraint("held", sb.constraints.Algebraic(model.joints["a"].q[0] - 1))
    told = "leave no degree of freedom"
    for result in (sb.simulate(model, 0.1, start={"v_a": 0}), sb.equilibrium(model)):
        assert [told in note for note in result.notes_of("constraints")] == [True]
    assert not sb.simulate(four_bar(), 0.1).notes_of("constraints")
    driven = sb.kinematics(whole := four_bar(), {"a": 1 + whole.t}, 0.1)
    assert not driven.notes_of("constraints")


def test_an_equation_in_other_units_binds_beside_another():
    """Two pairs of sliders; in each the second goes twice as far as the first."""
    model = sb.Model("pairs")
    for name, factor in {"p": 1.0, "r": 1e-13}.items():
        slides = []
        for k in (0, 1):
            body = model.add_body(f"{name}{k}", 1.0)
            slides.append(model.add_joint(f"{name}{k}_z", model.world, body, "Tz"))
        ratio = factor * (slides[1].q[0] - 2 * slides[0].q[0])
        # Twice, so that the mechanism is statically indeterminate.
        model.add_constraint(f"{name}_held", sb.constraints.Algebraic([ratio, ratio]))
    end = model.bodies["r1"].add_frame("end")
    slopes = sb.sensitivities(model, "q_r1_z", "q_r0_z", [0, 0.1])
    np.testing.assert_allclose(slopes.slope("q_r1_z", "q_r0_z"), 2, rtol=1e-9)
    posture = sb.inverse_kinematics(model, {end: (0, 0, 0.3)})
    assert posture.value("q_r0_z") == pytest.approx(0.15, rel=1e-9)
    run = sb.simulate(model, [0, 0.1])
    (note,) = run.notes_of("undetermined")
    assert "lam_p_held[0], lam_r_held[0]" in note
    motion = sb.inverse_dynamics(model, run)
    for name, factor in {"p": 1.0, "r": 1e-13}.items():
        force = motion.array(f"lam_{name}_held")[:, 0]
        np.testing.assert_allclose(factor * force, -0.2 * 9.81, rtol=1e-9)


def test_a_blade_in_other_units_binds_beside_another():
    """Two sleds of one kind; the equation of one is times 1e-12."""
    model = sb.Model("sleds")
    for name, factor in {"p": 1.0, "r": 1e-12}.items():
        carrier, velocities = model.world, []
        for kind, v in {"Tx": 1.0, "Ty": 0.0, "Rz": 0.7}.items():
            body = model.add_body(f"{name}_{kind}_body", 1.0, inertia=(1, 1, 1))
            joint = model.add_joint(f"{name}_{kind}", carrier, body, kind, v=v)
            velocities.append(joint.v[0])
            carrier = body
        across = velocities[1] * sb.cos(joint.q[0]) - velocities[0] * sb.sin(joint.q[0])
        blade = sb.constraints.Nonholonomic(factor * across)
        model.add_constraint(f"{name}_blade", blade)
    assert sb.mobility(model).degrees_of_freedom == 4
    run = sb.simulate(model, [0, 1])
    for kind in ("Tx", "Ty", "Rz"):
        first, second = (run.array(f"q_{name}_{kind}") for name in "pr")
        np.testing.assert_allclose(second, first, rtol=1e-9, atol=1e-12)
