/* What the methods behind the laws share, see contact_law.h. */
#ifndef SYMBODY_CONTACT_METHODS_H
#define SYMBODY_CONTACT_METHODS_H

#include "contact_law.h"

#include <math.h>
#include <string.h>

/* Beside the modes of contact_law.h: a force that is the least, and friction that sticks. */
enum { LEAST_STICK = 3 };
/* Arrays of `rows` doubles in the work, before two matrices. */
enum { RESIDUAL, UNIT, SCALE, OLD, BEFORE, COMPRESSION, EXPANSION, RELAXED, VECTORS };

static inline double *vector(const law_problem *p, int64_t which)
{
    return p->work + which*p->rows;
}

static inline const int64_t *law_of(const law_problem *p, int64_t l)
{
    return p->table + l*LAW_INTEGERS;
}

static inline const double *numbers_of(const law_problem *p, int64_t l)
{
    return p->numbers + l*LAW_NUMBERS;
}

static inline int is_closed(int64_t mode) { return mode == CONTACT_STICK || mode == CONTACT_SLIP; }
static inline int sticks(int64_t mode) { return mode == CONTACT_STICK || mode == LEAST_STICK; }

static inline double diagonal(const law_problem *p, int64_t i) { return p->A[i*p->rows + i]; }

/* The largest friction force by a coefficient, or a bound. */
static inline double bound(const law_problem *p, int64_t l, int64_t which)
{
    const int64_t *const law = law_of(p, l);
    const double most = numbers_of(p, l)[which];
    if (law[LAW_KIND] == LAW_FRICTION)
        return most;
    return most*fmax(p->forces[law[LAW_ROW]], 0.0);
}

static inline double length(const double *x, int64_t count)
{
    return count == 1 ? fabs(x[0]) : hypot(x[0], x[1]);
}

/* The largest diagonal entry of the tangents: the scale of forces to accelerations. */
static inline double tangent_scale(const law_problem *p, int64_t l)
{
    const int64_t *const law = law_of(p, l);
    double most = 0.0;
    for (int64_t i = 0; i < law[LAW_TANGENTS]; i++)
        most = fmax(most, diagonal(p, law_tangent(law) + i));
    return most;
}


/* The mode of a law whose normal is closed or not, and whose friction sticks or not. */
static inline int64_t mode_of(const law_problem *p, int64_t l, int closed, int stuck)
{
    return closed ? (stuck ? CONTACT_STICK : CONTACT_SLIP)
           : stuck && p->least[l] > 0.0 ? LEAST_STICK : CONTACT_OPEN;
}

/* Write the accelerations that forces make. */
void law_accelerate(law_problem *p);
/* The direction against which a law that is held would slip, and how far this is from
   sticking, in forces. */
double law_pull(const law_problem *p, int64_t l, double *to);
/* Point the slip of a law against a vector. */
void law_turn_against(law_problem *p, int64_t l, const double *to, double size);
/* Change modes that forces and accelerations contradict, at most so many; return their
   number. */
int64_t law_change_modes(law_problem *p, int64_t most);
/* Measure how far forces are from the laws, whatever the modes. */
double law_measure(law_problem *p);
/* One step of Newton's method with the modes as they are. What is not unique becomes the
   least, or changes least. */
void law_newton_step(law_problem *p, int least);
/* Newton's method from the modes as they are, of which so many may change at a step;
   whether it has solved the laws, to LAW_SOLVED. */
int law_newton(law_problem *p, int64_t changes, int steps, int least);
#define LAW_SOLVED 1e-10
/* Forces and modes by pivots, friction in the plane as that of a pyramid: whether there
   are some; -1 where there are too many rows. Those without a force and an acceleration
   are closed if `all` are to be. */
int law_pivot(law_problem *p, int all);
/* Forces by the next of all combinations of modes, from a number on that is raised, with
   which laws are obeyed; whether there is one. */
int law_combine(law_problem *p, int64_t *next);
int64_t law_pivot_work(int64_t rows);
int64_t law_pivot_places(int64_t rows);

#endif
