/* Contacts of a model in one mode: forces that follow from linear equations, so that the
   motion is smooth, and what holds gaps and speeds at zero. */
#include "contact_parts.h"
#include "meeting.h"

#include <math.h>
#include <string.h>

enum { PROJECTIONS = 3 };
/* Bounds that follow forces are evaluated again until these change by less, so often. */
static const double FOLLOWED_TO = 1e-13;
enum { FOLLOWING = 200 };
/* Forces move ends along a line alone, or hardly across it. */
static const double FLAT = 1e-11, NARROW = 1e-4;
/* Slip that begins looks ahead by so much of the time since then, and of contact_soon. */
static const double AHEAD = 0.2, AHEAD_AT_FIRST = 10.0;

/* What changes in steps: the first parts of the work. */
static int64_t stepped_of(const contact_system *c)
{
    return 6*c->rows + (5 + GUARDS_OF_A_LAW)*c->laws + GUARD_SAMPLES*contact_sample_size(c);
}

/* What `contacts` writes of factors, at most; behind it is room for columns of A. */
static int64_t factors_of(const contact_system *c) { return 1 + c->rows*(2 + 4*c->nv); }

int64_t contact_work(const contact_system *c, int64_t n)
{
    const int64_t m = c->rows, l = c->laws;
    return 2*stepped_of(c) + m + CONTACT_CHANGING + l + m*(2 + m) + LAW_NUMBERS*l + factors_of(c)
           + (m + c->nq + c->nv)*(1 + 2*m) + n + law_work(m);
}

int64_t contact_places(const contact_system *c)
{
    return 3*c->laws + c->rows + 1 + law_places(c->rows)
           + (int64_t)(sizeof(contact_parts)/sizeof(int64_t));
}

void contact_connect(contact_system *c)
{
    const int64_t m = c->rows, l = c->laws;
    contact_parts *const parts = (contact_parts *)(c->places + 3*l + m + 1 + law_places(m));
    double *next = c->work;
    const struct { double **part; int64_t size; } sizes[] = {
        {&parts->young, l}, {&parts->beyond, m}, {&parts->least_forces, m}, {&parts->ways, m},
        {&parts->forces, m}, {&parts->accelerations, m}, {&parts->least, l}, {&parts->energy, l},
        {&parts->right, m},
        {&parts->guards, GUARD_SAMPLES*contact_sample_size(c)}, {&parts->zeros, GUARDS_OF_A_LAW*l},
        {&parts->before, l}, {&parts->fastest, l}, {&parts->copy, stepped_of(c) + m + CONTACT_CHANGING},
        {&parts->gap, l}, {&parts->speed, m}, {&parts->offset, m},
        {&parts->numbers, LAW_NUMBERS*l}, {&parts->entries, factors_of(c) + m*(1 + 2*m)}, {&parts->A, m*m},
        {&parts->response, (c->nq + c->nv)*(1 + 2*m)},
        {&parts->law, law_work(m)}, {&parts->y, 0},
    };
    for (size_t i = 0; i < sizeof(sizes)/sizeof(sizes[0]); i++) {
        *sizes[i].part = next;
        next += sizes[i].size;
    }
    parts->presence = c->places;
    parts->modes = parts->presence + l;
    parts->touching = parts->modes + l;
    parts->starts = parts->touching + l;
    parts->places = parts->starts + m + 1;
    parts->starts[0] = 0;
    memset(parts->A, 0, (size_t)(m*m)*sizeof(double));
    c->parts = parts;
    c->stepped = stepped_of(c);
}

static int are_factors(const contact_system *c) { return c->rows > 0 && *c->parts->entries < 0.0; }

law_problem contact_problem(const contact_system *c)
{
    const contact_parts *const w = c->parts;
    const double *const columns = w->entries + (are_factors(c) ? factors_of(c) : c->rows);
    law_problem p = {
        c->laws, c->rows, c->table, w->numbers, w->A, w->starts, columns, w->offset,
        w->presence, w->least, w->modes, w->ways, w->forces, w->accelerations, 0.0, -1, 0, 0.0,
        LAW_COMBINATIONS, 0, 0.0, w->law, w->places};
    return p;
}

void contact_call(const model_context *model, const model_call *f, double t, const double *y,
                 double *out)
{
    f->function(t, y, model->u, f->p, f->k, out);
}

/* Whether a law may have a force or an impulse, as it is closed, touches or has no gap. */
static int may_act(const contact_system *c, int64_t l)
{
    return law_of(c, l)[LAW_KIND] != LAW_GAP || c->modes[l] != CONTACT_OPEN
           || c->fired == GUARDS_OF_A_LAW*l || c->parts->gap[l] <= gap_tolerance(c, l);
}

/* The product of two rows of factors, from some entries to others; columns increase. Whether
   they have common ones. */
static int multiply_rows(const double *columns, const double *entries, const int64_t *i,
                         const int64_t *j, double *sum)
{
    int share = 0;
    *sum = 0.0;
    for (int64_t a = i[0], b = j[0]; a < i[1] && b < j[1];)
        if (columns[a] == columns[b]) {
            *sum += entries[a++]*entries[b++];
            share = 1;
        } else {
            *(columns[a] < columns[b] ? &a : &b) += 1;
        }
    return share;
}

