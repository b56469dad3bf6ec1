/* The articulated body method over tables: Featherstone (2008), section 7.3. Velocities
   enter by the accelerations that they alone cause, gravity as one of the world. */
#include "tree_links.h"

#include <stdlib.h>
#include <string.h>

/* Eight numbers, or their bits. */
enum { EIGHT = 8 };
typedef double eight __attribute__((vector_size(64), aligned(8)));
typedef int64_t bits __attribute__((vector_size(64)));
static const double FAR = 1e5;

enum { STEP_NUMBER, STEP_PARAMETER, STEP_ADD, STEP_SUB, STEP_MUL, STEP_DIV, STEP_NEG,
       STEP_SQRT, STEP_SIN, STEP_COS, STEP_INTEGERS = 3 };

static void quaternion_rate(const double *e, const double *w, double *ed)
{
    ed[0] = 0.5*(-e[1]*w[0] - e[2]*w[1] - e[3]*w[2]);
    ed[1] = 0.5*(e[0]*w[0] + e[2]*w[2] - e[3]*w[1]);
    ed[2] = 0.5*(e[0]*w[1] + e[3]*w[0] - e[1]*w[2]);
    ed[3] = 0.5*(e[0]*w[2] + e[1]*w[1] - e[2]*w[0]);
}

/* The velocities of a ball joint stand one after the other. */
void tree_coordinate_rates(const tree_motion *tree, const double *q, const double *v,
                             double *qd)
{
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        if (link[LINK_KIND] >= LINK_QUATERNION)
            quaternion_rate(q + link[LINK_Q], v + link[LINK_V], qd + link[LINK_Q]);
        else if (link[LINK_KIND] != LINK_TURNED && link[LINK_Q] < tree->nq)
            qd[link[LINK_Q]] = v[link[LINK_V]];
    }
}

