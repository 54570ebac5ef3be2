// Plays of one line, and which lines a play changes.

#include "search/endgame_plays.hpp"

#include "board/line_search.hpp"

#include <algorithm>

namespace slovoteka {

namespace {

constexpr unsigned kCountBits = 5;
static_assert(kMaxRack < bit(kCountBits - 1) && kMaxRack * kCountBits <= 64);

// Stores plays in the endgame's format.
class KeepPlays {
public:
    KeepPlays(unsigned line, const Layout& layout, const HandPacking& packing, std::vector<Play>& found)
        : line_(line), layout_(layout), packing_(packing), found_(found) {}

    static bool wants(std::int32_t /*equity*/) { return true; }

    void add(const Move& move) {
        Play play;
        play.line = static_cast<std::uint8_t>(line_);
        play.first = static_cast<std::uint8_t>(move.down ? move.start / layout_.side : move.start % layout_.side);
        play.length = move.length;
        play.score = move.score;
        std::uint64_t id = line_ * std::uint64_t{kMaxSide} + play.first;
        for (const Tile tile : std::span(move.tiles).first(move.length)) {
            if (tile != kEmpty) {
                play.tiles[play.laid++] = tile;
                play.used += packing_.unit(tile);
                play.value = static_cast<std::int16_t>(play.value + layout_.value(tile));
                id = mixed(id << 8 | tile);
            }
        }
        play.id = static_cast<std::uint16_t>(id | 1);
        found_.push_back(play);
    }

private:
    const unsigned line_;
    const Layout& layout_;
    const HandPacking& packing_;
    std::vector<Play>& found_;
};

void find_plays(const Board& board, unsigned line, const Hand& hand, const HandPacking& packing,
                std::vector<Play>& found) {
    const Layout& layout = board.layout();
    Supply supply({.hand = hand}, layout);
    KeepPlays record(line, layout, packing, found);
    LineSearch<KeepPlays> search(board, supply, record);
    const Direction direction = line < layout.side ? kAcross : kDown;
    anchors_of_line(board, direction, line % layout.side, supply.letters(),
                    [&](const Square*, const Anchor& anchor) { search.run(anchor, hand.size); });
}

// Odd numbers without a pattern, two for each place of a line.
constexpr auto kFactors = [] {
    std::array<std::array<std::uint64_t, 2>, kMaxSide> factors{};
    for (std::uint64_t place = 0; place < kMaxSide; ++place) {
        factors[place] = {mixed(2 * place + 1) | 1, mixed(2 * place + 2) | 1};
    }
    return factors;
}();

// Everything that plays in a line depend on. The products are independent of each other, unlike a chain of hashes, so
// they run in parallel.
std::uint64_t hash_of(const Square* squares, unsigned side) {
    std::uint64_t hash = 0;
    for (unsigned place = 0; place < side; ++place) {
        const Square& square = squares[place];
        const std::uint64_t rest = std::uint64_t{square.tile} << 16 | static_cast<std::uint16_t>(square.beside);
        hash += square.allowed * kFactors[place][0] + rest * kFactors[place][1];
    }
    return hash;
}

}  // namespace

HandPacking::HandPacking(const Hand& all) {
    unsigned kinds = 0;
    const auto next_unit = [&] {
        const unsigned lowest = kCountBits * kinds++;
        guards_ |= bit(lowest + kCountBits - 1);
        return bit(lowest);
    };
    if (all.blanks > 0) {
        blank_ = next_unit();
    }
    for (std::uint64_t rest = all.present; rest != 0; rest &= rest - 1) {
        letters_[static_cast<unsigned>(std::countr_zero(rest))] = next_unit();
    }
    // Mixed twice, so that differences between hands do not cancel out in `key`.
    id_ = mixed(mixed(all.present) + all.blanks);
}

PackedHand HandPacking::pack(const Hand& hand) const {
    PackedHand packed = hand.blanks * blank_;
    for (std::uint64_t rest = hand.present; rest != 0; rest &= rest - 1) {
        const auto letter = static_cast<unsigned>(std::countr_zero(rest));
        packed += hand.counts[letter] * letters_[letter];
    }
    return packed;
}

Move move_of(const Play& play, const Board& board) {
    Move move;
    if (play.is_pass()) {
        return move;
    }
    const unsigned side = board.layout().side;
    const bool is_down = play.line >= side;
    const unsigned number = play.line % side;
    const Square* squares = board.line(is_down ? kDown : kAcross, number);
    move.kind = MoveKind::kPlay;
    move.score = play.score;
    move.equity = play.score * kPoint;
    move.start = static_cast<std::uint16_t>(is_down ? play.first * side + number : number * side + play.first);
    move.down = is_down ? 1 : 0;
    move.length = play.length;
    move.laid = play.laid;
    unsigned next = 0;
    for (unsigned place = 0; place < play.length; ++place) {
        move.tiles[place] = squares[play.first + place].tile == kEmpty ? play.tiles[next++] : kEmpty;
    }
    return move;
}

// A line changes if a tile is laid in it, or if a run of tiles that ends at it grows.
LineSet changed_lines(const Play& play, const Board& board) {
    const unsigned side = board.layout().side;
    const bool is_down = play.line >= side;
    const unsigned number = play.line % side;
    const unsigned along = is_down ? side : 0;
    const unsigned sideways = is_down ? 0 : side;
    const Square* squares = board.line(is_down ? kDown : kAcross, number);
    LineSet changed = bit(play.line);
    if (play.first > 0) {
        changed |= bit(sideways + play.first - 1);
    }
    if (play.first + play.length < side) {
        changed |= bit(sideways + play.first + play.length);
    }
    for (unsigned place = play.first; place < play.first + play.length; ++place) {
        if (squares[place].tile != kEmpty) {
            continue;
        }
        changed |= bit(sideways + place);
        const Square* across = board.line(is_down ? kAcross : kDown, place);
        unsigned before = number > 0 ? number - 1 : 0;
        while (before > 0 && across[before].tile != kEmpty) {
            --before;
        }
        unsigned after = std::min(number + 1, side - 1);
        while (after + 1 < side && across[after].tile != kEmpty) {
            ++after;
        }
        changed |= bit(along + before) | bit(along + after);
    }
    return changed;
}

// --- the cache: open addressing; it is cleared when it is full

namespace {
constexpr std::size_t kEntries = std::size_t{1} << 16;
constexpr std::size_t kMostEntries = kEntries / 4 * 3;
constexpr std::size_t kMostPlays = std::size_t{1} << 19;
}  // namespace

LineCache::LineCache() : entries_(kEntries) {}

void LineCache::clear() {
    if (used_ > 0) {
        std::ranges::fill(entries_, Entry{});
    }
    used_ = 0;
    plays_.clear();
}

void LineCache::add_plays(const Board& board, unsigned line, const Hand& hand, const HandPacking& packing,
                          std::vector<Play>& list) {
    const unsigned side = board.layout().side;
    const Square* squares = board.line(line < side ? kAcross : kDown, line % side);
    const unsigned context = 2 * line + (board.is_empty() ? 1 : 0);
    const std::uint64_t key = mixed(hash_of(squares, side) + mixed(packing.key(packing.pack(hand)) + context)) | 1;
    std::size_t place = (key >> 32) % kEntries;
    for (; entries_[place].key != 0; place = (place + 1) % kEntries) {
        if (const Entry& entry = entries_[place]; entry.key == key) {
            list.insert(list.end(), plays_.begin() + entry.first, plays_.begin() + entry.first + entry.count);
            return;
        }
    }
    const std::size_t before = list.size();
    find_plays(board, line, hand, packing, list);
    const std::size_t count = list.size() - before;
    if (used_ >= kMostEntries || plays_.size() + count > kMostPlays) {
        clear();
        place = (key >> 32) % kEntries;
    }
    entries_[place] = {
        .key = key, .first = static_cast<std::uint32_t>(plays_.size()), .count = static_cast<std::uint32_t>(count)};
    ++used_;
    plays_.insert(plays_.end(), list.end() - static_cast<std::ptrdiff_t>(count), list.end());
}

}  // namespace slovoteka
