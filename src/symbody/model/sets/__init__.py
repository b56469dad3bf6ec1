"""Ready sets: the sensors and loads of a machine element in one call.

The names of what they add are PyMbs's: a prefix, and the name of the set.
"""

from symbody.model.sets.drives import (
    FilteredDrive,
    Motor,
    add_dc_motor,
    add_filtered_drive,
    add_position_servo,
)
from symbody.model.sets.hydraulics import (
    HydraulicActuator,
    HydraulicCylinder,
    add_hydraulic_actuator,
    add_hydraulic_cylinder,
)
from symbody.model.sets.muscle import MuscleSymbols, add_muscle
from symbody.model.sets.rotors import BevelGears, Rotor, add_bevel_gears, add_rotor
from symbody.model.sets.slots import (
    MotionPlatform,
    Slot,
    add_contact,
    add_motion_platform,
    add_tire,
)
from symbody.model.sets.spring_mass import SpringMass, add_spring_mass
from symbody.model.sets.viscoelastic import (
    Viscoelastic,
    add_viscoelastic,
    fit_relaxation,
)

__all__ = [
    "BevelGears",
    "FilteredDrive",
    "HydraulicActuator",
    "HydraulicCylinder",
    "MotionPlatform",
    "Motor",
    "MuscleSymbols",
    "Rotor",
    "Slot",
    "SpringMass",
    "Viscoelastic",
    "add_bevel_gears",
    "add_contact",
    "add_dc_motor",
    "add_filtered_drive",
    "add_hydraulic_actuator",
    "add_hydraulic_cylinder",
    "add_motion_platform",
    "add_muscle",
    "add_position_servo",
    "add_rotor",
    "add_spring_mass",
    "add_tire",
    "add_viscoelastic",
    "fit_relaxation",
]
