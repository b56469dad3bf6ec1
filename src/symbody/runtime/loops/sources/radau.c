/* The methods Radau IIA of 3, 5 and 7 stages, for stiff systems.

   Collocation at s points, of order 2 s - 1; the equations of a step are solved by a
   simplified Newton's method, which a real and (s - 1)/2 complex matrices of size n
   suffice for. The tighter the tolerance, the more stages.

   Hairer, Wanner (1996), Solving Ordinary Differential Equations II: sections IV.5 and
   IV.8; Hairer, Wanner (1999), Stiff differential equations solved by Radau methods. */
#include "radau_constants.h"
#include "radau_matrices.h"

static const double SAFETY = 0.9;
static const double SHRINK = 0.125, GROW = 5.0; /* how much a step may change at once */
/* A step that would change less than so much is kept, with its factorizations; what it
   would shrink stays within what SAFETY leaves. Steps that differ by so little, as by the
   rounding of the time, have the same factorizations. */
static const double KEPT_FROM = 0.92, KEPT_TO = 2.0, SAME = 1e-4;
/* Newton's method that converges so fast may keep its Jacobian: a hundredth, or up to a tenth
   by the rows that remain, as another costs more iterations the more rows there are. */
static const double FAST = 1e-2, FAST_A_ROW = 1e-3, FAST_MOST = 0.1;
enum { NEWTON = 4 }; /* iterations beyond the stages */
/* Error of the rates at answers, in relative tolerances, and iterations to reach it. */
static const double RATES_ERROR = 5.0;
enum { REFINEMENTS = 4 };
/* Below this product of step and Jacobian, in real eigenvalues of the method, no part of
   the motion is stiff. */
static const double STIFF = 0.2;

/* Relative tolerances from which on 3 and 5 stages are enough. */
static const double FEW = 0.1, SOME = 1e-5;

/* Arrays of n doubles, by number after the shared ones; of Z, W, F, the coefficients of
   the polynomial one a stage. */
enum { RATES, SCALE, ERROR, HIGHEST, ALLOWED, Z, W = Z + MOST_STAGES,
       F = W + MOST_STAGES, POLYNOMIAL = F + MOST_STAGES,
       VECTORS = POLYNOMIAL + MOST_STAGES };

/* Accepted steps since a rejected one from which on there are two stages more, and below
   which a rejected one means two less. */
enum { SMOOTH = 8, ROUGH = 2 };

static collocation scheme_of(const ode_solver *s) { return collocation_of(s->stages); }

static double *vector(const ode_solver *s, int64_t i)
{
    return array(s, SHARED_ARRAYS + i);
}

/* The Jacobian at the state, exact, or by differences forwards, which go backwards where a
   switch is just ahead, and begin beside a state on a switch: a jump is no slope, by which
   any stages would converge. */
static int64_t evaluate_jacobian(ode_solver *s)
{
    const int64_t n = s->system->n;
    double *const J = matrix(s, JACOBIAN), *const y = state(s);
    double *const w = vector(s, W), *const yd = vector(s, W + 1);
    double *const beside = argument(s);
    s->counts.jacobians++;
    s->h_factored = 0.0;
    const int64_t status = s->system->jacobian
                               ? s->system->jacobian(s->system->context, s->t, y, J)
                               : ODE_NO_JACOBIAN;
    if (status != ODE_NO_JACOBIAN) {
        if (status == ODE_NOT_FINITE) {
            s->bad_time = s->t;
            return ODE_JACOBIAN_NOT_FINITE;
        }
        s->fresh = status == ODE_RUNNING;
        reduce(s);
        return status;
    }
    memcpy(w, y, (size_t)n*sizeof(double));
    for (int64_t j = 0; j < n; j++) {
        double step = sqrt(DBL_EPSILON)*fmax(s->options->atol[j]/s->options->rtol, fabs(y[j]));
        w[j] = y[j] + step;
        const int across = ode_is_across(s, s->t, w);
        const double *rates = vector(s, RATES);
        int64_t evaluated = ODE_RUNNING;
        if (across > 0) {
            w[j] = y[j] + (step = -step);
        } else if (across < 0) {
            evaluated = evaluate(s, s->t, w, beside);
            rates = beside;
            w[j] += step;
        }
        if (evaluated == ODE_RUNNING)
            evaluated = evaluate(s, s->t, w, yd);
        if (evaluated != ODE_RUNNING)
            return evaluated;
        double sum = 0.0;
        for (int64_t i = 0; i < n; i++) {
            J[i*n + j] = (yd[i] - rates[i])/step;
            sum += 0.0*J[i*n + j];
        }
        if (sum != 0.0) {
            s->bad_time = s->t;
            return ODE_JACOBIAN_NOT_FINITE;
        }
        w[j] = y[j];
    }
    s->fresh = 1;
    reduce(s);
    return ODE_RUNNING;
}

