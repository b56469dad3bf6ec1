"""Forms of operations in C and C++, and the words by which these differ."""

from __future__ import annotations

from dataclasses import dataclass
from string import Template
from typing import final

from symbody.writers.printer import (
    C_LIKE,
    ELEMENTARY,
    INFIX,
    NOT_ZERO,
    Binding,
    Form,
    Notation,
    shortest,
)

_FUNCTIONS = (*ELEMENTARY, "floor")


def _forms(std: str) -> dict[str, Form]:
    """Return the forms, with what stands before functions of the standard library."""
    return {
        **INFIX,
        **{name: Form(f"{std}{name}({{}})") for name in _FUNCTIONS},
        "abs": Form(f"{std}fabs({{}})"),
        "atan2": Form(f"{std}atan2({{}}, {{}})"),
        "pow": Form(f"{std}pow({{}}, {{}})"),
        "sign": Form("signum({})"),
        "min": Form("lesser({}, {})"),
        "max": Form("greater({}, {})"),
        **C_LIKE,
    }


# Functions that a file brings along if it needs them, by operation.
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
    return a == 0.0 ? 0.0 : ${std}copysign(1.0, a);
}
""",
}

# Words of C++ in C as well: what is written may become the body of a kernel in CUDA.
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
lesser greater signum sincos_n find_piece solve newton linux unix i386 INFINITY NAN
HUGE_VAL NULL typeof EOF M_E M_LOG2E M_LOG10E M_LN2 M_LN10 M_PI M_PI_2 M_PI_4 M_1_PI
M_2_PI M_2_SQRTPI M_SQRT2 M_SQRT1_2 MAXFLOAT FP_NAN FP_INFINITE FP_ZERO FP_SUBNORMAL
FP_NORMAL fabs
"""
_WORDS = frozenset(f"{_KEYWORDS} {_OWN}".split()) | set(_FUNCTIONS)
_OF_C = "restrict solve_definite multiply abs atan2 copysign pow rint"
# The functions at the end <math.h> puts beside ours where an external one needs it.
_OF_CPP = """\
std symbody Input Output Span assert errno y0 y1 yn j0 j1 jn gamma lgamma signgam
"""

NOTATION = Notation(
    "C",
    _forms(""),
    shortest("INFINITY", "NAN"),
    Form("(double)({})", Binding.PRODUCT + 1),
    NOT_ZERO,
    _WORDS | set(_OF_C.split()),
)
_LIMITS = "std::numeric_limits<double>"
CPP_NOTATION = Notation(
    "C++",
    _forms("std::"),
    shortest(f"{_LIMITS}::infinity()", f"{_LIMITS}::quiet_NaN()"),
    Form("static_cast<double>({})"),
    NOT_ZERO,
    _WORDS | set(_OF_CPP.split()),
)


@final
@dataclass(frozen=True)
class Qualifiers:
    """The words by which one language of the family differs from the others.

    Attributes:
        public: Before a function that users call.
        internal: Before one of the file's own.
        part: Before the part of a function that is too long for one.
        data: Before a table.
        sincos: The function that computes sines and cosines of many angles.
        restrict: Says that no other pointer leads to the same memory.
        small_stacks: Whether large scratch memory is not of the stack.
        std: Before functions of the standard library.
        index: The type of a place in an array.
        pointer: That of a pointer to numbers, before its name.
        behind: Behind the head of a function.
        remark: Begins and ends a comment.
    """

    public: str
    internal: str
    part: str
    data: str
    sincos: str
    restrict: str = ""
    small_stacks: bool = False
    std: str = ""
    index: str = "int"
    pointer: str = "const double *"
    behind: str = ""
    remark: tuple[str, str] = ("/*", " */")

    def fill(self, text: str) -> str:
        """Return a text with these words in place of their names."""
        begin, end = self.remark
        return Template(text).substitute(
            internal=self.internal, restrict=self.restrict, std=self.std,
            index=self.index, pointer=self.pointer, behind=self.behind, begin=begin,
            end=end,
        )  # fmt: skip
