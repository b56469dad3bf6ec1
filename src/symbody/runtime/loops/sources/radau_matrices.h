/* The linear systems of Radau IIA: (g - J) x = b, for a real g and for a complex one.

   Rows of the Jacobian J with one entry, as positions have whose rates are velocities,
   are eliminated beforehand: mechanisms leave half of the equations, and an eighth of the
   work (Hairer, Wanner, section IV.8, systems of second order).

   Matrices lie column by column, of what remains, in blocks of lanes: behind the last row
   there are zeros. Each has a column more, for a vector. Imaginary parts are a matrix of
   their own behind the real ones. */
#ifndef SYMBODY_RADAU_MATRICES_H
#define SYMBODY_RADAU_MATRICES_H

#include "solver.h"

/* The Jacobian, row by row; minus what remains of it, with the columns that these rows
   have of those that follow behind; the factors L, without its diagonal, and U, with the
   inverse of its diagonal in the vector, of both systems. */
enum { JACOBIAN, CORE, LOWER, UPPER, COMPLEX_LOWER, COMPLEX_UPPER = COMPLEX_LOWER + 2,
       MATRICES = COMPLEX_UPPER + 2 };

#define INLINE static inline __attribute__((always_inline))
/* Said before loops over a block; see tools/make_loops_text.py. */
#ifndef IN_LANES
#define IN_LANES
#endif

static inline double *matrix(const ode_solver *s, int64_t i)
{
    return array(s, s->options->method->arrays + SHARED_ARRAYS)
           + i*matrix_size(s->system->n);
}

static inline double *vector_of(const ode_solver *s, int64_t i)
{
    return matrix(s, i) + s->system->n*padded(s->system->n);
}

/* The integers of the solver are n pivots of the real system, n of the complex one, n
   rows (those that remain first, then those that follow), and of these which remaining
   one they follow, by its place; before them how many remain. */
static inline int64_t *rows_of(const ode_solver *s)
{
    return s->pivots + 2*s->system->n;
}

static inline int64_t *leaders_of(const ode_solver *s)
{
    return s->pivots + 3*s->system->n;
}

/* Of a row that follows: its entry of the Jacobian. */
static inline double follows_by(const ode_solver *s, int64_t k)
{
    const int64_t *const rows = rows_of(s), *const leaders = leaders_of(s);
    return matrix(s, JACOBIAN)[rows[k]*s->system->n + rows[leaders[k]]];
}

/* The place of the only entry of a row of the Jacobian, off the diagonal; or -1. */
static int64_t only_entry(const double *row, int64_t n, int64_t i)
{
    int64_t place = -1;
    for (int64_t j = 0; j < n; j++)
        if (row[j] != 0.0) {
            if (place >= 0)
                return -1;
            place = j;
        }
    return place == i ? -1 : place;
}

/* Find which rows of a new Jacobian follow others, and gather what remains. */
static void reduce(ode_solver *s)
{
    const int64_t n = s->system->n;
    const double *const J = matrix(s, JACOBIAN);
    int64_t *const only = s->pivots, *const places = s->pivots + n;
    int64_t *const rows = rows_of(s), *const leaders = leaders_of(s);
    int64_t count = 0, last = n;
    for (int64_t i = 0; i < n; i++)
        only[i] = only_entry(J + i*n, n, i);
    for (int64_t i = 0; i < n; i++)
        if (only[i] < 0 || only[only[i]] >= 0) {
            places[i] = count;
            rows[count++] = i;
        }
    for (int64_t i = n - 1; i >= 0; i--)
        if (only[i] >= 0 && only[only[i]] < 0) {
            rows[--last] = i;
            leaders[last] = places[only[i]];
        }
    leaders[0] = count;
    const int64_t lead = padded(count);
    double *const core = matrix(s, CORE);
    memset(core, 0, (size_t)(n*lead)*sizeof(double));
    for (int64_t i = 0; i < count; i++)
        for (int64_t k = 0; k < n; k++)
            core[k*lead + i] = -J[rows[i]*n + rows[k]];
}

/* x -= u a, from an entry to before another, with what shares their blocks. */
INLINE void subtract(int64_t from, int64_t to, double u, const double *restrict a,
                     double *restrict x)
{
    for (int64_t block = from & -BLOCK; block < to; block += BLOCK)
        IN_LANES
        for (int64_t i = 0; i < BLOCK; i++)
            x[block + i] -= u*a[block + i];
}

/* The same for complex numbers. */
INLINE void subtract_complex(int64_t from, int64_t to, double u, double v,
                             const double *restrict a, const double *restrict b,
                             double *restrict x, double *restrict y)
{
    for (int64_t block = from & -BLOCK; block < to; block += BLOCK)
        IN_LANES
        for (int64_t i = 0; i < BLOCK; i++) {
            x[block + i] -= u*a[block + i] - v*b[block + i];
            y[block + i] -= u*b[block + i] + v*a[block + i];
        }
}

INLINE void swap(double *a, int64_t i, int64_t j)
{
    const double x = a[i];
    a[i] = a[j];
    a[j] = x;
}

