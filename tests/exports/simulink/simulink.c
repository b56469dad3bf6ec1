/* Plays Simulink's part: one block, driven from outside. */
static SimStruct block;

static double parameters_given[MOST], start_given[MOST];

/* Begin a simulation; return what was wrong, or nothing. */
const char *begin(int n_parameters, const double *p, int n_start, const double *start);
void evaluate(double t, const double *y, const double *u);
void tune(const double *p);
double peek(double t);
int run(double end, double step, int fixed);
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

/* A step of Runge and Kutta's method from y at t. */
static void step(double t, const double *y, double h)
{
    const double a[4] = {0.0, 0.5, 0.5, 1.0}, b[4] = {1.0, 2.0, 2.0, 1.0};
    double sum[MOST] = {0.0};
    for (int stage = 0; stage < 4; stage++) {
        for (int i = 0; i < block.states; i++)
            block.y[i] = y[i] + (stage ? a[stage]*h*block.dx[i] : 0.0);
        block.t = t + a[stage]*h;
        mdlOutputs(&block, 0);
        mdlDerivatives(&block);
        for (int i = 0; i < block.states; i++)
            sum[i] += b[stage]*block.dx[i];
    }
    for (int i = 0; i < block.states; i++)
        block.y[i] = y[i] + h/6.0*sum[i];
    block.t = t + h;
}

static int crosses(const double *before)
{
    mdlZeroCrossings(&block);
    for (int i = 0; i < block.crossings; i++)
        if ((before[i] > 0.0) != (block.zc[i] > 0.0))
            return 1;
    return 0;
}

/* Go on to a time; steps end on both sides of zero crossings, but where they are fixed.
   Return how many steps there were. */
int run(double end, double h, int fixed)
{
    double y[MOST], zc[MOST];
    int steps = 0;
    while (block.error == NULL && steps < 1000000) {
        mdlOutputs(&block, 0);
        mdlUpdate(&block, 0);
        if (!(block.t < end))
            break;
        memcpy(y, block.y, sizeof y);
        mdlZeroCrossings(&block);
        memcpy(zc, block.zc, sizeof zc);
        const double t = block.t;
        double low = 0.0, high = fmin(h, end - t);
        step(t, y, high);
        if (end - block.t < 1e-12)
            block.t = end;
        steps++;
        if (fixed || !crosses(zc))
            continue;
        while (high - low > 1e-13*fmax(1.0, t)) {
            const double middle = 0.5*(low + high);
            step(t, y, middle);
            if (crosses(zc))
                high = middle;
            else
                low = middle;
        }
        step(t, y, high);
    }
    mdlOutputs(&block, 0);
    return steps;
}

const SimStruct *state(void)
{
    (void)mdlTerminate;
    return &block;
}
