"""Constraints: what bodies must keep, by equations beside those of motion.

`model.add_constraint(name, sb.constraints.BallCut(a, b))`.
"""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
