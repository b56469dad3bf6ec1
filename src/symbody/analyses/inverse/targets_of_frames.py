"""Targets of inverse kinematics: poses of frames, values of sensors and formulas."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symbody.analyses.instant.inputs import Array
from symbody.analyses.instant.labels import named_entries
from symbody.arguments import Arguments, near, real_array, shown
from symbody.errors import ExpressionError, ModelError
from symbody.expr.evaluate import evaluate
from symbody.expr.node import Const, Node, as_node
from symbody.expr.traverse import symbols_of
from symbody.model.body import Frame
from symbody.model.sensors.frames import Position
from symbody.pipeline import CompiledModel
from symbody.pipeline.frames import frame_named
from symbody.pipeline.tangent import cost_formulas, cost_slopes
from symbody.results.result import Labels
from symbody.runtime.functions import CompiledFunction
from symbody.slow_packages import scipy
from symbody.system.spellings import entry_spellings, sensor_forms
from symbody.system.system import System
from symbody.with_units import in_unit

# Above this the nearest rotation is told of, and above the other it is refused.
_ORTHOGONAL, _ROUNDED = 1e-6, 1e-2
# Nearer to half a turn, by its cosine, the sine says too little of the axis.
_HALF_TURN = -0.9


@final
@dataclass(frozen=True)
class FrameTarget:
    """A frame, and its place [m] and attitude R_WF a time; None for any."""

    name: str
    frame: Frame
    place: Array | None
    attitude: Array | None
    weight: float
    note: str = ""
    sensor: Labels | None = None

    @property
    def labels(self) -> Labels:
        """Name and unit of each residual, those of a `sensor` of the place if given."""
        if self.sensor is not None:
            return self.sensor
        three = (("", "m", self.place), ("turn_", "rad", self.attitude))
        parts = [(text, unit) for text, unit, wanted in three if wanted is not None]
        return Labels(
            tuple(f"{self.name}.{text}{axis}" for text, _ in parts for axis in "xyz"),
            tuple(unit for _, unit in parts for _ in "xyz"),
        )

    def residuals(
        self, row: int, R: Array, p: Array, turning: Array, moving: Array
    ) -> tuple[Array, Array]:
        """Return what is missed, and its slopes by the velocities, from the pose's."""
        if self.attitude is None:
            assert self.place is not None
            return p - self.place[row], moving
        turned = turned_by(R @ self.attitude[row].T)
        if self.place is None:
            return turned, turning
        missed = np.concatenate([p - self.place[row], turned])
        return missed, np.concatenate([moving, turning])


@final
@dataclass(frozen=True)
class ValueTarget:
    """A value, `place`, that a sensor, coordinate or formula shall have.

    `entries` gives values, then slopes by the state, row by row.
    """

    names: tuple[str, ...]
    unit: str
    entries: CompiledFunction
    turning: Callable[[float, Array], Array]
    place: Array
    weight: float

    @property
    def labels(self) -> Labels:
        """Name and unit of each residual."""
        return Labels(self.names, (self.unit,) * len(self.names))

    def residuals(
        self, model: CompiledModel, t: float, q: Array, row: int
    ) -> tuple[Array, Array]:
        """Return what is missed, and its slopes by the velocities."""
        system = model.system
        y = np.concatenate([q, np.zeros(len(system.v)), system.x_start])
        result = self.entries(t, y, np.zeros(len(system.u)))
        count = len(self.names)
        slopes = result[count:].reshape(count, -1)[:, system.coordinates.q_in_y]
        return result[:count] - self.place[row], slopes @ self.turning(t, q)


Target: TypeAlias = FrameTarget | ValueTarget


def turning(model: CompiledModel) -> Callable[[float, Array], Array]:
    """Return ∂qd/∂v, shape (nq, nv), as a function of time and coordinates."""
    system, slopes = model.system, model.jacobian("qd", "v")
    rest = np.concatenate([np.zeros(len(system.v)), system.x_start])
    u = np.zeros(len(system.u))
    return lambda t, q: slopes(t, np.concatenate([q, rest]), u)


def turned_by(R: Array) -> Array:
    """Return the vector of the rotation, its axis times its angle [rad]."""
    skew = 0.5 * np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])
    sine, cosine = math.sqrt(skew @ skew), 0.5 * (np.trace(R) - 1)
    if cosine > _HALF_TURN:
        return np.asarray(skew * (math.atan2(sine, cosine) / sine if sine else 1.0))
    return np.asarray(scipy.spatial.transform.Rotation.from_matrix(R).as_rotvec())


