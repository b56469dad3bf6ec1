/* The method of Dormand and Prince of order 5(4).

   Hairer, Norsett, Wanner (1993), Solving Ordinary Differential Equations I: table
   II.5.2 (coefficients), section II.6 (dense output). */
#include "nonstiff.h"

enum { STAGES = 7, DENSE = 4 };
/* ODE_DP54_WORK says the same. */
typedef char same_work[ODE_DP54_WORK(1) == SHARED_ARRAYS + STAGES + DENSE ? 1 : -1];
/* Of the difference between the solutions of order 5 and 4. */
static const double E[STAGES] = {71.0/57600, 0.0, -71.0/16695, 71.0/1920,
                                 -17253.0/339200, 22.0/525, -1.0/40};

static int64_t try_step(ode_solver *s, double t, double h)
{
    const int64_t n = s->system->n;
    const double *const y = state(s);
    double *const w = argument(s), *const k = stages(s);
    int64_t status;
    STAGE(1, 0.2, 0.2*K(0));
    STAGE(2, 0.3, 3.0/40*K(0) + 9.0/40*K(1));
    STAGE(3, 0.8, 44.0/45*K(0) - 56.0/15*K(1) + 32.0/9*K(2));
    STAGE(4, 8.0/9, 19372.0/6561*K(0) - 25360.0/2187*K(1) + 64448.0/6561*K(2)
          - 212.0/729*K(3));
    STAGE(5, 1.0, 9017.0/3168*K(0) - 355.0/33*K(1) + 46732.0/5247*K(2)
          + 49.0/176*K(3) - 5103.0/18656*K(4));
    double *const y_new = new_state(s);
    for (int64_t i = 0; i < n; i++)
        y_new[i] = y[i] + h*(35.0/384*K(0) + 500.0/1113*K(2) + 125.0/192*K(3)
                             - 2187.0/6784*K(4) + 11.0/84*K(5));
    return end_rates(s, t + h, y_new, k + 6*n, E[6]);
}

/* The error of order 5 over what is allowed. */
static double error_of(const ode_solver *s, double h)
{
    const int64_t n = s->system->n;
    const double *const k = stages(s);
    double total = 0.0;
    for (int64_t i = 0; i < n; i++) {
        const double slope = E[0]*K(0) + E[2]*K(2) + E[3]*K(3) + E[4]*K(4)
                             + E[5]*K(5) + E[6]*K(6);
        const double share = h*slope/allowed(s, i);
        total += share*share;
    }
    return n > 0 ? sqrt(total/(double)n) : 0.0;
}

/* The continuous extension of order 4. */
static int64_t dense(ode_solver *s)
{
    const ode_extension e = begin_extension(s, STAGES);
    const int64_t n = e.n;
    const double h = e.h, *const k = e.k;
    double *const r = e.r;
    for (int64_t i = 0; i < n; i++) {
        r[2*n + i] = r[i] - h*K(6) - r[n + i];
        r[3*n + i] = h*(-12715105075.0/11282082432*K(0) + 87487479700.0/32700410799*K(2)
                        - 10690763975.0/1880347072*K(3)
                        + 701980252875.0/199316789632*K(4)
                        - 1453857185.0/822651844*K(5) + 69997945.0/29380423*K(6));
    }
    return ODE_RUNNING;
}

static void interpolate(const ode_solver *s, double t, double *y)
{
    interpolate_nested(s, stages(s) + STAGES*s->system->n, DENSE, t, y);
}

static int64_t step(ode_solver *s)
{
    static const ode_adaptive method = {
        try_step, error_of, STAGES - 1, 0.2 - 0.75*0.04, 0.04, 0.2, 10.0, 5.0, 3.25,
        0.55, E, 0.0, 0.9, 0};
    return ode_step_adaptive(s, &method);
}

const ode_method ode_dp54 = {step, dense, interpolate, 0, STAGES + DENSE, 0, 0};
