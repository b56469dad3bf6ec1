/* The solver: one step of a method, kept on the constraints, with events located. */
#include "solver.h"

/* Arrays of the event functions, behind that of ODE_SIDES: where a pair of parts of the
   step begins, in its middle, where it ends, and at a trial; their greatest sizes. */
enum { LAST = ODE_SIDES + 1, FROM, TO, TRIAL, GREATEST };

int64_t ode_work(const ode_method *method, int64_t n, int64_t events)
{
    const int64_t arrays = SHARED_ARRAYS + method->arrays;
    const int64_t matrices = method->matrices*matrix_size(n);
    /* Matrices begin where blocks do. */
    return (matrices > 0 ? padded(arrays*n) : arrays*n) + matrices
           + ODE_EVENT_ARRAYS*events;
}

int64_t ode_pivots(const ode_method *method, int64_t n)
{
    return method->matrices*n;
}

double *ode_state(const ode_solver *s) { return state(s); }

/* How many event functions are no switches; these come behind them. */
static int64_t conditions(const ode_solver *s)
{
    return s->system->events - s->system->switches;
}

double *ode_events(const ode_solver *s, int64_t which)
{
    const int64_t e = s->system->events;
    return s->work + ode_work(s->options->method, s->system->n, 0) + which*e;
}

void ode_start(ode_solver *s, double t, double h)
{
    s->t = s->t_old = t;
    s->h = h;
    s->h_old = 0.0;
    s->h_factored = 0.0;
    s->error = 1e-4;
    s->condition = 0.0;
    s->singular = INFINITY;
    s->asked = NAN;
    s->fine = 0.0;
    s->planned_steps = s->taken = 0;
    s->planned = t;
    s->begun = s->retry = s->bad = s->near = s->dense = s->fresh = s->watching = 0;
    s->refined = 0;
    s->event = -1;
}

void ode_begin(ode_solver *s, double t, double h)
{
    memset(ode_events(s, GREATEST), 0, (size_t)s->system->events*sizeof(double));
    s->hasty = s->counts.stiff = s->signs = s->no_signs = 0;
    s->next_try = s->tries = s->begins_high = 0;
    s->pace = 0.0;
    ode_start(s, t, h);
}

int64_t ode_interpolate(ode_solver *s, double t, double *y)
{
    const ode_method *const method = s->options->method;
    if (!s->dense && method->dense) {
        const int64_t status = method->dense(s);
        if (status != ODE_RUNNING)
            return status;
    }
    s->dense = 1;
    method->interpolate(s, t, y);
    return ODE_RUNNING;
}

/* How far constraints may move a state: in tolerances, or in relation to the state. */
static const double FAR = 100.0, FAR_ANYWAY = 1e-6;

/* Whether constraints have moved a state by no more than errors of the step that began at
   another one. */
static int is_close(const ode_solver *s, const double *begin, const double *a, const double *b)
{
    const ode_options *const options = s->options;
    double size = 1.0;
    if (memcmp(a, b, (size_t)s->system->n*sizeof(double)) == 0)
        return 1; /* as nearly always where contacts alone are kept, and all open */
    for (int64_t i = 0; i < s->system->n; i++)
        size = fmax(size, fabs(a[i]));
    for (int64_t i = 0; i < s->system->n; i++) {
        const double most = fmax(fabs(begin[i]), fabs(a[i]));
        const double allowed = FAR*(options->atol[i] + options->rtol*most);
        /* Written so that NaN fails. */
        if (!(fabs(a[i] - b[i]) <= fmax(allowed, FAR_ANYWAY*size)))
            return 0;
    }
    return 1;
}

int64_t ode_keep_new(ode_solver *s, double t)
{
    const ode_system *const system = s->system;
    double *const kept = kept_state(s), *const y_new = new_state(s);
    int64_t status = ODE_RUNNING;
    memcpy(kept, y_new, (size_t)system->n*sizeof(double));
    if (system->watch)
        status = system->watch(system->context, s->t, state(s), t, y_new);
    if (!system->keep || status != ODE_RUNNING)
        return status;
    status = system->keep(system->context, t, kept, 1);
    if (status == ODE_STOPPED || is_close(s, state(s), y_new, kept))
        return status;
    return ODE_NOT_KEPT;
}

