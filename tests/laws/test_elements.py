"""Each element against the same formulas by hand: its forces, and what it costs.

By hand means a `Force`, `Torque`, `PointToPoint` or `JointForce` whose formula is
written with sensors, as a user would without the element.
"""

from dataclasses import replace

import numpy as np
import pytest

import symbody as sb
from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.dynamics import derive_dynamics, derive_inverse
from symbody.model.loads import cable as curves
from symbody.model.loads.journal_bearings import _half_integrals, impedance
from symbody.system import assemble

SIX = ["Tx", "Ty", "Tz", "Rx", "Ry", "Rz"]
SIZE = (0.02, 0.015, 1e-1, 5e4)  # of bearings: radius, length, clearance, viscosity


def scene():
    """Return a model of two bodies in space, with a frame on each, and two hinges."""
    model = sb.Model("scene", gravity=(0, 0, 0))
    start = {"A": (0, 0, 0, 0.1, 0.2, 0.3), "B": (0.03, 0.02, -0.05, 0.2, 0.1, 0.2)}
    for name, q in start.items():
        body = model.add_body(name, mass=1.0, inertia=(0.1, 0.2, 0.15))
        model.add_joint(f"j_{name}", model.world, body, SIX, q=q, v=(0.3,) * 6)
        body.add_frame("end", at=(0.01, 0.02, 0.005))
    for name in "CD":
        wheel = model.add_body(name, mass=1.0, inertia=(0.1, 0.2, 0.15))
        model.add_joint(f"j_{name}", model.world, wheel, "Rz", q=0.3, v=0.4)
    model.world.add_frame("sun", at=(0.5, 0.4, 0.3))
    model.world.add_frame("drum", at=(0.24, 0.22, 0.1))
    a, b = model.bodies["A"]["end"], model.bodies["B"]["end"]
    return model, a, b, model.joints["j_C"], model.joints["j_D"]


def between(model, a, b):
    """Return place, velocity, attitude and angular velocity of b, as a sees them."""
    seen = {"seen_from": a, "expressed_in": a}
    p = model.add_sensor("p", sb.sensors.Position(b, **seen))
    v = model.add_sensor("v", sb.sensors.Velocity(b, **seen))
    R = model.add_sensor("R", sb.sensors.Orientation(b, a))
    w = model.add_sensor("w", sb.sensors.AngularVelocity(b, **seen))
    return p, v, R, w


def push(model, a, b, force, torque=None):
    """Let a force and a torque act on b in axes of a, and the opposite on a."""
    model.add_load("hand", sb.loads.Force(b, force, expressed_in=a))
    # The reaction acts at the same point, which moves over the body of a.
    p = model.sensors["p"].symbols
    lever = np.cross(p, force)
    back = [-x for x in force]
    model.add_load("back", sb.loads.Force(a, back, expressed_in=a))
    turning = lever if torque is None else lever + np.asarray(torque)
    model.add_load("turn", sb.loads.Torque(a, list(-turning), expressed_in=a))
    if torque is not None:
        model.add_load("twist", sb.loads.Torque(b, list(torque), expressed_in=a))


def along(formula):
    """Return what writes a force along the line, positive if it pushes apart."""

    def write(model, a, b, *_):
        d = model.add_sensor("d", sb.sensors.Distance(a, b))
        model.add_load("hand", sb.loads.PointToPoint(a, b, formula(d[0], d[1])))

    return write


def bushing_by_hand(model, a, b, *_):
    p, v, R, w = between(model, a, b)
    H = (np.trace(R) * np.eye(3) - R) / 2
    r = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / 2
    force = [-k * x - 2 * u for k, x, u in zip((80, 90, 20), p, v, strict=True)]
    push(model, a, b, force, -H.T @ (10 * r + 0.5 * (H @ w)))


