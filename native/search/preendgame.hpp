// The turns before the end, with a few tiles in the bag: the value of each move over what may be drawn.

#pragma once

#include "search/endgame.hpp"
#include "search/think.hpp"

namespace slovoteka {

struct Outlook {
    double spread = 0;  // the mean gain of the player to move over the other until the end
    double wins = 0;    // the share of games won; a draw counts half
    std::uint32_t samples = 0;
};

inline constexpr unsigned kMaxPreendgameBag = 4;

// An outlook for each candidate in a situation with one other player and a few tiles in the bag.
//
// Every possible order of the bag counts by its probability. If there are more than `most_draws`, or if max_ms runs
// out, which is for everything together, only some are used, drawn with `seed`. At least one is used, and each is used
// for all candidates. While the bag has tiles, both play for points; then the rest is solved within max_depth and
// max_nodes. The threads share the draws. Throws std::invalid_argument for a bag of another size, or if the other
// player would have no tiles or too many.
std::vector<Outlook> value_preendgame(const Situation& situation, std::span<const Move> candidates,
                                      const EndgameLimits& limits, std::uint64_t seed, std::size_t most_draws = 1000,
                                      unsigned threads = 1);

}  // namespace slovoteka
