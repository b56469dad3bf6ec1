"""Random mechanisms with contacts: the laws, and the balance of energy."""

import warnings

import numpy as np
import pytest

import symbody as sb

G = 9.81
# How deep a gap may be where it is looked at, and what of a force may be left [m, N].
DEEP, LEFT = 1e-8, 1e-7


def mechanism(seed):
    """Return a planar chain that falls on a floor, with stops and dry friction."""
    rng = np.random.default_rng(seed)
    model = sb.Model("random")
    place = model.world.origin
    for i in range(int(rng.integers(1, 4))):
        com = (rng.uniform(-0.1, 0.1), 0, rng.uniform(-0.1, 0.1))
        J = tuple(rng.uniform(0.02, 0.03, 3))
        body = model.add_body(f"b{i}", rng.uniform(0.5, 2), com=com, inertia=J)
        kind = "Ry" if i else ["Tx", "Tz", "Ry"]
        start = {"v": 1.0 - 0.5 * i} if i else {"q": (0, 0.8, 0.1), "v": (0.4, 0, 0.6)}
        joint = model.add_joint(f"j{i}", place, body, kind, **start)
        e, mu = rng.choice([0, 0.3, 0.6]), rng.choice([0, 0.2, 0.5])
        tip = body.add_frame("tip", at=(rng.uniform(0.1, 0.2), 0, -0.1))
        ball = sb.contacts.SphereOnPlane(tip, model.world, 0.08)
        law = str(rng.choice(["newton", "poisson"]))
        model.add_contact(f"c{i}", ball, restitution=e, friction=mu, law=law)
        if i and rng.random() < 0.5:
            stop = sb.contacts.JointStop(joint, -0.5, 0.5)
            model.add_contact(f"s{i}", stop, restitution=e)
        elif i:
            dry = sb.contacts.DryFriction(joint, 0.3, rng.uniform(0, 5))
            model.add_contact(f"d{i}", dry)
        place = body.add_frame("next", at=(0.3, 0, 0))
    return model


def check_laws(compiled, motion):
    """Hold forces, gaps and slips to the laws at all results but those of events."""
    y = np.hstack([motion.q, motion.v])
    zeros = np.zeros(len(compiled.system.u))
    function = compiled.function("contacts")
    events = motion.events.times
    forces = {name: motion.array(f"F_{name}") for name in _names(compiled)}
    for row, t in enumerate(motion.time):
        if events.size and np.abs(events - t).min() < 1e-6:
            continue
        numbers = function(t, y[row], zeros)
        laws = sum(len(one.contact.rows) for one in compiled.system.contacts)
        rows = len(zeros)
        gap, speed = numbers[:laws], numbers[laws : laws + rows]
        strength = numbers[-3 * laws :].reshape(laws, 3)
        law = first = 0
        for one in compiled.system.contacts:
            at = 0
            for own in one.contact.rows:
                n = len(own.entries)
                f = forces[one.name][row, at : at + n]
                s = speed[first : first + n]
                kinetic, static, _ = strength[law]
                if own.kind == 0:
                    assert gap[law] > -DEEP
                    assert f[0] > -LEFT
                    assert gap[law] < 1e-6 or abs(f[0]) < LEFT
                    kinetic, static, f, s = kinetic * f[0], static * f[0], f[1:], s[1:]
                assert np.linalg.norm(f) <= static * (1 + 1e-7) + LEFT
                slip = np.linalg.norm(s)
                if slip > 1e-4 and own.kind != 1 and len(f):
                    np.testing.assert_allclose(f, -kinetic * s / slip, 1e-6, LEFT)
                law, first, at = law + 1, first + n, at + n


