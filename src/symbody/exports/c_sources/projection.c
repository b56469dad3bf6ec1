/* Keeps a state on what the model demands of it: closed loops, quaternions of length 1. */
#include "projection.h"

#include <math.h>
#include <string.h>

#include "model.h"

/* Rounds that are enough after a step, and from rough start values. */
enum { AFTER_STEP = 6, FROM_START = 50 };

/* Corrections as small as this end the rounds; larger than that they have failed. */
static const double CONVERGED = 1e-13, FAILED = 1e-9;

static void normalize(double *y)
{
    for (int i = 0; i < MODEL_QUATERNIONS; i++) {
        double *const e = y + model_quaternions[i];
        const double square = e[0]*e[0] + e[1]*e[1] + e[2]*e[2] + e[3]*e[3];
        for (int j = 0; j < 4; j++)
            e[j] /= sqrt(square);
    }
}

/* Correct y in at most so many rounds; return what `project_state` does. */
static int correct(double t, double *y, const double *u, const double *p,
                   const double *k, int rounds)
{
    double corrected[MODEL_STATES + 1];
    double change = 0.0, size = 1.0;
    corrected[MODEL_STATES] = 0.0;
    normalize(y);
    for (int round = 0; MODEL_CONSTRAINTS > 0 && round < rounds; round++) {
        model_correction(t, y, u, p, k, corrected);
        change = 0.0;
        for (int i = 0; i < MODEL_STATES; i++) {
            if (!isfinite(corrected[i]))
                return -1;
            change = fmax(change, fabs(corrected[i] - y[i]));
            size = fmax(size, fabs(y[i]));
            y[i] = corrected[i];
        }
        normalize(y);
        if (change <= CONVERGED*size)
            break;
    }
    return change > FAILED*size ? -1 : corrected[MODEL_STATES] < 0.0;
}

int close_start(double t, double *y, const double *u, const double *p,
                 const double *first, const double *k)
{
    double closed[MODEL_STATES + 1];
    int finite = 1;
    normalize(y);
    model_closure(t, y, u, p, first, closed);
    for (int i = 0; i < MODEL_STATES; i++)
        finite = finite && isfinite(closed[i]);
    if (finite)
        memcpy(y, closed, MODEL_STATES*sizeof(double));
    return correct(t, y, u, p, k, FROM_START);
}

int project_state(double t, double *y, const double *u, const double *p, const double *k)
{
    return correct(t, y, u, p, k, AFTER_STEP);
}

int project_if_off(double t, double *y, const double *u, const double *p, const double *k,
                  double allowed)
{
    double projected[MODEL_STATES + 1];
    double off = 0.0;
    if (MODEL_QUATERNIONS == 0 && MODEL_CONSTRAINTS == 0)
        return 0;
    memcpy(projected, y, MODEL_STATES*sizeof(double));
    const int failed = project_state(t, projected, u, p, k);
    if (failed)
        return failed > 0 ? -1 : 0;
    for (int i = 0; i < MODEL_STATES; i++)
        off = fmax(off, fabs(projected[i] - y[i]));
    if (off <= allowed)
        return 0;
    memcpy(y, projected, MODEL_STATES*sizeof(double));
    return 1;
}
