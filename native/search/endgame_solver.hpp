// Internal: the search behind solve_endgame, as an object that keeps what it has learned for the next position.
//
// It is alpha-beta search with iterative deepening. Beyond the depth, each side plays the move that looks best, so even
// a shallow search is good. Every value says whether it is proved, that is, based only on ends of the game and on
// alternatives that were all refuted. If the value at the root is proved, no deeper search is needed.

#pragma once

#include "search/endgame.hpp"
#include "search/endgame_plays.hpp"

#include <chrono>
#include <deque>

namespace slovoteka {

class EndgameSolver {
public:
    // Serves boards of one layout and one graph.
    explicit EndgameSolver(unsigned table_bits);

    EndgameResult solve(const Board& board, const Hand& mine, const Hand& theirs, const EndgameLimits& limits,
                        bool pass_ends = false);

private:
    enum class Bound : std::uint8_t { kNone, kExact, kLower, kUpper };

    // What is known about a position: the gain of the player to move.
    struct Known {
        std::uint64_t key = 0;
        std::int32_t value = 0;
        std::uint16_t best = 0;  // Play::id
        std::uint8_t depth = 0;  // kProved, or the depth of the search
        Bound bound = Bound::kNone;
    };
    static_assert(sizeof(Known) == 16);
    static constexpr std::uint8_t kProved = 0xFF;

    struct Outcome {
        int value;
        bool is_proved;
    };

    struct Candidate {
        int estimate;     // how good it looks
        int most;         // an upper bound for its gain
        unsigned number;  // in the list of plays, or kPassNumber
    };
    static constexpr unsigned kPassNumber = ~0U;

    // A position on the path from the root.
    struct Frame {
        explicit Frame(const Board& root) : board(root) {}

        Board board;
        std::array<Hand, 2> hands;
        std::array<PackedHand, 2> packed{};
        std::array<int, 2> values{};   // of the hands
        std::uint64_t tiles_hash = 0;  // of the tiles laid since the root
        LineSet changed = 0;           // by the move that led here
        Move move;                     // the move that led here
        bool has_board = false;
        std::array<bool, 2> has_plays{};
        std::array<std::vector<Play>, 2> plays;
        std::vector<Play> outs;  // plays of the other player that lay all tiles at once, the best first
        std::vector<Candidate> candidates;
        std::vector<Play> line;                  // the best play found and what follows it
        std::array<std::uint16_t, 2> killers{};  // Play::id of plays that caused a cutoff here before

        bool is_after_pass() const { return move.kind == MoveKind::kPass; }
    };

    void set_root(const Board& board, const Hand& mine, const Hand& theirs, bool pass_ends);
    Frame& frame(unsigned ply);
    const std::vector<Play>& plays(unsigned ply, unsigned player);
    void find_outs(unsigned ply);
    void make(unsigned ply, const Play& play);
    void lay(unsigned ply);
    std::uint64_t key_of(unsigned ply);

    Outcome search(unsigned ply, unsigned depth, int alpha, int beta);
    Outcome search_rest(unsigned ply, unsigned depth, int alpha, int beta, Outcome best, std::uint16_t& best_id);
    Outcome after(unsigned ply, const Play& play, unsigned depth, int alpha, int beta, bool is_first);
    // The best play that ends the game at once: all tiles laid, or a second pass.
    const Play* best_end(unsigned ply, int& value);
    // An upper bound for a player's gain: the most if the other only passes, which the other may always do.
    int best_alone(unsigned ply, unsigned player);
    void list_candidates(unsigned ply, std::uint16_t known_best);
    // An upper bound for the gain of a play if the other goes out after it; no bound if the other may not be able to.
    static int bound_by_outs(const Frame& frame, const Play& play, int own_value);
    std::vector<Move> moves_of_line() const;
    void note_line(unsigned ply, const Play& play, bool has_rest);
    bool is_stopped();

    const Known* find(std::uint64_t key) const;
    void remember(std::uint64_t key, const Known& known);

    std::vector<Known> table_;
    std::array<LineCache, 2> caches_;
    std::deque<Frame> frames_;
    std::vector<HandPacking> packings_;  // of the two players
    std::chrono::steady_clock::time_point deadline_;
    EndgameLimits limits_;
    std::uint64_t nodes_ = 0;
    unsigned depth_ = 0;           // of this search from the root
    std::uint16_t root_best_ = 0;  // Play::id of the best at the root so far, tried first even if the table has lost it
    unsigned root_done_ = 0;       // candidates at the root that this search has valued
    bool stopped_ = false;
};

}  // namespace slovoteka
