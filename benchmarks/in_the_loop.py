"""What a step and a sample of a controller in Python take, on a six-joint arm.

Then one step of RK4 of chains, beside MuJoCo's, turn by turn; what `simulate` takes
for a run of two results, nearly all of it beside its loop; what the accelerations and
energies of 501 results take when they are looked at; and the forces for this motion,
beside a loop over Pinocchio's rnea.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from forward_dynamics import as_pinocchio
from size import has, named, operations, run
from studies_and_peers import twin

import symbody as sb
from symbody.analyses.run.labelled_motion import labelled_motion
from symbody.analyses.run.options import Save
from symbody.analyses.run.problem import Trajectory
from symbody.pipeline import CompiledModel


class Size(NamedTuple):
    """What is measured.

    Attributes:
        seconds: Of motion [s].
        period: Of the controller [s].
        joints: Numbers of joints of chains.
        calls: How many are timed together, ten times.
    """

    seconds: float
    period: float
    joints: tuple[int, ...]
    calls: int


FULL = Size(2.0, 1e-3, (7, 30), 300)
SMALLEST = Size(0.01, 1e-3, (2,), 2)
_PEERS = {"sb.Stepper, RK4": "mj_step, RK4", "inverse_dynamics": "loop over rnea"}


def states(motion: sb.results.Motion) -> tuple[Trajectory, Save]:
    """Return what a run leaves: its states, and what is to be computed of them."""
    record, y = motion.record, np.hstack([motion.q, motion.v])
    inputs = np.zeros((len(y), 0))
    return (
        Trajectory(
            record.time, y, inputs, record.status, record.statistics, record.time
        ),
        Save(),
    )


def look(results: Callable[[], sb.results.Motion]) -> None:
    """Look at accelerations and energies."""
    motion = results()
    assert motion.vd.size
    assert motion.array("total_energy").size


def rnea_over(chain: CompiledModel, motion: sb.results.Motion) -> Callable[[], object]:
    """Return Pinocchio's forces for a motion, row by row."""
    # The other rows do without it.
    import pinocchio as pin

    peer = as_pinocchio(chain)
    data, rows = peer.createData(), [*zip(motion.q, motion.v, motion.vd, strict=True)]
    return lambda: [pin.rnea(peer, data, *row).copy() for row in rows]


def main(size: Size) -> None:
    """Print a row a way to put a controller into the loop."""
    compiled = sb.compile_model(sb.library.arm6())
    n, steps = len(compiled.system.v), round(size.seconds / size.period)
    stepper = sb.Stepper(compiled, dt=size.period)
    start = time.process_time()
    for _ in range(steps):
        stepper.step(-stepper.y[n:])
    rows = {"sb.Stepper": time.process_time() - start}
    speeds = [symbol.name for symbol in compiled.system.v]

    def damper(t: float, measured: Any) -> list[float]:
        return [-measured[name] for name in speeds]

    inputs = {"torque": sb.Sampled(damper, size.period)}
    sb.simulate(compiled, 2 * size.period, inputs=inputs)  # compiles
    start = time.process_time()
    sb.simulate(compiled, size.seconds, inputs=inputs)
    rows["sb.Sampled"] = time.process_time() - start
    print(f"{'':16}{'a step [µs]':>14}{'of real time':>16}")
    for way, seconds in rows.items():
        each, pace = seconds / steps * 1e6, size.seconds / seconds
        print(f"{way:16}{each:14.1f}{pace:15.0f}x", flush=True)
    print(f"\n{'':16}{'joints':>8}{'a call [µs]':>14}")
    for joints in size.joints:
        chain = sb.compile_model(sb.library.chain(joints))
        ways: dict[str, Callable[[], object]] = {
            "sb.Stepper, RK4": sb.Stepper(chain, dt=1e-3, method="RK4").step,
            "sb.simulate": partial(sb.simulate, chain, [0.0, 1e-6]),
        }
        motion = sb.simulate(chain, 1.0)
        ways["501 results"] = results = partial(labelled_motion, chain, *states(motion))
        ways["all looked at"] = partial(look, results)
        ways["inverse_dynamics"] = partial(sb.inverse_dynamics, chain, motion)
        if has("pin", "pinocchio"):
            ways["loop over rnea"] = rnea_over(chain, motion)
        if has("mujoco"):
            # The other rows do without it.
            import mujoco

            peer = twin(chain, 1e-3)
            ways["mj_step, RK4"] = partial(mujoco.mj_step, peer, mujoco.MjData(peer))
        best = dict.fromkeys(ways, float("inf"))
        for way, call in list(ways.items()) * 10:
            start = time.process_time()
            for _ in range(size.calls):
                call()
            best[way] = min(best[way], (time.process_time() - start) / size.calls)
        for way, seconds in best.items():
            peer = _PEERS.get(way)
            ratio = f"{seconds / best[peer]:8.2f} of {peer}" if peer in best else ""
            print(f"{way:16}{joints:8}{seconds * 1e6:14.1f}{ratio}", flush=True)


def counts() -> dict[str, int]:
    """Return the operations of an evaluation."""
    models = [sb.library.arm6(), *map(sb.library.chain, FULL.joints)]
    names = ["arm", *(f"{joints} joints" for joints in FULL.joints)]
    found = {}
    for name, model in zip(names, models, strict=True):
        found |= named(name, operations(sb.compile_model(model), "derivatives"))
    return found


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
