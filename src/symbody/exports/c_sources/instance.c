/* One instance of the model: what is computed from its values. */
#include "instance.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "meeting.h"
#if MODEL_LAWS > 0
#include "contact_parts.h"
#endif
#include "projection.h"
#include "time_events.h"

enum { FRESH_RATES = 1, FRESH_OUTPUTS = 2, FRESH_INDICATORS = 4 };

static const double DEFAULT_TOLERANCE = 1e-8;
/* How far a state may be off in model exchange, in relation to the tolerance: each
   correction makes the tool's solver begin anew. */
static const double KEPT = 1e2, LEAST_KEPT = 1e-8, MOST_KEPT = 1e-4;
/* Allowed beside the relative error, relative to it. */
static const double ABSOLUTE = 1e-2;
/* How near to a time event a tool's time may be, in relation to the time or to 1 s. */
static const double NEAR = 1e-9;
/* How often conditions of time are looked at whose changes have no formula: so many times
   in an experiment, or else TIME_EVENTS_LOOK. In model exchange a tool has to ask again
   after so many. */
static const double LOOKS = 5000.0, AHEAD = 1000.0;
/* Steps between which conditions of when clauses are looked at, at most so long. */
static const double STEP_OF_LOOKS = 50.0;

void instance_say(instance *self, severity how, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    self->say(self, how, text);
}

/* Inputs of the user as a function of the loops. */
static void write_inputs(double t, const double *y, const double *held, const double *self,
                         const double *k, double *u)
{
    (void)y;
    (void)held;
    (void)k;
    instance_inputs((const instance *)(const void *)self, t, u);
}

/* Let the loops work on this instance. */
static void connect(instance *self)
{
    model_context *const model = &self->model;
    const double *const p = self->now.p;
    const model_call rates = {model_derivatives, p, self->k_derivatives};
    const model_call correction = {model_correction, p, self->k_correction};
    const model_call inputs = {write_inputs, (const double *)(const void *)self, NULL};
    memset(model, 0, sizeof *model);
    model->n = model->corrected_count = MODEL_STATES;
    model->rates = rates;
    model->inputs = inputs;
    if (MODEL_CONSTRAINTS > 0)
        model->correction = correction;
    model->u = self->inputs;
    model->quaternions = model_quaternions;
    model->quaternion_count = MODEL_QUATERNIONS;
    model->corrects = model->sets_aside = 1;
    model->corrected = self->corrected;
    model->limit = model->good_limit = INFINITY;
    model->bad_inputs = self->bad_inputs;
    model->inputs_count = MODEL_ALL_INPUTS;
    model->window[0] = -INFINITY;
    model->window[1] = INFINITY;
    model->stop = &self->stop;
#if MODEL_LAWS > 0
    laws_connect(&self->now.contacts, &self->room, model, p);
#endif
#if MODEL_WHENS > 0
    model->event = switches_conditions(&self->switch_room, p);
#endif
#if MODEL_SWITCHES > 0
    const model_call switches = {model_switches, p, self->k_switches};
    model->switches = switches;
#endif
    model->conditions = MODEL_CONDITIONS;
    self->system.switches = MODEL_SWITCHES;
    self->system.events = MODEL_EVENTS;
    model_connect(&self->system, model);
    self->options.method = &ode_dp54;
    self->options.atol = self->atol;
    self->options.max_step = MODEL_CONDITIONS > 0 ? STEP_OF_LOOKS*self->now.look : INFINITY;
}

void instance_reset(instance *self)
{
    snapshot *const now = &self->now;
    memset(now, 0, sizeof *now);
    memcpy(now->y, model_start, MODEL_STATES*sizeof(double));
    memcpy(now->p, model_default, MODEL_PARAMETERS*sizeof(double));
    for (int i = 0; i < MODEL_INPUTS; i++)
        now->u[i] = fmin(fmax(0.0, model_least[i]), model_greatest[i]);
    now->tolerance = DEFAULT_TOLERANCE;
    now->phase = INSTANTIATED;
    now->last_event = -INFINITY;
    now->next_event = INFINITY;
    now->look = TIME_EVENTS_LOOK;
    self->changed_parameters = 1;
    self->fresh = 0;
    connect(self);
}

