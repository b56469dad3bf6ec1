"""Contacts and where they are defined; `contacts.py` reads them here."""

from symbody.model.contacts.curves import CurveOnCurve as CurveOnCurve
from symbody.model.contacts.curves import FlatOnCam as FlatOnCam
from symbody.model.contacts.curves import RollerOnCam as RollerOnCam
from symbody.model.contacts.joints import Backlash as Backlash
from symbody.model.contacts.joints import Brake as Brake
from symbody.model.contacts.joints import Clutch as Clutch
from symbody.model.contacts.joints import DryFriction as DryFriction
from symbody.model.contacts.joints import Freewheel as Freewheel
from symbody.model.contacts.joints import Gap as Gap
from symbody.model.contacts.joints import JointStop as JointStop
from symbody.model.contacts.joints import Rope as Rope
from symbody.model.contacts.shapes import BoxOnPlane as BoxOnPlane
from symbody.model.contacts.shapes import CylinderOnPlane as CylinderOnPlane
from symbody.model.contacts.shapes import DiscOnPlane as DiscOnPlane
from symbody.model.contacts.shapes import EllipsoidOnPlane as EllipsoidOnPlane
from symbody.model.contacts.shapes import HullOnPlane as HullOnPlane
from symbody.model.contacts.shapes import PointOnPlane as PointOnPlane
from symbody.model.contacts.shapes import SlidingFriction as SlidingFriction
from symbody.model.contacts.shapes import SphereOnPlane as SphereOnPlane
from symbody.model.contacts.shapes import SphereOnSphere as SphereOnSphere
from symbody.model.contacts.spheres import Spheres as Spheres
