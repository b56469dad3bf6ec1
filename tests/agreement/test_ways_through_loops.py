"""Mechanisms with loops move alike, whatever closes them and leads through time."""

import numpy as np
import pytest

import symbody as sb
from symbody.library.linkages import andrews, loop_chain
from symbody.library.robots import hexapod

FORCES = (150.0, -80.0, 60.0, 0.0, -120.0, 40.0)


def run(model, end, way="projection", **options):
    times = np.linspace(0, end, 6)
    return sb.simulate(
        model,
        times,
        method=sb.DP54(rtol=1e-10, atol=1e-12),
        constraints=way,
        **options,
    )


def difference(a, b):
    names = [name for name in a.data if name.startswith("q_") and name in b.data]
    assert names
    return max(np.abs(a[name] - b[name]).max().item() for name in names)


@pytest.mark.parametrize("way", ["projection", "partition"])
def test_andrews_moves_as_with_explicit_loops(way):
    explicit = run(andrews(), 0.03)
    # It turns by 16 rad at an rtol of 1e-10: an order more for steps of its own.
    assert difference(run(andrews(explicit=False), 0.03, way), explicit) < 2e-8


@pytest.mark.slow
def test_a_hexapod_of_constraints_closes_and_moves_as_with_explicit_legs():
    model = hexapod(explicit=False)
    model.choose_independent("platform")
    closed = run(model, 0.2, inputs={"force": FORCES})
    explicit = run(hexapod(), 0.2, inputs={"force": FORCES})
    assert np.ptp(explicit["q_platform_Tz"].to_numpy()) > 1e-3
    assert difference(closed, explicit) < 1e-10


def test_a_chain_of_loops_moves_alike_in_two_ways_and_keeps_its_energy():
    compiled = sb.compile_model(loop_chain(3))
    assert len(compiled.system.partition.dependent) == 2 * 3
    projected = run(compiled, 0.5)
    # An order more than the integrator's rtol: each way takes steps of its own.
    assert difference(run(compiled, 0.5, "partition"), projected) < 1e-9
    energies = sb.simulate(compiled, 0.5, method=sb.DP54(rtol=1e-10, atol=1e-12))
    kinetic = energies["kinetic_energy"].to_numpy()
    assert kinetic.max() > 1
    assert np.ptp(energies["total_energy"].to_numpy()) < 1e-7 * kinetic.max()
