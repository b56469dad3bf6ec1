"""Chains: several joints one after the other, without bodies in between."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, final

from symbody.errors import ModelError
from symbody.model.joint_types.element import Element, JointType
from symbody.model.joint_types.fixed import Fixed
from symbody.model.joint_types.free import Free
from symbody.model.joint_types.prismatic import Prismatic
from symbody.model.joint_types.revolute import Revolute
from symbody.model.joint_types.spherical import Spherical

JointKind: TypeAlias = str | JointType | Sequence[str | JointType]

WORDS: dict[str, JointType] = {
    **{f"R{axis}": Revolute(axis) for axis in "xyz"},
    **{f"T{axis}": Prismatic(axis) for axis in "xyz"},
    "fixed": Fixed(),
    "spherical": Spherical(),
    "free": Free(),
}


@final
@dataclass(frozen=True)
class Chain:
    """Joints in series, from the parent's frame to the child's.

    Attributes:
        links: Words such as "Tx" or "Ry", or joint types.
    """

    links: Sequence[str | JointType]

    @property
    def elements(self) -> tuple[Element, ...]:
        """The elementary motions of all links, with labels that differ."""
        elements = [e for link in self.links for e in joint_type(link).elements]
        seen: Counter[str] = Counter()
        result = []
        for element in elements:
            seen[element.label] += 1
            n = seen[element.label]
            label = element.label if n == 1 else f"{element.label}{n}"
            result.append(replace(element, label=label))
        if sum(element.kind == "Q" for element in result) > 1:
            raise ModelError(
                "Chain: it holds two quaternion joints. Between two free rotations "
                "one is superfluous; put a body between them, or drop one."
            )
        return tuple(result)


def joint_type(kind: Any) -> JointType:
    """Return the joint type that a word, a list or an object means.

    Raises:
        ModelError: It means none.
    """
    if isinstance(kind, str):
        if kind not in WORDS:
            raise ModelError(
                f"joint kind {kind!r}: unknown. Known words: {', '.join(WORDS)}; also "
                f"a list of them, or an object such as Revolute((1, 1, 0))."
            )
        return WORDS[kind]
    if isinstance(kind, Sequence):
        return Chain(tuple(kind))
    # A chain is asked for its elements once, or nested ones would take 2**n times.
    if isinstance(kind, Chain) or (
        hasattr(kind, "elements") and not isinstance(kind, type)
    ):
        return kind
    raise ModelError(
        f"joint kind {kind!r} of type {type(kind).__name__}: a joint is a word such as "
        f"'Rx', a list of words, or an object such as Revolute('x')."
    )
