/* When clauses of the model: what they let jump, round by round at an instant. */
#include "switches.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "meeting.h"
#include "whens.h"

/* So long behind an instant [s], in relation to the time, conditions are seen to pass. */
static const double AHEAD = 1e-12;
/* Instants so near to each other, so often, end a run, as do rounds at one of them. */
static const double SOON = 1e-8;
enum { INSTANTS = 20, ROUNDS = 100 };
static const double SINGULAR = 1e-12;
/* Sizes of times beside which rounding is that of numbers near 0. */
static const double LEAST_TIME = 1e-6;
/* A row of the table of clauses. */
enum { CONDITION, DIRECTION, PRIORITY, CHANGE, CHANGES, PUSH, PUSHES, TIME, TIMES, ENTRIES };

#define ROOM(n) ((n) > 0 ? (n) : 1)

static const int64_t *clause(int64_t i) { return when_table + ENTRIES*i; }

void switches_condense(switches_room *room, const double *p)
{
#if MODEL_CONDITIONS > 0
    model_guards_constants(p, room->k_guards);
#endif
    model_jumps_constants(p, room->k_jumps);
}

void switches_values(const double *p, double *values)
{
    double k[MODEL_DISCRETE_STARTS_CONSTANTS + 1];
    model_discrete_starts_constants(p, k);
    model_discrete_starts(p, k, values);
}

model_call switches_conditions(const switches_room *room, const double *p)
{
    model_call call = {NULL, p, room->k_guards};
#if MODEL_CONDITIONS > 0
    call.function = model_guards;
#endif
    return call;
}

const char *switches_name(int64_t i) { return when_names[i]; }

static void write_conditions(const switches_room *room, model_context *model,
                             const double *p, double t, const double *y, double *g)
{
    const model_call call = switches_conditions(room, p);
    model_inputs(model, t, y);
    if (call.function)
        call.function(t, y, model->u, p, call.k, g);
}

/* The conditions a moment later, where their signs are those to come. */
static void look_ahead(const switches_room *room, model_context *model, const double *p,
                       double t, const double *y, double *g)
{
    const double moment = AHEAD*fmax(1.0, fabs(t));
    double next[ROOM(MODEL_STATES)];
    int finite = 1;
    model_inputs(model, t, y);
    model->rates.function(t, y, model->u, model->rates.p, model->rates.k, next);
    for (int i = 0; i < MODEL_STATES; i++)
        finite = finite && isfinite(next[i]);
    for (int i = 0; i < MODEL_STATES; i++)
        next[i] = y[i] + (finite ? moment*next[i] : 0.0);
    write_conditions(room, model, p, t + moment, next, g);
}

/* The last time until `t` at which a clause acts; -INFINITY without one. */
static double last_time(int64_t i, double t)
{
    const int64_t *const row = clause(i);
    double last = -INFINITY;
    if (when_every[i] > 0.0)
        return floor(t/when_every[i])*when_every[i];
    for (int64_t j = row[TIME]; j < row[TIME] + row[TIMES]; j++)
        if (when_times[j] <= t)
            last = when_times[j];
    return last;
}

void switches_begin(switches_state *now, const switches_room *room, model_context *model,
                    const double *p, double t, const double *y)
{
    double g[MODEL_CONDITIONS + 1] = {0.0};
    look_ahead(room, model, p, t, y, g);
    for (int i = 0; i < MODEL_CONDITIONS; i++) {
        now->sides[i] = g[i] < 0.0 ? -1.0 : 1.0;
        now->passed[i] = g[i] == 0.0;
    }
    for (int i = 0; i < MODEL_WHENS; i++)
        now->done[i] = t - 256.0*DBL_EPSILON*fmax(fabs(t), LEAST_TIME);
    now->last = -INFINITY;
    now->soon = 0;
}

void switches_open(switches_state *now, double t, double near)
{
    for (int64_t i = 0; i < MODEL_WHENS; i++) {
        const double time = last_time(i, t + near);
        now->due[i] = time > now->done[i];
        now->done[i] = fmax(now->done[i], time);
    }
}

