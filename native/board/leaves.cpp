// The value of leaves.

#include "board/leaves.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

// choose[n][k], as far as racks and alphabets need it.
constexpr auto kChoose = [] {
    std::array<std::array<std::uint64_t, kMaxRack + 1>, kMaxSymbols + kMaxRack + 1> table{};
    for (std::size_t n = 0; n < table.size(); ++n) {
        table[n][0] = 1;
        for (std::size_t k = 1; k <= kMaxRack && n > 0; ++k) {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
        }
    }
    return table;
}();

}  // namespace

std::uint64_t Leaves::count(unsigned kinds, unsigned size) {
    return kChoose[kinds + size - 1][size];
}

Leaves::Leaves(const Layout& layout, std::vector<std::vector<std::int32_t>> by_size) : by_size_(std::move(by_size)) {
    if (by_size_.size() != layout.rack_size) {
        throw std::invalid_argument("leaves of " + std::to_string(by_size_.size()) + " sizes for racks of " +
                                    std::to_string(layout.rack_size));
    }
    for (unsigned size = 0; size < by_size_.size(); ++size) {
        if (by_size_[size].size() != (size == 0 ? 1 : count(layout.letters + 1, size))) {
            throw std::invalid_argument("leaves of " + std::to_string(size) + " tiles are of another alphabet");
        }
    }
}

void Leaves::places(const Hand& hand, std::span<std::uint64_t> places) {
    std::array<unsigned, kMaxRack> numbers;
    unsigned count = 0;
    for (; count < hand.blanks; ++count) {
        numbers[count] = 0;
    }
    for (std::uint64_t rest = hand.present; rest != 0; rest &= rest - 1) {
        const auto letter = static_cast<unsigned>(std::countr_zero(rest));
        for (unsigned times = 0; times < hand.counts[letter]; ++times) {
            numbers[count++] = letter + 1;
        }
    }
    // The index of a part is the index of the part without its last tile, plus what this tile adds.
    places[0] = 0;
    for (unsigned mask = 1; mask < 1U << count; ++mask) {
        const auto size = static_cast<unsigned>(std::popcount(mask));
        const unsigned last = static_cast<unsigned>(std::bit_width(mask)) - 1;
        places[mask] = places[mask ^ 1U << last] + kChoose[numbers[last] + size - 1][size];
    }
}

void Leaves::fill(const Hand& hand, std::span<std::int32_t> values) const {
    std::array<std::uint64_t, 1 << kMaxRack> places;
    Leaves::places(hand, places);
    for (unsigned mask = 0; mask < 1U << hand.size; ++mask) {
        const auto size = static_cast<unsigned>(std::popcount(mask));
        // A whole rack is not a leave; only a pass keeps one.
        values[mask] = size < by_size_.size() ? by_size_[size][places[mask]] : 0;
    }
}

std::int32_t Leaves::value(const Hand& hand) const {
    std::array<std::int32_t, 1 << kMaxRack> values;
    fill(hand, values);
    return values[(1U << hand.size) - 1];
}

}  // namespace slovoteka
