"""Sets and cams against the same equations by hand: rates, and what they cost.

By hand means states, sensors, plain forces and conditions, as a user would write it.
"""

import numpy as np
import pytest

import symbody as sb
from symbody.expr.evaluate import evaluate
from symbody.model.loads import cable as curves

COIL = {"resistance": 2.0, "constant": 0.3, "inductance": 0.02, "ratio": 7}
OIL = {"areas": (2e-3, 1e-3), "lengths": (0.2, 2.0), "flow": 2e-4, "leakage": 1e-11}
MUSCLE = {
    "strength": 20.0,
    "fiber_length": 0.5,
    "tendon_length": 0.1,
    "damping": 0.1,
    "pennation": 0.2,
}
DISC, BESIDE = 0.3, 0.1  # radius of a disc, and its center off the axis


def scene(slide=0.7, rate=0.2):
    """Return an arm that turns, a slider and a wheel, the first two pushed."""
    model = sb.Model("scene")
    arm = model.add_body("arm", mass=2, com=(0.2, 0, 0), inertia=(0.1, 0.2, 0.2))
    turn = model.add_joint("turn", model.world, arm, "Rz", q=0.4, v=0.3)
    model.add_load("push_turn", sb.loads.JointForce(turn, 3.0))
    rail = model.world.add_frame("rail", at=(0, 0, 0.1))
    slider = model.add_body("slider", mass=1.5, inertia=(0.1, 0.1, 0.1))
    way = model.add_joint("slide", rail, slider, "Tx", q=slide, v=rate)
    model.add_load("push_slide", sb.loads.JointForce(way, 4.0))
    wheel = model.add_body("wheel", mass=1, inertia=(0.02, 0.02, 0.03))
    seat = model.world.add_frame("seat", at=(0.5, 0, 0))
    model.add_joint("spin", seat, wheel, "Rx", q=0.1, v=None)
    return model


def with_motor(model):
    sb.add_dc_motor(model, "m", model.joints["turn"], **COIL)


def with_servo(model):
    sb.add_position_servo(model, "m", model.joints["turn"], gain=9.0, **COIL)


def motor_by_hand(given, voltage):
    def write(model):
        joint = model.joints["turn"]
        u, i = model.add_input(f"{given}_m"), model.add_state("i_m")
        R, k, L, n = COIL.values()
        left = voltage(u, joint.q[0]) - k * n * joint.v[0] - R * i
        model.set_rate(i, left / L)
        model.add_load("torque", sb.loads.JointForce(joint, k * n * i))

    return write


def ends(model):
    return model.bodies["arm"].add_frame("tip", at=(0, 0.5, 0)), model.bodies["slider"]


def with_ram(model):
    sb.add_hydraulic_actuator(model, "r", *ends(model), **OIL)


def ram_by_hand(model):
    a, b = ends(model)
    (A1, A2), (least, most), flow, leakage = OIL.values()
    x = model.add_input("x_r", limits=(-1, 1))
    d, v = model.add_sensor("d_r", sb.sensors.Distance(a, b))
    p1, p2 = (
        model.add_state(f"p_r_{i}", 200e5 / 2 * A2 / A) for i, A in ((1, A1), (2, A2))
    )
    x = sb.maximum(sb.minimum(x, 1), -1)

    def orifice(drop):
        return drop / ((drop**2 + 1e4**2) ** 0.25 * np.sqrt(200e5))

    def into(p, opening):
        tank = orifice(1e5 - p) * sb.maximum(-opening, 0)
        return flow * (orifice(200e5 - p) * sb.maximum(opening, 0) + tank)

    leak = leakage * (p1 - p2)
    V1, V2 = 1e-5 + A1 * (d - least), 1e-5 + A2 * (most - d)
    model.set_rate(p1, 1.4e9 / V1 * (into(p1, x) - A1 * v - leak))
    model.set_rate(p2, 1.4e9 / V2 * (into(p2, -x) + A2 * v + leak))
    model.add_load("push", sb.loads.PointToPoint(a, b, A1 * p1 - A2 * p2))


