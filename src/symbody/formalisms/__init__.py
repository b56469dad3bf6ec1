"""Derivation of equations from a system, by several formalisms.

A second start has its code on disk and derives nothing. So rooms above, which a start
imports, ask for ``formalisms.minimal`` and others by name: the stub says where they
are, and each is imported when it is first used.
"""

from symbody.public_names import found_later as _found_later

__getattr__ = _found_later(__name__)
