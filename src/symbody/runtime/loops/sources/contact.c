/* Contacts of a model in one mode, and the events that lead to the next.

   Within a mode forces follow from linear equations, so that the motion is smooth. At an
   event velocities that approach each other make an impact, accelerations say who stays
   closed, sticks or slips; see contact_guards.c for how events are found. */
#include "contact.h"
#include "meeting.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* An impact may lead to another one, so often. */
enum { PROJECTIONS = 3, IMPACTS = 100 };
/* Bounds that follow forces are evaluated again until these change by less, so often. */
static const double FOLLOWED_TO = 1e-13;
enum { FOLLOWING = 200 };
/* Events that follow each other within so much of the time are at one instant, where a
   law may have so many. */
static const double INSTANT = 1e-12;
enum { EVENTS_OF_A_LAW = 20 };
/* An entry of A on its diagonal, in relation to the largest of its law, is zero. */
static const double FAINT = 1e-11;
/* Forces are the same to so much of the largest. */
static const double SAME = 1e-9;
/* A step ends behind a flight at so much of it. */
static const double BEYOND = 1.25;

int64_t contact_work(const contact_system *c, int64_t n)
{
    const int64_t m = c->rows, l = c->laws;
    return 3*l + m*(8 + m) + LAW_NUMBERS*l + (c->nq + c->nv)*m + l
           + 2*GUARDS_OF_A_LAW*GUARD_SAMPLES*l + n + law_work(m);
}

int64_t contact_places(const contact_system *c)
{
    return 3*c->laws + law_places(c->rows)
           + (int64_t)(sizeof(contact_parts)/sizeof(int64_t));
}

void contact_connect(contact_system *c)
{
    const int64_t m = c->rows, l = c->laws;
    contact_parts *const parts = (contact_parts *)(c->places + 3*l + law_places(m));
    double *next = c->work;
    const struct { double **part; int64_t size; } sizes[] = {
        {&parts->gap, l}, {&parts->speed, m}, {&parts->offset, m}, {&parts->A, m*m},
        {&parts->numbers, LAW_NUMBERS*l}, {&parts->Nq, c->nq*m}, {&parts->D, c->nv*m},
        {&parts->young, l}, {&parts->reference, m}, {&parts->ways, m}, {&parts->forces, m}, {&parts->accelerations, m},
        {&parts->least, l}, {&parts->energy, l}, {&parts->right, m},
        {&parts->guards, 2*GUARDS_OF_A_LAW*GUARD_SAMPLES*l}, {&parts->law, law_work(m)},
        {&parts->y, 0},
    };
    for (size_t i = 0; i < sizeof(sizes)/sizeof(sizes[0]); i++) {
        *sizes[i].part = next;
        next += sizes[i].size;
    }
    parts->presence = c->places;
    parts->modes = parts->presence + l;
    parts->touching = parts->modes + l;
    parts->places = parts->touching + l;
    c->parts = parts;
}

law_problem contact_problem(const contact_system *c)
{
    const contact_parts *const w = c->parts;
    law_problem p = {
        c->laws, c->rows, c->table, w->numbers, w->A, w->offset, w->presence, w->least, w->modes,
        w->ways, w->forces, w->accelerations, 0.0, -1, 0, 0.0, LAW_COMBINATIONS, w->law,
        w->places};
    return p;
}

static const int64_t *law_of(const contact_system *c, int64_t l)
{
    return c->table + l*LAW_INTEGERS;
}

static double gap_tolerance(const contact_system *c, int64_t l) { return c->tolerances[2*l]; }
static double speed_tolerance(const contact_system *c, int64_t l)
{
    return c->tolerances[2*l + 1];
}

/* What the compiled functions say without forces of contacts; inputs of the user are
   those of this time and state. */
static void call(const model_context *model, const model_call *f, double t, const double *y,
                 double *out)
{
    f->function(t, y, model->u, f->p, f->k, out);
}

