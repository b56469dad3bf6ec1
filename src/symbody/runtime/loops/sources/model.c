#include "contact_parts.h"
#include "meeting.h"

#include <math.h>
#include <string.h>

/* A correction is repeated until it is as small as this, in relation to the state. */
static const double SMALLEST_CORRECTION = 1e-13;
enum { ROUNDS = 6 };
/* Where no better dependent coordinates are found, the limit is raised so much above
   what it bounds; the numbers are squares. */
static const double RAISE = 4.0;

/* The time that functions get. */
double model_time(const model_context *model, double t)
{
    return fmin(fmax(t, model->window[0]), model->window[1]);
}

/* The inputs without forces of contacts. */
static int64_t own_inputs(const model_context *model, double t, const double *y)
{
    if (model->inputs.function)
        model->inputs.function(t, y, model->no_inputs, model->inputs.p,
                               model->inputs.k, model->u);
    return *model->stop ? ODE_STOPPED : ODE_RUNNING;
}

int64_t model_inputs(model_context *model, double t, const double *y)
{
    const contact_system *const contacts = model->contacts;
    const int64_t status = own_inputs(model, t, y);
    if (contacts && (contacts->closed > 0 || contacts->forced))
        return contacts->forces(model, t, y);
    return status;
}

/* Call a function after what has written the inputs. */
static inline int64_t call(const model_context *model, int64_t inputs, const model_call *f,
                           double t, const double *y, double *out, int64_t size)
{
    if (inputs != ODE_RUNNING)
        return inputs;
    f->function(t, y, model->u, f->p, f->k, out);
    /* A sum of products with zero is zero, unless one is not finite. */
    double sum = 0.0;
    for (int64_t i = 0; i < size; i++)
        sum += 0.0*out[i];
    return sum == 0.0 ? ODE_RUNNING : ODE_NOT_FINITE;
}

static inline int64_t rates_by(const model_context *model, int64_t inputs, const model_call *f,
                               double t, const double *y, double *yd)
{
    const int64_t status = call(model, inputs, f, t, y, yd, model->n);
    if (status == ODE_NOT_FINITE)
        memcpy(model->bad_inputs, model->u,
               (size_t)model->inputs_count*sizeof(double));
    return status;
}

static int64_t rates(void *context, double t, const double *y, double *yd)
{
    model_context *const model = context;
    t = model_time(model, t);
    return rates_by(model, model_inputs(model, t, y), &model->rates, t, y, yd);
}

/* The same where no contact puts forces into the inputs. */
static int64_t free_rates(void *context, double t, const double *y, double *yd)
{
    const model_context *const model = context;
    t = model_time(model, t);
    return rates_by(model, own_inputs(model, t, y), &model->rates, t, y, yd);
}

/* And where these are. */
static int64_t open_ends(void *context, double t, const double *y, double *yd)
{
    const model_context *const model = context;
    contact_system *const c = model->contacts;
    c->end = yd + model->n;
    c->end_time = t;
    t = model_time(model, t);
    return rates_by(model, own_inputs(model, t, y), &c->ends, t, y, yd);
}

static int64_t jacobian(void *context, double t, const double *y, double *J)
{
    model_context *const model = context;
    /* Forces of contacts depend on the state. */
    if (model->contacts && model->contacts->closed > 0)
        return ODE_NO_JACOBIAN;
    t = model_time(model, t);
    return call(model, model_inputs(model, t, y), &model->jacobian, t, y, J, model->n*model->n);
}

static int64_t event(void *context, double t, const double *y, double *g)
{
    model_context *const model = context;
    const model_call *const f = &model->event, *const switches = &model->switches;
    t = model_time(model, t);
    const int64_t status = model_inputs(model, t, y);
    if (status != ODE_RUNNING)
        return status;
    if (f->function)
        f->function(t, y, model->u, f->p, f->k, g);
    if (switches->function)
        switches->function(t, y, model->u, switches->p, switches->k, g + model->conditions);
    return ODE_RUNNING;
}

void model_normalize(const model_context *model, double *y)
{
    for (int64_t i = 0; i < model->quaternion_count; i++) {
        double *const e = y + model->quaternions[i];
        const double size = sqrt(e[0]*e[0] + e[1]*e[1] + e[2]*e[2] + e[3]*e[3]);
        for (int64_t j = 0; j < 4; j++)
            e[j] /= size;
    }
}

