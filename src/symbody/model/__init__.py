"""The description of a mechanism: bodies, joints, loads, sensors."""

from symbody.model.body import Body, Frame
from symbody.model.joint import Joint
from symbody.model.model import Model

__all__ = ["Body", "Frame", "Joint", "Model"]
