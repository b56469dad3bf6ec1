/* What the files of contacts share. */
#ifndef SYMBODY_CONTACT_PARTS_H
#define SYMBODY_CONTACT_PARTS_H

#include "contact.h"

#include <math.h>

/* Parts of the work. */
typedef struct contact_parts {
    double *gap, *speed, *offset, *numbers, *entries; /* what `contacts` writes */
    double *A;                                  /* with zeros, row by row */
    double *response;                           /* what this writes */
    double *young; /* of each law: its slip in the plane begins; below zero: it no longer does */
    double *beyond;  /* what a reference, near to which forces stay that are not unique, has
                        beyond the least; these are in relation to it, or zeros */
    double *least_forces;
    double *ways, *forces, *accelerations, *least, *energy, *right;
    double *guards; /* GUARD_SAMPLES of values, rates and forces */
    double *before; /* gaps of open laws where the last step ended, as `ends` has them; NaN
                       for the first where an event has been */
    double *fastest; /* of each law, the fastest of its last rates */
    double *zeros;  /* what is zero of each guard until it has risen above it */
    double *copy; /* of all before, and the directions, while another method is tried */
    double *y;
    double *law;
    int64_t *starts; /* of each row, and of what is behind: its first entry of all */
    int64_t *presence, *modes, *touching, *places;
} contact_parts;

/* Gaps and speeds that are held at zero may be so much of the tolerances. */
#define CONTACT_HELD_TO 1e-3
/* Slip in the plane begins, and follows its acceleration, up to so many times the
   tolerance: there friction would turn the velocity ever faster. */
#define CONTACT_BEGINS 1e3
/* Times of impacts are the same by so much of a time of the motion, which tolerances tell. */
#define SOON 5e-6
/* Slip in the plane that ends within so much of contact_soon is ended. */
#define CONTACT_SOON 0.1

enum { GUARDS_OF_A_LAW = 2, GUARD_SAMPLES = 21 };

/* A problem of the laws at what was evaluated last. */
law_problem contact_problem(const contact_system *c);
/* Write directions of slip from the sliding velocities that were evaluated last. */
void contact_point_slips(const contact_system *c, const contact_parts *w);
/* Whether a law slips, and can be stopped, in the plane; where forces hardly move it but
   along a line, its velocity passes zero. */
int contact_slips_in_plane(const contact_system *c, int64_t l);
/* Whether the ends of a law move across the only line along which forces move them. */
int contact_is_carried(const contact_system *c, int64_t l);
/* Whether the slip of a law with a plane is as slow as where it begins. */
int contact_begins(const contact_system *c, int64_t l);
/* Write the forces of the present modes; whether slip that begins follows its acceleration. */
int contact_force(const contact_system *c, double t, law_problem *p);

/* The fastest of the last rates of a gap, after one that is `now`: less and less of what was
   before. An unknown rate is not faster. */
static inline double contact_fastest(double before, double now)
{
    return fabs(now) > 0.8*before ? fabs(now) : 0.8*before;
}

/* Whether all laws are open and, by what `ends` says at the ends of the step, far from being
   closed, as is_far has it; a continuous extension has overwritten what it says. */
static inline int contact_stays_open(contact_system *c, const ode_solver *s)
{
    const contact_parts *const w = c->parts;
    const double *const after = c->end, twice = 2.0*fabs(s->h_old);
    if (c->end_time != s->t || s->dense)
        return 0;
    for (int64_t l = 0, laws = c->laws; l < laws; l++) {
        const double gap = w->before[l], later = after[l], now = fabs(after[laws + l]);
        const double fastest = w->fastest[l], change = 2.0*fabs(later - gap);
        const double way = twice*(now > fastest ? now : fastest);
        w->before[l] = later;
        w->fastest[l] = contact_fastest(fastest, now);
        /* Written so that NaN fails. */
        if (!((later < gap ? later : gap) > (way > change ? way : change)))
            return 0;
    }
    c->far = 1;
    return 1;
}

static inline const int64_t *law_of(const contact_system *c, int64_t l)
{
    return c->table + l*LAW_INTEGERS;
}

/* A series of impacts that ends so soon is ended [s]. */
static inline double contact_soon(const contact_system *c)
{
    return fmax(c->soon, SOON*c->tolerances[0]/c->tolerances[1]);
}

