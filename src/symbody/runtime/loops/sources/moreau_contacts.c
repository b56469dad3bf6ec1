/* Who touches whom in a step, and the rows of contacts.

   Spheres are sorted into the cells of a grid as wide as the largest of them, so that n
   of them cost n. */
#include "moreau.h"

#include <math.h>
#include <string.h>

/* Beyond so many cells positions have no digits left. */
static const double FAR_AWAY = 1e15;
/* Width of a cell in radii: twice, and some for spheres that approach each other. */
static const double CELL = 2.5;

/* A power of two with room for twice so many. */
static int64_t table_size(int64_t count)
{
    int64_t size = 2;
    while (size < 2*count)
        size *= 2;
    return size;
}

static int64_t place_count(const moreau_system *m)
{
    return m->contact.laws - m->first_place;
}

static int64_t velocity_count(const moreau_system *m, int64_t l)
{
    return m->starts[l + 1] - m->starts[l];
}

/* Doubles of the rows of laws up to one. */
static int64_t rows_until(const moreau_system *m, int64_t last)
{
    int64_t sum = 0;
    for (int64_t l = 0; l < last; l++)
        sum += moreau_law_rows(m, l)*velocity_count(m, l);
    return sum;
}

/* What `gaps` write. */
static int64_t written(const moreau_system *m)
{
    const contact_system *const c = &m->contact;
    return c->laws + c->rows + LAW_NUMBERS*c->laws + PLACE_NUMBERS*place_count(m);
}

/* Lay out all parts, unless there is no memory yet; return their size. */
static int64_t lay_out_doubles(const moreau_system *m, int64_t n, moreau_parts *w)
{
    const contact_system *const c = &m->contact;
    const int64_t rows = MOREAU_NEWTON_ROWS, own = rows_until(m, c->laws);
    const int64_t contacts = m->most*(int64_t)(sizeof(moreau_contact)/sizeof(double));
    double *memory = 0;
    const struct { double **part; int64_t size; } sizes[] = {
        {&w->gap, c->laws}, {&w->speed, c->rows}, {&w->numbers, LAW_NUMBERS*c->laws},
        {&w->places, PLACE_NUMBERS*place_count(m)}, {&w->still, written(m)},
        {&w->one, written(m)}, {&w->W, own}, {&w->D, own}, {&w->free, c->nv},
        {&w->v, c->nv}, {&w->applied, c->rows}, {&w->last, 3*m->most}, {&w->rates, n},
        {&w->base, n}, {&w->shift, c->nv}, {&w->y, n}, {&w->blocks, m->most_blocks},
        {&w->newton, law_work(rows) + rows*(rows + 8)}, {&memory, contacts},
    };
    int64_t size = 0;
    for (size_t i = 0; i < sizeof(sizes)/sizeof(sizes[0]); i++) {
        if (c->work)
            *sizes[i].part = c->work + size;
        size += sizes[i].size;
    }
    w->contacts = (moreau_contact *)(void *)memory;
    return size;
}

static int64_t lay_out_integers(const moreau_system *m, moreau_parts *w)
{
    const int64_t laws = m->contact.laws, rows = MOREAU_NEWTON_ROWS;
    const struct { int64_t **part; int64_t size; } sizes[] = {
        {&w->blocks_of, laws}, {&w->needed, laws}, {&w->keys, m->most},
        {&w->modes, m->most}, {&w->slots, table_size(m->most)},
        {&w->cells, table_size(place_count(m))}, {&w->next, place_count(m)},
        {&w->integers_of_newton, law_places(rows) + rows*(LAW_INTEGERS + 2)},
    };
    int64_t size = 0;
    for (size_t i = 0; i < sizeof(sizes)/sizeof(sizes[0]); i++) {
        if (m->contact.places)
            *sizes[i].part = m->contact.places + size;
        size += sizes[i].size;
    }
    return size;
}

int64_t moreau_work(const moreau_system *m, int64_t n)
{
    moreau_parts w;
    return lay_out_doubles(m, n, &w);
}

int64_t moreau_places(const moreau_system *m)
{
    moreau_parts w;
    return lay_out_integers(m, &w);
}

