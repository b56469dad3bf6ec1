"""Mechanisms as environments of Gymnasium, for learning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import Any, Literal, TypeAlias, get_args

import numpy as np

from symbody.analyses.stepper import OneStepLike, Stepper
from symbody.arguments import Arguments, real_array
from symbody.errors import ModelError, from_extra
from symbody.model.model import Model
from symbody.pipeline import CompiledModel

# From states and sensors by name, and the action, to a number or a truth.
StatesAndSensors: TypeAlias = Mapping[str, Any]
Reward: TypeAlias = Callable[[StatesAndSensors, Any], float]
Autoreset: TypeAlias = Literal["next_step", "same_step", "disabled"]
StartRange: TypeAlias = Mapping[str, float | tuple[float, float]]


def to_gymnasium(
    model: Model | CompiledModel,
    *,
    step: float,
    reward: Reward,
    observe: Sequence[str] | None = None,
    start: StartRange | None = None,
    duration: float | None = None,
    failed: Callable[[StatesAndSensors], bool] | None = None,
    method: OneStepLike = "DP54",
    count: int | None = None,
    autoreset: Autoreset | None = None,
) -> Any:
    """Return a mechanism as an environment of Gymnasium.

    The actions are the inputs of the model, in their limits. Steps go through compiled
    code; what is observed is in float64.

    Args:
        model: The mechanism, with inputs.
        step: How long an action holds [s].
        reward: From what is measured after a step, states and sensors by name, and the
            action, to the reward.
        observe: Names of states and sensors; all states by default.
        start: Start values by name, or pairs (low, high) of which each episode takes
            one at random; those of the model for others.
        duration: When an episode is cut off [s], at the first step that reaches it;
            never by default.
        failed: From what is measured to whether the episode is over.
        method: Of the steps, see `Stepper`.
        count: For a vector of so many environments, one stepped after the other.
        autoreset: When environments of a vector that have ended begin anew:
            "next_step", whose action has no effect then, by default; "same_step",
            which tells their last observation as "final_obs"; or "disabled", for
            reset(options={"reset_mask": …}).

    Returns:
        A gymnasium.Env; a gymnasium.vector.VectorEnv for a count.

    Raises:
        ModelError: A name is unknown, the model has no inputs, or Gymnasium is not
            installed.

    Example:
        >>> import symbody as sb
        >>> env = sb.to_gymnasium(
        ...     sb.library.cart_pole(),
        ...     step=0.02,
        ...     reward=lambda measured, action: -(measured["q_hinge"] ** 2),
        ... )
        >>> observation, info = env.reset(seed=1)
        >>> observation.shape
        (4,)
    """
    arguments = Arguments("to_gymnasium", ModelError)
    step = arguments.number("step", step, above=0, unit="s")
    arguments.function("reward", reward, ("measured", "action"), "Give one of both.")
    if failed is not None:
        arguments.function("failed", failed, ("measured",), "Leave it out for never.")
    if duration is not None:
        duration = arguments.number("duration", duration, above=0, unit="s")
    if count is not None:
        count = arguments.whole("count", count, least=1)
    if autoreset is not None:
        arguments.word("autoreset", autoreset, get_args(Autoreset))
        if count is None:
            rule = "left out where there is one environment, which has no effect"
            raise arguments.refused("autoreset", autoreset, rule, "Give count=…, too.")
    stepper = Stepper(model, step, method=method)
    system = stepper.model.system
    if not system.u:
        raise ModelError(
            f"to_gymnasium: model {system.name!r} has no inputs, so there is nothing "
            f"to act by. Add some with add_input, and loads that take them."
        )
    known = [*stepper.state, *system.sensors, *system.expressions]
    names = [*stepper.state] if observe is None else observe
    visited = arguments.words("observe", names, known)
    ranges = _ranges(arguments, start, [*stepper.state])
    vector = from_extra(
        "to_gymnasium", "gymnasium.vector", "gymnasium", ModelError, name="Gymnasium"
    )
    # Gymnasium is for those who learn.
    from symbody.studies.gymnasium_env import Episodes, MechanismEnv

    episodes = Episodes(visited, reward, ranges, duration, failed)

    def made() -> MechanismEnv:
        return MechanismEnv(stepper.__copy__(), episodes)

    if count is None:
        return made()
    mode = vector.AutoresetMode[(autoreset or "next_step").upper()]
    return vector.SyncVectorEnv([made] * count, autoreset_mode=mode)


def _ranges(
    arguments: Arguments, start: StartRange | None, known: Sequence[str]
) -> dict[str, tuple[float, float]]:
    ranges = {}
    for name, value in arguments.mapping("start", start).items():
        arguments.word("start", name, known)
        bounds = real_array(value)
        low, high = inf, -inf
        if bounds is not None and bounds.shape in ((), (2,)):
            low, high = np.broadcast_to(bounds, 2).tolist()
        if not -inf < low <= high < inf:
            rule = "a finite number, or a pair (low, high) of these, low first"
            remedy = "Give (-0.1, 0.1)."
            raise arguments.refused(f"start[{name!r}]", value, rule, remedy)
        ranges[name] = (low, high)
    return ranges
