/* Keeps a state on what the model demands of it: closed loops, quaternions of length 1. */
#ifndef PROJECTION_H
#define PROJECTION_H

/* Close the loops from rough start values, the independent coordinates as they are;
   `first` are the constants of the closure, k those of the correction. Return 0 if they
   closed. */
int close_start(double t, double *y, const double *u, const double *p,
                 const double *first, const double *k);
/* Put y where it belongs by corrections. Return 0 if it got there, -1 if not, and 1 where
   a constraint that was set aside as redundant is off. */
int project_state(double t, double *y, const double *u, const double *p, const double *k);
/* Put y where it belongs if it is off by more than `allowed`; return whether it was, and
   -1 where a constraint that was set aside is off. */
int project_if_off(double t, double *y, const double *u, const double *p, const double *k,
                  double allowed);

#endif
