"""Forms of operations in C++."""

from __future__ import annotations

from symbody.writers.number_text import shortest
from symbody.writers.printer import C_LIKE, INFIX, NOT_ZERO, Form, Notation

_STANDARD = {
    "sin": "sin", "cos": "cos", "tan": "tan", "asin": "asin", "acos": "acos",
    "atan": "atan", "sinh": "sinh", "cosh": "cosh", "tanh": "tanh", "asinh": "asinh",
    "acosh": "acosh", "atanh": "atanh", "exp": "exp", "log": "log", "sqrt": "sqrt",
    "abs": "fabs", "floor": "floor",
}  # fmt: skip

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"std::{function}({{}})") for name, function in _STANDARD.items()},
    "atan2": Form("std::atan2({}, {})"),
    "pow": Form("std::pow({}, {})"),
    "sign": Form("signum({})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    **C_LIKE,
}

# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {
    "min": """\
double lesser(double a, double b)
{
    return b < a ? b : a;
}
""",
    "max": """\
double greater(double a, double b)
{
    return b > a ? b : a;
}
""",
    "sign": """\
double signum(double a)
{
    return a == 0.0 ? 0.0 : std::copysign(1.0, a);
}
""",
}

_KEYWORDS = """\
alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t
char32_t char8_t class co_await co_return co_yield compl concept const const_cast
consteval constexpr constinit continue decltype default delete do double dynamic_cast
else enum explicit export extern false float for friend goto if inline int long mutable
namespace new noexcept not not_eq nullptr operator or or_eq private protected public
register reinterpret_cast requires return short signed sizeof static static_assert
static_cast struct switch template this thread_local throw true try typedef typeid
typename union unsigned using virtual void volatile wchar_t while xor xor_eq
"""
_OWN = """\
std symbody Input Output Span lesser greater signum sincos_n find_piece solve newton
linux unix i386 assert INFINITY NAN HUGE_VAL errno NULL typeof EOF
M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI M_2_PI M_2_SQRTPI M_SQRT2
M_SQRT1_2 MAXFLOAT FP_NAN FP_INFINITE FP_ZERO FP_SUBNORMAL FP_NORMAL
"""
# Functions that <math.h> puts beside ours where an external function needs it.
_MATH = "y0 y1 yn j0 j1 jn gamma lgamma signgam"
RESERVED = frozenset(f"{_KEYWORDS} {_OWN} {_MATH}".split()) | set(_STANDARD.values())


_INFINITY = "std::numeric_limits<double>::infinity()"
number = shortest(_INFINITY, "std::numeric_limits<double>::quiet_NaN()")
NOTATION = Notation(
    "C++",
    FORMS,
    number,
    Form("static_cast<double>({})"),
    NOT_ZERO,
    RESERVED,
)
