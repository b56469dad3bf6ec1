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
   inverse of its diagonal in the vector, of the real system and of each complex one. */
enum { JACOBIAN, CORE, LOWER, UPPER, COMPLEX_LOWER, COMPLEX_UPPER = COMPLEX_LOWER + 2,
       OF_PAIR = 4, MATRICES = COMPLEX_LOWER + OF_PAIR*(MOST_STAGES/2) };

#define INLINE static inline __attribute__((always_inline))
/* Columns that are eliminated together. */
enum { PANEL = 4 };
/* Said before loops over a block; see tools/make_loops_text.py. */
#ifndef IN_LANES
#define IN_LANES
#endif
#ifdef __clang__
#define UNROLLED _Pragma("clang loop unroll(full)")
#else
#define UNROLLED
#endif

static inline double *matrix(const ode_solver *s, int64_t i)
{
    const int64_t n = s->system->n, arrays = s->options->method->arrays + SHARED_ARRAYS;
    return s->work + padded(arrays*n) + i*matrix_size(n);
}

static inline double *vector_of(const ode_solver *s, int64_t i)
{
    return matrix(s, i + 1) - padded(s->system->n);
}

/* The integers of the solver are n pivots of each system, n
   rows (those that remain first, then those that follow), and of these which remaining
   one they follow, by its place; before them how many remain. */
static inline int64_t *rows_of(const ode_solver *s)
{
    return s->pivots + (1 + MOST_STAGES/2)*s->system->n;
}

static inline int64_t *leaders_of(const ode_solver *s)
{
    return s->pivots + (2 + MOST_STAGES/2)*s->system->n;
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
        for (int64_t i = block; i < block + BLOCK; i++)
            x[i] -= u*a[i];
}

INLINE void add_magnitudes(int64_t n, double u, const double *restrict a,
                           double *restrict x)
{
    for (int64_t block = 0; block < n; block += BLOCK)
        IN_LANES
        for (int64_t i = block; i < block + BLOCK; i++)
            x[i] += u*fabs(a[i]);
}

/* Multiply J with a vector, or the magnitudes of its entries with one of magnitudes. */
static void multiply(const ode_solver *s, const double *x, double *product,
                     const int magnitudes)
{
    const int64_t n = s->system->n, *const rows = rows_of(s), *const leaders = leaders_of(s);
    const int64_t count = leaders[0], lead = padded(count);
    double *const sums = vector_of(s, COMPLEX_LOWER);
    memset(sums, 0, (size_t)lead*sizeof(double));
    for (int64_t k = 0; k < n; k++)
        if (magnitudes)
            add_magnitudes(count, x[rows[k]], matrix(s, CORE) + k*lead, sums);
        else
            subtract(0, count, x[rows[k]], matrix(s, CORE) + k*lead, sums);
    for (int64_t i = 0; i < n; i++) {
        const double entry = i < count ? 0.0 : follows_by(s, i);
        product[rows[i]] = i < count ? sums[i]
                           : (magnitudes ? fabs(entry) : entry)*x[rows[leaders[i]]];
    }
}

/* x -= u a for complex numbers. */
INLINE void subtract_complex(int64_t from, int64_t to, double u, double v,
                             const double *restrict a, const double *restrict b,
                             double *restrict x, double *restrict y)
{
    for (int64_t block = from & -BLOCK; block < to; block += BLOCK)
        IN_LANES
        for (int64_t i = block; i < block + BLOCK; i++) {
            x[i] -= u*a[i] - v*b[i];
            y[i] -= u*b[i] + v*a[i];
        }
}

/* The same for all columns of a panel, so that x is read and written once. */
INLINE void subtract_panel(int64_t from, int64_t to, int64_t lead, const double *u,
                           const double *restrict a, double *restrict x)
{
    const double u0 = u[0], u1 = u[1], u2 = u[2], u3 = u[3];
    for (int64_t block = from & -BLOCK; block < to; block += BLOCK)
        IN_LANES
        for (int64_t i = block; i < block + BLOCK; i++)
            x[i] = x[i] - u0*a[i] - u1*a[lead + i] - u2*a[2*lead + i] - u3*a[3*lead + i];
}

