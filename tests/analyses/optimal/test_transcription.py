"""The nonlinear program's derivatives against finite differences, and collocation."""

import numpy as np
import pytest
from numpy.polynomial import Polynomial
from scipy.sparse import csc_matrix

import symbody as sb
from symbody.analyses.optimal.methods import SHOOTING, scheme_of
from symbody.analyses.optimal.sparse_problem import EquationRows
from symbody.analyses.optimal.transcription import Transcription

SCHEMES = ["radau", "gauss", "hermite-simpson"]


def order_of(scheme):
    """Return the order of convergence of the states at nodes."""
    s = len(scheme.c)
    return {"radau": 2 * s - 1, "gauss": 2 * s}.get(scheme.name, 4)


def crank(explicit):
    model = sb.library.four_bar(explicit=explicit)
    torque = model.inputs["torque"].symbols.item()
    return sb.OptimalControl(
        model, (0.5, 2), running=torque**2 * (1 + model.t), at_end={"q_crank": 0.4}
    )


def turn(form):
    model = sb.Model("satellite", gravity=(0, 0, 0))
    I = model.add_parameter("I", 2.0, positive=True)
    body = model.add_body("body", 1.0, inertia=(1, I, 3))
    joint = model.add_joint("turn", model.world, body, "spherical")
    torques = [model.add_input(f"M{axis}") for axis in "xyz"]
    model.add_load("wheels", sb.loads.JointForce(joint, torques))
    return sb.OptimalControl(
        model, (1, 2), running=sum(M**2 for M in torques), free="I", form=form,
        throughout={sum(e**2 for e in joint.q): (0, 2)}, final=I * model.t,
    )  # fmt: skip


def knot(form):
    """Return a mass that hangs on springs by a node, which Newton's method solves."""
    model = sb.Model("bridle")
    load = model.add_body("load", mass=5.0)
    joint = model.add_joint("hang", model.world, load, ["Tx", "Tz"], q=(0.1, -0.97))
    F = model.add_input("F")
    node = model.add_node("knot")
    for i, x in enumerate((-0.6, 0.6)):
        hook = model.world.add_frame(f"hook{i}", at=(x, 0, 0))
        rope = sb.loads.SpringDamper(hook, node, stiffness=900, free_length=0.3)
        model.add_load(f"rope{i}", rope)
    tail = sb.loads.SpringDamper(node, load, stiffness=1200, free_length=0.3)
    model.add_load("tail", tail)
    model.add_load("push", sb.loads.JointForce(joint, (F, 0)))
    return sb.OptimalControl(model, 1.0, running=F**2, periodic="all", form=form)


def motor(form):
    """Return a cart with the current of its motor as extra state, and a filter."""
    model = sb.Model("cart")
    U = model.add_input("U")
    slide = model.add_joint("s", model.world, model.add_body("b", 1.0), "Tx")
    i = model.add_state("i", 0.0)
    model.set_rate("i", U - i - slide.v[0])
    model.add_load("motor", sb.loads.JointForce(slide, i**3))
    return sb.OptimalControl(
        model, (0.5, 2), running=U**2 + slide.v[0] * i, at_end={"q_s": 1}, form=form
    )


PROBLEMS = {
    "loop by formulas": lambda: (crank(True), "forward"),
    "loop in tree": lambda: (crank(False), "inverse"),
    "quaternion": lambda: (turn("inverse"), "inverse"),
    "quaternion forward": lambda: (turn("forward"), "forward"),
    "node": lambda: (knot("inverse"), "inverse"),
    "node forward": lambda: (knot("forward"), "forward"),
    "extra state": lambda: (motor("inverse"), "inverse"),
    "extra state forward": lambda: (motor("forward"), "forward"),
}


def dense(pattern, values):
    entries = (values, (pattern.rows, pattern.columns))
    return csc_matrix(entries, shape=pattern.shape).toarray()


