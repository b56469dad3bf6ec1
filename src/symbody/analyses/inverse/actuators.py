"""Actuators of a model: joints and inputs that produce a motion, and reactions."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias, final

import numpy as np
from numpy.typing import NDArray

from symbody.analyses.instant.implicit_point import ImplicitModel
from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.linear_terms import of_least_norm
from symbody.analyses.instant.regular import row_factors
from symbody.analyses.inverse.wanted_motion import WantedMotion
from symbody.arguments import Arguments, listed, near, shown
from symbody.errors import AnalysisError, ModelError
from symbody.expr.node import ZERO, Node
from symbody.expr.traverse import symbols_of
from symbody.formalisms.derivations import building_graph
from symbody.pipeline import CompiledModel
from symbody.slow_packages import scipy

_SINGULAR = 1e-10  # of singular values against the greatest
_PRODUCED = 1e-7  # of forces that are left against those that act
_SLACK = 1e-9  # of the least maximum, within which the sum of squares is least
Criterion: TypeAlias = Literal["least squares", "least activation", "min-max"]


@final
@dataclass(frozen=True)
class Actuators:
    """Actuators by name: first `joints`, as velocities of the tree, then inputs."""

    names: tuple[str, ...]
    joints: tuple[int, ...]
    inputs: tuple[int, ...]


def actuators_of(
    arguments: Arguments,
    model: CompiledModel,
    values: object,
    known: Collection[str] = (),
) -> Actuators:
    """Return the actuators that a user names; by default all inputs, or all joints.

    Inputs that are `known` are forces of contacts; those that change rates of states
    alone, as the voltage of a motor, are no forces.
    """
    system = model.system
    tree = system.spanning_tree
    if values is None:
        key = actuators_of, frozenset(known)
        actuators = model.shared.once(key, lambda: _default(model, known))
    else:
        actuators = _named(arguments, model, values)
    if not actuators.names:
        if model.equations("actuation").labels["needed"]:
            remedy = "Name a joint or an input, or leave it out."
            raise arguments.refused("actuators", values, "at least one", remedy)
        rule = f"at least one; model {tree.name!r} has no degree of freedom"
        raise arguments.refused("actuators", values, rule, "Nothing is to be computed.")
    for i in actuators.inputs:
        forces = _forces_of(model)[i]
        if not forces:
            rule = f"forces, but {system.u[i].name!r} has no effect on any"
            remedy = "Name the joint that it drives in the end."
            raise arguments.refused("actuators", values, rule, remedy)
        held = symbols_of(forces)
        felt = [s.name for s in system.u if s in held]
        if felt:
            raise ModelError(
                f"{arguments.who}: actuator {system.u[i].name!r}: its force is not "
                f"proportional to it, as it depends on the input {felt[0]!r}. Name the "
                f"joints in place of it, and find the input for their forces."
            )
    return actuators


def _forces_of(model: CompiledModel) -> list[list[Node]]:
    """Return the forces of each input, of 1, that are not zero."""
    with building_graph():
        forces = model.equations("input forces").results["forces"]
    return [[node for node in column if node is not ZERO] for column in forces.T]


def _default(model: CompiledModel, known: Collection[str]) -> Actuators:
    system = model.system
    several = {n: e for n, e in system.inputs.items() if n not in known}
    own = {s for e in several.values() for s in e.symbols.ravel().tolist()}
    forces = _forces_of(model) if own else []
    numbers = tuple(i for i, s in enumerate(system.u) if s in own and forces[i])
    inputs = tuple(system.u[i].name for i in numbers)
    rows = () if inputs else tuple(system.coordinates.independent_in_tree)
    joints = [system.spanning_tree.v[j].name.removeprefix("v_") for j in rows]
    return Actuators((*joints, *inputs), rows, numbers)


def _named(arguments: Arguments, model: CompiledModel, values: object) -> Actuators:
    system = model.system
    tree = system.spanning_tree
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
    joints, driven = list[int](), list[int]()
    for one in values if isinstance(values, list | tuple) else [values]:
        name = one if isinstance(one, str) else getattr(one, "name", one)
        key = name.removeprefix("q_") if isinstance(name, str) else name
        if isinstance(name, str) and name in inputs:
            driven += inputs[name]
        elif isinstance(key, str) and key in places:
            joints += places[key]
        else:
            known = [*inputs, *places]
            raise ModelError(
                f"{arguments.who}: actuator {shown(one)} is neither an input nor a "
                f"joint of model {tree.name!r} that moves freely. Known are "
                f"{listed(known)}. {near(name, known)}"
            )
    if len({*joints}) < len(joints) or len({*driven}) < len(driven):
        raise arguments.refused(
            "actuators", values, "each one once", "Leave out the other."
        )
    names = [tree.v[j].name.removeprefix("v_") for j in joints]
    names += [system.u[i].name for i in driven]
    return Actuators(tuple(names), tuple(joints), tuple(driven))


@final
@dataclass(frozen=True)
class Bounds:
    """Least and greatest forces of actuators; -inf and inf for none."""

    low: Array
    high: Array

    @classmethod
    def none(cls, count: int) -> Bounds:
        """Return no bounds."""
        return cls(np.full(count, -np.inf), np.full(count, np.inf))

    @property
    def scale(self) -> Array:
        """By what forces are measured: their greater bound, 1 without bounds."""
        most = np.maximum(np.abs(self.low), np.abs(self.high))
        return np.where(np.isfinite(most) & (most > 0), most, 1.0)


def bounds_of(
    arguments: Arguments, actuators: Actuators, values: object
) -> Bounds | None:
    """Return the bounds that a user gives by the names of actuators."""
    example = "{'hip': (-50, 50)}"
    pairs = arguments.mapping("bounds", values, "names of actuators", example)
    if not pairs:
        return None
    bounds = Bounds.none(len(actuators.names))
    for name, pair in pairs.items():
        places = [
            k
            for k, own in enumerate(actuators.names)
            if name in (own, f"q_{own}", f"drive_{own}", own.partition("[")[0])
        ]
        if not places:
            raise ModelError(
                f"{arguments.who}: bounds of {shown(name)}: it is no actuator. "
                f"Actuators are {listed(actuators.names)}. "
                f"{near(name, actuators.names)}"
            )
        low, high = arguments.ends(f"bounds[{name!r}]", pair)
        bounds.low[places], bounds.high[places] = low, high
    return bounds


class Produced(NamedTuple):
    """Forces of actuators over time, their rank, and what they leave (N or 1, nf)."""

    forces: Array
    rank: NDArray[np.int_]
    left: Array


def produced(
    needed: Array, effect: Array, bounds: Bounds | None, criterion: Criterion
) -> Produced:
    """Return the best forces, or nearest in bounds.

    The shape of `effect` is (N, nf, actuators), or (1, …) if all rows are alike.
    """
    least = bounds is None and criterion == "least squares"
    size = effect.shape[1]
    if least and np.array_equal(effect, np.eye(size)[None]):
        # One actuator for each freedom, as of trees by default.
        return Produced(needed, np.full(len(needed), size), np.zeros((1, size)))
    if effect.shape[1:] == (1, 1):
        U, s, V = np.ones_like(effect), effect[:, 0], np.ones_like(effect)
    else:
        U, s, V = np.linalg.svd(effect, full_matrices=False)
    sizes = np.abs(s)
    regular = sizes > _SINGULAR * sizes.max(axis=1, keepdims=True, initial=0.0)
    rank = regular.sum(axis=1)
    if least:
        parts = np.divide(1, s, where=regular, out=np.zeros_like(s))
        U *= parts[:, None, :]
        forces = _applied(V.transpose(0, 2, 1) @ U.transpose(0, 2, 1), needed)
    else:
        limits = bounds or Bounds.none(effect.shape[2])
        matrices = np.broadcast_to(effect, (len(needed), *effect.shape[1:]))
        rows = zip(matrices, needed, strict=True)
        forces = np.array([_best(E, tau, limits, criterion) for E, tau in rows])
    left = needed - _applied(effect, forces)
    return Produced(forces, np.broadcast_to(rank, len(needed)), left)


def _applied(matrices: Array, vectors: Array) -> Array:
    """Return products row by row, with one matrix or one for each."""
    if len(matrices) == 1:
        return np.asarray(vectors @ np.array(matrices[0].T, order="C"))
    return np.asarray(np.einsum("tij,tj->ti", matrices, vectors))


def _best(effect: Array, needed: Array, limits: Bounds, criterion: Criterion) -> Array:
    # Rows that no actuator moves are checked by what is left.
    reached = scipy.linalg.orth(effect, rcond=_SINGULAR).T
    effect, needed = reached @ effect, reached @ needed
    scale = np.ones(len(limits.low)) if criterion == "least squares" else limits.scale
    E, low, high = effect * scale, limits.low / scale, limits.high / scale
    if criterion == "min-max":
        most = _least_maximum(E, needed, low, high)
        low, high = np.maximum(low, -most), np.minimum(high, most)
    nearest = np.linalg.pinv(E, rcond=_SINGULAR) @ needed
    # Of least norm: what is added to it lies in the null space of E.
    free = scipy.linalg.null_space(E, rcond=_SINGULAR)
    within = np.isfinite(np.concatenate([low, -high]))
    G = np.vstack([free, -free])[within]
    h = np.concatenate([low - nearest, nearest - high])[within]
    if h.size and h.max() > 0:
        shift = _least_distance(G, h)
        if shift is None:
            linear = scipy.optimize.lsq_linear(E, needed, (low, high), method="bvls")
            return np.asarray(scale * linear.x)
        nearest = np.clip(nearest + free @ shift, low, high)
    return np.asarray(scale * nearest)


def _least_distance(G: Array, h: Array) -> Array | None:
    """Return the shortest x with G x >= h; see Lawson and Hanson (1974), 23.4."""
    size = float(np.abs(h).max())
    E = np.vstack([G.T, h / size])
    f = np.append(np.zeros(G.shape[1]), 1.0)
    u, distance = scipy.optimize.nnls(E, f)
    if distance <= _SINGULAR:
        return None
    r = E @ u - f
    return np.asarray(-size * r[:-1] / r[-1])


def _least_maximum(E: Array, needed: Array, low: Array, high: Array) -> float:
    """Return the least size that the greatest force can have; inf if there is none."""
    n = E.shape[1]
    # Forces of size 1, as tolerances of linprog are absolute.
    effect = float(np.abs(E).max(initial=1e-300))
    size = float(np.abs(needed).max(initial=0.0)) / effect or 1.0
    E, needed = E / effect, needed / effect / size
    ones = np.ones((n, 1))
    beyond = np.block([[np.eye(n), -ones], [-np.eye(n), -ones]])
    result = scipy.optimize.linprog(
        np.append(np.zeros(n), 1.0), beyond, np.zeros(2 * n),
        np.hstack([E, np.zeros((len(E), 1))]), needed,
        [*zip(low / size, high / size, strict=True), (0, None)],
    )  # fmt: skip
    # Without a solution nothing bounds the greatest force.
    return np.inf if result.x is None else float(result.x[-1]) * size * (1 + _SLACK)


def check_produced(
    arguments: Arguments,
    times: Array,
    result: Produced,
    needed: Array,
    still: Callable[[], Array],
    actuators: Actuators,
    free: Mapping[str, float],
    bounds: Bounds | None,
) -> None:
    """Raise if actuators cannot produce a motion; `still` is needed for no motion.

    The freedoms have sizes of steps, which forces along them have been multiplied by.
    """
    if not result.left.any():
        return
    left = np.abs(result.left)
    scale = np.abs(needed).max(initial=0.0)
    if left.max() <= _PRODUCED * scale:
        return
    rest = still() * [*free.values()]
    scale = max(scale, np.abs(rest).max(), np.abs(needed - rest).max())
    if left.max() <= _PRODUCED * scale:
        return
    i, j = divmod(int(np.argmax(left)), left.shape[1])
    name, unit = [*free.items()][j]
    worst = int(result.rank[i])
    why = f"They act on {worst} of {len(free)} degrees of freedom there."
    if bounds is not None:
        reached = np.isclose(result.forces[i], bounds.low, rtol=_PRODUCED)
        reached |= np.isclose(result.forces[i], bounds.high, rtol=_PRODUCED)
        if reached.any():
            at = np.flatnonzero(reached).tolist()
            pairs = (f"{actuators.names[k]} = {result.forces[i][k]:.4g}" for k in at)
            why = f"They are at their bounds: {listed(pairs)}."
    raise AnalysisError(
        f"{arguments.who}: the actuators {listed(actuators.names)} cannot produce the "
        f"motion: at t = {times[i]:g} s {left[i, j] / unit:.3g} [N m or N] along "
        f"{name!r} is left, where {scale / unit:.3g} act. {why} Name {name!r} as an "
        f"actuator, too, or prescribe a motion that this one follows by itself."
    )


def multipliers(
    values: WantedMotion, chosen: Actuators, forces: Array, u: Array
) -> Array:
    """Return multipliers over a motion with u of actuators; NaN if redundant."""
    system = values.model.system
    implicit = ImplicitModel.of(values.model)
    first = system.coordinates.loop_rows
    count = len(implicit.multiplier_names)
    redundant = {first + i for i in system.coordinates.by_constraints.redundant}
    entries = [i for i in range(count) if i not in redundant]
    result = np.full((values.times.size, count), np.nan)
    acting = forces[:, : len(chosen.joints)]
    number = {v.name: j for j, v in enumerate(implicit.system.v)}
    own = [number[v.name] for v in system.v]
    # The accelerations of explicit loops follow.
    others = [j for j in number.values() if j not in own]
    rows = implicit.rows["accelerations"]
    every = zip(values.formula_times.tolist(), values.y, values.vd, u, strict=True)
    for k, (t, y, rates, inputs) in enumerate(every):
        vd = np.zeros(len(number))
        vd[own] = rates
        point = replace(implicit.point_of(t, y, inputs), vd=vd)
        if others:
            J = implicit.slopes(point).by("vd", rows)[:, others]
            left = implicit.residuals(point)[rows]
            vd[others] = np.linalg.lstsq(J, -left, rcond=1e-12)[0]
            point = replace(point, vd=vd)
        left = implicit.residuals(point)[implicit.rows["force"]]
        np.subtract.at(left, list(chosen.joints), acting[k])
        J = implicit.slopes(point).by("lam", implicit.rows["force"])[:, entries]
        lam = of_least_norm(J, -left[:, None], row_factors(J.T), 1e-12)
        result[k, entries] = lam[:, 0]
    return result[:, first:]
