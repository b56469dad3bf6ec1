"""Contacts in formulas: gaps, velocities and slopes, of every kind."""

import numpy as np
import pytest

import symbody as sb
from symbody.model.contacts.contact import LawKind
from symbody.model.kinds import kinds
from symbody.testing.check_kind import Specimen

KINDS = kinds("contact", own=False)
# Their gap is scaled by a slope, so that its rate is the velocity where it is closed;
# or it is that of a plane, out of which the mechanism moves.
SCALED = ("RollerOnCam", "CurveOnCurve")
STEP = 1e-6


class Instant:
    """A model at a state, by the functions that a run calls."""

    def __init__(self, compiled, y=None, u=()):
        self.compiled, self.system = compiled, compiled.system
        self.y = compiled.start_state() if y is None else y
        self.u = np.zeros(len(self.system.u))
        self.u[: len(u)] = u
        self.m, self.n = len(self.system.contact_forces), len(self.system.v)

    def at(self, t=0.3, y=None):
        y = self.y if y is None else y
        flat = self.compiled.function("contacts")(t, y, self.u)
        m, out, at = self.m, {}, 0
        L = flat.size - 2 * m - m * m
        assert L % 4 == 0
        for name, size in zip(
            ("gap", "speed", "offset", "A", "strength"),
            (L // 4, m, m, m * m, 3 * L // 4),
            strict=True,
        ):
            out[name], at = flat[at : at + size], at + size
        out["A"] = out["A"].reshape(m, m)
        return out

    def rates(self, forces):
        u = self.u.copy()
        u[len(u) - self.m :] = forces
        return self.compiled.function("derivatives")(0.3, self.y, u)

    def change(self, what, forces):
        """Return the rate of a part in time, where forces act, by differences."""
        rate = self.rates(forces)
        ahead, back = (
            self.at(0.3 + s * STEP, self.y + s * STEP * rate)[what] for s in (1, -1)
        )
        return (ahead - back) / (2 * STEP)


def normals(compiled):
    """Return the rows that are the rate of a gap, and the laws that these are of."""
    rows, first, law = [], 0, 0
    for named in compiled.system.contacts:
        for own in named.contact.rows:
            if own.kind == LawKind.UNILATERAL:
                rows.append((first, law))
            first, law = first + len(own.entries), law + 1
    return [r for r, _ in rows], [k for _, k in rows]


def check(instant, rng, *, scaled=False):
    here = instant.at()
    A, size = here["A"], max(1.0, np.abs(here["A"]).max())
    np.testing.assert_allclose(A, A.T, atol=1e-10 * size)
    assert np.linalg.eigvalsh(A).min() >= -1e-10 * size
    forces = rng.normal(size=instant.m)
    expected = here["offset"] + A @ forces
    found = instant.change("speed", forces)
    np.testing.assert_allclose(found, expected, 1e-6, 1e-6 * np.abs(expected).max())
    rows, laws = normals(instant.compiled)
    if rows and not scaled:
        rate = instant.change("gap", forces)[laws]
        np.testing.assert_allclose(rate, here["speed"][rows], 1e-6, 1e-7)
    response = instant.compiled.function("contact_response")(0.3, instant.y, instant.u)
    nq = len(instant.system.q)
    D = response[nq * instant.m :].reshape(instant.n, instant.m)
    place = instant.system.coordinates.v_in_y
    more = instant.rates(forces) - instant.rates(np.zeros(instant.m))
    np.testing.assert_allclose(
        D @ forces, more[place], atol=1e-9 * max(1.0, np.abs(more).max())
    )
    # Coordinates move as velocities make them.
    y = instant.y.copy()
    y[place] += D @ forces
    moved = instant.compiled.function("derivatives")(0.3, y, instant.u)
    still = instant.compiled.function("derivatives")(0.3, instant.y, instant.u)
    q = instant.system.coordinates.q_in_y
    Nq = response[: nq * instant.m].reshape(nq, instant.m)
    np.testing.assert_allclose(Nq @ forces, (moved - still)[q], atol=1e-9)


@pytest.mark.parametrize("name", [k for k in KINDS if k != "Spheres"])
def test_forces_of_a_kind_do_the_work_of_its_velocities(name, rng):
    specimen = Specimen(KINDS[name])
    check(Instant(specimen.compiled), rng, scaled=name in SCALED)


def four_bar(explicit):
    """Return a four-bar whose coupler may touch a moving table."""
    model = sb.library.four_bar(explicit=explicit)
    table = model.add_body("table", 1.0)
    model.drive(
        model.add_joint("lift", model.world, table, "Ty"), 0.1 * sb.sin(3 * model.t)
    )
    side = table.add_frame("side", rotation=sb.rotation("x", 0.4))
    tip = model.bodies["coupler_bar"].add_frame("touching", at=(0.1, 0.2, 0.05))
    model.add_contact(
        "tip", sb.contacts.PointOnPlane(tip, side), friction=lambda s: 0.2 + 0.1 * s
    )
    joint = next(j for j in model.joints.values() if len(j.v) == 1)
    model.add_contact("hold", sb.contacts.DryFriction(joint, 0.2, 3.0))
    return model


@pytest.mark.parametrize("explicit", [True, False])
@pytest.mark.parametrize("formalism", ["composite", "articulated", "kane"])
def test_loops_and_driven_joints_are_in_it(explicit, formalism, rng):
    compiled = sb.compile_model(
        four_bar(explicit), backend="python", formalism=formalism
    )
    y = compiled.start_state()
    check(Instant(compiled, y), rng)


def test_formalisms_agree(rng):
    found = []
    for formalism in ("composite", "articulated", "recursive", "tmt"):
        model = sb.Model("m")
        body = model.add_body("b", 2.0, inertia=(0.1, 0.2, 0.25), com=(0.1, 0, 0.2))
        start = (0, 0, 1, 0.5, 0.5, 0.5, 0.5)
        model.add_joint("j", model.world, body, "free", q=start)
        arm = model.add_body("arm", 1.0, inertia=(0.1, 0.1, 0.1))
        model.add_joint("k", body, arm, "Ry", q=0.4, v=2.0)
        model.add_contact(
            "c", sb.contacts.SphereOnPlane(arm, model.world, 0.3), friction=0.4
        )
        compiled = sb.compile_model(model, backend="python", formalism=formalism)
        y = compiled.start_state() + 0.1 * np.arange(len(compiled.start_state()))
        found.append(
            np.concatenate([*map(np.ravel, Instant(compiled, y).at().values())])
        )
    for other in found[1:]:
        np.testing.assert_allclose(other, found[0], 1e-10, 1e-12)


def test_a_ball_on_a_plane_has_the_numbers_of_the_hand():
    m, r, J = 2.0, 0.3, 0.4 * 2.0 * 0.09
    model = sb.Model("ball")
    ball = model.add_body("ball", m, inertia=(J, J, J))
    model.add_joint("j", model.world, ball, ["Tx", "Tz", "Ry"], v=(1.0, -2.0, 3.0))
    model.add_contact(
        "c",
        sb.contacts.SphereOnPlane(ball, model.world, r),
        friction=lambda s: 0.4 + 0.1 * sb.exp(-s),
        stiction=0.6,
        restitution=0.25,
    )
    here = Instant(sb.compile_model(model, backend="python"))
    at = here.at()
    slip = 1.0 - 3.0 * r
    np.testing.assert_allclose(at["gap"], [-r])
    np.testing.assert_allclose(at["speed"], [-2.0, slip, 0.0], atol=1e-15)
    np.testing.assert_allclose(at["offset"], [-9.81, 0, 0], atol=1e-14)
    np.testing.assert_allclose(
        at["A"], np.diag([1 / m, 1 / m + r * r / J, 0]), atol=1e-15
    )
    np.testing.assert_allclose(at["strength"], [0.4 + 0.1 * np.exp(-slip), 0.6, 0.25])


def test_a_cams_gap_has_the_velocity_of_its_points_where_it_is_closed(rng):
    model = sb.Model("cam")
    cam, roller = (
        model.add_body("cam", 1.0, inertia=(1, 1, 1)),
        model.add_body("r", 1.0),
    )
    model.add_joint("turn", model.world, cam, "Rz", v=2.0)
    model.add_joint("slide", model.world, roller, ["Tx", "Ty"], v=(0.3, -0.2))

    def profile(angle):
        return 0.5 + 0.1 * sb.cos(2 * angle) + 0.05 * sb.sin(angle)

    contact = sb.contacts.RollerOnCam(cam, roller, profile, 0.1, friction=0.2)
    model.add_contact("c", contact)
    compiled = sb.compile_model(model, backend="python")
    angle = 0.7
    far = 0.5 + 0.1 * np.cos(2 * angle) + 0.05 * np.sin(angle)
    y = compiled.start_state()
    # The cam has not turned.
    y[1:3] = far * np.cos(angle), far * np.sin(angle)
    instant = Instant(compiled, y)
    assert abs(instant.at()["gap"][0]) < 1e-15
    rate = instant.change("gap", np.zeros(2))
    np.testing.assert_allclose(rate[0], instant.at()["speed"][0], 1e-8)
    check(instant, rng, scaled=True)


def test_functions_of_contacts_are_refused_without_contacts():
    compiled = sb.compile_model(sb.library.pendulum())
    with pytest.raises(sb.errors.DerivationError, match=r"no contacts\. Add"):
        compiled.function("contacts")
