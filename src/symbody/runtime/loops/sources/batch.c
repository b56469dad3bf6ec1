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
static void gather(const batch_array *a, int64_t lanes, int64_t row, int64_t last)
{
    const double *rows[LANES];
    for (int64_t lane = 0; lane < lanes; lane++)
        rows[lane] = a->values + (row + lane < last ? row + lane : last - 1)*a->size;
    if (lanes == LANES && a->size >= LANES)
        for (int64_t done = 0; done < a->size; done += LANES) {
            const int64_t i = next_eight(done, a->size);
            eight block[LANES];
            UNROLLED
            for (int lane = 0; lane < LANES; lane++)
                block[lane] = *(const unaligned *)(rows[lane] + i);
            transpose(block);
            UNROLLED
            for (int j = 0; j < LANES; j++)
                *(eight *)(a->tile + (i + j)*LANES) = block[j];
        }
    else
        for (int64_t lane = 0; lane < lanes; lane++)
            for (int64_t i = 0; i < a->size; i++)
                a->tile[i*lanes + lane] = rows[lane][i];
}

static void scatter(const batch_array *a, int64_t lanes, int64_t row, int64_t last)
{
    const int64_t known = last - row < lanes ? last - row : lanes;
    double *const values = a->values + row*a->size;
    if (lanes == LANES && a->size >= LANES)
        for (int64_t done = 0; done < a->size; done += LANES) {
            const int64_t i = next_eight(done, a->size);
            eight block[LANES];
            UNROLLED
            for (int j = 0; j < LANES; j++)
                block[j] = *(const eight *)(a->tile + (i + j)*LANES);
            transpose(block);
            UNROLLED
            for (int lane = 0; lane < LANES; lane++)
                if (lane < known)
                *(unaligned *)(values + lane*a->size + i) = block[lane];
        }
    else
        for (int64_t lane = 0; lane < known; lane++)
            for (int64_t i = 0; i < a->size; i++)
                values[lane*a->size + i] = a->tile[i*lanes + lane];
}

void batch_run(const batch_function *f, int64_t first, int64_t last)
{
    const int64_t lanes = f->evaluate ? LANES : 1;
    for (int64_t row = first; row < last; row += lanes) {
        for (int64_t i = 0; i < f->count; i++)
            gather(f->arrays + i, lanes, row, last);
        if (f->constants)
            f->constants(f->p, f->k);
        if (f->evaluate)
            f->evaluate(f->block);
        else
            f->single(f->t ? *f->t : 0.0, f->block);
        for (int64_t i = 0; i < f->result_count; i++)
            scatter(f->results + i, lanes, row, last);
    }
}