/* Compute what follows from the parameters alone, if they have changed. */
void instance_constants(instance *self)
{
    double given[LENGTH(MODEL_PARAMETERS)];
    double k[LENGTH(MODEL_PARAMETERS_CONSTANTS)];
    double k_events[LENGTH(MODEL_TIME_EVENTS_CONSTANTS)];
    double *const p = self->now.p;
    if (!self->changed_parameters)
        return;
    memcpy(given, p, sizeof given);
    model_parameters_constants(given, k);
    model_parameters(given, k, p);
    model_derivatives_constants(p, self->k_derivatives);
    model_outputs_constants(p, self->k_outputs);
#ifdef MODEL_TANGENT_CONSTANTS
    model_tangent_constants(p, self->k_tangent);
#endif
#ifdef MODEL_ADJOINT_CONSTANTS
    model_adjoint_constants(p, self->k_adjoint);
#endif
    model_indicators_constants(p, self->k_indicators);
    model_correction_constants(p, self->k_correction);
    model_closure_constants(p, self->k_closure);
    model_time_conditions_constants(p, self->k_time_conditions);
#if MODEL_SWITCHES > 0
    model_switches_constants(p, self->k_switches);
#endif
#if MODEL_LAWS > 0
    laws_constants(&self->room, p);
#endif
#if MODEL_WHENS > 0
    switches_condense(&self->switch_room, p);
    if (self->now.phase == INSTANTIATED || self->now.phase == INITIALIZING)
        switches_values(p, self->now.switches.values);
#endif
    model_time_events_constants(p, k_events);
    model_time_events(p, k_events, self->first_event, self->event_period);
    self->changed_parameters = 0;
}

void instance_inputs(const instance *self, double t, double *u)
{
    for (int i = 0; i < MODEL_INPUTS; i++)
        u[i] = fmin(fmax(instance_input(self, i, t), model_least[i]), model_greatest[i]);
#if MODEL_WHENS > 0
    memcpy(u + MODEL_INPUTS, self->now.switches.values, MODEL_DISCRETES*sizeof(double));
#endif
}

double instance_input(const instance *self, int i, double t)
{
    const snapshot *const now = &self->now;
    return now->u[i] + now->du[i]*(t - now->input_time);
}

/* The time that formulas get: that of the branches that hold between two events. A tool
   that has gone past an event sees what comes then. */
static double seen(const instance *self, double t)
{
    const double last = self->now.last_event, next = self->now.next_event;
    const double near = NEAR*fmax(1.0, fabs(t));
    return t < last - near || t > next + near ? t : time_events_seen(t, last, next);
}

double instance_point(instance *self, double *u)
{
    instance_constants(self);
    instance_inputs(self, self->now.time, u);
    return seen(self, self->now.time);
}

/* Look for the events around the present time, until `end` where there is no formula. */
static void pass_events(instance *self, double near, double end)
{
    snapshot *const now = &self->now;
    const double *const first = self->first_event, *const period = self->event_period;
    const double passed = now->next_event;
    instance_constants(self);
    now->last_event = time_events_at(first, period, MODEL_EVENT_TIMES, now->time, near);
    if (fabs(now->time - passed) <= near)
        now->last_event = fmax(now->last_event, passed);
    /* Any time may be one of those that have no formula. */
    if (MODEL_LOOKED_AT > 0)
        now->last_event = fmax(now->last_event, now->time);
    const double begin = fmax(now->time, now->last_event);
    now->next_event = time_events_next(first, period, MODEL_EVENT_TIMES, begin);
    const double change = time_events_change(
        now->p, self->k_time_conditions, now->look, begin, fmin(now->next_event, end));
    now->next_event = fmin(now->next_event, change);
    self->fresh = 0;
}

void instance_pass_events(instance *self)
{
    snapshot *const now = &self->now;
    const double horizon = now->time + AHEAD*now->look;
    pass_events(self, NEAR*fmax(1.0, fabs(now->time)), horizon);
    /* There the tool has to ask again. */
    if (MODEL_LOOKED_AT > 0)
        now->next_event = fmin(now->next_event, horizon);
}

void instance_experiment(instance *self, double start, int has_stop, double stop)
{
    snapshot *const now = &self->now;
    now->time = now->input_time = start;
    now->look = has_stop && stop > start ? (stop - start)/LOOKS : TIME_EVENTS_LOOK;
    connect(self);
    self->fresh = 0;
}

