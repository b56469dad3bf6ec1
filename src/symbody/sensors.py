"""Sensors: what is measured of a mechanism.

`model.add_sensor(name, sb.sensors.Position(body))`.
"""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