/* A bound of the eigenvalues of the Jacobian: the root of the largest row sum of |J|^2,
   in which positions and velocities weigh as in their frequencies. */
static double spectral_bound(const ode_solver *s)
{
    const int64_t n = s->system->n;
    double *const sums = vector(s, ALLOWED), *const all = argument(s), most = 0.0;
    for (int64_t i = 0; i < n; i++)
        all[i] = 1.0;
    multiply(s, all, sums, 1);
    multiply(s, sums, all, 1);
    for (int64_t i = 0; i < n; i++)
        most = fmax(most, all[i]);
    return sqrt(most);
}

/* Factorize all matrices for a step; return 0 if one is singular. */
static int factorize_for(ode_solver *s, double h)
{
    const collocation scheme = scheme_of(s);
    const double *const e = scheme.eigenvalues;
    s->counts.factorizations++;
    s->h_factored = h;
    int regular = factorize(s, e[0]/h, 0.0, 0, 0);
    for (int64_t k = 1; regular && k < scheme.stages; k += 2)
        regular = factorize(s, e[k]/h, e[k + 1]/h, k/2, 1);
    return regular;
}

/* Solve the real system, (e/h - J) x = x. */
static void solve_real(const ode_solver *s, double h, double *x)
{
    solve(s, scheme_of(s).eigenvalues[0]/h, 0.0, x, x, 0, 0);
}

/* The relative tolerance of the error estimate, whose order is s and not 2 s - 1. The
   factor is so small that the error of a run is that of nonstiff methods of the same
   tolerance. */
static double tolerance(const ode_solver *s)
{
    const collocation scheme = scheme_of(s);
    const double order = (double)scheme.stages;
    return scheme.share*pow(s->options->rtol, 0.5*(order + 1.0)/order);
}

/* Where Newton's method stops, in tolerances; below three roots of them errors of runs
   hardly become less. */
static double newton_limit(const ode_solver *s)
{
    const double rtol = tolerance(s);
    return fmax(10.0*DBL_EPSILON/rtol, fmin(0.03, 3.0*sqrt(rtol)));
}

static void write_scale(ode_solver *s)
{
    const double rtol = tolerance(s), ratio = rtol/s->options->rtol;
    const double *const y = state(s);
    for (int64_t i = 0; i < s->system->n; i++)
        vector(s, SCALE)[i] = ratio*s->options->atol[i] + rtol*fabs(y[i]);
}

/* Multiply so many numbers of each stage with a matrix; sums are of as many terms for any
   number of stages, so that they stay in registers. */
