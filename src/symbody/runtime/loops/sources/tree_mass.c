/* The mass matrix of a tree in numbers, by the composite body method in the world's axes.

   Walker and Orin (1982); Featherstone (2008), section 6.2. What depends on the state is
   given: for each member, in its own axes, the place of its origin in those of its parent,
   the matrices of its turns, the axes of its rotation and translation, the first and second
   moments of mass about its origin, the mass and the inertia of its drive. */
#include <math.h>
#include <stdint.h>
#include <string.h>

/* Integers of each member: its parent, its row of M or -1, how many turns it has. */
/* Up to this part of the natural inertia a sum of products may be rounding alone. */
static const double ROUNDED = 1e-14;
/* So much of the most that it can be is certainly not lost by what moves along; up to
   this part a moment may be negative by rounding. */
static const double CERTAIN = 1e-8, NEGATIVE = 1e-13;

enum { PARENT, ROW, TURNS, INTEGERS };

/* What is kept of each body, the world first. All about its own origin. */
typedef struct {
    double R[9], p[3], w[3], a[3], m, h[3], J[9], armature, force[3], torque[3];
} body;

static void times_vector(const double *A, const double *x, double *y)
{
    for (int i = 0; i < 3; i++)
        y[i] = A[3*i]*x[0] + A[3*i + 1]*x[1] + A[3*i + 2]*x[2];
}

static void times_matrix(const double *A, const double *B, double *C)
{
    double result[9];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            result[3*i + j] = A[3*i]*B[j] + A[3*i + 1]*B[3 + j] + A[3*i + 2]*B[6 + j];
    for (int i = 0; i < 9; i++)
        C[i] = result[i];
}

/* C = B R' */
static void times_transposed(const double *B, const double *R, double *C)
{
    double result[9];
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            result[3*i + j] = B[3*i]*R[3*j] + B[3*i + 1]*R[3*j + 1]
                              + B[3*i + 2]*R[3*j + 2];
    for (int i = 0; i < 9; i++)
        C[i] = result[i];
}

static void add_cross(const double *a, const double *b, double *c)
{
    c[0] += a[1]*b[2] - a[2]*b[1];
    c[1] += a[2]*b[0] - a[0]*b[2];
    c[2] += a[0]*b[1] - a[1]*b[0];
}

static double dot(const double *a, const double *b)
{
    return a[0]*b[0] + a[1]*b[1] + a[2]*b[2];
}

/* Read a member; return where the numbers of the next one begin. */
static const double *place(const body *k, body *i, int64_t turns, const double *numbers)
{
    times_vector(k->R, numbers, i->p);
    for (int j = 0; j < 3; j++)
        i->p[j] += k->p[j];
    numbers += 3;
    for (int j = 0; j < 9; j++)
        i->R[j] = k->R[j];
    for (int64_t turn = 0; turn < turns; turn++, numbers += 9)
        times_matrix(i->R, numbers, i->R);
    times_vector(i->R, numbers, i->w);
    times_vector(i->R, numbers + 3, i->a);
    times_vector(i->R, numbers + 6, i->h);
    times_matrix(i->R, numbers + 9, i->J);
    times_transposed(i->J, i->R, i->J);
    i->m = numbers[18];
    i->armature = numbers[19];
    return numbers + 20;
}

/* Add what a member carries to its parent, about the parent's origin. */
static void carry(const body *i, body *k)
{
    double d[3];
    for (int j = 0; j < 3; j++)
        d[j] = i->p[j] - k->p[j];
    const double square = i->m*dot(d, d) + 2*dot(d, i->h);
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            k->J[3*r + c] += i->J[3*r + c] + (r == c ? square : 0.0) - d[r]*i->h[c]
                             - i->h[r]*d[c] - i->m*d[r]*d[c];
    for (int j = 0; j < 3; j++)
        k->h[j] += i->h[j] + i->m*d[j];
    k->m += i->m;
}

/* What a unit rate of a member needs of the bodies that it moves. */
static void load(body *i)
{
    for (int j = 0; j < 3; j++)
        i->force[j] = i->m*i->a[j];
    add_cross(i->w, i->h, i->force);
    times_vector(i->J, i->w, i->torque);
    add_cross(i->h, i->a, i->torque);
}

static double entry(const body *i, const body *k)
{
    double d[3], about[3];
    for (int j = 0; j < 3; j++) {
        d[j] = i->p[j] - k->p[j];
        about[j] = i->torque[j];
    }
    add_cross(d, i->force, about);
    return dot(k->w, about) + dot(k->a, i->force);
}