/* What `contacts` says; a tangent along which a force moves nearly nothing is not there. */
static void evaluate(const model_context *model, double t, const double *y)
{
    const contact_system *const c = model->contacts;
    double *const A = c->parts->A;
    const int64_t m = c->rows;
    call(model, &c->contacts, t, y, c->parts->gap);
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = c->table + l*LAW_INTEGERS, first = law_tangent(law);
        const int64_t last = first + law[LAW_TANGENTS];
        double largest = 0.0;
        for (int64_t i = law[LAW_ROW]; i < last; i++)
            largest = fmax(largest, A[i*(m + 1)]);
        for (int64_t i = first; i < last; i++)
            for (int64_t j = 0; j < m && A[i*(m + 1)] < FAINT*largest; j++)
                if (j != i)
                    A[i*m + j] = A[j*m + i] = 0.0;
        for (int64_t i = first; i < last; i++)
            if (A[i*(m + 1)] < FAINT*largest)
                A[i*(m + 1)] = 0.0;
    }
}

static void without_forces(const model_context *model)
{
    contact_system *const c = model->contacts;
    memset(model->u + c->first, 0, (size_t)c->rows*sizeof(double));
    c->forced = 0;
}

/* The length of the sliding velocity of a law, and its direction. */
static double slide(const contact_system *c, int64_t l, const double *speed, double *way)
{
    const int64_t *const law = law_of(c, l), first = law_tangent(law);
    double square = 0.0;
    for (int64_t i = 0; i < law[LAW_TANGENTS]; i++)
        square += speed[first + i]*speed[first + i];
    const double size = sqrt(square);
    for (int64_t i = 0; i < law[LAW_TANGENTS] && size > 0.0; i++)
        way[first + i] = speed[first + i]/size;
    return size;
}

/* Directions of slip, from the sliding velocities. They stay smooth where such a velocity
   passes zero, so that a step may end behind the event there. */
void contact_point_slips(const contact_system *c, const contact_parts *w)
{
    memcpy(w->ways, c->directions, (size_t)c->rows*sizeof(double));
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l), first = law_tangent(law);
        if (c->modes[l] != CONTACT_SLIP)
            continue;
        if (slide(c, l, w->speed, w->ways) <= speed_tolerance(c, l)) {
            memcpy(w->ways + first, c->directions + first,
                   (size_t)law[LAW_TANGENTS]*sizeof(double));
            continue;
        }
        double along = 0.0;
        for (int64_t i = first; i < first + law[LAW_TANGENTS]; i++)
            along += w->ways[i]*c->directions[i];
        for (int64_t i = first; i < first + law[LAW_TANGENTS] && along < 0.0; i++)
            w->ways[i] = -w->ways[i];
    }
}

/* Let laws be in the present modes, and friction that slips have its direction. */
static law_problem in_modes(const contact_system *c)
{
    law_problem p = contact_problem(c);
    for (int64_t l = 0; l < c->laws; l++) {
        p.modes[l] = c->modes[l];
        p.presence[l] = c->modes[l] == CONTACT_OPEN ? LAW_ABSENT
                        : c->modes[l] == CONTACT_SLIP ? LAW_SLIDES : LAW_HELD;
    }
    return p;
}

int contact_begins(const contact_system *c, int64_t l)
{
    const int64_t *const law = law_of(c, l);
    const double *const v = c->parts->speed + law_tangent(law);
    return c->modes[l] == CONTACT_SLIP && law[LAW_TANGENTS] == 2
           && hypot(v[0], v[1]) <= CONTACT_BEGINS*speed_tolerance(c, l);
}

/* Let slip that begins follow its acceleration, unless this is against it. */
static int follows(const contact_system *c, law_problem *p)
{
    const contact_parts *const w = c->parts;
    int any = 0;
    for (int64_t l = 0; l < c->laws; l++)
        if (w->young[l] != 0.0 && contact_begins(c, l)) {
            p->presence[l] = LAW_HELD;
            any = 1;
        }
    if (!any)
        return 0;
    any = law_follow(p);
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t first = law_tangent(law_of(c, l));
        if (p->presence[l] != LAW_HELD || c->modes[l] != CONTACT_SLIP)
            continue;
        any = any && w->speed[first]*w->ways[first] + w->speed[first + 1]*w->ways[first + 1]
                         >= -speed_tolerance(c, l);
        p->presence[l] = LAW_SLIDES;
    }
    return any;
}