/* Write A = W D of the laws that may act, from its factors. */
static void multiply(const contact_system *c)
{
    const contact_parts *const w = c->parts;
    const int64_t m = c->rows;
    const double *const counts = w->entries + 1, *const columns = counts + 2*m;
    double *const own = w->entries + factors_of(c);
    int64_t *const rows = w->places, *const firsts = rows + m, count = 0;
    for (int64_t i = 0; i < m; i++) /* what was there */
        for (int64_t k = w->starts[i]; k < w->starts[i + 1]; k++)
            w->A[i*m + (int64_t)own[k]] = 0.0;
    firsts[0] = 0;
    for (int64_t i = 0; i < 2*m; i++)
        firsts[i + 1] = firsts[i] + (int64_t)counts[i];
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = law_of(c, l), last = law_tangent(law) + law[LAW_TANGENTS];
        for (int64_t i = law[LAW_ROW]; i < last && may_act(c, l); i++)
            rows[count++] = i;
    }
    const double *const entries = columns + firsts[2*m];
    for (int64_t i = 0, next = 0; i < m; i++) {
        w->starts[i + 1] = w->starts[i];
        if (next == count || rows[next] != i)
            continue;
        next++;
        for (int64_t k = 0; k < count; k++) {
            const int64_t j = rows[k];
            if (multiply_rows(columns, entries, firsts + i, firsts + m + j, w->A + i*m + j))
                own[w->starts[i + 1]++] = (double)j;
        }
    }
}

void contact_evaluate(const model_context *model, double t, const double *y)
{
    const contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    const int64_t m = c->rows;
    contact_call(model, &c->contacts, t, y, w->gap);
    if (are_factors(c)) {
        multiply(c);
        return;
    }
    for (int64_t i = 0; i < m; i++)
        w->starts[i + 1] = w->starts[i] + (int64_t)w->entries[i];
    const double *const columns = w->entries + m, *const entries = columns + w->starts[m];
    for (int64_t i = 0; i < m; i++)
        for (int64_t k = w->starts[i]; k < w->starts[i + 1]; k++)
            w->A[i*m + (int64_t)columns[k]] = entries[k];
}

void contact_without_forces(const model_context *model)
{
    contact_system *const c = model->contacts;
    memset(model->u + c->first, 0, (size_t)c->rows*sizeof(double));
    c->forced = 0;
}

double contact_slide(const contact_system *c, int64_t l, const double *speed, double *way)
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
        if (contact_slide(c, l, w->speed, w->ways) <= speed_tolerance(c, l)) {
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

law_problem contact_in_modes(const contact_system *c)
{
    law_problem p = contact_problem(c);
    for (int64_t l = 0; l < c->laws; l++) {
        p.modes[l] = c->modes[l];
        p.presence[l] = c->modes[l] == CONTACT_OPEN ? LAW_ABSENT
                        : c->modes[l] == CONTACT_SLIP ? LAW_SLIDES : LAW_HELD;
    }
    return p;
}

/* How much less forces move the ends of a law across than along, as a ratio. */
static double flatness(const contact_system *c, int64_t l)
{
    const int64_t m = c->rows, i = law_tangent(law_of(c, l));
    const double *const A = c->parts->A + i*(m + 1), sum = A[0] + A[m + 1];
    return (A[0]*A[m + 1] - A[1]*A[m])/(sum*sum);
}

int contact_slips_in_plane(const contact_system *c, int64_t l)
{
    return c->modes[l] == CONTACT_SLIP && law_of(c, l)[LAW_TANGENTS] == 2
           && flatness(c, l) > NARROW;
}

int contact_is_carried(const contact_system *c, int64_t l)
{
    const int64_t *const law = law_of(c, l), m = c->rows, i = law_tangent(law);
    const double *const A = c->parts->A + i*(m + 1), *const v = c->parts->speed + i;
    if (law[LAW_TANGENTS] != 2 || flatness(c, l) > FLAT)
        return 0;
    const double *const along = A[0] > A[m + 1] ? A : A + m;
    const double across = (v[0]*along[1] - v[1]*along[0])/hypot(along[0], along[1]);
    return fabs(across) > speed_tolerance(c, l);
}

int contact_begins(const contact_system *c, int64_t l)
{
    const int64_t *const law = law_of(c, l);
    const double *const v = c->parts->speed + law_tangent(law);
    return c->modes[l] == CONTACT_SLIP && law[LAW_TANGENTS] == 2
           && hypot(v[0], v[1]) <= CONTACT_BEGINS*speed_tolerance(c, l);
}

/* Write forces with which slip that begins follows the velocity that its acceleration leads
   to in a share of the time since then; 0 if there is none, or friction stops slip by then,
   or this is against it: then what is so no longer begins. */
static int follow(const contact_system *c, double t, law_problem *p)
{
    const contact_parts *const w = c->parts;
    const double ahead = AHEAD*fabs(t - c->last_event) + AHEAD_AT_FIRST*contact_soon(c);
    int any = 0;
    for (int64_t l = 0; l < c->laws; l++)
        if (w->young[l] != 0.0 && contact_begins(c, l)) {
            p->presence[l] = LAW_HELD;
            any = 1;
        }
    if (!any)
        return 0;
    p->speeds = w->speed;
    p->lead = 1.0/ahead;
    const int solved = law_follow(p);
    p->lead = 0.0;
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t i = law_tangent(law_of(c, l));
        const double *const v = w->speed + i, *const a = w->accelerations + i, *const d = w->ways + i;
        if (p->presence[l] != LAW_HELD || c->modes[l] != CONTACT_SLIP)
            continue;
        const double along = v[0]*d[0] + v[1]*d[1];
        const double least = along + fmin(0.0, ahead*(a[0]*d[0] + a[1]*d[1]));
        w->young[l] = solved && least >= -speed_tolerance(c, l) ? 1.0 : -1.0;
        any = any && w->young[l] > 0.0;
        p->presence[l] = LAW_SLIDES;
    }
    return any;
}

