"""Mechanisms that pass singular positions, beside the pendulum that they are."""

from __future__ import annotations

import functools

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symbody as sb
from symbody.library import closed_by_constraints as known

WAYS = ["projection", "partition", "baumgarte"]
TIMES = np.linspace(0, 10, 501)


@functools.cache
def angles(count: int) -> np.ndarray:
    """Return the angle of the cranks of some windows, which stay parallel, at TIMES.

    A crank turns with 1/3 kg m², a bar moves as a particle at the cranks' ends.
    """
    inertia, pull = (count + 1) / 3 + count, 9.81 * ((count + 1) / 2 + count)

    def rates(t, y):
        return [y[1], -pull * np.cos(y[0]) / inertia]

    return solve_ivp(
        rates, (0, TIMES[-1]), [np.pi / 2, -1.0], "DOP853", TIMES, rtol=1e-13,
        atol=1e-13,
    ).y[0]  # fmt: skip


def in_absolute_coordinates(count: int) -> sb.Model:
    """Return the same mechanism with three coordinates a rod, and curved motions."""
    model = sb.Model("absolute", gravity=(0, -9.81, 0))
    free = ["Tx", "Ty", "Rz"]
    inertia = (0, 1 / 12, 1 / 12)
    tops = []
    for i in range(count + 1):
        crank = model.add_body(f"crank{i}", 1, (0, 0, 0), inertia)
        start = {"q": (i, 0.5, np.pi / 2), "v": (0.5, 0, -1)}
        model.add_joint(f"c{i}", model.world, crank, free, **start)
        ground = model.world.add_frame(f"g{i}", at=(i, 0, 0))
        foot = crank.add_frame("foot", at=(-0.5, 0, 0))
        model.add_constraint(f"foot{i}", sb.constraints.PlanarHingeCut(ground, foot))
        tops.append(crank.add_frame("top", at=(0.5, 0, 0)))
    for i in range(count):
        bar = model.add_body(f"bar{i}", 1, (0, 0, 0), inertia)
        start = {"q": (i + 0.5, 1, 0), "v": (1, 0, 0)}
        model.add_joint(f"b{i}", model.world, bar, free, **start)
        for side, x in (("left", -0.5), ("right", 0.5)):
            end = bar.add_frame(side, at=(x, 0, 0))
            cut = sb.constraints.PlanarHingeCut(tops[i + (x > 0)], end)
            model.add_constraint(f"{side}{i}", cut)
    return model


def nearly_a_rhombus(excess: float) -> sb.Model:
    """Return a window whose second crank is longer, so that it turns back."""
    model = known.windows(1)
    crank = model.bodies["crank1"]
    top = crank.add_frame("longer", at=(1 + excess, 0, 0))
    model.constraints.clear()
    cut = sb.constraints.PlanarHingeCut(model.bodies["bar0"]["end"], top)
    model.add_constraint("longer", cut)
    return model


@pytest.mark.covering(1)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("count", [1, 2, pytest.param(40, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    # Errors grow with time; beyond 1e-11 rounding limits what can be had.
    ("rtol", "error"),
    [(1e-6, 1e-2), (1e-8, 1e-4), (1e-11, 1e-6), (1e-13, 1e-6)],
)
def test_windows_pass_the_positions_where_rods_are_in_line(count, way, rtol, error):
    motion = sb.simulate(
        compiled(count),
        TIMES,
        method=sb.DP54(rtol=rtol, atol=rtol / 10),
        constraints=way,
    )
    found = motion["q_pivot0"].to_numpy()
    np.testing.assert_allclose(found, angles(count), atol=error)


@functools.cache
def compiled(count: int) -> sb.CompiledModel:
    return sb.compile_model(known.windows(count))


@pytest.mark.covering(1)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("rtol", [1e-6, 1e-9, 1e-12])
def test_they_pass_along_curved_motions_too(way, rtol):
    motion = sb.simulate(
        in_absolute_coordinates(2),
        TIMES,
        method=sb.DP54(rtol=rtol, atol=rtol / 10),
        constraints=way,
    )
    found = motion["q_c0_Rz"].to_numpy()
    np.testing.assert_allclose(found, angles(2), atol=max(2e4 * rtol, 1e-6))


@pytest.mark.parametrize("way", WAYS)
def test_what_is_asked_for_changes_no_step(way):
    # Of 360 runs of 10 s rounding ends 7; these pass eight positions.
    few = sb.simulate(compiled(2), [0, 8], constraints=way)
    many = sb.simulate(compiled(2), np.linspace(0, 8, 3001), constraints=way)
    assert few.statistics.steps == many.statistics.steps
    assert few.q[-1].tolist() == many.q[-1].tolist()


@pytest.mark.covering(1)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("excess", [1e-2, 1e-4, 1e-6])
def test_where_lengths_differ_the_mechanism_turns_back(way, excess):
    """It is not carried across to the motion of equal lengths."""
    model = sb.compile_model(nearly_a_rhombus(excess))
    exact, found = (
        sb.simulate(
            model,
            [0, 0.7, 1.2],
            method=sb.DP54(rtol=rtol, atol=rtol / 10),
            constraints=way,
        )
        for rtol in (1e-11, 1e-7)
    )
    np.testing.assert_allclose(found.q, exact.q, atol=1e-4)
    assert abs(found["q_pivot0"].to_numpy()[-1]) < 1  # the rhombus is at -2.8
