"""Equilibria against closed forms, with other unknowns than coordinates, and errors."""

import math
import warnings

import numpy as np
import pytest

import symbody as sb
from symbody.library import working_machines

G = 9.81


def pendulum():
    """Return a pendulum of length l whose hinge has a motor M."""
    model = sb.Model("swing", gravity=(0, 0, -G))
    length = model.add_parameter("l", 0.5)
    moment = model.add_input("M")
    bob = model.add_body("bob", mass=2, com=(0, 0, -length))
    hinge = model.add_joint("hinge", model.world, bob, "Ry", q=0.3)
    model.add_load("motor", sb.loads.JointForce(hinge, moment))
    model.add_sensor(
        "place", sb.sensors.Position(bob.add_frame("end", (0, 0, -length)))
    )
    return model


def hanging():
    """Return a mass on a spring, with a damper."""
    model = sb.Model("hanging", gravity=(0, 0, -G))
    k = model.add_parameter("k", 400.0)
    m = model.add_parameter("m", 2.0)
    mass = model.add_body("mass", mass=m)
    slide = model.add_joint("z", model.world, mass, "Tz")
    model.add_load(
        "spring", sb.loads.JointForce(slide, -k * slide.q[0] - 3 * slide.v[0])
    )
    return model


def conical():
    """Return a pendulum on a turning shaft."""
    model = sb.Model("conical", gravity=(0, 0, -G))
    shaft = model.add_body("shaft", mass=1, inertia=(0.1, 0.1, 0.1))
    bob = model.add_body("bob", mass=1, com=(0, 0, -1))
    model.add_joint("spin", model.world, shaft, "Rz")
    model.add_joint("tilt", shaft, bob, "Ry", q=0.6)
    return model


def test_a_mass_hangs_where_the_spring_carries_it():
    found = sb.equilibrium(hanging())
    assert found["q_z"] == pytest.approx(-2 * G / 400, rel=1e-12)
    assert found.status.name == "FOUND"
    assert found.growth == pytest.approx(-3 / 4, rel=1e-9)


def test_what_falls_slowly_arrives_beside_what_is_light(monkeypatch):
    """Two mechanisms in one model, each of which is found alone."""
    model = sb.library.cardan_shaft()
    monkeypatch.setattr(working_machines, "Model", lambda _: model)
    # Both have a motor, which does nothing here.
    monkeypatch.setattr(model, "add_load", lambda *_: None)
    sb.library.sewing_machine()
    found = sb.equilibrium(model)
    end = [found[f"end[{k}]"] for k in range(3)]
    np.testing.assert_allclose(end, [0.2, 0, -1.1], atol=1e-9)


@pytest.mark.parametrize("rough", [0.3, 1.5, 2.0, 2.9, -3.0])
def test_a_pendulum_hangs_down_from_every_rough_start(rough):
    found = sb.equilibrium(pendulum(), start={"q_hinge": rough})
    assert math.remainder(found["q_hinge"], math.pi) == pytest.approx(0, abs=1e-9)
    assert found.stable is (math.cos(found["q_hinge"]) > 0)


def test_an_input_holds_a_pendulum_at_a_wanted_angle():
    found = sb.equilibrium(pendulum(), free=["M"], targets={"q_hinge": 0.4})
    assert found["q_hinge"] == pytest.approx(0.4, rel=1e-12)
    assert found["M"] == pytest.approx(2 * G * 0.5 * math.sin(0.4), rel=1e-10)
    assert found.solved.keys() == {"M"}


def test_inputs_of_an_equilibrium_are_in_the_shape_that_other_analyses_take():
    model = sb.Model("slide")
    slide = model.add_joint("x", model.world, model.add_body("b", mass=1.0), "Tx")
    u = model.add_input("u", shape=(2, 2))
    force = u[0][1] + 2 * u[1][0] - 4 * slide.q[0]
    model.add_load("push", sb.loads.JointForce(slide, force))
    given = {"u": [[1.0, 2.0], [3.0, 4.0]]}
    found = sb.equilibrium(model, inputs=given)
    assert found["q_x"] == pytest.approx(2.0, rel=1e-12)
    assert found.inputs == given
    motion = sb.simulate(model, [0.0, 1.0], inputs=found.inputs, start=found.start)
    assert motion.array("q_x")[-1] == pytest.approx(2.0, rel=1e-12)


