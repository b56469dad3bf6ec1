"""Forms of operations in MATLAB, and the routines that files bring along."""

from __future__ import annotations

from functools import partial

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.writers.printer import (
    INFIX,
    Binding,
    Form,
    Notation,
    choice,
    connective,
    shortest,
)
from symbody.writers.script import solved

# MATLAB answers with a complex number where the others have NaN.
_MAYBE_COMPLEX = ("acos", "acosh", "asin", "atanh", "log", "sqrt")
_REAL = (
    "asinh", "atan", "cos", "cosh", "exp", "sin", "sinh", "tan", "tanh", "abs", "floor",
)  # fmt: skip

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


_SOLVE = """\
function x = solve(n, m, A, b)
% Return x of A x = b for m right sides, all row by row; NaN if A is singular.
    A = [reshape(A, n, n).', reshape(b, m, n).'];
    for i = 1:n
        [~, best] = max(abs(A(i:n, i)));
        best = best + i - 1;
        A([i, best], :) = A([best, i], :);
        if A(i, i) == 0 || isnan(A(i, i))
            x = NaN(n*m, 1);
            return
        end
        for j = i+1:n
            A(j, i+1:end) = A(j, i+1:end) - A(j, i)/A(i, i)*A(i, i+1:end);
        end
    end
    for i = n:-1:1
        inner = A(i, i+1:n)*A(i+1:n, n+1:end);
        A(i, n+1:end) = (A(i, n+1:end) - inner)/A(i, i);
    end
    x = reshape(A(:, n+1:end).', n*m, 1);
end
"""

_NEWTON = f"""\
function z = newton(step, z, a)
% Return the z near the given one where step, what Newton's method takes off, is zero.
% A step that does not shrink is halved; z is NaN if it does not converge.
    z = z(:);
    before = Inf;
    part = 1;
    last = zeros(size(z));
    for round = 1:{NEWTON_ROUNDS}
        d = step(z, a);
        most = 1 + sum(z.*z);
        now = sum(d.*d);
        if now <= {CONVERGED!r}*most
            z = z - d;
            return
        end
        if now < before
            before = now;
            part = 1;
            last = d;
            z = z - d;
            continue
        end
        if before <= {STALLED!r}*most
            return
        end
        part = 0.5*part;
        if before == Inf || part < {SMALLEST_PART!r}
            break
        end
        z = z + part*last;
    end
    z = NaN(size(z));
end
"""

# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
