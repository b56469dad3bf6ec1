/* Runs of the model %NAME%. */
#include "%NAME%_run.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "meeting.h"
#include "model.h"
#include "time_events.h"
#if MODEL_CONSTRAINTS
#include "projection.h"
#endif
#if MODEL_LAWS > 0
#include "contacts.h"
#endif
#if MODEL_WHENS > 0
#include "switches.h"
#endif

/* C knows no arrays of length 0. */
#define LENGTH(n) ((n) > 0 ? (n) : 1)

enum { BUDGET = 1000, EVENTS = 256, SWITCH = 6 };

struct %NAME%_run {
    %NAME%_run_options given;
    ode_solver solver;
    ode_system system;
    ode_options options;
    model_context model;
    model_run steps;
    int64_t stop;
    double next_event;
    int is_begun;
    double p[LENGTH(MODEL_PARAMETERS)];
    double u[LENGTH(MODEL_ALL_INPUTS)];
    double bad_inputs[LENGTH(MODEL_ALL_INPUTS)];
    double atol[LENGTH(MODEL_STATES)];
    double corrected[MODEL_STATES + 1];
    double k[LENGTH(MODEL_DERIVATIVES_CONSTANTS)];
#if MODEL_SWITCHES > 0
    double k_switches[LENGTH(MODEL_SWITCHES_CONSTANTS)];
#endif
#if MODEL_CONSTRAINTS
    double k_correction[LENGTH(MODEL_CORRECTION_CONSTANTS)];
#endif
    double first[LENGTH(MODEL_EVENT_TIMES)]; /* event, and each period after that */
    double period[LENGTH(MODEL_EVENT_TIMES)];
    double k_conditions[LENGTH(MODEL_TIME_CONDITIONS_CONSTANTS)];
    double searched; /* until then conditions of time without a formula are looked at */
#if MODEL_LAWS > 0
    laws_state contacts;
    laws_room room;
#endif
#if MODEL_WHENS > 0
    switches_state switches;
    switches_room switch_room;
#endif
#if MODEL_LAWS + MODEL_WHENS > 0
    %NAME%_event events[EVENTS];
    int64_t event_count, taken; /* of them */
#endif
    char problem[300];
    double work[]; /* of the solver: doubles, then integers of the same size */
};

static int64_t pivots_of(const ode_method *method)
{
    return ode_pivots(method, MODEL_STATES);
}

size_t %NAME%_run_bytes(const ode_method *method)
{
    const int64_t work = ode_work(method, MODEL_STATES, MODEL_EVENTS);
    return sizeof(%NAME%_run) + (size_t)(work + pivots_of(method) + 1)*sizeof(double);
}

static void inputs(double t, const double *y, const double *held, const double *of,
                   const double *k, double *u)
{
    const %NAME%_run_options *const given = (const %NAME%_run_options *)(const void *)of;
    (void)held;
    (void)k;
    if (given->inputs)
        given->inputs(given->context, t, y, u);
    for (int i = 0; i < MODEL_INPUTS; i++) {
        if (u[i] < %NAME%_least[i])
            u[i] = %NAME%_least[i];
        if (u[i] > %NAME%_greatest[i])
            u[i] = %NAME%_greatest[i];
    }
}

/* Let the loops work on the model. */
static void connect(%NAME%_run *run)
{
    model_context *const model = &run->model;
    const model_call rates = {model_derivatives, run->p, run->k};
    const model_call given = {inputs, (const double *)(const void *)&run->given, NULL};
    model->n = model->corrected_count = MODEL_STATES;
    model->rates = rates;
    model->inputs = given;
#if MODEL_CONSTRAINTS
    const model_call correction = {model_correction, run->p, run->k_correction};
    model_correction_constants(run->p, run->k_correction);
    model->correction = correction;
#endif
    model->u = run->u;
    model->quaternions = model_quaternions;
    model->quaternion_count = MODEL_QUATERNIONS;
    model->corrects = model->sets_aside = 1;
    model->corrected = run->corrected;
    model->limit = model->good_limit = INFINITY;
    model->bad_inputs = run->bad_inputs;
    model->inputs_count = MODEL_ALL_INPUTS;
    model->stop = &run->stop;
    model_derivatives_constants(run->p, run->k);
#if MODEL_LAWS > 0
    laws_constants(&run->room, run->p);
    laws_connect(&run->contacts, &run->room, model, run->p);
#endif
#if MODEL_WHENS > 0
    switches_condense(&run->switch_room, run->p);
    model->event = switches_conditions(&run->switch_room, run->p);
#endif
    run->system.events = model->conditions = MODEL_CONDITIONS;
#if MODEL_SWITCHES > 0
    const model_call switches = {model_switches, run->p, run->k_switches};
    if (run->given.method != &ode_rk4) { /* whose steps go over them */
        model_switches_constants(run->p, run->k_switches);
        model->switches = switches;
        run->system.switches = MODEL_SWITCHES;
        run->system.events = MODEL_EVENTS;
    }
#endif
    model_connect(&run->system, model);
}

