/* Forces and impulses by set-valued laws: Newton's method from modes that are guessed, that
   pivots or relaxation give. */
#include "contact_methods.h"

/* A direction has turned no more. */
static const double TURNED = 1e-13, HARDLY = 1e-6;
enum { STEPS = 30, STEPS_OF_ONE = 300, SWEEPS = 500, ROUNDS = 12 };

/* Of the methods; behind their work and places is the copy of an island. */
static int64_t own_work(int64_t rows) { return (VECTORS + 2*rows)*rows + law_pivot_work(rows); }
static int64_t own_places(int64_t rows) { return 3*rows + law_pivot_places(rows); }

/* So many entries a row, at most, has that copy, beside a matrix. */
enum { COPIES = LAW_NUMBERS + 7, PLACES = LAW_INTEGERS + 6 };

int64_t law_work(int64_t rows) { return own_work(rows) + (COPIES + rows)*rows; }
int64_t law_places(int64_t rows) { return own_places(rows) + PLACES*rows; }

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

static int64_t forces_of_island(law_problem *p, double *energy)
{
    (void)energy;
    law_newton_step(p, 0);
    return CONTACT_SOLVED;
}

static int64_t follow_island(law_problem *p, double *energy)
{
    (void)energy;
    double change = 0.0;
    for (int step = 0; step < STEPS; step++) {
        change = 0.0;
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
            return CONTACT_SOLVED;
    }
    /* Where forces are not unique, rounding turns those that hardly move anything. */
    return change <= HARDLY ? CONTACT_SOLVED : CONTACT_NOT_SOLVED;
}

/* What remains of modes is what contact.h says. */
static void simplify(law_problem *p)
{
    for (int64_t l = 0; l < p->laws; l++)
        if (p->presence[l] == LAW_ABSENT || p->modes[l] == LEAST_STICK)
            p->modes[l] = CONTACT_OPEN;
}

static int64_t laws_of_island(law_problem *p, double *energy)
{
    (void)energy;
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

static int64_t impact_of_island(law_problem *p, double *energy)
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
    int64_t status = laws_of_island(p, 0), next = 0;
    if (is_poisson && status == CONTACT_SOLVED) {
        memcpy(first, p->forces, size);
        memcpy(p->offset, p->accelerations, size);
        for (int64_t l = 0; l < p->laws; l++)
            p->least[l] = numbers_of(p, l)[LAW_RESTITUTION]*first[law_of(p, l)[LAW_ROW]];
        guess(p);
        status = laws_of_island(p, 0);
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
            laws_of_island(p, 0); /* the first solution again */
            status = CONTACT_ENERGY_RISES;
        }
    }
    memset(p->least, 0, (size_t)p->laws*sizeof(double));
    return status;
}

/* How an island is solved: laws that move each other, and no others. So work grows with the
   rows of each, not with those of all. */
typedef int64_t (*solution)(law_problem *p, double *energy);

static int64_t row_count(const int64_t *law)
{
    return law_tangent(law) - law[LAW_ROW] + law[LAW_TANGENTS];
}

static int64_t behind(const int64_t *law) { return law[LAW_ROW] + row_count(law); }

/* Write the law of each row. */
static void write_owners(const law_problem *p, int64_t *owners)
{
    for (int64_t l = 0; l < p->laws; l++)
        for (int64_t i = law_of(p, l)[LAW_ROW]; i < behind(law_of(p, l)); i++)
            owners[i] = l;
}

/* Write the island of a law that is present, in order, with the absent laws that it would
   move, by A, which moves laws either way; return the number of laws. Of each law, `seen`
   is the last law whose island it is in, counted from one. */
static int64_t write_island(const law_problem *p, int64_t first, int64_t *seen, int64_t *island,
                            const int64_t *owners)
{
    int64_t count = 1;
    island[0] = first;
    seen[first] = first + 1;
    for (int64_t next = 0; next < count; next++) {
        const int64_t l = island[next], *const law = law_of(p, l);
        for (int64_t i = law[LAW_ROW]; i < behind(law) && p->presence[l] != LAW_ABSENT; i++) {
            const int64_t last = p->starts ? p->starts[i + 1] : p->rows;
            for (int64_t k = p->starts ? p->starts[i] : 0; k < last; k++) {
                const int64_t j = p->starts ? (int64_t)p->columns[k] : k, other = owners[j];
                const int is_in = p->presence[other] != LAW_ABSENT ? seen[other] != 0
                                                                   : seen[other] == first + 1;
                if (is_in || p->A[i*p->rows + j] == 0.0)
                    continue;
                seen[other] = first + 1;
                island[count++] = other;
            }
        }
    }
    for (int64_t k = 1; k < count; k++) {
        const int64_t l = island[k];
        int64_t place = k;
        for (; place > 0 && island[place - 1] > l; place--)
            island[place] = island[place - 1];
        island[place] = l;
    }
    return count;
}

