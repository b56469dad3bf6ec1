/* Loops closed from a start, velocities that keep them, and the choice of dependent ones.
   `closing_settled` does all of it where all is well; where it returns CLOSING_UNSURE,
   `symbody.closure` takes the steps one by one, looks around and says what is wrong. */
#include <math.h>
#include <stdint.h>
#include <string.h>

/* Residuals in m or cosines, far below what any integrator resolves, in relation to their
   slopes where these are above one; steps; the least part of a step. */
static const double CLOSED = 1e-12, STILL = 1e-9, SMALLEST_PART = 1e-4;
/* A step longer than this must leave less than this of residuals, as of linear equations:
   others may wind joints by turns. */
static const double LONGEST = 1.0, STRAIGHT = 0.01, TURN = 6.283185307179586;
enum { ROUNDS = 60 };
/* A row that is smaller than this, in relation to the largest or to 1e-3, is zero; one
   that is smaller than the largest by the third is enlarged in least squares. */
static const double ROUNDING = 1e-11, USUAL = 1e-3, ALIKE = 1e-3;
/* Residuals of velocities, in relation to these. */
static const double CONSISTENT = 1e-9;
/* Between these, pivots do not tell the rank for sure. */
static const double CLEAR_PIVOT = 1e-4, CLEAR_ZERO = 1e-11;
/* Columns that change a residual less than this are left alone in least squares. */
static const double NEGLIGIBLE = 1e-9;
/* What elimination leaves of a row, in relation to it, is rounding below this. */
static const double REMAINDER = 1e-8;

enum { CLOSING_DONE = 0, CLOSING_UNSURE = 1 };

/* In pivots.c. */
int64_t choose_pivots(int64_t m, int64_t n, int64_t groups, double *numbers,
                      int64_t *places);

/* The equations of constraints, the holonomic ones first, and memory to work in. */
typedef struct {
    void (*packed)(double t, void *block); /* computes phi, J, p0, rates from q and v */
    void *block;
    double t;
    double *q;           /* what it reads; v is zero between calls */
    double *v;
    const double *phi;   /* what it writes: of the holonomic ones */
    double *J;           /* row by row */
    const double *p0;
    const double *rates; /* of the coordinates */
    int64_t q_count;
    int64_t v_count;
    int64_t rows;
    int64_t holonomic;
    int64_t plain;       /* whether the rates of coordinates are the velocities */
    const double *units; /* of velocities, by multiples of which steps are */
    const int64_t *quaternions; /* where each begins among the coordinates */
    int64_t quaternion_count;
    double *work;        /* see closing_work */
    int64_t *places;     /* see closing_places */
} closing_rows;

/* Rows and columns in parts that have nothing to do with each other, and which columns
   are preferred in each, see `choose_pivots`. */
typedef struct closing_choice {
    int64_t parts;
    const int64_t *sizes;   /* of each part: rows, columns, groups */
    const int64_t *rows;    /* of all parts, one after the other; the same below */
    const int64_t *columns;
    const double *least;
    const int64_t *groups;
    const struct closing_choice *slipping; /* of rows that bind no positions, if any,
                                              once the others are eliminated from them */
} closing_choice;

/* A start: what is asked and what is found. */
typedef struct {
    const closing_choice *moving;    /* coordinates that closing changes */
    const closing_choice *dependent;
    const closing_choice *changing;  /* velocities that change, by all rows, where
                                        dependent ones are to be preserved */
    const int64_t *preserved; /* which velocities are, 1 or 0 for each */
    double *q;            /* rough, then closed */
    double *v;
    int64_t *pivot_rows;  /* of the dependent velocities, and their columns */
    int64_t *pivot_columns;
    int64_t count;        /* their number */
    double *x;            /* the extra states that the equations read */
    int64_t x_count;
    int64_t v_first;      /* where velocities and extra states begin in a state */
    int64_t x_first;
    int64_t sign_count;   /* rows and columns whose determinant has a sign */
    const int64_t *signed_rows;
    const int64_t *signed_columns;
    int64_t sign;         /* that at the closed state */
} closing_start;

