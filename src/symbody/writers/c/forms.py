"""Forms of operations in C."""

from __future__ import annotations

from symbody.writers.number_text import shortest
from symbody.writers.printer import C_LIKE, INFIX, NOT_ZERO, Binding, Form, Notation

_LIBM = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "floor", "log", "sqrt",
)  # fmt: skip

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _LIBM},
    "abs": Form("fabs({})"),
    "atan2": Form("atan2({}, {})"),
    "pow": Form("pow({}, {})"),
    "sign": Form("signum({})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    **C_LIKE,
}

# Functions that a file brings along if it needs them, by operation; see qualifiers.py.
HELPERS: dict[str, str] = {
    "min": """\
${internal}double lesser(double a, double b)
{
    return b < a ? b : a;
}
""",
    "max": """\
${internal}double greater(double a, double b)
{
    return b > a ? b : a;
}
""",
    "sign": """\
${internal}double signum(double a)
{
    return a == 0.0 ? 0.0 : copysign(1.0, a);
}
""",
}

# Words of C++ as well: what is written may become the body of a kernel in CUDA.
KEYWORDS = frozenset((
    "alignas", "alignof", "and", "and_eq", "asm", "bitand", "bitor", "bool", "catch",
    "char16_t", "char32_t", "char8_t", "class", "co_await", "co_return", "co_yield",
    "compl", "concept", "const_cast", "consteval", "constexpr", "constinit", "decltype",
    "delete", "dynamic_cast", "explicit", "export", "false", "friend", "mutable",
    "namespace", "new", "noexcept", "not", "not_eq", "nullptr", "operator", "or",
    "or_eq", "private", "protected", "public", "reinterpret_cast", "requires",
    "static_assert", "static_cast", "template", "this", "thread_local", "throw", "true",
    "try", "typeid", "typename", "using", "virtual", "wchar_t", "xor", "xor_eq",
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double",
    "else", "enum", "extern", "float", "for", "goto", "if", "inline", "int", "long",
    "register", "restrict", "return", "short", "signed", "sizeof", "static", "struct",
    "switch", "typedef", "union", "unsigned", "void", "volatile", "while", "abs",
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "copysign", "cos",
    "cosh", "exp", "fabs", "log", "pow", "sin", "sinh", "sqrt", "tan", "tanh", "lesser",
    "greater", "signum", "sincos_n", "rint", "INFINITY", "NAN", "HUGE_VAL", "linux",
    "unix", "i386", "NULL", "typeof", "asm", "EOF", "M_E", "M_LOG2E", "M_LOG10E",
    "M_LN2", "M_LN10", "M_PI", "M_PI_2", "M_PI_4", "M_1_PI", "M_2_PI", "M_2_SQRTPI",
    "M_SQRT2", "M_SQRT1_2", "MAXFLOAT", "FP_NAN", "FP_INFINITE", "FP_ZERO",
    "FP_SUBNORMAL", "FP_NORMAL",
    "find_piece", "floor", "solve", "solve_definite", "multiply", "newton",
))  # fmt: skip


number = shortest("INFINITY")
NOTATION = Notation(
    "C",
    FORMS,
    number,
    Form("(double)({})", Binding.PRODUCT + 1),
    NOT_ZERO,
    KEYWORDS,
)
