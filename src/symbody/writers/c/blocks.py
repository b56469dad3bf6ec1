"""The routines of the numerical blocks in C; their work arrays are the callers'.

Qualifiers are filled in, see qualifiers.py.
"""

from __future__ import annotations

from symbody.expr.definition import (
    CONVERGED,
    NEWTON_ROUNDS,
    SMALLEST_PART,
    STALLED,
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
