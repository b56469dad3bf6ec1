"""Rolled trees: a loop over links gives what the formulas of all links give."""

import pickle
import warnings
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import symbody as sb
from probes.random_systems import planar_tree, random_tree
from symbody.errors import AnalysisError, DerivationError, ModelWarning
from symbody.library.catalog import YARDSTICKS
from symbody.pipeline.compiled_system import MANY_LINKS

# Some ten roundings a link, in relation to the largest acceleration.
ROUNDING = 1e-12
NOT_ROLLED = {
    "explicit loops": sb.library.four_bar,
    "the rate of a state follows accelerations": lambda: following(),
    "the joint 'cam' is of a kind of its own": lambda: on_a_cam(),
}


def on_a_cam():
    """Return a pendulum whose second joint has a law of the user's."""
    model = sb.library.pendulum()
    s = sb.symbol("s")
    law = sb.joints.CustomJoint([s], (s, 0, s * s))
    body = next(iter(model.bodies.values()))
    model.add_joint("cam", body, model.add_body("follower", 1.0), law)
    return model


def following():
    """Return a pendulum with a state that filters its acceleration."""
    model = sb.library.pendulum()
    tip = next(iter(model.bodies.values())).add_frame("far", at=(1, 2, 3))
    a = model.add_sensor("a", sb.sensors.Acceleration(tip))
    x = model.add_state("x")
    model.set_rate("x", a[0] + a[1] + a[2] - x)
    return model


def both(model):
    return [sb.compile_model(model, rolled=rolled) for rolled in (True, False)]


def state(compiled, rng):
    system = compiled.system
    y = compiled.start_state() + rng.uniform(-0.3, 0.3, system.coordinates.size)
    for first in system.quaternions:
        y[first : first + 4] /= np.linalg.norm(y[first : first + 4])
    return y, rng.normal(size=len(system.u))


def assert_close(found, wanted, rounding=ROUNDING):
    size = max(1.0, np.abs(wanted).max())
    np.testing.assert_allclose(found, wanted, rtol=0, atol=rounding * size)


def assert_inverse(rolled, unrolled, motion, *rest):
    functions = [c.function("inverse_dynamics") for c in (rolled, unrolled)]
    found, wanted = (f(0.3, *motion, *rest) for f in functions)
    assert_close(found, wanted)
    assert functions[0].entry.signature.arrays == functions[1].entry.signature.arrays
    assert functions[0].entry.results == functions[1].entry.results


LOOPS = {"andrews", "crank_slider", "four_bar", "hexapod", "loader"}


def test_all_trees_roll_and_explicit_loops_do_not():
    for name, make in YARDSTICKS.items():
        if name in LOOPS:
            with pytest.raises(DerivationError):
                sb.compile_model(make(), rolled=True)
        else:
            assert sb.compile_model(make(), rolled=True).rolled


@pytest.mark.parametrize("name", [name for name in YARDSTICKS if name not in LOOPS])
def test_rolled_functions_are_those_of_the_formulas(name, rng):
    rolled, unrolled = both(YARDSTICKS[name]())
    y, u = state(unrolled, rng)
    for purpose in ("derivatives", "energy"):
        found, wanted = (c.function(purpose)(0.3, y, u) for c in (rolled, unrolled))
        assert_close(found, wanted)
    n, m = len(rolled.system.q), len(rolled.system.v)
    found = rolled.function("forward_dynamics")(0.3, y[:n], y[n : n + m], u)
    assert_close(found, rolled.function("derivatives")(0.3, y, u)[n:], 0)
    assert_inverse(rolled, unrolled, (y[:n], y[n : n + m], rng.normal(size=m)), u)


@pytest.mark.parametrize(
    ("joints", "axes"),
    [
        (10, ("Tx", "Rz")), (20, ("Rz", "Ry", "Rx")), (40, ("Ry",)),
        pytest.param(100, ("Rz", "Ry", "Rx"), marks=pytest.mark.slow),
    ],
)  # fmt: skip
def test_long_chains_agree(joints, axes, rng):
    rolled, unrolled = both(sb.library.chain(joints, axes=axes))
    y, u = state(unrolled, rng)
    # The condition of a chain grows with its length.
    found, wanted = (c.function("derivatives")(0, y, u) for c in (rolled, unrolled))
    assert_close(found, wanted, 1e-9)


