/* Constraints of a tree. Their multipliers are forces and torques on the links at their
   ends, and are eliminated where these forces meet: Brandl, Johanni, Otter (1987), An
   algorithm for the simulation of multibody systems with kinematic loops. */
#include "tree_links.h"

#include <stdlib.h>
#include <string.h>

#if defined(__clang__)
#define UNROLL _Pragma("clang loop unroll(full)")
#else
#define UNROLL
#endif

/* Force and torque. In a front force and right side, torque, then packs coupled with it,
   a vector each; in a plane force, torque and right side are one. */
enum { WRENCH = 6, FLAT_WRENCH = 3, SIDE = 3, OUTER = 2, FLAT_OUTER = 1, SHORT = 8 };

/* The scratch memory of constraints. */
typedef struct {
    vec *F;      /* what unit multipliers do to a link, in its axes: six of each present; in
                    a plane three, of the link on what brings them, from entries of J on; when
                    it has given way, what they do along its own motion, by the inertia there */
    vec *along;  /* what they do along its own motion; in a plane while nothing gives way */
    vec *A;      /* of accelerations by multipliers: PACK rows a block */
    vec *lam;
    vec *results; /* of fronts */
    double *ends, *motions, *phi, *rates, *sides, *J, *solved, *loads;
} closing;

static int64_t slot_count(const tree_closing *of) { return PACK*of->pack_count; }

/* Where right sides begin behind residuals and rates; how many entries are behind them. */
static int64_t first_side(const tree_closing *of)
{
    return (of->multiplier_count + of->row_count + PACK - 1)/PACK*PACK;
}

static int64_t entry_memory(const tree_motion *tree)
{
    const tree_closing *const of = tree->closing;
    return tree->normal >= 0 ? PACK*FLAT_WRENCH*of->present_count
                             : (of->entry_count + PACK - 1)/PACK*PACK;
}

int64_t tree_loops_size(const tree_motion *tree)
{
    const tree_closing *const of = tree->closing;
    if (!of)
        return 0;
    return PACK*((WRENCH + 1)*of->present_count + PACK*of->block_count + of->pack_count
                 + of->result_count)
           + (END_NUMBERS + END_MOTION)*of->end_count + first_side(of) + slot_count(of)
           + entry_memory(tree) + of->row_count + of->memory + 16;
}

static closing closing_of(const tree_motion *tree, const scratch *memory)
{
    const tree_closing *const of = tree->closing;
    closing own;
    own.phi = (double *)(((uintptr_t)memory->closing + 63)/64*64);
    own.rates = own.phi + of->multiplier_count;
    own.sides = own.phi + first_side(of);
    own.J = own.sides + slot_count(of);
    own.along = (vec *)(own.J + entry_memory(tree));
    own.A = own.along + of->present_count;
    own.lam = own.A + PACK*of->block_count;
    own.results = own.lam + of->pack_count;
    own.F = own.results + of->result_count;
    own.ends = (double *)(own.F + WRENCH*of->present_count);
    own.motions = own.ends + END_NUMBERS*of->end_count;
    own.solved = own.motions + END_MOTION*of->end_count;
    own.loads = own.solved + of->row_count;
    if (tree->normal >= 0)
        own.F = (vec *)own.J;
    return own;
}

INLINE void store(double *x, vec a)
{
    UNROLL
    for (int i = 0; i < 3; i++)
        x[i] = a[i];
}

/* Where the ends are and how they move. */
static void find_ends(const tree_closing *of, const closing *own, const place *places)
{
    for (int64_t i = 0; i < of->end_count; i++) {
        const place *const at = places + of->ends[i];
        double *const end = own->ends + END_NUMBERS*i;
        store(end, at->p);
        store(end + END_AXES, at->R.x);
        store(end + END_AXES + 3, at->R.y);
        store(end + END_AXES + 6, at->R.z);
        store(end + END_VELOCITY, times(&at->R, at->v));
        store(end + END_VELOCITY + 3, times(&at->R, at->w));
    }
}

/* The equations, by the ends, or by links in a plane. */
static void find_rows(const tree_motion *tree, const closing *own, const double *ends,
                      const double *k)
{
    const tree_closing *const of = tree->closing;
    const int64_t entries = tree->normal >= 0 ? entry_memory(tree) : 0;
    const double *const pools[2] = {ends,
                                    k + GRAVITY_NUMBERS + LINK_NUMBERS*tree->count};
    memset(own->sides, 0, (size_t)(slot_count(of) + entries)*sizeof(double));
    for (const tree_loads *kind = of->kinds; kind < of->kinds + of->kind_count; kind++) {
        double *const read = own->loads, *const found = read + kind->leaf_count;
        for (int64_t i = 0; i < kind->count; i++) {
            const int32_t *const leaves = kind->leaves + kind->leaf_count*i;
            const int32_t *const outs = kind->outs + kind->out_count*i;
            for (int64_t j = 0; j < kind->leaf_count; j++)
                read[j] = pools[leaves[j] & 1][leaves[j] >> 1];
            kind->formulas(0.0, read, 0, 0, 0, found);
            for (int64_t j = 0; j < kind->out_count; j++)
                own->phi[outs[j]] = found[j];
        }
    }
}

