/* The functions of FMI 2.0 and 3.0 for model exchange: the tool integrates. */
#include "fmi.h"

#include <math.h>
#include <string.h>

FMI(Status) FMI(EnterEventMode)(FMI_INSTANCE c)
{
    SELF;
    self->now.phase = EVENTS;
    return FMI(OK);
}

#if MODEL_FMI == 2
fmi2Status fmi2NewDiscreteStates(fmi2Component c, fmi2EventInfo *info)
{
    SELF;
    memset(info, 0, sizeof *info);
    const int changed = instance_update(self);
    info->valuesOfContinuousStatesChanged = changed > 0;
    info->nextEventTimeDefined = isfinite(self->now.next_event) != 0;
    if (info->nextEventTimeDefined)
        info->nextEventTime = self->now.next_event;
    return STATUS(changed < 0);
}
#else
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
    return STATUS(changed < 0);
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
#endif

FMI(Status) FMI(EnterContinuousTimeMode)(FMI_INSTANCE c)
{
    SELF;
    self->now.phase = CONTINUOUS;
    return FMI(OK);
}

FMI(Status) FMI(CompletedIntegratorStep)(FMI_INSTANCE c, FMI(Boolean) noSetBefore,
                                         FMI(Boolean) *enterEventMode,
                                         FMI(Boolean) *terminate)
{
    SELF;
    (void)noSetBefore;
    const int kept = instance_step_is_done(self);
    *enterEventMode = kept > 0;
    *terminate = kept < 0;
    return STATUS(kept < 0);
}

FMI(Status) FMI(SetTime)(FMI_INSTANCE c, FMI_NUMBER time)
{
    SELF;
    self->now.time = self->now.input_time = time;
    self->fresh = 0;
    return FMI(OK);
}

FMI(Status) FMI(SetContinuousStates)(FMI_INSTANCE c, const FMI_NUMBER y[], size_t n)
{
    SELF;
    memcpy(self->now.y, y, n*sizeof(double));
    self->fresh = 0;
    return FMI(OK);
}

FMI(Status) FMI(GetContinuousStates)(FMI_INSTANCE c, FMI_NUMBER y[], size_t n)
{
    SELF;
    memcpy(y, self->now.y, n*sizeof(double));
    return FMI(OK);
}

/* A tool that gets "discard" may try a smaller step. */
FMI(Status) FMI_RATES(FMI_INSTANCE c, FMI_NUMBER yd[], size_t n)
{
    SELF;
    if (instance_rates(self) != 0)
        return FMI(Discard);
    memcpy(yd, self->yd, n*sizeof(double));
    return FMI(OK);
}

FMI(Status) FMI(GetEventIndicators)(FMI_INSTANCE c, FMI_NUMBER e[], size_t n)
{
    SELF;
    instance_indicators(self);
    memcpy(e, self->e, n*sizeof(double));
    return FMI(OK);
}

FMI(Status) FMI(GetNominalsOfContinuousStates)(FMI_INSTANCE c, FMI_NUMBER nominals[],
                                               size_t n)
{
    (void)c;
    for (size_t i = 0; i < n; i++)
        nominals[i] = 1.0;
    return FMI(OK);
}
