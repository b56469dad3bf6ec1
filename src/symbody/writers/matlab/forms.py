"""Forms of operations in MATLAB."""

from __future__ import annotations

from functools import partial

from symbody.writers.number_text import shortest
from symbody.writers.printer import INFIX, Binding, Form, Notation, choice, connective
from symbody.writers.script import solved

# MATLAB answers with a complex number where the others have NaN.
_MAYBE_COMPLEX = ("acos", "acosh", "asin", "atanh", "log", "sqrt")
_REAL = (
    "asinh",
    "atan",
    "cos",
    "cosh",
    "exp",
    "sin",
    "sinh",
    "tan",
    "tanh",
    "abs",
    "floor",
)

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _REAL},
    **{name: Form(f"real_or_nan({name}({{}}))") for name in _MAYBE_COMPLEX},
    "pow": Form("real_or_nan(power({}, {}))"),
    "atan2": Form("atan2({}, {})"),
    "sign": Form("sign({})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    "and": connective("{} && {}", Binding.AND),
    "or": connective("{} || {}", Binding.OR),
    "not": Form("~({})", gives="condition", takes=("condition",)),
    "where": choice("choose({}, {}, {})"),
}

_REAL_OR_NAN = """\
function x = real_or_nan(x)
% Return a number where it is real, NaN where it is complex.
    if ~isreal(x)
        x = NaN;
    end
end
"""

# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {
    **dict.fromkeys((*_MAYBE_COMPLEX, "pow"), _REAL_OR_NAN),
    "min": """\
function c = lesser(a, b)
% Return b where it is less than a, else a.
    c = a;
    if b < a
        c = b;
    end
end
""",
    "max": """\
function c = greater(a, b)
% Return b where it is greater than a, else a.
    c = a;
    if b > a
        c = b;
    end
end
""",
    "where": """\
function c = choose(condition, a, b)
% Return a where the condition holds, else b.
    c = b;
    if condition
        c = a;
    end
end
""",
}

KEYWORDS = frozenset((
    "arguments", "break", "case", "catch", "classdef", "continue", "do", "else",
    "elseif", "end", "end_try_catch", "end_unwind_protect", "endclassdef",
    "endenumeration", "endevents", "endfor", "endfunction", "endif", "endmethods",
    "endparfor", "endproperties", "endspmd", "endswitch", "endwhile", "enumeration",
    "events", "for", "function", "global", "if", "methods", "otherwise", "parfor",
    "persistent", "properties", "return", "spmd", "switch", "try", "until",
    "unwind_protect", "unwind_protect_cleanup", "while",
))  # fmt: skip

RESERVED = KEYWORDS | {
    *_MAYBE_COMPLEX, *_REAL, "Inf", "NaN", "ans", "argn", "atan2", "choose", "double",
    "find_piece", "floor", "greater", "isempty", "isreal", "lesser", "max", "nargin",
    "nargout", "newton", "power", "real_or_nan", "sign", "solve", "sum", "varargin",
    "varargout", "zeros",
}  # fmt: skip


number = shortest("Inf", "NaN")
NOTATION = Notation(
    "MATLAB",
    FORMS,
    number,
    Form("double({})"),
    Form("{} ~= 0", Binding.COMPARE, (Binding.COMPARE + 1,)),
    RESERVED,
    item=lambda name, index: f"{name}({index + 1})",
    solve=partial(solved, handle="@"),
)
