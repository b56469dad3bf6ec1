/* Events of contacts: velocities that approach each other make an impact, accelerations
   say who stays closed, sticks or slips; see contact_search.c for how events are found. */
#include "contact_parts.h"
#include "meeting.h"

#include <math.h>
#include <string.h>

/* An impact may lead to another one, so often. */
enum { IMPACTS = 100 };
/* Bounds that follow forces are evaluated again, so often. */
enum { FOLLOWING = 200 };
/* Events that follow each other within so much of the time are at one instant, where a
   law may have so many. */
static const double INSTANT = 1e-12;
enum { EVENTS_OF_A_LAW = 20 };
/* Behind so many, what begins to slip goes on. */
enum { EVENTS_OF_OTHERS = 2 };
/* Forces are the same to so much of the largest. */
static const double SAME = 1e-9;
/* Forces that hold what is at its bound are looked for within bounds that are tighter by this
   share, then by its powers, down to the least. */
static const double WITHIN = 0.1, LEAST_WITHIN = 1e-4;
/* Velocities between steps are exact to so much of their change, in relation to rtol. */
static const double EXACT = 100.0;
/* A step ends behind a flight at so much of it. */
static const double BEYOND = 1.25;
/* A step behind an event is at most so many times as long as the way to it was, since early
   in a long step what is interpolated is no more exact than the step; that way counts for
   so much of the step, and of the time, at least. */
static const double FURTHER = 100.0, SHARE = 1e-4, SHORT = 1e-9;
/* And at most so many times as long as parts in which forces change evenly. */
static const double PITCHES = 3.0;

/* Let forces that are not unique be the least from now on, or, where these would not obey
   the laws, stay near those that do, in relation to the least. */
static void refer(const contact_system *c, law_problem *p)
{
    const contact_parts *const w = c->parts;
    double most = 0.0, apart = 0.0;
    memset(w->least_forces, 0, (size_t)c->rows*sizeof(double));
    if (p->redundant == 0)
        return;
    memcpy(w->right, p->forces, (size_t)c->rows*sizeof(double));
    memset(p->forces, 0, (size_t)c->rows*sizeof(double));
    law_forces(p);
    for (int64_t i = 0; i < c->rows; i++) {
        most = fmax(most, fabs(w->right[i]));
        apart = fmax(apart, fabs(w->right[i] - p->forces[i]));
    }
    for (int64_t i = 0; i < c->rows && apart > SAME*most; i++) {
        w->least_forces[i] = p->forces[i];
        w->beyond[i] = w->right[i] - p->forces[i];
    }
    memcpy(p->forces, w->right, (size_t)c->rows*sizeof(double));
}

/* Whether friction of a law sticks and no force moves it, as in a dwell of a cam. */
static int is_idle(const contact_system *c, int64_t l)
{
    const int64_t *const law = law_of(c, l), count = law[LAW_TANGENTS];
    double sum = 0.0;
    for (int64_t i = law_tangent(law); i < law_tangent(law) + count; i++)
        sum += c->parts->A[i*(c->rows + 1)];
    return c->modes[l] == CONTACT_STICK && count > 0 && !(sum > 0.0);
}

