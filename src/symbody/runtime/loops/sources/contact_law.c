/* Forces and impulses by set-valued laws: a semismooth Newton's method on the cones, whose
   steps are those of an active set with pivots where friction is along lines, so that
   forces are exact to rounding; behind it relaxation, and all combinations of modes.

   Alart, Curnier (1991), A mixed formulation for frictional contact problems prone to
   Newton like solution methods; Acary, Brogliato (2008), chapters 12, 13. */
#include "contact_law.h"

#include <math.h>
#include <string.h>

/* What is smaller than this, in relation to the largest, is no pivot of a matrix. */
static const double RANK = 1e-10;
/* Signs are decided, and laws are obeyed, to so much of the parts of a sum. */
static const double DECIDED = 1e-12, SOLVED = 1e-10, EXACT = 1e-14;
/* A sum all parts of which are so small, in relation to those of others, is rounding. */
static const double ROUNDED = 1e-4;
enum { STEPS = 30, STEPS_OF_ONE = 300, SWEEPS = 500, COMBINATIONS = 5000, ROUNDS = 40 };
/* Beside those of contact.h: a force that is the least, and friction that sticks. */
enum { LEAST_STICK = 3 };

/* Arrays of `rows` doubles in the work, before two matrices. */
enum { RESIDUAL, UNIT, SCALE, OLD, BEFORE, COMPRESSION, RELAXED, VECTORS };

int64_t law_work(int64_t rows) { return (VECTORS + 2*rows)*rows; }

int64_t law_places(int64_t rows) { return 3*rows; }

static double *vector(const law_problem *p, int64_t which)
{
    return p->work + which*p->rows;
}

static const int64_t *law_of(const law_problem *p, int64_t l)
{
    return p->table + l*LAW_INTEGERS;
}

static const double *numbers_of(const law_problem *p, int64_t l)
{
    return p->numbers + l*LAW_NUMBERS;
}

static int is_closed(int64_t mode) { return mode == CONTACT_STICK || mode == CONTACT_SLIP; }
static int sticks(int64_t mode) { return mode == CONTACT_STICK || mode == LEAST_STICK; }

static double diagonal(const law_problem *p, int64_t i) { return p->A[i*p->rows + i]; }

/* The largest friction force by a coefficient, or a bound. */
static double bound(const law_problem *p, int64_t l, int64_t which)
{
    const int64_t *const law = law_of(p, l);
    const double most = numbers_of(p, l)[which];
    if (law[LAW_KIND] == LAW_FRICTION)
        return most;
    return most*fmax(p->forces[law[LAW_ROW]], 0.0);
}

static double length(const double *x, int64_t count)
{
    return count == 1 ? fabs(x[0]) : hypot(x[0], x[1]);
}

/* The largest diagonal entry of the tangents: the scale of forces to accelerations. */
static double tangent_scale(const law_problem *p, int64_t l)
{
    const int64_t *const law = law_of(p, l);
    double most = 0.0;
    for (int64_t i = 0; i < law[LAW_TANGENTS]; i++)
        most = fmax(most, diagonal(p, law_tangent(law) + i));
    return most;
}

static void accelerate(law_problem *p)
{
    const int64_t m = p->rows;
    for (int64_t i = 0; i < m; i++) {
        double sum = p->offset[i];
        for (int64_t j = 0; j < m; j++)
            sum += p->A[i*m + j]*p->forces[j];
        p->accelerations[i] = sum;
    }
}

/* How large the parts of each acceleration are, for what is zero but for rounding. */
static void write_scales(law_problem *p)
{
    const int64_t m = p->rows;
    double *const scale = vector(p, SCALE), most = 0.0;
    for (int64_t i = 0; i < m; i++) {
        double sum = fabs(p->offset[i]);
        for (int64_t j = 0; j < m; j++)
            sum += fabs(p->A[i*m + j]*p->forces[j]);
        scale[i] = sum;
        if (diagonal(p, i) > 0.0)
            most = fmax(most, sum/sqrt(diagonal(p, i)));
    }
    for (int64_t i = 0; i < m; i++)
        scale[i] = fmax(scale[i], ROUNDED*most*sqrt(fmax(diagonal(p, i), 0.0))) + 1e-300;
}

