"""Machines one recognizes: each against its closed form or its published number."""

import math

import numpy as np
import pytest

import symbody as sb
from symbody.library.catalog import LIBRARY, SUBJECTS
from symbody.library.planar import add_linkage, meet

G = 9.81
TIGHT = {"method": sb.DP54(rtol=1e-9, atol=1e-11)}


def run(name, duration, inputs=None, parameters=None, **options):
    model = LIBRARY[name]()
    zeros = {
        one: np.zeros(np.shape(quantity.symbols)) if np.shape(quantity.symbols) else 0
        for one, quantity in model.inputs.items()
    }
    inputs = zeros | (inputs or {})
    return sb.simulate(model, duration, inputs=inputs, parameters=parameters, **options)


def xz(motion, name):
    return motion[name].to_numpy()[:, [0, 2]]


def peaucellier():
    x, _ = xz(run("peaucellier", 0.5), "tip").T
    return x, (0.25**2 - 0.10**2) / (2 * 0.10), 1e-9


def pantograph():
    motion = run("pantograph", 1.0, {"torque": [0.01, -0.005]})
    return xz(motion, "pen"), 2 * xz(motion, "tracer"), 1e-9


def watt_engine():
    """The middle of the link is on Watt's curve (Lawrence 1972, section 7.3)."""
    motion = run("watt_engine", 3.0)
    # From the middle of both pivots, along their line and across.
    C = np.array([-2.0, -0.6])
    d, e = xz(motion, "piston") / 2 - C / 2, C / np.linalg.norm(C)
    x2, y2 = (d @ e) ** 2, (d @ np.array([-e[1], e[0]])) ** 2
    a2, b2, c2, r2 = C @ C / 4, 1.0, 0.3**2, x2 + y2
    left = ((b2 - r2 - c2) * r2 + a2 * (x2 - y2)) ** 2
    return left, 4 * a2 * y2 * (c2 * r2 - a2 * x2), 1e-9


def jansen_walker():
    """The foot goes where circles of Jansen's lengths meet."""
    motion = run("jansen_walker", 0.3, {"torque": 4.0})
    angle = motion["q_crank"].to_numpy()
    feet = []
    for turn in angle:
        C = (0.15 * math.cos(-turn), 0.15 * math.sin(-turn))
        B = (-0.38, -0.078)
        D, F = meet(B, C, 0.415, 0.50), meet(C, B, 0.619, 0.393)
        E = meet(B, D, 0.401, 0.558)
        feet.append(meet(F, meet(F, E, 0.367, 0.394), 0.49, 0.657))
    return xz(motion, "path_H0l"), np.array(feet), 1e-6


def scotch_yoke():
    motion = run("scotch_yoke", 1.0, {"torque": 0.5})
    return xz(motion, "stroke")[:, 0], 0.06 * np.cos(motion["q_crank"]), 1e-8


def geneva_drive():
    """Bickford (1972): the largest ratio of the speeds is sin(h)/(1 - sin(h))."""
    motion = run("geneva_drive", np.linspace(0, 2 * math.pi / 12, 401))
    ratio = np.abs(motion["v_wheel"] / motion["v_crank"]).max()
    step = motion["q_wheel"][-1] - motion["q_wheel"][0]
    h = math.pi / 4
    wanted = [math.sin(h) / (1 - math.sin(h)), -2 * h]
    return [float(ratio), float(step)], wanted, 1e-5  # between two samples


def roberval_balance():
    """From rest in any position it stays at rest, wherever the weights stand."""
    compiled = sb.compile_model(LIBRARY["roberval_balance"]())
    start = {"q_beam": 0.3}
    motion = sb.simulate(compiled, 1.0, start=start, parameters={"place_left": 0.2})
    return motion["q_beam"], 0.3, 1e-9


def crank_press():
    """T = F r sin(a + b)/cos(b), with the angles a of the crank and b of the rod."""
    model, F, r, q = LIBRARY["crank_press"](), 1e5, 0.08, 0.7
    model.gravity = (0, 0, 0)
    a = math.pi / 2 - q
    b = math.asin(r * math.sin(a) / 0.60)
    inputs = {"force": F, "torque": F * r * math.sin(a + b) / math.cos(b)}
    motion = sb.simulate(
        model, 1e-3, inputs=inputs, start={"q_crank": q, "v_crank": 0.0}
    )
    return motion["vd_crank"][0] / (F * r / 180), 0.0, 1e-9


