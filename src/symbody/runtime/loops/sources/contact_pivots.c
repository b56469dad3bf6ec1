/* Laws of contact and friction as a linear complementarity problem, by Lemke's method.

   A friction cone in the plane becomes a pyramid with four sides, whose solution says who
   is closed, sticks or slips. Where nothing slides before, the method ends with a solution,
   as the matrix is copositive and velocities without forces are in its range: Stewart,
   Trinkle (1996), An implicit time-stepping scheme for rigid body dynamics with inelastic
   collisions and Coulomb friction. Cottle, Pang, Stone (1992), The Linear Complementarity
   Problem, section 4.4. */
#include "contact_methods.h"

/* So many rows of laws that are present at most, as work grows with their cube. */
enum { MOST_ROWS = 64, UNKNOWNS_OF_A_ROW = 3, PIVOTS_OF_AN_UNKNOWN = 12 };
/* What is no pivot, and what keeps two unknowns from being zero at once, in relation to
   the largest entry. */
static const double NO_PIVOT = 1e-10, PERTURBED = 1e-9;

/* A force along a row with a sign, beyond the least; or, without a sign, the speed of a
   slip, whose complement is what friction has in reserve. */
typedef struct {
    int64_t law, row, sign;
} unknown;

/* The problem w = M z + a z0 + q: rows with basic variables, w before z before z0. */
typedef struct {
    int64_t n;
    double perturbed;
    double *rows; /* n (n + 2): M, a, q */
    double *forces;
    unknown *list;
    int64_t *basic, *others;
} tableau;

static int64_t unknowns(int64_t rows)
{
    return UNKNOWNS_OF_A_ROW*(rows <= MOST_ROWS ? rows : MOST_ROWS);
}

int64_t law_pivot_work(int64_t rows)
{
    const int64_t n = unknowns(rows);
    return n*(n + 2) + rows;
}

int64_t law_pivot_places(int64_t rows)
{
    const int64_t n = unknowns(rows);
    return n*(int64_t)(sizeof(unknown)/sizeof(int64_t)) + 2*n + 1;
}

static int64_t present_rows(const law_problem *p)
{
    int64_t rows = 0;
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l);
        if (p->presence[l] != LAW_ABSENT)
            rows += law_tangent(law) - law[LAW_ROW] + law[LAW_TANGENTS];
    }
    return rows;
}

static int64_t list_unknowns(const law_problem *p, unknown *list)
{
    int64_t n = 0;
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l), first = law_tangent(law);
        if (p->presence[l] == LAW_ABSENT)
            continue;
        if (first > law[LAW_ROW] && diagonal(p, law[LAW_ROW]) > 0.0)
            list[n++] = (unknown){l, law[LAW_ROW], 1};
        if (p->presence[l] == LAW_SLIDES || !(tangent_scale(p, l) > 0.0))
            continue;
        list[n++] = (unknown){l, first, 0};
        for (int64_t i = first; i < first + law[LAW_TANGENTS]; i++)
            for (int64_t sign = 1; !law_is_faint(p, law, i) && sign >= -1; sign -= 2)
                list[n++] = (unknown){l, i, sign};
    }
    return n;
}

/* Forces are in units in which they change the acceleration of their row by one. */
static double unit_of(const law_problem *p, const unknown *x)
{
    return x->sign == 0 ? sqrt(tangent_scale(p, x->law)) : sqrt(diagonal(p, x->row));
}

/* Add a force along a row, and the friction that it makes of what slides, to forces. */
static void add_force(const law_problem *p, int64_t l, int64_t row, double force, double *f)
{
    const int64_t *const law = law_of(p, l), first = law_tangent(law);
    f[row] += force;
    for (int64_t i = first; p->presence[l] == LAW_SLIDES && i < first + law[LAW_TANGENTS]; i++)
        f[i] -= numbers_of(p, l)[LAW_KINETIC]*force*p->directions[i];
}

/* Write the forces that are there whatever the unknowns: the least, and of dry friction
   that slides. */
static void write_least(const law_problem *p, double *f)
{
    memset(f, 0, (size_t)p->rows*sizeof(double));
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l);
        if (p->presence[l] == LAW_ABSENT)
            continue;
        if (law[LAW_KIND] != LAW_FRICTION)
            add_force(p, l, law[LAW_ROW], p->least[l], f);
        else if (p->presence[l] == LAW_SLIDES)
            for (int64_t i = law[LAW_ROW]; i < law[LAW_ROW] + law[LAW_TANGENTS]; i++)
                f[i] -= numbers_of(p, l)[LAW_KINETIC]*p->directions[i];
    }
}

/* How much of an unknown the row of another one has, beside accelerations. */
static double coupling(const law_problem *p, const unknown *row, const unknown *x)
{
    const double ratio = unit_of(p, x)/unit_of(p, row);
    if (row->law != x->law || (row->sign == 0) == (x->sign == 0))
        return 0.0;
    if (x->sign == 0) /* the speed of its slip, unless it is the normal's row */
        return row->row >= x->row ? ratio : 0.0;
    return x->row >= row->row ? -1.0/ratio
                              : numbers_of(p, x->law)[LAW_KINETIC]/ratio;
}

