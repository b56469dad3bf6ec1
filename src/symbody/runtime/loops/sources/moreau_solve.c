/* Impulses of a step by relaxation, one contact after the other, on the velocities, so
   that a sweep costs as much as the rows have entries; for few rows by Newton's method.

   Sweeps are made conjugate as gradients are: Silcowitz, Niebe, Erleben (2010), A nonsmooth
   nonlinear conjugate gradient method for interactive contact force problems. Jean (1999),
   The non-smooth contact dynamics method; Acary, Brogliato (2008), Numerical
   Methods for Nonsmooth Dynamical Systems, chapter 13. */
#include "moreau.h"

#include <math.h>
#include <string.h>

/* Sweeps before Newton's method, which tell it who sticks and slips. */
enum { FIRST_SWEEPS = 8, OPENING_SWEEPS = 10 };
/* The share of a penetration that a step opens. */
static const double OPENED = 0.5;
/* Changes of velocities that open gaps are right to so much of the largest. */
static const double OPENED_TO = 1e-2;
/* Few rows that relaxation solves to this need no Newton's method. */
static const double ROUNDING = 1e-13;

void moreau_speeds(const moreau_contact *c, const double *v, double *speeds)
{
    memcpy(speeds, c->bias, (size_t)c->rows*sizeof(double));
    for (int64_t p = 0; p < c->parts; p++) {
        const int64_t count = c->count[p], *const velocities = c->velocities[p];
        const double *const W = c->W[p];
        double sums[3] = {0.0, 0.0, 0.0};
        if (c->rows == 3) { /* as most have, in one pass */
            for (int64_t k = 0; k < count; k++) {
                const double own = v[velocities[k]];
                sums[0] += W[k]*own;
                sums[1] += W[count + k]*own;
                sums[2] += W[2*count + k]*own;
            }
        } else {
            for (int64_t i = 0; i < c->rows; i++)
                for (int64_t k = 0; k < count; k++)
                    sums[i] += W[i*count + k]*v[velocities[k]];
        }
        for (int64_t i = 0; i < c->rows; i++)
            speeds[i] += sums[i];
    }
}

/* Change velocities by impulses of the rows of a contact. */
static void push(const moreau_contact *c, const double *impulse, double *v)
{
    for (int64_t p = 0; p < c->parts; p++) {
        const int64_t count = c->count[p], *const velocities = c->velocities[p];
        const double *const D = c->D[p];
        if (c->rows == 3) {
            for (int64_t k = 0; k < count; k++)
                v[velocities[k]] += D[k]*impulse[0] + D[count + k]*impulse[1]
                                    + D[2*count + k]*impulse[2];
            continue;
        }
        for (int64_t i = 0; i < c->rows; i++)
            for (int64_t k = 0; k < count; k++)
                v[velocities[k]] += D[i*count + k]*impulse[i];
    }
}

double moreau_tangent_response(const moreau_contact *c)
{
    const int64_t first = c->normal;
    if (first >= c->rows)
        return 0.0;
    const double a = c->A[4*first];
    if (first + 1 == c->rows)
        return a;
    const double d = c->A[4*(first + 1)], b = c->A[3*first + first + 1];
    return 0.5*(a + d) + sqrt(0.25*(a - d)*(a - d) + b*b);
}

/* The impulse of a contact that obeys its law at speeds, which a change of the normal
   impulse changes too; return how far it is from the present one, as a root of energy. */
static double obey(moreau_contact *c, double *speeds, double *impulse)
{
    const int64_t first = c->normal;
    double kinetic = c->kinetic, most = c->limit, far = 0.0;
    memcpy(impulse, c->impulse, sizeof(c->impulse));
    if (c->normal && c->A[0] > 0.0) {
        impulse[0] = fmax(0.0, impulse[0] - (speeds[0] - c->rebound)/c->A[0]);
        far = fabs(impulse[0] - c->impulse[0])*sqrt(c->A[0]);
        for (int64_t i = 1; i < c->rows; i++)
            speeds[i] += c->A[3*i]*(impulse[0] - c->impulse[0]);
    }
    if (c->normal) {
        kinetic *= impulse[0];
        most *= impulse[0];
    }
    c->mode = c->normal && !(impulse[0] > 0.0) ? CONTACT_OPEN : CONTACT_STICK;
    const double response = c->response;
    if (!(response > 0.0))
        return far;
    double size = 0.0, change = 0.0;
    for (int64_t i = first; i < c->rows; i++) {
        impulse[i] -= speeds[i]/response;
        size += impulse[i]*impulse[i];
    }
    size = sqrt(size);
    const double share = size > most ? kinetic/size : 1.0;
    if (size > most && c->mode == CONTACT_STICK)
        c->mode = CONTACT_SLIP;
    for (int64_t i = first; i < c->rows; i++) {
        impulse[i] = c->A[4*i] > 0.0 ? share*impulse[i] : 0.0;
        change += (impulse[i] - c->impulse[i])*(impulse[i] - c->impulse[i]);
    }
    return fmax(far, sqrt(change*response));
}

