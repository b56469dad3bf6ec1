/* Elementary functions for processors without a C library, as graphics processors are.

   All are within about two units in the last place. Products that must be exact are split by
   fused multiply-adds, which such processors have.

   References: Cody and Waite (1980), Software Manual for the Elementary Functions; Payne and
   Hanek (1983), Radian reduction for trigonometric functions; Dekker (1971), A floating-point
   technique for extending the available precision; fdlibm (Sun Microsystems 1993), whose
   polynomials of sine and cosine are taken; ISO C99, annex F, for what is not finite. */
#include <stdint.h>

#define INFINITE __builtin_inf()
#define NOT_A_NUMBER __builtin_nan("")
#define FMA __builtin_fma
#define SIZE __builtin_fabs
#define ROUND __builtin_rint
#define ROOT __builtin_sqrt

/* A number as the sum of two, of which the second is small; also a sine and a cosine. */
typedef struct {
    double a, b;
} pair;

static const double PI = 0x1.921fb54442d18p+1;
static const double HALF_PI = 0x1.921fb54442d18p+0, HALF_PI_REST = 0x1.1a62633145c07p-54;
static const double LOG_2 = 0x1.62e42fee00000p-1, LOG_2_REST = 0x1.a39ef35793c76p-33;

static uint64_t bits_of(double x)
{
    union { double number; uint64_t bits; } both = {x};
    return both.bits;
}

static double of_bits(uint64_t bits)
{
    union { uint64_t bits; double number; } both = {bits};
    return both.number;
}

static double with_sign(double size, double sign)
{
    return __builtin_copysign(size, sign);
}

/* Of two numbers, the first of which is the larger one. */
static pair sum(double a, double b)
{
    const double whole = a + b;
    return (pair){whole, b - (whole - a)};
}

/* Words of 2/pi, behind the point. */
static const uint64_t TWO_OVER_PI[20] = {
    0xa2f9836e4e441529, 0xfc2757d1f534ddc0, 0xdb6295993c439041, 0xfe5163abdebbc561,
    0xb7246e3a424dd2e0, 0x06492eea09d1921c, 0xfe1deb1cb129a73e, 0xe88235f52ebb4484,
    0xe99c7026b45f7e41, 0x3991d639835339f4, 0x9c845f8bbdf9283b, 0x1ff897ffde05980f,
    0xef2f118b5a0a6d1f, 0x6d367ecf27cb09b7, 0x4f463f669e5fea2d, 0x7527bac7ebe5f17b,
    0x3d0739f78a5292ea, 0x6bfb5fb11f8d5d08, 0x56033046fc7b6bab, 0xf0cfbc209af4361d,
};

/* An angle of at least 2^16 less the nearest multiple of pi/2; the number of these, modulo
   four. Of 2/pi, words that give multiples of four are left out, and all but four others. */
static pair far_reduced(double size, int64_t *quarters)
{
    const uint64_t bits = bits_of(size);
    const int64_t e = (int64_t)(bits >> 52) - 1075;
    const uint64_t m = (bits & 0xfffffffffffff) | 0x10000000000000;
    const int64_t first = e >= 2 ? (e - 2)/64 : 0;
    uint64_t product[5], carry = 0;
    for (int i = 0; i < 4; i++) {
        const uint64_t word = TWO_OVER_PI[first + 3 - i];
        const unsigned __int128 part = (unsigned __int128)m*word + carry;
        product[i] = (uint64_t)part;
        carry = (uint64_t)(part >> 64);
    }
    product[4] = carry;
    /* Bits behind the point; the two before it are brought to the top. */
    const int64_t fraction = 64*(first + 4) - e, shift = 318 - fraction;
    const int64_t words = shift >> 6, rest = shift & 63;
    uint64_t top[3];
    for (int i = 0; i < 3; i++) {
        const int64_t k = 4 - i - words;
        const uint64_t below = k > 0 ? product[k - 1] : 0;
        top[i] = rest ? product[k] << rest | below >> (64 - rest) : product[k];
    }
    uint64_t high = top[0] << 2 | top[1] >> 62, low = top[1] << 2 | top[2] >> 62;
    *quarters = (int64_t)(top[0] >> 62);
    const int over = (int)(high >> 63);
    if (over) {
        *quarters += 1;
        high = ~high + (low == 0);
        low = -low;
    }
    const int zeros = high ? __builtin_clzll(high) : 64;
    if (zeros == 64) {
        high = low;
        low = 0;
    } else if (zeros) {
        high = high << zeros | low >> (64 - zeros);
        low <<= zeros;
    }
    const double scale = of_bits((uint64_t)(1023 - 64 - zeros) << 52);
    const double a = (double)(high >> 11 << 11)*scale;
    const double b = ((double)(high & 2047) + (double)low*0x1p-64)*scale;
    const double whole = a*HALF_PI;
    const double lost = FMA(a, HALF_PI, -whole) + (a*HALF_PI_REST + b*HALF_PI);
    const pair angle = sum(whole, lost);
    return over ? (pair){-angle.a, -angle.b} : angle;
}