/* Write the forces to which those that are not unique stay near: the least, and what the
   reference has beyond these, which grows and shrinks as they do. */
static void begin_near(const contact_system *c, law_problem *p)
{
    const contact_parts *const w = c->parts;
    double square = 0.0, along = 0.0;
    memset(p->forces, 0, (size_t)c->rows*sizeof(double));
    for (int64_t i = 0; i < c->rows; i++)
        square += w->least_forces[i]*w->least_forces[i];
    if (square == 0.0)
        return;
    law_forces(p);
    for (int64_t i = 0; i < c->rows; i++)
        along += p->forces[i]*w->least_forces[i];
    for (int64_t i = 0; i < c->rows; i++)
        p->forces[i] += along/square*w->beyond[i];
}

int contact_force(const contact_system *c, double t, law_problem *p)
{
    const contact_parts *const w = c->parts;
    for (int follows = 1; follows >= 0; follows--) {
        *p = contact_in_modes(c);
        contact_point_slips(c, w);
        begin_near(c, p);
        if (follows && follow(c, t, p))
            return 1;
    }
    law_forces(p);
    return 0;
}

int64_t contact_fail(contact_system *c, int64_t status, int64_t law, double value)
{
    c->status = status;
    c->law = law;
    c->value = value;
    return ODE_CONTACT;
}

int64_t contact_follower(const contact_system *c)
{
    for (int64_t l = 0; l < c->laws; l++)
        if (law_of(c, l)[LAW_FLAGS] & LAW_FOLLOWS)
            return l;
    return -1;
}

int contact_let_act(const model_context *model, const double *forces)
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
    contact_without_forces(model);
    if (*model->stop)
        return ODE_STOPPED;
    if (c->closed == 0)
        return ODE_RUNNING;
    const int64_t following = contact_follower(c);
    for (int round = 0; round < FOLLOWING; round++) {
        contact_evaluate(model, t, y);
        law_problem p;
        contact_force(c, t, &p);
        if (!contact_let_act(model, p.forces) || following < 0)
            return ODE_RUNNING;
    }
    return contact_fail(c, CONTACT_FOLLOWS_ITSELF, following, NAN);
}

void contact_push(const model_context *model, double t, double *y, int64_t first, int64_t count,
                  const double *impulses)
{
    const contact_system *const c = model->contacts;
    const double *const counts = c->parts->response, *column = counts + c->nq + c->nv;
    const double *entry = column;
    contact_call(model, &c->response, t, y, c->parts->response);
    for (const double *row = counts; row < column; row++)
        entry += (int64_t)*row;
    for (int64_t i = 0; i < first + count; i++)
        for (int64_t k = 0; k < (int64_t)counts[i]; k++, column++, entry++)
            if (i >= first)
                y[i] += *entry*impulses[(int64_t)*column];
}

/* Write what rows need for a change against `right`, of normals alone or of tangents that
   stick as well. */
static void change_rows(const contact_system *c, const double *right, int tangents)
{
    const contact_parts *const w = c->parts;
    law_problem p = contact_in_modes(c);
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
        contact_without_forces(model);
        contact_call(model, c->gaps.function ? &c->gaps : &c->contacts, t, y, w->gap);
        distances(c, w, &gap, &speed);
        if (gap <= CONTACT_HELD_TO && speed <= CONTACT_HELD_TO)
            return ODE_RUNNING;
        contact_evaluate(model, t, y);
        if (gap > CONTACT_HELD_TO) {
            memset(w->right, 0, (size_t)c->rows*sizeof(double));
            for (int64_t l = 0; l < c->laws; l++)
                w->right[law_of(c, l)[LAW_ROW]] = w->gap[l];
            change_rows(c, w->right, 0);
            contact_push(model, t, y, 0, c->nq, w->forces);
        } else {
            change_rows(c, w->speed, 1);
            contact_push(model, t, y, c->nq, c->nv, w->forces);
        }
    }
    return ODE_RUNNING;
}