/* Copy an island of so many laws, solve it, and copy its forces and modes back. */
static int64_t solve_island(law_problem *p, solution solve, double *energy,
                            const int64_t *island, int64_t count, law_problem *part)
{
    const int64_t m = p->rows;
    double *const work = p->work + own_work(m), *const A = work + COPIES*m;
    double *const speeds = work + m, *const taken = work + 2*m, *const numbers = work + 7*m;
    int64_t *const places = p->places + own_places(m) + 2*m, *const rows = places + 2*m;
    int64_t *const table = rows + m;
    const law_problem copy = {
        count, 0, table, numbers, A, 0, 0, work + 3*m, places, work, places + m, work + 4*m,
        work + 5*m, work + 6*m, 0.0, -1, 0, p->rounding, p->combinations, speeds, p->lead,
        p->work, p->places};
    *part = copy;
    for (int64_t k = 0; k < count; k++) {
        const int64_t l = island[k], *const law = law_of(p, l);
        memcpy(table + k*LAW_INTEGERS, law, LAW_INTEGERS*sizeof(int64_t));
        memcpy(numbers + k*LAW_NUMBERS, numbers_of(p, l), LAW_NUMBERS*sizeof(double));
        table[k*LAW_INTEGERS + LAW_ROW] = part->rows;
        part->modes[k] = p->modes[l];
        part->presence[k] = p->presence[l];
        part->least[k] = p->least[l];
        for (int64_t i = law[LAW_ROW]; i < law[LAW_ROW] + row_count(law); i++)
            rows[part->rows++] = i;
    }
    for (int64_t i = 0; i < part->rows; i++) {
        part->offset[i] = p->offset[rows[i]];
        part->directions[i] = p->directions[rows[i]];
        part->forces[i] = p->forces[rows[i]];
        speeds[i] = p->lead > 0.0 ? p->speeds[rows[i]] : 0.0;
        for (int64_t j = 0; j < part->rows; j++)
            A[i*part->rows + j] = p->A[rows[i]*m + rows[j]];
    }
    const int64_t status = solve(part, taken);
    for (int64_t i = 0; i < part->rows; i++) {
        p->directions[rows[i]] = part->directions[i];
        p->forces[rows[i]] = part->forces[i];
        p->accelerations[rows[i]] += part->accelerations[i] - part->offset[i];
    }
    for (int64_t k = 0; k < count; k++) {
        const int64_t l = island[k], first = table[k*LAW_INTEGERS + LAW_ROW];
        p->modes[l] = part->modes[k];
        if (part->presence[k] == LAW_ABSENT)
            continue;
        memcpy(p->accelerations + law_of(p, l)[LAW_ROW], part->accelerations + first,
               (size_t)row_count(law_of(p, l))*sizeof(double));
        if (energy)
            energy[l] = taken[k];
    }
    part->law = part->law < 0 ? -1 : island[part->law];
    return status;
}

/* Begin with what laws that are absent are in all islands. */
static void write_absent(law_problem *p, double *energy)
{
    p->redundant = 0;
    p->residual = 0.0;
    p->law = -1;
    memcpy(p->accelerations, p->offset, (size_t)p->rows*sizeof(double));
    for (int64_t l = 0; l < p->laws; l++) {
        const int64_t *const law = law_of(p, l);
        if (p->presence[l] != LAW_ABSENT)
            continue;
        memset(p->forces + law[LAW_ROW], 0, (size_t)row_count(law)*sizeof(double));
        p->modes[l] = CONTACT_OPEN;
        if (energy)
            energy[l] = 0.0;
    }
}

/* Solve all islands, one of all laws where it stands; return the status of one that has no
   solution, or gives energy. */
static int64_t by_islands(law_problem *p, solution solve, double *energy)
{
    int64_t *const seen = p->places + own_places(p->rows), *const island = seen + p->rows;
    int64_t *const owners = seen + (PLACES - 1)*p->rows;
    int64_t result = CONTACT_SOLVED;
    memset(seen, 0, (size_t)p->laws*sizeof(int64_t));
    write_owners(p, owners);
    write_absent(p, energy);
    for (int64_t l = 0; l < p->laws; l++) {
        if (p->presence[l] == LAW_ABSENT || seen[l])
            continue;
        const int64_t count = write_island(p, l, seen, island, owners);
        if (count == p->laws)
            return solve(p, energy);
        law_problem part;
        const int64_t status = solve_island(p, solve, energy, island, count, &part);
        const int fails = result == CONTACT_SOLVED || result == CONTACT_ENERGY_RISES;
        p->redundant += part.redundant;
        if (fails && (status != CONTACT_SOLVED || !(part.residual <= p->residual))) {
            p->residual = part.residual;
            p->law = part.law;
        }
        result = fails && status != CONTACT_SOLVED ? status : result;
    }
    return result;
}

void law_forces(law_problem *p) { by_islands(p, forces_of_island, 0); }

int law_follow(law_problem *p) { return by_islands(p, follow_island, 0) == CONTACT_SOLVED; }

int64_t law_solve(law_problem *p) { return by_islands(p, laws_of_island, 0); }

int64_t law_impact(law_problem *p, double *energy) { return by_islands(p, impact_of_island, energy); }
