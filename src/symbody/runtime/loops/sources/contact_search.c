/* Events of contacts: guards on the dense output of a step, none of which is jumped.

   Where gaps are open, a step is divided until cubics through values and rates tell them
   to their tolerances, or exclude a zero. Where the rate of a guard is known, it is divided
   at its extremum, so that a dip is seen as well as a short flight; where it is not,
   parabolas through three values say where to look for a minimum. */
#include "contact_parts.h"
#include "meeting.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* Parts of a step, at least: where guards are far from zero in relation to how they change,
   and where they are not. */
enum { FEW_PARTS = 3, PARTS = 8 };
static const double FAR = 0.5, DIP = 0.1;
/* Forces that hold change nothing that moves, and no error limits steps: parts are so short
   that third differences are no more than so much of changes, or of how far guards are from
   zero, unless they could move nothing in the step. */
static const double EVEN = 0.5, BESIDE = 0.1;
/* The first part of a run, and of what begins anew, in few parts; how much longer the next one
   may be, or the same one shorter; and the shortest, in steps. */
static const double FIRST = 1e-7, ANEW = 0.015625, GROWS = 8.0, SAFE = 1.2, SHORTEST = 1e-8;
/* How far from the middle one of three values a minimum may be, in parts. */
static const double BETWEEN = 0.75, BEYOND_END = 1.25;
/* What bends upwards has no zero where its least value is above so much of its rise. */
static const double CONVEX = 2.0;
/* Cubics that miss the middle of a part by some are right to so much of that in its halves. */
static const double MISSED = 2.0;
/* A gap that changes so many times its size at one rate does not do so for the whole part. */
static const double TURNING = 8.0;
/* So often a part is divided for fast rates alone: then equal turns are seen. */
enum { ALIASED = 8 };
/* What rises from zero by more than so much of its slack, in a unit of time, has left. */
static const double RISING = 1.0;
enum { ROUNDS = 200, GOLDEN_ROUNDS = 60, HALVINGS = 60 };

/* Guards at the ends of the step; at four times one after the other; at a
   trial; and where a part is divided, so often. */
enum { START, END, EARLIER, BEFORE, FROM, TO, TRIAL, MIDDLE, DEPTH = GUARD_SAMPLES - MIDDLE };

static void copy(const contact_system *c, contact_sample *to, const contact_sample *from)
{
    memcpy(to->value, from->value, (size_t)contact_sample_size(c)*sizeof(double));
    to->t = to->force[c->rows] = from->t;
}

/* Evaluate the guards at a time of the last step: on the model's constraints, where a run
   that goes back begins. What closed contacts hold alone hardly moves within a step. */
static int64_t look(model_context *model, ode_solver *s, contact_sample *at)
{
    double *const within = model->contacts->parts->y;
    const double *y = ode_state(s);
    if (at->t != s->t) {
        const int is_kept = model->contacts->closed == 0 || model->correction.function != 0;
        const int64_t status = is_kept ? ode_within(s, at->t, within)
                                       : ode_interpolate(s, at->t, within);
        if (status != ODE_RUNNING && status != ODE_SET_ASIDE)
            return status;
        if (!is_kept)
            model_normalize(model, within);
        y = within;
    }
    return contact_guards_at(model, model_time(model, at->t), y, at);
}

/* Let what a mode has begun with below zero be zero, within the tolerance. */
static void write_zeros(const contact_system *c, const contact_sample *at)
{
    for (int64_t j = 0; j < GUARDS_OF_A_LAW*c->laws; j++)
        c->parts->zeros[j] = at->value[j] > -contact_slack(c, j)/CONTACT_HELD_TO
                                 ? fmin(at->value[j], 0.0) : 0.0;
}

/* Narrow [a, b] to where guard j and a shift, or its rate times a sign, which is not zero
   then, falls through zero. */
