"""Equilibrium, linear system and modes of chains with a spring in each joint.

First answers are those of a model that nothing is known of, with a folder for compiled
code that is empty; further ones the least of several, in turn. Processor time. The
linear system of MuJoCo is that of its discrete steps, by differences
(mjd_transitionFD). Then what follows from a motion of 501 rows, row by row and in lanes
that are there, as after half a million rows, beside a Python loop over rnea of
Pinocchio. At last the response of twelve outputs by frequency, beside an elimination
for each frequency.
"""

from __future__ import annotations

import math
import os
import tempfile
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from size import has, named, operations, run

import symbody as sb
from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.runtime import rows


class Size(NamedTuple):
    """What is measured.

    Attributes:
        joints: Numbers of joints.
        rounds: Repetitions, of which the least counts.
    """

    joints: tuple[int, ...]
    rounds: int


FULL = Size((30, 60, 100), 7)
SMALLEST = Size((3,), 1)
_STIFFNESS = 1000.0
# Calls until the rule knows how long a row takes, and one that makes lanes.
_BEFORE = 5


def sprung(joints: int) -> sb.Model:
    """Return a chain with a spring and a damper in each joint."""
    model = sb.library.chain(joints)
    for name, joint in list(model.joints.items()):
        spring = sb.loads.TorsionalSpringDamper(joint, _STIFFNESS, 1.0)
        model.add_load(f"spring_{name}", spring)
    return model


def main(size: Size) -> None:
    """Print a line for each number of joints, then what MuJoCo takes."""
    # What the first of all analyses imports belongs to none of them.
    sb.modal(sb.library.pendulum())
    print(f"{'[ms]':>8}{'first':>12}{'':>12}{'again':>12}")
    print(f"{'joints':>8}{'linearize':>12}{'equilibrium':>12}{'linearize':>12}"
          f"{'equilibrium':>12}{'all, modal':>12}{'by hand':>12}{'MuJoCo':>12}"
          f"{'linearize to it':>17}")  # fmt: skip
    for joints in size.joints:
        columns = times_of(joints, size.rounds)
        row = "".join(f"{1e3 * c:12.2f}" for c in columns)
        print(f"{joints:8}{row}{columns[2] / columns[-1]:17.2f}", flush=True)
    print(f"{'joints':>8}{'':>10}{'inverse, motion':>18}{'data':>12}"
          f"{'vd, energies':>14}{'loop over rnea':>16}{'to it':>8}")  # fmt: skip
    for joints in size.joints:
        for way, times in rows_of(joints, size.rounds).items():
            motion, data, late, peer = (1e3 * t for t in times)
            print(f"{joints:8}{way:>10}{motion:18.2f}{data:12.2f}{late:14.2f}"
                  f"{peer:16.2f}{motion / peer:8.2f}", flush=True)  # fmt: skip
    print(f"{'states':>8}{'frequencies':>14}{'bode':>10}{'an elimination each':>22}")
    for joints in size.joints:
        count, bode, peer = frequencies_of(joints, size.rounds)
        print(f"{2 * joints:8}{count:14}{1e3 * bode:10.1f}{1e3 * peer:22.1f}")


def counts() -> dict[str, int]:
    """Return the operations of what is called."""
    found = {}
    for joints in FULL.joints[:2]:
        compiled, name = sb.compile_model(sprung(joints)), f"{joints} joints"
        found |= named(
            name, operations(compiled, "inverse_dynamics", "balance", "energy")
        )
    return found


def times_of(joints: int, rounds: int) -> list[float]:
    """Return the times of one number of joints, and of the peer, NaN without it [s]."""
    compiled = sb.compile_model(sprung(joints))

    def together() -> None:
        found = sb.equilibrium(compiled)
        sb.linearize(compiled, found)
        sb.modal(compiled, found)

    before = os.environ.get("SYMBODY_CACHE_DIR")
    with tempfile.TemporaryDirectory() as empty:
        os.environ["SYMBODY_CACHE_DIR"] = empty
        first = [
            _once(lambda: sb.linearize(compiled)),
            _once(lambda: sb.equilibrium(compiled)),
        ]
        balance = sb.equilibrium(compiled)
        calls: tuple[Callable[[], object], ...] = (
            lambda: sb.linearize(compiled, balance),
            lambda: sb.equilibrium(compiled),
            together,
            lambda: by_hand(compiled, balance),
            _of_mujoco(joints) if has("mujoco") else _no_peer,
        )
        again = [*map(_once, calls)]
        for _ in range(rounds):
            again = [*map(min, again, map(_once, calls))]
    if before is None:
        os.environ.pop("SYMBODY_CACHE_DIR")
    else:
        os.environ["SYMBODY_CACHE_DIR"] = before
    return [*first, *again]


