"""Kinds of loads. A new kind is a file here and a line below."""

from symbody.model.loads.force import Force
from symbody.model.loads.joint_force import JointForce
from symbody.model.loads.load import JointLoad, Load, Wrench
from symbody.model.loads.point_to_point import PointToPoint
from symbody.model.loads.torque import Torque

__all__ = [
    "Force",
    "JointForce",
    "JointLoad",
    "Load",
    "PointToPoint",
    "Torque",
    "Wrench",
]