static int not_finite(const double *x, int n)
{
    for (int i = 0; i < n; i++)
        if (!isfinite(x[i]))
            return i + 1;
    return 0;
}

/* The inputs, and the forces of contacts in their present modes, at a time and state. */
static const double *inputs_at(instance *self, double t, const double *y)
{
    model_inputs(&self->model, t, y);
    return self->inputs;
}

int instance_rates(instance *self)
{
    instance_constants(self);
    if (self->fresh & FRESH_RATES)
        return 0;
    const double t = seen(self, self->now.time), *const u = inputs_at(self, t, self->now.y);
    model_derivatives(t, self->now.y, u, self->now.p, self->k_derivatives, self->yd);
    const int bad = not_finite(self->yd, MODEL_STATES);
    if (bad) {
        instance_say(self, PROBLEM, "at t = %g s the variable %s is not finite",
                     self->now.time, model_names[RATES + bad - 1]);
        return 1;
    }
    self->fresh |= FRESH_RATES;
    return 0;
}

void instance_outputs(instance *self)
{
    instance_constants(self);
    if (self->fresh & FRESH_OUTPUTS)
        return;
    const double t = seen(self, self->now.time), *const u = inputs_at(self, t, self->now.y);
    model_outputs(t, self->now.y, u, self->now.p, self->k_outputs, self->z);
#if MODEL_LAWS > 0
    laws_impulses(&self->now.contacts, self->z + MODEL_OUTPUTS - MODEL_IMPULSES);
#endif
    self->fresh |= FRESH_OUTPUTS;
}

void instance_indicators(instance *self)
{
    instance_constants(self);
    if (self->fresh & FRESH_INDICATORS)
        return;
    const double t = seen(self, self->now.time), *const u = inputs_at(self, t, self->now.y);
    model_indicators(t, self->now.y, u, self->now.p, self->k_indicators, self->e);
#if MODEL_CONDITIONS > 0
    model_guards(t, self->now.y, u, self->now.p, self->switch_room.k_guards,
                 self->e + MODEL_INDICATORS - MODEL_GUARDS - MODEL_CONDITIONS);
#endif
#if MODEL_LAWS > 0
    contact_values(&self->model, t, self->now.y, self->e + MODEL_INDICATORS - MODEL_GUARDS);
#endif
    /* A comparison in a branch that is not taken may have no value. */
    for (int i = 0; i < MODEL_INDICATORS; i++)
        if (!isfinite(self->e[i]))
            self->e[i] = 1.0;
    self->fresh |= FRESH_INDICATORS;
}

static const char BROKEN[] = "a constraint that followed from the others at the start "
                             "does not any more, and would be broken";

/* How far a state may be off, before a tool's solver begins anew. */
static double allowed_by(const snapshot *now)
{
    return fmin(fmax(KEPT*now->tolerance, LEAST_KEPT), MOST_KEPT);
}

/* Put y where loops are closed and quaternions have length 1, if it is off by much more
   than the tolerance; return whether it was, and -1 where a constraint is broken. */
static int keep(instance *self, double *y)
{
    const double allowed = allowed_by(&self->now);
    double u[LENGTH(MODEL_ALL_INPUTS)] = {0.0};
    const double t = instance_point(self, u);
    const int kept = project_if_off(t, y, u, self->now.p, self->k_correction, allowed);
    if (kept < 0)
        instance_say(self, PROBLEM, "at t = %g s %s", self->now.time, BROKEN);
    return kept;
}

static int failed(instance *self, int64_t status)
{
    const char *reason = "the solver had taken too many steps; the motion is too stiff for "
                         "it, use model exchange";
#if MODEL_LAWS > 0
    char text[400];
#endif
    if (status == ODE_DONE || status == ODE_RUNNING)
        return 0;
    if (status == ODE_STEP_TOO_SMALL)
        reason = "the step of the solver became too small; the motion may be singular or "
                 "too stiff";
    else if (status == ODE_NOT_FINITE)
        reason = "the derivatives are not finite";
    else if (status == ODE_NOT_KEPT)
        reason = "the loops of the model cannot be kept closed";
    else if (status == ODE_SET_ASIDE)
        reason = BROKEN;
#if MODEL_LAWS > 0
    else if (status == ODE_CONTACT) {
        laws_problem(&self->now.contacts, text, sizeof text);
        reason = text;
    }
#endif
    instance_say(self, PROBLEM, "at t = %g s %s", self->now.time, reason);
    return 1;
}

