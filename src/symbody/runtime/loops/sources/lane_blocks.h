/* Systems of equations in lanes: eight of them, one in each lane. */
#ifndef SYMBODY_LANE_BLOCKS_H
#define SYMBODY_LANE_BLOCKS_H

#include "lanes.h"

/* What Newton's method takes off z. */
typedef void (*lanes_step)(lanes *z, lanes *a, lanes *d);

/* Replace m right sides b by the solution of A x = b, all row by row; spoil A. Each lane
   has its own pivots. */
void lanes_solve(int64_t n, int64_t m, lanes *A, lanes *b);
/* The same for symmetric, positive definite A, of which the upper half is read. */
void lanes_solve_definite(int64_t n, int64_t m, lanes *A, lanes *b);
/* Replace z by the solution near it; NaN in lanes that do not converge. w has room for 2 n. */
void lanes_newton(int64_t n, lanes_step step, lanes *a, lanes *z, lanes *w);

#endif