INLINE void transform_block(const double *A, int64_t stages, int64_t n, const double *from,
                            double *into, int64_t count)
{
    double in[MOST_STAGES][BLOCK] = {{0.0}}, out[BLOCK];
    for (int64_t j = 0; j < stages; j++)
        memcpy(in[j], from + j*n, (size_t)count*sizeof(double));
    for (int64_t j = 0; j < stages; j++) {
        double a[MOST_STAGES];
        UNROLLED
        for (int k = 0; k < MOST_STAGES; k++)
            a[k] = k < stages ? A[j*stages + k] : 0.0;
        IN_LANES
        for (int64_t i = 0; i < BLOCK; i++) {
            double sum = a[0]*in[0][i];
            UNROLLED
            for (int k = 1; k < MOST_STAGES; k++)
                sum += a[k]*in[k][i];
            out[i] = sum;
        }
        memcpy(into + j*n, out, (size_t)count*sizeof(double));
    }
}

/* Multiply the arrays of the stages with a matrix, from some into some. */
static void transform(const ode_solver *s, const double *A, int64_t from, int64_t into)
{
    const int64_t n = s->system->n, whole = n & -BLOCK;
    const double *const x = vector(s, from);
    double *const y = vector(s, into);
    for (int64_t i = 0; i < whole; i += BLOCK)
        transform_block(A, s->stages, n, x + i, y + i, BLOCK);
    if (whole < n)
        transform_block(A, s->stages, n, x + whole, y + whole, n - whole);
}

/* Where the polynomial of a step has its values, from the end in steps: the points from
   the last to the first, and the begin. */
static double node(const collocation *scheme, int64_t k)
{
    return k < scheme->stages ? scheme->points[scheme->stages - 1 - k] - 1.0 : -1.0;
}

/* Begin Newton's method on the polynomial of the last step, or at zero. */
static void predict(ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    const collocation scheme = scheme_of(s), last = collocation_of(s->drawn);
    for (int64_t j = 0; j < scheme.stages; j++) {
        double *const z = vector(s, Z + j);
        memset(z, 0, (size_t)n*sizeof(double));
        if (s->h_old == 0.0)
            continue;
        const double x = scheme.points[j]*h/s->h_old;
        for (int64_t k = last.stages - 1; k >= 0; k--) {
            const double *const c = vector(s, POLYNOMIAL + k), part = x - node(&last, k);
            for (int64_t i = 0; i < n; i++)
                z[i] = part*(c[i] + z[i]);
        }
    }
    transform(s, scheme.into, Z, F);
}

/* The rates at the points, into W. */
static int64_t stage_rates(ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    const collocation scheme = scheme_of(s);
    const double *const y = state(s);
    double *const w = argument(s);
    for (int64_t j = 0; j < scheme.stages; j++) {
        const double *const z = vector(s, Z + j), at = s->t + scheme.points[j]*h;
        for (int64_t i = 0; i < n; i++)
            w[i] = y[i] + z[i];
        const int64_t status = evaluate(s, at, w, vector(s, W + j));
        if (status != ODE_RUNNING)
            return status;
    }
    return ODE_RUNNING;
}

/* One iteration of Newton's method; returns the size of its change. */
static double iterate(ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    const collocation scheme = scheme_of(s);
    const double *const e = scheme.eigenvalues, *const scale = vector(s, SCALE);
    double total = 0.0;
    transform(s, scheme.into, W, W);
    for (int64_t k = 0; k < scheme.stages; k += k ? 2 : 1) {
        double *const w = vector(s, W + k), *const f = vector(s, F + k);
        double *const v = vector(s, W + k + 1), *const g = vector(s, F + k + 1);
        const double re = e[k]/h, im = k ? e[k + 1]/h : 0.0;
        for (int64_t i = 0; i < n; i++) {
            w[i] -= re*f[i];
            if (k) {
                w[i] += im*g[i];
                v[i] -= re*g[i] + im*f[i];
            }
        }
        if (k)
            solve(s, re, im, w, v, k/2, 1);
        else
            solve_real(s, h, w);
    }
    for (int64_t j = 0; j < scheme.stages; j++) {
        const double *const w = vector(s, W + j);
        double *const f = vector(s, F + j);
        for (int64_t i = 0; i < n; i++) {
            total += w[i]/scale[i]*(w[i]/scale[i]);
            f[i] += w[i];
        }
    }
    transform(s, scheme.from, F, Z);
    return sqrt(total/(double)(scheme.stages*n));
}