def sprung(count, kind=None):
    """Return a chain with springs, dampers, an input, armatures and own parameters."""
    model = sb.Model("sprung", gravity=(0, -1.0, -9.81))
    k = model.add_parameter("k", 30.0, positive=True)
    torque = model.add_input("torque")
    place = model.world
    for i in range(count):
        body = model.add_body(f"b{i}", mass=1 + 0.1 * i, com=(0.1, 0, -0.3))
        turned = place.add_frame(
            f"f{i}", at=(0, 0, -k / 60), rotation=sb.rotation("x", 0.3)
        )
        joint = model.add_joint(f"j{i}", turned, body, kind or "Ry", armature=0.2)
        force = -k * sb.sin(joint.q[0]) - 0.5 * joint.v[0] + torque * sb.cos(model.t)
        model.add_load(f"s{i}", sb.loads.JointForce(joint, force))
        place = body
    return model


def test_forces_in_joints_and_own_parameters_count(rng):
    rolled, unrolled = both(sprung(5))
    y, u = state(unrolled, rng)
    for values in ({}, {"k": 55.0}):
        found, wanted = (
            c.with_parameters(values).function("derivatives")(1.3, y, u)
            for c in (rolled, unrolled)
        )
        assert_close(found, wanted)


def driven(joints):
    """Return a chain with armatures of which every third joint is driven."""
    model = sprung(joints)
    u, w = model.inputs["torque"].symbols.item(), model.add_parameter("w", 3.0)
    all_joints = list(model.joints.values())
    x = model.add_state("x", rate=u - 2 * all_joints[0].q[0], start=0.3)
    model.add_load("motor", sb.loads.JointForce(all_joints[0], -3 * x))
    for joint in all_joints[2::3]:
        model.drive(joint, 0.2 * sb.sin(w * model.t) + 0.1)
    return model


@pytest.mark.parametrize("pushed", [False, True])
def test_drives_and_states_are_in_the_loop(pushed, rng):
    model = driven(9)
    if pushed:
        model.add_load(
            "push", sb.loads.Force(list(model.bodies.values())[5], (1, 2, 3))
        )
    rolled, unrolled = both(model)
    y, u = state(unrolled, rng)
    for t in (0.3, 1.7):
        for purpose in ("derivatives", "energy"):
            found, wanted = (c.function(purpose)(t, y, u) for c in (rolled, unrolled))
            assert_close(found, wanted)
    n, m = len(rolled.system.q), len(rolled.system.v)
    parts = (y[:n], y[n : n + m], y[n + m :], u)
    found = rolled.function("forward_dynamics")(0.3, *parts)
    assert_close(found, unrolled.function("forward_dynamics")(0.3, *parts))
    assert_inverse(rolled, unrolled, (*parts[:2], rng.normal(size=m)), *parts[2:])


def test_drives_and_states_are_simulated():
    motions = [
        sb.simulate(
            c, np.linspace(0, 0.5, 6), inputs={"torque": 1.0}, method=sb.DP54(rtol=1e-9)
        )
        for c in both(driven(6))
    ]
    for name in ("x", "kinetic_energy"):
        found, wanted = (motion[name] for motion in motions)
        # Steps may differ: that of the tolerance.
        np.testing.assert_allclose(found, wanted, rtol=1e-6, atol=1e-8)


@pytest.mark.covering(1)
@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("with_what", ["nothing", "loads", "drives"])
def test_trees_in_a_plane_are_those_of_the_formulas(with_what, number, rng):
    rng = np.random.default_rng([number, *rng.integers(1000, size=2)])
    model = planar_tree(rng, 9)
    bodies, joints = ([*kind.values()] for kind in (model.bodies, model.joints))
    if with_what != "nothing":
        spring = sb.loads.SpringDamper(bodies[2], bodies[-1], 3.0, 0.5, 0.3)
        model.add_load("spring", spring)
        model.add_load("push", sb.loads.Force(bodies[-1], (1, 0.3, -0.2)))
        model.add_load("twist", sb.loads.Torque(bodies[1], (0.1, -2, 0.4)))
        model.add_load("along", sb.loads.JointForce(joints[3], -joints[3].q[0]))
    if with_what == "drives":
        for joint in joints[1::3]:
            model.drive(joint, 0.2 * sb.sin(3 * model.t) + 0.1)
    rolled, unrolled = both(model)
    assert rolled.shared.rolled.tree.tables.normal >= 0
    y, u = state(unrolled, rng)
    for purpose in ("derivatives", "energy"):
        found, wanted = (c.function(purpose)(0.3, y, u) for c in (rolled, unrolled))
        assert_close(found, wanted)


TURNING = ("Rx", "Ty", "Rz", "skew", "skew_slide", "ball", "cardan", "free", "chain")


