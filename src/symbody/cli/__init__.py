"""The command line: symbody demo | derive | generate | simulate | convert.

`symbody.check`, which stands here, needs none of the other commands.
"""

import sys

from symbody.public_names import NamesBeforeFiles as _NamesBeforeFiles
from symbody.public_names import public as _public

sys.modules[__name__].__class__ = _NamesBeforeFiles
__all__, __getattr__, __dir__ = _public(__name__)
