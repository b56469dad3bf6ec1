/* The method of Dormand and Prince of order 5(4) with adaptive step. */
#ifndef DORMAND_PRINCE_H
#define DORMAND_PRINCE_H

#include "model.h"

enum { DP_DONE, DP_STEP_TOO_SMALL, DP_NOT_FINITE, DP_TOO_MANY_STEPS, DP_NOT_KEPT };

/* Doubles of work for n states. */
#define DP_WORK(n) (9*(n))

/* What is integrated. */
typedef struct {
    int n;         /* states */
    void *model;   /* first argument of the functions */
    int (*rates)(void *model, double t, const double *y, double *yd); /* 0: finite */
    int (*keep)(void *model, double *y); /* called after each step; 0: y is kept */
    double rtol;   /* error allowed in a step, relative to the state */
    double atol;   /* and beside it */
    double *work;  /* DP_WORK(n) doubles */
} dp_problem;

/* Move t and y to the time `end`; `step` is the last step and the next guess, or 0.
   On failure t and y are those after the last step that was taken. */
int dp_integrate(const dp_problem *problem, double *t, double *y, double end,
                 double *step);

#endif
