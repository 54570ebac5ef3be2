// The end of a Scrabble game between two players when the bag is empty: both hands are known, so it can be solved.

#pragma once

#include "board/board.hpp"
#include "board/hand.hpp"

namespace slovoteka {

struct EndgameLimits {
    unsigned max_ms = 1000;       // by the clock; 0: no limit
    std::uint64_t max_nodes = 0;  // 0: no limit. Where only this one stops a search, its result is always the same
    unsigned max_depth = 64;      // turns looked ahead with all alternatives; behind them each plays what looks best
    unsigned table_bits = 18;     // the table of known positions has 2^table_bits entries of 16 bytes
};

struct EndgameResult {
    Move best;
    // What the player to move gains on the other from now on, in points. Who goes out gets the value of the tiles that
    // the other has left, and the other loses it (SM-53, SM-54); after two passes in a row each loses his own.
    int value = 0;
    unsigned depth = 0;     // the deepest search that was finished
    bool is_exact = false;  // the value is proved
    std::uint64_t nodes = 0;
    std::vector<Move> line;  // what both play until the end, `best` first
};

// Both hands must have tiles; otherwise throws std::invalid_argument. Without time for anything it still returns the
// move that looks best.
EndgameResult solve_endgame(const Board& board, const Hand& mine, const Hand& theirs, const EndgameLimits& limits);

}  // namespace slovoteka
