#include "contact.h"

#include <math.h>
#include <string.h>

/* A compiled function whose parameters change between runs, in place. */
typedef struct {
    void (*condense)(const double *p, double *k); /* computes k from p */
    double *p;
    double *k;
    int64_t count; /* of its parameters */
} repeat_function;

/* Memory that a run changes and finds as it was for the first one. */
typedef struct {
    void *at;
    const void *fresh;
    int64_t size; /* bytes */
} repeat_memory;

/* Numbers of each run, and where they belong. */
typedef struct {
    double *at;
    const double *rows; /* of all runs, a row each */
    int64_t count;
} repeat_numbers;

/* What is kept of the contacts of runs. */
typedef struct {
    int64_t (*connect)(ode_system *system, model_context *model); /* model_connect */
    double *forces;        /* of all runs, a row a time; or null */
    contact_event *events; /* of all runs, one after the other */
    int64_t room;          /* for so many events */
    int64_t count;         /* of these are there */
    int64_t *ends;         /* of each run, behind its events */
    char *systems;         /* of each run, the contact_system at its end */
    int64_t size;          /* of that, bytes */
} repeat_contacts;

/* Runs over the same times that differ in numbers, one after the other. */
typedef struct {
    void (*start)(ode_solver *solver, double t, double h);      /* ode_start */
    int64_t (*advance)(model_run *run, int64_t budget);         /* model_advance */
    model_run *run;      /* with the asked times; its states are those of one run */
    double *y;           /* the state of the solver */
    const repeat_function *functions;
    int64_t function_count;
    const repeat_memory *memory;
    int64_t memory_count;
    const repeat_numbers *numbers; /* states, inputs and others */
    int64_t number_count;
    int64_t parameters;  /* their number, and that of states */
    int64_t state_size;
    const double *p;     /* of all runs, a row each */
    repeat_contacts *contacts; /* null for none */
    double *states;      /* of all runs, one after the other */
    int64_t *endings;    /* how each has ended */
    int64_t budget;      /* the most steps of a run */
    double harmless;     /* growth of dependent velocities that is always allowed */
    double most;         /* and how much it may become larger than at the start */
    double undecided;    /* where the growth varies more, the motion may be another */
} repeat_runs;

/* Set the limits of a run with constraints, by its start. */
static void set_limits(const repeat_runs *all, double t)
{
    ode_solver *const s = all->run->solver;
    model_context *const model = s->system->context;
    const model_call *const f = &model->correction;
    if (!f->function || !model->passes)
        return;
    s->best = s->worst = s->lost = 0.0;
    f->function(t, all->y, model->u, f->p, f->k, model->corrected);
    model->limit = model->good_limit =
        fmax(all->harmless, all->most*model->corrected[model->corrected_count]);
}

/* Whether nothing has to be told of the singular positions of a run. */
static int is_plain(const repeat_runs *all)
{
    const ode_solver *const s = all->run->solver;
    return !(s->lost > 0.0) && !(s->best > 0.0 && s->worst > all->undecided*s->best);
}

/* Let a run find all memory as the first one did. */
static void renew(const repeat_runs *all)
{
    ode_system *const system = all->run->solver->system;
    model_context *const model = system->context;
    for (int64_t j = 0; j < all->memory_count; j++)
        memcpy(all->memory[j].at, all->memory[j].fresh, (size_t)all->memory[j].size);
    if (all->contacts) {
        model->rates = model->contacts->rates;
        all->contacts->connect(system, model);
    }
}

/* Keep the events of a run so far; ODE_EVENTS_FULL where there is no room. */
static int64_t take_events(const repeat_runs *all, contact_system *c)
{
    repeat_contacts *const own = all->contacts;
    if (own->count + c->event_count > own->room)
        return ODE_EVENTS_FULL;
    memcpy(own->events + own->count, c->events, (size_t)c->event_count*sizeof(*c->events));
    own->count += c->event_count;
    c->event_count = 0;
    return ODE_RUNNING;
}

/* Resolve contacts at the start of a run. */
static int64_t begin_contacts(const repeat_runs *all, double begin, double end)
{
    ode_system *const system = all->run->solver->system;
    model_context *const model = system->context;
    contact_system *const c = model->contacts;
    if (begin == end)
        return ODE_STOPPED; /* nothing is resolved, which is for somebody else */
    const int64_t status = c->resolve(model, all->run->solver);
    all->contacts->connect(system, model);
    return status;
}

/* Steps to the end, in which full tables of events are emptied. */
static int64_t advance(const repeat_runs *all)
{
    ode_solver *const s = all->run->solver;
    contact_system *const c = ((model_context *)s->system->context)->contacts;
    const int64_t most = s->counts.steps + s->counts.rejected + all->budget;
    int64_t status = ODE_EVENTS_FULL;
    while (status == ODE_EVENTS_FULL) {
        status = all->advance(all->run, most - s->counts.steps - s->counts.rejected);
        if (c && take_events(all, c) == ODE_EVENTS_FULL)
            return ODE_EVENTS_FULL;
    }
    return status;
}

static int64_t one(const repeat_runs *all)
{
    model_run *const run = all->run;
    const size_t row = (size_t)all->state_size*sizeof(double);
    const double begin = run->times[0], end = run->times[run->rows - 1];
    int64_t status = ODE_DONE;
    set_limits(all, begin);
    all->start(run->solver, begin, 0.0);
    if (all->contacts)
        status = begin_contacts(all, begin, end);
    if (status != ODE_DONE && status != ODE_RUNNING)
        return status;
    for (run->next = 0; run->next < run->rows && run->times[run->next] == begin;)
        memcpy(run->states + run->next++*all->state_size, all->y, row);
    if (begin != end) {
        run->solver->end = end;
        status = advance(all);
    }
    for (; status == ODE_DONE && run->next < run->rows; run->next++)
        memcpy(run->states + run->next*all->state_size, all->y, row);
    if (status == ODE_DONE && !is_plain(all))
        return ODE_RUNNING; /* for somebody who tells */
    return status;
}

/* Do the runs from `first` up to `last`; return the first one that is not done, as there
   is no room for its events. */
int64_t repeat_advance(const repeat_runs *all, int64_t first, int64_t last)
{
    const int64_t np = all->parameters, n = all->state_size, rows = all->run->rows;
    model_context *const model = all->run->solver->system->context;
    repeat_contacts *const own = all->contacts;
    for (int64_t i = first; i < last; i++) {
        for (int64_t j = 0; j < all->function_count; j++) {
            const repeat_function *const f = all->functions + j;
            memcpy(f->p, all->p + i*np, (size_t)f->count*sizeof(double));
            f->condense(f->p, f->k);
        }
        renew(all);
        for (int64_t j = 0; j < all->number_count; j++) {
            const repeat_numbers *const x = all->numbers + j;
            memcpy(x->at, x->rows + i*x->count, (size_t)x->count*sizeof(double));
        }
        all->run->states = all->states + i*rows*n;
        if (own)
            model->contacts->answers =
                own->forces ? own->forces + i*rows*model->contacts->rows : 0;
        const int64_t before = own ? own->count : 0;
        all->endings[i] = one(all);
        if (own && all->endings[i] == ODE_EVENTS_FULL) {
            own->count = before;
            return i;
        }
        if (own) {
            own->ends[i] = own->count;
            memcpy(own->systems + i*own->size, model->contacts, (size_t)own->size);
        }
    }
    return last;
}
