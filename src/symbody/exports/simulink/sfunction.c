/* %NAME% as a Simulink S-function of level 2.

   Dialog parameters: the values of the parameters, and the start values of the states;
   [] for those of the model. Inputs: u, if there are inputs. Outputs: the entries of the
   sensors, if there are any, then the states. */
#define S_FUNCTION_NAME %NAME%_sfun
#define S_FUNCTION_LEVEL 2

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "instance.h"
#include "simstruc.h"

enum { GIVEN_PARAMETERS, GIVEN_START, DIALOG };

/* One zero crossing stands for all time events. At the last indicators something jumps. */
enum {
    CROSSINGS = MODEL_INDICATORS + (MODEL_EVENT_TIMES + MODEL_LOOKED_AT > 0),
    JUMPS = MODEL_CONDITIONS + MODEL_GUARDS,
    FIRST_JUMP = MODEL_INDICATORS - JUMPS
};

/* What the block is, in the memory that Simulink keeps for it. */
typedef struct {
    instance model;
    SimStruct *S;
    double side;                 /* sign of the zero crossing of time events */
    double signs[LENGTH(JUMPS)]; /* of the zero crossings at jumps, beside the indicators */
    int above[LENGTH(JUMPS)];    /* whether these were above zero */
    int is_new;                  /* contacts and clauses have not begun */
} s_block;

enum { WORK = (sizeof(s_block) + sizeof(double) - 1)/sizeof(double) };

static s_block *block_of(SimStruct *S) { return (s_block *)(void *)ssGetRWork(S); }

static char message[400];

/* Check that a dialog parameter is empty or has as many real numbers as it must. */
static int fits(SimStruct *S, int index, int count, const char *what)
{
    const mxArray *const given = ssGetSFcnParam(S, index);
    const int n = (int)mxGetNumberOfElements(given);
    if (n == 0 || (n == count && mxIsDouble(given) && !mxIsComplex(given) &&
                   !mxIsSparse(given)))
        return 1;
    snprintf(message, sizeof message, "%NAME%: the %s are %d numbers, but %d are given, or "
             "no real ones. Give %d real numbers, or [] for those of the model.", what,
             count, n, count);
    ssSetErrorStatus(S, message);
    return 0;
}

#define MDL_CHECK_PARAMETERS
static void mdlCheckParameters(SimStruct *S)
{
    const mxArray *const given = ssGetSFcnParam(S, GIVEN_PARAMETERS);
    if (!fits(S, GIVEN_PARAMETERS, MODEL_PARAMETERS, "parameters") ||
        !fits(S, GIVEN_START, MODEL_STATES, "start values") ||
        mxGetNumberOfElements(given) == 0)
        return;
    for (int i = 0; i < MODEL_PARAMETERS; i++) {
        const double value = mxGetPr(given)[i];
        const int sign = model_sign[i];
        if (!model_given[i] || sign == 0 || sign*value > 0.0 ||
            (sign > 1 && value == 0.0))
            continue;
        snprintf(message, sizeof message, "%NAME%: the parameter %d, %s, must be %s; it is "
                 "%g.", i + 1, model_parameter_names[i],
                 sign > 1 ? "zero or positive, as masses and moments of inertia are" :
                 sign > 0 ? "positive, which formulas rely on" :
                 "negative, which formulas rely on", value);
        ssSetErrorStatus(S, message);
        return;
    }
}

static void mdlInitializeSizes(SimStruct *S)
{
    const int outputs = MODEL_OUTPUTS > 0, states = MODEL_STATES > 0;
    ssSetNumSFcnParams(S, DIALOG);
    if (ssGetNumSFcnParams(S) != ssGetSFcnParamsCount(S))
        return;
    mdlCheckParameters(S);
    if (ssGetErrorStatus(S) != NULL)
        return;
    ssSetSFcnParamTunable(S, GIVEN_PARAMETERS, 1);
    ssSetSFcnParamTunable(S, GIVEN_START, 0);
    ssSetNumContStates(S, MODEL_STATES);
    ssSetNumDiscStates(S, 0);
    if (!ssSetNumInputPorts(S, MODEL_INPUTS > 0))
        return;
    if (MODEL_INPUTS > 0) {
        ssSetInputPortWidth(S, 0, MODEL_INPUTS);
        ssSetInputPortRequiredContiguous(S, 0, 1);
        ssSetInputPortDirectFeedThrough(S, 0, MODEL_FEEDTHROUGH);
    }
    if (!ssSetNumOutputPorts(S, outputs + states))
        return;
    if (outputs)
        ssSetOutputPortWidth(S, 0, MODEL_OUTPUTS);
    if (states)
        ssSetOutputPortWidth(S, outputs, MODEL_STATES);
    ssSetNumSampleTimes(S, 1);
    ssSetNumRWork(S, WORK);
    ssSetNumNonsampledZCs(S, CROSSINGS);
    ssSetOptions(S, SS_OPTION_EXCEPTION_FREE_CODE);
}

static void mdlInitializeSampleTimes(SimStruct *S)
{
    ssSetSampleTime(S, 0, CONTINUOUS_SAMPLE_TIME);
    ssSetOffsetTime(S, 0, 0.0);
}

static void say(instance *self, severity how, const char *text)
{
    if (how != PROBLEM)
        return;
    snprintf(message, sizeof message, "%NAME%: %s.", text);
    ssSetErrorStatus(((s_block *)(void *)self)->S, message);
}