int64_t closing_work(int64_t q, int64_t v, int64_t rows)
{
    return 3*rows*v + 4*q + 6*v + 6*rows + 16;
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
    int is_finite = 1;
    for (int64_t i = 0; i < n; i++)
        is_finite &= fabs(x[i]) < INFINITY;
    return is_finite;
}

static double largest(int64_t n, const double *x)
{
    double most = 0.0;
    for (int64_t i = 0; i < n; i++)
        most = fmax(most, fabs(x[i]));
    return most;
}

static double norm(int64_t n, const double *x)
{
    double sum = 0.0;
    for (int64_t i = 0; i < n; i++)
        sum += x[i]*x[i];
    return sqrt(sum);
}

static int evaluate_rows(const closing_rows *f, const double *q)
{
    memcpy(f->q, q, (size_t)f->q_count*sizeof(double));
    f->packed(f->t, f->block);
    for (int64_t i = 0; i < f->rows; i++)
        for (int64_t j = 0; j < f->v_count; j++)
            f->J[i*f->v_count + j] *= f->units[j];
    return all_finite(f->holonomic, f->phi) && all_finite(f->rows*f->v_count, f->J);
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
            moved[i] = q[i] + part*step[i]*f->units[i];
        return;
    }
    memcpy(f->q, q, (size_t)f->q_count*sizeof(double));
    for (int64_t j = 0; j < f->v_count; j++)
        f->v[j] = part*step[j]*f->units[j];
    f->packed(f->t, f->block);
    memset(f->v, 0, (size_t)f->v_count*sizeof(double));
    for (int64_t i = 0; i < f->q_count; i++)
        moved[i] = q[i] + f->rates[i];
    normalize(f, moved);
}

/* Return what a vector becomes that a reflection turns into its first direction. */
static double turned(double first, double square)
{
    return first > 0.0 ? -sqrt(square) : sqrt(square);
}

