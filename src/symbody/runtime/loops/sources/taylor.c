/* Taylor series: the order follows from the tolerance, the step from the last terms.

   One function of the model writes the rates and what all orders need of order 0, another
   one what is of order k; the sums of products between are computed here, many at once.

   Jorba, Zou (2005), A software package for the numerical integration of ODEs by means of
   high-order Taylor methods. */
#include "meeting.h"
#include "singular.h"

/* As many sums at once. */
typedef double lanes __attribute__((vector_size(8*SERIES_LANES), aligned(8), may_alias));

/* The lowest and the highest order. The last term is smaller than the first by PER_ORDER
   for each order between. Jorba and Zou take exp(-2), the best where time grows with the
   square of the order; most of it grows with the order here. */
enum { LEAST = 4, MOST = SERIES_ORDERS };
static const double PER_ORDER = 0.215;
/* How much a step may shrink at once. */
static const double SHRINK = 0.2, SAFETY = 0.9;

/* The order that the tolerance asks for. */
static int64_t order_of(const ode_solver *s)
{
    int64_t order = 1;
    for (double size = 1.0; size > s->options->rtol && order < MOST; order++)
        size *= PER_ORDER;
    return order < LEAST ? LEAST : order;
}

/* The coefficients k = 1, 2, ... of the state. */
static double *coefficients(const ode_solver *s, int64_t k)
{
    return array(s, SHARED_ARRAYS + k - 1);
}

/* Of a row of coefficients, those of as many factors. */
static lanes at(const double *rows, int64_t j)
{
    return *(const lanes *)(rows + j);
}

/* The sums of a_j b_k-j, 0 < j < k; of each order the rows have all a, then all b. Those
   that the caller has just written, which processors wait for, are last. */
static void add_products(const double *rows, int64_t stride, int64_t count, int64_t k,
                         double *sums)
{
    const int64_t newest = (k - 1)*stride;
    for (int64_t first = 0; first < count; first += SERIES_LANES) {
        const double *const a = rows + first, *const b = a + count;
        lanes total = {0.0};
        for (int64_t j = 2; j < k - 1; j++)
            total += at(a, j*stride)*at(b, (k - j)*stride);
        if (k > 2)
            total += at(a, stride)*at(b, newest);
        if (k > 1)
            total += at(a, newest)*at(b, stride);
        *(lanes *)(sums + first) = total;
    }
}

/* Write the coefficients of the state up to an order. */
static int64_t expand(ode_solver *s, int64_t order)
{
    model_context *const model = s->system->context;
    const model_call *const at = &model->series, *const next = &model->orders;
    const int64_t n = s->system->n, count = model->series_sums;
    const int64_t before = n + model->series_values, stride = 2*count + padded(n);
    double *const w = model->series_work, *const rows = w + before + count + 3;
    const double t = model_time(model, s->t);
    int64_t status = model_inputs(model, t, state(s));
    if (status != ODE_RUNNING)
        return status;
    at->function(t, state(s), model->u, at->p, at->k, w);
    for (int64_t i = 0; i < n; i++)
        if (!isfinite(w[i]))
            status = ODE_NOT_FINITE;
    memcpy(coefficients(s, 1), w, (size_t)n*sizeof(double));
    status = counted(s, status, t, state(s), w);
    for (int64_t k = 1; k < order && status == ODE_RUNNING; k++) {
        double *const row = rows + k*stride, *const last = w + before + count;
        add_products(rows, stride, count, k, w + before);
        last[0] = (double)k;
        last[1] = 1.0/(double)k;
        last[2] = k == 1;
        next->function(t, w, model->u, next->p, next->k, row);
        const double part = 1.0/(double)(k + 1);
        for (int64_t i = 0; i < n; i++)
            w[i] = coefficients(s, k + 1)[i] = part*row[2*count + i];
    }
    return status;
}

/* The step in which a term of the series is as large as an error may be. */
static double step_of_term(const ode_solver *s, int64_t k)
{
    const double *const c = coefficients(s, k), *const y = state(s);
    double size = 0.0;
    for (int64_t i = 0; i < s->system->n; i++) {
        const double share = fabs(c[i])/(s->options->atol[i] + s->options->rtol*fabs(y[i]));
        if (!isfinite(share))
            return 0.0;
        size = fmax(size, share);
    }
    return pow(size, -1.0/(double)k);
}

/* The state of a series that began at y, and its slope unless this is null. */
static void sum_up(const ode_solver *s, const double *y, double h, double *y_new,
                   double *slope)
{
    const int64_t n = s->system->n, order = s->order;
    for (int64_t i = 0; i < n; i++) {
        double value = 0.0, rate = 0.0;
        for (int64_t k = order; k > 0; k--) {
            const double c = coefficients(s, k)[i];
            rate = rate*h + (double)k*c;
            value = value*h + c;
        }
        y_new[i] = y[i] + h*value;
        if (slope)
            slope[i] = rate;
    }
}

/* The error of the state after a step by the slope there, over what is allowed. */
static int64_t check_slope(ode_solver *s, double h, double *error)
{
    double *const slope = sample(s), *const yd = sample_rates(s);
    sum_up(s, state(s), h, new_state(s), slope);
    const int64_t status = evaluate(s, s->t + h, new_state(s), yd);
    *error = 0.0;
    for (int64_t i = 0; i < s->system->n; i++) {
        const double share = fabs(h*(slope[i] - yd[i]))/allowed(s, i);
        *error = fmax(*error, share/(double)(s->order + 1));
    }
    return status;
}

static int64_t step(ode_solver *s)
{
    const int64_t order = s->order = order_of(s);
    const size_t size = (size_t)s->system->n*sizeof(double);
    int64_t status = expand(s, order);
    if (status != ODE_RUNNING)
        return status;
    const double t = s->t, span = s->end - t;
    double length = fmin(step_of_term(s, order), step_of_term(s, order - 1));
    length = fmin(fmin(length, s->options->max_step), fabs(span));
    for (;;) {
        s->h = copysign(length, span);
        if (!(length > least_step(s)) && length < fabs(span))
            return why_too_small(s);
        const double place = ode_placed_step(s, s->h, 0.5);
        const int64_t last = (t + 1.01*place - s->end)*place >= 0.0;
        const double t_new = last ? s->end : t + place, h = t_new - t;
        double error = 0.0;
        status = check_slope(s, h, &error);
        if (status != ODE_RUNNING && !wants_shorter(status))
            return status;
        double shrink = SHRINK;
        if (status == ODE_RUNNING && error <= 1.0) {
            s->bad = 0;
            status = ode_keep_new(s, t_new);
            if (status != ODE_NOT_KEPT && status != ODE_SET_ASIDE) {
                if (status != ODE_RUNNING && status != ODE_REPARTITION)
                    return status;
                ode_look_ahead(s, t_new, h);
                s->counts.steps++;
                s->t_old = t;
                s->t = t_new;
                s->h_old = h;
                s->error = error;
                memcpy(old_state(s), state(s), size);
                memcpy(state(s), kept_state(s), size);
                return status;
            }
            s->bad = status;
            if (status == ODE_SET_ASIDE && is_located(s, h))
                return status;
        } else if (status == ODE_RUNNING && isfinite(error)) {
            shrink = fmax(SHRINK, SAFETY*pow(error, -1.0/(double)(order + 1)));
        }
        s->counts.rejected++;
        length = shrink*fabs(h);
    }
}

static void interpolate(const ode_solver *s, double t, double *y)
{
    sum_up(s, old_state(s), t - s->t_old, y, 0);
}

const ode_method ode_taylor = {step, 0, interpolate, 0, MOST, 0, 0};
