"""Constraints and where they are defined; `constraints.py` reads them here."""

from symbody.model.constraints.constraint import Algebraic as Algebraic
from symbody.model.constraints.constraint import Gear as Gear
from symbody.model.constraints.constraint import Nonholonomic as Nonholonomic
from symbody.model.constraints.constraint import RackAndPinion as RackAndPinion
from symbody.model.constraints.constraint import ScrewRelation as ScrewRelation
from symbody.model.constraints.cuts import BallCut as BallCut
from symbody.model.constraints.cuts import BodyCut as BodyCut
from symbody.model.constraints.cuts import HingeCut as HingeCut
from symbody.model.constraints.cuts import Lock as Lock
from symbody.model.constraints.cuts import PlanarHingeCut as PlanarHingeCut
from symbody.model.constraints.cuts import PrismaticCut as PrismaticCut
from symbody.model.constraints.cuts import RigidConnector as RigidConnector
from symbody.model.constraints.cuts import Rod as Rod
from symbody.model.constraints.cuts import UniversalCut as UniversalCut
from symbody.model.constraints.rolling import FlatCam as FlatCam
from symbody.model.constraints.rolling import KnifeEdge as KnifeEdge
from symbody.model.constraints.rolling import RollerCam as RollerCam
from symbody.model.constraints.rolling import RollingDisc as RollingDisc
from symbody.model.constraints.rolling import Skate as Skate