def test_a_parameter_is_solved_for_that_a_sensor_shows():
    found = sb.equilibrium(
        pendulum(), inputs={"M": 3.0}, free=["l"], targets={"place[2]": -0.3}
    )
    aside = 3.0 / (2 * G)
    assert found["l"] == pytest.approx(math.hypot(aside, 0.3), rel=1e-10)
    assert found["place[0]"] == pytest.approx(-aside, rel=1e-10)


def test_a_parameter_that_nothing_asked_for_determines_is_refused():
    # Both the moment and the place are in proportion to l sin q.
    with pytest.raises(sb.errors.ModelError, match=r"free='l': l can change without"):
        sb.equilibrium(
            pendulum(), inputs={"M": 3.0}, free=["l"], targets={"place[0]": -0.2}
        )


def test_defaults_that_are_formulas_follow_the_parameter_solved_for():
    model = sb.Model("formula", gravity=(0, 0, -G))
    r = model.add_parameter("r", 0.1)
    k = model.add_parameter("k", 1e5 * r**2)
    mass = model.add_body("mass", mass=2)
    slide = model.add_joint("z", model.world, mass, "Tz")
    model.add_load("spring", sb.loads.JointForce(slide, -k * slide.q[0]))
    found = sb.equilibrium(model, free=["r"], targets={"q_z": -0.01})
    assert found["r"] == pytest.approx(math.sqrt(2 * G / 0.01 / 1e5), rel=1e-10)


def test_a_steady_motion_has_the_speeds_that_are_given():
    found = sb.equilibrium(conical(), speeds={"v_spin": 4.0})
    assert math.cos(found["q_tilt"]) == pytest.approx(G / 16, rel=1e-10)
    assert found.insensitive == ("q_spin",)
    assert "q_spin changes no force" in repr(found)


def test_a_driven_joint_turns_on_as_it_is_driven():
    model = conical()
    model.drive(model.joints["spin"], 4.0 * model.t)
    found = sb.equilibrium(model)
    assert math.cos(found["q_tilt"]) == pytest.approx(G / 16, rel=1e-10)
    assert "changes with time" not in repr(found)


def test_a_speed_is_solved_for_in_place_of_a_coordinate():
    found = sb.equilibrium(
        conical(), free={"v_spin": 3.0}, targets={"q_tilt": 1.0}, start={"q_tilt": 1.0}
    )
    assert found["v_spin"] == pytest.approx(math.sqrt(G / math.cos(1)), rel=1e-10)


def test_loops_stay_closed_and_their_forces_are_known():
    model = sb.library.four_bar()
    found = sb.equilibrium(model)
    compiled = sb.compile_model(model)
    rates = compiled.derivatives(0.0, found.state)
    assert np.abs(rates).max() < 1e-9
    motion = sb.simulate(compiled, [0, 0.1], start=found.start)
    assert motion.array("q_crank")[-1] == pytest.approx(found["q_crank"], abs=1e-9)


def test_constraints_give_the_forces_that_hold_a_rod():
    model = sb.Model("hung", gravity=(0, 0, -G))
    mass = model.add_body("mass", mass=2)
    model.add_joint("x", model.world, mass, ["Tx", "Tz"], q=(0.2, -0.9))
    model.add_constraint("rod", sb.constraints.Rod(model.world, mass, 1.0))
    found = sb.equilibrium(model)
    assert found["q_x_Tz"] == pytest.approx(-1, rel=1e-10)
    assert abs(found["lam_rod"]) == pytest.approx(2 * G, rel=1e-9)


def test_quaternions_stay_of_length_one():
    model = sb.Model("hung", gravity=(0, 0, -G))
    body = model.add_body("body", mass=2, com=(0, 0, -1), inertia=(1, 2, 1))
    start = (math.cos(0.5), math.sin(0.5), 0, 0)
    model.add_joint("ball", model.world, body, "spherical", q=start)
    found = sb.equilibrium(model)
    assert np.linalg.norm(found.q) == pytest.approx(1, rel=1e-14)
    assert abs(found["q_ball_e1"]) < 1e-9
    assert found.insensitive == ("turn_ball_wz",)


