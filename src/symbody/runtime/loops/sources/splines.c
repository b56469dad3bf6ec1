/* Slopes of splines through many columns of data, where the data are.

   de Boor (2001), A Practical Guide to Splines, chapters X and XIII. */
#include <math.h>
#include <stdint.h>
#include <string.h>

/* The highest degree, and what a row depends on; columns that are solved at once. */
enum { MOST = 5, WEIGHTS = MOST + 1, LANES = 8, EIGHTS = 4, COLUMNS = LANES*EIGHTS };
typedef double eight __attribute__((vector_size(8*LANES), aligned(8)));

#define UNROLLED _Pragma("clang loop unroll(full)")

/* The first of the coefficients that row i depends on. */
static int64_t first_of(int64_t degree, int64_t n, int64_t i)
{
    const int64_t first = i - (degree - 1)/2, last = n - 1 - degree;
    return first < 0 ? 0 : first > last ? last : first;
}

/* Write the basis functions that are not zero at x, between the last two of the first
   degree + 1 knots, and their first two derivatives. */
static void basis(int64_t degree, const double *knots, double x, double (*of)[WEIGHTS])
{
    memset(of, 0, 3*sizeof of[0]);
    of[0][0] = 1.0;
    for (int64_t d = 1; d <= degree; d++) {
        double value = 0.0, slope = 0.0, bend = 0.0;
        for (int64_t r = 0; r < d; r++) {
            const double right = knots[degree + 1 + r], left = knots[degree + 1 + r - d];
            const double part = 1.0/(right - left), rate = (double)d*part;
            const double share = of[0][r]*part, fall = of[0][r]*rate;
            const double bent = of[1][r]*rate;
            of[0][r] = value + (right - x)*share;
            of[1][r] = slope - fall;
            of[2][r] = bend - bent;
            value = (x - left)*share;
            slope = fall;
            bend = bent;
        }
        of[0][d] = value;
        of[1][d] = slope;
        of[2][d] = bend;
    }
}

/* Add to a row of COLUMNS `count` others by their weights. */
static inline __attribute__((always_inline)) void add(
    int64_t count, const double *weights, const double *others, eight *sum)
{
    for (int64_t j = 0; j < count; j++) {
        const eight *const other = (const eight *)(others + j*COLUMNS);
        UNROLLED
        for (int k = 0; k < EIGHTS; k++)
            sum[k] += weights[j]*other[k];
    }
}

int64_t spline_work(int64_t degree, int64_t n)
{
    return n + degree + 1 + n*(3*WEIGHTS + COLUMNS);
}

/* Write the first derivatives, at the n times, of splines of odd degree through m columns of
   values there, LANES or more, and behind these the second ones if `orders` is 2; no knot is
   next to the ends. Elimination without exchange of rows is stable for basis functions, and
   fills nothing in. It is fastest with work from where a line of the cache begins. */
void spline_slopes(int64_t degree, int64_t n, int64_t m, int64_t orders,
                   const double *times, const double *values, double *slopes, double *work)
{
    const int64_t half = (degree + 1)/2;
    double *const c = work, *const knots = c + n*COLUMNS;
    double (*const of)[3][WEIGHTS] = (double (*)[3][WEIGHTS])(knots + n + degree + 1);
    for (int64_t i = 0; i < n + degree + 1; i++)
        knots[i] = times[i <= degree ? 0 : i >= n ? n - 1 : i - half];
    for (int64_t i = 0; i < n; i++) {
        /* A row of L and U, all negative but the diagonal, which is the inverse of that. */
        const int64_t begin = first_of(degree, n, i);
        double *const row = of[i][0];
        basis(degree, knots + begin, times[i], of[i]);
        for (int64_t j = begin; j < i; j++) {
            const int64_t shift = j - first_of(degree, n, j);
            double *const weight = row + j - begin, *const other = of[j][0] + shift;
            *weight *= -other[0];
            for (int64_t k = 1; k <= degree - shift; k++)
                weight[k] -= *weight*other[k];
        }
        row[i - begin] = 1.0/row[i - begin];
        for (int64_t k = i - begin + 1; k <= degree; k++)
            row[k] = -row[k];
    }
    for (int64_t from = 0; from < m; from += COLUMNS) {
        eight sum[EIGHTS];
        int64_t at[EIGHTS]; /* the last ones have columns of others, too */
        for (int64_t k = 0; k < EIGHTS; k++)
            at[k] = from + (k + 1)*LANES < m ? from + k*LANES : m - LANES;
        for (int64_t i = 0; i < n; i++) {
            const int64_t begin = first_of(degree, n, i);
            UNROLLED
            for (int k = 0; k < EIGHTS; k++)
                sum[k] = *(const eight *)(values + i*m + at[k]);
            add(i - begin, of[i][0], c + begin*COLUMNS, sum);
            memcpy(c + i*COLUMNS, sum, sizeof sum);
        }
        for (int64_t i = n - 1; i >= 0; i--) {
            const int64_t shift = i - first_of(degree, n, i);
            const double *const row = of[i][0] + shift;
            double *const own = c + i*COLUMNS;
            memcpy(sum, own, sizeof sum);
            add(degree - shift, row + 1, own + COLUMNS, sum);
            UNROLLED
            for (int k = 0; k < EIGHTS; k++)
                sum[k] *= row[0];
            memcpy(own, sum, sizeof sum);
        }
        for (int64_t i = 0; i < n; i++) {
            const double *const rows = c + first_of(degree, n, i)*COLUMNS;
            for (int64_t order = 0; order < orders; order++) {
                memset(sum, 0, sizeof sum);
                add(degree + 1, of[i][order + 1], rows, sum);
                UNROLLED
                for (int k = 0; k < EIGHTS; k++)
                    *(eight *)(slopes + (order*n + i)*m + at[k]) = sum[k];
            }
        }
    }
}

/* Write three rows for m columns: by how much second differences of values, at the n times,
   are off those of accelerations that are linear between the times, at most; at which time;
   and the greatest acceleration. */
void spline_misfit(int64_t n, int64_t m, int64_t of_values, int64_t of_slopes,
                   const double *times, const double *values, const double *accelerations,
                   double *most)
{
    double *const at = most + m, *const size = at + m;
    memset(most, 0, 3*m*sizeof *most);
    for (int64_t i = 0; i < n; i++) {
        const double *const a = accelerations + i*of_slopes, *const q = values + i*of_values;
        for (int64_t j = 0; j < m; j++)
            size[j] = fabs(a[j]) > size[j] ? fabs(a[j]) : size[j];
        if (i == 0 || i == n - 1)
            continue;
        const double h = times[i] - times[i - 1], k = times[i + 1] - times[i];
        const double before = 2.0/(h*(h + k)), after = 2.0/(k*(h + k));
        const double one = h/(3.0*(h + k)), other = k/(3.0*(h + k));
        for (int64_t j = 0; j < m; j++) {
            const double off = fabs(after*(q[j + of_values] - q[j]) - before*(q[j] - q[j - of_values])
                - one*a[j - of_slopes] - 2.0/3.0*a[j] - other*a[j + of_slopes]);
            at[j] = off > most[j] ? (double)i : at[j];
            most[j] = off > most[j] ? off : most[j];
        }
    }
}