static int64_t project(void *context, double t, double *y)
{
    model_context *const model = context;
    const int64_t n = model->corrected_count;
    double *const corrected = model->corrected;
    t = model_time(model, t);
    for (int round = 0; round < ROUNDS; round++) {
        model->correction.function(t, y, model->u, model->correction.p,
                                   model->correction.k, corrected);
        for (int64_t i = 0; i < n; i++)
            if (!isfinite(corrected[i]))
                return ODE_NOT_KEPT;
        double change = 0.0, size = 1.0;
        for (int64_t i = 0; i < n; i++) {
            change = fmax(change, fabs(corrected[i] - y[i]));
            size = fmax(size, fabs(y[i]));
            y[i] = corrected[i];
        }
        if (change <= SMALLEST_CORRECTION*size)
            break;
    }
    return ODE_RUNNING;
}

/* Whether all constraints hold and the dependent coordinates are still well chosen, by
   what a correction found; the latter after a step that is accepted. */
static int64_t check(model_context *model, int64_t accepted)
{
    const double growth = model->corrected[model->corrected_count];
    if (model->sets_aside && growth < 0.0)
        return ODE_SET_ASIDE;
    if (!accepted)
        return ODE_RUNNING;
    if (growth > model->limit)
        return ODE_REPARTITION;
    /* A limit that was raised, for want of a better choice, comes down again. */
    model->limit = fmax(model->good_limit, fmin(model->limit, RAISE*growth));
    return ODE_RUNNING;
}

static int64_t keep_constraints(model_context *model, double t, double *y,
                                int64_t accepted)
{
    if (!model->correction.function)
        return ODE_RUNNING;
    if (model->corrects) {
        const int64_t status = project(model, t, y);
        return status == ODE_RUNNING ? check(model, accepted) : status;
    }
    if (!accepted && !model->sets_aside)
        return ODE_RUNNING;
    model->correction.function(model_time(model, t), y, model->u, model->correction.p,
                               model->correction.k, model->corrected);
    return check(model, accepted);
}

static int64_t keep(void *context, double t, double *y, int64_t accepted)
{
    model_context *const model = context;
    model_normalize(model, y);
    const int64_t status = keep_constraints(model, t, y, accepted);
    if (!model->contacts || model->contacts->closed == 0
        || (status != ODE_RUNNING && status != ODE_REPARTITION))
        return status;
    const int64_t contact = model->contacts->project(model, model_time(model, t), y);
    model_normalize(model, y);
    return contact == ODE_RUNNING ? status : contact;
}

/* Let a system keep states where there is anything to keep, and rates know no contacts
   where all are open. */
static void connect_modes(ode_system *system, model_context *model)
{
    contact_system *const c = model->contacts;
    const int closes = c && c->closed > 0, opens = c && c->open.function && !closes;
    system->keep = model->quaternion_count || model->correction.function || closes ? keep : 0;
    system->searched = closes ? ODE_CLOSED : c || model->ends_count > 0;
    system->rates = !c || opens ? free_rates : rates;
    system->end_rates = opens && c->ends.function ? open_ends : 0;
    if (c && c->open.function)
        model->rates = closes ? c->rates : c->open;
    if (opens && c->forced) {
        memset(model->u + c->first, 0, (size_t)c->rows*sizeof(double));
        c->forced = 0;
    }
    if (c)
        c->end_time = NAN;
}

void model_connect(ode_system *system, model_context *model)
{
    system->n = model->n;
    system->context = model;
    system->jacobian = model->jacobian.function ? jacobian : 0;
    if (model->contacts && model->rates.function != model->contacts->open.function)
        model->contacts->rates = model->rates;
    connect_modes(system, model);
    system->project = project;
    system->condition = model->correction.function && model->passes
                            ? model->corrected + model->corrected_count : 0;
    system->watch = model->ends_count > 0 ? model_watch : 0;
    system->event = model->event.function || model->switches.function ? event : 0;
}

