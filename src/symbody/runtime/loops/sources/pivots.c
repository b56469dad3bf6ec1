/* The choice of dependent velocities: elimination with pivots of the user's preference,
   one part of a matrix at a time. */
#include <math.h>
#include <stdint.h>

/* A pivot may be smaller than the largest by this factor. */
static const double LARGE_ENOUGH = 0.1;
/* What is smaller than this, in relation to the largest entry, is zero. */
static const double NEGLIGIBLE = 1e-8;

/* Count the entries that are not zero, and return the largest; NaN if one is NaN. */
static double count(int64_t n, const double *work, int64_t rows, const int64_t *row,
                    int64_t columns, const int64_t *column, int64_t *in_row,
                    int64_t *in_column)
{
    double largest = 0.0, sum = 0.0;
    for (int64_t c = 0; c < columns; c++)
        in_column[c] = 0;
    for (int64_t r = 0; r < rows; r++) {
        const double *const own = work + row[r]*n;
        int64_t entries = 0;
        for (int64_t c = 0; c < columns; c++) {
            const double size = fabs(own[column[c]]);
            const int64_t is_entry = size > NEGLIGIBLE;
            largest = size > largest ? size : largest;
            sum += size;
            entries += is_entry;
            in_column[c] += is_entry;
        }
        in_row[r] = entries;
    }
    return isnan(sum) ? sum : largest;
}

static void drop(int64_t *from, int64_t count, int64_t place)
{
    for (int64_t i = place; i + 1 < count; i++)
        from[i] = from[i + 1];
}

static void eliminate(int64_t n, double *work, int64_t i, int64_t j, int64_t rows,
                      const int64_t *row)
{
    for (int64_t r = 0; r < rows; r++) {
        double *const other = work + row[r]*n;
        const double factor = other[j]/work[i*n + j];
        for (int64_t k = 0; k < n && factor != 0.0; k++) {
            const double part = factor*work[i*n + k];
            other[k] -= part; /* two statements, which are not fused: rounded as arrays are */
        }
        other[j] = 0.0;
    }
}

/* Take pivots of an m times n matrix from groups of columns, one group after the other.
   `numbers` begins with the matrix, which is used up, and the least pivot of each group;
   the smallest pivot is written behind. `places` begins with which columns a group has,
   1 or 0 for each; the rows and columns of pivots are written behind, m numbers each; then
   come 2*(m + n) numbers of work. Return the number of pivots. */
int64_t choose_pivots(int64_t m, int64_t n, int64_t groups, double *numbers,
                      int64_t *places)
{
    const double *const least = numbers + m*n;
    double *const smallest = numbers + m*n + groups;
    int64_t *const taken_rows = places + groups*n, *const taken_columns = taken_rows + m;
    int64_t *const row = taken_columns + m, *const in_row = row + m;
    int64_t *const column = in_row + m, *const in_column = column + n;
    int64_t rows = m, taken = 0;
    for (int64_t i = 0; i < m; i++)
        row[i] = i;
    *smallest = 1.0;
    for (int64_t g = 0; g < groups; g++) {
        int64_t columns = 0;
        for (int64_t j = 0; j < n; j++)
            if (places[g*n + j] != 0)
                column[columns++] = j;
        while (rows > 0 && columns > 0) {
            const double largest =
                count(n, numbers, rows, row, columns, column, in_row, in_column);
            if (!(largest > least[g]))
                break;
            int64_t best_r = -1, best_c = -1, fewest = INT64_MAX;
            for (int64_t c = columns - 1; c >= 0; c--)
                for (int64_t r = 0; r < rows; r++) {
                    const int64_t work = (in_row[r] - 1)*(in_column[c] - 1);
                    if (work < fewest && fabs(numbers[row[r]*n + column[c]])
                                             >= LARGE_ENOUGH*largest) {
                        fewest = work;
                        best_r = r;
                        best_c = c;
                    }
                }
            const int64_t i = row[best_r], j = column[best_c];
            *smallest = fmin(*smallest, fabs(numbers[i*n + j]));
            taken_rows[taken] = i;
            taken_columns[taken++] = j;
            for (int64_t other = g; other < groups; other++)
                places[other*n + j] = 0;
            drop(row, rows--, best_r);
            drop(column, columns--, best_c);
            eliminate(n, numbers, i, j, rows, row);
        }
    }
    return taken;
}
