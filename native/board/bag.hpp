// Tiles that are not on the board, as lists.

#pragma once

#include "board/board.hpp"
#include "board/hand.hpp"

namespace slovoteka {

// Every tile of the set.
std::vector<Tile> all_tiles(const Layout& layout);
// The tiles that are neither on the board nor in this hand, in order.
std::vector<Tile> unseen_tiles(const Board& board, const Hand& hand);
void take(std::vector<Tile>& tiles, Tile tile);
// Draws from the end of the bag until the hand has `size` tiles or the bag is empty.
void draw(Hand& hand, std::vector<Tile>& bag, unsigned size);

}  // namespace slovoteka