/* Say why laws cannot be obeyed. */
static int64_t fail(contact_system *c, int64_t status, int64_t law, double value)
{
    c->status = status;
    c->law = law;
    c->value = value;
    return ODE_CONTACT;
}

/* The first law whose bounds follow forces, or -1. */
static int64_t follower(const contact_system *c)
{
    for (int64_t l = 0; l < c->laws; l++)
        if (law_of(c, l)[LAW_FLAGS] & LAW_FOLLOWS)
            return l;
    return -1;
}

/* Let forces act, as which bounds see them; whether they have changed. */
static int let_act(const model_context *model, const double *forces)
{
    contact_system *const c = model->contacts;
    double *const acting = model->u + c->first, change = 0.0, size = 0.0;
    for (int64_t i = 0; i < c->rows; i++) {
        change = fmax(change, fabs(forces[i] - acting[i]));
        size = fmax(size, fabs(forces[i]));
        acting[i] = forces[i];
    }
    c->forced = 1;
    /* Written so that NaN ends it. */
    return change > FOLLOWED_TO*size;
}

int64_t contact_forces(model_context *model, double t, const double *y)
{
    contact_system *const c = model->contacts;
    without_forces(model);
    if (*model->stop)
        return ODE_STOPPED;
    if (c->closed == 0)
        return ODE_RUNNING;
    const contact_parts *const w = c->parts;
    const int64_t following = follower(c);
    for (int round = 0; round < FOLLOWING; round++) {
        evaluate(model, t, y);
        law_problem p = in_modes(c);
        contact_point_slips(c, w);
        memcpy(p.forces, w->reference, (size_t)c->rows*sizeof(double));
        if (!follows(c, &p)) {
            contact_point_slips(c, w);
            memcpy(p.forces, w->reference, (size_t)c->rows*sizeof(double));
            law_forces(&p);
        }
        if (!let_act(model, p.forces) || following < 0)
            return ODE_RUNNING;
    }
    return fail(c, CONTACT_FOLLOWS_ITSELF, following, NAN);
}

/* Add columns times numbers of rows to a part of the state. */
static void add(double *x, int64_t count, const double *columns, const double *numbers,
                int64_t rows)
{
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < rows; j++)
            x[i] += columns[i*rows + j]*numbers[j];
}

/* Write what rows need for a change against `right`, of normals alone or of tangents that
   stick as well. */
static void change_rows(const contact_system *c, const double *right, int tangents)
{
    const contact_parts *const w = c->parts;
    law_problem p = in_modes(c);
    memset(w->ways, 0, (size_t)c->rows*sizeof(double));
    for (int64_t l = 0; l < c->laws; l++)
        if (!tangents && p.presence[l] == LAW_HELD) {
            const int64_t *const law = law_of(c, l);
            p.modes[l] = law[LAW_KIND] == LAW_GAP ? CONTACT_SLIP : CONTACT_OPEN;
            p.presence[l] = law[LAW_KIND] == LAW_GAP ? LAW_SLIDES : LAW_ABSENT;
        }
    memcpy(w->offset, right, (size_t)c->rows*sizeof(double));
    memset(p.forces, 0, (size_t)c->rows*sizeof(double));
    law_forces(&p);
}

/* How far a state is from the gaps and the speeds that modes hold, in what is allowed. */
static void distances(const contact_system *c, const contact_parts *w, double *gap,
                      double *speed)
{
    *gap = *speed = 0.0;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l), first = law_tangent(law);
        if (c->modes[l] == CONTACT_OPEN)
            continue;
        if (law[LAW_KIND] == LAW_GAP)
            *gap = fmax(*gap, fabs(w->gap[l])/gap_tolerance(c, l));
        const int64_t last = c->modes[l] == CONTACT_STICK ? first + law[LAW_TANGENTS] : first;
        for (int64_t i = law[LAW_ROW]; i < last; i++)
            *speed = fmax(*speed, fabs(w->speed[i])/speed_tolerance(c, l));
    }
}