def test_extra_states_come_to_rest_too():
    model = hanging()
    air = model.add_state("air", 1.0)
    model.set_rate("air", 3 - 2 * air - model.joints["z"].q[0])
    found = sb.equilibrium(model)
    assert found["air"] == pytest.approx((3 + 2 * G / 400) / 2, rel=1e-12)


def test_a_force_that_nothing_balances_is_named():
    model = sb.Model("falls", gravity=(0, 0, -G))
    model.add_joint("free", model.world, model.add_body("body", mass=2), "Tz")
    with pytest.raises(
        sb.errors.AnalysisError, match=r"nothing balances -19.62 N along v_fr"
    ):
        sb.equilibrium(model)


def test_a_body_above_the_ground_falls_until_it_is_carried():
    model = sb.Model("ball", gravity=(0, 0, -G))
    ball = model.add_body("ball", mass=2)
    model.add_joint("z", model.world, ball, ["Tx", "Tz"], q=(0, 0.7))
    model.add_load("ground", sb.loads.CompliantContact(ball, model.world, 1e4, 1))
    found = sb.equilibrium(model)
    assert found["q_z_Tz"] == pytest.approx(-2 * G / 1e4, rel=1e-9)
    assert found.insensitive == ("q_z_Tx",)
    assert found.way == "relaxation, then Newton"


def test_what_is_left_is_told_where_there_is_no_equilibrium():
    with pytest.raises(
        sb.errors.AnalysisError, match=r"N m of the force along v_hinge"
    ) as e:
        sb.equilibrium(pendulum(), inputs={"M": 30.0})
    assert e.value.result.status.name == "NOT_FOUND"
    assert not e.value.result.completed


def test_an_exchange_without_influence_is_refused():
    model = pendulum()
    model.add_parameter("spare", 1.0)
    with pytest.raises(
        sb.errors.ModelError, match=r"free='spare': spare can change without"
    ):
        sb.equilibrium(model, free=["spare"], targets={"q_hinge": 0.4})


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"free": ["q_hinge"]}, "q_hinge is solved for anyway"),
        ({"free": ["kk"]}, r"free=\['kk'\]: it must be names of parameters"),
        ({"targets": {"M": 1}}, "M is given, not found"),
        ({"targets": {"q_hinge": "a"}}, "must be a finite number"),
        ({"speeds": {"v": 1}}, r"it must be a value of v_hinge"),
        ({"inputs": {"M": np.ones(2)}}, r"constant numbers in the shape \(\)"),
        ({"inputs": {"N": 1}}, "values of the inputs M"),
    ],
)
def test_what_makes_no_sense_is_refused(given, message):
    with pytest.raises(sb.errors.ModelError, match=message):
        sb.equilibrium(pendulum(), **given)


def test_speeds_that_constraints_do_not_allow_are_refused():
    with pytest.raises(sb.errors.ModelError, match="follows from"):
        sb.equilibrium(sb.library.four_bar(), speeds={"v_crank": 1, "v_coupler": 1})


def test_an_equilibrium_that_holds_at_one_time_alone_says_so():
    model = pendulum()
    model.add_load("wind", sb.loads.JointForce(model.joints["hinge"], sb.cos(model.t)))
    assert "changes with time" not in repr(sb.equilibrium(pendulum()))
    assert "at t = 1 s alone" in repr(sb.equilibrium(model, t=1.0))


def test_a_stiffness_that_is_singular_is_told_with_its_coordinate():
    model = sb.Model("column", gravity=(0, 0, 0))
    rod = model.add_body("rod", mass=1, com=(0, 0, 0.5), inertia=(0, 0.1, 0))
    P = model.add_parameter("P", 2.0)
    hinge = model.add_joint("foot", model.world, rod, "Ry")
    model.add_load("spring", sb.loads.JointForce(hinge, -3.0 * hinge.q[0]))
    top = rod.add_frame("top", at=(0, 0, 1.5))
    model.add_load("dead", sb.loads.Force(top, (0, 0, -P), expressed_in=model.world))
    found = sb.equilibrium(model)
    assert "The stiffness is singular here: along q_foot" in repr(found)
    assert "singular" not in repr(sb.equilibrium(model, parameters={"P": 1.9}))