static inline double gap_tolerance(const contact_system *c, int64_t l) { return c->tolerances[2*l]; }
static inline double speed_tolerance(const contact_system *c, int64_t l)
{
    return c->tolerances[2*l + 1];
}

/* A law of those with a normal row. */
static inline int is_unilateral(const contact_system *c, int64_t l)
{
    return law_of(c, l)[LAW_KIND] != LAW_FRICTION;
}

static inline double normal_speed(const contact_system *c, const contact_parts *w, int64_t l)
{
    return w->speed[law_of(c, l)[LAW_ROW]];
}

/* In contact.c. */

/* What the compiled functions say without forces of contacts; inputs of the user are
   those of this time and state. */
void contact_call(const model_context *model, const model_call *f, double t, const double *y,
                 double *out);
/* What `contacts` says. */
void contact_evaluate(const model_context *model, double t, const double *y);
/* Take the forces of contacts from the inputs. */
void contact_without_forces(const model_context *model);
/* The length of the sliding velocity of a law, and its direction. */
double contact_slide(const contact_system *c, int64_t l, const double *speed, double *way);
/* Let laws be in the present modes, and friction that slips have its direction. */
law_problem contact_in_modes(const contact_system *c);
/* Say why laws cannot be obeyed. */
int64_t contact_fail(contact_system *c, int64_t status, int64_t law, double value);
/* The first law whose bounds follow forces, or -1. */
int64_t contact_follower(const contact_system *c);
/* Let forces act, as which bounds see them; whether they have changed. */
int contact_let_act(const model_context *model, const double *forces);
/* Add to so many entries of a state, from `first` on, what impulses of rows change. */
void contact_push(const model_context *model, double t, double *y, int64_t first, int64_t count,
                  const double *impulses);

/* In contact_impacts.c. */

/* Write a row of the table of events; there is room. */
contact_event *contact_record(contact_system *c, double t, int64_t kind, int64_t l);
/* Whether ends of a law touch: it was closed, or its guard says so. */
int contact_touches(const contact_system *c, const contact_parts *w, int64_t l);
/* Whether any ends that touch approach each other; those that have just met do so at any
   speed, or they would meet again at once. */
int contact_any_approaches(const contact_system *c, const contact_parts *w, int have_met);
/* What the compiled functions say at the state, which has changed. */
int64_t contact_look(model_context *model, ode_solver *s);
/* The impact of all that touch; its rise is the largest speed of separation that it gives,
   by the largest of approach before. */
int64_t contact_impact(model_context *model, ode_solver *s);
/* Let what has risen so slowly that it, or the series of its impacts, will be over soon, or
   that it is back within an instant, rest, and return by when, by a geometric series; 0 if
   there is nothing. What friction stops until then sticks. */
double contact_series_limit(const contact_system *c, const int64_t *touching, double instant,
                           law_problem *p);
/* Stop what contact_series_limit says by impulses, and record it. What is left of the series
   acts as forces do from now on, but for these impulses, which take from slip what those of
   the series do not. */
void contact_end_series(model_context *model, ode_solver *s, double latest, law_problem *p);
/* Add to the impulses of events from some number on those of forces until the limit. */
void contact_add_rest(contact_system *c, int64_t first, double latest);

/* In contact_guards.c. */

/* Guards at a time: values and rates, NaN where these are not known; and forces by row, behind
   which copies have the time. */
typedef struct {
    double t;
    double *value, *rate, *force;
} contact_sample;

static inline int64_t contact_sample_size(const contact_system *c)
{
    return 2*GUARDS_OF_A_LAW*c->laws + c->rows + 1;
}

static inline contact_sample contact_sample_of(const contact_system *c, int64_t which, double t)
{
    const int64_t count = GUARDS_OF_A_LAW*c->laws;
    double *const values = c->parts->guards + contact_sample_size(c)*which;
    const contact_sample at = {t, values, values + count, values + 2*count};
    return at;
}

/* Write the guards at a time and state. */
int64_t contact_guards_at(model_context *model, double t, const double *y, contact_sample *at);
/* What a guard may be below zero where a mode has begun at zero: rounding. */
double contact_slack(const contact_system *c, int64_t j);

#endif
