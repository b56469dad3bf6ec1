"""Kinds of sensors. A new kind is a file here and a line below."""

from symbody.model.sensors.acceleration import Acceleration
from symbody.model.sensors.angular_acceleration import AngularAcceleration
from symbody.model.sensors.angular_velocity import AngularVelocity
from symbody.model.sensors.center_of_mass import CenterOfMass
from symbody.model.sensors.constraint_force import ConstraintForce
from symbody.model.sensors.constraint_torque import ConstraintTorque
from symbody.model.sensors.distance import Distance
from symbody.model.sensors.energy import Energy
from symbody.model.sensors.jacobian import Jacobian
from symbody.model.sensors.joint_state import JointState
from symbody.model.sensors.load_value import LoadValue
from symbody.model.sensors.orientation import Orientation
from symbody.model.sensors.position import Position
from symbody.model.sensors.sensor import Sensor
from symbody.model.sensors.velocity import Velocity

__all__ = [
    "Acceleration",
    "AngularAcceleration",
    "AngularVelocity",
    "CenterOfMass",
    "ConstraintForce",
    "ConstraintTorque",
    "Distance",
    "Energy",
    "Jacobian",
    "JointState",
    "LoadValue",
    "Orientation",
    "Position",
    "Sensor",
    "Velocity",
]
