"""Models as files: a format is a file or folder here, and a row of FORMATS.

Nothing in a file is ever executed. A reader gets a `Source`, which bounds its size and
confines the paths in it, and says what is wrong as a `ReadError` with line and element.
"""

from symbody.io.formats import read, write
from symbody.io.source import Limits

__all__ = ["Limits", "read", "write"]