/* Write the forces of contacts at a row of the answers. */
static int64_t answer_forces(model_run *run, int64_t row, const double *y)
{
    model_context *const model = run->solver->system->context;
    const contact_system *const c = model->contacts;
    int64_t status = ODE_RUNNING;
    if (!c || !c->answers)
        return status;
    if (c->closed > 0 || c->forced)
        status = model_inputs(model, model_time(model, run->times[row]), y);
    memcpy(c->answers + row*c->rows, model->u + c->first, (size_t)c->rows*sizeof(double));
    return status;
}

/* Resolve contacts at a start, and write their forces there. */
static int64_t begin_contacts(model_run *run)
{
    ode_solver *const s = run->solver;
    model_context *const model = s->system->context;
    contact_system *const c = model->contacts;
    int64_t status = c->begun ? ODE_RUNNING : c->resolve(model, s);
    connect_modes(s->system, model);
    for (int64_t row = run->next - 1; status == ODE_RUNNING && c->answers && row >= 0
                                      && run->times[row] == s->t; row--) {
        if (!isnan(c->answers[row*c->rows]))
            break;
        status = answer_forces(run, row, ode_state(s));
    }
    return status;
}

/* Write the states at the asked times that the last step has passed. */
static int64_t answer(model_run *run)
{
    ode_solver *const s = run->solver;
    const ode_system *const system = s->system;
    for (; run->next < run->last; run->next++) {
        const double t = run->times[run->next];
        double *const y = run->states + run->next*system->n;
        if ((t - s->t)*s->h_old > 0.0)
            break;
        int64_t status = ode_answer(s, t, y);
        if (status == ODE_RUNNING)
            status = answer_forces(run, run->next, y);
        if (status != ODE_RUNNING)
            return status;
    }
    return ODE_RUNNING;
}

/* Signs of stiffness, and steps until the end, more with the states and their square, from
   which on another method is tried; it finds its Jacobians by differences. */
enum { SIGNS = 12 };
static const double LEFT_STEPS = 60.0, OF_STATES = 3.0, OF_PAIRS = 0.05;
/* Steps of a try, after the first few of which they must be so many times as long as those
   before; at its end as many times as they have stages, or as they cost, unless the try has
   come such a part of as far as for its cost, as all of it would be taken again. Behind a
   switch, where steps are short, the latter steps are taken again, so often. */
enum { TRIED = 12, FIRST = 5, RESTARTS = 2 };
static const double LONGER = 2.0, PAID = 0.75;
/* After so many steps, and some a state, it is tried again, and after twice as many for
   each try in vain. */
enum { WAIT = 20, WAIT_A_STATE = 1, MOST_TRIES = 40 };
/* Evaluations in a step of the method before. */
static const double STAGES_BEFORE = 12.0;
/* It is left where so many of its steps are not so many times as long as some of the method
   before would be, or as they cost, so often in succession, and methods change so often: each
   singular position costs two changes. */
enum { LOOK_STEPS = 50, BESIDE_STEPS = 4, LOOKS = 2, MOST_CHANGES = 1000 };
static const double STILL_LONGER = 3.0;

/* Whether anything slips in a plane: where that begins its direction turns fast, which stability
   limits, and soon does no more. */
static int slips_in_plane(const contact_system *c)
{
    for (int64_t l = 0; c && l < c->laws; l++)
        if (c->modes[l] == CONTACT_SLIP && c->table[l*LAW_INTEGERS + LAW_TANGENTS] == 2)
            return 1;
    return 0;
}

static int is_tried(const ode_solver *s, const model_run *run)
{
    const model_context *const model = s->system->context;
    const double n = (double)s->system->n, least = LEFT_STEPS + (OF_STATES + OF_PAIRS*n)*n;
    return s->options->leaves && s->signs >= SIGNS && s->counts.steps >= s->next_try
           && run->changes.count < MOST_CHANGES && (s->end - s->t)/s->h > least
           && !slips_in_plane(model->contacts);
}

/* What a solver has done, in steps of the method before; a factorization is about as much as
   an evaluation for each state. */
static double work(const ode_solver *s)
{
    const int64_t of_matrices = s->system->n*s->counts.factorizations;
    return (double)(s->counts.evaluations + of_matrices)/STAGES_BEFORE;
}