/* Let laws stay closed or open, stick or slip, by accelerations, with these numbers. */
static int64_t solve_modes(const contact_system *c, double t, const int64_t *touching,
                           const double *numbers, law_problem *p)
{
    const contact_parts *const w = c->parts;
    /* The present forces say where friction that breaks loose will slip. */
    const int follows = contact_force(c, t, p);
    const int64_t broken = c->fired >= 0 && c->fired%GUARDS_OF_A_LAW == 1
                               ? c->fired/GUARDS_OF_A_LAW : -1;
    const int breaks = broken >= 0 && c->modes[broken] == CONTACT_STICK;
    const int parts = c->fired >= 0 && c->fired%GUARDS_OF_A_LAW == 0
                      && c->modes[c->fired/GUARDS_OF_A_LAW] != CONTACT_OPEN;
    /* What let go at this instant, before another one does, is free unless it must not. */
    const int again = c->at_once > 1 && (breaks || parts);
    p->numbers = numbers;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l), first = law_tangent(law);
        const double tolerance = speed_tolerance(c, l);
        const int begins = follows && w->young[l] != 0.0 && contact_begins(c, l)
                           && l != c->fired/GUARDS_OF_A_LAW;
        /* Where several are at their bounds, each could slip and hold the others. */
        const int goes_on = begins && c->at_once > EVENTS_OF_OTHERS*c->laws;
        const int rests = !is_unilateral(c, l)
                          || (touching[l] && normal_speed(c, w, l) <= tolerance);
        p->presence[l] = rests ? LAW_HELD : LAW_ABSENT;
        p->modes[l] = (c->modes[l] == CONTACT_OPEN && !again) || c->fired < 0 ? CONTACT_STICK
                                                                              : c->modes[l];
        if (is_unilateral(c, l) && c->fired == GUARDS_OF_A_LAW*l
            && c->modes[l] != CONTACT_OPEN)
            p->modes[l] = CONTACT_OPEN;
        if (c->fired == CONTACT_LOOSENS && is_idle(c, l)) {
            /* If it goes the other way, its guard says so at once. */
            for (int64_t i = 0; i < law[LAW_TANGENTS]; i++)
                w->ways[first + i] = i == 0;
            p->presence[l] = LAW_SLIDES;
            p->modes[l] = CONTACT_SLIP;
        } else if (l == broken && breaks) {
            const double size = contact_slide(c, l, p->forces, w->ways);
            const int64_t n = law[LAW_ROW];
            for (int64_t i = first; i < first + law[LAW_TANGENTS] && size > 0.0; i++)
                w->ways[i] = -w->ways[i];
            /* Without a normal force left it parts, and does not jam. */
            p->modes[l] = is_unilateral(c, l)
                          && p->forces[n] < SAME*(w->least_forces[n] + w->beyond[n])
                              ? CONTACT_OPEN : CONTACT_SLIP;
        } else if (rests && (goes_on || contact_slide(c, l, w->speed, w->right) > tolerance)) {
            /* What begins has the direction by which guards have seen it. */
            if (!begins)
                contact_slide(c, l, w->speed, w->ways);
            p->presence[l] = LAW_SLIDES;
            p->modes[l] = p->modes[l] == CONTACT_OPEN ? CONTACT_OPEN : CONTACT_SLIP;
        } else if (rests && !begins && !again && p->modes[l] == CONTACT_SLIP) {
            p->modes[l] = CONTACT_STICK;
        }
    }
    return law_solve(p);
}

/* Copy the numbers of laws, with bounds that are tighter by a share for what is at its bound
   and does not move; whether there is such that others may hold, as forces are not unique. */
static int tighten(const contact_system *c, double share, law_problem *p, double *numbers)
{
    const double *const whole = c->parts->numbers;
    const int64_t redundant = p->redundant;
    int waits = 0;
    memcpy(numbers, whole, (size_t)(c->laws*LAW_NUMBERS)*sizeof(double));
    for (int64_t l = 0; l < c->laws; l++)
        if (law_waits(p, l)) {
            numbers[l*LAW_NUMBERS + LAW_KINETIC] *= 1.0 - share;
            numbers[l*LAW_NUMBERS + LAW_STATIC] *= 1.0 - share;
            p->modes[l] = CONTACT_STICK;
            waits = 1;
        }
    if (!waits)
        return 0;
    law_forces(p);
    for (int64_t l = 0; l < c->laws; l++)
        if (numbers[l*LAW_NUMBERS + LAW_KINETIC] != whole[l*LAW_NUMBERS + LAW_KINETIC])
            p->modes[l] = CONTACT_SLIP;
    waits = p->redundant > 0;
    p->redundant = redundant;
    return waits;
}

/* Whether what waits does so within the tighter bounds as well: then it sticks. */
static int sticks_within(const contact_system *c, law_problem *p)
{
    const double *const whole = c->parts->numbers;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t i = l*LAW_NUMBERS + LAW_KINETIC;
        if (p->numbers[i] == whole[i] || p->modes[l] == CONTACT_OPEN)
            continue;
        if (p->modes[l] == CONTACT_SLIP && !law_waits(p, l))
            return 0;
        p->modes[l] = CONTACT_STICK;
    }
    p->numbers = whole;
    law_forces(p);
    return 1;
}