def valve_train():
    """The lift is that of the cam's law, whose angle is half of the crank's."""
    motion = run("valve_train", 0.04)
    cam = motion["q_crank"].to_numpy() / 2
    lift = 0.009 * ((1 + np.sin(cam)) / 2) ** 2
    return motion["q_valve"], 0.009 / 4 - lift, 1e-8


def rocket():
    """In a turn four strokes of the full pressure do their work."""
    motion = run("rocket", 12.0)
    turns = motion["q_axle"].to_numpy() / (2 * math.pi)
    energy = motion["kinetic_energy"].to_numpy()
    one, six = (np.interp(n, turns, energy) for n in (1, 6))
    work = 4 * 3.4e5 * 0.203**2 * 0.7854 * 0.432
    return (six - one) / 5 / work, 1.0, 5e-3  # less about the dead centers


def sewing_machine():
    motion = run("sewing_machine", 0.2)
    q, (r, rod) = motion["q_shaft"].to_numpy(), (0.016, 0.042)
    needle = -r * np.sin(q) - np.sqrt(rod**2 - (r * np.cos(q)) ** 2)
    hook = -2 * q
    found = [xz(motion, "needle")[:, 1], motion["q_hook"].to_numpy()]
    return np.array(found), np.array([needle, hook]), 1e-7


def loom():
    motion = run("loom", 0.7)
    q = motion["q_crank"].to_numpy()
    reed = [
        meet((-0.34, -0.68), (0.075 * math.cos(a), -0.075 * math.sin(a)), 0.70, 0.30)
        for a in q
    ]
    shed = 0.06 * np.sin(-q / 2)
    assert np.allclose(motion["q_front_heald"], shed, rtol=0, atol=1e-9)
    return xz(motion, "reed"), np.array(reed), 1e-7


def governor():
    """Porter: omega² = (m + M) g/(m h)."""
    motion = run("governor", 30.0)
    depth = -motion["ball"].to_numpy()[-1, 2] / 2  # of the ball, half of the rod's
    speed = motion["v_spindle"].to_numpy()[-1]
    return speed**2 * 2 * depth * 2.0 / (10.0 * G), 1.0, 1e-4


def gyro_compass():
    motion = run("gyro_compass", np.linspace(0, 24, 4801), start={"q_heading": 0.02})
    q, t = motion["q_heading"].to_numpy(), motion.time
    (first, last) = np.flatnonzero((q[:-1] > 0) & (q[1:] <= 0))[:2]
    period = t[last] - t[first]
    couple = 8e-3 * 20_000 * math.pi / 30 * 7.292115e-5 * math.cos(math.radians(48))
    return period, 2 * math.pi * math.sqrt(6e-3 / couple), 1e-3


def clock():
    motion = run("clock", np.linspace(0, 900, 901))
    turns = motion["q_second"].to_numpy() / (2 * math.pi)
    hour = motion["q_hour"].to_numpy() / (2 * math.pi) * 720
    assert np.allclose(hour, turns, rtol=1e-9, atol=1e-9)
    return turns[-1] - turns[60], 14.0, 5e-3


def watch_escapement():
    motion = run("watch_escapement", np.linspace(0, 120, 24_001))
    J, omega = 1.6e-9, 6 * math.pi
    loss = math.pi * J * omega**2 / 250
    wanted = math.sqrt(2 * 1e-7 * 0.45 * math.sqrt(math.pi) / loss)
    return np.abs(motion["q_balance"].to_numpy()[-2000:]).max(), wanted, 1e-3


def planetary_gear():
    """Willis, and by his law the torque on a free ring that lets the sun rest."""
    motion = run("planetary_gear", 0.1, {"torque": [0.4, 0.9, -1.0]})
    sun, ring, carrier = (motion[f"v_{name}"] for name in ("sun", "ring", "carrier"))
    assert abs(sun[-1]) > 1
    return (30 * sun + 66 * ring) / 96, carrier, 1e-9


