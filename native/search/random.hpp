// Seeded random numbers.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace slovoteka {

// A small fast generator (xoshiro256**). The same seed gives the same games on every machine.
class Random {
public:
    explicit Random(std::uint64_t seed);
    std::uint64_t next();
    // Uniform over 0 … bound - 1.
    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>((next() >> 32) * bound >> 32); }
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    template <class Items>
    void shuffle(Items& items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
        }
    }

private:
    std::array<std::uint64_t, 4> state_;
};

}  // namespace slovoteka
