"""What nets of massless nodes cost as they grow: ropes of springs with a weight.

Processor times of one thread: until the accelerations can be called; one evaluation of
these, with the search for all nodes; a run of 1 s with its 501 results, after one
before it.
"""

from __future__ import annotations

import time
from itertools import pairwise
from typing import NamedTuple

import numpy as np
from size import run

import symbody as sb
from symbody.runtime.loops.library import map_over


class Size(NamedTuple):
    """What is measured.

    Attributes:
        nodes: Numbers of nodes.
        rounds: Of which the least counts.
    """

    nodes: tuple[int, ...]
    rounds: int


FULL, SMALLEST = Size((3, 12, 48), 5), Size((3,), 1)
STATES = 64


def rope(nodes: int) -> sb.Model:
    """Return a weight on a rope of springs with nodes between, which hangs taut."""
    model = sb.Model("rope", gravity=(0, 0, -9.81))
    weight = model.add_body("weight", mass=1.0, inertia=(0.01, 0.01, 0.01))
    model.add_joint("fall", model.world, weight, "Tz", q=-(nodes + 1.0))
    ends = [model.world, *(rope_node(model, i) for i in range(nodes)), weight]
    for i, (upper, lower) in enumerate(pairwise(ends)):
        spring = sb.loads.SpringDamper(upper, lower, stiffness=1e3, free_length=0.99)
        model.add_load(f"spring{i}", spring)
    return model


def rope_node(model: sb.Model, number: int) -> sb.Body:
    """Return the next node, with its weight and some wind."""
    node = model.add_node(f"node{number}", at=(0.0, 0.0, -(number + 1.0)))
    model.add_load(f"wind{number}", sb.loads.Force(node, (0.02, 0, -0.1)))
    return node


def main(size: Size) -> None:
    """Print a row a number of nodes."""
    print(f"{'nodes':>5}{'ready s':>9}{'evaluation µs':>15}{'run ms':>9}{'steps':>7}")
    for nodes in size.nodes:
        began = time.process_time()
        compiled = sb.compile_model(rope(nodes))
        function = compiled.function("derivatives")
        ready = time.process_time() - began
        y = np.tile(compiled.start_state(), (STATES, 1))
        t, u = np.zeros(STATES), np.zeros((STATES, 0))
        evaluation = whole = np.inf
        steps = sb.simulate(compiled, 1.0).statistics.steps
        for _ in range(size.rounds):
            began = time.process_time()
            map_over(function, t, y, u, y.shape[1])
            evaluation = min(evaluation, (time.process_time() - began) / STATES)
            began = time.process_time()
            sb.simulate(compiled, 1.0)
            whole = min(whole, time.process_time() - began)
        print(
            f"{nodes:5}{ready:9.2f}{evaluation * 1e6:15.2f}{whole * 1e3:9.2f}{steps:7}",
            flush=True,
        )


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
