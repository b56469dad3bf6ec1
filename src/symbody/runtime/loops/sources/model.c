#include "contact.h"
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

int64_t model_inputs(model_context *model, double t, const double *y)
{
    if (model->inputs.function)
        model->inputs.function(t, y, model->no_inputs, model->inputs.p,
                               model->inputs.k, model->u);
    const contact_system *const contacts = model->contacts;
    if (contacts && (contacts->closed > 0 || contacts->forced))
        return contacts->forces(model, t, y);
    return *model->stop ? ODE_STOPPED : ODE_RUNNING;
}

static int64_t call(model_context *model, const model_call *f, double t,
                    const double *y, double *out, int64_t size)
{
    t = model_time(model, t);
    if (model_inputs(model, t, y) != ODE_RUNNING)
        return ODE_STOPPED;
    f->function(t, y, model->u, f->p, f->k, out);
    /* A sum of products with zero is zero, unless one is not finite. */
    double sum = 0.0;
    for (int64_t i = 0; i < size; i++)
        sum += 0.0*out[i];
    return sum == 0.0 ? ODE_RUNNING : ODE_NOT_FINITE;
}

static int64_t rates_by(model_context *model, const model_call *f, double t, const double *y,
                        double *yd)
{
    const int64_t status = call(model, f, t, y, yd, model->n);
    if (status == ODE_NOT_FINITE)
        memcpy(model->bad_inputs, model->u,
               (size_t)model->inputs_count*sizeof(double));
    return status;
}

static int64_t rates(void *context, double t, const double *y, double *yd)
{
    model_context *const model = context;
    return rates_by(model, &model->rates, t, y, yd);
}

/* The same of a model whose contacts are all open, and where these are. */
static int64_t open_rates(void *context, double t, const double *y, double *yd)
{
    model_context *const model = context;
    contact_system *const c = model->contacts;
    c->end = yd + model->n;
    c->end_time = t;
    return rates_by(model, &c->ends, t, y, yd);
}

static int64_t jacobian(void *context, double t, const double *y, double *J)
{
    model_context *const model = context;
    /* Forces of contacts depend on the state. */
    if (model->contacts && model->contacts->closed > 0)
        return ODE_NO_JACOBIAN;
    return call(model, &model->jacobian, t, y, J, model->n*model->n);
}

static int64_t event(void *context, double t, const double *y, double *g)
{
    model_context *const model = context;
    const model_call *const f = &model->event, *const switches = &model->switches;
    t = model_time(model, t);
    if (model_inputs(model, t, y) != ODE_RUNNING)
        return ODE_STOPPED;
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
    const contact_system *const c = model->contacts;
    const int closes = c && c->closed > 0;
    system->keep = model->quaternion_count || model->correction.function || closes ? keep : 0;
    system->end_rates = c && c->ends.function && !closes ? open_rates : 0;
    if (c && c->open.function)
        model->rates = closes ? c->rates : c->open;
}

void model_connect(ode_system *system, model_context *model)
{
    system->n = model->n;
    system->context = model;
    system->rates = rates;
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

/* From so many steps on, and more a state, a stiff run is left to another method, as that
   finds its Jacobians by differences; which is left if so many steps are not so much longer. */
static const double LEFT_STEPS = 200.0, LEFT_STEPS_A_STATE = 40.0, LONGER = 4.0;
enum { LOOK_STEPS = 50 };

static int is_left(ode_solver *s)
{
    const double pace = s->options->pace, looked = s->looked;
    if (pace > 0.0 && s->counts.steps%LOOK_STEPS == 0) {
        s->looked = s->t;
        return fabs(s->t - looked) < LONGER*LOOK_STEPS*pace;
    }
    const double least = LEFT_STEPS + LEFT_STEPS_A_STATE*(double)s->system->n;
    if (s->counts.stiff != 1 || !s->options->leaves)
        return 0;
    s->counts.stiff = 2;
    return (s->end - s->t)/s->h > least;
}

int64_t model_advance(model_run *run, int64_t budget)
{
    const ode_counts *const counts = &run->solver->counts;
    const int64_t most = counts->steps + counts->rejected + budget;
    model_context *const model = run->solver->system->context;
    const contact_system *const contacts = model->contacts;
    const int64_t begun = contacts ? begin_contacts(run) : ODE_RUNNING;
    if (begun != ODE_RUNNING)
        return begun;
    while (counts->steps + counts->rejected < most) {
        run->solver->asked = run->next < run->last ? run->times[run->next]
                             : run->rows == 0      ? run->solver->end : NAN;
        int64_t status = ode_step(run->solver);
        if (status == ODE_RUNNING || status == ODE_DONE || status == ODE_EVENT
            || status == ODE_REPARTITION) {
            if (contacts)
                status = contacts->search(model, run->solver, status);
            const int64_t answered = answer(run);
            if (answered != ODE_RUNNING)
                return answered;
        }
        if (status == ODE_CONTACT_EVENT) {
            status = contacts->resolve(model, run->solver);
            connect_modes(run->solver->system, model);
            if (status == ODE_RUNNING && run->solver->event >= 0)
                status = ODE_EVENT; /* at the same time */
            else if (status == ODE_RUNNING && run->solver->system->events > 0)
                status = ode_jumped(run->solver);
        }
        if (status == ODE_RUNNING && is_left(run->solver))
            status = ODE_STIFF;
        if (status != ODE_RUNNING)
            return status;
    }
    return ODE_RUNNING;
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
