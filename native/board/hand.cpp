// Adding and removing tiles.

#include "board/hand.hpp"

namespace slovoteka {

Hand Hand::of(std::span<const Tile> tiles) {
    Hand hand;
    for (const Tile tile : tiles) {
        hand.add(tile);
    }
    return hand;
}

void Hand::add(Tile tile) {
    ++size;
    if (tile & kBlank) {
        ++blanks;
    } else {
        ++counts[letter_of(tile)];
        present |= std::uint64_t{1} << letter_of(tile);
    }
}

void Hand::remove(Tile tile) {
    --size;
    if (tile & kBlank) {
        --blanks;
    } else if (--counts[letter_of(tile)] == 0) {
        present &= ~(std::uint64_t{1} << letter_of(tile));
    }
}

void Hand::remove(const Move& move) {
    for (const Tile tile : move.told_tiles()) {
        if (tile != kEmpty) {
            remove(tile);
        }
    }
}

int Hand::value(const Layout& layout) const {
    int sum = 0;
    for (std::uint64_t rest = present; rest != 0; rest &= rest - 1) {
        const int letter = std::countr_zero(rest);
        sum += counts[letter] * layout.values[letter];
    }
    return sum;
}

}  // namespace slovoteka
