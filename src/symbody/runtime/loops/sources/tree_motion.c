/* The articulated body method over tables: Featherstone (2008), section 7.3. Velocities
   enter by the accelerations that they alone cause, gravity as one of the world. */
#include "tree_motion.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Three numbers, and one that means nothing. */
typedef double vec __attribute__((vector_size(32)));
typedef double unaligned __attribute__((vector_size(32), aligned(8)));
/* Its columns. */
typedef struct { vec x, y, z; } mat;

#define INLINE static inline __attribute__((always_inline))
#if defined(__clang__)
#define CHOOSE(a, b, i, j, k, l) __builtin_shufflevector(a, b, i, j, k, l)
#else
typedef int64_t places __attribute__((vector_size(32)));
#define CHOOSE(a, b, i, j, k, l) __builtin_shuffle(a, b, (places){i, j, k, l})
#endif

enum { STEP_NUMBER, STEP_PARAMETER, STEP_ADD, STEP_SUB, STEP_MUL, STEP_DIV, STEP_NEG,
       STEP_SQRT, STEP_SIN, STEP_COS, STEP_INTEGERS = 3 };
enum { GRAVITY_NUMBERS = 4 };

/* What is computed of each link, in its own axes; the first is the world. */
typedef struct {
    mat R;                 /* its axes in those of its parent */
    vec p;                 /* its origin in those */
    vec w, wd, a;          /* of its motion; later the accelerations beside the bias */
    vec mounted;           /* the angular velocity of what carries the joint */
    mat A, B, C;           /* torque = A angular + B linear, force = B' angular + C linear */
    vec force, torque;
    vec U_torque, U_force; /* by a unit acceleration of its own motion */
    vec rest;              /* 1/D, and what is left of the force along the motion */
} body;

/* Where a link is, in the world's axes, and how it moves, in its own. Loads read it as
   numbers. */
typedef struct {
    mat R;
    vec p, v, w;
} place;

INLINE vec load(const double *x) { return *(const unaligned *)x; }

INLINE mat load_mat(const double *x)
{
    return (mat){load(x), load(x + 4), load(x + 8)};
}

INLINE vec times(const mat *A, vec x) { return A->x*x[0] + A->y*x[1] + A->z*x[2]; }

INLINE mat times_mat(const mat *A, const mat *B)
{
    return (mat){times(A, B->x), times(A, B->y), times(A, B->z)};
}

INLINE mat transposed(const mat *A)
{
    const vec low = CHOOSE(A->x, A->y, 0, 4, 1, 5), high = CHOOSE(A->x, A->y, 2, 6, 3, 7);
    return (mat){CHOOSE(low, A->z, 0, 1, 4, 7), CHOOSE(low, A->z, 2, 3, 5, 7),
                 CHOOSE(high, A->z, 0, 1, 6, 7)};
}

INLINE mat sum(const mat *A, const mat *B)
{
    return (mat){A->x + B->x, A->y + B->y, A->z + B->z};
}

INLINE double dot(vec a, vec b)
{
    const vec c = a*b;
    return c[0] + c[1] + c[2];
}

INLINE vec cross(vec a, vec b)
{
    const vec left = a*CHOOSE(b, b, 1, 2, 0, 3), right = b*CHOOSE(a, a, 1, 2, 0, 3);
    const vec c = left - right;
    return CHOOSE(c, c, 1, 2, 0, 3);
}

/* A less b c' */
INLINE void eliminate(mat *A, vec b, vec c)
{
    A->x -= b*c[0];
    A->y -= b*c[1];
    A->z -= b*c[2];
}

/* R A R' */
INLINE mat turned(const mat *R, const mat *Rt, const mat *A)
{
    const mat left = times_mat(R, A);
    return times_mat(&left, Rt);
}

/* - A p~ */
INLINE mat minus_times_skew(const mat *A, vec p)
{
    return (mat){A->z*p[1] - A->y*p[2], A->x*p[2] - A->z*p[0], A->y*p[0] - A->x*p[1]};
}

INLINE mat quaternion_matrix(const double *e)
{
    const double a = e[0], b = e[1], c = e[2], d = e[3];
    return (mat){
        {1.0 - 2.0*(c*c + d*d), 2.0*(b*c + a*d), 2.0*(b*d - a*c), 0.0},
        {2.0*(b*c - a*d), 1.0 - 2.0*(b*b + d*d), 2.0*(c*d + a*b), 0.0},
        {2.0*(b*d + a*c), 2.0*(c*d - a*b), 1.0 - 2.0*(b*b + c*c), 0.0}};
}

/* The axes of a link in those of its parent. */
INLINE mat axes(const int64_t *link, const double *numbers, const double *q)
{
    const mat E = load_mat(numbers + LINK_AXES);
    const int64_t kind = link[LINK_KIND];
    if (kind == LINK_TURNS) {
        const double angle = q[link[LINK_Q]], c = cos(angle), s = sin(angle);
        return (mat){E.x*c + E.y*s, E.y*c - E.x*s, E.z};
    }
    if (kind < LINK_QUATERNION)
        return E;
    const mat Q = quaternion_matrix(q + link[LINK_Q]), R = times_mat(&E, &Q);
    return kind == LINK_QUATERNION       ? (mat){R.y, R.z, R.x}
           : kind == LINK_QUATERNION + 1 ? (mat){R.z, R.x, R.y}
                                         : R;
}