/* Take what the accelerations of ends beside one of the world make of the right sides. */
static void take_bias(const tree_closing *of, const closing *own, const body *bodies,
                      const place *places, vec world)
{
    for (int64_t i = 0; i < of->end_count; i++) {
        const body *const it = bodies + of->ends[i];
        const mat R = places[of->ends[i]].R;
        store(own->motions + END_MOTION*i, world + times(&R, it->a));
        store(own->motions + END_MOTION*i + 3, times(&R, it->wd));
    }
    for (int64_t i = 0; i < of->entry_count; i++) {
        const int32_t *const at = of->entries + ENTRY_INTEGERS*i;
        own->sides[at[0]] -= own->J[i]*own->motions[at[1]];
    }
}

/* What unit multipliers do to the ends, as forces that a link meets. */
INLINE void push(const tree_closing *of, const closing *own, const place *at, int64_t f)
{
    const int64_t end = of->pushes[f + 1];
    static const vec units[PACK] = {{1.0, 0.0, 0.0, 0.0}, {0.0, 1.0, 0.0, 0.0},
                                    {0.0, 0.0, 1.0, 0.0}, {0.0, 0.0, 0.0, 1.0}};
    vec x[WRENCH] = {{0.0}}, *const y = own->F + WRENCH*f;
    if (of->pushes[f] == end)
        return;
    for (int64_t i = of->pushes[f]; i < end; i++) {
        const int32_t *const entry = of->entries + ENTRY_INTEGERS*i;
        x[entry[2]] -= own->J[i]*units[entry[0]%PACK];
    }
    const vec columns[3] = {at->R.x, at->R.y, at->R.z};
    UNROLL
    for (int i = 0; i < 3; i++)
        UNROLL
        for (int part = 0; part < WRENCH; part += 3)
            y[i + part] += columns[i][0]*x[part] + columns[i][1]*x[part + 1]
                           + columns[i][2]*x[part + 2];
}

/* Add force and torque of a link on its parent, about the origin of that, with what it has
   given way to. */
