/* One instance of the model: its values, and what is computed from them. The functions
   of FMI 2 and FMI 3 are thin layers over it, as is that of Simulink. */
#ifndef INSTANCE_H
#define INSTANCE_H

#include <stddef.h>

#include "loops.h"
#include "model.h"
#if MODEL_LAWS > 0
#include "contacts.h"
#endif
#if MODEL_WHENS > 0
#include "switches.h"
#endif

/* C knows no arrays of length 0. */
#define LENGTH(n) ((n) > 0 ? (n) : 1)

/* Value references: time, then one range for each kind of variable. */
enum {
    TIME = 0,
    STATES = 1,
    RATES = STATES + MODEL_STATES,
    INPUTS = RATES + MODEL_STATES,
    PARAMETERS = INPUTS + MODEL_INPUTS,
    OUTPUTS = PARAMETERS + MODEL_PARAMETERS,
    INDICATORS = OUTPUTS + MODEL_OUTPUTS,
    VARIABLES = INDICATORS + MODEL_INDICATORS
};

/* What an instance is doing. */
enum { INSTANTIATED, INITIALIZING, EVENTS, CONTINUOUS, STEPPING, ENDED };

/* Everything that decides what follows: saved, restored and serialized as it is. */
typedef struct {
    double time;
    double step;        /* of the solver, 0 before the first */
    double tolerance;   /* relative */
    double input_time;  /* at which the inputs have the values u */
    double phase;
    double last_event, next_event; /* between which formulas of time are smooth */
    double look;                   /* how often some conditions are looked at [s] */
    double y[LENGTH(MODEL_STATES)];
    double u[LENGTH(MODEL_INPUTS)];
    double du[LENGTH(MODEL_INPUTS)]; /* rates of the inputs, which a later value ends */
    double rate_time[LENGTH(MODEL_INPUTS)]; /* at which they were set */
    double p[LENGTH(MODEL_PARAMETERS)];
    double sizes[LENGTH(MODEL_EVENTS)]; /* greatest ones of what the solver looks for */
#if MODEL_LAWS > 0
    laws_state contacts;
#endif
#if MODEL_WHENS > 0
    switches_state switches;
#endif
} snapshot;

typedef enum { INFORMATION, PROBLEM } severity;

typedef struct instance {
    snapshot now;
    int co_simulation;
    int changed_parameters; /* since the constants were computed */
    int fresh;              /* which of the results below belong to `now` */
    double yd[LENGTH(MODEL_STATES)];
    double z[LENGTH(MODEL_OUTPUTS)];
    double e[LENGTH(MODEL_INDICATORS)];
    double k_derivatives[LENGTH(MODEL_DERIVATIVES_CONSTANTS)];
    double k_outputs[LENGTH(MODEL_OUTPUTS_CONSTANTS)];
#ifdef MODEL_TANGENT_CONSTANTS
    double k_tangent[LENGTH(MODEL_TANGENT_CONSTANTS)];
#endif
#ifdef MODEL_ADJOINT_CONSTANTS
    double k_adjoint[LENGTH(MODEL_ADJOINT_CONSTANTS)];
#endif
    double k_indicators[LENGTH(MODEL_INDICATORS_CONSTANTS)];
    double k_correction[LENGTH(MODEL_CORRECTION_CONSTANTS)];
    double k_closure[LENGTH(MODEL_CLOSURE_CONSTANTS)];
    double k_time_conditions[LENGTH(MODEL_TIME_CONDITIONS_CONSTANTS)];
    double first_event[LENGTH(MODEL_EVENT_TIMES)]; /* and each period after that */
    double event_period[LENGTH(MODEL_EVENT_TIMES)];
    double inputs[LENGTH(MODEL_ALL_INPUTS)]; /* forces of contacts at the end */
    double bad_inputs[LENGTH(MODEL_ALL_INPUTS)];
    double corrected[MODEL_STATES + 1];
    double atol[LENGTH(MODEL_STATES)];
#if MODEL_SWITCHES > 0
    double k_switches[LENGTH(MODEL_SWITCHES_CONSTANTS)];
#endif
    double work[LENGTH(ODE_DP54_WORK(MODEL_STATES) + ODE_EVENT_ARRAYS*MODEL_EVENTS)];
    int64_t stop;
    model_context model; /* for the loops, as are system and options */
    ode_system system;
    ode_options options;
#if MODEL_LAWS > 0
    laws_room room;
#endif
#if MODEL_WHENS > 0
    switches_room switch_room;
#endif
    void (*say)(struct instance *, severity, const char *text);
} instance;

/* All functions that return int return 0 if they succeeded, and say what went wrong. */

/* Say something, formatted like printf. */
void instance_say(instance *self, severity how, const char *format, ...);
/* Take the start values, as after instantiation. */
void instance_reset(instance *self);
/* Read or set one variable. */
int instance_get(instance *self, unsigned reference, double *value);
int instance_set(instance *self, unsigned reference, double value);
/* Set the rate at which an input changes in co-simulation. */
int instance_set_rate(instance *self, unsigned reference, double rate);
/* Compute the derivatives of the states. */
int instance_rates(instance *self);
/* Compute the outputs; the event indicators. */
void instance_outputs(instance *self);
void instance_indicators(instance *self);
/* Compute what follows from the parameters alone, if they have changed. */
void instance_constants(instance *self);
/* The inputs at a time: within their limits, and moving at their rates; behind them the
   discrete variables. */
void instance_inputs(const instance *self, double t, double *u);
/* One of the user's inputs at a time, before its limits. */
double instance_input(const instance *self, int i, double t);
/* Write the present inputs, and return the time that formulas get with them. */
double instance_point(instance *self, double *u);
/* Write the changes of `unknowns` for `seeds`, the changes of `knowns`. */
int instance_tangent(instance *self, const unsigned *unknowns, size_t n_unknowns,
                     const unsigned *knowns, size_t n_knowns, const double *seeds,
                     double *changes);
/* Take the start of an experiment, and its end if it is known. */
void instance_experiment(instance *self, double start, int has_stop, double stop);
/* Take time events at the present time, or as near to it as a tool's rounding, as passed
   and look for the next one. */
void instance_pass_events(instance *self);
/* Move to a time with the solver of co-simulation. */
int instance_step(instance *self, double end);
/* Close the loops at the start; let contacts of co-simulation meet. */
int instance_close_start(instance *self);
/* Take new discrete states at an event: times are passed, loops closed, contacts meet,
   separate, stick and slip, when clauses act. Return whether y has changed, and -1 on failure. */
int instance_update(instance *self);
/* Say whether a step of a tool left loops, quaternions or closed contacts by much more
   than the tolerance, so that y is to be updated; -1 where a constraint is broken. */
int instance_step_is_done(instance *self);

/* A saved state as bytes: these must be at least instance_bytes() long. */
size_t instance_bytes(void);
void instance_write(const snapshot *saved, char *bytes);
int instance_read(instance *self, const char *bytes, size_t size, snapshot *saved);
/* Go back to a saved state. */
void instance_restore(instance *self, const snapshot *saved);

#endif
