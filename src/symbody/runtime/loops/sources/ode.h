/* Time integration of y' = f(t, y): one solver, several methods.

   Memory is the caller's; nothing is allocated, printed or kept between calls but in
   the solver. A solver goes forwards or backwards in time. */
#ifndef SYMBODY_ODE_H
#define SYMBODY_ODE_H

#include <stdint.h>

/* Why a solver returned. */
enum ode_status {
    ODE_RUNNING = 0,
    ODE_DONE = 1,               /* the end is reached */
    ODE_STOPPED = 2,            /* a callback asked for it */
    ODE_NOT_FINITE = 3,         /* the rates, however short the step */
    ODE_STEP_TOO_SMALL = 4,
    ODE_JACOBIAN_NOT_FINITE = 5,
    ODE_TOO_MANY_STEPS = 6,
    ODE_REPARTITION = 7,        /* the dependent coordinates are badly chosen by now */
    ODE_NOT_KEPT = 8,           /* the constraints cannot be kept */
    ODE_EVENT = 9,              /* an event function has a root here */
    ODE_MET = 10,               /* the ends of a load meet in the step that follows */
    ODE_SET_ASIDE = 11,         /* a constraint that was set aside as redundant is off */
    ODE_CONTACT = 12,           /* contact laws cannot be obeyed, see contact.h */
    ODE_EVENTS_FULL = 13,       /* the table of contact events is to be emptied */
    ODE_CONTACT_EVENT = 14,     /* an event of contacts is to be resolved */
    ODE_NO_JACOBIAN = 15,       /* it is to be computed by differences */
    ODE_STIFF = 16,             /* a solver of another method is wanted, see `other` */
    ODE_UNCLEAR = 17            /* whether all that moves has inertia at the start */
};

/* Callbacks return ODE_RUNNING, or why the solver is to return. */
typedef struct {
    int64_t n;      /* states */
    int64_t events; /* event functions */
    int64_t switches; /* so many, the last, where formulas switch, and go on */
    int64_t searched; /* whether steps are searched for events of contacts or for ends that
                         meet, and so are not prolonged; ODE_CLOSED where contacts hold, which
                         may take any force behind a switch */
    void *context;  /* first argument of the callbacks */
    int64_t (*rates)(void *context, double t, const double *y, double *yd);
    /* The same where a step may end, or null. It may write ODE_BEHIND n numbers more behind
       these, which stay until a step is interpolated. */
    int64_t (*end_rates)(void *context, double t, const double *y, double *yd);
    /* df/dy, row by row; null: by differences. */
    int64_t (*jacobian)(void *context, double t, const double *y, double *J);
    /* Puts a state back on its constraints, and quaternions on length one; or null.
       `accepted` is 0 for a state within a step, which is an answer only. */
    int64_t (*keep)(void *context, double t, double *y, int64_t accepted);
    /* Projects the state of a stage near a singular position; needed with `condition`. */
    int64_t (*project)(void *context, double t, double *y);
    /* What `keep` found: it grows with the inverse square of the distance from a singular
       position of the constraints; null where none may be passed. */
    const double *condition;
    /* Looks at a step before it is taken; or null. */
    int64_t (*watch)(void *context, double t, const double *y, double t_new,
                     const double *y_new);
    /* The values of the event functions; or null. */
    int64_t (*event)(void *context, double t, const double *y, double *g);
} ode_system;

enum { ODE_BEHIND = 3, ODE_CLOSED = 2 };

typedef struct ode_method ode_method;

typedef struct {
    const ode_method *method;
    double rtol;        /* error allowed in a step, relative to the state */
    const double *atol; /* and beside it, of each state */
    double max_step;    /* longest step */
    double step;        /* step of RK4 and Moreau; 0 where it is chosen */
    int64_t leaves;     /* whether another solver goes on where stiffness costs steps */
} ode_options;

typedef struct {
    int64_t steps;          /* accepted */
    int64_t rejected;
    int64_t evaluations;    /* of the rates */
    int64_t jacobians;
    int64_t factorizations;
    int64_t stiff;          /* whether a nonstiff method was held up by stiffness */
} ode_counts;