/* Tell what happened to contacts, and empty the table of it. */
static void tell_events(instance *self)
{
#if MODEL_LAWS > 0
    contact_system *const c = &self->now.contacts.system;
    char text[200];
    for (int64_t i = 0; i < c->event_count; i++) {
        laws_add(&self->now.contacts, c->events + i);
        laws_tell(c->events + i, text, sizeof text);
        instance_say(self, INFORMATION, "%s", text);
    }
    c->event_count = 0;
#else
    (void)self;
#endif
}

/* A solver at the present time and state; steps begin with the last one. */
static ode_solver solver_of(instance *self)
{
    snapshot *const now = &self->now;
    ode_solver solver = {0};
    for (int i = 0; i < MODEL_STATES; i++)
        self->atol[i] = ABSOLUTE*now->tolerance;
    self->options.rtol = now->tolerance;
    solver.system = &self->system;
    solver.options = &self->options;
    solver.work = self->work;
    memcpy(ode_state(&solver), now->y, MODEL_STATES*sizeof(double));
    memcpy(ode_events(&solver, ODE_EVENT_ARRAYS - 1), now->sizes, MODEL_EVENTS*sizeof(double));
    ode_start(&solver, now->time, now->step);
    return solver;
}

/* Let the loops see what holds between the last time event and the next one, or let them
   see any time. */
static void narrow(instance *self, int is_narrow)
{
    const double last = self->now.last_event, next = self->now.next_event;
    double *const window = self->model.window;
    window[0] = is_narrow && isfinite(last) ? last + time_events_rounding(last) : -INFINITY;
    window[1] = is_narrow && isfinite(next) ? next - time_events_rounding(next) : INFINITY;
}

#if MODEL_LAWS > 0
/* So many times as fast as the slip may change what ends it: at a dead centre of a crank, to
   whose speed that of the slider says nothing, it only turns. */
static const double LEVER = 1e2;

/* A tool is a little behind the event of a guard: put a gap that closes at zero, and a
   sliding velocity that ends; one that turns by a right angle in a step goes on. */
static void settle(instance *self, int64_t guard, double *y)
{
    contact_system *const c = &self->now.contacts.system;
    const int64_t l = guard/GUARDS_OF_A_LAW, mode = c->modes[l];
    const int closes = mode == CONTACT_OPEN;
    const double allowed = allowed_by(&self->now);
    double before[LENGTH(MODEL_STATES)], way[MODEL_ROWS], *const v = before + MODEL_COORDINATES;
    if (!closes && (guard%GUARDS_OF_A_LAW == 0 || mode == CONTACT_STICK))
        return;
    const double slip = closes ? 0.0 : contact_slide(c, l, c->parts->speed, way);
    if (slip > allowed && c->table[l*LAW_INTEGERS + LAW_TANGENTS] > 1)
        return;
    memcpy(before, y, sizeof before);
    c->modes[l] = closes ? CONTACT_SLIP : CONTACT_STICK;
    c->closed += closes;
    contact_project(&self->model, seen(self, self->now.time), y);
    c->closed -= closes;
    c->modes[l] = mode;
    if (closes)
        memcpy(y + MODEL_COORDINATES, v, MODEL_VELOCITIES*sizeof *v);
    for (int i = 0; i < MODEL_VELOCITIES && !closes; i++)
        if (fabs(y[MODEL_COORDINATES + i] - v[i]) > fmax(allowed, LEVER*slip))
            memcpy(y, before, sizeof before);
}

/* A tool whose step ends behind a flight finds its end where it begins, while bodies still
   separate: one no higher than the state is exact is the last of a series of impacts. */
static void end_low_flight(instance *self, ode_solver *s)
{
    contact_system *const c = &self->now.contacts.system;
    const int64_t l = c->fired/GUARDS_OF_A_LAW, row = law_of(c, l)[LAW_ROW];
    contact_look(&self->model, s);
    const double v = c->parts->speed[row], fall = -c->parts->offset[row];
    if (c->modes[l] == CONTACT_OPEN && v > 0.0 && v*v < 2.0*fall*allowed_by(&self->now))
        c->soon = fmax(c->soon, 4.0*v/fall);
}

