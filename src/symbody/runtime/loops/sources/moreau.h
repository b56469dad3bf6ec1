/* Time stepping with contacts: impacts and forces of a step are one impulse of each row,
   and no event is located.

   Where n trees share nothing, one call of the rates with unit forces on all of them
   gives a column of each: rows of one color move different velocities. Spheres of a set
   are laws as well, whose rows are the velocity of the center and the angular velocity,
   and whose forces are those of all pairs; who touches whom is found step by step. */
#ifndef SYMBODY_MOREAU_H
#define SYMBODY_MOREAU_H

#include "contact.h"

/* Kinds of laws beside those of contact_law.h, with SET_ROWS rows each; their flags are
   the number of the set. */
enum { LAW_SPHERE = 3, LAW_WALL = 4, SET_ROWS = 6 };
/* Numbers of each sphere or wall: origin, normal of a wall, radius of a sphere. */
enum { PLACE_ORIGIN = 0, PLACE_NORMAL = 3, PLACE_RADIUS = 6, PLACE_NUMBERS };
/* So many rows are solved by Newton's method, behind relaxation. */
enum { MOREAU_NEWTON_ROWS = 64 };
/* Beside those of contact_law.h. */
enum { CONTACT_TOO_DEEP = 16, CONTACT_TOO_MANY = 17 };

typedef struct {
    contact_system contact; /* what the loops of the solver see; its `gaps` write gap,
                               speed, LAW_NUMBERS of each law, and PLACE_NUMBERS of each
                               sphere and wall, the last laws */
    const int64_t *starts;  /* of each law, in `velocities`; laws + 1 */
    const int64_t *velocities; /* that rows of a law depend on, and its forces change */
    const int64_t *row_colors;
    const int64_t *velocity_colors; /* those of one color are in no law together */
    int64_t row_color_count;
    int64_t velocity_color_count;
    int64_t first_place;    /* the first sphere or wall, by its law */
    int64_t most;           /* contacts at once */
    int64_t most_blocks;    /* doubles for rows of pairs */
    int64_t sweeps;         /* of relaxation, at most */
    double tolerance;       /* of the laws, relative */
    double now;             /* end of the step [s] */
    /* What is told. */
    double deepest;         /* the least gap, when [s], and whose: see contact_event */
    double deepest_time;
    int64_t deepest_law;
    double unsolved_time;   /* of the largest residual [s], and whose */
    int64_t unsolved_law;
    int64_t farthest;       /* whose residual is the largest of the last step */
    double taken;           /* energy that contacts took [J] */
    double given;           /* the most that they gave in a step [J] */
    double given_time;
    int64_t swept;          /* all sweeps */
    int64_t active;         /* contacts of the last step */
    int64_t most_active;
} moreau_system;

/* A contact of a step: a law, or a pair of a sphere with `other`, and its rows. W and D
   have one line for each row and a column for each velocity, in two parts for pairs. */
typedef struct {
    int64_t law;
    int64_t other;          /* law of the second sphere or the wall; -1 */
    int64_t normal;         /* whether the first row is a normal force */
    int64_t rows;
    int64_t parts;
    int64_t count[2];
    const int64_t *velocities[2];
    const double *W[2], *D[2];
    double A[9];            /* W D of its own rows */
    double response;        /* see moreau_tangent_response */
    double bias[3];         /* the speeds W v + bias */
    double before[3];       /* speeds at the begin of the step */
    double free[3];         /* without impulses */
    double rebound;         /* restitution; then the least speed of the normal behind */
    double kinetic, limit;  /* coefficients of friction, or bounds of its impulse */
    double gap;
    double opening;         /* see moreau_open */
    double impulse[3];
    double change[3];       /* by the last sweep */
    double way[3];          /* along which relaxation goes on, see moreau_solve */
    double axes[9];         /* of pairs: normal and tangents, where they touch */
    double place[3];
    int64_t mode;
} moreau_contact;

/* Parts of the work. */
typedef struct {
    double *gap, *speed, *numbers, *places; /* what `gaps` writes */
    double *still, *one;    /* the same without velocities, and of one color */
    double *W, *D;          /* of the rows of all laws, block by block */
    double *free, *v;       /* velocities: without impulses, and with */
    double *applied;        /* forces that rates get */
    double *last;           /* impulses of the last step, three a contact */
    double *rates, *base, *y; /* of n states */
    double *shift;          /* velocities, zero in between */
    double *blocks;         /* of pairs */
    double *newton;
    int64_t *blocks_of;     /* where W and D of a law begin */
    int64_t *keys, *modes, *slots; /* of the contacts of the last step */
    int64_t *cells, *next;  /* of the broad phase */
    int64_t *needed;        /* whether a law is in a contact */
    int64_t *integers_of_newton;
    moreau_contact *contacts;
    int64_t count;          /* of contacts */
} moreau_parts;

int64_t moreau_work(const moreau_system *m, int64_t n);
int64_t moreau_places(const moreau_system *m);
moreau_parts moreau_parts_of(const moreau_system *m, int64_t n);

/* Find who touches whom at what `gaps` have written, or will without a rebound within a
   time h; return a contact_status. */
int64_t moreau_find(moreau_system *m, moreau_parts *w, double h);
/* Write rows of pairs, and of all contacts their own part of A; return a status. */
int64_t moreau_write_rows(moreau_system *m, moreau_parts *w);
/* The number of a contact in the last step, or -1. */
int64_t moreau_last(const moreau_system *m, const moreau_parts *w, const moreau_contact *c);
/* Keep the impulses and modes of a step for the next one. */
void moreau_remember(moreau_system *m, moreau_parts *w);
/* Velocities v and impulses that obey all laws, from the free velocities and impulses to
   begin with; return the residual, relative. */
double moreau_solve(moreau_system *m, moreau_parts *w, int64_t sweeps);
/* Write into `shift` the velocities that open gaps of contacts which stay closed within a
   step of length h; whether there are any. */
int moreau_open(moreau_system *m, moreau_parts *w, double h);
/* Whether bodies approach each other by more than forces would make them within a step. */
int moreau_is_impact(const moreau_contact *c);
/* The largest speed of tangents by impulses of unit length: an eigenvalue of their part of
   A. */
double moreau_tangent_response(const moreau_contact *c);
/* The speeds of a contact at velocities. */
void moreau_speeds(const moreau_contact *c, const double *v, double *speeds);

/* See contact.h. */
int64_t moreau_forces(model_context *model, double t, const double *y);
int64_t moreau_search(model_context *model, ode_solver *s, int64_t status);
int64_t moreau_resolve(model_context *model, ode_solver *s);
int64_t moreau_project(model_context *model, double t, double *y);

static inline const int64_t *moreau_law(const moreau_system *m, int64_t l)
{
    return m->contact.table + l*LAW_INTEGERS;
}

static inline int64_t moreau_law_rows(const moreau_system *m, int64_t l)
{
    const int64_t *const law = moreau_law(m, l);
    return law[LAW_KIND] >= LAW_SPHERE ? SET_ROWS
                                       : law_tangent(law) - law[LAW_ROW] + law[LAW_TANGENTS];
}

/* The number of a contact in tables of events: pairs stand behind the laws. */
static inline int64_t moreau_key(const moreau_system *m, const moreau_contact *c)
{
    const int64_t laws = m->contact.laws;
    return c->other < 0 ? c->law : laws + c->law*laws + c->other;
}

#endif