/* Which clauses are due: those of times, and whose condition has passed zero. */
static void find_due(switches_state *now, const double *g, int64_t located, int *due)
{
    for (int64_t i = 0; i < MODEL_WHENS; i++) {
        const int64_t k = clause(i)[CONDITION], direction = clause(i)[DIRECTION];
        due[i] = now->due[i] != 0;
        if (k < 0)
            continue;
        const double side = now->sides[k];
        if (!(k == located || g[k]*side < 0.0 || (g[k] == 0.0 && !now->passed[k])))
            continue;
        if ((double)direction*side > 0.0) {
            now->sides[k] = -side; /* the other way, in which it does not act */
            now->passed[k] = 1;
        } else {
            due[i] = 1;
        }
    }
}

/* Solve n equations, row by row with the right-hand side behind; whether it can be. */
static int solve(double *rows, int n, int width, double scale)
{
    for (int i = 0; i < n; i++) {
        int best = i;
        for (int j = i + 1; j < n; j++)
            if (fabs(rows[j*width + i]) > fabs(rows[best*width + i]))
                best = j;
        if (!(fabs(rows[best*width + i]) > SINGULAR*scale))
            return 0;
        for (int j = 0; j <= n; j++) {
            const double kept = rows[i*width + j];
            rows[i*width + j] = rows[best*width + j];
            rows[best*width + j] = kept;
        }
        for (int k = 0; k < n; k++) {
            const double factor = k == i ? 0.0 : rows[k*width + i]/rows[i*width + i];
            for (int j = i; j <= n && factor != 0.0; j++)
                rows[k*width + j] -= factor*rows[i*width + j];
        }
    }
    for (int i = 0; i < n; i++)
        rows[i*width + n] /= rows[i*width + i];
    return 1;
}

/* The impulses of those that act: P holds known ones, and what velocities become. */
static int find_impulses(const int *acts, double *P, const double *speeds, const double *A)
{
    enum { n = MODEL_PUSHES, WIDTH = n + 1 };
    int wanted[ROOM(n)], count = 0;
    double rows[ROOM(n)*WIDTH], scale = 0.0;
    for (int j = 0; j < n; j++)
        if (acts[j] && push_by_velocity[j])
            wanted[count++] = j;
    for (int a = 0; a < count; a++) {
        const int i = wanted[a];
        double change = P[i] - speeds[i];
        for (int j = 0; j < n; j++)
            if (acts[j] && !push_by_velocity[j])
                change -= A[i*n + j]*P[j];
        for (int b = 0; b < count; b++) {
            rows[a*WIDTH + b] = A[i*n + wanted[b]];
            scale = fmax(scale, fabs(rows[a*WIDTH + b]));
        }
        rows[a*WIDTH + count] = change;
    }
    if (!solve(rows, count, WIDTH, scale))
        return 0;
    for (int a = 0; a < count; a++)
        P[wanted[a]] = rows[a*WIDTH + count];
    return 1;
}