int64_t contact_project(model_context *model, double t, double *y)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    if (c->closed == 0)
        return ODE_RUNNING;
    for (int round = 0; round < PROJECTIONS; round++) {
        double gap, speed;
        without_forces(model);
        call(model, c->gaps.function ? &c->gaps : &c->contacts, t, y, w->gap);
        distances(c, w, &gap, &speed);
        if (gap <= CONTACT_HELD_TO && speed <= CONTACT_HELD_TO)
            return ODE_RUNNING;
        evaluate(model, t, y);
        call(model, &c->response, t, y, w->Nq);
        if (gap > CONTACT_HELD_TO) {
            memset(w->right, 0, (size_t)c->rows*sizeof(double));
            for (int64_t l = 0; l < c->laws; l++)
                w->right[law_of(c, l)[LAW_ROW]] = w->gap[l];
            change_rows(c, w->right, 0);
            add(y, c->nq, w->Nq, w->forces, c->rows);
        } else {
            change_rows(c, w->speed, 1);
            add(y + c->nq, c->nv, w->D, w->forces, c->rows);
        }
    }
    return ODE_RUNNING;
}

/* Write a row of the table of events; there is room. */
static contact_event *record(contact_system *c, double t, int64_t kind, int64_t l)
{
    contact_event *const row = c->events + c->event_count++;
    memset(row, 0, sizeof(*row));
    row->time = t;
    row->kind = kind;
    row->law = l;
    return row;
}

static void record_impulses(contact_system *c, double t, int64_t kind, const law_problem *p,
                            const double *energy)
{
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l), first = law[LAW_ROW];
        const int64_t count = law_tangent(law) + law[LAW_TANGENTS] - first;
        if (p->presence[l] == LAW_ABSENT || !(fabs(p->forces[first]) > 0.0))
            continue;
        contact_event *const row = record(c, t, kind, l);
        memcpy(row->impulse, p->forces + first, (size_t)count*sizeof(double));
        row->energy = energy[l];
    }
}

/* A law of those with a normal row. */
static int is_unilateral(const contact_system *c, int64_t l)
{
    return law_of(c, l)[LAW_KIND] != LAW_FRICTION;
}

/* Whether ends of a law touch: it was closed, or its guard says so. */
static int touches(const contact_system *c, const contact_parts *w, int64_t l)
{
    if (!is_unilateral(c, l) || c->modes[l] != CONTACT_OPEN)
        return 1;
    if (c->fired == GUARDS_OF_A_LAW*l)
        return 1;
    return law_of(c, l)[LAW_KIND] == LAW_GAP
               ? w->gap[l] <= gap_tolerance(c, l)
               : w->speed[law_of(c, l)[LAW_ROW]] <= speed_tolerance(c, l);
}

static double normal_speed(const contact_system *c, const contact_parts *w, int64_t l)
{
    return w->speed[law_of(c, l)[LAW_ROW]];
}

/* Whether any ends that touch approach each other; those that have just met do so at any
   speed, or they would meet again at once. */
static int any_approaches(const contact_system *c, const contact_parts *w, int have_met)
{
    for (int64_t l = 0; l < c->laws; l++) {
        const int meet = have_met && c->fired == GUARDS_OF_A_LAW*l
                         && c->modes[l] == CONTACT_OPEN;
        if (is_unilateral(c, l) && touches(c, w, l)
            && normal_speed(c, w, l) < (meet ? 0.0 : -speed_tolerance(c, l)))
            return 1;
    }
    return 0;
}

