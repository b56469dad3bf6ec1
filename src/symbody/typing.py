"""Types for functions of one's own that describe mechanisms, and what they take.

A function that adds a suspension may be written
``def suspension(model: sb.Model, at: PlaceLike, stiffness: FormulaLike) -> Node``.
"""

from symbody.expr.node import Array, Node, Symbol
from symbody.model.body import PlaceLike
from symbody.model.fields import CoordinateLike
from symbody.model.formulas import (
    ArrayLike,
    FormulaLike,
    MatrixLike,
    NumbersLike,
    VectorLike,
)
from symbody.model.joint_types import JointKind
from symbody.model.joint_types.element import AxisLike

__all__ = [
    "Array",
    "ArrayLike",
    "AxisLike",
    "CoordinateLike",
    "FormulaLike",
    "JointKind",
    "MatrixLike",
    "Node",
    "NumbersLike",
    "PlaceLike",
    "Symbol",
    "VectorLike",
]
