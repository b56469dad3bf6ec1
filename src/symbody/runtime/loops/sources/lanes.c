#include "lanes.h"

#include <math.h>
#include <string.h>

/* A truth of each run: all bits, or none. */
typedef int64_t truths __attribute__((vector_size(8*LANES)));

enum { STATE, OLD, NEW, ARGUMENT, RATES, DENSE = RATES + 5 };

/* How far a step may lead the length of a quaternion from one. */
static const double FAR = 1e-6;

static lanes *array(const lanes_run *run, int64_t which)
{
    return run->work + which*run->n;
}

/* Let runs fail where that is true. */
static void fail(lanes_run *run, double t, const truths *bad)
{
    for (int lane = 0; lane < LANES; lane++)
        if ((*bad)[lane] && isnan(run->failed[lane]))
            run->failed[lane] = t;
}

/* Write the rates, zero for runs that have failed. */
static void rates(lanes_run *run, double t, lanes *y, lanes *yd)
{
    *run->t = t;
    run->block[run->y_place] = y;
    run->block[run->yd_place] = yd;
    run->evaluate(run->block);
    /* A sum of products with zero is zero, unless one is not finite. */
    lanes sum = {0.0};
    for (int64_t i = 0; i < run->n; i++)
        sum += 0.0*yd[i];
    const truths bad = sum != 0.0;
    fail(run, t, &bad);
    truths alive;
    int64_t all = -1;
    for (int lane = 0; lane < LANES; lane++)
        all &= alive[lane] = isnan(run->failed[lane]) ? -1 : 0;
    if (!all)
        for (int64_t i = 0; i < run->n; i++)
            yd[i] = (lanes)((truths)yd[i] & alive);
}

/* Put quaternions on length one; a run whose length is far from it fails. */
static void normalize(lanes_run *run, double t, lanes *y)
{
    for (int64_t k = 0; k < run->quaternion_count; k++) {
        lanes *const e = y + run->quaternions[k];
        const lanes square = e[0]*e[0] + e[1]*e[1] + e[2]*e[2] + e[3]*e[3];
        lanes size;
        for (int lane = 0; lane < LANES; lane++)
            size[lane] = sqrt(square[lane]);
        /* Written so that NaN fails. */
        const truths bad = ~((size < 1.0 + FAR) & (size > 1.0 - FAR));
        fail(run, t, &bad);
        for (int j = 0; j < 4; j++)
            e[j] /= size;
    }
}

/* Write the states of an asked time; none are known of runs that have failed. */
static void write(lanes_run *run, const lanes *y)
{
    for (int lane = 0; lane < LANES; lane++) {
        if (!run->states[lane])
            continue;
        double *const row = run->states[lane] + run->next*run->n;
        const int failed = !isnan(run->failed[lane]);
        for (int64_t i = 0; i < run->n; i++)
            row[i] = failed ? NAN : y[i][lane];
    }
    run->next++;
}

/* The coefficients of the cubic polynomial through both ends with their rates. */
static void make_dense(const lanes_run *run, double h)
{
    const int64_t n = run->n;
    const lanes *const old = array(run, OLD), *const new = array(run, NEW);
    const lanes *const k0 = array(run, RATES), *const k4 = array(run, RATES + 4);
    lanes *const r = array(run, DENSE);
    for (int64_t i = 0; i < n; i++) {
        const lanes rise = new[i] - old[i];
        r[i] = rise;
        r[n + i] = h*k0[i] - rise;
        /* The third takes the place of an argument that nobody needs any more. */
        array(run, ARGUMENT)[i] = rise - h*k4[i] - r[n + i];
    }
}

/* Write the states at the asked times that the last step, from t_old, has passed. */
static void answer(lanes_run *run, double t_old, double t, double h)
{
    const int64_t n = run->n;
    int has_dense = 0;
    for (; run->next < run->rows; ) {
        const double at = run->times[run->next];
        if ((at - t)*h > 0.0)
            break;
        if (at == t) {
            write(run, array(run, STATE));
            continue;
        }
        if (!has_dense)
            make_dense(run, h);
        has_dense = 1;
        const double x = (at - t_old)/h;
        const lanes *const old = array(run, OLD), *const r = array(run, DENSE);
        const lanes *const r2 = array(run, ARGUMENT);
        /* The rates between the ends are not needed before the next step. */
        lanes *const y = array(run, RATES + 2);
        for (int64_t i = 0; i < n; i++)
            y[i] = old[i] + x*(r[i] + (1.0 - x)*(r[n + i] + x*r2[i]));
        normalize(run, at, y);
        write(run, y);
    }
}

static void step(lanes_run *run, double t, double t_new, double h)
{
    const int64_t n = run->n;
    lanes *const y = array(run, STATE), *const new = array(run, NEW);
    lanes *const w = array(run, ARGUMENT), *const k = array(run, RATES);
    for (int j = 1; j < 4; j++) {
        const double part = j < 3 ? 0.5*h : h;
        for (int64_t i = 0; i < n; i++)
            w[i] = y[i] + part*k[(j - 1)*n + i];
        rates(run, t + part, w, k + j*n);
    }
    for (int64_t i = 0; i < n; i++)
        new[i] = y[i] + h/6.0*(k[i] + 2.0*k[n + i] + 2.0*k[2*n + i] + k[3*n + i]);
    rates(run, t_new, new, k + 4*n);
    memcpy(array(run, OLD), y, (size_t)n*sizeof(lanes));
    memcpy(y, new, (size_t)n*sizeof(lanes));
    normalize(run, t_new, y);
}

static int have_all_failed(const lanes_run *run)
{
    for (int lane = 0; lane < LANES; lane++)
        if (run->states[lane] && isnan(run->failed[lane]))
            return 0;
    return 1;
}

int64_t lanes_advance(lanes_run *run, int64_t budget)
{
    const double begin = run->times[0];
    const double h = (run->end - begin)/(double)run->planned;
    lanes *const k = array(run, RATES);
    if (run->taken < 0) {
        while (run->next < run->rows && run->times[run->next] == begin)
            write(run, array(run, STATE));
        rates(run, begin, array(run, STATE), k);
        run->taken = 0;
    }
    for (; budget > 0 && run->taken < run->planned; budget--) {
        const double t = begin + (double)run->taken*h;
        const int64_t next = run->taken + 1;
        const double t_new = next == run->planned ? run->end : begin + (double)next*h;
        if (run->taken > 0)
            memcpy(k, k + 4*run->n, (size_t)run->n*sizeof(lanes));
        step(run, t, t_new, h);
        run->taken = next;
        answer(run, t, t_new, h);
        if (have_all_failed(run))
            return 1;
    }
    return run->taken == run->planned;
}