%NAME%_run *%NAME%_run_start(void *memory, const %NAME%_run_options *options, double t,
                             const double *y, const double *p)
{
    %NAME%_run *const run = memory;
    double k_events[LENGTH(MODEL_TIME_EVENTS_CONSTANTS)];
    const int64_t work = ode_work(options->method, MODEL_STATES, MODEL_EVENTS);
    if (MODEL_LAWS + MODEL_WHENS > 0 && options->method == &ode_rk4)
        return NULL;
    memset(memory, 0, %NAME%_run_bytes(options->method));
    run->given = *options;
    memcpy(run->p, p, MODEL_PARAMETERS*sizeof(double));
    for (int i = 0; i < MODEL_STATES; i++)
        run->atol[i] = options->atol;
    run->options.method = options->method;
    run->options.rtol = options->rtol;
    run->options.atol = run->atol;
    run->options.max_step = options->max_step > 0.0 ? options->max_step : INFINITY;
    run->options.step = options->method == &ode_rk4 ? options->step : 0.0;
    run->solver.system = &run->system;
    run->solver.options = &run->options;
    run->solver.work = run->work;
    run->solver.pivots = (int64_t *)(void *)(run->work + work);
    run->solver.t = t;
    run->steps.solver = &run->solver;
    model_time_events_constants(run->p, k_events);
    model_time_events(run->p, k_events, run->first, run->period);
    model_time_conditions_constants(run->p, run->k_conditions);
    connect(run);
    double *const start = ode_state(&run->solver);
    memcpy(start, y, MODEL_STATES*sizeof(double));
#if MODEL_WHENS > 0
    switches_values(run->p, run->switches.values);
    memcpy(run->u + MODEL_INPUTS, run->switches.values, MODEL_DISCRETES*sizeof(double));
#endif
#if MODEL_CONSTRAINTS
    double k_closure[LENGTH(MODEL_CLOSURE_CONSTANTS)];
    model_closure_constants(run->p, k_closure);
    if (close_start(t, start, run->u, run->p, k_closure, run->k_correction) != 0)
        return NULL;
#endif
#if MODEL_WHENS > 0
    switches_begin(&run->switches, &run->switch_room, &run->model, run->p, t, start);
#endif
    return run;
}

#if MODEL_LAWS + MODEL_WHENS > 0
/* Take what happened to contacts into the table of events. */
static void take_events(%NAME%_run *run)
{
#if MODEL_LAWS > 0
    contact_system *const c = &run->contacts.system;
    int64_t i = 0;
    for (; i < c->event_count && run->event_count < EVENTS; i++) {
        const contact_event *const row = c->events + i;
        const %NAME%_event event = {
            row->time, row->kind, row->law,
            {row->impulse[0], row->impulse[1], row->impulse[2]}, row->energy};
        run->events[run->event_count++] = event;
    }
    c->event_count -= i;
    memmove(c->events, c->events + i, (size_t)c->event_count*sizeof *c->events);
#else
    (void)run;
#endif
}
#endif

#if MODEL_WHENS > 0
/* Let contacts choose their modes at the present state. */
static int64_t resolve(%NAME%_run *run)
{
#if MODEL_LAWS > 0
    run->contacts.system.begun = 0; /* gaps may have jumped */
    const int64_t status = contact_resolve(&run->model, &run->solver);
    take_events(run);
    return status;
#else
    (void)run;
    return ODE_RUNNING;
#endif
}

/* Let when clauses act, round by round; one whose condition was located, or -1. */
static int64_t pass_whens(%NAME%_run *run, int64_t located)
{
    ode_solver *const s = &run->solver;
    const double t = model_time(&run->model, s->t);
    int64_t acted[MODEL_WHENS] = {0}, status = ODE_RUNNING;
    int count = 1;
    switches_open(&run->switches, s->t, time_events_rounding(s->t));
    while (count > 0 && status == ODE_RUNNING) {
        if (run->event_count + MODEL_WHENS > EVENTS)
            return ODE_EVENTS_FULL;
        count = switches_act(&run->switches, &run->switch_room, &run->model, run->p, t,
                             ode_state(s), located, acted, run->problem,
                             sizeof run->problem);
        located = -1;
        for (int i = 0; i < count; i++) {
            const %NAME%_event event = {s->t, SWITCH, acted[i], {0.0}, 0.0};
            run->events[run->event_count++] = event;
        }
        if (count > 0) {
            ode_start(s, s->t, s->h);
            status = resolve(run);
        }
    }
    if (count < 0)
        return ODE_STOPPED;
    ode_start(s, s->t, s->h);
    s->event = -1;
    switches_watch(&run->switches, &run->switch_room, &run->model, run->p, s);
    return status;
}
#endif

