/* Forces and impulses by set-valued laws: Newton's method from modes that are guessed, that
   pivots or relaxation give. */
#include "contact_methods.h"

/* A direction has turned no more. */
static const double TURNED = 1e-13;
enum { STEPS = 30, STEPS_OF_ONE = 300, SWEEPS = 500, ROUNDS = 12 };

int64_t law_work(int64_t rows)
{
    return (VECTORS + 2*rows)*rows + law_pivot_work(rows);
}

int64_t law_places(int64_t rows) { return 3*rows + law_pivot_places(rows); }

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
            const double size = law_pull(p, l, to), share = size > most ? most/size : 1.0;
            const int slides = p->presence[l] == LAW_SLIDES;
            if (!slides)
                law_turn_against(p, l, to, size);
            for (int64_t i = 0; i < law[LAW_TANGENTS]; i++)
                if (tangent_scale(p, l) > 0.0)
                    F[first + i] = slides ? -most*p->directions[first + i] : share*to[i];
            const int closed = law[LAW_KIND] == LAW_FRICTION || F[law[LAW_ROW]] > p->least[l];
            const int stuck = !slides && size <= most;
            p->modes[l] = mode_of(p, l, closed, stuck || law[LAW_TANGENTS] == 0);
        }
}

/* Pivots, from whose modes Newton's method begins: all that may touch are closed, or only
   what needs a force is; forces become the least, or stay near those of the pivots. */
static int64_t solve_by_pivots(law_problem *p)
{
    for (int way = 0; way < 4; way++) {
        const int pivoted = law_pivot(p, way < 2);
        if (pivoted != 1)
            return pivoted == 0 ? CONTACT_NO_SOLUTION : CONTACT_NOT_SOLVED;
        if (law_newton(p, p->laws, STEPS, way%2 == 0))
            return CONTACT_SOLVED;
    }
    return CONTACT_NOT_SOLVED;
}

/* Relaxation for long, from which Newton's method begins now and then; whether it has
   solved the laws. */
static int relaxes(law_problem *p)
{
    double *const forces = vector(p, RELAXED);
    memset(p->forces, 0, (size_t)p->rows*sizeof(double));
    for (int round = 0; round < ROUNDS; round++) {
        relax(p);
        memcpy(forces, p->forces, (size_t)p->rows*sizeof(double));
        /* One change at a time does not go in circles where friction is small. */
        if (law_newton(p, p->laws, STEPS, round%2 == 0)
            || (round == 0 && law_newton(p, 1, STEPS_OF_ONE, 1)))
            return 1;
        memcpy(p->forces, forces, (size_t)p->rows*sizeof(double));
    }
    law_accelerate(p);
    return law_measure(p) <= LAW_SOLVED;
}

void law_forces(law_problem *p)
{
    law_newton_step(p, 0);
}

int law_follow(law_problem *p)
{
    for (int step = 0; step < STEPS; step++) {
        double change = 0.0;
        law_newton_step(p, 0);
        for (int64_t l = 0; l < p->laws; l++) {
            const int64_t first = law_tangent(law_of(p, l));
            const double *const d = p->directions + first, old[2] = {d[0], d[1]};
            double to[2];
            if (p->presence[l] != LAW_HELD || p->modes[l] != CONTACT_SLIP)
                continue;
            law_turn_against(p, l, to, law_pull(p, l, to));
            change = fmax(change, fmax(fabs(d[0] - old[0]), fabs(d[1] - old[1])));
        }
        if (change <= TURNED)
            return 1;
    }
    return 0;
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
    if (!law_newton(p, p->laws, STEPS, 1))
        status = solve_by_pivots(p);
    int64_t next = 0;
    if (status != CONTACT_SOLVED && law_combine(p, &next))
        status = CONTACT_SOLVED;
    if (status == CONTACT_NOT_SOLVED && relaxes(p))
        status = CONTACT_SOLVED;
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

/* Write the velocities that impulses make, and the energy that each law takes; whether
   they give energy. */
static int gives_energy(law_problem *p, const double *before, double *energy)
{
    double sum = 0.0, parts = 0.0;
    memcpy(p->offset, before, (size_t)p->rows*sizeof(double));
    law_accelerate(p);
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l);
        energy[l] = 0.0;
        for (int64_t i = law[LAW_ROW]; i < law_tangent(law) + law[LAW_TANGENTS]; i++) {
            energy[l] -= 0.5*p->forces[i]*(before[i] + p->accelerations[i]);
            parts += fabs(p->forces[i])*(fabs(before[i]) + fabs(p->accelerations[i]));
        }
        sum += energy[l];
    }
    return sum < -LAW_SOLVED*parts;
}

int64_t law_impact(law_problem *p, double *energy)
{
    const int64_t m = p->rows, is_poisson = has_poisson(p);
    const size_t size = (size_t)m*sizeof(double);
    double *const before = vector(p, BEFORE), *const first = vector(p, COMPRESSION);
    double *const offset = vector(p, EXPANSION);
    memcpy(before, p->offset, size);
    memset(first, 0, size);
    for (int64_t l = 0; l < p->laws; l++) {
        p->least[l] = 0.0;
        if (!is_poisson)
            p->offset[law_of(p, l)[LAW_ROW]] *= 1.0 + numbers_of(p, l)[LAW_RESTITUTION];
    }
    guess(p);
    int64_t status = law_solve(p), next = 0;
    if (is_poisson && status == CONTACT_SOLVED) {
        memcpy(first, p->forces, size);
        memcpy(p->offset, p->accelerations, size);
        for (int64_t l = 0; l < p->laws; l++)
            p->least[l] = numbers_of(p, l)[LAW_RESTITUTION]*first[law_of(p, l)[LAW_ROW]];
        guess(p);
        status = law_solve(p);
    }
    if (!is_poisson && (status == CONTACT_NO_SOLUTION || status == CONTACT_NOT_SOLVED))
        status = CONTACT_NO_IMPACT;
    memcpy(offset, p->offset, size);
    for (;;) {
        for (int64_t i = 0; i < m; i++)
            p->forces[i] += first[i];
        if (!gives_energy(p, before, energy) || status != CONTACT_SOLVED)
            break;
        memcpy(p->offset, offset, size);
        if (!law_combine(p, &next)) {
            law_solve(p); /* the first solution again */
            status = CONTACT_ENERGY_RISES;
        }
    }
    memset(p->least, 0, (size_t)p->laws*sizeof(double));
    return status;
}
