/* Calls of compiled functions from Python with arrays and lists of floats.

   Arguments are copied, so that results may be among them; results are written where they
   are wanted. What is needed of Python comes as a table of addresses. All of it belongs to the stable
   ABI of Python 3.11, as the layout of a buffer does, so that no header of a version is
   needed here. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "batch.h"

typedef struct object object;

typedef struct {
    void *values;
    object *owner;
    ptrdiff_t bytes;
    ptrdiff_t item;
    int readonly;
    int dimensions;
    char *format;
    ptrdiff_t *shape;
    ptrdiff_t *strides;
    ptrdiff_t *suboffsets;
    void *internal;
} buffer;

typedef struct {
    object *(*type)(object *);                   /* PyObject_Type */
    void (*release)(object *);                   /* Py_DecRef */
    void (*keep)(object *);                      /* Py_IncRef */
    double (*number)(object *);                  /* PyFloat_AsDouble */
    void *(*address)(object *);                  /* PyLong_AsVoidPtr */
    ptrdiff_t (*length)(object *);               /* PyList_Size */
    object *(*item)(object *, ptrdiff_t);        /* PyList_GetItem */
    int (*look)(object *, buffer *, int);        /* PyObject_GetBuffer */
    void (*looked)(buffer *);                    /* PyBuffer_Release */
    void (*forget)(void);                        /* PyErr_Clear */
    void *(*unlock)(void);                       /* PyEval_SaveThread */
    void (*lock)(void *);                        /* PyEval_RestoreThread */
    object *list, *plain, *numpy;                /* list, float, numpy.float64 */
    object *array;                               /* numpy.ndarray */
    object *yes, *no;                            /* True, False */
} python_api;

/* Filled when this code is loaded. */
python_api call_api;

enum {
    STRIDES_AND_FORMAT = 0x1c,
    SIDE_BY_SIDE = 0x3c,
    WRITABLE = 0x01,
    MOST_RESULTS = 32,
    MOST_DIMENSIONS = 4,
    ROWS = -1
};

/* Where an array is in a block of addresses, and its shape; of rows it begins with ROWS. */
typedef struct {
    int64_t place;
    int64_t dimensions;
    int64_t shape[MOST_DIMENSIONS];
} slot;

/* A compiled function, with its arguments, of one dimension, before its results. */
typedef struct {
    void (*packed)(double t, void *const *block);
    int64_t arguments;
    int64_t results;
    slot slots[];
} call_plan;

static int is_float(object *value)
{
    object *const type = call_api.type(value);
    const int found = type == call_api.plain || type == call_api.numpy;
    call_api.release(type);
    return found;
}

static int from_list(object *list, int64_t n, double *to)
{
    if (call_api.length(list) != n)
        return 0;
    for (int64_t i = 0; i < n; i++) {
        object *const value = call_api.item(list, i);
        if (!is_float(value))
            return 0;
        to[i] = call_api.number(value);
    }
    return 1;
}

static int from_array(object *array, int64_t n, double *to)
{
    buffer seen;
    if (call_api.look(array, &seen, STRIDES_AND_FORMAT) != 0) {
        call_api.forget();
        return 0;
    }
    const int fits = seen.dimensions == 1 && seen.shape && seen.strides && seen.format
                     && seen.shape[0] == n && seen.item == sizeof(double)
                     && strcmp(seen.format, "d") == 0;
    if (fits)
        for (int64_t i = 0; i < n; i++)
            memcpy(to + i, (const char *)seen.values + i*seen.strides[0], sizeof *to);
    call_api.looked(&seen);
    return fits;
}

static int read(object *value, int64_t n, double *to)
{
    object *const type = call_api.type(value);
    call_api.release(type);
    if (type == call_api.list)
        return from_list(value, n, to);
    /* Of the very class: the memory of others, such as masked arrays, is not all. */
    return type == call_api.array && from_array(value, n, to);
}

static int fits(const buffer *seen, const slot *expected, ptrdiff_t item)
{
    int same = seen->item == item && seen->format
               && strcmp(seen->format, item == sizeof(double) ? "d" : "f") == 0
               && (uintptr_t)seen->values % (uintptr_t)item == 0
               && seen->dimensions == expected->dimensions;
    for (int64_t k = 0; same && k < expected->dimensions; k++)
        same = seen->shape[k] == expected->shape[k] || expected->shape[k] == ROWS;
    return same;
}

static int overlap(const buffer *a, const buffer *b)
{
    const char *const x = a->values, *const y = b->values;
    return x < y + b->bytes && y < x + a->bytes;
}

static int look_at(
    object *array, const slot *expected, int how, ptrdiff_t item, buffer *seen)
{
    object *const type = call_api.type(array);
    call_api.release(type);
    if (type != call_api.array)
        return 0;
    if (call_api.look(array, seen, SIDE_BY_SIDE | how) != 0) {
        call_api.forget();
        return 0;
    }
    if (fits(seen, expected, item))
        return 1;
    call_api.looked(seen);
    return 0;
}

/* Hold arrays that results can be written into; return how many there are before the
   first that is none, or lies partly where another does. */
static int64_t hold(object *const *given, const slot *expected, int64_t n, buffer *seen)
{
    for (int64_t i = 0; i < n; i++) {
        if (!look_at(given[i], expected + i, WRITABLE, sizeof(double), seen + i))
            return i;
        for (int64_t k = 0; k < i; k++)
            if (overlap(seen + i, seen + k)) {
                call_api.looked(seen + i);
                return i;
            }
    }
    return n;
}