/* Turn a column below its place, and what stands right of it, by a reflection. */
static void reflect(int64_t m, int64_t k, double *A, double *b, int64_t i)
{
    double square = 0.0;
    for (int64_t r = i; r < m; r++)
        square += A[r*k + i]*A[r*k + i];
    const double size = turned(A[i*k + i], square), top = A[i*k + i] - size;
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

/* Add to entry `at` of a vector and to those from `from` on a multiple of a row of A,
   whose own first entry is `top`, so that the row's direction is reflected. */
static void reflect_row(int64_t k, const double *row, double top, double size,
                        int64_t at, int64_t from, double *x)
{
    double sum = top*x[at];
    for (int64_t c = from; c < k; c++)
        sum += row[c]*x[c];
    sum /= top*size;
    x[at] += sum*top;
    for (int64_t c = from; c < k; c++)
        x[c] += sum*row[c];
}

/* Solve A x = b with m rows and k columns in least squares; of many solutions the least
   one. A and b are used up, `tops` gets m numbers, `order` the order of the columns. */
static void solve(int64_t m, int64_t k, double *A, double *b, double *x, double *tops,
                  int64_t *order)
{
    int64_t rank = 0;
    for (int64_t j = 0; j < k; j++)
        order[j] = j;
    for (; rank < m && rank < k; rank++) {
        const int64_t i = rank;
        int64_t best = i;
        double most = -1.0;
        for (int64_t c = i; c < k; c++) {
            double square = 0.0;
            for (int64_t r = i; r < m; r++)
                square += A[r*k + c]*A[r*k + c];
            if (square > most) {
                most = square;
                best = c;
            }
        }
        if (!(sqrt(most) > (i ? NEGLIGIBLE*fabs(A[0]) : ROUNDING*USUAL)))
            break;
        for (int64_t r = 0; r < m && best != i; r++) {
            const double other = A[r*k + i];
            A[r*k + i] = A[r*k + best];
            A[r*k + best] = other;
        }
        const int64_t other = order[i];
        order[i] = order[best];
        order[best] = other;
        reflect(m, k, A, b, i);
    }
    /* What the rows have right of the triangle goes into it, from the last row on. */
    for (int64_t i = rank - 1; i >= 0 && rank < k; i--) {
        double *const row = A + i*k;
        double square = row[i]*row[i];
        for (int64_t c = rank; c < k; c++)
            square += row[c]*row[c];
        const double size = turned(row[i], square);
        tops[i] = row[i] - size;
        for (int64_t r = 0; r < i; r++)
            reflect_row(k, row, tops[i], size, i, rank, A + r*k);
        row[i] = size;
    }
    for (int64_t i = rank - 1; i >= 0; i--) {
        for (int64_t c = i + 1; c < rank; c++)
            b[i] -= A[i*k + c]*b[c];
        b[i] /= A[i*k + i];
    }
    /* In the order of the columns of A: b is turned back in place, behind it in x. */
    double *const y = tops + m;
    for (int64_t c = 0; c < k; c++)
        y[c] = c < rank ? b[c] : 0.0;
    for (int64_t i = 0; i < rank && rank < k; i++)
        reflect_row(k, A + i*k, tops[i], A[i*k + i], i, rank, y);
    for (int64_t c = 0; c < k; c++)
        x[order[c]] = y[c];
}

/* Write in relation to what residuals of rows are measured: slopes above the least unit,
   or this. */
static void measures(const closing_rows *f, int64_t m, double *sizes)
{
    double least = 1.0;
    for (int64_t j = 0; j < f->v_count; j++)
        least = fmin(least, f->units[j]);
    for (int64_t i = 0; i < m; i++)
        sizes[i] = fmax(least, largest(f->v_count, f->J + i*f->v_count));
}

static double largest_of(int64_t m, const double *x, const double *sizes)
{
    double most = 0.0;
    for (int64_t i = 0; i < m; i++)
        most = fmax(most, fabs(x[i]/sizes[i]));
    return most;
}

static double norm_of(int64_t m, const double *x, const double *sizes)
{
    double sum = 0.0;
    for (int64_t i = 0; i < m; i++)
        sum += (x[i]/sizes[i])*(x[i]/sizes[i]);
    return sqrt(sum);
}

/* Subtract from x, part by part, what reduces a residual to zero with some columns. */
static void reduce(const closing_rows *f, const closing_choice *parts,
                   const int64_t *free, const double *residual, double *x)
{
    const int64_t n = f->v_count;
    double *const A = f->work, *const b = A + f->rows*n;
    double *const change = b + f->rows, *const tops = change + n;
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
        double most = 0.0;
        for (int64_t r = 0; r < m; r++)
            most = fmax(most, largest(n, f->J + row[r]*n));
        for (int64_t r = 0; r < m; r++) {
            const double size = largest(n, f->J + row[r]*n);
            if (size >= ALIKE*most || !(size > ROUNDING*fmax(most, USUAL)))
                continue;
            for (int64_t c = 0; c < k; c++)
                A[r*k + c] *= most/size;
            b[r] *= most/size;
        }
        solve(m, k, A, b, change, tops, order);
        for (int64_t c = 0; c < k; c++)
            x[inner[c]] -= change[c];
        row += m;
        column += columns;
    }
}

/* The work that `reduce` leaves alone. */
static double *behind(const closing_rows *f)
{
    return f->work + f->rows*f->v_count + 2*f->rows + 2*f->v_count;
}

/* Choose independent rows of J, of n columns, and a column for each, part by part; rows
   are scaled to like size, and what is rounding only is zero. Return their number; the
   smallest pivot and the largest entry of the rows left are written to `sizes`. */