moreau_parts moreau_parts_of(const moreau_system *m, int64_t n)
{
    moreau_parts w = {0};
    lay_out_doubles(m, n, &w);
    lay_out_integers(m, &w);
    for (int64_t l = 0, next = 0; l < m->contact.laws; l++) {
        w.blocks_of[l] = next;
        next += moreau_law_rows(m, l)*velocity_count(m, l);
    }
    return w;
}

/* Where a contact of the last step stands in the table of keys, or an empty slot. */
static int64_t slot_of(const moreau_system *m, const moreau_parts *w, int64_t key)
{
    const int64_t mask = table_size(m->most) - 1;
    int64_t slot = (int64_t)((uint64_t)key*0x9E3779B97F4A7C15u >> 32) & mask;
    while (w->slots[slot] > 0 && w->keys[w->slots[slot] - 1] != key)
        slot = (slot + 1) & mask;
    return slot;
}

int64_t moreau_last(const moreau_system *m, const moreau_parts *w, const moreau_contact *c)
{
    return w->slots[slot_of(m, w, moreau_key(m, c))] - 1;
}

void moreau_remember(moreau_system *m, moreau_parts *w)
{
    memset(w->slots, 0, (size_t)table_size(m->most)*sizeof(int64_t));
    for (int64_t i = 0; i < w->count; i++) {
        const moreau_contact *const c = w->contacts + i;
        w->keys[i] = moreau_key(m, c);
        w->modes[i] = c->mode;
        memcpy(w->last + 3*i, c->impulse, sizeof(c->impulse));
        w->slots[slot_of(m, w, w->keys[i])] = i + 1;
    }
    m->active = w->count;
}

/* A new contact of a law, or null where there is no room. */
static moreau_contact *begin(moreau_system *m, moreau_parts *w, int64_t l, int64_t other)
{
    if (w->count == m->most)
        return 0;
    const int64_t kind = moreau_law(m, l)[LAW_KIND];
    const double *const numbers = w->numbers + l*LAW_NUMBERS;
    moreau_contact *const c = w->contacts + w->count++;
    memset(c, 0, sizeof(*c));
    c->law = l;
    c->other = other;
    c->normal = kind != LAW_FRICTION;
    c->rows = kind == LAW_SPHERE ? 3 : moreau_law_rows(m, l);
    c->parts = other < 0 ? 1 : 2;
    c->gap = w->gap[l];
    c->kinetic = numbers[LAW_KINETIC];
    c->limit = numbers[LAW_STATIC];
    c->rebound = numbers[LAW_RESTITUTION];
    for (int64_t i = 0; i < c->parts; i++) {
        const int64_t which = i == 0 ? l : other;
        w->needed[which] = 1;
        c->count[i] = velocity_count(m, which);
        c->velocities[i] = m->velocities + m->starts[which];
        c->W[i] = w->W + w->blocks_of[which];
        c->D[i] = w->D + w->blocks_of[which];
    }
    const int64_t last = moreau_last(m, w, c);
    if (last >= 0)
        memcpy(c->impulse, w->last + 3*last, sizeof(c->impulse));
    return c;
}

static const double *place_of(const moreau_system *m, const moreau_parts *w, int64_t l)
{
    return w->places + (l - m->first_place)*PLACE_NUMBERS;
}

/* Two unit vectors that are perpendicular to a third: Duff et al. (2017), Building an
   orthonormal basis, revisited, Journal of Computer Graphics Techniques 6. */
static void write_axes(const double *n, double *axes)
{
    const double sign = copysign(1.0, n[2]), a = -1.0/(sign + n[2]), b = n[0]*n[1]*a;
    const double all[9] = {n[0], n[1], n[2], 1.0 + sign*n[0]*n[0]*a, sign*b, -sign*n[0],
                           b, sign + n[1]*n[1]*a, -n[1]};
    memcpy(axes, all, sizeof(all));
}

/* The gap at which a law is looked at: that of contact, or what is passed within a time h
   where there is no rebound, whose speed would be another one then. */
static double reach(const moreau_system *m, const moreau_parts *w, int64_t l, double speed,
                    double h)
{
    const double rebound = w->numbers[l*LAW_NUMBERS + LAW_RESTITUTION];
    return m->contact.tolerances[2*l] + (rebound > 0.0 ? 0.0 : fmax(0.0, -h*speed));
}

