"""Forms of operations in Rust."""

from __future__ import annotations

from symbody.writers.number_text import shortest
from symbody.writers.printer import (
    INFIX,
    NOT_ZERO,
    Binding,
    Form,
    Notation,
    choice,
    connective,
)

# By operation: the function of the crate libm, and the method of std.
FUNCTIONS: dict[str, tuple[str, str]] = {
    "sin": ("sin", "sin"), "cos": ("cos", "cos"), "tan": ("tan", "tan"),
    "asin": ("asin", "asin"), "acos": ("acos", "acos"), "atan": ("atan", "atan"),
    "sinh": ("sinh", "sinh"), "cosh": ("cosh", "cosh"), "tanh": ("tanh", "tanh"),
    "asinh": ("asinh", "asinh"), "acosh": ("acosh", "acosh"),
    "atanh": ("atanh", "atanh"), "exp": ("exp", "exp"), "log": ("log", "ln"),
    "sqrt": ("sqrt", "sqrt"), "abs": ("fabs", "abs"), "floor": ("floor", "floor"),
    "atan2": ("atan2", "atan2"), "pow": ("pow", "powf"), "hypot": ("hypot", "hypot"),
}  # fmt: skip
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

# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {
    "min": """\
fn lesser(a: f64, b: f64) -> f64 {
    if b < a {
        b
    } else {
        a
    }
}
""",
    "max": """\
fn greater(a: f64, b: f64) -> f64 {
    if b > a {
        b
    } else {
        a
    }
}
""",
    "sign": """\
fn signum(a: f64) -> f64 {
    if a > 0.0 {
        1.0
    } else if a < 0.0 {
        -1.0
    } else {
        a
    }
}
""",
}

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
