"""Large systems derive without recursion and in proportion to their size."""

import gc
import sys

import pytest

from symbody.expr.node import next_serial, sweep
from symbody.expr.operation import living_nodes
from symbody.formalisms.derivations import building_graph
from symbody.formalisms.quantities.choose import derive_by
from symbody.library.chains import chain
from symbody.library.machines import crane_crab
from symbody.system import assemble


def nodes_derived(bodies):
    """Return how many nodes the derivation of a chain by order n builds."""
    system = assemble(chain(bodies))
    with building_graph():
        first = next_serial()
        derivation = derive_by(system, "articulated", merge=True)
        assert len(derivation.vd) == bodies
        return next_serial() - first


@pytest.mark.slow
def test_a_chain_of_3000_bodies_takes_twice_the_nodes_of_1500():
    assert sys.getrecursionlimit() < 3000
    assert nodes_derived(3000) < 2.05 * nodes_derived(1500)


def test_every_body_of_a_chain_costs_the_same_number_of_nodes():
    costs = [nodes_derived(bodies) for bodies in (60, 90, 120)]
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
