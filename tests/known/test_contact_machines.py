"""Machines with contacts of the literature, against other computations of them.

By both loops, as the closed forms of `tests/agreement/test_contacts_agree.py`.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symbody as sb
from probes.modes_by_trial import Touching

G = 9.81


class Woodpecker:
    """Glocker's toy: a sleeve on a pole, and a bird on a spring.

    Numbers: Glocker (1995), Dynamik von Starrkörpersystemen mit Reibung und Stössen;
    Leine, Glocker, van Campen (2001), Nonlinear dynamics of the woodpecker toy.
    """

    m_m, m_s, J_M, J_S, c = 3e-4, 4.5e-3, 5e-9, 7e-7, 5.6e-3
    r_0, r_m, h_m, l_m, l_g, h_s, l_s = (
        2.5e-3,
        3.1e-3,
        5.8e-3,
        0.01,
        0.015,
        0.02,
        0.0201,
    )
    e, mu = (0.5, 0.0, 0.0), 0.3
    start = (0.0, (r_0 - r_m) / h_m, -0.2788, -0.3411, 0.0, -7.4583)

    def gaps(self, M, S):
        """Return the gaps of beak, lower and upper edge of the sleeve."""
        play = self.r_m - self.r_0
        beak = self.l_m + self.l_g - self.l_s - self.r_0 - self.h_s * S
        return beak, play + self.h_m * M, play - self.h_m * M

    def slips(self, y, M, S):
        """Return the slips of these by velocities."""
        edge = y + self.r_m * M
        return y + self.l_m * M + (self.l_g - self.l_s) * S, edge, edge

    def model(self):
        """Return the toy; its bird's height follows from height and both angles."""
        model = sb.Model("woodpecker", gravity=(0, 0, -G))
        sleeve, turn, nod = (
            model.add_body(name, mass, inertia=(0, J, 0))
            for name, mass, J in (
                ("sleeve", self.m_m, 0), ("turns", 0, self.J_M), ("nods", 0, self.J_S)
            )
        )  # fmt: skip
        bird = model.add_body("bird", self.m_s)
        q, v = self.start[:3], self.start[3:]
        y = model.add_joint("y", model.world, sleeve, "Tz", q=q[0], v=v[0])
        M = model.add_joint("M", model.world, turn, "Ry", q=q[1], v=v[1])
        S = model.add_joint("S", model.world, nod, "Ry", q=q[2], v=v[2])
        height = model.add_joint("height", model.world, bird, "Tz")
        follows = y.q[0] + self.l_m * M.q[0] + self.l_g * S.q[0]
        model.add_loop("bird_follows", sb.loops.JointFormula(height, follows))
        spring = self.c * (M.q[0] - S.q[0])
        model.add_load("on_M", sb.loads.JointForce(M, -spring))
        model.add_load("on_S", sb.loads.JointForce(S, spring))
        gaps = self.gaps(M.q[0], S.q[0])
        slips = self.slips(y.v[0], M.v[0], S.v[0])
        for name, gap, slip, e in zip(
            ("beak", "low", "high"), gaps, slips, self.e, strict=True
        ):
            law = sb.contacts.Gap(gap, slip=[slip], restitution=e, friction=self.mu)
            model.add_contact(name, law)
        return model

    def by_trial(self):
        """Return the equations as they are published."""
        m, low, far = self.m_s + self.m_m, self.l_m, self.l_g
        lever = np.array([0, low, far])
        M = self.m_s * np.outer(lever, lever) + np.diag([m, self.J_M, self.J_S])
        M[0, 1:] = M[1:, 0] = self.m_s * lever[1:]

        def loads(q, _):
            spring = self.c * (q[1] - q[2])
            weight = -G * np.array([m, self.m_s * low, self.m_s * far])
            return weight + np.array([0, -spring, spring])

        zero, one = np.zeros(3), np.eye(3)
        normals = np.array([self.gaps(M, S) for _, M, S in one]) - self.gaps(0, 0)
        tangents = np.array([self.slips(*v) for v in one])
        W = np.stack([normals.T, tangents.T], axis=1).reshape(6, 3)
        return Touching(
            lambda q: M, loads, lambda q: np.array(self.gaps(q[1], q[2])),
            lambda q: W + zero * q, self.e, self.mu,
        )  # fmt: skip