INLINE void subtract_complex_panel(int64_t from, int64_t to, int64_t lead,
                                   const double *u, const double *v,
                                   const double *restrict a, const double *restrict b,
                                   double *restrict x, double *restrict y)
{
    const double u0 = u[0], u1 = u[1], u2 = u[2], u3 = u[3];
    const double v0 = v[0], v1 = v[1], v2 = v[2], v3 = v[3];
    for (int64_t block = from & -BLOCK; block < to; block += BLOCK)
        IN_LANES
        for (int64_t i = block; i < block + BLOCK; i++) {
            const double a0 = a[i], a1 = a[lead + i], a2 = a[2*lead + i];
            const double a3 = a[3*lead + i];
            const double b0 = b[i], b1 = b[lead + i], b2 = b[2*lead + i];
            const double b3 = b[3*lead + i];
            x[i] = x[i] - u0*a0 - u1*a1 - u2*a2 - u3*a3
                   + (v0*b0 + v1*b1 + v2*b2 + v3*b3);
            y[i] = y[i] - v0*a0 - v1*a1 - v2*a2 - v3*a3
                   - (u0*b0 + u1*b1 + u2*b2 + u3*b3);
        }
}

INLINE void swap(double *a, int64_t i, int64_t j)
{
    const double x = a[i];
    a[i] = a[j];
    a[j] = x;
}

/* Exchange entries of x + i y as the rows of a panel of L, and eliminate those of the
   panel from those that follow. */
INLINE void eliminate(int64_t first, int64_t n, int64_t lead, int64_t away,
                      const double *L, const int64_t *pivots, double *x, double *y,
                      const int is_complex)
{
    const double *const l = L + first*lead, *const m = l + away;
    double u[PANEL], v[PANEL] = {0}, size = 0.0;
    for (int64_t k = first; k < first + PANEL && k < n; k++)
        if (pivots[k] != k) {
            swap(x, k, pivots[k]);
            if (is_complex)
                swap(y, k, pivots[k]);
        }
    UNROLLED
    for (int c = 0; c < PANEL; c++) {
        u[c] = x[first + c];
        if (is_complex)
            v[c] = y[first + c];
        UNROLLED
        for (int d = 0; d < c; d++) {
            const int64_t at = d*lead + first + c;
            u[c] -= l[at]*u[d] - (is_complex ? m[at]*v[d] : 0.0);
            if (is_complex)
                v[c] -= l[at]*v[d] + m[at]*u[d];
        }
        size += fabs(u[c]) + fabs(v[c]);
    }
    if (size == 0.0)
        return; /* mechanisms give sparse matrices */
    if (is_complex)
        subtract_complex_panel(first, n, lead, u, v, l, m, x, y);
    else
        subtract_panel(first, n, lead, u, l, x);
}

/* Factorize g - J with row pivots; return 0 if it is singular. */
INLINE int factorize(const ode_solver *s, double re, double im, int64_t pair,
                     const int is_complex)
{
    const int64_t n = leaders_of(s)[0], lead = padded(n), size = s->system->n;
    const int64_t away = matrix_size(size); /* to imaginary parts */
    const double *const core = matrix(s, CORE), square = re*re + im*im;
    double *const L = matrix(s, is_complex ? COMPLEX_LOWER + pair*OF_PAIR : LOWER);
    double *const U = matrix(s, is_complex ? COMPLEX_UPPER + pair*OF_PAIR : UPPER);
    double *const inverse = vector_of(s, is_complex ? COMPLEX_UPPER + pair*OF_PAIR : UPPER);
    int64_t *const pivots = s->pivots + (is_complex ? (pair + 1)*size : 0);
    const size_t bytes = (size_t)(n*lead)*sizeof(double);
    const size_t behind = (size_t)((lead - n)*lead)*sizeof(double);
    memcpy(U, core, bytes);
    for (int64_t part = 0; part <= is_complex*away; part += away) {
        memset(L + part + n*lead, 0, behind);
        memset(U + part + n*lead, 0, behind);
        memset(inverse + part + n, 0, (size_t)(lead - n)*sizeof(double));
    }
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
    for (int64_t first = 0; first < n; first += PANEL) {
        const int64_t end = first + PANEL < n ? first + PANEL : n;
        for (int64_t k = first; k < end; k++) {
            double *const a = U + k*lead, *const b = a + away, most = -1.0;
            double *const l = L + k*lead, *const m = l + away;
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
            for (int64_t j = first; best != k && j < end; j++) {
                double *const x = (j < k ? L : U) + j*lead;
                swap(x, k, best);
                if (is_complex)
                    swap(x + away, k, best);
            }
            const double divisor = is_complex ? a[k]*a[k] + b[k]*b[k] : a[k];
            const double c = is_complex ? a[k]/divisor : 1.0/divisor;
            const double d = is_complex ? -b[k]/divisor : 0.0;
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
            for (int64_t j = k + 1; j < end; j++) {
                double *const x = U + j*lead, *const y = x + away;
                if (is_complex)
                    subtract_complex(k + 1, n, x[k], y[k], l, m, x, y);
                else
                    subtract(k + 1, n, x[k], l, x);
            }
        }
        for (int64_t j = end; j < n; j++)
            eliminate(first, n, lead, away, L, pivots, U + j*lead, U + away + j*lead,
                      is_complex);
    }
    return 1;
}

