/* The accelerations of a tree in numbers: a loop over its links with tables of their data,
   where the formulas of all links, one after the other, would be too long. */
#ifndef SYMBODY_TREE_MOTION_H
#define SYMBODY_TREE_MOTION_H

#include <stdint.h>

/* Integers of each link: its parent (the world is 0), its kind, where its coordinate and
   its velocity stand, whether it continues the joint of its parent, and, of motions in a plane,
   which of its axes is normal to that, three more if that points the other way. Driven
   coordinates and velocities stand behind those of the state. */
enum { LINK_PARENT, LINK_KIND, LINK_Q, LINK_V, LINK_FOLLOWS, LINK_NORMAL, LINK_INTEGERS };

/* It turns about or slides along its third axis; turns without its axes turning, as the
   quaternion of a link before has turned them; or turns by a quaternion, and its third
   axis was number 0, 1 or 2 of the quaternion's. */
enum { LINK_TURNS, LINK_SLIDES, LINK_TURNED, LINK_QUATERNION };

/* Numbers of each link: the axes of its mount, one after the other, where that is, first
   moment and mass, the columns of its inertia, and the inertia of its drive. Four numbers
   each, so that they fill vectors. */
enum { LINK_AXES, LINK_PLACE = 12, LINK_MOMENT = 16, LINK_MASS = 19, LINK_INERTIA = 20,
       LINK_ARMATURE = 32, LINK_NUMBERS = 36 };

/* Numbers of each link that moves in a plane, in axes of this when no joint has turned: its
   place on its parent, first moment, mass, inertia and that of its drive, height over the
   plane, first axis, and along what it slides. */
enum { FLAT_PLACE, FLAT_MOMENT = 2, FLAT_MASS = 4, FLAT_INERTIA, FLAT_ARMATURE, FLAT_HEIGHT,
       FLAT_AXIS, FLAT_ALONG = 10, FLAT_NUMBERS = 12 };

/* Along the motion, force, torque, and one that means nothing. */
enum { FORCE_ALONG, FORCE_LINEAR, FORCE_TORQUE = 4, FORCE_NUMBERS = 8 };

/* Of each end of a constraint: its place, the columns of its axes, its velocity and its
   angular velocity, in the world's axes; the latter two are what its motion has. */
enum { END_AXES = 3, END_VELOCITY = 12, END_NUMBERS = 18, END_MOTION = 6 };

enum { TREE_SLOTS = 8 };

/* Where the formulas of loads read from. */
enum { POOL_CONSTANTS, POOL_STATE, POOL_INPUTS, POOL_PARAMETERS, POOL_PLACES, POOLS };

/* Loads with one formula: of each what it reads, POOLS times the place in a pool and the
   pool; and to which of the forces of links each of its results is added. */
typedef struct {
    int64_t count;
    int64_t leaf_count;
    int64_t out_count;
    const int32_t *leaves;
    const int32_t *outs;
    void (*formulas)(double t, const double *leaves, const double *u, const double *p,
                     const double *k, double *out);
} tree_loads;

/* Equations of position of constraints. Up to PACK of them are taken together as a pack,
   one a place of vectors. The forces of a pack reach the links from its ends down to the
   nearest one that carries all of these, where they meet: there the multipliers are
   eliminated, and only what is left goes on. What is present at a link are the packs that
   go on from it to its parent, and behind them those that meet there. */
enum { FLAT_BODY = 32 }; /* numbers of a link in a plane, see tree_links.h */
enum { PACK = 4, ENTRY_INTEGERS = 3, FRONT_INTEGERS = 5, PART_INTEGERS = 5 };

