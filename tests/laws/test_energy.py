"""Work and energy. All derivatives are exact, so the laws hold to rounding: 1e-11."""

from dataclasses import replace

import numpy as np

from symbody.expr.differentiate import jacobian, time_derivative
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.formalisms.quantities.outputs import derive_energy
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics
from symbody.spatial.vectors import ZERO_VEC
from symbody.system.system import coordinate_rates


def unloaded(system):
    return replace(system, loads=())


def energies(system):
    measured = TreeKinematics(system, build_tree(system, merge=False))
    return measured.kinetic_energy(None), measured.potential_energy(None)


def driven_velocities(system):
    return [link.v for link in system.links if link.driven]


def test_the_force_of_gravity_is_the_gradient_of_potential_energy(case):
    heavy = unloaded(case.system)
    light = replace(heavy, gravity=ZERO_VEC)
    bias = [derive_by(s, "recursive", merge=False).c for s in (heavy, light)]
    c_heavy, c_light = (evaluate(list(c), case.values) for c in bias)
    N = jacobian(coordinate_rates(heavy), heavy.v)
    slope = jacobian([energies(heavy)[1]], heavy.q)
    expected = evaluate(slope, case.values) @ evaluate(N, case.values)
    scale = max(1.0, np.abs(c_heavy).max())
    actual = c_heavy - c_light
    np.testing.assert_allclose(actual, expected[0], rtol=0, atol=1e-11 * scale)


def test_the_power_of_joint_forces_is_the_rate_of_energy(case):
    system = unloaded(case.system)
    results = derive_inverse(system).results
    forces = evaluate([*results["tau"], *results["drive"]], case.values)
    speeds = evaluate([*system.v, *driven_velocities(system)], case.values)
    rates = time_derivative(list(energies(system)), case.flow)
    terms = evaluate(rates, case.values)
    scale = max(1.0, np.abs(terms).max(), np.abs(forces * speeds).max())
    np.testing.assert_allclose(forces @ speeds, terms.sum(), rtol=0, atol=1e-11 * scale)


def test_the_power_of_loads_and_drives_is_the_rate_of_energy(derived):
    case, derivation = derived
    vd = evaluate(list(derivation.vd), case.values)
    values = case.values | dict(zip(case.system.vd, vd, strict=True))
    terms = evaluate(time_derivative(list(energies(case.system)), case.flow), values)
    power = evaluate(list(derive_energy(case.system).results["power"]), values)
    scale = max(1.0, np.abs(terms).max())
    np.testing.assert_allclose(power, terms.sum(), rtol=0, atol=1e-11 * scale)


def test_what_is_free_of_loads_and_drives_keeps_its_energy(undriven):
    system = unloaded(undriven.system)
    vd = derive_by(system, "articulated", merge=True).vd
    found = evaluate(list(vd), undriven.values)
    values = undriven.values | dict(zip(system.vd, found, strict=True))
    terms = evaluate(time_derivative(list(energies(system)), undriven.flow), values)
    scale = max(1.0, np.abs(terms).max())
    np.testing.assert_allclose(terms.sum(), 0, atol=1e-11 * scale)