/* The same of smaller angles: pi/2 in four parts, of which three have 33 bits. */
static pair near_reduced(double x, int64_t *quarters)
{
    const double n = ROUND(x*0x1.45f306dc9c883p-1);
    const double first = x - n*0x1.921fb54400000p+0;
    const double second = n*0x1.0b4611a600000p-34;
    const double rest = first - second;
    const double lost = (first - rest) - second - n*0x1.3198a2e000000p-69;
    const double r = rest + lost;
    *quarters = (int64_t)n;
    return (pair){r, (rest - r) + lost - n*0x1.b839a252049c1p-104};
}

/* Sine and cosine. */
pair math_sincos(double x)
{
    const double size = SIZE(x);
    int64_t quarters;
    pair r;
    if (size <= 1e5) {
        r = near_reduced(x, &quarters);
    } else if (size < INFINITE) {
        r = far_reduced(size, &quarters);
        if (x < 0.0) {
            r = (pair){-r.a, -r.b};
            quarters = -quarters;
        }
    } else {
        return (pair){NOT_A_NUMBER, NOT_A_NUMBER};
    }
    const double z = r.a*r.a, half = 0.5*z, w = 1.0 - half;
    const double odd = z*(-1.66666666666666324348e-01 + z*(8.33333333332248946124e-03
        + z*(-1.98412698298579493134e-04 + z*(2.75573137070700676789e-06
        + z*(-2.50507602534068634195e-08 + z*1.58969099521155010221e-10)))));
    const double even = z*z*(4.16666666666666019037e-02 + z*(-1.38888888888741095749e-03
        + z*(2.48015872894767294178e-05 + z*(-2.75573143513906633035e-07
        + z*(2.08757232129817482790e-09 - z*1.13596475577881948265e-11)))));
    const double sine = r.a + (r.a*odd + (r.b - half*r.b));
    const double cosine = w + (((1.0 - w) - half) + (even - r.a*r.b));
    const double first = quarters & 1 ? cosine : sine;
    const double second = quarters & 1 ? sine : cosine;
    return (pair){quarters & 2 ? -first : first, (quarters + 1) & 2 ? -second : second};
}

double math_sin(double x)
{
    /* Zeros keep their signs. */
    return x == 0.0 ? x : math_sincos(x).a;
}

double math_cos(double x)
{
    return math_sincos(x).b;
}

double math_tan(double x)
{
    const pair both = math_sincos(x);
    return x == 0.0 ? x : both.a/both.b;
}

/* The exponential of a sum whose second part is small. */
static double exp_of(pair x)
{
    if (x.a > 710.0)
        return INFINITE;
    if (x.a < -746.0)
        return 0.0;
    if (x.a != x.a)
        return x.a;
    const double k = ROUND(x.a*0x1.71547652b82fep+0);
    const double r = (x.a - k*LOG_2) + (x.b - k*LOG_2_REST);
    double series = 1.0/87178291200.0;
    static const double FACTORIALS[] = {
        6227020800.0, 479001600.0, 39916800.0, 3628800.0, 362880.0, 40320.0, 5040.0, 720.0,
        120.0, 24.0, 6.0, 2.0,
    };
    for (int i = 0; i < 12; i++)
        series = series*r + 1.0/FACTORIALS[i];
    const double value = 1.0 + (r + r*r*series);
    /* In two steps, as the power of two alone may be out of range. */
    const int64_t power = (int64_t)k, some = power >> 1;
    return value*of_bits((uint64_t)(some + 1023) << 52)
           *of_bits((uint64_t)(power - some + 1023) << 52);
}