/* Begin at the present time: what comes until the next event, or to `end`. */
static int64_t begin(%NAME%_run *run, double end)
{
    const double t = run->solver.t;
    const int has_events = MODEL_EVENT_TIMES + MODEL_LOOKED_AT > 0;
    const double next = time_events_next(run->first, run->period, MODEL_EVENT_TIMES, t);
    run->searched = end;
    run->next_event = fmin(next, time_events_change(run->p, run->k_conditions, TIME_EVENTS_LOOK,
                                                    t, fmin(next, end)));
    run->model.window[0] = has_events ? t + time_events_rounding(t) : -INFINITY;
    run->model.window[1] = INFINITY;
    if (isfinite(run->next_event))
        run->model.window[1] = run->next_event - time_events_rounding(run->next_event);
    ode_start(&run->solver, t, run->solver.h);
#if MODEL_LAWS > 0
    run->contacts.system.begun = 0;
#endif
#if MODEL_WHENS > 0
    const int64_t status = resolve(run);
    return status == ODE_RUNNING ? pass_whens(run, -1) : status;
#else
    return ODE_RUNNING;
#endif
}

int64_t %NAME%_run_advance(%NAME%_run *run, double end)
{
    if (MODEL_EVENT_TIMES + MODEL_LOOKED_AT + MODEL_WHENS > 0 && end < run->solver.t) {
        snprintf(run->problem, sizeof run->problem,
                 "t = %.15g s lies before %.15g s, and what happens at times is looked for "
                 "ahead; start another run there", end, run->solver.t);
        return ODE_STOPPED;
    }
    int64_t status = run->is_begun && end <= run->searched ? ODE_RUNNING : begin(run, end);
    run->is_begun = status == ODE_RUNNING;
    while (status == ODE_RUNNING) {
        const int is_event = run->next_event <= end;
        run->solver.end = is_event ? run->next_event : end;
        while (status == ODE_RUNNING)
            status = model_advance(&run->steps, BUDGET);
#if MODEL_LAWS + MODEL_WHENS > 0
        take_events(run);
#endif
#if MODEL_WHENS > 0
        if (status == ODE_EVENT) {
            status = pass_whens(run, run->solver.event);
            continue;
        }
#endif
        if (status != ODE_DONE || !is_event)
            return status;
        status = begin(run, end);
    }
    run->is_begun = 0; /* to go on from here */
    return status;
}

double %NAME%_run_time(const %NAME%_run *run) { return run->solver.t; }

const double *%NAME%_run_state(const %NAME%_run *run) { return ode_state(&run->solver); }

const double *%NAME%_run_forces(%NAME%_run *run)
{
    const double t = model_time(&run->model, run->solver.t);
    model_inputs(&run->model, t, ode_state(&run->solver));
    return run->u;
}

#if MODEL_LAWS + MODEL_WHENS > 0
int64_t %NAME%_run_events(%NAME%_run *run, %NAME%_event *events, int64_t most)
{
    int64_t count = 0;
    for (; count < most && run->taken < run->event_count; count++)
        events[count] = run->events[run->taken++];
    if (run->taken == run->event_count) {
        run->taken = run->event_count = 0;
        take_events(run);
    }
    return count;
}

void %NAME%_run_problem(const %NAME%_run *run, char *text, size_t size)
{
#if MODEL_LAWS > 0
    if (run->problem[0] == '\0') {
        laws_problem(&run->contacts, text, size);
        return;
    }
#endif
    snprintf(text, size, "%s", run->problem);
}

void %NAME%_run_tell(const %NAME%_event *event, char *text, size_t size)
{
#if MODEL_WHENS > 0
    if (event->kind == SWITCH) {
        snprintf(text, size, "at t = %.15g s: when clause %s acts", event->time,
                 switches_name(event->law));
        return;
    }
#endif
#if MODEL_LAWS > 0
    const contact_event row = {event->time, event->kind, event->law, {0.0}, 0.0};
    laws_tell(&row, text, size);
#endif
}
#else
int64_t %NAME%_run_events(%NAME%_run *run, %NAME%_event *events, int64_t most)
{
    (void)run;
    (void)events;
    (void)most;
    return 0;
}

void %NAME%_run_problem(const %NAME%_run *run, char *text, size_t size)
{
    const char *const known = run->problem[0] ? run->problem : "the model has no contacts";
    snprintf(text, size, "%s", known);
}

void %NAME%_run_tell(const %NAME%_event *event, char *text, size_t size)
{
    snprintf(text, size, "at t = %.15g s: an event", event->time);
}
#endif
