// The value of tiles when the bag is empty.

#include "board/tiles_at_end.hpp"

namespace slovoteka {

namespace {

// Found by matches between players that differ in these numbers only; see benchmarks/results.md.
constexpr std::int32_t kShareLost = kPoint / 2;  // for each point that stays on the rack; mostly it is laid later
constexpr std::int32_t kTurnLost = 10 * kPoint;  // because the others move before the next tiles can be laid

}  // namespace

// The others lose the points of their tiles, and who goes out gets them all.
TilesAtEnd::TilesAtEnd(int points_of_others, unsigned others)
    : going_out_(others == 0 ? 0 : kPoint * (points_of_others + points_of_others / static_cast<int>(others))) {}

void TilesAtEnd::fill(const Hand& hand, const Layout& layout, std::span<std::int32_t> values) const {
    std::array<std::int32_t, kMaxRack> points{};  // blanks come first and count nothing
    unsigned tiles = hand.blanks;
    for (unsigned letter = 0; letter < layout.letters; ++letter) {
        for (unsigned times = 0; times < hand.counts[letter]; ++times) {
            points[tiles++] = layout.values[letter];
        }
    }
    values[0] = going_out_;
    for (unsigned mask = 1; mask < 1U << hand.size; ++mask) {
        const auto last = static_cast<unsigned>(std::bit_width(mask)) - 1;
        const unsigned others = mask ^ 1U << last;
        const std::int32_t rest = others == 0 ? -kTurnLost : values[others];
        values[mask] = rest - kShareLost * points[last];
    }
}

}  // namespace slovoteka