/* Velocities, the accelerations that they and drives alone cause, and what these need. */
INLINE void forward(body *own, const body *parent, const int64_t *link,
                    const double *numbers, const double *q, const double *v, double given)
{
    const vec z = {0.0, 0.0, 1.0, 0.0};
    const int slides = link[LINK_KIND] == LINK_SLIDES;
    const mat R = axes(link, numbers, q), Rt = transposed(&R);
    vec p = load(numbers + LINK_PLACE);
    if (slides)
        p += q[link[LINK_Q]]*R.z;
    const vec w_p = times(&Rt, parent->w);
    const vec a_p = parent->a + cross(parent->wd, p)
                    + cross(parent->w, cross(parent->w, p));
    const vec mounted = link[LINK_FOLLOWS] ? times(&Rt, parent->mounted) : w_p;
    const vec own_rate = z*v[link[LINK_V]], coriolis = cross(mounted, own_rate);
    vec w = w_p, wd = times(&Rt, parent->wd), a = times(&Rt, a_p);
    if (slides) {
        a += 2.0*coriolis + z*given;
    } else {
        w += own_rate;
        wd += coriolis + z*given;
    }
    const vec h = load(numbers + LINK_MOMENT);
    const double m = numbers[LINK_MASS];
    const mat J = load_mat(numbers + LINK_INERTIA);
    own->R = R;
    own->p = p;
    own->w = w;
    own->wd = wd;
    own->a = a;
    own->mounted = mounted;
    own->A = J;
    own->B = (mat){{0.0, h[2], -h[1], 0.0}, {-h[2], 0.0, h[0], 0.0},
                   {h[1], -h[0], 0.0, 0.0}};
    own->C = (mat){{m, 0.0, 0.0, 0.0}, {0.0, m, 0.0, 0.0}, {0.0, 0.0, m, 0.0}};
    own->force = m*a + cross(wd, h) + cross(w, cross(w, h));
    own->torque = times(&J, wd) + cross(w, times(&J, w)) + cross(h, a);
}

/* Eliminate the own motion; what is along it meets no resistance then. */
INLINE void eliminate_own(body *own, int slides, double armature, double force)
{
    const mat Bt = transposed(&own->B);
    const vec n = slides ? own->B.z : own->A.z, f = slides ? own->C.z : Bt.z;
    const double D = (slides ? f[2] : n[2]) + armature;
    const double inverse = D > 0.0 ? 1.0/D : NAN;
    const double u = force - (slides ? own->force[2] : own->torque[2]);
    eliminate(&own->A, inverse*n, n);
    eliminate(&own->B, inverse*n, f);
    eliminate(&own->C, inverse*f, f);
    if (armature == 0.0) {
        const vec zero = {0.0};
        mat *const own_block = slides ? &own->C : &own->A;
        own_block->x[2] = own_block->y[2] = 0.0;
        own_block->z = zero;
        if (slides)
            own->B.z = zero;
        else
            own->B.x[2] = own->B.y[2] = own->B.z[2] = 0.0;
    }
    own->torque += inverse*u*n;
    own->force += inverse*u*f;
    own->U_torque = n;
    own->U_force = f;
    own->rest = (vec){inverse, u, 0.0, 0.0};
}

/* Add what a link carries to its parent, about the origin of that. */
INLINE void carry(const body *own, body *parent)
{
    const mat R = own->R, Rt = transposed(&R);
    const vec p = own->p;
    const mat A = turned(&R, &Rt, &own->A), B = turned(&R, &Rt, &own->B);
    const mat C = turned(&R, &Rt, &own->C);
    const mat shift = {cross(p, C.x), cross(p, C.y), cross(p, C.z)};
    const mat B_new = sum(&B, &shift), right = minus_times_skew(&B, p);
    const mat first = transposed(&right), second = minus_times_skew(&B_new, p);
    const mat added = sum(&first, &second), A_new = sum(&A, &added);
    parent->A = sum(&parent->A, &A_new);
    parent->B = sum(&parent->B, &B_new);
    parent->C = sum(&parent->C, &C);
    const vec force = times(&R, own->force);
    parent->force += force;
    parent->torque += times(&R, own->torque) + cross(p, force);
}

/* The acceleration of the own motion, and those that it leads to. */
INLINE double accelerate(body *own, const body *parent, int slides)
{
    const mat Rt = transposed(&own->R);
    const vec w = times(&Rt, parent->wd);
    const vec a = times(&Rt, parent->a + cross(parent->wd, own->p));
    const double opposed = dot(own->U_torque, w) + dot(own->U_force, a);
    const double vd = own->rest[0]*(own->rest[1] - opposed);
    const vec along = {0.0, 0.0, vd, 0.0};
    own->wd = slides ? w : w + along;
    own->a = slides ? a + along : a;
    return vd;
}

static void quaternion_rate(const double *e, const double *w, double *ed)
{
    ed[0] = 0.5*(-e[1]*w[0] - e[2]*w[1] - e[3]*w[2]);
    ed[1] = 0.5*(e[0]*w[0] + e[2]*w[2] - e[3]*w[1]);
    ed[2] = 0.5*(e[0]*w[1] + e[3]*w[0] - e[1]*w[2]);
    ed[3] = 0.5*(e[0]*w[2] + e[1]*w[1] - e[2]*w[0]);
}

/* The velocities of a ball joint stand one after the other. */
static void coordinate_rates(const tree_motion *tree, const double *q, const double *v,
                             double *qd)
{
    for (int64_t i = 0; i < tree->count; i++) {
        const int64_t *const link = tree->links + LINK_INTEGERS*i;
        if (link[LINK_KIND] >= LINK_QUATERNION)
            quaternion_rate(q + link[LINK_Q], v + link[LINK_V], qd + link[LINK_Q]);
        else if (link[LINK_KIND] != LINK_TURNED && link[LINK_Q] < tree->nq)
            qd[link[LINK_Q]] = v[link[LINK_V]];
    }
}

/* Coordinates, velocities, and the accelerations of what is driven. */
typedef struct {
    const double *q, *v, *vd;
} motion;

/* The scratch memory of a call. */
typedef struct {
    int64_t slot; /* -1 for what is allocated */
    double *all;
    body *bodies;
    place *places;
    double *forces, *loads, *q, *v, *vd, *closing;
} scratch;

static int64_t closing_size(const tree_motion *tree);

int64_t tree_motion_work(const tree_motion *tree)
{
    return (tree->count + 1)*(int64_t)((sizeof(body) + sizeof(place))/sizeof(double))
           + tree->load_memory + FORCE_NUMBERS*tree->count + tree->nx + 5*tree->driven
           + (tree->driven ? tree->nq + 2*tree->nv : 0) + 8
           + closing_size(tree);
}

static double *of_a_slot(tree_motion *tree, int64_t *slot)
{
    for (*slot = 0; *slot < TREE_SLOTS; ++*slot) {
        double *const found = __atomic_exchange_n(&tree->slots[*slot], (double *)0,
                                                  __ATOMIC_ACQUIRE);
        if (found)
            return found;
    }
    *slot = -1;
    return malloc((size_t)tree_motion_work(tree)*sizeof(double));
}