/* Let contacts meet, separate, stick or slip at the present state. */
static int64_t pass_contacts(instance *self)
{
    snapshot *const now = &self->now;
    contact_system *const c = &now->contacts.system;
    ode_solver solver = solver_of(self);
    double *const y = ode_state(&solver), g[MODEL_GUARDS] = {0.0};
    int64_t status = ODE_RUNNING;
    narrow(self, 1);
    if (c->begun)
        status = contact_values(&self->model, seen(self, now->time), y, g);
    for (int64_t j = 0; j < MODEL_GUARDS && c->begun && status == ODE_RUNNING; j++) {
        if (!(g[j] <= 0.0))
            continue;
        settle(self, j, y);
        if (c->fired < 0)
            c->fired = j;
    }
    if (status == ODE_RUNNING && c->fired >= 0)
        end_low_flight(self, &solver);
    if (status == ODE_RUNNING)
        status = contact_resolve(&self->model, &solver);
    c->soon = 0.0;
    narrow(self, 0);
    memcpy(now->y, y, MODEL_STATES*sizeof(double));
    tell_events(self);
    return status;
}
#endif

#if MODEL_WHENS > 0
/* Let when clauses act, round by round, as each may let others act and contacts meet. A
   clause whose condition was located is its number, or -1; times so near are now. */
static int pass_whens(instance *self, int64_t located, double near)
{
    snapshot *const now = &self->now;
    const double t = seen(self, now->time);
    int64_t acted[MODEL_WHENS] = {0};
    char text[300] = "";
    int count = 1;
    switches_open(&now->switches, now->time, near);
    while (count > 0) {
        count = switches_act(&now->switches, &self->switch_room, &self->model, now->p, t,
                             now->y, located, acted, text, sizeof text);
        located = -1;
        for (int i = 0; i < count; i++)
            instance_say(self, INFORMATION, "at t = %.15g s: when clause %s acts",
                         now->time, switches_name(acted[i]));
#if MODEL_LAWS > 0
        now->contacts.system.begun &= count <= 0; /* gaps may have jumped */
        if (count > 0 && failed(self, pass_contacts(self)))
            return -1;
#endif
    }
    self->fresh = 0;
    if (count < 0)
        instance_say(self, PROBLEM, "at t = %g s: %s", now->time, text);
    return count;
}
#endif

int instance_close_start(instance *self)
{
    snapshot *const now = &self->now;
    double u[LENGTH(MODEL_ALL_INPUTS)] = {0.0};
    const double t = instance_point(self, u);
    if (close_start(t, now->y, u, now->p, self->k_closure, self->k_correction) != 0) {
        instance_say(self, PROBLEM, "the loops of the model do not close from these start "
                     "values and parameters");
        return 1;
    }
    instance_pass_events(self);
#if MODEL_LAWS > 0
    double y[LENGTH(MODEL_STATES)];
    memcpy(y, now->y, sizeof y);
    now->contacts.system.begun = 0;
    if (failed(self, pass_contacts(self)))
        return 1;
#endif
#if MODEL_WHENS > 0
    switches_begin(&now->switches, &self->switch_room, &self->model, now->p,
                   seen(self, now->time), now->y);
    if (self->co_simulation && pass_whens(self, -1, time_events_rounding(now->time)) < 0)
        return 1;
#endif
#if MODEL_LAWS > 0
    if (!self->co_simulation) {
        /* The tool is told of impacts when it asks for new discrete states. */
        memcpy(now->y, y, sizeof y);
        memset(now->contacts.impulses, 0, sizeof now->contacts.impulses);
        now->contacts.system.begun = 0;
    }
#endif
    return 0;
}

int instance_update(instance *self)
{
    double before[LENGTH(MODEL_STATES)];
    memcpy(before, self->now.y, sizeof before);
    instance_pass_events(self);
    const int kept = keep(self, self->now.y);
#if MODEL_LAWS > 0
    if (kept >= 0 && failed(self, pass_contacts(self)))
        return -1;
#endif
#if MODEL_WHENS > 0
    if (kept >= 0 && pass_whens(self, -1, NEAR*fmax(1.0, fabs(self->now.time))) < 0)
        return -1;
#endif
    self->fresh = 0;
    return kept < 0 ? -1 : memcmp(before, self->now.y, sizeof before) != 0;
}

