/* What is computed of a link, in vectors of its axes, and what the loops over links share. */
#ifndef SYMBODY_TREE_LINKS_H
#define SYMBODY_TREE_LINKS_H

#include "tree_motion.h"

#include <math.h>


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

enum { GRAVITY_NUMBERS = 4, CACHE_LINE = 64 };

/* Links in a plane take less time than memory beyond the caches of a core: how many links
   ahead it is asked for. Nothing is read, so that it may be none of theirs. */
enum { AHEAD = 8 };

INLINE void fetch(const void *memory, int64_t size)
{
    for (int64_t i = 0; i < size; i += CACHE_LINE)
        __builtin_prefetch((const char *)memory + i);
}

/* What is computed of each link, in its own axes; the first is the world. */
typedef struct {
    mat R;                 /* its axes in those of its parent */
    vec p;                 /* its origin in those */
    vec w, wd, a;          /* of its motion; later the accelerations beside the bias */
    vec mounted;           /* the angular velocity of what carries the joint */
    mat A, B, C;           /* torque = A angular + B linear, force = B' angular + C linear */
    vec force, torque;
    vec U_torque, U_force; /* by a unit acceleration of its own motion, in the axes and about
                              the origin of its parent */
    vec rest;              /* 1/D, and what is left of the force along the motion */
} body;

/* Where a link is, in the world's axes, and how it moves, in its own. Loads read it as
   numbers. */
typedef struct {
    mat R;
    vec p, v, w;
} place;

/* Coordinates, velocities, and the accelerations of what is driven. */
typedef struct {
    const double *q, *v, *vd;
} motion;

/* Sine and cosine of an angle. */
typedef struct {
    double s, c;
} turn;

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

/* The sums of the numbers of four vectors. */
INLINE vec sums(vec a, vec b, vec c, vec d)
{
    const vec ab = CHOOSE(a, b, 0, 4, 2, 6) + CHOOSE(a, b, 1, 5, 3, 7);
    const vec cd = CHOOSE(c, d, 0, 4, 2, 6) + CHOOSE(c, d, 1, 5, 3, 7);
    return CHOOSE(ab, cd, 0, 1, 4, 5) + CHOOSE(ab, cd, 2, 3, 6, 7);
}