static int take(tree_motion *tree, scratch *own)
{
    own->all = of_a_slot(tree, &own->slot);
    own->bodies = (body *)(((uintptr_t)own->all + 63)/64*64);
    own->places = (place *)(own->bodies + tree->count + 1);
    own->forces = (double *)(own->places + tree->count + 1);
    own->loads = own->forces + FORCE_NUMBERS*tree->count + tree->nx + 3*tree->driven;
    own->q = own->loads + tree->load_memory;
    own->v = own->q + tree->nq + tree->driven;
    own->vd = own->v + tree->nv + tree->driven;
    own->closing = tree->driven ? own->vd + tree->nv : own->q;
    return own->all != 0;
}

static void give_back(tree_motion *tree, const scratch *own)
{
    if (own->slot < 0)
        free(own->all);
    else
        __atomic_store_n(&tree->slots[own->slot], own->all, __ATOMIC_RELEASE);
}

/* The motion of all links in a state, when the forces are known. */
static motion motion_of(const tree_motion *tree, const scratch *own, const double *y)
{
    const int64_t nq = tree->nq, nv = tree->nv, nd = tree->driven;
    if (!nd)
        return (motion){y, y + nq, 0};
    const double *const given = own->forces + tree->force_numbers*tree->count + tree->nx;
    memcpy(own->q, y, (size_t)nq*sizeof(double));
    memcpy(own->q + nq, given, (size_t)nd*sizeof(double));
    memcpy(own->v, y + nq, (size_t)nv*sizeof(double));
    memcpy(own->v + nv, given + nd, (size_t)nd*sizeof(double));
    return (motion){own->q, own->v, given + 2*nd};
}

/* Rates of states, and what drives prescribe. */
static void find_given(const tree_motion *tree, const scratch *own, double t,
                        const double *y, const double *u, const double *p, const double *k)
{
    if (tree->forces)
        tree->forces(t, y, u, p, k + tree->constant_count, own->forces + tree->force_numbers*tree->count);
}

/* What is driven keeps the acceleration that it was given. */
INLINE void keep_own(body *own)
{
    own->U_torque = own->U_force = own->rest = (vec){0.0};
}

/* Where a link is and how it moves, from its parent's place. */
INLINE void put(place *at, const place *parent, const body *it, const int64_t *link,
                const double *v)
{
    const mat Rt = transposed(&it->R);
    at->R = times_mat(&parent->R, &it->R);
    at->p = parent->p + times(&parent->R, it->p);
    at->v = times(&Rt, parent->v + cross(parent->w, it->p));
    at->w = it->w;
    if (link[LINK_KIND] == LINK_SLIDES)
        at->v[2] += v[link[LINK_V]];
}

static void put_world(place *places)
{
    places[0] = (place){{{1.0, 0.0, 0.0, 0.0}, {0.0, 1.0, 0.0, 0.0}, {0.0, 0.0, 1.0, 0.0}},
                        {0.0}, {0.0}, {0.0}};
}

/* Velocities of all links, and the accelerations that these alone cause; their places, if
   anything looks at these. */
static void go_outward(const tree_motion *tree, const scratch *own, const motion *of,
                       const double *k)
{
    const double *const numbers = k + GRAVITY_NUMBERS;
    const int64_t nv = tree->nv, looked = tree->row_count || tree->placed;
    body *const bodies = own->bodies;
    place *const places = own->places;
    const body world = {.a = -load(k)};
    bodies[0] = world;
    put_world(places);
    for (int64_t i = 0; i < tree->count; i++) {
        const int64_t *const link = tree->links + LINK_INTEGERS*i;
        const int64_t d = link[LINK_V] - nv;
        forward(bodies + i + 1, bodies + link[LINK_PARENT], link,
                numbers + LINK_NUMBERS*i, of->q, of->v, d >= 0 ? of->vd[d] : 0.0);
        if (looked)
            put(places + i + 1, places + link[LINK_PARENT], bodies + i + 1, link, of->v);
    }
}

/* The arguments of a call. */
typedef struct {
    double t;
    const double *y, *u, *p, *k;
} call;

/* The forces of all loads. */
static void find_loads(const tree_motion *tree, const scratch *own, const call *of)
{
    const double *const pools[POOLS] = {
        [POOL_CONSTANTS] = of->k + GRAVITY_NUMBERS + LINK_NUMBERS*tree->count,
        [POOL_STATE] = of->y,
        [POOL_INPUTS] = of->u, [POOL_PARAMETERS] = of->p,
        [POOL_PLACES] = (const double *)own->places};
    memset(own->forces, 0, (size_t)(tree->force_numbers*tree->count)*sizeof(double));
    for (const tree_loads *kind = tree->kinds; kind < tree->kinds + tree->kind_count;
         kind++) {
        double *const read = own->loads, *const found = read + kind->leaf_count;
        for (int64_t i = 0; i < kind->count; i++) {
            const int64_t *const leaves = kind->leaves + kind->leaf_count*i;
            const int64_t *const outs = kind->outs + kind->out_count*i;
            for (int64_t j = 0; j < kind->leaf_count; j++)
                read[j] = pools[leaves[j]%POOLS][leaves[j]/POOLS];
            kind->formulas(of->t, read, 0, 0, 0, found);
            for (int64_t j = 0; j < kind->out_count; j++)
                own->forces[outs[j]] += found[j];
        }
    }
}

/* Let the loads act on links whose motion is known. */
static void act(const tree_motion *tree, const scratch *own, const call *of)
{
    find_loads(tree, own, of);
    for (int64_t i = 0; tree->force_numbers == FORCE_NUMBERS && i < tree->count; i++) {
        const double *const f = own->forces + FORCE_NUMBERS*i;
        own->bodies[i + 1].force -= load(f + FORCE_LINEAR);
        own->bodies[i + 1].torque -= load(f + FORCE_TORQUE);
    }
}

/* The accelerations of the state, from those beside them on; with forces along motions
   beside those of loads, of which the sum of four counts. */
static void go_back(const tree_motion *tree, body *bodies, const vec *added, double *vd)
{
    bodies[0].wd = bodies[0].a = (vec){0.0};
    for (int64_t i = 0; i < tree->count; i++) {
        const int64_t *const link = tree->links + LINK_INTEGERS*i;
        body *const it = bodies + i + 1;
        if (added)
            it->rest[1] += (added[i + 1][0] + added[i + 1][1])
                           + (added[i + 1][2] + added[i + 1][3]);
        const double found = accelerate(it, bodies + link[LINK_PARENT],
                                        link[LINK_KIND] == LINK_SLIDES);
        if (link[LINK_V] < tree->nv)
            vd[link[LINK_V]] = found;
    }
}

