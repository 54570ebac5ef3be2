// The tile set, and which of its tiles are unseen.

#include "board/bag.hpp"

#include <algorithm>

namespace slovoteka {

std::vector<Tile> all_tiles(const Layout& layout) {
    std::vector<Tile> tiles(layout.blanks, kBlank);
    for (unsigned letter = 0; letter < layout.letters; ++letter) {
        tiles.insert(tiles.end(), layout.counts[letter], static_cast<Tile>(letter + 1));
    }
    return tiles;
}

std::vector<Tile> unseen_tiles(const Board& board, const Hand& hand) {
    const Layout& layout = board.layout();
    std::array<unsigned, kMaxSymbols> seen{};
    unsigned blanks = hand.blanks;
    for (unsigned square = 0; square < layout.squares(); ++square) {
        const Tile tile = board.at(square);
        if (tile & kBlank) {
            ++blanks;
        } else if (tile != kEmpty) {
            ++seen[letter_of(tile)];
        }
    }
    std::vector<Tile> unseen(layout.blanks - std::min(blanks, layout.blanks), kBlank);
    for (unsigned letter = 0; letter < layout.letters; ++letter) {
        const unsigned known = std::min<unsigned>(seen[letter] + hand.counts[letter], layout.counts[letter]);
        unseen.insert(unseen.end(), layout.counts[letter] - known, static_cast<Tile>(letter + 1));
    }
    return unseen;
}

void take(std::vector<Tile>& tiles, Tile tile) {
    const Tile face = tile & kBlank ? kBlank : tile;
    if (const auto place = std::ranges::find(tiles, face); place != tiles.end()) {
        tiles.erase(place);
    }
}

void draw(Hand& hand, std::vector<Tile>& bag, unsigned size) {
    while (hand.size < size && !bag.empty()) {
        hand.add(bag.back());
        bag.pop_back();
    }
}

}  // namespace slovoteka
