// A decision: at first sight, by simulation, or exactly if nothing is hidden any more.

#include "search/think.hpp"

#include "board/find_moves.hpp"
#include "search/preendgame.hpp"
#include "search/simulate.hpp"
#include "search/worth.hpp"

#include <algorithm>

namespace slovoteka {

MoveQuery query_at_sight(const Skill& skill, const Hand& hand, unsigned bag, const TilesAtEnd& at_end,
                         unsigned exchange_most) {
    MoveQuery query{.hand = hand};
    query.leaves = bag > 0 ? skill.leaves : nullptr;
    query.at_end = bag == 0 && skill.counts_end ? &at_end : nullptr;
    query.exchange_most = exchange_most;
    return query;
}

namespace {

constexpr std::size_t kDrawnFor = 12;         // candidates when draws are tried
constexpr std::uint64_t kNodesOfARest = 400;  // of the endgame behind each draw
constexpr unsigned kRestCosts = 10;           // such an endgame takes as long as so many simulations

// With an empty bag, all unseen tiles are on the racks of the others.
TilesAtEnd tiles_at_end(const Situation& situation) {
    const int points = Hand::of(situation.unseen).value(situation.board.layout());
    return {points, static_cast<unsigned>(situation.others.size())};
}

std::vector<Move> best_at_sight(const Situation& situation, const Skill& skill) {
    const TilesAtEnd at_end = tiles_at_end(situation);
    MoveQuery query = query_at_sight(skill, situation.hand, situation.bag, at_end, situation.exchange_most);
    query.may_pass = situation.bag <= skill.preendgame_bag;  // earlier, waiting never helps
    std::vector<Move> moves;
    best_moves(situation.board, query, std::max(skill.candidates, 1U), moves);
    if (moves.empty()) {
        moves.push_back({});  // a pass
    }
    return moves;
}

// With two players and an empty bag, the unseen tiles are the other's hand.
bool is_open(const Situation& situation) {
    return situation.bag == 0 && situation.others.size() == 1 && !situation.unseen.empty() && situation.hand.size > 0;
}

std::vector<Candidate> solve(const Situation& situation, const Skill& skill) {
    EndgameLimits limits;
    limits.max_ms = skill.max_ms;
    limits.max_nodes = skill.endgame_nodes;
    const bool last_pass = pass_ends(situation.rules, situation.counts, 2);
    const EndgameResult result =
        solve_endgame(situation.board, situation.hand, Hand::of(situation.unseen), limits, last_pass);
    const double wins = share_won(situation.leads.front() + result.value);
    return {{.move = result.best,
             .value = static_cast<double>(result.value),
             .wins = wins,
             .samples = static_cast<std::uint32_t>(std::min<std::uint64_t>(result.nodes, UINT32_MAX)),
             .is_proved = result.is_exact}};
}

// The gain over the other from this move on.
Candidate solve_behind(const Situation& situation, const Move& move, const EndgameLimits& limits) {
    Board board = situation.board;
    Hand mine = situation.hand;
    const Hand theirs = Hand::of(situation.unseen);
    if (move.kind == MoveKind::kPlay) {
        board.lay(move);
        mine.remove(move);
    }
    Candidate candidate{.move = move, .value = 0, .wins = 0, .samples = 1, .is_proved = true};
    const EndCounts counts = counts_after(situation.counts, move);
    if (mine.size == 0) {
        candidate.value = move.score + 2 * theirs.value(board.layout());
    } else if (is_end(situation.rules, counts, 2)) {
        candidate.value = move.score + theirs.value(board.layout()) - mine.value(board.layout());
    } else {
        const EndgameResult result = solve_endgame(board, theirs, mine, limits, pass_ends(situation.rules, counts, 2));
        candidate.value = move.score - result.value;
        candidate.samples = static_cast<std::uint32_t>(std::min<std::uint64_t>(result.nodes, UINT32_MAX));
        // The search does not know how many passes there were before.
        candidate.is_proved = result.is_exact && move.kind == MoveKind::kPlay;
    }
    candidate.wins = share_won(situation.leads.front() + candidate.value);
    return candidate;
}

std::vector<Candidate> solve_each(const Situation& situation, const Skill& skill, std::span<const Move> moves) {
    EndgameLimits limits;
    limits.max_ms = skill.max_ms == 0 ? 0 : std::max<unsigned>(skill.max_ms / static_cast<unsigned>(moves.size()), 1);
    limits.max_nodes = std::max<std::uint64_t>(skill.endgame_nodes / moves.size(), 1);
    std::vector<Candidate> candidates;
    candidates.reserve(moves.size());
    for (const Move& move : moves) {
        candidates.push_back(solve_behind(situation, move, limits));
    }
    return candidates;
}

bool is_near_end(const Situation& situation, const Skill& skill) {
    return 0 < situation.bag && situation.bag <= skill.preendgame_bag && situation.others.size() == 1;
}

// There are only a few tiles in the bag, so nearly all draws can be tried.
std::vector<Candidate> try_draws(const Situation& situation, const Skill& skill, std::span<const Move> moves,
                                 std::uint64_t seed) {
    EndgameLimits limits;
    limits.max_ms = skill.max_ms;
    limits.max_nodes = kNodesOfARest;
    const std::size_t draws = std::max<std::size_t>(skill.iterations / (kRestCosts * moves.size()), 1);
    const std::vector<Outlook> outlooks = value_preendgame(situation, moves, limits, seed, draws, skill.threads);
    std::vector<Candidate> candidates;
    candidates.reserve(moves.size());
    for (std::size_t number = 0; number < moves.size(); ++number) {
        candidates.push_back({.move = moves[number],
                              .value = outlooks[number].spread,
                              .wins = outlooks[number].wins,
                              .samples = outlooks[number].samples,
                              .is_proved = false});
    }
    return candidates;
}

std::vector<Candidate> at_sight(std::span<const Move> moves) {
    std::vector<Candidate> seen;
    seen.reserve(moves.size());
    for (const Move& move : moves) {
        seen.push_back(
            {.move = move, .value = move.equity / double{kPoint}, .wins = 0, .samples = 0, .is_proved = false});
    }
    return seen;
}

void sort_by_worth(std::vector<Candidate>& candidates) {
    std::ranges::stable_sort(candidates, std::greater<>(),
                             [](const Candidate& one) { return objective(one.wins, one.value); });
}

}  // namespace

std::vector<Candidate> think(const Situation& situation, const Skill& skill, std::uint64_t seed) {
    if (skill.endgame_nodes > 0 && is_open(situation)) {
        return solve(situation, skill);
    }
    std::vector<Move> moves = best_at_sight(situation, skill);
    if (moves.size() > 1 && is_near_end(situation, skill)) {
        moves.resize(std::min(moves.size(), kDrawnFor));
        std::vector<Candidate> candidates = try_draws(situation, skill, moves, seed);
        sort_by_worth(candidates);
        return candidates;
    }
    if (moves.size() > 1 && skill.iterations > 0) {
        return simulate(situation, skill, moves, seed);
    }
    return at_sight(moves);
}

std::vector<Candidate> weigh(const Situation& situation, const Skill& skill, std::span<const Move> moves,
                             std::uint64_t seed) {
    std::vector<Candidate> candidates;
    if (skill.endgame_nodes > 0 && is_open(situation)) {
        candidates = solve_each(situation, skill, moves);
    } else if (is_near_end(situation, skill)) {
        candidates = try_draws(situation, skill, moves, seed);
    } else if (skill.iterations > 0) {
        candidates = simulate(situation, skill, moves, seed);
    } else {
        candidates = at_sight(moves);
    }
    sort_by_worth(candidates);
    return candidates;
}

}  // namespace slovoteka
