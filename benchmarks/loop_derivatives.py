"""Time of one Jacobian of mechanisms with loops, beside Pinocchio's derivatives.

Ours is ∂(qd, vd)/∂(q, v), of all coordinates that are not solved for explicitly.
Pinocchio's are the derivatives of accelerations and contact forces of the tree with its
loops closed by constraints (constraintDynamics, which has to come before, and
computeConstraintDynamicsDerivatives): of the hexapod those of all 24 coordinates, where
ours has the six of its platform; its platform is a free joint, its gimbals universal
ones. A hinge in a plane is closed in three directions there, one of which is met
anyway, so that the method is iterated with its regularization.

Both are called from Python, one state a call; what a call takes with a model of one
joint is taken off. They are repeated in turn: median, and from the least to the
greatest. The processor's time until the first call is that of all stages.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from derivatives import SLOPES, ours, ready, spread
from forward_dynamics import SPREAD, STATES, as_pinocchio, seconds_of_pinocchio
from size import has, run

import symbody as sb
from symbody.pipeline.compiled_model import CompiledModel


class Size(NamedTuple):
    """What is measured.

    Attributes:
        loops: Of the chains of four-bars.
        hexapod: Whether it is measured.
        rounds: Of evaluations.
    """

    loops: tuple[int, ...]
    hexapod: bool
    rounds: int


FULL = Size((5, 20), True, 20)
SMALLEST = Size((1,), False, 2)


def tree_in_pinocchio(compiled: CompiledModel) -> tuple[Any, dict[str, int]]:
    """Return the tree of a mechanism in Pinocchio, and its joints by child's name."""
    # The other columns do without it.
    import pinocchio as pin

    model, system = pin.Model(), compiled.system
    values = dict(zip(system.p, compiled.parameters, strict=True))

    def numbers(nodes: Any) -> Any:
        return np.array([sb.evaluate(node, values) for node in nodes])

    model.gravity.linear = numbers(system.gravity)
    index = {0: 0}
    x, y, _ = np.eye(3)
    for i, (body, joint) in enumerate(zip(system.bodies, system.joints, strict=True)):
        labels = [element.label for element in joint.elements]
        single = {"Rz": pin.JointModelRZ, "Tz": pin.JointModelPZ}
        if len(labels) == 1:
            kind = single[labels[0]]()
        elif labels == ["Rx", "Ry"]:
            kind = pin.JointModelUniversal(x, y)
        else:
            kind = pin.JointModelFreeFlyer()
        place = pin.SE3(np.eye(3), numbers(joint.parent.p))
        index[i + 1] = model.addJoint(index[system.parent[i]], kind, place, joint.name)
        xx, xy, xz, yy, yz, zz = numbers(body.inertia)
        J = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        inertia = pin.Inertia(float(numbers([body.mass])[0]), numbers(body.com), J)
        model.appendBodyToJoint(index[i + 1], inertia, pin.SE3.Identity())
    return model, {b.name: index[i + 1] for i, b in enumerate(system.bodies)}


def with_loops(compiled: CompiledModel) -> Callable[[], float]:
    """Return a function that times one call of the constrained derivatives."""
    # The other columns do without it.
    import pinocchio as pin

    model, joints = tree_in_pinocchio(compiled)
    system = compiled.system
    values = dict(zip(system.p, compiled.parameters, strict=True))
    contacts = pin.StdVec_RigidConstraintModel()
    for named in system.constraints:
        ends = []
        for frame in (named.constraint.a, named.constraint.b):
            p = np.array([sb.evaluate(node, values) for node in frame.p])
            ends += [joints[frame.body.name], pin.SE3(np.eye(3), p)]
        kind = pin.ContactType.CONTACT_3D
        contacts.append(pin.RigidConstraintModel(kind, model, *ends))
    data, stored = model.createData(), pin.StdVec_RigidConstraintData()
    for contact in contacts:
        stored.append(contact.createData())
    pin.initConstraintDynamics(model, data, contacts, stored)
    settings = pin.ProximalSettings(1e-10, 1e-10, 10)
    rng = np.random.default_rng(1)
    states = []
    for _ in range(STATES):
        q = pin.integrate(model, pin.neutral(model), SPREAD * rng.normal(size=model.nv))
        states.append((q, SPREAD * rng.normal(size=model.nv)))
    tau = np.zeros(model.nv)

    def measured() -> float:
        start = time.perf_counter()
        for q, v in states:
            pin.constraintDynamics(model, data, q, v, tau, contacts, stored, settings)
            pin.computeConstraintDynamicsDerivatives(
                model, data, contacts, stored, settings
            )
        return (time.perf_counter() - start) / STATES

    return measured


def main(size: Size) -> None:
    """Print a row a mechanism."""
    one = sb.compile_model(sb.library.chain(1))
    peer = has("pin", "pinocchio")
    bare = [ours(one)] + (
        [seconds_of_pinocchio(as_pinocchio(one), SLOPES)] if peer else []
    )
    rows = {f"{n} four-bars": (sb.library.loop_chain(n),) * 2 for n in size.loops}
    if size.hexapod:
        explicit, closed = (sb.library.hexapod(explicit=e) for e in (True, False))
        rows |= {"hexapod": (explicit, closed), "hexapod, cut": (closed, closed)}
    print(f"{'us a Jacobian':17}{'symbody':>24}{'Pinocchio':>26}{'ratio':>7}"
          f"{'ready [s]':>11}  operations")  # fmt: skip
    for name, (model, tree) in rows.items():
        compiled, seconds = ready(model)
        runs = [ours(compiled)]
        if peer:
            runs.append(with_loops(sb.compile_model(tree)))
        rounds = [[measured() for measured in bare + runs] for _ in range(size.rounds)]
        columns = np.array(rounds).T
        taken = np.median(columns[: len(bare)], axis=1)
        mine, *others = (columns[len(bare) :] - taken[:, None]).tolist()
        theirs = others[0] if others else [float("nan")]
        print(
            f"{name:17}{spread(mine):>24}{spread(theirs):>26}"
            f"{np.median(theirs) / np.median(mine):7.1f}{seconds:11.2f}  "
            f"{compiled.program('jacobian').counts.total}"
        )


if __name__ == "__main__":
    run(main, FULL, SMALLEST)
