/* Compiled functions of a model as the callbacks of a solver, and runs over asked times.

   All functions of a model have one signature, whatever made them. */
#ifndef SYMBODY_MODEL_LOOPS_H
#define SYMBODY_MODEL_LOOPS_H

#include "ode.h"

#include <string.h>

typedef void (*model_function)(double t, const double *y, const double *u,
                               const double *p, const double *k, double *out);

/* A function with its parameters, and what follows from them. */
typedef struct {
    model_function function; /* null if there is none */
    const double *p;
    const double *k;
} model_call;

typedef struct {
    int64_t n;
    model_call rates;
    model_call jacobian;
    model_call inputs;     /* writes u; without it u never changes */
    model_call correction; /* puts a state on its constraints, and appends how badly
                              the dependent coordinates are chosen; less than zero where
                              a constraint that was set aside is off */
    model_call event;      /* conditions, and behind them what is zero at switches */
    model_call switches;
    int64_t conditions;    /* number of the former */
    model_call ends;       /* of loads: the vectors between them and the forces along */
    model_call series;     /* Taylor: the rates and values of order 0 */
    model_call orders;     /* and what is of any other order, see taylor.c */
    double *series_work;
    int64_t series_values; /* numbers of values, and of sums of products */
    int64_t series_sums;
    double *u;             /* the inputs */
    const double *no_inputs; /* what that function gets: values that are held */
    const int64_t *quaternions; /* where each begins in the state */
    int64_t quaternion_count;
    int64_t corrects;      /* whether states are corrected, or watched only */
    int64_t passes;        /* whether the motion may pass singular positions */
    int64_t sets_aside;    /* whether constraints were set aside as redundant */
    double *corrected;     /* corrected_count + 1 */
    int64_t corrected_count; /* states that are corrected, the first; those behind are
                              carried, such as work or slopes */
    double limit;          /* of what the correction appends, now */
    double good_limit;     /* and where the dependent coordinates are well chosen */
    double *bad_inputs;    /* the inputs where rates were not finite */
    int64_t inputs_count;
    double window[2];      /* the earliest and the latest time that functions get: a stage
                              at the end of a step must not see what an event changes */
    double *ends_before;   /* four numbers a load */
    double *ends_after;
    double *between;       /* n */
    int64_t ends_count;    /* number of loads */
    int64_t met;           /* the load whose ends have met */
    volatile int64_t *stop; /* set from outside, or by a callback that failed */
    struct contact_system *contacts; /* see contact.h; null for none */
} model_context;

/* Why another method went on. */
enum { MODEL_STIFF, MODEL_NO_BETTER, MODEL_FAILED, MODEL_SINGULAR };
/* So many changes of the method are noted, the first ones. */
enum { NOTED = 4 };

/* The changes of the method in a run. */
typedef struct {
    int64_t count;
    double times[NOTED];
    int64_t reasons[NOTED];
} model_changes;

typedef struct {
    ode_solver *solver;  /* which of two goes on may change, see `other` */
    const double *times; /* where the state is asked for */
    double *states;      /* the answers, one row a time */
    int64_t rows;
    int64_t next;        /* the first row that is not written */
    int64_t last;        /* a number of rows: answers beyond are not for this segment */
    model_changes changes;
} model_run;

/* A compiled function whose parameters change between runs, in place. */
typedef struct {
    model_function function;
    void (*condense)(const double *p, double *k); /* computes k from p */
    double *p;
    double *k;
    int64_t count; /* of its parameters */
} model_rebound;

static inline void model_put(const model_rebound *f, const double *p)
{
    memcpy(f->p, p, (size_t)f->count*sizeof(double));
    f->condense(f->p, f->k);
}

/* What a solver finds at the begin of a run as it was before the first one. */
typedef struct {
    ode_solver *solver;
    const void *fresh;  /* what was there */
    double *memory;     /* where zeros were: its own, and what stands beside it */
    int64_t memory_count;
    double *beside;
    int64_t beside_count;
    const model_rebound *functions;
    int64_t function_count;
    double harmless;    /* growth of dependent velocities that is always allowed */
    double most;        /* and how much it may become larger than at the start */
} model_fresh;

/* What tells whether all that moves has inertia, see tree_mass.c; for one thread. */
typedef struct {
    int64_t (*is_clear)(const void *states, double t, const double *y, const double *p,
                        double least, double *M);
    const void *states;
    double least;
    double *M;
} model_inertia;

/* The highest order of a Taylor series, and so many sums are computed at once. */
enum { SERIES_ORDERS = 26, SERIES_LANES = 8 };
/* Let the callbacks of a system be those of a model. */
void model_connect(ode_system *system, model_context *model);
/* Let the other solver go on, for one of the reasons above. */
void model_change(model_run *run, int64_t reason);
/* Forget a run, and take other parameters unless they are null, for those of before. */
void model_renew(const model_fresh *own, const double *p);
/* Do this and begin a run without events, at a state, with inputs; then as `model_advance`.
   Parameters are taken if they are `new`; inertia is looked at unless it is null. */
int64_t model_begin(const model_fresh *own, model_run *run, const double *y, const double *u,
                    const double *p, int64_t new, const model_inertia *inertia,
                    int64_t budget);
/* Do steps until so many are tried, and answer what they pass. */
int64_t model_advance(model_run *run, int64_t budget);
/* Evaluate one function at many rows. */
void model_map(const model_call *f, int64_t rows, const double *t, const double *Y,
               int64_t n, const double *U, int64_t m, double *out, int64_t size);
/* Write the inputs at many rows, until someone sets `stop`. */
void model_map_inputs(model_context *model, int64_t rows, const double *t,
                      const double *Y, int64_t m, double *U);

#endif