/* Put the state after a step on its constraints. */
static int64_t keep(ode_solver *s)
{
    const ode_system *const system = s->system;
    return system->keep ? system->keep(system->context, s->t, state(s), 1) : ODE_RUNNING;
}

/* Put an answer on its constraints, unless they are singular just there. */
static int64_t keep_answer(ode_solver *s, double t, double *y)
{
    const ode_system *const system = s->system;
    if (!system->keep)
        return ODE_RUNNING;
    double *const kept = argument(s);
    memcpy(kept, y, (size_t)system->n*sizeof(double));
    const int64_t found = system->keep(system->context, t, kept, 0);
    if (found == ODE_STOPPED || !is_close(s, old_state(s), y, kept))
        return found == ODE_STOPPED ? ODE_STOPPED : ODE_RUNNING;
    if (found == ODE_RUNNING)
        memcpy(y, kept, (size_t)system->n*sizeof(double));
    return found == ODE_SET_ASIDE ? ODE_SET_ASIDE : ODE_RUNNING;
}

int64_t ode_answer(ode_solver *s, double t, double *y)
{
    int64_t status = ODE_RUNNING;
    if (t == s->t)
        memcpy(y, state(s), (size_t)s->system->n*sizeof(double));
    else if ((status = ode_interpolate(s, t, y)) == ODE_RUNNING)
        status = keep_answer(s, t, y);
    if (status == ODE_RUNNING && s->refined) {
        status = s->options->method->refine(s, t, y);
        if (status == ODE_RUNNING)
            status = keep_answer(s, t, y);
    }
    return status;
}

/* Parts of a step, looked at in pairs; how often the parabola through three values is
   looked for an extremum, and how near to zero that is, in relation to their changes. */
enum { EVENT_PARTS = 8, DIP_ROUNDS = 20 };
static const double DIP_SHARE = 0.25;
/* Where pairs end, uneven, so that what goes up and down evenly is not met at one phase
   again and again; and where else a step is looked at. */
static const double ENDS[] = {0.0, 0.2236, 0.4878, 0.7311}, UNEVEN = 0.382;

/* Whether a function goes from one sign to the other. */
static int crosses(double from, double to)
{
    return (from < 0.0 && to >= 0.0) || (from > 0.0 && to <= 0.0);
}

/* What is so small beside its greatest size, or at all, is zero up to rounding: a cable of
   which the balance of a node makes the force zero does not switch all the time. */
static const double NOISE = 1e-13, NOTHING = 1e-15;

/* The event functions at a state; of switches without what is rounding. A condition that has
   come to zero, and so is on the side that it came to, stays there as long as it is zero. */
static int64_t event_values(ode_solver *s, double t, const double *y, double *g)
{
    const double *const sides = ode_events(s, ODE_SIDES);
    double *const greatest = ode_events(s, GREATEST);
    const int64_t status = s->system->event(s->system->context, t, y, g);
    for (int64_t j = 0; j < conditions(s); j++)
        if (g[j] == 0.0 && fabs(sides[j]) <= DBL_MIN)
            g[j] = sides[j];
    for (int64_t j = conditions(s); j < s->system->events; j++) {
        const double size = fabs(g[j]);
        if (size > greatest[j] && size <= DBL_MAX)
            greatest[j] = size;
        if (size < NOTHING || size < NOISE*greatest[j])
            g[j] = 0.0;
    }
    return status;
}

int64_t ode_within(ode_solver *s, double t, double *y)
{
    const int64_t status = ode_interpolate(s, t, y);
    return status == ODE_RUNNING ? keep_answer(s, t, y) : status;
}

/* The event functions at a time within the last step, on the constraints, where a run that
   goes back begins. */
static int64_t values_within(ode_solver *s, double t, double *g)
{
    double *const y = sample(s);
    if (t == s->t)
        return event_values(s, t, state(s), g);
    const int64_t status = ode_within(s, t, y);
    return status == ODE_RUNNING ? event_values(s, t, y, g) : status;
}