def beam_by_hand(model, a, b, *_):
    p, _, R, _ = between(model, a, b)
    H = (np.trace(R) * np.eye(3) - R) / 2
    r = np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]]) / 2
    e = p - np.array([0.2, 0, 0])
    y, z = 2 / 0.2**3, 3 / 0.2**3
    F = [
        90 / 0.2 * e[0],
        z * (12 * e[1] - 6 * 0.2 * r[2]),
        y * (12 * e[2] + 6 * 0.2 * r[1]),
    ]
    M = np.array([
        1 / 0.2 * r[0],
        y * (4 * 0.2**2 * r[1] + 6 * 0.2 * e[2]),
        z * (4 * 0.2**2 * r[2] - 6 * 0.2 * e[1]),
    ])  # fmt: skip
    push(model, a, b, [-x for x in F], -H.T @ M)


def film_by_hand(law):
    def write(model, a, b, *_):
        (x, y, _), (vx, vy, _), _, (_, _, w) = between(model, a, b)
        radius, length, c, oil = SIZE
        Vx, Vy = vx + w * y / 2, vy - w * x / 2
        speed = sb.sqrt(Vx**2 + Vy**2 + 1e-18)
        s, u = (x * Vx + y * Vy) / (c * speed), (y * Vx - x * Vy) / (c * speed)
        if law == "short":
            size = oil * radius * length**3 / c**3
            f, g = _half_integrals(s, u)
        else:
            size = 2 * oil * length * (radius / c) ** 3
            f, g = impedance(s, u, length / (2 * radius))
        ends = model.add_curve("film", (0, 1), (1, 1), extrapolation="error")
        size = size * ends((x * x + y * y) / c**2)
        fx, fy = -size * (f * Vx - g * Vy), -size * (f * Vy + g * Vx)
        free = sb.sqrt(1 - (x * x + y * y) / c**2)
        brake = 2 * np.pi * oil * radius**3 * length * w / (c * free)
        push(model, a, b, [fx, fy, 0], [0, 0, -brake - (x * fy - y * fx) / 2])

    return write


def contact_by_hand(model, a, b, *_):
    p, v, _, _ = between(model, a, b)
    N = 2e3 * sb.maximum(-p[2], 0) ** 1.5 * sb.maximum(1 - 0.3 * v[2], 0)
    drag = -0.4 * N / sb.sqrt(v[0] ** 2 + v[1] ** 2 + 1e-4)
    push(model, a, b, [drag * v[0], drag * v[1], N])


def cable_by_hand(model, a, b, *_):
    legs = [
        model.add_sensor(f"d{i}", sb.sensors.Distance(model.world, x))
        for i, x in enumerate((a, b))
    ]
    l, rate = legs[0][0] + legs[1][0], legs[0][1] + legs[1][1]
    pull = sb.where(l - 0.01 > 0, sb.maximum(50 * (l - 0.01) + rate, 0), 0)
    for i, place in enumerate((a, b)):
        model.add_load(f"hand{i}", sb.loads.PointToPoint(model.world, place, -pull))


def plate(a, b, c):
    return [b.p[0] - 0.1, c.p[0], c.p[1]]


def plate_by_hand(model, a, b, *_):
    """Three places: the first sees the others, and closes the balance."""
    seen = {"seen_from": model.world, "expressed_in": model.world}
    p = [
        model.add_sensor(f"p{i}", sb.sensors.Position(x, **seen))
        for i, x in enumerate((a, b))
    ]
    e = np.array([p[0][0] - 0.1, p[1][0], p[1][1]])
    F = np.diag([3.0, 4, 5]) @ e + e[::-1]
    model.add_load("one", sb.loads.Force(a, [-F[0], 0, 0]))
    model.add_load("two", sb.loads.Force(b, [-F[1], -F[2], 0]))


def muscle_by_hand(l, rate):
    along = l - 0.01
    fiber = sb.sqrt(along**2 + (0.05 * sb.sin(0.1)) ** 2)
    speed = rate * along / fiber / (0.05 * 10)
    active = 0.4 * curves.active_length(fiber / 0.05) * curves.force_velocity(speed)
    total = active + curves.passive_length(fiber / 0.05) + 0.1 * speed
    return -sb.where(along <= 0, 0, 20 * sb.maximum(total * along / fiber, 0))


