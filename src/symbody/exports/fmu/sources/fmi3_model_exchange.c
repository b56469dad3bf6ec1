/* The functions of FMI 3.0 for model exchange: the tool integrates. */
#include <math.h>
#include <string.h>

#include "fmi3Functions.h"
#include "instance.h"

#define SELF instance *const self = c

fmi3Status fmi3EnterEventMode(fmi3Instance c)
{
    SELF;
    self->now.phase = EVENTS;
    return fmi3OK;
}

fmi3Status fmi3UpdateDiscreteStates(
    fmi3Instance c, fmi3Boolean *again, fmi3Boolean *terminate,
    fmi3Boolean *nominalsChanged, fmi3Boolean *statesChanged, fmi3Boolean *hasNextEvent,
    fmi3Float64 *nextEvent)
{
    SELF;
    *again = *terminate = *nominalsChanged = false;
    const int changed = instance_update(self);
    *hasNextEvent = isfinite(self->now.next_event) != 0;
    *nextEvent = *hasNextEvent ? self->now.next_event : 0.0;
    *statesChanged = changed > 0;
    return changed < 0 ? fmi3Error : fmi3OK;
}

fmi3Status fmi3EnterContinuousTimeMode(fmi3Instance c)
{
    SELF;
    self->now.phase = CONTINUOUS;
    return fmi3OK;
}

fmi3Status fmi3CompletedIntegratorStep(fmi3Instance c,
                                       fmi3Boolean noSetBefore,
                                       fmi3Boolean *enterEventMode,
                                       fmi3Boolean *terminate)
{
    SELF;
    (void)noSetBefore;
    const int kept = instance_step_is_done(self);
    *enterEventMode = kept > 0;
    *terminate = kept < 0;
    return kept < 0 ? fmi3Error : fmi3OK;
}

fmi3Status fmi3SetTime(fmi3Instance c, fmi3Float64 time)
{
    SELF;
    self->now.time = self->now.input_time = time;
    self->fresh = 0;
    return fmi3OK;
}

fmi3Status fmi3SetContinuousStates(fmi3Instance c, const fmi3Float64 y[],
                                   size_t n)
{
    SELF;
    memcpy(self->now.y, y, n*sizeof(double));
    self->fresh = 0;
    return fmi3OK;
}

fmi3Status fmi3GetContinuousStates(fmi3Instance c, fmi3Float64 y[], size_t n)
{
    SELF;
    memcpy(y, self->now.y, n*sizeof(double));
    return fmi3OK;
}

/* A tool that gets fmi3Discard may try a smaller step. */
fmi3Status fmi3GetContinuousStateDerivatives(fmi3Instance c,
                                             fmi3Float64 yd[], size_t n)
{
    SELF;
    if (instance_rates(self) != 0)
        return fmi3Discard;
    memcpy(yd, self->yd, n*sizeof(double));
    return fmi3OK;
}

fmi3Status fmi3GetEventIndicators(fmi3Instance c, fmi3Float64 e[], size_t n)
{
    SELF;
    instance_indicators(self);
    memcpy(e, self->e, n*sizeof(double));
    return fmi3OK;
}

fmi3Status fmi3GetNominalsOfContinuousStates(fmi3Instance c,
                                             fmi3Float64 nominals[], size_t n)
{
    (void)c;
    for (size_t i = 0; i < n; i++)
        nominals[i] = 1.0;
    return fmi3OK;
}

fmi3Status fmi3GetNumberOfEventIndicators(fmi3Instance c, size_t *n)
{
    (void)c;
    *n = MODEL_INDICATORS;
    return fmi3OK;
}

fmi3Status fmi3GetNumberOfContinuousStates(fmi3Instance c, size_t *n)
{
    (void)c;
    *n = MODEL_STATES;
    return fmi3OK;
}