/* Let laws stay closed or open, stick or slip, by accelerations. */
static int64_t choose_modes(contact_system *c, double t, const int64_t *touching)
{
    const contact_parts *const w = c->parts;
    double *const numbers = contact_sample_of(c, GUARD_SAMPLES - 1, t).value;
    law_problem p;
    int64_t status = solve_modes(c, t, touching, w->numbers, &p);
    /* Where forces are not unique, what is at its bound may be held by others. */
    for (double share = WITHIN; status == CONTACT_SOLVED && share > LEAST_WITHIN
                                && tighten(c, share, &p, numbers); share *= WITHIN) {
        status = solve_modes(c, t, touching, numbers, &p);
        if (status == CONTACT_SOLVED && sticks_within(c, &p))
            break;
        status = solve_modes(c, t, touching, w->numbers, &p);
    }
    if (status != CONTACT_SOLVED)
        return contact_fail(c, status, p.law, p.residual);
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
    for (int round = 0; status == ODE_RUNNING && contact_follower(c) >= 0; round++) {
        if (!contact_let_act(model, w->forces))
            break;
        if (round == FOLLOWING)
            return contact_fail(c, CONTACT_FOLLOWS_ITSELF, contact_follower(c), NAN);
        contact_evaluate(model, model_time(model, s->t), ode_state(s));
        status = choose_modes(c, s->t, touching);
    }
    return status;
}

/* Take from slips that begin those which do not go on so; whether there were some. */
static int drop_young(const contact_system *c)
{
    int dropped = 0;
    for (int64_t l = 0; l < c->laws; l++) {
        dropped = dropped || c->parts->young[l] < 0.0;
        c->parts->young[l] = c->parts->young[l] > 0.0;
    }
    return dropped;
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
            contact_record(c, kind == EVENT_CLOSED ? limit : kind == EVENT_STICKS ? stopped : t, kind, l);
        c->modes[l] = now;
        w->young[l] = contact_begins(c, l);
        c->closed += now != CONTACT_OPEN;
    }
    law_problem p;
    while (!contact_force(c, t, &p) && drop_young(c))
        ;
}

/* Whether an impact, ends of series and new modes find room in the table. */
static int has_room(const contact_system *c)
{
    return c->event_count + 3*c->laws <= c->event_rows;
}

static double instant(const ode_solver *s)
{
    return INSTANT*fmax(fabs(s->t), fabs(s->end));
}

static int is_at_once(const contact_system *c, const ode_solver *s)
{
    return fabs(s->t - c->last_event) <= instant(s);
}

/* Whether events follow each other without a motion between. */
static int chatters(contact_system *c, const ode_solver *s)
{
    if (!is_at_once(c, s))
        c->at_once = 0;
    c->last_event = s->t;
    return ++c->at_once > EVENTS_OF_A_LAW*c->laws;
}

/* Whether the slip in the plane whose guard has fallen may be at rest by what the step is exact
   to, or falls again at one instant; else it has turned by a right angle since the step began,
   where its guard falls as well, and goes on. */
static int may_rest(const contact_system *c, const ode_solver *s, int64_t l)
{
    const contact_parts *const w = c->parts;
    const double *const v = w->speed + law_tangent(law_of(c, l));
    const double *const a = w->accelerations + law_tangent(law_of(c, l));
    const double change = hypot(a[0], a[1])*fabs(s->h_old);
    return hypot(v[0], v[1]) <= EXACT*s->options->rtol*change || is_at_once(c, s);
}

/* How soon a slip in the plane will be at rest; no number if it is not so soon. */
static double rest_of_slip(const contact_system *c, int64_t l)
{
    const contact_parts *const w = c->parts;
    const int64_t first = law_tangent(law_of(c, l));
    if (!contact_slips_in_plane(c, l))
        return NAN;
    const double *const v = w->speed + first, *const a = w->accelerations + first;
    const double square = v[0]*v[0] + v[1]*v[1], fall = -(v[0]*a[0] + v[1]*a[1]);
    if (sqrt(square) <= speed_tolerance(c, l))
        return 0.0;
    return square <= 2.0*CONTACT_SOON*contact_soon(c)*fall ? square/fall : NAN;
}

/* Take from slips in the plane that come to rest the speed that is left, those of one body
   together, and write how soon that would be. */
