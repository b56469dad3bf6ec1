/* One instance of the model: what is computed from its values. */
#include "instance.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "projection.h"
#include "time_events.h"

enum { FRESH_RATES = 1, FRESH_OUTPUTS = 2, FRESH_INDICATORS = 4 };

static const double DEFAULT_TOLERANCE = 1e-8;
/* How far a state may be off in model exchange, in relation to the tolerance: each
   correction makes the tool's solver begin anew. */
static const double KEPT = 1e2, LEAST_KEPT = 1e-8, MOST_KEPT = 1e-4;
/* Allowed beside the relative error, relative to it. */
static const double ABSOLUTE = 1e-2;
/* How near to a time event a tool's time may be, in relation to the time or to 1 s. */
static const double NEAR = 1e-9;
/* How often conditions of time are looked at whose changes have no formula: so many times
   in an experiment, or so often [s] if its end is unknown; but at least and at most so many
   times in a step of co-simulation. In model exchange a tool has to ask again after so
   many. */
static const double LOOKS = 5000.0, LOOK = 1e-3;
static const double LEAST_LOOKS = 32.0, MOST_LOOKS = 1e6, AHEAD = 1000.0;

void instance_say(instance *self, severity how, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    self->say(self, how, text);
}

void instance_reset(instance *self)
{
    snapshot *const now = &self->now;
    memset(now, 0, sizeof *now);
    memcpy(now->y, model_start, MODEL_STATES*sizeof(double));
    memcpy(now->p, model_default, MODEL_PARAMETERS*sizeof(double));
    now->tolerance = DEFAULT_TOLERANCE;
    now->phase = INSTANTIATED;
    now->last_event = -INFINITY;
    now->next_event = INFINITY;
    now->look = LOOK;
    self->changed_parameters = 1;
    self->fresh = 0;
}

/* Compute what follows from the parameters alone, if they have changed. */
void instance_constants(instance *self)
{
    double given[LENGTH(MODEL_PARAMETERS)];
    double k[LENGTH(MODEL_PARAMETERS_CONSTANTS)];
    double k_events[LENGTH(MODEL_TIME_EVENTS_CONSTANTS)];
    double *const p = self->now.p;
    if (!self->changed_parameters)
        return;
    memcpy(given, p, sizeof given);
    model_parameters_constants(given, k);
    model_parameters(given, k, p);
    model_derivatives_constants(p, self->k_derivatives);
    model_outputs_constants(p, self->k_outputs);
    model_tangent_constants(p, self->k_tangent);
#ifdef MODEL_ADJOINT_CONSTANTS
    model_adjoint_constants(p, self->k_adjoint);
#endif
    model_indicators_constants(p, self->k_indicators);
    model_correction_constants(p, self->k_correction);
    model_closure_constants(p, self->k_closure);
    model_time_conditions_constants(p, self->k_time_conditions);
    model_time_events_constants(p, k_events);
    model_time_events(p, k_events, self->first_event, self->event_period);
    self->changed_parameters = 0;
}

/* The inputs at a time: within their limits, and moving at their rates. */
void instance_inputs(const instance *self, double t, double *u)
{
    const snapshot *const now = &self->now;
    for (int i = 0; i < MODEL_INPUTS; i++) {
        const double value = now->u[i] + now->du[i]*(t - now->input_time);
        u[i] = fmin(fmax(value, model_least[i]), model_greatest[i]);
    }
}

/* The time that formulas get: that of the branches that hold between two events. A tool
   that has gone past an event sees what comes then. */
static double seen(const instance *self, double t)
{
    const double last = self->now.last_event, next = self->now.next_event;
    const double near = NEAR*fmax(1.0, fabs(t));
    return t < last - near || t > next + near ? t : time_events_seen(t, last, next);
}

static void conditions(const instance *self, double t, double *c)
{
    model_time_conditions(t, self->now.p, self->k_time_conditions, c);
}

static int differ(const double *a, const double *b)
{
    for (int i = 0; i < MODEL_LOOKED_AT; i++)
        if ((a[i] > 0.0) != (b[i] > 0.0))
            return 1;
    return 0;
}

/* The first time between two at which conditions of time have changed, of those whose
   times have no formula; INFINITY if they do not, as far as looks tell. */
