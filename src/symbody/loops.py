"""Loops: closed chains that are solved in closed form, without constraints.

`model.add_loop(name, sb.loops.FourBar(a, b))`.
"""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
