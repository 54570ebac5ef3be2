// The endgame between two players: with an empty bag both hands are known, so it can be solved.

#pragma once

#include "board/board.hpp"
#include "board/hand.hpp"

namespace slovoteka {

struct EndgameLimits {
    unsigned max_ms = 1000;       // wall clock; 0 for no limit
    std::uint64_t max_nodes = 0;  // 0 for no limit. If only this one stops a search, its result is always the same
    unsigned max_depth = 64;      // turns searched with all alternatives; beyond them each side plays what looks best
    unsigned table_bits = 18;     // the table of known positions has 2^table_bits entries of 16 bytes
};

struct EndgameResult {
    Move best;
    // The gain of the player to move over the other from now on, in points. A player who goes out gets the value of the
    // other's tiles, and the other loses it (SM-53, SM-54). After two passes in a row each loses the value of their
    // own: nobody who passes twice gains by it, so any even number has the same value.
    int value = 0;
    unsigned depth = 0;     // the deepest search that was completed
    bool is_exact = false;  // the value is proved
    std::uint64_t nodes = 0;
    std::vector<Move> line;  // what both play until the end, `best` first
};

// Both hands must have tiles; otherwise it throws std::invalid_argument. Even without any time it returns the move that
// looks best. `pass_ends` says that a pass now ends the game, because there were others before.
EndgameResult solve_endgame(const Board& board, const Hand& mine, const Hand& theirs, const EndgameLimits& limits,
                            bool pass_ends = false);

}  // namespace slovoteka