/* Writes the event functions at a time. */
typedef int64_t (*event_function)(ode_solver *s, double t, double *g);

/* The time between a and b at which event function j has its root on some values, by
   bisection and false position in turns; g_a and g_b are of different signs. Of a switch
   that is zero up to rounding for a while, not just where it crosses, it is where that
   begins: nothing is before it. */
static int64_t locate(ode_solver *s, event_function values, int64_t j, double a, double b,
                      double g_a, double g_b, double *root)
{
    double *const g = ode_events(s, TRIAL);
    const double a_while = j < conditions(s) ? INFINITY
                           : fmax(1e-6*fabs(b - a), 1e4*least_step(s));
    int is_zero = g_b == 0.0 && j >= conditions(s), rests = 0;
    /* To what times there tell, which may be more than at the end of a long run. */
    const double least = 10.0*DBL_EPSILON*fmax(fabs(a), fabs(b));
    for (int round = 0; round < 200 && fabs(b - a) > least; round++) {
        double t = 0.5*(a + b);
        if (is_zero && !rests) {
            t = b - copysign(a_while, b - a);
        } else if (round%3 != 2 && g_b != g_a) {
            t = b - g_b*(b - a)/(g_b - g_a);
            if (!((t - a)*(t - b) < 0.0))
                t = 0.5*(a + b);
        }
        const int64_t status = values(s, t, g);
        if (status != ODE_RUNNING)
            return status;
        if (crosses(g_a, g[j])) {
            rests |= is_zero && g[j] == 0.0;
            b = t;
            g_b = g[j];
        } else {
            a = t;
            g_a = g[j];
        }
        if (g_b == 0.0 && !rests && (is_zero || fabs(b - a) <= a_while))
            break;
        is_zero = g_b == 0.0;
    }
    *root = b;
    return ODE_RUNNING;
}

/* A place between a and b where event function j, of one sign at these and at the middle,
   has crossed zero and will come back: the extremum of the parabola through the three
   values, again and again around it. `there` is 0 where it has not crossed. */
static int64_t dip(ode_solver *s, int64_t j, double a, double b, double g_a, double g_m,
                   double g_b, double *where, double *low, int *there)
{
    double *const g = ode_events(s, TRIAL);
    const double sign = g_a < 0.0 ? -1.0 : 1.0;
    double value[3] = {sign*g_a, sign*g_m, sign*g_b};
    *there = 0;
    for (int round = 0; round < DIP_ROUNDS; round++) {
        /* c0 + c1 x + c2 x^2 at (a + b)/2 + x (b - a)/2 */
        const double c1 = 0.5*(value[2] - value[0]);
        const double c2 = 0.5*(value[2] + value[0]) - value[1];
        const double x = -0.5*c1/c2, least = value[1] - 0.25*c1*c1/c2;
        if (!(c2 > 0.0) || !(fabs(x) <= 1.0) || !(least < DIP_SHARE*(fabs(c1) + c2)))
            return ODE_RUNNING;
        /* Half as wide, around it. */
        const double half = 0.25*(b - a), shift = fmax(-0.5, fmin(0.5, x));
        const double m = 0.5*(a + b) + 0.5*shift*(b - a);
        const double times[3] = {m - half, m, m + half};
        for (int i = 0; i < 3; i++) {
            const int64_t status = values_within(s, times[i], g);
            if (status != ODE_RUNNING)
                return status;
            value[i] = sign*g[j];
            if (value[i] <= 0.0) {
                *where = times[i];
                *low = g[j];
                *there = 1;
                return ODE_RUNNING;
            }
        }
        a = m - half;
        b = m + half;
    }
    return ODE_RUNNING;
}

/* The first event between a, whose values are in LAST, and b, a pair of parts of a step, by
   event functions of some numbers; its number is -1 if there is none. Writes those of b. */
