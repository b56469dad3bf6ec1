"""Joints: how a child moves against its parent.

`model.add_joint(name, parent, child, sb.joints.Revolute((1, 1, 0)))`; words such as
"Rx" stand for the simple ones.
"""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
