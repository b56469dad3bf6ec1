"""Forward and inverse dynamics undo each other, whatever the formalism.

Tolerance 1e-11: rounding is multiplied by the condition of the mass matrix, at most
1e3 here.
"""

import numpy as np

from symbody.expr.evaluate import evaluate
from symbody.formalisms.quantities.choose import derive_by
from symbody.formalisms.quantities.dynamics import derive_inverse


def test_accelerations_are_independent_of_the_formalism(derived):
    case, derivation = derived
    actual = evaluate(list(derivation.vd), case.values)
    reference = derive_by(case.system, "composite", merge=False).vd
    expected = evaluate(list(reference), case.values)
    scale = np.abs(expected).max()
    np.testing.assert_allclose(actual, expected, rtol=0, atol=1e-11 * scale)


def test_inverse_dynamics_undoes_forward_dynamics(derived):
    case, derivation = derived
    vd = evaluate(list(derivation.vd), case.values)
    values = case.values | dict(zip(case.system.vd, vd, strict=True))
    tau = derive_inverse(case.system).results["tau"]
    rest = evaluate(list(tau), values)
    at_rest = evaluate(list(tau), case.values | dict.fromkeys(case.system.vd, 0.0))
    scale = max(1.0, np.abs(at_rest).max())
    np.testing.assert_allclose(rest, 0, atol=1e-11 * scale)


def test_the_mass_matrix_undoes_forward_dynamics(dense):
    case, derivation = dense
    M, vd, c, tau = (
        evaluate(part if part is derivation.M else list(part), case.values)
        for part in (derivation.M, derivation.vd, derivation.c, derivation.tau)
    )
    scale = max(1.0, np.abs(c).max())
    np.testing.assert_allclose(M @ vd + c, tau, rtol=0, atol=1e-11 * scale)