static int64_t first_event(ode_solver *s, double a, double b, int64_t least, int64_t most,
                           int64_t *found, double *when)
{
    const double *const from = ode_events(s, LAST), m = 0.5*(a + b);
    double *const middle = ode_events(s, FROM), *const to = ode_events(s, TO);
    int64_t status = values_within(s, m, middle);
    if (status == ODE_RUNNING)
        status = values_within(s, b, to);
    *found = -1;
    for (int64_t j = least; j < most && status == ODE_RUNNING; j++) {
        double root = b;
        if (crosses(from[j], middle[j])) {
            status = locate(s, values_within, j, a, m, from[j], middle[j], &root);
        } else if (crosses(middle[j], to[j])) {
            status = locate(s, values_within, j, m, b, middle[j], to[j], &root);
        } else {
            double where = m, low = middle[j];
            int there = 0;
            if (from[j]*to[j] > 0.0 && fabs(from[j]) > DBL_MIN)
                status = dip(s, j, a, b, from[j], middle[j], to[j], &where, &low, &there);
            if (status == ODE_RUNNING && there)
                status = locate(s, values_within, j, a, where, from[j], low, &root);
            else if (status == ODE_RUNNING)
                continue;
        }
        if (status != ODE_RUNNING)
            return status;
        if (*found < 0 || (root - *when)*s->h_old < 0.0) {
            *when = root;
            *found = j;
        }
    }
    return status;
}

int64_t ode_go_back(ode_solver *s, double t)
{
    double *const y = argument(s);
    const int64_t status = ode_interpolate(s, t, y);
    if (status != ODE_RUNNING)
        return status;
    memcpy(state(s), y, (size_t)s->system->n*sizeof(double));
    s->t = t;
    const int64_t kept = keep(s);
    /* At a singular position another motion may begin. */
    const int is_kept = kept == ODE_RUNNING || kept == ODE_REPARTITION;
    return is_kept && !is_close(s, old_state(s), y, state(s)) ? ODE_NOT_KEPT : kept;
}

/* The event functions by a cubic where more would take evaluations, for switches, which are
   looked for in all steps of a run; also ahead of a step. */
static int64_t values_by_cubic(ode_solver *s, double t, double *g)
{
    const int64_t n = s->system->n, last = s->options->method->last;
    const double h = s->t - s->t_old, x = (t - s->t_old)/h, *const k = stages(s);
    const double *const old = old_state(s), *const now = state(s);
    double *const y = sample(s);
    const int64_t status = last == 0 ? ode_interpolate(s, t, y) : ODE_RUNNING;
    for (int64_t i = 0; i < n && last > 0; i++) {
        const double rise = now[i] - old[i], bend = h*k[i] - rise;
        y[i] = old[i] + x*(rise + (1.0 - x)*(bend + x*(rise - h*k[last*n + i] - bend)));
    }
    return status == ODE_RUNNING ? event_values(s, t, y, g) : status;
}

/* Whether no event function can have come to zero, by its values at the ends of the step
   and in the middle. */
static int all_far(const ode_solver *s, const double *from, const double *middle,
                   const double *to)
{
    for (int64_t j = 0; j < s->system->events; j++) {
        const double change = fabs(middle[j] - from[j]) + fabs(to[j] - middle[j]);
        const double least = fmin(fabs(from[j]), fmin(fabs(middle[j]), fabs(to[j])));
        if (!(from[j]*middle[j] > 0.0 && middle[j]*to[j] > 0.0 && least > 2.0*change))
            return 0;
    }
    return 1;
}

/* The first event of the last step behind `a`, whose values are in LAST, by event functions
   of some numbers, in pairs of parts of it, since one that comes back to its sign shows
   nothing at the ends. */
static int64_t search(ode_solver *s, double a, int64_t least, int64_t most, int64_t *found,
                      double *when)
{
    const double begin = a, end = s->t;
    double *const from = ode_events(s, LAST), *const to = ode_events(s, TO);
    int64_t status = ODE_RUNNING;
    *found = -1;
    for (int pair = 2; pair <= EVENT_PARTS && *found < 0; pair += 2) {
        const double b = pair == EVENT_PARTS ? end : begin + ENDS[pair/2]*(end - begin);
        status = first_event(s, a, b, least, most, found, when);
        if (status != ODE_RUNNING)
            return status;
        memcpy(from, to, (size_t)s->system->events*sizeof(double));
        a = b;
    }
    return status;
}

/* How near to a switch steps end and begin, and from where on they are looked at, as parts
   of a step. */