/* Add to x the least solution of J dx = r, whose columns are in units, and take from x
   what J does not determine; return the rank. J, r and Z are used up. */
static int64_t correct(int64_t n, double *J, double *r, const double *unit, double *x,
                       int64_t *order, double *Z)
{
    int64_t rank = 0;
    double first = 0.0;
    for (int64_t j = 0; j < n; j++)
        order[j] = j;
    for (; rank < n; rank++) {
        double most = -1.0;
        int64_t best = rank;
        for (int64_t j = rank; j < n; j++) {
            double sum = 0.0;
            for (int64_t i = rank; i < n; i++)
                sum += J[i*n + order[j]]*J[i*n + order[j]];
            if (sum > most) {
                most = sum;
                best = j;
            }
        }
        const int64_t c = order[best];
        order[best] = order[rank];
        order[rank] = c;
        most = sqrt(most);
        if (rank == 0)
            first = most;
        if (!(most > RANK*first))
            break;
        /* Householder's reflection of this column onto its first entry. */
        const double alpha = -copysign(most, J[rank*n + c]);
        J[rank*n + c] -= alpha;
        const double factor = 1.0/(alpha*J[rank*n + c]);
        for (int64_t j = rank + 1; j <= n; j++) {
            double *const column = j < n ? J + order[j] : r;
            const int64_t stride = j < n ? n : 1;
            double sum = 0.0;
            for (int64_t i = rank; i < n; i++)
                sum += J[i*n + c]*column[i*stride];
            for (int64_t i = rank; i < n; i++)
                column[i*stride] += factor*sum*J[i*n + c];
        }
        J[rank*n + c] = alpha;
    }
    /* The solution without the columns left, and one vector for each of these. */
    for (int64_t which = n; which >= rank; which--) {
        double *const y = which == n ? r : Z + which*n;
        for (int64_t i = 0; i < n; i++)
            y[i] = which == n ? (i < rank ? r[i] : 0.0)
                   : i < rank ? -J[i*n + order[which]] : (double)(i == which);
        for (int64_t i = rank - 1; i >= 0; i--) {
            for (int64_t j = i + 1; j < rank; j++)
                y[i] -= J[i*n + order[j]]*y[j];
            y[i] /= J[i*n + order[i]];
        }
        if (which == n)
            for (int64_t i = 0; i < n; i++)
                x[order[i]] += unit[order[i]]*y[i];
    }
    for (int64_t k = rank; k < n; k++) {
        double *const z = Z + k*n;
        for (int64_t i = 0; i < n; i++)
            z[i] *= unit[order[i]];
        for (int64_t other = rank; other <= k; other++) {
            const double *const base = Z + other*n;
            double sum = 0.0, square = 0.0;
            for (int64_t i = 0; i < n; i++) {
                sum += base[i]*(other < k ? z[i] : x[order[i]]);
                square += base[i]*base[i];
            }
            for (int64_t i = 0; i < n; i++)
                *(other < k ? z + i : x + order[i]) -= sum/square*base[i];
        }
    }
    return rank;
}

/* The direction against which a law that is held would slip, and how far this is from
   sticking, in forces. */
static double pull(const law_problem *p, int64_t l, double *to)
{
    const int64_t *const law = law_of(p, l);
    const double scale = tangent_scale(p, l);
    for (int64_t i = 0; i < law[LAW_TANGENTS]; i++) {
        const int64_t row = law_tangent(law) + i;
        to[i] = p->forces[row] - (scale > 0.0 ? p->accelerations[row]/scale : 0.0);
    }
    return length(to, law[LAW_TANGENTS]);
}

/* One row of Newton's method: its equation is F = value(F_n) along a direction that may
   turn, in the plane. */
