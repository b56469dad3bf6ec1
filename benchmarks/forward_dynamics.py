"""Time of one evaluation of forward dynamics, beside Pinocchio's ABA.

Our function is called by address in a compiled loop over random states. Pinocchio is
called from Python; the cost of its call alone, measured on a model with one joint, is
taken off. Both are repeated in turn and the least of each counts, in one run on one
machine: the ratio is the result.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import pinocchio as pin

import symbody as sb
from symbody.analyses.integrators.map_over import map_over
from symbody.model.model import Model
from symbody.pipeline.compiled_model import CompiledModel

STATES = 256
ROUNDS = 60


def as_pinocchio(compiled: CompiledModel) -> pin.Model:
    """Return the same tree in Pinocchio, for joints R, T and a free trunk."""
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


def seconds_of_pinocchio(model: pin.Model) -> Callable[[], float]:
    """Return a function that times one call of ABA."""
    data = model.createData()
    q, v, tau = pin.neutral(model), np.full(model.nv, 0.1), np.zeros(model.nv)

    def run() -> float:
        start = time.perf_counter()
        for _ in range(STATES):
            pin.aba(model, data, q, v, tau)
        return (time.perf_counter() - start) / STATES

    return run


def seconds_of_symbody(compiled: CompiledModel) -> Callable[[], float]:
    """Return a function that times one evaluation of the state derivative."""
    function = compiled.function("derivatives")
    n = len(compiled.state_labels())
    rng = np.random.default_rng(1)
    Y = compiled.start_state() + 0.1 * rng.normal(size=(STATES, n))
    t, U = np.zeros(STATES), np.zeros((STATES, len(compiled.system.u)))
    out = np.zeros((STATES, n))

    def run() -> float:
        start = time.perf_counter()
        map_over(
            function.address, t, Y, U, function.parameters, function.constants, out
        )
        return (time.perf_counter() - start) / STATES

    return run


def mechanisms() -> dict[str, Model]:
    """Return the mechanisms of the table."""
    return {
        "7-joint chain": sb.library.chain(7),
        "30-joint chain": sb.library.chain(30),
        "30-dof humanoid": sb.library.humanoid(),
    }


def main() -> None:
    """Print a row a mechanism."""
    call = seconds_of_pinocchio(as_pinocchio(sb.compile_model(sb.library.chain(1))))
    print(f"{'ns an evaluation':18}{'Pinocchio':>10}{'LLVM':>8}{'ratio':>7}"
          f"{'C':>8}{'ratio':>7}  operations")  # fmt: skip
    for name, model in mechanisms().items():
        llvm = sb.compile_model(model)
        c = sb.compile_model(model, backend="c")
        runs = [
            seconds_of_pinocchio(as_pinocchio(llvm)),
            seconds_of_symbody(llvm),
            seconds_of_symbody(c),
            call,
        ]
        best = [
            min(times)
            for times in zip(
                *([run() for run in runs] for _ in range(ROUNDS)), strict=True
            )
        ]
        peer, ours, in_c = best[0] - best[3], best[1], best[2]
        counts = llvm.program("derivatives").counts
        print(
            f"{name:18}{peer * 1e9:10.0f}{ours * 1e9:8.0f}{peer / ours:7.1f}"
            f"{in_c * 1e9:8.0f}{peer / in_c:7.1f}  {counts.multiplications}/"
            f"{counts.additions}/{counts.functions} {llvm.equations().formalism}"
        )


if __name__ == "__main__":
    main()
