"""Ready mechanisms: for docs, tests and benchmarks alike.

A new one is a function here, a line of `__init__.pyi` and a name in `catalog.py`.
"""

import sys

from symbody.public_names import NamesBeforeFiles as _NamesBeforeFiles
from symbody.public_names import public as _public

sys.modules[__name__].__class__ = _NamesBeforeFiles
__all__, __getattr__, __dir__ = _public(__name__)
