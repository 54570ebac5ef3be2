// Deciding between moves: what a player knows, how the player decides, and the result.

#pragma once

#include "board/board.hpp"
#include "board/find_moves.hpp"
#include "search/table.hpp"

namespace slovoteka {

// How a player finds moves and decides between them.
struct Skill {
    const WordGraph* graph = nullptr;
    const Leaves* leaves = nullptr;  // if null, only points count
    unsigned candidates = 1;         // moves that are looked at more closely; 1 is the best at first sight
    unsigned plies = 2;              // turns that are simulated after each
    unsigned iterations = 0;         // simulations in one decision, over all candidates
    unsigned max_ms = 0;             // a decision that takes longer is cut short; 0 for no limit
    unsigned endgame_nodes = 0;      // positions searched when the bag is empty; 0 for no search
    unsigned preendgame_bag = 0;     // with at most this many tiles in the bag, all possible contents are tried
    bool counts_end = true;          // whether it counts what stays on racks when the bag is empty
    bool infers = false;             // whether the other's last move is used to guess their rack
    unsigned threads = 1;
};

// What a player sees on their turn.
struct Situation {
    Board board;  // with the player's own words
    Hand hand;
    std::vector<Tile> unseen;
    unsigned bag = 0;                 // tiles in the bag; the other unseen tiles are on racks
    std::vector<unsigned> others{7};  // tiles of the others, in turn order
    std::vector<int> leads{0};        // own points minus those of each other player
    unsigned exchange_most = 0;       // how many tiles may be exchanged

    // The last move of the next player, if any, and the board before it, for inference.
    bool has_last = false;
    Move last;
    Board before;

    EndRules rules;
    EndCounts counts;
};

// The query for the move that is best at first sight.
MoveQuery query_at_sight(const Skill& skill, const Hand& hand, unsigned bag, const TilesAtEnd& at_end,
                         unsigned exchange_most);

// A move that was looked at, and its result.
struct Candidate {
    Move move;
    double value = 0;           // its lead over the others in points, at the end of the simulations
    double wins = 0;            // the share of games won
    std::uint32_t samples = 0;  // simulations, or positions searched
    bool is_proved = false;     // nothing is left to chance: the value is that of best play
};

// The moves looked at, the best first; never empty.
std::vector<Candidate> think(const Situation& situation, const Skill& skill, std::uint64_t seed);
// The same for given moves: returns all of them, the best first.
std::vector<Candidate> weigh(const Situation& situation, const Skill& skill, std::span<const Move> moves,
                             std::uint64_t seed);

}  // namespace slovoteka