class SliderCrank:
    """A crank drives a slider whose four corners have play between two guides.

    Numbers: Flores, Leine, Glocker (2010), Modeling and analysis of planar rigid
    multibody systems with translational clearance joints, table 1.
    """

    lengths, masses = np.array([0.153, 0.306]), (0.038, 0.038, 0.076)
    inertias = np.array([7.4e-5, 5.9e-4, 2.7e-6])
    a, b, play, e, mu = 0.05, 0.025, 0.001, 0.4, 0.01
    start = (150.0, -75.0, 0.0)
    corners = ((-1, 1), (1, 1), (-1, -1), (1, -1))

    def model(self):
        """Return it; each angle is relative to the body before."""
        model = sb.Model("slider_crank", gravity=(0, -G, 0))
        place, before = model.world.origin, 0.0
        for i, (m, J) in enumerate(zip(self.masses, self.inertias, strict=True)):
            half = self.lengths[i] / 2 if i < 2 else 0.0
            body = model.add_body(f"b{i}", m, com=(half, 0, 0), inertia=(J, J, J))
            v = self.start[i] - before
            model.add_joint(f"j{i}", place, body, "Rz", v=v)
            place, before = body.add_frame("end", at=(2 * half, 0, 0)), self.start[i]
        guide = self.b + self.play
        planes = {
            side: model.world.add_frame(
                name, (0, side * guide, 0), sb.rotation("x", side * np.pi / 2)
            )
            for name, side in (("above", 1), ("below", -1))
        }
        for k, (x, y) in enumerate(self.corners):
            corner = body.add_frame(f"c{k}", at=(x * self.a, y * self.b, 0))
            law = sb.contacts.PointOnPlane(
                corner, planes[y], restitution=self.e, friction=self.mu
            )
            model.add_contact(f"c{k}", law)
        return model

    def by_trial(self):
        """Return the equations with absolute angles."""
        first, second = self.lengths

        def places(q):
            """Return the rates of the centers by angles, x above y."""
            s, c, zero = np.sin(q), np.cos(q), 0 * q[0]
            turns = np.array([[-s, c]])[0]
            weights = (
                [first / 2, 0, 0], [first, second / 2, 0], [first, second, 0]
            )  # fmt: skip
            return [turns * np.array(w) + zero for w in weights]

        def mass(q):
            J = np.diag(self.inertias)
            return J + sum(
                m * P.T @ P for m, P in zip(self.masses, places(q), strict=True)
            )

        def loads(q, v):
            result = np.zeros(3)
            turned = places(q + 1e-30j * v)
            for m, P, at in zip(self.masses, places(q), turned, strict=True):
                result += m * P.T @ ([0, -G] - (at.imag / 1e-30) @ v)
            return result

        def gaps(q):
            y = self.lengths @ np.sin(q[:2])
            return np.array(
                [
                    self.b + self.play - side * (y + self.a * x * np.sin(q[2]))
                    - self.b * np.cos(q[2])
                    for x, side in self.corners
                ]
            )  # fmt: skip

        def rows(q):
            result = []
            s, c = np.sin(q[2]), np.cos(q[2])
            for x, side in self.corners:
                P = places(q)[2].copy()
                P[:, 2] = (
                    -self.a * x * s - self.b * side * c,
                    self.a * x * c - self.b * side * s,
                )
                result += [-side * P[1], P[0]]
            return np.array(result)

        return Touching(mass, loads, gaps, rows, (self.e,) * 4, self.mu)


