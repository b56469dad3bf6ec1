// == attributes ==
#![no_std]
#![forbid(unsafe_code)]
// Products are written without spaces, as in every other language.
#![cfg_attr(rustfmt, rustfmt_skip)]
// Names are those of the model.
#![allow(non_snake_case, non_upper_case_globals)]
#![allow(clippy::all)]

// == libm ==
#[cfg(not(feature = "std"))]
use libm as math;

// == min ==
fn lesser(a: f64, b: f64) -> f64 {
    if b < a {
        b
    } else {
        a
    }
}

// == max ==
fn greater(a: f64, b: f64) -> f64 {
    if b > a {
        b
    } else {
        a
    }
}

// == sign ==
fn signum(a: f64) -> f64 {
    if a > 0.0 {
        1.0
    } else if a < 0.0 {
        -1.0
    } else {
        a
    }
}

// == solve ==
/// Replaces m right sides b by the solution of A x = b, all row by row; spoils A. In
/// each column the largest number is the pivot; without one the solution is NaN.
fn solve(n: usize, m: usize, a: &mut [f64], b: &mut [f64]) {
    for i in 0..n {
        let mut best = i;
        for j in i + 1..n {
            if math::fabs(a[j*n + i]) > math::fabs(a[best*n + i]) {
                best = j;
            }
        }
        if a[best*n + i] == 0.0 || a[best*n + i].is_nan() {
            b.fill(f64::NAN);
            return;
        }
        if best != i {
            for c in i..n {
                a.swap(i*n + c, best*n + c);
            }
            for c in 0..m {
                b.swap(i*m + c, best*m + c);
            }
        }
        for j in i + 1..n {
            let factor = a[j*n + i]/a[i*n + i];
            for c in i + 1..n {
                a[j*n + c] -= factor*a[i*n + c];
            }
            for c in 0..m {
                b[j*m + c] -= factor*b[i*m + c];
            }
        }
    }
    for i in (0..n).rev() {
        for c in 0..m {
            let mut sum = b[i*m + c];
            for j in i + 1..n {
                sum -= a[i*n + j]*b[j*m + c];
            }
            b[i*m + c] = sum/a[i*n + i];
        }
    }
}

// == newton ==
/// Replaces z by the solution near it: step computes from z and a what Newton's method
/// takes off z. A step that does not shrink is halved; z is NaN without convergence.
fn newton<const N: usize, const G: usize>(
    step: fn(&[f64; N], &[f64; G], &mut [f64; N]),
    a: &[f64; G],
    z: &mut [f64; N],
) {
    let (mut d, mut last) = ([0.0; N], [0.0; N]);
    let (mut before, mut part) = (f64::INFINITY, 1.0);
    for _ in 0..${NEWTON_ROUNDS} {
        step(z, a, &mut d);
        let (mut size, mut scale) = (0.0, 1.0);
        for i in 0..N {
            size += d[i]*d[i];
            scale += z[i]*z[i];
        }
        let done = size <= ${CONVERGED}*scale;
        if done || size < before {
            for i in 0..N {
                z[i] -= d[i];
            }
            if done {
                return;
            }
            before = size;
            part = 1.0;
            last = d;
            continue;
        }
        if before <= ${STALLED}*scale {
            return;
        }
        part *= 0.5;
        if before == f64::INFINITY || part < ${SMALLEST_PART} {
            break;
        }
        for i in 0..N {
            z[i] += part*last[i];
        }
    }
    z.fill(f64::NAN);
}

// == find_piece ==
/// In which piece x lies: 0 is below the first of n knots, n above the last.
fn find_piece(x: f64, knots: &[f64]) -> usize {
    let n = knots.len();
    let (mut low, mut high) = (0, n - 1);
    while low < high {
        let middle = (low + high) / 2;
        if knots[middle] <= x {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    if x > knots[n - 1] {
        n
    } else {
        low
    }
}
