/* Modes of a few contacts, one combination after the other: as a last resort, since pivots
   and Newton's method may miss a solution where restitutions differ or something slides,
   and do not look for a second one. Where friction is along lines, combinations have all
   solutions but convex sums of them; in the plane a slip begins at each of sixteen directions,
   four a round, and turns. */
#include "contact_methods.h"

/* Steps of Newton's method, where a direction turns and where none does. */
enum { STEPS_THAT_TURN = 12, STEPS = 2 };
/* So many rounds, where a direction turns. */
enum { ROUNDS = 4 };
static const double QUARTER = 1.57079632679489662; /* of a turn */

/* Sticking, and the directions that a slip may begin with. */
static int64_t frictions(const law_problem *p, int64_t l)
{
    const int is_free = p->presence[l] == LAW_HELD && tangent_scale(p, l) > 0.0;
    return is_free ? 1 + 2*law_of(p, l)[LAW_TANGENTS] : 1;
}

/* How many modes a law may have: those of closed ones first. */
static int64_t options(const law_problem *p, int64_t l)
{
    const int64_t *const law = law_of(p, l), count = frictions(p, l);
    if (p->presence[l] == LAW_ABSENT)
        return 1;
    return law[LAW_KIND] == LAW_FRICTION ? count : count + (p->least[l] > 0.0 ? count : 1);
}

/* Let a law be in one of its modes; whether it slips in a direction that may turn, which
   is put this angle further. */
static int choose(law_problem *p, int64_t l, int64_t option, double angle)
{
    const int64_t *const law = law_of(p, l), first = law_tangent(law);
    const int64_t count = frictions(p, l), way = option%count;
    const int slides = p->presence[l] == LAW_SLIDES && law[LAW_TANGENTS] > 0;
    if (p->presence[l] == LAW_ABSENT)
        return 0;
    angle = law[LAW_TANGENTS] == 2 ? angle + QUARTER*(double)way : 2.0*QUARTER*(double)way;
    for (int64_t i = 0; way > 0 && i < law[LAW_TANGENTS]; i++)
        p->directions[first + i] = i ? sin(angle) : cos(angle);
    p->modes[l] = mode_of(p, l, option < count, way == 0 && !slides);
    return way > 0 && law[LAW_TANGENTS] == 2;
}

int law_combine(law_problem *p, int64_t *next)
{
    int64_t count = 1;
    for (int64_t l = 0; l < p->laws && count <= p->combinations; l++)
        count *= options(p, l);
    while (*next < ROUNDS*count && count <= p->combinations) {
        const double angle = QUARTER/ROUNDS*(double)(*next/count);
        int turns = 0;
        int64_t rest = (*next)++%count;
        for (int64_t l = 0; l < p->laws; l++) {
            const int64_t own = options(p, l);
            turns |= choose(p, l, rest%own, angle);
            rest /= own;
        }
        if (*next >= count && !turns)
            continue; /* as in the first round */
        memset(p->forces, 0, (size_t)p->rows*sizeof(double));
        if (law_newton(p, 0, turns ? STEPS_THAT_TURN : STEPS, 1))
            return 1;
    }
    return 0;
}
