"""Methods of time integration, and ways to keep constraints, with their options.

``method=sb.Radau(rtol=1e-6)`` says in one place what ``method="Radau", rtol=1e-6`` says
in two; the words remain as short forms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, final

from symbody.analyses.instant.inputs import Array
from symbody.arguments import Arguments, real_array
from symbody.dataclass import dataclass

Method: TypeAlias = Literal["DP54", "DP853", "RK4", "Radau", "BDF", "LSODA"]
ConstraintMethod: TypeAlias = Literal["projection", "partition", "baumgarte", "dae"]
RTOL, ATOL = 1e-8, 1e-10
BAUMGARTE = (10.0, 10.0)


@dataclass(frozen=True)
class Adaptive:
    """A method that chooses its steps.

    Attributes:
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it, a number or one for each state.
        max_step: Longest step [s]; None for what `simulate` chooses.
    """

    rtol: float = RTOL
    atol: float | Sequence[float] | Array = ATOL
    max_step: float | None = None

    def __post_init__(self) -> None:
        arguments = Arguments(type(self).__name__)
        arguments.number("rtol", self.rtol, above=0)
        values = real_array(self.atol)
        if values is None or values.ndim > 1 or not (values > 0).all():
            rule = "a positive number, or a list of one for each state"
            raise arguments.refused(
                "atol", self.atol, rule, "Take a small one, as 1e-12."
            )
        if self.max_step is not None:
            longest = arguments.number(
                "max_step", self.max_step, above=0, infinite=True, unit="s"
            )
            object.__setattr__(self, "max_step", longest)


@final
@dataclass(frozen=True)
class DP54(Adaptive):
    """Dormand and Prince, order 5(4): the default."""


@final
@dataclass(frozen=True)
class DP853(Adaptive):
    """Dormand and Prince, order 8(5,3): for tight tolerances."""


@final
@dataclass(frozen=True)
class Radau(Adaptive):
    """Radau IIA of order 5: for stiff systems."""


@final
@dataclass(frozen=True)
class BDF(Adaptive):
    """SciPy's backward differentiation formulas: for large stiff systems."""


@final
@dataclass(frozen=True)
class LSODA(Adaptive):
    """SciPy's LSODA, which finds out by itself whether a system is stiff."""


@final
@dataclass(frozen=True)
class RK4:
    """The classical method of Runge and Kutta of order 4.

    Attributes:
        step: Its step; made shorter where no whole number of it fits [s].
    """

    step: float

    def __post_init__(self) -> None:
        step = Arguments("RK4").number("step", self.step, above=0, unit="s")
        object.__setattr__(self, "step", step)


@final
@dataclass(frozen=True)
class Projection:
    """States are projected onto the constraints after each step: the default."""


@final
@dataclass(frozen=True)
class Partition:
    """Dependent coordinates are solved for at every evaluation."""


@final
@dataclass(frozen=True)
class Baumgarte:
    """Constraints are kept by feedback, -2α (J v + p0) - β² phi.

    Attributes:
        alpha: α [1/s].
        beta: β [1/s].
    """

    alpha: float = BAUMGARTE[0]
    beta: float = BAUMGARTE[1]

    def __post_init__(self) -> None:
        arguments = Arguments("Baumgarte")
        arguments.number("alpha", self.alpha, least=0, unit="1/s")
        arguments.number("beta", self.beta, least=0, unit="1/s")


MethodLike: TypeAlias = Method | DP54 | DP853 | RK4 | Radau | BDF | LSODA
ConstraintsLike: TypeAlias = ConstraintMethod | Projection | Partition | Baumgarte


@final
@dataclass(frozen=True)
class Choice:
    """A method with its options, by whatever form it was given.

    Attributes:
        name: The word for it.
        rtol: Error allowed in a step, relative to the state.
        atol: Error allowed beside it.
        step: Step of RK4 [s].
        max_step: Longest step [s]; None for a default.
    """

    name: Method
    rtol: float
    atol: float | Sequence[float] | Array
    step: float | None
    max_step: float | None


def chosen_method(
    arguments: Arguments,
    method: Any,
    rtol: float,
    atol: Any,
    step: float | None,
    max_step: float | None,
) -> Choice:
    """Return what a method and the options beside it mean together.

    Raises:
        SymbodyError: An option stands beside an object that has it, too, or has no
            effect with the method.
    """
    if step is not None:
        step = arguments.number("step", step, above=0, unit="s")
    if max_step is not None:
        max_step = arguments.number(
            "max_step", max_step, above=0, infinite=True, unit="s"
        )
    beside: dict[str, Any] = {"step": step, "max_step": max_step}
    if not (isinstance(rtol, float) and rtol == RTOL):
        beside["rtol"] = rtol
    if not (isinstance(atol, float) and atol == ATOL):
        beside["atol"] = atol
    if isinstance(method, str):
        _check_effect(arguments, method, beside)
    if not isinstance(method, Adaptive | RK4):
        method = Arguments("time integration").word("method", method, Method)
        return Choice(method, rtol, atol, step, max_step)
    for what, value in beside.items():
        if value is not None:
            name = type(method).__name__
            rule = f"left out, because the method is an object {name}(…)"
            raise arguments.refused(what, value, rule, f"Give it to {name}.")
    if isinstance(method, RK4):
        return Choice("RK4", RTOL, ATOL, method.step, None)
    word: Any = type(method).__name__
    return Choice(word, method.rtol, method.atol, None, method.max_step)


def _check_effect(
    arguments: Arguments, method: str, values: Mapping[str, object]
) -> None:
    """Raise if an option that is given has no effect with a method."""
    for what, value in values.items():
        if value is None or (method == "RK4") == (what == "step"):
            continue
        if method == "RK4":
            rule = "left out, because RK4 takes steps of one length whatever they err"
            remedy = "Give step, or take a method that chooses its steps, as 'DP54'."
            raise arguments.refused(what, value, rule, remedy)
        if what == "step":
            rule = f"left out, because {method} chooses its steps"
            remedy = "Limit them by max_step, or take method='RK4'."
            raise arguments.refused(what, value, rule, remedy)


def chosen_constraints(
    arguments: Arguments, constraints: object, baumgarte: object
) -> tuple[Any, tuple[float, float]]:
    """Return the word for a way to keep constraints, and α and β.

    Raises:
        SymbodyError: α and β stand beside an object.
    """
    if baumgarte.__class__ is tuple and baumgarte == BAUMGARTE:
        alpha, beta = BAUMGARTE
    else:
        alpha, beta = arguments.numbers("baumgarte", baumgarte, (2,)).tolist()
    if not isinstance(constraints, Projection | Partition | Baumgarte):
        word = arguments.word("constraints", constraints, ConstraintMethod)
        return word, (alpha, beta)
    name = type(constraints).__name__
    if (alpha, beta) != BAUMGARTE:
        rule = f"left out, because constraints is an object {name}(…)"
        raise arguments.refused(
            "baumgarte", baumgarte, rule, "Give it to Baumgarte(α, β)."
        )
    if isinstance(constraints, Baumgarte):
        return "baumgarte", (constraints.alpha, constraints.beta)
    return name.lower(), BAUMGARTE
