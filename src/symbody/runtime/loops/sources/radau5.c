/* The method Radau IIA of order 5, for stiff systems.

   Collocation at three points; the equations of a step are solved by a simplified
   Newton's method, which one real and one complex matrix of size n suffice for.

   Hairer, Wanner (1996), Solving Ordinary Differential Equations II: sections IV.5 and
   IV.8, with the constants of the code RADAU5. */
#include "radau_matrices.h"

#define ROOT6 2.449489742783178

static const double C1 = (4.0 - ROOT6)/10.0, C2 = (4.0 + ROOT6)/10.0;
static const double C1M1 = (4.0 - ROOT6)/10.0 - 1.0, C2M1 = (4.0 + ROOT6)/10.0 - 1.0;
static const double C1MC2 = -ROOT6/5.0;
/* Of the error estimate. */
static const double DD1 = -(13.0 + 7.0*ROOT6)/3.0, DD2 = (-13.0 + 7.0*ROOT6)/3.0;
static const double DD3 = -1.0/3.0;
/* Eigenvalues of the inverse of the method's matrix: one real, one complex pair. */
static const double REAL = 3.637834252744496;
static const double ALPHA = 2.681082873627752, BETA = 3.050430199247411;
/* The transformation that makes it diagonal in blocks, and its inverse. */
static const double T11 = 9.1232394870892942792e-02, T12 = -0.14125529502095420843;
static const double T13 = -3.0029194105147424492e-02, T21 = 0.24171793270710701896;
static const double T22 = 0.20412935229379993199, T23 = 0.38294211275726193779;
static const double T31 = 0.96604818261509293619;
static const double TI11 = 4.3255798900631553510, TI12 = 0.33919925181580986954;
static const double TI13 = 0.54177053993587487119, TI21 = -4.1787185915519047273;
static const double TI22 = -0.32768282076106238708, TI23 = 0.47662355450055045196;
static const double TI31 = -0.50287263494578687595, TI32 = 2.5719269498556054292;
static const double TI33 = -0.59603920482822492497;

static const double SAFETY = 0.9;
static const double SHRINK = 0.125, GROW = 5.0; /* how much a step may change at once */
/* A step that would change less than so much is kept, with its factorizations; what it
   would shrink stays within what SAFETY leaves. */
static const double KEPT_FROM = 0.92, KEPT_TO = 1.2;
/* Newton's method that converges so fast may keep its Jacobian. */
static const double FAST = 1e-2;
enum { NEWTON = 7 }; /* iterations */
/* Error of the rates at answers, in relative tolerances, and iterations to reach it. */
static const double RATES_ERROR = 5.0;
enum { REFINEMENTS = 4 };
/* Below this product of step and Jacobian no part of the motion is stiff. */
static const double STIFF = 0.3;

/* Arrays of n doubles, by number after the shared ones. */
enum { RATES, Z1, Z2, Z3, W1, W2, W3, F1, F2, F3, SCALE, ERROR, CONT1, CONT2, CONT3,
       CUBIC, ALLOWED, VECTORS };

static double *vector(const ode_solver *s, int64_t i)
{
    return array(s, SHARED_ARRAYS + i);
}

/* The Jacobian at the state, exact, or by forward differences. */
static int64_t evaluate_jacobian(ode_solver *s)
{
    const int64_t n = s->system->n;
    double *const J = matrix(s, JACOBIAN), *const y = state(s);
    double *const w = vector(s, W1), *const yd = vector(s, W2);
    const double *const rates = vector(s, RATES);
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
        const double step = sqrt(DBL_EPSILON*fmax(1e-5, fabs(y[j])));
        w[j] = y[j] + step;
        const int64_t evaluated = evaluate(s, s->t, w, yd);
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
    const double *const J = matrix(s, JACOBIAN);
    double *const sums = vector(s, ALLOWED), most = 0.0;
    for (int64_t i = 0; i < n; i++) {
        sums[i] = 0.0;
        for (int64_t j = 0; j < n; j++)
            sums[i] += fabs(J[i*n + j]);
    }
    for (int64_t i = 0; i < n; i++) {
        double sum = 0.0;
        for (int64_t j = 0; j < n; j++)
            sum += fabs(J[i*n + j])*sums[j];
        most = fmax(most, sum);
    }
    return sqrt(most);
}