def targets_of(
    arguments: Arguments,
    model: CompiledModel,
    values: object,
    weights: object,
    times: Array,
) -> list[Target]:
    """Return the targets of `inverse_kinematics`, with weights by the same names."""
    if not isinstance(values, Mapping) or not values:
        rule = "a dictionary from frames, sensors or coordinates to where they shall be"
        raise arguments.refused("targets", values, rule, 'Give {"tip": (0.3, 0, 0.5)}.')
    factors = arguments.mapping("weights", weights, "names of targets", "{'tip': 10.0}")
    called = [_called(key) for key in values]
    unknown = [name for name in factors if name not in called]
    if unknown:
        rule = "of targets"
        raise arguments.refused("weights", weights, rule, near(unknown[0], called))
    result: list[Target] = []
    for key, value in values.items():
        who, weight = f"weights[{_called(key)!r}]", factors.get(_called(key), 1.0)
        weight = arguments.number(who, weight, above=0)
        result.append(_target(arguments, model, key, value, weight, times))
    return result


def _called(key: Any) -> str:
    body, name = getattr(key, "body", None), str(getattr(key, "name", key))
    return name if body is None else f"{body.name}.{name}"


def _target(
    arguments: Arguments,
    model: CompiledModel,
    key: object,
    value: object,
    weight: float,
    t: Array,
) -> Target:
    system, name = model.system, _called(key)
    coordinates = {s.name: s for s in system.q}
    formula = key if isinstance(key, Node) else coordinates.get(name)
    if formula is not None:
        unit = "" if isinstance(key, Node) else system.units[coordinates[name]]
        nodes = cost_formulas(model.shared, [formula], arguments.who)
        return _values(arguments, model, (name,), nodes, unit, value, weight, t, name)
    frame = _placed_by(system, name)
    if frame is not None:
        place = _over_time(arguments, name, value, (3,), t, "m")
        own_labels = Labels(tuple(f"{name}[{axis}]" for axis in "xyz"), ("m",) * 3)
        return FrameTarget(name, frame, place, None, weight, sensor=own_labels)
    sensed = name in system.sensors or name in system.expressions
    if sensed or name in entry_spellings(sensor_forms(system)):
        labels, units, own = zip(*named_entries(arguments, model, name), strict=True)
        unit = units[0] if len(set(units)) == 1 else ", ".join(units)
        return _values(arguments, model, labels, own, unit, value, weight, t, name)
    try:
        frame = frame_named(arguments, system, name)
    except ModelError as error:
        raise _unknown(arguments, model, name) from error
    return _pose(arguments, name, frame, value, weight, t)


def _placed_by(system: System, name: str) -> Frame | None:
    """Return the frame whose place in the world a sensor measures; None of nodes."""
    sensor = system.sensors[name].sensor if name in system.sensors else None
    if not isinstance(sensor, Position):
        return None
    of, *axes = sensor.places
    world = all(f is None or (f.body.name, f) == ("world", f.body.origin) for f in axes)
    return of if world and of.body.name not in system.node_motions else None


def _unknown(arguments: Arguments, model: CompiledModel, name: str) -> ModelError:
    system = model.system
    known = [*system.sensors, *(s.name for s in system.q)]
    known += entry_spellings(sensor_forms(system))
    known += [b.name for b in system.bodies]
    known += [f"{b.name}.{f}" for b in system.bodies for f in b.frames]
    return ModelError(
        f"{arguments.who}: target {shown(name)} is no frame, sensor or coordinate of "
        f"model {system.name!r}, or not the only one. {near(name, known)}"
    )


def _values(
    arguments: Arguments, model: CompiledModel, labels: Sequence[str],
    nodes: Sequence[Node], unit: str, value: object, weight: float, t: Array, name: str,
) -> ValueTarget:  # fmt: skip
    allowed = {model.system.t, *model.system.q, *model.system.p}
    other = [s.name for s in symbols_of(list(nodes)) if s not in allowed]
    if other:
        raise ModelError(
            f"{arguments.who}: target {name!r} depends on {other[0]!r}, and not on "
            f"positions alone. Name sensors of positions; velocities follow from a "
            f"motion."
        )
    values = _over_time(arguments, name, value, (len(labels),), t, unit)
    entries = cost_slopes(model.shared, nodes, (), {}, model.parameters)
    return ValueTarget(tuple(labels), unit, entries, turning(model), values, weight)