/* The inertia of a member's rate if what it moves turned about the heaviest axis. */
static double natural(const body *i)
{
    double most = 0.0;
    for (int j = 0; j < 9; j++)
        most = fabs(i->J[j]) > most ? fabs(i->J[j]) : most;
    return most*dot(i->w, i->w) + i->m*dot(i->a, i->a);
}

/* Write M of n members, of which `rows` are not driven.

   tree: INTEGERS of each member, parents before their children; the world is number 0.
   numbers: of each member, as said above.
   work: n + 1 bodies. */
void tree_mass_matrix(int64_t n, const int64_t *tree, const double *numbers, void *work,
                      int64_t rows, double *M)
{
    body *const bodies = work;
    const body world = {.R = {1, 0, 0, 0, 1, 0, 0, 0, 1}};
    bodies[0] = world;
    for (int64_t i = 0; i < rows*rows; i++)
        M[i] = 0.0;
    for (int64_t i = 1; i <= n; i++) {
        const int64_t *const of = tree + INTEGERS*(i - 1);
        numbers = place(&bodies[of[PARENT]], &bodies[i], of[TURNS], numbers);
    }
    for (int64_t i = n; i > 0; i--)
        carry(&bodies[i], &bodies[tree[INTEGERS*(i - 1) + PARENT]]);
    for (int64_t i = 1; i <= n; i++) {
        const int64_t row = tree[INTEGERS*(i - 1) + ROW];
        if (row < 0)
            continue;
        load(&bodies[i]);
        for (int64_t k = i; k > 0; k = tree[INTEGERS*(k - 1) + PARENT]) {
            const int64_t column = tree[INTEGERS*(k - 1) + ROW];
            if (column >= 0)
                M[rows*row + column] = M[rows*column + row] = entry(&bodies[i], &bodies[k]);
        }
        /* No inertia about the own axis is none, whatever rounding leaves of it. */
        double *const own = &M[rows*row + row];
        if (!(fabs(*own) > ROUNDED*natural(&bodies[i])))
            *own = *own - *own; /* NaN stays */
        *own += bodies[i].armature;
    }
}

int64_t tree_mass_work(int64_t n)
{
    return (n + 1)*(int64_t)sizeof(body);
}

/* Whether a body alone has no negative inertia, about the center of its mass either. */
static int is_physical(const body *i)
{
    const double *const h = i->h, trace = i->J[0] + i->J[4] + i->J[8], square = dot(h, h);
    double A[9];
    if (!(i->m >= 0.0 && i->armature >= 0.0 && trace >= 0.0))
        return 0;
    if (i->m == 0.0 && trace == 0.0)
        return square == 0.0;
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++) {
            const double moment = (r == c ? square : 0.0) - h[r]*h[c];
            A[3*r + c] = i->J[3*r + c] - (moment != 0.0 ? moment/i->m : 0.0)
                         + (r == c ? NEGATIVE*trace : 0.0);
        }
    for (int k = 0; k < 3; k++) {
        if (!(A[4*k] > 0.0))
            return 0;
        for (int r = k + 1; r < 3; r++)
            for (int c = k + 1; c < 3; c++)
                A[3*r + c] -= A[3*r + k]*A[3*k + c]/A[4*k];
    }
    return 1;
}

/* Whether M is definite however members turn, as no pivot of it is less than the inertia
   of the member alone along its rate, and that is a part of the most it can be there. */
