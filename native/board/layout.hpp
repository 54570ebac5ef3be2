// What differs between editions of Scrabble: boards and tile sets. Letters are symbols of the word graph's alphabet.

#pragma once

#include "graph/wordgraph.hpp"

namespace slovoteka {

inline constexpr unsigned kMaxSquares = kMaxSide * kMaxSide;
inline constexpr unsigned kMaxRack = 10;
inline constexpr int kPoint = 1000;         // thousandths
inline constexpr int kMostPoints = 32'000;  // the most points of a play, however the squares of a board multiply

// On a board: 0 is an empty square, k + 1 the tile of letter k, and with kBlank added a blank that stands for it. On a
// rack or in a bag: k + 1 is the tile of letter k, kBlank alone is a blank.
using Tile = std::uint8_t;
inline constexpr Tile kEmpty = 0;
inline constexpr Tile kBlank = 0x80;

constexpr Symbol letter_of(Tile tile) {
    return static_cast<Symbol>((tile & ~kBlank) - 1);
}

struct Layout {
    unsigned side = 15;
    unsigned rack_size = 7;
    int bonus = 50;        // for a whole rack laid at once
    unsigned start = 112;  // the square that the first word covers
    unsigned letters = 0;
    unsigned blanks = 0;
    std::array<std::uint8_t, kMaxSymbols> counts{};
    std::array<std::uint8_t, kMaxSymbols> values{};
    std::array<std::uint8_t, kMaxSquares> letter_factors{};
    std::array<std::uint8_t, kMaxSquares> word_factors{};

    unsigned squares() const { return side * side; }
    unsigned tile_count() const;
    int value(Tile tile) const { return tile & kBlank ? 0 : values[letter_of(tile)]; }
    // Throws std::invalid_argument if something exceeds the limits above.
    void check() const;
    bool operator==(const Layout&) const = default;
};

}  // namespace slovoteka
