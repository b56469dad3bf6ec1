/* The solver: one step of a method, kept on the constraints, with events located. */
#include "solver.h"

int64_t ode_work(const ode_method *method, int64_t n, int64_t events)
{
    const int64_t arrays = SHARED_ARRAYS + method->arrays;
    return arrays*n + method->matrices*n*n + 3*events;
}

int64_t ode_pivots(const ode_method *method, int64_t n)
{
    return method->matrices*n/2;
}

double *ode_state(const ode_solver *s) { return state(s); }

/* Values of the event functions: at t_old, at t, and in between. */
static double *event_values(const ode_solver *s, int64_t which)
{
    const int64_t e = s->system->events;
    return s->work + ode_work(s->options->method, s->system->n, 0) + which*e;
}

void ode_start(ode_solver *s, double t, double h)
{
    s->t = s->t_old = t;
    s->h = h;
    s->h_old = 0.0;
    s->h_factored = 0.0;
    s->error = 1e-4;
    s->condition = 0.0;
    s->singular = INFINITY;
    s->asked = NAN;
    s->fine = 0.0;
    s->planned_steps = s->taken = 0;
    s->planned = t;
    s->begun = s->retry = s->bad = s->near = s->dense = s->fresh = s->watching = 0;
    s->refined = 0;
    s->event = -1;
}

int64_t ode_interpolate(ode_solver *s, double t, double *y)
{
    const ode_method *const method = s->options->method;
    if (!s->dense && method->dense) {
        const int64_t status = method->dense(s);
        if (status != ODE_RUNNING)
            return status;
    }
    s->dense = 1;
    method->interpolate(s, t, y);
    return ODE_RUNNING;
}

/* How far constraints may move a state: in tolerances, or in relation to the state. */
static const double FAR = 100.0, FAR_ANYWAY = 1e-6;

/* Whether constraints have moved a state by no more than errors of steps. */
static int is_close(const ode_solver *s, const double *a, const double *b)
{
    const ode_options *const options = s->options;
    double size = 1.0;
    if (memcmp(a, b, (size_t)s->system->n*sizeof(double)) == 0)
        return 1; /* as nearly always where contacts alone are kept, and all open */
    for (int64_t i = 0; i < s->system->n; i++)
        size = fmax(size, fabs(a[i]));
    for (int64_t i = 0; i < s->system->n; i++) {
        const double allowed = FAR*(options->atol[i] + options->rtol*fabs(a[i]));
        /* Written so that NaN fails. */
        if (!(fabs(a[i] - b[i]) <= fmax(allowed, FAR_ANYWAY*size)))
            return 0;
    }
    return 1;
}

int64_t ode_keep_new(ode_solver *s, double t)
{
    const ode_system *const system = s->system;
    double *const kept = kept_state(s), *const y_new = new_state(s);
    int64_t status = ODE_RUNNING;
    memcpy(kept, y_new, (size_t)system->n*sizeof(double));
    if (system->watch)
        status = system->watch(system->context, s->t, state(s), t, y_new);
    if (!system->keep || status != ODE_RUNNING)
        return status;
    status = system->keep(system->context, t, kept, 1);
    if (status == ODE_STOPPED || is_close(s, y_new, kept))
        return status;
    return ODE_NOT_KEPT;
}

/* Put the state after a step on its constraints. */
static int64_t keep(ode_solver *s)
{
    const ode_system *const system = s->system;
    return system->keep ? system->keep(system->context, s->t, state(s), 1) : ODE_RUNNING;
}

/* Put an answer on its constraints, unless they are singular just there. */
static int64_t keep_answer(ode_solver *s, double t, double *y)
{
    const ode_system *const system = s->system;
    if (!system->keep)
        return ODE_RUNNING;
    double *const kept = argument(s);
    memcpy(kept, y, (size_t)system->n*sizeof(double));
    const int64_t found = system->keep(system->context, t, kept, 0);
    if (found == ODE_STOPPED || !is_close(s, y, kept))
        return found == ODE_STOPPED ? ODE_STOPPED : ODE_RUNNING;
    if (found == ODE_RUNNING)
        memcpy(y, kept, (size_t)system->n*sizeof(double));
    return found == ODE_SET_ASIDE ? ODE_SET_ASIDE : ODE_RUNNING;
}

int64_t ode_answer(ode_solver *s, double t, double *y)
{
    int64_t status = ODE_RUNNING;
    if (t == s->t)
        memcpy(y, state(s), (size_t)s->system->n*sizeof(double));
    else if ((status = ode_interpolate(s, t, y)) == ODE_RUNNING)
        status = keep_answer(s, t, y);
    if (status == ODE_RUNNING && s->refined) {
        status = s->options->method->refine(s, t, y);
        if (status == ODE_RUNNING)
            status = keep_answer(s, t, y);
    }
    return status;
}