static void slip_row(law_problem *p, int64_t l, int64_t i, double *J, double *r)
{
    const int64_t *const law = law_of(p, l);
    const int64_t m = p->rows, first = law_tangent(law), row = first + i;
    const double *const d = p->directions + first;
    r[0] = -(p->forces[row] + bound(p, l, LAW_KINETIC)*d[i]);
    J[row] = 1.0;
    if (law[LAW_KIND] != LAW_FRICTION)
        J[law[LAW_ROW]] += numbers_of(p, l)[LAW_KINETIC]*d[i];
    double to[2];
    if (law[LAW_TANGENTS] < 2 || p->presence[l] != LAW_HELD)
        return;
    const double size = pull(p, l, to), scale = tangent_scale(p, l);
    if (!(size > 0.0))
        return;
    const double turn = fmin(1.0, bound(p, l, LAW_KINETIC)/size);
    for (int64_t k = 0; k < 2; k++) {
        const double across = turn*((double)(i == k) - d[i]*d[k]);
        J[first + k] -= across;
        for (int64_t j = 0; j < m; j++)
            J[j] += across*p->A[(first + k)*m + j]/scale;
    }
}

/* Write the rows that have forces; return their number. */
static int64_t choose_rows(const law_problem *p, int64_t *rows, int64_t *whose)
{
    int64_t count = 0;
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l), last = law_tangent(law) + law[LAW_TANGENTS];
        if (p->presence[l] == LAW_ABSENT)
            continue;
        if (p->modes[l] == CONTACT_OPEN && !(p->least[l] > 0.0))
            continue;
        for (int64_t i = law[LAW_ROW]; i < last; i++)
            if (diagonal(p, i) > 0.0) {
                whose[count] = l;
                rows[count++] = i;
            }
    }
    return count;
}

/* One step of Newton's method with the modes as they are. */
static void newton_step(law_problem *p)
{
    const int64_t m = p->rows;
    int64_t *const rows = p->places, *const whose = rows + m, *const order = whose + m;
    const int64_t n = choose_rows(p, rows, whose);
    double *const unit = vector(p, UNIT), *const r = vector(p, RESIDUAL);
    double *const J = vector(p, VECTORS), *const Z = J + m*m, *const x = vector(p, OLD);
    double *const line = Z; /* of all rows, before it is needed */
    for (int64_t i = 0, next = 0; i < m; i++)
        if (next < n && rows[next] == i)
            next++;
        else
            p->forces[i] = 0.0;
    accelerate(p);
    for (int64_t k = 0; k < n; k++) {
        const int64_t i = rows[k], l = whose[k], mode = p->modes[l];
        const int64_t *const law = law_of(p, l);
        const int is_normal = i < law_tangent(law);
        double size = sqrt(diagonal(p, i));
        memset(line, 0, (size_t)m*sizeof(double));
        if (is_normal ? is_closed(mode) : sticks(mode)) {
            memcpy(line, p->A + i*m, (size_t)m*sizeof(double));
            r[k] = -p->accelerations[i];
            size = 1.0/size;
        } else if (is_normal) {
            line[i] = 1.0;
            r[k] = p->least[l] - p->forces[i];
        } else {
            slip_row(p, l, i - law_tangent(law), line, r + k);
        }
        r[k] *= size;
        for (int64_t j = 0; j < n; j++)
            J[k*n + j] = size*line[rows[j]]/sqrt(diagonal(p, rows[j]));
    }
    for (int64_t k = 0; k < n; k++) {
        unit[k] = 1.0/sqrt(diagonal(p, rows[k]));
        x[k] = p->forces[rows[k]];
    }
    p->redundant = n - correct(n, J, r, unit, x, order, Z);
    for (int64_t k = 0; k < n; k++)
        p->forces[rows[k]] = x[k];
    accelerate(p);
}