static const double BESIDE = 1e-11, BEGUN = 1e-9;
/* How far ahead, in last steps, switches are looked for, and are passed on what interpolates
   the last one; what is left of the way to others, and by how far that is. */
static const double LOOK = 2.0, REACH = 0.05, LEFT = 0.02, LEFT_FAR = 0.05;
/* So many switches in steps so short, beside the least, and each drives the motion back. */
static const double HASTE = 1e3;
enum { MOST_HASTY = 100 };
/* Rounding of a state that sums have summed up. */
static const double ROUNDED = 8.0*DBL_EPSILON;

int ode_is_hasty(const ode_solver *s) { return s->hasty > MOST_HASTY; }

/* After a step that is no shorter motions get on. */
static void forget_haste(ode_solver *s)
{
    if (fabs(s->t - s->t_old) > HASTE*8.0*least_step(s))
        s->hasty = 0;
}

/* Set to zero what the rounding of a state, which this changes, makes of event functions:
   a run that begins within rounding beyond a switch has begun on it. */
static int64_t forget_rounding(ode_solver *s, double t, double *y, double *g)
{
    double *const moved = ode_events(s, TRIAL);
    for (int64_t i = 0; i < s->system->n; i++)
        y[i] += y[i]*DBL_EPSILON*(i%2 ? -4.0 - (double)(i%3) : 4.0 + (double)(i%5));
    const int64_t status = event_values(s, t, y, moved);
    for (int64_t j = conditions(s); j < s->system->events; j++)
        g[j] = fabs(g[j]) <= fabs(moved[j] - g[j]) ? 0.0 : g[j];
    return status;
}

int ode_is_across(ode_solver *s, double t, const double *y)
{
    const double *const sides = ode_events(s, ODE_SIDES);
    double *const there = ode_events(s, TRIAL);
    int is_across = 0, leaves = 0;
    /* Its values are of no account, as it may be far. */
    if (s->system->switches == 0
        || s->system->event(s->system->context, t, y, there) != ODE_RUNNING)
        return 0;
    for (int64_t j = conditions(s); j < s->system->events; j++) {
        is_across |= sides[j]*there[j] < 0.0;
        leaves |= sides[j] == 0.0 && there[j] != 0.0;
    }
    return is_across ? 1 : -leaves;
}

int ode_takes_side(ode_solver *s, double t)
{
    const double *const to = new_state(s), *const ahead = ode_events(s, TRIAL);
    double *const y = state(s), *const moved = sample(s), *const sides = ode_events(s, ODE_SIDES);
    double *const here = ode_events(s, TO);
    int takes = 0;
    if (ode_is_across(s, t, to) <= 0)
        return 0;
    for (int64_t i = 0; i < s->system->n; i++)
        moved[i] = y[i] + (to[i] == y[i] ? 0.0 : copysign(ROUNDED*y[i], to[i] - y[i]));
    if (event_values(s, s->t, moved, here) == ODE_RUNNING)
        for (int64_t j = conditions(s); j < s->system->events; j++)
            takes |= sides[j]*ahead[j] < 0.0 && sides[j]*here[j] < 0.0;
    if (!takes)
        return 0;
    memcpy(y, moved, (size_t)s->system->n*sizeof(double));
    for (int64_t j = conditions(s); j < s->system->events; j++)
        sides[j] = here[j];
    s->hasty++;
    return 1;
}

/* End the step at a time within it, where a condition passes zero. */
static int64_t stop_at(ode_solver *s, int64_t condition, double when)
{
    const int64_t status = when == s->t ? ODE_RUNNING : ode_go_back(s, when);
    s->event = condition;
    /* Other coordinates are chosen in the next step. */
    return status == ODE_RUNNING || status == ODE_REPARTITION ? ODE_EVENT : status;
}

/* Let the last step end where it does: an event if a condition has passed zero by then. */
static int64_t end_there(ode_solver *s)
{
    double *const sides = ode_events(s, ODE_SIDES), *const to = ode_events(s, TO);
    const int64_t status = event_values(s, s->t, state(s), to);
    for (int64_t j = 0; j < conditions(s) && status == ODE_RUNNING; j++)
        if (crosses(sides[j], to[j]))
            return stop_at(s, j, s->t);
    memcpy(sides, to, (size_t)s->system->events*sizeof(double));
    return status;
}

