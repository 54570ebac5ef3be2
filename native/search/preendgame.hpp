// The turns before the end, when a few tiles are still in the bag: what each move is worth over what may be drawn.

#pragma once

#include "search/endgame.hpp"

namespace slovoteka {

struct Outlook {
    double spread = 0;  // the mean of what the player to move gains on the other until the end
    double wins = 0;    // the share of games won; a draw counts half
    std::uint32_t samples = 0;
};

inline constexpr unsigned kMaxPreendgameBag = 4;

// An outlook for each candidate. `unseen` are the tiles of the bag, `bag` of them, and of the other player, who has all
// the rest; `lead` is the score of the player to move less that of the other.
//
// Every order in which the bag may give its tiles counts as much as it is likely; if there are more than `most_draws`,
// or max_ms, which is for everything together, is over, only some, drawn with `seed`. One is looked at in any case, and
// each for all candidates. While the bag has tiles, both play for points; then the rest is solved within max_depth and
// max_nodes. The threads share the draws. Throws std::invalid_argument for a bag of another size, or if the other
// player would have no tiles or too many.
std::vector<Outlook> value_preendgame(const Board& board, const Hand& mine, std::span<const Tile> unseen, unsigned bag,
                                      int lead, std::span<const Move> candidates, const EndgameLimits& limits,
                                      std::uint64_t seed, std::size_t most_draws = 1000, unsigned threads = 1);

}  // namespace slovoteka