def double_wishbone():
    """The carrier's angle is that of the line between the circles of both arms."""
    motion = run("double_wishbone", 0.5)
    P, Q, L, U = (0.35, 0.22), (0.42, 0.48), (0.70, 0.20), (0.66, 0.47)
    camber = []
    for turn in motion["q_lower_arm"].to_numpy():
        c, s = math.cos(turn), math.sin(turn)
        x, z = L[0] - P[0], L[1] - P[1]
        ball = (P[0] + c * x + s * z, P[1] - s * x + c * z)
        top = meet(Q, ball, math.dist(Q, U), math.dist(L, U))
        if math.dist(top, U) > 0.2:
            top = meet(ball, Q, math.dist(L, U), math.dist(Q, U))
        camber.append(math.atan2(top[0] - ball[0], top[1] - ball[1]))
    camber = np.array(camber) - math.atan2(U[0] - L[0], U[1] - L[1])
    return motion["q_lower_arm"] + motion["q_carrier"], camber, 1e-7


def macpherson_strut():
    """The strut points from the ball of the arm to its mount."""
    motion = run("macpherson_strut", 0.5)
    P, L, T = np.array([0.32, 0.21]), np.array([0.68, 0.19]), np.array([0.55, 0.80])
    q = motion["q_lower_arm"].to_numpy()
    turn = np.array([[np.cos(q), np.sin(q)], [-np.sin(q), np.cos(q)]])
    x, z = T[:, None] - P[:, None] - np.einsum("ijk,j->ik", turn, L - P)
    wanted = np.arctan2(x, z) - math.atan2(T[0] - L[0], T[1] - L[1])
    return q + motion["q_carrier"].to_numpy(), wanted, 1e-7


def landing_gear():
    """At rest p0 A (V0/V)^1.1 carries all that is above the piston."""
    rest = sb.equilibrium(LIBRARY["landing_gear"]())
    load = (6000 + 15 + 90 + 15) * G
    stroke = 0.40 * (1 - (2e6 * 0.01 / load) ** (1 / 1.1))
    return rest.start["q_stroke"], stroke, 1e-6


def derailleur():
    """The carrier keeps its attitude and moves on the circle of the plates."""
    motion = run("derailleur", 0.2, {"cable": 0.5})
    q = motion["q_inner_plate"].to_numpy()
    x = 0.026 * np.cos(q) - 0.024 * np.sin(q) + 0.007
    z = -0.026 * np.sin(q) - 0.024 * np.cos(q) - 0.01
    assert np.ptp(x) > 0.004
    return xz(motion, "shift"), np.array([x, z]).T, 1e-7


def differential():
    """With wheels of unequal inertia both still get the same torque."""
    moments = {"J_left": 1.0, "J_right": 2.0}
    torque = {"torque": [30.0, 0.0, 0.0]}
    motion = run("differential", 0.5, torque, parameters=moments | {"J_pinion": 1e-12})
    case, left, right = (motion[f"v_{name}"] for name in ("case", "left", "right"))
    assert np.allclose((left + right) / 2, case, rtol=1e-9)
    return left, 2 * right, 1e-6


def tower_crane():
    """Of a conical pendulum: tan(a) = omega² (reach + rope sin(a))/g."""
    model, omega, reach, rope = LIBRARY["tower_crane"](), 0.15, 30.0, 20.0
    model.drive(model.joints["slew"], omega * model.t)
    model.drive(model.joints["travel"], reach)
    angle = 0.0
    for _ in range(60):
        angle = math.atan(omega**2 * (reach + rope * math.sin(angle)) / G)
    rest = {"torque": 0.0, "force": 0.0}
    motion = sb.simulate(model, 5.0, inputs=rest, start={"q_hoist_Ry": -angle}, **TIGHT)
    return motion["q_hoist_Ry"], -angle, 1e-6