static void write_problem(const law_problem *p, tableau *t)
{
    const int64_t n = t->n, m = p->rows;
    double largest = 0.0;
    for (int64_t j = 0; j <= n; j++) {
        const unknown *const x = t->list + j;
        memset(t->forces, 0, (size_t)m*sizeof(double));
        if (j == n)
            write_least(p, t->forces);
        else if (x->sign != 0)
            add_force(p, x->law, x->row, (double)x->sign/unit_of(p, x), t->forces);
        for (int64_t i = 0; i < n; i++) {
            const unknown *const row = t->list + i;
            double value = j < n ? coupling(p, row, x) : 0.0, sum = 0.0;
            for (int64_t k = 0; k < m && row->sign != 0; k++)
                sum += p->A[row->row*m + k]*t->forces[k];
            if (j == n && row->sign != 0)
                sum += p->offset[row->row];
            if (j == n && row->sign == 0)
                value = unit_of(p, row)*numbers_of(p, row->law)[LAW_KINETIC]
                        *(law_of(p, row->law)[LAW_KIND] == LAW_FRICTION
                              ? 1.0 : p->least[row->law]);
            value += (double)row->sign*sum/unit_of(p, row);
            t->rows[i*(n + 2) + (j < n ? j : n + 1)] = value;
            largest = j < n ? largest : fmax(largest, fabs(value));
        }
    }
    t->perturbed = PERTURBED*largest;
    for (int64_t i = 0; i < n; i++) {
        const double part = 0.61803398874989485*(double)(i + 1);
        t->rows[i*(n + 2) + n] = 1.0;
        t->rows[i*(n + 2) + n + 1] += t->perturbed*(0.5 + part - floor(part));
        t->basic[i] = i;
        t->others[i] = n + i;
    }
    t->others[n] = 2*n;
}

/* Let the variable of a column become basic in a row, and what was basic there leave. */
static void exchange(tableau *t, int64_t row, int64_t column)
{
    const int64_t width = t->n + 2;
    double *const own = t->rows + row*width, pivot = own[column];
    const int64_t left = t->basic[row];
    for (int64_t j = 0; j < width; j++)
        own[j] = j == column ? 1.0/pivot : -own[j]/pivot;
    for (int64_t i = 0; i < t->n; i++) {
        double *const other = t->rows + i*width, factor = other[column];
        if (i == row || factor == 0.0)
            continue;
        other[column] = 0.0;
        for (int64_t j = 0; j < width; j++)
            other[j] += factor*own[j];
    }
    t->basic[row] = t->others[column];
    t->others[column] = left;
}

/* The row whose basic variable is the first to be zero as that of a column grows; -1 for
   none. */
static int64_t blocking_row(const tableau *t, int64_t column, int starts)
{
    const int64_t width = t->n + 2;
    double least = INFINITY, largest = 0.0;
    int64_t best = -1;
    for (int64_t i = 0; i < t->n; i++)
        largest = fmax(largest, fabs(t->rows[i*width + column]));
    for (int64_t i = 0; i < t->n; i++) {
        const double slope = t->rows[i*width + column], value = t->rows[i*width + t->n + 1];
        const double when = starts ? value : -value/slope;
        if (starts ? value < fmin(least, 0.0)
                   : slope < -NO_PIVOT*largest
                         && (when < least || (when == least && t->basic[i] == 2*t->n))) {
            least = when;
            best = i;
        }
    }
    return best;
}

/* Lemke's method: whether there is a solution. */
static int complement(tableau *t)
{
    const int64_t n = t->n;
    int64_t column = n, row = blocking_row(t, n, 1);
    if (row < 0)
        return 1;
    for (int64_t count = 0; row >= 0 && count < PIVOTS_OF_AN_UNKNOWN*n; count++) {
        const int64_t left = t->basic[row];
        exchange(t, row, column);
        if (left == 2*n)
            return 1;
        const int64_t enters = left < n ? left + n : left - n;
        for (column = 0; t->others[column] != enters;)
            column++;
        row = blocking_row(t, column, 0);
    }
    return 0;
}

int law_pivot(law_problem *p, int all)
{
    tableau t = {0, 0.0, vector(p, VECTORS) + 2*p->rows*p->rows, 0, 0, 0, 0};
    if (present_rows(p) > MOST_ROWS)
        return -1;
    t.list = (unknown *)(p->places + 3*p->rows);
    t.n = list_unknowns(p, t.list);
    t.forces = t.rows + t.n*(t.n + 2);
    t.basic = (int64_t *)(t.list + t.n);
    t.others = t.basic + t.n;
    write_problem(p, &t);
    if (!complement(&t))
        return 0;
    write_least(p, p->forces);
    for (int64_t i = 0; i < t.n; i++) {
        const unknown *const x = t.list + t.basic[i] - t.n;
        if (t.basic[i] >= t.n && x->sign != 0)
            add_force(p, x->law, x->row,
                      (double)x->sign*t.rows[i*(t.n + 2) + t.n + 1]/unit_of(p, x), p->forces);
    }
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l), first = law_tangent(law);
        int closed = law[LAW_KIND] == LAW_FRICTION;
        int slides = p->presence[l] == LAW_SLIDES && law[LAW_TANGENTS] > 0;
        for (int64_t i = 0; i < t.n; i++) {
            const int is_force = t.basic[i] >= t.n;
            const unknown *const x = t.list + t.basic[i] - is_force*t.n;
            const int is_zero = t.rows[i*(t.n + 2) + t.n + 1] <= 4.0*t.perturbed;
            if (x->law != l)
                continue;
            closed = closed || (x->sign != 0 && x->row < first && (is_force || (all && is_zero)));
            slides = slides || (x->sign == 0 && is_force);
        }
        p->modes[l] = mode_of(p, l, closed, !slides);
        if (slides && p->presence[l] != LAW_SLIDES)
            law_turn_against(p, l, p->forces + first,
                             length(p->forces + first, law[LAW_TANGENTS]));
    }
    return 1;
}
