"""The textbook system of the TMT method, by our model and by SymPy's vectors.

The numbers are printed to 12 digits in the source; ours agree to 1e-10.
"""

import numpy as np
import pytest
import sympy as sm
import sympy.physics.mechanics as me

from symbody.expr.evaluate import evaluate
from symbody.formalisms.dynamics.virtual_work import tmt
from symbody.formalisms.quantities.choose import derive_by
from symbody.library.chains import tmt_rods
from symbody.system import assemble
from symbody.system.values import parameter_values

M = np.array(
    [
        [0.602253125986, -0.00130733614121, 0.149429204714],
        [-0.00130733614121, 0.0325, 0],
        [0.149429204714, 0, 0.25],
    ]
)
UD = [-7.46056427167622, -1.06525862388559, 0.0141883441940566]
Q = [np.deg2rad(25.0), np.deg2rad(5.0), 0.1]
U = [0.1, 2.2, 0.3]
P = [9.81, 2.0, 0.01, 0.6, 1.0]


@pytest.fixture(scope="module")
def rods():
    """Return system and values at the state of the textbook, which is its start."""
    system = assemble(tmt_rods())
    values = dict(zip(system.p, parameter_values(system), strict=True))
    values.update(zip(system.q, system.q_start, strict=True))
    values.update(zip(system.v, system.v_start, strict=True))
    return system, values


@pytest.mark.parametrize("merge", [False, True])
@pytest.mark.parametrize(
    "formalism", ["tmt", "kane", "composite", "recursive", "articulated"]
)
def test_accelerations_of_the_model_are_the_printed_ones(rods, formalism, merge):
    system, values = rods
    vd = evaluate(list(derive_by(system, formalism, merge=merge).vd), values)
    np.testing.assert_allclose(vd, UD, rtol=1e-10)


@pytest.mark.parametrize("formalism", ["tmt", "kane", "composite", "recursive"])
def test_the_mass_matrix_of_the_model_is_the_printed_one(rods, formalism):
    system, values = rods
    found = evaluate(derive_by(system, formalism, merge=False).M, values)
    np.testing.assert_allclose(found, M, rtol=1e-10, atol=1e-15)


class Textbook:
    """The system as the textbook writes it, with SymPy's mechanics."""

    def __init__(self):
        m, g, kt, kl, l = sm.symbols("m, g, k_t, k_l, l")
        self.q = q1, q2, q3 = me.dynamicsymbols("q1, q2, q3")
        self.u = u1, u2, u3 = me.dynamicsymbols("u1, u2, u3")
        self.p = (g, kl, kt, l, m)
        N, A, B = map(me.ReferenceFrame, "NAB")
        A.orient_axis(N, q1, N.z)
        B.orient_axis(A, q2, A.x)
        A.set_ang_vel(N, u1 * N.z)
        B.set_ang_vel(A, u2 * A.x)
        O, Ao, Bo, Q = (me.Point(name) for name in ("O", "A_O", "B_O", "Q"))
        Ao.set_pos(O, l / 2 * A.x)
        Bo.set_pos(O, l * A.x)
        Q.set_pos(Bo, q3 * B.y)
        O.set_vel(N, 0)
        Ao.v2pt_theory(O, N, A)
        Bo.v2pt_theory(O, N, A)
        Q.set_vel(B, u3 * B.y)
        Q.v1pt_theory(Bo, N, B)
        I = m * l**2 / 12
        self.N, self.frames, self.points = N, (A, B), (Ao, Bo, Q)
        self.inertias = (
            I * me.outer(A.y, A.y) + I * me.outer(A.z, A.z),
            I * me.outer(B.x, B.x) + I * me.outer(B.z, B.z),
        )
        self.masses = (m, m, m / 4)
        self.forces = (
            m * g * N.x,
            m * g * N.x + kl * q3 * B.y,
            m / 4 * g * N.x - kl * q3 * B.y,
        )
        self.torques = (-kt * q1 * N.z + kt * q2 * A.x, -kt * q2 * A.x)

    def column(self, vectors):
        return [vector.dot(axis) for vector in vectors for axis in self.N]

    def velocities(self):
        (Ao, Bo, Q), (A, B), N = self.points, self.frames, self.N
        return self.column(
            (Ao.vel(N), A.ang_vel_in(N), Bo.vel(N), B.ang_vel_in(N), Q.vel(N))
        )

    def loads(self):
        (R_A, R_B, R_Q), (T_A, T_B) = self.forces, self.torques
        return self.column((R_A, T_A, R_B, T_B, R_Q))

    def mass_matrix(self):
        (m_A, m_B, m_Q), (I_A, I_B) = self.masses, self.inertias
        parts = (
            sm.eye(3) * m_A, I_A.to_matrix(self.N), sm.eye(3) * m_B,
            I_B.to_matrix(self.N), sm.eye(3) * m_Q,
        )  # fmt: skip
        return sm.diag(*parts)


@pytest.fixture(scope="module")
def reduced():
    """Return M_d and g_d at the numbers of the textbook."""
    book = Textbook()
    results = tmt(book.velocities(), book.loads(), book.mass_matrix(), book.u, book.q)
    values = dict(zip((*book.u, *book.q, *book.p), (*U, *Q, *P), strict=True))
    return [np.array(r.xreplace(values).evalf(), dtype=float) for r in results]


def test_the_reduced_mass_matrix_is_minus_the_printed_one(reduced):
    M_d, _ = reduced
    np.testing.assert_allclose(M_d, -M, rtol=1e-10, atol=1e-15)


def test_the_remainder_balances_the_printed_accelerations(reduced):
    M_d, g_d = reduced
    np.testing.assert_allclose(M_d @ UD + g_d[:, 0], 0, atol=1e-10)
    np.testing.assert_allclose(-np.linalg.solve(M_d, g_d)[:, 0], UD, rtol=1e-10)


def test_the_remainder_is_the_one_that_sympy_derives(reduced):
    """T and ḡ by SymPy's own derivatives, as the textbook forms them."""
    book = Textbook()
    u, q = sm.Matrix(book.u), sm.Matrix(book.q)
    v, F, mass = (
        sm.Matrix(book.velocities()),
        sm.Matrix(book.loads()),
        book.mass_matrix(),
    )
    T = v.jacobian(u)
    still = dict.fromkeys(u.diff(), 0) | dict(zip(q.diff(), u, strict=True))
    g_bar = (mass * v).diff(me.dynamicsymbols._t).xreplace(still)
    values = dict(zip((*book.u, *book.q, *book.p), (*U, *Q, *P), strict=True))
    expected = (T.T * (F - g_bar)).xreplace(values).evalf()
    np.testing.assert_allclose(reduced[1], np.array(expected, dtype=float), rtol=1e-12)
