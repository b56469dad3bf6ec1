/* Runs of the model %NAME% by the loop that symbody simulates by: over the times at which
   formulas have corners or jumps, and over impacts, stick and slip of contacts. */
#ifndef %UPPER%_RUN_H
#define %UPPER%_RUN_H

#include <stddef.h>

#include "%NAME%_model.h"
#include "%NAME%_ode.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A run, in memory of the caller. */
typedef struct %NAME%_run %NAME%_run;

typedef struct {
    const ode_method *method; /* ode_rk4 not with contacts, as its steps go not back,
                                 also not to where formulas switch by the state */
    double rtol;              /* error allowed in a step, relative to the state */
    double atol;              /* and beside it */
    double step;              /* of ode_rk4 */
    /* Writes the inputs at a time and state; null: all are zero. Beyond the limits of the
       model they are at these. */
    void (*inputs)(void *context, double t, const double *y, double *u);
    void *context;
    double max_step;          /* 0: as long as it likes; conditions of when clauses are
                                 looked at some times in each */
} %NAME%_run_options;

/* An event of a contact, or a when clause that acts. */
typedef struct {
    double time;
    int64_t kind;      /* 0 impact, 1 contact, 2 separation, 3 stick, 4 slip, 5 rest,
                          6 switch */
    int64_t law;       /* its number, or that of the clause */
    double impulse[3]; /* of an impact: normal, tangents */
    double energy;     /* that the contact took at an impact */
} %NAME%_event;

/* The bytes that a run with a method needs. */
size_t %NAME%_run_bytes(const ode_method *method);
/* Begin in memory for doubles, at a time, with a state, whose loops are closed, and
   parameters, of which copies are kept; return NULL if the method cannot run the model, or
   the loops do not close from there. */
%NAME%_run *%NAME%_run_start(void *memory, const %NAME%_run_options *options, double t,
                             const double *y, const double *p);
/* Move to a time: ODE_DONE, or why not. After ODE_EVENTS_FULL take the events and go on.
   Where formulas of time jump or clauses act, ODE_STOPPED if the time is not ahead. */
int64_t %NAME%_run_advance(%NAME%_run *run, double end);
/* The time and the state; the inputs, and behind them discrete variables and forces of
   contacts. */
double %NAME%_run_time(const %NAME%_run *run);
const double *%NAME%_run_state(const %NAME%_run *run);
const double *%NAME%_run_forces(%NAME%_run *run);
/* Take at most so many events that were not taken yet; return how many these are. */
int64_t %NAME%_run_events(%NAME%_run *run, %NAME%_event *events, int64_t most);
/* Write in words why contacts, when clauses or a time ended the run, or an event. */
void %NAME%_run_problem(const %NAME%_run *run, char *text, size_t size);
void %NAME%_run_tell(const %NAME%_event *event, char *text, size_t size);

#ifdef __cplusplus
}
#endif

#endif
