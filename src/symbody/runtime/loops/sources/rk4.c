/* The classical method of Runge and Kutta of order 4, with steps of one length. */
#include "nonstiff.h"

enum { STAGES = 5, DENSE = 3 };

/* Make steps of one length, of which a whole number fits until the end. */
static void plan(ode_solver *s)
{
    const double span = s->end - s->t;
    /* The margin keeps rounding from adding a step to 10 s in steps of 0.001 s. */
    const double count = ceil(fabs(span)/s->options->step*(1.0 - 1e-12));
    s->planned_steps = (int64_t)fmax(1.0, count);
    s->planned = s->end;
    s->origin = s->t;
    s->taken = 0;
}

static int64_t step(ode_solver *s)
{
    const int64_t n = s->system->n;
    int64_t status = first_rates(s, 4);
    if (status != ODE_RUNNING)
        return status;
    s->begun = 0;
    if (s->planned != s->end || s->taken >= s->planned_steps)
        plan(s);
    const double t = s->t, h = (s->end - s->origin)/(double)s->planned_steps;
    const double *const y = state(s);
    double *const w = argument(s), *const k = stages(s), *const y_new = new_state(s);
    for (int64_t j = 1; j < 4; j++) {
        const double part = j < 3 ? 0.5*h : h;
        for (int64_t i = 0; i < n; i++)
            w[i] = y[i] + part*K(j - 1);
        status = evaluate(s, t + part, w, k + j*n);
        if (status != ODE_RUNNING)
            return status;
    }
    for (int64_t i = 0; i < n; i++)
        y_new[i] = y[i] + h/6.0*(K(0) + 2.0*K(1) + 2.0*K(2) + K(3));
    s->taken++;
    /* From the count, so that the rounding of many steps does not add up. */
    const double t_new =
        s->taken == s->planned_steps ? s->end : s->origin + (double)s->taken*h;
    status = evaluate(s, t_new, y_new, k + 4*n);
    if (status != ODE_RUNNING)
        return status;
    const int64_t kept = ode_keep_new(s, t_new);
    if (kept != ODE_RUNNING && kept != ODE_REPARTITION)
        return kept;
    s->counts.steps++;
    s->t_old = t;
    s->t = t_new;
    s->h = s->h_old = h;
    memcpy(old_state(s), y, (size_t)n*sizeof(double));
    memcpy(state(s), kept_state(s), (size_t)n*sizeof(double));
    s->begun = 1;
    return kept;
}

/* The cubic polynomial through both ends of a step with their rates. */
static int64_t dense(ode_solver *s)
{
    const ode_extension e = begin_extension(s, STAGES);
    const int64_t n = e.n;
    const double h = e.h, *const k = e.k;
    double *const r = e.r;
    for (int64_t i = 0; i < n; i++)
        r[2*n + i] = r[i] - h*K(4) - r[n + i];
    return ODE_RUNNING;
}

static void interpolate(const ode_solver *s, double t, double *y)
{
    interpolate_nested(s, stages(s) + STAGES*s->system->n, DENSE, t, y);
}

const ode_method ode_rk4 = {step, dense, interpolate, 0, STAGES + DENSE, 0, 0};