@pytest.mark.parametrize(
    ("free", "targets", "told"),
    [
        (["F"], {"q_a": 1, "q_b": 1}, r"2 for 1 unknown \(F\) .* q_a, q_b cannot have"),
        ([], {"q_a": 1}, "1 for 0 unknowns beside the coordinates, and q_a cannot"),
        ([], {"q_a": 1, "q_b": 1, "v_a": 1, "vd_a": 0, "vd_b": 1}, "as wishes="),
    ],
)
def test_too_many_targets_are_counted(free, targets, told):
    with pytest.raises(sb.errors.SymbodyError, match=told):
        sb.equilibrium(two_springs(), free=free, targets=targets)


def test_targets_that_agree_may_be_more_than_what_is_free():
    targets = {"q_a": 1.0, "q_b": 2.0}
    found = sb.equilibrium(two_springs(), free=["F"], targets=targets)
    assert found["F"] == pytest.approx(2.0, rel=1e-9)


def test_free_velocities_and_accelerations_that_nothing_determines_are_refused():
    model = pendulum()
    with pytest.raises(
        sb.errors.ModelError, match="v_hinge can change without an effect"
    ):
        sb.equilibrium(model, free=["v_hinge", "vd_hinge"], targets={"q_hinge": 0.3})


@pytest.mark.parametrize(("crank", "told"), [(0.2, True), (-0.5, False)])
def test_loops_that_close_in_another_posture_are_told(crank, told):
    model = sb.library.four_bar(explicit=False)
    found = sb.equilibrium(model, start={"q_crank": crank})
    assert told == any("another posture than" in note for note in found.notes)


def test_a_coordinate_that_runs_away_is_named():
    model = sb.Model("weak", gravity=(0, 0, -9.81))
    lift = model.add_joint("lift", model.world, model.add_body("load", mass=5), "Tz")
    model.add_load("spring", sb.loads.JointForce(lift, -30 * sb.tanh(lift.q[0])))
    with pytest.raises(
        sb.errors.AnalysisError, match=r"nowhere: q_lift runs away, to -\d"
    ):
        sb.equilibrium(model)


def two_springs():
    """Return two masses on springs, pushed by one force."""
    model = sb.Model("pair")
    F = model.add_input("F")
    for name, k in (("a", 2.0), ("b", 1.0)):
        slide = model.add_joint(
            name, model.world, model.add_body(name * 2, mass=1), "Tx"
        )
        model.add_load(name * 3, sb.loads.JointForce(slide, F - k * slide.q[0]))
    return model


def test_wishes_are_met_by_least_squares_where_not_all_can_be():
    found = sb.equilibrium(two_springs(), free=["F"], wishes={"q_a": 1.0, "q_b": 1.0})
    # (F/2 - 1)² + (F - 1)² is least at F = 1.2.
    assert found["F"] == pytest.approx(1.2, rel=1e-9)
    assert found.status.name == "COMPROMISE"
    assert "q_a is off by -0.4 m, q_b is off by 0.2 m" in repr(found)


def test_targets_come_before_wishes():
    model = two_springs()
    found = sb.equilibrium(model, free=["F"], targets={"q_b": 3.0}, wishes={"q_a": 1.0})
    assert (found["q_b"], found["q_a"]) == pytest.approx((3.0, 1.5), rel=1e-9)
    alone = sb.equilibrium(model, free=["F"], wishes={"q_a": 1.0})
    assert alone.status.name == "FOUND"
    assert alone["q_a"] == pytest.approx(1.0, rel=1e-9)


def test_a_wish_that_is_a_target_is_refused():
    with pytest.raises(
        sb.errors.ModelError, match="without q_a, which is among the targets"
    ):
        sb.equilibrium(two_springs(), free=["F"], targets={"q_a": 1}, wishes={"q_a": 1})


def test_a_result_is_saved_and_drawn(tmp_path):
    found = sb.equilibrium(pendulum(), free=["M"], targets={"q_hinge": 0.4})
    found.save(tmp_path / "e.npz")
    again = sb.results.Equilibrium.load(tmp_path / "e.npz")
    assert repr(again) == repr(found)
    assert again.start == found.start
    assert found.plot().axes[0].get_title() == "Equilibrium of 'swing'"


