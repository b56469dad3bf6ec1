#include "batch.h"

enum { LANES = 8, BYTES = 64 };

/* Eight numbers, or pairs of single precision; side by side in a tile, or one after the
   other in a row. */
typedef double eight __attribute__((vector_size(BYTES), may_alias));
typedef eight unaligned __attribute__((aligned(4)));
typedef uint64_t pairs __attribute__((vector_size(BYTES)));
typedef int32_t half __attribute__((may_alias));

#define INLINE static inline __attribute__((always_inline))
#define NOINLINE static __attribute__((noinline))
/* So that blocks stay in registers. */
#define UNROLLED _Pragma("clang loop unroll(full)")

#define PAIRS(low, high, first) __builtin_shufflevector(low, high, \
    first, 8 + first, 2 + first, 10 + first, 4 + first, 12 + first, 6 + first, 14 + first)
#define FOURS(low, high, first) __builtin_shufflevector(low, high, \
    first, 1 + first, 8 + first, 9 + first, 4 + first, 5 + first, 12 + first, 13 + first)

/* Exchange rows and columns: entry j of vector i becomes entry i of vector j. */
INLINE void transpose(eight *a)
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

/* Exchange second numbers of pairs in `a` and first ones of those in `b`. */
INLINE void exchange_halves(eight *a, eight *b)
{
    const uint64_t first = UINT32_MAX;
    UNROLLED
    for (int j = 0; j < LANES; j++) {
        const pairs x = (pairs)a[j], y = (pairs)b[j];
        a[j] = (eight)((x & first) | (y << 32));
        b[j] = (eight)((x >> 32) | (y & ~first));
    }
}

/* Copy so many bytes of each row, from or to rows that lie apart by a vector; the last one
   stands for those beyond. */
NOINLINE void copy(
    char *near, char *rows, int to_near, int64_t lanes, int64_t known, int64_t length, int64_t size)
{
    for (int64_t lane = 0; lane < (to_near ? lanes : known); lane++) {
        half *const here = (half *)(near + lane*BYTES);
        half *const there = (half *)(rows + (lane < known ? lane : known - 1)*length);
        for (int64_t i = 0; i < size/4; i++)
            if (to_near)
                here[i] = there[i];
            else
                there[i] = here[i];
    }
}

/* Move entries of rows between an array and its tile, where those of all lanes are side by
   side. A tile has room for a vector of entries. */
INLINE void move(
    const batch_array *a, const int lanes, const int to_tile, int64_t row, int64_t last)
{
    const int parts = lanes/LANES;
    const int64_t length = a->size*BYTES/lanes, end = (last - row - lanes + 1)*length - BYTES;
    char *const tile = (char *)*a->place, *const values = (char *)a->values + row*length;
    char near[2*LANES*BYTES];
    for (int64_t at = 0; at < length; at += BYTES) {
        /* The last entries may have been moved already. */
        if (at + BYTES > length && length > BYTES)
            at = length - BYTES;
        /* Vectors of short rows reach into the next ones, which are written later. */
        const int whole = at <= end;
        char *const first = whole ? values + at : near, *const place = tile + at*lanes;
        const int64_t step = whole ? length : BYTES, size = length < BYTES ? length : BYTES;
        eight block[2*LANES];
        if (to_tile && !whole)
            copy(near, values + at, 1, lanes, last - row < lanes ? last - row : lanes, length, size);
        /* Of sixteen rows, or entries, the odd ones are the second half. */
        UNROLLED
        for (int i = 0; i < lanes; i++)
            block[i%parts*LANES + i/parts] = to_tile ? *(const unaligned *)(first + i*step)
                                                     : *(const eight *)(place + i*BYTES);
        if (parts == 2 && !to_tile)
            exchange_halves(block, block + LANES);
        transpose(block);
        if (parts == 2)
            transpose(block + LANES);
        if (parts == 2 && to_tile)
            exchange_halves(block, block + LANES);
        UNROLLED
        for (int i = 0; i < lanes; i++)
            if (to_tile)
                *(eight *)(place + i*BYTES) = block[i%parts*LANES + i/parts];
            else
                *(unaligned *)(first + i*step) = block[i%parts*LANES + i/parts];
        if (!to_tile && !whole)
            copy(near, values + at, 0, lanes, last - row < lanes ? last - row : lanes, length, size);
    }
}

NOINLINE void gather(const batch_array *a, int64_t row, int64_t last)
{
    move(a, LANES, 1, row, last);
}

NOINLINE void scatter(const batch_array *a, int64_t row, int64_t last)
{
    move(a, LANES, 0, row, last);
}

NOINLINE void gather_single(const batch_array *a, int64_t row, int64_t last)
{
    move(a, 2*LANES, 1, row, last);
}

NOINLINE void scatter_single(const batch_array *a, int64_t row, int64_t last)
{
    move(a, 2*LANES, 0, row, last);
}

/* Tell the function where the next rows are, which it asks for as it goes on. */
static void announce(
    const batch_function *f, const batch_array *arrays, int64_t count, int64_t row, int64_t last)
{
    for (int64_t i = 0; i < count; i++) {
        const int64_t bytes = (row + f->lanes)*arrays[i].size*(BYTES/f->lanes);
        double **const place = arrays[i].place, *const next = arrays[i].values + bytes/8;
        place[f->next] = row + f->lanes < last ? next : *place;
    }
}

static void all_lanes(const batch_function *f, int64_t row, int64_t last)
{
    const int single = f->lanes > LANES;
    for (int64_t i = 0; i < f->count; i++)
        (single ? gather_single : gather)(f->arrays + i, row, last);
    if (f->constants)
        f->constants(*f->p, f->k);
    announce(f, f->arrays, f->count, row, last);
    announce(f, f->results, f->result_count, row, last);
    f->evaluate(f->block);
    for (int64_t i = 0; i < f->result_count; i++)
        (single ? scatter_single : scatter)(f->results + i, row, last);
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
    for (int64_t row = first; row < last; row += f->lanes)
        if (f->evaluate)
            all_lanes(f, row, last);
        else
            one_row(f, row);
}
