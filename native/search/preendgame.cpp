// Values moves shortly before the end, over all possible contents of the bag.

#include "search/preendgame.hpp"

#include "board/find_moves.hpp"
#include "search/endgame_solver.hpp"
#include "search/threads.hpp"
#include "search/worth.hpp"

#include <algorithm>
#include <random>

namespace slovoteka {

namespace {

// An order of the bag, the first tile drawn first, and how many of all orders look the same.
struct Draw {
    std::vector<Tile> tiles;
    std::uint64_t weight = 1;
};

// All different orders. Equal tiles count by their number, so the weights are exact.
void add_draws(Hand& rest, unsigned letters, unsigned left, Draw& begun, std::vector<Draw>& draws) {
    if (left == 0) {
        draws.push_back(begun);
        return;
    }
    const auto draw = [&](Tile tile, unsigned count) {
        const std::uint64_t weight = begun.weight;
        begun.weight *= count;
        begun.tiles.push_back(tile);
        rest.remove(tile);
        add_draws(rest, letters, left - 1, begun, draws);
        rest.add(tile);
        begun.tiles.pop_back();
        begun.weight = weight;
    };
    for (unsigned letter = 0; letter < letters; ++letter) {
        if (rest.counts[letter] > 0) {
            draw(static_cast<Tile>(letter + 1), rest.counts[letter]);
        }
    }
    if (rest.blanks > 0) {
        draw(kBlank, rest.blanks);
    }
}

std::vector<Draw> draws_of(std::span<const Tile> unseen, unsigned bag, unsigned letters, std::uint64_t seed,
                           std::size_t most) {
    std::vector<Draw> draws;
    Hand all = Hand::of(unseen);
    Draw begun;
    add_draws(all, letters, bag, begun, draws);
    // The generator gives the same numbers on every machine, but the library's distributions do not.
    std::mt19937_64 random(seed);
    for (std::size_t left = draws.size(); left > 1; --left) {
        std::swap(draws[left - 1], draws[random() % left]);
    }
    draws.resize(std::min(draws.size(), most));
    return draws;
}

// A game from the candidate on, with a bag whose order the players do not know.
class Playout {
public:
    Playout(const Situation& situation, const Hand& theirs, std::vector<Tile> bag)
        : board_(situation.board),
          table_(board_.layout(), situation.rules, std::array{situation.hand, theirs}, std::move(bag),
                 situation.counts) {}

    // The spread at the end, from the view of the candidate's player.
    int run(const Move& candidate, EndgameSolver& solver, const EndgameLimits& limits) {
        carry_out(candidate);
        while (!table_.is_over() && !table_.bag().empty()) {
            MoveQuery query;
            query.hand = table_.hand();
            carry_out(best_move(board_, query));
        }
        if (table_.is_over()) {
            const std::array<int, kMostPlayers> points = table_.final_points();
            return points[0] - points[1];
        }
        const unsigned turn = table_.turn();
        const int rest = solver.solve(board_, table_.hand(), table_.hand(1 - turn), limits, table_.pass_ends()).value;
        return table_.points(0) - table_.points(1) + (turn == 0 ? rest : -rest);
    }

private:
    void carry_out(const Move& move) {
        if (move.kind == MoveKind::kPlay) {
            board_.lay(move);
        }
        table_.carry_out(move);
    }

    Board board_;
    Table table_;
};

using Clock = std::chrono::steady_clock;

// The result of each candidate with one order of the bag.
std::vector<int> spreads_of(const Situation& situation, std::span<const Tile> draws, std::span<const Move> candidates,
                            EndgameSolver& solver, const EndgameLimits& limits) {
    Hand theirs = Hand::of(situation.unseen);
    for (const Tile tile : draws) {
        theirs.remove(tile);
    }
    const std::vector<Tile> bag(draws.rbegin(), draws.rend());  // a table draws from the end
    std::vector<int> spreads;
    for (const Move& candidate : candidates) {
        spreads.push_back(Playout(situation, theirs, bag).run(candidate, solver, limits));
    }
    return spreads;
}

void check(const Situation& situation, std::span<const Move> candidates) {
    const std::size_t unseen = situation.unseen.size();
    const unsigned bag = situation.bag;
    if (bag < 1 || bag > kMaxPreendgameBag || unseen <= bag || unseen - bag > kMaxRack) {
        throw std::invalid_argument("before the end the bag has 1 to " + std::to_string(kMaxPreendgameBag) +
                                    " tiles and the other player the rest of those unseen");
    }
    for (const Move& candidate : candidates) {
        if (candidate.kind == MoveKind::kExchange && candidate.laid > bag) {
            throw std::invalid_argument("an exchange of more tiles than the bag has");
        }
    }
}

}  // namespace

std::vector<Outlook> value_preendgame(const Situation& situation, std::span<const Move> candidates,
                                      const EndgameLimits& limits, std::uint64_t seed, std::size_t most_draws,
                                      unsigned threads) {
    check(situation, candidates);
    const auto deadline = Clock::now() + std::chrono::milliseconds(limits.max_ms);
    const std::vector<Draw> draws =
        draws_of(situation.unseen, situation.bag, situation.board.layout().letters, seed, most_draws);
    std::vector<std::vector<int>> spreads(draws.size());  // by draw and candidate; empty if there was no time
    in_threads(threads, [&](unsigned thread) {
        EndgameSolver solver(limits.table_bits);
        for (std::size_t number = thread; number < draws.size(); number += threads) {
            if (limits.max_ms == 0 || number == 0 || Clock::now() < deadline) {
                spreads[number] = spreads_of(situation, draws[number].tiles, candidates, solver, limits);
            }
        }
    });
    std::vector<Outlook> outlooks(candidates.size());
    double total = 0;
    for (std::size_t done = 0; done < draws.size(); ++done) {
        if (spreads[done].empty()) {
            continue;
        }
        const auto weight = static_cast<double>(draws[done].weight);
        total += weight;
        for (std::size_t number = 0; number < candidates.size(); ++number) {
            Outlook& outlook = outlooks[number];
            outlook.spread += (spreads[done][number] - outlook.spread) * weight / total;
            outlook.wins +=
                (share_won(situation.leads.front() + spreads[done][number]) - outlook.wins) * weight / total;
            ++outlook.samples;
        }
    }
    return outlooks;
}

}  // namespace slovoteka
