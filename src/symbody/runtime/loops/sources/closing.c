/* Loops closed from a start, and dependent velocities chosen, where all is well: as
   `symbody.closure` does it, which looks further where this returns CLOSING_UNSURE. */
#include <math.h>
#include <stdint.h>
#include <string.h>

/* As in closure/close.py. */
static const double CLOSED = 1e-12, STILL = 1e-9, SMALLEST_PART = 1e-4;
enum { ROUNDS = 60 };
/* As in closure/pivots.py. */
static const double ROUNDING = 1e-11;
/* As in closure/close_and_partition.py. */
static const double CONSISTENT = 1e-9;
/* Between these, pivots do not tell the rank for sure. */
static const double CLEAR_PIVOT = 1e-4, CLEAR_ZERO = 1e-11;
/* Least squares whose columns are more alike are left to singular values. */
static const double CLEAR_COLUMNS = 1e-6;

enum { CLOSING_DONE = 0, CLOSING_UNSURE = 1 };

/* In pivots.c. */
int64_t choose_pivots(int64_t m, int64_t n, int64_t groups, double *numbers,
                      int64_t *places);

/* The equations of constraints, all holonomic, and memory to work in. */
typedef struct {
    void (*packed)(double t, void *block); /* computes phi, J, p0, rates from q and v */
    void *block;
    double t;
    double *q;           /* what it reads; v is zero between calls */
    double *v;
    const double *phi;   /* what it writes */
    const double *J;     /* row by row */
    const double *p0;
    const double *rates; /* of the coordinates */
    int64_t q_count;
    int64_t v_count;
    int64_t rows;
    int64_t plain;       /* whether the rates of coordinates are the velocities */
    const int64_t *quaternions; /* where each begins among the coordinates */
    int64_t quaternion_count;
    double *work;        /* see closing_work */
    int64_t *places;     /* see closing_places */
} closing_rows;

/* Rows and columns in parts that have nothing to do with each other, and which columns
   are preferred in each, see `choose_pivots`. */
typedef struct {
    int64_t parts;
    const int64_t *sizes;   /* of each part: rows, columns, groups */
    const int64_t *rows;    /* of all parts, one after the other; the same below */
    const int64_t *columns;
    const double *least;
    const int64_t *groups;
} closing_choice;

/* A start: what is asked and what is found. */
typedef struct {
    const closing_choice *moving;    /* coordinates that closing changes */
    const closing_choice *dependent;
    const closing_choice *changing;  /* velocities that change, where dependent ones are
                                        to be kept */
    const int64_t *kept;  /* which velocities are, 1 or 0 for each */
    double *q;            /* rough, then closed */
    double *v;
    int64_t *pivot_rows;  /* of the dependent velocities, and their columns */
    int64_t *pivot_columns;
    int64_t count;        /* their number */
} closing_start;

int64_t closing_work(int64_t q, int64_t v, int64_t rows)
{
    return 2*rows*v + 4*q + 6*v + 6*rows + 16;
}

int64_t closing_places(int64_t v, int64_t rows, int64_t groups)
{
    return groups*v + 6*rows + 3*v;
}

/* The part of the places that each step of the work writes over. */
static int64_t *scratch(const closing_rows *f)
{
    return f->places + 2*f->rows + f->v_count;
}

static int all_finite(int64_t n, const double *x)
{
    double sum = 0.0;
    for (int64_t i = 0; i < n; i++)
        sum += 0.0*x[i];
    return sum == 0.0;
}

static double largest(int64_t n, const double *x)
{
    double found = 0.0;
    for (int64_t i = 0; i < n; i++)
        found = fmax(found, fabs(x[i]));
    return found;
}

static double norm(int64_t n, const double *x)
{
    double sum = 0.0;
    for (int64_t i = 0; i < n; i++)
        sum += x[i]*x[i];
    return sqrt(sum);
}

static int evaluate(const closing_rows *f, const double *q)
{
    memcpy(f->q, q, (size_t)f->q_count*sizeof(double));
    f->packed(f->t, f->block);
    return all_finite(f->rows, f->phi) && all_finite(f->rows*f->v_count, f->J);
}