/* The same where a condition has passed zero within it. */
static int64_t find_condition(ode_solver *s)
{
    const int64_t count = conditions(s);
    double when = s->t;
    int64_t found = -1, status = ODE_RUNNING;
    if (count == 0)
        return end_there(s);
    memcpy(ode_events(s, LAST), ode_events(s, ODE_SIDES), (size_t)count*sizeof(double));
    status = search(s, s->t_old, 0, count, &found, &when);
    if (status == ODE_RUNNING && found >= 0)
        return stop_at(s, found, when);
    memcpy(ode_events(s, ODE_SIDES), ode_events(s, TO), (size_t)s->system->events*sizeof(double));
    return status;
}

/* Begin anew at a time just within the last step or beyond, where formulas have switched. */
static int64_t go_on_from(ode_solver *s, double t)
{
    const ode_system *const system = s->system;
    int64_t status = system->watch ? ode_interpolate(s, t, sample(s)) : ODE_RUNNING;
    if (system->watch && status == ODE_RUNNING)
        status = system->watch(system->context, s->t_old, old_state(s), t, sample(s));
    status = status == ODE_RUNNING ? ode_go_back(s, t) : status;
    if (status != ODE_RUNNING && status != ODE_REPARTITION)
        return status;
    s->event = ODE_SWITCHED;
    const int64_t ended = end_there(s);
    return ended == ODE_RUNNING ? status : ended;
}

/* A time behind one at which formulas switch, from `near` on, by which they have on what
   interpolates the last step: by more than projections leave; NaN if not by `most`. */
static double time_behind(ode_solver *s, double when, double near, double most)
{
    const double *const sides = ode_events(s, ODE_SIDES), *const to = ode_events(s, TO);
    for (double way = near; fabs(way) <= most; way *= 5.0) {
        if (values_within(s, when + way, ode_events(s, TO)) != ODE_RUNNING)
            break;
        for (int64_t j = conditions(s); j < s->system->events; j++)
            if (sides[j]*to[j] < 0.0)
                return when + way;
    }
    return NAN;
}

/* Undo a step in which formulas switch, and end it before, since what they do between two
   stages changes no error, and what is interpolated is wrong in all of the step; go on behind
   it. What passes zero at a switch does so behind it. */
static int64_t pass_switches(ode_solver *s)
{
    double *const begin = ode_events(s, ODE_SIDES), *const from = ode_events(s, LAST);
    const int64_t events = s->system->events, least_number = conditions(s);
    const double t = s->t_old, h = s->t - t, least = copysign(8.0*least_step(s), h);
    const double near = BESIDE*fabs(h) > fabs(least) ? BESIDE*h : least;
    const double first = t + BEGUN/BESIDE*near;
    double when = s->t;
    int64_t found = -1, status = ODE_RUNNING;
    int passes = 0;
    for (int64_t j = least_number; j < events; j++)
        s->hasty += crosses(begin[j], ode_events(s, TO)[j]);
    if (ode_is_hasty(s))
        return ODE_STEP_TOO_SMALL;
    if ((s->t - first)*h > 0.0) {
        status = values_within(s, first, from);
        if (status == ODE_RUNNING)
            status = forget_rounding(s, first, sample(s), from);
        for (int64_t j = least_number; j < events; j++) {
            passes |= begin[j]*from[j] < 0.0;
            begin[j] = from[j];
        }
        if (status == ODE_RUNNING && passes) {
            s->hasty++;
            return go_on_from(s, first);
        }
        if (status == ODE_RUNNING)
            status = search(s, first, least_number, events, &found, &when);
    }
    if (status == ODE_RUNNING && found >= 0)
        status = values_within(s, when, from);
    for (int64_t j = least_number; found >= 0 && j < events && status == ODE_RUNNING; j++) {
        double root = when;
        if (j != found && crosses(begin[j], from[j]))
            status = locate(s, values_within, j, first, when, begin[j], from[j], &root);
        when = (root - when)*h < 0.0 ? root : when;
    }
    if (status != ODE_RUNNING)
        return status;
    if (found >= 0 && (s->t - when - 2.0*near)*h > 0.0) {
        memcpy(state(s), old_state(s), (size_t)s->system->n*sizeof(double));
        /* The next one may come as soon as this one did. */
        ode_start(s, t, copysign(fmin(fabs(s->h), LOOK*fabs(when - s->planned)), h));
        s->watching = 1;
        s->end = when - near;
        s->behind = when + near;
        s->counts.steps--;
        s->counts.rejected++;
        return status;
    }
    forget_haste(s);
    const int ends_before = s->t == s->end && !isnan(s->behind);
    status = find_condition(s);
    if (status != ODE_RUNNING || !ends_before)
        return status;
    const double gap = s->behind - s->t, behind = time_behind(s, s->t, gap, 100.0*fabs(gap));
    return go_on_from(s, isnan(behind) ? s->behind : behind);
}

