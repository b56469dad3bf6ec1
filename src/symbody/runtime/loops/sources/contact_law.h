/* Set-valued force laws: unilateral contact, and Coulomb friction along lines and in the
   plane, on accelerations and on velocities (impacts).

   A law has a normal row, unless it is dry friction, and 0 to 2 tangent rows behind it.
   Pfeiffer, Glocker (1996), Multibody Dynamics with Unilateral Contacts, chapters 5, 8;
   Acary, Brogliato (2008), Numerical Methods for Nonsmooth Dynamical Systems. */
#ifndef SYMBODY_CONTACT_LAW_H
#define SYMBODY_CONTACT_LAW_H

#include <stdint.h>

/* Integers of each law: kind, its first row, tangent rows, flags. */
enum { LAW_KIND, LAW_ROW, LAW_TANGENTS, LAW_FLAGS, LAW_INTEGERS };
/* Gap >= 0 with a force along its normal; speed >= 0 without a gap, as in freewheels; or
   friction alone, whose bounds are forces. */
enum { LAW_GAP, LAW_SPEED, LAW_FRICTION };
/* Flags: impacts by Poisson's law in place of Newton's; bounds that follow forces. */
enum { LAW_POISSON = 1, LAW_FOLLOWS = 2 };
/* Numbers of each law: coefficients of kinetic and static friction, or bounds of a
   friction force; and of restitution. */
enum { LAW_KINETIC, LAW_STATIC, LAW_RESTITUTION, LAW_NUMBERS };
/* Modes. A law without tangent rows sticks where it is closed. */
enum { CONTACT_OPEN, CONTACT_STICK, CONTACT_SLIP };

enum contact_status {
    CONTACT_SOLVED = 0,
    CONTACT_NO_SOLUTION = 1,   /* no forces obey the laws (Painleve's paradox) */
    CONTACT_NOT_SOLVED = 2,    /* none were computed to the tolerance */
    CONTACT_ENERGY_RISES = 3,  /* an impact would give energy (Kane's paradox) */
    CONTACT_CHATTERS = 4,      /* events follow each other without a motion between */
    CONTACT_PENETRATES = 5,    /* a gap is below zero where none closes */
    CONTACT_NOT_FINITE = 6,
    CONTACT_FOLLOWS_ITSELF = 7, /* a bound that follows forces does not come to rest */
    CONTACT_NO_IMPACT = 8 /* no velocities obey Newton's law of impacts */
};

/* What a law may do at an instant: nothing; touch at rest along its tangents, where it
   sticks or begins to slip; or slide along its direction. */
enum { LAW_ABSENT, LAW_HELD, LAW_SLIDES };

/* Forces F and accelerations a = A F + offset that obey all laws at an instant; of
   impacts, impulses and velocities. */
typedef struct {
    int64_t laws;
    int64_t rows;
    const int64_t *table;    /* LAW_INTEGERS each */
    const double *numbers;   /* LAW_NUMBERS each */
    const double *A;         /* rows rows, row by row */
    const int64_t *starts;   /* of each row, rows + 1: the first of its entries that may not be
                                zero; null: all may */
    const double *columns;   /* of these entries */
    double *offset;
    int64_t *presence;       /* of each law */
    double *least;           /* its least normal force, 0 but in impacts */
    int64_t *modes;          /* of each law: a guess, then the answer */
    double *directions;      /* of slip, by row; of held laws as the modes */
    double *forces;
    double *accelerations;
    double residual;         /* the largest, relative to the parts of its sum */
    int64_t law;             /* and whose it is */
    int64_t redundant;       /* so many forces are not unique: theirs are the least */
    double rounding;         /* accelerations that differ by so little are the same */
    int64_t combinations;    /* of modes: so many are tried where pivots find no forces */
    const double *speeds;    /* of rows, with a lead */
    double lead;             /* slip is along accelerations and so many times speeds */
    double *work;            /* law_work doubles */
    int64_t *places;         /* law_places integers */
} law_problem;

int64_t law_work(int64_t rows);
int64_t law_places(int64_t rows);

/* The first tangent row of a law; the normal one stands before, unless it is friction. */
static inline int64_t law_tangent(const int64_t *law)
{
    return law[LAW_ROW] + (law[LAW_KIND] != LAW_FRICTION);
}

/* Whether forces along a row of a law move nearly nothing, in relation to its others: such a
   tangent holds nothing, and has only friction of what slips there. */
int law_is_faint(const law_problem *p, const int64_t *law, int64_t row);
/* Whether a law that is held is at its bound, and does not move. */
int law_waits(law_problem *p, int64_t l);
/* Write the forces of modes as they are, with slip along the directions. Where they are
   not unique, they are those nearest to the forces that stand there: zeros for the least. */
void law_forces(law_problem *p);
/* The same, where slip in the plane of laws that are held is along its acceleration, as
   where it begins; whether its direction was found. */
int law_follow(law_problem *p);
/* Find modes and forces that obey the laws. */
int64_t law_solve(law_problem *p);
/* That many combinations are tried in a few hundredths of a second. */
#define LAW_COMBINATIONS 4096
/* Find impulses, in `forces`, and the velocities after them, in `accelerations`, from
   those before, in `offset`: by Newton's law; where one of the laws present has it, by
   Poisson's. The energy that each law takes is written. Of several solutions one is taken
   that gives none; where each gives some, it is said. */
int64_t law_impact(law_problem *p, double *energy);

#endif
