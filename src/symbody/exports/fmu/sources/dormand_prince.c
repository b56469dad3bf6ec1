/* The method of Dormand and Prince of order 5(4) with adaptive step.

   Hairer, Norsett, Wanner (1993), Solving Ordinary Differential Equations I: table
   II.5.2 (coefficients), section II.4 (first step). Hairer, Wanner (1996), Solving
   Ordinary Differential Equations II: section IV.2 (PI controller). */
#include "dormand_prince.h"

#include <float.h>
#include <math.h>

#define STAGES 7

static const double C[STAGES] = {0.0, 0.2, 0.3, 0.8, 8.0/9, 1.0, 1.0};
static const double A[STAGES][STAGES - 1] = {
    {0.0},
    {1.0/5},
    {3.0/40, 9.0/40},
    {44.0/45, -56.0/15, 32.0/9},
    {19372.0/6561, -25360.0/2187, 64448.0/6561, -212.0/729},
    {9017.0/3168, -355.0/33, 46732.0/5247, 49.0/176, -5103.0/18656},
    {35.0/384, 0.0, 500.0/1113, 125.0/192, -2187.0/6784, 11.0/84},
};
/* Of the difference between the solutions of order 5 and 4. */
static const double E[STAGES] = {
    71.0/57600, 0.0, -71.0/16695, 71.0/1920, -17253.0/339200, 22.0/525, -1.0/40,
};

static const double SAFETY = 0.9;
static const double BETA = 0.04; /* weight of the integral part */
static const double SHRINK = 0.2, GROW = 10.0; /* how much a step may change at once */
static const double LEAST_ERROR = 1e-4; /* that the controller remembers */
static const long MOST_STEPS = 10000000;

/* The root mean square of x over what is allowed beside the states a and b. */
static double norm(const dp_problem *f, const double *x, const double *a,
                   const double *b)
{
    double total = 0.0;
    for (int i = 0; i < f->n; i++) {
        const double scale = f->atol + f->rtol*fmax(fabs(a[i]), fabs(b[i]));
        total += (x[i]/scale)*(x[i]/scale);
    }
    return f->n > 0 ? sqrt(total/f->n) : 0.0;
}

/* A first step from the sizes of the state and its two derivatives. */
static double first_step(const dp_problem *f, double t, const double *y, double span)
{
    const int n = f->n;
    double *const k = f->work, *const w = f->work + STAGES*n;
    const double size = norm(f, y, y, y), speed = norm(f, k, y, y);
    double h = size <= 1e-5 || speed <= 1e-5 ? 1e-6 : 0.01*size/speed;
    h = fmin(h, span);
    for (int i = 0; i < n; i++)
        w[i] = y[i] + h*k[i];
    if (f->rates(f->model, t + h, w, k + n) != 0)
        return h;
    for (int i = 0; i < n; i++)
        w[i] = (k[n + i] - k[i])/h;
    const double bend = fmax(speed, norm(f, w, y, y));
    const double guess = bend <= 1e-15 ? fmax(1e-6, 1e-3*h) : pow(0.01/bend, 0.2);
    return fmin(fmin(100.0*h, guess), span);
}

/* Fill the stages 1 to 6 and the new state w; the stage 0 is there. */
static int stages(const dp_problem *f, double t, double h, const double *y)
{
    const int n = f->n;
    double *const k = f->work, *const w = f->work + STAGES*n;
    for (int s = 1; s < STAGES; s++) {
        for (int i = 0; i < n; i++) {
            double slope = 0.0;
            for (int j = 0; j < s; j++)
                slope += A[s][j]*k[j*n + i];
            w[i] = y[i] + h*slope;
        }
        if (f->rates(f->model, t + C[s]*h, w, k + s*n) != 0)
            return DP_NOT_FINITE;
    }
    return DP_DONE;
}

/* The error of a step over what is allowed. */
static double error_of(const dp_problem *f, double h, const double *y)
{
    const int n = f->n;
    const double *const k = f->work;
    double *const w = f->work + STAGES*n, *const difference = w + n;
    for (int i = 0; i < n; i++) {
        double slope = 0.0;
        for (int s = 0; s < STAGES; s++)
            slope += E[s]*k[s*n + i];
        difference[i] = h*slope;
    }
    return norm(f, difference, y, w);
}

int dp_integrate(const dp_problem *f, double *t, double *y, double end, double *step)
{
    const int n = f->n;
    double *const k = f->work, *const w = f->work + STAGES*n;
    double remembered = LEAST_ERROR, guess = *step;
    int retry = 0, bad = 0;
    if (f->rates(f->model, *t, y, k) != 0)
        return DP_NOT_FINITE;
    if (!(guess > 0.0))
        guess = first_step(f, *t, y, end - *t);
    for (long count = 0; *t < end; count++) {
        const int last = *t + 1.01*guess >= end;
        const double h = last ? end - *t : guess;
        if (count >= MOST_STEPS)
            return DP_TOO_MANY_STEPS;
        if (!last && h <= 10.0*DBL_EPSILON*fmax(fabs(*t), fabs(end)))
            return bad ? DP_NOT_FINITE : DP_STEP_TOO_SMALL;
        bad = stages(f, *t, h, y) != DP_DONE;
        const double error = bad ? INFINITY : error_of(f, h, y);
        if (!(error <= 1.0)) {
            const double factor = SAFETY/pow(error, 0.2 - 0.75*BETA);
            guess = h*(isfinite(error) ? fmax(SHRINK, factor) : SHRINK);
            retry = 1;
            continue;
        }
        const double fall = pow(fmax(error, 1e-300), 0.2 - 0.75*BETA);
        const double growth = SAFETY*pow(remembered, BETA)/fall;
        const double next = h*fmin(retry ? 1.0 : GROW, fmax(SHRINK, growth));
        /* A step cut short by the end says little about the next. */
        guess = last ? fmax(guess, next) : next;
        remembered = fmax(error, LEAST_ERROR);
        retry = 0;
        *t = last ? end : *t + h;
        for (int i = 0; i < n; i++) {
            y[i] = w[i];
            k[i] = k[(STAGES - 1)*n + i];
        }
        if (f->keep(f->model, y) != 0)
            return DP_NOT_KEPT;
    }
    *step = guess;
    return DP_DONE;
}
