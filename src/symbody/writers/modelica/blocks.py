"""Numerical blocks in Modelica: a function for each.

One for each size of a linear system, and one for each system of equations that Newton's
method solves. Bounds of loops are numbers, and what is read has been written before,
since some tools ask for it. Modelica has no NaN: without a solution a function fails.
"""

from __future__ import annotations

from symbody.expr.definition import (
    CONVERGED,
    NEWTON_ROUNDS,
    SMALLEST_PART,
    STALLED,
)


def solve_name(n: int, m: int) -> str:
    """Return the name of the function that solves linear systems of a size."""
    return f"solve_{n}_{m}"


def solve_function(n: int, m: int) -> str:
    """Return the function that solves n equations for m right sides."""
    name, w = solve_name(n, m), n + m
    return f"""\
function {name} "x of A x = b, all row by row"
  input Real matrix[{n * n}];
  input Real sides[{n * m}];
  output Real x[{n * m}];
protected
  Real A[{n}, {w}];
  Real row[{w}];
  Real least;
  Real factor;
  Integer best;
  Integer i;
algorithm
  A := zeros({n}, {w});
  x := zeros({n * m});
  least := 1.0;
  for i in 1:{n} loop
    for j in 1:{n} loop
      A[i, j] := matrix[(i - 1)*{n} + j];
    end for;
    for j in 1:{m} loop
      A[i, {n} + j] := sides[(i - 1)*{m} + j];
    end for;
  end for;
  for i in 1:{n} loop
    best := i;
    for j in i:{n} loop
      if abs(A[j, i]) > abs(A[best, i]) then
        best := j;
      end if;
    end for;
    row := A[i, :];
    A[i, :] := A[best, :];
    A[best, :] := row;
    if A[i, i] == 0.0 then
      least := 0.0;
      A[i, i] := 1.0;
    end if;
    for j in i:{n} loop
      if j > i then
        factor := A[j, i]/A[i, i];
        A[j, :] := A[j, :] - factor*A[i, :];
      end if;
    end for;
  end for;
  assert(least > 0.0, "{name}: the matrix is singular");
  for back in 1:{n} loop
    i := {n + 1} - back;
    for c in 1:{m} loop
      factor := A[i, {n} + c];
      for j in 1:{n} loop
        if j > i then
          factor := factor - A[i, j]*x[(j - 1)*{m} + c];
        end if;
      end for;
      x[(i - 1)*{m} + c] := factor/A[i, i];
    end for;
  end for;
end {name};
"""


def newton_name(step: str) -> str:
    """Return the name of the function that iterates a step."""
    return f"{step}_solution"


def newton_function(step: str, n: int, parameters: int) -> str:
    """Return the function that iterates a step.

    Args:
        step: Name of the function of what Newton's method takes off.
        n: Number of unknowns.
        parameters: Number of what is given.
    """
    name = newton_name(step)
    return f"""\
function {name} "the z near the start where {step} is zero; a step that does not shrink
is halved"
  input Real a[{parameters}];
  input Real start[{n}];
  output Real z[{n}];
protected
  Real d[{n}];
  Real last[{n}];
  Real before;
  Real part;
  Real now;
  Real most;
  Boolean done;
  Boolean lost;
algorithm
  z := start;
  last := zeros({n});
  before := 1e300;
  part := 1.0;
  done := false;
  lost := false;
  for round in 1:{NEWTON_ROUNDS} loop
    if not done and not lost then
      d := {step}(z, a);
      now := d*d;
      most := 1.0 + z*z;
      if now <= {CONVERGED!r}*most then
        z := z - d;
        done := true;
      elseif now < before then
        before := now;
        part := 1.0;
        last := d;
        z := z - d;
      elseif before <= {STALLED!r}*most then
        done := true;
      else
        part := 0.5*part;
        lost := part < {SMALLEST_PART!r};
        z := z + part*last;
      end if;
    end if;
  end for;
  assert(done, "{name}: Newton's method finds no solution");
end {name};
"""
