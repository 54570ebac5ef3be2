// Checks of a layout.

#include "board/layout.hpp"

#include <algorithm>
#include <string>

namespace slovoteka {

unsigned Layout::tile_count() const {
    unsigned count = blanks;
    for (unsigned letter = 0; letter < letters; ++letter) {
        count += counts[letter];
    }
    return count;
}

void Layout::check() const {
    if (side < 2 || side > kMaxSide) {
        throw std::invalid_argument("a board has 2 to " + std::to_string(kMaxSide) + " squares in a line, not " +
                                    std::to_string(side));
    }
    if (rack_size < 1 || rack_size > kMaxRack) {
        throw std::invalid_argument("a rack has 1 to " + std::to_string(kMaxRack) + " tiles, not " +
                                    std::to_string(rack_size));
    }
    if (letters < 1 || letters > kMaxSymbols - 2 || start >= squares()) {
        throw std::invalid_argument("the layout contradicts itself");
    }
    // Within these limits an int holds the points of any run of squares.
    constexpr unsigned kMostLetterFactor = 9;
    constexpr unsigned kMostWordFactor = 3;
    constexpr unsigned kMostValue = 99;
    constexpr int kMostBonus = 10'000;
    for (unsigned square = 0; square < squares(); ++square) {
        if (letter_factors[square] > kMostLetterFactor || word_factors[square] > kMostWordFactor) {
            throw std::invalid_argument("a premium square multiplies a letter by 9 at most and a word by 3");
        }
    }
    if (std::ranges::max(values) > kMostValue || bonus < 0 || bonus > kMostBonus) {
        throw std::invalid_argument("a tile counts 99 at most, and a whole rack 0 to 10000 more");
    }
}

}  // namespace slovoteka
