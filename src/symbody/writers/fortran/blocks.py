"""Numerical blocks in Fortran."""

from __future__ import annotations

from symbody.expr.definition import (
    CONVERGED,
    NEWTON_ROUNDS,
    SMALLEST_PART,
    STALLED,
)
from symbody.writers.fortran.forms import number

_SOLVE = """\
! Replaces m right sides b by the solution of A x = b, all row by row, so that the
! first index counts columns; spoils A. In each column the largest number is the pivot;
! without one the solution is NaN.
pure subroutine solve(n, m, a, b)
  integer, intent(in) :: n, m
  real(dp), intent(inout) :: a(n, n), b(m, n)
  real(dp) :: factor, row(n), side(m)
  integer :: i, j, best
  do i = 1, n
    best = i
    do j = i + 1, n
      if (abs(a(i, j)) > abs(a(i, best))) best = j
    end do
    if (.not. abs(a(i, best)) > 0.0_dp) then
      b = nan
      return
    end if
    row = a(:, i)
    a(:, i) = a(:, best)
    a(:, best) = row
    side = b(:, i)
    b(:, i) = b(:, best)
    b(:, best) = side
    do j = i + 1, n
      factor = a(i, j)/a(i, i)
      a(i + 1:, j) = a(i + 1:, j) - factor*a(i + 1:, i)
      b(:, j) = b(:, j) - factor*b(:, i)
    end do
  end do
  do i = n, 1, -1
    do j = i + 1, n
      b(:, i) = b(:, i) - a(j, i)*b(:, j)
    end do
    b(:, i) = b(:, i)/a(i, i)
  end do
end subroutine solve
"""

_NEWTON = f"""\
! Replaces z by the solution near it: step computes from z and a what Newton's method
! takes off z. A step that does not shrink is halved; z is NaN if it does not converge.
pure recursive subroutine newton(n, step, a, z)
  integer, intent(in) :: n
  procedure(stepper) :: step
  real(dp), intent(in) :: a(*)
  real(dp), intent(inout) :: z(n)
  real(dp) :: d(n), last(n), before, part, size2, scale2
  integer :: round
  before = infinity
  part = 1.0_dp
  last = 0.0_dp
  do round = 1, {NEWTON_ROUNDS}
    call step(z, a, d)
    size2 = sum(d*d)
    scale2 = 1.0_dp + sum(z*z)
    if (size2 <= {number(CONVERGED)}*scale2) then
      z = z - d
      return
    end if
    if (size2 < before) then
      before = size2
      part = 1.0_dp
      last = d
      z = z - d
      cycle
    end if
    if (before <= {number(STALLED)}*scale2) return
    part = 0.5_dp*part
    if (before >= infinity .or. part < {number(SMALLEST_PART)}) exit
    z = z + part*last
  end do
  z = nan
end subroutine newton
"""

# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}

STEPPER = """\
abstract interface
  pure subroutine stepper(z, a, d)
    import :: dp
    real(dp), intent(in) :: z(*), a(*)
    real(dp), intent(inout) :: d(*)
  end subroutine stepper
end interface
"""
