// Positions from outside, checked before anything is done with them.

#pragma once

#include "board/board.hpp"
#include "board/leaves.hpp"

namespace slovoteka {

struct Position {
    Board board;
    Hand hand;
};

// Throws std::invalid_argument for a grid of another size, a tile that the set has not, more of one than it has, or a
// rack that is too long.
Position read_position(const WordGraph& graph, const Layout& layout, std::span<const Tile> grid,
                       std::span<const Tile> rack);
// A play on this board out of the bytes of a `Move`; its points are counted here. Throws std::invalid_argument for what
// does not lie within a line or on empty squares, or is more than a rack.
Move read_play(const Board& board, std::span<const std::byte> bytes);
// Any move out of a hand; what stays is worth what `leaves` say, if there are any. Throws std::invalid_argument, also
// for tiles that the hand has not.
Move read_move(const Board& board, const Hand& hand, const Leaves* leaves, std::span<const std::byte> bytes);

}  // namespace slovoteka
