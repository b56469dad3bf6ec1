/* Moves %NAME% for a second by the method of Runge and Kutta, all inputs at zero. */
#include <stdio.h>
#include <string.h>

#include <%NAME%/%NAME%_model.h>

/* C knows no arrays of length 0. */
#define LENGTH(n) ((n) > 0 ? (n) : 1)

enum { N = %UPPER%_STATES, STEPS = 1000 };

static double p[LENGTH(%UPPER%_PARAMETERS)];
static double k[LENGTH(%UPPER_MODEL%_DERIVATIVES_CONSTANTS)];
static double u[LENGTH(%UPPER%_INPUTS)];

static void rates(double t, const double *y, double *yd)
{
    %MODEL%_derivatives(t, y, u, p, k, yd);
}

/* Move y over a step of length h. */
static void step(double t, double h, double *y)
{
    double a[LENGTH(N)], b[LENGTH(N)], c[LENGTH(N)], d[LENGTH(N)], w[LENGTH(N)];
    rates(t, y, a);
    for (int i = 0; i < N; i++)
        w[i] = y[i] + h/2*a[i];
    rates(t + h/2, w, b);
    for (int i = 0; i < N; i++)
        w[i] = y[i] + h/2*b[i];
    rates(t + h/2, w, c);
    for (int i = 0; i < N; i++)
        w[i] = y[i] + h*c[i];
    rates(t + h, w, d);
    for (int i = 0; i < N; i++)
        y[i] += h/6*(a[i] + 2*b[i] + 2*c[i] + d[i]);
}

int main(void)
{
    const double h = 1.0/STEPS;
    double y[LENGTH(N)];
    memcpy(p, %NAME%_default, sizeof p);
    memcpy(y, %NAME%_start, sizeof y);
    %MODEL%_derivatives_constants(p, k);
    for (int i = 0; i < STEPS; i++)
        step(i*h, h, y);
    for (int i = 0; i < N; i++)
        printf("%s = %.17g\n", %NAME%_state_names[i], y[i]);
    return 0;
}
