"""Chains: several joints one after the other, without bodies in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias, final

import numpy as np

from symbody.arguments import near, shown
from symbody.errors import ModelError
from symbody.model.field import Field, value_kind
from symbody.model.joint_types.element import Element, JointType
from symbody.model.joint_types.pairs import (
    Cylindrical,
    Fixed,
    Free,
    Planar,
    Prismatic,
    Revolute,
    Spherical,
    Universal,
)
from symbody.spatial.vectors import Vec, is_constant

# Tolerance within which unit vectors count as parallel.
_PARALLEL = 1e-9

JointKind: TypeAlias = str | JointType | Sequence[str | JointType]

WORDS: dict[str, JointType] = {
    **{f"R{axis}": Revolute(axis) for axis in "xyz"},
    **{f"T{axis}": Prismatic(axis) for axis in "xyz"},
    "fixed": Fixed(),
    "spherical": Spherical(),
    "free": Free(),
    "cylindrical": Cylindrical("z"),
    "planar": Planar("z"),
    "universal": Universal("x", "y"),
}


class Links(Field[Sequence[str | JointType], Sequence[str | JointType]]):
    """Joints in series."""

    words = "words or joint types"


@final
@value_kind
class Chain:
    """Joints in series, from the parent's frame to the child's.

    Attributes:
        links: Words such as "Tx" or "Ry", or joint types.
    """

    links: Links

    def __post_init__(self) -> None:
        if isinstance(self.links, str) or not isinstance(self.links, Sequence):
            raise ModelError(
                f"Chain: links={shown(self.links)}: it must be a list of words or "
                f"joint types. Give for example ('Tx', 'Ry')."
            )

    @property
    def elements(self) -> tuple[Element, ...]:
        """The elementary motions of all links, with labels that differ."""
        elements = [e for link in self.links for e in joint_type(link).elements]
        count: Counter[str] = Counter()
        result = []
        for element in elements:
            count[element.label] += 1
            n = count[element.label]
            label = element.label if n == 1 else f"{element.label}{n}"
            result.append(replace(element, label=label))
        if sum(element.kind == "Q" for element in result) > 1:
            raise ModelError(
                "Chain: it holds two quaternion joints. Between two free rotations "
                "one is superfluous; put a body between them, or drop one."
            )
        return tuple(result)


def superfluous(kind: JointType) -> str | None:
    """Return the label of a motion that others of the joint make already; or None.

    Translations in a row must point in independent directions; two rotations about one
    direction need a translation across between them, which moves the axis.
    """
    slides: list[Vec] = []
    turn: Vec | None = None
    for element in kind.elements:
        axis = element.axis
        if element.kind not in ("R", "T") or not is_constant((axis,)):
            slides, turn = [], None
            continue
        if element.kind == "T":
            if _rank(*slides, axis) == len(slides):
                return element.label
            slides.append(axis)
        else:
            if turn is not None and _rank(turn, axis, *slides) == 1:
                return element.label
            slides, turn = [], axis
    return None


def _rank(*axes: Vec) -> int:
    numbers = [[float(component) for component in axis] for axis in axes]
    return int(np.linalg.matrix_rank(np.array(numbers), tol=_PARALLEL))


def joint_type(kind: object) -> JointType:
    """Return the joint type that a word, a list or an object means."""
    if isinstance(kind, str):
        if kind == "screw":
            raise ModelError(
                "joint kind 'screw': a screw has a pitch, which a word cannot say. "
                "Give Screw('z', pitch), with the advance of one turn [m]."
            )
        if kind not in WORDS:
            raise ModelError(
                f"joint kind {shown(kind)}: unknown. Known words: {', '.join(WORDS)}; "
                f"also a list of them, or an object such as Revolute((1, 1, 0)). "
                f"{near(kind, WORDS)}"
            )
        return WORDS[kind]
    if isinstance(kind, Sequence):
        return Chain(tuple(kind))
    # Elements of a chain are read once, or nested ones would take 2**n times.
    if isinstance(kind, Chain) or (
        hasattr(kind, "elements") and not isinstance(kind, type)
    ):
        return kind
    raise ModelError(
        f"joint kind {shown(kind)} of type {type(kind).__name__}: a joint is a word "
        f"such as 'Rx', a list of words, or an object such as Revolute('x')."
    )
