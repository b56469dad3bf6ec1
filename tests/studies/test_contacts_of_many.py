"""Many runs with contacts in one call: to all bits those of `simulate`, one by one."""

import numpy as np
import pytest

import symbody as sb
from symbody import studies
from symbody.errors import AnalysisError, CallError, ModelError

METHODS = [sb.DP54(), sb.DP853(), sb.Radau(), sb.Moreau(0.002)]
T = np.linspace(0, 0.8, 9)


def thrown():
    """Return a ball that is thrown on a floor and against a wall."""
    model = sb.Model("thrown", gravity=(0, 0, -9.81))
    e, mu = model.add_parameter("e", 0.6), model.add_parameter("mu", 0.3)
    r = model.add_parameter("r", 0.1)
    ball = model.add_body("ball", mass=0.5, inertia=(0.002, 0.002, 0.002))
    flight = sb.joints.Free("quaternion")
    model.add_joint("flight", model.world, ball, flight, q=(0, 0, 0.5, 1, 0, 0, 0))
    floor = sb.contacts.SphereOnPlane(ball, model.world, radius=r)
    model.add_contact("floor", floor, restitution=e, friction=mu)
    turned = np.array([[0, 0, -1], [0, 1, 0], [1, 0, 0]])
    wall = model.world.add_frame("wall", at=(0.6, 0, 0), rotation=turned)
    model.add_contact("wall", sb.contacts.SphereOnPlane(ball, wall, radius=r))
    return model


def linkage():
    """Return a four-bar with a constraint, whose crank strikes a stop and rubs."""
    model = sb.library.four_bar(explicit=False)
    e = model.add_parameter("e", 0.4)
    crank = model.joints["crank"]
    model.add_contact("stop", sb.contacts.Gap(1.9 - crank.q[0]), restitution=e)
    model.add_contact("dry", sb.contacts.DryFriction(crank, 0.02, normal_force=1.0))
    return model


def columns(motion, names):
    """Return states by their names, a row a time."""
    return np.column_stack([motion.array(name) for name in names])


@pytest.mark.parametrize("method", METHODS, ids=lambda m: m.name)
def test_runs_are_those_of_simulate_in_any_number_of_threads(method):
    model = sb.compile_model(thrown())
    speed = next(n for n in model.state_labels() if n.startswith("v"))
    rows = [(0.6, 0.3, 0.1, 2.0), (0.0, 0.0, 0.12, 2.5), (0.9, 0.8, 0.05, 0.0)] * 3
    values = dict(zip(("e", "mu", "r", speed), np.array(rows).T.tolist(), strict=True))
    one, two = (
        sb.simulate_many(model, studies.rows(values), T, method=method, workers=n)
        for n in (1, 2)
    )
    assert one.way == "loops"
    assert not any("lanes" in note for note in one.notes)  # that RK4 alone goes in
    assert not one.failures
    assert (one.states == two.states).all()
    for i, (e, mu, r, v) in enumerate(rows):
        given = {"parameters": {"e": e, "mu": mu, "r": r}, "start": {speed: v}}
        motion = sb.simulate(model, T, method=method, **given)
        assert (one.states[i] == columns(motion, one.labels.names)).all()
        assert one.events(i) == two.events(i) == motion.events
        assert len(motion.events) > 0


def test_closed_loops_and_friction_that_holds_are_those_of_simulate():
    model = sb.compile_model(linkage())
    values = [0.0, 0.4, 0.9]
    many = sb.simulate_many(model, {"e": values}, T)
    for i, e in enumerate(values):
        motion = sb.simulate(model, T, parameters={"e": e})
        assert (many.states[i] == columns(motion, many.labels.names)).all()
        assert many.events(i) == motion.events
    assert many.way == "loops"
    assert many.events(0) != many.events(2)


def test_a_study_keeps_forces_and_energies_of_runs_with_contacts():
    model, values = sb.compile_model(thrown()), [0.0, 0.5]
    names = ("F_floor", "gap_wall", "impact_loss", "impulse_floor", "vd_flight_Tx")
    keep = {name: studies.Final(name) for name in names}
    result = sb.Study(model, {"e": values}, keep, duration=T).run(progress=False)
    for i, e in enumerate(values):
        motion = sb.simulate(model, T, parameters={"e": e})
        for name in names:
            value = motion.array(name)[-1]
            np.testing.assert_allclose(result.array(name)[i], value, rtol=1e-12)
    assert result.array("F_floor").any()