static int64_t narrow(model_context *model, ode_solver *s, int64_t j, double sign,
                      double shift, double a, double b, double g_a, double g_b,
                      double *root)
{
    contact_sample at = contact_sample_of(model->contacts, TRIAL, 0.0);
    const double least = 10.0*DBL_EPSILON*fmax(fabs(a), fabs(b));
    for (int round = 0; round < ROUNDS && fabs(b - a) > least; round++) {
        at.t = 0.5*(a + b);
        if (round%3 != 2 && g_b != g_a && g_a > 0.0) {
            at.t = b - g_b*(b - a)/(g_b - g_a);
            if (!((at.t - a)*(at.t - b) < 0.0))
                at.t = 0.5*(a + b);
        }
        const int64_t status = look(model, s, &at);
        if (status != ODE_RUNNING)
            return status;
        const double g = sign != 0.0 ? sign*at.rate[j] : at.value[j] + shift;
        if (g <= 0.0) {
            b = at.t;
            g_b = g;
        } else {
            a = at.t;
            g_a = g;
        }
        if (g_b == 0.0)
            break;
    }
    *root = b;
    return ODE_RUNNING;
}

/* The time of the least value of guard j between a and b, where its rate is not known, and
   its values are those; only roughly where it is not zero. */
static int64_t least(model_context *model, ode_solver *s, int64_t j, double a, double b,
                     double g_a, double g_b, double *when, double *value)
{
    contact_sample at = contact_sample_of(model->contacts, TRIAL, 0.0);
    const double share = 0.5*(sqrt(5.0) - 1.0);
    double x[2] = {b - share*(b - a), a + share*(b - a)}, g[2] = {0.0, 0.0};
    int unknown = 3;
    for (int round = 0; round < GOLDEN_ROUNDS; round++) {
        for (int i = 0; i < 2; i++) {
            if (!(unknown & (1 << i)))
                continue;
            at.t = x[i];
            const int64_t status = look(model, s, &at);
            if (status != ODE_RUNNING)
                return status;
            g[i] = at.value[j];
        }
        const int lower = g[1] < g[0];
        *when = x[lower];
        *value = g[lower];
        if (*value <= 0.0 || *value > CONVEX*(fmax(g_a, g_b) - *value))
            break;
        if (lower) {
            a = x[0];
            g_a = g[0];
            x[0] = x[1];
            g[0] = g[1];
            x[1] = a + share*(b - a);
        } else {
            b = x[1];
            g_b = g[1];
            x[1] = x[0];
            g[1] = g[0];
            x[0] = b - share*(b - a);
        }
        unknown = lower ? 2 : 1;
    }
    return ODE_RUNNING;
}

/* The first time in [a, b] when guard j has fallen to zero, if there is one. */
static int64_t first_root(model_context *model, ode_solver *s, int64_t j, const contact_sample *a,
                          const contact_sample *b, int *is_there, double *root)
{
    contact_sample at = contact_sample_of(model->contacts, TRIAL, 0.0);
    const double r_a = a->rate[j], r_b = b->rate[j];
    /* At zero now, and clearly rising, or not. */
    const int starts = a->value[j] <= 0.0, rises = r_a > RISING*contact_slack(model->contacts, j);
    const double shift = !starts ? 0.0
        : (rises ? 0.0 : contact_slack(model->contacts, j)) - model->contacts->parts->zeros[j];
    double from = a->t, to = b->t;
    double g_from = fmax(a->value[j] + shift, 0.0), g_to = b->value[j] + shift;
    int64_t status = ODE_RUNNING;
    *is_there = 0;
    if (starts && rises && g_to <= 0.0) {
        if (r_b >= 0.0 && g_to > -contact_slack(model->contacts, j))
            return ODE_RUNNING; /* it is still to rise from zero */
        /* It has risen, and come back: go towards the start until it is above zero. */
        g_to = b->value[j];
        for (int round = 0; round < HALVINGS && from == a->t; round++) {
            at.t = 0.5*(a->t + to);
            status = look(model, s, &at);
            if (status != ODE_RUNNING)
                return status;
            *(at.value[j] > 0.0 ? &from : &to) = at.t;
            *(at.value[j] > 0.0 ? &g_from : &g_to) = at.value[j];
        }
    } else if (g_to > 0.0 && r_a < 0.0 && r_b > 0.0) {
        /* It dips: look at the minimum. */
        status = narrow(model, s, j, -1.0, 0.0, from, to, -r_a, -r_b, &to);
        at.t = to;
        if (status == ODE_RUNNING)
            status = look(model, s, &at);
        g_to = at.value[j] + shift;
    }
    if (status != ODE_RUNNING || g_to > 0.0)
        return status;
    *is_there = 1;
    return narrow(model, s, j, 0.0, shift, from, to, g_from, g_to, root);
}

/* Whether the parabola through three values of a guard has a minimum that is near zero, and
   near the middle one, or at an end of the step, where no other three see it. */