INLINE void hand_on(const body *own, const vec *from, vec *to, int gives_way,
                    vec scaled)
{
    const mat R = own->R;
    const vec p = own->p;
    vec F[3], T[3];
    UNROLL
    for (int i = 0; i < 3; i++) {
        F[i] = R.x[i]*from[0] + R.y[i]*from[1] + R.z[i]*from[2];
        T[i] = R.x[i]*from[3] + R.y[i]*from[4] + R.z[i]*from[5];
    }
    T[0] += p[1]*F[2] - p[2]*F[1];
    T[1] += p[2]*F[0] - p[0]*F[2];
    T[2] += p[0]*F[1] - p[1]*F[0];
    UNROLL
    for (int i = 0; i < 3; i++) {
        to[i] += F[i];
        to[i + 3] += T[i];
        if (gives_way) {
            to[i] += own->U_force[i]*scaled;
            to[i + 3] += own->U_torque[i]*scaled;
        }
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

/* The factor L of a positive definite matrix L D L', with ones on its diagonal, in the lower
   half, and the inverse of D in place of these; what is none is no number. */
static void factorize(double *A, int64_t n)
{
    for (int64_t i = 0; i < n; i++) {
        double *const row = A + i*n, rest = row[i];
        for (int64_t j = 1; j < i; j++)
            if (j < SHORT)
                for (int64_t l = 0; l < j; l++)
                    row[j] -= row[l]*A[j*n + l];
            else
                row[j] -= product_sum(row, A + j*n, j);
        for (int64_t j = 0; j < i; j++) {
            const double scaled = row[j]*A[j*n + j];
            rest -= row[j]*scaled;
            row[j] = scaled;
        }
        row[i] = rest > 0.0 ? 1.0/rest : NAN;
    }
}

/* Of a vector from which L has been taken, the rest. */
INLINE void solve_rest(const double *L, int64_t n, double *x)
{
    for (int64_t i = 0; i < n; i++)
        x[i] *= L[i*n + i];
    for (int64_t i = n - 1; i > 0; i--)
        for (int64_t l = 0; l < i; l++)
            x[l] -= L[i*n + l]*x[i];
}

static void solve_factorized(const double *L, int64_t n, double *x)
{
    for (int64_t i = 1; i < n; i++)
        x[i] -= product_sum(L + i*n, x, i);
    solve_rest(L, n, x);
}

/* What is eliminated together at a link; see tree_motion.h. */
typedef struct {
    int64_t inner, outer, n, beside, width;
    const int32_t *packs, *present, *own_blocks, *between, *outer_blocks;
    vec *Z;    /* of each row what stands beside its multiplier, by the factor */
    double *L; /* the factor */
} front;

INLINE front front_of(const tree_closing *of, const closing *own, int64_t number,
                      int64_t beside)
{
    const int32_t *const h = of->fronts + FRONT_INTEGERS*number;
    const int64_t all = h[0] + h[1];
    front it = {.inner = h[0], .outer = h[1], .n = h[2], .beside = beside,
                .width = beside + h[1],
                .packs = of->front_data + h[3], .Z = own->results + h[4]};
    it.present = it.packs + all;
    it.own_blocks = it.present + all;
    it.between = it.own_blocks + it.inner*(it.inner + 1)/2;
    it.outer_blocks = it.between + it.outer*it.inner;
    it.L = (double *)(it.Z + it.n*it.width);
    return it;
}

/* Gather the matrix of a front, and what stands beside its multipliers: force and torque
   that they do, right sides, and the coupled multipliers. */
INLINE void gather(const tree_closing *of, const closing *own, const front *it)
{
    vec *z = it->Z;
    double *row = it->L;
    for (int64_t e = 0; e < it->inner; e++) {
        const int64_t pack = it->packs[e];
        const int in_space = it->beside == OUTER;
        const vec *const F = own->F + (in_space ? WRENCH : FLAT_WRENCH)*it->present[e];
        const double *const sides = own->sides + PACK*pack;
        for (int64_t r = 0; r < of->lanes[pack]; r++, row += it->n, z += it->width) {
            for (int64_t l = 0, at = 0; l <= e; at += of->lanes[it->packs[l++]]) {
                const vec *const A = own->A + PACK*it->own_blocks[e*(e + 1)/2 + l];
                for (int64_t c = 0; c < of->lanes[it->packs[l]]; c++)
                    row[at + c] = A[r][c];
            }
            z[0] = (vec){F[0][r], F[1][r], F[2][r], in_space ? sides[r] : -sides[r]};
            if (in_space)
                z[1] = (vec){F[3][r], F[4][r], F[5][r], 0.0};
            for (int64_t o = 0; o < it->outer; o++) {
                const vec *const A = own->A + PACK*it->between[o*it->inner + e];
                /* Blocks have the rows of the pack behind. */
                z[it->beside + o] = it->packs[it->inner + o] > pack
                                   ? (vec){A[0][r], A[1][r], A[2][r], A[3][r]}
                                   : A[r];
            }
        }
    }
}

/* Take the factor from what stands beside the multipliers. */
static void reduce(const front *it)
{
    vec *z = it->Z;
    const double *row = it->L;
    for (int64_t i = 0; i < it->n; i++, z += it->width, row += it->n)
        for (int64_t w = 0; w < it->width; w++) {
            vec rest = z[w];
            for (int64_t l = 0; l < i; l++)
                rest -= row[l]*it->Z[l*it->width + w];
            z[w] = rest;
        }
}

/* Take what a row of a front does from the blocks of a coupled pack. */
INLINE void leave_outer(const closing *own, const front *it, vec scaled, const vec *z,
                        int64_t o)
{
    for (int64_t l = 0; l <= o; l++) {
        vec *const block = own->A + PACK*it->outer_blocks[o*(o + 1)/2 + l];
        UNROLL
        for (int c = 0; c < PACK; c++)
            block[c] -= scaled[c]*z[it->beside + l];
    }
}

/* Give what is left of a front to the link that it meets at, and to coupled multipliers. */
static void leave(const closing *own, const front *it, body *link)
{
    const int64_t inner = it->inner;
    const vec *z = it->Z;
    for (int64_t i = 0; i < it->n; i++, z += it->width) {
        const double inverse = it->L[i*(it->n + 1)];
        const vec F_0 = z[0], T_0 = z[1], F = inverse*F_0, T = inverse*T_0;
        link->A.x += T_0[0]*T;
        link->A.y += T_0[1]*T;
        link->A.z += T_0[2]*T;
        link->B.x += F_0[0]*T;
        link->B.y += F_0[1]*T;
        link->B.z += F_0[2]*T;
        link->C.x += F_0[0]*F;
        link->C.y += F_0[1]*F;
        link->C.z += F_0[2]*F;
        link->force += F_0[SIDE]*F;
        link->torque += F_0[SIDE]*T;
        for (int64_t o = 0; o < it->outer; o++) {
            const vec by = z[OUTER + o];
            vec *const left = own->F + WRENCH*it->present[inner + o];
            double *const sides = own->sides + PACK*it->packs[inner + o];
            UNROLL
            for (int k = 0; k < 3; k++) {
                left[k] -= F[k]*by;
                left[k + 3] -= T[k]*by;
            }
            *(unaligned *)sides -= F[SIDE]*by;
            leave_outer(own, it, inverse*by, z, o);
        }
    }
}

/* As gather, factorize, reduce and leave, of one pack in a plane with which none is coupled;
   without what it leaves if there is no link. In place of rows are, by columns of the factor
   and 1/D, what the multipliers are by the acceleration of the link. */
INLINE void eliminate_pack(const closing *own, const front *it, flat *link)
{
    const vec *const G = own->F + FLAT_WRENCH*it->present[0];
    const double *const A = (const double *)(own->A + PACK*it->own_blocks[0]);
    const double *const sides = own->sides + PACK*it->packs[0];
    const int64_t n = it->n;
    const vec none = {0.0};
    vec rows[PACK], L[PACK], a = none, b = none, c = none, inverse = none;
    UNROLL
    for (int i = 0; i < PACK; i++) {
        if (i >= n)
            break;
        vec z = {G[0][i], G[1][i], G[2][i], -sides[i]};
        double raw[PACK], rest = A[PACK*i + i];
        L[i] = none;
        UNROLL
        for (int j = 0; j < i; j++) {
            raw[j] = A[PACK*i + j];
            UNROLL
            for (int l = 0; l < j; l++)
                raw[j] -= raw[l]*L[j][l];
            L[i][j] = raw[j]*inverse[j];
            z -= L[i][j]*rows[j];
        }
        /* Of the second row that of the determinant, which need not wait for the first. */
        double whole = 1.0;
        if (i == 1) {
            whole = A[0];
            rest = rest*whole - raw[0]*raw[0];
        } else {
            UNROLL
            for (int j = 0; j < i; j++)
                rest -= raw[j]*L[i][j];
        }
        inverse[i] = rest > 0.0 ? whole/rest : NAN;
        rows[i] = z;
        a += inverse[i]*(z[0]*z);
        b += inverse[i]*(z[1]*z);
        c += inverse[i]*(z[2]*z);
    }
    UNROLL
    for (int i = PACK - 1; i >= 0; i--) {
        if (i >= n)
            continue;
        rows[i] *= inverse[i];
        UNROLL
        for (int j = PACK - 1; j > i; j--)
            if (j < n)
                rows[i] -= L[j][i]*rows[j];
        it->Z[i] = rows[i];
    }
    if (link) {
        link->rows[0] += a;
        link->rows[1] += b;
        link->rows[2] += c;
    }
}

/* The multipliers of such a pack by the acceleration of the link. */
INLINE void find_pack(const closing *own, const front *it, const flat *link)
{
    const vec moved = {-link->ax, -link->ay, -link->wd, -1.0}, none = {0.0};
    const vec *const Z = it->Z;
    const int64_t n = it->n;
    own->lam[it->packs[0]] =
        sums(Z[0]*moved, n > 1 ? Z[1]*moved : none, n > 2 ? Z[2]*moved : none,
             n > 3 ? Z[3]*moved : none);
}

/* As leave, in a plane. */
INLINE void leave_flat(const closing *own, const front *it, flat *link)
{
    const vec *z = it->Z;
    for (int64_t i = 0; i < it->n; i++, z += it->width) {
        const vec G = it->L[i*(it->n + 1)]*z[0];
        UNROLL
        for (int k = 0; k < FLAT_WRENCH; k++)
            link->rows[k] += G[k]*z[0];
        for (int64_t o = 0; o < it->outer; o++) {
            const vec by = z[FLAT_OUTER + o];
            vec *const left = own->F + FLAT_WRENCH*it->present[it->inner + o];
            UNROLL
            for (int k = 0; k < FLAT_WRENCH; k++)
                left[k] -= G[k]*by;
            *(vec *)(own->sides + PACK*it->packs[it->inner + o]) += G[SIDE]*by;
            leave_outer(own, it, it->L[i*(it->n + 1)]*by, z, o);
        }
    }
}

/* Eliminate the multipliers whose forces meet at a link; the world does not give way. Of
   links there are bodies in space or in a plane. */
INLINE void eliminate_fronts(const tree_closing *of, const closing *own, body *bodies,
                             const int in_plane, int64_t link)
{
    for (int64_t i = of->first_front[link]; i < of->first_front[link + 1]; i++) {
        const front it = front_of(of, own, i, in_plane ? FLAT_OUTER : OUTER);
        if (in_plane && it.inner == 1 && !it.outer) {
            eliminate_pack(own, &it, link ? (flat *)bodies + link : 0);
            continue;
        }
        gather(of, own, &it);
        factorize(it.L, it.n);
        reduce(&it);
        if (link && in_plane)
            leave_flat(own, &it, (flat *)bodies + link);
        else if (link)
            leave(own, &it, bodies + link);
    }
}

/* The multipliers that meet at a link whose acceleration is known, with those known. */
INLINE void find_multipliers(const tree_closing *of, const closing *own, const body *link,
                             const int in_plane, int64_t number)
{
    for (int64_t i = of->first_front[number]; i < of->first_front[number + 1]; i++) {
        const front it = front_of(of, own, i, in_plane ? FLAT_OUTER : OUTER);
        const flat *const at = (const flat *)link;
        double *const x = own->solved;
        if (in_plane && it.inner == 1 && !it.outer) {
            find_pack(own, &it, at);
            continue;
        }
        const vec *z = it.Z;
        for (int64_t l = 0; l < it.n; l++, z += it.width) {
            vec rest = {0.0};
            for (int64_t o = 0; o < it.outer; o++)
                rest += z[it.beside + o]*own->lam[it.packs[it.inner + o]];
            x[l] = (in_plane ? -z[0][SIDE] : z[0][SIDE]) - ((rest[0] + rest[1]) + (rest[2] + rest[3]));
            if (number && in_plane)
                x[l] -= z[0][0]*at->ax + z[0][1]*at->ay + z[0][2]*at->wd;
            else if (number)
                x[l] += dot(z[0], link->a) + dot(z[1], link->wd);
        }
        solve_rest(it.L, it.n, x);
        for (int64_t e = 0, l = 0; e < it.inner; e++)
            for (int64_t r = 0; r < of->lanes[it.packs[e]]; r++)
                ((double *)(own->lam + it.packs[e]))[r] = x[l++];
    }
}

/* The forces of multipliers along the motion of a link; if it gives way, those that are
   left to its parent, and what this does to accelerations of all multipliers there. */
INLINE void follow(const tree_motion *tree, const closing *own, const body *it,
                   int64_t number, int gives_way)
{
    const tree_closing *const of = tree->closing;
    const int32_t *const link = tree->links + LINK_INTEGERS*(number - 1);
    const int64_t first = of->first[number], active = of->active[number];
    const int32_t *pair = of->pairs + of->first_pair[number];
    for (int64_t l = 0; l < active; l++) {
        const int64_t f = first + l;
        vec *const F = own->F + WRENCH*f;
        const vec u = link[LINK_KIND] == LINK_SLIDES ? -F[2] : -F[5];
        own->along[f] = u;
        if (gives_way) {
            const vec scaled = it->rest[0]*u;
            double *const sides = own->sides + PACK*of->packs[f];
            *(unaligned *)sides -= scaled*it->rest[1];
            for (int64_t other = 0; other <= l; other++) {
                vec *const A = own->A + PACK* *pair++;
                const vec by = own->along[first + other];
                UNROLL
                for (int r = 0; r < PACK; r++)
                    A[r] += scaled[r]*by;
            }
        }
        if (link[LINK_PARENT])
            hand_on(it, F, own->F + WRENCH*of->up[f], gives_way, it->rest[0]*u);
    }
}

static void go_inward(const tree_motion *tree, const closing *own, const scratch *memory,
                      const double *k)
{
    const tree_closing *const of = tree->closing;
    const double *const numbers = k + GRAVITY_NUMBERS;
    const int64_t size = tree->force_numbers;
    body *const bodies = memory->bodies;
    memset(own->F, 0, (size_t)(WRENCH*of->present_count)*sizeof(vec));
    memset(own->A, 0, (size_t)(PACK*of->block_count)*sizeof(vec));
    for (int64_t i = tree->count; i > 0; i--) {
        const int32_t *const link = tree->links + LINK_INTEGERS*(i - 1);
        body *const it = bodies + i;
        for (int64_t f = of->first[i]; f < of->first[i + 1]; f++)
            push(of, own, memory->places + i, f);
        eliminate_fronts(of, own, bodies, 0, i);
        pass(it, link[LINK_KIND] == LINK_SLIDES, 0,
             numbers[LINK_NUMBERS*(i - 1) + LINK_ARMATURE],
             size ? memory->forces[size*(i - 1)] : 0.0,
             link[LINK_PARENT] ? bodies + link[LINK_PARENT] : 0);
        follow(tree, own, it, i, 1);
    }
    eliminate_fronts(of, own, bodies, 0, 0);
}

/* Multipliers and accelerations, from the world on. */
static void go_back(const tree_motion *tree, const closing *own, body *bodies, double *vd)
{
    const tree_closing *const of = tree->closing;
    bodies[0].wd = bodies[0].a = (vec){0.0};
    memset(own->lam, 0, (size_t)of->pack_count*sizeof(vec));
    find_multipliers(of, own, bodies, 0, 0);
    for (int64_t i = 1; i <= tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*(i - 1);
        const int64_t first = of->first[i];
        body *const it = bodies + i;
        vec added = {0.0};
        for (int64_t f = first; f < first + of->active[i]; f++)
            added += own->along[f]*own->lam[of->packs[f]];
        it->rest[1] += (added[0] + added[1]) + (added[2] + added[3]);
        vd[link[LINK_V]] = accelerate(it, bodies + link[LINK_PARENT],
                                      link[LINK_KIND] == LINK_SLIDES);
        find_multipliers(of, own, it, 0, i);
    }
}

/* Take what the accelerations of ends beside one of the world make of the right sides. */
static void take_flat_bias(const tree_motion *tree, const closing *own,
                           const flat *bodies, const double *k)
{
    const tree_closing *const of = tree->closing;
    const double world_x = k[(tree->normal + 1)%3], world_y = k[(tree->normal + 2)%3];
    for (int64_t i = 0; i < of->end_count; i++) {
        const int64_t link = of->ends[i];
        const flat *const at = bodies + link;
        for (int64_t f = of->first[link]; f < of->first[link + 1]; f++) {
            const vec *const G = own->F + FLAT_WRENCH*f;
            *(vec *)(own->sides + PACK*of->packs[f]) -=
                G[0]*(at->ax + world_x) + G[1]*(at->ay + world_y) + G[2]*at->wd;
        }
    }
}

/* As follow, in a plane. */
INLINE void follow_flat(const tree_motion *tree, const closing *own, const flat *it,
                        int64_t number, const int gives_way, vec U)
{
    const tree_closing *const of = tree->closing;
    const int32_t *const link = tree->links + LINK_INTEGERS*(number - 1);
    const int64_t first = of->first[number], active = of->active[number];
    const int32_t *pair = of->pairs + of->first_pair[number];
    for (int64_t l = 0; l < active; l++) {
        const int64_t f = first + l;
        vec *const G = own->F + FLAT_WRENCH*f;
        const vec u = link[LINK_KIND] == LINK_SLIDES ? it->dx*G[0] + it->dy*G[1] : G[2];
        vec x = G[0], y = G[1], t = G[2];
        t += it->px*y - it->py*x;
        if (gives_way) {
            *(vec *)(own->sides + PACK*of->packs[f]) += U[3]*u;
            G[0] = it->inverse*u;
            for (int64_t other = first; other <= f; other++) {
                vec *const A = own->A + PACK* *pair++;
                const vec by = own->F[FLAT_WRENCH*other];
                UNROLL
                for (int r = 0; r < PACK; r++)
                    A[r] += u[r]*by;
            }
            x -= U[0]*u;
            y -= U[1]*u;
            t -= U[2]*u;
        } else {
            own->along[f] = link[LINK_KIND] == LINK_SLIDES ? u : sense(link)*u;
        }
        if (link[LINK_PARENT]) {
            vec *const to = own->F + FLAT_WRENCH*of->up[f];
            to[0] += x;
            to[1] += y;
            to[2] += t;
        }
    }
}

/* As below, in a plane. */
static void solve_flat(const tree_motion *tree, const closing *own, const scratch *memory,
                       const motion *at, const call *given, double *vd)
{
    const tree_closing *const of = tree->closing;
    const double *const k = given->k, *const numbers = flat_numbers(tree, k);
    const int64_t size = tree->force_numbers;
    flat *const bodies = (flat *)memory->bodies;
    tree_go_outward_flat(tree, memory, at, k);
    tree_act_flat(tree, memory, given);
    find_rows(tree, own, (const double *)bodies, k);
    take_flat_bias(tree, own, bodies, k);
    memset(own->A, 0, (size_t)(PACK*of->block_count)*sizeof(vec));
    for (int64_t i = tree->count; i > 0; i--) {
        const int32_t *const link = tree->links + LINK_INTEGERS*(i - 1);
        flat *const it = bodies + i;
        fetch(it - AHEAD, sizeof(flat));
        eliminate_fronts(of, own, memory->bodies, 1, i);
        const vec U = pass_flat(it, link, 0,
                                numbers[FLAT_NUMBERS*(i - 1) + FLAT_ARMATURE],
                                size ? memory->forces[size*(i - 1)] : 0.0,
                                link[LINK_PARENT] ? bodies + link[LINK_PARENT] : 0);
        follow_flat(tree, own, it, i, 1, U);
    }
    eliminate_fronts(of, own, memory->bodies, 1, 0);
    bodies[0].ax = bodies[0].ay = 0.0;
    memset(own->lam, 0, (size_t)of->pack_count*sizeof(vec));
    find_multipliers(of, own, memory->bodies, 1, 0);
    for (int64_t i = 1; i <= tree->count; i++) {
        const int32_t *const link = tree->links + LINK_INTEGERS*(i - 1);
        const int64_t first = of->first[i];
        flat *const it = bodies + i;
        vec added = {0.0};
        for (int64_t f = first; f < first + of->active[i]; f++)
            added += own->F[FLAT_WRENCH*f]*own->lam[of->packs[f]];
        it->U[3] -= (added[0] + added[1]) + (added[2] + added[3]);
        vd[link[LINK_V]] = accelerate_flat(it, bodies + link[LINK_PARENT], link);
        find_multipliers(of, own, (const body *)it, 1, i);
    }
}

void tree_loops_solve(const tree_motion *tree, const scratch *memory, const motion *at,
                      const call *given, double *vd, double *lam)
{
    const tree_closing *const of = tree->closing;
    const closing own = closing_of(tree, memory);
    if (tree->normal >= 0) {
        solve_flat(tree, &own, memory, at, given, vd);
    } else {
        tree_go_outward(tree, memory, at, given->k);
        tree_act(tree, memory, given);
        find_ends(of, &own, memory->places);
        find_rows(tree, &own, own.ends, given->k);
        take_bias(of, &own, memory->bodies, memory->places, load(given->k));
        go_inward(tree, &own, memory, given->k);
        go_back(tree, &own, memory->bodies, vd);
    }
    for (int64_t i = 0; lam && i < of->row_count; i++)
        lam[of->multipliers[i]] = ((const double *)own.lam)[of->slots[i]];
}

void tree_motion_multipliers(tree_motion *tree, double t, const double *y, const double *u,
                             const double *p, const double *k, double *lam)
{
    double *const vd = malloc((size_t)(tree->nv + 1)*sizeof(double));
    scratch own;
    const int has = tree_take(tree, &own);
    for (int64_t i = 0; i < tree->closing->multiplier_count; i++)
        lam[i] = has && vd ? 0.0 : NAN;
    if (has && vd) {
        const call given = {t, y, u, p, k};
        tree_find_given(tree, &own, &given);
        const motion of = tree_motion_of(tree, &own, y);
        tree_loops_solve(tree, &own, &of, &given, vd, lam);
    }
    free(vd);
    if (has)
        tree_give_back(tree, &own);
}

/* The equations, and their Jacobian by motions, as what unit multipliers do along them. */
static void find_along(const tree_motion *tree, const closing *own, const scratch *memory,
                       const motion *at, const double *k)
{
    const tree_closing *const of = tree->closing;
    const int in_plane = tree->normal >= 0;
    if (in_plane) {
        tree_go_outward_flat(tree, memory, at, k);
        find_rows(tree, own, (const double *)memory->bodies, k);
    } else {
        tree_go_outward(tree, memory, at, k);
        find_ends(of, own, memory->places);
        find_rows(tree, own, own->ends, k);
        memset(own->F, 0, (size_t)(WRENCH*of->present_count)*sizeof(vec));
    }
    for (int64_t i = tree->count; i > 0; i--) {
        if (in_plane) {
            follow_flat(tree, own, (const flat *)memory->bodies + i, i, 0, (vec){0.0});
            continue;
        }
        for (int64_t f = of->first[i]; f < of->first[i + 1]; f++)
            push(of, own, memory->places + i, f);
        follow(tree, own, memory->bodies + i, i, 0);
    }
}

/* A part of the Jacobian. */
typedef struct {
    int64_t m, n;
    const int32_t *rows, *columns, *dependent;
    double *J;
} part;

static part part_of(const tree_closing *of, int64_t number, double *J)
{
    const int32_t *const h = of->parts + PART_INTEGERS*number;
    return (part){h[0], h[1], of->part_rows + h[2], of->part_columns + h[3],
                  of->dependent + h[2], J + h[4]};
}

/* Gather the Jacobian, part by part. */
static void find_parts(const tree_motion *tree, const closing *own, double *J)
{
    const tree_closing *const of = tree->closing;
    memset(J, 0, (size_t)of->J_count*sizeof(double));
    for (int64_t i = 1; i <= tree->count; i++)
        for (int64_t f = of->first[i]; f < of->first[i] + of->active[i]; f++) {
            const int64_t pack = of->packs[f];
            const part it = part_of(of, of->pack_parts[pack], J);
            for (int64_t r = 0; r < of->lanes[pack]; r++)
                it.J[(of->pack_rows[pack] + r)*it.n + of->columns[f]] = own->along[f][r];
        }
}

/* Take J' (J J')^-1 b, with the factor L of J J', from v. */
static void step_back(const part *it, const double *L, const double *values, double *b,
                      double *v)
{
    for (int64_t i = 0; i < it->m; i++)
        b[i] = values[it->rows[i]];
    solve_factorized(L, it->m, b);
    for (int64_t j = 0; j < it->m; j++)
        for (int64_t i = 0; i < it->n; i++)
            v[it->columns[i]] -= it->J[j*it->n + i]*b[j];
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
static double growth_of(const part *it, double *D)
{
    const int64_t m = it->m, n = it->n;
    double total = -(double)m; /* dependent velocities by themselves */
    memset(D, 0, (size_t)(2*m*m)*sizeof(double));
    for (int64_t i = 0; i < m; i++) {
        for (int64_t j = 0; j < m; j++)
            D[i*2*m + j] = it->J[i*n + it->dependent[j]];
        D[i*2*m + m + i] = 1.0;
    }
    gauss_jordan(D, it->J, m, n);
    for (int64_t i = 0; i < m*n; i++)
        total += it->J[i]*it->J[i];
    for (int64_t i = 0; i < m; i++)
        for (int64_t j = m; j < 2*m; j++)
            total += D[i*2*m + j]*D[i*2*m + j];
    return total;
}

/* Less than zero by the number of an equation that should follow from others and is off;
   zero if there is none. */
static double off_by(const tree_closing *of, const double *phi)
{
    double bound = of->off*of->off;
    for (int64_t i = 0; i < of->row_count; i++) {
        const double one = of->magnified*phi[of->multipliers[i]];
        bound += one*one;
    }
    for (int64_t i = 0; i < of->aside_count; i++) {
        const double one = phi[of->aside[i]];
        if (bound < one*one)
            return -1.0 - (double)of->aside[i];
    }
    return 0.0;
}

static void correct(const tree_motion *tree, const scratch *memory, const double *y,
                    const double *k, double *J, double *state)
{
    const tree_closing *const of = tree->closing;
    const int64_t nq = tree->nq, nv = tree->nv, nx = tree->nx;
    const motion at = tree_motion_of(tree, memory, y);
    const closing own = closing_of(tree, memory);
    double *const phi = J + of->J_count, *const dq = phi + of->row_count;
    double *const step = dq + nv, *const A = step + nq;
    double total = 0.0;
    find_along(tree, &own, memory, &at, k);
    find_parts(tree, &own, J);
    for (int64_t i = 0; i < of->row_count; i++)
        phi[i] = own.phi[of->multipliers[i]];
    memcpy(state, y, (size_t)(nq + nv + nx)*sizeof(double));
    memset(dq, 0, (size_t)nv*sizeof(double));
    for (int64_t number = 0; number < of->part_count; number++) {
        const part it = part_of(of, number, J);
        double *const b = A + 2*it.m*it.m;
        for (int64_t i = 0; i < it.m; i++)
            for (int64_t j = 0; j <= i; j++)
                A[i*it.m + j] = product_sum(it.J + i*it.n, it.J + j*it.n, it.n);
        factorize(A, it.m);
        step_back(&it, A, phi, b, dq);
        step_back(&it, A, own.rates, b, state + nq);
        total += growth_of(&it, A);
    }
    tree_coordinate_rates(tree, y, dq, step);
    for (int64_t i = 0; i < nq; i++)
        state[i] += step[i];
    const double off = off_by(of, own.phi);
    state[nq + nv + nx] = off < 0.0 ? off : total;
}

void tree_motion_correction(tree_motion *tree, double t, const double *y, const double *u,
                            const double *p, const double *k, double *state)
{
    const tree_closing *const of = tree->closing;
    const int64_t nq = tree->nq, nv = tree->nv;
    const int64_t size = of->J_count + of->row_count + nv + nq + of->part_memory;
    double *const memory = malloc((size_t)size*sizeof(double));
    scratch own;
    const int has = tree_take(tree, &own);
    /* Equations follow places, neither time nor inputs. */
    (void)t, (void)u, (void)p;
    if (has && memory)
        correct(tree, &own, y, k, memory, state);
    for (int64_t i = 0; !(has && memory) && i <= nq + nv + tree->nx; i++)
        state[i] = NAN;
    free(memory);
    if (has)
        tree_give_back(tree, &own);
}

void tree_motion_rows(tree_motion *tree, double t, const double *y, const double *p,
                      const double *k, double *phi, double *J)
{
    const tree_closing *const of = tree->closing;
    const int64_t m = of->row_count, nv = tree->nv;
    scratch memory;
    const int has = tree_take(tree, &memory);
    (void)t, (void)p;
    for (int64_t i = 0; i < m; i++)
        phi[i] = NAN;
    for (int64_t i = 0; i < m*nv; i++)
        J[i] = has ? 0.0 : NAN;
    if (!has)
        return;
    const motion at = tree_motion_of(tree, &memory, y);
    const closing own = closing_of(tree, &memory);
    find_along(tree, &own, &memory, &at, k);
    for (int64_t i = 0; i < m; i++)
        phi[i] = own.phi[of->multipliers[i]];
    for (int64_t i = 1; i <= tree->count; i++) {
        const int64_t at = tree->links[LINK_INTEGERS*(i - 1) + LINK_V];
        for (int64_t f = of->first[i]; f < of->first[i] + of->active[i]; f++) {
            const int64_t pack = of->packs[f];
            const part it = part_of(of, of->pack_parts[pack], J);
            for (int64_t r = 0; r < of->lanes[pack]; r++)
                J[it.rows[of->pack_rows[pack] + r]*nv + at] = own.along[f][r];
        }
    }
    tree_give_back(tree, &memory);
}
