"""Kinds of loads. A new kind is a file here and a line below."""

from symbody.model.loads.bushing import Bushing
from symbody.model.loads.contact import Contact
from symbody.model.loads.coulomb_friction import CoulombFriction
from symbody.model.loads.force import Force
from symbody.model.loads.joint_force import JointForce
from symbody.model.loads.load import JointLoad, Load, Wrench
from symbody.model.loads.point_to_point import PointToPoint
from symbody.model.loads.spring_damper import SpringDamper
from symbody.model.loads.tire import Tire
from symbody.model.loads.torque import Torque
from symbody.model.loads.torsional_spring_damper import TorsionalSpringDamper

__all__ = [
    "Bushing",
    "Contact",
    "CoulombFriction",
    "Force",
    "JointForce",
    "JointLoad",
    "Load",
    "PointToPoint",
    "SpringDamper",
    "Tire",
    "Torque",
    "TorsionalSpringDamper",
    "Wrench",
]
