/* Moves %NAME% for a second by the method of Runge and Kutta, all inputs at zero. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include <%NAME%/%NAME%_model.h>

/* C knows no arrays of length 0. */
#define LENGTH(n) ((n) > 0 ? (n) : 1)

enum { N = %UPPER%_STATES, EVENTS = %UPPER%_EVENT_TIMES };

static const double END = 1.0, STEP = 0.001;

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

static void rates(double t, const double *y, double *yd)
{
    %MODEL%_derivatives(fmin(fmax(t, earliest), latest), y, u, p, k, yd);
}

/* Move y over a step of length h. */
static void step(double t, double h, double *y)
{
    double a[LENGTH(N)], b[LENGTH(N)], c[LENGTH(N)], d[LENGTH(N)], w[LENGTH(N)];
    rates(t, y, a);
    for (int i = 0; i < N; i++)
        w[i] = y[i] + h/2*a[i];
    rates(t + h/2, w, b);
    for (int i = 0; i < N; i++)
        w[i] = y[i] + h/2*b[i];
    rates(t + h/2, w, c);
    for (int i = 0; i < N; i++)
        w[i] = y[i] + h*c[i];
    rates(t + h, w, d);
    for (int i = 0; i < N; i++)
        y[i] += h/6*(a[i] + 2*b[i] + 2*c[i] + d[i]);
}

int main(void)
{
    double k_events[LENGTH(%UPPER_MODEL%_TIME_EVENTS_CONSTANTS)];
    double y[LENGTH(N)];
    memcpy(p, %NAME%_default, sizeof p);
    memcpy(y, %NAME%_start, sizeof y);
    %MODEL%_derivatives_constants(p, k);
    %MODEL%_time_events_constants(p, k_events);
    %MODEL%_time_events(p, k_events, first, period);
    for (double t = 0.0, stop; t < END; t = stop) {
        stop = next_event(t);
        earliest = t + rounding(t);
        latest = stop - rounding(stop);
        const int steps = (int)ceil((stop - t)/STEP*(1.0 - 1e-12));
        const double h = (stop - t)/steps;
        for (int i = 0; i < steps; i++)
            step(t + i*h, h, y);
    }
    for (int i = 0; i < N; i++)
        printf("%s = %.17g\n", %NAME%_state_names[i], y[i]);
    return 0;
}