/* Point the slip of a law against a vector. */
static void turn_against(law_problem *p, int64_t l, const double *to, double size)
{
    const int64_t *const law = law_of(p, l);
    for (int64_t i = 0; i < law[LAW_TANGENTS] && size > 0.0; i++)
        p->directions[law_tangent(law) + i] = -to[i]/size;
}

/* Whether friction that is held now would stick, by forces and accelerations; where it
   slips, its direction is written. */
static int would_stick(law_problem *p, int64_t l, int now)
{
    const int64_t *const law = law_of(p, l);
    const int64_t count = law[LAW_TANGENTS], first = law_tangent(law);
    const double tolerance = DECIDED*vector(p, SCALE)[first];
    const double weight = tangent_scale(p, l);
    double to[2] = {0.0, 0.0};
    if (count == 0)
        return 1;
    if (now) {
        const double size = length(p->forces + first, count);
        if (weight*(size - bound(p, l, LAW_STATIC)) <= tolerance)
            return 1;
        turn_against(p, l, p->forces + first, size);
        return 0;
    }
    const double size = pull(p, l, to), most = bound(p, l, LAW_KINETIC);
    if (weight*(size - most) < -tolerance)
        return 1;
    turn_against(p, l, to, size);
    return 0;
}

/* The mode of a law whose normal is closed or not, and whose friction sticks or not. */
static int64_t mode_of(const law_problem *p, int64_t l, int closed, int stuck)
{
    return closed ? (stuck ? CONTACT_STICK : CONTACT_SLIP)
           : stuck && p->least[l] > 0.0 ? LEAST_STICK : CONTACT_OPEN;
}

/* Whether a law has a normal force beyond the least, by forces and accelerations. */
static int would_close(const law_problem *p, int64_t l, int now)
{
    const int64_t *const law = law_of(p, l), n = law[LAW_ROW];
    if (law[LAW_KIND] == LAW_FRICTION)
        return 1;
    const double tolerance = DECIDED*vector(p, SCALE)[n];
    return now ? (p->forces[n] - p->least[l])*diagonal(p, n) >= -tolerance
               : p->accelerations[n] < -tolerance && diagonal(p, n) > 0.0;
}

/* Change modes that forces and accelerations contradict, at most so many; return their
   number. What closes
   sticks at first, and who sticks is looked at when it is settled who is closed, so that
   of several solutions one that sticks is taken. */
static int64_t change_modes(law_problem *p, int64_t most)
{
    int64_t count = 0;
    write_scales(p);
    for (int64_t l = 0; l < p->laws && count < most; l++) {
        const int64_t was = p->modes[l];
        const int closed = would_close(p, l, is_closed(was));
        if (p->presence[l] == LAW_ABSENT || closed == is_closed(was))
            continue;
        const int slides = p->presence[l] == LAW_SLIDES && law_of(p, l)[LAW_TANGENTS] > 0;
        p->modes[l] = mode_of(p, l, closed, closed ? !slides : sticks(was));
        count++;
    }
    if (count > 0)
        return count;
    for (int64_t l = 0; l < p->laws && count < most; l++) {
        const int64_t was = p->modes[l];
        if (p->presence[l] != LAW_HELD || (!is_closed(was) && !(p->least[l] > 0.0)))
            continue;
        p->modes[l] = mode_of(p, l, is_closed(was), would_stick(p, l, sticks(was)));
        count += p->modes[l] != was;
    }
    return count;
}

/* How far friction is from its law, in accelerations. */
static double friction_residual(const law_problem *p, int64_t l)
{
    const int64_t *const law = law_of(p, l), count = law[LAW_TANGENTS];
    const int64_t first = law_tangent(law);
    const double *const F = p->forces + first, *const a = p->accelerations + first;
    const double *const d = p->presence[l] == LAW_SLIDES ? p->directions + first : a;
    const double weight = tangent_scale(p, l), speed = length(d, count);
    const double most = bound(p, l, LAW_KINETIC);
    double slips = INFINITY, along[2] = {0.0, 0.0};
    if (speed > 0.0) {
        for (int64_t i = 0; i < count; i++)
            along[i] = F[i] + most*d[i]/speed;
        slips = weight*length(along, count);
    }
    if (p->presence[l] == LAW_SLIDES)
        return slips;
    const double beyond = weight*(length(F, count) - bound(p, l, LAW_STATIC));
    return fmin(slips, fmax(length(a, count), beyond));
}