int64_t closing_pivots(const double *J, int64_t n, const closing_choice *choice,
                       double *A, int64_t *places, int64_t *rows, int64_t *columns,
                       double *sizes)
{
    const int64_t *row = choice->rows, *column = choice->columns;
    const int64_t *mask = choice->groups;
    const double *least = choice->least;
    int64_t taken = 0;
    sizes[0] = 1.0;
    sizes[1] = 0.0;
    for (int64_t p = 0; p < choice->parts; p++) {
        const int64_t *const size = choice->sizes + 3*p;
        const int64_t m = size[0], k = size[1], groups = size[2];
        double noise = USUAL;
        for (int64_t r = 0; r < m; r++)
            for (int64_t c = 0; c < k; c++) {
                A[r*k + c] = J[row[r]*n + column[c]];
                noise = fmax(noise, fabs(A[r*k + c]));
            }
        noise *= ROUNDING;
        for (int64_t r = 0; r < m; r++) {
            const double most = largest(k, A + r*k);
            for (int64_t c = 0; c < k; c++)
                A[r*k + c] = most > noise ? A[r*k + c]/most : 0.0;
        }
        memcpy(A + m*k, least, (size_t)groups*sizeof(double));
        memcpy(places, mask, (size_t)(groups*k)*sizeof(int64_t));
        const int64_t count = choose_pivots(m, k, groups, A, places);
        int64_t *const own_rows = places + groups*k, *const own_columns = own_rows + m;
        sizes[0] = fmin(sizes[0], A[m*k + groups]);
        for (int64_t r = 0; r < m; r++) {
            int is_left = 1;
            for (int64_t i = 0; i < count; i++)
                is_left = is_left && own_rows[i] != r;
            if (is_left)
                sizes[1] = fmax(sizes[1], largest(k, A + r*k));
        }
        for (int64_t i = 0; i < count; i++) {
            rows[taken] = row[own_rows[i]];
            columns[taken++] = column[own_columns[i]];
        }
        row += m;
        column += k;
        mask += groups*k;
        least += groups;
    }
    return taken;
}

/* Return whether pivots, and what they leave, tell the rank for sure. */
static int64_t is_clear(const double *sizes)
{
    return sizes[0] > CLEAR_PIVOT && sizes[1] < CLEAR_ZERO ? CLOSING_DONE
                                                           : CLOSING_UNSURE;
}

/* Choose columns by the Jacobian that was evaluated last. */
static int64_t choose(const closing_rows *f, const closing_choice *choice,
                      int64_t *rows, int64_t *columns, int64_t *taken)
{
    double sizes[2];
    *taken = closing_pivots(f->J, f->v_count, choice, f->work, scratch(f), rows,
                            columns, sizes);
    return is_clear(sizes);
}

/* Return J with what the chosen holonomic rows, a column for each, leave of the rows that
   bind no positions; these are of like size. */
static double *eliminated(const closing_rows *f, const int64_t *rows,
                          const int64_t *columns, int64_t taken)
{
    const int64_t n = f->v_count, m = f->rows, first = f->holonomic;
    const double noise = ROUNDING*fmax(USUAL, largest(m*n, f->J));
    double *const A = f->work + 2*m*n + 4*f->q_count + 6*n + 6*m + 16;
    memcpy(A, f->J, (size_t)(m*n)*sizeof(double));
    for (int64_t i = 0; i < taken; i++) {
        const double *const pivot = A + rows[i]*n;
        for (int64_t k = i + 1; k < taken + m - first; k++) {
            double *const other = A + (k < taken ? rows[k] : first + k - taken)*n;
            const double factor = other[columns[i]]/pivot[columns[i]];
            for (int64_t c = 0; c < n && factor != 0.0; c++)
                other[c] -= factor*pivot[c];
            other[columns[i]] = 0.0;
        }
    }
    for (int64_t r = first; r < m; r++) {
        const double size = largest(n, f->J + r*n);
        for (double *own = A + r*n; own < A + (r + 1)*n; own++)
            *own = fabs(*own) > REMAINDER*size ? *own/(size > noise ? size : 1.0) : 0.0;
    }
    return A;
}

