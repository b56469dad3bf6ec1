/* Set-valued laws of the model: what connects their data and functions with the loops. */
#ifndef CONTACTS_H
#define CONTACTS_H

#include <stddef.h>

#include "contact.h"
#include "model.h"

/* What decides how contacts go on. Addresses in it are put in by laws_connect, so that
   it may be copied; all of it is zero before a start. */
typedef struct {
    contact_system system;
    int64_t modes[MODEL_LAWS];
    double directions[MODEL_ROWS];
    double impulses[MODEL_ROWS]; /* of impacts until now */
} laws_state;

/* Where laws are solved and events are written. */
typedef struct {
    double work[MODEL_LAW_WORK];
    int64_t places[MODEL_LAW_PLACES];
    contact_event events[MODEL_LAW_EVENTS];
    double k_contacts[MODEL_CONTACT_LAWS_CONSTANTS + 1];
    double k_gaps[MODEL_CONTACT_GAPS_CONSTANTS + 1];
    double k_response[MODEL_CONTACT_CHANGES_CONSTANTS + 1];
} laws_room;

/* Compute what follows from the parameters. */
void laws_constants(laws_room *room, const double *p);
/* Let contacts of a model go on from a state. */
void laws_connect(laws_state *state, laws_room *room, model_context *model,
                      const double *p);
/* Write why the laws cannot be obeyed. */
void laws_problem(const laws_state *state, char *text, size_t size);
/* Add the impulses of an event to their sums. */
void laws_add(laws_state *state, const contact_event *event);
/* Write the sums that have names. */
void laws_impulses(const laws_state *state, double *sums);
/* Write an event in words. */
void laws_tell(const contact_event *event, char *text, size_t size);

#endif