static double first_change(const instance *self, double begin, double end)
{
    double before[LENGTH(MODEL_LOOKED_AT)] = {0.0}, after[LENGTH(MODEL_LOOKED_AT)];
    double low = begin, high = begin;
    if (MODEL_LOOKED_AT == 0 || begin >= end)
        return INFINITY;
    const double looks = fmin(fmax(LEAST_LOOKS, (end - begin)/self->now.look), MOST_LOOKS);
    conditions(self, begin, before);
    for (double i = 1.0; high < end; i += 1.0) {
        low = high;
        high = fmin(begin + (end - begin)*i/looks, end);
        conditions(self, high, after);
        if (!differ(before, after))
            continue;
        for (;;) {
            const double middle = low + 0.5*(high - low);
            if (!(low < middle && middle < high))
                return high;
            conditions(self, middle, after);
            if (differ(before, after))
                high = middle;
            else
                low = middle;
        }
    }
    return INFINITY;
}

/* Look for the events around the present time, until `end` where there is no formula. */
static void pass_events(instance *self, double near, double end)
{
    snapshot *const now = &self->now;
    const double *const first = self->first_event, *const period = self->event_period;
    const double passed = now->next_event;
    instance_constants(self);
    now->last_event = time_events_at(first, period, MODEL_EVENT_TIMES, now->time, near);
    if (fabs(now->time - passed) <= near)
        now->last_event = fmax(now->last_event, passed);
    /* Any time may be one of those that have no formula. */
    if (MODEL_LOOKED_AT > 0)
        now->last_event = fmax(now->last_event, now->time);
    /* Rounding keeps a change that is passed from being found again. */
    const double begin = fmax(now->time, now->last_event);
    now->next_event = time_events_next(first, period, MODEL_EVENT_TIMES, begin);
    const double change = first_change(self, begin + 2.0*time_events_rounding(begin),
                                       fmin(now->next_event, end));
    now->next_event = fmin(now->next_event, change);
    self->fresh = 0;
}

void instance_pass_events(instance *self)
{
    snapshot *const now = &self->now;
    const double horizon = now->time + AHEAD*now->look;
    pass_events(self, NEAR*fmax(1.0, fabs(now->time)), horizon);
    /* There the tool has to ask again. */
    if (MODEL_LOOKED_AT > 0)
        now->next_event = fmin(now->next_event, horizon);
}

void instance_experiment(instance *self, double start, int has_stop, double stop)
{
    snapshot *const now = &self->now;
    now->time = now->input_time = start;
    now->look = has_stop && stop > start ? (stop - start)/LOOKS : LOOK;
    self->fresh = 0;
}

static int not_finite(const double *x, int n)
{
    for (int i = 0; i < n; i++)
        if (!isfinite(x[i]))
            return i + 1;
    return 0;
}

static int rates_at(void *model, double t, const double *y, double *yd)
{
    instance *const self = model;
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_inputs(self, t, u);
    model_derivatives(seen(self, t), y, u, self->now.p, self->k_derivatives, yd);
    return not_finite(yd, MODEL_STATES);
}

int instance_rates(instance *self)
{
    instance_constants(self);
    if (self->fresh & FRESH_RATES)
        return 0;
    const int bad = rates_at(self, self->now.time, self->now.y, self->yd);
    if (bad) {
        instance_say(self, PROBLEM, "at t = %g s the variable %s is not finite",
                     self->now.time, model_names[RATES + bad - 1]);
        return 1;
    }
    self->fresh |= FRESH_RATES;
    return 0;
}

void instance_outputs(instance *self)
{
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_constants(self);
    if (self->fresh & FRESH_OUTPUTS)
        return;
    instance_inputs(self, self->now.time, u);
    model_outputs(seen(self, self->now.time), self->now.y, u, self->now.p, self->k_outputs, self->z);
    self->fresh |= FRESH_OUTPUTS;
}

void instance_indicators(instance *self)
{
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_constants(self);
    if (self->fresh & FRESH_INDICATORS)
        return;
    instance_inputs(self, self->now.time, u);
    model_indicators(seen(self, self->now.time), self->now.y, u, self->now.p,
                     self->k_indicators, self->e);
    /* A comparison in a branch that is not taken may have no value. */
    for (int i = 0; i < MODEL_INDICATORS; i++)
        if (!isfinite(self->e[i]))
            self->e[i] = 1.0;
    self->fresh |= FRESH_INDICATORS;
}

int instance_close_start(instance *self)
{
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_constants(self);
    instance_inputs(self, self->now.time, u);
    return close_start(seen(self, self->now.time), self->now.y, u, self->now.p,
                        self->k_closure, self->k_correction);
}

static const char BROKEN[] = "a constraint that followed from the others at the start "
                             "does not any more, and would be broken";