static void eliminate_all(const tree_motion *tree, body *bodies, const double *k,
                          const double *forces)
{
    const double *const numbers = k + GRAVITY_NUMBERS;
    const int64_t size = tree->force_numbers;
    for (int64_t i = tree->count - 1; i >= 0; i--) {
        const int64_t *const link = tree->links + LINK_INTEGERS*i;
        body *const own = bodies + i + 1;
        if (link[LINK_V] >= tree->nv)
            keep_own(own);
        else
            eliminate_own(own, link[LINK_KIND] == LINK_SLIDES,
                          numbers[LINK_NUMBERS*i + LINK_ARMATURE],
                          forces && size ? forces[size*i] : 0.0);
        if (link[LINK_PARENT])
            carry(own, bodies + link[LINK_PARENT]);
    }
}

/* The accelerations of a tree; without loads if there is no call. */
static void solve(const tree_motion *tree, const scratch *own, const motion *of,
                  const call *given, const double *k, double *vd)
{
    go_outward(tree, own, of, k);
    if (given)
        act(tree, own, given);
    eliminate_all(tree, own->bodies, k, given ? own->forces : 0);
    go_back(tree, own->bodies, 0, vd);
}

/* Constraints. Their multipliers are forces and torques on the links at their ends. */

/* The scratch memory of constraints. */
typedef struct {
    place *places;
    double *ends, *phi, *rates, *sides, *J, *off, *motions, *A;
    vec *pushed;  /* at each end, six of a block of multipliers in the world's axes */
    vec *handed;  /* to each link, six of a block in its axes */
    vec *along;   /* its own motion, for each block and link */
    vec *scaled;  /* the same by the inertia along it, of one block */
    char *active; /* whether anything of a block reaches the link */
} closing;

/* Multipliers are taken four at a time, one a place of vectors. */
enum { BLOCK = 4 };

static int64_t blocks_of(const tree_motion *tree)
{
    return (tree->row_count + BLOCK - 1)/BLOCK;
}

static int64_t closing_size(const tree_motion *tree)
{
    const int64_t m = tree->row_count, n = tree->end_count, all = tree->count + 1;
    const int64_t vectors = END_MOTION*(n + all) + (blocks_of(tree) + 1)*all;
    return m ? BLOCK*vectors
               + (END_NUMBERS + END_MOTION)*n + 3*m + tree->entry_count + m*m
               + all/(int64_t)sizeof(double) + 10
             : 0;
}

static closing closing_of(const tree_motion *tree, const scratch *of)
{
    const int64_t m = tree->row_count, n = tree->end_count, all = tree->count + 1;
    closing own;
    own.places = of->places;
    own.pushed = (vec *)(((uintptr_t)of->closing + 63)/64*64);
    own.handed = own.pushed + END_MOTION*n;
    own.scaled = own.handed + END_MOTION*all;
    own.along = own.scaled + all;
    own.ends = (double *)(own.along + blocks_of(tree)*all);
    own.phi = own.ends + END_NUMBERS*n;
    own.rates = own.phi + m;
    own.sides = own.rates + m;
    own.J = own.sides + m;
    own.off = own.J + tree->entry_count;
    own.motions = own.off + 1;
    own.A = own.motions + END_MOTION*n;
    own.active = (char *)(own.A + m*m);
    return own;
}

INLINE void store(double *x, vec a)
{
    for (int i = 0; i < 3; i++)
        x[i] = a[i];
}

/* The equations, by where the ends are and how they move. */
static void find_rows(const tree_motion *tree, const closing *own, double t,
                      const double *u, const double *p, const double *k)
{
    for (int64_t i = 0; i < tree->end_count; i++) {
        const place *const at = own->places + tree->ends[i];
        double *const end = own->ends + END_NUMBERS*i;
        store(end, at->p);
        store(end + END_AXES, at->R.x);
        store(end + END_AXES + 3, at->R.y);
        store(end + END_AXES + 6, at->R.z);
        store(end + END_VELOCITY, times(&at->R, at->v));
        store(end + END_VELOCITY + 3, times(&at->R, at->w));
    }
    tree->rows(t, own->ends, u, p,
               k + tree->constant_count + tree->forces_constant_count,
               own->phi);
}

/* The accelerations of the ends, beside one of the world. */
static void find_motions(const tree_motion *tree, const body *bodies, const closing *own,
                         vec world)
{
    for (int64_t i = 0; i < tree->end_count; i++) {
        const body *const it = bodies + tree->ends[i];
        const mat R = own->places[tree->ends[i]].R;
        store(own->motions + END_MOTION*i, world + times(&R, it->a));
        store(own->motions + END_MOTION*i + 3, times(&R, it->wd));
    }
}

/* Take J times the motions of the ends from the right sides. */
static void take_product(const tree_motion *tree, const closing *own)
{
    for (int64_t i = 0; i < tree->entry_count; i++) {
        const int64_t *const at = tree->row_entries + 2*i;
        own->sides[at[0]] -= own->J[i]*own->motions[at[1]];
    }
}

/* Six vectors in the axes of a link, R' x. */
INLINE void into_axes(const mat *R, const vec *x, vec *y)
{
    const vec columns[3] = {R->x, R->y, R->z};
    for (int i = 0; i < 3; i++)
        for (int part = 0; part < 2; part++)
            y[i + 3*part] = columns[i][0]*x[3*part] + columns[i][1]*x[3*part + 1]
                            + columns[i][2]*x[3*part + 2];
}

/* What unit multipliers of a block do to the ends, as forces that links meet. */
static void push(const tree_motion *tree, const closing *own, int64_t block)
{
    memset(own->pushed, 0, (size_t)(END_MOTION*tree->end_count)*sizeof(vec));
    memset(own->active, 0, (size_t)(tree->count + 1));
    for (int64_t i = 0; i < tree->entry_count; i++) {
        const int64_t *const at = tree->row_entries + 2*i;
        if (at[0]/BLOCK != block)
            continue;
        ((double *)(own->pushed + at[1]))[at[0]%BLOCK] -= own->J[i];
        own->active[tree->ends[at[1]/END_MOTION]] = 1;
    }
    for (int64_t i = 0; i < tree->end_count; i++)
        if (own->active[tree->ends[i]])
            into_axes(&own->places[tree->ends[i]].R, own->pushed + END_MOTION*i,
                      own->handed + END_MOTION*tree->ends[i]);
}

