"""Numerical blocks in Rust."""

from __future__ import annotations

from symbody.expr.definition import (
    CONVERGED,
    NEWTON_ROUNDS,
    SMALLEST_PART,
    STALLED,
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