/* How Newton's method ended. */
typedef struct {
    int64_t status; /* of the rates */
    int converged;
    double factor;  /* by which a step is to be shortened if it did not converge */
    int iterations;
} newton_result;

static newton_result solve_stages(ode_solver *s, double h)
{
    const double enough = newton_limit(s);
    const int64_t most = NEWTON + s->stages;
    newton_result found = {ODE_RUNNING, 0, 0.5, 0};
    double before = 0.0, ratio_before = 0.0;
    s->contraction = 0.0;
    s->remainder = pow(fmax(s->remainder, DBL_EPSILON), 0.8);
    predict(s, h);
    for (int m = 1; m <= most; m++) {
        found.status = stage_rates(s, h);
        if (found.status != ODE_RUNNING)
            return found;
        const double change = iterate(s, h);
        found.iterations = m;
        if (!isfinite(change))
            return found;
        if (m > 1) {
            const double ratio = change/before;
            s->contraction = m == 2 ? ratio : sqrt(ratio*ratio_before);
            ratio_before = ratio;
            if (!(s->contraction < 0.99))
                return found;
            s->remainder = s->contraction/(1.0 - s->contraction);
            const double left = (double)(most - m);
            const double expected = s->remainder*change*pow(s->contraction, left - 1.0);
            if (m < most && expected >= enough) {
                const double much = fmax(1e-4, fmin(20.0, expected/enough));
                found.factor = 0.8*pow(much, -1.0/(4.0 + left - 1.0));
                return found;
            }
        }
        before = fmax(change, DBL_EPSILON);
        found.converged = s->remainder*change <= enough;
        if (found.converged)
            return found;
    }
    return found;
}

/* The norm of the error estimate of a step. */
static double estimate(ode_solver *s, double h, int64_t *status)
{
    const int64_t n = s->system->n;
    const collocation scheme = scheme_of(s);
    const double *const scale = vector(s, SCALE);
    double *const bend = vector(s, W), *const error = vector(s, ERROR);
    const double *const y = state(s), *const rates = vector(s, RATES);
    *status = ODE_RUNNING;
    for (int64_t i = 0; i < n; i++) {
        bend[i] = 0.0;
        for (int64_t j = 0; j < scheme.stages; j++)
            bend[i] += scheme.embedded[j]*vector(s, Z + j)[i];
        bend[i] /= h;
        error[i] = bend[i] + rates[i];
    }
    for (int again = 0;; again++) {
        solve_real(s, h, error);
        double total = 0.0;
        for (int64_t i = 0; i < n; i++)
            total += error[i]/scale[i]*(error[i]/scale[i]);
        const double norm = fmax(sqrt(total/(double)n), 1e-10);
        /* The first step, and one after a rejected one, deserve a better estimate. */
        if (norm < 1.0 || again || !(s->h_old == 0.0 || s->retry))
            return norm;
        double *const w = argument(s);
        for (int64_t i = 0; i < n; i++)
            w[i] = y[i] + error[i];
        *status = evaluate(s, s->t, w, error);
        if (*status != ODE_RUNNING)
            return norm;
        for (int64_t i = 0; i < n; i++)
            error[i] += bend[i];
    }
}

/* The coefficients of the polynomial of a step, from its end, for a block of states from i
   on, of which so many are: its divided differences over the nodes. */
static void write_coefficients(const ode_solver *s, int64_t i, int64_t count,
                               double c[][BLOCK])
{
    const collocation scheme = scheme_of(s);
    const int64_t stages = scheme.stages;
    double values[MOST_STAGES + 1][BLOCK] = {{0.0}};
    for (int64_t k = 0; k < stages; k++)
        memcpy(values[k], vector(s, Z + stages - 1 - k) + i, (size_t)count*sizeof(double));
    for (int64_t order = 1; order <= stages; order++) {
        for (int64_t k = 0; k <= stages - order; k++) {
            const double gap = node(&scheme, k + order) - node(&scheme, k), by = 1.0/gap;
            IN_LANES
            for (int64_t l = 0; l < BLOCK; l++)
                values[k][l] = (values[k + 1][l] - values[k][l])*by;
        }
        memcpy(c[order - 1], values[0], sizeof values[0]);
    }
}