/* Force and torque of a link on its parent, about the origin of that. */
INLINE void hand_on(const body *own, const vec *from, vec *to, char *reached)
{
    const mat R = own->R;
    const vec p = own->p;
    vec F[3], T[3];
    for (int i = 0; i < 3; i++) {
        F[i] = R.x[i]*from[0] + R.y[i]*from[1] + R.z[i]*from[2];
        T[i] = R.x[i]*from[3] + R.y[i]*from[4] + R.z[i]*from[5];
    }
    T[0] += p[1]*F[2] - p[2]*F[1];
    T[1] += p[2]*F[0] - p[0]*F[2];
    T[2] += p[0]*F[1] - p[1]*F[0];
    for (int i = 0; i < 3; i++) {
        to[i] = *reached ? to[i] + F[i] : F[i];
        to[i + 3] = *reached ? to[i + 3] + T[i] : T[i];
    }
    *reached = 1;
}

/* The forces of unit multipliers of a block along all motions: those of J', or, in a tree
   whose inertia is known, those that are left when motions further out have given way; then
   also the same by the inertia. The motions without multipliers are taken from the right
   sides with these. */
INLINE void follow_block(const tree_motion *tree, const body *bodies, const closing *own,
                         int64_t block, int gives_way)
{
    const int64_t m = tree->row_count;
    vec *const along = own->along + block*(tree->count + 1), taken = {0.0};
    push(tree, own, block);
    for (int64_t i = tree->count; i > 0; i--) {
        const int64_t *const link = tree->links + LINK_INTEGERS*(i - 1);
        const body *const it = bodies + i;
        vec *const f = own->handed + END_MOTION*i;
        vec u = {0.0};
        if (own->active[i]) {
            if (link[LINK_V] < tree->nv)
                u = link[LINK_KIND] == LINK_SLIDES ? -f[2] : -f[5];
            if (gives_way) {
                const vec scaled = it->rest[0]*u;
                for (int k = 0; k < 3; k++) {
                    f[k] += it->U_force[k]*scaled;
                    f[k + 3] += it->U_torque[k]*scaled;
                }
                own->scaled[i] = scaled;
                taken += scaled*it->rest[1];
            }
            if (link[LINK_PARENT])
                hand_on(it, f, own->handed + END_MOTION*link[LINK_PARENT],
                        own->active + link[LINK_PARENT]);
        }
        along[i] = u;
    }
    for (int64_t j = BLOCK*block; gives_way && j < m && j < BLOCK*(block + 1); j++)
        own->sides[j] -= taken[j%BLOCK];
}

/* Rows of A = J M^-1 J' of a block. */
static void weigh_block(const tree_motion *tree, const closing *own, int64_t block)
{
    const int64_t m = tree->row_count, all = tree->count + 1, first = BLOCK*block;
    const int64_t rows = m - first < BLOCK ? m - first : BLOCK;
    for (int64_t other = 0; other <= block; other++) {
        const vec *const by = own->along + other*all;
        vec found[BLOCK] = {{0.0}};
        for (int64_t i = 1; i < all; i++)
            if (own->active[i])
                for (int r = 0; r < BLOCK; r++)
                    found[r] += own->scaled[i][r]*by[i];
        for (int64_t r = 0; r < rows; r++)
            for (int64_t c = 0; c < BLOCK && BLOCK*other + c < m; c++)
                own->A[(first + r)*m + BLOCK*other + c] = found[r][c];
    }
}

/* The sum of products, in eight places side by side. */
INLINE double product_sum(const double *a, const double *b, int64_t n)
{
    vec one = {0.0}, other = {0.0};
    int64_t i = 0;
    for (; i + 8 <= n; i += 8) {
        one += load(a + i)*load(b + i);
        other += load(a + i + 4)*load(b + i + 4);
    }
    const vec both = one + other;
    double total = (both[0] + both[1]) + (both[2] + both[3]);
    for (; i < n; i++)
        total += a[i]*b[i];
    return total;
}

/* The factor of a positive definite matrix, in its lower half; what is none is no
   number. */
static void factorize(double *A, int64_t n)
{
    for (int64_t j = 0; j < n; j++) {
        for (int64_t i = j; i < n; i++) {
            const double rest = A[i*n + j] - product_sum(A + i*n, A + j*n, j);
            if (i == j)
                A[i*n + j] = rest > 0.0 ? sqrt(rest) : NAN;
            else
                A[i*n + j] = rest/A[j*n + j];
        }
    }
}

static void solve_factorized(const double *L, int64_t n, double *x)
{
    for (int64_t i = 0; i < n; i++) {
        for (int64_t l = 0; l < i; l++)
            x[i] -= L[i*n + l]*x[l];
        x[i] /= L[i*n + i];
    }
    for (int64_t i = n - 1; i >= 0; i--) {
        for (int64_t l = i + 1; l < n; l++)
            x[i] -= L[l*n + i]*x[l];
        x[i] /= L[i*n + i];
    }
}

/* Find what the multipliers leave along motions. */
static void add_multipliers(const tree_motion *tree, const closing *own)
{
    const int64_t m = tree->row_count, all = tree->count + 1;
    memset(own->scaled, 0, (size_t)all*sizeof(vec));
    for (int64_t block = 0; block < blocks_of(tree); block++) {
        const vec *const along = own->along + block*all;
        vec lam = {0.0};
        for (int64_t j = BLOCK*block; j < m && j < BLOCK*(block + 1); j++)
            lam[j%BLOCK] = own->sides[j];
        for (int64_t i = 1; i < all; i++)
            own->scaled[i] += lam*along[i];
    }
}

