"""Equilibrium, linear system and modes of chains with a spring in each joint.

First answers are those of a model that nothing is known of, with a folder for compiled
code that is empty; further ones the least of several. Processor time. MuJoCo's linear
system is that of its discrete steps, by differences (mjd_transitionFD). Then what
follows from a motion of 501 rows, row by row and in lanes that are there, as after
half a million rows, beside a Python loop over Pinocchio's rnea.
"""

from __future__ import annotations

import math
import os
import tempfile
import time
from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from size import has, run

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
    print(f"{'[ms]':>8}{'first':>12}{'':>12}{'again':>12}{'':>12}{'':>12}")
    print(f"{'joints':>8}{'linearize':>12}{'equilibrium':>12}{'linearize':>12}"
          f"{'equilibrium':>12}{'all, modal':>12}{'by hand':>12}")  # fmt: skip
    for joints in size.joints:
        columns = times_of(joints, size.rounds)
        print(f"{joints:8}" + "".join(f"{1e3 * c:12.2f}" for c in columns), flush=True)
    if has("mujoco"):
        for joints in size.joints:
            print(f"{joints:8} joints in MuJoCo: linear system "
                  f"{1e3 * _of_mujoco(joints, size.rounds):.2f}")  # fmt: skip
    print(
        f"{'joints':>8}{'':>10}{'inverse, motion':>18}{'data':>12}{'vd, energies':>14}"
    )
    for joints in size.joints:
        for way, times in rows_of(joints, size.rounds).items():
            motion, data, late = (1e3 * t for t in times)
            print(f"{joints:8}{way:>10}{motion:18.2f}{data:12.2f}{late:14.2f}")
    if has("pin", "pinocchio"):
        for joints in size.joints:
            print(f"{joints:8} joints in Pinocchio: a loop over rnea "
                  f"{1e3 * _of_pinocchio(joints, size.rounds):.2f}")  # fmt: skip


def times_of(joints: int, rounds: int) -> list[float]:
    """Return the times of one number of joints [s]."""
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
        )
        again = [_least(call, rounds) for call in calls]
    if before is None:
        os.environ.pop("SYMBODY_CACHE_DIR")
    else:
        os.environ["SYMBODY_CACHE_DIR"] = before
    return [*first, *again]


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


def _of_pinocchio(joints: int, rounds: int) -> float:
    # It may be missing.
    import pinocchio as pin

    model, place = pin.Model(), pin.SE3(np.eye(3), np.array([0.03, -0.02, -0.5]))
    inertia = pin.Inertia(1.1, np.array([0.02, 0.01, -0.25]), np.eye(3) * 0.1)
    kinds, joint = (pin.JointModelRZ, pin.JointModelRY, pin.JointModelRX), 0
    for i in range(joints):
        joint = model.addJoint(joint, kinds[i % 3](), place, f"j{i}")
        model.appendBodyToJoint(joint, inertia, pin.SE3.Identity())
    data, q = model.createData(), np.full((501, joints), 0.1)
    return _least(lambda: [pin.rnea(model, data, *([row] * 3)) for row in q], rounds)


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


def _of_mujoco(joints: int, rounds: int) -> float:
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
    call = lambda: mujoco.mjd_transitionFD(  # noqa: E731
        model, data, 1e-6, True, A, None, None, None
    )
    return _least(call, rounds)


def _number(before: object, value: float) -> object:
    """Return a value as this version of MuJoCo takes it, which may be polynomials."""
    shape = np.shape(before)
    return value if not shape else [value, *[0.0] * (shape[0] - 1)]


def _once(call: Callable[[], object]) -> float:
    began = time.process_time()
    call()
    return time.process_time() - began


def _least(call: Callable[[], object], rounds: int) -> float:
    call()
    return min(_once(call) for _ in range(rounds))


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
