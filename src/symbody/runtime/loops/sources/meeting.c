/* Steps over a place where the ends of a load meet, and its force would flip.

   There the force has no direction, so that the rates are not finite; steps go over it
   without seeing it. It is found by the vector between the ends, which points the other
   way behind it. */
#include "meeting.h"

#include <math.h>

/* Numbers of each load: the vector between its ends, and the force along it. */
enum { ENTRIES = 4, ROUNDS = 40 };
/* So near, in relation to the distances before and after, the ends have met. */
static const double NEAR = 1e-4;
/* A force that is so small there, in relation to before and after, does not flip. */
static const double VANISHING = 1e-3;
/* A step that changes states by so little shows what vanishes but for rounding, and
   its ends are too near for forces to grow. */
static const double SHORT = 1e-6, VANISHING_IN_SHORT = 0.1;

static double along(const double *a, const double *b)
{
    return a[0]*b[0] + a[1]*b[1] + a[2]*b[2];
}

static void write_ends(model_context *model, double t, const double *y, double *out)
{
    model->ends.function(model_time(model, t), y, model->u, model->ends.p, model->ends.k,
                         out);
}

/* The same with the inputs of this time and state. */
static int64_t write_forces(model_context *model, double t, const double *y, double *out)
{
    const int64_t status = model_inputs(model, model_time(model, t), y);
    if (status == ODE_RUNNING)
        write_ends(model, t, y, out);
    return status;
}

/* Whether the ends of load i meet on the way, with a force that does not vanish. */
static int64_t flips(model_context *model, int64_t i, double t, const double *y,
                     double t_new, const double *y_new)
{
    double *const a = model->ends_before + ENTRIES*i;
    double *const b = model->ends_after + ENTRIES*i;
    double *const w = model->between;
    if (write_forces(model, t, y, model->ends_before) != ODE_RUNNING)
        return 0;
    double largest = fabs(a[3]);
    if (write_forces(model, t_new, y_new, model->ends_after) != ODE_RUNNING)
        return 0;
    largest = fmax(largest, fabs(b[3]));
    const double near = NEAR*(sqrt(along(a, a)) + sqrt(along(b, b)));
    /* Bisection for where the vector is across its way; what was before is overwritten. */
    double low = 0.0, high = 1.0, part = 0.5, distance = INFINITY;
    for (int round = 0; round < ROUNDS; round++) {
        part = 0.5*(low + high);
        for (int64_t k = 0; k < model->n; k++)
            w[k] = y[k] + part*(y_new[k] - y[k]);
        write_ends(model, t + part*(t_new - t), w, model->ends_before);
        distance = sqrt(along(a, a));
        if (distance > 0.0 && distance < 0.01*near)
            break;
        if (along(a, b) > 0.0)
            high = part;
        else
            low = part;
    }
    if (!(distance < near))
        return 0;
    if (write_forces(model, t + part*(t_new - t), w, model->ends_before) != ODE_RUNNING)
        return 0;
    double state = 0.0, change = 0.0;
    for (int64_t k = 0; k < model->n; k++) {
        state = fmax(state, fabs(y[k]));
        change = fmax(change, fabs(y_new[k] - y[k]));
    }
    const double share = change < SHORT*state ? VANISHING_IN_SHORT : VANISHING;
    return !(fabs(a[3]) <= share*largest);
}

int64_t model_watch(void *context, double t, const double *y, double t_new,
                    const double *y_new)
{
    model_context *const model = context;
    write_ends(model, t, y, model->ends_before);
    write_ends(model, t_new, y_new, model->ends_after);
    for (int64_t i = 0; i < model->ends_count; i++) {
        const double *const a = model->ends_before + ENTRIES*i;
        if (along(a, model->ends_after + ENTRIES*i) < 0.0
            && flips(model, i, t, y, t_new, y_new)) {
            model->met = i;
            return ODE_MET;
        }
    }
    return ODE_RUNNING;
}
