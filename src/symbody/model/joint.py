"""Joints: how one body may move relative to another."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Any, Never, TypeAlias, final

from symbody.arguments import Arguments, counted, hinting, shown
from symbody.dataclass import dataclass
from symbody.errors import ExpressionError, ModelError
from symbody.expr.node import ZERO, Node, Symbol
from symbody.model.body import Frame, place_name, set_once
from symbody.model.joint_types.element import Element, JointType
from symbody.model.joint_types.pairs import numbered, superfluous
from symbody.model.quantities import checked_limits
from symbody.with_units import has_units_or_masks, in_unit, likely_degrees

# Rounding error of the length of a normalized quaternion. Within it a quaternion stays
# as it is, so that writing and reading a model changes no digit.
_ROUNDING = 1e-15


_set = set_once("add_joint", "q_start", "v_start", "limits")


@final
class JointSymbols(tuple[Symbol, ...]):
    """Coordinates, velocities or accelerations of a joint, a tuple even of one."""

    def __mul__(self, *_: object) -> Never:
        word = self[0].name.partition("_")[0] if self else "q"
        raise ExpressionError(
            f"joint.{word} is no formula but a tuple of them, {tuple(self)}, also of a "
            f"joint with one freedom. Write joint.{word}[0]."
        )

    __rmul__ = __neg__ = __sub__ = __rsub__ = __truediv__ = __pow__ = __mul__


@hinting({
    "angle": "joint.q[0]", "position": "joint.q[0]", "velocity": "joint.v[0]",
    "speed": "joint.v[0]", "qd": "joint.v[0]", "acceleration": "joint.vd[0]",
    "a": "joint.vd[0]", "qdd": "joint.vd[0]",
})  # fmt: skip
@dataclass(eq=False)
class Joint:
    """A joint between a frame of the parent body and a frame of the child body.

    Attributes:
        name: Unique in the model.
        parent: Frame on the body nearer to the world.
        child: Frame on the other body.
        kind: The joint type.
        q: Coordinates [rad or m].
        v: Velocities [rad/s or m/s].
        vd: Accelerations.
        q_start: Coordinates at the start of a simulation.
        v_start: Velocities at the start of a simulation.
        limits: For each coordinate (least, greatest) or None. They stop nothing; a
            simulation that passes one says so.
        armature: For each velocity the inertia of what turns or slides with it alone:
            a motor's rotor, times the square of its gear ratio [kg m² or kg].
        drives: For each coordinate the formula of time it follows, or None.
        given: Names of the coordinates and velocities whose start values were given.
        fixed: Names of those whose start values nothing may change.
    """

    name: str
    parent: Frame
    child: Frame
    kind: JointType
    q: JointSymbols
    v: JointSymbols
    vd: JointSymbols
    q_start: tuple[float, ...]
    v_start: tuple[float, ...]
    limits: tuple[tuple[float, float] | None, ...]
    armature: tuple[Node, ...]
    drives: list[Node | None] = field(default_factory=list)
    given: set[str] = field(default_factory=set)
    fixed: set[str] = field(default_factory=set)

    def __setattr__(self, name: str, value: object) -> None:
        if name == "limits":
            names = [symbol.name.removeprefix("q_") for symbol in self.q]
            value = _limits(self.name, value, names)
        elif name in ("q_start", "v_start") and name in vars(self):
            names = [symbol.name[2:] for symbol in getattr(self, name[0])]
            value = _start(self.name, name[0], value, names, getattr(self, name))
        _set(self, name, value)

    @property
    def moved_by(self) -> tuple[tuple[Symbol, ...], ...]:
        """For each coordinate what moves it: its rate; in a quaternion three."""
        result: list[tuple[Symbol, ...]] = []
        for element, _, of_v in placed_elements(self):
            own = self.v[of_v]
            result += [own] * 4 if element.kind == "Q" else [(v,) for v in own]
        return tuple(result)

    @property
    def rates(self) -> tuple[Symbol | None, ...]:
        """For each coordinate the velocity that is its rate; None in a quaternion."""
        return tuple(own[0] if len(own) == 1 else None for own in self.moved_by)

    @property
    def elements(self) -> tuple[Element, ...]:
        """The elementary motions, from parent to child."""
        return self.kind.elements

    def __repr__(self) -> str:
        parent, child = place_name(self.parent), place_name(self.child)
        motions = " ".join(e.label for e in self.elements) or "fixed"
        return f"Joint({self.name!r}: {parent} -> {child}, {motions})"


def placed_elements(joint: Joint) -> Iterator[tuple[Element, slice, slice]]:
    """Yield elementary motions, and where their coordinates and velocities stand."""
    iq = iv = 0
    for element in joint.elements:
        end_q, end_v = iq + len(element.coordinates), iv + len(element.velocities)
        yield element, slice(iq, end_q), slice(iv, end_v)
        iq, iv = end_q, end_v


# A joint, or its name.
JointRef: TypeAlias = Joint | str


def new_joint(
    name: str,
    parent: Frame,
    child: Frame,
    kind: JointType,
    *,
    q: object,
    v: object,
    limits: object,
    armature: tuple[Node, ...],
) -> Joint:
    """Return a joint with fresh symbols and checked start values."""
    elements = kind.elements
    q_names = _suffixed(name, [c for e in elements for c in e.coordinates])
    v_names = _suffixed(name, [c for e in elements for c in e.velocities])
    home = tuple(value for element in elements for value in element.start)
    joint = Joint(
        name,
        parent,
        child,
        kind,
        q=JointSymbols(Symbol(f"q_{n}") for n in q_names),
        v=JointSymbols(Symbol(f"v_{n}") for n in v_names),
        vd=JointSymbols(Symbol(f"vd_{n}") for n in v_names),
        q_start=_start(name, "q", _bare(name, q, kind, ""), q_names, home),
        v_start=_start(
            name, "v", _bare(name, v, kind, "/s"), v_names, (0.0,) * len(v_names)
        ),
        limits=_limits(name, _bare(name, limits, kind, ""), q_names),
        armature=armature,
    )
    joint.drives[:] = [None] * len(joint.q)
    for symbols, values in ((joint.q, q), (joint.v, v)):
        joint.given.update(s.name for s in symbols if values is not None)
    _check_quaternion(joint)
    for symbol, value, limit in zip(joint.q, joint.q_start, joint.limits, strict=True):
        if limit is not None and not limit[0] <= value <= limit[1]:
            raise ModelError(
                f"joint {name!r}: the start value {symbol.name} = {value:g} is outside "
                f"its range [{limit[0]:g}, {limit[1]:g}]. Start inside the range, or "
                f"widen it."
            )
    return joint


def unusual(joint: Joint) -> Iterator[str]:
    """Yield the likely mistakes of a joint, in words for a warning."""
    label = superfluous(joint.kind)
    if label is not None and all(value is ZERO for value in joint.armature):
        yield (
            f"joint {joint.name!r}: its motion {label} only repeats what the motions "
            f"before it do, so that nothing tells their coordinates apart and the mass "
            f"matrix is singular. Leave it out, or put a body between."
        )
    units = [element.unit for element in joint.elements for _ in element.coordinates]
    rows = zip(joint.q, joint.q_start, joint.limits, units, strict=True)
    for symbol, value, limit, _ in (row for row in rows if row[-1] == "rad"):
        # Limits that mean none, as 100 or 1e16 in files of robots, are no degrees.
        ends = [x for x in limit or () if abs(x) <= 360 and x % 15 == 0]
        words = [likely_degrees(f"it starts at {symbol.name}", value)]
        words += [likely_degrees(f"a limit is {symbol.name}", x) for x in ends]
        yield from [f"joint {joint.name!r}: {text}" for text in words if text][:1]


def _suffixed(name: str, suffixes: list[str]) -> list[str]:
    if len(suffixes) == 1:
        return [name]
    return [f"{name}_{suffix}" for suffix in numbered(suffixes)]


def _bare(name: str, values: object, kind: JointType, per: str) -> object:
    """Return start values without the units that they may bring along."""
    who, units = f"joint {name!r}", [element.unit for element in kind.elements]
    if not has_units_or_masks(values):
        return values
    if isinstance(values, list | tuple) and len(values) == len(units):
        pairs = zip(values, units, strict=True)
        return [in_unit(who, value, f"{unit}{per}") for value, unit in pairs]
    return in_unit(who, values, f"{units[0]}{per}" if len({*units}) == 1 else "")


def _start(
    name: str, letter: str, values: object, names: list[str], home: tuple[float, ...]
) -> tuple[float, ...]:
    if values is None:
        return home
    array = Arguments(f"joint {name!r}", ModelError).numbers(
        letter, values, None, f"Give one number for each of {_listed(letter, names)}."
    )
    numbers: tuple[float, ...] = tuple(array.reshape(-1).tolist())
    if len(numbers) != len(names) or array.ndim > 1:
        raise ModelError(
            f"joint {name!r}: {letter}={shown(values)} has {len(numbers)} start "
            f"values, but the joint has {len(names)}: {_listed(letter, names)}. Give "
            f"one for each."
        )
    return numbers


def _listed(letter: str, names: list[str]) -> str:
    return ", ".join(f"{letter}_{name}" for name in names) or "none"


def _is_scalar(value: object) -> bool:
    return not hasattr(value, "__len__")


def _limits(
    name: str, limits: Any, names: list[str]
) -> tuple[tuple[float, float] | None, ...]:
    if limits is None:
        return (None,) * len(names)
    entries = [limits] if _is_scalar(limits) else list(limits)
    if len(names) == 1 and len(entries) == 2 and all(map(_is_scalar, entries)):
        entries = [limits]
    if len(entries) != len(names):
        raise ModelError(
            f"joint {name!r}: limits={shown(limits)} has "
            f"{counted(len(entries), 'entry', 'entries')}, but the joint has "
            f"{counted(len(names), 'coordinate')}: {_listed('q', names)}. Give "
            f"(least, greatest) or None for each."
        )
    return tuple(checked_limits(f"joint {name!r}", limit) for limit in entries)


def _check_quaternion(joint: Joint) -> None:
    for element, own, _ in placed_elements(joint):
        if element.kind == "Q":
            before, quaternion = joint.q_start[: own.start], joint.q_start[own]
            norm = sum(e * e for e in quaternion) ** 0.5
            if abs(norm - 1) > 1e-6:
                raise ModelError(
                    f"joint {joint.name!r}: the start quaternion {quaternion} has "
                    f"length {norm:.6g}. A rotation needs length 1, scalar part "
                    f"first; divide it by its length."
                )
            if abs(norm - 1) > _ROUNDING:
                unit = tuple(e / norm for e in quaternion)
                joint.q_start = before + unit + joint.q_start[own.stop :]


Drives = tuple[Node | None, ...]
