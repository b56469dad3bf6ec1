/* Functions in lanes over many rows: one in each of 8 lanes, or of 16 in single precision. */
#ifndef SYMBODY_BATCH_LOOPS_H
#define SYMBODY_BATCH_LOOPS_H

#include <stdint.h>

/* An array with a row for each evaluation. */
typedef struct {
    double *values;
    double **place; /* in the block: of the room of all lanes, or of the row at work */
    int64_t size;   /* of a row */
} batch_array;

typedef struct {
    void (*evaluate)(void *const *block);          /* all lanes, or */
    void (*single)(double t, void *const *block);  /* one row; the other is null */
    void (*constants)(const double *p, double *k); /* null if all rows share them */
    void *const *block;      /* addresses of rows, and of what all of them share */
    const batch_array *arrays; /* arguments that rows have of their own */
    const batch_array *results;
    double *const *t;        /* places in the block; of the time null for none */
    double *const *p;
    double *k;
    int64_t count;
    int64_t result_count;
    int64_t lanes; /* 1 where rows are evaluated one by one */
    int64_t next;  /* so far behind its place is that of the rows that follow */
} batch_function;

/* Evaluate rows from the first one until before the last. */
void batch_run(const batch_function *f, int64_t first, int64_t last);

#endif