/* Let the instance be where Simulink is; with its inputs, if these may be read. */
static instance *moved(SimStruct *S, int with_inputs)
{
    instance *const self = &block_of(S)->model;
    snapshot *const now = &self->now;
    now->time = now->input_time = ssGetT(S);
    memcpy(now->y, ssGetContStates(S), MODEL_STATES*sizeof(double));
    if (MODEL_INPUTS > 0 && with_inputs)
        memcpy(now->u, ssGetInputPortRealSignal(S, 0), MODEL_INPUTS*sizeof(double));
    self->fresh = 0;
    return self;
}

/* Take the parameters. */
#define MDL_PROCESS_PARAMETERS
static void mdlProcessParameters(SimStruct *S)
{
    const mxArray *const given = ssGetSFcnParam(S, GIVEN_PARAMETERS);
    instance *const self = &block_of(S)->model;
    const double *const from = mxGetNumberOfElements(given) > 0 ? mxGetPr(given)
                                                                : model_default;
    memcpy(self->now.p, from, MODEL_PARAMETERS*sizeof(double));
    self->changed_parameters = 1;
    instance_pass_events(self);
}

#define MDL_START
static void mdlStart(SimStruct *S)
{
    memset(ssGetRWork(S), 0, sizeof(s_block));
}

#define MDL_INITIALIZE_CONDITIONS
static void mdlInitializeConditions(SimStruct *S)
{
    const mxArray *const given = ssGetSFcnParam(S, GIVEN_START);
    const double *const from = mxGetNumberOfElements(given) > 0 ? mxGetPr(given)
                                                                : model_start;
    s_block *const b = block_of(S);
    b->S = S;
    b->side = 1.0;
    b->is_new = 1;
    b->model.say = say;
    instance_reset(&b->model);
    b->model.now.phase = INITIALIZING;
    memcpy(b->model.now.y, from, MODEL_STATES*sizeof(double));
    instance_experiment(&b->model, ssGetT(S), 0, 0.0);
    mdlProcessParameters(S);
    instance_close_start(&b->model);
    b->model.now.phase = CONTINUOUS;
    memcpy(ssGetContStates(S), b->model.now.y, MODEL_STATES*sizeof(double));
}

static void mdlOutputs(SimStruct *S, int_T tid)
{
    instance *const self = moved(S, MODEL_FEEDTHROUGH);
    (void)tid;
    if (MODEL_OUTPUTS > 0) {
        instance_outputs(self);
        memcpy(ssGetOutputPortRealSignal(S, 0), self->z, MODEL_OUTPUTS*sizeof(double));
    }
    if (MODEL_STATES > 0)
        memcpy(ssGetOutputPortRealSignal(S, MODEL_OUTPUTS > 0), self->now.y,
               MODEL_STATES*sizeof(double));
}

static double crossing(const s_block *b, int i) { return b->signs[i]*b->model.e[FIRST_JUMP + i]; }

#define MDL_UPDATE
static void mdlUpdate(SimStruct *S, int_T tid)
{
    s_block *const b = block_of(S);
    instance *const self = moved(S, 1);
    const int is_time = self->now.time >= self->now.next_event, begins = b->is_new;
    int jumps = is_time || begins, changed = 0;
    (void)tid;
    instance_indicators(self);
    for (int i = 0; i < JUMPS && !begins; i++) {
        const int above = crossing(b, i) > 0.0;
        jumps = jumps || above != b->above[i];
        b->above[i] = above;
    }
    if (!jumps)
        jumps = instance_step_is_done(self);
    if (jumps < 0)
        return;
    if (jumps)
        changed = instance_update(self);
    b->is_new = 0;
    if (changed < 0)
        return;
    if (is_time)
        b->side = -b->side;
    /* A crossing keeps the sign that it has come to, so that it is none once more. */
    if (jumps)
        instance_indicators(self);
    for (int i = 0; i < JUMPS && jumps; i++) {
        const int above = self->e[FIRST_JUMP + i] > 0.0;
        b->signs[i] = begins || above == b->above[i] ? 1.0 : -1.0;
        b->above[i] = crossing(b, i) > 0.0;
    }
    memcpy(ssGetContStates(S), self->now.y, MODEL_STATES*sizeof(double));
    if (changed || (jumps && !begins))
        ssSetSolverNeedsReset(S);
}

#define MDL_DERIVATIVES
static void mdlDerivatives(SimStruct *S)
{
    instance *const self = moved(S, 1);
    if (instance_rates(self) == 0)
        memcpy(ssGetdX(S), self->yd, MODEL_STATES*sizeof(double));
}

#define MDL_ZERO_CROSSINGS
static void mdlZeroCrossings(SimStruct *S)
{
    instance *const self = moved(S, 1);
    const s_block *const b = block_of(S);
    double *const e = ssGetNonsampledZCs(S);
    instance_indicators(self);
    memcpy(e, self->e, MODEL_INDICATORS*sizeof(double));
    for (int i = 0; i < JUMPS; i++)
        e[FIRST_JUMP + i] = crossing(b, i);
    if (MODEL_EVENT_TIMES + MODEL_LOOKED_AT > 0)
        e[MODEL_INDICATORS] = b->side*fmin(self->now.next_event - ssGetT(S), 1.0);
}

static void mdlTerminate(SimStruct *S)
{
    (void)S;
}

#ifdef MATLAB_MEX_FILE
#include "simulink.c"
#else
#include "cg_sfun.h"
#endif