/* Let clauses act at once on what was before; return why not, or NULL. */
static const char *jump(switches_state *now, const switches_room *room,
                        model_context *model, const double *p, double t, double *y,
                        const int *due)
{
    enum { n = MODEL_PUSHES };
    double out[MODEL_CHANGES + 2*n + n*n + MODEL_VELOCITIES*n + 1];
    double *const P = out + MODEL_CHANGES, *const A = P + 2*n, *const D = A + n*n;
    double fresh[MODEL_STATES + MODEL_DISCRETES + 1];
    int acts[ROOM(n)] = {0}, is_new[MODEL_STATES + MODEL_DISCRETES + 1] = {0};
    model_inputs(model, t, y);
    model_jumps(t, y, model->u, p, room->k_jumps, out);
    for (int64_t i = 0; i < MODEL_WHENS; i++) {
        const int64_t *const row = clause(i);
        for (int64_t j = row[PUSH]; due[i] && j < row[PUSH] + row[PUSHES]; j++)
            acts[j] = 1;
        for (int64_t j = row[CHANGE]; due[i] && j < row[CHANGE] + row[CHANGES]; j++) {
            const int64_t target = change_targets[j];
            if (!isfinite(out[j]))
                return "a new value is not finite";
            if (is_new[target] && fresh[target] != out[j])
                return "two clauses give one variable different values at once";
            fresh[target] = out[j];
            is_new[target] = 1;
        }
    }
    if (!find_impulses(acts, P, P + n, A))
        return "no impulses of the inputs give the velocities their values";
    for (int j = 0; j < n; j++) {
        if (acts[j] && !isfinite(P[j]))
            return "an impulse is not finite";
        for (int i = 0; acts[j] && i < MODEL_VELOCITIES; i++)
            y[MODEL_COORDINATES + i] += D[i*n + j]*P[j];
    }
    for (int i = 0; i < MODEL_STATES; i++)
        if (is_new[i])
            y[i] = fresh[i];
    for (int i = 0; i < MODEL_DISCRETES; i++)
        if (is_new[MODEL_STATES + i])
            model->u[MODEL_INPUTS + i] = now->values[i] = fresh[MODEL_STATES + i];
    return NULL;
}

int switches_act(switches_state *now, const switches_room *room, model_context *model,
                 const double *p, double t, double *y, int64_t located, int64_t *acted,
                 char *text, size_t size)
{
    double g[MODEL_CONDITIONS + 1] = {0.0};
    int due[MODEL_WHENS] = {0}, count = 0;
    int64_t most = INT64_MIN;
    look_ahead(room, model, p, t, y, g);
    for (int i = 0; i < MODEL_CONDITIONS; i++) {
        if (!isfinite(g[i])) {
            snprintf(text, size, "a condition of when clauses is not finite");
            return -1;
        }
    }
    find_due(now, g, located, due);
    for (int64_t i = 0; i < MODEL_WHENS; i++)
        if (due[i] && clause(i)[PRIORITY] > most)
            most = clause(i)[PRIORITY];
    for (int64_t i = 0; i < MODEL_WHENS; i++) {
        const int64_t k = clause(i)[CONDITION];
        due[i] = due[i] && clause(i)[PRIORITY] == most;
        if (!due[i])
            continue;
        acted[count++] = i;
        now->due[i] = 0;
        if (k >= 0) {
            now->sides[k] = -now->sides[k];
            now->passed[k] = 1;
        }
    }
    for (int i = 0; count == 0 && i < MODEL_CONDITIONS; i++)
        now->passed[i] = g[i] == 0.0;
    if (count == 0)
        return 0;
    const char *why = jump(now, room, model, p, t, y, due);
    if (t > now->last + SOON*fmax(1.0, fabs(t)))
        now->soon = 0;
    /* Rounds of one instant count for less than instants. */
    now->soon += t > now->last ? ROUNDS : INSTANTS;
    now->last = t;
    if (!why && now->soon > INSTANTS*ROUNDS)
        why = "clauses act again and again, ever sooner, so that time does not go on";
    if (why)
        snprintf(text, size, "when clause %s: %s", when_names[acted[0]], why);
    return why ? -1 : count;
}

void switches_watch(const switches_state *now, const switches_room *room,
                    model_context *model, const double *p, ode_solver *solver)
{
    double g[MODEL_CONDITIONS + 1] = {0.0};
    const double t = model_time(model, solver->t), *const y = ode_state(solver);
    if (MODEL_CONDITIONS == 0)
        return;
    write_conditions(room, model, p, t, y, g);
    double *const sides = ode_events(solver, ODE_SIDES);
    for (int i = 0; i < MODEL_CONDITIONS; i++)
        sides[i] = g[i]*now->sides[i] > 0.0 ? g[i] : now->sides[i]*DBL_MIN;
    solver->watching = ODE_CONDITIONS_KNOWN;
}