/* Solve (g - J) (x + i y) = x + i y in place. */
INLINE void solve(const ode_solver *s, double re, double im, double *x, double *y,
                  int64_t pair, const int is_complex)
{
    const int64_t n = leaders_of(s)[0], lead = padded(n), size = s->system->n;
    const int64_t away = matrix_size(size), *const rows = rows_of(s);
    const double *const core = matrix(s, CORE), square = re*re + im*im;
    const double *const L = matrix(s, is_complex ? COMPLEX_LOWER + pair*OF_PAIR : LOWER);
    const double *const U = matrix(s, is_complex ? COMPLEX_UPPER + pair*OF_PAIR : UPPER);
    const double *const inverse = vector_of(s, is_complex ? COMPLEX_UPPER + pair*OF_PAIR : UPPER);
    const int64_t *const pivots = s->pivots + (is_complex ? (pair + 1)*size : 0);
    double *const b = vector_of(s, COMPLEX_LOWER), *const d = b + away;
    for (int64_t i = 0; i < lead; i++) {
        b[i] = i < n ? x[rows[i]] : 0.0;
        if (is_complex)
            d[i] = i < n ? y[rows[i]] : 0.0;
    }
    for (int64_t first = n; first < size; first += PANEL) {
        const double *const a = core + first*lead;
        const int64_t count = first + PANEL < size ? PANEL : size - first;
        double u[PANEL], v[PANEL] = {0};
        for (int64_t c = 0; c < count; c++) {
            const int64_t at = rows[first + c];
            x[at] = u[c] = is_complex ? (x[at]*re + y[at]*im)/square : x[at]/re;
            if (is_complex)
                y[at] = v[c] = (y[at] - im*u[c])/re;
        }
        if (count == PANEL) {
            subtract_panel(0, n, lead, u, a, b);
            if (is_complex)
                subtract_panel(0, n, lead, v, a, d);
        }
        for (int64_t c = 0; count < PANEL && c < count; c++) {
            subtract(0, n, u[c], a + c*lead, b);
            if (is_complex)
                subtract(0, n, v[c], a + c*lead, d);
        }
    }
    for (int64_t first = 0; first < n; first += PANEL)
        eliminate(first, n, lead, away, L, pivots, b, d, is_complex);
    for (int64_t first = (n - 1) & -PANEL; first >= 0; first -= PANEL) {
        const double *const a = U + first*lead;
        double u[PANEL], v[PANEL] = {0};
        UNROLLED
        for (int c = PANEL - 1; c >= 0; c--) {
            const int64_t k = first + c;
            double p = b[k], q = is_complex ? d[k] : 0.0;
            UNROLLED
            for (int e = c + 1; e < PANEL; e++) {
                const int64_t at = e*lead + k;
                p -= a[at]*u[e] - (is_complex ? a[away + at]*v[e] : 0.0);
                if (is_complex)
                    q -= a[at]*v[e] + a[away + at]*u[e];
            }
            u[c] = p*inverse[k] - (is_complex ? q*inverse[away + k] : 0.0);
            if (is_complex)
                v[c] = p*inverse[away + k] + q*inverse[k];
            if (k < n) {
                x[rows[k]] = u[c];
                if (is_complex)
                    y[rows[k]] = v[c];
            }
        }
        if (is_complex)
            subtract_complex_panel(0, first, lead, u, v, a, a + away, b, d);
        else
            subtract_panel(0, first, lead, u, a, b);
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

#endif
