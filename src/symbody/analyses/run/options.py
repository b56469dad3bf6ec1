"""Objects for what a run saves, how it is compiled, and how it is run.

Beside them stand the objects of methods and of ways to keep constraints; nothing else
says any of their options.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import fields, replace
from operator import attrgetter
from types import MappingProxyType
from typing import Literal, ParamSpec, TypeAlias, TypeVar, final, get_args

from symbody.arguments import Arguments, listed, refuse_unknown, saying_unknown
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.system.system import System, driven_links

Monitor: TypeAlias = Literal[
    "accelerations", "energy", "multipliers", "work", "residual", "constraints",
    "drives",
]  # fmt: skip
MONITORS: tuple[Monitor, ...] = get_args(Monitor)
Default: TypeAlias = Literal["accelerations", "energy", "multipliers"]
DEFAULTS: tuple[Default, ...] = get_args(Default)
OnInterrupt: TypeAlias = Literal["raise", "return"]


@final
@dataclass(frozen=True, kw_only=True)
class Save:
    """Results of a run beside coordinates, velocities and sensors.

    Attributes:
        every: Time from one result to the next, of a run whose duration is given [s];
            None for a 500th of it.
        accelerations: Whether accelerations are.
        energy: Whether kinetic, potential and total energy are.
        multipliers: Whether forces of constraints are.
        work: Whether the work of loads, drives, and constraints that change with time
            is, integrated along, with the balance of energy.
        residual: Whether the residual of the equations of motion is.
        constraints: Whether the largest residual of the constraints is.
        drives: Whether the forces that driven coordinates need are.
    """

    every: float | None = None
    accelerations: bool = True
    energy: bool = True
    multipliers: bool = True
    work: bool = False
    residual: bool = False
    constraints: bool = False
    drives: bool = False

    def __post_init__(self) -> None:
        arguments = Arguments("Save", ModelError)
        if self.every is not None:
            every = arguments.number("every", self.every, above=0, unit="s")
            vars(self)["every"] = every
        for word in MONITORS:
            arguments.flag(word, getattr(self, word))
        if self.work and not self.energy:
            rule = "True beside work=True, as the balance of work needs the energy"
            raise arguments.refused("energy", False, rule, "Leave one of the two out.")

    def computed(self, system: System) -> Save:
        """Return what is computed of a system, whenever it is saved."""
        for word, own, what, remedy in (
            ("constraints", attrgetter("constraints"), "constraints", "add_constraint"),
            ("drives", driven_links, "driven coordinates", "drive"),
        ):
            if getattr(self, word) and not own(system):
                raise ModelError(
                    f"Save({word}=True): model {system.name!r} has no {what}, so there "
                    f"is nothing to save. Leave it out, or add some with {remedy}."
                )
        return self if self.every is None else replace(self, every=None)


NOTHING = Save(accelerations=False, energy=False, multipliers=False)


@final
@dataclass(frozen=True, kw_only=True)
class Run:
    """Progress of a run, and its end at Ctrl-C.

    Attributes:
        progress: Is called some times a second with the fraction of time that is done.
            By default a line tells it in terminals and notebooks if it takes long;
            False for none.
        on_interrupt: What Ctrl-C does: "raise" raises `Interrupted`, a
            KeyboardInterrupt whose `result` is the motion until then; "return" returns
            this motion, whose status is "interrupted".
    """

    progress: Callable[[float], object] | bool | None = None
    on_interrupt: OnInterrupt = "raise"

    def __post_init__(self) -> None:
        arguments = Arguments("Run", ModelError)
        if self.progress is not None and not isinstance(self.progress, bool):
            remedy = "Leave it out, or give False for none."
            arguments.function("progress", self.progress, ("fraction",), remedy)
        arguments.word("on_interrupt", self.on_interrupt, OnInterrupt)


# Where options are said that once stood beside the objects.
_SAID: Mapping[str, str] = MappingProxyType(
    dict.fromkeys(
        ("rtol", "atol", "max_step", "max_steps", "input_times"),
        "method=sb.DP853({}=…)",
    )
    | dict.fromkeys(("progress", "on_interrupt"), "run=sb.Run({}=…)")
    | dict.fromkeys(("backend", "formalism"), "compile=sb.Compile({}=…)")
    | dict.fromkeys((field.name for field in fields(Save)), "save=sb.Save({}=…)")
    | {
        "step": "method=sb.RK4(step=…)",
        "baumgarte": "constraints=sb.Baumgarte(α, β)",
        "monitor": "save=sb.Save(work=True)",
        "without": "save=sb.Save(energy=False)",
        "times": "duration=[…], the times in place of the duration",
        "begin": "values=(begin, end)",
        "end": "values=(begin, end)",
        "speeds": "targets={{'v_wheel': …}}",
        "longest": "method=sb.ArcLength(longest=…)",
        "most": "method=sb.ArcLength(most=…)",
    }
)


def _refuse_unknown(who: str, name: str, known: Collection[str]) -> None:
    """Raise of an option, which an object has, or none: then say which are like it."""
    if name not in _SAID:
        refuse_unknown(who, name, known)
    said = _SAID[name].format(name)
    own = said.partition("=")[0]
    remedy = f"Give {said}."
    if own == "compile" and own not in known:
        remedy = f"Elsewhere {said} says it; here give a model that is compiled."
    elif own not in known:
        remedy = f"Elsewhere {said} says it; {who} takes {listed(known)}."
    raise ModelError(f"{who}: {name} is no option of its own. {remedy}")


def check_options(
    arguments: Arguments, options: Mapping[str, object], known: type
) -> None:
    """Raise unless options are among those of a typed dictionary."""
    names = [*known.__annotations__]
    for name in options:
        if name not in names:
            _refuse_unknown(arguments.who, name, [*names, "duration"])


_P = ParamSpec("_P")
_R = TypeVar("_R")


def by_objects(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Return a function whose error for an unknown option says which object has it."""
    who = function.__qualname__.removesuffix(".__init__")
    return saying_unknown(function, who, _refuse_unknown)
