/* The time-stepping method of Moreau and Jean with theta = 1/2: velocities at the end of a
   step obey the laws of contact, impact and friction at its middle.

   Moreau (1988), Unilateral contact and dry friction in finite freedom dynamics; Jean
   (1999), The non-smooth contact dynamics method; Studer (2009), Numerics of Unilateral
   Contacts and Friction. */
#include "moreau.h"
#include "meeting.h"
#include "solver.h"

/* The first velocities of a step are a guess: so many sweeps. */
enum { GUESS_SWEEPS = 10 };
/* Ends of a contact that overlap by so many tolerances would pass each other. */
static const double TOO_DEEP = 1e8;

static moreau_system *system_of(model_context *model)
{
    return (moreau_system *)(void *)model->contacts;
}

static int64_t fail(moreau_system *m, int64_t status, int64_t key, double value)
{
    m->contact.status = status;
    m->contact.law = key;
    m->contact.value = value;
    return ODE_CONTACT;
}

int64_t moreau_forces(model_context *model, double t, const double *y)
{
    const moreau_system *const m = system_of(model);
    const moreau_parts w = moreau_parts_of(m, model->n);
    (void)t;
    (void)y;
    memcpy(model->u + m->contact.first, w.applied, (size_t)m->contact.rows*sizeof(double));
    return *model->stop ? ODE_STOPPED : ODE_RUNNING;
}

int64_t moreau_search(model_context *model, ode_solver *s, int64_t status)
{
    (void)model;
    (void)s;
    return status;
}

int64_t moreau_project(model_context *model, double t, double *y)
{
    (void)model;
    (void)t;
    (void)y;
    return ODE_RUNNING;
}

/* A function of the model with the inputs as they are. */
static void call(const model_context *model, const model_call *f, double t, const double *y,
                 double *out)
{
    f->function(model_time(model, t), y, model->u, f->p, f->k, out);
}

/* How deep the ends of a contact may overlap. */
static double depth(const moreau_system *m, const moreau_parts *w, const moreau_contact *c)
{
    double least = TOO_DEEP*m->contact.tolerances[2*c->law];
    for (int64_t p = 0; p < c->parts && c->parts == 2; p++) {
        const int64_t l = (p == 0 ? c->law : c->other) - m->first_place;
        const double radius = w->places[l*PLACE_NUMBERS + PLACE_RADIUS];
        if (radius > 0.0)
            least = fmin(least, radius);
    }
    return least;
}

/* Write W of the laws that touch, from speeds that are linear in the velocities. */
static void write_speeds(const model_context *model, moreau_system *m, moreau_parts *w,
                         double t)
{
    const contact_system *const c = &m->contact;
    double *const v = w->y + c->nq;
    memset(v, 0, (size_t)c->nv*sizeof(double));
    call(model, &c->gaps, t, w->y, w->still);
    for (int64_t color = 0; color < m->velocity_color_count; color++) {
        int any = 0;
        for (int64_t k = 0; k < c->nv; k++) {
            v[k] = m->velocity_colors[k] == color;
            any = any || v[k] != 0.0;
        }
        if (!any)
            continue;
        call(model, &c->gaps, t, w->y, w->one);
        for (int64_t l = 0; l < c->laws; l++) {
            const int64_t count = m->starts[l + 1] - m->starts[l];
            const int64_t *const own = m->velocities + m->starts[l];
            const int64_t rows = moreau_law_rows(m, l), first = moreau_law(m, l)[LAW_ROW];
            for (int64_t k = 0; k < count && w->needed[l]; k++) {
                if (v[own[k]] == 0.0)
                    continue;
                const double *const one = w->one + c->laws + first, *const still = w->still + c->laws + first;
                double *const W = w->W + w->blocks_of[l] + k;
                for (int64_t i = 0; i < rows; i++)
                    W[i*count] = one[i] - still[i];
            }
        }
    }
    memset(v, 0, (size_t)c->nv*sizeof(double));
}

/* Write D of the laws that touch, from rates that are linear in the forces; those without
   forces are in `base`. */