/* Factorize both matrices for a step; return 0 if one is singular. */
static int factorize_for(ode_solver *s, double h)
{
    s->counts.factorizations++;
    s->h_factored = h;
    return factorize(s, REAL/h, 0.0, 0) && factorize(s, ALPHA/h, BETA/h, 1);
}

/* The relative tolerance of the error estimate, whose order is 3 and not 5. The factor is
   so small that the error of a run is that of nonstiff methods of the same tolerance. */
static double tolerance(const ode_solver *s)
{
    return 0.01*pow(s->options->rtol, 2.0/3.0);
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

/* Begin Newton's method on the polynomial of the last step, or at zero. */
static void predict(ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    double *const z1 = vector(s, Z1), *const z2 = vector(s, Z2);
    double *const z3 = vector(s, Z3);
    const double *const c1 = vector(s, CONT1), *const c2 = vector(s, CONT2);
    const double *const c3 = vector(s, CONT3);
    const double q3 = s->h_old != 0.0 ? h/s->h_old : 0.0, q1 = C1*q3, q2 = C2*q3;
    for (int64_t i = 0; i < n; i++) {
        const double a = q3 != 0.0 ? c1[i] : 0.0, b = q3 != 0.0 ? c2[i] : 0.0;
        const double c = q3 != 0.0 ? c3[i] : 0.0;
        z1[i] = q1*(a + (q1 - C2M1)*(b + (q1 - C1M1)*c));
        z2[i] = q2*(a + (q2 - C2M1)*(b + (q2 - C1M1)*c));
        z3[i] = q3*(a + (q3 - C2M1)*(b + (q3 - C1M1)*c));
        vector(s, F1)[i] = TI11*z1[i] + TI12*z2[i] + TI13*z3[i];
        vector(s, F2)[i] = TI21*z1[i] + TI22*z2[i] + TI23*z3[i];
        vector(s, F3)[i] = TI31*z1[i] + TI32*z2[i] + TI33*z3[i];
    }
}

/* The rates at the three points, into W1, W2, W3. */
static int64_t stage_rates(ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    const double parts[3] = {C1, C2, 1.0};
    const double *const y = state(s);
    double *const w = argument(s);
    for (int64_t j = 0; j < 3; j++) {
        const double *const z = vector(s, Z1 + j);
        for (int64_t i = 0; i < n; i++)
            w[i] = y[i] + z[i];
        const int64_t status = evaluate(s, s->t + parts[j]*h, w, vector(s, W1 + j));
        if (status != ODE_RUNNING)
            return status;
    }
    return ODE_RUNNING;
}

/* One iteration of Newton's method; returns the size of its change. */
static double iterate(ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    double *const w1 = vector(s, W1), *const w2 = vector(s, W2);
    double *const w3 = vector(s, W3);
    double *const f1 = vector(s, F1), *const f2 = vector(s, F2);
    double *const f3 = vector(s, F3);
    const double *const scale = vector(s, SCALE);
    const double real = REAL/h, alpha = ALPHA/h, beta = BETA/h;
    for (int64_t i = 0; i < n; i++) {
        const double a = w1[i], b = w2[i], c = w3[i];
        w1[i] = TI11*a + TI12*b + TI13*c - real*f1[i];
        w2[i] = TI21*a + TI22*b + TI23*c - alpha*f2[i] + beta*f3[i];
        w3[i] = TI31*a + TI32*b + TI33*c - alpha*f3[i] - beta*f2[i];
    }
    solve_real(s, real, w1);
    solve(s, alpha, beta, w2, w3, 1);
    double total = 0.0;
    for (int64_t i = 0; i < n; i++) {
        const double a = w1[i]/scale[i], b = w2[i]/scale[i], c = w3[i]/scale[i];
        total += a*a + b*b + c*c;
        f1[i] += w1[i];
        f2[i] += w2[i];
        f3[i] += w3[i];
        vector(s, Z1)[i] = T11*f1[i] + T12*f2[i] + T13*f3[i];
        vector(s, Z2)[i] = T21*f1[i] + T22*f2[i] + T23*f3[i];
        vector(s, Z3)[i] = T31*f1[i] + f2[i];
    }
    return sqrt(total/(3.0*(double)n));
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
    newton_result found = {ODE_RUNNING, 0, 0.5, 0};
    double before = 0.0, ratio_before = 0.0;
    s->contraction = FAST;
    s->remainder = pow(fmax(s->remainder, DBL_EPSILON), 0.8);
    predict(s, h);
    for (int m = 1; m <= NEWTON; m++) {
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
            const double left = NEWTON - m;
            const double expected = s->remainder*change*pow(s->contraction, left - 1.0);
            if (m < NEWTON && expected >= enough) {
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
    const double *const z1 = vector(s, Z1), *const z2 = vector(s, Z2);
    const double *const z3 = vector(s, Z3), *const scale = vector(s, SCALE);
    double *const bend = vector(s, W1), *const error = vector(s, ERROR);
    const double *const y = state(s), *const rates = vector(s, RATES);
    *status = ODE_RUNNING;
    for (int64_t i = 0; i < n; i++) {
        bend[i] = (DD1*z1[i] + DD2*z2[i] + DD3*z3[i])/h;
        error[i] = bend[i] + rates[i];
    }
    for (int again = 0;; again++) {
        solve_real(s, REAL/h, error);
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

/* The coefficients of the polynomial of a step, from its end, for state i. */
static void write_coefficients(const ode_solver *s, int64_t i, double c[3])
{
    const double z1 = vector(s, Z1)[i], z2 = vector(s, Z2)[i], z3 = vector(s, Z3)[i];
    const double middle = (z1 - z2)/C1MC2;
    c[0] = (z2 - z3)/C2M1;
    c[1] = (middle - c[0])/C1M1;
    c[2] = c[1] - (middle - z1/C1)/C2;
}

/* Its derivative by x, of which the step is one unit. */
static double slope_at(double x, double c1, double c2, double c3)
{
    const double a = x - C2M1, b = x - C1M1;
    return c1 + a*(c2 + b*c3) + x*(c2 + (a + b)*c3);
}

/* The longest step whose polynomial has rates within the tolerance, on the slow motion
   of a stiff system. The error of these rates, from the change of the third derivative
   since the last step, counts where it is stiff: (J M^-1)^2 of it. What is not stiff
   comes to the rates by the state, as with any method. Sets `refined` if the stiff part of the
   error of the state between the stages has an effect on the rates. */
static double finest_step(ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    const double *const J = matrix(s, JACOBIAN), *const y = state(s);
    const double *const rates = vector(s, RATES), *const scale = vector(s, SCALE);
    double *const error = vector(s, W2), *const stiff = vector(s, W3);
    double *const most = vector(s, ALLOWED);
    const double left = newton_limit(s), sum = fabs(h + s->h_old);
    for (int64_t i = 0; i < n; i++) {
        double c[3], noise = fabs(y[i]/h);
        write_coefficients(s, i, c);
        const double slope = slope_at(0.0, c[0], c[1], c[2])/h;
        /* In a first step from the rate at its begin instead. */
        error[i] = s->h_old == 0.0 ? 3.0*(rates[i] - slope_at(-1.0, c[0], c[1], c[2])/h)
                                   : 0.15*(c[2] - h*h*h*vector(s, CUBIC)[i])/sum;
        stiff[i] = error[i];
        for (int64_t j = 0; j < n; j++)
            noise += fabs(J[i*n + j]*y[j]);
        most[i] = RATES_ERROR*s->options->rtol*fmax(fabs(rates[i]), fabs(slope))
                  + s->options->atol[i] + 4.0*DBL_EPSILON*noise
                  + left*scale[i]/fabs(h);
    }
    double worst = 0.0, between = 0.0;
    for (int again = 0; again < 2; again++) {
        solve_real(s, REAL/h, error);
        for (int64_t i = 0; i < n; i++)
            error[i] = stiff[i] = REAL/h*error[i] - stiff[i];
    }
    for (int64_t i = 0; i < n; i++)
        worst = fmax(worst, fabs(stiff[i])/most[i]);
    for (int64_t i = 0; i < n; i++) {
        double effect = 0.0;
        for (int64_t j = 0; j < n; j++)
            effect += J[i*n + j]*stiff[j];
        between = fmax(between, fabs(0.07*h*effect)/most[i]);
    }
    s->refined = between > 0.1;
    return fabs(h)*fmin(GROW, 0.8/cbrt(fmax(worst, 1e-9)));
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
    for (int64_t i = 0; i < n; i++) {
        double c[3];
        write_coefficients(s, i, c);
        vector(s, CONT1)[i] = c[0];
        vector(s, CONT2)[i] = c[1];
        vector(s, CONT3)[i] = c[2];
        vector(s, CUBIC)[i] = c[2]/(h*h*h);
    }
    s->t_old = s->t;
    s->t = t_new;
    s->h_old = h;
    s->counts.steps++;
    s->begun = 0;
    s->retry = 0;
    s->bad = 0;
}

/* The new state, put on its constraints; see ode_keep_new. */
static int64_t keep_state_of(ode_solver *s, double t_new)
{
    const double *const z3 = vector(s, Z3), *const y = state(s);
    double *const y_new = new_state(s);
    for (int64_t i = 0; i < s->system->n; i++)
        y_new[i] = y[i] + z3[i];
    return ode_keep_new(s, t_new);
}

/* A first step, small enough that its first error estimate means something. */
static void choose_first_step(ode_solver *s)
{
    const int64_t n = s->system->n;
    const double *const rates = vector(s, RATES), *const scale = vector(s, SCALE);
    const double span = s->end - s->t;
    double total = 0.0;
    for (int64_t i = 0; i < n; i++)
        total += rates[i]/scale[i]*(rates[i]/scale[i]);
    const double speed = sqrt(total/(double)(n > 0 ? n : 1));
    const double h = speed > 0.0 ? 0.1/speed : 1e-3*fabs(span);
    s->h = copysign(fmin(fmin(fmax(h, 1e-6), fabs(span)), s->options->max_step), span);
}

/* The step that follows an accepted one; keep factorizations where it is worth it. */
static void choose_next(ode_solver *s, double h, double error, double fac, int64_t last,
                        int64_t retried)
{
    double quotient = fmax(1.0/GROW, fmin(1.0/SHRINK, pow(error, 0.25)/fac));
    if (s->h_control != 0.0) {
        /* Gustafsson's controller looks at the step before, too. */
        const double trend = s->h_control/h*pow(error*error/s->error, 0.25)/SAFETY;
        quotient = fmax(quotient, fmax(1.0/GROW, fmin(1.0/SHRINK, fabs(trend))));
    }
    s->h_control = h;
    s->error = fmax(1e-2, error);
    double next = h/quotient;
    if (retried && fabs(next) > fabs(h))
        next = h;
    const double ratio = next/h;
    s->fresh = s->contraction <= FAST;
    if (s->fresh && ratio >= KEPT_FROM && ratio <= KEPT_TO)
        next = h;
    if (last)
        next = copysign(fmax(fabs(next), fabs(s->h)), h);
    s->h = copysign(fmin(fabs(next), s->options->max_step), h);
}

static int64_t step(ode_solver *s)
{
    int64_t status = evaluate(s, s->t, state(s), vector(s, RATES));
    if (status != ODE_RUNNING)
        return status;
    write_scale(s);
    if (s->h_old == 0.0) {
        s->remainder = 1.0;
        s->h_control = 0.0;
        s->fresh = 0;
        s->h_factored = 0.0;
    }
    if (s->h == 0.0)
        choose_first_step(s);
    const double cfac = SAFETY*(1.0 + 2.0*NEWTON);
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
        const double h = last ? s->end - t : s->h;
        if (s->h_factored != h && !factorize_for(s, h)) {
            s->h = 0.5*h;
            s->counts.rejected++;
            s->retry = 1;
            continue;
        }
        const newton_result newton = solve_stages(s, h);
        if (newton.status != ODE_RUNNING && newton.status != ODE_NOT_FINITE)
            return newton.status;
        if (!newton.converged) {
            s->counts.rejected++;
            s->retry = 1;
            s->h = h*(newton.status == ODE_RUNNING ? newton.factor : SHRINK);
            if (!current) {
                status = evaluate_jacobian(s);
                current = 1;
            }
            continue;
        }
        const double error = estimate(s, h, &status);
        if (status != ODE_RUNNING && status != ODE_NOT_FINITE)
            return status;
        const int64_t retried = s->retry;
        const double fac =
            fmin(SAFETY, cfac/(double)(newton.iterations + 2*NEWTON));
        s->refined = 0;
        if (status == ODE_RUNNING && error < 1.0
            && fabs(h) > 0.5*fabs(s->asked - t)) {
            const int is_stiff = fabs(h)*spectral_bound(s) > STIFF;
            s->fine = is_stiff ? finest_step(s, h) : GROW*fabs(h);
            if (fabs(h) > longest_towards(s)/SAFETY) {
                s->counts.rejected++;
                s->retry = 1;
                continue;
            }
        }
        if (status == ODE_RUNNING && error < 1.0) {
            const double t_new = last ? s->end : t + h;
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
        const double quotient =
            fmax(1.0/GROW, fmin(1.0/SHRINK, pow(error, 0.25)/fac));
        s->counts.rejected++;
        s->retry = 1;
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
    const double x = (t - s->t_old)/s->h_old - 1.0; /* an event may have moved t */
    const double *const c1 = vector(s, CONT1), *const c2 = vector(s, CONT2);
    const double *const c3 = vector(s, CONT3), *const y_new = new_state(s);
    for (int64_t i = 0; i < n; i++)
        y[i] = y_new[i] + x*(c1[i] + (x - C2M1)*(c2[i] + (x - C1M1)*c3[i]));
}

/* Put an answer on the slow motion: where (y - p) REAL/h = f(t, y) - p' for the polynomial
   p of the step. A stiff part of the state then has the rate of the polynomial, and not
   the error of the state times its stiffness; other parts move by less than an error. */
static int64_t refine(ode_solver *s, double t, double *y)
{
    const int64_t n = s->system->n;
    const double h = s->h_old, x = (t - s->t_old)/h - 1.0;
    const double *const c1 = vector(s, CONT1), *const c2 = vector(s, CONT2);
    const double *const c3 = vector(s, CONT3), *const most = vector(s, ALLOWED);
    double *const rest = vector(s, W1), *const moved = vector(s, W2);
    double *const tried = vector(s, W3);
    memset(moved, 0, (size_t)n*sizeof(double));
    memcpy(tried, y, (size_t)n*sizeof(double));
    for (int round = 0; round < REFINEMENTS; round++) {
        const int64_t status = evaluate(s, t, tried, rest);
        if (status == ODE_NOT_FINITE)
            return ODE_RUNNING;
        if (status != ODE_RUNNING)
            return status;
        double worst = 0.0;
        for (int64_t i = 0; i < n; i++) {
            rest[i] -= slope_at(x, c1[i], c2[i], c3[i])/h + moved[i]*REAL/h;
            worst = fmax(worst, fabs(rest[i])/most[i]);
        }
        if (worst < 0.1)
            break;
        solve_real(s, REAL/h, rest);
        for (int64_t i = 0; i < n; i++) {
            moved[i] += rest[i];
            tried[i] = y[i] + moved[i];
        }
    }
    memcpy(y, tried, (size_t)n*sizeof(double));
    return ODE_RUNNING;
}

const ode_method ode_radau5 = {step, 0, interpolate, refine, VECTORS, MATRICES, 0};