/* Factorize g - J with row pivots; return 0 if it is singular. */
INLINE int factorize(const ode_solver *s, double re, double im, const int is_complex)
{
    const int64_t n = leaders_of(s)[0], lead = padded(n), size = s->system->n;
    const int64_t away = matrix_size(size); /* to imaginary parts */
    const double *const core = matrix(s, CORE), square = re*re + im*im;
    double *const L = matrix(s, is_complex ? COMPLEX_LOWER : LOWER);
    double *const U = matrix(s, is_complex ? COMPLEX_UPPER : UPPER);
    double *const inverse = vector_of(s, is_complex ? COMPLEX_UPPER : UPPER);
    int64_t *const pivots = s->pivots + (is_complex ? size : 0);
    const size_t bytes = (size_t)(n*lead)*sizeof(double);
    memcpy(U, core, bytes);
    if (is_complex)
        memset(U + away, 0, bytes);
    for (int64_t j = 0; j < n; j++) {
        U[j*lead + j] += re;
        if (is_complex)
            U[away + j*lead + j] = im;
    }
    for (int64_t k = n; k < size; k++) {
        const double part = follows_by(s, k)/square;
        double *const x = U + leaders_of(s)[k]*lead;
        subtract(0, n, -part*re, core + k*lead, x);
        if (is_complex)
            subtract(0, n, part*im, core + k*lead, x + away);
    }
    for (int64_t k = 0; k < n; k++) {
        double *const a = U + k*lead, *const b = a + away, most = -1.0;
        int64_t best = k;
        for (int64_t i = k; i < n; i++) {
            const double entry = fabs(a[i]) + (is_complex ? fabs(b[i]) : 0.0);
            if (entry > most) {
                most = entry;
                best = i;
            }
        }
        pivots[k] = best;
        if (most == 0.0)
            return 0;
        for (int64_t j = k; best != k && j < n; j++) {
            swap(U + j*lead, k, best);
            if (is_complex)
                swap(U + away + j*lead, k, best);
        }
        const double divisor = is_complex ? a[k]*a[k] + b[k]*b[k] : a[k];
        const double c = is_complex ? a[k]/divisor : 1.0/divisor;
        const double d = is_complex ? -b[k]/divisor : 0.0;
        double *const l = L + k*lead, *const m = l + away;
        const size_t above = (size_t)(k + 1)*sizeof(double);
        const size_t below = (size_t)(lead - k)*sizeof(double);
        memset(l, 0, (size_t)lead*sizeof(double));
        inverse[k] = c;
        if (is_complex) {
            inverse[away + k] = d;
            memset(m, 0, (size_t)lead*sizeof(double));
            subtract_complex(k + 1, n, -c, -d, a, b, l, m);
            memset(m, 0, above);
            memset(b + k, 0, below);
        } else {
            subtract(k + 1, n, -c, a, l);
        }
        memset(l, 0, above);
        memset(a + k, 0, below);
        for (int64_t j = k + 1; j < n; j++) {
            double *const x = U + j*lead, *const y = x + away;
            const double u = x[k], v = is_complex ? y[k] : 0.0;
            if (u == 0.0 && v == 0.0)
                continue; /* mechanisms give sparse matrices */
            if (is_complex)
                subtract_complex(k + 1, n, u, v, l, m, x, y);
            else
                subtract(k + 1, n, u, l, x);
        }
    }
    return 1;
}

/* Solve (g - J) (x + i y) = x + i y in place. */
INLINE void solve(const ode_solver *s, double re, double im, double *x, double *y,
                  const int is_complex)
{
    const int64_t n = leaders_of(s)[0], lead = padded(n), size = s->system->n;
    const int64_t away = matrix_size(size), *const rows = rows_of(s);
    const double *const core = matrix(s, CORE), square = re*re + im*im;
    const double *const L = matrix(s, is_complex ? COMPLEX_LOWER : LOWER);
    const double *const U = matrix(s, is_complex ? COMPLEX_UPPER : UPPER);
    const double *const inverse = vector_of(s, is_complex ? COMPLEX_UPPER : UPPER);
    const int64_t *const pivots = s->pivots + (is_complex ? size : 0);
    double *const b = vector_of(s, COMPLEX_LOWER), *const d = b + away;
    for (int64_t i = 0; i < lead; i++) {
        b[i] = i < n ? x[rows[i]] : 0.0;
        if (is_complex)
            d[i] = i < n ? y[rows[i]] : 0.0;
    }
    for (int64_t k = n; k < size; k++) {
        const int64_t at = rows[k];
        const double u = is_complex ? (x[at]*re + y[at]*im)/square : x[at]/re;
        x[at] = u;
        subtract(0, n, u, core + k*lead, b);
        if (is_complex) {
            y[at] = (y[at] - im*u)/re;
            subtract(0, n, y[at], core + k*lead, d);
        }
    }
    for (int64_t k = 0; k < n; k++) {
        if (pivots[k] != k) {
            swap(b, k, pivots[k]);
            if (is_complex)
                swap(d, k, pivots[k]);
        }
        const double *const l = L + k*lead;
        if (is_complex)
            subtract_complex(k + 1, n, b[k], d[k], l, l + away, b, d);
        else
            subtract(k + 1, n, b[k], l, b);
    }
    for (int64_t k = n - 1; k >= 0; k--) {
        const double *const a = U + k*lead, p = inverse[k];
        if (is_complex) {
            const double q = inverse[away + k], u = b[k]*p - d[k]*q;
            const double v = b[k]*q + d[k]*p;
            subtract_complex(0, k, u, v, a, a + away, b, d);
            x[rows[k]] = u;
            y[rows[k]] = v;
        } else {
            x[rows[k]] = b[k]*p;
            subtract(0, k, b[k]*p, a, b);
        }
    }
    for (int64_t k = n; k < size; k++) {
        const int64_t at = rows[leaders_of(s)[k]];
        const double part = follows_by(s, k)/square;
        if (is_complex) {
            x[rows[k]] += part*(x[at]*re + y[at]*im);
            y[rows[k]] += part*(y[at]*re - x[at]*im);
        } else {
            x[rows[k]] += part*re*x[at];
        }
    }
}

static void solve_real(const ode_solver *s, double g, double *x)
{
    solve(s, g, 0.0, x, x, 0);
}

#endif
