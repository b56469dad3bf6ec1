"""Loads: what pushes, pulls and turns, between places, in joints and on bodies.

`model.add_load(name, sb.loads.SpringDamper(a, b, stiffness))`. Sets of several loads
are functions, as `sb.add_tire`; kinds of one's own are made with `sb.elements`.
"""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
