import numpy as np
import pytest

import symbody as sb

TIGHT = {"method": sb.DP54(rtol=1e-10, atol=1e-12)}


def double_pendulum(constraint):
    """Return a double pendulum whose tip a constraint keeps; reactions are measured."""
    model = sb.Model("double")
    upper = model.add_body("upper", 1.0, com=(0, 0, -0.3), inertia=(0.1, 0.1, 0.01))
    lower = model.add_body("lower", 0.7, com=(0, 0, -0.2), inertia=(0.1, 0.1, 0.01))
    hip = model.add_joint("hip", model.world, upper, "Rx", q=0.7)
    elbow = upper.add_frame("elbow", at=(0, 0, -0.6))
    knee = model.add_joint("knee", elbow, lower, "Rx", q=-1.3)
    tip = lower.add_frame("tip", at=(0, 0, -0.6))
    y = 0.6 * np.sin(0.7) + 0.6 * np.sin(-0.6)
    slot = model.world.add_frame("slot", at=(0, y, 0))
    model.add_constraint("line", constraint(model, tip, slot))
    for joint in (hip, knee):
        model.add_sensor(f"F_{joint.name}", sb.sensors.ConstraintForce(joint))
        model.add_sensor(f"T_{joint.name}", sb.sensors.ConstraintTorque(joint))
    return model, y


def lock(model, tip, slot):
    return sb.constraints.Lock(slot, tip, (0, 1, 0))


def algebraic(model, tip, slot):
    place = model.add_sensor("place", sb.sensors.Position(tip, slot))
    return sb.constraints.Algebraic(place[1])


def connector(model, tip, slot):
    return sb.constraints.RigidConnector([slot, tip], lambda a, b: [b.p[1]])


@pytest.mark.parametrize("other", [algebraic, connector])
def test_a_tip_on_a_line_has_the_reactions_of_a_lock(other):
    one, two = (
        sb.simulate(double_pendulum(kind)[0], 1.0, **TIGHT) for kind in (lock, other)
    )
    for name in ("F_hip", "T_hip", "F_knee", "T_knee"):
        np.testing.assert_allclose(one[name], two[name], atol=1e-6)
    # Nothing turns a free hinge about its own axis.
    np.testing.assert_allclose(two["T_hip"][:, 0], 0, atol=1e-9)
    np.testing.assert_allclose(two["T_knee"][:, 0], 0, atol=1e-9)


def rod(model, tip, slot):
    return sb.constraints.Rod(model.world["post"], tip, 0.9)


def rigid_bar(model, tip, slot):
    ends = [model.world["post"], tip]
    return sb.constraints.RigidConnector(ends, lambda a, b: [a.distance_to(b) - 0.9])


def test_a_distance_that_stays_is_a_rod():
    found = []
    for kind in (rod, rigid_bar):

        def with_post(model, tip, slot, kind=kind):
            model.world.add_frame("post", at=(0, 0.9, -0.9))
            return kind(model, tip, slot)

        found.append(sb.simulate(double_pendulum(with_post)[0], 1.0, **TIGHT))
    np.testing.assert_allclose(found[0]["F_hip"], found[1]["F_hip"], atol=1e-6)


def test_a_deformation_may_be_kept_by_a_formula():
    def kept(model, tip, slot):
        free = sb.loads.Connector(
            [slot, tip], lambda a, b: [b.p[1]], lambda e: [0 * e[0]]
        )
        e = model.add_sensor("e", sb.sensors.Deformation(model.add_load("felt", free)))
        return sb.constraints.Algebraic(2 * e[0, 0])

    one, two = (
        sb.simulate(double_pendulum(kind)[0], 0.5, **TIGHT) for kind in (lock, kept)
    )
    np.testing.assert_allclose(one["F_hip"], two["F_hip"], atol=1e-6)


def test_variables_that_follow_from_each_other_are_refused():
    model, _ = double_pendulum(lock)
    ends = [model.world, model.bodies["lower"]["tip"]]
    twice = sb.constraints.RigidConnector(ends, lambda a, b: [b.p[1], 3 * b.p[1]])
    with pytest.raises(sb.errors.ModelError, match=r"variable 1.*follows from"):
        model.add_constraint("twice", twice)


def test_variables_may_follow_the_time_as_formulas_do(tmp_path):
    def moved(model, tip, slot):
        way = 0.1 * model.t**2
        return sb.constraints.RigidConnector([slot, tip], lambda a, b: [b.p[1] - way])

    def algebraic_moved(model, tip, slot):
        place = model.add_sensor("place", sb.sensors.Position(tip, slot))
        return sb.constraints.Algebraic(place[1] - 0.1 * model.t**2)

    model = double_pendulum(moved)[0]
    sb.write(model, tmp_path / "moved.json")
    models = (
        double_pendulum(algebraic_moved)[0],
        model,
        sb.read(tmp_path / "moved.json"),
    )
    one, *others = (sb.simulate(model, 1.0, **TIGHT) for model in models)
    for two in others:
        assert two["q_hip"][-1] == pytest.approx(float(one["q_hip"][-1]), abs=1e-9)
        np.testing.assert_allclose(one["F_hip"], two["F_hip"], atol=1e-6)
        np.testing.assert_allclose(one["lam_line"], two["lam_line"], atol=1e-6)


def test_a_connector_does_not_follow_the_time():
    model, _ = double_pendulum(lock)
    ends = [model.world, model.bodies["lower"]]
    law = sb.loads.Connector(ends, lambda a, b: [b.p[1] - model.t], lambda e: [e[0]])
    with pytest.raises(sb.errors.ModelError, match="parameters"):
        model.add_load("law", law)
