"""Second calls of analyses: what is of the model is known, and what is not is new."""

import pickle
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import symbody as sb
from probes.executions import calls_again

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
    few, many = (calls_again(analysis(sb.compile_model(sprung(n)))) for n in (3, 13))
    return few, (many - few) / 10


def inverse_of_motion(compiled):
    """Return a call of the inverse dynamics of a motion."""
    motion = sb.simulate(compiled, _TIMES)
    return lambda: sb.inverse_dynamics(compiled, motion)


def test_inverse_dynamics_of_a_motion_labels_no_quantity():
    few, more = more_calls_a_joint(inverse_of_motion)
    # It was 1119 and 63 when all quantities of motion and result were made.
    assert few < 560, few
    assert more < 5, more


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
