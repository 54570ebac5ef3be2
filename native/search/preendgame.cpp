// Moves before the end, valued over what the bag may hold.

#include "search/preendgame.hpp"

#include "board/find_moves.hpp"
#include "search/endgame_solver.hpp"
#include "search/threads.hpp"
#include "search/worth.hpp"

#include <algorithm>
#include <random>

namespace slovoteka {

namespace {

// An order of the bag, the first tile drawn first, and how many of all orders are like it.
struct Draw {
    std::vector<Tile> tiles;
    std::uint64_t weight = 1;
};

// All orders that differ. Equal tiles count by their number, so the weights are exact.
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
    // Only the numbers of the generator itself are the same everywhere, those of the library's distributions are not.
    std::mt19937_64 random(seed);
    for (std::size_t left = draws.size(); left > 1; --left) {
        std::swap(draws[left - 1], draws[random() % left]);
    }
    draws.resize(std::min(draws.size(), most));
    return draws;
}

// A game from the candidate on, with a bag whose order is known to nobody but us.
class Playout {
public:
    Playout(const Board& board, const Hand& mine, const Hand& theirs, std::span<const Tile> bag)
        : board_(board), hands_{mine, theirs}, bag_(bag.begin(), bag.end()) {}

    // The spread at the end, as the player of the candidate sees it.
    int run(const Move& candidate, EndgameSolver& solver, const EndgameLimits& limits) {
        play(candidate);
        while (!bag_.empty()) {
            if (passes_ == kMostPasses) {
                return spread_ - hands_[0].value(board_.layout()) + hands_[1].value(board_.layout());
            }
            MoveQuery query;
            query.hand = hands_[turn_];
            play(best_move(board_, query));
        }
        const int sign = turn_ == 0 ? 1 : -1;
        if (hands_[1 - turn_].size == 0) {
            return spread_ - sign * 2 * hands_[turn_].value(board_.layout());
        }
        return spread_ + sign * solver.solve(board_, hands_[turn_], hands_[1 - turn_], limits).value;
    }

private:
    static constexpr unsigned kMostPasses = 4;  // two rounds

    void play(const Move& move) {
        Hand& hand = hands_[turn_];
        passes_ = move.kind == MoveKind::kPass ? passes_ + 1 : 0;
        if (move.kind == MoveKind::kPlay) {
            board_.lay(move);
            spread_ += turn_ == 0 ? move.score : -move.score;
        }
        hand.remove(move);
        const std::size_t drawn = std::min<std::size_t>(move.laid, bag_.size());
        for (std::size_t number = 0; number < drawn; ++number) {
            hand.add(bag_[number]);
        }
        bag_.erase(bag_.begin(), bag_.begin() + static_cast<std::ptrdiff_t>(drawn));
        if (move.kind == MoveKind::kExchange) {
            bag_.insert(bag_.end(), move.told_tiles().begin(), move.told_tiles().end());
        }
        turn_ = 1 - turn_;
    }

    Board board_;
    std::array<Hand, 2> hands_;
    std::vector<Tile> bag_;
    unsigned turn_ = 0;
    unsigned passes_ = 0;
    int spread_ = 0;
};

using Clock = std::chrono::steady_clock;

// What each candidate leads to with one order of the bag.
std::vector<int> spreads_of(const Board& board, const Hand& mine, std::span<const Tile> unseen,
                            std::span<const Tile> bag, std::span<const Move> candidates, EndgameSolver& solver,
                            const EndgameLimits& limits) {
    Hand theirs = Hand::of(unseen);
    for (const Tile tile : bag) {
        theirs.remove(tile);
    }
    std::vector<int> spreads;
    for (const Move& candidate : candidates) {
        spreads.push_back(Playout(board, mine, theirs, bag).run(candidate, solver, limits));
    }
    return spreads;
}

void check(std::span<const Tile> unseen, unsigned bag, std::span<const Move> candidates) {
    if (bag < 1 || bag > kMaxPreendgameBag || unseen.size() <= bag || unseen.size() - bag > kMaxRack) {
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

std::vector<Outlook> value_preendgame(const Board& board, const Hand& mine, std::span<const Tile> unseen, unsigned bag,
                                      int lead, std::span<const Move> candidates, const EndgameLimits& limits,
                                      std::uint64_t seed, std::size_t most_draws, unsigned threads) {
    check(unseen, bag, candidates);
    const auto deadline = Clock::now() + std::chrono::milliseconds(limits.max_ms);
    const std::vector<Draw> draws = draws_of(unseen, bag, board.layout().letters, seed, most_draws);
    std::vector<std::vector<int>> spreads(draws.size());  // by draw and candidate; empty where there was no time
    in_threads(threads, [&](unsigned thread) {
        EndgameSolver solver(limits.table_bits);
        for (std::size_t number = thread; number < draws.size(); number += threads) {
            if (limits.max_ms == 0 || number == 0 || Clock::now() < deadline) {
                spreads[number] = spreads_of(board, mine, unseen, draws[number].tiles, candidates, solver, limits);
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
            outlook.wins += (share_won(lead + spreads[done][number]) - outlook.wins) * weight / total;
            ++outlook.samples;
        }
    }
    return outlooks;
}

}  // namespace slovoteka
