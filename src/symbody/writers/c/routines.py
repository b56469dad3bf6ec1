"""Routines that files in C and C++ bring along.

Sines and cosines of many angles are computed in loops that become vectors. The method
and its accuracy are those of the LLVM writer: reduction with π/2 in four parts, the
polynomials of fdlibm, libm beyond 100 000 rad and for what is not finite.

References:
    Cody and Waite (1980), Software Manual for the Elementary Functions, chapter 8.
    fdlibm (Sun Microsystems 1993), k_sin.c and k_cos.c.
"""

from __future__ import annotations

from string import Template

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED

FIND_PIECE = """\
${begin} In which piece x lies: 0 is below the first of n knots, n above the last.${end}
${internal}${index} find_piece(double x, ${pointer}knots, ${index} n)${behind}
{
    ${index} low = 0, high = n - 1;
    while (low < high) {
        const ${index} middle = (low + high)/2;
        if (knots[middle] <= x)
            low = middle + 1;
        else
            high = middle;
    }
    return x > knots[n - 1] ? n : low;
}
"""

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

_CPP_SOLVE = """\
// Replaces m right sides b by the solution of A x = b, all row by row; spoils A. In
// each column the largest number is the pivot; without one the solution is NaN.
template <std::size_t n, std::size_t m, class Matrix, class Sides>
void solve(Matrix& A, Sides& b) noexcept
{
    for (std::size_t i = 0; i < n; ++i) {
        std::size_t best = i;
        for (std::size_t j = i + 1; j < n; ++j)
            if (std::fabs(A[j*n + i]) > std::fabs(A[best*n + i]))
                best = j;
        if (!(std::fabs(A[best*n + i]) > 0.0)) {
            for (std::size_t j = 0; j < n*m; ++j)
                b[j] = std::numeric_limits<double>::quiet_NaN();
            return;
        }
        for (std::size_t c = i; best != i && c < n; ++c)
            std::swap(A[i*n + c], A[best*n + c]);
        for (std::size_t c = 0; best != i && c < m; ++c)
            std::swap(b[i*m + c], b[best*m + c]);
        for (std::size_t j = i + 1; j < n; ++j) {
            const double factor = A[j*n + i]/A[i*n + i];
            for (std::size_t c = i + 1; c < n; ++c)
                A[j*n + c] -= factor*A[i*n + c];
            for (std::size_t c = 0; c < m; ++c)
                b[j*m + c] -= factor*b[i*m + c];
        }
    }
    for (std::size_t i = n; i-- > 0;)
        for (std::size_t c = 0; c < m; ++c) {
            double sum = b[i*m + c];
            for (std::size_t j = i + 1; j < n; ++j)
                sum -= A[i*n + j]*b[j*m + c];
            b[i*m + c] = sum/A[i*n + i];
        }
}
"""

_CPP_NEWTON = f"""\
// Replaces z by the solution near it: step computes from z and a what Newton's method
// takes off z. A step that does not shrink is halved; z is NaN if it does not converge.
template <std::size_t n, std::size_t g>
void newton(void (*step)(Input<n>, Input<g>, Output<n>),
            Input<g> a, Output<n> z)
{{
    std::array<double, n> d, last{{}};
    double before = std::numeric_limits<double>::infinity(), part = 1.0;
    for (int round = 0; round < {NEWTON_ROUNDS}; ++round) {{
        step(z, a, d);
        double size = 0.0, scale = 1.0;
        for (std::size_t i = 0; i < n; ++i) {{
            size += d[i]*d[i];
            scale += z[i]*z[i];
        }}
        const bool done = size <= {CONVERGED!r}*scale;
        if (done || size < before) {{
            for (std::size_t i = 0; i < n; ++i)
                z[i] -= d[i];
            if (done)
                return;
            before = size;
            part = 1.0;
            last = d;
            continue;
        }}
        if (before <= {STALLED!r}*scale)
            return;
        part *= 0.5;
        if (!(before < std::numeric_limits<double>::infinity())
            || part < {SMALLEST_PART!r})
            break;
        for (std::size_t i = 0; i < n; ++i)
            z[i] += part*last[i];
    }}
    for (std::size_t i = 0; i < n; ++i)
        z[i] = std::numeric_limits<double>::quiet_NaN();
}}
"""

CPP_ROUTINES: dict[str, str] = {"solve": _CPP_SOLVE, "newton": _CPP_NEWTON}

