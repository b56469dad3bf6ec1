"""Forms of operations in Fortran, and the routines that files bring along."""

from __future__ import annotations

import math

from symbody.expr.definition import CONVERGED, NEWTON_ROUNDS, SMALLEST_PART, STALLED
from symbody.writers.printer import (
    ELEMENTARY,
    INFIX,
    Binding,
    Form,
    Notation,
    choice,
    connective,
)

_INTRINSIC = (*ELEMENTARY, "abs")

# A sign binds less than a sum, so that no two follow each other: a + (-b), but -a + b.
_SIGN = Binding.SUM - 1
FORMS: dict[str, Form] = {
    **INFIX,
    **{name: Form(f"{name}({{}})") for name in _INTRINSIC},
    "add": Form("{} + {}", Binding.SUM, (_SIGN, Binding.SUM)),
    "sub": Form("{} - {}", Binding.SUM, (_SIGN, Binding.SUM + 1)),
    "neg": Form("-{}", _SIGN, (Binding.PRODUCT,)),
    "eq": Form("same({}, {})", gives="condition"),
    "atan2": Form("atan2({}, {})"),
    "pow": Form("{}**{}", Binding.PRODUCT + 1, (Binding.ATOM, Binding.ATOM)),
    "sign": Form("signum({})"),
    "floor": Form("rounded_down({})"),
    "min": Form("lesser({}, {})"),
    "max": Form("greater({}, {})"),
    "and": connective("{} .and. {}", Binding.AND),
    "or": connective("{} .or. {}", Binding.OR),
    "not": Form(".not. {}", Binding.NOT, (Binding.ATOM,), "condition", ("condition",)),
    "where": choice("merge({1}, {2}, {0})"),
}

# Functions that a file brings along if it needs them; no symbol is called so.
HELPERS: dict[str, str] = {
    "lesser": """\
pure function lesser(a, b) result(value)
  real(dp), intent(in) :: a, b
  real(dp) :: value
  value = merge(b, a, b < a)
end function lesser
""",
    "greater": """\
pure function greater(a, b) result(value)
  real(dp), intent(in) :: a, b
  real(dp) :: value
  value = merge(b, a, b > a)
end function greater
""",
    "signum": """\
pure function signum(a) result(value)
  real(dp), intent(in) :: a
  real(dp) :: value
  value = merge(1.0_dp, merge(-1.0_dp, a, a < 0.0_dp), a > 0.0_dp)
end function signum
""",
    "rounded_down": """\
! The intrinsic floor gives an integer, which large numbers do not fit into.
pure function rounded_down(a) result(value)
  real(dp), intent(in) :: a
  real(dp) :: value
  value = aint(a)
  value = merge(value - 1.0_dp, value, value > a)
end function rounded_down
""",
    "same": """\
pure function same(a, b) result(equal)
  real(dp), intent(in) :: a, b
  logical :: equal
  equal = a <= b .and. a >= b
end function same
""",
    "holds": """\
! Whether a number is a condition that holds: all do but 0.
pure function holds(a) result(truth)
  real(dp), intent(in) :: a
  logical :: truth
  truth = .not. (a <= 0.0_dp .and. a >= 0.0_dp)
end function holds
""",
    "given": """\
! A constant that compilers take as it comes: sqrt(-1.0) is NaN and no error.
pure function given(a) result(value)
  real(dp), intent(in) :: a
  real(dp) :: value
  value = a
end function given
""",
}

_KEYWORDS = """\
abstract allocatable allocate assign associate backspace block call case character
class close codimension common complex concurrent contains contiguous continue cycle
data deallocate default dimension do double elemental else elseif elsewhere end endif
enddo entry enum equivalence error exit extends external final flush forall format
function generic go goto if implicit import include inquire integer intent interface
intrinsic logical module namelist none nullify only open operator optional parameter
pass pause pointer precision print private procedure program protected public pure read
real recursive result return rewind save select sequence stop submodule subroutine
target then type use value volatile wait where while write
"""
_OWN = """\
dp int64 aint merge modulo transfer lesser greater signum rounded_down same holds given
infinity nan find_piece solve newton stepper atan2 size mod min max sum reshape
"""
RESERVED = frozenset(f"{_KEYWORDS} {_OWN}".split()) | set(_INTRINSIC)


def number(value: float) -> str:
    """Return the shortest text that reads as the same number."""
    if math.isnan(value):
        return "nan"
    return f"{value!r}_dp" if math.isfinite(value) else "infinity"


NOTATION = Notation(
    "Fortran",
    FORMS,
    number,
    Form("merge(1.0_dp, 0.0_dp, {})"),
    Form("holds({})"),
    RESERVED,
    item=lambda name, index: f"{name}({index + 1})",
    constant=Form("given({})"),
)


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
