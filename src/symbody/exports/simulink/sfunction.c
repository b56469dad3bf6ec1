/* %NAME% as a Simulink S-function of level 2.

   Dialog parameters: the values of the parameters, and the start values of the states;
   [] for those of the model. Inputs: u, if there are inputs. Outputs: the entries of the
   sensors, if there are any, then the states. */
#define S_FUNCTION_NAME %NAME%_sfun
#define S_FUNCTION_LEVEL 2

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "model.h"
#include "projection.h"
#include "simstruc.h"
#include "time_events.h"

enum { PARAMETERS, START, DIALOG };

/* C knows no arrays of length 0. */
#define LENGTH(n) ((n) > 0 ? (n) : 1)

/* Where the parameters and the constants that follow from them are kept. */
enum {
    AT_P = 0,
    AT_DERIVATIVES = AT_P + MODEL_PARAMETERS,
    AT_OUTPUTS = AT_DERIVATIVES + MODEL_DERIVATIVES_CONSTANTS,
    AT_INDICATORS = AT_OUTPUTS + MODEL_OUTPUTS_CONSTANTS,
    AT_CORRECTION = AT_INDICATORS + MODEL_INDICATORS_CONSTANTS,
    AT_CLOSURE = AT_CORRECTION + MODEL_CORRECTION_CONSTANTS,
    AT_FIRST_EVENT = AT_CLOSURE + MODEL_CLOSURE_CONSTANTS,
    AT_EVENT_PERIOD = AT_FIRST_EVENT + MODEL_EVENT_TIMES,
    AT_NEXT_EVENT = AT_EVENT_PERIOD + MODEL_EVENT_TIMES,
    AT_SIDE, /* sign of the zero crossing before the next event */
    WORK
};

/* One zero crossing stands for all time events. */
enum { CROSSINGS = MODEL_INDICATORS + (MODEL_EVENT_TIMES > 0) };

/* A state further than this from closed loops and quaternions of length 1 is
   corrected. */