double math_exp(double x)
{
    return exp_of((pair){x, 0.0});
}

/* Twice the inverse hyperbolic tangent of a sum, to some bits more than a number has. */
static pair log_ratio(pair s)
{
    const double z = s.a*s.a;
    double series = 2.0/25.0;
    for (int i = 23; i > 1; i -= 2)
        series = series*z + 2.0/i;
    return (pair){2.0*s.a, 2.0*s.b + s.a*z*series};
}

/* The quotient of a number and a sum. */
static pair quotient(double a, pair b)
{
    const double whole = a/b.a;
    return (pair){whole, (FMA(-whole, b.a, a) - whole*b.b)/b.a};
}

/* The logarithm of a positive, finite number. */
static pair log_of(double x)
{
    int64_t e = -1023;
    if (x < 0x1p-1022) {
        x *= 0x1p54;
        e -= 54;
    }
    const uint64_t bits = bits_of(x);
    e += (int64_t)(bits >> 52);
    double m = of_bits((bits & 0xfffffffffffff) | 0x3ff0000000000000);
    if (m > 0x1.6a09e667f3bcdp+0) {
        m *= 0.5;
        e += 1;
    }
    const double above = m + 1.0;
    const pair fraction = log_ratio(quotient(m - 1.0, (pair){above, m - (above - 1.0)}));
    if (e == 0)
        return sum(fraction.a, fraction.b);
    const double k = (double)e;
    const pair whole = sum(k*LOG_2, fraction.a);
    return sum(whole.a, whole.b + (fraction.b + k*LOG_2_REST));
}

double math_log(double x)
{
    if (x > 0.0 && x < INFINITE)
        return log_of(x).a;
    return x == 0.0 ? -INFINITE : x > 0.0 ? x : NOT_A_NUMBER;
}

/* log(1 + x) for x > -1. */
static double log_1_plus(double x)
{
    if (x > -0.25 && x < 0.5) {
        const double above = 2.0 + x;
        const pair found = log_ratio(quotient(x, (pair){above, x - (above - 2.0)}));
        return found.a + found.b;
    }
    const double whole = 1.0 + x;
    if (!(whole > 0.0 && whole < INFINITE))
        return math_log(whole);
    /* What is lost in the sum: its larger part is taken off first. */
    const double lost = x > 1.0 ? 1.0 - (whole - x) : x - (whole - 1.0);
    return log_of(whole).a + lost/whole;
}

double math_pow(double x, double y)
{
    if (y == 0.0 || x == 1.0)
        return 1.0;
    if (x != x || y != y)
        return NOT_A_NUMBER;
    const double size = SIZE(x);
    const int whole = __builtin_floor(y) == y;
    const int odd = whole && SIZE(y) < 0x1p53 && 2.0*__builtin_floor(0.5*y) != y;
    const int negative = (bits_of(x) >> 63) && odd;
    double result;
    if (SIZE(y) == INFINITE) {
        result = size == 1.0 ? 1.0 : (size > 1.0) == (y > 0.0) ? INFINITE : 0.0;
    } else if (size == 0.0 || size == INFINITE) {
        result = (size == 0.0) == (y < 0.0) ? INFINITE : 0.0;
    } else if (x < 0.0 && !whole) {
        return NOT_A_NUMBER;
    } else {
        const pair log = log_of(size);
        const double power = y*log.a;
        if (power > 710.0)
            result = INFINITE;
        else if (power < -746.0)
            result = 0.0;
        else
            result = exp_of((pair){power, FMA(y, log.a, -power) + y*log.b});
    }
    return negative ? -result : result;
}

