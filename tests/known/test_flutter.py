"""Where steady states begin to flutter, against closed forms of the literature."""

import numpy as np
import pytest
from scipy.optimize import brentq

import symbody as sb


def growth(compiled, **parameters):
    """Return the largest growth rate of small motions [1/s]."""
    A = sb.linearize(compiled, parameters=parameters).A
    return np.linalg.eigvals(np.asarray(A)).real.max()


@pytest.fixture(scope="module")
def ziegler():
    """Two bars of 1 m with masses of 2 and 1 kg at their ends, springs of 1 N m."""
    model = sb.Model("ziegler", gravity=(0, 0, 0))
    push, damping = (model.add_parameter(name, 1.0) for name in ("push", "damping"))
    place = model.world
    for i, mass in enumerate((2, 1)):
        bar = model.add_body(f"bar{i}", mass, com=(0, 0, 1))
        joint = model.add_joint(f"hinge{i}", place, bar, "Ry")
        place = bar.add_frame("end", (0, 0, 1))
        moment = -joint.q[0] - damping * joint.v[0]
        model.add_load(f"spring{i}", sb.loads.JointForce(joint, moment))
    force = sb.loads.Force(place, (0, 0, -push), expressed_in=place)
    model.add_load("follower", force)
    return sb.compile_model(model)


def test_a_follower_force_on_two_bars_flutters_from_its_critical_size(ziegler):
    """Ziegler (1952), Die Stabilitätskriterien der Elastomechanik."""

    def beyond(push):
        return growth(ziegler, push=push, damping=0.0) - 1e-5

    assert brentq(beyond, 1.5, 2.5) == pytest.approx(3.5 - np.sqrt(2), abs=1e-8)


@pytest.mark.parametrize("damping", [1e-3, 0.1, 0.5])
def test_little_damping_makes_it_flutter_earlier(ziegler, damping):
    """The paradox of Ziegler: 41/28 + c²/2, however little the damping c."""

    def beyond(push):
        return growth(ziegler, push=push, damping=damping)

    expected = 41 / 28 + damping**2 / 2
    assert brentq(beyond, 1, 3, xtol=1e-12) == pytest.approx(expected, abs=1e-11)


def test_a_rotor_whirls_where_its_own_damping_outweighs_that_of_its_bearings():
    """From ω (1 + c_e/c_i) on, for rotating and standing damping c_i and c_e."""
    model = sb.Model("rotor")
    speed = model.add_parameter("speed", 50.0)
    shaft, disc = model.add_body("shaft"), model.add_body("disc", 1.0)
    model.drive(model.add_joint("spin", model.world, shaft, "Rz"), speed * model.t)
    joint = model.add_joint("bend", model.world, disc, ["Tx", "Ty"])
    model.add_load("elastic", sb.loads.Bushing(shaft, disc, 400, 0, 2.0, 0))
    model.add_load("air", sb.loads.Force(disc, (-joint.v[0], -joint.v[1], 0)))
    compiled = sb.compile_model(model)
    threshold = brentq(lambda w: growth(compiled, speed=w), 5, 200, xtol=1e-11)
    assert threshold == pytest.approx(20 * (1 + 1 / 2), rel=1e-10)


def test_a_wheelset_hunts_as_its_equations_say():
    """Lateral motion y and yaw ψ of Carter's wheelset, with linear creep."""
    m, inertia, b, r, cone, f11, f22 = 1500.0, 900.0, 0.75, 0.46, 0.05, 8e6, 7e6
    ky, kp = 5e5, 4e5
    model = sb.Model("wheelset", gravity=(0, 0, 0))
    V = model.add_parameter("V", 20.0)
    bogie, wheelset = (
        model.add_body("bogie"),
        model.add_body("wheelset", m, inertia=(inertia, inertia, inertia)),
    )
    model.drive(model.add_joint("run", model.world, bogie, "Tx"), V * model.t)
    y, _ = model.add_joint("hunt", bogie, wheelset, ["Ty", "Rz"]).q
    for side in (1, -1):
        wheel = wheelset.add_frame(f"wheel{(1 - side) // 2}", (0, side * b, 0))
        name = f"v{(1 - side) // 2}"
        v = model.add_sensor(name, sb.sensors.Velocity(wheel, expressed_in=wheel))
        creep = (v[0] - (r + side * cone * y) / r * V) / V, v[1] / V
        force = (-f11 * creep[0], -f22 * creep[1], 0)
        load = sb.loads.Force(wheel, force, expressed_in=wheel)
        model.add_load(f"creep{(1 - side) // 2}", load)
    model.add_load("springs", sb.loads.Bushing(bogie, wheelset, (0, ky, 0), (0, 0, kp)))
    compiled = sb.compile_model(model)
    for speed in (20.0, 40.0, 60.0):
        yaw = -2 * f11 * b * cone / r / inertia, -kp / inertia, 0
        rows = np.array([
            [0, 0, 1, 0],
            [0, 0, 0, 1],
            [-ky / m, 2 * f22 / m, -2 * f22 / speed / m, 0],
            [*yaw, -2 * f11 * b**2 / speed / inertia],
        ])  # fmt: skip
        expected = np.linalg.eigvals(rows).real.max()
        assert growth(compiled, V=speed) == pytest.approx(expected, abs=1e-10)
        assert (expected > 0) == (speed > 50)
