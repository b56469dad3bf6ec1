"""Find the model in a user's Python file."""

from __future__ import annotations

import runpy
from pathlib import Path

from symbody.errors import ModelError
from symbody.model.model import Model


def load_model(path: str, name: str | None = None) -> Model:
    """Run a Python file and return the model that it leaves behind.

    Args:
        path: The file; it is run as `python file` would, but not as __main__.
        name: Variable, or function without arguments, that holds or makes the model;
            None for the only one there is.

    Raises:
        ModelError: There is no such file, no model in it, or several.
    """
    file = Path(path)
    if not file.is_file():
        found = "it is a folder" if file.is_dir() else "it does not exist"
        raise ModelError(
            f"file {path!r}: {found}. Give a Python file that describes a "
            f"mechanism with symbody.Model."
        )
    scope = runpy.run_path(str(file), run_name="symbody_model")
    if name is not None:
        if name not in scope:
            raise ModelError(
                f"file {path!r}: there is no {name!r} in it. Defined are: "
                f"{', '.join(n for n in scope if not n.startswith('_'))}."
            )
        found = scope[name]
        found = found() if callable(found) else found
        if not isinstance(found, Model):
            raise ModelError(
                f"file {path!r}: {name!r} is a {type(found).__name__}, not a Model."
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
