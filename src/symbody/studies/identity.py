"""Identities: texts that tell studies apart by what they compute."""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import partial
from pathlib import Path
from types import FunctionType

import numpy as np

from symbody import __version__
from symbody.expr.node import Node
from symbody.expr.text import text
from symbody.io.json import write_json
from symbody.model.model import Model
from symbody.studies.design import Design


def identity(
    source: object,
    design: Design,
    keep: Mapping[str, object],
    options: Mapping[str, object],
) -> dict[str, str]:
    """Return what tells a study apart, each part under the word for messages.

    Functions count by their source and what they have closed over; what they call
    elsewhere is not seen.

    Args:
        source: The model, or the function that makes it.
        design: What varies.
        keep: What is kept, by label.
        options: Of the runs.
    """
    return {
        "model": hashed(source),
        "design": design.content(),
        "what is kept": hashed(keep),
        "options": hashed(options),
        "version of symbody": __version__,
    }


def hashed(value: object) -> str:
    """Return a number for a value's content."""
    return hashlib.sha256(_told(value).encode()).hexdigest()


def _told(value: object) -> str:
    if isinstance(value, Model):
        return write_json(value, Path("model.json"))
    if isinstance(value, Node):
        return text(value)
    if isinstance(value, np.ndarray):
        if value.dtype == object:
            return _told(value.tolist())
        content = hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()
        return f"array {value.shape} {value.dtype} {content}"
    if isinstance(value, Mapping):
        entries = (f"{_told(k)}: {_told(v)}" for k, v in value.items())
        return f"{{{', '.join(entries)}}}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_told, value))}]"
    if is_dataclass(value) and not isinstance(value, type):
        entries = (f"{f.name}={_told(getattr(value, f.name))}" for f in fields(value))
        return f"{type(value).__name__}({', '.join(entries)})"
    if isinstance(value, partial):
        return _told(("partial", value.func, value.args, value.keywords))
    if isinstance(value, FunctionType):
        return _told_function(value)
    return repr(value)


def _told_function(function: FunctionType) -> str:
    """Return a function's text, its defaults and what it has closed over."""
    try:
        source = inspect.getsource(function)
    except (OSError, TypeError):
        # Typed in where Python does not keep the text.
        code = function.__code__
        source = f"{code.co_code.hex()} {code.co_consts} {code.co_names}"
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    return f"{source} {_told(function.__defaults__ or ())} {_told(cells)}"
