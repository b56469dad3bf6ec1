"""Joints and where they are defined; `joints.py` reads them here."""

from symbody.model.joint_types.by_law import CustomJoint as CustomJoint
from symbody.model.joint_types.by_law import Screw as Screw
from symbody.model.joint_types.pairs import Chain as Chain
from symbody.model.joint_types.pairs import Cylindrical as Cylindrical
from symbody.model.joint_types.pairs import Fixed as Fixed
from symbody.model.joint_types.pairs import Free as Free
from symbody.model.joint_types.pairs import Planar as Planar
from symbody.model.joint_types.pairs import Prismatic as Prismatic
from symbody.model.joint_types.pairs import Revolute as Revolute
from symbody.model.joint_types.pairs import Spherical as Spherical
from symbody.model.joint_types.pairs import Universal as Universal