def _pose(
    arguments: Arguments, name: str, frame: Frame, value: Any, weight: float, t: Array
) -> FrameTarget:
    attitude: object = None
    place: object = value
    if isinstance(value, tuple) and len(value) == 2 and _is_attitude(value[0]):
        attitude, place = value
    elif isinstance(value, tuple) and len(value) == 2 and _is_attitude(value[1]):
        place, attitude = value
    elif _is_attitude(value) and np.shape(value) != (t.size, 3):
        attitude, place = value, None
    elif _is_attitude(value) and np.allclose(
        np.dot(value, np.transpose(value)), np.eye(3)
    ):
        raise ModelError(
            f"{arguments.who}: target {name!r} is {shown(value)}, which may be three "
            f"places or one attitude. Give a pair: (attitude, None) or (None, places)."
        )
    p = None if place is None else _over_time(arguments, name, place, (3,), t, "m")
    if attitude is None:
        return FrameTarget(name, frame, p, None, weight)
    R, off = _rotations(arguments, name, attitude, t)
    note = ""
    if off > _ORTHOGONAL:
        note = (
            f"The attitude of target {name!r} is no rotation by {off:.2g}, as of "
            f"rounded numbers: the nearest rotation was taken."
        )
    return FrameTarget(name, frame, p, R, weight, note)


def _is_attitude(value: ArrayLike | None) -> bool:
    if value is None:
        return True
    array = real_array(value)
    shape = () if array is None else array.shape
    return shape[-2:] == (3, 3) or (len(shape) in (1, 2) and shape[-1] == 4)


def _rotations(
    arguments: Arguments, name: str, attitude: Any, t: Array
) -> tuple[Array, float]:
    """Return the nearest rotations, and by how much what was given is none."""
    if np.shape(attitude)[-1] == 4:
        e = _over_time(arguments, name, attitude, (4,), t)
        size = np.linalg.norm(e, axis=1)
        off = float(np.abs(size - 1).max())
        if off > _ROUNDED:
            raise ModelError(
                f"{arguments.who}: the attitude of target {name!r} is no rotation: the "
                f"length of a quaternion differs from 1 by {off:.3g}. Give unit "
                f"quaternions (e0, e1, e2, e3), e0 the cosine of half the angle."
            )
        turned = scipy.spatial.transform.Rotation.from_quat(e[:, [1, 2, 3, 0]])
        return turned.as_matrix(), off
    R = _over_time(arguments, name, attitude, (3, 3), t)
    off = float(np.abs(R @ R.transpose(0, 2, 1) - np.eye(3)).max())
    if off > _ROUNDED or (np.linalg.det(R) < 0).any():
        raise ModelError(
            f"{arguments.who}: the attitude of target {name!r} is no rotation: R Rᵀ "
            f"differs from 1 by {off:.3g}, or it mirrors. Give a matrix R_WF, for "
            f"example of sb.rotation."
        )
    U, _, Vt = np.linalg.svd(R)
    return U @ Vt, off


def _over_time(
    arguments: Arguments, name: str, value: object, shape: tuple[int, ...], t: Array,
    unit: str = "",
) -> Array:  # fmt: skip
    """Return values, a row a time, of numbers or formulas of time."""
    array = np.asarray(
        in_unit(f"{arguments.who}: target {name!r}", value, unit), dtype=object
    )
    if array.shape == () and shape == (1,):
        array = array.reshape(1)
    if shape == (1,) and array.shape == t.shape and t.size > 1:
        array = array.reshape(-1, 1)
    if array.shape not in (shape, (t.size, *shape)):
        raise ModelError(
            f"{arguments.who}: target {name!r} is {shown(value)}, of the shape "
            f"{array.shape}; it must be {shape}, or {(t.size, *shape)} for the "
            f"{t.size} time{'s' * (t.size > 1)}. Give a row for each time, or a "
            f"formula of model.t."
        )
    rows = np.broadcast_to(array, (t.size, *shape))
    numbers = real_array(array)
    if numbers is None:
        numbers = _evaluated(arguments, name, rows, t)
    result = np.array(np.broadcast_to(numbers, (t.size, *shape)), dtype=float)
    if not np.isfinite(result).all():
        i = int(np.argmin(np.isfinite(result.reshape(t.size, -1)).all(axis=1)))
        raise ModelError(
            f"{arguments.who}: target {name!r} has a gap: it is not finite at t = "
            f"{t[i]:g} s. Leave out the times without values."
        )
    return result


def _evaluated(
    arguments: Arguments, name: str, rows: NDArray[np.generic], t: Array
) -> Array:
    result = np.empty(rows.shape)
    for place in np.ndindex(rows.shape):
        try:
            node = as_node(rows[place], arguments.who)
        except ExpressionError as error:
            raise ModelError(f"{arguments.who}: target {name!r}: {error}") from None
        symbols = symbols_of([node])
        if len(symbols) > 1 or any(s.name not in ("t", "time") for s in symbols):
            names = ", ".join(s.name for s in symbols)
            raise ModelError(
                f"{arguments.who}: target {name!r} depends on {names}. Give numbers, "
                f"or formulas of model.t alone."
            )
        known = dict.fromkeys(symbols, float(t[place[0]]))
        result[place] = node.value if isinstance(node, Const) else evaluate(node, known)
    return result
