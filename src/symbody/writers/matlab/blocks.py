"""Numerical blocks in MATLAB: the routines."""

from __future__ import annotations

from symbody.expr.definition import (
    CONVERGED,
    NEWTON_ROUNDS,
    SMALLEST_PART,
    STALLED,
)

_SOLVE = """\
function x = solve(n, m, A, b)
% Return x of A x = b for m right sides, all row by row; NaN if A is singular.
    A = [reshape(A, n, n).', reshape(b, m, n).'];
    for i = 1:n
        [~, best] = max(abs(A(i:n, i)));
        best = best + i - 1;
        A([i, best], :) = A([best, i], :);
        if A(i, i) == 0 || isnan(A(i, i))
            x = NaN(n*m, 1);
            return
        end
        for j = i+1:n
            A(j, i+1:end) = A(j, i+1:end) - A(j, i)/A(i, i)*A(i, i+1:end);
        end
    end
    for i = n:-1:1
        inner = A(i, i+1:n)*A(i+1:n, n+1:end);
        A(i, n+1:end) = (A(i, n+1:end) - inner)/A(i, i);
    end
    x = reshape(A(:, n+1:end).', n*m, 1);
end
"""

_NEWTON = f"""\
function z = newton(step, z, a)
% Return the z near the given one where step, what Newton's method takes off, is zero.
% A step that does not shrink is halved; z is NaN if it does not converge.
    z = z(:);
    before = Inf;
    part = 1;
    last = zeros(size(z));
    for round = 1:{NEWTON_ROUNDS}
        d = step(z, a);
        most = 1 + sum(z.*z);
        now = sum(d.*d);
        if now <= {CONVERGED!r}*most
            z = z - d;
            return
        end
        if now < before
            before = now;
            part = 1;
            last = d;
            z = z - d;
            continue
        end
        if before <= {STALLED!r}*most
            return
        end
        part = 0.5*part;
        if before == Inf || part < {SMALLEST_PART!r}
            break
        end
        z = z + part*last;
    end
    z = NaN(size(z));
end
"""

# By the name of the routine, which is also what marks its use.
ROUTINES: dict[str, str] = {"solve": _SOLVE, "newton": _NEWTON}