@pytest.mark.parametrize("number", range(3))
def test_random_trees_with_loads_between_bodies_agree(number, rng):
    rng = np.random.default_rng([number, *rng.integers(1000, size=2)])
    model = random_tree(rng, 6, kinds=TURNING)
    model.gravity = tuple(rng.normal(size=3))
    bodies = list(model.bodies.values())
    u = model.add_input("u")
    for i, (a, b) in enumerate(zip(bodies, bodies[2:], strict=False)):
        ends = [
            one.add_frame(f"end_{i}", at=tuple(rng.normal(size=3))) for one in (a, b)
        ]
        spring = sb.loads.SpringDamper(
            *ends, stiffness=3.0, damping=0.5, free_length=0.3
        )
        model.add_load(f"spring_{i}", spring)
    model.add_load("push", sb.loads.Force(bodies[-1], (u, 0.3, -0.2 * u)))
    model.add_load("twist", sb.loads.Torque(bodies[1], (0.1, u, 0.4)))
    rolled, unrolled = both(model)
    y, u = state(unrolled, rng)
    for purpose in ("derivatives", "energy"):
        found, wanted = (c.function(purpose)(0.3, y, u) for c in (rolled, unrolled))
        assert_close(found, wanted)
    n, m = len(rolled.system.q), len(rolled.system.v)
    assert_inverse(rolled, unrolled, (y[:n], y[n:], rng.normal(size=m)), u)


def with_all_kinds_of_loads(rng):
    """Return a chain of turns and slides with loads between its bodies."""
    model = sb.library.chain(9, axes=("Ry", "Tz", "Rx"))
    ends = [
        b.add_frame("end", at=tuple(rng.normal(size=3))) for b in model.bodies.values()
    ]
    # The second body slides along a line through the first one's origin.
    rail = [next(iter(model.bodies.values())), *list(model.bodies.values())[1:2]]
    model.add_load("on_rail", sb.loads.SpringDamper(*rail, 3.0, 0.2, 0.1))
    z = model.add_sensor("z", sb.sensors.Position(ends[4]))[2]
    soft = 2.0 + z * z
    for i, (a, b) in enumerate(zip(ends, ends[2:], strict=False)):
        model.add_load(f"soft_{i}", sb.loads.SpringDamper(a, b, soft, 0.1 * i, 0.3))
        model.add_load(f"stiff_{i}", sb.loads.SpringDamper(a, b, 4.0 + i, 0.3, 0.5))
    ground = model.world.add_frame("ground", at=(0, 0, 2))
    for i, end in enumerate(ends):
        contact = sb.loads.CompliantContact(
            end, ground, 100.0, dissipation=0.1, coefficient=0.2
        )
        model.add_load(f"contact_{i}", contact)
    model.add_load(
        "bushing", sb.loads.Bushing(ends[0], ends[5], (1, 2, 3), 0.2, 0.1, 0.3)
    )
    model.add_load("rope", sb.loads.SpringDamper(ends[1], ends[8], 2.0, 0.1, 0.2 + z))
    return model


def test_all_kinds_of_loads_are_those_of_the_formulas(rng):
    rolled, unrolled = both(with_all_kinds_of_loads(rng))
    for _ in range(5):
        y, _ = state(unrolled, rng)
        for purpose in ("derivatives", "energy"):
            found, wanted = (
                c.function(purpose)(0.3, y, []) for c in (rolled, unrolled)
            )
            assert_close(found, wanted)


def test_loads_that_are_alike_are_one_formula(rng):
    loads = sb.compile_model(with_all_kinds_of_loads(rng), rolled=True)
    found = loads.shared.rolled.tree.tables.loads.kinds
    # Seven soft springs, of which one has no damper, seven stiff ones, nine contacts.
    assert {7, 9} <= {len(kind.leaves) for kind in found}
    assert len(found) <= 6


def test_many_bodies_are_rolled_by_themselves_and_simulated():
    model = sprung(MANY_LINKS)
    compiled = sb.compile_model(model)
    assert compiled.rolled
    motion = sb.simulate(compiled, [0, 0.01, 0.02], inputs={"torque": 1.0})
    total = motion["kinetic_energy"] + motion["potential_energy"]
    assert np.isfinite(total).all()
    assert not any(key.startswith("derive dynamics") for key in compiled.timings)
    assert not sb.compile_model(sprung(MANY_LINKS - 1)).rolled
    assert not sb.compile_model(model, rolled=False).rolled


def test_the_energy_of_a_long_chain_stays():
    chain = sb.library.chain(MANY_LINKS)
    motion = sb.simulate(chain, np.linspace(0, 0.2, 5), method=sb.DP54(rtol=1e-10))
    total = motion["kinetic_energy"] + motion["potential_energy"]
    assert motion["kinetic_energy"][-1] > 1
    np.testing.assert_allclose(total, total[0], rtol=1e-8)