static int may_dip(const ode_solver *s, const contact_sample *before, const contact_sample *a,
                   const contact_sample *b, int64_t j)
{
    const double h = a->t - before->t, k = b->t - a->t;
    const double down = (a->value[j] - before->value[j])/h, up = (b->value[j] - a->value[j])/k;
    const double bend = (up - down)/(h + k), slope = down + bend*h, way = -0.5*slope/bend;
    const double share = way*h < 0.0 ? -way/h : way/k;
    const int at_end = way*h < 0.0 ? before->t == s->t_old : b->t == s->t;
    return bend > 0.0 && share < (at_end ? BEYOND_END : BETWEEN)
           && a->value[j] + 0.5*slope*way < 0.5*FAR*bend*(h + k)*(h + k);
}

/* The first root in [a, b] of all guards, and of a minimum between the three samples of
   one whose rate is not known. */
static int64_t first_event(model_context *model, ode_solver *s, const contact_sample *before,
                           const contact_sample *a, const contact_sample *b, int64_t *event, double *when)
{
    contact_system *const c = model->contacts;
    *event = -1;
    for (int64_t j = 0; j < GUARDS_OF_A_LAW*c->laws; j++) {
        int is_there = 0;
        double root = b->t;
        int64_t status = first_root(model, s, j, a, b, &is_there, &root);
        const double g0 = before ? before->value[j] : 0.0, g2 = b->value[j];
        if (status == ODE_RUNNING && !is_there && isnan(b->rate[j]) && g0 > 0.0
            && a->value[j] > 0.0 && may_dip(s, before, a, b, j)) {
            double low = g0, at = a->t;
            status = least(model, s, j, before->t, b->t, g0, g2, &at, &low);
            is_there = low <= 0.0;
            if (status == ODE_RUNNING && is_there)
                status = narrow(model, s, j, 0.0, 0.0, before->t, at, g0, low, &root);
        }
        if (status != ODE_RUNNING)
            return status;
        if (is_there && (*event < 0 || (root - *when)*s->h_old < 0.0)) {
            *event = j;
            *when = root;
        }
    }
    return ODE_RUNNING;
}

/* A time between two samples when a guard whose rate is known may dip unseen by the rates
   at both: a minimum, near zero, of the cubic through values and rates; NaN for none. */
static double hidden_dip(const contact_system *c, const contact_sample *a, const contact_sample *b)
{
    const double h = b->t - a->t;
    for (int64_t j = 0; j < GUARDS_OF_A_LAW*c->laws; j++) {
        const double g_a = a->value[j], g_b = b->value[j];
        const double r_a = h*a->rate[j], r_b = h*b->rate[j];
        /* Its rate is k2 x^2 + k1 x + r_a, and k1 + 2 k2 x > 0 at the minimum. */
        const double k2 = 3.0*(r_a + r_b) - 6.0*(g_b - g_a);
        const double k1 = 6.0*(g_b - g_a) - 4.0*r_a - 2.0*r_b;
        const double square = k1*k1 - 4.0*k2*r_a;
        const double size = fmax(fabs(g_a), fabs(g_b));
        if (!(square > 0.0) || (r_a < 0.0 && r_b > 0.0) || size <= contact_slack(c, j))
            continue;
        const double x = k1 > 0.0 ? -2.0*r_a/(k1 + sqrt(square)) : (sqrt(square) - k1)/(2.0*k2);
        const double low = g_a + x*(r_a + x*(k1/2.0 + x*k2/3.0));
        if (x > 0.02 && x < 0.98 && low < DIP*size)
            return a->t + x*h;
    }
    return NAN;
}

/* The least value on [0, 1] of the cubic through values and rates at its ends. */
static double lowest(double g_a, double g_b, double r_a, double r_b)
{
    const double k2 = 3.0*(r_a + r_b) - 6.0*(g_b - g_a);
    const double k1 = 6.0*(g_b - g_a) - 4.0*r_a - 2.0*r_b;
    const double square = k1*k1 - 4.0*k2*r_a, least = g_a < g_b ? g_a : g_b;
    if (!(square > 0.0))
        return least;
    const double x = k1 > 0.0 ? -2.0*r_a/(k1 + sqrt(square)) : (sqrt(square) - k1)/(2.0*k2);
    return x > 0.0 && x < 1.0 ? fmin(least, g_a + x*(r_a + x*(k1/2.0 + x*k2/3.0))) : least;
}

