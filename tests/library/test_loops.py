"""Mechanisms with loops: they close, and Andrews' is that of the reference."""

import numpy as np
import pytest

import symbody as sb
from symbody.library.linkages import andrews
from symbody.system.values import parameter_values

NAMES = ["andrews", "crank_slider", "four_bar", "hexapod", "loader"]

# Test Set for Initial Value Problem Solvers: coordinates at t = 0.03 s.
AT_THE_END = {
    "beta": 15.81077119629904,
    "Theta": -15.75637105984298,
    "gamma": 0.04082224013073101,
    "Phi": -0.5347301163226948,
    "delta": 0.5244099658805304,
    "Omega": 0.5347301163226948,
    "epsilon": 1.048080741042263,
}


def built(name):
    return getattr(sb.library, name)()


def values_at(system, q):
    values = dict(zip(system.p, parameter_values(system), strict=True))
    values |= dict(zip(system.q, q, strict=True)) | {system.t: 0.0}
    for named in system.loop_solutions:
        solution = named.solution
        found = sb.evaluate(list(solution.formulas), values)
        values |= dict(zip(solution.dependent, found, strict=True))
    return values


@pytest.mark.parametrize("name", NAMES)
def test_the_loops_close_at_the_start(name):
    system = sb.assemble(built(name))
    values = values_at(system, system.q_start)
    for named in system.loop_solutions:
        assert sb.evaluate(list(named.solution.rows), values) == pytest.approx(
            np.zeros(len(named.solution.rows)), abs=1e-14
        )


def test_andrews_is_closed_at_the_end_of_the_reference():
    """The crank has turned two and a half times; the angles follow without a jump."""
    system = sb.assemble(andrews())
    values = values_at(system, [AT_THE_END["beta"]])
    found = {q.name.removeprefix("q_"): values[q] for q in system.spanning_tree.q}
    assert found == pytest.approx(AT_THE_END, abs=1e-12)


def test_andrews_starts_with_the_accelerations_of_the_reference():
    compiled = sb.compile_model(andrews(), backend="python")
    (vd,) = compiled.forward_dynamics(0.0, compiled.system.q_start, [0.0], [])
    assert vd == pytest.approx(14222.4439199541138705911625887, rel=1e-11)


def test_andrews_moves_as_the_reference_says():
    motion = sb.simulate(andrews(), 0.03, method=sb.DP54(rtol=1e-12, atol=1e-13))
    end = motion["q_beta"].to_numpy()[-1], motion["v_beta"].to_numpy()[-1]
    assert end == pytest.approx((AT_THE_END["beta"], 1139.920302151208), rel=1e-9)
