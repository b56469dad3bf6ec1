/* The functions of FMI 3.0 that differ from those of FMI 2.0. */
#include "fmi.h"

#include <stdlib.h>
#include <string.h>

static void say(instance *self, severity how, const char *text)
{
    component *const c = (component *)self;
    if (c->log == NULL || (how == INFORMATION && !c->talkative))
        return;
    c->log(c->environment, how == PROBLEM ? fmi3Error : fmi3OK,
           how == PROBLEM ? "logStatusError" : "logAll", text);
}

static fmi3Instance instantiate(fmi3String token, bool log, bool co_simulation,
                                fmi3InstanceEnvironment environment,
                                fmi3LogMessageCallback callback)
{
    component *const c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->environment = environment;
    c->log = callback;
    c->talkative = log;
    c->model.say = say;
    c->model.co_simulation = co_simulation;
    if (token == NULL || strcmp(token, MODEL_TOKEN) != 0) {
        instance_say(&c->model, PROBLEM, "the instantiation token of the model "
                     "description is %s, that of the binary %s; both must be of one FMU",
                     token == NULL ? "missing" : token, MODEL_TOKEN);
        free(c);
        return NULL;
    }
    instance_reset(&c->model);
    return c;
}

const char *fmi3GetVersion(void)
{
    return "3.0";
}

fmi3Instance fmi3InstantiateModelExchange(
    fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
    fmi3Boolean log, fmi3InstanceEnvironment environment, fmi3LogMessageCallback callback)
{
    (void)name;
    (void)resources;
    (void)visible;
    return instantiate(token, log, false, environment, callback);
}

fmi3Instance fmi3InstantiateCoSimulation(
    fmi3String name, fmi3String token, fmi3String resources, fmi3Boolean visible,
    fmi3Boolean log, fmi3Boolean events, fmi3Boolean early,
    const fmi3ValueReference required[], size_t n, fmi3InstanceEnvironment environment,
    fmi3LogMessageCallback callback, fmi3IntermediateUpdateCallback update)
{
    (void)name;
    (void)resources;
    (void)visible;
    (void)events;
    (void)early;
    (void)required;
    (void)n;
    (void)update;
    return instantiate(token, log, true, environment, callback);
}

fmi3Status fmi3EnterInitializationMode(fmi3Instance c,
                                       fmi3Boolean hasTolerance,
                                       fmi3Float64 tolerance,
                                       fmi3Float64 start,
                                       fmi3Boolean hasStop, fmi3Float64 stop)
{
    SELF;
    if (REFUSED(self->now.phase == INSTANTIATED, "fmi3EnterInitializationMode"))
        return fmi3Error;
    if (hasTolerance && tolerance > 0.0)
        self->now.tolerance = tolerance;
    instance_experiment(self, start, hasStop, stop);
    self->now.phase = INITIALIZING;
    return fmi3OK;
}

fmi3Status fmi3GetFloat64(fmi3Instance c,
                          const fmi3ValueReference references[], size_t n,
                          fmi3Float64 values[], size_t n_values)
{
    SELF;
    int failed = REFUSED(n == n_values, "with another number of values "
                         "fmi3GetFloat64");
    for (size_t i = 0; i < n && !failed; i++)
        failed = instance_get(self, references[i], &values[i]);
    return STATUS(failed);
}

fmi3Status fmi3SetFloat64(fmi3Instance c,
                          const fmi3ValueReference references[], size_t n,
                          const fmi3Float64 values[], size_t n_values)
{
    SELF;
    int failed = REFUSED(n == n_values, "with another number of values "
                         "fmi3SetFloat64");
    for (size_t i = 0; i < n && !failed; i++)
        failed = instance_set(self, references[i], values[i]);
    return STATUS(failed);
}

fmi3Status fmi3GetDirectionalDerivative(
    fmi3Instance c, const fmi3ValueReference unknowns[], size_t n_unknowns,
    const fmi3ValueReference knowns[], size_t n_knowns, const fmi3Float64 seeds[],
    size_t n_seeds, fmi3Float64 changes[], size_t n_changes)
{
    SELF;
    if (REFUSED(n_seeds == n_knowns && n_changes == n_unknowns,
                "with another number of values fmi3GetDirectionalDerivative"))
        return fmi3Error;
    return STATUS(instance_tangent(self, unknowns, n_unknowns, knowns, n_knowns, seeds,
                                   changes));
}
