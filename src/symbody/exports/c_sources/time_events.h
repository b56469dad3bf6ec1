/* Times at which formulas of time have corners or jumps: first + k*period for all whole
   k, or `first` alone where the period is 0. What is not finite is no event. */
#ifndef TIME_EVENTS_H
#define TIME_EVENTS_H

/* How near to each other two times are one. */
double time_events_rounding(double t);
/* The first event that is later than t by more than that; INFINITY without one. */
double time_events_next(const double *first, const double *period, int n, double t);
/* The latest event within `near` of t; -INFINITY without one. */
double time_events_at(const double *first, const double *period, int n, double t,
                      double near);
/* How often conditions of time are looked at whose changes have no formula [s]. */
#define TIME_EVENTS_LOOK 1e-3
/* The first time behind `begin`, until `end`, at which one of them has changed; INFINITY
   if none does, as far as looks tell. */
double time_events_change(const double *p, const double *k, double look, double begin,
                          double end);
/* The time that formulas get for t, which is `last` or later and `next` or earlier: a
   little inside, so that all stages of a step see what holds between the two. */
double time_events_seen(double t, double last, double next);

#endif