/* A sphere and another one, or a wall, if they touch. */
static int64_t pair(moreau_system *m, moreau_parts *w, int64_t l, int64_t other, double h)
{
    const double *const a = place_of(m, w, l), *const b = place_of(m, w, other);
    const int is_wall = moreau_law(m, other)[LAW_KIND] == LAW_WALL;
    double n[3], square = 0.0, along = 0.0;
    if (moreau_law(m, l)[LAW_FLAGS] != moreau_law(m, other)[LAW_FLAGS])
        return CONTACT_SOLVED;
    for (int i = 0; i < 3; i++) {
        n[i] = a[i] - b[i];
        square += n[i]*n[i];
        along += n[i]*b[PLACE_NORMAL + i];
    }
    const double wide = a[PLACE_RADIUS] + b[PLACE_RADIUS], distance = sqrt(square);
    const double gap = (is_wall ? along : distance) - wide;
    double speed = 0.0;
    for (int i = 0; i < 3; i++) {
        n[i] = is_wall ? b[PLACE_NORMAL + i] : distance > 0.0 ? n[i]/distance : i == 2;
        speed += n[i]*(w->speed[moreau_law(m, l)[LAW_ROW] + i]
                       - w->speed[moreau_law(m, other)[LAW_ROW] + i]);
    }
    if (!(gap <= reach(m, w, l, speed, h)))
        return CONTACT_SOLVED;
    moreau_contact *const c = begin(m, w, l, other);
    if (!c)
        return CONTACT_TOO_MANY;
    c->gap = gap;
    write_axes(n, c->axes);
    for (int i = 0; i < 3; i++)
        c->place[i] = a[i] - a[PLACE_RADIUS]*n[i];
    return CONTACT_SOLVED;
}

static int64_t hash(const moreau_system *m, const int64_t *cell)
{
    const uint64_t mixed = (uint64_t)cell[0]*73856093u ^ (uint64_t)cell[1]*19349663u
                           ^ (uint64_t)cell[2]*83492791u;
    return (int64_t)(mixed & (uint64_t)(table_size(place_count(m)) - 1));
}

static int write_cell(const double *place, double wide, int64_t *cell)
{
    for (int i = 0; i < 3; i++) {
        const double at = floor(place[i]/wide);
        if (!(fabs(at) < FAR_AWAY))
            return 0;
        cell[i] = (int64_t)at;
    }
    return 1;
}

/* The spheres that touch one, of those that are in cells already. */
static int64_t neighbors(moreau_system *m, moreau_parts *w, int64_t l, const int64_t *cell,
                         double wide, double h)
{
    for (int64_t number = 0; number < 27; number++) {
        const int64_t near[3] = {cell[0] + number%3 - 1, cell[1] + number/3%3 - 1,
                                 cell[2] + number/9 - 1};
        for (int64_t i = w->cells[hash(m, near)]; i > 0; i = w->next[i - 1]) {
            int64_t of_other[3];
            write_cell(w->places + (i - 1)*PLACE_NUMBERS, wide, of_other);
            if (memcmp(of_other, near, sizeof(near)) != 0)
                continue;
            const int64_t status = pair(m, w, l, m->first_place + i - 1, h);
            if (status != CONTACT_SOLVED)
                return status;
        }
    }
    return CONTACT_SOLVED;
}

static int64_t find_pairs(moreau_system *m, moreau_parts *w, double h)
{
    double wide = 0.0;
    for (int64_t i = 0; i < place_count(m); i++)
        wide = fmax(wide, CELL*w->places[i*PLACE_NUMBERS + PLACE_RADIUS]);
    memset(w->cells, 0, (size_t)table_size(place_count(m))*sizeof(int64_t));
    for (int64_t l = m->first_place; l < m->contact.laws; l++) {
        int64_t cell[3], status = CONTACT_SOLVED;
        if (moreau_law(m, l)[LAW_KIND] != LAW_SPHERE)
            continue;
        if (!write_cell(place_of(m, w, l), wide, cell))
            return CONTACT_NOT_FINITE;
        status = neighbors(m, w, l, cell, wide, h);
        for (int64_t k = m->first_place; k < m->contact.laws; k++)
            if (status == CONTACT_SOLVED && moreau_law(m, k)[LAW_KIND] == LAW_WALL)
                status = pair(m, w, l, k, h);
        if (status != CONTACT_SOLVED)
            return status;
        const int64_t i = l - m->first_place, head = hash(m, cell);
        w->next[i] = w->cells[head];
        w->cells[head] = i + 1;
    }
    return CONTACT_SOLVED;
}

