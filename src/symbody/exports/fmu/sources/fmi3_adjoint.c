/* Adjoint derivatives, which FMI 3.0 asks for and FMI 2.0 does not know. */
#include "fmi.h"

#ifdef MODEL_ADJOINT_CONSTANTS
/* Add the seeds of rates and outputs to their weights. */
static int add_weights(instance *self, const fmi3ValueReference *unknowns, size_t n,
                       const double *seeds, double *wyd, double *wz)
{
    for (size_t j = 0; j < n; j++) {
        const int r = unknowns[j] < VARIABLES ? (int)unknowns[j] : VARIABLES;
        if (r >= RATES && r < INPUTS)
            wyd[r - RATES] += seeds[j];
        else if (r >= OUTPUTS && r < INDICATORS)
            wz[r - OUTPUTS] += seeds[j];
        else {
            instance_say(self, PROBLEM, "derivatives are known of rates and outputs only, "
                         "not of the value reference %u", unknowns[j]);
            return 1;
        }
    }
    return 0;
}

/* Write by how much the weighted sum changes with states and inputs. */
static int take_slopes(instance *self, const fmi3ValueReference *knowns, size_t n,
                       const double *u, const double *gy, const double *gu, double *slopes)
{
    for (size_t j = 0; j < n; j++) {
        const int r = knowns[j] < VARIABLES ? (int)knowns[j] : VARIABLES;
        const int i = r - INPUTS;
        if (r >= STATES && r < RATES)
            slopes[j] = gy[r - STATES];
        else if (r >= INPUTS && r < PARAMETERS) {
            /* An input beyond its limit has no effect. */
            slopes[j] = instance_input(self, i, self->now.time) == u[i] ? gu[i] : 0.0;
        } else {
            instance_say(self, PROBLEM, "derivatives are known for states and inputs "
                         "only, not for the value reference %u", knowns[j]);
            return 1;
        }
    }
    return 0;
}
#endif

fmi3Status fmi3GetAdjointDerivative(
    fmi3Instance c, const fmi3ValueReference unknowns[], size_t n_unknowns,
    const fmi3ValueReference knowns[], size_t n_knowns, const fmi3Float64 seeds[],
    size_t n_seeds, fmi3Float64 slopes[], size_t n_slopes)
{
    instance *const self = c;
    if (n_seeds != n_unknowns || n_slopes != n_knowns) {
        instance_say(self, PROBLEM, "fmi3GetAdjointDerivative: a seed for each unknown "
                     "and a sensitivity for each known variable are needed");
        return fmi3Error;
    }
#ifdef MODEL_ADJOINT_CONSTANTS
    double u[LENGTH(MODEL_ALL_INPUTS)] = {0.0};
    double wyd[LENGTH(MODEL_STATES)] = {0.0}, wz[LENGTH(MODEL_OUTPUTS)] = {0.0};
    double gy[LENGTH(MODEL_STATES)], gu[LENGTH(MODEL_ALL_INPUTS)];
    if (add_weights(self, unknowns, n_unknowns, seeds, wyd, wz) != 0)
        return fmi3Error;
    const double t = instance_point(self, u);
    model_adjoint(t, self->now.y, u, self->now.p, wyd, wz, self->k_adjoint, gy, gu);
    if (take_slopes(self, knowns, n_knowns, u, gy, gu, slopes) != 0)
        return fmi3Error;
    return fmi3OK;
#else
    (void)unknowns, (void)knowns, (void)seeds, (void)slopes;
    instance_say(self, PROBLEM, "no derivatives: %s", MODEL_OBSTACLE);
    return fmi3Error;
#endif
}
