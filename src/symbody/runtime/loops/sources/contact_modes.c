/* Modes of contacts against the forces and accelerations there: which contradict, and how
   far they are from the laws. */
#include "contact_methods.h"

/* Signs are decided to so much of the parts of a sum. */
static const double DECIDED = 1e-12;
/* A sum all parts of which are so small, in relation to those of others, is rounding. */
static const double ROUNDED = 1e-4;

/* Entries of A on its diagonal, in relation to the largest of a law, that are faint. */
static const double FAINT = 1e-11;

int law_is_faint(const law_problem *p, const int64_t *law, int64_t row)
{
    double most = 0.0;
    for (int64_t i = law[LAW_ROW]; i < law_tangent(law) + law[LAW_TANGENTS]; i++)
        most = fmax(most, diagonal(p, i));
    return !(diagonal(p, row) > FAINT*most);
}

void law_accelerate(law_problem *p)
{
    const int64_t m = p->rows;
    for (int64_t i = 0; i < m; i++) {
        double sum = p->offset[i];
        for (int64_t j = 0; j < m; j++)
            if (p->forces[j] != 0.0)
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
    }
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l), last = law_tangent(law) + law[LAW_TANGENTS];
        for (int64_t i = law[LAW_ROW]; i < last; i++)
            if (!law_is_faint(p, law, i))
                most = fmax(most, scale[i]/sqrt(diagonal(p, i)));
    }
    for (int64_t i = 0; i < m; i++)
        scale[i] = fmax(fmax(scale[i], p->rounding/LAW_SOLVED),
                        ROUNDED*most*sqrt(fmax(diagonal(p, i), 0.0))) + 1e-300;
}

/* The direction against which a law that is held would slip, and how far this is from
   sticking, in forces. */
double law_pull(const law_problem *p, int64_t l, double *to)
{
    const int64_t *const law = law_of(p, l);
    const double scale = tangent_scale(p, l);
    for (int64_t i = 0; i < law[LAW_TANGENTS]; i++) {
        const int64_t row = law_tangent(law) + i;
        const double moves = p->accelerations[row] + (p->lead > 0.0 ? p->lead*p->speeds[row] : 0.0);
        to[i] = p->forces[row] - (scale > 0.0 ? moves/scale : 0.0);
    }
    return length(to, law[LAW_TANGENTS]);
}

/* Point the slip of a law against a vector. */
void law_turn_against(law_problem *p, int64_t l, const double *to, double size)
{
    const int64_t *const law = law_of(p, l);
    for (int64_t i = 0; i < law[LAW_TANGENTS] && size > 0.0; i++)
        p->directions[law_tangent(law) + i] = -to[i]/size;
}

/* Whether a law moves that should stick, as no force holds it, or not it and others. */
static int is_carried(const law_problem *p, int64_t l)
{
    const int64_t *const law = law_of(p, l), first = law_tangent(law);
    double most = 0.0;
    for (int64_t i = law[LAW_ROW]; i < first + law[LAW_TANGENTS]; i++)
        most = fmax(most, vector(p, SCALE)[i]);
    return length(p->accelerations + first, law[LAW_TANGENTS]) > LAW_SOLVED*most;
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
        if (is_carried(p, l)) {
            law_turn_against(p, l, to, law_pull(p, l, to));
            return 0;
        }
        if (weight*(size - bound(p, l, LAW_STATIC)) <= tolerance)
            return 1;
        law_turn_against(p, l, p->forces + first, size);
        return 0;
    }
    const double size = law_pull(p, l, to), most = bound(p, l, LAW_KINETIC);
    if (weight*(size - most) < -tolerance)
        return 1;
    law_turn_against(p, l, to, size);
    return 0;
}

int law_waits(law_problem *p, int64_t l)
{
    if (p->presence[l] != LAW_HELD || p->modes[l] != CONTACT_SLIP
        || law_of(p, l)[LAW_TANGENTS] == 0)
        return 0;
    write_scales(p);
    return !is_carried(p, l);
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
int64_t law_change_modes(law_problem *p, int64_t most)
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

/* How far friction is from its law, in accelerations: from the nearest force of its cone
   to the one that a step against the acceleration leads to. */
static double friction_residual(const law_problem *p, int64_t l)
{
    const int64_t *const law = law_of(p, l), count = law[LAW_TANGENTS];
    const int64_t first = law_tangent(law);
    const double *const F = p->forces + first;
    const double weight = tangent_scale(p, l), most = bound(p, l, LAW_KINETIC);
    const int slides = p->presence[l] == LAW_SLIDES;
    double apart[2] = {0.0, 0.0};
    const double size = law_pull(p, l, apart), share = size > most ? most/size : 1.0;
    for (int64_t i = 0; i < count; i++)
        apart[i] = F[i] - (slides ? -most*p->directions[first + i] : share*apart[i]);
    const double slips = weight*length(apart, count);
    const double beyond = weight*(length(F, count) - bound(p, l, LAW_STATIC));
    return slides ? slips : fmin(slips, fmax(length(p->accelerations + first, count), beyond));
}

/* Measure how far forces are from the laws, whatever the modes. */
double law_measure(law_problem *p)
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
