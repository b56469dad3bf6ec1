/* A nonlinear program on a mesh: %SIZE% unknowns x, %ROWS% constraints g.

   least f(x)  with  low <= x <= high,  least <= g(x) <= most

   %NAME%(x, p; f, g), %NAME%_grad_f(x, p; f, gradient), %NAME%_jac_g(x, p; g, Jacobian),
   %NAME%_hess_l(x, p, factor of f, multipliers of g; upper triangle of the Hessian),
   %NAME%_grad(x, p, factor of f, multipliers of g; f, g, gradient of their sum, none)

   have the interface of CasADi's functions: arrays of pointers to arguments and results,
   patterns by columns from NAME_sparsity_in and _out, the size of w from NAME_work. */
#ifndef %UPPER%_H
#define %UPPER%_H

#ifdef __cplusplus
extern "C" {
#endif

%DECLARED%
int %NAME%(const double **arg, double **res, long long int *iw, double *w, int mem);
int %NAME%_grad(const double **arg, double **res, long long int *iw, double *w, int mem);
int %NAME%_grad_f(const double **arg, double **res, long long int *iw, double *w, int mem);
int %NAME%_jac_g(const double **arg, double **res, long long int *iw, double *w, int mem);
int %NAME%_hess_l(const double **arg, double **res, long long int *iw, double *w, int mem);
int %NAME%_work(long long int *arg, long long int *res, long long int *iw, long long int *w);

#ifdef __cplusplus
}
#endif

#endif