def test_a_balance_that_its_own_motion_ends_is_told():
    model = sb.Model("swing", gravity=(0, 0, -9.81))
    bob = model.add_body("bob", mass=1, com=(0, 0, -0.5))
    model.add_joint("hinge", model.world, bob, "Ry", q=0.1)
    found = sb.equilibrium(model, speeds={"v_hinge": 1.0})
    assert found["q_hinge"] == pytest.approx(0, abs=1e-12)
    assert "at this instant alone" in " ".join(found.notes)


def test_an_acceleration_that_is_free_may_be_aimed_at():
    model = sb.Model("swing")
    bob = model.add_body("bob", 1, (0, 0, -1), (0.1, 0.1, 0.1))
    model.add_joint("j", model.world, bob, "Ry", q=0.3)
    # J vd = -m g l sin q, by hand.
    expected = -np.arcsin(1.1 * 2.0 / 9.81)
    for free in (["vd_j"], []):
        found = sb.equilibrium(model, free=free, targets={"vd_j": 2.0})
        assert found["q_j"] == pytest.approx(expected, abs=1e-12)
    freed = sb.equilibrium(model, free=["vd_j"], targets={"vd_j": 2.0})
    assert freed["vd_j"] == pytest.approx(2.0, abs=1e-12)


def test_a_velocity_that_a_state_gives_goes_on_where_the_state_does():
    """Of v = r and r' = w - r the steady motion has v = w."""
    model = sb.Model("belt")
    joint = model.add_joint("way", model.world, model.add_body("load", mass=2), "Tx")
    w, r = model.add_input("w"), model.add_state("r")
    model.set_rate(r, w - r)
    model.add_constraint("drive", sb.constraints.Nonholonomic(joint.v[0] - r))
    found = sb.equilibrium(model, inputs={"w": 0.5})
    assert found["v_way"] == pytest.approx(0.5)


def test_stability_that_is_not_known_is_noted():
    """A ball hangs on the axis of a shaft without inertia: nothing resists its turn."""
    model = sb.Model("governor")
    shaft = model.add_body("shaft", mass=0)
    ball = model.add_body("ball", mass=1.5, com=(0, 0, -0.3))
    model.add_joint("spin", model.world, shaft, "Rz")
    model.add_joint("tilt", shaft, ball, "Ry")
    rest = sb.equilibrium(model, speeds={"v_spin": 8.0})
    assert rest.stable is None
    assert any("Stability is not known" in note for note in rest.notes)


def test_a_spring_whose_ends_meet_at_the_start_is_told_of():
    model = sb.Model("lift")
    body = model.add_body("b", mass=1.0)
    model.add_joint("j", model.world, body, "Tz")
    spring = sb.loads.SpringDamper(body, model.world, 100.0, free_length=1.0)
    model.add_load("s", spring)
    with pytest.raises(sb.errors.AnalysisError, match="ends of a spring meet"):
        sb.equilibrium(model)
    assert sb.equilibrium(model, start={"q_j": 0.5}).completed


def test_a_velocity_that_follows_from_free_ones_is_named_with_them():
    """A coin whose center rests: Moffatt's Ω² = 4 g/(R sin α)."""
    R, tilt = 0.05, 0.3
    omega = math.sqrt(4 * 9.81 / (R * math.sin(tilt)))
    model = sb.Model("coin")
    coin = model.add_body("coin", 0.02, inertia=(1.25e-5, 2.5e-5, 1.25e-5))
    q = (0, 0, R * math.sin(tilt), 0, math.pi / 2 - tilt, 0)
    kinds = ["Tx", "Ty", "Tz", "Rz", "Rx", "Ry"]
    joint = model.add_joint("j", model.world, coin, kinds, q=q)
    model.add_constraint("roll", sb.constraints.RollingDisc(coin, model.world, R))
    model.add_expression("along", joint.v[0], sensor=True)
    free = {"v_j_Rz": 1.05 * omega, "v_j_Ry": -omega * math.cos(tilt)}
    with pytest.raises(sb.errors.ModelError, match="v_j_Tx follows from v_j_Rz, v"):
        sb.equilibrium(model, free=free, targets={"q_j_Rx": q[4], "v_j_Tx": 0.0})
    steady = sb.equilibrium(model, free=free, targets={"q_j_Rx": q[4], "along": 0.0})
    assert steady.solved["v_j_Rz"] == pytest.approx(omega, rel=1e-12)


