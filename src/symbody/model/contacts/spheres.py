"""Many spheres that touch each other and walls: one contact for all pairs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, final

from symbody.errors import ModelError
from symbody.expr.node import ZERO, Array, Node
from symbody.model.body import Body, Frame, PlaceLike, place_name
from symbody.model.contacts.contact import (
    Coefficient,
    Contact,
    Law,
    LawKind,
    RestitutionCoefficient,
    Rows,
    coefficient_at,
)
from symbody.model.field import Bind, Entry, Field, element, preset
from symbody.model.fields import Place, some_body, spread
from symbody.model.formulas import FormulaLike, VectorLike, positive
from symbody.model.loads.load import Kinematics, Wrench
from symbody.spatial.vectors import ZERO_VEC, transposed


class Places(Field[PlaceLike | Iterable[PlaceLike], tuple[Frame, ...]]):
    """A place or several, each once."""

    words = "bodies or frames"
    of = Place
    form, sample = "place", lambda model, n: [some_body(model, i) for i in range(2)]

    @classmethod
    def bound(cls, value: Any, entry: Entry) -> tuple[Frame, ...]:
        """Return the frames."""
        is_list = isinstance(value, Iterable) and not isinstance(value, str | Body)
        several = list(value) if is_list else [value]
        frames = tuple(Place.bound(one, entry) for one in several)
        names = [place_name(frame) for frame in frames]
        for i, name in enumerate(names) if len({*names}) < len(names) else ():
            if name in names[:i]:
                raise ModelError(
                    f"{entry.who}: {entry.name} has {name!r} twice. Give each once."
                )
        return frames


class PerPlace(Field[FormulaLike | VectorLike, Array]):
    """One formula of parameters for all places in a field before, or one for each."""

    words = "number or formula of parameters, or one for each body"
    form, sample = "formula", lambda *_: 0.1

    @classmethod
    def bound(cls, value: object, entry: Entry) -> Array:
        """Return as many nodes as there are places."""
        n = len(next(v for v in entry.before.values() if isinstance(v, tuple)))
        return entry.formulas(spread(value, n), (n,), ("parameter",))


_AXES = ("fx", "fy", "fz", "tx", "ty", "tz")
_UNITS = ("N",) * 3 + ("N m",) * 3


@final
@element
class Spheres(Contact):
    """Spheres that touch each other and walls, whichever of them do.

    One contact for all pairs, of which only those that touch cost anything: for the
    time-stepping method `Moreau`. Forces are those on each sphere, then on each wall,
    in the axes of the world, with the torque about the origin of the body or frame.

    Attributes:
        bodies: Bodies or frames at the centers.
        radius: Of all spheres, or of each [m].
        walls: Bodies or frames; a wall is the plane z = 0 of each, above which z is
            positive.
        restitution: Share of the approach velocity with which two part; 0 to 1.
        friction: Coefficient of friction between all.
    """

    bodies: Places
    radius: Annotated[PerPlace, "m", positive("as that of any body", unit="m")]
    walls: Places = preset(())
    restitution: Annotated[RestitutionCoefficient, "1"] = preset(0)
    friction: Annotated[Coefficient, "1"] = preset(0)
    is_set = True

    def check(self, who: str, bind: Bind) -> None:
        """Raise unless something can touch, and coefficients are formulas."""
        if len(self.bodies) + len(self.walls) < 2 or not self.bodies:
            raise ModelError(
                f"{who}: one sphere touches nothing. Give several bodies, or walls."
            )
        for word in ("restitution", "friction"):
            if not isinstance(getattr(self, word), Node):
                raise ModelError(
                    f"{who}: the {word} is a function of the speed, but all pairs have "
                    f"one. Give a number or a formula of parameters."
                )

    @property
    def rows(self) -> Sequence[Rows]:
        """Force and torque on each sphere and each wall."""
        kinds = [LawKind.SPHERE] * len(self.bodies) + [LawKind.WALL] * len(self.walls)
        return [
            Rows(kind, tuple(f"{i},{axis}" for axis in _AXES), _UNITS)
            for i, kind in enumerate(kinds)
        ]

    def laws(self, kinematics: Kinematics) -> Sequence[Law]:
        """Return velocities and places; pairs are found step by step."""
        friction = coefficient_at(self.friction, ZERO)
        radii = [*self.radius.tolist(), *[ZERO] * len(self.walls)]
        result = []
        for i, frame in enumerate((*self.bodies, *self.walls)):
            speeds = (
                *kinematics.velocity(frame, None, None),
                *kinematics.angular_velocity(frame, None, None),
            )
            normal = ZERO_VEC
            if i >= len(self.bodies):
                normal = transposed(kinematics.rotation(frame, None))[2]
            place = (*kinematics.position(frame, None, None), *normal, radii[i])
            result.append(
                Law(ZERO, speeds, friction, friction, self.restitution, place)
            )
        return result

    def wrenches_of(
        self, kinematics: Kinematics, forces: Sequence[Node]
    ) -> list[Wrench]:
        """Return the force and torque on each."""
        result = []
        for i, frame in enumerate((*self.bodies, *self.walls)):
            x, y, z, tx, ty, tz = forces[len(_AXES) * i : len(_AXES) * (i + 1)]
            result.append(Wrench(frame, None, (x, y, z), (tx, ty, tz)))
        return result
