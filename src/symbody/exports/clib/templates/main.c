/* Moves %NAME% for a second by the classical method of Runge and Kutta, all inputs at
   zero. With &ode_dp54 in place of &ode_rk4 steps are as long as the tolerance allows,
   with &ode_radau5 also those of stiff models. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <%NAME%/%NAME%_model.h>
#include <%NAME%/%NAME%_ode.h>

/* C knows no arrays of length 0. */
#define LENGTH(n) ((n) > 0 ? (n) : 1)

enum { N = %UPPER%_STATES, EVENTS = %UPPER%_EVENT_TIMES };

static const double END = 1.0;

static double p[LENGTH(%UPPER%_PARAMETERS)];
static double k[LENGTH(%UPPER_MODEL%_DERIVATIVES_CONSTANTS)];
static double u[LENGTH(%UPPER%_INPUTS)];

/* Formulas of time have corners or jumps at first + i*period for all whole i, or at
   `first` alone where the period is 0. Steps end there, and see the time between two. */
static double first[LENGTH(EVENTS)], period[LENGTH(EVENTS)];
static double earliest, latest;

static double rounding(double t)
{
    return 64.0*DBL_EPSILON*fmax(fabs(t), 1e-6);
}

/* The next such time, END at most. */
static double next_event(double t)
{
    const double after = t + rounding(t);
    double next = END;
    for (int i = 0; i < EVENTS; i++) {
        double event = first[i];
        if (period[i] > 0.0)
            event += period[i]*fmax(0.0, ceil((after - event)/period[i]));
        if (event > after && event < next)
            next = event;
    }
    return next;
}

static int64_t rates(void *context, double t, const double *y, double *yd)
{
    (void)context;
    %MODEL%_derivatives(fmin(fmax(t, earliest), latest), y, u, p, k, yd);
    for (int i = 0; i < N; i++)
        if (!isfinite(yd[i]))
            return ODE_NOT_FINITE;
    return ODE_RUNNING;
}

/* A solver of the model. What it works in exists until the program ends. */
static ode_solver solver_of(const ode_method *method)
{
    static double atol[LENGTH(N)];
    static ode_system system;
    static ode_options options;
    ode_solver solver = {0};
    const int64_t work = ode_work(method, N, 0), pivots = ode_pivots(method, N);
    for (int i = 0; i < N; i++)
        atol[i] = 1e-10;
    system.n = N;
    system.rates = rates;
    options.method = method;
    options.rtol = 1e-8;
    options.atol = atol;
    options.max_step = INFINITY;
    options.step = 0.001; /* of Runge and Kutta */
    solver.system = &system;
    solver.options = &options;
    solver.work = malloc((size_t)LENGTH(work)*sizeof(double));
    solver.pivots = malloc((size_t)LENGTH(pivots)*sizeof(int64_t));
    if (solver.work == NULL || solver.pivots == NULL)
        exit(EXIT_FAILURE);
    return solver;
}

int main(void)
{
    double k_events[LENGTH(%UPPER_MODEL%_TIME_EVENTS_CONSTANTS)];
    ode_solver solver = solver_of(&ode_rk4);
    double *const y = ode_state(&solver);
    int64_t status = ODE_DONE;
    memcpy(p, %NAME%_default, sizeof p);
    memcpy(y, %NAME%_start, N*sizeof(double));
    %MODEL%_derivatives_constants(p, k);
    %MODEL%_time_events_constants(p, k_events);
    %MODEL%_time_events(p, k_events, first, period);
    for (double t = 0.0; t < END && status == ODE_DONE; t = solver.t) {
        solver.end = next_event(t);
        earliest = t + rounding(t);
        latest = solver.end - rounding(solver.end);
        ode_start(&solver, t, solver.h);
        do
            status = ode_step(&solver);
        while (status == ODE_RUNNING);
    }
    if (status != ODE_DONE)
        fprintf(stderr, "no step can be made at t = %g s (%d)\n", solver.t, (int)status);
    for (int i = 0; i < N; i++)
        printf("%s = %.17g\n", %NAME%_state_names[i], y[i]);
    free(solver.work);
    free(solver.pivots);
    return status == ODE_DONE ? EXIT_SUCCESS : EXIT_FAILURE;
}
