"""Actuators of a model: joints and inputs that shall produce a motion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import Arguments, listed, near, shown
from symbody.errors import AnalysisError, ModelError
from symbody.expr.traverse import symbols_of
from symbody.pipeline import CompiledModel
from symbody.pipeline.graph_lock import building_graph
from symbody.system.system import System

Array: TypeAlias = NDArray[np.float64]
_SINGULAR = 1e-10  # of singular values against the greatest
_PRODUCED = 1e-7  # of forces that are left against those that act


@final
@dataclass(frozen=True)
class Actuators:
    """Inputs and loads that shall produce a motion.

    Attributes:
        names: One an unknown: names of velocities without "v_", and of inputs.
        joints: Numbers of velocities of the spanning tree, for those that are joints.
        inputs: Numbers of entries of u, for the others, which come behind.
    """

    names: tuple[str, ...]
    joints: tuple[int, ...]
    inputs: tuple[int, ...]


def actuators_of(asked: Arguments, model: CompiledModel, given: object) -> Actuators:
    """Return the actuators that a user names.

    Args:
        asked: Who asks.
        model: The model.
        given: Joints, coordinates or inputs, or their names; None for all inputs, or
            all independent coordinates of a model without inputs.

    Raises:
        ModelError: One is unknown, or the model is not linear in an input.
    """
    system = model.system
    tree = system.opened
    if given is None:
        rows = () if system.u else _independent(model)
        found = Actuators(_names(system, rows), tuple(rows), (*range(len(system.u)),))
    else:
        found = _named(asked, model, given)
    if not found.names:
        rule = f"at least one; model {tree.name!r} has no degree of freedom"
        raise asked.refused("actuators", given, rule, "Nothing is to be computed.")
    if found.inputs:
        _check_linear(asked, model, found)
    return found


def _independent(model: CompiledModel) -> tuple[int, ...]:
    names = model.equations("actuation").labels["needed"]
    places = {s.name: j for j, s in enumerate(model.system.opened.v)}
    return tuple(places[name] for name in names)


def _names(system: System, rows: Sequence[int]) -> tuple[str, ...]:
    joints = (system.opened.v[j].name.removeprefix("v_") for j in rows)
    return (*joints, *(s.name for s in system.u))


def _named(asked: Arguments, model: CompiledModel, given: object) -> Actuators:
    system = model.system
    tree = system.opened
    places: dict[str, tuple[int, ...]] = {}
    places |= {s.name.removeprefix("v_"): (j,) for j, s in enumerate(tree.v)}
    for joint in tree.joints:
        own = tuple(tree.v.index(v) for v in joint.v if v in tree.v)
        if own:
            places.setdefault(joint.name, own)
    number = {s: i for i, s in enumerate(system.u)}
    inputs = {
        name: tuple(number[s] for s in entry.symbols.ravel().tolist())
        for name, entry in system.inputs.items()
    }
    joints: list[int] = []
    driven: list[int] = []
    for one in given if isinstance(given, list | tuple) else [given]:
        name = one if isinstance(one, str) else getattr(one, "name", one)
        key = name.removeprefix("q_") if isinstance(name, str) else name
        if isinstance(name, str) and name in inputs:
            driven += inputs[name]
        elif isinstance(key, str) and key in places:
            joints += places[key]
        else:
            known = [*inputs, *places]
            raise ModelError(
                f"{asked.who}: actuator {shown(one)} is neither an input nor a joint "
                f"of model {tree.name!r} that moves freely. Known are {listed(known)}. "
                f"{near(name, known)}"
            )
    if len({*joints}) < len(joints) or len({*driven}) < len(driven):
        raise asked.refused("actuators", given, "each one once", "Leave out the other.")
    names = [tree.v[j].name.removeprefix("v_") for j in joints]
    names += [system.u[i].name for i in driven]
    return Actuators(tuple(names), tuple(joints), tuple(driven))


def _check_linear(asked: Arguments, model: CompiledModel, found: Actuators) -> None:
    """Raise if what an actuating input does is not proportional to it."""
    with building_graph():
        forces = model.equations("input forces").results["forces"]
    for i in found.inputs:
        held = symbols_of(forces[:, i].tolist())
        own = [s.name for s in model.system.u if s in held]
        if own:
            raise ModelError(
                f"{asked.who}: actuator {model.system.u[i].name!r}: its force is not "
                f"proportional to it, as it depends on the input {own[0]!r}. Name the "
                f"joints in place of it, and find the input for their forces."
            )


@final
@dataclass(frozen=True)
class Produced:
    """Forces of actuators that produce a motion.

    Attributes:
        forces: Shape (N, number of actuators) [N m or N, or the unit of the input].
        rank: Of how many the forces are independent, at worst, shape (N,).
        left: What is left along each degree of freedom, shape (N, nf).
    """

    forces: Array
    rank: NDArray[np.int_]
    left: Array


def produced(needed: Array, effect: Array) -> Produced:
    """Return the forces of least norm that give what is needed.

    Args:
        needed: Shape (N, nf).
        effect: What a unit of each actuator does, shape (N, nf, number of them).
    """
    inverse = np.linalg.pinv(effect, rcond=_SINGULAR)
    forces = np.einsum("tij,tj->ti", inverse, needed)
    left = needed - np.einsum("tij,tj->ti", effect, forces)
    rank = np.linalg.matrix_rank(effect, rtol=_SINGULAR)
    return Produced(forces, np.asarray(rank), left)


def check_produced(
    asked: Arguments,
    times: Array,
    found: Produced,
    scale: float,
    actuators: Actuators,
    free: Sequence[str],
) -> None:
    """Raise if actuators cannot produce a motion.

    Args:
        asked: Who asks.
        times: Shape (N,) [s].
        found: The forces.
        scale: The greatest of the forces that act.
        actuators: Their names.
        free: Names of the independent velocities.
    """
    left = np.abs(found.left)
    if not left.size or left.max() <= _PRODUCED * scale:
        return
    i, j = divmod(int(np.argmax(left)), left.shape[1])
    name = free[j].removeprefix("v_")
    worst = int(found.rank[i])
    why = f"They act on {worst} of {len(free)} degrees of freedom there."
    raise AnalysisError(
        f"{asked.who}: the actuators {listed(actuators.names)} cannot produce the "
        f"motion: at t = {times[i]:g} s {left[i, j]:.3g} [N m or N] along {name!r} is "
        f"left, where {scale:.3g} act. {why} Name {name!r} as an actuator, too, or "
        f"prescribe a motion that this one follows by itself."
    )
