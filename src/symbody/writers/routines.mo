// == log_of_1_plus ==
function log_of_1_plus "ln(1 + x), exact for small x"
  input Real x;
  output Real value;
protected
  Real sum;
algorithm
  sum := 1.0 + x;
  value := if sum == 1.0 then x else x*log(sum)/(sum - 1.0);
end log_of_1_plus;

// == acosh ==
function arcosh "area hyperbolic cosine"
  input Real x;
  output Real value;
algorithm
  value := log_of_1_plus(x - 1.0 + sqrt((x - 1.0)*(x + 1.0)));
end arcosh;

// == asinh ==
function arsinh "area hyperbolic sine"
  input Real x;
  output Real value;
algorithm
  value := sign(x)*log_of_1_plus(abs(x) + x*x/(1.0 + sqrt(1.0 + x*x)));
end arsinh;

// == atanh ==
function artanh "area hyperbolic tangent"
  input Real x;
  output Real value;
algorithm
  value := 0.5*log_of_1_plus(2.0*x/(1.0 - x));
end artanh;

// == eq ==
function equal "whether two numbers are equal"
  input Real a;
  input Real b;
  output Boolean value;
algorithm
  value := a == b;
end equal;

// == a_condition ==
function nonzero "whether a number is not zero"
  input Real x;
  output Boolean value;
algorithm
  value := x <> 0.0;
end nonzero;

// == solve ==
function ${name} "x of A x = b, all row by row"
  input Real matrix[${nn}];
  input Real sides[${nm}];
  output Real x[${nm}];
protected
  Real A[${n}, ${w}];
  Real row[${w}];
  Real least;
  Real factor;
  Integer best;
  Integer i;
algorithm
  A := zeros(${n}, ${w});
  x := zeros(${nm});
  least := 1.0;
  for i in 1:${n} loop
    for j in 1:${n} loop
      A[i, j] := matrix[(i - 1)*${n} + j];
    end for;
    for j in 1:${m} loop
      A[i, ${n} + j] := sides[(i - 1)*${m} + j];
    end for;
  end for;
  for i in 1:${n} loop
    best := i;
    for j in i:${n} loop
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
    for j in i:${n} loop
      if j > i then
        factor := A[j, i]/A[i, i];
        A[j, :] := A[j, :] - factor*A[i, :];
      end if;
    end for;
  end for;
  assert(least > 0.0, "${name}: the matrix is singular");
  for back in 1:${n} loop
    i := ${n_1} - back;
    for c in 1:${m} loop
      factor := A[i, ${n} + c];
      for j in 1:${n} loop
        if j > i then
          factor := factor - A[i, j]*x[(j - 1)*${m} + c];
        end if;
      end for;
      x[(i - 1)*${m} + c] := factor/A[i, i];
    end for;
  end for;
end ${name};

// == newton ==
function ${name} "the z near the start where ${step} is zero; a step that does not shrink
is halved"
  input Real a[${parameters}];
  input Real start[${n}];
  output Real z[${n}];
protected
  Real d[${n}];
  Real last[${n}];
  Real before;
  Real part;
  Real now;
  Real most;
  Boolean done;
  Boolean lost;
algorithm
  z := start;
  last := zeros(${n});
  before := 1e300;
  part := 1.0;
  done := false;
  lost := false;
  for round in 1:${NEWTON_ROUNDS} loop
    if not done and not lost then
      d := ${step}(z, a);
      now := d*d;
      most := 1.0 + z*z;
      if now <= ${CONVERGED}*most then
        z := z - d;
        done := true;
      elseif now < before then
        before := now;
        part := 1.0;
        last := d;
        z := z - d;
      elseif before <= ${STALLED}*most then
        done := true;
      else
        part := 0.5*part;
        lost := part < ${SMALLEST_PART};
        z := z + part*last;
      end if;
    end if;
  end for;
  assert(done, "${name}: Newton's method finds no solution");
end ${name};

// == closed ==
function ${name}_closed "the state with closed loops that has the same independent coordinates"
  input Real t;
  input Real start[${n}];
  input Real p[${parameters}];
  output Real y[${n}];
protected
  Real near[${n_1}];
  Real change;
  Boolean done;
algorithm
  near := ${closure};
  y := near[1:${n}];
  change := 0.0;
  done := false;
  for round in 1:12 loop
    if not done then
      near := ${correction};
      change := (near[1:${n}] - y)*(near[1:${n}] - y);
      y := near[1:${n}];
${unit}
      done := change <= 1e-26*(1.0 + y*y);
    end if;
  end for;
  assert(change <= 1e-18*(1.0 + y*y), "the loops do not close from the start values");
end ${name}_closed;