int64_t tree_motion_work(const tree_motion *tree)
{
    return (tree->count + 1)*(int64_t)((sizeof(body) + sizeof(place))/sizeof(double))
           + tree->load_memory + FORCE_NUMBERS*tree->count + tree->nx + 5*tree->driven
           + (tree->driven ? tree->nq + 2*tree->nv : 0) + 2*(tree->count + EIGHT) + 8
           + tree_loops_size(tree);
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

int tree_take(tree_motion *tree, scratch *own)
{
    own->all = of_a_slot(tree, &own->slot);
    own->bodies = (body *)(((uintptr_t)own->all + 63)/64*64);
    own->places = (place *)(own->bodies + tree->count + 1);
    own->sines = (double *)(own->places + tree->count + 1);
    own->cosines = own->sines + tree->count + EIGHT;
    own->forces = own->cosines + tree->count + EIGHT;
    own->loads = own->forces + FORCE_NUMBERS*tree->count + tree->nx + 3*tree->driven;
    own->q = own->loads + tree->load_memory;
    own->v = own->q + tree->nq + tree->driven;
    own->vd = own->v + tree->nv + tree->driven;
    own->closing = tree->driven ? own->vd + tree->nv : own->q;
    return own->all != 0;
}

void tree_give_back(tree_motion *tree, const scratch *own)
{
    if (own->slot < 0)
        free(own->all);
    else
        __atomic_store_n(&tree->slots[own->slot], own->all, __ATOMIC_RELEASE);
}

static turn turn_of(const scratch *own, int64_t i)
{
    return (turn){own->sines[i], own->cosines[i]};
}

/* The motion of all links in a state, when the forces are known. */
motion tree_motion_of(const tree_motion *tree, const scratch *own, const double *y)
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
void tree_find_given(const tree_motion *tree, const scratch *own, const call *of)
{
    if (tree->forces)
        tree->forces(of->t, of->y, of->u, of->p, of->k + tree_own_constants(tree),
                     own->forces + tree->force_numbers*tree->count);
}

/* Their sines and cosines, of angles up to 1e5 by the polynomials of fdlibm. The last bits of
   a number as large as 1.5 2^52 are those of the whole number behind it. */
static void turn_eight(const double *angles, double *sines, double *cosines)
{
    const eight x = *(const eight *)angles;
    bits small = (x < FAR) & (x > -FAR);
    for (int i = 1; i < EIGHT; i++)
        small[0] &= small[i];
    if (!small[0]) {
        double all[EIGHT];
        memcpy(all, angles, sizeof all);
        for (int i = 0; i < EIGHT; i++) {
            sines[i] = sin(all[i]);
            cosines[i] = cos(all[i]);
        }
        return;
    }
    /* Turns by a quarter: the nearest whole number n, and x - n pi/2 = r + y. */
    const eight moved = x*0x1.45f306dc9c883p-1 + 0x1.8p52, n = moved - 0x1.8p52;
    const eight a = x - n*0x1.921fb544p+0, r = a - n*0x1.0b4611a6p-34;
    const eight y = (a - r) - n*0x1.0b4611a6p-34 - n*0x1.3198a2e037073p-69;
    const eight z = r*r, w = 1.0 - 0.5*z;
    const eight odd = ((((0x1.5d93a5acfd57cp-33*z - 0x1.ae5e68a2b9cebp-26)*z
                         + 0x1.71de357b1fe7dp-19)*z - 0x1.a01a019c161d5p-13)*z
                       + 0x1.111111110f8a6p-7)*z - 0x1.5555555555549p-3;
    const eight even = ((((0x1.1ee9ebdb4b1c4p-29 - 0x1.8fae9be8838d4p-37*z)*z
                          - 0x1.27e4f809c52adp-22)*z + 0x1.a01a019cb159p-16)*z
                        - 0x1.6c16c16c15177p-10)*z + 0x1.555555555554cp-5;
    const bits s = (bits)(r + (r*z*odd + y*w));
    const bits c = (bits)(w + (z*z*even + ((1.0 - w) - 0.5*z - r*y)));
    /* Odd quarters swap them, the second bit changes a sign. */
    const bits q = (bits)moved, swap = -(q & 1);
    *(eight *)sines = (eight)(((s & ~swap) | (c & swap)) ^ (q >> 1 << 63));
    *(eight *)cosines = (eight)(((c & ~swap) | (s & swap)) ^ ((q + 1) >> 1 << 63));
}

void tree_find_turns(const scratch *own, const double *angles, int64_t count)
{
    for (int64_t i = 0; i < count; i += EIGHT)
        turn_eight(angles + i, own->sines + i, own->cosines + i);
}

static void turn_links(const tree_motion *tree, const scratch *own, const double *q)
{
    double *const angles = own->cosines;
    memset(angles + tree->count, 0, EIGHT*sizeof(double));
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        angles[i] = link[LINK_KIND] == LINK_TURNS ? q[link[LINK_Q]] : 0.0;
    }
    tree_find_turns(own, angles, tree->count);
}

static void put_world(place *places)
{
    places[0] = (place){{{1.0, 0.0, 0.0, 0.0}, {0.0, 1.0, 0.0, 0.0}, {0.0, 0.0, 1.0, 0.0}},
                        {0.0}, {0.0}, {0.0}};
}

/* Velocities of all links, and the accelerations that these alone cause; their places, if
   anything looks at these. */
void tree_go_outward(const tree_motion *tree, const scratch *own, const motion *of,
                       const double *k)
{
    const double *const numbers = k + GRAVITY_NUMBERS;
    const int64_t nv = tree->nv, looked = tree->closing || tree->placed;
    body *const bodies = own->bodies;
    place *const places = own->places;
    const body world = {.a = -load(k)};
    bodies[0] = world;
    put_world(places);
    turn_links(tree, own, of->q);
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        const int64_t d = link[LINK_V] - nv;
        forward(bodies + i + 1, bodies + link[LINK_PARENT], link,
                numbers + LINK_NUMBERS*i, of, turn_of(own, i),
                d >= 0 ? of->vd[d] : 0.0);
        if (looked)
            put(places + i + 1, places + link[LINK_PARENT], bodies + i + 1, link, of->v);
    }
}

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
            const int32_t *const leaves = kind->leaves + kind->leaf_count*i;
            const int32_t *const outs = kind->outs + kind->out_count*i;
            for (int64_t j = 0; j < kind->leaf_count; j++)
                read[j] = pools[leaves[j]%POOLS][leaves[j]/POOLS];
            kind->formulas(of->t, read, 0, 0, 0, found);
            for (int64_t j = 0; j < kind->out_count; j++)
                own->forces[outs[j]] += found[j];
        }
    }
}

