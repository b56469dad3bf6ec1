"""Rolled trees with constraints: multipliers by the motion of links they connect."""

import numpy as np
import pytest

import symbody as sb
from probes.loops import four_bars
from probes.random_systems import planar_tree, random_tree
from symbody.closure.numbers import interpreted_rows
from symbody.errors import DerivationError
from symbody.formalisms.quantities.choose import parts_alike
from symbody.pipeline.compiled_system import MANY_LINKS
from symbody.pipeline.rolled_rows import rolled_rows

# Multipliers come from a factor of J M⁻¹ Jᵀ, whose condition is that of the loops.
ROUNDING = 1e-9
PURPOSES = ("derivatives", "correction", "multipliers", "energy")
KINDS = ("Rx", "Ty", "Rz", "skew", "skew_slide", "ball", "cardan", "free", "chain")
CUTS = {
    "ball": sb.constraints.BallCut,
    "planar hinge": lambda a, b: sb.constraints.PlanarHingeCut(a, b, "y"),
    "hinge": lambda a, b: sb.constraints.HingeCut(a, b, "x"),
    "slider": lambda a, b: sb.constraints.PrismaticCut(a, b, "z"),
    "body": sb.constraints.BodyCut,
    "universal": sb.constraints.UniversalCut,
}


def ring(count, cut=sb.constraints.PlanarHingeCut, motion="Ry"):
    """Return a ring of equal bodies, which is cut where it is held."""
    model = sb.Model("ring", gravity=(0, 0, -9.81))
    place, turn = model.world, 2 * np.pi / count
    length = turn
    for i in range(count):
        body = model.add_body(
            f"b{i}", mass=length, com=(length / 2, 0, 0),
            inertia=(0.1 * length**3,) * 3,
        )  # fmt: skip
        model.add_joint(f"j{i}", place, body, motion, q=turn if i else 0.0)
        place = body.add_frame("tip", at=(length, 0, 0))
    axis = ("y",) if cut is sb.constraints.PlanarHingeCut else ()
    model.add_constraint("cut", cut(model.world, place, *axis))
    return model


def assert_alike(model, rng, purposes=PURPOSES, grows=True):
    """Assert that the rolled functions are those of the formulas, near the start."""
    rolled, unrolled = (sb.compile_model(model, rolled=way) for way in (True, False))
    y = unrolled.start_state()
    n = len(rolled.system.q)
    y[:n] += rng.uniform(-0.01, 0.01, n)
    for first in rolled.system.quaternions:
        y[first : first + 4] /= np.linalg.norm(y[first : first + 4])
    y[n:] += rng.normal(size=len(y) - n)
    u = rng.normal(size=len(rolled.system.u))
    for purpose in purposes:
        found, wanted = (c.function(purpose)(0.3, y, u) for c in (rolled, unrolled))
        # What grows is larger than the state that it stands behind.
        for part in (slice(len(y)), slice(len(y), None))[: 1 + grows]:
            size = max(1.0, np.abs(wanted[part]).max(initial=0.0))
            a, b = found[part], wanted[part]
            np.testing.assert_allclose(a, b, rtol=0, atol=ROUNDING * size)


def test_long_rings_are_rolled_below_the_size_of_other_models(recwarn):
    """What cannot be rolled is formulas, of which nothing is told."""
    assert [sb.compile_model(ring(n)).rolled for n in (20, 45)] == [False, True]
    driven = ring(45)
    driven.drive(driven.joints["j3"], 2 * np.pi / 45)
    assert not sb.compile_model(driven).rolled
    assert not recwarn


@pytest.mark.parametrize("cut", [sb.constraints.PlanarHingeCut, sb.constraints.BallCut])
def test_a_ring_of_twelve_is_that_of_the_formulas(cut, rng):
    assert_alike(ring(12, cut), rng)


def coincident(model, a, b):
    """Return frames on two bodies that coincide at the start."""
    compiled = sb.compile_model(model)
    q = compiled.start_state()[: len(compiled.system.q)]
    (R_a, p_a), (R_b, p_b) = (compiled.pose(one.name, q) for one in (a, b))
    at, turned = R_a.T @ (p_b - p_a), R_a.T @ R_b
    return a.add_frame("here", at=tuple(at), rotation=turned), b


# The others are made of rows of the same forms.
MOST = ("ball", "hinge", "body")


@pytest.mark.parametrize(
    "kind",
    [pytest.param(k, marks=[pytest.mark.slow] * (k not in MOST)) for k in CUTS],
)
def test_cuts_in_random_trees_are_those_of_the_formulas(kind, rng):
    model = random_tree(np.random.default_rng(5), 7, kinds=KINDS)
    model.gravity = (1.0, 2.0, -9.0)
    bodies = list(model.bodies.values())
    a, b = coincident(model, bodies[2], bodies[-1])
    model.add_constraint("cut", CUTS[kind](a, b))
    assert_alike(model, rng)