def swing_bridge():
    """A torque of 4 J phi/(i T²), half of the time each way, turns by phi in T."""
    main, tail, line, ratio = 28.0, 12.0, 3000.0, 15.0
    J = line * (main**3 + tail**3) / 3 + 15.0 * ratio**2
    J += line * (main**2 - tail**2) / (2 * (tail - 1)) * (tail - 1) ** 2
    T, phi = 60.0, math.pi / 2
    M = 4 * J * phi / (ratio * T**2)
    compiled = sb.compile_model(LIBRARY["swing_bridge"]())
    first = sb.simulate(compiled, T / 2, inputs={"torque": M})
    start = {name: first[name][-1].item() for name in ("q_pier", "v_pier")}
    last = sb.simulate(compiled, T / 2, inputs={"torque": -M}, start=start)
    return [last["q_pier"][-1].item(), last["v_pier"][-1].item()], [phi, 0.0], 1e-6


def wind_turbine():
    """The rotor's 38 759 228 kg m² (Jonkman 2009, cone of 2.5 degrees), and a swing."""
    J = 3 * (11_776_047 + 2 * 1.5 * 17_740 * 20.475 + 17_740 * 1.5**2)
    rotor = J * math.cos(math.radians(2.5)) ** 2 + 115_926
    assert abs(rotor / 38_759_228 - 1) < 1e-4
    model, k = LIBRARY["wind_turbine"](), 867.637e6
    still = {"q_rotor": 0.0, "q_shaft": 0.0}
    modes = sb.modal(
        model, still, inputs={"wind": 0.0, "generator": 0.0}, parameters={"c": 1e-6}
    )
    inverse = 1 / (J + 115_926) + 1 / (534.116 * 97**2)
    swing = math.sqrt(k * inverse)
    return max(abs(modes.eigenvalues)), swing, 1e-6


def trebuchet():
    """What all lose in height they have as motion, most of it the stone."""
    motion = run("trebuchet", np.linspace(0, 1.6, 801), **TIGHT)
    height, speed = motion["place"].to_numpy()[:, 2], motion["speed"].to_numpy()
    total = motion["total_energy"].to_numpy()
    flying = height > 0.5
    drop = (6000 + 900) * G * 2.0
    own = 40 * (speed**2).sum(axis=1) + 80 * G * height
    assert 0.5 < own[flying].max() / drop < 1
    return total[flying] / total[flying][0], 1.0, 1e-6


def umbrella():
    motion = run("umbrella", 0.2, {"push": 3.0})
    phi, a, l = motion["q_hinge_0"].to_numpy(), 0.27, 0.29
    below = a * np.cos(phi) + np.sqrt(l**2 - (a * np.sin(phi)) ** 2)
    return motion["q_slide"], -below, 1e-7


def hand():
    """A fingertip is where its three bones and two thirds of an angle put it."""
    motion = run("hand", 0.2, {"torque": [0.1, 0.2, 0.3, 0.2, 0.1]})
    first = motion["q_middle_near_Ry"].to_numpy()
    second = first + motion["q_middle_mid"].to_numpy()
    third = second + 2 / 3 * motion["q_middle_mid"].to_numpy()
    bones = zip((0.266, 0.170, 0.108), (first, second, third), strict=True)
    angles = [(0.19 * share, angle) for share, angle in bones]
    x = 0.45 * 0.19 + sum(length * np.cos(angle) for length, angle in angles)
    z = -sum(length * np.sin(angle) for length, angle in angles)
    return xz(motion, "middle_tip"), np.array([x, z]).T, 1e-7


def prosthetic_knee():
    """The center of rotation is where the lines of both links meet."""
    motion = run("prosthetic_knee", 0.15, start={"v_rear_link": 4.0})
    C, D, F = (xz(motion, f"p_{name}") for name in "CDF")
    v = xz(motion, "v_F")
    omega = motion["v_front_link"] + motion["v_shank"]
    omega = omega.to_numpy()[:, None]
    center = F + np.array([v[:, 1], -v[:, 0]]).T / omega
    A, B = np.array([0.020, 0.060]), np.array([-0.020, 0.055])
    area = [
        (end - pin)[:, 0] * (center - pin)[:, 1]
        - (end - pin)[:, 1] * (center - pin)[:, 0]
        for pin, end in ((A, C), (B, D))
    ]
    return np.array(area), 0.0, 1e-9


