#include "contact.h"
#include "meeting.h"

#include <math.h>
#include <string.h>

/* The functions of a choice of dependent coordinates; perhaps without a Jacobian. */
typedef struct {
    model_rebound rates, correction, jacobian;
} repeat_partition;

/* The choices that runs begin with, and those they may change to on the way. */
typedef struct {
    int64_t (*choose)(void *rows, void *start); /* closing_chosen */
    void *rows;          /* with the time, coordinates and extra states that it reads */
    void *start;
    model_rebound equations;
    double *t;
    double *q;
    double *x;
    int64_t q_count;
    int64_t x_count;
    int64_t x_first;     /* among the states */
    const int64_t *pivot_rows; /* of the choice that it made, and their columns */
    const int64_t *pivot_columns;
    const int64_t *pivot_count;
    int64_t count;       /* pivots of each known choice: rows, columns */
    const int64_t *pivots;
    int64_t known;       /* so many choices */
    const repeat_partition *partitions; /* of each of these */
    const int64_t *first; /* of each run, the choice it begins with */
    double singular;     /* growth, in relation to the limit, that ends a run of a stiff method */
} repeat_choices;

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
    double *forces;        /* of all runs, a row a time; or null */
    contact_event *events; /* of all runs, one after the other */
    int64_t room;          /* for so many events */
    int64_t count;         /* of these are there */
    int64_t *ends;         /* of each run, behind its events */
    char *systems;         /* of each run, the contact_system at its end */
    int64_t size;          /* of that, bytes */
    double *steps;         /* of each run, the last one */
} repeat_contacts;

/* A part of a run without time events inside, see Segment of analyses/run/driver.py. */
typedef struct {
    double begin, end, earliest, latest;
    int64_t last; /* row behind the last one that belongs to it */
} repeat_segment;

/* Runs over the same times that differ in numbers, one after the other. */
typedef struct {
    void (*start)(ode_solver *solver, double t, double h);      /* ode_begin */
    void (*restart)(ode_solver *solver, double t, double h);    /* ode_start */
    int64_t (*advance)(model_run *run, int64_t budget);         /* model_advance */
    void (*connect)(ode_system *system, model_context *model);  /* model_connect */
    model_run *run;      /* with the asked times; its states are those of one run */
    ode_solver *solver;  /* that runs begin with */
    const repeat_segment *segments; /* of all runs; null where each is one */
    const int64_t *behind; /* of each run, behind its segments */
    model_changes *changes; /* of the method, of each run */
    const model_rebound *functions;
    int64_t function_count;
    const repeat_memory *memory;
    int64_t memory_count;
    const repeat_numbers *numbers; /* states, inputs and others */
    int64_t number_count;
    int64_t parameters;  /* their number, and that of states */
    int64_t state_size;
    const double *p;     /* of all runs, a row each */
    repeat_contacts *contacts; /* null for none */
    repeat_choices *choices;   /* null for none */
    double *states;      /* of all runs, one after the other */
    int64_t *endings;    /* how each has ended */
    int64_t budget;      /* the most steps of a run */
    double harmless;     /* growth of dependent velocities that is always allowed */
    double most;         /* and how much it may become larger than at the start */
    double undecided;    /* where the growth varies more, the motion may be another */
    double raised;       /* so much above the growth is the limit of no better choice */
} repeat_runs;

/* How a run ends whose choice nobody knows yet; it begins again. */
enum { REPEAT_UNKNOWN = -1 };

/* Give a function the parameters of a run. */
static void condense(const repeat_runs *all, int64_t i, const model_rebound *f)
{
    model_put(f, all->p + i*all->parameters);
}

static void put(const repeat_runs *all, int64_t i, const model_rebound *f, model_call *call)
{
    if (!f->function)
        return;
    condense(all, i, f);
    call->function = f->function;
    call->p = f->p;
    call->k = f->k;
}

