"""Models as files: a format is a file or folder here, and a row of FORMATS.

Nothing in a file is ever executed: a `Source` bounds its size and confines its paths.
"""

from symbody.io.formats import read, write
from symbody.io.source import Limits

__all__ = ["Limits", "read", "write"]
