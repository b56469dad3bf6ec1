"""Derivation of equations from a system, by several formalisms.

A second start has its code on disk and derives nothing. So rooms above, which a start
imports, ask for ``formalisms.minimal`` and others by name: the stub says where they
are, and each is imported when it is first used.
"""

from symbody.public_names import late_names as _late_names

__getattr__ = _late_names(__name__)
