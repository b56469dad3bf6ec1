"""Methods of time integration, and ways to keep constraints, with their options.

A word, as ``method="Radau"``, stands for the object with its defaults, ``sb.Radau()``.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Literal, Self, TypeAlias, cast, final, get_args

import numpy as np

from symbody.analyses.instant.inputs import Array
from symbody.arguments import Arguments, real_array
from symbody.dataclass import dataclass
from symbody.errors import CallError
from symbody.runtime.loops.structures import MethodName

Method: TypeAlias = Literal["DP54", "DP853", "Taylor", "RK4", "Radau", "Moreau"]
ConstraintMethod: TypeAlias = Literal["projection", "partition", "baumgarte", "dae"]
ConstraintTreatment: TypeAlias = ConstraintMethod | Literal["none"]
RTOL, ATOL = 1e-8, 1e-10
MAX_STEPS = 10_000_000
FINEST = 100 * np.finfo(np.float64).eps  # relative tolerance that rounding permits
# What does not look for where formulas switch.
EVEN_STEPS = "steps of one length"
Several: TypeAlias = Sequence[float] | Array
_DIGITS = "Double precision has no more digits; give for example 1e-8."
# Multistep methods keep a history that projections and events would break.
_MULTISTEP = ("BDF", "LSODA", "CVODE", "ODE15S")
_MULTISTEP_REMEDY = (
    "Take 'Radau' for stiff systems. SciPy has multistep methods: scipy.integrate."
    "solve_ivp(compiled.function('derivatives'), (0, 10), compiled.start_state(), "
    "'LSODA', jac=compiled.function('jacobian'), args=(u,)) with the inputs u."
)
# The rule of relative tolerances.
_FINE: Mapping[str, Any] = MappingProxyType({"least": FINEST, "remedy": _DIGITS})


class IntegrationMethod:
    """A method of time integration; what all of them have.

    Attributes:
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it, a number or one for each state.
        step: Step of a method with steps of one length [s]; None for others.
        max_step: Longest step [s]; None for what the analysis chooses.
        max_steps: After so many steps, accepted or not, a run fails.
        input_times: When Python functions of the inputs, or external functions of
            time, have corners or jumps [s]: steps end there.
        loop: What it is called among the compiled loops.
        is_implicit: Whether it takes the Jacobian, for stiff systems.
    """

    rtol: float
    atol: float | Several
    step: float | None
    max_step: float | None
    max_steps: int
    input_times: Several | None
    loop: ClassVar[MethodName]
    is_implicit: ClassVar[bool] = False

    @property
    def name(self) -> Method:
        """The word for it."""
        return cast("Method", type(self).__name__)

    @property
    def longest(self) -> float:
        """The longest step, where nothing is to be chosen any more [s]."""
        return np.inf if self.max_step is None else self.max_step

    def limited(self, longest: float) -> Self:
        """Return it with a longest step [s], which is right."""
        limited = copy.copy(self)
        vars(limited).update(max_step=longest)
        return limited

    def tolerances(self, labels: Sequence[str]) -> Array:
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

    def _check(self, **rules: Mapping[str, Any]) -> None:
        """Check numbers by rules, and what all have.

        Arrays are kept as tuples, which are compared and hashed.
        """
        arguments, new = Arguments(self.name), dict[str, Any]()
        for name, own in rules.items():
            new[name] = arguments.number(name, getattr(self, name), **own)
        new["max_steps"] = arguments.whole("max_steps", self.max_steps, least=1)
        if self.input_times is not None:
            times = real_array(arguments.times("input_times", self.input_times))
            if times is None or times.ndim != 1 or not np.isfinite(times).all():
                rule = "a list of finite times [s]"
                remedy = "Name when Python functions of inputs have corners or jumps."
                raise arguments.refused("input_times", self.input_times, rule, remedy)
            new["input_times"] = tuple(times.tolist())
        vars(self).update(new)


@dataclass(frozen=True)
class Adaptive(IntegrationMethod):
    """A method that chooses its steps.

    Attributes:
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it, a number or one for each state.
        max_step: Longest step [s]. By default there is none, but with Python functions
            of time it is a 250th of the run, in DP54 and Radau a 500th, for nobody
            knows where they jump; statistics tell so. np.inf allows any step.
        max_steps: After so many steps, accepted or not, a run fails.
        input_times: When Python functions of the inputs, or external functions of
            time, have corners or jumps [s]: steps end there.
    """

    rtol: float = RTOL
    atol: float | Several = ATOL
    max_step: float | None = None
    max_steps: int = MAX_STEPS
    input_times: Several | None = None
    step = None

    def __post_init__(self) -> None:
        rules: dict[str, Mapping[str, Any]] = {"rtol": _FINE}
        if self.max_step is not None:
            rules["max_step"] = {"above": 0, "infinite": True, "unit": "s"}
        self._check(**rules)
        values = real_array(self.atol)
        wrong = values is None or values.ndim > 1 or not values.size
        if values is None or wrong or not (values > 0).all():
            rule = "positive, one number or one for each state"
            remedy = "A state may pass through zero; take a small number like 1e-12."
            raise Arguments(self.name).refused("atol", self.atol, rule, remedy)
        vars(self)["atol"] = tuple(values.tolist()) if values.ndim else float(values)


@final
@dataclass(frozen=True)
class DP54(Adaptive):
    """Dormand and Prince, order 5(4): for short steps and loose tolerances."""

    loop = "dp54"


@final
@dataclass(frozen=True)
class DP853(Adaptive):
    """Dormand and Prince, order 8(5,3): the default.

    Attributes:
        may_change: Whether Radau goes on where stability limits the steps, at the same
            tolerances, if that saves time; a note says when. The default does so.
    """

    may_change: bool = False
    loop = "dp853"

    def __post_init__(self) -> None:
        Arguments(self.name).flag("may_change", self.may_change)
        Adaptive.__post_init__(self)


@final
@dataclass(frozen=True)
class Taylor(Adaptive):
    """Taylor series of the order that rtol asks for: for the tightest tolerances.

    Rates are smooth formulas, of small models; others are refused by name.
    """

    loop = "taylor"


@final
@dataclass(frozen=True)
class Radau(Adaptive):
    """Radau IIA of orders 5, 9 and 13, by smoothness: for stiff systems."""

    loop = "radau"
    is_implicit = True


@final
@dataclass(frozen=True)
class RK4(IntegrationMethod):
    """The classical method of Runge and Kutta of order 4.

    Attributes:
        step: Its step; made shorter where no whole number of it fits [s].
        max_steps: After so many steps a run fails.
        input_times: When Python functions of the inputs, or external functions of
            time, have corners or jumps [s]: steps end there.
    """

    step: float
    max_steps: int = MAX_STEPS
    input_times: Several | None = None
    rtol, atol = RTOL, ATOL
    # Its step is told already.
    max_step = np.inf
    loop = "rk4"

    def __post_init__(self) -> None:
        remedy = "Give its size, also where the times decrease."
        self._check(step={"above": 0, "unit": "s", "remedy": remedy})


@final
@dataclass(frozen=True)
class Moreau(IntegrationMethod):
    """Time stepping of Moreau and Jean, for many contacts.

    No event is located: forces and impacts of a step are one impulse of each contact.
    It is of order 1 over impacts, of order 2 between.

    Attributes:
        step: Its step; made shorter where no whole number of it fits [s].
        tolerance: To which the laws of contact are solved, relative to the velocities.
        sweeps: Of relaxation over all contacts, at most; few contacts are solved to
            rounding by Newton's method.
        estimate: Whether the run is repeated with half the step, and how far both are
            apart is told.
        max_steps: After so many steps a run fails.
        input_times: When Python functions of the inputs, or external functions of
            time, have corners or jumps [s]: steps end there.
    """

    step: float
    tolerance: float = 1e-8
    sweeps: int = 200
    estimate: bool = False
    max_steps: int = MAX_STEPS
    input_times: Several | None = None
    rtol, atol = RTOL, ATOL
    max_step = np.inf
    loop = "moreau"

    def __post_init__(self) -> None:
        remedy = "Give its size, such as 1e-3."
        self._check(step={"above": 0, "unit": "s", "remedy": remedy}, tolerance=_FINE)
        arguments = Arguments("Moreau")
        vars(self)["sweeps"] = arguments.whole("sweeps", self.sweeps, least=1)
        arguments.flag("estimate", self.estimate)


class ConstraintKeeping:
    """A way to keep constraints through time; what all of them have.

    Attributes:
        word: The word for it.
        feedback: α and β, where a method keeps them by feedback instead [1/s].
    """

    word: ClassVar[ConstraintMethod]

    @property
    def feedback(self) -> tuple[float, float]:
        """α and β, also where a method keeps constraints by feedback instead [1/s]."""
        return (10.0, 10.0)


@final
@dataclass(frozen=True)
class Projection(ConstraintKeeping):
    """Positions and velocities are projected onto the constraints after each step.

    This is the default.
    """

    word = "projection"


@final
@dataclass(frozen=True)
class Partition(ConstraintKeeping):
    """Dependent coordinates are solved for at every evaluation.

    Implicit methods keep constraints otherwise, which `Motion.notes` tells.
    """

    word = "partition"


@final
@dataclass(frozen=True)
class Baumgarte(ConstraintKeeping):
    """Constraints are kept by feedback, -2α (J v + p0) - β² phi.

    Where times decrease it is +2α (J v + p0) - β² phi.

    Attributes:
        alpha: α [1/s].
        beta: β [1/s].
    """

    alpha: float = 10.0
    beta: float = 10.0
    word = "baumgarte"

    def __post_init__(self) -> None:
        arguments = Arguments("Baumgarte")
        for name, value in {"alpha": self.alpha, "beta": self.beta}.items():
            vars(self)[name] = arguments.number(name, value, least=0, unit="1/s")

    @property
    def feedback(self) -> tuple[float, float]:
        """α and β [1/s]."""
        return self.alpha, self.beta


@final
@dataclass(frozen=True)
class DAE(ConstraintKeeping):
    """All equations are solved together, by SUNDIALS' IDA.

    It steps by itself; of the method it takes tolerances and limits of steps.
    """

    word = "dae"


MethodLike: TypeAlias = Method | IntegrationMethod
# Those of compiled loops that choose their steps.
LoopMethod: TypeAlias = Literal["DP54", "DP853", "Radau"]
LoopMethodLike: TypeAlias = LoopMethod | DP54 | DP853 | Radau
ConstraintsLike: TypeAlias = ConstraintMethod | Projection | Partition | Baumgarte | DAE
_METHODS: Mapping[str, type[Adaptive]] = MappingProxyType(
    {kind.__name__: kind for kind in (DP54, DP853, Taylor, Radau)}
)
_WAYS: Mapping[str, ConstraintKeeping] = MappingProxyType(
    {one.word: one for one in (Projection(), Partition(), Baumgarte(), DAE())}
)


def chosen_method(
    arguments: Arguments,
    method: object,
    words: Any = Method,
    *,
    step: float | None = None,
    rtol: float = RTOL,
    atol: float = ATOL,
) -> IntegrationMethod:
    """Return a method from an object or a word; some raise without a step [s]."""
    if isinstance(method, IntegrationMethod):
        arguments.word("method", method.name, words)
        return method
    if isinstance(method, str) and method.upper() in _MULTISTEP:
        raise arguments.refused("method", method, "one of ours", _MULTISTEP_REMEDY)
    arguments.word("method", method, words)
    if method != "RK4" and method != "Moreau":
        return _of_word(str(method), rtol, atol)
    if step is None:
        rule = f"an object with its step, because {method} does not choose it"
        remedy = f"Give for example method=sb.{method}(step=1e-3)."
        raise arguments.refused("method", method, rule, remedy)
    return RK4(step) if method == "RK4" else Moreau(step)


AUTOMATIC = DP853(may_change=True)


@lru_cache(maxsize=32)
def _of_word(word: str, rtol: float, atol: float) -> IntegrationMethod:
    return _METHODS[word](rtol, atol)


def chosen_constraints(arguments: Arguments, constraints: object) -> ConstraintKeeping:
    """Return a way to keep constraints, given as such or by its word."""
    if isinstance(constraints, ConstraintKeeping):
        return constraints
    return _WAYS[arguments.word("constraints", constraints, ConstraintMethod)]


METHODS: tuple[str, ...] = get_args(Method)