def in_joints(*formulas):
    def write(model, a, b, c, d):
        values = [(j.q[0], j.v[0]) for j in (c, d)]
        for joint, formula in zip((c, d), formulas, strict=False):
            model.add_load(
                f"hand_{joint.name}", sb.loads.JointForce(joint, formula(*values))
            )

    return write


def teeth(c, d):
    x, rate = 0.2 * c[0] - 0.3 * d[0], 0.2 * c[1] - 0.3 * d[1]
    return 500 * x + 2 * rate


def stop(c, *_):
    q, v = c
    above = 50 * sb.maximum(q - 0.1, 0) * sb.maximum(1 + 0.2 * v, 0)
    return 50 * sb.maximum(-0.2 - q, 0) * sb.maximum(1 - 0.2 * v, 0) - above


def gravity_by_hand(model, a, b, *_):
    sun = model.world["sun"]
    for name in "ABCD":
        d = model.add_sensor(f"d{name}", sb.sensors.Distance(sun, model.bodies[name]))
        pull = sb.loads.PointToPoint(sun, model.bodies[name], -3.0 / d[0] ** 2)
        model.add_load(f"hand_{name}", pull)


def hertz(l, rate):
    depth = 0.08 + 0.08 - l
    elastic = 4 / 3 * 1e3 * np.sqrt(0.04) * sb.maximum(depth, 0) ** 1.5
    return elastic * sb.maximum(1 - 0.1 * rate, 0)


def field_by_hand(model, *_):
    """Minus the gradient of 2 x y + z², at the centres of mass, of 1 kg each."""
    for name in "ABCD":
        x, y, z = model.add_sensor(f"p{name}", sb.sensors.Position(model.bodies[name]))
        pull = sb.loads.Force(model.bodies[name], (-2 * y, -2 * x, -2 * z))
        model.add_load(f"hand_{name}", pull)


def wrapped_by_hand(model, a, *_):
    """From A round the drum to the sun, or straight past it; the sun is counted on."""
    drum, sun = np.array([0.24, 0.22, 0.1]), np.array([0.5, 0.4, 0.3])
    R, (X, Y, Z) = 0.05, sun - drum
    x, y, z = model.add_sensor("p", sb.sensors.Position(a)) - drum
    v = model.add_sensor("v", sb.sensors.Velocity(a))
    far, ahead = x * x + y * y, X * X + Y * Y
    gap, led = far - R * R, np.sqrt(ahead - R * R)
    # An end on the drum may be inside by rounding.
    free = sb.sqrt(sb.where(sb.absolute(gap) < 1e-9 * R * R, 0, gap))
    # From a quarter of a turn back to three ahead.
    turn = sb.atan2(-(x * X + y * Y), x * Y - y * X) + np.pi / 2
    on_it = turn - sb.atan2(free, R) - np.arctan2(led, R)
    around = free + led + R * on_it
    dx, dy, height = x - X, y - Y, z - Z
    flat = sb.where(on_it < 0, dx * dx + dy * dy, around * around)
    length = sb.sqrt(flat + height * height)
    # Away from the drum along the tangent, or from the sun.
    pull = around / far
    out_x = sb.where(on_it < 0, dx, pull * (free * x + R * y))
    out_y = sb.where(on_it < 0, dy, pull * (free * y - R * x))
    along = [part / length for part in (out_x, out_y, height)]
    stretch = length - 0.3
    pull = sb.maximum(50 * stretch + 2 * np.dot(along, v), 0)
    tension = sb.where(stretch > 0, pull, 0)
    model.add_load("hand", sb.loads.Force(a, [-tension * part for part in along]))


