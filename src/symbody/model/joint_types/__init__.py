"""Kinds of joints. A new kind is a file here and, if it has a word, a row of WORDS."""

from symbody.model.joint_types.chain import WORDS, Chain, joint_type
from symbody.model.joint_types.element import Element, JointType
from symbody.model.joint_types.fixed import Fixed
from symbody.model.joint_types.free import Free
from symbody.model.joint_types.prismatic import Prismatic
from symbody.model.joint_types.revolute import Revolute
from symbody.model.joint_types.spherical import Spherical

__all__ = [
    "WORDS",
    "Chain",
    "Element",
    "Fixed",
    "Free",
    "JointType",
    "Prismatic",
    "Revolute",
    "Spherical",
    "joint_type",
]