/* As `solve`, with the multipliers of constraints: J vd = gamma. */
static void solve_closed(const tree_motion *tree, const scratch *memory,
                         const closing *own, const motion *of, const call *given,
                         double *vd)
{
    const int64_t m = tree->row_count;
    const double *const k = given->k;
    const vec gravity = load(k);
    body *const bodies = memory->bodies;
    go_outward(tree, memory, of, k);
    act(tree, memory, given);
    find_rows(tree, own, given->t, given->u, given->p, k);
    find_motions(tree, bodies, own, gravity);
    take_product(tree, own);
    eliminate_all(tree, bodies, k, memory->forces);
    for (int64_t block = 0; block < blocks_of(tree); block++) {
        follow_block(tree, bodies, own, block, 1);
        weigh_block(tree, own, block);
    }
    factorize(own->A, m);
    solve_factorized(own->A, m, own->sides);
    add_multipliers(tree, own);
    go_back(tree, bodies, own->scaled, vd);
}

void tree_motion_rates(tree_motion *tree, double t, const double *y, const double *u,
                       const double *p, const double *k, double *qd, double *vd)
{
    scratch own;
    if (!take(tree, &own)) {
        for (int64_t i = 0; i < tree->nv; i++)
            vd[i] = NAN;
        return;
    }
    find_given(tree, &own, t, y, u, p, k);
    const motion of = motion_of(tree, &own, y);
    const call given = {t, y, u, p, k};
    if (tree->row_count) {
        const closing ends = closing_of(tree, &own);
        solve_closed(tree, &own, &ends, &of, &given, vd);
    } else {
        solve(tree, &own, &of, &given, k, vd);
    }
    if (qd) {
        coordinate_rates(tree, of.q, of.v, qd);
        if (tree->nx)
            memcpy(vd + tree->nv, own.forces + tree->force_numbers*tree->count,
                   (size_t)tree->nx*sizeof(double));
    }
    give_back(tree, &own);
}

/* Coordinates, velocities and states side by side; the caller frees them. */
static double *state_of(const tree_motion *tree, const double *q, const double *v,
                        const double *x)
{
    const int64_t nq = tree->nq, nv = tree->nv, nx = tree->nx;
    double *const y = malloc((size_t)(nq + nv + nx + 1)*sizeof(double));
    if (!y)
        return y;
    memcpy(y, q, (size_t)nq*sizeof(double));
    memcpy(y + nq, v, (size_t)nv*sizeof(double));
    if (nx)
        memcpy(y + nq + nv, x, (size_t)nx*sizeof(double));
    return y;
}

void tree_motion_accelerations(tree_motion *tree, double t, const double *q,
                               const double *v, const double *x, const double *u,
                               const double *p, const double *k, double *vd)
{
    double *const y = state_of(tree, q, v, x);
    if (y)
        tree_motion_rates(tree, t, y, u, p, k, 0, vd);
    for (int64_t i = 0; !y && i < tree->nv; i++)
        vd[i] = NAN;
    free(y);
}

/* The rows of J in the velocities of the state: what a unit multiplier does along them. */
static void find_J(const tree_motion *tree, const body *bodies, const closing *own,
                   double *J)
{
    const int64_t nv = tree->nv;
    for (int64_t block = 0; block < blocks_of(tree); block++) {
        const vec *const along = own->along + block*(tree->count + 1);
        follow_block(tree, bodies, own, block, 0);
        for (int64_t i = 1; i <= tree->count; i++) {
            const int64_t at = tree->links[LINK_INTEGERS*(i - 1) + LINK_V];
            for (int64_t j = BLOCK*block; at < nv && j < tree->row_count; j++)
                if (j < BLOCK*(block + 1))
                    J[j*nv + at] = along[i][j%BLOCK];
        }
    }
}

/* Take J' (J J')^-1 b, with the factor of J J', from v. */
static void step_back(const closing *own, const double *J, int64_t m, int64_t nv,
                      double *b, double *v)
{
    solve_factorized(own->A, m, b);
    for (int64_t j = 0; j < m; j++)
        for (int64_t i = 0; i < nv; i++)
            v[i] -= J[j*nv + i]*b[j];
}

/* Replace [D | J] by [D^-1 | D^-1 J], with the largest pivots of columns; D is square. */
static void gauss_jordan(double *D, double *J, int64_t m, int64_t nv)
{
    for (int64_t c = 0; c < m; c++) {
        int64_t best = c;
        for (int64_t i = c + 1; i < m; i++)
            if (fabs(D[i*2*m + c]) > fabs(D[best*2*m + c]))
                best = i;
        for (int64_t i = 0; best != c && i < 2*m; i++) {
            const double kept = D[c*2*m + i];
            D[c*2*m + i] = D[best*2*m + i];
            D[best*2*m + i] = kept;
        }
        for (int64_t i = 0; best != c && i < nv; i++) {
            const double kept = J[c*nv + i];
            J[c*nv + i] = J[best*nv + i];
            J[best*nv + i] = kept;
        }
        const double inverse = 1.0/D[c*2*m + c];
        for (int64_t i = 0; i < 2*m; i++)
            D[c*2*m + i] *= inverse;
        for (int64_t i = 0; i < nv; i++)
            J[c*nv + i] *= inverse;
        for (int64_t r = 0; r < m; r++) {
            const double factor = D[r*2*m + c];
            if (r == c || factor == 0.0)
                continue;
            for (int64_t i = 0; i < 2*m; i++)
                D[r*2*m + i] -= factor*D[c*2*m + i];
            for (int64_t i = 0; i < nv; i++)
                J[r*nv + i] -= factor*J[c*nv + i];
        }
    }
}

/* The square sum of the coefficients of dependent velocities, and of the inverse that
   gave them. J is lost. */
static double growth_of(const tree_motion *tree, double *J, double *D)
{
    const int64_t m = tree->row_count, nv = tree->nv;
    double total = -(double)m; /* dependent velocities by themselves */
    memset(D, 0, (size_t)(2*m*m)*sizeof(double));
    for (int64_t i = 0; i < m; i++) {
        for (int64_t j = 0; j < m; j++)
            D[i*2*m + j] = J[i*nv + tree->dependent[j]];
        D[i*2*m + m + i] = 1.0;
    }
    gauss_jordan(D, J, m, nv);
    for (int64_t i = 0; i < m*nv; i++)
        total += J[i]*J[i];
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = m; j < 2*m; j++)
            total += D[i*2*m + j]*D[i*2*m + j];
    return total;
}

