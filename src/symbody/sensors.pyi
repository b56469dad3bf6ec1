"""Sensors and where they are defined; `sensors.py` reads them here."""

from symbody.model.sensors.energy import CenterOfMass as CenterOfMass
from symbody.model.sensors.energy import Dissipation as Dissipation
from symbody.model.sensors.energy import Energy as Energy
from symbody.model.sensors.energy import Jacobian as Jacobian
from symbody.model.sensors.energy import Power as Power
from symbody.model.sensors.frames import Acceleration as Acceleration
from symbody.model.sensors.frames import AngularAcceleration as AngularAcceleration
from symbody.model.sensors.frames import AngularVelocity as AngularVelocity
from symbody.model.sensors.frames import Distance as Distance
from symbody.model.sensors.frames import Orientation as Orientation
from symbody.model.sensors.frames import Position as Position
from symbody.model.sensors.frames import Velocity as Velocity
from symbody.model.sensors.joints import ConstraintForce as ConstraintForce
from symbody.model.sensors.joints import ConstraintTorque as ConstraintTorque
from symbody.model.sensors.joints import Deformation as Deformation
from symbody.model.sensors.joints import JointAcceleration as JointAcceleration
from symbody.model.sensors.joints import JointState as JointState
from symbody.model.sensors.joints import LoadValue as LoadValue
from symbody.model.sensors.joints import Multiplier as Multiplier
