"""A random tree with every kind of load at once moves alike by every way.

The tolerance is relative to the largest acceleration: rounding is multiplied by the
condition of the mass matrix, which is below 1e5 in these trees.
"""

import numpy as np
import pytest
from hypothesis import given, settings

import symbody as sb
from probes.plans import SEEDS
from probes.random_systems import random_rotation, random_values, tree_of
from symbody.expr.evaluate import evaluate
from symbody.formalisms.derivations import Derivations
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.tree.loads_on_tree import (
    in_member,
    in_world,
    tree_kinematics,
)
from symbody.model.kinds import kinds, missing, sample
from symbody.system import assemble

SMALL = [(0, "free"), (1, "Ry"), (1, "cardan"), (2, "Tz")]


def with_every_load(rng, plan=SMALL):
    model = tree_of(plan, rng)
    one, two, three = list(model.bodies.values())[:3]
    hinge, ball = model.joints["joint_1"], model.joints["joint_2"]
    a, b, c, ground = (
        body.add_frame("place", at=rng.normal(size=3), rotation=random_rotation(rng))
        for body in (one, two, three, model.world)
    )
    deep = model.world.add_frame("deep", at=(0, 0, 2))
    press = model.add_input("press")
    for load in (
        sb.loads.Force(a, (1, 2, 3), reaction_on=b, expressed_in=c),
        sb.loads.Torque(b, (3, 2, 1), reaction_on=c, expressed_in=a),
        sb.loads.PointToPoint(a, ground, 4 * press),
        sb.loads.JointForce(ball, (1, press, 3)),
        sb.loads.SpringDamper(b, c, 30, 2, 0.4, lambda x, v: -0.1 * x**2 * v),
        sb.loads.TorsionalSpringDamper(ball, (4, 5, 6), 1, 0.2, lambda x, v: -(x**3)),
        sb.loads.Bushing(a, ground, (30, 40, 50), (6, 7, 8), 2, (0.3, 0.4, 0.5)),
        sb.loads.CoulombFriction(hinge, 0.3, press**2, 0.1, 0.2),
        sb.loads.CompliantContact(c, deep, 50, 1.5, 0.1, 0.4, 0.3),
        sb.loads.Tire(b, a, (press, 2, 3), (4, 5, 6)),
        sb.loads.Muscle([a, b], 0.5, 100, 2.0, 0.1),
        sb.loads.WrappedCable(ground, a, b, 0.05, 30, 0.5),
        sb.loads.LineTraction(
            b, c, lambda angle: 0.3 + 0.05 * sb.cos(angle), 0.02, 0.05, 90
        ),
    ):
        model.add_load(type(load).__name__, load)
    there = [named.load for named in model.loads.values()]
    for name, kind in missing("load", there).items():
        model.add_load(name, sample(kind, model))
    return model


def test_every_kind_of_load_is_there(rng):
    model = with_every_load(rng)
    assert {type(named.load) for named in model.loads.values()} == {
        *kinds("load", own=False).values()
    }


@settings(max_examples=settings.get_profile("mechanisms").max_examples // 4)
@given(SEEDS)
def test_every_formalism_feels_every_load_alike(seed):
    rng = np.random.default_rng(seed)
    system = assemble(with_every_load(rng))
    values = random_values(rng, system)
    reference = derive_by(system, "composite", merge=False)
    expected = evaluate(list(reference.vd), values)
    scale = np.abs(expected).max(initial=1.0)
    for formalism in ("composite", "recursive", "articulated", "kane", "tmt"):
        for merge in (False, True):
            vd = derive_by(system, formalism, merge=merge).vd
            actual = evaluate(list(vd), values)
            np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-10 * scale)


def test_a_load_between_bodies_is_the_same_seen_from_what_carries_them(rng):
    system = assemble(with_every_load(rng))
    kinematics = tree_kinematics(Derivations(system), merge=True).kinematics
    values, compared = random_values(rng, system), set()

    def numbers(by, named):
        """Return what the load does in members' axes, and in the world's."""
        pushes = [
            push(by, wrench, named.name)
            for wrench in named.load.wrenches(by)
            for push in (in_member, in_world)
        ]
        return evaluate([x for push in pushes for part in push for x in part], values)

    for named in system.loads:
        by = kinematics.for_load(named.load)
        if by is not kinematics:
            compared.add(type(named.load).__name__)
            expected = numbers(kinematics, named)
            scale = np.abs(expected).max()
            np.testing.assert_allclose(
                numbers(by, named), expected, rtol=0, atol=1e-12 * scale
            )
    assert compared >= {"Beam", "Cable", "Force", "SpringDamper", "Tire", "Torque"}


@pytest.mark.parametrize("merge", [False, True])
def test_a_load_between_neighbors_costs_the_same_at_any_depth(merge):
    def added(length):
        counts = []
        for loaded in (False, True):
            model = sb.library.chain(length)
            a, b = list(model.bodies.values())[-2:]
            if loaded:
                a, b = (
                    a.add_frame("a", at=(0.1, 0, 0.2)),
                    b.add_frame("b", at=(0, 1, 1)),
                )
                model.add_load("bushing", sb.loads.Bushing(a, b, 30, 4, 0.5, 0.1))
            compiled = sb.compile_model(model, formalism="articulated", merge=merge)
            counts.append(compiled.program("inverse_dynamics").counts.total)
        return counts[1] - counts[0]

    assert added(6) == added(9) < 90


def state_of(compiled, rng):
    values = random_values(rng, compiled.system)
    return [values[s] for s in (*compiled.system.q, *compiled.system.v)]


@pytest.mark.parametrize(
    "backend", ["llvm", pytest.param("c", marks=pytest.mark.compiler("c"))]
)
def test_compiled_code_feels_every_load_as_python_does(backend, rng):
    model = with_every_load(rng)
    reference = sb.compile_model(model, backend="python", formalism="recursive")
    compiled = sb.compile_model(model, backend=backend, formalism="recursive")
    y = np.array(state_of(compiled, rng))
    u = np.array([0.7])
    expected = reference.derivatives(0.3, y, u)
    actual = compiled.derivatives(0.3, y, u)
    scale = np.abs(expected).max()
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-12 * scale)


@pytest.mark.slow
def test_energy_changes_by_the_work_of_every_load(rng):
    motion = sb.simulate(
        with_every_load(rng),
        1.0,
        inputs={"press": 0.7},
        save=sb.Save(work=True),
        method=sb.DP54(rtol=1e-11, atol=1e-12),
    )
    scale = max(1.0, np.abs(motion["total_energy"]).max().item())
    assert np.abs(motion["energy_error"]).max() < 1e-8 * scale
