"""Slopes from factors: the numbers of the formulas, and code that grows with n."""

import json
from itertools import pairwise

import numpy as np
import pytest

import symbody as sb
from symbody.expr.definition import Part
from symbody.expr.evaluate import evaluate_all
from symbody.expr.node import Symbol
from symbody.expr.product_blocks import matrix_product
from symbody.expr.traverse import as_vector, operations_of
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.derivatives.forward_dynamics import derive_implicit_jacobian
from symbody.pipeline.implicit import AssembledMatrix, ImplicitFunctions, assembly


def sprung(joints):
    """Return a chain with a spring in each joint."""
    model = sb.library.chain(joints)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, 100.0, 1.0)
        model.add_load(f"spring_{name}", spring)
    return model


def between(joints, *, tied=False):
    """Return a chain with a spring from each body to the next, the last one tied."""
    model = sb.library.chain(joints)
    bodies = [model.world, *model.bodies.values()]
    ends = [(model.world, bodies[-1])] if tied else []
    for i, (a, b) in enumerate([*pairwise(bodies), *ends]):
        end = a.add_frame(f"end{i}", at=(0.1, 0.3, 0))
        spring = sb.loads.SpringDamper(end, b, 100.0 + i, 0.2, 0.1)
        model.add_load(f"spring{i}", spring)
    return model


def ring(bodies):
    """Return a planar ring of bodies that is closed by two equations."""
    model = sb.Model("ring", gravity=(0, 0, -9.81))
    place, turn = model.world, 2 * np.pi / bodies
    for i in range(bodies):
        body = model.add_body(f"b{i}", mass=1.0, com=(0.5, 0, 0), inertia=(0.1,) * 3)
        model.add_joint(f"j{i}", place, body, "Ry", q=turn if i else 0.0)
        place = body.add_frame("tip", at=(1.0, 0, 0))
    model.add_constraint("cut", sb.constraints.PlanarHingeCut(model.world, place, "y"))
    return model


@pytest.mark.parametrize(
    "make",
    [
        lambda: sprung(11),
        lambda: between(11, tied=True),
        lambda: ring(32),
        sb.library.branching_tree,
        sb.library.humanoid,
    ],
)
def test_slopes_from_factors_are_those_of_the_formulas(make, rng):
    functions = ImplicitFunctions(sb.compile_model(make()))
    form, s = functions.form, functions.form.system
    q = np.array(s.q_start) + 0.3 * rng.normal(size=len(s.q))
    v, vd, x, u = (rng.normal(size=len(part)) for part in (s.v, s.vd, s.x, s.u))
    lam = rng.normal(size=len(form.lam))
    with building_graph():
        formulas = derive_implicit_jacobian(functions._of).results["J"]
    symbols = [s.t, *s.q, *s.v, *s.vd, *form.lam, *s.x, *s.u, *s.p]
    values = [0.3, *q, *v, *vd, *lam, *x, *u, *functions.parameters.tolist()]
    expected = evaluate_all(
        formulas.ravel().tolist(), dict(zip(symbols, values, strict=True))
    )
    J = functions.at(0.3, q, v, vd, lam, x, u).jacobian
    size = np.abs(expected).max()
    np.testing.assert_allclose(J.ravel(), expected, rtol=0, atol=1e-13 * size)


def test_sums_of_items_go_to_their_entries_with_their_signs(rng):
    a, b, c = (Symbol(name) for name in "abc")
    A, B = np.array([[a, b], [b, c]]), np.array([[c, a], [a, b]])
    parts = [Part(0, 0, 2, 0, 2), Part(1, 0, 1, 1, 2)]
    C = matrix_product(A, B, parts)
    entries = [C[0, 0] - a, b - (C[0, 1] - C[1, 0]), -C[0, 0] + C[0, 0] * c, c]
    plan, formulas = assembly(as_vector(entries).reshape(2, 2))
    matrix = AssembledMatrix(json.loads(json.dumps(plan)))
    values = dict(zip((a, b, c), rng.normal(size=3).tolist(), strict=True))
    result = matrix(np.array(evaluate_all(list(formulas), values)))
    expected = evaluate_all(entries, values)
    np.testing.assert_allclose(result.ravel(), expected, rtol=1e-14)


@pytest.mark.parametrize(
    ("make", "sizes", "most"),
    [
        # Of what the code gives, and of its operations; the forces of a ring's
        # multipliers change with each of its angles.
        (sprung, (12, 24, 48), (2.05, 2.25)),
        (between, (12, 24, 48), (2.05, 2.25)),
        (ring, (32, 64), (2.7, 2.35)),
    ],
)
def test_code_of_slopes_grows_with_the_joints_and_not_with_their_square(
    make, sizes, most
):
    counts = []
    for joints in sizes:
        functions = ImplicitFunctions(sb.compile_model(make(joints), rolled=False))
        with building_graph():
            J = derive_implicit_jacobian(functions._of).results["J"]
        _, formulas = assembly(J)
        counts.append((len(formulas), len(operations_of(formulas))))
    for before, after in pairwise(counts):
        assert after[0] <= most[0] * before[0]
        assert after[1] <= most[1] * before[1]
