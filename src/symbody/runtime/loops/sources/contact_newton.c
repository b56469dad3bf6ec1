/* Newton's method on the cones of friction, whose steps are those of an active set with
   pivots where friction is along lines, so that forces are exact to rounding.

   Alart, Curnier (1991), A mixed formulation for frictional contact problems prone to
   Newton like solution methods; Acary, Brogliato (2008), chapters 12, 13. */
#include "contact_methods.h"

/* What is smaller than this, in relation to the largest, is no pivot of a matrix. */
static const double RANK = 1e-10;
/* Steps that have solved the laws go on while they improve, but not below this. */
static const double EXACT = 1e-14;

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
    const double size = law_pull(p, l, to), scale = tangent_scale(p, l);
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

/* Whether friction of a law is as that of slip. */
static int slips(const law_problem *p, int64_t l, int64_t row)
{
    return row >= law_tangent(law_of(p, l)) && !sticks(p->modes[l]);
}

/* Whether a row has a force: what a drive moves has that of what slides there. */
static int in_force(const law_problem *p, int64_t l, int64_t row)
{
    if (slips(p, l, row))
        return tangent_scale(p, l) > 0.0 || p->presence[l] == LAW_SLIDES;
    return !law_is_faint(p, law_of(p, l), row);
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
            if (in_force(p, l, i)) {
                whose[count] = l;
                rows[count++] = i;
            }
    }
    return count;
}

/* One step of Newton's method with the modes as they are. */
void law_newton_step(law_problem *p, int least)
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
    law_accelerate(p);
    for (int64_t k = 0; k < n; k++) {
        const double own = slips(p, whose[k], rows[k]) ? tangent_scale(p, whose[k])
                                                       : diagonal(p, rows[k]);
        unit[k] = own > 0.0 ? 1.0/sqrt(own) : 1.0;
    }
    for (int64_t k = 0; k < n; k++) {
        const int64_t i = rows[k], l = whose[k], mode = p->modes[l];
        const int64_t *const law = law_of(p, l);
        const int is_normal = i < law_tangent(law);
        double size = 1.0/unit[k];
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
            J[k*n + j] = size*line[rows[j]]*unit[j];
    }
    for (int64_t k = 0; k < n; k++)
        x[k] = least ? p->forces[rows[k]] : 0.0;
    p->redundant = n - correct(n, J, r, unit, x, order, Z);
    for (int64_t k = 0; k < n; k++)
        p->forces[rows[k]] = x[k] + (least ? 0.0 : p->forces[rows[k]]);
    law_accelerate(p);
}

/* Newton's method from the modes as they are, of which so many may change at a step;
   whether it has solved the laws. */
int law_newton(law_problem *p, int64_t changes, int steps, int least)
{
    double last = INFINITY; /* of steps that have solved them */
    for (int step = 0; step < steps; step++) {
        law_newton_step(p, least);
        const int64_t changed = law_change_modes(p, changes);
        if (changes == 0)
            for (int64_t l = 0; l < p->laws; l++)
                if (p->presence[l] == LAW_HELD && !sticks(p->modes[l])
                    && law_of(p, l)[LAW_TANGENTS] == 2) {
                    double to[2];
                    const double size = law_pull(p, l, to);
                    law_turn_against(p, l, to, size);
                }
        const double residual = law_measure(p);
        if (!isfinite(residual))
            return 0;
        if (changed == 0 && residual <= LAW_SOLVED) {
            if (residual <= EXACT || residual > 0.5*last)
                return 1;
            last = residual;
        }
    }
    return 0;
}