static int64_t wait(const ode_solver *s, int64_t tries)
{
    return (WAIT + WAIT_A_STATE*s->system->n) << tries;
}

/* Let another solver, which knows that it follows `s`, find its memory as in the first run. */
static void forget(ode_solver *o, ode_solver *s)
{
    const ode_method *const method = o->options->method;
    const int64_t n = o->system->n;
    const ode_solver fresh = {.system = o->system, .options = o->options, .work = o->work,
                              .pivots = o->pivots, .other = s};
    memset(o->work, 0, (size_t)ode_work(method, n, o->system->events)*sizeof(double));
    memset(o->pivots, 0, (size_t)ode_pivots(method, n)*sizeof(int64_t));
    memcpy(o, &fresh, sizeof(ode_solver));
}

void model_change(model_run *run, int64_t reason)
{
    ode_solver *const s = run->solver, *const o = s->other;
    model_changes *const changes = &run->changes;
    if (!o->other)
        forget(o, s);
    const int64_t tries = o->tries, conditions = s->system->events - s->system->switches;
    memcpy(ode_state(o), ode_state(s), (size_t)s->system->n*sizeof(double));
    o->counts = s->counts;
    ode_begin(o, s->t, reason == MODEL_STIFF ? s->h
                       : reason == MODEL_NO_BETTER ? copysign(s->pace, s->h) : 0.0);
    /* What has just jumped may be on a side by less than rounding. */
    if (s->watching && conditions > 0) {
        memcpy(ode_events(o, ODE_SIDES), ode_events(s, ODE_SIDES),
               (size_t)conditions*sizeof(double));
        o->watching = ODE_CONDITIONS_KNOWN;
    }
    o->end = s->end;
    o->condition = s->condition;
    o->best = s->best;
    o->worst = s->worst;
    o->worst_time = s->worst_time;
    o->lost = s->lost;
    o->lost_time = s->lost_time;
    o->looked = NAN;
    if (reason == MODEL_STIFF) {
        o->pace = fabs(s->h);
        o->begins_high = 1;
    } else if (s->pace > 0.0 && reason != MODEL_SINGULAR) {
        o->next_try = s->counts.steps + wait(o, tries);
        o->tries = tries + (tries < MOST_TRIES);
    }
    run->solver = o;
    if (changes->count < NOTED) {
        changes->times[changes->count] = s->t;
        changes->reasons[changes->count] = reason;
    }
    changes->count++;
}

/* One step, answered. */
static int64_t step(model_run *run)
{
    ode_solver *const s = run->solver;
    s->asked = run->next < run->last ? run->times[run->next] : run->rows == 0 ? s->end : NAN;
    int64_t status = ode_step(s);
    if (status == ODE_RUNNING || status == ODE_DONE || status == ODE_EVENT
        || status == ODE_REPARTITION) {
        model_context *const model = s->system->context;
        contact_system *const c = model->contacts;
        if (c && !contact_stays_open(c, s))
            status = c->search(model, s, status);
        const int64_t answered = answer(run);
        if (answered != ODE_RUNNING)
            return answered;
    }
    return status;
}

/* Copy what steps change of contacts, or put it back. */
static void copy_contacts(contact_system *c, int is_back)
{
    if (!c)
        return;
    const struct { void *at; int64_t size; } parts[] = {
        {c->work, c->stepped}, {c->directions, c->rows}, {&c->begun, CONTACT_CHANGING}};
    double *copy = c->work + c->stepped;
    for (int i = 0; i < 3; i++) {
        const size_t size = (size_t)parts[i].size*sizeof(double);
        memcpy(is_back ? parts[i].at : copy, is_back ? copy : parts[i].at, size);
        copy += parts[i].size;
    }
}

/* Find how far the method before would come by now in a step, by some that are taken back,
   blind to events; where stability still limits them it is as before. */