@pytest.mark.covering(1)
@pytest.mark.parametrize("kind", ["ball", "body", "rod"])
@pytest.mark.parametrize("number", range(3))
def test_cuts_in_a_plane_are_those_of_the_formulas(kind, number, rng):
    model = planar_tree(np.random.default_rng([number, *rng.integers(1000, size=2)]), 9)
    bodies = list(model.bodies.values())
    a, b = coincident(model, bodies[2], bodies[-1])
    if kind == "rod":
        compiled = sb.compile_model(model)
        q = compiled.start_state()[: len(compiled.system.q)]
        ends = [bodies[1], bodies[-2]]
        apart = np.subtract(*(compiled.pose(one.name, q)[1] for one in ends))
        cut = sb.constraints.Rod(*ends, length=float(np.linalg.norm(apart)))
    else:
        cut = CUTS[kind](a, b)
    model.add_constraint("cut", cut)
    model.add_load("push", sb.loads.Force(bodies[4], (1, 2, 3)))
    compiled = sb.compile_model(model, rolled=True)
    assert compiled.shared.rolled.tree.tables.normal >= 0
    # Of redundant equations others may be those that count.
    assert_alike(model, rng, grows=kind != "body")


@pytest.mark.slow
def test_rods_here_and_there_are_those_of_the_formulas(rng):
    model = random_tree(np.random.default_rng(7), 9, kinds=KINDS)
    compiled = sb.compile_model(model)
    q, bodies = compiled.start_state()[: len(compiled.system.q)], [*model.bodies]
    L = model.add_parameter("L", 1.0)
    for a, b in zip(bodies[::3], bodies[2::3], strict=True):
        apart = compiled.pose(a, q)[1] - compiled.pose(b, q)[1]
        ends = model.bodies[a], model.bodies[b]
        rod = sb.constraints.Rod(*ends, length=float(np.linalg.norm(apart)) * L)
        model.add_constraint(f"rod_{a}", rod)
    model.add_load("push", sb.loads.Force(model.bodies[bodies[4]], (1, 2, 3)))
    assert_alike(model, rng)


def test_baumgartes_feedback_is_in_the_rows(rng):
    motions = [
        sb.simulate(
            sb.compile_model(ring(8), rolled=rolled),
            [0, 0.1, 0.2],
            method=sb.DP54(rtol=1e-9),
            constraints="baumgarte",
        )
        for rolled in (True, False)
    ]
    for name in ("q_j3", "lam_cut[x]", "total_energy"):
        found, wanted = (motion[name] for motion in motions)
        # Steps may differ: that of the tolerance.
        np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-7)


def test_a_large_ring_rolls_by_itself_and_keeps_energy_and_loop():
    compiled = sb.compile_model(ring(MANY_LINKS))
    assert compiled.rolled
    motion = sb.simulate(compiled, np.linspace(0, 0.02, 3), method=sb.DP54(rtol=1e-9))
    total, kinetic = (motion[f"{kind}_energy"].values for kind in ("total", "kinetic"))
    assert kinetic[-1] > 1e-3
    # In relation to what was turned into motion.
    assert np.ptp(total) < 1e-6 * kinetic[-1]
    assert not any("dynamics" in stage for stage in compiled.timings)


@pytest.mark.parametrize("cut", [sb.constraints.PlanarHingeCut, sb.constraints.BallCut])
def test_starts_are_closed_by_the_rows_of_the_formulas(cut, rng):
    models = [sb.compile_model(ring(7, cut), rolled=way) for way in (True, False)]
    of = models[1].derivations
    system, rolled = of.system, rolled_rows(of, ())
    formulas, numbers = interpreted_rows(system), rolled
    q = np.array(system.q_start) + rng.uniform(-0.1, 0.1, len(system.q))
    assert numbers.shape.names == formulas.shape.names
    assert (numbers.shape.pattern == formulas.shape.pattern).all()
    np.testing.assert_allclose(numbers.phi(q), formulas.phi(q), atol=1e-13)
    np.testing.assert_allclose(numbers.J(q), formulas.J(q), atol=1e-13)
    rough = np.concatenate([q, rng.normal(size=len(q))])
    found, wanted = (model.settled(rough)[1] for model in models)
    np.testing.assert_allclose(found, wanted, atol=1e-9)


def with_cam(model):
    joint = list(model.joints.values())[2]
    model.add_constraint("geared", sb.constraints.Algebraic(joint.q[0] - 0.1))


def with_drive(model):
    model.drive(next(iter(model.joints.values())), sb.sin(model.t))


def with_blade(model):
    blade = sb.constraints.KnifeEdge(list(model.bodies.values())[2])
    model.add_constraint("blade", blade)