static int is_open_gap(const contact_system *c, int64_t l)
{
    return c->modes[l] == CONTACT_OPEN && law_of(c, l)[LAW_KIND] == LAW_GAP;
}

/* What the middle of two samples says of open gaps. */
enum { EXCLUDED, RESOLVED, UNRESOLVED };

/* How well the cubics through values and rates tell gaps between two samples, by how far
   they miss the middle: none can be zero; all are known to their tolerances; or that of
   law `whose` is neither. */
static int judge(const contact_system *c, const contact_sample *a, const contact_sample *m,
                 const contact_sample *b, int depth, int64_t *whose)
{
    const double h = b->t - a->t;
    const int most = c->closed == 0 ? ALIASED : 0; /* what is closed stops such turns */
    int verdict = EXCLUDED;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t j = GUARDS_OF_A_LAW*l;
        const double g_a = a->value[j], g_m = m->value[j], g_b = b->value[j];
        const double r_a = h*a->rate[j], r_m = h*m->rate[j], r_b = h*b->rate[j];
        if (!is_open_gap(c, l))
            continue;
        const double error = fmax(fabs(g_m - 0.5*(g_a + g_b) - 0.125*(r_a - r_b)),
                                  0.25*fabs(r_m - 1.5*(g_b - g_a) + 0.25*(r_a + r_b)));
        const double low = fmin(lowest(g_a, g_m, 0.5*r_a, 0.5*r_m),
                                lowest(g_m, g_b, 0.5*r_m, 0.5*r_b));
        /* Rates that would lead far beyond are of many turns in between. */
        const double size = fmax(fmax(fabs(g_a), fabs(g_b)), fabs(g_m)) + gap_tolerance(c, l);
        const int turns = fmax(fmax(fabs(r_a), fabs(r_b)), fabs(r_m)) > TURNING*size;
        /* Samples may all be at one place of equal turns, which rates before tell. */
        double *const fastest = c->parts->fastest + l;
        if (c->closed == 0)
            *fastest = fmax(*fastest, fmax(fabs(a->rate[j]), fabs(m->rate[j])));
        const int is_fast = depth < most && fabs(h)**fastest > size;
        if (low > MISSED*error && !turns && !is_fast)
            continue;
        if (low > MISSED*error) {
            *whose = l;
            return UNRESOLVED;
        }
        verdict = RESOLVED;
        if (!(error <= gap_tolerance(c, l)) || turns) {
            *whose = error > size ? l : -1; /* only then nothing is known of it */
            return UNRESOLVED;
        }
    }
    return verdict;
}

/* Whether an open gap may be at zero between two samples, by its rates at both. */
static int may_close(const contact_system *c, const contact_sample *a, const contact_sample *b)
{
    const double h = fabs(b->t - a->t);
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t j = GUARDS_OF_A_LAW*l;
        const double before = c->closed == 0 ? c->parts->fastest[l] : 0.0;
        const double rate = fmax(fmax(fabs(a->rate[j]), fabs(b->rate[j])), before);
        const double lower = fmin(a->value[j], b->value[j]);
        if (is_open_gap(c, l) && !(lower > 2.0*fmax(fabs(b->value[j] - a->value[j]), h*rate)))
            return 1;
    }
    return 0;
}

/* The first event between two samples, which are divided until gaps are resolved, and
   where a guard may dip. */
static int64_t first_within(model_context *model, ode_solver *s, const contact_sample *before,
                            const contact_sample *a, const contact_sample *b, int depth, int64_t *event,
                            double *when)
{
    contact_system *const c = model->contacts;
    double t = 0.5*(a->t + b->t);
    contact_sample middle = contact_sample_of(c, MIDDLE + depth, t);
    int64_t status = ODE_RUNNING, whose = -1;
    int verdict = EXCLUDED;
    if (depth < DEPTH && may_close(c, a, b)) {
        status = look(model, s, &middle);
        verdict = status == ODE_RUNNING ? judge(c, a, &middle, b, depth, &whose) : EXCLUDED;
        if (verdict == UNRESOLVED && whose >= 0 && depth + 1 == DEPTH && isnan(c->unseen)) {
            c->unseen = t;
            c->unseen_law = whose;
        }
    }
    if (status == ODE_RUNNING && verdict != UNRESOLVED) {
        t = depth < DEPTH ? hidden_dip(c, a, b) : NAN;
        if (isnan(t))
            return first_event(model, s, before, a, b, event, when);
        middle.t = t;
        status = look(model, s, &middle);
    }
    if (status == ODE_RUNNING)
        status = first_within(model, s, before, a, &middle, depth + 1, event, when);
    if (status == ODE_RUNNING && *event < 0)
        status = first_within(model, s, a, &middle, b, depth + 1, event, when);
    return status;
}

