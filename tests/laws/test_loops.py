"""Mechanisms with explicit loops, in the coordinates that are left."""

import numpy as np
import pytest

import symbody as sb
from probes.random_loops import random_planar_loop
from probes.random_systems import random_values
from symbody.expr.differentiate import time_derivative
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.dynamics import derive_dynamics, derive_inverse
from symbody.formalisms.quantities.outputs import derive_energy
from symbody.library.catalog import YARDSTICKS
from symbody.system import assemble

CLOSED = [name for name, build in YARDSTICKS.items() if build().loops]
FORMALISMS = ("composite", "recursive", "kane", "tmt")
SHAPES = {
    "four-bar": (sb.loops.FourBar, ("RR", "R")),
    "four-bar in one chain": (sb.loops.FourBar, ("RRR", "")),
    "crank-slider": (sb.loops.CrankSlider, ("R", "TR")),
    "rod on the crank": (sb.loops.CrankSlider, ("RR", "T")),
    "beam and cylinder": (sb.loops.ThreeBarTrans, ("R", "RT")),
    "four-bar with slider": (sb.loops.FourBarTrans, ("RR", "RT")),
    "steering": (sb.loops.Steering, ("TRR", "")),
}


@pytest.fixture(params=CLOSED)
def closed(request, rng):
    """A mechanism with loops, and values at a state near its start."""
    system = assemble(YARDSTICKS[request.param]())
    return system, random_values(rng, system)


def test_every_formalism_gives_the_same_accelerations(closed):
    system, values = closed
    found = [
        evaluate(list(derive_dynamics(system, f).results["vd"]), values)
        for f in FORMALISMS
        if f in ("composite", "recursive") or len(system.v) < 6
    ]
    scale = max(1.0, np.abs(found[0]).max())
    for other in found[1:]:
        np.testing.assert_allclose(other, found[0], rtol=0, atol=1e-10 * scale)


def test_the_mass_matrix_is_positive_and_gives_the_kinetic_energy(closed):
    system, values = closed
    M = evaluate(derive_dynamics(system, "composite").results["M"], values)
    v = np.array([values[s] for s in system.v])
    kinetic = evaluate(derive_energy(system).results["kinetic"], values)
    np.testing.assert_allclose(M, M.T, rtol=1e-12)
    assert np.linalg.eigvalsh(M).min() > 0
    assert 0.5 * v @ M @ v == pytest.approx(kinetic.item(), rel=1e-11)


def test_the_power_of_loads_is_the_rate_of_energy(closed):
    system, values = closed
    dynamics, energy = derive_dynamics(system).results, derive_energy(system).results
    rates = [*dynamics["qd"], *dynamics["vd"]]
    flow = dict(zip((*system.q, *system.v), rates, strict=True))
    total = [*energy["kinetic"].ravel(), *energy["potential"].ravel()]
    terms = evaluate(time_derivative(total, flow), values)
    power = evaluate(energy["power"], values).sum()
    assert terms.sum() == pytest.approx(power, abs=1e-10 * max(1, np.abs(terms).max()))


def test_forces_and_accelerations_belong_together(closed):
    system, values = closed
    dynamics = derive_dynamics(system, "composite").results
    values |= dict(zip(system.vd, evaluate(list(dynamics["vd"]), values), strict=True))
    needed = evaluate(list(derive_inverse(system).results["tau"]), values)
    scale = max(1.0, np.abs(evaluate(dynamics["M"], values)).max())
    np.testing.assert_allclose(needed, 0, atol=1e-10 * scale)


def measured(model):
    for name, body in list(model.bodies.items()):
        model.add_sensor(f"at_{name}", sb.sensors.Position(body))
        model.add_sensor(f"turned_{name}", sb.sensors.Orientation(body))
        model.add_sensor(f"fast_{name}", sb.sensors.Velocity(body))
    return [f"{word}_{name}" for name in model.bodies for word in ("at", "fast")]


