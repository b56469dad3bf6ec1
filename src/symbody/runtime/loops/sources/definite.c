/* Solutions for many columns of a symmetric matrix that is positive definite. */
#include <math.h>
#include <stdint.h>
#include <string.h>

enum { LANES = 8, EIGHTS = 4, COLUMNS = LANES*EIGHTS };
typedef double eight __attribute__((vector_size(8*LANES), aligned(8)));

#define UNROLLED _Pragma("clang loop unroll(full)")

/* Take from eights of a row what others from `first` until before `last` make of it. */
static inline __attribute__((always_inline)) void subtract(
    int eights, int64_t first, int64_t last, const double *row, const double *others,
    int64_t stride, eight *left)
{
    for (int64_t j = first; j < last; j++) {
        const eight *const other = (const eight *)(others + j*stride);
        UNROLLED
        for (int k = 0; k < eights; k++)
            left[k] -= row[j]*other[k];
    }
}

/* Replace A by its factor, in both halves, and the inverses of that one's diagonal; return
   0 if it is not symmetric, or a pivot is not above `least` times the largest. */
static int factorize(int64_t n, double *A, double least)
{
    double smallest = INFINITY, largest = 0.0;
    for (int64_t i = 0; i < n; i++)
        for (int64_t j = 0; j < i; j++)
            if (A[i*n + j] != A[j*n + i])
                return 0;
    for (int64_t i = 0; i < n; i++) {
        double *const row = A + i*n;
        int64_t last = n;
        for (; last - i >= COLUMNS; last -= COLUMNS) {
            eight *const own = (eight *)(row + last - COLUMNS), left[EIGHTS];
            memcpy(left, own, sizeof left);
            subtract(EIGHTS, 0, i, row, A + last - COLUMNS, n, left);
            memcpy(own, left, sizeof left);
        }
        for (; last > i && last >= LANES; last -= LANES) {
            /* What stands before column i is known. */
            const int64_t from = last - LANES, known = i > from ? i - from : 0;
            eight left = *(const eight *)(row + from);
            subtract(1, 0, i, row, A + from, n, &left);
            memcpy(row + from + known, (const double *)&left + known,
                   (size_t)(LANES - known)*sizeof(double));
        }
        for (; last > i; last--)
            for (int64_t k = 0; k < i; k++)
                row[last - 1] -= row[k]*A[k*n + last - 1];
        const double pivot = row[i];
        if (!(pivot > 0.0))
            return 0;
        smallest = fmin(smallest, pivot);
        largest = fmax(largest, pivot);
        row[i] = 1.0/sqrt(pivot);
        for (int64_t j = i + 1; j < n; j++)
            A[j*n + i] = row[j] *= row[i];
    }
    return smallest > least*largest && largest < INFINITY;
}

/* Solve one row for the columns, when those from `first` until before `last` are known. */
static void eliminate(int64_t i, int64_t first, int64_t last, const double *row,
                      double *columns)
{
    eight *const own = (eight *)(columns + i*COLUMNS);
    eight left[EIGHTS];
    UNROLLED
    for (int k = 0; k < EIGHTS; k++)
        left[k] = own[k];
    subtract(EIGHTS, first, last, row, columns, COLUMNS, left);
    UNROLLED
    for (int k = 0; k < EIGHTS; k++)
        own[k] = row[i]*left[k];
}

/* Replace m columns B by A^-1 B; return 0, and leave B, where A is not definite enough, as
   `factorize` says. A is used up; `columns` are as many numbers as `definite_work` says. */
int64_t definite_solve(int64_t n, double *A, int64_t m, double *B, double least,
                       double *columns)
{
    if (!factorize(n, A, least))
        return 0;
    for (int64_t first = 0; first < m; first += COLUMNS) {
        const int64_t count = m - first < COLUMNS ? m - first : COLUMNS;
        const size_t size = (size_t)count*sizeof(double);
        for (int64_t i = 0; i < n; i++) {
            memset(columns + i*COLUMNS, 0, COLUMNS*sizeof(double));
            memcpy(columns + i*COLUMNS, B + i*m + first, size);
        }
        for (int64_t i = 0; i < n; i++)
            eliminate(i, 0, i, A + i*n, columns);
        for (int64_t i = n - 1; i >= 0; i--)
            eliminate(i, i + 1, n, A + i*n, columns);
        for (int64_t i = 0; i < n; i++)
            memcpy(B + i*m + first, columns + i*COLUMNS, size);
    }
    return 1;
}

int64_t definite_work(int64_t n)
{
    return n*COLUMNS;
}
