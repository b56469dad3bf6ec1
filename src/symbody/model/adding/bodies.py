"""Adding bodies."""

from __future__ import annotations

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.model.body import Body, Frame
from symbody.model.description import Description
from symbody.model.formulas import (
    FormulaLike,
    MatrixLike,
    VectorLike,
)
from symbody.model.placement import (
    about_center,
    checked_inertia,
    checked_mass,
)
from symbody.spatial.vectors import IDENTITY, ZERO_VEC, Mat, Vec, vec
from symbody.with_units import in_unit


def add_body(
    self: Description,
    name: str,
    mass: FormulaLike = 0,
    com: VectorLike = (0, 0, 0),
    inertia: VectorLike | MatrixLike | None = None,
    *,
    inertia_about: Frame | tuple[object, object] | str = "com",
    as_given: bool = False,
) -> Body:
    """Add a rigid body with a frame of its own.

    Args:
        name: Unique in the model.
        mass: Mass [kg]; zero for a massless body.
        com: Centre of mass in the body's own frame [m].
        inertia: About the centre of mass, in the axes of the body's own frame
            [kg m²]: a symmetric 3x3 matrix, or six numbers (xx, yy, zz, xy, xz,
            yz), the entries of that matrix, or three (xx, yy, zz); None for a
            particle.
        inertia_about: What the inertia is given about, if not the centre of mass:
            "origin" of the body's own frame; or the origin of another frame on the
            body, and in its axes: what add_frame would take, (at, rotation), or a
            frame that is placed so on its own body.
        as_given: Whether an inertia that no distribution of mass has is warned of
            only, as in files of robots, instead of refused.

    Returns:
        The body. Every body needs a joint: `add_joint`.

    Raises:
        ModelError: The name is taken, a number is negative, or the inertia is not
            symmetric.
    """
    who = f"body {name!r}"
    self._names.check("body", name)
    mass = in_unit(f"mass of {who}", mass, "kg")
    com = in_unit(f"com of {who}", com, "m")
    inertia = in_unit(f"inertia of {who}", inertia, "kg m²")
    m = checked_mass(who, self._constant(f"mass of {who}", mass, ()))
    center = vec(self._constant(f"com of {who}", com, (3,)))
    J = checked_inertia(
        who,
        inertia,
        lambda value: self._constant(f"inertia of {who}", value, None),
        self.default_value,
    )
    if not (isinstance(inertia_about, str) and inertia_about == "com"):
        p, R = _reference(self, who, inertia, inertia_about)
        J = about_center(J, p, R, m, center)
    as_given = Arguments(who, ModelError).flag("as_given", as_given)
    body = Body(name, self._placement, m, center, J, as_given=as_given)
    self._names.take("body", name)
    self.bodies[name] = body
    return body


def _reference(
    self: Description, who: str, inertia: object, about: object
) -> tuple[Vec, Mat]:
    """Return origin and axes of the frame that an inertia is given about."""
    if inertia is None:
        raise ModelError(
            f"{who}: inertia_about={about!r}, but there is no inertia. Give both, "
            f"or leave inertia_about out."
        )
    if isinstance(about, Frame):
        frame = self._own_frame(who, about)
        return frame.p, frame.R
    if isinstance(about, str) and about == "origin":
        return ZERO_VEC, IDENTITY
    if not isinstance(about, tuple) or len(about) != 2:
        raise ModelError(
            f"{who}: inertia_about={about!r}. Give 'com', 'origin', a frame, or "
            f"its place on the body as (at, rotation), for example "
            f"((0, 0, 1), None)."
        )
    return self._placement(f"{who}.inertia_about", *about)
