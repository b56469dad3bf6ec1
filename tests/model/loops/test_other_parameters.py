"""Explicit loops with parameters for which their solutions do not hold."""

import pytest

import symbody as sb
from symbody.errors import ModelError


def four_bar():
    """A four-bar whose second bearing leans by the parameter lean."""
    model = sb.Model("four")
    lean = model.add_parameter("lean", 0.0, unit="rad")
    a, b, c = (model.add_body(n, 1, inertia=(0.1, 0.1, 0.1)) for n in "abc")
    model.add_joint("ja", model.world, a, "Ry", q=0.3, v=3.0)
    base = model.world.add_frame("base", (1, 0, 0), sb.rotation("x", lean))
    model.add_joint("jb", base, b, "Ry", q=0.16)
    model.add_joint("jc", a.add_frame("top", (0, 0, 0.4)), c, "Ry")
    ends = c.add_frame("end", (1, 0, 0)), b.add_frame("end", (0, 0, 0.6))
    model.add_loop("loop", sb.loops.FourBar(*ends))
    return model, {"lean": 0.3}


def rod():
    """A rod whose universal joint has axes that the parameter beside keeps apart."""
    model = sb.Model("rod")
    beside = model.add_parameter("beside", 0.0, unit="m")
    rod, led = (model.add_body(n, 1, inertia=(0.1, 0.1, 0.1)) for n in ("bar", "led"))
    cross = model.add_body("cross")
    swing = model.add_body("swing", 1, inertia=(0.1, 0.1, 0.1))
    model.add_joint("ride", model.world, swing, "Ry")
    model.add_joint("one", swing, cross, "Rx")
    model.add_joint("two", cross.add_frame("eye", (0, 0, beside)), rod, "Ry")
    base = model.world.add_frame("base", (0.6, 0.2, 0.3))
    model.add_joint("last", base, led, "Rz")
    ends = rod.add_frame("end", (0.1, 0, 0.8)), led.add_frame("end", (0, 0.3, 0.1))
    model.add_loop("loop", sb.loops.UniversalRodLoop(*ends))
    return model, {"beside": 0.1}


@pytest.mark.parametrize("make", [four_bar, rod])
def test_a_run_with_parameters_for_which_a_loop_would_not_close_is_refused(make):
    model, other = make()
    words = r"loop 'loop': with \w+ = 0\.\d, axes or places .* it would not close"
    with pytest.raises(ModelError, match=words):
        sb.simulate(model, 0.1, parameters=other)
    compiled = sb.compile_model(model)
    with pytest.raises(ModelError, match=words):
        compiled.with_parameters(other)
    ((name, value),) = other.items()
    runs = sb.simulate_many(compiled, {name: [0.0, value]}, 0.1)
    assert [failure.run for failure in runs.failures] == [1]