@pytest.mark.parametrize("method", [sb.DP54(), sb.Moreau(0.002)])
def test_a_run_that_ends_by_name_loses_no_other(method):
    model = sb.compile_model(thrown())
    height = model.state_labels()[2]
    values = {"e": [0.5, 1.5, 0.5, 0.2], height: [0.5, 0.5, 0.05, 0.5]}
    many = sb.simulate_many(model, studies.rows(values), T, method=method)
    assert [one.run for one in many.failures] == [1, 2]
    for one in many.failures:
        given = {n: float(v[one.run]) for n, v in values.items()}
        own = {"parameters": {"e": given["e"]}, "start": {height: given[height]}}
        with pytest.raises((ModelError, AnalysisError)) as error:
            sb.simulate(model, T, method=method, **own)
        assert one.message == str(error.value)
    assert many.completed_runs.tolist() == [0, 3]
    assert len(many.events(3)) > 0
    assert len(many.events(1)) == 0


def test_notes_of_runs_are_told_and_more_events_than_there_is_room_for_are_kept():
    model = sb.compile_model(thrown())
    many = sb.simulate_many(model, {"e": [0.3, 0.99]}, [0.0, 2.0])
    assert any("series of impacts" in note for note in many.notes)
    shaken = sb.Model("shaken")
    box = shaken.add_body("box", mass=1.0)
    w = shaken.add_parameter("w", 400.0)
    slide = shaken.add_joint("slide", shaken.world, box, "Tx")
    shaken.add_contact("dry", sb.contacts.DryFriction(slide, 1.0, normal_force=1.0))
    force = sb.loads.JointForce(slide, 1.2 * sb.sin(w * shaken.t))
    shaken.add_load("push", force)
    many = sb.simulate_many(shaken, {"w": [400.0, 800.0]}, [0.0, 2.0], workers=1)
    for i, value in enumerate((400.0, 800.0)):
        motion = sb.simulate(shaken, [0.0, 2.0], parameters={"w": value})
        assert many.events(i) == motion.events
    assert len(many.events(1)) > 500


def test_events_are_saved_with_an_ensemble(tmp_path):
    many = sb.simulate_many(thrown(), {"e": [0.3, 0.7]}, T)
    many.save(tmp_path / "many.npz")
    again = sb.results.Ensemble.load(tmp_path / "many.npz")
    assert again.events(1) == many.events(1)
    with pytest.raises(CallError, match="run"):
        many.events(2)


def test_runs_with_when_clauses_are_those_of_simulate():
    model = sb.Model("clock")
    body = model.add_body("box", mass=1.0)
    slide = model.add_joint("slide", model.world, body, "Tx")
    mode = model.add_discrete("mode", 0.0)
    model.add_load("push", sb.loads.JointForce(slide, -mode))
    model.when(every=0.1, name="tick", changes={mode: mode + 1})
    many = sb.simulate_many(model, {"v_slide": [1.0, 2.0]}, T)
    for i, v in enumerate((1.0, 2.0)):
        motion = sb.simulate(model, T, start={"v_slide": v})
        assert (many.states[i] == columns(motion, many.labels.names)).all()
        assert many.events(i) == motion.events
    assert many.way == "simulate"


def test_runs_tell_of_their_own_steps_behind_one_that_ends_early():
    model = sb.Model("drop", gravity=(0, 0, -9.81))
    ball = model.add_body("ball", mass=0.5)
    model.add_joint("flight", model.world, ball, "Tz", q=1.0)
    model.add_contact("floor", sb.contacts.SphereOnPlane(ball, model.world, radius=0.1))
    vary = studies.rows({"q_flight": 16 * [1.0, 0.9, -0.5]})  # which is in the floor
    options = {"duration": [0, 0.01], "method": sb.Moreau(0.002)}
    study = sb.Study(model, vary, ["v_flight"], **options)
    result = study.run(progress=False, workers=1)
    assert [failure.run for failure in result.failures] == [*range(2, 48, 3)]
    for run in result.completed_runs:
        assert "Time stepping with 0.002 s" in result.arrays["message"][run]


def test_coefficients_of_laws_are_looked_at_where_each_run_begins():
    model = sb.Model("puck")
    k, base = model.add_parameter("k", 0.1), model.add_input("base")
    puck = model.add_body("puck", mass=1)
    model.add_joint("j", model.world, puck, ["Tx", "Tz"], v=(3.0, 0.0))
    floor = sb.contacts.PointOnPlane(puck, model.world)
    model.add_contact("floor", floor, friction=base - k * model.t)
    # At t = 0 all are positive but the last.
    vary = sb.studies.rows({"k": [0.1, 0.4, -0.4], "base": [0.3, 0.3, -0.1]})
    study = sb.Study(model, vary, {"x": "q_j_Tx"}, duration=[1.0, 1.5]).run()
    (failure,) = study.failures
    assert failure.run == 1
    assert "the friction of contact 'floor' is -0.1" in failure.message
    alone = sb.simulate(model, [1, 1.5], parameters={"k": -0.4}, inputs={"base": -0.1})
    assert study.array("x")[2] == alone["q_j_Tx"].values[-1]
