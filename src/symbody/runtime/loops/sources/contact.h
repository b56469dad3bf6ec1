/* Contact and dry friction: inputs of a model that set-valued force laws determine, and
   the events at which their modes change.

   Forces of the m rows of L laws stand in u from `first`, normal before tangents. The
   compiled functions are called with zeros there, and write
       contacts: gap[L], 0 for laws without; speed[m]; accelerations of the rows without
                 forces, offset[m]; LAW_NUMBERS of each law; of A, their derivatives by the
                 forces, how many entries each row has, the columns of all, and these; or
                 -1, then these of its factors: of W, whose columns are the velocities, and
                 of the transpose of D, where A = W D, of the laws that may act;
       gaps:     gap[L], speed[m] alone, for open ones; null: `contacts` is called;
       open:     rates of the state alone, as if there were no contacts, for where all
                 are open; null: those of the model;
       ends:     these, then of each law the gap, or speed where it has none; then of
                 each how it changes, 0 where unknown; null: `gaps` is called as well; only where
                 all that fits into ODE_BEHIND n numbers;
       response: changes of the coordinates by those of velocities that unit impulses
                 make, then these changes: matrices of nq and nv rows, m columns, as A.
   A row of zeros in A is not there. Which entries are written is the same at all times. Memory is
   the caller's. */
#ifndef SYMBODY_CONTACT_H
#define SYMBODY_CONTACT_H

#include "contact_law.h"
#include "model.h"

#include <stddef.h>

/* What happened at an event. */
enum { EVENT_IMPACT, EVENT_CLOSED, EVENT_OPENED, EVENT_STICKS, EVENT_SLIPS,
       EVENT_RESTS }; /* the last at the limit of a series of impacts */

/* No step is possible: friction that sticks, but that no force moves, is to slip. */
enum { CONTACT_LOOSENS = -2 };

/* A row of the table of events. */
typedef struct {
    double time;
    int64_t kind;
    int64_t law;
    double impulse[3]; /* normal, tangents; of friction: tangents */
    double energy;     /* that this law took at an impact */
} contact_event;

typedef struct contact_system {
    int64_t laws;
    int64_t rows;
    int64_t nq;           /* a state begins with coordinates and velocities */
    int64_t nv;
    int64_t first;
    const int64_t *table; /* LAW_INTEGERS each */
    const double *tolerances; /* of the gap, and of the speed, of each law */
    model_call gaps;
    model_call contacts;
    model_call response;
    model_call open;
    model_call ends;
    model_call rates;     /* those of the model: model_connect writes it */
    double soon;          /* see contact_soon [s]; 0 but for tools that look later */
    double *answers;      /* forces, `rows` for each row of a run's states; or null */
    contact_event *events; /* room for event_rows; emptied by setting event_count to 0 */
    int64_t event_rows;
    int64_t event_count;
    /* For model.c: contact_forces, contact_search, contact_resolve, contact_project. */
    int64_t (*forces)(model_context *model, double t, const double *y);
    int64_t (*search)(model_context *model, ode_solver *s, int64_t status);
    int64_t (*resolve)(model_context *model, ode_solver *s);
    int64_t (*project)(model_context *model, double t, double *y);
    int64_t *modes;       /* of each law */
    double *directions;   /* of slip, by row: what a sliding velocity is compared with */
    double *work;         /* contact_work doubles */
    int64_t stepped;      /* so many of these change in steps; behind them is room for a copy of
                             them, of the directions, and from `begun` on of this */
    int64_t *places;      /* contact_places integers */
    const struct contact_parts *parts; /* of both: contact_connect writes it */
    const double *end;    /* what `ends` has written behind the rates */
    int64_t forced;       /* forces may stand in the inputs */
    int64_t begun;        /* modes are those of the state; 0 after a start or a jump */
    int64_t silent;       /* the start is not an event */
    int64_t watching;     /* the guards at the state are known */
    int64_t far;          /* by `ends` alone, which is enough where all are far */
    double end_time;      /* when that was called last [s]; NaN where laws are closed */
    int64_t fired;        /* number of the guard of the event, two a law; or -1, or CONTACT_LOOSENS */
    int64_t closed;       /* so many laws are not open */
    int64_t status;       /* contact_status, with ODE_CONTACT */
    int64_t law;          /* of whom it is, or -1 */
    int64_t at_once;      /* so many events had no motion between */
    double value;         /* of the status: a residual, an energy, a gap */
    double residual;      /* the largest so far, relative */
    double least_norm;    /* when forces were first not unique, of which the least are
                             computed [s]; NaN for never */
    double last_event;    /* [s] */
    double rise;          /* of the last impact at this event, see contact_impacts.c */
    double searched;      /* until when events were looked for, where gaps were near [s] */
    double pace;          /* the step before short flights, to go on with; or 0 */
    double pitch;         /* the part of a step in which forces that hold were last seen to
                             change evenly [s]; 0 for unknown */
    double unseen;        /* when gaps first turned so fast in a step that they may have
                             closed unseen [s]; NaN for never */
    int64_t unseen_law;   /* and whose */
    double loosened;      /* when no step was possible, last [s] */
} contact_system;

enum { CONTACT_CHANGING =
           (sizeof(contact_system) - offsetof(contact_system, begun))/sizeof(double) };

/* Doubles and integers that a system needs for n states. */
int64_t contact_work(const contact_system *c, int64_t n);
int64_t contact_places(const contact_system *c);
/* Divide them into parts. */
void contact_connect(contact_system *c);

/* Write the forces of the present modes into the inputs. */
int64_t contact_forces(model_context *model, double t, const double *y);
/* Look for the first event of the last step, which had a status, and go back to it: then this
   is ODE_CONTACT_EVENT. Where contact_stays_open says so there is none. */
int64_t contact_search(model_context *model, ode_solver *s, int64_t status);
/* Resolve an event, or a start: impacts, new modes, ends of series of impacts. */
int64_t contact_resolve(model_context *model, ode_solver *s);
/* Write the guards of events at a time and state, two a law: in the present modes they
   are positive. For tools that look for events themselves. */
int64_t contact_values(model_context *model, double t, const double *y, double *values);
/* Put a state on the gaps and speeds that modes hold at zero. */
int64_t contact_project(model_context *model, double t, double *y);

#endif
