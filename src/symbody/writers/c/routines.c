// == find_piece ==
${begin} In which piece x lies: 0 is below the first of n knots, n above the last.${end}
${internal}${index} find_piece(double x, ${pointer}knots, ${index} n)${behind}
{
    ${index} low = 0, high = n - 1;
    while (low < high) {
        const ${index} middle = (low + high)/2;
        if (knots[middle] <= x)
            low = middle + 1;
        else
            high = middle;
    }
    return x > knots[n - 1] ? n : low;
}

// == solve ==
/* Replaces m right sides b by the solution of A x = b, all row by row; spoils A. In
   each column the largest number is the pivot. */
${internal}void solve(int n, int m, double *$restrict A, double *$restrict b)
{
    for (int i = 0; i < n; ++i) {
        int best = i;
        for (int j = i + 1; j < n; ++j)
            if (fabs(A[j*n + i]) > fabs(A[best*n + i]))
                best = j;
        for (int c = i; best != i && c < n; ++c) {
            const double kept = A[i*n + c];
            A[i*n + c] = A[best*n + c];
            A[best*n + c] = kept;
        }
        for (int c = 0; best != i && c < m; ++c) {
            const double kept = b[i*m + c];
            b[i*m + c] = b[best*m + c];
            b[best*m + c] = kept;
        }
        for (int j = i + 1; j < n; ++j) {
            const double factor = A[j*n + i]/A[i*n + i];
            for (int c = i + 1; c < n; ++c)
                A[j*n + c] -= factor*A[i*n + c];
            for (int c = 0; c < m; ++c)
                b[j*m + c] -= factor*b[i*m + c];
        }
    }
    for (int i = n - 1; i >= 0; --i)
        for (int c = 0; c < m; ++c) {
            double sum = b[i*m + c];
            for (int j = i + 1; j < n; ++j)
                sum -= A[i*n + j]*b[j*m + c];
            b[i*m + c] = sum/A[i*n + i];
        }
}

// == solve_definite ==
/* The same for a symmetric positive definite A, whose zeros are passed over. */
${internal}void solve_definite(int n, int m, double *$restrict A, double *$restrict b)
{
    for (int i = 0; i < n; ++i)
        for (int j = i + 1; j < n; ++j) {
            const double factor = A[j*n + i]/A[i*n + i];
            if (factor == 0.0)
                continue;
            for (int c = i + 1; c < n; ++c)
                A[j*n + c] -= factor*A[i*n + c];
            for (int c = 0; c < m; ++c)
                b[j*m + c] -= factor*b[i*m + c];
        }
    for (int i = n - 1; i >= 0; --i) {
        const double inverse = 1.0/A[i*n + i];
        for (int j = i + 1; j < n; ++j) {
            const double factor = A[i*n + j];
            if (factor == 0.0)
                continue;
            for (int c = 0; c < m; ++c)
                b[i*m + c] -= factor*b[j*m + c];
        }
        for (int c = 0; c < m; ++c)
            b[i*m + c] *= inverse;
    }
}

// == multiply ==
/* Writes n sums of k terms a_i b_ij into c; b has m numbers in a row. */
${internal}void multiply(int n, int k, int m, const double *$restrict a,
                     const double *$restrict b, double *$restrict c)
{
    for (int j = 0; j < n; ++j)
        c[j] = 0.0;
    for (int i = 0; i < k; ++i)
        for (int j = 0; j < n; ++j)
            c[j] += a[i]*b[i*m + j];
}

// == newton ==
/* Replaces z by the solution near it: step computes from z and a what Newton's method
   takes off z. A step that does not shrink is halved; z is NaN if it does not converge.
   w has room for 2n numbers. If the last of z is 1e100, any step is small beside it, and
   none is computed. */
${internal}void newton(int n, void (*step)(const double *, const double *, double *),
                   const double *a, double *z, double *w)
{
    double *d = w, *last = w + n;
    double before = INFINITY, part = 1.0;
    if (z[n - 1] == 1e100)
        return;
    for (int round = 0; round < ${NEWTON_ROUNDS}; ++round) {
        double size = 0.0, scale = 1.0;
        step(z, a, d);
        for (int i = 0; i < n; ++i) {
            size += d[i]*d[i];
            scale += z[i]*z[i];
        }
        if (size <= ${CONVERGED}*scale) {
            for (int i = 0; i < n; ++i)
                z[i] -= d[i];
            return;
        }
        if (size < before) {
            before = size;
            part = 1.0;
            for (int i = 0; i < n; ++i) {
                last[i] = d[i];
                z[i] -= d[i];
            }
            continue;
        }
        if (before <= ${STALLED}*scale)
            return;
        part *= 0.5;
        if (!(before < INFINITY) || part < ${SMALLEST_PART})
            break;
        for (int i = 0; i < n; ++i)
            z[i] += part*last[i];
    }
    for (int i = 0; i < n; ++i)
        z[i] = NAN;
}

// == sincos ==
/* Sines and cosines of n angles, within one unit in the last place. The angle less the
   nearest multiple of pi/2 is r + y; the products with the first three parts of pi/2
   are exact. Plain loops, so that compilers make vector instructions of them; inlined,
   with n a number, they would be unrolled instead. */
${before}#if defined(__clang__)
__attribute__((noinline))
#elif defined(__GNUC__)
__attribute__((noinline, noclone))
#endif
${head}
{
    ${truth} outside = ${false};
    for (int i = 0; i < n; ++i) {
        const ${truth} inside = ${space}fabs(x[i]) <= 1e5;
        const double a = inside ? x[i] : 0.0;
        const double turns = ${space}rint(a*0.6366197723675814);
        const int q = ${whole};
        const double d = a - turns*1.5707963267341256;
        const double e = turns*6.077100506303966e-11;
        const double b = d - e;
        const double lost = ((d - b) - e) - turns*2.0222662487111665e-21;
        const double r = b + lost;
        const double y = ((b - r) + lost) - turns*8.4784276603689e-32;
        const double z = r*r;
        const double h = 0.5*z;
        const double odd = z*(-0.16666666666666632 + z*(0.00833333333332249
            + z*(-0.0001984126982985795 + z*(2.7557313707070068e-06
            + z*(-2.5050760253406863e-08 + z*1.58969099521155e-10)))));
        const double even = z*z*(0.0416666666666666 + z*(-0.001388888888887411
            + z*(2.480158728947673e-05 + z*(-2.7557314351390663e-07
            + z*(2.087572321298175e-09 + z*(-1.1359647557788195e-11))))));
        const double sine = r + (r*odd + (y - h*y));
        const double w = 1.0 - h;
        const double cosine = w + (((1.0 - w) - h) + (even - r*y));
        const double p = q & 1 ? cosine : sine;
        const double o = q & 1 ? sine : cosine;
        s[i] = q & 2 ? -p : p;
        c[i] = (q + 1) & 2 ? -o : o;
        outside |= !inside;
    }
    for (int i = 0; outside && i < n; ++i) {
        if (!(${space}fabs(x[i]) <= 1e5)) {
            s[i] = ${space}sin(x[i]);
            c[i] = ${space}cos(x[i]);
        }
    }
}

// == min ==
${internal}double lesser(double a, double b)
{
    return b < a ? b : a;
}

// == max ==
${internal}double greater(double a, double b)
{
    return b > a ? b : a;
}

// == sign ==
${internal}double signum(double a)
{
    return a > 0.0 ? 1.0 : a < 0.0 ? -1.0 : a;
}
