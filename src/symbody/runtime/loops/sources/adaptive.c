/* Steps of nonstiff methods with an error estimate: control, first step, stiffness.

   Hairer, Norsett, Wanner (1993), Solving Ordinary Differential Equations I: section
   II.4 (first step). Hairer, Wanner (1996), Solving Ordinary Differential Equations II:
   section IV.2 (PI controller, stiffness), with the constants of DOPRI5 and DOP853. */
#include "nonstiff.h"

static const double SAFETY = 0.9;
enum { CARE = 10 }; /* steps behind one that was refused, as motions turn sharp again soon */
/* How much longer than one that changes the state by a hundredth the first step may be, more
   where a run begins than behind events; at rest it is a part of the run, unless friction may
   hold what is at rest. */
static const double LONGER = 100.0, LONGER_AT_BEGIN = 1000.0, AT_REST = 1e-3, HELD = 1e-2;
/* Errors in which a whole run changes what is at rest; what the first step may be longer
   than one that the second derivative changes by a hundredth of an error. */
static const double STILL = 1e-5, BENT = 8.0;
static const double LEAST_ERROR = 1e-4; /* that the controller remembers */
static const int64_t STIFF_LIMIT = 50;  /* signs of stiffness that settle it */
/* At this tolerance motions are resolved in steps of a third of that part of the region of
   stability: what needs shorter ones is no motion by then, and only disturbs the error. */
static const double FINE = 1e-8, RESOLVED = 0.5;
/* Errors of what is faster, which estimates do not see, shorten the next step, up to these. */
static const double BORNE = 3.0;
/* And from which part on another method may need less, which is tried. */
static const double PERHAPS = 0.2;

/* The part of the step that the error permits. */
static double safety(const ode_solver *s, const ode_adaptive *m)
{
    return s->smooth < CARE ? m->careful : SAFETY;
}

/* Choose the first step from the sizes of the state and its two derivatives: by them the
   motion has a time of its own, so that units do not matter but in tolerances. */
static int64_t choose_first_step(ode_solver *s, const ode_adaptive *m)
{
    const int64_t n = s->system->n;
    const double *const y = state(s);
    double *const k = stages(s), *const w = argument(s);
    const double span = s->end - s->t, longest = fmin(fabs(span), s->options->max_step);
    const double size = size_in_errors(s);
    const double speed = length_in_errors(s, k);
    const int begins = s->counts.steps == 0, rests = speed*longest <= STILL;
    const double h = copysign(rests ? AT_REST*longest : fmin(0.01*size/speed, longest), span);
    s->h = h;
    for (int64_t i = 0; i < n; i++)
        w[i] = y[i] + h*K(0);
    const int64_t status = evaluate(s, s->t + h, w, k + n);
    if (wants_shorter(status))
        return ODE_RUNNING; /* begin with this small step, which shrinks if it must */
    for (int64_t i = 0; i < n; i++)
        k[n + i] -= k[i];
    const double bend = length_in_errors(s, k + n)/fabs(h);
    const double better = BENT*pow(0.01/size, 1.0/m->order)*sqrt(size/bend);
    const double more = !rests || bend*longest*longest > STILL
                            ? begins ? LONGER_AT_BEGIN : LONGER
                        : begins && !s->system->searched ? 1.0 : HELD;
    const double next = fmax(fmin(more*fabs(h), better), 2.0*least_step(s));
    s->h = copysign(fmin(next, longest), span);
    return status;
}

/* The largest rate times h, estimated from the last two stages. */
static double stiffness(const ode_solver *s, double h, const ode_adaptive *m)
{
    const int64_t n = s->system->n;
    const double *const k = stages(s), *const y_new = new_state(s);
    const double *const w = argument(s);
    double rise = 0.0, distance = 0.0;
    for (int64_t i = 0; i < n; i++) {
        const double most = allowed(s, i);
        const double a = (K(m->last) - K(m->last - 1))/most, b = (y_new[i] - w[i])/most;
        rise += a*a;
        distance += b*b;
    }
    return distance > 0.0 ? fabs(h)*sqrt(rise/distance) : 0.0;
}

/* How far the new state is from the argument of the stage before, in errors. */
static double distance_in_errors(const ode_solver *s)
{
    const int64_t n = s->system->n;
    double total = 0.0;
    for (int64_t i = 0; i < n; i++) {
        const double share = (new_state(s)[i] - argument(s)[i])/allowed(s, i);
        total += share*share;
    }
    return sqrt(total/(double)n);
}

