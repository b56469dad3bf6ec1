/* The functions of FMI 3.0 for co-simulation: the solver is inside. */
#include "fmi.h"

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
    const fmi3Status status = (fmi3Status)fmi_step(self, time, step);
    *reached = self->now.time;
    return status;
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
