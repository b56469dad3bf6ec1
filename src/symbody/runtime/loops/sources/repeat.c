#include "model.h"

#include <math.h>
#include <string.h>

/* A compiled function whose parameters change between runs, in place. */
typedef struct {
    void (*condense)(const double *p, double *k); /* computes k from p */
    double *p;
    double *k;
    int64_t count; /* of its parameters */
} repeat_function;

/* Runs over the same times that differ in numbers, one after the other. */
typedef struct {
    void (*start)(ode_solver *solver, double t, double h);      /* ode_start */
    int64_t (*advance)(model_run *run, int64_t budget);         /* model_advance */
    model_run *run;      /* with the asked times; its states are those of one run */
    double *y;           /* the state of the solver */
    double *u;           /* the inputs that the rates get */
    const repeat_function *functions;
    int64_t function_count;
    int64_t parameters;  /* their number, and those of states and inputs */
    int64_t state_size;
    int64_t inputs;
    const double *p;     /* of all runs, a row each */
    const double *y0;
    const double *u0;
    double *states;      /* of all runs, one after the other */
    int64_t *endings;    /* how each has ended */
    int64_t budget;      /* the most steps of a run */
    double harmless;     /* growth of dependent velocities that is always allowed */
    double most;         /* and how much it may become larger than at the start */
    double undecided;    /* where the growth varies more, the motion may be another */
} repeat_runs;

/* Set the limits of a run with constraints, by its start. */
static void set_limits(const repeat_runs *all, double t)
{
    ode_solver *const s = all->run->solver;
    model_context *const model = s->system->context;
    const model_call *const f = &model->correction;
    if (!f->function || !model->passes)
        return;
    s->best = s->worst = s->lost = 0.0;
    f->function(t, all->y, model->u, f->p, f->k, model->corrected);
    model->limit = model->good_limit =
        fmax(all->harmless, all->most*model->corrected[model->corrected_count]);
}

/* Whether nothing has to be told of the singular positions of a run. */
static int is_plain(const repeat_runs *all)
{
    const ode_solver *const s = all->run->solver;
    return !(s->lost > 0.0) && !(s->best > 0.0 && s->worst > all->undecided*s->best);
}

static int64_t one(const repeat_runs *all)
{
    model_run *const run = all->run;
    const size_t row = (size_t)all->state_size*sizeof(double);
    const double begin = run->times[0], end = run->times[run->rows - 1];
    int64_t status = ODE_DONE;
    set_limits(all, begin);
    all->start(run->solver, begin, 0.0);
    for (run->next = 0; run->next < run->rows && run->times[run->next] == begin;)
        memcpy(run->states + run->next++*all->state_size, all->y, row);
    if (begin != end) {
        run->solver->end = end;
        status = all->advance(run, all->budget);
    }
    for (; status == ODE_DONE && run->next < run->rows; run->next++)
        memcpy(run->states + run->next*all->state_size, all->y, row);
    if (status == ODE_DONE && !is_plain(all))
        return ODE_RUNNING; /* for somebody who tells */
    return status;
}

/* Do the runs from `first` up to `last`. */
void repeat_advance(const repeat_runs *all, int64_t first, int64_t last)
{
    const int64_t np = all->parameters, n = all->state_size, m = all->inputs;
    for (int64_t i = first; i < last; i++) {
        for (int64_t j = 0; j < all->function_count; j++) {
            const repeat_function *const f = all->functions + j;
            memcpy(f->p, all->p + i*np, (size_t)f->count*sizeof(double));
            f->condense(f->p, f->k);
        }
        memcpy(all->y, all->y0 + i*n, (size_t)n*sizeof(double));
        memcpy(all->u, all->u0 + i*m, (size_t)m*sizeof(double));
        all->run->states = all->states + i*all->run->rows*n;
        all->endings[i] = one(all);
    }
}