/* Let the loads act on links whose motion is known. */
void tree_act(const tree_motion *tree, const scratch *own, const call *of)
{
    find_loads(tree, own, of);
    for (int64_t i = 0; tree->force_numbers == FORCE_NUMBERS && i < tree->count; i++) {
        const double *const f = own->forces + FORCE_NUMBERS*i;
        own->bodies[i + 1].force -= load(f + FORCE_LINEAR);
        own->bodies[i + 1].torque -= load(f + FORCE_TORQUE);
    }
}

/* Where a link is and how it moves, as loads in space read it. */
static void put_flat(const tree_motion *tree, const flat *it, const int32_t *link,
                     place *at)
{
    const int64_t n = tree->normal, x = (n + 1)%3, y = (n + 2)%3;
    const plane_axes own = plane_of(link);
    const place none = {.p = {0.0}};
    vec *const columns = &at->R.x;
    *at = none;
    columns[own.x][x] = columns[own.y][y] = it->c;
    columns[own.x][y] = it->s;
    columns[own.y][x] = -it->s;
    columns[own.n][n] = sense(link);
    at->p[x] = it->x;
    at->p[y] = it->y;
    at->p[n] = it->height;
    at->v[own.x] = it->c*it->vx + it->s*it->vy;
    at->v[own.y] = it->c*it->vy - it->s*it->vx;
    at->w[own.n] = sense(link)*it->w;
}

/* Angles, which sum up in a plane. */
static void turn_flat(const tree_motion *tree, const scratch *own, const motion *of)
{
    double *const angles = own->cosines;
    memset(angles, 0, (size_t)(tree->count + EIGHT)*sizeof(double));
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        const double turns = link[LINK_KIND] == LINK_SLIDES ? 0.0 : sense(link);
        angles[i + 1] = angles[link[LINK_PARENT]] + turns*of->q[link[LINK_Q]];
    }
    tree_find_turns(own, angles, tree->count + 1);
}