def with_tissue(model):
    a, b = ends(model)
    law = {"elastic": lambda e: 90 * sb.exp(e), "free_length": 0.4}
    sb.add_viscoelastic(model, "t1", a, b, relaxation=[(0.5, 0.1), (0.2, 2.0)], **law)


def tissue_by_hand(model):
    a, b = ends(model)
    d, v = model.add_sensor("d", sb.sensors.Distance(a, b))
    F, pull = 90 * sb.exp(d - 0.4), 0.3 * (90 * sb.exp(d - 0.4))
    for i, (share, time) in enumerate([(0.5, 0.1), (0.2, 2.0)], 1):
        x = model.add_state(f"x_t1_{i}")
        # Of this law the slope is the force.
        model.set_rate(x, share * F * v - x / time)
        pull = pull + x
    model.add_load("pull", sb.loads.PointToPoint(a, b, -pull))


def with_muscle(model):
    sb.add_muscle(model, "b1", ends(model), **MUSCLE)


def muscle_by_hand(model):
    a, b = ends(model)
    l, v = model.add_sensor("d", sb.sensors.Distance(a, b))
    e, x = model.add_input("e_b1", limits=(0, 1)), model.add_state("a_b1", 0.05)
    s, slow = sb.tanh(10 * (e - x)) / 2, 0.5 + 1.5 * x
    model.set_rate(x, ((s + 0.5) / (0.015 * slow) + (0.5 - s) * slow / 0.06) * (e - x))
    along = l - 0.1
    length = sb.sqrt(along**2 + (0.5 * np.sin(0.2)) ** 2)
    cosine, fiber = along / length, length / 0.5
    speed = v * cosine / (0.5 * 10)
    active = x * curves.active_length(fiber) * curves.force_velocity(speed)
    total = active + curves.passive_length(fiber) + 0.1 * speed
    pull = sb.where(along <= 0, 0, 20 * sb.maximum(total * cosine, 0))
    model.add_load("pull", sb.loads.PointToPoint(a, b, -pull))


def with_coil(model):
    sb.add_spring_mass(model, "c1", *ends(model), 0.6)


def coil_by_hand(model):
    places = ends(model)
    a = [
        model.add_sensor(f"a{i}", sb.sensors.Acceleration(x))
        for i, x in enumerate(places)
    ]
    for i, place in enumerate(places):
        own = 0.1 * (2 * a[i] + a[1 - i])
        weight = np.array([0, 0, -9.81 * 0.3])
        model.add_load(f"f{i}", sb.loads.Force(place, list(weight - own)))


def with_filter(model):
    sb.add_filtered_drive(model, "f1", model.joints["turn"], frequency=5.0)


def filter_by_hand(model):
    joint = model.joints["turn"]
    w, r = model.add_input("w_f1"), model.add_state("r_f1", 0.3)
    model.set_rate(r, 25 * (w - joint.q[0]) - 10 * r)
    model.add_constraint("follow", sb.constraints.Nonholonomic(joint.v[0] - r))


def pitch(angle):
    return BESIDE * sb.cos(angle) + sb.sqrt(DISC**2 - (BESIDE * sb.sin(angle)) ** 2)


def with_roller(model):
    cam = sb.constraints.RollerCam(model.bodies["arm"], model.bodies["slider"], pitch)
    model.add_constraint("cam", cam)


def roller_by_hand(model):
    arm, slider = model.bodies["arm"], model.bodies["slider"]
    seen = {"seen_from": arm, "expressed_in": arm}
    x, y, _ = model.add_sensor("p", sb.sensors.Position(slider, **seen))
    gap = sb.sqrt(x * x + y * y) - pitch(sb.atan2(y, x))
    model.add_constraint("cam", sb.constraints.Algebraic(gap))


def with_face(model):
    arm, slider = model.bodies["arm"], model.bodies["slider"]
    cam = sb.constraints.FlatCam(
        arm, slider, lambda angle: DISC + BESIDE * sb.cos(angle)
    )
    model.add_constraint("cam", cam)