static void write_responses(ode_solver *s, const model_context *model, moreau_system *m,
                            moreau_parts *w, double t)
{
    const contact_system *const c = &m->contact;
    double *const u = model->u + c->first;
    for (int64_t color = 0; color < m->row_color_count; color++) {
        int any = 0;
        for (int64_t l = 0; l < c->laws; l++)
            for (int64_t i = 0, rows = moreau_law_rows(m, l); i < rows; i++) {
                const int64_t row = moreau_law(m, l)[LAW_ROW] + i;
                u[row] = w->needed[l] && m->row_colors[row] == color;
                any = any || u[row] != 0.0;
            }
        if (!any)
            continue;
        s->counts.evaluations++;
        call(model, &model->rates, t, w->y, w->rates);
        for (int64_t l = 0; l < c->laws; l++) {
            const int64_t count = m->starts[l + 1] - m->starts[l];
            const int64_t *const own = m->velocities + m->starts[l];
            const double *const unit = u + moreau_law(m, l)[LAW_ROW];
            const double *const after = w->rates + c->nq, *const before = w->base + c->nq;
            for (int64_t i = 0, rows = moreau_law_rows(m, l); i < rows; i++) {
                double *const D = w->D + w->blocks_of[l] + i*count;
                for (int64_t k = 0; k < count && unit[i] != 0.0; k++)
                    D[k] = after[own[k]] - before[own[k]];
            }
        }
    }
    memset(u, 0, (size_t)c->rows*sizeof(double));
}

/* Contacts at the middle of a step from y, whose rates are in `base`: their rows, and
   speeds at its begin. */
static int64_t look(ode_solver *s, model_context *model, moreau_system *m, moreau_parts *w,
                    double t, double h)
{
    contact_system *const c = &m->contact;
    const double *const v = state(s) + c->nq;
    call(model, &c->gaps, t, w->y, w->gap);
    int64_t status = moreau_find(m, w, h);
    if (status != CONTACT_SOLVED)
        return fail(m, status, -1, 0.0);
    m->most_active = w->count > m->most_active ? w->count : m->most_active;
    if (w->count == 0)
        return ODE_RUNNING;
    write_responses(s, model, m, w, t);
    write_speeds(model, m, w, t);
    status = moreau_write_rows(m, w);
    if (status != CONTACT_SOLVED)
        return fail(m, status, -1, 0.0);
    for (int64_t i = 0; i < w->count; i++) {
        moreau_contact *const one = w->contacts + i;
        const int64_t kind = moreau_law(m, one->law)[LAW_KIND];
        moreau_speeds(one, v, one->before);
        /* Who does not touch yet, and will not rebound, may come as near as that. */
        one->rebound = one->rebound > 0.0 ? one->rebound*fmax(0.0, -one->before[0])
                                          : fmin(0.0, -2.0*one->gap/h);
        if (kind == LAW_FRICTION) {
            one->rebound = 0.0;
            one->kinetic *= h;
            one->limit *= h;
        }
        if (one->gap < m->deepest) {
            m->deepest = one->gap;
            m->deepest_time = t;
            m->deepest_law = moreau_key(m, one);
        }
        if (one->gap < -depth(m, w, one))
            return fail(m, CONTACT_TOO_DEEP, moreau_key(m, one), one->gap);
    }
    return ODE_RUNNING;
}

/* Write means over the step, of pairs for each of both: their forces and torques. */
static void write_means(moreau_system *m, moreau_parts *w, double h)
{
    memset(w->applied, 0, (size_t)m->contact.rows*sizeof(double));
    for (int64_t i = 0; i < w->count; i++) {
        const moreau_contact *const c = w->contacts + i;
        for (int64_t p = 0; p < c->parts; p++) {
            const int64_t l = p == 0 ? c->law : c->other;
            double *const to = w->applied + moreau_law(m, l)[LAW_ROW];
            for (int64_t k = 0; k < c->rows; k++) {
                const double force = c->impulse[k]/h, *const d = c->axes + 3*k;
                if (c->parts == 1) {
                    to[k] = force;
                    continue;
                }
                const double *const at = w->places + (l - m->first_place)*PLACE_NUMBERS;
                for (int j = 0; j < 3; j++) {
                    const int a = (j + 1)%3, b = (j + 2)%3;
                    const double side = p == 0 ? force : -force;
                    to[j] += side*d[j];
                    to[3 + j] += side*((c->place[a] - at[a])*d[b]
                                       - (c->place[b] - at[b])*d[a]);
                }
            }
        }
    }
}

static void record(moreau_system *m, int64_t kind, int64_t key, const double *impulse,
                   double energy)
{
    contact_event *const row = m->contact.events + m->contact.event_count++;
    memset(row, 0, sizeof(*row));
    row->time = m->now;
    row->kind = kind;
    row->law = key;
    row->energy = energy;
    if (impulse)
        memcpy(row->impulse, impulse, sizeof(row->impulse));
}

/* Record impacts and changes of modes, and what contacts took; of pairs, which are many,
   only where they meet and part. */
