"""Types for functions of one's own that describe mechanisms, and what they take.

A function that adds a suspension may be written
``def suspension(model: sb.Model, at: PlaceLike, stiffness: FormulaLike) -> Node``.
"""

from symbody.analyses.run.methods import Method
from symbody.equations import Formalism
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
from symbody.model.joint import JointRef
from symbody.model.joint_types.element import AxisLike
from symbody.model.joint_types.pairs import JointKind
from symbody.model.quantities import Extrapolation
from symbody.runtime.load import Backend

__all__ = [
    "Array", "ArrayLike", "AxisLike", "Backend", "CoordinateLike", "Extrapolation",
    "Formalism", "FormulaLike", "JointKind", "JointRef", "MatrixLike", "Method", "Node",
    "NumbersLike", "PlaceLike", "Symbol", "VectorLike",
]  # fmt: skip