@pytest.mark.parametrize("name", PROBLEMS)
def test_derivatives_of_the_program_are_exact(name, rng):
    problem, form = PROBLEMS[name]()
    of = problem.formulation
    assert of.dynamics.form == form
    for scheme in [*SCHEMES, *["shooting"] * (form == "forward")]:
        table = SHOOTING if scheme == "shooting" else scheme_of(scheme, 3)
        rows = EquationRows()
        mesh = Transcription(of, table, np.array([0, 0.4, 1.0]), 2, rows)
        program = rows.problem()
        w = 0.3 * rng.normal(size=program.size)
        w[mesh.places.states] += [of.home[s] for s in of.states]
        w[mesh.places.duration] = 1.3
        states = mesh.places.points[:, mesh.places.head :][:, : len(of.states)]
        w[states] = [of.home[s] for s in of.states] + 0.05 * rng.normal(
            size=states.shape
        )
        weights = rng.normal(size=program.rows + 1)

        def slope(w, program=program):
            return dense(program.slope_pattern, program.slopes(w))

        step = 1e-6 * np.eye(program.size)
        differences = [
            (program.values(w + one) - program.values(w - one)) / 2e-6 for one in step
        ]
        J = slope(w)
        scale = np.abs(J).max()
        np.testing.assert_allclose(J, np.array(differences).T, atol=1e-7 * scale)
        upper = dense(program.curvature_pattern, program.curvatures(w, weights))
        H = upper + np.triu(upper, 1).T
        differences = [
            weights @ (slope(w + one) - slope(w - one)) / 2e-6 for one in step
        ]
        scale = np.abs(H).max() + np.abs(J).max()
        np.testing.assert_allclose(H, differences, atol=1e-6 * scale)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("points", [2, 3, 4, 5, 6])
def test_a_scheme_integrates_polynomials_of_its_order(scheme, points):
    table = scheme_of(scheme, points)
    c = np.array(table.c)
    for power in range(order_of(table)):
        assert table.b @ c**power == pytest.approx(1 / (power + 1), abs=1e-12)
        if power < len(c):
            np.testing.assert_allclose(
                table.a @ c**power, c ** (power + 1) / (power + 1), atol=1e-12
            )


@pytest.mark.parametrize("scheme", SCHEMES)
def test_bases_interpolate_polynomials_and_their_slopes(scheme):
    table = scheme_of(scheme, 3)
    degree = len(table.c) - table.starts_at_node
    p = Polynomial(np.arange(1.0, degree + 2))
    s = np.linspace(0, 1, 7)
    values = p(np.array([0.0, *table.c]))
    np.testing.assert_allclose(table.state_basis(s) @ values, p(s), atol=1e-12)
    np.testing.assert_allclose(table.state_slopes(s) @ values, p.deriv()(s), atol=1e-11)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_cost_converges_with_the_order_of_the_scheme(scheme):
    """∫F² over sin-driven states: halving a mesh divides the error by 2^order."""
    model = sb.Model("cart")
    slide = model.add_joint("s", model.world, model.add_body("b", 1.0), "Tx")
    F = model.add_input("F")
    model.add_load("push", sb.loads.JointForce(slide, F - sb.sin(slide.q[0])))
    ends = {"q_s": 2.0, "v_s": 0}
    problem = sb.OptimalControl(model, 2.0, running=F**2, at_end=ends)

    def cost(points, intervals):
        method = sb.Collocation(scheme, points, intervals, refinements=0)
        return problem.solve(method).cost

    points = 3 if scheme == "hermite-simpson" else 2
    order = order_of(scheme_of(scheme, points))
    method = sb.Collocation("gauss", 6, 20, refinements=0)
    exact = problem.solve(method).cost
    errors = [abs(cost(points, n) - exact) for n in (4, 8, 16)]
    rates = np.log2(np.array(errors[:-1]) / errors[1:])
    assert rates[-1] > order - 0.5