static void evaluate(const call_plan *plan, double t, void **block, const buffer *seen)
{
    const slot *const slots = plan->slots + plan->arguments;
    void *own[MOST_RESULTS];
    for (int64_t i = 0; i < plan->results; i++) {
        own[i] = block[slots[i].place];
        block[slots[i].place] = seen[i].values;
    }
    void *const thread = call_api.unlock();
    plan->packed(t, block);
    call_api.lock(thread);
    for (int64_t i = 0; i < plan->results; i++)
        block[slots[i].place] = own[i];
}

/* Called as f(block, t, *arguments, *results), where `self` is the address of a plan:
   evaluate, and return True; or return False if an argument is neither a list of floats
   nor an array of them, of the right length, or a result no array of its shape. */
object *call_function(object *self, object *const *given, ptrdiff_t count)
{
    const call_plan *const plan = call_api.address(self);
    const slot *const slots = plan->slots;
    const int64_t n = plan->arguments;
    void **const block = call_api.address(given[0]);
    object *found = call_api.no;
    int64_t left = count == n + plan->results + 2 ? n : -1;
    while (left > 0
           && read(given[left + 1], slots[left - 1].shape[0], block[slots[left - 1].place]))
        left--;
    if (left == 0) {
        buffer seen[MOST_RESULTS];
        int64_t held = hold(given + 2 + n, slots + n, plan->results, seen);
        if (held == plan->results) {
            evaluate(plan, call_api.number(given[1]), block, seen);
            found = call_api.yes;
        }
        while (held > 0)
            call_api.looked(seen + --held);
    }
    call_api.keep(found);
    return found;
}

/* A function of many rows with arrays that rows have of their own, or share. */
typedef struct {
    void (*run)(const batch_function *f, int64_t first, int64_t last);
    const batch_function *function;
    double *parameters;
    int64_t p_bytes;
    double *constants;
    int64_t p_place, k_place, t_place; /* in the block; of the time -1 for none */
    int64_t item; /* bytes of a number */
    int64_t most; /* rows of a call, which is not interrupted */
    int64_t busy; /* in another thread */
    union { double t; float single; } time;
    int64_t arguments;
    int64_t results;
    slot slots[];
} rows_plan;

/* Whether all arrays have as many rows, and results lie apart from all else. */
static int64_t rows_of(const rows_plan *plan, const buffer *seen)
{
    const buffer parameters = {.values = plan->parameters, .bytes = plan->p_bytes};
    int64_t rows = 0;
    for (int64_t i = 0; i < plan->arguments + plan->results; i++) {
        if (plan->slots[i].dimensions && plan->slots[i].shape[0] == ROWS) {
            if (rows && seen[i].shape[0] != rows)
                return 0;
            rows = seen[i].shape[0];
        }
        if (i >= plan->arguments)
            for (int64_t k = -1; k < i; k++)
                if (overlap(seen + i, k < 0 ? &parameters : seen + k))
                    return 0;
    }
    return rows <= plan->most ? rows : 0;
}

static void run_rows(rows_plan *plan, const buffer *seen, int64_t rows)
{
    void **const block = (void **)plan->function->block;
    plan->busy = 1;
    batch_array *own = (batch_array *)plan->function->arrays;
    batch_array *const results = (batch_array *)plan->function->results;
    block[plan->p_place] = plan->parameters;
    block[plan->k_place] = plan->constants;
    if (plan->t_place >= 0)
        block[plan->t_place] = &plan->time;
    for (int64_t i = 0; i < plan->arguments; i++)
        if (plan->slots[i].dimensions && plan->slots[i].shape[0] == ROWS)
            own++->values = seen[i].values;
        else
            block[plan->slots[i].place] = seen[i].values;
    for (int64_t i = 0; i < plan->results; i++)
        results[i].values = seen[plan->arguments + i].values;
    void *const thread = call_api.unlock();
    plan->run(plan->function, 0, rows);
    call_api.lock(thread);
    plan->busy = 0;
}

/* Called as f(t, *arguments, *results), without the time if there is none: evaluate rows
   and return True; or return False if the time is no float, or arrays are not in one piece
   of memory, of their shapes, of equally many rows and apart from each other; or while
   another thread is here. */
object *call_rows(object *self, object *const *given, ptrdiff_t count)
{
    rows_plan *const plan = call_api.address(self);
    const int64_t timed = plan->t_place >= 0, all = plan->arguments + plan->results;
    object *found = call_api.no;
    buffer seen[MOST_RESULTS];
    int64_t held = 0;
    const int takes = !plan->busy && count == timed + all && all <= MOST_RESULTS
                      && (!timed || is_float(given[0]));
    const double t = takes && timed ? call_api.number(given[0]) : 0.0;
    /* What single precision cannot hold Python tells. */
    if (takes && (plan->item == sizeof(double) || (t > -1e38 && t < 1e38)))
        while (held < all && look_at(given[timed + held], plan->slots + held,
                                     held < plan->arguments ? 0 : WRITABLE, plan->item,
                                     seen + held))
            held++;
    const int64_t rows = all && held == all ? rows_of(plan, seen) : 0;
    if (rows) {
        if (plan->item == sizeof(float))
            plan->time.single = (float)t;
        else
            plan->time.t = t;
        run_rows(plan, seen, rows);
        found = call_api.yes;
    }
    while (held > 0)
        call_api.looked(seen + --held);
    call_api.keep(found);
    return found;
}
