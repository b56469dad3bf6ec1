"""Second calls of analyses: what is of the model is known, and what is not is new."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import symbody as sb
from probes.executions import calls_again
from symbody.analyses.instant.stationarity import growth_at

_TIMES = np.linspace(0.0, 0.2, 9)


def sprung(joints):
    """Return a chain with a spring and a damper in each joint."""
    model = sb.library.chain(joints)
    stiff = model.add_parameter("stiff", 1000.0)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, stiff, 1.0)
        model.add_load(f"spring_{name}", spring)
    return model


def more_calls_a_joint(analysis):
    """Return calls of an analysis of a small model, and how many a joint adds."""
    counts = []
    for joints in (3, 13):
        call = analysis(sb.compile_model(sprung(joints)))
        call()
        counts.append(calls_again(call))
    return counts[0], (counts[1] - counts[0]) / 10


def inverse_of_motion(compiled):
    """Return a call of the inverse dynamics of a motion."""
    motion = sb.simulate(compiled, _TIMES)
    return lambda: sb.inverse_dynamics(compiled, motion)


def test_inverse_dynamics_of_a_motion_labels_no_quantity():
    few, more = more_calls_a_joint(inverse_of_motion)
    # It was 949 and 80 when all quantities of motion and result were made.
    assert few < 350, few
    assert more < 9, more


def test_passive_forces_are_compiled_when_they_are_looked_at():
    compiled = sb.compile_model(sprung(3))
    motion = inverse_of_motion(compiled)()
    assert "joint_forces" not in compiled.shared.made()
    values = motion.array("passive_joint_2")
    assert "joint_forces" in compiled.shared.made()
    q, v = motion.array("q_joint_2"), motion.array("v_joint_2")
    np.testing.assert_allclose(values, -1000.0 * q - v, rtol=1e-12)
    copied = pickle.loads(pickle.dumps(inverse_of_motion(compiled)()))
    assert (copied.array("passive_joint_2") == values).all()


def test_what_is_known_of_actuators_knows_no_parameters():
    compiled = sb.compile_model(sprung(3))
    motion = sb.simulate(compiled, _TIMES)
    first = sb.inverse_dynamics(compiled, motion)
    soft = sb.inverse_dynamics(compiled, motion, parameters={"stiff": 0.0})
    order = ["joint_3", "joint_1", "joint_2"]
    one = sb.inverse_dynamics(compiled, motion, actuators=order)
    again = sb.inverse_dynamics(compiled, motion)
    name, q = "drive_joint_1", motion.array("q_joint_1")
    change = soft.array(name) - first.array(name)
    np.testing.assert_allclose(change, -1000.0 * q, rtol=1e-9, atol=1e-9)
    assert next(n for n in one if n.startswith("drive")) == "drive_joint_3"
    assert (again.array(name) == first.array(name)).all()
    np.testing.assert_allclose(one.array(name), first.array(name), atol=1e-9)


def test_results_of_threads_are_those_of_one():
    compiled = sb.compile_model(sprung(3))
    call = inverse_of_motion(compiled)
    names = ("drive_joint_2", "passive_joint_2")
    with ThreadPoolExecutor(4) as pool:
        results = [*pool.map(lambda _: call(), range(8))]
        every = [*pool.map(lambda n: results[0].array(n), names * 4)]
    for name, values in zip(names * 4, every, strict=True):
        assert (call().array(name) == values).all()


def equilibrium_of(compiled):
    """Return a call of the equilibrium, which falls from the start."""
    return lambda: sb.equilibrium(compiled)


def test_an_equilibrium_is_searched_by_few_calls_however_many_names_there_are():
    more_calls_a_joint(equilibrium_of)  # classes get their methods when first used
    few, more = more_calls_a_joint(equilibrium_of)
    # It was 3379 and 86; a step more, which 13 joints take, has 330 calls.
    assert few < 1600, few
    assert more < 40, more


def test_growth_is_computed_when_it_is_looked_at_and_copied_as_a_number():
    compiled = sb.compile_model(sprung(4))
    eigenvalues = []
    with pytest.MonkeyPatch.context() as patch:
        searched = "symbody.analyses.equilibrium.steady_search.growth_at"
        patch.setattr(searched, lambda *at: eigenvalues.append(at) or growth_at(*at))
        balance = sb.equilibrium(compiled)
        assert not eigenvalues
        copied = pickle.loads(pickle.dumps(balance))
        assert len(eigenvalues) == 1
        assert balance.growth == copied.growth
        assert balance.stable
        assert len(eigenvalues) == 1
    system = sb.linearize(compiled, balance)
    assert balance.growth == pytest.approx(system.eigenvalues().real.max(), rel=1e-6)


def test_an_equilibrium_knows_its_parameters_and_not_those_of_the_call_before():
    compiled = sb.compile_model(sprung(3))
    first = sb.equilibrium(compiled)
    other = sb.equilibrium(compiled, parameters={"stiff": 200.0})
    own = sb.equilibrium(sb.compile_model(sprung(3)), parameters={"stiff": 200.0})
    again = sb.equilibrium(compiled)
    assert (other.q == own.q).all()
    assert other.growth == own.growth
    assert other.growth != first.growth
    assert (again.q == first.q).all()


def test_feeding_damping_is_seen_though_the_energy_is_least():
    model = sb.library.chain(2)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, 50.0, 0.0)
        model.add_load(f"spring_{name}", spring)
        model.add_load(f"push_{name}", sb.loads.JointForce(joint, 0.1 * joint.v[0]))
    balance = sb.equilibrium(model)
    assert not balance.stable
    assert balance.growth > 0