static void look_beside(ode_solver *s)
{
    ode_solver *const o = s->other;
    model_context *const model = s->system->context;
    const double limit = model->limit;
    copy_contacts(model->contacts, 0);
    memcpy(ode_state(o), ode_state(s), (size_t)s->system->n*sizeof(double));
    ode_start(o, s->t, copysign(s->pace, s->h));
    o->end = s->end;
    o->condition = s->condition;
    o->counts.evaluations = o->signs = o->no_signs = 0;
    int64_t status = ODE_RUNNING;
    for (int i = 0; i < BESIDE_STEPS && status == ODE_RUNNING && !o->signs && o->t != o->end; i++)
        status = ode_step_blindly(o);
    const double evaluations = (double)o->counts.evaluations;
    if (status == ODE_RUNNING && !o->signs && evaluations > 0.0)
        s->pace = fabs(o->t - s->t)*STAGES_BEFORE/evaluations;
    s->counts.evaluations += o->counts.evaluations;
    copy_contacts(model->contacts, 1);
    model->limit = limit;
}

/* Whether steps have for long hardly been longer than those of the method before, or cost as
   much more. */
static int is_slow(ode_solver *s)
{
    const double looked = s->looked, before = s->worked;
    if (s->pace == 0.0 || s->counts.steps%LOOK_STEPS != 0)
        return 0;
    s->worked = work(s);
    s->looked = s->t;
    if (isnan(looked))
        return 0;
    const double worked = s->worked - before;
    look_beside(s);
    const int slow = fabs(s->t - looked) < fmax(STILL_LONGER*LOOK_STEPS, worked)*s->pace;
    s->signs = slow ? s->signs + 1 : 0;
    return s->signs == LOOKS;
}

/* Try whether the other method takes much longer steps; it goes on then. Otherwise all is as
   it was before, but for the evaluations. */
static int64_t try_other(model_run *run)
{
    ode_solver *const s = run->solver, *const o = s->other;
    model_context *const model = s->system->context;
    const double limit = model->limit, pace = fabs(s->h), most = 0.99*s->options->max_step/pace;
    const model_changes changes = run->changes;
    const int64_t next = run->next, steps = s->counts.steps;
    int64_t status = ODE_RUNNING;
    double begun = 0.0;
    copy_contacts(model->contacts, 0);
    model_change(run, MODEL_STIFF);
    double since = o->planned;
    for (int64_t i = 1, restarts = 0; i <= TRIED && status == ODE_RUNNING; i++) {
        status = step(run);
        if (o->planned != since && restarts < RESTARTS) {
            since = o->planned;
            restarts++;
            i = FIRST;
        }
        const double cost = (work(o) - begun)/(double)(TRIED - FIRST);
        const double longer = i == TRIED ? fmax(fmin((double)o->stages, most), cost) : LONGER;
        if (i == FIRST)
            begun = work(o);
        const int paid = fabs(o->t - s->t) > PAID*(work(o) - work(s))*pace;
        if (status == ODE_RUNNING && (i == TRIED || (i == FIRST && !restarts))
            && fabs(o->h) < longer*pace && !(i == TRIED && paid))
            status = ODE_STEP_TOO_SMALL;
        if ((status == ODE_CONTACT_EVENT || status == ODE_EVENT) && paid)
            return status;
    }
    if (status == ODE_RUNNING || status == ODE_DONE || status == ODE_STOPPED)
        return status;
    copy_contacts(model->contacts, 1);
    run->solver = s;
    run->changes = changes;
    run->next = next;
    model->limit = limit;
    s->counts = o->counts;
    s->counts.rejected += s->counts.steps - steps;
    s->counts.steps = steps;
    s->signs = 0;
    s->next_try = steps + wait(s, s->tries);
    s->tries += s->tries < MOST_TRIES;
    return ODE_RUNNING;
}

static int64_t tried_steps(const model_run *run)
{
    return run->solver->counts.steps + run->solver->counts.rejected;
}

