// Internal: the plays of an endgame, line by line.
//
// In an endgame the same hands meet almost the same board again and again. A play changes a few lines, and the plays of
// the others stay. So plays are found for one line at a time and cached by the content of the line, and the list for a
// position is an earlier list without what no longer fits.

#pragma once

#include "board/board.hpp"
#include "board/hand.hpp"

namespace slovoteka {

constexpr std::uint64_t mixed(std::uint64_t number) {
    number = (number ^ number >> 32) * 0xD6E8FEB86659FD93;
    number = (number ^ number >> 32) * 0xD6E8FEB86659FD93;
    return number ^ number >> 32;
}

// A hand in one number: five bits for each kind of tile that the player has at first, with the highest of them free.
using PackedHand = std::uint64_t;

class HandPacking {
public:
    explicit HandPacking(const Hand& all);

    PackedHand unit(Tile tile) const { return tile & kBlank ? blank_ : letters_[letter_of(tile)]; }
    PackedHand pack(const Hand& hand) const;
    // Hands with the same key are the same and packed in the same way.
    std::uint64_t key(PackedHand hand) const { return mixed(hand + id_); }
    // Whether the hand has all of these tiles.
    bool fits(PackedHand used, PackedHand hand) const { return (((hand | guards_) - used) & guards_) == guards_; }

private:
    std::array<PackedHand, kMaxSymbols> letters_{};
    PackedHand blank_ = 0;
    PackedHand guards_ = 0;
    std::uint64_t id_ = 0;
};

using LineSet = std::uint64_t;  // bit direction * side + number
static_assert(2 * kMaxSide <= 64);

// A play in a few bytes.
struct Play {
    PackedHand used = 0;
    std::int16_t score = 0;
    std::int16_t value = 0;  // of the tiles, as they count in a hand
    std::uint8_t line = 0;   // direction * side + number
    std::uint8_t first = 0;  // where in the line the word begins
    std::uint8_t length = 0;
    std::uint8_t laid = 0;
    std::array<Tile, kMaxRack> tiles{};  // the laid ones, along the word
    std::uint16_t id = 0;                // from line, place and tiles; mostly unique; 0 for a pass

    bool is_pass() const { return laid == 0; }
};
static_assert(sizeof(Play) == 32);

// The play as a move on the board where it is made.
Move move_of(const Play& play, const Board& board);
// The lines whose plays differ after this play. The board is the one before it.
LineSet changed_lines(const Play& play, const Board& board);

// Caches plays by the content of a line and by the hand.
class LineCache {
public:
    LineCache();
    void clear();

    // Adds the plays of a line to the list. A cache serves one layout and one graph.
    void add_plays(const Board& board, unsigned line, const Hand& hand, const HandPacking& packing,
                   std::vector<Play>& list);

private:
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t first = 0;
        std::uint32_t count = 0;
    };

    std::vector<Entry> entries_;
    std::size_t used_ = 0;
    std::vector<Play> plays_;
};

}  // namespace slovoteka
