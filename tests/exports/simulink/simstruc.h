/* As much of Simulink's simstruc.h as the S-functions of the tests use. It is no copy: it
   lets a C compiler check the calls, and the tests play Simulink's part. */
#ifndef SIMSTRUC_H
#define SIMSTRUC_H

#include <stddef.h>

typedef double real_T;
typedef int int_T;

typedef struct {
    size_t count;
    double *values;
} mxArray;

enum { MOST = 2000 };

typedef struct {
    int expected_parameters, given_parameters;
    mxArray parameters[4];
    int tunable[4];
    int states, inputs, outputs, work, crossings, sample_times;
    int input_width, feedthrough, contiguous, output_width[2];
    double t, sample_time;
    double y[MOST], dx[MOST], u[MOST], z[2][MOST], rwork[50*MOST], zc[MOST];
    int reset;
    const char *error;
} SimStruct;

#define SS_OPTION_EXCEPTION_FREE_CODE 1
#define CONTINUOUS_SAMPLE_TIME 0.0

static inline size_t mxGetNumberOfElements(const mxArray *a) { return a->count; }
static inline double *mxGetPr(const mxArray *a) { return a->values; }
static inline int mxIsDouble(const mxArray *a) { return a != NULL; }
static inline int mxIsComplex(const mxArray *a) { return a == NULL; }
static inline int mxIsSparse(const mxArray *a) { return a == NULL; }

#define ssSetNumSFcnParams(S, n) ((S)->expected_parameters = (n))
#define ssGetNumSFcnParams(S) ((S)->expected_parameters)
#define ssGetSFcnParamsCount(S) ((S)->given_parameters)
#define ssGetSFcnParam(S, i) (&(S)->parameters[i])
#define ssSetSFcnParamTunable(S, i, how) ((S)->tunable[i] = (how))
#define ssSetNumContStates(S, n) ((S)->states = (n))
#define ssSetNumDiscStates(S, n) ((void)(S), (void)(n))
#define ssSetNumInputPorts(S, n) ((S)->inputs = (n), 1)
#define ssSetInputPortWidth(S, i, n) ((void)(i), (S)->input_width = (n))
#define ssSetInputPortRequiredContiguous(S, i, how) ((void)(i), (S)->contiguous = (how))
#define ssSetInputPortDirectFeedThrough(S, i, how) ((void)(i), (S)->feedthrough = (how))
#define ssSetNumOutputPorts(S, n) ((S)->outputs = (n), 1)
#define ssSetOutputPortWidth(S, i, n) ((S)->output_width[i] = (n))
#define ssSetNumSampleTimes(S, n) ((S)->sample_times = (n))
#define ssSetNumRWork(S, n) ((S)->work = (n))
#define ssSetNumNonsampledZCs(S, n) ((S)->crossings = (n))
#define ssSetOptions(S, options) ((void)(S), (void)(options))
#define ssSetSampleTime(S, i, value) ((void)(i), (S)->sample_time = (value))
#define ssSetOffsetTime(S, i, value) ((void)(S), (void)(i), (void)(value))
#define ssGetContStates(S) ((S)->y)
#define ssGetdX(S) ((S)->dx)
#define ssGetT(S) ((S)->t)
#define ssGetRWork(S) ((S)->rwork)
#define ssGetNonsampledZCs(S) ((S)->zc)
#define ssGetInputPortRealSignal(S, i) ((void)(i), (const real_T *)(S)->u)
#define ssGetOutputPortRealSignal(S, i) ((S)->z[i])
#define ssSetSolverNeedsReset(S) ((S)->reset = 1)
#define ssSetErrorStatus(S, text) ((S)->error = (text))
#define ssGetErrorStatus(S) ((S)->error)

#endif
