/* Whole runs in lanes: eight at a time, with the steps of the classical method of Runge
   and Kutta, which are of one length and the same for all. */
#ifndef SYMBODY_LANES_LOOPS_H
#define SYMBODY_LANES_LOOPS_H

#include <stdint.h>

enum { LANES = 8 };

/* A number of each run. */
typedef double lanes __attribute__((vector_size(8*LANES)));

typedef struct {
    void (*evaluate)(void *const *block); /* the rates of eight states */
    void **block;       /* addresses of its arguments and results */
    int64_t y_place;    /* which of these is the state, */
    int64_t yd_place;   /* and which the rates */
    double *t;          /* the time that it gets; all runs have the same */
    int64_t n;          /* states of a run */
    const int64_t *quaternions; /* where each begins in the state */
    int64_t quaternion_count;
    lanes *work;        /* 11 n; the first n are the start, and later the state */
    double *failed;     /* when each run has failed; NaN where it has not */
    const double *times; /* where states are asked for */
    double *const *states; /* the answers of each run, a row a time; null for no run */
    int64_t rows;
    int64_t next;       /* the first row that is not written */
    double end;
    int64_t planned;    /* steps from the first time to the end */
    int64_t taken;      /* of these; -1 before the start */
} lanes_run;

/* Do so many steps; return whether the end is reached, or all runs have failed.

   A run that fails stays where it is, and the others do not know of it. */
int64_t lanes_advance(lanes_run *run, int64_t budget);

#endif
