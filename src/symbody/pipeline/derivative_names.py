"""Derivatives named in one word, as functions are: "jacobian(vd; q, v)"."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, TypeAlias, cast

Kind: TypeAlias = Literal["jacobian", "jvp", "vjp", "hessian"]
_FORM = re.compile(r"\s*(jacobian|jvp|vjp|hessian)\s*\(([^;()]+);([^;()]+)\)\s*")
FORM = '"jacobian(vd; q, v)", likewise "jvp", "vjp" and "hessian"'


def derivative_in(name: object) -> tuple[Kind, list[str], list[str]] | None:
    """Return kind, quantities and variables that a name of a function says.

    Returns:
        None if it is the name of another function, or none.
    """
    result = _FORM.fullmatch(name) if isinstance(name, str) else None
    if result is None:
        return None
    kind, of, wrt = result.groups()
    return cast("Kind", kind), _listed(of), _listed(wrt)


def derivatives_in(names: object) -> list[str]:
    """Return which of some names are those of derivatives."""
    if isinstance(names, str) or not isinstance(names, Iterable):
        return []
    return [name for name in names if derivative_in(name)]


def _listed(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]
