/* Rows of arrays for processors whose threads go on in groups, as graphics processors do.

   Neighboring threads have neighboring rows, so that numbers of one column lie apart.
   A group reads and writes them side by side, by way of a tile of memory that it shares:
   some columns of the rows of all its threads at a time. */
#include <stdint.h>

/* Written for what runs it: the place of a thread in its group, how many threads there
   are, and what waits until all have come so far. */
int64_t device_lane(void);
int64_t device_lanes(void);
void device_wait(void);

enum { COLUMNS = 16 };

/* Return how many rows a group has that begins with this one. */
int64_t device_count(int64_t base, int64_t rows)
{
    const int64_t lanes = device_lanes(), left = rows - base;
    return left < lanes ? left : lanes;
}

/* Return the place of the row of a thread; those behind the last row take that. */
int64_t device_place(int64_t count)
{
    const int64_t lane = device_lane();
    return lane < count ? lane : count - 1;
}

/* Return where a number is in a tile: rows of odd length are in different banks. */
static double *entry(double *tile, int32_t row, int32_t width, int32_t column)
{
    return tile + row*(width | 1) + column;
}

static void take(const double *far, int32_t n, int32_t first, int32_t width,
                 int32_t count, double *own, double *tile)
{
    const int32_t lane = (int32_t)device_lane(), lanes = (int32_t)device_lanes();
    const int32_t mine = (int32_t)device_place(count);
    device_wait();
    for (int32_t i = 0; i < width; i++) {
        const int32_t e = lane + i*lanes, row = e/width, column = e%width;
        if (row < count)
            *entry(tile, row, width, column) = far[row*n + first + column];
    }
    device_wait();
    for (int32_t i = 0; i < width; i++)
        own[first + i] = *entry(tile, mine, width, i);
}

static void give(double *far, int32_t n, int32_t first, int32_t width, int32_t count,
                 const double *own, double *tile)
{
    const int32_t lane = (int32_t)device_lane(), lanes = (int32_t)device_lanes();
    device_wait();
    for (int32_t i = 0; i < width; i++)
        *entry(tile, lane, width, i) = own[first + i];
    device_wait();
    for (int32_t i = 0; i < width; i++) {
        const int32_t e = lane + i*lanes, row = e/width, column = e%width;
        if (row < count)
            far[row*n + first + column] = *entry(tile, row, width, column);
    }
}

/* Return where a thread finds its row: in place if all share one, or in its own room. */
double *device_take(double *far, int64_t step, int64_t n, int64_t count, double *own,
                    double *tile)
{
    int64_t first = 0;
    if (step == 0)
        return far;
    for (; first + COLUMNS <= n; first += COLUMNS)
        take(far, n, first, COLUMNS, count, own, tile);
    if (n % COLUMNS)
        take(far, n, first, n % COLUMNS, count, own, tile);
    return own;
}

/* Write the rows of a group. */
void device_give(double *far, int64_t n, int64_t count, const double *own, double *tile)
{
    int64_t first = 0;
    for (; first + COLUMNS <= n; first += COLUMNS)
        give(far, n, first, COLUMNS, count, own, tile);
    if (n % COLUMNS)
        give(far, n, first, n % COLUMNS, count, own, tile);
}
