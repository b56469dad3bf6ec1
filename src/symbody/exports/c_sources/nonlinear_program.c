/* A nonlinear program on a mesh: %SIZE% unknowns and %ROWS% constraints. */
#include "%NAME%.h"

#include "%NAME%_points.h"

#include <math.h>

%TABLES%
/* The functions as CasADi and acados call them. Arguments and results may be null:
   arguments are zero then. Nothing is allocated, and w has room for all. */

#define N_OF(a) ((int)(sizeof(a) / sizeof((a)[0])))

/* y += M x */
static void times(const matrix *M, const double *x, double *y)
{
    for (int i = 0; i < M->rows; ++i)
        for (int j = M->starts[i]; j < M->starts[i + 1]; ++j)
            y[i] += M->factors[j] * x[M->columns[j]];
}

static void fill(double *y, const double *c, int n)
{
    for (int i = 0; i < n; ++i)
        y[i] = c ? c[i] : 0.0;
}

static const double *known(const double *x, int n, double **w)
{
    if (x)
        return x;
    double *zeros = *w;
    fill(zeros, 0, n);
    *w += n;
    return zeros;
}

/* Cost and constraints. */
static void rows_at(const double *x, double *f, double *w)
{
    all_values(x, 0, w);
    fill(f, 0, 1 + ROWS);
    times(&A, x, f);
    times(&B, w, f);
}

/* The gradient of the cost, and the Jacobian of the constraints. */
static void slopes_at(const double *x, double *gradient, double *jacobian, double *w)
{
    double *entries = w + SLOPES;
    all_slopes(x, 0, w);
    fill(entries, constant_slopes, OF_SLOPES);
    times(&of_slopes, w, entries);
    if (gradient)
        fill(gradient, 0, SIZE);
    for (int i = 0; i < OF_SLOPES; ++i)
        if (slope_rows[i] > 0)
            *jacobian++ = entries[i];
        else if (gradient)
            gradient[slope_columns[i]] = entries[i];
}

int %NAME%(const double **arg, double **res, integer *iw, double *w, int mem)
{
    const double *x = known(arg[0], SIZE, &w);
    (void)iw, (void)mem;
    rows_at(x, w, w + 1 + ROWS);
    if (res[0])
        fill(res[0], w, 1);
    if (res[1])
        fill(res[1], w + 1, ROWS);
    return 0;
}

int %NAME%_grad_f(const double **arg, double **res, integer *iw, double *w, int mem)
{
    const double *x = known(arg[0], SIZE, &w);
    (void)iw, (void)mem;
    if (res[0]) {
        rows_at(x, w, w + 1 + ROWS);
        fill(res[0], w, 1);
    }
    if (res[1])
        slopes_at(x, res[1], w, w + OF_SLOPES);
    return 0;
}

int %NAME%_jac_g(const double **arg, double **res, integer *iw, double *w, int mem)
{
    const double *x = known(arg[0], SIZE, &w);
    (void)iw, (void)mem;
    if (res[0]) {
        rows_at(x, w, w + 1 + ROWS);
        fill(res[0], w + 1, ROWS);
    }
    if (res[1])
        slopes_at(x, 0, res[1], w);
    return 0;
}

int %NAME%_hess_l(const double **arg, double **res, integer *iw, double *w, int mem)
{
    const double *x = known(arg[0], SIZE, &w), *by_row = known(arg[3], ROWS, &w);
    double *weights = w, *own = w + 1 + ROWS, *data = own + VALUES;
    (void)iw, (void)mem;
    if (!res[0])
        return 0;
    weights[0] = arg[2] ? arg[2][0] : 0.0;
    fill(weights + 1, by_row, ROWS);
    fill(own, 0, VALUES);
    times(&B_transposed, weights, own);
    all_curvatures(x, own, data);
    fill(res[0], constant_curvatures, OF_CURVATURES);
    times(&of_curvatures, data, res[0]);
    return 0;
}

int %NAME%_grad(const double **arg, double **res, integer *iw, double *w, int mem)
{
    const double *x = known(arg[0], SIZE, &w), *by_row = known(arg[3], ROWS, &w);
    const double factor = arg[2] ? arg[2][0] : 0.0;
    (void)iw, (void)mem;
    rows_at(x, w, w + 1 + ROWS);
    if (res[0])
        fill(res[0], w, 1);
    if (res[1])
        fill(res[1], w + 1, ROWS);
    if (!res[2])
        return 0;
    slopes_at(x, 0, w, w + OF_SLOPES);
    const double *entries = w + OF_SLOPES + SLOPES;
    fill(res[2], 0, SIZE);
    for (int i = 0; i < OF_SLOPES; ++i) {
        const double weight = slope_rows[i] ? by_row[slope_rows[i] - 1] : factor;
        res[2][slope_columns[i]] += weight * entries[i];
    }
    return 0;
}

/* What stands beside each function; the room in w is enough for every one of them. */
#define FUNCTION(function, inputs, outputs) \
    integer function##_n_in(void) { return N_OF(inputs); } \
    integer function##_n_out(void) { return N_OF(outputs); } \
    const char *function##_name_in(integer i) { return inputs[i].title; } \
    const char *function##_name_out(integer i) { return outputs[i].title; } \
    const integer *function##_sparsity_in(integer i) { return inputs[i].pattern; } \
    const integer *function##_sparsity_out(integer i) { return outputs[i].pattern; } \
    int function##_work(integer *arg, integer *res, integer *iw, integer *w) \
    { \
        *arg = N_OF(inputs), *res = N_OF(outputs), *iw = 0; \
        *w = SIZE + 2 * (1 + ROWS) + VALUES + SLOPES + CURVATURES + 2 * OF_SLOPES; \
        return 0; \
    }

typedef struct { const char *title; const integer *pattern; } array;
static const array at[] = {{"x", dense_x}, {"p", dense_p}};
static const array weighted[] = {
    {"x", dense_x}, {"p", dense_p}, {"lam_f", dense_f}, {"lam_g", dense_g}};
static const array values[] = {{"f", dense_f}, {"g", dense_g}};
static const array gradient[] = {{"f", dense_f}, {"grad_f_x", dense_x}};
static const array jacobian[] = {{"g", dense_g}, {"jac_g_x", sparse_jacobian}};
static const array both[] = {
    {"f", dense_f}, {"g", dense_g}, {"grad_gamma_x", dense_x}, {"grad_gamma_p", dense_p}};
static const array hessian[] = {{"triu_hess_gamma_x_x", sparse_hessian}};
FUNCTION(%NAME%, at, values)
FUNCTION(%NAME%_grad_f, at, gradient)
FUNCTION(%NAME%_jac_g, at, jacobian)
FUNCTION(%NAME%_grad, weighted, both)
FUNCTION(%NAME%_hess_l, weighted, hessian)
