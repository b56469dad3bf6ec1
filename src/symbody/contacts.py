"""Contacts: places that may touch, stops, friction that holds, by set-valued laws.

`model.add_contact(name, sb.contacts.PointOnPlane(foot, ground), friction=0.6)`.
"""

from symbody.public_names import public as _public

__all__, __getattr__, __dir__ = _public(__name__)
