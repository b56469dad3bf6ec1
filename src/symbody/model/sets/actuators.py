"""Actuators with states of their own: hydraulics, and muscles that are activated."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, final

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.functions import maximum, minimum, tanh
from symbody.expr.node import Const, Node, Scalar, Symbol
from symbody.model.body import Body, Frame, PlaceLike
from symbody.model.formulas import FormulaLike
from symbody.model.loads.cable import LEAST_ACTIVATION, Muscle
from symbody.model.loads.load import Range
from symbody.model.loads.springs import PointToPoint
from symbody.model.model import Model
from symbody.model.sensors.frames import Distance
from symbody.model.sensors.joints import Deformation, LoadValue
from symbody.model.sets.slots import check_set

# Pressure below which the flow through a valve is laminar [Pa].
_LAMINAR = 1e4


@final
@dataclass(frozen=True, eq=False)
class HydraulicActuator:
    """The symbols of a hydraulic actuator.

    Attributes:
        valve: The input, from -1 to 1; positive lets it grow.
        pressures: The states: of the chamber that pushes the ends apart, and of that
            which pulls them together [Pa].
        length: Distance of the ends [m].
        force: Positive if it pushes the ends apart [N].
    """

    valve: Symbol
    pressures: tuple[Symbol, Symbol]
    length: Node
    force: Node


def add_hydraulic_actuator(
    model: Model, name: str, a: Body | Frame, b: Body | Frame, *,
    areas: tuple[float, float], lengths: tuple[float, float], supply: float = 200e5,
    tank: float = 1e5, flow: float = 1e-3, bulk_modulus: float = 1.4e9,
    dead_volume: float = 1e-5, leakage: float = 0.0,
) -> HydraulicActuator:  # fmt: skip
    """Add a cylinder of two chambers, fed by a valve.

        ṗ_1 = B/V_1 (Q_1 - A_1 ḋ - leak),    ṗ_2 = B/V_2 (Q_2 + A_2 ḋ + leak)
        V_1 = V_0 + A_1 (d - d_min),    V_2 = V_0 + A_2 (d_max - d)

    Each chamber is connected to the supply or to the tank, by the sign of the valve's
    opening, with the flow Q = flow*opening*sqrt(Δp/supply) of sharp edges, which is
    linear below 0.1 bar. Both pressures start so that the cylinder is without force.
    They are the input x_name, the sensor d_name, the states p_name_1 and p_name_2, the
    force F_name, the load cylinder_name, and the curves V_name_1 and V_name_2, which
    have no value where a chamber has vanished. Its ends are no stops: a run that comes
    there ends. Oil does not cavitate here. A `ModelWarning` tells of lengths beyond the
    stroke and of pressures below zero.

    Args:
        model: The model.
        name: Of the actuator.
        a: Body or frame at its bottom.
        b: Body or frame at the end of its rod, on another body.
        areas: A_1 of the piston and A_2 of the ring [m²].
        lengths: Least and greatest distance of the ends [m].
        supply: Pressure of the supply [Pa].
        tank: Pressure of the tank [Pa].
        flow: Through an open valve at the difference `supply` [m³/s].
        bulk_modulus: B of the oil [Pa].
        dead_volume: V_0 of each chamber [m³].
        leakage: Flow past the piston for a difference of pressure [m³/(s Pa)].

    Raises:
        ModelError: A name is taken, or a number is not positive.
    """
    check_set("add_hydraulic_actuator", model, name)
    arguments = Arguments(f"hydraulic actuator {name!r}", ModelError)
    A1, A2 = arguments.numbers("areas", areas, (2,)).tolist()
    least, greatest = arguments.ends("lengths", lengths)
    for what, value in (
        ("areas", A1), ("areas", A2), ("lengths", least), ("lengths", greatest),
        ("supply", supply), ("tank", tank), ("flow", flow),
        ("bulk_modulus", bulk_modulus), ("dead_volume", dead_volume),
    ):  # fmt: skip
        arguments.number(what, value, above=0)
    arguments.number("leakage", leakage, least=0)
    if not tank < supply:
        rule = f"below the supply, which has {supply:g} Pa"
        raise arguments.refused("tank", tank, rule, "Give pressures in Pa.")
    valve = model.add_input(f"x_{name}", limits=(-1, 1))
    length, rate = model.add_sensor(f"d_{name}", Distance(a, b))
    # Half of the supply where the area is less, and no force.
    p_start = supply / 2 * min(A1, A2)
    p1 = model.add_state(f"p_{name}_1", p_start / A1, unit="Pa")
    p2 = model.add_state(f"p_{name}_2", p_start / A2, unit="Pa")

    def through(pressure: Node, opening: Node) -> Node:
        into = _flow(supply - pressure, supply) * maximum(opening, 0)
        return flow * (into + _flow(tank - pressure, supply) * maximum(-opening, 0))

    opening = maximum(minimum(valve, 1), -1)
    leak = leakage * (p1 - p2)
    grows1 = through(p1, opening) - A1 * rate - leak
    grows2 = through(p2, -opening) + A2 * rate + leak
    # Both are without a value where one has vanished.
    ends = least - dead_volume / A1, greatest + dead_volume / A2
    stroke = ends[1] - ends[0]
    V1, V2 = (
        model.add_curve(f"V_{name}_{i}", ends, size, extrapolation="error")(length)
        for i, size in enumerate(((0.0, A1 * stroke), (A2 * stroke, 0.0)), 1)
    )
    model.set_rate(p1, bulk_modulus / V1 * grows1)
    model.set_rate(p2, bulk_modulus / V2 * grows2)
    force = model.add_expression(f"F_{name}", A1 * p1 - A2 * p2, sensor=True, unit="N")
    model.add_load(f"cylinder_{name}", PointToPoint(a, b, force))
    model._ranges.append((name, Range("the length", length, least, greatest)))
    for p in (p1, p2):
        model._ranges.append((name, Range("the pressure", p, 0.0, math.inf)))
    return HydraulicActuator(valve, (p1, p2), length, force)


def _flow(difference: Node, supply: float) -> Node:
    """Return the flow of sharp edges, relative to that at the supply's pressure."""
    scale = (difference * difference + _LAMINAR**2) ** 0.25
    flow: Node = difference / (scale * supply**0.5)
    return flow


