"""Find the model in a user's Python file."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from symbody.cli.usage import UsageError, check_names, existing
from symbody.errors import ModelError
from symbody.model.model import Model


def load_model(path: str, name: str | None = None) -> Model:
    """Run a Python file and return the model that it leaves behind.

    Args:
        path: The file; it is run as `python file` would, but not as __main__.
        name: Variable, or function without arguments, that holds or makes the model;
            None for the only one there is.

    Raises:
        ModelError: There is no model in it, or there are several.
        UsageError: There is no such file, it is no Python, or has not this name.
    """
    file = existing(path, "a Python file that describes a mechanism")
    scope = _run(file)
    if name is not None:
        check_names("--model", [name], [n for n in scope if not n.startswith("_")])
        found = scope[name]
        found = found() if callable(found) else found
        if not isinstance(found, Model):
            raise UsageError(
                f"file {path!r}: {name!r} is a {type(found).__name__}, not a Model. "
                f"Name a variable that holds one, or a function that makes it."
            )
        return found
    models = {id(v): (n, v) for n, v in scope.items() if isinstance(v, Model)}
    if len(models) == 1:
        ((_, model),) = models.values()
        return model
    if not models:
        raise ModelError(
            f"file {path!r}: it leaves no Model behind. Keep the model in a variable, "
            f"or name a function that makes it with --model."
        )
    raise ModelError(
        f"file {path!r}: it holds {len(models)} models: "
        f"{', '.join(n for n, _ in models.values())}. Choose one with --model."
    )


def _run(file: Path) -> dict[str, Any]:
    """Return what a Python file defines."""
    try:
        return runpy.run_path(str(file), run_name="symbody_model")
    except SyntaxError as error:
        if error.filename not in (None, str(file)):
            raise
        where = f" in line {error.lineno}" if error.lineno else ""
        raise UsageError(
            f"file {str(file)!r}: it is no Python{where}: {error.msg}. Give a Python "
            f"file that describes a mechanism with symbody.Model."
        ) from None
