"""Kinds of loops that are solved explicitly. A new kind is a file and a line below."""

from symbody.model.loops.crank_slider import CrankSlider
from symbody.model.loops.four_bar import FourBar
from symbody.model.loops.loop import Closure, Limit, Loop

__all__ = ["Closure", "CrankSlider", "FourBar", "Limit", "Loop"]