/* Let a run go on with the functions of a choice. */
static void take(const repeat_runs *all, int64_t i, const repeat_partition *own)
{
    ode_system *const system = all->run->solver->system;
    model_context *const model = system->context;
    put(all, i, &own->rates, &model->rates);
    put(all, i, &own->correction, &model->correction);
    put(all, i, &own->jacobian, &model->jacobian);
    all->connect(system, model);
}

/* Return the number of the choice that was made last; -1 where nobody knows it. */
static int64_t made(const repeat_choices *c)
{
    const size_t size = (size_t)c->count*sizeof(int64_t);
    for (int64_t j = 0; j < c->known; j++) {
        const int64_t *const pivots = c->pivots + 2*j*c->count;
        if (memcmp(pivots, c->pivot_rows, size) == 0
            && memcmp(pivots + c->count, c->pivot_columns, size) == 0)
            return j;
    }
    return -1;
}

/* Choose other dependent coordinates, as fits the state now, as `repartitioned` of
   analyses/run/problem.py does. */
static int64_t repartition(const repeat_runs *all, int64_t i)
{
    const repeat_choices *const c = all->choices;
    ode_solver *const s = all->run->solver;
    model_context *const model = s->system->context;
    double *const appended = model->corrected + model->corrected_count;
    const double growth = *appended, well = model->good_limit;
    condense(all, i, &c->equations);
    *c->t = s->t;
    const double *const y = s->work; /* which the state is the first of */
    memcpy(c->q, y, (size_t)c->q_count*sizeof(double));
    memcpy(c->x, y + c->x_first, (size_t)c->x_count*sizeof(double));
    if (c->choose(c->rows, c->start) != 0 || *c->pivot_count != c->count)
        return ODE_REPARTITION; /* for somebody who looks around */
    const int64_t j = made(c);
    if (j < 0)
        return REPEAT_UNKNOWN;
    take(all, i, c->partitions + j);
    const model_call *const f = &model->correction;
    f->function(s->t, y, model->u, f->p, f->k, model->corrected);
    const double condition = *appended;
    *appended = growth;
    model->limit = model->good_limit = fmax(all->harmless, all->most*condition);
    s->condition = condition;
    if (!(condition*all->raised < growth)) {
        model->limit = all->raised*fmax(growth, condition);
        model->good_limit = well;
    }
    const double worst = fmin(growth, model->limit/all->raised);
    const int is_implicit = ode_pivots(s->options->method, 1) > 0;
    return is_implicit && worst > c->singular*model->good_limit ? ODE_REPARTITION
                                                                : ODE_RUNNING;
}

