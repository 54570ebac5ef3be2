// A player's tiles.

#pragma once

#include "board/move.hpp"

namespace slovoteka {

// A multiset.
struct Hand {
    std::array<std::uint8_t, kMaxSymbols> counts{};
    std::uint64_t present = 0;  // letters, without blanks
    std::uint8_t blanks = 0;
    std::uint8_t size = 0;

    static Hand of(std::span<const Tile> tiles);
    void add(Tile tile);
    void remove(Tile tile);         // which must be there
    void remove(const Move& move);  // the tiles that it uses, which must be there
    int value(const Layout& layout) const;
};

}  // namespace slovoteka
