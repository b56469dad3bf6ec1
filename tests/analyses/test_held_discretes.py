"""Equilibria, linear systems and modes of a model whose discrete variables are held."""

from __future__ import annotations

import numpy as np
import pytest

import symbody as sb

G, LENGTH, MASS = 9.81, 0.5, 2.0
INERTIA = 0.1 + MASS * LENGTH**2


def gear():
    """A pendulum on a spring that a clause makes stiffer."""
    model = sb.Model("gear")
    rod = model.add_body("rod", MASS, com=(0, 0, -LENGTH), inertia=(0.1, 0.1, 0.1))
    hinge = model.add_joint("hinge", model.world, rod, "Ry", q=0.3)
    soft = model.add_parameter("soft", 3.0)
    k = model.add_discrete("k", start=soft)
    torque = model.add_input("torque", unit="N m")
    q, v = hinge.q[0], hinge.v[0]
    law = -k * (q - 1) - 0.4 * v + torque
    model.add_load("spring", sb.loads.JointForce(hinge, law))
    model.when(v - 0.1, {k: 2 * soft}, name="stiffer")
    return model


def slope(q, k):
    return -(MASS * G * LENGTH * np.cos(q) + k) / INERTIA


@pytest.fixture(params=["model", "compiled"])
def made(request):
    return gear() if request.param == "model" else sb.compile_model(gear())


@pytest.mark.parametrize("values", [{}, {"k": 6.0}, {"soft": 5.0}])
def test_forces_balance_with_the_values_that_are_held(made, values):
    k = values.get("k", values.get("soft", 3.0))
    result = sb.equilibrium(made, parameters=values, inputs={"torque": 0.2})
    q = float(result["q_hinge"])
    assert abs(-MASS * G * LENGTH * np.sin(q) - k * (q - 1) + 0.2) < 1e-12
    for there in (sb.linearize(made, result), sb.modal(made, result)):
        (note,) = there.notes_of("when clause")
        assert "'stiffer' do not act" in note
        assert f"k = {k:g}" in note
    A = sb.linearize(made, result).A
    np.testing.assert_allclose(A, [[0, 1], [slope(q, k), -0.4 / INERTIA]], rtol=1e-12)


def test_paths_follow_a_discrete_variable_as_a_parameter():
    path = sb.equilibrium_path(gear(), "k", (3.0, 6.0))
    for value, q in zip(path.values, path["q_hinge"], strict=True):
        assert abs(-MASS * G * LENGTH * np.sin(q) - value * (q - 1)) < 1e-9
    assert "held" not in path.notes_of("when clause")[0]
    modes = sb.modal_path(gear(), "k", [3.0, 6.0])
    assert modes.notes_of("when clause")
    wanted = [sb.modal(gear(), sb.equilibrium(gear(), parameters={"k": k})).eigenvalues
              for k in (3.0, 6.0)]  # fmt: skip
    for values, own in zip(modes.eigenvalues, wanted, strict=True):
        above = [value for value in values if value.imag > 0]
        np.testing.assert_allclose(above, own, rtol=1e-10)


def test_formulas_of_a_linear_system_hold_the_variable():
    A = sb.linear_formulas(gear()).A
    assert "(k + 9.81*cos(q_hinge))" in str(A[1, 0])


def test_linear_systems_along_a_motion_have_the_values_of_their_times():
    model = gear()
    motion = sb.simulate(model, [0.0, 0.02, 0.9, 1.0])
    assert motion["k"].to_numpy().tolist()[::3] == [3.0, 6.0]
    for system, k, q in zip(
        sb.linearize_along(model, motion),
        motion["k"].values,
        motion["q_hinge"].values,
        strict=True,
    ):
        np.testing.assert_allclose(system.A[1, 0], slope(q, k), rtol=1e-11)


def test_contacts_stand_with_what_is_held():
    model = sb.Model("box")
    body = model.add_body("box", 2.0)
    slide = model.add_joint("slide", model.world, body, ["Tx", "Tz"], q=(0, 0.1))
    pull = model.add_discrete("pull", start=2.0)
    floor = sb.contacts.SphereOnPlane(body, model.world, radius=0.1)
    model.add_contact("floor", floor, friction=0.4)
    model.add_load("force", sb.loads.Force(body, (pull, 0, 0)))
    model.when(slide.q[0] - 1, {pull: 20.0}, name="more")
    result = sb.equilibrium(model)
    assert float(result["F_floor[x]"]) == pytest.approx(-2.0)
    assert {note.kind for note in result.notes} >= {"when clause"}
    with pytest.raises(sb.errors.AnalysisError, match="it slides"):
        sb.equilibrium(model, parameters={"pull": 20.0})


def test_what_moves_on_refuses_by_name():
    model = gear()
    motion = sb.simulate(model, 0.2)
    calls = (
        lambda: sb.inverse_dynamics(model, motion),
        lambda: sb.kinematics(model, {"hinge": model.t}, 1.0),
    )
    for call in calls:
        with pytest.raises(sb.errors.ModelError, match=r"when clauses, 'k', 'stiffer'"):
            call()


def test_discretes_are_held_where_loops_are_solved_by_formulas():
    model = sb.library.four_bar()
    crank = model.joints["crank"]
    k = model.add_discrete("k", start=3.0)
    model.add_load("brake", sb.loads.JointForce(crank, -k * crank.v[0]))
    model.when(crank.q[0] - 10, {k: 6.0})
    compiled = sb.compile_model(model)
    at = dict(zip(compiled.state_labels(), compiled.start_state(), strict=True))
    formulas, numbers = (
        sb.linear_formulas(compiled, at | {"torque": 0}),
        sb.linearize(compiled, at),
    )
    values = dict(zip(compiled.system.p, compiled.parameters, strict=True))
    A = [[sb.evaluate(n, values | {k: 3.0}) for n in row] for row in formulas.A]
    np.testing.assert_allclose(A, numbers.A, rtol=1e-9)


def test_nodes_and_discrete_variables_go_together_in_compiled_models():
    model = sb.Model("hung")
    k = model.add_parameter("k", 10.0)
    body = model.add_body("mass", mass=1)
    joint = model.add_joint("j", model.world, body, "Tz")
    node = model.add_node("n", at=(0.3, 0.3, 0.6))
    ends = [model.world.add_frame("a", at=(0, -1, 0)), body]
    ends += [model.world.add_frame("b", at=(1, 1, 0.4))]
    for i, end in enumerate(ends):
        spring = sb.loads.SpringDamper(node, end, stiffness=k + i, free_length=0.1)
        model.add_load(f"spring_{i}", spring)
    push = model.add_discrete("push", 0.5)
    model.when(model.t - 0.31, {push: 1 + joint.q[0]})
    model.add_load("force", sb.loads.Force(body, (0, 0, push)))
    compiled = sb.compile_model(model)
    tight = sb.DP853(rtol=1e-12, atol=1e-13)
    slopes = sb.sensitivities(compiled, "q_j", "k", [0, 0.25, 0.5], method=tight)
    runs = [
        sb.simulate(compiled, [0, 0.25, 0.5], parameters={"k": value}, method=tight)
        for value in (10 + 1e-4, 10 - 1e-4)
    ]
    steps = (runs[0].array("q_j") - runs[1].array("q_j")) / 2e-4
    assert slopes.slope("q_j", "k") == pytest.approx(steps, abs=1e-7)
    rest = sb.equilibrium(compiled)["q_j"]
    assert rest == pytest.approx(sb.equilibrium(model)["q_j"], abs=1e-12)
    assert sb.modal(compiled).frequencies == pytest.approx(sb.modal(model).frequencies)