/* Look for the first event of the last step, and put the solver there. */
static int64_t find_event(ode_solver *s)
{
    double *const sides = ode_events(s, ODE_SIDES), *const to = ode_events(s, TO);
    double *const middle = ode_events(s, FROM);
    const double inside = s->t_old + UNEVEN*(s->t - s->t_old);
    const int by_cubic = s->system->switches > 0 && !s->dense && s->options->method->last > 0;
    int64_t status = by_cubic ? values_by_cubic(s, inside, middle)
                              : values_within(s, inside, middle);
    if (status == ODE_RUNNING)
        status = values_within(s, s->t, to);
    if (status != ODE_RUNNING)
        return status;
    if (all_far(s, sides, middle, to) && !(s->t == s->end && !isnan(s->behind))) {
        memcpy(sides, to, (size_t)s->system->events*sizeof(double));
        forget_haste(s);
        return ODE_RUNNING;
    }
    if (s->system->switches > 0)
        return pass_switches(s);
    return find_condition(s);
}

int64_t ode_sides(ode_solver *s)
{
    const int64_t left = s->event;
    const int64_t known = s->watching == ODE_CONDITIONS_KNOWN ? conditions(s) : 0;
    double *const sides = ode_events(s, ODE_SIDES), *const g = ode_events(s, TRIAL);
    const int64_t status = event_values(s, s->t, state(s), g);
    for (int64_t j = known; j < s->system->events && status == ODE_RUNNING; j++) {
        /* What is at its root has no sign before it has left it. */
        sides[j] = j == left ? 0.0 : g[j];
    }
    s->watching = status == ODE_RUNNING;
    return status;
}

int64_t ode_jumped(ode_solver *s)
{
    double *const sides = ode_events(s, ODE_SIDES), *const g = ode_events(s, TRIAL);
    const int64_t status = event_values(s, s->t, state(s), g);
    if (status != ODE_RUNNING)
        return status;
    for (int64_t j = 0; j < conditions(s); j++) {
        if (crosses(sides[j], g[j])) {
            s->event = j;
            return ODE_EVENT;
        }
    }
    memcpy(sides, g, (size_t)s->system->events*sizeof(double));
    s->watching = 1;
    return ODE_RUNNING;
}

/* The way to the first switch that is ahead on some values, at most so far; or zero. */
static double way_to_switch(ode_solver *s, event_function values, double most)
{
    const double *const sides = ode_events(s, ODE_SIDES), *const to = ode_events(s, TO);
    double way = 0.0, root = 0.0;
    if (values(s, s->t + most, ode_events(s, TO)) != ODE_RUNNING)
        return 0.0;
    for (int64_t j = conditions(s); j < s->system->events; j++) {
        if (!(sides[j]*to[j] < 0.0))
            continue;
        if (locate(s, values, j, s->t, s->t + most, sides[j], to[j], &root) != ODE_RUNNING)
            return 0.0;
        if (way == 0.0 || fabs(root - s->t) < fabs(way))
            way = root - s->t;
    }
    return way;
}

/* Pass a switch that is just ahead, or let the next step end before one: steps that see both
   sides are refused until they are so short that the jump of the rates is none. */