/* The derivative by x, of which the step is one unit, of a polynomial with such
   coefficients, `away` numbers from each to the next. */
static double slope_at(const collocation *scheme, double x, const double *c,
                       int64_t away)
{
    double value = 0.0, slope = 0.0;
    for (int64_t k = scheme->stages - 1; k >= 0; k--) {
        const double part = x - node(scheme, k), sum = value + c[k*away];
        slope = sum + part*slope;
        value = part*sum;
    }
    return slope;
}

/* The longest step whose polynomial has rates within the tolerance, on the slow motion
   of a stiff system. The error of these rates, from the change of the highest derivative
   since the last step, counts where it is stiff: (J M^-1)^2 of it. What is not stiff
   comes to the rates by the state, as with any method. Sets `refined` if the stiff part of the
   error of the state between the stages has an effect on the rates. */
static double finest_step(ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    const double *const y = state(s), *const rates = vector(s, RATES);
    const double *const scale = vector(s, SCALE);
    double *const error = vector(s, W), *const stiff = vector(s, W + 1);
    double *const most = vector(s, ALLOWED), *const effects = argument(s);
    const collocation scheme = scheme_of(s);
    const int64_t stages = scheme.stages;
    const double left = newton_limit(s), sum = fabs(h + s->h_old);
    const double real = scheme.eigenvalues[0]/h, order = (double)stages;
    const double power = pow(h, order);
    /* Slopes at the end and at the begin of the polynomial that is zero at all nodes. */
    double at_end = 1.0, at_begin = 1.0;
    for (int64_t k = 1; k < stages; k++) {
        at_end *= -node(&scheme, k);
        at_begin *= 1.0 + node(&scheme, k);
    }
    for (int64_t i = 0; i < n; i++)
        error[i] = fabs(y[i]);
    multiply(s, error, effects, 1);
    double all[MOST_STAGES][BLOCK];
    for (int64_t i = 0; i < n; i++) {
        const double noise = fabs(y[i]/h) + effects[i], *const c = all[0] + i%BLOCK;
        if (i%BLOCK == 0)
            write_coefficients(s, i, n - i < BLOCK ? n - i : BLOCK, all);
        const double slope = slope_at(&scheme, 0.0, c, BLOCK)/h;
        /* Where no step of as many stages was before, from the rate at the begin. */
        error[i] = s->h_old == 0.0 || s->drawn != stages
                       ? at_end/at_begin*(rates[i] - slope_at(&scheme, -1.0, c, BLOCK)/h)
                       : 2.0*at_end/(order + 1.0)
                             *(c[(stages - 1)*BLOCK] - power*vector(s, HIGHEST)[i])/sum;
        stiff[i] = error[i];
        most[i] = RATES_ERROR*s->options->rtol*fmax(fabs(rates[i]), fabs(slope))
                  + s->options->atol[i]/fabs(h) + 4.0*DBL_EPSILON*noise
                  + left*scale[i]/fabs(h);
    }
    double worst = 0.0, between = 0.0;
    for (int again = 0; again < 2; again++) {
        solve_real(s, h, error);
        for (int64_t i = 0; i < n; i++)
            error[i] = stiff[i] = real*error[i] - stiff[i];
    }
    for (int64_t i = 0; i < n; i++)
        worst = fmax(worst, fabs(stiff[i])/most[i]);
    multiply(s, stiff, effects, 0);
    for (int64_t i = 0; i < n; i++)
        between = fmax(between, fabs(scheme.between*h*effects[i])/most[i]);
    s->refined = between > 0.1;
    return fabs(h)*fmin(GROW, 0.8*pow(fmax(worst, 1e-9), -1.0/order));
}