REFUSED = {
    "constraint 'geared' follows 'q_j2'": with_cam,
    "constraint 'blade' binds velocities only": with_blade,
    "drives move what is constrained": with_drive,
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_ends_do_not_tell_is_refused_by_name(reason):
    model = ring(6)
    REFUSED[reason](model)
    with pytest.raises(DerivationError, match=reason):
        sb.compile_model(model, rolled=True)


def test_what_only_constraints_hold_is_told_with_the_way_out():
    model = ring(6)
    bare = model.add_body("bare")
    model.add_joint("loose", model.bodies["b5"], bare, "Ry")
    far = bare.add_frame("far", at=(0, 0, 1))
    rod = sb.constraints.Rod(
        model.bodies["b0"], far, length=float(np.hypot(1, np.pi / 3))
    )
    model.add_constraint("held", rod)
    compiled = sb.compile_model(model, rolled=True)
    assert "rolled=False" in compiled.without_inertia(0.0, compiled.start_state())


def test_the_default_of_short_loops_is_formulas_as_long_as_these_compile_in_seconds():
    short, long = (sb.library.loop_chain(count) for count in (MANY_LINKS // 3, 201))
    assert not sb.compile_model(short).rolled
    assert sb.compile_model(long).rolled


def rings(links, count):
    """Return rings of equal bodies, each on a body of the one before."""
    model, base = sb.Model("rings", gravity=(0, 0, -9.81)), None
    turn = 2 * np.pi / links
    for k in range(count):
        place = start = base or model.world
        for i in range(links):
            body = model.add_body(f"b{k}_{i}", mass=1.0, inertia=(0.1,) * 3)
            q = turn if i else 0.0
            model.add_joint(f"j{k}_{i}", place, body, "Ry", q=q)
            place = body.add_frame("tip", at=(turn, 0, 0))
            base = body if i == links // 2 else base
        cut = sb.constraints.PlanarHingeCut(start, place, "y")
        model.add_constraint(f"cut{k}", cut)
    return model


@pytest.mark.parametrize(("links", "rolled"), [(4, False), (8, True)])
def test_the_default_of_loops_of_many_links_is_a_loop(links, rolled):
    model = rings(links, MANY_LINKS // links + 1)
    assert bool(sb.compile_model(model).rolled) is rolled


def by_spring(model, i):
    ends = model.bodies[f"crank{i}"], model.bodies[f"crank{i + 1}"]
    model.add_load(f"spring{i}", sb.loads.SpringDamper(*ends, damping=1.0))


def by_force(model, i):
    this, other = (model.joints[f"a{k}"] for k in (i, i + 1))
    model.add_load(f"force{i}", sb.loads.JointForce(this, -other.q[0]))


def test_loops_side_by_side_are_one_formula_however_many_they_are():
    assert not sb.compile_model(four_bars(201)).rolled
    assert parts_alike(sb.compile_model(four_bars(9)).system)


@pytest.mark.parametrize("connect", [by_spring, by_force])
def test_loops_that_loads_connect_are_not_side_by_side(connect):
    model = four_bars(9)
    for i in range(8):
        connect(model, i)
    assert not parts_alike(sb.compile_model(model).system)


@pytest.mark.parametrize("make", [four_bars, sb.library.loop_chain])
def test_loops_beside_and_on_each_other_are_those_of_the_formulas(make, rng):
    assert_alike(make(7), rng)


def elimination(model):
    """Return how the multipliers of a rolled model are eliminated."""
    shared = sb.compile_model(model, rolled=True).shared
    return shared.rolled.tree.tables.closing.elimination


@pytest.mark.parametrize("count", [200, pytest.param(1000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("make", [four_bars, sb.library.loop_chain])
def test_the_work_of_loops_grows_with_their_number(make, count):
    few, many = (elimination(make(loops)) for loops in (10, count))
    # Beside as many times the work, what the first loop has of its own.
    most = 1.05 * count / 10
    assert many.multiplications <= most * few.multiplications
    sizes = [sum(map(np.size, vars(one).values())) for one in (few, many)]
    assert sizes[1] <= most * sizes[0]


def crossed(count):
    """Return a ring with rods that begin and end within each other."""
    model = ring(count, sb.constraints.BallCut)
    bodies = list(model.bodies.values())
    compiled = sb.compile_model(model)
    q = compiled.start_state()[: len(compiled.system.q)]
    places = [compiled.pose(body.name, q)[1] for body in bodies]
    for i in range(0, count - 5, 2):
        length = float(np.linalg.norm(places[i] - places[i + 5]))
        rod = sb.constraints.Rod(bodies[i], bodies[i + 5], length=length)
        model.add_constraint(f"rod{i}", rod)
    return model


def test_constraints_that_cross_are_those_of_the_formulas(rng):
    # Formulas take the inverses of blocks, one after the other, for what grows.
    assert_alike(crossed(14), rng, grows=False)


def test_few_equations_or_long_loops_leave_the_default_a_loop():
    assert sb.compile_model(ring(MANY_LINKS, sb.constraints.BallCut)).rolled
    model = ring(MANY_LINKS)
    tips = [body.frames["tip"] for body in model.bodies.values() if body.frames]
    half = np.pi / MANY_LINKS
    across = float(2 * half * np.sin(50 * half) / np.sin(half))
    for i, (a, b) in enumerate(zip(tips[:60:2], tips[50:110:2], strict=True)):
        model.add_constraint(f"rod{i}", sb.constraints.Rod(a, b, length=across))
    assert sb.compile_model(model).rolled