void tree_motion_multipliers(tree_motion *tree, double t, const double *y, const double *u,
                             const double *p, const double *k, double *lam)
{
    double *const vd = malloc((size_t)(tree->nv + 1)*sizeof(double));
    scratch own;
    const int has = take(tree, &own);
    for (int64_t i = 0; i < tree->multiplier_count; i++)
        lam[i] = has && vd ? 0.0 : NAN;
    if (has && vd) {
        find_given(tree, &own, t, y, u, p, k);
        const motion of = motion_of(tree, &own, y);
        const call given = {t, y, u, p, k};
        const closing ends = closing_of(tree, &own);
        solve_closed(tree, &own, &ends, &of, &given, vd);
        for (int64_t i = 0; i < tree->row_count; i++)
            lam[tree->multipliers[i]] = ends.sides[i];
    }
    free(vd);
    if (has)
        give_back(tree, &own);
}

static void correct(const tree_motion *tree, const scratch *own, double t, const double *y,
                    const double *u, const double *p, const double *k, double *memory,
                    double *state)
{
    const int64_t m = tree->row_count, nq = tree->nq, nv = tree->nv, nx = tree->nx;
    const motion of = motion_of(tree, own, y);
    const closing ends = closing_of(tree, own);
    double *const J = memory, *const D = J + m*nv, *const dq = D + 2*m*m;
    double *const step = dq + nv;
    go_outward(tree, own, &of, k);
    find_rows(tree, &ends, t, u, p, k);
    find_J(tree, own->bodies, &ends, J);
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = 0; j <= i; j++) {
            double total = 0.0;
            for (int64_t l = 0; l < nv; l++)
                total += J[i*nv + l]*J[j*nv + l];
            ends.A[i*m + j] = total;
        }
    factorize(ends.A, m);
    memcpy(state, y, (size_t)(nq + nv + nx)*sizeof(double));
    memset(dq, 0, (size_t)nv*sizeof(double));
    step_back(&ends, J, m, nv, ends.phi, dq);
    step_back(&ends, J, m, nv, ends.rates, state + nq);
    coordinate_rates(tree, y, dq, step);
    for (int64_t i = 0; i < nq; i++)
        state[i] += step[i];
    state[nq + nv + nx] = tree->sets_aside && *ends.off < 0.0 ? *ends.off
                                                             : growth_of(tree, J, D);
}

void tree_motion_rows(tree_motion *tree, double t, const double *y, const double *p,
                      const double *k, double *phi, double *J)
{
    const int64_t m = tree->row_count;
    scratch own;
    const int has = take(tree, &own);
    for (int64_t i = 0; i < m; i++)
        phi[i] = NAN;
    for (int64_t i = 0; i < m*tree->nv; i++)
        J[i] = has ? 0.0 : NAN;
    if (!has)
        return;
    const motion of = motion_of(tree, &own, y);
    const closing ends = closing_of(tree, &own);
    go_outward(tree, &own, &of, k);
    /* Places follow no inputs. */
    find_rows(tree, &ends, t, 0, p, k);
    find_J(tree, own.bodies, &ends, J);
    memcpy(phi, ends.phi, (size_t)m*sizeof(double));
    give_back(tree, &own);
}

void tree_motion_correction(tree_motion *tree, double t, const double *y, const double *u,
                            const double *p, const double *k, double *state)
{
    const int64_t m = tree->row_count, nq = tree->nq, nv = tree->nv;
    double *const memory = malloc((size_t)(m*nv + 2*m*m + nq + nv)*sizeof(double));
    scratch own;
    const int has = take(tree, &own);
    if (has && memory)
        correct(tree, &own, t, y, u, p, k, memory, state);
    for (int64_t i = 0; !(has && memory) && i <= nq + nv + tree->nx; i++)
        state[i] = NAN;
    free(memory);
    if (has)
        give_back(tree, &own);
}

/* Newton and Euler: what each link meets in its motion, summed from the tips on. */
static void meet(const tree_motion *tree, const scratch *own, const motion *of,
                 const double *vd, const call *given, double *tau)
{
    const double *const k = given->k, *const numbers = k + GRAVITY_NUMBERS;
    const int64_t size = tree->force_numbers, nv = tree->nv;
    place *const places = own->places;
    body *const bodies = own->bodies;
    const body world = {.a = -load(k)};
    bodies[0] = world;
    put_world(places);
    for (int64_t i = 0; i < tree->count; i++) {
        const int64_t *const link = tree->links + LINK_INTEGERS*i;
        const int64_t at = link[LINK_V];
        forward(bodies + i + 1, bodies + link[LINK_PARENT], link,
                numbers + LINK_NUMBERS*i, of->q, of->v,
                at < nv ? vd[at] : of->vd[at - nv]);
        if (tree->placed)
            put(places + i + 1, places + link[LINK_PARENT], bodies + i + 1, link, of->v);
    }
    act(tree, own, given);
    for (int64_t i = tree->count - 1; i >= 0; i--) {
        const int64_t *const link = tree->links + LINK_INTEGERS*i;
        const int64_t at = link[LINK_V];
        const body *const it = bodies + i + 1;
        body *const parent = bodies + link[LINK_PARENT];
        const vec force = times(&it->R, it->force);
        if (at < nv)
            tau[at] = (link[LINK_KIND] == LINK_SLIDES ? it->force[2] : it->torque[2])
                      + numbers[LINK_NUMBERS*i + LINK_ARMATURE]*vd[at]
                      - (size ? own->forces[size*i] : 0.0);
        parent->force += force;
        parent->torque += times(&it->R, it->torque) + cross(it->p, force);
    }
}

void tree_motion_inverse(tree_motion *tree, double t, const double *q, const double *v,
                         const double *vd, const double *x, const double *u,
                         const double *p, const double *k, double *tau)
{
    scratch own;
    const int has = take(tree, &own);
    double *const y = state_of(tree, q, v, x);
    if (has && y) {
        find_given(tree, &own, t, y, u, p, k);
        const motion of = motion_of(tree, &own, y);
        const call given = {t, y, u, p, k};
        meet(tree, &own, &of, vd, &given, tau);
    }
    for (int64_t i = 0; !(has && y) && i < tree->nv; i++)
        tau[i] = NAN;
    free(y);
    if (has)
        give_back(tree, &own);
}

