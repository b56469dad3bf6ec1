/* Calls of compiled functions from Python with arrays and lists of floats.

   What is needed of Python comes as a table of addresses. All of it belongs to the stable
   ABI of Python 3.11, as the layout of a buffer does, so that no header of a version is
   needed here. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

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
    object *yes, *no;                            /* True, False */
} python_api;

/* Filled when this code is loaded. */
python_api call_api;

enum { STRIDES_AND_FORMAT = 0x1c };

/* A compiled function: where arguments are in a block of addresses, and their sizes. */
typedef struct {
    void (*packed)(double t, void *const *block);
    int64_t count;
    struct {
        int64_t place;
        int64_t size;
    } arguments[];
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
    return type == call_api.list ? from_list(value, n, to) : from_array(value, n, to);
}

/* Called as f(block, t, *arguments), where `self` is the address of a plan: evaluate, and
   return True; or return False if an argument is neither a list of floats nor an array
   of them, of the right length. */
object *call_function(object *self, object *const *given, ptrdiff_t count)
{
    const call_plan *const plan = call_api.address(self);
    void *const *const block = call_api.address(given[0]);
    object *found = call_api.yes;
    if (count != plan->count + 2)
        found = call_api.no;
    for (int64_t i = 0; i < plan->count && found == call_api.yes; i++)
        if (!read(given[i + 2], plan->arguments[i].size, block[plan->arguments[i].place]))
            found = call_api.no;
    if (found == call_api.yes) {
        const double t = call_api.number(given[1]);
        void *const thread = call_api.unlock();
        plan->packed(t, block);
        call_api.lock(thread);
    }
    call_api.keep(found);
    return found;
}
