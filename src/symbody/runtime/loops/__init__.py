"""Time integration as C, once: sources, their LLVM text, and what loads it.

The laws of contacts are imported when a model has some; see the stub.
"""

from symbody.public_names import found_later as _found_later

__getattr__ = _found_later(__name__)
