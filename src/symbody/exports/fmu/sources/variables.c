/* Access to single variables by their value references. */
#include <math.h>

#include "instance.h"

int instance_get(instance *self, unsigned reference, double *value)
{
    snapshot *const now = &self->now;
    const int r = (int)reference;
    if (reference >= VARIABLES) {
        instance_say(self, PROBLEM, "there is no variable with the value reference %u; "
                     "the largest is %d", reference, VARIABLES - 1);
        return 1;
    }
    if (r == TIME)
        *value = now->time;
    else if (r < RATES)
        *value = now->y[r - STATES];
    else if (r < INPUTS) {
        if (instance_rates(self) != 0)
            return 1;
        *value = self->yd[r - RATES];
    } else if (r < PARAMETERS)
        *value = instance_input(self, r - INPUTS, now->time);
    else if (r < OUTPUTS) {
        instance_constants(self);
        *value = now->p[r - PARAMETERS];
    } else if (r < INDICATORS) {
        instance_outputs(self);
        *value = self->z[r - OUTPUTS];
    } else {
        instance_indicators(self);
        *value = self->e[r - INDICATORS];
    }
    return 0;
}

static int set_parameter(instance *self, int i, double value)
{
    const char *const name = model_names[PARAMETERS + i];
    if (!model_given[i]) {
        instance_say(self, PROBLEM, "the parameter %s is computed from others and cannot "
                     "be set; set those", name);
        return 1;
    }
    const int sign = model_sign[i];
    if (sign*value < 0.0 || ((sign == 1 || sign == -1) && value == 0.0)) {
        instance_say(self, PROBLEM, "the parameter %s must be %s; it was set to %g", name,
                     sign > 1 ? "zero or positive, as masses and moments of inertia are" :
                     sign > 0 ? "positive, which formulas rely on" :
                     "negative, which formulas rely on", value);
        return 1;
    }
    self->now.p[i] = value;
    self->changed_parameters = 1;
    return 0;
}

/* Let all inputs begin at the present time with the values that they have now. */
static void hold_inputs(instance *self)
{
    snapshot *const now = &self->now;
    for (int i = 0; i < MODEL_INPUTS; i++)
        now->u[i] = instance_input(self, i, now->time);
    now->input_time = now->time;
}

int instance_set(instance *self, unsigned reference, double value)
{
    snapshot *const now = &self->now;
    const int r = (int)reference;
    const int begin = now->phase == INSTANTIATED || now->phase == INITIALIZING;
    if (reference >= VARIABLES)
        return instance_get(self, reference, &value);
    if (!isfinite(value)) {
        instance_say(self, PROBLEM, "%s cannot be set to %g, which is not finite",
                     model_names[r], value);
        return 1;
    }
    self->fresh = 0;
    if (r >= PARAMETERS && r < OUTPUTS)
        return set_parameter(self, r - PARAMETERS, value);
    if (r >= INPUTS && r < PARAMETERS) {
        hold_inputs(self);
        now->u[r - INPUTS] = value;
        if (now->rate_time[r - INPUTS] != now->time)
            now->du[r - INPUTS] = 0.0;
        return 0;
    }
    if (r >= STATES && r < RATES && (begin || !self->co_simulation)) {
        now->y[r - STATES] = value;
        return 0;
    }
    instance_say(self, PROBLEM, "the variable %s cannot be set%s", model_names[r],
                 r >= STATES && r < RATES ? " after the initialization" : "");
    return 1;
}

int instance_set_rate(instance *self, unsigned reference, double rate)
{
    if (reference < INPUTS || reference >= PARAMETERS) {
        instance_say(self, PROBLEM, "the value reference %u is that of no input, so it "
                     "has no rate to set", reference);
        return 1;
    }
    hold_inputs(self);
    self->now.du[reference - INPUTS] = rate;
    self->now.rate_time[reference - INPUTS] = self->now.time;
    return 0;
}

int instance_tangent(instance *self, const unsigned *unknowns, size_t n_unknowns,
                     const unsigned *knowns, size_t n_knowns, const double *seeds,
                     double *changes)
{
    double u[LENGTH(MODEL_ALL_INPUTS)] = {0.0};
    double dy[LENGTH(MODEL_STATES)] = {0.0}, du[LENGTH(MODEL_ALL_INPUTS)] = {0.0};
    double dyd[LENGTH(MODEL_STATES)], dz[LENGTH(MODEL_OUTPUTS)];
    if (MODEL_OBSTACLE[0] != '\0') {
        instance_say(self, PROBLEM, "no derivatives: %s", MODEL_OBSTACLE);
        return 1;
    }
    const double t = instance_point(self, u);
    for (size_t j = 0; j < n_knowns; j++) {
        const int r = knowns[j] < VARIABLES ? (int)knowns[j] : VARIABLES;
        const int i = r - INPUTS;
        if (r >= STATES && r < RATES)
            dy[r - STATES] += seeds[j];
        else if (r >= INPUTS && r < PARAMETERS) {
            /* An input beyond its limit has no effect. */
            if (instance_input(self, i, self->now.time) == u[i])
                du[i] += seeds[j];
        } else {
            instance_say(self, PROBLEM, "derivatives are known for states and inputs "
                         "only, not for the value reference %u", knowns[j]);
            return 1;
        }
    }
    model_tangent(t, self->now.y, u, self->now.p, dy, du, self->k_tangent, dyd, dz);
    for (size_t j = 0; j < n_unknowns; j++) {
        const int r = unknowns[j] < VARIABLES ? (int)unknowns[j] : VARIABLES;
        if (r >= RATES && r < INPUTS)
            changes[j] = dyd[r - RATES];
        else if (r >= OUTPUTS && r < INDICATORS)
            changes[j] = dz[r - OUTPUTS];
        else {
            instance_say(self, PROBLEM, "derivatives are known of rates and outputs only, "
                         "not of the value reference %u", unknowns[j]);
            return 1;
        }
    }
    return 0;
}