/* Set the limits of a run with constraints, by its start. */
static void set_limits(const repeat_runs *all, double t)
{
    ode_solver *const s = all->run->solver;
    model_context *const model = s->system->context;
    const model_call *const f = &model->correction;
    if (!f->function || !model->passes)
        return;
    s->best = s->worst = s->lost = 0.0;
    f->function(t, s->work, model->u, f->p, f->k, model->corrected);
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
static void renew(const repeat_runs *all, int64_t i)
{
    ode_system *const system = all->run->solver->system;
    model_context *const model = system->context;
    for (int64_t j = 0; j < all->memory_count; j++)
        memcpy(all->memory[j].at, all->memory[j].fresh, (size_t)all->memory[j].size);
    if (all->contacts) {
        model->rates = model->contacts->rates;
        all->connect(system, model);
    }
    if (all->choices)
        take(all, i, all->choices->partitions + all->choices->first[i]);
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
    all->connect(system, model);
    return status;
}

/* Steps to the end, in which full tables of events are emptied and other dependent
   coordinates chosen. */
static int64_t advance(const repeat_runs *all, int64_t i, double end)
{
    model_run *const run = all->run;
    contact_system *const c = ((model_context *)run->solver->system->context)->contacts;
    int64_t status = ODE_EVENTS_FULL;
    int is_going = 1;
    run->solver->end = end;
    while (is_going) {
        const ode_counts *const counts = &run->solver->counts;
        status = all->advance(run, all->budget - counts->steps - counts->rejected);
        if (c && take_events(all, c) == ODE_EVENTS_FULL)
            return ODE_EVENTS_FULL;
        is_going = status == ODE_EVENTS_FULL;
        if (status == ODE_REPARTITION && all->choices) {
            status = repartition(all, i);
            is_going = status == ODE_RUNNING;
        }
    }
    return status;
}

/* Go through a segment, as `_over` of analyses/run/driver.py does. */
static int64_t over(const repeat_runs *all, int64_t i, const repeat_segment *own)
{
    model_run *const run = all->run;
    const size_t row = (size_t)all->state_size*sizeof(double);
    int64_t status = ODE_DONE;
    if (own->begin != own->end && own->begin != run->times[0])
        all->restart(run->solver, own->begin, run->solver->h);
    for (; run->next < own->last && run->times[run->next] == own->begin; run->next++)
        memcpy(run->states + run->next*all->state_size, run->solver->work, row);
    run->last = own->last;
    if (own->begin != own->end)
        status = advance(all, i, own->end);
    for (; status == ODE_DONE && run->next < own->last; run->next++)
        memcpy(run->states + run->next*all->state_size, run->solver->work, row);
    return status;
}

static int64_t one(const repeat_runs *all, int64_t i)
{
    model_run *const run = all->run;
    model_context *const model = run->solver->system->context;
    const double begin = run->times[0], end = run->times[run->rows - 1];
    const repeat_segment whole = {begin, end, -INFINITY, INFINITY, run->rows};
    int64_t status = ODE_DONE, part = i > 0 && all->segments ? all->behind[i - 1] : 0;
    const int64_t behind = all->segments ? all->behind[i] : 1;
    set_limits(all, begin);
    memset(&run->solver->counts, 0, sizeof(ode_counts));
    all->start(run->solver, begin, 0.0);
    if (all->contacts)
        status = begin_contacts(all, begin, end);
    if (status == ODE_RUNNING)
        status = ODE_DONE;
    run->next = 0;
    for (; part < behind && status == ODE_DONE; part++) {
        const repeat_segment *const own = all->segments ? all->segments + part : &whole;
        model->window[0] = own->earliest;
        model->window[1] = own->latest;
        status = over(all, i, own);
    }
    if (status == ODE_DONE && !is_plain(all))
        return ODE_RUNNING; /* for somebody who tells */
    return status;
}

/* Do the runs from `first` up to `last`; return the first one that is not done, as there
   is no room for its events, or as it has come to a choice, or to another method, that
   nobody knows yet. */
int64_t repeat_advance(const repeat_runs *all, int64_t first, int64_t last)
{
    const int64_t n = all->state_size, rows = all->run->rows;
    model_context *const model = all->run->solver->system->context;
    repeat_contacts *const own = all->contacts;
    for (int64_t i = first; i < last; i++) {
        for (int64_t j = 0; j < all->function_count; j++)
            condense(all, i, all->functions + j);
        all->run->solver = all->solver;
        all->run->changes.count = 0;
        renew(all, i);
        for (int64_t j = 0; j < all->number_count; j++) {
            const repeat_numbers *const x = all->numbers + j;
            memcpy(x->at, x->rows + i*x->count, (size_t)x->count*sizeof(double));
        }
        model_normalize(model, all->run->solver->work);
        all->run->states = all->states + i*rows*n;
        if (own)
            model->contacts->answers =
                own->forces ? own->forces + i*rows*model->contacts->rows : 0;
        const int64_t before = own ? own->count : 0;
        all->endings[i] = one(all, i);
        all->changes[i] = all->run->changes;
        if (all->endings[i] == REPEAT_UNKNOWN || all->endings[i] == ODE_EVENTS_FULL
            || all->endings[i] == ODE_STIFF) {
            if (own)
                own->count = before;
            return i;
        }
        if (own) {
            own->ends[i] = own->count;
            memcpy(own->systems + i*own->size, model->contacts, (size_t)own->size);
            own->steps[i] = all->run->solver->h_old;
        }
    }
    return last;
}
