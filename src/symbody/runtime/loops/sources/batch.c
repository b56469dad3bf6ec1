#include "batch.h"

enum { LANES = 8 };

/* Eight numbers; side by side in a tile, or one after the other in a row. */
typedef double eight __attribute__((vector_size(8*LANES)));
typedef eight unaligned __attribute__((aligned(8)));

/* So that blocks stay in registers. */
#define UNROLLED _Pragma("clang loop unroll(full)")

#define PAIRS(low, high, first) __builtin_shufflevector(low, high, \
    first, 8 + first, 2 + first, 10 + first, 4 + first, 12 + first, 6 + first, 14 + first)
#define FOURS(low, high, first) __builtin_shufflevector(low, high, \
    first, 1 + first, 8 + first, 9 + first, 4 + first, 5 + first, 12 + first, 13 + first)

/* Exchange rows and columns: entry j of vector i becomes entry i of vector j. */
static inline __attribute__((always_inline)) void transpose(eight *a)
{
    eight b[LANES];
    UNROLLED
    for (int i = 0; i < LANES; i += 2) {
        b[i] = PAIRS(a[i], a[i + 1], 0);
        b[i + 1] = PAIRS(a[i], a[i + 1], 1);
    }
    UNROLLED
    for (int i = 0; i < LANES; i += 4)
        UNROLLED
        for (int j = i; j < i + 2; j++) {
            a[j] = FOURS(b[j], b[j + 2], 0);
            a[j + 2] = FOURS(b[j], b[j + 2], 2);
        }
    UNROLLED
    for (int j = 0; j < 4; j++) {
        b[j] = __builtin_shufflevector(a[j], a[j + 4], 0, 1, 2, 3, 8, 9, 10, 11);
        b[j + 4] = __builtin_shufflevector(a[j], a[j + 4], 4, 5, 6, 7, 12, 13, 14, 15);
    }
    UNROLLED
    for (int j = 0; j < LANES; j++)
        a[j] = b[j];
}

/* Return where the eight entries begin that come after some; the last ones may have
   been done already. */
static int64_t next_eight(int64_t done, int64_t size)
{
    return done + LANES < size ? done : size - LANES;
}

/* Put entries of some rows side by side; the last row stands for those beyond. */
static void gather(const batch_array *a, int64_t row, int64_t last)
{
    const double *rows[LANES];
    double *const tile = *a->place;
    for (int64_t lane = 0; lane < LANES; lane++)
        rows[lane] = a->values + (row + lane < last ? row + lane : last - 1)*a->size;
    if (a->size >= LANES)
        for (int64_t done = 0; done < a->size; done += LANES) {
            const int64_t i = next_eight(done, a->size);
            eight block[LANES];
            UNROLLED
            for (int lane = 0; lane < LANES; lane++)
                block[lane] = *(const unaligned *)(rows[lane] + i);
            transpose(block);
            UNROLLED
            for (int j = 0; j < LANES; j++)
                *(eight *)(tile + (i + j)*LANES) = block[j];
        }
    else
        for (int64_t lane = 0; lane < LANES; lane++)
            for (int64_t i = 0; i < a->size; i++)
                tile[i*LANES + lane] = rows[lane][i];
}

static void scatter(const batch_array *a, int64_t row, int64_t last)
{
    const int64_t known = last - row < LANES ? last - row : LANES;
    double *const values = a->values + row*a->size;
    const double *const tile = *a->place;
    if (a->size >= LANES)
        for (int64_t done = 0; done < a->size; done += LANES) {
            const int64_t i = next_eight(done, a->size);
            eight block[LANES];
            UNROLLED
            for (int j = 0; j < LANES; j++)
                block[j] = *(const eight *)(tile + (i + j)*LANES);
            transpose(block);
            UNROLLED
            for (int lane = 0; lane < LANES; lane++)
                if (lane < known)
                    *(unaligned *)(values + lane*a->size + i) = block[lane];
        }
    else
        for (int64_t lane = 0; lane < known; lane++)
            for (int64_t i = 0; i < a->size; i++)
                values[lane*a->size + i] = tile[i*LANES + lane];
}

static void eight_rows(const batch_function *f, int64_t row, int64_t last)
{
    for (int64_t i = 0; i < f->count; i++)
        gather(f->arrays + i, row, last);
    if (f->constants)
        f->constants(*f->p, f->k);
    f->evaluate(f->block);
    for (int64_t i = 0; i < f->result_count; i++)
        scatter(f->results + i, row, last);
}

static void place(const batch_array *arrays, int64_t count, int64_t row)
{
    for (int64_t i = 0; i < count; i++)
        *arrays[i].place = arrays[i].values + row*arrays[i].size;
}

/* Where the rows lie: to copy 3600 slopes took a quarter of their evaluation. */
static void one_row(const batch_function *f, int64_t row)
{
    place(f->arrays, f->count, row);
    place(f->results, f->result_count, row);
    if (f->constants)
        f->constants(*f->p, f->k);
    f->single(f->t ? **f->t : 0.0, f->block);
}

void batch_run(const batch_function *f, int64_t first, int64_t last)
{
    if (f->evaluate)
        for (int64_t row = first; row < last; row += LANES)
            eight_rows(f, row, last);
    else
        for (int64_t row = first; row < last; row++)
            one_row(f, row);
}
