// Positions from outside, checked before they are used.

#pragma once

#include "board/board.hpp"
#include "board/leaves.hpp"

namespace slovoteka {

struct Position {
    Board board;
    Hand hand;
};

// Throws std::invalid_argument for a grid of another size, a tile that is not in the set, too many of one tile, or a
// rack that is too long.
Position read_position(const WordGraph& graph, const Layout& layout, std::span<const Tile> grid,
                       std::span<const Tile> rack);
// Reads a play on this board from the bytes of a `Move` and computes its points. Throws std::invalid_argument if it
// does not lie within a line and on empty squares, or has more tiles than a rack.
Move read_play(const Board& board, std::span<const std::byte> bytes);
// Reads any move of a hand. `leaves`, if given, value its leave. Throws std::invalid_argument, also for tiles that the
// hand does not have.
Move read_move(const Board& board, const Hand& hand, const Leaves* leaves, std::span<const std::byte> bytes);

}  // namespace slovoteka
