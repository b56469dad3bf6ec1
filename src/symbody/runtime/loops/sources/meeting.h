/* Steps over a place where the ends of a load meet, see meeting.c. */
#ifndef SYMBODY_MEETING_H
#define SYMBODY_MEETING_H

#include "model.h"

/* The time that functions get. */
double model_time(const model_context *model, double t);
/* Write the inputs at such a time. */
int64_t model_inputs(model_context *model, double t, const double *y);
/* Let quaternions have the length 1. */
void model_normalize(const model_context *model, double *y);
/* Return ODE_MET if the ends of a load have met within a step. */
int64_t model_watch(void *context, double t, const double *y, double t_new,
                    const double *y_new);

#endif