def traction_by_hand(model, a, b, *_):
    """The pitch curve is r = 0.06 + 0.002 cos(angle), with its slopes."""
    (x, y, _), (vx, vy, _), _, (_, _, w) = between(model, a, b)
    R, L, N, E = 0.01, 0.02, 40, 2.26e11
    eta, alpha, tau = 0.017, 1.85e-8, 5e6
    angle, far2 = sb.atan2(y, x), x * x + y * y
    r, slope = 0.06 + 0.002 * sb.cos(angle), -0.002 * sb.sin(angle)
    bend = -0.002 * sb.cos(angle)
    along2 = r * r + slope * slope
    turning = 1 - (bend * r - slope * slope) / along2
    far, along = sb.sqrt(far2), sb.sqrt(along2)
    c, s, ex, ey = r / along, slope / along, x / far, y / far
    nx, ny = c * ex + s * ey, c * ey - s * ex
    speed = vy * nx - vx * ny
    rate = turning * (x * vy - y * vx) / far2
    over_cam, over_roller = speed - R * rate, R * (w - rate)
    mean = sb.absolute(over_cam + over_roller) / 2 + 1e-3
    slip, radius = speed - R * w, R * (1 - R * turning / along)
    line = (N + np.sqrt(N * N + 1)) / 2 / L
    pressure = sb.sqrt(line * E / (2 * np.pi) / radius)
    U, W = eta * mean / (E * radius), line / (E * radius)
    h = 2.65 * radius * U**0.7 * (alpha * E) ** 0.54 * W ** (-0.13)
    thick = eta * sb.exp(alpha * np.pi / 4 * pressure)
    width = 2 * L * sb.sqrt(8 / np.pi * line / E * radius)
    F = width * tau * sb.asinh(thick * slip / (h * tau))
    push(model, a, b, [F * ny, -F * nx, 0], [0, 0, R * F])


def membrane_by_hand(model, a, b, *_):
    """The stiffness of the sides as numbers, from strains that fit all three."""
    ab, bc, ca = 0.06, 0.05, 0.07
    x = (ab**2 + ca**2 - bc**2) / (2 * ab)
    y = np.sqrt(ca**2 - x * x)
    sides = np.array([(ab, 0), (x - ab, y), (x, y)])
    lengths = np.array([ab, bc, ca])
    c, s = (sides / lengths[:, None]).T
    strains = np.linalg.inv(np.array([c * c, s * s, s * c]).T) / lengths
    D = 3e4 / (1 - 0.04) * np.array([[1, 0.2, 0], [0.2, 1, 0], [0, 0, 0.4]])
    K = ab * y / 2 * 1e-3 * strains.T @ D @ strains
    K = np.round((K + K.T) / 2, 9)
    ends = [(model.world, a), (a, b), (b, model.world)]
    d = [
        model.add_sensor(f"d{i}", sb.sensors.Distance(*e))[0]
        for i, e in enumerate(ends)
    ]
    pulls = K @ (np.array(d) - lengths)
    for i, (e, pull) in enumerate(zip(ends, pulls, strict=True)):
        model.add_load(f"hand{i}", sb.loads.PointToPoint(*e, -pull))