static void normalize(const closing_rows *f, double *q)
{
    for (int64_t i = 0; i < f->quaternion_count; i++) {
        double *const e = q + f->quaternions[i];
        const double size = norm(4, e);
        for (int64_t j = 0; j < 4; j++)
            e[j] /= size;
    }
}

/* Write coordinates moved by a part of a step of velocities. */
static void move(const closing_rows *f, const double *q, double part,
                 const double *step, double *moved)
{
    if (f->plain) {
        for (int64_t i = 0; i < f->q_count; i++)
            moved[i] = q[i] + part*step[i];
        return;
    }
    memcpy(f->q, q, (size_t)f->q_count*sizeof(double));
    for (int64_t j = 0; j < f->v_count; j++)
        f->v[j] = part*step[j];
    f->packed(f->t, f->block);
    memset(f->v, 0, (size_t)f->v_count*sizeof(double));
    for (int64_t i = 0; i < f->q_count; i++)
        moved[i] = q[i] + f->rates[i];
    normalize(f, moved);
}

/* Turn a column below its place, and what stands right of it, by a reflection. */
static void reflect(int64_t m, int64_t k, double *A, double *b, int64_t i)
{
    double size = 0.0;
    for (int64_t r = i; r < m; r++)
        size += A[r*k + i]*A[r*k + i];
    size = A[i*k + i] > 0.0 ? -sqrt(size) : sqrt(size);
    const double top = A[i*k + i] - size;
    for (int64_t c = i + 1; c <= k; c++) {
        double *const x = c < k ? A + c : b;
        const int64_t stride = c < k ? k : 1;
        double sum = top*x[i*stride];
        for (int64_t r = i + 1; r < m; r++)
            sum += A[r*k + i]*x[r*stride];
        sum /= top*size;
        x[i*stride] += sum*top;
        for (int64_t r = i + 1; r < m; r++)
            x[r*stride] += sum*A[r*k + i];
    }
    A[i*k + i] = size;
}

/* Solve A x = b with m rows and k columns in least squares; use up A and b. The order
   of the columns gets k places. */
static int64_t solve(int64_t m, int64_t k, double *A, double *b, double *x,
                     int64_t *order)
{
    if (m < k)
        return CLOSING_UNSURE;
    for (int64_t j = 0; j < k; j++)
        order[j] = j;
    for (int64_t i = 0; i < k; i++) {
        int64_t best = i;
        double most = -1.0;
        for (int64_t c = i; c < k; c++) {
            double size = 0.0;
            for (int64_t r = i; r < m; r++)
                size += A[r*k + c]*A[r*k + c];
            if (size > most) {
                most = size;
                best = c;
            }
        }
        for (int64_t r = 0; r < m && best != i; r++) {
            const double kept = A[r*k + i];
            A[r*k + i] = A[r*k + best];
            A[r*k + best] = kept;
        }
        const int64_t kept = order[i];
        order[i] = order[best];
        order[best] = kept;
        if (!(most > 0.0))
            return CLOSING_UNSURE;
        reflect(m, k, A, b, i);
        if (!(fabs(A[i*k + i]) > CLEAR_COLUMNS*fabs(A[0])))
            return CLOSING_UNSURE;
    }
    for (int64_t i = k - 1; i >= 0; i--) {
        double sum = b[i];
        for (int64_t c = i + 1; c < k; c++)
            sum -= A[i*k + c]*x[order[c]];
        x[order[i]] = sum/A[i*k + i];
    }
    return CLOSING_DONE;
}

/* Subtract from x, part by part, what reduces a residual to zero with some columns. */
static int64_t reduce(const closing_rows *f, const closing_choice *parts,
                      const int64_t *free, const double *residual, double *x)
{
    const int64_t n = f->v_count;
    double *const A = f->work, *const b = A + f->rows*n, *const found = b + f->rows;
    int64_t *const inner = scratch(f), *const order = inner + n;
    const int64_t *row = parts->rows, *column = parts->columns;
    for (int64_t p = 0; p < parts->parts; p++) {
        const int64_t m = parts->sizes[3*p], columns = parts->sizes[3*p + 1];
        int64_t k = 0;
        for (int64_t c = 0; c < columns; c++)
            if (free[column[c]])
                inner[k++] = column[c];
        for (int64_t r = 0; r < m; r++) {
            for (int64_t c = 0; c < k; c++)
                A[r*k + c] = f->J[row[r]*n + inner[c]];
            b[r] = residual[row[r]];
        }
        if (solve(m, k, A, b, found, order) != CLOSING_DONE)
            return CLOSING_UNSURE;
        for (int64_t c = 0; c < k; c++)
            x[inner[c]] -= found[c];
        row += m;
        column += columns;
    }
    return CLOSING_DONE;
}

