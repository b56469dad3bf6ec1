"""Kinds of loops that are solved explicitly. A new kind is a file and a line below."""

from symbody.model.loops.coordinate import JointFormula
from symbody.model.loops.crank_slider import CrankSlider
from symbody.model.loops.four_bar import FourBar
from symbody.model.loops.four_bar_slider import FourBarTrans
from symbody.model.loops.hexapod_leg import HexapodLeg
from symbody.model.loops.loop import Closure, Limit, Loop
from symbody.model.loops.offset_hexapod_leg import OffsetHexapodLeg
from symbody.model.loops.steering import Steering
from symbody.model.loops.three_bar_slider import ThreeBarTrans
from symbody.model.loops.transmission import Transmission

__all__ = [
    "Closure",
    "CrankSlider",
    "FourBar",
    "FourBarTrans",
    "HexapodLeg",
    "JointFormula",
    "Limit",
    "Loop",
    "OffsetHexapodLeg",
    "Steering",
    "ThreeBarTrans",
    "Transmission",
]
