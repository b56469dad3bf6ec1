/* When clauses of the model: discrete variables, states and velocities that jump. */
#ifndef SWITCHES_H
#define SWITCHES_H

#include <stddef.h>

#include "loops.h"
#include "model.h"

/* What decides how they go on, which may be copied; all of it is zero before a start. */
typedef struct {
    double values[MODEL_DISCRETES + 1];
    double sides[MODEL_CONDITIONS + 1]; /* on which side of zero each condition is: 1, -1 */
    double done[MODEL_WHENS];           /* until when clauses of times have acted */
    double last;                        /* when any has acted, and so often since then */
    int64_t soon;
    int64_t passed[MODEL_CONDITIONS + 1]; /* which have passed zero at this instant, or
                                             have come to it before and stay there */
    int64_t due[MODEL_WHENS];             /* whose time it is */
} switches_state;

#ifndef MODEL_GUARDS_CONSTANTS
#define MODEL_GUARDS_CONSTANTS 0 /* clauses of times alone have no conditions */
#endif

typedef struct {
    double k_guards[MODEL_GUARDS_CONSTANTS + 1];
    double k_jumps[MODEL_JUMPS_CONSTANTS + 1];
} switches_room;

/* Compute what follows from the parameters; the discrete variables at the start. */
void switches_condense(switches_room *room, const double *p);
void switches_values(const double *p, double *values);
/* Write the conditions as a function of the loops. */
model_call switches_conditions(const switches_room *room, const double *p);
/* Begin a run at a time and state, whose inputs and rates the model writes. */
void switches_begin(switches_state *now, const switches_room *room, model_context *model,
                    const double *p, double t, const double *y);
/* Begin an instant; times as near to it as that are now. */
void switches_open(switches_state *now, double t, double near);
/* Let the clauses with the largest priority act, of those that are due at an instant; one
   whose condition was located is its number, or -1. Return how many have acted, whose
   numbers are written; 0 ends the instant, and -1 fails with a reason in the text. */
int switches_act(switches_state *now, const switches_room *room, model_context *model,
                 const double *p, double t, double *y, int64_t located, int64_t *acted,
                 char *text, size_t size);
/* Let a solver know on which side of zero each condition is. */
void switches_watch(const switches_state *now, const switches_room *room,
                    model_context *model, const double *p, ode_solver *solver);
/* What the file calls a clause. */
const char *switches_name(int64_t clause);

#endif