void tree_go_outward_flat(const tree_motion *tree, const scratch *own, const motion *of,
                          const double *k)
{
    const double *const numbers = flat_numbers(tree, k);
    const int64_t x = (tree->normal + 1)%3, y = (tree->normal + 2)%3;
    flat *const bodies = (flat *)own->bodies;
    const flat world = {.ax = -k[x], .ay = -k[y]};
    const int64_t looked = tree->closing || tree->force_numbers == FORCE_NUMBERS;
    bodies[0] = world;
    turn_flat(tree, own, of);
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        const int64_t parent = link[LINK_PARENT];
        const double *const n = numbers + FLAT_NUMBERS*i;
        const flat *const from = bodies + parent;
        flat *const it = bodies + i + 1;
        fetch(it + AHEAD, sizeof(flat));
        fetch(n + FLAT_NUMBERS*AHEAD, FLAT_NUMBERS*sizeof(double));
        const double s_p = own->sines[parent], c_p = own->cosines[parent];
        const double s = own->sines[i + 1], c = own->cosines[i + 1];
        const int64_t d = link[LINK_V] - tree->nv;
        const double w_p = from->w, wd_p = from->wd, v = of->v[link[LINK_V]];
        const double vd = d >= 0 ? of->vd[d] : 0.0;
        double w = w_p, wd = wd_p;
        double px = c_p*n[FLAT_PLACE] - s_p*n[FLAT_PLACE + 1];
        double py = s_p*n[FLAT_PLACE] + c_p*n[FLAT_PLACE + 1];
        double ax = from->ax, ay = from->ay, vx = from->vx, vy = from->vy;
        if (link[LINK_KIND] == LINK_SLIDES) {
            const double dx = c*n[FLAT_ALONG] - s*n[FLAT_ALONG + 1];
            const double dy = s*n[FLAT_ALONG] + c*n[FLAT_ALONG + 1];
            const double q = of->q[link[LINK_Q]], turned = 2.0*w_p*v;
            px += q*dx;
            py += q*dy;
            vx += v*dx;
            vy += v*dy;
            ax += vd*dx - turned*dy;
            ay += vd*dy + turned*dx;
            it->dx = dx;
            it->dy = dy;
        } else {
            w += sense(link)*v;
            wd += sense(link)*vd;
        }
        ax -= w_p*w_p*px + wd_p*py;
        ay -= w_p*w_p*py - wd_p*px;
        const double hx = c*n[FLAT_MOMENT] - s*n[FLAT_MOMENT + 1];
        const double hy = s*n[FLAT_MOMENT] + c*n[FLAT_MOMENT + 1];
        const double m = n[FLAT_MASS], J = n[FLAT_INERTIA];
        it->w = w;
        it->wd = wd;
        it->px = px;
        it->py = py;
        it->ax = ax;
        it->ay = ay;
        it->rows[0] = (vec){m, 0.0, 0.0, m*ax - w*w*hx - wd*hy};
        it->rows[1] = (vec){0.0, m, 0.0, m*ay - w*w*hy + wd*hx};
        it->rows[2] = (vec){-hy, hx, J, J*wd + hx*ay - hy*ax};
        if (!looked)
            continue;
        it->x = from->x + px;
        it->y = from->y + py;
        it->height = n[FLAT_HEIGHT];
        it->vx = vx - w_p*py;
        it->vy = vy + w_p*px;
        it->c = c*n[FLAT_AXIS] - s*n[FLAT_AXIS + 1];
        it->s = s*n[FLAT_AXIS] + c*n[FLAT_AXIS + 1];
        if (tree->placed)
            put_flat(tree, it, link, own->places + i + 1);
    }
}

void tree_act_flat(const tree_motion *tree, const scratch *own, const call *of)
{
    flat *const bodies = (flat *)own->bodies;
    find_loads(tree, own, of);
    for (int64_t i = 0; tree->force_numbers == FORCE_NUMBERS && i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        const plane_axes axes = plane_of(link);
        const double *const f = own->forces + FORCE_NUMBERS*i;
        const double fa = f[FORCE_LINEAR + axes.x], fb = f[FORCE_LINEAR + axes.y];
        flat *const it = bodies + i + 1;
        it->rows[0][3] -= it->c*fa - it->s*fb;
        it->rows[1][3] -= it->s*fa + it->c*fb;
        it->rows[2][3] -= sense(link)*f[FORCE_TORQUE + axes.n];
    }
}

/* The accelerations of a tree that moves in a plane. */
static void solve_flat(const tree_motion *tree, const scratch *own, const motion *of,
                       const call *given, double *vd)
{
    const double *const numbers = flat_numbers(tree, given->k);
    const int64_t size = tree->force_numbers;
    flat *const bodies = (flat *)own->bodies;
    tree_go_outward_flat(tree, own, of, given->k);
    tree_act_flat(tree, own, given);
    for (int64_t i = tree->count - 1; i >= 0; i--) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        flat *const it = bodies + i + 1;
        fetch(it - AHEAD, sizeof(flat));
        pass_flat(it, link, link[LINK_V] >= tree->nv,
                  numbers[FLAT_NUMBERS*i + FLAT_ARMATURE],
                  size ? own->forces[size*i] : 0.0,
                  link[LINK_PARENT] ? bodies + link[LINK_PARENT] : 0);
    }
    bodies[0].ax = bodies[0].ay = 0.0;
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        const double found = accelerate_flat(bodies + i + 1, bodies + link[LINK_PARENT],
                                             link);
        if (link[LINK_V] < tree->nv)
            vd[link[LINK_V]] = found;
    }
}

