// Carrying out moves, and the end of a game.

#include "search/table.hpp"

#include <algorithm>

namespace slovoteka {

EndCounts counts_after(const EndCounts& counts, const Move& move) {
    return {.passes = move.kind == MoveKind::kPass ? counts.passes + 1 : 0,
            .scoreless = move.score == 0 ? counts.scoreless + 1 : 0};
}

bool is_end(const EndRules& rules, const EndCounts& counts, unsigned players) {
    return counts.passes >= rules.pass_rounds * players ||
           (rules.scoreless_rounds > 0 && counts.scoreless >= rules.scoreless_rounds * players);
}

bool pass_ends(const EndRules& rules, const EndCounts& counts, unsigned players) {
    return is_end(rules, counts_after(counts, {}), players);
}

Table::Table(const Layout& layout, const EndRules& rules, std::span<const Hand> hands, std::vector<Tile> bag,
             const EndCounts& counts, const Dealing& dealing)
    : layout_(layout),
      dealing_(dealing),
      players_(static_cast<unsigned>(hands.size())),
      rules_(rules),
      bag_(std::move(bag)),
      counts_(counts) {
    std::ranges::copy(hands, hands_.begin());
}

void Table::carry_out(const Move& move) {
    Hand& hand = hands_[turn_];
    points_[turn_] += move.score;
    hand.remove(move);
    draw(move.laid);
    if (move.kind == MoveKind::kExchange) {  // drawn first, then given back (SM-G22)
        for (const Tile tile : move.told_tiles()) {
            give_back(tile);
        }
    }
    counts_ = counts_after(counts_, move);
    is_over_ = (hand.size == 0 && bag_.empty()) || is_end(rules_, counts_, players_);
    turn_ = turn_ + 1 < players_ ? turn_ + 1 : 0;
}

int Table::points_of_others() const {
    int sum = 0;
    for (unsigned player = 0; player < players_; ++player) {
        sum += player == turn_ ? 0 : hands_[player].value(layout_);
    }
    return sum;
}

std::array<int, kMostPlayers> Table::final_points() const {
    std::array<int, kMostPlayers> points = points_;
    int left = 0;
    for (unsigned player = 0; player < players_; ++player) {
        const int value = hands_[player].value(layout_);
        points[player] -= value;
        left += value;
    }
    for (unsigned player = 0; player < players_; ++player) {
        points[player] += hands_[player].size == 0 ? left : 0;
    }
    return points;
}

void Table::draw(std::size_t most) {
    Hand& hand = hands_[turn_];
    const std::size_t count = std::min(most, bag_.size());
    const bool from_front = dealing_.from_both_ends && turn_ == 0;
    const auto first = from_front ? bag_.begin() : bag_.end() - static_cast<std::ptrdiff_t>(count);
    const auto last = first + static_cast<std::ptrdiff_t>(count);
    std::for_each(first, last, [&hand](Tile tile) { hand.add(tile); });
    bag_.erase(first, last);
}

void Table::give_back(Tile tile) {
    const std::uint32_t places = static_cast<std::uint32_t>(bag_.size()) + 1;
    const std::uint32_t place = dealing_.random == nullptr ? 0 : dealing_.random->below(places);
    bag_.insert(bag_.begin() + static_cast<std::ptrdiff_t>(place), tile);
}

}  // namespace slovoteka
