/* Steps of nonstiff methods across singular positions, see singular.c. */
#ifndef SYMBODY_SINGULAR_H
#define SYMBODY_SINGULAR_H

#include "solver.h"

/* Estimate when a singular position is passed, after a step of length h to t. */
void ode_look_ahead(ode_solver *s, double t, double h);
/* A step that ends far from the singular position, or well beyond it; `middle` of a step
   is where the widest gap between its stages is. */
double ode_placed_step(const ode_solver *s, double h, double middle);
/* Whether a step of length h is near a singular position. */
int ode_is_near(const ode_solver *s, double h);
/* Project a state, write the rates there, and add to the noise; `weight` is that of the
   stage in the error. */
int64_t ode_projected_rates(ode_solver *s, double t, double *y, double *yd, double weight);
/* How large an error of the step rounding explains, in tolerances. */
double ode_excusable(const ode_solver *s, double h);
/* Go on with the step that was wanted, after one whose error is rounding. */
void ode_excuse(ode_solver *s, double t, double error, double wanted);

#endif