static int64_t stop_slip(model_context *model, ode_solver *s, double *soon)
{
    contact_system *const c = model->contacts;
    const int64_t fired = c->fired/GUARDS_OF_A_LAW;
    int64_t *const stops = c->parts->touching;
    *soon = 0.0;
    if (c->fired < 0 || c->fired%GUARDS_OF_A_LAW == 0 || c->modes[fired] != CONTACT_SLIP)
        return ODE_RUNNING;
    int64_t status = model_inputs(model, model_time(model, s->t), ode_state(s));
    if (status != ODE_RUNNING || !contact_slips_in_plane(c, fired))
        return status;
    for (int64_t l = 0; l < c->laws; l++) {
        const double rest = rest_of_slip(c, l);
        stops[l] = !isnan(rest) || (l == fired && may_rest(c, s, l));
        *soon = isnan(rest) ? *soon : fmax(*soon, rest);
    }
    if (!stops[fired])
        return ODE_RUNNING;
    for (int64_t l = 0; l < c->laws; l++)
        c->modes[l] = stops[l] ? CONTACT_STICK : c->modes[l];
    status = contact_project(model, model_time(model, s->t), ode_state(s));
    for (int64_t l = 0; l < c->laws; l++)
        c->modes[l] = stops[l] ? CONTACT_SLIP : c->modes[l];
    return status;
}

/* A first step that is not far longer than what has led to an event, and ends a little behind
   the shortest flight that begins now: what is interpolated far beyond has its rounding. */
static double first_step(contact_system *c, const ode_solver *s)
{
    const contact_parts *const w = c->parts;
    /* Steps towards an event may have been as short as rounding; none has been at the start. */
    const double least = SHORT*fmax(fabs(s->t), fabs(s->end));
    double step = fmax(s->h == 0.0 ? 0.0 : fmax(fabs(s->h), least), c->pace);
    c->pace = 0.0;
    if (c->fired == CONTACT_LOOSENS)
        return 0.0;
    if (c->fired >= 0) {
        const double way = fmax(fabs(s->t - s->t_old), SHARE*fabs(s->h_old));
        step = fmin(step, fmax(FURTHER*way, least));
        if (c->closed > 0 && c->pitch > 0.0)
            step = fmin(step, fmax(PITCHES*c->pitch, least));
    }
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
        status = contact_look(model, s);
    int hits = 0;
    for (int64_t l = 0; l < c->laws; l++) {
        touching[l] = contact_touches(c, w, l);
        if (!c->begun && c->fired < 0 && law_of(c, l)[LAW_KIND] == LAW_GAP
            && w->gap[l] < -gap_tolerance(c, l))
            return contact_fail(c, CONTACT_PENETRATES, l, w->gap[l]);
    }
    if (chatters(c, s))
        return contact_fail(c, CONTACT_CHATTERS, c->fired < 0 ? -1 : c->fired/GUARDS_OF_A_LAW, s->t);
    for (; status == ODE_RUNNING && has_room(c) && contact_any_approaches(c, w, hits == 0);
         hits++) {
        if (hits == IMPACTS)
            return contact_fail(c, CONTACT_CHATTERS, -1, s->t);
        status = contact_impact(model, s);
    }
    if (!has_room(c)) {
        c->begun = 0; /* to go on from here */
        return ODE_EVENTS_FULL;
    }
    if (status == ODE_RUNNING)
        status = settle_modes(model, s, touching);
    if (status == ODE_RUNNING && c->fired == CONTACT_LOOSENS) {
        c->loosened = s->t;
        if (memcmp(w->modes, c->modes, (size_t)c->laws*sizeof(int64_t)) == 0)
            status = ODE_STEP_TOO_SMALL;
    }
    law_problem series = contact_problem(c);
    const double latest = status == ODE_RUNNING
                              ? contact_series_limit(c, touching, instant(s), &series) : 0.0;
    if (latest > 0.0) {
        const int64_t first = c->event_count;
        contact_end_series(model, s, latest, &series);
        status = contact_look(model, s);
        if (status == ODE_RUNNING)
            status = settle_modes(model, s, touching);
        if (status == ODE_RUNNING)
            contact_add_rest(c, first, latest);
    }
    if (status != ODE_RUNNING) {
        c->fired = -1;
        return status;
    }
    take_modes(c, s->t, s->t + latest, s->t + soon);
    status = contact_project(model, model_time(model, s->t), ode_state(s));
    const int64_t event = s->event;
    ode_start(s, s->t, first_step(c, s));
    s->event = event;
    c->begun = 1;
    c->silent = c->watching = 0;
    c->fired = -1;
    c->searched = s->t;
    w->before[0] = NAN;
    c->rise = 0.0;
    return status;
}
