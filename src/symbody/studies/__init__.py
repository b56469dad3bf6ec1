"""Studies: many runs of one model, wherever there are processors for them."""

import sys

from symbody.public_names import NamesBeforeFiles as _NamesBeforeFiles
from symbody.public_names import public as _public

sys.modules[__name__].__class__ = _NamesBeforeFiles
__all__, __getattr__, __dir__ = _public(__name__)
