"""Loops and where they are defined; `loops.py` reads them here."""

from symbody.model.loops.hexapod_leg import HexapodLeg as HexapodLeg
from symbody.model.loops.offset_leg import OffsetHexapodLeg as OffsetHexapodLeg
from symbody.model.loops.planar_kinds import CrankSlider as CrankSlider
from symbody.model.loops.planar_kinds import FourBar as FourBar
from symbody.model.loops.planar_kinds import FourBarTrans as FourBarTrans
from symbody.model.loops.planar_kinds import Steering as Steering
from symbody.model.loops.planar_kinds import ThreeBarTrans as ThreeBarTrans
from symbody.model.loops.relations import GearPair as GearPair
from symbody.model.loops.relations import JointFormula as JointFormula
from symbody.model.loops.relations import Transmission as Transmission
from symbody.model.loops.rod_loops import RodLoop as RodLoop
from symbody.model.loops.rod_loops import UniversalRodLoop as UniversalRodLoop
