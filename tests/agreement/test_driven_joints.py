"""A driven joint moves like a free one on which the drive's force acts.

Tolerances as in test_formalisms_agree.py.
"""

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from probes.plans import SEEDS, plans
from probes.random_systems import random_values, tree_of
from symbody.expr.differentiate import derivative
from symbody.expr.evaluate import evaluate
from symbody.expr.functions import sin
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.system import assemble

PLANS = plans(4, 5)
FORMALISMS = ("composite", "recursive", "articulated", "kane", "tmt")


def drive_some(model, rng):
    """Drive about half of all coordinates, and return their joints' symbols."""
    driven = {}
    for joint in model.joints.values():
        if not joint.q or len(joint.q) != len(joint.v):
            continue
        formulas = [
            rng.normal() + rng.normal() * sin(rng.normal() * model.t)
            if rng.random() < 0.5
            else None
            for _ in joint.q
        ]
        model.drive(joint, formulas)
        for i, formula in enumerate(formulas):
            if formula is not None:
                driven[joint.q[i], joint.v[i], joint.vd[i]] = formula
    return driven


def on_the_drives_path(driven, values, t):
    """Return values of coordinates and their derivatives as the drives prescribe."""
    path = {}
    for (q, v, vd), formula in driven.items():
        rate = derivative(formula, t)
        roots = [formula, rate, derivative(rate, t)]
        path.update(zip((q, v, vd), evaluate(roots, values), strict=True))
    return path


def by_name(values):
    return {symbol.name: value for symbol, value in values.items()}


def solved_both_ways(plan, seed, formalism, merge):
    """Return the driven accelerations, drive forces, and forces of the free twin."""
    model = tree_of(plan, np.random.default_rng(seed))
    driven = drive_some(model, np.random.default_rng(seed + 1))
    system = assemble(model)
    twin = assemble(tree_of(plan, np.random.default_rng(seed)))
    values = random_values(np.random.default_rng(seed + 2), system)
    vd = evaluate(list(derive_by(system, formalism, merge=merge).vd), values)
    values.update(zip(system.vd, vd, strict=True))
    inverse = derive_inverse(system, merge=merge)
    drive = dict(
        zip(
            inverse.labels["drive"],
            evaluate(list(inverse.results["drive"]), values),
            strict=True,
        )
    )
    values.update(on_the_drives_path(driven, values, system.t))
    tau = evaluate(list(derive_inverse(twin).results["tau"]), by_name(values))
    forces = dict(zip((v.name for v in twin.v), tau, strict=True))
    return vd, drive, forces


@settings.get_profile("mechanisms")
@given(PLANS, SEEDS, st.sampled_from(FORMALISMS[:3]), st.booleans())
def test_only_the_drives_need_forces(plan, seed, formalism, merge):
    vd, drive, forces = solved_both_ways(plan, seed, formalism, merge)
    assume(drive)
    scale = max(1.0, np.abs(vd).max(initial=0), *map(abs, drive.values()))
    expected = {name: drive.get(name, 0.0) for name in forces}
    assert forces == pytest.approx(expected, rel=0, abs=1e-10 * scale)


@settings.get_profile("mechanisms")
@given(PLANS.map(lambda plan: plan[:2]), SEEDS, st.sampled_from(FORMALISMS[3:]))
def test_closed_formalisms_treat_drives_likewise(plan, seed, formalism):
    vd, drive, forces = solved_both_ways(plan, seed, formalism, True)
    scale = max(1.0, np.abs(vd).max(initial=0), *map(abs, drive.values()))
    expected = {name: drive.get(name, 0.0) for name in forces}
    assert forces == pytest.approx(expected, rel=0, abs=1e-10 * scale)


def test_a_system_all_of_whose_joints_are_driven_has_no_accelerations(rng):
    model = tree_of([(0, "Rx"), (1, "Ty")], rng)
    for joint in model.joints.values():
        model.drive(joint, model.t**2)
    system = assemble(model)
    assert derive_by(system, "composite", merge=True).vd == ()
    assert len(derive_inverse(system).results["drive"]) == 2


def test_a_constant_drive_locks_a_joint_like_a_fixed_one(rng):
    model = tree_of([(0, "Rx"), (1, "Ry"), (2, "Rz")], rng)
    model.drive(model.joints["joint_1"], 0)
    locked = assemble(model)
    plan = [(0, "Rx"), (1, "fixed"), (2, "Rz")]
    fixed = assemble(tree_of(plan, np.random.default_rng(20)))
    values = by_name(random_values(rng, locked))
    expected = evaluate(list(derive_by(fixed, "composite", merge=False).vd), values)
    actual = evaluate(list(derive_by(locked, "composite", merge=False).vd), values)
    np.testing.assert_allclose(actual, expected, rtol=1e-12)
