"""Shapes and where they are defined; `visuals.py` reads them here."""

from symbody.model.visuals import Arrow as Arrow
from symbody.model.visuals import Box as Box
from symbody.model.visuals import Cylinder as Cylinder
from symbody.model.visuals import FrameAxes as FrameAxes
from symbody.model.visuals import Line as Line
from symbody.model.visuals import Mesh as Mesh
from symbody.model.visuals import Sphere as Sphere
from symbody.model.visuals import Visual as Visual
