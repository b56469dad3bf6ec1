/* Numerical blocks in lanes: what one lane needs does not touch the others. The methods are
   those of single rows (writers/llvm/blocks.py, expr/definition.py). */
#include "lane_blocks.h"

#include <math.h>

enum { NEWTON_ROUNDS = 60 };
/* Of squares of steps in relation to 1 + z z, and of a part of a step. */
static const double CONVERGED = 1e-20, STALLED = 1e-12, SMALLEST_PART = 1e-3;

/* A truth of each run: all bits, or none. */
typedef int64_t truths __attribute__((vector_size(8*LANES)));

#define INLINE static inline __attribute__((always_inline))

INLINE lanes chosen(truths which, lanes a, lanes b)
{
    return (lanes)(((truths)a & which) | ((truths)b & ~which));
}

INLINE lanes size_of(lanes x)
{
    return (lanes)((truths)x & INT64_MAX);
}

INLINE int any(truths which)
{
    int64_t found = 0;
    for (int lane = 0; lane < LANES; lane++)
        found |= which[lane];
    return found != 0;
}

static void swap(int64_t n, const truths *which, lanes *a, lanes *b)
{
    for (int64_t i = 0; i < n; i++) {
        const lanes x = a[i], y = b[i];
        a[i] = chosen(*which, y, x);
        b[i] = chosen(*which, x, y);
    }
}

static void subtract(int64_t from, int64_t n, const lanes *factor, const lanes *a, lanes *b)
{
    for (int64_t i = from; i < n; i++)
        b[i] -= *factor*a[i];
}

static void substitute_back(int64_t n, int64_t m, const lanes *A, lanes *b)
{
    for (int64_t k = n - 1; k >= 0; k--) {
        for (int64_t c = k + 1; c < n; c++)
            subtract(0, m, A + k*n + c, b + c*m, b + k*m);
        for (int64_t s = 0; s < m; s++)
            b[k*m + s] /= A[k*n + k];
    }
}

void lanes_solve(int64_t n, int64_t m, lanes *A, lanes *b)
{
    for (int64_t i = 0; i < n; i++) {
        lanes size = size_of(A[i*n + i]);
        truths best = (truths){0} + i;
        for (int64_t j = i + 1; j < n; j++) {
            const lanes other = size_of(A[j*n + i]);
            const truths larger = other > size;
            best = (((truths){0} + j) & larger) | (best & ~larger);
            size = chosen(larger, other, size);
        }
        for (int64_t j = i + 1; j < n; j++) {
            const truths which = best == (truths){0} + j;
            if (!any(which))
                continue;
            swap(n, &which, A + i*n, A + j*n);
            swap(m, &which, b + i*m, b + j*m);
        }
        for (int64_t r = i + 1; r < n; r++) {
            const lanes factor = A[r*n + i]/A[i*n + i];
            subtract(i + 1, n, &factor, A + i*n, A + r*n);
            subtract(0, m, &factor, b + i*m, b + r*m);
        }
    }
    substitute_back(n, m, A, b);
}

void lanes_solve_definite(int64_t n, int64_t m, lanes *A, lanes *b)
{
    for (int64_t i = 0; i < n; i++) {
        for (int64_t r = i + 1; r < n; r++) {
            const lanes entry = A[i*n + r];
            /* Zeros of A that nothing fills stay where they are. */
            const truths filled = entry != 0.0;
            if (!any(filled))
                continue;
            const lanes factor = entry/A[i*n + i];
            subtract(r, n, &factor, A + i*n, A + r*n);
            subtract(0, m, &factor, b + i*m, b + r*m);
        }
    }
    substitute_back(n, m, A, b);
}

void lanes_newton(int64_t n, lanes_step step, lanes *a, lanes *z, lanes *w)
{
    lanes *const d = w, *const last = w + n;
    const lanes one = (lanes){0.0} + 1.0, infinite = (lanes){0.0} + INFINITY;
    lanes before = infinite, part = one;
    truths active = ~(truths){0};
    for (int round = 0; round < NEWTON_ROUNDS && any(active); round++) {
        step(z, a, d);
        lanes size = {0.0}, scale = one;
        for (int64_t i = 0; i < n; i++) {
            size += d[i]*d[i];
            scale += z[i]*z[i];
        }
        const truths converged = active & (truths)(size <= CONVERGED*scale);
        const truths shrinks = active & ~converged & (truths)(size < before);
        const truths grows = active & ~converged & ~shrinks
                             & ~(truths)(before <= STALLED*scale);
        const lanes half = 0.5*part;
        const truths lost = grows & ((truths)(before == infinite)
                                     | (truths)(half < SMALLEST_PART));
        const truths back = grows & ~lost, taken = converged | shrinks;
        const lanes none = (lanes){0.0} + NAN;
        for (int64_t i = 0; i < n; i++) {
            lanes next = chosen(taken, z[i] - d[i], z[i]);
            next = chosen(back, z[i] + half*last[i], next);
            z[i] = chosen(lost, none, next);
            last[i] = chosen(shrinks, d[i], last[i]);
        }
        before = chosen(shrinks, size, before);
        part = chosen(shrinks, one, chosen(back, half, part));
        active = shrinks | back;
    }
    for (int64_t i = 0; i < n; i++)
        z[i] = chosen(active, (lanes){0.0} + NAN, z[i]);
}
