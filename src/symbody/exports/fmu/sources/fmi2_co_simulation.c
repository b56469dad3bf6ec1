/* The functions of FMI 2.0 for co-simulation: the solver is inside. */
#include "fmi.h"

fmi2Status fmi2DoStep(fmi2Component c, fmi2Real time, fmi2Real step,
                      fmi2Boolean noSetBefore)
{
    (void)noSetBefore;
    return (fmi2Status)fmi_step(c, time, step);
}

fmi2Status fmi2CancelStep(fmi2Component c)
{
    SELF;
    instance_say(self, PROBLEM, "fmi2CancelStep: steps are done when fmi2DoStep returns");
    return fmi2Error;
}

fmi2Status fmi2SetRealInputDerivatives(fmi2Component c,
                                       const fmi2ValueReference references[],
                                       size_t n, const fmi2Integer orders[],
                                       const fmi2Real values[])
{
    SELF;
    for (size_t i = 0; i < n; i++) {
        if (orders[i] != 1) {
            instance_say(self, PROBLEM, "inputs have derivatives of order 1 only, not %d",
                         orders[i]);
            return fmi2Error;
        }
        if (instance_set_rate(self, references[i], values[i]) != 0)
            return fmi2Error;
    }
    return fmi2OK;
}

fmi2Status fmi2GetRealOutputDerivatives(
    fmi2Component c, const fmi2ValueReference references[], size_t n,
    const fmi2Integer orders[], fmi2Real values[])
{
    SELF;
    (void)references;
    (void)n;
    (void)orders;
    (void)values;
    instance_say(self, PROBLEM, "derivatives of outputs in time are not computed");
    return fmi2Error;
}

fmi2Status fmi2GetStatus(fmi2Component c, const fmi2StatusKind kind,
                         fmi2Status *value)
{
    (void)c;
    (void)kind;
    *value = fmi2OK;
    return fmi2OK;
}

fmi2Status fmi2GetRealStatus(fmi2Component c, const fmi2StatusKind kind,
                             fmi2Real *value)
{
    SELF;
    if (kind != fmi2LastSuccessfulTime)
        return fmi2Discard;
    *value = self->now.time;
    return fmi2OK;
}

fmi2Status fmi2GetIntegerStatus(fmi2Component c, const fmi2StatusKind kind,
                                fmi2Integer *value)
{
    (void)c;
    (void)kind;
    (void)value;
    return fmi2Discard;
}

fmi2Status fmi2GetBooleanStatus(fmi2Component c, const fmi2StatusKind kind,
                                fmi2Boolean *value)
{
    (void)c;
    if (kind != fmi2Terminated)
        return fmi2Discard;
    *value = 0;
    return fmi2OK;
}

fmi2Status fmi2GetStringStatus(fmi2Component c, const fmi2StatusKind kind,
                               fmi2String *value)
{
    (void)c;
    (void)kind;
    *value = "";
    return fmi2Discard;
}
