"""What a call from Python takes, beside Pinocchio's calls of the same model.

The arguments are new in each call, as they are in a loop of the user's: arrays, slices
of one array, or lists. Pinocchio takes no lists, and gets arrays in their place. Both
run in turn, and the least of the rounds counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from forward_dynamics import as_pinocchio
from size import has, named, operations, run

import symbody as sb
from symbody.model.model import Model


class Size(NamedTuple):
    """What is measured.

    Attributes:
        model: The mechanism.
        calls: In one round.
        rounds: Of which the least counts.
    """

    model: Model
    calls: int
    rounds: int


FULL = Size(sb.library.chain(6), 2000, 15)
SMALLEST = Size(sb.library.chain(2), 2, 1)
_MAKE: dict[str, Callable[[Any], list[Any]]] = {
    "arrays": lambda Y: [(y[: y.size // 2].copy(), y[y.size // 2 :].copy()) for y in Y],
    "slices": lambda Y: [(y[: y.size // 2], y[y.size // 2 :]) for y in Y],
    "lists": lambda Y: [np.split(y, 2) for y in Y],
}
Call = Callable[[Any, Any], Any]


def ours(model: Model) -> dict[str, Call]:
    """Return our calls with q and v."""
    compiled = sb.compile_model(model)
    body = compiled.system.bodies[-1].name
    join = np.concatenate
    return {
        "mass_matrix": lambda q, v: compiled.mass_matrix(q),
        "forward_dynamics": lambda q, v: compiled.forward_dynamics(0.0, q, v),
        "derivatives": lambda q, v: compiled.derivatives(0.0, join((q, v))),
        "pose": lambda q, v: compiled.pose(body, q),
        "frame_jacobian": lambda q, v: compiled.frame_jacobian(body, q),
    }


def of_pinocchio(model: Model) -> dict[str, Call]:
    """Return Pinocchio's calls with q and v."""
    # The other columns do without it.
    import pinocchio as pin

    twin = as_pinocchio(sb.compile_model(model))
    data, tau = twin.createData(), np.zeros(twin.nv)
    last, frame = twin.njoints - 1, pin.ReferenceFrame.LOCAL_WORLD_ALIGNED

    def pose(q: Any, v: Any) -> Any:
        pin.forwardKinematics(twin, data, q)
        placement = data.oMi[last]
        return placement.rotation, placement.translation

    def jacobian(q: Any, v: Any) -> Any:
        pin.computeJointJacobians(twin, data, q)
        return pin.getJointJacobian(twin, data, last, frame)

    def rates(q: Any, v: Any) -> Any:
        return np.concatenate((v, pin.aba(twin, data, q, v, tau)))

    return {
        "mass_matrix": lambda q, v: pin.crba(twin, data, q),
        "forward_dynamics": lambda q, v: pin.aba(twin, data, q, v, tau),
        "derivatives": rates,
        "pose": pose,
        "frame_jacobian": jacobian,
    }


def microseconds(call: Call, given: list[Any]) -> float:
    """Return the processor time of one call."""
    start = time.process_time()
    for q, v in given:
        call(q, v)
    return (time.process_time() - start) / len(given) * 1e6


def main(size: Size) -> None:
    """Print a row a call and kind of arguments, the slowest against the peer first."""
    peers = of_pinocchio(size.model) if has("pin", "pinocchio") else {}
    calls = ours(size.model)
    nv = len(sb.compile_model(size.model).system.v)
    rows = []
    for kind, make in _MAKE.items():
        for name, call in calls.items():
            mine, theirs = [], []
            for seed in range(size.rounds):
                Y = np.random.default_rng(seed).normal(size=(size.calls, 2 * nv))
                given = make(Y)
                # Ours take lists as they are.
                own = [(q.tolist(), v.tolist()) for q, v in given]
                mine.append(microseconds(call, own if kind == "lists" else given))
                if peers:
                    theirs.append(microseconds(peers[name], given))
            peer = min(theirs, default=np.nan)
            rows.append((min(mine) / peer, name, kind, min(mine), peer))
    print(f"{'':20}{'':10}{'symbody [µs]':>14}{'Pinocchio [µs]':>16}{'ratio':>8}")
    for ratio, name, kind, one, peer in sorted(rows, reverse=True):
        print(f"{name:20}{kind:10}{one:14.2f}{peer:16.2f}{ratio:8.2f}", flush=True)


def counts() -> dict[str, int]:
    """Return the operations of what is called."""
    functions = "mass_matrix", "forward_dynamics", "derivatives"
    return named("6-joint chain", operations(sb.compile_model(FULL.model), *functions))


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