typedef struct {
    int64_t row_count;          /* without equations that follow from others */
    int64_t multiplier_count;   /* with these */
    const int32_t *multipliers; /* which of all equations each is */
    const int32_t *slots;       /* the place of each: PACK times its pack, and its place */
    int64_t aside_count;
    const int32_t *aside; /* the equations that follow from others */
    double off, magnified; /* one of these is off if larger than the former, and than the
                              latter times the others */
    int64_t end_count;
    const int32_t *ends; /* links, from 1 */
    /* Residuals of all equations, rates of each, right sides by slots and entries of the
       Jacobian, by kinds. They read the numbers of ends, or of links in a plane, and, from
       odd leaves, constants. Right sides begin at a multiple of PACK. */
    int64_t kind_count;
    const tree_loads *kinds;
    int64_t memory; /* the most numbers that a constraint of a kind reads and writes */
    /* Entries of the Jacobian: slots, places among the motions of the ends, and which of
       six motions of an end that is. In a plane they are where they act at once. */
    int64_t entry_count;
    const int32_t *entries;
    int64_t pack_count;
    const int32_t *lanes; /* how many rows a pack has */
    /* What is present, by links from the world on: where it begins, how much of it goes
       on; of each its pack, where it is present at the parent, where its entries begin. */
    int64_t present_count;
    const int32_t *first;
    const int32_t *active;
    const int32_t *packs;
    const int32_t *up;
    const int32_t *pushes;
    /* Matrices of PACK rows between two packs: of each link, for the lower half of those
       that go on, where these begin. */
    int64_t block_count;
    const int32_t *first_pair;
    const int32_t *pairs;
    /* What is eliminated at links: where it begins by links; packs, packs that it is
       coupled with, rows, where its data and its results begin. The data are both kinds
       of packs, where these are present, blocks of the lower half of the former, of the
       latter by the former, and of the lower half of the latter. */
    const int32_t *first_front;
    const int32_t *fronts;
    const int32_t *front_data;
    int64_t result_count; /* vectors */
    /* Parts of the Jacobian that have nothing to do with each other: rows, columns, where
       these and entries begin; which rows and columns, which of its columns follow from
       the others. Of a pack its part and first row there, of what is present its column. */
    int64_t part_count;
    const int32_t *parts;
    const int32_t *part_rows;
    const int32_t *part_columns;
    const int32_t *dependent;
    const int32_t *pack_parts;
    const int32_t *pack_rows;
    const int32_t *columns;
    int64_t J_count;
    int64_t part_memory;
} tree_closing;

typedef struct {
    int64_t count;  /* links */
    int64_t nq;
    int64_t nv;
    int64_t nx;     /* states of their own, behind coordinates and velocities */
    int64_t driven; /* links whose motion is prescribed */
    int64_t nu;
    const int32_t *links;
    /* How table entries follow from parameters: steps of an operation and two operands. */
    int64_t step_count;
    const int32_t *steps;
    const double *numbers;  /* constants of the steps */
    const int32_t *entries; /* which step gives each entry; -1 for zero */
    /* Forces of loads: along the motions of the links, one each; or FORCE_NUMBERS each with
       force and torque about the origin, in the link's axes; or none. By kinds of loads,
       which may look at the places of links. */
    int64_t force_numbers;
    int64_t placed;
    int64_t load_memory; /* the most numbers that a load of a kind reads and writes */
    int64_t kind_count;
    const tree_loads *kinds;
    int64_t constant_count; /* entries: of gravity, of links, and what loads read */
    /* The rates of the nx states, and of driven links the coordinates, velocities,
       accelerations. The function is null if there are none of these. */
    void (*forces)(double t, const double *y, const double *u, const double *p,
                   const double *k, double *forces);
    void (*forces_constants)(const double *p, double *k);
    int64_t normal; /* the axis of the world that is normal to all motions; -1 for none */
    const tree_closing *closing; /* null without constraints */
    /* Scratch memory for as many threads; more of them get their own. */
    double *slots[TREE_SLOTS];
} tree_motion;

/* Doubles of scratch memory. */
int64_t tree_motion_work(const tree_motion *tree);
/* Compute the tables: gravity, the numbers of all links, what loads and constraints read,
   numbers of links in a plane, and constants of the forces. */
void tree_motion_constants(const tree_motion *tree, const double *p, double *k);
/* Write the rates of coordinates and of states, if asked for, and the accelerations. */
void tree_motion_rates(tree_motion *tree, double t, const double *y, const double *u,
                       const double *p, const double *k, double *qd, double *vd);
/* Write the accelerations, with coordinates, velocities and states apart. */
void tree_motion_accelerations(tree_motion *tree, double t, const double *q,
                               const double *v, const double *x, const double *u,
                               const double *p, const double *k, double *vd);
/* Write the residuals of the equations, and their Jacobian by the velocities of the state,
   row by row. */
void tree_motion_rows(tree_motion *tree, double t, const double *y, const double *p,
                      const double *k, double *phi, double *J);
/* Write the multipliers of all equations, zero for those that follow from others. */
void tree_motion_multipliers(tree_motion *tree, double t, const double *y, const double *u,
                             const double *p, const double *k, double *lam);
/* Write the state with the shortest step back to the constraints, and what grows where
   the dependent velocities are badly chosen. */
void tree_motion_correction(tree_motion *tree, double t, const double *y, const double *u,
                            const double *p, const double *k, double *state);
/* Write the forces along their motions that links need for accelerations of the velocities,
   beside those of loads. */
void tree_motion_inverse(tree_motion *tree, double t, const double *q, const double *v,
                         const double *vd, const double *x, const double *u,
                         const double *p, const double *k, double *tau);
/* Write the kinetic energy, that in gravity, and the power of the forces. */
void tree_motion_energy(tree_motion *tree, double t, const double *y, const double *u,
                        const double *p, const double *k, double *energy);
/* Return the last link whose motion has no inertia in the state y; -1 for none. */
int64_t tree_motion_lacking(tree_motion *tree, double t, const double *y, const double *p,
                            const double *k);

#endif