/* Measure how far forces are from the laws, whatever the modes. */
static double measure(law_problem *p)
{
    p->residual = 0.0;
    p->law = -1;
    write_scales(p);
    const double *const scale = vector(p, SCALE);
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l), n = law[LAW_ROW], t = law_tangent(law);
        double worst = 0.0;
        if (p->presence[l] == LAW_ABSENT)
            continue;
        if (law[LAW_KIND] != LAW_FRICTION && diagonal(p, n) > 0.0)
            worst = fabs(fmin((p->forces[n] - p->least[l])*diagonal(p, n),
                              p->accelerations[n]))/scale[n];
        if (tangent_scale(p, l) > 0.0) {
            const double other = law[LAW_TANGENTS] == 2 ? scale[t + 1] : 0.0;
            worst = fmax(worst, friction_residual(p, l)/fmax(scale[t], other));
        }
        if (!(worst <= p->residual)) { /* so that NaN is seen */
            p->residual = worst;
            p->law = l;
        }
    }
    return p->residual;
}

/* Newton's method from the modes as they are, of which so many may change at a step;
   whether it has solved the laws. */
static int newton(law_problem *p, int64_t changes, int steps)
{
    double last = INFINITY; /* of steps that have solved them */
    for (int step = 0; step < steps; step++) {
        newton_step(p);
        const int64_t changed = change_modes(p, changes);
        if (changes == 0)
            for (int64_t l = 0; l < p->laws; l++)
                if (p->presence[l] == LAW_HELD && !sticks(p->modes[l])
                    && law_of(p, l)[LAW_TANGENTS] == 2) {
                    double to[2];
                    const double size = pull(p, l, to);
                    turn_against(p, l, to, size);
                }
        const double residual = measure(p);
        if (!isfinite(residual))
            return 0;
        if (changed == 0 && residual <= SOLVED) {
            if (residual <= EXACT || residual > 0.5*last)
                return 1;
            last = residual;
        }
    }
    return 0;
}

/* Relaxation, one law after the other: converges slowly, but from everywhere where
   friction is not large, to modes that Newton's method begins with. */
static void relax(law_problem *p)
{
    const int64_t m = p->rows;
    for (int sweep = 0; sweep < SWEEPS; sweep++)
        for (int64_t l = 0; l < p->laws; l++) {
            const int64_t *const law = law_of(p, l), first = law_tangent(law);
            double *const F = p->forces, to[2] = {0.0, 0.0};
            if (p->presence[l] == LAW_ABSENT)
                continue;
            for (int64_t i = law[LAW_ROW]; i < first + law[LAW_TANGENTS]; i++) {
                double sum = p->offset[i];
                for (int64_t j = 0; j < m; j++)
                    sum += p->A[i*m + j]*F[j];
                p->accelerations[i] = sum;
                if (i < first && diagonal(p, i) > 0.0)
                    F[i] = fmax(p->least[l], F[i] - sum/diagonal(p, i));
            }
            const double most = bound(p, l, LAW_KINETIC);
            const double size = pull(p, l, to), share = size > most ? most/size : 1.0;
            const int slides = p->presence[l] == LAW_SLIDES;
            if (!slides)
                turn_against(p, l, to, size);
            for (int64_t i = 0; i < law[LAW_TANGENTS]; i++)
                if (diagonal(p, first + i) > 0.0)
                    F[first + i] = slides ? -most*p->directions[first + i] : share*to[i];
            const int closed = law[LAW_KIND] == LAW_FRICTION || F[law[LAW_ROW]] > p->least[l];
            const int stuck = !slides && size <= most;
            p->modes[l] = mode_of(p, l, closed, stuck || law[LAW_TANGENTS] == 0);
        }
}