@final
@dataclass(frozen=True)
class HydraulicCylinder:
    """The symbols of a hydraulic cylinder.

    Attributes:
        length: Distance of its ends [m].
        rate: How fast that grows [m/s].
        force: Positive if it pushes the ends apart [N].
    """

    length: Node
    rate: Node
    force: Node


def add_hydraulic_cylinder(
    model: Model,
    name: str,
    a: Body | Frame,
    b: Body | Frame,
    *,
    law: Callable[[Node, Node], FormulaLike] | None = None,
) -> HydraulicCylinder:
    """Add the sensors and the load of a hydraulic cylinder.

    They are the distance d_name, the force F_name and the load PtPForce_name.

    Args:
        model: The model.
        name: Of the cylinder.
        a: Body or frame at its bottom.
        b: Body or frame at the end of its rod.
        law: From length and rate to the formula of the force; without it, the force
            is an input.

    Raises:
        ModelError: A name is taken, or the ends are on one body.
    """
    check_set("add_hydraulic_cylinder", model, name, law, ("length", "rate"))
    length, rate = model.add_sensor(f"d_{name}", Distance(a, b))
    if law is None:
        force = model.add_input(f"F_{name}", unit="N")
    else:
        force = model.add_expression(
            f"F_{name}", law(length, rate), sensor=True, unit="N"
        )
    model.add_load(f"PtPForce_{name}", PointToPoint(a, b, force))
    return HydraulicCylinder(length, rate, force)


# De Groote et al. (2016), table 1.
_SMOOTH = 10.0
# No muscle or tendon bears so much.
_MOST_STRENGTHS = 10.0


@final
@dataclass(frozen=True, eq=False)
class MuscleSymbols:
    """The symbols of a muscle.

    Attributes:
        excitation: The input, from 0 to 1.
        activation: Its state.
        path: Length from origin to insertion [m].
        force: Its pull [N].
        fiber: State: relative length of the fiber; None with a rigid tendon.
    """

    excitation: Symbol
    activation: Symbol
    path: Node
    force: Node
    fiber: Symbol | None