/* What the compiled functions say at the state, which has changed. */
static int64_t look(model_context *model, ode_solver *s)
{
    contact_system *const c = model->contacts;
    const double t = model_time(model, s->t);
    const int64_t closed = c->closed;
    c->closed = 0; /* inputs of the user alone */
    const int64_t status = model_inputs(model, t, ode_state(s));
    c->closed = closed;
    evaluate(model, t, ode_state(s));
    return status;
}

/* Let velocities jump by impulses in `forces`. */
static void jump(model_context *model, ode_solver *s, const double *impulses)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    without_forces(model);
    call(model, &c->response, model_time(model, s->t), ode_state(s), w->Nq);
    add(ode_state(s) + c->nq, c->nv, w->D, impulses, c->rows);
}

/* The impact of all that touch; its rise is the largest speed of separation that it gives,
   by the largest of approach before. */
static int64_t impact(model_context *model, ode_solver *s)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    law_problem p = contact_problem(c);
    double before = 0.0, after = 0.0, worst = 0.0, taken = 0.0, slowest = INFINITY;
    int64_t worst_law = -1;
    for (int64_t l = 0; l < c->laws; l++) {
        p.presence[l] = is_unilateral(c, l) && touches(c, w, l) ? LAW_HELD : LAW_ABSENT;
        if (p.presence[l] == LAW_HELD)
            before = fmax(before, -normal_speed(c, w, l));
        slowest = fmin(slowest, speed_tolerance(c, l));
    }
    memcpy(p.offset, w->speed, (size_t)c->rows*sizeof(double));
    p.rounding = CONTACT_HELD_TO*slowest;
    const int64_t status = law_impact(&p, w->energy);
    for (int64_t l = 0; l < c->laws; l++) {
        if (p.presence[l] == LAW_HELD)
            after = fmax(after, p.accelerations[law_of(c, l)[LAW_ROW]]
                                    - fmax(normal_speed(c, w, l), 0.0));
        /* What is below the tolerance of speeds is rounding. */
        const double unit = w->A[law_of(c, l)[LAW_ROW]*(c->rows + 1)];
        const double speed = speed_tolerance(c, l);
        taken += w->energy[l] + (unit > 0.0 ? speed*speed/unit : 0.0);
        if (!(w->energy[l] >= worst)) {
            worst = w->energy[l];
            worst_law = l;
        }
    }
    if (status == CONTACT_ENERGY_RISES && !(taken >= 0.0))
        return fail(c, status, worst_law, -worst);
    if (status != CONTACT_SOLVED && status != CONTACT_ENERGY_RISES)
        return fail(c, status, p.law, p.residual);
    c->residual = fmax(c->residual, p.residual);
    c->rise = before > 0.0 ? after/before : 0.0;
    record_impulses(c, s->t, EVENT_IMPACT, &p, w->energy);
    jump(model, s, p.forces);
    return look(model, s);
}

/* Let forces that are not unique be the least from now on, or, where these would not obey
   the laws, stay near those that do. */
static void refer(const contact_system *c, law_problem *p)
{
    const contact_parts *const w = c->parts;
    double most = 0.0, apart = 0.0;
    memset(w->reference, 0, (size_t)c->rows*sizeof(double));
    if (p->redundant == 0)
        return;
    memcpy(w->right, p->forces, (size_t)c->rows*sizeof(double));
    memset(p->forces, 0, (size_t)c->rows*sizeof(double));
    law_forces(p);
    for (int64_t i = 0; i < c->rows; i++) {
        most = fmax(most, fabs(w->right[i]));
        apart = fmax(apart, fabs(w->right[i] - p->forces[i]));
    }
    memcpy(p->forces, w->right, (size_t)c->rows*sizeof(double));
    if (apart > SAME*most)
        memcpy(w->reference, w->right, (size_t)c->rows*sizeof(double));
}

