/* Set-valued laws of the model for the loops. */
#include "contacts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "laws.h"

void laws_constants(laws_room *room, const double *p)
{
    model_contact_laws_constants(p, room->k_contacts);
    model_contact_gaps_constants(p, room->k_gaps);
    model_contact_changes_constants(p, room->k_response);
}

void laws_connect(laws_state *state, laws_room *room, model_context *model,
                      const double *p)
{
    contact_system *const c = &state->system;
    const model_call contacts = {model_contact_laws, p, room->k_contacts};
    const model_call gaps = {model_contact_gaps, p, room->k_gaps};
    const model_call response = {model_contact_changes, p, room->k_response};
    if (c->laws == 0) {
        c->silent = 1;
        c->fired = c->law = -1;
        c->least_norm = c->last_event = c->searched = c->unseen = c->loosened = NAN;
    }
    c->laws = MODEL_LAWS;
    c->rows = MODEL_ROWS;
    c->nq = MODEL_COORDINATES;
    c->nv = MODEL_VELOCITIES;
    c->first = MODEL_INPUTS + MODEL_DISCRETES;
    c->table = law_table;
    c->tolerances = law_tolerances;
    c->contacts = contacts;
    c->gaps = gaps;
    c->response = response;
    c->soon = 0.0;
    c->answers = NULL;
    c->events = room->events;
    c->event_rows = MODEL_LAW_EVENTS;
    c->forces = contact_forces;
    c->search = contact_search;
    c->resolve = contact_resolve;
    c->project = contact_project;
    c->modes = state->modes;
    c->directions = state->directions;
    c->work = room->work;
    c->places = room->places;
    c->forced = 1;   /* of another state */
    c->watching = 0; /* guards at the state are in what is not saved */
    model->contacts = c;
    contact_connect(c);
}

void laws_problem(const laws_state *state, char *text, size_t size)
{
    const contact_system *const c = &state->system;
    const char *const why = law_reasons[c->status];
    const char *const number = strstr(why, "%.3g");
    const int before = number ? (int)(number - why) : (int)strlen(why);
    const int length = c->law < 0 ? snprintf(text, size, "contacts: ")
                                  : snprintf(text, size, "contact %s: ", law_names[c->law]);
    const size_t at = (size_t)length < size ? (size_t)length : size - 1;
    if (number)
        snprintf(text + at, size - at, "%.*s%.3g%s", before, why, c->value, number + 4);
    else
        snprintf(text + at, size - at, "%s", why);
}

void laws_add(laws_state *state, const contact_event *event)
{
    const int64_t *const law = law_table + LAW_INTEGERS*event->law;
    const int64_t rows = law[LAW_TANGENTS] + (law[LAW_KIND] != LAW_FRICTION);
    for (int64_t i = 0; i < rows; i++)
        state->impulses[law[LAW_ROW] + i] += event->impulse[i];
}

void laws_impulses(const laws_state *state, double *sums)
{
    for (int64_t i = 0; i < MODEL_IMPULSES; i++)
        sums[i] = state->impulses[impulse_rows[i]];
}

void laws_tell(const contact_event *event, char *text, size_t size)
{
    snprintf(text, size, "at t = %.15g s: %s of contact %s", event->time,
             event_words[event->kind], law_names[event->law]);
}