int instance_step_is_done(instance *self)
{
    double y[LENGTH(MODEL_STATES)];
    memcpy(y, self->now.y, sizeof y);
    int kept = keep(self, y);
#if MODEL_LAWS > 0
    contact_system *const c = &self->now.contacts.system;
    const double allowed = allowed_by(&self->now);
    const double t = seen(self, self->now.time);
    inputs_at(self, t, y);
    if (c->closed > 0) /* slip turns */
        memcpy(c->directions, c->parts->ways, MODEL_ROWS*sizeof(double));
    contact_project(&self->model, t, y);
    for (int i = 0; i < MODEL_STATES && kept == 0; i++)
        kept = fabs(y[i] - self->now.y[i]) > allowed;
#endif
    return kept;
}

static const int64_t MOST_STEPS = 10000000, SOME_STEPS = 1000;

/* Move the state to a time at which formulas may change, or to that of a condition, whose
   number is written. On failure time and state are those after the last step. */
static int64_t integrate(instance *self, double end, int64_t *located)
{
    snapshot *const now = &self->now;
    ode_solver solver = solver_of(self);
    const ode_counts *const counts = &solver.counts;
    model_run run = {0};
    int64_t status = ODE_RUNNING;
    run.solver = &solver;
    solver.end = end;
    narrow(self, 1);
#if MODEL_LAWS > 0
    now->contacts.system.begun = 0;
#endif
#if MODEL_WHENS > 0
    switches_watch(&now->switches, &self->switch_room, &self->model, now->p, &solver);
#endif
    while (status == ODE_RUNNING || status == ODE_EVENTS_FULL) {
        status = counts->steps + counts->rejected < MOST_STEPS
                     ? model_advance(&run, SOME_STEPS)
                     : ODE_TOO_MANY_STEPS;
        tell_events(self);
    }
    narrow(self, 0);
    now->time = solver.t;
    memcpy(now->y, ode_state(&solver), MODEL_STATES*sizeof(double));
    memcpy(now->sizes, ode_events(&solver, ODE_EVENT_ARRAYS - 1), MODEL_EVENTS*sizeof(double));
    now->step = solver.h;
    *located = solver.event;
    return status;
}

int instance_step(instance *self, double end)
{
    snapshot *const now = &self->now;
    instance_constants(self);
    while (now->time < end) {
        pass_events(self, time_events_rounding(now->time), end);
        const int is_last = now->next_event > end - time_events_rounding(end);
        const double stop = is_last ? end : now->next_event;
        int64_t located = -1;
#if MODEL_WHENS > 0
        if (pass_whens(self, -1, time_events_rounding(now->time)) < 0)
            return 1;
#endif
        const int64_t status = integrate(self, stop, &located);
#if MODEL_WHENS > 0
        if (status == ODE_EVENT && now->time < stop) {
            if (pass_whens(self, located, time_events_rounding(now->time)) < 0)
                return 1;
            continue;
        }
        if (status == ODE_EVENT) /* it is found again there */
            now->time = stop;
        else
#endif
        if (failed(self, status))
            return 1;
        now->time = stop;
    }
    pass_events(self, time_events_rounding(now->time), now->time);
#if MODEL_WHENS > 0
    return pass_whens(self, -1, time_events_rounding(now->time)) < 0;
#else
    return 0;
#endif
}

size_t instance_bytes(void)
{
    return sizeof(MODEL_TOKEN) + sizeof(snapshot);
}

void instance_write(const snapshot *saved, char *bytes)
{
    memcpy(bytes, MODEL_TOKEN, sizeof(MODEL_TOKEN));
    memcpy(bytes + sizeof(MODEL_TOKEN), saved, sizeof *saved);
}

int instance_read(instance *self, const char *bytes, size_t size, snapshot *saved)
{
    if (size != instance_bytes() || memcmp(bytes, MODEL_TOKEN, sizeof(MODEL_TOKEN)) != 0) {
        instance_say(self, PROBLEM, "the serialized state belongs to another model, or to "
                     "another version of it");
        return 1;
    }
    memcpy(saved, bytes + sizeof(MODEL_TOKEN), sizeof *saved);
    return 0;
}

void instance_restore(instance *self, const snapshot *saved)
{
    memcpy(&self->now, saved, sizeof *saved);
    self->changed_parameters = 1;
    self->fresh = 0;
    connect(self);
}