def add_muscle(
    model: Model, name: str, ends: Sequence[PlaceLike], *, strength: Scalar,
    fiber_length: Scalar, tendon_length: Scalar, pennation: Scalar = 0.0,
    max_speed: Scalar = 10.0, damping: Scalar = 0.1,
    tendon: Literal["rigid", "elastic"] = "rigid", activation: float = 0.05,
    fiber: float = 1.0, rise: float = 0.015, fall: float = 0.06,
) -> MuscleSymbols:  # fmt: skip
    """Add a muscle along a path, with its activation.

    They are the input e_name, the state a_name, the load name with the sensors
    path_name and F_name, and with an elastic tendon the state l_name. Activation
    follows excitation e smoothly, with s = tanh(10 (e - a))/2:

        ȧ = ((s + 0.5)/(rise (0.5 + 1.5 a)) + (0.5 - s)(0.5 + 1.5 a)/fall) (e - a)

    With an elastic tendon the rate of the fiber's length follows from its balance with
    the tendon; without damping activation counts as 0.01 at least there, without which
    it has no rate. A `ModelWarning` tells of a pull beyond ten strengths, and of a path
    shorter than a rigid tendon, which does not pull; of either if it is a number.

    Args:
        model: The model.
        name: Of the muscle.
        ends: Bodies or frames, in order: origin, points of the path, insertion.
        strength: Greatest isometric force [N].
        fiber_length: At which the fiber is strongest [m].
        tendon_length: Slack length of the tendon [m].
        pennation: Angle of fiber and tendon at that length [rad].
        max_speed: Greatest speed of shortening, in fiber_length a second [1/s].
        damping: Of the fiber, at the greatest speed, in strengths.
        tendon: "rigid" or "elastic".
        activation: At the start.
        fiber: Relative length of the fiber at the start, with an elastic tendon: about
            (path - tendon_length)/fiber_length. A tendon that is a tenth too long at
            the start would pull with 8 strengths, and with 260 at a fifth.
        rise: Time of activation [s].
        fall: Time of deactivation [s].

    Raises:
        ModelError: A name is taken, or what describes the muscle cannot be.

    References:
        De Groote, Kinney, Rao and Fregly (2016), equations 1 to 7.
    """
    check_set("add_muscle", model, name)
    arguments = Arguments(f"muscle {name!r}", ModelError)
    elastic = arguments.word("tendon", tendon, ("rigid", "elastic")) == "elastic"
    start = arguments.number("activation", activation, least=LEAST_ACTIVATION)
    if start > 1:
        raise arguments.refused("activation", activation, "at most 1", "Give a share.")
    relative = arguments.number("fiber", fiber, above=0)
    rise = arguments.number("rise", rise, above=0)
    fall = arguments.number("fall", fall, above=0)
    e = model.add_input(f"e_{name}", limits=(0, 1))
    a = model.add_state(f"a_{name}", start)
    s, slow = 0.5 * tanh(_SMOOTH * (e - a)), 0.5 + 1.5 * a
    model.set_rate(a, ((s + 0.5) / (rise * slow) + (0.5 - s) * slow / fall) * (e - a))
    own = model.add_state(f"l_{name}", relative) if elastic else None
    muscle = model.add_load(
        name,
        Muscle(
            ends,
            a,
            strength=strength,
            fiber_length=fiber_length,
            tendon_length=tendon_length,
            pennation=pennation,
            max_speed=max_speed,
            damping=damping,
            fiber=own,
        ),
    )
    path = model.add_sensor(f"path_{name}", Deformation(muscle))[0, 0]
    force = model.add_sensor(f"F_{name}", LoadValue(muscle))[0]
    if own is not None:
        model.set_rate(own, muscle.fiber_rate(path))
    elif isinstance(muscle.tendon_length, Const):
        least = muscle.tendon_length.value
        model._ranges.append((name, Range("the path", path, least, math.inf)))
    if isinstance(muscle.strength, Const):
        most = _MOST_STRENGTHS * muscle.strength.value
        what = "the pull on tendon and fiber"
        model._ranges.append((name, Range(what, force, 0.0, most)))
    return MuscleSymbols(e, a, path, force, own)