/* Let laws stay closed or open, stick or slip, by accelerations. */
static int64_t choose_modes(contact_system *c, double t, const int64_t *touching)
{
    const contact_parts *const w = c->parts;
    /* The present forces say where friction that breaks loose will slip. */
    law_problem p = in_modes(c);
    contact_point_slips(c, w);
    const int64_t broken = c->fired >= 0 && c->fired%GUARDS_OF_A_LAW == 1
                               ? c->fired/GUARDS_OF_A_LAW : -1;
    const int breaks = broken >= 0 && c->modes[broken] == CONTACT_STICK;
    memcpy(p.forces, w->reference, (size_t)c->rows*sizeof(double));
    if (breaks)
        law_forces(&p);
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l), first = law_tangent(law);
        const double tolerance = speed_tolerance(c, l);
        const int rests = !is_unilateral(c, l)
                          || (touching[l] && normal_speed(c, w, l) <= tolerance);
        p.presence[l] = rests ? LAW_HELD : LAW_ABSENT;
        p.modes[l] = c->modes[l] == CONTACT_OPEN || c->fired < 0 ? CONTACT_STICK : c->modes[l];
        if (is_unilateral(c, l) && c->fired == GUARDS_OF_A_LAW*l
            && c->modes[l] != CONTACT_OPEN)
            p.modes[l] = CONTACT_OPEN;
        if (l == broken && breaks) {
            const double size = slide(c, l, p.forces, w->ways);
            for (int64_t i = first; i < first + law[LAW_TANGENTS] && size > 0.0; i++)
                w->ways[i] = -w->ways[i];
            p.modes[l] = CONTACT_SLIP;
        } else if (rests && slide(c, l, w->speed, w->ways) > tolerance) {
            p.presence[l] = LAW_SLIDES;
            p.modes[l] = p.modes[l] == CONTACT_OPEN ? CONTACT_OPEN : CONTACT_SLIP;
        } else if (rests && p.modes[l] == CONTACT_SLIP) {
            p.modes[l] = CONTACT_STICK;
        }
    }
    const int64_t status = law_solve(&p);
    if (status != CONTACT_SOLVED)
        return fail(c, status, p.law, p.residual);
    c->residual = fmax(c->residual, p.residual);
    if (p.redundant > 0 && !(c->least_norm <= t))
        c->least_norm = t;
    memcpy(c->directions, w->ways, (size_t)c->rows*sizeof(double));
    refer(c, &p);
    return ODE_RUNNING;
}

/* The same with bounds that follow the forces. */
static int64_t settle_modes(model_context *model, ode_solver *s, const int64_t *touching)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    int64_t status = choose_modes(c, s->t, touching);
    for (int round = 0; status == ODE_RUNNING && follower(c) >= 0; round++) {
        if (!let_act(model, w->forces))
            break;
        if (round == FOLLOWING)
            return fail(c, CONTACT_FOLLOWS_ITSELF, follower(c), NAN);
        evaluate(model, model_time(model, s->t), ode_state(s));
        status = choose_modes(c, s->t, touching);
    }
    return status;
}

/* Let what has risen so slowly that it, or the series of its impacts, will be over soon
   rest, and return by when, by a geometric series; 0 if there is nothing. What friction
   stops until then sticks. */
static double series_limit(const contact_system *c, const int64_t *touching,
                           law_problem *p)
{
    const contact_parts *const w = c->parts;
    double latest = 0.0, stopped = 0.0;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t row = law_of(c, l)[LAW_ROW];
        const double speed = w->speed[row], fall = -w->accelerations[row];
        const double left = 2.0*speed/fall/(1.0 - c->rise);
        p->presence[l] = LAW_ABSENT;
        if (!is_unilateral(c, l) || !touching[l])
            continue;
        if (speed > speed_tolerance(c, l)) {
            /* A flight may be too low to leave what rounding let it penetrate. */
            const int is_low = speed*speed < -2.0*fall*w->gap[l];
            if (!(fall > 0.0 && c->rise < 1.0 && (left < c->shortest || is_low)))
                continue;
            latest = fmax(latest, left);
            stopped = fmax(stopped, fall*left/w->A[row*c->rows + row]);
        }
        p->presence[l] = LAW_SLIDES;
    }
    for (int64_t l = 0; l < c->laws && latest > 0.0; l++) {
        const int64_t *const law = law_of(c, l), first = law_tangent(law);
        double most = 0.0;
        for (int64_t i = first; i < first + law[LAW_TANGENTS]; i++)
            most = fmax(most, w->A[i*c->rows + i]*stopped);
        most *= w->numbers[l*LAW_NUMBERS + LAW_KINETIC];
        p->modes[l] = CONTACT_SLIP;
        if (p->presence[l] == LAW_SLIDES
            && slide(c, l, w->speed, w->ways) <= fmax(most, speed_tolerance(c, l))) {
            p->presence[l] = LAW_HELD;
            p->modes[l] = CONTACT_STICK;
        }
    }
    return latest;
}

