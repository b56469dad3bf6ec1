"""Large trees pair their bodies by products of matrices, with the same Jacobian."""

import numpy as np
import pytest

import symbody as sb
from symbody.expr.definition import Mapped, Products
from symbody.program.repetition import without_products

STEP = 1e-6


def products(program):
    """Return how many products of matrices a program has."""
    steps = program.assignments()
    return sum(isinstance(step.node.op.definition, Products) for step in steps)


@pytest.fixture(
    scope="module",
    params=["chain", pytest.param("humanoid", marks=pytest.mark.slow)],
)
def compiled(request):
    models = {"chain": lambda: sb.library.chain(12), "humanoid": sb.library.humanoid}
    return sb.compile_model(models[request.param]())


@pytest.fixture
def point(compiled, rng):
    y = compiled.start_state() + 0.3 * rng.normal(size=len(compiled.start_state()))
    for first in compiled.system.quaternions:
        y[first : first + 4] /= np.linalg.norm(y[first : first + 4])
    return 0.0, y, np.zeros(len(compiled.system.u))


def test_their_jacobian_is_the_slope_of_the_rates(compiled, point):
    # One of the mass matrix, one of its sides.
    assert products(compiled.program("jacobian")) == 2
    t, y, u = point
    f = compiled.function("derivatives")
    J = compiled.function("jacobian")(t, y, u)
    steps = STEP * np.eye(len(y))
    wanted = [(f(t, y + s, u) - f(t, y - s, u)) / (2 * STEP) for s in steps]
    scale = np.abs(wanted).max()
    # Rounding of 1e-15 of the rates over twice the step.
    np.testing.assert_allclose(J, np.array(wanted).T, rtol=1e-5, atol=1e-8 * scale)


def test_a_single_column_needs_no_product_of_all(compiled):
    column = compiled.system.v[-1].name
    # That of the mass matrix.
    assert products(compiled.jacobian("vd", column).program) == 1


def test_far_from_the_origin_nothing_is_lost(point, compiled):
    t, y, u = point
    if not compiled.system.quaternions:
        pytest.skip("it is fixed to the world")
    far = y.copy()
    far[:3] += 1e6
    J, moved = (compiled.function("jacobian")(t, at, u) for at in (y, far))
    np.testing.assert_allclose(moved, J, rtol=1e-12, atol=1e-12 * np.abs(J).max())


def test_written_out_they_are_formulas_alone():
    program = sb.compile_model(sb.library.chain(10)).program("jacobian")
    assert products(program) == 2
    bare = without_products(program)
    assert products(bare) == 0
    assert without_products(bare) is bare


def test_what_they_multiply_is_computed_for_all_members_at_once():
    program = sb.compile_model(sb.library.chain(12)).program("jacobian")
    found = {
        step.node.op.name: step.node.op.definition.members
        for step in program.assignments()
        if isinstance(step.node.op.definition, Mapped)
    }
    names = "needed", "wrenches", "bodies", "rows_columns"
    assert found == dict.fromkeys(names, 12)


def loaded(members, base="Rz"):
    """Return a chain whose members are each held by the world and pushed."""
    model, rng = sb.Model("loaded"), np.random.default_rng(members)
    s = sb.symbol("s")
    bent = sb.joints.CustomJoint([s], (0, s, s * s), sb.rotation("z", s + model.t))
    kinds = [base, "Rx", "spherical", ["Ty", "Rx"], bent, "Ry", "Rz"]
    below = model.world
    for k in range(members):
        body = model.add_body(f"b{k}", 1.0, rng.normal(size=3), inertia=(1, 2, 2))
        model.add_joint(f"j{k}", below, body, kinds[k % 7 if k else 0])
        tip = body.add_frame("tip", rng.normal(size=3), sb.rotation("x", 1.0))
        place = model.world.add_frame(f"place{k}", 3 * rng.normal(size=3))
        spring = sb.loads.SpringDamper(place, tip, 20.0, 3.0, free_length=0.5)
        model.add_load(f"spring{k}", spring)
        push = sb.loads.Torque(tip, (1.0, 2.0, sb.sin(model.t)))
        model.add_load(f"push{k}", push)
        below = body.add_frame("end", rng.normal(size=3))
    model.drive(model.joints["j5"], 0.2 * sb.sin(3 * model.t))
    return model


@pytest.mark.parametrize("base", ["Rz", "free"])
def test_loads_between_the_world_and_members_are_in_the_slopes_of_their_rates(base):
    compiled = sb.compile_model(loaded(12, base))
    # Those of pairs of members, and two of what loads change.
    assert products(compiled.program("jacobian")) == 4
    y = compiled.start_state()
    y += 0.4 * np.random.default_rng(0).normal(size=len(y))
    for first in compiled.system.quaternions:
        y[first : first + 4] /= np.linalg.norm(y[first : first + 4])
    f = compiled.function("derivatives")
    coarse, fine = (
        np.array(
            [
                (f(0.3, y + s, []) - f(0.3, y - s, [])) / (2 * h)
                for s in h * np.eye(len(y))
            ]
        )
        for h in (2e-4, 1e-4)
    )
    wanted = ((4 * fine - coarse) / 3).T
    J = compiled.function("jacobian")(0.3, y, [])
    # Of fourth order; rounding of 1e-16 of the rates over the step.
    np.testing.assert_allclose(J, wanted, rtol=0, atol=1e-9 * np.abs(wanted).max())


def test_slopes_by_such_loads_take_few_operations_a_pair():
    operations = [
        sb.compile_model(loaded(n)).program("jacobian").counts.total for n in (14, 28)
    ]
    # By the formulas of each load twice the members take 3.9 times as many.
    assert operations[1] < 2.8 * operations[0]