/* The accelerations of the state, from those beside them on. */
static void go_back(const tree_motion *tree, body *bodies, double *vd)
{
    bodies[0].wd = bodies[0].a = (vec){0.0};
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        body *const it = bodies + i + 1;
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
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        body *const own = bodies + i + 1;
        pass(own, link[LINK_KIND] == LINK_SLIDES, link[LINK_V] >= tree->nv,
             numbers[LINK_NUMBERS*i + LINK_ARMATURE],
             forces && size ? forces[size*i] : 0.0,
             link[LINK_PARENT] ? bodies + link[LINK_PARENT] : 0);
    }
}

/* The accelerations of a tree; without loads if there is no call. */
static void solve(const tree_motion *tree, const scratch *own, const motion *of,
                  const call *given, const double *k, double *vd)
{
    tree_go_outward(tree, own, of, k);
    if (given)
        tree_act(tree, own, given);
    eliminate_all(tree, own->bodies, k, given ? own->forces : 0);
    go_back(tree, own->bodies, vd);
}
void tree_motion_rates(tree_motion *tree, double t, const double *y, const double *u,
                       const double *p, const double *k, double *qd, double *vd)
{
    scratch own;
    if (!tree_take(tree, &own)) {
        for (int64_t i = 0; i < tree->nv; i++)
            vd[i] = NAN;
        return;
    }
    const call given = {t, y, u, p, k};
    tree_find_given(tree, &own, &given);
    const motion of = tree_motion_of(tree, &own, y);
    if (tree->closing)
        tree_loops_solve(tree, &own, &of, &given, vd, 0);
    else if (tree->normal >= 0)
        solve_flat(tree, &own, &of, &given, vd);
    else
        solve(tree, &own, &of, &given, k, vd);
    if (qd) {
        tree_coordinate_rates(tree, of.q, of.v, qd);
        if (tree->nx)
            memcpy(vd + tree->nv, own.forces + tree->force_numbers*tree->count,
                   (size_t)tree->nx*sizeof(double));
    }
    tree_give_back(tree, &own);
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
    turn_links(tree, own, of->q);
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        const int64_t at = link[LINK_V];
        forward(bodies + i + 1, bodies + link[LINK_PARENT], link,
                numbers + LINK_NUMBERS*i, of, turn_of(own, i),
                at < nv ? vd[at] : of->vd[at - nv]);
        if (tree->placed)
            put(places + i + 1, places + link[LINK_PARENT], bodies + i + 1, link, of->v);
    }
    tree_act(tree, own, given);
    for (int64_t i = tree->count - 1; i >= 0; i--) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
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
    const int has = tree_take(tree, &own);
    double *const y = state_of(tree, q, v, x);
    if (has && y) {
        const call given = {t, y, u, p, k};
        tree_find_given(tree, &own, &given);
        const motion of = tree_motion_of(tree, &own, y);
        meet(tree, &own, &of, vd, &given, tau);
    }
    for (int64_t i = 0; !(has && y) && i < tree->nv; i++)
        tau[i] = NAN;
    free(y);
    if (has)
        tree_give_back(tree, &own);
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
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
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
INLINE void add_energy(body *own, const body *parent, const int32_t *link,
                       const double *numbers, const motion *of, turn by, double *energy)
{
    const int slides = link[LINK_KIND] == LINK_SLIDES;
    const double *const q = of->q, *const v = of->v;
    const mat R = axes(link, numbers, q, by), Rt = transposed(&R);
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
    const int has = tree_take(tree, &own);
    energy[0] = energy[1] = energy[2] = has ? 0.0 : NAN;
    if (!has)
        return;
    const call given = {t, y, u, p, k};
    tree_find_given(tree, &own, &given);
    const motion of = tree_motion_of(tree, &own, y);
    if (tree->driven) {
        energy[2] = power_of_drives(tree, &own, &of, &given);
    } else if (size) {
        tree_go_outward(tree, &own, &of, k);
        find_loads(tree, &own, &given);
    }
    const body world = {.wd = load(k)};
    own.bodies[0] = world;
    turn_links(tree, &own, of.q);
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        body *const body = own.bodies + i + 1;
        add_energy(body, own.bodies + link[LINK_PARENT], link, numbers + LINK_NUMBERS*i,
                   &of, turn_of(&own, i), energy);
        if (!size)
            continue;
        const double *const f = own.forces + size*i;
        energy[2] += f[FORCE_ALONG]*of.v[link[LINK_V]];
        if (size == FORCE_NUMBERS)
            energy[2] += dot(load(f + FORCE_LINEAR), body->a)
                         + dot(load(f + FORCE_TORQUE), body->w);
    }
    tree_give_back(tree, &own);
}