/* The longest step towards a time at which the state is asked for: half of the way, so
   that what long steps leave of stiff errors decays before, or the finest. */
static double longest_towards(const ode_solver *s)
{
    const double way = 0.5*(s->asked - s->t)*(s->h < 0.0 ? -1.0 : 1.0);
    return way >= 0.0 ? fmax(way, s->fine) : INFINITY;
}

/* Take the step that was tried, and write its polynomial. */
static void accept(ode_solver *s, double h, double t_new)
{
    const int64_t n = s->system->n;
    memcpy(old_state(s), state(s), (size_t)n*sizeof(double));
    memcpy(state(s), kept_state(s), (size_t)n*sizeof(double));
    const int64_t stages = s->stages;
    const double power = pow(h, (double)stages);
    for (int64_t i = 0; i < n; i += BLOCK) {
        const int64_t count = n - i < BLOCK ? n - i : BLOCK;
        double c[MOST_STAGES][BLOCK];
        write_coefficients(s, i, count, c);
        for (int64_t k = 0; k < stages; k++)
            memcpy(vector(s, POLYNOMIAL + k) + i, c[k], (size_t)count*sizeof(double));
        for (int64_t l = 0; l < count; l++)
            vector(s, HIGHEST)[i + l] = c[stages - 1][l]/power;
    }
    s->t_old = s->t;
    s->t = t_new;
    s->h_old = h;
    s->drawn = stages;
    s->counts.steps++;
    s->begun = 0;
    s->retry = 0;
    s->bad = 0;
}

static void write_new_state(ode_solver *s)
{
    const double *const z = vector(s, Z + s->stages - 1), *const y = state(s);
    double *const y_new = new_state(s);
    for (int64_t i = 0; i < s->system->n; i++)
        y_new[i] = y[i] + z[i];
}

/* The new state, put on its constraints; see ode_keep_new. */
static int64_t keep_state_of(ode_solver *s, double t_new)
{
    write_new_state(s);
    return ode_keep_new(s, t_new);
}

/* Whether a step that is refused is to begin anew on the side to which it leads. */
static int takes_side(ode_solver *s, double h)
{
    if (s->system->switches == 0)
        return 0;
    write_new_state(s);
    const int takes = ode_takes_side(s, s->t + h);
    s->fresh = s->fresh && !takes;
    return takes;
}

/* A first step, in which the state changes by a tenth of its size; by less where contacts
   hold, with any force behind a switch. */
static void choose_first_step(ode_solver *s)
{
    const double span = s->end - s->t, speed = length_in_errors(s, vector(s, RATES));
    const double part = s->system->searched == ODE_CLOSED ? 1e-4 : 0.1;
    const double h = speed > 0.0 ? part*size_in_errors(s)/speed : 1e-3*fabs(span);
    s->h = copysign(fmin(fmin(fmax(h, 2.0*least_step(s)), fabs(span)), s->options->max_step), span);
}

/* The most stages that pay at the tolerance. */
static int64_t most_stages(const ode_solver *s)
{
    return FEWEST_STAGES + 2*(s->options->rtol < FEW) + 2*(s->options->rtol < SOME);
}

/* Take more or less stages from the next step on. */
static void change_stages(ode_solver *s, int64_t more)
{
    s->stages += more;
    s->smooth = ROUGH;
    s->h_factored = s->h_control = 0.0;
}

