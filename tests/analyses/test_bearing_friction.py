"""Dry friction in bearings whose bound is their own reaction."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symbody as sb
from symbody.library import closed_by_constraints

G, MASS, LENGTH, INERTIA = 9.81, 2.0, 0.5, 0.6
QUIET = sb.Run(progress=False)
FINE = sb.DP54(rtol=1e-11, atol=1e-13)


def add_friction(model, joint, arm, stiction=None):
    """Let friction of a coefficient times a radius follow the force in a joint."""
    R = model.add_sensor(f"R_{joint.name}", sb.sensors.ConstraintForce(joint))
    bound = sb.sqrt(R[0] ** 2 + R[1] ** 2 + R[2] ** 2)
    dry = sb.contacts.DryFriction(joint, arm, bound, stiction=stiction)
    model.add_contact(f"dry_{joint.name}", dry)


def pendulum(arm=0.01, q=1.2, growth=0):
    model = sb.Model("pendulum")
    rod = model.add_body("rod", MASS, com=(0, 0, -LENGTH), inertia=(0.1, 0.1, 0.1))
    hinge = model.add_joint("hinge", model.world, rod, "Ry", q=q)
    add_friction(model, hinge, arm + growth * model.t)
    return model


def acceleration(q, v, sense, arm):
    """The acceleration whose reaction is that of the friction, by iteration."""
    a = 0.0
    for _ in range(200):
        along = MASS * (G * np.cos(q) + LENGTH * v * v)
        across = MASS * (G * np.sin(q) + LENGTH * a)
        torque = -MASS * G * LENGTH * np.sin(q) - sense * arm * np.hypot(along, across)
        if abs(torque / INERTIA - a) < 1e-15:
            break
        a = torque / INERTIA
    return a


def reversals(arm, until):
    """Times and angles at which the pendulum turns back, by another integrator."""
    t, q, turns = 0.0, 1.2, []
    while True:
        sense = -np.sign(q)

        def stops(t, y):
            return y[1]

        stops.terminal, stops.direction = True, -sense
        result = solve_ivp(
            lambda t, y, s=sense: [y[1], acceleration(*y, s, arm)], (t, until),
            [q, 1e-14 * sense], "DOP853", events=stops, rtol=1e-12, atol=1e-13,
            first_step=1e-6,
        )  # fmt: skip
        t, q = float(result.t[-1]), float(result.y[0, -1])
        if t >= until:
            return turns
        turns.append((t, q))


@pytest.mark.parametrize("method", [FINE, sb.Radau(rtol=1e-9, atol=1e-11)])
def test_the_pendulum_turns_back_where_another_integrator_says(method):
    turns = reversals(0.01, 3.5)
    times = [0.0, *(t for t, _ in turns)]
    motion = sb.simulate(pendulum(), times, method=method, run=QUIET)
    wanted = [1.2, *(q for _, q in turns)]
    assert len(wanted) == 5
    np.testing.assert_allclose(motion["q_hinge"].values, wanted, rtol=0, atol=3e-9)


def test_it_comes_to_rest_and_sticks_with_what_balances():
    motion = sb.simulate(pendulum(0.06, 0.3), 8.0, run=QUIET, save=sb.Save(work=True))
    (stick,) = motion.events.of(kind="stick")
    assert stick.time < 1.0
    q = float(motion["q_hinge"].values[-1])
    balance = float(motion.array("F_dry_hinge").ravel()[-1])
    assert balance == pytest.approx(MASS * G * LENGTH * np.sin(q), rel=1e-9)
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-6


def chain():
    """Three bodies whose bearings are not parallel, with friction in each."""
    model = sb.Model("chain")
    place = model.world.origin
    for i, axis in enumerate(("Ry", "Rx", "Ry")):
        body = model.add_body(
            f"b{i}", 1.0 + i, com=(0.02, 0.01, -0.2), inertia=(0.05, 0.04, 0.03)
        )
        joint = model.add_joint(f"j{i}", place, body, axis, q=0.4 - 0.3 * i, v=0.7)
        add_friction(model, joint, 0.004, stiction=0.006)
        place = body.add_frame("end", at=(0, 0, -0.4))
    return model


def crank():
    """A slider crank closed by constraints, with friction in a bearing of its tree."""
    model = closed_by_constraints.spatial_slider_crank()
    joint = next(j for j in model.joints.values() if len(j.q) == 1)
    add_friction(model, joint, 0.003)
    return model


@pytest.mark.parametrize("make", [chain, crank])
@pytest.mark.parametrize("backend", ["llvm", "python"])
def test_friction_is_the_bound_of_the_reaction_that_it_makes(make, backend):
    model = make()
    compiled = sb.compile_model(model, backend=backend)
    motion = sb.simulate(compiled, np.linspace(0, 0.5, 40), method=FINE, run=QUIET)
    slid = 0
    for name in model.contacts:
        joint = name.removeprefix("dry_")
        force = motion.array(f"F_{name}").ravel()
        R = np.linalg.norm(motion.array(f"R_{joint}").reshape(-1, 3), axis=1)
        v = motion[f"v_{joint}"].values
        arm = 0.004 if make is chain else 0.003
        slides = np.abs(v) > 1e-6
        slid += slides.sum()
        expected = -arm * R * np.sign(v)
        np.testing.assert_allclose(force[slides], expected[slides], rtol=0, atol=1e-10)
        assert (np.abs(force) <= 1.5 * arm * R + 1e-10).all()
    assert slid > 20


def test_a_bound_that_changes_itself_as_much_ends_the_run_by_name():
    with pytest.raises(
        sb.errors.AnalysisError, match="bound follows reactions"
    ) as failure:
        sb.simulate(pendulum(0.8), 1.0, start={"v_hinge": 1.0}, run=QUIET)
    motion = failure.value.result
    with pytest.warns(sb.errors.ModelWarning, match="Not numbers"):
        assert "Not numbers" in motion.notes[-1]


@pytest.mark.parametrize("method", ["DP54", "DP853", "Radau"])
def test_a_bound_that_comes_to_change_itself_as_much_does_so_too(method):
    """Nobody interrupts such a run, and shorter steps come as far as there is one."""
    with pytest.raises(sb.errors.AnalysisError, match=r"t = 0\.1054.*bound follows"):
        sb.simulate(pendulum(growth=5), 1.0, method=method, run=QUIET)


@pytest.mark.parametrize(
    ("call", "who"),
    [
        (lambda m: sb.simulate(m, 1.0, method=sb.Moreau(1e-3)), "time stepping"),
        (lambda m: sb.sensitivities(m, "q_hinge", "q_hinge", 1.0), "slopes of model"),
        (lambda m: sb.generate(m, "matlab", "."), r"generate\('matlab'\)"),
    ],
)
def test_what_does_not_know_such_bounds_refuses_by_name(
    call, who, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(sb.errors.ModelError, match=f"{who}.*'dry_hinge' follows"):
        call(pendulum())


def test_friction_of_a_unilateral_contact_may_not_follow_itself():
    model = sb.Model("box")
    body = model.add_body("box", 1.0)
    slide = model.add_joint("slide", model.world, body, "Tz")
    R = model.add_sensor("R", sb.sensors.ConstraintForce(slide))
    floor = sb.contacts.PointOnPlane(body, model.world)
    model.add_contact("floor", floor, friction=0.1 + 0.1 * R[0] ** 2)
    with pytest.raises(sb.errors.ModelError, match="'floor': its friction follows"):
        sb.simulate(model, 1.0)
