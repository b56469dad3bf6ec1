"""Time of one evaluation of forward dynamics, beside Pinocchio's ABA.

Both compute random states of the same kind. Our function is called by address in a
compiled loop. Pinocchio is called from Python, one state a call; what a call takes with
a model of one joint is taken off, the dynamics of that joint included, which favors
Pinocchio. (Its function for many states crashes in release 4.1.) Both are repeated in
turn and the least of each counts, in one run on one machine: the ratio is the result.
"Lanes" are many states at once in the lanes of vectors, on one core, with what it takes
to put the states side by side, in the second of two calls: after other work a processor
needs some ten microseconds until its widest units run at full speed. "Singles" are
lanes of single precision, twice as many. All write into memory that is there before.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import numpy as np
from size import has, run

import symbody as sb
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel
from symbody.runtime.loops.library import map_over

STATES = 256
IN_LOOP = 1024  # so that the call of the loop from Python does not count
MANY = 4096
SPREAD = 0.1  # of the random states


class Size(NamedTuple):
    """What is measured.

    Attributes:
        mechanisms: Of the library, by name.
        rounds: Of which the least counts.
    """

    mechanisms: dict[str, Model]
    rounds: int


FULL = Size(
    {
        "7-joint chain": sb.library.chain(7),
        "30-joint chain": sb.library.chain(30),
        "30-dof humanoid": sb.library.humanoid(),
    },
    60,
)
SMALLEST = Size({"2-joint chain": sb.library.chain(2)}, 1)


def as_pinocchio(compiled: CompiledModel) -> Any:
    """Return the same tree in Pinocchio, for joints R, T and a free trunk."""
    # The other columns do without it.
    import pinocchio as pin

    model = pin.Model()
    system = compiled.system
    values = dict(zip(system.p, compiled.parameters, strict=True))

    def number(node: object) -> float:
        return sb.evaluate(node, values)

    model.gravity.linear = np.array([number(g) for g in system.gravity])
    index = {0: 0}
    for i, (body, joint) in enumerate(
        zip(system.bodies, system.joints, strict=True), start=1
    ):
        p = np.array([number(x) for x in joint.parent.p])
        labels = [element.label for element in joint.elements]
        kinds = {
            **{f"R{a}": getattr(pin, f"JointModelR{a.upper()}") for a in "xyz"},
            **{f"T{a}": getattr(pin, f"JointModelP{a.upper()}") for a in "xyz"},
        }
        kind = kinds[labels[0]]() if len(labels) == 1 else pin.JointModelFreeFlyer()
        index[i] = model.addJoint(
            index[system.parent[i - 1]], kind, pin.SE3(np.eye(3), p), joint.name
        )
        xx, xy, xz, yy, yz, zz = (number(x) for x in body.inertia)
        J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        com = np.array([number(x) for x in body.com])
        inertia = pin.Inertia(number(body.mass), com, J)
        model.appendBodyToJoint(index[i], inertia, pin.SE3.Identity())
    return model


def seconds_of_pinocchio(model: Any, algorithm: str = "aba") -> Callable[[], float]:
    """Return a function that times one call of an algorithm of q, v and forces."""
    # The other columns do without it.
    import pinocchio as pin

    call = getattr(pin, algorithm)
    data, tau = model.createData(), np.zeros(model.nv)
    rng = np.random.default_rng(1)
    V = SPREAD * rng.normal(size=(STATES, model.nv))
    neutral = pin.neutral(model)
    states = [(pin.integrate(model, neutral, SPREAD * v), v.copy()) for v in V]

    def measured() -> float:
        start = time.perf_counter()
        for q, v in states:
            call(model, data, q, v, tau)
        return (time.perf_counter() - start) / STATES

    return measured


def seconds_of_symbody(compiled: CompiledModel) -> Callable[[], float]:
    """Return a function that times one evaluation of the state derivative."""
    function = compiled.function("derivatives")
    n = len(compiled.state_labels())
    rng = np.random.default_rng(1)
    Y = compiled.start_state() + SPREAD * rng.normal(size=(IN_LOOP, n))
    t, U = np.zeros(IN_LOOP), np.zeros((IN_LOOP, len(compiled.system.u)))
    rates = np.empty((IN_LOOP, n))

    def measured() -> float:
        start = time.perf_counter()
        map_over(function, t, Y, U, n, rates)
        return (time.perf_counter() - start) / IN_LOOP

    return measured


def seconds_of_lanes(
    compiled: CompiledModel, precision: Literal["double", "single"] = "double"
) -> Callable[[], float]:
    """Return a function that times one of many evaluations in lanes, on one core."""
    batch = compiled.batch("derivatives", workers=1, precision=precision)
    n = len(compiled.state_labels())
    rng = np.random.default_rng(1)
    Y = compiled.start_state() + SPREAD * rng.normal(size=(MANY, n))
    u, rates = np.zeros(len(compiled.system.u)), np.empty((MANY, n))
    if precision == "single":
        Y, u, rates = (array.astype(np.float32) for array in (Y, u, rates))

    def measured() -> float:
        batch(0.0, Y, u, into=rates)
        start = time.perf_counter()
        batch(0.0, Y, u, into=rates)
        return (time.perf_counter() - start) / MANY

    return measured


def main(size: Size) -> None:
    """Print a row a mechanism."""
    peers = []
    if has("pin", "pinocchio"):
        one_joint = as_pinocchio(sb.compile_model(sb.library.chain(1)))
        peers = [seconds_of_pinocchio(one_joint)]
    print(f"{'ns an evaluation':18}{'Pinocchio':>10}{'LLVM':>8}{'ratio':>7}"
          f"{'C':>8}{'ratio':>7}{'lanes':>8}{'ratio':>7}{'singles':>9}{'ratio':>7}"
          "  operations")  # fmt: skip
    for name, model in size.mechanisms.items():
        llvm = sb.compile_model(model)
        c = sb.compile_model(model, backend="c")
        runs = [seconds_of_symbody(llvm), seconds_of_symbody(c)]
        runs += [seconds_of_lanes(llvm), seconds_of_lanes(llvm, "single"), *peers]
        if peers:
            runs.append(seconds_of_pinocchio(as_pinocchio(llvm)))
        rounds = [[measured() for measured in runs] for _ in range(size.rounds)]
        ours, in_c, lanes, singles, *others = map(min, zip(*rounds, strict=True))
        peer = others[1] - others[0] if others else float("nan")
        counts = llvm.program("derivatives").counts
        print(
            f"{name:18}{peer * 1e9:10.0f}{ours * 1e9:8.0f}{peer / ours:7.1f}"
            f"{in_c * 1e9:8.0f}{peer / in_c:7.1f}{lanes * 1e9:8.0f}"
            f"{peer / lanes:7.1f}{singles * 1e9:9.0f}{peer / singles:7.1f}"
            f"  {counts.multiplications}/"
            f"{counts.additions}/{counts.functions} {llvm.equations().formalism}"
        )


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
