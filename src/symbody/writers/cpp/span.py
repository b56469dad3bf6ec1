"""The views that functions in C++ take, as C++17 has none."""

SPAN = """\
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
"""