/* The power of what drives links; their motion is that of the state. */
static double power_of_drives(const tree_motion *tree, const scratch *own, const motion *of,
                              const call *given)
{
    const double *const k = given->k, *const numbers = k + GRAVITY_NUMBERS;
    const int64_t size = tree->force_numbers;
    double power = 0.0;
    solve(tree, own, of, given, k, own->vd);
    for (int64_t i = 0; i < tree->count; i++) {
        const int64_t *const link = tree->links + LINK_INTEGERS*i;
        const int64_t d = link[LINK_V] - tree->nv;
        if (d < 0)
            continue;
        const body *const it = own->bodies + i + 1;
        const mat Bt = transposed(&it->B);
        const vec torque = it->torque + times(&it->A, it->wd) + times(&it->B, it->a);
        const vec force = it->force + times(&Bt, it->wd) + times(&it->C, it->a);
        const double met = link[LINK_KIND] == LINK_SLIDES ? force[2] : torque[2];
        const double armature = numbers[LINK_NUMBERS*i + LINK_ARMATURE];
        const double acting = size ? own->forces[size*i] : 0.0;
        power += of->v[link[LINK_V]]*(met + armature*of->vd[d] - acting);
    }
    return power;
}

/* The motion of a link with its mass, as an energy: kinetic, and in gravity. */
INLINE void add_energy(body *own, const body *parent, const int64_t *link,
                       const double *numbers, const double *q, const double *v,
                       double *energy)
{
    const int slides = link[LINK_KIND] == LINK_SLIDES;
    const mat R = axes(link, numbers, q), Rt = transposed(&R);
    const double rate = v[link[LINK_V]], m = numbers[LINK_MASS];
    const vec own_rate = {0.0, 0.0, rate, 0.0}, h = load(numbers + LINK_MOMENT);
    const mat J = load_mat(numbers + LINK_INERTIA);
    vec p = load(numbers + LINK_PLACE);
    if (slides)
        p += q[link[LINK_Q]]*R.z;
    vec w = times(&Rt, parent->w), a = times(&Rt, parent->a + cross(parent->w, p));
    if (slides)
        a += own_rate;
    else
        w += own_rate;
    /* Gravity in these axes, and what it does from the world's origin to this one. */
    const vec gravity = times(&Rt, parent->wd);
    const double work = parent->rest[0] + dot(parent->wd, p);
    own->w = w;
    own->a = a;
    own->wd = gravity;
    own->rest = (vec){work, 0.0, 0.0, 0.0};
    energy[0] += 0.5*(m*dot(a, a) + dot(w, times(&J, w))
                      + numbers[LINK_ARMATURE]*rate*rate) + dot(a, cross(w, h));
    energy[1] -= m*work + dot(gravity, h);
}

void tree_motion_energy(tree_motion *tree, double t, const double *y, const double *u,
                        const double *p, const double *k, double *energy)
{
    const double *const numbers = k + GRAVITY_NUMBERS;
    const int64_t size = tree->force_numbers;
    scratch own;
    const int has = take(tree, &own);
    energy[0] = energy[1] = energy[2] = has ? 0.0 : NAN;
    if (!has)
        return;
    find_given(tree, &own, t, y, u, p, k);
    const motion of = motion_of(tree, &own, y);
    const call given = {t, y, u, p, k};
    if (tree->driven) {
        energy[2] = power_of_drives(tree, &own, &of, &given);
    } else if (size) {
        go_outward(tree, &own, &of, k);
        find_loads(tree, &own, &given);
    }
    const body world = {.wd = load(k)};
    own.bodies[0] = world;
    for (int64_t i = 0; i < tree->count; i++) {
        const int64_t *const link = tree->links + LINK_INTEGERS*i;
        body *const body = own.bodies + i + 1;
        add_energy(body, own.bodies + link[LINK_PARENT], link, numbers + LINK_NUMBERS*i,
                   of.q, of.v, energy);
        if (!size)
            continue;
        const double *const f = own.forces + size*i;
        energy[2] += f[FORCE_ALONG]*of.v[link[LINK_V]];
        if (size == FORCE_NUMBERS)
            energy[2] += dot(load(f + FORCE_LINEAR), body->a)
                         + dot(load(f + FORCE_TORQUE), body->w);
    }
    give_back(tree, &own);
}

int64_t tree_motion_lacking(tree_motion *tree, double t, const double *y, const double *p,
                            const double *k)
{
    int64_t found = -1;
    scratch own;
    const int has = take(tree, &own);
    const int64_t still = tree->nv + tree->driven, all = still + tree->nv + tree->nu + 1;
    double *const zeros = calloc((size_t)all, sizeof(double));
    if (has && zeros) {
        /* Places count only; what is driven has them of the time. */
        if (tree->driven)
            find_given(tree, &own, t, y, zeros + still + tree->nv, p, k);
        motion of = motion_of(tree, &own, y);
        of.v = of.vd = zeros;
        solve(tree, &own, &of, 0, k, zeros + still);
        for (int64_t i = 0; i < tree->count; i++)
            if (isnan(own.bodies[i + 1].rest[0]))
                found = i;
    }
    free(zeros);
    if (has)
        give_back(tree, &own);
    return found;
}

static double step(const tree_motion *tree, const int64_t *s, const double *p,
                   const double *values)
{
    switch (s[0]) {
    case STEP_NUMBER: return tree->numbers[s[1]];
    case STEP_PARAMETER: return p[s[1]];
    case STEP_ADD: return values[s[1]] + values[s[2]];
    case STEP_SUB: return values[s[1]] - values[s[2]];
    case STEP_MUL: return values[s[1]]*values[s[2]];
    case STEP_DIV: return values[s[1]]/values[s[2]];
    case STEP_NEG: return -values[s[1]];
    case STEP_SQRT: return sqrt(values[s[1]]);
    case STEP_SIN: return sin(values[s[1]]);
    default: return cos(values[s[1]]);
    }
}

void tree_motion_constants(const tree_motion *tree, const double *p, double *k)
{
    const int64_t size = tree->constant_count;
    double *const values = malloc((size_t)(tree->step_count + 1)*sizeof(double));
    for (int64_t i = 0; values && i < tree->step_count; i++)
        values[i] = step(tree, tree->steps + STEP_INTEGERS*i, p, values);
    for (int64_t i = 0; i < size; i++)
        k[i] = !values ? NAN : tree->entries[i] < 0 ? 0.0 : values[tree->entries[i]];
    free(values);
    if (tree->forces)
        tree->forces_constants(p, k + size);
    if (tree->row_count)
        tree->rows_constants(p, k + size + tree->forces_constant_count);
}
