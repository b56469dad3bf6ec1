"""Settings of a run: its method and accuracy, and the quantities it computes."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal, TypeAlias, final, get_args

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.analyses.run.methods import Method
from symbody.arguments import Arguments, real_array
from symbody.dataclass import dataclass
from symbody.errors import CallError, ModelError
from symbody.runtime.loops.structures import MethodName
from symbody.system.system import System, driven_links

METHODS: tuple[str, ...] = get_args(Method)
# What they are called among the compiled loops; the others are SciPy's.
LOOPS: Mapping[str, MethodName] = MappingProxyType(
    {"DP54": "dp54", "DP853": "dp853", "RK4": "rk4", "Radau": "radau5"}
)
NONSTIFF_METHODS = ("DP54", "DP853", "RK4")
FINEST = 100 * np.finfo(np.float64).eps  # relative tolerance that rounding permits

_ASKED = Arguments("time integration")


@final
@dataclass(frozen=True)
class Settings:
    """Method and accuracy of a time integration.

    Attributes:
        method: "DP54" or "DP853" (Dormand–Prince of order 5 or 8, adaptive), "RK4"
            (fixed step), or, for stiff systems, "Radau" (Radau IIA of order 5) or
            SciPy's "BDF" or "LSODA".
        rtol: Error allowed in a step, relative to the state; not for RK4.
        atol: Error allowed beside it, a number or one for each state; not for RK4.
        step: Step of RK4 [s]; made shorter where no whole number of it fits.
        max_step: Longest step of the other methods [s]. Needed only where a load acts
            so briefly that a long step may pass over it.
        max_steps: After so many steps, accepted or not, the run fails.
    """

    method: Method = "DP54"
    rtol: float = 1e-6
    atol: float | Sequence[float] | Array = 1e-9
    step: float | None = None
    max_step: float = math.inf
    max_steps: int = 10_000_000

    def __post_init__(self) -> None:
        _ASKED.word("method", self.method, Method)
        digits = "Double precision has no more digits; give for example 1e-8."
        _ASKED.number("rtol", self.rtol, least=FINEST, remedy=digits)
        tolerances = real_array(self.atol)
        if tolerances is None or not tolerances.size or not (tolerances > 0).all():
            rule = "positive, one number or one for each state"
            remedy = "A state may pass through zero; take a small number like 1e-12."
            raise _ASKED.refused("atol", self.atol, rule, remedy)
        self._check_steps()

    def _check_steps(self) -> None:
        if self.step is not None:
            remedy = "Give its size, also where the times decrease."
            step = _ASKED.number("step", self.step, above=0, unit="s", remedy=remedy)
            object.__setattr__(self, "step", step)
        if (self.method == "RK4") != (self.step is not None):
            raise CallError(
                f"time integration: the method {self.method} got step={self.step}. "
                f"RK4 needs its fixed step; the other methods choose theirs, limited "
                f"by max_step."
            )
        longest = _ASKED.number(
            "max_step", self.max_step, above=0, infinite=True, unit="s"
        )
        object.__setattr__(self, "max_step", longest)
        _ASKED.whole("max_steps", self.max_steps, least=1)

    def identity(self) -> tuple[object, ...] | None:
        """Return what identifies these settings; None where arrays are among them."""
        if not isinstance(self.atol, float):
            return None
        return (
            self.method, self.rtol, self.atol, self.step, self.max_step, self.max_steps
        )  # fmt: skip

    def tolerances(self, labels: tuple[str, ...]) -> Array:
        """Return the absolute tolerance of each state, shape (n,).

        Raises:
            CallError: The number of given tolerances is neither 1 nor n.
        """
        values = np.asarray(self.atol, dtype=np.float64)
        if values.ndim == 0 or values.shape == (len(labels),):
            return np.full(len(labels), values)
        raise CallError(
            f"time integration: atol has shape {values.shape}, but there are "
            f"{len(labels)} states: {', '.join(labels)}. Give one, or one for each."
        )


# What settings are kept by; anything else is checked, and refused, anew.
_PLAIN = (str, float, int, type(None))


def settings_of(
    method: Method,
    rtol: float,
    atol: float | Sequence[float] | Array,
    step: float | None,
    max_step: float,
    max_steps: int,
) -> Settings:
    """Return settings; those of numbers were perhaps checked before."""
    others = (method, rtol, step, max_step, max_steps)
    if isinstance(atol, float | int) and all(isinstance(one, _PLAIN) for one in others):
        return _of_numbers(method, rtol, atol, step, max_step, max_steps)
    return Settings(method, rtol, atol, step, max_step, max_steps)


@lru_cache(maxsize=64, typed=True)
def _of_numbers(
    method: Method,
    rtol: float,
    atol: float,
    step: float | None,
    max_step: float,
    max_steps: int,
) -> Settings:
    return Settings(method, rtol, atol, step, max_step, max_steps)


Monitor: TypeAlias = Literal[
    "accelerations", "energy", "multipliers", "work", "residual", "constraints",
    "drives",
]  # fmt: skip
Default: TypeAlias = Literal["accelerations", "energy", "multipliers"]
DEFAULTS: tuple[Default, ...] = get_args(Default)


def checked_monitor(
    system: System, wanted: Sequence[Monitor], without: Sequence[Default]
) -> frozenset[Monitor]:
    """Return what is computed: the defaults, less some, and what is wanted beside.

    Args:
        system: The system.
        wanted: What the user names.
        without: Which of the defaults the user does not want.

    Raises:
        ModelError: A word is unknown, stands in both, or names what the model does not
            have.
    """
    _check_words("monitor", wanted, get_args(Monitor), "work")
    _check_words("without", without, DEFAULTS, "energy")
    both = [word for word in without if word in wanted]
    if both or ("work" in wanted and "energy" in without):
        raise ModelError(
            f"simulate: monitor={list(wanted)!r} and without={list(without)!r} "
            f"contradict each other, as the balance of work needs the energy. Name "
            f"{both[0] if both else 'energy'!r} in one of them."
        )
    if not wanted:
        return frozenset(set(DEFAULTS) - set(without))
    missing = {
        "constraints": (not system.constraints, "constraints", "add_constraint"),
        "multipliers": (not system.constraints, "constraints", "add_constraint"),
        "drives": (not driven_links(system), "driven coordinates", "drive"),
    }
    for word in wanted:
        is_missing, what, remedy = missing.get(word, (False, "", ""))
        if is_missing:
            raise ModelError(
                f"simulate: monitor={list(wanted)!r}: model {system.name!r} has no "
                f"{what}, so there is nothing to monitor. Leave {word!r} out, or add "
                f"some with {remedy}."
            )
    return frozenset(set(DEFAULTS) - set(without) | set(wanted))


def _check_words(option: str, values: Any, known: Sequence[str], example: str) -> None:
    listed = isinstance(values, list | tuple | set | frozenset)
    if not listed or not all(word in known for word in values):
        raise ModelError(
            f"simulate: {option}={values!r}: give a list of {', '.join(known)}, for "
            f"example [{example!r}]."
        )