static void end_series(model_context *model, ode_solver *s, double latest, law_problem *p)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    memset(w->ways, 0, (size_t)c->rows*sizeof(double));
    memcpy(p->offset, w->speed, (size_t)c->rows*sizeof(double));
    memset(p->forces, 0, (size_t)c->rows*sizeof(double));
    law_forces(p);
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l);
        w->energy[l] = 0.0;
        for (int64_t i = law[LAW_ROW]; i < law_tangent(law) + law[LAW_TANGENTS]; i++)
            w->energy[l] -= 0.5*p->forces[i]*(w->speed[i] + p->accelerations[i]);
    }
    record_impulses(c, s->t + latest, EVENT_RESTS, p, w->energy);
    jump(model, s, p->forces);
}

/* Take over the modes, and record what has changed; what closes at the end of a series of
   impacts does so at its limit, and what sticks when it comes to rest. */
static void take_modes(contact_system *c, double t, double limit, double stopped)
{
    const contact_parts *const w = c->parts;
    c->closed = 0;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t was = c->modes[l], now = w->modes[l];
        const int64_t kind = was == CONTACT_OPEN ? EVENT_CLOSED
                             : now == CONTACT_OPEN ? EVENT_OPENED
                             : now == CONTACT_STICK ? EVENT_STICKS : EVENT_SLIPS;
        if (now != was && !c->silent)
            record(c, kind == EVENT_CLOSED ? limit : kind == EVENT_STICKS ? stopped : t, kind, l);
        c->modes[l] = now;
        w->young[l] = contact_begins(c, l);
        c->closed += now != CONTACT_OPEN;
    }
}

/* Whether an impact, ends of series and new modes find room in the table. */
static int has_room(const contact_system *c)
{
    return c->event_count + 3*c->laws <= c->event_rows;
}

/* Whether events follow each other without a motion between. */
static int chatters(contact_system *c, double t)
{
    if (!(fabs(t - c->last_event) <= INSTANT*fmax(1.0, fabs(t))))
        c->at_once = 0;
    c->last_event = t;
    return ++c->at_once > EVENTS_OF_A_LAW*c->laws;
}

/* How soon a slip in the plane will be at rest; no number if it is not so soon. */
static double rest_of_slip(const contact_system *c, int64_t l)
{
    const contact_parts *const w = c->parts;
    const int64_t first = law_tangent(law_of(c, l));
    if (c->modes[l] != CONTACT_SLIP || law_of(c, l)[LAW_TANGENTS] != 2)
        return NAN;
    const double *const v = w->speed + first, *const a = w->accelerations + first;
    const double square = v[0]*v[0] + v[1]*v[1], fall = -(v[0]*a[0] + v[1]*a[1]);
    if (sqrt(square) <= speed_tolerance(c, l))
        return 0.0;
    return square <= 2.0*CONTACT_SOON*c->shortest*fall ? square/fall : NAN;
}

/* Take from slips in the plane that come to rest the speed that is left, those of one body
   together, and write how soon that would be. */