/* How many modes a law may have, with a few directions in the plane to begin with. */
static int64_t choices(const law_problem *p, int64_t l)
{
    const int64_t *const law = law_of(p, l);
    const int64_t closed = p->presence[l] == LAW_ABSENT ? 0
                           : p->presence[l] == LAW_SLIDES || law[LAW_TANGENTS] == 0 ? 1
                           : law[LAW_TANGENTS] == 1 ? 3 : 5;
    const int64_t least = law[LAW_KIND] == LAW_FRICTION ? 0
                          : p->least[l] > 0.0 ? closed : 1;
    return closed + least > 0 ? closed + least : 1;
}

/* Put a law into its mode of a number. */
static void choose(law_problem *p, int64_t l, int64_t number)
{
    static const double directions[4][2] = {{1.0, 0.0}, {-1.0, 0.0}, {0.0, 1.0}, {0.0, -1.0}};
    const int64_t *const law = law_of(p, l);
    const int64_t count = law[LAW_TANGENTS], slides = p->presence[l] == LAW_SLIDES;
    const int64_t closed = slides || count == 0 ? 1 : count == 1 ? 3 : 5;
    const int is_closed_now = number < closed;
    const int64_t way = is_closed_now ? number : number - closed;
    const int stuck = count == 0 || (!slides && way == 0);
    if (p->presence[l] == LAW_ABSENT)
        return;
    for (int64_t i = 0; i < count && !slides && !stuck; i++)
        p->directions[law_tangent(law) + i] = directions[way - 1][i];
    p->modes[l] = mode_of(p, l, is_closed_now, stuck);
}

/* All combinations of modes, one after the other. */
static int64_t try_all(law_problem *p)
{
    double total = 1.0;
    int has_planes = 0;
    for (int64_t l = 0; l < p->laws; l++) {
        total *= (double)choices(p, l);
        has_planes = has_planes
                     || (p->presence[l] == LAW_HELD && law_of(p, l)[LAW_TANGENTS] == 2);
    }
    if (total > COMBINATIONS)
        return CONTACT_NOT_SOLVED;
    for (int64_t number = 0; number < (int64_t)total; number++) {
        int64_t rest = number;
        for (int64_t l = 0; l < p->laws; l++) {
            choose(p, l, rest%choices(p, l));
            rest /= choices(p, l);
        }
        memset(p->forces, 0, (size_t)p->rows*sizeof(double));
        if (newton(p, 0, STEPS))
            return CONTACT_SOLVED;
    }
    return has_planes ? CONTACT_NOT_SOLVED : CONTACT_NO_SOLUTION;
}

/* Relaxation for long, from which Newton's method begins now and then; whether it has
   solved the laws. */
static int relaxes_further(law_problem *p)
{
    double *const forces = vector(p, RELAXED);
    memset(p->forces, 0, (size_t)p->rows*sizeof(double));
    for (int round = 0; round < ROUNDS; round++) {
        relax(p);
        accelerate(p);
        if (measure(p) <= SOLVED)
            return 1;
        memcpy(forces, p->forces, (size_t)p->rows*sizeof(double));
        if (newton(p, p->laws, STEPS))
            return 1;
        memcpy(p->forces, forces, (size_t)p->rows*sizeof(double));
    }
    accelerate(p);
    return measure(p) <= SOLVED;
}

void law_forces(law_problem *p)
{
    memset(p->forces, 0, (size_t)p->rows*sizeof(double));
    newton_step(p);
}

/* What remains of modes is what contact.h says. */
static void simplify(law_problem *p)
{
    for (int64_t l = 0; l < p->laws; l++)
        if (p->presence[l] == LAW_ABSENT || p->modes[l] == LEAST_STICK)
            p->modes[l] = CONTACT_OPEN;
}

