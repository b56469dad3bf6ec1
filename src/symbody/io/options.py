"""Options that only some formats know, checked where they come in."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping

from symbody.errors import FileError


def check_options(
    who: str,
    format_name: str,
    function: Callable[..., object],
    options: Mapping[str, object],
) -> None:
    """Raise unless a reader or writer knows all of the options.

    Raises:
        FileError: It does not.
    """
    parameters = inspect.signature(function).parameters.values()
    known = [p.name for p in parameters if p.kind is p.KEYWORD_ONLY]
    for option in options:
        if option not in known:
            raise FileError(
                f"{who}: the format {format_name!r} has no option {option!r}. Known: "
                f"{', '.join(known) or 'none'}."
            )