def box(seed):
    """Return a box that is thrown onto a plane, or slides and spins on it."""
    rng = np.random.default_rng(seed)
    model = sb.Model("box")
    body = model.add_body("box", 2.0, inertia=tuple(rng.uniform(0.02, 0.03, 3)))
    if rng.random() < 0.5:
        high, v = 0.35, tuple(rng.normal(size=6) * 2)
    else:
        slip, spins = rng.normal(size=2) * 3, rng.normal()
        high, v = 0.05, (*slip, 0, 0, 0, spins * (5 if rng.random() < 0.6 else 0))
    q = (0, 0, high, 1, 0, 0, 0)
    model.add_joint("j", model.world, body, "free", q=q, v=v)
    shape = sb.contacts.BoxOnPlane(body, model.world, (0.3, 0.2, 0.1))
    friction, e = float(rng.uniform(0.1, 0.8)), float(rng.choice([0, 0.3]))
    model.add_contact("floor", shape, friction=friction, restitution=e)
    return model


BOXES = [pytest.param(k, marks=[pytest.mark.slow] * (k != 31)) for k in range(40)]


@pytest.mark.parametrize("seed", BOXES)
def test_boxes_on_a_plane_keep_the_energy_whatever_corners_meet(seed):
    """Box 31 lands on four corners that do not quite lie in a plane."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", sb.errors.ModelWarning)
        motion = sb.simulate(box(seed), 2.0, save=sb.Save(work=True))
    assert np.abs(motion.array("energy_error")).max() < 1e-5
    assert motion.array("q_j_Tz")[-1] > 0.05 - DEEP


def _names(compiled):
    return [one.name for one in compiled.system.contacts]


SEEDS = [
    pytest.param(seed, marks=[pytest.mark.slow] * (seed >= 6)) for seed in range(30)
]


@pytest.mark.parametrize("seed", SEEDS)
def test_random_mechanisms_obey_the_laws_and_keep_the_energy(seed):
    compiled = sb.compile_model(mechanism(seed))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", sb.errors.ModelWarning)
        motion = sb.simulate(
            compiled, np.linspace(0, 1.5, 151), save=sb.Save(work=True)
        )
    check_laws(compiled, motion)
    size = np.ptp(motion.array("total_energy")) + 1
    assert np.abs(motion.array("energy_error")).max() < 1e-6 * size
    assert np.diff(motion.array("impact_loss")).min() > -1e-9 * size


def turned_about_y(angle):
    """Return a rotation whose z axis is turned towards x."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


def planar(name, q, v=(0, 0, 0), mass=1.0, inertia=1.0, gravity=(0, 0, -G)):
    """Return a model and its body, which moves in the plane y = 0."""
    model = sb.Model(name, gravity=gravity)
    body = model.add_body("body", mass, inertia=(1, inertia, 1))
    model.add_joint("j", model.world, body, ["Tx", "Tz", "Ry"], q=q, v=v)
    return model, body


def incline():
    """Return a block that slides up to rest, and where it does."""
    pull, press = G * np.sin(0.2), G * np.cos(0.2)
    model, body = planar("incline", (0, 0, 0), (1, 0, 0), gravity=(pull, 0, -press))
    model.add_contact("c", sb.contacts.PointOnPlane(body, model.world, friction=0.3))
    end = 0.5 / (0.3 * press - pull)
    return model, 1.5, lambda motion: motion.q[-1, 0] - end


def disc():
    """Return a disc that slips until it rolls at two thirds of its speed."""
    r, mu, v = 0.2, 0.25, 2.0
    model, body = planar("disc", (0, r, 0), (v, 0, 0), inertia=r * r / 2)
    model.add_contact("c", sb.contacts.DiscOnPlane(body, model.world, r, friction=mu))
    slips = v / (3 * mu * G)
    end = v * slips - mu * G * slips**2 / 2 + 2 / 3 * v * (1 - slips)
    return model, 1.0, lambda motion: motion.q[-1, 0] - end