/* Count steps that stability limits. */
static void watch_stiffness(ode_solver *s, double fast, const ode_adaptive *m)
{
    if (s->counts.stiff)
        return;
    const int64_t leaves = s->options->leaves;
    const double part = (leaves ? PERHAPS : RESOLVED)*pow(s->options->rtol/FINE, m->exponent);
    if (fast > fmin(1.0, part)*m->stability) {
        s->no_signs = 0;
        s->counts.stiff = ++s->signs == STIFF_LIMIT && !leaves;
    } else if (++s->no_signs == 6) {
        s->signs = 0;
    }
}

/* Take the step that was tried, and choose the next. */
static void accept(ode_solver *s, double h, double t_new, double error, int64_t last,
                   const ode_adaptive *m)
{
    const int64_t n = s->system->n;
    const double fall = pow(fmax(error, 1e-300), m->exponent);
    const double growth = safety(s, m)*pow(s->error, m->beta)/fall;
    const double most = s->retry ? 1.0 : m->grow;
    double next = fabs(h)*fmin(most, fmax(m->shrink, growth));
    /* A step cut short by the end says little about the next. */
    if (last)
        next = fmax(next, fabs(s->h));
    s->h = copysign(fmin(next, s->options->max_step), h);
    s->h_old = h;
    s->error = fmax(error, LEAST_ERROR);
    s->retry = 0;
    s->smooth++;
    s->counts.steps++;
    s->t_old = s->t;
    s->t = t_new;
    memcpy(old_state(s), state(s), (size_t)n*sizeof(double));
    memcpy(state(s), kept_state(s), (size_t)n*sizeof(double));
}

/* Try again with another step. */
static void refuse(ode_solver *s, double h)
{
    s->counts.rejected++;
    s->smooth = 0;
    s->retry = 1;
    s->h = h;
}

/* The stages of a step, and of the first one again if they are projected. */
static int64_t all_stages(ode_solver *s, double t, double h, const ode_adaptive *m)
{
    s->near = ode_is_near(s, h);
    if (s->near) {
        double *const y = argument(s);
        memset(noise(s), 0, (size_t)s->system->n*sizeof(double));
        memcpy(y, state(s), (size_t)s->system->n*sizeof(double));
        const int64_t status = stage_rates(s, t, y, stages(s), m->weights[0]);
        if (status != ODE_RUNNING)
            return status;
    }
    return m->stages(s, t, h);
}

int64_t ode_step_adaptive(ode_solver *s, const ode_adaptive *m)
{
    s->smooth = s->begun ? s->smooth : CARE;
    int64_t status = first_rates(s, m->last);
    if (status == ODE_RUNNING && s->h == 0.0)
        status = choose_first_step(s, m);
    if (status != ODE_RUNNING)
        return status;
    s->begun = 0;
    for (;;) {
        const double t = s->t, wanted = s->h;
        if (fabs(wanted) <= least_step(s))
            return why_too_small(s);
        const double place = ode_placed_step(s, wanted, m->middle);
        const int64_t last = (t + 1.01*place - s->end)*place >= 0.0;
        const double t_new = last ? s->end : t + place, h = t_new - t;
        status = all_stages(s, t, h, m);
        const double error = status == ODE_RUNNING ? m->error(s, h) : NAN;
        if (m->late && !s->near && error <= 1.0)
            status = end_rates(s, t + h, new_state(s), stages(s) + m->last*s->system->n, 0.0);
        if (status != ODE_RUNNING && !wants_shorter(status))
            return status;
        if (status != ODE_RUNNING || !isfinite(error)) {
            refuse(s, m->shrink*h);
            continue;
        }
        s->bad = 0;
        const double fast = error <= 1.0 ? stiffness(s, h, m) : 0.0;
        const double unseen =
            fast > RESOLVED*m->stability ? m->unseen*distance_in_errors(s) : 0.0;
        const double excused = s->near ? ode_excusable(s, h) : 0.0;
        if (error > fmax(1.0, excused) || unseen > BORNE) {
            if (ode_takes_side(s, t_new)) {
                status = ode_is_hasty(s) ? ODE_STEP_TOO_SMALL
                                         : evaluate(s, t, state(s), stages(s));
                if (status != ODE_RUNNING)
                    return status;
            }
            refuse(s, h*fmax(m->shrink, safety(s, m)/pow(fmax(error, unseen), m->exponent)));
            continue;
        }
        watch_stiffness(s, fast, m);
        status = ode_keep_new(s, t_new);
        if (status == ODE_NOT_KEPT || status == ODE_SET_ASIDE) {
            s->bad = status;
            if (status == ODE_SET_ASIDE && is_located(s, h))
                return status;
            refuse(s, m->shrink*h);
            continue;
        }
        if (status != ODE_RUNNING && status != ODE_REPARTITION)
            return status;
        ode_look_ahead(s, t_new, h);
        accept(s, h, t_new, fmax(fmin(error, 1.0), unseen), last, m);
        if (error < excused)
            ode_excuse(s, t, error, wanted);
        s->begun = 1;
        return status;
    }
}