INLINE vec cross(vec a, vec b)
{
    const vec left = a*CHOOSE(b, b, 1, 2, 0, 3), right = b*CHOOSE(a, a, 1, 2, 0, 3);
    const vec c = left - right;
    return CHOOSE(c, c, 1, 2, 0, 3);
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
INLINE mat axes(const int32_t *link, const double *numbers, const double *q, turn by)
{
    const mat E = load_mat(numbers + LINK_AXES);
    const int64_t kind = link[LINK_KIND];
    if (kind == LINK_TURNS)
        return (mat){E.x*by.c + E.y*by.s, E.y*by.c - E.x*by.s, E.z};
    if (kind < LINK_QUATERNION)
        return E;
    const mat Q = quaternion_matrix(q + link[LINK_Q]), R = times_mat(&E, &Q);
    return kind == LINK_QUATERNION       ? (mat){R.y, R.z, R.x}
           : kind == LINK_QUATERNION + 1 ? (mat){R.z, R.x, R.y}
                                         : R;
}

/* Velocities, the accelerations that they and drives alone cause, and what these need. */
INLINE void forward(body *own, const body *parent, const int32_t *link,
                    const double *numbers, const motion *of, turn by, double given)
{
    const double *const q = of->q, *const v = of->v;
    const vec z = {0.0, 0.0, 1.0, 0.0};
    const int slides = link[LINK_KIND] == LINK_SLIDES;
    const mat R = axes(link, numbers, q, by), Rt = transposed(&R);
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

/* A + B less what waits for 1/D, with b c' */
INLINE mat less(const mat *A, const mat *B, vec b, vec c, double inverse)
{
    return (mat){(A->x + B->x) - inverse*(b*c[0]), (A->y + B->y) - inverse*(b*c[1]),
                 (A->z + B->z) - inverse*(b*c[2])};
}

/* A vector across the third axis, with another along that. */
INLINE vec across(vec a, vec along) { return CHOOSE(a, along, 0, 1, 6, 3); }

/* Eliminate the own motion, unless it is driven; what is along it meets no resistance then.
   Add what is left to a parent, if there is one, about the origin of that. As links wait for
   1/D of those that they carry, all is ready before it but one product each. */
INLINE void pass(body *own, int slides, int driven, double armature, double force,
                 body *parent)
{
    mat A = own->A, B = own->B, C = own->C;
    const mat Bt = transposed(&B), R = own->R, Rt = transposed(&R);
    const vec p = own->p;
    vec n = slides ? B.z : A.z, f = slides ? C.z : Bt.z;
    vec met_torque = own->torque, met_force = own->force;
    const double D = (slides ? f[2] : n[2]) + armature;
    const double u = driven ? 0.0 : force - (slides ? met_force[2] : met_torque[2]);
    const double inverse = driven ? 0.0 : D > 0.0 ? 1.0/D : NAN;
    const vec by_force = times(&R, f), by_torque = times(&R, n) + cross(p, by_force);
    own->U_torque = by_torque;
    own->U_force = by_force;
    own->rest = (vec){inverse, u, 0.0, 0.0};
    if (!parent)
        return;
    vec V_force = by_force, V_torque = by_torque;
    if (armature == 0.0 && !driven) {
        const vec zero = {0.0}, given = {0.0, 0.0, force, 0.0};
        if (slides) {
            C = (mat){across(C.x, zero), across(C.y, zero), zero};
            B.z = zero;
            f = across(f, zero);
            met_force = across(met_force, given);
        } else {
            A = (mat){across(A.x, zero), across(A.y, zero), zero};
            B = (mat){across(B.x, zero), across(B.y, zero), across(B.z, zero)};
            n = across(n, zero);
            met_torque = across(met_torque, given);
        }
        V_force = times(&R, f);
        V_torque = times(&R, n) + cross(p, V_force);
    }
    const mat A_0 = turned(&R, &Rt, &A), B_0 = turned(&R, &Rt, &B);
    const mat C_0 = turned(&R, &Rt, &C);
    const mat shift = {cross(p, C_0.x), cross(p, C_0.y), cross(p, C_0.z)};
    const mat B_new = sum(&B_0, &shift), right = minus_times_skew(&B_0, p);
    const mat first = transposed(&right), early = sum(&A_0, &first);
    const mat left = less(&parent->A, &early, V_torque, V_torque, inverse);
    parent->A.x = left.x + B_new.z*p[1] - B_new.y*p[2];
    parent->A.y = left.y + B_new.x*p[2] - B_new.z*p[0];
    parent->A.z = left.z + B_new.y*p[0] - B_new.x*p[1];
    parent->B = less(&parent->B, &B_new, V_torque, V_force, inverse);
    parent->C = less(&parent->C, &C_0, V_force, V_force, inverse);
    const vec F = times(&R, met_force);
    parent->force = (parent->force + F) + inverse*(u*V_force);
    parent->torque = (parent->torque + times(&R, met_torque) + cross(p, F))
                     + inverse*(u*V_torque);
}

/* The acceleration of the own motion, and those that it leads to. */
INLINE double accelerate(body *own, const body *parent, int slides)
{
    const mat Rt = transposed(&own->R);
    const vec w_p = parent->wd, a_p = parent->a;
    const vec w = times(&Rt, w_p), a = times(&Rt, a_p + cross(w_p, own->p));
    const vec opposed = own->U_torque*w_p + own->U_force*a_p;
    const double left = own->rest[1] - opposed[0] - (opposed[1] + opposed[2]);
    const double vd = own->rest[0]*left;
    const vec along = {0.0, 0.0, vd, 0.0};
    own->wd = slides ? w : w + along;
    own->a = slides ? a + along : a;
    return vd;
}

/* The scratch memory of a call. */
typedef struct {
    int64_t slot; /* -1 for what is allocated */
    double *all;
    body *bodies;
    place *places;
    double *sines, *cosines; /* of angles; eight of them are computed together */
    double *forces, *loads, *q, *v, *vd, *closing;
} scratch;

/* Where a link is and how it moves, from its parent's place. */
INLINE void put(place *at, const place *parent, const body *it, const int32_t *link,
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

/* The arguments of a call. */
typedef struct {
    double t;
    const double *y, *u, *p, *k;
} call;

/* A link where all move in one plane, in axes that do not turn; the first is the world. Rows
   are force and torque by accelerations, linear and angular, and what they are without
   these; of the first two the third number means nothing. */
typedef struct {
    double x, y, height, c, s, vx, vy, w; /* where it is, its first axis, how it moves */
    double wd, ax, ay;                    /* as in `body` */
    double px, py;                        /* its origin, from that of its parent */
    double dx, dy;                        /* along what it slides */
    double inverse;                       /* 1/D */
    vec rows[3];
    vec U; /* 1/D times what a unit acceleration of its own motion makes, about the origin of
              its parent, and what is missing of the force along that */
} flat;

/* Where the numbers of links in a plane begin; how many there are, with those before. */
INLINE const double *flat_numbers(const tree_motion *tree, const double *k)
{
    return k + tree->constant_count;
}

INLINE int64_t tree_own_constants(const tree_motion *tree)
{
    return tree->constant_count + (tree->normal >= 0 ? FLAT_NUMBERS*tree->count : 0);
}

/* Which axes of a link are those of a plane, and which is normal to it. */
typedef struct {
    int64_t x, y, n;
} plane_axes;

INLINE plane_axes plane_of(const int32_t *link)
{
    const int64_t n = link[LINK_NORMAL]%3, turned = link[LINK_NORMAL] < 3 ? 1 : 2;
    return (plane_axes){(n + turned)%3, (n + 3 - turned)%3, n};
}

/* Whether its normal points the other way. */
INLINE double sense(const int32_t *link) { return link[LINK_NORMAL] < 3 ? 1.0 : -1.0; }

/* As eliminate_own, in a plane, and carry if it has a parent. As a link waits for 1/D of the
   one that it carries, all is ready before it but one product each. Return U. */
INLINE vec pass_flat(flat *own, const int32_t *link, int driven, double armature,
                     double force, flat *parent)
{
    const double x = own->px, y = own->py;
    vec a = own->rows[0], b = own->rows[1], c = own->rows[2], U, V;
    double D;
    if (link[LINK_KIND] != LINK_SLIDES) {
        const double along = sense(link)*force;
        D = c[2] + armature;
        U = V = c - (vec){0.0, 0.0, 0.0, along};
        if (armature == 0.0 && !driven) {
            V[2] = 0.0;
            c = (vec){0.0, 0.0, 0.0, along};
        }
    } else {
        const double dx = own->dx, dy = own->dy;
        U = dx*a + dy*b - (vec){0.0, 0.0, 0.0, force};
        U[2] = dx*c[0] + dy*c[1];
        V = U;
        D = dx*U[0] + dy*U[1] + armature;
        if (armature == 0.0 && !driven) {
            /* Across the motion only, without what rounding leaves along it. */
            const double C = (a[0]*dy - 2.0*a[1]*dx)*dy + b[1]*dx*dx;
            const double B = c[1]*dx - c[0]*dy, f = b[3]*dx - a[3]*dy;
            V[0] = -dy*(U[1]*dx - U[0]*dy);
            V[1] = dx*(U[1]*dx - U[0]*dy);
            a = (vec){C*dy*dy, -C*dx*dy, 0.0, dx*force - dy*f};
            b = (vec){-C*dx*dy, C*dx*dx, 0.0, dy*force + dx*f};
            c = (vec){-B*dy, B*dx, c[2], c[3]};
        }
    }
    const double inverse = driven ? 0.0 : D > 0.0 ? 1.0/D : NAN;
    U[2] += x*U[1] - y*U[0];
    own->inverse = inverse;
    own->U = U = inverse*U;
    if (parent) {
        vec torque = c + x*b - y*a;
        torque[2] = c[2] + x*(c[1] + torque[1]) - y*(c[0] + torque[0]);
        V[2] += x*V[1] - y*V[0];
        parent->rows[0] = (parent->rows[0] + a) - inverse*(V[0]*V);
        parent->rows[1] = (parent->rows[1] + b) - inverse*(V[1]*V);
        parent->rows[2] = (parent->rows[2] + torque) - inverse*(V[2]*V);
    }
    return U;
}

/* As accelerate, in a plane. */
INLINE double accelerate_flat(flat *own, const flat *parent, const int32_t *link)
{
    const double w = parent->wd, x = parent->ax, y = parent->ay;
    const double vd = -((own->U[0]*x + own->U[1]*y) + (own->U[2]*w + own->U[3]));
    const int slides = link[LINK_KIND] == LINK_SLIDES;
    own->wd = slides ? w : w + vd;
    own->ax = x - w*own->py + (slides ? own->dx*vd : 0.0);
    own->ay = y + w*own->px + (slides ? own->dy*vd : 0.0);
    return slides ? vd : sense(link)*vd;
}

/* Take and give back scratch memory; zero where there is none. */
int tree_take(tree_motion *tree, scratch *own);
void tree_give_back(tree_motion *tree, const scratch *own);
/* The motion of all links in a state, when the forces are known. */
motion tree_motion_of(const tree_motion *tree, const scratch *own, const double *y);
/* Sines and cosines of as many angles, in place of these if they stand in `cosines`. */
void tree_find_turns(const scratch *own, const double *angles, int64_t count);
/* Rates of states, and what drives prescribe. */
void tree_find_given(const tree_motion *tree, const scratch *own, const call *of);
/* Velocities of all links, and the accelerations that these alone cause; their places, if
   anything looks at these. */
void tree_go_outward(const tree_motion *tree, const scratch *own, const motion *of,
                     const double *k);
/* The same in a plane, and its loads. */
void tree_go_outward_flat(const tree_motion *tree, const scratch *own, const motion *of,
                          const double *k);
void tree_act_flat(const tree_motion *tree, const scratch *own, const call *of);
/* Let the loads act on links whose motion is known. */
void tree_act(const tree_motion *tree, const scratch *own, const call *of);
void tree_coordinate_rates(const tree_motion *tree, const double *q, const double *v,
                           double *qd);

/* Doubles of scratch memory for constraints. */
int64_t tree_loops_size(const tree_motion *tree);
/* The accelerations of a tree with constraints; also its multipliers, if asked for. */
void tree_loops_solve(const tree_motion *tree, const scratch *own, const motion *of,
                      const call *given, double *vd, double *lam);

#endif