static int64_t stop_slip(model_context *model, ode_solver *s, double *soon)
{
    contact_system *const c = model->contacts;
    const int64_t fired = c->fired/GUARDS_OF_A_LAW;
    int64_t *const stops = c->parts->touching;
    *soon = 0.0;
    if (c->fired < 0 || c->fired%GUARDS_OF_A_LAW == 0 || c->modes[fired] != CONTACT_SLIP
        || law_of(c, fired)[LAW_TANGENTS] != 2)
        return ODE_RUNNING;
    int64_t status = model_inputs(model, model_time(model, s->t), ode_state(s));
    if (status != ODE_RUNNING)
        return status;
    for (int64_t l = 0; l < c->laws; l++) {
        const double rest = rest_of_slip(c, l);
        stops[l] = l == fired || !isnan(rest);
        *soon = isnan(rest) ? *soon : fmax(*soon, rest);
    }
    for (int64_t l = 0; l < c->laws; l++)
        c->modes[l] = stops[l] ? CONTACT_STICK : c->modes[l];
    status = contact_project(model, model_time(model, s->t), ode_state(s));
    for (int64_t l = 0; l < c->laws; l++)
        c->modes[l] = stops[l] ? CONTACT_SLIP : c->modes[l];
    return status;
}

/* A first step that ends a little behind the shortest flight that begins now: what is
   interpolated far beyond it has its rounding. */
static double first_step(contact_system *c, const ode_solver *s)
{
    const contact_parts *const w = c->parts;
    double step = fmax(fabs(s->h), c->pace);
    c->pace = 0.0;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t row = law_of(c, l)[LAW_ROW];
        const double speed = w->speed[row], fall = -w->accelerations[row];
        if (law_of(c, l)[LAW_KIND] != LAW_GAP || !w->touching[l] || !(fall > 0.0)
            || !(speed > speed_tolerance(c, l)) || !(BEYOND*2.0*speed/fall < step))
            continue;
        c->pace = fmax(c->pace, step);
        step = BEYOND*2.0*speed/fall;
    }
    return copysign(step, s->h);
}

int64_t contact_resolve(model_context *model, ode_solver *s)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    int64_t *const touching = w->touching;
    double soon = 0.0;
    int64_t status = stop_slip(model, s, &soon);
    if (status == ODE_RUNNING)
        status = look(model, s);
    int hits = 0;
    for (int64_t l = 0; l < c->laws; l++) {
        touching[l] = touches(c, w, l);
        if (!c->begun && c->fired < 0 && law_of(c, l)[LAW_KIND] == LAW_GAP
            && w->gap[l] < -gap_tolerance(c, l))
            return fail(c, CONTACT_PENETRATES, l, w->gap[l]);
    }
    if (chatters(c, s->t))
        return fail(c, CONTACT_CHATTERS, c->fired < 0 ? -1 : c->fired/GUARDS_OF_A_LAW, s->t);
    for (; status == ODE_RUNNING && has_room(c) && any_approaches(c, w, hits == 0);
         hits++) {
        if (hits == IMPACTS)
            return fail(c, CONTACT_CHATTERS, -1, s->t);
        status = impact(model, s);
    }
    if (!has_room(c)) {
        c->begun = 0; /* to go on from here */
        return ODE_EVENTS_FULL;
    }
    if (status == ODE_RUNNING)
        status = settle_modes(model, s, touching);
    law_problem series = contact_problem(c);
    const double latest = status == ODE_RUNNING
                              ? series_limit(c, touching, &series) : 0.0;
    if (latest > 0.0) {
        end_series(model, s, latest, &series);
        status = look(model, s);
        if (status == ODE_RUNNING)
            status = settle_modes(model, s, touching);
    }
    if (status != ODE_RUNNING)
        return status;
    take_modes(c, s->t, s->t + latest, s->t + soon);
    status = contact_project(model, model_time(model, s->t), ode_state(s));
    const int64_t event = s->event;
    ode_start(s, s->t, first_step(c, s));
    s->event = event;
    c->begun = 1;
    c->silent = c->watching = 0;
    c->fired = -1;
    c->searched = s->t;
    c->rise = 0.0;
    return status;
}
