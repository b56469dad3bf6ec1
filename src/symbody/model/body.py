"""Rigid bodies, the frames fixed to them, and nodes of connections."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Any, TypeAlias, final

from symbody.arguments import (
    Arguments,
    hinting,
    listed,
    near,
    saying_unknown_options,
    shown,
)
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.node import ZERO, Node, Symbol
from symbody.model.formulas import MatrixLike, VectorLike
from symbody.model.quantities import check_name
from symbody.spatial.rotation import MatrixTurn, axis_turn
from symbody.spatial.vectors import (
    AXES,
    IDENTITY,
    ZERO_SYM,
    ZERO_VEC,
    Mat,
    Sym,
    Vec,
    add3,
    matmul,
    matvec,
    scale,
)


@final
@dataclass(frozen=True, eq=False)
class Frame:
    """A coordinate frame fixed to a body.

    Attributes:
        name: Unique on its body.
        body: The body.
        p: Origin in the body's own frame [m].
        R: Takes components in this frame to components in the body's own frame.
    """

    name: str
    body: Body
    p: Vec
    R: Mat

    def add_frame(
        self, name: str, at: VectorLike = (0, 0, 0), rotation: MatrixLike | None = None
    ) -> Frame:
        """Add a frame placed relative to this one; see `Body.add_frame`."""
        p_AB_A, R_AB = self.body.placement_of(f"{self.body.name}.{name}", at, rotation)
        return self.body.register_frame(
            name, add3(self.p, MatrixTurn(self.R).outward(p_AB_A)), matmul(self.R, R_AB)
        )

    def __repr__(self) -> str:
        return f"Frame({self.body.name + '.' + self.name!r})"


def set_once(adding: str, *free: str) -> Callable[[Any, str, object], None]:
    """Return what sets fields of new elements, and then raises ModelError."""

    def put(element: Any, name: str, value: object) -> None:
        fields = element.__dataclass_fields__
        if name in fields and (name not in vars(element) or name in free):
            object.__setattr__(element, name, value)
            return
        who = f"{type(element).__name__.lower()} {element.name!r}"
        if name not in fields:
            text = f"{who} has no attribute {name!r} to set. {near(name, [*fields])}"
            raise AttributeError(text)
        raise ModelError(
            f"{who}: {name} cannot be set after {adding}, which checks it. Give it "
            f"there; what differs between runs can be a parameter (add_parameter)."
        )

    return put


@final
@saying_unknown_options
@hinting({"frame": 'body["name"]', "pos": "model.add_sensor(…, Position(body))"})
@dataclass(eq=False)
class Body:
    """A rigid body, or the world.

    Attributes:
        name: Unique in the model.
        mass: Mass [kg].
        com: Centre of mass in the body's own frame [m].
        inertia: About the centre of mass, in the body's own frame [kg m²].
        frames: The frames fixed to it, by name.
        allow_invalid_inertia: Whether an inertia that no distribution of mass has only
            causes a warning.
        placement_of: From (who, at, rotation) as the user wrote them to vectors.
    """

    name: str
    placement_of: Callable[[str, object, object], tuple[Vec, Mat]]
    mass: Node = ZERO
    com: Vec = ZERO_VEC
    inertia: Sym = ZERO_SYM
    frames: dict[str, Frame] = field(default_factory=dict)
    allow_invalid_inertia: bool = False

    __setattr__ = set_once("add_body")

    def add_frame(
        self, name: str, at: VectorLike = (0, 0, 0), rotation: MatrixLike | None = None
    ) -> Frame:
        """Add a frame fixed to this body.

        Args:
            name: Unique on this body.
            at: Origin, expressed in the body's own frame, three numbers or formulas
                of parameters [m].
            rotation: Matrix that takes components in the new frame to components in
                the body's own frame, shape (3, 3), as `rotation("x", angle)` gives;
                None for parallel axes.

        Returns:
            The frame: a place for joints, loads and sensors.

        Raises:
            ModelError: The name is taken, `at` has not three components, or the
                rotation is not a rotation.
        """
        return self.register_frame(
            name, *self.placement_of(f"{self.name}.{name}", at, rotation)
        )

    def register_frame(self, name: str, p: Vec, R: Mat) -> Frame:
        """Add a frame whose placement in the body's own frame is known.

        Args:
            name: Unique on this body.
            p: Origin in the body's own frame [m].
            R: Takes components in the new frame to components in the body's own frame.
        """
        check_name("frame", name)
        for what, value in (("p", p), ("R", R)):
            if not isinstance(value, tuple) or len(value) != 3:
                arguments = Arguments(f"frame {name!r}", ModelError)
                rule, remedy = "a tuple of three", "Use add_frame."
                raise arguments.refused(what, value, rule, remedy)
        if name in self.frames:
            raise ModelError(
                f"frame {name!r}: body {self.name!r} already has a frame of this name. "
                f"Names of frames are unique on their body; pick another, e.g. "
                f"{name + '_2'!r}."
            )
        frame = self.frames[name] = Frame(name, self, p, R)
        return frame

    @property
    def origin(self) -> Frame:
        """The body's own frame."""
        return Frame("origin", self, ZERO_VEC, IDENTITY)

    def __getitem__(self, name: str) -> Frame:
        if not isinstance(name, str) or name not in self.frames:
            known = ", ".join(self.frames) or "none"
            raise ModelError(
                f"body {self.name!r}: it has no frame {shown(name)}. Frames are added "
                f"with add_frame; known ones: {known}."
            )
        return self.frames[name]

    __iter__ = None  # body.frames has the names

    def __contains__(self, name: object) -> bool:
        """Return whether the body has a frame of this name."""
        return isinstance(name, str) and name in self.frames

    def __repr__(self) -> str:
        return f"Body({self.name!r})"