static void write_events(moreau_system *m, moreau_parts *w)
{
    double taken = 0.0;
    const int is_silent = m->contact.silent != 0;
    m->contact.closed = 0;
    for (int64_t i = 0; i < w->count; i++) {
        const moreau_contact *const c = w->contacts + i;
        const int64_t last = moreau_last(m, w, c), key = moreau_key(m, c);
        const int64_t was = last < 0 ? CONTACT_OPEN : w->modes[last];
        double speeds[3], energy = 0.0;
        moreau_speeds(c, w->v, speeds);
        for (int64_t k = 0; k < c->rows; k++)
            energy -= 0.5*c->impulse[k]*(c->before[k] + speeds[k]);
        taken += energy;
        const int is_new = was == CONTACT_OPEN, is_pair = c->parts == 2;
        if (moreau_is_impact(c) && (is_new || !is_pair))
            record(m, EVENT_IMPACT, key, c->impulse, energy);
        if (c->mode != CONTACT_OPEN && c->mode != was && !is_silent && (is_new || !is_pair))
            record(m, is_new && c->normal ? EVENT_CLOSED
                      : c->mode == CONTACT_STICK ? EVENT_STICKS : EVENT_SLIPS, key, 0, 0.0);
        if (c->mode == CONTACT_OPEN && was != CONTACT_OPEN)
            record(m, EVENT_OPENED, key, 0, 0.0);
        if (last >= 0)
            w->modes[last] = CONTACT_OPEN;
        m->contact.closed += c->mode != CONTACT_OPEN;
    }
    for (int64_t i = 0; i < m->active; i++)
        if (w->modes[i] != CONTACT_OPEN)
            record(m, EVENT_OPENED, w->keys[i], 0, 0.0);
    m->taken += taken;
    if (-taken > m->given) {
        m->given = -taken;
        m->given_time = m->now;
    }
    m->contact.silent = 0;
}

/* Velocities after a step by rates in `rates`, into v. */
static double solve(ode_solver *s, moreau_system *m, moreau_parts *w, double h,
                    int64_t sweeps)
{
    const int64_t nq = m->contact.nq;
    for (int64_t i = 0; i < m->contact.nv; i++)
        w->free[i] = state(s)[nq + i] + h*w->rates[nq + i];
    return moreau_solve(m, w, sweeps);
}

/* The velocities in the middle of the step, into y. */
static void write_middle(const ode_solver *s, const moreau_system *m, moreau_parts *w)
{
    const int64_t nq = m->contact.nq;
    for (int64_t i = 0; i < m->contact.nv; i++)
        w->y[nq + i] = 0.5*(state(s)[nq + i] + w->v[i]);
}

/* The step itself: writes the new state. */
static int64_t advance(ode_solver *s, model_context *model, moreau_system *m,
                       moreau_parts *w, double h)
{
    const int64_t n = s->system->n, nq = m->contact.nq, nv = m->contact.nv;
    const double *const y = state(s), middle = s->t + 0.5*h;
    double *const y_new = new_state(s);
    memset(w->applied, 0, (size_t)m->contact.rows*sizeof(double));
    int64_t status = evaluate(s, s->t, y, w->rates);
    if (status != ODE_RUNNING)
        return status;
    for (int64_t i = 0; i < n; i++)
        w->y[i] = y[i] + 0.5*h*w->rates[i];
    if (s->system->keep) {
        status = s->system->keep(model, middle, w->y, 0);
        if (status != ODE_RUNNING && status != ODE_REPARTITION)
            return status;
    }
    memcpy(w->y + nq, y + nq, (size_t)nv*sizeof(double));
    status = evaluate(s, middle, w->y, w->base);
    if (status == ODE_RUNNING)
        status = look(s, model, m, w, middle, h);
    if (status != ODE_RUNNING)
        return status;
    memcpy(w->rates, w->base, (size_t)n*sizeof(double));
    solve(s, m, w, h, GUESS_SWEEPS);
    /* One half of the step goes with the velocities before, one with those after. */
    memcpy(w->y + nq, w->v, (size_t)nv*sizeof(double));
    status = evaluate(s, middle, w->y, w->rates);
    if (status != ODE_RUNNING)
        return status;
    for (int64_t i = 0; i < n; i++)
        w->rates[i] = 0.5*(w->rates[i] + w->base[i]);
    const double residual = solve(s, m, w, h, m->sweeps);
    if (!isfinite(residual))
        return fail(m, CONTACT_NOT_FINITE, -1, residual);
    if (residual > m->contact.residual) {
        m->contact.residual = residual;
        m->unsolved_time = m->now;
        m->unsolved_law = m->farthest;
    }
    /* Places and what else is integrated, by forces that are means over the step. */
    write_means(m, w, h);
    write_middle(s, m, w);
    status = evaluate(s, middle, w->y, w->rates);
    for (int64_t i = 0; i < n; i++)
        y_new[i] = y[i] + h*w->rates[i];
    memcpy(y_new + nq, w->v, (size_t)nv*sizeof(double));
    if (status != ODE_RUNNING || !moreau_open(m, w, h))
        return status;
    /* These displacements do no work. */
    for (int64_t i = 0; i < nv; i++)
        w->y[nq + i] += w->shift[i];
    memset(w->shift, 0, (size_t)nv*sizeof(double));
    status = evaluate(s, middle, w->y, w->rates);
    for (int64_t i = 0; i < nq; i++)
        y_new[i] = y[i] + h*w->rates[i];
    return status;
}

