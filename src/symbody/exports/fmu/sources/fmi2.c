/* The functions of FMI 2.0 that differ from those of FMI 3.0. */
#include "fmi.h"

#include <stdlib.h>
#include <string.h>

static void say(instance *self, severity how, const char *text)
{
    component *const c = (component *)self;
    if (c->callbacks.logger == NULL || (how == INFORMATION && !c->talkative))
        return;
    c->callbacks.logger(c->callbacks.componentEnvironment, c->name,
                        how == PROBLEM ? fmi2Error : fmi2OK,
                        how == PROBLEM ? "logStatusError" : "logAll", text);
}

const char *fmi2GetTypesPlatform(void)
{
    return "default";
}

const char *fmi2GetVersion(void)
{
    return "2.0";
}

fmi2Component fmi2Instantiate(fmi2String name, fmi2Type type,
                              fmi2String guid, fmi2String resources,
                              const fmi2CallbackFunctions *callbacks,
                              fmi2Boolean visible, fmi2Boolean log)
{
    component *const c = calloc(1, sizeof *c);
    (void)resources;
    (void)visible;
    if (c == NULL)
        return NULL;
    if (callbacks != NULL)
        c->callbacks = *callbacks;
    if (name != NULL)
        strncpy(c->name, name, sizeof c->name - 1);
    c->talkative = log;
    c->model.say = say;
    c->model.co_simulation = type == fmi2CoSimulation;
    if (guid == NULL || strcmp(guid, MODEL_TOKEN) != 0) {
        instance_say(&c->model, PROBLEM, "the GUID of the model description is %s, that "
                     "of the binary %s; both must be of one FMU",
                     guid == NULL ? "missing" : guid, MODEL_TOKEN);
        free(c);
        return NULL;
    }
    instance_reset(&c->model);
    return c;
}

fmi2Status fmi2SetupExperiment(fmi2Component c, fmi2Boolean hasTolerance,
                               fmi2Real tolerance, fmi2Real start,
                               fmi2Boolean hasStop, fmi2Real stop)
{
    SELF;
    if (REFUSED(self->now.phase == INSTANTIATED, "fmi2SetupExperiment"))
        return fmi2Error;
    if (hasTolerance && tolerance > 0.0)
        self->now.tolerance = tolerance;
    instance_experiment(self, start, hasStop, stop);
    return fmi2OK;
}

fmi2Status fmi2EnterInitializationMode(fmi2Component c)
{
    SELF;
    if (REFUSED(self->now.phase == INSTANTIATED, "fmi2EnterInitializationMode"))
        return fmi2Error;
    self->now.phase = INITIALIZING;
    return fmi2OK;
}

fmi2Status fmi2GetReal(fmi2Component c, const fmi2ValueReference references[],
                       size_t n, fmi2Real values[])
{
    SELF;
    int failed = 0;
    for (size_t i = 0; i < n; i++)
        failed |= instance_get(self, references[i], &values[i]);
    return STATUS(failed);
}

fmi2Status fmi2SetReal(fmi2Component c, const fmi2ValueReference references[],
                       size_t n, const fmi2Real values[])
{
    SELF;
    int failed = 0;
    for (size_t i = 0; i < n; i++)
        failed |= instance_set(self, references[i], values[i]);
    return STATUS(failed);
}

/* The model has variables of one type. */
#define NONE_OF(type, get, set)                                                          \
    fmi2Status get(fmi2Component c, const fmi2ValueReference references[],               \
                   size_t n, type values[])                                              \
    {                                                                                    \
        SELF;                                                                            \
        (void)references;                                                                \
        (void)values;                                                                    \
        return STATUS(n > 0 && REFUSED(0, #get));                                        \
    }                                                                                    \
    fmi2Status set(fmi2Component c, const fmi2ValueReference references[],               \
                   size_t n, const type values[])                                        \
    {                                                                                    \
        SELF;                                                                            \
        (void)references;                                                                \
        (void)values;                                                                    \
        return STATUS(n > 0 && REFUSED(0, #set));                                        \
    }

NONE_OF(fmi2Integer, fmi2GetInteger, fmi2SetInteger)
NONE_OF(fmi2Boolean, fmi2GetBoolean, fmi2SetBoolean)
NONE_OF(fmi2String, fmi2GetString, fmi2SetString)

fmi2Status fmi2GetDirectionalDerivative(
    fmi2Component c, const fmi2ValueReference unknowns[], size_t n_unknowns,
    const fmi2ValueReference knowns[], size_t n_knowns, const fmi2Real seeds[],
    fmi2Real changes[])
{
    SELF;
    return STATUS(instance_tangent(self, unknowns, n_unknowns, knowns, n_knowns, seeds,
                                   changes));
}
