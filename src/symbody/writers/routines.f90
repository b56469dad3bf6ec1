! == lesser ==
pure function lesser(a, b) result(value)
  real(dp), intent(in) :: a, b
  real(dp) :: value
  value = merge(b, a, b < a)
end function lesser

! == greater ==
pure function greater(a, b) result(value)
  real(dp), intent(in) :: a, b
  real(dp) :: value
  value = merge(b, a, b > a)
end function greater

! == signum ==
pure function signum(a) result(value)
  real(dp), intent(in) :: a
  real(dp) :: value
  value = merge(1.0_dp, merge(-1.0_dp, a, a < 0.0_dp), a > 0.0_dp)
end function signum

! == rounded_down ==
! The intrinsic floor gives an integer, which large numbers do not fit into.
pure function rounded_down(a) result(value)
  real(dp), intent(in) :: a
  real(dp) :: value
  value = aint(a)
  value = merge(value - 1.0_dp, value, value > a)
end function rounded_down

! == same ==
pure function same(a, b) result(equal)
  real(dp), intent(in) :: a, b
  logical :: equal
  equal = a <= b .and. a >= b
end function same

! == holds ==
! Whether a number is a condition that holds: all do but 0.
pure function holds(a) result(truth)
  real(dp), intent(in) :: a
  logical :: truth
  truth = .not. (a <= 0.0_dp .and. a >= 0.0_dp)
end function holds

! == given ==
! A constant that compilers take as it comes: atan(NaN) is NaN and no error.
pure function given(a) result(value)
  real(dp), intent(in) :: a
  real(dp) :: value
  value = a
end function given

! == solve ==
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

! == newton ==
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
  do round = 1, ${NEWTON_ROUNDS}
    call step(z, a, d)
    size2 = sum(d*d)
    scale2 = 1.0_dp + sum(z*z)
    if (size2 <= ${CONVERGED}*scale2) then
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
    if (before <= ${STALLED}*scale2) return
    part = 0.5_dp*part
    if (before >= infinity .or. part < ${SMALLEST_PART}) exit
    z = z + part*last
  end do
  z = nan
end subroutine newton

! == stepper ==
abstract interface
  pure subroutine stepper(z, a, d)
    import :: dp
    real(dp), intent(in) :: z(*), a(*)
    real(dp), intent(inout) :: d(*)
  end subroutine stepper
end interface

! == find_piece ==
! In which piece x lies: 0 is below the first of n knots, n above the last.
pure function find_piece(x, knots, n) result(piece)
  integer, intent(in) :: n
  real(dp), intent(in) :: x, knots(n)
  integer :: piece, low, high, middle
  low = 1
  high = n
  do while (low < high)
    middle = (low + high)/2
    if (knots(middle) <= x) then
      low = middle + 1
    else
      high = middle
    end if
  end do
  piece = merge(n, low - 1, x > knots(n))
end function find_piece
