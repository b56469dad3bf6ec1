"""Forms of operations in Fortran, and the routines that files bring along."""

from __future__ import annotations

import math

from symbody.writers.printer import (
    ELEMENTARY,
    INFIX,
    Binding,
    Form,
    Notation,
    choice,
    connective,
)
from symbody.writers.routines import routines

_INTRINSIC = (*ELEMENTARY, "abs")

# A sign binds less than a sum, so that no two follow each other: a + (-b), but -a + b.
_SIGN = Binding.SUM - 1
FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _INTRINSIC},
    "add": Form("{} + {}", Binding.SUM, (_SIGN, Binding.SUM)),
    "sub": Form("{} - {}", Binding.SUM, (_SIGN, Binding.SUM + 1)),
    "neg": Form("-{}", _SIGN, (Binding.PRODUCT,)),
    "eq": Form("same({}, {})", gives="condition"),
    "atan2": Form("atan2({}, {})"),
    "pow": Form("{}**{}", Binding.PRODUCT + 1, (Binding.ATOM, Binding.ATOM)),
    "sign": Form("signum({})"),
    "floor": Form("rounded_down({})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    "and": connective("{} .and. {}", Binding.AND),
    "or": connective("{} .or. {}", Binding.OR),
    "not": Form(".not. {}", Binding.NOT, (Binding.ATOM,), "condition", ("condition",)),
    "where": choice("merge({1}, {2}, {0})"),
}

_KEYWORDS = """\
abstract allocatable allocate assign associate backspace block call case character
class close codimension common complex concurrent contains contiguous continue cycle
data deallocate default dimension do double elemental else elseif elsewhere end endif
enddo entry enum equivalence error exit extends external final flush forall format
function generic go goto if implicit import include inquire integer intent interface
intrinsic logical module namelist none nullify only open operator optional parameter
pass pause pointer precision print private procedure program protected public pure read
real recursive result return rewind save select sequence stop submodule subroutine
target then type use value volatile wait where while write
"""
_OWN = """\
dp int64 aint merge modulo transfer lesser greater signum rounded_down same holds given
infinity nan find_piece solve newton stepper atan2 size mod min max sum reshape
"""
RESERVED = frozenset(f"{_KEYWORDS} {_OWN}".split()) | set(_INTRINSIC)


def number(value: float) -> str:
    """Return the shortest text that reads as the same number."""
    if math.isnan(value):
        return "nan"
    return f"{value!r}_dp" if math.isfinite(value) else "infinity"


_TEXTS = routines("fortran/routines.f90", number)
_AIDS = ("lesser", "greater", "signum", "rounded_down", "same", "holds", "given")
# Functions that a file brings along if it needs them; no symbol is called so.
HELPERS: dict[str, str] = {name: _TEXTS[name] for name in _AIDS}

NOTATION = Notation(
    "Fortran",
    FORMS,
    number,
    Form("merge(1.0_dp, 0.0_dp, {})"),
    Form("holds({})"),
    RESERVED,
    item=lambda name, index: f"{name}({index + 1})",
    constant=Form("given({})"),
)


# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {name: _TEXTS[name] for name in ("solve", "newton")}

STEPPER = _TEXTS["stepper"]
FIND_PIECE = _TEXTS["find_piece"]
