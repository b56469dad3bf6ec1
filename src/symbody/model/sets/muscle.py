"""A muscle with the dynamics of its activation and of its fiber."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, final

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.functions import tanh
from symbody.expr.node import Node, Scalar, Symbol
from symbody.model.body import PlaceLike
from symbody.model.loads.muscle import LEAST_ACTIVATION, Muscle
from symbody.model.model import Model
from symbody.model.sensors.joints import Deformation, LoadValue
from symbody.model.sets.slots import check_set

# De Groote et al. (2016), table 1.
_SMOOTH = 10.0


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
    model: Model,
    name: str,
    ends: Sequence[PlaceLike],
    *,
    strength: Scalar,
    fiber_length: Scalar,
    tendon_length: Scalar,
    pennation: Scalar = 0.0,
    max_speed: Scalar = 10.0,
    damping: Scalar = 0.1,
    tendon: Literal["rigid", "elastic"] = "rigid",
    activation: float = 0.05,
    fiber: float = 1.0,
    rise: float = 0.015,
    fall: float = 0.06,
) -> MuscleSymbols:
    """Add a muscle along a path, with its activation.

    They are the input e_name, the state a_name, the load name with the sensors
    path_name and F_name, and with an elastic tendon the state l_name. Activation
    follows excitation e smoothly, with s = tanh(10 (e - a))/2:

        ȧ = ((s + 0.5)/(rise (0.5 + 1.5 a)) + (0.5 - s)(0.5 + 1.5 a)/fall) (e - a)

    With an elastic tendon the rate of the fiber's length follows from its balance with
    the tendon; without damping activation counts as 0.01 at least there, without which
    it has no rate.

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
            the start would pull with 27 strengths.
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
    rise, fall = (
        arguments.number("rise", rise, above=0),
        arguments.number("fall", fall, above=0),
    )
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
    return MuscleSymbols(e, a, path, force, own)
