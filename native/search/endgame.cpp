// The search of an endgame.

#include "search/endgame_solver.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

constexpr int kInfinity = 1'000'000;  // more than any two hands can score
constexpr unsigned kWays = 2;         // slots in the table for one key
constexpr Play kPassPlay{};

}  // namespace

EndgameSolver::EndgameSolver(unsigned table_bits) : table_(std::size_t{1} << std::clamp(table_bits, 1U, 30U)) {}

// --- known positions

const EndgameSolver::Known* EndgameSolver::find(std::uint64_t key) const {
    const Known* bucket = &table_[key & (table_.size() - kWays)];
    for (unsigned way = 0; way < kWays; ++way) {
        if (bucket[way].key == key && bucket[way].bound != Bound::kNone) {
            return bucket + way;
        }
    }
    return nullptr;
}

// The first slot is for the deepest result, the second for the latest.
void EndgameSolver::remember(std::uint64_t key, const Known& known) {
    Known* bucket = &table_[key & (table_.size() - kWays)];
    const bool is_deeper = bucket[0].key == key || known.depth >= bucket[0].depth;
    bucket[is_deeper ? 0 : 1] = known;
}

bool EndgameSolver::is_stopped() {
    constexpr std::uint64_t kNodesBetweenLooks = 4;  // with blanks a node may take a millisecond
    if (depth_ == 0) {
        return false;  // a few nodes, so that there is always an answer
    }
    if (limits_.max_nodes != 0 && nodes_ >= limits_.max_nodes) {
        stopped_ = true;
    } else if (limits_.max_ms != 0 && nodes_ % kNodesBetweenLooks == 0) {
        stopped_ = stopped_ || std::chrono::steady_clock::now() >= deadline_;
    }
    return stopped_;
}

// --- the search

const Play* EndgameSolver::best_end(unsigned ply, int& value) {
    const Frame& here = frames_[ply];
    const unsigned player = ply % 2;
    const Play* best = nullptr;
    for (const Play& play : plays(ply, player)) {
        if (play.used == here.packed[player] && (best == nullptr || play.score > best->score)) {
            best = &play;
        }
    }
    value = best != nullptr ? best->score + 2 * here.values[1 - player] : -kInfinity;
    const int after_passes = here.values[1 - player] - here.values[player];
    if (here.is_after_pass() && after_passes > value) {
        value = after_passes;
        best = &kPassPlay;
    }
    return best;
}

int EndgameSolver::best_alone(unsigned ply, unsigned player) {
    const Frame& here = frames_[ply];
    if (here.hands[player].size > 1) {
        return kInfinity;
    }
    int most = here.values[1 - player] - here.values[player];
    for (const Play& play : plays(ply, player)) {
        most = std::max(most, play.score + 2 * here.values[1 - player]);
    }
    return most;
}

int EndgameSolver::bound_by_outs(const Frame& frame, const Play& play, int own_value) {
    if (frame.outs.empty()) {
        return kInfinity;
    }
    const LineSet changed = play.is_pass() ? 0 : changed_lines(play, frame.board);
    for (const Play& out : frame.outs) {
        if (!(changed >> out.line & 1)) {
            return play.score - out.score - 2 * (own_value - play.value);
        }
    }
    return kInfinity;
}

// Lists all plays that do not end the game, with an estimate of each.
void EndgameSolver::list_candidates(unsigned ply, std::uint16_t known_best) {
    Frame& here = frames_[ply];
    const unsigned player = ply % 2;
    here.candidates.clear();
    find_outs(ply);
    const std::vector<Play>& list = plays(ply, player);
    for (unsigned number = 0; number < list.size(); ++number) {
        const Play& play = list[number];
        if (play.used == here.packed[player]) {
            continue;
        }
        const int most = bound_by_outs(here, play, here.values[player]);
        int estimate = std::min(play.score + play.value + 2 * play.laid, most);
        if (play.id == known_best) {
            estimate += 4 * kInfinity;
        } else if (play.id == here.killers[0] || play.id == here.killers[1]) {
            estimate += 2 * kInfinity;
        }
        here.candidates.push_back({.estimate = estimate, .most = most, .number = number});
    }
    if (!here.is_after_pass()) {
        here.candidates.push_back({.estimate = -kInfinity,
                                   .most = bound_by_outs(here, kPassPlay, here.values[player]),
                                   .number = kPassNumber});
    }
}

void EndgameSolver::note_line(unsigned ply, const Play& play, bool has_rest) {
    std::vector<Play>& line = frames_[ply].line;
    line.assign(1, play);
    if (has_rest) {
        const std::vector<Play>& rest = frames_[ply + 1].line;
        line.insert(line.end(), rest.begin(), rest.end());
    }
}

