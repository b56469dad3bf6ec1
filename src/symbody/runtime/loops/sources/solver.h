/* What the methods share. */
#ifndef SYMBODY_SOLVER_H
#define SYMBODY_SOLVER_H

#include <float.h>
#include <math.h>
#include <string.h>

#include "ode.h"

/* Arrays of n doubles that every method has: y, y_old, y_new, argument, bad rates. */
enum { SHARED_ARRAYS = 5 };

/* What a method is. */
struct ode_method {
    /* One step, as many tries as it takes: sets y, the new state, t, t_old, h, h_old. */
    int64_t (*step)(ode_solver *s);
    /* What interpolation within the last step needs; or null. */
    int64_t (*dense)(ode_solver *s);
    void (*interpolate)(const ode_solver *s, double t, double *y);
    int64_t arrays;   /* of n doubles, beside the shared ones */
    int64_t matrices; /* of n n doubles, and how many times n/2 pivots */
};

static inline double *array(const ode_solver *s, int64_t i)
{
    return s->work + i*s->system->n;
}

static inline double *state(const ode_solver *s) { return array(s, 0); }
static inline double *old_state(const ode_solver *s) { return array(s, 1); }
/* The state after the step that is tried, before it is kept. */
static inline double *new_state(const ode_solver *s) { return array(s, 2); }
static inline double *argument(const ode_solver *s) { return array(s, 3); }
static inline double *bad_rates(const ode_solver *s) { return array(s, 4); }
static inline double *stages(const ode_solver *s) { return array(s, SHARED_ARRAYS); }

/* The error allowed in state i over a step. */
static inline double allowed(const ode_solver *s, int64_t i)
{
    const double size = fmax(fabs(state(s)[i]), fabs(new_state(s)[i]));
    return s->options->atol[i] + s->options->rtol*size;
}

/* Write the rates at a time and state; keep what is not finite for messages. */
static inline int64_t evaluate(ode_solver *s, double t, const double *y, double *yd)
{
    s->counts.evaluations++;
    const int64_t status = s->system->rates(s->system->context, t, y, yd);
    if (status == ODE_NOT_FINITE) {
        s->bad = 1;
        s->bad_time = t;
        memcpy(bad_rates(s), yd, (size_t)s->system->n*sizeof(double));
    }
    return status;
}

/* The least step that moves time. */
static inline double least_step(const ode_solver *s)
{
    return 10.0*DBL_EPSILON*fmax(fabs(s->t), fabs(s->end));
}

#endif
