/* Guards of contacts, which are positive within a mode: gaps of what is open; of what is
   closed, the normal force, the reserve of friction, the sliding velocity. */
#include "contact_parts.h"
#include "meeting.h"

#include <float.h>
#include <math.h>
#include <string.h>

/* A reserve of friction, or a force, that is so small beside the forces is zero. */
static const double ROUNDED = 1e-13;

static double size_of(const double *x, int64_t count)
{
    double square = 0.0;
    for (int64_t i = 0; i < count; i++)
        square += x[i]*x[i];
    return sqrt(square);
}

static void write_guards(const contact_system *c, const contact_parts *w, contact_sample *at)
{
    double largest = 0.0;
    for (int64_t i = 0; i < c->rows && c->closed > 0; i++)
        largest = fmax(largest, fabs(w->forces[i]));
    for (int64_t l = 0; l < c->laws; l++) {
        const int64_t *const law = c->table + l*LAW_INTEGERS, n = law[LAW_ROW];
        const int64_t first = law_tangent(law), count = law[LAW_TANGENTS];
        const double *const numbers = w->numbers + l*LAW_NUMBERS;
        double *const g = at->value + GUARDS_OF_A_LAW*l, *const gd = at->rate + GUARDS_OF_A_LAW*l;
        const int unilateral = law[LAW_KIND] != LAW_FRICTION;
        g[0] = g[1] = 1.0;
        gd[0] = gd[1] = NAN;
        if (c->modes[l] == CONTACT_OPEN) {
            g[0] = law[LAW_KIND] == LAW_GAP ? w->gap[l] : w->speed[n];
            gd[0] = law[LAW_KIND] == LAW_GAP ? w->speed[n] : NAN;
            continue;
        }
        if (unilateral)
            g[0] = w->forces[n] + ROUNDED*largest;
        if (count == 0)
            continue;
        if (c->modes[l] == CONTACT_STICK) {
            const double most = numbers[LAW_STATIC]*(unilateral ? w->forces[n] : 1.0);
            g[1] = most - size_of(w->forces + first, count) + ROUNDED*largest;
            if (contact_is_carried(c, l))
                g[1] = -1.0;
        } else if (!contact_slips_in_plane(c, l)) {
            g[1] = gd[1] = 0.0;
            for (int64_t i = first; i < first + count; i++) {
                g[1] += w->speed[i]*c->directions[i];
                gd[1] += w->accelerations[i]*c->directions[i];
            }
        } else {
            /* In the plane a velocity passes zero beside it, and turns there ever faster:
               it is at rest when it would be so soon. */
            double speed = 0.0, slower = 0.0;
            for (int64_t i = first; i < first + count; i++) {
                speed += w->speed[i]*w->ways[i];
                slower -= w->accelerations[i]*w->ways[i];
            }
            g[1] = w->young[l] < 0.0 ? -1.0 : speed - CONTACT_SOON*contact_soon(c)*slower;
        }
    }
}

int64_t contact_guards_at(model_context *model, double t, const double *y, contact_sample *at)
{
    contact_system *const c = model->contacts;
    const contact_parts *const w = c->parts;
    const int64_t status = model_inputs(model, t, y);
    if (status != ODE_RUNNING)
        return status;
    if (c->closed == 0) {
        const model_call *const f = c->gaps.function ? &c->gaps : &c->contacts;
        f->function(t, y, model->u, f->p, f->k, w->gap);
    }
    write_guards(c, w, at);
    memcpy(at->force, w->forces, (size_t)c->rows*sizeof(double));
    return ODE_RUNNING;
}

double contact_slack(const contact_system *c, int64_t j)
{
    const int64_t l = j/GUARDS_OF_A_LAW;
    const int is_gap = c->table[l*LAW_INTEGERS + LAW_KIND] == LAW_GAP && j%2 == 0;
    if (c->modes[l] == CONTACT_OPEN)
        return CONTACT_HELD_TO*c->tolerances[2*l + !is_gap];
    return j%2 == 1 && c->modes[l] == CONTACT_SLIP
               ? CONTACT_HELD_TO*c->tolerances[2*l + 1] : DBL_MIN;
}

int64_t contact_values(model_context *model, double t, const double *y, double *values)
{
    const contact_system *const c = model->contacts;
    contact_sample at = contact_sample_of(c, GUARD_SAMPLES - 1, t);
    const int64_t status = contact_guards_at(model, t, y, &at);
    for (int64_t j = 0; j < GUARDS_OF_A_LAW*c->laws; j++)
        values[j] = at.value[j] + contact_slack(c, j);
    return status;
}