def rocking():
    """Return a slender block, of whose speed Housner's impact leaves a part."""
    slope, R, tilt = 0.2, 1.0, 0.15
    w, h = R * np.sin(slope), R * np.cos(slope)
    turned = slope - tilt  # of the diagonal from the vertical
    start = (-R * np.sin(turned), R * np.cos(turned), tilt)
    model, body = planar("rocking", start, inertia=R * R / 3)
    for i, x in enumerate((-w, w)):
        corner = body.add_frame(f"c{i}", at=(x, 0, -h))
        contact = sb.contacts.PointOnPlane(corner, model.world, friction=2.0)
        model.add_contact(f"c{i}", contact)
    falls = G * (R * np.cos(turned) - h)
    end = G * h + falls * (1 - 1.5 * np.sin(slope) ** 2) ** 2
    return model, 1.3, lambda motion: motion.array("total_energy")[-1] - end


def cradle():
    """Return balls apart, of which the first hands its speed to the last."""
    model = sb.Model("cradle", gravity=(0, 0, 0))
    balls = [model.add_body(f"b{i}", 1.0) for i in range(4)]
    for i, ball in enumerate(balls):
        start = {"q": 0.3 * i, "v": 1.0 * (i == 0)}
        model.add_joint(f"j{i}", model.world, ball, "Tx", **start)
        if i:
            pair = sb.contacts.SphereOnSphere(balls[i - 1], ball, 0.1, 0.1)
            model.add_contact(f"c{i}", pair, restitution=1.0)
    return model, 1.0, lambda motion: motion.q[-1] - (0.1, 0.4, 0.7, 1.6)


def corner():
    """Return a ball that a corner of two walls throws back."""
    model, body = planar("corner", (1, 0.8, 0), (-2, -1, 0), gravity=(0, 0, 0))
    wall = model.world.add_frame("wall", rotation=turned_about_y(np.pi / 2))
    for name, plane in (("floor", model.world), ("wall", wall)):
        contact = sb.contacts.SphereOnPlane(body, plane, 0.1, restitution=0.5)
        model.add_contact(name, contact)
    return model, 1.5, lambda motion: motion.q[-1, :2] - (0.1 + 1.05, 0.1 + 0.4)


def ladder():
    """Return a ladder that leaves its wall at two thirds of its height."""
    length, start = 2.0, np.pi / 3
    place = (length / 2 * np.cos(start), length / 2 * np.sin(start), start)
    model, body = planar("ladder", place, inertia=length**2 / 12)
    wall = model.world.add_frame("wall", rotation=turned_about_y(np.pi / 2))
    for name, at, plane in (("foot", 1, model.world), ("top", -1, wall)):
        end = body.add_frame(name, at=(at * length / 2, 0, 0))
        model.add_contact(name, sb.contacts.PointOnPlane(end, plane))
    speed = np.sin(start) / 3 * np.sqrt(G * length * np.sin(start))
    return model, 0.75, lambda motion: motion.v[-1, 0] - speed


def dominoes():
    """Return thin dominoes, of which the first has hit the second."""
    height, apart, e, w = 0.1, 0.04, 0.5, 4.0
    model, rods, mass = sb.Model("dominoes"), [], 0.2
    J = mass * height**2 / 12
    for i in range(3):
        foot = model.world.add_frame(f"f{i}", at=(i * apart, 0, 0))
        rod = model.add_body(f"r{i}", mass, com=(0, 0, height / 2), inertia=(J, J, J))
        model.add_joint(f"j{i}", foot, rod, "Ry", v=w * (i == 0))
        if i:
            face = rod.add_frame("face", rotation=turned_about_y(-np.pi / 2))
            tip = rods[-1].add_frame("tip", at=(0, 0, height))
            contact = sb.contacts.PointOnPlane(tip, face, restitution=e)
            model.add_contact(f"c{i}", contact)
        rods.append(rod)
    lean = np.arcsin(apart / height)
    hit = np.sqrt(w**2 + 3 * G / height * (1 - np.cos(lean)))
    own = np.array([(1 - e) / 2 * hit, (1 + e) / 2 * hit])

    def error(motion):
        # What each has is its own until the next impact.
        q, v = motion.q[-1, :2], motion.v[-1, :2]
        falls = 3 * G / height * (np.cos(q) - np.cos([lean, 0]))
        return v**2 + falls - own**2

    return model, 0.1, error