def assert_same_motion(explicit, implicit, duration):
    names = measured(explicit)
    measured(implicit)
    settings = {"method": sb.DP54(rtol=1e-11, atol=1e-11)}
    motions = [sb.simulate(m, duration, **settings) for m in (explicit, implicit)]
    for name in names:
        one, other = (motion[name].to_numpy() for motion in motions)
        np.testing.assert_allclose(one, other, rtol=0, atol=1e-7, err_msg=name)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_planar_loop_moves_as_its_constraint_makes_it(shape):
    kind, branches = SHAPES[shape]
    models = []
    for close in ("loop", "constraint"):
        model, a, b = random_planar_loop(np.random.default_rng(3), branches)
        if close == "loop":
            model.add_loop("loop", kind(a, b))
        else:
            model.add_constraint("loop", sb.constraints.BallCut(a, b))
        models.append(model)
    assert_same_motion(*models, 0.3)


@pytest.mark.slow
def test_a_hexapod_moves_as_its_constraints_make_it():
    models = [sb.library.hexapod(), sb.library.hexapod()]
    implicit = models[1]
    start = {
        q.name: value
        for named in assemble(models[0]).loop_solutions
        for q, value in zip(named.solution.dependent, named.start, strict=True)
    }
    for joint in implicit.joints.values():
        values = zip(joint.q, joint.q_start, strict=True)
        joint.q_start = tuple(start.get(q.name, value) for q, value in values)
    loops = dict(implicit.loops)
    implicit.loops.clear()
    for name, named in loops.items():
        implicit.add_constraint(
            f"{name}_cut", sb.constraints.BallCut(*named.loop.frames())
        )
    assert_same_motion(*models, 0.2)


def carried_linkage(close):
    """Return a four-bar on a swinging base, its crank driven."""
    model = sb.Model("carried")
    base = model.add_body("base", 5, inertia=(1, 1, 1))
    model.add_joint("swing", model.world, base, "Ry", q=0.3)
    crank, rod, rocker = (
        model.add_body(name, 1, (0.3, 0, 0), (0, 0.1, 0.1))
        for name in ("crank", "rod", "rocker")
    )
    A = model.add_joint("A", base, crank, "Ry")
    model.add_joint("B", crank.add_frame("end", at=(0.5, 0, 0)), rod, "Ry", q=0.52)
    pivot = base.add_frame("pivot", at=(1, 0, 0))
    model.add_joint("D", pivot, rocker, "Ry", q=-1.4)
    ends = rod.add_frame("end", at=(1, 0, 0)), rocker.add_frame("end", at=(0.9, 0, 0))
    if close == "loop":
        model.add_loop("loop", sb.loops.FourBar(*ends))
    else:
        model.add_constraint("loop", sb.constraints.BallCut(*ends))
    model.drive(A, -1 + 3 * model.t)
    return model


def test_a_loop_with_a_driven_crank_moves_as_its_constraint_makes_it():
    assert_same_motion(carried_linkage("loop"), carried_linkage("constraint"), 1.0)


def test_what_the_drive_of_a_loop_gives_is_the_work():
    motion = sb.simulate(
        carried_linkage("loop"),
        1.0,
        save=sb.Save(work=True),
        method=sb.DP54(rtol=1e-10, atol=1e-10),
    )
    assert np.abs(motion["energy_error"].to_numpy()).max() < 1e-6
    assert np.ptp(motion["total_energy"].to_numpy()) > 1.0


def geared(close):
    """Return two pendulums, of which the second follows the first by gears."""
    model = sb.Model("geared")
    first, second = (model.add_body(n, 1, (0.3, 0, 0), (0, 0.1, 0.1)) for n in "ab")
    one = model.add_joint("one", model.world, first, "Ry")
    two = model.add_joint("two", first.add_frame("end", (0.6, 0, 0)), second, "Ry")
    if close == "loop":
        model.add_loop("gears", sb.loops.Transmission(one, two, -2.5))
    else:
        model.add_constraint("gears", sb.constraints.Gear(two, one, -2.5))
    return model


def test_a_transmission_moves_as_gears_do():
    assert_same_motion(geared("loop"), geared("constraint"), 1.0)
