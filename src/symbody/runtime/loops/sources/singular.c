/* Steps of nonstiff methods across singular positions of mechanisms with constraints.

   At a singular position the constraints lose rank. A motion that passes it is smooth,
   but at a distance s from there rounding errors e of the constraints are errors e/s of
   positions, e/s^2 of velocities and e/s^3 of accelerations, and what a stage is away
   from the constraints is multiplied with 1/s. So
   - steps are placed: none ends near the position, and the one that crosses it has it in
     the widest gap between its stages. The condition of the dependent coordinates grows
     with 1/s^2, so two values tell how far away the position is;
   - nearby, the states of the stages are projected onto the constraints;
   - nearby, an error that rounding explains is let pass, because a shorter step would
     come nearer and have a larger one. How much that is tells a second evaluation of
     each stage, at a state that differs by rounding. */
#include "singular.h"

/* Within so many steps stages are projected; within more, if the condition is bad. */
static const double NEAR = 3.0, NEARBY = 10.0, BAD_CONDITION = 1e3;
/* By how much states differ to sample rounding; that of positions tens of metres away. */
static const double DIFFERENCE = 1e-13;
/* How much of an error a sample explains; how much at most in tolerances, and in
   relation to the state. */
static const double EXPLAINED = 5.0, MOST = 5e4, MOST_OF_STATE = 1e-7;

void ode_look_ahead(ode_solver *s, double t, double h)
{
    if (!s->system->condition)
        return;
    const double before = s->condition, now = *s->system->condition;
    s->condition = now;
    if (s->best == 0.0 || now < s->best)
        s->best = now;
    if (now > s->worst) {
        s->worst = now;
        s->worst_time = t;
    }
    const double beyond = copysign(1.0, h)*(t - s->singular);
    const int has_crossed = beyond >= 0.0 && beyond <= fabs(h);
    if (before > 0.0 && before < now && now < INFINITY && !has_crossed)
        s->singular = t + h/(sqrt(now/before) - 1.0);
}

double ode_placed_step(const ode_solver *s, double h, double middle)
{
    const double ahead = copysign(1.0, h)*(s->singular - s->t);
    if (!(ahead > 0.0 && ahead < INFINITY))
        return h;
    double size = fabs(h);
    if (size >= ahead/middle)
        size = ahead/middle;
    else if (size > ahead/(1.0 + middle))
        size = ahead/(1.0 + middle); /* the next one, as long, then crosses it */
    return copysign(size, h);
}

int ode_is_near(const ode_solver *s, double h)
{
    const double steps = fabs((s->singular - s->t)/h);
    return steps < NEAR || (steps < NEARBY && s->condition > BAD_CONDITION);
}

int64_t ode_projected_rates(ode_solver *s, double t, double *y, double *yd, double weight)
{
    const ode_system *const system = s->system;
    const int64_t n = system->n;
    int64_t status = system->project(system->context, t, y);
    if (status == ODE_RUNNING)
        status = evaluate(s, t, y, yd);
    if (status != ODE_RUNNING)
        return status == ODE_NOT_KEPT ? ODE_NOT_FINITE : status;
    double *const other = sample(s), *const rates = sample_rates(s);
    double *const uncertain = noise(s);
    for (int64_t i = 0; i < n; i++) {
        const double by = DIFFERENCE*fmax(fabs(y[i]), 1.0);
        other[i] = i%2 == 0 ? y[i] + by : y[i] - by;
    }
    if (system->project(system->context, t, other) != ODE_RUNNING)
        return ODE_RUNNING;
    s->counts.evaluations++;
    status = system->rates(system->context, t, other, rates);
    if (status == ODE_RUNNING)
        for (int64_t i = 0; i < n; i++)
            uncertain[i] += fabs(weight*(rates[i] - yd[i]));
    return status == ODE_STOPPED ? ODE_STOPPED : ODE_RUNNING;
}

double ode_excusable(const ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    const double *const uncertain = noise(s);
    double total = 0.0;
    for (int64_t i = 0; i < n; i++) {
        const double share = h*uncertain[i]/allowed(s, i);
        total += share*share;
    }
    const double most = fmin(MOST, MOST_OF_STATE/s->options->rtol);
    return n > 0 ? fmin(EXPLAINED*sqrt(total/(double)n), most) : 0.0;
}

void ode_excuse(ode_solver *s, double t, double error, double wanted)
{
    if (fabs(s->h) < fabs(wanted))
        s->h = wanted;
    if (error > fmax(1.0, s->lost)) {
        s->lost = error;
        s->lost_time = t;
    }
}
