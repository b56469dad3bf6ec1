"""Kinds of joints. A new kind is a file here and, if it has a word, a row of WORDS."""

from symbody.model.joint_types.chain import (
    WORDS,
    Chain,
    JointKind,
    joint_type,
    superfluous,
)
from symbody.model.joint_types.custom import CustomJoint
from symbody.model.joint_types.cylindrical import Cylindrical
from symbody.model.joint_types.element import Element, JointType, Law
from symbody.model.joint_types.fixed import Fixed
from symbody.model.joint_types.free import Free
from symbody.model.joint_types.planar import Planar
from symbody.model.joint_types.prismatic import Prismatic
from symbody.model.joint_types.revolute import Revolute
from symbody.model.joint_types.screw import Screw
from symbody.model.joint_types.spherical import Spherical
from symbody.model.joint_types.universal import Universal

__all__ = [
    "WORDS",
    "Chain",
    "CustomJoint",
    "Cylindrical",
    "Element",
    "Fixed",
    "Free",
    "JointKind",
    "JointType",
    "Law",
    "Planar",
    "Prismatic",
    "Revolute",
    "Screw",
    "Spherical",
    "Universal",
    "joint_type",
    "superfluous",
]