@pytest.mark.parametrize(
    ("length", "mass"),
    [
        (1, 1),
        (1e-3, 1e-3),
        (1e-3, 1e-6),
        (1e-6, 1),
        (1e4, 1),
        (1e-4, 1e-9),
        (1e-6, 1e-15),
        (200, 1e9),
        (1e4, 1e12),
    ],
)
def test_a_linkage_stands_alike_whatever_its_size(length, mass):
    model = sb.Model("four_bar", gravity=(0, -9.81, 0))
    for name, part in {"crank": 0.4, "coupler": 1.2, "rocker": 0.9}.items():
        size = part * length
        inertia = mass * size**2 / 12
        body = model.add_body(
            name, mass, com=(size / 2, 0, 0), inertia=(0, inertia, inertia)
        )
        body.add_frame("end", at=(size, 0, 0))
    crank, coupler, rocker = (model.bodies[n] for n in ("crank", "coupler", "rocker"))
    foot = model.world.add_frame("foot", at=(length, 0, 0))
    model.add_joint("a", model.world, crank, "Rz", q=1.2)
    model.add_joint("b", crank["end"], coupler, "Rz", q=-0.77)
    model.add_joint("d", foot, rocker, "Rz", q=1.3)
    cut = sb.constraints.PlanarHingeCut(coupler["end"], rocker["end"])
    model.add_constraint("c", cut)
    found = sb.equilibrium(model)
    # Where the center of mass of all is highest, by a search over the crank's angle.
    assert float(found["q_a"]) == pytest.approx(1.6443289080, abs=1e-9)
    moved = sb.simulate(model, 0.01 * length**0.5, start=found.start)
    assert np.abs(moved.array("vd_a")).max() < 1e-6 / length


def test_a_mirror_of_micrometers_turns_as_its_springs_let_it():
    model = sb.Model("mirror", gravity=(0, 0, 0))
    mirror = model.add_body("mirror", 1e-9, inertia=(1e-18, 1e-18, 1e-18))
    joint = model.add_joint("j", model.world, mirror, "Rz")
    twist = 1e-10 - 1e-9 * joint.q[0]
    model.add_load("springs", sb.loads.JointForce(joint, twist))
    # With forces beside 1 N m, the start balanced.
    assert float(sb.equilibrium(model)["q_j"]) == pytest.approx(0.1, rel=1e-12)


def test_inputs_beyond_their_limits_are_warned_of():
    model = sb.library.pendulum()
    F = model.add_input("F", limits=(-1, 1))
    model.add_load("push", sb.loads.JointForce(model.joints["hinge"], F))
    within = sb.equilibrium(model, inputs={"F": 1})
    for analysis in (sb.linearize, sb.equilibrium):
        with pytest.warns(sb.errors.ModelWarning, match=r"F=3.0 is beyond"):
            result = analysis(model, inputs={"F": 3})
    assert result.state == pytest.approx(within.state)


def test_an_input_that_is_found_beyond_its_limits_is_told():
    model = sb.Model("lift", gravity=(0, 0, -9.81))
    slide = model.add_joint("z", model.world, model.add_body("load", 1.0), "Tz")
    F = model.add_input("F", limits=(-1, 1))
    model.add_load("push", sb.loads.JointForce(slide, F))
    for result in (
        sb.equilibrium(model, free=["F"]),
        sb.inverse_dynamics(model, {"z": 0.5 * model.t**2}, times=[0, 1]),
    ):
        (note,) = result.notes_of("limits")
        assert note.element == "F"
        assert "is beyond its limits (-1, 1)" in note
    light = sb.inverse_dynamics(model, {"z": -4.9 * model.t**2}, times=[0, 1])
    assert not light.notes_of("limits")


def hung(length, mass, second):
    """Return two masses on springs, numbers in other units, and sizes of q."""
    speed, force = length / second, mass * length / second**2
    model = sb.Model("hung", gravity=(0, 0, -9.81 * speed / second))
    upper, lower = model.add_body("a", 2 * mass), model.add_body("b", mass)
    one = model.add_joint("j1", model.world, upper, "Tz", q=-0.1 * length)
    q = (-0.3 * length, 0.05 * length)
    other = model.add_joint("j2", upper, lower, ["Tz", "Tx"], q=q)
    k = force / length
    model.add_load("k1", sb.loads.JointForce(one, -200 * k * one.q[0]))
    far = other.q[0] + 0.2 * length
    cubic = -100 * k * far - 300 * k / length**2 * far**3
    model.add_load("k2", sb.loads.JointForce(other, (cubic, -50 * k * other.q[1])))
    return model, [length] * 3


