// The value of leaves.

#pragma once

#include "board/hand.hpp"

namespace slovoteka {

// The value of leaves in thousandths of a point: one number for each multiset of fewer tiles than a rack has. Tiles are
// numbered 0 for a blank, k + 1 for letter k.
class Leaves {
public:
    // The index of a sorted multiset t1 <= t2 <= … is the sum of choose(t_i + i - 1, i) over its tiles.
    static std::uint64_t count(unsigned kinds, unsigned size);
    // The indices of all parts of a hand. Bit i of a mask is tile i in the order of the numbers above.
    static void places(const Hand& hand, std::span<std::uint64_t> places);

    Leaves(const Layout& layout, std::vector<std::vector<std::int32_t>> by_size);
    // Fills values[mask] for every part of a hand that is kept.
    void fill(const Hand& hand, std::span<std::int32_t> values) const;
    std::int32_t value(const Hand& hand) const;

private:
    std::vector<std::vector<std::int32_t>> by_size_;
};

}  // namespace slovoteka
