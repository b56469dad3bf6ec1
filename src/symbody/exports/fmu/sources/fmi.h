/* What FMI 2.0 and 3.0 have alike, under one name: FMI(Reset) is fmi2Reset or fmi3Reset. */
#ifndef SYMBODY_FMI_H
#define SYMBODY_FMI_H

#include "instance.h"

#if MODEL_FMI == 2
#include "fmi2Functions.h"
#define FMI(name) fmi2##name
#define FMI_SAID(name) "fmi2" #name
#define FMI_INSTANCE fmi2Component
#define FMI_NUMBER fmi2Real
#define FMI_STATE(verb, noun) fmi2##verb##FMUstate##noun
#define FMI_READ fmi2DeSerializeFMUstate
#define FMI_RATES fmi2GetDerivatives
#else
#include "fmi3Functions.h"
#define FMI(name) fmi3##name
#define FMI_SAID(name) "fmi3" #name
#define FMI_INSTANCE fmi3Instance
#define FMI_NUMBER fmi3Float64
#define FMI_STATE(verb, noun) fmi3##verb##FMUState##noun
#define FMI_READ fmi3DeserializeFMUState
#define FMI_RATES fmi3GetContinuousStateDerivatives
#endif

/* An instance and whom it talks to. */
typedef struct {
    instance model;
    FMI(Boolean) talkative;
#if MODEL_FMI == 2
    fmi2CallbackFunctions callbacks;
    char name[128];
#else
    fmi3InstanceEnvironment environment;
    fmi3LogMessageCallback log;
#endif
} component;

#define SELF instance *const self = c
#define STATUS(failed) ((failed) ? FMI(Error) : FMI(OK))
/* Refuse what FMI does not allow now. */
#define REFUSED(allowed, function)                                                       \
    (!(allowed) && (instance_say(self, PROBLEM, "%s cannot be called now", function), 1))

/* Take a step of co-simulation from `time`; return the status that FMI asks for. */
int fmi_step(instance *self, double time, double step);

#endif
