/* Impacts of contacts, and series of these that end at a limit. */
#include "contact_parts.h"
#include "meeting.h"

#include <math.h>
#include <string.h>

/* An impulse of what is held that is so small beside others, and hardly moves it, is none. */
static const double ASIDE = 1e-6;

contact_event *contact_record(contact_system *c, double t, int64_t kind, int64_t l)
{
    contact_event *const row = c->events + c->event_count++;
    memset(row, 0, sizeof(*row));
    row->time = t;
    row->kind = kind;
    row->law = l;
    return row;
}

/* Record impulses; slip of what they stop has not just begun, but is over. */
static void record_impulses(contact_system *c, double t, int64_t kind, const law_problem *p,
                            const double *energy)
{
    double largest = 0.0;
    for (int64_t l = 0; l < c->laws; l++)
        if (p->presence[l] != LAW_ABSENT)
            largest = fmax(largest, fabs(p->forces[law_of(c, l)[LAW_ROW]]));
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l), first = law[LAW_ROW];
        const int64_t count = law_tangent(law) + law[LAW_TANGENTS] - first;
        const int is_held = kind == EVENT_IMPACT && c->modes[l] != CONTACT_OPEN;
        const double speed = speed_tolerance(c, l), unit = c->parts->A[first*(c->rows + 1)];
        const double least = is_held ? fmin(speed/unit, ASIDE*largest) : 0.0;
        if (p->presence[l] == LAW_ABSENT || !(fabs(p->forces[first]) > least))
            continue;
        contact_event *const row = contact_record(c, t, kind, l);
        memcpy(row->impulse, p->forces + first, (size_t)count*sizeof(double));
        row->energy = energy[l];
        c->parts->young[l] = 0.0;
    }
}

int contact_touches(const contact_system *c, const contact_parts *w, int64_t l)
{
    const int has_gap = law_of(c, l)[LAW_KIND] == LAW_GAP;
    const int jumped = has_gap && !c->begun && c->fired < 0; /* a clause may open it */
    if (!is_unilateral(c, l) || (c->modes[l] != CONTACT_OPEN && !jumped))
        return 1;
    if (c->fired == GUARDS_OF_A_LAW*l)
        return 1;
    return has_gap ? w->gap[l] <= gap_tolerance(c, l)
                   : w->speed[law_of(c, l)[LAW_ROW]] <= speed_tolerance(c, l);
}

int contact_any_approaches(const contact_system *c, const contact_parts *w, int have_met)
{
    for (int64_t l = 0; l < c->laws; l++) {
        const int meet = have_met && c->fired == GUARDS_OF_A_LAW*l
                         && c->modes[l] == CONTACT_OPEN;
        if (is_unilateral(c, l) && contact_touches(c, w, l)
            && normal_speed(c, w, l) < (meet ? 0.0 : -speed_tolerance(c, l)))
            return 1;
    }
    return 0;
}

int64_t contact_look(model_context *model, ode_solver *s)
{
    contact_system *const c = model->contacts;
    const double t = model_time(model, s->t);
    const int64_t closed = c->closed;
    c->closed = 0; /* inputs of the user alone */
    const int64_t status = model_inputs(model, t, ode_state(s));
    c->closed = closed;
    contact_evaluate(model, t, ode_state(s));
    return status;
}

/* Let velocities jump by impulses in `forces`. */
static void jump(model_context *model, ode_solver *s, const double *impulses)
{
    const contact_system *const c = model->contacts;
    contact_without_forces(model);
    contact_push(model, model_time(model, s->t), ode_state(s), c->nq, c->nv, impulses);
}

int64_t contact_impact(model_context *model, ode_solver *s)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    law_problem p = contact_problem(c);
    double before = 0.0, after = 0.0, worst = 0.0, taken = 0.0, slowest = INFINITY;
    int64_t worst_law = -1;
    for (int64_t l = 0; l < c->laws; l++) {
        p.presence[l] = is_unilateral(c, l) && contact_touches(c, w, l) ? LAW_HELD : LAW_ABSENT;
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
        return contact_fail(c, status, worst_law, -worst);
    if (status != CONTACT_SOLVED && status != CONTACT_ENERGY_RISES)
        return contact_fail(c, status, p.law, p.residual);
    c->residual = fmax(c->residual, p.residual);
    c->rise = before > 0.0 ? after/before : 0.0;
    record_impulses(c, s->t, EVENT_IMPACT, &p, w->energy);
    jump(model, s, p.forces);
    return contact_look(model, s);
}

double contact_series_limit(const contact_system *c, const int64_t *touching, double instant,
                           law_problem *p)
{
    const contact_parts *const w = c->parts;
    double latest = 0.0, stopped = 0.0;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t row = law_of(c, l)[LAW_ROW];
        const double speed = w->speed[row], fall = -w->accelerations[row];
        const double flight = 2.0*speed/fall, left = flight/(1.0 - c->rise);
        p->presence[l] = LAW_ABSENT;
        if (!is_unilateral(c, l) || !touching[l])
            continue;
        if (speed > speed_tolerance(c, l)) {
            /* A flight may be too low to leave what rounding let it penetrate. */
            const int is_low = speed*speed < -2.0*fall*w->gap[l];
            const int is_short = left < contact_soon(c) || flight <= instant;
            if (!(fall > 0.0 && c->rise < 1.0 && (is_short || is_low)))
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
            && contact_slide(c, l, w->speed, w->ways) <= fmax(most, speed_tolerance(c, l))) {
            p->presence[l] = LAW_HELD;
            p->modes[l] = CONTACT_STICK;
        }
    }
    return latest;
}

void contact_end_series(model_context *model, ode_solver *s, double latest, law_problem *p)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
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

void contact_add_rest(contact_system *c, int64_t first, double latest)
{
    for (int64_t i = first; i < c->event_count; i++) {
        contact_event *const row = c->events + i;
        const int64_t *const law = law_of(c, row->law), begin = law[LAW_ROW];
        const int64_t count = law_tangent(law) + law[LAW_TANGENTS] - begin;
        for (int64_t j = 0; j < count; j++)
            row->impulse[j] += latest*c->parts->forces[begin + j];
    }
}