int64_t law_solve(law_problem *p)
{
    int64_t status = CONTACT_SOLVED;
    for (int64_t i = 0; i < p->rows*p->rows; i++)
        if (!isfinite(p->A[i]) || !isfinite(p->offset[i/p->rows]))
            return CONTACT_NOT_FINITE;
    memset(p->forces, 0, (size_t)p->rows*sizeof(double));
    for (int64_t l = 0; l < p->laws; l++)
        if (p->presence[l] == LAW_ABSENT)
            p->modes[l] = CONTACT_OPEN;
        else if (law_of(p, l)[LAW_KIND] == LAW_FRICTION && p->modes[l] == CONTACT_OPEN)
            p->modes[l] = CONTACT_STICK;
        else if (p->presence[l] == LAW_SLIDES && sticks(p->modes[l])
                 && law_of(p, l)[LAW_TANGENTS] > 0)
            p->modes[l] = CONTACT_SLIP;
    if (!newton(p, p->laws, STEPS)) {
        memset(p->forces, 0, (size_t)p->rows*sizeof(double));
        relax(p);
        /* One change at a time does not go in circles where friction is small. */
        if (!newton(p, p->laws, STEPS) && !newton(p, 1, STEPS_OF_ONE))
            status = try_all(p);
        if (status == CONTACT_NOT_SOLVED && relaxes_further(p))
            status = CONTACT_SOLVED;
    }
    simplify(p);
    return status;
}

/* Whether impacts have two phases, compression and expansion. */
static int has_poisson(const law_problem *p)
{
    for (int64_t l = 0; l < p->laws; l++)
        if (p->presence[l] != LAW_ABSENT && law_of(p, l)[LAW_FLAGS] & LAW_POISSON)
            return 1;
    return 0;
}

/* Begin with what approaches closed, or with the least impulses. */
static void guess(law_problem *p)
{
    for (int64_t l = 0; l < p->laws; l++)
        p->modes[l] = p->least[l] > 0.0 || p->offset[law_of(p, l)[LAW_ROW]] >= 0.0
                          ? CONTACT_OPEN : CONTACT_STICK;
}

int64_t law_impact(law_problem *p, double *energy)
{
    const int64_t m = p->rows, is_poisson = has_poisson(p);
    double *const before = vector(p, BEFORE), *const first = vector(p, COMPRESSION);
    memcpy(before, p->offset, (size_t)m*sizeof(double));
    for (int64_t l = 0; l < p->laws; l++) {
        p->least[l] = 0.0;
        if (!is_poisson)
            p->offset[law_of(p, l)[LAW_ROW]] *= 1.0 + numbers_of(p, l)[LAW_RESTITUTION];
    }
    guess(p);
    int64_t status = law_solve(p);
    memset(first, 0, (size_t)m*sizeof(double));
    if (is_poisson && status == CONTACT_SOLVED) {
        memcpy(first, p->forces, (size_t)m*sizeof(double));
        memcpy(p->offset, p->accelerations, (size_t)m*sizeof(double));
        for (int64_t l = 0; l < p->laws; l++)
            p->least[l] = numbers_of(p, l)[LAW_RESTITUTION]*first[law_of(p, l)[LAW_ROW]];
        guess(p);
        status = law_solve(p);
        memset(p->least, 0, (size_t)p->laws*sizeof(double));
    }
    for (int64_t i = 0; i < m; i++)
        p->forces[i] += first[i];
    memcpy(p->offset, before, (size_t)m*sizeof(double));
    accelerate(p);
    double sum = 0.0, parts = 0.0;
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l);
        energy[l] = 0.0;
        for (int64_t i = law[LAW_ROW]; i < law_tangent(law) + law[LAW_TANGENTS]; i++) {
            const double work = 0.5*p->forces[i]*(before[i] + p->accelerations[i]);
            energy[l] -= work;
            parts += fabs(p->forces[i])*(fabs(before[i]) + fabs(p->accelerations[i]));
        }
        sum += energy[l];
    }
    return status == CONTACT_SOLVED && sum < -SOLVED*parts ? CONTACT_ENERGY_RISES : status;
}
