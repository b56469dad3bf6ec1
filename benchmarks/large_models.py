"""Chains, rings and springs of many bodies: from nothing to compiled calls.

Bodies beyond some hundred are computed by a loop over the links with tables of their
data. The memory is the most that this process has had so far, NumPy and LLVM included.
"""

from __future__ import annotations

import math
import resource
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import product
from typing import NamedTuple

import numpy as np
from size import has, named, run, steps

import symbody as sb

# Pinocchio's data hold derivatives with the cube of the number of bodies.
_MOST_OF_PEER = 100


class Size(NamedTuple):
    """What is measured.

    Attributes:
        bodies: Numbers of bodies.
        evaluations: Bodies that are evaluated in all, for a time.
    """

    bodies: tuple[int, ...]
    evaluations: int


FULL = Size((30, 100, 300, 1000, 3000, 10_000), 1_000_000)
SMALLEST = Size((3,), 3)


def main(size: Size) -> None:
    """Print a line for each number of bodies."""
    print(f"{'':>14} {'model':>9} {'compiled':>9} {'memory':>8} {'evaluation':>12}")
    for bodies, kind in product(size.bodies, (sb.library.chain, ring, springs)):
        began = time.process_time()
        model = kind(bodies)
        made = time.process_time()
        compiled = sb.compile_model(model, rolled=True)
        function = compiled.function("derivatives")
        done = time.process_time()
        call = partial(function, 0.0, np.full(2 * bodies, 0.1), [])
        peers = _peer(bodies) if kind is sb.library.chain else []
        each, *theirs = _seconds(size.evaluations // bodies, call, *peers)
        ratio = "".join(f"  ({each / t:.2f} of Pinocchio's ABA)" for t in theirs)
        print(
            f"{model.name:>7} {bodies:6} {made - began:8.2f}s {done - made:8.2f}s "
            f"{_memory():6.0f}MB "
            f"{each * 1e6:9.1f} µs  {each / bodies * 1e9:5.0f} ns a body{ratio}",
            flush=True,
        )


def counts() -> dict[str, int]:
    """Return what a short run takes."""
    found = {}
    for kind in (sb.library.chain, ring, springs):
        compiled = sb.compile_model(kind(100), rolled=True)
        found |= named(f"{compiled.system.name} 100", steps(sb.simulate(compiled, 0.2)))
    return found


def ring(bodies: int) -> sb.Model:
    """Return a ring of equal bodies, held at one joint and cut there."""
    model = sb.Model("ring", gravity=(0, 0, -9.81))
    place, turn = model.world, 2 * np.pi / bodies
    for i in range(bodies):
        body = model.add_body(
            f"b{i}", mass=turn, com=(turn / 2, 0, 0), inertia=(turn**3,) * 3
        )
        model.add_joint(f"j{i}", place, body, "Ry", q=turn if i else 0.0)
        place = body.add_frame("tip", at=(turn, 0, 0))
    model.add_constraint("cut", sb.constraints.PlanarHingeCut(model.world, place, "y"))
    return model


def springs(bodies: int) -> sb.Model:
    """Return a chain of equal bodies with a spring from each to the one before."""
    model = sb.Model("springs", gravity=(0, 0, -9.81))
    place = model.world
    for i in range(bodies):
        body = model.add_body(f"b{i}", mass=0.1, com=(0.05, 0, 0), inertia=(1e-4,) * 3)
        model.add_joint(f"j{i}", place, body, ("Ry", "Rz")[i % 2])
        end = body.add_frame("end", at=(0.05, 0.02, 0))
        model.add_load(f"s{i}", sb.loads.SpringDamper(place, end, 100.0 + i, 0.1, 0.05))
        place = body.add_frame("tip", at=(0.1, 0, 0))
    return model


def _seconds(repeats: int, *calls: Callable[[], object]) -> list[float]:
    """Return the least of five processor times of each of some calls, in turn [s]."""
    least = [math.inf] * len(calls)
    for _ in range(5):
        for i, call in enumerate(calls):
            call()
            began = time.process_time()
            for _ in range(max(1, repeats // 5)):
                call()
            each = (time.process_time() - began) / max(1, repeats // 5)
            least[i] = min(least[i], each)
    return least


def _memory() -> float:
    """Return the most memory that the process has had [MB]."""
    unit = 1e6 if sys.platform == "darwin" else 1e3
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def _peer(bodies: int) -> list[Callable[[], object]]:
    """Return Pinocchio's call for a chain of as many bodies, if it is installed."""
    if bodies > _MOST_OF_PEER or not has("pin", "pinocchio"):
        return []
    # It may be missing.
    import pinocchio as pin

    model, place = pin.Model(), pin.SE3(np.eye(3), np.array([0.03, -0.02, -0.5]))
    inertia = pin.Inertia(1.1, np.array([0.02, 0.01, -0.25]), np.eye(3) * 0.1)
    kinds = (pin.JointModelRZ, pin.JointModelRY, pin.JointModelRX)
    joint = 0
    for i in range(bodies):
        joint = model.addJoint(joint, kinds[i % 3](), place, f"j{i}")
        model.appendBodyToJoint(joint, inertia, pin.SE3.Identity())
    data, q = model.createData(), np.full(bodies, 0.1)
    return [partial(pin.aba, model, data, q, q, q)]


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