def crank(length, mass, second):
    """Return a slider-crank against a spring in such units, and sizes of q."""
    force = mass * length / second**2
    model = sb.Model("crank", gravity=(0, 0, -9.81 * length / second**2))
    end = model.world
    for name, size, q in (("a", 0.1, -0.9), ("b", 0.3, 1.2)):
        J = 10 * mass * size * (size * length) ** 2 / 12
        com = (size * length / 2, 0, 0)
        body = model.add_body(name, 10 * mass * size, com=com, inertia=(0, J, 0))
        model.add_joint(f"j{name}", end, body, "Ry", q=q)
        end = body.add_frame("end", at=(size * length, 0, 0))
    slider = model.add_body("c", mass)
    joint = model.add_joint("jc", model.world, slider, "Tx", q=0.36 * length)
    model.add_constraint("pin", sb.constraints.PlanarHingeCut(end, slider, axis="y"))
    pull = -40 * force / length * (joint.q[0] - 0.3 * length)
    model.add_load("spring", sb.loads.JointForce(joint, pull))
    return model, [1, 1, length]


def swung(length, mass, second):
    """Return a cart with a pendulum whose only length is a centre of mass."""
    gravity = (0, 0, -9.81 * length / second**2)
    model = sb.Model("swung", gravity=gravity)
    cart, rod = model.add_body("cart", mass), model.add_body(
        "rod", 0.2 * mass, com=(0, 0, -0.5 * length),
        inertia=(0, 0.01 * mass * length**2, 0),
    )  # fmt: skip
    slide = model.add_joint("rail", model.world, cart, "Tx", q=0.02 * length)
    model.add_joint("hinge", cart, rod, "Ry", q=0.05)
    pull = -4 * mass / second**2 * slide.q[0]
    model.add_load("spring", sb.loads.JointForce(slide, pull))
    return model, [length, 1]


@pytest.mark.parametrize("mechanism", [hung, crank, swung])
@pytest.mark.parametrize(
    "units",
    [(1e6, 1, 1), (1, 1, 1e6), (1e6, 1e12, 1e6), (1e-6, 1e-9, 1e-6)],
    ids=["um", "us", "um, ng, us", "Mm, Gg, Ms"],
)
def test_an_equilibrium_is_the_same_in_other_units(mechanism, units):
    places = []
    for own in ((1, 1, 1), units):
        model, sizes = mechanism(*own)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", sb.errors.ModelWarning)  # start that moves
            result = sb.equilibrium(model)
            begin = sb.linearize(model)
        assert begin.status.name == "ALONG_MOTION"
        places.append(result.q / sizes)
    np.testing.assert_allclose(places[1], places[0], atol=1e-9)


@pytest.mark.parametrize("own", [False, True])
@pytest.mark.parametrize(
    ("length", "time"),
    [
        (1.0, 1e6),
        (1.0, 1e9),
        (1e6, 1.0),
        (1e9, 1.0),
        (1e6, 1e6),
        (1e-6, 1e6),
        (1, 1e-6),
    ],
)
def test_without_gravity_units_change_nothing_also_as_parameters(length, time, own):
    model = sb.Model("springs", gravity=(0, 0, 0))
    L = model.add_parameter("L", 1.0 if own else length)
    T = model.add_parameter("T", 1.0 if own else time)
    above = model.world.add_frame("above", at=(0, 0, L))
    slider = model.add_body("slider", mass=1)
    s = model.add_joint("s", above, slider, ["Tx", "Tz"])
    far = s.q[0] - 0.3 * L
    forces = -(far + 2 * far**3 / L**2) / T**2, (0.1 * s.q[0] - 3 * s.q[1] - L) / T**2
    model.add_load("springs", sb.loads.JointForce(s, forces))
    found = sb.equilibrium(model, parameters={"L": length, "T": time} if own else None)
    exact = [0.3, (0.03 - 1) / 3]
    np.testing.assert_allclose(np.array(found.q) / length, exact, rtol=1e-9)