def woodpecker():
    """Return the toy over two of its cycles."""
    toy = Woodpecker()
    q, v = np.split(np.array(toy.start), 2)

    def error(motion):
        place, speed, _ = toy.by_trial().run(q, v, 0.3)
        return np.r_[motion.q[-1] - place, motion.v[-1] - speed]

    return toy.model(), 0.3, error


def slider_crank():
    """Return the crank until its slider, at rest on one guide, has left it.

    Both end a series of impacts in their own way, at 1e-5 m/s and less.
    """
    crank = SliderCrank()

    def error(motion):
        q, v, _ = crank.by_trial().run(np.zeros(3), np.array(crank.start), 0.018)
        off = (motion.v[-1].cumsum() - v) / crank.start[0]
        return np.r_[motion.q[-1].cumsum() - q, off]

    return crank.model(), 0.018, error


def door_latch():
    """Return a door whose catch is lifted by a bump and holds it between two stops.

    The roller meets the bump with the slope s: of the speed of door and catch is left
    M/(M + m s²), with M of both and m of the catch. The bump changes none of their
    energy; the frame does.
    """
    M, m, high, wide, e, speed = 4.0, 1.0, 0.01, 0.015, 0.3, 0.7
    model = sb.Model("door_latch", gravity=(0, 0, 0))
    leaf, catch = model.add_body("leaf", M), model.add_body("catch", m)
    close = model.add_joint("close", model.world, leaf, "Tx", v=speed)
    slide = model.add_joint("slide", leaf, catch, "Tz")
    model.add_load("spring", sb.loads.JointForce(slide, -40.0 - 4000.0 * slide.q[0]))
    model.add_contact("bottom", sb.contacts.JointStop(slide, least=0.0))
    frame = sb.contacts.JointStop(close, greatest=0.16)
    model.add_contact("frame", frame, restitution=e)
    tip = model.add_sensor("tip", sb.sensors.Position(catch))
    bump = high * sb.exp(-(((tip[0] - 0.12) / wide) ** 2)) - high / 10
    model.add_contact("strike", sb.contacts.Gap(tip[2] - bump))
    slope = 2 * high / 10 * np.sqrt(np.log(10)) / wide
    left = (M + m) / (M + m + m * slope**2)
    # Over the bump, against the frame, up and down its other side, once more.
    return model, 0.7, lambda motion: motion.v[-1, 0] + left**2 * e**2 * speed


