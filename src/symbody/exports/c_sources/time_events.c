/* Times at which formulas of time have corners or jumps. */
#include "time_events.h"

#include <float.h>
#include <math.h>

#include "model.h"

/* Sizes of times beside which rounding is that of numbers near 0. */
static const double LEAST_TIME = 1e-6;

double time_events_rounding(double t)
{
    return 64.0*DBL_EPSILON*fmax(fabs(t), LEAST_TIME);
}

double time_events_next(const double *first, const double *period, int n, double t)
{
    const double after = t + time_events_rounding(t);
    double next = INFINITY;
    for (int i = 0; i < n; i++) {
        double event = first[i];
        if (!isfinite(event))
            continue;
        if (period[i] > 0.0) {
            event += period[i]*ceil((after - first[i])/period[i]);
            if (event <= after)
                event += period[i];
        }
        if (event > after && event < next)
            next = event;
    }
    return next;
}

double time_events_at(const double *first, const double *period, int n, double t,
                      double near)
{
    /* The next one is later by more than rounding. */
    double event = t - near - 2.0*time_events_rounding(t), found = -INFINITY;
    while ((event = time_events_next(first, period, n, event)) <= t + near)
        found = event;
    return found;
}

double time_events_seen(double t, double last, double next)
{
    if (t <= last + time_events_rounding(last))
        return last + time_events_rounding(last);
    if (t >= next - time_events_rounding(next))
        return next - time_events_rounding(next);
    return t;
}