STIFF = {"axial": 90, "bending_y": 2, "bending_z": 3, "torsion": 1}
MUSCLE = {"strength": 20, "fiber_length": 0.05, "tendon_length": 0.01, "pennation": 0.1}
# The element of two places and two joints, and the same by hand.
ELEMENTS = {
    "Bar": (
        lambda m, a, b, c, d: sb.loads.Bar(a, b, 90, 0.1, 0.02),
        along(lambda l, rate: -90 / 0.1 * (l - 0.1 + 0.02 * rate)),
    ),
    "Beam": (lambda m, a, b, c, d: sb.loads.Beam(a, b, 0.2, **STIFF), beam_by_hand),
    "Bushing": (
        lambda m, a, b, c, d: sb.loads.Bushing(a, b, (80, 90, 20), 10, 2, 0.5),
        bushing_by_hand,
    ),
    "Cable": (
        lambda m, a, b, c, d: sb.loads.Cable([a, m.world, b], 50, 0.01, damping=1),
        cable_by_hand,
    ),
    "Connector": (
        lambda m, a, b, c, d: sb.loads.Connector(
            [m.world, a, b],
            plate,
            lambda e: np.diag([3.0, 4, 5]) @ e + e[::-1],
        ),
        plate_by_hand,
    ),
    "CompliantContact": (
        lambda m, a, b, c, d: sb.loads.CompliantContact(
            b, a, 2e3, dissipation=0.3, coefficient=0.4
        ),
        contact_by_hand,
    ),
    "CoulombFriction": (
        lambda m, a, b, c, d: sb.loads.CoulombFriction(
            c, 0.3, 20, 0.5, regularization=0.6
        ),
        in_joints(lambda c, d: -0.3 * 20 * sb.tanh(c[1] / 0.6) - 0.5 * c[1]),
    ),
    "FiniteJournalBearing": (
        lambda m, a, b, c, d: sb.loads.FiniteJournalBearing(a, b, *SIZE),
        film_by_hand("finite"),
    ),
    "GearMesh": (
        lambda m, a, b, c, d: sb.loads.GearMesh(c, d, 0.2, 0.3, 500, 2),
        in_joints(lambda c, d: -0.2 * teeth(c, d), lambda c, d: 0.3 * teeth(c, d)),
    ),
    "GravityField": (
        lambda m, a, b, c, d: sb.loads.GravityField(lambda x, y, z: 2 * x * y + z**2),
        field_by_hand,
    ),
    "JointStops": (
        lambda m, a, b, c, d: sb.loads.JointStops(c, -0.2, 0.1, 50, 0.2),
        in_joints(stop),
    ),
    "JournalBearing": (
        lambda m, a, b, c, d: sb.loads.JournalBearing(a, b, *SIZE),
        film_by_hand("short"),
    ),
    "LineTraction": (
        lambda m, a, b, c, d: sb.loads.LineTraction(
            a, b, lambda angle: 0.06 + 0.002 * sb.cos(angle), 0.01, 0.02, 40
        ),
        traction_by_hand,
    ),
    "Membrane": (
        lambda m, a, b, c, d: sb.loads.Membrane(
            m.world, a, b, 0.06, 0.05, 0.07, modulus=3e4, thickness=1e-3, poisson=0.2
        ),
        membrane_by_hand,
    ),
    "Muscle": (
        lambda m, a, b, c, d: sb.loads.Muscle([a, b], 0.4, **MUSCLE),
        along(muscle_by_hand),
    ),
    "PointGravity": (
        lambda m, a, b, c, d: sb.loads.PointGravity(m.world["sun"], 3.0),
        gravity_by_hand,
    ),
    "SphereContact": (
        lambda m, a, b, c, d: sb.loads.SphereContact(a, b, 0.08, 0.08, 1e3, 0.1),
        along(hertz),
    ),
    "SpringDamper": (
        lambda m, a, b, c, d: sb.loads.SpringDamper(a, b, 90, 3, 0.1),
        along(lambda l, rate: 90 * (0.1 - l) - 3 * rate),
    ),
    "WrappedCable": (
        lambda m, a, b, c, d: sb.loads.WrappedCable(
            m.world["drum"], a, m.world["sun"], 0.05, 50, 0.3, damping=2
        ),
        wrapped_by_hand,
    ),
    "TorsionalSpringDamper": (
        lambda m, a, b, c, d: sb.loads.TorsionalSpringDamper(c, 8, 2, -0.2),
        in_joints(lambda c, d: 8 * (-0.2 - c[0]) - 2 * c[1]),
    ),
}


def built(name, *, by_hand):
    model, *places = scene()
    element, write = ELEMENTS[name]
    if by_hand:
        write(model, *places)
    else:
        model.add_load("element", element(model, *places))
    return assemble(model)


def random_state(system, rng):
    """Return values near the start, where contacts touch and films are in range."""
    at = [*system.q_start, *system.v_start]
    values = np.array(at) + 0.02 * rng.normal(size=len(at))
    return dict(zip((*system.q, *system.v), values, strict=True))


def forces(system, values):
    """Return the generalized forces of the loads, at values by name."""
    still = {s.name: 0.0 for s in (*system.vd, system.t)}
    known = {s.name: x for s, x in values.items()} | still
    with_them, bare = (
        evaluate(derive_inverse(replace(system, loads=loads)).results["tau"], known)
        for loads in (system.loads, ())
    )
    return bare - with_them


@pytest.mark.parametrize("name", ELEMENTS)
def test_an_element_does_what_its_formulas_do_by_hand(name, rng):
    one, other = (built(name, by_hand=hand) for hand in (False, True))
    for _ in range(2):
        values = random_state(one, rng)
        found, expected = forces(one, values), forces(other, values)
        size = np.abs(expected).max()
        assert size > 1e-6
        np.testing.assert_allclose(found, expected, atol=1e-10 * size)


