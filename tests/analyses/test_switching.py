"""Where a run cannot get on because a formula jumps, the message says which."""

import pytest

import symbody as sb
from symbody.pipeline import compiled_system


def sliding():
    model = sb.Model("sliding", gravity=(0, 0, 0))
    body = model.add_body("body", mass=1.0)
    joint = model.add_joint("x", model.world, body, "Tx", v=1.0)
    return model, joint


def failure(model, **options):
    options = {"method": "Radau", **options}
    with pytest.raises(sb.errors.AnalysisError) as caught:
        sb.simulate(model, 5.0, **options)
    return str(caught.value)


def test_the_load_that_jumps_is_named_with_its_condition():
    model, joint = sliding()
    model.add_load("calm", sb.loads.JointForce(joint, sb.where(joint.q[0] > 9, 1, 0)))
    model.add_load("dry", sb.loads.JointForce(joint, -0.5 * sb.sign(joint.v[0])))
    text = failure(model)
    assert "the step has become smaller than rounding allows at t = 2 s" in text
    assert "The load 'dry' jumps there, where v_x changes its sign" in text
    assert "for example by tanh" in text


def test_too_many_steps_name_it_too():
    model, joint = sliding()
    model.add_load("dry", sb.loads.JointForce(joint, -0.5 * sb.sign(joint.v[0])))
    text = failure(model, method=sb.DP54(max_steps=5000))
    assert "5000 steps have led only to" in text
    assert "The load 'dry' jumps there" in text


@pytest.mark.slow
def test_a_load_by_a_sensor_is_named():
    model, joint = sliding()
    model.add_load("coast", sb.loads.JointForce(joint, -0.5))
    speed = model.add_sensor("speed", sb.sensors.Velocity(joint.child))
    law = sb.where(speed[0] > 0.2, 0, 3)
    model.add_load("hold", sb.loads.JointForce(joint, law))
    assert "The load 'hold' jumps there" in failure(model)


def test_a_state_and_an_input_that_jump_are_named():
    model, _ = sliding()
    level = model.add_state("level", 1.0)
    model.set_rate(level, sb.where(level > 0.5, -1, 1))
    assert "The state 'level' jumps there, where 0.5 - level changes" in failure(model)
    model, joint = sliding()
    F = model.add_input("F")
    model.add_load("push", sb.loads.JointForce(joint, F))
    text = failure(model, inputs={"F": -0.5 * sb.sign(joint.v[0])})
    assert "The input 'F' jumps there, where v_x changes its sign" in text


def test_corners_without_a_jump_are_not_blamed():
    model, joint = sliding()
    x = joint.q[0]
    wall = sb.where(x > 1, -1e4 * (x - 1), 0)
    model.add_load("wall", sb.loads.JointForce(joint, wall + 1 / (1 - x) ** 2))
    text = failure(model, method="DP54")
    assert "jumps" not in text


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
@pytest.mark.parametrize("kind", ["load", "input", "state"])
def test_jumps_that_cost_many_steps_are_told_with_what_jumps(kind, method):
    model, joint = sliding()
    force, inputs = -sb.sign(joint.q[0] + 0.1), {}
    if kind == "input":
        inputs["F"], force = force, model.add_input("F")
    if kind == "state":
        level, valve = model.add_state("level", 0.0), model.add_state("valve", 1.0)
        model.set_rate(level, valve)
        model.set_rate(valve, sb.where(level > -0.1, -1, 1))
        force = 0
    model.add_load("bang", sb.loads.JointForce(joint, force))
    motion = sb.simulate(
        model, 20.0, inputs=inputs, method=getattr(sb, method)(rtol=1e-10)
    )
    (note,) = motion.notes
    who = {"load": "load 'bang'", "input": "input 'F'", "state": "state 'valve'"}[kind]
    assert f"{motion.statistics.rejected} of " in note
    assert f"The {who} jumps where " in note
    assert "are not located" in note


def test_steps_without_jumps_are_not_told_of():
    model, joint = sliding()
    law = -100 * sb.maximum(joint.q[0] - 0.1, 0) - 100 * sb.minimum(joint.q[0] + 0.1, 0)
    model.add_load("stops", sb.loads.JointForce(joint, law))
    motion = sb.simulate(model, 5.0, method=sb.DP54(rtol=1e-10))
    assert motion.statistics.rejected > 10
    assert not motion.notes


def test_runs_with_rejected_steps_look_for_jumps_once(monkeypatch):
    model, joint = sliding()
    law = -100 * sb.maximum(joint.q[0] - 0.1, 0) - 100 * sb.minimum(joint.q[0] + 0.1, 0)
    model.add_load("stops", sb.loads.JointForce(joint, law))
    compiled = sb.compile_model(model)
    searches = []
    search = compiled_system.jumps_in
    monkeypatch.setattr(
        compiled_system, "jumps_in", lambda *a: searches.append(a) or search(*a)
    )
    for x in (0.1, 0.2, 0.3):
        motion = sb.simulate(
            compiled, 5.0, method=sb.DP853(1e-10), start={joint.q[0].name: x}
        )
        assert motion.statistics.rejected > 0.3 * motion.statistics.steps
        assert not motion.notes
    assert len(searches) <= 1


@pytest.mark.parametrize(("stiffness", "most"), [(1e8, 1000), (1e18, 1_000_000)])
def test_steps_that_get_short_name_the_rate_that_changes_fastest(stiffness, most):
    model, joint = sliding()
    table = model.add_body("table", mass=1.0)
    slow = model.add_joint("slow", model.world, table, "Tx", q=1.0)
    model.add_load("soft", sb.loads.JointForce(slow, -slow.q[0]))
    damping = 2 * stiffness**0.5
    law = sb.cos(model.t) - stiffness * joint.q[0] - damping * joint.v[0]
    model.add_load("mount", sb.loads.JointForce(joint, law))
    text = failure(model, method=sb.DP54(max_steps=most))
    assert "The rate of 'v_x' changes fastest there, from" in text