int64_t tree_motion_lacking(tree_motion *tree, double t, const double *y, const double *p,
                            const double *k)
{
    int64_t found = -1;
    scratch own;
    const int has = tree_take(tree, &own);
    const int64_t still = tree->nv + tree->driven, all = still + tree->nv + tree->nu + 1;
    double *const zeros = calloc((size_t)all, sizeof(double));
    if (has && zeros) {
        /* Places count only; what is driven has them of the time. */
        const call given = {t, y, zeros + still + tree->nv, p, k};
        if (tree->driven)
            tree_find_given(tree, &own, &given);
        motion of = tree_motion_of(tree, &own, y);
        of.v = of.vd = zeros;
        solve(tree, &own, &of, 0, k, zeros + still);
        for (int64_t i = 0; i < tree->count; i++)
            if (isnan(own.bodies[i + 1].rest[0]))
                found = i;
    }
    free(zeros);
    if (has)
        tree_give_back(tree, &own);
    return found;
}

static double step(const tree_motion *tree, const int32_t *s, const double *p,
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

/* The numbers of links in a plane, from those in space. */
static void find_flat_numbers(const tree_motion *tree, double *k)
{
    double *const flat = k + tree->constant_count;
    for (int64_t i = 0; i < tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*i;
        const int64_t parent = link[LINK_PARENT];
        const double *const from = k + GRAVITY_NUMBERS + LINK_NUMBERS*i;
        const double *const above = flat + FLAT_NUMBERS*(parent - 1);
        const double c_p = parent ? above[FLAT_AXIS] : 1.0;
        const double s_p = parent ? above[FLAT_AXIS + 1] : 0.0;
        const int32_t *const before = link + LINK_INTEGERS*(parent - 1 - i);
        const plane_axes in = parent ? plane_of(before)
            : (plane_axes){(tree->normal + 1)%3, (tree->normal + 2)%3, tree->normal};
        const plane_axes own = plane_of(link);
        const double *const E = from + LINK_AXES + 4*own.x, *const p = from + LINK_PLACE;
        const double *const h = from + LINK_MOMENT;
        const double c = c_p*E[in.x] - s_p*E[in.y], s = s_p*E[in.x] + c_p*E[in.y];
        const double height = (parent ? sense(before) : 1.0)*p[in.n];
        const double x = own.x == 2, y = own.y == 2;
        double *const to = flat + FLAT_NUMBERS*i;
        to[FLAT_PLACE] = c_p*p[in.x] - s_p*p[in.y];
        to[FLAT_PLACE + 1] = s_p*p[in.x] + c_p*p[in.y];
        to[FLAT_MOMENT] = c*h[own.x] - s*h[own.y];
        to[FLAT_MOMENT + 1] = s*h[own.x] + c*h[own.y];
        to[FLAT_MASS] = from[LINK_MASS];
        to[FLAT_INERTIA] = from[LINK_INERTIA + 5*own.n];
        to[FLAT_ARMATURE] = from[LINK_ARMATURE];
        to[FLAT_HEIGHT] = height + (parent ? above[FLAT_HEIGHT] : 0.0);
        to[FLAT_AXIS] = c;
        to[FLAT_AXIS + 1] = s;
        to[FLAT_ALONG] = c*x - s*y;
        to[FLAT_ALONG + 1] = s*x + c*y;
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
    if (tree->normal >= 0)
        find_flat_numbers(tree, k);
    if (tree->forces)
        tree->forces_constants(p, k + tree_own_constants(tree));
}