@pytest.mark.parametrize("name", sorted(ELEMENTS))
def test_an_element_costs_no_more_operations_than_by_hand(name):
    counts = [
        sb.count_operations(derive_dynamics(built(name, by_hand=hand)).results["vd"])
        for hand in (False, True)
    ]
    assert counts[0].total <= counts[1].total


# Whose forces follow from an energy where nothing moves.
LOSSY = {
    "CoulombFriction",
    "FiniteJournalBearing",
    "JournalBearing",
    "LineTraction",
}
ELASTIC = sorted(set(ELEMENTS) - LOSSY)


@pytest.mark.parametrize("name", ELASTIC)
def test_at_rest_an_element_does_no_work_round_a_small_way(name, rng):
    """The slopes ∂Q_i/∂q_j of its forces are symmetric: an energy exists."""
    system = built(name, by_hand=False)
    values = random_state(system, rng) | dict.fromkeys((*system.v, *system.vd), 0.0)
    values[system.t] = 0.0
    loaded, bare = (
        derive_inverse(replace(system, loads=loads)).results["tau"].ravel().tolist()
        for loads in (system.loads, ())
    )
    forces = [b - a for a, b in zip(loaded, bare, strict=True)]
    K = evaluate(jacobian(forces, list(system.q)), values)
    assert np.abs(K).max() > 1e-6
    np.testing.assert_allclose(K, K.T, atol=1e-11 * np.abs(K).max())


@pytest.mark.parametrize("first", range(0, len(ELEMENTS), 5))
def test_along_a_motion_energy_changes_by_the_work_of_elements(first):
    model, *places = scene()
    for name in list(ELEMENTS)[first : first + 5]:
        model.add_load(name, ELEMENTS[name][0](model, *places))
    times = np.linspace(0, 0.02, 3)
    motion = sb.simulate(
        model, times, method=sb.DP853(rtol=1e-10, atol=1e-12), save=sb.Save(work=True)
    )
    # Each does work that would be missed.
    assert np.abs(motion.array("work")).max() > 1e-4
    largest = np.abs(motion.array("total_energy")).max()
    assert np.abs(motion.array("energy_error")).max() < 1e-8 * largest


# The same element with its ends in the other order.
SWAPPED = {
    "Bar": lambda m, a, b, c, d: sb.loads.Bar(b, a, 90, 0.1, 0.02),
    "Cable": lambda m, a, b, c, d: sb.loads.Cable([b, m.world, a], 50, 0.01, damping=1),
    "GearMesh": lambda m, a, b, c, d: sb.loads.GearMesh(d, c, 0.3, 0.2, 500, 2),
    "Membrane": lambda m, a, b, c, d: sb.loads.Membrane(
        m.world, b, a, 0.07, 0.05, 0.06, modulus=3e4, thickness=1e-3, poisson=0.2
    ),
    "Muscle": lambda m, a, b, c, d: sb.loads.Muscle([b, a], 0.4, **MUSCLE),
    "SphereContact": lambda m, a, b, c, d: sb.loads.SphereContact(
        b, a, 0.08, 0.08, 1e3, 0.1
    ),
    "SpringDamper": lambda m, a, b, c, d: sb.loads.SpringDamper(b, a, 90, 3, 0.1),
    "WrappedCable": lambda m, a, b, c, d: sb.loads.WrappedCable(
        m.world["drum"], m.world["sun"], a, 0.05, 50, 0.3, damping=2, side=-1
    ),
}


@pytest.mark.parametrize("name", SWAPPED)
def test_an_element_has_no_first_end_where_its_law_has_none(name, rng):
    one, (model, *places) = built(name, by_hand=False), scene()
    model.add_load("element", SWAPPED[name](model, *places))
    other = assemble(model)
    for _ in range(2):
        values = random_state(one, rng)
        found, expected = forces(other, values), forces(one, values)
        size = np.abs(expected).max()
        assert size > 1e-6
        np.testing.assert_allclose(found, expected, atol=1e-11 * size)
