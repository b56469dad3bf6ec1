"""Large systems derive without recursion and in proportion to their size."""

import gc
import sys
import time

import pytest

from symbody.expr.node import next_serial, sweep
from symbody.expr.sweep import living_nodes
from symbody.formalisms.dynamics import derive_by
from symbody.library import chain, crane_crab
from symbody.pipeline.collector import collector_paused
from symbody.system import assemble


def derived(bodies):
    """Return the nodes and the processor time that a chain takes by order n [s]."""
    system = assemble(chain(bodies))
    with collector_paused():
        first, start = next_serial(), time.process_time()
        derivation = derive_by(system, "articulated", merge=True)
        seconds = time.process_time() - start
        assert len(derivation.vd) == bodies
        return next_serial() - first, seconds


@pytest.mark.slow
def test_a_chain_of_3000_bodies_derives_in_twice_the_time_of_1500():
    """Time grows a little faster than the nodes, because memory gets slower."""
    assert sys.getrecursionlimit() < 3000
    half = [derived(1500) for _ in range(2)]
    nodes, seconds = derived(3000)
    assert nodes < 2.05 * half[0][0]
    assert seconds < 3 * min(seconds for _, seconds in half)


def test_every_body_of_a_chain_costs_the_same_number_of_nodes():
    costs = [derived(bodies)[0] for bodies in (60, 90, 120)]
    assert costs[2] - costs[1] == pytest.approx(costs[1] - costs[0], rel=0.01)


@pytest.mark.slow
def test_a_thousand_models_in_one_process_leave_no_nodes_behind():
    def derive_many(times):
        for _ in range(times):
            derive_by(assemble(crane_crab()), "composite", merge=True)
        gc.collect()
        sweep()
        return sum(1 for _ in living_nodes())

    few = derive_many(100)
    assert derive_many(900) <= few
