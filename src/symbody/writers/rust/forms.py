"""Forms of operations in Rust, and the routines that files bring along."""

from __future__ import annotations

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
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


_SOLVE = """\
/// Replaces m right sides b by the solution of A x = b, all row by row; spoils A. In
/// each column the largest number is the pivot; without one the solution is NaN.
fn solve(n: usize, m: usize, a: &mut [f64], b: &mut [f64]) {
    for i in 0..n {
        let mut best = i;
        for j in i + 1..n {
            if math::fabs(a[j*n + i]) > math::fabs(a[best*n + i]) {
                best = j;
            }
        }
        if a[best*n + i] == 0.0 || a[best*n + i].is_nan() {
            b.fill(f64::NAN);
            return;
        }
        if best != i {
            for c in i..n {
                a.swap(i*n + c, best*n + c);
            }
            for c in 0..m {
                b.swap(i*m + c, best*m + c);
            }
        }
        for j in i + 1..n {
            let factor = a[j*n + i]/a[i*n + i];
            for c in i + 1..n {
                a[j*n + c] -= factor*a[i*n + c];
            }
            for c in 0..m {
                b[j*m + c] -= factor*b[i*m + c];
            }
        }
    }
    for i in (0..n).rev() {
        for c in 0..m {
            let mut sum = b[i*m + c];
            for j in i + 1..n {
                sum -= a[i*n + j]*b[j*m + c];
            }
            b[i*m + c] = sum/a[i*n + i];
        }
    }
}
"""

_NEWTON = f"""\
/// Replaces z by the solution near it: step computes from z and a what Newton's method
/// takes off z. A step that does not shrink is halved; z is NaN without convergence.
fn newton<const N: usize, const G: usize>(
    step: fn(&[f64; N], &[f64; G], &mut [f64; N]),
    a: &[f64; G],
    z: &mut [f64; N],
) {{
    let (mut d, mut last) = ([0.0; N], [0.0; N]);
    let (mut before, mut part) = (f64::INFINITY, 1.0);
    for _ in 0..{NEWTON_ROUNDS} {{
        step(z, a, &mut d);
        let (mut size, mut scale) = (0.0, 1.0);
        for i in 0..N {{
            size += d[i]*d[i];
            scale += z[i]*z[i];
        }}
        let done = size <= {CONVERGED!r}*scale;
        if done || size < before {{
            for i in 0..N {{
                z[i] -= d[i];
            }}
            if done {{
                return;
            }}
            before = size;
            part = 1.0;
            last = d;
            continue;
        }}
        if before <= {STALLED!r}*scale {{
            return;
        }}
        part *= 0.5;
        if before == f64::INFINITY || part < {SMALLEST_PART!r} {{
            break;
        }}
        for i in 0..N {{
            z[i] += part*last[i];
        }}
    }}
    z.fill(f64::NAN);
}}
"""

# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
