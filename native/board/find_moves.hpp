// Finding moves: all of a rack, or the best of them.

#pragma once

#include "board/board.hpp"
#include "board/leaves.hpp"
#include "board/tiles_at_end.hpp"

namespace slovoteka {

// What to look for among the moves of one rack.
struct MoveQuery {
    Hand hand;
    const Leaves* leaves = nullptr;      // if null, only points count
    const TilesAtEnd* at_end = nullptr;  // given if the bag is empty; then it is used instead of leaves
    unsigned exchange_most = 0;          // how many tiles may be exchanged
    bool may_pass = false;
    int floor = INT32_MIN;  // moves with less equity are not wanted
};

// Each function appends to `found`. `all_moves` gives no order; the others put the best first, and equals in the order
// of Move::key.
void all_moves(const Board& board, const MoveQuery& query, std::vector<Move>& found);
void best_moves(const Board& board, const MoveQuery& query, std::size_t count, std::vector<Move>& found);
// The best move; a pass if there is no other.
Move best_move(const Board& board, const MoveQuery& query);

}  // namespace slovoteka