/* Whether a function goes from one sign to the other. */
static int crosses(double from, double to)
{
    return (from < 0.0 && to >= 0.0) || (from > 0.0 && to <= 0.0);
}

/* The event functions at a time within the last step. */
static int64_t values_within(ode_solver *s, double t, double *g)
{
    double *const y = argument(s);
    const int64_t status = ode_interpolate(s, t, y);
    return status == ODE_RUNNING ? s->system->event(s->system->context, t, y, g) : status;
}

/* The time between a and b at which event function j has its root, on the dense output,
   by bisection and false position in turns; g_a and g_b are of different signs. */
static int64_t locate(ode_solver *s, int64_t j, double a, double b, double g_a,
                      double g_b, double *root)
{
    double *const g = event_values(s, 2);
    for (int round = 0; round < 200 && fabs(b - a) > least_step(s); round++) {
        double t = 0.5*(a + b);
        if (round%3 != 2 && g_b != g_a) {
            t = b - g_b*(b - a)/(g_b - g_a);
            if (!((t - a)*(t - b) < 0.0))
                t = 0.5*(a + b);
        }
        const int64_t status = values_within(s, t, g);
        if (status != ODE_RUNNING)
            return status;
        if (crosses(g_a, g[j])) {
            b = t;
            g_b = g[j];
        } else {
            a = t;
            g_a = g[j];
        }
        if (g_b == 0.0)
            break;
    }
    *root = b;
    return ODE_RUNNING;
}

/* The first event between a and b, where the functions have the values 0 and 1; its
   number is -1 if there is none. */
static int64_t first_event(ode_solver *s, double a, double b, int64_t *found,
                           double *when)
{
    const double *const before = event_values(s, 0), *const after = event_values(s, 1);
    *found = -1;
    for (int64_t j = 0; j < s->system->events; j++) {
        if (!crosses(before[j], after[j]))
            continue;
        double root = b;
        const int64_t status = locate(s, j, a, b, before[j], after[j], &root);
        if (status != ODE_RUNNING)
            return status;
        if (*found < 0 || (root - *when)*s->h_old < 0.0) {
            *when = root;
            *found = j;
        }
    }
    return ODE_RUNNING;
}

int64_t ode_go_back(ode_solver *s, double t)
{
    double *const y = argument(s);
    const int64_t status = ode_interpolate(s, t, y);
    if (status != ODE_RUNNING)
        return status;
    memcpy(state(s), y, (size_t)s->system->n*sizeof(double));
    s->t = t;
    return keep(s);
}

/* Look for the first event of the last step, in so many parts of it, since a function
   that comes back to its sign shows nothing at the ends; put the solver there. */
enum { EVENT_PARTS = 8 };

static int64_t find_event(ode_solver *s, int64_t left)
{
    const size_t size = (size_t)s->system->events*sizeof(double);
    double *const before = event_values(s, 0), *const after = event_values(s, 1);
    const double t_old = s->t_old, t_new = s->t;
    double a = t_old;
    for (int part = 1; part <= EVENT_PARTS; part++) {
        const int last = part == EVENT_PARTS;
        const double b = last ? t_new : t_old + part*(t_new - t_old)/EVENT_PARTS;
        int64_t status = ODE_RUNNING, found = -1;
        double when = b;
        if (part == 1 && left >= 0) {
            /* The function that is at its root is looked at when it has left it. */
            a = t_old + 0.01*(t_new - t_old);
            status = values_within(s, a, before);
        }
        if (status == ODE_RUNNING)
            status = last ? s->system->event(s->system->context, b, state(s), after)
                          : values_within(s, b, after);
        if (status == ODE_RUNNING)
            status = first_event(s, a, b, &found, &when);
        if (status != ODE_RUNNING)
            return status;
        if (found >= 0) {
            status = when == t_new ? ODE_RUNNING : ode_go_back(s, when);
            s->event = found;
            return status == ODE_RUNNING ? ODE_EVENT : status;
        }
        memcpy(before, after, size);
        a = b;
    }
    return ODE_RUNNING;
}

int64_t ode_step(ode_solver *s)
{
    int64_t status = ODE_RUNNING;
    if (s->t == s->end)
        return ODE_DONE;
    const int64_t left = s->event;
    if (left >= 0)
        ode_start(s, s->t, s->h);
    if (s->system->events > 0 && !s->watching)
        status = s->system->event(s->system->context, s->t, state(s),
                                  event_values(s, 1));
    if (status != ODE_RUNNING)
        return status;
    s->watching = 1;
    memcpy(event_values(s, 0), event_values(s, 1),
           (size_t)s->system->events*sizeof(double));
    s->dense = 0;
    if ((s->end - s->t)*s->h < 0.0)
        s->h = -s->h;
    status = s->options->method->step(s);
    if (status == ODE_RUNNING && s->system->events > 0)
        status = find_event(s, left);
    if (status == ODE_RUNNING && s->t == s->end)
        return ODE_DONE;
    return status;
}