EndgameSolver::Outcome EndgameSolver::search(unsigned ply, unsigned depth, int alpha, int beta) {
    ++nodes_;
    if (is_stopped()) {
        return {.value = 0, .is_proved = false};
    }
    const std::uint64_t key = key_of(ply);
    const Known* known = find(key);
    // Not in the principal variation, whose line is wanted.
    if (known != nullptr && known->depth >= depth && beta - alpha == 1) {
        const bool is_high = known->bound != Bound::kUpper && known->value >= beta;
        const bool is_low = known->bound != Bound::kLower && known->value <= alpha;
        if (is_high || is_low) {
            return {.value = known->value, .is_proved = known->depth == kProved};
        }
    }
    lay(ply);
    std::uint16_t best_id = 0;
    Outcome best{.value = -kInfinity, .is_proved = true};
    if (const Play* end = best_end(ply, best.value); end != nullptr) {
        best_id = end->id;
        note_line(ply, *end, false);
    }
    if (const int most = best_alone(ply, ply % 2); most <= alpha) {
        return {.value = most, .is_proved = true};
    }
    if (const int least = -best_alone(ply, 1 - ply % 2); least >= beta) {
        return {.value = least, .is_proved = true};
    }
    if (best.value < beta) {
        const std::uint16_t known_best = known != nullptr ? known->best : std::uint16_t{0};
        list_candidates(ply, ply == 0 ? root_best_ : known_best);
        best = search_rest(ply, depth, alpha, beta, best, best_id);
    }
    if (!stopped_) {
        Bound bound = Bound::kExact;
        if (best.value >= beta) {
            bound = Bound::kLower;
        } else if (best.value <= alpha) {
            bound = Bound::kUpper;
        }
        remember(key, {.key = key,
                       .value = best.value,
                       .best = best_id,
                       .depth = best.is_proved ? kProved : static_cast<std::uint8_t>(depth),
                       .bound = bound});
    }
    return best;
}

EndgameSolver::Outcome EndgameSolver::search_rest(unsigned ply, unsigned depth, int alpha, int beta, Outcome best,
                                                  std::uint16_t& best_id) {
    std::vector<Candidate>& candidates = frames_[ply].candidates;
    std::ranges::sort(candidates, [](const Candidate& one, const Candidate& other) {
        return one.estimate != other.estimate ? one.estimate > other.estimate : one.number < other.number;
    });
    bool is_first = true;
    for (unsigned next = 0; next < candidates.size(); ++next) {
        const Candidate candidate = candidates[next];
        const int low = std::max(alpha, best.value);
        if (candidate.most <= low) {
            best.value = std::max(best.value, candidate.most);
            continue;
        }
        const Play play = candidate.number == kPassNumber ? kPassPlay : frames_[ply].plays[ply % 2][candidate.number];
        if (depth == 0 && !is_first) {
            best.is_proved = false;  // only one candidate was played out
            break;
        }
        const bool is_forced = candidates.size() == 1;
        const Outcome outcome = after(ply, play, depth > 0 && !is_forced ? depth - 1 : depth, low, beta, is_first);
        if (stopped_) {
            return best;
        }
        is_first = false;
        root_done_ += ply == 0 ? 1 : 0;
        if (outcome.value > low) {
            best_id = play.id;
            note_line(ply, play, true);
        }
        if (outcome.value >= beta) {
            std::array<std::uint16_t, 2>& killers = frames_[ply].killers;
            if (play.id != killers[0]) {
                killers = {play.id, killers[0]};
            }
            return outcome;
        }
        best.value = std::max(best.value, outcome.value);
        best.is_proved = best.is_proved && outcome.is_proved;
    }
    return best;
}

EndgameSolver::Outcome EndgameSolver::after(unsigned ply, const Play& play, unsigned depth, int alpha, int beta,
                                            bool is_first) {
    make(ply, play);
    const auto value_after = [&](int low, int high) {
        const Outcome outcome = search(ply + 1, depth, play.score - high, play.score - low);
        return Outcome{.value = play.score - outcome.value, .is_proved = outcome.is_proved};
    };
    if (!is_first && beta - alpha > 1) {
        const Outcome outcome = value_after(alpha, alpha + 1);
        if (outcome.value <= alpha || stopped_) {
            return outcome;
        }
    }
    return value_after(alpha, beta);
}

std::vector<Move> EndgameSolver::moves_of_line() const {
    std::vector<Move> moves;
    Board board = frames_[0].board;
    for (const Play& play : frames_[0].line) {
        moves.push_back(move_of(play, board));
        if (!play.is_pass()) {
            board.lay(moves.back());
        }
    }
    return moves;
}

EndgameResult EndgameSolver::solve(const Board& board, const Hand& mine, const Hand& theirs,
                                   const EndgameLimits& limits, bool pass_ends) {
    if (mine.size == 0 || theirs.size == 0 || mine.size > kMaxRack || theirs.size > kMaxRack) {
        throw std::invalid_argument("an endgame is between two players with tiles");
    }
    limits_ = limits;
    deadline_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(limits.max_ms);
    stopped_ = false;
    nodes_ = 0;
    set_root(board, mine, theirs, pass_ends);
    root_best_ = 0;
    EndgameResult result;
    const unsigned deepest = std::min(limits.max_depth, kProved - 1U);
    for (depth_ = 0; depth_ <= deepest && !result.is_exact && !stopped_; ++depth_) {
        root_done_ = 0;
        const Outcome outcome = search(0, depth_, -kInfinity, kInfinity);
        if (stopped_ && root_done_ == 0) {
            break;
        }
        result.value = outcome.value;
        result.depth = stopped_ ? result.depth : depth_;
        result.is_exact = outcome.is_proved && !stopped_;
        result.line = moves_of_line();
        result.best = result.line[0];
        root_best_ = frames_[0].line[0].id;
    }
    result.nodes = nodes_;
    return result;
}

EndgameResult solve_endgame(const Board& board, const Hand& mine, const Hand& theirs, const EndgameLimits& limits,
                            bool pass_ends) {
    return EndgameSolver(limits.table_bits).solve(board, mine, theirs, limits, pass_ends);
}

}  // namespace slovoteka
