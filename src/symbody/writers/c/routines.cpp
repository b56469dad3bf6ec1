// == solve ==
// Replaces m right sides b by the solution of A x = b, all row by row; spoils A. In
// each column the largest number is the pivot; without one the solution is NaN.
template <std::size_t n, std::size_t m, class Matrix, class Sides>
void solve(Matrix& A, Sides& b) noexcept
{
    for (std::size_t i = 0; i < n; ++i) {
        std::size_t best = i;
        for (std::size_t j = i + 1; j < n; ++j)
            if (std::fabs(A[j*n + i]) > std::fabs(A[best*n + i]))
                best = j;
        if (!(std::fabs(A[best*n + i]) > 0.0)) {
            for (std::size_t j = 0; j < n*m; ++j)
                b[j] = std::numeric_limits<double>::quiet_NaN();
            return;
        }
        for (std::size_t c = i; best != i && c < n; ++c)
            std::swap(A[i*n + c], A[best*n + c]);
        for (std::size_t c = 0; best != i && c < m; ++c)
            std::swap(b[i*m + c], b[best*m + c]);
        for (std::size_t j = i + 1; j < n; ++j) {
            const double factor = A[j*n + i]/A[i*n + i];
            for (std::size_t c = i + 1; c < n; ++c)
                A[j*n + c] -= factor*A[i*n + c];
            for (std::size_t c = 0; c < m; ++c)
                b[j*m + c] -= factor*b[i*m + c];
        }
    }
    for (std::size_t i = n; i-- > 0;)
        for (std::size_t c = 0; c < m; ++c) {
            double sum = b[i*m + c];
            for (std::size_t j = i + 1; j < n; ++j)
                sum -= A[i*n + j]*b[j*m + c];
            b[i*m + c] = sum/A[i*n + i];
        }
}

// == newton ==
// Replaces z by the solution near it: step computes from z and a what Newton's method
// takes off z. A step that does not shrink is halved; z is NaN if it does not converge.
template <std::size_t n, std::size_t g>
void newton(void (*step)(Input<n>, Input<g>, Output<n>),
            Input<g> a, Output<n> z)
{
    std::array<double, n> d, last{};
    double before = std::numeric_limits<double>::infinity(), part = 1.0;
    for (int round = 0; round < ${NEWTON_ROUNDS}; ++round) {
        step(z, a, d);
        double size = 0.0, scale = 1.0;
        for (std::size_t i = 0; i < n; ++i) {
            size += d[i]*d[i];
            scale += z[i]*z[i];
        }
        const bool done = size <= ${CONVERGED}*scale;
        if (done || size < before) {
            for (std::size_t i = 0; i < n; ++i)
                z[i] -= d[i];
            if (done)
                return;
            before = size;
            part = 1.0;
            last = d;
            continue;
        }
        if (before <= ${STALLED}*scale)
            return;
        part *= 0.5;
        if (!(before < std::numeric_limits<double>::infinity())
            || part < ${SMALLEST_PART})
            break;
        for (std::size_t i = 0; i < n; ++i)
            z[i] += part*last[i];
    }
    for (std::size_t i = 0; i < n; ++i)
        z[i] = std::numeric_limits<double>::quiet_NaN();
}

// == span ==
#ifndef SYMBODY_SPAN
#define SYMBODY_SPAN

#include <array>
#include <cassert>
#include <cstddef>
#include <type_traits>

namespace symbody {

/// A view of N numbers that lie one after another. It owns nothing and costs nothing.
template <class T, std::size_t N>
class Span {
    using Number = std::remove_const_t<T>;

public:
    /// Arrays of another length do not compile.
    constexpr Span(std::array<Number, N>& a) noexcept : first(a.data()) {}

    template <class U = T, std::enable_if_t<std::is_const_v<U>, int> = 0>
    constexpr Span(const std::array<Number, N>& a) noexcept : first(a.data()) {}

    template <std::size_t M>
    constexpr Span(T (&a)[M]) noexcept : first(a)
    {
        static_assert(M == N, "an array of another length is needed");
    }

    /// A view to read and write is one to read as well.
    template <class U, std::enable_if_t<std::is_same_v<const U, T>, int> = 0>
    constexpr Span(Span<U, N> other) noexcept : first(other.data()) {}

    /// N numbers from a pointer on.
    constexpr explicit Span(T* pointer) noexcept : first(pointer) {}

    /// What std::vector, std::span and others hold; the length is asserted.
    constexpr Span(T* pointer, [[maybe_unused]] std::size_t size) noexcept
        : first(pointer)
    {
        assert(size == N);
    }

    /// No numbers: {} stands for them.
    template <std::size_t M = N, std::enable_if_t<M == 0, int> = 0>
    constexpr Span() noexcept : first(nullptr) {}

    constexpr T& operator[](std::size_t i) const noexcept { return first[i]; }
    constexpr T* data() const noexcept { return first; }
    static constexpr std::size_t size() noexcept { return N; }

private:
    T* first;
};

template <std::size_t N>
using Input = Span<const double, N>;
template <std::size_t N>
using Output = Span<double, N>;

}  // namespace symbody

#endif
