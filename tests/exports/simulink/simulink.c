/* Plays Simulink's part: one block, driven from outside. */
static SimStruct block;

static double parameters_given[MOST], start_given[MOST];

/* Begin a simulation; return what was wrong, or nothing. */
const char *begin(int n_parameters, const double *p, int n_start, const double *start);
void evaluate(double t, const double *y, const double *u);
void tune(const double *p);
double peek(double t);
const SimStruct *state(void);

const char *begin(int n_parameters, const double *p, int n_start, const double *start)
{
    memset(&block, 0, sizeof block);
    memcpy(parameters_given, p, (size_t)n_parameters*sizeof(double));
    memcpy(start_given, start, (size_t)n_start*sizeof(double));
    block.given_parameters = 2;
    block.parameters[0] = (mxArray){(size_t)n_parameters, parameters_given};
    block.parameters[1] = (mxArray){(size_t)n_start, start_given};
    mdlInitializeSizes(&block);
    if (block.error != NULL)
        return block.error;
    mdlInitializeSampleTimes(&block);
    mdlStart(&block);
    mdlInitializeConditions(&block);
    return block.error;
}

void evaluate(double t, const double *y, const double *u)
{
    block.t = t;
    memcpy(block.y, y, (size_t)block.states*sizeof(double));
    memcpy(block.u, u, (size_t)block.input_width*sizeof(double));
    mdlOutputs(&block, 0);
    mdlUpdate(&block, 0);
    mdlDerivatives(&block);
    mdlZeroCrossings(&block);
}

void tune(const double *p)
{
    memcpy(parameters_given, p, block.parameters[0].count*sizeof(double));
    mdlCheckParameters(&block);
    mdlProcessParameters(&block);
}

/* The last zero crossing at a time within a step. */
double peek(double t)
{
    block.t = t;
    mdlZeroCrossings(&block);
    return block.zc[block.crossings - 1];
}

const SimStruct *state(void)
{
    (void)mdlTerminate;
    return &block;
}