int64_t model_advance(model_run *run, int64_t budget)
{
    const int64_t most = tried_steps(run) + budget;
    model_context *const model = run->solver->system->context;
    const contact_system *const contacts = model->contacts;
    const int64_t begun = contacts ? begin_contacts(run) : ODE_RUNNING;
    if (begun != ODE_RUNNING)
        return begun;
    while (tried_steps(run) < most) {
        ode_solver *s = run->solver;
        const int is_due = is_tried(s, run);
        if (is_due && !s->other)
            return ODE_STIFF;
        int64_t status = is_due ? try_other(run) : step(run);
        s = run->solver;
        /* What holds, with any force, what nothing moves may stop all beyond a corner. */
        if (status == ODE_STEP_TOO_SMALL && contacts && contacts->closed > 0
            && contacts->loosened != s->t) {
            model->contacts->fired = CONTACT_LOOSENS;
            status = ODE_CONTACT_EVENT;
        }
        if (status == ODE_CONTACT_EVENT) {
            status = contacts->resolve(model, s);
            connect_modes(s->system, model);
            if (status == ODE_RUNNING && s->event >= 0)
                status = ODE_EVENT; /* at the same time */
            else if (status == ODE_RUNNING && s->system->events > 0)
                status = ode_jumped(s);
        }
        if (s->pace > 0.0 && status != ODE_DONE && status != ODE_STOPPED && status != ODE_EVENT
            && status != ODE_REPARTITION && status != ODE_CONTACT && status != ODE_EVENTS_FULL
            && (status != ODE_RUNNING || is_slow(s))) {
            model_change(run, status == ODE_RUNNING ? MODEL_NO_BETTER : MODEL_FAILED);
            status = ODE_RUNNING;
        }
        if (status != ODE_RUNNING)
            return status;
    }
    return ODE_RUNNING;
}

void model_renew(const model_fresh *own, const double *p)
{
    ode_solver *const s = own->solver;
    model_context *const model = s->system->context;
    ode_solver *const o = s->other;
    memcpy(s, own->fresh, sizeof(ode_solver));
    s->other = o;
    if (o)
        o->other = 0; /* to be forgotten where it goes on */
    memset(own->memory, 0, (size_t)own->memory_count*sizeof(double));
    memset(own->beside, 0, (size_t)own->beside_count*sizeof(double));
    *model->stop = 0;
    model->met = 0;
    model->window[0] = -INFINITY;
    model->window[1] = INFINITY;
    model->limit = model->good_limit = INFINITY;
    for (int64_t j = 0; p && j < own->function_count; j++)
        model_put(own->functions + j, p);
}

int64_t model_begin(const model_fresh *own, model_run *run, const double *y, const double *u,
                    const double *p, int64_t new, const model_inertia *inertia,
                    int64_t budget)
{
    ode_solver *const s = own->solver;
    model_context *const model = s->system->context;
    const model_call *const f = &model->correction;
    const size_t row = (size_t)model->n*sizeof(double);
    const double begin = run->times[0];
    double *const state = ode_state(s);
    model_renew(own, new ? p : 0);
    if (inertia && !inertia->is_clear(inertia->states, begin, y, p, inertia->least, inertia->M))
        return ODE_UNCLEAR;
    memcpy(model->u, u, (size_t)model->inputs_count*sizeof(double));
    memcpy(state, y, row);
    model_normalize(model, state);
    if (f->function) {
        f->function(begin, state, model->u, f->p, f->k, model->corrected);
        model->limit = model->good_limit =
            fmax(own->harmless, own->most*model->corrected[model->corrected_count]);
        memset(own->beside, 0, (size_t)own->beside_count*sizeof(double));
    }
    ode_start(s, begin, 0.0);
    s->end = run->times[run->rows - 1];
    run->solver = s;
    for (; run->next < run->rows && run->times[run->next] == begin; run->next++)
        memcpy(run->states + run->next*model->n, state, row);
    const int64_t status = begin == s->end ? ODE_DONE : model_advance(run, budget);
    /* What is asked for within rounding of the end. */
    for (; status == ODE_DONE && run->next < run->rows; run->next++)
        memcpy(run->states + run->next*model->n, ode_state(run->solver), row);
    return status;
}

void model_map(const model_call *f, int64_t rows, const double *t, const double *Y,
               int64_t n, const double *U, int64_t m, double *out, int64_t size)
{
    for (int64_t i = 0; i < rows; i++)
        f->function(t[i], Y + i*n, U + i*m, f->p, f->k, out + i*size);
}

void model_map_inputs(model_context *model, int64_t rows, const double *t,
                      const double *Y, int64_t m, double *U)
{
    for (int64_t i = 0; i < rows; i++) {
        if (model_inputs(model, t[i], Y + i*model->n) != ODE_RUNNING)
            return;
        memcpy(U + i*m, model->u, (size_t)m*sizeof(double));
    }
}
