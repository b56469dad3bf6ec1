"""Rigid bodies and the frames fixed to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field
from typing import TypeAlias, final

from symbody.arguments import Arguments, shown
from symbody.dataclass import dataclass
from symbody.errors import ModelError
from symbody.expr.node import ZERO, Node
from symbody.model.formulas import MatrixLike, VectorLike
from symbody.model.names import check_name
from symbody.spatial.rotation import MatrixTurn
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_SYM,
    ZERO_VEC,
    Mat,
    Sym,
    Vec,
    add3,
    matmul,
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
            name,
            add3(self.p, MatrixTurn(self.R).outward(p_AB_A)),
            matmul(self.R, R_AB),
        )

    def __repr__(self) -> str:
        return f"Frame({self.body.name + '.' + self.name!r})"


@final
@dataclass(eq=False)
class Body:
    """A rigid body, or the world.

    Attributes:
        name: Unique in the model.
        mass: Mass [kg].
        com: Centre of mass in the body's own frame [m].
        inertia: About the centre of mass, in the body's own frame [kg m²].
        frames: The frames fixed to it, by name.
        as_given: Whether an inertia that no distribution of mass has is warned of only.
        placement_of: From (who, at, rotation) as the user wrote them to vectors.
    """

    name: str
    placement_of: Callable[[str, object, object], tuple[Vec, Mat]]
    mass: Node = ZERO
    com: Vec = ZERO_VEC
    inertia: Sym = ZERO_SYM
    frames: dict[str, Frame] = field(default_factory=dict)
    as_given: bool = False

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
                rule, remedy = "a tuple of three", "Use add_frame."
                asked = Arguments(f"frame {name!r}", ModelError)
                raise asked.refused(what, value, rule, remedy)
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

    def __repr__(self) -> str:
        return f"Body({self.name!r})"


PlaceLike: TypeAlias = Body | Frame


def frame_of(who: str, place: object) -> Frame:
    """Return the frame that is meant by a body or a frame.

    Raises:
        ModelError: It is neither.
    """
    if isinstance(place, Body):
        return place.origin
    if isinstance(place, Frame):
        return place
    raise ModelError(
        f"{who}: {shown(place)} is not a body or frame. Give what add_body or "
        f"add_frame returned, or model.world."
    )


def place_name(place: PlaceLike) -> str:
    """Return the name of a body, or body.frame."""
    if isinstance(place, Body):
        return place.name
    return place.body.name + ("" if place.name == "origin" else f".{place.name}")
