// Deciding between moves: what a player knows, how he decides, and what comes of it.

#pragma once

#include "board/board.hpp"
#include "board/leaves.hpp"

namespace slovoteka {

// How a player finds moves and decides between them.
struct Skill {
    const WordGraph* graph = nullptr;
    const Leaves* leaves = nullptr;  // none: only points count
    unsigned candidates = 1;         // moves that are looked at closer; 1 is the best at first sight
    unsigned plies = 2;              // turns that are played out behind each
    unsigned iterations = 0;         // games played out in one decision, over all candidates
    unsigned max_ms = 0;             // the last resort: a decision that takes longer is cut short; 0 for no limit
    unsigned endgame_nodes = 0;      // positions looked at when the bag is empty; 0: none are
    unsigned preendgame_bag = 0;     // with so few tiles in the bag all that may lie there are tried
    bool infers = false;             // whether the other's last move tells of his rack
    unsigned threads = 1;
};

// What a player sees when he is to move.
struct Situation {
    Board board;  // with his own words
    Hand hand;
    std::vector<Tile> unseen;
    unsigned bag = 0;                 // tiles in the bag; the rest of the unseen is on racks
    std::vector<unsigned> others{7};  // tiles of the others, in the order of their turns
    std::vector<int> leads{0};        // own points over those of each of the others
    unsigned exchange_most = 0;       // tiles that may be exchanged

    // The last move of the next player, if there was one, and the board before it: for inference.
    bool has_last = false;
    Move last;
    Board before;
};

// A move that was looked at, and what came of it.
struct Candidate {
    Move move;
    double value = 0;           // points over the others that it leads to, by the end of what was played out
    double wins = 0;            // the share of games won
    std::uint32_t samples = 0;  // games played out, or positions looked at
    bool is_proved = false;     // nothing is left to chance: the value is that of best play
};

// The moves looked at, the best first; never empty.
std::vector<Candidate> think(const Situation& situation, const Skill& skill, std::uint64_t seed);
// The same for moves that somebody else has chosen: all are told, the best first.
std::vector<Candidate> weigh(const Situation& situation, const Skill& skill, std::span<const Move> moves,
                             std::uint64_t seed);

}  // namespace slovoteka
