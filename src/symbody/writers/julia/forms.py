"""Forms of operations in Julia, and the routines that files bring along."""

from __future__ import annotations

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.writers.printer import C_LIKE, INFIX, NOT_ZERO, Form, Notation, shortest

_SAME_NAME = (
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
    "acosh", "atanh", "exp", "log", "sqrt", "abs", "sign",
    "floor",
)  # fmt: skip

FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _SAME_NAME},
    "atan2": Form("atan({}, {})"),
    "pow": Form("power({}, {})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    **C_LIKE,
}

# Where Julia's functions throw an error: what has no value is NaN here. The module's
# functions take the place of those in Base.
_THROWS = {
    "sin": "isinf(a)",
    "cos": "isinf(a)",
    "tan": "isinf(a)",
    "asin": "abs(a) > 1",
    "acos": "abs(a) > 1",
    "acosh": "a < 1",
    "atanh": "abs(a) > 1",
    "log": "a < 0",
    "sqrt": "a < 0",
}

# Functions that a file brings along if it needs them, by operation.
HELPERS: dict[str, str] = {
    "min": "lesser(a, b) = b < a ? b : a\n",
    "max": "greater(a, b) = b > a ? b : a\n",
    "pow": """\
power(a, b) = a < 0 && isfinite(b) && !(isinteger(b)) ? oftype(a*b, NaN) : a^b
""",
    **{
        name: f"{name}(a) = {condition} ? oftype(float(a), NaN) : Base.{name}(a)\n"
        for name, condition in _THROWS.items()
    },
}

_KEYWORDS = """\
abstract baremodule begin break catch const continue do else elseif end export false
finally for function global if import in isa let local macro module mutable outer
primitive public quote return struct true try type using where while
"""
_OWN = """\
Base Core Main Float64 Inf NaN power lesser greater find_piece solve newton isinf
isfinite isinteger oftype float abs length size similar zeros vcat fill throw mod max
min nothing DimensionMismatch searchsortedlast pi im eval include
"""
RESERVED = frozenset(f"{_KEYWORDS} {_OWN}".split()) | set(_SAME_NAME)


number = shortest("Inf", "NaN")
NOTATION = Notation(
    "Julia",
    FORMS,
    number,
    Form("Float64({})"),
    NOT_ZERO,
    RESERVED,
    item=lambda name, index: f"{name}[{index + 1}]",
)


_SOLVE = """\
# Returns the solution of A x = b for m right sides, all row by row. In each column the
# largest number is the pivot; without one the solution is NaN.
function solve(n, m, A, b)
    both = vcat(A, b)
    A = both[1:n*n]
    b = both[n*n + 1:n*n + n*m]
    for i in 1:n
        best = i
        for j in i + 1:n
            if abs(A[(j - 1)*n + i]) > abs(A[(best - 1)*n + i])
                best = j
            end
        end
        if !(abs(A[(best - 1)*n + i]) > 0)
            return fill(NaN, n*m)
        end
        for c in 1:n
            at, other = (i - 1)*n + c, (best - 1)*n + c
            A[at], A[other] = A[other], A[at]
        end
        for c in 1:m
            at, other = (i - 1)*m + c, (best - 1)*m + c
            b[at], b[other] = b[other], b[at]
        end
        for j in i + 1:n
            factor = A[(j - 1)*n + i]/A[(i - 1)*n + i]
            for c in i + 1:n
                A[(j - 1)*n + c] -= factor*A[(i - 1)*n + c]
            end
            for c in 1:m
                b[(j - 1)*m + c] -= factor*b[(i - 1)*m + c]
            end
        end
    end
    for i in n:-1:1
        for c in 1:m
            rest = b[(i - 1)*m + c]
            for j in i + 1:n
                rest -= A[(i - 1)*n + j]*b[(j - 1)*m + c]
            end
            b[(i - 1)*m + c] = rest/A[(i - 1)*n + i]
        end
    end
    return b
end
"""

_NEWTON = f"""\
# Returns the z near the given one where step!, what Newton's method takes off z, is 0.
# A step that does not shrink is halved; z is NaN if it does not converge.
function newton(step!, a, z)
    n = length(z)
    both = vcat(z, a)
    z = both[1:n]
    a = both[n + 1:length(both)]
    d = similar(z)
    last = similar(z)
    before = Inf
    part = 1.0
    for round in 1:{NEWTON_ROUNDS}
        step!(d, z, a)
        size2 = 0.0
        scale = 1.0
        for i in 1:n
            size2 += d[i]*d[i]
            scale += z[i]*z[i]
        end
        done = size2 <= {CONVERGED!r}*scale
        if done || size2 < before
            for i in 1:n
                z[i] -= d[i]
                last[i] = d[i]
            end
            if done
                return z
            end
            before = size2
            part = 1.0
            continue
        end
        if before <= {STALLED!r}*scale
            return z
        end
        part *= 0.5
        if isinf(before) || part < {SMALLEST_PART!r}
            break
        end
        for i in 1:n
            z[i] += part*last[i]
        end
    end
    return fill(NaN, n)
end
"""

# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