PlaceLike: TypeAlias = Body | Frame


def frame_of(who: str, place: object) -> Frame:
    """Return the frame that is meant by a body or a frame."""
    if isinstance(place, Body):
        return place.origin
    if isinstance(place, Frame):
        return place
    raise ModelError(
        f"{who}: {shown(place)} is not a body or frame. Give what add_body or "
        f"add_frame returned, or model.world."
    )


@final
@dataclass(frozen=True)
class Apart:
    """The rule that the places of an element are on two bodies at least."""

    what: str = ""  # what a message calls two of them, such as "ends"
    why: str = ""  # what follows from one body, and the remedy

    def check(self, who: str, ends: Sequence[Frame]) -> None:
        """Raise if all are on one body; `who` is kind and name of the element."""
        if len({id(frame.body) for frame in ends}) != 1:
            return
        names, body = [place_name(frame) for frame in ends], ends[0].body.name
        if self.why:
            raise ModelError(
                f"{who}: both {self.what}, {' and '.join(names)}, are on the body "
                f"{body!r}, {self.why}"
            )
        raise ModelError(
            f"{who}: its endpoints {listed(names)} are all on one body, {body!r}, so "
            f"that nothing between them changes. Put them on two bodies at least."
        )


ENDPOINTS = Apart()


def place_name(place: PlaceLike) -> str:
    """Return the name of a body, or body.frame."""
    if isinstance(place, Body):
        return place.name
    return place.body.name + ("" if place.name == "origin" else f".{place.name}")


@final
@dataclass(frozen=True, eq=False)
class ConnectionNode:
    """A frame without mass, where the forces on it are in balance.

    Attributes:
        name: Unique in the model.
        body: What elements and sensors take for their place.
        at: Its place in the world where the model starts [m]; None for one between its
            neighbours.
        moves: Which axes of the world it moves along, by their numbers.
        turns: Whether it turns as well.
        coordinates: One a move [m], then three angles, about x, y and z in turn [rad].
        rates: Their rates.
    """

    name: str
    body: Body
    at: Vec | None
    moves: tuple[int, ...]
    turns: bool
    coordinates: tuple[Symbol, ...]
    rates: tuple[Symbol, ...]

    def placement(self, values: Sequence[Node]) -> tuple[Mat, Vec]:
        """Return attitude and place in the world, for values of its coordinates."""
        p = list(self.at or ZERO_VEC)
        for axis, value in zip(self.moves, values, strict=False):
            p[axis] = value
        return self._turned(values)[2], (p[0], p[1], p[2])

    def motion(self, values: Sequence[Node], rates: Sequence[Node]) -> tuple[Vec, Vec]:
        """Return velocity and angular velocity in the world's axes."""
        v = [ZERO, ZERO, ZERO]
        for axis, rate in zip(self.moves, rates, strict=False):
            v[axis] = rate
        spin = ZERO_VEC
        if self.turns:
            first, second, _ = self._turned(values)
            axes = AXES[0], matvec(first, AXES[1]), matvec(second, AXES[2])
            for direction, rate in zip(axes, rates[len(self.moves) :], strict=True):
                spin = add3(spin, scale(rate, direction))
        return (v[0], v[1], v[2]), spin

    def _turned(self, values: Sequence[Node]) -> tuple[Mat, Mat, Mat]:
        """Return its attitude after the first angle, the second, and the third."""
        if not self.turns:
            return IDENTITY, IDENTITY, IDENTITY
        angles = enumerate(values[len(self.moves) :])
        x, y, z = (axis_turn(axis, angle).matrix() for axis, angle in angles)
        second = matmul(x, y)
        return x, second, matmul(second, z)