/* Choose columns by the Jacobian that was evaluated last. */
static int64_t choose(const closing_rows *f, const closing_choice *choice,
                      int64_t *rows, int64_t *columns, int64_t *taken)
{
    const int64_t n = f->v_count;
    const int64_t *row = choice->rows, *column = choice->columns;
    const int64_t *mask = choice->groups;
    const double *least = choice->least;
    *taken = 0;
    for (int64_t p = 0; p < choice->parts; p++) {
        const int64_t *const size = choice->sizes + 3*p;
        const int64_t m = size[0], k = size[1], groups = size[2];
        double *const A = f->work;
        double noise = 0.0;
        for (int64_t r = 0; r < m; r++)
            for (int64_t c = 0; c < k; c++) {
                A[r*k + c] = f->J[row[r]*n + column[c]];
                noise = fmax(noise, fabs(A[r*k + c]));
            }
        noise *= ROUNDING;
        for (int64_t r = 0; r < m; r++) {
            const double most = largest(k, A + r*k);
            for (int64_t c = 0; c < k; c++)
                A[r*k + c] = most > noise ? A[r*k + c]/most : 0.0;
        }
        memcpy(A + m*k, least, (size_t)groups*sizeof(double));
        memcpy(scratch(f), mask, (size_t)(groups*k)*sizeof(int64_t));
        const int64_t count = choose_pivots(m, k, groups, A, scratch(f));
        const double smallest = A[m*k + groups];
        int64_t *const own_rows = scratch(f) + groups*k;
        int64_t *const own_columns = own_rows + m;
        if (count > 0 && !(smallest > CLEAR_PIVOT))
            return CLOSING_UNSURE;
        for (int64_t r = 0; r < m; r++) {
            int is_left = 1;
            for (int64_t i = 0; i < count; i++)
                is_left = is_left && own_rows[i] != r;
            if (is_left && !(largest(k, A + r*k) < CLEAR_ZERO))
                return CLOSING_UNSURE;
        }
        for (int64_t i = 0; i < count; i++) {
            rows[*taken] = row[own_rows[i]];
            columns[(*taken)++] = column[own_columns[i]];
        }
        row += m;
        column += k;
        mask += groups*k;
        least += groups;
    }
    return CLOSING_DONE;
}

/* Newton's method with a line search. */
static int64_t close(const closing_rows *f, const closing_choice *parts,
                     const int64_t *moving, double *q)
{
    const int64_t nq = f->q_count, n = f->v_count, m = f->rows;
    double *const step = f->work + m*n + m + n, *const residual = step + n;
    double *const tried = residual + m;
    if (!evaluate(f, q))
        return CLOSING_UNSURE;
    memcpy(residual, f->phi, (size_t)m*sizeof(double));
    double size = norm(m, residual);
    for (int round = 0; round < ROUNDS; round++) {
        /* J is that of q here. */
        memset(step, 0, (size_t)n*sizeof(double));
        if (reduce(f, parts, moving, residual, step) != CLOSING_DONE)
            return CLOSING_UNSURE;
        if (largest(m, residual) < CLOSED && largest(n, step) < STILL)
            return CLOSING_DONE;
        double part = 1.0, found = size;
        for (; part > SMALLEST_PART; part *= 0.5) {
            move(f, q, part, step, tried);
            if (!evaluate(f, tried))
                return CLOSING_UNSURE;
            found = norm(m, f->phi);
            if (found < (1.0 - 0.1*part)*size || found < CLOSED)
                break;
        }
        if (!(part > SMALLEST_PART))
            return largest(m, residual) < 100.0*CLOSED ? CLOSING_DONE : CLOSING_UNSURE;
        memcpy(q, tried, (size_t)nq*sizeof(double));
        memcpy(residual, f->phi, (size_t)m*sizeof(double));
        size = found;
    }
    return CLOSING_UNSURE;
}

