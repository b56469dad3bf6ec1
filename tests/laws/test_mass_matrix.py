"""What every mass matrix must be. Algebraic identities hold to 1e-12 of the largest."""

import numpy as np

from symbody.expr.differentiate import jacobian
from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse
from symbody.formalisms.tree.tree import build_tree
from symbody.formalisms.tree.tree_kinematics import TreeKinematics


def kinetic_energy(system):
    return TreeKinematics(system, build_tree(system, merge=False)).kinetic_energy(None)


def assert_close(actual, expected):
    scale = np.abs(expected).max(initial=1e-3)
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-12 * scale)


def test_the_mass_matrix_is_symmetric_and_positive_definite(dense):
    case, derivation = dense
    M = evaluate(derivation.M, case.values)
    assert_close(M, M.T)
    assert np.linalg.eigvalsh(M).min() > 0


def test_columns_of_the_mass_matrix_are_forces_of_unit_accelerations(dense):
    case, derivation = dense
    tau = derive_inverse(case.system).results["tau"]
    columns = evaluate(jacobian(tau, case.system.vd), case.values)
    assert_close(evaluate(derivation.M, case.values), columns)


def test_the_mass_matrix_is_the_curvature_of_kinetic_energy(dense):
    case, derivation = dense
    momentum = jacobian([kinetic_energy(case.system)], case.system.v)
    curvature = evaluate(jacobian(momentum, case.system.v), case.values)
    assert_close(evaluate(derivation.M, case.values), curvature)


def test_kinetic_energy_is_half_of_v_M_v_without_drives(undriven):
    v = undriven.of(undriven.system.v)
    M = evaluate(
        derive_by(undriven.system, "composite", merge=False).M, undriven.values
    )
    energy = evaluate(kinetic_energy(undriven.system), undriven.values)
    np.testing.assert_allclose(v @ M @ v / 2, energy, rtol=1e-12)


def test_the_bias_is_what_no_acceleration_needs(dense):
    case, derivation = dense
    values = case.values | dict.fromkeys(case.system.vd, 0.0)
    needed = evaluate(list(derive_inverse(case.system).results["tau"]), values)
    c = evaluate(list(derivation.c), values) - evaluate(list(derivation.tau), values)
    assert_close(c, needed)