static int is_certain(int64_t n, const int64_t *tree, const double *numbers, void *work)
{
    body *const bodies = work;
    memset(bodies, 0, sizeof *bodies);
    for (int64_t i = 1; i <= n; i++, numbers += 20) {
        body *const own = &bodies[i];
        memcpy(own->p, numbers, sizeof own->p);
        numbers += 3 + 9*tree[INTEGERS*(i - 1) + TURNS];
        memcpy(own->w, numbers, sizeof own->w);
        memcpy(own->a, numbers + 3, sizeof own->a);
        memcpy(own->h, numbers + 6, sizeof own->h);
        memcpy(own->J, numbers + 9, sizeof own->J);
        own->m = numbers[18];
        own->armature = numbers[19];
        load(own);
        own->R[0] = dot(own->w, own->torque) + dot(own->a, own->force) + own->armature;
        if (!(tree[INTEGERS*(i - 1) + ROW] < 0 || own->R[0] > 0.0) || !is_physical(own))
            return 0;
        own->J[0] += own->J[4] + own->J[8];
        own->h[0] = sqrt(dot(own->h, own->h));
    }
    /* From here on J[0] is no less than any moment of what is carried, h[0] than its
       first one. */
    for (int64_t i = n; i > 0; i--) {
        const int64_t *const of = tree + INTEGERS*(i - 1);
        const body *const own = &bodies[i];
        body *const k = &bodies[of[PARENT]];
        const double d = sqrt(dot(own->p, own->p)), w = sqrt(dot(own->w, own->w));
        const double a = sqrt(dot(own->a, own->a));
        const double most = own->J[0]*w*w + 2*own->h[0]*w*a + own->m*a*a + own->armature;
        if (of[ROW] >= 0 && !(own->R[0] > CERTAIN*most))
            return 0;
        k->J[0] += own->J[0] + 4*d*own->h[0] + own->m*d*d;
        k->h[0] += own->h[0] + own->m*d;
        k->m += own->m;
    }
    return 1;
}

/* The mass matrices of a tree at many states, with parameters of each. */
typedef struct {
    void (*condense)(const double *p, double *k);
    double *p;             /* parameters of the function below, and what follows */
    double *k;
    int64_t parameters;
    void (*packed)(double t, void *block); /* computes values from q */
    void *block;
    double *q;
    int64_t coordinates;
    const double *values;  /* those of them that are put among the numbers, */
    int64_t count;
    const int64_t *places; /* and where */
    double *numbers;
    int64_t n;             /* see tree_mass_matrix */
    const int64_t *tree;
    void *work;
    int64_t rows;
    int64_t is_rigid;      /* whether states change nothing but turns */
    int64_t is_certain;    /* whether M is definite with the parameters p, by these alone */
} tree_states;

/* Compute the numbers at coordinates and parameters. */
static void read(tree_states *all, double t, const double *y, const double *p)
{
    memcpy(all->p, p, (size_t)all->parameters*sizeof(double));
    memcpy(all->q, y, (size_t)all->coordinates*sizeof(double));
    all->condense(all->p, all->k);
    all->packed(t, all->block);
    for (int64_t j = 0; j < all->count; j++)
        all->numbers[all->places[j]] = all->values[j];
    all->is_certain = 0;
}

/* Write M at coordinates and parameters. */
void tree_mass_at(tree_states *all, double t, const double *y, const double *p, double *M)
{
    read(all, t, y, p);
    tree_mass_matrix(all->n, all->tree, all->numbers, all->work, all->rows, M);
}

/* Whether each pivot of M is greater than a part of the number on its diagonal. From the
   tips to the root, as it is eliminated, nothing is lost. */
static int64_t is_definite(int64_t n, double *M, double least, double *own)
{
    for (int64_t i = 0; i < n; i++)
        own[i] = M[n*i + i];
    for (int64_t i = n - 1; i >= 0; i--) {
        const double pivot = M[n*i + i];
        if (!(pivot > least*own[i]))
            return 0;
        for (int64_t r = 0; r < i; r++) {
            const double part = M[n*i + r]/pivot;
            for (int64_t c = 0; c <= r; c++)
                M[n*r + c] -= part*M[n*i + c];
        }
    }
    return 1;
}

/* Whether M is clearly definite at coordinates and parameters; M is memory. */
int64_t tree_mass_is_clear(tree_states *all, double t, const double *y, const double *p,
                           double least, double *M)
{
    if (all->is_certain && memcmp(all->p, p, (size_t)all->parameters*sizeof(double)) == 0)
        return 1;
    read(all, t, y, p);
    if (least < CERTAIN && is_certain(all->n, all->tree, all->numbers, all->work)) {
        all->is_certain = all->is_rigid;
        return 1;
    }
    tree_mass_matrix(all->n, all->tree, all->numbers, all->work, all->rows, M);
    return is_definite(all->rows, M, least, all->work);
}

/* Write whether it is at so many rows of coordinates, in each of which more may follow,
   and parameters. */
void tree_mass_clear(tree_states *all, double t, int64_t states, const double *Y,
                     int64_t size, const double *P, int64_t width, double least, double *M,
                     int64_t *clear)
{
    for (int64_t i = 0; i < states; i++)
        clear[i] = tree_mass_is_clear(all, t, Y + i*size, P + i*width, least, M);
}
