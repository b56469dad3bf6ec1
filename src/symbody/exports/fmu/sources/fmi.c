/* The functions that FMI 2.0 and 3.0 have alike, for all kinds of simulation. */
#include "fmi.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

FMI(Status) FMI(SetDebugLogging)(FMI_INSTANCE c, FMI(Boolean) on, size_t n,
                                 const FMI(String) categories[])
{
    (void)n;
    (void)categories;
    ((component *)c)->talkative = on;
    return FMI(OK);
}

void FMI(FreeInstance)(FMI_INSTANCE c)
{
    free(c);
}

FMI(Status) FMI(ExitInitializationMode)(FMI_INSTANCE c)
{
    SELF;
    if (REFUSED(self->now.phase == INITIALIZING, FMI_SAID(ExitInitializationMode)))
        return FMI(Error);
    if (instance_close_start(self) != 0)
        return FMI(Error);
    self->now.phase = self->co_simulation ? STEPPING : EVENTS;
    return FMI(OK);
}

int fmi_step(instance *self, double time, double step)
{
    if (self->now.phase != STEPPING) {
        instance_say(self, PROBLEM, FMI_SAID(DoStep) " needs an initialized instance");
        return FMI(Error);
    }
    /* But for rounding: a step that is missing, or taken again, is further away. */
    const double near = fmin(1e-9*fmax(1.0, fabs(time)), 0.01*step);
    if (!(step > 0.0) ||
        fabs(time - self->now.time) > near + 4.0*DBL_EPSILON*fabs(time)) {
        instance_say(self, PROBLEM, "a step from t = %g s of %g s was asked for, but the "
                     "instance is at t = %g s and steps must be positive", time, step,
                     self->now.time);
        return FMI(Error);
    }
    const double begin = self->now.time;
    if (instance_step(self, time + step) == 0)
        return FMI(OK);
    /* Where nothing moves, a smaller step would not either. */
    return self->now.time > begin ? FMI(Discard) : FMI(Error);
}

FMI(Status) FMI(Terminate)(FMI_INSTANCE c)
{
    SELF;
    self->now.phase = ENDED;
    return FMI(OK);
}

FMI(Status) FMI(Reset)(FMI_INSTANCE c)
{
    SELF;
    instance_reset(self);
    return FMI(OK);
}

/* Make room for a state, and put one there. */
static FMI(Status) keep(FMI_STATE(,) *state, const snapshot *values)
{
    if (*state == NULL)
        *state = malloc(sizeof(snapshot));
    if (*state == NULL)
        return FMI(Error);
    memcpy(*state, values, sizeof(snapshot));
    return FMI(OK);
}

FMI(Status) FMI_STATE(Get,)(FMI_INSTANCE c, FMI_STATE(,) *state)
{
    SELF;
    return keep(state, &self->now);
}

FMI(Status) FMI_STATE(Set,)(FMI_INSTANCE c, FMI_STATE(,) state)
{
    SELF;
    instance_restore(self, state);
    return FMI(OK);
}

FMI(Status) FMI_STATE(Free,)(FMI_INSTANCE c, FMI_STATE(,) *state)
{
    (void)c;
    free(*state);
    *state = NULL;
    return FMI(OK);
}

FMI(Status) FMI_STATE(Serialized, Size)(FMI_INSTANCE c, FMI_STATE(,) state, size_t *size)
{
    (void)c;
    (void)state;
    *size = instance_bytes();
    return FMI(OK);
}

FMI(Status) FMI_STATE(Serialize,)(FMI_INSTANCE c, FMI_STATE(,) state,
                                  FMI(Byte) bytes[], size_t size)
{
    SELF;
    if (REFUSED(size >= instance_bytes(),
                MODEL_FMI == 2 ? "with so few bytes fmi2SerializeFMUstate"
                               : "with so few bytes fmi3SerializeFMUState"))
        return FMI(Error);
    instance_write(state, (char *)bytes);
    return FMI(OK);
}

FMI(Status) FMI_READ(FMI_INSTANCE c, const FMI(Byte) bytes[], size_t size,
                     FMI_STATE(,) *state)
{
    SELF;
    snapshot saved;
    if (instance_read(self, (const char *)bytes, size, &saved) != 0)
        return FMI(Error);
    return keep(state, &saved);
}
