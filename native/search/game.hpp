// Whole games of two players, in which the engine plays itself.

#pragma once

#include "search/think.hpp"

namespace slovoteka {

struct GameResult {
    std::array<int, 2> scores{};
    unsigned turns = 0;
};

// Each player draws from their own end of the bag, so that one player's draws do not depend on the other's moves.
GameResult play_game(const Layout& layout, const std::array<const Skill*, 2>& players, std::uint64_t seed);

}  // namespace slovoteka