static const double ALLOWED = 1e-6;

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
    const mxArray *const given = ssGetSFcnParam(S, PARAMETERS);
    if (!fits(S, PARAMETERS, MODEL_PARAMETERS, "parameters") ||
        !fits(S, START, MODEL_STATES, "start values") ||
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
    ssSetSFcnParamTunable(S, PARAMETERS, 1);
    ssSetSFcnParamTunable(S, START, 0);
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

/* Look for the time event that comes next. The sign of its zero crossing is kept, so that
   it crosses zero there only: it comes back from where the last event has left it. */
static void look_ahead(SimStruct *S, double side)
{
    double *const work = ssGetRWork(S);
    work[AT_NEXT_EVENT] = time_events_next(work + AT_FIRST_EVENT, work + AT_EVENT_PERIOD,
                                           MODEL_EVENT_TIMES, ssGetT(S));
    work[AT_SIDE] = side;
}

/* Take the parameters and compute what follows from them alone. */
#define MDL_PROCESS_PARAMETERS
static void mdlProcessParameters(SimStruct *S)
{
    const mxArray *const given = ssGetSFcnParam(S, PARAMETERS);
    double values[LENGTH(MODEL_PARAMETERS)] = {0.0};
    double k[LENGTH(MODEL_PARAMETERS_CONSTANTS)];
    double k_events[LENGTH(MODEL_TIME_EVENTS_CONSTANTS)];
    double *const work = ssGetRWork(S), *const p = work + AT_P;
    const double *const from = mxGetNumberOfElements(given) > 0 ? mxGetPr(given)
                                                                : model_default;
    memcpy(values, from, MODEL_PARAMETERS*sizeof(double));
    model_parameters_constants(values, k);
    model_parameters(values, k, p);
    model_derivatives_constants(p, work + AT_DERIVATIVES);
    model_outputs_constants(p, work + AT_OUTPUTS);
    model_indicators_constants(p, work + AT_INDICATORS);
    model_correction_constants(p, work + AT_CORRECTION);
    model_closure_constants(p, work + AT_CLOSURE);
    model_time_events_constants(p, k_events);
    model_time_events(p, k_events, work + AT_FIRST_EVENT, work + AT_EVENT_PERIOD);
    look_ahead(S, work[AT_SIDE] < 0.0 ? -1.0 : 1.0);
}

#define MDL_START
static void mdlStart(SimStruct *S)
{
    mdlProcessParameters(S);
}

#define MDL_INITIALIZE_CONDITIONS
static void mdlInitializeConditions(SimStruct *S)
{
    const mxArray *const given = ssGetSFcnParam(S, START);
    const double *const from = mxGetNumberOfElements(given) > 0 ? mxGetPr(given)
                                                                : model_start;
    const double *const work = ssGetRWork(S);
    const double u[LENGTH(MODEL_INPUTS)] = {0.0};
    memcpy(ssGetContStates(S), from, MODEL_STATES*sizeof(double));
    if (close_start(ssGetT(S), ssGetContStates(S), u, work + AT_P, work + AT_CLOSURE,
                     work + AT_CORRECTION) != 0)
        ssSetErrorStatus(S, "%NAME%: the loops of the model do not close from these "
                         "start values and parameters.");
}

/* The inputs within their limits. */
static void inputs(SimStruct *S, double *u)
{
    const double *const given = MODEL_INPUTS > 0 ? ssGetInputPortRealSignal(S, 0) : NULL;
    for (int i = 0; i < MODEL_INPUTS; i++)
        u[i] = fmin(fmax(given[i], model_least[i]), model_greatest[i]);
}

static void mdlOutputs(SimStruct *S, int_T tid)
{
    const double *const work = ssGetRWork(S), *const y = ssGetContStates(S);
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    (void)tid;
    if (MODEL_OUTPUTS > 0) {
        if (MODEL_FEEDTHROUGH)
            inputs(S, u);
        model_outputs(ssGetT(S), y, u, work + AT_P, work + AT_OUTPUTS,
                      ssGetOutputPortRealSignal(S, 0));
    }
    if (MODEL_STATES > 0)
        memcpy(ssGetOutputPortRealSignal(S, MODEL_OUTPUTS > 0), y,
               MODEL_STATES*sizeof(double));
}

#define MDL_UPDATE
static void mdlUpdate(SimStruct *S, int_T tid)
{
    const double *const work = ssGetRWork(S);
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    (void)tid;
    if (ssGetT(S) >= work[AT_NEXT_EVENT]) {
        look_ahead(S, -work[AT_SIDE]);
        ssSetSolverNeedsReset(S);
    }
    inputs(S, u);
    const int kept = project_if_off(ssGetT(S), ssGetContStates(S), u, work + AT_P,
                                    work + AT_CORRECTION, ALLOWED);
    if (kept > 0)
        ssSetSolverNeedsReset(S);
    else if (kept < 0)
        ssSetErrorStatus(S, "%NAME%: a constraint that followed from the others at the "
                            "start does not any more, and would be broken.");
}

#define MDL_DERIVATIVES
static void mdlDerivatives(SimStruct *S)
{
    const double *const work = ssGetRWork(S);
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    inputs(S, u);
    model_derivatives(ssGetT(S), ssGetContStates(S), u, work + AT_P,
                      work + AT_DERIVATIVES, ssGetdX(S));
}

#define MDL_ZERO_CROSSINGS
static void mdlZeroCrossings(SimStruct *S)
{
    const double *const work = ssGetRWork(S);
    double *const e = ssGetNonsampledZCs(S);
    double u[LENGTH(MODEL_INPUTS)] = {0.0};
    inputs(S, u);
    model_indicators(ssGetT(S), ssGetContStates(S), u, work + AT_P, work + AT_INDICATORS,
                     e);
    /* A comparison in a branch that is not taken may have no value. */
    for (int i = 0; i < MODEL_INDICATORS; i++)
        if (!isfinite(e[i]))
            e[i] = 1.0;
    if (MODEL_EVENT_TIMES > 0)
        e[MODEL_INDICATORS] = work[AT_SIDE]*fmin(work[AT_NEXT_EVENT] - ssGetT(S), 1.0);
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
