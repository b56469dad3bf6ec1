/* What the methods share. */
#ifndef SYMBODY_SOLVER_H
#define SYMBODY_SOLVER_H

#include <float.h>
#include <math.h>
#include <string.h>

#include "ode.h"

/* Arrays of n doubles that every method has, in the order of the functions below. */
enum { SHARED_ARRAYS = 10 };

/* What a method is. */
struct ode_method {
    /* One step, as many tries as it takes: sets y, the new state, t, t_old, h, h_old. */
    int64_t (*step)(ode_solver *s);
    /* What interpolation within the last step needs; or null. */
    int64_t (*dense)(ode_solver *s);
    void (*interpolate)(const ode_solver *s, double t, double *y);
    /* Puts an answer of a step that is marked `refined` on the slow motion; or null. */
    int64_t (*refine)(ode_solver *s, double t, double *y);
    int64_t arrays;   /* of n doubles, beside the shared ones */
    int64_t matrices; /* see matrix_size; and so often n integers, four at most */
    int64_t last;     /* stage at the new state, if interpolation takes more; else 0 */
};

/* Columns of matrices are filled with zeros to a multiple of so many numbers, on which
   processors compute at once. */
enum { BLOCK = 8 };
static inline int64_t padded(int64_t n) { return (n + BLOCK - 1) & -BLOCK; }
/* Doubles of n columns, and a vector. */
static inline int64_t matrix_size(int64_t n) { return (padded(n) + 1)*padded(n); }

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
/* The state at which rates were not finite. */
static inline double *bad_state(const ode_solver *s) { return array(s, 5); }
/* The new state on its constraints. */
static inline double *kept_state(const ode_solver *s) { return array(s, 6); }
/* A stage that differs by rounding, its rates, and how uncertain these make the error. */
static inline double *sample(const ode_solver *s) { return array(s, 7); }
static inline double *sample_rates(const ode_solver *s) { return array(s, 8); }
static inline double *noise(const ode_solver *s) { return array(s, 9); }
static inline double *stages(const ode_solver *s) { return array(s, SHARED_ARRAYS); }

/* The error allowed in state i over a step. */
static inline double allowed(const ode_solver *s, int64_t i)
{
    const double size = fmax(fabs(state(s)[i]), fabs(new_state(s)[i]));
    return s->options->atol[i] + s->options->rtol*size;
}

/* Whether rates are not known that may be in a shorter step. */
static inline int wants_shorter(int64_t status)
{
    return status == ODE_NOT_FINITE || status == ODE_CONTACT;
}

/* Keep rates that are not finite for messages, and count them. */
static inline int64_t counted(ode_solver *s, int64_t status, double t, const double *y,
                              const double *yd)
{
    s->counts.evaluations++;
    if (wants_shorter(status)) {
        s->bad = status;
        s->bad_time = t;
        memcpy(bad_rates(s), yd, (size_t)s->system->n*sizeof(double));
        memcpy(bad_state(s), y, (size_t)s->system->n*sizeof(double));
    }
    return status;
}

/* Write the rates at a time and state. */
static inline int64_t evaluate(ode_solver *s, double t, const double *y, double *yd)
{
    return counted(s, s->system->rates(s->system->context, t, y, yd), t, y, yd);
}

/* Write the new state, at a time, put on its constraints as the kept one. Its distance
   from them is an error of the step: where it is much larger than what is allowed, the
   constraints would lead to another motion, or to none (ODE_NOT_KEPT). */
int64_t ode_keep_new(ode_solver *s, double t);

/* Whether the state was on a switch but for rounding, and now is on the side to which the step
   leads that is tried until a time. By steps that see both sides, and are refused, it would
   not move by more than rounding. */
int ode_takes_side(ode_solver *s, double t);
/* Whether a state is on another side of a switch than that at which a solver is; -1 where it
   only leaves one on which that is. */
int ode_is_across(ode_solver *s, double t, const double *y);
/* Whether motions are driven back to switches again and again. */
int ode_is_hasty(const ode_solver *s);

/* Why a step can be made no shorter. */
static inline int64_t why_too_small(const ode_solver *s)
{
    return s->bad ? s->bad : ODE_STEP_TOO_SMALL;
}

/* The least step that moves time. */
static inline double least_step(const ode_solver *s)
{
    return 10.0*DBL_EPSILON*fmax(fabs(s->t), fabs(s->end));
}

/* Whether a step is short enough to say that a constraint is broken at its end: where
   it begins to be depends on the residuals of others, which may grow step by step. */
static inline int is_located(const ode_solver *s, double h)
{
    return fabs(h) <= 1e-10*fmax(fabs(s->t), fabs(s->end));
}

/* The length of x in units of the error allowed at y. */
static inline double length_in_errors(const ode_solver *s, const double *x)
{
    const double *const y = state(s);
    double total = 0.0;
    for (int64_t i = 0; i < s->system->n; i++) {
        const double share = x[i]/(s->options->atol[i] + s->options->rtol*fabs(y[i]));
        total += share*share;
    }
    return sqrt(total);
}

/* The same of the state, at least where errors begin to be relative. */
static inline double size_in_errors(const ode_solver *s)
{
    return fmax(length_in_errors(s, state(s)), 1.0/s->options->rtol);
}

#endif
