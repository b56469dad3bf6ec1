"""The TMT method on vectors written with SymPy's mechanics: a pendulum on a cart."""

import sympy as sm
import sympy.physics.mechanics as me

import symbody as sb

x, a, v, w = me.dynamicsymbols("x a v w")
m, M, length, g = sm.symbols("m M l g")
N = me.ReferenceFrame("N")
A = N.orientnew("A", "Axis", [a, N.z])
A.set_ang_vel(N, w * N.z)
cart = me.Point("C")
cart.set_vel(N, v * N.x)
bob = cart.locatenew("B", -length * A.y)
bob.v2pt_theory(cart, N, A)

velocities = sm.Matrix([p.vel(N).dot(e) for p in (cart, bob) for e in (N.x, N.y)])
forces = sm.Matrix([0, -M * g, 0, -m * g])
masses = sm.diag(M, M, m, m)

if __name__ == "__main__":
    M_d, g_d = sb.tmt(velocities, forces, masses, [v, w], [x, a])
    sm.pprint(sm.simplify(-M_d))
    sm.pprint(sm.simplify(g_d))
