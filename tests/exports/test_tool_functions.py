"""What simulation tools call beside the derivatives, and what they may look at."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symbody as sb
from symbody.equations import Equations
from symbody.exports.interface import interface_of
from symbody.exports.tool_functions import (
    derivatives_with_feedback,
    event_indicators,
    tool_functions,
    with_feedback,
)
from symbody.expr.evaluate import evaluate_all


def test_every_condition_has_an_indicator():
    a, b, p = (sb.symbol(name) for name in "abp")
    equations = Equations("e", "none", {"q": (a, b), "p": (p,)}, {})
    for formula, expected in (
        (sb.where(a < b, a, b), [a - b]),
        (sb.where(a <= 2, 1, a), [a - 2]),
        (sb.where(sb.equal(a, b), 1, a), [a - b]),
        (sb.where(a, 1, b), [a]),
        (sb.where(sb.both(a < 1, b), 1, b), [a - 1, b]),
        (sb.where(sb.negate(b < 1), 1, b), [b - 1]),
        (sb.minimum(a, b) + sb.maximum(a, 3), [a - b, a - 3]),
        (sb.absolute(a * b) + sb.sign(b), [a * b, b]),
        (a % 2, [sb.sin(math.pi * (a / 2))]),
        (sb.where(p < 1, a, b), []),
        (sb.where(a < p, a, b), [a - p]),
        (a * b, []),
    ):
        assert set(event_indicators([formula], equations)) == set(expected)


def test_a_floor_of_time_is_an_event_of_time_and_no_indicator():
    model = sb.Model("stairs", gravity=(0, 0, 0))
    period = model.add_parameter("period", 2.5)
    joint = model.add_joint("x", model.world, model.add_body("body", mass=1.0), "Tx")
    stairs = sb.floor(model.t / period) + sb.floor(joint.q[0])
    model.add_load("push", sb.loads.JointForce(joint, stairs))
    found = tool_functions(sb.compile_model(model))
    first, repeated = (result.nodes for result in found.programs["time_events"].results)
    assert [sb.evaluate(x, {period: 2.5}) for x in (*first, *repeated)] == [0.0, 2.5]
    (indicators,) = (result.nodes for result in found.programs["indicators"].results)
    assert indicators == (sb.sin(math.pi * joint.q[0]),)


def test_dependencies_are_those_of_the_graph():
    model = sb.Model("cart")
    push = model.add_input("push")
    cart = model.add_body("cart", mass=1.0)
    rail = model.add_joint("rail", model.world, cart, "Tx")
    model.add_load("force", sb.loads.JointForce(rail, push * sb.sin(model.t)))
    model.add_expression("double", 2 * rail.q[0], sensor=True)
    functions = tool_functions(sb.compile_model(model))
    # Places among time, q, v, push; of the rates of q and v, then the output.
    assert functions.dependencies == ((2,), (0, 3), (1,))


def test_variables_have_the_names_of_results():
    model = sb.Model("named")
    model.add_parameter("m", 2.0, positive=True, unit="kg")
    model.add_parameter("lengths", [0.1, 0.2], unit="m")
    model.add_input("u", shape=(2,), limits=(-1, 1), unit="N")
    body = model.add_body("body", mass=1.0, inertia=(1, 1, 1))
    model.add_joint("ball", model.world, body, sb.joints.Spherical("quaternion"))
    model.add_joint("slide", body, model.add_body("other", mass=1.0), "Tx", q=0.5)
    model.add_sensor("turn", sb.sensors.Orientation(body))
    model.add_sensor(
        "gap", sb.sensors.Distance(body, model.world.add_frame("f", at=(1, 0, 0)))
    )
    compiled = sb.compile_model(model)
    interface = interface_of(compiled)
    columns = sb.simulate(compiled, [0.0, 0.1]).to_dataframe().columns
    shown = [v.name for v in (*interface.states, *interface.outputs)]
    assert set(shown) <= set(columns)
    assert shown[:5] == [f"q_ball_e{i}" for i in range(4)] + ["q_slide"]
    assert {"turn_xx", "turn_zy", "gap_length", "gap_rate"} <= set(shown)
    by_name = {
        v.name: v
        for group in (interface.states, interface.rates, interface.inputs)
        for v in (*group, *interface.parameters)
    }
    assert by_name["q_slide"].start == 0.5
    assert by_name["der(v_slide)"].unit == "m/s²"
    assert by_name["der(q_ball_e0)"].unit == "1/s"
    assert by_name["u[1]"].limits == (-1, 1)
    assert by_name["m"].limits == (0.0, np.inf)
    assert by_name["lengths[1]"].start == pytest.approx(0.2)


def test_a_quaternion_in_a_loop_is_left_to_the_correction():
    model = sb.Model("top")
    body = model.add_body("body", mass=1.0, com=(0, 0, 0.5), inertia=(0.3, 0.3, 0.1))
    joint = model.add_joint("free", model.world, body, sb.joints.Free("quaternion"))
    foot = body.add_frame("foot", at=(0, 0, -1))
    model.add_constraint("tip", sb.constraints.BallCut(foot, model.world))
    model.choose_independent(*joint.v[:2])
    functions = tool_functions(sb.compile_model(model))
    (closure,) = functions.programs["closure"].results
    arguments = {a.name: a.symbols for a in functions.programs["closure"].arguments}
    assert functions.is_constrained
    assert closure.nodes[:-1] == arguments["y"]
    assert functions.programs["correction"].counts.total > 100


def test_moments_of_inertia_are_not_negative_and_products_may_be():
    model = sb.Model("inertia")
    J = model.add_parameter("J", [[1, -0.1, 0.2], [-0.1, 1, 0.3], [0.2, 0.3, 1]])
    body = model.add_body("body", mass=1.0, inertia=J)
    model.add_joint("ball", model.world, body, sb.joints.Spherical("cardan"))
    parameters = interface_of(sb.compile_model(model)).parameters
    least = np.reshape([p.limits[0] for p in parameters], (3, 3))
    np.testing.assert_array_equal(least, np.where(np.eye(3), 0.0, -np.inf))


def test_without_loops_a_state_stays_as_it_is():
    functions = tool_functions(sb.compile_model(sb.library.pendulum()))
    assert not functions.is_constrained
    for program in (functions.programs["correction"], functions.programs["closure"]):
        arguments = {a.name: a.symbols for a in program.arguments}
        assert program.results[0].nodes[:-1] == arguments["y"]


def test_loops_stay_closed_in_tools_that_do_not_correct_states():
    compiled = sb.compile_model(sb.library.four_bar(explicit=False))
    open_by = []
    for model in (compiled, with_feedback(compiled)):
        run = solve_ivp(
            model.derivatives, (0, 10), compiled.start_state(), "LSODA", rtol=1e-6,
            atol=1e-8,
        )  # fmt: skip
        phi = compiled.function("constraints")(10.0, run.y[:, -1], [0.0])
        open_by.append(np.abs(phi).max())
    # Errors grow with the square of time, or stay within some of the tolerance.
    assert open_by[0] > 1e-4
    assert open_by[1] < 1e-5


def test_gains_that_a_model_has_are_those_of_its_files():
    compiled = sb.compile_model(sb.library.four_bar(explicit=False))
    own = compiled.stabilized(3.0, 4.0)
    assert with_feedback(own) is own
    assert with_feedback(compiled).system.stabilization == (10.0, 10.0)


def test_rates_lead_back_to_the_length_of_quaternions(rng):
    compiled = sb.compile_model(sb.library.LIBRARY["quaternion_pendulum"]())
    programs = compiled.program("derivatives"), derivatives_with_feedback(compiled)
    e = rng.normal(size=4)
    for q in (e, e / np.linalg.norm(e)):
        known = dict(zip(compiled.system.p, compiled.parameters, strict=True))
        y = [*q, *rng.normal(size=3)]
        known |= zip(compiled.system.coordinates.y, y, strict=True)
        plain, back = (np.array(evaluate_all(p.outputs(), known)) for p in programs)
        np.testing.assert_allclose(back[4:], plain[4:], rtol=1e-12)
        # The square of the length has the rate 10/s*(1 - it) of it.
        change = 2 * q @ (back - plain)[:4]
        assert change == pytest.approx(10 * (1 - q @ q) * (q @ q), abs=1e-12)