/* One sweep over all contacts; return the largest change, and add up the squares of all
   as energies. */
static double sweep(moreau_parts *w, double *square)
{
    double most = 0.0;
    *square = 0.0;
    for (int64_t i = 0; i < w->count; i++) {
        moreau_contact *const c = w->contacts + i;
        double speeds[3], impulse[3];
        moreau_speeds(c, w->v, speeds);
        const double far = obey(c, speeds, impulse);
        most = far > most || isnan(far) ? far : most;
        for (int64_t k = 0; k < c->rows; k++) {
            c->change[k] = impulse[k] - c->impulse[k];
            c->impulse[k] = impulse[k];
            *square += c->A[4*k]*c->change[k]*c->change[k];
        }
        push(c, c->change, w->v);
    }
    return most;
}

/* Go on along the ways of the sweeps before, by so much of them, and turn them. */
static void go_on(moreau_parts *w, double share)
{
    for (int64_t i = 0; i < w->count; i++) {
        moreau_contact *const c = w->contacts + i;
        double more[3] = {0.0, 0.0, 0.0};
        for (int64_t k = 0; k < c->rows; k++) {
            more[k] = share*c->way[k];
            c->impulse[k] += more[k];
            c->way[k] = more[k] + c->change[k];
        }
        if (share > 0.0)
            push(c, more, w->v);
    }
}

/* Velocities by all impulses, so that rounding of changes does not add up. */
static void write_velocities(const moreau_system *m, moreau_parts *w)
{
    memcpy(w->v, w->free, (size_t)m->contact.nv*sizeof(double));
    for (int64_t i = 0; i < w->count; i++)
        push(w->contacts + i, w->contacts[i].impulse, w->v);
}

/* How far impulses are from all laws, and whose are farthest. */
static double measure(moreau_system *m, const moreau_parts *w)
{
    double most = 0.0;
    for (int64_t i = 0; i < w->count; i++) {
        moreau_contact *const c = w->contacts + i;
        double speeds[3], impulse[3];
        moreau_speeds(c, w->v, speeds);
        const double far = obey(c, speeds, impulse);
        if (!(far > most || isnan(far)))
            continue;
        most = far;
        m->farthest = moreau_key(m, c);
    }
    return most;
}

/* What residuals are compared with: the largest root of energy of a row. */
static double scale_of(const moreau_parts *w)
{
    double most = 1e-300;
    for (int64_t i = 0; i < w->count; i++) {
        const moreau_contact *const c = w->contacts + i;
        for (int64_t k = 0; k < c->rows; k++)
            if (c->A[4*k] > 0.0)
                most = fmax(most, fmax(fabs(c->free[k]), fabs(c->before[k]))
                                      /sqrt(c->A[4*k]));
    }
    return most;
}

static int64_t row_count(const moreau_parts *w)
{
    int64_t rows = 0;
    for (int64_t i = 0; i < w->count && rows <= MOREAU_NEWTON_ROWS; i++)
        rows += w->contacts[i].rows;
    return rows;
}

/* Write A, column by column. */
static void write_matrix(moreau_parts *w, int64_t rows, double *A)
{
    int64_t j = 0;
    for (int64_t i = 0; i < w->count; i++) {
        const moreau_contact *const c = w->contacts + i;
        for (int64_t k = 0; k < c->rows; k++, j++) {
            double unit[3] = {0.0, 0.0, 0.0}, speeds[3];
            unit[k] = 1.0;
            push(c, unit, w->shift);
            int64_t row = 0;
            for (int64_t o = 0; o < w->count; o++) {
                const moreau_contact *const other = w->contacts + o;
                moreau_speeds(other, w->shift, speeds);
                for (int64_t r = 0; r < other->rows; r++, row++)
                    A[row*rows + j] = speeds[r] - other->bias[r];
            }
            for (int64_t p = 0; p < c->parts; p++)
                for (int64_t v = 0; v < c->count[p]; v++)
                    w->shift[c->velocities[p][v]] = 0.0;
        }
    }
}

/* Newton's method on all contacts, which begins with the modes of relaxation; whether it
   has solved the laws. */
