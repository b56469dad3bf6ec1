# == solve ==
# Returns the solution of A x = b for m right sides, all row by row. In each column the
# largest number is the pivot; without one the solution is NaN.
function solve(n, m, A, b)
    both = vcat(A, b)
    A = both[1:n*n]
    b = both[n*n + 1:n*n + n*m]
    for i in 1:n
        best = i
        for j in i + 1:n
            if abs(A[(j - 1)*n + i]) > abs(A[(best - 1)*n + i])
                best = j
            end
        end
        if !(abs(A[(best - 1)*n + i]) > 0)
            return fill(NaN, n*m)
        end
        for c in 1:n
            at, other = (i - 1)*n + c, (best - 1)*n + c
            A[at], A[other] = A[other], A[at]
        end
        for c in 1:m
            at, other = (i - 1)*m + c, (best - 1)*m + c
            b[at], b[other] = b[other], b[at]
        end
        for j in i + 1:n
            factor = A[(j - 1)*n + i]/A[(i - 1)*n + i]
            for c in i + 1:n
                A[(j - 1)*n + c] -= factor*A[(i - 1)*n + c]
            end
            for c in 1:m
                b[(j - 1)*m + c] -= factor*b[(i - 1)*m + c]
            end
        end
    end
    for i in n:-1:1
        for c in 1:m
            rest = b[(i - 1)*m + c]
            for j in i + 1:n
                rest -= A[(i - 1)*n + j]*b[(j - 1)*m + c]
            end
            b[(i - 1)*m + c] = rest/A[(i - 1)*n + i]
        end
    end
    return b
end

# == newton ==
# Returns the z near the given one where step!, what Newton's method takes off z, is 0.
# A step that does not shrink is halved; z is NaN if it does not converge.
function newton(step!, a, z)
    n = length(z)
    both = vcat(z, a)
    z = both[1:n]
    a = both[n + 1:length(both)]
    d = similar(z)
    last = similar(z)
    before = Inf
    part = 1.0
    for round in 1:${NEWTON_ROUNDS}
        step!(d, z, a)
        size2 = 0.0
        scale = 1.0
        for i in 1:n
            size2 += d[i]*d[i]
            scale += z[i]*z[i]
        end
        done = size2 <= ${CONVERGED}*scale
        if done || size2 < before
            for i in 1:n
                z[i] -= d[i]
                last[i] = d[i]
            end
            if done
                return z
            end
            before = size2
            part = 1.0
            continue
        end
        if before <= ${STALLED}*scale
            return z
        end
        part *= 0.5
        if isinf(before) || part < ${SMALLEST_PART}
            break
        end
        for i in 1:n
            z[i] += part*last[i]
        end
    end
    return fill(NaN, n)
end

# == find_piece ==
# In which piece x lies: 0 is below the first of n knots, n above the last.
function find_piece(x, knots)
    n = length(knots)
    return x > knots[n] ? n : min(searchsortedlast(knots, x), n - 1)
end
