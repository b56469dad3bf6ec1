/* The functions of FMI 3.0 for co-simulation: the solver is inside. */
#include <math.h>

#include "fmi3Functions.h"
#include "instance.h"

#define SELF instance *const self = c

fmi3Status fmi3EnterStepMode(fmi3Instance c)
{
    SELF;
    self->now.phase = STEPPING;
    return fmi3OK;
}

fmi3Status fmi3DoStep(fmi3Instance c, fmi3Float64 time, fmi3Float64 step,
                      fmi3Boolean noSetBefore, fmi3Boolean *events,
                      fmi3Boolean *terminate, fmi3Boolean *early,
                      fmi3Float64 *reached)
{
    SELF;
    (void)noSetBefore;
    *events = *terminate = *early = false;
    *reached = self->now.time;
    if (self->now.phase != STEPPING) {
        instance_say(self, PROBLEM, "fmi3DoStep needs an initialized instance");
        return fmi3Error;
    }
    if (!(step > 0.0) || fabs(time - self->now.time) > 1e-9*fmax(1.0, fabs(time))) {
        instance_say(self, PROBLEM, "a step from t = %g s of %g s was asked for, but the "
                     "instance is at t = %g s and steps must be positive", time, step,
                     self->now.time);
        return fmi3Error;
    }
    const double begin = self->now.time;
    const int failed = instance_step(self, time + step);
    *reached = self->now.time;
    if (!failed)
        return fmi3OK;
    /* Where nothing moves, a smaller step would not either. */
    return self->now.time > begin ? fmi3Discard : fmi3Error;
}

fmi3Status fmi3GetOutputDerivatives(fmi3Instance c,
                                    const fmi3ValueReference references[],
                                    size_t n, const fmi3Int32 orders[],
                                    fmi3Float64 values[], size_t n_values)
{
    SELF;
    (void)references;
    (void)n;
    (void)orders;
    (void)values;
    (void)n_values;
    instance_say(self, PROBLEM, "derivatives of outputs in time are not computed");
    return fmi3Error;
}