/* Return the sign of the determinant of J in some rows and as many columns, at given
   coordinates. */
int64_t closing_sign(const closing_rows *f, const double *q, int64_t count,
                     const int64_t *row, const int64_t *column)
{
    double *const A = f->work;
    int64_t sign = 1;
    if (!evaluate(f, q))
        return 0;
    for (int64_t i = 0; i < count; i++)
        for (int64_t j = 0; j < count; j++)
            A[i*count + j] = f->J[row[i]*f->v_count + column[j]];
    for (int64_t i = 0; i < count; i++) {
        int64_t best = i;
        for (int64_t r = i + 1; r < count; r++)
            if (fabs(A[r*count + i]) > fabs(A[best*count + i]))
                best = r;
        if (A[best*count + i] == 0.0)
            return 0;
        for (int64_t c = 0; c < count && best != i; c++) {
            const double kept = A[i*count + c];
            A[i*count + c] = A[best*count + c];
            A[best*count + c] = kept;
        }
        if ((best != i) != (A[i*count + i] < 0.0))
            sign = -sign;
        for (int64_t r = i + 1; r < count; r++) {
            const double factor = A[r*count + i]/A[i*count + i];
            for (int64_t c = i; c < count; c++)
                A[r*count + c] -= factor*A[i*count + c];
        }
    }
    return sign;
}

/* Choose dependent velocities at closed coordinates. */
int64_t closing_chosen(const closing_rows *f, closing_start *s)
{
    if (!evaluate(f, s->q))
        return CLOSING_UNSURE;
    return choose(f, s->dependent, s->pivot_rows, s->pivot_columns, &s->count);
}

/* Change the velocities in some columns so that the constraints hold. */
static int64_t keep_velocities(const closing_rows *f, const closing_choice *parts,
                               const int64_t *changing, double *v)
{
    const int64_t n = f->v_count, m = f->rows;
    double *const error = f->work + m*n + m + n, *const moved = error + m;
    memcpy(moved, v, (size_t)n*sizeof(double));
    for (int64_t round = 0; round < 2; round++) {
        for (int64_t i = 0; i < m; i++) {
            error[i] = f->p0[i];
            for (int64_t j = 0; j < n; j++)
                error[i] += f->J[i*n + j]*moved[j];
        }
        if (round == 0 && reduce(f, parts, changing, error, moved) != CLOSING_DONE)
            return CLOSING_UNSURE;
    }
    if (!(largest(m, error) < CONSISTENT*(1.0 + largest(n, moved)))
        || !all_finite(n, moved))
        return CLOSING_UNSURE;
    memcpy(v, moved, (size_t)n*sizeof(double));
    return CLOSING_DONE;
}

/* Close the loops at a start, choose dependent velocities, and let all keep the
   constraints. */
int64_t closing_settled(const closing_rows *f, closing_start *s)
{
    const int64_t n = f->v_count;
    int64_t *const rows = f->places;
    int64_t *const columns = rows + f->rows, *const free = columns + f->rows;
    int64_t count;
    normalize(f, s->q);
    if (!evaluate(f, s->q)
        || choose(f, s->moving, rows, columns, &count) != CLOSING_DONE)
        return CLOSING_UNSURE;
    memset(free, 0, (size_t)n*sizeof(int64_t));
    for (int64_t i = 0; i < count; i++)
        free[columns[i]] = 1;
    if (close(f, s->moving, free, s->q) != CLOSING_DONE
        || closing_chosen(f, s) != CLOSING_DONE)
        return CLOSING_UNSURE;
    int is_kept = 0;
    memset(free, 0, (size_t)n*sizeof(int64_t));
    for (int64_t i = 0; i < s->count; i++) {
        free[s->pivot_columns[i]] = 1;
        is_kept = is_kept || s->kept[s->pivot_columns[i]];
    }
    if (is_kept) {
        if (choose(f, s->changing, rows, columns, &count) != CLOSING_DONE)
            return CLOSING_UNSURE;
        memset(free, 0, (size_t)n*sizeof(int64_t));
        for (int64_t i = 0; i < count; i++)
            free[columns[i]] = 1;
    }
    return keep_velocities(f, s->moving, free, s->v);
}
