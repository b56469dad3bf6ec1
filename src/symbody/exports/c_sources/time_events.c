/* Times at which formulas of time have corners or jumps. */
#include "time_events.h"

#include <float.h>
#include <math.h>

#include "model.h"

/* Sizes of times beside which rounding is that of numbers near 0. */
static const double LEAST_TIME = 1e-6;
/* Looks between two times, at least and at most. */
static const double LEAST_LOOKS = 32.0, MOST_LOOKS = 1e6;

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

static int differ(const double *a, const double *b)
{
    for (int i = 0; i < MODEL_LOOKED_AT; i++)
        if ((a[i] > 0.0) != (b[i] > 0.0))
            return 1;
    return 0;
}

double time_events_change(const double *p, const double *k, double look, double begin,
                          double end)
{
    double before[MODEL_LOOKED_AT + 1] = {0.0}, after[MODEL_LOOKED_AT + 1] = {0.0};
    /* Rounding keeps a change that is passed from being found again. */
    const double first = begin + 2.0*time_events_rounding(begin);
    double low = first, high = first;
    if (MODEL_LOOKED_AT == 0 || first >= end)
        return INFINITY;
    const double looks = fmin(fmax(LEAST_LOOKS, (end - first)/look), MOST_LOOKS);
    model_time_conditions(first, p, k, before);
    for (double i = 1.0; high < end; i += 1.0) {
        low = high;
        high = fmin(first + (end - first)*i/looks, end);
        model_time_conditions(high, p, k, after);
        if (!differ(before, after))
            continue;
        for (;;) {
            const double middle = low + 0.5*(high - low);
            if (!(low < middle && middle < high))
                return high;
            model_time_conditions(middle, p, k, after);
            if (differ(before, after))
                high = middle;
            else
                low = middle;
        }
    }
    return INFINITY;
}

double time_events_seen(double t, double last, double next)
{
    if (t <= last + time_events_rounding(last))
        return last + time_events_rounding(last);
    if (t >= next - time_events_rounding(next))
        return next - time_events_rounding(next);
    return t;
}
