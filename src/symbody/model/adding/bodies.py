"""Adding bodies, joints, and nodes of connections."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from symbody.arguments import Arguments, former_options, shown
from symbody.errors import ModelError, warn_user
from symbody.expr.node import ZERO, Const, Node, Symbol
from symbody.model.adding.motion import fix_starts
from symbody.model.body import Body, ConnectionNode, Frame, PlaceLike
from symbody.model.description import Description
from symbody.model.formulas import (
    FormulaLike,
    MatrixLike,
    NumbersLike,
    VectorLike,
    checked_formula,
    not_negative,
)
from symbody.model.joint import Joint, new_joint, unusual
from symbody.model.joint_types.pairs import JointKind, joint_type
from symbody.spatial import vectors
from symbody.spatial.rotation import MatrixTurn
from symbody.spatial.six import shift_of_inertia
from symbody.spatial.vectors import (
    IDENTITY,
    ZERO_SYM,
    ZERO_VEC,
    Mat,
    Sym,
    Vec,
    minus,
    scale,
    sub3,
    vec,
)
from symbody.with_units import in_unit

# Rounding errors of an inertia that is moved to the centre of mass, relative to it.
_CANCELLED = 1e-14
# By so much, of the largest entry, both sides of a symmetric matrix may differ.
_ASYMMETRIC = 1e-8


@former_options(as_given="allow_invalid_inertia")
def add_body(
    self: Description,
    name: str,
    mass: FormulaLike = 0,
    com: VectorLike = (0, 0, 0),
    inertia: VectorLike | MatrixLike | None = None,
    *,
    inertia_about: Frame | tuple[object, object] | str = "com",
    allow_invalid_inertia: bool = False,
) -> Body:
    """Add a rigid body with a frame of its own.

    Args:
        name: Unique in the model.
        mass: Mass [kg]; zero for a massless body.
        com: Centre of mass in the body's own frame [m].
        inertia: About the centre of mass, in the axes of the body's own frame
            [kg m²]: a symmetric 3x3 matrix, or six numbers (xx, yy, zz, xy, xz, yz),
            the entries of that matrix, or three (xx, yy, zz); None for a particle.
        inertia_about: What the inertia is given about, if not the centre of mass:
            "origin" of the body's own frame; or the origin of another frame on the
            body, and in its axes: what add_frame would take, (at, rotation), or a
            frame that is placed so on its own body.
        allow_invalid_inertia: Whether an inertia that no distribution of mass has only
            causes a warning, as in files of robots, and no error.

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
    if m is ZERO and center != ZERO_VEC and J != ZERO_SYM:
        warn_user(
            f"{who}: com={shown(com)} has no effect, because the body has no mass, so "
            f"that no gravity acts there. Give mass=…, or leave com out."
        )
    if not (isinstance(inertia_about, str) and inertia_about == "com"):
        p, R = _reference(self, who, inertia, inertia_about)
        J = _about_center(J, p, R, m, center)
    allowed = Arguments(who, ModelError).flag(
        "allow_invalid_inertia", allow_invalid_inertia
    )
    body = Body(name, self._placement, m, center, J, allow_invalid_inertia=allowed)
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
        return vectors.ZERO_VEC, IDENTITY
    if not isinstance(about, tuple) or len(about) != 2:
        raise ModelError(
            f"{who}: inertia_about={about!r}. Give 'com', 'origin', a frame, or its "
            "place on the body as (at, rotation), for example ((0, 0, 1), None)."
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
        size = max(abs(self.default_value(entry)) for entry in array.ravel().tolist())
        if not abs(a - b) <= _ASYMMETRIC * size:
            raise ModelError(
                f"{who}: the inertia is not symmetric: its entries "
                f"{'xyz'[i]}{'xyz'[j]} = {a:g} and {'xyz'[j]}{'xyz'[i]} = {b:g} "
                f"differ. Products of inertia are equal on both sides of the diagonal."
            )
    return vectors.symmetric(vectors.mat(array))


def _about_center(J: Sym, p: Vec, R: Mat, mass: Node, com: Vec) -> Sym:
    """Return R J Rᵀ - m (r·r 1 - r rᵀ) in the body's axes, r from p to the centre."""
    r, turned = sub3(com, p), MatrixTurn(R).outward_sym(J)
    outer = shift_of_inertia(r, ZERO_VEC, scale(mass, r))
    entries = [minus(a, b) for a, b in zip(turned, outer, strict=True)]
    sizes = [abs(e.value) for e in (*turned, *outer) if isinstance(e, Const)]
    least = _CANCELLED * max(sizes, default=0.0)
    xx, xy, xz, yy, yz, zz = (
        ZERO if isinstance(e, Const) and abs(e.value) <= least else e for e in entries
    )
    return xx, xy, xz, yy, yz, zz


_AXES = "xyz"


def add_node(
    self: Description,
    name: str,
    at: VectorLike | None = None,
    *,
    moves: str = "xyz",
    turns: bool = False,
) -> Body:
    """Add a node: a point without mass in which elements meet and are in balance.

    Loads that end on it determine its motion: springs its position, dampers its
    velocity, so that its position becomes an extra state with the name of the node.
    Dampers in some directions only give it states NAME_along for these, which start at
    `at`; across them its position follows from the springs. States begin where the
    parameters put them with which the model is compiled or exported.

    Args:
        name: Unique in the model.
        at: Guess of its position at the start, three numbers or formulas of parameters,
            in the world's axes [m]; None for the middle of the points that it is
            connected with. Of several equilibria, the one near it is taken.
        moves: Axes of the world along which it moves, "xy" for example; along the
            others it is fixed to the world, at `at`.
        turns: Whether it also turns, so that torques on it are in balance.

    Returns:
        A place for loads, sensors and shapes, as a body is, with frames of its own.

    Raises:
        ModelError: The name is taken, or the axes are none.
    """
    who = f"node {name!r}"
    self._names.check("node", name)
    turns = Arguments(who, ModelError).flag("turns", turns)
    known = isinstance(moves, str) and set(moves) <= set(_AXES)
    if not known or len(set(moves)) < len(moves) or not (moves or turns):
        raise ModelError(
            f"{who}: moves={shown(moves)}. Give the axes of the world along which it "
            f"moves, such as 'xyz' or 'xz'."
        )
    axes = tuple(sorted(_AXES.index(axis) for axis in moves))
    if at is None and len(axes) < 3:
        fixed = ", ".join(a for i, a in enumerate(_AXES) if i not in axes)
        raise ModelError(
            f"{who}: it moves along {', '.join(moves) or 'nothing'} only, so that its "
            f"place along {fixed} must be known. Give at=(x, y, z)."
        )
    place = None if at is None else vec(self._constant(f"at of {who}", at, (3,)))
    names = [f"{name}_{_AXES[i]}" for i in axes]
    names += [f"{name}_R{axis}" for axis in _AXES] if turns else []
    # Those of states along dampers in some directions only.
    along = [f"{name}_along", *(f"{name}_along{k + 1}" for k in range(len(names)))]
    for coordinate in (*names, *along):
        self._names.check("node", coordinate)
    node = ConnectionNode(
        name,
        Body(name, self._placement),
        place,
        axes,
        turns,
        tuple(Symbol(coordinate) for coordinate in names),
        tuple(Symbol(f"v_{coordinate}") for coordinate in names),
    )
    for coordinate in (name, *names, *along):
        self._names.take("node", coordinate)
    self.nodes[name] = node
    return node.body


def checked_no_node(self: Description, who: str, places: Any, why: str) -> None:
    """Raise if one of some frames is on a node."""
    for frame in places:
        if frame.body.name in self.nodes:
            raise ModelError(
                f"{who}: it is at the node {frame.body.name!r}, {why}. Take a body, "
                f"or let a stiff element stand for it."
            )


# Least and greatest value.
Limits: TypeAlias = tuple[float, float]


def add_joint(
    self: Description,
    name: str,
    parent: PlaceLike,
    child: PlaceLike,
    kind: JointKind,
    *,
    q: float | NumbersLike | None = None,
    v: float | NumbersLike | None = None,
    limits: Limits | Sequence[Limits | None] | None = None,
    armature: FormulaLike | VectorLike = 0,
    fixed: bool | Sequence[bool] = False,
) -> Joint:
    """Add a joint between two bodies.

    Args:
        name: Unique in the model; its coordinates are q_name or, where it has
            several, q_name_Tx and so on.
        parent: Body or frame nearer to the world.
        child: Body or frame that the joint carries. With all coordinates at zero
            both frames coincide.
        kind: "Rx", "Ty", …, a list of them, "fixed", "spherical", "free",
            "cylindrical", "planar", "universal", or an object such as
            `Revolute((1, 1, 0))`.
        q: Start coordinates [rad or m]; default where the frames coincide. Closing
            loops may change them; a note of the motion says by how much.
        v: Start velocities; default zero. Closing loops may change them as well.
        limits: (least, greatest) of the coordinate; a list of those or None where
            there are several. They are no stops: a simulation that passes one warns,
            and its motion has a note.
        armature: Inertia of a rotor that turns with the joint, reflected to the joint:
            times the square of the gear ratio [kg m² or kg]. One for all velocities or
            a list. It adds to the diagonal of M and to nothing else.
        fixed: Whether closing loops keeps the start values q and v: True, or True or
            False for each coordinate with its velocity. See also `fix_start`.

    Raises:
        ModelError: A name is taken, a place is of another model, the joint starts
            and ends on one body, start values do not fit, an armature is negative,
            or what is fixed is not given.
    """
    who = f"joint {name!r}"
    self._names.check("joint", name)
    frames = tuple(self._own_frame(who, place) for place in (parent, child))
    checked_no_node(self, who, frames, "which no joint carries")
    if frames[0].body is frames[1].body:
        raise ModelError(
            f"{who}: parent and child are both on {frames[0].body.name!r}. A joint "
            f"connects two bodies; give a frame of another body."
        )
    if frames[1].body is self.world:
        raise ModelError(
            f"{who}: the child is the world, which nothing carries. Give the world "
            f"as parent and {frames[0].body.name!r} as child."
        )
    motions = joint_type(kind)
    allowed = ("own coordinate", "parameter", "time")
    for element in motions.elements:
        self._constant(f"axis of {who}", element.axis, (3,))
        if element.law is not None:
            law, kinds = element.law, dict.fromkeys(element.law.coordinates, allowed[0])
            kinds = self._kinds | kinds
            for formula in (law.position, law.rotation):
                checked_formula(
                    who, formula, None, kinds, self.name, allowed, self._names.kind_of,
                    self._used,
                )  # fmt: skip
    n = sum(len(element.velocities) for element in motions.elements)
    each = armature if hasattr(armature, "__len__") else [armature] * n
    if not (n or hasattr(armature, "__len__")) and armature != 0:
        raise ModelError(
            f"{who}: armature={shown(armature)}, but nothing turns or slides in it, so "
            f"a rotor does not either. Leave it out."
        )
    inertias = tuple(self._constant(f"armature of {who}", each, (n,)))
    joint = new_joint(
        name, frames[0], frames[1], motions, q=q, v=v, limits=limits, armature=inertias
    )
    inertia = not_negative("as any inertia")
    inertia.check(who, "armature", joint.armature, self._value_without_motion)
    fix_starts(joint, fixed)
    motion = {"coordinate": joint.q, "velocity": joint.v, "acceleration": joint.vd}
    for kind_of_symbol, symbols in motion.items():
        for symbol in symbols:
            self._names.check_free(kind_of_symbol, symbol.name)
    for kind_of_symbol, symbols in motion.items():
        for symbol in symbols:
            self._names.take(kind_of_symbol, symbol.name)
        self._register(kind_of_symbol, symbols)
    self._names.take("joint", name)
    self.joints[name] = joint
    for message in unusual(joint):
        warn_user(message)
    return joint
