"""Parts of a system: defaults, nodes, massless bodies, values in algebraic loops."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

from symbody.arguments import first_of
from symbody.dataclass import dataclass
from symbody.errors import warn_user
from symbody.expr.evaluate import Evaluation, substitute
from symbody.expr.node import Array, Const, Node, Symbol
from symbody.expr.traverse import symbols_of
from symbody.model.quantities import Parameter, State
from symbody.notes import Note
from symbody.spatial.vectors import Vec, total
from symbody.system.links import Placement, substituted


@final
@dataclass(frozen=True)
class AlgebraicLoops:
    """`values` of sensors as formulas of the state; `unknowns` stood for numbers."""

    values: Mapping[Symbol, Node] = field(default_factory=dict)
    sensors: tuple[str, ...] = ()
    unknowns: Mapping[Symbol, Node] = field(default_factory=dict)


@final
@dataclass(frozen=True)
class Massless:
    """Bodies without mass: which are in balance, and which are not.

    Attributes:
        bodies: Names of those whose loads are in balance, which a constraint says.
        velocities: Names of the velocities that follow from it.
        coordinates: Names of the coordinates that these move.
        turns: Names of the turns among them that nothing feels, which are held.
        carried: Velocities of bodies to which loads give inertia, to a part of the
            equations that is added to the mass matrix and taken off by a load.
        added: Names of these loads, and of the sensors that they follow.
        reasons: Of others, why a balance does not say how they move, a sentence each.
    """

    bodies: tuple[str, ...] = ()
    velocities: tuple[str, ...] = ()
    coordinates: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    carried: Mapping[str, float] = field(default_factory=dict)
    added: tuple[str, ...] = ()
    reasons: tuple[str, ...] = ()

    def lines(self) -> list[str]:
        """Return what a description of a system says of them."""
        result = []
        if self.bodies:
            motions = [v.removeprefix("v_") for v in self.velocities]
            motions = [name for name in motions if name not in self.turns]
            result.append(
                f"bodies without mass, which move as the balance of their loads "
                f"demands: {', '.join(self.bodies)} (along {', '.join(motions)})"
            )
        if self.turns:
            result.append(
                f"turns of these that nothing feels, held as they are: "
                f"{', '.join(self.turns)}"
            )
        if self.carried:
            motions = [
                f"{v.removeprefix('v_')} ({e:.4g})" for v, e in self.carried.items()
            ]
            result.append(
                f"motions without mass to which loads that follow accelerations give "
                f"inertia: {', '.join(motions)}; what is in brackets is added to the "
                f"mass matrix, and taken off by a load"
            )
        return result


@final
class Defaults:
    """The defaults of all parameters, in order of definition.

    Attributes:
        values: Of every symbol, read-only.
        places: Where the entries of each parameter are, by its name.
        alone: Of each parameter that is one number, its place and its promised sign.
        fit: Whether the defaults are finite and have the promised signs.
        formulas: Of each parameter of which some defaults are formulas, their places,
            what evaluates them, and places and symbols of what they read.
    """

    def __init__(self, parameters: Mapping[str, Parameter]) -> None:
        self.places: dict[str, slice] = {}
        self.formulas: dict[str, list[tuple[int, Evaluation, dict[Symbol, int]]]] = {}
        # By each parameter, those whose formulas read it.
        self._readers: dict[str, list[str]] = {}
        names = {s: name for name, p in parameters.items() for s in p.defaults}
        place = {symbol: i for i, symbol in enumerate(names)}
        numbers: list[float] = []
        for name, parameter in parameters.items():
            first = len(numbers)
            for at, default in enumerate(parameter.defaults.values(), first):
                if isinstance(default, Const):
                    numbers.append(default.value)
                else:
                    numbers.append(np.nan)
                    read = {s: place[s] for s in symbols_of(default) if s in names}
                    own = at, Evaluation([default]), read
                    self.formulas.setdefault(name, []).append(own)
                    for other in {names[s] for s in read}:
                        self._readers.setdefault(other, []).append(name)
            self.places[name] = slice(first, len(numbers))
        signs = [float(s.sign) for s in names]
        self.alone = {
            name: (self.places[name].start, signs[self.places[name].start])
            for name, parameter in parameters.items()
            if not parameter.symbols.ndim
        }
        self._signs = np.array(signs)
        self._least = np.where(self._signs == 0, -np.inf, 0.0)
        self.values: NDArray[np.float64] = np.array(numbers, dtype=float)
        self.follow(self.values, self.formulas)
        self.fit = self.are_fit(self.values)
        self.values.flags.writeable = False

    def are_fit(self, values: NDArray[np.float64]) -> bool:
        """Return whether values are finite, and have the signs that are promised."""
        finite = math.isfinite(values.dot(values))
        return finite and bool((values * self._signs > self._least).all())

    def followers(self, names: Iterable[str]) -> list[str]:
        """Return the parameters whose defaults are formulas of some, in order."""
        known, left = set[str](), self._readers.keys() & names
        while left:
            left = {r for name in left for r in self._readers.get(name, ())} - known
            known |= left
        return [n for n in self.formulas if n in known] if known else []

    def follow(self, values: NDArray[np.float64], names: Collection[str]) -> bool:
        """Let the defaults that are formulas follow other values, in place.

        Returns whether they are finite and have the signs that are promised.
        """
        fit = True
        for name in names:
            for at, formula, read in self.formulas[name]:
                (value,) = formula({s: values.item(i) for s, i in read.items()})
                values[at], sign = value, self._signs.item(at)
                fit = fit and math.isfinite(value) and (not sign or sign * value > 0)
        return fit


@final
@dataclass(frozen=True)
class LoadsOnNodes:
    """The forces of loads on nodes that depend on each other, wherever they are.

    Attributes:
        coordinates: Of the nodes [m or rad].
        rates: Theirs.
        guesses: For each coordinate a formula of about what it is.
        parts: By load, its forces and torques along the coordinates [N or N m].
        forces: For each node, which of these are forces.
        along: Directions of dampers at the start, a row each, where they act in some
            directions only; their places are states.
        places: What the coordinates are, as formulas of the state.
        flow: What the rates are; zero for those that are not known.
    """

    coordinates: tuple[Symbol, ...]
    rates: tuple[Symbol, ...]
    guesses: tuple[Node, ...]
    parts: tuple[tuple[str, tuple[Node, ...]], ...]
    forces: tuple[tuple[int, ...], ...]
    along: tuple[tuple[float, ...], ...] = ()
    places: tuple[Node, ...] = ()
    flow: tuple[Node, ...] = ()

    @property
    def rows(self) -> list[Node]:
        """The sums of what all loads do along the coordinates."""
        return [
            total(*row) for row in zip(*(own for _, own in self.parts), strict=True)
        ]


@final
@dataclass(frozen=True)
class NodeMotion:
    """The velocity [m/s] and spin of a node in the world's axes, or why `unknown`.

    `loads` act on it or on the nodes on which it depends.
    """

    velocity: Vec
    spin: Vec
    unknown: str = ""
    loads: LoadsOnNodes | None = None


@final
@dataclass(frozen=True)
class NodesOfLoops:
    """The solution of nodes by symbols of the sensors that loads on them follow."""

    unknowns: Mapping[str, Array] = field(default_factory=dict)
    placements: Mapping[str, Placement] = field(default_factory=dict)
    motions: Mapping[str, NodeMotion] = field(default_factory=dict)
    states: Mapping[str, State] = field(default_factory=dict)

    def known(self, values: Mapping[Symbol, Node]) -> NodesOfLoops:
        """Return the same with values in place of the symbols."""
        return replace(
            self,
            placements=substituted(self.placements, values),
            motions=substituted(self.motions, values),
            states={
                name: replace(one, rate=substitute(one.rate, values))
                for name, one in self.states.items()
                if one.rate is not None  # as all rates of nodes are known
            },
        )


_SHOWN = 8


@final
@dataclass(frozen=True)
class MovedStart:
    """A start value that is not the one that was given.

    It is `assumed` where the user gave none, and `looped` where loops move it, not
    `start_at`. It is `far` beyond a tenth of the mechanism's size [m], 0.1 rad, or a
    tenth of the largest velocity.
    """

    name: str
    given: float
    taken: float
    unit: str
    assumed: bool
    far: bool
    looped: bool

    def __str__(self) -> str:
        unit = "" if self.unit == "1" else f" {self.unit}"
        why = "which nobody gave, " if self.assumed else ""
        return (
            f"{self.name} = {self.taken:.6g}{unit} in place of {self.given:.6g} "
            f"({why}moved by {self.taken - self.given:.3g})"
        )


@final
class MovedStarts(Sequence[MovedStart]):
    """Start values that have moved, none of them far, listed when first looked at."""

    def __init__(self, listed: Callable[[], Sequence[MovedStart]]) -> None:
        self._listed = listed

    @cached_property
    def _every(self) -> Sequence[MovedStart]:
        return self._listed()

    def __len__(self) -> int:
        return len(self._every)

    def __getitem__(self, place: Any) -> Any:
        return self._every[place]

    def __reduce__(self) -> tuple[object, ...]:
        return tuple, (self._every,)


def notes_of_moved(moved: Sequence[MovedStart]) -> list[Note]:
    """Return start values that closing has moved as notes of a result."""
    if not moved:
        return []
    whose = "The loops close" if moved[0].looped else "What start_at asks for holds"
    element = moved[0].name if len(moved) == 1 else ""
    text = f"{whose} from another start: {first_of(moved, _SHOWN)}."
    return [Note(text, "start", element)]


def warn_of_far(model: str, moved: Iterable[MovedStart]) -> None:
    """Warn the user of start values that have moved far."""
    if moved.__class__ is MovedStarts or not moved:
        return
    far = [one for one in moved if one.far and not one.assumed]
    if not far:
        return
    what, more = "what start_at asks for changes start values that are given", ""
    remedy = "Leave them out"
    if far[0].looped:
        what = "the loops do not close where it was to start"
        remedy = "Give start values nearer to the posture that is meant"
        more = " (What start_at asks for counts as a loop here.)"
        more += _of_dead_centers(far)
    warn_user(
        f"model {model!r}: {what}: {first_of(far, _SHOWN)}. {remedy}, or say which "
        f"must not change: add_joint(…, q=…, fixed=True), or model.fix_start(…); then "
        f"others move.{more}"
    )


def _of_dead_centers(moved: Sequence[MovedStart]) -> str:
    """Return why velocities have become zero, as a sentence."""
    names = [
        one.name
        for one in moved
        if one.name.startswith("v_") and abs(one.taken) < 1e-9 * abs(one.given)
    ]
    if not names:
        return ""
    return (
        f" Unless other velocities that are given demand it, {', '.join(names)} can "
        f"only be zero at a singular position (dead center): give the velocity of a "
        f"joint that can move there, or start elsewhere."
    )