static int64_t aim(ode_solver *s)
{
    const double *const sides = ode_events(s, ODE_SIDES);
    const double t = s->t, least = 8.0*least_step(s);
    const double most = fmin(fabs(s->h), fmin(fabs(s->end - t), LOOK*fabs(s->h_old)));
    double way = way_to_switch(s, values_by_cubic, copysign(most, s->h_old));
    const double share = way/s->h_old;
    const int64_t searched = s->system->searched;
    if (fabs(way) <= HASTE*least || (share <= REACH && searched == ODE_CLOSED))
        return ODE_RUNNING;
    if (share > REACH) {
        s->end = t + (1.0 - LEFT - LEFT_FAR*fmin(share, 1.0))*way;
        return ODE_RUNNING;
    }
    const double near = copysign(fmax(BESIDE*fabs(s->h_old), least), s->h_old);
    /* Others may be nearer that are passed twice by then, or conditions, where steps end. */
    memcpy(ode_events(s, LAST), sides, (size_t)s->system->events*sizeof(double));
    int64_t found = 0;
    for (double when = t, most_near = 2.0*way; found >= 0; most_near = way - near) {
        if (most_near*near <= 0.0
            || first_event(s, t, t + most_near, 0, s->system->events, &found, &when)
                   != ODE_RUNNING)
            return ODE_RUNNING;
        way = found >= 0 ? when - t : way;
    }
    if (searched) {
        if ((way - near)*near > 0.0 && (s->end - t - way - near)*near > 0.0) {
            s->end = t + way - near;
            s->behind = t + way + near;
            s->h = copysign(fmin(fabs(s->h), LOOK*fabs(s->behind - s->planned)), s->h);
        }
        return ODE_RUNNING;
    }
    const double behind = time_behind(s, t + way, near, BEGUN*fabs(s->h_old));
    if (fabs(way) <= HASTE*least || !((s->end - behind)*near > 0.0))
        return ODE_RUNNING;
    memcpy(kept_state(s), state(s), (size_t)s->system->n*sizeof(double));
    const int64_t status = go_on_from(s, behind);
    if (status == ODE_RUNNING || status == ODE_REPARTITION || status == ODE_EVENT) {
        s->hasty++;
        s->counts.steps++;
        s->h = copysign(fmin(fabs(s->h), LOOK*fabs(behind - s->planned)), s->h);
        return status;
    }
    memcpy(state(s), kept_state(s), (size_t)s->system->n*sizeof(double));
    s->t = t;
    s->event = -1;
    return status == ODE_STOPPED ? status : ODE_RUNNING;
}

int64_t ode_step(ode_solver *s)
{
    int64_t status = ODE_RUNNING;
    if (s->t == s->end)
        return ODE_DONE;
    const int64_t left = s->event;
    /* Steps of one length are not gone back in: events are at their ends. */
    const int even = s->options->step > 0.0, watched = s->system->events > 0;
    if (left != -1) {
        ode_start(s, s->t, s->h);
        s->event = left;
    }
    if (watched && s->watching != 1)
        status = ode_sides(s);
    s->event = -1;
    if (status != ODE_RUNNING)
        return status;
    const double end = s->end;
    s->behind = NAN;
    do {
        if ((s->end - s->t)*s->h < 0.0)
            s->h = -s->h;
        if (s->system->switches > 0 && s->h_old != 0.0 && !even)
            status = aim(s);
        if (status != ODE_RUNNING || s->event != -1)
            break;
        s->dense = 0;
        status = s->options->method->step(s);
        if ((status == ODE_RUNNING || status == ODE_REPARTITION) && watched) {
            const int64_t found = even ? ode_jumped(s) : find_event(s);
            if (found != ODE_RUNNING || s->h_old == 0.0)
                status = found; /* before other coordinates are chosen */
        }
    } while (status == ODE_RUNNING && s->h_old == 0.0); /* undone */
    s->end = end;
    if (status == ODE_RUNNING && s->t == s->end)
        return ODE_DONE;
    return status;
}

int64_t ode_step_blindly(ode_solver *s)
{
    s->dense = 0;
    return s->options->method->step(s);
}
