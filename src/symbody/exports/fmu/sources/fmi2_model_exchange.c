/* The functions of FMI 2.0 for model exchange: the tool integrates. */
#include <math.h>
#include <string.h>

#include "fmi2Functions.h"
#include "instance.h"

#define SELF instance *const self = c

fmi2Status fmi2EnterEventMode(fmi2Component c)
{
    SELF;
    self->now.phase = EVENTS;
    return fmi2OK;
}

fmi2Status fmi2NewDiscreteStates(fmi2Component c, fmi2EventInfo *info)
{
    SELF;
    memset(info, 0, sizeof *info);
    const int changed = instance_update(self);
    info->valuesOfContinuousStatesChanged = changed > 0;
    info->nextEventTimeDefined = isfinite(self->now.next_event) != 0;
    if (info->nextEventTimeDefined)
        info->nextEventTime = self->now.next_event;
    return changed < 0 ? fmi2Error : fmi2OK;
}

fmi2Status fmi2EnterContinuousTimeMode(fmi2Component c)
{
    SELF;
    self->now.phase = CONTINUOUS;
    return fmi2OK;
}

fmi2Status fmi2CompletedIntegratorStep(fmi2Component c,
                                       fmi2Boolean noSetBefore,
                                       fmi2Boolean *enterEventMode,
                                       fmi2Boolean *terminate)
{
    SELF;
    (void)noSetBefore;
    const int kept = instance_step_is_done(self);
    *enterEventMode = kept > 0;
    *terminate = kept < 0;
    return kept < 0 ? fmi2Error : fmi2OK;
}

fmi2Status fmi2SetTime(fmi2Component c, fmi2Real time)
{
    SELF;
    self->now.time = self->now.input_time = time;
    self->fresh = 0;
    return fmi2OK;
}

fmi2Status fmi2SetContinuousStates(fmi2Component c, const fmi2Real y[],
                                   size_t n)
{
    SELF;
    memcpy(self->now.y, y, n*sizeof(double));
    self->fresh = 0;
    return fmi2OK;
}

fmi2Status fmi2GetContinuousStates(fmi2Component c, fmi2Real y[], size_t n)
{
    SELF;
    memcpy(y, self->now.y, n*sizeof(double));
    return fmi2OK;
}

/* A tool that gets fmi2Discard may try a smaller step. */
fmi2Status fmi2GetDerivatives(fmi2Component c, fmi2Real yd[], size_t n)
{
    SELF;
    if (instance_rates(self) != 0)
        return fmi2Discard;
    memcpy(yd, self->yd, n*sizeof(double));
    return fmi2OK;
}

fmi2Status fmi2GetEventIndicators(fmi2Component c, fmi2Real e[], size_t n)
{
    SELF;
    instance_indicators(self);
    memcpy(e, self->e, n*sizeof(double));
    return fmi2OK;
}

fmi2Status fmi2GetNominalsOfContinuousStates(fmi2Component c,
                                             fmi2Real nominals[], size_t n)
{
    (void)c;
    for (size_t i = 0; i < n; i++)
        nominals[i] = 1.0;
    return fmi2OK;
}