/* The inverse tangent of k/8, k = 0 … 8. */
static const pair TANGENTS[9] = {
    {0.0, 0.0},
    {0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59},
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
    {0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
};

/* The inverse tangent of y/x from 0 to pi, for y >= 0; the larger one is finite, not zero. */
static double angle_of(double y, double x)
{
    double across = SIZE(x), up = y;
    const int steep = up > across;
    if (steep) {
        up = across;
        across = y;
    }
    const double k = ROUND(8.0*(up/across)), c = 0.125*k;
    /* Where the numbers are far from one, products of them might not be in range. */
    const double t = k == 0.0 ? up/across
                              : FMA(-c, across, up)/FMA(c, up, across);
    const double z = t*t;
    double series = 0.0;
    for (int i = 17; i > 1; i -= 2)
        series = (i & 2 ? -1.0/i : 1.0/i) + z*series;
    const pair base = TANGENTS[(int64_t)k];
    double found = base.a + (t + (base.b + t*z*series));
    if (steep)
        found = HALF_PI - (found - HALF_PI_REST);
    return x < 0.0 ? PI - (found - 2.0*HALF_PI_REST) : found;
}

double math_atan(double x)
{
    if (x != x || x == 0.0)
        return x;
    return with_sign(SIZE(x) == INFINITE ? HALF_PI : angle_of(SIZE(x), 1.0), x);
}

double math_atan2(double y, double x)
{
    if (x != x || y != y)
        return NOT_A_NUMBER;
    double up = SIZE(y), along = x;
    const int left = (int)(bits_of(x) >> 63);
    if (up == 0.0)
        return with_sign(left ? PI : 0.0, y);
    if (up == INFINITE || SIZE(x) == INFINITE) {
        along = with_sign(SIZE(x) == INFINITE ? 1.0 : 0.0, x);
        up = up == INFINITE ? 1.0 : 0.0;
        if (up == 0.0)
            return with_sign(left ? PI : 0.0, y);
    } else if (up < 0x1p-900 && SIZE(x) < 0x1p-900) {
        up *= 0x1p120;
        along *= 0x1p120;
    } else if (up > 0x1p1000 || SIZE(x) > 0x1p1000) {
        up *= 0x1p-4;
        along *= 0x1p-4;
    }
    return with_sign(angle_of(up, along), y);
}

double math_asin(double x)
{
    if (x == 0.0)
        return x;
    return math_atan2(x, ROOT((1.0 - x)*(1.0 + x)));
}

double math_acos(double x)
{
    return 2.0*math_atan2(ROOT(1.0 - x), ROOT(1.0 + x));
}

/* The hyperbolic sine of a number up to one. */
static double small_sinh(double x)
{
    const double z = x*x;
    double series = 0.0;
    for (int i = 21; i > 1; i -= 2)
        series = (1.0 + series)*z/(double)(i*(i - 1));
    return x + x*series;
}

double math_sinh(double x)
{
    const double size = SIZE(x);
    if (size < 1.0)
        return small_sinh(x);
    const double e = math_exp(0.5*size);
    /* In two steps, as the square may be out of range. */
    const double found = size > 20.0 ? 0.5*e*e : 0.5*(e*e - 1.0/(e*e));
    return with_sign(found, x);
}

double math_cosh(double x)
{
    const double e = math_exp(0.5*SIZE(x));
    return SIZE(x) > 20.0 ? 0.5*e*e : 0.5*(e*e + 1.0/(e*e));
}

double math_tanh(double x)
{
    const double size = SIZE(x);
    if (size < 1.0) {
        const double sine = small_sinh(x);
        return sine/ROOT(1.0 + sine*sine);
    }
    return with_sign(1.0 - 2.0/(math_exp(2.0*size) + 1.0), x);
}

double math_asinh(double x)
{
    const double size = SIZE(x);
    if (size < 0x1p-30)
        return x;
    if (!(size < 0x1p30))
        return x != x ? x : with_sign(math_log(size) + (LOG_2 + LOG_2_REST), x);
    const double square = size*size;
    return with_sign(log_1_plus(size + square/(1.0 + ROOT(1.0 + square))), x);
}

double math_acosh(double x)
{
    if (!(x >= 1.0))
        return NOT_A_NUMBER;
    if (x > 0x1p30)
        return math_log(x) + (LOG_2 + LOG_2_REST);
    const double above = x - 1.0;
    return log_1_plus(above + ROOT(above*(above + 2.0)));
}

double math_atanh(double x)
{
    const double size = SIZE(x);
    if (!(size <= 1.0))
        return NOT_A_NUMBER;
    if (size == 1.0)
        return with_sign(INFINITE, x);
    return with_sign(0.5*log_1_plus(2.0*size/(1.0 - size)), x);
}