def tippe_top():
    """Return a tippe top, whose Jellett's integral no friction changes."""
    R, low, A, C = 0.02, 0.003, 8e-7, 9e-7
    model = sb.Model("tippe")
    top = model.add_body("top", 0.006, com=(0, 0, -low), inertia=(A, A, C))
    q, w = (0, 0, R, np.cos(0.05), np.sin(0.05), 0, 0), (0, 15, 149)
    model.add_joint("j", model.world, top, "free", q=q, v=(0, 0, 0, *w))
    contact = sb.contacts.SphereOnPlane(top, model.world, R, friction=0.03)
    model.add_contact("c", contact)

    def error(motion):
        # In axes of the top: the vertical, and the way to the floor.
        s, x, y, z = motion.q[:, 3:].T
        up = np.array([x * z - s * y, y * z + s * x, 0.5 - x**2 - y**2]) * 2
        assert up[2, -1] < up[2, 0] - 0.05  # it rises
        arm = np.array([[0], [0], [low]]) - R * up
        jellett = np.array([A, A, C]) @ (motion.v[:, 3:].T * arm)
        return jellett / jellett[0] - 1

    return model, 2.0, error


def train():
    """Return a drive train: a clutch, and a claw with backlash."""
    model = sb.Model("train", gravity=(0, 0, 0))
    inertias = np.array([2.0, 1.0, 0.5])
    joints = []
    for i, J in enumerate(inertias):
        body = model.add_body(f"b{i}", 1.0, inertia=(J, J, J))
        joints.append(
            model.add_joint(f"j{i}", model.world, body, "Rz", v=7.0 * (i == 0))
        )
    model.add_contact("clutch", sb.contacts.Clutch(joints[1], joints[0], capacity=8.0))
    model.add_contact("claw", sb.contacts.Backlash(joints[2], joints[1], 0.3))
    return model, 3.0, lambda motion: motion.v[-1] - 7.0 * 2.0 / inertias.sum()


def quadruped():
    """Return a quadruped that drops and stands: its feet carry its weight."""
    model = sb.library.quadruped()
    for name, joint in list(model.joints.items()):
        if len(joint.q) == 1:
            (q,) = joint.q_start
            spring = sb.loads.TorsionalSpringDamper(joint, 200.0, 10.0, free_angle=q)
            model.add_load(f"hold_{name}", spring)
    feet = [name for name, body in model.bodies.items() if "foot" in body.frames]
    for name in feet:
        foot = model.bodies[name]["foot"]
        contact = sb.contacts.PointOnPlane(foot, model.world, friction=0.7)
        model.add_contact(f"on_{name}", contact)
    compiled = sb.compile_model(model)
    start = compiled.start_state()[: len(compiled.system.q)]
    weight = G * compiled.mass_matrix(start)[0, 0]

    def error(motion):
        forces = [motion.array(f"F_on_{name}[n]")[-1] for name in feet]
        return sum(forces) / weight - 1

    return model, 6.0, error


ROWS = [
    incline, disc, rocking, cradle, corner, ladder, dominoes, tippe_top, train,
    pytest.param(quadruped, marks=pytest.mark.slow),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.__name__)
def test_closed_forms_hold_by_events_and_time_stepping_converges_to_them(row):
    """Of order 1 at least, or exact, where impacts are in the motion."""
    model, duration, error = row()
    compiled, times = sb.compile_model(model), np.linspace(0, duration, 11)
    exact = sb.DP853(rtol=1e-11, atol=1e-12)
    assert np.abs(error(sb.simulate(compiled, times, method=exact))).max() <= 1e-8
    far = [
        np.abs(error(sb.simulate(compiled, times, method=sb.Moreau(h)))).max()
        for h in (1e-3, 1e-4)
    ]
    assert far[1] <= max(0.2 * far[0], 1e-8)