/* The step that follows an accepted one; keep factorizations where it is worth it. */
static void choose_next(ode_solver *s, double h, double error, double fac, int64_t last,
                        int64_t retried)
{
    const double root = 1.0/((double)s->stages + 1.0);
    double quotient = fmax(1.0/GROW, fmin(1.0/SHRINK, pow(error, root)/fac));
    if (s->h_control != 0.0) {
        /* Gustafsson's controller looks at the step before, too. */
        const double trend = s->h_control/h*pow(error*error/s->error, root)/SAFETY;
        quotient = fmax(quotient, fmax(1.0/GROW, fmin(1.0/SHRINK, fabs(trend))));
    }
    s->h_control = h;
    s->error = fmax(1e-2, error);
    double next = h/quotient;
    if (retried && fabs(next) > fabs(h))
        next = h;
    const double ratio = next/h;
    s->fresh = s->contraction
               <= fmax(FAST, fmin(FAST_MOST, FAST_A_ROW*(double)leaders_of(s)[0]));
    if (s->fresh && ratio >= KEPT_FROM && ratio <= KEPT_TO)
        next = h;
    if (last)
        next = copysign(fmax(fabs(next), fabs(s->h)), h);
    s->h = copysign(fmin(fabs(next), s->options->max_step), h);
    s->smooth++;
    if (s->smooth >= SMOOTH && s->stages < most_stages(s))
        change_stages(s, 2);
}

/* Count a rejected step; where a few before was one, too, the motion has corners, for
   which two stages less are enough. */
static void reject(ode_solver *s)
{
    s->counts.rejected++;
    s->retry = 1;
    if (s->smooth < ROUGH && s->stages > FEWEST_STAGES)
        change_stages(s, -2);
    s->smooth = 0;
}

static int64_t step(ode_solver *s)
{
    int64_t status = evaluate(s, s->t, state(s), vector(s, RATES));
    if (status != ODE_RUNNING)
        return status;
    if (s->h_old == 0.0) {
        s->stages = s->begins_high ? most_stages(s) : FEWEST_STAGES;
        s->begins_high = 0;
        s->smooth = 0;
        s->remainder = 1.0;
        s->h_control = 0.0;
        s->fresh = 0;
        s->h_factored = 0.0;
    }
    write_scale(s);
    if (s->h == 0.0)
        choose_first_step(s);
    int current = s->h_old == 0.0; /* whether the Jacobian is that of this very state */
    if (!s->fresh) {
        status = evaluate_jacobian(s);
        current = 1;
    }
    while (status == ODE_RUNNING) {
        const double t = s->t;
        if (fabs(s->h) <= least_step(s))
            return why_too_small(s);
        const double longest = s->fine > 0.0 ? longest_towards(s) : INFINITY;
        if (fabs(s->h) > longest) {
            const double ratio = longest/fabs(s->h_factored);
            s->h = ratio >= 1.0 && ratio < 1.5 ? s->h_factored : copysign(longest, s->h);
        }
        const int64_t last = (t + 1.0001*s->h - s->end)*s->h >= 0.0;
        const double t_new = last ? s->end : t + s->h, h = t_new - t;
        if (fabs(s->h_factored - h) > SAME*fabs(h) && !factorize_for(s, h)) {
            s->h = 0.5*h;
            reject(s);
            continue;
        }
        write_scale(s);
        const newton_result newton = solve_stages(s, h);
        if (newton.status != ODE_RUNNING && !wants_shorter(newton.status))
            return newton.status;
        if (!newton.converged) {
            if (takes_side(s, h))
                return ode_is_hasty(s) ? ODE_STEP_TOO_SMALL : step(s);
            reject(s);
            s->h = h*(newton.status == ODE_RUNNING ? newton.factor : SHRINK);
            if (!current) {
                status = evaluate_jacobian(s);
                current = 1;
            }
            continue;
        }
        const double error = estimate(s, h, &status);
        if (status != ODE_RUNNING && !wants_shorter(status))
            return status;
        const int64_t retried = s->retry;
        const double stages = (double)s->stages, twice = 2.0*(NEWTON + stages);
        const double cfac = SAFETY*(1.0 + twice);
        const double fac =
            fmin(SAFETY, cfac/(newton.iterations + twice));
        s->refined = 0;
        if (status == ODE_RUNNING && error < 1.0
            && fabs(h) > 0.5*fabs(s->asked - t)) {
            const double real = scheme_of(s).eigenvalues[0];
            const int is_stiff = fabs(h)*spectral_bound(s) > STIFF*real;
            s->fine = is_stiff ? finest_step(s, h) : GROW*fabs(h);
            if (fabs(h) > longest_towards(s)/SAFETY) {
                s->counts.rejected++;
                s->retry = 1;
                continue;
            }
        }
        if (status == ODE_RUNNING && error < 1.0) {
            status = keep_state_of(s, t_new);
            if (status == ODE_RUNNING || status == ODE_REPARTITION) {
                accept(s, h, t_new);
                choose_next(s, h, error, fac, last, retried);
            }
            if (status != ODE_NOT_KEPT && status != ODE_SET_ASIDE)
                return status;
            s->bad = status;
            if (status == ODE_SET_ASIDE && is_located(s, h))
                return status;
        }
        if (status == ODE_RUNNING && error >= 1.0 && takes_side(s, h))
            return ode_is_hasty(s) ? ODE_STEP_TOO_SMALL : step(s);
        const double quotient =
            fmax(1.0/GROW, fmin(1.0/SHRINK, pow(error, 1.0/(stages + 1.0))/fac));
        reject(s);
        s->h = status != ODE_RUNNING ? SHRINK*h
               : s->h_old == 0.0        ? 0.1*h
                                        : h/quotient;
        status = current ? ODE_RUNNING : evaluate_jacobian(s);
        current = 1;
    }
    return status;
}

