"""Loads and where they are defined; `loads.py` reads them here."""

from symbody.model.loads.beam import Beam as Beam
from symbody.model.loads.beam import Bushing as Bushing
from symbody.model.loads.beam import Membrane as Membrane
from symbody.model.loads.cable import Bar as Bar
from symbody.model.loads.cable import Cable as Cable
from symbody.model.loads.cable import Muscle as Muscle
from symbody.model.loads.cable import WrappedCable as WrappedCable
from symbody.model.loads.contact import CompliantContact as CompliantContact
from symbody.model.loads.contact import LineTraction as LineTraction
from symbody.model.loads.contact import SphereContact as SphereContact
from symbody.model.loads.contact import Tire as Tire
from symbody.model.loads.gravity_field import GravityField as GravityField
from symbody.model.loads.gravity_field import PointGravity as PointGravity
from symbody.model.loads.joint_loads import CoulombFriction as CoulombFriction
from symbody.model.loads.joint_loads import GearMesh as GearMesh
from symbody.model.loads.joint_loads import JointForce as JointForce
from symbody.model.loads.joint_loads import JointStops as JointStops
from symbody.model.loads.joint_loads import (
    TorsionalSpringDamper as TorsionalSpringDamper,
)
from symbody.model.loads.journal_bearings import (
    FiniteJournalBearing as FiniteJournalBearing,
)
from symbody.model.loads.journal_bearings import JournalBearing as JournalBearing
from symbody.model.loads.own_law import Connector as Connector
from symbody.model.loads.springs import Force as Force
from symbody.model.loads.springs import PointToPoint as PointToPoint
from symbody.model.loads.springs import SpringDamper as SpringDamper
from symbody.model.loads.springs import Torque as Torque