int64_t moreau_resolve(model_context *model, ode_solver *s)
{
    moreau_system *const m = system_of(model);
    moreau_parts w = moreau_parts_of(m, model->n);
    const int64_t status = model_inputs(model, model_time(model, s->t), ode_state(s));
    if (status != ODE_RUNNING)
        return status;
    call(model, &m->contact.gaps, s->t, ode_state(s), w.gap);
    const int64_t known = moreau_find(m, &w, 0.0);
    if (known != CONTACT_SOLVED)
        return fail(m, known, -1, 0.0);
    for (int64_t i = 0; i < w.count; i++) {
        const moreau_contact *const c = w.contacts + i;
        const int has_gap = c->parts == 2 || moreau_law(m, c->law)[LAW_KIND] == LAW_GAP;
        /* Behind a step they overlap as steps let them. */
        if (has_gap && m->most_active == 0 && c->gap < -m->contact.tolerances[2*c->law])
            return fail(m, CONTACT_PENETRATES, moreau_key(m, c), c->gap);
    }
    m->contact.begun = m->contact.forced = 1;
    if (s->counts.steps > 0)
        return ODE_RUNNING;
    /* Means over the first step stand where it begins; nothing else of it is kept. */
    const moreau_system before = *m;
    const ode_counts counts = s->counts;
    const int64_t looked = advance(s, model, m, &w, s->options->step);
    *m = before;
    s->counts = counts;
    if (looked != ODE_RUNNING)
        memset(w.applied, 0, (size_t)m->contact.rows*sizeof(double));
    return ODE_RUNNING;
}

/* Make steps of one length, of which a whole number fits until the end. */
static void plan(ode_solver *s)
{
    const double count = ceil(fabs(s->end - s->t)/s->options->step*(1.0 - 1e-12));
    s->planned_steps = (int64_t)fmax(1.0, count);
    s->planned = s->end;
    s->origin = s->t;
    s->taken = 0;
}

static int64_t step(ode_solver *s)
{
    model_context *const model = s->system->context;
    moreau_system *const m = system_of(model);
    moreau_parts w = moreau_parts_of(m, model->n);
    const size_t size = (size_t)s->system->n*sizeof(double);
    if (m->contact.event_count + 3*m->most > m->contact.event_rows)
        return ODE_EVENTS_FULL;
    if (s->planned != s->end || s->taken >= s->planned_steps)
        plan(s);
    const double h = (s->end - s->origin)/(double)s->planned_steps;
    /* From the count, so that the rounding of many steps does not add up. */
    m->now = s->taken + 1 == s->planned_steps ? s->end
                                              : s->origin + (double)(s->taken + 1)*h;
    int64_t status = advance(s, model, m, &w, h);
    if (status == ODE_RUNNING && s->system->watch)
        status = s->system->watch(model, s->t, state(s), m->now, new_state(s));
    if (status != ODE_RUNNING)
        return status;
    memcpy(kept_state(s), new_state(s), size);
    if (s->system->keep)
        status = s->system->keep(model, m->now, kept_state(s), 1);
    if (status != ODE_RUNNING && status != ODE_REPARTITION)
        return status;
    write_events(m, &w);
    moreau_remember(m, &w);
    s->taken++;
    s->counts.steps++;
    s->t_old = s->t;
    s->t = m->now;
    s->h = s->h_old = h;
    memcpy(old_state(s), state(s), size);
    memcpy(state(s), kept_state(s), size);
    return status;
}

/* Linear within a step, as velocities jump. */
static void interpolate(const ode_solver *s, double t, double *y)
{
    const double x = (t - s->t_old)/s->h_old;
    for (int64_t i = 0; i < s->system->n; i++)
        y[i] = old_state(s)[i] + x*(state(s)[i] - old_state(s)[i]);
}

const ode_method ode_moreau = {step, 0, interpolate, 0, 0, 0, 0};
