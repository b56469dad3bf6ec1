% == real_or_nan ==
function x = real_or_nan(x)
% Return a number where it is real, NaN where it is complex.
    if ~isreal(x)
        x = NaN;
    end
end

% == solve ==
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

% == newton ==
function z = newton(step, z, a)
% Return the z near the given one where step, what Newton's method takes off, is zero.
% A step that does not shrink is halved; z is NaN if it does not converge.
    z = z(:);
    before = Inf;
    part = 1;
    last = zeros(size(z));
    for round = 1:${NEWTON_ROUNDS}
        d = step(z, a);
        most = 1 + sum(z.*z);
        now = sum(d.*d);
        if now <= ${CONVERGED}*most
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
        if before <= ${STALLED}*most
            return
        end
        part = 0.5*part;
        if before == Inf || part < ${SMALLEST_PART}
            break
        end
        z = z + part*last;
    end
    z = NaN(size(z));
end

% == find_piece ==
function i = find_piece(x, knots)
% Return in which piece x lies: 0 is below the first of n knots, n above the last.
    i = sum(knots(1:end-1) <= x) + (x > knots(end));
end

% == min ==
function c = lesser(a, b)
% Return b where it is less than a, else a.
    c = a;
    if b < a
        c = b;
    end
end

% == max ==
function c = greater(a, b)
% Return b where it is greater than a, else a.
    c = a;
    if b > a
        c = b;
    end
end

% == where ==
function c = choose(condition, a, b)
% Return a where the condition holds, else b.
    c = b;
    if condition
        c = a;
    end
end