static int newton(moreau_system *m, moreau_parts *w, int64_t rows)
{
    const int64_t laws = w->count, most = MOREAU_NEWTON_ROWS;
    double *const A = w->newton, *next = A + most*most;
    int64_t *const table = w->integers_of_newton, *const presence = table + LAW_INTEGERS*most;
    law_problem p = {.laws = laws, .rows = rows, .table = table, .A = A,
                     .presence = presence, .modes = presence + most,
                     .places = presence + 2*most, .law = -1};
    double *const numbers = next + 5*most;
    p.numbers = numbers;
    p.offset = next;
    p.least = next + most;
    p.directions = next + 2*most;
    p.forces = next + 3*most;
    p.accelerations = next + 4*most;
    p.work = next + 8*most;
    write_matrix(w, rows, A);
    for (int64_t i = 0, row = 0; i < laws; i++) {
        const moreau_contact *const c = w->contacts + i;
        const int64_t law[LAW_INTEGERS] = {c->normal ? LAW_GAP : LAW_FRICTION, row,
                                           c->rows - c->normal, 0};
        const double own[LAW_NUMBERS] = {c->kinetic, c->limit, 0.0};
        const double size = hypot(c->impulse[c->normal],
                                  c->rows - c->normal == 2 ? c->impulse[c->normal + 1] : 0.0);
        memcpy(table + i*LAW_INTEGERS, law, sizeof(law));
        memcpy(numbers + i*LAW_NUMBERS, own, sizeof(own));
        presence[i] = LAW_HELD;
        p.least[i] = 0.0;
        p.modes[i] = c->mode;
        for (int64_t k = 0; k < c->rows; k++, row++) {
            p.offset[row] = c->free[k] - (k < c->normal ? c->rebound : 0.0);
            p.directions[row] = size > 0.0 ? -c->impulse[k]/size : 0.0;
        }
    }
    if (law_solve(&p) != CONTACT_SOLVED)
        return 0;
    for (int64_t i = 0, row = 0; i < laws; i++)
        for (int64_t k = 0; k < w->contacts[i].rows; k++, row++)
            w->contacts[i].impulse[k] = p.forces[row];
    if (p.redundant > 0 && isnan(m->contact.least_norm))
        m->contact.least_norm = m->now;
    write_velocities(m, w);
    return 1;
}

/* Friction along what no impulse moves: it is known where that slides, and felt by drives
   alone. */
static void slide(const moreau_system *m, moreau_parts *w)
{
    for (int64_t i = 0; i < w->count; i++) {
        moreau_contact *const c = w->contacts + i;
        const int64_t first = c->normal;
        const double most = c->kinetic*(c->normal ? c->impulse[0] : 1.0);
        double speeds[3] = {0.0, 0.0, 0.0}, square = 0.0;
        int is_free = 1;
        for (int64_t k = first; k < c->rows; k++)
            is_free = is_free && c->A[4*k] > 0.0;
        if (is_free)
            continue;
        moreau_speeds(c, w->v, speeds);
        for (int64_t k = first; k < c->rows; k++)
            square += speeds[k]*speeds[k];
        const double fast = sqrt(square);
        for (int64_t k = first; k < c->rows && fast > m->contact.tolerances[2*c->law + 1]; k++)
            if (!(c->A[4*k] > 0.0))
                c->impulse[k] = -most*speeds[k]/fast;
    }
}

double moreau_solve(moreau_system *m, moreau_parts *w, int64_t sweeps)
{
    const int64_t rows = row_count(w);
    for (int64_t i = 0; i < w->count; i++)
        moreau_speeds(w->contacts + i, w->free, w->contacts[i].free);
    write_velocities(m, w);
    const double scale = scale_of(w);
    double far = INFINITY, last = 0.0, square = 0.0;
    double allowed = (rows <= MOREAU_NEWTON_ROWS ? ROUNDING : m->tolerance)*scale;
    for (int64_t done = 0; done < sweeps; done++) {
        if (done == FIRST_SWEEPS && rows <= MOREAU_NEWTON_ROWS) {
            if (newton(m, w, rows))
                break;
            allowed = m->tolerance*scale;
        }
        far = sweep(w, &square);
        m->swept++;
        if (far <= allowed)
            break;
        go_on(w, square < last ? square/last : 0.0);
        last = square;
    }
    write_velocities(m, w);
    slide(m, w);
    return w->count > 0 ? measure(m, w)/scale : 0.0;
}

int moreau_is_impact(const moreau_contact *c)
{
    return c->normal && c->impulse[0] > 0.0 && -c->before[0] > fabs(c->free[0] - c->before[0]);
}

int moreau_open(moreau_system *m, moreau_parts *w, double h)
{
    double change = INFINITY, most = 0.0;
    for (int round = 0; round < OPENING_SWEEPS && change > OPENED_TO*most; round++) {
        change = 0.0;
        for (int64_t i = 0; i < w->count; i++) {
            moreau_contact *const c = w->contacts + i;
            const double gap = fmin(c->gap + m->contact.tolerances[2*c->law], 0.0);
            double speeds[3], more[3] = {0.0, 0.0, 0.0};
            if (!c->normal || !(c->impulse[0] > 0.0) || c->gap >= 0.0
                || (moreau_is_impact(c) && c->rebound > 0.0))
                continue;
            moreau_speeds(c, w->shift, speeds);
            const double missing = -OPENED*gap/h - (speeds[0] - c->bias[0]);
            more[0] = fmax(-c->opening, missing/c->A[0]);
            c->opening += more[0];
            push(c, more, w->shift);
            change = fmax(change, fabs(more[0])*sqrt(c->A[0]));
            most = fmax(most, c->opening*sqrt(c->A[0]));
        }
    }
    return most > 0.0;
}