int64_t moreau_find(moreau_system *m, moreau_parts *w, double h)
{
    w->count = 0;
    memset(w->needed, 0, (size_t)m->contact.laws*sizeof(int64_t));
    for (int64_t l = 0; l < m->first_place; l++) {
        const int64_t kind = moreau_law(m, l)[LAW_KIND];
        if (!isfinite(w->gap[l]))
            return CONTACT_NOT_FINITE;
        const double speed = w->speed[moreau_law(m, l)[LAW_ROW]];
        if (kind == LAW_GAP && w->gap[l] > reach(m, w, l, speed, h))
            continue;
        if (!begin(m, w, l, -1))
            return CONTACT_TOO_MANY;
    }
    return place_count(m) > 0 ? find_pairs(m, w, h) : CONTACT_SOLVED;
}

/* Rows of a pair from those of one of its two places, whose speeds without velocities
   are `still`. */
static void write_pair(moreau_contact *c, int64_t part, const double *origin,
                       const double *still, double *W, double *D)
{
    const int64_t count = c->count[part];
    const double side = part == 0 ? 1.0 : -1.0;
    double arm[3];
    for (int i = 0; i < 3; i++)
        arm[i] = c->place[i] - origin[i];
    for (int row = 0; row < 3; row++) {
        const double *const d = c->axes + 3*row;
        const double ways[SET_ROWS] = {d[0], d[1], d[2], arm[1]*d[2] - arm[2]*d[1],
                                       arm[2]*d[0] - arm[0]*d[2],
                                       arm[0]*d[1] - arm[1]*d[0]};
        for (int i = 0; i < SET_ROWS; i++)
            c->bias[row] += side*ways[i]*still[i];
        for (int64_t k = 0; k < count; k++) {
            double along = 0.0, change = 0.0;
            for (int i = 0; i < SET_ROWS; i++) {
                along += ways[i]*c->W[part][i*count + k];
                change += ways[i]*c->D[part][i*count + k];
            }
            W[row*count + k] = side*along;
            D[row*count + k] = side*change;
        }
    }
}

/* The part of A of a contact's own rows; `dense` is zero before and after. */
static void write_own(moreau_contact *c, double *dense)
{
    for (int64_t j = 0; j < c->rows; j++) {
        for (int64_t p = 0; p < c->parts; p++)
            for (int64_t k = 0; k < c->count[p]; k++)
                dense[c->velocities[p][k]] += c->D[p][j*c->count[p] + k];
        for (int64_t i = 0; i < c->rows; i++) {
            double sum = 0.0;
            for (int64_t p = 0; p < c->parts; p++)
                for (int64_t k = 0; k < c->count[p]; k++)
                    sum += c->W[p][i*c->count[p] + k]*dense[c->velocities[p][k]];
            c->A[3*i + j] = sum;
        }
        for (int64_t p = 0; p < c->parts; p++)
            for (int64_t k = 0; k < c->count[p]; k++)
                dense[c->velocities[p][k]] = 0.0;
    }
}

int64_t moreau_write_rows(moreau_system *m, moreau_parts *w)
{
    const double *const still = w->still + m->contact.laws; /* speeds */
    double *next = w->blocks;
    for (int64_t i = 0; i < w->count; i++) {
        moreau_contact *const c = w->contacts + i;
        for (int64_t k = 0; k < c->rows && c->parts == 1; k++)
            c->bias[k] = still[moreau_law(m, c->law)[LAW_ROW] + k];
        for (int64_t p = 0; p < c->parts && c->parts == 2; p++) {
            const int64_t l = p == 0 ? c->law : c->other, size = 3*c->count[p];
            if (next + 2*size > w->blocks + m->most_blocks)
                return CONTACT_TOO_MANY;
            write_pair(c, p, place_of(m, w, l), still + moreau_law(m, l)[LAW_ROW], next,
                       next + size);
            c->W[p] = next;
            c->D[p] = next + size;
            next += 2*size;
        }
        write_own(c, w->shift);
        c->response = moreau_tangent_response(c);
    }
    return CONTACT_SOLVED;
}
