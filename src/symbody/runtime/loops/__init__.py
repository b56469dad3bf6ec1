"""Time integration as C, once: sources, their LLVM text, and what loads it.

The laws of contacts are imported when a model has some; see the stub.
"""

from symbody.public_names import late_names as _late_names

__getattr__ = _late_names(__name__)
