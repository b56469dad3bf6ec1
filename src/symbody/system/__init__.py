"""Assembly of a model to a checked, numbered, frozen system."""

from symbody.system.assemble import assemble
from symbody.system.system import System

__all__ = ["System", "assemble"]