@pytest.mark.parametrize("reason", NOT_ROLLED)
def test_what_cannot_be_rolled_says_why(reason):
    with pytest.raises(DerivationError, match=reason):
        sb.compile_model(NOT_ROLLED[reason](), rolled=True)


@pytest.mark.parametrize(
    "options",
    [
        {"formalism": "recursive"},
        {"backend": "c"},
    ],
)
def test_many_bodies_that_are_written_out_are_told(options):
    compiled = sb.compile_model(sprung(MANY_LINKS), **options)
    with pytest.warns(
        ModelWarning, match="its 150 links are not computed in a"
    ) as told:
        assert not compiled.rolled
    assert told[0].filename == __file__
    assert "recursive" in str(told[0].message) or "'c'" in str(told[0].message)


def test_formulas_of_many_bodies_are_told_before_they_are_written(monkeypatch):
    monkeypatch.setattr("symbody.pipeline.compiled_system.MANY_LINKS", 3)
    arm = sb.library.chain(4)
    with pytest.warns(ModelWarning, match="'mass_matrix': this is not computed in a"):
        sb.compile_model(arm, rolled=True).function("mass_matrix")
    with pytest.warns(ModelWarning, match="the jacobian of .'vd'. by"):
        sb.compile_model(arm, rolled=True).function("jacobian(vd; q)")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        sb.linearize(sb.compile_model(arm))
        sb.compile_model(arm, rolled=False).function("mass_matrix")


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"backend": "python"}, "compiled by 'python'"),
        (
            {"formalism": "composite"},
            "the formalism 'composite' was asked for",
        ),
    ],
)
def test_options_that_contradict_are_errors(options, reason):
    with pytest.raises(DerivationError, match=reason):
        sb.compile_model(sb.library.arm7(), rolled=True, **options)


def test_motions_without_inertia_are_named():
    model = sb.Model("bare")
    place = model.world
    for name in ("a", "b"):
        body = model.add_body(name, mass=0.0 if name == "b" else 1.0, com=(1, 0, 0))
        model.add_joint(f"j_{name}", place, body, "Ry")
        place = body
    compiled = sb.compile_model(model, rolled=True)
    with pytest.raises(AnalysisError, match="'v_j_b' moves nothing that has positive"):
        sb.simulate(compiled, 1.0)


def test_a_shaft_through_its_own_axis_has_no_inertia_left():
    model = sb.Model("shaft")
    first = model.add_body("first")
    last = model.add_body("last", mass=1.0, inertia=(1, 1, 1))
    model.add_joint("one", model.world, first, "Rz")
    model.add_joint("two", first, last, "Rz")
    compiled = sb.compile_model(model, rolled=True)
    assert "'v_one'" in compiled.without_inertia(0.0, compiled.start_state())


def test_threads_share_a_rolled_tree(rng):
    compiled = sb.compile_model(sb.library.chain(60), rolled=True)
    rates = compiled.function("derivatives")
    states = rng.uniform(-1, 1, (400, 120))
    wanted = [rates(0.0, y, []) for y in states]
    with ThreadPoolExecutor(20) as pool:
        found = list(pool.map(lambda y: rates(0.0, y, []), states))
    assert (np.array(found) == np.array(wanted)).all()


def test_rolled_functions_are_pickled_and_take_rows(rng):
    compiled = sb.compile_model(sb.library.chain(30), rolled=True)
    rates = compiled.function("derivatives")
    again = pickle.loads(pickle.dumps(rates))
    Y = rng.uniform(-1, 1, (5, 60))
    assert not again.entry.is_written
    batch = compiled.batch("derivatives")
    assert not batch.in_lanes
    for y, row in zip(Y, batch(0.0, Y, []), strict=True):
        assert (rates(0.0, y, []) == row).all()
        assert (again(0.0, y, []) == row).all()
    same = pickle.loads(pickle.dumps(compiled))
    assert same.rolled


def test_the_program_that_is_not_written_can_be_had():
    compiled = sb.compile_model(sb.library.arm7(), rolled=True)
    program = compiled.function("derivatives").program
    assert program.name == "arm7_derivatives"


@pytest.mark.parametrize("formula", [lambda a: a**0.3, lambda a: sb.exp(a)])
def test_masses_of_other_formulas_are_told(formula):
    model = sb.Model("odd")
    a = model.add_parameter("a", 2.0, positive=True)
    body = model.add_body("b", mass=formula(a), inertia=(1, 1, 1))
    model.add_joint("j", model.world, body, "Rz")
    with pytest.raises(DerivationError, match="a mass or a place is a formula with"):
        sb.compile_model(model, rolled=True)