/* Whether no guard can have been at zero between two samples. */
static int is_far(const contact_system *c, const contact_sample *a, const contact_sample *b)
{
    const double h = fabs(b->t - a->t);
    for (int64_t j = 0; j < GUARDS_OF_A_LAW*c->laws; j++) {
        const double lower = fmin(a->value[j], b->value[j]);
        const double change = fabs(b->value[j] - a->value[j]);
        double rates = h*fmax(fabs(a->rate[j]), fabs(b->rate[j]));
        if (c->closed == 0 && j%GUARDS_OF_A_LAW == 0 && is_open_gap(c, j/GUARDS_OF_A_LAW))
            rates = fmax(rates, h*c->parts->fastest[j/GUARDS_OF_A_LAW]);
        if (!(lower > 2.0*fmax(change, isnan(rates) ? change : rates)))
            return 0;
    }
    return 1;
}

/* The third difference of a force that four samples tell for parts as long as the last one. */
static double third_difference(const contact_sample *x, int64_t i)
{
    const double h = x[3].t - x[2].t;
    double slopes[4];
    for (int k = 0; k < 4; k++)
        slopes[k] = x[k].force[i];
    for (int order = 1; order < 4; order++)
        for (int k = 3; k >= order; k--)
            slopes[k] = order*h*(slopes[k] - slopes[k - 1])/(x[k].t - x[k - order].t);
    return slopes[3];
}

/* The third differences of forces that hold, at the last of four samples in a step of some
   length, in what they may be. */
static double unevenness(const contact_system *c, const contact_sample *x, double length)
{
    double worst = 0.0;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l), j = GUARDS_OF_A_LAW*l;
        const int64_t count = c->modes[l] == CONTACT_STICK ? law[LAW_TANGENTS] : 0;
        double way = INFINITY;
        if (c->modes[l] == CONTACT_OPEN)
            continue;
        for (int k = 0; k < 4; k++)
            way = fmin(way, fmin(x[k].value[j], count > 0 ? x[k].value[j + 1] : INFINITY));
        for (int64_t i = law[LAW_ROW]; i < law_tangent(law) + count; i++) {
            double change = 0.0;
            for (int k = 0; k < 3; k++)
                change = fmax(change, fabs(x[k + 1].force[i] - x[k].force[i]));
            const double moves = fmax(c->parts->A[i*(c->rows + 1)]*length, DBL_MIN);
            const double may = fmax(EVEN*change, BESIDE*way) + speed_tolerance(c, l)/moves;
            worst = fmax(worst, fabs(third_difference(x, i))/may);
        }
    }
    return worst;
}

