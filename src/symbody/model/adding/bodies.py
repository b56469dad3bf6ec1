"""Adding bodies, and the checks of their masses and inertias."""

from __future__ import annotations

import numpy as np

from symbody.arguments import Arguments
from symbody.errors import ModelError
from symbody.expr.node import ZERO, Const, Node, neg
from symbody.model.body import Body, Frame
from symbody.model.description import Description
from symbody.model.formulas import (
    FormulaLike,
    MatrixLike,
    VectorLike,
)
from symbody.spatial.rotation import MatrixTurn
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_SYM,
    ZERO_VEC,
    Mat,
    Sym,
    Vec,
    mat,
    minus,
    plus,
    sub3,
    symmetric,
    times,
    vec,
)
from symbody.with_units import in_unit

# Rounding errors of an inertia that is moved to the centre of mass, relative to it.
_CANCELLED = 1e-14


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
    m: Node = self._constant(f"mass of {who}", mass, ()).item()
    if isinstance(m, Const) and m.value < 0:
        raise ModelError(
            f"{who}: the mass is {m.value:g} kg. A mass is zero or positive."
        )
    center = vec(self._constant(f"com of {who}", com, (3,)))
    J = _inertia(self, who, inertia)
    if not (isinstance(inertia_about, str) and inertia_about == "com"):
        p, R = _reference(self, who, inertia, inertia_about)
        J = _about_center(J, p, R, m, center)
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


def _inertia(self: Description, who: str, inertia: object) -> Sym:
    if inertia is None:
        return ZERO_SYM
    array = self._constant(f"inertia of {who}", inertia, None)
    zero = ZERO_SYM[0]
    if array.shape == (3,):
        xx, yy, zz = array
        return xx, zero, zero, yy, zero, zz
    if array.shape == (6,):
        xx, yy, zz, xy, xz, yz = array
        return xx, xy, xz, yy, yz, zz
    if array.shape != (3, 3):
        raise ModelError(
            f"{who}: the inertia has the shape {array.shape}. Give a symmetric 3x3 "
            f"matrix, six entries (xx, yy, zz, xy, xz, yz) or three (xx, yy, zz)."
        )
    for i, j in ((0, 1), (0, 2), (1, 2)):
        if array[i, j] is array[j, i]:
            continue
        a, b = self.default_value(array[i, j]), self.default_value(array[j, i])
        if not np.isclose(a, b, rtol=1e-9):
            raise ModelError(
                f"{who}: the inertia is not symmetric: its entries "
                f"{'xyz'[i]}{'xyz'[j]} = {a:g} and {'xyz'[j]}{'xyz'[i]} = {b:g} "
                f"differ. Products of inertia are equal on both sides of the diagonal."
            )
    return symmetric(mat(array))


def _about_center(J: Sym, p: Vec, R: Mat, mass: Node, com: Vec) -> Sym:
    """Return J, about the origin p of a frame R, about the centre in the body's axes.

    It is R J Rᵀ - m (r·r 1 - r rᵀ) with r from the frame's origin to the centre.
    """
    x, y, z = sub3(com, p)
    turned = MatrixTurn(R).outward_sym(J)
    outer = tuple(
        times(mass, entry)
        for entry in (
            plus(times(y, y), times(z, z)), neg(times(x, y)), neg(times(x, z)),
            plus(times(x, x), times(z, z)), neg(times(y, z)),
            plus(times(x, x), times(y, y)),
        )
    )  # fmt: skip
    entries = [minus(a, b) for a, b in zip(turned, outer, strict=True)]
    sizes = [abs(e.value) for e in (*turned, *outer) if isinstance(e, Const)]
    least = _CANCELLED * max(sizes, default=0.0)
    xx, xy, xz, yy, yz, zz = (
        ZERO if isinstance(e, Const) and abs(e.value) <= least else e for e in entries
    )
    return xx, xy, xz, yy, yz, zz