def face_by_hand(model):
    arm, slider = model.bodies["arm"], model.bodies["slider"]
    seen = {"seen_from": arm, "expressed_in": arm}
    x, y, _ = model.add_sensor("p", sb.sensors.Position(slider, **seen))
    R = model.add_sensor("R", sb.sensors.Orientation(slider, arm))
    gap = (
        x * R[0, 0] + y * R[1, 0] - (DISC + BESIDE * sb.cos(sb.atan2(R[1, 0], R[0, 0])))
    )
    model.add_constraint("cam", sb.constraints.Algebraic(gap))


def with_rotor(model):
    turn = model.joints["turn"]
    sb.add_rotor(model, "r1", model.world, 0.01, geared_to=turn, ratio=12)


def rotor_by_hand(model):
    """Inertia of the joint's side: n² J about its axis, on a wheel that it carries."""
    J = 0.01 * 12**2
    disc = model.add_body("disc", inertia=(0, 0, J))
    model.add_joint("key", model.bodies["arm"], disc, "fixed")


def with_bevels(model):
    turn, spin = model.joints["turn"], model.joints["spin"]
    sb.add_bevel_gears(model, "g1", seated(model, turn), spin, 20, 35)


def bevels_by_hand(model):
    turn, spin = model.joints["turn"], model.joints["spin"]
    gear = sb.loops.Transmission(seated(model, turn), spin, -20 / 35)
    model.add_loop("g1", gear)


def seated(model, turn):
    """Return a joint on the axis of another, away from where the axes cross."""
    seat = model.world.add_frame("high", at=(0, 0, 0.2))
    top = model.add_body("gear", mass=1, inertia=(0.1, 0.1, 0.1))
    return model.add_joint("top", seat, top, "Rz", v=0.5)


PAIRS = {
    "add_bevel_gears": (with_bevels, bevels_by_hand),
    "add_dc_motor": (with_motor, motor_by_hand("u", lambda u, q: u)),
    "add_filtered_drive": (with_filter, filter_by_hand),
    "add_hydraulic_actuator": (with_ram, ram_by_hand),
    "add_muscle": (with_muscle, muscle_by_hand),
    "add_position_servo": (with_servo, motor_by_hand("w", lambda w, q: 9.0 * (w - q))),
    "add_rotor": (with_rotor, rotor_by_hand),
    "add_spring_mass": (with_coil, coil_by_hand),
    "add_viscoelastic": (with_tissue, tissue_by_hand),
    "FlatCam": (with_face, face_by_hand),
    "RollerCam": (with_roller, roller_by_hand),
}


# Where the slider touches the cam.
START = {
    "RollerCam": (float(pitch(-0.4).value), None),
    "FlatCam": (DISC + BESIDE * np.cos(0.4), None),
}


def rates(name, which):
    """Return system, and the formulas of accelerations and of rates of its states."""
    model = scene(*START.get(name, ()))
    PAIRS[name][which](model)
    if name in START:
        model.choose_independent(model.joints["turn"], model.joints["spin"])
    compiled = sb.compile_model(model, backend="python")
    found = compiled.equations("dynamics").results
    return compiled.system, [*found["vd"].ravel(), *found["xd"].ravel()]


@pytest.mark.parametrize("name", PAIRS)
def test_it_does_what_its_equations_do_by_hand(name, rng):
    (system, one), (_, other) = (rates(name, which) for which in (0, 1))
    at = dict(zip([s.name for s in system.q], system.q_start, strict=True))
    symbols = [*system.v, *system.x, *system.u]
    at |= {
        s.name: x
        for s, x in zip(symbols, rng.uniform(0.1, 0.9, len(symbols)), strict=True)
    }
    at |= {s.name: 1e5 * (20 + 30 * at[s.name]) for s in system.x if "p_r" in s.name}
    found, expected = evaluate(one, at | {"t": 0.0}), evaluate(other, at | {"t": 0.0})
    assert np.abs(expected).max() > 0.1
    np.testing.assert_allclose(found, expected, rtol=1e-9)


@pytest.mark.parametrize("name", PAIRS)
def test_it_costs_no_more_operations_than_by_hand(name):
    own, hand = (sb.count_operations(rates(name, i)[1]).total for i in (0, 1))
    assert own <= hand
