// Internal: whole games of two players, as the engine plays them with itself.

#pragma once

#include "scrabble.hpp"

#include <chrono>

namespace slovoteka {

// A small fast generator (xoshiro256**): the same seed gives the same games everywhere.
class Random {
public:
    explicit Random(std::uint64_t seed);
    std::uint64_t next();
    // Even over 0 … bound - 1.
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>((next() >> 32) * bound >> 32);
    }
    double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

    template <class Items>
    void shuffle(Items& items) {
        for (std::size_t left = items.size(); left > 1; --left) {
            std::swap(items[left - 1], items[below(static_cast<std::uint32_t>(left))]);
        }
    }

private:
    std::array<std::uint64_t, 4> state_;
};

// Every tile of the set.
std::vector<Tile> all_tiles(const Layout& layout);
// Those that neither lie on the board nor in this hand, in order.
std::vector<Tile> unseen_tiles(const Board& board, const Hand& hand);
void take(std::vector<Tile>& tiles, Tile tile);

// How a player finds moves and decides between them.
struct Skill {
    const WordGraph* graph = nullptr;
    const Leaves* leaves = nullptr;   // none: only points count
    unsigned candidates = 1;          // moves that are looked at closer; 1 is the best at first sight
    unsigned plies = 2;               // turns that are played out behind each
    unsigned iterations = 0;          // games played out in one decision, over all candidates
    unsigned max_ms = 0;              // the last resort: a decision that takes longer is cut short; 0 for no limit
    unsigned endgame_nodes = 0;       // positions looked at when the bag is empty; 0: none are
    unsigned preendgame_bag = 0;      // with so few tiles in the bag all that may lie there are tried
    bool infers = false;              // whether the other's last move tells of his rack
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
    double value = 0;   // points over the others that it leads to, by the end of what was played out
    double wins = 0;    // the share of games won
    std::uint32_t samples = 0;  // games played out, or positions looked at
    bool is_proved = false;     // nothing is left to chance: the value is that of best play

    // What is to be as great as can be: wins, and where the game is decided, points.
    double objective() const { return wins + kSpreadWeight * value; }
    static constexpr double kSpreadWeight = 0.0005;
};

// The moves looked at, the best first; never empty.
std::vector<Candidate> think(const Situation& situation, const Skill& skill, std::uint64_t seed);
// The same for moves that somebody else has chosen: all are told, the best first.
std::vector<Candidate> weigh(const Situation& situation, const Skill& skill, std::vector<Move> moves,
                             std::uint64_t seed);

struct GameResult {
    std::array<int, 2> scores{};
    unsigned turns = 0;
};

// Both players draw from their own end of the bag, so that what one draws does not depend on the other's moves.
GameResult play_game(const Layout& layout, const std::array<const Skill*, 2>& players, std::uint64_t seed);

// Sums of what racks brought, by all parts of them: see Leaves.
struct ProbeSums {
    std::vector<std::vector<double>> sums;
    std::vector<std::vector<std::uint32_t>> counts;
    double total = 0;
    std::uint64_t racks = 0;
};
ProbeSums probe(const Layout& layout, const Skill& player, unsigned games, unsigned racks_a_turn, std::uint64_t seed);

using Clock = std::chrono::steady_clock;

}  // namespace slovoteka
