/* One instance of the model: what is computed from its values. */
#include "instance.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "settle.h"

enum { FRESH_RATES = 1, FRESH_OUTPUTS = 2, FRESH_INDICATORS = 4 };

static const double DEFAULT_TOLERANCE = 1e-8;
/* How far a state may be off in model exchange, in relation to the tolerance: each
   correction makes the tool's solver begin anew. */
static const double KEPT = 1e2, LEAST_KEPT = 1e-8, MOST_KEPT = 1e-4;
/* Allowed beside the relative error, relative to it. */
static const double ABSOLUTE = 1e-2;

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
    self->changed_parameters = 1;
    self->fresh = 0;
}

/* Compute what follows from the parameters alone, if they have changed. */
void instance_constants(instance *self)
{
    double given[LENGTH(MODEL_PARAMETERS)];
    double k[LENGTH(MODEL_PARAMETERS_CONSTANTS)];
    double *const p = self->now.p;
    if (!self->changed_parameters)
        return;
    memcpy(given, p, sizeof given);
    model_parameters_constants(given, k);
    model_parameters(given, k, p);
    model_derivatives_constants(p, self->k_derivatives);
    model_outputs_constants(p, self->k_outputs);
    model_tangent_constants(p, self->k_tangent);
    model_indicators_constants(p, self->k_indicators);
    model_correction_constants(p, self->k_correction);
    model_closure_constants(p, self->k_closure);
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
    model_derivatives(t, y, u, self->now.p, self->k_derivatives, yd);
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
    model_outputs(self->now.time, self->now.y, u, self->now.p, self->k_outputs, self->z);
    self->fresh |= FRESH_OUTPUTS;
}

void instance_indicators(instance *self)
{
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_constants(self);
    if (self->fresh & FRESH_INDICATORS)
        return;
    instance_inputs(self, self->now.time, u);
    model_indicators(self->now.time, self->now.y, u, self->now.p, self->k_indicators,
                     self->e);
    /* A comparison in a branch that is not taken may have no value. */
    for (int i = 0; i < MODEL_INDICATORS; i++)
        if (!isfinite(self->e[i]))
            self->e[i] = 1.0;
    self->fresh |= FRESH_INDICATORS;
}

int instance_settle(instance *self)
{
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_constants(self);
    instance_inputs(self, self->now.time, u);
    return settle_start(self->now.time, self->now.y, u, self->now.p, self->k_closure,
                        self->k_correction);
}

int instance_keep(instance *self, double *y)
{
    const double allowed = fmin(fmax(KEPT*self->now.tolerance, LEAST_KEPT), MOST_KEPT);
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_constants(self);
    instance_inputs(self, self->now.time, u);
    return settle_if_off(self->now.time, y, u, self->now.p, self->k_correction, allowed);
}

static int keep(void *model, double *y)
{
    instance *const self = model;
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    instance_constants(self);
    instance_inputs(self, self->now.time, u);
    return settle(self->now.time, y, u, self->now.p, self->k_correction);
}

int instance_step(instance *self, double end)
{
    snapshot *const now = &self->now;
    const dp_problem problem = {
        MODEL_STATES, self, rates_at, keep, now->tolerance, ABSOLUTE*now->tolerance,
        self->work,
    };
    instance_constants(self);
    self->fresh = 0;
    switch (dp_integrate(&problem, &now->time, now->y, end, &now->step)) {
    case DP_DONE:
        return 0;
    case DP_STEP_TOO_SMALL:
        instance_say(self, PROBLEM, "at t = %g s the step of the solver became too small; "
                     "the motion may be singular or too stiff", now->time);
        return 1;
    case DP_NOT_FINITE:
        instance_say(self, PROBLEM, "at t = %g s the derivatives are not finite",
                     now->time);
        return 1;
    case DP_NOT_KEPT:
        instance_say(self, PROBLEM, "at t = %g s the loops of the model cannot be kept "
                     "closed", now->time);
        return 1;
    default:
        instance_say(self, PROBLEM, "at t = %g s the solver had taken too many steps; the "
                     "motion is too stiff for it, use model exchange", now->time);
        return 1;
    }
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