/* Choose columns likewise, and then for rows that bind no positions. */
static int64_t choose_dependent(const closing_rows *f, const closing_choice *choice,
                                int64_t *rows, int64_t *columns, int64_t *taken)
{
    const closing_choice *const rest = choice->slipping;
    double sizes[2];
    if (choose(f, choice, rows, columns, taken) != CLOSING_DONE)
        return CLOSING_UNSURE;
    if (rest == NULL)
        return CLOSING_DONE;
    *taken += closing_pivots(eliminated(f, rows, columns, *taken), f->v_count, rest,
                             f->work, scratch(f), rows + *taken, columns + *taken, sizes);
    return is_clear(sizes);
}

/* Close the loops in place, near q, which was evaluated last and is so at the end, by
   Newton's method with a line search, and steps of any length only up to `longest`;
   `moving` says with 1 or 0 for each velocity whether coordinates change along it. */
static int64_t descend(const closing_rows *f, const closing_choice *parts,
                       const int64_t *moving, double longest, double *q)
{
    const int64_t nq = f->q_count, n = f->v_count, m = f->holonomic;
    double *const step = behind(f), *const residual = step + n;
    double *const tried = residual + m, *const sizes = tried + nq;
    memcpy(residual, f->phi, (size_t)m*sizeof(double));
    measures(f, m, sizes);
    double size = norm_of(m, residual, sizes);
    for (int round = 0; round < ROUNDS; round++) {
        /* J is that of q here. */
        memset(step, 0, (size_t)n*sizeof(double));
        reduce(f, parts, moving, residual, step);
        const double length = largest(n, step);
        if (largest_of(m, residual, sizes) < CLOSED && length < STILL)
            return CLOSING_DONE;
        double part = 1.0, trial = size;
        for (; part > SMALLEST_PART; part *= 0.5) {
            move(f, q, part, step, tried);
            if (!evaluate_rows(f, tried))
                return CLOSING_UNSURE;
            trial = norm_of(m, f->phi, sizes);
            if (trial < (part*length > longest ? STRAIGHT : 1.0 - 0.1*part)*size
                || trial < CLOSED)
                break;
        }
        if (!(part > SMALLEST_PART))
            return largest_of(m, residual, sizes) < 100.0*CLOSED && evaluate_rows(f, q)
                       ? CLOSING_DONE : CLOSING_UNSURE;
        memcpy(q, tried, (size_t)nq*sizeof(double));
        memcpy(residual, f->phi, (size_t)m*sizeof(double));
        size = trial;
    }
    return CLOSING_UNSURE;
}

/* Close the loops likewise, by short steps or else by any; whole turns are taken back
   where the loops stay closed without them. */
static int64_t newton(const closing_rows *f, const closing_choice *parts,
                      const int64_t *moving, double *q)
{
    const int64_t nq = f->q_count, m = f->holonomic;
    double *const tried = behind(f) + f->v_count + m, *const sizes = tried + nq;
    double *const start = sizes + m;
    memcpy(start, q, (size_t)nq*sizeof(double));
    if (descend(f, parts, moving, LONGEST, q) != CLOSING_DONE) {
        memcpy(q, start, (size_t)nq*sizeof(double));
        if (!evaluate_rows(f, q)
            || descend(f, parts, moving, INFINITY, q) != CLOSING_DONE)
            return CLOSING_UNSURE;
    }
    int is_wound = 0;
    for (int64_t i = 0; i < nq; i++) {
        const double turns = floor((q[i] - start[i])/TURN + 0.5);
        is_wound |= turns != 0.0;
        tried[i] = q[i] - TURN*turns;
    }
    if (!is_wound)
        return CLOSING_DONE;
    if (evaluate_rows(f, tried) && largest_of(m, f->phi, sizes) < CLOSED)
        memcpy(q, tried, (size_t)nq*sizeof(double));
    return evaluate_rows(f, q) ? CLOSING_DONE : CLOSING_UNSURE;
}

/* Close the loops likewise from any q. */
int64_t closing_newton(const closing_rows *f, const closing_choice *parts,
                       const int64_t *moving, double *q)
{
    return evaluate_rows(f, q) ? newton(f, parts, moving, q) : CLOSING_UNSURE;
}