def rattleback(mu=0.3, pushed=(0.8, -0.5, 0.0), duration=0.06):
    """Return a rattleback that slides on a plane, which shakes it off.

    By Newton's and Euler's laws of a body that slides or rolls, then flies.
    """
    a, m, J = np.array([0.2, 0.03, 0.02]), 1.0, np.diag([2e-4, 1.6e-3, 1.7e-3])
    angle, high, fast = 0.1, 0.004, 60.0
    c, s = np.cos(angle), np.sin(angle)
    turned = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    J = turned @ J @ turned.T
    e, w = np.array([np.cos(0.02), np.sin(0.02), 0, 0]), np.array([0.3, 0.4, 2.0])

    def arm(n):
        return -(a**2) * n / np.sqrt((a * n) @ (a * n))

    def up(e):
        return np.array(
            [
                2 * (e[1] * e[3] - e[0] * e[2]),
                2 * (e[2] * e[3] + e[0] * e[1]),
                1 - 2 * (e[1] ** 2 + e[2] ** 2),
            ]
        )

    def skew(r):
        return np.cross(np.eye(3), r)

    def touches(t, y):
        """Return rates of e, v, ω in axes of the body, and the normal force."""
        e, v, w = y[:4], y[4:7], y[7:]
        n, r = up(e), arm(up(e))
        dn = -np.cross(w, n)
        dr = (arm(n + 1e-30j * dn) / 1e-30).imag
        # v + ω × r is the velocity of the plane, along n.
        at, acc = high * fast * np.cos(fast * t), -high * fast**2 * np.sin(fast * t)
        A = np.zeros((9, 9))
        A[:3, :3], A[:3, 6:] = m * np.eye(3), -np.eye(3)
        A[3:6, 3:6], A[3:6, 6:] = J, -skew(r)
        A[6:, :3], A[6:, 3:6] = np.eye(3), -skew(r)
        b = np.r_[
            -m * np.cross(w, v) - m * G * n,
            -np.cross(w, J @ w),
            acc * n + at * dn - np.cross(w, dr),
        ]
        if any(pushed):
            # The third row alone holds, friction is against the slip.
            slip = v + np.cross(w, r) - at * n
            force = n - mu * slip / np.linalg.norm(slip)
            A = np.c_[A[:, :6], A[:, 6:] @ force]
            b[6:] -= n * (dn @ slip)
            A, b = (np.r_[of[:6], [n @ of[6:]]] for of in (A, b))
            rates = np.linalg.solve(A, b)
            return np.r_[quaternion(e, w), rates[:6]], rates[6]
        x = np.linalg.solve(A, b)
        return np.r_[quaternion(e, w), x[:6]], x[6:] @ n

    def quaternion(e, w):
        return 0.5 * np.r_[-e[1:] @ w, e[0] * w + np.cross(e[1:], w)]

    def flies(t, y):
        e, v, w = y[:4], y[4:7], y[7:]
        dw = np.linalg.solve(J, -np.cross(w, J @ w))
        return np.r_[quaternion(e, w), -np.cross(w, v) - G * up(e), dw]

    def lifts(t, y):
        return touches(t, y)[1]

    lifts.terminal = True
    r, n = arm(up(e)), up(e)
    v = high * fast * n - np.cross(w, r) + pushed @ to_world(e)
    options = {"method": "DOP853", "rtol": 1e-12, "atol": 1e-14}
    model = sb.Model("rattleback", gravity=(0, 0, -G))
    plane, stone = model.add_body("plane", 1.0), model.add_body("stone", m, inertia=J)
    model.drive(
        model.add_joint("shake", model.world, plane, "Tz"),
        high * sb.sin(fast * model.t),
    )
    model.add_joint(
        "j", model.world, stone, "free", q=(0, 0, -r @ n, *e), v=(*to_world(e) @ v, *w)
    )
    ellipsoid = sb.contacts.EllipsoidOnPlane(stone, plane, a, friction=mu)
    model.add_contact("c", ellipsoid)

    def error(motion):
        y = np.r_[e, v, w]
        on = solve_ivp(
            lambda t, y: touches(t, y)[0], (0, duration), y, events=lifts, **options
        )
        off = on.y[:, -1]
        if on.status:
            off = solve_ivp(flies, (on.t[-1], duration), off, **options).y[:, -1]
        wanted = np.r_[to_world(off[:4]) @ off[4:7], off[7:]]
        return motion.v[-1] - wanted

    return model, duration, error


def to_world(e):
    """Return the rotation from axes of a body to those of the world."""
    cross = np.cross(np.eye(3), e[1:])
    return np.eye(3) + 2 * cross @ (cross + e[0] * np.eye(3))


def rolling_rattleback():
    """Return a rattleback that rolls on a plane, which shakes it."""
    return rattleback(5.0, (0, 0, 0), 0.01)


ROWS = [woodpecker, slider_crank, door_latch, rattleback, rolling_rattleback]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.__name__)
def test_machines_hold_by_events_and_time_stepping_converges_to_them(row):
    """Of order 1 at least where impacts are in the motion."""
    model, duration, error = row()
    compiled, times = sb.compile_model(model), np.linspace(0, duration, 11)
    exact = sb.DP853(rtol=1e-11, atol=1e-12)
    assert np.abs(error(sb.simulate(compiled, times, method=exact))).max() <= 1e-8
    far = [
        np.abs(error(sb.simulate(compiled, times, method=sb.Moreau(h)))).max()
        for h in (duration / 1e3, duration / 1e4)
    ]
    assert far[1] <= max(0.2 * far[0], 1e-8)
