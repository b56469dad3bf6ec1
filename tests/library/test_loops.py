"""Mechanisms with loops: they close, and Andrews' is that of the reference."""

import numpy as np
import pytest

import symbody as sb
from symbody.library import andrews
from symbody.system.closures import closures
from symbody.system.parameters import parameter_values

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
    for named in closures(system):
        closure = named.closure
        found = sb.evaluate(list(closure.formulas), values)
        values |= dict(zip(closure.dependent, found, strict=True))
    return values


@pytest.mark.parametrize("name", NAMES)
def test_the_loops_close_at_the_start(name):
    system = sb.assemble(built(name))
    values = values_at(system, system.q_start)
    for named in closures(system):
        assert sb.evaluate(list(named.closure.rows), values) == pytest.approx(
            np.zeros(len(named.closure.rows)), abs=1e-14
        )


def test_andrews_is_closed_at_the_end_of_the_reference():
    """The crank has turned two and a half times; the angles follow without a jump."""
    system = sb.assemble(andrews())
    q = [AT_THE_END[s.name.removeprefix("q_")] for s in system.q]
    assert system.q[0].name == "q_beta"
    values = values_at(system, [q[0], *(0.0 for _ in q[1:])])
    assert [values[s] for s in system.q] == pytest.approx(q, abs=1e-12)


def test_andrews_starts_with_the_accelerations_of_the_reference():
    """The motion of the tree, held together by the rows of the loops."""
    tree = andrews()
    tree.loops.clear()
    equations = sb.derive(tree, "recursive")
    system = sb.assemble(andrews())
    values = dict(zip((s.name for s in system.q), system.q_start, strict=True))
    values |= dict.fromkeys((s.name for s in system.v), 0.0) | {"t": 0.0}
    names = (s.name for s in system.p)
    values |= dict(zip(names, parameter_values(system), strict=True))
    rows = [row for named in closures(system) for row in named.closure.rows]
    J = sb.evaluate(sb.jacobian(rows, list(system.q)), values)
    M, c, tau = (
        sb.evaluate(equations.results[name], values) for name in ("M", "c", "tau")
    )
    K = np.block([[M, J.T], [J, np.zeros((6, 6))]])
    vd = np.linalg.solve(K, np.concatenate([tau - c, np.zeros(6)]))
    assert vd[0] == pytest.approx(14222.4439199541138705911625887, rel=1e-11)
    assert vd[1] == pytest.approx(-10666.8329399655854029433719415, rel=1e-11)
