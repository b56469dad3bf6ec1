"""A rate that is not finite is traced to the load whose force is not."""

import numpy as np
import pytest

import symbody as sb


def sliding(force, *, constrained=False):
    """A mass that slides to where a load has no value, beside one that has."""
    model = sb.Model("slide", gravity=(0, 0, 0))
    body = model.add_body("b", mass=1.0)
    joint = model.add_joint("s", model.world, body, "Tx", v=1.0)
    model.add_load("fine", sb.loads.JointForce(joint, -0.1 * joint.q[0]))
    model.add_load("root", sb.loads.Force(body, (force(joint.q[0]), 0, 0)))
    if constrained:
        other = model.add_body("other", mass=1.0)
        twin = model.add_joint("twin", model.world, other, "Tx", v=1.0)
        model.add_constraint("together", sb.constraints.Gear(twin, joint, 1.0))
    return model


@pytest.mark.parametrize("constrained", [False, True])
@pytest.mark.parametrize("method", ["DP54", "RK4", "Radau"])
def test_a_run_that_meets_an_undefined_force_names_its_load(method, constrained):
    own = sb.RK4(0.01) if method == "RK4" else method
    model = sliding(lambda q: sb.sqrt(1 - q), constrained=constrained)
    with pytest.raises(sb.errors.AnalysisError, match=r"the load 'root' is not finite"):
        sb.simulate(model, 3.0, method=own)


def test_an_undefined_start_names_the_load():
    compiled = sb.compile_model(sliding(lambda q: sb.log(q - 1)))
    with pytest.raises(
        sb.errors.AnalysisError, match=r"There the load 'root' is not finite"
    ):
        compiled.derivatives(0.0, compiled.start_state())
    assert compiled.undefined_loads(0.0, [2.0, 0.0]) == []


def test_a_rate_of_its_own_that_is_undefined_blames_no_load():
    model = sliding(lambda q: 1.0)
    model.add_state("i", 0.1, sb.log(-model.joints["s"].q[0] - 1))
    compiled = sb.compile_model(model)
    with pytest.raises(
        sb.errors.AnalysisError, match="Look for a formula that is undefined"
    ):
        compiled.derivatives(0.0, compiled.start_state())


def test_loads_on_explicit_loops_are_found():
    model = sb.library.four_bar()
    crank = next(iter(model.joints.values()))
    model.add_load("root", sb.loads.JointForce(crank, sb.sqrt(crank.q[0] - 100)))
    compiled = sb.compile_model(model)
    assert compiled.undefined_loads(0.0, compiled.start_state()) == ["root"]
    with pytest.raises(sb.errors.AnalysisError, match=r"the load 'root' is not finite"):
        sb.simulate(compiled, 1.0)


def test_inputs_and_parameters_have_their_values():
    model = sb.Model("m")
    p, u = model.add_parameter("p", 1.0), model.add_input("u")
    joint = model.add_joint("s", model.world, model.add_body("b", mass=1.0), "Tx")
    model.add_load("both", sb.loads.JointForce(joint, sb.sqrt(p + u)))
    compiled = sb.compile_model(model)
    assert compiled.undefined_loads(0.0, np.zeros(2), [-2.0]) == ["both"]
    more = compiled.with_parameters({"p": 3.0})
    assert more.undefined_loads(0.0, np.zeros(2), [-2.0]) == []
