"""Equilibrium and modes of a vehicle of 40 coordinates with eight loops.

Two wishbones, a tie rod that is a body, a carrier and a wheel at each corner, a rack
and a seat; it begins above the ground. Processor time; compiling is apart.
"""

from __future__ import annotations

import time
from typing import NamedTuple

import numpy as np
from size import run

import symbody as sb

_CORNERS = (("fl", 1.3, 1), ("fr", 1.3, -1), ("rl", -1.3, 1), ("rr", -1.3, -1))


class Size(NamedTuple):
    """What is measured.

    Attributes:
        corners: Number of the corners that the vehicle has.
        rounds: Repetitions, of which the median counts.
    """

    corners: int
    rounds: int


FULL = Size(4, 7)
SMALLEST = Size(2, 1)


def vehicle(corners: int = 4) -> sb.Model:
    """Return the vehicle."""
    m = sb.Model("vehicle", gravity=(0, 0, -9.81))
    chassis = m.add_body("chassis", mass=1200, inertia=(400, 1500, 1700))
    free = ["Tx", "Ty", "Tz", "Rz", "Ry", "Rx"]
    m.add_joint("base", m.world, chassis, free, q=(0, 0, 0.5, 0, 0, 0))
    rack = m.add_body("rack", mass=4)
    slide = m.add_joint("rack_slide", chassis, rack, "Ty")
    held = sb.loads.JointForce(slide, -1e5 * slide.q[0] - 500 * slide.v[0])
    m.add_load("rack_spring", held)
    seat = m.add_body("seat", mass=80)
    place = chassis.add_frame("seat", at=(0, 0.3, 0.2))
    slide = m.add_joint("seat_slide", place, seat, "Tz")
    held = sb.loads.JointForce(slide, -2e4 * slide.q[0] - 800 * slide.v[0])
    m.add_load("seat_spring", held)
    for name, x, s in _CORNERS[:corners]:
        _add_corner(m, chassis, rack if name[0] == "f" else chassis, name, x, s)
    return m


def _add_corner(
    m: sb.Model, chassis: sb.Body, steered: sb.Body, name: str, x: float, s: float
) -> None:
    lower = m.add_body(f"lower_{name}", 5, (0, s * 0.2, 0), (0.1, 0.05, 0.1))
    upper = m.add_body(f"upper_{name}", 3, (0, s * 0.15, 0), (0.05, 0.02, 0.05))
    carrier = m.add_body(f"carrier_{name}", 20, (0, 0, 0.1), (0.5, 0.5, 0.4))
    wheel = m.add_body(f"wheel_{name}", 18, (0, 0, 0), (0.5, 0.9, 0.5))
    rod = m.add_body(f"rod_{name}", 1, (0, s * 0.185, 0.01), (0.01, 0.002, 0.01))
    at = chassis.add_frame(f"lower_{name}", at=(x, s * 0.35, -0.15))
    m.add_joint(f"lower_hinge_{name}", at, lower, "Rx")
    at = chassis.add_frame(f"upper_{name}", at=(x, s * 0.45, 0.12))
    m.add_joint(f"upper_hinge_{name}", at, upper, "Rx")
    at = lower.add_frame("ball", at=(0, s * 0.4, 0))
    m.add_joint(f"ball_{name}", at, carrier, ["Rx", "Ry", "Rz"])
    at = steered.add_frame(f"rod_{name}", at=(x - 0.15, s * 0.38, -0.05))
    m.add_joint(f"rod_hinge_{name}", at, rod, ["Rx", "Rz"])
    m.add_joint(f"spin_{name}", carrier.add_frame("hub", at=(0, 0, 0.1)), wheel, "Ry")
    for what, a, b in (
        ("top", upper.add_frame("ball", at=(0, s * 0.28, 0)), (0, -s * 0.02, 0.27)),
        ("end", rod.add_frame("end", at=(0, s * 0.37, -0.02)), (-0.15, 0, 0.08)),
    ):
        m.add_constraint(
            f"{what}_{name}", sb.constraints.BallCut(a, carrier.add_frame(what, at=b))
        )
    top = chassis.add_frame(f"strut_{name}", at=(x, s * 0.5, 0.45))
    foot = lower.add_frame("seat", at=(0, s * 0.25, 0))
    strut = sb.loads.SpringDamper(top, foot, 35000, 2500, free_length=0.75)
    m.add_load(f"strut_{name}", strut)
    patch = carrier.add_frame("patch", at=(0, s * 0.05, -0.2))
    m.add_load(f"tire_{name}", sb.loads.CompliantContact(patch, m.world, 2e5, 1, 0.01))


def main(size: Size) -> None:
    """Print how long the first and further answers take."""
    compiled = sb.compile_model(vehicle(size.corners))
    begin = time.process_time()
    sb.modal(compiled, sb.equilibrium(compiled))
    first = time.process_time() - begin
    times = []
    for _ in range(size.rounds):
        begin = time.process_time()
        found = sb.equilibrium(compiled)
        middle = time.process_time()
        modes = sb.modal(compiled, found)
        times.append((middle - begin, time.process_time() - middle))
    equilibrium, modal = np.median(times, axis=0)
    system = compiled.system
    print(f"{len(system.q)} coordinates, {len(system.constraints)} loops")
    print(f"with deriving and compiling  {first:8.3f} s")
    print(f"equilibrium ({found.way})  {equilibrium:8.3f} s")
    print(f"{len(modes.eigenvalues)} modes  {modal:8.3f} s")


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
