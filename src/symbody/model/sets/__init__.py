"""Ready sets: the sensors and loads of a machine element in one call.

The names of what they add are PyMbs's: a prefix, and the name of the set.
"""

from symbody.model.sets.contact import add_contact
from symbody.model.sets.hydraulic_cylinder import (
    HydraulicCylinder,
    add_hydraulic_cylinder,
)
from symbody.model.sets.motion_platform import MotionPlatform, add_motion_platform
from symbody.model.sets.rotor import Rotor, add_rotor
from symbody.model.sets.slot import Slot
from symbody.model.sets.tire import add_tire

__all__ = [
    "HydraulicCylinder",
    "MotionPlatform",
    "Rotor",
    "Slot",
    "add_contact",
    "add_hydraulic_cylinder",
    "add_motion_platform",
    "add_rotor",
    "add_tire",
]
