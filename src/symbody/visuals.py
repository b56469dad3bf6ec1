"""Visuals: shapes that show a mechanism and have no effect on it.

`model.add_visual(body, sb.visuals.Sphere(0.1))`, which returns a `Visual`.
"""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