/* Look at parts of the step, one after the other, for the first event. */
static int64_t scan(model_context *model, ode_solver *s, int64_t *event, double *when)
{
    contact_system *const c = model->contacts;
    const double h = s->t - s->t_old, few = fabs(h)/FEW_PARTS;
    const double least = fmax(SHORTEST*fabs(h), 8.0*DBL_EPSILON*fabs(s->t));
    const contact_sample end = contact_sample_of(c, END, s->t);
    contact_sample x[4], start = contact_sample_of(c, START, s->t_old);
    double most = c->closed == 0 ? fabs(h)/PARTS : few;
    double pitch = c->closed == 0 ? most : c->pitch > 0.0 ? c->pitch : FIRST*few;
    int64_t status = ODE_RUNNING;
    int before = 0, was_far = 1, known = c->watching ? 2 : 0;
    for (int k = 0; k < 4; k++) {
        x[k] = contact_sample_of(c, EARLIER + k, s->t_old);
        x[k].t = x[k].force[c->rows];
    }
    copy(c, &x[2], &start);
    if (!c->watching && c->closed > 0)
        pitch = fmin(pitch, ANEW*few);
    *event = -1;
    while (x[2].t != s->t && *event < 0 && status == ODE_RUNNING) {
        const double part = fmax(fmin(pitch, most), least);
        const int is_last = fabs(s->t - x[2].t) <= 1.01*part;
        x[3].t = is_last ? s->t : x[2].t + copysign(part, h);
        if (is_last)
            copy(c, &x[3], &end);
        else
            status = look(model, s, &x[3]);
        if (status != ODE_RUNNING)
            return status;
        const double uneven = known > 1 ? unevenness(c, x, fabs(h)) : 0.0;
        const double scale = known > 1 ? fmax(SAFE*cbrt(uneven), 1.0/GROWS) : 1.0;
        const double length = fmin(fabs(x[3].t - x[2].t), part);
        const int far = is_far(c, &x[2], &x[3]);
        if (!far)
            most = fabs(h)/PARTS;
        if (part > least && (uneven > 1.0 || length > most)) {
            pitch = fmin(length/fmin(scale, GROWS), most);
            continue;
        }
        if (!far || !was_far || c->closed == 0)
            status = first_within(model, s, before > 0 ? &x[1] : 0, &x[2], &x[3], 0, event, when);
        pitch = is_last ? fmax(pitch, length/scale) : length/scale;
        was_far = far;
        before++;
        known++;
        for (int k = 0; k < 3; k++)
            copy(c, &x[k], &x[k + 1]);
    }
    c->pitch = c->closed > 0 ? pitch : c->pitch;
    return status;
}

/* Let open laws be where they are at the end of a step, and remember how fast they are. */
static void write_before(const contact_system *c, const contact_sample *at)
{
    const contact_parts *const w = c->parts;
    for (int64_t l = 0; l < c->laws; l++) {
        w->before[l] = at->value[GUARDS_OF_A_LAW*l];
        w->fastest[l] = contact_fastest(w->fastest[l], at->rate[GUARDS_OF_A_LAW*l]);
    }
}

/* Whether the middle of the step excludes that an open gap has closed, where no law has
   other guards. */
static int64_t exclude(model_context *model, ode_solver *s, const contact_sample *a,
                       const contact_sample *b, int *is_excluded)
{
    const contact_system *const c = model->contacts;
    contact_sample middle = contact_sample_of(c, MIDDLE, 0.5*(a->t + b->t));
    int64_t whose = -1;
    for (int64_t l = 0; l < c->laws; l++)
        if (!is_open_gap(c, l))
            return ODE_RUNNING;
    const int64_t status = look(model, s, &middle);
    *is_excluded = status == ODE_RUNNING && judge(c, a, &middle, b, 0, &whose) == EXCLUDED;
    return status;
}

int64_t contact_search(model_context *model, ode_solver *s, int64_t taken)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    contact_sample start = contact_sample_of(c, START, s->t_old), end = contact_sample_of(c, END, s->t);
    int64_t status = ODE_RUNNING, event = -1;
    int far = 0;
    double when = s->t;
    if (s->t == c->searched) /* no step was done */
        return taken;
    if (!c->watching || c->far)
        status = look(model, s, &start);
    c->far = 0;
    if (status == ODE_RUNNING && !c->watching)
        write_zeros(c, &start);
    if (status == ODE_RUNNING)
        status = look(model, s, &end);
    memcpy(w->right, w->ways, (size_t)c->rows*sizeof(double));
    for (int64_t l = 0; l < c->laws; l++)
        w->touching[l] = contact_begins(c, l);
    if (status == ODE_RUNNING && c->closed == 0)
        far = is_far(c, &start, &end);
    if (status == ODE_RUNNING && c->closed == 0 && !far)
        status = exclude(model, s, &start, &end, &far);
    if (status == ODE_RUNNING && !far)
        status = scan(model, s, &event, &when);
    if (status != ODE_RUNNING)
        return status;
    if (event < 0) {
        copy(c, &start, &end);
        if (c->closed == 0)
            write_before(c, &end);
        c->watching = 1;
        c->searched = s->t;
        if (c->closed > 0) {
            memcpy(c->directions, w->right, (size_t)c->rows*sizeof(double));
            for (int64_t l = 0; l < c->laws; l++)
                w->young[l] = w->young[l] != 0.0 && w->touching[l];
        }
        return taken;
    }
    c->fired = event;
    if (when != s->t) {
        status = ode_go_back(s, when);
        s->event = -1;
    }
    return status == ODE_RUNNING || status == ODE_REPARTITION ? ODE_CONTACT_EVENT : status;
}
