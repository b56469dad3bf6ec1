"""Forms of operations in C, and the routines that files bring along."""

from __future__ import annotations

from dataclasses import dataclass
from string import Template
from typing import final

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.writers.c_family import C as SINCOS
from symbody.writers.printer import (
    C_LIKE,
    INFIX,
    NOT_ZERO,
    Binding,
    Form,
    Notation,
    shortest,
)

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


number = shortest("INFINITY", "NAN")
NOTATION = Notation(
    "C",
    FORMS,
    number,
    Form("(double)({})", Binding.PRODUCT + 1),
    NOT_ZERO,
    KEYWORDS,
)


_SOLVE = """\
/* Replaces m right sides b by the solution of A x = b, all row by row; spoils A. In
   each column the largest number is the pivot. */
${internal}void solve(int n, int m, double *$restrict A, double *$restrict b)
{
    for (int i = 0; i < n; ++i) {
        int best = i;
        for (int j = i + 1; j < n; ++j)
            if (fabs(A[j*n + i]) > fabs(A[best*n + i]))
                best = j;
        for (int c = i; best != i && c < n; ++c) {
            const double kept = A[i*n + c];
            A[i*n + c] = A[best*n + c];
            A[best*n + c] = kept;
        }
        for (int c = 0; best != i && c < m; ++c) {
            const double kept = b[i*m + c];
            b[i*m + c] = b[best*m + c];
            b[best*m + c] = kept;
        }
        for (int j = i + 1; j < n; ++j) {
            const double factor = A[j*n + i]/A[i*n + i];
            for (int c = i + 1; c < n; ++c)
                A[j*n + c] -= factor*A[i*n + c];
            for (int c = 0; c < m; ++c)
                b[j*m + c] -= factor*b[i*m + c];
        }
    }
    for (int i = n - 1; i >= 0; --i)
        for (int c = 0; c < m; ++c) {
            double sum = b[i*m + c];
            for (int j = i + 1; j < n; ++j)
                sum -= A[i*n + j]*b[j*m + c];
            b[i*m + c] = sum/A[i*n + i];
        }
}
"""

_SOLVE_DEFINITE = """\
/* The same for a symmetric positive definite A, whose zeros are passed over. */
${internal}void solve_definite(int n, int m, double *$restrict A, double *$restrict b)
{
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n; ++j) {
            const double factor = A[j*n + i]/A[i*n + i];
            if (factor == 0.0)
                continue;
            for (int c = i + 1; c < n; ++c)
                A[j*n + c] -= factor*A[i*n + c];
            for (int c = 0; c < m; ++c)
                b[j*m + c] -= factor*b[i*m + c];
        }
    for (int i = n - 1; i >= 0; --i) {
        const double inverse = 1.0/A[i*n + i];
        for (int j = i + 1; j < n; ++j) {
            const double factor = A[i*n + j];
            if (factor == 0.0)
                continue;
            for (int c = 0; c < m; ++c)
                b[i*m + c] -= factor*b[j*m + c];
        }
        for (int c = 0; c < m; ++c)
            b[i*m + c] *= inverse;
    }
}
"""

_MULTIPLY = """\
/* Writes n sums of k terms a_i b_ij into c; b has m numbers in a row. */
${internal}void multiply(int n, int k, int m, const double *$restrict a,
                     const double *$restrict b, double *$restrict c)
{
    for (int j = 0; j < n; ++j)
        c[j] = 0.0;
    for (int i = 0; i < k; ++i)
        for (int j = 0; j < n; ++j)
            c[j] += a[i]*b[i*m + j];
}
"""

_NEWTON = f"""\
/* Replaces z by the solution near it: step computes from z and a what Newton's method
   takes off z. A step that does not shrink is halved; z is NaN if it does not converge.
   w has room for 2n numbers. */
${{internal}}void newton(int n, void (*step)(const double *, const double *, double *),
                   const double *a, double *z, double *w)
{{
    double *d = w, *last = w + n;
    double before = INFINITY, part = 1.0;
    for (int round = 0; round < {NEWTON_ROUNDS}; ++round) {{
        double size = 0.0, scale = 1.0;
        step(z, a, d);
        for (int i = 0; i < n; ++i) {{
            size += d[i]*d[i];
            scale += z[i]*z[i];
        }}
        if (size <= {CONVERGED!r}*scale) {{
            for (int i = 0; i < n; ++i)
                z[i] -= d[i];
            return;
        }}
        if (size < before) {{
            before = size;
            part = 1.0;
            for (int i = 0; i < n; ++i) {{
                last[i] = d[i];
                z[i] -= d[i];
            }}
            continue;
        }}
        if (before <= {STALLED!r}*scale)
            return;
        part *= 0.5;
        if (!(before < INFINITY) || part < {SMALLEST_PART!r})
            break;
        for (int i = 0; i < n; ++i)
            z[i] += part*last[i];
    }}
    for (int i = 0; i < n; ++i)
        z[i] = NAN;
}}
"""

# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {
    "solve": _SOLVE,
    "solve_definite": _SOLVE_DEFINITE,
    "multiply": _MULTIPLY,
    "newton": _NEWTON,
}


@final
@dataclass(frozen=True)
class Qualifiers:
    """The words by which one language of the family differs from the others.

    Attributes:
        public: Before a function that users call.
        internal: Before one of the file's own.
        part: Before the part of a function that is too long for one.
        data: Before a table.
        restrict: Says that no other pointer leads to the same memory.
        sincos: The function that computes sines and cosines of many angles.
        small_stacks: Whether large scratch memory is not of the stack.
    """

    public: str
    internal: str
    part: str
    data: str
    restrict: str
    sincos: str
    small_stacks: bool = False

    def fill(self, text: str) -> str:
        """Return a text with these words for $internal, $data and $restrict."""
        return Template(text).substitute(
            internal=self.internal, data=self.data, restrict=self.restrict
        )


C99 = Qualifiers(
    public="",
    internal="static ",
    part="static ",
    data="static ",
    restrict="restrict",
    sincos=SINCOS,
    small_stacks=True,
)
