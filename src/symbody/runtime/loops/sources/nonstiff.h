/* What nonstiff methods share: stages, control of the step, dense output. */
#ifndef SYMBODY_NONSTIFF_H
#define SYMBODY_NONSTIFF_H

#include "singular.h"

/* The rates of stage j at state i. */
#define K(j) k[(j)*n + i]
/* Write the argument of a stage, and evaluate its rates; E are the weights of the stages
   in the error. */
#define STAGE(j, c, slope)                                                            \
    for (int64_t i = 0; i < n; i++)                                                   \
        w[i] = y[i] + h*(slope);                                                      \
    status = stage_rates(s, t + (c)*h, w, k + (j)*n, E[j]);                           \
    if (status != ODE_RUNNING)                                                        \
        return status

/* What distinguishes the adaptive methods. */
typedef struct {
    int64_t (*stages)(ode_solver *s, double t, double h); /* and the new state */
    double (*error)(const ode_solver *s, double h);       /* over what is allowed */
    int64_t last;     /* the stage at the new state */
    double exponent;  /* of the error in the controller */
    double beta;      /* and of the error before */
    double shrink;    /* how much the step may change at once */
    double grow;
    double order;     /* for the first step */
    double stability; /* |h lambda| where the region of stability ends */
    double middle;    /* of a step, where the widest gap between its stages is */
    const double *weights; /* of the stages in the error */
    double unseen;    /* part of the distance between the last stages that is an error
                         where stability limits steps, which estimates do not see */
    double careful;   /* part of the step that the error permits, soon behind a refused one */
    int64_t late;     /* whether the last stage is no part of the error, and evaluated where
                         a step is taken, unless near a singular position */
} ode_adaptive;

/* One step, as many tries as it takes. */
int64_t ode_step_adaptive(ode_solver *s, const ode_adaptive *m);

static inline int64_t stage_rates(ode_solver *s, double t, double *y, double *yd,
                                  double weight)
{
    return s->near ? ode_projected_rates(s, t, y, yd, weight) : evaluate(s, t, y, yd);
}

/* The same of the last stage, at the new state. */
static inline int64_t end_rates(ode_solver *s, double t, double *y, double *yd, double weight)
{
    if (s->near || !s->system->end_rates)
        return stage_rates(s, t, y, yd, weight);
    return counted(s, s->system->end_rates(s->system->context, t, y, yd), t, y, yd);
}

/* The rates of the state before it was kept on its constraints stand in for those of y:
   the difference is as small as the error of a step, and one evaluation is saved. */
static inline int64_t first_rates(ode_solver *s, int64_t last)
{
    const int64_t n = s->system->n;
    double *const k = stages(s);
    if (s->begun) {
        memcpy(k, k + last*n, (size_t)n*sizeof(double));
        return ODE_RUNNING;
    }
    s->error = 1e-4;
    s->retry = 0;
    return evaluate(s, s->t, state(s), k);
}

/* Of the last step, what continuous extensions in nested form begin with. */
typedef struct {
    int64_t n;
    double h;
    const double *k; /* the stages */
    double *r;       /* the coefficients behind them, of which two are written */
} ode_extension;

/* Write the rise of the state over the last step, and how far the rate at its begin
   departs from it. */
static inline ode_extension begin_extension(const ode_solver *s, int64_t stage_count)
{
    const int64_t n = s->system->n;
    const double h = s->h_old, *const k = stages(s);
    const double *const y = old_state(s), *const y_new = new_state(s);
    double *const r = stages(s) + stage_count*n;
    for (int64_t i = 0; i < n; i++) {
        r[i] = y_new[i] - y[i];
        r[n + i] = h*K(0) - r[i];
    }
    const ode_extension begun = {n, h, k, r};
    return begun;
}

/* The state within the last step by `count` coefficients r of nested form,
   x (r0 + (1 - x) (r1 + x (r2 + (1 - x) (...)))). */
static inline void interpolate_nested(const ode_solver *s, const double *r,
                                      int64_t count, double t, double *y)
{
    const int64_t n = s->system->n;
    const double *const old = old_state(s);
    const double x = (t - s->t_old)/s->h_old;
    for (int64_t i = 0; i < n; i++) {
        double value = 0.0;
        for (int64_t j = count - 1; j >= 0; j--)
            value = (value + r[j*n + i])*(j%2 == 0 ? x : 1.0 - x);
        y[i] = old[i] + value;
    }
}

#endif