def frequencies_of(joints: int, rounds: int) -> tuple[int, float, float]:
    """Return how many frequencies a Bode diagram has, and times of two ways [s]."""
    model = sprung(joints)
    first, last = model.joints["joint_1"], model.bodies[f"body_{joints}"]
    model.add_load("drive", sb.loads.JointForce(first, model.add_input("torque")))
    for k in range(4):
        place = last.add_frame(f"place_{k}", at=(0.1 * k, 0, 0))
        model.add_sensor(f"place_{k}", sb.sensors.Position(place))
    system = sb.linearize(model)
    f = system.bode().frequencies
    A, B, C, one = system.A, system.B, system.C, np.eye(2 * joints)

    def each() -> None:
        for s in (2j * np.pi * f).tolist():
            C @ np.linalg.solve(s * one - A, B)

    times = [[_once(system.bode), _once(each)] for _ in range(min(rounds, 3))]
    bode, peer = map(min, zip(*times, strict=True))
    return len(f), bode, peer


def rows_of(joints: int, rounds: int) -> dict[str, list[float]]:
    """Return times of inverse dynamics, and of results when they are looked at [s]."""
    compiled = sb.compile_model(sprung(joints))
    motions = [sb.simulate(compiled, 1.0) for _ in range(2 * (rounds + _BEFORE) + 1)]
    motion, system = motions.pop(), compiled.system
    names = [s.name for s in (*system.q, *system.v, *system.vd)]
    data = {name: motion.array(name) for name in names}

    def late() -> None:
        new = motions.pop()
        new.array("total_energy"), new.vd

    calls: tuple[Callable[[], object], ...] = (
        lambda: sb.inverse_dynamics(compiled, motion),
        lambda: sb.inverse_dynamics(compiled, data, times=motion.time),
        late,
        _of_pinocchio(joints) if has("pin", "pinocchio") else _no_peer,
    )
    usual = rows.saved, rows.cost
    least: dict[str, list[float]] = {"rows": [], "lanes": []}
    for turn in range(_BEFORE + rounds):
        for way, saved in (("rows", -math.inf), ("lanes", math.inf)):
            _set_rule(lambda *_, saved=saved: saved, lambda *_, **__: 0.0)
            times = [_once(call) for call in calls]
            if turn >= _BEFORE:
                pairs = zip(times, least[way] or times, strict=True)
                least[way] = [min(pair) for pair in pairs]
    _set_rule(*usual)
    return least


def _set_rule(saved: Callable[..., float], cost: Callable[..., float]) -> None:
    """Set what lanes save, and what they cost."""
    vars(rows).update(saved=saved, cost=cost)


def _of_pinocchio(joints: int) -> Callable[[], object]:
    # It may be missing.
    import pinocchio as pin

    model, place = pin.Model(), pin.SE3(np.eye(3), np.array([0.03, -0.02, -0.5]))
    inertia = pin.Inertia(1.1, np.array([0.02, 0.01, -0.25]), np.eye(3) * 0.1)
    kinds, joint = (pin.JointModelRZ, pin.JointModelRY, pin.JointModelRX), 0
    for i in range(joints):
        joint = model.addJoint(joint, kinds[i % 3](), place, f"j{i}")
        model.appendBodyToJoint(joint, inertia, pin.SE3.Identity())
    data, q = model.createData(), np.full((501, joints), 0.1)
    return lambda: [pin.rnea(model, data, *([row] * 3)) for row in q]


def by_hand(compiled: sb.CompiledModel, near: sb.results.Equilibrium) -> np.ndarray:
    """Return coordinates at rest by Newton's method alone, from near a balance."""
    implicit = ImplicitModel.of(compiled)
    n = len(near.q)
    q, still, nothing = near.q + 1e-3, np.zeros(n), np.zeros(0)
    for _ in range(20):
        values = implicit.functions.at(0.0, q, still, still, nothing, nothing, nothing)
        step = np.linalg.solve(values.jacobian[:, :n], -values.residuals)
        q = q + step
        if np.abs(step).max() < 1e-11:
            break
    return q


def _of_mujoco(joints: int) -> Callable[[], object]:
    # It may be missing.
    import mujoco

    spec = mujoco.MjSpec()
    body = spec.worldbody
    axes = ((0, 0, 1), (0, 1, 0), (1, 0, 0))
    for i in range(joints):
        body = body.add_body(pos=[0.03, -0.02, -0.5] if i else [0, 0, 0])
        body.mass, body.ipos, body.explicitinertial = 1.1, [0.02, 0.01, -0.25], True
        body.inertia = [0.05, 0.06, 0.03]
        kind = mujoco.mjtJoint.mjJNT_HINGE
        joint = body.add_joint(type=kind, axis=axes[i % 3])
        joint.stiffness, joint.damping = (
            _number(joint.stiffness, _STIFFNESS),
            _number(joint.damping, 1.0),
        )
    model = spec.compile()
    data = mujoco.MjData(model)
    A = np.zeros((2 * joints, 2 * joints))
    return lambda: mujoco.mjd_transitionFD(model, data, 1e-6, True, A, None, None, None)


def _number(before: object, value: float) -> object:
    """Return a value as this version of MuJoCo takes it, which may be polynomials."""
    shape = np.shape(before)
    return value if not shape else [value, *[0.0] * (shape[0] - 1)]


def _no_peer() -> None:
    """Stand for a peer that is not installed."""


def _once(call: Callable[[], object]) -> float:
    if call is _no_peer:
        return math.nan
    began = time.process_time()
    call()
    return time.process_time() - began


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
