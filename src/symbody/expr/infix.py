"""Operations as readable text: a table of forms, and the parentheses.

The text is Python: with the functions of symbody.expr in scope, evaluating it builds
the same node again. It knows operations by name only, so that nodes can show
themselves.
"""

from __future__ import annotations

from typing import TypeAlias, final

from symbody.dataclass import dataclass

Piece: TypeAlias = tuple[str, int]

ATOM = 100
_SIGN = 15
_LARGEST_INTEGER = 1e15


@final
@dataclass(frozen=True)
class _Form:
    """Form in which an operation is written, with one ``{}`` per argument.

    Higher `precedence` binds tighter; arguments below `needs` get parentheses.
    """

    template: str
    precedence: int
    needs: tuple[int, ...]


_FORMS = {
    "lt": _Form("{} < {}", 5, (6, 6)),
    "le": _Form("{} <= {}", 5, (6, 6)),
    "add": _Form("{} + {}", 10, (10, 11)),
    "sub": _Form("{} - {}", 10, (10, 11)),
    "neg": _Form("-{}", _SIGN, (20,)),
    "mul": _Form("{}*{}", 20, (20, 21)),
    "div": _Form("{}/{}", 20, (20, 21)),
    "pow": _Form("{}**{}", 30, (ATOM, ATOM)),
}
_CALLED = {
    "abs": "absolute",
    "min": "minimum",
    "max": "maximum",
    "eq": "equal",
    "and": "both",
    "or": "either",
    "not": "negate",
}


def called(name: str) -> str | None:
    """Return the function that an operation is in texts; None for an operator."""
    return None if name in _FORMS else _CALLED.get(name, name)


def infix(name: str, *args: Piece) -> Piece:
    """Return the text of an operation on texts, and how tightly it binds."""
    form = _FORMS.get(name)
    if form is None:
        inside = ", ".join(text for text, _ in args)
        return f"{_CALLED.get(name, name)}({inside})", ATOM
    shown = (
        text if precedence >= need else f"({text})"
        for (text, precedence), need in zip(args, form.needs, strict=True)
    )
    return form.template.format(*shown), form.precedence


def number(value: float) -> Piece:
    """Return the shortest text that gives a number back, and how tightly it binds."""
    whole = value.is_integer() and abs(value) < _LARGEST_INTEGER
    return repr(int(value) if whole else value), _SIGN if value < 0 else ATOM