def ornithopter():
    """The center of mass falls freely, and both wings beat alike."""
    motion = run("ornithopter", 0.5, {"torque": 0.02})
    z, t = xz(motion, "center")[:, 1], motion.time
    mirror = xz(motion, "tip_l") - [-1, 1] * xz(motion, "tip_r")
    rate = (z[1] - z[0]) / t[1] + G * t[1] / 2
    assert np.abs(mirror).max() < 1e-7
    return z, z[0] + rate * t - G * t**2 / 2, 1e-5


def delta_robot():
    """The platform is where three spheres meet (Clavel 1991)."""
    motion = run("delta_robot", 0.2, {"torque": [3.0, 4.0, 5.0]})
    centers = []
    for i in range(3):
        reach = 0.2 - 0.046 + 0.235 * np.cos(motion[f"q_motor_{i}"].to_numpy())
        height = -0.235 * np.sin(motion[f"q_motor_{i}"].to_numpy())
        turn = 2 * math.pi * i / 3
        centers.append([reach * math.cos(turn), reach * math.sin(turn), height])
    centers = np.moveaxis(np.array(centers), 2, 0)
    place = []
    for p in centers:
        normals, sides = p[1:] - p[0], (p[1:] ** 2).sum(axis=1) - (p[0] ** 2).sum()
        along = np.cross(*normals)
        foot = np.linalg.solve(np.vstack([normals, along]), [*sides / 2, along @ p[0]])
        rest = 0.80**2 - ((foot - p[0]) ** 2).sum()
        place.append(
            foot
            - math.copysign(math.sqrt(rest), along[2]) * along / np.linalg.norm(along)
        )
    return motion["tool"], np.array(place), 1e-7


ANSWERS = {
    answer.__name__: answer
    for answer in (
        peaucellier, pantograph, watt_engine, jansen_walker, scotch_yoke, geneva_drive,
        roberval_balance, crank_press, valve_train, rocket, sewing_machine, loom,
        governor, gyro_compass, clock, watch_escapement, planetary_gear,
        double_wishbone, macpherson_strut, landing_gear, derailleur, differential,
        tower_crane, swing_bridge, wind_turbine, trebuchet, umbrella, hand,
        prosthetic_knee, ornithopter, delta_robot,
    )
}  # fmt: skip


@pytest.mark.parametrize("name", ANSWERS)
def test_a_machine_gives_its_known_answer(name):
    value, wanted, tolerance = ANSWERS[name]()
    np.testing.assert_allclose(value, wanted, rtol=tolerance, atol=tolerance)


def test_each_mechanism_of_the_library_has_one_subject():
    listed = [name for one in SUBJECTS.values() for name in sum(one, ())]
    assert sorted(listed) == list(LIBRARY)


def test_each_machine_has_a_known_answer():
    machines = {name for one in SUBJECTS.values() for name in one.machines}
    assert machines == set(ANSWERS)


@pytest.mark.parametrize("name", ["delta_robot", "governor", "umbrella", "loom"])
def test_a_mechanism_starts_where_it_says(name):
    """What is given at the start is not moved when loops are closed."""
    system = sb.compile_model(LIBRARY[name]()).system
    assert not [str(one) for one in system.moved if not one.assumed]


def test_a_linkage_is_closed_at_its_start_whatever_its_points_are():
    model = sb.Model("bars")
    points = {"O": (0, 0), "A": (0.3, 0.4), "B": (1.0, 0.5), "C": (1.1, 0.0)}
    bars = {"crank": (1, "O A"), "coupler": (2, "A B"), "rocker": (1, "C B")}
    add_linkage(model, points, bars, ground="O C")
    moved = {"A": [0.2, 0.5], "C": [1.3, -0.2]}
    with_others = sb.compile_model(model).with_parameters(moved)
    motion = sb.simulate(with_others, 0.01, save=sb.Save(constraints=True))
    starts = [motion[f"q_{bar}"][0].item() for bar in bars]
    assert starts == [0.0, 0.0, 0.0]
