"""symbody: symbolic multibody dynamics.

A mechanism is described with `Model`; `derive` gives its equations, `generate` its
code, `compile_model` its functions and `simulate` its motion.
"""

from __future__ import annotations

import importlib
from typing import Any

from symbody.errors import (
    AnalysisError,
    CallError,
    CompileError,
    DerivationError,
    ExpressionError,
    ModelError,
    ModelWarning,
    NameTakenError,
    SymbodyError,
    WriterError,
)
from symbody.expr import (
    Curve,
    ExternalFunction,
    absolute,
    acos,
    acosh,
    asin,
    asinh,
    atan,
    atan2,
    atanh,
    both,
    cos,
    cosh,
    count_operations,
    derivative,
    directional,
    either,
    equal,
    evaluate,
    exp,
    from_sympy,
    gradient,
    jacobian,
    log,
    maximum,
    minimum,
    negate,
    sign,
    sin,
    sinh,
    sqrt,
    substitute,
    symbol,
    tan,
    tanh,
    text,
    time_derivative,
    to_sympy,
    where,
)
from symbody.model import Body, Frame, Joint, Model
from symbody.model.joint_types import (
    Chain,
    CustomJoint,
    Cylindrical,
    Fixed,
    Free,
    Planar,
    Prismatic,
    Revolute,
    Screw,
    Spherical,
    Universal,
)
from symbody.model.loads import (
    Bushing,
    Contact,
    CoulombFriction,
    Force,
    JointForce,
    PointToPoint,
    SpringDamper,
    Tire,
    Torque,
    TorsionalSpringDamper,
)
from symbody.model.sensors import (
    Acceleration,
    AngularAcceleration,
    AngularVelocity,
    CenterOfMass,
    ConstraintForce,
    ConstraintTorque,
    Distance,
    Energy,
    Jacobian,
    JointState,
    LoadValue,
    Orientation,
    Position,
    Velocity,
)
from symbody.model.sets import (
    add_contact,
    add_hydraulic_cylinder,
    add_motion_platform,
    add_tire,
)
from symbody.model.visuals import (
    Arrow,
    Box,
    Cylinder,
    FrameAxes,
    Line,
    Mesh,
    Sphere,
    Visual,
)
from symbody.spatial.rotation import rotation
from symbody.system import System, assemble

# Compilers, integrators and tables take a second to import; they come when first used.
_LATER = {
    "CompiledModel": "symbody.pipeline",
    "Motion": "symbody.results.motion",
    "compile_model": "symbody.pipeline",
    "derive": "symbody.pipeline",
    "generate": "symbody.exports.generate",
    "library": "symbody.library",
    "simulate": "symbody.analyses.simulate",
    "tmt": "symbody.formalisms.tmt_sympy",
}

__version__ = "0.1.0"

__all__ = [
    "Acceleration",
    "AnalysisError",
    "AngularAcceleration",
    "AngularVelocity",
    "Arrow",
    "Body",
    "Box",
    "Bushing",
    "CallError",
    "CenterOfMass",
    "Chain",
    "CompileError",
    "CompiledModel",
    "ConstraintForce",
    "ConstraintTorque",
    "Contact",
    "CoulombFriction",
    "Curve",
    "CustomJoint",
    "Cylinder",
    "Cylindrical",
    "DerivationError",
    "Distance",
    "Energy",
    "ExpressionError",
    "ExternalFunction",
    "Fixed",
    "Force",
    "Frame",
    "FrameAxes",
    "Free",
    "Jacobian",
    "Joint",
    "JointForce",
    "JointState",
    "Line",
    "LoadValue",
    "Mesh",
    "Model",
    "ModelError",
    "ModelWarning",
    "Motion",
    "NameTakenError",
    "Orientation",
    "Planar",
    "PointToPoint",
    "Position",
    "Prismatic",
    "Revolute",
    "Screw",
    "Sphere",
    "Spherical",
    "SpringDamper",
    "SymbodyError",
    "System",
    "Tire",
    "Torque",
    "TorsionalSpringDamper",
    "Universal",
    "Velocity",
    "Visual",
    "WriterError",
    "absolute",
    "acos",
    "acosh",
    "add_contact",
    "add_hydraulic_cylinder",
    "add_motion_platform",
    "add_tire",
    "asin",
    "asinh",
    "assemble",
    "atan",
    "atan2",
    "atanh",
    "both",
    "compile_model",
    "cos",
    "cosh",
    "count_operations",
    "derivative",
    "derive",
    "directional",
    "either",
    "equal",
    "evaluate",
    "exp",
    "from_sympy",
    "generate",
    "gradient",
    "jacobian",
    "library",
    "log",
    "maximum",
    "minimum",
    "negate",
    "rotation",
    "sign",
    "simulate",
    "sin",
    "sinh",
    "sqrt",
    "substitute",
    "symbol",
    "tan",
    "tanh",
    "text",
    "time_derivative",
    "tmt",
    "to_sympy",
    "where",
]


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module 'symbody' has no attribute {name!r}")
    module = importlib.import_module(_LATER[name])
    value = module if name == "library" else getattr(module, _NAMES.get(name, name))
    globals()[name] = value
    return value


_NAMES = {"tmt": "tmt_sympy"}


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER})