_SINCOS = Template("""\
/* Sines and cosines of n angles, within one unit in the last place. The angle less the
   nearest multiple of pi/2 is r + y; the products with the first three parts of pi/2
   are exact. Plain loops, so that compilers make vector instructions of them; inlined,
   with n a number, they would be unrolled instead. */
${before}#if defined(__clang__)
__attribute__((noinline))
#elif defined(__GNUC__)
__attribute__((noinline, noclone))
#endif
${head}
{
    ${truth} outside = ${false};
    for (int i = 0; i < n; ++i) {
        const ${truth} inside = ${space}fabs(x[i]) <= 1e5;
        const double a = inside ? x[i] : 0.0;
        const double turns = ${space}rint(a*0.6366197723675814);
        const int q = ${whole};
        const double d = a - turns*1.5707963267341256;
        const double e = turns*6.077100506303966e-11;
        const double b = d - e;
        const double lost = ((d - b) - e) - turns*2.0222662487111665e-21;
        const double r = b + lost;
        const double y = ((b - r) + lost) - turns*8.4784276603689e-32;
        const double z = r*r;
        const double h = 0.5*z;
        const double odd = z*(-0.16666666666666632 + z*(0.00833333333332249
            + z*(-0.0001984126982985795 + z*(2.7557313707070068e-06
            + z*(-2.5050760253406863e-08 + z*1.58969099521155e-10)))));
        const double even = z*z*(0.0416666666666666 + z*(-0.001388888888887411
            + z*(2.480158728947673e-05 + z*(-2.7557314351390663e-07
            + z*(2.087572321298175e-09 + z*(-1.1359647557788195e-11))))));
        const double sine = r + (r*odd + (y - h*y));
        const double w = 1.0 - h;
        const double cosine = w + (((1.0 - w) - h) + (even - r*y));
        const double p = q & 1 ? cosine : sine;
        const double o = q & 1 ? sine : cosine;
        s[i] = q & 2 ? -p : p;
        c[i] = (q + 1) & 2 ? -o : o;
        outside |= !inside;
    }
    for (int i = 0; outside && i < n; ++i) {
        if (!(${space}fabs(x[i]) <= 1e5)) {
            s[i] = ${space}sin(x[i]);
            c[i] = ${space}cos(x[i]);
        }
    }
}
""")

_HEAD = """\
static void sincos_n(int n, const double *restrict x, double *restrict s,
                     double *restrict c)"""

SINCOS = _SINCOS.substitute(
    before="", head=_HEAD, truth="int", false="0", whole="(int)turns", space=""
)


def cpp_sincos(prefix: str, *, before: str = "") -> str:
    """Return the function in C++, with words before its head and its attributes."""
    head = f"{prefix}void sincos_n("
    indent = "\n" + " " * len(head)
    pointers = ["const double* __restrict x", "double* __restrict s"]
    arguments = [f"int n, {pointers[0]}", pointers[1], "double* __restrict c)"]
    return _SINCOS.substitute(
        before=f"{before}\n" if before else "",
        head=head + f",{indent}".join(arguments),
        truth="bool",
        false="false",
        whole="static_cast<int>(turns)",
        space="std::",
    )


# The views that functions take, as C++17 has none.
SPAN = """\
#ifndef SYMBODY_SPAN
#define SYMBODY_SPAN

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace symbody {

/// A view of N numbers that lie one after another. It owns nothing and costs nothing.
template <class T, std::size_t N>
class Span {
    using Number = std::remove_const_t<T>;

public:
    /// Arrays of another length do not compile.
    constexpr Span(std::array<Number, N>& a) noexcept : first(a.data()) {}

    template <class U = T, std::enable_if_t<std::is_const_v<U>, int> = 0>
    constexpr Span(const std::array<Number, N>& a) noexcept : first(a.data()) {}

    template <std::size_t M>
    constexpr Span(T (&a)[M]) noexcept : first(a)
    {
        static_assert(M == N, "an array of another length is needed");
    }

    /// A view to read and write is one to read as well.
    template <class U, std::enable_if_t<std::is_same_v<const U, T>, int> = 0>
    constexpr Span(Span<U, N> other) noexcept : first(other.data()) {}

    /// N numbers from a pointer on.
    constexpr explicit Span(T* pointer) noexcept : first(pointer) {}

    /// What std::vector, std::span and others hold; the length is asserted.
    constexpr Span(T* pointer, [[maybe_unused]] std::size_t size) noexcept
        : first(pointer)
    {
        assert(size == N);
    }

    /// No numbers: {} stands for them.
    template <std::size_t M = N, std::enable_if_t<M == 0, int> = 0>
    constexpr Span() noexcept : first(nullptr) {}

    constexpr T& operator[](std::size_t i) const noexcept { return first[i]; }
    constexpr T* data() const noexcept { return first; }
    static constexpr std::size_t size() noexcept { return N; }

private:
    T* first;
};

template <std::size_t N>
using Input = Span<const double, N>;
template <std::size_t N>
using Output = Span<double, N>;

}  // namespace symbody

#endif
"""
