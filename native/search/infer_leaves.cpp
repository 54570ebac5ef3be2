// What a move reveals about the tiles that its player kept.
//
// The player had the laid tiles and some others. A rack that could have done much better is unlikely: a leave is the
// more likely, the closer the move comes to the best move of such a rack.

#include "search/infer_leaves.hpp"

#include "board/find_moves.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace slovoteka {

namespace {

using Clock = std::chrono::steady_clock;

constexpr unsigned kTried = 240;       // leaves
constexpr double kTolerance = 5;       // points below the best that people and engines often accept
constexpr double kLeastWeight = 0.02;  // relative to the best move, because nobody is sure what others think

}  // namespace

void LeavePool::add(std::vector<Tile> leave, double weight) {
    leaves_.push_back(std::move(leave));
    sums_.push_back((sums_.empty() ? 0 : sums_.back()) + weight);
}

const std::vector<Tile>* LeavePool::pick(Random& random) const {
    if (leaves_.empty()) {
        return nullptr;
    }
    const auto place = std::ranges::upper_bound(sums_, random.unit() * sums_.back());
    return &leaves_[std::min<std::size_t>(static_cast<std::size_t>(place - sums_.begin()), leaves_.size() - 1)];
}

LeavePool infer_leaves(const Situation& situation, const Skill& skill, std::uint64_t seed) {
    LeavePool pool;
    const Layout& layout = situation.board.layout();
    const Move& last = situation.last;
    if (last.kind != MoveKind::kPlay || last.laid >= layout.rack_size || situation.bag == 0) {
        return pool;
    }
    const unsigned kept = std::min(layout.rack_size - last.laid, situation.others.front());
    Random random(seed ^ 0x1F83D9ABFB41BD6B);
    std::vector<Tile> tiles = situation.unseen;
    const Clock::time_point ends = Clock::now() + std::chrono::milliseconds(skill.max_ms / 4);
    for (unsigned number = 0; number < kTried && (skill.max_ms == 0 || Clock::now() < ends); ++number) {
        for (unsigned place = 0; place < kept; ++place) {
            const auto left = static_cast<std::uint32_t>(tiles.size() - place);
            std::swap(tiles[place], tiles[place + random.below(left)]);
        }
        std::vector<Tile> leave(tiles.begin(), tiles.begin() + kept);
        Hand hand = Hand::of(leave);
        const std::int32_t worth = skill.leaves != nullptr ? skill.leaves->value(hand) : 0;
        for (unsigned place = 0; place < last.length; ++place) {
            if (last.tiles[place] != kEmpty) {
                hand.add(last.tiles[place] & kBlank ? kBlank : last.tiles[place]);
            }
        }
        const MoveQuery query{.hand = hand, .leaves = skill.leaves};
        const std::int32_t best = best_move(situation.before, query).equity;
        const double missed = (best - (last.score * kPoint + worth)) / double{kPoint};
        pool.add(std::move(leave), std::max(kLeastWeight, std::exp(-std::max(missed, 0.0) / kTolerance)));
    }
    return pool;
}

}  // namespace slovoteka