static void interpolate(const ode_solver *s, double t, double *y)
{
    const int64_t n = s->system->n;
    const collocation scheme = collocation_of(s->drawn);
    const double x = (t - s->t_old)/s->h_old - 1.0; /* an event may have moved t */
    memset(y, 0, (size_t)n*sizeof(double));
    for (int64_t k = scheme.stages - 1; k >= 0; k--) {
        const double *const c = vector(s, POLYNOMIAL + k), part = x - node(&scheme, k);
        for (int64_t i = 0; i < n; i++)
            y[i] = part*(c[i] + y[i]);
    }
    for (int64_t i = 0; i < n; i++)
        y[i] += new_state(s)[i];
}

/* Put an answer on the slow motion: where (y - p) e/h = f(t, y) - p' for the polynomial
   p of the step. A stiff part of the state then has the rate of the polynomial, and not
   the error of the state times its stiffness; other parts move by less than an error. */
static int64_t refine(ode_solver *s, double t, double *y)
{
    const int64_t n = s->system->n;
    const double h = s->h_old, x = (t - s->t_old)/h - 1.0;
    const collocation scheme = collocation_of(s->drawn);
    const double real = scheme.eigenvalues[0]/h;
    const double *const most = vector(s, ALLOWED), *const c = vector(s, POLYNOMIAL);
    double *const rest = vector(s, W), *const moved = vector(s, W + 1);
    double *const tried = vector(s, W + 2);
    memset(moved, 0, (size_t)n*sizeof(double));
    memcpy(tried, y, (size_t)n*sizeof(double));
    for (int round = 0; round < REFINEMENTS; round++) {
        const int64_t status = evaluate(s, t, tried, rest);
        if (wants_shorter(status))
            return ODE_RUNNING;
        if (status != ODE_RUNNING)
            return status;
        double worst = 0.0;
        for (int64_t i = 0; i < n; i++) {
            rest[i] -= slope_at(&scheme, x, c + i, n)/h + moved[i]*real;
            worst = fmax(worst, fabs(rest[i])/most[i]);
        }
        if (worst < 0.1)
            break;
        solve(s, real, 0.0, rest, rest, 0, 0);
        for (int64_t i = 0; i < n; i++) {
            moved[i] += rest[i];
            tried[i] = y[i] + moved[i];
        }
    }
    memcpy(y, tried, (size_t)n*sizeof(double));
    return ODE_RUNNING;
}

const ode_method ode_radau = {step, 0, interpolate, refine, VECTORS, MATRICES, 0};