int instance_keep(instance *self, double *y)
{
    const double allowed = fmin(fmax(KEPT*self->now.tolerance, LEAST_KEPT), MOST_KEPT);
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_constants(self);
    instance_inputs(self, self->now.time, u);
    const int kept = project_if_off(seen(self, self->now.time), y, u, self->now.p,
                                    self->k_correction, allowed);
    if (kept < 0)
        instance_say(self, PROBLEM, "at t = %g s %s", self->now.time, BROKEN);
    return kept;
}

static int64_t rates(void *model, double t, const double *y, double *yd)
{
    return rates_at(model, t, y, yd) ? ODE_NOT_FINITE : ODE_RUNNING;
}

static int64_t keep(void *model, double t, double *y, int64_t accepted)
{
    instance *const self = model;
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    (void)accepted;
    instance_constants(self);
    instance_inputs(self, t, u);
    const int failed = project(seen(self, t), y, u, self->now.p, self->k_correction);
    return failed > 0 ? ODE_SET_ASIDE : failed < 0 ? ODE_NOT_KEPT : ODE_RUNNING;
}

static int failed(instance *self, int64_t status)
{
    const char *reason = "the solver had taken too many steps; the motion is too stiff for "
                         "it, use model exchange";
    if (status == ODE_DONE)
        return 0;
    if (status == ODE_STEP_TOO_SMALL)
        reason = "the step of the solver became too small; the motion may be singular or "
                 "too stiff";
    else if (status == ODE_NOT_FINITE)
        reason = "the derivatives are not finite";
    else if (status == ODE_NOT_KEPT)
        reason = "the loops of the model cannot be kept closed";
    else if (status == ODE_SET_ASIDE)
        reason = BROKEN;
    instance_say(self, PROBLEM, "at t = %g s %s", self->now.time, reason);
    return 1;
}

static const int64_t MOST_STEPS = 10000000;

/* Move the state to a time at which formulas may change; `step` is the last step and the
   next guess, or 0. On failure time and state are those after the last step. */
static int64_t integrate(instance *self, double end)
{
    snapshot *const now = &self->now;
    double atol[LENGTH(MODEL_STATES)];
    ode_system system = {0};
    ode_options options = {0};
    ode_solver solver = {0};
    int64_t status = ODE_RUNNING;
    for (int i = 0; i < MODEL_STATES; i++)
        atol[i] = ABSOLUTE*now->tolerance;
    system.n = MODEL_STATES;
    system.context = self;
    system.rates = rates;
    system.keep = keep;
    options.method = &ode_dp54;
    options.rtol = now->tolerance;
    options.atol = atol;
    options.max_step = INFINITY;
    solver.system = &system;
    solver.options = &options;
    solver.work = self->work;
    solver.end = end;
    memcpy(ode_state(&solver), now->y, MODEL_STATES*sizeof(double));
    ode_start(&solver, now->time, now->step);
    while (status == ODE_RUNNING) {
        status = solver.counts.steps + solver.counts.rejected < MOST_STEPS
                     ? ode_step(&solver)
                     : ODE_TOO_MANY_STEPS;
        now->time = solver.t;
        memcpy(now->y, ode_state(&solver), MODEL_STATES*sizeof(double));
    }
    now->step = solver.h;
    return status;
}

int instance_step(instance *self, double end)
{
    snapshot *const now = &self->now;
    instance_constants(self);
    while (now->time < end) {
        pass_events(self, time_events_rounding(now->time), end);
        const int is_last = now->next_event > end - time_events_rounding(end);
        const double stop = is_last ? end : now->next_event;
        if (failed(self, integrate(self, stop)))
            return 1;
        now->time = stop;
    }
    pass_events(self, time_events_rounding(now->time), now->time);
    return 0;
}

size_t instance_bytes(void)
{
    return sizeof(MODEL_TOKEN) + sizeof(snapshot);
}

void instance_write(const snapshot *saved, char *bytes)
{
    memcpy(bytes, MODEL_TOKEN, sizeof(MODEL_TOKEN));
    memcpy(bytes + sizeof(MODEL_TOKEN), saved, sizeof *saved);
}

int instance_read(instance *self, const char *bytes, size_t size, snapshot *saved)
{
    if (size != instance_bytes() || memcmp(bytes, MODEL_TOKEN, sizeof(MODEL_TOKEN)) != 0) {
        instance_say(self, PROBLEM, "the serialized state belongs to another model, or to "
                     "another version of it");
        return 1;
    }
    memcpy(saved, bytes + sizeof(MODEL_TOKEN), sizeof *saved);
    return 0;
}

void instance_restore(instance *self, const snapshot *saved)
{
    memcpy(&self->now, saved, sizeof *saved);
    self->changed_parameters = 1;
    self->fresh = 0;
}