typedef struct {
    ode_system *system;
    const ode_options *options;
    double *work;       /* ode_work doubles */
    int64_t *pivots;    /* ode_pivots integers */
    ode_counts counts;
    double t;           /* of the state y */
    double t_old;       /* where the last step began */
    double h;           /* the next step, with its sign; 0 if it is not chosen yet */
    double h_old;       /* the last step; 0 after a start */
    double end;         /* where the solver is to stop */
    double behind;      /* a switch before which the step that is tried is to end; or NaN */
    double bad_time;    /* of the last rates that are not finite */
    double error;       /* norm of the error of the last accepted step */
    double h_factored;  /* Radau: for which step matrices are factorized; 0 for none */
    double contraction; /* Radau: how fast Newton's method converged */
    double remainder;   /* Radau: how far its limit may be, in last changes */
    double h_control;   /* Radau: the last accepted step, for the controller */
    double planned;     /* where it has started; RK4: until where steps are planned */
    double origin;      /* RK4: from where */
    double condition;   /* of the constraints, at t */
    double best;        /* its smallest and its largest value in all steps */
    double worst;
    double worst_time;
    double asked;       /* the next time at which the state is asked for; or NaN */
    double fine;        /* Radau: the step whose polynomial has rates in the tolerance */
    double singular;    /* when a singular position is passed, as estimated */
    double lost;        /* the largest error that rounding excused, in tolerances */
    double lost_time;
    void *other;        /* a solver of another method that may go on; null for none yet, and in
                           one that has not gone on in this run */
    double pace;        /* step of the method before, where that was left as stiff; or 0 */
    double looked;      /* when steps were last compared with it; or NaN */
    double worked;      /* what they had cost by then */
    int64_t next_try;   /* after so many steps the other method is tried again */
    int64_t tries;      /* so often that was in vain */
    int64_t planned_steps;
    int64_t taken;      /* RK4: how many of these are done */
    int64_t begun;      /* the first rates at y are known */
    int64_t retry;      /* the last step was rejected */
    int64_t bad;        /* why the step that is tried was refused, beside its error */
    int64_t near;       /* it is near a singular position */
    int64_t signs;      /* successive signs of stiffness */
    int64_t no_signs;
    int64_t dense;      /* the coefficients of dense output are there */
    int64_t refined;    /* Radau: answers of the last step are put on the slow motion */
    int64_t fresh;      /* Radau: the Jacobian is that of y */
    int64_t stages;     /* Radau: of the next step */
    int64_t drawn;      /* Radau: of the last step, whose polynomial there is */
    int64_t begins_high; /* Radau: the motion before is smooth, begin with most stages */
    int64_t smooth;     /* accepted steps since one was rejected */
    int64_t watching;   /* whether the values of the event functions at y are known */
    int64_t event;      /* number of the event function that has a root at t; -1 for none */
    int64_t hasty;      /* switches one after another in steps of rounding */
    int64_t order;      /* Taylor: of the last step */
} ode_solver;

/* The methods, each in a file of its own: Dormand-Prince 5(4) and 8(5,3), the classical
   Runge-Kutta method with steps of one length, Radau IIA of orders 5, 9 and 13 for stiff systems,
   Taylor series. */
extern const ode_method ode_dp54, ode_dp853, ode_rk4, ode_radau, ode_taylor;

/* Doubles that DP54 needs for n states, and further ones for each event function. */
#define ODE_DP54_WORK(n) (21*(n))
enum { ODE_EVENT_ARRAYS = 6 };
/* Doubles and integers that a solver needs for n states and some event functions. */
int64_t ode_work(const ode_method *method, int64_t n, int64_t events);
int64_t ode_pivots(const ode_method *method, int64_t n);

/* Where a solver keeps its arrays of n numbers. */
double *ode_state(const ode_solver *s);     /* y at t */

/* Begin at a time with the state that stands in ode_state. `h` is a guess of the first
   step, with its sign; 0 for none. The rest of the solver may be zeros before. */
void ode_start(ode_solver *s, double t, double h);
/* The same where a new run begins after another one. */
void ode_begin(ode_solver *s, double t, double h);
/* Do one step towards s->end, as many tries as it takes. */
int64_t ode_step(ode_solver *s);
/* The same, blind to events. */
int64_t ode_step_blindly(ode_solver *s);
/* Write the state at a time within the last step, not kept on its constraints. */
int64_t ode_interpolate(ode_solver *s, double t, double *y);
/* The same, kept on them, unless they are singular. */
int64_t ode_within(ode_solver *s, double t, double *y);
/* The same or the state itself, refined, and kept on them unless they are singular. */
int64_t ode_answer(ode_solver *s, double t, double *y);
/* The values of the event functions at t, by which later ones are known to cross zero;
   after an event those before it. */
enum { ODE_SIDES = 0 };
/* What `watching` may be beside 0 and 1: those of conditions alone, no switches; and `event`
   beside numbers: a switch is passed, behind which a solver starts again. */
enum { ODE_CONDITIONS_KNOWN = 2, ODE_SWITCHED = -2 };
double *ode_events(const ode_solver *s, int64_t which);
/* Take the event functions at t as these values, that of an event as passed. */
int64_t ode_sides(ode_solver *s);
/* The same after a jump of the state; an event where one of them has crossed zero. */
int64_t ode_jumped(ode_solver *s);
/* Put the solver at a time within its last step, where it is to start again. */
int64_t ode_go_back(ode_solver *s, double t);

#endif
