#include "batch.h"

enum { LANES = 8 };

/* Put entries of some rows side by side; the last row stands for those beyond. */
static void gather(const batch_array *a, int64_t lanes, int64_t row, int64_t last)
{
    for (int64_t lane = 0; lane < lanes; lane++) {
        const int64_t from = row + lane < last ? row + lane : last - 1;
        const double *const values = a->values + from*a->size;
        for (int64_t i = 0; i < a->size; i++)
            a->tile[i*lanes + lane] = values[i];
    }
}

static void scatter(const batch_array *a, int64_t lanes, int64_t row, int64_t last)
{
    const int64_t known = last - row < lanes ? last - row : lanes;
    for (int64_t lane = 0; lane < known; lane++) {
        double *const values = a->values + (row + lane)*a->size;
        for (int64_t i = 0; i < a->size; i++)
            values[i] = a->tile[i*lanes + lane];
    }
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
