"""What must not matter: the choice of axes, origins, names, orders and empty bodies.

Rounding differs where the formulas do: 1e-11 of the largest.
"""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings

from probes.plans import SEEDS, plans
from probes.random_systems import random_values, tree_of
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.library.catalog import YARDSTICKS
from symbody.library.pendulums import spherical_pendulum
from symbody.model.model import Model
from symbody.spatial.rotation import rotation
from symbody.spatial.vectors import add3, mat, matmul, matvec, vec
from symbody.system import assemble

PLANS = plans(6, 6)
# The drag of the planar body is in the axes of the world, whatever carries it.
TURNABLE = [
    name
    for name, build in YARDSTICKS.items()
    if name != "planar_body" and not build().loops
]


def moved(system, R, p):
    """Return a system that is mounted in the world turned by R and shifted by p."""
    links = tuple(
        link
        if link.parent
        else replace(link, E=matmul(R, link.E), p=add3(p, matvec(R, link.p)))
        for link in system.links
    )
    world = replace(system.placements["world"], R=R, p=p)
    return replace(
        system,
        links=links,
        gravity=matvec(R, system.gravity),
        placements={**system.placements, "world": world},
    )


def accelerations(system, values, formalism="composite"):
    """Return values by the names of the accelerations."""
    vd = evaluate(list(derive_by(system, formalism, merge=True).vd), values)
    return dict(zip((symbol.name for symbol in system.vd), vd, strict=True))


def close_to(expected):
    scale = max(map(abs, expected.values()), default=1.0)
    return pytest.approx(expected, rel=0, abs=1e-11 * max(1.0, scale))


def by_name(values):
    return {symbol.name: value for symbol, value in values.items()}


@pytest.mark.parametrize("name", TURNABLE)
def test_accelerations_do_not_depend_on_the_axes_and_origin_of_the_world(name, rng):
    system = assemble(YARDSTICKS[name]())
    values = random_values(rng, system)
    R, p = mat(rotation((3, -1, 2), 0.8)), vec(rng.normal(size=3))
    expected = accelerations(system, values)
    assert accelerations(moved(system, R, p), values) == close_to(expected)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_accelerations_do_not_depend_on_the_order_of_definition(plan, seed):
    rng = np.random.default_rng(seed)
    model = tree_of(plan, rng)
    first = assemble(model)
    values = random_values(rng, first)
    model.joints = dict(reversed(model.joints.items()))
    second = assemble(model)
    expected = accelerations(first, values)
    assert accelerations(second, values) == close_to(expected)


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_renaming_renames_the_results_and_nothing_else(plan, seed):
    first, second = (
        assemble(tree_of(plan, np.random.default_rng(seed), prefix=prefix))
        for prefix in ("old_", "new_")
    )
    values = by_name(random_values(np.random.default_rng(seed), first))
    renamed = {name.replace("old_", "new_"): value for name, value in values.items()}
    expected = accelerations(first, values)
    actual = accelerations(second, renamed)
    assert actual == {n.replace("old_", "new_"): a for n, a in expected.items()}


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS)
def test_massless_bodies_between_joints_change_nothing(plan, seed):
    first, second = (
        assemble(tree_of(plan, np.random.default_rng(seed), empty_bodies=empty))
        for empty in (False, True)
    )
    values = by_name(random_values(np.random.default_rng(seed), first))
    expected = accelerations(first, values)
    assert accelerations(second, values) == close_to(expected)


def test_a_massless_cross_makes_two_joints_one_of_two_freedoms(rng):
    first, second = Model("first"), Model("second")
    rods = [
        model.add_body("rod", mass=2, com=(0.1, 0, -0.6), inertia=(0.02, 0.03, 0.01))
        for model in (first, second)
    ]
    first.add_joint("j", first.world, rods[0], ["Rx", "Ry"])
    cross = second.add_body("cross")
    second.add_joint("j_Rx", second.world, cross, "Rx")
    second.add_joint("j_Ry", cross, rods[1], "Ry")
    systems = assemble(first), assemble(second)
    values = by_name(random_values(rng, systems[0]))
    expected, actual = (accelerations(system, values) for system in systems)
    assert actual == close_to(expected)


def test_both_descriptions_of_a_rotation_give_the_same_motion(rng):
    """Where c = ċ = 0 the angular velocity is w = (ȧ cos b, ḃ, ȧ sin b + ċ)."""
    cardan = assemble(spherical_pendulum("cardan"))
    ball = assemble(spherical_pendulum("quaternion"))
    a, b, ad, bd = 0.4, -0.7, 1.1, 0.6
    values = random_values(rng, cardan) | dict(
        zip((*cardan.q, *cardan.v), (a, b, 0.0, ad, bd, 0.0), strict=True)
    )
    add, bdd, cdd = accelerations(cardan, values).values()
    ca, sa, cb, sb = np.cos(a / 2), np.sin(a / 2), np.cos(b / 2), np.sin(b / 2)
    quaternion = (ca * cb, sa * cb, ca * sb, sa * sb)
    w = (ad * np.cos(b), bd, ad * np.sin(b))
    values = random_values(rng, ball) | dict(
        zip((*ball.q, *ball.v), (*quaternion, *w), strict=True)
    )
    actual = list(accelerations(ball, values).values())
    wd = (
        add * np.cos(b) - ad * bd * np.sin(b),
        bdd,
        add * np.sin(b) + ad * bd * np.cos(b) + cdd,
    )
    np.testing.assert_allclose(actual, wd, rtol=1e-11)
