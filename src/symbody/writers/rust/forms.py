"""Forms of operations in Rust, and the routines that files bring along."""

from __future__ import annotations

from symbody.writers.printer import (
    ELEMENTARY,
    INFIX,
    NOT_ZERO,
    Binding,
    Form,
    Notation,
    choice,
    connective,
    shortest,
)
from symbody.writers.routines import routines

# By operation: the function of the crate libm, and the method of std.
FUNCTIONS: dict[str, tuple[str, str]] = {
    **{n: (n, n) for n in (*ELEMENTARY, "abs", "floor", "atan2", "pow", "hypot")},
    "log": ("log", "ln"),
    "abs": ("fabs", "abs"),
    "pow": ("pow", "powf"),
}
OF_TWO = frozenset({"atan2", "pow", "hypot"})

FORMS: dict[str, Form] = {
    **INFIX,
    **{
        name: Form(f"math::{function}({'{}, {}' if name in OF_TWO else '{}'})")
        for name, (function, _) in FUNCTIONS.items()
        if name != "hypot"
    },
    "sign": Form("signum({})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    "and": connective("{} && {}", Binding.AND),
    "or": connective("{} || {}", Binding.OR),
    "not": Form("!{}", Binding.NOT, (Binding.ATOM,), "condition", ("condition",)),
    "where": choice("if {} {{ {} }} else {{ {} }}", Binding.CHOICE),
}

_TEXTS = routines("rust/routines.rs")
# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {name: _TEXTS[name] for name in ("min", "max", "sign")}

_KEYWORDS = """\
Self abstract as async await become box break const continue crate do dyn else enum
extern false final fn for gen if impl in let loop macro match mod move mut override priv
pub ref return self static struct super trait true try type typeof union unsafe unsized
use virtual where while yield
"""
_OWN = "math std core libm f64 u8 usize lesser greater signum find_piece solve newton"
RESERVED = frozenset(f"{_KEYWORDS} {_OWN}".split())


number = shortest("f64::INFINITY", "f64::NAN")
NOTATION = Notation(
    "Rust",
    FORMS,
    number,
    Form("f64::from(u8::from({}))"),
    NOT_ZERO,
    RESERVED,
)


# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {name: _TEXTS[name] for name in ("solve", "newton")}
FIND_PIECE = _TEXTS["find_piece"]