/* Return the sign of the determinant of J in some rows and as many columns, at the
   coordinates that were evaluated last. */
static int64_t sign_of(const closing_rows *f, int64_t count, const int64_t *row,
                       const int64_t *column)
{
    double *const A = f->work;
    int64_t sign = 1;
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
            const double other = A[i*count + c];
            A[i*count + c] = A[best*count + c];
            A[best*count + c] = other;
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

/* Return the same at given coordinates. */
int64_t closing_sign(const closing_rows *f, const double *q, int64_t count,
                     const int64_t *row, const int64_t *column)
{
    return evaluate_rows(f, q) ? sign_of(f, count, row, column) : 0;
}

/* Choose dependent velocities at closed coordinates. */
int64_t closing_chosen(const closing_rows *f, closing_start *s)
{
    if (!evaluate_rows(f, s->q))
        return CLOSING_UNSURE;
    return choose_dependent(f, s->dependent, s->pivot_rows, s->pivot_columns, &s->count);
}

/* Change velocities in place, some of them, so that the constraints hold at the
   coordinates that were evaluated last. */
static int64_t keep_velocities(const closing_rows *f, const closing_choice *parts,
                               const int64_t *changing, double *v)
{
    const int64_t n = f->v_count, m = f->rows;
    double *const error = behind(f), *const moved = error + m, *const sizes = moved + n;
    for (int64_t j = 0; j < n; j++)
        moved[j] = v[j]/f->units[j];
    for (int64_t round = 0; round < 2; round++) {
        int is_kept = 1;
        for (int64_t i = 0; i < m; i++) {
            error[i] = f->p0[i];
            for (int64_t j = 0; j < n; j++)
                error[i] += f->J[i*n + j]*moved[j];
            is_kept &= error[i] == 0.0;
        }
        if (is_kept)
            break; /* as at rest */
        if (round == 0)
            reduce(f, parts, changing, error, moved);
    }
    for (int64_t j = 0; j < n; j++)
        v[j] = moved[j]*f->units[j];
    measures(f, m, sizes);
    return largest_of(m, error, sizes) < CONSISTENT*(1.0 + largest(n, moved))
           && all_finite(n, moved) ? CLOSING_DONE : CLOSING_UNSURE;
}

/* Change velocities likewise at given coordinates. */
int64_t closing_velocities(const closing_rows *f, const closing_choice *parts,
                           const int64_t *changing, const double *q, double *v)
{
    return evaluate_rows(f, q) ? keep_velocities(f, parts, changing, v) : CLOSING_UNSURE;
}

/* Close the loops at a start, choose dependent velocities, and let all keep the
   constraints. */
int64_t closing_settled(const closing_rows *f, closing_start *s)
{
    const int64_t n = f->v_count;
    int64_t *const rows = f->places;
    int64_t *const columns = rows + f->rows, *const free = columns + f->rows;
    int64_t count;
    double sizes[2]; /* not looked at: equations that follow from others where loops are
                        closed do not where they are open */
    normalize(f, s->q);
    if (!evaluate_rows(f, s->q))
        return CLOSING_UNSURE;
    count = closing_pivots(f->J, n, s->moving, f->work, scratch(f), rows, columns, sizes);
    memset(free, 0, (size_t)n*sizeof(int64_t));
    for (int64_t i = 0; i < count; i++)
        free[columns[i]] = 1;
    if (newton(f, s->moving, free, s->q) != CLOSING_DONE
        || choose_dependent(f, s->dependent, s->pivot_rows, s->pivot_columns, &s->count)
               != CLOSING_DONE)
        return CLOSING_UNSURE;
    int is_preserved = 0;
    memset(free, 0, (size_t)n*sizeof(int64_t));
    for (int64_t i = 0; i < s->count; i++) {
        free[s->pivot_columns[i]] = 1;
        is_preserved = is_preserved || s->preserved[s->pivot_columns[i]];
    }
    if (is_preserved) {
        if (choose(f, s->changing, rows, columns, &count) != CLOSING_DONE)
            return CLOSING_UNSURE;
        memset(free, 0, (size_t)n*sizeof(int64_t));
        for (int64_t i = 0; i < count; i++)
            free[columns[i]] = 1;
    }
    return keep_velocities(f, s->changing, free, s->v);
}

static void copy(double *to, const double *from, int64_t count)
{
    memcpy(to, from, (size_t)count*sizeof(double));
}

/* Close the loops of a state in place likewise; find the sign there. */
int64_t closing_state(const closing_rows *f, closing_start *s, double *y)
{
    copy(s->q, y, f->q_count);
    copy(s->v, y + s->v_first, f->v_count);
    copy(s->x, y + s->x_first, s->x_count);
    if (closing_settled(f, s) != CLOSING_DONE)
        return CLOSING_UNSURE;
    copy(y, s->q, f->q_count);
    copy(y + s->v_first, s->v, f->v_count);
    s->sign = sign_of(f, s->sign_count, s->signed_rows, s->signed_columns);
    return CLOSING_DONE;
}

/* Starts of many runs, which differ in numbers. */
typedef struct {
    closing_rows *rows;
    closing_start *start;
    void (*condense)(const double *p, double *k);
    double *p;           /* the parameters that the equations read, and what follows */
    double *k;
    int64_t p_count;
    double *x;           /* the extra states that they read, of all runs alike */
    int64_t x_count;
    const int64_t *which; /* the rows of the runs that are closed */
    const double *P;     /* of all runs, a row each: parameters, */
    int64_t parameters;
    double *Y;           /* and states, which are closed in place */
    int64_t states;
    int64_t v_first;     /* where velocities and extra states begin among these */
    int64_t x_first;
    const double *home;  /* coordinates and extra states of the model's own start */
    const double *home_x;
    int64_t count;       /* the pivots of the choice that is expected: rows, columns */
    const int64_t *pivots;
    int64_t sign_count;  /* rows and columns whose determinant has a sign */
    const int64_t *signed_rows;
    const int64_t *signed_columns;
    int64_t *signs;      /* what is found, a number a run */
} closing_starts;

static int is_expected(const closing_starts *all)
{
    const closing_start *const s = all->start;
    const size_t size = (size_t)all->count*sizeof(int64_t);
    return s->count == all->count && memcmp(s->pivot_rows, all->pivots, size) == 0
           && memcmp(s->pivot_columns, all->pivots + all->count, size) == 0;
}

/* Close starts as `closing_settled` does; write 1 where a start is on the side of singular
   positions that the model's own is on, -1 on the other, 0 where it is not closed, with
   the choice that is expected, or not clear. */
void closing_many(const closing_starts *all, int64_t count)
{
    const closing_rows *const f = all->rows;
    closing_start *const s = all->start;
    const size_t size = (size_t)all->p_count*sizeof(double);
    int64_t home = 0;
    for (int64_t i = 0; i < count; i++) {
        double *const y = all->Y + all->which[i]*all->states;
        const double *const p = all->P + all->which[i]*all->parameters;
        if (i == 0 || memcmp(all->p, p, size) != 0) {
            copy(all->p, p, all->p_count);
            all->condense(all->p, all->k);
            copy(all->x, all->home_x, all->x_count);
            home = closing_sign(f, all->home, all->sign_count, all->signed_rows,
                                all->signed_columns);
        }
        copy(all->x, y + all->x_first, all->x_count);
        copy(s->q, y, f->q_count);
        copy(s->v, y + all->v_first, f->v_count);
        all->signs[i] = 0;
        if (closing_settled(f, s) != CLOSING_DONE || !is_expected(all))
            continue;
        copy(y, s->q, f->q_count);
        copy(y + all->v_first, s->v, f->v_count);
        all->signs[i] = home*sign_of(f, all->sign_count, all->signed_rows,
                                     all->signed_columns);
    }
}
