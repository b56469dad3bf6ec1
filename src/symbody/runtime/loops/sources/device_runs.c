/* One whole run with the steps of the classical method of Runge and Kutta, for processors
   of which each thread does runs of its own, as graphics processors are.

   It takes the steps of `lanes.c`, in its order. What it calls has a name, and its memory
   is the caller's, so that the memory of a thread is known before it runs. */
#include <stdint.h>

/* The rates of a state, written for each mechanism. */
void device_rates(double t, const double *y, const double *u, const double *p,
                  const double *k, double *yd);

typedef struct {
    const double *u, *p, *k;    /* inputs, parameters, constants */
    const double *times;        /* where states are asked for */
    const int64_t *quaternions; /* where each begins in the state */
    int64_t quaternion_count, n, rows;
    int64_t next;               /* the first row that is not written */
    double *states;             /* the answers, a row a time */
    double *failed;             /* when the run has failed */
    double *work;               /* 6 n */
} device_run;

/* Few arrays: those of all threads should fit into the memory close to them. Old rates
   are those at the begin of a step; the sum of the rates becomes the new state. */
enum { STATE, OLD, OLD_RATES, ARGUMENT, RATES, SUM };

/* How far a step may lead the length of a quaternion from one. */
static const double FAR = 1e-6;

static double *array(const device_run *run, int64_t which)
{
    return run->work + which*run->n;
}

static int has_failed(const device_run *run)
{
    return *run->failed == *run->failed;
}

static void fail(device_run *run, double t)
{
    if (!has_failed(run))
        *run->failed = t;
}

static void rates(device_run *run, double t, const double *y, double *yd)
{
    device_rates(t, y, run->u, run->p, run->k, yd);
    /* A sum of products with zero is zero, unless one is not finite. */
    double sum = 0.0;
    for (int64_t i = 0; i < run->n; i++)
        sum += 0.0*yd[i];
    if (sum != 0.0)
        fail(run, t);
}

/* Put quaternions on length one; a run whose length is far from it fails. */
static void normalize(device_run *run, double t, double *y)
{
    for (int64_t k = 0; k < run->quaternion_count; k++) {
        double *const e = y + run->quaternions[k];
        const double size = __builtin_sqrt(
            e[0]*e[0] + e[1]*e[1] + e[2]*e[2] + e[3]*e[3]
        );
        /* Written so that NaN fails. */
        if (!(size < 1.0 + FAR && size > 1.0 - FAR))
            fail(run, t);
        for (int j = 0; j < 4; j++)
            e[j] /= size;
    }
}

static void write(device_run *run, const double *y)
{
    double *const row = run->states + run->next*run->n;
    for (int64_t i = 0; i < run->n; i++)
        row[i] = has_failed(run) ? __builtin_nan("") : y[i];
    run->next++;
}

/* Write the states at the asked times that the last step, from t_old, has passed, by the
   cubic polynomial through both ends with their rates. */
static void answer(device_run *run, double t_old, double t, double h)
{
    const int64_t n = run->n;
    while (run->next < run->rows) {
        const double at = run->times[run->next];
        if ((at - t)*h > 0.0)
            break;
        if (at == t) {
            write(run, array(run, STATE));
            continue;
        }
        const double x = (at - t_old)/h;
        const double *const old = array(run, OLD), *const new = array(run, SUM);
        const double *const k0 = array(run, OLD_RATES), *const k4 = array(run, RATES);
        double *const y = array(run, ARGUMENT);
        for (int64_t i = 0; i < n; i++) {
            const double rise = new[i] - old[i], begin = h*k0[i] - rise;
            const double end = rise - h*k4[i] - begin;
            y[i] = old[i] + x*(rise + (1.0 - x)*(begin + x*end));
        }
        normalize(run, at, y);
        write(run, y);
    }
}

static void step(device_run *run, double t, double t_new, double h)
{
    const int64_t n = run->n;
    double *const y = array(run, STATE), *const old = array(run, OLD);
    double *const w = array(run, ARGUMENT), *const k = array(run, RATES);
    double *const k0 = array(run, OLD_RATES), *const sum = array(run, SUM);
    for (int64_t i = 0; i < n; i++) {
        k0[i] = sum[i] = k[i];
        w[i] = y[i] + 0.5*h*k[i];
    }
    for (int j = 1; j < 4; j++) {
        rates(run, t + (j < 3 ? 0.5*h : h), w, k);
        for (int64_t i = 0; i < n; i++) {
            sum[i] += (j < 3 ? 2.0 : 1.0)*k[i];
            if (j < 3)
                w[i] = y[i] + (j < 2 ? 0.5*h : h)*k[i];
        }
    }
    for (int64_t i = 0; i < n; i++) {
        old[i] = y[i];
        y[i] = sum[i] = y[i] + h/6.0*sum[i];
    }
    rates(run, t_new, y, k);
    normalize(run, t_new, y);
}

/* Do a run.

   The plan has the number of steps and that of the asked times, of which the first is
   the begin. */
void device_run_of(const double *plan, const double *times, const double *y0,
                   const double *u, const double *p, const double *k, double *states,
                   double *failed, double *work, int64_t n,
                   const int64_t *quaternions, int64_t quaternion_count)
{
    device_run own = {
        .u = u, .p = p, .k = k, .times = times, .quaternions = quaternions,
        .quaternion_count = quaternion_count, .n = n, .rows = (int64_t)plan[1],
        .next = 0, .states = states, .failed = failed, .work = work,
    }, *const run = &own;
    const int64_t planned = (int64_t)plan[0];
    const double begin = times[0], end = times[own.rows - 1];
    const double h = (end - begin)/(double)planned;
    double *const y = array(run, STATE);
    *failed = __builtin_nan("");
    for (int64_t i = 0; i < n; i++)
        y[i] = y0[i];
    while (run->next < run->rows && times[run->next] == begin)
        write(run, y);
    if (planned > 0)
        rates(run, begin, y, array(run, RATES));
    for (int64_t taken = 0; taken < planned && !has_failed(run); taken++) {
        const double t = begin + (double)taken*h;
        const double t_new = taken + 1 == planned ? end : begin + (double)(taken + 1)*h;
        step(run, t, t_new, h);
        answer(run, t, t_new, h);
    }
    while (run->next < run->rows)
        write(run, y);
}
